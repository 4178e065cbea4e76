/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_stream.c - the cost of a push stream for two extremes of real models.
 *
 * A model of 100,000 parameters of 640 bytes is nearly all structure. It is in memory and is fed in
 * pieces of 64 KiB. For comparison, memcpy copies each piece, and two parsers of MessagePack that
 * Debian packages read the same bytes, if they are installed: msgpack-c (libmsgpackc2), which gets
 * the whole file at once, and libmpack by Thiago de Arruda (libmpack0), token by token. They check
 * less: that there are tokens, not which. (The mpack by Nicholas Fraser is another library, and is
 * not packaged.) Times are processor time.
 *
 * A model of 10 GB, 640 tensors of 16 MiB, is nearly all payload. A child process generates it and
 * sends it through a pipe into `tensorgate check -`; for comparison, `cat` discards the same bytes.
 */
#define _GNU_SOURCE /* dlopen, wait4 */
#include "bench_stream.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_gen.h"
#include "bench_timer.h"
#include "tensorgate.h"

enum { PIECE = 64 << 10, PARAMETERS = 100000, FLOATS = 160 };
enum { TENSORS = 640, TENSOR_BYTES = 16 << 20, READ = 128 << 10, PIPE_ROUNDS = 3 };

static void give_up(const char *why) {
    fprintf(stderr, "bench: %s\n", why);
    exit(1);
}

/* ----------------------------------------------------------------------------- mostly structure */

static bool count_values(void *self, const tg_stream_event *event) {
    *(uint64_t *)self += event->n;
    return true;
}

static double time_stream(const gen_file *file) {
    double begin = timer_busy();
    uint64_t bytes = 0;
    tg_error error;
    tg_stream_sink sink = {count_values, &bytes};
    tg_stream *stream = tg_stream_new(NULL, &sink, &error);
    if (stream == NULL) give_up("no memory for a stream");
    for (size_t at = 0; at < file->size; at += PIECE) {
        size_t n = file->size - at < PIECE ? file->size - at : PIECE;
        if (!tg_stream_feed(stream, file->data + at, n)) break;
    }
    if (!tg_stream_end(stream) || bytes != (uint64_t)PARAMETERS * FLOATS * 4)
        give_up("a stream that is not what was made");
    tg_stream_free(stream);
    return timer_busy() - begin;
}

static double time_copy(const gen_file *file, uint8_t *piece) {
    double begin = timer_busy();
    for (size_t at = 0; at < file->size; at += PIECE) {
        memcpy(piece, file->data + at, file->size - at < PIECE ? file->size - at : PIECE);
    }
    return timer_busy() - begin;
}

/* -------------------------------------------------------------------------------------- msgpack-c */

/* As in msgpack/unpack.h and object.h of version 4: an object is 24 bytes. */
typedef struct msgpack_unpacked {
    void *zone;
    uint64_t object[3];
} msgpack_unpacked;

static struct {
    int (*next)(msgpack_unpacked *result, const char *data, size_t len, size_t *off);
    void (*free)(void *zone);
} msgpack_c;

