/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held.c - values in memory of their own: compressed ones, which can only be read forward, and views of values
 * with a checksum.
 *
 * Each step back starts such values from their first byte. So they are inflated to memory, once,
 * when an array needs them in another order than the stored one (tg_hold), or when a read goes back
 * (tg_read_adapted).
 *
 * Cost. A pass that delivers all that it inflates may be repeated as often as the caller wants it.
 * The first pass that skips bytes is the last one: it may go on, but a read that would begin another
 * holds the values instead. So a tensor is inflated at most twice beyond what such passes deliver, and
 * a slice that goes forward takes no memory. Whether a pass can go on depends on what the adapter has
 * open: the TG_PASSES parts that were read last. As each read comes through here, they are known.
 *
 * Memory. The held values of a file are at most max_dense bytes together, which is also what the
 * compressed members of an archive may inflate to. Values that an array holds are released when
 * it was read to its end, or with it; those released last stay until others are held, since
 * conversion reads some arrays twice. Values that a caller of tg_tensor_read jumps about in stay
 * until the file is closed, as nothing tells when they are no longer needed.
 *
 * Views. Values that lie in the file as they are, and have a checksum, are read for it anyway. tg_load() keeps
 * them from that pass, in a block of their own: large ones get huge pages, which the image cannot have where
 * single pages of it are in use. They take as many bytes as in the file, so max_dense does not count them.
 */
#include <string.h>

#include "file.h"
#include "limit.h"

/* A tensor whose values can be in memory. */
struct tg_holding {
    uint8_t *data; /* NULL: not held */
    size_t size;
    uint32_t users; /* how many calls of tg_hold were not followed by one of tg_release */
    bool counts;    /* in `held` of the file */
    bool begun;     /* bytes of it were read */
    bool skipped;   /* a pass went over bytes without delivering them: no other pass may begin */
};

bool tg_is_forward_only(const tg_file *file, const tg_tensor *tensor) {
    const tg_extent *values = &tensor->parts[TG_PART_VALUES];
    return file->adapter->read_part != NULL && values->offset == TG_NOWHERE && values->nbytes > 0;
}

/* ------------------------------------------------------------------------------------ passes */

/* The pass over a part that is under way; NULL: none. */
static tg_pass *find_pass(tg_file *file, uint64_t index, tg_part part) {
    for (unsigned i = 0; i < TG_PASSES; i++) {
        tg_pass *pass = &file->passes[i];
        if (pass->used != 0 && pass->index == index && pass->part == part) return pass;
    }
    return NULL;
}

/* Reads through the adapter, and keeps account of the passes that it has under way. */
static bool read_on(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t from, void *dst,
                    size_t n) {
    tg_pass *pass = find_pass(file, tensor->index, part);
    if (pass == NULL) {
        pass = &file->passes[0];
        for (unsigned i = 1; i < TG_PASSES; i++) {
            if (file->passes[i].used < pass->used) pass = &file->passes[i];
        }
    }
    pass->used = 0;
    if (!file->adapter->read_part(file, tensor, part, from, dst, n)) return false;
    *pass = (tg_pass){tensor->index, part, from + n, ++file->reads};
    return true;
}

/* ----------------------------------------------------------------------------------- holding */

/* What is known of a tensor; NULL after tg_fail. */
static tg_holding *holding_of(tg_file *file, const tg_tensor *tensor) {
    const ks_allocator *a = &file->allocator;
    if (file->holdings == NULL) {
        if (file->num_tensors <= SIZE_MAX / sizeof *file->holdings)
            file->holdings = a->alloc(a->self, (size_t)file->num_tensors * sizeof *file->holdings);
        if (file->holdings == NULL) {
            tg_fail(file, TG_CODE_NO_MEMORY, "");
            return NULL;
        }
        memset(file->holdings, 0, (size_t)file->num_tensors * sizeof *file->holdings);
    }
    return &file->holdings[tensor->index];
}

static void let_go(tg_file *file, tg_holding *holding) {
    const ks_allocator *a = &file->allocator;
    if (holding->data == NULL) return;
    a->free(a->self, holding->data, holding->size);
    if (holding->counts) file->held -= holding->size;
    holding->data = NULL;
    if (file->lingering == holding) file->lingering = NULL;
}

