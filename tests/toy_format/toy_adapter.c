/* SPDX-License-Identifier: Apache-2.0 */
/*
 * toy_adapter.c - Toy, vectors of float32. They have no names, so they are called by their position.
 */
#include "toy.h"

#include "adapter.h"
#include "toy_validate.h"

static bool read_toy(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects look at it as long as they live */
    toy *t = NULL;
    if (io == NULL || !toy_read(ks, io, &t)) return false;
    *root = t;
    return true;
}

static bool adopt_toy(tg_file *file) {
    const toy *t = tg_tree(file);
    if (t == NULL) return false;
    file->num_tensors = t->num_vectors;
    return true;
}

static bool describe_toy(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const toy *t = file->root;
    const toy_vector *vector = ks_list_at(&t->vectors, i);
    uint64_t *shape = tg_shape(file, tensor, 1);
    if (shape == NULL) return false;
    shape[0] = vector->length;
    tg_dense(tensor, TG_DTYPE_FLOAT32, vector->length,
             ks_offset_of(&file->ks, vector->values.data));
    return true;
}

static bool name_toy(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

const tg_adapter tg_adapter_toy = {
    .format = TG_FORMAT_TOY,
    .type = &toy_desc,
    .header_size = 4, /* the magic */
    .max_rank = 1,
    .read = read_toy,
    .validate = toy_validate,
    .adopt = adopt_toy,
    .describe = describe_toy,
    .name_of = name_toy,
};
