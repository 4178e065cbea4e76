/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_writer.c - .msgpack, as flax.serialization writes it with msgpack (specs/flax.ksy names the functions).
 *
 * Numbers, lengths and counts have the shortest form. An array of over 2^30 bytes is cut into chunks of as many elements as fit
 * 2^30 bytes. flax_nesting.h has what is written, in this order; equal declarations give equal bytes.
 */
#include <string.h>

#include "flax_array.h"
#include "flax_nesting.h"
#include "number_text.h"
#include "plain.h"

#define MOST_CHUNK (UINT64_C(1) << 30) /* MAX_CHUNK_SIZE */
#define SMALL_FILE 65536u /* bytes of names that readers of this library take in any case, */
#define NAMES_A_BYTE 4u   /* and for each byte of the file */

typedef struct plan {
    ks_list nodes;
} plan;

/* Bytes that are counted, or sent. */
typedef struct out {
    tg_emit *emit; /* NULL: they are counted */
    uint64_t size;
    uint8_t head[8]; /* the first ones: no elements, before which an array has more */
} out;

/* -------------------------------------------------------------------------------------- MessagePack */

static void put(out *o, const void *bytes, size_t n) {
    const size_t from = o->size < sizeof o->head ? (size_t)o->size : sizeof o->head;
    const size_t room = sizeof o->head - from;
    if (n > 0) memcpy(o->head + from, bytes, n < room ? n : room);
    o->size += n;
    if (o->emit != NULL) tg_emit_bytes(o->emit, bytes, n);
}

static void put_u8(out *o, uint8_t value) { put(o, &value, 1); }

/* A tag and a number of `width` bytes behind it. */
static void put_wide(out *o, uint8_t tag, uint64_t number, unsigned width) {
    uint8_t bytes[9] = {tag};
    for (unsigned i = 0; i < width; i++) bytes[1 + i] = (uint8_t)(number >> 8 * (width - 1 - i));
    put(o, bytes, 1 + width);
}

/* A number, in the form that begins with `tag` if it has 8 bits, and with the next ones for 16, 32 and 64. */
static void put_sized(out *o, uint8_t tag, uint64_t number) {
    const unsigned step = number <= UINT8_MAX    ? 0
                          : number <= UINT16_MAX ? 1
                          : number <= UINT32_MAX ? 2
                                                 : 3;
    put_wide(o, (uint8_t)(tag + step), number, 1u << step);
}

static void put_u64(out *o, uint64_t value) {
    if (value < 0x80) {
        put_u8(o, (uint8_t)value);
    } else {
        put_sized(o, 0xcc, value);
    }
}

static void put_s64(out *o, int64_t value) {
    const uint64_t bits = (uint64_t)value;
    if (value >= 0) {
        put_u64(o, bits);
    } else if (value >= -32) {
        put_u8(o, (uint8_t)(bits & 0xff));
    } else {
        const unsigned step = value >= INT8_MIN    ? 0
                              : value >= INT16_MIN ? 1
                              : value >= INT32_MIN ? 2
                                                   : 3;
        put_wide(o, (uint8_t)(0xd0 + step), bits, 1u << step);
    }
}

static void put_f64(out *o, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    put_wide(o, 0xcb, bits, 8);
}

/* Lengths and counts have 32 bits: flax_nesting.c. */
static void put_text_head(out *o, uint64_t n) {
    if (n < 32) {
        put_u8(o, (uint8_t)(0xa0 | n));
    } else {
        put_sized(o, 0xd9, n);
    }
}

static void put_text(out *o, const void *bytes, size_t n) {
    put_text_head(o, n);
    put(o, bytes, n);
}

static void put_word(out *o, const char *word) { put_text(o, word, strlen(word)); }

static void put_count(out *o, uint8_t small, uint8_t wide, uint64_t n) {
    if (n < 16) {
        put_u8(o, (uint8_t)(small | n));
    } else {
        put_wide(o, n <= UINT16_MAX ? wide : (uint8_t)(wide + 1), n, n <= UINT16_MAX ? 2 : 4);
    }
}

static void put_array_head(out *o, uint64_t n) { put_count(o, 0x90, 0xdc, n); }
static void put_map_head(out *o, uint64_t n) { put_count(o, 0x80, 0xde, n); }

