/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "zip_archive.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_zip_archive_room_for_end = {
    "zip_archive.room_for_end", "an end record of 22 bytes", KS_TRUNCATED, false};
static const ks_rule rule_zip_archive_directory_follows = {
    "zip_archive.directory_follows", "the directory, directly behind the last member", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_end_record_signature = {
    "end_record.signature", "the end record of an archive in the last 22 bytes, which begins with 50 4b 05 06", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_end_record_disk = {
    "end_record.disk", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_end_record_disk_of_directory = {
    "end_record.disk_of_directory", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_end_record_num_entries = {
    "end_record.num_entries", "the number of entries in this file, which has all of them", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_end_record_len_comment = {
    "end_record.len_comment", "0: no comment", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_end_record_room_for_zip64 = {
    "end_record.room_for_zip64", "a ZIP64 end record and its locator, 76 bytes, in front of this", KS_TRUNCATED, false};
static const ks_rule rule_zip_archive_end_record_same_count = {
    "end_record.same_count", "65535, or the number in the ZIP64 end record", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_end_record_same_length = {
    "end_record.same_length", "4294967295, or the number in the ZIP64 end record", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_end_record_same_offset = {
    "end_record.same_offset", "4294967295, or the number in the ZIP64 end record", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_end_record_zip64_is_needed = {
    "end_record.zip64_is_needed", "no ZIP64 end record where all numbers fit", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_end_record_length_is_not_alone = {
    "end_record.length_is_not_alone", "4294967295 only where another number is in the ZIP64 end record, too", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_end_record_directory_in_bounds = {
    "end_record.directory_in_bounds", "a directory in front of the end record", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_end_record_directory_ends_here = {
    "end_record.directory_ends_here", "a directory from its offset to the end record", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_end_record_members_are_counted = {
    "end_record.members_are_counted", "a number of members that is not 0, as the directory has some bytes", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_end_record_nothing_in_front = {
    "end_record.nothing_in_front", "0: nothing in front of the end record of an archive without members", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_zip64_locator_signature = {
    "zip64_locator.signature", "the locator of a ZIP64 end record, which begins with 50 4b 06 07", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_locator_disk = {
    "zip64_locator.disk", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_locator_ofs_end_record = {
    "zip64_locator.ofs_end_record", "the offset of the ZIP64 end record, 56 bytes before this locator", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_zip64_locator_num_disks = {
    "zip64_locator.num_disks", "1: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_end_record_signature = {
    "zip64_end_record.signature", "the ZIP64 end record, which begins with 50 4b 06 06", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_end_record_len_record = {
    "zip64_end_record.len_record", "44: no extensible data", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_zip64_end_record_version_needed = {
    "zip64_end_record.version_needed", "at most version 4.5, in which this record is as described here", KS_UNSUPPORTED, false};
static const ks_rule rule_zip_archive_zip64_end_record_disk = {
    "zip64_end_record.disk", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_end_record_disk_of_directory = {
    "zip64_end_record.disk_of_directory", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_end_record_num_entries = {
    "zip64_end_record.num_entries", "the number of entries in this file, which has all of them", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_directory_nothing_behind = {
    "directory.nothing_behind", "as many entries as the end record says, and nothing behind them", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_directory_entry_signature = {
    "directory_entry.signature", "the entry of a member, which begins with 50 4b 01 02", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_directory_entry_version_needed = {
    "directory_entry.version_needed", "at most version 4.5, which has all that arrays need", KS_UNSUPPORTED, false};
static const ks_rule rule_zip_archive_directory_entry_not_encrypted = {
    "directory_entry.not_encrypted", "a member that is neither encrypted (0x2041) nor a patch (0x0020)", KS_UNSUPPORTED, false};
static const ks_rule rule_zip_archive_directory_entry_no_reserved_flags = {
    "directory_entry.no_reserved_flags", "no flags but 0x0002, 0x0004, 0x0008 and 0x0800", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_method = {
    "directory_entry.method", "0 (stored) or 8 (deflated)", KS_UNSUPPORTED, false};
static const ks_rule rule_zip_archive_directory_entry_len_comment = {
    "directory_entry.len_comment", "0: no comment", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_disk = {
    "directory_entry.disk", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_directory_entry_attributes_internal = {
    "directory_entry.attributes_internal", "0: no text", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_no_special_mode = {
    "directory_entry.no_special_mode", "a mode without setuid, setgid and sticky bits", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_no_special_file = {
    "directory_entry.no_special_file", "attributes without those of devices (0x0040) and reparse points (0x0400)", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_not_a_link = {
    "directory_entry.not_a_link", "the attributes of a regular file, or of a folder if the name ends in '/' and there are no data", KS_UNSUPPORTED, false};
static const ks_rule rule_zip_archive_directory_entry_zip64_if_needed = {
    "directory_entry.zip64_if_needed", "a ZIP64 field where a size or the offset is 4294967295", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_directory_entry_zip64_is_long_enough = {
    "directory_entry.zip64_is_long_enough", "a number in the ZIP64 field for each that is 4294967295", KS_TRUNCATED, false};
static const ks_rule rule_zip_archive_directory_entry_zip64_is_plain = {
    "directory_entry.zip64_is_plain", "a ZIP64 field with the numbers that are 4294967295 in the entry, or with all of them", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_directory_entry_zip64_agrees = {
    "directory_entry.zip64_agrees", "numbers in the ZIP64 field that are those of the entry", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_directory_entry_zip64_is_exact = {
    "directory_entry.zip64_is_exact", "a ZIP64 field with the numbers that are needed, if any", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_zip64_is_needed = {
    "directory_entry.zip64_is_needed", "no ZIP64 field where all numbers fit into the entry", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_header_is_short = {
    "directory_entry.header_is_short", "an entry of at most 65535 bytes", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_directory_entry_stored_size = {
    "directory_entry.stored_size", "the bytes of the member, which is not compressed", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_member_begins_here = {
    "member.begins_here", "a member, directly behind the one before it: nothing in between, and no overlap", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_signature = {
    "member.signature", "a member, which begins with 50 4b 03 04", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_member_first_begins_here = {
    "member.first_begins_here", "that the directory begins with the member at byte 0", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_version_needed = {
    "member.version_needed", "at most version 4.5, which has all that arrays need", KS_UNSUPPORTED, false};
static const ks_rule rule_zip_archive_member_same_version = {
    "member.same_version", "the version that the directory says, or a lower one where only the offset needs version 4.5", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_member_flags = {
    "member.flags", "the flags that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_method = {
    "member.method", "the method that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_time = {
    "member.time", "the time that the directory says", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_member_date = {
    "member.date", "the date that the directory says", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_member_crc32 = {
    "member.crc32", "the checksum that the directory says, or 0 if it is in a data descriptor", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_len_name = {
    "member.len_name", "the length of the name that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_name = {
    "member.name", "the name that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_zip64_has_both = {
    "member.zip64_has_both", "both sizes in the ZIP64 field, and nothing more", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_member_zip64_agrees = {
    "member.zip64_agrees", "the sizes that the directory says in the ZIP64 field, or 0 if they are in a data descriptor", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_offset_agrees = {
    "member.offset_agrees", "the offset that the directory says in the ZIP64 field", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_same_len_data = {
    "member.same_len_data", "the number of bytes that the directory says, 4294967295 with a ZIP64 field, or 0 with a data descriptor", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_same_len_member = {
    "member.same_len_member", "the number of bytes that the directory says, 4294967295 with a ZIP64 field, or 0 with a data descriptor", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_same_form = {
    "member.same_form", "4294967295 for both sizes or for none", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_all_or_nothing = {
    "member.all_or_nothing", "checksum and sizes that the directory says, or 0 for all three where a data descriptor has them", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_member_data_in_bounds = {
    "member.data_in_bounds", "data that end before the next member or the directory begins", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_member_len_descriptor = {
    "member.len_descriptor", "the next member or the directory, behind a data descriptor if the flags say so", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_descriptor_signature = {
    "descriptor.signature", "a data descriptor, which begins with 50 4b 07 08", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_descriptor_crc32 = {
    "descriptor.crc32", "the checksum that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_descriptor_not_a_signature = {
    "descriptor.not_a_signature", "a signature in front of a checksum that looks like one", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_descriptor_signed_if_stored = {
    "descriptor.signed_if_stored", "a signature in front of the checksum of a member that is not compressed", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_descriptor_same_len_data = {
    "descriptor.same_len_data", "the number of bytes that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_descriptor_same_len_member = {
    "descriptor.same_len_member", "the number of bytes that the directory says", KS_BAD_REFERENCE, false};
static const ks_rule rule_zip_archive_extra_no_padding = {
    "extra.no_padding", "no bytes behind the last extra field", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_zero_value = {
    "zero.value", "0, as less than four bytes are no field", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_extra_field_id = {
    "extra_field.id", "a field that says nothing about name or content, or ZIP64", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_extra_field_zip64_once = {
    "extra_field.zip64_once", "one ZIP64 field", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_extra_field_jar_is_empty = {
    "extra_field.jar_is_empty", "0: nothing in the field that marks an archive of Java", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_extra_field_timestamp_is_whole = {
    "extra_field.timestamp_is_whole", "a byte and up to three times of 4 bytes in a field of times: 1, 5, 9 or 13 bytes", KS_BAD_VALUE, true};
static const ks_rule rule_zip_archive_zip64_field_disk = {
    "zip64_field.disk", "0: an archive in one file", KS_BAD_VALUE, false};
static const ks_rule rule_zip_archive_zip64_field_legal_size = {
    "zip64_field.legal_size", "at most three numbers of 8 bytes and one of 4", KS_BAD_SIZE, false};
static const ks_rule rule_zip_archive_letters_only_letters = {
    "letters.only_letters", "nothing but the letter Z", KS_BAD_VALUE, true};

/* zip_archive */

bool zip_archive_parse(ks_ctx *ks, ks_stream *io, zip_archive *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_room_for_end = ks_at(io);
    if (!(io->size >= 22)) {
        ks_violated(ks, &rule_zip_archive_room_for_end, at_room_for_end, ks_none(), ks_none());
        return ks_in(ks, "room_for_end");
    }
    if (!zip_archive_get_end_record(ks, self)) return false;
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
        ks_violated(ks, &rule_zip_archive_directory_follows, at_directory_follows, ks_none(), ks_none());
        return ks_in(ks, "directory_follows");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_zip_archive_end_record(ks_ctx *ks, ks_stream *io, zip_archive *self) {
    zip_archive_end_record *const v1 = (zip_archive_end_record *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_record = v1;
    v1->is_always_64 = false;
    if (!zip_archive_end_record_parse(ks, io, v1)) return ks_in(ks, "end_record");
    return true;
}

bool zip_archive_make_end_record(ks_ctx *ks, zip_archive *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_record", self->ks.at);
    ks_stream *const io = self->ks_io;
    uint64_t v1 = 0;
    if (!ks_size(ks, io, (int64_t)self->ks_io->size - INT64_C(22), &v1)) return ks_in_at(ks, "end_record", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v1);
    const bool ok = read_zip_archive_end_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_record = KS_DONE;
    return true;
}

bool zip_archive_complete(ks_ctx *ks, zip_archive *self) {
    for (uint64_t i = 0; i < self->members.count; i++) {
        zip_archive_member *const item = (zip_archive_member *)ks_list_at(&self->members, i);
        if (!zip_archive_member_complete(ks, &(*item))) return ks_in_item(ks, "members", i);
    }
    if (self->end_record != NULL && !zip_archive_end_record_complete(ks, self->end_record)) return ks_in(ks, "end_record");
    return true;
}

bool zip_archive_read(ks_ctx *ks, ks_stream *io, zip_archive **out) {
    zip_archive *const self = (zip_archive *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return zip_archive_parse(ks, io, self);
}

/* end_record */

bool zip_archive_end_record_parse(ks_ctx *ks, ks_stream *io, zip_archive_end_record *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 22);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "signature");
    }
    self->signature = (ks_bytes){v2, 4};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->signature, ((ks_bytes){(const uint8_t *)"PK\005\006", 4}), &v3)) return ks_in_at(ks, "signature", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_zip_archive_end_record_signature, ks_at(io), ks_none(), ks_value_bytes(ks, self->signature.data, self->signature.size));
        return ks_in(ks, "signature");
    }
    if (v1 < 6) {
        ks_short(ks, io, 4, 2);
        return ks_in(ks, "disk");
    }
    self->disk = ks_u2le(v2 + 4);
    if (!(self->disk == 0)) {
        ks_violated(ks, &rule_zip_archive_end_record_disk, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->disk));
        return ks_in(ks, "disk");
    }
    if (v1 < 8) {
        ks_short(ks, io, 6, 2);
        return ks_in(ks, "disk_of_directory");
    }
    self->disk_of_directory = ks_u2le(v2 + 6);
    if (!(self->disk_of_directory == 0)) {
        ks_violated(ks, &rule_zip_archive_end_record_disk_of_directory, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->disk_of_directory));
        return ks_in(ks, "disk_of_directory");
    }
    if (v1 < 10) {
        ks_short(ks, io, 8, 2);
        return ks_in(ks, "num_entries_here");
    }
    self->num_entries_here = ks_u2le(v2 + 8);
    const uint64_t at_num_entries = ks_at(io) + 10;
    if (v1 < 12) {
        ks_short(ks, io, 10, 2);
        return ks_in(ks, "num_entries");
    }
    self->num_entries = ks_u2le(v2 + 10);
    if (!(self->num_entries == self->num_entries_here)) {
        ks_violated(ks, &rule_zip_archive_end_record_num_entries, ks_at(io) + 10, ks_value_u64((uint64_t)self->num_entries_here), ks_value_u64((uint64_t)self->num_entries));
        return ks_in(ks, "num_entries");
    }
    const uint64_t at_len_directory = ks_at(io) + 12;
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "len_directory");
    }
    self->len_directory = ks_u4le(v2 + 12);
    const uint64_t at_ofs_directory = ks_at(io) + 16;
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "ofs_directory");
    }
    self->ofs_directory = ks_u4le(v2 + 16);
    if (v1 < 22) {
        ks_short(ks, io, 20, 2);
        return ks_in(ks, "len_comment");
    }
    self->len_comment = ks_u2le(v2 + 20);
    if (!(self->len_comment == 0)) {
        ks_violated(ks, &rule_zip_archive_end_record_len_comment, ks_at(io) + 20, ks_none(), ks_value_u64((uint64_t)self->len_comment));
        return ks_in(ks, "len_comment");
    }
    io->pos += 22;
    zip_archive_end_record_get_is_zip64(ks, self);
    if (!(!self->is_zip64 || (io->size >= 98))) {
        ks_violated(ks, &rule_zip_archive_end_record_room_for_zip64, at_ofs_directory, ks_none(), ks_value_u64((uint64_t)self->ofs_directory));
        return ks_in(ks, "ofs_directory");
    }
    bool v4 = !self->is_zip64 || (self->num_entries == 65535);
    if (!v4) {
        if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
        if (self->ks_state_zip64_end_record != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64_end_record' to be present");
            return ks_in(ks, "same_count");
        }
        v4 = self->num_entries == self->zip64_end_record->num_entries;
    }
    if (!v4) {
        ks_violated(ks, &rule_zip_archive_end_record_same_count, at_num_entries, ks_none(), ks_value_u64((uint64_t)self->num_entries));
        return ks_in(ks, "num_entries");
    }
    bool v5 = !self->is_zip64 || (self->len_directory == UINT64_C(4294967295));
    if (!v5) {
        if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
        if (self->ks_state_zip64_end_record != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64_end_record' to be present");
            return ks_in(ks, "same_length");
        }
        v5 = self->len_directory == self->zip64_end_record->len_directory;
    }
    if (!v5) {
        ks_violated(ks, &rule_zip_archive_end_record_same_length, at_len_directory, ks_none(), ks_value_u64((uint64_t)self->len_directory));
        return ks_in(ks, "len_directory");
    }
    bool v6 = !self->is_zip64 || (self->ofs_directory == UINT64_C(4294967295));
    if (!v6) {
        if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
        if (self->ks_state_zip64_end_record != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64_end_record' to be present");
            return ks_in(ks, "same_offset");
        }
        v6 = self->ofs_directory == self->zip64_end_record->ofs_directory;
    }
    if (!v6) {
        ks_violated(ks, &rule_zip_archive_end_record_same_offset, at_ofs_directory, ks_none(), ks_value_u64((uint64_t)self->ofs_directory));
        return ks_in(ks, "ofs_directory");
    }
    bool v7 = !self->is_zip64 || self->is_always_64;
    if (!v7) {
        if (!zip_archive_end_record_get_num_members(ks, self)) return false;
        v7 = self->num_members >= 65535;
    }
    bool v8 = v7;
    if (!v8) {
        if (!zip_archive_end_record_get_len_directory_64(ks, self)) return false;
        v8 = self->len_directory_64 >= UINT64_C(4294967295);
    }
    bool v9 = v8;
    if (!v9) {
        if (!zip_archive_end_record_get_ofs_directory_64(ks, self)) return false;
        v9 = self->ofs_directory_64 >= UINT64_C(4294967295);
    }
    if (!v9 && !ks_violated(ks, &rule_zip_archive_end_record_zip64_is_needed, at_ofs_directory, ks_none(), ks_value_u64((uint64_t)self->ofs_directory))) {
        return ks_in(ks, "ofs_directory");
    }
    if (!(((self->len_directory != UINT64_C(4294967295)) || (self->num_entries == 65535)) || (self->ofs_directory == UINT64_C(4294967295)))) {
        ks_violated(ks, &rule_zip_archive_end_record_length_is_not_alone, at_len_directory, ks_none(), ks_value_u64((uint64_t)self->len_directory));
        return ks_in(ks, "len_directory");
    }
    if (!zip_archive_end_record_get_ofs_directory_64(ks, self)) return false;
    zip_archive_end_record_get_end_directory(ks, self);
    if (!(self->end_directory >= 0 && self->ofs_directory_64 <= (uint64_t)self->end_directory)) {
        ks_violated(ks, &rule_zip_archive_end_record_directory_in_bounds, at_ofs_directory, ks_none(), ks_value_u64((uint64_t)self->ofs_directory));
        return ks_in(ks, "ofs_directory");
    }
    if (!zip_archive_end_record_get_len_directory_64(ks, self)) return false;
    ks_int v10 = {0, false};
    if (!ks_int_sub(ks, ks_int_of_s64(self->end_directory), ks_int_of_u64(self->ofs_directory_64), &v10)) return ks_in_at(ks, "directory_ends_here", ks_at(io));
    int64_t v11 = 0;
    if (!ks_int_to_s64(ks, v10, &v11)) return ks_in_at(ks, "directory_ends_here", ks_at(io));
    if (!(v11 >= 0 && self->len_directory_64 == (uint64_t)v11)) {
        ks_violated(ks, &rule_zip_archive_end_record_directory_ends_here, at_len_directory, ks_none(), ks_value_u64((uint64_t)self->len_directory));
        return ks_in(ks, "len_directory");
    }
    if (!zip_archive_end_record_get_num_members(ks, self)) return false;
    if (!((self->num_members != 0) || (self->len_directory_64 == 0))) {
        ks_violated(ks, &rule_zip_archive_end_record_members_are_counted, at_num_entries, ks_none(), ks_value_u64((uint64_t)self->num_entries));
        return ks_in(ks, "num_entries");
    }
    if (!((self->num_members != 0) || (self->ofs_directory_64 == 0))) {
        ks_violated(ks, &rule_zip_archive_end_record_nothing_in_front, at_ofs_directory, ks_none(), ks_value_u64((uint64_t)self->ofs_directory));
        return ks_in(ks, "ofs_directory");
    }
    return true;
}

void zip_archive_end_record_make_is_zip64(ks_ctx *ks, zip_archive_end_record *self) {
    (void)ks;
    self->is_zip64 = ((self->len_directory == UINT64_C(4294967295)) || (self->ofs_directory == UINT64_C(4294967295))) || ((((uint64_t)self->ofs_directory + (uint64_t)self->len_directory) + UINT64_C(98)) == self->ks_io->size);
    self->ks_state_is_zip64 = KS_DONE;
}

static bool read_zip_archive_end_record_zip64_locator(ks_ctx *ks, ks_stream *io, zip_archive_end_record *self) {
    self->ks_at_zip64_locator = ks_at(io);
    zip_archive_zip64_locator *const v1 = (zip_archive_zip64_locator *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "zip64_locator", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->zip64_locator = v1;
    if (!zip_archive_zip64_locator_parse(ks, io, v1)) return ks_in(ks, "zip64_locator");
    return true;
}

bool zip_archive_end_record_make_zip64_locator(ks_ctx *ks, zip_archive_end_record *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "zip64_locator", self->ks.at);
    zip_archive_end_record_get_is_zip64(ks, self);
    if (!(self->is_zip64)) {
        self->ks_state_zip64_locator = KS_MISSING;
        return true;
    }
    ks_stream *const io = self->ks_io;
    uint64_t v1 = 0;
    if (!ks_size(ks, io, (int64_t)self->ks_io->size - INT64_C(42), &v1)) return ks_in_at(ks, "zip64_locator", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v1);
    const bool ok = read_zip_archive_end_record_zip64_locator(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_zip64_locator = KS_DONE;
    return true;
}

static bool read_zip_archive_end_record_zip64_end_record(ks_ctx *ks, ks_stream *io, zip_archive_end_record *self) {
    self->ks_at_zip64_end_record = ks_at(io);
    zip_archive_zip64_end_record *const v1 = (zip_archive_zip64_end_record *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "zip64_end_record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->zip64_end_record = v1;
    if (!zip_archive_zip64_end_record_parse(ks, io, v1)) return ks_in(ks, "zip64_end_record");
    return true;
}

bool zip_archive_end_record_make_zip64_end_record(ks_ctx *ks, zip_archive_end_record *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "zip64_end_record", self->ks.at);
    zip_archive_end_record_get_is_zip64(ks, self);
    if (!(self->is_zip64)) {
        self->ks_state_zip64_end_record = KS_MISSING;
        return true;
    }
    ks_stream *const io = self->ks_io;
    uint64_t v1 = 0;
    if (!ks_size(ks, io, (int64_t)self->ks_io->size - INT64_C(98), &v1)) return ks_in_at(ks, "zip64_end_record", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v1);
    const bool ok = read_zip_archive_end_record_zip64_end_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_zip64_end_record = KS_DONE;
    return true;
}

bool zip_archive_end_record_make_num_members(ks_ctx *ks, zip_archive_end_record *self) {
    zip_archive_end_record_get_is_zip64(ks, self);
    uint64_t v1;
    if (self->is_zip64) {
        if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
        if (self->ks_state_zip64_end_record != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64_end_record' to be present");
            return ks_in(ks, "num_members");
        }
        v1 = self->zip64_end_record->num_entries;
    } else {
        v1 = (uint64_t)self->num_entries;
    }
    self->num_members = v1;
    self->ks_state_num_members = KS_DONE;
    return true;
}

bool zip_archive_end_record_make_ofs_directory_64(ks_ctx *ks, zip_archive_end_record *self) {
    zip_archive_end_record_get_is_zip64(ks, self);
    uint64_t v1;
    if (self->is_zip64) {
        if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
        if (self->ks_state_zip64_end_record != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64_end_record' to be present");
            return ks_in(ks, "ofs_directory_64");
        }
        v1 = self->zip64_end_record->ofs_directory;
    } else {
        v1 = (uint64_t)self->ofs_directory;
    }
    self->ofs_directory_64 = v1;
    self->ks_state_ofs_directory_64 = KS_DONE;
    return true;
}

bool zip_archive_end_record_make_len_directory_64(ks_ctx *ks, zip_archive_end_record *self) {
    zip_archive_end_record_get_is_zip64(ks, self);
    uint64_t v1;
    if (self->is_zip64) {
        if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
        if (self->ks_state_zip64_end_record != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64_end_record' to be present");
            return ks_in(ks, "len_directory_64");
        }
        v1 = self->zip64_end_record->len_directory;
    } else {
        v1 = (uint64_t)self->len_directory;
    }
    self->len_directory_64 = v1;
    self->ks_state_len_directory_64 = KS_DONE;
    return true;
}

void zip_archive_end_record_make_end_directory(ks_ctx *ks, zip_archive_end_record *self) {
    zip_archive_end_record_get_is_zip64(ks, self);
    self->end_directory = self->is_zip64 ? ((int64_t)self->ks_io->size - INT64_C(98)) : ((int64_t)self->ks_io->size - INT64_C(22));
    self->ks_state_end_directory = KS_DONE;
}

static bool read_zip_archive_end_record_directory(ks_ctx *ks, ks_stream *io, zip_archive_end_record *self) {
    zip_archive_directory *const v1 = (zip_archive_directory *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "directory", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->directory = v1;
    const uint64_t v2 = ks_at(io);
    ks_bytes v4 = {NULL, 0};
    if (!zip_archive_end_record_get_len_directory_64(ks, self)) return false;
    if (!ks_read_bytes(ks, io, self->len_directory_64, &v4)) return ks_in(ks, "directory");
    ks_stream v3 = ks_substream(io, v4.size, v4.size);
    if (!zip_archive_end_record_get_num_members(ks, self)) return false;
    v1->num_entries = self->num_members;
    if (!zip_archive_directory_parse(ks, &v3, v1)) return ks_in(ks, "directory");
    v1->ks.at = v2;
    v1->ks.size = v4.size;
    return true;
}

bool zip_archive_end_record_make_directory(ks_ctx *ks, zip_archive_end_record *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "directory", self->ks.at);
    ks_stream *const io = self->ks_io;
    if (!zip_archive_end_record_get_ofs_directory_64(ks, self)) return false;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, self->ofs_directory_64);
    const bool ok = read_zip_archive_end_record_directory(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_directory = KS_DONE;
    return true;
}

bool zip_archive_end_record_complete(ks_ctx *ks, zip_archive_end_record *self) {
    zip_archive_end_record_get_is_zip64(ks, self);
    if (!zip_archive_end_record_get_zip64_locator(ks, self)) return false;
    if (!zip_archive_end_record_get_zip64_end_record(ks, self)) return false;
    zip_archive_end_record_get_end_directory(ks, self);
    if (!zip_archive_end_record_get_directory(ks, self)) return false;
    if (self->directory != NULL && !zip_archive_directory_complete(ks, self->directory)) return ks_in(ks, "directory");
    return true;
}

/* zip64_locator */

bool zip_archive_zip64_locator_parse(ks_ctx *ks, ks_stream *io, zip_archive_zip64_locator *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "signature");
    }
    self->signature = (ks_bytes){v2, 4};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->signature, ((ks_bytes){(const uint8_t *)"PK\006\007", 4}), &v3)) return ks_in_at(ks, "signature", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_zip_archive_zip64_locator_signature, ks_at(io), ks_none(), ks_value_bytes(ks, self->signature.data, self->signature.size));
        return ks_in(ks, "signature");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "disk");
    }
    self->disk = ks_u4le(v2 + 4);
    if (!(self->disk == 0)) {
        ks_violated(ks, &rule_zip_archive_zip64_locator_disk, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->disk));
        return ks_in(ks, "disk");
    }
    io->pos += 8;
    const uint64_t at_ofs_end_record = ks_at(io);
    if (!ks_read_u8le(ks, io, &self->ofs_end_record)) return ks_in(ks, "ofs_end_record");
    if (!(((int64_t)io->size - INT64_C(98)) >= 0 && self->ofs_end_record == (uint64_t)((int64_t)io->size - INT64_C(98)))) {
        ks_violated(ks, &rule_zip_archive_zip64_locator_ofs_end_record, at_ofs_end_record, ks_value_s64((int64_t)io->size - INT64_C(98)), ks_value_u64(self->ofs_end_record));
        return ks_in(ks, "ofs_end_record");
    }
    const uint64_t at_num_disks = ks_at(io);
    if (!ks_read_u4le(ks, io, &self->num_disks)) return ks_in(ks, "num_disks");
    if (!(self->num_disks == 1)) {
        ks_violated(ks, &rule_zip_archive_zip64_locator_num_disks, at_num_disks, ks_none(), ks_value_u64((uint64_t)self->num_disks));
        return ks_in(ks, "num_disks");
    }
    return true;
}

/* zip64_end_record */

bool zip_archive_zip64_end_record_parse(ks_ctx *ks, ks_stream *io, zip_archive_zip64_end_record *self) {
    const uint64_t v1 = ks_run(ks, io, 56);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "signature");
    }
    self->signature = (ks_bytes){v2, 4};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->signature, ((ks_bytes){(const uint8_t *)"PK\006\006", 4}), &v3)) return ks_in_at(ks, "signature", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_zip_archive_zip64_end_record_signature, ks_at(io), ks_none(), ks_value_bytes(ks, self->signature.data, self->signature.size));
        return ks_in(ks, "signature");
    }
    if (v1 < 12) {
        ks_short(ks, io, 4, 8);
        return ks_in(ks, "len_record");
    }
    self->len_record = ks_u8le(v2 + 4);
    if (!(self->len_record == 44)) {
        ks_violated(ks, &rule_zip_archive_zip64_end_record_len_record, ks_at(io) + 4, ks_none(), ks_value_u64(self->len_record));
        return ks_in(ks, "len_record");
    }
    if (v1 < 14) {
        ks_short(ks, io, 12, 2);
        return ks_in(ks, "version_made_by");
    }
    self->version_made_by = ks_u2le(v2 + 12);
    if (v1 < 16) {
        ks_short(ks, io, 14, 2);
        return ks_in(ks, "version_needed");
    }
    self->version_needed = ks_u2le(v2 + 14);
    if (!(self->version_needed <= 45)) {
        ks_violated(ks, &rule_zip_archive_zip64_end_record_version_needed, ks_at(io) + 14, ks_none(), ks_value_u64((uint64_t)self->version_needed));
        return ks_in(ks, "version_needed");
    }
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "disk");
    }
    self->disk = ks_u4le(v2 + 16);
    if (!(self->disk == 0)) {
        ks_violated(ks, &rule_zip_archive_zip64_end_record_disk, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->disk));
        return ks_in(ks, "disk");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "disk_of_directory");
    }
    self->disk_of_directory = ks_u4le(v2 + 20);
    if (!(self->disk_of_directory == 0)) {
        ks_violated(ks, &rule_zip_archive_zip64_end_record_disk_of_directory, ks_at(io) + 20, ks_none(), ks_value_u64((uint64_t)self->disk_of_directory));
        return ks_in(ks, "disk_of_directory");
    }
    if (v1 < 32) {
        ks_short(ks, io, 24, 8);
        return ks_in(ks, "num_entries_here");
    }
    self->num_entries_here = ks_u8le(v2 + 24);
    if (v1 < 40) {
        ks_short(ks, io, 32, 8);
        return ks_in(ks, "num_entries");
    }
    self->num_entries = ks_u8le(v2 + 32);
    if (!(self->num_entries == self->num_entries_here)) {
        ks_violated(ks, &rule_zip_archive_zip64_end_record_num_entries, ks_at(io) + 32, ks_value_u64(self->num_entries_here), ks_value_u64(self->num_entries));
        return ks_in(ks, "num_entries");
    }
    if (v1 < 48) {
        ks_short(ks, io, 40, 8);
        return ks_in(ks, "len_directory");
    }
    self->len_directory = ks_u8le(v2 + 40);
    if (v1 < 56) {
        ks_short(ks, io, 48, 8);
        return ks_in(ks, "ofs_directory");
    }
    self->ofs_directory = ks_u8le(v2 + 48);
    io->pos += 56;
    return true;
}

/* directory */

bool zip_archive_directory_parse(ks_ctx *ks, ks_stream *io, zip_archive_directory *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t v1 = self->num_entries;
    if (!ks_count_fits(ks, io, v1, 46)) return ks_in_at(ks, "entries", ks_at(io));
    if (!ks_list_init(ks, &self->entries, v1, sizeof(zip_archive_directory_entry))) return ks_in_at(ks, "entries", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        zip_archive_directory_entry *const v3 = (zip_archive_directory_entry *)ks_list_place(&self->entries, v2);
        memset(v3, 0, sizeof *v3);
        self->entries.count = v2;
        if (!zip_archive_directory_entry_parse(ks, io, v3)) return ks_in_item(ks, "entries", v2);
        self->entries.count = v2 + 1;
    }
    const uint64_t at_nothing_behind = ks_at(io);
    if (!(io->pos == io->size)) {
        ks_violated(ks, &rule_zip_archive_directory_nothing_behind, at_nothing_behind, ks_none(), ks_none());
        return ks_in(ks, "nothing_behind");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool zip_archive_directory_complete(ks_ctx *ks, zip_archive_directory *self) {
    for (uint64_t i = 0; i < self->entries.count; i++) {
        zip_archive_directory_entry *const item = (zip_archive_directory_entry *)ks_list_at(&self->entries, i);
        if (!zip_archive_directory_entry_complete(ks, &(*item))) return ks_in_item(ks, "entries", i);
    }
    return true;
}

/* directory_entry */

bool zip_archive_directory_entry_parse(ks_ctx *ks, ks_stream *io, zip_archive_directory_entry *self) {
    self->ks.at = ks_at(io);
    const uint64_t v1 = ks_run(ks, io, 46);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "signature");
    }
    self->signature = (ks_bytes){v2, 4};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->signature, ((ks_bytes){(const uint8_t *)"PK\001\002", 4}), &v3)) return ks_in_at(ks, "signature", ks_at(io));
    if (!v3) {
        ks_violated(ks, &rule_zip_archive_directory_entry_signature, ks_at(io), ks_none(), ks_value_bytes(ks, self->signature.data, self->signature.size));
        return ks_in(ks, "signature");
    }
    if (v1 < 6) {
        ks_short(ks, io, 4, 2);
        return ks_in(ks, "version_made_by");
    }
    self->version_made_by = ks_u2le(v2 + 4);
    if (v1 < 8) {
        ks_short(ks, io, 6, 2);
        return ks_in(ks, "version_needed");
    }
    self->version_needed = ks_u2le(v2 + 6);
    if (!(self->version_needed <= 45)) {
        ks_violated(ks, &rule_zip_archive_directory_entry_version_needed, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->version_needed));
        return ks_in(ks, "version_needed");
    }
    const uint64_t at_flags = ks_at(io) + 8;
    if (v1 < 10) {
        ks_short(ks, io, 8, 2);
        return ks_in(ks, "flags");
    }
    self->flags = ks_u2le(v2 + 8);
    if (!(((uint64_t)self->flags & UINT64_C(8289)) == 0)) {
        ks_violated(ks, &rule_zip_archive_directory_entry_not_encrypted, at_flags, ks_none(), ks_value_u64((uint64_t)self->flags));
        return ks_in(ks, "flags");
    }
    if (!(((uint64_t)self->flags & UINT64_C(55184)) == 0) && !ks_violated(ks, &rule_zip_archive_directory_entry_no_reserved_flags, at_flags, ks_none(), ks_value_u64((uint64_t)self->flags))) {
        return ks_in(ks, "flags");
    }
    if (v1 < 12) {
        ks_short(ks, io, 10, 2);
        return ks_in(ks, "method");
    }
    self->method = ks_u2le(v2 + 10);
    if (!((self->method == ZIP_ARCHIVE_METHOD_STORED) || (self->method == ZIP_ARCHIVE_METHOD_DEFLATED))) {
        ks_violated(ks, &rule_zip_archive_directory_entry_method, ks_at(io) + 10, ks_none(), ks_value_u64((uint64_t)self->method));
        return ks_in(ks, "method");
    }
    if (v1 < 14) {
        ks_short(ks, io, 12, 2);
        return ks_in(ks, "time");
    }
    self->time = ks_u2le(v2 + 12);
    if (v1 < 16) {
        ks_short(ks, io, 14, 2);
        return ks_in(ks, "date");
    }
    self->date = ks_u2le(v2 + 14);
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "crc32");
    }
    self->crc32 = ks_u4le(v2 + 16);
    const uint64_t at_len_data_32 = ks_at(io) + 20;
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "len_data_32");
    }
    self->len_data_32 = ks_u4le(v2 + 20);
    if (v1 < 28) {
        ks_short(ks, io, 24, 4);
        return ks_in(ks, "len_member_32");
    }
    self->len_member_32 = ks_u4le(v2 + 24);
    if (v1 < 30) {
        ks_short(ks, io, 28, 2);
        return ks_in(ks, "len_name");
    }
    self->len_name = ks_u2le(v2 + 28);
    const uint64_t at_len_extra = ks_at(io) + 30;
    if (v1 < 32) {
        ks_short(ks, io, 30, 2);
        return ks_in(ks, "len_extra");
    }
    self->len_extra = ks_u2le(v2 + 30);
    if (v1 < 34) {
        ks_short(ks, io, 32, 2);
        return ks_in(ks, "len_comment");
    }
    self->len_comment = ks_u2le(v2 + 32);
    if (!(self->len_comment == 0) && !ks_violated(ks, &rule_zip_archive_directory_entry_len_comment, ks_at(io) + 32, ks_none(), ks_value_u64((uint64_t)self->len_comment))) {
        return ks_in(ks, "len_comment");
    }
    if (v1 < 36) {
        ks_short(ks, io, 34, 2);
        return ks_in(ks, "disk");
    }
    self->disk = ks_u2le(v2 + 34);
    if (!(self->disk == 0)) {
        ks_violated(ks, &rule_zip_archive_directory_entry_disk, ks_at(io) + 34, ks_none(), ks_value_u64((uint64_t)self->disk));
        return ks_in(ks, "disk");
    }
    if (v1 < 38) {
        ks_short(ks, io, 36, 2);
        return ks_in(ks, "attributes_internal");
    }
    self->attributes_internal = ks_u2le(v2 + 36);
    if (!(self->attributes_internal == 0) && !ks_violated(ks, &rule_zip_archive_directory_entry_attributes_internal, ks_at(io) + 36, ks_none(), ks_value_u64((uint64_t)self->attributes_internal))) {
        return ks_in(ks, "attributes_internal");
    }
    const uint64_t at_attributes = ks_at(io) + 38;
    if (v1 < 42) {
        ks_short(ks, io, 38, 4);
        return ks_in(ks, "attributes");
    }
    self->attributes = ks_u4le(v2 + 38);
    if (!(((uint64_t)self->attributes & UINT64_C(234881024)) == 0) && !ks_violated(ks, &rule_zip_archive_directory_entry_no_special_mode, at_attributes, ks_none(), ks_value_u64((uint64_t)self->attributes))) {
        return ks_in(ks, "attributes");
    }
    if (!(((uint64_t)self->attributes & UINT64_C(1088)) == 0) && !ks_violated(ks, &rule_zip_archive_directory_entry_no_special_file, at_attributes, ks_none(), ks_value_u64((uint64_t)self->attributes))) {
        return ks_in(ks, "attributes");
    }
    const uint64_t at_offset_32 = ks_at(io) + 42;
    if (v1 < 46) {
        ks_short(ks, io, 42, 4);
        return ks_in(ks, "offset_32");
    }
    self->offset_32 = ks_u4le(v2 + 42);
    io->pos += 46;
    if (!ks_read_bytes(ks, io, self->len_name, &self->name)) return ks_in(ks, "name");
    bool v5 = ((uint64_t)self->attributes & UINT64_C(8)) == 0;
    if (v5) {
        bool v4 = ((uint64_t)self->attributes & UINT64_C(16)) == 0;
        if (!v4) {
            if (!zip_archive_directory_entry_get_is_folder(ks, self)) return false;
            v4 = self->is_folder;
        }
        v5 = v4;
    }
    bool v6 = v5;
    if (v6) {
        if (!zip_archive_directory_entry_get_is_folder(ks, self)) return false;
        v6 = (((uint64_t)self->attributes >> UINT64_C(28)) == (self->is_folder ? UINT64_C(4) : UINT64_C(8))) || (((uint64_t)self->attributes >> UINT64_C(28)) == 0);
    }
    if (!v6) {
        ks_violated(ks, &rule_zip_archive_directory_entry_not_a_link, at_attributes, ks_none(), ks_value_u64((uint64_t)self->attributes));
        return ks_in(ks, "attributes");
    }
    const uint64_t at_extra = ks_at(io);
    const uint64_t v7 = ks_at(io);
    ks_bytes v9 = {NULL, 0};
    if (!ks_read_bytes(ks, io, self->len_extra, &v9)) return ks_in(ks, "extra");
    ks_stream v8 = ks_substream(io, v9.size, v9.size);
    self->extra.len_extra = (uint16_t)self->len_extra;
    if (!zip_archive_extra_parse(ks, &v8, &self->extra)) return ks_in(ks, "extra");
    self->extra.ks.at = v7;
    self->extra.ks.size = v9.size;
    if (!ks_read_bytes(ks, io, self->len_comment, &self->comment)) return ks_in(ks, "comment");
    zip_archive_directory_entry_get_num_large(ks, self);
    bool v10 = self->num_large == 0;
    if (!v10) {
        if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        v10 = self->extra.has_zip64;
    }
    if (!v10) {
        ks_violated(ks, &rule_zip_archive_directory_entry_zip64_if_needed, at_offset_32, ks_none(), ks_value_u64((uint64_t)self->offset_32));
        return ks_in(ks, "offset_32");
    }
    if (!zip_archive_directory_entry_get_num_values(ks, self)) return false;
    if (!(self->num_values >= self->num_large)) {
        ks_violated(ks, &rule_zip_archive_directory_entry_zip64_is_long_enough, at_extra, ks_none(), ks_none());
        return ks_in(ks, "extra");
    }
    bool v12 = self->num_large == 0;
    if (!v12) {
        bool v11 = self->num_values == self->num_large;
        if (v11) {
            if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
                ks_in(ks, "extra");
                return false;
            }
            if (self->extra.ks_state_zip64 != KS_DONE) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64' to be present");
                return ks_in(ks, "zip64_is_plain");
            }
            zip_archive_zip64_field_get_has_disk(ks, self->extra.zip64);
            v11 = !self->extra.zip64->has_disk;
        }
        v12 = v11;
    }
    bool v17 = v12;
    if (!v17) {
        bool v14 = self->num_values == 3;
        if (v14) {
            zip_archive_directory_entry_get_is_data_large(ks, self);
            bool v13 = !self->is_data_large;
            if (!v13) {
                zip_archive_directory_entry_get_is_member_large(ks, self);
                v13 = self->is_member_large;
            }
            v14 = v13;
        }
        bool v16 = v14;
        if (v16) {
            zip_archive_directory_entry_get_is_offset_large(ks, self);
            bool v15 = !self->is_offset_large;
            if (!v15) {
                zip_archive_directory_entry_get_is_data_large(ks, self);
                v15 = self->is_data_large;
            }
            v16 = v15;
        }
        v17 = v16;
    }
    if (!v17) {
        ks_violated(ks, &rule_zip_archive_directory_entry_zip64_is_plain, at_extra, ks_none(), ks_none());
        return ks_in(ks, "extra");
    }
    bool v25 = self->num_values == self->num_large;
    if (!v25) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64' to be present");
            return ks_in(ks, "zip64_agrees");
        }
        if (UINT64_C(0) >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "zip64_agrees");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(0) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
        const uint8_t *const v18 = self->extra.zip64->values.data + UINT64_C(0) * 8;
        if (!zip_archive_directory_entry_get_len_member(ks, self)) return false;
        bool v21 = ks_u8le(v18) == self->len_member;
        if (v21) {
            bool v20 = self->num_values < 2;
            if (!v20) {
                if (UINT64_C(1) >= self->extra.zip64->values.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in(ks, "zip64_agrees");
                }
                if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(1) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
                const uint8_t *const v19 = self->extra.zip64->values.data + UINT64_C(1) * 8;
                if (!zip_archive_directory_entry_get_len_data(ks, self)) return false;
                v20 = ks_u8le(v19) == self->len_data;
            }
            v21 = v20;
        }
        bool v24 = v21;
        if (v24) {
            bool v23 = self->num_values < 3;
            if (!v23) {
                if (UINT64_C(2) >= self->extra.zip64->values.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in(ks, "zip64_agrees");
                }
                if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(2) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
                const uint8_t *const v22 = self->extra.zip64->values.data + UINT64_C(2) * 8;
                if (!zip_archive_directory_entry_get_offset(ks, self)) return false;
                v23 = ks_u8le(v22) == self->offset;
            }
            v24 = v23;
        }
        v25 = v24;
    }
    if (!v25) {
        ks_violated(ks, &rule_zip_archive_directory_entry_zip64_agrees, at_extra, ks_none(), ks_none());
        return ks_in(ks, "extra");
    }
    if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
        ks_in(ks, "extra");
        return false;
    }
    bool v27 = !self->extra.has_zip64;
    if (!v27) {
        bool v26 = (self->num_values == self->num_large) && (self->num_large > 0);
        if (v26) {
            if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
                ks_in(ks, "extra");
                return false;
            }
            if (self->extra.ks_state_zip64 != KS_DONE) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64' to be present");
                return ks_in(ks, "zip64_is_exact");
            }
            zip_archive_zip64_field_get_has_disk(ks, self->extra.zip64);
            v26 = !self->extra.zip64->has_disk;
        }
        v27 = v26;
    }
    if (!v27 && !ks_violated(ks, &rule_zip_archive_directory_entry_zip64_is_exact, at_extra, ks_none(), ks_none())) {
        return ks_in(ks, "extra");
    }
    bool v29 = self->num_large == 0;
    if (!v29) {
        zip_archive_directory_entry_get_is_member_large(ks, self);
        bool v28 = self->is_member_large;
        if (v28) {
            if (!zip_archive_directory_entry_get_len_member(ks, self)) return false;
            v28 = self->len_member >= UINT64_C(4294967295);
        }
        v29 = v28;
    }
    bool v31 = v29;
    if (!v31) {
        zip_archive_directory_entry_get_is_data_large(ks, self);
        bool v30 = self->is_data_large;
        if (v30) {
            if (!zip_archive_directory_entry_get_len_data(ks, self)) return false;
            v30 = self->len_data >= UINT64_C(4294967295);
        }
        v31 = v30;
    }
    bool v33 = v31;
    if (!v33) {
        zip_archive_directory_entry_get_is_offset_large(ks, self);
        bool v32 = self->is_offset_large;
        if (v32) {
            if (!zip_archive_directory_entry_get_offset(ks, self)) return false;
            v32 = self->offset >= UINT64_C(4294967295);
        }
        v33 = v32;
    }
    if (!v33 && !ks_violated(ks, &rule_zip_archive_directory_entry_zip64_is_needed, at_extra, ks_none(), ks_none())) {
        return ks_in(ks, "extra");
    }
    if (!((((UINT64_C(46) + (uint64_t)self->len_name) + (uint64_t)self->len_extra) + (uint64_t)self->len_comment) <= 65535) && !ks_violated(ks, &rule_zip_archive_directory_entry_header_is_short, at_len_extra, ks_none(), ks_value_u64((uint64_t)self->len_extra))) {
        return ks_in(ks, "len_extra");
    }
    bool v34 = self->method != ZIP_ARCHIVE_METHOD_STORED;
    if (!v34) {
        if (!zip_archive_directory_entry_get_len_data(ks, self)) return false;
        if (!zip_archive_directory_entry_get_len_member(ks, self)) return false;
        v34 = self->len_data == self->len_member;
    }
    if (!v34) {
        ks_violated(ks, &rule_zip_archive_directory_entry_stored_size, at_len_data_32, ks_none(), ks_value_u64((uint64_t)self->len_data_32));
        return ks_in(ks, "len_data_32");
    }
    zip_archive_directory_entry_get_is_member_large(ks, self);
    zip_archive_directory_entry_get_is_data_large(ks, self);
    zip_archive_directory_entry_get_is_offset_large(ks, self);
    return true;
}

bool zip_archive_directory_entry_make_is_folder(ks_ctx *ks, zip_archive_directory_entry *self) {
    bool v3 = self->len_name > 0;
    if (v3) {
        const int64_t v1 = (int64_t)self->len_name - INT64_C(1);
        uint8_t v2 = 0;
        if (!ks_bytes_at(ks, self->name, (uint64_t)v1, &v2)) return ks_in_at(ks, "is_folder", self->ks.at);
        v3 = v2 == 47;
    }
    self->is_folder = ((v3 && (self->method == ZIP_ARCHIVE_METHOD_STORED)) && (self->len_member_32 == 0)) && (self->len_data_32 == 0);
    self->ks_state_is_folder = KS_DONE;
    return true;
}

void zip_archive_directory_entry_make_is_member_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    (void)ks;
    self->is_member_large = self->len_member_32 == UINT64_C(4294967295);
    self->ks_state_is_member_large = KS_DONE;
}

void zip_archive_directory_entry_make_is_data_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    (void)ks;
    self->is_data_large = self->len_data_32 == UINT64_C(4294967295);
    self->ks_state_is_data_large = KS_DONE;
}

void zip_archive_directory_entry_make_is_offset_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    (void)ks;
    self->is_offset_large = self->offset_32 == UINT64_C(4294967295);
    self->ks_state_is_offset_large = KS_DONE;
}

void zip_archive_directory_entry_make_num_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    zip_archive_directory_entry_get_is_member_large(ks, self);
    zip_archive_directory_entry_get_is_data_large(ks, self);
    zip_archive_directory_entry_get_is_offset_large(ks, self);
    self->num_large = (uint8_t)(((self->is_member_large ? UINT64_C(1) : UINT64_C(0)) + (self->is_data_large ? UINT64_C(1) : UINT64_C(0))) + (self->is_offset_large ? UINT64_C(1) : UINT64_C(0)));
    self->ks_state_num_large = KS_DONE;
}

bool zip_archive_directory_entry_make_num_values(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
        ks_in(ks, "extra");
        return false;
    }
    uint64_t v1;
    if (self->extra.has_zip64) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "num_values");
        }
        zip_archive_zip64_field_get_num_values(ks, self->extra.zip64);
        v1 = (uint64_t)self->extra.zip64->num_values;
    } else {
        v1 = UINT64_C(0);
    }
    self->num_values = (uint16_t)v1;
    self->ks_state_num_values = KS_DONE;
    return true;
}

bool zip_archive_directory_entry_make_len_member(ks_ctx *ks, zip_archive_directory_entry *self) {
    zip_archive_directory_entry_get_is_member_large(ks, self);
    uint64_t v2;
    if (self->is_member_large) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "len_member");
        }
        if (UINT64_C(0) >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "len_member");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(0) * 8, 8)) return ks_in_at(ks, "len_member", self->ks.at);
        const uint8_t *const v1 = self->extra.zip64->values.data + UINT64_C(0) * 8;
        v2 = ks_u8le(v1);
    } else {
        v2 = (uint64_t)self->len_member_32;
    }
    self->len_member = v2;
    self->ks_state_len_member = KS_DONE;
    return true;
}

bool zip_archive_directory_entry_make_len_data(ks_ctx *ks, zip_archive_directory_entry *self) {
    zip_archive_directory_entry_get_is_data_large(ks, self);
    uint64_t v2;
    if (self->is_data_large) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "len_data");
        }
        zip_archive_directory_entry_get_is_member_large(ks, self);
        if ((self->is_member_large ? UINT64_C(1) : UINT64_C(0)) >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "len_data");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, (self->is_member_large ? UINT64_C(1) : UINT64_C(0)) * 8, 8)) return ks_in_at(ks, "len_data", self->ks.at);
        const uint8_t *const v1 = self->extra.zip64->values.data + (self->is_member_large ? UINT64_C(1) : UINT64_C(0)) * 8;
        v2 = ks_u8le(v1);
    } else {
        v2 = (uint64_t)self->len_data_32;
    }
    self->len_data = v2;
    self->ks_state_len_data = KS_DONE;
    return true;
}

bool zip_archive_directory_entry_make_offset(ks_ctx *ks, zip_archive_directory_entry *self) {
    zip_archive_directory_entry_get_is_offset_large(ks, self);
    uint64_t v3;
    if (self->is_offset_large) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "offset");
        }
        zip_archive_directory_entry_get_num_large(ks, self);
        const int64_t v1 = (int64_t)self->num_large - INT64_C(1);
        if ((uint64_t)v1 >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "offset");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, (uint64_t)v1 * 8, 8)) return ks_in_at(ks, "offset", self->ks.at);
        const uint8_t *const v2 = self->extra.zip64->values.data + (uint64_t)v1 * 8;
        v3 = ks_u8le(v2);
    } else {
        v3 = (uint64_t)self->offset_32;
    }
    self->offset = v3;
    self->ks_state_offset = KS_DONE;
    return true;
}

bool zip_archive_directory_entry_complete(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (!zip_archive_extra_complete(ks, &self->extra)) return ks_in(ks, "extra");
    if (!zip_archive_directory_entry_get_is_folder(ks, self)) return false;
    zip_archive_directory_entry_get_is_member_large(ks, self);
    zip_archive_directory_entry_get_is_data_large(ks, self);
    zip_archive_directory_entry_get_is_offset_large(ks, self);
    zip_archive_directory_entry_get_num_large(ks, self);
    if (!zip_archive_directory_entry_get_len_member(ks, self)) return false;
    if (!zip_archive_directory_entry_get_len_data(ks, self)) return false;
    if (!zip_archive_directory_entry_get_offset(ks, self)) return false;
    return true;
}

/* member */

bool zip_archive_member_parse(ks_ctx *ks, ks_stream *io, zip_archive_member *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_begins_here = ks_at(io);
    bool v1 = io->pos == 0;
    if (!v1) {
        if (!zip_archive_directory_entry_get_offset(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v1 = io->pos == self->entry->offset;
    }
    if (!v1) {
        ks_violated(ks, &rule_zip_archive_member_begins_here, at_begins_here, ks_none(), ks_none());
        return ks_in(ks, "begins_here");
    }
    const uint64_t at_signature = ks_at(io);
    if (!ks_read_bytes(ks, io, 4, &self->signature)) return ks_in(ks, "signature");
    bool v2 = false;
    if (!ks_bytes_are(ks, self->signature, ((ks_bytes){(const uint8_t *)"PK\003\004", 4}), &v2)) return ks_in_at(ks, "signature", ks_at(io));
    if (!v2) {
        ks_violated(ks, &rule_zip_archive_member_signature, at_signature, ks_none(), ks_value_bytes(ks, self->signature.data, self->signature.size));
        return ks_in(ks, "signature");
    }
    const uint64_t at_first_begins_here = ks_at(io);
    bool v3 = io->pos != 4;
    if (!v3) {
        if (!zip_archive_directory_entry_get_offset(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v3 = self->entry->offset == 0;
    }
    if (!v3) {
        ks_violated(ks, &rule_zip_archive_member_first_begins_here, at_first_begins_here, ks_none(), ks_none());
        return ks_in(ks, "first_begins_here");
    }
    const uint64_t at_version_needed = ks_at(io);
    if (!ks_read_u2le(ks, io, &self->version_needed)) return ks_in(ks, "version_needed");
    if (!(self->version_needed <= 45)) {
        ks_violated(ks, &rule_zip_archive_member_version_needed, at_version_needed, ks_none(), ks_value_u64((uint64_t)self->version_needed));
        return ks_in(ks, "version_needed");
    }
    bool v4 = self->version_needed == self->entry->version_needed;
    if (!v4) {
        zip_archive_directory_entry_get_is_offset_large(ks, self->entry);
        v4 = (self->entry->is_offset_large && (self->entry->version_needed == 45)) && (self->version_needed < 45);
    }
    if (!v4 && !ks_violated(ks, &rule_zip_archive_member_same_version, at_version_needed, ks_none(), ks_value_u64((uint64_t)self->version_needed))) {
        return ks_in(ks, "version_needed");
    }
    const uint64_t v5 = ks_run(ks, io, 8);
    const uint8_t *const v6 = ks_here(io);
    if (v5 < 2) {
        ks_short(ks, io, 0, 2);
        return ks_in(ks, "flags");
    }
    self->flags = ks_u2le(v6);
    if (!(self->flags == self->entry->flags)) {
        ks_violated(ks, &rule_zip_archive_member_flags, ks_at(io), ks_value_u64((uint64_t)self->entry->flags), ks_value_u64((uint64_t)self->flags));
        return ks_in(ks, "flags");
    }
    if (v5 < 4) {
        ks_short(ks, io, 2, 2);
        return ks_in(ks, "method");
    }
    self->method = ks_u2le(v6 + 2);
    if (!(self->method == self->entry->method)) {
        ks_violated(ks, &rule_zip_archive_member_method, ks_at(io) + 2, ks_none(), ks_value_u64((uint64_t)self->method));
        return ks_in(ks, "method");
    }
    if (v5 < 6) {
        ks_short(ks, io, 4, 2);
        return ks_in(ks, "time");
    }
    self->time = ks_u2le(v6 + 4);
    if (!(self->time == self->entry->time) && !ks_violated(ks, &rule_zip_archive_member_time, ks_at(io) + 4, ks_value_u64((uint64_t)self->entry->time), ks_value_u64((uint64_t)self->time))) {
        return ks_in(ks, "time");
    }
    if (v5 < 8) {
        ks_short(ks, io, 6, 2);
        return ks_in(ks, "date");
    }
    self->date = ks_u2le(v6 + 6);
    if (!(self->date == self->entry->date) && !ks_violated(ks, &rule_zip_archive_member_date, ks_at(io) + 6, ks_value_u64((uint64_t)self->entry->date), ks_value_u64((uint64_t)self->date))) {
        return ks_in(ks, "date");
    }
    io->pos += 8;
    const uint64_t at_crc32 = ks_at(io);
    if (!ks_read_u4le(ks, io, &self->crc32)) return ks_in(ks, "crc32");
    bool v7 = self->crc32 == self->entry->crc32;
    if (!v7) {
        zip_archive_member_get_has_descriptor(ks, self);
        v7 = self->has_descriptor && (self->crc32 == 0);
    }
    if (!v7) {
        ks_violated(ks, &rule_zip_archive_member_crc32, at_crc32, ks_none(), ks_value_u64((uint64_t)self->crc32));
        return ks_in(ks, "crc32");
    }
    const uint64_t v8 = ks_run(ks, io, 12);
    const uint8_t *const v9 = ks_here(io);
    const uint64_t at_len_data_32 = ks_at(io);
    if (v8 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "len_data_32");
    }
    self->len_data_32 = ks_u4le(v9);
    const uint64_t at_len_member_32 = ks_at(io) + 4;
    if (v8 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "len_member_32");
    }
    self->len_member_32 = ks_u4le(v9 + 4);
    if (v8 < 10) {
        ks_short(ks, io, 8, 2);
        return ks_in(ks, "len_name");
    }
    self->len_name = ks_u2le(v9 + 8);
    if (!(self->len_name == self->entry->len_name)) {
        ks_violated(ks, &rule_zip_archive_member_len_name, ks_at(io) + 8, ks_value_u64((uint64_t)self->entry->len_name), ks_value_u64((uint64_t)self->len_name));
        return ks_in(ks, "len_name");
    }
    if (v8 < 12) {
        ks_short(ks, io, 10, 2);
        return ks_in(ks, "len_extra");
    }
    self->len_extra = ks_u2le(v9 + 10);
    io->pos += 12;
    const uint64_t at_name = ks_at(io);
    if (!ks_read_bytes(ks, io, self->len_name, &self->name)) return ks_in(ks, "name");
    bool v10 = false;
    if (!ks_bytes_equal(ks, self->name, self->entry->name, &v10)) return ks_in_at(ks, "name", ks_at(io));
    if (!v10) {
        ks_violated(ks, &rule_zip_archive_member_name, at_name, ks_none(), ks_value_bytes(ks, self->name.data, self->name.size));
        return ks_in(ks, "name");
    }
    const uint64_t at_extra = ks_at(io);
    const uint64_t v11 = ks_at(io);
    ks_bytes v13 = {NULL, 0};
    if (!ks_read_bytes(ks, io, self->len_extra, &v13)) return ks_in(ks, "extra");
    ks_stream v12 = ks_substream(io, v13.size, v13.size);
    self->extra.len_extra = (uint16_t)self->len_extra;
    if (!zip_archive_extra_parse(ks, &v12, &self->extra)) return ks_in(ks, "extra");
    self->extra.ks.at = v11;
    self->extra.ks.size = v13.size;
    if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
        ks_in(ks, "extra");
        return false;
    }
    bool v16 = !self->extra.has_zip64;
    if (!v16) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64' to be present");
            return ks_in(ks, "zip64_has_both");
        }
        zip_archive_zip64_field_get_has_disk(ks, self->extra.zip64);
        bool v15 = !self->extra.zip64->has_disk;
        if (v15) {
            zip_archive_zip64_field_get_num_values(ks, self->extra.zip64);
            bool v14 = self->extra.zip64->num_values == 2;
            if (!v14) {
                if (!zip_archive_member_get_has_offset(ks, self)) return false;
                v14 = self->has_offset;
            }
            v15 = v14;
        }
        v16 = v15;
    }
    if (!v16) {
        ks_violated(ks, &rule_zip_archive_member_zip64_has_both, at_extra, ks_none(), ks_none());
        return ks_in(ks, "extra");
    }
    if (!zip_archive_member_get_has_sizes(ks, self)) return false;
    bool v26 = !self->has_sizes;
    if (!v26) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64' to be present");
            return ks_in(ks, "zip64_agrees");
        }
        if (UINT64_C(0) >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "zip64_agrees");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(0) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
        const uint8_t *const v17 = self->extra.zip64->values.data + UINT64_C(0) * 8;
        if (!zip_archive_directory_entry_get_len_member(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        bool v20 = ks_u8le(v17) == self->entry->len_member;
        if (!v20) {
            zip_archive_member_get_has_descriptor(ks, self);
            bool v19 = self->has_descriptor;
            if (v19) {
                if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(0) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
                const uint8_t *const v18 = self->extra.zip64->values.data + UINT64_C(0) * 8;
                v19 = ks_u8le(v18) == 0;
            }
            v20 = v19;
        }
        bool v25 = v20;
        if (v25) {
            if (UINT64_C(1) >= self->extra.zip64->values.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in(ks, "zip64_agrees");
            }
            if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(1) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
            const uint8_t *const v21 = self->extra.zip64->values.data + UINT64_C(1) * 8;
            if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
                ks_in(ks, "entry");
                return false;
            }
            bool v24 = ks_u8le(v21) == self->entry->len_data;
            if (!v24) {
                zip_archive_member_get_has_descriptor(ks, self);
                bool v23 = self->has_descriptor;
                if (v23) {
                    if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(1) * 8, 8)) return ks_in_at(ks, "zip64_agrees", ks_at(io));
                    const uint8_t *const v22 = self->extra.zip64->values.data + UINT64_C(1) * 8;
                    v23 = ks_u8le(v22) == 0;
                }
                v24 = v23;
            }
            v25 = v24;
        }
        v26 = v25;
    }
    if (!v26) {
        ks_violated(ks, &rule_zip_archive_member_zip64_agrees, at_extra, ks_none(), ks_none());
        return ks_in(ks, "extra");
    }
    if (!zip_archive_member_get_has_offset(ks, self)) return false;
    bool v29 = !self->has_offset;
    if (!v29) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'zip64' to be present");
            return ks_in(ks, "offset_agrees");
        }
        zip_archive_zip64_field_get_num_values(ks, self->extra.zip64);
        const int64_t v27 = (int64_t)self->extra.zip64->num_values - INT64_C(1);
        if ((uint64_t)v27 >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "offset_agrees");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, (uint64_t)v27 * 8, 8)) return ks_in_at(ks, "offset_agrees", ks_at(io));
        const uint8_t *const v28 = self->extra.zip64->values.data + (uint64_t)v27 * 8;
        if (!zip_archive_directory_entry_get_offset(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v29 = ks_u8le(v28) == self->entry->offset;
    }
    if (!v29) {
        ks_violated(ks, &rule_zip_archive_member_offset_agrees, at_extra, ks_none(), ks_none());
        return ks_in(ks, "extra");
    }
    bool v30 = self->has_sizes && (self->len_data_32 == UINT64_C(4294967295));
    if (!v30) {
        if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v30 = (self->len_data_32 == self->entry->len_data) && (self->len_data_32 != UINT64_C(4294967295));
    }
    bool v31 = v30;
    if (!v31) {
        zip_archive_member_get_has_descriptor(ks, self);
        v31 = self->has_descriptor && (self->len_data_32 == 0);
    }
    if (!v31) {
        ks_violated(ks, &rule_zip_archive_member_same_len_data, at_len_data_32, ks_none(), ks_value_u64((uint64_t)self->len_data_32));
        return ks_in(ks, "len_data_32");
    }
    bool v32 = self->has_sizes && (self->len_member_32 == UINT64_C(4294967295));
    if (!v32) {
        if (!zip_archive_directory_entry_get_len_member(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v32 = (self->len_member_32 == self->entry->len_member) && (self->len_member_32 != UINT64_C(4294967295));
    }
    bool v33 = v32;
    if (!v33) {
        zip_archive_member_get_has_descriptor(ks, self);
        v33 = self->has_descriptor && (self->len_member_32 == 0);
    }
    if (!v33) {
        ks_violated(ks, &rule_zip_archive_member_same_len_member, at_len_member_32, ks_none(), ks_value_u64((uint64_t)self->len_member_32));
        return ks_in(ks, "len_member_32");
    }
    if (!(((self->len_data_32 == UINT64_C(4294967295)) && (self->len_member_32 == UINT64_C(4294967295))) || ((self->len_data_32 != UINT64_C(4294967295)) && (self->len_member_32 != UINT64_C(4294967295))))) {
        ks_violated(ks, &rule_zip_archive_member_same_form, at_len_data_32, ks_none(), ks_value_u64((uint64_t)self->len_data_32));
        return ks_in(ks, "len_data_32");
    }
    zip_archive_member_get_has_descriptor(ks, self);
    bool v36 = !self->has_descriptor;
    if (!v36) {
        bool v34 = self->crc32 == self->entry->crc32;
        if (v34) {
            if (!zip_archive_member_get_len_data(ks, self)) return false;
            if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
                ks_in(ks, "entry");
                return false;
            }
            v34 = self->len_data == self->entry->len_data;
        }
        bool v35 = v34;
        if (v35) {
            if (!zip_archive_member_get_len_member(ks, self)) return false;
            if (!zip_archive_directory_entry_get_len_member(ks, self->entry)) {
                ks_in(ks, "entry");
                return false;
            }
            v35 = self->len_member == self->entry->len_member;
        }
        v36 = v35;
    }
    bool v39 = v36;
    if (!v39) {
        bool v37 = self->crc32 == 0;
        if (v37) {
            if (!zip_archive_member_get_len_data(ks, self)) return false;
            v37 = self->len_data == 0;
        }
        bool v38 = v37;
        if (v38) {
            if (!zip_archive_member_get_len_member(ks, self)) return false;
            v38 = self->len_member == 0;
        }
        v39 = v38;
    }
    if (!v39 && !ks_violated(ks, &rule_zip_archive_member_all_or_nothing, at_crc32, ks_none(), ks_value_u64((uint64_t)self->crc32))) {
        return ks_in(ks, "crc32");
    }
    const uint64_t at_data_in_bounds = ks_at(io);
    bool v41 = io->pos <= self->ofs_next;
    if (v41) {
        if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        ks_int v40 = {0, false};
        if (!ks_int_sub(ks, ks_int_of_u64(self->ofs_next), ks_int_of_u64(io->pos), &v40)) return ks_in_at(ks, "data_in_bounds", ks_at(io));
        v41 = ks_int_compare(ks_int_of_u64(self->entry->len_data), v40) <= 0;
    }
    if (!v41) {
        ks_violated(ks, &rule_zip_archive_member_data_in_bounds, at_data_in_bounds, ks_none(), ks_none());
        return ks_in(ks, "data_in_bounds");
    }
    if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
        ks_in(ks, "entry");
        return false;
    }
    if (!ks_read_bytes(ks, io, self->entry->len_data, &self->data)) return ks_in(ks, "data");
    const uint64_t at_len_descriptor = ks_at(io);
    ks_int v42 = {0, false};
    if (!ks_int_sub(ks, ks_int_of_u64(self->ofs_next), ks_int_of_u64(io->pos), &v42)) return ks_in_at(ks, "len_descriptor", ks_at(io));
    bool v47 = (ks_int_compare(v42, ks_int_of_u64(UINT64_C(0))) == 0) && !self->has_descriptor;
    if (!v47) {
        bool v46 = self->has_descriptor;
        if (v46) {
            ks_int v43 = {0, false};
            if (!ks_int_sub(ks, ks_int_of_u64(self->ofs_next), ks_int_of_u64(io->pos), &v43)) return ks_in_at(ks, "len_descriptor", ks_at(io));
            if (!zip_archive_member_get_is_wide(ks, self)) return false;
            bool v45 = ks_int_compare(v43, ks_int_of_u64(self->is_wide ? UINT64_C(24) : UINT64_C(16))) == 0;
            if (!v45) {
                ks_int v44 = {0, false};
                if (!ks_int_sub(ks, ks_int_of_u64(self->ofs_next), ks_int_of_u64(io->pos), &v44)) return ks_in_at(ks, "len_descriptor", ks_at(io));
                v45 = ks_int_compare(v44, ks_int_of_u64(self->is_wide ? UINT64_C(20) : UINT64_C(12))) == 0;
            }
            v46 = v45;
        }
        v47 = v46;
    }
    if (!v47) {
        ks_violated(ks, &rule_zip_archive_member_len_descriptor, at_len_descriptor, ks_none(), ks_none());
        return ks_in(ks, "len_descriptor");
    }
    if (self->has_descriptor) {
        zip_archive_descriptor *const v48 = (zip_archive_descriptor *)ks_alloc(ks, 1, sizeof *v48);
        if (v48 == NULL) return ks_in_at(ks, "descriptor", ks_at(io));
        memset(v48, 0, sizeof *v48);
        self->descriptor = v48;
        v48->entry = self->entry;
        if (!zip_archive_member_get_is_wide(ks, self)) return false;
        v48->is_wide = self->is_wide;
        ks_int v49 = {0, false};
        if (!ks_int_sub(ks, ks_int_of_u64(self->ofs_next), ks_int_of_u64(io->pos), &v49)) return ks_in_at(ks, "descriptor", ks_at(io));
        v48->is_signed = ks_int_compare(v49, ks_int_of_u64(self->is_wide ? UINT64_C(24) : UINT64_C(16))) == 0;
        if (!zip_archive_descriptor_parse(ks, io, v48)) return ks_in(ks, "descriptor");
    }
    return true;
}

