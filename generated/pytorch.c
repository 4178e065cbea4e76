/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "pytorch.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_pytorch_first = {
    "pytorch.first", "50, the first byte of an archive, or 80, that of a pickle", KS_BAD_VALUE, false};
static const ks_rule rule_pytorch_archive_room_for_end = {
    "archive.room_for_end", "an end record of 22 bytes", KS_TRUNCATED, false};
static const ks_rule rule_pytorch_archive_directory_follows = {
    "archive.directory_follows", "the directory, directly behind the last member", KS_BAD_REFERENCE, false};

/* pytorch */

bool pytorch_parse(ks_ctx *ks, ks_stream *io, pytorch *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!pytorch_get_first(ks, self)) return false;
    if (self->first == 80) {
        pytorch_archive *const v1 = (pytorch_archive *)ks_alloc(ks, 1, sizeof *v1);
        if (v1 == NULL) return ks_in_at(ks, "archive", ks_at(io));
        memset(v1, 0, sizeof *v1);
        self->archive = v1;
        if (!pytorch_archive_parse(ks, io, v1)) return ks_in(ks, "archive");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_pytorch_first(ks_ctx *ks, ks_stream *io, pytorch *self) {
    self->ks_at_first = ks_at(io);
    if (!ks_read_u1(ks, io, &self->first)) return ks_in(ks, "first");
    if (!((self->first == 80) || (self->first == 128))) {
        ks_violated(ks, &rule_pytorch_first, self->ks_at_first, ks_none(), ks_value_u64((uint64_t)self->first));
        return ks_in(ks, "first");
    }
    return true;
}

bool pytorch_make_first(ks_ctx *ks, pytorch *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "first", self->ks.at);
    ks_stream *const io = self->ks_io;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, 0);
    const bool ok = read_pytorch_first(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_first = KS_DONE;
    return true;
}

static bool read_pytorch_older(ks_ctx *ks, ks_stream *io, pytorch *self) {
    pytorch_older *const v1 = (pytorch_older *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "older", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->older = v1;
    if (!pytorch_older_parse(ks, io, v1)) return ks_in(ks, "older");
    return true;
}

bool pytorch_make_older(ks_ctx *ks, pytorch *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "older", self->ks.at);
    if (!pytorch_get_first(ks, self)) return false;
    if (!(self->first == 128)) {
        self->ks_state_older = KS_MISSING;
        return true;
    }
    ks_stream *const io = self->ks_io;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, 0);
    const bool ok = read_pytorch_older(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_older = KS_DONE;
    return true;
}

bool pytorch_complete(ks_ctx *ks, pytorch *self) {
    if (self->archive != NULL && !pytorch_archive_complete(ks, self->archive)) return ks_in(ks, "archive");
    if (!pytorch_get_older(ks, self)) return false;
    return true;
}

