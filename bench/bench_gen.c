/* SPDX-License-Identifier: Apache-2.0 */
#include "bench_gen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Sizes are counted first, so that a file is written to memory of exactly its size. */
typedef struct writer {
    uint8_t *data;
    size_t at;
} writer;

static gen_file new_file(size_t size) {
    gen_file file = {malloc(size), size};
    if (file.data == NULL) {
        fprintf(stderr, "bench: no memory for %zu bytes\n", size);
        exit(2);
    }
    return file;
}

static void le(writer *w, uint64_t value, unsigned n) {
    for (unsigned i = 0; i < n; i++) w->data[w->at++] = (uint8_t)(value >> 8 * i);
}

static void zeros(writer *w, size_t n) {
    memset(w->data + w->at, 0, n);
    w->at += n;
}

/* A MessagePack tag and a number of 32 bits, big-endian. */
static void tagged(writer *w, uint8_t tag, uint32_t value) {
    w->data[w->at++] = tag;
    for (int shift = 24; shift >= 0; shift -= 8) w->data[w->at++] = (uint8_t)(value >> shift);
}

static gen_file finished(gen_file file, writer w) {
    if (w.at != file.size) {
        fprintf(stderr, "bench: wrote %zu bytes of %zu\n", w.at, file.size);
        exit(2);
    }
    return file;
}

gen_file gen_btf(uint32_t tensors) {
    const size_t record = 16 + 16 + 16;
    size_t table = 8 + (size_t)tensors * 8;
    gen_file file = new_file(table + tensors * record);
    writer w = {file.data, 0};
    le(&w, tensors, 8);
    for (uint32_t i = 0; i < tensors; i++) le(&w, table + i * record, 8);
    for (uint32_t i = 0; i < tensors; i++) {
        le(&w, 2, 8); /* rank */
        le(&w, 4, 8); /* float32, dense */
        le(&w, 2, 8);
        le(&w, 2, 8);
        zeros(&w, 16);
    }
    return finished(file, w);
}

gen_file gen_btf_sparse(uint32_t entries) {
    const uint32_t side = 2048;
    gen_file file = new_file(16 + 16 + 16 + 16 + (size_t)entries * (16 + 4) + 8);
    writer w = {file.data, 0};
    le(&w, 1, 8);
    le(&w, 16, 8);
    le(&w, 2, 8);         /* rank */
    le(&w, 4 + 0x100, 8); /* float32, sparse */
    le(&w, side, 8);
    le(&w, side, 8);
    le(&w, entries, 8);
    le(&w, 2, 8);
    for (uint32_t i = 0; i < entries; i++) {
        le(&w, i / side % side, 8);
        le(&w, i % side, 8);
    }
    le(&w, entries, 8);
    zeros(&w, (size_t)entries * 4);
    return finished(file, w);
}

gen_file gen_pvp(uint32_t frames, uint32_t entries) {
    const uint32_t words[18] = {80, 20, 6, 64, 64, 4, 1, 0, 8, 4, 1, 1, 64, 64, 0, 0, 1, frames};
    gen_file file = new_file(80 + (size_t)frames * (12 + (size_t)entries * 8));
    writer w = {file.data, 0};
    for (size_t i = 0; i < 18; i++) le(&w, words[i], 4);
    zeros(&w, 8);
    for (uint32_t i = 0; i < frames; i++) {
        zeros(&w, 8);
        le(&w, entries, 4);
        for (uint32_t k = 0; k < entries; k++) {
            le(&w, (i * 7 + k * 1021) % (64 * 64 * 4), 4);
            le(&w, 0x3f800000, 4);
        }
    }
    return finished(file, w);
}

gen_file gen_nnb(uint32_t functions) {
    uint32_t variables = functions + 1;
    /* Blocks: inputs, outputs, buffers; shape and record of each variable; the list of variables;
     * inputs, outputs and record of each function; the list of functions. */
    uint32_t blocks = 3 + 2 * variables + 1 + 3 * functions + 1;
    uint32_t data_size =
        4 + 4 + 8 + variables * (8 + 20) + variables * 4 + functions * (4 + 4 + 24) + functions * 4;
    uint32_t list_of_variables = 3 + 2 * variables;
    gen_file file = new_file(56 + 4 * (size_t)blocks + data_size);
    writer w = {file.data, 0};
    const uint32_t header[14] = {3, 1, 2, 2, variables, list_of_variables, functions, blocks - 1,
                                 1, 0, 1, 1, blocks,    data_size};
    for (size_t i = 0; i < 14; i++) le(&w, header[i], 4);

    uint32_t offset = 0;
    const uint32_t first[3] = {4, 4, 8};
    for (size_t i = 0; i < 3; i++) {
        le(&w, offset, 4);
        offset += first[i];
    }
    for (uint32_t i = 0; i < variables; i++) {
        le(&w, offset, 4);
        le(&w, offset + 8, 4);
        offset += 28;
    }
    le(&w, offset, 4);
    offset += variables * 4;
    for (uint32_t i = 0; i < functions; i++) {
        le(&w, offset, 4);
        le(&w, offset + 4, 4);
        le(&w, offset + 8, 4);
        offset += 32;
    }
    le(&w, offset, 4);

    le(&w, 0, 4);         /* input: the first variable */
    le(&w, functions, 4); /* output: the last one */
    le(&w, 40, 4);        /* two buffers of ten floats */
    le(&w, 40, 4);
    for (uint32_t i = 0; i < variables; i++) {
        le(&w, 1, 4); /* shape 1 x 10 */
        le(&w, 10, 4);
        le(&w, i, 4);
        le(&w, 2, 4);
        le(&w, 3 + 2 * i, 4);
        le(&w, 0, 4);                              /* float32 */
        le(&w, UINT64_MAX - (uint64_t)(i % 2), 4); /* -1 or -2: buffer 0 or 1 */
    }
    for (uint32_t i = 0; i < variables; i++) le(&w, 4 + 2 * i, 4);
    for (uint32_t i = 0; i < functions; i++) {
        uint32_t block = list_of_variables + 1 + 3 * i;
        le(&w, i, 4);
        le(&w, i + 1, 4);
        le(&w, 14, 4); /* ReLU, implementation 0 */
        le(&w, 1, 4);
        le(&w, block, 4);
        le(&w, 1, 4);
        le(&w, block + 1, 4);
        le(&w, 0, 4); /* inplace: false, and padding */
    }
    for (uint32_t i = 0; i < functions; i++) le(&w, list_of_variables + 3 + 3 * i, 4);
    return finished(file, w);
}

