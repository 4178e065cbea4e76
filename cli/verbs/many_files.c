/* SPDX-License-Identifier: Apache-2.0 */
/*
 * many_files.c - see many_files.h.
 */
#define _GNU_SOURCE /* preadv2 */
#include "many_files.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "check_model.h"
#include "cli_progress.h"
#include "operands.h"
#include "worker_pool.h"

/* What a file costs besides its bytes, for the size of messages. */
#define WEIGHT_OF_FILE 4096
/* Bytes of each file that are read ahead, where files are not in memory. */
#define READ_AHEAD ((off_t)1 << 20)
/* Of so many files one shows whether files are in memory. */
#define PROBE_EVERY 32

typedef struct many {
    const many_files *files;
    const args *a;
    frame *frame;
    worker_plan plan;
    uint64_t turns;  /* of the budget */
    bool is_part;    /* of what counts as one file */
    bool is_passed;  /* the last one was passed over */
    hub_links links; /* of the folder of a model */
    bool is_cold;
    unsigned until_probe;
    int worst; /* of files that were submitted */
    file_progress *progress;
    file_amount done;
    file_amount all;
    bool is_all; /* no file comes any more */
} many;

/* A file that was submitted. */
typedef struct waiting_file {
    uint64_t size;
    char name[];
} waiting_file;

/* In front of the name of the file. */
typedef struct file_job {
    uint64_t turn; /* of the budget */
    int error;
    bool has_folder; /* the second descriptor; the first one is the file */
    bool in_set;
    bool is_walked;
} file_job;

bool is_output_folder(const char *path) {
    if (strcmp(path, "-") == 0) return false;
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    const size_t n = strlen(path);
    return (n > 0 && path[n - 1] == '/') || (stat(path, &st) == 0 && S_ISDIR(st.st_mode));
}

bool uses_workers(const args *a) {
    /* --report, --manifest: this process makes it at the end. */
    const bool is_made = a->report != NULL || a->manifest != NULL;
    const bool is_watched = a->timeout > 0 || a->max_rss > 0 || is_made;
    if (a->sandbox == SANDBOX_OFF && a->jobs == 1 && !is_watched) return false;
    switch (a->verb) {
    case VERB_CHECK:
    case VERB_INFO:
    case VERB_HASH: return is_watched || may_be_several(a);
    case VERB_CONVERT: return a->num_files > 1 && is_output_folder(a->files[a->num_files - 1]);
    default: return false;
    }
}

/* ---------------------------------------------------------------------------------- in the worker */

static int visit_job(void *self, const work *w) {
    const many *m = self;
    file_job head;
    memcpy(&head, w->data, sizeof head);
    const char *name = (const char *)w->data + sizeof head; /* with its NUL */
    const bool has_beside = head.has_folder && has_files_beside(m->a, name);
    const bool is_model = head.has_folder && !has_beside;
    const found_file found = {
        .name = name,
        .fd = w->num_fds > 0 ? w->fds[0] : -1,
        .error = head.error,
        .folder = is_model ? w->fds[1] : -1,
        .beside = has_beside ? w->fds[1] : 0,
        .is_part = m->is_part && !names_index(name),
        .in_set = head.in_set,
        .is_walked = head.is_walked,
        .links = &m->links,
    };
    args own = *m->a;
    answer mine;
    own.out = w->out;
    own.err = w->err;
    answer_begin(&mine, &own);
    if (m->files->budget != NULL) budget_begin(m->files->budget, head.turn);
    const int outcome = m->files->visit(m->files->self, &mine, &found);
    if (m->files->budget != NULL) budget_pass(m->files->budget);
    return outcome;
}

/* ------------------------------------------------------------------------------------- answers */

static void on_output(void *self, void *tag, work_stream stream, const char *bytes, size_t n) {
    const many *m = self;
    (void)tag;
    file_progress_hide(m->progress);
    if (stream == WORK_OUT) frame_write(m->frame, bytes, n);
    if (stream == WORK_ERR) fwrite(bytes, 1, n, m->a->err);
}

static void count(many *m, int outcome) {
    if (outcome < 0 || outcome >= FILE_OUTCOMES) outcome = EXIT_BUG;
    const int code = exit_code_of_outcome(outcome);
    if (code > m->worst) m->worst = code;
    m->is_passed = outcome == FILE_PASSED;
    if (!m->is_part) frame_count(m->frame, outcome);
}

