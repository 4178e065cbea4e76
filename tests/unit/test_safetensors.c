/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_safetensors.c - .safetensors files: every rule, named as in the tests of the reference
 * implementation where it has one for it, names, and what the JSON costs.
 */
#include "adapter_test.h"

/* A header and `n` bytes of data: 0, 1, 2, ... */
static bytes make(const char *header, size_t n) {
    bytes b = {NULL, 0, 0};
    add_u64le(&b, strlen(header));
    add_bytes(&b, header, strlen(header));
    for (size_t i = 0; i < n; i++) add_u8(&b, (unsigned)i & 0xff);
    return b;
}

static tg_file *open_as(const bytes *b, uint64_t max_memory, tg_error *error) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_SAFETENSORS;
    options.limits.max_memory = max_memory;
    return tg_open_memory(b->data, b->size, &options, error);
}

/* Refused; what is wrong is found in the header as `place`. test_safetensors_header.c has the places. */
static void assert_tensor_refused(const char *header, size_t n, const char *place, const char *code,
                                  const char *path) {
    bytes b = make(header, n);
    const char *found = strstr(header, place);
    assert_non_null(found);
    assert_refused(&b, code, 8 + (uint64_t)(found - header), path);
    free_bytes(&b);
}

static void assert_path(const char *header, size_t n, const char *code, const char *path) {
    char found[128];
    tg_error error;
    bytes b = make(header, n);
    assert_null(open_as(&b, 0, &error));
    tg_error_path(&error, found, sizeof found);
    assert_string_equal(tg_code_name(error.code), code);
    assert_string_equal(found, path);
    free_bytes(&b);
}

#define TENSOR(name, dtype, shape, begin, end)                                                     \
    "\"" name "\":{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":[" begin "," end   \
    "]}"
#define FLOATS "{" TENSOR("x", "F32", "[2]", "0", "8") "}"

/* ------------------------------------------------------------------------------------ accepted */

TEST(test_tensors) {
    bytes b =
        make("{" TENSOR("b", "F32", "[2,1]", "2", "10") ",\"__metadata__\":{}," TENSOR(
                 "a", "BF16", "[]", "0", "2") "," TENSOR("none", "C64", "[3,0]", "10", "10") "}   ",
             10);
    uint64_t data = b.size - 10;
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_SAFETENSORS);
    assert_int_equal(tg_num_tensors(file), 3);
    assert_tensor(file, 0, "b float32 C dense [2,1]"); /* as the header has them */
    assert_tensor(file, 1, "a bfloat16 C dense []");
    assert_tensor(file, 2, "none complex64 C dense [3,0]");
    assert_stored(file, 0, TG_PART_VALUES, b.data + data + 2, 8);
    assert_stored(file, 1, TG_PART_VALUES, b.data + data, 2);
    assert_stored(file, 2, TG_PART_VALUES, b.data, 0);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.offset, data + 2);
    assert_ptr_equal(tg_tensor_view(file, &t, TG_PART_VALUES), b.data + data + 2);
    assert_metadata(file, "{__metadata__:{}}");
    tg_close(file);
    free_bytes(&b);
}

