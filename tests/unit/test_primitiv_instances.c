/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_primitiv_instances.c - the readers of MessagePack and primitiv on objects that no bytes can
 * produce: a tag that announces a length, without the length; shapes without axes. The checks of
 * each getter work without the reading before it, and T_complete reports every such object at any
 * depth.
 */
#include "ks_test.h"
#include "primitiv.h"

static ks_ctx ks;

static void begin(void) { (void)test_begin(&ks, "", 0); }

static void expect_refused(bool answer, ks_code code, const char *innermost) {
    assert_false(answer);
    assert_true(ks.error.path_len > 0);
    assert_string_equal(ks_code_name(ks.error.code), ks_code_name(code));
    assert_string_equal(ks.error.path[0].name, innermost);
    ks.error.code = KS_OK;
    ks.error.path_len = 0;
}

/* ------------------------------------------------------------------------------------- MessagePack */

/* The instances of a token with this tag and no number after it. */
TEST(test_token) {
    static const struct {
        uint8_t tag;
        const char *fails;
    } cases[] = {{0x05, NULL},
                 {0xff, NULL},
                 {0xa3, NULL},
                 {0xc3, NULL},
                 {0xcc, "unsigned_value"},
                 {0xcf, "unsigned_value"},
                 {0xd0, "signed_value"},
                 {0xd3, "signed_value"},
                 {0xd9, "len_data"},
                 {0xc6, "len_data"},
                 {0xc7, "len_data"},
                 {0xdc, "num_items"},
                 {0xdf, "num_items"}};
    begin();
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        unsigned failed = 0;
        for (uint32_t k = 0; k < msgpack_desc.num_fields; k++) {
            const ks_field *field = &msgpack_desc.fields[k];
            msgpack token = {.tag = cases[i].tag};
            if (field->get == NULL) continue;
            if (cases[i].fails != NULL && strcmp(cases[i].fails, field->name) == 0) {
                expect_refused(field->get(&ks, &token), KS_ABSENT, field->name);
                failed++;
            } else {
                assert_true(field->get(&ks, &token));
            }
        }
        assert_int_equal(failed, cases[i].fails != NULL);
        msgpack token = {.tag = cases[i].tag};
        if (cases[i].fails == NULL)
            assert_true(msgpack_complete(&ks, &token));
        else
            expect_refused(msgpack_complete(&ks, &token), KS_ABSENT, cases[i].fails);
    }
    for (uint8_t tag = 0xd4; tag <= 0xd8; tag++) {
        msgpack token = {.tag = tag};
        assert_true(msgpack_get_len_data(&ks, &token));
        assert_int_equal(token.len_data, 1u << (tag - 0xd4));
    }
    ks_ctx_free(&ks);
}

TEST(test_heads) {
    begin();
    msgpack_string string = {.tag = 0xd9};
    expect_refused(msgpack_string_get_len_data(&ks, &string), KS_ABSENT, "len_data");
    string.tag = 0xbf;
    assert_true(msgpack_string_get_len_data(&ks, &string) && string.len_data == 31);
    msgpack_array_head array = {.tag = 0xdc};
    expect_refused(msgpack_array_head_get_num_items(&ks, &array), KS_ABSENT, "num_items");
    expect_refused(msgpack_array_head_complete(&ks, &array), KS_ABSENT, "num_items");
    array.tag = 0x9f;
    assert_true(msgpack_array_head_complete(&ks, &array) && array.num_items == 15);
    msgpack_map_head map = {.tag = 0xdf};
    expect_refused(msgpack_map_head_get_num_pairs(&ks, &map), KS_ABSENT, "num_pairs");
    expect_refused(msgpack_map_head_complete(&ks, &map), KS_ABSENT, "num_pairs");
    map.tag = 0x83;
    assert_true(msgpack_map_head_complete(&ks, &map) && map.num_pairs == 3);
    ks_ctx_free(&ks);
}

/* ------------------------------------------------------------------------------------------ shapes */

