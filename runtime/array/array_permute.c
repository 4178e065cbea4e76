/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_permute.c - delivers elements in another order than the stored one.
 *
 * In the requested order, accesses to the file are scattered. Tiling makes this efficient: tiles
 * are blocks of the array with long runs of neighbours in both orders. A tile is gathered run by
 * run in stored order, permuted in memory, and delivered run by run.
 *
 * Boxes. A range of elements in requested order is in general not a block of the array: it may
 * begin and end in the middle of a row. It is divided into boxes: one index of each outer axis, a
 * range of one axis, and all of the axes inside it. Each box is the largest that begins where the
 * previous one ended, so the axis of the range moves first outwards and then inwards: at most 2 *
 * rank - 1 boxes.
 *
 * Tiles. In a tile of B elements, runs have sqrt(B) neighbours in stored order and as many in
 * requested order, each from the fastest axis on; remaining room makes stored runs longer. Output
 * runs are extended to whole rows if these are not much longer. With the default window for copying
 * a tile is some 30 MiB, so runs of float32 are 11 KiB on both sides, unless the box is thinner.
 * Elements that can only be read forward are held in memory first (tg_hold): no choice of tiles
 * that fit in a window keeps reads of some shapes from going back.
 *
 * Cost. Copying (tg_permute_copy) a whole array reads every stored byte once, plus gaps between
 * short runs that array_source.c reads through: less than 4 KiB for each run of a tile. If a box
 * has fewer than sqrt(B) neighbours in stored order, runs are as short as the box is thin, down to
 * one element. This happens when an array is read forward and a region, 3/4 of the window, holds
 * less than one step of the axis that is fastest in the file: every region then touches most pages
 * of the file, and the file is read (size of the array / size of a region) times in total. No
 * method with so little memory avoids that, since the first region alone needs a byte of each page.
 * Therefore tg_values.copy and options.window exist.
 *
 * Sums and products: positions and strides count elements of the array, whose size in bytes fits 64
 * bits; a tile and the destination are in memory.
 */
#include <string.h>

#include "array.h"
#include "layout.h"

/* ------------------------------------------------------------------------------------ the permutation */

/* An axis of the tensor of length other than 1. */
typedef struct source_axis {
    uint32_t number;
    uint64_t n;
    uint64_t stored;
} source_axis;

/* The i-th axis in stored order, fastest first. The bytes of opaque elements are the fastest in any order. */
static uint32_t stored_axis(const tg_array *a, uint32_t i) {
    const uint32_t rank = a->tensor.rank;
    if (a->is_opaque && a->tensor.order == TG_ORDER_F) return i == 0 ? rank - 1 : i - 1;
    switch (a->tensor.order) {
    case TG_ORDER_F: return i;
    case TG_ORDER_ROTATED: return i == 0 ? 0 : rank - i;
    case TG_ORDER_C: break;
    }
    return rank - 1 - i;
}

/* Finds all axes of length other than 1, fastest in stored order first; at most 63, since the
 * product of their lengths, each at least 2, fits 64 bits. */
static uint32_t find_axes(const tg_array *a, source_axis *found) {
    const tg_tensor *t = &a->tensor;
    uint32_t num = 0;
    uint64_t stored = 1;
    for (uint32_t i = 0; i < t->rank; i++) {
        const uint32_t number = stored_axis(a, i);
        const uint64_t n = t->shape[number];
        if (n == 1) continue;
        found[num++] = (source_axis){number, n, stored};
        stored *= n;
    }
    return num;
}

/* Sorts by requested order, slowest first. */
static void sort_axes(source_axis *axes, uint32_t num, tg_order wanted) {
    for (uint32_t i = 1; i < num; i++) {
        const source_axis axis = axes[i];
        uint32_t k = i;
        for (; k > 0; k--) {
            bool slower = axis.number < axes[k - 1].number;
            if (slower != (wanted == TG_ORDER_C)) break;
            axes[k] = axes[k - 1];
        }
        axes[k] = axis;
    }
}

