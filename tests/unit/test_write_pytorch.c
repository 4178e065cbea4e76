/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tests of the writer in runtime/formats/pytorch. The pickles that are expected are written out here, opcode by opcode, and
 * the records of the archive are put together after the specification of the format (APPNOTE.TXT 6.3).
 */
#include "ks.h"

#include "write_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

static uint8_t counting[200000];
static const uint64_t shape_2_3[] = {2, 3};
static const uint64_t shape_1[] = {1};
static const uint64_t shape_0[] = {0};

static uint32_t crc_of(const uint8_t *data, size_t n) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xedb88320) : 0);
    }
    return ~crc;
}

static void add_zeros(bytes *b, size_t n) {
    while (n-- > 0) add_u8(b, 0);
}

/* An archive that is put together: its members, and its directory. */
typedef struct archive {
    bytes members;
    bytes directory;
    uint16_t count;
} archive;

static void add_member(archive *a, const char *name, const void *data, size_t size) {
    const size_t at = a->members.size;
    const size_t len = strlen(name);
    const uint32_t crc = crc_of(data, size);
    size_t padding = 0;
    while ((at + 30 + len + 4 + padding) % 64 != 0) padding++;
    add_bytes(&a->members, "PK\3\4\0\0", 6);
    add_u16le(&a->members, size > 0 ? 0x0808 : 0x0800);
    add_zeros(&a->members, 18);
    add_u16le(&a->members, len);
    add_u16le(&a->members, padding + 4);
    add_bytes(&a->members, name, len);
    add_bytes(&a->members, "FB", 2);
    add_u16le(&a->members, padding);
    while (padding-- > 0) add_u8(&a->members, 'Z');
    add_bytes(&a->members, data, size);
    if (size > 0) {
        add_bytes(&a->members, "PK\7\10", 4);
        add_u32le(&a->members, crc);
        add_u32le(&a->members, (uint32_t)size);
        add_u32le(&a->members, (uint32_t)size);
    }
    add_bytes(&a->directory, "PK\1\2\0\0\0\0", 8);
    add_u16le(&a->directory, size > 0 ? 0x0808 : 0x0800);
    add_zeros(&a->directory, 6);
    add_u32le(&a->directory, crc);
    add_u32le(&a->directory, (uint32_t)size);
    add_u32le(&a->directory, (uint32_t)size);
    add_u16le(&a->directory, len);
    add_zeros(&a->directory, 12);
    add_u32le(&a->directory, (uint32_t)at);
    add_bytes(&a->directory, name, len);
    a->count++;
}

static bytes finished(archive *a) {
    const size_t directory = a->members.size;
    const size_t size = a->directory.size;
    bytes b = a->members;
    add_bytes(&b, a->directory.data, size);
    add_bytes(&b, "PK\6\6\54\0\0\0\0\0\0\0\36\3\55\0\0\0\0\0\0\0\0\0", 24);
    add_u64le(&b, a->count);
    add_u64le(&b, a->count);
    add_u64le(&b, size);
    add_u64le(&b, directory);
    add_bytes(&b, "PK\6\7\0\0\0\0", 8);
    add_u64le(&b, directory + size);
    add_bytes(&b, "\1\0\0\0PK\5\6\0\0\0\0", 12);
    add_u16le(&b, a->count);
    add_u16le(&b, a->count);
    add_u32le(&b, (uint32_t)size);
    add_u32le(&b, (uint32_t)directory);
    add_u16le(&b, 0);
    free_bytes(&a->directory);
    return b;
}

/* The file with this pickle: storage i is that of tensor order[i] of the declarations. */
static void assert_pickled(declared *all, const size_t *order, const char *pickle, size_t size) {
    static const char *const keys[] = {"archive/data/0", "archive/data/1", "archive/data/2"};
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0};
    add_member(&a, "archive/data.pkl", pickle, size);
    for (size_t i = 0; i < all->n; i++) {
        const memory_values *m = all->decls[order[i]].values.self;
        add_member(&a, keys[i], m->parts[TG_PART_VALUES].data, m->parts[TG_PART_VALUES].size);
    }
    add_member(&a, "archive/version", "3\n", 2);
    bytes expected = finished(&a);
    assert_builds(TG_FORMAT_PYTORCH, NULL, declare_all, all, &expected);
    assert_becomes(&expected, &expected);
    free_bytes(&expected);
}

