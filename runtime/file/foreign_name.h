/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_name.h - names of tensors in formats where a name is any text: .npz and .safetensors.
 *
 * Names of this library are made of components (see tg_tensor): "a/b", "a/b@m1", "a%20b". A file that
 * was converted from another format holds such names already, and encoding them once more would
 * make "a%2520b" of the last one. So a name from a file
 *
 *     that is a name of this library as it stands    stays as it is
 *     any other                                      has its components, between the '/', encoded;
 *                                                    an '@' is then a character like others
 *
 * Both ways give legal names, but not always different ones: "a b" and "a%20b" are both called
 * "a%20b". A file with two such tensors is refused, as one in which two have the same name.
 */
#ifndef TENSORGATE_FOREIGN_NAME_H
#define TENSORGATE_FOREIGN_NAME_H

#include "adapter.h"

/* What a tensor is called that the file calls `raw`: a text in the arena. Adds its length to *bytes.
 * NULL after an error. */
const char *tg_foreign_name(tg_file *file, const uint8_t *raw, uint64_t n, uint64_t *bytes);

/* The first of `n` names that is equal to one before it, or `n`. `bytes` is their length together. */
bool tg_foreign_duplicate(ks_ctx *ks, const char *const *names, uint64_t n, uint64_t bytes,
                          uint64_t *found);

/*
 * The numbers 0 to n - 1, sorted; equal ones stay in their order. In the arena, NULL after an error.
 * Merging, since a file can be made to meet the worst case of anything: log2(n) passes, each of
 * which takes `steps` from the work budget: what comparing every element once costs.
 */
typedef int tg_foreign_order(const void *self, uint64_t a, uint64_t b);
const uint64_t *tg_foreign_sort(ks_ctx *ks, uint64_t n, uint64_t steps, tg_foreign_order *order,
                                const void *self);

#endif
