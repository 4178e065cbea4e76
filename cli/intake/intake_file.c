/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_file.c - see intake_file.h.
 */
#include "intake_file.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli_json.h"
#include "intake_copy.h"
#include "intake_reply.h"
#include "intake_report.h"
#include "intake_watch.h"

/* Seconds until a file is looked at again: one that is not complete, and one that could not be read or moved. */
#define WAIT_COMPLETE 1.0
#define WAIT_TROUBLE 60.0

static const char unchecked[] = "asked to stop: left in the inbox, unchecked";

typedef struct candidate {
    taken_file file;
    reply reply;
    int converted; /* without a name, in ACCEPT; -1: none */
} candidate;

/* -------------------------------------------------------------------------------------- telling */

/* {"event", "file", "to", "format", "detail"} */
static void tell_json(const char *what, const candidate *c, const placed *at) {
    jw j;
    char path[8192];
    const size_t n = strlen(at->folder);
    snprintf(path, sizeof path, "%s%s%s", at->folder, n > 0 && at->folder[n - 1] != '/' ? "/" : "",
             at->name);
    jw_start(&j, stdout);
    jw_begin_object(&j);
    jw_key(&j, "event");
    jw_text(&j, what);
    jw_key(&j, "file");
    jw_text(&j, c->file.name);
    jw_key(&j, "to");
    jw_text(&j, path);
    jw_key(&j, "format");
    if (c->reply.format != TG_FORMAT_NONE)
        jw_text(&j, tg_format_name(c->reply.format));
    else
        jw_null(&j);
    jw_key(&j, "detail");
    jw_text(&j, c->reply.text);
    jw_finish(&j);
}

/* "accepted NAME -> FOLDER/NAME npy 2 tensors", "quarantined NAME -> FOLDER/NAME: ERROR" */
static void tell(const gate *g, const char *what, const candidate *c, const placed *at,
                 const char *between) {
    const size_t n = strlen(at->folder);
    if (g->a->intake.json) {
        tell_json(what, c, at);
        if (g->watch >= 0) (void)fflush(stdout);
        return;
    }
    printf("%s ", what);
    put_escaped(stdout, c->file.name, strlen(c->file.name));
    fputs(" -> ", stdout);
    put_escaped(stdout, at->folder, n);
    if (n > 0 && at->folder[n - 1] != '/') putchar('/');
    put_escaped(stdout, at->name, strlen(at->name));
    printf("%s%s\n", between, c->reply.text);
    if (g->watch >= 0) (void)fflush(stdout);
}

static void look_again(gate *g, double at) {
    if (g->next_scan == 0 || at < g->next_scan) g->next_scan = at;
}

/* It stays in the inbox, and is not tried again before that time. */
static void fail(gate *g, const char *name, const struct stat *st, const char *text, int code,
                 double seconds) {
    char line[2304];
    g->counts.failed++;
    snprintf(line, sizeof line, "%s: left in the inbox", text);
    gate_complain(g, name, line, code);
    const double until = watch_clock() + seconds;
    marks_set(&g->tried, mark_of(name, st), until);
    if (!isinf(until)) look_again(g, until);
}

/* It is not complete. */
static void wait_for(gate *g, const char *name, const struct stat *st, const char *text) {
    const uint64_t file = mark_of(name, st);
    g->counts.waiting++;
    look_again(g, watch_clock() + WAIT_COMPLETE);
    if (marks_get(&g->told, file) != 0 || !g->a->verbose) return;
    marks_set(&g->told, file, 1);
    complain(g->a->err, name, text);
}

/* Another intake has it; a worker of this one, if nothing is to be said. */
static void leave_to_other(gate *g, const char *name, const struct stat *st) {
    look_again(g, watch_clock() + WAIT_COMPLETE);
    for (unsigned i = 0; i < g->in_flight; i++) {
        if (g->in_work[i]->file.st.st_ino == st->st_ino) return;
    }
    g->counts.locked++;
    const uint64_t file = mark_of(name, st);
    if (marks_get(&g->told, file) != 0 || !g->a->verbose) return;
    marks_set(&g->told, file, 1);
    complain(g->a->err, name, "another intake is at it");
}

