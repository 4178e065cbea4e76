/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_msgpack.c - the reader of any token of MessagePack, tag by tag, compared with the table in
 * the specification of MessagePack; and with truncated input, without memory, and with input that
 * cannot be read.
 */
#include "msgpack.h"

#include "ks_test.h"

#define ROOM 70000 /* bytes after a tag: more than the longest text here */

/* Tags from `first` on that are alike. */
typedef struct form {
    uint8_t first;
    uint8_t last;
    int64_t what;
    uint8_t number; /* bytes of a number, or of a length */
    uint32_t least; /* a smaller length would have had a shorter form */
} form;

static const form forms[] = {
    {0x00, 0x7f, MSGPACK_FORM_UNSIGNED, 0, 0},    {0x80, 0x8f, MSGPACK_FORM_MAP, 0, 0},
    {0x90, 0x9f, MSGPACK_FORM_ARRAY, 0, 0},       {0xa0, 0xbf, MSGPACK_FORM_STRING, 0, 0},
    {0xc0, 0xc0, MSGPACK_FORM_NIL, 0, 0},         {0xc2, 0xc3, MSGPACK_FORM_BOOLEAN, 0, 0},
    {0xc4, 0xc4, MSGPACK_FORM_BINARY, 1, 0},      {0xc5, 0xc5, MSGPACK_FORM_BINARY, 2, 256},
    {0xc6, 0xc6, MSGPACK_FORM_BINARY, 4, 65536},  {0xc7, 0xc7, MSGPACK_FORM_EXTENSION, 1, 0},
    {0xc8, 0xc8, MSGPACK_FORM_EXTENSION, 2, 256}, {0xc9, 0xc9, MSGPACK_FORM_EXTENSION, 4, 65536},
    {0xca, 0xca, MSGPACK_FORM_FLOATING, 4, 0},    {0xcb, 0xcb, MSGPACK_FORM_FLOATING, 8, 0},
    {0xcc, 0xcc, MSGPACK_FORM_UNSIGNED, 1, 0},    {0xcd, 0xcd, MSGPACK_FORM_UNSIGNED, 2, 0},
    {0xce, 0xce, MSGPACK_FORM_UNSIGNED, 4, 0},    {0xcf, 0xcf, MSGPACK_FORM_UNSIGNED, 8, 0},
    {0xd0, 0xd0, MSGPACK_FORM_SIGNED, 1, 0},      {0xd1, 0xd1, MSGPACK_FORM_SIGNED, 2, 0},
    {0xd2, 0xd2, MSGPACK_FORM_SIGNED, 4, 0},      {0xd3, 0xd3, MSGPACK_FORM_SIGNED, 8, 0},
    {0xd4, 0xd8, MSGPACK_FORM_EXTENSION, 0, 0},   {0xd9, 0xd9, MSGPACK_FORM_STRING, 1, 32},
    {0xda, 0xda, MSGPACK_FORM_STRING, 2, 256},    {0xdb, 0xdb, MSGPACK_FORM_STRING, 4, 65536},
    {0xdc, 0xdc, MSGPACK_FORM_ARRAY, 2, 16},      {0xdd, 0xdd, MSGPACK_FORM_ARRAY, 4, 65536},
    {0xde, 0xde, MSGPACK_FORM_MAP, 2, 16},        {0xdf, 0xdf, MSGPACK_FORM_MAP, 4, 65536},
    {0xe0, 0xff, MSGPACK_FORM_SIGNED, 0, 0},
};

static uint8_t input[1 + ROOM];

static bool has_bytes(const form *f) {
    return f->what == MSGPACK_FORM_STRING || f->what == MSGPACK_FORM_BINARY ||
           f->what == MSGPACK_FORM_EXTENSION;
}

static bool has_items(const form *f) {
    return f->what == MSGPACK_FORM_ARRAY || f->what == MSGPACK_FORM_MAP;
}

/* Bytes or items of a token whose length field is `number`. */
static uint64_t length_of(const form *f, uint8_t tag, uint64_t number) {
    if (f->number > 0) return number;
    if (f->what == MSGPACK_FORM_EXTENSION) return UINT64_C(1) << (tag - 0xd4);
    return f->what == MSGPACK_FORM_STRING ? tag - 0xa0u : tag & 15u;
}

static uint64_t head_of(const form *f) {
    return 1u + f->number + (f->what == MSGPACK_FORM_EXTENSION ? 1u : 0u);
}

static uint64_t size_of(const form *f, uint8_t tag, uint64_t number) {
    return head_of(f) + (has_bytes(f) ? length_of(f, tag, number) : 0);
}

static void put_token(const form *f, uint8_t tag, uint64_t number) {
    for (size_t i = 0; i < sizeof input; i++) input[i] = (uint8_t)(i * 7 + 1);
    input[0] = tag;
    for (unsigned i = 0; i < f->number; i++)
        input[1 + i] = (uint8_t)(number >> 8 * (f->number - 1 - i));
}

static bool read_token(ks_ctx *ks, ks_stream *io, msgpack **token) {
    return msgpack_read(ks, io, token) && msgpack_complete(ks, *token);
}

