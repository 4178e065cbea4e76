/* SPDX-License-Identifier: Apache-2.0 */
/* run_method.c - methods of numbers, texts, bytes and streams. Those of arrays are in run_array.c. */
#include "op_groups.h"
#include "run.h"

/* The index as the runtime takes it: a negative one becomes 2^63 and more, which no bytes have. */
static uint64_t index_of(const run_value *index) {
    return index->number.is_negative ? UINT64_MAX : index->number.word;
}

bool ksyc_run_byte_at(run_scope *s, const run_value *bytes, const run_value *index,
                      run_value *out) {
    uint8_t byte = 0;
    if (!ksyc_run_try(s, ks_bytes_at(s->ks, ks_raw(bytes->text), index_of(index), &byte)))
        return false;
    *out = ksyc_run_u64(byte);
    return true;
}

static bool end_byte(run_scope *s, const ks_text *bytes, bool is_first, run_value *out) {
    uint8_t byte = 0;
    /* For empty bytes `size - 1` wraps to the largest index, which is refused as any other. */
    const uint64_t index = is_first ? 0 : bytes->size - 1;
    if (!ksyc_run_try(s, ks_bytes_at(s->ks, ks_raw(*bytes), index, &byte))) return false;
    *out = ksyc_run_u64(byte);
    return true;
}

static bool extreme_byte(run_scope *s, const ks_text *bytes, bool is_min, run_value *out) {
    uint8_t byte = 0;
    if (!ksyc_run_try(s, is_min ? ks_bytes_min(s->ks, ks_raw(*bytes), &byte)
                                : ks_bytes_max(s->ks, ks_raw(*bytes), &byte)))
        return false;
    *out = ksyc_run_u64(byte);
    return true;
}

static bool text_result(run_scope *s, bool ok, ks_text text, run_value *out) {
    *out = ksyc_run_text(RUN_TEXT, text);
    return ksyc_run_try(s, ok);
}

static bool decoded(run_scope *s, const ir_expr *e, const ks_text *bytes, run_value *out) {
    ks_text text;
    if (!ksyc_run_try(s, ks_text_of(s->ks, ks_raw(*bytes), &text)) ||
        !ksyc_run_try(s, ks_decode(s->ks, &text, e->text)))
        return false;
    *out = ksyc_run_text(RUN_TEXT, text);
    return true;
}

static bool to_number(run_scope *s, bool ok, int64_t number, run_value *out) {
    *out = ksyc_run_s64(number);
    return ksyc_run_try(s, ok);
}

static bool substring(run_scope *s, const run_value *args, run_value *out) {
    run_value from, to;
    int64_t first = 0, last = 0;
    if (!ksyc_run_convert(s, &args[2], FORM_s64, &to) ||
        !ksyc_run_convert(s, &args[1], FORM_s64, &from))
        return false;
    if (!ks_int_to_s64(s->ks, from.number, &first) || !ks_int_to_s64(s->ks, to.number, &last))
        return ksyc_run_place_and_leave(s);
    *out = ksyc_run_text(RUN_TEXT, ks_text_substring(args[0].text, first, last));
    return true;
}

static bool parsed_number(run_scope *s, const ir_expr *e, const run_value *args, run_value *out) {
    int64_t radix = 10, number = 0;
    if (e->num_args > 1 && !ksyc_run_try(s, ks_int_to_s64(s->ks, args[1].number, &radix)))
        return false;
    const bool ok = ks_text_to_s64(s->ks, args[0].text, radix, &number);
    return to_number(s, ok, number, out);
}

bool ksyc_run_method(run_scope *s, const ir_expr *e, const run_value *args, run_value *out) {
    ks_text text = {NULL, 0, 0};
    int64_t number = 0;
    bool ok;
    const run_value v = args[0];
    switch (e->op) {
    case IR_BYTES_LENGTH: *out = ksyc_run_u64(v.text.size); return true;
    case IR_BYTES_FIRST: return end_byte(s, &v.text, true, out);
    case IR_BYTES_LAST: return end_byte(s, &v.text, false, out);
    case IR_BYTES_MIN: return extreme_byte(s, &v.text, true, out);
    case IR_BYTES_MAX: return extreme_byte(s, &v.text, false, out);
    case IR_BYTES_TO_S: return decoded(s, e, &v.text, out);
    case IR_INT_TO_S:
        ok = ks_int_to_text(s->ks, v.number, &text);
        return text_result(s, ok, text, out);
    case IR_FLOAT_TO_I:
        ok = ks_float_to_s64(s->ks, v.real, &number);
        return to_number(s, ok, number, out);
    case IR_BOOL_TO_I: *out = ksyc_run_u64(v.truth ? 1 : 0); return true;
    case IR_ENUM_TO_I: *out = v; return true;
    case IR_STR_LENGTH: *out = ksyc_run_u64(ks_text_length(v.text)); return true;
    case IR_STR_REVERSE:
        ok = ks_text_reverse(s->ks, v.text, &text);
        return text_result(s, ok, text, out);
    case IR_STR_SUBSTRING: return substring(s, args, out);
    case IR_STR_TO_I: return parsed_number(s, e, args, out);
    case IR_STREAM_SIZE: *out = ksyc_run_u64(v.stream->size); return true;
    case IR_STREAM_POS: *out = ksyc_run_u64(v.stream->pos); return true;
    case IR_STREAM_EOF: *out = ksyc_run_truth(ks_eof(v.stream)); return true;
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_ARRAY_METHODS: break;
    }
    return ksyc_run_unknown(s, "a method that is known");
}
