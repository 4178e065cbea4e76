/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_safetensors.c - see bench_safetensors.h.
 *
 * A header as the models of today have them, of a few hundred tensors up to a hundred thousand: through the
 * machine alone, tg_open_memory (header, duplicates, places, names), and what Jansson takes for the JSON
 * alone, with duplicates refused. They run by turns; the ratio is the median of the ratios in a round.
 *
 * The file of a hundred thousand tensors is also opened by the reference implementation, a program of its own that
 * scripts/build_reference.sh makes where cargo has what it needs.
 */
#define _POSIX_C_SOURCE 200809L
#include "bench_safetensors.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(KS_WITH_JSON) && KS_WITH_JSON
#include <jansson.h>
#endif

#include "bench_gen.h"
#include "bench_timer.h"
#include "os.h"
#include "safetensors_header.h"
#include "tensorgate.h"

typedef struct made {
    uint8_t *data;
    size_t size;
    size_t header;
} made;

/* `tensors` of two elements each, in layers of seven. */
static made make(unsigned tensors) {
    static const char *const names[] = {
        "self_attn.q_proj.weight", "self_attn.k_proj.weight", "self_attn.v_proj.weight",
        "self_attn.o_proj.weight", "mlp.gate_proj.weight",    "mlp.up_proj.weight",
        "mlp.down_proj.weight",
    };
    made m = {malloc((size_t)tensors * 160 + 64), 0, 0};
    if (m.data == NULL) exit(2);
    char *to = (char *)m.data + 8;
    to += sprintf(to, "{\"__metadata__\":{\"format\":\"pt\"}");
    for (unsigned i = 0; i < tensors; i++) {
        to += sprintf(to,
                      ",\"model.layers.%u.%s\":{\"dtype\":\"BF16\",\"shape\":[1,2],"
                      "\"data_offsets\":[%u,%u]}",
                      i / 7, names[i % 7], 4 * i, 4 * i + 4);
    }
    *to++ = '}';
    while ((to - (char *)m.data) % 8 != 0) *to++ = ' ';
    m.header = (size_t)(to - (char *)m.data) - 8;
    for (int i = 0; i < 8; i++) m.data[i] = (uint8_t)((uint64_t)m.header >> 8 * i);
    m.size = 8 + m.header + (size_t)4 * tensors;
    memset(to, 0, (size_t)4 * tensors);
    return m;
}

static double time_machine(const made *m) {
    ks_ctx ks;
    ks_input none;
    static tg_header h;
    memset(&none, 0, sizeof none);
    double begin = timer_busy();
    ks_ctx_init(&ks, none, ks_limits_for(m->size), &tg_os_allocator);
    tg_header_init(&h, &ks, 8, true);
    bool good = tg_header_feed(&h, m->data + 8, m->header) && tg_header_end(&h) &&
                tg_header_buffer(&h, m->size - 8 - m->header);
    double seconds = timer_busy() - begin;
    ks_ctx_free(&ks);
    if (!good) exit(1);
    return seconds;
}

static double time_open(const made *m) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_SAFETENSORS;
    double begin = timer_busy();
    tg_file *file = tg_open_memory(m->data, m->size, &options, NULL);
    double seconds = timer_busy() - begin;
    if (file == NULL) exit(1);
    tg_close(file);
    return seconds;
}

static double time_jansson(const made *m) {
#if defined(KS_WITH_JSON) && KS_WITH_JSON
    double begin = timer_busy();
    json_t *json = json_loadb((const char *)m->data + 8, m->header, JSON_REJECT_DUPLICATES, NULL);
    double seconds = timer_busy() - begin;
    if (json == NULL) exit(1);
    json_decref(json);
    return seconds;
#else
    (void)m;
    return 0;
#endif
}

#define REFERENCE "build/reference/safetensors_reference"

/* Seconds that the reference implementation takes; 0 if it is not there. */
static double time_reference(const made *m, unsigned tensors) {
    char path[] = "/tmp/bench-XXXXXX";
    char command[256];
    double seconds = 0;
    if (access(REFERENCE, X_OK) != 0) return 0;
    int fd = mkstemp(path);
    if (fd < 0) return 0;
    bool written = gen_write(fd, m->data, m->size);
    close(fd);
    snprintf(command, sizeof command, REFERENCE " %s %d", path, TIMER_ROUNDS);
    FILE *answer = written ? popen(command, "r") : NULL; /* NOLINT(cert-env33-c) */
    if (answer != NULL) {
        char line[64] = "";
        char *end = line;
        if (fgets(line, sizeof line, answer) != NULL && strtoul(line, &end, 10) == tensors)
            seconds = strtod(end, NULL);
        pclose(answer);
    }
    unlink(path);
    return seconds;
}

static void print_reference(const made *m, unsigned tensors, double opened) {
    double seconds = time_reference(m, tensors);
    if (seconds > 0) {
        printf("%7u tensors  opened in %.1f ms, by the reference implementation (crate "
               "safetensors) in %.1f ms: "
               "%.1f x\n",
               tensors, opened * 1e3, seconds * 1e3, seconds / opened);
    } else {
        puts("the reference implementation (crate safetensors) is not there");
    }
}

static void measure(unsigned tensors, bool has_reference) {
    made m = make(tensors);
    const unsigned times = tensors < 10000 ? 10000 / tensors : 1;
    double machine[TIMER_ROUNDS];
    double opened[TIMER_ROUNDS];
    double jansson[TIMER_ROUNDS];
    double ratios[TIMER_ROUNDS];
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        machine[round] = opened[round] = jansson[round] = 0;
        /* Each in a row: what Jansson leaves behind in malloc costs the next one. */
        for (unsigned i = 0; i < times; i++) machine[round] += time_machine(&m);
        for (unsigned i = 0; i < times; i++) opened[round] += time_open(&m);
        for (unsigned i = 0; i < times; i++) jansson[round] += time_jansson(&m);
        ratios[round] = jansson[round] / opened[round];
    }
    const double bytes = (double)m.header * times * 1e-6;
    printf("%7u tensors  header %8.3f MB  machine %6.0f MB/s  tg_open_memory %6.0f MB/s  Jansson, "
           "JSON "
           "alone %6.0f MB/s  %6.1f x Jansson\n",
           tensors, (double)m.header * 1e-6, bytes / timer_median(machine),
           bytes / timer_median(opened), bytes / timer_median(jansson), timer_median(ratios));
    if (has_reference) print_reference(&m, tensors, timer_median(opened) / times);
    fflush(stdout);
    free(m.data);
}

void bench_safetensors(void) {
    printf("headers of .safetensors; medians of %d rounds\n", TIMER_ROUNDS);
    measure(300, false);
    measure(3000, false);
    measure(100000, true);
}
