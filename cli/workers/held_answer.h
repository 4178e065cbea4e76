/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held_answer.h - the bytes of an answer until it is delivered: in memory, or in a nameless temporary file.
 */
#ifndef TENSORGATE_CLI_HELD_H
#define TENSORGATE_CLI_HELD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct held {
    char *bytes;
    uint64_t size;
    size_t room;
    int fd; /* -1: all of it is in memory */
} held;

void held_start(held *h);
/* Adds bytes; beyond `most` all of them go to the file. Returns 0 or an errno. */
int held_add(held *h, const char *bytes, size_t n, size_t most);
/* Calls `take` with all bytes, in pieces. Returns 0 or an errno. */
int held_give(const held *h, void (*take)(void *self, const char *bytes, size_t n), void *self);
/* The bytes in memory. */
size_t held_memory(const held *h);
void held_drop(held *h);

#endif
