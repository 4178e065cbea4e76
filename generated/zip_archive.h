/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from zip_archive.ksy. Do not edit. */

/* Records of a ZIP archive */
#ifndef KSYC_ZIP_ARCHIVE_H
#define KSYC_ZIP_ARCHIVE_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct zip_archive zip_archive;
typedef struct zip_archive_end_record zip_archive_end_record;
typedef struct zip_archive_zip64_locator zip_archive_zip64_locator;
typedef struct zip_archive_zip64_end_record zip_archive_zip64_end_record;
typedef struct zip_archive_directory zip_archive_directory;
typedef struct zip_archive_directory_entry zip_archive_directory_entry;
typedef struct zip_archive_member zip_archive_member;
typedef struct zip_archive_descriptor zip_archive_descriptor;
typedef struct zip_archive_extra zip_archive_extra;
typedef struct zip_archive_zero zip_archive_zero;
typedef struct zip_archive_extra_field zip_archive_extra_field;
typedef struct zip_archive_zip64_field zip_archive_zip64_field;
typedef struct zip_archive_unicode_path zip_archive_unicode_path;
typedef struct zip_archive_letters zip_archive_letters;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    ZIP_ARCHIVE_METHOD_STORED = 0,
    ZIP_ARCHIVE_METHOD_DEFLATED = 8
};
extern const ks_enum zip_archive_method_labels;

enum {
    ZIP_ARCHIVE_FIELD_ID_ZIP64 = 1,
    ZIP_ARCHIVE_FIELD_ID_NTFS = 10,
    ZIP_ARCHIVE_FIELD_ID_UNIX = 13,
    ZIP_ARCHIVE_FIELD_ID_PADDING = 16966,
    ZIP_ARCHIVE_FIELD_ID_TIMESTAMP = 21589,
    ZIP_ARCHIVE_FIELD_ID_UNIX_OLD = 22613,
    ZIP_ARCHIVE_FIELD_ID_LIBARCHIVE = 27768,
    ZIP_ARCHIVE_FIELD_ID_UNICODE_PATH = 28789,
    ZIP_ARCHIVE_FIELD_ID_UNIX_IDS_OLD = 30805,
    ZIP_ARCHIVE_FIELD_ID_UNIX_IDS = 30837,
    ZIP_ARCHIVE_FIELD_ID_JAR = 51966,
    ZIP_ARCHIVE_FIELD_ID_ALIGNMENT = 55605
};
extern const ks_enum zip_archive_field_id_labels;

/* ---- zip_archive */
/* The records that formats which are ZIP archives consist of. The end record in the last 22 bytes
 * says where the directory is, the directory names the members, and each member repeats what the
 * directory says in a header in front of its data. Readers of ZIP files differ in which of the two
 * they believe, in where they look for the end record, and in what they take a record for that
 * contradicts another.  So an archive is accepted only if all of them find the same in it: members
 * that cover the file from its first byte to the directory, without gaps, in the order of the
 * directory, each with a header that says what the directory says; a directory that ends where the
 * end record begins; an end record without a comment; ZIP64 records that contradict nothing.  Also
 * refused, although readers would agree: a comment of the archive, in which some of them would look
 * for an end record; members that are not in the order of the directory, which readers of a stream
 * list differently; flags that differ between directory and member in any bit; a disk number that
 * is in a ZIP64 field. What writers do not do, but what changes nothing, is noted: the rules of
 * note severity say what.  The whole archive stands first. A format that imports the records puts
 * its members together itself, so that their paths are its own; positions are those of the stream
 * that an object is read from, which has to be the whole file.  Section numbers are those of
 * APPNOTE.TXT 6.3.10, the description of the ZIP format by PKWARE. */
struct zip_archive {
    ks_span ks;
    ks_stream *ks_io;
    /* The members, in the order of the directory. */
    ks_list members; /* of zip_archive_member */
    /* The end record, the last 22 bytes of the file. */
    zip_archive_end_record *end_record;
    uint8_t ks_state_end_record;
};

