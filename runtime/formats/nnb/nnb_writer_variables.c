/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_writer_variables.c - variables of NNB files and their constant data.
 *
 * A variable is a record and a shape; its constant data are the tensor whose name is its index. The
 * metadata must agree with the tensor.
 *
 * Two oddities of the exporter (specs/nnb.ksy): it stores one element of a weight that a function
 * does not use; such a tensor is partial and is reproduced. And constants from a generator may be
 * longer than their type implies; a reader ignores the excess, and it is not reproduced.
 */
#include <string.h>

#include "nnb_writer.h"

#define VARIABLE_SIZE 20u

/* ---------------------------------------------------------------------------------- tensors */

static const struct data_type {
    tg_dtype dtype;
    uint8_t number;
} data_types[] = {
    {TG_DTYPE_FLOAT32, 0}, {TG_DTYPE_INT16, 1}, {TG_DTYPE_INT8, 2}, {TG_DTYPE_BIT, 3}};

static bool is_fixed_point(tg_dtype dtype) {
    return dtype == TG_DTYPE_INT8 || dtype == TG_DTYPE_INT16;
}

bool tg_nnb_add(tg_build *build, tg_item *item) {
    const tg_decl *d = &item->decl;
    for (uint32_t axis = 0; axis < d->rank; axis++) {
        if (d->shape[axis] > NNB_MAX) {
            return tg_refuse(build, TG_CODE_OVERFLOW, item,
                             "axis % has the length %, at most 2147483647 can be written", NULL,
                             axis, d->shape[axis]);
        }
    }
    if (d->storage == TG_STORAGE_PARTIAL && d->stored != 1) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "% elements of it are stored; the format stores all, or one", NULL,
                         d->stored, 0);
    }
    return true;
}

/* ---------------------------------------------------------------------------------- records */

/* What a record says of its variable. */
typedef struct record {
    uint32_t id;
    uint32_t rank;
    uint8_t *shape; /* words */
    const struct data_type *type;
    uint8_t fp_pos;
    int64_t buffer;  /* or -1: constant data */
    uint64_t nbytes; /* of all elements */
} record;

static bool refuse_variable(tg_nnb_network *net, const char *text, const char *word, uint64_t i) {
    return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL, text, word, i, 0);
}

static const struct data_type *type_of(tg_dtype dtype) {
    size_t k = 0;
    while (data_types[k].dtype != dtype) k++; /* one of them: tg_writer_nnb.dtypes */
    return &data_types[k];
}

/* The record of a tensor where no metadata say anything. */
static bool record_of_item(tg_nnb_network *net, const tg_item *item, uint32_t i, record *r) {
    const tg_decl *d = &item->decl;
    r->id = i; /* as the exporter has it */
    r->rank = d->rank;
    r->type = type_of(d->dtype);
    r->fp_pos = d->fp_pos > 0 ? (uint8_t)d->fp_pos : 0;
    r->shape = tg_nnb_bytes(net, (uint64_t)d->rank * NNB_WORD);
    if (r->shape == NULL) return false;
    for (uint32_t axis = 0; axis < d->rank; axis++)
        ks_put_u4le(r->shape + (size_t)axis * NNB_WORD,
                    (uint32_t)d->shape[axis]); /* see tg_nnb_add */
    return true;
}

static bool text_is(const tg_meta *node, const char *text) {
    return node->kind == TG_META_TEXT && node->count == strlen(text) &&
           strcmp(node->value.text, text) == 0;
}

static bool read_dtype(tg_nnb_network *net, const tg_meta *node, uint32_t i, record *r) {
    for (size_t k = 0; k < sizeof data_types / sizeof data_types[0]; k++) {
        if (!text_is(node, tg_dtype_name(data_types[k].dtype))) continue;
        r->type = &data_types[k];
        return true;
    }
    return refuse_variable(
        net, "metadata: dtype of variables[%] has to be float32, int16, int8 or bit", NULL, i);
}

