/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_nnb.c - the result of the NNB adapter for networks that are put together here by hand.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "tensorgate.h"
#include "unit.h"

/* -------------------------------------------------------------------------- making a network */

enum { FLOAT32, INT16, INT8, SIGN };
enum { AFFINE = 0, LEAKY_RELU = 15, SHIFT = 82, NO_FUNCTION = 133, TOP_K_DATA = 350 };
enum { BINARY_CONNECT_CONVOLUTION = 233, BINARY_CONNECT_AFFINE = 235 };

#define MAX_BLOCKS 64u
#define MAX_LIST 16u

typedef struct list {
    int32_t words[MAX_LIST];
    uint32_t count;
} list;

typedef struct network {
    uint8_t area[2048];
    uint32_t size;
    uint32_t starts[MAX_BLOCKS];
    uint32_t num_blocks;
    list buffers;
    list variables; /* block numbers */
    list functions; /* block numbers */
    list inputs;
    list outputs;
    uint8_t file[4096];
    size_t file_size;
} network;

#define LIST(...)                                                                                  \
    ((list){.words = {__VA_ARGS__}, .count = sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)})
#define NONE ((list){.count = 0})

static void put_u32(uint8_t *at, uint32_t value) {
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(value >> (8 * i));
}

/* Begins a block; what is added until the next one belongs to it. */
static int32_t begin_block(network *net) {
    assert_true(net->num_blocks < MAX_BLOCKS);
    net->size += -net->size % 4u;
    net->starts[net->num_blocks] = net->size;
    return (int32_t)net->num_blocks++;
}

static void add_bytes(network *net, const void *bytes, uint32_t n) {
    assert_true(n <= sizeof net->area - net->size);
    memcpy(net->area + net->size, bytes, n);
    net->size += n;
}

static void add_word(network *net, int64_t value) {
    uint8_t bytes[4];
    put_u32(bytes, (uint32_t)value);
    add_bytes(net, bytes, sizeof bytes);
}

static int32_t add_list(network *net, list l) {
    int32_t block = begin_block(net);
    for (uint32_t i = 0; i < l.count; i++) add_word(net, l.words[i]);
    return block;
}

static void add_variable(network *net, int type, int fp_pos, list shape, int32_t data_index) {
    int32_t shape_block = add_list(net, shape);
    int32_t record = begin_block(net);
    add_word(net, 100 + net->variables.count);
    add_word(net, shape.count);
    add_word(net, shape_block);
    add_word(net, type | fp_pos << 4);
    add_word(net, data_index);
    net->variables.words[net->variables.count++] = record;
}

/* A constant; its bytes count up from 1. */
static void add_constant(network *net, int type, int fp_pos, list shape, uint8_t num_bytes) {
    int32_t block = begin_block(net);
    for (uint8_t i = 1; i <= num_bytes; i++) add_bytes(net, &i, 1);
    add_variable(net, type, fp_pos, shape, block);
}

static void begin_function(network *net, int id, int impl, list inputs, list outputs) {
    int32_t input_block = add_list(net, inputs);
    int32_t output_block = add_list(net, outputs);
    net->functions.words[net->functions.count++] = begin_block(net);
    add_word(net, id + impl * INT64_C(65536));
    add_word(net, inputs.count);
    add_word(net, input_block);
    add_word(net, outputs.count);
    add_word(net, output_block);
}

static void finish(network *net, uint32_t version) {
    const list *const lists[] = {&net->buffers, &net->variables, &net->functions, &net->inputs,
                                 &net->outputs};
    uint8_t *at = net->file;
    put_u32(at, version);
    put_u32(at + 4, 44);
    for (uint32_t i = 0; i < 5; i++) {
        put_u32(at + 8 + 8 * i, lists[i]->count);
        put_u32(at + 12 + 8 * i, (uint32_t)add_list(net, *lists[i]));
    }
    net->size += -net->size % 4u;
    put_u32(at + 48, net->num_blocks);
    put_u32(at + 52, net->size);
    at += 56;
    for (uint32_t i = 0; i < net->num_blocks; i++, at += 4) put_u32(at, net->starts[i]);
    memcpy(at, net->area, net->size);
    net->file_size = (size_t)(at - net->file) + net->size;
    assert_true(net->file_size <= sizeof net->file);
}

