/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_nnb_metadata.c - the metadata of networks with every function that the grammar has, which is read from the bytes of
 * the file, compared with the parse tree.
 */
#include <inttypes.h>
#include <stdio.h>

#include "ks_test.h"
#include "nnb.h"
#include "tensorgate.h"

/* ---------------------------------------------------------------------------- events as a text */

#define TEXT_SIZE 8192u

typedef struct text {
    char bytes[TEXT_SIZE];
    size_t n;
} text;

static void say(text *t, const char *what, const char *value) {
    const int n = snprintf(t->bytes + t->n, sizeof t->bytes - t->n, "%s %s\n", what, value);
    assert_true(n > 0 && (size_t)n < sizeof t->bytes - t->n);
    t->n += (size_t)n;
}

static void say_number(text *t, const char *what, int64_t value) {
    char digits[32];
    snprintf(digits, sizeof digits, "%" PRId64, value);
    say(t, what, digits);
}

static void say_f32(text *t, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits); /* NaNs with the same text may differ */
    say_number(t, "f32", bits);
}

static void say_some(text *t, const char *what, const char *value, size_t n) {
    char copy[128];
    assert_true(n < sizeof copy);
    memcpy(copy, value, n);
    copy[n] = '\0';
    say(t, what, copy);
}

static bool on_begin_object(void *self) { return say(self, "{", ""), true; }
static bool on_end_object(void *self) { return say(self, "}", ""), true; }
static bool on_begin_array(void *self) { return say(self, "[", ""), true; }
static bool on_end_array(void *self) { return say(self, "]", ""), true; }
static bool on_key(void *self, const char *k, size_t n) {
    return say_some(self, "key", k, n), true;
}
static bool on_text(void *self, const char *k, size_t n) {
    return say_some(self, "text", k, n), true;
}
static bool on_u64(void *self, uint64_t v) { return say_number(self, "number", (int64_t)v), true; }
static bool on_s64(void *self, int64_t v) { return say_number(self, "number", v), true; }
static bool on_f32(void *self, float v) { return say_f32(self, v), true; }
static bool on_f64(void *self, double v) { return (void)self, (void)v, false; }
static bool on_boolean(void *self, bool v) { return (void)self, (void)v, false; }
static bool on_null(void *self) { return say(self, "null", ""), true; }

static tg_sink sink_to(text *t) {
    t->n = 0;
    return (tg_sink){
        .begin_object = on_begin_object,
        .end_object = on_end_object,
        .begin_array = on_begin_array,
        .end_array = on_end_array,
        .key = on_key,
        .text = on_text,
        .u64 = on_u64,
        .s64 = on_s64,
        .f32 = on_f32,
        .f64 = on_f64,
        .boolean = on_boolean,
        .null = on_null,
        .self = t,
    };
}

static void say_metadata(text *t, tg_file *file) {
    const tg_sink sink = sink_to(t);
    assert_true(tg_metadata(file, &sink));
}

/* ------------------------------------------------------------------------- the same by the tree */

static void say_words(text *t, ks_view list) {
    say(t, "[", "");
    for (uint64_t i = 0; i < list.count; i++) say_number(t, "number", ks_s4le(list.data + i * 4));
    say(t, "]", "");
}

static void say_list(text *t, const char *key, ks_view list) {
    say(t, "key", key);
    say_words(t, list);
}

static void say_value(text *t, const char *key, int64_t value) {
    say(t, "key", key);
    say_number(t, "number", value);
}

static void say_variable(text *t, ks_ctx *ks, nnb_variable *variable) {
    static const char *const dtypes[] = {"float32", "int16", "int8", "bit"};
    assert_true(nnb_variable_get_record(ks, variable));
    nnb_variable_record *record = variable->record;
    assert_true(nnb_variable_record_get_shape(ks, record));
    nnb_variable_record_get_buffer(ks, record);
    say(t, "{", "");
    say_value(t, "id", record->id);
    say(t, "key", "shape");
    say(t, "[", "");
    for (uint32_t i = 0; i < record->shape_count; i++) {
        const nnb_dim *dim = ks_list_at(&record->shape->dims, i);
        say_number(t, "number", dim->length);
    }
    say(t, "]", "");
    say(t, "key", "dtype");
    say(t, "text", dtypes[record->type]);
    say_value(t, "fp_pos", record->fp_pos);
    say(t, "key", "buffer");
    if (record->data_index >= 0) {
        say(t, "null", "");
    } else {
        say_number(t, "number", record->buffer);
    }
    say(t, "}", "");
}

