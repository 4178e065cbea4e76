/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_primitiv.c - the result of the primitiv adapter for files that are put together here by
 * hand.
 */
#include "adapter_test.h"

enum { SHAPE, TENSOR, PARAMETER, MODEL, OPTIMIZER };

static void add_u32(bytes *b, uint32_t value) {
    add_u8(b, 0xce);
    add_u32be(b, value);
}

static bytes begin(uint32_t kind) {
    bytes b = {NULL, 0, 0};
    add_u32(&b, 0);
    add_u32(&b, 1);
    add_u32(&b, kind << 8);
    return b;
}

static void add_string(bytes *b, const char *text) {
    size_t n = strlen(text);
    assert_true(n < 256);
    if (n < 32) {
        add_u8(b, 0xa0 | (unsigned)n);
    } else {
        add_u8(b, 0xd9);
        add_u8(b, (unsigned)n);
    }
    add_bytes(b, text, n);
}

/* Dimensions end with a 0. Elements are `start`, `start` + 1, ... */
static void add_tensor(bytes *b, const uint32_t *dims, uint32_t batch, uint32_t start) {
    uint32_t count = batch;
    unsigned n = 0;
    while (dims[n] > 0) count *= dims[n++];
    add_u8(b, 0x90 | n);
    for (unsigned i = 0; i < n; i++) add_u32(b, dims[i]);
    add_u32(b, batch);
    add_u8(b, 0xc4);
    add_u8(b, 4 * count);
    for (uint32_t i = 0; i < count; i++) add_u32le(b, start + i);
}

static const uint32_t scalar[] = {0};

static void add_scalar(bytes *b, uint32_t value) { add_tensor(b, scalar, 1, value); }

static void assert_word(tg_file *file, uint64_t i, uint32_t value) {
    bytes word = {NULL, 0, 0};
    add_u32le(&word, value);
    assert_stored(file, i, TG_PART_VALUES, word.data, word.size);
    free_bytes(&word);
}

static void assert_named(tg_file *file, uint64_t i, const char *name) {
    tg_tensor t;
    assert_true(tg_tensor_at(file, i, &t));
    assert_string_equal(t.name, name);
}

/* ------------------------------------------------------------------------------- single objects */

TEST(test_shape) {
    bytes b = begin(SHAPE);
    add_u8(&b, 0x94);
    add_u32(&b, 1);
    add_u32(&b, 3);
    add_u32(&b, 1);
    add_u32(&b, 1);
    add_u32(&b, 4);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_PRIMITIV);
    assert_int_equal(tg_num_tensors(file), 0);
    assert_metadata(file, "{kind:shape,dims:[1,3],batch:4}");
    tg_close(file);
    free_bytes(&b);
}

TEST(test_tensor) {
    static const uint32_t dims[] = {2, 1, 3, 1, 0};
    static const uint32_t ones[] = {1, 1, 0};
    bytes b = begin(TENSOR);
    add_tensor(&b, dims, 2, 100);
    tg_file *file = open_bytes(&b);
    tg_tensor t;
    assert_int_equal(tg_num_tensors(file), 1);
    assert_tensor(file, 0, "tensor float32 F dense [2,1,3,2]");
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.offset, b.size - 48);
    assert_int_equal(t.nbytes, 48);
    assert_ptr_equal(tg_tensor_view(file, &t, TG_PART_VALUES), b.data + b.size - 48);
    assert_metadata(file, "{kind:tensor}");
    tg_close(file);
    free_bytes(&b);

    b = begin(TENSOR); /* the batch follows the rest of the shape */
    add_tensor(&b, ones, 3, 0);
    file = open_bytes(&b);
    assert_tensor(file, 0, "tensor float32 F dense [3]");
    tg_close(file);
    free_bytes(&b);
}