static void on_end(void *self, void *tag, const work_result *result) {
    many *m = self;
    waiting_file *file = tag;
    const char *name = file->name;
    int outcome = result->outcome;
    if (result->end != WORK_DONE) {
        lost_answer lost;
        outcome = worker_lost(&m->plan, result, &lost);
        file_progress_hide(m->progress);
        answer_lost(&m->frame->answer, name, lost.code, lost.message);
    }
    count(m, outcome);
    m->done.files++;
    m->done.bytes += file->size;
    file_progress_show(m->progress, &m->done, m->is_all ? &m->all : NULL);
    free(file);
}

/* A file of which nothing can be read: said here, after those before it. */
static int visit_here(many *m, const found_file *found) {
    pool_drain(m->plan.pool);
    file_progress_hide(m->progress);
    count(m, m->files->visit(m->files->self, &m->frame->answer, found));
    return FILE_LATER;
}

static int visit_trouble(many *m, const char *name, const tg_error *error) {
    const found_file found = {.name = name, .fd = -1, .folder = -1, .trouble = error};
    return visit_here(m, &found);
}

/* ---------------------------------------------------------------------------------------- files */

/* Where files come from a disk, reads of many are under way at a time. */
static void read_ahead(many *m, int fd) {
#if defined(__linux__) && defined(RWF_NOWAIT)
    if (m->until_probe-- == 0) {
        char byte = 0;
        struct iovec piece = {&byte, 1};
        m->is_cold = preadv2(fd, &piece, 1, 0, RWF_NOWAIT) < 0 && errno == EAGAIN;
        m->until_probe = PROBE_EVERY - 1;
    }
#else
    m->is_cold = true;
#endif
    if (m->is_cold) (void)posix_fadvise(fd, 0, READ_AHEAD, POSIX_FADV_WILLNEED);
}

/* Waits until there is something to read from `fd`, or for the pool to handle. Whether there is something to read. */
static bool wait_once(const many *m, int fd) {
    struct pollfd fds[POOL_MOST_JOBS + 1];
    int milliseconds = -1;
    const size_t n = pool_pollfds(m->plan.pool, fds, POOL_MOST_JOBS, &milliseconds);
    fds[n] = (struct pollfd){.fd = fd, .events = POLLIN};
    if (poll(fds, n + 1, milliseconds) < 0) return errno != EINTR;
    return fds[n].revents != 0;
}

/* One worker alone looks at files in their order anyway. */
static bool takes_turns(const many *m) { return m->files->budget != NULL && m->plan.jobs > 1; }

/* Waits until the turn of the file that was submitted last is over: a worker says so, or has ended. */
static void await_turn(const many *m) {
    const budget *b = m->files->budget;
    while (takes_turns(m)) {
        pool_handle(m->plan.pool);
        if (budget_passed(b) >= m->turns) return;
        const pool_counts counts = pool_count(m->plan.pool);
        if (counts.ended == counts.submitted) return;
        (void)wait_once(m, budget_told(b));
    }
}

