/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_hash.h - hashes of names: SipHash-1-3 with a random key for each stream or file.
 *
 * The author of a file does not know the key and never sees a hash, so he cannot choose names that fall into the same
 * places of a table. That is what the variant with one round a word and three at the end is for, which the tables of
 * many languages use.
 */
#ifndef TENSORGATE_NAME_HASH_H
#define TENSORGATE_NAME_HASH_H

#include <stddef.h>
#include <stdint.h>

/* For names that are not kept, see key_set.h. */
typedef struct tg_hash {
    uint64_t word[2]; /* never both 0, which marks an empty place */
} tg_hash;

/* Equal names in different scopes have different hashes. */
tg_hash tg_hash_name(const uint64_t key[2], uint64_t scope, const char *name, size_t n);

/* For names that are kept, and compared when their hashes are the same, see name_table.h. */
uint32_t tg_hash_kept_name(const uint64_t key[2], const char *name, size_t n);

/* Makes a random key, from the system if possible, otherwise from values that differ between
 * runs. */
void tg_hash_key(uint64_t key[2], const void *self);

#endif