TEST(test_parameter) {
    static const uint32_t dims[] = {2, 0};
    bytes b = begin(PARAMETER);
    add_scalar(&b, 1);
    add_u32(&b, 3);
    add_string(&b, "m/2@");
    add_scalar(&b, 2);
    add_string(&b, "");
    add_tensor(&b, dims, 3, 3);
    add_string(&b, "..");
    add_scalar(&b, 4);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), 4);
    assert_tensor(file, 0, "value float32 F dense []");
    assert_tensor(file, 1, "value@m%2F2%40 float32 F dense []");
    assert_tensor(file, 2, "value@% float32 F dense [2,3]");
    assert_tensor(file, 3, "value@%2E%2E float32 F dense []");
    assert_word(file, 0, 1);
    assert_word(file, 1, 2);
    assert_word(file, 3, 4);
    assert_metadata(file, "{kind:parameter}");
    tg_close(file);
    free_bytes(&b);
}

TEST(test_optimizer) {
    bytes b = begin(OPTIMIZER);
    add_u8(&b, 0x82);
    add_string(&b, "epoch");
    add_u32(&b, UINT32_MAX);
    add_string(&b, "");
    add_u32(&b, 0);
    add_u8(&b, 0x83);
    add_string(&b, "epoch"); /* the other map has separate names */
    add_u8(&b, 0xca);
    add_u32be(&b, bits_of(0.1f));
    add_string(&b, ".");
    add_u8(&b, 0xca);
    add_u32be(&b, 0x7fc00000);
    add_string(&b, "a b");
    add_u8(&b, 0xca);
    add_u32be(&b, 0xff800000);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), 0);
    assert_metadata(file, "{kind:optimizer,uint_configs:{epoch:4294967295,%:0},"
                          "float_configs:{epoch:0.1,%2E:nan,a%20b:-inf}}");
    tg_close(file);
    free_bytes(&b);
}

/* -------------------------------------------------------------------------------------- models */

/* A parameter without statistics, with a key of one name. */
static void add_entry(bytes *b, const char *name, uint32_t value) {
    add_u8(b, 0x91);
    add_string(b, name);
    add_scalar(b, value);
    add_u32(b, 0);
}

TEST(test_model) {
    bytes b = begin(MODEL);
    add_u32(&b, 3);
    add_entry(&b, "a", 10);
    add_u8(&b, 0x93);
    add_string(&b, "a/b");
    add_string(&b, "");
    add_string(&b, ".");
    add_scalar(&b, 11);
    add_u32(&b, 0);
    add_entry(&b, "a@m", 12);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), 3);
    assert_named(file, 0, "a");
    assert_named(file, 1, "a%2Fb/%/%2E");
    assert_named(file, 2, "a%40m");
    for (uint32_t i = 0; i < 3; i++) assert_word(file, i, 10 + i);
    assert_metadata(file, "{kind:model,parameters:3}");
    tg_close(file);
    free_bytes(&b);

    b = begin(MODEL);
    add_u32(&b, 0);
    file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), 0);
    assert_metadata(file, "{kind:model,parameters:0}");
    tg_close(file);
    free_bytes(&b);
}

/* Parameters with none, one or several statistics, requested in different orders. */
TEST(test_statistics) {
    enum { NUM = 40, STEPS = 2000 };
    bytes b = begin(MODEL);
    char names[4 * NUM][32];
    uint32_t tensors = 0;
    add_u32(&b, NUM);
    for (unsigned i = 0; i < NUM; i++) {
        char name[8];
        unsigned stats = i * i % 7 % 4;
        snprintf(name, sizeof name, "p%02u", i);
        snprintf(names[tensors], sizeof names[0], "%s", name);
        add_u8(&b, 0x91);
        add_string(&b, name);
        add_scalar(&b, tensors++);
        add_u32(&b, stats);
        for (unsigned k = stats; k-- > 0;) { /* in descending order */
            snprintf(names[tensors], sizeof names[0], "%s@s%u", name, k);
            add_string(&b, strchr(names[tensors], '@') + 1);
            add_scalar(&b, tensors++);
        }
    }
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_tensors(file), tensors);
    for (uint32_t i = 0; i < tensors; i++) assert_named(file, i, names[i]);
    for (uint32_t i = tensors; i-- > 0;) assert_named(file, i, names[i]);
    uint32_t at = 1;
    for (unsigned i = 0; i < STEPS; i++) {
        at = at * 1664525 + 1013904223;
        uint32_t number = (at >> 8) % tensors;
        tg_tensor t;
        uint8_t word[4];
        assert_true(tg_tensor_at(file, number, &t));
        assert_string_equal(t.name, names[number]);
        assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, 0, word, sizeof word));
        assert_int_equal(word[0], number);
        tg_tensor found;
        assert_true(tg_tensor_find(file, names[number], &found));
        assert_int_equal(found.index, number);
    }
    tg_close(file);
    free_bytes(&b);
}

