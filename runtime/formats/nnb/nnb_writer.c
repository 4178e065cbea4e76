/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_writer.c - networks of the NNabla C Runtime. Facts about the format are in specs/nnb.ksy.
 *
 * Blocks come in the order of the exporter (nnb.py): inputs, outputs, buffers; of each variable its
 * shape, its constant data and its record; the list of variables; of each function its inputs, its
 * outputs, its list arguments and its record; the list of functions. Each block is referenced once
 * and padded with zeros to a multiple of 4, and an empty one begins where the next one does. So
 * files of the exporter are reproduced byte for byte. Files in which blocks are shared, unaligned
 * or in another order are written in this one.
 *
 * The network is in the metadata, in the form that the reader produces; the tensors are the
 * constants. Without metadata the network has a variable for each tensor and no functions.
 *
 * Versions differ in the unit of buffers. One of version 2 with n elements takes n * 4 bytes, whatever
 * its type (runtime.c:168-174), so that is its size in version 3; the other way it is as many elements
 * as are needed for its bytes.
 */
#include "nnb_writer.h"

#include <string.h>

#define HEADER_SIZE 56u

/* The level that every reader accepts; the lowest that exporters write, and that of most existing
 * files. It determines the set of functions, and is used for networks without functions. */
#define DEFAULT_API_LEVEL 1

/* ----------------------------------------------------------------------- versions and buffers */

static bool refuse_version(tg_nnb_network *net, tg_code code) {
    return tg_refuse(net->build, code, NULL, "NNB has the versions 2 and 3", NULL, 0, 0);
}

/* Sets the version that is written; `told` is the version in the metadata, or 0. */
static bool choose_version(tg_nnb_network *net, uint32_t told) {
    uint32_t wanted = net->build->options.nnb_version;
    if (wanted != 0 && wanted != 2 && wanted != 3) return refuse_version(net, TG_CODE_USAGE);
    net->version = wanted != 0 ? wanted : told != 0 ? told : 3;
    return true;
}

/* From the list of the metadata, whose words become sizes in the unit of the version that is written. */
static bool add_buffers(tg_nnb_network *net, const tg_meta *array, uint32_t told) {
    if (!tg_nnb_add_list(net, array, 0, NNB_MAX, &net->buffers,
                         "metadata: '$' has to list sizes, 0 to 2147483647", "buffers", 0)) {
        return false;
    }
    for (uint32_t i = 0; i < net->buffers.count && told != net->version; i++) {
        uint8_t *word = net->buffers.words + (size_t)i * NNB_WORD;
        uint64_t size = ks_u4le(word);
        size = net->version == 3 ? size * NNB_BUFFER_ELEMENT
                                 : (size + NNB_BUFFER_ELEMENT - 1) / NNB_BUFFER_ELEMENT;
        if (size > NNB_MAX) {
            return tg_refuse(net->build, TG_CODE_OVERFLOW, NULL,
                             "metadata: buffers[%] has % bytes, for which version 3 has no room; "
                             "write version 2",
                             NULL, i, size);
        }
        ks_put_u4le(word, (uint32_t)size);
    }
    return true;
}

/* -------------------------------------------------------------------------------- the network */

static bool refuse_member(tg_nnb_network *net, const char *text, const char *word) {
    return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL, text, word, 0, 0);
}

static bool plan_without_metadata(tg_nnb_network *net) {
    net->api_level = DEFAULT_API_LEVEL;
    return choose_version(net, 0) && tg_items_by_position(net->build) &&
           tg_nnb_new_variables(net, net->build->num_items) && tg_nnb_assign_items(net) &&
           tg_nnb_add_list(net, NULL, 0, 0, &net->inputs, "", NULL, 0) &&
           tg_nnb_add_list(net, NULL, 0, 0, &net->outputs, "", NULL, 0) &&
           add_buffers(net, NULL, net->version) && tg_nnb_add_variables(net, NULL) &&
           tg_nnb_test_orders(net) && tg_nnb_add_functions(net, NULL);
}

