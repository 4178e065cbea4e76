/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_error.c - the error of a read and its path, notes, small values. Contracts are at the
 * declarations.
 */
#include "ks_internal.h"

#include <limits.h>

ks_error ks_no_error(void) {
    ks_error error = {.code = KS_OK, .expected = ""};
    return error;
}

bool ks_fail(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected) {
    return ks_fail_found(ks, code, offset, expected, ks_none(), ks_none());
}

bool ks_fail_found(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected,
                   ks_value allowed, ks_value found) {
    ks_error *error = &ks->error;
    if (error->code != KS_OK) return false;
    error->offset = offset;
    error->expected = expected;
    error->allowed = allowed;
    error->found = found;
    error->path_len = 0; /* steps need no clearing: each is written when it is counted */
    error->skip = 0;
    error->absolute = false;
    error->code = code;
    return false;
}

/*@ requires \valid(note) && ks_is_rule(rule) && \separated(note, rule);
    terminates \true; exits \false; assigns *note; */
static void write_note(ks_note *note, const ks_rule *rule, uint64_t offset, ks_value allowed,
                       ks_value found) {
    note->code = rule->code;
    note->count = 1;
    note->offset = offset;
    note->rule = rule->name;
    note->expected = rule->expected;
    note->allowed = allowed;
    note->found = found;
}

/* The note of the rule, or the number of notes. The texts of a rule are constants, so their addresses
 * tell rules apart. */
/*@ requires \valid_read(ks) && ks_is_rule(rule);
    terminates \true; exits \false; assigns \nothing;
    ensures \result <= KS_NOTES_MAX; */
static uint32_t note_of(const ks_ctx *ks, const ks_rule *rule) {
    uint32_t i = 0;
    /*@ loop invariant i <= KS_NOTES_MAX; loop assigns i; loop variant KS_NOTES_MAX - i; */
    while (i < KS_NOTES_MAX && i < ks->num_kept &&
           (ks->notes[i].rule != rule->name || ks->notes[i].expected != rule->expected)) {
        i++;
    }
    return i;
}

bool ks_violated(ks_ctx *ks, const ks_rule *rule, uint64_t offset, ks_value allowed,
                 ks_value found) {
    /* Loading the bytes for `found` failed: the read fails with that error, without a note. */
    if (ks->error.code != KS_OK) return false;
    if (!rule->note || ks->limits.strict) {
        return ks_fail_found(ks, rule->code, offset, rule->expected, allowed, found);
    }
    if (ks->num_notes == 0) ks->num_kept = 0;
    uint32_t i = note_of(ks, rule);
    if (i < ks->num_kept && i < KS_NOTES_MAX) {
        if (ks->notes[i].count < UINT32_MAX) ks->notes[i].count++;
    } else if (i < KS_NOTES_MAX) {
        write_note(&ks->notes[i], rule, offset, allowed, found);
        ks->num_kept = i + 1;
    }
    if (ks->num_notes < UINT32_MAX) ks->num_notes++;
    return true;
}

bool ks_in_record(ks_ctx *ks, const char *field, const char *array, uint64_t index) {
    ks_in(ks, field);
    return ks_in_item(ks, array, index);
}

bool ks_in_at(ks_ctx *ks, const char *field, uint64_t offset) {
    ks_place(ks, offset);
    return ks_in(ks, field);
}

bool ks_in_item_at(ks_ctx *ks, const char *field, uint64_t index, uint64_t offset) {
    ks_place(ks, offset);
    return ks_in_item(ks, field, index);
}

bool ks_in(ks_ctx *ks, const char *field) { return ks_in_item(ks, field, KS_NO_INDEX); }

bool ks_in_item(ks_ctx *ks, const char *field, uint64_t index) {
    ks_error *error = &ks->error;
    if (error->absolute) return false;
    if (error->skip > 0) {
        error->skip--;
        return false;
    }
    if (error->path_len < KS_PATH_MAX) {
        error->path[error->path_len].name = field;
        error->path[error->path_len].index = index;
    }
    if (error->path_len < UINT_MAX) error->path_len++;
    return false;
}

bool ks_elsewhere(ks_ctx *ks, uint32_t levels) {
    /* If the sum would overflow, all levels are skipped. */
    if (levels == KS_ABSOLUTE || levels > UINT_MAX - ks->error.skip) {
        ks->error.absolute = true;
        ks->error.skip = 0;
    } else {
        ks->error.skip += levels;
    }
    return false;
}

bool ks_place(ks_ctx *ks, uint64_t offset) {
    if (ks->error.code != KS_OK && ks->error.offset == KS_NO_OFFSET) ks->error.offset = offset;
    return false;
}

/* ------------------------------------------------------------------------------------- values */

ks_value ks_none(void) {
    ks_value value = {.kind = KS_VALUE_NONE};
    return value;
}

ks_value ks_value_u64(uint64_t value) {
    ks_value made = {.kind = KS_VALUE_U64, .u64 = value};
    return made;
}

ks_value ks_value_s64(int64_t value) {
    ks_value made = {.kind = KS_VALUE_S64, .s64 = value};
    return made;
}

ks_value ks_value_f64(double value) {
    ks_value made = {.kind = KS_VALUE_F64, .f64 = value};
    return made;
}
