/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_loop.h - takes files of the inbox, gives them to workers, and moves them as the workers say.
 */
#ifndef TENSORGATE_CLI_INTAKE_LOOP_H
#define TENSORGATE_CLI_INTAKE_LOOP_H

#include "cli.h"
#include "intake_marks.h"
#include "intake_move.h"
#include "worker_pool.h"

typedef struct intake_counts {
    uint64_t accepted;
    uint64_t duplicates; /* of them */
    uint64_t quarantined;
    uint64_t
        failed; /* left in the inbox, or in the folder for that, for want of a verdict or a place */
    uint64_t waiting; /* left in the inbox, because they are not complete */
    uint64_t skipped; /* no regular files */
} intake_counts;

typedef struct gate {
    const args *a;
    places places;
    worker_plan plan; /* and the pool */
    int watch;        /* a descriptor; -1: none */
    intake_counts counts;
    int worst; /* exit code */
    marks tried;
    marks told;
    unsigned in_flight; /* files that workers have */
    unsigned unsynced;  /* files that were moved */
    double next_scan;   /* when a file may be ready that is not now; 0: never */
    bool woken;         /* the inbox changed since it was read */
    bool is_over;       /* the inbox is gone, or the output */
} gate;

/* Calls that the pool makes. */
void gate_on_output(void *self, void *tag, work_stream stream, const char *bytes, size_t n);
void gate_on_end(void *self, void *tag, const work_result *result);

/* Until every file of the inbox has been looked at once; or, with a watch, until it is asked to stop. */
void gate_run(gate *g);

#endif