/* ---- end_record */
/* End of central directory record (4.3.16), without a comment: readers that search it from the end
 * of the file would find another one in a comment. */
struct zip_archive_end_record {
    ks_mark ks;
    ks_stream *ks_io;
    /* Whether writers of the format write a ZIP64 end record in any case, as PyTorch does. */
    bool is_always_64;
    /* "PK", 5, 6. */
    ks_bytes signature;
    /* Number of this file of a split archive. */
    uint16_t disk;
    /* Number of the file in which the directory begins. */
    uint16_t disk_of_directory;
    /* Entries of the directory in this file. */
    uint16_t num_entries_here;
    /* Entries of the directory. 65535 may stand for a larger number in the ZIP64 end record. */
    uint16_t num_entries;
    /* Bytes of the directory; 2^32-1 stands for the number in the ZIP64 end record. */
    uint32_t len_directory;
    /* Offset of the directory; 2^32-1 stands for the number in the ZIP64 end record. */
    uint32_t ofs_directory;
    /* Bytes of the comment. */
    uint16_t len_comment;
    /* Whether there is a ZIP64 end record. Some readers look for its locator in front of every end
     * record, so it has to be there if one of the numbers is 2^32-1 or if there is room for it
     * behind the directory; in no other case is there anything between the two. */
    bool is_zip64;
    /* In front of the end record. */
    zip_archive_zip64_locator *zip64_locator;
    uint64_t ks_at_zip64_locator;
    /* In front of its locator. */
    zip_archive_zip64_end_record *zip64_end_record;
    uint64_t ks_at_zip64_end_record;
    /* Number of members. */
    uint64_t num_members;
    /* Offset of the directory. */
    uint64_t ofs_directory_64;
    /* Bytes of the directory. */
    uint64_t len_directory_64;
    /* Where the directory ends. */
    int64_t end_directory;
    /* The directory. */
    zip_archive_directory *directory;
    uint8_t ks_state_is_zip64;
    uint8_t ks_state_zip64_locator;
    uint8_t ks_state_zip64_end_record;
    uint8_t ks_state_num_members;
    uint8_t ks_state_ofs_directory_64;
    uint8_t ks_state_len_directory_64;
    uint8_t ks_state_end_directory;
    uint8_t ks_state_directory;
};

/* ---- zip64_locator */
/* ZIP64 end of central directory locator (4.3.15). */
struct zip_archive_zip64_locator {
    /* "PK", 6, 7. */
    ks_bytes signature;
    /* Number of the file that has the ZIP64 end record. */
    uint32_t disk;
    /* Python looks there whatever this says. */
    uint64_t ofs_end_record;
    /* Number of files. */
    uint32_t num_disks;
};

/* ---- zip64_end_record */
/* ZIP64 end of central directory record (4.3.14), without extensible data. */
struct zip_archive_zip64_end_record {
    /* "PK", 6, 6. */
    ks_bytes signature;
    /* Bytes that follow. */
    uint64_t len_record;
    /* System and version of the writer. */
    uint16_t version_made_by;
    /* Version that a reader needs. From 6.2 on the record may have further fields, about an
     * encrypted directory (7.3.4). */
    uint16_t version_needed;
    /* Number of this file. */
    uint32_t disk;
    /* Number of the file in which the directory begins. */
    uint32_t disk_of_directory;
    /* Entries of the directory in this file. */
    uint64_t num_entries_here;
    /* Entries of the directory. */
    uint64_t num_entries;
    /* Bytes of the directory. */
    uint64_t len_directory;
    /* Offset of the directory. */
    uint64_t ofs_directory;
};

/* ---- directory */
/* The central directory (4.3.12), one entry for each member. */
struct zip_archive_directory {
    ks_span ks;
    /* Number of members. */
    uint64_t num_entries;
    /* One for each member. */
    ks_list entries; /* of zip_archive_directory_entry */
};

