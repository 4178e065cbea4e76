/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_reader.c - see zip_reader.h.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "zip_reader.h"

/* The place of a member, open at any position. NULL after an error. */
static tg_zip_place *place_of(tg_zip_reader *r, const tg_zip_content *of) {
    tg_zip_place *p = &r->places[0];
    for (unsigned k = 0; k < TG_ZIP_STREAMS; k++) {
        tg_zip_place *other = &r->places[k];
        if (other->stream.of == of) {
            other->used = ++r->uses;
            return other;
        }
        if (other->used < p->used) p = other;
    }
    p->num_kept = 0;
    p->used = ++r->uses;
    return tg_zip_open(r->file, &p->stream, of, false) ? p : NULL;
}

/* Reads the next n > 0 bytes. */
static bool read_next(tg_zip_reader *r, tg_zip_place *p, uint8_t *dst, size_t n) {
    if (!tg_zip_read(r->file, &p->stream, dst, n)) return false;
    p->num_kept = n < TG_ZIP_KEPT ? n : TG_ZIP_KEPT;
    memcpy(p->kept, dst + n - p->num_kept, p->num_kept);
    return true;
}

/* Goes to a position: back by beginning again, forward by reading the bytes before it. */
static bool go_to(tg_zip_reader *r, tg_zip_place *p, uint64_t pos) {
    uint8_t room[4096];
    if (pos < p->stream.pos && !tg_zip_open(r->file, &p->stream, p->stream.of, false)) return false;
    while (p->stream.pos < pos) {
        const uint64_t left = pos - p->stream.pos;
        const size_t n = left < sizeof room ? (size_t)left : sizeof room;
        if (!read_next(r, p, room, n)) return false;
    }
    return true;
}

static bool read_deflated(tg_zip_reader *r, const tg_zip_content *of, uint64_t pos, uint8_t *to,
                          size_t n) {
    tg_zip_place *p = place_of(r, of);
    if (p == NULL) return false;
    uint64_t at = p->stream.pos;
    if (pos < at && at - pos <= p->num_kept) {
        size_t back = (size_t)(at - pos);
        size_t again = back < n ? back : n;
        memcpy(to, p->kept + p->num_kept - back, again);
        to += again;
        pos += again;
        n -= again;
    }
    return n == 0 || (go_to(r, p, pos) && read_next(r, p, to, n));
}

/* The first pass over a member compares its checksum; it gives what is read first, too. */
static bool read_first(tg_zip_reader *r, tg_zip_content *of, uint64_t pos, void *dst, size_t n) {
    tg_zip_place *p = of->deflated ? place_of(r, of) : &r->places[0];
    if (p == NULL) return false;
    if (of->deflated) p->num_kept = 0;
    return tg_zip_verify(r->file, of, &p->stream, pos, dst, n);
}

bool tg_zip_reader_verify(tg_zip_reader *r, tg_zip_content *of) {
    return of->compared || read_first(r, of, 0, NULL, 0);
}

bool tg_zip_reader_give(tg_zip_reader *r, tg_zip_content *of, uint64_t pos, void *dst, size_t n) {
    if (!of->compared) return read_first(r, of, pos, dst, n);
    return of->deflated ? read_deflated(r, of, pos, dst, n)
                        : tg_read_bytes(r->file, of->data + pos, dst, n);
}

void tg_zip_reader_close(tg_zip_reader *r) {
    for (unsigned i = 0; i < TG_ZIP_STREAMS; i++) tg_zip_free(r->file, &r->places[i].stream);
}

#endif
