/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_values.c - payload for writers, taken from open files.
 *
 * A writer reads windows (read), or passes the destination and lets the source choose the order of
 * the bytes (copy). The difference matters for permuted arrays: see array_permute.c. A call of copy
 * allocates working memory and releases it before it returns.
 */
#include "array.h"

/* Small enough to stay in the cache between reading and writing. */
#define COPY_BYTES (UINT64_C(256) << 10)

/* ------------------------------------------------------------------------------ stored tensors */

tg_decl tg_decl_of(const tg_tensor *tensor) {
    const bool indices = tensor->storage == TG_STORAGE_INDICES;
    tg_decl decl = {
        .name = tensor->name,
        .dtype = tensor->dtype,
        .storage = tensor->storage,
        .order = tensor->order,
        .rank = tensor->rank,
        .shape = tensor->shape,
        .fp_pos = tensor->fp_pos,
        .batch = tensor->batch,
        .scaled = tensor->scaled,
        .stored = tensor->parts[indices ? TG_PART_INDEX_LIST : TG_PART_VALUES].count,
        .values = {NULL, NULL, NULL},
        .raw_name = tensor->raw_name,
        .raw_name_len = tensor->raw_name_len,
        .type = tensor->type,
        .element = tensor->element,
    };
    return decl;
}

static bool read_stored(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                        tg_error *error) {
    tg_stored *stored = self;
    return tg_tensor_read(stored->file, &stored->tensor, part, from, dst, n) ||
           tg_values_fail(stored->file, error);
}

static bool copy_stored(void *self, tg_part part, uint64_t from, uint64_t n,
                        const tg_target *target, uint64_t at, tg_error *error) {
    tg_stored *stored = self;
    tg_file *file = stored->file;
    const ks_allocator *allocator = &file->allocator;
    const tg_sender sender = {target, at - from, error};
    const size_t room = (size_t)(n < COPY_BYTES ? n : COPY_BYTES);
    if (n == 0) return true;
    uint8_t *block = allocator->alloc(allocator->self, room);
    if (block == NULL) {
        tg_fail(file, TG_CODE_NO_MEMORY, "");
        return tg_values_fail(file, error);
    }
    bool ok = true;
    while (ok && n > 0) {
        const size_t take = n < room ? (size_t)n : room;
        ok = read_stored(stored, part, from, block, take, error) &&
             tg_send(&sender, from, block, take);
        from += take;
        n -= take;
    }
    allocator->free(allocator->self, block, room);
    return ok;
}

tg_values tg_tensor_values(tg_stored *stored) {
    tg_values values = {.read = read_stored, .copy = copy_stored, .self = stored};
    return values;
}

/* ------------------------------------------------------------------------------------- arrays */

static bool is_inside(tg_array *a, tg_part part, uint64_t from, uint64_t n) {
    const uint64_t nbytes = a->info.nbytes;
    return (part == TG_PART_VALUES && from <= nbytes && n <= nbytes - from) ||
           tg_fail(a->file, TG_CODE_USAGE, "bytes inside the array");
}

static bool read_array(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                       tg_error *error) {
    tg_array *a = self;
    return (is_inside(a, part, from, n) && tg_array_read(a, from, dst, n)) ||
           tg_values_fail(a->file, error);
}

/* Sends some bytes of one element. */
static bool send_part(tg_array *a, uint64_t from, size_t n, const tg_sender *sender) {
    uint8_t filled[TG_MAX_ELEMENT];
    uint8_t rounded[TG_MAX_ELEMENT];
    const size_t skip = (size_t)(from % a->delivered);
    const uint64_t inexact = a->inexact;
    if (!tg_array_fill(a, from / a->delivered, 1, filled))
        return tg_values_fail(a->file, sender->error);
    if (a->rounds) tg_array_round(a, rounded, filled, 1);
    if (skip > 0) a->inexact = inexact; /* its loss is counted with its first byte */
    return tg_send(sender, from, (a->rounds ? rounded : filled) + skip, n);
}

/* Copies whole elements in tiles, and partial elements at either end. */
static bool copy_permuted(tg_array *a, uint64_t from, uint64_t n, const tg_sender *sender) {
    const size_t skip = (size_t)(from % a->delivered);
    if (skip > 0) {
        const size_t left = a->delivered - skip;
        const size_t head = left < n ? left : (size_t)n;
        if (!send_part(a, from, head, sender)) return false;
        from += head;
        n -= head;
    }
    const uint64_t whole = n / a->delivered;
    if (!tg_permute_copy(a, from / a->delivered, whole, sender)) return false;
    const size_t tail = (size_t)(n % a->delivered);
    return tail == 0 || send_part(a, from + whole * a->delivered, tail, sender);
}

/* Copies region by region. */
static bool copy_in_order(tg_array *a, uint64_t from, uint64_t n, const tg_sender *sender) {
    while (n > 0) {
        const uint8_t *data = a->rounded.data;
        uint64_t have = a->rounded.size;
        if (!a->rounds) {
            const uint64_t i = from / a->element;
            if (!tg_array_load(a, i, 1)) return tg_values_fail(a->file, sender->error);
            const uint64_t before = from - a->region_first * a->element;
            data = a->region.data + before;
            have = a->region_count * a->element - before;
        }
        const size_t take = (size_t)(have < n ? have : n);
        if (a->rounds && !tg_array_bytes(a, from, a->rounded.data, take))
            return tg_values_fail(a->file, sender->error);
        if (!tg_send(sender, from, data, take)) return false;
        from += take;
        n -= take;
    }
    return true;
}

static bool copy_array(void *self, tg_part part, uint64_t from, uint64_t n, const tg_target *target,
                       uint64_t at, tg_error *error) {
    tg_array *a = self;
    const tg_sender sender = {target, at - from, error};
    if (!is_inside(a, part, from, n)) return tg_values_fail(a->file, error);
    if (n == 0) return true;
    tg_array_forget(a); /* releases the memory for reading */
    if (!tg_array_prepare(a, true)) return tg_values_fail(a->file, error);
    const bool ok = a->kind == TG_PERMUTED ? copy_permuted(a, from, n, &sender)
                                           : copy_in_order(a, from, n, &sender);
    tg_array_forget(a);
    tg_array_passed(a, from, n);
    return ok;
}

tg_values tg_array_values(tg_array *array) {
    tg_values values = {.read = read_array, .copy = copy_array, .self = array};
    return values;
}
