/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_write_primitiv.c - primitiv files as they are written: bytes of all kinds, as upstream
 * writes them; what is refused; and the result of failures.
 */
#include "write_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { SHAPE, TENSOR, PARAMETER, MODEL, OPTIMIZER };

static void add_u32(bytes *b, uint32_t value) {
    add_u8(b, 0xce);
    add_u32be(b, value);
}

static bytes begin(uint32_t kind) {
    bytes b = {NULL, 0, 0};
    add_bytes(&b, "\xce\0\0\0\0\xce\0\0\0\1\xce\0\0", 13);
    add_u8(&b, kind);
    add_u8(&b, 0);
    return b;
}

static void add_text(bytes *b, const char *text) { add_bytes(b, text, strlen(text)); }

/* A scalar of 4 bytes, and no statistics. */
static void add_value(bytes *b, const char *data) {
    add_bytes(b, "\x90\xce\0\0\0\1\xc4\4", 8);
    add_bytes(b, data, 4);
}

static tg_decl scalar_decl(const char *name, memory_values *m, const char *data) {
    return dense_decl(name, TG_DTYPE_FLOAT32, 0, NULL, m, data, 4);
}

static void assert_kind(declared *d, const bytes *expected) {
    assert_builds(TG_FORMAT_PRIMITIV, NULL, declare_all, d, expected);
    assert_becomes(expected, expected);
}

static void assert_refusal(declared *d, const char *text) {
    assert_build_refused(TG_FORMAT_PRIMITIV, NULL, declare_all, d, "bad_value", text);
}

/* -------------------------------------------------------------------------------------- kinds */

TEST(test_shape) {
    declared d = {NULL, 0, "{kind:shape,dims:[2,1,3],batch:4}"};
    bytes expected = begin(SHAPE);
    add_u8(&expected, 0x93);
    add_u32(&expected, 2);
    add_u32(&expected, 1);
    add_u32(&expected, 3);
    add_u32(&expected, 4);
    assert_kind(&d, &expected);
    assert_faults(TG_FORMAT_PRIMITIV, NULL, declare_all, &d);
    free_bytes(&expected);

    expected = begin(SHAPE);
    add_u8(&expected, 0x90);
    add_u32(&expected, 1);
    d.metadata = "{dims:[],kind:shape}";
    assert_kind(&d, &expected);
    free_bytes(&expected);

    static const char *const wrong[][2] = {
        {"{kind:shape}", "metadata member 'dims': a list of at most 8 lengths"},
        {"{kind:shape,dims:3}", "metadata member 'dims': a list of at most 8 lengths"},
        {"{kind:shape,dims:[2,2,2,2,2,2,2,2,2]}",
         "metadata member 'dims': a list of at most 8 lengths"},
        {"{kind:shape,dims:[0]}", "metadata member 'dims': lengths from 1 to 2^32-1"},
        {"{kind:shape,dims:[x]}", "metadata member 'dims': lengths from 1 to 2^32-1"},
        {"{kind:shape,dims:[4294967296]}", "metadata member 'dims': lengths from 1 to 2^32-1"},
        {"{kind:shape,dims:[4294967295,2]}", "metadata member 'dims': over 2^32-1 elements"},
        {"{kind:shape,dims:[4294967295],batch:2}", "metadata member 'dims': over 2^32-1 elements"},
        {"{kind:shape,dims:[3,1]}",
         "metadata member 'dims': a trailing 1 cannot be held; leave it out"},
        {"{kind:shape,dims:[3],batch:0}", "metadata member 'batch': a number from 1 to 2^32-1"},
        {"{kind:shape,dims:[3],batch:-1}", "metadata member 'batch': a number from 1 to 2^32-1"},
        {"{kind:shape,dims:[3],epoch:1}",
         "metadata member 'epoch': a file of this kind has no place for it, or has it already; "
         "leave it out"},
        {"{kind:shape,dims:[3],dims:[3]}",
         "metadata member 'dims': a file of this kind has no place for it, or has it already; "
         "leave it out"},
        {"{kind:form}", "metadata member 'kind': shape, tensor, parameter, model or optimizer"},
        {"{kind:2}", "metadata member 'kind': shape, tensor, parameter, model or optimizer"},
    };
    for (unsigned i = 0; i < COUNT(wrong); i++) {
        d.metadata = wrong[i][0];
        assert_refusal(&d, wrong[i][1]);
    }
    expected = begin(SHAPE);
    add_u8(&expected, 0x91);
    add_u32(&expected, UINT32_MAX);
    add_u32(&expected, 1);
    d.metadata = "{kind:shape,dims:[4294967295],batch:1}";
    assert_kind(&d, &expected);
    free_bytes(&expected);
}

