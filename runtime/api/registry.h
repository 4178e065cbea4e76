/* SPDX-License-Identifier: Apache-2.0 */
/*
 * registry.h - the adapters, writers and streams of this build, in the order of formats.def. Private to the
 * library.
 */
#ifndef TENSORGATE_REGISTRY_H
#define TENSORGATE_REGISTRY_H

#include "adapter.h"
#include "stream_format.h"
#include "write.h"

/* Declares all formats; what this build does not contain is not defined. */
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    extern const tg_adapter tg_adapter_##name;                                                     \
    extern const tg_format_writer tg_writer_##name;                                                \
    extern const tg_stream_format tg_stream_format_##name;
#include "formats.def"
#undef FORMAT

extern const tg_adapter *const tg_adapters[];
extern const size_t tg_num_adapters;

extern const tg_format_writer *const tg_writers[]; /* terminated by NULL */

/* Those of formats that are read in pieces: STREAM in formats.def; terminated by NULL. */
extern const tg_stream_format *const tg_stream_formats[];

#endif
