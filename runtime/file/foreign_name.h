/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_name.h - names of tensors in formats that allow any text: .npz and .safetensors.
 *
 * Names of this library consist of components (see tg_tensor): "a/b", "a/b@m1", "a%20b". A file
 * that was converted from another format already has such names, and encoding them again would turn
 * the last one into "a%2520b". So a name in a file
 *
 *     that is a valid name of this library    is kept
 *     any other                               has each component between '/' encoded; '@' is not
 *                                             special
 *
 * Both rules give valid names, but not always different ones: "a b" and "a%20b" both become
 * "a%20b". A file with two such tensors is refused for a duplicate name.
 */
#ifndef TENSORGATE_FOREIGN_NAME_H
#define TENSORGATE_FOREIGN_NAME_H

#include "adapter.h"

/* Converts the name `raw` of the file; the result is in the arena. Adds its length to *bytes. NULL
 * after an error. */
const char *tg_foreign_name(tg_file *file, const uint8_t *raw, uint64_t n, uint64_t *bytes);

/* Finds the first of `n` names that is equal to an earlier one, or `n`. `bytes` is their total
 * length. */
bool tg_foreign_duplicate(ks_ctx *ks, const char *const *names, uint64_t n, uint64_t bytes,
                          uint64_t *found);

/*
 * The numbers 0 to n - 1, stably sorted. In the arena, NULL after an error. Merge sort, since an
 * untrusted file can trigger the worst case of any algorithm: log2(n) passes, each of which takes
 * `steps` from the work budget, the cost of comparing every element once.
 */
typedef int tg_foreign_order(const void *self, uint64_t a, uint64_t b);
const uint64_t *tg_foreign_sort(ks_ctx *ks, uint64_t n, uint64_t steps, tg_foreign_order *order,
                                const void *self);

#endif
