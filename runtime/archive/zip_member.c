/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_member.c - see zip_member.h.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "zip_crc.h"
#include "zip_descriptor.h"
#include "zip_member.h"

#define PIECE (64u << 10) /* data that are given to zlib at once */
#define IMAGE_PIECE 512u  /* the same from the image, where headers are read */
/* Bytes that are hashed at once, while they are in the inner caches; zlib counts in unsigned int. What zlib fills at
 * once is longer: at the end of each call it keeps the last 32 KiB. */
#define WINDOW (64u << 10)
#define STEP (256u << 10)

/* ------------------------------------------------------------------------------------- memory */

/* zlib does not tell how large a block is that it frees; its size stands in front of it. */
#define BLOCK_HEAD _Alignof(max_align_t)
_Static_assert(BLOCK_HEAD >= sizeof(size_t), "the size of a block fits in front of it");

static voidpf take_block(voidpf self, uInt count, uInt size) {
    const ks_allocator *allocator = self;
    if (size != 0 && count > (SIZE_MAX - BLOCK_HEAD) / size) return NULL;
    size_t total = BLOCK_HEAD + (size_t)count * size;
    size_t *block = allocator->alloc(allocator->self, total);
    if (block == NULL) return NULL;
    *block = total;
    return (uint8_t *)(void *)block + BLOCK_HEAD;
}

static void give_block(voidpf self, voidpf memory) {
    const ks_allocator *allocator = self;
    size_t *block = (size_t *)(void *)((uint8_t *)memory - BLOCK_HEAD);
    allocator->free(allocator->self, block, *block);
}

static bool no_memory(tg_file *file) { return ks_fail(&file->ks, KS_NO_MEMORY, KS_NO_OFFSET, ""); }

/* ------------------------------------------------------------------------------------ streams */

bool tg_zip_open(tg_file *file, tg_zip_stream *s, const tg_zip_content *of, bool in_image) {
    const ks_allocator *allocator = &file->allocator;
    s->of = NULL;
    if (!in_image && s->piece == NULL) {
        s->piece = allocator->alloc(allocator->self, PIECE);
        if (s->piece == NULL) return no_memory(file);
    }
    if (!s->has_zlib) {
        memset(&s->zlib, 0, sizeof s->zlib);
        s->zlib.zalloc = take_block;
        s->zlib.zfree = give_block;
        s->zlib.opaque = &file->allocator;
    }
    /* The only way to fail is to get no memory: windowBits are legal, and what is reset exists. */
    int result = s->has_zlib ? inflateReset(&s->zlib) : inflateInit2(&s->zlib, -MAX_WBITS);
    if (result != Z_OK) return no_memory(file);
    s->has_zlib = true;
    s->zlib.next_in = NULL;
    s->zlib.avail_in = 0;
    s->of = of;
    s->pos = 0;
    s->given = 0;
    s->ended = false;
    return true;
}

void tg_zip_free(tg_file *file, tg_zip_stream *s) {
    const ks_allocator *allocator = &file->allocator;
    if (s->has_zlib) inflateEnd(&s->zlib);
    if (s->piece != NULL) allocator->free(allocator->self, s->piece, PIECE);
    memset(s, 0, sizeof *s);
}

/* Records an error at the data that zlib takes next, and closes the stream. */
static bool fail_here(tg_file *file, tg_zip_stream *s, const char *expected, ks_value allowed,
                      ks_value found) {
    uint64_t at = s->of->data + s->given - s->zlib.avail_in;
    s->of = NULL;
    ks_fail_found(&file->ks, KS_BAD_DATA, at, expected, allowed, found);
    return ks_in(&file->ks, "data");
}

