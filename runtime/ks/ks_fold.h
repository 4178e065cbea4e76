/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_fold.h - input that is larger than all addresses of the machine, of which readers look at a part.
 *
 * On machines with 32 bits a file of 3 GiB has no range of addresses. The headers of its archive lie far from each
 * other, and are small. A folded input gives addresses to places of the file as they are asked for: bytes
 * that follow each other in the file have addresses that follow each other, as far as somebody needed
 * them. So a stream may have its bytes at another address after each load, and its base moves. What was given
 * keeps its address.
 *
 * Machines with 64 bits, where the proofs are made, compile nothing of it.
 */
#ifndef TENSORGATE_KS_FOLD_H
#define TENSORGATE_KS_FOLD_H

#include <stdbool.h>
#include <stdint.h>

#ifndef KS_FOLDS
#if UINTPTR_MAX < UINT64_MAX
#define KS_FOLDS 1
#else
#define KS_FOLDS 0
#endif
#endif

typedef struct ks_fold {
    /* The address of the byte at `offset`, which is at most the size of the input. It need not be loaded. Where no addresses
     * are left it is one that is never loaded. */
    const uint8_t *(*address_of)(void *self, uint64_t offset);
    /* Makes n bytes that begin `at` bytes behind an address of the input readable, at these addresses. Returns 0 or a positive
     * number as ks_input.load; 0 too if the address is none of the input. */
    int (*load_at)(void *self, const uint8_t *data, uint64_t at, uint64_t n);
    /* False: the address is none of the input. */
    bool (*offset_of)(const void *self, const uint8_t *data, uint64_t *offset);
    void *self;
} ks_fold;

#endif
