/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from onnx.ksy. Do not edit. */

/* ONNX model */
#ifndef KSYC_ONNX_H
#define KSYC_ONNX_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct onnx onnx;
typedef struct onnx_varints onnx_varints;
typedef struct onnx_varint_item onnx_varint_item;
typedef struct onnx_lengths onnx_lengths;
typedef struct onnx_length onnx_length;
typedef struct onnx_model onnx_model;
typedef struct onnx_model_field onnx_model_field;
typedef struct onnx_graph onnx_graph;
typedef struct onnx_graph_field onnx_graph_field;
typedef struct onnx_node onnx_node;
typedef struct onnx_node_field onnx_node_field;
typedef struct onnx_attribute onnx_attribute;
typedef struct onnx_attribute_field onnx_attribute_field;
typedef struct onnx_tensor onnx_tensor;
typedef struct onnx_tensor_field onnx_tensor_field;
typedef struct onnx_segment onnx_segment;
typedef struct onnx_segment_field onnx_segment_field;
typedef struct onnx_sparse_tensor onnx_sparse_tensor;
typedef struct onnx_sparse_tensor_field onnx_sparse_tensor_field;
typedef struct onnx_string_string_entry onnx_string_string_entry;
typedef struct onnx_string_string_entry_field onnx_string_string_entry_field;
typedef struct onnx_operator_set_id onnx_operator_set_id;
typedef struct onnx_operator_set_id_field onnx_operator_set_id_field;
typedef struct onnx_value_info onnx_value_info;
typedef struct onnx_value_info_field onnx_value_info_field;
typedef struct onnx_type onnx_type;
typedef struct onnx_type_field onnx_type_field;
typedef struct onnx_tensor_type onnx_tensor_type;
typedef struct onnx_tensor_type_field onnx_tensor_type_field;
typedef struct onnx_element_type onnx_element_type;
typedef struct onnx_element_type_field onnx_element_type_field;
typedef struct onnx_map_type onnx_map_type;
typedef struct onnx_map_type_field onnx_map_type_field;
typedef struct onnx_opaque_type onnx_opaque_type;
typedef struct onnx_opaque_type_field onnx_opaque_type_field;
typedef struct onnx_shape onnx_shape;
typedef struct onnx_shape_field onnx_shape_field;
typedef struct onnx_dimension onnx_dimension;
typedef struct onnx_dimension_field onnx_dimension_field;
typedef struct onnx_tensor_annotation onnx_tensor_annotation;
typedef struct onnx_tensor_annotation_field onnx_tensor_annotation_field;
typedef struct onnx_training_info onnx_training_info;
typedef struct onnx_training_info_field onnx_training_info_field;
typedef struct onnx_function onnx_function;
typedef struct onnx_function_field onnx_function_field;
typedef struct onnx_device_configuration onnx_device_configuration;
typedef struct onnx_device_configuration_field onnx_device_configuration_field;
typedef struct onnx_node_device_configuration onnx_node_device_configuration;
typedef struct onnx_node_device_configuration_field onnx_node_device_configuration_field;
typedef struct onnx_sharding_spec onnx_sharding_spec;
typedef struct onnx_sharding_spec_field onnx_sharding_spec_field;
typedef struct onnx_int_int_list_entry onnx_int_int_list_entry;
typedef struct onnx_int_int_list_entry_field onnx_int_int_list_entry_field;
typedef struct onnx_sharded_dim onnx_sharded_dim;
typedef struct onnx_sharded_dim_field onnx_sharded_dim_field;
typedef struct onnx_simple_sharded_dim onnx_simple_sharded_dim;
typedef struct onnx_simple_sharded_dim_field onnx_simple_sharded_dim_field;

#include "protobuf_varint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- model */
/* ModelProto, the whole file. */
struct onnx_model {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_model_field */
    bool ks_has_fields;
};

/* ---- onnx */
/* A model of onnx: a graph of operators, with tensors as their parameters. The file is one message
 * of Protocol Buffers, ModelProto, without a magic number, a length or a checksum.  Facts from
 * onnx/onnx-ml.proto of onnx/onnx at commit f7546912 (Apache-2.0). A message is a sequence of
 * fields, each with its number. They ascend here, as in every file that was found, though Protocol
 * Buffers allows any order: so the shape of a tensor is known when its elements come, and no field
 * that occurs once is there twice. Rules that concern names, files beside the model and elements of
 * less than 32 bits in `int32_data` are checked by the library (runtime/formats/onnx). */
struct onnx {
    ks_span ks;
    ks_stream *ks_io;
    onnx_model model;
};

/* ---- varints */
/* Numbers one behind the other. */
struct onnx_varints {
    ks_span ks;
    ks_list items; /* of onnx_varint_item */
    bool ks_has_items;
};

/* ---- varint_item */
struct onnx_varint_item {
    ks_mark ks;
    /* How many there are before it. */
    uint64_t index;
    /* The number. */
    protobuf_varint number;
    /* How many there are up to this one. */
    uint64_t count;
    uint8_t ks_state_count;
};

/* ---- lengths */
/* Lengths of axes one behind the other. */
struct onnx_lengths {
    ks_span ks;
    /* Product of the lengths before these, but for 0. */
    uint64_t cells_before;
    /* How many of the lengths before these are 0. */
    uint64_t zeros_before;
    ks_list items; /* of onnx_length */
    bool ks_has_items;
};

/* ---- length */
/* Length of an axis. */
struct onnx_length {
    ks_mark ks;
    /* Product of the lengths before it, but for 0. */
    uint64_t cells_before;
    /* How many of the lengths before it are 0. */
    uint64_t zeros_before;
    /* The length. */
    protobuf_varint number;
    /* Product of the lengths up to this one, but for 0. */
    uint64_t cells;
    /* How many of the lengths up to this one are 0. */
    uint64_t zeros;
    uint8_t ks_state_cells;
    uint8_t ks_state_zeros;
};

/* ---- model_field */
struct onnx_model_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Version of this format. */
    protobuf_varint *ir_version;
    /* Name of the program that wrote the file. */
    ks_bytes producer_name;
    /* Its version. */
    ks_bytes producer_version;
    /* Name space of the model, such as `com.example`. */
    ks_text domain;
    /* Version of the graph, chosen by its author. */
    protobuf_varint *model_version;
    /* Text about the model. */
    ks_bytes doc_string;
    /* What is evaluated. */
    onnx_graph *graph;
    /* Sets of operators that nodes may use. */
    onnx_operator_set_id *opset_import;
    /* Further metadata; no key twice. */
    onnx_string_string_entry *metadata_props;
    /* Graphs for training. */
    onnx_training_info *training_info;
    /* Functions that nodes may call. */
    onnx_function *functions;
    /* Devices for execution in parallel. */
    onnx_device_configuration *configuration;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_producer_name;
    bool ks_has_producer_version;
    bool ks_has_domain;
    bool ks_has_doc_string;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- graph */
/* GraphProto. */
struct onnx_graph {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_graph_field */
    bool ks_has_fields;
};

