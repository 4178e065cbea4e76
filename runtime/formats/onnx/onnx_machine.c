/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_machine.c - see onnx_machine.h.
 */
#include "onnx_machine.h"

enum { NEWEST_IR = 14 }; /* the version whose fields the table has */

static const ks_rule rule_retired = {"message.field", "fields that onnx still has", KS_BAD_VALUE,
                                     true};
static const ks_rule rule_newer = {"message.field", "fields of ir_version 14 and older",
                                   KS_BAD_VALUE, true};
static const ks_rule rule_negative = {"number.bytes", "a negative number in ten bytes",
                                      KS_BAD_VALUE, true};
static const ks_rule rule_prose = {"message.text", "text for people in UTF-8", KS_BAD_TEXT, true};
static const ks_rule rule_prose_nul = {"message.text", "text for people without a NUL byte",
                                       KS_BAD_TEXT, true};

/* -------------------------------------------------------------------------------------- errors */

/* The path from the message that is read to the model. */
static bool tell_way(const tg_onnx_machine *m) {
    for (uint32_t d = m->depth; d > 0; d--) {
        const tg_onnx_frame *f = &m->frames[d];
        if (f->as->is_many) {
            ks_in_item(m->ks, f->as->name, f->as_index);
        } else {
            ks_in(m->ks, f->as->name);
        }
    }
    return false;
}

/* An error in the field that is read. */
static bool in_field(const tg_onnx_machine *m, const tg_onnx_field *field, uint64_t index) {
    if (field->is_many) return ks_in_item(m->ks, field->name, index);
    return ks_in(m->ks, field->name);
}

/* ------------------------------------------------------------------------------------- values */

static tg_wire_type type_of(tg_onnx_kind kind) {
    switch (kind) {
    case TG_ONNX_F32: return TG_WIRE_FIXED32;
    case TG_ONNX_F64: return TG_WIRE_FIXED64;
    case TG_ONNX_TEXT:
    case TG_ONNX_PROSE:
    case TG_ONNX_BYTES:
    case TG_ONNX_INNER: return TG_WIRE_BYTES;
    case TG_ONNX_UNKNOWN:
    case TG_ONNX_I32:
    case TG_ONNX_I64:
    case TG_ONNX_U64:
    case TG_ONNX_ENUM: break;
    }
    return TG_WIRE_VARINT;
}

/* The value of a varint in a field of 32 bits, which writers of C++ extend to 64. */
static bool narrow(tg_onnx_machine *m, uint32_t at, uint64_t raw, int64_t *value) {
    if (raw > UINT64_MAX - ((UINT64_C(1) << 31) - 1) - 1 || raw <= INT32_MAX) {
        *value = (int64_t)raw;
        return true;
    }
    if (raw > UINT32_MAX)
        return ks_fail_found(m->ks, KS_BAD_VALUE, at, "a number of 32 bits", ks_none(),
                             ks_value_u64(raw));
    *value = (int64_t)raw - (INT64_C(1) << 32);
    return ks_violated(m->ks, &rule_negative, at, ks_none(), ks_value_s64(*value));
}

static bool give_number(tg_onnx_machine *m, const tg_onnx_field *field, uint32_t at, uint64_t raw) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    int64_t value = (int64_t)raw;
    if (field->kind == TG_ONNX_I32 || field->kind == TG_ONNX_ENUM) {
        if (!narrow(m, at, raw, &value)) return false;
    }
    if (field->kind == TG_ONNX_ENUM && (value < 0 || value >= field->inner))
        return ks_fail_found(m->ks, KS_BAD_VALUE, at, "a number from 0 to %",
                             ks_value_u64(field->inner - 1u), ks_value_s64(value));
    if (f->message == ONNX_TENSOR) return tg_onnx_tensor_number(m, f->last, at, (uint64_t)value);
    if (f->message == ONNX_SPARSE_TENSOR) return tg_onnx_sparse_dim(m, at, (uint64_t)value);
    return tg_onnx_take_number(m, f->last, at, value);
}

/* Values of a file name decide which file is read. */
static bool is_of_external_data(const tg_onnx_machine *m) {
    const tg_onnx_frame *around = tg_onnx_around(m);
    return tg_onnx_top(m)->message == ONNX_STRING_STRING_ENTRY && around->message == ONNX_TENSOR &&
           around->last == ONNX_TENSOR_external_data;
}

