/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verdicts FORMAT <INPUTS: what the validator of a grammar says of each input, a line each: valid or not.
 *
 * An input is its size, eight bytes with the lowest first, and then its bytes. Whoever holds validators against
 * something else (tests/official/agree.py) makes them by the thousand. Each lies in memory of just its size.
 */
#include <stdio.h>
#include <stdlib.h>

#include "ks_proved.h"
#include "registry.h"

typedef bool (*validator)(const uint8_t *buf, size_t len);

/* NULL: the format has none. */
static validator validator_of(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++)
        if (tg_adapters[i]->format == format) return tg_adapters[i]->validate;
    return NULL;
}

#define SIZE_MOST (UINT64_C(1) << 30)

/* 1: there was an input; 0: that was all; -1: it was cut short. */
static int next(validator validate) {
    uint8_t size_bytes[8];
    size_t n = fread(size_bytes, 1, sizeof size_bytes, stdin);
    if (n == 0) return 0;
    uint64_t size = n == sizeof size_bytes ? ks_u8le(size_bytes) : UINT64_MAX;
    uint8_t *data = size <= SIZE_MOST ? malloc(size > 0 ? (size_t)size : 1) : NULL;
    bool whole = data != NULL && fread(data, 1, (size_t)size, stdin) == size;
    if (whole) puts(validate(data, (size_t)size) ? "valid" : "not");
    free(data);
    return whole ? 1 : -1;
}

int main(int argc, char **argv) {
    validator validate = argc == 2 ? validator_of(tg_format_by_name(argv[1])) : NULL;
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
