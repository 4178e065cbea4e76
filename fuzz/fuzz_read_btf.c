/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_read_btf.c - the reader of BTF (TensorFlow Runtime): any bytes are refused with a reason, or hold what they say. */
#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_BTF};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_read(TG_FORMAT_BTF, data, size);
    return 0;
}
