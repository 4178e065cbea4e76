/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npz_values.c - reading the values of .npz members: stored or deflated, in any order, and only with
 * the right checksum.
 */
#include "ks_test.h"
#include "npz_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

/* -------------------------------------------------------------------------------------- values */

/* More members than can be open at a time, in windows that go back and forth. */
TEST(test_windows) {
    enum { NUM = 7, COUNT = 3000 };
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    bytes npy = array_of("<f4", COUNT, 4);
    for (unsigned i = 0; i < NUM; i++) {
        char name[16];
        snprintf(name, sizeof name, "%u.npy", i);
        member m = {.name = name, .method = i % 3 == 0 ? STORED : DEFLATED, .content = npy};
        add_member(&a, &m);
    }
    finish(&a);
    tg_file *file = open_bytes(&a.file);
    const uint8_t *want = npy.data + head_of(&npy);
    uint32_t at = 1;
    for (unsigned i = 0; i < 3000; i++) {
        uint8_t got[700];
        tg_tensor t;
        at = at * 1664525 + 1013904223;
        size_t n = (at >> 8) % sizeof got;
        uint32_t from = (at >> 3) % (4 * COUNT - (uint32_t)n + 1);
        assert_true(tg_tensor_at(file, (at >> 24) % NUM, &t));
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, from, got, n));
        assert_memory_equal(got, want + from, n);
    }
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&npy);
}

/* Numbers in the other byte order, byte by byte: going on needs bytes that came already. */
TEST(test_swapped) {
    enum { COUNT = 2000 };
    bytes npy = array_of(">c16", COUNT, 16);
    archive a;
    make_one(&a, (member){.method = DEFLATED}, &npy);
    tg_file *file = open_bytes(&a.file);
    const uint8_t *want = npy.data + head_of(&npy);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    for (size_t i = 0; i < 16 * COUNT; i++) {
        uint8_t got;
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, i, &got, 1));
        assert_int_equal(got, want[i ^ 7]);
    }
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&npy);
}

/* Values of stored arrays without a copy: where they are little-endian. */
TEST(test_views) {
    bytes x = array_of("<f4", 3000, 4);
    bytes y = array_of(">f4", 3000, 4);
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = "x.npy", .content = x};
    add_member(&a, &m);
    m = (member){.name = "y.npy", .content = y};
    add_member(&a, &m);
    m = (member){.name = "z.npy", .content = x, .method = DEFLATED};
    add_member(&a, &m);
    finish(&a);
    tg_file *file = open_bytes(&a.file);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_ptr_equal(tg_tensor_view(file, &t, TG_PART_VALUES), a.file.data + t.offset);
    for (uint64_t i = 1; i < 3; i++) {
        assert_true(tg_tensor_at(file, i, &t));
        assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    }
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&x);
    free_bytes(&y);
}

/* ----------------------------------------------------------------------------------- checksums */

static void assert_read_fails(tg_file *file, uint64_t i, tg_code code) {
    uint8_t *got;
    tg_tensor t;
    char path[64];
    assert_true(tg_tensor_at(file, i, &t));
    got = malloc((size_t)t.nbytes);
    assert_non_null(got);
    assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes));
    assert_int_equal(tg_last_error(file)->code, code);
    tg_error_path(tg_last_error(file), path, sizeof path);
    assert_string_equal(path, i == 0 ? "members[0].data" : "members[1].data");
    free(got);
}

/* A wrong checksum is found before the first byte is given, wherever it is read; others are not
 * touched by it. */
TEST(test_checksum) {
    bytes npy = array_of("<f4", 5000, 4);
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
        member m = {.name = "x.npy", .method = method, .content = npy, .wrong_crc = 1};
        add_member(&a, &m);
        m.name = "y.npy";
        m.wrong_crc = 0;
        add_member(&a, &m);
        finish(&a);
        tg_file *file = open_bytes(&a.file);
        uint8_t *got = malloc(20000);
        assert_non_null(got);
        for (unsigned i = 0; i < 3; i++) {
            tg_tensor t;
            assert_read_fails(file, 0, TG_CODE_BAD_DATA);
            assert_true(tg_tensor_at(file, 1, &t));
            assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, 20000));
            assert_memory_equal(got, npy.data + head_of(&npy), 20000);
            assert_true(tg_tensor_at(file, 0, &t));
            assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, 19999, got, 1));
            assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
            assert_true(tg_last_error(file)->has_place);
            assert_int_equal(tg_last_error(file)->offset, 30 + 5);
            assert_int_equal(tg_last_error(file)->allowed.u64, crc_of(&npy) ^ 1);
            assert_int_equal(tg_last_error(file)->found.u64, crc_of(&npy));
            assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
            assert_int_equal(tg_last_error(file)->code,
                             method == STORED ? TG_CODE_BAD_DATA : TG_CODE_UNSUPPORTED);
            assert_false(tg_verify(file));
            assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
        }
        free(got);
        tg_close(file);
        free_bytes(&a.file);
    }
    free_bytes(&npy);
}