/* ---- extra */
/* The extra fields of an entry or of a member (4.5). */
struct zip_archive_extra {
    ks_span ks;
    /* Bytes of all fields. */
    uint16_t len_extra;
    /* The fields. */
    ks_list fields; /* of zip_archive_extra_field */
    /* Up to three bytes that are no field; Android's zipalign writes zeros, and others are refused
     * by libzip. */
    ks_view padding; /* of zip_archive_zero */
    /* Index of the ZIP64 field, 65535 if there is none. */
    uint16_t index_zip64;
    /* Whether there is a ZIP64 field. */
    bool has_zip64;
    /* The ZIP64 field. */
    zip_archive_zip64_field *zip64;
    bool ks_has_fields;
    uint8_t ks_state_index_zip64;
    uint8_t ks_state_has_zip64;
    uint8_t ks_state_zip64;
};

/* ---- directory_entry */
/* What the directory says about a member (4.3.12). */
struct zip_archive_directory_entry {
    ks_mark ks;
    /* "PK", 1, 2. */
    ks_bytes signature;
    /* System and version of the writer. Readers take from it how to read names that are neither
     * ASCII nor UTF-8, which are noted, and the attributes; see `not_a_link`. */
    uint16_t version_made_by;
    /* Version that a reader needs. Of a member with a higher one Info-ZIP says nothing but that it
     * was skipped, and Python refuses the archive from 6.4 on, where other readers give what they
     * find. */
    uint16_t version_needed;
    /* General purpose flags (4.4.4). 0x0006: kind of compression; 0x0008: a data descriptor follows
     * the member; 0x0800: the name is UTF-8. */
    uint16_t flags;
    /* How the data are compressed. numpy.savez stores, numpy.savez_compressed deflates. */
    uint16_t method;
    /* Time of the last change, as in MS-DOS. */
    uint16_t time;
    /* Date of the last change, as in MS-DOS. */
    uint16_t date;
    /* CRC-32 of the member, decompressed. */
    uint32_t crc32;
    /* Bytes of the data in the archive; 2^32-1 stands for a number in the ZIP64 field. */
    uint32_t len_data_32;
    /* Bytes of the member, decompressed; 2^32-1 stands for a number in the ZIP64 field. */
    uint32_t len_member_32;
    /* Bytes of the name. */
    uint16_t len_name;
    /* Bytes of the extra fields. */
    uint16_t len_extra;
    /* Bytes of the comment. */
    uint16_t len_comment;
    /* Number of the file in which the member begins. */
    uint16_t disk;
    /* 1 says that a member is text; Info-ZIP's unzip changes line ends of it if it is asked to
     * (-a). */
    uint16_t attributes_internal;
    /* File attributes; the upper 16 bits are the mode of a Unix file. */
    uint32_t attributes;
    /* Offset of the member; 2^32-1 stands for a number in the ZIP64 field. */
    uint32_t offset_32;
    /* The name of the member; UTF-8 if flag 0x0800 is set, otherwise by the standard code page 437,
     * in practice anything. */
    ks_bytes name;
    /* Extra fields. */
    zip_archive_extra extra;
    /* A comment. */
    ks_bytes comment;
    /* Whether it is a folder, with which archives begin that were made of files. */
    bool is_folder;
    /* Whether the size of the member is in the ZIP64 field. */
    bool is_member_large;
    /* Whether the size of the data is in the ZIP64 field. */
    bool is_data_large;
    /* Whether the offset is in the ZIP64 field. */
    bool is_offset_large;
    /* Numbers that have to be in the ZIP64 field. */
    uint8_t num_large;
    /* Numbers that are in the ZIP64 field. */
    uint16_t num_values;
    /* Bytes of the member, decompressed. */
    uint64_t len_member;
    /* Bytes of the data in the archive. */
    uint64_t len_data;
    /* Offset of the member. */
    uint64_t offset;
    uint8_t ks_state_is_folder;
    uint8_t ks_state_is_member_large;
    uint8_t ks_state_is_data_large;
    uint8_t ks_state_is_offset_large;
    uint8_t ks_state_num_large;
    uint8_t ks_state_num_values;
    uint8_t ks_state_len_member;
    uint8_t ks_state_len_data;
    uint8_t ks_state_offset;
};

