/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_log.c - see serve_log.h.
 */
#include "serve_log.h"

#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli_json.h"

bool log_start(serve_log *log, int fd) {
    log->fd = fd;
    tzset(); /* it opens files, which gmtime_r() would do, too, perhaps in the sandbox */
    log->line = fmemopen(log->text, sizeof log->text, "w");
    return log->line != NULL;
}

void log_end(serve_log *log) {
    if (log->line != NULL) fclose(log->line); /* memory only: nothing can be lost */
    log->line = NULL;
}

static void begin(serve_log *log, jw *j) {
    char text[40];
    struct timespec now = {0, 0};
    struct tm parts;
    memset(&parts, 0, sizeof parts);
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    size_t n = strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(text + n, sizeof text - n, ".%03dZ", (int)(now.tv_nsec / 1000000));
    rewind(log->line);
    jw_start(j, log->line);
    jw_begin_object(j);
    jw_key(j, "time");
    jw_text(j, text);
}

/* One write: lines of several processes do not mix in a pipe or a file that is appended to. */
static bool end(serve_log *log, jw *j) {
    jw_finish(j);
    if (fflush(log->line) != 0 || ferror(log->line)) {
        clearerr(log->line);
        return false;
    }
    const long n = ftell(log->line);
    if (n <= 0 || n > LOG_LINE) return false;
    ssize_t done;
    do {
        done = write(log->fd, log->text, (size_t)n);
    } while (done < 0 && errno == EINTR);
    return done == n;
}

static void put_text(jw *j, const char *key, const char *text, size_t most) {
    if (text == NULL) return;
    size_t n = 0;
    while (n < most && text[n] != '\0') n++;
    jw_key(j, key);
    jw_string(j, text, n);
}

bool log_request(serve_log *log, const log_entry *e) {
    jw j;
    begin(log, &j);
    put_text(&j, "client", e->client, 64);
    put_text(&j, "peer", e->peer, 64);
    put_text(&j, "request_id", e->request_id, 64);
    put_text(&j, "method", e->method, 32);
    put_text(&j, "target", e->target, LOG_TARGET);
    jw_key(&j, "status");
    jw_u64(&j, e->status);
    jw_key(&j, "received");
    jw_u64(&j, e->received);
    jw_key(&j, "sent");
    jw_u64(&j, e->sent);
    jw_key(&j, "seconds");
    fprintf(jw_by_hand(&j), "%.6f", e->seconds);
    put_text(&j, "code", e->code, 64);
    put_text(&j, "format", e->format, 32);
    return end(log, &j);
}

bool log_event(serve_log *log, const char *event, const char *detail) {
    jw j;
    begin(log, &j);
    put_text(&j, "event", event, 64);
    put_text(&j, "detail", detail, LOG_TARGET);
    return end(log, &j);
}
