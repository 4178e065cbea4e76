/* SPDX-License-Identifier: Apache-2.0 */
/* rule_text.c - see rule_text.h. */
#include "rule_text.h"

#include <inttypes.h>
#include <string.h>

#include "text_output.h"

const char *ksyc_rule_name(pool *p, const ir_attr *attr) {
    char *name = ksyc_pool_printf(p, "%s.%s", attr->owner->path, attr->id);
    for (char *c = name; *c != '\0'; c++) {
        if (c[0] == ':' && c[1] == ':') {
            c[0] = '.';
            memmove(c + 1, c + 2, strlen(c + 1));
        }
    }
    return name;
}

static const char *value_text(pool *p, const ir_expr *e) {
    if (e->op == IR_LIT_INT) {
        return e->negative ? ksyc_pool_printf(p, "-%" PRIu64, (uint64_t)0 - e->word)
                           : ksyc_pool_printf(p, "%" PRIu64, e->word);
    }
    if (e->op == IR_LIT_ENUM) return e->label->id;
    if (e->op == IR_LIT_BYTES) {
        char *text = ksyc_pool_copy(p, "bytes", 5);
        for (size_t i = 0; i < e->size && i < 16; i++) {
            text = ksyc_pool_printf(p, "%s %02x", text, (unsigned)(unsigned char)e->text[i]);
        }
        return e->size > 16 ? ksyc_pool_printf(p, "%s ...", text) : text;
    }
    return e->source != NULL ? e->source : "a computed value";
}

/* In the words of an error a '%' stands for a number. */
static const char *escaped(pool *p, const char *words) {
    output text = ksyc_output_new(p, 0);
    for (const char *percent; (percent = strchr(words, '%')) != NULL; words = percent + 1) {
        ksyc_append_bytes(&text, words, (size_t)(percent - words));
        ksyc_append(&text, "%%");
    }
    ksyc_append(&text, words);
    return ksyc_output_text(&text);
}

const char *ksyc_rule_expected(pool *p, const ir_attr *attr) {
    if (attr->expect != NULL) return escaped(p, attr->expect);
    output text = ksyc_output_new(p, 0);
    for (size_t i = 0; i < attr->num_valid; i++) {
        const ir_valid *v = &attr->valid[i];
        if (i > 0) ksyc_append(&text, " and ");
        switch (v->kind) {
        case IR_V_EQ:
        case IR_V_EXPR: ksyc_append(&text, value_text(p, v->exprs[0])); break;
        case IR_V_MIN: ksyc_appendf(&text, "at least %s", value_text(p, v->exprs[0])); break;
        case IR_V_MAX: ksyc_appendf(&text, "at most %s", value_text(p, v->exprs[0])); break;
        case IR_V_IN_ENUM: ksyc_append(&text, "a value that the enum names"); break;
        case IR_V_ANY_OF:
            for (size_t k = 0; k < v->num_exprs; k++) {
                if (k > 0) ksyc_append(&text, k + 1 == v->num_exprs ? " or " : ", ");
                ksyc_append(&text, value_text(p, v->exprs[k]));
            }
            break;
        }
    }
    return escaped(p, ksyc_output_text(&text));
}

const char *ksyc_checksum_expected(pool *p, const ir_attr *attr) {
    if (attr->expect != NULL) return escaped(p, attr->expect);
    const ir_checksum *c = attr->checksum;
    output text = ksyc_output_new(p, 0);
    ksyc_appendf(&text, "%%, the %s of", c->kind->text);
    for (size_t i = 0; i < c->num_fields; i++)
        ksyc_appendf(&text, "%s%s",
                     i == 0                   ? " "
                     : i + 1 == c->num_fields ? " and "
                                              : ", ",
                     c->fields[i]->id);
    return ksyc_output_text(&text);
}
