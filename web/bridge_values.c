/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_values.c - the values of a tensor: figures, a histogram, and the picture of a slice.
 *
 * Figures are made in steps, between which the worker answers other questions. Of a tensor of more than
 * MOST_ELEMENTS windows of WINDOW elements are read, spread evenly, and the document says so.
 */
#include "bridge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 65536u
#define MOST_ELEMENTS (UINT64_C(1) << 24)
#define STEP 8u /* windows in one call */
#define BINS 64
#define MOST_SIDE 512u

typedef struct figures {
    tg_array *array;
    uint64_t count;
    uint64_t windows; /* that are read, in each of the two passes */
    uint64_t next;
    int pass;
    uint64_t seen, finite, nan, inf, zeros;
    double min, max, mean, squares;
    double bins[BINS];
} figures;

static figures now;
static double room[WINDOW];

static void put(const char *key, double value) {
    web_json_key(&web_out, key);
    web_json_f64(&web_out, value);
}

static int32_t put_figures(bool done) {
    web_json *j = &web_out;
    web_json_start(j);
    web_json_open(j, '{');
    web_json_key(j, "done");
    web_json_bool(j, done);
    put("part", now.windows > 0 ? (double)(now.next + (uint64_t)now.pass * now.windows) /
                                      (2.0 * (double)now.windows)
                                : 1);
    put("count", (double)now.count);
    put("seen", (double)now.seen);
    put("nan", (double)now.nan);
    put("inf", (double)now.inf);
    put("zeros", (double)now.zeros);
    if (now.finite > 0) {
        put("min", now.min);
        put("max", now.max);
        put("mean", now.mean);
        put("deviation", sqrt(now.squares / (double)now.finite));
    }
    web_json_key(j, "bins");
    web_json_open(j, '[');
    for (int i = 0; i < BINS && now.finite > 0; i++) web_json_f64(j, now.bins[i]);
    web_json_close(j, ']');
    web_json_close(j, '}');
    return web_done();
}

static void forget(void) {
    tg_array_close(now.array);
    memset(&now, 0, sizeof now);
}

static tg_array *open_array(double tensor) {
    const tg_array_options options = {.dtype = TG_DTYPE_FLOAT64};
    return web_file != NULL ? tg_array_open(web_file, web_position(tensor), &options) : NULL;
}

static int32_t fail(void) {
    const tg_error usage = {.code = TG_CODE_USAGE};
    return web_fail(web_file != NULL ? tg_last_error(web_file) : &usage);
}

EXPORT(web_stats_begin) int32_t web_stats_begin(double tensor) {
    forget();
    now.array = open_array(tensor);
    if (now.array == NULL) return fail();
    now.count = tg_array_about(now.array).count;
    const uint64_t read = now.count < MOST_ELEMENTS ? now.count : MOST_ELEMENTS;
    now.windows = read / WINDOW + (read % WINDOW != 0 ? 1 : 0);
    return put_figures(false);
}

/* Welford's method: the mean moves with each value, so that large values with small differences keep them. */
static void add_value(double x) {
    now.seen++;
    if (isnan(x)) {
        now.nan++;
        return;
    }
    if (isinf(x)) {
        now.inf++;
        return;
    }
    if (x == 0) now.zeros++;
    if (now.finite == 0 || x < now.min) now.min = x;
    if (now.finite == 0 || x > now.max) now.max = x;
    now.finite++;
    const double d = x - now.mean;
    now.mean += d / (double)now.finite;
    now.squares += d * (x - now.mean);
}

static void add_to_bin(double x) {
    if (!isfinite(x)) return;
    const double width =
        now.max / BINS - now.min / BINS; /* of the range, which may be over the largest number */
    const double at = width > 0 ? (x / BINS - now.min / BINS) / width * BINS : 0;
    now.bins[at < BINS - 1 ? (int)at : BINS - 1]++;
}

EXPORT(web_stats_step) int32_t web_stats_step(void) {
    if (now.array == NULL) return put_figures(true);
    for (unsigned step = 0; step < STEP && now.pass < 2; step++) {
        if (now.next >= now.windows) {
            now.next = 0;
            now.pass++;
            continue;
        }
        /* Elements of window i: all of them if there are few enough, otherwise from i/windows of the way on;
         * the product fits, as count < 2^61 for elements of 8 bytes and the division comes first. */
        uint64_t from = now.next * WINDOW;
        if (now.count > MOST_ELEMENTS) from = now.count / now.windows * now.next;
        const uint64_t left = now.count - from;
        const size_t n = left < WINDOW ? (size_t)left : WINDOW;
        if (!tg_array_read(now.array, from * sizeof(double), room, n * sizeof(double))) {
            const int32_t result = fail();
            forget();
            return result;
        }
        for (size_t i = 0; i < n; i++) (now.pass == 0 ? add_value : add_to_bin)(room[i]);
        now.next++;
    }
    const bool done = now.pass >= 2;
    const int32_t result = put_figures(done);
    if (done) forget();
    return result;
}