/* What comes out of the decoder is checked: broken codes, too few bytes, too many. */
TEST(test_deflated) {
    bytes npy = array_of("<f4", 5000, 4);
    archive a;
    make_one(&a, (member){.method = DEFLATED}, &npy);
    a.file.data[30 + 5 + 2 * 1005] = 7; /* head of the third block */
    tg_file *file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    a.file.data[30 + 5 + 2 * 1005] = 1; /* the last block too early */
    file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    a.file.data[30 + 5] = 7; /* already the header */
    assert_refused(&a.file, "bad_data", 30 + 5 + 1, "members[0].data");
    free_bytes(&a.file);

    /* Bytes behind the end of the stream: in a small member that is seen when it is opened. */
    bytes small = array_of("|u1", 4, 1);
    bytes packed = deflate(&small);
    bytes tail = {NULL, 0, 0};
    add_bytes(&tail, packed.data, packed.size);
    add_u8(&tail, 0);
    make_packed(&a, &small, &tail);
    assert_refused(&a.file, "bad_data", 30 + 5 + packed.size, "members[0].data");
    free_bytes(&a.file);
    tail.size -= 2; /* and a stream that is cut */
    make_packed(&a, &small, &tail);
    assert_refused(&a.file, "bad_data", 30 + 5 + packed.size - 1, "members[0].data");
    free_bytes(&a.file);
    free_bytes(&tail);
    free_bytes(&packed);
    packed = deflate(&npy);
    add_bytes(&tail, packed.data, packed.size);
    add_u8(&tail, 0);
    make_packed(&a, &npy, &tail);
    file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&tail);
    free_bytes(&packed);
    free_bytes(&small);

    /* An array of 5000 elements that says it has 4999, in the header and in the directory. */
    bytes less = array_of("<f4", 4999, 4);
    memcpy(npy.data, less.data, head_of(&less));
    make_one(&a, (member){.method = DEFLATED, .longer = -4}, &npy);
    /* The local header agrees; only the data are more. */
    file = open_bytes(&a.file);
    assert_read_fails(file, 0, TG_CODE_BAD_DATA);
    tg_close(file);
    free_bytes(&a.file);
    free_bytes(&less);
    free_bytes(&npy);
}

/* The archive, read through a callback that fails after some reads. */
typedef struct source {
    const bytes *b;
    uint64_t left;  /* reads until it fails */
    uint64_t given; /* bytes so far */
} source;

static int64_t read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    source *s = self;
    if (s->left == 0) return -5; /* EIO */
    s->left--;
    if (offset >= s->b->size) return 0;
    if (n > s->b->size - offset) n = (size_t)(s->b->size - offset);
    if (n > 4096) n = 4096;
    memcpy(buffer, s->b->data + offset, n);
    s->given += n;
    return (int64_t)n;
}

TEST(test_input_fails) {
    enum { COUNT = 100000 };
    bytes x = array_of("<f4", COUNT, 4);
    uint8_t *got = malloc(4 * COUNT);
    assert_non_null(got);
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a;
        make_one(&a, (member){.method = method}, &x);
        bool good = false;
        for (uint64_t calls = 0; !good; calls++) {
            source s = {&a.file, calls, 0};
            tg_source from = {.read_at = read_at, .self = &s, .size = a.file.size};
            tg_error error;
            tg_file *file = tg_open_source(&from, NULL, &error);
            if (file == NULL) {
                assert_int_equal(error.code, TG_CODE_IO);
                continue;
            }
            tg_tensor t;
            assert_true(tg_tensor_at(file, 0, &t));
            good = tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes);
            if (!good) {
                assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
                assert_int_equal(tg_last_error(file)->system, 5);
                s.left = UINT64_MAX; /* nothing stays of it */
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, got, (size_t)t.nbytes));
            }
            tg_close(file);
            assert_true(calls < 1000);
        }
        assert_memory_equal(got, x.data + head_of(&x), 4 * COUNT);
        free_bytes(&a.file);
    }
    free(got);
    free_bytes(&x);
}

/* The view of a stored array, of which only the structure is in memory: read once, at one address, and there for later
 * reads. Sizes on either side of the one from which an array has memory of its own; `ahead` of a descriptor ends in the
 * last window, and the first one begins with the header. */
