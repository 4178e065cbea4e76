/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdicts FORMAT <INPUTS: the verdict on each input, a line each: valid or not. It is that of the
 * validator of the grammar, and of formats without one that of the library.
 *
 * An input is its size, eight bytes in little-endian order, and then its bytes. Programs that
 * compare validators with other parsers (tests/official/agree.py) send them by the thousand. Each
 * is in memory of exactly its size.
 */
#include <stdio.h>
#include <stdlib.h>

#include "ks.h"
#include "registry.h"
#include "tensorgate.h"

static const tg_adapter *adapter_of(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++)
        if (tg_adapters[i]->format == format) return tg_adapters[i];
    return NULL;
}

static bool accepts(const tg_adapter *adapter, const uint8_t *data, size_t size) {
    if (adapter->validate != NULL) return ks_accepts(adapter->validate, data, size);
    tg_options options = tg_options_default();
    options.format = adapter->format;
    tg_file *file = tg_open_memory(data, size, &options, NULL);
    tg_close(file);
    return file != NULL;
}

#define SIZE_MOST (UINT64_C(1) << 30)

/* 1: there was an input; 0: end of inputs; -1: it was truncated. */
static int next(const tg_adapter *adapter) {
    uint8_t size_bytes[8];
    size_t n = fread(size_bytes, 1, sizeof size_bytes, stdin);
    if (n == 0) return 0;
    uint64_t size = n == sizeof size_bytes ? ks_u8le(size_bytes) : UINT64_MAX;
    uint8_t *data = size <= SIZE_MOST ? malloc(size > 0 ? (size_t)size : 1) : NULL;
    bool whole = data != NULL && fread(data, 1, (size_t)size, stdin) == size;
    if (whole) puts(accepts(adapter, data, (size_t)size) ? "valid" : "not");
    free(data);
    return whole ? 1 : -1;
}

int main(int argc, char **argv) {
    const tg_adapter *adapter = argc == 2 ? adapter_of(tg_format_by_name(argv[1])) : NULL;
    if (adapter == NULL) {
        fprintf(stderr, "usage: verdicts FORMAT <INPUTS\n");
        return 2;
    }
    int more;
    do {
        more = next(adapter);
    } while (more > 0);
    return more == 0 && fflush(stdout) == 0 ? 0 : 2;
}