TEST(test_shape) {
    begin();
    primitiv_shape shape = {.dims_head = {.tag = 0xdc}, .batch = {.value = 1}};
    expect_refused(primitiv_shape_get_num_elements(&ks, &shape), KS_ABSENT, "num_items");
    expect_refused(primitiv_shape_complete(&ks, &shape), KS_ABSENT, "num_items");
    shape.dims_head.tag = 0x90;
    shape.batch.value = 7;
    assert_true(primitiv_shape_get_num_elements(&ks, &shape) && shape.num_elements == 7);
    shape = (primitiv_shape){.dims_head = {.tag = 0x91}, .batch = {.value = 2}};
    expect_refused(primitiv_shape_get_num_elements(&ks, &shape), KS_INDEX, "num_elements");
    assert_true(ks_list_init(&ks, &shape.dims, 0, sizeof(primitiv_dim)));
    primitiv_dim *dim = ks_list_add(&ks, &shape.dims);
    assert_non_null(dim);
    *dim = (primitiv_dim){.volume_before = UINT64_MAX, .length = 2};
    expect_refused(primitiv_dim_get_volume(&ks, dim), KS_OVERFLOW, "volume");
    expect_refused(primitiv_dim_complete(&ks, dim), KS_OVERFLOW, "volume");
    expect_refused(primitiv_shape_get_num_elements(&ks, &shape), KS_OVERFLOW, "volume");
    expect_refused(primitiv_shape_complete(&ks, &shape), KS_OVERFLOW, "volume");
    dim->length = 1; /* it fits, but not twice */
    expect_refused(primitiv_shape_get_num_elements(&ks, &shape), KS_OVERFLOW, "num_elements");
    shape.batch.value = 1;
    assert_true(primitiv_shape_get_num_elements(&ks, &shape) && shape.num_elements == UINT64_MAX);
    assert_true(primitiv_shape_complete(&ks, &shape));
    ks_ctx_free(&ks);
}

/* ---------------------------------------------------------------------------------------- complete */

static void *add(ks_list *list, size_t size) {
    assert_true(ks_list_init(&ks, list, 0, size));
    void *element = ks_list_add(&ks, list);
    assert_non_null(element);
    memset(element, 0, size);
    return element;
}

/* An object of a file; false if something in it is wrong. */
static bool complete(const ks_type *type, void *object) {
    primitiv file = {.object = {type, object}};
    return primitiv_complete(&ks, &file);
}

/* Each position with the head of an array, of a map, or a dim. */
TEST(test_complete) {
    static const msgpack_array_head broken = {.tag = 0xdc}, empty = {.tag = 0x90};
    static const msgpack_map_head broken_map = {.tag = 0xde}, empty_map = {.tag = 0x80};
    begin();
    primitiv_shape shape = {.dims_head = broken};
    expect_refused(complete(&primitiv_shape_desc, &shape), KS_ABSENT, "num_items");
    primitiv_tensor tensor = {.shape = {.dims_head = broken}};
    expect_refused(complete(&primitiv_tensor_desc, &tensor), KS_ABSENT, "num_items");
    primitiv_parameter parameter = {.value = {.shape = {.dims_head = broken}}};
    expect_refused(complete(&primitiv_parameter_desc, &parameter), KS_ABSENT, "num_items");

    parameter.value.shape.dims_head = empty;
    primitiv_statistic *statistic = add(&parameter.stats, sizeof *statistic);
    statistic->value.shape.dims_head = broken;
    expect_refused(complete(&primitiv_parameter_desc, &parameter), KS_ABSENT, "num_items");
    statistic->value.shape.dims_head = empty;
    assert_true(complete(&primitiv_parameter_desc, &parameter));

    primitiv_model model = {.num_parameters = {.value = 1}};
    primitiv_model_entry *entry = add(&model.parameters, sizeof *entry);
    entry->key_head = broken;
    entry->parameter.value.shape.dims_head = empty;
    expect_refused(complete(&primitiv_model_desc, &model), KS_ABSENT, "num_items");
    entry->key_head = empty;
    entry->parameter.value.shape.dims_head = broken;
    expect_refused(complete(&primitiv_model_desc, &model), KS_ABSENT, "num_items");
    entry->parameter.value.shape.dims_head = empty;
    assert_true(complete(&primitiv_model_desc, &model));

    primitiv_optimizer optimizer = {.uint_configs = {.head = broken_map},
                                    .float_configs = {.head = empty_map}};
    expect_refused(complete(&primitiv_optimizer_desc, &optimizer), KS_ABSENT, "num_pairs");
    optimizer.uint_configs.head = empty_map;
    optimizer.float_configs.head = broken_map;
    expect_refused(complete(&primitiv_optimizer_desc, &optimizer), KS_ABSENT, "num_pairs");
    optimizer.float_configs.head = empty_map;
    assert_true(complete(&primitiv_optimizer_desc, &optimizer));
    ks_ctx_free(&ks);
}
