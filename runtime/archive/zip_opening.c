/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_opening.c - see zip_opening.h.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "limit.h"
#include "zip_crc.h"
#include "zip_descriptor.h"
#include "zip_opening.h"

#define LOCAL_HEADER 30 /* bytes of the header of a member, without name and extra fields */

bool tg_zip_begin(tg_zip_opening *o, tg_file *file, tg_zip_stream *stream, uint64_t expected) {
    memset(o, 0, sizeof *o);
    o->file = file;
    o->stream = stream;
    o->bytes = ks_alloc(&file->ks, expected, 1);
    o->cap = expected;
    return o->bytes != NULL;
}

static bool check_size(tg_zip_opening *o, const tg_zip_content *of) {
    const uint64_t limit = o->file->options.limits.max_dense;
    if (!of->deflated) return true;
    if (of->size > limit - o->inflated) {
        ks_fail_found(&o->file->ks, KS_LIMIT, of->data, tg_expected_unpacked, ks_value_u64(limit),
                      ks_value_u64(of->size));
        return ks_in(&o->file->ks, "data");
    }
    o->inflated += of->size;
    return true;
}

bool tg_zip_take(tg_zip_opening *o, const zip_archive_member *m, tg_zip_content *of) {
    const zip_archive_directory_entry *entry = m->entry;
    memset(of, 0, sizeof *of);
    /* The grammar has read all that is in front of the data. */
    of->data = m->ks.at + LOCAL_HEADER + m->len_name + m->len_extra;
    of->len_data = entry->len_data;
    of->size = entry->len_member;
    of->crc32 = entry->crc32;
    of->deflated = entry->method == ZIP_ARCHIVE_METHOD_DEFLATED;
    of->has_descriptor = m->descriptor != NULL;
    return check_size(o, of);
}

static bool grow(tg_zip_opening *o, uint64_t have, uint64_t wanted) {
    if (wanted <= o->cap) return true;
    uint8_t *bytes = ks_alloc(&o->file->ks, wanted, 1);
    if (bytes == NULL) return false;
    if (have > 0) memcpy(bytes, o->bytes, (size_t)have);
    o->bytes = bytes;
    o->cap = wanted;
    return true;
}

bool tg_zip_load(tg_zip_opening *o, const tg_zip_content *of, uint64_t have, uint64_t wanted,
                 const uint8_t **bytes) {
    ks_ctx *ks = &o->file->ks;
    if (!of->deflated) {
        *bytes = ks_input_bytes(ks, of->data, wanted);
        return *bytes != NULL;
    }
    bool good = ks_spend(ks, 1 + (wanted - have) / 16) && grow(o, have, wanted) &&
                (have > 0 || tg_zip_open(o->file, o->stream, of, true)) &&
                tg_zip_read(o->file, o->stream, o->bytes + have, (size_t)(wanted - have));
    *bytes = o->bytes;
    return good;
}

bool tg_zip_check_small(tg_zip_opening *o, tg_zip_content *of) {
    ks_ctx *ks = &o->file->ks;
    if (of->deflated) {
        return tg_zip_end(o->file, o->stream) &&
               tg_zip_compare(o->file, of, tg_zip_crc32(0, o->bytes, (unsigned)of->size));
    }
    if (!of->has_descriptor) return true;
    /* The descriptor and the directory follow, which have more bytes than that. */
    const uint64_t size = of->size + TG_ZIP_DESCRIPTOR_AHEAD;
    uint32_t crc = 0;
    uint64_t found;
    if (!ks_spend(ks, 1 + size / 16)) return false;
    const uint8_t *bytes = ks_input_bytes(ks, of->data, size);
    if (bytes == NULL) return false;
    return !tg_zip_false_descriptor(bytes, (size_t)of->size, 0, &crc, &found) ||
           tg_zip_fail_descriptor(o->file, of, found);
}

#endif
