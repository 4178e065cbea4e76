/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Checksums: positions of the fields that they cover, and the comparison.
 */
#include "emit_c_expr.h"
#include "rule_text.h"

/* Whether the data begin in a byte that an earlier bit field began: -1 when that is known only at run time. */
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
void ksyc_keep_start(c_function *fn, const ir_attr *attr) {
    const int goes_on = ksyc_may_hold_bits(fn->file->held, attr) ? goes_on_in_byte(&attr->data) : 0;
    if (goes_on < 0) {
        const leave how = {.kind = LEAVE_FIELD, .field = attr->id};
        ksyc_block(fn->out, "if (io->num_bits > 0)");
        ksyc_line_using(
            fn, USES_KS | USES_IO,
            "ks_fail(ks, KS_UNSUPPORTED, ks_at(io), \"a checksum from a whole byte on\");");
        ksyc_line(fn->out, "%s", ksyc_leave_text(fn, how));
        ksyc_end(fn->out);
    }
    ksyc_line_using(fn, USES_IO, "const uint64_t from_%s = io->pos%s;", attr->id,
                    goes_on > 0 ? " - (io->num_bits > 0)" : "");
}

void ksyc_keep_end(c_function *fn, const ir_attr *attr) {
    ksyc_line_using(fn, USES_IO, "const uint64_t to_%s = io->pos;", attr->id);
}

bool ksyc_has_checksums(const c_file *file) {
    for (size_t i = 0; i < file->program->num_types; i++) {
        const ir_type *type = file->program->types[i];
        for (size_t k = 0; k < type->num_seq && !type->is_imported; k++)
            if (type->seq[k]->checksum != NULL) return true;
    }
    return false;
}

static void add_spans(c_function *fn, const ir_attr *attr, const char *sum) {
    const ir_checksum *c = attr->checksum;
    for (size_t i = 0; i < c->num_spans; i++) {
        const char *first = c->spans[i].first->id;
        const char *last = c->spans[i].last->id;
        if (c->spans[i].first == attr)
            ksyc_line(fn->out, "ks_checksum_add_zeros(&%s, to_%s - from_%s);", sum, last, first);
        else
            ksyc_line_using(fn, USES_KS | USES_IO,
                            "if (!ks_checksum_add_range(ks, io, from_%s, to_%s, &%s)) %s", first,
                            last, sum, ksyc_leave_text(fn, fn->fail));
    }
}

static void compare(c_function *fn, const ir_attr *attr) {
    const ir_checksum *c = attr->checksum;
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    const char *rule = ksyc_static_name(fn->file, "checksum", attr);
    const code_expr *sum = ksyc_temp(fn);
    const code_expr *place = ksyc_code_address(P(fn), sum);
    const cval v = ksyc_value_of_store(a->store, ksyc_self_member(fn, a));
    fn->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
    if (attr->condition != NULL)
        ksyc_block(fn->out, "if (%s)", ksyc_bare(fn, ksyc_gen_bool(fn, attr->condition)));
    ksyc_line(fn->out, "ks_checksum %s;", sum->text);
    ksyc_line(fn->out, "ks_checksum_begin(&%s, %s);", sum->text, c->kind->c_name);
    add_spans(fn, attr, sum->text);
    const code_expr *is_equal = NULL;
    const code_expr *computed = NULL;
    if (c->kind->bits > 64) {
        const code_expr *digest = ksyc_temp(fn);
        ksyc_line(fn->out, "uint8_t %s[KS_SHA256_SIZE];", digest->text);
        ksyc_line(fn->out, "ks_checksum_digest(&%s, %s);", sum->text, digest->text);
        const code_expr *fetched =
            code_call(P(fn), "ks_fetch", KS, ksyc_code_dot(P(fn), v.code, "data"),
                      ksyc_code_dot(P(fn), v.code, "size"));
        ksyc_line(fn->out, "if (!%s) %s", ksyc_show(fn, fetched), ksyc_leave_text(fn, fn->fail));
        is_equal = code_call(P(fn), "ks_checksum_is_digest", digest, v.code);
        computed =
            code_call(P(fn), "ks_value_bytes", KS, digest, ksyc_c_word(fn, "KS_SHA256_SIZE"));
    } else {
        is_equal = code_call(P(fn), "ks_checksum_is", place, ksyc_as_u64(fn, v));
        computed = code_call(P(fn), "ks_value_u64", code_call(P(fn), "ks_checksum_value", place));
    }
    const code_expr *violated =
        code_call(P(fn), "ks_violated", KS, ksyc_c_word(fn, ksyc_pool_printf(P(fn), "&%s", rule)),
                  ksyc_c_word(fn, ksyc_pool_printf(P(fn), "at_%s", attr->id)), computed,
                  ksyc_found_value(fn, v, a->store));
    if (attr->is_note) {
        ksyc_block(fn->out, "if (!%s && !%s)", ksyc_show(fn, is_equal), ksyc_show(fn, violated));
    } else {
        /* The result is always false; without a test of it there is no unreachable branch. */
        ksyc_block(fn->out, "if (!%s)", ksyc_show(fn, is_equal));
        ksyc_line(fn->out, "%s;", ksyc_bare(fn, violated));
    }
    ksyc_line(fn->out, "%s", ksyc_leave_text(fn, fn->fail));
    ksyc_end(fn->out);
    if (attr->condition != NULL) ksyc_end(fn->out);
    ksyc_emit_rule(fn, attr, rule, ksyc_checksum_expected(P(fn), attr));
}

void ksyc_check_sums(c_function *fn, const ir_attr *read) {
    for (const ir_attr *attr = read->first_compared; attr != NULL; attr = attr->checksum->next)
        compare(fn, attr);
}
