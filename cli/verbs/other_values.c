/* SPDX-License-Identifier: Apache-2.0 */
/*
 * other_values.c - see other_values.h.
 *
 * Elements are read one tensor after the other. Numbers of a byte and more come as an array, in whatever order they are
 * stored; what is packed, or smaller than 16 bits, comes as it is stored.
 */
#include "other_values.h"

#include <stdlib.h>
#include <string.h>

#include "budget.h"

struct other_value {
    other_values *of;
    uint64_t index;
};

bool other_values_open(other_values *o, const args *a, tg_file *model, tg_error *error) {
    args plain = *a; /* --from is about the model */
    memset(o, 0, sizeof *o);
    o->a = a;
    o->current = TG_NO_INDEX;
    plain.options.format = TG_FORMAT_NONE;
    plain.options.formats = 0;
    o->file = open_file(&plain, a->tensors_from, error);
    if (o->file == NULL) return false;
    tell_notes_of(a, a->tensors_from, o->file);
    o->all = calloc((size_t)tg_num_tensors(o->file) + 1, sizeof *o->all);
    if (o->all == NULL) *error = no_memory();
    if (o->all == NULL) return false;
    const uint64_t allowed = memory_allowed(&a->options.limits, o->file);
    if (match_open(&o->match, model, o->file, allowed)) return true;
    *error = o->match.error;
    return false;
}

void other_values_close(other_values *o) {
    match_close(&o->match);
    tg_array_close(o->array);
    tg_close(o->file);
    free(o->all);
}

/* -------------------------------------------------------------------------------------- reading */

static bool is_as_stored(const tg_tensor *t) {
    return t->storage == TG_STORAGE_DENSE && t->order == TG_ORDER_C &&
           (tg_dtype_bits(t->dtype) < 8 || tg_dtype_is_small(t->dtype));
}

static bool fail(const other_values *o, tg_error *error) {
    *error = *tg_last_error(o->file);
    return false;
}

/* Goes to a tensor. */
static bool turn_to(other_values *o, uint64_t index, tg_error *error) {
    if (o->current == index) return true;
    tg_array_close(o->array);
    o->array = NULL;
    o->current = TG_NO_INDEX;
    if (!tg_tensor_at(o->file, index, &o->tensor)) return fail(o, error);
    if (!is_as_stored(&o->tensor)) o->array = open_values(o->file, index, false);
    if (!is_as_stored(&o->tensor) && o->array == NULL) return fail(o, error);
    o->current = index;
    return true;
}

static bool read_value(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                       tg_error *error) {
    const other_value *v = self;
    other_values *o = v->of;
    if (!turn_to(o, v->index, error)) return false;
    const bool good = o->array != NULL ? tg_array_read(o->array, from, dst, n)
                                       : tg_tensor_read(o->file, &o->tensor, part, from, dst, n);
    return good || fail(o, error);
}

/* ------------------------------------------------------------------------------------- replacing */

static bool refuse(const other_values *o, const tg_tensor *t, const char *before,
                   const char *behind, tg_error *error) {
    *error = no_memory();
    error->code = TG_CODE_ABSENT;
    error->format = TG_FORMAT_ONNX;
    error->size = tg_file_size(o->file);
    snprintf(error->detail, sizeof error->detail, "%s '%.300s'%s", before, t->name, behind);
    return false;
}

static bool replace(other_values *o, tg_onnx_rewrite *rewrite, uint64_t i, uint64_t j,
                    tg_error *error) {
    other_value *v = &o->all[j];
    *v = (other_value){o, j};
    if (!turn_to(o, j, error) || !budget_count(&o->cost, o->a, o->file, j, false, error))
        return false;
    tg_decl decl = tg_decl_of(&o->tensor);
    if (o->array != NULL) {
        const tg_array_info info = tg_array_about(o->array);
        decl = (tg_decl){.dtype = info.dtype, .rank = info.rank, .shape = info.shape};
    }
    decl.values = (tg_values){.read = read_value, .self = v};
    if (tg_onnx_rewrite_replace(rewrite, i, &decl)) return true;
    *error = *tg_onnx_rewrite_error(rewrite);
    return false;
}

/* Only an initializer, or a tensor that was named, has to be in the other file. */
static bool is_wanted(const other_values *o, const tg_tensor *t) {
    return t->raw_name != NULL || o->a->convert.only != NULL;
}

static bool replace_one(other_values *o, tg_file *model, tg_onnx_rewrite *rewrite, uint64_t i,
                        tg_error *error) {
    tg_tensor t;
    uint64_t j = TG_NO_INDEX;
    if (!tg_tensor_at(model, i, &t)) {
        *error = *tg_last_error(model);
        return false;
    }
    if (!match_find(&o->match, &t, &j)) {
        *error = o->match.error;
        return false;
    }
    if (!tg_onnx_rewrite_has(rewrite, i)) return true;
    if (j != TG_NO_INDEX) return replace(o, rewrite, i, j, error);
    return !is_wanted(o, &t) || refuse(o, &t, "has no tensor", ", which the model has", error);
}

static bool find_spare(const other_values *o, tg_error *error) {
    for (uint64_t j = 0; j < tg_num_tensors(o->file); j++) {
        tg_tensor t;
        if (match_was_found(&o->match, j)) continue;
        if (!tg_tensor_at(o->file, j, &t)) return fail(o, error);
        return refuse(o, &t, "has a tensor", ", which the model has not", error);
    }
    return true;
}

bool other_values_replace(other_values *o, tg_file *model, tg_onnx_rewrite *rewrite,
                          tg_error *error) {
    for (uint64_t i = 0; i < tg_num_tensors(model); i++) {
        if (!replace_one(o, model, rewrite, i, error)) return false;
    }
    return o->a->convert.only != NULL || find_spare(o, error);
}
