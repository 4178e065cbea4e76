/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_values.c - elements of tensors: parts of storages, in row-major order and little-endian.
 *
 * A tensor whose elements lie in a row is read from the storage. The part of the storage that another one needs is loaded as
 * a whole, once for all that is read of it, within max_dense.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include "limit.h"
#include "pytorch_file.h"

/* Bytes that are swapped together in a big-endian file. */
static unsigned unit_of(const tg_pickle_tensor *t) {
    return tg_pickle_width(t->dtype) / (tg_dtype_is_complex(t->dtype) ? 2 : 1);
}

/* Whether the elements lie in the storage as they are counted: the last axis fastest. */
static bool is_in_a_row(const tg_pickle_tensor *t) {
    uint64_t expected = 1;
    for (uint32_t i = t->rank; i > 0; i--) {
        const uint64_t size = t->sizes[i - 1];
        if (size == 0) return true;
        if (size > 1 && t->sizes[t->rank + i - 1] != expected) return false;
        expected *= size; /* at most the number of elements: no size is 0 */
    }
    return true;
}

static const tg_pickle_tensor *tensor_of(const tg_pytorch *p, uint64_t i) {
    return tg_pickle_tensor_at(&p->object, p->places[i].tensor);
}

static tg_pickle_storage *storage_of(const tg_pytorch *p, const tg_pickle_tensor *t) {
    return tg_pickle_storage_at(&p->object, t->storage);
}

static tg_zip_content *content_of(const tg_pytorch *p, const tg_pickle_storage *s) {
    return p->archive != NULL ? &p->contents[s->place] : NULL;
}

/* -------------------------------------------------------------------------------- storages */

static bool fail_member(tg_file *file, uint64_t member) {
    if (file->ks.error.code == KS_OK) return false;
    ks_in_item(&file->ks, "members", member);
    ks_in(&file->ks, "archive");
    return tg_fail_ks(file);
}

/* Bytes [at, at + n) of a storage, which has them. */
static bool read_storage(tg_pytorch *p, const tg_pickle_storage *s, uint64_t at, void *dst,
                         size_t n) {
    tg_zip_content *of = content_of(p, s);
    if (of == NULL) return tg_read_bytes(p->file, s->place + at, dst, n);
    return tg_zip_reader_give(&p->reader, of, at, dst, n) || fail_member(p->file, s->place);
}

bool tg_pytorch_verify(tg_file *file, uint64_t i) {
    tg_pytorch *p = tg_pytorch_of(file);
    tg_pickle_storage *s = storage_of(p, tensor_of(p, i));
    tg_zip_content *of = content_of(p, s);
    uint8_t room[4096];
    if (of != NULL && p->has_checksums)
        return tg_zip_reader_verify(&p->reader, of) || fail_member(file, s->place);
    /* There is nothing to compare, but all bytes have to be readable. */
    for (uint64_t at = 0; at < s->nbytes; at += sizeof room) {
        const uint64_t left = s->nbytes - at;
        if (!read_storage(p, s, at, room, left < sizeof room ? (size_t)left : sizeof room))
            return false;
    }
    return true;
}

bool tg_pytorch_verify_rest(tg_file *file) {
    tg_pytorch *p = tg_pytorch_of(file);
    const uint64_t n = p->archive != NULL && p->has_checksums ? p->archive->members.count : 0;
    for (uint64_t i = 0; i < n; i++) {
        if (!tg_zip_reader_verify(&p->reader, &p->contents[i])) return fail_member(file, i);
    }
    return true;
}

/* -------------------------------------------------------------------------------------- spans */

static void drop_span(tg_pytorch *p) {
    const ks_allocator *a = &p->file->allocator;
    if (p->span.bytes != NULL) a->free(a->self, p->span.bytes, (size_t)p->span.size);
    p->span.bytes = NULL;
}

void tg_pytorch_close(tg_file *file) {
    tg_pytorch *p = file->outside;
    if (p == NULL) return;
    drop_span(p);
    tg_zip_reader_close(&p->reader);
}

/* Loads all elements from the first to the last one that the tensor has. NULL after tg_fail. */
static const uint8_t *load_span(tg_pytorch *p, uint64_t place) {
    const ks_allocator *a = &p->file->allocator;
    const tg_pickle_tensor *t = tensor_of(p, place);
    const uint64_t width = tg_pickle_width(t->dtype);
    const uint64_t most = p->file->options.limits.max_dense;
    uint64_t last = t->offset; /* inside of the storage, as the machine has checked */
    if (p->span.bytes != NULL && p->span.place == place) return p->span.bytes;
    drop_span(p);
    for (uint32_t i = 0; i < t->rank; i++) last += (t->sizes[i] - 1) * t->sizes[t->rank + i];
    const uint64_t size = (last - t->offset + 1) * width;
    if (size > most || size > SIZE_MAX) {
        tg_fail(p->file, TG_CODE_LIMIT, tg_expected_unpacked);
        tg_error_over(&p->file->error, TG_LIMIT_MAX_DENSE, most, size);
        return NULL;
    }
    uint8_t *bytes = a->alloc(a->self, (size_t)size);
    if (bytes == NULL) {
        tg_fail(p->file, TG_CODE_NO_MEMORY, "");
        return NULL;
    }
    if (!read_storage(p, storage_of(p, t), t->offset * width, bytes, (size_t)size)) {
        a->free(a->self, bytes, (size_t)size);
        return NULL;
    }
    p->span = (tg_pytorch_span){bytes, size, place};
    return bytes;
}

