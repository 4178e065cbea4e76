/* SPDX-License-Identifier: Apache-2.0 */
/*
 * budget.c - see budget.h.
 */
#define _GNU_SOURCE /* pipe2, MAP_ANONYMOUS */
#include "budget.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/*
 * Text about files is not out of proportion to them, even if they say much in each byte. What is known to suffice for
 * honest files stays below 80 bytes of text for each byte, and each file has a few lines whatever its size.
 */
#define TEXT_AT_LEAST (UINT64_C(32) << 20)
#define TEXT_PER_BYTE 96
#define TEXT_PER_FILE (64 * TEXT_PER_BYTE)

/* A loop over tensors compares the sum with the limits after so many axes. */
#define AXES_AT_ONCE (UINT64_C(16) << 20)

bool budget_open(budget *b) {
    void *memory =
        mmap(NULL, sizeof(budget_sums), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    memset(b, 0, sizeof *b);
    b->told[0] = b->told[1] = -1;
    if (memory == MAP_FAILED) return false;
    b->sums = memory;
    atomic_init(&b->sums->files, 0);
    atomic_init(&b->sums->texts, 0);
    atomic_init(&b->sums->dense, 0);
    atomic_init(&b->sums->output, 0);
    atomic_init(&b->sums->axes, 0);
    atomic_init(&b->sums->passed, 0);
    return true;
}

void budget_close(budget *b) {
    if (b->sums == NULL) return;
    (void)munmap(b->sums, sizeof *b->sums);
    if (b->told[0] >= 0) (void)close(b->told[0]);
    if (b->told[1] >= 0) (void)close(b->told[1]);
}

/* --------------------------------------------------------------------------------------- turns */

bool budget_share(budget *b) { return pipe2(b->told, O_CLOEXEC | O_NONBLOCK) == 0; }

void budget_begin(budget *b, uint64_t turn) {
    b->turn = turn;
    b->is_turn = true;
}

void budget_pass(budget *b) {
    if (!b->is_turn) return;
    b->is_turn = false;
    atomic_store(&b->sums->passed, b->turn + 1);
    /* A pipe that is full has a byte to wake up the other process, which is all that it is for. */
    while (write(b->told[1], "", 1) < 0 && errno == EINTR) {
    }
}

uint64_t budget_passed(const budget *b) {
    char bytes[64];
    while (read(b->told[0], bytes, sizeof bytes) == (ssize_t)sizeof bytes) {
    }
    return atomic_load(&b->sums->passed);
}

int budget_told(const budget *b) { return b->told[0]; }

/* ---------------------------------------------------------------------------------------- sums */

/* Only the process whose turn it is adds. */
static void add(_Atomic uint64_t *to, uint64_t n) {
    atomic_store(to, budget_sum(atomic_load(to), n));
}

/* Whether `sum`, the cost of text about `texts` files, is within the limits. */
static bool is_text_allowed(const args *a, const tg_cost *sum, uint64_t texts, tg_error *error) {
    tg_limits limits = a->options.limits;
    if (limits.max_output == 0)
        limits.max_output =
            budget_sum(TEXT_AT_LEAST, budget_sum(budget_product(sum->files, TEXT_PER_BYTE),
                                                 budget_product(texts, TEXT_PER_FILE)));
    return tg_cost_allowed(sum, &limits, error);
}

uint64_t budget_of_texts(const args *a, uint64_t files) {
    const uint64_t max_output = a->options.limits.max_output;
    return max_output != 0 ? max_output
                           : budget_sum(TEXT_AT_LEAST, budget_product(files, TEXT_PER_FILE));
}

/* `texts`: files about which text is written, which is all that this costs; 0 for other costs. */
static bool has(const budget *b, const args *a, const tg_cost *cost, uint64_t texts,
                tg_error *error) {
    const tg_cost sum = {
        .files = budget_sum(atomic_load(&b->sums->files), cost->files),
        .dense = budget_sum(atomic_load(&b->sums->dense), cost->dense),
        .output = budget_sum(atomic_load(&b->sums->output), cost->output),
        .axes = budget_sum(atomic_load(&b->sums->axes), cost->axes),
    };
    if (texts == 0) return tg_cost_allowed(&sum, &a->options.limits, error);
    return is_text_allowed(a, &sum, budget_sum(atomic_load(&b->sums->texts), texts), error);
}

static bool spend(budget *b, const args *a, const tg_cost *cost, uint64_t texts, tg_error *error) {
    const bool good = has(b, a, cost, texts, error);
    add(&b->sums->files, cost->files);
    add(&b->sums->texts, texts);
    if (good) { /* otherwise other files may cost less */
        add(&b->sums->dense, cost->dense);
        add(&b->sums->output, cost->output);
        add(&b->sums->axes, cost->axes);
    }
    budget_pass(b);
    return good;
}

bool budget_spend(budget *b, const args *a, const tg_cost *cost, tg_error *error) {
    return spend(b, a, cost, 0, error);
}

static void about(tg_error *error, const tg_file *file) {
    error->format = tg_file_format(file);
    error->size = tg_file_size(file);
}

bool budget_count(tg_cost *cost, const args *a, tg_file *file, uint64_t index, bool raw,
                  tg_error *error) {
    const tg_array_options options = {.raw = raw};
    if (!tg_array_cost(file, index, &options, cost)) {
        *error = *tg_last_error(file);
        return false;
    }
    if (cost->axes < AXES_AT_ONCE || tg_cost_allowed(cost, &a->options.limits, error)) return true;
    about(error, file);
    return false;
}

bool budget_spend_file(budget *b, const args *a, tg_file *file, tg_error *error) {
    tg_cost cost = {.files = tg_file_size(file)};
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        if (!budget_count(&cost, a, file, i, false, error)) return false;
    }
    if (budget_spend(b, a, &cost, error)) return true;
    about(error, file);
    return false;
}

static tg_cost cost_of_text(const tg_file *file, uint64_t bytes) {
    return (tg_cost){.files = tg_file_size(file), .output = bytes};
}

bool budget_spend_text(budget *b, const args *a, const tg_file *file, uint64_t bytes,
                       tg_error *error) {
    const tg_cost cost = cost_of_text(file, bytes);
    if (spend(b, a, &cost, 1, error)) return true;
    about(error, file);
    return false;
}

bool budget_has_text(const budget *b, const args *a, const tg_file *file, uint64_t bytes) {
    const tg_cost cost = cost_of_text(file, bytes);
    return has(b, a, &cost, 1, NULL);
}

bool budget_allows_text(const args *a, const tg_file *file, uint64_t bytes, tg_error *error) {
    const tg_cost cost = cost_of_text(file, bytes);
    if (is_text_allowed(a, &cost, 1, error)) return true;
    about(error, file);
    return false;
}
