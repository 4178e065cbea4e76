/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_watch.c - see intake_watch.h.
 */
#define _GNU_SOURCE /* ppoll */
#include "intake_watch.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <time.h>
#include <unistd.h>

/* ------------------------------------------------------------------------------------- signals */

static volatile sig_atomic_t stop;

static void on_stop(int number) {
    (void)number;
    stop = stop == 0 ? 1 : 2;
}

void stop_prepare(void) {
    static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
    struct sigaction action;
    sigset_t blocked;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_stop;
    sigemptyset(&action.sa_mask);
    sigemptyset(&blocked);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        (void)sigaction(numbers[i], &action, NULL);
        sigaddset(&blocked, numbers[i]);
    }
    (void)sigprocmask(SIG_BLOCK, &blocked, NULL);
    /* The kernel sends it when somebody wants to write to a file of which this process has a lease. */
    action.sa_handler = SIG_IGN;
    (void)sigaction(SIGIO, &action, NULL);
}

int stop_requests(void) { return stop; }

/* -------------------------------------------------------------------------------------- events */

int watch_open(const folder *inbox, int *fd) {
    /* By its descriptor: its path may lead to another folder by now. */
    char path[32];
    const uint32_t events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ATTRIB | IN_DELETE | IN_ONLYDIR;
    snprintf(path, sizeof path, "/proc/self/fd/%d", inbox->fd);
    *fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (*fd < 0) return errno;
    if (inotify_add_watch(*fd, path, events) >= 0) return 0;
    const int error = errno;
    (void)close(*fd);
    *fd = -1;
    return error;
}

static watch_news read_events(const char *bytes, size_t n) {
    watch_news news = WATCH_NOTHING;
    for (size_t at = 0; at < n;) {
        struct inotify_event e;
        memcpy(&e, bytes + at, sizeof e); /* the kernel gives whole events */
        at += sizeof e + e.len;
        if ((e.mask & (IN_UNMOUNT | IN_IGNORED)) != 0) return WATCH_INBOX_GONE;
        /* Names that went leave nothing to do, except that a file may have one name now instead of two. */
        news = WATCH_CHANGED;
    }
    return news;
}

watch_news watch_read(int fd) {
    char bytes[16384];
    watch_news news = WATCH_NOTHING;
    for (;;) {
        const ssize_t n = read(fd, bytes, sizeof bytes);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return news;
        const watch_news more = read_events(bytes, (size_t)n);
        if (more > news) news = more;
    }
}

void watch_wait(struct pollfd *fds, size_t n, double seconds) {
    sigset_t none;
    sigemptyset(&none);
    struct timespec limit = {(time_t)seconds, 0};
    if (seconds >= 0) limit.tv_nsec = (long)((seconds - (double)limit.tv_sec) * 1e9);
    if (ppoll(fds, (nfds_t)n, seconds >= 0 ? &limit : NULL, &none) <= 0) {
        for (size_t i = 0; i < n; i++) fds[i].revents = 0;
    }
}

double watch_clock(void) {
    struct timespec now = {0, 0};
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