/* Copies elements [first, first + n) in row-major order. */
static void gather(const uint8_t *span, const tg_pickle_tensor *t, uint64_t first, uint64_t n,
                   uint8_t *dst) {
    uint64_t index[TG_PICKLE_MOST_AXES];
    const uint64_t *strides = t->sizes + t->rank;
    const size_t width = tg_pickle_width(t->dtype);
    uint64_t at = 0;                         /* elements from the first of the span on */
    for (uint32_t i = t->rank; i > 0; i--) { /* no size is 0: there are elements */
        index[i - 1] = first % t->sizes[i - 1];
        first /= t->sizes[i - 1];
        at += index[i - 1] * strides[i - 1];
    }
    for (; n > 0; n--, dst += width) {
        memcpy(dst, span + at * width, width);
        for (uint32_t i = t->rank; i > 0; i--) {
            at += strides[i - 1];
            if (++index[i - 1] < t->sizes[i - 1]) break;
            at -= t->sizes[i - 1] * strides[i - 1]; /* wraps back with the sum, if it has */
            index[i - 1] = 0;
        }
    }
}

/* ------------------------------------------------------------------------------------ elements */

static void swap(uint8_t *bytes, size_t n, unsigned unit) {
    for (; n > 0; n -= unit, bytes += unit) {
        for (unsigned i = 0; i < unit / 2; i++) {
            const uint8_t byte = bytes[i];
            bytes[i] = bytes[unit - 1 - i];
            bytes[unit - 1 - i] = byte;
        }
    }
}

/* Whole elements, `n` bytes from byte `at` of the tensor on. */
static bool read_elements(tg_pytorch *p, uint64_t place, uint64_t at, uint8_t *dst, size_t n) {
    const tg_pickle_tensor *t = tensor_of(p, place);
    const uint64_t width = tg_pickle_width(t->dtype);
    if (is_in_a_row(t)) {
        if (!read_storage(p, storage_of(p, t), t->offset * width + at, dst, n)) return false;
    } else {
        const uint8_t *span = load_span(p, place);
        if (span == NULL) return false;
        gather(span, t, at / width, n / width, dst);
    }
    if (p->is_big_endian && unit_of(t) > 1) swap(dst, n, unit_of(t));
    return true;
}

bool tg_pytorch_read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                          void *dst, size_t n) {
    tg_pytorch *p = tg_pytorch_of(file);
    const unsigned width = tg_pickle_width(tensor->dtype);
    uint8_t element[16];
    uint8_t *to = dst;
    size_t skip = (size_t)(at % width); /* bytes of the first element that are not wanted */
    (void)part;
    while (n > 0) {
        const size_t whole = n - n % width;
        if (skip == 0 && whole > 0) {
            if (!read_elements(p, tensor->index, at, to, whole)) return false;
            to += whole;
            at += whole;
            n -= whole;
            continue;
        }
        if (!read_elements(p, tensor->index, at - skip, element, width)) return false;
        for (; skip < width && n > 0; skip++, at++, n--) *to++ = element[skip];
        skip = 0;
    }
    return true;
}

bool tg_pytorch_is_as_stored(const tg_file *file, uint64_t i) {
    const tg_pytorch *p = tg_pytorch_of(file);
    const tg_pickle_tensor *t = tensor_of(p, i);
    const tg_zip_content *of = content_of(p, storage_of(p, t));
    return is_in_a_row(t) && (of == NULL || !of->deflated) &&
           (!p->is_big_endian || unit_of(t) == 1);
}

const uint64_t *tg_pytorch_strides(const tg_file *file, uint64_t i) {
    const tg_pickle_tensor *t = tensor_of(tg_pytorch_of(file), i);
    return is_in_a_row(t) ? NULL : t->sizes + t->rank;
}

uint64_t tg_pytorch_offset_of(const tg_pytorch *p, const tg_pickle_tensor *t) {
    const tg_pickle_storage *s = storage_of(p, t);
    const tg_zip_content *of = content_of(p, s);
    const uint64_t before = t->offset * tg_pickle_width(t->dtype); /* inside of the storage */
    if (of == NULL) return s->place + before;
    if (!of->deflated) return of->data + before;
    return is_in_a_row(t) ? TG_NOWHERE : of->data;
}

#endif
