/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of runtime/formats/gguf/gguf_writer*.c: bytes as in docs/gguf.md of ggml, and what is refused. */
#include "write_test.h"

static const uint8_t counting[64] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18};

static void add_text(bytes *b, const char *text) {
    add_u64le(b, strlen(text));
    add_bytes(b, text, strlen(text));
}

static bytes head_of(uint64_t tensors, uint64_t pairs) {
    bytes b = {NULL, 0, 0};
    add_bytes(&b, "GGUF", 4);
    add_u32le(&b, 3);
    add_u64le(&b, tensors);
    add_u64le(&b, pairs);
    return b;
}

static void add_info(bytes *b, const char *name, uint32_t rank, const uint64_t *ne, uint32_t type,
                     uint64_t offset) {
    add_text(b, name);
    add_u32le(b, rank);
    for (uint32_t i = 0; i < rank; i++) add_u64le(b, ne[i]);
    add_u32le(b, type);
    add_u64le(b, offset);
}

static void pad(bytes *b, size_t alignment) {
    while (b->size % alignment != 0) add_u8(b, 0);
}

static void assert_written(declared *all, bytes *expected) {
    assert_builds(TG_FORMAT_GGUF, NULL, declare_all, all, expected);
    assert_becomes(expected, expected);
    free_bytes(expected);
}

TEST(tensors_in_order) {
    static const uint64_t shape[] = {2, 3};
    static const uint64_t reversed[] = {3, 2};
    static const uint64_t row[] = {32};
    memory_values m[3];
    tg_decl d[] = {
        dense_decl("b", TG_DTYPE_INT8, 2, shape, &m[0], counting, 6),
        dense_decl("a", TG_DTYPE_Q8_0, 1, row, &m[1], counting, 34),
        dense_decl("scalar", TG_DTYPE_BFLOAT16, 0, NULL, &m[2], counting, 2),
    };
    d[1].storage = TG_STORAGE_BLOCKS;
    declared all = {d, 3, "{}"};
    bytes b = head_of(3, 0);
    add_info(&b, "b", 2, reversed, 24, 0);
    add_info(&b, "a", 1, row, 8, 32);
    add_info(&b, "scalar", 0, NULL, 30, 96);
    pad(&b, 32);
    add_bytes(&b, counting, 6);
    pad(&b, 32);
    add_bytes(&b, counting, 34);
    pad(&b, 32);
    add_bytes(&b, counting, 2);
    pad(&b, 32);
    assert_written(&all, &b);
    assert_faults(TG_FORMAT_GGUF, NULL, declare_all, &all);
}

/* With an alignment of its own, and values of types that are given or usual. */
TEST(keys_and_values) {
    memory_values m;
    tg_decl d = dense_decl("t", TG_DTYPE_INT8, 0, NULL, &m, counting, 1);
    declared all = {&d, 1,
                    "{kv:{general.alignment:64,a:7,b:-7,c:true,d:text,f:-1},types:{f:int8}}"};
    bytes b = head_of(1, 6);
    add_text(&b, "general.alignment");
    add_u32le(&b, 4);
    add_u32le(&b, 64);
    add_text(&b, "a");
    add_u32le(&b, 4);
    add_u32le(&b, 7);
    add_text(&b, "b");
    add_u32le(&b, 5);
    add_u32le(&b, (uint32_t)-7);
    add_text(&b, "c");
    add_u32le(&b, 7);
    add_u8(&b, 1);
    add_text(&b, "d");
    add_u32le(&b, 8);
    add_text(&b, "text");
    add_text(&b, "f");
    add_u32le(&b, 1);
    add_u8(&b, 0xFF);
    add_info(&b, "t", 0, NULL, 24, 0);
    pad(&b, 64);
    add_u8(&b, 1);
    pad(&b, 64);
    assert_written(&all, &b);
    b = head_of(0, 0);
    all = (declared){NULL, 0, "{}"};
    assert_written(&all, &b);
}

static bool is_taken(tg_dtype dtype, tg_order order, tg_storage storage) {
    const bool blocks = dtype >= TG_DTYPE_Q4_0 && dtype <= TG_DTYPE_Q2_0;
    const bool plain = (dtype >= TG_DTYPE_INT8 && dtype <= TG_DTYPE_INT64) ||
                       dtype == TG_DTYPE_FLOAT16 || dtype == TG_DTYPE_BFLOAT16 ||
                       dtype == TG_DTYPE_FLOAT32 || dtype == TG_DTYPE_FLOAT64;
    return order == TG_ORDER_C &&
           ((plain && storage == TG_STORAGE_DENSE) || (blocks && storage == TG_STORAGE_BLOCKS));
}

TEST(what_it_takes) { assert_takes(TG_FORMAT_GGUF, (const uint64_t[]){2, 512}, is_taken); }

static void refused_build(declared *all, const char *code, const char *text) {
    assert_build_refused(TG_FORMAT_GGUF, NULL, declare_all, all, code, text);
}