static void put_ext_head(out *o, uint8_t type, uint64_t n) {
    if (n > 0 && n <= 16 && (n & (n - 1)) == 0) {
        uint8_t tag = 0xd4;
        while (n >> (tag - 0xd4) > 1) tag++;
        put_u8(o, tag);
    } else {
        put_sized(o, 0xc7, n);
    }
    put_u8(o, type);
}

/* A number as text, a key. */
static void put_number_key(out *o, uint64_t number) {
    char digits[24];
    tg_text t = {digits, sizeof digits, 0};
    tg_put_u64(&t, number);
    put_text(o, digits, t.len);
}

/* ------------------------------------------------------------------------------------------- arrays */

/* What is in front of the elements in the extension. */
static void put_array_fields(out *o, tg_dtype dtype, uint32_t rank, const uint64_t *shape,
                             uint64_t nbytes) {
    put_u8(o, 0x93);
    put_array_head(o, rank);
    for (uint32_t i = 0; i < rank; i++) put_u64(o, shape[i]);
    put_word(o, tg_dtype_name(dtype));
    put_sized(o, 0xc4, nbytes);
}

/* Bytes [from, from + nbytes) of the elements as an array of that shape. */
static void put_array(out *o, const tg_item *item, uint8_t type, uint32_t rank,
                      const uint64_t *shape, uint64_t from, uint64_t nbytes) {
    out fields = {.emit = NULL};
    put_array_fields(&fields, item->decl.dtype, rank, shape, nbytes);
    put_ext_head(o, type, fields.size + nbytes);
    put_array_fields(o, item->decl.dtype, rank, shape, nbytes);
    o->size += nbytes;
    if (o->emit != NULL && nbytes > 0) tg_emit_values(o->emit, item, TG_PART_VALUES, from, nbytes);
}

static void put_chunks(out *o, const tg_item *item, uint64_t nbytes) {
    const tg_decl *d = &item->decl;
    const uint64_t size = tg_dtype_bits(d->dtype) / 8;
    const uint64_t most = MOST_CHUNK / size * size;
    put_map_head(o, 3);
    put_word(o, TG_FLAX_CHUNKED);
    put_u8(o, 0xc3);
    put_word(o, "shape");
    put_map_head(o, d->rank);
    for (uint32_t i = 0; i < d->rank; i++) {
        put_number_key(o, i);
        put_u64(o, d->shape[i]);
    }
    put_word(o, "chunks");
    put_map_head(o, nbytes / most + (nbytes % most > 0));
    for (uint64_t from = 0; from < nbytes && (o->emit == NULL || !o->emit->failed); from += most) {
        const uint64_t n = nbytes - from < most ? nbytes - from : most;
        const uint64_t count = n / size;
        put_number_key(o, from / most);
        put_array(o, item, TG_FLAX_NDARRAY, 1, &count, from, n);
    }
}

static void put_tensor(out *o, const tg_item *item, bool is_scalar) {
    const tg_decl *d = &item->decl;
    const uint64_t nbytes = item->parts[TG_PART_VALUES].nbytes;
    if (nbytes > MOST_CHUNK) {
        put_chunks(o, item, nbytes);
    } else {
        put_array(o, item, is_scalar ? TG_FLAX_SCALAR : TG_FLAX_NDARRAY, d->rank, d->shape, 0,
                  nbytes);
    }
}

/* ------------------------------------------------------------------------------------------- values */

static void put_hex(out *o, const tg_meta *text) {
    for (uint64_t i = 0; i < text->count; i += 2) put_u8(o, tg_flax_byte_of(text->value.text + i));
}

static double float_of(const tg_meta *value) {
    return value->kind == TG_META_F32 ? (double)value->value.f32 : value->value.f64;
}

static void put_special(out *o, const tg_meta *special) {
    if (tg_flax_is_special(special, "@complex")) {
        put_ext_head(o, TG_FLAX_COMPLEX, 19);
        put_array_head(o, 2);
        put_f64(o, float_of(special->first));
        put_f64(o, float_of(special->first->next));
    } else if (tg_flax_is_special(special, "@bytes")) {
        put_sized(o, 0xc4, special->count / 2);
        put_hex(o, special);
    } else {
        put_text_head(o, special->count / 2);
        put_hex(o, special);
    }
}

