/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_formula.h"

#include <stdbool.h>
#include <string.h>

enum { WIDTH = 92 };

const char *ksyc_doc_formula_link(pool *p, doc_formulas *formulas, doc_formula formula) {
    size_t number = 0;
    while (number < formulas->count && strcmp(formulas->items[number].text, formula.text) != 0)
        number++;
    if (number == formulas->capacity) {
        doc_formula *old = formulas->items;
        formulas->capacity = 2 * formulas->capacity + 8;
        formulas->items = ksyc_pool_array(p, formulas->capacity, sizeof *old);
        for (size_t i = 0; i < number; i++) formulas->items[i] = old[i];
    }
    if (number == formulas->count) formulas->items[formulas->count++] = formula;
    return ksyc_pool_printf(p, "[formula %zu](#%s-f%zu)", number + 1, formulas->anchor, number + 1);
}

/* Whether `text` begins with an operator that can start a line. */
static bool begins_part(const char *text) {
    static const char *const operators[] = {"or ", "and ", "? ", ": "};
    for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++)
        if (strncmp(text, operators[i], strlen(operators[i])) == 0) return true;
    return false;
}

/* Where to break a line that is too long: at the blank inside the fewest parentheses, preferably before an
 * operator; of equal ones the last. The whole size when there is no blank. */
static size_t break_of(const char *text, size_t size) {
    enum { NOT_AN_OPERATOR = 100 };
    size_t best = size;
    int depth = 0, best_cost = 0;
    for (size_t i = 0; i < size; i++) {
        if (strchr("([", text[i])) depth++;
        if (strchr(")]", text[i])) depth--;
        if (text[i] != ' ' || i < WIDTH / 4) continue;
        if (i > WIDTH && best < size) break;
        int cost = depth + (begins_part(text + i + 1) ? 0 : NOT_AN_OPERATOR);
        if (best == size || cost <= best_cost) {
            best = i;
            best_cost = cost;
        }
    }
    return best;
}

static void write_part(output *o, const char *indent, const char *text, size_t size) {
    while (size > 0 && text[size - 1] == ' ') size--;
    ksyc_appendf(o, "%s%.*s\n", size > 0 ? indent : "", (int)size, text);
}

static void write_line(output *o, const char *text, size_t size) {
    const char *indent = "   ";
    while (size > WIDTH) {
        size_t taken = break_of(text, size);
        if (taken == size) break;
        write_part(o, indent, text, taken);
        for (; taken < size && text[taken] == ' '; taken++) continue;
        text += taken;
        size -= taken;
        indent = "     ";
    }
    write_part(o, indent, text, size);
}

void ksyc_doc_formulas_write(output *o, const doc_formulas *formulas) {
    for (size_t i = 0; i < formulas->count; i++) {
        const doc_formula *formula = &formulas->items[i];
        if (i == 0) ksyc_appendf(o, "**Formulas**\n\n");
        ksyc_appendf(o, "%zu. <a id=\"%s-f%zu\"></a>%s:\n\n   ```text\n", i + 1, formulas->anchor,
                     i + 1, formula->title);
        for (const char *text = formula->text; *text != '\0';) {
            size_t size = strcspn(text, "\n");
            write_line(o, text, size);
            text += size + (text[size] == '\n');
        }
        ksyc_appendf(o, "   ```\n\n");
    }
}