/* dlsym returns a pointer to an object, and C has no other conversion from it to a function. */
static bool find(void *library, const char *name, void *function) {
    void *symbol = library != NULL ? dlsym(library, name) : NULL;
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

static double time_msgpack_c(const gen_file *file) {
    double begin = timer_busy();
    msgpack_unpacked result = {NULL, {0, 0, 0}};
    size_t at = 0;
    while (at < file->size) { /* 2: an object, and the data go on */
        int code = msgpack_c.next(&result, (const char *)file->data, file->size, &at);
        if (code < 1) give_up("msgpack-c takes it for broken");
    }
    if (result.zone != NULL) msgpack_c.free(result.zone);
    return timer_busy() - begin;
}

/* --------------------------------------------------------------------------------------- libmpack */

/* As in mpack.h of version 1.0. */
typedef struct mpack_token {
    int type;
    unsigned length;
    union {
        unsigned value[2];
        const char *chunk;
    } data;
} mpack_token;

typedef struct mpack_tokbuf {
    char pending[9];
    mpack_token pending_token;
    size_t at, len;
    unsigned passthrough;
} mpack_tokbuf;

static struct {
    void (*init)(mpack_tokbuf *buffer);
    int (*read)(mpack_tokbuf *buffer, const char **data, size_t *n, mpack_token *token);
} mpack;

static double time_mpack(const gen_file *file) {
    double begin = timer_busy();
    mpack_tokbuf buffer;
    mpack.init(&buffer);
    for (size_t at = 0; at < file->size; at += PIECE) {
        const char *data = (const char *)file->data + at;
        size_t n = file->size - at < PIECE ? file->size - at : PIECE;
        while (n > 0) { /* 1: a token that continues in the next piece */
            mpack_token token;
            if (mpack.read(&buffer, &data, &n, &token) > 1) give_up("mpack takes it for broken");
        }
    }
    return timer_busy() - begin;
}

/* ---------------------------------------------------------------------------------- side by side */

static void print_speed(const char *name, size_t size, double *times, const double *ratios) {
    double typical = timer_median(times); /* the first is the shortest now */
    printf("  %-24s %8.2f GB/s (best %5.2f)  %7.1f ns for each parameter", name,
           1e-9 * (double)size / typical, 1e-9 * (double)size / times[0],
           typical / PARAMETERS * 1e9);
    if (ratios != NULL) {
        double sorted[TIMER_ROUNDS];
        memcpy(sorted, ratios, sizeof sorted);
        printf("  %6.2f x the stream", timer_median(sorted));
    }
    putchar('\n');
}

static void measure_structure(void) {
    enum { STREAM, COPY, MSGPACK_C, MPACK, PARTIES };
    static const char *const names[PARTIES] = {"tg_stream", "memcpy", "msgpack-c (libmsgpackc2)",
                                               "libmpack (libmpack0)"};
    double times[PARTIES][TIMER_ROUNDS];
    double ratios[PARTIES][TIMER_ROUNDS];
    static uint8_t piece[PIECE];
    void *c = dlopen("libmsgpackc.so.2", RTLD_NOW);
    void *m = dlopen("libmpack.so.0", RTLD_NOW);
    bool has[PARTIES] = {true, true, false, false};
    has[MSGPACK_C] = find(c, "msgpack_unpack_next", &msgpack_c.next) &&
                     find(c, "msgpack_zone_free", &msgpack_c.free);
    has[MPACK] = find(m, "mpack_tokbuf_init", &mpack.init) && find(m, "mpack_read", &mpack.read);

    gen_file file = gen_primitiv(PARAMETERS, FLOATS);
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        times[STREAM][round] = time_stream(&file);
        times[COPY][round] = time_copy(&file, piece);
        if (has[MSGPACK_C]) times[MSGPACK_C][round] = time_msgpack_c(&file);
        if (has[MPACK]) times[MPACK][round] = time_mpack(&file);
        for (int i = 0; i < PARTIES; i++) {
            if (has[i]) ratios[i][round] = times[i][round] / times[STREAM][round];
        }
    }
    printf("stream    %d parameters of %d bytes, %.1f MB in pieces of 64 KiB\n", PARAMETERS,
           FLOATS * 4, 1e-6 * (double)file.size);
    for (int i = 0; i < PARTIES; i++) {
        if (has[i]) {
            print_speed(names[i], file.size, times[i], i == STREAM ? NULL : ratios[i]);
        } else {
            printf("  %-24s not installed\n", names[i]);
        }
    }
    free(file.data);
    if (c != NULL) dlclose(c);
    if (m != NULL) dlclose(m);
}

/* ------------------------------------------------------------------------------- mostly payload */

static void write_all(int fd, const void *data, size_t n) {
    const uint8_t *at = data;
    while (n > 0) {
        ssize_t done = write(fd, at, n);
        if (done <= 0) _exit(1); /* the reader has closed the pipe */
        at += done;
        n -= (size_t)done;
    }
}

static size_t put_uint32(uint8_t *to, uint32_t value) {
    const uint8_t bytes[] = {0xce, (uint8_t)(value >> 24), (uint8_t)(value >> 16),
                             (uint8_t)(value >> 8), (uint8_t)value};
    memcpy(to, bytes, sizeof bytes);
    return sizeof bytes;
}