static bool plan_with_metadata(tg_nnb_network *net) {
    enum { VERSION, LEVEL, INPUTS, OUTPUTS, BUFFERS, VARIABLES, FUNCTIONS, NUM };
    static const char *const names[NUM] = {"version", "api_level", "inputs",   "outputs",
                                           "buffers", "variables", "functions"};
    static const char operands[] = "metadata: '$' has to list numbers of variables";
    const tg_meta *members[NUM];
    int64_t version;
    int64_t level;
    if (!tg_nnb_members(net, net->build->meta, names, NUM, members, "metadata have to have '$'", 0))
        return false;
    if (!tg_meta_integer(members[VERSION], 2, 3, &version))
        return refuse_version(net, TG_CODE_BAD_VALUE);
    if (!tg_meta_integer(members[LEVEL], 0, UINT32_MAX, &level))
        return refuse_member(net, "metadata: '$' has to fit 32 bits", names[LEVEL]);
    for (size_t k = VARIABLES; k <= FUNCTIONS; k++) {
        if (members[k]->kind != TG_META_ARRAY)
            return refuse_member(net, "metadata: '$' has to be a list", names[k]);
    }
    net->api_level = (uint32_t)level;
    if (!choose_version(net, (uint32_t)version) ||
        !tg_nnb_new_variables(net, members[VARIABLES]->count))
        return false;
    int32_t last = (int32_t)net->num_variables - 1;
    return tg_nnb_assign_items(net) &&
           tg_nnb_add_list(net, members[INPUTS], 0, last, &net->inputs, operands, names[INPUTS],
                           0) &&
           tg_nnb_add_list(net, members[OUTPUTS], 0, last, &net->outputs, operands, names[OUTPUTS],
                           0) &&
           add_buffers(net, members[BUFFERS], (uint32_t)version) &&
           tg_nnb_add_variables(net, members[VARIABLES]) &&
           tg_nnb_add_functions(net, members[FUNCTIONS]) && tg_nnb_test_orders(net);
}

static bool plan_nnb(tg_build *build) {
    tg_nnb_network *net = ks_alloc(&build->ks, 1, sizeof *net);
    if (net == NULL) return tg_refuse_ks(build);
    memset(net, 0, sizeof *net);
    net->build = build;
    if (!ks_list_init(&build->ks, &net->blocks, 0, sizeof(tg_nnb_block)))
        return tg_refuse_ks(build);
    if (build->meta != NULL ? !plan_with_metadata(net) : !plan_without_metadata(net)) return false;
    build->plan = net;
    build->size = HEADER_SIZE + net->blocks.count * NNB_WORD + net->area; /* below 2^34 */
    return true;
}

/* ----------------------------------------------------------------------------------- writing */

static void write_list(tg_emit *emit, const tg_nnb_list *list) {
    tg_emit_u32le(emit, list->count);
    tg_emit_u32le(emit, list->block);
}

static void write_nnb(tg_build *build, tg_emit *emit) {
    const tg_nnb_network *net = build->plan;
    uint64_t count = net->blocks.count;
    tg_emit_u32le(emit, net->version);
    tg_emit_u32le(emit, net->api_level);
    write_list(emit, &net->buffers);
    write_list(emit, &net->variable_list);
    write_list(emit, &net->function_list);
    write_list(emit, &net->inputs);
    write_list(emit, &net->outputs);
    tg_emit_u32le(emit, (uint32_t)count);
    tg_emit_u32le(emit, (uint32_t)net->area);
    for (uint64_t i = 0; i < count && !emit->failed; i++) {
        const tg_nnb_block *block = ks_list_at(&net->blocks, i);
        tg_emit_u32le(emit, block->offset);
    }
    for (uint64_t i = 0; i < count && !emit->failed; i++) {
        const tg_nnb_block *block = ks_list_at(&net->blocks, i);
        if (block->item != NULL) {
            tg_emit_values(emit, block->item, TG_PART_VALUES, 0, block->size);
        } else {
            tg_emit_bytes(emit, block->bytes, block->size);
        }
        tg_emit_zeros(emit, tg_nnb_padding(block->size));
    }
}

const tg_format_writer tg_writer_nnb = {
    .format = TG_FORMAT_NNB,
    .dtypes = TG_BIT_OF(TG_DTYPE_FLOAT32) | TG_BIT_OF(TG_DTYPE_INT16) | TG_BIT_OF(TG_DTYPE_INT8) |
              TG_BIT_OF(TG_DTYPE_BIT),
    .orders = TG_BIT_OF(TG_ORDER_C) | TG_BIT_OF(TG_ORDER_F) | TG_BIT_OF(TG_ORDER_ROTATED),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE) | TG_BIT_OF(TG_STORAGE_PARTIAL),
    .max_rank = INT32_MAX,
    .only_c_arrays = true, /* other orders are those of weights of its functions */
    .counts_tensors = true,
    .shares = true,
    .add = tg_nnb_add,
    .plan = plan_nnb,
    .write = write_nnb,
};
