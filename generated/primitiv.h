/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from primitiv.ksy. Do not edit. */

/* primitiv file format v0.1 */
#ifndef KSYC_PRIMITIV_H
#define KSYC_PRIMITIV_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct primitiv primitiv;
typedef struct primitiv_header primitiv_header;
typedef struct primitiv_shape primitiv_shape;
typedef struct primitiv_dim primitiv_dim;
typedef struct primitiv_tensor primitiv_tensor;
typedef struct primitiv_parameter primitiv_parameter;
typedef struct primitiv_statistic primitiv_statistic;
typedef struct primitiv_model primitiv_model;
typedef struct primitiv_model_entry primitiv_model_entry;
typedef struct primitiv_optimizer primitiv_optimizer;
typedef struct primitiv_uint_config_map primitiv_uint_config_map;
typedef struct primitiv_uint_config primitiv_uint_config;
typedef struct primitiv_float_config_map primitiv_float_config_map;
typedef struct primitiv_float_config primitiv_float_config;

#include "msgpack.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PRIMITIV_DATA_TYPE_SHAPE = 0,
    PRIMITIV_DATA_TYPE_TENSOR = 256,
    PRIMITIV_DATA_TYPE_PARAMETER = 512,
    PRIMITIV_DATA_TYPE_MODEL = 768,
    PRIMITIV_DATA_TYPE_OPTIMIZER = 1024
};
extern const ks_enum primitiv_data_type_labels;

/* ---- header */
/* 15 bytes, the same in every file except the data type. */
struct primitiv_header {
    /* MessagePack tag of `major`. */
    uint8_t major_tag;
    /* Major version, 0 (core/file_format.h:26-34). */
    uint32_t major;
    /* MessagePack tag of `minor`. */
    uint8_t minor_tag;
    /* Minor version, 1. Readers accept only 0.1. */
    uint32_t minor;
    /* MessagePack tag of `data_type`. */
    uint8_t data_type_tag;
    /* What the file holds (core/file_format.h:14-24). */
    uint32_t data_type;
};

/* ---- primitiv */
/* Parameters, models and optimizer settings of the neural network toolkit primitiv: a flat sequence
 * of MessagePack tokens that begins with a header of 15 bytes. Shapes, tensors and parameters are
 * plain sequences of tokens without a container. Numbers in tokens are big-endian, tensor data are
 * raw memory of the host.  Sources are given as file:lines below primitiv/ of primitiv/primitiv at
 * commit db14ca4; "the document" is docs/source/reference/file_format.rst there. Keys may be in any
 * order. One rule that a grammar cannot express efficiently is in the adapter of this project: keys
 * are unique, since for duplicates readers take the first of statistics and settings, but the last
 * of parameters of a model. */
struct primitiv {
    ks_span ks;
    ks_stream *ks_io;
    /* Version of the format and kind of the object. */
    primitiv_header header;
    /* The one object of the file. */
    ks_ref object;
    /* Writers put nothing after the object; no loader checks. */
    ks_bytes trailing;
};

/* ---- shape */
/* Lengths of the dimensions, fastest first, and the size of the minibatch, which is the slowest
 * (core/parameter.cc:18-23, 42-45). */
struct primitiv_shape {
    ks_mark ks;
    /* Greatest valid batch size. */
    uint32_t max_batch;
    /* Number of dimensions. */
    msgpack_array_head dims_head;
    /* The dimensions; none for a scalar. */
    ks_list dims; /* of primitiv_dim */
    /* Size of the minibatch. */
    msgpack_uint32 batch;
    /* Number of elements, including the batch. */
    uint64_t num_elements;
    uint8_t ks_state_num_elements;
};

/* ---- dim */
/* One dimension with the volume up to it: a 32-bit MessagePack number, spelled out here so that the
 * length has its own rule. */
struct primitiv_dim {
    ks_mark ks;
    /* Product of the lengths before this one. */
    uint64_t volume_before;
    /* MessagePack tag of `length`. */
    uint8_t tag;
    /* Number of positions along this dimension; 0 is refused (core/shape.cc:37-39). */
    uint32_t length;
    /* Product of the lengths up to this one. */
    uint64_t volume;
    uint8_t ks_state_volume;
};