/* Gives zlib the next piece of the data, of which there are some. */
static bool give_piece(tg_file *file, tg_zip_stream *s) {
    ks_ctx *ks = &file->ks;
    uint64_t left = s->of->len_data - s->given;
    uint64_t at = s->of->data + s->given;
    const unsigned most = s->piece != NULL ? PIECE : IMAGE_PIECE;
    unsigned n = left < most ? (unsigned)left : most;
    if (s->piece == NULL) {
        if (!ks_spend(ks, 1 + n / 16)) return false;
        s->zlib.next_in = ks_input_bytes(ks, at, n);
        if (s->zlib.next_in == NULL) return false;
    } else {
        if (!tg_read_bytes(file, at, s->piece, n)) return false;
        s->zlib.next_in = s->piece;
    }
    s->zlib.avail_in = n;
    s->given += n;
    return true;
}

/* Lets zlib fill up to n bytes, n <= STEP; *got becomes their number, 0 at the end of the stream. */
static bool inflate_some(tg_file *file, tg_zip_stream *s, uint8_t *dst, unsigned n, unsigned *got) {
    z_stream *zlib = &s->zlib;
    *got = 0;
    while (*got == 0 && !s->ended) {
        if (zlib->avail_in == 0 && s->given < s->of->len_data && !give_piece(file, s)) {
            s->of = NULL;
            return false;
        }
        zlib->next_out = dst;
        zlib->avail_out = n;
        int result = inflate(zlib, Z_NO_FLUSH);
        *got = n - zlib->avail_out;
        if (result == Z_STREAM_END) {
            s->ended = true;
        } else if (result == Z_MEM_ERROR) {
            s->of = NULL;
            return no_memory(file);
        } else if (result != Z_OK && result != Z_BUF_ERROR) {
            return fail_here(file, s, "data that can be decompressed", ks_none(), ks_none());
        } else if (*got == 0 && zlib->avail_in == 0 && s->given == s->of->len_data) {
            return fail_here(file, s, "the end of the compressed data", ks_none(), ks_none());
        }
    }
    return true;
}

bool tg_zip_read(tg_file *file, tg_zip_stream *s, uint8_t *dst, size_t n) {
    while (n > 0) {
        unsigned got;
        if (!inflate_some(file, s, dst, n < STEP ? (unsigned)n : STEP, &got)) return false;
        if (got == 0)
            return fail_here(file, s, "data of % bytes, decompressed", ks_value_u64(s->of->size),
                             ks_value_u64(s->pos));
        dst += got;
        n -= got;
        s->pos += got;
    }
    return true;
}

bool tg_zip_end(tg_file *file, tg_zip_stream *s) {
    uint8_t more;
    unsigned got;
    if (!inflate_some(file, s, &more, 1, &got)) return false;
    if (got > 0)
        return fail_here(file, s, "data of % bytes, decompressed, and no more",
                         ks_value_u64(s->of->size), ks_none());
    uint64_t used = s->given - s->zlib.avail_in;
    if (used == s->of->len_data) return true;
    return fail_here(file, s, "compressed data that end after % bytes",
                     ks_value_u64(s->of->len_data), ks_value_u64(used));
}

/* ---------------------------------------------------------------------------------- checksums */

bool tg_zip_compare(tg_file *file, tg_zip_content *of, uint32_t crc) {
    ks_ctx *ks = &file->ks;
    of->compared = crc == of->crc32;
    if (of->compared) return true;
    ks_fail_found(ks, KS_BAD_DATA, of->data, "bytes with the checksum %, as the directory says",
                  ks_value_u64(of->crc32), ks_value_u64(crc));
    return ks_in(ks, "data");
}

bool tg_zip_fail_descriptor(tg_file *file, const tg_zip_content *of, uint64_t found) {
    ks_fail(&file->ks, KS_BAD_DATA, of->data + found,
            "no bytes that a reader of a stream takes for the data descriptor of this member");
    return ks_in(&file->ks, "data");
}

/* What the caller of tg_zip_verify wants of a member. */
typedef struct wanted {
    uint64_t from;
    size_t n;
    uint8_t *dst;
} wanted;

