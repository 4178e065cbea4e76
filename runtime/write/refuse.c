/* SPDX-License-Identifier: Apache-2.0 */
/*
 * refuse.c - why a file cannot be written, in one line.
 */
#include <string.h>

#include "number_text.h"
#include "write.h"

/* A name or word from outside: printable ASCII as it stands, the rest as \xNN; long ones are truncated. */
static void put_word(tg_text *w, const char *word) {
    static const char digits[] = "0123456789abcdef";
    size_t n = 0;
    for (; *word != '\0' && n < 160; word++, n++) {
        uint8_t c = (uint8_t)*word;
        if (c >= 0x20 && c < 0x7f) {
            tg_put_char(w, (char)c);
        } else {
            tg_put(w, "\\x");
            tg_put_char(w, digits[c >> 4]);
            tg_put_char(w, digits[c & 15]);
        }
    }
    if (*word != '\0') tg_put(w, "...");
}

static void put_text(tg_text *w, const char *text, const char *word, uint64_t a, uint64_t b) {
    bool first = true;
    for (; *text != '\0'; text++) {
        if (*text == '%') {
            tg_put_u64(w, first ? a : b);
            first = false;
        } else if (*text == '$') {
            put_word(w, word);
        } else {
            tg_put_char(w, *text);
        }
    }
}

void tg_put_refusal(tg_text *w, const char *name, const char *text, const char *word, uint64_t a,
                    uint64_t b) {
    if (name != NULL) {
        tg_put(w, "tensor '");
        put_word(w, name);
        tg_put(w, "': ");
    }
    put_text(w, text, word, a, b);
    tg_put_end(w);
}

bool tg_refuse(tg_build *build, tg_code code, const tg_item *item, const char *text,
               const char *word, uint64_t a, uint64_t b) {
    tg_error *error = &build->error;
    *error = tg_error_make(code, build->writer->format, 0, "");
    tg_text w = {error->detail, sizeof error->detail, 0};
    tg_put_refusal(&w, item != NULL ? item->decl.name : NULL, text, word, a, b);
    return false;
}

bool tg_refuse_limit(tg_build *build, tg_limit limit, const tg_item *item, const char *text,
                     uint64_t a, uint64_t b) {
    tg_refuse(build, TG_CODE_LIMIT, item, text, NULL, a, b);
    build->error.limit = limit;
    return tg_advise(build, TG_REMEDY_RAISE_LIMIT);
}

bool tg_advise(tg_build *build, tg_remedy remedy) {
    build->error.remedy = remedy;
    return false;
}

bool tg_refuse_ks(tg_build *build) {
    if (build->ks.error.code == KS_LIMIT) {
        return tg_refuse_limit(build, TG_LIMIT_MAX_MEMORY, NULL,
                               "what is declared needs more than % bytes of memory",
                               build->ks.limits.memory, 0);
    }
    return tg_refuse(build, TG_CODE_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
}
