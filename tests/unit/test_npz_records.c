/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npz_records.c - one archive, one meaning: what the records of an .npz file say about each other.
 */
#include "ks_test.h"
#include "npz_test.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

/* ------------------------------------------------------------------------------------- members */

TEST(test_methods_refused) {
    bytes x = array_of("|u1", 4, 1);
    uint64_t entry = 30 + strlen("x.npy") + x.size;
    static const char path[] = "end_record.directory.entries[0].";
    char field[64];
    snprintf(field, sizeof field, "%smethod", path);
    assert_one_refused((member){.method = 12}, &x, "unsupported", entry + 10, field);
    assert_one_refused((member){.method = 14}, &x, "unsupported", entry + 10, field);
    snprintf(field, sizeof field, "%sflags", path);
    assert_one_refused((member){.flags = ENCRYPTED}, &x, "unsupported", entry + 8, field);
    assert_one_refused((member){.flags = 0x20}, &x, "unsupported", entry + 8, field);
    assert_one_refused((member){.flags = 0x2000}, &x, "unsupported", entry + 8, field);
    snprintf(field, sizeof field, "%slen_data_32", path);
    assert_one_refused((member){.longer = 1}, &x, "bad_size", entry + 20, field);
    free_bytes(&x);
}

/* Changes bytes of an archive of one stored array "x.npy", in front of which the directory begins at
 * `entry`, and expects the error. */
static void assert_changed(size_t at, unsigned byte, const char *code, const char *path,
                           uint64_t offset) {
    bytes x = array_of("|u1", 4, 1);
    archive a;
    make_one(&a, (member){.method = STORED}, &x);
    a.file.data[at] ^= (uint8_t)byte;
    assert_refused(&a.file, code, offset, path);
    free_bytes(&a.file);
    free_bytes(&x);
}

/* What is in front of a member contradicts the directory. */
TEST(test_local_headers) {
    static const unsigned flags[] = {0x01, 0x02, 0x08, 0x20, 0x40};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        assert_changed(6, flags[i], "bad_reference", "members[0].flags", 6);
    assert_changed(7, 0x08, "bad_reference", "members[0].flags", 6);
    assert_changed(7, 0x20, "bad_reference", "members[0].flags", 6);
    assert_changed(8, 0x08, "bad_reference", "members[0].method", 8);
    assert_changed(14, 1, "bad_reference", "members[0].crc32", 14);
    assert_changed(18, 1, "bad_reference", "members[0].len_data_32", 18);
    assert_changed(22, 1, "bad_reference", "members[0].len_member_32", 22);
    assert_changed(34, 1, "bad_reference", "members[0].name", 30);
}

/* The descriptor says what the directory says, in every byte. */
TEST(test_descriptors) {
    bytes x = array_of("|u1", 4, 1);
    for (unsigned zip64 = 0; zip64 < 2; zip64++) {
        archive a;
        uint64_t directory = make_one(&a, (member){.flags = DESCRIPTOR, .zip64 = zip64 == 1}, &x);
        size_t size = zip64 == 1 ? 24 : 16;
        for (size_t at = (size_t)directory - size; at < directory; at++) {
            tg_error error;
            a.file.data[at] ^= 0x10;
            assert_null(tg_open_memory(a.file.data, a.file.size, NULL, &error));
            assert_int_equal(error.code,
                             at < directory - size + 4 ? TG_CODE_BAD_VALUE : TG_CODE_BAD_REFERENCE);
            a.file.data[at] ^= 0x10;
        }
        free_bytes(&a.file);
    }
    free_bytes(&x);
}

/* -------------------------------------------------------------------------------------- places */

/* What a descriptor inside of a member says of the bytes in front of it. */
typedef enum claim {
    CHECKSUM,
    SIZE,
    WIDE_SIZE,
    UNSIGNED,
    UNSIGNED_WIDE,
    NOTHING,
    NUM_CLAIMS
} claim;

