/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_index.c - see name_index.h.
 *
 * Shown names differ from each other, and so do original ones; but what one tensor is shown as may be the original name of
 * another. What is shown is what people and scripts have read, and every tensor has such a name: it wins.
 */
#include "name_index.h"

#include <string.h>

#include "file.h"

/* A table of names has numbers of 32 bits. More tensors are searched one by one: their file has more than 4 GB of names. */
#define MOST_INDEXED (UINT64_C(1) << 28)

typedef enum fit { FITS_NOT, FITS_ORIGINAL, FITS_SHOWN } fit;

static bool is_original(const tg_tensor *tensor, const char *name, size_t len) {
    return tensor->raw_name != NULL && tensor->raw_name_len == len &&
           memcmp(tensor->raw_name, name, len) == 0;
}

static fit fit_of(const tg_tensor *tensor, const char *name, size_t len) {
    if (tensor->name_len == len && memcmp(tensor->name, name, len) == 0) return FITS_SHOWN;
    return is_original(tensor, name, len) ? FITS_ORIGINAL : FITS_NOT;
}

/* ------------------------------------------------------------------------------------ one by one */

/* Both searches set *original to the tensor that has the name as its original one, and return true for the tensor that is shown
 * so. After an error *failed is set. */
static bool search(tg_file *file, const char *name, tg_tensor *tensor, uint64_t *original,
                   bool *failed) {
    const size_t len = strlen(name);
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        *failed = !tg_tensor_at(file, i, tensor);
        if (*failed) return false;
        file->names.looked_at++; /* no program counts to 2^64 */
        const fit found = fit_of(tensor, name, len);
        if (found == FITS_SHOWN) return true;
        if (found == FITS_ORIGINAL) *original = i;
    }
    return false;
}

/* ------------------------------------------------------------------------------------- the index */

static uint32_t hash_of(const tg_name_index *names, const char *name, size_t len) {
    return tg_hash_kept_name(names->key, name, len);
}

/* Every name has a place of its own. Two tensors may be found by one name, see above. */
static void put(tg_name_index *names, const char *name, size_t len, uint32_t i) {
    const tg_name_table *table = &names->table;
    const uint32_t hash = hash_of(names, name, len);
    uint32_t at = tg_name_table_first(table, hash);
    while (table->places[at].after != 0) at = at + 1 < table->num_places ? at + 1 : 0;
    table->places[at] = (tg_name_place){hash, i + 1};
}

static bool put_all(tg_file *file) {
    tg_name_index *names = &file->names;
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return false;
        put(names, t.name, t.name_len, (uint32_t)i);
        if (t.raw_name != NULL && !is_original(&t, t.name, t.name_len))
            put(names, t.raw_name, t.raw_name_len, (uint32_t)i);
    }
    return true;
}

static uint64_t bytes_of(const tg_name_table *table) {
    return (uint64_t)table->num_places * sizeof *table->places;
}

void tg_forget_names(tg_file *file) {
    tg_name_table *table = &file->names.table;
    const ks_allocator *a = &file->allocator;
    if (table->places != NULL) a->free(a->self, table->places, (size_t)bytes_of(table));
    table->places = NULL;
}

/* Two names of each tensor: the shown one, and the original one. */
static bool make_index(tg_file *file) {
    tg_name_index *names = &file->names;
    tg_name_table *table = &names->table;
    const ks_allocator *a = &file->allocator;
    table->num_places = tg_name_table_places(2 * file->num_tensors);
    if (bytes_of(table) <= SIZE_MAX / 2) table->places = a->alloc(a->self, (size_t)bytes_of(table));
    if (table->places == NULL) return tg_fail(file, TG_CODE_NO_MEMORY, "");
    tg_name_table_clear(table);
    tg_hash_key(names->key, file);
    if (put_all(file)) return true;
    tg_forget_names(file); /* it would lack names */
    return false;
}

static bool look_up(tg_file *file, const char *name, tg_tensor *tensor, uint64_t *original,
                    bool *failed) {
    const tg_name_table *table = &file->names.table;
    const size_t len = strlen(name);
    const uint32_t hash = hash_of(&file->names, name, len);
    uint32_t at = tg_name_table_first(table, hash);
    for (; table->places[at].after != 0; at = at + 1 < table->num_places ? at + 1 : 0) {
        if (table->places[at].hash != hash) continue;
        const uint64_t i = table->places[at].after - 1;
        *failed = !tg_tensor_at(file, i, tensor);
        if (*failed) return false;
        const fit found = fit_of(tensor, name, len);
        if (found == FITS_SHOWN) return true;
        if (found == FITS_ORIGINAL) *original = i;
    }
    return false;
}

/* Whether to search by the index, which is made if it pays. */
static bool has_index(tg_file *file, bool *failed) {
    const tg_name_index *names = &file->names;
    if (names->table.places != NULL) return true;
    if (names->looked_at < file->num_tensors || file->num_tensors > MOST_INDEXED) return false;
    *failed = !make_index(file);
    return !*failed;
}

bool tg_tensor_find(tg_file *file, const char *name, tg_tensor *tensor) {
    uint64_t original = TG_NO_INDEX;
    bool failed = false;
    const bool by_index = has_index(file, &failed);
    if (failed) return false;
    if ((by_index ? look_up : search)(file, name, tensor, &original, &failed)) return true;
    if (failed) return false;
    if (original != TG_NO_INDEX) return tg_tensor_at(file, original, tensor);
    return tg_fail(file, TG_CODE_ABSENT, "the name of a tensor of this file");
}
