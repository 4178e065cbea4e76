/* SPDX-License-Identifier: Apache-2.0 */
/*
 * validate_upload.c - validate a file of primitiv, .npy, .safetensors or .gguf while it arrives
 * through a socket, in memory that does not depend on the size of its tensors. (Of .gguf all that
 * describes them is kept; limits.max_stream bounds it.)
 *
 *     validate_upload < FILE        or as a service of inetd: descriptor 0 is the connection
 *
 * A tg_stream accepts the bytes in pieces of any size and gives the same verdict at the end as
 * tg_open(). Events report the content of the file
 * while it is read; do not trust any of it before TG_STREAM_EVENT_END, because a file can turn out
 * to be truncated after its last tensor.
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include <tensorgate.h>

/* What this program collects from a file. */
typedef struct summary {
    uint64_t tensors;
    uint64_t value_bytes;
    bool complete;
} summary;

static bool on_event(void *self, const tg_stream_event *event) {
    summary *s = self;
    if (event->kind == TG_STREAM_EVENT_TENSOR) s->tensors++;
    if (event->kind == TG_STREAM_EVENT_VALUES) s->value_bytes += event->n; /* event->data: here */
    if (event->kind == TG_STREAM_EVENT_END) s->complete = true;
    return true; /* false would end the stream with TG_CODE_STOPPED */
}

static int refused(const tg_error *error) {
    char text[512];
    tg_error_text(error, text, sizeof text);
    printf("refused: %s\n", text);
    return 1;
}

/* Feeds all bytes of a descriptor to the stream. False if the descriptor cannot be read. */
static bool feed_from(int fd, tg_stream *stream) {
    unsigned char buffer[4096]; /* the only part of the upload that is kept */
    for (;;) {
        ssize_t n = read(fd, buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return n == 0;
        /* As soon as there is a verdict, the rest of the upload need not be received. */
        if (!tg_stream_feed(stream, buffer, (size_t)n)) return true;
    }
}

int main(void) {
    tg_options options = {.limits.max_file = UINT64_C(1) << 30}; /* bytes of an upload */
    summary found = {0};
    tg_stream_sink sink = {.event = on_event, .self = &found};
    tg_error error;
    tg_stream *stream = tg_stream_new(&options, &sink, &error);
    if (stream == NULL) return refused(&error);

    int result = 2;
    if (!feed_from(STDIN_FILENO, stream)) {
        perror("validate_upload");
    } else if (!tg_stream_end(stream)) {
        result = refused(tg_stream_error(stream));
    } else if (found.complete) { /* guaranteed: the stream said that the file is valid */
        printf("valid: %" PRIu64 " tensors, %" PRIu64 " bytes of values\n", found.tensors,
               found.value_bytes);
        result = 0;
    }
    tg_stream_free(stream);
    return result;
}