static void say_argument(text *t, ks_ctx *ks, const ks_field *field, uint8_t *at) {
    switch (field->storage) {
    case KS_STORE_U8: say_number(t, "number", *at); return;
    case KS_STORE_F32: {
        float value;
        memcpy(&value, at, sizeof value);
        say_f32(t, value);
        return;
    }
    case KS_STORE_S32: {
        int32_t value;
        memcpy(&value, at, sizeof value);
        const ks_label *label = NULL;
        if (field->enumeration != NULL) label = ks_enum_find(field->enumeration, value);
        if (label != NULL) {
            say(t, "text", label->orig);
        } else {
            say_number(t, "number", value);
        }
        return;
    }
    case KS_STORE_OBJECT: {
        nnb_functions_int_list *list = (void *)at;
        assert_true(nnb_functions_int_list_get_values(ks, list));
        say_words(t, list->values);
        return;
    }
    default: fail_msg("an argument stored as %d", (int)field->storage);
    }
}

static bool is_argument(const ks_field *field) {
    return field->storage != KS_STORE_BYTES &&
           (field->flags & (KS_FIELD_PARAM | KS_FIELD_INSTANCE)) == 0;
}

static void say_function(text *t, ks_ctx *ks, nnb_function *function) {
    assert_true(nnb_function_get_record(ks, function));
    assert_true(nnb_function_get_inputs(ks, function));
    assert_true(nnb_function_get_outputs(ks, function));
    const nnb_functions *record = function->record;
    const ks_label *label = ks_enum_find(&nnb_functions_function_id_labels, record->id);
    say(t, "{", "");
    say(t, "key", "name");
    say(t, "text", label != NULL ? label->orig : "Unknown");
    say_value(t, "id", record->id);
    say_value(t, "impl", record->impl);
    say_list(t, "inputs", function->inputs);
    say_list(t, "outputs", function->outputs);
    say(t, "key", "args");
    say(t, "{", "");
    const ks_ref args = record->args;
    for (uint32_t i = 0; args.object != NULL && i < args.type->num_fields; i++) {
        const ks_field *field = &args.type->fields[i];
        if (!is_argument(field)) continue;
        say(t, "key", field->orig);
        say_argument(t, ks, field, (uint8_t *)args.object + field->offset);
    }
    say(t, "}", "");
    say(t, "}", "");
}

static void say_tree(text *t, const uint8_t *data, size_t size) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    nnb *network = NULL;
    assert_true(nnb_read(&ks, &io, &network) && nnb_complete(&ks, network));
    nnb_data_area *area = &network->data;
    t->n = 0;
    say(t, "{", "");
    say_value(t, "version", network->header.version);
    say_value(t, "api_level", network->header.api_level);
    say_list(t, "inputs", area->inputs);
    say_list(t, "outputs", area->outputs);
    say_list(t, "buffers", area->buffers);
    say(t, "key", "variables");
    say(t, "[", "");
    for (uint64_t i = 0; i < area->variables.count; i++)
        say_variable(t, &ks, ks_list_at(&area->variables, i));
    say(t, "]", "");
    say(t, "key", "functions");
    say(t, "[", "");
    for (uint64_t i = 0; i < area->functions.count; i++)
        say_function(t, &ks, ks_list_at(&area->functions, i));
    say(t, "]", "");
    say(t, "}", "");
    ks_ctx_free(&ks);
}

/* ----------------------------------------------------------------------------------- networks */

#define MAX_FILE 1024u
#define HEAD 20u    /* bytes of a record before the arguments */
#define RECORD 256u /* of the longest record */
#define MAX_BLOCKS 16u

typedef struct network {
    uint8_t area[MAX_FILE];
    uint32_t size;
    uint32_t starts[MAX_BLOCKS];
    uint32_t num_blocks;
    uint8_t file[2 * MAX_FILE];
    size_t file_size;
} network;

