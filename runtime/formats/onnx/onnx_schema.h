/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_schema.h - which messages an ONNX model consists of, from the table specs/onnx_messages.tsv.
 */
#ifndef TENSORGATE_ONNX_SCHEMA_H
#define TENSORGATE_ONNX_SCHEMA_H

#include <stdbool.h>
#include <stdint.h>

typedef enum tg_onnx_message {
#define ONNX_MESSAGE(id, name, retired) ONNX_##id,
#define ONNX_FIELD(message, number, name, kind, how)
#define ONNX_INNER(message, number, name, inner, how)
#define ONNX_VALUES(name, count)
#include "onnx_messages.def"
#undef ONNX_MESSAGE
#undef ONNX_FIELD
#undef ONNX_INNER
    ONNX_MESSAGES
} tg_onnx_message;

/* The numbers of fields: ONNX_TENSOR_dims. */
enum {
#define ONNX_MESSAGE(id, name, retired)
#define ONNX_FIELD(message, number, name, kind, how) ONNX_##message##_##name = (number),
#define ONNX_INNER(message, number, name, inner, how) ONNX_##message##_##name = (number),
#include "onnx_messages.def"
#undef ONNX_MESSAGE
#undef ONNX_FIELD
#undef ONNX_INNER
#undef ONNX_VALUES
    TG_ONNX_MOST_FIELDS = 27 /* all numbers are below */
};

typedef enum tg_onnx_kind {
    TG_ONNX_UNKNOWN, /* there is no such field */
    TG_ONNX_I32,
    TG_ONNX_I64,
    TG_ONNX_U64,
    TG_ONNX_F32,
    TG_ONNX_F64,
    TG_ONNX_TEXT,  /* UTF-8 without NUL */
    TG_ONNX_PROSE, /* text for people: what is no UTF-8 gets a note */
    TG_ONNX_BYTES,
    TG_ONNX_ENUM,
    TG_ONNX_INNER /* a message */
} tg_onnx_kind;

typedef struct tg_onnx_field {
    const char *name;
    uint8_t kind;      /* tg_onnx_kind */
    uint8_t inner;     /* INNER: tg_onnx_message; ENUM: how many values it has */
    bool is_many;      /* repeated */
    bool is_of_choice; /* a message has at most one of these */
} tg_onnx_field;

extern const tg_onnx_field tg_onnx_fields[ONNX_MESSAGES][TG_ONNX_MOST_FIELDS];
extern const tg_onnx_field tg_onnx_no_field;

/* The field of that number, whose kind is TG_ONNX_UNKNOWN if there is none. */
static inline const tg_onnx_field *tg_onnx_field_of(tg_onnx_message message, uint32_t number) {
    return number < TG_ONNX_MOST_FIELDS ? &tg_onnx_fields[message][number] : &tg_onnx_no_field;
}
/* Whether earlier versions of the message had a field of that number. */
bool tg_onnx_is_retired(tg_onnx_message message, uint32_t number);

#endif
