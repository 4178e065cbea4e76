/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_held.c - values that can only be read forward: how many bytes are inflated, and for how long
 * they are held, whatever is read in whatever order.
 *
 * The adapter of this test counts as an archive of deflated members has to work: it is in the middle
 * of the four members that were read last, and begins all others anew.
 */
#include "array_test.h"

#define MOST_TENSORS 8

/* A member that is read: the tensor is the `fake` of that number. */
typedef struct member {
    uint64_t at;
    uint64_t used; /* 0: not open */
} member;

static struct {
    fake *fakes;
    uint64_t count;
    member members[MOST_TENSORS];
    uint64_t reads;
    uint64_t inflated;
} archive;

static bool adopt_archive(tg_file *file) {
    file->num_tensors = archive.count;
    return true;
}

static bool describe_member(tg_file *file, uint64_t i, tg_tensor *tensor) {
    current = &archive.fakes[i];
    if (!describe_fake(file, i, tensor)) return false;
    tensor->parts[TG_PART_VALUES].offset = TG_NOWHERE;
    return true;
}

static void close_one_too_many(void) {
    member *oldest = NULL;
    unsigned open = 0;
    for (uint64_t i = 0; i < archive.count; i++) {
        member *m = &archive.members[i];
        if (m->used == 0) continue;
        open++;
        if (oldest == NULL || m->used < oldest->used) oldest = m;
    }
    if (open > 4) oldest->used = 0;
}

static bool inflate_member(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                           void *dst, size_t n) {
    member *m = &archive.members[tensor->index];
    current = &archive.fakes[tensor->index];
    if (m->used == 0 || at < m->at) m->at = 0;
    archive.inflated += at + n - m->at;
    m->at = at + n;
    m->used = ++archive.reads;
    close_one_too_many();
    return read_part_fake(file, tensor, part, at, dst, n);
}

static const tg_adapter forward = {.format = TG_FORMAT_NNB,
                                   .read = read_fake,
                                   .adopt = adopt_archive,
                                   .describe = describe_member,
                                   .name_of = name_fake,
                                   .read_part = inflate_member};

static tg_file *open_archive(fake *fakes, uint64_t count, const tg_options *options) {
    static const tg_adapter *const list[] = {&forward};
    tg_error error;
    memset(&archive, 0, sizeof archive);
    archive.fakes = fakes;
    archive.count = count;
    current = fakes;
    for (uint64_t i = 0; i < count; i++) fakes[i].reads_left = UINT64_MAX;
    tg_file *file = tg_open_memory_with("x", 1, options, &error, list, 1);
    assert_non_null(file);
    return file;
}

/* -------------------------------------------------------------------------------- ways to read */

static void read_forward(tg_array *a, const expected *e) {
    for (size_t from = 0; from < e->nbytes; from += 1000)
        assert_reads(a, e, from, e->nbytes - from < 1000 ? e->nbytes - from : 1000);
}

static void read_backward(tg_array *a, const expected *e) {
    for (size_t to = e->nbytes; to > 0;) {
        const size_t n = to < 777 ? to : 777;
        to -= n;
        assert_reads(a, e, to, n);
    }
}

/* As a slice with a large step, in one direction or the other. */
static void read_steps(tg_array *a, const expected *e) {
    const size_t size = tg_dtype_bits(e->dtype) / 8;
    for (size_t i = 0; i < (size_t)e->count; i += 97) assert_reads(a, e, i * size, size);
}

static void read_steps_back(tg_array *a, const expected *e) {
    const size_t size = tg_dtype_bits(e->dtype) / 8;
    for (size_t i = (size_t)e->count; i > 0; i = i > 97 ? i - 97 : 0)
        assert_reads(a, e, (i - 1) * size, size);
}

static void read_anywhere(tg_array *a, const expected *e) {
    for (unsigned i = 0; i < 40; i++) {
        const size_t from = (size_t)draw(e->nbytes);
        assert_reads(a, e, from, 1 + (size_t)draw(e->nbytes - from) / 40);
    }
}

/* The last bytes, then the first ones, and so on. */
static void read_both_ends(tg_array *a, const expected *e) {
    for (size_t i = 0; i < 20 && i < e->nbytes; i++) {
        assert_reads(a, e, e->nbytes - 1 - i, 1 + i);
        assert_reads(a, e, i, 1);
    }
}

static void copy_all(tg_array *a, const expected *e) { assert_copies(a, e, 0, e->nbytes); }

static void copy_pieces(tg_array *a, const expected *e) {
    for (size_t from = 0; from < e->nbytes; from += 3001)
        assert_copies(a, e, from, e->nbytes - from < 3001 ? e->nbytes - from : 3001);
}

/* As conversion does that counts first what is lost. */
static void read_and_copy(tg_array *a, const expected *e) {
    read_forward(a, e);
    copy_all(a, e);
}

typedef void read_fn(tg_array *a, const expected *e);

static read_fn *const ways[] = {read_forward,    read_backward, read_steps,
                                read_steps_back, read_anywhere, read_both_ends,
                                copy_all,        copy_pieces,   read_and_copy};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---------------------------------------------------------------------------------------- tests */

