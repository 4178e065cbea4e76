/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hdf5_scan.c - see hdf5_scan.h. Sections are those of the HDF5 File Format Specification 3.0.
 */
#include "hdf5_scan.h"

#include <string.h>

/* Messages and blocks of the root group that are looked at. */
#define MOST_MESSAGES 4096u
#define MOST_BLOCKS 64u
static const char wanted[] = "model_config";

enum { MESSAGE_ATTRIBUTE = 0x0c, MESSAGE_CONTINUATION = 0x10, MESSAGE_ATTRIBUTE_INFO = 0x15 };
enum { MESSAGE_IS_SHARED = 2 };

typedef struct block {
    uint64_t at;
    uint64_t size;
} block;

typedef struct group {
    tg_glance *g;
    uint64_t base;    /* addresses count from here */
    unsigned offsets; /* bytes of an address */
    unsigned lengths;
    bool is_new;          /* version 2 of the header */
    bool tracks_creation; /* then messages are longer */
    block blocks[MOST_BLOCKS];
    uint32_t num_blocks;
    uint32_t messages;
    tg_hdf5 result;
} group;

static bool is_width(unsigned n) { return n == 2 || n == 4 || n == 8; }

/* An address of the file as a position. Those that are none, as the undefined one, lie outside of the file. */
static uint64_t place(const group *r, const uint8_t *address) {
    const uint64_t at = tg_glance_number(address, r->offsets);
    return at <= UINT64_MAX - r->base ? r->base + at : UINT64_MAX;
}

/* Behind the user block: at 0, 512, 1024, 2048, ... */
static bool find_superblock(tg_glance *g, uint64_t *at) {
    for (*at = 0; *at < g->size; *at = *at == 0 ? 512 : *at * 2) {
        const uint8_t *magic = tg_glance_at(g, *at, 8);
        if (magic == NULL) return false;
        if (memcmp(magic, "\x89HDF\r\n\x1a\n", 8) == 0) return true;
        if (*at > UINT64_MAX / 2) return false;
    }
    return false;
}

/* II.A: the position of the root group's header; false: there is none. */
static bool read_superblock(group *r, uint64_t at, uint64_t *header) {
    const uint8_t *head = tg_glance_at(r->g, at, 16);
    if (head == NULL) return false;
    const unsigned version = head[8];
    if (version > 3) return false;
    const bool is_old = version < 2;
    r->offsets = is_old ? head[13] : head[9];
    r->lengths = is_old ? head[14] : head[10];
    if (!is_width(r->offsets) || !is_width(r->lengths)) return false;
    /* Old: base, free space, end, driver, and an entry of a symbol table: the name, then the header. */
    const uint64_t addresses = at + (!is_old ? 12 : version == 0 ? 24 : 28);
    const uint8_t *a = tg_glance_at(r->g, addresses, 6 * (uint64_t)r->offsets);
    if (a == NULL) return false;
    /* Libraries take the place of the superblock for the base if the two differ. */
    r->base = at;
    *header = place(r, a + (is_old ? 5 : 3) * r->offsets);
    return true;
}

/* ------------------------------------------------------------------------------------- messages */

/* IV.A.2.m: the name of an attribute. */
static void look_at_attribute(group *r, uint64_t at, uint64_t size) {
    const uint8_t *m = tg_glance_at(r->g, at, 9);
    if (m == NULL || size < 9) return;
    const unsigned version = m[0];
    const uint64_t len = tg_glance_number(m + 2, 2);
    const uint64_t name_at = at + (version == 3 ? 9 : 8);
    const uint64_t n = sizeof wanted; /* with its NUL */
    const uint8_t *name = len >= n - 1 ? tg_glance_at(r->g, name_at, n - 1) : NULL;
    if (name == NULL || memcmp(name, wanted, n - 1) != 0) return;
    const uint8_t *end = len >= n ? tg_glance_at(r->g, name_at + n - 1, 1) : NULL;
    if (len == n - 1 || (end != NULL && *end == 0)) r->result = TG_HDF5_MODEL;
}

/* IV.A.2.v: attributes that lie in a heap, not in the header. */
static void look_at_attribute_info(group *r, uint64_t at) {
    const uint8_t *m = tg_glance_at(r->g, at, 2);
    if (m == NULL) return;
    const uint64_t heap_at = at + 2 + ((m[1] & 1) != 0 ? 2 : 0);
    const uint8_t *heap = tg_glance_at(r->g, heap_at, r->offsets);
    if (heap != NULL && place(r, heap) < r->g->size) r->result = TG_HDF5_UNCLEAR;
}

