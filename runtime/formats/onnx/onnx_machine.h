/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_machine.h - walks through the messages of an ONNX model once, from the first byte to the last.
 *
 *   onnx_schema.c    which fields there are
 *   onnx_machine.c   bytes: tags, numbers, texts, and messages in each other
 *   onnx_rules.c     what messages other than tensors have to be
 *   onnx_tensor.c    what tensors have to be
 *   onnx_keys.c      names that occur once
 *   onnx_tell.c      errors and notes
 *   onnx_ways.c      the names of tensors
 *
 * The stack of messages is bounded, and so is the memory for a byte of the file. Fields of a message ascend: then it is
 * known what type and shape a tensor has when its values come, and that nothing is there twice. Readers take any order
 * (protobuf.dev), and go different ways where something is there twice; no file that was found in the wild has another order.
 */
#ifndef TENSORGATE_ONNX_MACHINE_H
#define TENSORGATE_ONNX_MACHINE_H

#include <string.h>

#include "file.h"
#include "foreign_name.h"
#include "name_hash.h"
#include "onnx_schema.h"
#include "protobuf_wire.h"

/* Messages inside of the model: what readers made from protobuf take. */
enum { TG_ONNX_DEPTH = 100, TG_ONNX_MOST_AXES = 64 };

/* Bytes of the file, which are loaded. */
typedef struct tg_onnx_text {
    uint32_t at;
    uint32_t len;
} tg_onnx_text;

/* A part of the name of a tensor: see onnx_ways.c. */
typedef enum tg_onnx_way_kind {
    TG_ONNX_WAY_NODE,           /* number of the node */
    TG_ONNX_WAY_ATTRIBUTE,      /* its name */
    TG_ONNX_WAY_DEFAULT,        /* name of an attribute of a function */
    TG_ONNX_WAY_INDEX,          /* number of one of several graphs */
    TG_ONNX_WAY_FUNCTION,       /* number of the function */
    TG_ONNX_WAY_INITIALIZATION, /* number of training_info */
    TG_ONNX_WAY_ALGORITHM
} tg_onnx_way_kind;

typedef struct tg_onnx_way {
    uint32_t parent; /* number of the way that goes on here; 0: none */
    uint8_t kind;
    tg_onnx_text name; /* or `at` is the number */
} tg_onnx_way;

/* How the name of a tensor goes on behind its way: as initializers by their name, with the place of its field; with the number
 * of one of several; or not. Places and numbers are below 2^31 (TG_WIRE_MOST). */
#define TG_ONNX_NAME_FIELD (UINT32_C(1) << 31)
#define TG_ONNX_NO_LAST UINT32_MAX

/* Where the elements of a TensorProto are. A file of 1 MB may have 90,000, so what is kept of each is small. */
typedef struct tg_onnx_data {
    uint64_t nbytes; /* of elements, packed as in raw_data; of strings, their bytes */
    uint32_t at; /* the elements, if they lie as in raw_data; otherwise the first field of values */
    uint32_t start; /* of the message */
    uint32_t end;
    uint32_t external; /* number of the tg_onnx_external + 1; 0: the elements are in this file */
    uint8_t rank;      /* at most TG_ONNX_MOST_AXES */
    uint8_t type;      /* data_type */
    uint8_t field;     /* number of the field with the elements; 0: there are none */
    bool is_raw;       /* they lie as in raw_data */
    uint8_t rest;      /* bits of the last byte that are used, if the others are not 0; else 0 */
} tg_onnx_data;

typedef struct tg_onnx_sparse {
    tg_onnx_data indices; /* field 0: none */
    uint64_t count;       /* of values */
    uint32_t dims;
    uint8_t rank;
    bool is_linear; /* one index for all axes */
} tg_onnx_sparse;

typedef struct tg_onnx_tensor {
    tg_onnx_data values;
    uint32_t sparse; /* number of the tg_onnx_sparse + 1; 0: dense */
    uint32_t way;
    uint32_t last; /* of its name: see tg_onnx_last */
} tg_onnx_tensor;

