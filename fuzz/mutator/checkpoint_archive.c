/* SPDX-License-Identifier: Apache-2.0 */
/* checkpoint_archive.c - an archive as its members, and back: lengths, places and end records follow what was changed. */
#include <string.h>

#include "checkpoint.h"

enum {
    END = 22,
    LOCATOR = 20,
    END_64 = 56,
    DESCRIPTOR = 16,
    ALIGNMENT = 64, /* where torch.save puts members */
    FIELD = 4,      /* identifier and length of a field of a header */
    BLOCK = 5       /* kind and length of a block that is not compressed */
};

static uint64_t word(const uint8_t *p, uint32_t size) { return get_word(p, size, false); }

static void put(uint8_t *p, uint32_t size, uint64_t value) { put_word(p, size, false, value); }

/* ------------------------------------------------------------------------------------- reading */

/* A block of deflate that is the last one, and not compressed. */
static bool is_one_block(span data) {
    return data.n >= BLOCK && data.bytes[0] == 1 && word(data.bytes + 1, 2) == data.n - BLOCK;
}

/* The header that an entry points to. */
static bool read_header(const zip_file *z, zip_member *m, uint64_t directory) {
    m->place = word(m->entry + 42, 4);
    uint64_t size = word(m->entry + 20, 4);
    if (m->place >= directory || directory - m->place < ZIP_HEADER) return false;
    const uint8_t *p = z->copy + m->place;
    memcpy(m->header, p, ZIP_HEADER);
    uint64_t name = word(p + 26, 2), extra = word(p + 28, 2);
    uint64_t left = directory - m->place - ZIP_HEADER;
    if (word(p, 4) != 0x04034b50 || name > left || extra > left - name ||
        size > left - name - extra)
        return false;
    m->name = (span){p + ZIP_HEADER, (size_t)name};
    m->extra = (span){m->name.bytes + name, (size_t)extra};
    m->data = (span){m->extra.bytes + extra, (size_t)size};
    m->is_aligned = extra >= FIELD && word(m->extra.bytes, 2) == 0x4246 &&
                    word(m->extra.bytes + 2, 2) + FIELD == extra &&
                    (uint64_t)(m->data.bytes - z->copy) % ALIGNMENT == 0;
    m->is_deflated = word(m->entry + 10, 2) == 8 && !is_one_block(m->data);
    return true;
}

/* Returns the bytes of the entry; 0: it is none. */
static size_t read_entry(const zip_file *z, zip_member *m, const uint8_t *p, size_t left) {
    if (left < ZIP_ENTRY || word(p, 4) != 0x02014b50) return 0;
    memcpy(m->entry, p, ZIP_ENTRY);
    size_t name = (size_t)word(p + 28, 2);
    size_t rest = (size_t)(word(p + 30, 2) + word(p + 32, 2));
    if (name > left - ZIP_ENTRY || rest > left - ZIP_ENTRY - name) return 0;
    m->entry_name = (span){p + ZIP_ENTRY, name};
    m->entry_rest = (span){p + ZIP_ENTRY + name, rest};
    return read_header(z, m, (uint64_t)(p - z->copy)) ? ZIP_ENTRY + name + rest : 0;
}

/* By their places, and what is between them belongs to the member in front of it. False: members overlap. */
static bool sort_members(zip_file *z, uint64_t directory) {
    for (size_t i = 1; i < z->num; i++)
        for (size_t k = i; k > 0 && z->members[k - 1].place > z->members[k].place; k--) {
            zip_member m = z->members[k];
            z->members[k] = z->members[k - 1];
            z->members[k - 1] = m;
        }
    for (size_t i = 0; i < z->num; i++) {
        zip_member *m = &z->members[i];
        const uint8_t *end = m->data.bytes + m->data.n;
        uint64_t next = i + 1 < z->num ? z->members[i + 1].place : directory;
        if ((uint64_t)(end - z->copy) > next) return false;
        m->behind = (span){end, (size_t)(next - (uint64_t)(end - z->copy))};
    }
    return z->members[0].place == 0;
}

bool fuzz_read_zip(const work *w, zip_file *z) {
    size_t n = w->size;
    z->num = z->used = 0;
    if (n < END || n > sizeof z->copy || word(w->data, 4) != 0x04034b50) return false;
    memcpy(z->copy, w->data, n);
    const uint8_t *end = z->copy + n - END;
    uint64_t directory = word(end + 16, 4);
    if (word(end, 4) != 0x06054b50 || directory > n - END) return false;
    const uint8_t *p = z->copy + directory;
    for (size_t size; z->num < MOST_MEMBERS && p < end; p += size, z->num++) {
        size = read_entry(z, &z->members[z->num], p, (size_t)(end - p));
        if (size == 0) break;
        z->members[z->num].rank = (uint32_t)z->num;
    }
    z->tail = (span){p, (size_t)(end - p) + END};
    return z->num > 0 && sort_members(z, directory);
}

/* ------------------------------------------------------------------------------------- writing */

static void add(work *w, span s) {
    if (s.n > 0) memcpy(w->data + w->size, s.bytes, s.n);
    w->size += s.n;
}

