/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_input_folded.c - input of 5 GiB that has some MiB of addresses: every byte that is given is the one at its place, addresses
 * stay, and what has no room is refused. Machines with 64 bits have an input as ever.
 */
#include "input_test.h"

#if KS_FOLDS

#define SIZE (5 * GIB + 77)
#define ROOM (40 * MIB) /* half of it is the pool */

typedef struct world {
    test_source source;
    tg_input *in;
    ks_ctx ks;
} world;

static void begin(world *w) {
    const tg_input_options options = {.max_image = ROOM};
    const tg_source source = source_of(&w->source, SIZE);
    tg_io_error error;
    w->in = tg_input_from_source(&source, &options, &error);
    assert_non_null(w->in);
    assert_true(tg_input_is_partial(w->in) && !tg_input_is_folded(w->in));
    const ks_input input = tg_input_folded(w->in);
    assert_true(tg_input_is_folded(w->in));
    assert_true(input.size == SIZE && input.absent == 0);
    ks_ctx_init(&w->ks, input, ks_limits_for(SIZE), NULL);
}

static void end(world *w) {
    ks_ctx_free(&w->ks);
    tg_input_close(w->in);
    assert_int_equal(w->source.closed, 1);
}

static const uint8_t *expect_at(world *w, uint64_t offset, uint64_t n) {
    const uint8_t *bytes = ks_input_bytes(&w->ks, offset, n);
    assert_non_null(bytes);
    expect_bytes(bytes, offset, n);
    assert_true(ks_offset_of(&w->ks, bytes) == offset);
    return bytes;
}

TEST(bytes_anywhere) {
    world w;
    uint32_t random = 1;
    begin(&w);
    for (unsigned i = 0; i < 1500; i++) {
        const uint64_t offset = (uint64_t)next_random(&random) * 213 % (SIZE - 70000);
        expect_at(&w, offset, 1 + next_random(&random) % 60);
    }
    expect_at(&w, 0, 100000);
    expect_at(&w, SIZE - 100000, 100000);
    expect_at(&w, SIZE - 1, 1);
    end(&w);
}

/* What is asked for at first may be less than what is needed later: then it lies elsewhere, and what was given stays. */
TEST(longer_rows) {
    world w;
    begin(&w);
    const uint8_t *first = expect_at(&w, 3 * GIB + 10, 20);
    expect_at(&w, 3 * GIB + 5 * MIB, 20);
    const uint8_t *whole = expect_at(&w, 3 * GIB, 3 * MIB);
    expect_bytes(first, 3 * GIB + 10, 20);
    assert_true(ks_offset_of(&w.ks, first) == 3 * GIB + 10);
    assert_true(ks_input_bytes(&w.ks, 3 * GIB + 10, 20) == whole + 10);
    end(&w);
}

/* A stream whose bytes lie in many places. */
TEST(a_stream_goes_on) {
    world w;
    begin(&w);
    ks_stream io = ks_stream_root(&w.ks);
    for (uint64_t at = 2 * GIB; at < 4 * GIB; at += 100 * MIB + 4093) {
        uint64_t number = 0;
        ks_bytes view = {NULL, 0};
        ks_text text = {NULL, 0, 0};
        io.pos = at;
        assert_true(ks_read_u8le(&w.ks, &io, &number));
        for (unsigned k = 0; k < 8; k++)
            assert_int_equal((number >> 8 * k) & 0xff, byte_at(at + k));
        assert_true(ks_read_bytes(&w.ks, &io, 5000, &view));
        assert_true(ks_offset_of(&w.ks, view.data) == at + 8);
        ks_stream sub = ks_substream(&io, 5000, 5000);
        assert_true(ks_fetch(&w.ks, view.data, view.size));
        expect_bytes(view.data, at + 8, view.size);
        sub.pos = 4990;
        assert_true(ks_read_u8le(&w.ks, &sub, &number));
        assert_int_equal(number & 0xff, byte_at(at + 8 + 4990));
        const uint8_t last = byte_at(at + 5008 + 70);
        assert_true(ks_read_until(&w.ks, &io, last, 1, true, true, false, &text));
        assert_true(text.size <= 71);
        expect_bytes(text.data, at + 5008, text.size);
    }
    end(&w);
}

