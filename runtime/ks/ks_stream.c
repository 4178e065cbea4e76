/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_stream.c - cursors: bounds and loading, bits, views of bytes, terminators, substreams.
 *
 * Every bounds argument here rests on one invariant: `base` .. `base + there` is one object (part of
 * the image of the input, or memory of the arena), so base + k is valid for every k <= there <= size.
 * `pos` can have any value; it is compared with `there`, or loaded, before it is added to `base`.
 */
#include "ks_internal.h"
#include "ks_power.h"

#include <string.h>

ks_stream ks_stream_root(const ks_ctx *ks) {
    ks_stream io = {.base = ks->input.base, .size = ks->input.size};
    io.there = io.size - ks->input.absent;
    if (ks_never_loads(ks)) io.ready_to = io.there;
#if KS_FOLDS
    io.fold = ks->input.fold;
#endif
    return io;
}

/*@ requires \valid(ks) && \valid_read(io) && \separated(ks, io);
    requires ks_is_u64(io->origin + io->pos);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
static bool truncated(ks_ctx *ks, const ks_stream *io, uint64_t n) {
    return ks_fail_found(ks, KS_TRUNCATED, ks_at(io), "% bytes", ks_value_u64(n),
                         ks_value_u64(ks_remaining(io)));
}

/* ------------------------------------------------------------------------------------ loading */

/* Makes bytes [offset, offset + n) of the input readable, if they are there. Requires that n > 0 and that they are inside
 * the input. */
/*@ requires ks->input.load != \null;
    terminates \true; exits \false;
    assigns ks->error, *from, *to, ((uint8_t *)ks->input.base)[0 .. ks->input.size - 1]; */
static bool load(ks_ctx *ks, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    *from = 0;
    *to = 0;
    int code = ks->input.load(ks->input.self, offset, n, from, to);
    if (code != 0) {
        return ks_fail_found(ks, KS_IO, offset, "input that can be read", ks_none(),
                             ks_value_s64(code));
    }
    /* A faulty source must not lead to an access to memory that is not loaded. */
    if (*from > offset || *to < offset || n > *to - offset ||
        *to > ks->input.size - ks->input.absent) {
        return ks_fail(ks, KS_IO, offset, "input that keeps its word about what is loaded");
    }
    return true;
}

#if KS_FOLDS
/* The bytes at the position were loaded just now: the base is the one from which they are counted. It may lie outside of all that
 * there is, so it is calculated as a number. */
static void move_base(ks_stream *io) {
    if (io->fold == NULL) return;
    const uint8_t *here = io->fold->address_of(io->fold->self, io->origin + io->pos);
    io->base = (const uint8_t *)((uintptr_t)here - (uintptr_t)io->pos);
}
#endif

bool ks_need_slow(ks_ctx *ks, ks_stream *io, uint64_t n) {
    if (n > ks_remaining(io)) return truncated(ks, io, n);
    if (n == 0) return true; /* nothing to load, and `pos` may be out of range */
    if (ks_never_loads(ks) || (io->origin & KS_DECODED) != 0) {
        io->ready_from = 0;
        io->ready_to = io->there;
        return true;
    }
    /* The stream lies in the input: origin + size <= size of the input, and pos < size. */
    uint64_t from;
    uint64_t to;
    if (!load(ks, io->origin + io->pos, n, &from, &to)) return false;
#if KS_FOLDS
    move_base(io);
#endif
    /* The loaded range in terms of this stream. to > origin, because it is beyond pos. */
    io->ready_from = from > io->origin ? from - io->origin : 0;
    uint64_t end = to - io->origin;
    io->ready_to = end < io->size ? end : io->size;
    return true;
}

uint64_t ks_run_slow(ks_ctx *ks, ks_stream *io, uint64_t n) {
    uint64_t there = ks_remaining(io);
    if (there > n) there = n;
    return ks_need_slow(ks, io, there) ? there : 0;
}

