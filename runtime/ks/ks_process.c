/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_process.c - `process`: transformations of bytes that need no external library.
 */
#include "ks_internal.h"

/* Loads the input, charges the work budget, and allocates a result of the same size. NULL after an
 * error. */
static uint8_t *begin(ks_ctx *ks, ks_bytes in, ks_text *out) {
    if (!ks_spend_bytes(ks, in.size) || !ks_fetch(ks, in.data, in.size)) return NULL;
    return ks_new_text(ks, in.size, in.size, out);
}

bool ks_process_xor(ks_ctx *ks, ks_bytes in, ks_bytes key, ks_text *out) {
    if (key.size == 0) {
        return ks_fail(ks, KS_BAD_DATA, ks_offset_of(ks, in.data), "a key that is not empty");
    }
    if (!ks_fetch(ks, key.data, key.size)) return false;
    ks_text result;
    uint8_t *data = begin(ks, in, &result);
    if (data == NULL) return false;
    uint64_t k = 0; /* i % key.size */
    for (uint64_t i = 0; i < in.size; i++) {
        data[i] = in.data[i] ^ key.data[k];
        k++;
        if (k == key.size) k = 0;
    }
    *out = result;
    return true;
}

bool ks_process_rotate_left(ks_ctx *ks, ks_bytes in, unsigned bits, ks_text *out) {
    ks_text result;
    uint8_t *data = begin(ks, in, &result);
    if (data == NULL) return false;
    unsigned left = bits % 8;
    for (uint64_t i = 0; i < in.size; i++) {
        unsigned byte = in.data[i];
        /* Shifts an unsigned int of at least 16 bits by at most 8; if `left` is 0, both halves are
         * the byte. */
        data[i] = (uint8_t)((byte << left | byte >> (8 - left)) & 0xFFu);
    }
    *out = result;
    return true;
}
