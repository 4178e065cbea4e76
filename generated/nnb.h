/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */

/* NNabla C Runtime binary model (NNB), versions 2 and 3 */
#ifndef KSYC_NNB_H
#define KSYC_NNB_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct nnb nnb;
typedef struct nnb_header nnb_header;
typedef struct nnb_data_area nnb_data_area;
typedef struct nnb_end_of_list nnb_end_of_list;
typedef struct nnb_buffer nnb_buffer;
typedef struct nnb_variable_number nnb_variable_number;
typedef struct nnb_variable nnb_variable;
typedef struct nnb_variable_record nnb_variable_record;
typedef struct nnb_shape nnb_shape;
typedef struct nnb_dim nnb_dim;
typedef struct nnb_function nnb_function;
typedef struct nnb_operand nnb_operand;

#include "nnb_block_offset.h"
#include "nnb_functions.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    NNB_DATA_TYPE_FLOAT32 = 0,
    NNB_DATA_TYPE_INT16 = 1,
    NNB_DATA_TYPE_INT8 = 2,
    NNB_DATA_TYPE_SIGN = 3
};
extern const ks_enum nnb_data_type_labels;

/* ---- header */
/* Fourteen words (U network.h:3506-3515; X nnb.py:338-352). A list is given by the number of its
 * elements and the number of its block. */
struct nnb_header {
    /* Version of the format. Sizes of buffers are in elements in version 2 and in bytes in version
     * 3; nothing else differs (U runtime.c:111-114, 168-174). The exporter writes version 2 unless
     * told otherwise. */
    uint32_t version;
    /* The set of functions that the exporter knew: a level, at most 45 so far, or until 2019-09 a
     * checksum of 27 bits (U runtime.c:118-129; X commit 4cbf5859). The layout does not depend on
     * it. */
    uint32_t api_level;
    /* Number of buffers. */
    uint32_t buffers_count;
    /* Block with the sizes of the buffers. */
    int32_t buffers_block;
    /* Number of variables. */
    uint32_t variables_count;
    /* Block with the block numbers of the variable records. */
    int32_t variables_block;
    /* Number of functions. */
    uint32_t functions_count;
    /* Block with the block numbers of the function records. */
    int32_t functions_block;
    /* Number of inputs of the network. */
    uint32_t inputs_count;
    /* Block with the numbers of the input variables. */
    int32_t inputs_block;
    /* Number of outputs of the network. */
    uint32_t outputs_count;
    /* Block with the numbers of the output variables. */
    int32_t outputs_block;
    /* Number of blocks, and so of entries in the index table. */
    uint32_t num_of_data;
    /* Bytes of the data area. */
    uint32_t data_size;
};

/* ---- data_area */
/* The objects that the lists of the header refer to. The exporter refers to every block exactly
 * once; readers accept blocks that are shared or unused. */
struct nnb_data_area {
    ks_span ks;
    ks_stream *ks_io;
    nnb *ks_root;
    /* Sizes of run-time memory that variables share; the file has no content for it (U
     * runtime.c:162-180). */
    ks_view buffers; /* of nnb_buffer */
    uint64_t ks_at_buffers;
    /* Variables and constants. All references to them are positions in this list, from 0. */
    ks_list variables; /* of nnb_variable */
    uint64_t ks_at_variables;
    /* Input variables of the network. */
    ks_view inputs; /* of nnb_variable_number */
    uint64_t ks_at_inputs;
    /* Output variables of the network. */
    ks_view outputs; /* of nnb_variable_number */
    uint64_t ks_at_outputs;
    /* The functions, in order of execution (U runtime.c:217-222, 377-386). */
    ks_list functions; /* of nnb_function */
    uint64_t ks_at_functions;
    /* Checks that `buffers` ends within its block. */
    nnb_end_of_list *end_of_buffers;
    uint64_t ks_at_end_of_buffers;
    /* Checks that `variables` ends within its block. */
    nnb_end_of_list *end_of_variables;
    uint64_t ks_at_end_of_variables;
    /* Checks that `inputs` ends within its block. */
    nnb_end_of_list *end_of_inputs;
    uint64_t ks_at_end_of_inputs;
    /* Checks that `outputs` ends within its block. */
    nnb_end_of_list *end_of_outputs;
    uint64_t ks_at_end_of_outputs;
    /* Checks that `functions` ends within its block. */
    nnb_end_of_list *end_of_functions;
    uint64_t ks_at_end_of_functions;
    uint8_t ks_state_buffers;
    uint8_t ks_state_variables;
    uint8_t ks_state_inputs;
    uint8_t ks_state_outputs;
    uint8_t ks_state_functions;
    uint8_t ks_state_end_of_buffers;
    uint8_t ks_state_end_of_variables;
    uint8_t ks_state_end_of_inputs;
    uint8_t ks_state_end_of_outputs;
    uint8_t ks_state_end_of_functions;
};

