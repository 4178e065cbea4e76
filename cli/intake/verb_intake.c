/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_intake.c - opens the folders and the workers, recovers what a killed process left, and runs the gate.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cli_json.h"
#include "digest.h"
#include "intake.h"
#include "intake_lock.h"
#include "intake_loop.h"
#include "intake_reply.h"
#include "intake_watch.h"
#include "intake_work.h"

/* ------------------------------------------------------------------------------------- options */

static int check_options(const args *a) {
    const intake_args *i = &a->intake;
    if (i->accept == NULL) return complain_usage(a, "--accept DIR is needed", NULL);
    if (i->quarantine == NULL) return complain_usage(a, "--quarantine DIR is needed", NULL);
    if (i->remove_original && a->to == TG_FORMAT_NONE)
        return complain_usage(a, "--remove-original without --to", NULL);
    if (i->by_content && !digest_available())
        return complain_usage(a, "--by-content: this build has no SHA-256", NULL);
    if (i->of_folders != NULL && (i->by_content || a->to != TG_FORMAT_NONE))
        return complain_usage(a, "--to and --by-content leave folders in the inbox, which excludes",
                              i->of_folders);
    return -1;
}

/* ------------------------------------------------------------------------------------- folders */

static int complain_of_folder(const folder *f, const char *text) {
    complain(stderr, f->path, text);
    return EXIT_TROUBLE;
}

static bool is_same_folder(const folder *a, const folder *b) {
    struct stat x;
    struct stat y;
    memset(&x, 0, sizeof x); /* for MemorySanitizer, which does not know all variants of stat */
    memset(&y, 0, sizeof y);
    return fstat(a->fd, &x) == 0 && fstat(b->fd, &y) == 0 && x.st_dev == y.st_dev &&
           x.st_ino == y.st_ino;
}

static int test_moves(const folder *from, const folder *to) {
    const int code = folder_test_moves(from, to);
    if (code == 0) return -1;
    if (code == EXDEV)
        return complain_of_folder(to,
                                  "is on another file system than the inbox: files are moved by "
                                  "rename, so that each is in one place at every instant");
    if (code == EOPNOTSUPP || code == EINVAL)
        return complain_of_folder(to, "its file system lacks O_TMPFILE or RENAME_NOREPLACE, which "
                                      "intake needs; ext4, XFS, Btrfs and tmpfs have both");
    return complain_of_folder(to, strerror(code));
}

/* Opens them; -1, or the exit code. */
static int open_folders(places *p, const args *a) {
    folder *const all[] = {&p->inbox, &p->accept, &p->quarantine, &p->failed};
    const char *const paths[] = {a->files[0], a->intake.accept, a->intake.quarantine,
                                 a->intake.failed};
    for (size_t i = 0; i < 4; i++) *all[i] = (folder){paths[i], -1, false};
    for (size_t i = 0; i < 4 && paths[i] != NULL; i++) {
        int code = folder_open(all[i], paths[i]);
        if (code != 0) return complain_of_folder(all[i], strerror(code));
        for (size_t k = 0; k < i; k++) {
            if (is_same_folder(all[k], all[i]))
                return complain_of_folder(all[i],
                                          "is named twice: the folders have to be different");
        }
        code = i > 0 ? test_moves(&p->inbox, all[i]) : -1;
        if (code != -1) return code;
    }
    return -1;
}

static void close_folders(places *p) {
    if (p->locks >= 0) (void)close(p->locks);
    folder_close(&p->inbox);
    folder_close(&p->accept);
    folder_close(&p->quarantine);
    folder_close(&p->failed);
}

static int complain_of_locks(const folder *quarantine, int error) {
    char text[192];
    if (error == LOCKS_OF_OTHERS)
        return complain_of_folder(
            quarantine,
            "its file of locks, " LOCK_NAME
            ", has to belong to this user or to the owner of the folder, with mode 0600");
    snprintf(text, sizeof text, "its file of locks, " LOCK_NAME ", cannot be opened: %.100s%s",
             strerror(error), error == EACCES ? ": chown it to this user" : "");
    return complain_of_folder(quarantine, text);
}

/* Several intakes share an inbox, unless one wants it for itself. *lock ends with the process. */
static int lock_inbox(places *p, bool exclusive, int *lock) {
    const folder *inbox = &p->inbox;
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    int code = locks_open(&p->quarantine, &p->locks);
    if (code != 0) return complain_of_locks(&p->quarantine, code);
    code = fstat(inbox->fd, &st) == 0 ? lock_take(p->locks, &st, !exclusive, lock) : errno;
    if (code == 0) return -1;
    if (code != EWOULDBLOCK) return complain_of_folder(inbox, strerror(code));
    return complain_of_folder(inbox, exclusive ? "another intake is at work here (--exclusive)"
                                               : "another intake wants this inbox for itself");
}

static void recover(gate *g) {
    char text[96];
    int error = 0;
    const uint64_t n = moves_recover(&g->places, &error);
    if (n > 0) g->unsynced = 1;
    if (error != 0) gate_complain(g, g->places.quarantine.path, strerror(error), EXIT_TROUBLE);
    if (n == 0 || g->a->quiet > 0) return;
    snprintf(text, sizeof text, "%" PRIu64 " files of a run that was killed are back in the inbox",
             n);
    complain(g->a->err, g->places.quarantine.path, text);
}

