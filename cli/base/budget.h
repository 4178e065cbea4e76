/* SPDX-License-Identifier: Apache-2.0 */
/*
 * budget.h - what a command spends of --max-dense and --max-output, over all of its files.
 */
#ifndef TENSORGATE_CLI_BUDGET_H
#define TENSORGATE_CLI_BUDGET_H

#include "cli.h"

/* What was spent, in memory that processes share, so members change atomically. */
typedef struct budget_sums {
    _Atomic uint64_t files; /* their bytes */
    _Atomic uint64_t texts; /* files about which text is written */
    _Atomic uint64_t dense;
    _Atomic uint64_t output;
    _Atomic uint64_t axes;
    _Atomic uint64_t passed; /* turns */
} budget_sums;

/*
 * Files spend in their order, whichever process looks at them, so that what is refused does not depend on the number of
 * processes. Each has a turn, 0, 1, ..., which is over when its cost was spent, or when it is clear that it has none. The next
 * file is given to a process when the turn of the one before it is over; the rest of the work is done at the same time.
 */
typedef struct budget {
    budget_sums *sums;
    int told[2];   /* a pipe with a byte for each turn that is over, or -1 */
    uint64_t turn; /* of the file that this process is at */
    bool is_turn;  /* it is not over */
} budget;

/* A budget in memory that processes share after a fork. False if there is none. */
bool budget_open(budget *b);
void budget_close(budget *b);
/* Before such a fork, if files have turns. False with errno. */
bool budget_share(budget *b);

/* In the process that looks at files: the turn of one begins. It is over at the latest when budget_pass() says so. */
void budget_begin(budget *b, uint64_t turn);
void budget_pass(budget *b);
/* In the process that gives files to others: how many turns are over, after what budget_told() has to read was read. */
uint64_t budget_passed(const budget *b);
int budget_told(const budget *b);

/* Adds a cost. Returns false with an error if the sum exceeds the limits; then it is not added. */
bool budget_spend(budget *b, const args *a, const tg_cost *cost, tg_error *error);
/* Adds the cost of all tensors of a file, as budget_spend() does. */
bool budget_spend_file(budget *b, const args *a, tg_file *file, tg_error *error);
/* Adds the cost of about `bytes` bytes of text about a file. */
bool budget_spend_text(budget *b, const args *a, const tg_file *file, uint64_t bytes,
                       tg_error *error);
/* Whether budget_spend_text() would return true. */
bool budget_has_text(const budget *b, const args *a, const tg_file *file, uint64_t bytes);
/* Adds the cost of reading a tensor. The sum is compared with the limits when it becomes large, so that
 * a loop over tensors can end. False with an error. */
bool budget_count(tg_cost *cost, const args *a, tg_file *file, uint64_t index, bool raw,
                  tg_error *error);

/* For verbs that print about `bytes` bytes about a file, and take no other. */
bool budget_allows_text(const args *a, const tg_file *file, uint64_t bytes, tg_error *error);

/* How many bytes a document about so many files may have, if it is measured and not estimated from the sizes of files. */
uint64_t budget_of_texts(const args *a, uint64_t files);

/* Sums saturate: one that does not fit is UINT64_MAX. */
static inline uint64_t budget_sum(uint64_t x, uint64_t y) {
    return x <= UINT64_MAX - y ? x + y : UINT64_MAX;
}
static inline uint64_t budget_product(uint64_t x, uint64_t y) {
    if ((x | y) <= UINT32_MAX) return x * y; /* most do: without a division */
    return y == 0 || x <= UINT64_MAX / y ? x * y : UINT64_MAX;
}

#endif
