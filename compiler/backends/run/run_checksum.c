/* SPDX-License-Identifier: Apache-2.0 */
/* run_checksum.c - checksums: positions of the fields that they cover, and the comparison. */
#include "ks_checksum.h"
#include "run.h"

/* Whether the data begin in a byte that an earlier bit field began: -1 when that is known only when they are read. */
static int goes_on_in_byte(const ir_data *d) {
    for (unsigned depth = 0; depth < 100; depth++) {
        if (d->kind == IR_D_BITS) return 1;
        if (ksyc_reads_whole_bytes(d)) return 0;
        if (d->kind != IR_D_USER || d->type->num_seq == 0) return -1;
        const ir_attr *first = d->type->seq[0];
        if (first->condition != NULL || first->repeat != IR_ONCE) return -1;
        d = &first->data;
    }
    return -1;
}

/* A byte of which a field has only some bits counts as a whole: the position is behind it while bits are held. */
bool ksyc_run_keep_start(run_scope *s, const run_field *field, run_reach *reaches) {
    const ir_attr *attr = field->attr;
    const bool has_bits = s->io->num_bits > 0;
    const int goes_on = has_bits ? goes_on_in_byte(&attr->data) : 0;
    if (goes_on < 0) {
        const leave how = {.kind = LEAVE_FIELD, .field = attr->id};
        ks_fail(s->ks, KS_UNSUPPORTED, ks_at(s->io), "a checksum from a whole byte on");
        return ksyc_run_leave(s, &how);
    }
    reaches[attr->index].from = s->io->pos - (goes_on > 0 ? 1 : 0);
    return true;
}

static bool add_spans(run_scope *s, const ir_attr *attr, const run_reach *reaches,
                      ks_checksum *sum) {
    const ir_checksum *c = attr->checksum;
    for (size_t i = 0; i < c->num_spans; i++) {
        const uint64_t from = reaches[c->spans[i].first->index].from;
        const uint64_t to = reaches[c->spans[i].last->index].to;
        if (c->spans[i].first == attr) {
            ks_checksum_add_zeros(sum, to - from);
        } else if (!ksyc_run_read_ok(s, ks_checksum_add_range(s->ks, s->io, from, to, sum))) {
            return false;
        }
    }
    return true;
}

static ks_checksum_kind kind_of(const ir_checksum_kind *kind) {
#define IS_KIND(id, word, bits_of, text_of)                                                        \
    if (ksyc_same_id(kind->name, word)) return KS_##id;
    KS_CHECKSUMS(IS_KIND)
#undef IS_KIND
    return KS_CRC32;
}

static bool compare(run_scope *s, const run_field *field, const run_reach *reaches, uint64_t at) {
    const ir_attr *attr = field->attr;
    ks_checksum sum;
    bool is_there = true, is_equal = false;
    ks_value computed;
    s->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
    if (attr->condition != NULL && !ksyc_run_eval_bool(s, attr->condition, &is_there)) return false;
    if (!is_there) return true;
    const run_value v =
        ksyc_run_load(field->store, ksyc_run_place(s->self, field->offset), &attr->vtype);
    ks_checksum_begin(&sum, kind_of(attr->checksum->kind));
    if (!add_spans(s, attr, reaches, &sum)) return false;
    if (attr->checksum->kind->bits > 64) {
        uint8_t digest[KS_SHA256_SIZE];
        ks_checksum_digest(&sum, digest);
        if (!ksyc_run_read_ok(s, ks_fetch(s->ks, v.text.data, v.text.size))) return false;
        is_equal = ks_checksum_is_digest(digest, ks_raw(v.text));
        computed = ks_value_bytes(s->ks, digest, KS_SHA256_SIZE);
    } else {
        is_equal = ks_checksum_is(&sum, v.number.word);
        computed = ks_value_u64(ks_checksum_value(&sum));
    }
    if (is_equal ||
        ks_violated(s->ks, &field->checksum_rule, at, computed, ksyc_run_found(s->ks, &v)))
        return true;
    return ksyc_run_leave(s, &s->fail);
}

bool ksyc_run_check_sums(run_scope *s, const run_field *read, const run_reach *reaches,
                         const uint64_t *starts) {
    for (const ir_attr *attr = read->attr->first_compared; attr != NULL;
         attr = attr->checksum->next) {
        const run_field *field = ksyc_run_field_of(s->run->program, attr);
        if (!compare(s, field, reaches, starts[attr->index])) return false;
    }
    return true;
}
