# SPDX-License-Identifier: Apache-2.0
meta:
  id: zip_archive
  title: Records of a ZIP archive
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  The records that formats which are ZIP archives consist of. The end record in the last 22 bytes says
  where the directory is, the directory names the members, and each member repeats what the directory
  says in a header in front of its data. Readers of ZIP files differ in which of the two they believe,
  in where they look for the end record, and in what they take a record for that contradicts another.

  So an archive is accepted only if all of them find the same in it: members that cover the file from
  its first byte to the directory, without gaps, in the order of the directory, each with a header that
  says what the directory says; a directory that ends where the end record begins; an end record
  without a comment; ZIP64 records that contradict nothing.

  Also refused, although readers would agree: a comment of the archive, in which some of them would
  look for an end record; members that are not in the order of the directory, which readers of a
  stream list differently; flags that differ between directory and member in any bit; a disk number
  that is in a ZIP64 field. What writers do not do, but what changes nothing, is noted: the rules of
  note severity say what.

  The whole archive stands first. A format that imports the records puts its members together itself, so
  that their paths are its own; positions are those of the stream that an object is read from, which has
  to be the whole file.

  Section numbers are those of APPNOTE.TXT 6.3.10, the description of the ZIP format by PKWARE.
doc-ref: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

seq:
  - id: room_for_end
    size: 0
    valid:
      expr: _io.size >= 22
    -code: truncated
    -expect: "an end record of 22 bytes"
    doc: An archive without members is an end record alone.
  - id: members
    type: 'member(end_record.directory.entries[_index], _index + 1 < end_record.num_members ? end_record.directory.entries[_index + 1].offset : end_record.ofs_directory_64, false)'
    repeat: expr
    repeat-expr: end_record.num_members
    doc: The members, in the order of the directory.
  - id: directory_follows
    size: 0
    valid:
      expr: _io.pos == end_record.ofs_directory_64
    -code: bad_reference
    -expect: "the directory, directly behind the last member"
    doc: The end record says where the directory is.

instances:
  end_record:
    pos: _io.size - 22
    type: end_record(false)
    doc: The end record, the last 22 bytes of the file.

