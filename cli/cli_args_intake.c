/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args_intake.c - the options that only `intake` has.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli_command.h"

/* A year: longer than anybody waits, and short enough for sums of times. */
#define LONGEST_SETTLE (366.0 * 24 * 3600)

static int set_seconds(const args *a, const char *option, const char *value, double *to) {
    char what[80];
    char *end = NULL;
    *to = strtod(value, &end);
    if (end != value && *end == '\0' && isfinite(*to) && *to >= 0 && *to <= LONGEST_SETTLE)
        return -1;
    snprintf(what, sizeof what, "%s: not a number of seconds, at most a year:", option);
    return complain_usage(a, what, value);
}

/* Hostile files cost so much time and no more, unless an option says so. */
void args_start_intake(args *a) {
    a->timeout = 600;
    a->intake.max_holes = UINT64_C(1) << 30;
    a->intake.folder_settle = 5;
    a->intake.folder_wait = 3600;
}

static int set_max_holes(args *a, const char *value) {
    if (parse_size(value, &a->intake.max_holes)) return -1;
    return complain_usage(a, "--max-holes: not a number of bytes:", value);
}

int args_apply_intake(args *a, int which, const char *value) {
    intake_args *i = &a->intake;
    switch (which) {
    case INTAKE_ACCEPT: i->accept = value; break;
    case INTAKE_QUARANTINE: i->quarantine = value; break;
    case INTAKE_FAILED: i->failed = value; break;
    case INTAKE_SETTLE: return set_seconds(a, "--settle", value, &i->settle);
    case INTAKE_FOLDER_SETTLE:
        i->of_folders = "--folder-settle";
        return set_seconds(a, i->of_folders, value, &i->folder_settle);
    case INTAKE_FOLDER_WAIT:
        i->of_folders = "--folder-wait";
        return set_seconds(a, i->of_folders, value, &i->folder_wait);
    case INTAKE_WATCH: i->watch = true; break;
    case INTAKE_BY_CONTENT: i->by_content = true; break;
    case INTAKE_REPORTS: i->reports = true; break;
    case INTAKE_REMOVE_ORIGINAL: i->remove_original = true; break;
    case INTAKE_COPY: i->copy = true; break;
    case INTAKE_MAX_HOLES: return set_max_holes(a, value);
    case INTAKE_NO_LEASE: i->no_lease = true; break;
    case INTAKE_METRICS: i->metrics = value; break;
    default: i->exclusive = true; break;
    }
    return -1;
}
