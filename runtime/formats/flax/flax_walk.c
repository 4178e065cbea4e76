/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_walk.c - see flax_walk.h.
 */
#include "flax_walk.h"

#include <string.h>

void tg_flax_walk_begin(tg_flax_walk *w, ks_ctx *ks, bool checks) {
    memset(w, 0, sizeof *w);
    w->ks = ks;
    w->in = (tg_flax_input){ks, 0, ks->input.size, 0, checks, NULL, 0};
}

bool tg_flax_walk_in(const tg_flax_walk *w, unsigned depth) {
    for (unsigned i = depth; i > 0; i--) {
        const tg_flax_frame *f = &w->frames[i - 1];
        if (f->is_map) ks_in(w->ks, "value");
        ks_in_item(w->ks, f->is_map ? "pairs" : "items", f->done - 1);
    }
    return ks_in(w->ks, "state");
}

/* An error in a value. */
static tg_flax_event fail(tg_flax_walk *w) {
    tg_flax_walk_in(w, w->depth);
    return TG_FLAX_FAILED;
}

static tg_flax_event refuse(tg_flax_walk *w, ks_code code, const char *expected) {
    tg_flax_refuse(&w->in, &w->token, code, expected);
    return fail(w);
}

/* ------------------------------------------------------------------------------------------ keys */

/* Whether an array of msgpack-numpy begins with this key: {"nd": True, "type": ...}. Its reader unpickles some of them. */
static bool is_of_msgpack_numpy(const tg_flax_walk *w, const uint8_t *key, uint64_t n, bool *yes) {
    enum { SIZE = 6 };
    *yes = false;
    if (n != 2 || memcmp(key, "nd", 2) != 0 || w->in.end - w->in.at < SIZE) return true;
    const uint8_t *next = ks_input_bytes(w->ks, w->in.at, SIZE); /* behind the key */
    if (next == NULL) return false;
    *yes = (next[0] == 0xc2 || next[0] == 0xc3) && memcmp(next + 1, "\xa4type", SIZE - 1) == 0;
    return true;
}

static bool test_key(tg_flax_walk *w, const tg_flax_token *t, const uint8_t *key) {
    bool foreign;
    if (!is_of_msgpack_numpy(w, key, t->n, &foreign)) return false;
    if (foreign)
        return ks_fail_found(w->ks, KS_UNSUPPORTED, t->at,
                             "arrays of Flax, and none of msgpack-numpy: save them with "
                             "flax.serialization or as .npz",
                             ks_none(), tg_flax_shown(key, t->n));
    if (!tg_flax_is_chunked(key, t->n)) return true;
    ks_fail_found(w->ks, KS_BAD_VALUE, t->at,
                  TG_FLAX_CHUNKED " as the first key of a map that is in another map", ks_none(),
                  ks_none());
    return false;
}

/* The key of the next pair. */
static bool take_key(tg_flax_walk *w, tg_flax_frame *f) {
    tg_flax_token t;
    const uint8_t *key = NULL;
    if (tg_flax_read_token(&w->in, &t)) {
        if (t.kind != TG_FLAX_TEXT) {
            tg_flax_refuse(&w->in, &t, KS_BAD_VALUE, "a key that is a text");
        } else if ((key = tg_flax_read_text(&w->in, &t)) != NULL && test_key(w, &t, key)) {
            f->key_at = t.body;
            f->key_len = t.n;
            return true;
        }
    }
    ks_in(w->ks, "key");
    ks_in_item(w->ks, "pairs", f->done - 1);
    return tg_flax_walk_in(w, w->depth - 1);
}

/* ---------------------------------------------------------------------------------------- values */

/* Whether the first key of the map that was opened says that it has chunks. The key is read again as a key, if not. */
static bool has_chunks(tg_flax_walk *w, bool *yes) {
    enum { SIZE = sizeof TG_FLAX_CHUNKED - 1, MOST_HEAD = 2 };
    *yes = false;
    if (w->token.n == 0 || SIZE + MOST_HEAD > w->in.end - w->in.at) return true;
    const uint8_t *p = ks_input_bytes(w->ks, w->in.at, SIZE + MOST_HEAD);
    if (p == NULL) return false;
    const unsigned head = p[0] == (0xa0 | SIZE) ? 1 : p[0] == 0xd9 && p[1] == SIZE ? 2 : 0;
    *yes = head > 0 && tg_flax_is_chunked(p + head, SIZE);
    if (*yes) w->in.at += head + SIZE;
    return true;
}