bool ks_short(ks_ctx *ks, const ks_stream *io, uint64_t offset, uint64_t n) {
    /* The preceding fields were present, so `offset` bytes remain unless loading failed; in that
     * case the loading error is kept. */
    uint64_t there = ks_remaining(io);
    return ks_fail_found(ks, KS_TRUNCATED, ks_at(io) + offset, "% bytes", ks_value_u64(n),
                         ks_value_u64(there > offset ? there - offset : 0));
}

#if KS_FOLDS
static bool fetch_folded(ks_ctx *ks, const uint8_t *data, uint64_t at, uint64_t n) {
    const ks_fold *fold = ks->input.fold;
    const int code = n > 0 ? fold->load_at(fold->self, data, at, n) : 0;
    if (code == 0) return true;
    return ks_fail_found(ks, KS_IO, ks_saturating_add(ks_offset_of(ks, data), at),
                         "input that can be read", ks_none(), ks_value_s64(code));
}
#endif

bool ks_fetch_slow(ks_ctx *ks, const uint8_t *data, uint64_t at, uint64_t n) {
    uint64_t offset;
    uint64_t from;
    uint64_t to;
#if KS_FOLDS
    if (ks->input.fold != NULL) return fetch_folded(ks, data, at, n);
#endif
    if (n == 0 || ks_never_loads(ks) || !ks_in_image(ks, data, &offset)) return true;
    const uint64_t left = ks->input.size - ks->input.absent - offset;
    const uint64_t first = ks_saturating_add(offset, at);
    /* What is not there is refused by the source. */
    if ((n <= left && at <= left - n) || ks->input.absent > 0)
        return load(ks, first, n, &from, &to);
    /* Nothing of an input that is whole begins where it ends: arena memory may. */
    if (left == 0) return true;
    return ks_fail_found(ks, KS_TRUNCATED, first, "% bytes", ks_value_u64(n),
                         ks_value_u64(at < left ? left - at : 0));
}

uint64_t ks_offset_of(const ks_ctx *ks, const uint8_t *data) {
    uint64_t offset;
#if KS_FOLDS
    const ks_fold *fold = ks->input.fold;
    if (fold != NULL) return fold->offset_of(fold->self, data, &offset) ? offset : KS_DECODED;
#endif
    return ks_in_image(ks, data, &offset) ? offset : KS_DECODED;
}

/* --------------------------------------------------------------------------------------- bits */

/*
 * The buffered bits are the `num_bits` low bits of `bits`: the unread bits of the byte before
 * `pos`. A read consumes them first, then whole bytes; the unused bits of the last byte are
 * buffered. n <= 64 and num_bits <= 7, so at most 8 bytes are needed and no power below exceeds
 * 2^63.
 */

/* The number of bytes that a read of `n` bits consumes; they are loaded. `held` becomes the
 * buffered bits. */
/*@ requires ks_reads_memory(ks, io) && io->num_bits <= 7;
    requires \valid(held) && \valid(bytes) && \separated(held, bytes, ks, io);
    terminates \true; exits \false;
    assigns *held, *bytes, ks->error, io->ready_from, io->ready_to;
    ensures \result != 0 <==> n <= 64 && ks_bytes_for(n, io->num_bits) <= ks_left(io);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result != 0 ==> *held == ks_held(io) && *held < (1 << io->num_bits);
    ensures \result != 0 ==> *bytes == ks_bytes_for(n, io->num_bits);
    ensures ks_reads_memory(ks, io); */
static bool need_bits(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *held, unsigned *bytes) {
    if (n > 64) return ks_fail(ks, KS_OVERFLOW, ks_at(io), "at most 64 bits at once");
    const unsigned have = io->num_bits;
    *held = io->bits % ks_power(have);
    *bytes = n > have ? (n - have + 7) / 8 : 0;
    return ks_need(ks, io, *bytes);
}

