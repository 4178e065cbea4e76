/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from flax.ksy. Do not edit. */

/* Flax */
#ifndef KSYC_FLAX_H
#define KSYC_FLAX_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct flax flax;
typedef struct flax_value flax_value;
typedef struct flax_pair flax_pair;
typedef struct flax_text flax_text;
typedef struct flax_array flax_array;
typedef struct flax_shape flax_shape;
typedef struct flax_dim flax_dim;
typedef struct flax_data flax_data;
typedef struct flax_complex flax_complex;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    FLAX_FORM_NUMBER = 0,
    FLAX_FORM_CONSTANT = 1,
    FLAX_FORM_FLOATING = 2,
    FLAX_FORM_TEXT = 3,
    FLAX_FORM_BINARY = 4,
    FLAX_FORM_EXTENSION = 5,
    FLAX_FORM_ARRAY = 6,
    FLAX_FORM_MAP = 7
};
extern const ks_enum flax_form_labels;

enum {
    FLAX_EXTENSION_NDARRAY = 1,
    FLAX_EXTENSION_NATIVE_COMPLEX = 2,
    FLAX_EXTENSION_NPSCALAR = 3
};
extern const ks_enum flax_extension_labels;

/* ---- flax */
/* The state of a model of JAX as flax.serialization writes it: one MessagePack map of texts to
 * maps, arrays and plain values. An array is an extension, in which there is MessagePack, too: its
 * shape, the name of its dtype, and its elements.  Sources are given as function of
 * flax/serialization.py in google/flax at commit 18f8f31; "msgpack" is the package that it uses, at
 * version 1.2, and "the specification" is that of MessagePack. A list or a tuple becomes a map with
 * the keys 0, 1, 2 and so on (_list_state_dict), but msgpack_serialize writes lists as arrays. Keys
 * of a map are texts (to_state_dict) in the order of the dict.  Flax reads more than is accepted
 * here, where two readers could see two files, or a reader fails later: keys that occur twice, of
 * which the last counts; keys that are numbers; bytes in place of a text or a text in place of
 * bytes in an array; a length of -1, which reshape replaces; extensions of other types; an array of
 * another size than its shape says, which is an error of NumPy; more than 100 maps in each other,
 * of which its own functions call themselves that often; arrays of msgpack-numpy, which are maps
 * that begin with `nd` and `type`.  Two things no reader can see: elements of a big-endian array
 * are written as they are in memory, under the name of the dtype in the byte order of the machine
 * (_ndarray_to_bytes); and an array of bfloat16 that NumPy knows as raw bytes is written as
 * `void16`, which Flax does not read back (_dtype_from_name).  Numbers, lengths and counts may be
 * in a wider form than necessary, and floats in 32 bits: no writer does that, and it is a note.
 * Names of tensors are the keys on the way to them. That keys of a map differ is checked by the
 * adapter of this project, as are all rules here: it goes through the file without a tree. */
struct flax {
    ks_span ks;
    ks_stream *ks_io;
    /* The first byte. A map is all of the file; other values are no state of a model. */
    uint8_t first;
    uint64_t ks_at_first;
    /* The outermost map. Nothing follows it (msgpack refuses extra data). */
    flax_value *state;
    uint8_t ks_state_first;
    uint8_t ks_state_state;
};

/* ---- value */
/* A value and what is in it. What its tag means is section Formats of the specification. */
struct flax_value {
    ks_span ks;
    /* Arrays and maps around it. */
    uint8_t depth;
    /* The form, and in short forms a number, a length or a count. */
    uint8_t tag;
    /* An integer that is not in the tag. */
    ks_any number;
    /* A float. Python has those of 64 bits. */
    ks_any floating;
    /* Bytes of a text, of bytes or of an extension; items of an array; pairs of a map. */
    uint32_t length;
    /* Type of an extension (_MsgpackExtType). */
    int8_t ext_type;
    /* A text. Readers decode it strictly (msgpack_restore, raw=False). */
    ks_text text;
    /* Bytes. */
    ks_bytes bytes;
    /* An array or a number of NumPy. */
    flax_array *array;
    /* A complex number of Python. */
    flax_complex *complex_2;
    /* The items of an array. */
    ks_list items; /* of flax_value */
    /* The pairs of a map. One that begins with the key `__msgpack_chunked_array__` is an array of
     * over 2^30 bytes (_chunk): true; `shape`, a map of 0, 1, 2 and so on to lengths; `chunks`, a
     * map of 0, 1, 2 and so on to arrays of one axis, which are the elements one after the other. */
    ks_list pairs; /* of flax_pair */
    /* Kind of the value. */
    int64_t form;
    /* Bytes, items or pairs that follow. */
    uint64_t num;
    uint8_t ks_has_length; /* bytes that it took, 0: absent */
    bool ks_has_ext_type;
    bool ks_has_text;
    bool ks_has_bytes;
    bool ks_has_items;
    bool ks_has_pairs;
    uint8_t ks_state_form;
    uint8_t ks_state_num;
};

