/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_input_steps.c - every step of an image: each request for a few pages, from each state in which these pages can be, with
 * each way in which the source may answer.
 *
 * A state is what input_image.c keeps: the bitmap of loaded pages, the run around the last request, and where reads go on.
 * Six pages are in all 64 states; the others are loaded, or none of them is, or those before them. The six lie at the
 * beginning of a file, where a word of the bitmap ends, at the end of a file, at the end of an image that is only the beginning
 * of its file, and in the second huge page, into which loaded pages may move. What is shown of each step is that it keeps the
 * meaning of a state:
 *
 *   - a page is loaded afterwards if and only if it was before, or the source gave all of its bytes in this step;
 *   - a loaded page keeps its bytes, of which the first and the last are compared, and nothing asks to write outside of the image;
 *   - the run consists of loaded pages, and so does what a request is told to be ready, which has all that it asked for;
 *   - a step fails if and only if a read failed that it needed, with the code of that read, and tells nothing then.
 *
 * So all of this holds after any number of steps.
 */
#include "input_test.h"

#include "input_internal.h"

#define FREE 6u   /* pages whose state is each one */
#define MOST 600u /* pages of a file */
#define MOST_READS 16u
#define UNEVEN 2u    /* answers in a step that are not all that was asked for */
#define UNREAD 0xEEu /* what lies in pages that are not loaded */
#define NOT_TOLD UINT64_C(0x5555)

/* Which pages are loaded beside those in each state. */
typedef enum others { NONE, ALL, BEFORE } others;

/* How the source answers a read. */
enum { WHOLE, FAILS, ENDS, ONE_LESS, A_PAGE_AND_MORE, NUM_ANSWERS };

typedef struct world {
    tg_input *in;
    uint64_t first;       /* of the pages in each state */
    bool before[MOST];    /* loaded before the step */
    uint64_t given[MOST]; /* bytes of each page in this step */
    uint8_t *target;      /* where byte `start` of the input is written */
    uint64_t start;
    unsigned answers[MOST_READS];
    unsigned num_answers; /* that are decided before the step; then all is given */
    unsigned num_options[MOST_READS];
    unsigned num_reads;
    int failure; /* the code of the read that failed; 0: none */
    uint64_t steps;
} world;

static uint64_t size_of_page(const world *w, uint64_t page) {
    const uint64_t left = w->in->size - page * PAGE;
    return left < PAGE ? left : PAGE;
}

/* The bytes that are looked at: the first and the last one of a page. */
static void write_page(const world *w, uint64_t page, bool loaded) {
    const uint64_t ends[] = {page * PAGE, page * PAGE + size_of_page(w, page) - 1};
    for (size_t i = 0; i < 2; i++) w->in->reserved[ends[i]] = loaded ? byte_at(ends[i]) : UNREAD;
}

static void expect_page(const world *w, uint64_t page) {
    const uint64_t last = page * PAGE + size_of_page(w, page) - 1;
    if (w->in->reserved[page * PAGE] != byte_at(page * PAGE) ||
        w->in->reserved[last] != byte_at(last))
        fail_msg("bytes of page %u", (unsigned)page);
}

static bool is_loaded(const world *w, uint64_t page) {
    return (w->in->loaded[page / 64] >> (page % 64) & 1) != 0;
}

static unsigned decide(world *w, uint64_t n) {
    const unsigned read = w->num_reads++;
    assert_true(read < MOST_READS);
    w->num_options[read] = n > PAGE + 1 ? NUM_ANSWERS : n > 1 ? A_PAGE_AND_MORE : ONE_LESS;
    if (read >= w->num_answers) w->answers[read] = WHOLE;
    return w->answers[read];
}