/* -------------------------------------------------------------------------------------- keys */

TEST(test_two_statistics_of_one_key) {
    bytes b = begin(PARAMETER);
    add_scalar(&b, 1);
    add_u32(&b, 3);
    add_string(&b, "m");
    add_scalar(&b, 2);
    add_string(&b, "a");
    add_scalar(&b, 3);
    uint64_t second = b.size;
    add_string(&b, "m");
    add_scalar(&b, 4);
    assert_refused(&b, "bad_value", second, "object.stats[2].key");
    free_bytes(&b);

    b = begin(MODEL);
    add_u32(&b, 2);
    add_entry(&b, "w", 1);
    add_u8(&b, 0x91);
    add_string(&b, "x");
    add_scalar(&b, 1);
    add_u32(&b, 2);
    add_string(&b, "");
    add_scalar(&b, 2);
    second = b.size;
    add_string(&b, "");
    add_scalar(&b, 3);
    assert_refused(&b, "bad_value", second, "object.parameters[1].parameter.stats[1].key");
    free_bytes(&b);
}

TEST(test_two_settings_of_one_key) {
    for (unsigned second_map = 0; second_map < 2; second_map++) {
        bytes b = begin(OPTIMIZER);
        uint64_t second = 0;
        for (unsigned map = 0; map < 2; map++) {
            add_u8(&b, 0x82);
            for (unsigned i = 0; i < 2; i++) {
                if (map == second_map && i == 1) second = b.size;
                add_string(&b, map == second_map || i == 0 ? "k" : "other");
                add_u8(&b, map == 0 ? 0xce : 0xca);
                add_u32be(&b, 0);
            }
        }
        assert_refused(&b, "bad_value", second,
                       second_map == 0 ? "object.uint_configs.configs[1].key"
                                       : "object.float_configs.configs[1].key");
        free_bytes(&b);
    }
}

/* A key without names and a key of one empty name would give tensors of the same name. */
TEST(test_key_without_names) {
    bytes b = begin(MODEL);
    add_u32(&b, 2);
    add_entry(&b, "", 1);
    uint64_t second = b.size + 1;
    add_u8(&b, 0x90);
    add_scalar(&b, 2);
    add_u32(&b, 0);
    assert_refused(&b, "bad_value", second, "object.parameters[1].key");
    free_bytes(&b);

    b = begin(MODEL);
    add_u32(&b, 3);
    add_u8(&b, 0x90);
    add_scalar(&b, 1);
    add_u32(&b, 0);
    add_entry(&b, "z", 2);
    second = b.size + 1;
    add_entry(&b, "", 3);
    assert_refused(&b, "bad_value", second, "object.parameters[2].key");
    free_bytes(&b);

    b = begin(MODEL);
    add_u32(&b, 2);
    add_u8(&b, 0x90);
    add_scalar(&b, 2);
    add_u32(&b, 0);
    add_entry(&b, "z", 1);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_num_notes(file), 1);
    assert_named(file, 0, "%");
    tg_close(file);
    free_bytes(&b);
}

/* Many parameters in no order; then one of them is repeated, at every position. */
TEST(test_keys_in_any_order) {
    for (unsigned n = 2; n <= 67; n += n < 20 ? 1 : 15) {
        bytes b = begin(MODEL);
        add_u32(&b, n);
        for (unsigned i = 0; i < n; i++) {
            char name[16];
            snprintf(name, sizeof name, "%u", i * 7919 % 1009);
            add_entry(&b, name, i);
        }
        tg_file *file = open_bytes(&b);
        assert_int_equal(tg_num_tensors(file), n);
        assert_int_equal(tg_num_notes(file), 0);
        tg_close(file);
        free_bytes(&b);
        for (unsigned twice = 1; twice < n; twice++) {
            b = begin(MODEL);
            add_u32(&b, n);
            uint64_t second = 0;
            for (unsigned i = 0; i < n; i++) {
                char name[16];
                /* A repetition after that is not the first error. */
                unsigned number = i == twice ? twice / 2 : i + 1 == n ? 0 : i;
                if (i == twice) second = b.size + 1;
                snprintf(name, sizeof name, "%u", number * 7919 % 1009);
                add_entry(&b, name, i);
            }
            char path[64];
            snprintf(path, sizeof path, "object.parameters[%u].key", twice);
            assert_refused(&b, "bad_value", second, path);
            free_bytes(&b);
        }
    }
}