/* A tensor whose elements are in another file. */
typedef struct tg_onnx_external {
    tg_onnx_text location;
    uint64_t offset;
    uint64_t nbytes;
    uint32_t entry; /* number of the entry with the location */
    uint32_t file;  /* number of the file, when it is open */
    uint32_t way;   /* of the tensor */
} tg_onnx_external;

typedef struct tg_onnx_operator {
    tg_onnx_text domain;
    tg_onnx_text name;
    uint32_t count; /* a node takes bytes of a file of 2^31 */
} tg_onnx_operator;

/* Of a table: the hash is beside the number, so that few operators are looked at. */
typedef struct tg_onnx_operator_place {
    uint32_t hash;
    uint32_t after; /* number of the operator + 1; 0: empty */
} tg_onnx_operator_place;

typedef struct tg_onnx_opset {
    tg_onnx_text domain;
    int64_t version;
} tg_onnx_opset;

typedef struct tg_onnx_pair {
    tg_onnx_text key;
    tg_onnx_text value;
} tg_onnx_pair;

/* A name that may occur once, with a number that belongs to it. */
typedef struct tg_onnx_key {
    tg_onnx_text name;
    uint64_t number;
} tg_onnx_key;

typedef struct tg_onnx_keys {
    ks_list keys; /* of tg_onnx_key */
    void *places; /* of a table */
    uint32_t num_places;
    uint64_t hash_key[2];
} tg_onnx_keys;

/* A message that is being read. */
typedef struct tg_onnx_frame {
    const tg_onnx_field *as; /* in the message around it; NULL: the model */
    uint32_t as_index;
    uint32_t start;
    uint32_t end;
    uint32_t last;       /* number of the field that was read last; 0: none */
    uint32_t count;      /* how many of these there were, the last one included */
    uint32_t way;        /* of tensors in it; 0: not known yet, or none */
    uint32_t joined;     /* keys before those that two fields share */
    uint32_t first_many; /* of these, those of the first of the fields */
    uint32_t from;       /* keys before those of the field that is read */
    uint32_t choice;     /* number of the field that was chosen; 0: none */
    uint32_t choice_at;
    tg_onnx_text name;   /* NAME, KEY; of a node its operator */
    tg_onnx_text second; /* domain, value, ref_attr_name */
    tg_onnx_text third;  /* overload */
    int64_t number;      /* type, version */
    uint32_t number_at;  /* 0: there is none */
    uint32_t second_at;
    uint8_t message; /* tg_onnx_message */
} tg_onnx_frame;

/* What external_data says. */
typedef enum tg_onnx_external_key {
    TG_ONNX_LOCATION,
    TG_ONNX_OFFSET,
    TG_ONNX_LENGTH,
    TG_ONNX_CHECKSUM,
    TG_ONNX_BASEPATH,
    TG_ONNX_EXTERNAL_KEYS
} tg_onnx_external_key;

typedef struct tg_onnx_entry {
    tg_onnx_text value;
    uint32_t at;     /* of the entry */
    uint32_t number; /* of the entry + 1; 0: there is none */
} tg_onnx_entry;

/* The values of a tensor, as far as they were read. */
typedef struct tg_onnx_reading {
    tg_onnx_data data;
    tg_onnx_text name;
    uint32_t name_at; /* of its field */
    uint64_t num_values;
    uint64_t count;       /* elements */
    uint64_t lengths[2];  /* the first ones */
    uint64_t product;     /* of the lengths that are not 0 */
    uint32_t type_at;     /* 0: there was none */
    uint32_t dims_at;     /* 0: there are none */
    uint32_t field_at;    /* of the first field with elements */
    uint32_t piece_at;    /* of the last one */
    uint32_t pieces;      /* how many there were */
    uint32_t external_at; /* 0: there is no external_data */
    uint8_t last_value;   /* lowest bits of the last element of int32_data */
    bool has_zero;
    bool is_external;
    bool has_bad_text;
    bool has_unknown_key;
    tg_onnx_entry external[TG_ONNX_EXTERNAL_KEYS];
} tg_onnx_reading;