static bool check_text(tg_onnx_machine *m, tg_onnx_kind kind, tg_onnx_text text) {
    const uint8_t *bytes = tg_wire_load(&m->wire, text.at, text.len);
    const bool is_prose = kind == TG_ONNX_PROSE && !is_of_external_data(m);
    if (bytes == NULL || !ks_spend(m->ks, text.len / 16)) return false;
    const uint64_t bad = ks_utf8_bad(bytes, text.len);
    if (bad != text.len) {
        const uint32_t at = text.at + (uint32_t)bad; /* in the text */
        if (!is_prose)
            return ks_fail_found(m->ks, KS_BAD_TEXT, at, "text in UTF-8", ks_none(),
                                 ks_value_u64(bytes[bad]));
        if (!ks_violated(m->ks, &rule_prose, at, ks_none(), ks_value_u64(bytes[bad]))) return false;
    }
    const uint8_t *nul = text.len > 0 ? memchr(bytes, 0, text.len) : NULL;
    if (nul == NULL) return true;
    const uint32_t at = text.at + (uint32_t)(nul - bytes); /* in the text */
    if (!is_prose) return ks_fail(m->ks, KS_BAD_TEXT, at, "text without a NUL byte");
    return ks_violated(m->ks, &rule_prose_nul, at, ks_none(), ks_none());
}

static bool give_text(tg_onnx_machine *m, const tg_onnx_field *field, tg_onnx_text text) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    if (field->kind != TG_ONNX_BYTES && !check_text(m, (tg_onnx_kind)field->kind, text))
        return false;
    if (f->message == ONNX_TENSOR) return tg_onnx_tensor_text(m, f->last, text);
    return tg_onnx_take_text(m, f->last, text);
}

/* ------------------------------------------------------------------------------------- fields */

static bool take_varints(tg_onnx_machine *m, const tg_onnx_field *field, uint32_t end) {
    tg_onnx_frame *f = tg_onnx_top(m);
    uint64_t raw;
    f->count--; /* the piece has any number of elements */
    while (m->at < end) {
        const uint32_t at = m->at;
        f->count++;
        if (!ks_spend(m->ks, 1) || !tg_wire_varint(&m->wire, &m->at, end, &raw) ||
            !give_number(m, field, at, raw))
            return in_field(m, field, f->count - 1);
    }
    return true;
}

static bool take_floats(tg_onnx_machine *m, const tg_onnx_field *field, tg_onnx_text bytes,
                        bool is_packed) {
    tg_onnx_frame *f = tg_onnx_top(m);
    const unsigned width = field->kind == TG_ONNX_F32 ? 4 : 8;
    const uint32_t n = bytes.len / width;
    if (bytes.len % width != 0) {
        ks_fail_found(m->ks, KS_TRUNCATED, bytes.at + n * width,
                      "a number that ends inside of its message", ks_none(),
                      ks_value_u64(bytes.len % width));
        return in_field(m, field, f->count - 1 + n);
    }
    f->count += n - 1; /* wraps back where there was one less */
    if (f->message != ONNX_TENSOR) return true;
    return tg_onnx_tensor_floats(m, f->last, bytes, width, is_packed) ||
           in_field(m, field, f->count > 0 ? f->count - 1 : 0);
}

static bool push(tg_onnx_machine *m, const tg_onnx_field *field, uint32_t end) {
    const tg_onnx_frame *around = tg_onnx_top(m);
    if (m->depth == TG_ONNX_DEPTH) {
        ks_fail_found(m->ks, KS_LIMIT, m->at, "messages nested at most % deep",
                      ks_value_u64(TG_ONNX_DEPTH), ks_none());
        return in_field(m, field, around->count - 1);
    }
    tg_onnx_frame *f = &m->frames[++m->depth];
    memset(f, 0, sizeof *f);
    f->as = field;
    f->as_index = around->count - 1;
    f->start = m->at;
    f->end = end;
    f->message = field->inner;
    f->joined = f->from = tg_onnx_num_keys(m);
    return tg_onnx_begin(m);
}

static bool take_bytes(tg_onnx_machine *m, const tg_onnx_field *field) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    uint32_t length;
    if (!tg_wire_length(&m->wire, &m->at, f->end, &length)) return in_field(m, field, f->count - 1);
    const tg_onnx_text bytes = {m->at, length};
    const uint32_t end = m->at + length; /* at most f->end */
    if (field->kind == TG_ONNX_INNER) return push(m, field, end);
    switch (type_of((tg_onnx_kind)field->kind)) {
    case TG_WIRE_VARINT: return take_varints(m, field, end);
    case TG_WIRE_FIXED32:
    case TG_WIRE_FIXED64: m->at = end; return take_floats(m, field, bytes, true);
    case TG_WIRE_BYTES: break;
    }
    m->at = end;
    return give_text(m, field, bytes) || in_field(m, field, f->count - 1);
}