/* ---- member */
/* A member with the header in front of it, the local header (4.3.7). */
struct zip_archive_member {
    ks_mark ks;
    /* Its entry of the directory. */
    zip_archive_directory_entry *entry;
    /* Where the next member begins, or the directory. */
    uint64_t ofs_next;
    /* Whether the ZIP64 field in front of a member has the offset, too, where it needs 64 bits, as
     * PyTorch's writer has it (miniz, mz_zip_writer_create_zip64_extra_data). */
    bool repeats_offset;
    /* "PK", 3, 4. */
    ks_bytes signature;
    /* Version that a reader needs. Readers of a stream see this one. */
    uint16_t version_needed;
    /* As in the directory; readers that go by the one or the other would differ. */
    uint16_t flags;
    /* As in the directory. */
    uint16_t method;
    /* Time of the last change, as in MS-DOS. libzip compares it if it is asked to (ZIP_CHECKCONS). */
    uint16_t time;
    /* Date of the last change, as in MS-DOS. libzip compares it, too. */
    uint16_t date;
    /* CRC-32 of the member. */
    uint32_t crc32;
    /* As in the directory, or 2^32-1 with a ZIP64 field, or 0 if it is in a data descriptor. */
    uint32_t len_data_32;
    /* As in the directory, or 2^32-1 with a ZIP64 field, or 0 if it is in a data descriptor. */
    uint32_t len_member_32;
    /* Bytes of the name. */
    uint16_t len_name;
    /* Bytes of the extra fields, which need not be those of the directory. */
    uint16_t len_extra;
    /* As in the directory. */
    ks_bytes name;
    /* Extra fields. */
    zip_archive_extra extra;
    /* The bytes of the member, compressed if `method` says so. */
    ks_bytes data;
    /* The data descriptor. */
    zip_archive_descriptor *descriptor;
    /* Whether the ZIP64 field has both sizes. */
    bool has_sizes;
    /* Whether the last number of the ZIP64 field is the offset of this header. */
    bool has_offset;
    /* Whether checksum and sizes follow the data, since the writer could not go back. */
    bool has_descriptor;
    /* Bytes of the data, as this header says. */
    uint64_t len_data;
    /* Bytes of the member, decompressed, as this header says. */
    uint64_t len_member;
    /* Whether the sizes in the data descriptor have 64 bits: with a ZIP64 field (4.3.9.2), and
     * where they need them; Go writes no such field. */
    bool is_wide;
    uint8_t ks_state_has_sizes;
    uint8_t ks_state_has_offset;
    uint8_t ks_state_has_descriptor;
    uint8_t ks_state_len_data;
    uint8_t ks_state_len_member;
    uint8_t ks_state_is_wide;
};

/* ---- descriptor */
/* Data descriptor (4.3.9). Readers that go by the directory do not look at it, readers of a stream
 * do. */
struct zip_archive_descriptor {
    /* Entry of the directory. */
    zip_archive_directory_entry *entry;
    /* Whether the sizes have 64 bits. */
    bool is_wide;
    /* Whether it begins with a signature, which is optional. */
    bool is_signed;
    /* "PK", 7, 8. */
    ks_bytes signature;
    /* CRC-32 of the member, decompressed. */
    uint32_t crc32;
    /* Bytes of the data in the archive. */
    uint64_t len_data;
    /* Bytes of the member, decompressed. */
    uint64_t len_member;
    bool ks_has_signature;
    uint8_t ks_has_len_data; /* bytes that it took, 0: absent */
    uint8_t ks_has_len_member; /* bytes that it took, 0: absent */
};

/* ---- zero */
/* A byte that is no part of a field. */
struct zip_archive_zero {
    /* Nothing. */
    uint8_t value;
};

