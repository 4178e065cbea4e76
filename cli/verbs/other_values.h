/* SPDX-License-Identifier: Apache-2.0 */
/*
 * other_values.h - elements of the tensors of one file as those of the tensors of another one, by name.
 */
#ifndef TENSORGATE_CLI_OTHER_VALUES_H
#define TENSORGATE_CLI_OTHER_VALUES_H

#include "cli.h"
#include "match.h"

typedef struct other_value other_value;

typedef struct other_values {
    const args *a;
    tg_file *file;
    match match;      /* of its tensors */
    other_value *all; /* by tensor of the other file */
    uint64_t current; /* tensor that is read; TG_NO_INDEX: none */
    tg_tensor tensor; /* it, as it is stored */
    tg_array *array;  /* NULL: its stored bytes are the elements */
    tg_cost cost;     /* of all that are used */
} other_values;

/* Opens the file --tensors-from, whose values `model` gets. Returns false with an error. */
bool other_values_open(other_values *o, const args *a, tg_file *model, tg_error *error);
/* Must be called in any case, when no values are read any more. */
void other_values_close(other_values *o);
/* Gives the tensors of the model that `rewrite` changes the values of those that are called like them. Returns false with an
 * error, which may be one of the model. */
bool other_values_replace(other_values *o, tg_file *model, tg_onnx_rewrite *rewrite,
                          tg_error *error);

#endif
