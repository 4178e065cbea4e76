/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ext_dlpack.h - the structs of the DLPack specification, and which of its types an element type is.
 */
#ifndef TENSORGATE_EXT_DLPACK_H
#define TENSORGATE_EXT_DLPACK_H

#include <stdbool.h>
#include <stdint.h>

#include "tensorgate.h"

typedef struct dl_type {
    uint8_t code, bits;
    uint16_t lanes;
} dl_type;

typedef struct dl_tensor {
    void *data;
    int32_t device_type, device_id;
    int32_t ndim;
    dl_type dtype;
    int64_t *shape, *strides;
    uint64_t byte_offset;
} dl_tensor;

/* Before version 1: no flags. */
typedef struct dl_managed {
    dl_tensor tensor;
    void *manager;
    void (*deleter)(struct dl_managed *self);
} dl_managed;

typedef struct dl_managed_versioned {
    uint32_t major, minor;
    void *manager;
    void (*deleter)(struct dl_managed_versioned *self);
    uint64_t flags;
    dl_tensor tensor;
} dl_managed_versioned;

#define DL_CPU 1
#define DL_COMPLEX 5
#define DL_FIRST_FLOAT8 7
#define DL_FIRST_FLOAT6 15
#define DL_NONE 255 /* no code of DLPack */
#define DL_READ_ONLY 1u
#define DL_COPIED 2u
#define DL_PADDED                                                                                  \
    4u /* elements of less than a byte have a byte each; otherwise they lie in a row of bits */
#define DL_NAME "dltensor"
#define DL_NAME_VERSIONED "dltensor_versioned"

/* False if DLPack has no such type. */
bool ext_dl_type(tg_dtype dtype, dl_type *type);

#endif
