/* SPDX-License-Identifier: Apache-2.0 */
/*
 * texts.c - see texts.h.
 */
#include "texts.h"

#include <stdlib.h>
#include <string.h>

#include "cli_json.h"
#include "element.h"

enum { LENGTH = 8, AT_ONCE = 8192 }; /* bytes of a length; lengths in the buffer */

tg_array_info text_info(const tg_tensor *t) {
    return (tg_array_info){.dtype = t->dtype,
                           .order = TG_ORDER_C,
                           .rank = t->rank,
                           .shape = t->shape,
                           .count = t->parts[TG_PART_COUNTS].count,
                           .nbytes = t->nbytes};
}

bool texts_open(texts *t, const args *a, tg_file *file, const tg_tensor *tensor, tg_error *error) {
    *t = (texts){.a = a, .file = file, .tensor = *tensor};
    t->lengths = malloc((size_t)LENGTH * AT_ONCE);
    if (t->lengths == NULL) *error = no_memory();
    return t->lengths != NULL;
}

void texts_close(texts *t) {
    free(t->lengths);
    free(t->bytes);
    t->lengths = t->bytes = NULL;
}

static bool fail(const texts *t, tg_error *error) {
    *error = *tg_last_error(t->file);
    return false;
}

/* The length of text `i`, which is there. */
static bool length_of(texts *t, uint64_t i, uint64_t *length, tg_error *error) {
    if (i < t->from || i - t->from >= t->held) {
        const uint64_t left = t->tensor.parts[TG_PART_COUNTS].count - i;
        t->held = 0;
        t->from = i;
        const uint64_t held = left < AT_ONCE ? left : AT_ONCE;
        if (!tg_tensor_read(t->file, &t->tensor, TG_PART_COUNTS, i * LENGTH, t->lengths,
                            (size_t)held * LENGTH))
            return fail(t, error);
        t->held = held;
    }
    *length = load_u64(t->lengths + (i - t->from) * LENGTH, LENGTH);
    return true;
}

static bool make_room(texts *t, uint64_t length, tg_error *error) {
    const uint64_t allowed = memory_allowed(&t->a->options.limits, t->file);
    if (length <= t->room) return true;
    if (length > allowed) {
        *error = over_memory(t->file, length, allowed);
        return false;
    }
    uint8_t *bytes = length <= SIZE_MAX ? realloc(t->bytes, (size_t)length) : NULL;
    if (bytes == NULL) {
        *error = no_memory();
        return false;
    }
    t->bytes = bytes;
    t->room = (size_t)length;
    return true;
}

bool texts_read(texts *t, uint64_t i, const uint8_t **text, size_t *len, tg_error *error) {
    uint64_t length = 0;
    for (; t->next < i; t->next++) {
        if (!length_of(t, t->next, &length, error)) return false;
        t->start += length; /* all of them are in the file */
    }
    if (!length_of(t, i, &length, error) || !make_room(t, length, error)) return false;
    if (length > 0 &&
        !tg_tensor_read(t->file, &t->tensor, TG_PART_VALUES, t->start, t->bytes, (size_t)length))
        return fail(t, error);
    *text = t->bytes;
    *len = (size_t)length;
    return true;
}

void put_text_element(FILE *out, const uint8_t *text, size_t len) {
    jw j;
    jw_start(&j, out);
    j.one_line = true;
    jw_string(&j, len > 0 ? (const char *)text : "", len);
    (void)jw_flush(&j); /* the caller looks at `out` */
}
