/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tests of runtime/formats/numpy/npz_writer.c. The output is compared with the specification of the
 * format (APPNOTE.TXT 6.3): every field that describes the members.
 */
#include "ks.h"

#include "write_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

static uint8_t counting[200];
static const uint64_t shape_2_3[] = {2, 3};
static const uint64_t shape_200[] = {200};

static uint32_t crc_of(const uint8_t *data, size_t n) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xedb88320) : 0);
    }
    return ~crc;
}

/* Names as tensors can have them, not sorted; the last one is read again first. */
static const char *const names[] = {"z", "a/b@m1", "%2E%2E/%", "a/b", "0"};
#define NUM_NAMES (sizeof names / sizeof names[0])

typedef struct example {
    memory_values values[NUM_NAMES];
    tg_decl decls[NUM_NAMES];
    declared all;
} example;

static void make_example(example *e) {
    for (size_t i = 0; i < sizeof counting; i++) counting[i] = (uint8_t)(i * 3);
    for (size_t i = 0; i < NUM_NAMES; i++)
        e->decls[i] =
            dense_decl(names[i], TG_DTYPE_INT16, 2, shape_2_3, &e->values[i], counting + i, 12);
    e->decls[1].order = TG_ORDER_F;
    e->decls[3] = dense_decl(names[3], TG_DTYPE_UINT8, 1, shape_200, &e->values[3], counting, 200);
    e->decls[4] = dense_decl(names[4], TG_DTYPE_BOOL, 0, NULL, &e->values[4], counting, 1);
    e->all = (declared){e->decls, NUM_NAMES, NULL};
}

/* A member at *at, and its entry in the directory at *entry; advances both. */
static void assert_member(const bytes *b, size_t *at, size_t *entry, const char *name,
                          size_t size) {
    const uint8_t *local = b->data + *at;
    const uint8_t *central = b->data + *entry;
    size_t len = strlen(name) + 4;
    assert_memory_equal(local, "PK\3\4", 4);
    assert_memory_equal(central, "PK\1\2", 4);
    assert_memory_equal(local + 4, central + 6, 26); /* fields of both */
    assert_int_equal(ks_u2le(local + 6), 0);         /* flags */
    assert_int_equal(ks_u2le(local + 8), 0);         /* stored */
    assert_int_equal(ks_u2le(local + 10), 0);        /* 0:00 */
    assert_int_equal(ks_u2le(local + 12), 33);       /* 1980-01-01 */
    assert_int_equal(ks_u4le(local + 14), crc_of(local + 30 + len, size));
    assert_int_equal(ks_u4le(local + 18), size);
    assert_int_equal(ks_u4le(local + 22), size);
    assert_int_equal(ks_u2le(local + 26), len);
    assert_int_equal(ks_u2le(local + 28), 0); /* extra fields */
    assert_int_equal(ks_u4le(central + 42), *at);
    assert_int_equal(ks_u2le(local + 4), 20); /* version needed */
    assert_int_equal(ks_u2le(central + 4), 3 << 8 | 20);
    for (size_t i = 30; i < 38; i++) assert_true(central[i] == 0); /* nor comments, nor disks */
    assert_int_equal(ks_u4le(central + 38), 0600u << 16);
    assert_memory_equal(local + 30, name, len - 4);
    assert_memory_equal(central + 46, name, len - 4);
    assert_memory_equal(local + 30 + len - 4, ".npy\x93NUMPY", 10);
    *at += 30 + len + size;
    *entry += 46 + len;
}

TEST(field_by_field) {
    example e;
    make_example(&e);
    bytes b = build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &e.all);
    size_t end = b.size - 22;
    assert_memory_equal(b.data + end, "PK\5\6\0\0\0\0\5\0\5\0", 12);
    assert_int_equal(ks_u2le(b.data + end + 20), 0);
    size_t directory = ks_u4le(b.data + end + 16);
    assert_int_equal(directory + ks_u4le(b.data + end + 12), end);
    size_t at = 0;
    size_t entry = directory;
    for (size_t i = 0; i < NUM_NAMES; i++)
        assert_member(&b, &at, &entry, names[i], 128 + e.values[i].parts[TG_PART_VALUES].size);
    assert_int_equal(at, directory);
    assert_int_equal(entry, end);
    free_bytes(&b);
}