/* ---- text */
/* A text. */
struct flax_text {
    /* a0 to bf contain a length of 0 to 31; d9, da and db are followed by a length of 1, 2 or 4
     * bytes. */
    uint8_t tag;
    /* The length, if it has a separate field. */
    uint32_t length;
    /* The characters. */
    ks_text text;
    uint8_t ks_has_length; /* bytes that it took, 0: absent */
};

/* ---- pair */
/* A key and its value. */
struct flax_pair {
    ks_span ks;
    /* Arrays and maps around the map. */
    uint8_t depth;
    /* The key. */
    flax_text key;
    /* The value. */
    flax_value *value;
};

/* ---- shape */
/* A tuple of lengths. */
struct flax_shape {
    ks_span ks;
    /* 90 to 9f contain a count of 0 to 15; dc and dd are followed by a count of 2 or 4 bytes. */
    uint8_t tag;
    /* The count, if it has a separate field. */
    uint32_t length;
    /* The lengths. */
    ks_list items; /* of flax_dim */
    /* Lengths that follow. */
    uint32_t num;
    /* Elements of the array. */
    ks_int volume;
    uint8_t ks_has_length; /* bytes that it took, 0: absent */
    uint8_t ks_state_num;
    uint8_t ks_state_volume;
};

/* ---- data */
/* Bytes. */
struct flax_data {
    ks_mark ks;
    /* The length has 1, 2 or 4 bytes. */
    uint8_t tag;
    /* Their number. */
    uint32_t length;
    /* The elements. */
    ks_bytes bytes;
    /* Their number. */
    uint32_t num;
    uint8_t ks_has_length; /* bytes that it took, 0: absent */
    uint8_t ks_state_num;
};

/* ---- array */
/* An array (_ndarray_to_bytes, _ndarray_from_bytes). */
struct flax_array {
    ks_span ks;
    /* It is a number of NumPy. */
    bool is_scalar;
    /* A tuple of three. */
    uint8_t tag;
    /* The lengths of the axes, the slowest first. */
    flax_shape shape;
    /* The name of the dtype in NumPy: bool, int8 to int64, uint8 to uint64, float16, float32,
     * float64, complex64, complex128; in ml_dtypes bfloat16, float8_e4m3fn, float8_e5m2,
     * float8_e8m0fnu, float8_e4m3fnuz and float8_e5m2fnuz. Others are refused: those that Flax does
     * not read back (`void16`, `str32`, `bytes8`), dates, floats over 64 bits, whose bytes differ
     * between machines, and elements of 2 to 6 bits and other floats of 8 bits of ml_dtypes. */
    flax_text dtype;
    /* The elements, the last axis fastest, little-endian on every machine that JAX runs on. */
    flax_data data;
    /* msgpack refuses extra data. */
    ks_bytes trailing;
    /* Bytes of an element. */
    uint8_t item_size;
    uint8_t ks_state_item_size;
};

/* ---- dim */
/* A length. */
struct flax_dim {
    ks_mark ks;
    /* The product of the lengths before it. */
    uint64_t before;
    /* A number up to 127, or the form of a greater one. */
    uint8_t tag;
    /* The number, if it has a separate field. */
    ks_any number;
    /* The product of the lengths up to it. */
    ks_int volume;
    uint8_t ks_state_volume;
};