static void put_value(out *o, const tg_meta *value) {
    switch (value->kind) {
    case TG_META_NULL: put_u8(o, 0xc0); break;
    case TG_META_BOOL: put_u8(o, value->value.u64 != 0 ? 0xc3 : 0xc2); break;
    case TG_META_U64: put_u64(o, value->value.u64); break;
    case TG_META_S64: put_s64(o, value->value.s64); break;
    case TG_META_F32:
    case TG_META_F64: put_f64(o, float_of(value)); break;
    case TG_META_TEXT: put_text(o, value->value.text, (size_t)value->count); break;
    case TG_META_ARRAY: break; /* an array, or a map without special members, is a node */
    case TG_META_OBJECT: put_special(o, tg_flax_special(value)); break;
    }
}

static void put_node(out *o, const tg_flax_node *node) {
    if (node->key != NULL) put_text(o, node->key, node->key_len);
    switch (node->kind) {
    case TG_FLAX_NODE_MAP: put_map_head(o, node->count); break;
    case TG_FLAX_NODE_ARRAY: put_array_head(o, node->count); break;
    case TG_FLAX_NODE_TENSOR: put_tensor(o, node->item, false); break;
    case TG_FLAX_NODE_SCALAR: put_tensor(o, node->item, true); break;
    case TG_FLAX_NODE_VALUE: put_value(o, node->value); break;
    }
}

/* -------------------------------------------------------------------------------------------- files */

/* The bounds of readers of this library, and of sizes. What is in front of elements has less than 2^20 bytes for each node but for
 * its key, which is in memory. */
static bool test_sums(tg_build *build) {
    uint64_t names = 0;
    for (uint64_t i = 0; i < build->num_items; i++) {
        size_t len;
        (void)tg_written_name(build->items[i], &len);
        names += len + 1; /* in memory */
    }
    if (build->size > INT64_MAX)
        return tg_refuse(build, TG_CODE_OVERFLOW, NULL, "the file has more than 2^63-1 bytes", NULL,
                         0, 0);
    return names <= SMALL_FILE || (names - SMALL_FILE) / NAMES_A_BYTE < build->size ||
           tg_refuse(build, TG_CODE_BAD_SIZE, NULL,
                     "names of % bytes together; readers take 4 for each byte of the file", NULL,
                     names, 0);
}

/* Readers of this library recognise a file by the key that it begins with. */
static bool test_first_key(tg_build *build, const ks_list *nodes, const out *counted) {
    if (nodes->count < 2) return true;
    const tg_flax_node *first = ks_list_at(nodes, 1); /* of the outermost map, which is node 0 */
    const size_t size =
        counted->size < sizeof counted->head ? (size_t)counted->size : sizeof counted->head;
    if (tg_flax_is_first_key(first->key, first->key_len, counted->head, size)) return true;
    tg_refuse(build, TG_CODE_BAD_VALUE, first->item,
              "it comes first, and its key has control characters, or is empty and makes the file "
              "look like "
              "one of another format",
              NULL, 0, 0);
    return tg_advise(build, first->item != NULL ? TG_REMEDY_RENAME : TG_REMEDY_SELECT);
}

static bool plan_flax(tg_build *build) {
    plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    out counted = {.emit = NULL};
    if (p == NULL) return tg_refuse_ks(build);
    if (!tg_flax_nest(build, &p->nodes)) return false;
    for (uint64_t i = 0; i < p->nodes.count; i++) {
        put_node(&counted, ks_list_at(&p->nodes, i));
        if (counted.size > INT64_MAX) break; /* so that no sum wraps: none adds more than 2^63 */
    }
    build->plan = p;
    build->size = counted.size;
    return test_first_key(build, &p->nodes, &counted) && test_sums(build);
}

static void write_flax(tg_build *build, tg_emit *emit) {
    const plan *p = build->plan;
    out sent = {.emit = emit};
    for (uint64_t i = 0; i < p->nodes.count && !emit->failed; i++)
        put_node(&sent, ks_list_at(&p->nodes, i));
}

const tg_format_writer tg_writer_flax = {
    .format = TG_FORMAT_FLAX,
    .dtypes = TG_FLAX_DTYPES,
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = TG_FLAX_MOST_AXES,
    .add = tg_plain_add,
    .plan = plan_flax,
    .write = write_flax,
};
