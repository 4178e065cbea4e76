/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_readers.c - the time and the memory that a generated reader takes for a tree of a million records.
 *
 * The grammars are records.ksy and records_lazy.ksy; the second adds an instance to each record, and T_complete makes
 * all of them exist. The reader by hand makes an array of structs that grows by realloc and has a view of each body.
 * Each reads the same bytes in memory, in a process of its own, once in fresh memory, and again in memory that the
 * system has cleared already. Times are of the processor; readers take turns, and ratios are medians of those within a
 * round. Where scripts/build_reference.sh has built it, the parser of the official compiler takes part.
 */
#define _DEFAULT_SOURCE
#include "bench_readers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_timer.h"
#include "records.h"
#include "records_lazy.h"

enum { RECORDS = 1000000, BODY = 16, RECORD = 8 + BODY };

static uint8_t *input;
static const size_t input_size = (size_t)RECORDS * RECORD;

typedef struct cost {
    double fresh;    /* seconds in memory that the system clears */
    double warm;     /* in memory that was used before */
    double arena;    /* bytes of the arena's budget; 0 without one */
    double resident; /* bytes by which the peak of the process grows */
} cost;

/* Memory of the first read, for the second one: the same requests in the same order. */
enum { KEPT = 64 };
typedef struct kept {
    void *blocks[KEPT];
    size_t used;
    size_t count;
} kept;

static void *kept_alloc(void *self, size_t size) {
    kept *k = self;
    if (k->used < k->count) return k->blocks[k->used++];
    if (k->count == KEPT) return NULL;
    k->used++;
    return k->blocks[k->count++] = malloc(size);
}

static void kept_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)memory;
    (void)size;
}

static double peak(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)usage.ru_maxrss * 1024;
}

/* ----------------------------------------------------------------------------------- by ksyc */

typedef bool read_all(ks_ctx *ks, ks_stream *io, uint64_t *count);

static bool read_records(ks_ctx *ks, ks_stream *io, uint64_t *count) {
    records *root = NULL;
    if (!records_read(ks, io, &root)) return false;
    *count = root->entries.count;
    return true;
}

static bool read_records_lazy(ks_ctx *ks, ks_stream *io, uint64_t *count) {
    records_lazy *root = NULL;
    if (!records_lazy_read(ks, io, &root) || !records_lazy_complete(ks, root)) return false;
    *count = root->entries.count;
    return true;
}

static double time_read(read_all *reader, kept *memory, double *arena) {
    static ks_ctx ks;
    const ks_allocator allocator = {.alloc = kept_alloc, .free = kept_free, .self = memory};
    uint64_t count = 0;
    memory->used = 0;
    double begin = timer_busy();
    ks_ctx_init(&ks, ks_input_memory(input, input_size), ks_limits_for(input_size), &allocator);
    ks_stream io = ks_stream_root(&ks);
    bool good = reader(&ks, &io, &count);
    double seconds = timer_busy() - begin;
    *arena = (double)(ks.limits.memory - ks.memory_left);
    ks_ctx_free(&ks);
    if (!good || count != RECORDS) exit(1);
    return seconds;
}

static cost cost_of_reader(read_all *reader) {
    kept memory = {.count = 0};
    cost c;
    double before = peak();
    c.fresh = time_read(reader, &memory, &c.arena);
    c.resident = peak() - before;
    c.warm = time_read(reader, &memory, &c.arena);
    return c;
}

static cost cost_of_ksyc(void) { return cost_of_reader(read_records); }
static cost cost_of_ksyc_lazy(void) { return cost_of_reader(read_records_lazy); }

/* ----------------------------------------------------------------------------------- by hand */

typedef struct entry {
    uint8_t kind;
    uint8_t flags;
    uint16_t serial;
    uint32_t len_body;
    const uint8_t *body;
    size_t body_size;
} entry;

typedef struct array {
    entry *entries;
    size_t count;
    size_t room;
} array;

static bool read_by_hand(const uint8_t *data, size_t size, array *out) {
    size_t pos = 0;
    out->count = 0;
    while (pos < size) {
        if (out->count == out->room) {
            const size_t room = out->room > 0 ? out->room * 2 : 16;
            entry *more = realloc(out->entries, room * sizeof *more);
            if (more == NULL) return false;
            out->entries = more;
            out->room = room;
        }
        if (size - pos < 8) return false;
        const uint8_t *p = data + pos;
        entry *e = &out->entries[out->count];
        e->kind = p[0];
        e->flags = p[1];
        e->serial = (uint16_t)(p[2] | p[3] << 8);
        e->len_body = p[4] | (uint32_t)p[5] << 8 | (uint32_t)p[6] << 16 | (uint32_t)p[7] << 24;
        pos += 8;
        if (e->len_body > size - pos) return false;
        e->body = data + pos;
        e->body_size = e->len_body;
        pos += e->len_body;
        out->count++;
    }
    return true;
}