bool zip_archive_member_make_has_sizes(ks_ctx *ks, zip_archive_member *self) {
    if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
        ks_in(ks, "extra");
        return false;
    }
    bool v1 = self->extra.has_zip64;
    if (v1) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "has_sizes");
        }
        zip_archive_zip64_field_get_num_values(ks, self->extra.zip64);
        v1 = self->extra.zip64->num_values >= 2;
    }
    self->has_sizes = v1;
    self->ks_state_has_sizes = KS_DONE;
    return true;
}

bool zip_archive_member_make_has_offset(ks_ctx *ks, zip_archive_member *self) {
    bool v1 = self->repeats_offset;
    if (v1) {
        zip_archive_directory_entry_get_is_offset_large(ks, self->entry);
        v1 = self->entry->is_offset_large;
    }
    bool v2 = v1;
    if (v2) {
        if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        v2 = self->extra.has_zip64;
    }
    bool v3 = v2;
    if (v3) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "has_offset");
        }
        zip_archive_zip64_field_get_num_values(ks, self->extra.zip64);
        v3 = (self->extra.zip64->num_values == 1) || (self->extra.zip64->num_values == 3);
    }
    self->has_offset = v3;
    self->ks_state_has_offset = KS_DONE;
    return true;
}

void zip_archive_member_make_has_descriptor(ks_ctx *ks, zip_archive_member *self) {
    (void)ks;
    self->has_descriptor = ((uint64_t)self->entry->flags & UINT64_C(8)) != 0;
    self->ks_state_has_descriptor = KS_DONE;
}