static void give_name(tg_decl *d, const char *raw, size_t len) {
    d->raw_name = raw;
    d->raw_name_len = len;
}

/* ------------------------------------------------------------------------------------- pickles */

#define ORDERED_DICT "ccollections\nOrderedDict\n"
#define REBUILD_V2 "ctorch._utils\n_rebuild_tensor_v2\n"
#define REBUILD_V3 "ctorch._utils\n_rebuild_tensor_v3\n"
#define STORAGE "X\7\0\0\0storage"
#define CPU "X\3\0\0\0cpu"

/* The name "0" is also the key of the first storage, which is another object: it was made of a number. */
TEST(opcode_by_opcode) {
    static const size_t order[] = {0, 1, 2};
    static const char pickle[] =
        "\200\2" ORDERED_DICT "q\0)Rq\1("
        "X\2\0\0\0\303\244q\2" REBUILD_V2 "q\3((" STORAGE "q\4ctorch\nFloatStorage\nq\5"
        "X\1\0\0\0"
        "0q\6" CPU "q\7K\6tq\10QK\0K\2K\3\206q\11K\3K\1\206q\12\211h\0)Rq\13tq\14Rq\15"
        "X\1\0\0\0"
        "0q\16" REBUILD_V3 "q\17((h\4ctorch.storage\nUntypedStorage\nq\20"
        "X\1\0\0\0"
        "1q\21h\7K\2tq\22QK\0))\211h\0)Rq\23ctorch\nuint16\nq\24tq\25Rq\26"
        "X\4\0\0\0noneq\27h\3((h\4h\5"
        "X\1\0\0\0"
        "2q\30h\7K\0tq\31QK\0K\0\205q\32K\1\205q\33\211h\0)Rq\34tq\35Rq\36"
        "u.";
    memory_values m[3];
    tg_decl d[3] = {dense_decl("%C3%A4", TG_DTYPE_FLOAT32, 2, shape_2_3, &m[0], counting, 24),
                    dense_decl("0", TG_DTYPE_UINT16, 0, NULL, &m[1], counting + 1, 2),
                    dense_decl("none", TG_DTYPE_FLOAT32, 1, shape_0, &m[2], counting, 0)};
    give_name(&d[0], "\303\244", 2);
    declared all = {d, 3, NULL};
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
}

TEST(no_tensors) {
    static const char pickle[] = "\200\2" ORDERED_DICT "q\0)Rq\1.";
    declared all = {NULL, 0, NULL};
    assert_pickled(&all, NULL, pickle, sizeof pickle - 1);
    all.metadata = "{values:{}}";
    assert_pickled(&all, NULL, pickle, sizeof pickle - 1);
}

/* One member is set by SETITEM. */
TEST(one_tensor) {
    static const size_t order[] = {0};
    static const char pickle[] = "\200\2" ORDERED_DICT "q\0)Rq\1X\6\0\0\0tensorq\2" REBUILD_V2
                                 "q\3((" STORAGE "q\4ctorch\nBoolStorage\nq\5X\1\0\0\0"
                                 "0q\6" CPU "q\7K\1tq\10QK\0))\211h\0)Rq\11tq\12Rq\13s.";
    memory_values m;
    const tg_decl d = dense_decl("tensor", TG_DTYPE_BOOL, 0, NULL, &m, counting + 1, 1);
    declared all = {&d, 1, NULL};
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
    all.metadata = "{values:{tensor:{tensor:tensor}}}";
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
}

