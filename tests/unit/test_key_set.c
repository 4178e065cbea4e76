/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_key_set.c - hashes of names, the set of names that are not kept, and the table of those that are.
 */
#include "ks_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "key_set.h"
#include "name_table.h"

/* SipHash-1-3 of ascending bytes with a key of ascending bytes, as a second implementation computes them; it agrees
 * with the published vectors of SipHash-2-4 and of both lengths of SipHash-1-3. The first eight bytes are the scope of
 * names that are not kept. */
TEST(test_hash) {
    static const struct {
        size_t n;
        uint64_t wide[2];
        uint32_t kept;
    } vectors[] = {
        {0, {UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)}, 0x050fc4dc},
        {1, {UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)}, 0x7d57ca93},
        {7, {UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)}, 0x9bb11140},
        {8, {UINT64_C(0xb4dae3d5e1fe12aa), UINT64_C(0x99c7f935ab164f72)}, 0x8d299a8e},
        {9, {UINT64_C(0x9439f32c04b8dd81), UINT64_C(0x427c1394000e72f4)}, 0x6c063de4},
        {15, {UINT64_C(0x6c52bdb205557ec1), UINT64_C(0x09017e1eeccd2129)}, 0x2a519956},
        {16, {UINT64_C(0xeb8e511557d9a8d0), UINT64_C(0x93179e3df8b013b5)}, 0x7d908b66},
        {23, {UINT64_C(0xb9ea5c40847b121d), UINT64_C(0x59c5e69b5a77d89f)}, 0xdae6c123},
        {63, {UINT64_C(0x6f42fe4ee300584c), UINT64_C(0xad6052a70a6b9f07)}, 0xb7bbb3a8},
        {255, {UINT64_C(0xa558210ac1a428f5), UINT64_C(0xe93ebbaed065a4f1)}, 0x153c4a15},
        {264, {UINT64_C(0xf49982a288552589), UINT64_C(0x00360dba312a3546)}, 0x89a35d66},
    };
    const uint64_t key[2] = {UINT64_C(0x0706050403020100), UINT64_C(0x0f0e0d0c0b0a0908)};
    char message[264];
    for (size_t i = 0; i < sizeof message; i++) message[i] = (char)i;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        const size_t n = vectors[i].n;
        /* Memory of exactly this size: nothing behind it may be read. */
        char *name = malloc(n > 0 ? n : 1);
        assert_non_null(name);
        if (n > 0) memcpy(name, message, n);
        assert_true(tg_hash_kept_name(key, name, n) == vectors[i].kept);
        free(name);
        if (n < 8) continue;
        tg_hash hash = tg_hash_name(key, key[0], message + 8, n - 8);
        assert_true(hash.word[0] == vectors[i].wide[0]);
        assert_true(hash.word[1] == vectors[i].wide[1]);
    }
}

TEST(test_hash_key) {
    uint64_t keys[2][2] = {{0, 0}, {0, 0}};
    tg_hash_key(keys[0], keys);
    tg_hash_key(keys[1], keys);
    assert_true(keys[0][0] != keys[1][0] || keys[0][1] != keys[1][1]);
    assert_true(tg_hash_kept_name(keys[0], "a", 1) != tg_hash_kept_name(keys[1], "a", 1));
}

/* Names with the same slot, at the end of the table too. */
TEST(test_key_set) {
    tg_hash places[16];
    tg_key_set set = {places, 16, 0, false};
    memset(places, 0xff, sizeof places); /* not cleared: must not be used */
    assert_int_equal(tg_key_set_room(16), 13);
    for (uint64_t i = 1; i <= 13; i++) {
        tg_hash hash = {{UINT64_MAX, i}};
        assert_int_equal(tg_key_set_add(&set, hash), TG_KEY_NEW);
        assert_int_equal(tg_key_set_add(&set, hash), TG_KEY_KNOWN);
    }
    assert_true(tg_key_set_is_full(&set));
    assert_int_equal(tg_key_set_add(&set, (tg_hash){{UINT64_MAX, 5}}), TG_KEY_KNOWN);
    assert_int_equal(tg_key_set_add(&set, (tg_hash){{UINT64_MAX, 14}}), TG_KEY_NO_ROOM);
    tg_key_set_next_scope(&set, 0);
    assert_true(tg_key_set_is_full(&set));
    tg_key_set_next_scope(&set, 1);
    assert_int_equal(tg_key_set_add(&set, (tg_hash){{UINT64_MAX, 5}}), TG_KEY_NEW);
}

/* ------------------------------------------------------------------------------------------ table */

enum { NAMES = 3000 };

static char texts[NAMES][24];

static const char *name_at(const void *self, uint32_t i, size_t *n) {
    assert_ptr_equal(self, texts);
    assert_true(i < NAMES);
    *n = strlen(texts[i]);
    return texts[i];
}

static tg_name_table make_table(uint64_t names) {
    tg_name_table table = {NULL, tg_name_table_places(names), name_at, texts};
    table.places = malloc(table.num_places * sizeof *table.places);
    assert_non_null(table.places);
    memset(table.places, 0xff, table.num_places * sizeof *table.places);
    tg_name_table_clear(&table);
    return table;
}

static uint32_t find(const tg_name_table *table, uint32_t hash, const char *name) {
    return tg_name_table_find(table, hash, name, strlen(name));
}

/* Hashes that spread names, and hashes that do not: names are found by their bytes alone. */
TEST(test_name_table) {
    const uint64_t key[2] = {1, 2};
    /* All different; all the same, at the end of the table; a few values; the same place with other hashes. */
    const uint32_t masks[] = {UINT32_MAX, 0, 7, 0xff};
    for (unsigned i = 0; i < NAMES; i++) sprintf(texts[i], "layers.%u.weight", i);
    for (size_t m = 0; m < COUNT_OF(masks); m++) {
        const uint32_t names = masks[m] == UINT32_MAX ? NAMES : 300;
        tg_name_table table = make_table(names);
        for (unsigned pass = 0; pass < 2; pass++) {
            for (uint32_t i = 0; i < names; i++) {
                const uint32_t expected = pass == 0 ? TG_NAME_NONE : i;
                const uint32_t hash =
                    tg_hash_kept_name(key, texts[i], strlen(texts[i])) | ~masks[m];
                tg_name_table_prepare(&table, hash);
                assert_int_equal(find(&table, hash, texts[i]), expected);
                assert_int_equal(tg_name_table_add(&table, hash, i), expected);
                assert_int_equal(find(&table, hash, texts[i]), i);
                assert_int_equal(find(&table, hash, "layers.1.weigh"), TG_NAME_NONE);
                assert_int_equal(find(&table, hash, ""), TG_NAME_NONE);
            }
        }
        free(table.places);
    }
}

TEST(test_empty_names) {
    tg_name_table table = make_table(0);
    strcpy(texts[0], "");
    strcpy(texts[1], "a");
    assert_int_equal(find(&table, 0, ""), TG_NAME_NONE);
    assert_int_equal(tg_name_table_add(&table, 0, 0), TG_NAME_NONE);
    assert_int_equal(tg_name_table_add(&table, 0, 0), 0);
    assert_int_equal(tg_name_table_add(&table, 0, 1), TG_NAME_NONE);
    assert_int_equal(find(&table, 0, ""), 0);
    assert_int_equal(find(&table, 0, "a"), 1);
    free(table.places);
}