bool ks_read_bits_be(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *out) {
    uint64_t value = 0, high = 0;
    unsigned bytes = 0;
    if (!need_bits(ks, io, n, &value, &bytes)) return false;
    const unsigned have = io->num_bits;
    if (bytes == 0) {
        /* The highest n of the buffered bits. */
        io->num_bits = have - n;
        io->bits = ks_split(value, have - n, n, &high);
        *out = high;
        return true;
    }
    const uint8_t *const data = io->base + io->pos;
    /*@ loop invariant 0 <= i <= bytes - 1;
        loop invariant value == ks_be_behind(\at(value, LoopEntry), data, i);
        loop invariant value < (1 << (have + 8 * i));
        loop assigns i, value;
        loop variant bytes - i; */
    for (unsigned i = 0; i + 1 < bytes; i++) value = ks_joined(data[i], 8, value, have + 8 * i);
    /* The last byte contributes its `missing` (1..8) highest bits. */
    const unsigned missing = n - have - 8 * (bytes - 1);
    const unsigned spare = 8 - missing;
    const uint64_t low = ks_split(data[bytes - 1], spare, missing, &high);
    *out = ks_joined(high, missing, value, n - missing);
    io->bits = low;
    io->num_bits = spare;
    io->pos += bytes;
    ks_moved(*out, high, value, missing, spare);
    /*@ assert (1 << (spare + missing)) == 256; */
    return true;
}

/* One more byte, for provers. */
/*@ requires \valid_read(p + n) && shift == from + 8 * n;
    terminates \true; exits \false; assigns \nothing;
    ensures ks_le_from(from, p, n + 1) == ks_le_from(from, p, n) + p[n] * (1 << shift); */
static void next_le(const uint8_t *p, uint64_t from, uint64_t n, uint64_t shift) {
    (void)p;
    (void)from;
    (void)n;
    (void)shift;
}

bool ks_read_bits_le(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *out) {
    uint64_t value = 0, high = 0;
    unsigned bytes = 0;
    if (!need_bits(ks, io, n, &value, &bytes)) return false;
    const unsigned have = io->num_bits;
    if (bytes == 0) {
        /* The lowest n of the buffered bits. */
        io->num_bits = have - n;
        *out = ks_split(value, n, have - n, &high);
        io->bits = high;
        /*@ assert ks_bytes_for(n, have) == 0 && io->num_bits == ks_left_over(n, have); */
        /*@ assert *out < (1 << n) && io->bits < (1 << io->num_bits); */
        return true;
    }
    const uint8_t *const data = io->base + io->pos;
    unsigned shift = have; /* bits collected so far, < n <= 64 before the last byte */
    /*@ loop invariant 0 <= i <= bytes - 1;
        loop invariant shift == have + 8 * i;
        loop invariant value == \at(value, LoopEntry) + ks_le_from(have, data, i);
        loop invariant value < (1 << shift);
        loop assigns i, value, shift;
        loop variant bytes - i; */
    for (unsigned i = 0; i + 1 < bytes; i++) {
        next_le(data, have, i, shift);
        value = ks_joined(value, shift, data[i], 8);
        shift += 8;
    }
    /* The last byte contributes its `missing` (1..8) lowest bits. */
    const unsigned missing = n - shift;
    const uint64_t low = ks_split(data[bytes - 1], missing, 8 - missing, &high);
    *out = ks_joined(value, shift, low, missing);
    io->bits = high;
    io->num_bits = 8 - missing;
    io->pos += bytes;
    /*@ assert shift + missing == n && io->num_bits == ks_left_over(n, have); */
    /*@ assert *out < (1 << n) && io->bits < (1 << io->num_bits); */
    next_le(data, have, bytes - 1, shift);
    ks_moved(data[bytes - 1], low, high, missing, shift);
    return true;
}

/* ------------------------------------------------------------------------------ bytes, arrays */

