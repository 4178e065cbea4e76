/* SPDX-License-Identifier: Apache-2.0 */
/* numbered_cases.c - see numbered_cases.h. */
#include "numbered_cases.h"

#include "expr_show.h"

bool ksyc_has_other_cases(const ir_data *d) {
    expr_number number;
    for (size_t i = 0; d->kind == IR_D_SWITCH && i < d->num_cases; i++)
        if (d->cases[i].key != NULL && !ksyc_is_number_of_grammar(d->cases[i].key, &number))
            return true;
    return false;
}

static ir_expr *new_expr(pool *p, const ir_expr *from, ir_op op, ir_vtype vtype, size_t count) {
    ir_expr *e = ksyc_pool_alloc(p, sizeof *e);
    *e = (ir_expr){.op = op, .vtype = vtype, .place = from->place, .num_args = count};
    e->args = ksyc_pool_array(p, count, sizeof *e->args);
    return e;
}

static ir_expr *number(pool *p, const ir_expr *from, uint64_t word) {
    const ir_vtype type = {.kind = IR_INT, .range = {(int64_t)word, word, false}};
    ir_expr *e = new_expr(p, from, IR_LIT_INT, type, 0);
    e->word = word;
    return e;
}

void ksyc_number_cases(pool *p, ir_data *d) {
    ir_expr *on = d->on;
    const ir_vtype chosen = {.kind = IR_INT, .range = {0, d->num_cases, false}};
    ir_expr *all = number(p, on, d->num_cases);
    for (size_t i = d->num_cases; i-- > 0;) {
        ir_expr *key = d->cases[i].key;
        if (key == NULL) continue;
        ir_expr *test = new_expr(p, key, IR_EQ, (ir_vtype){.kind = IR_BOOL}, 2);
        test->args[0] = on;
        test->args[1] = key;
        ir_expr *choice = new_expr(p, key, IR_TERNARY, chosen, 3);
        choice->args[0] = test;
        choice->args[1] = d->cases[i].key = number(p, key, i);
        choice->args[2] = all;
        all = choice;
    }
    d->on = all;
}
