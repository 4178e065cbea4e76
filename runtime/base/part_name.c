/* SPDX-License-Identifier: Apache-2.0 */
/*
 * part_name.c - see part_name.h.
 */
#include "part_name.h"

#include <string.h>

#define DIGITS 5
#define NUMBERS_LEN 15 /* "-00001-of-00003" */

/* Five digits; false: they are none. */
static bool number_at(const char *text, uint32_t *number) {
    *number = 0;
    for (unsigned i = 0; i < DIGITS; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        *number = *number * 10 + (uint32_t)(text[i] - '0'); /* at most 99999 */
    }
    return true;
}

bool tg_read_part_name(const char *name, tg_part_name *out) {
    static const struct {
        const char *text;
        tg_format format;
    } suffixes[] = {{".gguf", TG_FORMAT_GGUF}, {".safetensors", TG_FORMAT_SAFETENSORS}};
    const size_t n = strlen(name);
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
        const size_t end = strlen(suffixes[i].text);
        if (n < NUMBERS_LEN + end || strcmp(name + n - end, suffixes[i].text) != 0) continue;
        const char *numbers = name + n - end - NUMBERS_LEN;
        out->prefix = (size_t)(numbers - name);
        out->format = suffixes[i].format;
        return numbers[0] == '-' && number_at(numbers + 1, &out->part) &&
               memcmp(numbers + 6, "-of-", 4) == 0 && number_at(numbers + 10, &out->count) &&
               out->part >= 1 && out->part <= out->count && out->count <= UINT16_MAX;
    }
    return false;
}
