/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "npz.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_npz_room_for_end = {
    "npz.room_for_end", "an end record of 22 bytes", KS_TRUNCATED, false};
static const ks_rule rule_npz_directory_follows = {
    "npz.directory_follows", "the directory, directly behind the last member", KS_BAD_REFERENCE, false};

/* npz */

bool npz_parse(ks_ctx *ks, ks_stream *io, npz *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_room_for_end = ks_at(io);
    if (!(io->size >= 22)) {
        ks_violated(ks, &rule_npz_room_for_end, at_room_for_end, ks_none(), ks_none());
        return ks_in(ks, "room_for_end");
    }
    if (!npz_get_end_record(ks, self)) return false;
    if (!zip_archive_end_record_get_num_members(ks, self->end_record)) {
        ks_in(ks, "end_record");
        return false;
    }
    const uint64_t v1 = self->end_record->num_members;
    if (!ks_count_fits(ks, io, v1, 30)) return ks_in_at(ks, "members", ks_at(io));
    if (!ks_list_init(ks, &self->members, v1, sizeof(zip_archive_member))) return ks_in_at(ks, "members", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        zip_archive_member *const v3 = (zip_archive_member *)ks_list_place(&self->members, v2);
        memset(v3, 0, sizeof *v3);
        self->members.count = v2;
        if (!zip_archive_end_record_get_directory(ks, self->end_record)) {
            ks_in(ks, "end_record");
            return false;
        }
        if (v2 >= self->end_record->directory->entries.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in_item(ks, "members", v2);
        }
        zip_archive_directory_entry *const v4 = (zip_archive_directory_entry *)ks_list_at(&self->end_record->directory->entries, v2);
        v3->entry = v4;
        uint64_t v6;
        if ((v2 + UINT64_C(1)) < self->end_record->num_members) {
            if ((v2 + UINT64_C(1)) >= self->end_record->directory->entries.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "members", v2);
            }
            zip_archive_directory_entry *const v5 = (zip_archive_directory_entry *)ks_list_at(&self->end_record->directory->entries, (v2 + UINT64_C(1)));
            if (!zip_archive_directory_entry_get_offset(ks, v5)) {
                ks_in_item(ks, "entries", (v2 + UINT64_C(1)));
                ks_in(ks, "directory");
                ks_in(ks, "end_record");
                return false;
            }
            v6 = v5->offset;
        } else {
            if (!zip_archive_end_record_get_ofs_directory_64(ks, self->end_record)) {
                ks_in(ks, "end_record");
                return false;
            }
            v6 = self->end_record->ofs_directory_64;
        }
        v3->ofs_next = v6;
        v3->repeats_offset = false;
        if (!zip_archive_member_parse(ks, io, v3)) return ks_in_item(ks, "members", v2);
        self->members.count = v2 + 1;
    }
    const uint64_t at_directory_follows = ks_at(io);
    if (!zip_archive_end_record_get_ofs_directory_64(ks, self->end_record)) {
        ks_in(ks, "end_record");
        return false;
    }
    if (!(io->pos == self->end_record->ofs_directory_64)) {
        ks_violated(ks, &rule_npz_directory_follows, at_directory_follows, ks_none(), ks_none());
        return ks_in(ks, "directory_follows");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_npz_end_record(ks_ctx *ks, ks_stream *io, npz *self) {
    zip_archive_end_record *const v1 = (zip_archive_end_record *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_record = v1;
    v1->is_always_64 = false;
    if (!zip_archive_end_record_parse(ks, io, v1)) return ks_in(ks, "end_record");
    return true;
}

bool npz_make_end_record(ks_ctx *ks, npz *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_record", self->ks.at);
    ks_stream *const io = self->ks_io;
    uint64_t v1 = 0;
    if (!ks_size(ks, io, (int64_t)self->ks_io->size - INT64_C(22), &v1)) return ks_in_at(ks, "end_record", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v1);
    const bool ok = read_npz_end_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_record = KS_DONE;
    return true;
}

bool npz_complete(ks_ctx *ks, npz *self) {
    for (uint64_t i = 0; i < self->members.count; i++) {
        zip_archive_member *const item = (zip_archive_member *)ks_list_at(&self->members, i);
        if (!zip_archive_member_complete(ks, &(*item))) return ks_in_item(ks, "members", i);
    }
    if (self->end_record != NULL && !zip_archive_end_record_complete(ks, self->end_record)) return ks_in(ks, "end_record");
    return true;
}

bool npz_read(ks_ctx *ks, ks_stream *io, npz **out) {
    npz *const self = (npz *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return npz_parse(ks, io, self);
}

static bool get_npz_end_record(ks_ctx *ks, void *object) {
    return npz_get_end_record(ks, (npz *)object);
}

static const ks_link links_npz_members[] = {
    {KS_ROLE_COUNT, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
};
static const ks_field fields_npz[] = {
    {.name = "members", .orig = "members",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(npz, members),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_member_desc,
     .links = links_npz_members, .num_links = 7},
    {.name = "end_record", .orig = "end_record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(npz, end_record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(npz, ks_state_end_record),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_end_record_desc, .get = get_npz_end_record},
};
const ks_type npz_desc = {
    .name = "npz", .size = sizeof(npz), .wire_size = KS_NOWHERE,
    .fields = fields_npz, .num_fields = 2, .has_at = true, .has_size = true};

