/* SPDX-License-Identifier: Apache-2.0 */
/* proof_conjunction.c - see proof_conjunction.h. */
#include "proof_conjunction.h"

conjunction ksyc_new_conjunction(pool *keep, output text, const char *start, unsigned margin) {
    return (conjunction){.keep = keep, .text = text, .start = start, .margin = margin};
}

static void put_line(conjunction *all, pool *p, const code_expr *that) {
    if (all->first == NULL) {
        ksyc_append(&all->text, " &&\n");
        ksyc_appendf(&all->text, "%*s", (int)all->margin, "");
    } else {
        ksyc_append(&all->text, all->start);
    }
    ksyc_append(&all->text, ksyc_code_lines_text(p, that, all->margin));
}

void ksyc_conjoin(conjunction *all, pool *p, const code_expr *that) {
    if (all->count == 0) {
        all->first = ksyc_code_copy(all->keep, that);
    } else {
        if (all->count == 1) put_line(all, p, all->first);
        all->first = NULL;
        put_line(all, p, that);
    }
    all->count++;
}

void ksyc_write_conjunction(output *out, conjunction *all, const char *end) {
    ksyc_append(&all->text, end); /* whole lines are moved */
    ksyc_move_output(out, &all->text);
}