/* Merges axes that are neighbours in both orders. */
static uint32_t merge_axes(source_axis *axes, uint32_t num) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < num; i++) {
        source_axis *last = kept > 0 ? &axes[kept - 1] : NULL;
        if (last != NULL && last->stored == axes[i].stored * axes[i].n) {
            last->n *= axes[i].n;
            last->stored = axes[i].stored;
        } else {
            axes[kept++] = axes[i];
        }
    }
    return kept;
}

bool tg_permutation_make(tg_array *a, tg_order wanted) {
    source_axis found[TG_MAX_AXES];
    uint32_t num = find_axes(a, found);
    sort_axes(found, num, wanted);
    num = merge_axes(found, num);
    if (num < 2) return true;

    tg_permutation *permutation = a->allocator.alloc(
        a->allocator.self, sizeof *permutation + num * sizeof permutation->axes[0]);
    if (permutation == NULL) return tg_fail(a->file, TG_CODE_NO_MEMORY, "");
    memset(permutation, 0, sizeof *permutation + num * sizeof permutation->axes[0]);
    permutation->num_axes = num;
    uint64_t inner = 1;
    for (uint32_t i = num; i-- > 0;) {
        permutation->axes[i].n = found[i].n;
        permutation->axes[i].stored = found[i].stored;
        permutation->axes[i].inner = inner;
        inner *= found[i].n;
    }
    for (uint32_t i = 0; i < num; i++) {
        uint32_t k = i;
        for (; k > 0; k--) {
            if (permutation->axes[permutation->by_stored[k - 1]].stored >
                permutation->axes[i].stored)
                break;
            permutation->by_stored[k] = permutation->by_stored[k - 1];
        }
        permutation->by_stored[k] = (uint8_t)i; /* < TG_MAX_AXES */
    }
    a->permutation = permutation;
    return true;
}

void tg_permutation_free(tg_array *a) {
    if (a->permutation == NULL) return;
    const size_t size =
        sizeof *a->permutation + a->permutation->num_axes * sizeof a->permutation->axes[0];
    a->allocator.free(a->allocator.self, a->permutation, size);
    a->permutation = NULL;
}

/* -------------------------------------------------------------------------------------- boxes */

/* Sets the box that begins with element `first` and has at most `count` > 0 elements; returns their
 * number. */
static uint64_t next_box(tg_permutation *permutation, uint64_t first, uint64_t count) {
    uint32_t ranged = 0; /* the loop ends at the innermost axis at the latest: its `inner` is 1 */
    while (first % permutation->axes[ranged].inner != 0 || permutation->axes[ranged].inner > count)
        ranged++;
    for (uint32_t i = 0; i < permutation->num_axes; i++) {
        tg_permutation_axis *axis = &permutation->axes[i];
        const uint64_t at = first / axis->inner % axis->n;
        axis->from = i <= ranged ? at : 0;
        axis->to = i < ranged ? at + 1 : axis->n;
    }
    tg_permutation_axis *axis = &permutation->axes[ranged];
    const uint64_t steps = count / axis->inner;
    if (steps < axis->to - axis->from) axis->to = axis->from + steps;
    return (axis->to - axis->from) * axis->inner;
}

/* The integer square root of `n`, rounded down. */
static uint64_t root_of(uint64_t n) {
    uint64_t root = 0;
    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit >>= 1) {
        const uint64_t next = root | bit; /* < 2^32 */
        if (next * next <= n) root = next;
    }
    return root;
}

/* Rounds `length`, a part of an axis, to whole cache lines if it has at least one. */
static uint64_t whole_lines(uint64_t length, size_t element) {
    const uint64_t line = 64 / element;
    return length > line ? length - length % line : length;
}

/*
 * Makes runs of neighbours in one order `wanted` elements long: each axis, beginning with the
 * fastest, takes as much of that as it can. `order` NULL: the order of the axes.
 */
static void widen(tg_permutation *permutation, const uint8_t *order, uint64_t wanted,
                  size_t element) {
    for (uint32_t i = permutation->num_axes; i-- > 0;) {
        tg_permutation_axis *axis = &permutation->axes[order != NULL ? order[i] : i];
        const uint64_t length = axis->to - axis->from;
        if (length < 2) continue;
        const uint64_t tile = length <= wanted ? length : whole_lines(wanted, element);
        if (axis->tile < tile) axis->tile = tile;
        if (length >= wanted) break; /* or wanted / length >= 1 */
        wanted /= length;
    }
}

