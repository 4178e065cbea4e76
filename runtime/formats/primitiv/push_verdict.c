/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_verdict.c - error codes, positions and texts.
 *
 * Texts, paths and order are those of the reader that ksyc generates from primitiv.ksy. They are
 * duplicated here because the two implementations are meant to be independent;
 * tests/tools/tool_stream.c compares them.
 */
#include <string.h>

#include "file.h"
#include "note_kind.h"
#include "push_stream.h"

/* ------------------------------------------------------------------------------------- values */

tg_value tg_push_no_value(void) {
    tg_value value;
    memset(&value, 0, sizeof value); /* TG_KIND_NONE */
    return value;
}

tg_value tg_push_u64(uint64_t number) {
    tg_value value = tg_push_no_value();
    value.kind = TG_KIND_U64;
    value.u64 = number;
    return value;
}

/* `first` has the first TG_VALUE_BYTES of the n bytes, or all. */
tg_value tg_push_bytes(const uint8_t *first, uint64_t n) {
    tg_value value = tg_push_no_value();
    value.kind = TG_KIND_BYTES;
    value.u64 = n;
    memcpy(value.bytes, first, n < TG_VALUE_BYTES ? (size_t)n : TG_VALUE_BYTES);
    return value;
}

/* -------------------------------------------------------------------------------------- tokens */

/* Parts of tokens: names and rules of msgpack.ksy, and of the numbers that primitiv.ksy spells
 * out. */
typedef struct token {
    const char *tag; /* name of the tag, and its allowed values */
    const char *tags;
    const char *number; /* name of the number after it */
    const char *wide;   /* rule that a field violates if it is wider than necessary */
    const char *narrow; /* and the text of that rule */
} token;

#define A_UINT32 "ce, an unsigned number of 32 bits"
#define A_LENGTH "a length that needs a field of this width"
#define A_COUNT "a count that needs a field of this width"

static const token major = {"major_tag", A_UINT32, "major", "", ""};
static const token minor = {"minor_tag", A_UINT32, "minor", "", ""};
static const token data_type = {"data_type_tag", A_UINT32, "data_type", "", ""};
static const token dim = {"tag", A_UINT32, "length", "", ""};
static const token uint32 = {"tag", A_UINT32, "value", "", ""};
static const token float32 = {"tag", "ca, a float of 32 bits", "value", "", ""};
static const token string = {"tag", "a string: a0 to bf, d9, da or db", "wide_length",
                             "string.wide_length", A_LENGTH};
static const token binary = {"tag", "a binary: c4, c5 or c6", "len_data", "binary.len_data",
                             A_LENGTH};
static const token array_head = {"tag", "an array: 90 to 9f, dc or dd", "wide_count",
                                 "array_head.wide_count", A_COUNT};
static const token map_head = {"tag", "a map: 80 to 8f, de or df", "wide_count",
                               "map_head.wide_count", A_COUNT};

static const token *token_of(const tg_push *s) {
    switch (s->field) {
    case TG_FIELD_MAJOR: return &major;
    case TG_FIELD_MINOR: return &minor;
    case TG_FIELD_DATA_TYPE: return &data_type;
    case TG_FIELD_DIM: return &dim;
    case TG_FIELD_DATA: return &binary;
    case TG_FIELD_DIMS_HEAD:
    case TG_FIELD_KEY_HEAD: return &array_head;
    case TG_FIELD_UINT_HEAD:
    case TG_FIELD_FLOAT_HEAD: return &map_head;
    case TG_FIELD_STAT_KEY:
    case TG_FIELD_NAME:
    case TG_FIELD_CONFIG_KEY: return &string;
    case TG_FIELD_CONFIG_VALUE: return s->in_floats ? &float32 : &uint32;
    default: return &uint32;
    }
}

/* --------------------------------------------------------------------------------------- paths */

static void step(tg_error *error, const char *name) {
    error->path[error->path_len].name = name; /* there are at most nine steps */
    error->path[error->path_len].index = TG_NO_INDEX;
    error->path_len++;
}

/* Adds the last element of a list that began; callers know that one has. */
static void item(tg_error *error, const char *name, tg_push_list list) {
    step(error, name);
    error->path[error->path_len - 1].index = (uint64_t)list.begun - 1;
}

static void in_entry(const tg_push *s, tg_error *error) {
    step(error, "object");
    item(error, "parameters", s->parameters);
}

static void in_parameter(const tg_push *s, tg_error *error) {
    if (s->kind == TG_OBJECT_MODEL) {
        in_entry(s, error);
        step(error, "parameter");
    } else {
        step(error, "object");
    }
}

