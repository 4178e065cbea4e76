/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of runtime/formats/safetensors/safetensors_writer.c: what is expected is what safetensors 0.4 to 0.6 writes. */
#include "write_test.h"

static const uint8_t counting[64] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18};

/* A file of that header, which is filled up with `spaces`, and these elements. */
static bytes file_of(const char *header, size_t spaces, const void *data, size_t n) {
    bytes b = {NULL, 0, 0};
    add_u32le(&b, (uint32_t)(strlen(header) + spaces));
    add_u32le(&b, 0);
    add_bytes(&b, header, strlen(header));
    while (spaces-- > 0) add_u8(&b, ' ');
    add_bytes(&b, data, n);
    return b;
}

static void assert_written(declared *all, const char *header, size_t spaces, const void *data,
                           size_t n) {
    bytes expected = file_of(header, spaces, data, n);
    assert_builds(TG_FORMAT_SAFETENSORS, NULL, declare_all, all, &expected);
    assert_becomes(&expected, &expected);
    free_bytes(&expected);
}

TEST(sorted_by_dtype_and_name) {
    static const uint64_t two[] = {2};
    static const uint64_t nothing[] = {3, 0, 2};
    memory_values m[6];
    /* Upper case comes before lower case, "a" before "a.b". */
    const tg_decl d[] = {
        dense_decl("flag", TG_DTYPE_BOOL, 1, two, &m[0], counting, 2),
        dense_decl("b", TG_DTYPE_FLOAT32, 1, two, &m[1], counting + 2, 8),
        dense_decl("a.b", TG_DTYPE_FLOAT32, 0, NULL, &m[2], counting + 10, 4),
        dense_decl("Z", TG_DTYPE_FLOAT32, 3, nothing, &m[3], counting, 0),
        dense_decl("a", TG_DTYPE_FLOAT32, 0, NULL, &m[4], counting + 14, 4),
        dense_decl("q/r@m1%20", TG_DTYPE_UINT64, 0, NULL, &m[5], counting + 8, 8),
    };
    declared all = {d, 6, NULL};
    static const uint8_t data[] = {9,  10, 11, 12, 13, 14, 15, 16, 15, 16, 17, 18, 11,
                                   12, 13, 14, 3,  4,  5,  6,  7,  8,  9,  10, 1,  2};
    assert_written(&all,
                   "{\"q/r@m1%20\":{\"dtype\":\"U64\",\"shape\":[],\"data_offsets\":[0,8]},"
                   "\"Z\":{\"dtype\":\"F32\",\"shape\":[3,0,2],\"data_offsets\":[8,8]},"
                   "\"a\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[8,12]},"
                   "\"a.b\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[12,16]},"
                   "\"b\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[16,24]},"
                   "\"flag\":{\"dtype\":\"BOOL\",\"shape\":[2],\"data_offsets\":[24,26]}}",
                   3, data, sizeof data);
}

/* In the order of the types of the reference implementation, from the last to the first. */
TEST(every_dtype) {
    static const struct {
        tg_dtype dtype;
        const char *name;
    } types[] = {{TG_DTYPE_UINT64, "U64"},
                 {TG_DTYPE_INT64, "I64"},
                 {TG_DTYPE_FLOAT64, "F64"},
                 {TG_DTYPE_COMPLEX64, "C64"},
                 {TG_DTYPE_FLOAT32, "F32"},
                 {TG_DTYPE_UINT32, "U32"},
                 {TG_DTYPE_INT32, "I32"},
                 {TG_DTYPE_BFLOAT16, "BF16"},
                 {TG_DTYPE_FLOAT16, "F16"},
                 {TG_DTYPE_UINT16, "U16"},
                 {TG_DTYPE_INT16, "I16"},
                 {TG_DTYPE_FLOAT8_E5M2FNUZ, "F8_E5M2FNUZ"},
                 {TG_DTYPE_FLOAT8_E4M3FNUZ, "F8_E4M3FNUZ"},
                 {TG_DTYPE_FLOAT8_E8M0FNU, "F8_E8M0"},
                 {TG_DTYPE_FLOAT8_E4M3FN, "F8_E4M3"},
                 {TG_DTYPE_FLOAT8_E5M2, "F8_E5M2"},
                 {TG_DTYPE_INT8, "I8"},
                 {TG_DTYPE_UINT8, "U8"},
                 {TG_DTYPE_FLOAT6_E3M2FN, "F6_E3M2"},
                 {TG_DTYPE_FLOAT6_E2M3FN, "F6_E2M3"},
                 {TG_DTYPE_FLOAT4_E2M1FN, "F4"},
                 {TG_DTYPE_BOOL, "BOOL"}};
    enum { N = sizeof types / sizeof types[0] };
    memory_values m[N];
    tg_decl d[N];
    char names[N][2];
    static const uint64_t four[] = {4};
    uint8_t data[512];
    char header[2048] = "{";
    size_t at = 0;
    for (size_t i = 0; i < N; i++) { /* names go the other way */
        size_t size = tg_dtype_bits(types[i].dtype) * 4 / 8;
        names[i][0] = (char)('z' - i);
        names[i][1] = '\0';
        d[N - 1 - i] = dense_decl(names[i], types[i].dtype, 1, four, &m[i], counting + i, size);
        memcpy(data + at, counting + i, size);
        snprintf(header + strlen(header), sizeof header - strlen(header),
                 "%s\"%s\":{\"dtype\":\"%s\",\"shape\":[4],\"data_offsets\":[%zu,%zu]}",
                 i > 0 ? "," : "", names[i], types[i].name, at, at + size);
        at += size;
    }
    memcpy(header + strlen(header), "}", 2);
    declared all = {d, N, NULL};
    assert_written(&all, header, (8 - strlen(header) % 8) % 8, data, at);
}

