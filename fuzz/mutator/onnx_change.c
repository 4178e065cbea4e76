/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_change.c - a mutant of an ONNX model. One to three fields change, go, come, or come from elsewhere; afterwards, most of the
 * time, tensors get as many bytes as their shape says, and attributes the type of their value. The table of messages says which
 * fields there are.
 */
#include <string.h>

#include "onnx_model.h"

enum { MOST_RAW = 2048 }; /* bytes of the elements of a tensor that is fitted */

/* ---------------------------------------------------------------------------------------- values */

static const char *const TEXTS[] = {"",
                                    "a",
                                    "x",
                                    "y",
                                    "weight",
                                    "Constant",
                                    "ai.onnx",
                                    "ai.onnx.ml",
                                    "value",
                                    "location",
                                    "offset",
                                    "length",
                                    "checksum",
                                    "basepath",
                                    "0",
                                    "1",
                                    "64",
                                    "-1",
                                    " 1",
                                    "+1",
                                    "0x1",
                                    "9223372036854775807",
                                    "18446744073709551616",
                                    "data.bin",
                                    "../data.bin",
                                    "/etc/hostname",
                                    "a/./b",
                                    "@node/0/value",
                                    "a/b",
                                    "\xff",
                                    "\xed\xa0\x80",
                                    "a\xcc\x8a"};

static piece some_text(work *w) {
    const char *text = TEXTS[below(w, sizeof TEXTS / sizeof *TEXTS)];
    return (piece){(const uint8_t *)text, strlen(text)};
}

static uint64_t some_word(work *w, const tg_onnx_field *field, uint64_t old) {
    if (field->kind == TG_ONNX_ENUM && chance(w, 80)) return below(w, (uint64_t)field->inner + 2);
    switch (below(w, 8)) {
    case 0: return old + 1;
    case 1: return old - 1;
    case 2: return below(w, 30); /* versions, types, lengths */
    case 3: return 0;
    case 4: return UINT64_C(1) << below(w, 64);
    case 5: return (UINT64_C(1) << below(w, 64)) - 1;
    case 6: return 0 - (UINT64_C(1) << below(w, 64));
    default: return below(w, 5);
    }
}

static uint8_t wire_of(const tg_onnx_field *field) {
    switch ((tg_onnx_kind)field->kind) {
    case TG_ONNX_F32: return WIRE_FIXED32;
    case TG_ONNX_F64: return WIRE_FIXED64;
    case TG_ONNX_TEXT:
    case TG_ONNX_PROSE:
    case TG_ONNX_BYTES:
    case TG_ONNX_INNER: return WIRE_BYTES;
    case TG_ONNX_UNKNOWN:
    case TG_ONNX_I32:
    case TG_ONNX_I64:
    case TG_ONNX_U64:
    case TG_ONNX_ENUM: break;
    }
    return WIRE_VARINT;
}

/* A field with a value; a message is empty. */
static piece new_field(work *w, message_tree *m, const tg_onnx_field *field, uint32_t number) {
    static const uint8_t zeros[8] = {0};
    piece value = some_text(w);
    if (field->kind == TG_ONNX_INNER) value.n = 0;
    if (wire_of(field) == WIRE_VARINT) value = fuzz_new_varint(m, some_word(w, field, 1));
    if (wire_of(field) == WIRE_FIXED32) value = (piece){zeros, 4};
    if (wire_of(field) == WIRE_FIXED64) value = (piece){zeros, 8};
    return fuzz_new_field(m, number, wire_of(field), value);
}

/* ----------------------------------------------------------------------------------------- fields */

static const tg_onnx_field *field_of(const model_field *f) {
    return tg_onnx_field_of((tg_onnx_message)f->message, f->number);
}

/* A field for which `is` holds, and that is like `as`; NO_FIELD: there is none. */
static uint32_t some_field(work *w, const message_tree *m,
                           bool (*is)(const model_field *f, const model_field *as),
                           const model_field *as) {
    uint32_t found = NO_FIELD;
    uint64_t num = 0;
    for (uint32_t i = 0; i < m->num; i++)
        if (is(&m->fields[i], as) && below(w, ++num) == 0) found = i;
    return found;
}

