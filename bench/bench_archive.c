/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_archive.c - see bench_archive.h.
 *
 * Archives of one deflated member are made in memory: of zero bytes, which inflate fastest and leave
 * no time to hide anything in, and of numbers that hardly shrink. A pass is what zlib takes to inflate
 * the member once and to compute its checksum. It runs by turns with tg_open_memory and the reading
 * of values; the figures are times in units of a pass, medians of the rounds.
 */
#include "bench_archive.h"

#include <stdio.h>

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "bench_timer.h"
#include "tensorgate.h"

#define BLOCK ((size_t)1 << 20)
#define LOCAL 35 /* bytes of the local header with its name, a.npy */
#define NPY 1024 /* bytes of the header of the array */

typedef struct shape {
    const char *name;
    const char *descr;
    size_t element;
    uint64_t n[3]; /* 0: no axis */
    unsigned twos; /* axes of length 2 instead */
} shape;

static const shape shapes[] = {
    {"1 axis f32", "<f4", 4, {8 << 20}, 0},
    {"4096 x 2048 f32", "<f4", 4, {4096, 2048}, 0},
    {"2 x 4194304 f32", "<f4", 4, {2, 4 << 20}, 0},
    {"4194304 x 2 f32", "<f4", 4, {4 << 20, 2}, 0},
    {"200 x 210 x 200 f32", "<f4", 4, {200, 210, 200}, 0},
    {"big-endian 4096 x 1024 f64", ">f8", 8, {4096, 1024}, 0},
    {"23 axes of 2 f32", "<f4", 4, {0}, 23},
    {"25 axes of 2 u8", "|u1", 1, {0}, 25},
};

typedef struct made {
    uint8_t *file;
    size_t size;
    size_t packed;   /* bytes of the member, deflated */
    size_t unpacked; /* and inflated */
    uint64_t nbytes;
} made;

static void *get(size_t size) {
    void *memory = malloc(size);
    if (memory == NULL) {
        fputs("bench: out of memory\n", stderr);
        exit(2);
    }
    return memory;
}

/* ------------------------------------------------------------------------------------ archives */

static uint64_t count_of(const shape *s) {
    uint64_t count = UINT64_C(1) << s->twos;
    for (int i = 0; i < 3; i++) count *= s->n[i] > 0 ? s->n[i] : 1;
    return count;
}

static void put_header(const shape *s, char *to) {
    static const char magic[] = "\x93NUMPY\1";
    memset(to, ' ', NPY);
    memcpy(to, magic, sizeof magic);
    to[8] = (char)((NPY - 10) & 255);
    to[9] = (char)((NPY - 10) >> 8);
    int at = 10 + sprintf(to + 10, "{'descr': '%s', 'fortran_order': True, 'shape': (", s->descr);
    for (unsigned i = 0; i < s->twos; i++) at += sprintf(to + at, "2, ");
    for (int i = 0; i < 3 && s->n[i] > 0; i++)
        at += sprintf(to + at, "%llu, ", (unsigned long long)s->n[i]);
    at += sprintf(to + at, "), }");
    to[at] = ' ';
    to[NPY - 1] = '\n';
}

static void put(uint8_t **to, uint64_t value, int size) {
    for (; size > 0; size--, value >>= 8) *(*to)++ = (uint8_t)value;
}

/* The fields that the local header and the directory have in common. */
static void put_common(uint8_t **to, const made *m, unsigned long crc) {
    put(to, 20, 2); /* version */
    put(to, 0, 2);  /* flags */
    put(to, 8, 2);  /* deflated */
    put(to, 0, 4);  /* time */
    put(to, crc, 4);
    put(to, m->packed, 4);
    put(to, m->unpacked, 4);
    put(to, 5, 2); /* length of the name, of the rest */
    put(to, 0, 2);
}

static made make(const shape *s, bool zeros) {
    made m = {.nbytes = count_of(s) * s->element};
    m.unpacked = NPY + (size_t)m.nbytes;
    uint8_t *content = get(m.unpacked);
    put_header(s, (char *)content);
    memset(content + NPY, 0, m.unpacked - NPY);
    uint32_t random = 1;
    for (size_t i = NPY; !zeros && i < m.unpacked; i++) {
        if (i % 4 == 0) random = random * 1664525u + 1013904223u;
        content[i] = (uint8_t)(random >> (8 + i % 4 * 4));
    }
    m.file = get(compressBound(m.unpacked) + 256);
    z_stream z;
    memset(&z, 0, sizeof z);
    if (deflateInit2(&z, zeros ? 6 : 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) != Z_OK) exit(2);
    z.next_in = content;
    z.avail_in = (uInt)m.unpacked;
    z.next_out = m.file + LOCAL;
    z.avail_out = (uInt)compressBound(m.unpacked);
    if (deflate(&z, Z_FINISH) != Z_STREAM_END) exit(2);
    m.packed = (size_t)z.total_out;
    (void)deflateEnd(&z);
    const unsigned long crc = crc32_z(0, content, m.unpacked);
    free(content);

    uint8_t *to = m.file;
    put(&to, 0x04034b50, 4);
    put_common(&to, &m, crc);
    memcpy(to, "a.npy", 5);
    uint8_t *directory = m.file + LOCAL + m.packed;
    to = directory;
    put(&to, 0x02014b50, 4);
    put(&to, 20, 2);
    put_common(&to, &m, crc);
    put(&to, 0, 8); /* comment, disk, attributes */
    put(&to, 0, 6); /* ... and the offset of the member */
    memcpy(to, "a.npy", 5);
    to += 5;
    const size_t size = (size_t)(to - directory);
    put(&to, 0x06054b50, 4);
    put(&to, 0, 4);
    put(&to, 1, 2);
    put(&to, 1, 2);
    put(&to, size, 4);
    put(&to, LOCAL + m.packed, 4);
    put(&to, 0, 2);
    m.size = (size_t)(to - m.file);
    return m;
}

