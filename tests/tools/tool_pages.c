/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pages FORMAT FILE...: validator and reader of a format on input that is loaded on demand in pages of 16 bytes.
 *
 * What is not loaded is poisoned for AddressSanitizer, so that a read of it is found; the program is useless without.
 * Each file, its truncations and variants of it with one byte changed are given to
 *
 *     the validator alone    its verdict is that on input in memory, in no more steps than the input has bytes: that it
 *                            has one is not proved, since stopping always would be no wrong verdict
 *     the reader             its verdict, code and offset are those on input in memory
 *     the validator          of which some load fails: it is stopped with the code of the failure, or it has its verdict
 *                            before that load; with fewer steps, it is stopped without one or has its verdict
 *
 * The bytes of each input are in a block of their own. A page is written when it is loaded, once.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "registry.h"
#include "support.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#define ASAN_UNPOISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#endif

#define PAGE 16u
#define FAILURE 5

typedef struct image {
    const uint8_t *data; /* what is in the file */
    uint8_t *bytes;      /* what is loaded of it; aligned as malloc does, so pages are, too */
    uint64_t size;
    uint64_t loads; /* that were made */
    uint64_t fails; /* the number of the load that fails; 0: none */
    bool generous;  /* says that all pages around those that were asked for are loaded, too */
    bool *loaded;   /* of each page */
} image;

static uint64_t num_pages(const image *im) { return (im->size + PAGE - 1) / PAGE; }

static uint64_t end_of(const image *im, uint64_t page) {
    return page * PAGE < im->size ? page * PAGE : im->size;
}

static int load(void *self, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    image *im = self;
    if (offset > im->size || n > im->size - offset) return FAILURE + 1;
    if (++im->loads == im->fails) return FAILURE;
    uint64_t first = offset / PAGE;
    uint64_t end = n > 0 ? (offset + n - 1) / PAGE + 1 : first;
    for (uint64_t page = first; page < end; page++) {
        if (im->loaded[page]) continue;
        const size_t size = (size_t)(end_of(im, page + 1) - page * PAGE);
        im->loaded[page] = true;
        ASAN_UNPOISON_MEMORY_REGION(im->bytes + page * PAGE, size);
        memcpy(im->bytes + page * PAGE, im->data + page * PAGE, size);
    }
    while (im->generous && first > 0 && im->loaded[first - 1]) first--;
    while (im->generous && end < num_pages(im) && im->loaded[end]) end++;
    *from = first * PAGE;
    *to = end_of(im, end);
    return 0;
}

static void forget(image *im) {
    memset(im->loaded, 0, (size_t)num_pages(im) + 1);
    ASAN_POISON_MEMORY_REGION(im->bytes, im->size);
    im->loads = 0;
}

static ks_input input_of(image *im) {
    return (ks_input){.base = im->bytes, .size = im->size, .load = load, .self = im};
}

static const char *word(ks_verdict v) {
    return v == KS_ACCEPTED ? "accepted" : v == KS_REFUSED ? "refused" : "stopped";
}

typedef struct tally {
    uint64_t inputs, accepted, stopped;
} tally;

/* Some load fails, and some step is one too many. */
static void stop(const tg_adapter *a, bool strict, image *im, const char *what, ks_verdict wanted,
                 uint64_t loads, uint64_t steps, tally *t) {
    const uint64_t parts = 5;
    for (uint64_t k = 0; k < parts; k++) {
        forget(im);
        im->fails = 1 + loads * k / parts;
        const ks_input input = input_of(im);
        ks_gate gate = ks_gate_input(&input, UINT64_MAX);
        ks_verdict got = a->validate(&gate, im->bytes, (size_t)im->size, strict);
        const bool has_failed = im->loads >= im->fails;
        im->fails = 0;
        t->stopped += got == KS_STOPPED;
        if (has_failed ? got != KS_STOPPED || gate.code != FAILURE : got != wanted)
            support_problem(what, "load %" PRIu64 " fails, and it is %s with %d",
                            1 + loads * k / parts, word(got), gate.code);
        forget(im);
        gate = ks_gate_input(&input, steps * k / parts);
        got = a->validate(&gate, im->bytes, (size_t)im->size, strict);
        if (steps > 0 && wanted == KS_ACCEPTED ? got != KS_STOPPED || gate.code != 0
                                               : got != wanted && got != KS_STOPPED)
            support_problem(what, "with %" PRIu64 " of %" PRIu64 " steps it is %s",
                            steps * k / parts, steps, word(got));
    }
}

