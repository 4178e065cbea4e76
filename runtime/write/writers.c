/* SPDX-License-Identifier: Apache-2.0 */
/*
 * writers.c - the formats that this build writes.
 */
#include "write.h"

static const tg_format_writer *const writers[] = {
    &tg_writer_primitiv,    &tg_writer_nnb, &tg_writer_pvp, &tg_writer_btf, &tg_writer_npy,
#if defined(KS_WITH_ZIP)
    &tg_writer_npz,
#endif
#if defined(KS_WITH_JSON)
    &tg_writer_safetensors,
#endif
};

const tg_format_writer *tg_writer_of(tg_format format) {
    for (size_t i = 0; i < sizeof writers / sizeof writers[0]; i++) {
        if (writers[i]->format == format) return writers[i];
    }
    return NULL;
}
