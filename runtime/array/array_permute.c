/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array_permute.c - elements in another order than the stored one.
 *
 * The order that is wanted goes through the file in jumps. What makes that bearable is working in
 * tiles: blocks of the array that have long runs of neighbours in both orders. A tile is gathered
 * run by run in stored order, permuted in memory, and delivered run by run.
 *
 * Boxes. A range of elements in wanted order is no block of the array in general: it may begin and
 * end in the middle of a row. It is cut into boxes, which are: one index of each outer axis, a range
 * of one axis, and all of the axes inside of it. Each box is the largest that begins where the one
 * before ended, so that the axis of the range moves outwards first and inwards then: at most
 * 2 * rank - 1 boxes.
 *
 * Tiles. Of a tile of B elements, sqrt(B) are given to neighbours in stored order and as many to
 * neighbours in wanted order, each from the fastest axis on; what is left after that makes runs of
 * stored elements longer. What is written is given whole rows where these are not much longer. With
 * the usual window for copying a tile is some 30 MiB, so that runs of float32 are 11 KiB on both
 * sides, unless the box is thinner than that. Elements that an adapter reads itself may be
 * compressed, and then every step back costs a start from the beginning: their tiles are as long as
 * they can be in stored order, with 1 KiB left for the other one.
 *
 * What it costs. Copying (tg_permute_copy) a whole array reads every stored byte once, plus gaps
 * between short runs that array_source.c passes over: less than 4 KiB for each run of a tile. Of a
 * box with fewer than sqrt(B) neighbours in stored order the runs are as short as the box is thin,
 * down to one element. That is what reading an array forward comes to when a region, 3/4 of the
 * window, holds less than one step of the axis that is fastest in the file: every region then looks
 * at most pages of the file, which is (size of the array / size of a region) times the file in all.
 * No method of so little memory avoids that, since the first region alone needs a byte of each
 * page. Hence tg_values.copy, and options.window.
 *
 * Sums and products: positions and strides count elements of the array, all of which fit 64 bits in
 * bytes; a tile and the destination are in memory.
 */
#include <string.h>

#include "array.h"
#include "layout.h"

/* ------------------------------------------------------------------------------------ the plan */

/* An axis of the tensor that is not 1 long. */
typedef struct source_axis {
    uint32_t number;
    uint64_t n;
    uint64_t stored;
} source_axis;

/* The axis that comes at place `i` in stored order, fastest first. */
static uint32_t stored_axis(tg_order order, uint32_t rank, uint32_t i) {
    switch (order) {
    case TG_ORDER_F: return i;
    case TG_ORDER_ROTATED: return i == 0 ? 0 : rank - i;
    case TG_ORDER_C: break;
    }
    return rank - 1 - i;
}

/* All axes that are not 1 long, fastest in stored order first; at most 63, since the product of
 * their lengths, each of them 2 or more, fits 64 bits. */
static uint32_t find_axes(const tg_tensor *t, source_axis *found) {
    uint32_t num = 0;
    uint64_t stored = 1;
    for (uint32_t i = 0; i < t->rank; i++) {
        const uint32_t number = stored_axis(t->order, t->rank, i);
        const uint64_t n = t->shape[number];
        if (n == 1) continue;
        found[num++] = (source_axis){number, n, stored};
        stored *= n;
    }
    return num;
}

/* Sorts by wanted order, slowest first. */
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

/* Axes that are neighbours in both orders are one. */
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

bool tg_plan_make(tg_array *a, tg_order wanted) {
    source_axis found[TG_MAX_AXES];
    uint32_t num = find_axes(&a->tensor, found);
    sort_axes(found, num, wanted);
    num = merge_axes(found, num);
    if (num < 2) return true;

    tg_plan *plan =
        a->allocator.alloc(a->allocator.self, sizeof *plan + num * sizeof plan->axes[0]);
    if (plan == NULL) return tg_fail(a->file, TG_CODE_NO_MEMORY, "");
    memset(plan, 0, sizeof *plan + num * sizeof plan->axes[0]);
    plan->num_axes = num;
    uint64_t inner = 1;
    for (uint32_t i = num; i-- > 0;) {
        plan->axes[i].n = found[i].n;
        plan->axes[i].stored = found[i].stored;
        plan->axes[i].inner = inner;
        inner *= found[i].n;
    }
    for (uint32_t i = 0; i < num; i++) {
        uint32_t k = i;
        for (; k > 0; k--) {
            if (plan->axes[plan->by_stored[k - 1]].stored > plan->axes[i].stored) break;
            plan->by_stored[k] = plan->by_stored[k - 1];
        }
        plan->by_stored[k] = (uint8_t)i; /* < TG_MAX_AXES */
    }
    a->plan = plan;
    return true;
}

