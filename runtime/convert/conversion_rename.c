/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_rename.c - tensors of the source under the names that options.renames gives them.
 */
#include <string.h>

#include "conversion.h"
#include "foreign_name.h"

struct tg_renamed {
    uint64_t index;   /* of the tensor */
    const char *name; /* as it is shown; in the arena */
};

static bool refuse(tg_conversion *c, tg_code code, const char *text, const char *name) {
    return tg_refuse(c->build, code, NULL, text, name, 0, 0);
}

/* The form in which a new name is shown: unchanged if it has that form, otherwise encoded. */
static const char *shown(tg_conversion *c, const char *text) {
    tg_name name = {.allocator = &c->allocator};
    tg_foreign_add(&name, text, strlen(text), false);
    const char *kept = name.failed ? NULL : tg_keep_name(c, name.data, "");
    if (name.failed) refuse(c, TG_CODE_NO_MEMORY, "out of memory", NULL);
    tg_name_free(&name);
    return kept;
}

bool tg_find_renamed(tg_conversion *c) {
    const tg_convert_options *o = &c->options;
    if (o->num_renames == 0) return true;
    c->renamed = ks_alloc(&c->build->ks, o->num_renames, sizeof *c->renamed);
    if (c->renamed == NULL) return tg_refuse_ks(c->build);
    for (size_t i = 0; i < o->num_renames; i++) {
        tg_tensor tensor;
        if (!tg_tensor_find(c->file, o->renames[i].from, &tensor)) {
            if (tg_last_error(c->file)->code != TG_CODE_ABSENT) return tg_refuse_file(c, NULL);
            return refuse(c, TG_CODE_ABSENT, "the file has no tensor '$' that could be renamed",
                          o->renames[i].from);
        }
        for (size_t k = 0; k < i; k++) {
            if (c->renamed[k].index == tensor.index)
                return refuse(c, TG_CODE_BAD_VALUE, "tensor '$' gets two new names", tensor.name);
        }
        c->renamed[i].index = tensor.index;
        c->renamed[i].name = shown(c, o->renames[i].to);
        if (c->renamed[i].name == NULL) return false;
    }
    return true;
}

/* The number of the rename, or num_renames. */
static size_t rename_of(const tg_conversion *c, uint64_t index) {
    size_t i = 0;
    while (i < c->options.num_renames && c->renamed[i].index != index) i++;
    return i;
}

bool tg_is_renamed(const tg_conversion *c, uint64_t index) {
    return rename_of(c, index) < c->options.num_renames;
}

bool tg_source_tensor(tg_conversion *c, uint64_t index, tg_tensor *tensor) {
    if (!tg_tensor_at(c->file, index, tensor)) return tg_refuse_file(c, NULL);
    size_t i = rename_of(c, index);
    if (i == c->options.num_renames) return true;
    tensor->name = c->renamed[i].name;
    tensor->name_len = strlen(tensor->name);
    tensor->raw_name = c->options.renames[i].to;
    tensor->raw_name_len = strlen(tensor->raw_name);
    return true;
}
