/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_source.c - reads and decodes the elements of a dense or partial tensor in stored order.
 *
 * Elements that need no decoding are read directly to the destination. Others go through a staging
 * buffer of at most 64 KiB, which stays in the inner caches, so that decoding costs little more
 * than the read.
 *
 * Sums and products: [first, first + count) is inside the tensor, whose size in bits fits 64 bits
 * (tg_elements_open). Stored elements are inside the part, so their size in bytes fits, too.
 */
#include "array.h"
#include "layout.h"
#include "numbers.h"

/*
 * Short runs that lie close together are read including the gaps between them: up to this size,
 * reading through a gap costs less than a separate call. That is a page for a file, whose reads
 * cost a system call and the pages that they touch, and a few cache lines for bytes in memory.
 */
#define SHORT_RUN 4096u
#define GAP_IN_FILE 4096u
#define GAP_IN_MEMORY 256u

bool tg_elements_open(tg_array *a, bool raw) {
    const tg_tensor *t = &a->tensor;
    const uint64_t count = t->parts[TG_PART_VALUES].count;
    a->dtype = t->dtype;
    a->decoding = TG_AS_STORED;
    if (t->dtype == TG_DTYPE_BIT) {
        a->decoding = raw ? TG_BIT_BYTES : TG_BIT_SIGNS;
        a->dtype = raw ? TG_DTYPE_UINT8 : TG_DTYPE_FLOAT32;
    } else if (tg_dtype_is_small(t->dtype)) {
        if (!raw) a->decoding = TG_SMALL;
        if (raw && tg_dtype_bits(t->dtype) < 8) a->decoding = TG_SMALL_CODES;
        a->dtype = raw ? TG_DTYPE_UINT8 : TG_DTYPE_FLOAT32;
    } else if (!raw && t->fp_pos >= 0) {
        if ((t->dtype != TG_DTYPE_INT8 && t->dtype != TG_DTYPE_INT16) || t->fp_pos > 15)
            return tg_fail(a->file, TG_CODE_INTERNAL, "fixed point of 8 or 16 bits");
        a->decoding = TG_FIXED;
        a->dtype = TG_DTYPE_FLOAT32;
    } else if (!raw && t->scaled) {
        /* In other orders the elements of a step are not contiguous. */
        if (t->dtype != TG_DTYPE_UINT8 || t->storage != TG_STORAGE_DENSE ||
            t->order != TG_ORDER_C || t->rank == 0)
            return tg_fail(a->file, TG_CODE_INTERNAL, "scaled bytes in C order");
        a->decoding = TG_SCALED;
        a->dtype = TG_DTYPE_FLOAT32;
        a->per_step = count > 0 ? count / t->shape[0] : 0; /* no axis is 0 if there are elements */
    }
    return count <= UINT64_MAX / tg_dtype_bits(t->dtype) || tg_fail(a->file, TG_CODE_OVERFLOW, "");
}

/* ----------------------------------------------------------------------------------- decoding */

static uint64_t stored_bits(const tg_array *a) { return tg_dtype_bits(a->tensor.dtype); }

/* Bits as 0 and 1. */
static void spread_bits(uint8_t *dst, const uint8_t *src, unsigned bit, size_t n) {
    for (size_t i = 0; i < n; i++) {
        size_t at = bit + i;
        dst[i] = src[at / 8] >> (at % 8) & 1;
    }
}

/* Decodes the bytes `src` of the elements from `first` on. */
static bool decode_scaled(tg_array *a, tg_how how, const uint8_t *src, uint64_t first, size_t n,
                          uint8_t *dst) {
    while (n > 0) {
        const uint64_t step = first / a->per_step; /* per_step > 0, since there is an element */
        const uint64_t left = a->per_step - first % a->per_step;
        const size_t take = left < n ? (size_t)left : n;
        if (step != a->step) {
            if (!tg_tensor_bounds(a->file, &a->tensor, step, &a->min, &a->max)) return false;
            a->step = step;
        }
        tg_scaled_decode_as(how, dst, src, a->min, a->max, take);
        src += take;
        dst += take * a->element;
        first += take;
        n -= take;
    }
    return true;
}

/* Decodes `n` elements from `first` on; they begin at bit `bit` of `src`. */
static bool decode(tg_array *a, tg_how how, const uint8_t *src, unsigned bit, uint64_t first,
                   size_t n, uint8_t *dst) {
    switch (a->decoding) {
    case TG_FIXED:
        tg_fixed_decode_as(how, dst, src, a->tensor.dtype, (unsigned)a->tensor.fp_pos, n);
        return true;
    case TG_BIT_SIGNS: tg_bits_decode_as(how, dst, src, bit, n); return true;
    case TG_BIT_BYTES: spread_bits(dst, src, bit, n); return true;
    case TG_SMALL: tg_small_decode(dst, src, a->tensor.dtype, bit / stored_bits(a), n); return true;
    case TG_SMALL_CODES:
        tg_small_codes(dst, src, a->tensor.dtype, bit / stored_bits(a), n);
        return true;
    case TG_AS_STORED: /* never called: needs no decoding */
    case TG_SCALED: break;
    }
    return decode_scaled(a, how, src, first, n, dst);
}

