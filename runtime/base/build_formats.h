/* SPDX-License-Identifier: Apache-2.0 */
/*
 * build_formats.h - the formats of formats.def that this build contains: those whose library is
 * enabled.
 */
#ifndef TENSORGATE_BUILD_FORMATS_H
#define TENSORGATE_BUILD_FORMATS_H

#include "tensorgate.h"
#include "text.h"

#define TG_HAS_NOTHING(...) __VA_ARGS__
#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB
#define TG_HAS_ZLIB(...) __VA_ARGS__
#else
#define TG_HAS_ZLIB(...)
#endif
/* Expands to the text if this build has what the format `needs`, otherwise to nothing. */
#define TG_WHEN(needs, ...) TG_HAS_##needs(__VA_ARGS__)

/* Expands to the text if the format is read in pieces, otherwise to nothing. */
#define TG_IN_PIECES(stream, ...) TG_READS_##stream(__VA_ARGS__)
#define TG_READS_STREAM(...) __VA_ARGS__
#define TG_READS_WHOLE(...)

/* One more than the number of formats in formats.def; their numbers are 1, 2, ... */
enum {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, title) +1
    TG_NUM_FORMATS = 1
#include "formats.def"
#undef FORMAT
};

/* "primitiv, nnb, ... or safetensors": the formats of this build. */
void tg_put_formats(tg_text *t);

#endif
