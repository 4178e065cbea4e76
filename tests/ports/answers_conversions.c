/* SPDX-License-Identifier: Apache-2.0 */
/*
 * answers_conversions.c - what files become in other formats.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "answers.h"

typedef struct memory {
    uint8_t *data;
    uint64_t size;
} memory;

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    memory *m = self;
    if (offset > m->size || n > m->size - offset) return 1;
    memcpy(m->data + offset, data, n);
    return 0;
}

static void put_note(void *self, const char *text) {
    (void)self;
    printf("changed %s\n", text);
}

static void put_conversion(tg_file *file, tg_format to, bool lossy) {
    const tg_convert_options options = {.lossy = lossy, .note = put_note};
    tg_error error = {.code = TG_CODE_NONE};
    tg_conversion *conversion = tg_convert(file, to, &options, &error);
    printf("to %s%s\n", tg_format_name(to), lossy ? " lossy" : "");
    if (conversion == NULL) {
        answers_error("to", &error);
        return;
    }
    memory m = {NULL, tg_conversion_size(conversion)};
    const tg_target target = {.write_at = write_at, .self = &m};
    m.data = calloc(1, m.size > 0 ? (size_t)m.size : 1);
    if (m.data != NULL && tg_conversion_write(conversion, &target, &error)) {
        printf("written %" PRIu64 " %016" PRIx64 "\n", m.size,
               answers_hash(HASH_BEGIN, m.data, (size_t)m.size));
    } else {
        answers_error("to", &error);
    }
    free(m.data);
    tg_conversion_free(conversion);
}

void answers_conversions(tg_file *file) {
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
        const tg_format to = tg_format_at(i);
        if (!tg_format_writable(to)) continue;
        put_conversion(file, to, false);
        put_conversion(file, to, true);
    }
}
