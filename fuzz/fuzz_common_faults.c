/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_faults.c - errors of the reader of a format whose cause is not in the bytes: memory,
 * a budget, the source.
 *
 * The place of the fault is chosen within what the same bytes need without one, so that each point
 * of a reader is equally likely. Failing allocations and the limit of memory apply to a whole file;
 * the budgets of the reader and its loads are set without the library around it, because it reports
 * how much it used and requests bytes one by one.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "registry.h"

/* One of this many inputs. */
#define ALLOCATION 24
#define MEMORY 48
#define BUDGETS 48
#define LOADS 96

#define AT_ONCE 4 /* places where a reader fails, once its needs are known */

#define THOROUGH 6 /* times each, in a thorough run */

static uint32_t rounds(void) { return fuzz_thorough ? THOROUGH : 1; }

/* ------------------------------------------------------------------------------------- a whole file */

static bool is_limit(const tg_error *error, tg_limit limit) {
    return error->code == TG_CODE_LIMIT && error->limit == limit;
}

/* Opens the file with these options; the result is `expected` if the fault happened, else the
 * same as before. */
static void open_with_fault(const uint8_t *data, size_t size, const tg_options *options,
                            fuzz_memory *memory, const fuzz_outcome *plain, tg_code expected,
                            tg_limit limit) {
    tg_error error;
    tg_file *file = tg_open_memory(data, size, options, &error);
    if (file != NULL) {
        FUZZ_PROMISE(FUZZ_SAME_VERDICT,
                     plain->error == NULL && tg_num_tensors(file) == plain->num_tensors &&
                         tg_num_notes(file) == plain->num_notes,
                     "another file where %s might have been", tg_code_name(expected));
        tg_close(file);
    } else {
        bool failed = limit != TG_LIMIT_NONE ? is_limit(&error, limit) : error.code == expected;
        /* If memory did not suffice to open it, it has no size. */
        bool is_open = error.code != TG_CODE_NO_MEMORY || error.size != 0;
        fuzz_check_error(&error, is_open ? size : 0, is_open && options->format != TG_FORMAT_NONE);
        if (!failed) {
            FUZZ_PROMISE(FUZZ_SAME_VERDICT, plain->error != NULL, "%s where it should be %s",
                         tg_code_name(error.code), tg_code_name(expected));
            fuzz_check_same_error(&error, plain->error);
        }
    }
    fuzz_check_memory(memory, size);
}

static void fail_allocation(tg_format format, const uint8_t *data, size_t size, uint64_t state,
                            const fuzz_outcome *plain) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    if (plain->allocations == 0) return;
    uint32_t most = plain->allocations < UINT32_MAX ? (uint32_t)plain->allocations : UINT32_MAX;
    memory.fail_at = fuzz_chance(&state, most);
    open_with_fault(data, size, &options, &memory, plain, TG_CODE_NO_MEMORY, TG_LIMIT_NONE);
}

static void fail_memory(tg_format format, const uint8_t *data, size_t size, uint64_t state,
                        const fuzz_outcome *plain) {
    fuzz_memory memory;
    tg_options options = fuzz_options(format, &memory);
    /* The total allocation is more than the arena, so some limits have no effect. */
    size_t most = plain->peak < FUZZ_ARENA ? plain->peak : FUZZ_ARENA;
    options.limits.max_memory = 1 + fuzz_chance(&state, (uint32_t)most);
    open_with_fault(data, size, &options, &memory, plain, TG_CODE_LIMIT, TG_LIMIT_MAX_MEMORY);
}

/* ------------------------------------------------------------------------------------- the reader */

static const tg_adapter *adapter_of(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++)
        if (tg_adapters[i]->format == format) return tg_adapters[i];
    return NULL;
}

/* Those of fuzz_options. */
static ks_limits limits_for(size_t size) {
    ks_limits limits = ks_limits_for(size);
    limits.memory = FUZZ_ARENA;
    return limits;
}

/* One run of a generated reader, and the resources that it used. */
typedef struct run {
    ks_error error;
    uint32_t num_notes;
    uint64_t memory;
    uint64_t work;
} run;

static run read_alone(const tg_adapter *adapter, ks_input input, ks_limits limits) {
    static ks_ctx ks; /* large; all parts that are used are set before */
    fuzz_memory memory;
    tg_allocator counting = fuzz_allocator(&memory);
    ks_allocator allocator = {counting.alloc, counting.free, counting.self};
    void *root = NULL;
    ks_ctx_init(&ks, input, limits, &allocator);
    bool good = adapter->read(&ks, &root);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, good == (ks.error.code == KS_OK),
                 "the reader says %s, its error %s", good ? "yes" : "no",
                 ks_code_name(ks.error.code));
    run r = {ks.error, ks.num_notes, limits.memory - ks.memory_left, limits.work - ks.work_left};
    ks_ctx_free(&ks);
    fuzz_check_memory(&memory, (size_t)input.size);
    return r;
}

static bool is_same(const run *a, const run *b) {
    if (a->error.code != b->error.code || a->error.offset != b->error.offset ||
        a->error.path_len != b->error.path_len || a->num_notes != b->num_notes)
        return false;
    for (unsigned i = 0; i < a->error.path_len && i < KS_PATH_MAX; i++)
        if (strcmp(a->error.path[i].name, b->error.path[i].name) != 0 ||
            a->error.path[i].index != b->error.path[i].index)
            return false;
    return true;
}

