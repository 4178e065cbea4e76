/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_name.h - names of tensors in formats that allow any text: .npz, .safetensors, GGUF, PyTorch and Flax.
 *
 * Names of this library consist of components (see tg_tensor): "a/b", "a/b@m1", "a%20b". A file
 * that was converted from another format already has such names, and encoding them again would turn
 * the last one into "a%2520b". So a name in a file
 *
 *     that is a valid name of this library    is shown unchanged
 *     any other                               has each component between '/' encoded; '@' is not
 *                                             special
 *
 * Both rules give valid names, but not always different ones: "a b" and "a%20b" are both shown as
 * "a%20b". In a file where that happens every name with a '%' is encoded ("a%20b" becomes
 * "a%2520b"). Then no two names are shown alike: those without a '%' are shown unchanged, the others
 * by an encoding that is reversible and always contains a '%'.
 *
 * In GGUF every name with a '%' is encoded, whatever else is in the file: so a name that is shown tells the one in the file
 * (tg_foreign_decode), and names of formats that have no original ones are written such that they are shown alike.
 */
#ifndef TENSORGATE_FOREIGN_NAME_H
#define TENSORGATE_FOREIGN_NAME_H

#include <string.h>

#include "adapter.h"

/* Names as in the file, all of them different: `at` returns number i. */
typedef struct tg_foreign_names {
    void (*at)(const void *self, uint64_t i, const char **raw, size_t *len);
    const void *self;
    uint64_t count;
} tg_foreign_names;

/* Only among names of which one has a '%' two may be shown alike. */
static inline bool tg_foreign_has_percent(const char *raw, size_t len) {
    return memchr(raw, '%', len) != NULL;
}

/* Sets `alike` if two names of the file would be shown alike, so that every '%' has to be encoded.
 * False after an error. */
bool tg_foreign_alike(tg_file *file, const tg_foreign_names *names, bool *alike);
/* Adds the form of a name that is shown. */
void tg_foreign_add(tg_name *name, const char *raw, size_t len, bool alike);

/*
 * Where every '%' is encoded: writes the one name that is shown as `shown` to `raw`, which has room for `len` bytes. False if
 * there is none: a text that is no name of this library, and names that no encoding has, such as "a%40b", since "a@b" is
 * shown unchanged, "a%2Fb", whose '/' would be between components, and "a%20b@m1".
 */
bool tg_foreign_decode(const char *shown, size_t len, uint8_t *raw, size_t *raw_len);

/* All names of a file in memory. */
typedef struct tg_foreign_name {
    const char
        *raw; /* raw_len bytes, any of which may be NUL, and a NUL; lives as long as the file */
    size_t raw_len;
    const char *shown; /* set by tg_foreign_show; may be `raw` */
} tg_foreign_name;

/* Sets `shown` of names that all differ; in the arena. False after an error. */
bool tg_foreign_show(tg_file *file, tg_foreign_name *names, uint64_t n);

/*
 * The numbers 0 to n - 1, stably sorted. In the arena, NULL after an error. Merge sort, since an
 * untrusted file can trigger the worst case of any algorithm: log2(n) passes, each of which takes
 * `steps` from the work budget, the cost of comparing every element once.
 */
typedef int tg_foreign_order(const void *self, uint64_t a, uint64_t b);
const uint64_t *tg_foreign_sort(ks_ctx *ks, uint64_t n, uint64_t steps, tg_foreign_order *order,
                                const void *self);

#endif