TEST(test_tensor) {
    static const uint64_t shape[] = {2, 1, 3};
    memory_values m;
    tg_decl decl =
        dense_decl("tensor", TG_DTYPE_FLOAT32, 3, shape, &m, "aaaabbbbccccddddeeeeffff", 24);
    declared d = {&decl, 1, "{kind:tensor}"};
    decl.order = TG_ORDER_F;
    bytes expected = begin(TENSOR);
    add_u8(&expected, 0x93);
    add_u32(&expected, 2);
    add_u32(&expected, 1);
    add_u32(&expected, 3);
    add_u32(&expected, 1);
    add_bytes(&expected, "\xc4\x18", 2);
    add_text(&expected, "aaaabbbbccccddddeeeeffff");
    assert_kind(&d, &expected);
    d.metadata = NULL; /* the name of the tensor says so */
    assert_kind(&d, &expected);
    assert_faults(TG_FORMAT_PRIMITIV, NULL, declare_all, &d);
    free_bytes(&expected);

    /* With a batch: of 3, after dimensions 2 and 1; the latter is lost only at the end. */
    static const uint64_t batched[] = {1, 2, 3};
    decl.shape = batched;
    decl.batch = true;
    expected = begin(TENSOR);
    add_u8(&expected, 0x92);
    add_u32(&expected, 1);
    add_u32(&expected, 2);
    add_u32(&expected, 3);
    add_bytes(&expected, "\xc4\x18", 2);
    add_text(&expected, "aaaabbbbccccddddeeeeffff");
    assert_kind(&d, &expected);
    free_bytes(&expected);

    /* One axis has no order, and only a batch may follow. */
    static const uint64_t one[] = {6};
    decl.shape = one;
    decl.rank = 1;
    decl.order = TG_ORDER_C;
    expected = begin(TENSOR);
    add_u8(&expected, 0x90);
    add_u32(&expected, 6);
    add_bytes(&expected, "\xc4\x18", 2);
    add_text(&expected, "aaaabbbbccccddddeeeeffff");
    assert_kind(&d, &expected);
    free_bytes(&expected);
}

/* Statistics stay in the order of their declaration, after the value. */
TEST(test_parameter) {
    static const uint64_t two[] = {2};
    memory_values m[4];
    tg_decl decls[] = {
        scalar_decl("value@Adam.m2", &m[0], "2222"),
        scalar_decl("value", &m[1], "vvvv"),
        scalar_decl("value@Adam.m1", &m[2], "1111"),
        dense_decl("value@%", TG_DTYPE_FLOAT32, 1, two, &m[3], "nullNULL", 8),
    };
    decls[3].batch = true; /* statistics may have one */
    declared d = {decls, 4, "{kind:parameter}"};
    bytes expected = begin(PARAMETER);
    add_value(&expected, "vvvv");
    add_u32(&expected, 3);
    add_text(&expected, "\xa7"
                        "Adam.m2");
    add_value(&expected, "2222");
    add_text(&expected, "\xa7"
                        "Adam.m1");
    add_value(&expected, "1111");
    add_text(&expected, "\xa0\x90");
    add_u32(&expected, 2);
    add_text(&expected, "\xc4\x08nullNULL");
    assert_kind(&d, &expected);
    d.metadata = NULL;
    assert_kind(&d, &expected);
    assert_faults(TG_FORMAT_PRIMITIV, NULL, declare_all, &d);
    free_bytes(&expected);

    /* The smallest one, with the 32 bytes that upstream writes. */
    d.decls = &decls[1];
    d.n = 1;
    expected = begin(PARAMETER);
    add_value(&expected, "vvvv");
    add_u32(&expected, 0);
    assert_int_equal(expected.size, 32);
    assert_kind(&d, &expected);
    free_bytes(&expected);
}