typedef struct tg_onnx_sparse_reading {
    tg_onnx_data values;
    tg_onnx_data indices;
    uint64_t count; /* of values */
    uint64_t num_indices;
    uint64_t index_rows[2]; /* lengths of the indices */
    tg_onnx_text name;
    uint32_t name_at;
    uint32_t dims;
    uint8_t rank;
    uint64_t product;
    uint32_t dims_at;
    uint32_t values_at; /* 0: there are none */
    uint32_t indices_at;
} tg_onnx_sparse_reading;

typedef struct tg_onnx_machine {
    tg_wire wire;
    ks_ctx *ks;
    uint32_t at;     /* of the next byte */
    uint32_t tag_at; /* of the field that is read */
    uint32_t depth;  /* messages around the one that is read */
    tg_onnx_frame *frames;
    tg_onnx_reading tensor;
    tg_onnx_sparse_reading sparse;
    tg_onnx_keys keys;
    ks_list dims;      /* of uint64_t: lengths of sparse tensors */
    ks_list ways;      /* of tg_onnx_way; number 0 is unused */
    ks_list tensors;   /* of tg_onnx_tensor */
    ks_list sparses;   /* of tg_onnx_sparse */
    ks_list externals; /* of tg_onnx_external */

    /* For metadata: of the model and its graph. */
    int64_t ir_version;
    int64_t model_version;
    tg_onnx_text producer_name;
    tg_onnx_text producer_version;
    tg_onnx_text domain;
    tg_onnx_text graph;
    uint64_t nodes;
    bool has_graph;
    ks_list opsets;    /* of tg_onnx_opset */
    ks_list inputs;    /* of tg_onnx_text */
    ks_list outputs;   /* of tg_onnx_text */
    ks_list props;     /* of tg_onnx_pair */
    ks_list functions; /* of tg_hash */
    ks_list operators; /* of tg_onnx_operator */
    tg_onnx_operator_place *operator_places;
    uint32_t num_operator_places;
} tg_onnx_machine;

/* Reads a model of ks->input. False after an error in ks->error. */
bool tg_onnx_run(tg_onnx_machine *m, ks_ctx *ks);

/* --------------------------------------------------------------------------- for the parts of it */

static inline tg_onnx_frame *tg_onnx_top(const tg_onnx_machine *m) { return &m->frames[m->depth]; }
/* NULL: the model. */
static inline tg_onnx_frame *tg_onnx_around(const tg_onnx_machine *m) {
    return m->depth > 0 ? &m->frames[m->depth - 1] : NULL;
}
static inline const char *tg_onnx_bytes(const tg_onnx_machine *m, tg_onnx_text text) {
    return (const char *)m->ks->input.base + text.at;
}
static inline const tg_onnx_key *tg_onnx_key_at(const tg_onnx_machine *m, uint32_t i) {
    return ks_list_at(&m->keys.keys, i);
}
/* How many there are: each takes bytes of a file of 2^31. */
static inline uint32_t tg_onnx_num_keys(const tg_onnx_machine *m) {
    return (uint32_t)m->keys.keys.count;
}
/* NULL: the tensor is dense. */
static inline const tg_onnx_sparse *tg_onnx_sparse_of(const tg_onnx_machine *m,
                                                      const tg_onnx_tensor *t) {
    return t->sparse != 0 ? ks_list_at(&m->sparses, t->sparse - 1) : NULL;
}
/* Whether there are no elements. */
static inline bool tg_onnx_is_empty(const tg_onnx_data *data) {
    return data->nbytes == 0 && data->field == 0;
}
/* The lengths of a checked tensor, `data->rank` of them. False after an error of the input. */
bool tg_onnx_lengths(tg_wire *w, const tg_onnx_data *data, uint64_t *lengths);
static inline uint64_t *tg_onnx_dims(const tg_onnx_machine *m, uint32_t i) {
    return ks_list_at(&m->dims, i);
}

/* Adds the path to the message of the model in which byte `at` is, which has been read. */
void tg_onnx_tell_place(tg_onnx_machine *m, uint32_t at);
/* Fails at `at`, in that field of the message that is read; NULL: the message itself. */
bool tg_onnx_refuse(tg_onnx_machine *m, ks_code code, uint32_t at, const char *field,
                    const char *expected, ks_value found);
