/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_npz.c - the reader of .npz: any bytes are refused with a reason, or hold what they say. */
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_NPZ};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_read(TG_FORMAT_NPZ, data, size);
    return 0;
}
