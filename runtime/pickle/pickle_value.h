/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_value.h - the values that a pickle makes: plain data, and descriptions of tensors.
 *
 * Values are numbers of entries in one list, so that a value that a pickle uses in several places is one entry. Texts and
 * bytes are places in the pickle. Nothing here refers to anything outside of the pickle.
 *
 * What tuples and sizes contain lies in a row in a list of references. What lists, dicts and sets contain lies there in
 * pieces, as it came: each piece begins with the place of the next one and the number of its references. The last piece
 * leads back to the first, and is what the container knows.
 */
#ifndef TENSORGATE_PICKLE_VALUE_H
#define TENSORGATE_PICKLE_VALUE_H

#include "file.h"

typedef enum tg_pickle_kind {
    TG_PICKLE_NONE,
    TG_PICKLE_BOOL,
    TG_PICKLE_INT,
    TG_PICKLE_LONG, /* an integer that int64_t does not hold: two's complement in the pickle, little-endian */
    TG_PICKLE_FLOAT,
    TG_PICKLE_TEXT, /* valid UTF-8 */
    TG_PICKLE_BYTES,
    TG_PICKLE_LATIN1, /* the bytes that the text of this place is in ISO 8859-1, each of its characters below U+0100 */
    TG_PICKLE_COMPLEX,
    TG_PICKLE_TUPLE,
    TG_PICKLE_SIZE, /* torch.Size: a tuple of lengths */
    TG_PICKLE_LIST,
    TG_PICKLE_DICT,
    TG_PICKLE_SET,
    TG_PICKLE_DTYPE,
    TG_PICKLE_DEVICE,
    TG_PICKLE_TENSOR,
    TG_PICKLE_STORAGE,
    TG_PICKLE_STORAGE_TYPE,
    TG_PICKLE_FUNCTION, /* of pickle_calls.def; it is never called, its results are made here */
    TG_PICKLE_NUMPY_DTYPE,
    TG_PICKLE_NUMPY_NUMBER
} tg_pickle_kind;

/* The number of a value. */
typedef uint32_t tg_pickle_ref;

/* These three exist once. */
enum { TG_PICKLE_REF_NONE, TG_PICKLE_REF_FALSE, TG_PICKLE_REF_TRUE };

typedef struct tg_pickle_value {
    uint8_t kind; /* a tg_pickle_kind */
    uint8_t
        flag; /* BOOL: the value; DICT: TG_PICKLE_ORDERED, TG_PICKLE_BUILT; NUMPY_DTYPE: byte order, or 0 */
    uint16_t which; /* a tg_dtype, a tg_pickle_function, or a NumPy type */
    /* TEXT, BYTES, LATIN1, LONG: the place in the pickle; INT, STORAGE_TYPE, FUNCTION, NUMPY_DTYPE, NUMPY_NUMBER: that of the
     * opcode that made it; TUPLE, SIZE: the first reference; LIST, DICT, SET: the last piece, 0:
     * none; TENSOR, STORAGE: the number */
    uint32_t at;
    union {
        uint64_t
            bits; /* INT, in two's complement; FLOAT; NUMPY_NUMBER: its bytes, the lowest one first */
        struct {
            uint32_t count; /* bytes; references, two for each member of a dict */
            uint32_t more;  /* containers: what else is known of it, 0: nothing */
        };
        tg_pickle_ref pair
            [2]; /* COMPLEX: real and imaginary part; DEVICE: the kind, and the number, 0: none */
    };
} tg_pickle_value;

_Static_assert(sizeof(tg_pickle_value) == 16, "an opcode of one byte makes at most 16 bytes");

enum { TG_PICKLE_ORDERED = 1, TG_PICKLE_BUILT = 2 };

/* What is in a value, where a shared one is counted at each of its places, and the value itself. */
typedef struct tg_pickle_sums {
    uint64_t places;
    uint64_t tensors;
    uint64_t ways;   /* of tensors, and of dicts with attributes */
    uint64_t cost;   /* of making these ways: their bytes in this value, and a few for each */
    unsigned height; /* of containers in it */
} tg_pickle_sums;

/* Of a container that the pickle uses again, or that has attributes. */
typedef struct tg_pickle_more {
    tg_pickle_ref attributes; /* DICT: the value of `_metadata`, 0: none */
    bool is_summed;
    tg_pickle_sums sums;
} tg_pickle_more;

typedef struct tg_pickle_values {
    ks_ctx *ks;
    ks_list values; /* of tg_pickle_value */
    ks_list refs;   /* of tg_pickle_ref */
    ks_list more;   /* of tg_pickle_more; number 0 is unused */
} tg_pickle_values;

/* Memory for the values of a pickle of `size` bytes; more is taken when it is needed. */
bool tg_pickle_begin(tg_pickle_values *v, ks_ctx *ks, uint64_t size);

static inline tg_pickle_value *tg_pickle_at(const tg_pickle_values *v, tg_pickle_ref ref) {
    return ks_list_at(&v->values, ref);
}
static inline tg_pickle_kind tg_pickle_kind_of(const tg_pickle_values *v, tg_pickle_ref ref) {
    return (tg_pickle_kind)tg_pickle_at(v, ref)->kind;
}
static inline tg_pickle_ref tg_pickle_ref_at(const tg_pickle_values *v, uint64_t i) {
    return *(const tg_pickle_ref *)ks_list_at(&v->refs, i);
}
/* Whether it is a list, a dict, a tuple, a size or a set. */
static inline bool tg_pickle_is_container(const tg_pickle_value *value) {
    return value->kind >= TG_PICKLE_TUPLE && value->kind <= TG_PICKLE_SET;
}

/* NULL: nothing more is known. */
static inline tg_pickle_more *tg_pickle_more_of(const tg_pickle_values *v,
                                                const tg_pickle_value *value) {
    return tg_pickle_is_container(value) && value->more != 0 ? ks_list_at(&v->more, value->more)
                                                             : NULL;
}
/* The attributes of a dict; 0: it has none, or the value is no dict. */
static inline tg_pickle_ref tg_pickle_attributes_of(const tg_pickle_values *v,
                                                    const tg_pickle_value *value) {
    const tg_pickle_more *more = tg_pickle_more_of(v, value);
    return more != NULL ? more->attributes : 0;
}
/* Has room for what is known of a value, if it is a container: one that gets a second place, or attributes. */
bool tg_pickle_know(tg_pickle_values *v, tg_pickle_ref ref);

/* Adds a value; *ref becomes its number. */
bool tg_pickle_add(tg_pickle_values *v, tg_pickle_value value, tg_pickle_ref *ref);
/* Adds `n` references to what a list, dict or set contains. */
bool tg_pickle_extend(tg_pickle_values *v, tg_pickle_ref container, const tg_pickle_ref *refs,
                      uint64_t n);
/* A tuple or a size of `n` references. */
bool tg_pickle_add_row(tg_pickle_values *v, tg_pickle_kind kind, const tg_pickle_ref *refs,
                       uint64_t n, tg_pickle_ref *ref);

/* Goes through the references of a container, which does not change meanwhile. */
typedef struct tg_pickle_items {
    uint64_t at;    /* of the next reference */
    uint32_t left;  /* in this piece */
    uint32_t total; /* in all */
    uint64_t piece; /* of a container in pieces; 0: the references lie in a row */
} tg_pickle_items;
tg_pickle_items tg_pickle_items_of(const tg_pickle_values *v, const tg_pickle_value *container);
/* False at the end. */
bool tg_pickle_next_item(const tg_pickle_values *v, tg_pickle_items *items, tg_pickle_ref *ref);

#endif