TEST(test_types) {
    static const struct {
        const char *name;
        unsigned bits;
        const char *dtype;
    } cases[] = {{"BOOL", 8, "bool"},
                 {"F4", 4, "float4_e2m1fn"},
                 {"F6_E2M3", 6, "float6_e2m3fn"},
                 {"F6_E3M2", 6, "float6_e3m2fn"},
                 {"U8", 8, "uint8"},
                 {"I8", 8, "int8"},
                 {"F8_E5M2", 8, "float8_e5m2"},
                 {"F8_E4M3", 8, "float8_e4m3fn"},
                 {"F8_E8M0", 8, "float8_e8m0fnu"},
                 {"F8_E4M3FNUZ", 8, "float8_e4m3fnuz"},
                 {"F8_E5M2FNUZ", 8, "float8_e5m2fnuz"},
                 {"I16", 16, "int16"},
                 {"U16", 16, "uint16"},
                 {"F16", 16, "float16"},
                 {"BF16", 16, "bfloat16"},
                 {"I32", 32, "int32"},
                 {"U32", 32, "uint32"},
                 {"F32", 32, "float32"},
                 {"C64", 64, "complex64"},
                 {"F64", 64, "float64"},
                 {"I64", 64, "int64"},
                 {"U64", 64, "uint64"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char header[128];
        char expected[64];
        /* Twelve elements fill whole bytes, eleven of less than 8 bits do not. */
        for (unsigned n = 11; n <= 12; n++) {
            unsigned size = n * cases[i].bits / 8;
            snprintf(header, sizeof header, "{" TENSOR("t", "%s", "[%u]", "0", "%u") "}",
                     cases[i].name, n, size);
            if (n == 11 && cases[i].bits < 8) {
                assert_tensor_refused(header, size, "[11]", "bad_size", "header.tensors[0].shape");
                continue;
            }
            snprintf(expected, sizeof expected, "t %s C dense [%u]", cases[i].dtype, n);
            bytes b = make(header, size);
            tg_file *file = open_bytes(&b);
            assert_tensor(file, 0, expected);
            assert_stored(file, 0, TG_PART_VALUES, b.data + b.size - size, size);
            tg_close(file);
            free_bytes(&b);
        }
    }
    /* What others write, and the reference implementation does not know. */
    static const char *const unknown[] = {"F8",    "F8_E4M3FN", "E8M0", "I4",  "U4",
                                          "BOOL8", "f32",       "F32 ", "C128"};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        char header[128];
        snprintf(header, sizeof header, "{" TENSOR("t", "%s", "[2]", "0", "2") "}", unknown[i]);
        assert_path(header, 2, "bad_value", "header.tensors[0].dtype");
    }
}

TEST(test_empty) {
    bytes b = make("{}", 0);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), 0);
    assert_metadata(file, "{}");
    tg_close(file);
    free_bytes(&b);
}

TEST(test_metadata) {
    bytes b = make("{\"__metadata__\":{\"format\":\"pt\",\"a b\":\"\",\"\":\"\\u00fc\"}}", 0);
    tg_file *file = open_bytes(&b);
    assert_metadata(file, "{__metadata__:{format:pt,a%20b:,%:\xc3\xbc}}");
    tg_close(file);
    free_bytes(&b);
    /* As MLX writes it where there is none. */
    static const char *const null_header =
        "{\"__metadata__\":null,\"x\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]}}";
    b = make(null_header, 1);
    file = open_bytes(&b);
    assert_metadata(file, "{}");
    assert_int_equal(tg_num_tensors(file), 1);
    tg_note note;
    assert_true(tg_note_at(file, 1, &note)); /* behind that about the length of the header */
    assert_string_equal(note.rule, "safetensors.metadata");
    assert_int_equal(note.offset, 8 + strlen("{\"__metadata__\":"));
    tg_close(file);
    free_bytes(&b);
    assert_tensor_refused("{\"__metadata__\":nul}", 0, "}", "bad_value", "header.metadata");
    assert_tensor_refused("{\"__metadata__\":true}", 0, "true", "bad_value", "header.metadata");
    assert_tensor_refused("{\"__metadata__\":[]}", 0, "[]", "bad_value", "header.metadata");
    assert_tensor_refused("{\"__metadata__\":{\"a\":1}}", 0, "1}", "bad_value", "header.metadata");
    assert_tensor_refused("{\"__metadata__\":{\"a\":{}}}", 0, "{}", "bad_value", "header.metadata");
}

