/* SPDX-License-Identifier: Apache-2.0 */
/* stream_outcome.h - all that a reader, or a stream, finds in a file, to compare one with the other. */
#ifndef TESTS_STREAM_OUTCOME_H
#define TESTS_STREAM_OUTCOME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tensorgate.h"

extern tg_format stream_format; /* of the inputs at hand */

typedef struct outcome {
    bool accepted;
    uint64_t num_tensors;
    uint64_t num_notes;
    uint64_t tensors;  /* digests */
    uint64_t notes;    /* of the first 64 rules */
    uint64_t settings; /* and of the shape of a file that is one */
    tg_error error;
    char text[1024];
    char path[512];
} outcome;

typedef struct listener {
    const char *what;
    outcome *o;
    uint64_t notes;
    tg_note rules[64]; /* one for each rule, as a file has them */
    size_t num_rules;
    uint64_t left; /* bytes of the current tensor */
    uint64_t next; /* their offset */
    uint64_t sum;
    bool in_tensor;
    bool look; /* at its digest */
    bool ended;
    uint64_t events;
    uint64_t stop_at; /* the event at which the sink stops, from 1; 0: none */
} listener;

/* How a file is split: every `step` bytes; 0: at random. And at `cut` in any case. */
typedef struct cutting {
    size_t step;
    size_t cut;
} cutting;

/* For the options of a stream: memory that the next one reuses. */
void *stream_keep_alloc(void *self, size_t size);
void stream_keep_free(void *self, void *memory, size_t size);
void stream_forget(void);

/* The sink of a listener. */
bool stream_listen(void *self, const tg_stream_event *event);

outcome stream_read_all(const char *what, const uint8_t *data, size_t size,
                        const tg_options *options);
outcome stream_all(const char *what, const uint8_t *data, size_t size, const tg_options *options,
                   cutting cut);

#endif
