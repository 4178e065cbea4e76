/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_metrics.c - see intake_metrics.h. The file gets its name when it is complete: the collector reads it at any time.
 */
#include "intake_metrics.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "intake_watch.h"

#define SECONDS_BETWEEN 10.0

/* A value of a label: backslashes, quotes and line ends are escaped. */
static void put_label(FILE *out, const char *text) {
    for (; *text != '\0'; text++) {
        if (*text == '\\' || *text == '"') putc('\\', out);
        if (*text == '\n')
            fputs("\\n", out);
        else
            putc(*text, out);
    }
}

static void put(FILE *out, const gate *g, const char *name, const char *label, const char *value,
                uint64_t number) {
    fprintf(out, "tensorgate_intake_%s{inbox=\"", name);
    put_label(out, g->a->files[0]);
    if (label != NULL) fprintf(out, "\",%s=\"%s", label, value);
    fprintf(out, "\"} %" PRIu64 "\n", number);
}

static void begin(FILE *out, const char *name, const char *type, const char *help) {
    fprintf(out, "# HELP tensorgate_intake_%s %s\n# TYPE tensorgate_intake_%s %s\n", name, help,
            name, type);
}

static void write_page(FILE *out, const gate *g) {
    const intake_counts *n = &g->counts;
    begin(out, "files_total", "counter", "Files since the start, by what became of them.");
    put(out, g, "files_total", "outcome", "accepted", n->accepted - n->duplicates);
    put(out, g, "files_total", "outcome", "duplicate", n->duplicates);
    put(out, g, "files_total", "outcome", "quarantined", n->quarantined);
    put(out, g, "files_total", "outcome", "failed", n->failed);
    begin(out, "inbox_files", "gauge", "Files that the last pass left in the inbox.");
    put(out, g, "inbox_files", "state", "incomplete", n->waiting);
    put(out, g, "inbox_files", "state", "locked", n->locked);
    put(out, g, "inbox_files", "state", "unnamed", n->unnamed);
    put(out, g, "inbox_files", "state", "irregular", n->skipped);
    begin(out, "in_flight", "gauge", "Files that workers have now.");
    put(out, g, "in_flight", NULL, NULL, g->in_flight);
    begin(out, "time_seconds", "gauge", "When this was written, since the epoch.");
    put(out, g, "time_seconds", NULL, NULL, (uint64_t)time(NULL));
}

static bool write_file(const gate *g, const char *temporary) {
    FILE *out = fopen(temporary, "w");
    if (out == NULL) return false;
    write_page(out, g);
    const bool failed = ferror(out) != 0;
    if (fclose(out) != 0 || failed) return false;
    return rename(temporary, g->a->intake.metrics) == 0;
}

void metrics_tell(gate *g, bool now) {
    const char *path = g->a->intake.metrics;
    if (path == NULL || (!now && watch_clock() < g->next_metrics)) return;
    g->next_metrics = watch_clock() + SECONDS_BETWEEN;
    const size_t n = strlen(path);
    char *temporary = malloc(n + sizeof ".tmp");
    if (temporary == NULL) {
        gate_complain(g, path, "out of memory", EXIT_TROUBLE);
        return;
    }
    memcpy(temporary, path, n);
    memcpy(temporary + n, ".tmp", sizeof ".tmp");
    if (!write_file(g, temporary)) {
        gate_complain(g, path, strerror(errno), EXIT_TROUBLE);
        (void)remove(temporary);
    }
    free(temporary);
}