void tg_plan_free(tg_array *a) {
    if (a->plan == NULL) return;
    const size_t size = sizeof *a->plan + a->plan->num_axes * sizeof a->plan->axes[0];
    a->allocator.free(a->allocator.self, a->plan, size);
    a->plan = NULL;
}

/* -------------------------------------------------------------------------------------- boxes */

/* Sets the box that begins with element `first` and has at most `count` > 0; its elements. */
static uint64_t next_box(tg_plan *plan, uint64_t first, uint64_t count) {
    uint32_t ranged = 0; /* the innermost axis will do at last: its `inner` is 1 */
    while (first % plan->axes[ranged].inner != 0 || plan->axes[ranged].inner > count) ranged++;
    for (uint32_t i = 0; i < plan->num_axes; i++) {
        tg_plan_axis *axis = &plan->axes[i];
        const uint64_t at = first / axis->inner % axis->n;
        axis->from = i <= ranged ? at : 0;
        axis->to = i < ranged ? at + 1 : axis->n;
    }
    tg_plan_axis *axis = &plan->axes[ranged];
    const uint64_t steps = count / axis->inner;
    if (steps < axis->to - axis->from) axis->to = axis->from + steps;
    return (axis->to - axis->from) * axis->inner;
}

/* The largest number whose square is not over `n`. */
static uint64_t root_of(uint64_t n) {
    uint64_t root = 0;
    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit >>= 1) {
        const uint64_t next = root | bit; /* < 2^32 */
        if (next * next <= n) root = next;
    }
    return root;
}

/* `length` of an axis that is longer, in whole cache lines where it has one. */
static uint64_t whole_lines(uint64_t length, size_t element) {
    const uint64_t line = 64 / element;
    return length > line ? length - length % line : length;
}

/*
 * Makes runs of neighbours in one order `wanted` elements long: axis after axis, beginning with the
 * fastest, takes as much of that as it can. `order` NULL: as the axes are.
 */
static void widen(tg_plan *plan, const uint8_t *order, uint64_t wanted, size_t element) {
    for (uint32_t i = plan->num_axes; i-- > 0;) {
        tg_plan_axis *axis = &plan->axes[order != NULL ? order[i] : i];
        const uint64_t length = axis->to - axis->from;
        if (length < 2) continue;
        const uint64_t tile = length <= wanted ? length : whole_lines(wanted, element);
        if (axis->tile < tile) axis->tile = tile;
        if (length >= wanted) break; /* or wanted / length >= 1 */
        wanted /= length;
    }
}

