/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_detect.c - detecting the format, limits, and opening with too little memory. With formats
 * made for the test: a file of one begins with its letter twice, a byte for its number of tensors,
 * and 'k' for each of them.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "file.h"
#include "memory_test.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"
#include "unit.h"

typedef struct toy {
    uint8_t count;
} toy;

static const ks_rule rule_even = {"toy.even", "an even number of tensors", KS_BAD_VALUE, true};

/* `first`: a note-level rule fails before the end of the header; strict mode must still
 * recognise it. */
static unsigned num_reads;

static bool read_toy(ks_ctx *ks, void **root, char letter, bool first) {
    num_reads++;
    ks_stream io = ks_stream_root(ks);
    uint8_t byte = 0;
    for (int i = 0; i < 2; i++) {
        uint64_t at = ks_at(&io);
        if (!ks_read_u1(ks, &io, &byte)) return ks_in(ks, "magic");
        if (byte != (uint8_t)letter) {
            ks_fail_found(ks, KS_BAD_VALUE, at, "its letter", ks_none(), ks_value_u64(byte));
            return ks_in(ks, "magic");
        }
    }
    toy *t = ks_alloc(ks, 1, sizeof *t);
    if (t == NULL) return false;
    if (!ks_read_u1(ks, &io, &t->count)) return ks_in(ks, "count");
    uint64_t place = first ? 0 : 2;
    if (t->count % 2 != 0 &&
        !ks_violated(ks, &rule_even, place, ks_none(), ks_value_u64(t->count))) {
        return ks_in(ks, "count");
    }
    for (uint64_t i = 0; i < t->count; i++) {
        uint64_t at = ks_at(&io);
        if (!ks_read_u1(ks, &io, &byte)) return ks_in_item(ks, "tensors", i);
        if (byte != 'k') {
            ks_fail_found(ks, KS_BAD_VALUE, at, "k", ks_none(), ks_value_u64(byte));
            return ks_in_item(ks, "tensors", i);
        }
    }
    *root = t;
    return true;
}

static bool read_a(ks_ctx *ks, void **root) { return read_toy(ks, root, 'a', false); }
static bool read_b(ks_ctx *ks, void **root) { return read_toy(ks, root, 'b', true); }

static bool adopt(tg_file *file) {
    const toy *t = tg_tree(file);
    if (t == NULL) return false;
    file->num_tensors = t->count;
    return true;
}

/* Tensor i has i axes of one element each. */
static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    uint64_t *shape = tg_shape(file, tensor, (uint32_t)i);
    if (shape == NULL) return false;
    for (uint64_t k = 0; k < i; k++) shape[k] = 1;
    tg_dense(tensor, TG_DTYPE_UINT8, 1, 3 + i);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

#define TOY(id, reader)                                                                            \
    {                                                                                              \
        .format = id, .header_size = 2, .read = reader, .adopt = adopt, .describe = describe,      \
        .name_of = name_of                                                                         \
    }