static void compare_readers(const tg_adapter *a, image *im, const char *what) {
    ks_ctx whole, paged;
    void *root = NULL;
    ks_ctx_init(&whole, ks_input_memory(im->data, (size_t)im->size), ks_limits_for(im->size), NULL);
    forget(im);
    ks_ctx_init(&paged, input_of(im), ks_limits_for(im->size), NULL);
    const bool is_read = a->read(&whole, &root);
    const bool is_paged = a->read(&paged, &root);
    if (is_read != is_paged || whole.error.code != paged.error.code ||
        whole.error.offset != paged.error.offset || whole.num_notes != paged.num_notes)
        support_problem(what, "the reader: %s at %" PRIu64 ", with pages %s at %" PRIu64,
                        ks_code_name(whole.error.code), whole.error.offset,
                        ks_code_name(paged.error.code), paged.error.offset);
    ks_ctx_free(&whole);
    ks_ctx_free(&paged);
}

static void compare_one(const tg_adapter *a, bool strict, const char *what, const uint8_t *data,
                        size_t size, bool is_whole, tally *t) {
    image im = {.data = data, .size = size, .generous = (t->inputs & 1) != 0};
    im.bytes = malloc(size + 1);
    im.loaded = calloc((size_t)num_pages(&im) + 1, sizeof *im.loaded);
    if (im.bytes == NULL || im.loaded == NULL) exit(2);
    t->inputs++;
    ks_gate memory = ks_gate_memory(size);
    const ks_verdict wanted = a->validate(&memory, data, size, strict);
    forget(&im);
    const ks_input input = input_of(&im);
    ks_gate gate = ks_gate_input(&input, size);
    const ks_verdict got = a->validate(&gate, im.bytes, size, strict);
    const uint64_t loads = im.loads, steps = size - gate.steps;
    t->accepted += got == KS_ACCEPTED;
    if (got != wanted || got == KS_STOPPED || steps != UINT64_MAX - memory.steps)
        support_problem(what, "in memory %s after %" PRIu64 " steps, with pages %s after %" PRIu64,
                        word(wanted), UINT64_MAX - memory.steps, word(got), steps);
    compare_readers(a, &im, what);
    if (is_whole) stop(a, strict, &im, what, wanted, loads, steps, t);
    ASAN_UNPOISON_MEMORY_REGION(im.bytes, size + 1);
    free(im.bytes);
    free(im.loaded);
}

static void compare(const tg_adapter *a, const char *what, const uint8_t *data, size_t size,
                    bool is_whole, tally *t) {
    compare_one(a, false, what, data, size, is_whole, t);
    compare_one(a, true, what, data, size, is_whole, t);
}

/* Truncations at up to 400 places, and as many changed bytes, each to three values. */
static void vary(const tg_adapter *a, const char *path, uint8_t *data, size_t size, tally *t) {
    char what[1100];
    const size_t step = size / 400 + 1;
    compare(a, path, data, size, true, t);
    for (size_t at = 0; at < size; at += step) {
        snprintf(what, sizeof what, "%s cut to %zu", path, at);
        compare(a, what, data, at, false, t);
        const uint8_t old = data[at];
        static const uint8_t masks[] = {0x01, 0x80, 0xff};
        for (size_t i = 0; i < sizeof masks; i++) {
            data[at] = old ^ masks[i];
            snprintf(what, sizeof what, "%s with %02x at %zu", path, data[at], at);
            compare(a, what, data, size, at % (16 * step) == 0, t);
        }
        data[at] = old;
    }
}

int main(int argc, char **argv) {
    const tg_adapter *adapter = NULL;
    for (size_t i = 0; argc > 2 && i < tg_num_adapters; i++) {
        const char *name = tg_format_name(tg_adapters[i]->format);
        if (name != NULL && strcmp(name, argv[1]) == 0) adapter = tg_adapters[i];
    }
    if (adapter == NULL || adapter->validate == NULL) {
        fprintf(stderr, "usage: pages FORMAT FILE...\n");
        return 2;
    }
    tally t = {0};
    for (int i = 2; i < argc; i++) {
        size_t size = 0;
        uint8_t *data = support_load(argv[i], &size);
        vary(adapter, argv[i], data, size, &t);
        free(data);
    }
    printf("%" PRIu64 " inputs, %" PRIu64 " accepted, %" PRIu64 " stopped\n", t.inputs, t.accepted,
           t.stopped);
    return support_problems == 0 ? 0 : 1;
}