/* ---- extra_field */
/* An extra field (4.5.1). */
struct zip_archive_extra_field {
    ks_mark ks;
    /* Its number. */
    uint16_t index;
    /* Index of the ZIP64 field before this one, 65535 if there is none. */
    uint16_t zip64_before;
    /* Kind of the field. That of libarchive (0x6c78) may say that the member is a link or a folder,
     * so it is noted whatever it says. */
    uint16_t id;
    /* Bytes of the body. */
    uint16_t len_body;
    /* What the field says. */
    ks_any body;
    /* Index of the ZIP64 field up to this one. */
    uint16_t last_zip64;
    uint8_t ks_state_last_zip64;
};

/* ---- zip64_field */
/* ZIP64 extended information (4.5.3): in the directory the numbers that are 2^32-1 in the entry, in
 * the order size of the member, size of the data, offset; in front of a member both sizes. */
struct zip_archive_zip64_field {
    ks_span ks;
    /* Bytes of the field. */
    uint16_t len_body;
    /* The numbers. */
    ks_view values; /* of u8le */
    /* Number of the file in which the member begins. */
    uint32_t disk;
    /* Numbers of 8 bytes. */
    uint16_t num_values;
    /* Whether the number of a disk follows. */
    bool has_disk;
    bool ks_has_disk;
    uint8_t ks_state_num_values;
    uint8_t ks_state_has_disk;
};

/* ---- unicode_path */
/* The name once more, in UTF-8 (4.6.9). Some readers show this one. Adapters say what it may be. */
struct zip_archive_unicode_path {
    ks_span ks;
    /* Version of the field. */
    uint8_t version;
    /* CRC-32 of the name in the header. */
    uint32_t name_crc32;
    /* The name. */
    ks_bytes name;
};

