/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_foreign_file.c - files of others are named, by what their documents say about their first bytes; files of ours
 * are not, neither whole nor damaged.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tensorgate.h"

static tg_error error;

/* The name of a file with these first bytes, and zeros up to `size`; "" if it has none, NULL if it is accepted. */
static const char *name_of(const void *bytes, size_t n, size_t size) {
    uint8_t *data = calloc(1, size > 0 ? size : 1);
    assert_non_null(data);
    memcpy(data, bytes, n < size ? n : size);
    memset(&error, 0, sizeof error);
    tg_file *file = tg_open_memory(data, size, NULL, &error);
    const bool accepted = file != NULL;
    tg_close(file);
    free(data);
    if (accepted) return NULL;
    return error.foreign != NULL ? error.foreign : "";
}

#define NAME(bytes, size) name_of(bytes, sizeof(bytes) - 1, size)
#define WHOLE(bytes) NAME(bytes, sizeof(bytes) - 1)

/* A local header of ZIP with that name, which is 13 bytes long. */
#define ZIPPED(name) "PK\3\4\24\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\15\0\0\0" name

/* Of a build without zlib it is a file of another kind. */
static void assert_checkpoint(const char *name) {
    assert_non_null(name);
    if (error.format != TG_FORMAT_PYTORCH) assert_string_equal(name, "pytorch");
}

