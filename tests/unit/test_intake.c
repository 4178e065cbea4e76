/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_intake.c - parts of `intake` that strangers reach without a file system: names, and answers of workers.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "intake_name.h"
#include "intake_reply.h"
#include "unit.h"

#define HASH "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* ---------------------------------------------------------------------------------------- names */

TEST(test_ignored) {
    static const char *const ignored[] = {".",     "..",        ".x",    "x.part",
                                          ".part", "x.npy.tmp", "a.lock"};
    static const char *const taken[] = {"x", "part", "x.part.npy", "tmp", "x.PART", "-", "~"};
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++)
        assert_true(is_ignored_name(ignored[i]));
    for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++)
        assert_false(is_ignored_name(taken[i]));
}

static void expect_name(const char *name, unsigned attempt, const char *expected) {
    file_name placed;
    placed_name(placed, name, attempt);
    assert_string_equal(placed, expected);
}

TEST(test_placed) {
    expect_name("model.npy", 0, "model.npy");
    expect_name("model.npy", 1, "model~1.npy");
    expect_name("model.npy", 9, "model~9.npy");
    expect_name("model", 1, "model~1");
    expect_name(".npy", 1, ".npy~1");
    expect_name("a.b.npy", 2, "a.b~2.npy");
    expect_name("x.report.json", 0, "x.report~1.json");
    expect_name("x.report.json", 1, "x.report~2.json");
    expect_name("dot.", 1, "dot~1.");
}

/* No name is longer than there is room beside a report, none is that of a report, and attempts differ. */
TEST(test_bounds) {
    char name[NAME_BYTES + 1];
    file_name placed;
    file_name before;
    file_name beside;
    for (size_t n = 1; n <= NAME_BYTES; n++) {
        for (size_t dot = 0; dot <= 40 && dot < n; dot++) {
            memset(name, 'x', n);
            name[n] = '\0';
            name[n - 1 - dot] = '.';
            before[0] = '\0';
            for (unsigned i = 0; i < 12; i++) {
                placed_name(placed, name, i);
                assert_true(strlen(placed) > 0 && strlen(placed) <= LONGEST_PLACED);
                assert_false(is_report_name(placed));
                assert_string_not_equal(placed, before);
                memcpy(before, placed, sizeof before);
                report_name(beside, placed);
                assert_true(strlen(beside) == strlen(placed) + strlen(REPORT_SUFFIX));
                assert_true(is_report_name(beside));
            }
            assert_true(n > LONGEST_PLACED ||
                        (placed_name(placed, name, 0), strcmp(placed, name) == 0));
        }
    }
}

/* A name is not cut within a character. */
TEST(test_utf8) {
    char name[NAME_BYTES + 1];
    file_name placed;
    for (size_t i = 0; i < 254; i += 2) memcpy(name + i, "\xc3\xa4", 2);
    name[254] = '\0';
    placed_name(placed, name, 0);
    assert_string_equal(placed + strlen(placed) - 4, "\xc3\xa4~1");
    assert_int_equal((strlen(placed) - 2) % 2, 0);
}

TEST(test_converted) {
    file_name placed;
    converted_name(placed, "a.npy", ".safetensors");
    assert_string_equal(placed, "a.safetensors");
    converted_name(placed, "a.txt", ".safetensors");
    assert_string_equal(placed, "a.txt.safetensors");
}

/* -------------------------------------------------------------------------------------- answers */

static bool reads(const char *lines, size_t n) {
    reply r;
    memset(&r, 0, sizeof r);
    reply_add(&r, WORK_OUT, "{}", 2);
    reply_add(&r, WORK_ERR, lines, n);
    const bool good = reply_read(&r);
    if (good) {
        assert_true(r.hash[0] == '\0' || strlen(r.hash) == HASH_DIGITS);
        assert_true(r.converted_hash[0] == '\0' || strlen(r.converted_hash) == HASH_DIGITS);
        for (const char *c = r.text; *c != '\0'; c++) assert_true(*c >= ' ' && *c <= '~');
    }
    reply_drop(&r);
    return good;
}

TEST(test_answers) {
    static const char *const good[] = {
        "npy\n-\n-\ntext\n",        "-\n-\n-\n\n",
        "npy\n" HASH "\n-\ntext\n", "npy\n" HASH "\n" HASH "\nt\n",
        "no format\n-\n-\ntext\n",  "npy\n-\n-\n\x1b[31m\xff\n",
    };
    static const char long_hash[] = "npy\n-\n" HASH "0\ntext\n";
    static const char too_long_hash[] = "npy\nA" HASH "\n-\ntext\n";
    static const char *const bad[] = {
        "",
        "npy",
        "npy\n",
        "npy\n-\n",
        "npy\n-\n-\n",
        "npy\n-\n-\ntext",
        "\n\n\n\n",
        "npy\n../../x\n-\ntext\n",
        long_hash,
        too_long_hash,
        "npy\n0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef\n-\ntext\n",
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_true(reads(good[i], strlen(good[i])));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(reads(bad[i], strlen(bad[i])));
    for (unsigned c = 0; c < 256; c++) { /* each byte in each place, NUL included */
        for (size_t at = 0; at < strlen(good[3]); at++) {
            char lines[256];
            const size_t n = strlen(good[3]);
            memcpy(lines, good[3], n);
            lines[at] = (char)c;
            (void)reads(lines, n);
        }
    }
}

/* A worker may write as much as it likes: no more than REPLY_MOST is kept. */
TEST(test_long_answers) {
    reply r;
    char *piece = malloc(65536);
    assert_non_null(piece);
    memset(piece, 'x', 65536);
    memset(&r, 0, sizeof r);
    for (size_t i = 0; i < 64; i++) {
        reply_add(&r, i % 2 == 0 ? WORK_OUT : WORK_ERR, piece, 65536);
        assert_true(r.sizes[WORK_OUT] < REPLY_MOST && r.sizes[WORK_ERR] < REPLY_MOST);
    }
    assert_true(r.lost);
    assert_false(reply_read(&r));
    reply_drop(&r);
    free(piece);
}
