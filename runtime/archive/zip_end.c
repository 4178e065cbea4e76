/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_end.c - see zip_end.h.
 */
#include "zip_end.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#define END_RECORD 22
#define LOCATOR 20
#define COMMENT_MAX 65535

/*
 * Readers search the end record from the end of the file and find the one that the grammar reads,
 * but libzip considers all in the last 64 KiB and chooses by what they say. So no other may look
 * like the end of an archive: an end record that leads to an entry of a directory.
 */
static bool is_end(ks_ctx *ks, uint64_t at, const uint8_t *end, bool *found) {
    *found = false;
    if (memcmp(end, "PK\5\6\0\0\0\0", 8) != 0 || ks_u2le(end + 8) != ks_u2le(end + 10)) return true;
    *found = at >= LOCATOR && ks_u4le(end - LOCATOR) == UINT32_C(0x07064b50);
    uint64_t directory = ks_u4le(end + 16);
    /* Both have 32 bits, so that the sum does not wrap. */
    if (*found || ks_u2le(end + 8) == 0 || directory + ks_u4le(end + 12) > at || at - directory < 4)
        return true;
    if (!ks_spend(ks, 64)) return false;
    const uint8_t *entry = ks_input_bytes(ks, directory, 4);
    *found = entry != NULL && memcmp(entry, "PK\1\2", 4) == 0;
    return entry != NULL;
}

const char tg_zip_one_end[] = "no end of an archive but the last 22 bytes of the file";

static bool is_only_one(ks_ctx *ks, const ks_rule *rule) {
    const uint64_t last = ks->input.size - END_RECORD; /* the grammar has read a record there */
    uint64_t from = last > COMMENT_MAX ? last - COMMENT_MAX : 0;
    uint64_t loaded = from > LOCATOR ? from - LOCATOR : 0;
    if (!ks_spend(ks, (last - from) / 16)) return false;
    const uint8_t *tail = ks_input_bytes(ks, loaded, ks->input.size - loaded);
    if (tail == NULL) return false;
    for (uint64_t at = from; at < last; at++) {
        bool found;
        const uint8_t *end = tail + (at - loaded);
        if (*end != 'P' || ks_u4le(end) != UINT32_C(0x06054b50)) continue;
        if (!is_end(ks, at, end, &found)) return false;
        if (found && !ks_violated(ks, rule, at, ks_none(), ks_none())) return ks_in(ks, "members");
    }
    return true;
}

/* Readers look for a locator in front of every end record; where the archive has none, the bytes
 * there, which are those of a name, must not look like one. */
static bool no_false_locator(ks_ctx *ks, const zip_archive_end_record *end) {
    const uint64_t last = ks->input.size - END_RECORD;
    if (end->is_zip64 || last < LOCATOR) return true;
    const uint8_t *locator = ks_input_bytes(ks, last - LOCATOR, 4);
    if (locator == NULL || ks_u4le(locator) != UINT32_C(0x07064b50)) return locator != NULL;
    ks_fail(ks, KS_BAD_VALUE, last - LOCATOR, "no bytes that look like a ZIP64 locator");
    ks_in(ks, "directory");
    return ks_in(ks, "end_record");
}

bool tg_zip_has_one_end(ks_ctx *ks, const zip_archive_end_record *end, const ks_rule *rule) {
    return is_only_one(ks, rule) && no_false_locator(ks, end);
}

#endif
