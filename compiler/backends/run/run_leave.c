/* SPDX-License-Identifier: Apache-2.0 */
/* run_leave.c - errors: their place and their path. Each caller on the way back adds its step. */
#include "run.h"

const char ksyc_run_too_deep[] =
    "objects, instances and expressions that need each other less deeply";

uint64_t ksyc_run_here(const run_scope *s) { return s->here != NULL ? *s->here : ks_at(s->io); }

static void keep_partial(const leave *how) {
    if (how->partial != NULL) how->partial->count = how->before + 1;
}

bool ksyc_run_leave(run_scope *s, const leave *how) {
    switch (how->kind) {
    case LEAVE_SILENT: return false;
    case LEAVE_FIELD: return ks_in(s->ks, how->field);
    case LEAVE_ITEM: keep_partial(how); return ks_in_item(s->ks, how->field, how->index);
    case LEAVE_RECORD: return ks_in_record(s->ks, how->field, how->array, how->index);
    case LEAVE_PARENT: return ks_elsewhere(s->ks, 1);
    case LEAVE_ROOT: return ks_elsewhere(s->ks, KS_ABSOLUTE);
    }
    return false;
}

bool ksyc_run_place_and_leave(run_scope *s) {
    const leave_kind kind = s->fail.kind;
    if (kind == LEAVE_FIELD || kind == LEAVE_ITEM || kind == LEAVE_RECORD)
        ks_place(s->ks, ksyc_run_here(s));
    return ksyc_run_leave(s, &s->fail);
}

bool ksyc_run_fail(run_scope *s, ks_code code, const char *expected) {
    ks_fail(s->ks, code, ksyc_run_here(s), expected);
    return ksyc_run_leave(s, &s->fail);
}

bool ksyc_run_try(run_scope *s, bool ok) { return KS_LIKELY(ok) || ksyc_run_place_and_leave(s); }

bool ksyc_run_read_ok(run_scope *s, bool ok) {
    return KS_LIKELY(ok) || ksyc_run_leave(s, &s->fail);
}

bool ksyc_run_unknown(run_scope *s, const char *what) {
    return ksyc_run_fail(s, KS_UNSUPPORTED, what);
}