/* ---- tensor */
/* A shape and its elements (core/parameter.cc:26-39, 48-57). */
struct primitiv_tensor {
    /* Greatest valid batch size. */
    uint32_t max_batch;
    /* Lengths of the dimensions and the batch. */
    primitiv_shape shape;
    /* The elements as IEEE 754 binary32, little-endian (memory of the host: a big-endian host would
     * write its own order), column-major with the batch slowest. They are not aligned. */
    msgpack_binary data;
};

/* ---- parameter */
/* A value and its statistics of optimizers (core/parameter.cc:132-181). Its gradient is not stored. */
struct primitiv_parameter {
    ks_span ks;
    /* The trained value. */
    primitiv_tensor value;
    /* Number of statistics. */
    msgpack_uint32 num_stats;
    /* The statistics, in no particular order. */
    ks_list stats; /* of primitiv_statistic */
};

/* ---- statistic */
/* A named tensor of an optimizer, such as `Adam.m1` (core/optimizer_impl.cc). */
struct primitiv_statistic {
    /* Its name, any bytes, possibly none. */
    msgpack_string key;
    /* Its value, of any shape and batch (core/parameter.cc:140-147). */
    primitiv_tensor value;
};

/* ---- model */
/* All parameters of a model and its submodels in one flat list (core/model.cc:31-75). */
struct primitiv_model {
    ks_span ks;
    /* Number of parameters; 0 for an empty model. */
    msgpack_uint32 num_parameters;
    /* The parameters. The writer sorts them by key; readers accept any order. */
    ks_list parameters; /* of primitiv_model_entry */
};

/* ---- model_entry */
/* A parameter and its place in the tree of submodels. */
struct primitiv_model_entry {
    ks_span ks;
    /* Number of names in `key`. */
    msgpack_array_head key_head;
    /* Names of the enclosing submodels, outermost first, then of the parameter; any bytes. */
    ks_list key; /* of msgpack_string */
    /* The parameter itself. */
    primitiv_parameter parameter;
};

/* ---- uint_config_map */
/* A map from names to integers. */
struct primitiv_uint_config_map {
    ks_span ks;
    /* Number of settings. */
    msgpack_map_head head;
    /* The settings, in no particular order. */
    ks_list configs; /* of primitiv_uint_config */
};

/* ---- float_config_map */
/* A map from names to floats. */
struct primitiv_float_config_map {
    ks_span ks;
    /* Number of settings. */
    msgpack_map_head head;
    /* The settings, in no particular order. */
    ks_list configs; /* of primitiv_float_config */
};

/* ---- optimizer */
/* Settings and counters of an optimizer (core/optimizer.cc:31-52). Its class is not stored. */
struct primitiv_optimizer {
    /* Integer settings, such as `Optimizer.epoch`. */
    primitiv_uint_config_map uint_configs;
    /* Float settings, such as `Optimizer.lr_scale` or `Adam.beta1`. */
    primitiv_float_config_map float_configs;
};

/* ---- uint_config */
/* An integer setting. */
struct primitiv_uint_config {
    /* Its name. */
    msgpack_string key;
    /* Its value. */
    msgpack_uint32 value;
};

