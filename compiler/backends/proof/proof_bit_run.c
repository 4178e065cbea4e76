/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bit fields that follow each other: a run. It begins with a whole byte: no bits are left of what was read before. The last
 * one leaves none, or those that the next field drops. Some may have a condition, as long as each has one place in all files
 * that have it, and the run has one size: `b6` if `new`, or `b4` and `b2` if `not new`.
 */
#include "bit_choices.h"
#include "held_bits.h"
#include "proof.h"
#include "queries.h"

/* As each field of a run asks for all, there is a limit. */
enum { MAX_BIT_FIELDS = 256 };

/* Whether the field drops the bits that are left of a byte: no condition, size or number of elements can see them first. */
static bool drops_bits(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    return attr->condition == NULL && attr->repeat == IR_ONCE && ksyc_reads_whole_bytes(d) &&
           (d->sizing != IR_SIZE_EXPR || ksyc_looks_at_nothing(d->size_expr));
}

/* Whether the field, or the first one of the object that it is, drops them. */
static bool drops_bits_inside(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    const bool is_object = d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE;
    if (!is_object || attr->condition != NULL || attr->repeat != IR_ONCE) return drops_bits(attr);
    for (size_t i = 0; i < d->num_args; i++)
        if (!ksyc_looks_at_nothing(d->args[i])) return false;
    return d->type->num_seq > 0 && d->type->endian_on == NULL && drops_bits(d->type->seq[0]);
}

/* Whether a field with such objects is the last that sees bits that are left at their end: they have a stream of their
 * own, or what follows drops the bits. */
static bool is_quiet_user(const proof_emitter *em, const ir_attr *attr, const ir_data *d) {
    const ir_type *owner = attr->owner;
    if (d->sizing != IR_SIZE_NONE) return true;
    if (attr->kind != IR_SEQ) return attr->pos != NULL && attr->repeat == IR_ONCE;
    if (attr->repeat == IR_REPEAT_EOS || attr->repeat == IR_REPEAT_UNTIL) return false;
    if (attr->repeat == IR_REPEAT_EXPR && !drops_bits(d->type->seq[0])) return false;
    return attr->index + 1 < owner->num_seq ? drops_bits(owner->seq[attr->index + 1])
                                            : ksyc_ends_quietly(em, owner);
}

static bool has_quiet_data(const proof_emitter *em, const ir_attr *attr, const ir_data *d,
                           const ir_type *type) {
    for (size_t i = 0; i < d->num_cases; i++)
        if (!has_quiet_data(em, attr, &d->cases[i].data, type)) return false;
    return d->kind != IR_D_USER || d->type != type || is_quiet_user(em, attr, d);
}

static bool has_quiet_users(const proof_emitter *em, const ir_type *type) {
    for (size_t i = 0; i < em->program->num_types; i++) {
        const ir_type *in = em->program->types[i];
        for (size_t k = 0; k < in->num_seq + in->num_instances; k++) {
            const ir_attr *attr = k < in->num_seq ? in->seq[k] : in->instances[k - in->num_seq];
            if (!has_quiet_data(em, attr, &attr->data, type)) return false;
        }
    }
    return true;
}

bool ksyc_ends_quietly(const proof_emitter *em, const ir_type *type) {
    signed char *known = &em->quiet[type->number];
    if (*known == 0) {
        *known = 1; /* of objects in each other, the outermost one decides */
        *known = has_quiet_users(em, type) ? 1 : -1;
    }
    return *known > 0;
}

/* The bit fields around `attr` that are read together. */
static void find_run(const ir_attr *attr, size_t *from, size_t *to) {
    const ir_type *type = attr->owner;
    *from = *to = attr->index;
    while (*from > 0 && ksyc_is_bit_field(type->seq[*from - 1]) && *to - *from <= MAX_BIT_FIELDS)
        (*from)--;
    while (*to < type->num_seq && ksyc_is_bit_field(type->seq[*to]) &&
           *to - *from <= MAX_BIT_FIELDS)
        (*to)++;
}

/* Where the fields of a run lie in all choices, in bits behind its begin. */
typedef struct run_layout {
    uint64_t begins[MAX_BIT_FIELDS]; /* UINT64_MAX: of no choice so far */
    uint64_t size;                   /* in bytes; UINT64_MAX: not known yet */
    bool leaves_bits;
} run_layout;

