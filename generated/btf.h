/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */

/* Binary Tensor Format (BTF) of the TensorFlow Runtime */
#ifndef KSYC_BTF_H
#define KSYC_BTF_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct btf btf;
typedef struct btf_offset_entry btf_offset_entry;
typedef struct btf_record btf_record;
typedef struct btf_record_header btf_record_header;
typedef struct btf_dim btf_dim;
typedef struct btf_dense_payload btf_dense_payload;
typedef struct btf_coo_payload btf_coo_payload;
typedef struct btf_coo_index btf_coo_index;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    BTF_DTYPE_INT8 = 0,
    BTF_DTYPE_INT16 = 1,
    BTF_DTYPE_INT32 = 2,
    BTF_DTYPE_INT64 = 3,
    BTF_DTYPE_FLOAT32 = 4,
    BTF_DTYPE_FLOAT64 = 5,
    BTF_DTYPE_UINT8 = 6,
    BTF_DTYPE_UINT16 = 7,
    BTF_DTYPE_UINT32 = 8,
    BTF_DTYPE_UINT64 = 9
};
extern const ks_enum btf_dtype_labels;

enum {
    BTF_LAYOUT_DENSE = 0,
    BTF_LAYOUT_COO = 1
};
extern const ks_enum btf_layout_labels;

/* ---- btf */
/* A container of unnamed tensors: a count, a table of absolute offsets, and a record at each
 * offset. There is no magic number, no version and no checksum. All words are little-endian.
 * Records may be in any order, with gaps between them, and may be shared; layouts that the original
 * writer never produces give a note.  Sources are given as file:lines of tensorflow/runtime at
 * commit 4ecc3a44; "the document" is documents/binary_tensor_format.md there. */
struct btf {
    ks_span ks;
    ks_stream *ks_io;
    /* Number of tensors (btf_util.cc:57-59). Eight zero bytes alone are a file without tensors. If
     * more bytes follow, zero does not identify the format, and the file is refused. */
    uint64_t num_tensors;
    /* Offset table, one entry per tensor in the order of the tensors (btf_util.cc:61-64). */
    ks_list offsets; /* of btf_offset_entry */
};

/* ---- offset_entry */
/* An entry of the offset table, and the record that it points to. */
struct btf_offset_entry {
    ks_mark ks;
    ks_stream *ks_io;
    btf *ks_root;
    /* Index of this tensor, from 0. */
    uint64_t index;
    /* Start of the record, in bytes from the start of the file: after the offset table, and at
     * least 16 bytes, the size of a record header, before the end of the file. */
    uint64_t offset;
    /* The tensor itself. */
    btf_record *record;
    uint8_t ks_state_record;
};

/* ---- record_header */
/* The 16 bytes before the dimensions (btf.h:75-90). */
struct btf_record_header {
    ks_mark ks;
    /* Number of dimensions. A tensor of the runtime has at most 255, and a greater number is
     * truncated to 8 bits (tensor_shape.h:65, 260-261). */
    uint64_t rank;
    /* Type of the elements. */
    uint8_t dtype;
    /* Layout of the elements. The document gives COO the number 2, but no code has ever written or
     * read that: the library refuses it (btf_util.cc:76). */
    uint8_t layout;
    /* Zero by the document. Writers from 2021-05-26 (ba69e8ca) to 2022-11-07 (5f6e5214) left
     * uninitialised memory here; no reader checks it. */
    ks_bytes reserved;
    /* Bytes per element of `dtype`. */
    uint8_t element_size;
    uint8_t ks_state_element_size;
};

/* ---- record */
/* A tensor with its header (TENSOR_RECORD of the document). */
struct btf_record {
    ks_mark ks;
    /* Offset of this record in the file. */
    uint64_t start;
    /* Start of the record of the next tensor; for the last tensor, the size of the file. */
    uint64_t next;
    /* Element type, layout and number of dimensions. */
    btf_record_header header;
    /* Length of each dimension, slowest first (btf_util.cc:33-40). None for a scalar. */
    ks_list dims; /* of btf_dim */
    /* The elements, in the layout `header.layout`. */
    ks_ref payload;
    /* 0 to 7 zero bytes that make the length of the record a multiple of 8 (btf_util.cc:24-30,
     * 46-50). The writer pads every record; the document allows the last record to have no padding,
     * and writers before 2020-06-29 wrote none. It is absent if the next record or the end of the
     * file follows immediately, and truncated if the file ends inside it. */
    ks_bytes padding;
    /* Number of elements of the dense tensor, at most 2^63-1. A scalar has one. */
    uint64_t num_cells;
    bool ks_has_padding;
    uint8_t ks_state_num_cells;
};

/* ---- dim */
/* One dimension, with the products up to it. */
struct btf_dim {
    ks_mark ks;
    /* Product of the lengths before this one, without zeros. */
    uint64_t extent_before;
    /* Product of the lengths before this one. */
    uint64_t cells_before;
    /* Number of positions along this dimension; 0 is valid and makes the tensor empty. The code
     * stores a length in a signed 64-bit word (forward_decls.h:110) and multiplies without a check
     * (tensor_shape.cc:80-112). Here neither a length nor the product of all nonzero lengths may
     * exceed 2^63-1, whatever their order. This is also NumPy's rule, and it implies that no stride
     * of an accepted tensor overflows. */
    uint64_t length;
    /* Product of the lengths up to this one, without zeros. */
    uint64_t extent;
    /* Product of the lengths up to this one. */
    uint64_t cells;
    uint8_t ks_state_extent;
    uint8_t ks_state_cells;
};