/* Names of this library stay, all others are encoded. */
TEST(test_names) {
    static const struct {
        const char *raw; /* as JSON */
        const char *name;
    } cases[] = {
        {"model.layers.0.weight", "model.layers.0.weight"},
        {"a/b-c_d~", "a/b-c_d~"},
        {"w@Adam.m1", "w@Adam.m1"},
        {"a/b@c/d", "a/b@c/d"},
        {"a%20b", "a%20b"},
        {"%", "%"},
        {"a/%/b@%", "a/%/b@%"},
        {"%2E%2E/%2E", "%2E%2E/%2E"},
        {"", "%"},
        {"a b", "a%20b"},
        {"/", "%/%"},
        {"//a", "%/%/a"},
        {"..", "%2E%2E"},
        {"../x", "%2E%2E/x"},
        {"a/./b", "a/%2E/b"},
        {"a@b@c", "a%40b%40c"},
        {"@", "%40"},
        {"a@", "a%40"},
        {"@a/b", "%40a/b"},
        {"%2e", "%252e"},
        {"%41", "%2541"},
        {"%2E.", "%252E."},
        {"%2", "%252"},
        {"%zz", "%25zz"},
        {"100%", "100%25"},
        {"\\u00e4", "%C3%A4"},
        {"a\\tb", "a%09b"},
        {"\\\"\\\\", "%22%5C"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char header[128];
        tg_tensor t;
        snprintf(header, sizeof header, "{" TENSOR("%s", "U8", "[]", "0", "1") "}", cases[i].raw);
        bytes b = make(header, 1);
        tg_file *file = open_bytes(&b);
        assert_true(tg_tensor_at(file, 0, &t));
        assert_string_equal(t.name, cases[i].name);
        tg_close(file);
        free_bytes(&b);
    }
}

/* What is shown differs for any two names; what a file calls them is told beside it. */
TEST(test_original_names) {
    static const struct {
        const char *raw;
        size_t len;
        const char *shown;
    } names[] = {{"a b", 3, "a%20b"},
                 {"a%20b", 5, "a%2520b"},
                 {"x@y", 3, "x@y"},
                 {"%", 1, "%25"},
                 {"", 0, "%"}};
    enum { NUM = sizeof names / sizeof names[0] };
    bytes b =
        make("{" TENSOR("a b", "U8", "[]", "0", "1") "," TENSOR(
                 "a%20b", "U8", "[]", "1",
                 "2") "," TENSOR("x@y", "U8", "[]", "2",
                                 "3") "," TENSOR("%", "U8", "[]", "3",
                                                 "4") "," TENSOR("", "U8", "[]", "4", "5") "}",
             NUM);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), NUM);
    tg_tensor t;
    for (size_t i = 0; i < NUM; i++) {
        assert_true(tg_tensor_at(file, i, &t));
        assert_string_equal(t.name, names[i].shown);
        assert_int_equal(t.raw_name_len, names[i].len);
        assert_memory_equal(t.raw_name, names[i].raw, names[i].len);
        /* "a%20b" and "%" are also what the file calls another tensor. */
        assert_true(tg_tensor_find(file, names[i].shown, &t));
        assert_int_equal(t.index, i);
        assert_string_equal(t.name, names[i].shown);
    }
    assert_true(tg_tensor_find(file, "a b", &t));
    assert_int_equal(t.index, 0);
    assert_true(tg_tensor_find(file, "", &t));
    assert_int_equal(t.index, 4);
    assert_false(tg_tensor_find(file, "n", &t));
    tg_close(file);
    free_bytes(&b);
}

/* Many names in an order that is none, and one of them twice. */
TEST(test_many_names) {
    enum { NUM = 100 };
    for (unsigned twice = 0; twice < NUM; twice += 9) {
        bytes header = {NULL, 0, 0};
        size_t place = 0;
        char path[64];
        add_bytes(&header, "{", 1);
        for (unsigned i = 0; i < NUM; i++) {
            char text[128];
            bool again = twice > 0 && i == twice;
            unsigned number = (again ? i / 2 : i) * 7919 % 1009;
            int n = snprintf(text, sizeof text, TENSOR("%%20%u%s", "U8", "[]", "%u", "%u") "%s",
                             number, "", NUM - 1 - i, NUM - i, i + 1 < NUM ? ", " : "}");
            if (again) place = header.size;
            add_bytes(&header, text, (size_t)n);
        }
        add_bytes(&header, "", 1);
        bytes b = make((const char *)header.data, NUM);
        snprintf(path, sizeof path, "header.tensors[%u]", twice);
        if (twice > 0) {
            assert_refused(&b, "bad_value", 8 + place, path);
        } else {
            tg_file *file = open_bytes(&b);
            assert_int_equal(tg_num_tensors(file), NUM);
            tg_close(file);
        }
        free_bytes(&b);
        free_bytes(&header);
    }
}