bool ks_read_rest(ks_ctx *ks, ks_stream *io, ks_bytes *out) {
    return ks_read_bytes(ks, io, ks_remaining(io), out);
}

bool ks_read_view(ks_ctx *ks, ks_stream *io, uint64_t n, uint32_t elem, ks_view *out) {
    if (elem == 0) return ks_fail(ks, KS_NO_PROGRESS, ks_at(io), "elements that take bytes");
    const uint64_t left = ks_remaining(io);
    if (!ks_array_fits(n, elem, left)) return truncated(ks, io, ks_saturating_mul(n, elem));
    /*@ assert fits: n * elem <= left; */
    /* Reading the elements costs nothing now, but later accesses iterate over all of them, and
     * several records of a file may share them. */
    if (!ks_spend(ks, n)) return ks_place(ks, ks_at(io));
    out->data = ks_here(io);
    out->count = n;
    io->pos += n * elem;
    return true;
}

bool ks_read_view_rest(ks_ctx *ks, ks_stream *io, uint32_t elem, ks_view *out) {
    if (elem == 0) return ks_fail(ks, KS_NO_PROGRESS, ks_at(io), "elements that take bytes");
    uint64_t left = ks_remaining(io);
    uint64_t odd = left % elem;
    if (odd != 0) return ks_short(ks, io, left - odd, elem);
    return ks_read_view(ks, io, left / elem, elem, out);
}

const char ks_expected_elements[] = "% elements";

bool ks_too_many(ks_ctx *ks, const ks_stream *io, uint64_t n) {
    return ks_fail_found(ks, KS_TRUNCATED, ks_at(io), ks_expected_elements, ks_value_u64(n),
                         ks_value_u64(ks_remaining(io)));
}

/* -------------------------------------------------------------------------------- terminators */

/*@ requires ks_buffer(data, n);
    terminates \true; exits \false; assigns \nothing;
    ensures \result <= n && (\result < n ==> data[\result] == term);
    ensures \forall integer i; 0 <= i < \result ==> data[i] != term; */
static uint64_t find_byte(const uint8_t *data, uint64_t n, uint8_t term) {
    const uint8_t *hit = n > 0 ? memchr(data, term, (size_t)n) : NULL;
    return hit != NULL ? (uint64_t)(hit - data) : n;
}

/*@ predicate terminator{L}(uint8_t *at, uint8_t term, integer unit) =
      \forall integer i; 0 <= i < unit ==> at[i] == term;
*/
/* The position of the first terminator in `n` bytes, at a multiple of `unit`; `n` if there is
 * none. */
/*@ requires ks_buffer(data, n) && unit > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result <= n;
    ensures \result < n ==> \result + unit <= n && terminator(data + \result, term, unit);
    ensures unit == 1 ==> \forall integer i; 0 <= i < \result ==> data[i] != term; */
static uint64_t find_unit(const uint8_t *data, uint64_t n, uint8_t term, unsigned unit) {
    if (unit == 1) return find_byte(data, n, term);
    /*@ loop invariant 0 <= i <= n;
        loop assigns i;
        loop variant n - i; */
    for (uint64_t i = 0; n - i >= unit; i += unit) {
        unsigned same = 0;
        /*@ loop invariant 0 <= same <= unit && terminator(data + i, term, same);
            loop assigns same;
            loop variant unit - same; */
        while (same < unit && data[i + same] == term) same++;
        if (same == unit) return i;
    }
    return n;
}

