/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_tar_list.c - tar archives in memory: what is listed, and that whatever is listed lies where it must. The suite serve_archives has
 * the refusals one by one, and archives of Python's tarfile.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "tar_list.h"
#include "unit.h"

#define EIO_OF_TEST 5

typedef struct image {
    uint8_t bytes[16384];
    size_t size;
    size_t reads; /* so many succeed */
} image;

static int read_image(void *self, uint64_t at, void *dst, size_t n) {
    image *a = self;
    assert_true(n <= a->size && at <= a->size - n);
    if (a->reads-- == 0) return EIO_OF_TEST;
    memcpy(dst, a->bytes + at, n);
    return 0;
}

static bool list(image *a, tar_list *l, tar_refusal *refusal) {
    a->reads = SIZE_MAX;
    return tar_list_read(l, read_image, a, a->size, refusal);
}

/* Six octal digits, NUL and a space, as most programs write it. */
static void put_sum(uint8_t *head) {
    unsigned sum = 0;
    memset(head + 148, ' ', 8);
    for (size_t i = 0; i < 512; i++) sum += head[i];
    for (size_t i = 0; i < 6; i++) head[153 - i] = (uint8_t)('0' + (sum >> 3 * i & 7));
    head[154] = '\0';
}

static void add_head(image *a, const char *name, char type, size_t size) {
    uint8_t *head = a->bytes + a->size;
    memset(head, 0, 512);
    memcpy(head, name, strlen(name));
    memcpy(head + 100, "0000644", 8);
    for (size_t i = 0; i < 11; i++) head[134 - i] = (uint8_t)('0' + (size >> 3 * i & 7));
    head[156] = (uint8_t)type;
    memcpy(head + 257,
           "ustar\0"
           "00",
           8);
    put_sum(head);
    a->size += 512;
}

static void add_file(image *a, const char *name, char type, const char *data) {
    const size_t n = strlen(data);
    add_head(a, name, type, n);
    memset(a->bytes + a->size, 0, (n + 511) / 512 * 512);
    memcpy(a->bytes + a->size, data, n);
    a->size += (n + 511) / 512 * 512;
}

static void add_end(image *a) {
    memset(a->bytes + a->size, 0, 1024);
    a->size += 1024;
}

/* Three files in a folder, one with a pax record. */
static image *make(void) {
    image *a = calloc(1, sizeof *a);
    assert_non_null(a);
    add_head(a, "model/", '5', 0);
    add_file(a, "model/b.npy", '0', "bytes of b");
    add_file(a, "PaxHeaders/c", 'x', "18 path=model/a.x\n20 mtime=1234567.25\n");
    add_file(a, "c", '0', "bytes of a");
    add_file(a, "model/c.npy", '\0', "");
    add_end(a);
    return a;
}

static void assert_bytes(const image *a, const tar_member *m, const char *wanted) {
    assert_non_null(m);
    assert_int_equal(m->size, strlen(wanted));
    assert_memory_equal(a->bytes + m->at, wanted, strlen(wanted));
}

TEST(test_listed) {
    tar_list l;
    tar_refusal refusal;
    image *a = make();
    assert_true(list(a, &l, &refusal));
    assert_int_equal(l.num, 3);
    assert_string_equal(l.folder, "model");
    assert_string_equal(l.members[0].name, "a.x");
    assert_bytes(a, tar_list_find(&l, "a.x"), "bytes of a");
    assert_bytes(a, tar_list_find(&l, "b.npy"), "bytes of b");
    assert_bytes(a, tar_list_find(&l, "c.npy"), "");
    assert_null(tar_list_find(&l, "c"));
    assert_null(tar_list_find(&l, ""));
    assert_null(tar_list_find(&l, "model/a.x"));
    tar_list_free(&l);
    free(a);
}

/* A read that fails is told as what it is, whichever it is. */
TEST(test_reads_fail) {
    image *a = make();
    for (size_t reads = 0;; reads++) {
        tar_list l;
        tar_refusal refusal;
        a->reads = reads;
        const bool good = tar_list_read(&l, read_image, a, a->size, &refusal);
        tar_list_free(&l);
        if (good) break;
        assert_null(refusal.why);
        assert_int_equal(refusal.system, EIO_OF_TEST);
        assert_true(reads < 100);
    }
    free(a);
}

/* No beginning of an archive is one. */
TEST(test_cut) {
    image *a = make();
    const size_t whole = a->size;
    for (a->size = 0; a->size < whole; a->size++) {
        tar_list l;
        tar_refusal refusal;
        assert_false(list(a, &l, &refusal));
        assert_non_null(refusal.why);
        assert_true(refusal.at <= whole);
        tar_list_free(&l);
    }
    free(a);
}

/* No bit of headers, records and paddings can change without a refusal, or without another list. */
TEST(test_flipped) {
    image *a = make();
    for (size_t at = 0; at < a->size; at++) {
        tar_list l;
        tar_refusal refusal;
        const bool is_data = (at >= 1024 && at < 1034) || (at >= 3072 && at < 3082);
        const bool is_record = at >= 2048 && at < 2048 + 38;
        if (is_data || is_record) continue;
        a->bytes[at] ^= 0x10;
        assert_false(list(a, &l, &refusal));
        a->bytes[at] ^= 0x10;
        tar_list_free(&l);
    }
    free(a);
}

/* -------------------------------------------------------------------------------------- anything */

static uint32_t next(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static void assert_name(const char *name) {
    const size_t n = strlen(name);
    assert_true(n > 0 && n <= TAR_LONGEST_NAME);
    assert_true(strcmp(name, ".") != 0 && strcmp(name, "..") != 0);
    for (size_t i = 0; i < n; i++)
        assert_true((unsigned char)name[i] >= ' ' && name[i] != '/' && name[i] != '\\');
}

/* Names ascend, and ranges lie inside of the archive, behind their headers, and apart. */
static void assert_list(const image *a, const tar_list *l) {
    for (size_t i = 0; i < l->num; i++) {
        const tar_member *m = &l->members[i];
        assert_name(m->name);
        assert_int_equal(m->at, m->head + 512);
        assert_true(m->at <= a->size && m->size <= a->size - m->at);
        if (i > 0) assert_true(strcmp(l->members[i - 1].name, m->name) < 0);
        for (size_t k = 0; k < i; k++) {
            const tar_member *o = &l->members[k];
            assert_true(o->at + o->size <= m->head || m->at + m->size <= o->head);
        }
    }
}

/* Changes some bytes, of which most headers tell by their checksums. */
static void change(image *a, uint32_t *random) {
    static const char bytes[] = "0123456789/.\\xgL ~=\n";
    for (uint32_t n = 1 + next(random) % 4; n > 0; n--) {
        const size_t at = next(random) % a->size;
        a->bytes[at] =
            (uint8_t)(next(random) % 2 != 0 ? next(random) : (uint8_t)bytes[next(random) % 20]);
    }
    for (size_t at = 0; at + 512 <= a->size; at += 512)
        if (memcmp(a->bytes + at + 257, "ustar", 5) == 0) put_sum(a->bytes + at);
}

TEST(test_anything) {
    uint32_t random = 1;
    unsigned num_good = 0;
    for (unsigned i = 0; i < 100000; i++) {
        tar_list l;
        tar_refusal refusal;
        image *a = make();
        change(a, &random);
        const bool good = list(a, &l, &refusal);
        if (good) assert_list(a, &l);
        if (!good) assert_true(refusal.why != NULL && refusal.at <= a->size);
        num_good += good;
        tar_list_free(&l);
        free(a);
    }
    assert_true(num_good > 5000 && num_good < 95000);
}