/* A key more than there should be is a note. */
TEST(test_further_keys) {
    bytes b =
        make("{\"x\":{\"dtype\":\"U8\",\"shape\":[1],\"more\":[2],\"data_offsets\":[0,1]}}", 1);
    tg_file *file = open_bytes(&b);
    tg_note note;
    assert_int_equal(tg_num_notes(file), 1);
    assert_true(tg_note_at(file, 0, &note));
    assert_int_equal(note.offset, 8 + 31);
    assert_int_equal(note.found.u64, 4); /* bytes of the key */
    tg_close(file);
    tg_options options = tg_options_default();
    options.strict = true;
    tg_error error;
    assert_null(tg_open_memory(b.data, b.size, &options, &error));
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
    assert_int_equal(error.format, TG_FORMAT_SAFETENSORS);
    free_bytes(&b);
}

/* ------------------------------------------------------------------------------------- refused */

static void assert_forced_refused(const bytes *b, tg_code code, uint64_t offset) {
    tg_error error;
    assert_null(open_as(b, 0, &error));
    assert_int_equal(error.code, code);
    assert_int_equal(error.offset, offset);
}

TEST(test_header_too_large) {
    bytes b = make(FLOATS, 8);
    b.data[0] = 0x01; /* 100000001 */
    b.data[1] = 0xe1;
    b.data[2] = 0xf5;
    b.data[3] = 0x05;
    assert_forced_refused(&b, TG_CODE_BAD_VALUE, 0);
    b.data[0] = 0; /* as many as there may be, but not as there are */
    assert_refused(&b, "truncated", 8, "header");
    memset(b.data, 0xff, 8);
    assert_forced_refused(&b, TG_CODE_BAD_VALUE, 0);
    free_bytes(&b);
}

TEST(test_header_too_small) {
    bytes b = {NULL, 0, 0};
    for (size_t n = 0; n < 8; n++) {
        assert_forced_refused(&b, TG_CODE_TRUNCATED, 0);
        add_u8(&b, n == 0 ? 2 : 0);
    }
    assert_forced_refused(&b, TG_CODE_BAD_VALUE, 0); /* no '{' */
    free_bytes(&b);
    b = make("{", 0);
    assert_forced_refused(&b, TG_CODE_BAD_VALUE, 0);
    free_bytes(&b);
}

TEST(test_invalid_header_length) {
    bytes b = make(FLOATS, 8);
    for (size_t n = 9; n < b.size - 8; n++) {
        bytes cut = {b.data, n, n};
        assert_refused(&cut, "truncated", 8, "header");
    }
    free_bytes(&b);
}

TEST(test_invalid_header_non_utf8) {
    bytes b = make("{\"\xff\":1}", 0);
    assert_refused(&b, "bad_text", 10, "header");
    free_bytes(&b);
    b = make("{\"\xed\xa0\x80\":1}", 0); /* half of a pair */
    assert_refused(&b, "bad_text", 10, "header");
    free_bytes(&b);
    b = make("{\"\\ud800\":1}", 0);
    assert_refused(&b, "bad_value", 16, "header");
    free_bytes(&b);
}

TEST(test_invalid_header_not_json) {
    static const struct {
        const char *header;
        uint64_t at;
    } cases[] = {{"{x}", 1},         {"{}}", 2},     {"{\"a\":1,}", 5},  {"{'a':1}", 1},
                 {"{\"a\":NaN}", 5}, {"{\"a\"}", 4}, {"{\"a\":\"b}", 5}, {"{\"a\":{", 6}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        tg_error error;
        bytes b = make(cases[i].header, 0);
        assert_null(open_as(&b, 0, &error));
        assert_int_equal(error.code, TG_CODE_BAD_VALUE);
        assert_string_equal(error.path[0].name, "header");
        assert_int_equal(error.offset, 8 + cases[i].at);
        free_bytes(&b);
    }
}

/* White space before the object, and other than spaces behind it, is a note. */
TEST(test_padding) {
    static const struct {
        const char *header;
        unsigned notes;
    } good[] = {{"{}", 0},  {"{}    ", 0},  {"{}\n", 1},  {"{}\t \r\n ", 1},
                {" {}", 1}, {"\n\t {}", 1}, {"\r{}\r", 2}};
    static const char *const bad[] = {"{} x", "{}\f", "{}\v", "{}\xc2\xa0"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        bytes b = make(good[i].header, 0);
        tg_file *file = open_bytes(&b);
        assert_int_equal(tg_num_notes(file), good[i].notes);
        tg_close(file);
        free_bytes(&b);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        bytes b = make(bad[i], 0);
        assert_refused(&b, "bad_value", 8 + 2 + (i == 0), "header");
        free_bytes(&b);
    }
    static const char *const others[] = {"[]", "  []", "   ", "\f{}"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        bytes b = make(others[i], 0);
        assert_forced_refused(&b, TG_CODE_BAD_VALUE, 0);
        free_bytes(&b);
    }
}

