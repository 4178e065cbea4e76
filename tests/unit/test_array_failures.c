/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_array_failures.c - arrays with failures at every read, write and allocation, for a real
 * file, and as the source of values of a writer.
 */
#include "array_test.h"

/* ------------------------------------------------------------------------------------- failures */

/* One of each kind. */
#define NUM_KINDS 6

static fake make_kind(int kind) {
    static const uint64_t shape[] = {6, 5, 40};
    fake f;
    switch (kind) {
    case 0: return make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 3, shape);
    case 1: return make_coo(TG_DTYPE_FLOAT64, 3, shape, 300);
    case 2: return make_lists(TG_STORAGE_SPARSE, 3, shape, 100);
    case 3: return make_lists(TG_STORAGE_INDICES, 3, shape, 100);
    case 4:
        f = make_dense(TG_DTYPE_UINT8, TG_ORDER_C, 3, shape);
        f.t.scaled = true;
        return f;
    default: return make_dense(TG_DTYPE_BIT, TG_ORDER_ROTATED, 3, shape);
    }
}

static const tg_array_options small_c = {.order = TG_ARRAY_ORDER_C, .window = 2000};
static const tg_array_options small_f = {
    .order = TG_ARRAY_ORDER_F, .dtype = TG_DTYPE_FLOAT16, .window = 2000};

/* Opens, reads and copies; returns the code of the step that failed, if any. */
static tg_code use(fake *f, const tg_options *options, const tg_array_options *how, bool copy,
                   uint64_t reads, uint64_t bounds, uint64_t writes, uint64_t *spare) {
    tg_error error;
    tg_file *file = open_fake(f, READ_PART, options, &error);
    if (file == NULL) return error.code;
    f->reads_left = reads;
    f->bounds_left = bounds;
    tg_array *a = tg_array_open(file, 0, how);
    tg_code code = TG_CODE_NONE;
    if (a == NULL) {
        code = tg_last_error(file)->code;
    } else {
        const size_t n = (size_t)tg_array_about(a).nbytes;
        sink s = make_sink(n, 7);
        tg_target target = {sink_write, false, &s};
        tg_values values = tg_array_values(a);
        tg_error why = {.code = TG_CODE_NONE};
        s.writes_left = writes;
        bool ok = copy ? values.copy(values.self, TG_PART_VALUES, 0, n, &target, 7, &why)
                       : values.read(values.self, TG_PART_VALUES, 0, s.data, n, &why);
        code = why.code;
        assert_int_equal(ok, code == TG_CODE_NONE);
        if (!ok) assert_true(tg_error_message(&why, NULL, 0) > 3);
        if (code == TG_CODE_IO && writes == UINT64_MAX && bounds == UINT64_MAX)
            assert_int_equal(why.system, EIO);
        if (s.writes_left == UINT64_MAX && writes != UINT64_MAX) {
            assert_int_equal(why.system, ENOSPC);
            assert_string_equal(why.detail, "cannot write: no space left on the device");
        }
        *spare = reads != UINT64_MAX ? f->reads_left : writes != UINT64_MAX ? s.writes_left : 0;
        if (!ok) { /* and the next attempt succeeds */
            expected e = expect(f, how, false);
            f->reads_left = f->bounds_left = UINT64_MAX;
            counted_memory *m = options != NULL ? options->allocator.self : NULL;
            if (m != NULL) m->fail_at = UINT64_MAX;
            assert_reads(a, &e, 0, n);
            free(e.data);
        }
        free_sink(&s);
    }
    tg_array_close(a);
    tg_close(file);
    return code;
}

TEST(test_failing_reads) {
    for (int i = 0; i < NUM_KINDS * 4; i++) {
        fake f = make_kind(i / 4);
        const tg_array_options *how = i & 1 ? &small_c : &small_f;
        const bool copy = (i & 2) != 0;
        tg_code code = TG_CODE_IO;
        uint64_t spare = 0;
        for (uint64_t k = 0; code != TG_CODE_NONE; k++) {
            assert_true(k < 5000);
            code = use(&f, NULL, how, copy, k, UINT64_MAX, UINT64_MAX, &spare);
            if (code != TG_CODE_NONE) assert_int_equal(code, TG_CODE_IO);
            assert_true(code == TG_CODE_NONE || spare == 0);
        }
        if (f.t.scaled)
            assert_int_equal(use(&f, NULL, how, copy, UINT64_MAX, 2, UINT64_MAX, &spare),
                             TG_CODE_IO);
        free_fake(&f);
    }
}

TEST(test_failing_writes) {
    for (int i = 0; i < NUM_KINDS * 2; i++) {
        fake f = make_kind(i / 2);
        tg_code code = TG_CODE_IO;
        uint64_t spare = 0;
        for (uint64_t k = 0; code != TG_CODE_NONE; k++) {
            assert_true(k < 5000);
            code =
                use(&f, NULL, i & 1 ? &small_c : &small_f, true, UINT64_MAX, UINT64_MAX, k, &spare);
            if (code != TG_CODE_NONE) assert_int_equal(code, TG_CODE_IO);
        }
        free_fake(&f);
    }
}