bool zip_archive_member_make_len_data(ks_ctx *ks, zip_archive_member *self) {
    uint64_t v2;
    if (self->len_data_32 == UINT64_C(4294967295)) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "len_data");
        }
        if (UINT64_C(1) >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "len_data");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(1) * 8, 8)) return ks_in_at(ks, "len_data", self->ks.at);
        const uint8_t *const v1 = self->extra.zip64->values.data + UINT64_C(1) * 8;
        v2 = ks_u8le(v1);
    } else {
        v2 = (uint64_t)self->len_data_32;
    }
    self->len_data = v2;
    self->ks_state_len_data = KS_DONE;
    return true;
}

bool zip_archive_member_make_len_member(ks_ctx *ks, zip_archive_member *self) {
    uint64_t v2;
    if (self->len_member_32 == UINT64_C(4294967295)) {
        if (!zip_archive_extra_get_zip64(ks, &self->extra)) {
            ks_in(ks, "extra");
            return false;
        }
        if (self->extra.ks_state_zip64 != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'zip64' to be present");
            return ks_in(ks, "len_member");
        }
        if (UINT64_C(0) >= self->extra.zip64->values.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "len_member");
        }
        if (!ks_fetch_part(ks, self->extra.zip64->values.data, UINT64_C(0) * 8, 8)) return ks_in_at(ks, "len_member", self->ks.at);
        const uint8_t *const v1 = self->extra.zip64->values.data + UINT64_C(0) * 8;
        v2 = ks_u8le(v1);
    } else {
        v2 = (uint64_t)self->len_member_32;
    }
    self->len_member = v2;
    self->ks_state_len_member = KS_DONE;
    return true;
}

