/* SPDX-License-Identifier: Apache-2.0 */
/*
 * refusal_test.h - errors of writing as one text: the detail, and the name of the remedy where there is one.
 */
#ifndef TENSORGATE_REFUSAL_TEST_H
#define TENSORGATE_REFUSAL_TEST_H

#include "tensorgate.h"

static inline const char *refusal_words(tg_remedy remedy, tg_limit limit) {
    const char *name = tg_limit_name(limit);
    return remedy == TG_REMEDY_RAISE_LIMIT && name != NULL ? name : tg_remedy_name(remedy);
}

/* "tensor 'w': the format has no storage coo; dense". Valid until the next call. */
static inline const char *refusal_of(const tg_error *error) {
    static char text[2048];
    tg_error_message_with(error, refusal_words, text, sizeof text);
    return text;
}

#endif