static const tg_adapter toy_a = TOY(TG_FORMAT_PRIMITIV, read_a);
static const tg_adapter toy_b = TOY(TG_FORMAT_NNB, read_b);
static const tg_adapter twin = TOY(TG_FORMAT_PVP, read_a);
/* Accepts only files of one or two tensors, while its reader accepts any number; one is a note. */
static ks_verdict has_few(ks_gate *gate, const uint8_t *data, size_t size, bool strict) {
    if (size != 5 && size != 4) return KS_REFUSED;
    if (!ks_look(gate, 0, size)) return KS_STOPPED;
    if (data[2] + UINT64_C(3) != size || (strict && data[2] == 1)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* Counts without a parse tree. */
static bool adopt_bytes(tg_file *file) {
    file->num_tensors = file->ks.input.base[2];
    return true;
}
static const tg_adapter confirmed = {.format = TG_FORMAT_BTF,
                                     .header_size = 2,
                                     .read = read_a,
                                     .validate = has_few,
                                     .adopt = adopt,
                                     .describe = describe,
                                     .name_of = name_of};
static const tg_adapter from_bytes = {.format = TG_FORMAT_BTF,
                                      .header_size = 2,
                                      .read = read_a,
                                      .validate = has_few,
                                      .adopt = adopt_bytes,
                                      .describe = describe,
                                      .name_of = name_of};
static const tg_adapter *const one[] = {&confirmed};
static const tg_adapter *const without_tree[] = {&from_bytes};
static const tg_adapter *const two[] = {&toy_a, &toy_b};
static const tg_adapter *const twins[] = {&toy_a, &toy_b, &twin};

static tg_error error;

static tg_file *open_text(const char *text, const tg_options *options) {
    memset(&error, 0, sizeof error);
    return tg_open_memory_with(text, strlen(text), options, &error, two, 2);
}

TEST(test_takes) {
    tg_file *file = open_text("aa\x02kk", NULL);
    assert_non_null(file);
    assert_int_equal(tg_file_format(file), TG_FORMAT_PRIMITIV);
    assert_int_equal(tg_num_tensors(file), 2);
    assert_int_equal(tg_file_size(file), 5);
    assert_int_equal(tg_num_notes(file), 0);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 1, &t));
    assert_string_equal(t.name, "1");
    assert_int_equal(t.rank, 1);
    assert_int_equal(t.offset, 4);
    assert_true(tg_tensor_find(file, "0", &t));
    assert_int_equal(t.index, 0);
    assert_false(tg_tensor_find(file, "7", &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_ABSENT);
    assert_false(tg_tensor_at(file, 2, &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
    tg_close(file);
    tg_close(NULL);
}

/* Recognised by one and refused by it: the result is its error. */
TEST(test_refused) {
    assert_null(open_text("bb\x02kx", NULL));
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
    assert_int_equal(error.format, TG_FORMAT_NNB);
    assert_int_equal(error.offset, 4);
    assert_int_equal(error.size, 5);
    assert_int_equal(error.path_len, 1);
    assert_string_equal(error.path[0].name, "tensors");
    assert_int_equal(error.path[0].index, 1);
    assert_null(open_text("bb\x02k", NULL));
    assert_int_equal(error.code, TG_CODE_TRUNCATED);
}

TEST(test_unknown) {
    assert_null(open_text("cc", NULL));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_int_equal(error.offset, 0);
    assert_int_equal(error.path_len, 0);
    assert_int_equal(error.num_tried, 2);
    assert_int_equal(error.tried[1].format, TG_FORMAT_NNB);
    assert_int_equal(error.tried[1].found.u64, 'c');
    char text[512];
    tg_error_path(&error, text, sizeof text);
    assert_string_equal(text, "");
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(
        text, "no known format: the file begins with \"cc\", and none of 2 formats accepts it");
    assert_false(error.is_likely);
    assert_int_equal(error.tried[0].format, TG_FORMAT_PRIMITIV);
    const tg_options named = {.name = "x.nnb"};
    assert_null(open_text("cc", &named));
    assert_true(error.is_likely);
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(text, "no known format: not nnb (magic at byte 0: found 99, expected its "
                              "letter), nor 1 other");
    /* Half of a header is not enough to recognise the format. */
    assert_null(open_text("a", NULL));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
}

TEST(test_ambiguous) {
    assert_null(tg_open_memory_with("aa\0", 3, NULL, &error, twins, 3));
    assert_int_equal(error.code, TG_CODE_AMBIGUOUS);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    char text[512];
    tg_error_message(&error, text, sizeof text);
    assert_string_equal(text,
                        "valid in more than one format: primitiv and pvp; specify the format");
    /* Recognised by two and accepted by none: unknown, with both reasons. */
    assert_null(tg_open_memory_with("aa\x01x", 4, NULL, &error, twins, 3));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
    assert_int_equal(error.num_tried, 3);
    /* Given by the caller: no detection. */
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_PVP;
    tg_file *file = tg_open_memory_with("aa\0", 3, &options, &error, twins, 3);
    assert_non_null(file);
    assert_int_equal(tg_file_format(file), TG_FORMAT_PVP);
    tg_close(file);
}

TEST(test_forced) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_NNB;
    assert_null(open_text("aa\x02kk", &options));
    assert_int_equal(error.format, TG_FORMAT_NNB);
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
    assert_string_equal(error.path[0].name, "magic");
    assert_null(open_text("", &options));
    assert_int_equal(error.code, TG_CODE_TRUNCATED);
    assert_int_equal(error.format, TG_FORMAT_NNB);
    options.format = TG_FORMAT_BTF; /* none of the two */
    assert_null(open_text("aa\x02kk", &options));
    assert_int_equal(error.code, TG_CODE_UNSUPPORTED);
}

TEST(test_in_place_of_a_file) {
    static const struct {
        const char *text;
        tg_code code;
    } cases[] = {
        {"", TG_CODE_EMPTY_FILE},
        {"version https://git-lfs.github.com/spec/v1\noid sha256:00", TG_CODE_LFS_POINTER},
        {"<!DOCTYPE html>\n<html>", TG_CODE_HTML_PAGE},
        {"\xef\xbb\xbf \r\n\t<HtMl lang=en>", TG_CODE_HTML_PAGE},
        {"<?xml version=\"1.0\"?>", TG_CODE_FOREIGN_FORMAT},
        {"version https://git-lfs", TG_CODE_FOREIGN_FORMAT},
        {"<!doctype", TG_CODE_FOREIGN_FORMAT},
        {"   ", TG_CODE_UNKNOWN_FORMAT},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_null(open_text(cases[i].text, NULL));
        assert_int_equal(error.code, cases[i].code);
        assert_int_equal(error.format, TG_FORMAT_NONE);
    }
}

TEST(test_strict) {
    tg_file *file = open_text("bb\x01k", NULL);
    assert_non_null(file);
    assert_int_equal(tg_num_notes(file), 1);
    tg_note note;
    assert_true(tg_note_at(file, 0, &note));
    assert_string_equal(note.rule, "toy.even");
    assert_false(tg_note_at(file, 1, &note));
    tg_close(file);
    tg_options options = tg_options_default();
    options.strict = true;
    /* The offset of the error is in the header, but the format is recognised nevertheless. */
    assert_null(open_text("bb\x01k", &options));
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
    assert_int_equal(error.format, TG_FORMAT_NNB);
    assert_null(open_text("ab\x01k", &options));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
}

/* If there is a validator, the reader alone does not decide. */
TEST(test_second_opinion) {
    tg_options forced = tg_options_default();
    forced.format = TG_FORMAT_BTF;
    for (int i = 0; i < 2; i++) {
        const tg_options *options = i == 0 ? NULL : &forced;
        tg_file *file = tg_open_memory_with("aa\x02kk", 5, options, &error, one, 1);
        assert_non_null(file);
        tg_close(file);
        assert_null(tg_open_memory_with("aa\x04kkkk", 7, options, &error, one, 1));
        assert_int_equal(error.code, TG_CODE_INTERNAL);
    }
}

/* Opens a text as `from_bytes`; returns how many readers ran. */
static unsigned reads_of(const char *text, const tg_options *options, uint64_t notes) {
    num_reads = 0;
    tg_file *file = tg_open_memory_with(text, strlen(text), options, &error, without_tree, 1);
    assert_non_null(file);
    assert_int_equal(tg_num_tensors(file), text[2]);
    assert_int_equal(tg_num_notes(file), notes);
    tg_close(file);
    return num_reads;
}

/* What the validator accepts strictly is not read; notes, and limits of the reader, need it. */
TEST(test_without_reader) {
    assert_int_equal(reads_of("aa\x02kk", NULL, 0), 0);
    assert_int_equal(reads_of("aa\x01k", NULL, 1), 1);
    tg_options options = tg_options_default();
    options.limits.max_work = 1000;
    assert_int_equal(reads_of("aa\x02kk", &options, 0), 1);
    options = tg_options_default();
    options.format = TG_FORMAT_BTF;
    assert_int_equal(reads_of("aa\x02kk", &options, 0), 0);
    options.strict = true;
    assert_int_equal(reads_of("aa\x02kk", &options, 0), 0);
    assert_null(tg_open_memory_with("aa\x01k", 4, &options, &error, without_tree, 1));
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
}

static ks_verdict refuses_all(ks_gate *gate, const uint8_t *data, size_t size, bool strict) {
    (void)gate;
    (void)data;
    (void)size;
    (void)strict;
    return KS_REFUSED;
}
static ks_verdict takes_with_note(ks_gate *gate, const uint8_t *data, size_t size, bool strict) {
    (void)gate;
    (void)data;
    (void)size;
    return strict ? KS_REFUSED : KS_ACCEPTED;
}
static ks_verdict is_stopped(ks_gate *gate, const uint8_t *data, size_t size, bool strict) {
    (void)gate;
    (void)data;
    (void)size;
    (void)strict;
    return KS_STOPPED;
}

/* Opens a text as `from_bytes` or another format; returns how many readers ran. */
static unsigned reads_beside(const char *text, const tg_adapter *other, tg_code code) {
    const tg_adapter *const both[2][2] = {{other, &from_bytes}, {&from_bytes, other}};
    unsigned reads[2];
    for (int i = 0; i < 2; i++) {
        num_reads = 0;
        memset(&error, 0, sizeof error);
        tg_file *file = tg_open_memory_with(text, strlen(text), NULL, &error, both[i], 2);
        assert_int_equal(file == NULL ? error.code : TG_CODE_NONE, code);
        if (file != NULL) assert_int_equal(tg_file_format(file), TG_FORMAT_BTF);
        tg_close(file);
        reads[i] = num_reads;
    }
    assert_int_equal(reads[0], reads[1]);
    return reads[0];
}

/* No reader looks at a file that one validator accepts and the others refuse. */
TEST(test_readers_of_others) {
    tg_adapter other = twin; /* its reader would accept */
    other.validate = refuses_all;
    assert_int_equal(reads_beside("aa\x02kk", &other, TG_CODE_NONE), 0);
    other.validate = NULL;
    assert_int_equal(reads_beside("aa\x02kk", &other, TG_CODE_AMBIGUOUS), 2);
    other.validate = has_few;
    assert_int_equal(reads_beside("aa\x02kk", &other, TG_CODE_AMBIGUOUS), 0);
    other.validate = takes_with_note;
    assert_int_equal(reads_beside("aa\x02kk", &other, TG_CODE_AMBIGUOUS), 1);
    other.validate = is_stopped;
    assert_int_equal(reads_beside("aa\x02kk", &other, TG_CODE_AMBIGUOUS), 1);
    assert_int_equal(reads_beside("aa\x02kk", &toy_b, TG_CODE_NONE), 1);
    /* Without an acceptance each is read, for the reason. */
    other.validate = refuses_all;
    assert_int_equal(reads_beside("ab\x03k", &other, TG_CODE_UNKNOWN_FORMAT), 2);
}

/* A tree that is read later fails as any call on a file does. */
TEST(test_late_tree) {
    num_reads = 0;
    tg_file *file = tg_open_memory_with("aa\x02kk", 5, NULL, &error, without_tree, 1);
    assert_non_null(file);
    assert_non_null(tg_tree(file));
    assert_ptr_equal(tg_tree(file), file->root);
    assert_int_equal(num_reads, 1);
    tg_close(file);
    file = tg_open_memory_with("ab\x02kk", 5, NULL, &error, without_tree, 1);
    assert_non_null(file); /* the validator does not look at letters, the reader refuses this one */
    assert_null(tg_tree(file));
    tg_fail_ks(file);
    assert_int_equal(tg_last_error(file)->code, TG_CODE_INTERNAL);
    tg_close(file);
}

TEST(test_limits) {
    char text[256];
    tg_options options = tg_options_default();
    options.limits.max_tensors = 1;
    assert_null(open_text("aa\x02kk", &options));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.format, TG_FORMAT_PRIMITIV);
    tg_error_text(&error, text, sizeof text);
    assert_string_equal(text,
                        "primitiv: found 2, expected at most 1 tensors; limit max-tensors [limit]");

    options = tg_options_default();
    options.limits.max_rank = 2;
    assert_null(open_text("aa\x04kkkk", &options));
    tg_error_text(&error, text, sizeof text);
    assert_string_equal(
        text,
        "primitiv: tensors[3] at byte 6: found 3, expected at most 2 axes; limit max-rank [limit]");

    options = tg_options_default();
    options.limits.max_file = 4;
    assert_null(open_text("aa\x02kk", &options));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_FILE);
    assert_int_equal(error.allowed.u64, 4);
    assert_int_equal(error.found.u64, 5);

    options = tg_options_default();
    options.limits.max_memory = 1;
    assert_null(open_text("aa\x02kk", &options));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_MEMORY);
    assert_int_equal(error.format, TG_FORMAT_PRIMITIV);
    /* If the limit stops several formats, the error is the limit. */
    assert_null(tg_open_memory_with("aa\0", 3, &options, &error, twins, 3));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_int_equal(error.limit, TG_LIMIT_MAX_MEMORY);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_int_equal(error.path_len, 0);
}

