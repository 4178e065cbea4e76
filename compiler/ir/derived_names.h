/* SPDX-License-Identifier: Apache-2.0 */
/*
 * derived_names.h - which names are taken, when many are made of one: `has_x`, `x_at`, `its_x_at`, ... of `x`.
 *
 * Only the names that others are made of are in the table, each with the forms that are taken; whose a name is, is found
 * by taking it apart in all ways.
 */
#ifndef KSYC_DERIVED_NAMES_H
#define KSYC_DERIVED_NAMES_H

#include "names.h"

typedef enum name_form {
    FORM_ITSELF,
    FORM_HAS,
    FORM_KNOWS_HAS,
    FORM_AT,
    FORM_COUNT,
    FORM_SIZE,
    FORM_FITS,
    FORM_OK,
    FORM_POS,
    FORM_INSIDE,
    FORM_FIT,
    FORM_END,
    FORM_MOST,
    NUM_OWN_FORMS,
    FORM_ITS = NUM_OWN_FORMS - FORM_AT, /* added to those from FORM_AT on: `its_x_at` */
    NUM_NAME_FORMS = NUM_OWN_FORMS + FORM_ITS
} name_form;

typedef struct derived_names {
    pool *pool;
    names bases;
    char *text; /* of the name that was made last */
    size_t room;
} derived_names;

/* A name that is made of another one; valid until the next one is made. */
const char *ksyc_derived_name(derived_names *table, const char *base, name_form form);
/* Who took a name that ksyc_derived_name has made, or NULL. */
const void *ksyc_derived_owner(const derived_names *table, const char *name);
/* Takes a name that nobody else has. All names that are made of `base` have one owner. */
void ksyc_take_derived(derived_names *table, const char *base, name_form form, const void *owner);

#endif
