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
#include "numbers_small.h"

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
    if (t->storage == TG_STORAGE_BLOCKS) {
        tg_blocks_open(a, raw);
        return true;
    }
    if (t->storage == TG_STORAGE_TEXT)
        return tg_fail(a->file, TG_CODE_UNSUPPORTED, "numbers, not texts");
    a->dtype = t->dtype;
    a->decoding = TG_AS_STORED;
    if (t->dtype == TG_DTYPE_BIT) {
        a->decoding = raw ? TG_BIT_BYTES : TG_BIT_SIGNS;
        a->dtype = raw ? TG_DTYPE_UINT8 : TG_DTYPE_FLOAT32;
    } else if (tg_dtype_is_small(t->dtype)) {
        if (!raw) a->decoding = TG_SMALL;
        if (raw && tg_dtype_bits(t->dtype) < 8) a->decoding = TG_SMALL_CODES;
        a->dtype = raw ? TG_DTYPE_UINT8 : TG_DTYPE_FLOAT32;
    } else if (tg_small_integer_of(t->dtype, &a->dtype)) {
        a->decoding = raw ? TG_SMALL_CODES : TG_SMALL_INTEGERS;
        if (raw) a->dtype = TG_DTYPE_UINT8;
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
    case TG_SMALL: tg_small_decode_at(dst, src, a->tensor.dtype, bit, n); return true;
    case TG_SMALL_INTEGERS: tg_small_integers_at(dst, src, a->tensor.dtype, bit, n); return true;
    case TG_SMALL_CODES: tg_small_codes_at(dst, src, a->tensor.dtype, bit, n); return true;
    case TG_AS_STORED: /* never called: needs no decoding */
    case TG_BLOCKED:   /* neither: tg_blocks_read */
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
    if (a->decoding == TG_BLOCKED) return tg_blocks_read(a, first, count, to);
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

/* What one read covers: runs along the axes before `whole`, and up to `steps` steps along that one. */
typedef struct tg_reach {
    uint32_t whole;
    uint64_t steps;
    uint64_t extent; /* elements from the first to the last, of one step */
} tg_reach;

static tg_reach reach_of(const tg_array *a, const tg_block *block) {
    tg_reach reach = {0, 1, block->count};
    if (a->decoding == TG_BLOCKED) return reach;
    const uint64_t bits = stored_bits(a);
    const uint64_t most = a->file->ks.input.load == NULL ? GAP_IN_MEMORY : GAP_IN_FILE;
    const uint64_t room = staged_at_once(a);
    if (block->count * bits / 8 >= SHORT_RUN || block->count >= room) return reach;
    for (; reach.whole < block->num_axes; reach.whole++) {
        const tg_block_axis *axis = &block->axes[reach.whole];
        if ((axis->stride - reach.extent) * bits / 8 > most) break;
        const uint64_t steps = 1 + (room - reach.extent) / axis->stride;
        if (steps < axis->n) {
            reach.steps = steps;
            break;
        }
        reach.extent += (axis->n - 1) * axis->stride; /* at most `room` */
    }
    return reach;
}

/* Copies `steps` steps, and all runs in each, from the staging buffer to contiguous memory. */
static bool collect(tg_array *a, unsigned bit, uint64_t first, const tg_block *block,
                    const tg_reach *reach, uint64_t steps, uint8_t *dst) {
    tg_axis axes[TG_MAX_AXES + 1];
    uint64_t made = block->count; /* elements */
    for (uint32_t i = 0; i < reach->whole; i++) {
        axes[i] = (tg_axis){block->axes[i].n, block->axes[i].stride, made, 0};
        made *= block->axes[i].n;
    }
    uint32_t num = reach->whole;
    if (steps > 1) axes[num++] = (tg_axis){steps, block->axes[reach->whole].stride, made, 0};
    if (a->decoding == TG_AS_STORED) {
        for (uint32_t i = 0; i < num; i++) {
            axes[i].src *= a->element;
            axes[i].dst *= a->element;
        }
        axes[num++] = (tg_axis){block->count, a->element, a->element, 0};
        tg_permute(dst, a->staging.data, a->element, axes, num, NULL);
        return true;
    }
    const uint64_t bits = stored_bits(a);
    const tg_how how = tg_how_for(0, a->element); /* a tile is read again soon */
    for (uint64_t from = 0;;) {
        const uint64_t at = bit + from * bits;
        if (!decode(a, how, a->staging.data + at / 8, (unsigned)(at % 8), first + from,
                    (size_t)block->count, dst))
            return false;
        dst += (size_t)block->count * a->element;
        uint32_t i = 0;
        for (; i < num; i++) {
            from += axes[i].src;
            if (++axes[i].at < axes[i].n) break;
            from -= axes[i].n * axes[i].src;
            axes[i].at = 0;
        }
        if (i == num) return true;
    }
}

/* Reads `steps` steps from element `first` on. */
static bool gather_steps(tg_array *a, uint64_t first, const tg_block *block, const tg_reach *reach,
                         uint64_t steps, uint8_t *dst) {
    if (reach->whole == 0 && steps == 1) return tg_elements_read(a, first, block->count, dst);
    unsigned bit = 0;
    uint64_t extent = reach->extent;
    if (steps > 1) extent += (steps - 1) * block->axes[reach->whole].stride;
    return stage(a, first, extent, &bit) && collect(a, bit, first, block, reach, steps, dst);
}

bool tg_elements_gather(tg_array *a, uint64_t first, const tg_block *block, void *dst) {
    const tg_reach reach = reach_of(a, block);
    uint8_t *to = dst;
    uint64_t at[TG_MAX_AXES] = {0};
    size_t made = (size_t)block->count * a->element; /* bytes for a step */
    for (uint32_t i = 0; i < reach.whole; i++) made *= (size_t)block->axes[i].n;
    for (;;) {
        uint64_t steps = 1;
        uint32_t i = reach.whole;
        if (i < block->num_axes) {
            const uint64_t left = block->axes[i].n - at[i];
            steps = left < reach.steps ? left : reach.steps;
        }
        if (!gather_steps(a, first, block, &reach, steps, to)) return false;
        to += (size_t)steps * made;
        for (; i < block->num_axes; i++, steps = 1) {
            const tg_block_axis *axis = &block->axes[i];
            if (axis->n - at[i] > steps) {
                at[i] += steps;
                first += steps * axis->stride;
                break;
            }
            first -= at[i] * axis->stride;
            at[i] = 0;
        }
        if (i == block->num_axes) return true;
    }
}
