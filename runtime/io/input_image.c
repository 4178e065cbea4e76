/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_image.c - the image of a source: address space of its size, filled page by page on demand.
 *
 * A page may be read once its bit in the bitmap is set. The bit is set after all bytes of the page
 * have been read; afterwards the page is never written. If a read fails, the complete pages stay
 * loaded; a page that was read only in part has no bit, was not visible to any caller, and is read
 * again on the next request.
 *
 * Where there is no address space for all of the source, the image is its beginning. What lies behind, ks_input.absent, can
 * be read, by tg_input_read, but not be loaded, which fails with ENOMEM. This is enough for formats with
 * a header and values that nobody loads, whatever the size of the file.
 */
#include "input_internal.h"

#include <errno.h>
#include <string.h>

#include "os.h"

#define PAGE 4096u
#define BITS 64u
#define READ_WHOLE (UINT64_C(64) << 10)         /* files up to this size are read completely */
#define MAX_WINDOW ((UINT64_C(1) << 20) / PAGE) /* pages */
#define HUGE_PAGE ((uint64_t)TG_OS_HUGE_PAGE)
#define LONG_WINDOW 64u /* pages: what is read in as long pieces is likely to go on */
#define MAX_LOOK ((UINT64_C(16) << 20) / PAGE) /* pages */
/* The beginning of an image, in pages: four times the longest header that is loaded as a whole, and more. */
#define MOST_BEGINNING ((UINT64_C(512) << 20) / PAGE)
#define LEAST_BEGINNING ((UINT64_C(1) << 20) / PAGE)

/* The bytes that are reserved for so many pages, at most half of the address space. A large image ends where a huge page
 * does, so that its end can lie in one, too. */