/* ---- nnb */
/* A trained network for small devices: header, index table, data area. The data area is divided
 * into numbered blocks, which contain lists, records and constants; the index table has the start
 * of each block, but no field has its length. There is no magic number, no checksum, and no name of
 * a tensor. The byte order is that of the exporting host, which is little-endian in all known
 * files.  Networks from before September 2018 have a header of 52 bytes and are refused.  Sources
 * are given as file:lines: U is sony/nnabla-c-runtime at commit 5cd80a7, below src/runtime/ or
 * include/nnablart/; X is the exporter, sony/nnabla at 2814df0d, below
 * python/src/nnabla/utils/converter/ (nnb.py: nnablart/nnb.py). */
struct nnb {
    ks_span ks;
    ks_stream *ks_io;
    /* Version, and the locations of all other data. */
    nnb_header header;
    /* Start of each block in the data area (U runtime_internal.h:40-53; X nnb.py:353-354). */
    ks_view index_table; /* of nnb_block_offset */
    /* All blocks, including padding. */
    nnb_data_area data;
    /* The exporter writes nothing after the data area; no reader checks (U
     * runtime_internal.h:33-35). */
    ks_bytes trailing;
};

/* ---- end_of_list */
/* Compares the length of a list of the header with that of its block. */
struct nnb_end_of_list {
    nnb *ks_root;
    /* Number of elements. */
    uint32_t count;
    /* Number of the block. */
    int32_t block;
};

/* ---- buffer */
/* A buffer. */
struct nnb_buffer {
    /* Length, in bytes in version 3, in elements in version 2; for the latter readers allocate four
     * bytes each, whatever the type (U runtime.c:164-174; X nnblart/utils.py:125-157). */
    int32_t size;
};

/* ---- variable_number */
/* A reference to a variable, by its position in `data.variables`. */
struct nnb_variable_number {
    nnb *ks_root;
    /* Position, from 0 (U runtime.c:293-371). */
    int32_t variable;
};

/* ---- variable */
/* An entry of the list of variables, and the record that it points to. */
struct nnb_variable {
    ks_mark ks;
    ks_stream *ks_io;
    nnb *ks_root;
    /* Number of the block of the record. */
    int32_t block;
    /* The variable itself. */
    nnb_variable_record *record;
    uint8_t ks_state_record;
};