TEST(test_loaded_views) {
    static const unsigned counts[] = {1000, 16000, 16384, 65536 - 32, 65536, 100000};
    for (unsigned i = 0; i < 2 * COUNT_OF(counts); i++) {
        bytes x = array_of("<f4", counts[i / 2], 4);
        const uint8_t *want = x.data + head_of(&x);
        /* A checksum that differs from that of the descriptor is refused when the archive is opened. */
        for (unsigned wrong = 0; wrong < (i % 2 != 0 ? 1u : 2u); wrong++) {
            archive a;
            make_one(&a, (member){.flags = i % 2 != 0 ? DESCRIPTOR : 0, .wrong_crc = wrong}, &x);
            source s = {&a.file, UINT64_MAX, 0};
            tg_source from = {.read_at = read_at, .self = &s, .size = a.file.size};
            tg_file *file = tg_open_source(&from, NULL, NULL);
            assert_non_null(file);
            tg_tensor t;
            assert_true(tg_tensor_at(file, 0, &t));
            const uint64_t before = s.given;
            const void *view = tg_tensor_view(file, &t, TG_PART_VALUES);
            if (wrong) {
                assert_null(view);
                assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
                assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
            } else {
                assert_memory_equal(view, want, t.nbytes);
                assert_in_range(s.given - before, 0, t.nbytes + t.nbytes / 64 + 8192);
                s.left = 0;
                assert_ptr_equal(tg_tensor_view(file, &t, TG_PART_VALUES), view);
                uint8_t got[100];
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, t.nbytes - 100, got, 100));
                assert_memory_equal(got, want + t.nbytes - 100, 100);
            }
            tg_close(file);
            free_bytes(&a.file);
        }
        free_bytes(&x);
    }
}

/* Views where the source fails, or memory, at any call: an error, and a view the next time. */
TEST(test_views_fail) {
    bytes x = array_of("<f4", 100000, 4);
    archive a;
    make_one(&a, (member){.method = STORED}, &x);
    unsigned failed[2] = {0, 0};
    for (unsigned memory_fails = 0; memory_fails < 2; memory_fails++) {
        bool good = false;
        for (uint64_t calls = 0; !good; calls++) {
            source s = {&a.file, memory_fails ? UINT64_MAX : calls, 0};
            tg_source from = {.read_at = read_at, .self = &s, .size = a.file.size};
            counted_memory memory = {.fail_at = memory_fails ? calls : UINT64_MAX};
            tg_options options = tg_options_default();
            options.allocator = (tg_allocator){counted_alloc, counted_free, &memory};
            options.format =
                TG_FORMAT_NPZ; /* detection goes on where another reader lacks memory */
            tg_tensor t;
            assert_true(calls < 1000);
            tg_file *file = tg_open_source(&from, &options, NULL);
            if (file == NULL) continue;
            const bool described = tg_tensor_at(file, 0, &t);
            const void *view = described ? tg_tensor_view(file, &t, TG_PART_VALUES) : NULL;
            good = view != NULL;
            if (!good) {
                failed[memory_fails] += described;
                assert_int_equal(tg_last_error(file)->code,
                                 memory_fails ? TG_CODE_NO_MEMORY : TG_CODE_IO);
                s.left = UINT64_MAX;
                assert_true(tg_tensor_at(file, 0, &t));
                view = tg_tensor_view(file, &t, TG_PART_VALUES);
            }
            assert_memory_equal(view, x.data + head_of(&x), t.nbytes);
            tg_close(file);
            assert_int_equal(memory.live, 0);
        }
    }
    assert_true(failed[0] > 10);
    assert_true(failed[1] >=
                3); /* what is known of tensors, the values, the window of the checksum */
    free_bytes(&a.file);
    free_bytes(&x);
}

/* ------------------------------------------------------------------------------------- passes */

/* An array of two axes, 100 x 1000. */
static bytes plane(void) {
    bytes b = array_of("<f4", 100000, 4);
    for (size_t i = 0; i < head_of(&b); i++) {
        if (memcmp(b.data + i, "(100000,), }", 12) == 0) memcpy(b.data + i, "(100,1000) }", 12);
    }
    return b;
}

typedef enum how { AT_ONCE, IN_OTHER_ORDER, FORWARD, BACKWARD, NUM_HOW } how;

/* Reads all values; false at the first error. */
static bool read_all(tg_file *file, how h, uint8_t *to, size_t size) {
    tg_tensor t;
    if (!tg_tensor_at(file, 0, &t)) return false;
    if (h == AT_ONCE) return tg_tensor_read(file, &t, TG_PART_VALUES, 0, to, size);
    if (h == IN_OTHER_ORDER) {
        const tg_array_options options = {.order = TG_ARRAY_ORDER_F};
        tg_array *array = tg_array_open(file, 0, &options);
        assert_non_null(array);
        bool good = tg_array_read(array, 0, to, size);
        tg_array_close(array);
        return good;
    }
    for (size_t at = 0; at < size; at += 1000) {
        size_t from = h == FORWARD ? at : size - at - 1000;
        if (!tg_tensor_read(file, &t, TG_PART_VALUES, from, to + from, 1000)) return false;
    }
    return true;
}