/* Uses the remaining room for longer runs of stored elements. */
static void fill_up(tg_permutation *permutation, uint64_t room, size_t element) {
    uint64_t used = 1;
    for (uint32_t i = 0; i < permutation->num_axes; i++) used *= permutation->axes[i].tile;
    for (uint32_t i = permutation->num_axes; i-- > 0;) {
        tg_permutation_axis *axis = &permutation->axes[permutation->by_stored[i]];
        const uint64_t length = axis->to - axis->from;
        const uint64_t most = room / (used / axis->tile); /* used: a multiple of tile, <= room */
        if (axis->tile < length) {
            const uint64_t tile = length <= most ? length : whole_lines(most, element);
            if (tile > axis->tile) {
                used = used / axis->tile * tile;
                axis->tile = tile;
            }
        }
        if (axis->tile < length) break;
    }
}

/* Chooses tile lengths that divide the box more evenly, so that no tile is much smaller than the
 * others; their number does not change. */
static void even_out(tg_permutation *permutation, size_t element) {
    const uint64_t line = 64 / element;
    for (uint32_t i = 0; i < permutation->num_axes; i++) {
        tg_permutation_axis *axis = &permutation->axes[i];
        const uint64_t length = axis->to - axis->from;
        const uint64_t num = (length - 1) / axis->tile + 1;
        const uint64_t even = (length - 1) / num + 1;
        const uint64_t lined = ((even - 1) / line + 1) * line;
        if (lined < axis->tile) axis->tile = lined;
    }
}

/*
 * The length of a whole output row, if that is at most twice `root`: then a tile is one write, and
 * reads of half the length are no more calls than before on both sides. Scattered pieces cost a
 * file system more for writing than for reading: 64 MiB in pieces of 8 KiB, on ext4, 43 ms and 13
 * ms.
 */
static uint64_t whole_rows(const tg_permutation *permutation, uint64_t root) {
    uint64_t rows = 1;
    for (uint32_t i = permutation->num_axes; i-- > 0 && rows < root;) {
        const uint64_t length = permutation->axes[i].to - permutation->axes[i].from; /* > 0 */
        if (length > 2 * root / rows) return root;
        rows *= length;
    }
    return rows;
}

/* `room` > 0: maximum elements of a tile. The product of its lengths is at most that, since the
 * sides take at most `wanted` and room / wanted, and fill_up() respects it. */
static void choose_tile(tg_array *a, uint64_t room, bool copies) {
    tg_permutation *permutation = a->permutation;
    const size_t element = a->element;
    uint64_t wanted = root_of(room);
    if (copies) wanted = whole_rows(permutation, wanted);
    for (uint32_t i = 0; i < permutation->num_axes; i++) permutation->axes[i].tile = 1;
    widen(permutation, permutation->by_stored, room / wanted, element);
    widen(permutation, NULL, wanted, element);
    fill_up(permutation, room, element);
    even_out(permutation, element);
}

/* -------------------------------------------------------------------------------------- tiles */

static void place_axis(tg_permutation_axis *axis, uint64_t at) {
    const uint64_t left = axis->to - at;
    axis->at = at;
    axis->len = left < axis->tile ? left : axis->tile;
}

static void first_tile(tg_permutation *permutation) {
    for (uint32_t i = 0; i < permutation->num_axes; i++)
        place_axis(&permutation->axes[i], permutation->axes[i].from);
}

/* Advances in stored order, so that reads go forward. False after the last tile. */
static bool next_tile(tg_permutation *permutation) {
    for (uint32_t i = permutation->num_axes; i-- > 0;) {
        tg_permutation_axis *axis = &permutation->axes[permutation->by_stored[i]];
        if (axis->len < axis->to - axis->at) {
            place_axis(axis, axis->at + axis->len);
            return true;
        }
        place_axis(axis, axis->from);
    }
    return false;
}