/* Sorted by key: part by part, parts as unsigned bytes, the shorter key first. */
TEST(test_model) {
    static const char *const names[] = {"b",     "a.b",   "a/z",    "%FF",      "a",
                                        "%/%2E", "a/z@m", "b@%2Fs", "%2E%2E/x", "a@l"};
    memory_values m[COUNT(names)];
    tg_decl decls[COUNT(names)];
    for (unsigned i = 0; i < COUNT(names); i++)
        decls[i] = scalar_decl(names[i], &m[i],
                               &"0000\0001111\0002222\0003333\0004444\0005555\000"
                                "6666\0007777\0008888\0009999"[i * 5]);
    declared d = {decls, COUNT(names), "{kind:model,parameters:99}"};
    bytes expected = begin(MODEL);
    add_u32(&expected, 7);
    add_text(&expected, "\x92\xa0\xa1."); /* "", "." */
    add_value(&expected, "5555");
    add_u32(&expected, 0);
    add_text(&expected, "\x92\xa2..\xa1x");
    add_value(&expected, "8888");
    add_u32(&expected, 0);
    add_text(&expected, "\x91\xa1"
                        "a");
    add_value(&expected, "4444");
    add_u32(&expected, 1);
    add_text(&expected, "\xa1l");
    add_value(&expected, "9999");
    add_text(&expected, "\x92\xa1"
                        "a\xa1z");
    add_value(&expected, "2222");
    add_u32(&expected, 1);
    add_text(&expected, "\xa1m");
    add_value(&expected, "6666");
    add_text(&expected, "\x91\xa3"
                        "a.b");
    add_value(&expected, "1111");
    add_u32(&expected, 0);
    add_text(&expected, "\x91\xa1"
                        "b");
    add_value(&expected, "0000");
    add_u32(&expected, 1);
    add_text(&expected, "\xa2/s");
    add_value(&expected, "7777");
    add_text(&expected, "\x91\xa1\xff");
    add_value(&expected, "3333");
    add_u32(&expected, 0);
    assert_kind(&d, &expected);
    d.metadata = NULL;
    assert_kind(&d, &expected);
    assert_faults(TG_FORMAT_PRIMITIV, NULL, declare_all, &d);
    free_bytes(&expected);

    expected = begin(MODEL);
    add_u32(&expected, 0);
    d.n = 0;
    assert_kind(&d, &expected);
    d.metadata = "{kind:model}";
    assert_kind(&d, &expected);
    free_bytes(&expected);
}