/* Copies what is wanted of `n` bytes from `at` on. */
static void give(const wanted *w, uint64_t at, const uint8_t *bytes, size_t n) {
    if (w->dst == NULL) return; /* nothing is wanted */
    const uint64_t from = at > w->from ? at : w->from;
    const uint64_t end = at + n; /* in the member, like from + n */
    const uint64_t to = end < w->from + w->n ? end : w->from + w->n;
    if (from < to) memcpy(w->dst + (from - w->from), bytes + (from - at), (size_t)(to - from));
}

/* Where n bytes from `at` on are wanted as they come; NULL: not all of them are, or what is read beyond them has no
 * room there. `ahead`: how many bytes that is. */
static uint8_t *place_of(const wanted *w, uint64_t at, unsigned n, unsigned ahead) {
    if (at < w->from || at - w->from >= w->n) return NULL;
    const uint64_t room = w->n - (at - w->from);
    return n <= room && ahead <= room - n ? w->dst + (at - w->from) : NULL;
}

/* How many bytes from `at` on are taken at once, of at least one: up to the first that is wanted, then as many as can
 * go where they are wanted. */
static unsigned step_from(const tg_zip_content *of, uint64_t at, const wanted *w, unsigned ahead) {
    const uint64_t left = of->size - at;
    if (w->n > 0 && at < w->from && w->from - at <= WINDOW) return (unsigned)(w->from - at);
    unsigned n = left < STEP ? (unsigned)left : STEP;
    if (place_of(w, at, n, ahead) == NULL && n > WINDOW) n = WINDOW;
    return n;
}

/* Makes n <= STEP bytes of a member from `at` on available in the window, which has room for TG_ZIP_DESCRIPTOR_AHEAD more
 * if the member has a descriptor, and updates its checksum. */
static bool take_window(tg_file *file, const tg_zip_content *of, tg_zip_stream *s, uint64_t at,
                        uint8_t *window, unsigned n, uint32_t *crc) {
    if (of->deflated) {
        if (!tg_zip_read(file, s, window, n)) return false;
    } else if (!of->has_descriptor) {
        if (!tg_read_bytes(file, of->data + at, window, n)) return false;
    } else {
        /* The descriptor and the directory follow, which have more bytes than that. */
        uint64_t found;
        if (!tg_read_bytes(file, of->data + at, window, n + TG_ZIP_DESCRIPTOR_AHEAD)) return false;
        return !tg_zip_false_descriptor(window, n, at, crc, &found) ||
               tg_zip_fail_descriptor(file, of, found);
    }
    *crc = tg_zip_crc32(*crc, window, n);
    return true;
}

static bool verify_with(tg_file *file, tg_zip_content *of, tg_zip_stream *s, uint8_t *window,
                        const wanted *w) {
    const unsigned ahead = of->has_descriptor && !of->deflated ? TG_ZIP_DESCRIPTOR_AHEAD : 0;
    uint32_t crc = 0;
    if (of->deflated && !tg_zip_open(file, s, of, false)) return false;
    for (uint64_t at = 0; at < of->size;) {
        const unsigned n = step_from(of, at, w, ahead);
        uint8_t *place = place_of(w, at, n, ahead);
        if (!take_window(file, of, s, at, place != NULL ? place : window, n, &crc)) return false;
        if (place == NULL) give(w, at, window, n);
        at += n;
    }
    return (!of->deflated || tg_zip_end(file, s)) && tg_zip_compare(file, of, crc);
}

bool tg_zip_verify(tg_file *file, tg_zip_content *of, tg_zip_stream *s, uint64_t from, void *dst,
                   size_t n) {
    const ks_allocator *allocator = &file->allocator;
    const wanted w = {from, n, dst};
    uint8_t *window = allocator->alloc(allocator->self, WINDOW + TG_ZIP_DESCRIPTOR_AHEAD);
    if (window == NULL) return no_memory(file);
    bool good = verify_with(file, of, s, window, &w);
    allocator->free(allocator->self, window, WINDOW + TG_ZIP_DESCRIPTOR_AHEAD);
    if (!good && n > 0) memset(dst, 0, n);
    return good;
}

#endif
