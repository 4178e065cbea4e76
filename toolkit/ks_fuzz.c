/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_fuzz.c - a fuzz target for the parser of one grammar, for libFuzzer and AFL++.
 *
 * Sanitizers find memory errors and undefined behaviour. Beside them, every input is held against what the runtime
 * promises: a refusal has a reason; what was accepted can be walked through and read, byte by byte; the same bytes give
 * the same verdict; a budget that is too small, or memory that runs out, gives that error and no other verdict.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ks_error_text.h"
#include "ks_walk.h"
#include "mutator.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static _Noreturn void broken(const char *promise) {
    fprintf(stderr, "ks_fuzz: %s\n", promise);
    abort();
}

/* ---------------------------------------------------------------------------------- the parsing */

typedef struct outcome {
    bool is_good;
    ks_error error;
    uint64_t allocations;
    uint64_t memory; /* of the budget */
} outcome;

/* Lets one allocation fail. */
typedef struct memory {
    uint64_t calls;
    uint64_t fail_at; /* UINT64_MAX: none */
} memory;

static void *take(void *self, size_t size) {
    memory *m = self;
    return m->calls++ == m->fail_at ? NULL : malloc(size);
}

static void give_back(void *self, void *block, size_t size) {
    (void)self, (void)size;
    free(block);
}

static volatile uint8_t touched; /* a read that the compiler keeps */

static ks_go touch(void *self, const ks_node *node) {
    ks_ctx *ks = self;
    const uint64_t n = node->data != NULL ? node->value.u64 : 0;
    if (!ks_spend(ks, 1 + n / 64)) return KS_GO_STOP;
    for (uint64_t i = 0; i < n; i++) touched = (uint8_t)(touched ^ node->data[i]);
    touched = (uint8_t)(touched ^ node->value.u64 ^ (uint64_t)node->value.s64);
    return KS_GO_ON;
}

/* Reads everything that was accepted. */
static void walk(ks_ctx *ks, void *root) {
    const ks_visitor visitor = {touch, touch, touch, ks, 2048};
    ks->work_left = ks->limits.work;
    if (ks_walk(ks, fuzz_format_of(NULL, 0, &(size_t){0})->type, root, &visitor)) return;
    if (ks->error.code != KS_LIMIT && ks->error.code != KS_NO_MEMORY)
        broken("what was accepted cannot be read");
}

static outcome parse(const uint8_t *data, size_t size, ks_limits limits, uint64_t fail_at) {
    ks_ctx ks;
    memory m = {0, fail_at};
    const ks_allocator allocator = {take, give_back, &m};
    ks_ctx_init(&ks, ks_input_memory(data, size), limits, &allocator);
    ks_stream io = ks_stream_root(&ks);
    void *root = NULL;
    outcome o = {.is_good = fuzz_format_of(NULL, 0, &(size_t){0})->read(&ks, &io, &root)};
    o.error = ks.error;
    o.memory = limits.memory - ks.memory_left;
    if (o.is_good && ks.error.code != KS_OK) broken("accepted with an error");
    if (!o.is_good && ks.error.code == KS_OK) broken("refused without an error");
    if (o.is_good) walk(&ks, root);
    o.allocations = m.calls;
    ks_ctx_free(&ks);
    return o;
}

/* --------------------------------------------------------------------------------- the promises */

/* Decides which of the costly promises an input is held against: the same ones each time it is run. */
static uint32_t hash_of(const uint8_t *data, size_t size) {
    uint32_t hash = UINT32_C(2166136261);
    for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * UINT32_C(16777619);
    return hash ^ (hash >> 15);
}

static bool is_same(const outcome *a, const outcome *b) {
    return a->is_good == b->is_good && a->error.code == b->error.code &&
           (a->is_good ||
            (a->error.offset == b->error.offset && a->error.path_len == b->error.path_len));
}

static bool is_lack(const outcome *o) {
    return !o->is_good && (o->error.code == KS_LIMIT || o->error.code == KS_NO_MEMORY);
}

static void check_text(const ks_error *error) {
    char text[256];
    const size_t size = ks_error_text(error, "input", text, sizeof text);
    if (size == 0 || strlen(text) != (size < sizeof text ? size : sizeof text - 1))
        broken("the text of an error has another length");
    for (const char *c = text; *c != '\0'; c++)
        if (*c < 0x20 || *c == 0x7f) broken("the text of an error has a control character");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    /* Budgets that keep a run short. */
    const ks_limits limits = {((uint64_t)4 << 20) + 40 * (uint64_t)size,
                              ((uint64_t)1 << 18) + 32 * (uint64_t)size, 128, false};
    const uint32_t hash = hash_of(data, size);
    const outcome plain = parse(data, size, limits, UINT64_MAX);
    if (!plain.is_good) check_text(&plain.error);
    if (hash % 8 == 0) {
        const outcome again = parse(data, size, limits, UINT64_MAX);
        if (!is_same(&plain, &again)) broken("the same bytes have two verdicts");
    }
    if (hash % 8 == 1 && plain.allocations > 0) {
        const outcome poor = parse(data, size, limits, hash / 8 % plain.allocations);
        if (!is_same(&plain, &poor) && !is_lack(&poor))
            broken("memory that runs out changes a verdict");
    }
    if (hash % 8 == 2 && plain.memory > 0) {
        ks_limits less = limits;
        less.memory = hash / 8 % plain.memory;
        const outcome tight = parse(data, size, less, UINT64_MAX);
        if (!is_same(&plain, &tight) && !is_lack(&tight)) broken("a budget changes a verdict");
    }
    return 0;
}