/* ---- complex */
/* A complex number of Python (_msgpack_ext_pack). */
struct flax_complex {
    ks_span ks;
    /* A tuple of two. */
    ks_bytes tag;
    /* A float of 64 bits. */
    ks_bytes real_tag;
    /* The real part. */
    double real;
    /* A float of 64 bits. */
    ks_bytes imag_tag;
    /* The imaginary part. */
    double imag;
    /* Nothing follows. */
    ks_bytes trailing;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool flax_read(ks_ctx *ks, ks_stream *io, flax **out) KS_MUST_USE;
bool flax_parse(ks_ctx *ks, ks_stream *io, flax *self) KS_MUST_USE;
bool flax_make_first(ks_ctx *ks, flax *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_get_first(ks_ctx *ks, flax *self) {
    if (KS_LIKELY(self->ks_state_first >= KS_DONE)) return true;
    return flax_make_first(ks, self);
}
bool flax_make_state(ks_ctx *ks, flax *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_get_state(ks_ctx *ks, flax *self) {
    if (KS_LIKELY(self->ks_state_state >= KS_DONE)) return true;
    return flax_make_state(ks, self);
}
bool flax_complete(ks_ctx *ks, flax *self) KS_MUST_USE;
extern const ks_type flax_desc;
bool flax_value_parse(ks_ctx *ks, ks_stream *io, flax_value *self) KS_MUST_USE;
void flax_value_make_form(ks_ctx *ks, flax_value *self);
static inline void flax_value_get_form(ks_ctx *ks, flax_value *self) {
    if (!KS_LIKELY(self->ks_state_form >= KS_DONE)) flax_value_make_form(ks, self);
}
bool flax_value_make_num(ks_ctx *ks, flax_value *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_value_get_num(ks_ctx *ks, flax_value *self) {
    if (KS_LIKELY(self->ks_state_num >= KS_DONE)) return true;
    return flax_value_make_num(ks, self);
}
bool flax_value_complete(ks_ctx *ks, flax_value *self) KS_MUST_USE;
extern const ks_type flax_value_desc;
bool flax_pair_parse(ks_ctx *ks, ks_stream *io, flax_pair *self) KS_MUST_USE;
bool flax_pair_complete(ks_ctx *ks, flax_pair *self) KS_MUST_USE;
extern const ks_type flax_pair_desc;
bool flax_text_parse(ks_ctx *ks, ks_stream *io, flax_text *self) KS_MUST_USE;
extern const ks_type flax_text_desc;
bool flax_array_parse(ks_ctx *ks, ks_stream *io, flax_array *self) KS_MUST_USE;
void flax_array_make_item_size(ks_ctx *ks, flax_array *self);
static inline void flax_array_get_item_size(ks_ctx *ks, flax_array *self) {
    if (!KS_LIKELY(self->ks_state_item_size >= KS_DONE)) flax_array_make_item_size(ks, self);
}
bool flax_array_complete(ks_ctx *ks, flax_array *self) KS_MUST_USE;
extern const ks_type flax_array_desc;
bool flax_shape_parse(ks_ctx *ks, ks_stream *io, flax_shape *self) KS_MUST_USE;
bool flax_shape_make_num(ks_ctx *ks, flax_shape *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_shape_get_num(ks_ctx *ks, flax_shape *self) {
    if (KS_LIKELY(self->ks_state_num >= KS_DONE)) return true;
    return flax_shape_make_num(ks, self);
}
bool flax_shape_make_volume(ks_ctx *ks, flax_shape *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_shape_get_volume(ks_ctx *ks, flax_shape *self) {
    if (KS_LIKELY(self->ks_state_volume >= KS_DONE)) return true;
    return flax_shape_make_volume(ks, self);
}
bool flax_shape_complete(ks_ctx *ks, flax_shape *self) KS_MUST_USE;
extern const ks_type flax_shape_desc;
bool flax_dim_parse(ks_ctx *ks, ks_stream *io, flax_dim *self) KS_MUST_USE;
bool flax_dim_make_volume(ks_ctx *ks, flax_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_dim_get_volume(ks_ctx *ks, flax_dim *self) {
    if (KS_LIKELY(self->ks_state_volume >= KS_DONE)) return true;
    return flax_dim_make_volume(ks, self);
}
bool flax_dim_complete(ks_ctx *ks, flax_dim *self) KS_MUST_USE;
extern const ks_type flax_dim_desc;
bool flax_data_parse(ks_ctx *ks, ks_stream *io, flax_data *self) KS_MUST_USE;
bool flax_data_make_num(ks_ctx *ks, flax_data *self) KS_MUST_USE;
static inline bool KS_MUST_USE flax_data_get_num(ks_ctx *ks, flax_data *self) {
    if (KS_LIKELY(self->ks_state_num >= KS_DONE)) return true;
    return flax_data_make_num(ks, self);
}
bool flax_data_complete(ks_ctx *ks, flax_data *self) KS_MUST_USE;
extern const ks_type flax_data_desc;
bool flax_complex_parse(ks_ctx *ks, ks_stream *io, flax_complex *self) KS_MUST_USE;
extern const ks_type flax_complex_desc;

#ifdef __cplusplus
}
#endif

#endif