static void in_tensor(const tg_push *s, tg_error *error) {
    if (s->kind == TG_OBJECT_TENSOR) {
        step(error, "object");
        return;
    }
    in_parameter(s, error);
    if (s->stats.begun > 0) item(error, "stats", s->stats);
    step(error, "value");
}

static void in_shape(const tg_push *s, tg_error *error) {
    if (s->kind == TG_OBJECT_SHAPE) {
        step(error, "object");
        return;
    }
    in_tensor(s, error);
    step(error, "shape");
}

static void in_configs(const tg_push *s, tg_error *error) {
    step(error, "object");
    step(error, s->in_floats ? "float_configs" : "uint_configs");
}

static void set_path(const tg_push *s, tg_error *error, tg_push_field_id field, const char *part) {
    error->path_len = 0;
    switch (field) {
    case TG_FIELD_MAJOR:
    case TG_FIELD_MINOR:
    case TG_FIELD_DATA_TYPE: step(error, "header"); break;
    case TG_FIELD_DIMS_HEAD: in_shape(s, error), step(error, "dims_head"); break;
    case TG_FIELD_DIMS: in_shape(s, error), step(error, "dims"); break;
    case TG_FIELD_DIM: in_shape(s, error), item(error, "dims", s->dims); break;
    case TG_FIELD_BATCH: in_shape(s, error), step(error, "batch"); break;
    case TG_FIELD_SHAPE: in_shape(s, error); break;
    case TG_FIELD_DATA: in_tensor(s, error), step(error, "data"); break;
    case TG_FIELD_NUM_STATS: in_parameter(s, error), step(error, "num_stats"); break;
    case TG_FIELD_STATS: in_parameter(s, error), step(error, "stats"); break;
    case TG_FIELD_STAT_KEY:
        in_parameter(s, error), item(error, "stats", s->stats), step(error, "key");
        break;
    case TG_FIELD_NUM_PARAMETERS: step(error, "object"), step(error, "num_parameters"); break;
    case TG_FIELD_PARAMETERS: step(error, "object"), step(error, "parameters"); break;
    case TG_FIELD_KEY_HEAD: in_entry(s, error), step(error, "key_head"); break;
    case TG_FIELD_KEY: in_entry(s, error), step(error, "key"); break;
    case TG_FIELD_NAME: in_entry(s, error), item(error, "key", s->names); break;
    case TG_FIELD_UINT_HEAD:
    case TG_FIELD_FLOAT_HEAD: in_configs(s, error), step(error, "head"); break;
    case TG_FIELD_CONFIGS: in_configs(s, error), step(error, "configs"); break;
    case TG_FIELD_CONFIG_KEY:
        in_configs(s, error), item(error, "configs", s->configs), step(error, "key");
        break;
    case TG_FIELD_CONFIG_VALUE:
        in_configs(s, error), item(error, "configs", s->configs), step(error, "value");
        break;
    case TG_FIELD_TRAILING: step(error, "trailing"); break;
    }
    if (part != NULL) step(error, part);
}

/* -------------------------------------------------------------------------------- expectations */

void tg_push_expect(tg_push *s, tg_push_expected what, uint64_t at, uint64_t count, uint64_t size) {
    /* count < 2^32 and size <= 13: no product wraps. The sum would wrap only after 2^63 bytes,
     * which cannot have been fed. */
    s->expected[what] = (tg_push_expectation){at, count, at + count * size};
}

bool tg_push_falls_short(tg_push *s) {
    static const tg_push_field_id field_of[TG_NUM_EXPECTED] = {
        TG_FIELD_PARAMETERS, TG_FIELD_KEY,     TG_FIELD_STATS,
        TG_FIELD_DIMS,       TG_FIELD_CONFIGS, TG_FIELD_TRAILING,
    };
    for (int what = 0; what < TG_NUM_EXPECTED; what++) {
        const tg_push_expectation *e = &s->expected[what];
        if (e->size <= s->size) continue;
        bool bytes = what == TG_EXPECTED_BYTES;
        tg_error *error =
            tg_push_refuse(s, TG_CODE_TRUNCATED, e->at, bytes ? "% bytes" : "% elements",
                           bytes ? s->field : field_of[what], bytes ? "data" : NULL);
        error->allowed = tg_push_u64(e->count);
        error->found = tg_push_u64(s->size > e->at ? s->size - e->at : 0);
        return true;
    }
    return false;
}