/* As torch.save(tensor) writes it. A tensor with another name is in a dict, which keeps the name. */
TEST(no_dict) {
    static const size_t order[] = {0};
    static const char pickle[] =
        "\200\2" REBUILD_V2 "q\0((" STORAGE "q\1ctorch\nBoolStorage\nq\2X\1\0\0\0"
        "0q\3" CPU "q\4K\1tq\5QK\0))\211" ORDERED_DICT "q\6)Rq\7tq\10Rq\11.";
    memory_values m;
    tg_decl d = dense_decl("tensor", TG_DTYPE_BOOL, 0, NULL, &m, counting + 1, 1);
    declared all = {&d, 1, "{values:{tensor:tensor}}"};
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
    d.name = "other";
    all.metadata = "{values:{tensor:other}}";
    bytes with = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    all.metadata = NULL;
    bytes without = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    assert_int_equal(with.size, without.size);
    assert_memory_equal(with.data, without.data, with.size);
    free_bytes(&with);
    free_bytes(&without);
}

/* Tensors are in the order of the values, and so are the numbers of the storages. What is derived is dropped. */
TEST(dicts_in_dicts) {
    static const size_t order[] = {1, 0};
    static const char pickle[] =
        "\200\2" ORDERED_DICT "q\0)Rq\1("
        "X\1\0\0\0aq\2h\0)Rq\3("
        "X\1\0\0\0wq\4" REBUILD_V2 "q\5((" STORAGE "q\6ctorch\nCharStorage\nq\7X\1\0\0\0"
        "0q\10" CPU "q\11K\1tq\12QK\0K\1\205q\13K\1\205q\14\211h\0)Rq\15tq\16Rq\17"
        "X\1\0\0\0bq\20h\0)Rq\21u"
        "X\3\0\0\0c dq\22h\5((h\6h\7X\1\0\0\0"
        "1q\23h\11K\1tq\24QK\0))\211h\0)Rq\25tq\26Rq\27"
        "u.";
    memory_values m[2];
    tg_decl d[2] = {dense_decl("c%20d", TG_DTYPE_INT8, 0, NULL, &m[0], counting + 7, 1),
                    dense_decl("a/w", TG_DTYPE_INT8, 1, shape_1, &m[1], counting + 3, 1)};
    give_name(&d[0], "c d", 3);
    declared all = {d, 2,
                    "{container:zip,protocol:2,byte_order:little,globals:[x],storages:2,"
                    "values:{a:{w:{tensor:a/w},b:{}},c%20d:{tensor:c%20d}}}"};
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
    assert_faults(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    /* The name as the file has it says it as well. */
    all.metadata = "{values:{a:{w:{tensor:a/w},b:{}},c%20d:{tensor:c d}}}";
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
}

/* As torch.save(module.state_dict()) writes it, where the name of a module is a text of its own; and of a dict without members, in another one. */
TEST(attributes) {
    static const size_t order[] = {0};
    static const char pickle[] =
        "\200\2" ORDERED_DICT "q\0)Rq\1("
        "X\1\0\0\0wq\2" REBUILD_V2 "q\3((" STORAGE "q\4ctorch\nCharStorage\nq\5X\1\0\0\0"
        "0q\6" CPU "q\7K\1tq\10QK\0))\211h\0)Rq\11tq\12Rq\13"
        "X\1\0\0\0vq\14h\0)Rq\15}q\16X\11\0\0\0_metadataq\17h\0)Rq\20sbu"
        "}q\21h\17h\0)Rq\22("
        "X\0\0\0\0q\23}q\24X\7\0\0\0versionq\25K\1s"
        "X\7\0\0\0versionq\26}q\27(h\25K\2X\1\0\0\0nq\30NX\1\0\0\0tq\31\210u"
        "usb.";
    memory_values m;
    const tg_decl d = dense_decl("w", TG_DTYPE_INT8, 0, NULL, &m, counting, 1);
    declared all = {&d, 1,
                    "{values:{w:{tensor:w},v:{}},attributes:{v:{_metadata:{}},"
                    ":{_metadata:{%:{version:1},version:{version:2,n:null,t:true}}}}}"};
    assert_pickled(&all, order, pickle, sizeof pickle - 1);
    assert_faults(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    /* All tensors are in one dict without values, too. */
    static const char flat[] = "\200\2" ORDERED_DICT "q\0)Rq\1X\1\0\0\0wq\2" REBUILD_V2
                               "q\3((" STORAGE "q\4ctorch\nCharStorage\nq\5X\1\0\0\0"
                               "0q\6" CPU "q\7K\1tq\10QK\0))\211h\0)Rq\11tq\12Rq\13s"
                               "}q\14X\11\0\0\0_metadataq\15h\0)Rq\16sb.";
    all.metadata = "{attributes:{:{_metadata:{}}}}";
    assert_pickled(&all, order, flat, sizeof flat - 1);
}

/* 1000 members are set at a time; the one that is left, by SETITEM. Numbers of the memo over 255 have four bytes. */
TEST(many_tensors) {
    enum { MANY = 1001 };
    static char names[MANY][8];
    static memory_values m[MANY];
    static tg_decl d[MANY];
    static const char last[] = "Rr\x4d\x1f\0\0s.";
    for (size_t i = 0; i < MANY; i++) {
        snprintf(names[i], sizeof names[i], "p%zu", i);
        d[i] = dense_decl(names[i], TG_DTYPE_UINT8, 1, shape_1, &m[i], counting + i, 1);
    }
    declared all = {d, MANY, NULL};
    bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), MANY);
    assert_int_equal(tg_num_notes(file), 0);
    for (size_t i = 0; i < MANY; i++) {
        tg_tensor t;
        assert_true(tg_tensor_at(file, i, &t));
        assert_string_equal(t.name, names[i]);
        assert_stored(file, i, TG_PART_VALUES, counting + i, 1);
    }
    tg_close(file);
    assert_becomes(&b, &b);
    /* The members in the order of their names: data/0, data/1, data/10, data/100, data/1000, data/101. */
    size_t entry = ks_u4le(b.data + b.size - 6);
    static const char *const keys[] = {"data.pkl", "data/0",    "data/1",  "data/10",
                                       "data/100", "data/1000", "data/101"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        const size_t len = ks_u2le(b.data + entry + 28);
        assert_int_equal(len, strlen("archive/") + strlen(keys[i]));
        assert_memory_equal(b.data + entry + 46 + 8, keys[i], len - 8);
        if (i == 0) {
            const uint8_t *pickle = b.data + 64;
            const size_t size = ks_u4le(b.data + entry + 24);
            assert_memory_equal(pickle + size - (sizeof last - 1), last, sizeof last - 1);
        }
        entry += 46 + len;
    }
    free_bytes(&b);
}