/* ---------------------------------------------------------------------------------- a slice */

/* The element for sample `i` of `n` along `length` elements from `from` on. */
static uint64_t sample(uint64_t from, uint64_t length, uint32_t i, uint32_t n) {
    return from + (uint64_t)(((double)i + 0.5) * (double)length / n);
}

/* The start of a slice, and the distances of its neighbours, in elements. The last two members of `where` are
 * the axes of rows and columns. */
typedef struct slice {
    uint64_t start, rows, columns, row_step, column_step;
} slice;

static bool find_slice(const tg_array_info *a, const double *where, uint32_t row_axis,
                       uint32_t column_axis, slice *s) {
    uint64_t step = 1;
    *s = (slice){0, 1, 1, 0, 0};
    for (uint32_t k = 0; k < a->rank; k++) {
        const uint32_t axis = a->order == TG_ORDER_F ? k : a->rank - 1 - k;
        const uint64_t length = a->shape[axis];
        if (length == 0) return false;
        if (axis == column_axis) {
            s->columns = length;
            s->column_step = step;
        } else if (axis == row_axis) {
            s->rows = length;
            s->row_step = step;
        } else {
            const uint64_t at = web_position(where[axis]);
            s->start += (at < length ? at : length - 1) * step;
        }
        step *= length; /* at most the number of elements, which tg_array_open() checked */
    }
    return true;
}

static bool read_one(tg_array *array, uint64_t at, double *value) {
    return tg_array_read(array, at * sizeof(double), value, sizeof(double));
}

/* One line of samples; read at once where it is short and contiguous. */
static bool read_line(tg_array *array, uint64_t start, uint64_t length, uint64_t step, uint32_t n,
                      double *dst, uint32_t gap) {
    if (step == 1 && length <= WINDOW) {
        if (!tg_array_read(array, start * sizeof(double), room, (size_t)length * sizeof(double)))
            return false;
        for (uint32_t i = 0; i < n; i++) dst[(size_t)i * gap] = room[sample(0, length, i, n)];
        return true;
    }
    for (uint32_t i = 0; i < n; i++)
        if (!read_one(array, start + sample(0, length, i, n) * step, &dst[(size_t)i * gap]))
            return false;
    return true;
}

/* A picture of at most MOST_SIDE times MOST_SIDE samples of two axes of a tensor; `where` has the positions on the others,
 * one number for each axis of the array. A tensor of one axis is folded to lines of `fold` elements. The document
 * is {"rows", "columns", "height", "width", "rank"}; the samples are float64 at web_slice_values(). */
static double *picture;
EXPORT(web_slice_values) const double *web_slice_values(void) { return picture; }

EXPORT(web_slice)
int32_t web_slice(double tensor, uint32_t row_axis, uint32_t column_axis, const double *where,
                  uint32_t num_where, uint32_t side) {
    tg_array *array = open_array(tensor);
    if (array == NULL) return fail();
    const tg_array_info about = tg_array_about(array);
    slice s = {0, 0, 0, 0, 0};
    bool good = about.rank <= num_where && find_slice(&about, where, row_axis, column_axis, &s);
    if (good && about.rank == 1 &&
        s.columns > 64) { /* folded: as many whole lines as a square has */
        const uint64_t fold = (uint64_t)ceil(sqrt((double)s.columns));
        s.row_step = fold;
        s.rows = s.columns / fold;
        s.columns = fold;
    }
    if (side > MOST_SIDE || side == 0) side = MOST_SIDE;
    const uint32_t height = good ? (uint32_t)(s.rows < side ? s.rows : side) : 0;
    const uint32_t width = good ? (uint32_t)(s.columns < side ? s.columns : side) : 0;
    free(picture);
    picture = calloc((size_t)MOST_SIDE * MOST_SIDE, sizeof *picture);
    bool read = picture != NULL;
    if (s.row_step == 1) { /* lines along the rows are contiguous */
        for (uint32_t x = 0; read && x < width; x++)
            read = read_line(array, s.start + sample(0, s.columns, x, width) * s.column_step,
                             s.rows, 1, height, picture + x, width);
    } else {
        for (uint32_t y = 0; read && y < height; y++)
            read = read_line(array, s.start + sample(0, s.rows, y, height) * s.row_step, s.columns,
                             s.column_step, width, picture + (size_t)y * width, 1);
    }
    if (!read) {
        const int32_t result = fail();
        tg_array_close(array);
        return result;
    }
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    put("rows", good ? (double)s.rows : 0);
    put("columns", good ? (double)s.columns : 0);
    put("height", height);
    put("width", width);
    web_json_key(&web_out, "shape");
    web_json_open(&web_out, '[');
    for (uint32_t i = 0; i < about.rank; i++) web_json_u64(&web_out, about.shape[i]);
    web_json_close(&web_out, ']');
    web_json_close(&web_out, '}');
    tg_array_close(array);
    return web_done();
}