/* Reads all values to memory, in one call. */
static bool take_in(tg_file *file, const tg_tensor *tensor, tg_holding *holding) {
    const ks_allocator *a = &file->allocator;
    const uint64_t nbytes = tensor->parts[TG_PART_VALUES].nbytes;
    uint8_t *data = nbytes <= SIZE_MAX ? a->alloc(a->self, (size_t)nbytes) : NULL;
    if (data == NULL) return tg_fail(file, TG_CODE_NO_MEMORY, "");
    if (!read_on(file, tensor, TG_PART_VALUES, 0, data, (size_t)nbytes)) {
        a->free(a->self, data, (size_t)nbytes);
        return false;
    }
    holding->data = data;
    holding->size = (size_t)nbytes;
    return true;
}

/* Holds values that are inflated, as many as max_dense allows. */
static bool take_inflated(tg_file *file, const tg_tensor *tensor, tg_holding *holding) {
    const uint64_t nbytes = tensor->parts[TG_PART_VALUES].nbytes;
    const uint64_t max_dense = file->options.limits.max_dense;
    if (file->lingering != NULL) let_go(file, file->lingering);
    if (file->held > max_dense || nbytes > max_dense - file->held) {
        tg_fail(file, TG_CODE_LIMIT, tg_expected_unpacked);
        tg_error_over(&file->error, TG_LIMIT_MAX_DENSE, max_dense,
                      nbytes < UINT64_MAX - file->held ? file->held + nbytes : UINT64_MAX);
        return false;
    }
    if (!take_in(file, tensor, holding)) return false;
    holding->counts = true;
    file->held += nbytes;
    return true;
}

const uint8_t *tg_hold(tg_file *file, const tg_tensor *tensor) {
    tg_holding *holding = holding_of(file, tensor);
    if (holding == NULL) return NULL;
    if (holding->data == NULL && !take_inflated(file, tensor, holding)) return NULL;
    if (file->lingering == holding) file->lingering = NULL;
    holding->users++;
    return holding->data;
}

const uint8_t *tg_load(tg_file *file, const tg_tensor *tensor) {
    tg_holding *holding = holding_of(file, tensor);
    if (holding == NULL) return NULL;
    return holding->data != NULL || take_in(file, tensor, holding) ? holding->data : NULL;
}

void tg_release(tg_file *file, const tg_tensor *tensor) {
    tg_holding *holding = &file->holdings[tensor->index];
    if (--holding->users > 0) return;
    if (file->lingering != NULL) let_go(file, file->lingering);
    file->lingering = holding;
}

void tg_release_all(tg_file *file) {
    const ks_allocator *a = &file->allocator;
    if (file->holdings == NULL) return;
    for (uint64_t i = 0; i < file->num_tensors; i++) let_go(file, &file->holdings[i]);
    a->free(a->self, file->holdings, (size_t)file->num_tensors * sizeof *file->holdings);
    file->holdings = NULL;
}

/* ------------------------------------------------------------------------------------ reading */

bool tg_read_adapted(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t from, void *dst,
                     size_t n) {
    const bool forward = part == TG_PART_VALUES && tg_is_forward_only(file, tensor);
    /* Without a holding of any tensor, nothing has been loaded. */
    if (part != TG_PART_VALUES || (!forward && file->holdings == NULL))
        return read_on(file, tensor, part, from, dst, n);
    tg_holding *holding = holding_of(file, tensor);
    if (holding == NULL) return false;
    if (holding->data == NULL && !forward) return read_on(file, tensor, part, from, dst, n);
    if (holding->data == NULL) {
        const tg_pass *pass = find_pass(file, tensor->index, part);
        const bool goes_on = pass != NULL && from >= pass->at;
        if (goes_on || !holding->begun || (from == 0 && !holding->skipped)) {
            if (from > (goes_on ? pass->at : 0)) holding->skipped = true;
            holding->begun = true;
            return read_on(file, tensor, part, from, dst, n);
        }
        /* A user that never releases it. */
        if (tg_hold(file, tensor) == NULL) return false;
    }
    memcpy(dst, holding->data + from, n);
    return true;
}
