/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_test.h - .npz archives that are put together byte by byte, as writers make them and as they do
 * not.
 */
#ifndef TESTS_NPZ_TEST_H
#define TESTS_NPZ_TEST_H

#include "adapter_test.h"

static inline void put_u32le(bytes *b, size_t at, uint32_t value) {
    for (unsigned i = 0; i < 4; i++) b->data[at + i] = (uint8_t)(value >> (8 * i));
}

static inline uint32_t crc_of(const bytes *b) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < b->size; i++) {
        crc ^= b->data[i];
        for (unsigned bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? UINT32_C(0xedb88320) : 0);
    }
    return ~crc;
}

/* ------------------------------------------------------------------------------------ archives */

enum { STORED = 0, DEFLATED = 8, ENCRYPTED = 1, DESCRIPTOR = 8, UTF8 = 0x800 };

/* A member; what is zero is as it should be. */
typedef struct member {
    const char *name;
    size_t name_size; /* 0: up to the NUL */
    const char *local_name;
    bytes content;
    const bytes *packed; /* data in place of what `method` makes of the content */
    unsigned method;
    unsigned flags;
    bool zip64;         /* sizes in an extra field, as NumPy writes them */
    uint32_t wrong_crc; /* the checksum is changed in these bits */
    int32_t longer;     /* what the directory says, bytes more than there are */
    uint32_t hole;      /* bytes before it */
    bool again;         /* an entry of the directory only, for the member before */
} member;

typedef struct archive {
    bytes file;
    bytes directory;
    uint32_t last; /* offset of the last member */
    unsigned count;
} archive;

/* The format has room for data as they are: blocks of up to 65535 bytes. */
static inline bytes deflate(const bytes *content) {
    bytes packed = {NULL, 0, 0};
    size_t at = 0;
    do {
        size_t n = content->size - at < 1000 ? content->size - at : 1000;
        add_u8(&packed, at + n == content->size ? 1 : 0);
        add_u16le(&packed, (unsigned)n);
        add_u16le(&packed, ~(unsigned)n & 0xffff);
        add_bytes(&packed, content->data + at, n);
        at += n;
    } while (at < content->size);
    return packed;
}

/* The fields that both headers have, from the version on; `local`: with sizes in an extra field. */
static inline void add_fields(bytes *b, const member *m, const bytes *packed, bool local) {
    bool later = local && (m->flags & DESCRIPTOR) != 0;
    add_u16le(b, 45);
    add_u16le(b, m->flags);
    add_u16le(b, m->method);
    add_u32le(b, 0x00210000); /* 1980-01-01 */
    add_u32le(b, later ? 0 : crc_of(&m->content) ^ m->wrong_crc);
    add_u32le(b, m->zip64 && local ? UINT32_MAX : later ? 0 : (uint32_t)packed->size);
    add_u32le(b, m->zip64 && local ? UINT32_MAX
                 : later           ? 0
                                   : (uint32_t)m->content.size + (uint32_t)m->longer);
}

