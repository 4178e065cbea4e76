/* SPDX-License-Identifier: Apache-2.0 */
#include "note_kind.h"

#include <string.h>

bool tg_rule_is_layout(const char *rule) {
    static const char *const rules[] = {
#define RULE(rule) rule,
#include "layout_rules.def"
#undef RULE
    };
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        if (strcmp(rule, rules[i]) == 0) return true;
    }
    return false;
}

static bool refuse(ks_ctx *ks, const ks_note *note) {
    ks_fail_found(ks, note->code, note->offset, note->expected, note->allowed, note->found);
    return ks_in(ks, note->rule);
}

bool tg_judge_notes(ks_ctx *ks, const tg_options *options) {
    if (!options->strict || !options->allow_layout || ks->num_notes == 0) return true;
    for (uint32_t i = 0; i < ks->num_kept; i++) {
        if (!tg_rule_is_layout(ks->notes[i].rule)) return refuse(ks, &ks->notes[i]);
    }
    /* Of more rules than that, the others are not known. */
    return ks->num_kept < KS_NOTES_MAX || refuse(ks, &ks->notes[KS_NOTES_MAX - 1]);
}