types:
  end_record:
    doc: |
      End of central directory record (4.3.16), without a comment: readers that search it from the end
      of the file would find another one in a comment.
    params:
      - id: is_always_64
        type: b1
        doc: Whether writers of the format write a ZIP64 end record in any case, as PyTorch does.
    seq:
      - id: signature
        size: 4
        valid: '[0x50, 0x4b, 5, 6]'
        -expect: "the end record of an archive in the last 22 bytes, which begins with 50 4b 05 06"
        doc: '"PK", 5, 6.'
      - id: disk
        type: u2
        valid: 0
        -expect: "0: an archive in one file"
        doc: Number of this file of a split archive.
      - id: disk_of_directory
        type: u2
        valid: 0
        -expect: "0: an archive in one file"
        doc: Number of the file in which the directory begins.
      - id: num_entries_here
        type: u2
        doc: Entries of the directory in this file.
      - id: num_entries
        type: u2
        valid: num_entries_here
        -expect: "the number of entries in this file, which has all of them"
        doc: |
          Entries of the directory. 65535 may stand for a larger number in the ZIP64 end record.
      - id: len_directory
        type: u4
        doc: Bytes of the directory; 2^32-1 stands for the number in the ZIP64 end record.
      - id: ofs_directory
        type: u4
        doc: Offset of the directory; 2^32-1 stands for the number in the ZIP64 end record.
      - id: len_comment
        type: u2
        valid: 0
        -expect: "0: no comment"
        doc: Bytes of the comment.
      - id: room_for_zip64
        size: 0
        valid:
          expr: not is_zip64 or _io.size >= 98
        -subject: ofs_directory
        -code: truncated
        -expect: "a ZIP64 end record and its locator, 76 bytes, in front of this"
        doc: Numbers that are 2^32-1 stand in the ZIP64 end record.
      - id: same_count
        size: 0
        valid:
          expr: not is_zip64 or num_entries == 0xffff or num_entries == zip64_end_record.num_entries
        -subject: num_entries
        -code: bad_reference
        -expect: "65535, or the number in the ZIP64 end record"
        doc: Some readers take this number, others that of the ZIP64 end record.
      - id: same_length
        size: 0
        valid:
          expr: not is_zip64 or len_directory == 0xffff_ffff or len_directory == zip64_end_record.len_directory
        -subject: len_directory
        -code: bad_reference
        -expect: "4294967295, or the number in the ZIP64 end record"
        doc: Some readers take this number, others that of the ZIP64 end record.
      - id: same_offset
        size: 0
        valid:
          expr: not is_zip64 or ofs_directory == 0xffff_ffff or ofs_directory == zip64_end_record.ofs_directory
        -subject: ofs_directory
        -code: bad_reference
        -expect: "4294967295, or the number in the ZIP64 end record"
        doc: Some readers take this number, others that of the ZIP64 end record.
      - id: zip64_is_needed
        size: 0
        valid:
          expr: not is_zip64 or is_always_64 or num_members >= 0xffff or len_directory_64 >= 0xffff_ffff or ofs_directory_64 >= 0xffff_ffff
        -subject: ofs_directory
        -severity: note
        -expect: "no ZIP64 end record where all numbers fit"
        doc: |
          Some readers look at the ZIP64 end record in this case, others do not, such as busybox. Where the
          end record has the numbers, too, both see the same; otherwise the latter refuse the archive.
      - id: length_is_not_alone
        size: 0
        valid:
          expr: len_directory != 0xffff_ffff or num_entries == 0xffff or ofs_directory == 0xffff_ffff
        -subject: len_directory
        -code: bad_reference
        -expect: "4294967295 only where another number is in the ZIP64 end record, too"
        doc: Go looks for the ZIP64 end record if one of the other numbers says so.
      - id: directory_in_bounds
        size: 0
        valid:
          expr: ofs_directory_64 <= end_directory
        -subject: ofs_directory
        -code: bad_reference
        -expect: "a directory in front of the end record"
        doc: Otherwise the directory is not in the file.
      - id: directory_ends_here
        size: 0
        valid:
          expr: len_directory_64 == end_directory - ofs_directory_64
        -subject: len_directory
        -code: bad_size
        -expect: "a directory from its offset to the end record"
        doc: |
          Some readers find the directory by its offset, others by its length. No bytes follow the
          directory, which also excludes digital signatures (4.3.13).
      - id: members_are_counted
        size: 0
        valid:
          expr: num_members != 0 or len_directory_64 == 0
        -subject: num_entries
        -code: bad_size
        -expect: "a number of members that is not 0, as the directory has some bytes"
        doc: Some readers count entries, others read the directory to its end.
      - id: nothing_in_front
        size: 0
        valid:
          expr: num_members != 0 or ofs_directory_64 == 0
        -subject: ofs_directory
        -code: bad_reference
        -expect: "0: nothing in front of the end record of an archive without members"
        doc: An archive without members is an end record alone.
    instances:
      is_zip64:
        value: 'len_directory == 0xffff_ffff or ofs_directory == 0xffff_ffff or ofs_directory + len_directory + 98 == _io.size'
        doc: |
          Whether there is a ZIP64 end record. Some readers look for its locator in front of every end
          record, so it has to be there if one of the numbers is 2^32-1 or if there is room for it
          behind the directory; in no other case is there anything between the two.
      zip64_locator:
        pos: _io.size - 42
        type: zip64_locator
        if: is_zip64
        doc: In front of the end record.
      zip64_end_record:
        pos: _io.size - 98
        type: zip64_end_record
        if: is_zip64
        doc: In front of its locator.
      num_members:
        value: 'is_zip64 ? zip64_end_record.num_entries : num_entries'
        doc: Number of members.
      ofs_directory_64:
        value: 'is_zip64 ? zip64_end_record.ofs_directory : ofs_directory'
        doc: Offset of the directory.
      len_directory_64:
        value: 'is_zip64 ? zip64_end_record.len_directory : len_directory'
        doc: Bytes of the directory.
      end_directory:
        value: 'is_zip64 ? _io.size - 98 : _io.size - 22'
        doc: Where the directory ends.
      directory:
        pos: ofs_directory_64
        size: len_directory_64
        type: directory(num_members)
        doc: The directory.

  zip64_locator:
    doc: ZIP64 end of central directory locator (4.3.15).
    seq:
      - id: signature
        size: 4
        valid: '[0x50, 0x4b, 6, 7]'
        -expect: "the locator of a ZIP64 end record, which begins with 50 4b 06 07"
        doc: '"PK", 6, 7.'
      - id: disk
        type: u4
        valid: 0
        -expect: "0: an archive in one file"
        doc: Number of the file that has the ZIP64 end record.
      - id: ofs_end_record
        type: u8
        valid: _io.size - 98
        -code: bad_reference
        -expect: "the offset of the ZIP64 end record, 56 bytes before this locator"
        doc: Python looks there whatever this says.
      - id: num_disks
        type: u4
        valid: 1
        -expect: "1: an archive in one file"
        doc: Number of files.

  zip64_end_record:
    doc: ZIP64 end of central directory record (4.3.14), without extensible data.
    seq:
      - id: signature
        size: 4
        valid: '[0x50, 0x4b, 6, 6]'
        -expect: "the ZIP64 end record, which begins with 50 4b 06 06"
        doc: '"PK", 6, 6.'
      - id: len_record
        type: u8
        valid: 44
        -code: bad_size
        -expect: "44: no extensible data"
        doc: Bytes that follow.
      - id: version_made_by
        type: u2
        doc: System and version of the writer.
      - id: version_needed
        type: u2
        valid:
          max: 45
        -code: unsupported
        -expect: "at most version 4.5, in which this record is as described here"
        doc: |
          Version that a reader needs. From 6.2 on the record may have further fields, about an encrypted
          directory (7.3.4).
      - id: disk
        type: u4
        valid: 0
        -expect: "0: an archive in one file"
        doc: Number of this file.
      - id: disk_of_directory
        type: u4
        valid: 0
        -expect: "0: an archive in one file"
        doc: Number of the file in which the directory begins.
      - id: num_entries_here
        type: u8
        doc: Entries of the directory in this file.
      - id: num_entries
        type: u8
        valid: num_entries_here
        -expect: "the number of entries in this file, which has all of them"
        doc: Entries of the directory.
      - id: len_directory
        type: u8
        doc: Bytes of the directory.
      - id: ofs_directory
        type: u8
        doc: Offset of the directory.

  directory:
    doc: The central directory (4.3.12), one entry for each member.
    params:
      - id: num_entries
        type: u8
        doc: Number of members.
    seq:
      - id: entries
        type: directory_entry
        repeat: expr
        repeat-expr: num_entries
        doc: One for each member.
      - id: nothing_behind
        size: 0
        valid:
          expr: _io.pos == _io.size
        -code: bad_size
        -expect: "as many entries as the end record says, and nothing behind them"
        doc: Some readers count entries, others read the directory to its end.

  directory_entry:
    doc: What the directory says about a member (4.3.12).
    seq:
      - id: signature
        size: 4
        valid: '[0x50, 0x4b, 1, 2]'
        -expect: "the entry of a member, which begins with 50 4b 01 02"
        doc: '"PK", 1, 2.'
      - id: version_made_by
        type: u2
        doc: |
          System and version of the writer. Readers take from it how to read names that are neither ASCII nor
          UTF-8, which are noted, and the attributes; see `not_a_link`.
      - id: version_needed
        type: u2
        valid:
          max: 45
        -code: unsupported
        -expect: "at most version 4.5, which has all that arrays need"
        doc: |
          Version that a reader needs. Of a member with a higher one Info-ZIP says nothing but that it was
          skipped, and Python refuses the archive from 6.4 on, where other readers give what they find.
      - id: flags
        type: u2
        doc: |
          General purpose flags (4.4.4). 0x0006: kind of compression; 0x0008: a data descriptor follows
          the member; 0x0800: the name is UTF-8.
      - id: not_encrypted
        size: 0
        valid:
          expr: flags & 0x2061 == 0
        -subject: flags
        -code: unsupported
        -expect: "a member that is neither encrypted (0x2041) nor a patch (0x0020)"
        doc: Some readers look at these flags, others read the bytes as they are.
      - id: no_reserved_flags
        size: 0
        valid:
          expr: flags & 0xd790 == 0
        -subject: flags
        -severity: note
        -expect: "no flags but 0x0002, 0x0004, 0x0008 and 0x0800"
        doc: Unused or reserved; readers ignore them.
      - id: method
        type: u2
        enum: method
        valid:
          any-of:
            - method::stored
            - method::deflated
        -code: unsupported
        -expect: "0 (stored) or 8 (deflated)"
        doc: How the data are compressed. numpy.savez stores, numpy.savez_compressed deflates.
      - id: time
        type: u2
        doc: Time of the last change, as in MS-DOS.
      - id: date
        type: u2
        doc: Date of the last change, as in MS-DOS.
      - id: crc32
        type: u4
        doc: CRC-32 of the member, decompressed.
      - id: len_data_32
        type: u4
        doc: Bytes of the data in the archive; 2^32-1 stands for a number in the ZIP64 field.
      - id: len_member_32
        type: u4
        doc: Bytes of the member, decompressed; 2^32-1 stands for a number in the ZIP64 field.
      - id: len_name
        type: u2
        doc: Bytes of the name.
      - id: len_extra
        type: u2
        doc: Bytes of the extra fields.
      - id: len_comment
        type: u2
        valid: 0
        -severity: note
        -expect: "0: no comment"
        doc: Bytes of the comment.
      - id: disk
        type: u2
        valid: 0
        -expect: "0: an archive in one file"
        doc: Number of the file in which the member begins.
      - id: attributes_internal
        type: u2
        valid: 0
        -severity: note
        -expect: "0: no text"
        doc: 1 says that a member is text; Info-ZIP's unzip changes line ends of it if it is asked to (-a).
      - id: attributes
        type: u4
        doc: File attributes; the upper 16 bits are the mode of a Unix file.
      - id: no_special_mode
        size: 0
        valid:
          expr: attributes & 0x0e00_0000 == 0
        -subject: attributes
        -severity: note
        -expect: "a mode without setuid, setgid and sticky bits"
        doc: Some programs that unpack archives keep these bits.
      - id: no_special_file
        size: 0
        valid:
          expr: attributes & 0x0440 == 0
        -subject: attributes
        -severity: note
        -expect: "attributes without those of devices (0x0040) and reparse points (0x0400)"
        doc: Programs of Windows that unpack archives may pass these bits on.
      - id: offset_32
        type: u4
        doc: Offset of the member; 2^32-1 stands for a number in the ZIP64 field.
      - id: name
        size: len_name
        doc: |
          The name of the member; UTF-8 if flag 0x0800 is set, otherwise by the standard code page 437, in
          practice anything.
      - id: not_a_link
        size: 0
        valid:
          expr: 'attributes & 0x08 == 0 and (attributes & 0x10 == 0 or is_folder) and (attributes >> 28 == (is_folder ? 4 : 8) or attributes >> 28 == 0)'
        -subject: attributes
        -code: unsupported
        -expect: "the attributes of a regular file, or of a folder if the name ends in '/' and there are no data"
        doc: |
          libarchive, and programs that unpack archives, make something else of the member, such as a
          symbolic link or a folder, or nothing. Folders themselves are members without data whose names end in '/': 0x10 is a folder of MS-DOS, 0x08 the name of a disk, and
          the upper four bits are the type of a Unix file. Readers differ in the systems of `version_made_by` for which they look at either,
          so the rule is the same for all systems.
      - id: extra
        size: len_extra
        type: extra(len_extra)
        doc: Extra fields.
      - id: comment
        size: len_comment
        doc: A comment.
      - id: zip64_if_needed
        size: 0
        valid:
          expr: num_large == 0 or extra.has_zip64
        -subject: offset_32
        -code: bad_reference
        -expect: "a ZIP64 field where a size or the offset is 4294967295"
        doc: The number is in that field (4.5.3).
      - id: zip64_is_long_enough
        size: 0
        valid:
          expr: num_values >= num_large
        -subject: extra
        -code: truncated
        -expect: "a number in the ZIP64 field for each that is 4294967295"
        doc: The field has one for each size or offset that is 2^32-1, in this order (4.5.3).
      - id: zip64_is_plain
        size: 0
        valid:
          expr: 'num_large == 0 or num_values == num_large and not extra.zip64.has_disk or num_values == 3 and (not is_data_large or is_member_large) and (not is_offset_large or is_data_large)'
        -subject: extra
        -code: bad_reference
        -expect: "a ZIP64 field with the numbers that are 4294967295 in the entry, or with all of them"
        doc: |
          With more numbers, readers may take different ones, or refuse the archive. Where those that are
          needed come first they cannot.
      - id: zip64_agrees
        size: 0
        valid:
          expr: 'num_values == num_large or extra.zip64.values[0] == len_member and (num_values < 2 or extra.zip64.values[1] == len_data) and (num_values < 3 or extra.zip64.values[2] == offset)'
        -subject: extra
        -code: bad_reference
        -expect: "numbers in the ZIP64 field that are those of the entry"
        doc: Some readers take these numbers, others do not.
      - id: zip64_is_exact
        size: 0
        valid:
          expr: 'not extra.has_zip64 or num_values == num_large and num_large > 0 and not extra.zip64.has_disk'
        -subject: extra
        -severity: note
        -expect: "a ZIP64 field with the numbers that are needed, if any"
        doc: More than is needed, but no contradiction.
      - id: zip64_is_needed
        size: 0
        valid:
          expr: 'num_large == 0 or is_member_large and len_member >= 0xffff_ffff or is_data_large and len_data >= 0xffff_ffff or is_offset_large and offset >= 0xffff_ffff'
        -subject: extra
        -severity: note
        -expect: "no ZIP64 field where all numbers fit into the entry"
        doc: |
          Readers that do not know ZIP64, or look at the field only if there is a ZIP64 end record, such as
          fflate, take 2^32-1 for the number itself, and bytes of what follows for data.
      - id: header_is_short
        size: 0
        valid:
          expr: 46 + len_name + len_extra + len_comment <= 65535
        -subject: len_extra
        -severity: note
        -expect: "an entry of at most 65535 bytes"
        doc: As section 4.4.10 asks for; Java refuses longer ones.
      - id: stored_size
        size: 0
        valid:
          expr: method != method::stored or len_data == len_member
        -subject: len_data_32
        -code: bad_size
        -expect: "the bytes of the member, which is not compressed"
        doc: Some readers take the one number, others the other.
    instances:
      is_folder:
        value: 'len_name > 0 and name[len_name - 1] == 0x2f and method == method::stored and len_member_32 == 0 and len_data_32 == 0'
        doc: Whether it is a folder, with which archives begin that were made of files.
      is_member_large:
        value: len_member_32 == 0xffff_ffff
        doc: Whether the size of the member is in the ZIP64 field.
      is_data_large:
        value: len_data_32 == 0xffff_ffff
        doc: Whether the size of the data is in the ZIP64 field.
      is_offset_large:
        value: offset_32 == 0xffff_ffff
        doc: Whether the offset is in the ZIP64 field.
      num_large:
        value: '(is_member_large ? 1 : 0) + (is_data_large ? 1 : 0) + (is_offset_large ? 1 : 0)'
        doc: Numbers that have to be in the ZIP64 field.
      num_values:
        value: 'extra.has_zip64 ? extra.zip64.num_values : 0'
        doc: Numbers that are in the ZIP64 field.
      len_member:
        value: 'is_member_large ? extra.zip64.values[0] : len_member_32'
        doc: Bytes of the member, decompressed.
      len_data:
        value: 'is_data_large ? extra.zip64.values[is_member_large ? 1 : 0] : len_data_32'
        doc: Bytes of the data in the archive.
      offset:
        value: 'is_offset_large ? extra.zip64.values[num_large - 1] : offset_32'
        doc: Offset of the member.

  member:
    doc: A member with the header in front of it, the local header (4.3.7).
    params:
      - id: entry
        type: directory_entry
        doc: Its entry of the directory.
      - id: ofs_next
        type: u8
        doc: Where the next member begins, or the directory.
      - id: repeats_offset
        type: b1
        doc: |
          Whether the ZIP64 field in front of a member has the offset, too, where it needs 64 bits, as PyTorch's
          writer has it (miniz, mz_zip_writer_create_zip64_extra_data).
    seq:
      - id: begins_here
        size: 0
        valid:
          expr: _io.pos == 0 or _io.pos == entry.offset
        -code: bad_reference
        -expect: "a member, directly behind the one before it: nothing in between, and no overlap"
        doc: The directory says where a member begins.
      - id: signature
        size: 4
        valid: '[0x50, 0x4b, 3, 4]'
        -expect: "a member, which begins with 50 4b 03 04"
        doc: '"PK", 3, 4.'
      - id: first_begins_here
        size: 0
        valid:
          expr: _io.pos != 4 or entry.offset == 0
        -code: bad_reference
        -expect: "that the directory begins with the member at byte 0"
        doc: Nothing stands in front of the first member. A rule of its own, since the format is recognised by the signature.
      - id: version_needed
        type: u2
        valid:
          max: 45
        -code: unsupported
        -expect: "at most version 4.5, which has all that arrays need"
        doc: Version that a reader needs. Readers of a stream see this one.
      - id: same_version
        size: 0
        valid:
          expr: version_needed == entry.version_needed or entry.is_offset_large and entry.version_needed == 45 and version_needed < 45
        -subject: version_needed
        -severity: note
        -expect: "the version that the directory says, or a lower one where only the offset needs version 4.5"
        doc: The offset is in the directory alone.
      - id: flags
        type: u2
        valid: entry.flags
        -code: bad_reference
        -expect: "the flags that the directory says"
        doc: As in the directory; readers that go by the one or the other would differ.
      - id: method
        type: u2
        enum: method
        valid: entry.method
        -code: bad_reference
        -expect: "the method that the directory says"
        doc: As in the directory.
      - id: time
        type: u2
        valid: entry.time
        -severity: note
        -expect: "the time that the directory says"
        doc: Time of the last change, as in MS-DOS. libzip compares it if it is asked to (ZIP_CHECKCONS).
      - id: date
        type: u2
        valid: entry.date
        -severity: note
        -expect: "the date that the directory says"
        doc: Date of the last change, as in MS-DOS. libzip compares it, too.
      - id: crc32
        type: u4
        valid:
          expr: crc32 == entry.crc32 or has_descriptor and crc32 == 0
        -code: bad_reference
        -expect: "the checksum that the directory says, or 0 if it is in a data descriptor"
        doc: CRC-32 of the member.
      - id: len_data_32
        type: u4
        doc: As in the directory, or 2^32-1 with a ZIP64 field, or 0 if it is in a data descriptor.
      - id: len_member_32
        type: u4
        doc: As in the directory, or 2^32-1 with a ZIP64 field, or 0 if it is in a data descriptor.
      - id: len_name
        type: u2
        valid: entry.len_name
        -code: bad_reference
        -expect: "the length of the name that the directory says"
        doc: Bytes of the name.
      - id: len_extra
        type: u2
        doc: Bytes of the extra fields, which need not be those of the directory.
      - id: name
        size: len_name
        valid: entry.name
        -code: bad_reference
        -expect: "the name that the directory says"
        doc: As in the directory.
      - id: extra
        size: len_extra
        type: extra(len_extra)
        doc: Extra fields.
      - id: zip64_has_both
        size: 0
        valid:
          expr: not extra.has_zip64 or not extra.zip64.has_disk and (extra.zip64.num_values == 2 or has_offset)
        -subject: extra
        -code: bad_size
        -expect: "both sizes in the ZIP64 field, and nothing more"
        doc: In this header the field has both sizes, whether they are 2^32-1 or not (4.5.3).
      - id: zip64_agrees
        size: 0
        valid:
          expr: 'not has_sizes or (extra.zip64.values[0] == entry.len_member or has_descriptor and extra.zip64.values[0] == 0) and (extra.zip64.values[1] == entry.len_data or has_descriptor and extra.zip64.values[1] == 0)'
        -subject: extra
        -code: bad_reference
        -expect: "the sizes that the directory says in the ZIP64 field, or 0 if they are in a data descriptor"
        doc: Some readers take these numbers.
      - id: offset_agrees
        size: 0
        valid:
          expr: not has_offset or extra.zip64.values[extra.zip64.num_values - 1] == entry.offset
        -subject: extra
        -code: bad_reference
        -expect: "the offset that the directory says in the ZIP64 field"
        doc: As in the directory.
      - id: same_len_data
        size: 0
        valid:
          expr: 'has_sizes and len_data_32 == 0xffff_ffff or len_data_32 == entry.len_data and len_data_32 != 0xffff_ffff or has_descriptor and len_data_32 == 0'
        -subject: len_data_32
        -code: bad_reference
        -expect: "the number of bytes that the directory says, 4294967295 with a ZIP64 field, or 0 with a data descriptor"
        doc: Readers of a stream take this number.
      - id: same_len_member
        size: 0
        valid:
          expr: 'has_sizes and len_member_32 == 0xffff_ffff or len_member_32 == entry.len_member and len_member_32 != 0xffff_ffff or has_descriptor and len_member_32 == 0'
        -subject: len_member_32
        -code: bad_reference
        -expect: "the number of bytes that the directory says, 4294967295 with a ZIP64 field, or 0 with a data descriptor"
        doc: Readers of a stream take this number.
      - id: same_form
        size: 0
        valid:
          expr: 'len_data_32 == 0xffff_ffff and len_member_32 == 0xffff_ffff or len_data_32 != 0xffff_ffff and len_member_32 != 0xffff_ffff'
        -subject: len_data_32
        -code: bad_reference
        -expect: "4294967295 for both sizes or for none"
        doc: Where only one is 4294967295, libarchive takes the first number of the ZIP64 field for it.
      - id: all_or_nothing
        size: 0
        valid:
          expr: 'not has_descriptor or crc32 == entry.crc32 and len_data == entry.len_data and len_member == entry.len_member or crc32 == 0 and len_data == 0 and len_member == 0'
        -subject: crc32
        -severity: note
        -expect: "checksum and sizes that the directory says, or 0 for all three where a data descriptor has them"
        doc: libzip refuses other ones if it is asked to compare them (ZIP_CHECKCONS).
      - id: data_in_bounds
        size: 0
        valid:
          expr: _io.pos <= ofs_next and entry.len_data <= ofs_next - _io.pos
        -code: bad_reference
        -expect: "data that end before the next member or the directory begins"
        doc: No byte belongs to two members.
      - id: data
        size: entry.len_data
        doc: The bytes of the member, compressed if `method` says so.
      - id: len_descriptor
        size: 0
        valid:
          expr: 'ofs_next - _io.pos == 0 and not has_descriptor or has_descriptor and (ofs_next - _io.pos == (is_wide ? 24 : 16) or ofs_next - _io.pos == (is_wide ? 20 : 12))'
        -code: bad_reference
        -expect: "the next member or the directory, behind a data descriptor if the flags say so"
        doc: Nothing else lies between members.
      - id: descriptor
        type: 'descriptor(entry, is_wide, ofs_next - _io.pos == (is_wide ? 24 : 16))'
        if: has_descriptor
        doc: The data descriptor.
    instances:
      has_sizes:
        value: extra.has_zip64 and extra.zip64.num_values >= 2
        doc: Whether the ZIP64 field has both sizes.
      has_offset:
        value: repeats_offset and entry.is_offset_large and extra.has_zip64 and (extra.zip64.num_values == 1 or extra.zip64.num_values == 3)
        doc: Whether the last number of the ZIP64 field is the offset of this header.
      has_descriptor:
        value: entry.flags & 8 != 0
        doc: Whether checksum and sizes follow the data, since the writer could not go back.
      len_data:
        value: 'len_data_32 == 0xffff_ffff ? extra.zip64.values[1] : len_data_32'
        doc: Bytes of the data, as this header says.
      len_member:
        value: 'len_member_32 == 0xffff_ffff ? extra.zip64.values[0] : len_member_32'
        doc: Bytes of the member, decompressed, as this header says.
      is_wide:
        value: extra.has_zip64 or entry.len_data >= 0xffff_ffff or entry.len_member >= 0xffff_ffff
        doc: |
          Whether the sizes in the data descriptor have 64 bits: with a ZIP64 field (4.3.9.2), and
          where they need them; Go writes no such field.

  descriptor:
    doc: Data descriptor (4.3.9). Readers that go by the directory do not look at it, readers of a stream do.
    params:
      - id: entry
        type: directory_entry
        doc: Entry of the directory.
      - id: is_wide
        type: b1
        doc: Whether the sizes have 64 bits.
      - id: is_signed
        type: b1
        doc: Whether it begins with a signature, which is optional.
    seq:
      - id: signature
        size: 4
        valid: '[0x50, 0x4b, 7, 8]'
        if: is_signed
        -expect: "a data descriptor, which begins with 50 4b 07 08"
        doc: '"PK", 7, 8.'
      - id: crc32
        type: u4
        valid: entry.crc32
        -code: bad_reference
        -expect: "the checksum that the directory says"
        doc: CRC-32 of the member, decompressed.
      - id: not_a_signature
        size: 0
        valid:
          expr: is_signed or crc32 != 0x08074b50
        -subject: crc32
        -expect: "a signature in front of a checksum that looks like one"
        doc: Readers would take this number for the signature.
      - id: signed_if_stored
        size: 0
        valid:
          expr: is_signed or entry.method != method::stored
        -subject: crc32
        -severity: note
        -expect: "a signature in front of the checksum of a member that is not compressed"
        doc: libarchive searches the end of such a member in a stream by the signature.
      - id: len_data
        type:
          switch-on: is_wide
          cases:
            true: u8
            false: u4
        doc: Bytes of the data in the archive.
      - id: same_len_data
        size: 0
        valid:
          expr: len_data == entry.len_data
        -subject: len_data
        -code: bad_reference
        -expect: "the number of bytes that the directory says"
        doc: As in the directory.
      - id: len_member
        type:
          switch-on: is_wide
          cases:
            true: u8
            false: u4
        doc: Bytes of the member, decompressed.
      - id: same_len_member
        size: 0
        valid:
          expr: len_member == entry.len_member
        -subject: len_member
        -code: bad_reference
        -expect: "the number of bytes that the directory says"
        doc: As in the directory.

  extra:
    doc: The extra fields of an entry or of a member (4.5).
    params:
      - id: len_extra
        type: u2
        doc: Bytes of all fields.
    seq:
      - id: fields
        type: 'extra_field(_index, _index == 0 ? 0xffff : fields[_index - 1].last_zip64)'
        repeat: until
        repeat-until: _io.size - _io.pos < 4
        if: len_extra >= 4
        doc: The fields.
      - id: no_padding
        size: 0
        valid:
          expr: _io.pos == _io.size
        -severity: note
        -expect: "no bytes behind the last extra field"
        doc: Readers ignore what is no field.
      - id: padding
        type: zero
        repeat: eos
        doc: Up to three bytes that are no field; Android's zipalign writes zeros, and others are refused by libzip.
    instances:
      index_zip64:
        value: 'len_extra >= 4 ? fields.last.last_zip64 : 0xffff'
        doc: Index of the ZIP64 field, 65535 if there is none.
      has_zip64:
        value: index_zip64 != 0xffff
        doc: Whether there is a ZIP64 field.
      zip64:
        value: fields[index_zip64].body.as<zip64_field>
        if: has_zip64
        doc: The ZIP64 field.

  zero:
    doc: A byte that is no part of a field.
    seq:
      - id: value
        type: u1
        valid: 0
        -expect: "0, as less than four bytes are no field"
        doc: Nothing.

  extra_field:
    doc: An extra field (4.5.1).
    params:
      - id: index
        type: u2
        doc: Its number.
      - id: zip64_before
        type: u2
        doc: Index of the ZIP64 field before this one, 65535 if there is none.
    seq:
      - id: id
        type: u2
        enum: field_id
        valid:
          any-of:
            - field_id::zip64
            - field_id::ntfs
            - field_id::unix
            - field_id::timestamp
            - field_id::unix_old
            - field_id::unix_ids_old
            - field_id::unix_ids
            - field_id::jar
            - field_id::alignment
            - field_id::padding
        -severity: note
        -expect: "a field that says nothing about name or content, or ZIP64"
        doc: |
          Kind of the field. That of libarchive (0x6c78) may say that the member is a link or a folder,
          so it is noted whatever it says.
      - id: zip64_once
        size: 0
        valid:
          expr: id != field_id::zip64 or zip64_before == 0xffff
        -subject: id
        -expect: "one ZIP64 field"
        doc: Readers would take the first or the last one.
      - id: len_body
        type: u2
        doc: Bytes of the body.
      - id: jar_is_empty
        size: 0
        valid:
          expr: id != field_id::jar or len_body == 0
        -subject: len_body
        -severity: note
        -expect: "0: nothing in the field that marks an archive of Java"
        doc: |
          What else would be in it: readers that search for signatures from the end of the file find those in
          extra fields of the directory, too.
      - id: timestamp_is_whole
        size: 0
        valid:
          expr: id != field_id::timestamp or len_body == 1 or len_body == 5 or len_body == 9 or len_body == 13
        -subject: len_body
        -severity: note
        -expect: "a byte and up to three times of 4 bytes in a field of times: 1, 5, 9 or 13 bytes"
        doc: libarchive refuses a field of times without bytes.
      - id: body
        size: len_body
        type:
          switch-on: id
          cases:
            'field_id::zip64': zip64_field(len_body)
            'field_id::unicode_path': unicode_path
            'field_id::padding': letters
        doc: What the field says.
    instances:
      last_zip64:
        value: 'id == field_id::zip64 ? index : zip64_before'
        doc: Index of the ZIP64 field up to this one.

  zip64_field:
    doc: |
      ZIP64 extended information (4.5.3): in the directory the numbers that are 2^32-1 in the entry, in
      the order size of the member, size of the data, offset; in front of a member both sizes.
    params:
      - id: len_body
        type: u2
        doc: Bytes of the field.
    seq:
      - id: values
        type: u8
        repeat: expr
        repeat-expr: num_values
        doc: The numbers.
      - id: disk
        type: u4
        valid: 0
        if: has_disk
        -expect: "0: an archive in one file"
        doc: Number of the file in which the member begins.
      - id: legal_size
        size: 0
        valid:
          expr: len_body <= 28 and (len_body % 8 == 0 or has_disk)
        -code: bad_size
        -expect: "at most three numbers of 8 bytes and one of 4"
        doc: The field has nothing else.
    instances:
      num_values:
        value: len_body / 8
        doc: Numbers of 8 bytes.
      has_disk:
        value: len_body % 8 == 4
        doc: Whether the number of a disk follows.

  unicode_path:
    doc: The name once more, in UTF-8 (4.6.9). Some readers show this one. Adapters say what it may be.
    seq:
      - id: version
        type: u1
        doc: Version of the field.
      - id: name_crc32
        type: u4
        doc: CRC-32 of the name in the header.
      - id: name
        size-eos: true
        doc: The name.

  letters:
    doc: Padding in front of data that are aligned, by PyTorch (caffe2/serialize/inline_container.cc).
    seq:
      - id: fill
        size-eos: true
        doc: The letter Z, so many times.
      - id: only_letters
        size: 0
        valid:
          expr: _io.size == 0 or fill.min == 0x5a and fill.max == 0x5a
        -subject: fill
        -severity: note
        -expect: "nothing but the letter Z"
        doc: Other bytes would be room for something else.

enums:
  method:
    0:
      id: stored
      doc: Not compressed.
    8:
      id: deflated
      doc: Compressed as RFC 1951 says.
  field_id:
    0x0001:
      id: zip64
      doc: ZIP64 extended information.
    0x000a:
      id: ntfs
      doc: Times of a file of Windows.
    0x000d:
      id: unix
      doc: Times and owner of a file of Unix.
    0x4246:
      id: padding
      doc: PyTorch's padding, which places the data at a multiple of a number.
    0x5455:
      id: timestamp
      doc: Times, of Info-ZIP.
    0x5855:
      id: unix_old
      doc: Times and owner, of Info-ZIP.
    0x6c78:
      id: libarchive
      doc: Attributes of libarchive for readers of a stream, such as the type of the file.
    0x7075:
      id: unicode_path
      doc: The name in UTF-8.
    0x7855:
      id: unix_ids_old
      doc: Owner, of Info-ZIP.
    0x7875:
      id: unix_ids
      doc: Owner, of Info-ZIP.
    0xcafe:
      id: jar
      doc: An archive of Java.
    0xd935:
      id: alignment
      doc: Android's padding, which places the data at a multiple of a number.
