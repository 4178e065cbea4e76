/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array.c - opens arrays and reads windows of their bytes.
 */
#include "array.h"
#include "limit.h"

#include <string.h>

/*
 * Working memory. Copying an array into another order uses four times the memory of reading, since
 * system calls dominate its cost: half of it is a tile of 2896 x 2896 float32, whose runs are over
 * 11 KiB on either side. More memory gains nothing, since all of it is fresh pages. For reading,
 * the tile takes a fourth, so that regions are larger: fewer regions are fewer passes over the
 * file. Held elements (held.c) are read with as much as is copied with: each region goes over all of
 * them, and with the shapes that are worst for that, 64 MiB take two thirds of the time of 16 MiB.
 *
 * An array allocates memory at the first read and releases it after the last byte was read, so that a
 * program can keep many arrays open and read one after the other. Held elements are released with it
 * only if all bytes were read in order, since holding them again costs a pass.
 */
#define READING_WINDOW (UINT64_C(16) << 20)
#define COPYING_WINDOW (UINT64_C(64) << 20)
#define SMALLEST_WINDOW 1024u
#define WINDOW_PER_AXIS 32u /* a fourth of it must hold the indices of an entry, 8 bytes per axis */
/* Stored bytes, and elements to be rounded, stay in the inner caches. */
#define STAGING_BYTES (UINT64_C(64) << 10)
/* So do elements that are only copied. */
#define PASSING_BYTES (UINT64_C(256) << 10)

/* ------------------------------------------------------------------------------------ opening */

static bool over_limit(tg_file *file, uint64_t allowed, uint64_t found) {
    tg_fail(file, TG_CODE_LIMIT, tg_expected_dense);
    tg_error_over(&file->error, TG_LIMIT_MAX_DENSE, allowed, found);
    return false;
}

bool tg_is_sparse(const tg_tensor *t) {
    return t->storage != TG_STORAGE_DENSE && t->storage != TG_STORAGE_PARTIAL &&
           t->storage != TG_STORAGE_BLOCKS && t->storage != TG_STORAGE_TEXT;
}

/* Counts the elements of the array. The lengths of a sparse tensor are untrusted. */
static bool count_elements(tg_array *a) {
    uint64_t product = 1;
    bool fits = true;
    for (uint32_t i = 0; i < a->info.rank; i++) {
        const uint64_t n = a->info.shape[i];
        if (n == 0) {
            a->info.count = 0;
            return true;
        }
        if (product > UINT64_MAX / n) fits = false;
        if (fits) product *= n;
    }
    a->info.count = product;
    return fits || tg_fail(a->file, TG_CODE_OVERFLOW, "");
}

/* The order of the elements that are delivered; C if both orders are the same. */
static tg_order order_of(const tg_array *a, const tg_array_options *options) {
    const tg_tensor *t = &a->tensor;
    if (a->info.rank < 2) return TG_ORDER_C;
    /* Bytes of an element are next to each other, which is neither order where elements are column-major. */
    if (a->is_opaque)
        return options->order == TG_ARRAY_ORDER_F && !options->raw ? TG_ORDER_F : TG_ORDER_C;
    if (options->raw)
        return t->order == TG_ORDER_F && !tg_is_sparse(t) && !a->file->adapter->shape_is_c
                   ? TG_ORDER_F
                   : TG_ORDER_C;
    switch (options->order) {
    case TG_ARRAY_ORDER_C: return TG_ORDER_C;
    case TG_ARRAY_ORDER_F: return TG_ORDER_F;
    case TG_ARRAY_ORDER_ANY: break;
    }
    return t->order == TG_ORDER_F && !tg_is_sparse(t) ? TG_ORDER_F : TG_ORDER_C;
}

/* Sets how the elements are derived from the tensor. */
static bool set_kind(tg_array *a, bool raw) {
    const tg_tensor *t = &a->tensor;
    if (tg_is_sparse(t)) {
        a->kind = TG_SCATTERED;
        return tg_sparse_open(a);
    }
    a->kind = TG_IN_ORDER;
    if (!tg_elements_open(a, raw)) return false;
    const bool whole = t->storage == TG_STORAGE_DENSE || t->storage == TG_STORAGE_BLOCKS;
    bool moves = !raw && whole && t->order != a->info.order;
    if (a->is_opaque) moves = t->order != TG_ORDER_C || a->info.order != TG_ORDER_C;
    if (!moves || a->info.rank < 2 || a->info.count == 0) return true;
    if (!tg_permutation_make(a, a->info.order)) return false;
    if (a->permutation == NULL) return true;
    a->kind = TG_PERMUTED;
    const tg_adapter *adapter = a->file->adapter;
    /* tg_describe has checked that such a part lies inside the file. */
    if (a->decoding == TG_AS_STORED && a->file->ks.input.load == NULL && adapter->locate == NULL &&
        adapter->read_part == NULL)
        a->in_memory = a->file->ks.input.base + t->parts[TG_PART_VALUES].offset;
    return true;
}

