/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_model.h - changes of an ONNX model: messages of Protocol Buffers, each with its length in front, in order of their fields.
 *
 *   onnx_model.c    a model as its fields, and back with all lengths
 *   onnx_change.c   changes of fields, by the table of messages
 */
#ifndef TENSORGATE_FUZZ_ONNX_MODEL_H
#define TENSORGATE_FUZZ_ONNX_MODEL_H

#include "mutator_internal.h"
#include "onnx_schema.h"

enum {
    MOST_FIELDS = 1536,
    MOST_NESTED = 40,   /* messages in each other; those that are deeper are bytes */
    MOST_NEW = 1 << 14, /* bytes of what a change makes */
    WIRE_VARINT = 0,
    WIRE_FIXED64 = 1,
    WIRE_BYTES = 2,
    WIRE_FIXED32 = 5
};

#define NO_FIELD UINT32_MAX

typedef struct piece {
    const uint8_t *bytes;
    size_t n;
} piece;

/* A field, and what becomes of it. Fields in it follow it, up to `end`. */
typedef struct model_field {
    uint32_t parent;
    uint32_t end;
    uint32_t number;
    uint8_t wire;
    uint8_t message; /* that has it */
    uint8_t inner;   /* that it is, if it is_inner */
    bool is_inner;
    piece whole;   /* with its tag */
    piece value;   /* without its length */
    uint64_t word; /* of a varint */

    bool is_gone;
    bool is_twice;
    bool is_changed; /* it has another value: `now` */
    piece now;
    piece before; /* fields in front of it */
    piece behind; /* fields at the end of the messages in it */
} model_field;

/* Field 0 is the model itself, which has no tag. */
typedef struct message_tree {
    model_field fields[MOST_FIELDS];
    uint32_t num;
    uint8_t made[MOST_NEW];
    size_t used;
} message_tree;

/* False: the bytes are no messages, or too many. */
bool fuzz_read_model(message_tree *m, const uint8_t *bytes, size_t n);
/* Writes it to out[0, max) and returns its size; 0: it does not fit. */
size_t fuzz_write_model(const message_tree *m, uint8_t *out, size_t max);

/* Bytes that live as long as the model, at first zeros; NULL: there is no room. */
uint8_t *fuzz_new_bytes(message_tree *m, size_t n);
/* A field with its tag, and with its length if it has one. No bytes if there is no room. */
piece fuzz_new_field(message_tree *m, uint32_t number, uint8_t wire, piece value);
/* The bytes of a varint. */
piece fuzz_new_varint(message_tree *m, uint64_t word);

/* See `change` of fuzz_format. */
bool fuzz_change_model(struct work *w);

#endif