static tg_file *open_network(const network *net) {
    tg_error error;
    tg_file *file = tg_open_memory(net->file, net->file_size, NULL, &error);
    if (file == NULL) {
        char text[512];
        tg_error_text(&error, text, sizeof text);
        fail_msg("%s", text);
    }
    assert_int_equal(tg_file_format(file), TG_FORMAT_NNB);
    return file;
}

/* ----------------------------------------------------------------------- metadata as a text */

typedef struct text {
    char data[4096];
    size_t len;
    bool comma;    /* before the next key or value */
    uint32_t left; /* events until the sink stops */
} text;

static bool add(text *t, const char *data, size_t len) {
    assert_true(len < sizeof t->data - t->len);
    memcpy(t->data + t->len, data, len);
    t->len += len;
    t->data[t->len] = '\0';
    return t->left-- > 1;
}

static bool add_value(void *self, const char *data, size_t len) {
    text *t = self;
    if (t->comma) t->data[t->len++] = ',';
    t->comma = true;
    return add(t, data, len);
}

static bool opens(void *self, const char *mark) {
    bool more = add_value(self, mark, 1);
    ((text *)self)->comma = false;
    return more;
}

static bool closes(void *self, const char *mark) {
    ((text *)self)->comma = true;
    return add(self, mark, 1);
}

static bool begin_object(void *self) { return opens(self, "{"); }
static bool end_object(void *self) { return closes(self, "}"); }
static bool begin_array(void *self) { return opens(self, "["); }
static bool end_array(void *self) { return closes(self, "]"); }

static bool on_key(void *self, const char *key, size_t len) {
    bool more = add_value(self, key, len);
    text *t = self;
    t->data[t->len++] = ':';
    t->comma = false;
    return more;
}

static bool on_u64(void *self, uint64_t value) {
    char digits[24];
    return add_value(self, digits,
                     (size_t)snprintf(digits, sizeof digits, "%ju", (uintmax_t)value));
}

static bool on_s64(void *self, int64_t value) {
    char digits[24];
    return add_value(self, digits, (size_t)snprintf(digits, sizeof digits, "%jd", (intmax_t)value));
}

static bool on_f64(void *self, double value) {
    char digits[32];
    return add_value(self, digits, tg_f64_text(value, digits, sizeof digits));
}

static bool on_f32(void *self, float value) {
    char digits[32];
    return add_value(self, digits, tg_f32_text(value, digits, sizeof digits));
}

static bool on_bool(void *self, bool value) { return add_value(self, value ? "1" : "0", 1); }
static bool on_null(void *self) { return add_value(self, "null", 4); }

static bool metadata(tg_file *file, text *t, uint32_t max_events) {
    memset(t, 0, sizeof *t);
    t->left = max_events;
    const tg_sink sink = {
        .begin_object = begin_object,
        .end_object = end_object,
        .begin_array = begin_array,
        .end_array = end_array,
        .key = on_key,
        .text = add_value,
        .u64 = on_u64,
        .s64 = on_s64,
        .f32 = on_f32,
        .f64 = on_f64,
        .boolean = on_bool,
        .null = on_null,
        .self = t,
    };
    return tg_metadata(file, &sink);
}

/* ----------------------------------------------------------------------------------- tensors */

static tg_tensor tensor_at(tg_file *file, uint64_t i, const char *name) {
    tg_tensor tensor;
    assert_true(tg_tensor_at(file, i, &tensor));
    assert_string_equal(tensor.name, name);
    return tensor;
}

/* The stored bytes are the first `n` of a constant. */
static void assert_counts_up(tg_file *file, const tg_tensor *tensor, size_t n) {
    uint8_t bytes[64];
    assert_true(tensor->nbytes == n && n <= sizeof bytes);
    assert_true(tg_tensor_read(file, tensor, TG_PART_VALUES, 0, bytes, n));
    for (size_t i = 0; i < n; i++) assert_int_equal(bytes[i], i + 1);
}