/* A reader that takes ten steps for the first byte. */
static bool read_slowly(ks_ctx *ks, void **root) {
    if (!ks_spend(ks, 10)) return ks_place(ks, 0) || ks_in(ks, "magic");
    return read_a(ks, root);
}

static const tg_adapter slow = TOY(TG_FORMAT_PVP, read_slowly);
static const tg_adapter slow_too = TOY(TG_FORMAT_NNB, read_slowly);
static const tg_adapter marked = {.format = TG_FORMAT_PRIMITIV,
                                  .header_size = 2,
                                  .has_magic = true,
                                  .read = read_a,
                                  .adopt = adopt,
                                  .describe = describe,
                                  .name_of = name_of};

/* What a limit stops in its header may be of that format, so the verdict is the limit. */
TEST(test_limits_in_the_header) {
    static const struct {
        const char *text;
        const tg_adapter *adapters[2];
        size_t num_adapters;
        tg_format format;
        bool is_open;
    } cases[] = {
        {"aa\x02kk", {&slow}, 1, TG_FORMAT_PVP, false},
        {"zz\x02kk", {&slow}, 1, TG_FORMAT_PVP, false},
        {"aa\x02kk", {&slow, &slow_too}, 2, TG_FORMAT_NONE, false},
        {"zz\x02kk", {&toy_a, &slow}, 2, TG_FORMAT_PVP, false},
        {"aa\x02..", {&toy_a, &slow}, 2, TG_FORMAT_NONE, false},
        {"aa\x02kk", {&toy_a, &slow}, 2, TG_FORMAT_NONE, false}, /* perhaps ambiguous */
        {"aa\x02kk", {&slow, &toy_a}, 2, TG_FORMAT_NONE, false},
        {"aa\x02kk", {&marked, &slow}, 2, TG_FORMAT_PRIMITIV, true},
        {"aa\x02kk", {&slow, &marked}, 2, TG_FORMAT_PRIMITIV, true},
    };
    tg_options options = tg_options_default();
    options.limits.max_work = 9;
    for (size_t i = 0; i < 2 * sizeof cases / sizeof *cases; i++) {
        const size_t at = i / 2;
        options.strict = i % 2 != 0;
        memset(&error, 0, sizeof error);
        tg_file *file = tg_open_memory_with(cases[at].text, 5, &options, &error, cases[at].adapters,
                                            cases[at].num_adapters);
        assert_int_equal(file != NULL, cases[at].is_open);
        if (file != NULL) {
            assert_int_equal(tg_file_format(file), cases[at].format);
        } else {
            assert_int_equal(error.code, TG_CODE_LIMIT);
            assert_int_equal(error.limit, TG_LIMIT_MAX_WORK);
            assert_int_equal(error.format, cases[at].format);
        }
        tg_close(file);
    }
}