/* Writes the model to `fd`, in pieces of the capacity of a pipe. */
static void make_model(int fd) {
    static uint8_t zeros[READ];
    uint8_t head[64];
    size_t n = put_uint32(head, 0);
    n += put_uint32(head + n, 1);
    n += put_uint32(head + n, 0x300);
    n += put_uint32(head + n, TENSORS);
    for (uint32_t i = 0; i < TENSORS; i++) {
        const uint8_t key[] = {0x91, 0xa2, (uint8_t)('A' + i / 32), (uint8_t)('A' + i % 32), 0x91};
        memcpy(head + n, key, sizeof key);
        n += sizeof key;
        n += put_uint32(head + n, TENSOR_BYTES / 4);
        n += put_uint32(head + n, 1);
        n += put_uint32(head + n, TENSOR_BYTES);
        head[n - 5] = 0xc6; /* the same five bytes, except for the tag */
        write_all(fd, head, n);
        for (size_t left = TENSOR_BYTES; left > 0; left -= READ) write_all(fd, zeros, READ);
        n = put_uint32(head, 0); /* no statistics */
    }
    write_all(fd, head, n);
}

/* The reader of the pipe: `cat`, or the command. */
static void read_as(const char *tensorgate, int from) {
    int null = open("/dev/null", O_WRONLY);
    dup2(from, STDIN_FILENO);
    dup2(null, STDOUT_FILENO);
    if (tensorgate != NULL) {
        execl(tensorgate, "tensorgate", "check", "-", (char *)NULL);
    } else {
        execlp("cat", "cat", (char *)NULL);
    }
    _exit(127);
}

/* Seconds that one child takes to read the output of another, and its peak memory in KiB. A
 * child begins with the memory of this process, which is little at this point. */
static double time_pipe(const char *tensorgate, long *peak) {
    int data[2];
    if (pipe(data) != 0) give_up("no pipe");
    double begin = timer_now();
    pid_t maker = fork();
    if (maker == 0) {
        close(data[0]);
        make_model(data[1]);
        _exit(0);
    }
    close(data[1]);
    pid_t reader = fork();
    if (reader == 0) read_as(tensorgate, data[0]);
    close(data[0]);
    int made = 1;
    int done = 1;
    struct rusage usage;
    if (maker < 0 || reader < 0 || wait4(reader, &done, 0, &usage) != reader ||
        waitpid(maker, &made, 0) != maker || done != 0 || made != 0) {
        give_up("a child that failed");
    }
    *peak = usage.ru_maxrss;
    return timer_now() - begin;
}

static void measure_payload(const char *tensorgate) {
    double best[2] = {0, 0};
    long peak[2] = {0, 0};
    double ratios[PIPE_ROUNDS];
    for (int round = 0; round < PIPE_ROUNDS; round++) {
        double seconds[2];
        for (int i = 0; i < 2; i++) {
            seconds[i] = time_pipe(i == 0 ? tensorgate : NULL, &peak[i]);
            if (round == 0 || seconds[i] < best[i]) best[i] = seconds[i];
        }
        ratios[round] = seconds[0] / seconds[1];
    }
    double size = (double)TENSORS * TENSOR_BYTES;
    printf("stream    a model of %.1f GB, %d tensors of %d MiB, through a pipe, best of %d\n",
           1e-9 * size, TENSORS, TENSOR_BYTES >> 20, PIPE_ROUNDS);
    printf("  %-24s %8.2f GB/s  %7.3f s  peak memory %.1f MB\n", "tensorgate check -",
           1e-9 * size / best[0], best[0], 1.024e-3 * (double)peak[0]);
    printf("  %-24s %8.2f GB/s  %7.3f s  %6.2f x cat\n", "cat > /dev/null", 1e-9 * size / best[1],
           best[1], best[0] / best[1]);
    for (int round = 0; round < PIPE_ROUNDS; round++)
        printf("%s%.2f%s", round == 0 ? "  (round by round: " : ", ", ratios[round],
               round + 1 == PIPE_ROUNDS ? ")\n" : "");
}

void bench_stream(const char *tensorgate) {
    measure_structure();
    fflush(stdout);
    measure_payload(tensorgate);
    fflush(stdout);
}
