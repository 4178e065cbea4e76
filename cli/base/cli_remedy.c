/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_remedy.c - error texts that describe remedies of the library as options of the command.
 */
#include "cli.h"

static const char *words_of(tg_remedy remedy, tg_limit limit) {
    static const char *const limits[TG_LIMIT_COUNT] = {
#define RAISES(id, number, name) [number] = "--" name " raises this limit",
        TG_LIMITS(RAISES)
#undef RAISES
    };
    static const char *const words[TG_REMEDY_COUNT] = {
        [TG_REMEDY_LOSSY_VALUES] = "--lossy rounds them",
        [TG_REMEDY_LOSSY_NAMES] = "--lossy drops the names",
        [TG_REMEDY_LOSSY_AXES] = "--lossy drops the axis",
        [TG_REMEDY_RAW] = "--raw writes them as they are stored",
        [TG_REMEDY_DENSE] = "--sparse dense makes it dense",
        [TG_REMEDY_C_ORDER] = "--order c writes them so",
        [TG_REMEDY_SELECT] = "--tensor NAME chooses one",
        [TG_REMEDY_REPLACE] = "--force replaces it",
        [TG_REMEDY_RENAME] = "--rename OLD=NEW gives another name",
        [TG_REMEDY_NO_ORIGIN] = "--no-origin converts without what it says about its origin",
        [TG_REMEDY_SKIP] = "--skip-unsupported leaves it out",
        [TG_REMEDY_FORMAT] = "--from FORMAT reads it as that",
        [TG_REMEDY_TRIED] = "-v tells why each refuses it",
        [TG_REMEDY_FOLLOW] = "--follow follows links",
    };
    if (remedy == TG_REMEDY_RAISE_LIMIT)
        return (unsigned)limit < TG_LIMIT_COUNT ? limits[limit] : NULL;
    return (unsigned)remedy < TG_REMEDY_COUNT ? words[remedy] : NULL;
}

size_t error_text(const tg_error *error, char *dst, size_t cap) {
    return tg_error_text_with(error, words_of, dst, cap);
}

size_t error_message(const tg_error *error, char *dst, size_t cap) {
    return tg_error_message_with(error, words_of, dst, cap);
}