bool pytorch_read(ks_ctx *ks, ks_stream *io, pytorch **out) {
    pytorch *const self = (pytorch *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return pytorch_parse(ks, io, self);
}

/* archive */

bool pytorch_archive_parse(ks_ctx *ks, ks_stream *io, pytorch_archive *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t at_room_for_end = ks_at(io);
    if (!(io->size >= 22)) {
        ks_violated(ks, &rule_pytorch_archive_room_for_end, at_room_for_end, ks_none(), ks_none());
        return ks_in(ks, "room_for_end");
    }
    if (!pytorch_archive_get_end_record(ks, self)) return false;
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
        v3->repeats_offset = true;
        if (!zip_archive_member_parse(ks, io, v3)) return ks_in_item(ks, "members", v2);
        self->members.count = v2 + 1;
    }
    const uint64_t at_directory_follows = ks_at(io);
    if (!zip_archive_end_record_get_ofs_directory_64(ks, self->end_record)) {
        ks_in(ks, "end_record");
        return false;
    }
    if (!(io->pos == self->end_record->ofs_directory_64)) {
        ks_violated(ks, &rule_pytorch_archive_directory_follows, at_directory_follows, ks_none(), ks_none());
        return ks_in(ks, "directory_follows");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool read_pytorch_archive_end_record(ks_ctx *ks, ks_stream *io, pytorch_archive *self) {
    zip_archive_end_record *const v1 = (zip_archive_end_record *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "end_record", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->end_record = v1;
    v1->is_always_64 = true;
    if (!zip_archive_end_record_parse(ks, io, v1)) return ks_in(ks, "end_record");
    return true;
}

bool pytorch_archive_make_end_record(ks_ctx *ks, pytorch_archive *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "end_record", self->ks.at);
    ks_stream *const io = self->ks_io;
    uint64_t v1 = 0;
    if (!ks_size(ks, io, (int64_t)self->ks_io->size - INT64_C(22), &v1)) return ks_in_at(ks, "end_record", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v1);
    const bool ok = read_pytorch_archive_end_record(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_end_record = KS_DONE;
    return true;
}

static bool read_pytorch_archive_object(ks_ctx *ks, ks_stream *io, pytorch_archive *self) {
    pickle *const v1 = (pickle *)ks_alloc(ks, 1, sizeof *v1);
    if (v1 == NULL) return ks_in_at(ks, "object", ks_at(io));
    memset(v1, 0, sizeof *v1);
    self->object = v1;
    const uint64_t v2 = ks_at(io);
    ks_bytes v4 = {NULL, 0};
    if (UINT64_C(0) >= self->members.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "object");
    }
    zip_archive_member *const v5 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
    if (!zip_archive_directory_entry_get_len_data(ks, v5->entry)) {
        ks_in(ks, "entry");
        ks_in_item(ks, "members", UINT64_C(0));
        return false;
    }
    if (!ks_read_bytes(ks, io, v5->entry->len_data, &v4)) return ks_in(ks, "object");
    ks_stream v3 = ks_substream(io, v4.size, v4.size);
    ks_stream *const v6 = ks_keep_stream(ks, &v3);
    if (v6 == NULL) return ks_in_at(ks, "object", ks_at(io));
    if (!pickle_parse(ks, v6, v1)) return ks_in(ks, "object");
    v1->ks.at = v2;
    v1->ks.size = v4.size;
    return true;
}

bool pytorch_archive_make_object(ks_ctx *ks, pytorch_archive *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "object", self->ks.at);
    if (!pytorch_archive_get_has_object(ks, self)) return false;
    if (!(self->has_object)) {
        self->ks_state_object = KS_MISSING;
        return true;
    }
    ks_stream *const io = self->ks_io;
    if (!pytorch_archive_get_end_record(ks, self)) return false;
    if (!zip_archive_end_record_get_directory(ks, self->end_record)) {
        ks_in(ks, "end_record");
        return false;
    }
    if (UINT64_C(0) >= self->end_record->directory->entries.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "object");
    }
    zip_archive_directory_entry *const v1 = (zip_archive_directory_entry *)ks_list_at(&self->end_record->directory->entries, UINT64_C(0));
    if (!zip_archive_directory_entry_get_offset(ks, v1)) {
        ks_in_item(ks, "entries", UINT64_C(0));
        ks_in(ks, "directory");
        ks_in(ks, "end_record");
        return false;
    }
    uint64_t v2 = 0;
    if (!ks_add_u64(ks, v1->offset, UINT64_C(30), &v2)) return ks_in_at(ks, "object", self->ks.at);
    if (UINT64_C(0) >= self->members.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "object");
    }
    zip_archive_member *const v3 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
    uint64_t v4 = 0;
    if (!ks_add_u64(ks, v2, (uint64_t)v3->len_name, &v4)) return ks_in_at(ks, "object", self->ks.at);
    zip_archive_member *const v5 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
    uint64_t v6 = 0;
    if (!ks_add_u64(ks, v4, (uint64_t)v5->len_extra, &v6)) return ks_in_at(ks, "object", self->ks.at);
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, v6);
    const bool ok = read_pytorch_archive_object(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_object = KS_DONE;
    return true;
}