static double time_by_hand(array *a) {
    double begin = timer_busy();
    bool good = read_by_hand(input, input_size, a);
    double seconds = timer_busy() - begin;
    if (!good || a->count != RECORDS) exit(1);
    return seconds;
}

static cost cost_by_hand(void) {
    array a = {NULL, 0, 0};
    cost c = {.arena = 0};
    double before = peak();
    c.fresh = time_by_hand(&a);
    c.resident = peak() - before;
    c.warm = time_by_hand(&a);
    free(a.entries);
    return c;
}

/* ------------------------------------------------------------------------------- official C++ */

#define OFFICIAL "build/reference/records_official"

/* The program makes the same bytes itself. */
static cost cost_of_official(void) {
    cost c = {.arena = 0};
    char line[128] = "";
    char command[64];
    snprintf(command, sizeof command, OFFICIAL " %d", RECORDS);
    FILE *answer = popen(command, "r"); /* NOLINT(cert-env33-c) */
    if (answer == NULL) exit(1);
    char *end = line;
    if (fgets(line, sizeof line, answer) != NULL) {
        c.fresh = strtod(line, &end);
        c.warm = strtod(end, &end);
        c.resident = strtod(end, &end);
    }
    if (pclose(answer) != 0 || c.fresh == 0) exit(1);
    return c;
}

/* ----------------------------------------------------------------------------------- rounds */

/* What `measured` says in a child, so that nothing of one reader is left for the next. */
static cost alone(cost (*measured)(void)) {
    int ends[2];
    cost c;
    int status;
    if (pipe(ends) != 0) exit(2);
    pid_t child = fork();
    if (child == 0) {
        c = measured();
        _exit(write(ends[1], &c, sizeof c) == (ssize_t)sizeof c ? 0 : 1);
    }
    close(ends[1]);
    bool good = child > 0 && read(ends[0], &c, sizeof c) == (ssize_t)sizeof c;
    close(ends[0]);
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0 || !good) {
        fprintf(stderr, "bench: a reader failed\n");
        exit(1);
    }
    return c;
}

typedef struct contender {
    const char *name;
    cost (*measured)(void);
    double fresh[TIMER_ROUNDS], warm[TIMER_ROUNDS];
    double fresh_ratio[TIMER_ROUNDS], warm_ratio[TIMER_ROUNDS]; /* to the reader by hand */
    cost last;
} contender;

static void take_turn(contender *all, size_t n, int round) {
    for (size_t i = 0; i < n; i++) {
        contender *c = &all[i];
        c->last = alone(c->measured);
        c->fresh[round] = c->last.fresh;
        c->warm[round] = c->last.warm;
        c->fresh_ratio[round] = c->last.fresh / all[0].last.fresh;
        c->warm_ratio[round] = c->last.warm / all[0].last.warm;
    }
}

static void make_input(void) {
    input = malloc(input_size);
    if (input == NULL) exit(2);
    for (size_t i = 0; i < RECORDS; i++) {
        uint8_t *p = input + i * RECORD;
        memset(p, (int)(i & 0xff), RECORD);
        memcpy(p + 4, "\x10\0\0\0", 4); /* BODY */
    }
}

void bench_readers(void) {
    static contender all[] = {{.name = "by hand", .measured = cost_by_hand},
                              {.name = "ksyc", .measured = cost_of_ksyc},
                              {.name = "ksyc, an instance each", .measured = cost_of_ksyc_lazy},
                              {.name = "official C++", .measured = cost_of_official}};
    size_t n = sizeof all / sizeof *all;
    const bool has_official = access(OFFICIAL, X_OK) == 0;
    if (!has_official) n--;
    make_input();
    printf("readers of %d records, %.0f MB; medians of %d rounds\n", RECORDS,
           (double)input_size * 1e-6, TIMER_ROUNDS);
    fflush(stdout);
    for (int round = 0; round < TIMER_ROUNDS; round++) take_turn(all, n, round);
    for (size_t i = 0; i < n; i++) {
        contender *c = &all[i];
        printf("%-23s %6.1f ms, %6.1f in warm memory  %5.1f and %5.1f x by hand  %6.1f MB resident",
               c->name, timer_median(c->fresh) * 1e3, timer_median(c->warm) * 1e3,
               timer_median(c->fresh_ratio), timer_median(c->warm_ratio), c->last.resident * 1e-6);
        if (c->last.arena > 0) printf(", arena %.1f MB", c->last.arena * 1e-6);
        puts("");
    }
    if (!has_official)
        puts("left out: official C++ (KAITAI_CPP=DIR names a checkout of "
             "kaitai_struct_cpp_stl_runtime)");
    fflush(stdout);
    free(input);
}