/* Lengths that need one, two, four and more bytes. */
TEST(numbers_of_every_size) {
    static const uint64_t shapes[][2] = {{255, 0},
                                         {256, 0},
                                         {65535, 0},
                                         {65536, 0},
                                         {INT32_MAX, 0},
                                         {1u << 31, 0},
                                         {UINT64_C(1) << 39, 0},
                                         {INT64_MAX, 0}};
    static const struct {
        const char *text;
        size_t n;
    } expected[] = {{"K\377", 2},
                    {"M\0\1", 3},
                    {"M\377\377", 3},
                    {"J\0\0\1\0", 5},
                    {"J\377\377\377\177", 5},
                    {"\212\5\0\0\0\200\0", 7},
                    {"\212\6\0\0\0\0\200\0", 8},
                    {"\212\10\377\377\377\377\377\377\377\177", 10}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        memory_values m;
        const tg_decl d = dense_decl("x", TG_DTYPE_UINT8, 2, shapes[i], &m, counting, 0);
        declared all = {&d, 1, NULL};
        bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
        /* The sizes follow "QK\0" of the offset. */
        size_t at = 64;
        while (memcmp(b.data + at, "QK\0", 3) != 0) at++;
        assert_memory_equal(b.data + at + 3, expected[i].text, expected[i].n);
        assert_memory_equal(b.data + at + 3 + expected[i].n, "K\0\206q\11K\1K\1\206", 9);
        tg_file *file = open_bytes(&b);
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        assert_int_equal(t.shape[0], shapes[i][0]);
        tg_close(file);
        assert_becomes(&b, &b);
        free_bytes(&b);
    }
}