static inline void add_member(archive *a, const member *m) {
    size_t n = m->name_size > 0 ? m->name_size : strlen(m->name);
    bytes packed = {NULL, 0, 0};
    if (m->packed != NULL) {
        add_bytes(&packed, m->packed->data, m->packed->size);
    } else if (m->method == DEFLATED) {
        packed = deflate(&m->content);
    } else {
        add_bytes(&packed, m->content.data, m->content.size);
    }
    if (!m->again) {
        const char *name = m->local_name != NULL ? m->local_name : m->name;
        size_t local = m->local_name != NULL ? strlen(name) : n;
        bool later = (m->flags & DESCRIPTOR) != 0;
        for (uint32_t i = 0; i < m->hole; i++) add_u8(&a->file, 0);
        a->last = (uint32_t)a->file.size;
        add_bytes(&a->file, "PK\3\4", 4);
        add_fields(&a->file, m, &packed, true);
        add_u16le(&a->file, (unsigned)local);
        add_u16le(&a->file, m->zip64 ? 20 : 0);
        add_bytes(&a->file, name, local);
        if (m->zip64) {
            add_u16le(&a->file, 1);
            add_u16le(&a->file, 16);
            add_u64le(&a->file, later ? 0 : m->content.size);
            add_u64le(&a->file, later ? 0 : packed.size);
        }
        add_bytes(&a->file, packed.data, packed.size);
        if (later) {
            add_bytes(&a->file, "PK\7\10", 4);
            add_u32le(&a->file, crc_of(&m->content));
            if (m->zip64) {
                add_u64le(&a->file, packed.size);
                add_u64le(&a->file, m->content.size);
            } else {
                add_u32le(&a->file, (uint32_t)packed.size);
                add_u32le(&a->file, (uint32_t)m->content.size);
            }
        }
    }
    add_bytes(&a->directory, "PK\1\2", 4);
    add_u16le(&a->directory, 0x032d);
    add_fields(&a->directory, m, &packed, false);
    add_u16le(&a->directory, (unsigned)n);
    add_u16le(&a->directory, 0);
    add_u16le(&a->directory, 0);
    add_u16le(&a->directory, 0);
    add_u16le(&a->directory, 0);
    add_u32le(&a->directory, 0);
    add_u32le(&a->directory, a->last);
    add_bytes(&a->directory, m->name, n);
    a->count++;
    free_bytes(&packed);
}

/* Where the directory is, which is behind the members. */
static inline uint64_t finish(archive *a) {
    uint64_t at = a->file.size;
    add_bytes(&a->file, a->directory.data, a->directory.size);
    add_bytes(&a->file, "PK\5\6\0\0\0\0", 8);
    add_u16le(&a->file, a->count);
    add_u16le(&a->file, a->count);
    add_u32le(&a->file, (uint32_t)a->directory.size);
    add_u32le(&a->file, (uint32_t)at);
    add_u16le(&a->file, 0);
    free_bytes(&a->directory);
    return at;
}

/* A .npy file of `n` elements: bytes 0, 1, 2, ... Its header is padded to a multiple of 16 bytes. */
static inline bytes array_of(const char *descr, size_t n, size_t itemsize) {
    bytes b = {NULL, 0, 0};
    char header[128];
    int size = snprintf(header, sizeof header,
                        "{'descr': '%s', 'fortran_order': False, 'shape': (%zu,), }", descr, n);
    while ((10 + size + 1) % 16 != 0) header[size++] = ' ';
    header[size++] = '\n';
    add_bytes(&b, "\x93NUMPY\1\0", 8);
    add_u16le(&b, (unsigned)size);
    add_bytes(&b, header, (size_t)size);
    for (size_t i = 0; i < n * itemsize; i++) add_u8(&b, (unsigned)(i * 7 + i / 256) & 0xff);
    return b;
}

static inline size_t head_of(const bytes *npy) { return 10 + npy->data[8]; }

/* An archive of one member, with its name and content, otherwise as `m` says. */
static inline uint64_t make_one(archive *a, member m, const bytes *content) {
    *a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    if (m.name == NULL) m.name = "x.npy";
    m.content = *content;
    add_member(a, &m);
    return finish(a);
}

/* An archive of one member, deflated to these data. */
static inline void make_packed(archive *a, const bytes *content, const bytes *packed) {
    make_one(a, (member){.method = DEFLATED, .packed = packed}, content);
}

static inline void assert_one_refused(member m, const bytes *content, const char *code,
                                      uint64_t offset, const char *path) {
    archive a;
    uint64_t directory = make_one(&a, m, content);
    assert_refused(&a.file, code, offset == UINT64_MAX ? directory : offset, path);
    free_bytes(&a.file);
}

/* Opens an archive of one array, and counts the notes. */
static inline uint64_t notes_of(const archive *a) {
    tg_file *file = open_bytes(&a->file);
    uint64_t notes = tg_num_notes(file);
    tg_options options = tg_options_default();
    options.strict = true;
    tg_file *strict = tg_open_memory(a->file.data, a->file.size, &options, NULL);
    assert_true((strict == NULL) == (notes > 0));
    tg_close(strict);
    tg_close(file);
    return notes;
}

#define DIRECTORY UINT64_MAX /* for `offset` */

#endif
