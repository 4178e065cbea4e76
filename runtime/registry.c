/* SPDX-License-Identifier: Apache-2.0 */
/*
 * registry.c - the formats of this build. Those that need a library are there when it is.
 */
#include <string.h>

#include "core.h"

const tg_adapter *const tg_adapters[] = {
    /* clang-format off */
    &tg_adapter_primitiv,
    &tg_adapter_nnb,
    &tg_adapter_pvp,
    &tg_adapter_btf,
    &tg_adapter_npy,
#if defined(KS_WITH_ZIP) && KS_WITH_ZIP
    &tg_adapter_npz,
#endif
#if defined(KS_WITH_JSON) && KS_WITH_JSON
    &tg_adapter_safetensors,
#endif
    /* clang-format on */
};
const size_t tg_num_adapters = sizeof tg_adapters / sizeof tg_adapters[0];

static const tg_adapter *find(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++) {
        if (tg_adapters[i]->format == format) return tg_adapters[i];
    }
    return NULL;
}

const char *tg_format_name(tg_format format) {
    const tg_adapter *adapter = find(format);
    return adapter != NULL ? adapter->name : NULL;
}

const char *tg_format_title(tg_format format) {
    const tg_adapter *adapter = find(format);
    return adapter != NULL ? adapter->title : NULL;
}

tg_format tg_format_by_name(const char *name) {
    for (size_t i = 0; i < tg_num_adapters; i++) {
        if (strcmp(tg_adapters[i]->name, name) == 0) return tg_adapters[i]->format;
    }
    return TG_FORMAT_NONE;
}
