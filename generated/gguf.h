/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from gguf.ksy. Do not edit. */

/* GGUF, the format of ggml */
#ifndef KSYC_GGUF_H
#define KSYC_GGUF_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct gguf gguf;
typedef struct gguf_body gguf_body;
typedef struct gguf_body_text gguf_body_text;
typedef struct gguf_body_name gguf_body_name;
typedef struct gguf_body_pair gguf_body_pair;
typedef struct gguf_body_boolean gguf_body_boolean;
typedef struct gguf_body_array gguf_body_array;
typedef struct gguf_body_u1s gguf_body_u1s;
typedef struct gguf_body_s1s gguf_body_s1s;
typedef struct gguf_body_u2s gguf_body_u2s;
typedef struct gguf_body_s2s gguf_body_s2s;
typedef struct gguf_body_u4s gguf_body_u4s;
typedef struct gguf_body_s4s gguf_body_s4s;
typedef struct gguf_body_f4s gguf_body_f4s;
typedef struct gguf_body_u8s gguf_body_u8s;
typedef struct gguf_body_s8s gguf_body_s8s;
typedef struct gguf_body_f8s gguf_body_f8s;
typedef struct gguf_body_booleans gguf_body_booleans;
typedef struct gguf_body_texts gguf_body_texts;
typedef struct gguf_body_info gguf_body_info;
typedef struct gguf_body_dim gguf_body_dim;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    GGUF_VALUE_TYPE_UINT8 = 0,
    GGUF_VALUE_TYPE_INT8 = 1,
    GGUF_VALUE_TYPE_UINT16 = 2,
    GGUF_VALUE_TYPE_INT16 = 3,
    GGUF_VALUE_TYPE_UINT32 = 4,
    GGUF_VALUE_TYPE_INT32 = 5,
    GGUF_VALUE_TYPE_FLOAT32 = 6,
    GGUF_VALUE_TYPE_BOOL = 7,
    GGUF_VALUE_TYPE_STRING = 8,
    GGUF_VALUE_TYPE_ARRAY = 9,
    GGUF_VALUE_TYPE_UINT64 = 10,
    GGUF_VALUE_TYPE_INT64 = 11,
    GGUF_VALUE_TYPE_FLOAT64 = 12
};
extern const ks_enum gguf_value_type_labels;

enum {
    GGUF_TENSOR_TYPE_F32 = 0,
    GGUF_TENSOR_TYPE_F16 = 1,
    GGUF_TENSOR_TYPE_Q4_0 = 2,
    GGUF_TENSOR_TYPE_Q4_1 = 3,
    GGUF_TENSOR_TYPE_Q5_0 = 6,
    GGUF_TENSOR_TYPE_Q5_1 = 7,
    GGUF_TENSOR_TYPE_Q8_0 = 8,
    GGUF_TENSOR_TYPE_Q8_1 = 9,
    GGUF_TENSOR_TYPE_Q2_K = 10,
    GGUF_TENSOR_TYPE_Q3_K = 11,
    GGUF_TENSOR_TYPE_Q4_K = 12,
    GGUF_TENSOR_TYPE_Q5_K = 13,
    GGUF_TENSOR_TYPE_Q6_K = 14,
    GGUF_TENSOR_TYPE_Q8_K = 15,
    GGUF_TENSOR_TYPE_IQ2_XXS = 16,
    GGUF_TENSOR_TYPE_IQ2_XS = 17,
    GGUF_TENSOR_TYPE_IQ3_XXS = 18,
    GGUF_TENSOR_TYPE_IQ1_S = 19,
    GGUF_TENSOR_TYPE_IQ4_NL = 20,
    GGUF_TENSOR_TYPE_IQ3_S = 21,
    GGUF_TENSOR_TYPE_IQ2_S = 22,
    GGUF_TENSOR_TYPE_IQ4_XS = 23,
    GGUF_TENSOR_TYPE_I8 = 24,
    GGUF_TENSOR_TYPE_I16 = 25,
    GGUF_TENSOR_TYPE_I32 = 26,
    GGUF_TENSOR_TYPE_I64 = 27,
    GGUF_TENSOR_TYPE_F64 = 28,
    GGUF_TENSOR_TYPE_IQ1_M = 29,
    GGUF_TENSOR_TYPE_BF16 = 30,
    GGUF_TENSOR_TYPE_TQ1_0 = 34,
    GGUF_TENSOR_TYPE_TQ2_0 = 35,
    GGUF_TENSOR_TYPE_MXFP4 = 39,
    GGUF_TENSOR_TYPE_NVFP4 = 40,
    GGUF_TENSOR_TYPE_Q1_0 = 41,
    GGUF_TENSOR_TYPE_Q2_0 = 42
};
extern const ks_enum gguf_tensor_type_labels;

