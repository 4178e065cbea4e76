/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_index.h - the index of a model in shards, read from pieces of any size: which tensor is in which file.
 *
 * The grammar is specs/safetensors_index.rl; what it shares with the header of .safetensors, header_machine.h has. All
 * memory is in the arena of the context, under its budget.
 *
 *     tg_shard_index x;
 *     tg_shard_index_init(&x, ks, false);
 *     while (...) tg_shard_index_feed(&x, data, n)
 *     tg_shard_index_end(&x)
 *
 * Each of them returns false after an error, which is in the context: code, offset in the file and path. How the file
 * was cut into pieces makes no difference.
 *
 * Rules
 *
 *   - one JSON object with the key "weight_map", an object of texts; white space may stand around it
 *   - a key occurs once, in every object, whichever way it is written
 *   - a shard is a file beside the index: a name without '/', '\' and ':', that ends in ".safetensors", or in ".bin" if all
 *     shards do
 *   - "metadata" is an object, if it is there; that it has no total_size, or one that is no number of bytes, is noted
 */
#ifndef TENSORGATE_SHARD_INDEX_H
#define TENSORGATE_SHARD_INDEX_H

#include "name_table.h"
#include "safetensors_header.h"

/* Bytes of an index; those that are known have 6 * 10^7. */
#define TG_SHARD_INDEX_MOST 100000000u

/* Bytes of the name of a file, as file systems have it. */
#define TG_SHARD_NAME_MOST 255

typedef struct tg_shard_entry {
    const char *name; /* of the tensor; any of its bytes may be NUL */
    const char *file;
    uint32_t hash; /* of the name */
    uint32_t name_len;
    uint32_t name_at; /* in the index */
    uint32_t file_len;
    uint32_t file_at;
    uint32_t shard;
    uint32_t number; /* as the index lists them */
    bool found;      /* in its shard; for the caller */
} tg_shard_entry;

typedef enum tg_index_key { TG_INDEX_OTHER, TG_INDEX_WEIGHT_MAP, TG_INDEX_METADATA } tg_index_key;

typedef struct tg_shard_index {
    tg_header
        json; /* the first member: the machine has a pointer to it. Of it only what reads JSON is used */
    ks_list entries; /* of tg_shard_entry, as the index lists them */

    /* After the end. */
    tg_format format;       /* of the shards, by their suffix */
    const char **shards;    /* names of files, sorted, no two the same; each ends with a NUL */
    const uint64_t *sorted; /* numbers of entries, by shards, and as the index lists them */
    uint32_t *start; /* num_shards + 1 of them: where the entries of each shard begin in there */
    uint32_t num_shards;
    bool has_total; /* a number of bytes */
    uint64_t total_size;
    uint64_t total_at;

    /* For the files that include shard_index_machine.h. */
    tg_index_key key; /* whose value is at hand */
    bool is_total;    /* the same in "metadata" */
    bool is_huge;     /* total_size is 2^64 or more */
    bool has_map;
    bool has_metadata;
    bool noted_total;
    uint64_t scope; /* of keys of the object at hand */
    tg_name_table names;
} tg_shard_index;

/* `lasting`: the pieces stay where they are as long as the context, so that texts need no copy. */
void tg_shard_index_init(tg_shard_index *x, ks_ctx *ks, bool lasting);
bool tg_shard_index_feed(tg_shard_index *x, const uint8_t *data, size_t n);
bool tg_shard_index_end(tg_shard_index *x);
/* After the end: the entry of that tensor, or NULL. */
tg_shard_entry *tg_shard_index_find(const tg_shard_index *x, const char *name, size_t n);

#endif
