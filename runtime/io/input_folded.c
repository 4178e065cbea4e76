/* SPDX-License-Identifier: Apache-2.0 */
/*
 * input_folded.c - files that are larger than all addresses of the machine: ks_fold.h.
 *
 * A pool of pages takes pages of the file in the order in which they are asked for. Pages that follow each other in the file
 * follow each other in the pool as far as they were asked for together. Where more of them are needed in a row than there are, all
 * of these get new pages at the end of the pool, with a copy of what was loaded: so the bytes that were checked are the
 * bytes that are used. The old pages stay what they are, for those who have their addresses.
 *
 * The pool costs addresses; memory is only taken by what is loaded.
 */
#include "input_internal.h"

#include <errno.h>
#include <string.h>

#include "ks_fold.h"
#include "os.h"

#if KS_FOLDS

#define PAGE_BITS 12u
#define MOST_PLACES (UINT64_C(1) << 22) /* pages of a file; those of larger files are larger */
#define MOST_POOL (UINT64_C(1) << 30)   /* bytes */
#define LEAST_POOL (UINT64_C(16) << 20)
#define LEAST_PAGES 64u
#define HEAD                                                                                       \
    (UINT64_C(128) << 20) /* of the file, in a row from the start; at most a quarter of the pool */
#define TAIL (UINT64_C(64) << 20) /* the same of its end; at most an eighth */
#define SHARE 8192u  /* of what is left of the pool goes to a place that was not asked for before */
#define LEAST_ROW 2u /* pages of such a place */
#define TEXT_ROW                                                                                   \
    17u /* pages, in which lie 64 KiB from wherever: what a view has in a row, if it can */
#define AHEAD 16u /* pages that are loaded at once, where the page before them was loaded */

typedef struct tg_folding {
    ks_fold fold;
    uint8_t *pool;
    unsigned bits;  /* of the size of a page */
    uint32_t pages; /* in the pool */
    uint32_t used;
    uint64_t file_pages;
    uint32_t *place; /* of each page of the file: its newest page in the pool, from 1 on; 0: none */
    uint32_t *owner; /* of each page of the pool in use: the page of the file */
    uint8_t *loaded; /* the same: whether its bytes are there */
    uint64_t bookkeeping; /* bytes of all three */
} tg_folding;

static uint64_t page_size(const tg_folding *f) { return UINT64_C(1) << f->bits; }

static uint8_t *page_at(const tg_folding *f, uint32_t at) {
    return f->pool + ((size_t)at << f->bits);
}

/* ----------------------------------------------------------------------------------------- rows */

/* How many pages of the pool from `at` on have pages of the file in a row; no more than `most` are counted. */
static uint64_t row_at(const tg_folding *f, uint32_t at, uint64_t most) {
    uint32_t n = 1;
    while (n < most && at + n < f->used && f->owner[at + n] == f->owner[at] + n) n++;
    return n;
}

/* Gives the next `count` pages of the pool to pages of the file. */
static bool take(tg_folding *f, uint64_t page, uint64_t count) {
    if (count > f->pages - f->used) return false;
    for (uint32_t k = 0; k < count; k++) {
        const uint32_t at = f->used + k;
        const uint32_t old = f->place[page + k];
        f->owner[at] = (uint32_t)(page + k);
        f->place[page + k] = at + 1;
        if (old == 0 || !f->loaded[old - 1]) continue;
        memcpy(page_at(f, at), page_at(f, old - 1), (size_t)page_size(f));
        f->loaded[at] = 1;
    }
    f->used += (uint32_t)count;
    return true;
}

static uint64_t at_most(uint64_t n, uint64_t most) { return n < most ? n : most; }

/* As many pages as a new place gets, of at least `needed`. */
static uint64_t row_for(const tg_folding *f, uint64_t needed) {
    const uint64_t share = (f->pages - f->used) / SHARE;
    const uint64_t row = share > LEAST_ROW ? share : LEAST_ROW;
    return row > needed ? row : needed;
}