static bool is_any(const model_field *f, const model_field *as) {
    (void)as;
    return f->parent != NO_FIELD;
}
static bool is_leaf(const model_field *f, const model_field *as) {
    (void)as;
    return !f->is_inner;
}
static bool is_message(const model_field *f, const model_field *as) {
    (void)as;
    return f->is_inner;
}
/* Messages or scalars of one kind, wherever they are. */
static bool is_alike(const model_field *f, const model_field *as) {
    if (f == as || f->parent == NO_FIELD || f->is_inner != as->is_inner) return false;
    return f->is_inner ? f->inner == as->inner
                       : field_of(f)->kind == field_of(as)->kind && f->wire == as->wire;
}

static bool set(model_field *f, piece now) {
    f->is_changed = true;
    f->now = now;
    return true;
}

/* Bytes change, or come, or go. */
static bool change_bytes(work *w, message_tree *m, model_field *f) {
    const size_t more = chance(w, 20) ? 1 + (size_t)below(w, 8) : 0;
    if (chance(w, 35)) return set(f, some_text(w));
    uint8_t *bytes = fuzz_new_bytes(m, f->value.n + more);
    if (bytes == NULL) return false;
    if (f->value.n > 0) memcpy(bytes, f->value.bytes, f->value.n);
    size_t n = f->value.n + more;
    if (more == 0 && n > 0 && chance(w, 25)) n -= 1 + (size_t)below(w, n < 8 ? n : 8);
    for (uint64_t i = 1 + below(w, 3); n > 0 && i > 0; i--)
        bytes[below(w, n)] = (uint8_t)next_random(w);
    return set(f, (piece){bytes, n});
}

static bool change_leaf(work *w, message_tree *m) {
    const uint32_t i = some_field(w, m, is_leaf, NULL);
    if (i == NO_FIELD) return false;
    model_field *f = &m->fields[i];
    if (f->wire == WIRE_BYTES) return change_bytes(w, m, f);
    if (f->wire == WIRE_VARINT)
        return set(f, fuzz_new_varint(m, some_word(w, field_of(f), f->word)));
    uint8_t *bytes = fuzz_new_bytes(m, f->value.n);
    if (bytes == NULL) return false;
    put_float(w, bytes, (uint32_t)f->value.n, false);
    return set(f, (piece){bytes, f->value.n});
}

/* The place of a field in the order of numbers. */
static void insert(message_tree *m, uint32_t message, uint32_t number, piece field) {
    for (uint32_t i = message + 1; i < m->fields[message].end; i = m->fields[i].end) {
        if (m->fields[i].number <= number) continue;
        m->fields[i].before = field;
        return;
    }
    m->fields[message].behind = field;
}

/* Some scalars in ascending order, the name nearly always; messages in it are empty. */
static piece new_message(work *w, message_tree *m, uint8_t message) {
    enum { ROOM = 512, OFTEN = 85, SELDOM = 20 };
    uint8_t bytes[ROOM];
    size_t n = 0;
    for (uint32_t number = 1; number < TG_ONNX_MOST_FIELDS; number++) {
        const tg_onnx_field *field = tg_onnx_field_of((tg_onnx_message)message, number);
        if (field->kind == TG_ONNX_UNKNOWN || !chance(w, number == 1 ? OFTEN : SELDOM)) continue;
        const piece made = new_field(w, m, field, number);
        if (made.n > sizeof bytes - n) break;
        if (made.n > 0) memcpy(bytes + n, made.bytes, made.n);
        n += made.n;
    }
    uint8_t *kept = fuzz_new_bytes(m, n);
    if (kept == NULL) return (piece){m->made, 0};
    memcpy(kept, bytes, n);
    return (piece){kept, n};
}

/* Of a choice only that number stays. */
static void drop_choices(message_tree *m, uint32_t message, uint32_t number) {
    for (uint32_t i = message + 1; i < m->fields[message].end; i = m->fields[i].end)
        if (field_of(&m->fields[i])->is_of_choice && m->fields[i].number != number)
            m->fields[i].is_gone = true;
}

