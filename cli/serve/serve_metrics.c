/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_metrics.c - see serve_metrics.h.
 */
#include "serve_metrics.h"

#include <inttypes.h>

/* 499: the client went away first, as nginx has it. */
static const unsigned statuses[] = {200, 400, 404, 405, 408, 411, 413, 415,
                                    422, 429, 499, 500, 501, 503, 504, 507};
#define NUM_STATUSES (sizeof statuses / sizeof statuses[0])
_Static_assert(NUM_STATUSES <= METRIC_STATUSES, "each status has a counter");

static const double buckets[METRIC_BUCKETS] = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25,
                                               0.5,   1,      2.5,   5,    10,    30,   60};

static const char *const verbs[NUM_SERVE_VERBS] = {"check", "convert", "info", "hash"};
static const char *const outcomes[NUM_OUTCOMES] = {
    [OUTCOME_VERDICT] = "verdict",
    [OUTCOME_CRASHED] = "crashed",
    [OUTCOME_TIMEOUT] = "timeout",
    [OUTCOME_MEMORY] = "memory",
};

/* ------------------------------------------------------------------------------------ counting */

static size_t index_of(unsigned status) {
    size_t internal = 0;
    for (size_t i = 0; i < NUM_STATUSES; i++) {
        if (statuses[i] == status) return i;
        if (statuses[i] == 500) internal = i;
    }
    return internal;
}

void metrics_request(serve_metrics *m, serve_path path, unsigned status, double seconds) {
    size_t i = 0;
    m->requests[path][index_of(status)]++;
    while (i < METRIC_BUCKETS && seconds > buckets[i]) i++;
    m->seconds[path].in_bucket[i]++;
    m->seconds[path].sum += seconds;
}

void metrics_verdict(serve_metrics *m, serve_verb asked, unsigned code, unsigned format) {
    if (code >= TG_CODE_COUNT || format >= METRIC_FORMATS ||
        (format != TG_FORMAT_NONE && tg_format_name((tg_format)format) == NULL)) {
        code = TG_CODE_INTERNAL;
        format = TG_FORMAT_NONE;
    }
    m->verdicts[asked][code][format]++;
}

void metrics_failure(serve_metrics *m, serve_verb asked, serve_outcome outcome) {
    m->failures[asked][outcome]++;
}

/* ------------------------------------------------------------------------------------- writing */

static void begin(FILE *out, const char *name, const char *type, const char *help) {
    fprintf(out, "# HELP tensorgate_%s %s\n# TYPE tensorgate_%s %s\n", name, help, name, type);
}

static void put_one(FILE *out, const char *name, const char *type, const char *help,
                    uint64_t value) {
    begin(out, name, type, help);
    fprintf(out, "tensorgate_%s %" PRIu64 "\n", name, value);
}

static void put_requests(const serve_metrics *m, FILE *out) {
    begin(out, "requests_total", "counter", "Requests that are over, by path and status.");
    for (int p = 0; p < NUM_PATHS; p++) {
        for (size_t s = 0; s < NUM_STATUSES; s++) {
            if (m->requests[p][s] == 0) continue;
            fprintf(out, "tensorgate_requests_total{path=\"%s\",status=\"%u\"} %" PRIu64 "\n",
                    serve_path_name((serve_path)p), statuses[s], m->requests[p][s]);
        }
    }
}

static void put_files(const serve_metrics *m, FILE *out) {
    begin(out, "files_total", "counter", "Files that workers were given.");
    for (int v = 0; v < NUM_SERVE_VERBS; v++) {
        uint64_t sum = 0;
        for (int c = 0; c < TG_CODE_COUNT; c++) {
            for (int f = 0; f < METRIC_FORMATS; f++) sum += m->verdicts[v][c][f];
        }
        for (int o = 0; o < NUM_OUTCOMES; o++) sum += m->failures[v][o];
        fprintf(out, "tensorgate_files_total{verb=\"%s\"} %" PRIu64 "\n", verbs[v], sum);
    }
}

