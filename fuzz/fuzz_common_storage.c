/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_storage.c - a tensor of a checkpoint is a view of a storage. By its strides it may have elements many times, so
 * that the file does not bound its bytes; the file bounds the storage, and the storage each element.
 */
#include "fuzz.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "file.h"
#include "pytorch_file.h"

enum { MOST_INFLATED = 1032 }; /* bytes that one of deflate can stand for */

/* Bytes of the file, inflated if they are compressed. */
static void check_storage(const tg_pytorch *p, const tg_pickle_storage *s, uint64_t size) {
    uint64_t at = s->place, left = size;
    bool is_deflated = false;
    if (p->archive != NULL) {
        at = p->contents[s->place].data;
        is_deflated = p->contents[s->place].deflated;
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, at <= size, "a storage at %llu of %llu bytes",
                 (unsigned long long)at, (unsigned long long)size);
    left = size - at;
    FUZZ_PROMISE(
        FUZZ_ACCEPTED_IS_READABLE, s->nbytes <= (is_deflated ? left * MOST_INFLATED : left),
        "a storage of %llu bytes in %llu", (unsigned long long)s->nbytes, (unsigned long long)left);
}

/* The place behind the last element that the strides reach. False: it has none, or 2^64 are too few. */
static bool end_of(const tg_pickle_tensor *t, uint64_t *end) {
    uint64_t step;
    *end = t->offset;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (t->sizes[i] == 0 ||
            __builtin_mul_overflow(t->sizes[i] - 1, t->sizes[t->rank + i], &step) ||
            __builtin_add_overflow(*end, step, end))
            return false;
    }
    return !__builtin_add_overflow(*end, UINT64_C(1), end);
}

void fuzz_check_storage(tg_file *file, const tg_tensor *tensor, uint64_t size) {
    const tg_pytorch *p = tg_pytorch_of(file);
    const tg_pickle_tensor *t = tg_pickle_tensor_at(&p->object, p->places[tensor->index].tensor);
    const tg_pickle_storage *s = tg_pickle_storage_at(&p->object, t->storage);
    const uint64_t have = s->nbytes / (tg_dtype_bits(t->dtype) / 8);
    uint64_t end;
    check_storage(p, s, size);
    if (t->count == 0) return;
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, end_of(t, &end) && end <= have,
                 "%s: elements outside of its storage, which has %llu", tensor->name,
                 (unsigned long long)have);
    if (tg_pytorch_is_as_stored(file, tensor->index))
        FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, t->count <= have, "%s: %llu elements of %llu",
                     tensor->name, (unsigned long long)t->count, (unsigned long long)have);
}

#else

void fuzz_check_storage(tg_file *file, const tg_tensor *tensor, uint64_t size) {
    (void)file, (void)tensor, (void)size;
}

#endif
