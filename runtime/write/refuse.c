/* SPDX-License-Identifier: Apache-2.0 */
/*
 * refuse.c - describes in one line why a file cannot be written.
 */
#include <string.h>

#include "number_text.h"
#include "write.h"

static void put_text(tg_text *w, const char *text, const char *word, uint64_t a, uint64_t b) {
    bool first = true;
    for (; *text != '\0'; text++) {
        if (*text == '%') {
            tg_put_u64(w, first ? a : b);
            first = false;
        } else if (*text == '$') {
            tg_put_word(w, word, strlen(word));
        } else {
            tg_put_char(w, *text);
        }
    }
}

void tg_put_refusal(tg_text *w, const char *name, const char *text, const char *word, uint64_t a,
                    uint64_t b) {
    if (name != NULL) {
        tg_put(w, "tensor '");
        tg_put_word(w, name, strlen(name));
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
                               "the declared tensors and metadata need more than % bytes of memory",
                               build->ks.limits.memory, 0);
    }
    return tg_refuse(build, TG_CODE_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
}