/* ------------------------------------------------------------------------------------- reading */

static double time_pass(const made *m, uint8_t *block) {
    z_stream z;
    memset(&z, 0, sizeof z);
    double begin = timer_busy();
    if (inflateInit2(&z, -15) != Z_OK) exit(2);
    z.next_in = m->file + LOCAL;
    z.avail_in = (uInt)m->packed;
    unsigned long crc = 0;
    int code = Z_OK;
    while (code == Z_OK) {
        z.next_out = block;
        z.avail_out = (uInt)(64 << 10);
        code = inflate(&z, Z_NO_FLUSH);
        crc = crc32_z(crc, block, (size_t)(64 << 10) - z.avail_out);
    }
    double seconds = timer_busy() - begin;
    (void)inflateEnd(&z);
    if (code != Z_STREAM_END || crc == 1) exit(2);
    return seconds;
}

typedef enum how { STORED, FORWARD, BACKWARD, STEPS_BACK, TO_TARGET, NUM_HOW } how;

static const char *const hows[NUM_HOW] = {"as stored", "C order", "C order, backward",
                                          "C, every 10000th back", "C order, copied"};

static int take(void *self, uint64_t offset, const void *data, size_t n) {
    memcpy((uint8_t *)self + offset, data, n);
    return 0;
}

static void read_all(tg_array *a, const made *m, how h, size_t element, uint8_t *block,
                     uint8_t *whole) {
    bool good = true;
    if (h == TO_TARGET) {
        const tg_target target = {take, false, whole};
        const tg_values values = tg_array_values(a);
        good = values.copy(values.self, TG_PART_VALUES, 0, m->nbytes, &target, 0, NULL);
    } else if (h == STEPS_BACK) {
        for (uint64_t at = m->nbytes; good && at > 0;
             at = at > 10000 * element ? at - 10000 * element : 0)
            good = tg_array_read(a, at - element, block, element);
    } else {
        for (uint64_t at = 0; good && at < m->nbytes;) {
            const uint64_t left = m->nbytes - at;
            const size_t n = left < BLOCK ? (size_t)left : BLOCK;
            good = tg_array_read(a, h == BACKWARD ? left - n : at, block, n);
            at += n;
        }
    }
    if (!good) exit(1);
}

static double time_reading(const made *m, how h, size_t element, uint8_t *block, uint8_t *whole) {
    const tg_array_options options = {.order = h == STORED ? TG_ARRAY_ORDER_ANY : TG_ARRAY_ORDER_C};
    double begin = timer_busy();
    tg_file *file = tg_open_memory(m->file, m->size, NULL, NULL);
    tg_array *a = file != NULL ? tg_array_open(file, 0, &options) : NULL;
    if (a == NULL) exit(1);
    read_all(a, m, h, element, block, whole);
    tg_array_close(a);
    tg_close(file);
    return timer_busy() - begin;
}

static void measure(const shape *s, bool zeros) {
    const made m = make(s, zeros);
    uint8_t *block = get(BLOCK);
    uint8_t *whole = get((size_t)m.nbytes);
    double passes[TIMER_ROUNDS];
    double ratios[NUM_HOW][TIMER_ROUNDS];
    memset(whole, 0, (size_t)m.nbytes);
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        passes[round] = time_pass(&m, block);
        for (how h = STORED; h < NUM_HOW; h++)
            ratios[h][round] = time_reading(&m, h, s->element, block, whole) / passes[round];
    }
    printf("%-27s %-8s %7.1f MB  %6.0f ms ", s->name, zeros ? "zeros" : "numbers",
           (double)m.size * 1e-6, timer_median(passes) * 1e3);
    for (how h = STORED; h < NUM_HOW; h++) printf("  %21.2f", timer_median(ratios[h]));
    puts("");
    fflush(stdout);
    free(whole);
    free(block);
    free(m.file);
}

void bench_archive(void) {
    printf("deflated members, column-major, of 32 MB; medians of %d rounds, in passes of zlib\n",
           TIMER_ROUNDS);
    printf("%-27s %-8s %10s  %9s ", "shape", "content", "deflated", "a pass");
    for (how h = STORED; h < NUM_HOW; h++) printf("  %21s", hows[h]);
    puts("");
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) measure(&shapes[i], true);
    measure(&shapes[0], false);
    measure(&shapes[1], false);
}

#else

void bench_archive(void) { puts("archives: this build has no zlib"); }

#endif
