/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Keys of a model, at random: a file is refused if and only if a key is there twice, at the first entry whose key an
 * earlier one has. Names are short and of two letters, so that neighbours differ in lengths, in names, and in the number of
 * names; some lengths are written longer than they need be.
 */
#include "adapter_test.h"

enum { MAX_KEYS = 12, MAX_NAMES = 3, MAX_NAME = 40, NUM_FILES = 3000, MODEL = 0x300 };

typedef struct random_key {
    unsigned num_names;
    unsigned length[MAX_NAMES];
    char name[MAX_NAMES][MAX_NAME];
} random_key;

static uint32_t state_of_random = 1;

static unsigned below(unsigned n) {
    state_of_random = state_of_random * 1664525u + 1013904223u;
    return (state_of_random >> 8) % n;
}

static random_key any_key(void) {
    random_key key = {.num_names = below(MAX_NAMES + 1)};
    for (unsigned i = 0; i < key.num_names; i++) {
        key.length[i] = below(8) == 0 ? 20 + below(20) : below(4);
        for (unsigned k = 0; k < key.length[i]; k++) key.name[i][k] = "ab"[below(4) == 0];
    }
    return key;
}

/* As std::map orders lists of names. No name and one empty name are the same. */
static int compare_keys(const random_key *a, const random_key *b) {
    static const random_key empty = {.num_names = 1};
    if (a->num_names == 0) a = &empty;
    if (b->num_names == 0) b = &empty;
    for (unsigned i = 0; i < a->num_names && i < b->num_names; i++) {
        const unsigned shorter = a->length[i] < b->length[i] ? a->length[i] : b->length[i];
        const int order = memcmp(a->name[i], b->name[i], shorter);
        if (order != 0) return order;
        if (a->length[i] != b->length[i]) return a->length[i] < b->length[i] ? -1 : 1;
    }
    return a->num_names == b->num_names ? 0 : a->num_names < b->num_names ? -1 : 1;
}

static int ascending(const void *a, const void *b) { return compare_keys(a, b); }
static int descending(const void *a, const void *b) { return compare_keys(b, a); }

static void add_word(bytes *b, uint32_t value) {
    add_u8(b, 0xce);
    add_u32be(b, value);
}

static void add_key(bytes *b, const random_key *key) {
    add_u8(b, (uint8_t)(0x90 + key->num_names));
    for (unsigned i = 0; i < key->num_names; i++) {
        const unsigned n = key->length[i];
        if (n > 31 || below(6) == 0) {
            add_u8(b, 0xd9);
            add_u8(b, (uint8_t)n);
        } else {
            add_u8(b, (uint8_t)(0xa0 + n));
        }
        for (unsigned k = 0; k < n; k++) add_u8(b, (uint8_t)key->name[i][k]);
    }
}

/* A scalar and no statistics. */
static void add_parameter(bytes *b) {
    add_u8(b, 0x90);
    add_word(b, 1);
    add_u8(b, 0xc4);
    add_u8(b, 4);
    for (unsigned k = 0; k < 4; k++) add_u8(b, 0);
    add_word(b, 0);
}

TEST(test_random_keys) {
    unsigned refused = 0;
    for (unsigned file_number = 0; file_number < NUM_FILES; file_number++) {
        random_key keys[MAX_KEYS];
        const unsigned n = 2 + below(MAX_KEYS - 1);
        for (unsigned i = 0; i < n; i++) keys[i] = any_key();
        const unsigned order = below(3);
        if (order > 0) qsort(keys, n, sizeof keys[0], order == 1 ? ascending : descending);
        unsigned first_twice = n;
        for (unsigned i = n; i-- > 1;)
            for (unsigned k = 0; k < i; k++)
                if (compare_keys(&keys[i], &keys[k]) == 0) first_twice = i;
        bytes b = {NULL, 0, 0};
        add_word(&b, 0);
        add_word(&b, 1);
        add_word(&b, MODEL);
        add_word(&b, n);
        uint64_t second = 0;
        for (unsigned i = 0; i < n; i++) {
            if (i == first_twice) second = b.size + 1;
            add_key(&b, &keys[i]);
            add_parameter(&b);
        }
        if (first_twice == n) {
            tg_file *file = open_bytes(&b);
            assert_int_equal(tg_num_tensors(file), n);
            tg_close(file);
        } else {
            char path[64];
            snprintf(path, sizeof path, "object.parameters[%u].key", first_twice);
            assert_refused(&b, "bad_value", second, path);
            refused++;
        }
        free_bytes(&b);
    }
    assert_in_range(refused, NUM_FILES / 4, NUM_FILES * 3 / 4);
}