/* ---- dense_payload */
/* All elements in row-major order, without strides (DENSE_TENSOR_PAYLOAD). */
struct btf_dense_payload {
    /* Bytes of all elements. */
    uint64_t len_data;
    /* The elements (btf_util.cc:41-45, 94-97). */
    ks_bytes data;
};

/* ---- coo_payload */
/* The nonzero elements, each with its position (COO_TENSOR_PAYLOAD): two nested payloads that have
 * dimensions but no header of their own (tools/btf_info_tool/main.cc:162-184;
 * coo_host_tensor_kernels.cc:34-94). No order is specified and positions need not be unique: the
 * last duplicate wins. */
struct btf_coo_payload {
    btf_record *ks_parent;
    /* Rows of the index matrix: number of stored elements. If there are more rows than cells, some
     * cell has several. */
    uint64_t num_indices;
    /* Columns of the index matrix, one per dimension. The kernel compares only the product of both
     * and accesses memory out of bounds for other shapes (coo_host_tensor_kernels.cc:68-81). */
    uint64_t num_columns;
    /* Positions of the elements, row by row. */
    ks_view indices; /* of btf_coo_index */
    /* Number of values, equal to the number of index rows (main.cc:178-181). */
    uint64_t num_values;
    /* The values, of type `header.dtype`, in the order of the index rows. */
    ks_bytes values;
};

/* ---- coo_index */
/* A position along one dimension. */
struct btf_coo_index {
    /* Length of that dimension. */
    uint64_t length;
    /* Counted from 0. Both readers treat it as signed (main.cc:170; kernels line 55) and accept
     * negative positions (line 81); the document says unsigned. */
    int64_t position;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool btf_read(ks_ctx *ks, ks_stream *io, btf **out) KS_MUST_USE;
bool btf_parse(ks_ctx *ks, ks_stream *io, btf *self) KS_MUST_USE;
bool btf_complete(ks_ctx *ks, btf *self) KS_MUST_USE;
extern const ks_type btf_desc;
bool btf_offset_entry_parse(ks_ctx *ks, ks_stream *io, btf_offset_entry *self) KS_MUST_USE;
bool btf_offset_entry_make_record(ks_ctx *ks, btf_offset_entry *self) KS_MUST_USE;
static inline bool KS_MUST_USE btf_offset_entry_get_record(ks_ctx *ks, btf_offset_entry *self) {
    if (KS_LIKELY(self->ks_state_record >= KS_DONE)) return true;
    return btf_offset_entry_make_record(ks, self);
}
bool btf_offset_entry_complete(ks_ctx *ks, btf_offset_entry *self) KS_MUST_USE;
extern const ks_type btf_offset_entry_desc;
bool btf_record_parse(ks_ctx *ks, ks_stream *io, btf_record *self) KS_MUST_USE;
bool btf_record_make_num_cells(ks_ctx *ks, btf_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE btf_record_get_num_cells(ks_ctx *ks, btf_record *self) {
    if (KS_LIKELY(self->ks_state_num_cells >= KS_DONE)) return true;
    return btf_record_make_num_cells(ks, self);
}
bool btf_record_complete(ks_ctx *ks, btf_record *self) KS_MUST_USE;
extern const ks_type btf_record_desc;
bool btf_record_header_parse(ks_ctx *ks, ks_stream *io, btf_record_header *self) KS_MUST_USE;
bool btf_record_header_make_element_size(ks_ctx *ks, btf_record_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE btf_record_header_get_element_size(ks_ctx *ks, btf_record_header *self) {
    if (KS_LIKELY(self->ks_state_element_size >= KS_DONE)) return true;
    return btf_record_header_make_element_size(ks, self);
}
bool btf_record_header_complete(ks_ctx *ks, btf_record_header *self) KS_MUST_USE;
extern const ks_type btf_record_header_desc;
bool btf_dim_parse(ks_ctx *ks, ks_stream *io, btf_dim *self) KS_MUST_USE;
bool btf_dim_make_extent(ks_ctx *ks, btf_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE btf_dim_get_extent(ks_ctx *ks, btf_dim *self) {
    if (KS_LIKELY(self->ks_state_extent >= KS_DONE)) return true;
    return btf_dim_make_extent(ks, self);
}
bool btf_dim_make_cells(ks_ctx *ks, btf_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE btf_dim_get_cells(ks_ctx *ks, btf_dim *self) {
    if (KS_LIKELY(self->ks_state_cells >= KS_DONE)) return true;
    return btf_dim_make_cells(ks, self);
}
bool btf_dim_complete(ks_ctx *ks, btf_dim *self) KS_MUST_USE;
extern const ks_type btf_dim_desc;
bool btf_dense_payload_parse(ks_ctx *ks, ks_stream *io, btf_dense_payload *self) KS_MUST_USE;
extern const ks_type btf_dense_payload_desc;
bool btf_coo_payload_parse(ks_ctx *ks, ks_stream *io, btf_coo_payload *self) KS_MUST_USE;
extern const ks_type btf_coo_payload_desc;
bool btf_coo_index_parse(ks_ctx *ks, ks_stream *io, btf_coo_index *self) KS_MUST_USE;
extern const ks_type btf_coo_index_desc;

#ifdef __cplusplus
}
#endif

#endif
