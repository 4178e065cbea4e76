/* SPDX-License-Identifier: Apache-2.0 */
/*
 * grammar_source.c - the grammars that the page hands over, in place of files: what ksyc reads in this module.
 *
 * A page sees no folders, so an import is found by the last part of its path.
 */
#include <stdlib.h>
#include <string.h>

#include "bridge_view.h"
#include "grammar_source.h"
#include "source.h"

typedef struct text {
    char *name;
    char *bytes; /* NUL-terminated */
    uint32_t size;
} text;

static text texts[GRAMMAR_MOST_FILES];
static uint32_t num_texts;
static uint32_t total;

static char *copy(const char *bytes, uint32_t size) {
    char *made = malloc((size_t)size + 1);
    if (made == NULL) return NULL;
    memcpy(made, bytes, size);
    made[size] = '\0';
    return made;
}

/* The first one is the grammar of the file, others are there to be imported. 0: there are too many. */
EXPORT(web_grammar_add)
int32_t web_grammar_add(const char *name, uint32_t name_size, const char *bytes, uint32_t size) {
    if (num_texts == GRAMMAR_MOST_FILES || size > GRAMMAR_MOST_BYTES - total) return 0;
    const text made = {copy(name, name_size), copy(bytes, size), size};
    if (made.name == NULL || made.bytes == NULL) {
        free(made.name);
        free(made.bytes);
        return 0;
    }
    texts[num_texts++] = made;
    total += size;
    return 1;
}

const char *grammar_first(void) { return num_texts > 0 ? texts[0].name : NULL; }

static const char *last_part(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

bool ksyc_source_read(pool *p, diag *d, const char *file, source *out, bool *missing) {
    const source_place place = {file, 0, 0, NULL};
    for (uint32_t i = 0; i < num_texts; i++) {
        const text *t = &texts[i];
        if (strcmp(last_part(file), t->name) != 0) continue;
        if (missing != NULL) *missing = false;
        *out = (source){file, ksyc_pool_copy(p, t->bytes, t->size), t->size};
        return ksyc_source_check(d, out);
    }
    if (missing != NULL)
        *missing = true;
    else
        ksyc_diag_io_error(d, place, "cannot read");
    return false;
}