TEST(test_optimizer) {
    declared d = {NULL, 0,
                  "{kind:optimizer,uint_configs:{Optimizer.epoch:4294967295,%:0},"
                  "float_configs:{a%20b:0.5,z:nan,Optimizer.epoch:-2.0,i:3}}"};
    bytes expected = begin(OPTIMIZER);
    add_text(&expected, "\x82\xafOptimizer.epoch\xce\xff\xff\xff\xff");
    add_bytes(&expected, "\xa0\xce\0\0\0\0", 6);
    add_bytes(&expected,
              "\x84\xa3"
              "a b\xca\x3f\0\0\0",
              10);
    add_bytes(&expected, "\xa1z\xca\x7f\xc0\0\0", 7);
    add_bytes(&expected, "\xafOptimizer.epoch\xca\xc0\0\0\0", 21);
    add_bytes(&expected, "\xa1i\xca\x40\x40\0\0", 7);
    assert_kind(&d, &expected);
    assert_faults(TG_FORMAT_PRIMITIV, NULL, declare_all, &d);
    free_bytes(&expected);

    expected = begin(OPTIMIZER);
    add_text(&expected, "\x80\x80");
    d.metadata = "{kind:optimizer}";
    assert_kind(&d, &expected);
    free_bytes(&expected);

    static const char *const wrong[][2] = {
        {"{kind:optimizer,uint_configs:[]}",
         "metadata member 'uint_configs': an object of at most 2^32-1 keys"},
        {"{kind:optimizer,uint_configs:{a:4294967296}}",
         "setting 'a': not a whole number from 0 to 2^32-1"},
        {"{kind:optimizer,uint_configs:{a:-1}}",
         "setting 'a': not a whole number from 0 to 2^32-1"},
        {"{kind:optimizer,uint_configs:{a:1.0}}",
         "setting 'a': not a whole number from 0 to 2^32-1"},
        {"{kind:optimizer,float_configs:{b:16777217}}",
         "setting 'b': not a number that float32 holds exactly"},
        {"{kind:optimizer,float_configs:{b:x}}",
         "setting 'b': not a number that float32 holds exactly"},
        {"{kind:optimizer,float_configs:{b:1.0,a:1.0,b:2.0}}",
         "metadata member 'float_configs': a key that is there twice"},
        {"{kind:optimizer,uint_configs:{%61:1}}",
         "a part of a name that is empty or not encoded as it has to be"},
        {"{kind:optimizer,uint_configs:{:1}}",
         "a part of a name that is empty or not encoded as it has to be"},
        {"{kind:optimizer,parameters:2,batch:3}",
         "metadata member 'batch': a file of this kind has no place for it, or has it already; "
         "leave it out"},
    };
    for (unsigned i = 0; i < COUNT(wrong); i++) {
        d.metadata = wrong[i][0];
        assert_refusal(&d, wrong[i][1]);
    }
}

/* -------------------------------------------------------------------------------------- lengths */

/* Lengths around the limits of each encoding. */
TEST(test_forms_of_lengths) {
    static const struct {
        uint64_t floats;
        const char *head;
        size_t size;
    } datas[] = {{63, "\xc4\xfc", 2},
                 {64, "\xc5\1\0", 3},
                 {16383, "\xc5\xff\xfc", 3},
                 {16384, "\xc6\0\1\0\0", 5}};
    static const uint8_t zeros[4 * 16384] = {0};
    for (unsigned i = 0; i < COUNT(datas); i++) {
        memory_values m;
        const tg_decl decl = dense_decl("tensor", TG_DTYPE_FLOAT32, 1, &datas[i].floats, &m, zeros,
                                        (size_t)datas[i].floats * 4);
        declared d = {&decl, 1, NULL};
        bytes expected = begin(TENSOR);
        add_u8(&expected, 0x91);
        add_u32(&expected, (uint32_t)datas[i].floats);
        add_u32(&expected, 1);
        add_bytes(&expected, datas[i].head, datas[i].size);
        add_bytes(&expected, zeros, (size_t)datas[i].floats * 4);
        assert_kind(&d, &expected);
        free_bytes(&expected);
    }

    static const struct {
        size_t length;
        const char *head;
        size_t size;
    } names[] = {{31, "\xbf", 1},      {32, "\xd9\x20", 2},        {255, "\xd9\xff", 2},
                 {256, "\xda\1\0", 3}, {65535, "\xda\xff\xff", 3}, {65536, "\xdb\0\1\0\0", 5}};
    for (unsigned i = 0; i < COUNT(names); i++) {
        char *name = malloc(names[i].length + 1);
        memory_values m;
        assert_non_null(name);
        memset(name, 'n', names[i].length);
        name[names[i].length] = '\0';
        const tg_decl decl = scalar_decl(name, &m, "vvvv");
        declared d = {&decl, 1, NULL};
        bytes expected = begin(MODEL);
        add_u32(&expected, 1);
        add_u8(&expected, 0x91);
        add_bytes(&expected, names[i].head, names[i].size);
        add_text(&expected, name);
        add_value(&expected, "vvvv");
        add_u32(&expected, 0);
        assert_kind(&d, &expected);
        free_bytes(&expected);
        free(name);
    }
}

