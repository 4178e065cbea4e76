/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texts, and bytes that end with a terminator or with padding. Nothing depends on what a text says, so all that is tested
 * is that its bytes are there, and that they are characters of its encoding.
 */
#include "proof.h"

/* Whether the content is the bytes without some at the end. */
static bool is_cut(const ir_data *d) { return d->has_pad || d->has_terminator; }

static const code_expr *byte(pool *p, uint8_t value) { return ksyc_code_natural(p, value); }

static const code_expr *difference(pool *p, const code_expr *a, const code_expr *b) {
    return ksyc_code_flat(p, a, "-", ksyc_code_set_off(p, b));
}

/* How many bytes the terminator has. */
static uint64_t unit_of(const ir_data *d) { return d->term_unit > 1 ? d->term_unit : 1; }

/* "ks_place_of(buf, 0, end, end - at)" */
static const code_expr *place_of(pool *p, const ir_data *d, const code_expr *at,
                                 const code_expr *end) {
    return code_call(p, unit_of(d) > 1 ? "ks_unit_of" : "ks_place_of", BUF, byte(p, d->terminator),
                     end, difference(p, end, at));
}

/* The place behind the terminator at `place`, or `end` if it is there. */
static const code_expr *behind_unit(pool *p, const ir_data *d, const code_expr *place,
                                    const code_expr *end) {
    return ksyc_choice(p, ksyc_code_flat(p, place, "<", end), ksyc_plus(p, place, unit_of(d)), end);
}

static const char *end_name(const draft *dr, const ir_attr *attr) {
    return ksyc_pool_printf(dr->em->pool, "%s_end", attr->local);
}

/* Tests that the bytes from the position of the routine up to `end` are characters of the encoding. */
static void check_encoding(draft *dr, const ir_attr *attr, val end) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    if (d->kind != IR_D_STR || !ksyc_tests(dr->em)) return;
    const encoding_test *test = ksyc_encoding_test(d);
    if (test == NULL) {
        ksyc_unsupported(
            dr->em, attr->place,
            ksyc_pool_printf(p, "texts in %s: leave out the encoding, as bytes", d->encoding));
        return;
    }
    if (test->in_c == NULL) return;
    const code_expr *size = difference(p, end.c, dr->pos.c);
    if (ksyc_loads(dr->em)) {
        ksyc_take_steps(dr->c, size);
        ksyc_look(dr->c, dr->pos.c, size);
        dr->is_loaded = false;
    }
    const code_expr *from = ksyc_code_flat(p, BUF, "+", ksyc_code_set_off(p, dr->pos.l));
    const code_expr *is = code_call(p, test->in_logic, from, difference(p, end.l, dr->pos.l));
    ksyc_refuse_unless(
        dr, ksyc_pool_printf(p, "%s_ok", attr->local),
        ksyc_test_bytes(p, test->in_c, ksyc_reading(ksyc_loads(dr->em)), dr->pos.c, size), is);
    ksyc_add_condition(dr, is, dr->pos.mask | end.mask | BIT(BIT_BUF));
}

/* Where the content ends, as a function of the logic, "text_T_x", and in C in a variable that is asserted to be that. */
static val named_end(draft *dr, const ir_attr *attr, const char *first, const code_expr *l,
                     uint64_t mask) {
    pool *p = dr->em->pool;
    const char *name = ksyc_pool_printf(p, "%s_%s_%s", first, dr->routine->name, attr->stem);
    const logic_fun *f = ksyc_find_fun(dr->routine, name);
    if (f == NULL) f = ksyc_define(dr, "logic integer", name, l, mask | BIT(BIT_BUF));
    return (val){.kind = V_U64,
                 .c = ksyc_code_word(p, end_name(dr, attr)),
                 .l = ksyc_own_call(dr, f, NULL, NULL, NULL),
                 .mask = f->mask,
                 .range = {0, INT64_MAX, false}};
}

/* `end` becomes the place of the terminator in front of it, or stays; so does the variable. */
static void look_for_terminator(draft *dr, const ir_data *d, const code_expr *end,
                                const code_expr *variable) {
    pool *p = dr->em->pool;
    const bool is_unit = unit_of(d) > 1;
    dr->em->uses_units = dr->em->uses_units || is_unit;
    if (ksyc_loads(dr->em)) {
        ksyc_look_for(dr->c, is_unit ? "ks_look_for_unit" : "ks_look_for", end, dr->pos.c,
                      byte(p, d->terminator), variable);
        dr->is_loaded = false;
    } else {
        ksyc_assign(dr->c, variable->text,
                    code_call(p, is_unit ? "ks_find_unit" : "ks_find_place", BUF, dr->pos.c, end,
                              byte(p, d->terminator)));
    }
}