static void skip(gate *g, const char *name, const struct stat *st, const char *text) {
    const uint64_t file = mark_of(name, st);
    g->counts.skipped++;
    if (marks_get(&g->told, file) != 0 || g->a->quiet > 0) return;
    marks_set(&g->told, file, 1);
    complain(g->a->err, name, text);
}

/* ---------------------------------------------------------------------------------- to a worker */

static void candidate_free(candidate *c) {
    take_end(&c->file);
    reply_drop(&c->reply);
    if (c->converted >= 0) (void)close(c->converted);
    free(c);
}

static bool may_go_on(void *self) {
    gate *g = self;
    gate_turn(g, 0);
    return !gate_is_stopped(g);
}

/* Workers go on meanwhile. Not more copies than there are workers take space at a time. Returns 0 or an errno. */
static int make_copy(gate *g, candidate *c) {
    while (g->in_flight >= g->plan.jobs && !gate_is_stopped(g)) gate_turn(g, -1);
    if (!may_go_on(g)) return ECANCELED;
    const int code = nameless_open(&g->places.accept, &c->file.copy);
    if (code != 0) return code;
    return copy_content(c->file.fd, c->file.copy, c->file.st.st_size, may_go_on, g);
}

/* The descriptors of a job are duplicates: the pool closes them. Returns 0 or an errno. */
static int open_for_worker(gate *g, candidate *c, work_job *job) {
    job->fds[0] = take_reader(&c->file);
    if (job->fds[0] < 0) return errno;
    job->num_fds = 1;
    if (g->a->to == TG_FORMAT_NONE) return 0;
    int code = nameless_open(&g->places.accept, &c->converted);
    if (code == 0) job->fds[1] = dup(c->converted);
    if (code == 0 && job->fds[1] < 0) code = errno;
    if (code == 0) job->num_fds = 2;
    return code;
}

/* No worker has it any more. */
static void forget(gate *g, const candidate *c) {
    for (unsigned i = 0; i < g->in_flight; i++) {
        if (g->in_work[i] != c) continue;
        g->in_work[i] = g->in_work[--g->in_flight];
        return;
    }
}

/* Returns 0 or an errno. */
static int submit(gate *g, candidate *c) {
    work_job job = {.data = c->file.name,
                    .size = strlen(c->file.name) + 1,
                    .weight = (uint64_t)c->file.st.st_size, /* not negative */
                    .tag = c};
    int code = c->file.needs_copy ? make_copy(g, c) : 0;
    if (code == 0) code = open_for_worker(g, c, &job);
    if (code != 0) {
        for (unsigned i = 0; i < job.num_fds; i++) (void)close(job.fds[i]);
        return code;
    }
    g->in_work[g->in_flight++] = c; /* it may have ended when pool_submit returns */
    if (pool_submit(g->plan.pool, &job)) return 0;
    const int error = errno; /* no callback came for it, and others may have come */
    forget(g, c);
    errno = error;
    return errno != 0 ? errno : ENOMEM;
}