/* ------------------------------------------------------------------------ memory at every point */

TEST(test_no_memory) {
    bool opened = false;
    for (unsigned pieces = 0; !opened; pieces++) {
        counted_memory c = {.fail_at = pieces, .exhausted = true};
        tg_options options = tg_options_default();
        options.allocator = (tg_allocator){counted_alloc, counted_free, &c};
        tg_file *file = open_text("aa\x04kkkk", &options);
        tg_tensor t;
        opened = file != NULL && tg_tensor_at(file, 3, &t);
        if (file == NULL) assert_int_equal(error.code, TG_CODE_NO_MEMORY);
        if (file != NULL && !opened) assert_int_equal(tg_last_error(file)->code, TG_CODE_NO_MEMORY);
        tg_close(file);
        assert_int_equal(c.live, 0);
        assert_true(pieces < 100);
    }
}

/* ------------------------------------------------------------- what is read a second time, leniently */

/* Longer than what is read when a file is opened. */
#define LONG_SIZE 3000000

/* The file that is cut in front of the bytes that the second reading needs. */
static int shrinks;

static bool read_last(ks_ctx *ks) {
    assert_int_equal(ftruncate(shrinks, 2), 0);
    return ks_fetch(ks, ks->input.base + ks->input.size - 1, 1);
}