static bool take_fixed(tg_onnx_machine *m, const tg_onnx_field *field) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const unsigned width = field->kind == TG_ONNX_F32 ? 4 : 8;
    const tg_onnx_text bytes = {m->at, width};
    uint64_t value;
    if (!tg_wire_fixed(&m->wire, &m->at, f->end, width, &value))
        return in_field(m, field, f->count - 1);
    return take_floats(m, field, bytes, false);
}

static bool take_one(tg_onnx_machine *m, const tg_onnx_field *field) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const uint32_t at = m->at;
    uint64_t raw;
    if (tg_wire_varint(&m->wire, &m->at, f->end, &raw) && give_number(m, field, at, raw))
        return true;
    return in_field(m, field, f->count - 1);
}

/* A field that the table does not have. */
static bool skip(tg_onnx_machine *m, tg_wire_tag tag) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const bool is_retired = tg_onnx_is_retired((tg_onnx_message)f->message, tag.number);
    uint64_t value;
    uint32_t length;
    switch (tag.type) {
    case TG_WIRE_VARINT:
        if (!tg_wire_varint(&m->wire, &m->at, f->end, &value)) return false;
        break;
    case TG_WIRE_FIXED32:
    case TG_WIRE_FIXED64:
        if (!tg_wire_fixed(&m->wire, &m->at, f->end, tag.type == TG_WIRE_FIXED32 ? 4 : 8, &value))
            return false;
        break;
    case TG_WIRE_BYTES:
        if (!tg_wire_length(&m->wire, &m->at, f->end, &length)) return false;
        m->at += length; /* at most f->end */
        break;
    }
    if (is_retired || m->ir_version > NEWEST_IR)
        return ks_violated(m->ks, is_retired ? &rule_retired : &rule_newer, m->tag_at, ks_none(),
                           ks_value_u64(tag.number));
    return ks_fail_found(m->ks, KS_UNSUPPORTED, m->tag_at, "a field that this message has",
                         ks_none(), ks_value_u64(tag.number));
}

/* Whether the field may come behind the one before it. */
static bool follows(tg_onnx_machine *m, const tg_onnx_field *field, uint32_t number) {
    tg_onnx_frame *f = tg_onnx_top(m);
    if (number < f->last) {
        ks_fail_found(m->ks, KS_UNSUPPORTED, m->tag_at,
                      "fields of a message in ascending order, as onnx.save writes them: save it "
                      "again with onnx.save",
                      ks_none(), ks_value_u64(number));
        return ks_in(m->ks, field->name);
    }
    if (number == f->last && !field->is_many) {
        ks_fail(m->ks, KS_BAD_VALUE, m->tag_at, "a field that is there once");
        return ks_in(m->ks, field->name);
    }
    if (!field->is_of_choice || f->choice == number) return true;
    if (f->choice != 0) {
        const tg_onnx_field *other = tg_onnx_field_of((tg_onnx_message)f->message, f->choice);
        const size_t n = strlen(other->name);
        ks_value found = ks_none();
        found.kind = KS_VALUE_BYTES;
        found.u64 = n;
        memcpy(found.bytes, other->name, n < KS_VALUE_BYTES_MAX ? n : KS_VALUE_BYTES_MAX);
        ks_fail_found(m->ks, KS_BAD_VALUE, m->tag_at,
                      "one value of a choice, and no other before it", ks_none(), found);
        return ks_in(m->ks, field->name);
    }
    f->choice = number;
    f->choice_at = m->tag_at;
    return true;
}

/* Keys of fields that have ended, and how many there are of the next one. */
static bool turn_to(tg_onnx_machine *m, uint32_t number) {
    tg_onnx_frame *f = tg_onnx_top(m);
    if (number == f->last) {
        f->count++;
        return true;
    }
    if (!tg_onnx_leave_field(m)) return false;
    f->last = number;
    f->count = 1;
    return true;
}

static bool take_field(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    tg_wire_tag tag;
    m->tag_at = m->at;
    if (!ks_spend(m->ks, 1) || !tg_wire_tag_of(&m->wire, &m->at, f->end, &tag)) return false;
    const tg_onnx_field *field = tg_onnx_field_of((tg_onnx_message)f->message, tag.number);
    if (field->kind == TG_ONNX_UNKNOWN) return skip(m, tag);
    if (!follows(m, field, tag.number) || !turn_to(m, tag.number)) return false;
    const tg_wire_type wanted = type_of((tg_onnx_kind)field->kind);
    const bool is_packed = field->is_many && tag.type == TG_WIRE_BYTES;
    if (tag.type != wanted && !is_packed) {
        ks_fail_found(m->ks, KS_BAD_VALUE, m->tag_at, "wire type %, which the field has",
                      ks_value_u64(wanted), ks_value_u64(tag.type));
        return ks_in(m->ks, field->name);
    }
    if (tag.type == TG_WIRE_BYTES) return take_bytes(m, field);
    if (tag.type == TG_WIRE_VARINT) return take_one(m, field);
    return take_fixed(m, field);
}

