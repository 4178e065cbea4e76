/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_rename.c - tensors of the source under the names that options.renames gives them.
 *
 * First those that are renamed by their names, then those that fit a pattern and have no new name yet.
 */
#include <string.h>

#include "conversion.h"
#include "foreign_name.h"
#include "name_pattern.h"

struct tg_renamed {
    const char *name; /* as it is shown; in the arena. NULL: the tensor keeps its name */
    const char *raw;  /* in the options, or in the arena */
    bool by_pattern;
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

static bool refuse_two(tg_conversion *c, uint64_t index) {
    tg_tensor t;
    if (!tg_tensor_at(c->file, index, &t)) return tg_refuse_file(c, NULL);
    return refuse(c, TG_CODE_BAD_VALUE, "tensor '$' gets two new names", t.name);
}

static bool give(tg_conversion *c, uint64_t index, const char *to, bool by_pattern) {
    struct tg_renamed *renamed = &c->renamed[index];
    if (renamed->name != NULL) return refuse_two(c, index);
    *renamed = (struct tg_renamed){shown(c, to), to, by_pattern};
    return renamed->name != NULL;
}

/* ---------------------------------------------------------------------------------- patterns */

static tg_sides sides_of(const char *pattern) {
    const char *star = strchr(pattern, '*');
    return (tg_sides){pattern, (size_t)(star - pattern), star + 1, strlen(star + 1)};
}

static bool fits(const tg_sides *s, const tg_kept_name *name) {
    const size_t len = name->len;
    if (len < s->num_before || len - s->num_before < s->num_after) return false;
    if (s->num_before > 0 && memcmp(name->text, s->before, s->num_before) != 0) return false;
    return s->num_after == 0 ||
           memcmp(name->text + len - s->num_after, s->after, s->num_after) == 0;
}

/* The new name with the bytes that '*' stands for in a name that fits; NULL after tg_refuse. */
static const char *filled(tg_conversion *c, const tg_sides *from, const tg_sides *to,
                          const tg_kept_name *fitting) {
    const size_t n = fitting->len - from->num_before - from->num_after;
    /* All three are lengths of texts in memory, so that their sum is below SIZE_MAX. */
    char *name = ks_alloc(&c->build->ks, to->num_before + n + to->num_after + 1, 1);
    if (name == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    memcpy(name, to->before, to->num_before);
    if (n > 0) memcpy(name + to->num_before, fitting->text + from->num_before, n);
    memcpy(name + to->num_before + n, to->after, to->num_after + 1); /* with its NUL */
    return name;
}

/* Renames the tensor of a name that fits, unless it has a new name by its own. Of two names that fit the original one
 * counts. */
static bool rename_by(tg_conversion *c, const tg_sides *from, const tg_sides *to,
                      const tg_kept_name *name) {
    const struct tg_renamed *renamed = &c->renamed[name->index];
    if (name->original != NULL && fits(from, name->original)) return true;
    if (renamed->name != NULL && !renamed->by_pattern) return true;
    const char *new_name = filled(c, from, to, name);
    return new_name != NULL && give(c, name->index, new_name, true);
}

static bool rename_fitting(tg_conversion *c, const tg_rename *rename) {
    const tg_sides old = sides_of(rename->from);
    if (tg_is_pattern(old.after) || !tg_is_pattern(rename->to) ||
        tg_is_pattern(sides_of(rename->to).after))
        return refuse(
            c, TG_CODE_ABSENT,
            "the file has no tensor '$', and a pattern and its new name have one '*' each",
            rename->from);
    const tg_sides wanted = sides_of(rename->to);
    if (c->names == NULL) c->names = tg_keep_names(c);
    if (c->names == NULL) return false;
    const tg_name_run run = tg_names_like(c->names, &old);
    bool any = false;
    for (uint64_t k = 0; k < run.count; k++) {
        const tg_kept_name *name = tg_kept_at(c->names, run.numbers[k]);
        if (!fits(&old, name)) continue;
        any = true;
        if (!rename_by(c, &old, &wanted, name)) return false;
    }
    return any || refuse(c, TG_CODE_ABSENT, "no name of a tensor fits '$'", rename->from);
}

/* ------------------------------------------------------------------------------------ all */

/* Renames the tensor of that name; *is_pattern: there is none, and the name is a pattern. */
static bool rename_one(tg_conversion *c, const tg_rename *rename, bool *is_pattern) {
    tg_tensor tensor;
    *is_pattern = false;
    if (tg_tensor_find(c->file, rename->from, &tensor))
        return give(c, tensor.index, rename->to, false);
    if (tg_last_error(c->file)->code != TG_CODE_ABSENT) return tg_refuse_file(c, NULL);
    *is_pattern = tg_is_pattern(rename->from);
    return *is_pattern || refuse(c, TG_CODE_ABSENT,
                                 "the file has no tensor '$' that could be renamed", rename->from);
}

bool tg_find_renamed(tg_conversion *c) {
    const tg_convert_options *o = &c->options;
    if (o->num_renames == 0) return true;
    const uint64_t n = tg_num_tensors(c->file);
    c->renamed = ks_alloc(&c->build->ks, n, sizeof *c->renamed);
    bool *is_pattern = ks_alloc(&c->build->ks, o->num_renames, sizeof *is_pattern);
    if (c->renamed == NULL || is_pattern == NULL) return tg_refuse_ks(c->build);
    for (uint64_t i = 0; i < n; i++) c->renamed[i] = (struct tg_renamed){NULL, NULL, false};
    for (size_t i = 0; i < o->num_renames; i++)
        if (!rename_one(c, &o->renames[i], &is_pattern[i])) return false;
    for (size_t i = 0; i < o->num_renames; i++)
        if (is_pattern[i] && !rename_fitting(c, &o->renames[i])) return false;
    return true;
}

bool tg_is_renamed(const tg_conversion *c, uint64_t index) {
    return c->renamed != NULL && c->renamed[index].name != NULL;
}

bool tg_source_tensor(tg_conversion *c, uint64_t index, tg_tensor *tensor) {
    if (!tg_tensor_at(c->file, index, tensor)) return tg_refuse_file(c, NULL);
    if (!tg_is_renamed(c, index)) return true;
    tensor->name = c->renamed[index].name;
    tensor->name_len = strlen(tensor->name);
    tensor->raw_name = c->renamed[index].raw;
    tensor->raw_name_len = strlen(tensor->raw_name);
    return true;
}