bool zip_archive_member_make_is_wide(ks_ctx *ks, zip_archive_member *self) {
    if (!zip_archive_extra_get_has_zip64(ks, &self->extra)) {
        ks_in(ks, "extra");
        return false;
    }
    bool v1 = self->extra.has_zip64;
    if (!v1) {
        if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v1 = self->entry->len_data >= UINT64_C(4294967295);
    }
    bool v2 = v1;
    if (!v2) {
        if (!zip_archive_directory_entry_get_len_member(ks, self->entry)) {
            ks_in(ks, "entry");
            return false;
        }
        v2 = self->entry->len_member >= UINT64_C(4294967295);
    }
    self->is_wide = v2;
    self->ks_state_is_wide = KS_DONE;
    return true;
}

bool zip_archive_member_complete(ks_ctx *ks, zip_archive_member *self) {
    if (!zip_archive_extra_complete(ks, &self->extra)) return ks_in(ks, "extra");
    zip_archive_member_get_has_descriptor(ks, self);
    if (!zip_archive_member_get_len_data(ks, self)) return false;
    if (!zip_archive_member_get_len_member(ks, self)) return false;
    if (!zip_archive_member_get_is_wide(ks, self)) return false;
    return true;
}

/* descriptor */

bool zip_archive_descriptor_parse(ks_ctx *ks, ks_stream *io, zip_archive_descriptor *self) {
    const uint64_t at_signature = ks_at(io);
    if (self->is_signed) {
        self->ks_has_signature = true;
        if (!ks_read_bytes(ks, io, 4, &self->signature)) return ks_in(ks, "signature");
        bool v1 = false;
        if (!ks_bytes_are(ks, self->signature, ((ks_bytes){(const uint8_t *)"PK\007\010", 4}), &v1)) return ks_in_at(ks, "signature", ks_at(io));
        if (!v1) {
            ks_violated(ks, &rule_zip_archive_descriptor_signature, at_signature, ks_none(), ks_value_bytes(ks, self->signature.data, self->signature.size));
            return ks_in(ks, "signature");
        }
    }
    const uint64_t at_crc32 = ks_at(io);
    if (!ks_read_u4le(ks, io, &self->crc32)) return ks_in(ks, "crc32");
    if (!(self->crc32 == self->entry->crc32)) {
        ks_violated(ks, &rule_zip_archive_descriptor_crc32, at_crc32, ks_value_u64((uint64_t)self->entry->crc32), ks_value_u64((uint64_t)self->crc32));
        return ks_in(ks, "crc32");
    }
    if (!(self->is_signed || (self->crc32 != 134695760))) {
        ks_violated(ks, &rule_zip_archive_descriptor_not_a_signature, at_crc32, ks_none(), ks_value_u64((uint64_t)self->crc32));
        return ks_in(ks, "crc32");
    }
    if (!(self->is_signed || (self->entry->method != ZIP_ARCHIVE_METHOD_STORED)) && !ks_violated(ks, &rule_zip_archive_descriptor_signed_if_stored, at_crc32, ks_none(), ks_value_u64((uint64_t)self->crc32))) {
        return ks_in(ks, "crc32");
    }
    const uint64_t at_len_data = ks_at(io);
    if (self->is_wide == true) {
        uint64_t v2 = 0;
        if (!ks_read_u8le(ks, io, &v2)) return ks_in(ks, "len_data");
        self->len_data = v2;
        self->ks_has_len_data = 8;
    } else {
        if (self->is_wide == false) {
            uint32_t v3 = 0;
            if (!ks_read_u4le(ks, io, &v3)) return ks_in(ks, "len_data");
            self->len_data = v3;
            self->ks_has_len_data = 4;
        } else {
        }
    }
    if (self->ks_has_len_data == 0) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_data' to be present");
        return ks_in(ks, "same_len_data");
    }
    if (!zip_archive_directory_entry_get_len_data(ks, self->entry)) {
        ks_in(ks, "entry");
        return false;
    }
    if (!(self->len_data == self->entry->len_data)) {
        ks_violated(ks, &rule_zip_archive_descriptor_same_len_data, at_len_data, ks_none(), ks_value_u64(self->len_data));
        return ks_in(ks, "len_data");
    }
    const uint64_t at_len_member = ks_at(io);
    if (self->is_wide == true) {
        uint64_t v4 = 0;
        if (!ks_read_u8le(ks, io, &v4)) return ks_in(ks, "len_member");
        self->len_member = v4;
        self->ks_has_len_member = 8;
    } else {
        if (self->is_wide == false) {
            uint32_t v5 = 0;
            if (!ks_read_u4le(ks, io, &v5)) return ks_in(ks, "len_member");
            self->len_member = v5;
            self->ks_has_len_member = 4;
        } else {
        }
    }
    if (self->ks_has_len_member == 0) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_member' to be present");
        return ks_in(ks, "same_len_member");
    }
    if (!zip_archive_directory_entry_get_len_member(ks, self->entry)) {
        ks_in(ks, "entry");
        return false;
    }
    if (!(self->len_member == self->entry->len_member)) {
        ks_violated(ks, &rule_zip_archive_descriptor_same_len_member, at_len_member, ks_none(), ks_value_u64(self->len_member));
        return ks_in(ks, "len_member");
    }
    return true;
}