/* ------------------------------------------------------------------------------------- running */

static bool begin(tg_onnx_machine *m, ks_ctx *ks) {
    const uint64_t size = ks->input.size;
    memset(m, 0, sizeof *m);
    m->ks = ks;
    if (size == 0) return ks_fail(ks, KS_TRUNCATED, 0, "a model");
    if (size > TG_WIRE_MOST)
        return ks_fail_found(ks, KS_BAD_SIZE, 0, "a message of less than 2 GiB", ks_none(),
                             ks_value_u64(size));
    m->wire = (tg_wire){ks, (uint32_t)size, 0, 0, true};
    m->frames = ks_alloc(ks, TG_ONNX_DEPTH + 1, sizeof *m->frames);
    if (m->frames == NULL) return false;
    memset(&m->frames[0], 0, sizeof m->frames[0]);
    m->frames[0].message = ONNX_MODEL;
    m->frames[0].end = (uint32_t)size;
    tg_hash_key(m->keys.hash_key, m);
    return ks_list_init(ks, &m->dims, 0, sizeof(uint64_t)) &&
           ks_list_init(ks, &m->ways, 0, sizeof(tg_onnx_way)) &&
           ks_list_init(ks, &m->tensors, 0, sizeof(tg_onnx_tensor)) &&
           ks_list_init(ks, &m->sparses, 0, sizeof(tg_onnx_sparse)) &&
           ks_list_init(ks, &m->keys.keys, 0, sizeof(tg_onnx_key)) &&
           ks_list_init(ks, &m->externals, 0, sizeof(tg_onnx_external)) &&
           ks_list_init(ks, &m->opsets, 0, sizeof(tg_onnx_opset)) &&
           ks_list_init(ks, &m->inputs, 0, sizeof(tg_onnx_text)) &&
           ks_list_init(ks, &m->outputs, 0, sizeof(tg_onnx_text)) &&
           ks_list_init(ks, &m->props, 0, sizeof(tg_onnx_pair)) &&
           ks_list_init(ks, &m->functions, 0, sizeof(tg_hash)) &&
           ks_list_init(ks, &m->operators, 0, sizeof(tg_onnx_operator));
}

bool tg_onnx_run(tg_onnx_machine *m, ks_ctx *ks) {
    if (!begin(m, ks)) return false;
    for (;;) {
        if (m->at < tg_onnx_top(m)->end) {
            if (!take_field(m)) return tell_way(m);
            continue;
        }
        if (!tg_onnx_leave_field(m) || !tg_onnx_end(m)) return tell_way(m);
        if (m->depth == 0) return true;
        m->depth--;
    }
}

/* ------------------------------------------------------------------------------------- places */

/* Where a message is in the one around it. */
typedef struct step {
    const tg_onnx_field *field;
    uint32_t index;
} step;

/* Goes from field to field of a message, up to the one that has byte `at`. */
static bool find_field(tg_onnx_machine *m, tg_onnx_message message, uint32_t at, uint32_t *from,
                       uint32_t *end, step *found) {
    uint32_t last = 0;
    while (*from < *end) {
        tg_wire_field f;
        if (!tg_wire_next(&m->wire, from, *end, &f)) return false;
        *found = (step){tg_onnx_field_of(message, f.tag.number),
                        f.tag.number == last ? found->index + 1 : 0};
        last = f.tag.number;
        if (at < f.end) {
            *from = f.start;
            *end = f.end;
            return true;
        }
    }
    return false;
}

void tg_onnx_tell_place(tg_onnx_machine *m, uint32_t at) {
    step steps[TG_ONNX_DEPTH + 2];
    const ks_error error = m->ks->error; /* loading does not fail for what is loaded */
    tg_onnx_message message = ONNX_MODEL;
    uint32_t from = 0;
    uint32_t end = m->wire.size;
    unsigned n = 0;
    memset(steps, 0, sizeof steps);
    m->wire.is_judged = false;
    while (n < TG_ONNX_DEPTH + 2 && find_field(m, message, at, &from, &end, &steps[n]) &&
           steps[n].field->kind != TG_ONNX_UNKNOWN) {
        const tg_onnx_field *field = steps[n++].field;
        if (field->kind != TG_ONNX_INNER) break;
        message = (tg_onnx_message)field->inner;
    }
    m->ks->error = error;
    for (; n > 0; n--) (void)in_field(m, steps[n - 1].field, steps[n - 1].index);
}