/* What is read first comes from the pass that compares the checksum: values that are read at once, and those
 * that are held, are inflated once, and others twice. */
TEST(test_passes) {
    static const unsigned passes[NUM_HOW] = {1, 1, 2, 2};
    enum { SIZE = 400000, FEW = 20000 };
    enum { KNOWN = 66000 }; /* the end of the file, which is loaded when it is opened */
    bytes x = plane();
    archive a;
    uint8_t *got = malloc(SIZE);
    assert_non_null(got);
    make_one(&a, (member){.method = DEFLATED}, &x);
    for (how h = AT_ONCE; h < NUM_HOW; h++) {
        source s = {&a.file, UINT64_MAX, 0};
        tg_source from = {.read_at = read_at, .self = &s, .size = a.file.size};
        tg_file *file = tg_open_source(&from, NULL, NULL);
        assert_non_null(file);
        assert_true(read_all(file, h, got, SIZE));
        assert_in_range(s.given, passes[h] * (SIZE - KNOWN), passes[h] * SIZE + FEW);
        if (h != IN_OTHER_ORDER) assert_memory_equal(got, x.data + head_of(&x), SIZE);
        tg_close(file);
    }
    free(got);
    free_bytes(&a.file);
    free_bytes(&x);
}

/* No value of a member with a wrong checksum is given, in whatever order it is read. */
TEST(test_nothing_given) {
    enum { SIZE = 400000 };
    bytes x = plane();
    uint8_t *got = malloc(SIZE);
    assert_non_null(got);
    for (size_t i = head_of(&x); i < x.size; i++) x.data[i] |= 1; /* no value is 0 */
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a;
        make_one(&a, (member){.method = method, .wrong_crc = 1}, &x);
        for (how h = AT_ONCE; h < NUM_HOW; h++) {
            tg_file *file = open_bytes(&a.file);
            for (unsigned again = 0; again < 2; again++) {
                memset(got, 0, SIZE);
                assert_false(read_all(file, h, got, SIZE));
                assert_int_equal(tg_last_error(file)->code, TG_CODE_BAD_DATA);
                for (size_t i = 0; i < SIZE; i++) assert_int_equal(got[i], 0);
            }
            tg_close(file);
        }
        free_bytes(&a.file);
    }
    free(got);
    free_bytes(&x);
}

/* ----------------------------------------------------------------------------------- no memory */

enum { SPAN = 1000 }; /* bytes at the end of a member, for which what is before them is inflated */

/*
 * Each allocation fails in turn, also those that zlib makes at the first byte that it inflates: the
 * error is no_memory, never one about the file, and the same read is good when there is memory.
 */
TEST(test_no_memory) {
    bytes x = array_of("<f4", 25000, 4);
    const uint8_t *want = x.data + x.size - SPAN;
    for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
        archive a;
        unsigned failed_reads = 0;
        make_one(&a, (member){.method = method}, &x);
        bool good = false;
        for (uint64_t nth = 0; !good; nth++) {
            uint8_t got[SPAN] = {0};
            counted_memory memory = {.fail_at = nth};
            tg_options options = tg_options_default();
            options.allocator = (tg_allocator){counted_alloc, counted_free, &memory};
            options.format = TG_FORMAT_NPZ; /* as above */
            tg_error error;
            tg_file *file = tg_open_memory(a.file.data, a.file.size, &options, &error);
            assert_true(nth < 1000);
            if (file == NULL) {
                assert_int_equal(error.code, TG_CODE_NO_MEMORY);
                assert_int_equal(memory.live, 0);
                continue;
            }
            tg_tensor t;
            bool described = tg_tensor_at(file, 0, &t);
            good = described && tg_verify(file) &&
                   tg_tensor_read(file, &t, TG_PART_VALUES, t.nbytes - SPAN, got, SPAN);
            if (!good) {
                assert_int_equal(tg_last_error(file)->code, TG_CODE_NO_MEMORY);
                failed_reads += described;
                assert_true(tg_tensor_at(file, 0, &t) && tg_verify(file));
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, t.nbytes - SPAN, got, SPAN));
            }
            assert_memory_equal(got, want, SPAN);
            tg_close(file);
            assert_int_equal(memory.live, 0);
        }
        /* The window of the checksum; of a stream its input, and what zlib takes. */
        assert_true(failed_reads >= (method == DEFLATED ? 4 : 1));
        free_bytes(&a.file);
    }
    free_bytes(&x);
}

#endif
