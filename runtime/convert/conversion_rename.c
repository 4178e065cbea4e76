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

static bool give(tg_conversion *c, const tg_tensor *tensor, const char *to, bool by_pattern) {
    struct tg_renamed *renamed = &c->renamed[tensor->index];
    if (renamed->name != NULL)
        return refuse(c, TG_CODE_BAD_VALUE, "tensor '$' gets two new names", tensor->name);
    *renamed = (struct tg_renamed){shown(c, to), to, by_pattern};
    return renamed->name != NULL;
}

/* ---------------------------------------------------------------------------------- patterns */

/* What stands on both sides of the '*' of a pattern. */
typedef struct sides {
    const char *before;
    size_t num_before;
    const char *after;
    size_t num_after;
} sides;

static sides sides_of(const char *pattern) {
    const char *star = strchr(pattern, '*');
    return (sides){pattern, (size_t)(star - pattern), star + 1, strlen(star + 1)};
}

/* Whether the name fits; then the bytes from *from on, *n of them, are those that '*' stands for. */
static bool fits(const sides *s, const char *name, size_t len, const char **from, size_t *n) {
    if (len < s->num_before || len - s->num_before < s->num_after) return false;
    if (s->num_before > 0 && memcmp(name, s->before, s->num_before) != 0) return false;
    *n = len - s->num_before - s->num_after;
    *from = name + s->num_before;
    return s->num_after == 0 || memcmp(*from + *n, s->after, s->num_after) == 0;
}

/* The new name with the bytes that '*' stands for; NULL after tg_refuse. */
static const char *filled(tg_conversion *c, const sides *to, const char *from, size_t n) {
    /* All three are lengths of texts in memory, so that their sum is below SIZE_MAX. */
    char *name = ks_alloc(&c->build->ks, to->num_before + n + to->num_after + 1, 1);
    if (name == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    memcpy(name, to->before, to->num_before);
    if (n > 0) memcpy(name + to->num_before, from, n);
    memcpy(name + to->num_before + n, to->after, to->num_after + 1); /* with its NUL */
    return name;
}

static bool rename_fitting(tg_conversion *c, const tg_rename *rename) {
    const sides old = sides_of(rename->from);
    if (tg_is_pattern(old.after) || !tg_is_pattern(rename->to) ||
        tg_is_pattern(sides_of(rename->to).after))
        return refuse(
            c, TG_CODE_ABSENT,
            "the file has no tensor '$', and a pattern and its new name have one '*' each",
            rename->from);
    const sides wanted = sides_of(rename->to);
    const uint64_t n = tg_num_tensors(c->file);
    bool any = false;
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor t;
        const char *part = NULL;
        size_t len = 0;
        if (!tg_tensor_at(c->file, i, &t)) return tg_refuse_file(c, NULL);
        /* The bytes of the file, unless a NUL would end them early. */
        const bool is_text = t.raw_name != NULL && memchr(t.raw_name, '\0', t.raw_name_len) == NULL;
        if (!(is_text && fits(&old, t.raw_name, t.raw_name_len, &part, &len)) &&
            !fits(&old, t.name, t.name_len, &part, &len))
            continue;
        any = true;
        if (c->renamed[i].name != NULL && !c->renamed[i].by_pattern) continue;
        const char *to = filled(c, &wanted, part, len);
        if (to == NULL || !give(c, &t, to, true)) return false;
    }
    return any || refuse(c, TG_CODE_ABSENT, "no name of a tensor fits '$'", rename->from);
}

/* ------------------------------------------------------------------------------------ all */

/* Renames the tensor of that name; *is_pattern: there is none, and the name is a pattern. */
static bool rename_one(tg_conversion *c, const tg_rename *rename, bool *is_pattern) {
    tg_tensor tensor;
    *is_pattern = false;
    if (tg_tensor_find(c->file, rename->from, &tensor)) return give(c, &tensor, rename->to, false);
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
