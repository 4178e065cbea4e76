/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_metrics.h - what the service counts, and its page for Prometheus (text format 0.0.4).
 *
 * No label has a value that a client chooses: paths, statuses, formats and codes are those of tables, so that the
 * number of time series is bounded.
 */
#ifndef TENSORGATE_CLI_SERVE_METRICS_H
#define TENSORGATE_CLI_SERVE_METRICS_H

#include "serve_route.h"

#define METRIC_STATUSES 24
#define METRIC_BUCKETS 15
#define METRIC_FORMATS 64 /* numbers of formats are below */

/* What became of a file where there is no verdict; beside the codes of tg_code. */
typedef enum serve_outcome {
    OUTCOME_VERDICT,
    OUTCOME_CRASHED,
    OUTCOME_TIMEOUT,
    OUTCOME_MEMORY,
    NUM_OUTCOMES
} serve_outcome;

typedef struct serve_histogram {
    uint64_t in_bucket[METRIC_BUCKETS + 1]; /* each alone, not cumulative; the last is +Inf */
    double sum;
} serve_histogram;

typedef struct serve_metrics {
    uint64_t requests[NUM_PATHS][METRIC_STATUSES];
    serve_histogram seconds[NUM_PATHS];
    uint64_t verdicts[NUM_SERVE_VERBS][TG_CODE_COUNT][METRIC_FORMATS]; /* code 0: accepted */
    uint64_t failures[NUM_SERVE_VERBS][NUM_OUTCOMES];                  /* without a verdict */
    uint64_t received;                                                 /* bytes of bodies */
    uint64_t sent;
    uint64_t connections_total;
    uint64_t slow;       /* connections ended because they were too slow */
    uint64_t log_errors; /* lines that could not be written */
    double started;      /* seconds since the epoch */
} serve_metrics;

/* What others know, at this moment. */
typedef struct serve_gauges {
    uint64_t connections;
    uint64_t running; /* requests with a body that are being answered */
    uint64_t waiting; /* the same, for which no worker is free */
    uint64_t workers;
    uint64_t restarts;
} serve_gauges;

/* A request that is over. A status that is in no table of this service counts as 500. */
void metrics_request(serve_metrics *m, serve_path path, unsigned status, double seconds);
/* A file with a verdict; numbers that are no codes and formats count as internal errors. */
void metrics_verdict(serve_metrics *m, serve_verb asked, unsigned code, unsigned format);
void metrics_failure(serve_metrics *m, serve_verb asked, serve_outcome outcome);
void metrics_write(const serve_metrics *m, const serve_gauges *g, FILE *out);

#endif