TEST(as_it_is_read) {
    example e;
    make_example(&e);
    bytes b = build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &e.all);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_NPZ);
    assert_int_equal(tg_num_notes(file), 0);
    assert_tensor(file, 0, "z int16 C dense [2,3]");
    assert_tensor(file, 1, "a/b@m1 int16 F dense [2,3]");
    assert_tensor(file, 2, "%2E%2E/% int16 C dense [2,3]");
    assert_tensor(file, 3, "a/b uint8 C dense [200]");
    assert_tensor(file, 4, "0 bool C dense []");
    assert_stored(file, 2, TG_PART_VALUES, counting + 2, 12);
    tg_close(file);
    assert_becomes(&b, &b);
    free_bytes(&b);
}

TEST(an_archive_of_nothing) {
    declared none = {NULL, 0, "{}"};
    bytes expected = {NULL, 0, 0};
    add_bytes(&expected, "PK\5\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22);
    assert_builds(TG_FORMAT_NPZ, NULL, declare_all, &none, &expected);
    assert_faults(TG_FORMAT_NPZ, NULL, declare_all, &none);
    free_bytes(&expected);
}

/* Two members that fill the window several times, so that going back leaves the buffer. */
TEST(large_members) {
    static uint8_t many[200000];
    static const uint64_t shape[] = {sizeof many};
    memory_values m[2];
    for (size_t i = 0; i < sizeof many; i++) many[i] = (uint8_t)(i * 7 >> 3);
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_UINT8, 1, shape, &m[0], many, sizeof many),
                    dense_decl("b", TG_DTYPE_UINT8, 1, shape, &m[1], many, sizeof many)};
    d[1].values = values_of(&m[1], true);
    declared all = {d, 2, NULL};
    bytes b = build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &all);
    size_t at = 0;
    size_t entry = ks_u4le(b.data + b.size - 6);
    assert_member(&b, &at, &entry, "a", 128 + sizeof many);
    assert_member(&b, &at, &entry, "b", 128 + sizeof many);
    assert_memory_equal(b.data + 30 + 5 + 128, many, sizeof many);
    assert_memory_equal(b.data + at - sizeof many, many, sizeof many);
    assert_faults(TG_FORMAT_NPZ, NULL, declare_all, &all);
    free_bytes(&b);
}

TEST(everything_fails_once) {
    example e;
    make_example(&e);
    assert_faults(TG_FORMAT_NPZ, NULL, declare_all, &e.all);
}

/* So many that their number needs more than 16 bits, of which 65535 says that it does: the archive
 * has a different end record. */
static void assert_many_members(unsigned n) {
    memory_values m;
    tg_build *build = new_build(TG_FORMAT_NPZ, NULL);
    for (unsigned i = 0; i < n; i++) {
        char name[16];
        snprintf(name, sizeof name, "%05u", i);
        tg_decl d = dense_decl(name, TG_DTYPE_UINT8, 0, NULL, &m, counting, 1);
        assert_good(build, tg_build_add(build, &d));
    }
    bytes b = written(build, false);
    size_t members = n * (30 + 9 + 129u);
    size_t directory = n * (46 + 9u);
    assert_int_equal(b.size, members + directory + 76 + 22);
    const uint8_t *end = b.data + members + directory;
    assert_memory_equal(end, "PK\6\6", 4);
    assert_int_equal(ks_u8le(end + 32), n);
    assert_int_equal(ks_u8le(end + 40), directory);
    assert_int_equal(ks_u8le(end + 48), members);
    assert_memory_equal(end + 56, "PK\6\7", 4);
    assert_int_equal(ks_u8le(end + 64), members + directory);
    assert_memory_equal(end + 76, "PK\5\6\0\0\0\0\xff\xff\xff\xff", 12);
    free_bytes(&b);
    tg_build_free(build);
}

TEST(many_members) {
    assert_many_members(65535);
    assert_many_members(65536);
}

/* Sizes only: those that need 64 bits, of which 2^32-1 is the first. */
static uint64_t size_of(uint64_t first, uint64_t second) {
    memory_values m;
    tg_build *build = new_build(TG_FORMAT_NPZ, NULL);
    const uint64_t lengths[] = {first, second};
    uint64_t size;
    for (size_t i = 0; i < 2; i++) {
        tg_decl d = dense_decl(i == 0 ? "a" : "b", TG_DTYPE_UINT8, 1, &lengths[i], &m, counting, 0);
        assert_good(build, tg_build_add(build, &d));
    }
    assert_good(build, tg_build_size(build, &size));
    tg_build_free(build);
    return size;
}

