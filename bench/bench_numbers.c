/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_numbers.c - the cost of decoding, compared with copying.
 *
 * Arrays of 268 MB of float32 on large pages that have been touched, since a fresh page costs more
 * than anything that is written to it. Figures are traffic: bytes read plus bytes written per
 * second; the traffic of a copy is twice its size. Within each round memcpy, a copy with streaming
 * stores and the conversion alternate, and the best round of each counts, in processor time
 * (timer_busy). There are two copies, because memcpy alone is an unreliable reference: if the C
 * library is told of a larger cache than the machine has, it never uses streaming stores.
 *
 * "Only writing": streaming stores and nothing else, which bounds a conversion that widens; of the
 * five bytes of traffic for an int8, four are written.
 *
 * "In cache": as the library reads arrays, with the same 64 KiB of working memory again and again;
 * this is what a consumer gets that does not keep the array.
 */
#define _GNU_SOURCE
#include "bench_numbers.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_timer.h"
#include "layout.h"
#include "numbers.h"

enum { COUNT = 1 << 26, WINDOW = 1 << 13, PIECE = 1 << 14 };

#define BYTES ((size_t)COUNT * 4)

static uint64_t seed = 88172645463325252U;

static uint64_t dice(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static uint8_t *pages(size_t size) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        perror("bench");
        exit(2);
    }
    madvise(memory, size, MADV_HUGEPAGE);
    memset(memory, 1, size);
    return memory;
}

/* The buffers: 268 MB to read, 268 MB to write, and the entries of a sparse tensor. */
static struct {
    uint8_t *in;
    uint8_t *out;
    uint8_t *index;
    uint8_t *values;
    size_t entries;
} at;

/* --------------------------------------------------------------------------------- conversions */

static void decode16(void) { tg_fixed_decode(at.out, at.in, TG_DTYPE_INT16, 11, COUNT); }
static void decode8(void) { tg_fixed_decode(at.out, at.in, TG_DTYPE_INT8, 5, COUNT); }
static void decode_bits(void) { tg_bits_decode(at.out, at.in, 0, COUNT); }
static void decode_scaled(void) { tg_scaled_decode(at.out, at.in, -0.7F, 1.3F, COUNT); }
static void widen_half(void) {
    tg_numbers_convert(at.out, TG_DTYPE_FLOAT32, at.in, TG_DTYPE_FLOAT16, COUNT, NULL);
}

static void narrow_double(void) {
    tg_loss loss = {0};
    tg_numbers_convert(at.out, TG_DTYPE_FLOAT32, at.in, TG_DTYPE_FLOAT64, COUNT / 2, &loss);
}

static void encode16(void) {
    tg_loss loss = {0};
    tg_fixed_encode(at.out, at.in, TG_DTYPE_INT16, 11, TG_ROUNDING_HALF_EVEN, COUNT, &loss);
}

static void decode16_in_cache(void) {
    for (size_t i = 0; i < COUNT; i += PIECE) {
        tg_fixed_decode(at.out, at.in + 2 * i, TG_DTYPE_INT16, 11, PIECE);
    }
}

static void decode8_in_cache(void) {
    for (size_t i = 0; i < COUNT; i += PIECE) {
        tg_fixed_decode(at.out, at.in + i, TG_DTYPE_INT8, 5, PIECE);
    }
}

static void bits_in_cache(void) {
    for (size_t i = 0; i < COUNT; i += PIECE) tg_bits_decode(at.out, at.in, i, PIECE);
}

static void scatter_whole(void) {
    memset(at.out, 0, BYTES);
    tg_scatter_u32(at.out, 0, COUNT, at.index, at.values, at.entries);
}

/* The end of the entries from `entry` on whose index is below `limit`. Entries ascend, so
 * exponential search finds it. */
static size_t end_of(size_t entry, size_t limit) {
    size_t step = 1;
    for (; entry + step <= at.entries; step *= 2) {
        if (tg_load32(at.index + 4 * (entry + step - 1)) >= limit) break;
        entry += step;
    }
    for (; step > 0; step /= 2) {
        if (entry + step > at.entries) continue;
        if (tg_load32(at.index + 4 * (entry + step - 1)) < limit) entry += step;
    }
    return entry;
}

/* Zeroed and filled in windows of 32 KB, each `apart` bytes after the previous one; 0 for a
 * window that stays in the cache. */
static void scatter_by_windows(size_t apart) {
    size_t entry = 0;
    uint8_t *out = at.out;
    for (size_t first = 0; first < COUNT; first += WINDOW) {
        size_t end = end_of(entry, first + WINDOW);
        memset(out, 0, 4 * (size_t)WINDOW);
        tg_scatter_u32(out, first, WINDOW, at.index + 4 * entry, at.values + 4 * entry,
                       end - entry);
        entry = end;
        out += apart;
    }
}

static void scatter_windows(void) { scatter_by_windows(4 * (size_t)WINDOW); }
static void scatter_in_cache(void) { scatter_by_windows(0); }

/* Each element is present with a probability of `percent`. */
static void make_entries(unsigned percent) {
    size_t n = 0;
    for (uint32_t i = 0; i < COUNT; i++) {
        if (dice() % 100 >= percent) continue;
        tg_store32(at.index + 4 * n, i);
        tg_store_f32(at.values + 4 * n, (float)i);
        n++;
    }
    at.entries = n;
}

/* ------------------------------------------------------------------------------------- measure */

/* Writes one piece again and again, so that it stays in the cache. */
static void only_write(void) {
    const size_t piece = 4 * (size_t)PIECE;
    for (size_t i = 0; i < BYTES; i += piece) tg_copy_streaming(at.out + i, at.in, piece);
}

