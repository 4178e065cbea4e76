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
#include "intake_model.h"
#include "intake_reply.h"
#include "intake_report.h"
#include "intake_tree_copy.h"
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

/* {"event", "file", "to", "folder", "format", "detail"} */
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
    jw_key(&j, "folder");
    jw_bool(&j, c->file.tree != NULL);
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
    if (c->file.tree != NULL)
        return tree_copy(c->file.tree, &g->places.accept, g->places.locks, &c->file.copy, may_go_on,
                         g);
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

/* A worker of its own, which may open files in the folder; one folder at a time. Returns 0 or an errno. */
static int open_for_model(gate *g, candidate *c) {
    while (g->model.pool != NULL && !gate_is_stopped(g)) gate_turn(g, g->model_is_over ? 0 : -1);
    if (gate_is_stopped(g)) return ECANCELED;
    g->model = (worker_plan){
        .a = g->a,
        .kind = {model_work, (void *)(uintptr_t)g->a, true},
        .on_output = gate_on_output,
        .on_end = gate_on_end,
        .self = g,
        .jobs = 1,
        .max_answer = REPLY_MOST_OF_FOLDER,
        .tier = SANDBOX_FOLDER,
        .folder = c->file.copy >= 0 ? c->file.copy : c->file.fd,
    };
    g->model_is_over = false;
    c->reply.most = REPLY_MOST_OF_FOLDER;
    return worker_pool_open(&g->model) ? 0 : errno;
}

