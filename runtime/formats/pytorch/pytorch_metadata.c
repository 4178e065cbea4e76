/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_metadata.c - what a checkpoint has beside tensors, as metadata.
 *
 *     {"container":"zip","protocol":2,"byte_order":"little","globals":["collections.OrderedDict",...],"storages":2,
 *      "values":{...},"attributes":{"":{"_metadata":{...}},...}}
 *
 * `values` is the object as a tree: {"tensor":NAME} for a tensor, {"bytes":"00ff"} for bytes, a list for a tuple, a set or
 * torch.Size, [real, imaginary] for a complex number, digits as text for an integer over 64 bits, "torch.float32" for a dtype.
 * `attributes` has those of OrderedDicts in it, in the same form, by the way to the dict: its keys, encoded as in `values`, with
 * '/' between them, and "" for the object itself. It is absent if there are none.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "pickle_walk.h"
#include "pytorch_file.h"

static void put_integer(const tg_pytorch *p, tg_out *out, const tg_pickle_value *v) {
    char room[TG_PICKLE_DIGITS];
    if (v->kind == TG_PICKLE_LONG) {
        tg_out_text_of(out, room, tg_pickle_digits(&p->object, v, room));
    } else if (tg_pickle_is_negative(v)) {
        tg_out_s64(out, -(int64_t)(UINT64_MAX - tg_pickle_integer(v)) - 1);
    } else {
        tg_out_u64(out, tg_pickle_integer(v));
    }
}

static void put_number(const tg_pytorch *p, tg_out *out, const tg_pickle_value *v) {
    if (v->kind == TG_PICKLE_FLOAT) {
        tg_out_f64(out, ks_f8_of(v->bits));
    } else {
        put_integer(p, out, v);
    }
}

/* A float16: 10 bits of a fraction, 5 of an exponent, and a sign. */
static double half_of(uint64_t bits) {
    const unsigned exponent = (unsigned)(bits >> 10 & 0x1f);
    double value = (double)(bits & 0x3ff) + (exponent > 0 ? 1024.0 : 0.0);
    if (exponent == 0x1f)
        return ks_f8_of((bits & 0x3ff) != 0 ? UINT64_C(0x7ff8000000000000)
                                            : (bits >> 15 << 63 | UINT64_C(0x7ff0000000000000)));
    for (unsigned e = exponent > 0 ? exponent : 1; e < 25; e++) value /= 2;
    for (unsigned e = 25; e < exponent; e++) value *= 2;
    return (bits & 0x8000) != 0 ? -value : value;
}

/* A float of a NumPy number of `width` bytes. */
static double float_of(const tg_pickle_value *v, unsigned width) {
    if (width == 8) return ks_f8_of(v->bits);
    if (width == 4) return (double)ks_f4_of((uint32_t)v->bits);
    return half_of(v->bits);
}

static void put_numpy(const tg_pytorch *p, tg_out *out, const tg_pickle_value *v) {
    const char *dtype = tg_pickle_numpy_dtype(v);
    if (dtype[0] == 'f') {
        tg_out_f64(out, float_of(v, (unsigned)(dtype[1] - '0')));
    } else if (dtype[0] == 'b') {
        tg_out_bool(out, v->bits != 0);
    } else {
        put_integer(p, out, v);
    }
}