/* Takes pages from `page` on: `needed`, or more if there is room. */
static bool take_row(tg_folding *f, uint64_t page, uint64_t needed) {
    const uint64_t left = f->file_pages - page;
    return take(f, page, at_most(row_for(f, needed), left)) || take(f, page, needed);
}

/* Where `needed` pages of the file lie in a row in the pool, from 1 on; 0: there is no room. The file has them. */
static uint32_t row_of(tg_folding *f, uint64_t page, uint64_t needed) {
    const uint32_t at = f->place[page];
    const uint64_t there = at != 0 ? row_at(f, at - 1, needed) : 0;
    if (there >= needed) return at;
    if (there > 0 && at - 1 + there == f->used) /* it only has to go on */
        return take_row(f, page + there, needed - there) ? at : 0;
    return take_row(f, page, needed) ? f->place[page] : 0;
}

/* -------------------------------------------------------------------------------------- loading */

/* Reads `n` bytes of the file. */
static int read_exactly(const tg_input *in, uint64_t offset, uint8_t *dst, uint64_t n) {
    while (n > 0) {
        uint64_t got = 0;
        const int code = tg_source_read(&in->source, offset, dst, n, &got);
        if (code != 0) return code;
        if (got == 0) return TG_IO_SHRANK;
        offset += got;
        dst += got;
        n -= got;
    }
    return 0;
}

/* The newest page of the pool that has the same page of the file. */
static uint32_t newest(const tg_folding *f, uint32_t at) { return f->place[f->owner[at]] - 1; }

/* Reads pages [at, end) of the pool, which are in a row and the newest. */
static int read_row(tg_input *in, uint32_t at, uint32_t end) {
    tg_folding *f = in->folding;
    const uint64_t offset = (uint64_t)f->owner[at] << f->bits;
    const uint64_t n = at_most((uint64_t)(end - at) << f->bits, in->size - offset);
    const int code = read_exactly(in, offset, page_at(f, at), n);
    if (code == 0) memset(f->loaded + at, 1, end - at);
    return code;
}

/* Loads a page that is not the newest: that one is read, if it was not yet, so that all have the bytes that were read once. */
static int copy_newest(tg_input *in, uint32_t at) {
    tg_folding *f = in->folding;
    const uint32_t from = newest(f, at);
    const int code = f->loaded[from] ? 0 : read_row(in, from, from + 1);
    if (code != 0) return code;
    memcpy(page_at(f, at), page_at(f, from), (size_t)page_size(f));
    f->loaded[at] = 1;
    return 0;
}

/* Loads what is missing of `count` pages of the pool, which are in a row. */
static int fill(tg_input *in, uint32_t at, uint64_t count) {
    const tg_folding *f = in->folding;
    const uint32_t end = at + (uint32_t)count;
    int code = 0;
    while (at < end && code == 0) {
        uint32_t next = at;
        while (next < end && !f->loaded[next] && newest(f, next) == next) next++;
        if (next > at) {
            code = read_row(in, at, next);
            at = next;
        } else {
            if (!f->loaded[at]) code = copy_newest(in, at);
            at++;
        }
    }
    return code;
}

/* Whether what is read goes on behind what was read before. */
static bool goes_on(const tg_folding *f, uint32_t at) {
    return at > 0 && f->loaded[at - 1] && f->owner[at - 1] + 1 == f->owner[at];
}

/* Loads `needed` pages, and some that follow them if they are likely to be read, too, and that does not fail. */
static int fill_ahead(tg_input *in, uint32_t at, uint64_t needed) {
    const tg_folding *f = in->folding;
    const uint64_t row = row_at(f, at, needed > AHEAD || !goes_on(f, at) ? needed : AHEAD);
    return fill(in, at, row) == 0 ? 0 : fill(in, at, needed);
}

