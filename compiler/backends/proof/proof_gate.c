/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validators of input that is loaded on demand. Their functions have a gate (ks_gate.h), ask it for bytes before they
 * read them, and count their steps. So there are three verdicts: such a function can also be stopped, because bytes
 * could not be loaded or no steps are left, and then it says nothing about the input. The words of a function that all
 * its input is in memory are written by the same code; these functions choose between the two.
 */
#include "proof.h"

bool ksyc_loads(const proof_emitter *em) { return !em->opens; }

bool ksyc_tests(const proof_emitter *em) { return !em->opens && !em->recalls; }

const char *ksyc_verb(const proof_emitter *em) {
    return em->opens ? "open" : em->recalls ? "recall" : "check";
}

const char *ksyc_verdict_type(bool loads) { return loads ? "ks_verdict" : "bool"; }
const char *ksyc_refusal(bool loads) { return loads ? "KS_REFUSED" : "false"; }
const char *ksyc_acceptance(bool loads) { return loads ? "KS_ACCEPTED" : "true"; }

const char *ksyc_gate_argument(const proof_emitter *em, output *out) {
    return ksyc_loads(em) ? ksyc_pool_printf(out->pool, "%s, ", ksyc_in(out, GATE)) : "";
}

const char *ksyc_gate_parameter(bool loads) { return loads ? "ks_gate *gate, " : ""; }

void ksyc_ensure_verdict(output *out, bool loads, const code_expr *l) {
    const char *holds = ksyc_logic(out->pool, l);
    if (loads) {
        ksyc_line(out, "    ensures \\result == KS_ACCEPTED ==> %s;", holds);
        ksyc_line(out, "    ensures \\result == KS_REFUSED ==> !(%s);", holds);
        ksyc_line(out, "    ensures 0 <= \\result <= 2;");
    } else {
        ksyc_line(out, "    ensures \\result != 0 <==> %s;", holds);
    }
}

void ksyc_assert_verdict(output *out, const char *name, const char *as, bool loads, const char *l) {
    if (loads)
        ksyc_line(out, "/*@ assert %s: %s != KS_STOPPED ==> (%s == KS_ACCEPTED <==> %s); */", name,
                  as, as, l);
    else
        ksyc_line(out, "/*@ assert %s: %s != 0 <==> %s; */", name, as, l);
}

void ksyc_ensure_refusal(output *out, const code_expr *l) {
    ksyc_line(out, "    ensures \\result == KS_REFUSED ==> !(%s);", ksyc_logic(out->pool, l));
    ksyc_line(out, "    ensures 0 <= \\result <= 2;");
}

void ksyc_assert_refusal(output *out, const char *name, const char *as, const char *l) {
    ksyc_line(out, "/*@ assert %s: %s == KS_REFUSED ==> !(%s); */", name, as, l);
}

void ksyc_return_unless_accepted(output *out, pool *p, const char *name, bool loads) {
    const code_expr *verdict = ksyc_code_word(p, name);
    if (loads)
        ksyc_refuse_when(
            out, ksyc_code_flat(p, verdict, "!=", ksyc_code_word(p, ksyc_acceptance(true))), name);
    else
        ksyc_refuse_when(out, ksyc_not(p, verdict), ksyc_refusal(false));
}

static void stop_unless(output *out, const char *name, const code_expr *const *arguments,
                        size_t count) {
    pool *p = out->pool;
    const code_expr *asked = ksyc_code_list(p, CODE_CALL, name, arguments, count);
    ksyc_line(out, "if (!%s) return KS_STOPPED;", ksyc_in(out, asked));
}

void ksyc_look(output *out, const code_expr *at, const code_expr *size) {
    stop_unless(out, "ks_look", (const code_expr *const[]){GATE, at, size}, 3);
}

void ksyc_look_for(output *out, const char *what, const code_expr *end, const code_expr *at,
                   const code_expr *byte, const code_expr *place) {
    stop_unless(
        out, what,
        (const code_expr *const[]){GATE, BUF, end, at, byte, ksyc_code_address(out->pool, place)},
        6);
}

void ksyc_have_loaded(draft *dr, const code_expr *at, uint64_t size) {
    if (!dr->is_loaded) ksyc_look(dr->c, at, ksyc_code_natural(dr->em->pool, size));
}

void ksyc_stop_if_uncountable(output *out, const code_expr *count) {
    pool *p = out->pool;
    const code_expr *most = ksyc_code_word(p, "INT64_MAX");
    ksyc_line(out, "if (%s) return KS_STOPPED;",
              ksyc_alone_in(out, ksyc_code_flat(p, count, ">", most)));
}

void ksyc_take_steps(output *out, const code_expr *number) {
    stop_unless(out, "ks_take", (const code_expr *const[]){GATE, number}, 2);
}
