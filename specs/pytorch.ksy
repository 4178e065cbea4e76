# SPDX-License-Identifier: Apache-2.0
meta:
  id: pytorch
  title: PyTorch checkpoint
  file-extension:
    - pt
    - pth
    - ckpt
    - bin
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - zip_archive
    - pickle
doc: |
  What torch.save writes: a pickle, and the bytes of storages that it names. Since PyTorch 1.6 they are members
  of a ZIP archive: `FOLDER/data.pkl`, `FOLDER/data/KEY` for each storage, `FOLDER/version` and a few more. Before, and on
  request until today, they follow each other: four pickles, the list of the keys, and the storages.

  This grammar says what the bytes are. What the pickle means, and that members and storages are those that it names, the
  adapter of this project checks (runtime/pickle, runtime/formats/pytorch). Nothing in the file is ever imported or called.
doc-ref: https://github.com/pytorch/pytorch/blob/main/torch/serialization.py

seq:
  - id: archive
    type: archive
    if: first == 0x50
    doc: The archive.
instances:
  first:
    pos: 0
    type: u1
    valid:
      any-of: [0x50, 0x80]
    -expect: "50, the first byte of an archive, or 80, that of a pickle"
    doc: The first byte.
  older:
    pos: 0
    type: older
    if: first == 0x80
    doc: The form of before PyTorch 1.6.

types:
  archive:
    doc: |
      The archive: members, directory and end record cover the file, and every byte belongs to one field.
    seq:
      - id: room_for_end
        size: 0
        valid:
          expr: _io.size >= 22
        -code: truncated
        -expect: "an end record of 22 bytes"
        doc: An archive ends with it.
      - id: members
        type: 'zip_archive::member(end_record.directory.entries[_index], _index + 1 < end_record.num_members ? end_record.directory.entries[_index + 1].offset : end_record.ofs_directory_64, true)'
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
        type: zip_archive::end_record(true)
        doc: The end record, the last 22 bytes of the file.
      object:
        pos: end_record.directory.entries[0].offset + 30 + members[0].len_name + members[0].len_extra
        size: members[0].entry.len_data
        type: pickle
        if: has_object
        doc: The pickle of the object, if it is the first member and not compressed, as torch.save writes it.
      has_object:
        value: 'end_record.num_members > 0 and members[0].entry.method == zip_archive::method::stored and members[0].len_name >= 9 and members[0].name[members[0].len_name - 9] == 0x2f and members[0].name[members[0].len_name - 8] == 0x64 and members[0].name[members[0].len_name - 7] == 0x61 and members[0].name[members[0].len_name - 6] == 0x74 and members[0].name[members[0].len_name - 5] == 0x61 and members[0].name[members[0].len_name - 4] == 0x2e and members[0].name[members[0].len_name - 3] == 0x70 and members[0].name[members[0].len_name - 2] == 0x6b and members[0].name[members[0].len_name - 1] == 0x6c'
        doc: Whether the name of the first member ends with "/data.pkl".

  older:
    doc: The form of before PyTorch 1.6.
    seq:
      - id: pickles
        type: pickle
        repeat: expr
        repeat-expr: 5
        doc: |
          A magic number; the version of this form, 1001; facts about the machine that wrote the file; the object; the
          keys of its storages.
      - id: storages
        size-eos: true
        doc: |
          For each key the number of elements in 64 bits, and the elements. How many bytes an element has, the object
          says.