static void put_verdicts(const serve_metrics *m, FILE *out) {
    begin(out, "verdicts_total", "counter", "Verdicts, by code (ok: accepted) and format.");
    for (int v = 0; v < NUM_SERVE_VERBS; v++) {
        for (int c = 0; c < TG_CODE_COUNT; c++) {
            for (int f = 0; f < METRIC_FORMATS; f++) {
                if (m->verdicts[v][c][f] == 0) continue;
                const char *format = tg_format_name((tg_format)f);
                fprintf(out,
                        "tensorgate_verdicts_total{verb=\"%s\",code=\"%s\",format=\"%s\"} %" PRIu64
                        "\n",
                        verbs[v], tg_code_name((tg_code)c), format != NULL ? format : "none",
                        m->verdicts[v][c][f]);
            }
        }
    }
    begin(out, "failures_total", "counter", "Files without a verdict, by what ended the worker.");
    for (int v = 0; v < NUM_SERVE_VERBS; v++) {
        for (int o = OUTCOME_VERDICT + 1; o < NUM_OUTCOMES; o++) {
            fprintf(out, "tensorgate_failures_total{verb=\"%s\",code=\"%s\"} %" PRIu64 "\n",
                    verbs[v], outcomes[o], m->failures[v][o]);
        }
    }
}

static void put_histogram(const serve_metrics *m, serve_path path, FILE *out) {
    const serve_histogram *h = &m->seconds[path];
    const char *name = serve_path_name(path);
    uint64_t sum = 0;
    for (int i = 0; i <= METRIC_BUCKETS; i++) sum += h->in_bucket[i];
    if (sum == 0) return;
    sum = 0;
    for (int i = 0; i < METRIC_BUCKETS; i++) {
        sum += h->in_bucket[i];
        fprintf(out, "tensorgate_seconds_bucket{path=\"%s\",le=\"%g\"} %" PRIu64 "\n", name,
                buckets[i], sum);
    }
    sum += h->in_bucket[METRIC_BUCKETS];
    fprintf(out, "tensorgate_seconds_bucket{path=\"%s\",le=\"+Inf\"} %" PRIu64 "\n", name, sum);
    fprintf(out, "tensorgate_seconds_sum{path=\"%s\"} %.6f\n", name, h->sum);
    fprintf(out, "tensorgate_seconds_count{path=\"%s\"} %" PRIu64 "\n", name, sum);
}

void metrics_write(const serve_metrics *m, const serve_gauges *g, FILE *out) {
    begin(out, "build_info", "gauge", "The version; its value is 1.");
    fprintf(out, "tensorgate_build_info{version=\"%s\"} 1\n", tg_version());
    begin(out, "start_time_seconds", "gauge", "When the service started, since the epoch.");
    fprintf(out, "tensorgate_start_time_seconds %.3f\n", m->started);
    put_requests(m, out);
    put_files(m, out);
    put_verdicts(m, out);
    put_one(out, "received_bytes_total", "counter", "Bytes of bodies that arrived.", m->received);
    put_one(out, "sent_bytes_total", "counter", "Bytes of bodies of answers.", m->sent);
    begin(out, "seconds", "histogram", "From the head of a request to the end of its answer.");
    for (int p = 0; p < NUM_PATHS; p++) put_histogram(m, (serve_path)p, out);
    put_one(out, "connections", "gauge", "Open connections.", g->connections);
    put_one(out, "connections_total", "counter", "Connections that were accepted.",
            m->connections_total);
    put_one(out, "slow_connections_total", "counter", "Connections ended for being too slow.",
            m->slow);
    put_one(out, "requests_running", "gauge", "Files that workers have now.", g->running);
    put_one(out, "requests_waiting", "gauge", "Files that wait for a worker.", g->waiting);
    put_one(out, "workers", "gauge", "Worker processes.", g->workers);
    put_one(out, "worker_restarts_total", "counter", "Workers that were replaced.", g->restarts);
    put_one(out, "log_errors_total", "counter", "Lines of the log that were not written.",
            m->log_errors);
}