/* A field that the message has not, or has more of. */
static bool add_field(work *w, message_tree *m) {
    const uint32_t i = some_field(w, m, is_message, NULL);
    const uint32_t number = 1 + (uint32_t)below(w, TG_ONNX_MOST_FIELDS);
    const tg_onnx_field *field = tg_onnx_field_of((tg_onnx_message)m->fields[i].inner, number);
    const model_field like = {.message = m->fields[i].inner,
                              .number = number,
                              .wire = wire_of(field),
                              .is_inner = field->kind == TG_ONNX_INNER,
                              .inner = field->inner};
    if (field->kind == TG_ONNX_UNKNOWN && !chance(w, 2)) return false;
    const uint32_t other = chance(w, 60) ? some_field(w, m, is_alike, &like) : NO_FIELD;
    piece made;
    if (other != NO_FIELD) {
        made = fuzz_new_field(m, number, like.wire, m->fields[other].value);
    } else if (like.is_inner) {
        made = fuzz_new_field(m, number, like.wire, new_message(w, m, like.inner));
    } else {
        made = new_field(w, m, field, number);
    }
    insert(m, i, number, made);
    if (field->is_of_choice && chance(w, 80)) drop_choices(m, i, number);
    return made.n > 0;
}

static bool copy_field(work *w, message_tree *m) {
    const uint32_t to = some_field(w, m, is_any, NULL);
    if (to == NO_FIELD) return false;
    const uint32_t from = some_field(w, m, is_alike, &m->fields[to]);
    return from != NO_FIELD && set(&m->fields[to], m->fields[from].value);
}

/* Another number, or another place: readers differ in what they do then. */
static bool move_field(work *w, message_tree *m) {
    const uint32_t i = some_field(w, m, is_any, NULL);
    if (i == NO_FIELD) return false;
    model_field *f = &m->fields[i];
    if (chance(w, 50)) {
        f->number = 1 + (uint32_t)below(w, TG_ONNX_MOST_FIELDS);
        return true;
    }
    if (f->end == m->fields[f->parent].end) return false; /* it is the last one */
    f->is_gone = true;
    m->fields[f->end].before = f->whole;
    return true;
}

/* A field becomes longer than what it is in, or shorter: the lengths around it stay. */
static bool break_length(work *w, message_tree *m) {
    const uint32_t i = some_field(w, m, is_any, NULL);
    if (i == NO_FIELD) return false;
    model_field *f = &m->fields[i];
    uint8_t *bytes = fuzz_new_bytes(m, f->whole.n);
    if (bytes == NULL) return false;
    memcpy(bytes, f->whole.bytes, f->whole.n);
    const size_t head = f->whole.n - f->value.n;
    bytes[below(w, head < f->whole.n ? head : f->whole.n)] = (uint8_t)next_random(w);
    f->is_gone = true;
    f->before = (piece){bytes, f->whole.n};
    return true;
}

static bool drop_field(work *w, message_tree *m) {
    const uint32_t i = some_field(w, m, is_any, NULL);
    if (i == NO_FIELD) return false;
    m->fields[i].is_gone = true;
    return true;
}

static bool double_field(work *w, message_tree *m) {
    const uint32_t i = some_field(w, m, is_any, NULL);
    if (i == NO_FIELD) return false;
    m->fields[i].is_twice = true;
    return true;
}

static bool change(work *w, message_tree *m) {
    const uint64_t kind = below(w, 100);
    if (kind < 35) return change_leaf(w, m);
    if (kind < 60) return add_field(w, m);
    if (kind < 75) return copy_field(w, m);
    if (kind < 83) return drop_field(w, m);
    if (kind < 92) return double_field(w, m);
    return kind < 96 ? move_field(w, m) : break_length(w, m);
}

/* ---------------------------------------------------------------------------------------- tensors */

