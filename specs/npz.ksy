# SPDX-License-Identifier: Apache-2.0
meta:
  id: npz
  title: NumPy archive of arrays
  file-extension: npz
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - zip_archive
doc: |
  A ZIP archive whose members are .npy files. What an archive consists of is in zip_archive.ksy; here is how
  a file is put together of it: members, directory and end record cover the file, and every byte belongs to
  one field.

  What this grammar does not say, the adapter of this project does
  (runtime/formats/numpy/npz_names.h): which names are accepted, and that each member is an array.
  The checksums and the ends of the compressed streams are compared when members are read.
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
    type: 'zip_archive::member(end_record.directory.entries[_index], _index + 1 < end_record.num_members ? end_record.directory.entries[_index + 1].offset : end_record.ofs_directory_64, false)'
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
    type: zip_archive::end_record(false)
    doc: The end record, the last 22 bytes of the file.