/* ---- float_config */
/* A float setting. */
struct primitiv_float_config {
    /* Its name. */
    msgpack_string key;
    /* Its value; it is not checked, NaN and negative values are accepted (optimizer.cc:124-127). */
    msgpack_float32 value;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool primitiv_read(ks_ctx *ks, ks_stream *io, primitiv **out) KS_MUST_USE;
bool primitiv_parse(ks_ctx *ks, ks_stream *io, primitiv *self) KS_MUST_USE;
bool primitiv_complete(ks_ctx *ks, primitiv *self) KS_MUST_USE;
extern const ks_type primitiv_desc;
bool primitiv_header_parse(ks_ctx *ks, ks_stream *io, primitiv_header *self) KS_MUST_USE;
extern const ks_type primitiv_header_desc;
bool primitiv_shape_parse(ks_ctx *ks, ks_stream *io, primitiv_shape *self) KS_MUST_USE;
bool primitiv_shape_make_num_elements(ks_ctx *ks, primitiv_shape *self) KS_MUST_USE;
static inline bool KS_MUST_USE primitiv_shape_get_num_elements(ks_ctx *ks, primitiv_shape *self) {
    if (KS_LIKELY(self->ks_state_num_elements >= KS_DONE)) return true;
    return primitiv_shape_make_num_elements(ks, self);
}
bool primitiv_shape_complete(ks_ctx *ks, primitiv_shape *self) KS_MUST_USE;
extern const ks_type primitiv_shape_desc;
bool primitiv_dim_parse(ks_ctx *ks, ks_stream *io, primitiv_dim *self) KS_MUST_USE;
bool primitiv_dim_make_volume(ks_ctx *ks, primitiv_dim *self) KS_MUST_USE;
static inline bool KS_MUST_USE primitiv_dim_get_volume(ks_ctx *ks, primitiv_dim *self) {
    if (KS_LIKELY(self->ks_state_volume >= KS_DONE)) return true;
    return primitiv_dim_make_volume(ks, self);
}
bool primitiv_dim_complete(ks_ctx *ks, primitiv_dim *self) KS_MUST_USE;
extern const ks_type primitiv_dim_desc;
bool primitiv_tensor_parse(ks_ctx *ks, ks_stream *io, primitiv_tensor *self) KS_MUST_USE;
bool primitiv_tensor_complete(ks_ctx *ks, primitiv_tensor *self) KS_MUST_USE;
extern const ks_type primitiv_tensor_desc;
bool primitiv_parameter_parse(ks_ctx *ks, ks_stream *io, primitiv_parameter *self) KS_MUST_USE;
bool primitiv_parameter_complete(ks_ctx *ks, primitiv_parameter *self) KS_MUST_USE;
extern const ks_type primitiv_parameter_desc;
bool primitiv_statistic_parse(ks_ctx *ks, ks_stream *io, primitiv_statistic *self) KS_MUST_USE;
bool primitiv_statistic_complete(ks_ctx *ks, primitiv_statistic *self) KS_MUST_USE;
extern const ks_type primitiv_statistic_desc;
bool primitiv_model_parse(ks_ctx *ks, ks_stream *io, primitiv_model *self) KS_MUST_USE;
bool primitiv_model_complete(ks_ctx *ks, primitiv_model *self) KS_MUST_USE;
extern const ks_type primitiv_model_desc;
bool primitiv_model_entry_parse(ks_ctx *ks, ks_stream *io, primitiv_model_entry *self) KS_MUST_USE;
bool primitiv_model_entry_complete(ks_ctx *ks, primitiv_model_entry *self) KS_MUST_USE;
extern const ks_type primitiv_model_entry_desc;
bool primitiv_optimizer_parse(ks_ctx *ks, ks_stream *io, primitiv_optimizer *self) KS_MUST_USE;
bool primitiv_optimizer_complete(ks_ctx *ks, primitiv_optimizer *self) KS_MUST_USE;
extern const ks_type primitiv_optimizer_desc;
bool primitiv_uint_config_map_parse(ks_ctx *ks, ks_stream *io, primitiv_uint_config_map *self) KS_MUST_USE;
bool primitiv_uint_config_map_complete(ks_ctx *ks, primitiv_uint_config_map *self) KS_MUST_USE;
extern const ks_type primitiv_uint_config_map_desc;
bool primitiv_uint_config_parse(ks_ctx *ks, ks_stream *io, primitiv_uint_config *self) KS_MUST_USE;
bool primitiv_uint_config_complete(ks_ctx *ks, primitiv_uint_config *self) KS_MUST_USE;
extern const ks_type primitiv_uint_config_desc;
bool primitiv_float_config_map_parse(ks_ctx *ks, ks_stream *io, primitiv_float_config_map *self) KS_MUST_USE;
bool primitiv_float_config_map_complete(ks_ctx *ks, primitiv_float_config_map *self) KS_MUST_USE;
extern const ks_type primitiv_float_config_map_desc;
bool primitiv_float_config_parse(ks_ctx *ks, ks_stream *io, primitiv_float_config *self) KS_MUST_USE;
bool primitiv_float_config_complete(ks_ctx *ks, primitiv_float_config *self) KS_MUST_USE;
extern const ks_type primitiv_float_config_desc;

#ifdef __cplusplus
}
#endif

#endif