/* A view may be of more bytes than there are addresses for; its first ones can be had. */
TEST(values_have_no_room) {
    world w;
    ks_bytes view = {NULL, 0};
    begin(&w);
    ks_stream io = ks_stream_root(&w.ks);
    io.pos = 1000;
    assert_true(ks_read_bytes(&w.ks, &io, 4 * GIB, &view));
    assert_true(ks_offset_of(&w.ks, view.data) == 1000);
    assert_true(ks_fetch_part(&w.ks, view.data, 100, 50));
    expect_bytes(view.data + 100, 1100, 50);
    assert_false(ks_fetch_part(&w.ks, view.data, GIB, 1));
    assert_int_equal(w.ks.error.code, KS_IO);
    assert_int_equal(w.ks.error.found.s64, ENOMEM);
    end(&w);
}

/* Beyond the pool nothing is loaded; what was stays. */
TEST(a_full_pool) {
    world w;
    begin(&w);
    const uint8_t *first = expect_at(&w, GIB, 10);
    uint64_t at = GIB;
    while (ks_input_bytes(&w.ks, at, 10) != NULL) {
        at += 300007;
        assert_true(at < SIZE - 100);
    }
    assert_int_equal(w.ks.error.code, KS_IO);
    assert_int_equal(w.ks.error.found.s64, ENOMEM);
    expect_bytes(first, GIB, 10);
    ks_stream io = ks_stream_root(&w.ks);
    io.pos = at;
    assert_false(ks_fetch(&w.ks, ks_here(&io), 1));
    end(&w);
}

/* The bytes that were seen once are given for ever, whatever the source says later: by readers, and as values. */
TEST(a_source_that_changes) {
    world w;
    uint8_t values[100];
    begin(&w);
    const uint8_t *old = expect_at(&w, 2 * GIB + 4000, 90);
    expect_at(&w, 3 * GIB, 1); /* which lies behind it */
    w.source.drift = 1;
    expect_at(&w, 2 * GIB + 4000, 90);
    const uint8_t *row = ks_input_bytes(&w.ks, 2 * GIB + 4000, MIB);
    assert_true(row != NULL && row != old);
    expect_bytes(row, 2 * GIB + 4000, 96); /* to the end of the page */
    assert_int_equal(tg_input_read(w.in, 2 * GIB + 4000, 96, values), 0);
    expect_bytes(values, 2 * GIB + 4000, 96);
    assert_int_equal(tg_input_read(w.in, 2 * GIB + 40 * MIB, 1, values), 0);
    assert_int_equal(values[0], (uint8_t)(byte_at(2 * GIB + 40 * MIB) + 1));
    end(&w);
}

TEST(a_source_that_fails) {
    world w;
    begin(&w);
    w.source.bad_from = 3 * GIB;
    w.source.failure = -EIO;
    expect_at(&w, 3 * GIB - 100, 100);
    assert_null(ks_input_bytes(&w.ks, 3 * GIB - 100, 101));
    assert_int_equal(w.ks.error.code, KS_IO);
    assert_int_equal(w.ks.error.found.s64, EIO);
    w.source.bad_from = UINT64_MAX;
    expect_at(&w, 3 * GIB - 100, 101);
    end(&w);
}

#else

TEST(as_ever) {
    test_source source;
    tg_input *in = open_source(&source, 5 * GIB);
    const ks_input input = tg_input_folded(in);
    assert_true(input.base == tg_input_ks(in).base && !tg_input_is_folded(in));
    tg_input_close(in);
}

#endif