typedef struct shape {
    uint32_t rank;
    uint64_t n[16]; /* the axes after them have length 1 */
} shape;

static const shape shapes[] = {
    {1, {40000}},
    {2, {200, 150}},
    {2, {2, 15000}},
    {2, {15000, 2}},
    {3, {31, 29, 37}},
    {4, {1, 170, 1, 190}},
    {6, {5, 7, 3, 11, 4, 6}},
    {14, {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}},
    {15, {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}},
    {64, {2, 3, 2, 2, 1, 2, 3, 2, 2, 2, 2, 2, 3, 2, 2, 2}},
};

/* With the pass that compares checksums, at most three. */
#define MOST_PASSES 2

TEST(test_passes) {
    static const tg_dtype types[] = {TG_DTYPE_UINT8, TG_DTYPE_FLOAT16, TG_DTYPE_FLOAT32,
                                     TG_DTYPE_INT64, TG_DTYPE_COMPLEX128};
    static const tg_array_order orders[] = {TG_ARRAY_ORDER_ANY, TG_ARRAY_ORDER_C, TG_ARRAY_ORDER_F};
    for (unsigned i = 0; i < COUNT(shapes) * 2 * COUNT(orders) * COUNT(ways); i++) {
        unsigned k = i;
        const shape *s = &shapes[k % COUNT(shapes)];
        k /= COUNT(shapes);
        const tg_order stored = k % 2 == 0 ? TG_ORDER_F : TG_ORDER_C;
        k /= 2;
        const tg_array_options options = {
            .order = orders[k % COUNT(orders)],
            .window = draw(2) * 9000,
        };
        k /= COUNT(orders);
        uint64_t n[64];
        for (uint32_t axis = 0; axis < 64; axis++)
            n[axis] = axis < 16 && s->n[axis] > 0 ? s->n[axis] : 1;
        fake f = make_dense(types[draw(COUNT(types))], stored, s->rank, n);
        tg_file *file = open_archive(&f, 1, NULL);
        expected e = expect(&f, &options, false);
        tg_array *a = tg_array_open(file, 0, &options);
        assert_non_null(a);
        ways[k](a, &e);
        assert_true(archive.inflated <= MOST_PASSES * e.nbytes);
        tg_array_close(a);
        tg_close(file);
        free(e.data);
        free_fake(&f);
    }
}

/* The stored bytes, without an array. */
TEST(test_stored) {
    static const uint64_t n[] = {30000};
    uint8_t got[1000];
    for (unsigned kind = 0; kind < 4; kind++) {
        fake f = make_dense(TG_DTYPE_INT16, TG_ORDER_C, 1, n);
        tg_file *file = open_archive(&f, 1, NULL);
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        const size_t nbytes = (size_t)t.nbytes;
        for (size_t i = 0; i < 500; i++) {
            size_t from = kind == 0 ? i * 119 : nbytes - 1 - i * 119;
            if (kind == 2) from = (size_t)draw(nbytes);
            if (kind == 3) from = i % 2 == 0 ? i : nbytes - i; /* forth, and back to the start */
            const size_t most = nbytes - from < 100 ? nbytes - from : 100;
            assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, from, got, most));
            assert_memory_equal(got, f.parts[TG_PART_VALUES] + from, most);
        }
        assert_true(archive.inflated <= MOST_PASSES * nbytes);
        assert_int_equal(file->held > 0, kind > 0); /* going forward takes no memory */
        tg_close(file);
        free_fake(&f);
    }
}

/* Passes from the first byte to the last hold nothing, however many. */
TEST(test_repeated) {
    static const uint64_t n[] = {90, 70};
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_C, 2, n);
    const tg_array_options options = {.order = TG_ARRAY_ORDER_C};
    tg_file *file = open_archive(&f, 1, NULL);
    expected e = expect(&f, &options, false);
    for (unsigned i = 1; i <= 5; i++) {
        tg_array *a = tg_array_open(file, 0, &options);
        read_forward(a, &e);
        tg_array_close(a);
        assert_int_equal(file->held, 0);
        assert_int_equal(archive.inflated, i * e.nbytes);
    }
    tg_close(file);
    free(e.data);
    free_fake(&f);
}