/* Sets dtype and sizes of the delivered elements. */
static bool set_size(tg_array *a, const tg_array_options *options) {
    a->info.dtype = options->dtype != TG_DTYPE_NONE ? options->dtype : a->dtype;
    a->rounds = a->info.dtype != a->dtype;
    a->element = tg_dtype_bits(a->dtype) / 8;
    a->delivered = tg_dtype_bits(a->info.dtype) / 8;
    const size_t larger = a->element > a->delivered ? a->element : a->delivered;
    if (a->info.count > UINT64_MAX / larger) return tg_fail(a->file, TG_CODE_OVERFLOW, "");
    a->info.nbytes = a->info.count * a->delivered;
    const uint64_t max_dense = a->file->options.limits.max_dense;
    return !tg_is_sparse(&a->tensor) || a->info.nbytes <= max_dense ||
           over_limit(a->file, max_dense, a->info.nbytes);
}

/* Blocks as they are: bytes, of which a row has as many as its blocks have. That does not overflow, as
 * the bytes of the tensor fit 64 bits, unless another axis is 0; then the row may be anything. */
static void count_bytes(tg_array *a) {
    uint32_t elements;
    uint32_t bytes;
    if (a->tensor.storage != TG_STORAGE_BLOCKS) return;
    tg_dtype_block(a->tensor.dtype, &elements, &bytes);
    uint64_t *row = &a->lengths[a->tensor.rank - 1];
    const uint64_t blocks = *row / elements;
    *row = blocks <= UINT64_MAX / bytes ? blocks * bytes : UINT64_MAX;
}

static bool set_up(tg_array *a, const tg_array_options *options) {
    const tg_tensor *t = &a->tensor;
    const bool partial = t->storage == TG_STORAGE_PARTIAL;
    if (options->raw) count_bytes(a);
    a->stored_count = t->parts[TG_PART_VALUES].count;
    a->info.rank = partial ? 1 : t->rank;
    a->info.shape = partial ? &a->stored_count : a->lengths;
    a->info.order = order_of(a, options);
    a->step = UINT64_MAX;
    a->window = options->window;
    return count_elements(a) && set_kind(a, options->raw) && set_size(a, options);
}

/* Elements of any size become bytes along one axis more. */
static void open_elements(tg_array *a) {
    if (a->tensor.dtype != TG_DTYPE_OPAQUE) return;
    a->is_opaque = true;
    a->lengths[a->tensor.rank++] = a->tensor.element;
    a->tensor.dtype = TG_DTYPE_UINT8; /* as that of the part */
}

/* Bytes of a tg_array for a tensor with `rank` axes; 0 if that overflows. */
static size_t size_of(uint32_t rank) {
    const size_t most = (SIZE_MAX - sizeof(tg_array)) / (2 * sizeof(uint64_t));
    return rank < most ? sizeof(tg_array) + (size_t)rank * 2 * sizeof(uint64_t) : 0;
}

tg_array *tg_array_open(tg_file *file, uint64_t i, const tg_array_options *options) {
    static const tg_array_options defaults = {false, TG_ARRAY_ORDER_ANY, TG_DTYPE_NONE, 0};
    if (options == NULL) options = &defaults;
    const bool no_dtype = options->dtype != TG_DTYPE_NONE &&
                          (tg_dtype_bits(options->dtype) < 8 || tg_dtype_is_small(options->dtype));
    const bool no_order = (unsigned)options->order > TG_ARRAY_ORDER_F;
    if (i >= file->num_tensors || no_dtype || no_order) {
        tg_fail(file, TG_CODE_USAGE,
                no_dtype   ? "a dtype of whole bytes that numbers are converted to"
                : no_order ? "a number of tg_array_order"
                           : "the number of a tensor of this file");
        return NULL;
    }
    tg_tensor tensor;
    if (!tg_describe(file, i, &tensor)) return NULL;
    const size_t size = size_of(tensor.rank + (tensor.dtype == TG_DTYPE_OPAQUE ? 1 : 0));
    tg_array *a = size > 0 ? file->allocator.alloc(file->allocator.self, size) : NULL;
    if (a == NULL) {
        tg_fail(file, TG_CODE_NO_MEMORY, "");
        return NULL;
    }
    memset(a, 0, size);
    a->file = file;
    a->allocator = file->allocator;
    a->tensor = tensor;
    if (tensor.rank > 0) memcpy(a->lengths, tensor.shape, tensor.rank * sizeof a->lengths[0]);
    a->tensor.shape = a->lengths; /* file->shape is that of the last described tensor */
    open_elements(a);
    if (set_up(a, options)) return a;
    tg_array_close(a);
    return NULL;
}

