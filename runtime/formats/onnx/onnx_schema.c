/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_schema.c - see onnx_schema.h.
 */
#include "onnx_schema.h"

#include <stddef.h>

/* What the words of the table mean: kind and what is inside; whether it is repeated, and of a choice. */
enum { ONE = 0, MANY = 1, CHOICE = 2 };

#define ONNX_VALUES(name, count) VALUES_##name = (count),
enum {
#define ONNX_MESSAGE(id, name, retired)
#define ONNX_FIELD(message, number, name, kind, how)
#define ONNX_INNER(message, number, name, inner, how)
#include "onnx_messages.def"
#undef ONNX_MESSAGE
#undef ONNX_FIELD
#undef ONNX_INNER
};
#undef ONNX_VALUES

#define I32 TG_ONNX_I32, 0
#define I64 TG_ONNX_I64, 0
#define U64 TG_ONNX_U64, 0
#define F32 TG_ONNX_F32, 0
#define F64 TG_ONNX_F64, 0
#define TEXT TG_ONNX_TEXT, 0
#define PROSE TG_ONNX_PROSE, 0
#define BYTES TG_ONNX_BYTES, 0
#define ENUM_ATTRIBUTE_TYPE TG_ONNX_ENUM, VALUES_ATTRIBUTE_TYPE
#define ENUM_DATA_LOCATION TG_ONNX_ENUM, VALUES_DATA_LOCATION

#define ONNX_VALUES(name, count)
const tg_onnx_field tg_onnx_fields[ONNX_MESSAGES][TG_ONNX_MOST_FIELDS] = {
#define ONNX_MESSAGE(id, name, retired)
#define ONNX_FIELD(message, number, name, kind, how)                                               \
    [ONNX_##message][number] = {#name, kind, ((how)&MANY) != 0, ((how)&CHOICE) != 0},
#define ONNX_INNER(message, number, name, inner, how)                                              \
    [ONNX_##message][number] = {#name, TG_ONNX_INNER, ONNX_##inner, ((how)&MANY) != 0,             \
                                ((how)&CHOICE) != 0},
#include "onnx_messages.def"
#undef ONNX_MESSAGE
#undef ONNX_FIELD
#undef ONNX_INNER
};

static const uint32_t retired_fields[ONNX_MESSAGES] = {
#define ONNX_MESSAGE(id, name, retired) [ONNX_##id] = (retired),
#define ONNX_FIELD(message, number, name, kind, how)
#define ONNX_INNER(message, number, name, inner, how)
#include "onnx_messages.def"
#undef ONNX_MESSAGE
#undef ONNX_FIELD
#undef ONNX_INNER
#undef ONNX_VALUES
};

const tg_onnx_field tg_onnx_no_field = {NULL, TG_ONNX_UNKNOWN, 0, false, false};

bool tg_onnx_is_retired(tg_onnx_message message, uint32_t number) {
    return number < TG_ONNX_MOST_FIELDS && (retired_fields[message] >> number & 1) != 0;
}