/* ------------------------------------------------------------------------------------ members */

/* Two members that fill the window several times. */
TEST(large_members) {
    static const uint64_t shape[] = {sizeof counting};
    memory_values m[2];
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_UINT8, 1, shape, &m[0], counting, sizeof counting),
                    dense_decl("b", TG_DTYPE_INT8, 1, shape, &m[1], counting, sizeof counting)};
    d[1].values = values_of(&m[1], true);
    declared all = {d, 2, NULL};
    bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    tg_file *file = open_bytes(&b);
    assert_true(tg_verify(file));
    for (uint64_t i = 0; i < 2; i++) {
        static uint8_t got[sizeof counting];
        tg_tensor t;
        assert_true(tg_tensor_at(file, i, &t));
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, sizeof got));
        assert_memory_equal(got, counting, sizeof counting);
    }
    tg_close(file);
    assert_faults(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    free_bytes(&b);
}

/* The size of a file of a tensor of `count` bytes, and one of 10. */
static uint64_t size_of(uint64_t count) {
    static const uint64_t ten[] = {10};
    memory_values m;
    uint64_t size;
    tg_build *build = new_build(TG_FORMAT_PYTORCH, NULL);
    tg_decl d = dense_decl("a", TG_DTYPE_UINT8, 1, &count, &m, counting, 0);
    assert_good(build, tg_build_add(build, &d));
    d = dense_decl("b", TG_DTYPE_UINT8, 1, ten, &m, counting, 0);
    assert_good(build, tg_build_add(build, &d));
    assert_good(build, tg_build_size(build, &size));
    tg_build_free(build);
    return size;
}

/* A member that begins at *at, and what it takes in the directory; *at becomes its end. What is 2^32-1 or more is in a field
 * of 64 bits, in both, and then so are the sizes behind the data. */
static uint64_t measured(uint64_t *at, uint64_t len, uint64_t size) {
    const uint64_t numbers = (size >= UINT32_MAX ? 16u : 0u) + (*at >= UINT32_MAX ? 8u : 0u);
    const uint64_t field = numbers > 0 ? 4 + numbers : 0;
    *at = (*at + 30 + len + field + 4 + 63) / 64 * 64 + size + (numbers > 0 ? 24 : 16);
    return 46 + len + field;
}

TEST(sizes_of_64_bits) {
    /* The size becomes 2^32-1 in step 1000, and places before. */
    for (uint64_t step = 0; step <= 1001; step++) {
        const uint64_t count = UINT32_MAX - 1000 + step;
        uint64_t at = 0;
        uint64_t directory = measured(&at, 16, 232);
        directory += measured(&at, 14, count);
        directory += measured(&at, 14, 10);
        directory += measured(&at, 15, 2);
        assert_int_equal(size_of(count), at + directory + 98);
    }
}

/* -------------------------------------------------------------------------------------- tables */

static bool is_written(tg_dtype dtype) {
    static const tg_dtype dtypes[] = {TG_DTYPE_FLOAT16,
                                      TG_DTYPE_FLOAT32,
                                      TG_DTYPE_FLOAT64,
                                      TG_DTYPE_BFLOAT16,
                                      TG_DTYPE_INT8,
                                      TG_DTYPE_INT16,
                                      TG_DTYPE_INT32,
                                      TG_DTYPE_INT64,
                                      TG_DTYPE_UINT8,
                                      TG_DTYPE_UINT16,
                                      TG_DTYPE_UINT32,
                                      TG_DTYPE_UINT64,
                                      TG_DTYPE_BOOL,
                                      TG_DTYPE_COMPLEX64,
                                      TG_DTYPE_COMPLEX32,
                                      TG_DTYPE_COMPLEX128,
                                      TG_DTYPE_FLOAT8_E4M3FN,
                                      TG_DTYPE_FLOAT8_E5M2,
                                      TG_DTYPE_FLOAT8_E4M3FNUZ,
                                      TG_DTYPE_FLOAT8_E5M2FNUZ,
                                      TG_DTYPE_FLOAT8_E8M0FNU};
    for (size_t i = 0; i < sizeof dtypes / sizeof dtypes[0]; i++) {
        if (dtypes[i] == dtype) return true;
    }
    return false;
}

