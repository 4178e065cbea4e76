/* SPDX-License-Identifier: Apache-2.0 */
/*
 * registry.h - the adapters and writers of this build, in the order of formats.def. Private to the
 * library.
 */
#ifndef TENSORGATE_REGISTRY_H
#define TENSORGATE_REGISTRY_H

#include "adapter.h"
#include "write.h"

/* Declares all formats; those that this build does not contain are not defined. */
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, title)                 \
    extern const tg_adapter tg_adapter_##name;                                                     \
    extern const tg_format_writer tg_writer_##name;
#include "formats.def"
#undef FORMAT

extern const tg_adapter *const tg_adapters[];
extern const size_t tg_num_adapters;

extern const tg_format_writer *const tg_writers[]; /* terminated by NULL */

#endif