/* Puts a descriptor at `at` of a member, and behind it the header of another. */
static void put_descriptor(bytes *b, size_t at, claim c) {
    const bytes before = {b->data, at, at};
    uint8_t *to = b->data + at;
    memset(to, 0, 28);
    if (c < UNSIGNED || c == NOTHING) {
        memcpy(to, "PK\7\10", 4);
        if (c == CHECKSUM) put_u32le(b, at + 4, crc_of(&before));
        if (c == SIZE || c == WIDE_SIZE) put_u32le(b, at + 8, (uint32_t)at);
        if (c == SIZE) put_u32le(b, at + 12, (uint32_t)at);
    } else {
        put_u32le(b, at + 4, (uint32_t)at);
        memcpy(to + (c == UNSIGNED ? 12 : 20), c == UNSIGNED ? "PK\3\4" : "PK\1\2", 4);
    }
}

/* A stored member with a data descriptor, in which a reader of a stream finds one earlier: at any place, also
 * across two windows and at the end. Without flag 3, or compressed, the data say nothing to anybody. */
TEST(test_false_descriptors) {
    enum { SMALL = 3000, LARGE = 140000, PLACES = 9 };
    for (unsigned large = 0; large < 2; large++) {
        const size_t count = large ? LARGE : SMALL;
        bytes plain = array_of("|u1", count, 1);
        const size_t head = head_of(&plain);
        const size_t places[PLACES] = {head,           head + 1,       1000,     (64 << 10) - 21,
                                       (64 << 10) - 4, (64 << 10) - 1, 64 << 10, plain.size - 28,
                                       plain.size - 29};
        for (size_t i = 0; i < PLACES; i++) {
            if (places[i] + 28 > plain.size) continue;
            for (claim c = CHECKSUM; c < NUM_CLAIMS; c++) {
                bytes x = {NULL, 0, 0};
                archive a;
                tg_tensor t;
                uint8_t byte;
                add_bytes(&x, plain.data, plain.size);
                put_descriptor(&x, places[i], c);
                make_one(&a, (member){.flags = DESCRIPTOR}, &x);
                if (!large && c != NOTHING) {
                    assert_refused(&a.file, "bad_data", 30 + 5 + places[i], "members[0].data");
                } else {
                    tg_file *file = open_bytes(&a.file);
                    assert_int_equal(tg_verify(file), c == NOTHING);
                    assert_true(tg_tensor_at(file, 0, &t));
                    assert_int_equal(tg_tensor_read(file, &t, TG_PART_VALUES, 0, &byte, 1),
                                     c == NOTHING);
                    if (c != NOTHING)
                        assert_int_equal(tg_last_error(file)->offset, 30 + 5 + places[i]);
                    tg_close(file);
                }
                free_bytes(&a.file);
                for (unsigned method = STORED; method <= DEFLATED; method += DEFLATED) {
                    make_one(&a, (member){.method = method, .flags = method}, &x);
                    tg_file *file = open_bytes(&a.file);
                    assert_true(tg_verify(file));
                    tg_close(file);
                    free_bytes(&a.file);
                }
                free_bytes(&x);
            }
        }
        free_bytes(&plain);
    }
}