bool pytorch_archive_make_has_object(ks_ctx *ks, pytorch_archive *self) {
    if (!pytorch_archive_get_end_record(ks, self)) return false;
    if (!zip_archive_end_record_get_num_members(ks, self->end_record)) {
        ks_in(ks, "end_record");
        return false;
    }
    bool v2 = self->end_record->num_members > 0;
    if (v2) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v1 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        v2 = v1->entry->method == ZIP_ARCHIVE_METHOD_STORED;
    }
    bool v4 = v2;
    if (v4) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v3 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        v4 = v3->len_name >= 9;
    }
    bool v9 = v4;
    if (v9) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v5 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v6 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v7 = (int64_t)v6->len_name - INT64_C(9);
        uint8_t v8 = 0;
        if (!ks_bytes_at(ks, v5->name, (uint64_t)v7, &v8)) return ks_in_at(ks, "has_object", self->ks.at);
        v9 = v8 == 47;
    }
    bool v14 = v9;
    if (v14) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v10 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v11 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v12 = (int64_t)v11->len_name - INT64_C(8);
        uint8_t v13 = 0;
        if (!ks_bytes_at(ks, v10->name, (uint64_t)v12, &v13)) return ks_in_at(ks, "has_object", self->ks.at);
        v14 = v13 == 100;
    }
    bool v19 = v14;
    if (v19) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v15 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v16 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v17 = (int64_t)v16->len_name - INT64_C(7);
        uint8_t v18 = 0;
        if (!ks_bytes_at(ks, v15->name, (uint64_t)v17, &v18)) return ks_in_at(ks, "has_object", self->ks.at);
        v19 = v18 == 97;
    }
    bool v24 = v19;
    if (v24) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v20 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v21 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v22 = (int64_t)v21->len_name - INT64_C(6);
        uint8_t v23 = 0;
        if (!ks_bytes_at(ks, v20->name, (uint64_t)v22, &v23)) return ks_in_at(ks, "has_object", self->ks.at);
        v24 = v23 == 116;
    }
    bool v29 = v24;
    if (v29) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v25 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v26 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v27 = (int64_t)v26->len_name - INT64_C(5);
        uint8_t v28 = 0;
        if (!ks_bytes_at(ks, v25->name, (uint64_t)v27, &v28)) return ks_in_at(ks, "has_object", self->ks.at);
        v29 = v28 == 97;
    }
    bool v34 = v29;
    if (v34) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v30 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v31 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v32 = (int64_t)v31->len_name - INT64_C(4);
        uint8_t v33 = 0;
        if (!ks_bytes_at(ks, v30->name, (uint64_t)v32, &v33)) return ks_in_at(ks, "has_object", self->ks.at);
        v34 = v33 == 46;
    }
    bool v39 = v34;
    if (v39) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v35 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v36 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v37 = (int64_t)v36->len_name - INT64_C(3);
        uint8_t v38 = 0;
        if (!ks_bytes_at(ks, v35->name, (uint64_t)v37, &v38)) return ks_in_at(ks, "has_object", self->ks.at);
        v39 = v38 == 112;
    }
    bool v44 = v39;
    if (v44) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v40 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v41 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v42 = (int64_t)v41->len_name - INT64_C(2);
        uint8_t v43 = 0;
        if (!ks_bytes_at(ks, v40->name, (uint64_t)v42, &v43)) return ks_in_at(ks, "has_object", self->ks.at);
        v44 = v43 == 107;
    }
    bool v49 = v44;
    if (v49) {
        if (UINT64_C(0) >= self->members.count) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
            return ks_in(ks, "has_object");
        }
        zip_archive_member *const v45 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        zip_archive_member *const v46 = (zip_archive_member *)ks_list_at(&self->members, UINT64_C(0));
        const int64_t v47 = (int64_t)v46->len_name - INT64_C(1);
        uint8_t v48 = 0;
        if (!ks_bytes_at(ks, v45->name, (uint64_t)v47, &v48)) return ks_in_at(ks, "has_object", self->ks.at);
        v49 = v48 == 108;
    }
    self->has_object = v49;
    self->ks_state_has_object = KS_DONE;
    return true;
}

bool pytorch_archive_complete(ks_ctx *ks, pytorch_archive *self) {
    for (uint64_t i = 0; i < self->members.count; i++) {
        zip_archive_member *const item = (zip_archive_member *)ks_list_at(&self->members, i);
        if (!zip_archive_member_complete(ks, &(*item))) return ks_in_item(ks, "members", i);
    }
    if (self->end_record != NULL && !zip_archive_end_record_complete(ks, self->end_record)) return ks_in(ks, "end_record");
    if (!pytorch_archive_get_object(ks, self)) return false;
    if (!pytorch_archive_get_has_object(ks, self)) return false;
    return true;
}

/* older */

bool pytorch_older_parse(ks_ctx *ks, ks_stream *io, pytorch_older *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t v1 = 5;
    if (!ks_count_fits(ks, io, v1, 1)) return ks_in_at(ks, "pickles", ks_at(io));
    if (!ks_list_init(ks, &self->pickles, v1, sizeof(pickle))) return ks_in_at(ks, "pickles", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        pickle *const v3 = (pickle *)ks_list_place(&self->pickles, v2);
        memset(v3, 0, sizeof *v3);
        self->pickles.count = v2;
        if (!pickle_parse(ks, io, v3)) return ks_in_item(ks, "pickles", v2);
        self->pickles.count = v2 + 1;
    }
    if (!ks_read_rest(ks, io, &self->storages)) return ks_in(ks, "storages");
    self->ks.size = io->pos - ks_start;
    return true;
}

static bool get_pytorch_first(ks_ctx *ks, void *object) {
    return pytorch_get_first(ks, (pytorch *)object);
}

static bool get_pytorch_older(ks_ctx *ks, void *object) {
    return pytorch_get_older(ks, (pytorch *)object);
}