/* More tensors in turn than the adapter has open. */
TEST(test_in_turn) {
    static const uint64_t n[] = {100, 60};
    fake fakes[MOST_TENSORS];
    expected e[MOST_TENSORS];
    tg_array *arrays[MOST_TENSORS];
    const tg_array_options options = {.order = TG_ARRAY_ORDER_C};
    for (unsigned round = 0; round < 3; round++) {
        const unsigned count = round == 0 ? 4 : MOST_TENSORS;
        for (unsigned i = 0; i < count; i++) {
            const tg_order stored = round == 2 && i % 2 == 0 ? TG_ORDER_F : TG_ORDER_C;
            fakes[i] = make_dense(TG_DTYPE_FLOAT32, stored, 2, n);
            e[i] = expect(&fakes[i], &options, false);
        }
        tg_file *file = open_archive(fakes, count, NULL);
        for (unsigned i = 0; i < count; i++) {
            arrays[i] = tg_array_open(file, i, &options);
            assert_non_null(arrays[i]);
        }
        for (size_t from = 0; from < e[0].nbytes; from += 200) {
            for (unsigned i = 0; i < count; i++) assert_reads(arrays[i], &e[i], from, 200);
        }
        assert_true(archive.inflated <= (round == 0 ? 1 : MOST_PASSES) * count * e[0].nbytes);
        for (unsigned i = 0; i < count; i++) tg_array_close(arrays[i]);
        tg_close(file);
        for (unsigned i = 0; i < count; i++) {
            free(e[i].data);
            free_fake(&fakes[i]);
        }
    }
}

/* Held values are released with what needs them; of several arrays one after the other, those of one are held. */
TEST(test_memory) {
    static const uint64_t n[] = {50, 40};
    fake fakes[4];
    const tg_array_options options = {.order = TG_ARRAY_ORDER_C};
    for (unsigned i = 0; i < 4; i++) fakes[i] = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 2, n);
    const size_t nbytes = 50 * 40 * 4;
    tg_file *file = open_archive(fakes, 4, NULL);
    for (unsigned i = 0; i < 4; i++) {
        expected e = expect(&fakes[i], &options, false);
        tg_array *a = tg_array_open(file, i, &options);
        read_forward(a, &e);
        assert_int_equal(file->held, nbytes); /* although it is still open: it was read in order */
        assert_non_null(file->lingering);
        if (i == 0) { /* read again, in another order: not released before it is closed */
            read_backward(a, &e);
            assert_null(file->lingering);
            read_forward(a, &e);
            assert_null(file->lingering);
            assert_int_equal(archive.inflated, nbytes);
        }
        tg_array_close(a);
        assert_non_null(file->lingering);
        free(e.data);
    }
    assert_int_equal(archive.inflated, 4 * nbytes);
    tg_close(file);
    for (unsigned i = 0; i < 4; i++) free_fake(&fakes[i]);
}

/* What is held together is limited. */
TEST(test_limit) {
    static const uint64_t n[] = {50, 40};
    fake fakes[2];
    for (unsigned i = 0; i < 2; i++) fakes[i] = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 2, n);
    const tg_array_options c = {.order = TG_ARRAY_ORDER_C};
    tg_options options = tg_options_default();
    options.limits.max_dense = 15999;
    tg_file *file = open_archive(fakes, 2, &options);
    tg_array *a = tg_array_open(file, 0, &c);
    tg_array *b = tg_array_open(file, 1, &c);
    uint8_t byte;
    assert_true(tg_array_read(a, 10, &byte, 1));
    assert_false(tg_array_read(b, 10, &byte, 1));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_LIMIT);
    assert_int_equal(tg_last_error(file)->limit, TG_LIMIT_MAX_DENSE);
    assert_int_equal(tg_last_error(file)->found.u64, 16000);
    tg_array_close(a); /* what only lingers gives way */
    assert_true(tg_array_read(b, 10, &byte, 1));
    tg_array_close(b);
    tg_close(file);
    for (unsigned i = 0; i < 2; i++) free_fake(&fakes[i]);
}

/* -------------------------------------------------------------------------------------- failures */

/* Each allocation and each read that fails is reported, and the next attempt succeeds. */
TEST(test_failures) {
    static const uint64_t n[] = {50, 40};
    fake f = make_dense(TG_DTYPE_FLOAT32, TG_ORDER_F, 2, n);
    const tg_array_options c = {.order = TG_ARRAY_ORDER_C};
    expected e = expect(&f, &c, false);
    for (unsigned kind = 0; kind < 2 * 6; kind++) {
        counted_memory m = {.fail_at = UINT64_MAX};
        tg_options options = tg_options_default();
        options.allocator = (tg_allocator){counted_alloc, counted_free, &m};
        tg_file *file = open_archive(&f, 1, &options);
        tg_array *a = tg_array_open(file, 0, &c);
        uint8_t *got = exact(e.nbytes);
        if (kind % 2 == 0) exhaust_after(&m, kind / 2);
        if (kind % 2 == 1) f.reads_left = kind / 2;
        if (!tg_array_read(a, 0, got, e.nbytes)) {
            assert_int_equal(tg_last_error(file)->code,
                             kind % 2 == 0 ? TG_CODE_NO_MEMORY : TG_CODE_IO);
            assert_int_equal(file->held == 0 || kind == 4, 1);
            m.fail_at = f.reads_left = UINT64_MAX;
            assert_true(tg_array_read(a, 0, got, e.nbytes));
        } else {
            assert_true(kind >= 6 || kind == 3 || kind == 5);
        }
        assert_memory_equal(got, e.data, e.nbytes);
        free(got);
        tg_array_close(a);
        tg_close(file);
        assert_int_equal(m.live, 0);
    }
    free(e.data);
    free_fake(&f);
}