void gate_take(gate *g, const char *name) {
    const take_rules rules = {.settle = g->a->intake.settle,
                              .no_lease = g->a->intake.no_lease,
                              .copy = g->a->intake.copy,
                              .locks = g->places.locks};
    const char *why = "";
    candidate *c = calloc(1, sizeof *c);
    if (c == NULL) {
        gate_complain(g, name, "out of memory", EXIT_TROUBLE);
        return;
    }
    c->converted = -1;
    const take_result result = take_file(&c->file, &g->places.inbox, name, &rules, &why);
    const struct stat *st = &c->file.st;
    const double until = marks_get(&g->tried, mark_of(name, st));
    int code = 0;
    if (until > watch_clock()) {
        if (!isinf(until)) look_again(g, until);
        code = EAGAIN; /* it was told about */
    } else if (result == TAKE_GOOD) {
        code = submit(g, c);
        if (code == ECANCELED || code == ESTALE) {
            wait_for(g, name, st,
                     code == ESTALE ? "changed while it was copied: waiting" : unchecked);
        } else if (code != 0) {
            fail(g, name, st, strerror(code), EXIT_TROUBLE, WAIT_TROUBLE);
        }
    } else if (result == TAKE_TROUBLE) {
        fail(g, name, st, why, EXIT_TROUBLE, WAIT_TROUBLE);
    } else if (result == TAKE_WAITING) {
        wait_for(g, name, st, why);
    } else if (result == TAKE_LOCKED) {
        leave_to_other(g, name, st);
    } else if (result == TAKE_IGNORED) {
        if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) g->counts.unnamed++;
    } else if (result == TAKE_ODD) {
        skip(g, name, st, why);
    }
    if (result != TAKE_GOOD || code != 0) candidate_free(c);
}

/* -------------------------------------------------------------------------------- from a worker */

void gate_on_output(void *self, void *tag, work_stream stream, const char *bytes, size_t n) {
    candidate *c = tag;
    (void)self;
    reply_add(&c->reply, stream, bytes, n);
}

/* "npy" gives ".npy"; the suffix that is listed first. */
static void first_suffix(tg_format format, char *dst, size_t cap) {
    const char *all = tg_format_suffixes(format);
    snprintf(dst, cap, "%.*s", all != NULL ? (int)strcspn(all, " ") : 0, all != NULL ? all : "");
}

static void on_moved(gate *g, candidate *c, move_result result, const placed *at) {
    switch (result) {
    case MOVE_CHANGED:
        wait_for(g, c->file.name, &c->file.st, "changed while it was checked: left in the inbox");
        break;
    case MOVE_TROUBLE:
        fail(g, c->file.name, &c->file.st,
             at->error == MOVE_OTHER_BYTES ? "other bytes are stored under the hash of its content"
                                           : strerror(at->error),
             EXIT_TROUBLE, WAIT_TROUBLE);
        break;
    default: break; /* MOVE_GONE: whoever removed it knows */
    }
}

static void accept(gate *g, candidate *c, bool is_converted) {
    char suffix[32];
    char new_suffix[32];
    placed at;
    const reply *a = &c->reply;
    const bool by_content = g->a->intake.by_content;
    first_suffix(a->format, suffix, sizeof suffix);
    first_suffix(g->a->to, new_suffix, sizeof new_suffix);
    const acceptance how = {
        .report = g->a->intake.reports ? a->bytes[WORK_OUT] : NULL,
        .report_size = a->sizes[WORK_OUT],
        .converted = is_converted ? c->converted : -1,
        .new_suffix = new_suffix,
        .remove_original = g->a->intake.remove_original,
        .hash = by_content ? a->hash : NULL,
        .suffix = suffix,
        .converted_hash = a->converted_hash,
    };
    const move_result result = move_to_accept(&g->places, &c->file, &how, &at);
    if (result != MOVE_DONE && result != MOVE_DUPLICATE) {
        on_moved(g, c, result, &at);
        return;
    }
    g->counts.accepted++;
    g->unsynced++;
    if (result == MOVE_DUPLICATE) g->counts.duplicates++;
    if (g->a->quiet == 0) tell(g, result == MOVE_DUPLICATE ? "duplicate" : "accepted", c, &at, " ");
}

static void quarantine(gate *g, candidate *c) {
    placed at;
    const reply *a = &c->reply;
    const move_result result = move_with_report(&g->places, &g->places.quarantine, &c->file,
                                                a->bytes[WORK_OUT], a->sizes[WORK_OUT], &at);
    if (result != MOVE_DONE) {
        on_moved(g, c, result, &at);
        return;
    }
    g->counts.quarantined++;
    g->unsynced++;
    if (EXIT_REFUSED > g->worst) g->worst = EXIT_REFUSED;
    if (g->a->quiet < 2) tell(g, "quarantined", c, &at, ": ");
}

