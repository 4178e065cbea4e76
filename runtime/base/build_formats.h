/* SPDX-License-Identifier: Apache-2.0 */
/*
 * build_formats.h - the formats of formats.def that this build contains: those whose library is
 * enabled, and that -DTG_NO_<id> does not leave out.
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
/*
 * Expands to the text if this build has what the format `needs`, and `no`, which is TG_NO_ and the id, is not 1;
 * otherwise to nothing. A macro that is 1 is told from a name that is none by what TG_LEFT_OUT_ and it make: `0,` in
 * front of the 1 makes that the second argument.
 */
#define TG_WHEN(no, needs, ...) TG_UNLESS(TG_IS_ONE(no), TG_HAS_##needs(__VA_ARGS__))
#define TG_LEFT_OUT_1 0,
#define TG_IS_ONE(no) TG_IS_ONE_OF(no)
#define TG_IS_ONE_OF(no) TG_IS_SECOND(TG_LEFT_OUT_##no)
#define TG_IS_SECOND(zero_or_name) TG_SECOND(zero_or_name 1, 0, )
#define TG_SECOND(first, second, ...) second
#define TG_UNLESS(is_one, ...) TG_UNLESS_THAT(is_one, __VA_ARGS__)
#define TG_UNLESS_THAT(is_one, ...) TG_UNLESS_##is_one(__VA_ARGS__)
#define TG_UNLESS_0(...) __VA_ARGS__
#define TG_UNLESS_1(...)

/* Expands to the text if the format is read in pieces, otherwise to nothing. */
#define TG_IN_PIECES(stream, ...) TG_READS_##stream(__VA_ARGS__)
#define TG_READS_STREAM(...) __VA_ARGS__
#define TG_READS_WHOLE(...)

/* Expands to the text if files of the format are written, otherwise to nothing. */
#define TG_IF_WRITTEN(writer, ...) TG_HAS_##writer(__VA_ARGS__)
#define TG_HAS_WRITTEN(...) __VA_ARGS__
#define TG_HAS_READ(...)

/* One more than the number of formats in formats.def; their numbers are 1, 2, ... */
enum {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title) +1
    TG_NUM_FORMATS = 1
#include "formats.def"
#undef FORMAT
};

/* "primitiv, nnb, ... or safetensors": the formats of this build. */
void tg_put_formats(tg_text *t);

#endif
