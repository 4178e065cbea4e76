/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_formula.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "expr_show.h"
#include "expr_words.h"
#include "queries.h"

enum { WIDTH = 92 };

static size_t add_formula(doc_formulas *all, doc_formula formula) {
    if (all->count == all->capacity) {
        const size_t capacity = 2 * all->capacity + 8, used = all->count * sizeof *all->items;
        all->items = ksyc_pool_grow(all->pool, all->items, all->capacity * sizeof *all->items, used,
                                    capacity * sizeof *all->items);
        all->capacity = capacity;
    }
    formula.what = ksyc_pool_copy(all->pool, formula.what, strlen(formula.what));
    all->items[all->count] = formula;
    return ++all->count;
}

const char *ksyc_doc_formula_link(pool *p, doc_formulas *all, doc_formula formula) {
    const char *text = ksyc_expr_show_about(p, formula.expr, formula.item);
    size_t number = (uintptr_t)ksyc_names_get(&all->by_text, text);
    if (number == 0) {
        number = add_formula(all, formula);
        ksyc_names_add(all->pool, &all->by_text, ksyc_pool_copy(all->pool, text, strlen(text)),
                       (void *)number);
    }
    return ksyc_pool_printf(p, "[formula %zu](#%s-f%zu)", number, all->anchor, number);
}

/* ---------------------------------------------------------------------------------------- lines */

/* A line that the author wrote, or the rest of it. */
typedef struct text_line {
    const expr_word *words;
    size_t count;
    size_t indent; /* blanks before the first word */
    size_t size;   /* in bytes, with these */
    const char *item;
} text_line;

static size_t size_of(const text_line *line, const expr_word *word) {
    return word->is_item && line->item ? strlen(line->item) : word->size;
}

/* Where to break a line that is too long: at the blanks inside the fewest parentheses, preferably before an
 * operator; of equal ones the last. `count` when there are no blanks. `*skipped` is what comes before the word. */
static size_t break_of(const text_line *line, size_t *skipped) {
    enum { NOT_AN_OPERATOR = 100 };
    size_t best = line->count, at = line->indent;
    int best_cost = 0;
    for (size_t i = 0; i < line->count; at += size_of(line, &line->words[i++])) {
        const expr_word *word = &line->words[i];
        if (i == 0 || word->num_blanks == 0) continue;
        at += word->num_blanks;
        if (at <= WIDTH / 4) continue;
        if (at > WIDTH + 1 && best < line->count) break;
        const int cost = word->depth + (word->starts_part ? 0 : NOT_AN_OPERATOR);
        if (best == line->count || cost <= best_cost) {
            best = i;
            best_cost = cost;
            *skipped = at;
        }
    }
    return best;
}

static void write_words(output *o, const char *indent, const text_line *line, size_t count) {
    ksyc_appendf(o, "%s%*s", indent, (int)line->indent, "");
    for (size_t i = 0; i < count; i++) {
        const expr_word *word = &line->words[i];
        if (i > 0) ksyc_append_bytes(o, word->blanks, word->num_blanks);
        const char *text = word->is_item && line->item ? line->item : word->text;
        /* A line end in a literal would be one of the page. */
        for (size_t k = 0; k < size_of(line, word); k++)
            ksyc_append_bytes(o, iscntrl((unsigned char)text[k]) ? " " : text + k, 1);
    }
    ksyc_append(o, "\n");
}

static void write_line(output *o, text_line line) {
    const char *indent = "   ";
    while (line.size > WIDTH) {
        size_t skipped = 0;
        const size_t taken = break_of(&line, &skipped);
        if (taken == line.count) break;
        write_words(o, indent, &line, taken);
        line.words += taken;
        line.count -= taken;
        line.size -= skipped;
        line.indent = 0;
        indent = "     ";
    }
    write_words(o, indent, &line, line.count);
}

/* Ends the line before `word` as often as its author did; returns whether it was at all. */
static bool write_line_ends(output *o, text_line *line, const expr_word *word) {
    size_t ends = 0, indent = 0;
    for (size_t i = 0; i < word->num_blanks; i++) {
        indent = word->blanks[i] == '\n' ? 0 : indent + 1;
        if (word->blanks[i] == '\n') ends++;
    }
    if (ends == 0) return false;
    write_line(o, *line);
    for (size_t i = 1; i < ends; i++) ksyc_append(o, "\n");
    *line = (text_line){word, 0, indent, indent, line->item};
    return true;
}

static void write_formula(output *o, const doc_formula *formula) {
    const expr_words words = ksyc_expr_words(o->pool, formula->expr);
    text_line line = {words.items, 0, 0, 0, formula->item};
    for (size_t i = 0; i < words.count; i++) {
        const expr_word *word = &words.items[i];
        if (!write_line_ends(o, &line, word)) line.size += word->num_blanks;
        line.size += size_of(&line, word);
        line.count++;
    }
    write_line(o, line);
}

void ksyc_doc_formulas_write(output *o, const doc_formulas *formulas) {
    for (size_t i = 0; i < formulas->count; i++) {
        const doc_formula *formula = &formulas->items[i];
        if (i == 0) ksyc_appendf(o, "**Formulas**\n\n");
        ksyc_appendf(o, "%zu. <a id=\"%s-f%zu\"></a>%s of `%s`:\n\n   ```text\n", i + 1,
                     formulas->anchor, i + 1, formula->what, formula->attr->id);
        write_formula(o, formula);
        ksyc_appendf(o, "   ```\n\n");
    }
}
