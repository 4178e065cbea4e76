/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_text.c - messages of a conversion: refusals and notes about tensors of the source;
 * copies of names.
 */
#include <string.h>

#include "conversion.h"

bool tg_refuse_name(tg_conversion *c, tg_code code, const char *name, const char *text,
                    const char *word, uint64_t a, uint64_t b) {
    tg_item item;
    memset(&item, 0, sizeof item);
    item.decl.name = name;
    return tg_refuse(c->build, code, name != NULL ? &item : NULL, text, word, a, b);
}

void tg_convert_note(tg_conversion *c, const char *name, const char *text, const char *word,
                     uint64_t a, uint64_t b) {
    if (c->options.note == NULL) return;
    char line[TG_ERROR_DETAIL];
    tg_text w = {line, sizeof line, 0};
    tg_put_refusal(&w, name, text, word, a, b);
    c->options.note(c->options.self, line);
}

void tg_note_left_out(tg_conversion *c) {
    if (c->options.note == NULL) return;
    char line[TG_ERROR_DETAIL + 16];
    tg_text w = {line, sizeof line, 0};
    tg_put(&w, "left out: ");
    tg_put(&w, c->build->error.detail);
    tg_put_end(&w);
    c->options.note(c->options.self, line);
}

const char *tg_keep_name(tg_conversion *c, const char *name, const char *suffix) {
    size_t n = strlen(name);
    size_t m = strlen(suffix);
    char *copy = n < SIZE_MAX / 2 ? ks_alloc(&c->build->ks, n + m + 1, 1) : NULL;
    if (copy == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    memcpy(copy, name, n);
    memcpy(copy + n, suffix, m + 1);
    return copy;
}

bool tg_refuse_file(tg_conversion *c, const char *name) {
    const tg_error *error = tg_last_error(c->file);
    char text[TG_ERROR_DETAIL];
    tg_error_message_with(error, NULL, text, sizeof text); /* the remedy is passed as a code */
    tg_refuse_name(c, error->code, name, "$", text, 0, 0);
    if (name == NULL) memcpy(c->build->error.detail, text, sizeof text); /* a word is truncated */
    c->build->error.format = tg_file_format(c->file);
    c->build->error.system = error->system;
    c->build->error.limit = error->limit;
    c->build->error.remedy = error->remedy;
    return false;
}