/* ---- variable_record */
/* A variable or constant, 20 bytes (nn_variable_t, U network.h:58-66; X nnb.py:235-239). */
struct nnb_variable_record {
    ks_span ks;
    ks_stream *ks_io;
    nnb *ks_root;
    /* Start of the next block, in bytes from the start of the data area. */
    uint64_t end;
    /* The exporter writes the variable's position (X nnb.py:150). No reader uses it. */
    uint32_t id;
    /* Number of dimensions; 0 for a scalar. */
    uint32_t shape_count;
    /* Number of the block of the dimensions. */
    int32_t shape_block;
    /* Type of the elements, the low four bits of the byte. */
    uint8_t type;
    /* Position of the binary point in int8 and int16: the value is the integer divided by 2^fp_pos
     * (U runtime.c:194-198). Written as 0, and ignored, for the other types. It may exceed the
     * number of bits of the type. */
    uint8_t fp_pos;
    /* Written as zero, not read. */
    ks_bytes padding;
    /* Location of the elements: if not negative, the block of that number, and the variable is a
     * constant; if negative, buffer -1 - data_index (U runtime.c:203-210). An unused variable has
     * -1 even if there is no buffer (X nnb.py:222-225). */
    int32_t data_index;
    /* Lengths of the dimensions. */
    nnb_shape *shape;
    /* Bits per element of `type`. */
    uint8_t element_bits;
    /* Bytes of all elements. Eight elements of type sign share a byte, the first in its lowest bit. */
    int64_t num_bytes;
    /* Number of the buffer for the elements at run time. */
    int32_t buffer;
    /* Bytes of the block of the constant: up to the next block, or to the end of the data area if
     * the next block does not begin after it, which is possible if blocks are shared. */
    int64_t block_size;
    /* Whether only one element is stored although the shape has more. */
    bool is_partial;
    /* Number of elements stored. */
    int64_t stored_count;
    /* The stored elements in the order of the shape, the last dimension fastest, except for
     * transposed weights: see `last_transposed_input` of function records. */
    ks_bytes data;
    uint64_t ks_at_data;
    /* Whether the elements of the whole shape fit into their block or buffer. Unused variables need
     * not satisfy this (X nnb.py:222-225). */
    bool is_usable;
    uint8_t ks_state_shape;
    uint8_t ks_state_element_bits;
    uint8_t ks_state_num_bytes;
    uint8_t ks_state_buffer;
    uint8_t ks_state_block_size;
    uint8_t ks_state_is_partial;
    uint8_t ks_state_stored_count;
    uint8_t ks_state_data;
    uint8_t ks_state_is_usable;
};

/* ---- shape */
/* The shape of a variable. */
struct nnb_shape {
    ks_mark ks;
    /* Number of dimensions. */
    uint32_t count;
    /* Dimensions, slowest first, including the batch size (X nnb.py:153-154). */
    ks_list dims; /* of nnb_dim */
    /* Number of elements. A scalar has one. */
    int64_t num_elements;
    uint8_t ks_state_num_elements;
};

/* ---- dim */
/* One dimension, with the products up to it. */
struct nnb_dim {
    ks_mark ks;
    /* Product of the lengths before this one, without zeros. */
    uint64_t extent_before;
    /* Product of the lengths before this one. */
    uint64_t cells_before;
    /* Number of positions along this dimension; 0 is valid and makes the variable empty. */
    int32_t length;
    /* Product of the lengths up to this one, without zeros. */
    int64_t extent;
    /* Product of the lengths up to this one. */
    int64_t cells;
    uint8_t ks_state_extent;
    uint8_t ks_state_cells;
};

/* ---- function */
/* An entry of the list of functions, and the record that it points to. */
struct nnb_function {
    ks_mark ks;
    ks_stream *ks_io;
    nnb *ks_root;
    /* Number of the block of the record. */
    int32_t block;
    /* The function itself. */
    nnb_functions *record;
    /* Variables that the function reads. */
    ks_view inputs; /* of nnb_operand */
    uint64_t ks_at_inputs;
    /* Variables that the function writes. */
    ks_view outputs; /* of nnb_operand */
    uint64_t ks_at_outputs;
    uint8_t ks_state_record;
    uint8_t ks_state_inputs;
    uint8_t ks_state_outputs;
};

