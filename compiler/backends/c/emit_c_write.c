/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How expressions become text of a function: whatever is written here notes which parameters of the function it uses.
 */
#include "emit_c_expr.h"

/* -------------------------------------------------------------------------------- small pieces */

const code_expr *ksyc_temp(c_function *fn) {
    return ksyc_code_word(P(fn), ksyc_pool_printf(P(fn), "v%u", ++*fn->num_temps));
}

const code_expr *ksyc_c_word(const c_function *fn, const char *text) {
    return ksyc_code_word(P(fn), text);
}

const code_expr *ksyc_c_number(const c_function *fn, uint64_t n) {
    const code_expr *number = ksyc_code_number(P(fn), n, false);
    /* C has no signed type for it. */
    return n > INT64_MAX ? code_call(P(fn), "UINT64_C", number) : number;
}

const code_expr *ksyc_c_plus(const c_function *fn, const code_expr *p, uint64_t offset) {
    return offset == 0 ? p : ksyc_code_infix(P(fn), p, "+", ksyc_c_number(fn, offset));
}

const char *ksyc_quoted(const c_function *fn, const char *text) {
    return ksyc_c_quoted(P(fn), text);
}

const code_expr *ksyc_c_literal(const c_function *fn, const char *text) {
    return ksyc_c_word(fn, ksyc_quoted(fn, text));
}

const code_expr *ksyc_own_stream(const c_function *fn) {
    return fn->in_seq ? IO : ksyc_code_arrow(P(fn), SELF, "ks_io");
}

const code_expr *ksyc_self_member(const c_function *fn, const field_storage *a) {
    return ksyc_code_arrow(P(fn), SELF, a->member);
}

/* ------------------------------------------------------------------------------ what is written */

const char *ksyc_show(c_function *fn, const code_expr *e) {
    ksyc_output_use(fn->out, e->uses);
    return ksyc_code_operand_text(P(fn), e);
}

const char *ksyc_bare(c_function *fn, const code_expr *e) {
    ksyc_output_use(fn->out, e->uses);
    return ksyc_code_text(P(fn), e);
}

void ksyc_line_using(c_function *fn, unsigned uses, const char *format, ...) {
    va_list args;
    va_start(args, format);
    ksyc_line(fn->out, "%s", ksyc_pool_vprintf(P(fn), format, args));
    va_end(args);
    ksyc_output_use(fn->out, uses);
}

const code_expr *ksyc_declare(c_function *fn, const char *type, const code_expr *value) {
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "%s %s = %s;", type, name->text, ksyc_bare(fn, value));
    return name;
}

const code_expr *ksyc_declare_result(c_function *fn, const char *type, const char *init) {
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "%s %s%s;", type, name->text, init);
    return name;
}
