/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_foreign_file.c - files of others are named, by what their documents say about their first bytes; files of ours
 * are not, neither whole nor damaged.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tensorgate.h"
#include "unit.h"

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

TEST(test_signatures) {
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
    assert_string_equal(NAME("MATLAB 5.0 MAT-file, Platform", 200), "matlab");
    assert_string_equal(NAME("ARROW1\0\0", 100), "arrow");
    assert_string_equal(NAME("PAR1", 100), "parquet");
    assert_string_equal(NAME("CDF\2", 100), "netcdf");
    assert_int_equal(error.code, TG_CODE_FOREIGN_FORMAT);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_true(error.num_tried > 3);
    assert_int_equal(error.size, 100);
}

/* Models of other frameworks, and each with a byte that makes it another file. */
TEST(test_models) {
    assert_string_equal(NAME("\60\0\0\0ET12\150\0\0\0eh00", 100), "executorch");
    assert_string_equal(NAME("\60\0\0\0FT01", 100), "executorch");
    assert_string_equal(NAME("\60\0\0\0ET21", 100), "");
    assert_string_equal(WHOLE("<?xml version=\"1.0\"?>\n<net name=\"m\" version=\"11\">"),
                        "openvino");
    assert_string_equal(WHOLE("<net name=\"m\">"), "openvino");
    assert_string_equal(WHOLE("<?xml version=\"1.0\"?><network>"), "text");
    assert_string_equal(NAME("ftrt", 100), "tensorrt");
    assert_string_equal(NAME("ptrt", 100), "tensorrt");
    assert_string_equal(NAME("RKNN\0\0\0\0\6", 100), "rknn");
    assert_string_equal(NAME("CYPTRKNN", 100), "rknn");
    assert_string_equal(WHOLE("7767517\n75 83\nInput data 0 1 data\n"), "ncnn");
    assert_string_equal(WHOLE("7767517\r\n75 83\r\n"), "ncnn");
    assert_string_equal(WHOLE("7767518\n75 83\n"), "text");
    assert_string_equal(NAME("\xdd\x85\x76\0\113\0\0\0", 100), "ncnn");
    assert_string_equal(
        NAME("\x12\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\xc9\xfa\x93\xf9", 4000), "mxnet");
    assert_string_equal(
        NAME("\x12\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\xcb\xfa\x93\xf9", 4000), "");
    assert_string_equal(NAME("\xe0\0\0\0\23\0\0\0blk.0.attn_k.weight\144\0\0\0", 100), "imatrix");
    assert_string_equal(NAME("\xe0\0\0\0\23\0\0\0blk.0.attn_k.weighs\144\0\0\0", 100), "");
    assert_string_equal(NAME("MZqFpD='\n", 100), "llamafile");
    assert_int_equal(error.code, TG_CODE_CODE_EXECUTION);
    assert_string_equal(NAME("\x82\xc4\2nd\xc3\xc4\4type\xc4\3<f4", 100), "msgpack_numpy");
    assert_string_equal(NAME("\x81\xa1w\x85\xa2nd\xc3\xa4type\xa3<f4", 100), "msgpack_numpy");
    assert_string_equal(NAME("\x81\xa1w\x85\xa2nd\xc3\xa4kind\xa3<f4\xc1", 100), "");
}