bool ks_read_until(ks_ctx *ks, ks_stream *io, uint8_t term, unsigned unit, bool include,
                   bool consume, bool eos_ok, ks_text *out) {
    if (unit == 0) unit = 1;
    uint64_t left = ks_remaining(io);
    uint64_t len = 0; /* bytes that are known to come before the terminator, <= left */
    bool found = false;
    ks_stream ahead = *io; /* loads piece by piece; `io` advances only on success */
    while (!found && left - len >= unit) {
        ahead.pos = io->pos + len; /* <= size */
        if (!ks_need(ks, &ahead, unit)) return false;
        uint64_t loaded = ahead.ready_to - ahead.pos; /* >= unit */
        loaded -= loaded % unit;
        uint64_t hit = find_unit(ahead.base + ahead.pos, loaded, term, unit);
        found = hit < loaded;
        len += hit;
    }
    if (!ks_spend_bytes(ks, len)) return false;
    uint64_t tail = found ? unit : 0; /* len + tail <= left: the terminator was found there */
    if (!found) {
        if (!eos_ok) {
            return ks_fail_found(ks, KS_TRUNCATED, ks_at(io), "a terminator within % bytes",
                                 ks_value_u64(left), ks_none());
        }
        ahead.pos = io->pos + len;
        if (!ks_need(ks, &ahead, left - len)) return false; /* less than a unit remains */
        len = left;
    }
#if KS_FOLDS
    if (io->fold != NULL) { /* its pieces follow each other in memory, too */
        if (!ks_need(ks, io, len + tail)) return false;
        ahead = *io;
    }
#endif
    out->data = ks_here(io);
    out->size = include ? len + tail : len;
    out->span = consume ? len + tail : len;
    io->ready_from = ahead.ready_from;
    io->ready_to = ahead.ready_to;
    io->pos += out->span;
    return true;
}

bool ks_text_of(ks_ctx *ks, ks_bytes raw, ks_text *out) {
    if (!ks_fetch(ks, raw.data, raw.size)) return false;
    out->data = raw.data;
    out->size = raw.size;
    out->span = raw.size;
    return true;
}

void ks_strip_right(ks_text *bytes, uint8_t pad) {
    /*@ loop invariant bytes->size <= \at(bytes->size, Pre);
        loop invariant \forall integer i;
          bytes->size <= i < \at(bytes->size, Pre) ==> bytes->data[i] == pad;
        loop assigns bytes->size;
        loop variant bytes->size; */
    while (bytes->size > 0 && bytes->data[bytes->size - 1] == pad) bytes->size--;
}

void ks_cut_at(ks_text *bytes, uint8_t term, unsigned unit, bool include) {
    if (unit == 0) unit = 1;
    uint64_t whole = bytes->size - bytes->size % unit;
    uint64_t hit = find_unit(bytes->data, whole, term, unit);
    /* hit < whole: a whole terminator follows */
    if (hit < whole) bytes->size = include ? hit + unit : hit;
}

/* -------------------------------------------------------------------------------- substreams */

/* How many of the `size` bytes from `at` on lie in front of `end`. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == (end <= at ? 0 : end - at < size ? end - at : size); */
static uint64_t in_front(uint64_t end, uint64_t at, uint64_t size) {
    if (end <= at) return 0;
    return end - at < size ? end - at : size;
}

ks_stream ks_substream(const ks_stream *io, uint64_t span, uint64_t size) {
    uint64_t at = io->pos - span;
    if (at > io->size) at = io->size; /* no bytes, behind the end */
    ks_stream sub = {.size = size, .origin = io->origin + at};
#if KS_FOLDS
    sub.fold = io->fold;
    if (io->fold != NULL) /* see move_base */
        sub.base = (const uint8_t *)((uintptr_t)io->base + (uintptr_t)at);
    else
#endif
        sub.base = io->base + (at < io->there ? at : io->there);
    sub.there = in_front(io->there, at, size);
    /* Both ends of the loaded range are those of the same bytes. */
    sub.ready_from = in_front(io->ready_from, at, size);
    sub.ready_to = in_front(io->ready_to, at, size);
    return sub;
}

ks_stream ks_stream_over(const ks_text *decoded) {
    ks_stream io = {.base = decoded->data, .size = decoded->size, .there = decoded->size};
    io.ready_to = decoded->size;
    io.origin = KS_DECODED;
    return io;
}