/* extra */

bool zip_archive_extra_parse(ks_ctx *ks, ks_stream *io, zip_archive_extra *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (self->len_extra >= 4) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(zip_archive_extra_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            zip_archive_extra_field *const v3 = (zip_archive_extra_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            const uint64_t v4 = v1;
            if (v4 > UINT16_MAX) {
                ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at most %", ks_value_u64(UINT16_MAX), ks_value_u64(v4));
                return ks_in_item(ks, "fields", v1);
            }
            v3->index = (uint16_t)v4;
            uint64_t v7;
            if (v1 == 0) {
                v7 = UINT64_C(65535);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v5 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v5 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                zip_archive_extra_field *const v6 = (zip_archive_extra_field *)ks_list_at(&self->fields, (uint64_t)v5);
                zip_archive_extra_field_get_last_zip64(ks, v6);
                v7 = (uint64_t)v6->last_zip64;
            }
            v3->zip64_before = (uint16_t)v7;
            if (!zip_archive_extra_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !(((int64_t)io->size - (int64_t)io->pos) < 4);
        }
    }
    const uint64_t at_no_padding = ks_at(io);
    if (!(io->pos == io->size) && !ks_violated(ks, &rule_zip_archive_extra_no_padding, at_no_padding, ks_none(), ks_none())) {
        return ks_in(ks, "no_padding");
    }
    self->padding = ks_view_here(io);
    for (uint64_t v8 = 0; !ks_eof(io); v8++) {
        if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "padding", v8, ks_at(io));
        zip_archive_zero v9;
        memset(&v9, 0, sizeof v9);
        self->padding.count = v8;
        if (!zip_archive_zero_parse(ks, io, &v9)) return ks_in_item(ks, "padding", v8);
        self->padding.count = v8 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool zip_archive_extra_make_index_zip64(ks_ctx *ks, zip_archive_extra *self) {
    uint64_t v2;
    if (self->len_extra >= 4) {
        if (!self->ks_has_fields) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
            return ks_in(ks, "index_zip64");
        }
        if (self->fields.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "index_zip64");
        }
        zip_archive_extra_field *const v1 = (zip_archive_extra_field *)ks_list_at(&self->fields, (self->fields.count - 1));
        zip_archive_extra_field_get_last_zip64(ks, v1);
        v2 = (uint64_t)v1->last_zip64;
    } else {
        v2 = UINT64_C(65535);
    }
    self->index_zip64 = (uint16_t)v2;
    self->ks_state_index_zip64 = KS_DONE;
    return true;
}

