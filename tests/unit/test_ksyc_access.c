/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many fields and elements one access to the stream reads: what a refused file is told depends on it.
 */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include "access.h"

#define META "meta: {id: t, endian: le}\n"

typedef struct planned {
    ksyc_run run;
    const storage_plan *storage;
    const ir_type *top;
} planned;

static planned plan(const char *spec) {
    planned p = {.run = ksyc_load(spec)};
    if (p.run.program == NULL) fail_msg("refused:\n%s", p.run.messages);
    p.storage = ksyc_storage_plan_new(p.run.pool, p.run.program, p.run.diag);
    p.top = p.run.program->specs[0]->top;
    return p;
}

/* The run at the first field has `length` fields of `size` bytes. */
static void runs(const char *spec, size_t length, uint64_t size) {
    planned p = plan(spec);
    uint64_t got_size = 0;
    const size_t got = ksyc_run_length(p.storage, p.top, 0, &got_size);
    if (got != length || (length > 0 && got_size != size))
        fail_msg("%zu fields of %llu bytes:\n%s", got, (unsigned long long)got_size, spec);
    ksyc_free(&p.run);
}

TEST(test_runs) {
    runs(META "seq: [{id: a, type: u1}, {id: b, type: u4}, {id: c, size: 3}]\n", 3, 8);
    /* What has no fixed size ends a run, and so does a condition, a repetition, a bit field. */
    runs(META "seq: [{id: a, type: u1}, {id: b, type: u4}, {id: c, size: a}]\n", 2, 5);
    runs(META "seq: [{id: a, type: u1}, {id: b, type: u4}, {id: c, type: u2, if: a > 1}]\n", 2, 5);
    runs(META "seq: [{id: a, type: u1}, {id: b, type: u1, repeat: expr, repeat-expr: 2}]\n", 0, 0);
    runs(META "seq: [{id: a, type: b8}, {id: b, type: u1}]\n", 0, 0);
    /* One field alone gains nothing. */
    runs(META "seq: [{id: a, type: u1}]\n", 0, 0);
    /* Up to 64 bytes belong to a run, more are looked at by themselves. */
    runs(META "seq: [{id: a, type: u1}, {id: b, size: 64}]\n", 2, 65);
    runs(META "seq: [{id: a, type: u1}, {id: b, size: 65}]\n", 0, 0);
    /* A rule that asks for the position must find that of its own field. */
    runs(META "seq: [{id: a, type: u1}, {id: b, type: u1, valid: {expr: _io.pos < 9}}]\n", 0, 0);
}

static void least(const char *field, uint64_t bytes) {
    char spec[512];
    snprintf(spec, sizeof spec,
             META "seq: [{id: n, type: u1}, {id: x, repeat: eos, %s}]\n"
                  "types: {p: {seq: [{id: a, type: u2}, {id: b, size: 3}]}}\n",
             field);
    planned p = plan(spec);
    assert_int_equal(ksyc_element_min_size(p.top->seq[1]), bytes);
    ksyc_free(&p.run);
}

TEST(test_least_sizes) {
    least("type: u8", 8);
    least("type: f4", 4);
    least("type: p", 5);
    least("size: 7", 7);
    /* The file may say 0, and a limited object need not read its bytes. */
    least("size: n", 0);
    least("type: p, size: n", 0);
    least("type: strz, encoding: UTF-8", 0);
    least("type: b3", 0);
}

static void matches_all(const char *field, bool expected) {
    char spec[512];
    snprintf(spec, sizeof spec,
             META "seq: [{id: n, type: u1}, {id: x, %s}]\ntypes: {p: {seq: [{id: a, type: u2}]}}\n",
             field);
    planned p = plan(spec);
    assert_int_equal(ksyc_may_match_nothing(&p.top->seq[1]->data), !expected);
    ksyc_free(&p.run);
}

TEST(test_matching) {
    matches_all("type: {switch-on: n, cases: {1: p}}", false);
    matches_all("type: {switch-on: n, cases: {1: p, _: p}}", true);
    /* Other values are bytes of the same size. */
    matches_all("size: 4, type: {switch-on: n, cases: {1: p}}", true);
    matches_all("type: p", true);
}

static void in_place(const char *record, const char *field, bool expected) {
    char spec[512];
    snprintf(spec, sizeof spec,
             META "seq: [{id: n, type: u1}, {id: x, %s}]\ntypes: {p: {seq: [%s]}}\n", field,
             record);
    planned p = plan(spec);
    if (ksyc_is_checked_in_place(p.storage, p.top->seq[1]) != expected)
        fail_msg("expected is %d:\n%s", expected, spec);
    ksyc_free(&p.run);
}

TEST(test_records_in_place) {
    const char *const counted = "type: p, repeat: expr, repeat-expr: n";
    in_place("{id: a, type: u2, valid: {max: 7}}", counted, true);
    in_place("{id: a, type: u2, valid: {max: 7}}", "type: p, repeat: eos", false);
    in_place("{id: a, type: u2, valid: {max: _io.size}}", counted, false);
    /* A window has to hold a record. */
    in_place("{id: a, size: 4096}", counted, true);
    in_place("{id: a, size: 4097}", counted, false);
}
