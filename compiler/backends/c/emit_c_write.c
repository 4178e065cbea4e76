/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How expressions become text of a function: whatever is written here notes which parameters of the function it uses.
 */
#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------- small pieces */

const code_expr *temp(c_function *fn) {
    return code_word(P(fn), pool_printf(P(fn), "v%u", ++*fn->num_temps));
}

const code_expr *c_word(const c_function *fn, const char *text) { return code_word(P(fn), text); }

const code_expr *c_number(const c_function *fn, uint64_t n) { return code_number(P(fn), n, false); }

const code_expr *c_plus(const c_function *fn, const code_expr *p, uint64_t offset) {
    return offset == 0 ? p : code_infix(P(fn), p, "+", c_number(fn, offset));
}

const char *quoted(const c_function *fn, const char *text) { return c_quoted(P(fn), text); }

const code_expr *c_literal(const c_function *fn, const char *text) {
    return c_word(fn, quoted(fn, text));
}

const code_expr *own_stream(const c_function *fn) {
    return fn->in_seq ? IO : code_arrow(P(fn), SELF, "ks_io");
}

const code_expr *self_member(const c_function *fn, const field_storage *a) {
    return code_arrow(P(fn), SELF, a->member);
}

/* ------------------------------------------------------------------------------ what is written */

const char *show(c_function *fn, const code_expr *e) {
    output_use(fn->out, e->uses);
    return code_operand_text(P(fn), e);
}

const char *bare(c_function *fn, const code_expr *e) {
    output_use(fn->out, e->uses);
    return code_text(P(fn), e);
}

void line_using(c_function *fn, unsigned uses, const char *format, ...) {
    va_list args;
    va_start(args, format);
    line(fn->out, "%s", pool_vprintf(P(fn), format, args));
    va_end(args);
    output_use(fn->out, uses);
}

const code_expr *declare(c_function *fn, const char *type, const code_expr *value) {
    const code_expr *name = temp(fn);
    line(fn->out, "%s %s = %s;", type, name->text, bare(fn, value));
    return name;
}

const code_expr *declare_result(c_function *fn, const char *type, const char *init) {
    const code_expr *name = temp(fn);
    line(fn->out, "%s %s%s;", type, name->text, init);
    return name;
}