/* Keys of 15, 16 and 65536 parts, and maps of 15 and 16 settings. */
TEST(test_forms_of_counts) {
    static const struct {
        size_t count;
        const char *array;
        const char *map;
        size_t size;
    } forms[] = {{15, "\x9f", "\x8f", 1},
                 {16, "\xdc\0\x10", "\xde\0\x10", 3},
                 {65535, "\xdc\xff\xff", "\xde\xff\xff", 3},
                 {65536, "\xdd\0\1\0\0", "\xdf\0\1\0\0", 5}};
    for (unsigned i = 0; i < COUNT(forms); i++) {
        bytes name = {NULL, 0, 0};
        bytes text = {NULL, 0, 0};
        bytes expected = begin(MODEL);
        add_u32(&expected, 1);
        add_bytes(&expected, forms[i].array, forms[i].size);
        for (size_t k = 0; k < forms[i].count; k++) {
            add_text(&name, k > 0 ? "/x" : "x");
            add_text(&expected, "\xa1x");
        }
        add_u8(&name, 0);
        add_value(&expected, "vvvv");
        add_u32(&expected, 0);
        memory_values m;
        const tg_decl decl = scalar_decl((const char *)name.data, &m, "vvvv");
        declared d = {&decl, 1, NULL};
        assert_kind(&d, &expected);
        free_bytes(&expected);

        expected = begin(OPTIMIZER);
        add_bytes(&expected, forms[i].map, forms[i].size);
        add_text(&text, "{kind:optimizer,uint_configs:{");
        for (unsigned k = 0; k < forms[i].count; k++) {
            char key[32];
            snprintf(key, sizeof key, "%05u:%u,", 99999 - k, k);
            add_text(&text, key);
            add_u8(&expected, 0xa5);
            add_bytes(&expected, key, 5);
            add_u32(&expected, k);
        }
        add_u8(&expected, 0x80);
        add_bytes(&text, "}}", 3);
        d = (declared){NULL, 0, (const char *)text.data};
        assert_kind(&d, &expected);
        free_bytes(&expected);
        free_bytes(&name);
        free_bytes(&text);
    }
}

/* ----------------------------------------------------------------------------------- refusals */

TEST(test_refused_tensors) {
    static const uint64_t trailing[] = {3, 1};
    static const uint64_t batched[] = {3, 1, 2};
    static const uint64_t nine[] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint64_t empty[] = {0};
    static const uint64_t large[] = {1 << 15, 1 << 15};
    static const char one[] =
        "tensor 'w': a trailing axis of length 1 cannot be held; reshape it; lossy_axes";
    static const char batch[] = "tensor 'w': a batch is a last axis of length 2 or more; without "
                                "one there is no such axis";
    memory_values m;
    tg_decl decl = dense_decl("w", TG_DTYPE_FLOAT32, 2, trailing, &m, "", 0);
    declared d = {&decl, 1, NULL};
    decl.order = TG_ORDER_F;
    assert_refusal(&d, one);
    decl.batch = true; /* a batch of 1 */
    assert_refusal(&d, batch);
    decl.rank = 3;
    decl.shape = batched;
    assert_refusal(&d, one);
    decl.rank = 0;
    assert_refusal(&d, batch);
    decl.rank = 1;
    decl.shape = empty;
    assert_refusal(&d, batch);
    decl.batch = false;
    assert_refusal(&d, "tensor 'w': an axis of length 0 cannot be held; leave the tensor out");
    decl.rank = 9;
    decl.shape = nine;
    assert_refusal(&d, "tensor 'w': 9 dimensions, at most 8 can be held; reshape it");
    decl.rank = 10;
    decl.batch = true;
    assert_refusal(&d, "tensor 'w': 10 axes, at most 9 can be written");
    decl.batch = false;
    decl.rank = 2;
    decl.shape = large;
    assert_refusal(&d, "tensor 'w': 1073741824 elements, at most 1073741823 can be held; split it");
    decl.order = TG_ORDER_C;
    assert_refusal(&d, "tensor 'w': values are in order C, which the format does not support; "
                       "request another order");
    decl.order = TG_ORDER_F;
    decl.storage = TG_STORAGE_COO;
    assert_refusal(&d, "tensor 'w': the format has no storage coo; dense");
    decl.storage = TG_STORAGE_DENSE;
    decl.dtype = TG_DTYPE_FLOAT64;
    assert_refusal(&d, "tensor 'w': the format has no dtype float64; npy has it");
}