bool zip_archive_extra_make_has_zip64(ks_ctx *ks, zip_archive_extra *self) {
    if (!zip_archive_extra_get_index_zip64(ks, self)) return false;
    self->has_zip64 = self->index_zip64 != 65535;
    self->ks_state_has_zip64 = KS_DONE;
    return true;
}

bool zip_archive_extra_make_zip64(ks_ctx *ks, zip_archive_extra *self) {
    if (!zip_archive_extra_get_has_zip64(ks, self)) return false;
    if (!(self->has_zip64)) {
        self->ks_state_zip64 = KS_MISSING;
        return true;
    }
    if (!self->ks_has_fields) {
        ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
        return ks_in(ks, "zip64");
    }
    if (!zip_archive_extra_get_index_zip64(ks, self)) return false;
    if ((uint64_t)self->index_zip64 >= self->fields.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "zip64");
    }
    zip_archive_extra_field *const v1 = (zip_archive_extra_field *)ks_list_at(&self->fields, (uint64_t)self->index_zip64);
    if (v1->body.object.type != &zip_archive_zip64_field_desc) {
        ks_fail(ks, KS_WRONG_TYPE, self->ks.at, "an object of type zip64_field");
        return ks_in(ks, "zip64");
    }
    zip_archive_zip64_field *const v2 = (zip_archive_zip64_field *)v1->body.object.object;
    self->zip64 = v2;
    self->ks_state_zip64 = KS_DONE;
    return true;
}

bool zip_archive_extra_complete(ks_ctx *ks, zip_archive_extra *self) {
    if (!zip_archive_extra_get_index_zip64(ks, self)) return false;
    if (!zip_archive_extra_get_has_zip64(ks, self)) return false;
    if (!zip_archive_extra_get_zip64(ks, self)) return false;
    return true;
}

/* zero */

bool zip_archive_zero_parse(ks_ctx *ks, ks_stream *io, zip_archive_zero *self) {
    const uint64_t at_value = ks_at(io);
    if (!ks_read_u1(ks, io, &self->value)) return ks_in(ks, "value");
    if (!(self->value == 0)) {
        ks_violated(ks, &rule_zip_archive_zero_value, at_value, ks_none(), ks_value_u64((uint64_t)self->value));
        return ks_in(ks, "value");
    }
    return true;
}

/* extra_field */

bool zip_archive_extra_field_parse(ks_ctx *ks, ks_stream *io, zip_archive_extra_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t v1 = ks_run(ks, io, 4);
    const uint8_t *const v2 = ks_here(io);
    const uint64_t at_id = ks_at(io);
    if (v1 < 2) {
        ks_short(ks, io, 0, 2);
        return ks_in(ks, "id");
    }
    self->id = ks_u2le(v2);
    if (!((self->id == ZIP_ARCHIVE_FIELD_ID_ZIP64) || (self->id == ZIP_ARCHIVE_FIELD_ID_NTFS) || (self->id == ZIP_ARCHIVE_FIELD_ID_UNIX) || (self->id == ZIP_ARCHIVE_FIELD_ID_TIMESTAMP) || (self->id == ZIP_ARCHIVE_FIELD_ID_UNIX_OLD) || (self->id == ZIP_ARCHIVE_FIELD_ID_UNIX_IDS_OLD) || (self->id == ZIP_ARCHIVE_FIELD_ID_UNIX_IDS) || (self->id == ZIP_ARCHIVE_FIELD_ID_JAR) || (self->id == ZIP_ARCHIVE_FIELD_ID_ALIGNMENT) || (self->id == ZIP_ARCHIVE_FIELD_ID_PADDING)) && !ks_violated(ks, &rule_zip_archive_extra_field_id, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->id))) {
        return ks_in(ks, "id");
    }
    if (!((self->id != ZIP_ARCHIVE_FIELD_ID_ZIP64) || (self->zip64_before == 65535))) {
        ks_violated(ks, &rule_zip_archive_extra_field_zip64_once, at_id, ks_none(), ks_value_u64((uint64_t)self->id));
        return ks_in(ks, "id");
    }
    const uint64_t at_len_body = ks_at(io) + 2;
    if (v1 < 4) {
        ks_short(ks, io, 2, 2);
        return ks_in(ks, "len_body");
    }
    self->len_body = ks_u2le(v2 + 2);
    if (!((self->id != ZIP_ARCHIVE_FIELD_ID_JAR) || (self->len_body == 0)) && !ks_violated(ks, &rule_zip_archive_extra_field_jar_is_empty, at_len_body, ks_none(), ks_value_u64((uint64_t)self->len_body))) {
        return ks_in(ks, "len_body");
    }
    if (!(((((self->id != ZIP_ARCHIVE_FIELD_ID_TIMESTAMP) || (self->len_body == 1)) || (self->len_body == 5)) || (self->len_body == 9)) || (self->len_body == 13)) && !ks_violated(ks, &rule_zip_archive_extra_field_timestamp_is_whole, at_len_body, ks_none(), ks_value_u64((uint64_t)self->len_body))) {
        return ks_in(ks, "len_body");
    }
    io->pos += 4;
    memset(&self->body, 0, sizeof self->body);
    switch (self->id) {
    case ZIP_ARCHIVE_FIELD_ID_ZIP64: {
        zip_archive_zip64_field *const v3 = (zip_archive_zip64_field *)ks_alloc(ks, 1, sizeof *v3);
        if (v3 == NULL) return ks_in_at(ks, "body", ks_at(io));
        memset(v3, 0, sizeof *v3);
        self->body.object = (ks_ref){&zip_archive_zip64_field_desc, v3};
        self->body.kind = KS_ANY_OBJECT;
        const uint64_t v4 = ks_at(io);
        ks_bytes v6 = {NULL, 0};
        if (!ks_read_bytes(ks, io, self->len_body, &v6)) return ks_in(ks, "body");
        ks_stream v5 = ks_substream(io, v6.size, v6.size);
        v3->len_body = (uint16_t)self->len_body;
        if (!zip_archive_zip64_field_parse(ks, &v5, v3)) return ks_in(ks, "body");
        v3->ks.at = v4;
        v3->ks.size = v6.size;
        break;
    }
    case ZIP_ARCHIVE_FIELD_ID_UNICODE_PATH: {
        zip_archive_unicode_path *const v7 = (zip_archive_unicode_path *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "body", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->body.object = (ks_ref){&zip_archive_unicode_path_desc, v7};
        self->body.kind = KS_ANY_OBJECT;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (!ks_read_bytes(ks, io, self->len_body, &v10)) return ks_in(ks, "body");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        if (!zip_archive_unicode_path_parse(ks, &v9, v7)) return ks_in(ks, "body");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
        break;
    }
    case ZIP_ARCHIVE_FIELD_ID_PADDING: {
        zip_archive_letters *const v11 = (zip_archive_letters *)ks_alloc(ks, 1, sizeof *v11);
        if (v11 == NULL) return ks_in_at(ks, "body", ks_at(io));
        memset(v11, 0, sizeof *v11);
        self->body.object = (ks_ref){&zip_archive_letters_desc, v11};
        self->body.kind = KS_ANY_OBJECT;
        const uint64_t v12 = ks_at(io);
        ks_bytes v14 = {NULL, 0};
        if (!ks_read_bytes(ks, io, self->len_body, &v14)) return ks_in(ks, "body");
        ks_stream v13 = ks_substream(io, v14.size, v14.size);
        if (!zip_archive_letters_parse(ks, &v13, v11)) return ks_in(ks, "body");
        v11->ks.at = v12;
        v11->ks.size = v14.size;
        break;
    }
    default: {
        ks_bytes v15;
        if (!ks_read_bytes(ks, io, self->len_body, &v15)) return ks_in(ks, "body");
        if (!ks_text_of(ks, v15, &self->body.bytes)) return ks_in(ks, "body");
        self->body.kind = KS_ANY_BYTES;
        break;
    }
    }
    zip_archive_extra_field_get_last_zip64(ks, self);
    return true;
}

void zip_archive_extra_field_make_last_zip64(ks_ctx *ks, zip_archive_extra_field *self) {
    (void)ks;
    self->last_zip64 = (uint16_t)((self->id == ZIP_ARCHIVE_FIELD_ID_ZIP64) ? (uint64_t)self->index : (uint64_t)self->zip64_before);
    self->ks_state_last_zip64 = KS_DONE;
}

bool zip_archive_extra_field_complete(ks_ctx *ks, zip_archive_extra_field *self) {
    zip_archive_extra_field_get_last_zip64(ks, self);
    return true;
}

/* zip64_field */

bool zip_archive_zip64_field_parse(ks_ctx *ks, ks_stream *io, zip_archive_zip64_field *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    zip_archive_zip64_field_get_num_values(ks, self);
    if (!ks_read_view(ks, io, self->num_values, 8, &self->values)) return ks_in(ks, "values");
    const uint64_t at_disk = ks_at(io);
    zip_archive_zip64_field_get_has_disk(ks, self);
    if (self->has_disk) {
        self->ks_has_disk = true;
        if (!ks_read_u4le(ks, io, &self->disk)) return ks_in(ks, "disk");
        if (!(self->disk == 0)) {
            ks_violated(ks, &rule_zip_archive_zip64_field_disk, at_disk, ks_none(), ks_value_u64((uint64_t)self->disk));
            return ks_in(ks, "disk");
        }
    }
    const uint64_t at_legal_size = ks_at(io);
    if (!((self->len_body <= 28) && ((((uint64_t)self->len_body % UINT64_C(8)) == 0) || self->has_disk))) {
        ks_violated(ks, &rule_zip_archive_zip64_field_legal_size, at_legal_size, ks_none(), ks_none());
        return ks_in(ks, "legal_size");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

void zip_archive_zip64_field_make_num_values(ks_ctx *ks, zip_archive_zip64_field *self) {
    (void)ks;
    self->num_values = (uint16_t)((uint64_t)self->len_body / UINT64_C(8));
    self->ks_state_num_values = KS_DONE;
}

void zip_archive_zip64_field_make_has_disk(ks_ctx *ks, zip_archive_zip64_field *self) {
    (void)ks;
    self->has_disk = ((uint64_t)self->len_body % UINT64_C(8)) == 4;
    self->ks_state_has_disk = KS_DONE;
}

bool zip_archive_zip64_field_complete(ks_ctx *ks, zip_archive_zip64_field *self) {
    zip_archive_zip64_field_get_num_values(ks, self);
    zip_archive_zip64_field_get_has_disk(ks, self);
    return true;
}

/* unicode_path */

bool zip_archive_unicode_path_parse(ks_ctx *ks, ks_stream *io, zip_archive_unicode_path *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "version");
    }
    self->version = ks_u1(v2);
    if (v1 < 5) {
        ks_short(ks, io, 1, 4);
        return ks_in(ks, "name_crc32");
    }
    self->name_crc32 = ks_u4le(v2 + 1);
    io->pos += 5;
    if (!ks_read_rest(ks, io, &self->name)) return ks_in(ks, "name");
    self->ks.size = io->pos - ks_start;
    return true;
}

/* letters */