static void check_value(const form *f, uint8_t tag, uint64_t number, const msgpack *token) {
    int64_t sign = f->number == 0 ? 0 : (int64_t)(UINT64_C(1) << (8u * f->number - 1));
    if (f->what == MSGPACK_FORM_UNSIGNED)
        assert_true(token->unsigned_value == (f->number > 0 ? number : tag));
    if (f->what == MSGPACK_FORM_SIGNED) {
        int64_t want = f->number == 8  ? (int64_t)number
                       : f->number > 0 ? ((int64_t)number ^ sign) - sign
                                       : (int64_t)tag - 256;
        assert_true(token->signed_value == want);
    }
    if (f->what == MSGPACK_FORM_BOOLEAN) assert_true(token->boolean_value == (tag == 0xc3));
    if (f->what == MSGPACK_FORM_FLOATING)
        assert_true(token->float_value.kind == KS_ANY_F64 && token->float_value.span == f->number);
    if (has_items(f)) assert_true(token->num_items == length_of(f, tag, number));
    if (f->what == MSGPACK_FORM_EXTENSION)
        assert_true((uint8_t)token->ext_type == input[1 + f->number]);
    if (!has_bytes(f)) return;
    assert_true(token->len_data == length_of(f, tag, number));
    assert_true(token->data.size == token->len_data && token->data.data == input + head_of(f));
}

static void check_whole(const form *f, uint8_t tag, uint64_t number) {
    ks_ctx ks;
    msgpack *token = NULL;
    uint64_t size = size_of(f, tag, number);
    put_token(f, tag, number);
    ks_ctx_init(&ks, ks_input_memory(input, sizeof input), ks_limits_for(sizeof input), NULL);
    ks_stream io = ks_stream_root(&ks);
    bool good = read_token(&ks, &io, &token);
    assert_true(good == (size <= sizeof input));
    bool wide = f->number > 0 && (has_bytes(f) || has_items(f)) && number < f->least;
    if (good) {
        assert_true(token->form == f->what && io.pos == size);
        check_value(f, tag, number, token);
        assert_int_equal(ks.num_notes, wide ? 1 : 0);
        if (wide) assert_true(ks.notes[0].offset == 1);
    } else {
        assert_int_equal(ks.error.code, KS_TRUNCATED);
        assert_true(ks.error.offset == head_of(f));
    }
    ks_ctx_free(&ks);

    if (!wide || !good) return;
    ks_limits strict = ks_limits_for(sizeof input);
    strict.strict = true;
    ks_ctx_init(&ks, ks_input_memory(input, sizeof input), strict, NULL);
    io = ks_stream_root(&ks);
    assert_false(read_token(&ks, &io, &token));
    assert_true(ks.error.code == KS_BAD_VALUE && ks.error.offset == 1);
    ks_ctx_free(&ks);
}

/* Truncated at every position, with each load failing, and with every budget that is too small. */
static void check_faults(const form *f, uint8_t tag, uint64_t number) {
    uint64_t size = size_of(f, tag, number);
    ks_ctx ks;
    msgpack *token = NULL;
    put_token(f, tag, number);
    for (uint64_t n = 0; n < size && n < 64; n++) {
        ks_ctx_init(&ks, ks_input_memory(input, (size_t)n), ks_limits_for(n), NULL);
        ks_stream io = ks_stream_root(&ks);
        assert_false(read_token(&ks, &io, &token));
        assert_true(ks.error.code == KS_TRUNCATED && ks.error.offset <= n && ks.error.path_len > 0);
        ks_ctx_free(&ks);
    }
    bool happened = true;
    for (uint64_t n = 0; happened; n++) {
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, input, (size_t)size, 0);
        lazy.fail_at = n;
        lazy.code = 5;
        bool good = read_token(&ks, &io, &token);
        happened = lazy.loads > n;
        assert_true(good != happened && (good || ks.error.code == KS_IO));
        lazy_end(&ks, &lazy);
    }
    for (int which = 0; which < 2; which++) {
        bool good = false;
        for (uint64_t n = 0; !good; n += which == 0 ? KS_ALIGNMENT : 1) {
            ks_limits limits = ks_limits_for(size);
            *(which == 0 ? &limits.memory : &limits.work) = n;
            ks_ctx_init(&ks, ks_input_memory(input, (size_t)size), limits, NULL);
            ks_stream io = ks_stream_root(&ks);
            good = read_token(&ks, &io, &token);
            assert_true(good || ks.error.code == KS_LIMIT);
            ks_ctx_free(&ks);
        }
    }
}

TEST(test_every_tag) {
    static const uint64_t numbers[] = {
        0,         1,     15,    16,    31,    32,       127,      128,        255,
        256,       32767, 32768, 65535, 65536, ROOM - 5, ROOM + 1, UINT32_MAX, UINT64_C(1) << 63,
        UINT64_MAX};
    unsigned tags = 0;
    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        const form *f = &forms[i];
        for (unsigned tag = f->first; tag <= f->last; tag++, tags++) {
            for (size_t k = 0; k < COUNT_OF(numbers); k++) {
                bool fits = f->number == 8 || numbers[k] >> 8u * f->number == 0;
                if (fits) check_whole(f, (uint8_t)tag, numbers[k]);
                if (fits && numbers[k] < 40) check_faults(f, (uint8_t)tag, numbers[k]);
            }
        }
    }
    assert_int_equal(tags, 255);
}

TEST(test_no_token) {
    static const uint8_t never[] = {0xc1, 0};
    ks_ctx ks;
    msgpack *token = NULL;
    ks_ctx_init(&ks, ks_input_memory(never, sizeof never), ks_limits_for(2), NULL);
    ks_stream io = ks_stream_root(&ks);
    assert_false(read_token(&ks, &io, &token));
    assert_true(ks.error.code == KS_BAD_VALUE && ks.error.offset == 0);
    ks_ctx_free(&ks);
}