static void put_u32(uint8_t *at, uint32_t value) {
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t add_block(network *net, const uint8_t *bytes, uint32_t n) {
    net->size += -net->size % 4u;
    assert_true(net->num_blocks < MAX_BLOCKS && n <= sizeof net->area - net->size);
    if (n > 0) memcpy(net->area + net->size, bytes, n);
    net->starts[net->num_blocks] = net->size;
    net->size += n;
    return net->num_blocks++;
}

static uint32_t add_list(network *net, const uint32_t *words, uint32_t n) {
    uint8_t bytes[64];
    assert_true(n <= sizeof bytes / 4);
    for (uint32_t i = 0; i < n; i++) put_u32(bytes + (size_t)i * 4, words[i]);
    return add_block(net, bytes, n * 4);
}

#define LIST(net, ...)                                                                             \
    add_list(net, (uint32_t[]){__VA_ARGS__}, (uint32_t)COUNT_OF(((uint32_t[]){__VA_ARGS__})))

static void finish(network *net, uint32_t buffers, uint32_t variables, uint32_t functions) {
    const uint32_t operands = LIST(net, 0, 1);
    const uint32_t head[14] = {
        3,         45, 2,        buffers, 2,        variables,       1,
        functions, 2,  operands, 1,       operands, net->num_blocks, net->size};
    uint8_t *at = net->file;
    for (size_t i = 0; i < COUNT_OF(head); i++, at += 4) put_u32(at, head[i]);
    for (uint32_t i = 0; i < net->num_blocks; i++, at += 4) put_u32(at, net->starts[i]);
    memcpy(at, net->area, net->size);
    net->file_size = (size_t)(at - net->file) + net->size;
}

/* Numbers that seem to be random, and are the same in each run. */
static uint32_t next(uint32_t *seed) {
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

/* Fills the arguments after the head of a record; returns the length of the record. */
static uint32_t fill(uint8_t *record, uint16_t id, uint32_t list_block, uint32_t list_count,
                     uint32_t seed) {
    static const uint8_t table[4] = {0};
    uint8_t zeros[RECORD] = {(uint8_t)id, (uint8_t)(id >> 8)};
    ks_ctx ks;
    nnb_functions function;
    memset(&function, 0, sizeof function);
    ks_ctx_init(&ks, ks_input_memory(zeros, sizeof zeros), ks_limits_for(sizeof zeros), NULL);
    ks_stream io = ks_stream_root(&ks);
    function.index_table = (ks_view){table, 1};
    function.end = sizeof zeros;
    assert_true(nnb_functions_parse(&ks, &io, &function));
    const ks_type *args = function.args.type;
    ks_ctx_free(&ks);
    uint32_t n = HEAD;
    for (uint32_t i = 0; args != NULL && i < args->num_fields; i++) {
        const ks_field *field = &args->fields[i];
        if ((field->flags & (KS_FIELD_PARAM | KS_FIELD_INSTANCE)) != 0) continue;
        uint8_t *at = record + n;
        n += field->storage == KS_STORE_OBJECT ? 8 : field->wire_size;
        if (field->storage == KS_STORE_OBJECT) {
            put_u32(at, next(&seed) % (list_count + 1));
            put_u32(at + 4, list_block);
        } else if (field->storage == KS_STORE_U8) {
            *at = next(&seed) & 1;
        } else if (field->enumeration != NULL) {
            const uint32_t k = next(&seed) % field->enumeration->num_labels;
            put_u32(at, (uint32_t)field->enumeration->labels[k].value);
        } else if (field->storage != KS_STORE_BYTES) {
            put_u32(at, next(&seed) ^ next(&seed) << 16);
        }
    }
    return n;
}

/* A network of two variables and one function. */
static void make(network *net, uint16_t id, uint32_t seed) {
    uint8_t record[RECORD] = {(uint8_t)id, (uint8_t)(id >> 8), (uint8_t)seed, (uint8_t)(seed >> 8)};
    memset(net, 0, sizeof *net);
    const uint32_t buffers = LIST(net, 64, 128);
    const uint32_t scalar = add_block(net, NULL, 0);
    const uint32_t shape = LIST(net, 2, 3);
    const uint32_t values = LIST(net, 1, 2, 3, 4, 5, 6);
    const uint32_t numbers = LIST(net, 0, 1, UINT32_MAX, INT32_MAX, 0x80000000u);
    const uint32_t first = LIST(net, 0, 0, scalar, 0, UINT32_MAX - 1);
    const uint32_t second = LIST(net, 77, 2, shape, 0x30, values);
    const uint32_t variables = LIST(net, first, second);
    put_u32(record + 4, seed % 3);
    put_u32(record + 8, LIST(net, 1, 0));
    put_u32(record + 12, seed % 2);
    put_u32(record + 16, LIST(net, 0));
    const uint32_t n = fill(record, id, numbers, 5, seed);
    const uint32_t function = add_block(net, record, n);
    finish(net, buffers, variables, LIST(net, function));
}

static void compare(const network *net, bool strict) {
    text by_tree;
    text told;
    tg_error error;
    tg_options options = tg_options_default();
    options.strict = strict;
    tg_file *file = tg_open_memory(net->file, net->file_size, &options, &error);
    assert_non_null(file);
    assert_int_equal(tg_num_notes(file) > 0, !strict);
    say_metadata(&told, file);
    say_tree(&by_tree, net->file, net->file_size);
    assert_string_equal(told.bytes, by_tree.bytes);
    say_metadata(&told, file);
    assert_string_equal(told.bytes, by_tree.bytes);
    tg_close(file);
}

static bool is_refused_strictly(const network *net) {
    tg_options options = tg_options_default();
    options.strict = true;
    tg_file *file = tg_open_memory(net->file, net->file_size, &options, NULL);
    tg_close(file);
    return file == NULL;
}

TEST(test_every_function) {
    const ks_enum *ids = &nnb_functions_function_id_labels;
    network net;
    unsigned accepted = 0;
    for (uint32_t k = 0; k < ids->num_labels; k++) {
        for (uint32_t seed = 1; seed <= 6; seed++) {
            make(&net, (uint16_t)ids->labels[k].value, k * 1000 + seed);
            const bool strict = !is_refused_strictly(&net);
            compare(&net, strict);
            if (strict) accepted++;
        }
    }
    assert_true(accepted >= 6 * 265);
}

/* Numbers that the grammar does not know give a note: their arguments are not read. */
TEST(test_unknown_functions) {
    static const uint16_t ids[] = {133, 361, 511, 512, 513, UINT16_MAX};
    network net;
    for (size_t i = 0; i < COUNT_OF(ids); i++) {
        make(&net, ids[i], ids[i]);
        assert_true(is_refused_strictly(&net));
        compare(&net, false);
    }
}

TEST(test_no_memory) {
    network net;
    text told;
    make(&net, 1, 1);
    bool happened = true;
    for (uint64_t n = 0; happened; n++) {
        counted_memory memory;
        const ks_allocator a = counted_allocator(&memory, UINT64_MAX);
        tg_options options = tg_options_default();
        options.allocator = (tg_allocator){a.alloc, a.free, a.self};
        tg_file *file = tg_open_memory(net.file, net.file_size, &options, NULL);
        assert_non_null(file);
        memory.fail_at = memory.calls + n;
        const tg_sink sink = sink_to(&told);
        happened = !tg_metadata(file, &sink);
        assert_int_equal(tg_last_error(file)->code, happened ? TG_CODE_NO_MEMORY : TG_CODE_NONE);
        assert_true(n > 0 || happened);
        tg_close(file);
        assert_int_equal(memory.live, 0);
    }
}

/* Functions that share a record with a long list: all of them together are more than a tree may have, and are neither told
 * nor counted. */
TEST(test_shared_list) {
    enum { LENGTH = 1000000, FUNCTIONS = 200, BLOCKS = 8, BROADCAST = 80, NUM_HEAD = 14 };
    static const uint32_t sizes[BLOCKS] = {1, 0, 5, 1, LENGTH, 1, FUNCTIONS, 7}; /* in words */
    static const uint32_t variable[5] = {0, 0, 1, 0, UINT32_MAX};
    static const uint32_t record[7] = {BROADCAST, 0, 5, 0, 5, LENGTH, 4};
    uint32_t starts[BLOCKS + 1] = {0};
    for (int i = 0; i < BLOCKS; i++) starts[i + 1] = starts[i] + sizes[i];
    const size_t size = (NUM_HEAD + BLOCKS + (size_t)starts[BLOCKS]) * 4;
    uint8_t *file = calloc(1, size);
    assert_non_null(file);
    const uint32_t head[NUM_HEAD] = {3, 1, 1, 0, 1, 3,      FUNCTIONS,
                                     6, 1, 5, 1, 5, BLOCKS, starts[BLOCKS] * 4};
    for (size_t i = 0; i < NUM_HEAD; i++) put_u32(file + i * 4, head[i]);
    for (size_t i = 0; i < BLOCKS; i++) put_u32(file + (NUM_HEAD + i) * 4, starts[i] * 4);
    uint8_t *area = file + (size_t)(NUM_HEAD + BLOCKS) * 4;
    put_u32(area, 64);
    put_u32(area + (size_t)starts[3] * 4, 2);
    for (size_t i = 0; i < 5; i++) put_u32(area + (starts[2] + i) * 4, variable[i]);
    for (size_t i = 0; i < FUNCTIONS; i++) put_u32(area + (starts[6] + i) * 4, 7);
    for (size_t i = 0; i < 7; i++) put_u32(area + (starts[7] + i) * 4, record[i]);

    tg_options options = tg_options_default();
    options.strict = true;
    tg_file *opened = tg_open_memory(file, size, &options, NULL);
    assert_non_null(opened);
    tg_amount amount;
    char path[256];
    for (int again = 0; again < 2; again++) {
        assert_false(tg_amount_of(opened, false, &amount));
        assert_int_equal(tg_last_error(opened)->code, TG_CODE_LIMIT);
        tg_error_path(tg_last_error(opened), path, sizeof path);
        assert_non_null(strstr(path, "data.functions["));
    }
    tg_close(opened);
    free(file);
}