bool zip_archive_letters_parse(ks_ctx *ks, ks_stream *io, zip_archive_letters *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_fill = ks_at(io);
    if (!ks_read_rest(ks, io, &self->fill)) return ks_in(ks, "fill");
    bool v4 = io->size == 0;
    if (!v4) {
        uint8_t v1 = 0;
        if (!ks_bytes_min(ks, self->fill, &v1)) return ks_in_at(ks, "only_letters", ks_at(io));
        bool v3 = v1 == 90;
        if (v3) {
            uint8_t v2 = 0;
            if (!ks_bytes_max(ks, self->fill, &v2)) return ks_in_at(ks, "only_letters", ks_at(io));
            v3 = v2 == 90;
        }
        v4 = v3;
    }
    if (!v4 && !ks_violated(ks, &rule_zip_archive_letters_only_letters, at_fill, ks_none(), ks_none())) {
        return ks_in(ks, "fill");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static const ks_label labels_zip_archive_method[] = {
    {0, "stored", "stored"},
    {8, "deflated", "deflated"},
};
const ks_enum zip_archive_method_labels = {"method", labels_zip_archive_method, 2};

static const ks_label labels_zip_archive_field_id[] = {
    {1, "zip64", "zip64"},
    {10, "ntfs", "ntfs"},
    {13, "unix", "unix"},
    {16966, "padding", "padding"},
    {21589, "timestamp", "timestamp"},
    {22613, "unix_old", "unix_old"},
    {27768, "libarchive", "libarchive"},
    {28789, "unicode_path", "unicode_path"},
    {30805, "unix_ids_old", "unix_ids_old"},
    {30837, "unix_ids", "unix_ids"},
    {51966, "jar", "jar"},
    {55605, "alignment", "alignment"},
};
const ks_enum zip_archive_field_id_labels = {"field_id", labels_zip_archive_field_id, 12};

static bool get_zip_archive_end_record(ks_ctx *ks, void *object) {
    return zip_archive_get_end_record(ks, (zip_archive *)object);
}

static const ks_link links_zip_archive_members[] = {
    {KS_ROLE_COUNT, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
};
static const ks_field fields_zip_archive[] = {
    {.name = "members", .orig = "members",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(zip_archive, members),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_member_desc,
     .links = links_zip_archive_members, .num_links = 7},
    {.name = "end_record", .orig = "end_record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive, end_record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive, ks_state_end_record),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_end_record_desc, .get = get_zip_archive_end_record},
};
const ks_type zip_archive_desc = {
    .name = "zip_archive", .size = sizeof(zip_archive), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive, .num_fields = 2, .has_at = true, .has_size = true};

static bool get_zip_archive_end_record_is_zip64(ks_ctx *ks, void *object) {
    zip_archive_end_record_get_is_zip64(ks, (zip_archive_end_record *)object);
    return true;
}

static bool get_zip_archive_end_record_zip64_locator(ks_ctx *ks, void *object) {
    return zip_archive_end_record_get_zip64_locator(ks, (zip_archive_end_record *)object);
}

static bool get_zip_archive_end_record_zip64_end_record(ks_ctx *ks, void *object) {
    return zip_archive_end_record_get_zip64_end_record(ks, (zip_archive_end_record *)object);
}

static bool get_zip_archive_end_record_num_members(ks_ctx *ks, void *object) {
    return zip_archive_end_record_get_num_members(ks, (zip_archive_end_record *)object);
}

static bool get_zip_archive_end_record_ofs_directory_64(ks_ctx *ks, void *object) {
    return zip_archive_end_record_get_ofs_directory_64(ks, (zip_archive_end_record *)object);
}

static bool get_zip_archive_end_record_len_directory_64(ks_ctx *ks, void *object) {
    return zip_archive_end_record_get_len_directory_64(ks, (zip_archive_end_record *)object);
}

static bool get_zip_archive_end_record_end_directory(ks_ctx *ks, void *object) {
    zip_archive_end_record_get_end_directory(ks, (zip_archive_end_record *)object);
    return true;
}

static bool get_zip_archive_end_record_directory(ks_ctx *ks, void *object) {
    return zip_archive_end_record_get_directory(ks, (zip_archive_end_record *)object);
}

static const ks_constant constants_zip_archive_end_record_signature[] = {
    {.bytes = "PK\005\006", .size = 4},
};
static const ks_constant constants_zip_archive_end_record_disk[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_zip_archive_end_record_disk_of_directory[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_zip_archive_end_record_num_entries[] = {
    {.word = UINT64_C(65535)},
};
static const ks_link links_zip_archive_end_record_num_entries[] = {
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 4}, /* num_entries_here */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 8}, /* len_directory */
};
static const ks_constant constants_zip_archive_end_record_len_directory[] = {
    {.word = UINT64_C(4294967295)},
};
static const ks_link links_zip_archive_end_record_len_directory[] = {
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 8}, /* len_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
};
static const ks_constant constants_zip_archive_end_record_ofs_directory[] = {
    {.word = UINT64_C(4294967295)},
};
static const ks_link links_zip_archive_end_record_ofs_directory[] = {
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 8}, /* len_directory */
};
static const ks_constant constants_zip_archive_end_record_len_comment[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_end_record_zip64_locator[] = {
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
};
static const ks_link links_zip_archive_end_record_zip64_end_record[] = {
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
};
static const ks_link links_zip_archive_end_record_directory[] = {
    {KS_ROLE_SIZE, &zip_archive_zip64_end_record_desc, 8}, /* len_directory */
    {KS_ROLE_SIZE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_SIZE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_POSITION, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_POSITION, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_POSITION, &zip_archive_end_record_desc, 6}, /* len_directory */
};
static const ks_field fields_zip_archive_end_record[] = {
    {.name = "is_always_64", .orig = "is_always_64",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_end_record, is_always_64),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "signature", .orig = "signature",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_end_record, signature),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_end_record_signature, .num_constants = 1},
    {.name = "disk", .orig = "disk",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, disk),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_end_record_disk, .num_constants = 1},
    {.name = "disk_of_directory", .orig = "disk_of_directory",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, disk_of_directory),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_end_record_disk_of_directory, .num_constants = 1},
    {.name = "num_entries_here", .orig = "num_entries_here",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, num_entries_here),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "num_entries", .orig = "num_entries",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, num_entries),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_end_record_num_entries, .num_constants = 1,
     .links = links_zip_archive_end_record_num_entries, .num_links = 5},
    {.name = "len_directory", .orig = "len_directory",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, len_directory),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_end_record_len_directory, .num_constants = 1,
     .links = links_zip_archive_end_record_len_directory, .num_links = 4},
    {.name = "ofs_directory", .orig = "ofs_directory",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, ofs_directory),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_end_record_ofs_directory, .num_constants = 1,
     .links = links_zip_archive_end_record_ofs_directory, .num_links = 5},
    {.name = "len_comment", .orig = "len_comment",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_end_record, len_comment),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_end_record_len_comment, .num_constants = 1},
    {.name = "is_zip64", .orig = "is_zip64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_end_record, is_zip64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_is_zip64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_end_record_is_zip64},
    {.name = "zip64_locator", .orig = "zip64_locator",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_end_record, zip64_locator),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_zip64_locator),
     .at = (uint32_t)offsetof(zip_archive_end_record, ks_at_zip64_locator),
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_zip64_locator_desc, .get = get_zip_archive_end_record_zip64_locator,
     .links = links_zip_archive_end_record_zip64_locator, .num_links = 2},
    {.name = "zip64_end_record", .orig = "zip64_end_record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_end_record, zip64_end_record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_zip64_end_record),
     .at = (uint32_t)offsetof(zip_archive_end_record, ks_at_zip64_end_record),
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_zip64_end_record_desc, .get = get_zip_archive_end_record_zip64_end_record,
     .links = links_zip_archive_end_record_zip64_end_record, .num_links = 2},
    {.name = "num_members", .orig = "num_members",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_end_record, num_members),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_num_members),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_end_record_num_members},
    {.name = "ofs_directory_64", .orig = "ofs_directory_64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_end_record, ofs_directory_64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_ofs_directory_64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_end_record_ofs_directory_64},
    {.name = "len_directory_64", .orig = "len_directory_64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_end_record, len_directory_64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_len_directory_64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_end_record_len_directory_64},
    {.name = "end_directory", .orig = "end_directory",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(zip_archive_end_record, end_directory),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_end_directory),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_end_record_end_directory},
    {.name = "directory", .orig = "directory",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_end_record, directory),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_end_record, ks_state_directory),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_directory_desc, .get = get_zip_archive_end_record_directory,
     .links = links_zip_archive_end_record_directory, .num_links = 6},
};
const ks_type zip_archive_end_record_desc = {
    .name = "end_record", .size = sizeof(zip_archive_end_record), .wire_size = 22,
    .fields = fields_zip_archive_end_record, .num_fields = 17, .has_at = true};

static const ks_constant constants_zip_archive_zip64_locator_signature[] = {
    {.bytes = "PK\006\007", .size = 4},
};
static const ks_constant constants_zip_archive_zip64_locator_disk[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_zip_archive_zip64_locator_num_disks[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_zip_archive_zip64_locator[] = {
    {.name = "signature", .orig = "signature",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_zip64_locator, signature),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_zip64_locator_signature, .num_constants = 1},
    {.name = "disk", .orig = "disk",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_locator, disk),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4,
     .constants = constants_zip_archive_zip64_locator_disk, .num_constants = 1},
    {.name = "ofs_end_record", .orig = "ofs_end_record",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_locator, ofs_end_record),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 8},
    {.name = "num_disks", .orig = "num_disks",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_locator, num_disks),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 4,
     .constants = constants_zip_archive_zip64_locator_num_disks, .num_constants = 1},
};
const ks_type zip_archive_zip64_locator_desc = {
    .name = "zip64_locator", .size = sizeof(zip_archive_zip64_locator), .wire_size = 20,
    .fields = fields_zip_archive_zip64_locator, .num_fields = 4};

static const ks_constant constants_zip_archive_zip64_end_record_signature[] = {
    {.bytes = "PK\006\006", .size = 4},
};
static const ks_constant constants_zip_archive_zip64_end_record_len_record[] = {
    {.word = UINT64_C(44)},
};
static const ks_constant constants_zip_archive_zip64_end_record_version_needed[] = {
    {.word = UINT64_C(45)},
};
static const ks_constant constants_zip_archive_zip64_end_record_disk[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_zip_archive_zip64_end_record_disk_of_directory[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_zip64_end_record_num_entries[] = {
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 6}, /* num_entries_here */
};
static const ks_field fields_zip_archive_zip64_end_record[] = {
    {.name = "signature", .orig = "signature",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, signature),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_zip64_end_record_signature, .num_constants = 1},
    {.name = "len_record", .orig = "len_record",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, len_record),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 8,
     .constants = constants_zip_archive_zip64_end_record_len_record, .num_constants = 1},
    {.name = "version_made_by", .orig = "version_made_by",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, version_made_by),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 2},
    {.name = "version_needed", .orig = "version_needed",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, version_needed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 14, .wire_size = 2,
     .constants = constants_zip_archive_zip64_end_record_version_needed, .num_constants = 1},
    {.name = "disk", .orig = "disk",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, disk),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 4,
     .constants = constants_zip_archive_zip64_end_record_disk, .num_constants = 1},
    {.name = "disk_of_directory", .orig = "disk_of_directory",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, disk_of_directory),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 4,
     .constants = constants_zip_archive_zip64_end_record_disk_of_directory, .num_constants = 1},
    {.name = "num_entries_here", .orig = "num_entries_here",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, num_entries_here),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 24, .wire_size = 8},
    {.name = "num_entries", .orig = "num_entries",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, num_entries),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 32, .wire_size = 8,
     .links = links_zip_archive_zip64_end_record_num_entries, .num_links = 1},
    {.name = "len_directory", .orig = "len_directory",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, len_directory),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 40, .wire_size = 8},
    {.name = "ofs_directory", .orig = "ofs_directory",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_end_record, ofs_directory),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 48, .wire_size = 8},
};
const ks_type zip_archive_zip64_end_record_desc = {
    .name = "zip64_end_record", .size = sizeof(zip_archive_zip64_end_record), .wire_size = 56,
    .fields = fields_zip_archive_zip64_end_record, .num_fields = 10};

static const ks_link links_zip_archive_directory_entries[] = {
    {KS_ROLE_COUNT, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 7}, /* ofs_directory */
};
static const ks_field fields_zip_archive_directory[] = {
    {.name = "num_entries", .orig = "num_entries",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_directory, num_entries),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "entries", .orig = "entries",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(zip_archive_directory, entries),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_directory_entry_desc,
     .links = links_zip_archive_directory_entries, .num_links = 4},
};
const ks_type zip_archive_directory_desc = {
    .name = "directory", .size = sizeof(zip_archive_directory), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_directory, .num_fields = 2, .has_at = true, .has_size = true};

static bool get_zip_archive_directory_entry_is_folder(ks_ctx *ks, void *object) {
    return zip_archive_directory_entry_get_is_folder(ks, (zip_archive_directory_entry *)object);
}

static bool get_zip_archive_directory_entry_is_member_large(ks_ctx *ks, void *object) {
    zip_archive_directory_entry_get_is_member_large(ks, (zip_archive_directory_entry *)object);
    return true;
}

static bool get_zip_archive_directory_entry_is_data_large(ks_ctx *ks, void *object) {
    zip_archive_directory_entry_get_is_data_large(ks, (zip_archive_directory_entry *)object);
    return true;
}

static bool get_zip_archive_directory_entry_is_offset_large(ks_ctx *ks, void *object) {
    zip_archive_directory_entry_get_is_offset_large(ks, (zip_archive_directory_entry *)object);
    return true;
}

static bool get_zip_archive_directory_entry_num_large(ks_ctx *ks, void *object) {
    zip_archive_directory_entry_get_num_large(ks, (zip_archive_directory_entry *)object);
    return true;
}

static bool get_zip_archive_directory_entry_num_values(ks_ctx *ks, void *object) {
    return zip_archive_directory_entry_get_num_values(ks, (zip_archive_directory_entry *)object);
}

static bool get_zip_archive_directory_entry_len_member(ks_ctx *ks, void *object) {
    return zip_archive_directory_entry_get_len_member(ks, (zip_archive_directory_entry *)object);
}

static bool get_zip_archive_directory_entry_len_data(ks_ctx *ks, void *object) {
    return zip_archive_directory_entry_get_len_data(ks, (zip_archive_directory_entry *)object);
}

static bool get_zip_archive_directory_entry_offset(ks_ctx *ks, void *object) {
    return zip_archive_directory_entry_get_offset(ks, (zip_archive_directory_entry *)object);
}

static const ks_constant constants_zip_archive_directory_entry_signature[] = {
    {.bytes = "PK\001\002", .size = 4},
};
static const ks_constant constants_zip_archive_directory_entry_version_needed[] = {
    {.word = UINT64_C(45)},
};
static const ks_constant constants_zip_archive_directory_entry_method[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(8)},
};
static const ks_constant constants_zip_archive_directory_entry_len_data_32[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(4294967295)},
};
static const ks_link links_zip_archive_directory_entry_len_data_32[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 4}, /* method */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_constant constants_zip_archive_directory_entry_len_member_32[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(4294967295)},
};
static const ks_constant constants_zip_archive_directory_entry_len_name[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_directory_entry_len_extra[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 10}, /* len_name */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 12}, /* len_comment */
};
static const ks_constant constants_zip_archive_directory_entry_len_comment[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_zip_archive_directory_entry_disk[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_zip_archive_directory_entry_attributes_internal[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_directory_entry_attributes[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 10}, /* len_name */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 17}, /* name */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 4}, /* method */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
};
static const ks_constant constants_zip_archive_directory_entry_offset_32[] = {
    {.word = UINT64_C(4294967295)},
};
static const ks_link links_zip_archive_directory_entry_offset_32[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_constant constants_zip_archive_directory_entry_name[] = {
    {.word = UINT64_C(47)},
};
static const ks_link links_zip_archive_directory_entry_name[] = {
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 10}, /* len_name */
};
static const ks_link links_zip_archive_directory_entry_extra[] = {
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 3}, /* len_body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
};
static const ks_link links_zip_archive_directory_entry_comment[] = {
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 12}, /* len_comment */
};
static const ks_field fields_zip_archive_directory_entry[] = {
    {.name = "signature", .orig = "signature",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, signature),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_directory_entry_signature, .num_constants = 1},
    {.name = "version_made_by", .orig = "version_made_by",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, version_made_by),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "version_needed", .orig = "version_needed",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, version_needed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_directory_entry_version_needed, .num_constants = 1},
    {.name = "flags", .orig = "flags",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, flags),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "method", .orig = "method",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, method),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .enumeration = &zip_archive_method_labels,
     .constants = constants_zip_archive_directory_entry_method, .num_constants = 2},
    {.name = "time", .orig = "time",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, time),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "date", .orig = "date",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, date),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "crc32", .orig = "crc32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, crc32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "len_data_32", .orig = "len_data_32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_data_32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_directory_entry_len_data_32, .num_constants = 2,
     .links = links_zip_archive_directory_entry_len_data_32, .num_links = 7},
    {.name = "len_member_32", .orig = "len_member_32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_member_32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_directory_entry_len_member_32, .num_constants = 2},
    {.name = "len_name", .orig = "len_name",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_directory_entry_len_name, .num_constants = 1},
    {.name = "len_extra", .orig = "len_extra",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_extra),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_zip_archive_directory_entry_len_extra, .num_links = 2},
    {.name = "len_comment", .orig = "len_comment",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_comment),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_directory_entry_len_comment, .num_constants = 1},
    {.name = "disk", .orig = "disk",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, disk),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_directory_entry_disk, .num_constants = 1},
    {.name = "attributes_internal", .orig = "attributes_internal",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, attributes_internal),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_directory_entry_attributes_internal, .num_constants = 1},
    {.name = "attributes", .orig = "attributes",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, attributes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_zip_archive_directory_entry_attributes, .num_links = 5},
    {.name = "offset_32", .orig = "offset_32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, offset_32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_directory_entry_offset_32, .num_constants = 1,
     .links = links_zip_archive_directory_entry_offset_32, .num_links = 5},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .constants = constants_zip_archive_directory_entry_name, .num_constants = 1,
     .links = links_zip_archive_directory_entry_name, .num_links = 1},
    {.name = "extra", .orig = "extra",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, extra),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_extra_desc,
     .links = links_zip_archive_directory_entry_extra, .num_links = 10},
    {.name = "comment", .orig = "comment",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, comment),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_zip_archive_directory_entry_comment, .num_links = 1},
    {.name = "is_folder", .orig = "is_folder",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, is_folder),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_is_folder),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_is_folder},
    {.name = "is_member_large", .orig = "is_member_large",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, is_member_large),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_is_member_large),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_is_member_large},
    {.name = "is_data_large", .orig = "is_data_large",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, is_data_large),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_is_data_large),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_is_data_large},
    {.name = "is_offset_large", .orig = "is_offset_large",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, is_offset_large),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_is_offset_large),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_is_offset_large},
    {.name = "num_large", .orig = "num_large",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, num_large),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_num_large),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_num_large},
    {.name = "num_values", .orig = "num_values",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, num_values),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_num_values),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_num_values},
    {.name = "len_member", .orig = "len_member",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_member),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_len_member),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_len_member},
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, len_data),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_len_data),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_len_data},
    {.name = "offset", .orig = "offset",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_directory_entry, offset),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_directory_entry, ks_state_offset),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_directory_entry_offset},
};
const ks_type zip_archive_directory_entry_desc = {
    .name = "directory_entry", .size = sizeof(zip_archive_directory_entry), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_directory_entry, .num_fields = 29, .has_at = true};

