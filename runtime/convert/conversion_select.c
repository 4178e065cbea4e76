/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_select.c - the tensors that options.only names, and those that options.dtypes names: all that fit, by name or
 * by pattern.
 */
#include <string.h>

#include "conversion.h"
#include "selection.h"

static bool refuse_absent(tg_conversion *c, const char *name) {
    return tg_refuse(c->build, TG_CODE_ABSENT, NULL, tg_selection_lacks(name), name, 0, 0);
}

bool tg_find_selected(tg_conversion *c) {
    const char *absent = NULL;
    if (c->options.only == NULL) return true;
    const uint64_t n = tg_num_tensors(c->file);
    c->selected = ks_alloc(&c->build->ks, n, sizeof *c->selected);
    if (c->selected == NULL) return tg_refuse_ks(c->build);
    if (tg_select(c->file, c->options.only, c->options.num_only, c->selected, &absent)) return true;
    return absent != NULL ? refuse_absent(c, absent) : tg_refuse_file(c, NULL);
}

bool tg_is_selected(const tg_conversion *c, uint64_t index) {
    return c->selected == NULL || c->selected[index];
}

/* --------------------------------------------------------------------------------------- dtypes */

static bool refuse_choice(tg_conversion *c, const char *absent) {
    return absent != NULL ? refuse_absent(c, absent) : tg_refuse_file(c, NULL);
}

/* What a pattern stands for; `fits` is room. */
static bool ask_fitting(tg_conversion *c, const tg_dtype_choice *choice, bool *fits) {
    const char *absent = NULL;
    if (!tg_select(c->file, &choice->name, 1, fits, &absent)) return refuse_choice(c, absent);
    for (uint64_t i = 0; i < tg_num_tensors(c->file); i++) {
        if (fits[i]) c->asked[i] = choice->dtype;
    }
    return true;
}

/* A name takes no walk through all tensors. */
static bool ask(tg_conversion *c, const tg_dtype_choice *choice, bool *fits) {
    tg_tensor tensor;
    if (!tg_tensor_find(c->file, choice->name, &tensor)) return ask_fitting(c, choice, fits);
    c->asked[tensor.index] = choice->dtype;
    return true;
}

bool tg_find_asked(tg_conversion *c) {
    const uint64_t n = tg_num_tensors(c->file);
    if (c->options.num_dtypes == 0) return true;
    bool *fits = ks_alloc(&c->build->ks, n, sizeof *fits);
    c->asked = ks_alloc(&c->build->ks, n, sizeof *c->asked);
    if (fits == NULL || c->asked == NULL) return tg_refuse_ks(c->build);
    for (uint64_t i = 0; i < n; i++) c->asked[i] = c->options.dtype;
    /* From the last choice to the first, which decides. */
    for (size_t k = c->options.num_dtypes; k > 0; k--) {
        if (!ask(c, &c->options.dtypes[k - 1], fits)) return false;
    }
    return true;
}

tg_dtype tg_asked_dtype(const tg_conversion *c, uint64_t index) {
    return c->asked != NULL ? c->asked[index] : c->options.dtype;
}

bool tg_asks_dtypes(const tg_conversion *c) {
    return c->options.dtype != TG_DTYPE_NONE || c->options.num_dtypes > 0;
}