static int64_t answer(void *self, uint64_t offset, void *buffer, size_t n) {
    world *w = self;
    assert_true(n > 0 && n <= w->in->size && offset <= w->in->size - n);
    uint8_t *const out = buffer;
    assert_true(offset >= w->start && out == w->target + (offset - w->start));
    for (uint64_t page = offset / PAGE; page * PAGE < offset + n; page++) {
        if (w->target == w->in->reserved) assert_true(page < w->in->num_pages);
        /* Where the last read ended in a page, the next one goes on. */
        if (page < w->in->num_pages) assert_false(w->before[page]);
        if (page < MOST) assert_true(w->given[page] < size_of_page(w, page));
    }
    const unsigned what = decide(w, n);
    if (what == FAILS) {
        w->failure = EIO;
        return -EIO;
    }
    if (what == ENDS) {
        w->failure = TG_IO_SHRANK;
        return 0;
    }
    const uint64_t give = what == ONE_LESS ? n - 1 : what == A_PAGE_AND_MORE ? PAGE + 1 : n;
    for (uint64_t at = offset, next; at < offset + give; at = next) {
        const uint64_t page = at / PAGE;
        next = (page + 1) * PAGE < offset + give ? (page + 1) * PAGE : offset + give;
        out[at - offset] = byte_at(at);
        out[next - 1 - offset] = byte_at(next - 1);
        if (page < MOST) w->given[page] += next - at;
    }
    return (int64_t)give;
}

static void nothing_to_close(void *self) { (void)self; }

/* What a step may change of an image. */
typedef struct image_state {
    uint64_t loaded[MOST / 64 + 1];
    uint64_t num_loaded, run_from, run_to, huge_to;
    tg_ahead ahead[2];
} image_state;

static image_state state_of(const tg_input *in) {
    image_state s = {.num_loaded = in->num_loaded,
                     .run_from = in->run_from,
                     .run_to = in->run_to,
                     .huge_to = in->huge_to,
                     .ahead = {in->ahead[0], in->ahead[1]}};
    memcpy(s.loaded, in->loaded, (size_t)(in->num_pages / 64 + 1) * sizeof *s.loaded);
    return s;
}

static void set_state(tg_input *in, const image_state *s) {
    memcpy(in->loaded, s->loaded, (size_t)(in->num_pages / 64 + 1) * sizeof *s->loaded);
    in->num_loaded = s->num_loaded;
    in->run_from = s->run_from;
    in->run_to = s->run_to;
    in->huge_to = s->huge_to;
    in->ahead[0] = s->ahead[0];
    in->ahead[1] = s->ahead[1];
}

static void begin_step(world *w) {
    w->num_reads = 0;
    w->failure = 0;
    w->steps++;
    memset(w->given, 0, sizeof w->given);
}

/* Back to the state before the step, with the bytes of its pages. */
static void end_step(world *w, const image_state *s) {
    for (uint64_t page = 0; page < w->in->num_pages; page++) {
        if (w->given[page] > 0) write_page(w, page, false);
    }
    set_state(w->in, s);
}

/* The next answers that the source may give, those of earlier reads last; false: there are no more. */
static bool next_answers(world *w) {
    while (w->num_reads > 0) {
        const unsigned last = w->num_reads - 1;
        unsigned uneven = 0;
        for (unsigned i = 0; i < last; i++) uneven += w->answers[i] != WHOLE;
        if (uneven < UNEVEN && w->answers[last] + 1 < w->num_options[last]) {
            w->answers[last]++;
            w->num_answers = w->num_reads;
            return true;
        }
        w->num_reads = last;
    }
    return false;
}

