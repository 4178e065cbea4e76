/* SPDX-License-Identifier: Apache-2.0 */
/*
 * error.c - converts errors of the readers (ks) to errors of the library (tg); names of codes.
 */
#include <errno.h>
#include <string.h>

#include "error.h"
#include "limit.h"
#include "note_kind.h"
#include "number_text.h"

const char *tg_code_name(tg_code code) {
    static const char *const names[TG_CODE_COUNT] = {
#define NAME(id, number, name) [number] = name,
        TG_CODES(NAME)
#undef NAME
    };
    unsigned number = (unsigned)code; /* an enum may be signed or unsigned */
    return number < TG_CODE_COUNT ? names[number] : "unknown";
}

const char *tg_remedy_name(tg_remedy remedy) {
    static const char *const names[TG_REMEDY_COUNT] = {
#define NAME(id, number, name) [number] = name,
        TG_REMEDIES(NAME)
#undef NAME
    };
    unsigned number = (unsigned)remedy; /* an enum may be signed or unsigned */
    return number < TG_REMEDY_COUNT ? names[number] : "unknown";
}

/* Every code of the readers is also a code of the library, under the same name. */
#define TG_CODE_OK TG_CODE_NONE

tg_code tg_code_of(ks_code code) {
    switch (code) {
#define CASE(id, name)                                                                             \
    case KS_##id: return TG_CODE_##id;
        KS_CODES(CASE)
#undef CASE
    case KS_NUM_CODES: break;
    }
    return TG_CODE_INTERNAL;
}

const char tg_expected_no_objects[] =
    "numbers: Python objects are pickled, and to read them is to run their code";

const char tg_expected_no_calls[] =
    "tensors, numbers, text and containers alone: to call anything else is to run code";

static tg_code code_of_error(const ks_error *error) {
    const bool runs_code =
        error->expected == tg_expected_no_objects || error->expected == tg_expected_no_calls;
    return runs_code ? TG_CODE_CODE_EXECUTION : tg_code_of(error->code);
}

tg_value tg_value_of(ks_value value) {
    tg_value out;
    memset(&out, 0, sizeof out);
    switch (value.kind) {
    case KS_VALUE_NONE: out.kind = TG_KIND_NONE; break;
    case KS_VALUE_U64: out.kind = TG_KIND_U64; break;
    case KS_VALUE_S64: out.kind = TG_KIND_S64; break;
    case KS_VALUE_F64: out.kind = TG_KIND_F64; break;
    case KS_VALUE_BYTES: out.kind = TG_KIND_BYTES; break;
    }
    out.u64 = value.u64;
    out.s64 = value.s64;
    out.f64 = value.f64;
    _Static_assert(sizeof out.bytes == sizeof value.bytes, "both hold the same bytes");
    memcpy(out.bytes, value.bytes, sizeof out.bytes);
    return out;
}

/* Offsets of the readers may be absent; offsets in decoded bytes are marked. */
static uint64_t place_of(uint64_t offset, bool *has_place, bool *decoded) {
    *has_place = offset != KS_NO_OFFSET;
    *decoded = *has_place && (offset & KS_DECODED) != 0;
    return *has_place ? offset & ~KS_DECODED : 0;
}

tg_note tg_note_of(const ks_note *note) {
    tg_note out;
    bool has_place = false;
    bool decoded = false;
    memset(&out, 0, sizeof out);
    out.code = tg_code_of(note->code);
    out.offset = place_of(note->offset, &has_place, &decoded);
    out.rule = note->rule;
    out.expected = note->expected;
    out.allowed = tg_value_of(note->allowed);
    out.found = tg_value_of(note->found);
    out.count = note->count;
    out.is_layout = tg_rule_is_layout(note->rule);
    return out;
}

tg_error tg_error_make(tg_code code, tg_format format, uint64_t size, const char *expected) {
    tg_error error;
    memset(&error, 0, sizeof error);
    error.code = code;
    error.format = format;
    error.size = size;
    error.expected = expected;
    return error;
}

