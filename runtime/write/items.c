/* SPDX-License-Identifier: Apache-2.0 */
/*
 * items.c - sorts declared tensors into file order, and decodes their names.
 */
#include <stdlib.h>
#include <string.h>

#include "percent.h"
#include "write.h"

const char *tg_written_name(const tg_item *item, size_t *len) {
    const tg_decl *d = &item->decl;
    *len = d->raw_name != NULL ? d->raw_name_len : strlen(d->name);
    return d->raw_name != NULL ? d->raw_name : d->name;
}

/* ---------------------------------------------------------------------------------- sorting */

static int compare_names(const void *a, const void *b) {
    const tg_item *const *x = a;
    const tg_item *const *y = b;
    size_t n;
    size_t m;
    const char *a_name = tg_written_name(*x, &n);
    const char *b_name = tg_written_name(*y, &m);
    return ks_compare((const uint8_t *)a_name, n, (const uint8_t *)b_name, m);
}

bool tg_items_by_name(tg_build *build) {
    if (build->num_items == 0) return true;
    qsort((void *)build->items, (size_t)build->num_items, sizeof *build->items, compare_names);
    for (uint64_t i = 1; i < build->num_items; i++) {
        if (compare_names(&build->items[i - 1], &build->items[i]) == 0) {
            return tg_refuse(build, TG_CODE_BAD_VALUE, build->items[i],
                             "declared twice; each name can be there once", NULL, 0, 0);
        }
    }
    return true;
}

/* Parses "17" as a number; false for anything else, including "017" and numbers that overflow. */
static bool number_of(const char *name, uint64_t *number) {
    uint64_t value = 0;
    if (*name == '\0' || (*name == '0' && name[1] != '\0')) return false;
    for (; *name != '\0'; name++) {
        if (*name < '0' || *name > '9' || value > UINT32_MAX) return false;
        value = value * 10 + (uint64_t)(*name - '0');
    }
    *number = value;
    return true;
}

bool tg_items_by_position(tg_build *build) {
    uint64_t n = build->num_items;
    if (n == 0) return true;
    tg_item **sorted = ks_alloc(&build->ks, n, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    memset((void *)sorted, 0, (size_t)n * sizeof *sorted);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at = 0;
        tg_item *item = build->items[i];
        if (!number_of(item->decl.name, &at) || at >= n || sorted[at] != NULL) {
            tg_refuse(build, TG_CODE_BAD_VALUE, item,
                      "the format has no names: tensors are 0 to %, each once", NULL, n - 1, 0);
            return tg_advise(build, TG_REMEDY_LOSSY_NAMES);
        }
        sorted[at] = item;
    }
    build->items = sorted;
    build->items_cap = n;
    return true;
}

/* ---------------------------------------------------------------------------------- sharing */

static int compare_numbers(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

/* By payload, then in the order of the file. */
static int compare_payloads(const void *a, const void *b) {
    const tg_item *x = *(const tg_item *const *)a;
    const tg_item *y = *(const tg_item *const *)b;
    int order = compare_numbers((uintptr_t)x->decl.values.self, (uintptr_t)y->decl.values.self);
    for (int part = 0; order == 0 && part < TG_PART_COUNT; part++) {
        order = compare_numbers(x->parts[part].nbytes, y->parts[part].nbytes);
        if (order == 0)
            order = compare_numbers((uint64_t)x->parts[part].dtype, (uint64_t)y->parts[part].dtype);
    }
    return order != 0 ? order : compare_numbers(x->position, y->position);
}

static bool has_same_payload(const tg_item *x, const tg_item *y) {
    if (x->decl.values.self == NULL || x->decl.values.self != y->decl.values.self ||
        x->decl.values.read != y->decl.values.read || x->parts[TG_PART_VALUES].nbytes == 0) {
        return false;
    }
    for (int part = 0; part < TG_PART_COUNT; part++) {
        if (x->parts[part].dtype != y->parts[part].dtype ||
            x->parts[part].nbytes != y->parts[part].nbytes) {
            return false;
        }
    }
    return true;
}

bool tg_items_share(tg_build *build) {
    const uint64_t n = build->num_items;
    if (n == 0) return true;
    tg_item **sorted = ks_alloc(&build->ks, n, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    for (uint64_t i = 0; i < n; i++) {
        sorted[i] = build->items[i];
        sorted[i]->position = i;
        sorted[i]->first = sorted[i];
    }
    qsort((void *)sorted, (size_t)n, sizeof *sorted, compare_payloads);
    for (uint64_t i = 1; i < n; i++) {
        const tg_item *first = sorted[i - 1]->first;
        if (has_same_payload(first, sorted[i])) sorted[i]->first = first;
    }
    return true;
}

/* ---------------------------------------------------------------------------------- names */

const char tg_bad_name_part[] = "a part of a name that is empty or not encoded as it has to be";

const uint8_t *tg_component_bytes(tg_build *build, const tg_item *item, const char *text, size_t n,
                                  size_t *len) {
    if (!tg_is_component((const uint8_t *)text, n)) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item, tg_bad_name_part, NULL, 0, 0);
        if (item != NULL)
            tg_advise(build, TG_REMEDY_RENAME); /* otherwise it is a key of metadata */
        return NULL;
    }
    uint8_t *bytes = ks_alloc(&build->ks, n, 1); /* a component is not empty */
    if (bytes == NULL) {
        tg_refuse_ks(build);
        return NULL;
    }
    *len = (size_t)tg_percent_decode((const uint8_t *)text, n, bytes);
    return bytes;
}