/* One request with the answers that are decided. */
static void load_once(world *w, uint64_t offset, uint64_t n) {
    tg_input *in = w->in;
    uint64_t from = NOT_TOLD;
    uint64_t to = NOT_TOLD;
    begin_step(w);
    w->target = in->reserved;
    w->start = 0;
    const int code = tg_image_load(in, offset, n, &from, &to);
    uint64_t num_loaded = 0;
    for (uint64_t page = 0; page < in->num_pages; page++) {
        const bool whole = w->given[page] == size_of_page(w, page);
        if (is_loaded(w, page) != (w->before[page] || whole))
            fail_msg("page %u of %u", (unsigned)page, (unsigned)in->num_pages);
        num_loaded += is_loaded(w, page);
        if (w->before[page]) expect_page(w, page);
        if (in->run_from <= page && page < in->run_to) assert_true(is_loaded(w, page));
    }
    assert_true(in->num_loaded == num_loaded && in->run_to <= in->num_pages);
    assert_true(in->loaded[in->num_pages / 64] >> (in->num_pages % 64) ==
                UINT64_MAX >> (in->num_pages % 64));
    const uint64_t end = n > 0 ? (offset + n - 1) / PAGE + 1 : 0;
    bool needed = false;
    for (uint64_t page = offset / PAGE; page < end; page++) needed |= !is_loaded(w, page);
    if (code != 0) {
        assert_true(needed && code == w->failure);
        assert_true(from == NOT_TOLD && to == NOT_TOLD);
        return;
    }
    assert_false(needed);
    assert_true(from <= offset && offset + n <= to && to <= in->size);
    assert_true(from % PAGE == 0 && (to % PAGE == 0 || to == in->size));
    for (uint64_t page = from / PAGE; page * PAGE < to; page++) {
        assert_true(is_loaded(w, page));
        expect_page(w, page);
    }
}

/* Copies the range that was loaded, which loads nothing. */
static void copy_once(world *w, const image_state *s, uint64_t offset, uint64_t n) {
    static uint8_t copy[(FREE + 2) * PAGE];
    begin_step(w);
    assert_true(n <= sizeof copy);
    memset(copy, UNREAD, (size_t)n); /* at most that of `copy` */
    w->target = copy;
    w->start = offset;
    const int code = tg_image_read(w->in, offset, n, copy);
    const image_state after = state_of(w->in);
    assert_memory_equal(&after, s, sizeof after);
    assert_int_equal(code, w->failure);
    if (code != 0) return;
    for (uint64_t at = offset; at < offset + n; at = (at / PAGE + 1) * PAGE) {
        if (at % PAGE == 0) assert_int_equal(copy[at - offset], byte_at(at));
    }
}

/* Copies with all answers; the range may go on behind the image. */
static void copies(world *w, const image_state *s, uint64_t offset, uint64_t n) {
    w->num_answers = 0;
    do {
        copy_once(w, s, offset, n);
    } while (next_answers(w));
}

/* A request with all answers. */
static void request(world *w, const image_state *s, uint64_t offset, uint64_t n) {
    w->num_answers = 0;
    do {
        load_once(w, offset, n);
        end_step(w, s);
    } while (next_answers(w));
    if (n > 0) copies(w, s, offset, n);
}

/* What lies outside costs no read, and changes nothing. */
static void requests_outside(world *w, const image_state *s) {
    const uint64_t size = w->in->size;
    const uint64_t wrong[][2] = {
        {size, 1},       {size + 1, 0},   {size - 1, 2},           {0, size + 1},
        {1, UINT64_MAX}, {UINT64_MAX, 1}, {UINT64_MAX, UINT64_MAX}};
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        uint64_t from = NOT_TOLD;
        uint64_t to = NOT_TOLD;
        begin_step(w);
        assert_int_equal(tg_image_load(w->in, wrong[i][0], wrong[i][1], &from, &to), TG_IO_OUTSIDE);
        assert_true(w->num_reads == 0 && from == NOT_TOLD && to == NOT_TOLD);
        const image_state after = state_of(w->in);
        assert_memory_equal(&after, s, sizeof after);
    }
    if (!tg_input_is_partial(w->in)) return;
    uint64_t from = NOT_TOLD;
    uint64_t to = NOT_TOLD;
    begin_step(w);
    assert_int_equal(tg_image_load(w->in, w->in->num_pages * PAGE - 1, 2, &from, &to), ENOMEM);
    assert_true(w->num_reads == 0 && from == NOT_TOLD && to == NOT_TOLD);
}

