/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_npy.c - the reader of .npy: any bytes are refused with a reason, or hold what they say. */
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_NPY};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_read(TG_FORMAT_NPY, data, size);
    return 0;
}
