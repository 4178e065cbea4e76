/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_safetensors.c - the reader of .safetensors: any bytes are refused with a reason, or hold what they say. */
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_SAFETENSORS};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_read(TG_FORMAT_SAFETENSORS, data, size);
    return 0;
}
