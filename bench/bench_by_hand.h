/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_by_hand.h - validators written by hand, for comparison with the generated ones.
 *
 * They make the checks of X_validate for the kinds of files that are measured and refuse all other
 * kinds: PVP without sparse frames, primitiv without a model, NNB with a function that is not ReLU.
 */
#ifndef BENCH_BY_HAND_H
#define BENCH_BY_HAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool by_hand_btf(const uint8_t *buf, size_t len);
bool by_hand_nnb(const uint8_t *buf, size_t len);
bool by_hand_pvp(const uint8_t *buf, size_t len);
bool by_hand_primitiv(const uint8_t *buf, size_t len);

/* Whether by_hand_nnb refuses a file only because of a function that is not ReLU. */
bool by_hand_nnb_is_other(const uint8_t *buf, size_t len);

#endif
