/* SPDX-License-Identifier: Apache-2.0 */
/*
 * registry.c - lists the adapters, writers and streams of this build, from formats.def.
 */
#include "registry.h"

#include "build_formats.h"

#define ENTRY(pointer) pointer,

const tg_adapter *const tg_adapters[] = {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    TG_WHEN(TG_NO_##id, needs, ENTRY(&tg_adapter_##name))
#include "formats.def"
#undef FORMAT
};
const size_t tg_num_adapters = sizeof tg_adapters / sizeof tg_adapters[0];

const tg_format_writer *const tg_writers[] = {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    TG_IF_WRITTEN(writer, TG_WHEN(TG_NO_##id, needs, ENTRY(&tg_writer_##name)))
#include "formats.def"
#undef FORMAT
    NULL,
};

const tg_stream_format *const tg_stream_formats[] = {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    TG_IN_PIECES(stream, TG_WHEN(TG_NO_##id, needs, ENTRY(&tg_stream_format_##name)))
#include "formats.def"
#undef FORMAT
    NULL,
};
