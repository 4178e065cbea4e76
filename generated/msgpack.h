/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from msgpack.ksy. Do not edit. */

/* MessagePack tokens */
#ifndef KSYC_MSGPACK_H
#define KSYC_MSGPACK_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct msgpack msgpack;
typedef struct msgpack_uint32 msgpack_uint32;
typedef struct msgpack_float32 msgpack_float32;
typedef struct msgpack_string msgpack_string;
typedef struct msgpack_binary msgpack_binary;
typedef struct msgpack_array_head msgpack_array_head;
typedef struct msgpack_map_head msgpack_map_head;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    MSGPACK_FORM_NIL = 0,
    MSGPACK_FORM_BOOLEAN = 1,
    MSGPACK_FORM_UNSIGNED = 2,
    MSGPACK_FORM_SIGNED = 3,
    MSGPACK_FORM_FLOATING = 4,
    MSGPACK_FORM_STRING = 5,
    MSGPACK_FORM_BINARY = 6,
    MSGPACK_FORM_EXTENSION = 7,
    MSGPACK_FORM_ARRAY = 8,
    MSGPACK_FORM_MAP = 9
};
extern const ks_enum msgpack_form_labels;

/* ---- msgpack */
/* One token of MessagePack: nil, a number, a string, a binary, or the head of an array or a map,
 * whose items are the following tokens. Tokens do not nest, so no input can make a reader recurse.
 * The top-level type accepts every form. Each nested type accepts the forms of one C++ type, as the
 * reader of primitiv does (primitiv/msgpack/reader.h at commit db14ca4): numbers have one form,
 * lengths may be wider than necessary. Writers use the narrowest form, so a wider one gives a note. */
struct msgpack {
    ks_span ks;
    ks_stream *ks_io;
    /* First byte, which determines the form and, in the `fix` forms, contains a value or a length. */
    uint8_t tag;
    /* Value of the forms uint 8 to uint 64. */
    uint64_t uint_value;
    /* Value of the forms int 8 to int 64. */
    int64_t int_value;
    /* Value of the forms float 32 and float 64. */
    ks_any float_value;
    /* Length or count, if it has a separate field. */
    uint32_t wide_length;
    /* Type of an extension; negative ones are reserved by MessagePack. */
    int8_t ext_type;
    /* The bytes of a string, a binary or an extension. Strings are not checked to be UTF-8. */
    ks_bytes data;
    /* Kind of the token. */
    int64_t form;
    /* Value of a boolean, false c2 or true c3. */
    bool boolean_value;
    /* Value of an unsigned number, fixint included. */
    uint64_t unsigned_value;
    /* Value of a signed number, negative fixint included. */
    int64_t signed_value;
    /* Bytes of `data`. */
    uint64_t len_data;
    /* Items that follow an array head, or pairs of key and value that follow a map head. */
    uint32_t num_items;
    uint8_t ks_has_uint_value; /* bytes that it took, 0: absent */
    uint8_t ks_has_int_value; /* bytes that it took, 0: absent */
    uint8_t ks_has_wide_length; /* bytes that it took, 0: absent */
    bool ks_has_ext_type;
    bool ks_has_data;
    uint8_t ks_state_form;
    uint8_t ks_state_boolean_value;
    uint8_t ks_state_unsigned_value;
    uint8_t ks_state_signed_value;
    uint8_t ks_state_len_data;
    uint8_t ks_state_num_items;
};

/* ---- uint32 */
/* An unsigned 32-bit number in the only form that primitiv writes and reads (writer.h:117-125,
 * reader.h:125-129). */
struct msgpack_uint32 {
    /* The form uint 32; no other is accepted, even if the value would fit. */
    uint8_t tag;
    /* The number. */
    uint32_t value;
};

/* ---- float32 */
/* A binary32 number in the only form that primitiv writes and reads (writer.h:175-186,
 * reader.h:161-167). */
struct msgpack_float32 {
    /* The form float 32; no other is accepted. */
    uint8_t tag;
    /* The number; any bits are valid. */
    float value;
};

/* ---- string */
/* A string of any bytes (writer.h:30-58, reader.h:177-198). */
struct msgpack_string {
    ks_span ks;
    /* a0 to bf contain a length of 0 to 31; d9, da and db are followed by a length of 1, 2 or 4
     * bytes. */
    uint8_t tag;
    /* The length, if it has a separate field. */
    uint32_t wide_length;
    /* The characters. They are not checked to be UTF-8. */
    ks_bytes data;
    /* Bytes of `data`. */
    uint32_t len_data;
    uint8_t ks_has_wide_length; /* bytes that it took, 0: absent */
    uint8_t ks_state_len_data;
};

/* ---- binary */
/* A binary of any bytes (writer.h:211-236, reader.h:200-217). */
struct msgpack_binary {
    ks_span ks;
    /* Determines whether a length of 1, 2 or 4 bytes follows. */
    uint8_t tag;
    /* Bytes of `data`. */
    uint32_t len_data;
    /* The bytes. */
    ks_bytes data;
    uint8_t ks_has_len_data; /* bytes that it took, 0: absent */
};

/* ---- array_head */
/* The head of an array, followed by its items (writer.h:391-413, reader.h:243-264). */
struct msgpack_array_head {
    ks_span ks;
    /* 90 to 9f contain a count of 0 to 15; dc and dd are followed by a count of 2 or 4 bytes. */
    uint8_t tag;
    /* The count, if it has a separate field. */
    uint32_t wide_count;
    /* Items that follow. */
    uint32_t num_items;
    uint8_t ks_has_wide_count; /* bytes that it took, 0: absent */
    uint8_t ks_state_num_items;
};

