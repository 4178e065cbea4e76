/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_metadata.c - the values of a Flax file, as metadata.
 *
 *     {"values":{"params":{"kernel":{"@tensor":"params/kernel"}},"step":3,...}}
 *
 * Maps and arrays are as in the file. {"@tensor":NAME} stands for an array, {"@scalar":NAME} for a number of NumPy, which is a
 * tensor, too, {"@bytes":"00ff"} for bytes, {"@complex":[1.0,0.5]} for a complex number. Keys of the file are encoded as parts
 * of names, so none of them begins with '@'. {"@text":"00"} is a text that a text in JSON would not bring back: with a NUL, or
 * one that stands for the bits of a number (write/meta_json.c).
 */
#include <string.h>

#include "file.h"
#include "flax_file.h"

static bool is_odd(const uint8_t *text, uint64_t n) {
    if (n >= 4 && (memcmp(text, "f32:", 4) == 0 || memcmp(text, "f64:", 4) == 0)) return true;
    return n > 0 && memchr(text, 0, (size_t)n) != NULL;
}

static bool put_hex(tg_file *file, tg_out *out, const char *key, const uint8_t *bytes, uint64_t n) {
    static const char digits[] = "0123456789abcdef";
    const ks_allocator *a = &file->allocator;
    const uint64_t room = 2 * n; /* twice what is in the file */
    char *hex = NULL;
    if (room > SIZE_MAX || (room > 0 && (hex = a->alloc(a->self, (size_t)room)) == NULL))
        return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    for (uint64_t i = 0; hex != NULL && i < n; i++) {
        hex[2 * i] = digits[bytes[i] >> 4];
        hex[2 * i + 1] = digits[bytes[i] & 15];
    }
    tg_out_begin_object(out);
    tg_out_key(out, key);
    tg_out_text_of(out, hex != NULL ? hex : "", (size_t)room);
    tg_out_end_object(out);
    if (hex != NULL) a->free(a->self, hex, (size_t)room);
    return true;
}

static void put_complex(tg_out *out, const tg_flax_walk *w) {
    tg_out_begin_object(out);
    tg_out_key(out, "@complex");
    tg_out_begin_array(out);
    tg_out_f64(out, w->parts[0]);
    tg_out_f64(out, w->parts[1]);
    tg_out_end_array(out);
    tg_out_end_object(out);
}

static bool put_bytes(tg_file *file, tg_out *out, const tg_flax_token *t) {
    const uint8_t *bytes = ks_input_bytes(&file->ks, t->body, t->n);
    if (bytes == NULL) return false;
    if (t->kind == TG_FLAX_BYTES) return put_hex(file, out, "@bytes", bytes, t->n);
    if (is_odd(bytes, t->n)) return put_hex(file, out, "@text", bytes, t->n);
    tg_out_text_of(out, (const char *)bytes, (size_t)t->n);
    return true;
}

static bool put_leaf(tg_file *file, tg_out *out, const tg_flax_walk *w) {
    const tg_flax_token *t = &w->token;
    switch (t->kind) {
    case TG_FLAX_BOOL: tg_out_bool(out, t->bits != 0); return true;
    case TG_FLAX_UNSIGNED: tg_out_u64(out, t->bits); return true;
    case TG_FLAX_SIGNED: tg_out_s64(out, -(int64_t)~t->bits - 1); return true;
    case TG_FLAX_FLOAT: tg_out_f64(out, ks_f8_of(t->bits)); return true;
    case TG_FLAX_TEXT:
    case TG_FLAX_BYTES: return put_bytes(file, out, t);
    case TG_FLAX_EXT: put_complex(out, w); return true;
    default: tg_out_null(out); return true; /* nil: arrays and maps are no leaves */
    }
}

static bool put_tensor(tg_file *file, tg_out *out, const tg_flax_walk *w, uint64_t i) {
    const tg_flax *self = file->index;
    const tg_flax_tensor *t = ks_list_at(&self->tensors, i);
    tg_name *name = &file->name; /* that of tg_out_key_component, too */
    tg_name_clear(name);
    tg_foreign_add(name, t->raw, t->raw_len, self->alike);
    if (name->failed || !tg_name_reserve(name, 0))
        return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    tg_out_begin_object(out);
    tg_out_key(out, w->array.is_scalar ? "@scalar" : "@tensor");
    tg_out_text_of(out, name->data, name->len);
    tg_out_end_object(out);
    return true;
}

static void put_key(tg_file *file, tg_out *out, const tg_flax_walk *w, bool opens) {
    const tg_flax_frame *f = tg_flax_walk_parent(w, opens);
    if (f == NULL || !f->is_map) return;
    tg_out_key_component(out, ks_input_address(&file->ks, f->key_at), f->key_len);
}

static bool put_values(tg_file *file, tg_out *out, tg_flax_walk *w) {
    uint64_t tensors = 0;
    while (!out->ended) {
        const tg_flax_event event = tg_flax_walk_next(w);
        if (event == TG_FLAX_FAILED) return false;
        if (event == TG_FLAX_END) return true;
        if (event == TG_FLAX_CLOSE) {
            if (w->frames[w->depth - 1].is_map) {
                tg_out_end_object(out);
            } else {
                tg_out_end_array(out);
            }
            continue;
        }
        put_key(file, out, w, event == TG_FLAX_OPEN);
        if (event == TG_FLAX_LEAF) {
            if (!put_leaf(file, out, w)) return false;
        } else if (event == TG_FLAX_TENSOR) {
            if (!put_tensor(file, out, w, tensors++)) return false;
        } else if (w->frames[w->depth - 1].is_map) {
            tg_out_begin_object(out);
        } else {
            tg_out_begin_array(out);
        }
    }
    return true;
}

bool tg_flax_metadata(tg_file *file, tg_out *out) {
    const ks_allocator *a = &file->allocator;
    tg_flax_walk *w = a->alloc(a->self, sizeof *w);
    if (w == NULL) return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    tg_flax_walk_begin(w, &file->ks, false);
    tg_out_key(out, "values");
    const bool good = put_values(file, out, w);
    a->free(a->self, w, sizeof *w);
    return good;
}