/* Strictly refused at the first byte; the second byte says what the second reading needs. */
static bool read_late(ks_ctx *ks, void **root) {
    static uint8_t empty; /* a tree */
    ks_stream io = ks_stream_root(ks);
    uint8_t letter = 0;
    uint8_t need = 0;
    *root = &empty;
    if (!ks_read_u1(ks, &io, &letter) ||
        !ks_violated(ks, &rule_even, 0, ks_none(), ks_value_u64(letter)) ||
        !ks_read_u1(ks, &io, &need)) {
        return ks_in(ks, "magic");
    }
    switch (need) {
    case 'm': return ks_alloc(ks, 1, 1) != NULL || ks_in(ks, "tensors");
    case 'w': return ks_spend(ks, UINT64_MAX) || ks_in(ks, "tensors");
    case 'r': return read_last(ks) || ks_in(ks, "tensors");
    default: return true;
    }
}

static const tg_adapter late_a = TOY(TG_FORMAT_PRIMITIV, read_late);
static const tg_adapter late_b = TOY(TG_FORMAT_NNB, read_late);
static const tg_adapter *const late[] = {&late_a, &late_b};

/* Both recognise the file; if the second reading of one cannot be made, that is the error. */
TEST(test_second_reading) {
    static const struct {
        const char *text;
        size_t num_adapters;
        tg_code code;
        tg_format format;
    } cases[] = {
        {"l.", 1, TG_CODE_BAD_VALUE, TG_FORMAT_PRIMITIV},
        {"l.", 2, TG_CODE_UNKNOWN_FORMAT, TG_FORMAT_NONE},
        {"lm", 1, TG_CODE_BAD_VALUE, TG_FORMAT_PRIMITIV},
        {"lm", 2, TG_CODE_UNKNOWN_FORMAT, TG_FORMAT_NONE},
        {"lw", 1, TG_CODE_LIMIT, TG_FORMAT_PRIMITIV},
        {"lw", 2, TG_CODE_LIMIT, TG_FORMAT_NONE},
    };
    tg_options options = tg_options_default();
    options.strict = true;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_null(
            tg_open_memory_with(cases[i].text, 2, &options, &error, late, cases[i].num_adapters));
        assert_int_equal(error.code, cases[i].code);
        assert_int_equal(error.format, cases[i].format);
        if (error.code == TG_CODE_LIMIT) assert_int_equal(error.limit, TG_LIMIT_MAX_WORK);
    }
}