static int load(void *self, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    tg_input *in = self;
    tg_folding *f = in->folding;
    if (n == 0 || offset > in->size || n > in->size - offset) return TG_IO_OUTSIDE;
    const uint64_t page = offset >> f->bits;
    const uint64_t needed = ((offset + n - 1) >> f->bits) - page + 1;
    const uint32_t at = row_of(f, page, needed);
    if (at == 0) return ENOMEM;
    const int code = fill_ahead(in, at - 1, needed);
    if (code != 0) return code;
    uint64_t there = needed;
    const uint64_t row = row_at(f, at - 1, needed + AHEAD);
    while (there < row && f->loaded[at - 1 + there]) there++;
    *from = page << f->bits;
    *to = at_most((page + there) << f->bits, in->size);
    return 0;
}

/* ------------------------------------------------------------------------------------ addresses */

/* Behind the pool, where nothing is ever loaded. */
static const uint8_t *nowhere(const tg_folding *f) {
    return f->pool + ((size_t)f->pages << f->bits);
}

static const uint8_t *address_of(void *self, uint64_t offset) {
    tg_folding *f = ((tg_input *)self)->folding;
    const uint64_t page = offset >> f->bits;
    if (page >= f->file_pages) return nowhere(f);
    const uint64_t wanted = at_most(at_most(TEXT_ROW, row_for(f, 1)), f->file_pages - page);
    uint32_t at = row_of(f, page, wanted);
    if (at == 0) at = row_of(f, page, 1);
    if (at == 0) return nowhere(f);
    return f->pool + (((size_t)at - 1) << f->bits) + (size_t)(offset & (page_size(f) - 1));
}

/* The place of an address in the pool; false: it lies elsewhere. */
static bool in_pool(const tg_folding *f, const uint8_t *data, uint64_t *place) {
    const uintptr_t address = (uintptr_t)data;
    const uintptr_t pool = (uintptr_t)f->pool;
    if (address < pool || address > (uintptr_t)nowhere(f)) return false;
    *place = address - pool;
    return true;
}

static bool offset_of(const void *self, const uint8_t *data, uint64_t *offset) {
    const tg_input *in = self;
    const tg_folding *f = in->folding;
    uint64_t place;
    if (!in_pool(f, data, &place)) return false;
    const uint64_t at = place >> f->bits;
    *offset = in->size;
    if (at < f->used) *offset = ((uint64_t)f->owner[at] << f->bits) + (place & (page_size(f) - 1));
    return true;
}

static int load_at(void *self, const uint8_t *data, uint64_t at, uint64_t n) {
    tg_input *in = self;
    tg_folding *f = in->folding;
    const uint64_t pool = (uint64_t)f->pages << f->bits;
    uint64_t place;
    if (!in_pool(f, data, &place)) return 0;
    if (at > pool - place || n > pool - place - at) return ENOMEM;
    const uint64_t begin = place >> f->bits;
    const uint64_t first = (place + at) >> f->bits;
    const uint64_t last = (place + at + n - 1) >> f->bits;
    if (begin >= f->used) return ENOMEM;
    const uint64_t page = f->owner[begin];
    if (last - begin >= f->file_pages - page) return TG_IO_OUTSIDE;
    const uint64_t row = row_at(f, (uint32_t)begin, last - begin + 1);
    if (row <= last - begin &&
        (begin + row != f->used || !take_row(f, page + row, last - begin + 1 - row)))
        return ENOMEM; /* others are behind it */
    return fill_ahead(in, (uint32_t)first, last - first + 1);
}

/* ------------------------------------------------------------------------------------ as a whole */

