/* SPDX-License-Identifier: Apache-2.0 */
/*
 * selection.c - see selection.h.
 */
#include "selection.h"

#include "name_pattern.h"

static bool select_fitting(tg_file *file, const char *pattern, bool *selected, bool *any) {
    *any = false;
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(file, i, &tensor)) return false;
        const bool fits = tg_name_fits(pattern, tensor.name, tensor.name_len) ||
                          (tensor.raw_name != NULL &&
                           tg_name_fits(pattern, tensor.raw_name, tensor.raw_name_len));
        if (fits) selected[i] = *any = true;
    }
    return true;
}

/* Whether the name stands for a tensor; *good is false after an error of the file. */
static bool select_one(tg_file *file, const char *name, bool *selected, bool *good) {
    tg_tensor tensor;
    bool any = tg_tensor_find(file, name, &tensor);
    if (any) selected[tensor.index] = true;
    *good = any || tg_last_error(file)->code == TG_CODE_ABSENT;
    if (any || !*good || !tg_is_pattern(name)) return any;
    *good = select_fitting(file, name, selected, &any);
    return any;
}

bool tg_select(tg_file *file, const char *const *names, size_t n, bool *selected,
               const char **absent) {
    *absent = NULL;
    for (uint64_t i = 0; i < file->num_tensors; i++) selected[i] = false;
    for (size_t k = 0; k < n; k++) {
        bool good;
        if (select_one(file, names[k], selected, &good)) continue;
        if (good) *absent = names[k];
        return false;
    }
    return true;
}

const char *tg_selection_lacks(const char *name) {
    return tg_is_pattern(name) ? "no name of a tensor fits '$'" : "the file has no tensor '$'";
}