TEST(test_second_reading_without_memory) {
    for (size_t num_adapters = 1; num_adapters <= 2; num_adapters++) {
        const tg_code right = num_adapters == 1 ? TG_CODE_BAD_VALUE : TG_CODE_UNKNOWN_FORMAT;
        bool failed = true;
        for (unsigned pieces = 0; failed; pieces++) {
            counted_memory c = {.fail_at = pieces, .exhausted = true};
            tg_options options = tg_options_default();
            options.strict = true;
            options.allocator = (tg_allocator){counted_alloc, counted_free, &c};
            assert_null(tg_open_memory_with("lm", 2, &options, &error, late, num_adapters));
            failed = c.calls > c.fail_at;
            assert_int_equal(error.code, failed ? TG_CODE_NO_MEMORY : right);
            assert_int_equal(c.live, 0);
            assert_true(pieces < 100);
        }
    }
}

TEST(test_second_reading_without_input) {
    tg_options options = tg_options_default();
    options.strict = true;
    for (size_t num_adapters = 1; num_adapters <= 2; num_adapters++) {
        FILE *whole = tmpfile();
        assert_non_null(whole);
        assert_true(fputs("lr", whole) >= 0);
        rewind(whole);
        shrinks = fileno(whole);
        assert_int_equal(ftruncate(shrinks, LONG_SIZE), 0);
        assert_null(tg_open_fd_with(shrinks, &options, &error, late, num_adapters));
        assert_int_equal(error.code, TG_CODE_IO);
        assert_int_equal(error.format, TG_FORMAT_NONE);
        fclose(whole);
    }
}

/* ------------------------------------------------------------------------------- other sources */

static int64_t read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    const char *text = self;
    size_t size = strlen(text);
    if (offset >= size) return 0;
    if (n > 2) n = 2; /* short reads are fine */
    if (n > size - offset) n = (size_t)(size - offset);
    memcpy(buffer, text + offset, n);
    return (int64_t)n;
}

/* Without memory, or with a failure, which the first byte of `self` is. */
static int64_t read_failing(void *self, uint64_t offset, void *buffer, size_t n) {
    (void)offset;
    (void)buffer;
    (void)n;
    return -*(const uint8_t *)self;
}