/* ---- body */
/* The file after its version. */
struct gguf_body {
    ks_span ks;
    ks_stream *ks_io;
    gguf *ks_root;
    /* Number of tensors. */
    uint64_t num_tensors;
    /* Number of keys. */
    uint64_t num_pairs;
    /* The keys with their values. */
    ks_list pairs; /* of gguf_body_pair */
    /* The tensors, in the order of their data. */
    ks_list infos; /* of gguf_body_info */
    /* Up to the alignment, and only if there are tensors (gguf.cpp:765): a file of keys ends with
     * them. */
    ks_bytes padding;
    /* The data section. */
    ks_bytes data;
    /* Offsets in the data section are multiples of it. The value of the key `general.alignment`,
     * wherever it stands; 32 without. */
    uint32_t alignment;
    /* Where the data section begins. */
    int64_t data_start;
    bool ks_has_padding;
    uint8_t ks_state_alignment;
    uint8_t ks_state_data_start;
    bool ks_le;
};

/* ---- gguf */
/* Keys with typed values, then named tensors: the format in which ggml, llama.cpp and programs
 * around them store models. Head, keys and descriptions of tensors follow each other without any
 * alignment; then come zeros up to the alignment, and the data section.  Sources: "ggml" is
 * src/gguf.cpp and src/ggml.c of ggml-org/ggml at d99724f2, "the document" is docs/gguf.md there;
 * "gguf-py" is gguf-py/gguf of ggml-org/llama.cpp at 89482bd6. Numbers behind a file name are
 * lines.  Where they disagree, the rule here is the one under which all readers see the same
 * tensors: what one of them cuts, shortens or multiplies until it wraps is refused, and what all of
 * them take is at most a note. Three rules are in the library instead, because they look at all
 * keys or names at once, or at every character: no key and no name occurs twice (ggml:
 * gguf.cpp:564, 654), keys consist of `a` to `z`, digits, `_`, `.` and `-` (a note; the document
 * wants lower_snake_case with dots), and texts are UTF-8 without zero bytes (a note; vocabularies
 * have raw bytes).  The axes of ggml are the other way round than those of NumPy: `ne[0]`, the
 * first of `dims`, is the fastest. Tensors are shown with `dims` reversed. */
struct gguf {
    ks_span ks;
    ks_stream *ks_io;
    /* The same in files of either byte order. `FUGG` as the magic of big-endian files is in pull
     * requests that were not merged, and in one other reader. */
    ks_bytes magic;
    /* 2 or 3, in the byte order of the file: the only mark of it (gguf.cpp:497,
     * gguf_reader.py:143). The layouts are the same; version 3 added the word "big-endian" to the
     * document. Version 1 had counts, lengths and dims of 32 bits; ggml and gguf-py have refused it
     * since November 2023. */
    uint32_t version;
    /* Everything else, in the byte order of the file. */
    gguf_body body;
    /* Whether all numbers but this one, and the elements of tensors, are big-endian. */
    bool is_big_endian;
    uint8_t ks_state_is_big_endian;
};