/* The hash function of primitiv.c, of the empty text and one more word. */
static uint64_t hash_of(uint64_t word) {
    uint64_t hash = word * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

/* Keys that were made to have the same hash: they are different keys nevertheless. */
TEST(test_keys_of_one_hash) {
    enum { NUM = 50 };
    for (unsigned twice = 0; twice < NUM; twice++) {
        bytes b = begin(OPTIMIZER);
        uint64_t second = 0;
        add_u8(&b, 0x80);
        add_u8(&b, 0xde);
        add_u8(&b, 0);
        add_u8(&b, NUM);
        for (unsigned i = 0; i < NUM; i++) {
            uint64_t word = twice > 0 && i == twice ? twice / 2 : i;
            uint64_t other = hash_of(word) ^ 0x5555;
            if (twice > 0 && i == twice) second = b.size;
            add_u8(&b, 0xb0);
            add_u32le(&b, (uint32_t)word);
            add_u32le(&b, (uint32_t)(word >> 32));
            add_u32le(&b, (uint32_t)other);
            add_u32le(&b, (uint32_t)(other >> 32));
            add_u8(&b, 0xca);
            add_u32be(&b, 0);
        }
        if (twice == 0) {
            tg_close(open_bytes(&b));
        } else {
            char path[64];
            snprintf(path, sizeof path, "object.float_configs.configs[%u].key", twice);
            assert_refused(&b, "bad_value", second, path);
        }
        free_bytes(&b);
    }
}

/* Names of a key are compared one by one: ("a", "z") comes before ("a.b"), and before ("aa"). */
TEST(test_names_of_keys) {
    bytes b = begin(MODEL);
    add_u32(&b, 4);
    add_u8(&b, 0x92);
    add_string(&b, "a");
    add_string(&b, "z");
    add_scalar(&b, 1);
    add_u32(&b, 0);
    add_u8(&b, 0x92);
    add_string(&b, "az");
    add_string(&b, "");
    add_scalar(&b, 2);
    add_u32(&b, 0);
    add_entry(&b, "az", 3); /* one name less: sorted first */
    uint64_t second = b.size + 1;
    add_u8(&b, 0x92);
    add_string(&b, "a");
    add_string(&b, "z");
    add_scalar(&b, 4);
    add_u32(&b, 0);
    assert_refused(&b, "bad_value", second, "object.parameters[3].key");
    free_bytes(&b);
}

/* Sorting takes from the work budget, and reports where it was exhausted. */
TEST(test_limits) {
    enum { NUM = 300 };
    bytes b = begin(MODEL);
    add_u32(&b, NUM);
    for (unsigned i = NUM; i-- > 0;) {
        char name[16];
        snprintf(name, sizeof name, "%u", 1000 + i);
        add_entry(&b, name, i);
    }
    tg_options options = tg_options_default();
    unsigned refused_in_adopt = 0;
    for (uint64_t work = 100;; work += 100) {
        tg_error error;
        char path[128];
        options.format = TG_FORMAT_PRIMITIV;
        options.limits.max_work = work;
        tg_file *file = tg_open_memory(b.data, b.size, &options, &error);
        if (file != NULL) {
            tg_close(file);
            break;
        }
        assert_int_equal(error.code, TG_CODE_LIMIT);
        tg_error_path(&error, path, sizeof path);
        assert_true(path[0] != '\0');
        if (strcmp(path, "object.parameters") == 0 && error.offset == 21) refused_in_adopt++;
        assert_true(work < 100000);
    }
    assert_true(refused_in_adopt > 0);
    free_bytes(&b);
}