int tg_folding_read(tg_input *in, uint64_t offset, uint64_t n, uint8_t *dst) {
    const tg_folding *f = in->folding;
    const uint64_t end = offset + n; /* <= size: checked by tg_input_read */
    while (offset < end) {
        uint64_t page = offset >> f->bits;
        const uint32_t at = f->place[page];
        const bool there = at != 0 && f->loaded[at - 1];
        uint64_t stop = (page + 1) << f->bits;
        while (!there && stop < end && (f->place[++page] == 0 || !f->loaded[f->place[page] - 1]))
            stop += page_size(f);
        const uint64_t part = at_most(stop, end) - offset;
        if (there) {
            const uint64_t skip = offset & (page_size(f) - 1);
            memcpy(dst, f->pool + (((size_t)at - 1) << f->bits) + (size_t)skip, (size_t)part);
        } else {
            const int code = read_exactly(in, offset, dst, part);
            if (code != 0) return code;
        }
        dst += part;
        offset += part;
    }
    return 0;
}

void tg_folding_free(tg_input *in) {
    tg_folding *f = in->folding;
    if (f == NULL) return;
    const ks_allocator *os = &tg_os_allocator;
    if (f->pool != NULL) os->free(os->self, f->pool, ((size_t)f->pages << f->bits) + 1);
    if (f->place != NULL) tg_os_release(f->place, (size_t)f->bookkeeping);
    in->allocator.free(in->allocator.self, f, sizeof *f);
    in->folding = NULL;
}

/* Reserves a pool, of half as much as there is for an image. */
static bool reserve_pool(tg_folding *f, uint64_t max_image) {
    const ks_allocator *os = &tg_os_allocator;
    uint64_t size = max_image > 0 ? at_most(max_image / 2, MOST_POOL) : MOST_POOL;
    for (; size >= LEAST_POOL; size /= 2) {
        f->pages = (uint32_t)(size >> f->bits);
        if (f->pages < LEAST_PAGES) return false;
        f->pool = os->alloc(os->self, ((size_t)f->pages << f->bits) + 1);
        if (f->pool != NULL) return true;
    }
    return false;
}

static bool reserve_books(tg_folding *f) {
    const uint64_t numbers = (f->file_pages + f->pages) * sizeof(uint32_t);
    f->bookkeeping = numbers + f->pages;
    f->place =
        tg_os_reserve((size_t)f->bookkeeping); /* at most 18 MB and less than 1/800 of the pool */
    if (f->place == NULL) return false;
    f->owner = f->place + f->file_pages;
    f->loaded = (uint8_t *)(f->owner + f->pages);
    return true;
}

/* Beginning and end of the file, where most of what is read lies in a row. */
static bool take_ends(tg_folding *f) {
    const uint64_t head = at_most(HEAD >> f->bits, f->pages / 4);
    const uint64_t tail = at_most(TAIL >> f->bits, f->pages / 8);
    if (head + tail > f->file_pages) return take(f, 0, at_most(head, f->file_pages));
    return take(f, 0, head) && take(f, f->file_pages - tail, tail);
}

static bool fold(tg_input *in) {
    tg_folding *f = in->allocator.alloc(in->allocator.self, sizeof *f);
    if (f == NULL) return false;
    memset(f, 0, sizeof *f);
    in->folding = f;
    f->bits = PAGE_BITS;
    while (in->size >> f->bits > MOST_PLACES) f->bits++;
    f->file_pages = ((in->size - 1) >> f->bits) + 1; /* a partial image is of many bytes */
    f->fold = (ks_fold){address_of, load_at, offset_of, in};
    if (reserve_pool(f, in->max_image) && reserve_books(f) && take_ends(f)) return true;
    tg_folding_free(in);
    return false;
}

ks_input tg_folding_input(tg_input *in, ks_input input) {
    if (in->folding == NULL && !fold(in)) return input;
    input.base = in->folding->pool;
    input.load = load;
    input.absent = 0;
    input.fold = &in->folding->fold;
    return input;
}

#else

int tg_folding_read(tg_input *in, uint64_t offset, uint64_t n, uint8_t *dst) {
    return tg_image_read(in, offset, n, dst);
}

void tg_folding_free(tg_input *in) { (void)in; }

ks_input tg_folding_input(tg_input *in, ks_input input) {
    (void)in;
    return input;
}

#endif
