/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_files.c - see shard_files.h.
 */
#include "shard_files.h"

#include <string.h>

#include "beneath.h"
#include "input.h"
#include "open.h"

static const char *name_of(const tg_shard_files *f, uint64_t i) {
    return f->names != NULL ? f->names[i] : tg_set_name(f->set, i);
}

int tg_shard_open(tg_shard_files *f, uint64_t i) {
    if (f->open_beside != NULL) return f->open_beside(f->beside, name_of(f, i));
    if (f->folder < 0 && f->path != NULL) {
        f->folder = tg_folder_of(f->path);
        f->path = NULL; /* which is the caller's */
    }
    return f->folder >= 0 ? tg_open_beneath(f->folder, name_of(f, i)) : f->folder;
}

/* Closes the oldest one, if there are as many as may be. */
static void take_place(tg_shard_files *f, uint64_t i) {
    const uint64_t oldest = f->last[f->next];
    if (oldest > 0 && f->shards[oldest - 1] != NULL) tg_input_park(f->shards[oldest - 1]->input);
    f->last[f->next] = i + 1;
    f->next = (f->next + 1) % TG_SHARDS_OPEN;
}

static int open_again(void *self, uint64_t i) {
    tg_shard_files *f = self;
    take_place(f, i);
    return tg_shard_open(f, i);
}

void tg_shard_opened(tg_shard_files *f, uint64_t i) {
    if (!f->lasts) return;
    tg_input_reopen_by(f->shards[i]->input, open_again, f, i);
    take_place(f, i);
}

void tg_shard_files_close(tg_shard_files *f, const ks_allocator *a) {
    for (uint64_t i = 0; f->shards != NULL && i < f->num; i++) tg_close(f->shards[i]);
    if (f->shards != NULL)
        a->free(a->self, (void *)f->shards, ((size_t)f->num + 1) * sizeof *f->shards);
    if (f->folder >= 0) tg_folder_close(f->folder);
    a->free(a->self, f, sizeof *f);
}