/* ---- body::text */
/* A length and as many bytes, without a zero behind them. */
struct gguf_body_text {
    /* Number of bytes. */
    uint64_t len_bytes;
    /* The text. Not always UTF-8, in vocabularies for example. */
    ks_bytes bytes;
    bool ks_le;
};

/* ---- body::name */
/* A key, or the name of a tensor. */
struct gguf_body_name {
    ks_mark ks;
    /* Number of bytes. The document gives keys up to 65535 and names up to 64; ggml takes keys of
     * 2^30 and names of 63. */
    uint64_t len_bytes;
    /* The text. Programs in C end at a zero byte, so that `general.alignment` and one that goes on
     * after a zero would be two keys to some readers and one to others. */
    ks_bytes bytes;
    /* It has to be UTF-8. ggml compares bytes, gguf-py decodes. */
    ks_text text;
    uint8_t ks_state_text;
    bool ks_le;
};

/* ---- body::pair */
/* A key and its value. */
struct gguf_body_pair {
    ks_mark ks;
    /* The alignment, as far as the keys before this one tell. */
    uint32_t alignment_before;
    /* The document wants ASCII, words of lower case with dots between them. */
    gguf_body_name key;
    /* Type of the value. */
    uint32_t value_type;
    /* The value. */
    ks_any value;
    /* Whether the key is `general.alignment`. */
    bool is_alignment;
    /* The alignment, as far as this key and those before it tell. */
    uint32_t alignment;
    uint8_t ks_state_is_alignment;
    uint8_t ks_state_alignment;
    bool ks_le;
};

/* ---- body::boolean */
/* A truth value. */
struct gguf_body_boolean {
    /* The document calls all others invalid; ggml and gguf-py take any byte. */
    uint8_t value;
};

/* ---- body::array */
/* Values of one type. */
struct gguf_body_array {
    /* Type of the elements. The document allows arrays of arrays, ggml refuses them (gguf.cpp:597),
     * gguf-py flattens them (gguf_reader.py:246). No file in the wild is known to have one. */
    uint32_t value_type;
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_ref values;
    bool ks_le;
};

/* ---- body::u1s */
/* An array of uint8. */
struct gguf_body_u1s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_view values; /* of u1 */
};

/* ---- body::s1s */
/* An array of int8. */
struct gguf_body_s1s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_view values; /* of s1 */
};

/* ---- body::u2s */
/* An array of uint16. */
struct gguf_body_u2s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of uint16_t */
    bool ks_le;
};

/* ---- body::s2s */
/* An array of int16. */
struct gguf_body_s2s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of int16_t */
    bool ks_le;
};

/* ---- body::u4s */
/* An array of uint32. */
struct gguf_body_u4s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of uint32_t */
    bool ks_le;
};

/* ---- body::s4s */
/* An array of int32. */
struct gguf_body_s4s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of int32_t */
    bool ks_le;
};

/* ---- body::f4s */
/* An array of float32. */
struct gguf_body_f4s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of float */
    bool ks_le;
};

/* ---- body::u8s */
/* An array of uint64. */
struct gguf_body_u8s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of uint64_t */
    bool ks_le;
};

/* ---- body::s8s */
/* An array of int64. */
struct gguf_body_s8s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of int64_t */
    bool ks_le;
};

/* ---- body::f8s */
/* An array of float64. */
struct gguf_body_f8s {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of double */
    bool ks_le;
};

/* ---- body::booleans */
/* An array of truth values. */
struct gguf_body_booleans {
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_view values; /* of gguf_body_boolean */
};

/* ---- body::texts */
/* An array of texts. */
struct gguf_body_texts {
    ks_span ks;
    /* Number of elements. */
    uint64_t count;
    /* The elements. */
    ks_list values; /* of gguf_body_text */
    bool ks_le;
};