/* What is left of the room makes runs of stored elements longer. */
static void fill_up(tg_plan *plan, uint64_t room, size_t element) {
    uint64_t used = 1;
    for (uint32_t i = 0; i < plan->num_axes; i++) used *= plan->axes[i].tile;
    for (uint32_t i = plan->num_axes; i-- > 0;) {
        tg_plan_axis *axis = &plan->axes[plan->by_stored[i]];
        const uint64_t length = axis->to - axis->from;
        const uint64_t most = room / (used / axis->tile); /* used is a multiple of it, <= room */
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

/* Tiles of a length that divides the box more evenly, so that none is much smaller than the others;
 * their number stays the same. */
static void even_out(tg_plan *plan, size_t element) {
    const uint64_t line = 64 / element;
    for (uint32_t i = 0; i < plan->num_axes; i++) {
        tg_plan_axis *axis = &plan->axes[i];
        const uint64_t length = axis->to - axis->from;
        const uint64_t num = (length - 1) / axis->tile + 1;
        const uint64_t even = (length - 1) / num + 1;
        const uint64_t lined = ((even - 1) / line + 1) * line;
        if (lined < axis->tile) axis->tile = lined;
    }
}

/*
 * Whole rows of what is written, where these are not over twice as long as `root`: then tile after
 * tile is one write, and reads that are half as long are no more calls than both sides were.
 * Scattered pieces cost a file system more when they are written than when they are read: 64 MiB in
 * pieces of 8 KiB, on ext4, 43 ms and 13 ms.
 */
static uint64_t whole_rows(const tg_plan *plan, uint64_t root) {
    uint64_t rows = 1;
    for (uint32_t i = plan->num_axes; i-- > 0 && rows < root;) {
        const uint64_t length = plan->axes[i].to - plan->axes[i].from; /* > 0 */
        if (length > 2 * root / rows) return root;
        rows *= length;
    }
    return rows;
}

/* What it takes to be worth a write, where reading has to go forward. */
#define SHORT_WRITE 1024u

/* `room` > 0: elements of a tile. The product of its lengths is not over that, since the sides take
 * `wanted` and room / wanted at most, and then fill_up() keeps it there. */
static void choose_tile(tg_array *a, uint64_t room, bool copies) {
    tg_plan *plan = a->plan;
    const size_t element = a->element;
    uint64_t wanted = root_of(room);
    const bool forward = a->file->adapter->read_part != NULL;
    if (forward && wanted > SHORT_WRITE / element) wanted = SHORT_WRITE / element;
    if (copies && !forward) wanted = whole_rows(plan, wanted);
    for (uint32_t i = 0; i < plan->num_axes; i++) plan->axes[i].tile = 1;
    widen(plan, plan->by_stored, room / wanted, element);
    widen(plan, NULL, wanted, element);
    fill_up(plan, room, element);
    even_out(plan, element);
}

/* -------------------------------------------------------------------------------------- tiles */

static void place_axis(tg_plan_axis *axis, uint64_t at) {
    const uint64_t left = axis->to - at;
    axis->at = at;
    axis->len = left < axis->tile ? left : axis->tile;
}

static void first_tile(tg_plan *plan) {
    for (uint32_t i = 0; i < plan->num_axes; i++) place_axis(&plan->axes[i], plan->axes[i].from);
}

/* In stored order, so that reads go forward. False after the last. */
static bool next_tile(tg_plan *plan) {
    for (uint32_t i = plan->num_axes; i-- > 0;) {
        tg_plan_axis *axis = &plan->axes[plan->by_stored[i]];
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
    const tg_plan *plan = a->plan;
    uint64_t first = 0;
    for (uint32_t i = 0; i < plan->num_axes; i++) first += plan->axes[i].at * plan->axes[i].stored;

    /* What lies together: the fastest axes, as long as they are there as a whole, and one more. */
    uint32_t outer = plan->num_axes;
    uint64_t run = 1;
    bool whole = true;
    while (outer > 0 && whole) {
        const tg_plan_axis *axis = &plan->axes[plan->by_stored[--outer]];
        run *= axis->len;
        whole = axis->len == axis->n;
    }
    uint64_t runs = 1;
    uint64_t stride = run;
    if (outer > 0) {
        const tg_plan_axis *axis = &plan->axes[plan->by_stored[--outer]];
        runs = axis->len;
        stride = axis->stored;
    }

    uint64_t step[TG_MAX_AXES] = {0};
    uint8_t *dst = a->tile.data;
    for (;;) {
        if (!tg_elements_gather(a, first, run, stride, runs, dst)) return false;
        dst += (size_t)(run * runs) * a->element;
        uint32_t i = outer;
        for (; i > 0; i--) {
            const tg_plan_axis *axis = &plan->axes[plan->by_stored[i - 1]];
            first += axis->stored;
            if (++step[i - 1] < axis->len) break;
            first -= axis->len * axis->stored;
            step[i - 1] = 0;
        }
        if (i == 0) return true;
    }
}

/*
 * Makes the elements of the tile available; `src` becomes the bytes from one to the next along each
 * axis. Either they are gathered, and lie one after the other in stored order, or they are in memory
 * as they are in the file. NULL after an error.
 */
static const uint8_t *take_tile(tg_array *a, uint64_t *src) {
    const tg_plan *plan = a->plan;
    if (a->in_memory != NULL) {
        uint64_t first = 0;
        for (uint32_t i = 0; i < plan->num_axes; i++) {
            first += plan->axes[i].at * plan->axes[i].stored;
            src[i] = plan->axes[i].stored * a->element;
        }
        return a->in_memory + first * a->element;
    }
    uint64_t size = a->element;
    for (uint32_t i = plan->num_axes; i-- > 0;) {
        src[plan->by_stored[i]] = size;
        size *= plan->axes[plan->by_stored[i]].len;
    }
    return gather_tile(a) ? a->tile.data : NULL;
}

/* ------------------------------------------------------------------------------------ filling */

/* Working memory with which tg_permute writes so many elements around the cache. NULL: they are too few
 * for that, or there is no memory, and it is only slower. */
static void *take_scratch(const tg_array *a, uint64_t count) {
    if (count < TG_LAYOUT_STREAMING_BYTES / a->element) return NULL;
    return a->allocator.alloc(a->allocator.self, TG_LAYOUT_SCRATCH);
}

static void free_scratch(const tg_array *a, void *scratch) {
    if (scratch != NULL) a->allocator.free(a->allocator.self, scratch, TG_LAYOUT_SCRATCH);
}

/* `dst` is that of the box, which begins with element `first` of the array. */
static bool fill_box(tg_array *a, uint64_t first, uint8_t *dst, void *scratch) {
    tg_plan *plan = a->plan;
    /* What is in memory needs no room, and tg_permute has tiles of its own. */
    choose_tile(a, a->in_memory != NULL ? UINT64_MAX : a->tile.size / a->element, false);
    first_tile(plan);
    do {
        uint64_t src[TG_MAX_AXES];
        tg_axis axes[TG_MAX_AXES];
        uint64_t at = 0;
        const uint8_t *data = take_tile(a, src);
        if (data == NULL) return false;
        for (uint32_t i = 0; i < plan->num_axes; i++) {
            const tg_plan_axis *axis = &plan->axes[i];
            at += axis->at * axis->inner;
            axes[i] = (tg_axis){axis->len, src[i], axis->inner * a->element, 0};
        }
        tg_permute(dst + (size_t)(at - first) * a->element, data, a->element, axes, plan->num_axes,
                   scratch);
    } while (next_tile(plan));
    return true;
}

bool tg_permute_fill(tg_array *a, uint64_t first, uint64_t count, void *dst) {
    uint8_t *to = dst;
    void *scratch = take_scratch(a, count);
    bool good = true;
    while (good && count > 0) {
        const uint64_t box = next_box(a->plan, first, count);
        good = fill_box(a, first, to, scratch);
        to += (size_t)box * a->element;
        first += box;
        count -= box;
    }
    free_scratch(a, scratch);
    return good;
}

/*
 * As many steps as fit of the outermost axis of which one fits: a box. Counted from the beginning of
 * the axis, so that regions do not overlap and a reader who goes forward has each filled once.
 */
void tg_permute_region(const tg_array *a, uint64_t i, uint64_t most, uint64_t *first,
                       uint64_t *count) {
    const tg_plan_axis *axis = a->plan->axes;
    while (axis->inner > most) axis++; /* `inner` of the last is 1 */
    const uint64_t steps = most / axis->inner;
    const uint64_t step = i / axis->inner % axis->n;
    const uint64_t from = step - step % steps;
    const uint64_t left = axis->n - from;
    *first = (i / axis->inner - step % steps) * axis->inner;
    *count = (left < steps ? left : steps) * axis->inner;
}

/* ------------------------------------------------------------------------------------ copying */

/* `count` elements that follow each other, as they are or rounded. */
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

/* Permutes a tile to the region, where it has the order that is wanted, and sends it run by run. */
static bool send_tile(tg_array *a, const tg_sender *sender, void *scratch) {
    const tg_plan *plan = a->plan;
    uint64_t src[TG_MAX_AXES];
    tg_axis axes[TG_MAX_AXES];
    uint64_t size = 1; /* elements of the tile inside of an axis */
    uint64_t first = 0;
    uint64_t run = 1;
    uint32_t outer = plan->num_axes;
    bool whole = true;
    const uint8_t *tile = take_tile(a, src);
    if (tile == NULL) return tg_values_fail(a->file, sender->error);
    for (uint32_t i = plan->num_axes; i-- > 0;) {
        const tg_plan_axis *axis = &plan->axes[i];
        axes[i] = (tg_axis){axis->len, src[i], size * a->element, 0};
        size *= axis->len;
        first += axis->at * axis->inner;
        if (whole) {
            run = size;
            outer = i;
        }
        whole = whole && axis->len == axis->n;
    }
    tg_permute(a->region.data, tile, a->element, axes, plan->num_axes, scratch);

    const uint8_t *data = a->region.data;
    uint64_t step[TG_MAX_AXES] = {0};
    for (;;) {
        if (!send_run(a, first, run, data, sender)) return false;
        data += (size_t)run * a->element;
        uint32_t i = outer;
        for (; i > 0; i--) {
            const tg_plan_axis *axis = &plan->axes[i - 1];
            first += axis->inner;
            if (++step[i - 1] < axis->len) break;
            first -= axis->len * axis->inner;
            step[i - 1] = 0;
        }
        if (i == 0) return true;
    }
}

bool tg_permute_copy(tg_array *a, uint64_t first, uint64_t count, const tg_sender *sender) {
    tg_plan *plan = a->plan;
    size_t room = a->region.size;
    if (a->in_memory == NULL && a->tile.size < room) room = a->tile.size;
    room /= a->element;
    a->region_count = 0; /* tiles take its place */
    void *scratch = take_scratch(a, count < room ? count : room);
    bool good = true;
    while (good && count > 0) {
        const uint64_t box = next_box(plan, first, count);
        choose_tile(a, room, true);
        first_tile(plan);
        do {
            good = send_tile(a, sender, scratch);
        } while (good && next_tile(plan));
        first += box;
        count -= box;
    }
    free_scratch(a, scratch);
    return good;
}