tg_array_info tg_array_about(const tg_array *array) { return array->info; }

uint64_t tg_array_inexact(const tg_array *array) { return array->inexact; }

static void let_go(tg_array *a) {
    if (!a->holds) return;
    tg_release(a->file, &a->tensor);
    a->holds = false;
    a->in_memory = NULL;
}

void tg_array_close(tg_array *array) {
    if (array == NULL) return;
    const ks_allocator allocator = array->allocator;
    tg_array_forget(array);
    let_go(array);
    tg_permutation_free(array);
    allocator.free(allocator.self, array, size_of(array->tensor.rank));
}

/* ------------------------------------------------------------------------------ working memory */

static size_t smaller(uint64_t a, uint64_t b) { return (size_t)(a < b ? a : b); }

/* Buffers begin at multiples of 64 bytes of the block, as cache lines do; each holds at least an
 * element, since the window has a minimum size. */
#define LINE 64u

static size_t whole_lines(uint64_t size) { return (size_t)(size - size % LINE); }

/* Bytes for all buffers. */
static size_t window_of(const tg_array *a, bool copies) {
    const uint64_t least = SMALLEST_WINDOW + (uint64_t)a->tensor.rank * WINDOW_PER_AXIS;
    uint64_t window = a->window;
    const bool large = a->kind == TG_PERMUTED && (copies || a->holds);
    if (window == 0) window = large ? COPYING_WINDOW : READING_WINDOW;
    if (window < least) window = least;
    return whole_lines(smaller(window, SIZE_MAX / 2));
}

/* Elements that can only be read forward are held before they are permuted. */
static bool hold(tg_array *a) {
    if (a->holds || a->kind != TG_PERMUTED || !tg_is_forward_only(a->file, &a->tensor)) return true;
    const uint8_t *data = tg_hold(a->file, &a->tensor);
    a->holds = data != NULL;
    if (a->decoding == TG_AS_STORED) a->in_memory = data;
    return a->holds;
}

bool tg_array_prepare(tg_array *a, bool copies) {
    if (a->memory.data != NULL) return true;
    if (!hold(a)) return false;
    const size_t window = window_of(a, copies);
    const uint64_t filled = a->info.count * a->element;
    const uint64_t needed = filled <= window ? filled + (LINE - 1) : window;

    const bool gathers = a->kind == TG_PERMUTED && a->in_memory == NULL;
    const bool stages = gathers || a->kind == TG_SCATTERED || a->decoding != TG_AS_STORED;
    a->staging.size = stages ? whole_lines(smaller(window / 4, STAGING_BYTES)) : 0;
    a->rounded.size = a->rounds ? whole_lines(smaller(window / 8, STAGING_BYTES)) : 0;
    size_t rest = window - a->staging.size - a->rounded.size;
    a->tile.size = gathers ? whole_lines(smaller(rest / (copies ? 2 : 4), needed)) : 0;
    rest -= a->tile.size;
    if (a->kind == TG_IN_ORDER) rest = smaller(rest, PASSING_BYTES);
    a->region.size = whole_lines(smaller(rest, needed));

    a->memory.size = a->staging.size + a->rounded.size + a->tile.size + a->region.size;
    a->memory.data = a->allocator.alloc(a->allocator.self, a->memory.size);
    if (a->memory.data == NULL) return tg_fail(a->file, TG_CODE_NO_MEMORY, "");
    a->tile.data = a->memory.data;
    a->region.data = a->tile.data + a->tile.size;
    a->staging.data = a->region.data + a->region.size;
    a->rounded.data = a->staging.data + a->staging.size;
    return true;
}

void tg_array_forget(tg_array *a) {
    a->region_count = 0;
    if (a->memory.data == NULL) return;
    a->allocator.free(a->allocator.self, a->memory.data, a->memory.size);
    a->memory.data = NULL;
}

void tg_array_passed(tg_array *a, uint64_t from, uint64_t n) {
    a->next = from == a->next ? from + n : UINT64_MAX;
    if (from + n < a->info.nbytes) return;
    tg_array_forget(a);
    if (a->next == UINT64_MAX) return; /* its elements may be read again, in any order */
    let_go(a);
    a->next = 0;
}

/* ------------------------------------------------------------------------------------ reading */

