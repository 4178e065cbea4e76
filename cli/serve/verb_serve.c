/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_serve.c - see serve.h: which of the processes of the service this one is.
 */
#include "serve.h"

#if defined(KS_WITH_HTTP) && KS_WITH_HTTP

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "serve_library.h"
#include "serve_listen.h"
#include "serve_loop.h"
#include "serve_master.h"
#include "serve_queue.h"
#include "workers.h"

/* The descriptor in the environment; -1: this process was not started by another one of the service. */
static int ready_of(const char *text) {
    char *end = NULL;
    errno = 0;
    const long fd = text != NULL ? strtol(text, &end, 10) : -1;
    if (text == NULL || end == text || *end != '\0' || errno != 0 || fd <= LISTEN_FIRST ||
        fd > 1024)
        return -1;
    return fcntl((int)fd, F_SETFD, FD_CLOEXEC) == 0 ? (int)fd : -1;
}

static int open_log(const args *a) {
    if (a->serve.log == NULL) return STDERR_FILENO;
    const int fd = open(a->serve.log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0640);
    if (fd < 0) complain(stderr, a->serve.log, strerror(errno));
    return fd;
}

static int run_service(const args *a, int ready) {
    char why[512];
    listener at;
    if (!serve_library_load()) return EXIT_TROUBLE;
    if (!listen_take(&at, why, sizeof why)) {
        complain(stderr, "LISTEN_FDS", why);
        return EXIT_TROUBLE;
    }
    const int log_fd = open_log(a);
    if (log_fd < 0) return EXIT_TROUBLE;
    const int code = serve_run(a, &at, log_fd, ready);
    if (log_fd != STDERR_FILENO && close(log_fd) != 0)
        complain(stderr, a->serve.log, strerror(errno));
    return code;
}

/* Where nothing is said: a folder for sockets of the service, or of the user. */
static const char *default_listen(char *text, size_t cap) {
    const char *folder = getenv("RUNTIME_DIRECTORY");
    if (folder == NULL || folder[0] == '\0') folder = getenv("XDG_RUNTIME_DIR");
    if (folder == NULL || folder[0] == '\0') return NULL;
    const int n = snprintf(text, cap, "unix:%s/tensorgate.sock", folder);
    return n > 0 && (size_t)n < cap ? text : NULL;
}

int run_serve(const args *a) {
    char at[4096];
    args mine = *a;
    if (worker_is_executed()) queue_work(a);
    const int ready = listen_is_passed() ? ready_of(getenv(READY_VARIABLE)) : -1;
    serve_block_signals();
    if (ready >= 0) return run_service(a, ready);
    if (listen_is_passed() && a->serve.listen != NULL)
        return complain_usage(a, "a socket was passed (LISTEN_FDS), so that there is no --listen",
                              a->serve.listen);
    if (a->serve.listen == NULL) mine.serve.listen = default_listen(at, sizeof at);
    if (mine.serve.listen == NULL && !listen_is_passed())
        return complain_usage(
            a, "--listen is missing; RUNTIME_DIRECTORY and XDG_RUNTIME_DIR name no folder either",
            NULL);
    return serve_supervise(&mine);
}

#else

int run_serve(const args *a) {
    (void)a;
    complain(stderr, "serve", "this build has no HTTP (HTTP=0)");
    return EXIT_TROUBLE;
}

#endif
