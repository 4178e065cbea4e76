/* SPDX-License-Identifier: Apache-2.0 */
/*
 * element_opaque.c - see element_opaque.h.
 */
#include "element_opaque.h"

#include "cli_json.h"

bool put_opaque(FILE *out, tg_file *file, const tg_tensor *t, const uint8_t *bytes) {
    jw j;
    jw_start(&j, out);
    j.one_line = true;
    const tg_sink sink = jw_sink(&j);
    const bool good = tg_element_tell(file, t, bytes, &sink);
    (void)jw_flush(&j); /* the caller looks at `out` */
    return good;
}

tg_array_info opaque_info(const tg_tensor *t, tg_array_info info) {
    info.dtype = t->dtype;
    info.rank--;
    info.count = 1;
    /* The library bounds the product by 2^63, zeros left out. */
    for (uint32_t i = 0; i < info.rank; i++) info.count *= info.shape[i];
    return info;
}
