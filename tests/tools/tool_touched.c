/* SPDX-License-Identifier: Apache-2.0 */
/*
 * touched: opening costs O(records), not O(bytes). A dense tensor of 64 MiB in each format, made up
 * while it is read; how much of it does tg_open ask for?
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define PAYLOAD (UINT64_C(64) << 20)
#define MAX_READ (UINT64_C(1) << 20)

/* A head, zeros, a tail. */
typedef struct made_up {
    uint8_t head[512];
    size_t head_size;
    uint8_t tail[16];
    size_t tail_size;
    uint64_t size;
    uint64_t bytes_read;
} made_up;

static int64_t made_up_read(void *self, uint64_t offset, void *dst, size_t n) {
    made_up *m = self;
    uint8_t *out = dst;
    uint64_t tail = m->size - m->tail_size;
    m->bytes_read += n;
    for (size_t i = 0; i < n; i++) {
        uint64_t at = offset + i;
        out[i] = at < m->head_size ? m->head[at] : at >= tail ? m->tail[at - tail] : 0;
    }
    return (int64_t)n;
}

static void add(made_up *m, const void *bytes, size_t n) {
    memcpy(m->head + m->head_size, bytes, n);
    m->head_size += n;
}
static void add_le(made_up *m, uint64_t value, size_t n) {
    for (size_t i = 0; i < n; i++) m->head[m->head_size++] = (uint8_t)(value >> 8 * i);
}
static void add_be32(made_up *m, uint8_t tag, uint64_t value) {
    m->head[m->head_size++] = tag;
    for (int shift = 24; shift >= 0; shift -= 8)
        m->head[m->head_size++] = (uint8_t)(value >> shift);
}

static made_up btf(void) {
    made_up m = {.size = 0};
    add_le(&m, 1, 8);           /* num_tensors */
    add_le(&m, 16, 8);          /* offset */
    add_le(&m, 1, 8);           /* rank */
    add_le(&m, 4, 8);           /* dtype 4 float32, layout 0 dense, reserved */
    add_le(&m, PAYLOAD / 4, 8); /* dims */
    m.size = m.head_size + PAYLOAD;
    return m;
}

static made_up pvp(void) {
    static const uint32_t words[18] = {80, 20, 4, 4096, 4096, 1, 1, 0, 4,
                                       3,  1,  1, 4096, 4096, 0, 0, 1, 1};
    made_up m = {.size = 0};
    for (size_t i = 0; i < 18; i++) add_le(&m, words[i], 4);
    add_le(&m, 0, 8); /* time of the header */
    add_le(&m, 0, 8); /* time of the frame */
    m.size = m.head_size + PAYLOAD;
    return m;
}

static made_up primitiv(void) {
    made_up m = {.size = 0};
    add_be32(&m, 0xce, 0);
    add_be32(&m, 0xce, 1);
    add_be32(&m, 0xce, 0x200); /* parameter */
    add(&m, "\x91", 1);
    add_be32(&m, 0xce, PAYLOAD / 4);
    add_be32(&m, 0xce, 1);
    add_be32(&m, 0xc6, PAYLOAD);
    memcpy(m.tail, "\xce\0\0\0\0", 5); /* no statistics */
    m.tail_size = 5;
    m.size = m.head_size + PAYLOAD + m.tail_size;
    return m;
}

static made_up nnb(void) {
    /* six blocks: empty lists, the shape, the data, the record, the list of variables */
    static const uint32_t header[14] = {3, 1, 0, 0, 1, 4, 0,
                                        0, 0, 0, 0, 0, 5, (uint32_t)PAYLOAD + 28};
    made_up m = {.size = 0};
    for (size_t i = 0; i < 14; i++) add_le(&m, header[i], 4);
    add_le(&m, 0, 4);           /* block 0: nothing */
    add_le(&m, 0, 4);           /* block 1: the shape */
    add_le(&m, 28, 4);          /* block 2: the data */
    add_le(&m, 4, 4);           /* block 3: the record */
    add_le(&m, 24, 4);          /* block 4: the list of variables */
    add_le(&m, PAYLOAD / 4, 4); /* shape */
    add_le(&m, 0, 4);           /* record: id */
    add_le(&m, 1, 4);           /* rank */
    add_le(&m, 1, 4);           /* block of the shape */
    add_le(&m, 0, 4);           /* float32 */
    add_le(&m, 2, 4);           /* block of the data */
    add_le(&m, 3, 4);           /* list: block of the record */
    m.size = m.head_size + PAYLOAD;
    return m;
}

static void measure(const char *format, made_up m) {
    tg_source from = {.read_at = made_up_read, .self = &m, .size = m.size};
    tg_error error;
    char text[512];
    tg_file *file = tg_open_source(&from, NULL, &error);
    if (file == NULL) {
        tg_error_text(&error, text, sizeof text);
        support_problem(format, "refused: %s", text);
        return;
    }
    tg_tensor t;
    if (tg_num_tensors(file) < 1 || !tg_tensor_at(file, 0, &t) || t.nbytes != PAYLOAD) {
        support_problem(format, "another tensor");
    }
    printf("%s: %" PRIu64 " of %" PRIu64 " bytes read\n", format, m.bytes_read, m.size);
    if (m.bytes_read >= MAX_READ) support_problem(format, "over %" PRIu64 " bytes read", MAX_READ);
    tg_close(file);
}

int main(void) {
    measure("btf", btf());
    measure("pvp", pvp());
    measure("primitiv", primitiv());
    measure("nnb", nnb());
    return support_problems == 0 ? 0 : 1;
}