static bool read_shape(tg_nnb_network *net, const tg_meta *array, uint32_t i, record *r) {
    static const char text[] =
        "metadata: shape of variables[%] has to list lengths, 0 to 2147483647";
    if (array->kind != TG_META_ARRAY || array->count > NNB_MAX)
        return refuse_variable(net, text, NULL, i);
    r->rank = (uint32_t)array->count;
    r->shape = tg_nnb_bytes(net, array->count * NNB_WORD);
    if (r->shape == NULL) return false;
    uint8_t *at = r->shape;
    for (const tg_meta *node = array->first; node != NULL; node = node->next, at += NNB_WORD) {
        int64_t length;
        if (!tg_meta_integer(node, 0, NNB_MAX, &length)) return refuse_variable(net, text, NULL, i);
        ks_put_u4le(at, (uint32_t)length);
    }
    return true;
}

static bool record_of_meta(tg_nnb_network *net, const tg_meta *object, uint32_t i, record *r) {
    enum { ID, SHAPE, DTYPE, FP_POS, BUFFER, NUM };
    static const char *const names[NUM] = {"id", "shape", "dtype", "fp_pos", "buffer"};
    const tg_meta *members[NUM];
    if (!tg_nnb_members(net, object, names, NUM, members, "metadata: variables[%] has to have '$'",
                        i)) {
        return false;
    }
    int64_t id;
    int64_t fp_pos;
    if (!tg_meta_integer(members[ID], 0, UINT32_MAX, &id))
        return refuse_variable(net, "metadata: id of variables[%] has to fit 32 bits", NULL, i);
    if (!tg_meta_integer(members[FP_POS], 0, 15, &fp_pos))
        return refuse_variable(net, "metadata: fp_pos of variables[%] has to be 0 to 15", NULL, i);
    r->id = (uint32_t)id;
    r->fp_pos = (uint8_t)fp_pos;
    /* One that no function uses gets buffer 0 from the exporter, also where there is none. */
    int64_t last = net->buffers.count > 0 ? (int64_t)net->buffers.count - 1 : 0;
    if (members[BUFFER]->kind != TG_META_NULL &&
        !tg_meta_integer(members[BUFFER], 0, last, &r->buffer)) {
        return refuse_variable(
            net, "metadata: buffer of variables[%] has to be the number of one, or null", NULL, i);
    }
    return read_dtype(net, members[DTYPE], i, r) && read_shape(net, members[SHAPE], i, r);
}

/* Bytes of a buffer while the network runs. */
static uint64_t bytes_of_buffer(const tg_nnb_network *net, uint32_t i) {
    uint64_t size = ks_u4le(net->buffers.words + (size_t)i * NNB_WORD);
    return net->version == 2 ? size * NNB_BUFFER_ELEMENT : size;
}

/* Checks that the metadata of a constant agree with its tensor. */
static bool compare(tg_nnb_network *net, const tg_item *item, const record *r, uint32_t i) {
    const tg_decl *d = &item->decl;
    const char *what = NULL;
    if (is_fixed_point(d->dtype) && r->fp_pos != (d->fp_pos > 0 ? d->fp_pos : 0)) what = "fp_pos";
    if (r->type->dtype != d->dtype) what = "dtype";
    if (r->rank != d->rank) what = "shape";
    for (uint32_t axis = 0; axis < d->rank && axis < r->rank; axis++) {
        if (ks_u4le(r->shape + (size_t)axis * NNB_WORD) != d->shape[axis]) what = "shape";
    }
    if (what == NULL) return true;
    return tg_refuse(net->build, TG_CODE_BAD_VALUE, item,
                     "it has another $ than variables[%] of the metadata", what, i, 0);
}

