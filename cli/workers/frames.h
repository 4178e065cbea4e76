/* SPDX-License-Identifier: Apache-2.0 */
/*
 * frames.h - what supervisor and worker say to each other, over a socket pair that keeps messages apart.
 *
 * To a worker: a message has up to FRAME_JOBS jobs, each a job_head and its data, one after the other; the descriptors
 * of all of them come with the message, in the same order.
 *
 * To the supervisor: a message has answer_heads, each with its bytes behind it. The answers come in the order of the
 * jobs, and the end of an answer comes before the next one begins. Before its first answer a worker says whether it may
 * begin (ANSWER_READY or ANSWER_FAILED, number 0). If its memory is limited, ANSWER_STATM comes before that, with the
 * descriptor of a file, /proc/self/statm: /proc may hide a worker from its supervisor, but not from itself. No other
 * message has a descriptor, as no worker in the sandbox can send one.
 *
 * Both are the same program on the same machine, so numbers are as the machine has them.
 */
#ifndef TENSORGATE_CLI_FRAMES_H
#define TENSORGATE_CLI_FRAMES_H

#include <stdatomic.h>
#include <stdint.h>

#include "workers.h"

#define FRAME_JOBS 64
#define FRAME_BYTES ((size_t)96 << 10)
/* The kernel takes at most 253 descriptors with a message. */
#define FRAME_FDS 240
/* Jobs in one message read about so much, unless it is one job. */
#define FRAME_WEIGHT (UINT64_C(1) << 20)

_Static_assert(WORK_FDS <= FRAME_FDS, "a job fits");

typedef struct job_head {
    uint32_t number; /* of the job, counted by the worker's supervisor from 1 on */
    uint16_t kind;
    uint16_t num_fds;
    uint32_t size; /* of the data behind it */
} job_head;

_Static_assert(sizeof(job_head) + WORK_MOST_DATA <= FRAME_BYTES, "a job fits");

typedef enum answer_type {
    ANSWER_READY = 1,
    ANSWER_FAILED, /* with a line of text */
    ANSWER_OUT,
    ANSWER_ERR,
    ANSWER_END,
    ANSWER_STATM
} answer_type;

typedef struct answer_head {
    uint32_t number; /* of the job */
    uint8_t type;
    uint8_t outcome; /* ANSWER_END */
    uint16_t zero;
    uint32_t size; /* of the bytes behind it */
} answer_head;

/* In memory that both see: the number of the job that the worker is at. The supervisor takes it for a hint: it only
 * decides which job of this worker is to blame. */
typedef struct work_place {
    _Atomic uint32_t number;
} work_place;

/* Of a worker that was executed: who started it, in its environment, and its descriptors. */
#define WORKER_VARIABLE "TENSORGATE_WORKER"
#define WORKER_SOCKET 3
#define WORKER_PLACE 4

/* In worker_loop.c: what a worker does in its process. `socket` is its end. Returns its exit status. */
int worker_loop(const pool_options *options, int socket, work_place *place);

#endif
