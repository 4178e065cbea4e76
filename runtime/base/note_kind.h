/* SPDX-License-Identifier: Apache-2.0 */
/*
 * note_kind.h - notes about layout alone, and those about meaning.
 */
#ifndef TENSORGATE_NOTE_KIND_H
#define TENSORGATE_NOTE_KIND_H

#include "ks.h"
#include "tensorgate.h"

bool tg_rule_is_layout(const char *rule);

/* Whether readers refuse what they would take note of. With tg_options.allow_layout they do not, and notes are judged when
 * they are there. */
static inline bool tg_reads_strictly(const tg_options *options) {
    return options->strict && !options->allow_layout;
}

/*
 * Whether no note says that the file has to be refused, with tg_options.allow_layout. False after making the first one that
 * does the error of the context.
 */
bool tg_judge_notes(ks_ctx *ks, const tg_options *options);

#endif