/* Found by fuzz/fuzz_write.c: items without a place in the file were dropped silently. */
TEST(test_refused_meanings) {
    static const uint64_t shape[] = {3};
    static const char meaning[] = "tensor 'w': fixed point requires int8 or int16, a range "
                                  "requires uint8; declare the decoded values";
    memory_values m;
    tg_decl decl = dense_decl("w", TG_DTYPE_FLOAT32, 1, shape, &m, "............", 12);
    declared d = {&decl, 1, NULL};
    decl.fp_pos = 3;
    assert_refusal(&d, meaning);
    decl.fp_pos = -1;
    decl.scaled = true;
    assert_refusal(&d, meaning);
}

TEST(test_refused_names) {
    static const char statistic[] = "a statistic without its parameter; declare what is before the "
                                    "'@', too; rename";
    static const char twice[] = "declared twice; each name can be there once";
    static const char encoding[] =
        "a part of a name that is empty or not encoded as it has to be; rename";
    static const char no_tensors[] = "a file of kind 'optimizer' has no tensors; leave it out";
    static const char one_tensor[] = "a file of kind 'tensor' has one tensor, called tensor; kind "
                                     "'model' has any names";
    static const char parameter[] = "a file of kind 'parameter' has tensors value and value@KEY; "
                                    "kind 'model' has any names";
    static const struct {
        const char *names[3];
        const char *metadata;
        const char *wrong; /* the tensor */
        const char *text;
    } tests[] = {
        {{"a@m"}, NULL, "a@m", statistic},
        {{"a", "b@m"}, NULL, "b@m", statistic},
        {{"a/b", "a@m"}, NULL, "a@m", statistic},
        {{"value@m"}, NULL, "value@m", statistic},
        {{"a", "b", "a"}, NULL, "a", twice},
        {{"a", "a@m", "a@m"}, NULL, "a@m", twice},
        {{"value", "value"}, NULL, "value", twice},
        {{"tensor", "tensor"}, "{kind:tensor}", "tensor", twice},
        {{"a/"}, NULL, "a/", encoding},
        {{"/a"}, NULL, "/a", encoding},
        {{"a//b"}, NULL, "a//b", encoding},
        {{"a@"}, NULL, "a@", encoding},
        {{"a@m@n"}, NULL, "a@m@n", encoding},
        {{"a%4"}, NULL, "a%4", encoding},
        {{"a%2f"}, NULL, "a%2f", encoding},
        {{"a%41"}, NULL, "a%41", encoding},
        {{".."}, NULL, "..", encoding},
        {{"%2E."}, NULL, "%2E.", encoding},
        {{"a%2E"}, NULL, "a%2E", encoding},
        {{"a@m/n"}, NULL, "a@m/n", encoding},
        {{"weights"}, "{kind:tensor}", "weights", one_tensor},
        {{"tensor@m"}, "{kind:tensor}", "tensor@m", one_tensor},
        {{"value", "valued"}, "{kind:parameter}", "valued", parameter},
        {{"tensor"}, "{kind:optimizer}", "tensor", no_tensors},
        {{NULL}, "{kind:tensor}", NULL, "a file of kind 'tensor' needs its tensor"},
        {{NULL}, "{kind:parameter}", NULL, "a file of kind 'parameter' needs its tensor"},
    };
    for (unsigned i = 0; i < COUNT(tests); i++) {
        memory_values m[3];
        tg_decl decls[3];
        char text[200];
        declared d = {decls, 0, tests[i].metadata};
        for (; d.n < 3 && tests[i].names[d.n] != NULL; d.n++)
            decls[d.n] = scalar_decl(tests[i].names[d.n], &m[d.n], "vvvv");
        if (tests[i].wrong != NULL)
            snprintf(text, sizeof text, "tensor '%s': %s", tests[i].wrong, tests[i].text);
        assert_refusal(&d, tests[i].wrong != NULL ? text : tests[i].text);
    }

    static const uint64_t two[] = {2};
    memory_values m;
    tg_decl decl = dense_decl("value", TG_DTYPE_FLOAT32, 1, two, &m, "", 0);
    declared d = {&decl, 1, NULL};
    decl.batch = true;
    assert_refusal(&d, "tensor 'value': the value of a parameter has no batch; declare the last "
                       "axis as a dimension");
    decl.name = "tensor";
    d.metadata = "{kind:model}";
    assert_refusal(&d, "tensor 'tensor': the value of a parameter has no batch; declare the last "
                       "axis as a dimension");
}

