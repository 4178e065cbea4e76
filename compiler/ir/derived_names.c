/* SPDX-License-Identifier: Apache-2.0 */
/* derived_names.c - see derived_names.h. */
#include "derived_names.h"

#include <stdbool.h>
#include <string.h>

typedef struct base {
    const void *owner;
    uint32_t taken; /* a bit for each form */
} base;

_Static_assert(NUM_NAME_FORMS <= 32, "a bit for each form");

/* What stands before and behind the base. */
#define TEXT(s) s, sizeof(s) - 1
static const struct {
    const char *before;
    size_t num_before;
    const char *behind;
    size_t num_behind;
} forms[NUM_NAME_FORMS] = {
    {TEXT(""), TEXT("")},          {TEXT("has_"), TEXT("")},         {TEXT("knows_has_"), TEXT("")},
    {TEXT(""), TEXT("_at")},       {TEXT(""), TEXT("_count")},       {TEXT(""), TEXT("_size")},
    {TEXT(""), TEXT("_fits")},     {TEXT(""), TEXT("_ok")},          {TEXT(""), TEXT("_pos")},
    {TEXT(""), TEXT("_inside")},   {TEXT(""), TEXT("_fit")},         {TEXT(""), TEXT("_end")},
    {TEXT(""), TEXT("_end_most")}, {TEXT("its_"), TEXT("_at")},      {TEXT("its_"), TEXT("_count")},
    {TEXT("its_"), TEXT("_size")}, {TEXT("its_"), TEXT("_fits")},    {TEXT("its_"), TEXT("_ok")},
    {TEXT("its_"), TEXT("_pos")},  {TEXT("its_"), TEXT("_inside")},  {TEXT("its_"), TEXT("_fit")},
    {TEXT("its_"), TEXT("_end")},  {TEXT("its_"), TEXT("_end_most")}};
#undef TEXT

const char *ksyc_derived_name(derived_names *table, const char *of, name_form form) {
    const size_t size = strlen(of), before = forms[form].num_before,
                 behind = forms[form].num_behind;
    /* Texts of a specification are far below SIZE_MAX / 2, so the sums cannot wrap. */
    const size_t needed = before + size + behind + 1;
    if (needed > table->room) {
        table->room = needed * 2;
        table->text = ksyc_pool_alloc(table->pool, table->room);
    }
    memcpy(table->text, forms[form].before, before);
    memcpy(table->text + before, of, size);
    memcpy(table->text + before + size, forms[form].behind, behind + 1);
    return table->text;
}

const void *ksyc_derived_owner(const derived_names *table, const char *name) {
    const size_t size = strlen(name);
    for (unsigned i = 0; i < NUM_NAME_FORMS; i++) {
        const size_t before = forms[i].num_before, behind = forms[i].num_behind;
        if (before + behind >= size) continue;
        if (memcmp(name, forms[i].before, before) != 0 ||
            memcmp(name + size - behind, forms[i].behind, behind) != 0)
            continue;
        const base *found =
            ksyc_names_get_part(&table->bases, name + before, size - before - behind);
        if (found != NULL && (found->taken >> i & 1) != 0) return found->owner;
    }
    return NULL;
}

void ksyc_take_derived(derived_names *table, const char *of, name_form form, const void *owner) {
    base *found = ksyc_names_get(&table->bases, of);
    if (found == NULL) {
        found = ksyc_pool_alloc(table->pool, sizeof *found);
        found->owner = owner;
        ksyc_names_add(table->pool, &table->bases, of, found);
    }
    found->taken |= UINT32_C(1) << form;
}