/* ---- graph_field */
struct onnx_graph_field {
    ks_span ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Operators, in the order of evaluation. */
    onnx_node *node;
    /* Name of the graph. */
    ks_text name;
    /* Named tensors, mostly weights. */
    onnx_tensor *initializer;
    /* Text about the graph. */
    ks_bytes doc_string;
    /* Inputs. */
    onnx_value_info *input;
    /* Outputs. */
    onnx_value_info *output;
    /* Types of values in between. */
    onnx_value_info *value_info;
    /* Which tensors hold scales and zero points of others. */
    onnx_tensor_annotation *quantization_annotation;
    /* Named tensors of which most elements are 0. */
    onnx_sparse_tensor *sparse_initializer;
    /* Further metadata. */
    onnx_string_string_entry *metadata_props;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_name;
    bool ks_has_doc_string;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- node */
/* NodeProto. */
struct onnx_node {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_node_field */
    bool ks_has_fields;
};

/* ---- node_field */
struct onnx_node_field {
    ks_span ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Names of values that it takes. */
    ks_text input;
    /* Names of values that it gives. */
    ks_text output;
    /* Name of the node. */
    ks_text name;
    /* Name of the operator. */
    ks_text op_type;
    /* Parameters; no name twice. */
    onnx_attribute *attribute;
    /* Text about the node. */
    ks_bytes doc_string;
    /* Domain of the operator; none is ONNX's own. */
    ks_text domain;
    /* Which of the functions of one name is called. */
    ks_text overload;
    /* Further metadata. */
    onnx_string_string_entry *metadata_props;
    /* How it is divided over devices. */
    onnx_node_device_configuration *device_configurations;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_input;
    bool ks_has_output;
    bool ks_has_name;
    bool ks_has_op_type;
    bool ks_has_doc_string;
    bool ks_has_domain;
    bool ks_has_overload;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- attribute */
/* AttributeProto. */
struct onnx_attribute {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_attribute_field */
    bool ks_has_fields;
};

/* ---- attribute_field */
struct onnx_attribute_field {
    ks_span ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the parameter. */
    ks_text name;
    /* A number. */
    float f;
    /* A number. */
    protobuf_varint *i;
    /* A text or bytes. */
    ks_bytes s;
    /* A tensor. */
    onnx_tensor *t;
    /* A graph, such as the branch of a condition. */
    onnx_graph *g;
    /* Numbers. */
    float floats;
    /* All of them in a row. */
    ks_bytes packed_floats;
    /* Numbers. */
    protobuf_varint *ints;
    /* All of them in a row. */
    onnx_varints *packed_ints;
    /* Texts. */
    ks_bytes strings;
    /* Tensors. */
    onnx_tensor *tensors;
    /* Graphs. */
    onnx_graph *graphs;
    /* Text about the parameter. */
    ks_bytes doc_string;
    /* A type. */
    onnx_type *tp;
    /* Types. */
    onnx_type *type_protos;
    /* Which of the values there is. */
    protobuf_varint *type;
    /* In a function: the attribute of its caller that is meant. */
    ks_text ref_attr_name;
    /* A tensor of which most elements are 0. */
    onnx_sparse_tensor *sparse_tensor;
    /* Such tensors. */
    onnx_sparse_tensor *sparse_tensors;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_name;
    bool ks_has_f;
    bool ks_has_s;
    bool ks_has_floats;
    bool ks_has_packed_floats;
    bool ks_has_strings;
    bool ks_has_doc_string;
    bool ks_has_ref_attr_name;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- tensor */
/* TensorProto. */
struct onnx_tensor {
    ks_span ks;
    ks_stream *ks_io;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_tensor_field */
    /* data_type. */
    uint64_t kind;
    /* How many elements it has. */
    uint64_t cells;
    /* Number of the field that has them; 0 if none has. */
    uint64_t place;
    /* How many values that field has, or bytes. */
    uint64_t count;
    /* 1 if the elements are in another file. */
    uint64_t elsewhere;
    /* Bits of an element; of texts they mean nothing. */
    uint8_t bits;
    /* Bytes of the elements in raw_data. */
    uint64_t num_bytes;
    /* Number of the field for elements of this type. */
    uint8_t own_place;
    /* How many values that field needs. */
    uint64_t num_values;
    bool ks_has_fields;
    uint8_t ks_state_kind;
    uint8_t ks_state_cells;
    uint8_t ks_state_place;
    uint8_t ks_state_count;
    uint8_t ks_state_elsewhere;
    uint8_t ks_state_bits;
    uint8_t ks_state_num_bytes;
    uint8_t ks_state_own_place;
    uint8_t ks_state_num_values;
};

/* ---- tensor_field */
struct onnx_tensor_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Product of the lengths, but for 0. */
    uint64_t cells_before;
    /* How many lengths are 0. */
    uint64_t zeros_before;
    /* data_type. */
    uint64_t kind_before;
    /* Number of the field that has the elements; 0 if none has. */
    uint64_t place_before;
    /* How many elements it has, or bytes. */
    uint64_t count_before;
    /* data_location. */
    uint64_t elsewhere_before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Lengths of its axes. */
    onnx_length *dims;
    /* All of them in a row. */
    onnx_lengths *packed_dims;
    /* Type of elements. */
    protobuf_varint *data_type;
    /* Part of a larger tensor; nobody reads it. */
    onnx_segment *segment;
    /* Elements of float32, and complex64 in pairs. */
    float float_data;
    /* All of them in a row. */
    ks_bytes packed_float_data;
    /* Elements of 32 bits and less; floats as their bits. */
    protobuf_varint *int32_data;
    /* All of them in a row. */
    onnx_varints *packed_int32_data;
    /* Texts. */
    ks_bytes string_data;
    /* Elements of int64. */
    protobuf_varint *int64_data;
    /* All of them in a row. */
    onnx_varints *packed_int64_data;
    /* Name of the tensor. */
    ks_text name;
    /* Elements as bytes, little-endian and row-major. */
    ks_bytes raw_data;
    /* Elements of float64, and complex128 in pairs. */
    double double_data;
    /* All of them in a row. */
    ks_bytes packed_double_data;
    /* Elements of uint32 and uint64. */
    protobuf_varint *uint64_data;
    /* All of them in a row. */
    onnx_varints *packed_uint64_data;
    /* Text about the tensor. */
    ks_bytes doc_string;
    /* Where in which file the elements are. */
    onnx_string_string_entry *external_data;
    /* Whether the elements are in another file. */
    protobuf_varint *data_location;
    /* Further metadata. */
    onnx_string_string_entry *metadata_props;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    /* Whether it has elements. */
    bool is_element;
    /* Product of the lengths up to here, but for 0. */
    uint64_t cells;
    /* How many of them are 0. */
    uint64_t zeros;
    /* data_type, if it was there. */
    uint64_t kind;
    /* Number of the field that has the elements. */
    uint64_t place;
    /* How many values there are up to here. */
    uint64_t count;
    /* data_location, if it was there. */
    uint64_t elsewhere;
    bool ks_has_other_bytes;
    bool ks_has_float_data;
    bool ks_has_packed_float_data;
    bool ks_has_string_data;
    bool ks_has_name;
    bool ks_has_raw_data;
    bool ks_has_double_data;
    bool ks_has_packed_double_data;
    bool ks_has_doc_string;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
    uint8_t ks_state_is_element;
    uint8_t ks_state_cells;
    uint8_t ks_state_zeros;
    uint8_t ks_state_kind;
    uint8_t ks_state_place;
    uint8_t ks_state_count;
    uint8_t ks_state_elsewhere;
};

/* ---- segment */
/* TensorProto.Segment. */
struct onnx_segment {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_segment_field */
    bool ks_has_fields;
};

/* ---- segment_field */
struct onnx_segment_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* First element. */
    protobuf_varint *begin;
    /* Behind the last element. */
    protobuf_varint *end;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- sparse_tensor */
/* SparseTensorProto. */
struct onnx_sparse_tensor {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_sparse_tensor_field */
    bool ks_has_fields;
};

/* ---- sparse_tensor_field */
struct onnx_sparse_tensor_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* The elements that are not 0, with the name of the tensor. */
    onnx_tensor *values;
    /* Where they are, ascending. */
    onnx_tensor *indices;
    /* Lengths of the axes. */
    protobuf_varint *dims;
    /* All of them in a row. */
    onnx_varints *packed_dims;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- string_string_entry */
/* StringStringEntryProto. */
struct onnx_string_string_entry {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_string_string_entry_field */
    bool ks_has_fields;
};

/* ---- string_string_entry_field */
struct onnx_string_string_entry_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name. */
    ks_text key;
    /* Text. */
    ks_bytes value;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_key;
    bool ks_has_value;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- operator_set_id */
/* OperatorSetIdProto. */
struct onnx_operator_set_id {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_operator_set_id_field */
    bool ks_has_fields;
};

/* ---- operator_set_id_field */
struct onnx_operator_set_id_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Domain of the operators; none is ONNX's own. */
    ks_text domain;
    /* Version of the set. */
    protobuf_varint *version;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_domain;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- value_info */
/* ValueInfoProto. */
struct onnx_value_info {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_value_info_field */
    bool ks_has_fields;
};

/* ---- value_info_field */
struct onnx_value_info_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the value. */
    ks_text name;
    /* Its type. */
    onnx_type *type;
    /* Text about it. */
    ks_bytes doc_string;
    /* Further metadata. */
    onnx_string_string_entry *metadata_props;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_name;
    bool ks_has_doc_string;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- type */
/* TypeProto. */
struct onnx_type {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_type_field */
    bool ks_has_fields;
};

/* ---- type_field */
struct onnx_type_field {
    ks_span ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* A tensor. */
    onnx_tensor_type *tensor_type;
    /* A list. */
    onnx_element_type *sequence_type;
    /* A dictionary. */
    onnx_map_type *map_type;
    /* What the value means. */
    ks_bytes denotation;
    /* Something else. */
    onnx_opaque_type *opaque_type;
    /* A tensor of which most elements are 0. */
    onnx_tensor_type *sparse_tensor_type;
    /* A value that may be missing. */
    onnx_element_type *optional_type;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_denotation;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- tensor_type */
/* TypeProto.Tensor, and TypeProto.SparseTensor. */
struct onnx_tensor_type {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_tensor_type_field */
    bool ks_has_fields;
};

/* ---- tensor_type_field */
struct onnx_tensor_type_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Type of elements. */
    protobuf_varint *elem_type;
    /* Lengths of axes, as far as they are known. */
    onnx_shape *shape;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- element_type */
/* TypeProto.Sequence, and TypeProto.Optional. */
struct onnx_element_type {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_element_type_field */
    bool ks_has_fields;
};

/* ---- element_type_field */
struct onnx_element_type_field {
    ks_span ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Type of its elements. */
    onnx_type *elem_type;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- map_type */
/* TypeProto.Map. */
struct onnx_map_type {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_map_type_field */
    bool ks_has_fields;
};

/* ---- map_type_field */
struct onnx_map_type_field {
    ks_span ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Type of keys. */
    protobuf_varint *key_type;
    /* Type of values. */
    onnx_type *value_type;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- opaque_type */
/* TypeProto.Opaque. */
struct onnx_opaque_type {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_opaque_type_field */
    bool ks_has_fields;
};

/* ---- opaque_type_field */
struct onnx_opaque_type_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name space of the type. */
    ks_text domain;
    /* Name of the type. */
    ks_text name;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_domain;
    bool ks_has_name;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- shape */
/* TensorShapeProto. */
struct onnx_shape {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_shape_field */
    bool ks_has_fields;
};

/* ---- shape_field */
struct onnx_shape_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Lengths of axes. */
    onnx_dimension *dim;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- dimension */
/* TensorShapeProto.Dimension. */
struct onnx_dimension {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_dimension_field */
    bool ks_has_fields;
};

/* ---- dimension_field */
struct onnx_dimension_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* A length. */
    protobuf_varint *dim_value;
    /* Name of a length that is not known yet. */
    ks_text dim_param;
    /* What the axis means. */
    ks_bytes denotation;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_dim_param;
    bool ks_has_denotation;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- tensor_annotation */
/* TensorAnnotation. */
struct onnx_tensor_annotation {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_tensor_annotation_field */
    bool ks_has_fields;
};

/* ---- tensor_annotation_field */
struct onnx_tensor_annotation_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the tensor. */
    ks_text tensor_name;
    /* Names of tensors with its scale and zero point. */
    onnx_string_string_entry *quant_parameter_tensor_names;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_tensor_name;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- training_info */
/* TrainingInfoProto. */
struct onnx_training_info {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_training_info_field */
    bool ks_has_fields;
};

/* ---- training_info_field */
struct onnx_training_info_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Sets the first values. */
    onnx_graph *initialization;
    /* Makes one step. */
    onnx_graph *algorithm;
    /* Where outputs of the former graph go. */
    onnx_string_string_entry *initialization_binding;
    /* Where outputs of the latter graph go. */
    onnx_string_string_entry *update_binding;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- function */
/* FunctionProto. */
struct onnx_function {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_function_field */
    bool ks_has_fields;
};

/* ---- function_field */
struct onnx_function_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the function. */
    ks_text name;
    /* Names of its inputs. */
    ks_text input;
    /* Names of its outputs. */
    ks_text output;
    /* Names of parameters that have no default. */
    ks_text attribute;
    /* Operators. */
    onnx_node *node;
    /* Text about it. */
    ks_bytes doc_string;
    /* Sets of operators that its nodes may use. */
    onnx_operator_set_id *opset_import;
    /* Domain of the function. */
    ks_text domain;
    /* Parameters with their defaults. */
    onnx_attribute *attribute_proto;
    /* Types of values. */
    onnx_value_info *value_info;
    /* Which of the functions of one name it is. */
    ks_text overload;
    /* Further metadata. */
    onnx_string_string_entry *metadata_props;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_name;
    bool ks_has_input;
    bool ks_has_output;
    bool ks_has_attribute;
    bool ks_has_doc_string;
    bool ks_has_domain;
    bool ks_has_overload;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- device_configuration */
/* DeviceConfigurationProto. */
struct onnx_device_configuration {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_device_configuration_field */
    bool ks_has_fields;
};

/* ---- device_configuration_field */
struct onnx_device_configuration_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the configuration. */
    ks_text name;
    /* How many devices there are. */
    protobuf_varint *num_devices;
    /* Their names. */
    ks_text device;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_name;
    bool ks_has_device;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- node_device_configuration */
/* NodeDeviceConfigurationProto. */
struct onnx_node_device_configuration {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_node_device_configuration_field */
    bool ks_has_fields;
};

/* ---- node_device_configuration_field */
struct onnx_node_device_configuration_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the configuration. */
    ks_text configuration_id;
    /* How tensors are divided. */
    onnx_sharding_spec *sharding_spec;
    /* Stage of the pipeline. */
    protobuf_varint *pipeline_stage;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_configuration_id;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- sharding_spec */
/* ShardingSpecProto. */
struct onnx_sharding_spec {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_sharding_spec_field */
    bool ks_has_fields;
};

/* ---- sharding_spec_field */
struct onnx_sharding_spec_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Name of the tensor. */
    ks_text tensor_name;
    /* Numbers of devices. */
    protobuf_varint *device;
    /* All of them in a row. */
    onnx_varints *packed_device;
    /* Groups of devices. */
    onnx_int_int_list_entry *index_to_device_group_map;
    /* How axes are divided. */
    onnx_sharded_dim *sharded_dim;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_tensor_name;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- int_int_list_entry */
/* IntIntListEntryProto. */
struct onnx_int_int_list_entry {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_int_int_list_entry_field */
    bool ks_has_fields;
};

/* ---- int_int_list_entry_field */
struct onnx_int_int_list_entry_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Number of a group. */
    protobuf_varint *key;
    /* Numbers of its devices. */
    protobuf_varint *value;
    /* All of them in a row. */
    onnx_varints *packed_value;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- sharded_dim */
/* ShardedDimProto. */
struct onnx_sharded_dim {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_sharded_dim_field */
    bool ks_has_fields;
};

/* ---- sharded_dim_field */
struct onnx_sharded_dim_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Number of the axis. */
    protobuf_varint *axis;
    /* How it is divided. */
    onnx_simple_sharded_dim *simple_sharding;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/* ---- simple_sharded_dim */
/* SimpleShardedDimProto. */
struct onnx_simple_sharded_dim {
    ks_span ks;
    /* Its fields, in ascending order. */
    ks_list fields; /* of onnx_simple_sharded_dim_field */
    bool ks_has_fields;
};

/* ---- simple_sharded_dim_field */
struct onnx_simple_sharded_dim_field {
    ks_mark ks;
    /* Number of the field before it; 0 if it is the first. */
    uint64_t before;
    /* Number * 8 + wire type. */
    protobuf_varint tag;
    /* Bytes of what follows. */
    protobuf_varint *len;
    /* A field of another version. */
    protobuf_varint *other_number;
    /* A field of another version. */
    ks_bytes other_bytes;
    /* Length of the axis. */
    protobuf_varint *dim_value;
    /* Name of a length that is not known yet. */
    ks_text dim_param;
    /* How many parts there are. */
    protobuf_varint *num_shards;
    /* Number of the field. */
    uint64_t number_here;
    /* Whether it is a field of another version. */
    bool is_other;
    /* Number of the field, or of the one before it. */
    uint64_t number;
    /* 0: a varint; 1: eight bytes; 2: a length and bytes; 5: four bytes. */
    uint8_t wire;
    bool ks_has_other_bytes;
    bool ks_has_dim_param;
    uint8_t ks_state_number_here;
    uint8_t ks_state_is_other;
    uint8_t ks_state_number;
    uint8_t ks_state_wire;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool onnx_read(ks_ctx *ks, ks_stream *io, onnx **out) KS_MUST_USE;
bool onnx_parse(ks_ctx *ks, ks_stream *io, onnx *self) KS_MUST_USE;
bool onnx_complete(ks_ctx *ks, onnx *self) KS_MUST_USE;
extern const ks_type onnx_desc;
bool onnx_varints_parse(ks_ctx *ks, ks_stream *io, onnx_varints *self) KS_MUST_USE;
bool onnx_varints_complete(ks_ctx *ks, onnx_varints *self) KS_MUST_USE;
extern const ks_type onnx_varints_desc;
bool onnx_varint_item_parse(ks_ctx *ks, ks_stream *io, onnx_varint_item *self) KS_MUST_USE;
bool onnx_varint_item_make_count(ks_ctx *ks, onnx_varint_item *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_varint_item_get_count(ks_ctx *ks, onnx_varint_item *self) {
    if (KS_LIKELY(self->ks_state_count >= KS_DONE)) return true;
    return onnx_varint_item_make_count(ks, self);
}
bool onnx_varint_item_complete(ks_ctx *ks, onnx_varint_item *self) KS_MUST_USE;
extern const ks_type onnx_varint_item_desc;
bool onnx_lengths_parse(ks_ctx *ks, ks_stream *io, onnx_lengths *self) KS_MUST_USE;
bool onnx_lengths_complete(ks_ctx *ks, onnx_lengths *self) KS_MUST_USE;
extern const ks_type onnx_lengths_desc;
bool onnx_length_parse(ks_ctx *ks, ks_stream *io, onnx_length *self) KS_MUST_USE;
bool onnx_length_make_cells(ks_ctx *ks, onnx_length *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_length_get_cells(ks_ctx *ks, onnx_length *self) {
    if (KS_LIKELY(self->ks_state_cells >= KS_DONE)) return true;
    return onnx_length_make_cells(ks, self);
}
bool onnx_length_make_zeros(ks_ctx *ks, onnx_length *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_length_get_zeros(ks_ctx *ks, onnx_length *self) {
    if (KS_LIKELY(self->ks_state_zeros >= KS_DONE)) return true;
    return onnx_length_make_zeros(ks, self);
}
bool onnx_length_complete(ks_ctx *ks, onnx_length *self) KS_MUST_USE;
extern const ks_type onnx_length_desc;
bool onnx_model_parse(ks_ctx *ks, ks_stream *io, onnx_model *self) KS_MUST_USE;
bool onnx_model_complete(ks_ctx *ks, onnx_model *self) KS_MUST_USE;
extern const ks_type onnx_model_desc;
bool onnx_model_field_parse(ks_ctx *ks, ks_stream *io, onnx_model_field *self) KS_MUST_USE;
bool onnx_model_field_make_number_here(ks_ctx *ks, onnx_model_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_model_field_get_number_here(ks_ctx *ks, onnx_model_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_model_field_make_number_here(ks, self);
}
bool onnx_model_field_make_is_other(ks_ctx *ks, onnx_model_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_model_field_get_is_other(ks_ctx *ks, onnx_model_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_model_field_make_is_other(ks, self);
}
bool onnx_model_field_make_number(ks_ctx *ks, onnx_model_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_model_field_get_number(ks_ctx *ks, onnx_model_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_model_field_make_number(ks, self);
}
bool onnx_model_field_make_wire(ks_ctx *ks, onnx_model_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_model_field_get_wire(ks_ctx *ks, onnx_model_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_model_field_make_wire(ks, self);
}
bool onnx_model_field_complete(ks_ctx *ks, onnx_model_field *self) KS_MUST_USE;
extern const ks_type onnx_model_field_desc;
bool onnx_graph_parse(ks_ctx *ks, ks_stream *io, onnx_graph *self) KS_MUST_USE;
bool onnx_graph_complete(ks_ctx *ks, onnx_graph *self) KS_MUST_USE;
extern const ks_type onnx_graph_desc;
bool onnx_graph_field_parse(ks_ctx *ks, ks_stream *io, onnx_graph_field *self) KS_MUST_USE;
bool onnx_graph_field_make_number_here(ks_ctx *ks, onnx_graph_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_graph_field_get_number_here(ks_ctx *ks, onnx_graph_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_graph_field_make_number_here(ks, self);
}
bool onnx_graph_field_make_is_other(ks_ctx *ks, onnx_graph_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_graph_field_get_is_other(ks_ctx *ks, onnx_graph_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_graph_field_make_is_other(ks, self);
}
bool onnx_graph_field_make_number(ks_ctx *ks, onnx_graph_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_graph_field_get_number(ks_ctx *ks, onnx_graph_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_graph_field_make_number(ks, self);
}
bool onnx_graph_field_make_wire(ks_ctx *ks, onnx_graph_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_graph_field_get_wire(ks_ctx *ks, onnx_graph_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_graph_field_make_wire(ks, self);
}
bool onnx_graph_field_complete(ks_ctx *ks, onnx_graph_field *self) KS_MUST_USE;
extern const ks_type onnx_graph_field_desc;
bool onnx_node_parse(ks_ctx *ks, ks_stream *io, onnx_node *self) KS_MUST_USE;
bool onnx_node_complete(ks_ctx *ks, onnx_node *self) KS_MUST_USE;
extern const ks_type onnx_node_desc;
bool onnx_node_field_parse(ks_ctx *ks, ks_stream *io, onnx_node_field *self) KS_MUST_USE;
bool onnx_node_field_make_number_here(ks_ctx *ks, onnx_node_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_field_get_number_here(ks_ctx *ks, onnx_node_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_node_field_make_number_here(ks, self);
}
bool onnx_node_field_make_is_other(ks_ctx *ks, onnx_node_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_field_get_is_other(ks_ctx *ks, onnx_node_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_node_field_make_is_other(ks, self);
}
bool onnx_node_field_make_number(ks_ctx *ks, onnx_node_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_field_get_number(ks_ctx *ks, onnx_node_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_node_field_make_number(ks, self);
}
bool onnx_node_field_make_wire(ks_ctx *ks, onnx_node_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_field_get_wire(ks_ctx *ks, onnx_node_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_node_field_make_wire(ks, self);
}
bool onnx_node_field_complete(ks_ctx *ks, onnx_node_field *self) KS_MUST_USE;
extern const ks_type onnx_node_field_desc;
bool onnx_attribute_parse(ks_ctx *ks, ks_stream *io, onnx_attribute *self) KS_MUST_USE;
bool onnx_attribute_complete(ks_ctx *ks, onnx_attribute *self) KS_MUST_USE;
extern const ks_type onnx_attribute_desc;
bool onnx_attribute_field_parse(ks_ctx *ks, ks_stream *io, onnx_attribute_field *self) KS_MUST_USE;
bool onnx_attribute_field_make_number_here(ks_ctx *ks, onnx_attribute_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_attribute_field_get_number_here(ks_ctx *ks, onnx_attribute_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_attribute_field_make_number_here(ks, self);
}
bool onnx_attribute_field_make_is_other(ks_ctx *ks, onnx_attribute_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_attribute_field_get_is_other(ks_ctx *ks, onnx_attribute_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_attribute_field_make_is_other(ks, self);
}
bool onnx_attribute_field_make_number(ks_ctx *ks, onnx_attribute_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_attribute_field_get_number(ks_ctx *ks, onnx_attribute_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_attribute_field_make_number(ks, self);
}
bool onnx_attribute_field_make_wire(ks_ctx *ks, onnx_attribute_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_attribute_field_get_wire(ks_ctx *ks, onnx_attribute_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_attribute_field_make_wire(ks, self);
}
bool onnx_attribute_field_complete(ks_ctx *ks, onnx_attribute_field *self) KS_MUST_USE;
extern const ks_type onnx_attribute_field_desc;
bool onnx_tensor_parse(ks_ctx *ks, ks_stream *io, onnx_tensor *self) KS_MUST_USE;
bool onnx_tensor_make_kind(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_kind(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_kind >= KS_DONE)) return true;
    return onnx_tensor_make_kind(ks, self);
}
bool onnx_tensor_make_cells(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_cells(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_cells >= KS_DONE)) return true;
    return onnx_tensor_make_cells(ks, self);
}
bool onnx_tensor_make_place(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_place(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_place >= KS_DONE)) return true;
    return onnx_tensor_make_place(ks, self);
}
bool onnx_tensor_make_count(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_count(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_count >= KS_DONE)) return true;
    return onnx_tensor_make_count(ks, self);
}
bool onnx_tensor_make_elsewhere(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_elsewhere(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_elsewhere >= KS_DONE)) return true;
    return onnx_tensor_make_elsewhere(ks, self);
}
bool onnx_tensor_make_bits(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_bits(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_bits >= KS_DONE)) return true;
    return onnx_tensor_make_bits(ks, self);
}
bool onnx_tensor_make_num_bytes(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_num_bytes(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_num_bytes >= KS_DONE)) return true;
    return onnx_tensor_make_num_bytes(ks, self);
}
bool onnx_tensor_make_own_place(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_own_place(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_own_place >= KS_DONE)) return true;
    return onnx_tensor_make_own_place(ks, self);
}
bool onnx_tensor_make_num_values(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_get_num_values(ks_ctx *ks, onnx_tensor *self) {
    if (KS_LIKELY(self->ks_state_num_values >= KS_DONE)) return true;
    return onnx_tensor_make_num_values(ks, self);
}
bool onnx_tensor_complete(ks_ctx *ks, onnx_tensor *self) KS_MUST_USE;
extern const ks_type onnx_tensor_desc;
bool onnx_tensor_field_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_field *self) KS_MUST_USE;
bool onnx_tensor_field_make_number_here(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_number_here(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_tensor_field_make_number_here(ks, self);
}
bool onnx_tensor_field_make_is_other(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_is_other(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_tensor_field_make_is_other(ks, self);
}
bool onnx_tensor_field_make_number(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_number(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_tensor_field_make_number(ks, self);
}
bool onnx_tensor_field_make_wire(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_wire(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_tensor_field_make_wire(ks, self);
}
bool onnx_tensor_field_make_is_element(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_is_element(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_is_element >= KS_DONE)) return true;
    return onnx_tensor_field_make_is_element(ks, self);
}
bool onnx_tensor_field_make_cells(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_cells(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_cells >= KS_DONE)) return true;
    return onnx_tensor_field_make_cells(ks, self);
}
bool onnx_tensor_field_make_zeros(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_zeros(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_zeros >= KS_DONE)) return true;
    return onnx_tensor_field_make_zeros(ks, self);
}
bool onnx_tensor_field_make_kind(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_kind(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_kind >= KS_DONE)) return true;
    return onnx_tensor_field_make_kind(ks, self);
}
bool onnx_tensor_field_make_place(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_place(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_place >= KS_DONE)) return true;
    return onnx_tensor_field_make_place(ks, self);
}
bool onnx_tensor_field_make_count(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_count(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_count >= KS_DONE)) return true;
    return onnx_tensor_field_make_count(ks, self);
}
bool onnx_tensor_field_make_elsewhere(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_field_get_elsewhere(ks_ctx *ks, onnx_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_elsewhere >= KS_DONE)) return true;
    return onnx_tensor_field_make_elsewhere(ks, self);
}
bool onnx_tensor_field_complete(ks_ctx *ks, onnx_tensor_field *self) KS_MUST_USE;
extern const ks_type onnx_tensor_field_desc;
bool onnx_segment_parse(ks_ctx *ks, ks_stream *io, onnx_segment *self) KS_MUST_USE;
bool onnx_segment_complete(ks_ctx *ks, onnx_segment *self) KS_MUST_USE;
extern const ks_type onnx_segment_desc;
bool onnx_segment_field_parse(ks_ctx *ks, ks_stream *io, onnx_segment_field *self) KS_MUST_USE;
bool onnx_segment_field_make_number_here(ks_ctx *ks, onnx_segment_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_segment_field_get_number_here(ks_ctx *ks, onnx_segment_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_segment_field_make_number_here(ks, self);
}
bool onnx_segment_field_make_is_other(ks_ctx *ks, onnx_segment_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_segment_field_get_is_other(ks_ctx *ks, onnx_segment_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_segment_field_make_is_other(ks, self);
}
bool onnx_segment_field_make_number(ks_ctx *ks, onnx_segment_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_segment_field_get_number(ks_ctx *ks, onnx_segment_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_segment_field_make_number(ks, self);
}
bool onnx_segment_field_make_wire(ks_ctx *ks, onnx_segment_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_segment_field_get_wire(ks_ctx *ks, onnx_segment_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_segment_field_make_wire(ks, self);
}
bool onnx_segment_field_complete(ks_ctx *ks, onnx_segment_field *self) KS_MUST_USE;
extern const ks_type onnx_segment_field_desc;
bool onnx_sparse_tensor_parse(ks_ctx *ks, ks_stream *io, onnx_sparse_tensor *self) KS_MUST_USE;
bool onnx_sparse_tensor_complete(ks_ctx *ks, onnx_sparse_tensor *self) KS_MUST_USE;
extern const ks_type onnx_sparse_tensor_desc;
bool onnx_sparse_tensor_field_parse(ks_ctx *ks, ks_stream *io, onnx_sparse_tensor_field *self) KS_MUST_USE;
bool onnx_sparse_tensor_field_make_number_here(ks_ctx *ks, onnx_sparse_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sparse_tensor_field_get_number_here(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_sparse_tensor_field_make_number_here(ks, self);
}
bool onnx_sparse_tensor_field_make_is_other(ks_ctx *ks, onnx_sparse_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sparse_tensor_field_get_is_other(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_sparse_tensor_field_make_is_other(ks, self);
}
bool onnx_sparse_tensor_field_make_number(ks_ctx *ks, onnx_sparse_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sparse_tensor_field_get_number(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_sparse_tensor_field_make_number(ks, self);
}
bool onnx_sparse_tensor_field_make_wire(ks_ctx *ks, onnx_sparse_tensor_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sparse_tensor_field_get_wire(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_sparse_tensor_field_make_wire(ks, self);
}
bool onnx_sparse_tensor_field_complete(ks_ctx *ks, onnx_sparse_tensor_field *self) KS_MUST_USE;
extern const ks_type onnx_sparse_tensor_field_desc;
bool onnx_string_string_entry_parse(ks_ctx *ks, ks_stream *io, onnx_string_string_entry *self) KS_MUST_USE;
bool onnx_string_string_entry_complete(ks_ctx *ks, onnx_string_string_entry *self) KS_MUST_USE;
extern const ks_type onnx_string_string_entry_desc;
bool onnx_string_string_entry_field_parse(ks_ctx *ks, ks_stream *io, onnx_string_string_entry_field *self) KS_MUST_USE;
bool onnx_string_string_entry_field_make_number_here(ks_ctx *ks, onnx_string_string_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_string_string_entry_field_get_number_here(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_string_string_entry_field_make_number_here(ks, self);
}
bool onnx_string_string_entry_field_make_is_other(ks_ctx *ks, onnx_string_string_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_string_string_entry_field_get_is_other(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_string_string_entry_field_make_is_other(ks, self);
}
bool onnx_string_string_entry_field_make_number(ks_ctx *ks, onnx_string_string_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_string_string_entry_field_get_number(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_string_string_entry_field_make_number(ks, self);
}
bool onnx_string_string_entry_field_make_wire(ks_ctx *ks, onnx_string_string_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_string_string_entry_field_get_wire(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_string_string_entry_field_make_wire(ks, self);
}
bool onnx_string_string_entry_field_complete(ks_ctx *ks, onnx_string_string_entry_field *self) KS_MUST_USE;
extern const ks_type onnx_string_string_entry_field_desc;
bool onnx_operator_set_id_parse(ks_ctx *ks, ks_stream *io, onnx_operator_set_id *self) KS_MUST_USE;
bool onnx_operator_set_id_complete(ks_ctx *ks, onnx_operator_set_id *self) KS_MUST_USE;
extern const ks_type onnx_operator_set_id_desc;
bool onnx_operator_set_id_field_parse(ks_ctx *ks, ks_stream *io, onnx_operator_set_id_field *self) KS_MUST_USE;
bool onnx_operator_set_id_field_make_number_here(ks_ctx *ks, onnx_operator_set_id_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_operator_set_id_field_get_number_here(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_operator_set_id_field_make_number_here(ks, self);
}
bool onnx_operator_set_id_field_make_is_other(ks_ctx *ks, onnx_operator_set_id_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_operator_set_id_field_get_is_other(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_operator_set_id_field_make_is_other(ks, self);
}
bool onnx_operator_set_id_field_make_number(ks_ctx *ks, onnx_operator_set_id_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_operator_set_id_field_get_number(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_operator_set_id_field_make_number(ks, self);
}
bool onnx_operator_set_id_field_make_wire(ks_ctx *ks, onnx_operator_set_id_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_operator_set_id_field_get_wire(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_operator_set_id_field_make_wire(ks, self);
}
bool onnx_operator_set_id_field_complete(ks_ctx *ks, onnx_operator_set_id_field *self) KS_MUST_USE;
extern const ks_type onnx_operator_set_id_field_desc;
bool onnx_value_info_parse(ks_ctx *ks, ks_stream *io, onnx_value_info *self) KS_MUST_USE;
bool onnx_value_info_complete(ks_ctx *ks, onnx_value_info *self) KS_MUST_USE;
extern const ks_type onnx_value_info_desc;
bool onnx_value_info_field_parse(ks_ctx *ks, ks_stream *io, onnx_value_info_field *self) KS_MUST_USE;
bool onnx_value_info_field_make_number_here(ks_ctx *ks, onnx_value_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_value_info_field_get_number_here(ks_ctx *ks, onnx_value_info_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_value_info_field_make_number_here(ks, self);
}
bool onnx_value_info_field_make_is_other(ks_ctx *ks, onnx_value_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_value_info_field_get_is_other(ks_ctx *ks, onnx_value_info_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_value_info_field_make_is_other(ks, self);
}
bool onnx_value_info_field_make_number(ks_ctx *ks, onnx_value_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_value_info_field_get_number(ks_ctx *ks, onnx_value_info_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_value_info_field_make_number(ks, self);
}
bool onnx_value_info_field_make_wire(ks_ctx *ks, onnx_value_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_value_info_field_get_wire(ks_ctx *ks, onnx_value_info_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_value_info_field_make_wire(ks, self);
}
bool onnx_value_info_field_complete(ks_ctx *ks, onnx_value_info_field *self) KS_MUST_USE;
extern const ks_type onnx_value_info_field_desc;
bool onnx_type_parse(ks_ctx *ks, ks_stream *io, onnx_type *self) KS_MUST_USE;
bool onnx_type_complete(ks_ctx *ks, onnx_type *self) KS_MUST_USE;
extern const ks_type onnx_type_desc;
bool onnx_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_type_field *self) KS_MUST_USE;
bool onnx_type_field_make_number_here(ks_ctx *ks, onnx_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_type_field_get_number_here(ks_ctx *ks, onnx_type_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_type_field_make_number_here(ks, self);
}
bool onnx_type_field_make_is_other(ks_ctx *ks, onnx_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_type_field_get_is_other(ks_ctx *ks, onnx_type_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_type_field_make_is_other(ks, self);
}
bool onnx_type_field_make_number(ks_ctx *ks, onnx_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_type_field_get_number(ks_ctx *ks, onnx_type_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_type_field_make_number(ks, self);
}
bool onnx_type_field_make_wire(ks_ctx *ks, onnx_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_type_field_get_wire(ks_ctx *ks, onnx_type_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_type_field_make_wire(ks, self);
}
bool onnx_type_field_complete(ks_ctx *ks, onnx_type_field *self) KS_MUST_USE;
extern const ks_type onnx_type_field_desc;
bool onnx_tensor_type_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_type *self) KS_MUST_USE;
bool onnx_tensor_type_complete(ks_ctx *ks, onnx_tensor_type *self) KS_MUST_USE;
extern const ks_type onnx_tensor_type_desc;
bool onnx_tensor_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_type_field *self) KS_MUST_USE;
bool onnx_tensor_type_field_make_number_here(ks_ctx *ks, onnx_tensor_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_type_field_get_number_here(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_tensor_type_field_make_number_here(ks, self);
}
bool onnx_tensor_type_field_make_is_other(ks_ctx *ks, onnx_tensor_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_type_field_get_is_other(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_tensor_type_field_make_is_other(ks, self);
}
bool onnx_tensor_type_field_make_number(ks_ctx *ks, onnx_tensor_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_type_field_get_number(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_tensor_type_field_make_number(ks, self);
}
bool onnx_tensor_type_field_make_wire(ks_ctx *ks, onnx_tensor_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_type_field_get_wire(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_tensor_type_field_make_wire(ks, self);
}
bool onnx_tensor_type_field_complete(ks_ctx *ks, onnx_tensor_type_field *self) KS_MUST_USE;
extern const ks_type onnx_tensor_type_field_desc;
bool onnx_element_type_parse(ks_ctx *ks, ks_stream *io, onnx_element_type *self) KS_MUST_USE;
bool onnx_element_type_complete(ks_ctx *ks, onnx_element_type *self) KS_MUST_USE;
extern const ks_type onnx_element_type_desc;
bool onnx_element_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_element_type_field *self) KS_MUST_USE;
bool onnx_element_type_field_make_number_here(ks_ctx *ks, onnx_element_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_element_type_field_get_number_here(ks_ctx *ks, onnx_element_type_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_element_type_field_make_number_here(ks, self);
}
bool onnx_element_type_field_make_is_other(ks_ctx *ks, onnx_element_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_element_type_field_get_is_other(ks_ctx *ks, onnx_element_type_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_element_type_field_make_is_other(ks, self);
}
bool onnx_element_type_field_make_number(ks_ctx *ks, onnx_element_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_element_type_field_get_number(ks_ctx *ks, onnx_element_type_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_element_type_field_make_number(ks, self);
}
bool onnx_element_type_field_make_wire(ks_ctx *ks, onnx_element_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_element_type_field_get_wire(ks_ctx *ks, onnx_element_type_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_element_type_field_make_wire(ks, self);
}
bool onnx_element_type_field_complete(ks_ctx *ks, onnx_element_type_field *self) KS_MUST_USE;
extern const ks_type onnx_element_type_field_desc;
bool onnx_map_type_parse(ks_ctx *ks, ks_stream *io, onnx_map_type *self) KS_MUST_USE;
bool onnx_map_type_complete(ks_ctx *ks, onnx_map_type *self) KS_MUST_USE;
extern const ks_type onnx_map_type_desc;
bool onnx_map_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_map_type_field *self) KS_MUST_USE;
bool onnx_map_type_field_make_number_here(ks_ctx *ks, onnx_map_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_map_type_field_get_number_here(ks_ctx *ks, onnx_map_type_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_map_type_field_make_number_here(ks, self);
}
bool onnx_map_type_field_make_is_other(ks_ctx *ks, onnx_map_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_map_type_field_get_is_other(ks_ctx *ks, onnx_map_type_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_map_type_field_make_is_other(ks, self);
}
bool onnx_map_type_field_make_number(ks_ctx *ks, onnx_map_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_map_type_field_get_number(ks_ctx *ks, onnx_map_type_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_map_type_field_make_number(ks, self);
}
bool onnx_map_type_field_make_wire(ks_ctx *ks, onnx_map_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_map_type_field_get_wire(ks_ctx *ks, onnx_map_type_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_map_type_field_make_wire(ks, self);
}
bool onnx_map_type_field_complete(ks_ctx *ks, onnx_map_type_field *self) KS_MUST_USE;
extern const ks_type onnx_map_type_field_desc;
bool onnx_opaque_type_parse(ks_ctx *ks, ks_stream *io, onnx_opaque_type *self) KS_MUST_USE;
bool onnx_opaque_type_complete(ks_ctx *ks, onnx_opaque_type *self) KS_MUST_USE;
extern const ks_type onnx_opaque_type_desc;
bool onnx_opaque_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_opaque_type_field *self) KS_MUST_USE;
bool onnx_opaque_type_field_make_number_here(ks_ctx *ks, onnx_opaque_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_opaque_type_field_get_number_here(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_opaque_type_field_make_number_here(ks, self);
}
bool onnx_opaque_type_field_make_is_other(ks_ctx *ks, onnx_opaque_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_opaque_type_field_get_is_other(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_opaque_type_field_make_is_other(ks, self);
}
bool onnx_opaque_type_field_make_number(ks_ctx *ks, onnx_opaque_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_opaque_type_field_get_number(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_opaque_type_field_make_number(ks, self);
}
bool onnx_opaque_type_field_make_wire(ks_ctx *ks, onnx_opaque_type_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_opaque_type_field_get_wire(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_opaque_type_field_make_wire(ks, self);
}
bool onnx_opaque_type_field_complete(ks_ctx *ks, onnx_opaque_type_field *self) KS_MUST_USE;
extern const ks_type onnx_opaque_type_field_desc;
bool onnx_shape_parse(ks_ctx *ks, ks_stream *io, onnx_shape *self) KS_MUST_USE;
bool onnx_shape_complete(ks_ctx *ks, onnx_shape *self) KS_MUST_USE;
extern const ks_type onnx_shape_desc;
bool onnx_shape_field_parse(ks_ctx *ks, ks_stream *io, onnx_shape_field *self) KS_MUST_USE;
bool onnx_shape_field_make_number_here(ks_ctx *ks, onnx_shape_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_shape_field_get_number_here(ks_ctx *ks, onnx_shape_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_shape_field_make_number_here(ks, self);
}
bool onnx_shape_field_make_is_other(ks_ctx *ks, onnx_shape_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_shape_field_get_is_other(ks_ctx *ks, onnx_shape_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_shape_field_make_is_other(ks, self);
}
bool onnx_shape_field_make_number(ks_ctx *ks, onnx_shape_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_shape_field_get_number(ks_ctx *ks, onnx_shape_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_shape_field_make_number(ks, self);
}
bool onnx_shape_field_make_wire(ks_ctx *ks, onnx_shape_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_shape_field_get_wire(ks_ctx *ks, onnx_shape_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_shape_field_make_wire(ks, self);
}
bool onnx_shape_field_complete(ks_ctx *ks, onnx_shape_field *self) KS_MUST_USE;
extern const ks_type onnx_shape_field_desc;
bool onnx_dimension_parse(ks_ctx *ks, ks_stream *io, onnx_dimension *self) KS_MUST_USE;
bool onnx_dimension_complete(ks_ctx *ks, onnx_dimension *self) KS_MUST_USE;
extern const ks_type onnx_dimension_desc;
bool onnx_dimension_field_parse(ks_ctx *ks, ks_stream *io, onnx_dimension_field *self) KS_MUST_USE;
bool onnx_dimension_field_make_number_here(ks_ctx *ks, onnx_dimension_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_dimension_field_get_number_here(ks_ctx *ks, onnx_dimension_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_dimension_field_make_number_here(ks, self);
}
bool onnx_dimension_field_make_is_other(ks_ctx *ks, onnx_dimension_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_dimension_field_get_is_other(ks_ctx *ks, onnx_dimension_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_dimension_field_make_is_other(ks, self);
}
bool onnx_dimension_field_make_number(ks_ctx *ks, onnx_dimension_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_dimension_field_get_number(ks_ctx *ks, onnx_dimension_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_dimension_field_make_number(ks, self);
}
bool onnx_dimension_field_make_wire(ks_ctx *ks, onnx_dimension_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_dimension_field_get_wire(ks_ctx *ks, onnx_dimension_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_dimension_field_make_wire(ks, self);
}
bool onnx_dimension_field_complete(ks_ctx *ks, onnx_dimension_field *self) KS_MUST_USE;
extern const ks_type onnx_dimension_field_desc;
bool onnx_tensor_annotation_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_annotation *self) KS_MUST_USE;
bool onnx_tensor_annotation_complete(ks_ctx *ks, onnx_tensor_annotation *self) KS_MUST_USE;
extern const ks_type onnx_tensor_annotation_desc;
bool onnx_tensor_annotation_field_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_annotation_field *self) KS_MUST_USE;
bool onnx_tensor_annotation_field_make_number_here(ks_ctx *ks, onnx_tensor_annotation_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_annotation_field_get_number_here(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_tensor_annotation_field_make_number_here(ks, self);
}
bool onnx_tensor_annotation_field_make_is_other(ks_ctx *ks, onnx_tensor_annotation_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_annotation_field_get_is_other(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_tensor_annotation_field_make_is_other(ks, self);
}
bool onnx_tensor_annotation_field_make_number(ks_ctx *ks, onnx_tensor_annotation_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_annotation_field_get_number(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_tensor_annotation_field_make_number(ks, self);
}
bool onnx_tensor_annotation_field_make_wire(ks_ctx *ks, onnx_tensor_annotation_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_tensor_annotation_field_get_wire(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_tensor_annotation_field_make_wire(ks, self);
}
bool onnx_tensor_annotation_field_complete(ks_ctx *ks, onnx_tensor_annotation_field *self) KS_MUST_USE;
extern const ks_type onnx_tensor_annotation_field_desc;
bool onnx_training_info_parse(ks_ctx *ks, ks_stream *io, onnx_training_info *self) KS_MUST_USE;
bool onnx_training_info_complete(ks_ctx *ks, onnx_training_info *self) KS_MUST_USE;
extern const ks_type onnx_training_info_desc;
bool onnx_training_info_field_parse(ks_ctx *ks, ks_stream *io, onnx_training_info_field *self) KS_MUST_USE;
bool onnx_training_info_field_make_number_here(ks_ctx *ks, onnx_training_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_training_info_field_get_number_here(ks_ctx *ks, onnx_training_info_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_training_info_field_make_number_here(ks, self);
}
bool onnx_training_info_field_make_is_other(ks_ctx *ks, onnx_training_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_training_info_field_get_is_other(ks_ctx *ks, onnx_training_info_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_training_info_field_make_is_other(ks, self);
}
bool onnx_training_info_field_make_number(ks_ctx *ks, onnx_training_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_training_info_field_get_number(ks_ctx *ks, onnx_training_info_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_training_info_field_make_number(ks, self);
}
bool onnx_training_info_field_make_wire(ks_ctx *ks, onnx_training_info_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_training_info_field_get_wire(ks_ctx *ks, onnx_training_info_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_training_info_field_make_wire(ks, self);
}
bool onnx_training_info_field_complete(ks_ctx *ks, onnx_training_info_field *self) KS_MUST_USE;
extern const ks_type onnx_training_info_field_desc;
bool onnx_function_parse(ks_ctx *ks, ks_stream *io, onnx_function *self) KS_MUST_USE;
bool onnx_function_complete(ks_ctx *ks, onnx_function *self) KS_MUST_USE;
extern const ks_type onnx_function_desc;
bool onnx_function_field_parse(ks_ctx *ks, ks_stream *io, onnx_function_field *self) KS_MUST_USE;
bool onnx_function_field_make_number_here(ks_ctx *ks, onnx_function_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_function_field_get_number_here(ks_ctx *ks, onnx_function_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_function_field_make_number_here(ks, self);
}
bool onnx_function_field_make_is_other(ks_ctx *ks, onnx_function_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_function_field_get_is_other(ks_ctx *ks, onnx_function_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_function_field_make_is_other(ks, self);
}
bool onnx_function_field_make_number(ks_ctx *ks, onnx_function_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_function_field_get_number(ks_ctx *ks, onnx_function_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_function_field_make_number(ks, self);
}
bool onnx_function_field_make_wire(ks_ctx *ks, onnx_function_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_function_field_get_wire(ks_ctx *ks, onnx_function_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_function_field_make_wire(ks, self);
}
bool onnx_function_field_complete(ks_ctx *ks, onnx_function_field *self) KS_MUST_USE;
extern const ks_type onnx_function_field_desc;
bool onnx_device_configuration_parse(ks_ctx *ks, ks_stream *io, onnx_device_configuration *self) KS_MUST_USE;
bool onnx_device_configuration_complete(ks_ctx *ks, onnx_device_configuration *self) KS_MUST_USE;
extern const ks_type onnx_device_configuration_desc;
bool onnx_device_configuration_field_parse(ks_ctx *ks, ks_stream *io, onnx_device_configuration_field *self) KS_MUST_USE;
bool onnx_device_configuration_field_make_number_here(ks_ctx *ks, onnx_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_device_configuration_field_get_number_here(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_device_configuration_field_make_number_here(ks, self);
}
bool onnx_device_configuration_field_make_is_other(ks_ctx *ks, onnx_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_device_configuration_field_get_is_other(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_device_configuration_field_make_is_other(ks, self);
}
bool onnx_device_configuration_field_make_number(ks_ctx *ks, onnx_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_device_configuration_field_get_number(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_device_configuration_field_make_number(ks, self);
}
bool onnx_device_configuration_field_make_wire(ks_ctx *ks, onnx_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_device_configuration_field_get_wire(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_device_configuration_field_make_wire(ks, self);
}
bool onnx_device_configuration_field_complete(ks_ctx *ks, onnx_device_configuration_field *self) KS_MUST_USE;
extern const ks_type onnx_device_configuration_field_desc;
bool onnx_node_device_configuration_parse(ks_ctx *ks, ks_stream *io, onnx_node_device_configuration *self) KS_MUST_USE;
bool onnx_node_device_configuration_complete(ks_ctx *ks, onnx_node_device_configuration *self) KS_MUST_USE;
extern const ks_type onnx_node_device_configuration_desc;
bool onnx_node_device_configuration_field_parse(ks_ctx *ks, ks_stream *io, onnx_node_device_configuration_field *self) KS_MUST_USE;
bool onnx_node_device_configuration_field_make_number_here(ks_ctx *ks, onnx_node_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_device_configuration_field_get_number_here(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_node_device_configuration_field_make_number_here(ks, self);
}
bool onnx_node_device_configuration_field_make_is_other(ks_ctx *ks, onnx_node_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_device_configuration_field_get_is_other(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_node_device_configuration_field_make_is_other(ks, self);
}
bool onnx_node_device_configuration_field_make_number(ks_ctx *ks, onnx_node_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_device_configuration_field_get_number(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_node_device_configuration_field_make_number(ks, self);
}
bool onnx_node_device_configuration_field_make_wire(ks_ctx *ks, onnx_node_device_configuration_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_node_device_configuration_field_get_wire(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_node_device_configuration_field_make_wire(ks, self);
}
bool onnx_node_device_configuration_field_complete(ks_ctx *ks, onnx_node_device_configuration_field *self) KS_MUST_USE;
extern const ks_type onnx_node_device_configuration_field_desc;
bool onnx_sharding_spec_parse(ks_ctx *ks, ks_stream *io, onnx_sharding_spec *self) KS_MUST_USE;
bool onnx_sharding_spec_complete(ks_ctx *ks, onnx_sharding_spec *self) KS_MUST_USE;
extern const ks_type onnx_sharding_spec_desc;
bool onnx_sharding_spec_field_parse(ks_ctx *ks, ks_stream *io, onnx_sharding_spec_field *self) KS_MUST_USE;
bool onnx_sharding_spec_field_make_number_here(ks_ctx *ks, onnx_sharding_spec_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharding_spec_field_get_number_here(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_sharding_spec_field_make_number_here(ks, self);
}
bool onnx_sharding_spec_field_make_is_other(ks_ctx *ks, onnx_sharding_spec_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharding_spec_field_get_is_other(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_sharding_spec_field_make_is_other(ks, self);
}
bool onnx_sharding_spec_field_make_number(ks_ctx *ks, onnx_sharding_spec_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharding_spec_field_get_number(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_sharding_spec_field_make_number(ks, self);
}
bool onnx_sharding_spec_field_make_wire(ks_ctx *ks, onnx_sharding_spec_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharding_spec_field_get_wire(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_sharding_spec_field_make_wire(ks, self);
}
bool onnx_sharding_spec_field_complete(ks_ctx *ks, onnx_sharding_spec_field *self) KS_MUST_USE;
extern const ks_type onnx_sharding_spec_field_desc;
bool onnx_int_int_list_entry_parse(ks_ctx *ks, ks_stream *io, onnx_int_int_list_entry *self) KS_MUST_USE;
bool onnx_int_int_list_entry_complete(ks_ctx *ks, onnx_int_int_list_entry *self) KS_MUST_USE;
extern const ks_type onnx_int_int_list_entry_desc;
bool onnx_int_int_list_entry_field_parse(ks_ctx *ks, ks_stream *io, onnx_int_int_list_entry_field *self) KS_MUST_USE;
bool onnx_int_int_list_entry_field_make_number_here(ks_ctx *ks, onnx_int_int_list_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_int_int_list_entry_field_get_number_here(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_int_int_list_entry_field_make_number_here(ks, self);
}
bool onnx_int_int_list_entry_field_make_is_other(ks_ctx *ks, onnx_int_int_list_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_int_int_list_entry_field_get_is_other(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_int_int_list_entry_field_make_is_other(ks, self);
}
bool onnx_int_int_list_entry_field_make_number(ks_ctx *ks, onnx_int_int_list_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_int_int_list_entry_field_get_number(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_int_int_list_entry_field_make_number(ks, self);
}
bool onnx_int_int_list_entry_field_make_wire(ks_ctx *ks, onnx_int_int_list_entry_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_int_int_list_entry_field_get_wire(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_int_int_list_entry_field_make_wire(ks, self);
}
bool onnx_int_int_list_entry_field_complete(ks_ctx *ks, onnx_int_int_list_entry_field *self) KS_MUST_USE;
extern const ks_type onnx_int_int_list_entry_field_desc;
bool onnx_sharded_dim_parse(ks_ctx *ks, ks_stream *io, onnx_sharded_dim *self) KS_MUST_USE;
bool onnx_sharded_dim_complete(ks_ctx *ks, onnx_sharded_dim *self) KS_MUST_USE;
extern const ks_type onnx_sharded_dim_desc;
bool onnx_sharded_dim_field_parse(ks_ctx *ks, ks_stream *io, onnx_sharded_dim_field *self) KS_MUST_USE;
bool onnx_sharded_dim_field_make_number_here(ks_ctx *ks, onnx_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharded_dim_field_get_number_here(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_sharded_dim_field_make_number_here(ks, self);
}
bool onnx_sharded_dim_field_make_is_other(ks_ctx *ks, onnx_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharded_dim_field_get_is_other(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_sharded_dim_field_make_is_other(ks, self);
}
bool onnx_sharded_dim_field_make_number(ks_ctx *ks, onnx_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharded_dim_field_get_number(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_sharded_dim_field_make_number(ks, self);
}
bool onnx_sharded_dim_field_make_wire(ks_ctx *ks, onnx_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_sharded_dim_field_get_wire(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_sharded_dim_field_make_wire(ks, self);
}
bool onnx_sharded_dim_field_complete(ks_ctx *ks, onnx_sharded_dim_field *self) KS_MUST_USE;
extern const ks_type onnx_sharded_dim_field_desc;
bool onnx_simple_sharded_dim_parse(ks_ctx *ks, ks_stream *io, onnx_simple_sharded_dim *self) KS_MUST_USE;
bool onnx_simple_sharded_dim_complete(ks_ctx *ks, onnx_simple_sharded_dim *self) KS_MUST_USE;
extern const ks_type onnx_simple_sharded_dim_desc;
bool onnx_simple_sharded_dim_field_parse(ks_ctx *ks, ks_stream *io, onnx_simple_sharded_dim_field *self) KS_MUST_USE;
bool onnx_simple_sharded_dim_field_make_number_here(ks_ctx *ks, onnx_simple_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_simple_sharded_dim_field_get_number_here(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_number_here >= KS_DONE)) return true;
    return onnx_simple_sharded_dim_field_make_number_here(ks, self);
}
bool onnx_simple_sharded_dim_field_make_is_other(ks_ctx *ks, onnx_simple_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_simple_sharded_dim_field_get_is_other(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_is_other >= KS_DONE)) return true;
    return onnx_simple_sharded_dim_field_make_is_other(ks, self);
}
bool onnx_simple_sharded_dim_field_make_number(ks_ctx *ks, onnx_simple_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_simple_sharded_dim_field_get_number(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_number >= KS_DONE)) return true;
    return onnx_simple_sharded_dim_field_make_number(ks, self);
}
bool onnx_simple_sharded_dim_field_make_wire(ks_ctx *ks, onnx_simple_sharded_dim_field *self) KS_MUST_USE;
static inline bool KS_MUST_USE onnx_simple_sharded_dim_field_get_wire(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (KS_LIKELY(self->ks_state_wire >= KS_DONE)) return true;
    return onnx_simple_sharded_dim_field_make_wire(ks, self);
}
bool onnx_simple_sharded_dim_field_complete(ks_ctx *ks, onnx_simple_sharded_dim_field *self) KS_MUST_USE;
extern const ks_type onnx_simple_sharded_dim_field_desc;

#ifdef __cplusplus
}
#endif

#endif