/* ---- map_head */
/* The head of a map, followed by its pairs of key and value (writer.h:438-460, reader.h:266-293). */
struct msgpack_map_head {
    ks_span ks;
    /* 80 to 8f contain a count of 0 to 15; de and df are followed by a count of 2 or 4 bytes. */
    uint8_t tag;
    /* The count, if it has a separate field. */
    uint32_t wide_count;
    /* Pairs that follow. */
    uint32_t num_pairs;
    uint8_t ks_has_wide_count; /* bytes that it took, 0: absent */
    uint8_t ks_state_num_pairs;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool msgpack_read(ks_ctx *ks, ks_stream *io, msgpack **out) KS_MUST_USE;
bool msgpack_parse(ks_ctx *ks, ks_stream *io, msgpack *self) KS_MUST_USE;
void msgpack_make_form(ks_ctx *ks, msgpack *self);
static inline void msgpack_get_form(ks_ctx *ks, msgpack *self) {
    if (!KS_LIKELY(self->ks_state_form >= KS_DONE)) msgpack_make_form(ks, self);
}
void msgpack_make_boolean_value(ks_ctx *ks, msgpack *self);
static inline void msgpack_get_boolean_value(ks_ctx *ks, msgpack *self) {
    if (!KS_LIKELY(self->ks_state_boolean_value >= KS_DONE)) msgpack_make_boolean_value(ks, self);
}
bool msgpack_make_unsigned_value(ks_ctx *ks, msgpack *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_get_unsigned_value(ks_ctx *ks, msgpack *self) {
    if (KS_LIKELY(self->ks_state_unsigned_value >= KS_DONE)) return true;
    return msgpack_make_unsigned_value(ks, self);
}
bool msgpack_make_signed_value(ks_ctx *ks, msgpack *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_get_signed_value(ks_ctx *ks, msgpack *self) {
    if (KS_LIKELY(self->ks_state_signed_value >= KS_DONE)) return true;
    return msgpack_make_signed_value(ks, self);
}
bool msgpack_make_len_data(ks_ctx *ks, msgpack *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_get_len_data(ks_ctx *ks, msgpack *self) {
    if (KS_LIKELY(self->ks_state_len_data >= KS_DONE)) return true;
    return msgpack_make_len_data(ks, self);
}
bool msgpack_make_num_items(ks_ctx *ks, msgpack *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_get_num_items(ks_ctx *ks, msgpack *self) {
    if (KS_LIKELY(self->ks_state_num_items >= KS_DONE)) return true;
    return msgpack_make_num_items(ks, self);
}
bool msgpack_complete(ks_ctx *ks, msgpack *self) KS_MUST_USE;
extern const ks_type msgpack_desc;
bool msgpack_uint32_parse(ks_ctx *ks, ks_stream *io, msgpack_uint32 *self) KS_MUST_USE;
extern const ks_type msgpack_uint32_desc;
bool msgpack_float32_parse(ks_ctx *ks, ks_stream *io, msgpack_float32 *self) KS_MUST_USE;
extern const ks_type msgpack_float32_desc;
bool msgpack_string_parse(ks_ctx *ks, ks_stream *io, msgpack_string *self) KS_MUST_USE;
bool msgpack_string_make_len_data(ks_ctx *ks, msgpack_string *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_string_get_len_data(ks_ctx *ks, msgpack_string *self) {
    if (KS_LIKELY(self->ks_state_len_data >= KS_DONE)) return true;
    return msgpack_string_make_len_data(ks, self);
}
bool msgpack_string_complete(ks_ctx *ks, msgpack_string *self) KS_MUST_USE;
extern const ks_type msgpack_string_desc;
bool msgpack_binary_parse(ks_ctx *ks, ks_stream *io, msgpack_binary *self) KS_MUST_USE;
extern const ks_type msgpack_binary_desc;
bool msgpack_array_head_parse(ks_ctx *ks, ks_stream *io, msgpack_array_head *self) KS_MUST_USE;
bool msgpack_array_head_make_num_items(ks_ctx *ks, msgpack_array_head *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_array_head_get_num_items(ks_ctx *ks, msgpack_array_head *self) {
    if (KS_LIKELY(self->ks_state_num_items >= KS_DONE)) return true;
    return msgpack_array_head_make_num_items(ks, self);
}
bool msgpack_array_head_complete(ks_ctx *ks, msgpack_array_head *self) KS_MUST_USE;
extern const ks_type msgpack_array_head_desc;
bool msgpack_map_head_parse(ks_ctx *ks, ks_stream *io, msgpack_map_head *self) KS_MUST_USE;
bool msgpack_map_head_make_num_pairs(ks_ctx *ks, msgpack_map_head *self) KS_MUST_USE;
static inline bool KS_MUST_USE msgpack_map_head_get_num_pairs(ks_ctx *ks, msgpack_map_head *self) {
    if (KS_LIKELY(self->ks_state_num_pairs >= KS_DONE)) return true;
    return msgpack_map_head_make_num_pairs(ks, self);
}
bool msgpack_map_head_complete(ks_ctx *ks, msgpack_map_head *self) KS_MUST_USE;
extern const ks_type msgpack_map_head_desc;

#ifdef __cplusplus
}
#endif

#endif