static uint64_t room_of(uint64_t num_pages) {
    const uint64_t size = num_pages * PAGE;
    return size < HUGE_PAGE ? size : (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
}

/* Reserves an image of so many pages. */
static bool reserve(tg_input *in, uint64_t num_pages) {
    const size_t image = (size_t)room_of(num_pages);
    const size_t bitmap = ((size_t)num_pages / BITS + 1) * sizeof *in->loaded;
    in->reserved = tg_os_reserve(image + bitmap);
    if (in->reserved == NULL) return false;
    in->reserved_size = image + bitmap;
    in->num_pages = num_pages;
    in->base = in->reserved;
    /* Aligned, because the reservation starts at a page and the image has a whole number of pages.
     * Zero, because the reservation is new. */
    in->loaded = (uint64_t *)(void *)(in->reserved + image);
    return true;
}

/* Reserves the beginning of an image, a quarter of what there is space for, as the rest is needed, too. */
static bool reserve_beginning(tg_input *in) {
    for (uint64_t some = MOST_BEGINNING; some >= LEAST_BEGINNING; some /= 2) {
        if (some * PAGE >= in->size || !reserve(in, some)) continue;
        tg_os_release(in->reserved, in->reserved_size);
        some = some / 4 > LEAST_BEGINNING ? some / 4 : LEAST_BEGINNING;
        return reserve(in, some);
    }
    return false;
}

/* The beginning of an image that is not to be all of it. */
static bool reserve_most(tg_input *in, uint64_t max_image) {
    const uint64_t some = max_image / PAGE > LEAST_BEGINNING ? max_image / PAGE : LEAST_BEGINNING;
    return max_image > 0 && max_image <= SIZE_MAX / 2 && some < in->size / PAGE &&
           reserve(in, some);
}

int tg_image_open(tg_input *in, uint64_t max_image) {
    /* No file has more, and sums of its positions and sizes of memory fit. */
    if (in->size > INT64_MAX) return ENOMEM;
    in->max_image = max_image;
    /* The first reads are not sequential. */
    in->ahead[0].next_page = in->ahead[1].next_page = UINT64_MAX;
    if (reserve_most(in, max_image)) return 0;
    /* No object has half of the address space. The bound also keeps the sums above from overflowing: the image is rounded
     * up to whole pages, and the size of the bitmap is 1/32768 of the image. */
    if (in->size <= SIZE_MAX / 2 && reserve(in, in->size / PAGE + (in->size % PAGE != 0 ? 1 : 0)))
        return 0;
    return reserve_beginning(in) ? 0 : ENOMEM;
}

uint64_t tg_image_absent(const tg_input *in) {
    const uint64_t there = in->num_pages * PAGE; /* as many were reserved */
    return in->loaded != NULL && there < in->size ? in->size - there : 0;
}

bool tg_input_is_partial(const tg_input *in) { return tg_image_absent(in) > 0; }

/* ------------------------------------------------------------------------------------- bitmap */

/* The offset behind the pages before `page`. */
static uint64_t end_of(const tg_input *in, uint64_t page) {
    return page * PAGE < in->size ? page * PAGE : in->size;
}

/* The first page of [page, end) whose state is not `state`, or `end`; tests whole words where
 * possible. */
static uint64_t skip_forward(const tg_input *in, uint64_t page, uint64_t end, bool state) {
    const uint64_t same = state ? UINT64_MAX : 0;
    while (page < end) {
        uint64_t word = in->loaded[page / BITS];
        if (page % BITS == 0 && word == same && end - page >= BITS) {
            page += BITS;
        } else if (((word >> (page % BITS) & 1) != 0) == state) {
            page++;
        } else {
            break;
        }
    }
    return page;
}

/* The first page of the run of loaded pages that ends before `page`; does not look below
 * `limit`. */
static uint64_t skip_back(const tg_input *in, uint64_t page, uint64_t limit) {
    while (page > limit) {
        uint64_t word = in->loaded[(page - 1) / BITS];
        if (page % BITS == 0 && word == UINT64_MAX && page - limit >= BITS) {
            page -= BITS;
        } else if ((word >> ((page - 1) % BITS) & 1) != 0) {
            page--;
        } else {
            break;
        }
    }
    return page;
}

static void mark(tg_input *in, uint64_t from, uint64_t to) {
    for (uint64_t page = from; page < to; page++) {
        in->loaded[page / BITS] |= UINT64_C(1) << (page % BITS);
    }
    in->num_loaded += to - from;
}

/* ------------------------------------------------------------------------------------ reading */

/* Reads exactly `n` bytes of the source, in as many calls as it needs. `done` is the number of
 * bytes read. */
static int read_exactly(const tg_input *in, uint64_t offset, uint8_t *dst, uint64_t n,
                        uint64_t *done) {
    *done = 0;
    while (*done < n) {
        uint64_t got = 0;
        int code = tg_source_read(&in->source, offset + *done, dst + *done, n - *done, &got);
        if (code != 0) return code;
        if (got == 0) return TG_IO_SHRANK;
        *done += got;
    }
    return 0;
}

/* Whether the pages [from, to) of the image have all been read, or none of them. */
static bool are(const tg_input *in, uint64_t from, uint64_t to, bool state) {
    return skip_forward(in, from, to, state) == to;
}

/* The huge page in which a long read begins, and of which all before it was read before and nothing else. That costs less
 * than 2 MiB of memory, and the copy of what was read much less than the pages that are saved. */
static void fill_rest(tg_input *in, uint64_t begin) {
    const uint64_t start = begin - begin % HUGE_PAGE;
    const uint64_t end =
        start + HUGE_PAGE; /* of addresses of the image, which is no longer than half of all */
    const uint64_t last = end / PAGE < in->num_pages ? end / PAGE : in->num_pages;
    if (in->ahead[0].window < LONG_WINDOW || begin == start || start < in->huge_to) return;
    if (end > room_of(in->num_pages) || !are(in, start / PAGE, begin / PAGE, true) ||
        !are(in, begin / PAGE, last, false))
        return;
    tg_os_will_fill_rest(in->reserved + start, (size_t)(begin - start));
    in->huge_to = end;
}

/* Bytes [begin, end) of the image are about to be read. What is long is likely to go on: the huge page in which it ends
 * may be used, too, which costs less than 2 MiB. */
static void will_fill(tg_input *in, uint64_t begin, uint64_t end) {
    const uint64_t most = room_of(in->num_pages); /* a size of memory: so are all below */
    const uint64_t over = end % HUGE_PAGE;
    fill_rest(in, begin);
    if (end - begin >= MAX_WINDOW * PAGE && over > 0)
        end = HUGE_PAGE - over < most - end ? end + (HUGE_PAGE - over) : most;
    if (end - end % HUGE_PAGE > begin) in->huge_to = end - end % HUGE_PAGE;
    tg_os_will_fill(in->reserved + begin, (size_t)(end - begin));
}

/* Reads the pages [from, to): at least one page, and none of them is loaded. */
static int read_pages(tg_input *in, uint64_t from, uint64_t to) {
    uint64_t begin = from * PAGE;
    uint64_t end = end_of(in, to);
    uint64_t done;
    will_fill(in, begin, end);
    int code = read_exactly(in, begin, in->reserved + begin, end - begin, &done);
    /* The last page of a file is complete if it is loaded up to the end of the file. */
    mark(in, from, code == 0 ? to : from + done / PAGE);
    return code;
}

/* Makes in->ahead[0] that of a read from `page` on: the one that ended there, with twice its window, or else the one that
 * was not used last, with the smallest. */
static void go_on(tg_input *in, uint64_t page) {
    if (page != in->ahead[0].next_page) {
        const tg_ahead last = in->ahead[0];
        in->ahead[0] = in->ahead[1];
        in->ahead[1] = last;
    }
    tg_ahead *a = &in->ahead[0];
    if (page != a->next_page) {
        a->window = 1;
    } else {
        a->window = a->window < MAX_WINDOW / 2 ? a->window * 2 : MAX_WINDOW;
    }
}

/* Reads the missing pages of [from, to), and reads ahead. */
static int fill(tg_input *in, uint64_t from, uint64_t to) {
    uint64_t page = skip_forward(in, from, to, true);
    uint64_t end = to;
    if (page == to) return 0;
    if (in->size <= READ_WHOLE) {
        page = 0;
        end = in->num_pages;
    } else {
        go_on(in, page);
    }
    const uint64_t window = in->ahead[0].window;
    if (end - page < window) {
        uint64_t left = in->num_pages - page;
        end = page + (left < window ? left : window);
    }
    int code = 0;
    while (page < end && code == 0) {
        uint64_t missing = skip_forward(in, page, end, true);
        page = skip_forward(in, missing, end, false);
        if (missing < page) code = read_pages(in, missing, page);
    }
    in->ahead[0].next_page = page;
    /* A failure that affects only the read-ahead is reported when those pages are requested. */
    return skip_forward(in, from, to, true) == to ? 0 : code;
}

/* Sets the run to the loaded pages around [from, to), which are loaded. The search is bounded,
 * because searching all of a large file in every call would be expensive; a known run that touches
 * or overlaps the range is merged without a search. */
static void find_run(tg_input *in, uint64_t from, uint64_t to) {
    if (from <= in->run_to && in->run_from <= to) {
        if (in->run_from < from) from = in->run_from;
        if (in->run_to > to) to = in->run_to;
    }
    uint64_t left = in->num_pages - to;
    in->run_from = skip_back(in, from, from > MAX_LOOK ? from - MAX_LOOK : 0);
    in->run_to = skip_forward(in, to, to + (left < MAX_LOOK ? left : MAX_LOOK), true);
}

int tg_image_load(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from,
                  uint64_t *ready_to) {
    tg_input *in = self;
    if (offset > in->size || n > in->size - offset) return TG_IO_OUTSIDE;
    uint64_t from = offset / PAGE;
    uint64_t to = n > 0 ? (offset + n - 1) / PAGE + 1 : from;
    if (to > in->num_pages) return ENOMEM; /* behind a partial image */
    if (from < in->run_from || to > in->run_to) {
        int code = fill(in, from, to);
        if (code != 0) return code;
        find_run(in, from, to);
    }
    *ready_from = in->run_from * PAGE;
    *ready_to = end_of(in, in->run_to);
    return 0;
}

int tg_image_read(tg_input *in, uint64_t offset, uint64_t n, uint8_t *dst) {
    const uint64_t end = offset + n; /* <= size: checked by tg_input_read */
    const uint64_t last = (end - 1) / PAGE + 1;
    const uint64_t known = last < in->num_pages ? last : in->num_pages;
    while (offset < end) {
        /* Counts the pages in the same state as the one at `offset`, up to the end of the range. What is behind a
         * partial image is not loaded. */
        uint64_t page = offset / PAGE;
        bool loaded = page < known && (in->loaded[page / BITS] >> (page % BITS) & 1) != 0;
        uint64_t stop = page < known ? skip_forward(in, page, known, loaded) : last;
        if (stop == known && !loaded) stop = last;
        stop = stop < last ? stop * PAGE : end;
        uint64_t part = stop - offset;
        uint64_t done = part;
        if (loaded) {
            memcpy(dst, in->base + offset, (size_t)part);
        } else {
            int code = read_exactly(in, offset, dst, part, &done);
            if (code != 0) return code;
        }
        dst += part;
        offset = stop;
    }
    return 0;
}