/* What was there in a file is written as it was. */
TEST(original_names) {
    memory_values m[4];
    tg_decl d[] = {
        dense_decl("a%2520b", TG_DTYPE_UINT8, 0, NULL, &m[0], counting, 1),
        dense_decl("a%20b", TG_DTYPE_UINT8, 0, NULL, &m[1], counting + 1, 1),
        dense_decl("kernel%3A0", TG_DTYPE_UINT8, 0, NULL, &m[2], counting + 2, 1),
        dense_decl("any", TG_DTYPE_UINT8, 0, NULL, &m[3], counting + 3, 1),
    };
    static const char *const raw[] = {"a%20b", "a b", "kernel:0", "\xc3\xb6\"\\\t\x01\x7f"};
    for (size_t i = 0; i < 4; i++) {
        d[i].raw_name = raw[i];
        d[i].raw_name_len = strlen(raw[i]);
    }
    declared all = {d, 4, NULL};
    static const uint8_t data[] = {2, 1, 3, 4};
    static const char header[] =
        "{\"a b\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[0,1]},"
        "\"a%20b\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[1,2]},"
        "\"kernel:0\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[2,3]},"
        "\"\xc3\xb6\\\"\\\\\\t\\u0001\x7f\":"
        "{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[3,4]}}";
    assert_written(&all, header, (8 - strlen(header) % 8) % 8, data, sizeof data);
    /* One name twice, by whichever way; no text; and the one that is taken. */
    d[0].raw_name = "any";
    d[0].raw_name_len = 3;
    d[3].raw_name = NULL;
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "tensor 'any': declared twice; each name can be there once");
    all.n = 1;
    d[0].raw_name = "\xff";
    d[0].raw_name_len = 1;
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "tensor 'a%2520b': its original name is not UTF-8, as names are in this "
                         "format; rename it");
    d[0].raw_name = "__metadata__";
    d[0].raw_name_len = 12;
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "tensor 'a%2520b': in this format that is no name of a tensor; rename it");
}

/* -------------------------------------------------------------------------------- __metadata__ */

/* Texts that the language of `tell` has no signs for. */
typedef struct pairs {
    const char *texts[4][2];
    size_t n;
    size_t len; /* of the first text, when not 0 */
} pairs;

static bool declare_pairs(tg_build *build, void *self) {
    const pairs *p = self;
    tg_sink s = tg_build_metadata(build);
    bool good =
        s.begin_object(s.self) && s.key(s.self, "__metadata__", 12) && s.begin_object(s.self);
    for (size_t i = 0; good && i < p->n; i++) {
        const char *text = p->texts[i][1];
        good = s.key(s.self, p->texts[i][0], strlen(p->texts[i][0])) &&
               s.text(s.self, text, i == 0 && p->len > 0 ? p->len : strlen(text));
    }
    return good && s.end_object(s.self) && s.end_object(s.self);
}

static void assert_pairs(pairs *p, const char *header, size_t spaces) {
    bytes expected = file_of(header, spaces, NULL, 0);
    assert_builds(TG_FORMAT_SAFETENSORS, NULL, declare_pairs, p, &expected);
    assert_becomes(&expected, &expected);
    free_bytes(&expected);
}

TEST(metadata_as_serde_writes_them) {
    pairs p = {{{"z", "\"quoted\" \\ /"},
                {"%", "\b\f\n\r\t\x1b\x01\x7f"},
                {"a%20%C3%A4", "\xe2\x82\xac \xf0\x9f\x98\x80"},
                {"%2E%2E", ""}},
               4,
               0};
    assert_pairs(&p,
                 "{\"__metadata__\":{\"z\":\"\\\"quoted\\\" \\\\ /\","
                 "\"\":\"\\b\\f\\n\\r\\t\\u001b\\u0001\x7f\","
                 "\"a \xc3\xa4\":\"\xe2\x82\xac \xf0\x9f\x98\x80\",\"..\":\"\"}}",
                 1);
    p.n = 0;
    assert_pairs(&p, "{\"__metadata__\":{}}", 5);
    assert_faults(TG_FORMAT_SAFETENSORS, NULL, declare_pairs, &p);

    memory_values m;
    const tg_decl d = dense_decl("a", TG_DTYPE_INT8, 0, NULL, &m, counting, 1);
    declared all = {&d, 1, "{__metadata__:{format:pt}}"};
    assert_written(&all,
                   "{\"__metadata__\":{\"format\":\"pt\"},"
                   "\"a\":{\"dtype\":\"I8\",\"shape\":[],\"data_offsets\":[0,1]}}",
                   5, counting, 1);
    all = (declared){NULL, 0, "{}"};
    assert_written(&all, "{}", 6, NULL, 0);
    p = (pairs){{{"k%00", "a\0b"}}, 1, 3};
    assert_pairs(&p, "{\"__metadata__\":{\"k\\u0000\":\"a\\u0000b\"}}", 1);
}

