/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tree_values.h - values of parse trees as JSON, found by descriptor tables alone.
 *
 * Objects are JSON objects with all fields and instances that are present, bytes are {"bytes": HEX}, a value of an
 * enum is {"value": N, "label": ID}, or the number alone when it has no label. What is not finite is a string.
 */
#ifndef TENSORGATE_TREE_VALUES_H
#define TENSORGATE_TREE_VALUES_H

#include <stdio.h>

#include "ks_table.h"

/* Whether the field has a value in the object; its getter has been called. */
bool tree_is_present(const ks_field *f, const uint8_t *object);

/* Where everything is printed. */
extern FILE *tree_out;
/* Whether trees are what was read before an error (ks-debug): no getter is called, and an object may be missing. */
extern bool tree_is_partial;

/* False after an error of the context. An object of a plain type in an array has no struct:
 * `object` is NULL and `record` its bytes; otherwise `record` is NULL. */
bool tree_print_object(ks_ctx *ks, const ks_type *type, uint8_t *object, const uint8_t *record);
bool tree_print_field(ks_ctx *ks, const ks_field *f, uint8_t *object, const uint8_t *record);
/* One element of the field, stored at `at`. */
bool tree_print_element(ks_ctx *ks, const ks_field *f, const void *at);
/* One number of the field, as it is in the input. */
void tree_print_number(const ks_field *f, const uint8_t *p);

#endif