/* Gives a file to the workers; both descriptors are passed on. */
static int submit(many *m, const found_file *found) {
    const char *name = found->name;
    const size_t n = strlen(name) + 1;
    const int fd = found->fd;
    const int folder = found->folder;
    uint64_t size = found->size;
    await_turn(m);
    const file_job head = {m->turns, found->error, fd >= 0 && folder >= 0, found->in_set,
                           found->is_walked};
    struct stat st;
    memset(&st, 0, sizeof st);
    work_job job = {.size = sizeof head + n, .fds = {fd, folder}};
    job.num_fds = fd < 0 ? 0 : folder < 0 ? 1 : 2;
    if (size == 0 && fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
        size = (uint64_t)st.st_size;
    if (size > 0) read_ahead(m, fd);
    job.weight = WEIGHT_OF_FILE + size; /* sizes of files are below 2^63 */
    waiting_file *file = malloc(sizeof *file + n);
    char *data = malloc(sizeof head + n);
    bool good = file != NULL && data != NULL;
    if (good) {
        file->size = size;
        memcpy(file->name, name, n);
        job.tag = file;
        memcpy(data, &head, sizeof head);
        memcpy(data + sizeof head, name, n);
        job.data = data;
        good = pool_submit(m->plan.pool, &job);
        if (good && takes_turns(m)) {
            m->turns++;
            pool_handle(m->plan.pool); /* at once, not with those behind it, which wait for it */
        }
    } else {
        for (unsigned k = 0; k < job.num_fds; k++) (void)close(job.fds[k]);
    }
    free(data);
    m->all.files += good ? 1 : 0;
    m->all.bytes += good ? size : 0;
    if (good) return FILE_LATER;
    free(file);
    const tg_error failed = no_memory();
    return visit_trouble(m, name, &failed);
}

/* ---------------------------------------------------------------------------------------- models */

static bool open_pool(many *m, uint64_t jobs, sandbox_tier tier, int folder) {
    m->plan = (worker_plan){
        .a = m->a,
        .kind = {visit_job, m, m->files->repeatable},
        .on_output = on_output,
        .on_end = on_end,
        .self = m,
        .jobs = jobs,
        .tier = tier,
        .folder = folder,
        .links = &m->links,
        /* Shards may be links to anywhere. */
        .reads_all = tier == SANDBOX_FOLDER && m->a->links == LINKS_ALL,
        .budget = m->files->budget,
    };
    return worker_pool_open(&m->plan);
}

static int open_operand(const char *name) {
    int fd;
    do {
        fd = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    } while (fd < 0 && errno == EINTR);
    return fd;
}

/* A model with files beside it, which are opened while it is looked at: by a worker that may open files in their folder.
 * `is_part`: an index and its shards, or the parts of a split model, which count as one. */
static int visit_with_folder(many *m, bool is_part, bool is_walked, const char *name, int fd,
                             int folder, int error) {
    many alone = *m;
    pool_drain(m->plan.pool); /* the answers before this one */
    alone.is_part = is_part;
    alone.worst = EXIT_GOOD;
    alone.is_passed = false;
    if (fd < 0 && folder >= 0) { /* beside a file that is not open nothing is read */
        (void)close(folder);
        folder = -1;
    }
    if (m->a->links != LINKS_NONE) hub_links_open(&alone.links, folder);
    if (open_pool(&alone, 1, SANDBOX_FOLDER, folder)) {
        const found_file found = {
            .name = name, .fd = fd, .folder = folder, .error = error, .is_walked = is_walked};
        (void)submit(&alone, &found);
        pool_drain(alone.plan.pool);
        worker_pool_close(&alone.plan);
        hub_links_close(&alone.links);
        m->done = alone.done;
        m->all = alone.all;
        return alone.is_passed ? FILE_PASSED : alone.worst;
    }
    hub_links_close(&alone.links);
    if (fd >= 0) (void)close(fd);
    if (folder >= 0) (void)close(folder);
    complain(m->a->err, name, "out of memory");
    return EXIT_TROUBLE;
}

static int visit_by_name(void *self, const char *path) {
    many *m = self;
    const int folder = open_folder_of(path);
    const int folder_error = errno;
    const int fd = folder >= 0 ? open_of_folder(m->a, path) : -1;
    const int error = folder < 0 ? folder_error : fd < 0 ? errno : 0;
    return visit_with_folder(m, true, false, path, fd, folder, error);
}

/* ---------------------------------------------------------------------------------------- files */

/* Standard input: one file after the other reads from it. */
static int visit_stdin(many *m, const char *name) {
    pool_drain(m->plan.pool);
    const int fd = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const found_file found = {.name = name, .fd = fd, .folder = -1, .error = fd < 0 ? errno : 0};
    const int code = submit(m, &found);
    pool_drain(m->plan.pool);
    return code;
}

/* A descriptor that this process may have no more of is free when files before this one are done. */
static int open_patiently(many *m, const char *name) {
    int fd = open_operand(name);
    if (fd >= 0 || (errno != EMFILE && errno != ENFILE)) return fd;
    pool_drain(m->plan.pool);
    return open_operand(name);
}

static int copy_patiently(many *m, int fd) {
    int copy = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (copy >= 0 || (errno != EMFILE && errno != ENFILE)) return copy;
    pool_drain(m->plan.pool);
    return fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
}

/* The exit code of one model, or of all of a folder. */
static int visit_models(many *m, const found_file *found) {
    if (found->fd < 0 && found->error == 0) {
        if (is_folder(found)) return each_model_of(m->a, found->name, visit_by_name, m);
        return visit_by_name(m, found->name);
    }
    const int fd = found->fd >= 0 ? copy_patiently(m, found->fd) : -1;
    const int error = found->error != 0 ? found->error : fd < 0 ? errno : 0;
    return visit_with_folder(m, true, found->is_walked, found->name, fd,
                             copy_patiently(m, found->folder), error);
}

/* A file that may name others in its folder. */
static int visit_beside(many *m, const found_file *found) {
    const bool is_open = found->fd >= 0;
    const int fd = found->error != 0 ? -1
                   : is_open         ? copy_patiently(m, found->fd)
                                     : open_patiently(m, found->name);
    const int error = found->error != 0 ? found->error : fd < 0 ? errno : 0;
    const int folder = is_open ? copy_patiently(m, found->folder) : open_folder_of(found->name);
    return visit_with_folder(m, false, found->is_walked, found->name, fd, folder, error);
}

static int visit_found(void *self, const found_file *found) {
    many *m = self;
    if (found->trouble != NULL) return visit_here(m, found);
    const bool is_open = found->fd >= 0 || found->error != 0;
    if (m->a->verb == VERB_CHECK && is_model(m->a, found)) {
        count(m, visit_models(m, found));
        return FILE_LATER;
    }
    if (!is_open && strcmp(found->name, "-") == 0) return visit_stdin(m, found->name);
    const bool is_walked_index = found->is_walked && names_index(found->name);
    if (has_files_beside(m->a, found->name) && !is_walked_index && m->a->verb != VERB_CONVERT) {
        const int code = visit_beside(m, found);
        if (code > m->worst) m->worst = code;
        return FILE_LATER;
    }
    found_file given = *found;
    given.folder = -1;
    if (is_open && found->error == 0 && found->is_taken != NULL) {
        *found->is_taken = true;
    } else if (found->error == 0) {
        given.fd = is_open ? copy_patiently(m, found->fd) : open_patiently(m, found->name);
        given.error = given.fd < 0 ? errno : 0;
    }
    return submit(m, &given);
}

/* Until there is something to read, what was submitted is done. */
static void wait_for(void *self, int fd) {
    const many *m = self;
    do {
        pool_handle(m->plan.pool);
        (void)fflush(m->a->out); /* answers before a pause are seen */
    } while (!wait_once(m, fd));
}

/* Links in the folder of a model that was found without workers, and so without a sandbox. Of a single operand they were
 * opened before the sandbox was entered. */
static void open_links(const many *m, const found_file *found, hub_links *links) {
    if (m->a->links == LINKS_NONE || !may_be_several(m->a) || !is_model(m->a, found)) return;
    if (found->folder >= 0) {
        hub_links_open(links, found->folder);
        return;
    }
    const int folder = is_folder(found) ? open_operand(found->name) : open_folder_of(found->name);
    hub_links_open(links, folder);
    if (folder >= 0) (void)close(folder);
}

/* Without workers. */
static int visit_in_process(void *self, const found_file *found) {
    const many *m = self;
    found_file given = *found;
    hub_links links = {NULL, 0, 0};
    if (m->a->verb == VERB_CHECK) open_links(m, found, &links);
    if (links.num > 0 || links.lack != 0) given.links = &links;
    const int outcome = m->files->visit(m->files->self, &m->frame->answer, &given);
    hub_links_close(&links);
    frame_count(m->frame, outcome);
    return outcome;
}

static int visit_all(many *m, const args *inputs, uint64_t *num_links) {
    /* Outputs are made by workers, in the folder that was opened for them. */
    const bool writes = m->a->verb == VERB_CONVERT;
    if (!uses_workers(m->a)) return visit_files(inputs, visit_in_process, NULL, m, num_links);
    if ((m->files->budget != NULL && !budget_share(m->files->budget)) ||
        !open_pool(m, m->a->jobs, writes ? SANDBOX_WRITE : SANDBOX_PARSE,
                   writes ? m->a->policy.folder : -1)) {
        complain(m->a->err, verb_name(m->a->verb), strerror(errno));
        return EXIT_TROUBLE;
    }
    const int worst = visit_files(inputs, visit_found, wait_for, m, num_links);
    m->is_all = true;
    pool_drain(m->plan.pool);
    file_progress_hide(m->progress);
    worker_pool_close(&m->plan);
    return worst > m->worst ? worst : m->worst;
}

int answer_many(const many_files *files) {
    frame f;
    file_progress line;
    many m = {.files = files, .a = files->a, .frame = &f, .progress = &line};
    args inputs = *files->a;
    uint64_t num_links = 0;
    if (files->a->verb == VERB_CONVERT) inputs.num_files--; /* the last one is the folder */
    if (!frame_begin(&f, files->a)) return EXIT_TROUBLE;
    file_progress_start(&line, files->a->quiet == 0);
    const int worst = visit_all(&m, &inputs, &num_links);
    return frame_end(&f, worst, num_links);
}