TEST(test_failing_memory) {
    for (int i = 0; i < NUM_KINDS * 4; i++) {
        fake f = make_kind(i / 4);
        tg_code code = TG_CODE_NO_MEMORY;
        uint64_t spare = 0;
        for (uint64_t k = 0; code != TG_CODE_NONE; k++) {
            assert_true(k < 20);
            counted_memory m = {.fail_at = k, .exhausted = true};
            tg_options options = tg_options_default();
            options.allocator = (tg_allocator){counted_alloc, counted_free, &m};
            code = use(&f, &options, i & 1 ? &small_c : &small_f, (i & 2) != 0, UINT64_MAX,
                       UINT64_MAX, UINT64_MAX, &spare);
            if (code != TG_CODE_NONE) assert_int_equal(code, TG_CODE_NO_MEMORY);
            assert_int_equal(m.live, 0);
        }
        free_fake(&f);
    }
}

/* Parts of elements at both ends of what is copied. */
TEST(test_failing_ends) {
    fake f = make_kind(0);
    tg_error error;
    tg_error why;
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    tg_array *a = tg_array_open(file, 0, &small_c);
    tg_values values = tg_array_values(a);
    sink s = make_sink(4800, 0);
    tg_target target = {sink_write, false, &s};
    f.reads_left = 0;
    assert_false(values.copy(values.self, TG_PART_VALUES, 1, 2, &target, 1, &why));
    assert_int_equal(why.system, EIO);
    f.reads_left = 1;
    assert_false(values.copy(values.self, TG_PART_VALUES, 1, 4797, &target, 1, &why));
    f.reads_left = UINT64_MAX;
    s.writes_left = 1;
    assert_false(values.copy(values.self, TG_PART_VALUES, 1, 6, &target, 1, &why));
    assert_int_equal(why.system, ENOSPC);
    free_sink(&s);
    tg_array_close(a);
    tg_close(file);
    free_fake(&f);
}

/* --------------------------------------------------------------------------------- a real file */

/* A parameter of primitiv: [200, 150] float32 in F order, over 64 KiB, so that opening does not
 * read it as a whole. */
#define REAL_HEAD 36
#define REAL_SIZE (REAL_HEAD + 4 * 200 * 150 + 5)

typedef struct disk {
    uint8_t *data;
    uint64_t reads_left;
} disk;

static int64_t disk_read(void *self, uint64_t offset, void *buffer, size_t n) {
    disk *d = self;
    if (d->reads_left-- == 0) return d->reads_left = 0, -EIO;
    if (n > REAL_SIZE - offset) n = (size_t)(REAL_SIZE - offset);
    memcpy(buffer, d->data + offset, n);
    return (int64_t)n;
}

static void fill_disk(uint8_t *data) {
    static const char head[REAL_HEAD + 1] = "\xce\0\0\0\0\xce\0\0\0\x01\xce\0\0\x02\0" /* type */
                                            "\x92\xce\0\0\0\xc8\xce\0\0\0\x96"         /* shape */
                                            "\xce\0\0\0\x01"                           /* batch */
                                            "\xc6\0\x01\xd4\xc0";                      /* bytes */
    memcpy(data, head, REAL_HEAD);
    for (uint32_t i = 0; i < 200 * 150; i++) put_word(data + REAL_HEAD + 4 * i, i, 4);
    memcpy(data + REAL_SIZE - 5, "\xce\0\0\0\0", 5);
}

TEST(test_real_file) {
    disk d = {exact(REAL_SIZE), UINT64_MAX};
    fill_disk(d.data);
    tg_source from = {.read_at = disk_read, .self = &d, .size = REAL_SIZE};
    tg_error error;
    tg_code code = TG_CODE_IO;
    for (uint64_t k = 0; code != TG_CODE_NONE; k++) {
        assert_true(k < 5000);
        d.reads_left = UINT64_MAX;
        tg_file *file = tg_open_source(&from, NULL, &error);
        assert_non_null(file);
        tg_array *a = tg_array_open(file, 0, &small_c);
        assert_non_null(a);
        uint8_t *got = exact(120000);
        d.reads_left = k;
        bool ok = tg_array_read(a, 0, got, 120000);
        code = ok ? TG_CODE_NONE : tg_last_error(file)->code;
        if (!ok) {
            assert_int_equal(code, TG_CODE_IO);
            assert_int_equal(tg_last_error(file)->system, EIO);
        }
        for (uint32_t i = 0; ok && i < 30000; i++) /* element [y, x] of C order is y + 200 x */
            assert_int_equal(get_word(got + 4 * i, 4), i / 150 + i % 150 * 200);
        free(got);
        tg_array_close(a);
        tg_close(file);
    }
    free(d.data);
}