static const ks_link links_pytorch_archive[] = {
    {KS_ROLE_PRESENCE, &pytorch_desc, 1}, /* first */
};
static const ks_constant constants_pytorch_first[] = {
    {.word = UINT64_C(80)},
    {.word = UINT64_C(128)},
};
static const ks_link links_pytorch_older[] = {
    {KS_ROLE_PRESENCE, &pytorch_desc, 1}, /* first */
};
static const ks_field fields_pytorch[] = {
    {.name = "archive", .orig = "archive",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(pytorch, archive),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pytorch_archive_desc,
     .links = links_pytorch_archive, .num_links = 1},
    {.name = "first", .orig = "first",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(pytorch, first),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pytorch, ks_state_first),
     .at = (uint32_t)offsetof(pytorch, ks_at_first),
     .wire_size = 1,
     .get = get_pytorch_first,
     .constants = constants_pytorch_first, .num_constants = 2},
    {.name = "older", .orig = "older",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(pytorch, older),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pytorch, ks_state_older),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pytorch_older_desc, .get = get_pytorch_older,
     .links = links_pytorch_older, .num_links = 1},
};
const ks_type pytorch_desc = {
    .name = "pytorch", .size = sizeof(pytorch), .wire_size = KS_NOWHERE,
    .fields = fields_pytorch, .num_fields = 3, .has_at = true, .has_size = true};

static bool get_pytorch_archive_end_record(ks_ctx *ks, void *object) {
    return pytorch_archive_get_end_record(ks, (pytorch_archive *)object);
}

static bool get_pytorch_archive_object(ks_ctx *ks, void *object) {
    return pytorch_archive_get_object(ks, (pytorch_archive *)object);
}

static bool get_pytorch_archive_has_object(ks_ctx *ks, void *object) {
    return pytorch_archive_get_has_object(ks, (pytorch_archive *)object);
}

static const ks_link links_pytorch_archive_members[] = {
    {KS_ROLE_COUNT, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_COUNT, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_zip64_end_record_desc, 9}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
    {KS_ROLE_VALUE, &zip_archive_end_record_desc, 6}, /* len_directory */
};
static const ks_link links_pytorch_archive_object[] = {
    {KS_ROLE_SIZE, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_SIZE, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_SIZE, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_SIZE, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_SIZE, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_POSITION, &zip_archive_member_desc, 12}, /* len_name */
    {KS_ROLE_POSITION, &zip_archive_member_desc, 13}, /* len_extra */
    {KS_ROLE_POSITION, &zip_archive_zip64_field_desc, 1}, /* values */
    {KS_ROLE_POSITION, &zip_archive_directory_entry_desc, 16}, /* offset_32 */
    {KS_ROLE_POSITION, &zip_archive_extra_field_desc, 4}, /* body */
    {KS_ROLE_POSITION, &zip_archive_directory_entry_desc, 9}, /* len_member_32 */
    {KS_ROLE_POSITION, &zip_archive_directory_entry_desc, 8}, /* len_data_32 */
    {KS_ROLE_POSITION, &zip_archive_directory_entry_desc, 11}, /* len_extra */
    {KS_ROLE_POSITION, &zip_archive_extra_field_desc, 2}, /* id */
    {KS_ROLE_PRESENCE, &zip_archive_directory_entry_desc, 4}, /* method */
    {KS_ROLE_PRESENCE, &zip_archive_member_desc, 12}, /* len_name */
    {KS_ROLE_PRESENCE, &zip_archive_member_desc, 14}, /* name */
    {KS_ROLE_PRESENCE, &zip_archive_zip64_end_record_desc, 7}, /* num_entries */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 5}, /* num_entries */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 6}, /* len_directory */
    {KS_ROLE_PRESENCE, &zip_archive_end_record_desc, 7}, /* ofs_directory */
};
static const ks_field fields_pytorch_archive[] = {
    {.name = "members", .orig = "members",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pytorch_archive, members),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_member_desc,
     .links = links_pytorch_archive_members, .num_links = 7},
    {.name = "end_record", .orig = "end_record",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(pytorch_archive, end_record),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pytorch_archive, ks_state_end_record),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &zip_archive_end_record_desc, .get = get_pytorch_archive_end_record},
    {.name = "object", .orig = "object",
     .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(pytorch_archive, object),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pytorch_archive, ks_state_object),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pickle_desc, .get = get_pytorch_archive_object,
     .links = links_pytorch_archive_object, .num_links = 23},
    {.name = "has_object", .orig = "has_object",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pytorch_archive, has_object),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pytorch_archive, ks_state_has_object),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pytorch_archive_has_object},
};
const ks_type pytorch_archive_desc = {
    .name = "archive", .size = sizeof(pytorch_archive), .wire_size = KS_NOWHERE,
    .fields = fields_pytorch_archive, .num_fields = 4, .has_at = true, .has_size = true};

static const ks_field fields_pytorch_older[] = {
    {.name = "pickles", .orig = "pickles",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pytorch_older, pickles),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pickle_desc},
    {.name = "storages", .orig = "storages",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pytorch_older, storages),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type pytorch_older_desc = {
    .name = "older", .size = sizeof(pytorch_older), .wire_size = KS_NOWHERE,
    .fields = fields_pytorch_older, .num_fields = 2, .has_at = true, .has_size = true};