TEST(tensors_that_are_refused) {
    static const uint64_t two[] = {2};
    static const uint64_t part[] = {2, 33};
    static const uint64_t huge[] = {UINT64_C(1) << 32, UINT64_C(1) << 32, 0};
    static const uint64_t most[] = {INT64_MAX - 31};
    memory_values m;
    tg_decl d[2] = {dense_decl("a", TG_DTYPE_INT8, 1, two, &m, counting, 2),
                    dense_decl("a", TG_DTYPE_INT16, 1, two, &m, counting, 4)};
    declared all = {d, 2, NULL};
    refused_build(&all, "bad_value", "tensor 'a': declared twice; each name can be there once");
    all.n = 1;
    d[0].name = "%00";
    d[0].raw_name = "\0";
    d[0].raw_name_len = 1;
    refused_build(&all, "bad_value",
                  "tensor '%00': its name is not UTF-8 of at most 65535 bytes, none of them zero; "
                  "rename it");
    d[0].raw_name = "\xff";
    refused_build(&all, "bad_value",
                  "tensor '%00': its name is not UTF-8 of at most 65535 bytes, none of them zero; "
                  "rename it");
    d[0] = dense_decl("a%40b", TG_DTYPE_INT8, 1, two, &m, counting, 2);
    refused_build(&all, "bad_value",
                  "tensor 'a%40b': no name in this format is shown like this; rename");
    d[0] = dense_decl("0123456789012345678901234567890123456789012345678901234567890123",
                      TG_DTYPE_INT8, 1, two, &m, counting, 2);
    refused_build(&all, "bad_value",
                  "tensor '0123456789012345678901234567890123456789012345678901234567890123': a "
                  "name of 64 bytes; ggml takes at most 63; rename");
    d[0] = dense_decl("a", TG_DTYPE_Q4_0, 2, part, &m, counting, 0);
    d[0].storage = TG_STORAGE_BLOCKS;
    refused_build(&all, "bad_size",
                  "tensor 'a': the last axis has to consist of whole blocks of 32 elements");
    d[0].storage = TG_STORAGE_DENSE;
    refused_build(&all, "bad_value",
                  "tensor 'a': storage blocks and dtypes of blocks are for each other");
    d[0] = dense_decl("a", TG_DTYPE_INT8, 3, huge, &m, counting, 0);
    refused_build(&all, "overflow", "tensor 'a': the shape has more than 2^64 elements");
    d[0] = dense_decl("a", TG_DTYPE_INT8, 1, two, &m, counting, 2);
    d[0].fp_pos = 1;
    refused_build(&all, "bad_value",
                  "tensor 'a': its values are encoded (fixed point or a range), which the format "
                  "cannot represent; convert them to float32; raw");
    d[0] = dense_decl("a", TG_DTYPE_INT8, 1, most, &m, counting, 0);
    refused_build(&all, "overflow", "tensor 'a': with it the file has more than 2^63-1 bytes");
}

/* Without an original name, the one that is shown so. */
TEST(names_are_decoded) {
    memory_values m[3];
    tg_decl d[] = {
        dense_decl("a%20b/%/%2E%2E", TG_DTYPE_INT8, 0, NULL, &m[0], counting, 1),
        dense_decl("a@b", TG_DTYPE_INT8, 0, NULL, &m[1], counting, 1),
        dense_decl("%", TG_DTYPE_INT8, 0, NULL, &m[2], counting, 1),
    };
    declared all = {d, 3, NULL};
    bytes b = head_of(3, 0);
    add_info(&b, "a b//..", 0, NULL, 24, 0);
    add_info(&b, "a@b", 0, NULL, 24, 32);
    add_info(&b, "", 0, NULL, 24, 64);
    pad(&b, 32);
    for (unsigned i = 0; i < 3; i++) {
        add_bytes(&b, counting, 1);
        pad(&b, 32);
    }
    assert_written(&all, &b);
    assert_faults(TG_FORMAT_GGUF, NULL, declare_all, &all);
}

static void assert_metadata_refused(const char *metadata, const char *text) {
    declared all = {NULL, 0, metadata};
    refused_build(&all, "bad_value", text);
}

TEST(metadata_that_are_refused) {
    static const char no_alignment[] =
        "metadata: 'general.alignment' of kv has to be a power of two of type uint32";
    assert_metadata_refused("{kv:1}", "metadata: 'kv' has to be an object");
    assert_metadata_refused(
        "{other:{}}", "metadata member 'other': the format has no place for it; leave it out");
    assert_metadata_refused("{kv:{a:300},types:{a:uint8}}",
                            "metadata: 'a' of kv has a value that its type does not hold");
    assert_metadata_refused("{kv:{a:-1},types:{a:uint64}}",
                            "metadata: 'a' of kv has a value that its type does not hold");
    assert_metadata_refused("{kv:{a:-129},types:{a:int8}}",
                            "metadata: 'a' of kv has a value that its type does not hold");
    assert_metadata_refused("{kv:{a:1},types:{a:string}}",
                            "metadata: 'a' of kv has a value that its type does not hold");
    assert_metadata_refused(
        "{kv:{a:1},types:{a:uint}}",
        "metadata: 'a' of kv needs its type in types, as \"uint32\" or \"[uint32]\"");
    assert_metadata_refused(
        "{kv:{a:[1]}}",
        "metadata: 'a' of kv needs its type in types, as \"uint32\" or \"[uint32]\"");
    assert_metadata_refused(
        "{kv:{a:{}}}",
        "metadata: 'a' of kv needs its type in types, as \"uint32\" or \"[uint32]\"");
    assert_metadata_refused("{kv:{a:1,b:2,a:3}}", "metadata: kv has 'a' twice");
    assert_metadata_refused("{kv:{general.alignment:24}}", no_alignment);
    assert_metadata_refused("{kv:{general.alignment:0}}", no_alignment);
    assert_metadata_refused("{kv:{general.alignment:32},types:{general.alignment:uint64}}",
                            no_alignment);
}