/* ------------------------------------------------------------------------------- stored tensors */

TEST(test_stored) {
    static const uint64_t shape[] = {300, 500};
    fake f = make_dense(TG_DTYPE_INT16, TG_ORDER_F, 2, shape);
    f.t.fp_pos = 4;
    counted_memory m = {.fail_at = UINT64_MAX};
    tg_options options = tg_options_default();
    options.allocator = (tg_allocator){counted_alloc, counted_free, &m};
    tg_error error;
    tg_stored stored;
    stored.file = open_fake(&f, PIECES, &options, &error);
    assert_non_null(stored.file);
    assert_true(tg_tensor_at(stored.file, 0, &stored.tensor));
    tg_decl decl = tg_decl_of(&stored.tensor);
    assert_string_equal(decl.name, "0");
    assert_int_equal(decl.dtype, TG_DTYPE_INT16);
    assert_int_equal(decl.storage, TG_STORAGE_DENSE);
    assert_int_equal(decl.order, TG_ORDER_F);
    assert_int_equal(decl.rank, 2);
    assert_int_equal(decl.shape[1], 500);
    assert_int_equal(decl.fp_pos, 4);
    assert_int_equal(decl.stored, 150000);
    assert_false(decl.batch || decl.scaled);

    tg_values values = tg_tensor_values(&stored);
    tg_error why;
    uint8_t *got = exact(9);
    assert_true(values.read(values.self, TG_PART_VALUES, 5, got, 9, &why));
    assert_memory_equal(got, f.parts[TG_PART_VALUES] + 5, 9);
    assert_false(values.read(values.self, TG_PART_VALUES, 299999, got, 9, &why));
    assert_int_equal(why.code, TG_CODE_USAGE);
    assert_false(values.read(values.self, TG_PART_COUNTS, 0, got, 1, NULL));
    free(got);

    sink s = make_sink(299990, 2);
    tg_target target = {sink_write, false, &s};
    assert_true(values.copy(values.self, TG_PART_VALUES, 10, 299990, &target, 2, &why));
    assert_memory_equal(s.data, f.parts[TG_PART_VALUES] + 10, 299990);
    assert_true(values.copy(values.self, TG_PART_VALUES, 10, 0, &target, 2, &why));
    for (uint64_t k = 0; k < s.num / 2; k++) {
        s.writes_left = k;
        assert_false(values.copy(values.self, TG_PART_VALUES, 10, 299990, &target, 2, &why));
        assert_int_equal(why.code, TG_CODE_IO);
        assert_int_equal(why.system, ENOSPC);
    }
    s.writes_left = 0;
    assert_false(values.copy(values.self, TG_PART_VALUES, 10, 100, &target, 2, NULL));
    s.writes_left = UINT64_MAX;
    exhaust_after(&m, 0);
    assert_false(values.copy(values.self, TG_PART_VALUES, 10, 299990, &target, 2, &why));
    assert_int_equal(why.code, TG_CODE_NO_MEMORY);
    m.fail_at = UINT64_MAX;
    free_sink(&s);
    tg_close(stored.file);
    assert_int_equal(m.live, 0);
    free_fake(&f);
}

/* An array provides only values, and only within its range. */
TEST(test_array_values) {
    fake f = make_kind(2);
    tg_error error;
    tg_error why;
    uint8_t byte = 0;
    sink s = make_sink(1, 0);
    tg_target target = {sink_write, false, &s};
    tg_file *file = open_fake(&f, READ_PART, NULL, &error);
    tg_array *a = tg_array_open(file, 0, NULL);
    tg_values values = tg_array_values(a);
    tg_decl decl;
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    decl = tg_decl_of(&t);
    assert_int_equal(decl.storage, TG_STORAGE_SPARSE);
    assert_int_equal(decl.stored, t.parts[TG_PART_INDEX_LIST].count);
    assert_false(values.read(values.self, TG_PART_COUNTS, 0, &byte, 1, &why));
    assert_int_equal(why.code, TG_CODE_USAGE);
    assert_false(values.copy(values.self, TG_PART_COUNTS, 0, 1, &target, 0, &why));
    assert_false(values.copy(values.self, TG_PART_VALUES, 4799, 2, &target, 0, &why));
    assert_false(values.copy(values.self, TG_PART_VALUES, 4801, 0, &target, 0, &why));
    assert_true(values.copy(values.self, TG_PART_VALUES, 4800, 0, &target, 0, &why));
    free_sink(&s);
    tg_array_close(a);
    tg_close(file);
    free_fake(&f);
    f = make_kind(3);
    decl = tg_decl_of(&f.t);
    assert_int_equal(decl.stored, f.t.parts[TG_PART_INDEX_LIST].count);
    free_fake(&f);
}