/* Reads a tile, in stored order. */
static bool gather_tile(tg_array *a) {
    const tg_permutation *permutation = a->permutation;
    uint64_t first = 0;
    for (uint32_t i = 0; i < permutation->num_axes; i++)
        first += permutation->axes[i].at * permutation->axes[i].stored;

    /* Contiguous elements: the fastest axes, as long as the tile has all of them, and one more. */
    uint32_t outer = permutation->num_axes;
    uint64_t run = 1;
    bool whole = true;
    while (outer > 0 && whole) {
        const tg_permutation_axis *axis = &permutation->axes[permutation->by_stored[--outer]];
        run *= axis->len;
        whole = axis->len == axis->n;
    }
    tg_block block = {.count = run};
    while (outer > 0) {
        const tg_permutation_axis *axis = &permutation->axes[permutation->by_stored[--outer]];
        if (axis->len == 1) continue;
        block.axes[block.num_axes++] = (tg_block_axis){axis->len, axis->stored};
    }
    return tg_elements_gather(a, first, &block, a->tile.data);
}

/*
 * Makes the elements of the tile available; `src` becomes their stride in bytes along each axis.
 * Either they are gathered, contiguous in stored order, or they are in memory as in the file. NULL
 * after an error.
 */
static const uint8_t *take_tile(tg_array *a, uint64_t *src) {
    const tg_permutation *permutation = a->permutation;
    if (a->in_memory != NULL) {
        uint64_t first = 0;
        for (uint32_t i = 0; i < permutation->num_axes; i++) {
            first += permutation->axes[i].at * permutation->axes[i].stored;
            src[i] = permutation->axes[i].stored * a->element;
        }
        return a->in_memory + first * a->element;
    }
    uint64_t size = a->element;
    for (uint32_t i = permutation->num_axes; i-- > 0;) {
        src[permutation->by_stored[i]] = size;
        size *= permutation->axes[permutation->by_stored[i]].len;
    }
    return gather_tile(a) ? a->tile.data : NULL;
}

/* ------------------------------------------------------------------------------------ filling */

/* Allocates working memory with which tg_permute writes `count` elements with non-temporal stores.
 * NULL: they are too few, or there is no memory, which is only slower. */
static void *take_scratch(const tg_array *a, uint64_t count) {
    if (count < TG_LAYOUT_STREAMING_BYTES / a->element) return NULL;
    return a->allocator.alloc(a->allocator.self, TG_LAYOUT_SCRATCH);
}

static void free_scratch(const tg_array *a, void *scratch) {
    if (scratch != NULL) a->allocator.free(a->allocator.self, scratch, TG_LAYOUT_SCRATCH);
}

/* `dst` is the destination of the box, which begins with element `first` of the array. */
static bool fill_box(tg_array *a, uint64_t first, uint8_t *dst, void *scratch) {
    tg_permutation *permutation = a->permutation;
    /* Elements in memory need no tile buffer, and tg_permute has its own tiling. */
    choose_tile(a, a->in_memory != NULL ? UINT64_MAX : a->tile.size / a->element, false);
    first_tile(permutation);
    do {
        uint64_t src[TG_MAX_AXES];
        tg_axis axes[TG_MAX_AXES];
        uint64_t at = 0;
        const uint8_t *data = take_tile(a, src);
        if (data == NULL) return false;
        for (uint32_t i = 0; i < permutation->num_axes; i++) {
            const tg_permutation_axis *axis = &permutation->axes[i];
            at += axis->at * axis->inner;
            axes[i] = (tg_axis){axis->len, src[i], axis->inner * a->element, 0};
        }
        tg_permute(dst + (size_t)(at - first) * a->element, data, a->element, axes,
                   permutation->num_axes, scratch);
    } while (next_tile(permutation));
    return true;
}

bool tg_permute_fill(tg_array *a, uint64_t first, uint64_t count, void *dst) {
    uint8_t *to = dst;
    void *scratch = take_scratch(a, count);
    bool good = true;
    while (good && count > 0) {
        const uint64_t box = next_box(a->permutation, first, count);
        good = fill_box(a, first, to, scratch);
        to += (size_t)box * a->element;
        first += box;
        count -= box;
    }
    free_scratch(a, scratch);
    return good;
}