/* An error of this kind that says where in the grammar it happened, or the result without the
 * fault. */
static void check_run(const run *with, const run *without, ks_code code, bool must_fail) {
    bool failed = with->error.code == code;
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, failed || (!must_fail && is_same(with, without)),
                 "%s at %llu, with a fault %s at %llu", ks_code_name(without->error.code),
                 (unsigned long long)without->error.offset, ks_code_name(with->error.code),
                 (unsigned long long)with->error.offset);
    for (unsigned i = 0; failed && i < with->error.path_len && i < KS_PATH_MAX; i++)
        FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, with->error.path[i].name != NULL,
                     "%s: step %u has no name", ks_code_name(code), i);
}

static uint64_t below(uint64_t *state, uint64_t n) {
    return fuzz_chance(state, n < UINT32_MAX ? (uint32_t)n : UINT32_MAX);
}

/* Less work or memory than needed gives the error LIMIT; as much as needed does not. */
static void fail_budgets(const tg_adapter *adapter, const uint8_t *data, size_t size,
                         uint64_t state) {
    ks_input input = ks_input_memory(data, size);
    ks_limits enough = limits_for(size);
    enough.strict = fuzz_chance(&state, 2) == 0;
    run plain = read_alone(adapter, input, enough);
    for (unsigned i = 0; i < AT_ONCE; i++) {
        ks_limits limits = enough;
        bool is_work = i % 2 == 0;
        uint64_t used = is_work ? plain.work : plain.memory;
        uint64_t limit = below(&state, used + 1);
        *(is_work ? &limits.work : &limits.memory) = limit;
        run with = read_alone(adapter, input, limits);
        check_run(&with, &plain, KS_LIMIT, limit < used);
    }
}

/* An image that contains only the bytes that were requested. */
typedef struct grains {
    const uint8_t *data;
    uint8_t *image;
    uint64_t size;
    uint64_t calls;
    uint64_t fail_at;
} grains;

static int load_grains(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from,
                       uint64_t *ready_to) {
    grains *g = self;
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, offset <= g->size && n <= g->size - offset,
                 "%llu bytes asked for at %llu of %llu", (unsigned long long)n,
                 (unsigned long long)offset, (unsigned long long)g->size);
    if (g->calls++ == g->fail_at) return EIO;
    memcpy(g->image + offset, g->data + offset, (size_t)n);
    *ready_from = offset;
    *ready_to = offset + n;
    return 0;
}

static run read_grains(const tg_adapter *adapter, grains *g) {
    ks_input input = {.base = g->image, .size = g->size, .load = load_grains, .self = g};
    g->calls = 0;
    return read_alone(adapter, input, limits_for((size_t)g->size));
}

/* A reader that uses bytes without requesting them finds different ones there. */
static void fail_loads(const tg_adapter *adapter, const uint8_t *data, size_t size,
                       uint64_t state) {
    if (size == 0) return;
    grains g = {.data = data, .image = malloc(size), .size = size, .fail_at = FUZZ_NEVER};
    if (g.image == NULL) return;
    run whole = read_alone(adapter, ks_input_memory(data, size), limits_for(size));
    run plain = read_grains(adapter, &g);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, is_same(&plain, &whole), "%s at %llu, in grains %s at %llu",
                 ks_code_name(whole.error.code), (unsigned long long)whole.error.offset,
                 ks_code_name(plain.error.code), (unsigned long long)plain.error.offset);
    uint64_t calls = g.calls;
    for (unsigned i = 0; i < AT_ONCE; i++) {
        g.fail_at = below(&state, calls + 1);
        run with = read_grains(adapter, &g);
        check_run(&with, &plain, KS_IO, g.fail_at < calls);
    }
    free(g.image);
}

void fuzz_reader_faults(const tg_adapter *adapter, const uint8_t *data, size_t size,
                        uint64_t hash) {
    for (uint32_t i = 0; i < rounds(); i++) {
        if (fuzz_chosen(hash, FUZZ_CHOOSE_BUDGETS, BUDGETS))
            fail_budgets(adapter, data, size, fuzz_sequence(hash, FUZZ_CHOOSE_BUDGETS, i));
        if (fuzz_chosen(hash, FUZZ_CHOOSE_LOADS, LOADS))
            fail_loads(adapter, data, size, fuzz_sequence(hash, FUZZ_CHOOSE_LOADS, i));
    }
}

void fuzz_faults(tg_format format, const uint8_t *data, size_t size, uint64_t hash,
                 const fuzz_outcome *plain) {
    const tg_adapter *adapter = adapter_of(format);
    for (uint32_t i = 0; i < rounds(); i++) {
        if (fuzz_chosen(hash, FUZZ_CHOOSE_ALLOCATION, ALLOCATION))
            fail_allocation(format, data, size, fuzz_sequence(hash, FUZZ_CHOOSE_ALLOCATION, i),
                            plain);
        if (fuzz_chosen(hash, FUZZ_CHOOSE_MEMORY, MEMORY))
            fail_memory(format, data, size, fuzz_sequence(hash, FUZZ_CHOOSE_MEMORY, i), plain);
    }
    if (adapter != NULL) fuzz_reader_faults(adapter, data, size, hash);
}
