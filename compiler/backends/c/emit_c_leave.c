/* SPDX-License-Identifier: Apache-2.0 */
/* Errors: how they are recorded, and how a function is left. Each caller on the way back adds its step of the path. */
#include "emit_c_expr.h"

static const char *keep_partial(c_function *fn, leave how) {
    if (how.partial == NULL) return "";
    return ksyc_pool_printf(P(fn), "%s.count = %s + 1, ", ksyc_show(fn, how.partial),
                            ksyc_show(fn, how.before));
}

const char *ksyc_leave_text(c_function *fn, leave how) {
    const char *field = how.field != NULL ? ksyc_quoted(fn, how.field) : NULL;
    if (how.kind != LEAVE_SILENT) ksyc_output_use(fn->out, USES_KS);
    switch (how.kind) {
    case LEAVE_SILENT: return "return false;";
    case LEAVE_FIELD: return ksyc_pool_printf(P(fn), "return ks_in(ks, %s);", field);
    case LEAVE_ITEM:
        return ksyc_pool_printf(P(fn), "return %sks_in_item(ks, %s, %s);", keep_partial(fn, how),
                                field, ksyc_bare(fn, how.index));
    case LEAVE_RECORD:
        return ksyc_pool_printf(P(fn), "return ks_in_record(ks, %s, %s, %s);", field,
                                ksyc_quoted(fn, how.array), ksyc_bare(fn, how.index));
    case LEAVE_PARENT: return "return ks_elsewhere(ks, 1);";
    case LEAVE_ROOT: return "return ks_elsewhere(ks, KS_ABSOLUTE);";
    }
    return NULL;
}

const char *ksyc_place_and_leave(c_function *fn, leave how) {
    switch (how.kind) {
    case LEAVE_FIELD:
        ksyc_output_use(fn->out, USES_KS);
        return ksyc_pool_printf(P(fn), "return ks_in_at(ks, %s, %s);", ksyc_quoted(fn, how.field),
                                ksyc_bare(fn, fn->here));
    case LEAVE_ITEM:
        ksyc_output_use(fn->out, USES_KS);
        return ksyc_pool_printf(P(fn), "return %sks_in_item_at(ks, %s, %s, %s);",
                                keep_partial(fn, how), ksyc_quoted(fn, how.field),
                                ksyc_bare(fn, how.index), ksyc_bare(fn, fn->here));
    case LEAVE_RECORD:
        ksyc_output_use(fn->out, USES_KS);
        return ksyc_pool_printf(P(fn), "return ks_place(ks, %s), ks_in_record(ks, %s, %s, %s);",
                                ksyc_bare(fn, fn->here), ksyc_quoted(fn, how.field),
                                ksyc_quoted(fn, how.array), ksyc_bare(fn, how.index));
    case LEAVE_SILENT:
    case LEAVE_PARENT:
    case LEAVE_ROOT: return ksyc_leave_text(fn, how);
    }
    return NULL;
}

void ksyc_fail_if(c_function *fn, const code_expr *test, const char *code, const char *expected) {
    ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, test));
    ksyc_line_using(fn, USES_KS, "ks_fail(ks, %s, %s, %s);", code, ksyc_bare(fn, fn->here),
                    expected);
    ksyc_line(fn->out, "%s", ksyc_leave_text(fn, fn->fail));
    ksyc_end(fn->out);
}

void ksyc_fail_beyond(c_function *fn, const code_expr *test, const char *words,
                      const code_expr *bound, cval v) {
    const char *value = v.is_signed ? "ks_value_s64" : "ks_value_u64";
    ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, test));
    ksyc_line_using(fn, USES_KS, "ks_fail_found(ks, KS_OVERFLOW, %s, \"%s %%\", %s, %s);",
                    ksyc_bare(fn, fn->here), words,
                    ksyc_show(fn, code_call(P(fn), value, ksyc_code_closed(P(fn), bound))),
                    ksyc_show(fn, code_call(P(fn), value, v.code)));
    ksyc_line(fn->out, "%s", ksyc_leave_text(fn, fn->fail));
    ksyc_end(fn->out);
}

static bool same_code(const void *a, const void *b) { return ksyc_code_same(a, b); }

bool ksyc_is_known(const c_function *fn, const code_expr *fact) {
    return ksyc_output_knows(fn->out, fact, ksyc_code_hash(fact), same_code);
}

void ksyc_learn(c_function *fn, const code_expr *fact) {
    const code_expr *kept = ksyc_code_copy(fn->out->pool, fact);
    ksyc_output_learn(fn->out, kept, ksyc_code_hash(fact));
}

void ksyc_fail_once(c_function *fn, const code_expr *test, const char *code, const char *expected) {
    if (ksyc_is_known(fn, test)) return;
    ksyc_fail_if(fn, test, code, expected);
    ksyc_learn(fn, test);
}

void ksyc_try_call(c_function *fn, const code_expr *call) {
    ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, call), ksyc_place_and_leave(fn, fn->fail));
}