/* Bits of an element by data_type (onnx.proto); 0: texts, or no type. */
static unsigned bits_of(uint64_t type) {
    static const uint8_t BITS[] = {0,  32,  8,  8, 16, 16, 32, 64, 0, 8, 16, 64, 32, 64,
                                   64, 128, 16, 8, 8,  8,  8,  4,  4, 4, 8,  2,  2};
    return type < sizeof BITS ? BITS[type] : 0;
}

/* The field for elements of that type, besides raw_data. */
static uint32_t field_for(uint64_t type) {
    switch (type) {
    case 1:
    case 14: return ONNX_TENSOR_float_data;
    case 7: return ONNX_TENSOR_int64_data;
    case 8: return ONNX_TENSOR_string_data;
    case 11:
    case 15: return ONNX_TENSOR_double_data;
    case 12:
    case 13: return ONNX_TENSOR_uint64_data;
    default: return ONNX_TENSOR_int32_data;
    }
}

static bool has_elements(uint32_t number) {
    return (number >= ONNX_TENSOR_float_data && number <= ONNX_TENSOR_int64_data) ||
           (number >= ONNX_TENSOR_raw_data && number <= ONNX_TENSOR_uint64_data &&
            number != ONNX_TENSOR_doc_string);
}

/* Elements in raw_data: what there was, and zeros. */
static piece raw_elements(message_tree *m, piece old, size_t n) {
    uint8_t *bytes = fuzz_new_bytes(m, n);
    if (bytes == NULL) return (piece){m->made, 0};
    if (old.n > 0) memcpy(bytes, old.bytes, n < old.n ? n : old.n);
    return fuzz_new_field(m, ONNX_TENSOR_raw_data, WIRE_BYTES, (piece){bytes, n});
}

/* Elements that are 0 in the field of their type, in one piece; texts are empty. */
static piece typed_elements(message_tree *m, uint64_t type, uint64_t count) {
    const uint32_t number = field_for(type);
    size_t n = (size_t)count; /* at most MOST_RAW */
    if (type == 14 || type == 15) n *= 2;
    if (number == ONNX_TENSOR_int32_data && bits_of(type) < 8) n = (n * bits_of(type) + 7) / 8;
    if (number == ONNX_TENSOR_float_data) n *= 4;
    if (number == ONNX_TENSOR_double_data) n *= 8;
    if (number == ONNX_TENSOR_string_data) n *= 2;
    uint8_t *bytes = fuzz_new_bytes(m, n);
    if (bytes == NULL) return (piece){m->made, 0};
    if (number != ONNX_TENSOR_string_data)
        return fuzz_new_field(m, number, WIRE_BYTES, (piece){bytes, n});
    for (size_t i = 0; i < n; i += 2) bytes[i] = ONNX_TENSOR_string_data << 3 | WIRE_BYTES;
    return (piece){bytes, n};
}

/* Elements become as many as the lengths say, in one of the two fields for them. */
static void fit_tensor(work *w, message_tree *m, uint32_t tensor) {
    uint64_t count = 1, type = 0;
    piece raw = {m->made, 0};
    for (uint32_t i = tensor + 1; i < m->fields[tensor].end; i = m->fields[i].end) {
        const model_field *f = &m->fields[i];
        if (f->number == ONNX_TENSOR_data_type) type = f->word;
        if (f->number == ONNX_TENSOR_raw_data) raw = f->value;
        if (f->number == ONNX_TENSOR_data_location) return; /* perhaps they are in another file */
        if (f->number != ONNX_TENSOR_dims) continue;
        if (f->wire != WIRE_VARINT || (f->word > 0 && count > MOST_RAW / f->word)) return;
        count *= f->word;
    }
    for (uint32_t i = tensor + 1; i < m->fields[tensor].end; i = m->fields[i].end)
        if (has_elements(m->fields[i].number)) m->fields[i].is_gone = true;
    if (count == 0) return;
    if (chance(w, 60) && type != 8)
        insert(m, tensor, ONNX_TENSOR_raw_data,
               raw_elements(m, raw, (size_t)((count * bits_of(type) + 7) / 8)));
    else
        insert(m, tensor, field_for(type), typed_elements(m, type, count));
}