/* Paddle: values and a program. */
TEST(test_paddle) {
    static const char values[] = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\6\0\0\0\x08\5\x10\3\x10\4";
    char other[sizeof values];
    assert_string_equal(NAME(values, 100), "paddle");
    memcpy(other, values, sizeof values);
    other[20] = 9;
    assert_string_equal(name_of(other, sizeof other - 1, 100), "");
    assert_string_equal(NAME("\x0a\x64\x08\0\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 100),
                        "paddle");
    assert_string_equal(NAME("\x0a\x64\x08\1\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 100),
                        "");
}

/* Version, description, and the model: mlProgram is number 502, neuralNetwork 500. */
TEST(test_coreml) {
    assert_string_equal(NAME("\x08\x07\x12\5\x0a\3\x0a\1x\xb2\x1f\x40", 100), "coreml");
    assert_string_equal(NAME("\x08\x07\x12\5\x0a\3\x0a\1x\x50\1\xa2\x1f\x40", 100), "coreml");
    assert_string_equal(NAME("\x08\x07\x12\5\x0b\3\x0a\1x\xb2\x1f\x40", 100), "");
    assert_string_equal(NAME("\x08\x07\x12\5\x0a\3\x0a\1x\xb2\1\x40", 100), "");
    uint8_t weights[256] = {3, 0, 0, 0, 2};
    memcpy(weights + 64, "\xef\xbe\xad\xde\1", 5);
    assert_string_equal(name_of(weights, sizeof weights, sizeof weights), "coreml_weights");
    weights[0] = 2; /* a version of NNB, too */
    assert_string_equal(name_of(weights, sizeof weights, sizeof weights), "coreml_weights");
    weights[64] = 0;
    weights[0] = 3;
    assert_string_equal(name_of(weights, sizeof weights, sizeof weights), "");
}

TEST(test_tensorflow) {
    assert_string_equal(WHOLE("\x08\1\x12\x0b\x0a\x08\x12\1\0\x22\x05serv"), "saved_model");
    assert_string_equal(WHOLE("\x08\1\x12\x02\x0a\0\x12\x02\x0a\0"), "saved_model");
    assert_string_equal(WHOLE("\x08\2\x12\x02\x0a\0\x12\x02\x0a\0"), "");
    uint8_t table[200] = {0, 0, 8, 8, 1};
    memcpy(table + 192, "\x57\xfb\x80\x8b\x24\x75\x47\xdb", 8);
    assert_string_equal(name_of(table, sizeof table, sizeof table), "tensorflow_checkpoint");
    table[199] = 0;
    assert_string_equal(name_of(table, sizeof table, sizeof table), "");
    table[0] = 0x3e;
    static const char *const names[] = {"variables.data-00000-of-00001",
                                        "variables.data-0000-of-00001", ".data-00000-of-00001"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        tg_options options = {.name = names[i]};
        assert_null(tg_open_memory(table, sizeof table, &options, &error));
        assert_string_equal(error.foreign != NULL ? error.foreign : "",
                            i == 0 ? "tensorflow_checkpoint" : "");
    }
}

TEST(test_text) {
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
    assert_string_equal(WHOLE("{\"weight_map\": {}}"), "json");
    assert_string_equal(WHOLE("\xef\xbb\xbf[]\n "), "json");
    assert_string_equal(WHOLE("{ not JSON }"), "text");
    assert_string_equal(WHOLE("<html>"), "html");
    assert_int_equal(error.code, TG_CODE_HTML_PAGE);
    assert_string_equal(WHOLE("version https://git-lfs.github.com/spec/v1\n"), "lfs_pointer");
    assert_int_equal(error.code, TG_CODE_LFS_POINTER);
    assert_string_equal(name_of("", 0, 0), "empty");
    assert_int_equal(error.code, TG_CODE_EMPTY_FILE);
}

/* What a server says in place of a file. */
TEST(test_server_messages) {
    static const char *const messages[] = {
        "Access to model meta-llama/Llama-3 is restricted and you are not in the authorized list.",
        "Entry not found",
        "404: Not Found",
        "403 Forbidden\n",
        "Invalid username or password.",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>NoSuchKey</Code></Error>",
        "<Error><Code>AccessDenied</Code></Error>",
        "{\"error\":\"Repository not found\"}",
        "{ \"message\": \"Bad credentials\", \"documentation_url\": \"\" }",
    };
    for (size_t i = 0; i < sizeof messages / sizeof *messages; i++)
        assert_string_equal(name_of(messages[i], strlen(messages[i]), strlen(messages[i])),
                            "server_message");
    assert_string_equal(WHOLE("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nGGUF\3\0\0\0"), "http");
    assert_string_equal(WHOLE("A forbidden text"), "text");
    assert_string_equal(WHOLE("{\"model_type\": \"llama\", \"error\": 1}"), "json");
    assert_string_equal(WHOLE("<?xml version=\"1.0\"?><Errors>"), "text");
    assert_string_equal(WHOLE("Not Found \033[31m"), "");
    char text[5000]; /* such texts are short */
    memset(text, 'x', sizeof text);
    memcpy(text, "Not Found", 9);
    assert_string_equal(name_of(text, sizeof text, 4096), "server_message");
    assert_string_equal(name_of(text, sizeof text, 4097), "text");
}

/* The name of a file that is called so. */
static const char *name_under(const char *name, const char *bytes, size_t n) {
    const tg_options options = {.name = name};
    memset(&error, 0, sizeof error);
    assert_null(tg_open_memory(bytes, n, &options, &error));
    return error.foreign != NULL ? error.foreign : "";
}

/* Line feeds that became two bytes: of a file that is as much too long, or beside bytes that are no text under a suffix of
 * tensors. */
TEST(test_line_ends) {
    if (tg_format_by_name("safetensors") == TG_FORMAT_NONE) return;
#define HEADER "{\"a\":{\"dtype\":\"U8\",\"shape\":[5],\"data_offsets\":[0,5]}}"
#define FILE_OF(data) "\65\0\0\0\0\0\0\0" HEADER data
    assert_int_equal(sizeof HEADER - 1, 065);
    assert_null(WHOLE(FILE_OF("a\nb\nc")));
    assert_string_equal(WHOLE(FILE_OF("a\r\nb\r\nc")), "line_ends");
    assert_int_equal(error.code, TG_CODE_TRAILING);
    assert_string_equal(WHOLE(FILE_OF("a\r\nb\r\ncd")), ""); /* one byte more than that */
    assert_string_equal(WHOLE(FILE_OF("a\r\nb\nc\n")), "");  /* one has none */
    assert_string_equal(WHOLE(FILE_OF("a\r\n")), "");
    /* Bytes from 80 on that became two, which are as many as the file is too long. */
    assert_string_equal(WHOLE(FILE_OF("\xc3\xa9"
                                      "a\xc2\x80"
                                      "b\xc3\xbf")),
                        "encoded");
    assert_string_equal(WHOLE(FILE_OF("\xc3\xa9"
                                      "a\xc2\x80"
                                      "b\xc3\xbf.")),
                        "");
    assert_string_equal(WHOLE(FILE_OF("\xc3\xa9"
                                      "a\xc2\x80"
                                      "b\xc4\xbf")),
                        ""); /* U+013F */
    assert_string_equal(WHOLE(FILE_OF("\xc3\xa9"
                                      "a\xc2\x80"
                                      "b\xc3\xc3")),
                        ""); /* no UTF-8 */
#define LOST4 "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"
    assert_string_equal(WHOLE(FILE_OF(LOST4 LOST4 LOST4 LOST4 "\xc3\xa9")), "replaced");
    assert_string_equal(WHOLE(FILE_OF(LOST4 LOST4 LOST4 "\xc3\xa9")), "");
    assert_string_equal(WHOLE("\1\2\3\xc3\xa9" LOST4 LOST4 LOST4 LOST4), "replaced");
    assert_string_equal(WHOLE("\1\2\3\xc3\xa9" LOST4 LOST4 LOST4), "");
#undef LOST4
#undef FILE_OF
#undef HEADER
#define LINES "\1\r\n\2\1\r\n\2\1\r\n\2"
#define UNDER(name, bytes) name_under(name, bytes, sizeof(bytes) - 1)
    assert_string_equal(UNDER("a.safetensors", "\xfe?" LINES "\1\r\n\2"), "line_ends");
    assert_string_equal(UNDER("a.safetensors", "\xfe?" LINES), "");
    assert_string_equal(UNDER("a.safetensors", "\xfe?" LINES "ab\r\nab"), "");
    assert_string_equal(UNDER("a.safetensors", "\xfe?" LINES "\1\r\n\2\n."), "");
    assert_string_equal(UNDER("a.txt", "\xfe?" LINES "\1\r\n\2"), "");
    assert_string_equal(WHOLE("\xfe?" LINES "\1\r\n\2"), "");
#undef UNDER
#undef LINES
}

TEST(test_damage) {
    assert_string_equal(WHOLE("\xef\xbf\xbdNUMPY\1\0v\0{'descr'"), "replaced");
    assert_string_equal(WHOLE("PK\3\4\24\0\0\0\0\0\xef\xbf\xbd\xef\xbf\xbd"), "replaced");
    assert_string_equal(WHOLE("\xef\xbf\xbdNUMPY\1\0v\0\xc2"), "replaced"); /* cut by the end */
    assert_string_equal(WHOLE("\xef\xbf\xbdNUMPY\1\0v\0\xc3\xb6"), "");     /* a character more */
    assert_string_equal(WHOLE("\xef\xbf\xbdNUMPY\1\0v\0\x80"), "");
    assert_string_equal(WHOLE("\xc2\x93NUMPY\1\0v\0{'descr'"), "encoded");
    assert_string_equal(WHOLE("\xc2\x93NUMPY\1\0v\0{\xc4\x80"), ""); /* U+0100 */
    assert_string_equal(WHOLE("\1\2\3\4\5\6\7\10\11"), "");          /* no byte from 80 on */
    assert_string_equal(name_of("", 0, 64), "zeros");
    assert_string_equal(name_of("", 0, 100000), "zeros");
    assert_string_equal(name_of("", 0, 63), "");
    char data[5000] = {0};
    data[4096] = 1; /* behind what is seen */
    assert_string_equal(name_of(data, sizeof data, sizeof data), "zeros");
    data[4095] = 1;
    assert_string_equal(name_of(data, sizeof data, sizeof data), "");
}

TEST(test_tokenizer) {
    assert_string_equal(WHOLE("\n\16\n\5<unk>\25\0\0\0\0\30\2"), "sentencepiece");
    assert_string_equal(WHOLE("\n\14\n\3<s>\25\0\0\0\0\30\3"), "sentencepiece");
    assert_string_equal(WHOLE("\n\xee\n\5<unk>\25\0\0\0\0\30\2"), "");
}

/* A character that the end of what is seen cuts. */
TEST(test_long_text) {
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

TEST(test_tar) {
    char header[512] = "README";
    unsigned sum = 8 * ' ';
    for (size_t i = 0; i < 6; i++) sum += (unsigned char)header[i];
    put_octal(header, 148, sum);
    assert_string_equal(name_of(header, sizeof header, 1024), "tar");
    put_octal(header, 148, sum + 1);
    assert_string_equal(name_of(header, sizeof header, 1024), "");
    assert_string_equal(name_of(header, sizeof header, 511), "");
}

TEST(test_hdf5_behind_user_block) {
    char data[3000] = {0};
    memcpy(data + 1024, "\x89HDF\r\n\x1a\n", 8);
    assert_string_equal(name_of(data, sizeof data, sizeof data), "hdf5");
    memmove(data + 1025, data + 1024, 8);
    assert_string_equal(name_of(data, sizeof data, sizeof data), "");
}

/* A magic that is not whole, or a field behind it that cannot be. */
TEST(test_not_quite) {
    assert_string_equal(WHOLE("\xff\xd8"), "");
    assert_string_equal(NAME("\377\0\0\0TFL3", 100), "");
    assert_string_equal(NAME("\x80\1}", 100), "");
    assert_string_equal(NAME("\x80\2\0", 100), "");
    assert_string_equal(NAME("\x80\4}", 100), "");
    /* A damaged archive of a format that is read; a build without zlib does not. */
    const bool reads_npz = tg_format_by_name("npz") != TG_FORMAT_NONE;
    assert_string_equal(NAME(ZIPPED("weights_1.npy"), 100), reads_npz ? "" : "npz");
    assert_string_equal(NAME(ZIPPED("weights_1.nqy"), 100), reads_npz ? "" : "npz");
    assert_string_equal(NAME("PK\3\4", 100), "");
}

/* With a format that is given, or for an error that is no verdict, the error stays what it is. */
TEST(test_overridden) {
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
TEST(test_formats) {
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
    assert_false(error.is_likely);
    tg_error refusal = tg_refusal_error(&error.tried[1]);
    assert_int_equal(refusal.format, TG_FORMAT_NPY);
    char text[200];
    tg_error_text(&refusal, text, sizeof text);
    assert_string_equal(text, "npy: magic at byte 0: found 00 00 00 00 00 00, expected bytes 93 4e "
                              "55 4d 50 59 [bad_value]");
}

/* The name leads; without one the reader that comes furthest does. */
TEST(test_likely) {
    uint8_t damaged[80] = {0x2, 0, 0, 0}; /* NNB of version 2 */
    memset(damaged + 4, 0x99, sizeof damaged - 4);
    char text[400];
    tg_options options = {.name = "a/b.SafeTensors"};
    assert_null(tg_open_memory(damaged, sizeof damaged, &options, &error));
    assert_int_equal(error.code, TG_CODE_UNKNOWN_FORMAT);
    assert_int_equal(error.format, TG_FORMAT_NONE);
    assert_true(error.is_likely);
    assert_int_equal(error.tried[0].format, TG_FORMAT_SAFETENSORS);
    assert_int_equal(error.remedy, TG_REMEDY_TRIED);
    tg_error_text(&error, text, sizeof text);
    assert_non_null(strstr(text, "no known format: not safetensors ("));
    assert_non_null(strstr(text, "), nor "));
    options.name = NULL;
    assert_null(tg_open_memory(damaged, sizeof damaged, &options, &error));
    assert_true(error.is_likely);
    assert_int_equal(error.tried[0].format, TG_FORMAT_NNB);
    assert_int_not_equal(error.tried[0].offset, 0);
    assert_int_equal(error.tried[1].format, TG_FORMAT_PRIMITIV); /* the others, in their order */
    options.formats = TG_FORMAT_BIT(TG_FORMAT_NNB) | TG_FORMAT_BIT(TG_FORMAT_PRIMITIV);
    options.name = "a.safetensors"; /* which is not looked for */
    assert_null(tg_open_memory(damaged, sizeof damaged, &options, &error));
    assert_int_equal(error.tried[0].format, TG_FORMAT_NNB);
    assert_int_equal(error.num_tried, 2);
    options = (tg_options){.name = "a.txt"};
    assert_null(tg_open_memory("\1\2\3\4\5\6\7\10\11\12", 10, &options, &error));
    assert_false(error.is_likely);
    tg_error_text(&error, text, sizeof text);
    assert_non_null(strstr(
        text, "no known format: the file begins with 01 02 03 04 05 06 07 08 09 0a, and none of "));
}