/* In pieces, so that no memory is needed: {"bytes":[...]} would not say what is a number. */
static bool put_bytes(tg_pytorch *p, tg_out *out, const tg_pickle_value *v) {
    static const char digits[] = "0123456789abcdef";
    const uint8_t *bytes = (const uint8_t *)tg_pickle_text(&p->object, v);
    char *hex = NULL;
    uint64_t n = 0;
    const ks_allocator *a = &p->file->allocator;
    const size_t room = (size_t)v->count * 2; /* of bytes in memory, below 2^33 */
    tg_out_begin_object(out);
    tg_out_key(out, "bytes");
    if (room > 0 && (hex = a->alloc(a->self, room)) == NULL)
        return ks_fail(&p->file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    for (uint32_t i = 0; hex != NULL && i < v->count; i++) {
        uint8_t byte = bytes[i];
        if (v->kind == TG_PICKLE_LATIN1 &&
            byte > 0x7f) /* two bytes of UTF-8, the first of them C2 or C3 */
            byte = (uint8_t)((byte & 0x03) << 6 | (bytes[++i] & 0x3f));
        hex[n++] = digits[byte >> 4];
        hex[n++] = digits[byte & 15];
    }
    tg_out_text_of(out, hex != NULL ? hex : "", (size_t)n);
    if (hex != NULL) a->free(a->self, hex, room);
    tg_out_end_object(out);
    return true;
}

static bool put_device(tg_pytorch *p, tg_out *out, const tg_pickle_value *v) {
    const tg_pickle_values *values = &p->object.values;
    const tg_pickle_value *kind = tg_pickle_at(values, v->pair[0]);
    if (v->pair[1] == 0) {
        tg_out_text_of(out, tg_pickle_text(&p->object, kind), kind->count);
        return true;
    }
    tg_out_begin_array(out);
    tg_out_text_of(out, tg_pickle_text(&p->object, kind), kind->count);
    put_integer(p, out, tg_pickle_at(values, v->pair[1]));
    tg_out_end_array(out);
    return true;
}

static void put_complex(tg_pytorch *p, tg_out *out, const tg_pickle_value *v) {
    tg_out_begin_array(out);
    put_number(p, out, tg_pickle_at(&p->object.values, v->pair[0]));
    put_number(p, out, tg_pickle_at(&p->object.values, v->pair[1]));
    tg_out_end_array(out);
}

static void put_dtype(tg_out *out, const tg_pickle_value *v) {
    char text[32] = "torch.";
    size_t n = strlen(text);
    for (const char *name = tg_dtype_name((tg_dtype)v->which); *name != '\0'; name++)
        text[n++] = *name; /* at most 15 characters */
    tg_out_text_of(out, text, n);
}

/* `place`: the number of the tensors before it. */
static void put_tensor(const tg_pytorch *p, tg_out *out, uint64_t place) {
    tg_out_begin_object(out);
    tg_out_key(out, "tensor");
    tg_out_text(out, p->names[place].shown);
    tg_out_end_object(out);
}

static bool put_leaf(tg_pytorch *p, tg_out *out, const tg_pickle_value *v, uint64_t *tensors) {
    switch ((tg_pickle_kind)v->kind) {
    case TG_PICKLE_BOOL: tg_out_bool(out, v->flag != 0); return true;
    case TG_PICKLE_INT:
    case TG_PICKLE_LONG:
    case TG_PICKLE_FLOAT: put_number(p, out, v); return true;
    case TG_PICKLE_TEXT: tg_out_text_of(out, tg_pickle_text(&p->object, v), v->count); return true;
    case TG_PICKLE_BYTES:
    case TG_PICKLE_LATIN1: return put_bytes(p, out, v);
    case TG_PICKLE_COMPLEX: put_complex(p, out, v); return true;
    case TG_PICKLE_DTYPE: put_dtype(out, v); return true;
    case TG_PICKLE_DEVICE: return put_device(p, out, v);
    case TG_PICKLE_TENSOR: put_tensor(p, out, (*tensors)++); return true;
    case TG_PICKLE_NUMPY_NUMBER: put_numpy(p, out, v); return true;
    default: tg_out_null(out); return true; /* None: others are no leaves, or were refused */
    }
}

static void put_key(tg_out *out, const tg_pickle_walk *w, unsigned depth) {
    char room[TG_PICKLE_DIGITS];
    size_t n;
    if (depth == 0) return;
    const tg_pickle_frame *f = &w->frames[depth - 1];
    if (tg_pickle_kind_of(&w->m->values, f->ref) != TG_PICKLE_DICT) return;
    const char *key = tg_pickle_key(w->m, f->key, room, &n);
    tg_out_key_component(out, (const uint8_t *)key, n);
}

static bool put_values(tg_pytorch *p, tg_out *out, tg_pickle_ref from) {
    tg_pickle_walk w;
    uint64_t tensors = 0;
    tg_pickle_walk_begin(&w, &p->object, from);
    while (!out->ended) {
        const tg_pickle_event event = tg_pickle_walk_next(&w);
        const tg_pickle_value *v = tg_pickle_at(&p->object.values, w.ref);
        const bool is_dict = v->kind == TG_PICKLE_DICT;
        if (event == TG_PICKLE_END) return true;
        if (event == TG_PICKLE_FAILED) return false;
        if (event == TG_PICKLE_CLOSE) {
            if (is_dict) {
                tg_out_end_object(out);
            } else {
                tg_out_end_array(out);
            }
            continue;
        }
        put_key(out, &w, event == TG_PICKLE_OPEN ? w.depth - 1 : w.depth);
        if (event == TG_PICKLE_LEAF) {
            if (!put_leaf(p, out, v, &tensors)) return false;
        } else if (is_dict) {
            tg_out_begin_object(out);
        } else {
            tg_out_begin_array(out);
        }
    }
    return true;
}

/* The way to the dict that the walk has opened. */
static bool put_way(tg_file *file, tg_out *out, const tg_pickle_walk *w) {
    tg_name *name = &file->name; /* that of tg_out_key_component, too */
    char room[TG_PICKLE_DIGITS];
    size_t n;
    tg_name_clear(name);
    for (unsigned i = 0; i + 1 < w->depth; i++) {
        const char *part = tg_pickle_part(w, i, room, &n);
        if (i > 0) tg_name_add(name, "/");
        tg_name_add_component(name, (const uint8_t *)part, n);
    }
    if (name->failed) return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    tg_out_key_of(out, name->len > 0 ? name->data : "", name->len);
    return true;
}

/* The values that are walked through here were counted when the file was opened. */
static bool put_attributes(tg_pytorch *p, tg_out *out) {
    tg_pickle_walk w;
    bool has_any = false;
    tg_pickle_walk_begin(&w, &p->object, p->object.result);
    while (!out->ended) {
        const tg_pickle_event event = tg_pickle_walk_next(&w);
        const tg_pickle_value *v = tg_pickle_at(&p->object.values, w.ref);
        if (event == TG_PICKLE_END) break;
        if (event == TG_PICKLE_FAILED) return false;
        const tg_pickle_ref attributes = tg_pickle_attributes_of(&p->object.values, v);
        if (event != TG_PICKLE_OPEN || attributes == 0) continue;
        if (!has_any) {
            tg_out_key(out, "attributes");
            tg_out_begin_object(out);
            has_any = true;
        }
        if (!put_way(p->file, out, &w)) return false;
        tg_out_begin_object(out);
        tg_out_key(out, "_metadata");
        if (!put_values(p, out, attributes)) return false;
        tg_out_end_object(out);
    }
    if (has_any) tg_out_end_object(out);
    return true;
}

static void put_globals(const tg_pytorch *p, tg_out *out) {
    tg_out_begin_array(out);
    for (unsigned i = 0; i < TG_PICKLE_GLOBALS_MAX; i++) {
        char text[96]; /* longer than each line of pickle_calls.def */
        if (p->object.globals[i] == 0) continue;
        const char *module = tg_pickle_module_of(i);
        const char *name = tg_pickle_name_of(i);
        const size_t len = strlen(module);
        memcpy(text, module, len);
        text[len] = '.';
        memcpy(text + len + 1, name, strlen(name));
        tg_out_text_of(out, text, len + 1 + strlen(name));
    }
    tg_out_end_array(out);
}

bool tg_pytorch_metadata(tg_file *file, tg_out *out) {
    tg_pytorch *p = tg_pytorch_of(file);
    tg_out_key(out, "container");
    tg_out_text(out, p->archive != NULL ? "zip" : "legacy");
    tg_out_key(out, "protocol");
    tg_out_u64(out, p->object.protocol);
    tg_out_key(out, "byte_order");
    tg_out_text(out, p->is_big_endian ? "big" : "little");
    tg_out_key(out, "globals");
    put_globals(p, out);
    tg_out_key(out, "storages");
    tg_out_u64(out, p->object.storages.count);
    tg_out_key(out, "values");
    return put_values(p, out, p->object.result) && put_attributes(p, out);
}

#endif