/* Bytes of all elements; the rule of the reader, under which they fit 63 bits. */
static bool measure(tg_nnb_network *net, const tg_item *item, record *r, uint32_t i) {
    uint64_t extent = 1; /* zeros left out */
    uint64_t cells = 1;
    for (uint32_t axis = 0; axis < r->rank; axis++) {
        uint64_t length = ks_u4le(r->shape + (size_t)axis * NNB_WORD);
        if (length > (UINT64_MAX >> 3) / extent) {
            return tg_refuse(net->build, TG_CODE_OVERFLOW, item,
                             "variable % has lengths whose product, zeros left out, is not below "
                             "2^61",
                             NULL, i, 0);
        }
        if (length > 0) extent *= length;
        cells *= length;
    }
    r->nbytes = tg_extent_of(r->type->dtype, cells, 0).nbytes;
    return true;
}

static bool add_constant(tg_nnb_network *net, const tg_item *item, uint64_t nbytes,
                         uint32_t *number) {
    const tg_extent *values = &item->parts[TG_PART_VALUES];
    if (item->decl.storage == TG_STORAGE_PARTIAL && nbytes <= NNB_WORD) {
        return tg_refuse(net->build, TG_CODE_BAD_VALUE, item,
                         "partial, though all of its elements fit the 4 bytes that one takes", NULL,
                         0, 0);
    }
    tg_nnb_shared *shared = &net->shared[item->first->position];
    if (!shared->exists) {
        if (!tg_nnb_add_block(net, item, NULL, values->nbytes, &shared->block)) return false;
        shared->exists = true;
    }
    *number = shared->block;
    return true;
}

static bool add_variable(tg_nnb_network *net, record *r, uint32_t i, uint32_t *number) {
    tg_nnb_variable *v = &net->variables[i];
    uint32_t shape_block;
    uint32_t data_index = (uint32_t)(-1 - r->buffer); /* of what is in a buffer */
    if (!measure(net, v->item, r, i) ||
        !tg_nnb_add_block(net, NULL, r->shape, (uint64_t)r->rank * NNB_WORD, &shape_block)) {
        return false;
    }
    if (v->item != NULL) {
        if (!compare(net, v->item, r, i) || !add_constant(net, v->item, r->nbytes, &data_index))
            return false;
        v->partial = v->item->decl.storage == TG_STORAGE_PARTIAL;
        v->whole = !v->partial;
    } else {
        v->whole = r->buffer < net->buffers.count &&
                   r->nbytes <= bytes_of_buffer(net, (uint32_t)r->buffer);
    }
    uint8_t *bytes = tg_nnb_bytes(net, VARIABLE_SIZE);
    if (bytes == NULL) return false;
    ks_put_u4le(bytes, r->id);
    ks_put_u4le(bytes + 4, r->rank);
    ks_put_u4le(bytes + 8, shape_block);
    bytes[12] = (uint8_t)(r->type->number | r->fp_pos << 4); /* and 3 bytes of zeros */
    ks_put_u4le(bytes + 16, data_index);
    return tg_nnb_add_block(net, NULL, bytes, VARIABLE_SIZE, number);
}

/* --------------------------------------------------------------------------------- variables */

bool tg_nnb_new_variables(tg_nnb_network *net, uint64_t count) {
    if (count > NNB_MAX) {
        return tg_refuse(net->build, TG_CODE_OVERFLOW, NULL,
                         "% variables are more than the format can count", NULL, count, 0);
    }
    net->num_variables = (uint32_t)count;
    net->variables = ks_alloc(&net->build->ks, count > 0 ? count : 1, sizeof *net->variables);
    if (net->variables == NULL) return tg_refuse_ks(net->build);
    if (count > 0) memset(net->variables, 0, (size_t)count * sizeof *net->variables);
    return true;
}

/* The number of a variable as a name: "17". */
static bool number_of_name(const char *name, uint32_t count, uint32_t *number) {
    uint64_t value = 0;
    if (*name == '\0' || (*name == '0' && name[1] != '\0')) return false;
    for (; *name != '\0'; name++) {
        if (*name < '0' || *name > '9' || value >= count) return false;
        value = value * 10 + (uint64_t)(*name - '0');
    }
    *number = (uint32_t)value;
    return value < count;
}