static void add_member(work *w, const zip_member *m) {
    size_t at = w->size + ZIP_HEADER + m->name.n, extra = m->extra.n;
    if (m->is_aligned) extra = FIELD + (ALIGNMENT - (at + FIELD) % ALIGNMENT) % ALIGNMENT;
    add(w, (span){m->header, ZIP_HEADER});
    put(w->data + w->size - 4, 2, m->name.n);
    put(w->data + w->size - 2, 2, extra);
    add(w, m->name);
    if (m->is_aligned) {
        memset(w->data + w->size, 'Z', extra);
        put(w->data + w->size, 2, 0x4246);
        put(w->data + w->size + 2, 2, extra - FIELD);
        w->size += extra;
    } else {
        add(w, m->extra);
    }
    add(w, m->data);
    add(w, m->behind);
}

static void add_entry(work *w, const zip_member *m, uint64_t place) {
    add(w, (span){m->entry, ZIP_ENTRY});
    put(w->data + w->size - 18, 2, m->entry_name.n);
    put(w->data + w->size - 4, 4, place);
    add(w, m->entry_name);
    add(w, m->entry_rest);
}

/* What end records say about the directory. */
static void add_tail(work *w, const zip_file *z, uint64_t directory) {
    size_t begin = w->size, size = begin - (size_t)directory;
    add(w, z->tail);
    uint8_t *end = w->data + w->size - END;
    put(end + 8, 2, z->num);
    put(end + 10, 2, z->num);
    put(end + 12, 4, size);
    put(end + 16, 4, directory);
    if (z->tail.n < END + LOCATOR + END_64 || word(end - LOCATOR, 4) != 0x07064b50) return;
    uint8_t *end_64 = end - LOCATOR - END_64;
    put(end - LOCATOR + 8, 8, (uint64_t)(end_64 - w->data));
    put(end_64 + 24, 8, z->num);
    put(end_64 + 32, 8, z->num);
    put(end_64 + 40, 8, size);
    put(end_64 + 48, 8, directory);
}

bool fuzz_write_zip(work *w, const zip_file *z) {
    uint64_t places[MOST_MEMBERS];
    size_t most = z->tail.n;
    for (size_t i = 0; i < z->num; i++) {
        const zip_member *m = &z->members[i];
        most += ZIP_HEADER + m->name.n + m->extra.n + FIELD + ALIGNMENT + m->data.n + m->behind.n +
                ZIP_ENTRY + m->entry_name.n + m->entry_rest.n;
    }
    if (most > w->max) return false;
    w->size = 0;
    for (size_t i = 0; i < z->num; i++) {
        places[i] = w->size;
        add_member(w, &z->members[i]);
    }
    size_t directory = w->size;
    for (uint32_t rank = 0, num = 0; num < z->num; rank++)
        for (size_t i = 0; i < z->num; i++)
            if (z->members[i].rank == rank) {
                add_entry(w, &z->members[i], places[i]);
                num++;
            }
    add_tail(w, z, directory);
    return true;
}

/* ------------------------------------------------------------------------------------- members */

uint32_t fuzz_crc32(span bytes) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < bytes.n; i++) {
        crc ^= bytes.bytes[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc % 2 != 0 ? 0xedb88320u : 0);
    }
    return ~crc;
}

zip_member *fuzz_find_member(zip_file *z, const char *end, size_t n) {
    for (size_t i = 0; i < z->num; i++) {
        span name = z->members[i].entry_name;
        if (name.n >= n && memcmp(name.bytes + name.n - n, end, n) == 0) return &z->members[i];
    }
    return NULL;
}

span fuzz_keep(zip_file *z, const void *bytes, size_t n) {
    if (n > sizeof z->pool - z->used) return (span){z->pool, 0};
    uint8_t *p = z->pool + z->used;
    if (bytes == NULL)
        memset(p, 0, n);
    else if (n > 0)
        memmove(p, bytes, n);
    z->used += n;
    return (span){p, n};
}

span fuzz_content_of(const zip_member *m) {
    if (word(m->entry + 10, 2) != 8 || !is_one_block(m->data)) return m->data;
    return (span){m->data.bytes + BLOCK, m->data.n - BLOCK};
}

static void put_sizes(uint8_t *p, uint64_t crc, size_t packed, size_t size) {
    put(p, 4, crc);
    put(p + 4, 4, packed);
    put(p + 8, 4, size);
}

void fuzz_set_content(zip_file *z, zip_member *m, span bytes) {
    bool has_checksum = word(m->entry + 16, 4) != 0 || fuzz_content_of(m).n == 0;
    uint64_t crc = has_checksum ? fuzz_crc32(bytes) : 0;
    m->is_deflated = false;
    m->data = fuzz_keep(z, bytes.bytes, bytes.n);
    if (word(m->entry + 10, 2) == 8 && bytes.n <= UINT16_MAX) {
        uint8_t block[BLOCK] = {1};
        put(block + 1, 2, bytes.n);
        put(block + 3, 2, ~bytes.n);
        m->data = fuzz_keep(z, block, sizeof block);
        m->data.n += fuzz_keep(z, bytes.bytes, bytes.n).n; /* right behind it */
    }
    bool is_behind = (word(m->header + 6, 2) & 8) != 0;
    uint8_t descriptor[DESCRIPTOR] = {'P', 'K', 7, 8};
    put_sizes(descriptor + 4, crc, m->data.n, bytes.n);
    m->behind = fuzz_keep(z, descriptor, is_behind ? DESCRIPTOR : 0);
    put_sizes(m->entry + 16, crc, m->data.n, bytes.n);
    if (is_behind)
        put_sizes(m->header + 14, 0, 0, 0);
    else
        put_sizes(m->header + 14, crc, m->data.n, bytes.n);
}