static tg_flax_event take_chunks(tg_flax_walk *w) {
    w->is_chunked = w->has_arrays = true;
    if (!tg_flax_read_chunked(&w->in, &w->token, &w->array, w->chunks)) return fail(w);
    return TG_FLAX_TENSOR;
}

static tg_flax_event open_frame(tg_flax_walk *w) {
    bool chunked = false;
    const bool is_map = w->token.kind == TG_FLAX_MAP;
    const bool may_have_chunks = w->depth > 0 && w->frames[w->depth - 1].is_map;
    if (is_map && may_have_chunks && !has_chunks(w, &chunked)) return fail(w);
    if (chunked) return take_chunks(w);
    if (w->depth == TG_FLAX_DEPTH)
        return refuse(w, KS_BAD_VALUE, "at most 100 arrays and maps in each other");
    tg_flax_frame *f = &w->frames[w->depth++];
    f->at = w->token.at;
    f->count = w->token.n;
    f->done = 0;
    f->is_map = is_map;
    return TG_FLAX_OPEN;
}

/* Two floats of 64 bits. */
static bool take_complex(tg_flax_walk *w) {
    enum { SIZE = 19 };
    const uint8_t *p = tg_flax_read_bytes(&w->in, &w->token);
    if (p == NULL) return false;
    if (w->token.n == SIZE && p[0] == 0x92 && p[1] == 0xcb && p[10] == 0xcb) {
        w->parts[0] = ks_f8be(p + 2);
        w->parts[1] = ks_f8be(p + 11);
        return true;
    }
    ks_fail_found(w->ks, KS_BAD_VALUE, w->token.body, "an array of two floats of 64 bits",
                  ks_none(), tg_flax_shown(p, w->token.n));
    return ks_in(w->ks, "complex");
}

static tg_flax_event take_extension(tg_flax_walk *w) {
    const tg_flax_token *t = &w->token;
    if (t->ext != TG_FLAX_NDARRAY && t->ext != TG_FLAX_COMPLEX && t->ext != TG_FLAX_SCALAR) {
        ks_fail_found(w->ks, KS_UNSUPPORTED, t->body - 1,
                      "1, an array, 2, a complex number, or 3, a number of NumPy", ks_none(),
                      ks_value_s64(t->ext));
        ks_in(w->ks, "ext_type");
        return fail(w);
    }
    w->has_arrays = true;
    if (t->ext == TG_FLAX_COMPLEX) return take_complex(w) ? TG_FLAX_LEAF : fail(w);
    return tg_flax_read_array(&w->in, t, &w->array) ? TG_FLAX_TENSOR : fail(w);
}

static tg_flax_event take_value(tg_flax_walk *w) {
    if (!tg_flax_read_token(&w->in, &w->token)) return fail(w);
    w->is_chunked = false;
    switch (w->token.kind) {
    case TG_FLAX_ARRAY:
    case TG_FLAX_MAP: return open_frame(w);
    case TG_FLAX_EXT: return take_extension(w);
    case TG_FLAX_TEXT: return tg_flax_read_text(&w->in, &w->token) != NULL ? TG_FLAX_LEAF : fail(w);
    case TG_FLAX_BYTES: w->in.at = w->token.body + w->token.n; return TG_FLAX_LEAF;
    default: return TG_FLAX_LEAF;
    }
}

static tg_flax_event take_root(tg_flax_walk *w) {
    if (!tg_flax_read_token(&w->in, &w->token)) return fail(w);
    if (w->token.kind != TG_FLAX_MAP) return refuse(w, KS_BAD_VALUE, "a map");
    return open_frame(w);
}

static tg_flax_event take_end(tg_flax_walk *w) {
    if (w->in.at == w->in.end) return TG_FLAX_END;
    ks_fail_found(w->ks, KS_TRAILING, w->in.at, "the end of the file behind the map", ks_none(),
                  ks_value_u64(w->in.end - w->in.at));
    ks_in(w->ks, "state");
    return TG_FLAX_FAILED;
}

tg_flax_event tg_flax_walk_next(tg_flax_walk *w) {
    if (w->in.checks && !ks_spend(w->ks, 1)) return fail(w);
    if (w->closes) {
        w->closes = false;
        w->depth--;
        if (w->depth == 0) return take_end(w);
    }
    if (w->depth == 0) return take_root(w);
    tg_flax_frame *f = &w->frames[w->depth - 1];
    if (f->done == f->count) {
        w->closes = true;
        return TG_FLAX_CLOSE;
    }
    f->done++;
    return f->is_map && !take_key(w, f) ? TG_FLAX_FAILED : take_value(w);
}