/* ---- letters */
/* Padding in front of data that are aligned, by PyTorch (caffe2/serialize/inline_container.cc). */
struct zip_archive_letters {
    ks_span ks;
    /* The letter Z, so many times. */
    ks_bytes fill;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool zip_archive_read(ks_ctx *ks, ks_stream *io, zip_archive **out) KS_MUST_USE;
bool zip_archive_parse(ks_ctx *ks, ks_stream *io, zip_archive *self) KS_MUST_USE;
bool zip_archive_make_end_record(ks_ctx *ks, zip_archive *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_get_end_record(ks_ctx *ks, zip_archive *self) {
    if (KS_LIKELY(self->ks_state_end_record >= KS_DONE)) return true;
    return zip_archive_make_end_record(ks, self);
}
bool zip_archive_complete(ks_ctx *ks, zip_archive *self) KS_MUST_USE;
extern const ks_type zip_archive_desc;
bool zip_archive_end_record_parse(ks_ctx *ks, ks_stream *io, zip_archive_end_record *self) KS_MUST_USE;
void zip_archive_end_record_make_is_zip64(ks_ctx *ks, zip_archive_end_record *self);
static inline void zip_archive_end_record_get_is_zip64(ks_ctx *ks, zip_archive_end_record *self) {
    if (!KS_LIKELY(self->ks_state_is_zip64 >= KS_DONE)) zip_archive_end_record_make_is_zip64(ks, self);
}
bool zip_archive_end_record_make_zip64_locator(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_end_record_get_zip64_locator(ks_ctx *ks, zip_archive_end_record *self) {
    if (KS_LIKELY(self->ks_state_zip64_locator >= KS_DONE)) return true;
    return zip_archive_end_record_make_zip64_locator(ks, self);
}
bool zip_archive_end_record_make_zip64_end_record(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_end_record_get_zip64_end_record(ks_ctx *ks, zip_archive_end_record *self) {
    if (KS_LIKELY(self->ks_state_zip64_end_record >= KS_DONE)) return true;
    return zip_archive_end_record_make_zip64_end_record(ks, self);
}
bool zip_archive_end_record_make_num_members(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_end_record_get_num_members(ks_ctx *ks, zip_archive_end_record *self) {
    if (KS_LIKELY(self->ks_state_num_members >= KS_DONE)) return true;
    return zip_archive_end_record_make_num_members(ks, self);
}
bool zip_archive_end_record_make_ofs_directory_64(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_end_record_get_ofs_directory_64(ks_ctx *ks, zip_archive_end_record *self) {
    if (KS_LIKELY(self->ks_state_ofs_directory_64 >= KS_DONE)) return true;
    return zip_archive_end_record_make_ofs_directory_64(ks, self);
}
bool zip_archive_end_record_make_len_directory_64(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_end_record_get_len_directory_64(ks_ctx *ks, zip_archive_end_record *self) {
    if (KS_LIKELY(self->ks_state_len_directory_64 >= KS_DONE)) return true;
    return zip_archive_end_record_make_len_directory_64(ks, self);
}
void zip_archive_end_record_make_end_directory(ks_ctx *ks, zip_archive_end_record *self);
static inline void zip_archive_end_record_get_end_directory(ks_ctx *ks, zip_archive_end_record *self) {
    if (!KS_LIKELY(self->ks_state_end_directory >= KS_DONE)) zip_archive_end_record_make_end_directory(ks, self);
}
bool zip_archive_end_record_make_directory(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_end_record_get_directory(ks_ctx *ks, zip_archive_end_record *self) {
    if (KS_LIKELY(self->ks_state_directory >= KS_DONE)) return true;
    return zip_archive_end_record_make_directory(ks, self);
}
bool zip_archive_end_record_complete(ks_ctx *ks, zip_archive_end_record *self) KS_MUST_USE;
extern const ks_type zip_archive_end_record_desc;
bool zip_archive_zip64_locator_parse(ks_ctx *ks, ks_stream *io, zip_archive_zip64_locator *self) KS_MUST_USE;
extern const ks_type zip_archive_zip64_locator_desc;
bool zip_archive_zip64_end_record_parse(ks_ctx *ks, ks_stream *io, zip_archive_zip64_end_record *self) KS_MUST_USE;
extern const ks_type zip_archive_zip64_end_record_desc;
bool zip_archive_directory_parse(ks_ctx *ks, ks_stream *io, zip_archive_directory *self) KS_MUST_USE;
bool zip_archive_directory_complete(ks_ctx *ks, zip_archive_directory *self) KS_MUST_USE;
extern const ks_type zip_archive_directory_desc;
bool zip_archive_directory_entry_parse(ks_ctx *ks, ks_stream *io, zip_archive_directory_entry *self) KS_MUST_USE;
bool zip_archive_directory_entry_make_is_folder(ks_ctx *ks, zip_archive_directory_entry *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_directory_entry_get_is_folder(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (KS_LIKELY(self->ks_state_is_folder >= KS_DONE)) return true;
    return zip_archive_directory_entry_make_is_folder(ks, self);
}
void zip_archive_directory_entry_make_is_member_large(ks_ctx *ks, zip_archive_directory_entry *self);
static inline void zip_archive_directory_entry_get_is_member_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (!KS_LIKELY(self->ks_state_is_member_large >= KS_DONE)) zip_archive_directory_entry_make_is_member_large(ks, self);
}
void zip_archive_directory_entry_make_is_data_large(ks_ctx *ks, zip_archive_directory_entry *self);
static inline void zip_archive_directory_entry_get_is_data_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (!KS_LIKELY(self->ks_state_is_data_large >= KS_DONE)) zip_archive_directory_entry_make_is_data_large(ks, self);
}
void zip_archive_directory_entry_make_is_offset_large(ks_ctx *ks, zip_archive_directory_entry *self);
static inline void zip_archive_directory_entry_get_is_offset_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (!KS_LIKELY(self->ks_state_is_offset_large >= KS_DONE)) zip_archive_directory_entry_make_is_offset_large(ks, self);
}
void zip_archive_directory_entry_make_num_large(ks_ctx *ks, zip_archive_directory_entry *self);
static inline void zip_archive_directory_entry_get_num_large(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (!KS_LIKELY(self->ks_state_num_large >= KS_DONE)) zip_archive_directory_entry_make_num_large(ks, self);
}
bool zip_archive_directory_entry_make_num_values(ks_ctx *ks, zip_archive_directory_entry *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_directory_entry_get_num_values(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (KS_LIKELY(self->ks_state_num_values >= KS_DONE)) return true;
    return zip_archive_directory_entry_make_num_values(ks, self);
}
bool zip_archive_directory_entry_make_len_member(ks_ctx *ks, zip_archive_directory_entry *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_directory_entry_get_len_member(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (KS_LIKELY(self->ks_state_len_member >= KS_DONE)) return true;
    return zip_archive_directory_entry_make_len_member(ks, self);
}
bool zip_archive_directory_entry_make_len_data(ks_ctx *ks, zip_archive_directory_entry *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_directory_entry_get_len_data(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (KS_LIKELY(self->ks_state_len_data >= KS_DONE)) return true;
    return zip_archive_directory_entry_make_len_data(ks, self);
}
bool zip_archive_directory_entry_make_offset(ks_ctx *ks, zip_archive_directory_entry *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_directory_entry_get_offset(ks_ctx *ks, zip_archive_directory_entry *self) {
    if (KS_LIKELY(self->ks_state_offset >= KS_DONE)) return true;
    return zip_archive_directory_entry_make_offset(ks, self);
}
bool zip_archive_directory_entry_complete(ks_ctx *ks, zip_archive_directory_entry *self) KS_MUST_USE;
extern const ks_type zip_archive_directory_entry_desc;
bool zip_archive_member_parse(ks_ctx *ks, ks_stream *io, zip_archive_member *self) KS_MUST_USE;
bool zip_archive_member_make_has_sizes(ks_ctx *ks, zip_archive_member *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_member_get_has_sizes(ks_ctx *ks, zip_archive_member *self) {
    if (KS_LIKELY(self->ks_state_has_sizes >= KS_DONE)) return true;
    return zip_archive_member_make_has_sizes(ks, self);
}
bool zip_archive_member_make_has_offset(ks_ctx *ks, zip_archive_member *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_member_get_has_offset(ks_ctx *ks, zip_archive_member *self) {
    if (KS_LIKELY(self->ks_state_has_offset >= KS_DONE)) return true;
    return zip_archive_member_make_has_offset(ks, self);
}
void zip_archive_member_make_has_descriptor(ks_ctx *ks, zip_archive_member *self);
static inline void zip_archive_member_get_has_descriptor(ks_ctx *ks, zip_archive_member *self) {
    if (!KS_LIKELY(self->ks_state_has_descriptor >= KS_DONE)) zip_archive_member_make_has_descriptor(ks, self);
}
bool zip_archive_member_make_len_data(ks_ctx *ks, zip_archive_member *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_member_get_len_data(ks_ctx *ks, zip_archive_member *self) {
    if (KS_LIKELY(self->ks_state_len_data >= KS_DONE)) return true;
    return zip_archive_member_make_len_data(ks, self);
}
bool zip_archive_member_make_len_member(ks_ctx *ks, zip_archive_member *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_member_get_len_member(ks_ctx *ks, zip_archive_member *self) {
    if (KS_LIKELY(self->ks_state_len_member >= KS_DONE)) return true;
    return zip_archive_member_make_len_member(ks, self);
}
bool zip_archive_member_make_is_wide(ks_ctx *ks, zip_archive_member *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_member_get_is_wide(ks_ctx *ks, zip_archive_member *self) {
    if (KS_LIKELY(self->ks_state_is_wide >= KS_DONE)) return true;
    return zip_archive_member_make_is_wide(ks, self);
}
bool zip_archive_member_complete(ks_ctx *ks, zip_archive_member *self) KS_MUST_USE;
extern const ks_type zip_archive_member_desc;
bool zip_archive_descriptor_parse(ks_ctx *ks, ks_stream *io, zip_archive_descriptor *self) KS_MUST_USE;
extern const ks_type zip_archive_descriptor_desc;
bool zip_archive_extra_parse(ks_ctx *ks, ks_stream *io, zip_archive_extra *self) KS_MUST_USE;
bool zip_archive_extra_make_index_zip64(ks_ctx *ks, zip_archive_extra *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_extra_get_index_zip64(ks_ctx *ks, zip_archive_extra *self) {
    if (KS_LIKELY(self->ks_state_index_zip64 >= KS_DONE)) return true;
    return zip_archive_extra_make_index_zip64(ks, self);
}
bool zip_archive_extra_make_has_zip64(ks_ctx *ks, zip_archive_extra *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_extra_get_has_zip64(ks_ctx *ks, zip_archive_extra *self) {
    if (KS_LIKELY(self->ks_state_has_zip64 >= KS_DONE)) return true;
    return zip_archive_extra_make_has_zip64(ks, self);
}
bool zip_archive_extra_make_zip64(ks_ctx *ks, zip_archive_extra *self) KS_MUST_USE;
static inline bool KS_MUST_USE zip_archive_extra_get_zip64(ks_ctx *ks, zip_archive_extra *self) {
    if (KS_LIKELY(self->ks_state_zip64 >= KS_DONE)) return true;
    return zip_archive_extra_make_zip64(ks, self);
}
bool zip_archive_extra_complete(ks_ctx *ks, zip_archive_extra *self) KS_MUST_USE;
extern const ks_type zip_archive_extra_desc;
bool zip_archive_zero_parse(ks_ctx *ks, ks_stream *io, zip_archive_zero *self) KS_MUST_USE;
extern const ks_type zip_archive_zero_desc;
bool zip_archive_extra_field_parse(ks_ctx *ks, ks_stream *io, zip_archive_extra_field *self) KS_MUST_USE;
void zip_archive_extra_field_make_last_zip64(ks_ctx *ks, zip_archive_extra_field *self);
static inline void zip_archive_extra_field_get_last_zip64(ks_ctx *ks, zip_archive_extra_field *self) {
    if (!KS_LIKELY(self->ks_state_last_zip64 >= KS_DONE)) zip_archive_extra_field_make_last_zip64(ks, self);
}
bool zip_archive_extra_field_complete(ks_ctx *ks, zip_archive_extra_field *self) KS_MUST_USE;
extern const ks_type zip_archive_extra_field_desc;
bool zip_archive_zip64_field_parse(ks_ctx *ks, ks_stream *io, zip_archive_zip64_field *self) KS_MUST_USE;
void zip_archive_zip64_field_make_num_values(ks_ctx *ks, zip_archive_zip64_field *self);
static inline void zip_archive_zip64_field_get_num_values(ks_ctx *ks, zip_archive_zip64_field *self) {
    if (!KS_LIKELY(self->ks_state_num_values >= KS_DONE)) zip_archive_zip64_field_make_num_values(ks, self);
}
void zip_archive_zip64_field_make_has_disk(ks_ctx *ks, zip_archive_zip64_field *self);
static inline void zip_archive_zip64_field_get_has_disk(ks_ctx *ks, zip_archive_zip64_field *self) {
    if (!KS_LIKELY(self->ks_state_has_disk >= KS_DONE)) zip_archive_zip64_field_make_has_disk(ks, self);
}
bool zip_archive_zip64_field_complete(ks_ctx *ks, zip_archive_zip64_field *self) KS_MUST_USE;
extern const ks_type zip_archive_zip64_field_desc;
bool zip_archive_unicode_path_parse(ks_ctx *ks, ks_stream *io, zip_archive_unicode_path *self) KS_MUST_USE;
extern const ks_type zip_archive_unicode_path_desc;
bool zip_archive_letters_parse(ks_ctx *ks, ks_stream *io, zip_archive_letters *self) KS_MUST_USE;
extern const ks_type zip_archive_letters_desc;

#ifdef __cplusplus
}
#endif

#endif
