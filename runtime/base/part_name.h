/* SPDX-License-Identifier: Apache-2.0 */
/*
 * part_name.h - names of the files of a split model: NAME-00001-of-00003.gguf, NAME-00001-of-00003.safetensors.
 */
#ifndef TENSORGATE_PART_NAME_H
#define TENSORGATE_PART_NAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tensorgate.h"

typedef struct tg_part_name {
    size_t prefix; /* bytes of NAME */
    uint32_t part; /* from 1 */
    uint32_t count;
    tg_format format; /* that the suffix is of */
} tg_part_name;

/* False: it is no name of a part. `name` has no folder. */
bool tg_read_part_name(const char *name, tg_part_name *out);

#endif
