/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdicts FORMAT <INPUTS: the verdict of the validator of a grammar on each input, a line each:
 * valid or not.
 *
 * An input is its size, eight bytes in little-endian order, and then its bytes. Programs that
 * compare validators with other parsers (tests/official/agree.py) send them by the thousand. Each
 * is in memory of exactly its size.
 */
#include <stdio.h>
#include <stdlib.h>

#include "ks.h"
#include "registry.h"

/* NULL: the format has none. */
static ks_validator *validator_of(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++)
        if (tg_adapters[i]->format == format) return tg_adapters[i]->validate;
    return NULL;
}

#define SIZE_MOST (UINT64_C(1) << 30)

/* 1: there was an input; 0: end of inputs; -1: it was truncated. */
static int next(ks_validator *validate) {
    uint8_t size_bytes[8];
    size_t n = fread(size_bytes, 1, sizeof size_bytes, stdin);
    if (n == 0) return 0;
    uint64_t size = n == sizeof size_bytes ? ks_u8le(size_bytes) : UINT64_MAX;
    uint8_t *data = size <= SIZE_MOST ? malloc(size > 0 ? (size_t)size : 1) : NULL;
    bool whole = data != NULL && fread(data, 1, (size_t)size, stdin) == size;
    if (whole) puts(ks_accepts(validate, data, (size_t)size) ? "valid" : "not");
    free(data);
    return whole ? 1 : -1;
}

int main(int argc, char **argv) {
    ks_validator *validate = argc == 2 ? validator_of(tg_format_by_name(argv[1])) : NULL;
    if (validate == NULL) {
        fprintf(stderr, "usage: verdicts FORMAT <INPUTS\n");
        return 2;
    }
    int more;
    do {
        more = next(validate);
    } while (more > 0);
    return more == 0 && fflush(stdout) == 0 ? 0 : 2;
}
