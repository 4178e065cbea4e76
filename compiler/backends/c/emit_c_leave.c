/* SPDX-License-Identifier: Apache-2.0 */
/* Errors: how they are recorded, and how a function is left. Each caller on the way back adds its step of the path. */
#include "emit_c_expr.h"

static const char *keep_partial(c_function *fn, leave how) {
    if (how.partial == NULL) return "";
    return pool_printf(P(fn), "%s.count = %s + 1, ", show(fn, how.partial), show(fn, how.before));
}

const char *leave_text(c_function *fn, leave how) {
    const char *field = how.field != NULL ? quoted(fn, how.field) : NULL;
    if (how.kind != LEAVE_SILENT) output_use(fn->out, USES_KS);
    switch (how.kind) {
    case LEAVE_SILENT: return "return false;";
    case LEAVE_FIELD: return pool_printf(P(fn), "return ks_in(ks, %s);", field);
    case LEAVE_ITEM:
        return pool_printf(P(fn), "return %sks_in_item(ks, %s, %s);", keep_partial(fn, how), field,
                           bare(fn, how.index));
    case LEAVE_RECORD:
        return pool_printf(P(fn), "return ks_in_record(ks, %s, %s, %s);", field,
                           quoted(fn, how.array), bare(fn, how.index));
    case LEAVE_PARENT: return "return ks_elsewhere(ks, 1);";
    case LEAVE_ROOT: return "return ks_elsewhere(ks, KS_ABSOLUTE);";
    }
    return NULL;
}

const char *place_and_leave(c_function *fn, leave how) {
    switch (how.kind) {
    case LEAVE_FIELD:
        output_use(fn->out, USES_KS);
        return pool_printf(P(fn), "return ks_in_at(ks, %s, %s);", quoted(fn, how.field),
                           bare(fn, fn->here));
    case LEAVE_ITEM:
        output_use(fn->out, USES_KS);
        return pool_printf(P(fn), "return %sks_in_item_at(ks, %s, %s, %s);", keep_partial(fn, how),
                           quoted(fn, how.field), bare(fn, how.index), bare(fn, fn->here));
    case LEAVE_RECORD:
        output_use(fn->out, USES_KS);
        return pool_printf(P(fn), "return ks_place(ks, %s), ks_in_record(ks, %s, %s, %s);",
                           bare(fn, fn->here), quoted(fn, how.field), quoted(fn, how.array),
                           bare(fn, how.index));
    case LEAVE_SILENT:
    case LEAVE_PARENT:
    case LEAVE_ROOT: return leave_text(fn, how);
    }
    return NULL;
}

void fail_if(c_function *fn, const code_expr *test, const char *code, const char *expected) {
    block(fn->out, "if (%s)", bare(fn, test));
    line_using(fn, USES_KS, "ks_fail(ks, %s, %s, %s);", code, bare(fn, fn->here), expected);
    line(fn->out, "%s", leave_text(fn, fn->fail));
    end(fn->out);
}

static bool same_code(const void *a, const void *b) { return code_same(a, b); }

bool is_known(const c_function *fn, const code_expr *fact) {
    return output_knows(fn->out, fact, code_hash(fact), same_code);
}

void learn(c_function *fn, const code_expr *fact) { output_learn(fn->out, fact, code_hash(fact)); }

void fail_once(c_function *fn, const code_expr *test, const char *code, const char *expected) {
    if (is_known(fn, test)) return;
    fail_if(fn, test, code, expected);
    learn(fn, test);
}

void try_call(c_function *fn, const code_expr *call) {
    line(fn->out, "if (!%s) %s", show(fn, call), place_and_leave(fn, fn->fail));
}
