/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_select.c - the tensors that options.only names: all that fit, by name or by pattern.
 */
#include <string.h>

#include "conversion.h"
#include "name_pattern.h"

static bool select_fitting(tg_conversion *c, const char *pattern) {
    const uint64_t n = tg_num_tensors(c->file);
    bool any = false;
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(c->file, i, &tensor)) return tg_refuse_file(c, NULL);
        const bool fits = tg_pattern_fits(pattern, tensor.name, tensor.name_len) ||
                          (tensor.raw_name != NULL &&
                           tg_pattern_fits(pattern, tensor.raw_name, tensor.raw_name_len));
        if (!fits) continue;
        c->selected[i] = true;
        any = true;
    }
    return any ||
           tg_refuse(c->build, TG_CODE_ABSENT, NULL, "no name of a tensor fits '$'", pattern, 0, 0);
}

static bool select_named(tg_conversion *c, const char *name) {
    tg_tensor tensor;
    if (tg_tensor_find(c->file, name, &tensor)) {
        c->selected[tensor.index] = true;
        return true;
    }
    if (tg_last_error(c->file)->code != TG_CODE_ABSENT) return tg_refuse_file(c, NULL);
    if (tg_is_pattern(name)) return select_fitting(c, name);
    return tg_refuse(c->build, TG_CODE_ABSENT, NULL, "the file has no tensor '$'", name, 0, 0);
}

bool tg_find_selected(tg_conversion *c) {
    if (c->options.only == NULL) return true;
    const uint64_t n = tg_num_tensors(c->file);
    c->selected = ks_alloc(&c->build->ks, n, sizeof *c->selected);
    if (c->selected == NULL) return tg_refuse_ks(c->build);
    for (uint64_t i = 0; i < n; i++) c->selected[i] = false;
    for (size_t i = 0; i < c->options.num_only; i++)
        if (!select_named(c, c->options.only[i])) return false;
    return true;
}

bool tg_is_selected(const tg_conversion *c, uint64_t index) {
    return c->selected == NULL || c->selected[index];
}
