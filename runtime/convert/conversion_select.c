/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_select.c - the tensors that options.only names: all that fit, by name or by pattern.
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