static bool get_zip_archive_member_has_sizes(ks_ctx *ks, void *object) {
    return zip_archive_member_get_has_sizes(ks, (zip_archive_member *)object);
}

static bool get_zip_archive_member_has_offset(ks_ctx *ks, void *object) {
    return zip_archive_member_get_has_offset(ks, (zip_archive_member *)object);
}

static bool get_zip_archive_member_has_descriptor(ks_ctx *ks, void *object) {
    zip_archive_member_get_has_descriptor(ks, (zip_archive_member *)object);
    return true;
}

static bool get_zip_archive_member_len_data(ks_ctx *ks, void *object) {
    return zip_archive_member_get_len_data(ks, (zip_archive_member *)object);
}

static bool get_zip_archive_member_len_member(ks_ctx *ks, void *object) {
    return zip_archive_member_get_len_member(ks, (zip_archive_member *)object);
}

static bool get_zip_archive_member_is_wide(ks_ctx *ks, void *object) {
    return zip_archive_member_get_is_wide(ks, (zip_archive_member *)object);
}

static const ks_constant constants_zip_archive_member_signature[] = {
    {.bytes = "PK\003\004", .size = 4},
};
static const ks_link links_zip_archive_member_signature[] = {
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_constant constants_zip_archive_member_version_needed[] = {
    {.word = UINT64_C(45)},
};
static const ks_link links_zip_archive_member_version_needed[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 2}, /* version_needed */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
};
static const ks_link links_zip_archive_member_flags[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 3}, /* flags */
};
static const ks_link links_zip_archive_member_method[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 4}, /* method */
};
static const ks_link links_zip_archive_member_time[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 5}, /* time */
};
static const ks_link links_zip_archive_member_date[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 6}, /* date */
};
static const ks_constant constants_zip_archive_member_crc32[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_member_crc32[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 7}, /* crc32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 3}, /* flags */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 10}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 11}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_constant constants_zip_archive_member_len_data_32[] = {
    {.word = UINT64_C(4294967295)},
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_member_len_data_32[] = {
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 3}, /* flags */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 3}, /* len_body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 11}, /* len_member_32 */
};
static const ks_constant constants_zip_archive_member_len_member_32[] = {
    {.word = UINT64_C(4294967295)},
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_member_len_member_32[] = {
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 3}, /* flags */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 3}, /* len_body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_link links_zip_archive_member_len_name[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 10}, /* len_name */
};
static const ks_link links_zip_archive_member_name[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 17}, /* name */
    {KS_ROLE_SIZE, &zip_archive_member_desc, 12}, /* len_name */
};
static const ks_link links_zip_archive_member_extra[] = {
    {KS_ROLE_SIZE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 3}, /* len_body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 3}, /* flags */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
};
static const ks_link links_zip_archive_member_data[] = {
    {KS_ROLE_SIZE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_SIZE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_SIZE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_SIZE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 3}, /* flags */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_link links_zip_archive_member_descriptor[] = {
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 3}, /* flags */
};
static const ks_field fields_zip_archive_member[] = {
    {.name = "entry", .orig = "entry",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_member, entry),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_directory_entry_desc},
    {.name = "ofs_next", .orig = "ofs_next",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_member, ofs_next),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "repeats_offset", .orig = "repeats_offset",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_member, repeats_offset),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "signature", .orig = "signature",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_member, signature),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_member_signature, .num_constants = 1,
     .links = links_zip_archive_member_signature, .num_links = 8},
    {.name = "version_needed", .orig = "version_needed",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, version_needed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_member_version_needed, .num_constants = 1,
     .links = links_zip_archive_member_version_needed, .num_links = 2},
    {.name = "flags", .orig = "flags",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, flags),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_zip_archive_member_flags, .num_links = 1},
    {.name = "method", .orig = "method",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, method),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .enumeration = &zip_archive_method_labels,
     .links = links_zip_archive_member_method, .num_links = 1},
    {.name = "time", .orig = "time",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, time),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_zip_archive_member_time, .num_links = 1},
    {.name = "date", .orig = "date",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, date),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_zip_archive_member_date, .num_links = 1},
    {.name = "crc32", .orig = "crc32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_member, crc32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_member_crc32, .num_constants = 1,
     .links = links_zip_archive_member_crc32, .num_links = 11},
    {.name = "len_data_32", .orig = "len_data_32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_member, len_data_32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_member_len_data_32, .num_constants = 2,
     .links = links_zip_archive_member_len_data_32, .num_links = 10},
    {.name = "len_member_32", .orig = "len_member_32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_member, len_member_32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_member_len_member_32, .num_constants = 2,
     .links = links_zip_archive_member_len_member_32, .num_links = 8},
    {.name = "len_name", .orig = "len_name",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, len_name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .links = links_zip_archive_member_len_name, .num_links = 1},
    {.name = "len_extra", .orig = "len_extra",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_member, len_extra),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_member, name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_zip_archive_member_name, .num_links = 2},
    {.name = "extra", .orig = "extra",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(zip_archive_member, extra),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_extra_desc,
     .links = links_zip_archive_member_extra, .num_links = 16},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_member, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_zip_archive_member_data, .num_links = 21},
    {.name = "descriptor", .orig = "descriptor",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_member, descriptor),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_descriptor_desc,
     .links = links_zip_archive_member_descriptor, .num_links = 1},
    {.name = "has_sizes", .orig = "has_sizes",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_member, has_sizes),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_member, ks_state_has_sizes),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_member_has_sizes},
    {.name = "has_offset", .orig = "has_offset",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_member, has_offset),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_member, ks_state_has_offset),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_member_has_offset},
    {.name = "has_descriptor", .orig = "has_descriptor",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_member, has_descriptor),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_member, ks_state_has_descriptor),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_member_has_descriptor},
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_member, len_data),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_member, ks_state_len_data),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_member_len_data},
    {.name = "len_member", .orig = "len_member",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_member, len_member),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_member, ks_state_len_member),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_member_len_member},
    {.name = "is_wide", .orig = "is_wide",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_member, is_wide),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_member, ks_state_is_wide),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_member_is_wide},
};
const ks_type zip_archive_member_desc = {
    .name = "member", .size = sizeof(zip_archive_member), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_member, .num_fields = 24, .has_at = true};

static const ks_constant constants_zip_archive_descriptor_signature[] = {
    {.bytes = "PK\007\010", .size = 4},
};
static const ks_link links_zip_archive_descriptor_signature[] = {
    {KS_ROLE_PRESENCE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_PRESENCE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_PRESENCE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_PRESENCE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_PRESENCE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_PRESENCE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_constant constants_zip_archive_descriptor_crc32[] = {
    {.word = UINT64_C(134695760)},
};
static const ks_link links_zip_archive_descriptor_crc32[] = {
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 7}, /* crc32 */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 4}, /* method */
};
static const ks_link links_zip_archive_descriptor_len_data[] = {
    {KS_ROLE_CASE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_CASE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_CASE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_CASE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_CASE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_CASE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_CASE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_link links_zip_archive_descriptor_len_member[] = {
    {KS_ROLE_CASE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_CASE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_CASE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_CASE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_CASE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_CASE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_CASE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_VALUE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_VALUE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_field fields_zip_archive_descriptor[] = {
    {.name = "entry", .orig = "entry",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, entry),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_directory_entry_desc},
    {.name = "is_wide", .orig = "is_wide",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, is_wide),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "is_signed", .orig = "is_signed",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, is_signed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "signature", .orig = "signature",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, signature),
     .present = (uint32_t)offsetof(zip_archive_descriptor, ks_has_signature),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_descriptor_signature, .num_constants = 1,
     .links = links_zip_archive_descriptor_signature, .num_links = 13},
    {.name = "crc32", .orig = "crc32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, crc32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_descriptor_crc32, .num_constants = 1,
     .links = links_zip_archive_descriptor_crc32, .num_links = 15},
    {.name = "len_data", .orig = "len_data",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, len_data),
     .present = (uint32_t)offsetof(zip_archive_descriptor, ks_has_len_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_zip_archive_descriptor_len_data, .num_links = 14},
    {.name = "len_member", .orig = "len_member",
     .flags = KS_FIELD_SIZED, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(zip_archive_descriptor, len_member),
     .present = (uint32_t)offsetof(zip_archive_descriptor, ks_has_len_member),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_zip_archive_descriptor_len_member, .num_links = 13},
};
const ks_type zip_archive_descriptor_desc = {
    .name = "descriptor", .size = sizeof(zip_archive_descriptor), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_descriptor, .num_fields = 7};

static bool get_zip_archive_extra_index_zip64(ks_ctx *ks, void *object) {
    return zip_archive_extra_get_index_zip64(ks, (zip_archive_extra *)object);
}

static bool get_zip_archive_extra_has_zip64(ks_ctx *ks, void *object) {
    return zip_archive_extra_get_has_zip64(ks, (zip_archive_extra *)object);
}

static bool get_zip_archive_extra_zip64(ks_ctx *ks, void *object) {
    return zip_archive_extra_get_zip64(ks, (zip_archive_extra *)object);
}

static const ks_link links_zip_archive_extra_fields[] = {
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_PRESENCE, &zip_archive_member_desc, 13}, /* len_extra */
};
static const ks_field fields_zip_archive_extra[] = {
    {.name = "len_extra", .orig = "len_extra",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_extra, len_extra),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(zip_archive_extra, fields),
     .present = (uint32_t)offsetof(zip_archive_extra, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_extra_field_desc,
     .links = links_zip_archive_extra_fields, .num_links = 2},
    {.name = "padding", .orig = "padding",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(zip_archive_extra, padding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .type = &zip_archive_zero_desc},
    {.name = "index_zip64", .orig = "index_zip64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_extra, index_zip64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_extra, ks_state_index_zip64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_extra_index_zip64},
    {.name = "has_zip64", .orig = "has_zip64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_extra, has_zip64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_extra, ks_state_has_zip64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_extra_has_zip64},
    {.name = "zip64", .orig = "zip64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(zip_archive_extra, zip64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_extra, ks_state_zip64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_zip64_field_desc, .get = get_zip_archive_extra_zip64},
};
const ks_type zip_archive_extra_desc = {
    .name = "extra", .size = sizeof(zip_archive_extra), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_extra, .num_fields = 6, .has_at = true, .has_size = true};

static const ks_constant constants_zip_archive_zero_value[] = {
    {.word = UINT64_C(0)},
};
static const ks_field fields_zip_archive_zero[] = {
    {.name = "value", .orig = "value",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(zip_archive_zero, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_zip_archive_zero_value, .num_constants = 1},
};
const ks_type zip_archive_zero_desc = {
    .name = "zero", .size = sizeof(zip_archive_zero), .wire_size = 1,
    .fields = fields_zip_archive_zero, .num_fields = 1};

static bool get_zip_archive_extra_field_last_zip64(ks_ctx *ks, void *object) {
    zip_archive_extra_field_get_last_zip64(ks, (zip_archive_extra_field *)object);
    return true;
}

static const ks_constant constants_zip_archive_extra_field_id[] = {
    {.word = UINT64_C(1)},
    {.word = UINT64_C(10)},
    {.word = UINT64_C(13)},
    {.word = UINT64_C(21589)},
    {.word = UINT64_C(22613)},
    {.word = UINT64_C(30805)},
    {.word = UINT64_C(30837)},
    {.word = UINT64_C(51966)},
    {.word = UINT64_C(55605)},
    {.word = UINT64_C(16966)},
    {.word = UINT64_C(28789)},
};
static const ks_constant constants_zip_archive_extra_field_len_body[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(9)},
    {.word = UINT64_C(13)},
};
static const ks_link links_zip_archive_extra_field_len_body[] = {
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_link links_zip_archive_extra_field_body[] = {
    {KS_ROLE_SIZE, &zip_archive_extra_field_desc, 3}, /* len_body */
    {KS_ROLE_CASE, &zip_archive_extra_field_desc, 2}, /* id */
};
static const ks_type *const cases_zip_archive_extra_field_body[] = {
    &zip_archive_zip64_field_desc,
    &zip_archive_unicode_path_desc,
    &zip_archive_letters_desc,
};
static const ks_field fields_zip_archive_extra_field[] = {
    {.name = "index", .orig = "index",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_extra_field, index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "zip64_before", .orig = "zip64_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_extra_field, zip64_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "id", .orig = "id",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_extra_field, id),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .enumeration = &zip_archive_field_id_labels,
     .constants = constants_zip_archive_extra_field_id, .num_constants = 11},
    {.name = "len_body", .orig = "len_body",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(zip_archive_extra_field, len_body),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_zip_archive_extra_field_len_body, .num_constants = 5,
     .links = links_zip_archive_extra_field_len_body, .num_links = 1},
    {.name = "body", .orig = "body",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(zip_archive_extra_field, body),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_zip_archive_extra_field_body, .num_links = 2,
     .cases = cases_zip_archive_extra_field_body, .num_cases = 3},
    {.name = "last_zip64", .orig = "last_zip64",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_extra_field, last_zip64),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_extra_field, ks_state_last_zip64),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_extra_field_last_zip64},
};
const ks_type zip_archive_extra_field_desc = {
    .name = "extra_field", .size = sizeof(zip_archive_extra_field), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_extra_field, .num_fields = 6, .has_at = true};

static bool get_zip_archive_zip64_field_num_values(ks_ctx *ks, void *object) {
    zip_archive_zip64_field_get_num_values(ks, (zip_archive_zip64_field *)object);
    return true;
}

static bool get_zip_archive_zip64_field_has_disk(ks_ctx *ks, void *object) {
    zip_archive_zip64_field_get_has_disk(ks, (zip_archive_zip64_field *)object);
    return true;
}

static const ks_constant constants_zip_archive_zip64_field_values[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_zip64_field_values[] = {
    {KS_ROLE_COUNT, &zip_archive_extra_field_desc, 3}, /* len_body */
};
static const ks_constant constants_zip_archive_zip64_field_disk[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_zip_archive_zip64_field_disk[] = {
    {KS_ROLE_PRESENCE, &zip_archive_extra_field_desc, 3}, /* len_body */
    {KS_ROLE_VALUE, &zip_archive_extra_field_desc, 3}, /* len_body */
};
static const ks_field fields_zip_archive_zip64_field[] = {
    {.name = "len_body", .orig = "len_body",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_zip64_field, len_body),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_field, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .constants = constants_zip_archive_zip64_field_values, .num_constants = 1,
     .links = links_zip_archive_zip64_field_values, .num_links = 1},
    {.name = "disk", .orig = "disk",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_zip64_field, disk),
     .present = (uint32_t)offsetof(zip_archive_zip64_field, ks_has_disk),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_zip_archive_zip64_field_disk, .num_constants = 1,
     .links = links_zip_archive_zip64_field_disk, .num_links = 2},
    {.name = "num_values", .orig = "num_values",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U16,
     .offset = (uint32_t)offsetof(zip_archive_zip64_field, num_values),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_zip64_field, ks_state_num_values),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_zip64_field_num_values},
    {.name = "has_disk", .orig = "has_disk",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(zip_archive_zip64_field, has_disk),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(zip_archive_zip64_field, ks_state_has_disk),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_zip_archive_zip64_field_has_disk},
};
const ks_type zip_archive_zip64_field_desc = {
    .name = "zip64_field", .size = sizeof(zip_archive_zip64_field), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_zip64_field, .num_fields = 5, .has_at = true, .has_size = true};

static const ks_field fields_zip_archive_unicode_path[] = {
    {.name = "version", .orig = "version",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(zip_archive_unicode_path, version),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1},
    {.name = "name_crc32", .orig = "name_crc32",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(zip_archive_unicode_path, name_crc32),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_unicode_path, name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type zip_archive_unicode_path_desc = {
    .name = "unicode_path", .size = sizeof(zip_archive_unicode_path), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_unicode_path, .num_fields = 3, .has_at = true, .has_size = true};

static const ks_field fields_zip_archive_letters[] = {
    {.name = "fill", .orig = "fill",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(zip_archive_letters, fill),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type zip_archive_letters_desc = {
    .name = "letters", .size = sizeof(zip_archive_letters), .wire_size = KS_NOWHERE,
    .fields = fields_zip_archive_letters, .num_fields = 1, .has_at = true, .has_size = true};