gen_file gen_primitiv(uint32_t parameters, uint32_t floats) {
    /* key: array of 2, "layer", 9 characters; shape: array of 1; data: bin 16 */
    const size_t entry = 1 + 6 + 10 + 1 + 5 + 5 + 3 + (size_t)floats * 4 + 5;
    gen_file file = new_file(15 + 5 + parameters * entry);
    writer w = {file.data, 0};
    tagged(&w, 0xce, 0);
    tagged(&w, 0xce, 1);
    tagged(&w, 0xce, 0x300);
    tagged(&w, 0xce, parameters);
    for (uint32_t i = 0; i < parameters; i++) {
        char name[16];
        memcpy(w.data + w.at, "\x92\xa5layer\xa9", 8);
        w.at += 8;
        snprintf(name, sizeof name, "%09u", i % 1000000000u);
        memcpy(w.data + w.at, name, 9);
        w.at += 9;
        w.data[w.at++] = 0x91;
        tagged(&w, 0xce, floats);
        tagged(&w, 0xce, 1);
        w.data[w.at++] = 0xc5;
        w.data[w.at++] = (uint8_t)(floats * 4 >> 8);
        w.data[w.at++] = (uint8_t)(floats * 4);
        zeros(&w, (size_t)floats * 4);
        tagged(&w, 0xce, 0);
    }
    return finished(file, w);
}

/* The length of token `i`, from 1 to 12 letters, and in every fourth two bytes more: U+2581 in the place of the first one,
 * as vocabularies mark the beginning of words. */
static unsigned token_size(uint32_t i) { return 1 + i * 7 % 12 + (i % 4 == 0 ? 2 : 0); }

static void text(writer *w, const char *letters, size_t n) {
    le(w, n, 8);
    memcpy(w->data + w->at, letters, n);
    w->at += n;
}

static void key(writer *w, const char *name, uint32_t type) {
    text(w, name, strlen(name));
    le(w, type, 4);
}

gen_file gen_gguf(uint32_t tokens) {
    static const char tokens_key[] = "tokenizer.ggml.tokens";
    static const char scores_key[] = "tokenizer.ggml.scores";
    static const char types_key[] = "tokenizer.ggml.token_type";
    enum { STRING = 8, ARRAY = 9, FLOAT32 = 6, INT32 = 5, KEY = 8 + 4 + 4 + 8 };
    size_t size = 24 + 3 * KEY + sizeof tokens_key + sizeof scores_key + sizeof types_key - 3;
    for (uint32_t i = 0; i < tokens; i++) size += 8 + token_size(i) + 4 + 4;
    gen_file file = new_file(size);
    writer w = {file.data, 0};
    memcpy(w.data, "GGUF", 4);
    w.at = 4;
    le(&w, 3, 4);
    le(&w, 0, 8); /* tensors */
    le(&w, 3, 8);
    key(&w, tokens_key, ARRAY);
    le(&w, STRING, 4);
    le(&w, tokens, 8);
    for (uint32_t i = 0; i < tokens; i++) {
        static const char marked[] = "\xe2\x96\x81"
                                     "bcdefghijkl";
        text(&w, i % 4 == 0 ? marked : "abcdefghijkl", token_size(i));
    }
    key(&w, scores_key, ARRAY);
    le(&w, FLOAT32, 4);
    le(&w, tokens, 8);
    zeros(&w, (size_t)tokens * 4);
    key(&w, types_key, ARRAY);
    le(&w, INT32, 4);
    le(&w, tokens, 8);
    for (uint32_t i = 0; i < tokens; i++) le(&w, 1, 4);
    return finished(file, w);
}

bool gen_write(int fd, const uint8_t *data, size_t size) {
    for (size_t at = 0; at < size;) {
        ssize_t n = write(fd, data + at, size - at);
        if (n <= 0) return false;
        at += (size_t)n;
    }
    return true;
}