bool tg_nnb_assign_items(tg_nnb_network *net) {
    for (uint64_t i = 0; i < net->build->num_items; i++) {
        const tg_item *item = net->build->items[i];
        uint32_t number;
        if (!number_of_name(item->decl.name, net->num_variables, &number) ||
            net->variables[number].item != NULL) {
            tg_refuse(net->build, TG_CODE_BAD_VALUE, item,
                      "tensors are called by the number of their variable, 0 to %, each once", NULL,
                      net->num_variables > 0 ? net->num_variables - 1 : 0, 0);
            return tg_advise(net->build, TG_REMEDY_LOSSY_NAMES);
        }
        net->variables[number].item = item;
    }
    return true;
}

/* Checks that there is a tensor if and only if the metadata call the variable a constant. */
static bool test_source(tg_nnb_network *net, const record *r, uint32_t i) {
    const tg_item *item = net->variables[i].item;
    if ((item == NULL) == (r->buffer >= 0)) return true;
    if (item == NULL) {
        return refuse_variable(net,
                               "metadata: variables[%] is constant data, but no tensor is called "
                               "by that number; declare all of them",
                               NULL, i);
    }
    return tg_refuse(net->build, TG_CODE_BAD_VALUE, item,
                     "variables[%] of the metadata is in a buffer, so it has no values; leave the "
                     "tensor out",
                     NULL, i, 0);
}

bool tg_nnb_add_variables(tg_nnb_network *net, const tg_meta *array) {
    uint64_t count = net->num_variables;
    const uint64_t num_items = net->build->num_items;
    tg_nnb_list *list = &net->variable_list;
    uint8_t *words = tg_nnb_bytes(net, count * NNB_WORD);
    if (words == NULL || !tg_items_share(net->build)) return false;
    net->shared = ks_alloc(&net->build->ks, num_items + 1, sizeof *net->shared);
    if (net->shared == NULL) return tg_refuse_ks(net->build);
    memset(net->shared, 0, (size_t)(num_items + 1) * sizeof *net->shared);
    const tg_meta *object = array != NULL ? array->first : NULL;
    for (uint32_t i = 0; i < count; i++) {
        record r = {.type = &data_types[0], .buffer = -1};
        uint32_t block = 0;
        bool good = object != NULL ? record_of_meta(net, object, i, &r)
                                   : record_of_item(net, net->variables[i].item, i, &r);
        if (!good || !test_source(net, &r, i) || !add_variable(net, &r, i, &block)) return false;
        ks_put_u4le(words + (size_t)i * NNB_WORD, block);
        if (object != NULL) object = object->next;
    }
    list->count = net->num_variables;
    list->words = words;
    return tg_nnb_add_block(net, NULL, words, count * NNB_WORD, &list->block);
}

bool tg_nnb_test_orders(tg_nnb_network *net) {
    for (uint32_t i = 0; i < net->num_variables; i++) {
        const tg_nnb_variable *v = &net->variables[i];
        if (v->item == NULL || v->item->decl.rank < 2) continue;
        tg_order wanted = TG_ORDER_C;
        if (v->transposed) wanted = v->item->decl.rank == 2 ? TG_ORDER_F : TG_ORDER_ROTATED;
        if (v->item->decl.order == wanted) continue;
        tg_refuse(net->build, TG_CODE_BAD_VALUE, v->item,
                  v->transposed ? "a function takes it as a transposed weight, so its values have "
                                  "to come in order $"
                                : "no function takes it as a transposed weight, so its values "
                                  "have to come in order $",
                  wanted == TG_ORDER_C   ? "C"
                  : wanted == TG_ORDER_F ? "F"
                                         : "rotated",
                  0, 0);
        return tg_advise(net->build, v->transposed ? TG_REMEDY_NONE : TG_REMEDY_C_ORDER);
    }
    return true;
}