val ksyc_end_of_content(draft *dr, const ir_attr *attr, val end) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    if (!is_cut(d)) return end;
    const code_expr *variable = ksyc_code_word(p, end_name(dr, attr));
    const code_expr *l = end.l;
    uint64_t mask = dr->pos.mask | end.mask;
    ksyc_line(dr->c, "uint64_t %s = %s;", variable->text, ksyc_in(dr->c, end.c));
    ksyc_assert_same(dr->c, variable->text, end.l);
    /* A pad byte equal to the terminator is removed by the terminator alone. */
    if (d->has_pad && !(d->has_terminator && d->pad == d->terminator)) {
        const code_expr *size = difference(p, variable, dr->pos.c);
        ksyc_take_steps(dr->c, size);
        ksyc_look(dr->c, dr->pos.c, size);
        ksyc_assign(
            dr->c, variable->text,
            code_call(p, "ks_loaded_unpadded", GATE, BUF, dr->pos.c, variable, byte(p, d->pad)));
        const val cut = named_end(dr, attr, "unpadded",
                                  code_call(p, "ks_unpadded", BUF, dr->pos.l, byte(p, d->pad),
                                            difference(p, l, dr->pos.l)),
                                  mask);
        ksyc_assert_same(dr->c, variable->text, cut.l);
        l = cut.l;
        mask |= cut.mask;
    }
    if (d->has_terminator) {
        const code_expr *most = variable;
        if (d->include) {
            most = ksyc_code_word(p, ksyc_pool_printf(p, "%s_most", variable->text));
            ksyc_hold(dr->c, "uint64_t", most->text, variable);
        }
        look_for_terminator(dr, d, most, variable);
        const code_expr *place = place_of(p, d, dr->pos.l, l);
        if (d->include) ksyc_assign(dr->c, variable->text, behind_unit(p, d, variable, most));
        l = d->include ? behind_unit(p, d, place, l) : place;
    }
    const val content = named_end(dr, attr, "text", l, mask);
    ksyc_assert_same(dr->c, variable->text, content.l);
    return content;
}

void ksyc_check_text(draft *dr, const ir_attr *attr, val end) {
    if (!ksyc_tests(dr->em) || ksyc_is_any_text(&attr->data)) return;
    check_encoding(dr, attr, ksyc_end_of_content(dr, attr, end));
}

val ksyc_find_terminated(draft *dr, const ir_attr *attr, val *content) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    const uint64_t mask = dr->pos.mask | BIT(BIT_LEN);
    const char *name = end_name(dr, attr);
    const val place = named_end(dr, attr, "text", place_of(p, d, dr->pos.l, LEN), mask);
    ksyc_line(dr->c, "uint64_t %s = 0;", name);
    look_for_terminator(dr, d, LEN, place.c);
    ksyc_assert_same(dr->c, name, place.l);
    val behind = place;
    behind.mask |= BIT(BIT_LEN);
    if (d->eos_error) {
        const code_expr *is_there = ksyc_code_flat(p, place.l, "<", LEN);
        ksyc_refuse_if(dr, ksyc_code_flat(p, place.c, ">=", LEN));
        ksyc_add_condition(dr, is_there, place.mask | BIT(BIT_LEN));
        behind.c = ksyc_plus(p, place.c, unit_of(d));
        behind.l = ksyc_plus(p, place.l, unit_of(d));
    } else {
        behind.c = behind_unit(p, d, place.c, LEN);
        behind.l = behind_unit(p, d, place.l, LEN);
    }
    *content = d->include ? behind : place;
    if ((ksyc_required_of(dr->routine, attr) & NEEDS_SIZE) != 0)
        ksyc_line(dr->c, "%s%s_size = %s;", dr->in_branch ? "" : "const uint64_t ", attr->local,
                  ksyc_in(dr->c, difference(p, content->c, dr->pos.c)));
    return d->consume ? behind : place;
}

val ksyc_skip_terminated(draft *dr, const ir_attr *attr) {
    val content;
    const val after = ksyc_find_terminated(dr, attr, &content);
    check_encoding(dr, attr, content);
    ksyc_line(dr->c, "pos = %s;", ksyc_alone_in(dr->c, after.c));
    return after;
}

val ksyc_text_size(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    const val place =
        named_end(dr, attr, "text", place_of(p, d, dr->pos.l, LEN), dr->pos.mask | BIT(BIT_LEN));
    const code_expr *end = !d->include    ? place.l
                           : d->eos_error ? ksyc_plus(p, place.l, unit_of(d))
                                          : behind_unit(p, d, place.l, LEN);
    return (val){.kind = V_U64,
                 .l = difference(p, end, dr->pos.l),
                 .mask = place.mask | dr->pos.mask | BIT(BIT_LEN)};
}
