/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name.c - names of tensors: growable text, and percent-encoding of names from a file.
 */
#include <string.h>

#include "name.h"
#include "percent.h"

bool tg_name_grow(tg_name *name, uint64_t more) {
    if (name->failed) return false;
    /* Grows by at least half, so that appending single characters takes linear time in total. No
     * name needs half of the address space; this bound also keeps the sums below from
     * overflowing. */
    if (more > SIZE_MAX / 4 || name->len > SIZE_MAX / 4) {
        name->failed = true;
        return false;
    }
    size_t cap = name->len + (size_t)more + 1;
    if (cap < name->cap + name->cap / 2) cap = name->cap + name->cap / 2;
    if (cap < 64) cap = 64;
    char *data = name->allocator->alloc(name->allocator->self, cap);
    if (data == NULL) {
        name->failed = true;
        return false;
    }
    if (name->data != NULL) {
        memcpy(data, name->data, name->len);
        name->allocator->free(name->allocator->self, name->data, name->cap);
    }
    data[name->len] = '\0';
    name->data = data;
    name->cap = cap;
    return true;
}

void tg_name_add_bytes(tg_name *name, const char *text, size_t n) {
    if (!tg_name_reserve(name, n)) return;
    memcpy(name->data + name->len, text, n);
    name->len += n;
    name->data[name->len] = '\0';
}

void tg_name_add(tg_name *name, const char *text) { tg_name_add_bytes(name, text, strlen(text)); }

unsigned tg_name_digits(uint64_t number) {
    unsigned n = 1;
    for (; number >= 10000; number /= 10000) n += 4;
    return n + (number >= 10) + (number >= 100) + (number >= 1000);
}

static char *put_pair_before(char *next, uint32_t pair) {
    next[-1] = (char)('0' + pair % 10);
    next[-2] = (char)('0' + pair / 10);
    return next - 2;
}

/* Two digits at a time, and of numbers of 32 bits, as there is one in the name of every tensor of BTF and NNB. */
void tg_name_add_number(tg_name *name, uint64_t number) {
    const unsigned n = tg_name_digits(number);
    if (!tg_name_reserve(name, n)) return;
    name->len += n;
    char *next = name->data + name->len;
    *next = '\0';
    for (; number > UINT32_MAX; number /= 100)
        next = put_pair_before(next, (uint32_t)(number % 100));
    uint32_t rest = (uint32_t)number;
    for (; rest >= 100; rest /= 100) next = put_pair_before(next, rest % 100);
    if (rest >= 10) {
        put_pair_before(next, rest);
    } else {
        next[-1] = (char)('0' + rest);
    }
}

/* Whether all bytes are unreserved, which is so for most names. */
static bool is_plain(const uint8_t *raw, uint64_t n) {
#define ROW(a) a, a, a, a, a, a, a, a, a, a
    static const uint8_t plain[256] = {
        ['-'] = 1, ['.'] = 1, ['0'] = ROW(1), ['A'] = ROW(1), ROW(1), 1, 1, 1, 1,
        1,         1,         ['_'] = 1,      ['a'] = ROW(1), ROW(1), 1, 1, 1, 1,
        1,         1,         ['~'] = 1,
    };
#undef ROW
    unsigned all = 1;
    for (uint64_t i = 0; i < n; i++) all &= plain[raw[i]];
    return all != 0;
}

void tg_name_add_component(tg_name *name, const uint8_t *bytes, uint64_t n) {
    if (n == 0) {
        tg_name_add(name, "%");
        return;
    }
    /* The two components that denote a folder would turn the name into a path. */
    bool dots = n <= 2 && bytes[0] == '.' && bytes[n - 1] == '.';
    if (n > SIZE_MAX / 4) {
        name->failed = true;
        return;
    }
    if (!dots && is_plain(bytes, n)) {
        tg_name_add_bytes(name, (const char *)bytes, (size_t)n);
        return;
    }
    if (!tg_name_reserve(name, 3 * n)) return;
    char *out = name->data + name->len;
    for (uint64_t i = 0; i < n; i++) {
        if (tg_is_unreserved(bytes[i]) && !dots) {
            *out++ = (char)bytes[i];
        } else {
            tg_percent_encode(bytes[i], out);
            out += 3;
        }
    }
    *out = '\0';
    name->len = (size_t)(out - name->data);
}

bool tg_name_is_legal(const uint8_t *raw, uint64_t n) {
    if (n > 2 && is_plain(raw, n)) return true; /* no "." and no ".." */
    uint64_t from = 0;
    unsigned statistics = 0;
    for (uint64_t i = 0; i <= n; i++) {
        if (i < n && raw[i] != '/' && raw[i] != '@') continue;
        if (!tg_is_component(raw + from, i - from)) return false;
        if (i < n && raw[i] == '@' && statistics++ > 0) return false;
        from = i + 1;
    }
    return true;
}

void tg_name_clear(tg_name *name) {
    name->len = 0;
    name->failed = false;
    if (name->data != NULL) name->data[0] = '\0';
}

void tg_name_free(tg_name *name) {
    if (name->data != NULL) name->allocator->free(name->allocator->self, name->data, name->cap);
    name->data = NULL;
    name->len = 0;
    name->cap = 0;
}

bool tg_name_is_place(const char *name) {
    static const char *const places[] = {"@node/", "@function/", "@training/"};
    bool is_place = false;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        is_place |= strncmp(name, places[i], strlen(places[i])) == 0;
    if (!is_place) return false;
    for (;;) {
        if (*name == '@') name++;
        const size_t n = strcspn(name, "/");
        if (!tg_is_component((const uint8_t *)name, n)) return false;
        if (name[n] == '\0') return true;
        name += n + 1;
    }
}