static void test_signatures(void **state) {
    (void)state;
    assert_string_equal(NAME("tjgg", 100), "ggml");
    assert_string_equal(NAME("\x89HDF\r\n\x1a\n", 100), "hdf5");
    assert_string_equal(NAME("\34\0\0\0TFL3", 100), "tflite");
    assert_string_equal(NAME("\x80\4\x95", 100), "pickle");
    assert_string_equal(NAME("\x80\2}", 100), "pickle");
    assert_string_equal(WHOLE("(dp0\n."), "pickle");
    assert_string_equal(WHOLE("]q\0(K\1e."), "pickle");
    assert_checkpoint(NAME("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 100));
    assert_checkpoint(NAME(ZIPPED("m0123/version"), 100));
    assert_checkpoint(NAME(ZIPPED("modl/data.pkl"), 100));
    assert_string_equal(NAME(ZIPPED("metadata.json"), 100), "keras");
    assert_string_equal(NAME(ZIPPED("some/file.txt"), 100), "zip");
    assert_string_equal(NAME("\x1f\x8b\x08", 100), "gzip");
    assert_string_equal(NAME("\3757zXZ\0", 100), "xz");
    assert_string_equal(NAME("\x28\xb5\x2f\xfd", 100), "zstd");
    assert_string_equal(NAME("BZh91AY&SY", 100), "bzip2");
    assert_string_equal(NAME("\x04\x22\x4d\x18", 100), "lz4");
    assert_string_equal(NAME("7z\xbc\xaf\x27\x1c", 100), "7z");
    assert_string_equal(NAME("Rar!\x1a\7\1\0", 100), "rar");
    assert_string_equal(NAME("\177ELF\2\1\1", 100), "elf");
    assert_string_equal(NAME("CDF\2", 100), "netcdf");
    assert_int_equal(error.code, TG_CODE_FOREIGN_FORMAT);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_true(error.num_tried > 3);
    assert_int_equal(error.size, 100);
}

static void test_text(void **state) {
    (void)state;
    assert_string_equal(WHOLE("# A model\n"), "text");
    assert_string_equal(WHOLE("gr\xc3\xb6\xc3\x9f"
                              "er"),
                        "text");
    assert_string_equal(WHOLE("<?xml version=\"1.0\"?>"), "text");
    assert_string_equal(WHOLE("gr\xf6\xdf"
                              "er, in Latin-1"),
                        "");
    assert_string_equal(WHOLE("cut \xc3"), "");
    assert_string_equal(WHOLE("escape \033[31m"), "");
    assert_string_equal(WHOLE("abc"), "");
    assert_string_equal(WHOLE(" {\"a\": 1}"), "json");
    assert_string_equal(WHOLE("\xef\xbb\xbf[]\n "), "json");
    assert_string_equal(WHOLE("{ not JSON }"), "text");
    assert_string_equal(WHOLE("<html>"), "html");
    assert_int_equal(error.code, TG_CODE_HTML_PAGE);
    assert_string_equal(WHOLE("version https://git-lfs.github.com/spec/v1\n"), "lfs_pointer");
    assert_int_equal(error.code, TG_CODE_LFS_POINTER);
    assert_string_equal(name_of("", 0, 0), "empty");
    assert_int_equal(error.code, TG_CODE_EMPTY_FILE);
}

/* A character that the end of what is seen cuts. */
static void test_long_text(void **state) {
    (void)state;
    char text[5000];
    for (size_t shift = 0; shift < 3; shift++) {
        memset(text, 'x', sizeof text);
        for (size_t i = shift; i + 2 <= sizeof text; i += 2) memcpy(text + i, "\xc3\xb6", 2);
        if (shift == 1) text[sizeof text - 1] = 'x';
        assert_string_equal(name_of(text, sizeof text, sizeof text - (sizeof text - shift) % 2),
                            "text");
    }
}

static void put_octal(char *header, size_t at, unsigned value) {
    char digits[8];
    snprintf(digits, sizeof digits, "%06o", value);
    memcpy(header + at, digits, 7);
}

static void test_tar(void **state) {
    (void)state;
    char header[512] = "README";
    unsigned sum = 8 * ' ';
    for (size_t i = 0; i < 6; i++) sum += (unsigned char)header[i];
    put_octal(header, 148, sum);
    assert_string_equal(name_of(header, sizeof header, 1024), "tar");
    put_octal(header, 148, sum + 1);
    assert_string_equal(name_of(header, sizeof header, 1024), "");
    assert_string_equal(name_of(header, sizeof header, 511), "");
}

static void test_hdf5_behind_user_block(void **state) {
    (void)state;
    char data[3000] = {0};
    memcpy(data + 1024, "\x89HDF\r\n\x1a\n", 8);
    assert_string_equal(name_of(data, sizeof data, sizeof data), "hdf5");
    memmove(data + 1025, data + 1024, 8);
    assert_string_equal(name_of(data, sizeof data, sizeof data), "");
}

static void test_onnx(void **state) {
    (void)state;
#define PRODUCER                                                                                   \
    "\x08\x07\x12\x04kind\x1a\x01"                                                                 \
    "1"
    assert_string_equal(NAME(PRODUCER "\x3a\x14", 100), "onnx");
    assert_string_equal(NAME("\x08\x07\x42\x02\x10\x11"
                             "\x3a\x14",
                             100),
                        "onnx");
    assert_string_equal(NAME(PRODUCER "\x3a\x14", sizeof PRODUCER + 1),
                        ""); /* no room for the graph */
    assert_string_equal(NAME(PRODUCER "\x3b\x14", 100), "");
    assert_string_equal(NAME("\x08\x00\x3a\x14", 100), "");
    assert_string_equal(NAME("\x08\x07\x12\x7f\x3a\x14", 100), "");
    assert_string_equal(WHOLE("\x08\x87\x87\x87\x87\x87\x87\x87\x87\x87\x87"), "");
}

/* A magic that is not whole, or a field behind it that cannot be. */
static void test_not_quite(void **state) {
    (void)state;
    assert_string_equal(WHOLE("\xff\xd8"), "");
    assert_string_equal(NAME("\377\0\0\0TFL3", 100), "");
    assert_string_equal(NAME("\x80\1}", 100), "");
    assert_string_equal(NAME("\x80\2\0", 100), "");
    assert_string_equal(NAME("\x80\4}", 100), "");
    /* A damaged archive of a format that is read; a build without zlib does not. */
    const bool reads_npz = tg_format_by_name("npz") != TG_FORMAT_NONE;
    assert_string_equal(NAME(ZIPPED("weights_1.npy"), 100), reads_npz ? "" : "npz");
    assert_string_equal(NAME(ZIPPED("weights_1.nqy"), 100), "");
    assert_string_equal(NAME("PK\3\4", 100), "");
}

/* With a format that is given, or for an error that is no verdict, the error stays what it is. */
static void test_overridden(void **state) {
    (void)state;
    tg_options options = {.format = TG_FORMAT_NPY};
    assert_null(tg_open_memory("\x1f\x8b\x08 and so on", 13, &options, &error));
    assert_int_equal(error.format, TG_FORMAT_NPY);
    assert_null(error.foreign);
    options.format = TG_FORMAT_NONE;
    options.limits.max_file = 10;
    assert_null(tg_open_memory("\x1f\x8b\x08 and so on", 13, &options, &error));
    assert_int_equal(error.code, TG_CODE_LIMIT);
    assert_null(error.foreign);
}

/* Only the given formats are looked for. */
static void test_formats(void **state) {
    (void)state;
    const uint8_t no_tensors[8] = {0}; /* BTF */
    tg_options options = {.formats = TG_FORMAT_BIT(TG_FORMAT_BTF)};
    tg_file *file = tg_open_memory(no_tensors, sizeof no_tensors, &options, &error);
    assert_non_null(file);
    assert_int_equal(tg_file_format(file), TG_FORMAT_BTF);
    tg_close(file);
    options.formats = TG_FORMAT_BIT(TG_FORMAT_NPY) | TG_FORMAT_BIT(TG_FORMAT_PVP);
    assert_null(tg_open_memory(no_tensors, sizeof no_tensors, &options, &error));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
    assert_int_equal(error.num_tried, 2);
    tg_error refusal = tg_refusal_error(&error.tried[1]);
    assert_int_equal(refusal.format, TG_FORMAT_NPY);
    char text[200];
    tg_error_text(&refusal, text, sizeof text);
    assert_string_equal(text, "npy: magic at byte 0: found 00 00 00 00 00 00, expected bytes 93 4e "
                              "55 4d 50 59 [bad_value]");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signatures),
        cmocka_unit_test(test_text),
        cmocka_unit_test(test_long_text),
        cmocka_unit_test(test_tar),
        cmocka_unit_test(test_hdf5_behind_user_block),
        cmocka_unit_test(test_onnx),
        cmocka_unit_test(test_not_quite),
        cmocka_unit_test(test_overridden),
        cmocka_unit_test(test_formats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