/* Brackets inside of each other, which would be calls inside of each other. */
TEST(test_json_attack) {
    enum { DEPTH = 100000 };
    bytes header = {NULL, 0, 0};
    add_bytes(&header, "{\"a\":", 5);
    for (unsigned i = 0; i < DEPTH; i++) add_u8(&header, '[');
    for (unsigned i = 0; i < DEPTH; i++) add_u8(&header, ']');
    add_bytes(&header, "}", 2);
    bytes b = make((const char *)header.data, 0);
    assert_refused(&b, "bad_value", 8 + 5, "header.tensors[0]");
    free_bytes(&b);
    free_bytes(&header);
}

TEST(test_duplicate_keys) {
    bytes b =
        make("{" TENSOR("x", "U8", "[]", "0", "1") "," TENSOR("x", "U8", "[]", "0", "1") "}", 1);
    tg_error error;
    assert_null(open_as(&b, 0, &error));
    assert_int_equal(error.code, TG_CODE_BAD_VALUE);
    assert_string_equal(error.expected, "a key that none before it has");
    free_bytes(&b);
    b = make("{\"x\":{\"dtype\":\"U8\",\"shape\":[],\"shape\":[],\"data_offsets\":[0,1]}}", 1);
    assert_null(open_as(&b, 0, &error));
    assert_string_equal(error.expected, "a key that none before it has");
    free_bytes(&b);
    b = make("{\"__metadata__\":{\"a\":\"\",\"a\":\"\"}}", 0);
    assert_null(open_as(&b, 0, &error));
    assert_string_equal(error.expected, "a key that none before it has");
    free_bytes(&b);
}

TEST(test_metadata_incomplete_buffer) {
    for (size_t n = 0; n < 8; n++)
        assert_tensor_refused(FLOATS, n, "[0,8]", "truncated", "header.tensors[0].data_offsets");
    bytes b = make(FLOATS, 9);
    assert_refused(&b, "trailing", b.size - 1, "data");
    free_bytes(&b);
    b = make("{}", 1);
    assert_refused(&b, "trailing", 10, "data");
    free_bytes(&b);
}

TEST(test_validation_overflow) {
    assert_tensor_refused("{" TENSOR("x", "F32", "[2,4611686018427387904]", "0", "0") "}", 0, "[",
                          "overflow", "header.tensors[0].shape");
    assert_tensor_refused("{" TENSOR("x", "F32", "[0,9223372036854775807]", "0", "0") "}", 0, "[",
                          "overflow", "header.tensors[0].shape");
    assert_tensor_refused("{" TENSOR("x", "U8", "[4294967296,4294967296]", "0", "0") "}", 0, "[",
                          "overflow", "header.tensors[0].shape");
}