/* ------------------------------------------------------------------------------------- attributes */

/* The type of an attribute by the field of its value (onnx.proto: AttributeType). */
static uint64_t type_of_value(uint32_t number) {
    switch (number) {
    case ONNX_ATTRIBUTE_f: return 1;
    case ONNX_ATTRIBUTE_i: return 2;
    case ONNX_ATTRIBUTE_s: return 3;
    case ONNX_ATTRIBUTE_t: return 4;
    case ONNX_ATTRIBUTE_g: return 5;
    case ONNX_ATTRIBUTE_floats: return 6;
    case ONNX_ATTRIBUTE_ints: return 7;
    case ONNX_ATTRIBUTE_strings: return 8;
    case ONNX_ATTRIBUTE_tensors: return 9;
    case ONNX_ATTRIBUTE_graphs: return 10;
    case ONNX_ATTRIBUTE_sparse_tensor: return 11;
    case ONNX_ATTRIBUTE_sparse_tensors: return 12;
    case ONNX_ATTRIBUTE_tp: return 13;
    default: return 14; /* type_protos */
    }
}

/* One value stays, and the type is that of the value; or a reference to another attribute stays, and no value. */
static void fit_attribute(work *w, message_tree *m, uint32_t attribute) {
    uint32_t value = 0;
    model_field *type = NULL;
    bool is_reference = false;
    for (uint32_t i = attribute + 1; i < m->fields[attribute].end; i = m->fields[i].end) {
        model_field *f = &m->fields[i];
        if (f->number == ONNX_ATTRIBUTE_type && f->wire == WIRE_VARINT) type = f;
        if (f->number == ONNX_ATTRIBUTE_ref_attr_name) is_reference = chance(w, 50);
        if (!field_of(f)->is_of_choice) continue;
        if (value == 0 || (value != f->number && chance(w, 50))) value = f->number;
    }
    if (value == 0) return;
    for (uint32_t i = attribute + 1; i < m->fields[attribute].end; i = m->fields[i].end) {
        model_field *f = &m->fields[i];
        if (f->number == ONNX_ATTRIBUTE_ref_attr_name) f->is_gone = !is_reference;
        if (field_of(f)->is_of_choice) f->is_gone = is_reference || f->number != value;
    }
    const piece word = fuzz_new_varint(m, type_of_value(value));
    if (type != NULL)
        (void)set(type, word);
    else
        insert(m, attribute, ONNX_ATTRIBUTE_type,
               fuzz_new_field(m, ONNX_ATTRIBUTE_type, WIRE_VARINT, word));
}

static void fit(work *w, message_tree *m) {
    for (uint32_t i = 0; i < m->num; i++) {
        if (!m->fields[i].is_inner) continue;
        if (m->fields[i].inner == ONNX_TENSOR) fit_tensor(w, m, i);
        if (m->fields[i].inner == ONNX_ATTRIBUTE) fit_attribute(w, m, i);
    }
}

bool fuzz_change_model(work *w) {
    static _Thread_local message_tree m;
    static _Thread_local uint8_t made[MAX_INPUT];
    if (!fuzz_read_model(&m, w->data, w->size)) return false;
    bool is_changed = false;
    for (uint64_t changes = chance(w, 60) ? 1 : 1 + below(w, 3); changes > 0; changes--)
        for (unsigned tries = 0; tries < 8; tries++)
            if (change(w, &m)) {
                is_changed = true;
                break;
            }
    size_t n = fuzz_write_model(&m, made, w->max < MAX_INPUT ? w->max : MAX_INPUT);
    if (!is_changed || n == 0) return false;
    memcpy(w->data, made, n);
    w->size = n;
    if (!chance(w, 85) || !fuzz_read_model(&m, w->data, w->size)) return true;
    fit(w, &m);
    n = fuzz_write_model(&m, made, w->max < MAX_INPUT ? w->max : MAX_INPUT);
    if (n == 0) return true;
    memcpy(w->data, made, n);
    w->size = n;
    return true;
}