/* The last bytes of a member and the first of its descriptor together. */
TEST(test_early_descriptor) {
    bytes x = array_of("|u1", 100, 1);
    const size_t at = x.size - 4;
    memcpy(x.data + at, "PK\7\10", 4);
    const bytes before = {x.data, at, at};
    /* Four bytes in front of it that make the checksum that of the signature. */
    for (uint32_t i = 0; i < 32 && crc_of(&before) != UINT32_C(0x08074b50); i++) {
        const uint32_t wrong = crc_of(&before) ^ UINT32_C(0x08074b50);
        uint32_t back = wrong;
        for (unsigned bit = 0; bit < 32; bit++)
            back = (back & UINT32_C(0x80000000)) != 0 ? (back ^ UINT32_C(0xedb88320)) << 1 | 1
                                                      : back << 1;
        for (unsigned k = 0; k < 4; k++) x.data[at - 4 + k] ^= (uint8_t)(back >> (8 * k));
    }
    assert_int_equal(crc_of(&before), 0x08074b50);
    archive a;
    make_one(&a, (member){.flags = DESCRIPTOR}, &x);
    assert_refused(&a.file, "bad_data", 30 + 5 + at, "members[0].data");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* Nothing in front, between, behind; nothing twice. */
TEST(test_polyglots) {
    bytes x = array_of("|u1", 4, 1);
    size_t size = 30 + strlen("x.npy") + x.size;
    /* In front, with the offsets as they should be then. */
    assert_one_refused((member){.hole = 4}, &x, "unknown_format", 0, "");
    archive a;
    make_one(&a, (member){.hole = 100}, &x);
    memcpy(a.file.data, "PK\3\4", 4);
    assert_refused(&a.file, "bad_reference", 4, "members[0].first_begins_here");
    free_bytes(&a.file);

    member first = {.name = "x.npy", .content = x};
    member second = {.name = "y.npy", .content = x, .hole = 1};
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "members[0].len_descriptor");
    free_bytes(&a.file);

    /* A hole of the size of a data descriptor is one only where there may be one. */
    second.hole = 16;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "members[0].len_descriptor");
    free_bytes(&a.file);

    /* Before the directory. */
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_u8(&a.file, 'P');
    finish(&a);
    assert_refused(&a.file, "bad_reference", size, "members[0].len_descriptor");
    free_bytes(&a.file);

    /* Bytes under two names, as in archives that inflate to more than they could hold. */
    second.hole = 0;
    second.again = true;
    a = (archive){{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    add_member(&a, &first);
    add_member(&a, &second);
    finish(&a);
    assert_refused(&a.file, "bad_reference", 30 + strlen("x.npy"), "members[0].data_in_bounds");
    free_bytes(&a.file);

    /* Behind, and in a comment. */
    make_one(&a, (member){.method = STORED}, &x);
    uint64_t end = a.file.size - 22;
    add_u8(&a.file, 0);
    assert_refused(&a.file, "bad_value", end + 1, "end_record.signature");
    a.file.data[end + 20] = 1;
    assert_refused(&a.file, "bad_value", end + 1, "end_record.signature");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* In another order than that of the directory: the second is not where the first ends. */
TEST(test_order) {
    bytes x = array_of("|u1", 4, 1);
    archive a = {{NULL, 0, 0}, {NULL, 0, 0}, 0, 0};
    member m = {.name = "x.npy", .content = x};
    add_member(&a, &m);
    size_t entry = a.directory.size;
    m.name = "y.npy";
    add_member(&a, &m);
    for (size_t i = 0; i < entry; i++) {
        uint8_t byte = a.directory.data[i];
        a.directory.data[i] = a.directory.data[entry + i];
        a.directory.data[entry + i] = byte;
    }
    finish(&a);
    assert_refused(&a.file, "bad_reference", 4, "members[0].first_begins_here");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A member that holds an archive, whose end record others may take for the end of this. */
TEST(test_end_records) {
    bytes x = array_of("|u1", 200, 1);
    uint8_t *inner = x.data + head_of(&x);
    const size_t at = 30 + strlen("x.npy") + head_of(&x); /* of the values */
    memset(inner, 0, 200);
    memcpy(inner + 100, "PK\5\6", 4);
    archive a;
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file)); /* it has no members */
    free_bytes(&a.file);
    inner[108] = inner[110] = 1; /* one member, but no directory where it says */
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file));
    free_bytes(&a.file);
    memcpy(inner, "PK\1\2", 4); /* now there is one */
    inner[116] = (uint8_t)at;
    make_one(&a, (member){.method = STORED}, &x);
    assert_refused(&a.file, "bad_value", at + 100, "members");
    free_bytes(&a.file);
    inner[110] = 2; /* some members are elsewhere, as it says */
    make_one(&a, (member){.method = STORED}, &x);
    tg_close(open_bytes(&a.file));
    free_bytes(&a.file);
    memcpy(inner + 80, "PK\6\7", 4); /* the directory may be where a ZIP64 end record says */
    inner[110] = 1;
    inner[116] = 0;
    make_one(&a, (member){.method = STORED}, &x);
    assert_refused(&a.file, "bad_value", at + 100, "members");
    free_bytes(&a.file);
    free_bytes(&x);
}

/* A name that looks like the locator of a ZIP64 end record, where readers look for one. */
TEST(test_false_locator) {
    bytes x = array_of("|u1", 4, 1);
    archive a;
    make_one(&a, (member){.name = "PK\6\7abcdefghijkl.npy"}, &x);
    assert_refused(&a.file, "bad_value", a.file.size - 42, "end_record.directory");
    free_bytes(&a.file);
    free_bytes(&x);
}

#endif