bool tg_array_fill(tg_array *a, uint64_t first, uint64_t count, void *dst) {
    switch (a->kind) {
    case TG_IN_ORDER: return tg_elements_read(a, first, count, dst);
    case TG_PERMUTED: return tg_permute_fill(a, first, count, dst);
    case TG_SCATTERED: break;
    }
    return tg_sparse_fill(a, first, count, dst);
}

static bool is_loaded(const tg_array *a, uint64_t i) {
    return i >= a->region_first && i - a->region_first < a->region_count;
}

/*
 * How many elements to fill from `i` on, of which `wanted` will be delivered now. A permuted array whose
 * elements are in memory can be filled from anywhere at once, but each cache line of them is read for
 * only a few elements: large regions pay off if they are used. So they are filled when reading from the
 * beginning, ever larger ones when it goes on, and else after a sixteenth of one was asked for.
 */
static uint64_t region_length(tg_array *a, uint64_t i, uint64_t wanted) {
    const uint64_t most = a->region.size / a->element;
    if (a->kind != TG_PERMUTED || a->in_memory == NULL || i == 0) return most;
    const bool goes_on = i == a->region_first + a->region_count;
    if (goes_on && wanted < 2 * a->region_count) wanted = 2 * a->region_count;
    a->scattered +=
        wanted; /* each time at most `most`, which is in memory, since it is then reset */
    if (wanted < most && a->scattered < most / 16) return wanted;
    a->scattered = 0;
    return most;
}

bool tg_array_load(tg_array *a, uint64_t i, uint64_t wanted) {
    if (is_loaded(a, i)) return true;
    const uint64_t most = a->region.size / a->element;
    const uint64_t length = region_length(a, i, wanted);
    uint64_t first = i;
    uint64_t count = a->info.count - i;
    if (a->kind == TG_PERMUTED && length == most) tg_permute_region(a, i, most, &first, &count);
    if (a->kind ==
        TG_SCATTERED) { /* steps back stay in the region: filling one may take all entries */
        first -= i % most;
        count += i % most;
    }
    if (count > length) count = length;
    a->region_count = 0;
    if (!tg_array_fill(a, first, count, a->region.data)) return false;
    a->region_first = first;
    a->region_count = count;
    return true;
}

/* Copies bytes from the region, starting in element `i`: as many as it has, at most `n`. */
static size_t take_bytes(tg_array *a, uint64_t i, size_t skip, uint8_t *dst, size_t n) {
    const size_t have = (size_t)(a->region_first + a->region_count - i); /* elements */
    const uint8_t *src = a->region.data + (size_t)(i - a->region_first) * a->element;
    if (!a->rounds) {
        const size_t size = smaller(have * a->element - skip, n);
        memcpy(dst, src + skip, size);
        return size;
    }
    if (skip == 0 && n >= a->delivered) {
        const size_t whole = smaller(have, n / a->delivered);
        tg_array_round(a, dst, src, whole);
        return whole * a->delivered;
    }
    /* A part of an element. Losses of an element are counted with its first byte. */
    uint8_t element[TG_MAX_ELEMENT];
    const uint64_t inexact = a->inexact;
    tg_array_round(a, element, src, 1);
    if (skip > 0) a->inexact = inexact;
    const size_t size = smaller(a->delivered - skip, n);
    memcpy(dst, element + skip, size);
    return size;
}

bool tg_array_bytes(tg_array *a, uint64_t from, void *dst, size_t n) {
    uint8_t *to = dst;
    const bool straight = a->kind == TG_IN_ORDER && a->decoding == TG_AS_STORED && !a->rounds;
    if (straight) return tg_tensor_read(a->file, &a->tensor, TG_PART_VALUES, from, to, n);
    if (!tg_array_prepare(a, false)) return false;
    while (n > 0) {
        const uint64_t i = from / a->delivered;
        const size_t skip = (size_t)(from % a->delivered);
        size_t size = n / a->delivered; /* elements */
        if (!is_loaded(a, i) && !a->rounds && skip == 0 && size >= a->region.size / a->element) {
            /* A region would not save work. */
            if (!tg_array_fill(a, i, size, to)) return false;
            size *= a->element;
        } else {
            if (!tg_array_load(a, i, size > 0 ? size : 1)) return false;
            size = take_bytes(a, i, skip, to, n);
        }
        to += size;
        from += size;
        n -= size;
    }
    return true;
}

bool tg_array_read(tg_array *array, uint64_t from, void *dst, size_t n) {
    const uint64_t nbytes = array->info.nbytes;
    if (from > nbytes || n > nbytes - from)
        return tg_fail(array->file, TG_CODE_USAGE, "bytes inside the array");
    if (n == 0) return true;
    const bool ok = tg_array_bytes(array, from, dst, n);
    tg_array_passed(array, from, n);
    return ok;
}