/* The number of bytes that must arrive for a new error to be the first one. */
static uint64_t bytes_to_know(const tg_push *s) {
    uint64_t most = tg_push_behind(s);
    for (int what = 0; what < TG_NUM_EXPECTED; what++) {
        if (s->expected[what].size > most) most = s->expected[what].size;
    }
    return most;
}

/* --------------------------------------------------------------------------------------- errors */

tg_error tg_push_later(const tg_push *s, tg_code code, uint64_t at, const char *expected,
                       tg_push_field_id field, const char *part) {
    tg_error error = tg_error_make(code, TG_FORMAT_PRIMITIV, 0, expected);
    error.offset = at;
    error.has_place = true;
    set_path(s, &error, field, part);
    return error;
}

tg_error *tg_push_refuse(tg_push *s, tg_code code, uint64_t at, const char *expected,
                         tg_push_field_id field, const char *part) {
    s->error = tg_push_later(s, code, at, expected, field, part);
    s->error.size = bytes_to_know(s);
    s->status = TG_STATUS_WAITS;
    return &s->error;
}

static void cut_short(tg_push *s, uint64_t at, uint64_t n, const char *part) {
    tg_error *error = tg_push_refuse(s, TG_CODE_TRUNCATED, at, "% bytes", s->field, part);
    error->allowed = tg_push_u64(n);
    error->found = tg_push_u64(s->size - at);
}

/*
 * At the end of the file, is_complete() asks the machine which field would come next by feeding a
 * byte that begins none: then the error is a missing tag, not a wrong one.
 */
void tg_push_refuse_tag(tg_push *s, uint8_t tag) {
    const token *t = token_of(s);
    if (s->ended) {
        cut_short(s, s->field_at, 1, t->tag);
        return;
    }
    tg_push_refuse(s, TG_CODE_BAD_VALUE, s->field_at, t->tags, s->field, t->tag)->found =
        tg_push_u64(tag);
}

void tg_push_refuse_number(tg_push *s) {
    const char *expected = "at least 1"; /* a dimension */
    if (s->field == TG_FIELD_MAJOR) expected = "0";
    if (s->field == TG_FIELD_MINOR) expected = "1";
    if (s->field == TG_FIELD_DATA_TYPE) expected = "0x000, 0x100, 0x200, 0x300 or 0x400";
    tg_push_refuse(s, TG_CODE_BAD_VALUE, s->field_at + 1, expected, s->field, token_of(s)->number)
        ->found = tg_push_u64(s->number);
}

void tg_push_end_in_number(tg_push *s) {
    cut_short(s, s->field_at + 1, s->width, token_of(s)->number);
}

void tg_push_too_many_axes(tg_push *s) {
    tg_error *error = &s->bad_rank;
    *error = tg_error_make(TG_CODE_LIMIT, TG_FORMAT_PRIMITIV, 0, "at most % axes");
    tg_error_over(error, TG_LIMIT_MAX_RANK, s->options.limits.max_rank, s->rank);
    error->offset = s->data_at;
    error->has_place = true;
    step(error, "tensors");
    error->path[0].index = s->num_tensors;
}

/* ---------------------------------------------------------------------------------------- notes */

bool tg_push_odd(tg_push *s, const tg_push_rule *rule, uint64_t at, tg_value found,
                 const char *part) {
    const bool is_layout = tg_rule_is_layout(rule->name);
    if (s->options.strict && !(s->options.allow_layout && is_layout)) {
        tg_push_refuse(s, rule->code, at, rule->expected, rule->field, part)->found = found;
        return false;
    }
    s->num_notes++;
    tg_stream_event event = {.kind = TG_STREAM_EVENT_NOTE};
    event.note.code = rule->code;
    event.note.offset = at;
    event.note.rule = rule->name;
    event.note.expected = rule->expected;
    event.note.found = found;
    event.note.count = 1;
    event.note.is_layout = is_layout;
    return tg_push_emit(s, &event);
}

bool tg_push_note_width(tg_push *s) {
    const token *t = token_of(s);
    const tg_push_rule rule = {t->wide, t->narrow, TG_CODE_BAD_VALUE, s->field};
    return tg_push_odd(s, &rule, s->field_at + 1, tg_push_u64(s->number), t->number);
}

bool tg_push_emit(tg_push *s, const tg_stream_event *event) {
    if (s->sink.event == NULL || s->sink.event(s->sink.self, event)) return true;
    s->error = tg_error_make(TG_CODE_STOPPED, TG_FORMAT_PRIMITIV, s->size, "");
    s->status = TG_STATUS_REFUSED;
    return false;
}