TEST(test_invalid_tensor) {
    static const struct {
        const char *tensor;
        const char *code;
        const char *field; /* NULL: the tensor */
    } cases[] = {
        {"null", "bad_value", NULL},
        {"[]", "bad_value", NULL},
        {"\"U8\"", "bad_value", NULL},
        {"{}", "bad_value", "dtype"},
        {"{\"dtype\":8,\"shape\":[1],\"data_offsets\":[0,1]}", "bad_value", "dtype"},
        {"{\"dtype\":\"u8\",\"shape\":[1],\"data_offsets\":[0,1]}", "bad_value", "dtype"},
        {"{\"dtype\":\"\",\"shape\":[1],\"data_offsets\":[0,1]}", "bad_value", "dtype"},
        {"{\"dtype\":\"U8\",\"data_offsets\":[0,1]}", "bad_value", "shape"},
        {"{\"dtype\":\"U8\",\"shape\":{},\"data_offsets\":[0,1]}", "bad_value", "shape"},
        {"{\"dtype\":\"U8\",\"shape\":[-1],\"data_offsets\":[0,1]}", "bad_value", "shape"},
        {"{\"dtype\":\"U8\",\"shape\":[1.0],\"data_offsets\":[0,1]}", "bad_value", "shape"},
        {"{\"dtype\":\"U8\",\"shape\":[\"1\"],\"data_offsets\":[0,1]}", "bad_value", "shape"},
        {"{\"dtype\":\"U8\",\"shape\":[true],\"data_offsets\":[0,1]}", "bad_value", "shape"},
        {"{\"dtype\":\"U8\",\"shape\":[1]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1,1]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[1,0]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[-1,0]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1.0]}", "bad_value", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,1]}", "bad_size", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[0,1]}", "bad_size", "data_offsets"},
        {"{\"dtype\":\"U16\",\"shape\":[],\"data_offsets\":[0,1]}", "bad_size", "data_offsets"},
        {"{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}", "truncated", "data_offsets"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char header[256];
        char path[64];
        /* Not the first key, and strings that look like the end of it. */
        snprintf(header, sizeof header, "{\"__metadata__\":{\"{[\\\"\":\",}\"}, \"y\" : %s}",
                 cases[i].tensor);
        snprintf(path, sizeof path, "header.tensors[0]%s%s", cases[i].field != NULL ? "." : "",
                 cases[i].field != NULL ? cases[i].field : "");
        assert_path(header, 1, cases[i].code, path);
    }
}

/* The buffer belongs to tensors, every byte of it to one. */
TEST(test_overlap_and_hole) {
    static const char *const path = "header.tensors[1].data_offsets";
    assert_tensor_refused("{" TENSOR("x", "U8", "[2]", "1", "3") "}", 3, "[1,3]", "bad_reference",
                          "header.tensors[0].data_offsets");
    assert_tensor_refused(
        "{" TENSOR("x", "U8", "[2]", "0", "2") "," TENSOR("y", "U8", "[2]", "3", "5") "}", 5,
        "[3,5]", "bad_reference", path);
    assert_tensor_refused(
        "{" TENSOR("x", "U8", "[2]", "0", "2") "," TENSOR("y", "U8", "[2]", "1", "3") "}", 3,
        "[1,3]", "bad_reference", path);
    assert_tensor_refused(
        "{" TENSOR("x", "U8", "[2]", "0", "2") "," TENSOR("y", "U8", "[2]", "0", "2") "}", 2,
        "[0,2]}}", "bad_reference", path);
    /* Told of the one that lies behind, also where the header has it first. */
    assert_tensor_refused("{" TENSOR("y", "U8", "[2]", "3", "5") ",\"__metadata__\":{}," TENSOR(
                              "x", "U8", "[2]", "0", "2") "}",
                          5, "[3,5]", "bad_reference", "header.tensors[0].data_offsets");
    /* Nothing in the midst of something is an overlap, too. */
    assert_tensor_refused(
        "{" TENSOR("x", "U8", "[2]", "0", "2") "," TENSOR("y", "U8", "[0]", "1", "1") "}", 2,
        "[1,1]", "bad_reference", path);
    bytes b = make("{" TENSOR("z", "U8", "[0]", "2", "2") "," TENSOR(
                       "x", "U8", "[2]", "0", "2") "," TENSOR("n", "U8", "[0]", "0", "0") "}",
                   2);
    tg_close(open_bytes(&b));
    free_bytes(&b);
}

/* Any byte of a file in place of another: never a crash. */
TEST(test_every_byte) {
    bytes b =
        make("{\"__metadata__\":{\"a\":\"b\"}," TENSOR("x", "F32", "[2,1]", "0", "8") "} ", 8);
    for (size_t at = 0; at < b.size - 8; at++) {
        uint8_t old = b.data[at];
        for (unsigned value = 0; value < 256; value++) {
            b.data[at] = (uint8_t)value;
            tg_error error;
            tg_file *file = open_as(&b, 0, &error);
            if (file == NULL) {
                assert_int_not_equal(error.code, TG_CODE_INTERNAL);
                assert_true(error.offset <= b.size);
            }
            tg_close(file);
        }
        b.data[at] = old;
    }
    free_bytes(&b);
}
