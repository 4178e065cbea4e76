/* SPDX-License-Identifier: Apache-2.0 */
/*
 * make_seeds.c - small valid files that together show a fuzzer the features of a format: `make
 * fuzz-seeds`.
 *
 *     make_seeds FORMAT FOLDER [TRIES]
 *
 * Files are generated from the tables of the reader, one for each seed number; accepted ones are
 * examined for features: a field that is present, a value that the grammar names, a number of
 * elements, a note. Then the files with the most new features for their size are selected until
 * every feature that occurred is covered. The same tables give the same files.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mutator_formats.h"
#include "mutator_internal.h"

enum { MOST_BYTES = 512, NUM_FEATURES = 1 << 14, DEFAULT_TRIES = 12000, MAX_SEEDS = 8192 };

typedef struct candidate {
    uint8_t *data;
    size_t size;
    uint32_t *features; /* each once */
    size_t num_features;
} candidate;

typedef struct feature_set {
    uint8_t has[NUM_FEATURES];
    uint32_t list[NUM_FEATURES];
    size_t count;
} feature_set;

static uint32_t hash_text(uint32_t hash, const char *text) {
    for (; *text != '\0'; text++) hash = (hash ^ (uint8_t)*text) * UINT32_C(16777619);
    return hash;
}

static uint32_t hash_word(uint32_t hash, uint64_t word) {
    for (int i = 0; i < 8; i++) hash = (hash ^ (uint8_t)(word >> (8 * i))) * UINT32_C(16777619);
    return hash;
}

static void add_feature(feature_set *set, uint32_t hash) {
    hash = (hash ^ (hash >> 14)) % NUM_FEATURES;
    if (set->has[hash]) return;
    set->has[hash] = 1;
    set->list[set->count++] = hash;
}

static bool is_named(const ks_field *f, uint64_t value) {
    if (f->enumeration != NULL) return true;
    for (uint32_t i = 0; i < f->num_constants; i++)
        if (f->constants[i].bytes == NULL && f->constants[i].word == value) return true;
    return false;
}

static uint32_t type_hash(const node *n) {
    return hash_text(UINT32_C(2166136261), n->type != NULL ? n->type->name : "");
}

static void find_features(const work *w, feature_set *set) {
    for (uint32_t i = 0; i < w->num_nodes; i++) {
        const node *n = &w->nodes[i];
        if (n->field == NULL) continue;
        uint32_t hash = hash_text(type_hash(&w->nodes[n->parent]), n->field->name);
        hash = hash_word(hash, type_hash(n));
        add_feature(set, hash);
        /* None, one and several are three cases for a reader. */
        bool is_amount = n->kind == NODE_ARRAY || n->kind == NODE_COMPUTED;
        if (is_amount) add_feature(set, hash_word(hash, n->value < 2 ? n->value : 2));
        if (n->kind == NODE_BYTES) add_feature(set, hash_word(hash, n->size < 2 ? n->size : 2));
        if (n->kind == NODE_NUMBER && is_named(n->field, n->value))
            add_feature(set, hash_word(hash, n->value));
        /* Readers treat pairs of choices differently: element type and layout, file type and
         * data type. */
        const node *before = &w->nodes[i - 1];
        bool is_pair = before->parent == n->parent && before->field != NULL &&
                       before->field->enumeration != NULL && n->field->enumeration != NULL;
        if (is_pair) add_feature(set, hash_word(hash_word(hash, n->value), before->value));
    }
}

static void find_notes(const fuzz_format *format, const uint8_t *data, size_t size,
                       feature_set *set) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    void *root = NULL;
    (void)format->read(&ks, &io, &root);
    for (uint32_t i = 0; ks.num_notes > 0 && i < ks.num_kept; i++)
        add_feature(set, hash_text(UINT32_C(2166136261), ks.notes[i].rule));
    ks_ctx_free(&ks);
}

static void *must(void *memory) {
    if (memory == NULL) {
        fputs("make_seeds: out of memory\n", stderr);
        exit(2);
    }
    return memory;
}

static void *copy_of(const void *data, size_t size) {
    return memcpy(must(malloc(size > 0 ? size : 1)), data, size);
}

/* The number of features of it that are not covered yet. */
static size_t news_of(const candidate *c, const uint8_t *shown) {
    size_t news = 0;
    for (size_t i = 0; i < c->num_features; i++) news += shown[c->features[i]] == 0;
    return news;
}

static size_t best_of(const candidate *all, size_t num, const uint8_t *shown) {
    size_t best = num;
    double most = 0;
    for (size_t i = 0; i < num; i++) {
        double worth = (double)news_of(&all[i], shown) / (double)(64 + all[i].size);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

static bool write_seed(const char *folder, size_t number, const candidate *c) {
    char path[1024];
    int n = snprintf(path, sizeof path, "%s/made_%03zu", folder, number);
    if (n < 0 || (size_t)n >= sizeof path) return false;
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    bool good = fwrite(c->data, 1, c->size, file) == c->size;
    return fclose(file) == 0 && good;
}

int main(int argc, char **argv) {
    static candidate all[MAX_SEEDS];
    static feature_set set;
    static uint8_t shown[NUM_FEATURES];
    uint8_t data[MOST_BYTES];
    const fuzz_format *format = argc > 2 ? fuzz_format_find(argv[1]) : NULL;
    if (format == NULL) {
        fputs("usage: make_seeds FORMAT FOLDER [TRIES]\n", stderr);
        return 2;
    }
    unsigned long tries = argc > 3 ? strtoul(argv[3], NULL, 10) : DEFAULT_TRIES;
    size_t num = 0;
    for (uint32_t seed = 0; seed < tries && num < MAX_SEEDS; seed++) {
        size_t size = fuzz_generate(format, data, sizeof data, seed);
        work w = new_work(format, data, size, size, seed);
        if (size == 0 || !read_input(&w) || !w.is_good) continue;
        memset(&set, 0, sizeof set);
        find_features(&w, &set);
        find_notes(format, data, size, &set);
        all[num++] = (candidate){copy_of(data, size), size,
                                 copy_of(set.list, set.count * sizeof *set.list), set.count};
    }
    size_t count = 0, bytes = 0;
    for (size_t i; (i = best_of(all, num, shown)) < num; count++) {
        for (size_t k = 0; k < all[i].num_features; k++) shown[all[i].features[k]] = 1;
        bytes += all[i].size;
        if (!write_seed(argv[2], count, &all[i])) {
            perror(argv[2]);
            return 2;
        }
    }
    for (size_t i = 0; i < num; i++) {
        free(all[i].data);
        free(all[i].features);
    }
    printf("%-12s %5zu of %5zu files, %7zu bytes\n", format->name, count, num, bytes);
    return 0;
}