static bool is_taken(tg_dtype dtype, tg_order order, tg_storage storage) {
    return is_written(dtype) && order == TG_ORDER_C && storage == TG_STORAGE_DENSE;
}

TEST(what_it_takes) { assert_takes(TG_FORMAT_PYTORCH, (const uint64_t[]){2, 2}, is_taken); }

/* Each dtype with its own class of storages, or an untyped one; the reader finds it again. */
TEST(every_dtype) {
    memory_values m;
    for (int dtype = 1; dtype < TG_DTYPE_COUNT; dtype++) {
        if (!is_written((tg_dtype)dtype)) continue;
        const size_t width = tg_dtype_bits((tg_dtype)dtype) / 8;
        const tg_decl d =
            dense_decl("x", (tg_dtype)dtype, 2, shape_2_3, &m,
                       dtype == TG_DTYPE_BOOL ? "\1\0\0\1\1\0" : (const char *)counting, 6 * width);
        declared all = {&d, 1, NULL};
        bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
        tg_file *file = open_bytes(&b);
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        assert_int_equal(t.dtype, dtype);
        assert_int_equal(tg_num_notes(file), 0);
        tg_close(file);
        assert_becomes(&b, &b);
        free_bytes(&b);
    }
}

TEST(axes) {
    uint64_t shape[65];
    memory_values m;
    for (size_t i = 0; i < 65; i++) shape[i] = 1;
    tg_decl d = dense_decl("x", TG_DTYPE_UINT8, 64, shape, &m, counting, 1);
    declared all = {&d, 1, NULL};
    bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    assert_becomes(&b, &b);
    free_bytes(&b);
    d.rank = 65;
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "bad_value",
                         "tensor 'x': 65 axes, at most 64 can be written");
}

/* ------------------------------------------------------------------------------------ refusals */

TEST(names_that_are_refused) {
    static char longest[65536];
    memory_values m[2];
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_INT8, 0, NULL, &m[0], counting, 1),
                    dense_decl("b", TG_DTYPE_INT8, 0, NULL, &m[1], counting, 1)};
    declared all = {d, 2, NULL};
    give_name(&d[1], "a", 1);
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "bad_value",
                         "tensor 'b': declared twice; each name can be there once");
    give_name(&d[1], "\377", 1);
    assert_build_refused(
        TG_FORMAT_PYTORCH, NULL, declare_all, &all, "bad_value",
        "tensor 'b': its original name is not UTF-8, as names are in this format; rename");
    memset(longest, 'n', sizeof longest);
    give_name(&d[1], longest, 65534);
    bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_all, &all);
    assert_becomes(&b, &b);
    free_bytes(&b);
    give_name(&d[1], longest, 65535);
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "bad_value",
                         "tensor 'b': a name of 65535 bytes, of which readers take 65534; rename");
}

TEST(sizes_that_are_refused) {
    static const uint64_t half[] = {UINT64_C(1) << 62};
    static const uint64_t most[] = {INT64_MAX};
    static const uint64_t almost[] = {INT64_MAX - 600};
    static const uint64_t over[] = {UINT64_C(1) << 62, 0, 2};
    memory_values m[2];
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_UINT8, 1, half, &m[0], counting, 0),
                    dense_decl("b", TG_DTYPE_UINT8, 1, half, &m[1], counting, 0)};
    declared all = {d, 2, NULL};
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "overflow",
                         "tensor 'b': with it the file has more than 2^63-1 bytes");
    d[0].shape = most;
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "overflow",
                         "tensor 'a': with it the file has more than 2^63-1 bytes");
    /* The directory behind it does not fit. */
    d[0].shape = almost;
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "overflow",
                         "tensor 'a': with it the file has more than 2^63-1 bytes");
    d[0] = dense_decl("a", TG_DTYPE_UINT8, 3, over, &m[0], counting, 0);
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "overflow",
                         "tensor 'a': lengths of more than 2^63-1 bytes together, zeros left out");
    d[0] = dense_decl("a", TG_DTYPE_INT8, 0, NULL, &m[0], counting, 1);
    d[0].fp_pos = 3;
    all.n = 1;
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "bad_value",
                         "tensor 'a': its values are encoded (fixed point or a range), which the "
                         "format cannot represent; "
                         "convert them to float32; raw");
}

