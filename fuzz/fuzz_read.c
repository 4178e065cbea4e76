/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_read.c - the reader of a format: any bytes are refused with a reason, or accepted and
 * readable.
 *
 * It is compiled once for each line of formats.def, with -DFUZZ_READS=NAME. scripts/formats.py
 * defines the names of the programs: read_NAME if a proved validator decides, NAME if an adapter
 * has rules. Without FUZZ_READS the format is detected.
 */
#include "fuzz.h"

#ifndef FUZZ_READS
#define FUZZ_READS any
#endif

enum {
    reads_any = TG_FORMAT_NONE,
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    reads_##name = TG_FORMAT_##id,
#include "formats.def"
#undef FORMAT
};

#define CHOSEN_OF(name) reads_##name
#define CHOSEN(name) CHOSEN_OF(name) /* FUZZ_READS is replaced by the name first */

const fuzz_target fuzz_about = {.prefix = 0, .format = (tg_format)CHOSEN(FUZZ_READS)};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_read(fuzz_about.format, data, size);
    return 0;
}