/* ------------------------------------------------------------------------------------ reading */

/* How many elements fit in the staging buffer if the first begins at any bit; at least 8. */
static uint64_t staged_at_once(const tg_array *a) {
    const uint64_t bits = stored_bits(a);
    return ((uint64_t)a->staging.size * 8 - (bits < 8 ? 7 : 0)) / bits;
}

/* Reads the bytes of elements [first, first + count), which fit, to the staging buffer. *bit
 * becomes the number of bits of the first byte that belong to earlier elements. */
static bool stage(tg_array *a, uint64_t first, uint64_t count, unsigned *bit) {
    const uint64_t bits = stored_bits(a);
    const uint64_t from = first * bits / 8;
    *bit = (unsigned)(first * bits % 8);
    const uint64_t size = (*bit + count * bits + 7) / 8;
    return tg_tensor_read(a->file, &a->tensor, TG_PART_VALUES, from, a->staging.data, (size_t)size);
}

bool tg_elements_read(tg_array *a, uint64_t first, uint64_t count, void *dst) {
    uint8_t *to = dst;
    if (a->decoding == TG_AS_STORED) {
        return tg_tensor_read(a->file, &a->tensor, TG_PART_VALUES, first * a->element, to,
                              (size_t)count * a->element);
    }
    const uint64_t at_once = staged_at_once(a);
    const tg_how how = tg_how_for((size_t)count, a->element); /* all of it is in memory, at dst */
    while (count > 0) {
        const uint64_t take = count < at_once ? count : at_once;
        unsigned bit = 0;
        if (!stage(a, first, take, &bit)) return false;
        if (!decode(a, how, a->staging.data, bit, first, (size_t)take, to)) return false;
        to += (size_t)take * a->element;
        first += take;
        count -= take;
    }
    return true;
}

/* ---------------------------------------------------------------------------------- gathering */

/* How many runs one read covers. */
static uint64_t runs_at_once(const tg_array *a, uint64_t count, uint64_t stride) {
    const uint64_t bits = stored_bits(a);
    const bool in_memory = a->file->ks.input.load == NULL;
    const uint64_t gap = (stride - count) * bits / 8;
    const uint64_t room = staged_at_once(a);
    if (count * bits / 8 >= SHORT_RUN || gap > (in_memory ? GAP_IN_MEMORY : GAP_IN_FILE)) return 1;
    return count < room ? 1 + (room - count) / stride : 1; /* stride >= count > 0 */
}

/* Copies runs from the staging buffer to contiguous memory. */
static bool collect(tg_array *a, unsigned bit, uint64_t first, uint64_t count, uint64_t stride,
                    uint64_t runs, uint8_t *dst) {
    if (a->decoding == TG_AS_STORED) {
        tg_axis axes[2] = {
            {runs, stride * a->element, count * a->element, 0},
            {count, a->element, a->element, 0},
        };
        tg_permute(dst, a->staging.data, a->element, axes, 2, NULL);
        return true;
    }
    const uint64_t bits = stored_bits(a);
    const tg_how how = tg_how_for(0, a->element); /* a tile is read again soon */
    for (uint64_t i = 0; i < runs; i++) {
        const uint64_t at = bit + i * stride * bits;
        if (!decode(a, how, a->staging.data + at / 8, (unsigned)(at % 8), first + i * stride,
                    (size_t)count, dst))
            return false;
        dst += (size_t)count * a->element;
    }
    return true;
}

bool tg_elements_gather(tg_array *a, uint64_t first, uint64_t count, uint64_t stride, uint64_t runs,
                        void *dst) {
    uint8_t *to = dst;
    const uint64_t at_once = runs > 1 ? runs_at_once(a, count, stride) : 1;
    while (runs > 0) {
        const uint64_t take = runs < at_once ? runs : at_once;
        if (take == 1) {
            if (!tg_elements_read(a, first, count, to)) return false;
        } else {
            unsigned bit = 0;
            if (!stage(a, first, (take - 1) * stride + count, &bit)) return false;
            if (!collect(a, bit, first, count, stride, take, to)) return false;
        }
        to += (size_t)(take * count) * a->element;
        runs -= take;
        if (runs > 0) first += take * stride;
    }
    return true;
}
