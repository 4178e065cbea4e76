/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_gate.h - the state of one `intake`: folders, workers, files that these have, and counts.
 */
#ifndef TENSORGATE_CLI_INTAKE_GATE_H
#define TENSORGATE_CLI_INTAKE_GATE_H

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
    uint64_t locked;  /* left to another intake */
    uint64_t unnamed; /* left in the inbox for their names */
    uint64_t skipped; /* no regular files */
} intake_counts;

/* Files that workers have at a time; each has at most six descriptors here. Of folders it is one, with a descriptor for each
 * file. */
#define MOST_IN_FLIGHT 64u

typedef struct gate {
    const args *a;
    places places;
    worker_plan plan; /* and the pool */
    /* Of one folder: its worker may open files in it. Without a pool no folder is looked at. */
    worker_plan model;
    bool model_is_over; /* its worker has answered */
    int watch;          /* a descriptor; -1: none */
    int inbox_lock;     /* shared, or with --exclusive for this process alone */
    intake_counts counts;
    int worst; /* exit code */
    marks tried;
    marks told;
    struct candidate *in_work[MOST_IN_FLIGHT + 1]; /* files that workers have */
    unsigned in_flight;                            /* their number */
    double stop_at;      /* when what workers still have is given up; 0: nobody asked to stop */
    unsigned unsynced;   /* files that were moved */
    double next_scan;    /* when a file may be ready that is not now; 0: never */
    bool woken;          /* the inbox changed since it was read */
    double next_metrics; /* when the file of --metrics is written again */
    bool is_over;        /* the inbox is gone, or the output */
} gate;

/* Waits at most so many seconds (negative: for ever) for workers, and for news of the inbox. */
void gate_turn(gate *g, double seconds);
/* Syncs the folders to which files were moved. */
void gate_sync(gate *g);
/* Whether no further file is to be taken. */
bool gate_is_stopped(const gate *g);
/* Prints it on stderr, unless -qq, and counts for the exit code. */
void gate_complain(gate *g, const char *name, const char *text, int code);

#endif