/* ---- operand */
/* A reference to a variable of a function, by its position in `data.variables`. */
struct nnb_operand {
    nnb *ks_root;
    /* Whether one element of a constant suffices. */
    bool may_be_cut;
    /* Position, from 0 (U runtime_internal.c:37-62). */
    int32_t variable;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool nnb_read(ks_ctx *ks, ks_stream *io, nnb **out) KS_MUST_USE;
bool nnb_parse(ks_ctx *ks, ks_stream *io, nnb *self) KS_MUST_USE;
bool nnb_complete(ks_ctx *ks, nnb *self) KS_MUST_USE;
extern const ks_type nnb_desc;
bool nnb_header_parse(ks_ctx *ks, ks_stream *io, nnb_header *self) KS_MUST_USE;
extern const ks_type nnb_header_desc;
bool nnb_data_area_parse(ks_ctx *ks, ks_stream *io, nnb_data_area *self) KS_MUST_USE;
bool nnb_data_area_make_buffers(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_buffers(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_buffers >= KS_DONE)) return true;
    return nnb_data_area_make_buffers(ks, self);
}
bool nnb_data_area_make_variables(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_variables(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_variables >= KS_DONE)) return true;
    return nnb_data_area_make_variables(ks, self);
}
bool nnb_data_area_make_inputs(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_inputs(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_inputs >= KS_DONE)) return true;
    return nnb_data_area_make_inputs(ks, self);
}
bool nnb_data_area_make_outputs(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_outputs(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_outputs >= KS_DONE)) return true;
    return nnb_data_area_make_outputs(ks, self);
}
bool nnb_data_area_make_functions(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_functions(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_functions >= KS_DONE)) return true;
    return nnb_data_area_make_functions(ks, self);
}
bool nnb_data_area_make_end_of_buffers(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_end_of_buffers(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_end_of_buffers >= KS_DONE)) return true;
    return nnb_data_area_make_end_of_buffers(ks, self);
}
bool nnb_data_area_make_end_of_variables(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_end_of_variables(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_end_of_variables >= KS_DONE)) return true;
    return nnb_data_area_make_end_of_variables(ks, self);
}
bool nnb_data_area_make_end_of_inputs(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_end_of_inputs(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_end_of_inputs >= KS_DONE)) return true;
    return nnb_data_area_make_end_of_inputs(ks, self);
}
bool nnb_data_area_make_end_of_outputs(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_end_of_outputs(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_end_of_outputs >= KS_DONE)) return true;
    return nnb_data_area_make_end_of_outputs(ks, self);
}
bool nnb_data_area_make_end_of_functions(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_data_area_get_end_of_functions(ks_ctx *ks, nnb_data_area *self) {
    if (KS_LIKELY(self->ks_state_end_of_functions >= KS_DONE)) return true;
    return nnb_data_area_make_end_of_functions(ks, self);
}
bool nnb_data_area_complete(ks_ctx *ks, nnb_data_area *self) KS_MUST_USE;
extern const ks_type nnb_data_area_desc;
bool nnb_end_of_list_parse(ks_ctx *ks, ks_stream *io, nnb_end_of_list *self) KS_MUST_USE;
extern const ks_type nnb_end_of_list_desc;
bool nnb_buffer_parse(ks_ctx *ks, ks_stream *io, nnb_buffer *self) KS_MUST_USE;
extern const ks_type nnb_buffer_desc;
bool nnb_variable_number_parse(ks_ctx *ks, ks_stream *io, nnb_variable_number *self) KS_MUST_USE;
extern const ks_type nnb_variable_number_desc;
bool nnb_variable_parse(ks_ctx *ks, ks_stream *io, nnb_variable *self) KS_MUST_USE;
bool nnb_variable_make_record(ks_ctx *ks, nnb_variable *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_get_record(ks_ctx *ks, nnb_variable *self) {
    if (KS_LIKELY(self->ks_state_record >= KS_DONE)) return true;
    return nnb_variable_make_record(ks, self);
}
bool nnb_variable_complete(ks_ctx *ks, nnb_variable *self) KS_MUST_USE;
extern const ks_type nnb_variable_desc;
bool nnb_variable_record_parse(ks_ctx *ks, ks_stream *io, nnb_variable_record *self) KS_MUST_USE;
bool nnb_variable_record_make_shape(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_shape(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_shape >= KS_DONE)) return true;
    return nnb_variable_record_make_shape(ks, self);
}
bool nnb_variable_record_make_element_bits(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_element_bits(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_element_bits >= KS_DONE)) return true;
    return nnb_variable_record_make_element_bits(ks, self);
}
bool nnb_variable_record_make_num_bytes(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_num_bytes(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_num_bytes >= KS_DONE)) return true;
    return nnb_variable_record_make_num_bytes(ks, self);
}
void nnb_variable_record_make_buffer(ks_ctx *ks, nnb_variable_record *self);
static inline void nnb_variable_record_get_buffer(ks_ctx *ks, nnb_variable_record *self) {
    if (!KS_LIKELY(self->ks_state_buffer >= KS_DONE)) nnb_variable_record_make_buffer(ks, self);
}
bool nnb_variable_record_make_block_size(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_block_size(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_block_size >= KS_DONE)) return true;
    return nnb_variable_record_make_block_size(ks, self);
}
bool nnb_variable_record_make_is_partial(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_is_partial(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_is_partial >= KS_DONE)) return true;
    return nnb_variable_record_make_is_partial(ks, self);
}
bool nnb_variable_record_make_stored_count(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_stored_count(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_stored_count >= KS_DONE)) return true;
    return nnb_variable_record_make_stored_count(ks, self);
}
bool nnb_variable_record_make_data(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_data(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_data >= KS_DONE)) return true;
    return nnb_variable_record_make_data(ks, self);
}
bool nnb_variable_record_make_is_usable(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_variable_record_get_is_usable(ks_ctx *ks, nnb_variable_record *self) {
    if (KS_LIKELY(self->ks_state_is_usable >= KS_DONE)) return true;
    return nnb_variable_record_make_is_usable(ks, self);
}
bool nnb_variable_record_complete(ks_ctx *ks, nnb_variable_record *self) KS_MUST_USE;
extern const ks_type nnb_variable_record_desc;
bool nnb_shape_parse(ks_ctx *ks, ks_stream *io, nnb_shape *self) KS_MUST_USE;
bool nnb_shape_make_num_elements(ks_ctx *ks, nnb_shape *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_shape_get_num_elements(ks_ctx *ks, nnb_shape *self) {
    if (KS_LIKELY(self->ks_state_num_elements >= KS_DONE)) return true;
    return nnb_shape_make_num_elements(ks, self);
}
bool nnb_shape_complete(ks_ctx *ks, nnb_shape *self) KS_MUST_USE;
extern const ks_type nnb_shape_desc;
bool nnb_dim_parse(ks_ctx *ks, ks_stream *io, nnb_dim *self) KS_MUST_USE;
bool nnb_dim_make_extent(ks_ctx *ks, nnb_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_dim_get_extent(ks_ctx *ks, nnb_dim *self) {
    if (KS_LIKELY(self->ks_state_extent >= KS_DONE)) return true;
    return nnb_dim_make_extent(ks, self);
}
bool nnb_dim_make_cells(ks_ctx *ks, nnb_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_dim_get_cells(ks_ctx *ks, nnb_dim *self) {
    if (KS_LIKELY(self->ks_state_cells >= KS_DONE)) return true;
    return nnb_dim_make_cells(ks, self);
}
bool nnb_dim_complete(ks_ctx *ks, nnb_dim *self) KS_MUST_USE;
extern const ks_type nnb_dim_desc;
bool nnb_function_parse(ks_ctx *ks, ks_stream *io, nnb_function *self) KS_MUST_USE;
bool nnb_function_make_record(ks_ctx *ks, nnb_function *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_function_get_record(ks_ctx *ks, nnb_function *self) {
    if (KS_LIKELY(self->ks_state_record >= KS_DONE)) return true;
    return nnb_function_make_record(ks, self);
}
bool nnb_function_make_inputs(ks_ctx *ks, nnb_function *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_function_get_inputs(ks_ctx *ks, nnb_function *self) {
    if (KS_LIKELY(self->ks_state_inputs >= KS_DONE)) return true;
    return nnb_function_make_inputs(ks, self);
}
bool nnb_function_make_outputs(ks_ctx *ks, nnb_function *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_function_get_outputs(ks_ctx *ks, nnb_function *self) {
    if (KS_LIKELY(self->ks_state_outputs >= KS_DONE)) return true;
    return nnb_function_make_outputs(ks, self);
}
bool nnb_function_complete(ks_ctx *ks, nnb_function *self) KS_MUST_USE;
extern const ks_type nnb_function_desc;
bool nnb_operand_parse(ks_ctx *ks, ks_stream *io, nnb_operand *self) KS_MUST_USE;
extern const ks_type nnb_operand_desc;

#ifdef __cplusplus
}
#endif

#endif