ks_value tg_onnx_shown(const tg_onnx_machine *m, tg_onnx_text text);
/* Adds a note, or fails like tg_onnx_refuse. */
bool tg_onnx_note(tg_onnx_machine *m, const ks_rule *rule, uint32_t at, const char *field,
                  ks_value found);

/* A field of the message that is read, which is no message: its value. */
bool tg_onnx_take_number(tg_onnx_machine *m, uint32_t number, uint32_t at, int64_t value);
bool tg_onnx_take_text(tg_onnx_machine *m, uint32_t number, tg_onnx_text text);
/* A message of no other field begins, or ends, which decides about it. */
bool tg_onnx_begin(tg_onnx_machine *m);
bool tg_onnx_end(tg_onnx_machine *m);
/* The field that was read last ends: nothing of its number follows. */
bool tg_onnx_leave_field(tg_onnx_machine *m);

/* TensorProto and SparseTensorProto, alike. */
void tg_onnx_begin_tensor(tg_onnx_machine *m);
bool tg_onnx_tensor_number(tg_onnx_machine *m, uint32_t number, uint32_t at, uint64_t value);
bool tg_onnx_tensor_text(tg_onnx_machine *m, uint32_t number, tg_onnx_text text);
/* A packed array of fixed-size numbers in that field. */
bool tg_onnx_tensor_floats(tg_onnx_machine *m, uint32_t number, tg_onnx_text bytes, unsigned width,
                           bool is_packed);
bool tg_onnx_tensor_entry(tg_onnx_machine *m, tg_onnx_text key, tg_onnx_text value, uint32_t entry);
bool tg_onnx_end_tensor(tg_onnx_machine *m);
void tg_onnx_begin_sparse(tg_onnx_machine *m);
/* The elements of a checked tensor one after the other, as their fields have them. */
typedef struct tg_onnx_cursor {
    const tg_onnx_data *data;
    uint32_t at;
    uint32_t piece_end; /* of a packed piece; 0: no piece has begun */
} tg_onnx_cursor;
tg_onnx_cursor tg_onnx_first(const tg_onnx_data *data);
/* Goes to the next element, and *bytes becomes the place of a float or a text, or *value a number. False after an error. */
bool tg_onnx_next(tg_wire *w, tg_onnx_cursor *c, uint64_t *value, tg_onnx_text *bytes);

bool tg_onnx_sparse_dim(tg_onnx_machine *m, uint32_t at, uint64_t value);
bool tg_onnx_end_sparse(tg_onnx_machine *m);

/* One more name of the message that is read. */
bool tg_onnx_add_key(tg_onnx_machine *m, tg_onnx_text name, uint64_t number);
/* Calls `twin` for each of the keys from `from` on whose name an earlier one has, number `before` of them. False after an error,
 * or when `twin` has returned false. */
typedef bool tg_onnx_twin(tg_onnx_machine *m, uint32_t i, uint32_t before);
bool tg_onnx_each_twin(tg_onnx_machine *m, uint32_t from, tg_onnx_twin *twin);
/* Counts the operator of a node. */
bool tg_onnx_count_operator(tg_onnx_machine *m, tg_onnx_text domain, tg_onnx_text name);

/* Names the tensor in the message that is read, by the field at `name_at` if it is an initializer. */
bool tg_onnx_name_here(tg_onnx_machine *m, tg_onnx_tensor *tensor, uint32_t name_at);
/* Whether the tensor is an initializer, of any graph. */
static inline bool tg_onnx_is_initializer(const tg_onnx_tensor *tensor) {
    return tensor->last != TG_ONNX_NO_LAST && (tensor->last & TG_ONNX_NAME_FIELD) != 0;
}
/* Appends the name that is shown. */
void tg_onnx_add_name(const tg_onnx_machine *m, const tg_onnx_tensor *tensor, tg_name *name);
/* The name of an initializer of the model's graph as the file has it; false: it is shown otherwise, or is none. */
bool tg_onnx_raw_name(const tg_onnx_machine *m, const tg_onnx_tensor *tensor, tg_onnx_text *name);

#endif