/* ---- body::info */
/* A tensor. */
struct gguf_body_info {
    ks_mark ks;
    gguf *ks_root;
    gguf_body *ks_parent;
    /* Alignment of the data section. */
    uint32_t alignment;
    /* Where the data of the tensor before this one ends in the data section. */
    uint64_t end_before;
    /* Its name. It is shown with every `%`, and what else is not allowed in names of the library,
     * as `%` and two digits: `a%20b` as `a%2520b`. */
    gguf_body_name name;
    /* Number of axes; 0 for a scalar, which gguf-py writes. ggml has four (gguf.cpp:670), models of
     * videos have five. */
    uint32_t num_dims;
    /* Length of each axis, fastest first. */
    ks_list dims; /* of gguf_body_dim */
    /* Type of the elements (ggml.h: ggml_type). The block size of removed types is 0 in ggml, so
     * that readers divided by it. Other programs use 42 and more for types of their own, which
     * nothing tells apart. */
    uint32_t type;
    /* Where the data begins in the data section. */
    uint64_t offset;
    /* Elements in a row; 1 for a scalar. */
    uint64_t row;
    /* Product of the axes, without zeros. */
    uint64_t extent;
    /* Number of elements, at most 2^63-1. */
    uint64_t num_elements;
    /* Elements in a block (ggml.c:631, type_traits); 1 for types without blocks. */
    uint16_t block_elements;
    /* Bytes of a block. gguf-py has 40 for q8_1 (constants.py:4900), which ggml stores in 36. */
    uint16_t block_bytes;
    /* Bytes of the data. */
    uint64_t num_bytes;
    /* Where the data ends in the data section. */
    uint64_t end;
    /* The same, up to the alignment. */
    uint64_t padded_end;
    /* The elements, of type `type`. They are in the file: they end before those of the last tensor,
     * which end in the data section. */
    ks_bytes data;
    uint64_t ks_at_data;
    /* What fills the data up to the alignment, where all of it is there. */
    ks_bytes padding;
    uint64_t ks_at_padding;
    uint8_t ks_state_row;
    uint8_t ks_state_extent;
    uint8_t ks_state_num_elements;
    uint8_t ks_state_block_elements;
    uint8_t ks_state_block_bytes;
    uint8_t ks_state_num_bytes;
    uint8_t ks_state_end;
    uint8_t ks_state_padded_end;
    uint8_t ks_state_data;
    uint8_t ks_state_padding;
    bool ks_le;
};