static void add_block(group *r, uint64_t at, uint64_t size) {
    if (r->num_blocks == MOST_BLOCKS) {
        r->result = TG_HDF5_UNCLEAR;
    } else {
        r->blocks[r->num_blocks++] = (block){at, size};
    }
}

static void look_at_continuation(group *r, uint64_t at) {
    const uint8_t *m = tg_glance_at(r->g, at, (uint64_t)r->offsets + r->lengths);
    if (m == NULL) return;
    uint64_t from = place(r, m);
    uint64_t size = tg_glance_number(m + r->offsets, r->lengths);
    if (r->is_new) { /* a signature, and a checksum at the end */
        if (size < 8 || from > UINT64_MAX - 4) return;
        from += 4;
        size -= 8;
    }
    add_block(r, from, size);
}

static void look_at_message(group *r, unsigned kind, unsigned flags, uint64_t at, uint64_t size) {
    switch (kind) {
    case MESSAGE_ATTRIBUTE:
        if ((flags & MESSAGE_IS_SHARED) != 0) {
            r->result = TG_HDF5_UNCLEAR;
        } else {
            look_at_attribute(r, at, size);
        }
        break;
    case MESSAGE_ATTRIBUTE_INFO: look_at_attribute_info(r, at); break;
    case MESSAGE_CONTINUATION: look_at_continuation(r, at); break;
    default: break;
    }
}

/* IV.A.1: messages of a block, until one is not whole. */
static void look_at_block(group *r, block b) {
    const uint64_t head = !r->is_new ? 8 : r->tracks_creation ? 6 : 4;
    while (r->result == TG_HDF5_DATA && b.size >= head) {
        const uint8_t *m = tg_glance_at(r->g, b.at, head);
        if (m == NULL) return;
        if (r->messages++ == MOST_MESSAGES) {
            r->result = TG_HDF5_UNCLEAR;
            return;
        }
        const unsigned kind = r->is_new ? m[0] : (unsigned)tg_glance_number(m, 2);
        const uint64_t size = tg_glance_number(m + (r->is_new ? 1 : 2), 2);
        const unsigned flags = r->is_new ? m[3] : m[4];
        b.at += head;
        b.size -= head;
        if (size > b.size) return;
        look_at_message(r, kind, flags, b.at, size);
        b.at += size;
        b.size -= size;
    }
}

/* IV.A.1.a: version 1. */
static bool read_old_header(group *r, uint64_t at) {
    const uint8_t *h = tg_glance_at(r->g, at, 16);
    if (h == NULL || h[0] != 1) return false;
    add_block(r, at + 16, tg_glance_number(h + 8, 4));
    return true;
}

/* IV.A.1.b: version 2. */
static bool read_new_header(group *r, uint64_t at) {
    const uint8_t *h = tg_glance_at(r->g, at, 6);
    if (h == NULL || memcmp(h, "OHDR", 4) != 0 || h[4] != 2) return false;
    const unsigned flags = h[5];
    const uint64_t size_at =
        at + 6 + ((flags & 0x20) != 0 ? 16 : 0) + ((flags & 0x10) != 0 ? 4 : 0);
    const unsigned width = 1u << (flags & 3);
    const uint8_t *size = tg_glance_at(r->g, size_at, width);
    if (size == NULL) return false;
    r->is_new = true;
    r->tracks_creation = (flags & 4) != 0;
    add_block(r, size_at + width, tg_glance_number(size, width));
    return true;
}

tg_hdf5 tg_hdf5_scan(tg_glance *g) {
    group r;
    uint64_t at;
    uint64_t header;
    memset(&r, 0, sizeof r);
    r.g = g;
    r.result = TG_HDF5_DATA;
    if (!find_superblock(g, &at)) return TG_HDF5_NONE;
    if (!read_superblock(&r, at, &header)) return TG_HDF5_DATA;
    if (!read_old_header(&r, header) && !read_new_header(&r, header)) return TG_HDF5_DATA;
    for (uint32_t i = 0; i < r.num_blocks; i++) look_at_block(&r, r.blocks[i]);
    return r.result;
}
