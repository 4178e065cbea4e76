/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_objects.c - see npy_objects.h.
 */
#include "npy_objects.h"

#include <string.h>

/* One type of a list, without blanks around it: a repetition or a shape, a byte order, O and a size; or "object". */
static bool is_object(ks_bytes s) {
    static const char before[] = "0123456789() \t<>|=";
    uint64_t i = 0;
    while (i < s.size && memchr(before, s.data[i], sizeof before - 1) != NULL) i++;
    const ks_bytes type = {s.data + i, s.size - i};
    if (tg_npy_is(type, "object")) return true;
    if (type.size == 0 || type.data[0] != 'O') return false;
    i = 1;
    while (i < type.size && type.data[i] >= '0' && type.data[i] <= '9') i++;
    return i == type.size;
}

bool tg_npy_names_objects(ks_bytes type) {
    for (uint64_t from = 0; from < type.size;) {
        const uint8_t *begin = type.data + from;
        const uint8_t *comma = memchr(begin, ',', (size_t)(type.size - from));
        uint64_t n = comma != NULL ? (uint64_t)(comma - begin) : type.size - from;
        from += n + 1; /* at most size + 1 */
        while (n > 0 && tg_npy_is_blank(begin[n - 1])) n--;
        if (is_object((ks_bytes){begin, n})) return true;
    }
    return false;
}

static uint64_t behind_blanks(const tg_npy_parser *p, uint64_t pos) {
    while (pos < p->size && tg_npy_is_blank(p->text[pos])) pos++;
    return pos;
}

static bool has_any(const tg_npy_parser *p, uint64_t pos, const char *characters) {
    return pos < p->size && p->text[pos] != '\0' && strchr(characters, p->text[pos]) != NULL;
}

/* Whether a type follows the string that ends before `pos`, so that the string is the name of a field. */
static bool is_field_name(const tg_npy_parser *p, uint64_t pos) {
    pos = behind_blanks(p, pos);
    if (!has_any(p, pos, ",")) return has_any(p, pos, ":"); /* a key of a dictionary */
    pos = behind_blanks(p, pos + 1);
    if (has_any(p, pos, "("))
        pos = behind_blanks(p, pos + 1); /* of a shape, or of a type in a tuple */
    return has_any(p, pos, "'\"[");
}

uint64_t tg_npy_find_objects(const tg_npy_parser *p) {
    uint64_t depth = 0;
    if (!has_any(p, p->pos, "({")) return p->size;
    for (uint64_t pos = p->pos; pos < p->size; pos++) {
        if (has_any(p, pos, "([{")) depth++;
        if (has_any(p, pos, ")]}") && --depth == 0) return p->size; /* it begins at 1 */
        if (!has_any(p, pos, "'\"")) continue;
        const uint8_t *from = p->text + pos + 1;
        const uint8_t *end = memchr(from, p->text[pos], (size_t)(p->size - pos - 1));
        if (end == NULL) return p->size;
        const ks_bytes string = {from, (uint64_t)(end - from)};
        const uint64_t behind = pos + string.size + 2; /* both quotes are in the text */
        if (tg_npy_names_objects(string) && !is_field_name(p, behind)) return pos;
        pos = behind - 1;
    }
    return p->size;
}
