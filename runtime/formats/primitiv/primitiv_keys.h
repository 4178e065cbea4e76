/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_keys.h - keys of records in an accepted file, and the rule that they are unique. Private to the format.
 *
 * A key is one name, or a list of names: those of a parameter and its enclosing submodels. Of two statistics or settings
 * with the same key upstream takes the first, of two parameters the last, and a reader that looks up names may return
 * either. A file that readers can interpret differently is refused. No grammar can express that.
 */
#ifndef TENSORGATE_PRIMITIV_KEYS_H
#define TENSORGATE_PRIMITIV_KEYS_H

#include "primitiv_view.h"

/* The bytes of names may not be loaded. */
typedef struct tg_primitiv_key {
    primitiv_model_entry_view entry; /* of more than one name */
    ks_bytes first;                  /* name; of a list without names an empty one */
    uint64_t at;                     /* of the names in the file */
    uint64_t end_of_first;
    uint64_t count;         /* of names; not 0 */
    uint64_t end_of_record; /* whose key this is */
} tg_primitiv_key;

void tg_primitiv_key_of_name(tg_primitiv_key *key, primitiv_msgpack_string_view name);
/* A list without names counts as one empty name: both are written "%", so they are not distinguished. */
void tg_primitiv_key_of_entry(tg_primitiv_key *key, const primitiv_model_entry_view *entry);

/* Name i, which ends at *end; for i > 0, *end is where the name before it ends. */
ks_bytes tg_primitiv_name_at(const tg_primitiv_key *key, uint64_t i, uint64_t *end);
bool tg_primitiv_fetch_key(ks_ctx *ks, const tg_primitiv_key *key);

/* Opens record i, which begins at `at`, of those in the object that `of` describes. */
typedef void tg_primitiv_opener(const void *of, uint64_t at, uint64_t i, tg_primitiv_key *key);

/* Records of one kind, and how to access their keys. */
typedef struct tg_primitiv_records {
    ks_ctx *ks;
    const char *name; /* of the list in the spec */
    tg_primitiv_opener *open;
    const void *of;
    uint64_t count;
    uint64_t first_at;
    const uint64_t *at; /* where each begins; NULL: they are visited one after the other */
} tg_primitiv_records;

/*
 * Whether all keys ascend, or all descend, so that no two are equal. This holds for models as they are written and for any
 * two statistics; then one comparison per record is enough.
 */
typedef struct tg_primitiv_order {
    tg_primitiv_key keys[2]; /* that of record i is keys[i % 2] */
    int direction;
    bool is_kept;
} tg_primitiv_order;

/* Takes record i into account, after those before it, as long as the order is kept. */
bool tg_primitiv_follow(ks_ctx *ks, tg_primitiv_order *order, uint64_t i);

/* The order of the entries of a model, whose keys need not be opened: of most neighbours, the bytes of the names tell. */
typedef struct tg_primitiv_entry_order {
    /* A name of the last key, counted from where its first name begins; empty: none is known. */
    uint64_t name_from, name_to;
    int direction; /* 0: of fewer than two */
    bool is_kept;
} tg_primitiv_entry_order;

/* Takes an entry into account, behind `last`; NULL: it is the first one. */
bool tg_primitiv_follow_entry(ks_ctx *ks, tg_primitiv_entry_order *order,
                              const primitiv_model_entry_view *last,
                              const primitiv_model_entry_view *entry);

/* Refuses duplicate keys, at the second record with the key. `is_ordered`: the order is known to be kept. */
bool tg_primitiv_unique(const tg_primitiv_records *r, bool is_ordered);
/* Refuses duplicate keys of records whose order is not known. */
bool tg_primitiv_unique_any(const tg_primitiv_records *r);
/* After an error of one of these functions: says of which records. */
bool tg_primitiv_in_records(const tg_primitiv_records *r);

#endif