/*
 * A box of as many steps as fit of the outermost axis of which at least one step fits. Counted from
 * the beginning of the axis, so regions do not overlap and each is filled once when reading
 * forward.
 */
void tg_permute_region(const tg_array *a, uint64_t i, uint64_t most, uint64_t *first,
                       uint64_t *count) {
    const tg_permutation_axis *axis = a->permutation->axes;
    while (axis->inner > most) axis++; /* `inner` of the last is 1 */
    const uint64_t steps = most / axis->inner;
    const uint64_t step = i / axis->inner % axis->n;
    const uint64_t from = step - step % steps;
    const uint64_t left = axis->n - from;
    *first = (i / axis->inner - step % steps) * axis->inner;
    *count = (left < steps ? left : steps) * axis->inner;
}

/* ------------------------------------------------------------------------------------ copying */

/* Sends `count` consecutive elements, rounded if necessary. */
static bool send_run(tg_array *a, uint64_t first, uint64_t count, const uint8_t *data,
                     const tg_sender *sender) {
    if (!a->rounds) return tg_send(sender, first * a->element, data, (size_t)count * a->element);
    const uint64_t at_once = a->rounded.size / a->delivered;
    while (count > 0) {
        const uint64_t take = count < at_once ? count : at_once;
        tg_array_round(a, a->rounded.data, data, (size_t)take);
        if (!tg_send(sender, first * a->delivered, a->rounded.data, (size_t)take * a->delivered))
            return false;
        data += (size_t)take * a->element;
        first += take;
        count -= take;
    }
    return true;
}

/* Permutes a tile into the region buffer, in requested order, and sends it run by run. */
static bool send_tile(tg_array *a, const tg_sender *sender, void *scratch) {
    const tg_permutation *permutation = a->permutation;
    uint64_t src[TG_MAX_AXES];
    tg_axis axes[TG_MAX_AXES];
    uint64_t size = 1; /* elements of the tile inside an axis */
    uint64_t first = 0;
    uint64_t run = 1;
    uint32_t outer = permutation->num_axes;
    bool whole = true;
    const uint8_t *tile = take_tile(a, src);
    if (tile == NULL) return tg_values_fail(a->file, sender->error);
    for (uint32_t i = permutation->num_axes; i-- > 0;) {
        const tg_permutation_axis *axis = &permutation->axes[i];
        axes[i] = (tg_axis){axis->len, src[i], size * a->element, 0};
        size *= axis->len;
        first += axis->at * axis->inner;
        if (whole) {
            run = size;
            outer = i;
        }
        whole = whole && axis->len == axis->n;
    }
    tg_permute(a->region.data, tile, a->element, axes, permutation->num_axes, scratch);

    const uint8_t *data = a->region.data;
    uint64_t step[TG_MAX_AXES] = {0};
    for (;;) {
        if (!send_run(a, first, run, data, sender)) return false;
        data += (size_t)run * a->element;
        uint32_t i = outer;
        for (; i > 0; i--) {
            const tg_permutation_axis *axis = &permutation->axes[i - 1];
            first += axis->inner;
            if (++step[i - 1] < axis->len) break;
            first -= axis->len * axis->inner;
            step[i - 1] = 0;
        }
        if (i == 0) return true;
    }
}

bool tg_permute_copy(tg_array *a, uint64_t first, uint64_t count, const tg_sender *sender) {
    tg_permutation *permutation = a->permutation;
    size_t room = a->region.size;
    if (a->in_memory == NULL && a->tile.size < room) room = a->tile.size;
    room /= a->element;
    a->region_count = 0; /* tiles overwrite it */
    void *scratch = take_scratch(a, count < room ? count : room);
    bool good = true;
    while (good && count > 0) {
        const uint64_t box = next_box(permutation, first, count);
        choose_tile(a, room, true);
        first_tile(permutation);
        do {
            good = send_tile(a, sender, scratch);
        } while (good && next_tile(permutation));
        first += box;
        count -= box;
    }
    free_scratch(a, scratch);
    return good;
}