/* Bytes read and bytes written. */
static void measure(const char *name, void (*run)(void), double in, double out) {
    const double copied = 2.0 * (double)BYTES;
    double copy = 0;
    double stream = 0;
    double made = 0;
    double written = 0;
    run();
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        double t0 = timer_busy();
        memcpy(at.out, at.in, BYTES);
        double t1 = timer_busy();
        tg_copy_streaming(at.out, at.in, BYTES);
        double t2 = timer_busy();
        only_write();
        double t3 = timer_busy();
        run();
        double t4 = timer_busy();
        copy = timer_least(copy, t1 - t0);
        stream = timer_least(stream, t2 - t1);
        written = timer_least(written, t3 - t2);
        made = timer_least(made, t4 - t3);
    }
    const double rate = (in + out) / made;
    printf("%-36s %6.1f GB/s   memcpy %5.1f   around the cache %5.1f   %5.2f x memcpy  %5.2f x "
           "the best copy  %5.2f x only writing\n",
           name, rate * 1e-9, copied * 1e-9 / copy, copied * 1e-9 / stream, rate / (copied / copy),
           rate / (copied / timer_least(copy, stream)), out / made / ((double)BYTES / written));
    fflush(stdout);
}

/* ---------------------------------------------------------------------------------------- NumPy */

static const char script[] =
    "import sys, time\n"
    "try:\n"
    "    import numpy as np\n"
    "except ImportError:\n"
    "    sys.exit(3)\n"
    "n, rounds = int(sys.argv[1]), int(sys.argv[2])\n"
    "a = np.arange(n, dtype=np.int32).astype(np.int16)\n"
    "b, out = np.ones(n, np.float32), np.ones(n, np.float32)\n"
    "scale = np.float32(1 / 2048)\n"
    "times, copies = [], []\n"
    "for i in range(rounds):\n"
    "    t0 = time.thread_time()\n"
    "    np.copyto(out, b)\n"
    "    t1 = time.thread_time()\n"
    "    np.multiply(a, scale, out=out)\n"
    "    t2 = time.thread_time()\n"
    "    times.append(t2 - t1)\n"
    "    copies.append(t1 - t0)\n"
    "print('%6.1f GB/s   %5.2f x numpy.copyto, in NumPy %s' % (6e-9 * n / min(times),\n"
    "      6 / min(times) / (8 / min(copies)), np.__version__))\n";

/* Prints the output of the script; false if there is no such Python or it lacks NumPy. */
static bool ask_numpy(void) {
    char count[16];
    char rounds[16];
    int status;
    snprintf(count, sizeof count, "%d", COUNT);
    snprintf(rounds, sizeof rounds, "%d", TIMER_ROUNDS);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        execlp("sh", "sh", "-c", "exec \"$(scripts/find_python.sh)\" -c \"$0\" \"$1\" \"$2\"",
               script, count, rounds, (char *)NULL);
        _exit(127);
    }
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

void bench_numbers(void) {
    const double n = COUNT;
    at.in = pages(BYTES);
    at.out = pages(BYTES);
    at.index = pages(BYTES / 8);
    at.values = pages(BYTES / 8);
    printf("numbers, %.0f MB of float32, traffic; best of %d rounds\n", (double)BYTES * 1e-6,
           TIMER_ROUNDS);
    for (size_t i = 0; i < BYTES; i += 8) tg_store64(at.in + i, dice());
    measure("int16 -> float32, scaled", decode16, 2 * n, 4 * n);
    measure("int16 -> float32, scaled, in cache", decode16_in_cache, 2 * n, 4 * n);
    measure("int8 -> float32, scaled", decode8, n, 4 * n);
    measure("int8 -> float32, scaled, in cache", decode8_in_cache, n, 4 * n);
    measure("bits -> float32", decode_bits, n / 8, 4 * n);
    measure("bits -> float32, in cache", bits_in_cache, n / 8, 4 * n);
    measure("PVP bytes -> float32", decode_scaled, n, 4 * n);
    measure("float16 -> float32", widen_half, 2 * n, 4 * n);
    for (size_t i = 0; i < COUNT / 2; i++) {
        tg_store_f64(at.in + 8 * i, (double)(int64_t)dice() * 0x1p-63);
    }
    measure("float64 -> float32", narrow_double, 4 * n, 2 * n);
    for (size_t i = 0; i < COUNT; i++) {
        tg_store_f32(at.in + 4 * i, (float)(int32_t)(uint32_t)dice() * 0x1p-28F);
    }
    measure("float32 -> int16, half to even", encode16, 4 * n, 2 * n);
    for (unsigned percent = 1; percent <= 10; percent += 9) {
        char name[48];
        make_entries(percent);
        double entries = 8 * (double)at.entries;
        snprintf(name, sizeof name, "%u %% sparse -> dense, whole", percent);
        measure(name, scatter_whole, entries, 4 * n);
        snprintf(name, sizeof name, "%u %% sparse -> dense, by 32 KB", percent);
        measure(name, scatter_windows, entries, 4 * n);
        snprintf(name, sizeof name, "%u %% sparse -> dense, in cache", percent);
        measure(name, scatter_in_cache, entries, 4 * n);
    }
    munmap(at.in, BYTES);
    munmap(at.out, BYTES);
    munmap(at.index, BYTES / 8);
    munmap(at.values, BYTES / 8);
    printf("%-36s ", "int16 -> float32, scaled, NumPy");
    if (!ask_numpy()) printf("not installed\n");
}