void tg_error_over(tg_error *error, tg_limit limit, uint64_t allowed, uint64_t found) {
    error->limit = limit;
    error->remedy = TG_REMEDY_RAISE_LIMIT;
    error->allowed.kind = TG_KIND_U64;
    error->allowed.u64 = allowed;
    error->found.kind = TG_KIND_U64;
    error->found.u64 = found;
}

void tg_error_no_space(tg_error *error, uint64_t size) {
    tg_text w = {error->detail, sizeof error->detail, 0};
    tg_put(&w, "no address space for the ");
    tg_put_u64(&w, size);
    tg_put(&w, " bytes of the file, though not all are read: the process may have a limit "
               "(RLIMIT_AS), which has to be raised");
    tg_put_end(&w);
    error->size = size;
}

/* The readers store the innermost step first; if the path is longer than their array, they keep the
 * innermost steps. Copies the outermost `cap` of the stored steps. */
static uint32_t copy_path(const ks_error *error, tg_step *path, uint32_t cap) {
    uint32_t have = error->path_len < KS_PATH_MAX ? error->path_len : KS_PATH_MAX;
    uint32_t len = have < cap ? have : cap;
    for (uint32_t i = 0; i < len; i++) {
        path[i].name = error->path[have - 1 - i].name;
        path[i].index = error->path[have - 1 - i].index;
    }
    return len;
}

_Static_assert(TG_NO_INDEX == KS_NO_INDEX, "an index that is none is the same in both");

tg_error tg_error_of(const ks_error *error, tg_format format, uint64_t size) {
    /* A failure without a reason is a bug in a reader or an adapter. */
    if (error->code == KS_OK) return tg_error_make(TG_CODE_INTERNAL, format, size, "a reason");
    tg_error out = tg_error_make(code_of_error(error), format, size, error->expected);
    out.offset = place_of(error->offset, &out.has_place, &out.decoded);
    out.allowed = tg_value_of(error->allowed);
    out.found = tg_value_of(error->found);
    out.limit = tg_limit_of(error);
    if (out.limit != TG_LIMIT_NONE) out.remedy = TG_REMEDY_RAISE_LIMIT;
    out.path_len = copy_path(error, out.path, TG_PATH_MAX);
    /* The code from tg_input_ks: errno or a TG_IO_ number, which tg_io_text also knows. */
    if (error->code == KS_IO && error->found.kind == KS_VALUE_S64 && error->found.s64 > 0 &&
        error->found.s64 <= INT32_MAX) {
        out.system = (int)error->found.s64;
        if (out.system == ENOMEM) out = tg_error_make(TG_CODE_NO_MEMORY, format, size, "");
    }
    return out;
}

tg_refusal tg_refusal_of(const ks_error *error, tg_format format) {
    tg_refusal out;
    bool decoded = false;
    memset(&out, 0, sizeof out);
    out.format = format;
    out.code = code_of_error(error);
    out.offset = place_of(error->offset, &out.has_place, &decoded);
    out.limit = tg_limit_of(error);
    out.expected = error->expected;
    out.allowed = tg_value_of(error->allowed);
    out.found = tg_value_of(error->found);
    out.path_len = copy_path(error, out.path, TG_TRIED_PATH_MAX);
    return out;
}

tg_error tg_refusal_error(const tg_refusal *refusal) {
    tg_error out = tg_error_make(refusal->code, refusal->format, 0, refusal->expected);
    out.offset = refusal->offset;
    out.has_place = refusal->has_place;
    out.allowed = refusal->allowed;
    out.found = refusal->found;
    out.limit = refusal->limit;
    if (out.limit != TG_LIMIT_NONE) out.remedy = TG_REMEDY_RAISE_LIMIT;
    out.path_len = refusal->path_len < TG_TRIED_PATH_MAX ? refusal->path_len : TG_TRIED_PATH_MAX;
    memcpy(out.path, refusal->path, sizeof refusal->path);
    return out;
}
