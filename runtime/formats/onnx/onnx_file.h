/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_file.h - an open ONNX model: what its parts share.
 *
 *   onnx_adapter.c   the table of functions
 *   onnx_beside.c    files with elements, beside the model
 *   onnx_values.c    elements
 *   onnx_metadata.c  everything else, as metadata
 *   onnx_rewrite.h   the model as another one
 */
#ifndef TENSORGATE_ONNX_FILE_H
#define TENSORGATE_ONNX_FILE_H

#include "input.h"
#include "onnx_machine.h"

/* Where a read of elements that are not in a row went on to. */
typedef struct tg_onnx_pass {
    const tg_onnx_data *data; /* NULL: none */
    bool is_bytes;            /* of texts, not their lengths */
    tg_onnx_cursor cursor;
    uint64_t at;   /* bytes before the cursor */
    uint64_t used; /* when it was used last */
} tg_onnx_pass;

typedef struct tg_onnx {
    tg_file *file;
    tg_onnx_machine machine;
    tg_input **inputs; /* files with elements; NULL: none was opened */
    uint64_t num_inputs;
    uint64_t room; /* for inputs */
    tg_onnx_pass passes[TG_PASSES];
    uint64_t reads;
    const uint64_t *sorted_operators; /* by domain; NULL: they are in order */
} tg_onnx;

static inline tg_onnx *tg_onnx_of(const tg_file *file) { return file->index; }
static inline const tg_onnx_tensor *tg_onnx_tensor_at(const tg_onnx *o, uint64_t i) {
    return ks_list_at(&o->machine.tensors, i);
}

/* Opens the files that tensors name, and checks that they have the elements. False after an error in ks->error, or with
 * file->error. */
bool tg_onnx_open_beside(tg_onnx *o);
void tg_onnx_close_beside(tg_onnx *o);

/* For the adapter. */
bool tg_onnx_read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                       size_t n);
/* Bytes of the elements as they lie in the file, or would lie in raw_data: with the unused bits of the last byte. */
bool tg_onnx_read_stored(tg_onnx *o, const tg_onnx_data *data, uint64_t at, void *dst, size_t n);
bool tg_onnx_is_as_stored(const tg_file *file, uint64_t i);
/* Offset of the elements, or TG_NOWHERE if they can only be read forward. */
uint64_t tg_onnx_offset_of(const tg_onnx *o, const tg_onnx_data *data);
/* Sorts what is told of operators, once: telling it takes no memory. */
bool tg_onnx_sort_operators(tg_onnx *o);
bool tg_onnx_metadata(tg_file *file, tg_out *out);

#endif