/* A worker had an answer. */
static void follow(gate *g, candidate *c, int outcome) {
    const bool by_content = g->a->intake.by_content;
    const reply *a = &c->reply;
    bool good = reply_read(&c->reply);
    if (outcome == REPLY_ACCEPTED || outcome == REPLY_CONVERTED) {
        good = good && a->format != TG_FORMAT_NONE && (!by_content || a->hash[0] != '\0');
    }
    if (outcome == REPLY_CONVERTED) {
        good = good && c->converted >= 0 && (!by_content || a->converted_hash[0] != '\0');
    }
    if (a->lost) {
        fail(g, c->file.name, &c->file.st, "out of memory", EXIT_TROUBLE, WAIT_TROUBLE);
    } else if (!good || outcome > REPLY_BUG) {
        fail(g, c->file.name, &c->file.st, "a worker gave an impossible answer", EXIT_BUG,
             INFINITY);
    } else if (outcome == REPLY_ACCEPTED || outcome == REPLY_CONVERTED) {
        accept(g, c, outcome == REPLY_CONVERTED);
    } else if (outcome == REPLY_REFUSED) {
        quarantine(g, c);
    } else {
        fail(g, c->file.name, &c->file.st, a->text, outcome == REPLY_BUG ? EXIT_BUG : EXIT_TROUBLE,
             WAIT_TROUBLE);
    }
}

/* The report about a file that cost its worker. NULL: no memory. */
static char *report_failure(const gate *g, const candidate *c, const lost_answer *lost, size_t *n) {
    char *text = NULL;
    FILE *out = open_memstream(&text, n);
    if (out == NULL) return NULL;
    intake_report_lost(g->a, out, c->file.name, lost->code, lost->message);
    const bool good = ferror(out) == 0;
    if (fclose(out) == 0 && good) return text;
    free(text);
    return NULL;
}

/* To the folder for such files. */
static void put_aside(gate *g, candidate *c, const lost_answer *lost, const char *text, int code) {
    placed at;
    size_t n = 0;
    char *bytes = report_failure(g, c, lost, &n);
    if (bytes == NULL) {
        fail(g, c->file.name, &c->file.st, "out of memory", EXIT_TROUBLE, WAIT_TROUBLE);
        return;
    }
    const move_result result =
        move_with_report(&g->places, &g->places.failed, &c->file, bytes, n, &at);
    free(bytes);
    if (result != MOVE_DONE) {
        on_moved(g, c, result, &at);
        return;
    }
    g->counts.failed++;
    g->unsynced++;
    c->reply.text = "";
    gate_complain(g, c->file.name, text, code);
    if (g->a->quiet == 0) tell(g, "failed", c, &at, "");
}

/* No verdict: the worker crashed, or took too long, or too much memory; or there was none. */
static void no_verdict(gate *g, candidate *c, const work_result *result) {
    char text[256];
    lost_answer lost;
    const int code = worker_lost(&g->plan, result, &lost);
    snprintf(text, sizeof text, "%s [%s]", lost.message, lost.code);
    if (result->end == WORK_NOT_RUN || result->end == WORK_NO_ROOM) {
        fail(g, c->file.name, &c->file.st, text, code, WAIT_TROUBLE);
        if (pool_why(g->plan.pool)[0] != '\0') g->is_over = true; /* no worker can be confined */
    } else if (g->places.failed.fd >= 0) {
        put_aside(g, c, &lost, text, code);
    } else {
        fail(g, c->file.name, &c->file.st, text, code, INFINITY);
    }
}

void gate_on_end(void *self, void *tag, const work_result *result) {
    gate *g = self;
    candidate *c = tag;
    forget(g, c);
    if (result->end == WORK_DONE) {
        follow(g, c, result->outcome);
    } else if (result->end == WORK_CANCELLED) {
        wait_for(g, c->file.name, &c->file.st, unchecked);
    } else {
        no_verdict(g, c, result);
    }
    candidate_free(c);
}