#define LEAVES "; select tensors, which leaves values out; select"
#define ATTRIBUTES "; select tensors, which leaves attributes out; select"
#define NOT_EXACT                                                                                  \
    " is no object, truth value, null or number of 64 bits, and cannot be written "                \
    "exactly" ATTRIBUTES

TEST(metadata_that_are_refused) {
    static const struct {
        const char *metadata;
        const char *text;
    } cases[] = {
        {"{other:1}", "metadata member 'other': the format has no place for it; leave it out"},
        {"{values:{},other:1}",
         "metadata member 'other': the format has no place for it; leave it out"},
        {"{values:1}", "metadata: 'values' is no object of tensors" LEAVES},
        {"{values:[]}", "metadata: 'values' is no object of tensors" LEAVES},
        {"{values:{tensor:a}}", "metadata: 'values' is no object of tensors" LEAVES},
        {"{values:{epoch:3}}", "metadata: 'epoch' of values is no tensor, and the format is "
                               "written with tensors alone" LEAVES},
        {"{values:{a:a}}", "metadata: 'a' of values is no tensor, and the format is written with "
                           "tensors alone" LEAVES},
        {"{values:{a:null}}", "metadata: 'a' of values is no tensor, and the format is written "
                              "with tensors alone" LEAVES},
        {"{values:{a:[{tensor:a/0}]}}", "metadata: 'a' of values is no tensor, and the format is "
                                        "written with tensors alone" LEAVES},
        {"{values:{a:{tensor:b}}}", "metadata: 'a' of values is no tensor, and the format is "
                                    "written with tensors alone" LEAVES},
        {"{values:{b:{tensor:a}}}", "metadata: 'b' of values is no tensor, and the format is "
                                    "written with tensors alone" LEAVES},
        {"{values:{x:{a:{tensor:a}}}}", "metadata: 'x/a' of values is no tensor, and the format is "
                                        "written with tensors alone" LEAVES},
        {"{values:{d:{longer_than_any_name:{e:{tensor:a}}}}}",
         "metadata: 'd/longer_than_any_name/e' of values is no tensor, and the format is written "
         "with tensors "
         "alone" LEAVES},
        {"{values:{a:{tensor:1}}}",
         "metadata: 'a/tensor' of values is no tensor, and the format is "
         "written with tensors alone" LEAVES},
        {"{values:{a:{tensor:a}}}", "tensor 'd/b': values of the metadata do not have it" LEAVES},
        {"{values:{d:{b:{tensor:d/b}}}}",
         "tensor 'a': values of the metadata do not have it" LEAVES},
        {"{values:{a:{tensor:a},d:{b:{tensor:d/b}},d%2Fb:{tensor:d/b}}}",
         "tensor 'd/b': values of the metadata have it twice" LEAVES},
        {"{values:{a:{tensor:a},d:{},d:{b:{tensor:d/b}}}}",
         "metadata: values have the key 'd' twice" LEAVES},
        {"{values:{a:{tensor:a},d:{x:{},b:{tensor:d/b},x:{}}}}",
         "metadata: values have the key 'd/x' twice" LEAVES},
        {"{values:{a:{tensor:a},%FF:{},d:{b:{tensor:d/b}}}}",
         "metadata: the key '%FF' of values has to be UTF-8" LEAVES},
        {"{values:{a:{tensor:a},d:{b:{tensor:d/b}}},attributes:1}",
         "metadata: 'attributes' is no object" ATTRIBUTES},
        {"{attributes:{a:1}}", "metadata: 'a' of attributes has no object _metadata, or more than "
                               "that" ATTRIBUTES},
        {"{attributes:{a:{_metadata:{},b:{}}}}",
         "metadata: 'a' of attributes has no object _metadata, or more than that" ATTRIBUTES},
        {"{attributes:{a:{metadata:{}}}}",
         "metadata: 'a' of attributes has no object _metadata, or more than that" ATTRIBUTES},
        {"{attributes:{a:{_metadata:1}}}",
         "metadata: 'a' of attributes has no object _metadata, or more than that" ATTRIBUTES},
        {"{attributes:{a:{_metadata:{}},a:{_metadata:{}}}}",
         "metadata: attributes have 'a' twice" ATTRIBUTES},
        {"{attributes:{d:{_metadata:{}}}}",
         "metadata: 'attributes' are of dicts that values do not have" ATTRIBUTES},
        {"{values:{a:{tensor:a},d:{b:{tensor:d/b}}},attributes:{d:{_metadata:{}},d/b:{_metadata:{}}"
         "}}",
         "metadata: 'attributes' are of dicts that values do not have" ATTRIBUTES},
        {"{values:{a:{tensor:a},d:{b:{tensor:d/b}}},attributes:{d:{_metadata:{x:{y:text}}}}}",
         "metadata: 'd/_metadata/x/y' of attributes" NOT_EXACT},
        {"{attributes:{:{_metadata:{x:[]}}}}", "metadata: '_metadata/x' of attributes" NOT_EXACT},
        {"{attributes:{:{_metadata:{x:{y:1,y:2}}}}}",
         "metadata: attributes have the key '_metadata/x/y' twice" ATTRIBUTES},
        {"{attributes:{:{_metadata:{%FF:1}}}}",
         "metadata: the key '_metadata/%FF' of attributes has to be UTF-8" ATTRIBUTES},
        {"{values:{a b:{}}}", "a part of a name that is empty or not encoded as it has to be"},
    };
    memory_values m[2];
    const tg_decl d[2] = {dense_decl("a", TG_DTYPE_INT8, 0, NULL, &m[0], counting, 1),
                          dense_decl("d/b", TG_DTYPE_INT8, 0, NULL, &m[1], counting, 1)};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        declared all = {d, 2, cases[i].metadata};
        assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_all, &all, "bad_value",
                             cases[i].text);
    }
}

