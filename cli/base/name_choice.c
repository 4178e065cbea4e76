/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_choice.c - see name_choice.h.
 */
#include "name_choice.h"

bool name_choice_exact(tg_file *file, const char *name, uint64_t *index) {
    tg_tensor t;
    const bool is_there = tg_tensor_find(file, name, &t);
    *index = is_there ? t.index : TG_NO_INDEX;
    return is_there || tg_last_error(file)->code == TG_CODE_ABSENT;
}

bool name_choice_each(tg_file *file, const char *name, take_tensor *take, void *self) {
    uint64_t index;
    if (!name_choice_exact(file, name, &index)) return false;
    if (index != TG_NO_INDEX) {
        take(self, index);
        return true;
    }
    if (strchr(name, '*') == NULL) return true;
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return false;
        if (tensor_fits(name, &t)) take(self, i);
    }
    return true;
}