/* ---- body::dim */
/* An axis, with the products up to it. */
struct gguf_body_dim {
    ks_mark ks;
    /* Product of the axes before this one, without zeros. */
    uint64_t extent_before;
    /* Product of the axes before this one. */
    uint64_t cells_before;
    /* Length of the axis. Zeros are legal and give a tensor without data. ggml multiplies before it
     * divides (gguf.cpp:693), so that products that wrap pass. */
    uint64_t length;
    /* Product of the axes up to this one, without zeros. */
    uint64_t extent;
    /* Product of the axes up to this one. */
    uint64_t cells;
    uint8_t ks_state_extent;
    uint8_t ks_state_cells;
    bool ks_le;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool gguf_read(ks_ctx *ks, ks_stream *io, gguf **out) KS_MUST_USE;
bool gguf_parse(ks_ctx *ks, ks_stream *io, gguf *self) KS_MUST_USE;
void gguf_make_is_big_endian(ks_ctx *ks, gguf *self);
static inline void gguf_get_is_big_endian(ks_ctx *ks, gguf *self) {
    if (!KS_LIKELY(self->ks_state_is_big_endian >= KS_DONE)) gguf_make_is_big_endian(ks, self);
}
bool gguf_complete(ks_ctx *ks, gguf *self) KS_MUST_USE;
extern const ks_type gguf_desc;
bool gguf_body_parse(ks_ctx *ks, ks_stream *io, gguf_body *self) KS_MUST_USE;
bool gguf_body_make_alignment(ks_ctx *ks, gguf_body *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_get_alignment(ks_ctx *ks, gguf_body *self) {
    if (KS_LIKELY(self->ks_state_alignment >= KS_DONE)) return true;
    return gguf_body_make_alignment(ks, self);
}
void gguf_body_make_data_start(ks_ctx *ks, gguf_body *self);
static inline void gguf_body_get_data_start(ks_ctx *ks, gguf_body *self) {
    if (!KS_LIKELY(self->ks_state_data_start >= KS_DONE)) gguf_body_make_data_start(ks, self);
}
bool gguf_body_complete(ks_ctx *ks, gguf_body *self) KS_MUST_USE;
extern const ks_type gguf_body_desc;
bool gguf_body_text_parse(ks_ctx *ks, ks_stream *io, gguf_body_text *self) KS_MUST_USE;
extern const ks_type gguf_body_text_desc;
bool gguf_body_name_parse(ks_ctx *ks, ks_stream *io, gguf_body_name *self) KS_MUST_USE;
bool gguf_body_name_make_text(ks_ctx *ks, gguf_body_name *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_name_get_text(ks_ctx *ks, gguf_body_name *self) {
    if (KS_LIKELY(self->ks_state_text >= KS_DONE)) return true;
    return gguf_body_name_make_text(ks, self);
}
bool gguf_body_name_complete(ks_ctx *ks, gguf_body_name *self) KS_MUST_USE;
extern const ks_type gguf_body_name_desc;
bool gguf_body_pair_parse(ks_ctx *ks, ks_stream *io, gguf_body_pair *self) KS_MUST_USE;
bool gguf_body_pair_make_is_alignment(ks_ctx *ks, gguf_body_pair *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_pair_get_is_alignment(ks_ctx *ks, gguf_body_pair *self) {
    if (KS_LIKELY(self->ks_state_is_alignment >= KS_DONE)) return true;
    return gguf_body_pair_make_is_alignment(ks, self);
}
bool gguf_body_pair_make_alignment(ks_ctx *ks, gguf_body_pair *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_pair_get_alignment(ks_ctx *ks, gguf_body_pair *self) {
    if (KS_LIKELY(self->ks_state_alignment >= KS_DONE)) return true;
    return gguf_body_pair_make_alignment(ks, self);
}
bool gguf_body_pair_complete(ks_ctx *ks, gguf_body_pair *self) KS_MUST_USE;
extern const ks_type gguf_body_pair_desc;
bool gguf_body_boolean_parse(ks_ctx *ks, ks_stream *io, gguf_body_boolean *self) KS_MUST_USE;
extern const ks_type gguf_body_boolean_desc;
bool gguf_body_array_parse(ks_ctx *ks, ks_stream *io, gguf_body_array *self) KS_MUST_USE;
extern const ks_type gguf_body_array_desc;
bool gguf_body_u1s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u1s *self) KS_MUST_USE;
extern const ks_type gguf_body_u1s_desc;
bool gguf_body_s1s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s1s *self) KS_MUST_USE;
extern const ks_type gguf_body_s1s_desc;
bool gguf_body_u2s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u2s *self) KS_MUST_USE;
extern const ks_type gguf_body_u2s_desc;
bool gguf_body_s2s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s2s *self) KS_MUST_USE;
extern const ks_type gguf_body_s2s_desc;
bool gguf_body_u4s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u4s *self) KS_MUST_USE;
extern const ks_type gguf_body_u4s_desc;
bool gguf_body_s4s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s4s *self) KS_MUST_USE;
extern const ks_type gguf_body_s4s_desc;
bool gguf_body_f4s_parse(ks_ctx *ks, ks_stream *io, gguf_body_f4s *self) KS_MUST_USE;
extern const ks_type gguf_body_f4s_desc;
bool gguf_body_u8s_parse(ks_ctx *ks, ks_stream *io, gguf_body_u8s *self) KS_MUST_USE;
extern const ks_type gguf_body_u8s_desc;
bool gguf_body_s8s_parse(ks_ctx *ks, ks_stream *io, gguf_body_s8s *self) KS_MUST_USE;
extern const ks_type gguf_body_s8s_desc;
bool gguf_body_f8s_parse(ks_ctx *ks, ks_stream *io, gguf_body_f8s *self) KS_MUST_USE;
extern const ks_type gguf_body_f8s_desc;
bool gguf_body_booleans_parse(ks_ctx *ks, ks_stream *io, gguf_body_booleans *self) KS_MUST_USE;
extern const ks_type gguf_body_booleans_desc;
bool gguf_body_texts_parse(ks_ctx *ks, ks_stream *io, gguf_body_texts *self) KS_MUST_USE;
extern const ks_type gguf_body_texts_desc;
bool gguf_body_info_parse(ks_ctx *ks, ks_stream *io, gguf_body_info *self) KS_MUST_USE;
bool gguf_body_info_make_row(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_row(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_row >= KS_DONE)) return true;
    return gguf_body_info_make_row(ks, self);
}
bool gguf_body_info_make_extent(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_extent(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_extent >= KS_DONE)) return true;
    return gguf_body_info_make_extent(ks, self);
}
bool gguf_body_info_make_num_elements(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_num_elements(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_num_elements >= KS_DONE)) return true;
    return gguf_body_info_make_num_elements(ks, self);
}
bool gguf_body_info_make_block_elements(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_block_elements(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_block_elements >= KS_DONE)) return true;
    return gguf_body_info_make_block_elements(ks, self);
}
bool gguf_body_info_make_block_bytes(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_block_bytes(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_block_bytes >= KS_DONE)) return true;
    return gguf_body_info_make_block_bytes(ks, self);
}
bool gguf_body_info_make_num_bytes(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_num_bytes(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_num_bytes >= KS_DONE)) return true;
    return gguf_body_info_make_num_bytes(ks, self);
}
bool gguf_body_info_make_end(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_end(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_end >= KS_DONE)) return true;
    return gguf_body_info_make_end(ks, self);
}
bool gguf_body_info_make_padded_end(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_padded_end(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_padded_end >= KS_DONE)) return true;
    return gguf_body_info_make_padded_end(ks, self);
}
bool gguf_body_info_make_data(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_data(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_data >= KS_DONE)) return true;
    return gguf_body_info_make_data(ks, self);
}
bool gguf_body_info_make_padding(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_info_get_padding(ks_ctx *ks, gguf_body_info *self) {
    if (KS_LIKELY(self->ks_state_padding >= KS_DONE)) return true;
    return gguf_body_info_make_padding(ks, self);
}
bool gguf_body_info_complete(ks_ctx *ks, gguf_body_info *self) KS_MUST_USE;
extern const ks_type gguf_body_info_desc;
bool gguf_body_dim_parse(ks_ctx *ks, ks_stream *io, gguf_body_dim *self) KS_MUST_USE;
bool gguf_body_dim_make_extent(ks_ctx *ks, gguf_body_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_dim_get_extent(ks_ctx *ks, gguf_body_dim *self) {
    if (KS_LIKELY(self->ks_state_extent >= KS_DONE)) return true;
    return gguf_body_dim_make_extent(ks, self);
}
bool gguf_body_dim_make_cells(ks_ctx *ks, gguf_body_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE gguf_body_dim_get_cells(ks_ctx *ks, gguf_body_dim *self) {
    if (KS_LIKELY(self->ks_state_cells >= KS_DONE)) return true;
    return gguf_body_dim_make_cells(ks, self);
}
bool gguf_body_dim_complete(ks_ctx *ks, gguf_body_dim *self) KS_MUST_USE;
extern const ks_type gguf_body_dim_desc;

#ifdef __cplusplus
}
#endif

#endif