TEST(sizes_of_64_bits) {
    const uint64_t max = UINT32_MAX;
    const uint64_t local = 30 + 5 + 128;
    const uint64_t entry = 46 + 5;
    const uint64_t small = 2 * (local + entry) + 22;
    assert_int_equal(size_of(0, 1), small + 1);
    /* The directory begins at 2^32-2: nothing needs more bits. */
    uint64_t least = max - 1 - 2 * local;
    assert_int_equal(size_of(0, least), small + least);
    /* It would begin at 2^32-1; and after that. */
    assert_int_equal(size_of(0, least + 1), small + least + 1 + 76);
    assert_int_equal(size_of(0, least + 2), small + least + 2 + 76);
    /* The second member begins at 2^32-1, and after that. */
    least = max - local;
    assert_int_equal(size_of(least, 0), small + least + 12 + 76);
    assert_int_equal(size_of(least + 1, 0), small + least + 1 + 12 + 76);
    /* The first has 2^32-2 bytes, 2^32-1, and more. */
    least = max - 1 - 128;
    assert_int_equal(size_of(least, 0), small + least + 12 + 76);
    assert_int_equal(size_of(least + 1, 0), small + least + 1 + 20 + 20 + 12 + 76);
    assert_int_equal(size_of(least + 2, 0), small + least + 2 + 20 + 20 + 12 + 76);
    /* Both, one after the other: an offset and a size. */
    assert_int_equal(size_of(max, max), small + 2 * max + 2 * 20 + 20 + 28 + 76);
}

static bool is_taken(tg_dtype dtype, tg_order order, tg_storage storage) {
    return dtype > TG_DTYPE_NONE && dtype <= TG_DTYPE_COMPLEX128 && dtype != TG_DTYPE_BIT &&
           dtype != TG_DTYPE_BFLOAT16 && order != TG_ORDER_ROTATED && storage == TG_STORAGE_DENSE;
}

TEST(what_it_takes) { assert_takes(TG_FORMAT_NPZ, (const uint64_t[]){2, 2}, is_taken); }

TEST(what_is_refused) {
    static char name[65533];
    example e;
    make_example(&e);
    e.decls[4].name = "z";
    assert_build_refused(TG_FORMAT_NPZ, NULL, declare_all, &e.all, "bad_value",
                         "tensor 'z': declared twice; each name can be there once");
    e.decls[4].name = "0";
    e.all.metadata = "{kind:tensor}";
    assert_build_refused(TG_FORMAT_NPZ, NULL, declare_all, &e.all, "bad_value",
                         "metadata member 'kind': the format has no place for it; leave it out");
    e.all.metadata = NULL;

    const uint64_t half[] = {INT64_MAX - 300};
    e.decls[0].dtype = e.decls[1].dtype = TG_DTYPE_UINT8;
    e.decls[0].rank = e.decls[1].rank = 1;
    e.decls[0].shape = e.decls[1].shape = half;
    assert_build_refused(TG_FORMAT_NPZ, NULL, declare_all, &e.all, "overflow",
                         "tensor 'a/b@m1': with it the file has more than 2^63-1 bytes");
    const uint64_t most[] = {INT64_MAX};
    e.decls[0].shape = most;
    assert_build_refused(TG_FORMAT_NPZ, NULL, declare_all, &e.all, "overflow",
                         "tensor 'z': with it the file has more than 2^63-1 bytes");

    /* The longest name; and one byte more. */
    make_example(&e);
    memset(name, 'n', sizeof name - 1);
    name[65531] = '\0';
    e.decls[0].name = name;
    bytes b = build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &e.all);
    tg_file *file = open_bytes(&b);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_string_equal(t.name, name);
    tg_close(file);
    free_bytes(&b);
    name[65531] = 'n';
    tg_build *build = new_build(TG_FORMAT_NPZ, NULL);
    assert_false(declare_all(build, &e.all));
    assert_non_null(strstr(refusal_of(tg_build_error(build)),
                           "...': a name of 65532 bytes, of which the "
                           "format has room for 65531; rename"));
    tg_build_free(build);
}

static void give_name(tg_decl *d, const char *raw, size_t len) {
    d->raw_name = raw;
    d->raw_name_len = len;
}