static bool lay_out(run_layout *l, const bit_choices *all, const ir_type *type, size_t from,
                    size_t to, unsigned choice) {
    uint64_t at = 0;
    const ir_attr *before = NULL;
    for (size_t i = from; i < to; i++) {
        const ir_attr *attr = type->seq[i];
        if (!ksyc_has_bit_field(all, attr, choice)) continue;
        /* The order of bits changes between bytes alone. */
        if (at % 8 != 0 && before != NULL && attr->data.endian != before->data.endian) return false;
        uint64_t *begin = &l->begins[i - from];
        if (*begin != UINT64_MAX && *begin != at) return false;
        *begin = at;
        at += attr->data.bits;
        before = attr;
    }
    const uint64_t size = (at + 7) / 8;
    if (l->size != UINT64_MAX && l->size != size) return false;
    l->size = size;
    l->leaves_bits = l->leaves_bits || at % 8 != 0;
    return true;
}

/* The layout of the run around a bit field, of which `*from` is the first one; false: it is not known. */
static bool find_layout(const proof_emitter *em, const ir_attr *attr, run_layout *l, size_t *from) {
    const ir_type *type = attr->owner;
    size_t to;
    bit_choices all;
    if (attr->kind != IR_SEQ || !ksyc_is_bit_field(attr)) return false;
    find_run(attr, from, &to);
    if (to - *from > MAX_BIT_FIELDS || ksyc_may_hold_bits(em->held, type->seq[*from]) ||
        !ksyc_find_choices(&all, type, *from, to))
        return false;
    l->size = UINT64_MAX;
    l->leaves_bits = false;
    for (size_t i = 0; i < MAX_BIT_FIELDS; i++) l->begins[i] = UINT64_MAX;
    for (unsigned choice = 0; choice < 1U << all.count; choice++)
        if (!lay_out(l, &all, type, *from, to, choice)) return false;
    if (!l->leaves_bits) return true;
    return to < type->num_seq ? drops_bits_inside(type->seq[to]) : ksyc_ends_quietly(em, type);
}

bool ksyc_is_bits(const proof_emitter *em, const ir_attr *attr, uint64_t *bit) {
    run_layout l;
    size_t from;
    if (!find_layout(em, attr, &l, &from)) return false;
    if (bit != NULL) *bit = l.begins[attr->index - from];
    return true;
}

/* The bytes of those fields of the run that stand before the number `end` in the grammar. */
static uint64_t bytes_until(const run_layout *l, const ir_type *type, size_t from, size_t end) {
    uint64_t bits = 0;
    for (size_t i = from; i < end; i++) {
        const uint64_t behind = l->begins[i - from] + type->seq[i]->data.bits;
        if (behind > bits) bits = behind;
    }
    return (bits + 7) / 8;
}

uint64_t ksyc_bytes_begun(const proof_emitter *em, const ir_attr *attr) {
    run_layout l;
    size_t from;
    if (!find_layout(em, attr, &l, &from)) return 0;
    return bytes_until(&l, attr->owner, from, attr->index + 1) -
           bytes_until(&l, attr->owner, from, attr->index);
}

uint64_t ksyc_bytes_shared(const proof_emitter *em, const ir_attr *attr) {
    run_layout l;
    size_t from;
    if (!find_layout(em, attr, &l, &from)) return 0;
    return bytes_until(&l, attr->owner, from, attr->index) - l.begins[attr->index - from] / 8;
}

bool ksyc_is_bit_list(const proof_emitter *em, const ir_attr *attr) {
    const ir_type *type = attr->owner;
    if (attr->kind != IR_SEQ || attr->data.kind != IR_D_BITS || attr->repeat == IR_ONCE ||
        attr->condition != NULL || (attr->num_valid > 0 && !attr->is_note))
        return false;
    return attr->index == 0 ? !ksyc_may_begin_with_bits(em->held, type)
                            : drops_bits(type->seq[attr->index - 1]);
}

uint64_t ksyc_bytes_of_bit_list(const ir_data *d) {
    uint64_t bytes = 1;
    while (8 * bytes % d->bits != 0) bytes++;
    return bytes;
}