TEST(variables_with_data_are_tensors) {
    network net = {.buffers = LIST(64), .inputs = LIST(0), .outputs = LIST(0)};
    add_variable(&net, FLOAT32, 0, LIST(2, 2), -1);
    add_constant(&net, FLOAT32, 5, LIST(2, 3), 24);
    add_variable(&net, INT8, 3, LIST(4), -1);
    add_constant(&net, INT16, 12, LIST(3), 6);
    add_constant(&net, INT8, 15, NONE, 1);
    add_constant(&net, SIGN, 0, LIST(3, 3), 2);
    add_constant(&net, FLOAT32, 0, LIST(3, 0, 2), 0);
    finish(&net, 3);
    tg_file *file = open_network(&net);
    assert_int_equal(tg_num_tensors(file), 5);

    tg_tensor t = tensor_at(file, 0, "1");
    assert_int_equal(t.dtype, TG_DTYPE_FLOAT32);
    assert_int_equal(t.storage, TG_STORAGE_DENSE);
    assert_int_equal(t.order, TG_ORDER_C);
    assert_int_equal(t.fp_pos, -1); /* meaningful only for fixed point */
    assert_int_equal(t.rank, 2);
    assert_true(t.shape[0] == 2 && t.shape[1] == 3);
    assert_counts_up(file, &t, 24);

    t = tensor_at(file, 1, "3");
    assert_int_equal(t.dtype, TG_DTYPE_INT16);
    assert_int_equal(t.fp_pos, 12);
    assert_counts_up(file, &t, 6);

    t = tensor_at(file, 2, "4");
    assert_int_equal(t.dtype, TG_DTYPE_INT8);
    assert_int_equal(t.fp_pos, 15);
    assert_int_equal(t.rank, 0);
    assert_counts_up(file, &t, 1);

    t = tensor_at(file, 3, "5");
    assert_int_equal(t.dtype, TG_DTYPE_BIT);
    assert_true(t.parts[TG_PART_VALUES].count == 9);
    assert_counts_up(file, &t, 2);

    t = tensor_at(file, 4, "6");
    assert_int_equal(t.rank, 3);
    assert_counts_up(file, &t, 0);
    tg_close(file);
}

TEST(weights_of_affine_are_transposed) {
    network net = {.buffers = LIST(64)};
    add_variable(&net, FLOAT32, 0, LIST(1, 2), -1);
    add_constant(&net, FLOAT32, 0, LIST(2, 3), 24);
    add_constant(&net, INT8, 1, LIST(2, 2, 1), 4);
    add_constant(&net, SIGN, 0, LIST(2, 4), 1);
    add_constant(&net, FLOAT32, 0, LIST(3), 12);
    add_constant(&net, FLOAT32, 0, LIST(2, 1), 8);
    begin_function(&net, AFFINE, 0, LIST(0, 1, 5), LIST(0)); /* 5: a bias is unchanged */
    add_word(&net, 1);
    begin_function(&net, BINARY_CONNECT_AFFINE, 0, LIST(0, 2, 3, 4), LIST(0));
    add_word(&net, 1);
    add_word(&net, 0);
    begin_function(&net, AFFINE, 0, LIST(0, 4), LIST(0)); /* a weight of one axis */
    add_word(&net, 1);
    begin_function(&net, AFFINE, 0, LIST(0), LIST(0)); /* no weight at all, nor a single input */
    add_word(&net, 1);
    begin_function(&net, AFFINE, 0, NONE, NONE);
    add_word(&net, 1);
    finish(&net, 2);
    tg_file *file = open_network(&net);
    static const tg_order orders[] = {TG_ORDER_F, TG_ORDER_ROTATED, TG_ORDER_F, TG_ORDER_C,
                                      TG_ORDER_C};
    assert_int_equal(tg_num_tensors(file), 5);
    for (uint64_t i = 0; i < 5; i++) {
        tg_tensor t;
        assert_true(tg_tensor_at(file, i, &t));
        assert_int_equal(t.order, orders[i]);
    }
    tg_close(file);
}

TEST(a_cut_weight_is_partial) {
    network net = {.buffers = LIST(256)};
    add_variable(&net, FLOAT32, 0, LIST(1, 1, 2, 2), -1);
    add_constant(&net, FLOAT32, 0, LIST(2, 1, 2, 2), 4);
    add_constant(&net, SIGN, 0, LIST(2, 1, 2, 2), 1);
    begin_function(&net, BINARY_CONNECT_CONVOLUTION, 0, LIST(0, 1, 2), LIST(0));
    int32_t ones = 0;
    add_word(&net, 1); /* base_axis; then pad, stride, dilation: empty lists of block 0 */
    for (int i = 0; i < 3; i++) {
        add_word(&net, 0);
        add_word(&net, ones);
    }
    add_word(&net, 1);
    add_word(&net, 0);
    finish(&net, 3);
    tg_file *file = open_network(&net);
    assert_int_equal(tg_num_tensors(file), 2);
    tg_tensor t = tensor_at(file, 0, "1");
    assert_int_equal(t.storage, TG_STORAGE_PARTIAL);
    assert_int_equal(t.order, TG_ORDER_C);
    assert_int_equal(t.rank, 4);
    assert_true(t.parts[TG_PART_VALUES].count == 1);
    assert_counts_up(file, &t, 4);
    t = tensor_at(file, 1, "2");
    assert_int_equal(t.storage, TG_STORAGE_DENSE);
    tg_close(file);
}

