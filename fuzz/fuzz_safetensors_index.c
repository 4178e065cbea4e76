/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_safetensors_index.c - the machine that reads an index of shards says the same whichever pieces it gets; an
 * index that is accepted names only files beside it, and finds each of its tensors.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "os.h"
#include "shard_index.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_NONE};

typedef struct reading {
    ks_ctx ks;
    tg_shard_index index;
    bool good;
} reading;

/* Pieces of 1 to `most` bytes, as `seed` draws them; 0: all of it. */
static void read_index(reading *r, const uint8_t *data, size_t size, size_t most, uint32_t seed) {
    ks_input none;
    memset(&none, 0, sizeof none);
    ks_ctx_init(&r->ks, none, ks_limits_for(size), &tg_os_allocator);
    tg_shard_index_init(&r->index, &r->ks, most == 0);
    r->good = true;
    for (size_t at = 0; r->good && at < size;) {
        seed = seed * 1103515245u + 12345u;
        size_t n = most == 0 ? size : 1 + (seed >> 16) % most;
        if (n > size - at) n = size - at;
        uint8_t *copy = malloc(n);
        if (copy == NULL) abort();
        memcpy(copy, data + at, n);
        r->good = tg_shard_index_feed(&r->index, most == 0 ? data : copy, n);
        free(copy);
        at += n;
    }
    r->good = r->good && tg_shard_index_end(&r->index);
}

static void compare_errors(const reading *a, const reading *b) {
    static char text_a[1024];
    static char text_b[1024];
    tg_error error_a = tg_error_of(&a->ks.error, TG_FORMAT_SAFETENSORS, 0);
    tg_error error_b = tg_error_of(&b->ks.error, TG_FORMAT_SAFETENSORS, 0);
    (void)tg_error_text(&error_a, text_a, sizeof text_a);
    (void)tg_error_text(&error_b, text_b, sizeof text_b);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, strcmp(text_a, text_b) == 0, "%s in pieces, %s", text_b,
                 text_a);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, error_a.path_len > 0, "no path: %s", text_a);
}

static void check_names(const tg_shard_index *x) {
    for (uint32_t i = 0; i < x->num_shards; i++) {
        const char *name = x->shards[i];
        const size_t n = strlen(name);
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, n > 12 && n <= 255 && strpbrk(name, "/\\:") == NULL,
                     "shard %u is no plain name", (unsigned)i);
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, i == 0 || strcmp(x->shards[i - 1], name) < 0,
                     "shard %u is not behind the one before it", (unsigned)i);
    }
    for (uint64_t i = 0; i < x->entries.count; i++) {
        const tg_shard_entry *e = ks_list_at(&x->entries, i);
        const char *shard = x->shards[e->shard];
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, tg_shard_index_find(x, e->name, e->name_len) == e,
                     "a tensor that is not found");
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                     strlen(shard) == e->file_len && memcmp(shard, e->file, e->file_len) == 0,
                     "a tensor in another shard");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static reading whole;
    static reading pieces;
    read_index(&whole, data, size, 0, 0);
    read_index(&pieces, data, size, size % 3 == 0 ? 1 : 13, (uint32_t)size);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, whole.good == pieces.good, "pieces change the verdict");
    if (whole.good) {
        check_names(&whole.index);
        check_names(&pieces.index);
        FUZZ_PROMISE(FUZZ_SAME_VERDICT,
                     whole.index.entries.count == pieces.index.entries.count &&
                         whole.index.num_shards == pieces.index.num_shards &&
                         whole.index.has_total == pieces.index.has_total &&
                         whole.index.total_size == pieces.index.total_size &&
                         whole.ks.num_notes == pieces.ks.num_notes,
                     "another index in pieces");
    } else {
        compare_errors(&whole, &pieces);
    }
    ks_ctx_free(&whole.ks);
    ks_ctx_free(&pieces.ks);
    return 0;
}