/* --------------------------------------------------------------------------------------- the end */

static void put_summary(const intake_counts *n) {
    const struct {
        const char *name;
        uint64_t count;
    } all[] = {{"accepted", n->accepted},       {"duplicates", n->duplicates},
               {"quarantined", n->quarantined}, {"failed", n->failed},
               {"incomplete", n->waiting},      {"locked", n->locked},
               {"irregular", n->skipped},       {"unnamed", n->unnamed}};
    jw j;
    jw_start(&j, stdout);
    jw_begin_object(&j);
    jw_key(&j, "event");
    jw_text(&j, "summary");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        jw_key(&j, all[i].name);
        jw_u64(&j, all[i].count);
    }
    jw_finish(&j);
}

static void tell_summary(const gate *g) {
    const intake_counts *n = &g->counts;
    if (g->a->quiet > 0) return;
    if (g->a->intake.json) {
        put_summary(n);
        return;
    }
    (void)fflush(stdout); /* what it sums up comes first */
    fprintf(stderr, "tensorgate: %" PRIu64 " accepted, %" PRIu64 " quarantined, %" PRIu64 " failed",
            n->accepted, n->quarantined, n->failed);
    if (n->duplicates > 0) fprintf(stderr, "; %" PRIu64 " duplicates", n->duplicates);
    if (n->locked > 0) fprintf(stderr, "; %" PRIu64 " with another intake", n->locked);
    if (n->waiting > 0) fprintf(stderr, "; %" PRIu64 " not complete", n->waiting);
    if (n->skipped > 0) fprintf(stderr, "; %" PRIu64 " no regular files", n->skipped);
    if (n->unnamed > 0) fprintf(stderr, "; %" PRIu64 " with names of unfinished files", n->unnamed);
    fputc('\n', stderr);
}

/* With a watch, files that were refused are no failure of the service; what it could not do is. */
static int exit_code(const gate *g) {
    if (g->worst > EXIT_REFUSED) return g->worst;
    if (g->watch >= 0) return EXIT_GOOD;
    return stop_requests() > 0 ? EXIT_TROUBLE
                               : g->worst; /* files may be left that nobody looked at */
}

static void plan_workers(gate *g) {
    const args *a = g->a;
    g->plan = (worker_plan){
        .a = a,
        /* A conversion that was begun has written to its file. */
        .kind = {intake_work, (void *)(uintptr_t)a, a->to == TG_FORMAT_NONE},
        .on_output = gate_on_output,
        .on_end = gate_on_end,
        .self = g,
        .jobs = a->jobs,
        .argv = a->serve.argv,
        .as_they_come = true,
        .max_answer = REPLY_MOST,
        .tier = SANDBOX_PARSE,
        .folder = -1,
    };
}

/* Files are opened through their descriptors (open_again): without that each would look like one that has gone. */
static int find_proc(const args *a) {
    static const char path[] = "/proc/self/fd";
    if (access(path, X_OK) == 0) return -1;
    complain(a->err, path, strerror(errno));
    return EXIT_TROUBLE;
}

/* Each file of a folder is open while it is looked at. */
static void raise_descriptors(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    const rlim_t wanted = TREE_MOST_ENTRIES + 1024;
    if (limit.rlim_cur >= wanted) return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    (void)setrlimit(RLIMIT_NOFILE,
                    &limit); /* without it a folder of many files is told as trouble */
}

static int run(gate *g) {
    const args *a = g->a;
    plan_workers(g);
    if (worker_is_executed() && !worker_pool_open(&g->plan)) return EXIT_TROUBLE;
    int code = find_proc(a);
    if (code == -1) code = open_folders(&g->places, a);
    if (code == -1) code = lock_inbox(&g->places, a->intake.exclusive, &g->inbox_lock);
    if (code != -1) return code;
    raise_descriptors();
    stop_prepare();
    if (a->intake.watch) {
        code = watch_open(&g->places.inbox, &g->watch);
        if (code != 0) return complain_of_folder(&g->places.inbox, strerror(code));
    }
    recover(g);
    if (!worker_pool_open(&g->plan)) return complain_of_folder(&g->places.inbox, strerror(errno));
    gate_run(g);
    worker_pool_close(&g->plan);
    worker_pool_close(&g->model);
    tell_summary(g);
    return exit_code(g);
}

int run_intake(const args *a) {
    int code = check_options(a);
    if (code != -1) return code;
    gate *g = calloc(1, sizeof *g);
    if (g == NULL) {
        complain(a->err, "intake", "out of memory");
        return EXIT_TROUBLE;
    }
    g->a = a;
    g->watch = g->inbox_lock = g->places.locks = -1;
    code = run(g);
    if (g->watch >= 0) (void)close(g->watch);
    if (g->inbox_lock >= 0) (void)close(g->inbox_lock);
    close_folders(&g->places);
    free(g);
    return code;
}
