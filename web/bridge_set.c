/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_set.c - a model in several files: an index with its shards, or the parts of a split model.
 *
 * The page has files by their names, and no descriptors. The worker gives a number to each file that is asked for.
 */
#include "bridge.h"

#include <errno.h>
#include <string.h>

/* Provided by the worker. The number of the file of that name, whose size is stored, beside the file that is open (0) or the other
 * one (1); or a negative number: there is none. */
int32_t page_find_beside(uint32_t is_other, const char *name, uint32_t n, double *size)
    IMPORT(find_beside);
/* As page_read(), of the file of that number. */
int32_t page_read_beside(uint32_t number, double offset, void *dst, uint32_t n) IMPORT(read_beside);

static const bool sides[] = {false, true};
static uint64_t given[2]; /* files, for each side */

static int64_t read_beside(void *self, uint64_t offset, void *buffer, size_t n) {
    const size_t most = (size_t)1 << 30;
    return page_read_beside((uint32_t)(uintptr_t)self, (double)offset, buffer,
                            (uint32_t)(n < most ? n : most));
}

static int find_beside(void *self, const char *path, tg_source *source) {
    double size = 0;
    const bool *is_other = self;
    const int32_t number = page_find_beside(*is_other, path, (uint32_t)strlen(path), &size);
    if (number < 0) return -ENOENT;
    given[*is_other]++;
    source->read_at = read_beside;
    source->self = (void *)(uintptr_t)number;
    source->size = web_position(size);
    return 0;
}

tg_options web_options(const char *name, bool joins, bool is_other) {
    const tg_options options = {.name = name,
                                .source_beside = find_beside,
                                .beside = (void *)(uintptr_t)&sides[is_other],
                                .join_parts = joins};
    given[is_other] = 0;
    return options;
}

uint64_t web_num_shards(void) { return given[false]; }