/* Requests from each of the pages to each of the pages behind it. */
static void requests(world *w) {
    const image_state s = state_of(w->in);
    for (uint64_t a = w->first; a < w->first + FREE; a++) {
        request(w, &s, a * PAGE, 0);
        for (uint64_t b = a; b < w->first + FREE; b++) {
            const uint64_t offset = a * PAGE + (size_of_page(w, a) - 1) / 2;
            const uint64_t last = b * PAGE + size_of_page(w, b) - 1;
            request(w, &s, offset, last - offset + 1);
        }
    }
    requests_outside(w, &s);
    if (!tg_input_is_partial(w->in)) return;
    for (uint64_t a = w->first; a < w->first + FREE; a++)
        copies(w, &s, a * PAGE + 5, (w->first + FREE + 2 - a) * PAGE - 5);
}

/* Reads go on nowhere; at one of the pages, with a small or a large window; at two. */
static void with_each_ahead(world *w) {
    const uint64_t at = w->first;
    const tg_ahead ahead[][2] = {{{UINT64_MAX, 0}, {UINT64_MAX, 0}},
                                 {{at + 2, 1}, {UINT64_MAX, 0}},
                                 {{at + 1, 64}, {at + 3, 2}}};
    for (size_t i = 0; i < COUNT_OF(ahead); i++) {
        w->in->ahead[0] = ahead[i][0];
        w->in->ahead[1] = ahead[i][1];
        requests(w);
    }
}

/* There is no run, or it is one of those that the loaded pages have. */
static void with_each_run(world *w) {
    tg_input *in = w->in;
    in->run_from = in->run_to = 0;
    with_each_ahead(w);
    for (uint64_t from = w->first; from < w->first + FREE; from++) {
        for (uint64_t to = from; to < w->first + FREE && is_loaded(w, to); to++) {
            in->run_from = from;
            in->run_to = to + 1;
            with_each_ahead(w);
        }
    }
}

static void with_each_bitmap(world *w, others which) {
    tg_input *in = w->in;
    for (unsigned bits = 0; bits < 1u << FREE; bits++) {
        in->num_loaded = 0;
        memset(in->loaded, 0, (size_t)(in->num_pages / 64 + 1) * sizeof *in->loaded);
        /* Bits behind the last page mean nothing. */
        in->loaded[in->num_pages / 64] = UINT64_MAX << (in->num_pages % 64);
        for (uint64_t page = 0; page < in->num_pages; page++) {
            const bool is_free = page >= w->first && page < w->first + FREE;
            w->before[page] = is_free ? (bits >> (page - w->first) & 1) != 0
                                      : which == ALL || (which == BEFORE && page < w->first);
            write_page(w, page, w->before[page]);
            if (!w->before[page]) continue;
            in->loaded[page / 64] |= UINT64_C(1) << (page % 64);
            in->num_loaded++;
        }
        with_each_run(w);
    }
}

/* An image of so many pages of a file of `size` bytes. */
static void steps_of(uint64_t size, uint64_t pages, uint64_t first, others from, others to) {
    test_source s;
    world w = {.in = open_source(&s, pages * PAGE), .first = first};
    const tg_source own = w.in->source;
    w.in->source = (tg_source){answer, nothing_to_close, &w, size};
    w.in->size = size;
    for (unsigned which = from; which <= (unsigned)to; which++) with_each_bitmap(&w, (others)which);
    assert_true(w.steps > 10000);
    w.in->source = own;
    w.in->size = pages * PAGE;
    tg_input_close(w.in);
}

TEST(small_file) { steps_of(5 * PAGE + 1, 6, 0, NONE, ALL); }

TEST(beginning_of_a_file) { steps_of(40 * PAGE, 40, 0, NONE, ALL); }

TEST(where_a_word_ends) { steps_of(140 * PAGE - 1, 140, 61, NONE, ALL); }

TEST(end_of_a_file) { steps_of(130 * PAGE - 4095, 130, 124, NONE, ALL); }

TEST(end_of_a_partial_image) { steps_of(200 * PAGE, 128, 122, NONE, ALL); }

/* A long read that begins in a huge page moves what is loaded of it into a new one. */
TEST(in_a_huge_page) { steps_of(530 * PAGE, 530, 514, BEFORE, BEFORE); }