/* Returns 0 or an errno. */
static int submit(gate *g, candidate *c) {
    work_job job = {.data = c->file.name,
                    .size = strlen(c->file.name) + 1,
                    .weight = (uint64_t)c->file.st.st_size, /* not negative */
                    .tag = c};
    const bool is_folder = c->file.tree != NULL;
    int code = c->file.needs_copy ? make_copy(g, c) : 0;
    if (code == 0 && is_folder) code = open_for_model(g, c);
    if (code != 0 && is_folder) return code;
    if (code == 0) code = open_for_worker(g, c, &job);
    if (code != 0) {
        for (unsigned i = 0; i < job.num_fds; i++) (void)close(job.fds[i]);
        return code;
    }
    g->in_work[g->in_flight++] = c; /* it may have ended when pool_submit returns */
    if (pool_submit(is_folder ? g->model.pool : g->plan.pool, &job)) return 0;
    const int error = errno; /* no callback came for it, and others may have come */
    g->model_is_over = g->model_is_over || is_folder;
    forget(g, c);
    errno = error;
    return errno != 0 ? errno : ENOMEM;
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

/* A folder lacks a file. False: it has waited long enough, and is refused. */
static bool wait_for_file(gate *g, candidate *c) {
    char text[2304];
    const double left = g->a->intake.folder_wait - c->file.tree->age;
    if (left <= 0) return false;
    snprintf(text, sizeof text, "waiting for a file: %s", c->reply.text);
    marks_set(&g->tried, mark_of(c->file.name, &c->file.st), watch_clock() + left);
    wait_for(g, c->file.name, &c->file.st, text);
    return true;
}

/* A worker had an answer. */
static void follow(gate *g, candidate *c, int outcome) {
    const bool by_content = g->a->intake.by_content;
    const reply *a = &c->reply;
    bool good = reply_read(&c->reply);
    if (outcome == REPLY_ACCEPTED || outcome == REPLY_CONVERTED) {
        /* Models in a folder may have several formats. */
        good = good && (a->format != TG_FORMAT_NONE || c->file.tree != NULL) &&
               (!by_content || a->hash[0] != '\0');
    }
    if (outcome == REPLY_CONVERTED) {
        good = good && c->converted >= 0 && (!by_content || a->converted_hash[0] != '\0');
    }
    if (a->lost) {
        fail(g, c->file.name, &c->file.st, "out of memory", EXIT_TROUBLE, WAIT_TROUBLE);
    } else if (!good || outcome > (c->file.tree != NULL ? REPLY_INCOMPLETE : REPLY_BUG)) {
        fail(g, c->file.name, &c->file.st, "a worker gave an impossible answer", EXIT_BUG,
             INFINITY);
    } else if (outcome == REPLY_ACCEPTED || outcome == REPLY_CONVERTED) {
        accept(g, c, outcome == REPLY_CONVERTED);
    } else if (outcome == REPLY_INCOMPLETE && wait_for_file(g, c)) {
        /* it stays */
    } else if (outcome == REPLY_REFUSED || outcome == REPLY_INCOMPLETE) {
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
    if (c->file.tree != NULL) g->model_is_over = true;
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

/* ------------------------------------------------------------------------------------- an entry */

/* Of which no worker has to know. Returns 0 or an errno. */
static int refuse_folder(gate *g, candidate *c) {
    FILE *out = open_memstream(&c->reply.bytes[WORK_OUT], &c->reply.sizes[WORK_OUT]);
    if (out == NULL) return errno;
    model_report_refusal(g->a, out, c->file.name, c->file.tree->refusal);
    const bool good = ferror(out) == 0;
    if (fclose(out) != 0 || !good) return ENOMEM;
    c->reply.text = c->file.tree->refusal;
    quarantine(g, c);
    candidate_free(c);
    return 0;
}

/* It was taken. Returns 0 if a worker has it, or it has its place. */
static int follow_taken(gate *g, candidate *c) {
    const bool is_refused = c->file.tree != NULL && c->file.tree->refusal[0] != '\0';
    const int code = is_refused ? refuse_folder(g, c) : submit(g, c);
    if (code == ECANCELED || code == ESTALE) {
        wait_for(g, c->file.name, &c->file.st,
                 code == ESTALE ? "changed while it was copied: waiting" : unchecked);
    } else if (code != 0) {
        fail(g, c->file.name, &c->file.st, strerror(code), EXIT_TROUBLE, WAIT_TROUBLE);
    }
    return code;
}

/* It was not taken. */
static void follow_left(gate *g, const char *name, const struct stat *st, take_result result,
                        const char *why) {
    switch (result) {
    case TAKE_TROUBLE: fail(g, name, st, why, EXIT_TROUBLE, WAIT_TROUBLE); break;
    case TAKE_WAITING: wait_for(g, name, st, why); break;
    case TAKE_LOCKED: leave_to_other(g, name, st); break;
    case TAKE_IGNORED:
        if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) g->counts.unnamed++;
        break;
    case TAKE_ODD: skip(g, name, st, why); break;
    default: break;
    }
}

/* It was told about, and is not tried again yet. That a folder is complete is told by no event. */
static void leave_tried(gate *g, const candidate *c, double until) {
    if (!isinf(until)) look_again(g, until);
    if (c->file.tree == NULL) return;
    g->counts.waiting++;
    look_again(g, watch_clock() + WAIT_COMPLETE);
}

void gate_take(gate *g, const char *name) {
    const intake_args *i = &g->a->intake;
    const take_rules rules = {.settle = i->settle,
                              .no_lease = i->no_lease,
                              .copy = i->copy,
                              .folders = !i->by_content && g->a->to == TG_FORMAT_NONE,
                              .folder_settle = i->folder_settle,
                              .folder_wait = i->folder_wait,
                              .max_holes = i->max_holes,
                              .locks = g->places.locks};
    const char *why = "";
    candidate *c = calloc(1, sizeof *c);
    if (c == NULL) {
        gate_complain(g, name, "out of memory", EXIT_TROUBLE);
        return;
    }
    c->converted = -1;
    const take_result result = take_file(&c->file, &g->places.inbox, name, &rules, &why);
    const double until = marks_get(&g->tried, mark_of(name, &c->file.st));
    int code = EAGAIN;
    if (until > watch_clock()) {
        leave_tried(g, c, until);
    } else if (result == TAKE_GOOD) {
        code = follow_taken(g, c);
    } else {
        follow_left(g, name, &c->file.st, result, why);
    }
    if (code != 0) candidate_free(c);
}