/* --------------------------------------------------------------------------------- round trips */

static uint32_t next(uint32_t *seed, uint32_t below) {
    *seed = *seed * 1664525 + 1013904223;
    return (*seed >> 8) % below;
}

enum { MOST = 60 };

/* Parameters and statistics of any shape, declared in any order. */
TEST(test_random) {
    static float data[4096];
    for (unsigned i = 0; i < COUNT(data); i++) data[i] = (float)i;
    for (uint32_t round = 0; round < 30; round++) {
        uint32_t seed = round;
        static char names[MOST][64];
        static uint64_t shapes[MOST][4];
        memory_values m[MOST];
        tg_decl decls[MOST];
        uint32_t n = 0;
        while (n + 4 < MOST - round) {
            char parameter[32];
            bool value = true;
            snprintf(parameter, sizeof parameter, "p%u%s/x%u", next(&seed, 10),
                     next(&seed, 2) == 0 ? "%00" : "", n);
            for (uint32_t stats = next(&seed, 4);; stats--) {
                char key[16] = "";
                if (!value) snprintf(key, sizeof key, "@s%u", next(&seed, 2) * 10 + stats);
                snprintf(names[n], sizeof names[n], "%s%s", parameter, key);
                value = false;
                uint32_t rank = next(&seed, 5);
                uint64_t count = 1;
                for (uint32_t axis = 0; axis < rank; axis++) {
                    shapes[n][axis] = 1 + next(&seed, 6) + (axis + 1 == rank);
                    count *= shapes[n][axis];
                }
                decls[n] = dense_decl(names[n], TG_DTYPE_FLOAT32, rank, shapes[n], &m[n],
                                      data + next(&seed, 1000), (size_t)count * 4);
                decls[n].order = TG_ORDER_F;
                n++;
                if (stats == 0) break;
            }
        }
        for (uint32_t i = n; i > 1; i--) {
            uint32_t other = next(&seed, i);
            tg_decl decl = decls[i - 1];
            decls[i - 1] = decls[other];
            decls[other] = decl;
        }
        declared d = {decls, n, "{kind:model}"};
        bytes file = build_bytes(TG_FORMAT_PRIMITIV, NULL, declare_all, &d);
        assert_becomes(&file, &file);
        tg_file *read = open_bytes(&file);
        assert_int_equal(tg_num_tensors(read), n);
        assert_int_equal(tg_num_notes(read), 0);
        for (uint32_t i = 0; i < n; i++) {
            tg_tensor t;
            const memory_values *want = decls[i].values.self;
            assert_true(tg_tensor_find(read, decls[i].name, &t));
            assert_int_equal(t.rank, decls[i].rank);
            assert_memory_equal(t.shape, decls[i].shape, 8 * t.rank);
            assert_int_equal(t.nbytes, want->parts[TG_PART_VALUES].size);
            assert_memory_equal(tg_tensor_view(read, &t, TG_PART_VALUES),
                                want->parts[TG_PART_VALUES].data, (size_t)t.nbytes);
        }
        tg_close(read);
        free_bytes(&file);
    }
}
