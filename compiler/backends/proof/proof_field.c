/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fields: which kinds of fields the backend can read directly, and the expression that reads them.
 */
#include "proof.h"
#include "queries.h"

bool ksyc_is_number(const ir_data *d) { return d->kind == IR_D_INT; }

bool ksyc_is_scalar(const ir_data *d) { return d->kind == IR_D_INT || d->kind == IR_D_FLOAT; }

uint64_t ksyc_least_size(const ir_data *d) {
    if (ksyc_is_scalar(d)) return d->size;
    return d->kind == IR_D_USER ? d->type->min_size : 0;
}

bool ksyc_is_number_switch(const ir_data *d) {
    if (d->kind != IR_D_SWITCH || d->sizing != IR_SIZE_NONE) return false;
    for (size_t i = 0; i < d->num_cases; i++)
        if (!ksyc_is_number(&d->cases[i].data) || d->cases[i].key == NULL) return false;
    return d->num_cases > 0;
}

bool ksyc_is_constant_bytes(const ir_data *d) {
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EXPR && d->size_expr->op == IR_LIT_INT &&
           !d->has_terminator && d->process == IR_P_NONE;
}

static bool is_bit_field(const ir_attr *attr) {
    return attr->data.kind == IR_D_BITS && attr->repeat == IR_ONCE && attr->condition == NULL;
}

/* Consecutive bit fields are supported if together they fill whole bytes, none crosses a byte boundary, and the field
 * before them ends at a byte boundary. (Otherwise a bit field continues a byte that was begun before, even in another
 * object.) As each of them asks for all, there is a limit. */
enum { MAX_BIT_FIELDS = 256 };

bool ksyc_is_bits(const ir_attr *attr, unsigned *bit) {
    const ir_type *type = attr->owner;
    if (attr->kind != IR_SEQ || !is_bit_field(attr) || attr->vtype.kind == IR_BOOL) return false;
    size_t from = attr->index, to = attr->index;
    while (from > 0 && is_bit_field(type->seq[from - 1]) && to - from <= MAX_BIT_FIELDS) from--;
    while (to < type->num_seq && is_bit_field(type->seq[to]) && to - from <= MAX_BIT_FIELDS) to++;
    if (to - from > MAX_BIT_FIELDS) return false;
    unsigned at = 0;
    for (size_t i = from; i < to; i++) {
        if (i == attr->index && bit != NULL) *bit = at % 8;
        if (at % 8 + type->seq[i]->data.bits > 8) return false;
        at += type->seq[i]->data.bits;
    }
    while (from > 0 && ksyc_is_empty_field(type->seq[from - 1])) from--;
    if (from == 0 || at % 8 != 0) return false;
    const ir_data *before = &type->seq[from - 1]->data;
    return before->kind == IR_D_INT || before->kind == IR_D_FLOAT || before->kind == IR_D_BYTES;
}

/* Of its elements nothing has to be checked, wherever it is. */
static bool is_array_of_nothing(const ir_attr *attr) {
    return attr->kind == IR_SEQ && attr->repeat == IR_REPEAT_EXPR &&
           ksyc_has_no_bytes(&attr->data) && attr->condition == NULL &&
           (attr->num_valid == 0 || attr->is_note);
}

bool ksyc_has_fixed_size(const ir_attr *attr, uint64_t *size) {
    const ir_data *d = &attr->data;
    unsigned bit = 0;
    if (ksyc_is_empty_field(attr) || is_array_of_nothing(attr)) {
        *size = 0;
        return true;
    }
    if (attr->condition != NULL || attr->repeat != IR_ONCE) return false;
    if (ksyc_is_bits(attr, &bit)) {
        *size = bit == 0 ? 1 : 0;
        return true;
    }
    if (d->kind == IR_D_INT || d->kind == IR_D_FLOAT) {
        *size = d->size;
        return true;
    }
    *size = ksyc_is_constant_bytes(d) ? d->size_expr->word : 0;
    return ksyc_is_constant_bytes(d);
}

reading ksyc_reading(bool loads) { return loads ? READ_LOADED : READ_MEMORY; }

/* The call of a function that is given the place of bytes, and what else it needs, which may be NULL. */
static const code_expr *call_at(pool *p, const char *name, reading how, const code_expr *at,
                                const code_expr *more) {
    if (how == READ_LOADED) {
        const char *loaded = ksyc_pool_printf(p, "ks_loaded_%s", name);
        return more != NULL ? code_call(p, loaded, GATE, BUF, at, more)
                            : code_call(p, loaded, GATE, BUF, at);
    }
    if (how == READ_MEMORY) name = ksyc_pool_printf(p, "ks_%s", name);
    const code_expr *place = ksyc_code_flat(p, BUF, "+", ksyc_code_set_off(p, at));
    return more != NULL ? code_call(p, name, place, more) : code_call(p, name, place);
}

const code_expr *ksyc_read_number(pool *p, const ir_data *d, reading how, const code_expr *at,
                                  const code_expr *order) {
    const char *endian = d->size == 1          ? ""
                         : order != NULL       ? "of"
                         : d->endian == IR_BIG ? "be"
                                               : "le";
    const char *name = ksyc_pool_printf(p, "%s%u%s", d->is_signed ? "s" : "u", d->size, endian);
    return call_at(p, name, how, at, d->size > 1 ? order : NULL);
}

const code_expr *ksyc_read_field(pool *p, const ir_attr *attr, reading how, const code_expr *at,
                                 const code_expr *order) {
    unsigned bit = 0;
    const ir_data *d = &attr->data;
    if (!ksyc_is_bits(attr, &bit)) return ksyc_read_number(p, d, how, at, order);
    unsigned below = d->endian == IR_BIG ? 8 - bit - d->bits : bit;
    const ir_data byte = {.kind = IR_D_INT, .size = 1};
    const code_expr *value = ksyc_read_number(p, &byte, how, at, NULL);
    if (below > 0) value = ksyc_code_flat(p, value, "/", ksyc_code_natural(p, 1u << below));
    if (below + d->bits < 8)
        value = ksyc_code_flat(p, value, "%", ksyc_code_natural(p, 1u << d->bits));
    return value;
}

const code_expr *ksyc_test_bytes(pool *p, const char *test, reading how, const code_expr *at,
                                 const code_expr *size) {
    return call_at(p, test, how, at, size);
}

bool ksyc_is_plain_bytes(const ir_data *d) {
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EXPR && !d->has_terminator &&
           d->process == IR_P_NONE;
}

bool ksyc_is_rest_of_stream(const ir_data *d) {
    return d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EOS && !d->has_terminator &&
           d->process == IR_P_NONE;
}