/* Dicts around one tensor, `depth` of them, and one that has none. */
static bool declare_deep(tg_build *build, void *self) {
    const unsigned *depth = self;
    static char name[300];
    static memory_values m;
    tg_sink s = tg_build_metadata(build);
    name[0] = '\0';
    for (unsigned i = 0; i < *depth; i++) strcat(name, i > 0 ? "/d" : "d");
    const tg_decl d = dense_decl(name, TG_DTYPE_INT8, 0, NULL, &m, counting, 1);
    bool good = tg_build_add(build, &d) && s.begin_object(s.self) && s.key(s.self, "values", 6) &&
                s.begin_object(s.self);
    for (unsigned i = 0; good && i < *depth; i++)
        good = s.key(s.self, "d", 1) && s.begin_object(s.self);
    good = good && s.key(s.self, "tensor", 6) && s.text(s.self, name, strlen(name));
    for (unsigned i = 0; good && i < *depth + 2; i++) good = s.end_object(s.self);
    return good;
}

TEST(depth) {
    unsigned n = 100;
    bytes b = build_bytes(TG_FORMAT_PYTORCH, NULL, declare_deep, &n);
    assert_becomes(&b, &b);
    free_bytes(&b);
    n = 101;
    char expected[400] = "metadata: '";
    for (unsigned i = 0; i < 80; i++) strcat(expected, "d/");
    strcat(expected, "...' of values is in 100 objects, and readers take no more" LEAVES);
    assert_build_refused(TG_FORMAT_PYTORCH, NULL, declare_deep, &n, "bad_value", expected);
}

BEFORE_ALL(count_up) {
    for (size_t i = 0; i < sizeof counting; i++) counting[i] = (uint8_t)(i * 7 >> 2 & 0x7f);
    return 0;
}

#else

TEST(not_in_this_build) { assert_false(tg_format_writable(TG_FORMAT_PYTORCH)); }

#endif