TEST(test_failing_source) {
    static const struct {
        uint8_t failure;
        tg_code code;
        int system;
    } cases[] = {
        {ENOMEM, TG_CODE_NO_MEMORY, 0}, {EIO, TG_CODE_IO, EIO}, {EACCES, TG_CODE_IO, EACCES}};
    static const uint64_t sizes[] = {2, 1000000, TG_SIZE_UNKNOWN};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            uint8_t failure = cases[i].failure;
            const tg_source from = {.read_at = read_failing, .self = &failure, .size = sizes[k]};
            assert_null(tg_open_source(&from, NULL, &error));
            assert_int_equal(error.code, cases[i].code);
            assert_int_equal(error.system, cases[i].system);
        }
    }
}

TEST(test_reader) {
    char text[] = "??";
    tg_source from = {.read_at = read_at, .self = text, .size = 2};
    assert_null(tg_open_source(&from, NULL, &error));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
    from.size = TG_SIZE_UNKNOWN;
    assert_null(tg_open_source(&from, NULL, &error));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
    assert_int_equal(error.size, 2);
    from.size = 3; /* the source claims more bytes than it has */
    assert_null(tg_open_source(&from, NULL, &error));
    assert_int_equal(error.code, TG_CODE_IO);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_null(tg_open("/nonexistent/file", NULL, &error));
    assert_int_equal(error.code, TG_CODE_IO);
    assert_null(tg_open("/", NULL, NULL));
}

/* ".gguf" is for GGUF alone; any other suffix, and no name, leave the content to decide. */
static void assert_named(const char *name, tg_options options, bool good) {
    static const char file_bytes[] = "\2\0\0\0\0\0\0\0{}"; /* safetensors */
    memset(&error, 0, sizeof error);
    options.name = name;
    tg_file *file = tg_open_memory(file_bytes, sizeof file_bytes - 1, &options, &error);
    assert_int_equal(file != NULL, good);
    if (good) assert_int_equal(tg_file_format(file), TG_FORMAT_SAFETENSORS);
    tg_close(file);
    if (good) return;
    char text[TG_ERROR_DETAIL];
    tg_error_text(&error, text, sizeof text);
    assert_string_equal(text, "gguf: magic at byte 0: found 02 00 00 00, expected bytes 47 47 55 "
                              "46; the content is safetensors, and a name that ends in .gguf is "
                              "for gguf [bad_value]");
    assert_string_equal(error.foreign, "safetensors");
}

TEST(test_names_of_files) {
    tg_options options = tg_options_default();
    assert_named(NULL, options, true);
    assert_named("a/model.npz", options, true);
    assert_named("model.gguf.part", options, true);
    assert_named("gguf", options, true);
    assert_named("a/model.gguf", options, false);
    assert_named("MODEL.GgUf", options, false);
    options.strict = true;
    assert_named("model.gguf", options, false);
    options.formats = TG_FORMAT_BIT(TG_FORMAT_SAFETENSORS) | TG_FORMAT_BIT(TG_FORMAT_GGUF);
    assert_named("model.gguf", options, true);
    options.formats = 0;
    options.format = TG_FORMAT_SAFETENSORS;
    assert_named("model.gguf", options, true);
    /* What is of no format stays so. */
    options = tg_options_default();
    options.name = "model.gguf";
    assert_null(tg_open_memory("\x81\xfe\x83\xfc\x85", 5, &options, &error));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
}

/* That the other format was not read to its end for lack of memory says nothing about the name. */
TEST(test_name_without_memory) {
    static const char file_bytes[] = "\2\0\0\0\0\0\0\0{}"; /* safetensors */
    bool failed = true;
    for (unsigned pieces = 0; failed; pieces++) {
        counted_memory c = {.fail_at = pieces, .exhausted = true};
        tg_options options = tg_options_default();
        options.name = "model.gguf";
        options.allocator = (tg_allocator){counted_alloc, counted_free, &c};
        assert_null(tg_open_memory(file_bytes, sizeof file_bytes - 1, &options, &error));
        failed = c.calls > c.fail_at;
        assert_int_equal(error.code, failed ? TG_CODE_NO_MEMORY : TG_CODE_BAD_VALUE);
        assert_int_equal(error.foreign == NULL, failed);
        assert_int_equal(error.remedy != TG_REMEDY_FORMAT, failed);
        assert_int_equal(c.live, 0);
        assert_true(pieces < 1000);
    }
}