/* ---------------------------------------------------------------------------------- metadata */

static void add_functions(network *net) {
    int32_t shifts = add_list(net, LIST(1, -2));
    begin_function(net, SHIFT, 100, LIST(0, 1), LIST(0));
    add_word(net, 2);
    add_word(net, shifts);
    add_word(net, 1); /* a text by its number */
    begin_function(net, SHIFT, 65535, LIST(0), NONE);
    add_word(net, 0);
    add_word(net, shifts);
    add_word(net, -7); /* no text has that number */
    begin_function(net, TOP_K_DATA, 0, LIST(0), LIST(0, 0, 0));
    add_word(net, 3);
    add_bytes(net, "\1\0\0", 4); /* abs, reduce, and two bytes that are skipped */
    add_word(net, 1);
    add_bytes(net, "\1", 2); /* largest, with_index */
    begin_function(net, LEAKY_RELU, 0, LIST(0), LIST(0));
    add_bytes(net, "\xcd\xcc\xcc\x3d", 4); /* 0.1 in single precision */
    begin_function(net, NO_FUNCTION, 1, LIST(0), LIST(0));
}

TEST(metadata_of_everything) {
    network net = {.buffers = LIST(16, 8), .inputs = LIST(1, 0), .outputs = LIST(2)};
    add_variable(&net, FLOAT32, 0, LIST(2, 2), -1);
    add_variable(&net, INT16, 7, NONE, -2);
    add_constant(&net, SIGN, 0, LIST(8), 1);
    add_functions(&net);
    finish(&net, 3);
    tg_file *file = open_network(&net);
    text t;
    assert_true(metadata(file, &t, UINT32_MAX));
    static const char expected[] =
        "{version:3,api_level:44,inputs:[1,0],outputs:[2],buffers:[16,8],variables:["
        "{id:100,shape:[2,2],dtype:float32,fp_pos:0,buffer:0},"
        "{id:101,shape:[],dtype:int16,fp_pos:7,buffer:1},"
        "{id:102,shape:[8],dtype:bit,fp_pos:0,buffer:null}],functions:["
        "{name:Shift,id:82,impl:100,inputs:[0,1],outputs:[0],"
        "args:{shifts:[1,-2],border_mode:reflect}},"
        "{name:Shift,id:82,impl:65535,inputs:[0],outputs:[],args:{shifts:[],border_mode:-7}},"
        "{name:TopKData,id:350,impl:0,inputs:[0],outputs:[0,0,0],"
        "args:{k:3,abs:1,reduce:0,base_axis:1,largest:1,with_index:0}},"
        "{name:LeakyReLU,id:15,impl:0,inputs:[0],outputs:[0],args:{alpha:0.1}},"
        "{name:Unknown,id:133,impl:1,inputs:[0],outputs:[0],args:{}}]}";
    assert_string_equal(t.data, expected);

    /* A sink that stops is not called again, at any event. */
    uint32_t events = UINT32_MAX - t.left;
    for (uint32_t n = 1; n < events; n++) {
        text cut;
        assert_false(metadata(file, &cut, n));
        assert_int_equal(cut.left, 0);
        assert_int_equal(tg_last_error(file)->code, TG_CODE_STOPPED);
        assert_memory_equal(cut.data, t.data, cut.len);
    }
    tg_close(file);
}

TEST(a_network_of_nothing) {
    network net = {.size = 0};
    finish(&net, 2);
    tg_file *file = open_network(&net);
    assert_int_equal(tg_num_tensors(file), 0);
    text t;
    assert_true(metadata(file, &t, UINT32_MAX));
    assert_string_equal(t.data, "{version:2,api_level:44,inputs:[],outputs:[],buffers:[],"
                                "variables:[],functions:[]}");
    tg_close(file);
}