static void assert_pairs_refused(pairs *p, const char *text) {
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_pairs, p, "bad_value", text);
}

TEST(metadata_that_are_refused) {
    static const char no_text[] = "metadata: 'k' of __metadata__ has to be UTF-8";
    pairs p = {{{"k", "\xff"}}, 1, 0};
    assert_pairs_refused(&p, no_text);
    p = (pairs){{{"%FF", "x"}}, 1, 0};
    assert_pairs_refused(&p, "metadata: '%FF' of __metadata__ has to be UTF-8");
    p = (pairs){{{"a b", "x"}}, 1, 0};
    assert_pairs_refused(&p, "a part of a name that is empty or not encoded as it has to be");
    p = (pairs){{{"b", "x"}, {"a", "y"}, {"b", "x"}}, 3, 0};
    assert_pairs_refused(&p, "metadata: __metadata__ has a key twice");

    declared all = {NULL, 0, "{__metadata__:{k:1}}"};
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "metadata: 'k' of __metadata__ has to be a text");
    all.metadata = "{__metadata__:k}";
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "metadata: '__metadata__' has to be an object of texts");
    all.metadata = "{version:1}";
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "metadata member 'version': the format has no place for it; leave it out");
    all.metadata = "{__metadata__:{},version:1}";
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "metadata member 'version': the format has no place for it; leave it out");
}

/* ------------------------------------------------------------------------------------- refusing */

static bool is_taken(tg_dtype dtype, tg_order order, tg_storage storage) {
    return dtype > TG_DTYPE_NONE && dtype <= TG_DTYPE_FLOAT4_E2M1FN && dtype != TG_DTYPE_BIT &&
           dtype != TG_DTYPE_COMPLEX128 && order == TG_ORDER_C && storage == TG_STORAGE_DENSE;
}

TEST(what_it_takes) { assert_takes(TG_FORMAT_SAFETENSORS, (const uint64_t[]){2, 2}, is_taken); }

TEST(tensors_that_are_refused) {
    static const uint64_t two_two[] = {2, 2};
    memory_values m;
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_INT8, 2, two_two, &m, counting, 4),
                    dense_decl("a", TG_DTYPE_INT16, 2, two_two, &m, counting, 8)};
    declared all = {d, 2, NULL};
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "tensor 'a': declared twice; each name can be there once");
    d[1].name = "__metadata__";
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "tensor '__metadata__': in this format that is no name of a tensor; "
                         "rename it");
    d[1].name = "b";
    d[0].fp_pos = 3;
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "bad_value",
                         "tensor 'a': its values are encoded (fixed point or a range), which the "
                         "format cannot represent; convert them to float32; raw");
    static const uint64_t most[] = {INT64_MAX - 100000008, 1};
    static const uint64_t one[] = {1, 1};
    d[0] = dense_decl("a", TG_DTYPE_INT8, 2, most, &m, counting, 0);
    d[1] = dense_decl("b", TG_DTYPE_INT8, 2, one, &m, counting, 0);
    assert_build_refused(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all, "overflow",
                         "tensor 'b': with it the file has more than 2^63-1 bytes");
}

/* A header that is as long as readers take, and one that is longer by 8. */
TEST(the_longest_header) {
    const size_t around = strlen("{\"__metadata__\":{\"k\":\"\"}}");
    const size_t most = 100000000 - around;
    char *text = malloc(most + 2);
    assert_non_null(text);
    memset(text, 'x', most + 1);
    text[most] = '\0';
    pairs p = {{{"k", text}}, 1, 0};
    uint64_t size;
    tg_build *build = new_build(TG_FORMAT_SAFETENSORS, NULL);
    assert_good(build, declare_pairs(build, &p));
    assert_good(build, tg_build_size(build, &size));
    assert_int_equal(size, 100000008);
    tg_build_free(build);
    text[most] = 'x';
    text[most + 1] = '\0';
    assert_pairs_refused(&p, "a header of 100000008 bytes; readers take 100000000 at most: write "
                             "fewer tensors");
    free(text);
}

TEST(everything_fails_once) {
    static uint8_t many[100000]; /* more than fits the buffer */
    static const uint64_t shape[] = {sizeof many};
    memory_values m[2];
    for (size_t i = 0; i < sizeof many; i++) many[i] = (uint8_t)(i * 7 >> 3);
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_UINT8, 1, shape, &m[0], many, sizeof many),
                    dense_decl("b", TG_DTYPE_INT8, 1, shape, &m[1], many, sizeof many)};
    d[1].values = values_of(&m[1], true);
    declared all = {d, 2, "{__metadata__:{a:b}}"};
    assert_faults(TG_FORMAT_SAFETENSORS, NULL, declare_all, &all);
}
