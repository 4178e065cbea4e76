/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_read_pvp.c - the reader of PVP (PetaVision): any bytes are refused with a reason, or hold what they say. */
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_PVP};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_read(TG_FORMAT_PVP, data, size);
    return 0;
}
