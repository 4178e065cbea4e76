/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_watch.h - what `intake` waits for: changes of the inbox, and signals that ask it to stop.
 *
 * Events only say that the inbox is to be read again: their names are not used. So it does not matter if the kernel
 * loses some of them, which it says with an event, too.
 */
#ifndef TENSORGATE_CLI_INTAKE_WATCH_H
#define TENSORGATE_CLI_INTAKE_WATCH_H

#include <poll.h>
#include <stdbool.h>

#include "intake_folder.h"

/* SIGTERM, SIGINT, SIGHUP: from here on they arrive only in watch_wait(), and there are counted. */
void stop_prepare(void);
/* 0, 1, or 2 for more. */
int stop_requests(void);

typedef enum watch_news { WATCH_NOTHING, WATCH_CHANGED, WATCH_INBOX_GONE } watch_news;

/* Returns 0 with a descriptor, or an errno. */
int watch_open(const folder *inbox, int *fd);
/* Reads all events that there are. */
watch_news watch_read(int fd);
/* Waits for one of the descriptors, a signal, or so many seconds (negative: for ever). */
void watch_wait(struct pollfd *fds, size_t n, double seconds);
/* Seconds of a clock that only goes forward. */
double watch_clock(void);

#endif