/* The member has the original name; the flag 0x0800 says that it is UTF-8, where it is not ASCII. */
TEST(names_byte_for_byte) {
    static const char street[] = {'g', 'r', '\xc3', '\xb6', '\xc3', '\x9f', 'e', '\0'};
    static const char *const raw[NUM_NAMES] = {"a b", "a%20b", street, "", "../kernel:0"};
    static const char *const shown[NUM_NAMES] = {"a%20b", "a%2520b", "gr%C3%B6%C3%9Fe", "%",
                                                 "%2E%2E/kernel%3A0"};
    example e;
    make_example(&e);
    for (size_t i = 0; i < NUM_NAMES; i++) give_name(&e.decls[i], raw[i], strlen(raw[i]));
    bytes b = build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &e.all);
    size_t entry = ks_u4le(b.data + b.size - 6);
    for (size_t i = 0; i < NUM_NAMES; i++) {
        const uint8_t *local = b.data + ks_u4le(b.data + entry + 42);
        size_t len = strlen(raw[i]);
        assert_int_equal(ks_u2le(local + 6), i == 2 ? 0x0800 : 0);
        assert_int_equal(ks_u2le(b.data + entry + 8), i == 2 ? 0x0800 : 0);
        assert_int_equal(ks_u2le(local + 26), len + 4);
        assert_memory_equal(local + 30, raw[i], len);
        assert_memory_equal(b.data + entry + 46, raw[i], len);
        entry += 46 + len + 4;
    }
    tg_file *file = open_bytes(&b);
    for (size_t i = 0; i < NUM_NAMES; i++) {
        tg_tensor t;
        assert_true(tg_tensor_at(file, i, &t));
        assert_string_equal(t.name, shown[i]);
        assert_int_equal(t.raw_name_len, strlen(raw[i]));
        assert_memory_equal(t.raw_name, raw[i], t.raw_name_len);
    }
    tg_close(file);
    assert_becomes(&b, &b);
    free_bytes(&b);
}

static void assert_names_refused(const char *first, size_t first_len, const char *second,
                                 size_t second_len, const char *expected) {
    example e;
    make_example(&e);
    e.decls[1].name = "one";
    e.decls[3].name = "two";
    give_name(&e.decls[1], first, first_len);
    give_name(&e.decls[3], second, second_len);
    assert_build_refused(TG_FORMAT_NPZ, NULL, declare_all, &e.all, "bad_value", expected);
}

TEST(names_that_others_take_for_another) {
    assert_names_refused("a\0b", 3, "c", 1,
                         "tensor 'one': a zero byte in the name, where readers of archives end it; "
                         "rename");
    assert_names_refused("c", 1, "a\xff", 2,
                         "tensor 'two': a name that is not UTF-8, which readers of archives take "
                         "for other characters; rename");
    assert_names_refused("x", 1, "x", 1,
                         "tensor 'two': declared twice; each name can be there once");
    assert_names_refused("x/y", 3, "x\\y", 3,
                         "tensor 'two': the name of 'one' for readers that take a backslash for a "
                         "slash; rename");
    /* Other names are between the two. */
    assert_names_refused("z.npy", 5, "z-", 2,
                         "tensor 'one': NumPy would read 'z' in its place; rename");
    assert_names_refused("", 0, ".npy", 4,
                         "tensor 'two': NumPy would read 'one' in its place; rename");
    /* These are two names. */
    example e;
    make_example(&e);
    give_name(&e.decls[1], "y.npy", 5);
    give_name(&e.decls[3], "y.npz", 5);
    bytes b = build_bytes(TG_FORMAT_NPZ, NULL, declare_all, &e.all);
    free_bytes(&b);
}

TEST(a_pipe_cannot_go_back) {
    example e;
    make_example(&e);
    memory_target memory = {.in_order = true};
    tg_target target = target_of(&memory);
    tg_build *build = new_build(TG_FORMAT_NPZ, NULL);
    assert_good(build, declare_all(build, &e.all));
    assert_good(build, tg_build_size(build, NULL));
    assert_false(tg_build_write(build, &target));
    assert_string_equal(refusal_of(tg_build_error(build)),
                        "this format cannot be written to a pipe; write it to a file");
    tg_build_free(build);
}

#else

TEST(not_in_this_build) { assert_false(tg_format_writable(TG_FORMAT_NPZ)); }

#endif
