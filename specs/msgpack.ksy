# SPDX-License-Identifier: Apache-2.0
meta:
  id: msgpack
  title: MessagePack tokens
  license: Apache-2.0
  ks-version: '0.10'
  endian: be
doc: |
  One token of MessagePack: nil, a number, a string, a binary, or the head of an array or a map,
  whose items are the following tokens. Tokens do not nest, so no input can make a reader recurse.

  The top-level type accepts every form. Each nested type accepts the forms of one C++ type, as the
  reader of primitiv does (primitiv/msgpack/reader.h at commit db14ca4): numbers have one form,
  lengths may be wider than necessary. Writers use the narrowest form, so a wider one gives a note.
doc-ref: https://github.com/msgpack/msgpack/blob/master/spec.md

seq:
  - id: tag
    type: u1
    valid:
      expr: '_ != 0xc1'
    -expect: "any byte but c1, which is never used"
    doc: First byte, which determines the form and, in the `fix` forms, contains a value or a length.
  - id: uint_value
    type:
      switch-on: tag
      cases:
        0xcc: u1
        0xcd: u2
        0xce: u4
        0xcf: u8
    doc: Value of the forms uint 8 to uint 64.
  - id: int_value
    type:
      switch-on: tag
      cases:
        0xd0: s1
        0xd1: s2
        0xd2: s4
        0xd3: s8
    doc: Value of the forms int 8 to int 64.
  - id: float_value
    type:
      switch-on: tag
      cases:
        0xca: f4
        0xcb: f8
    doc: Value of the forms float 32 and float 64.
  - id: wide_length
    if: 'tag >= 0xc4 and tag <= 0xc9 or tag >= 0xd9 and tag <= 0xdf'
    type:
      switch-on: tag
      cases:
        0xc4: u1
        0xc5: u2
        0xc6: u4
        0xc7: u1
        0xc8: u2
        0xc9: u4
        0xd9: u1
        0xda: u2
        0xdb: u4
        0xdc: u2
        0xdd: u4
        0xde: u2
        0xdf: u4
    valid:
      expr: >-
        _ >= (tag == 0xc4 or tag == 0xc7 ? 0
        : tag == 0xd9 ? 32
        : tag == 0xdc or tag == 0xde ? 16
        : tag == 0xc5 or tag == 0xc8 or tag == 0xda ? 0x100
        : 0x10000)
    -severity: note
    -expect: "a length that needs a field of this width"
    doc: Length or count, if it has a separate field.
  - id: ext_type
    type: s1
    if: form == form::extension
    doc: Type of an extension; negative ones are reserved by MessagePack.
  - id: data
    size: len_data
    if: form == form::string or form == form::binary or form == form::extension
    doc: The bytes of a string, a binary or an extension. Strings are not checked to be UTF-8.
instances:
  form:
    value: >-
      tag <= 0x7f ? form::unsigned
      : tag <= 0x8f ? form::map
      : tag <= 0x9f ? form::array
      : tag <= 0xbf ? form::string
      : tag == 0xc0 ? form::nil
      : tag <= 0xc3 ? form::boolean
      : tag <= 0xc6 ? form::binary
      : tag <= 0xc9 ? form::extension
      : tag <= 0xcb ? form::floating
      : tag <= 0xcf ? form::unsigned
      : tag <= 0xd3 ? form::signed
      : tag <= 0xd8 ? form::extension
      : tag <= 0xdb ? form::string
      : tag <= 0xdd ? form::array
      : tag <= 0xdf ? form::map
      : form::signed
    doc: Kind of the token.
  boolean_value:
    value: tag == 0xc3
    if: form == form::boolean
    doc: Value of a boolean, false c2 or true c3.
  unsigned_value:
    value: 'tag <= 0x7f ? tag : uint_value'
    if: form == form::unsigned
    doc: Value of an unsigned number, fixint included.
  signed_value:
    value: 'tag >= 0xe0 ? tag - 0x100 : int_value'
    if: form == form::signed
    doc: Value of a signed number, negative fixint included.
  len_data:
    value: 'tag <= 0xbf ? tag & 0x1f : tag >= 0xd4 and tag <= 0xd8 ? 1 << (tag - 0xd4) : wide_length'
    if: form == form::string or form == form::binary or form == form::extension
    doc: Bytes of `data`.
  num_items:
    value: 'tag <= 0x9f ? tag & 0x0f : wide_length'
    if: form == form::array or form == form::map
    doc: Items that follow an array head, or pairs of key and value that follow a map head.

types:
  uint32:
    doc: An unsigned 32-bit number in the only form that primitiv writes and reads (writer.h:117-125, reader.h:125-129).
    seq:
      - id: tag
        type: u1
        valid: 0xce
        -expect: "ce, an unsigned number of 32 bits"
        doc: The form uint 32; no other is accepted, even if the value would fit.
      - id: value
        type: u4
        doc: The number.

  float32:
    doc: A binary32 number in the only form that primitiv writes and reads (writer.h:175-186, reader.h:161-167).
    seq:
      - id: tag
        type: u1
        valid: 0xca
        -expect: "ca, a float of 32 bits"
        doc: The form float 32; no other is accepted.
      - id: value
        type: f4
        doc: The number; any bits are valid.

  string:
    doc: A string of any bytes (writer.h:30-58, reader.h:177-198).
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ >= 0xa0 and _ <= 0xbf or _ >= 0xd9 and _ <= 0xdb'
        -expect: "a string: a0 to bf, d9, da or db"
        doc: a0 to bf contain a length of 0 to 31; d9, da and db are followed by a length of 1, 2 or 4 bytes.
      - id: wide_length
        if: tag >= 0xd9
        type:
          switch-on: tag
          cases:
            0xd9: u1
            0xda: u2
            0xdb: u4
        valid:
          expr: '_ >= (tag == 0xd9 ? 32 : tag == 0xda ? 0x100 : 0x10000)'
        -severity: note
        -expect: "a length that needs a field of this width"
        doc: The length, if it has a separate field.
      - id: data
        size: len_data
        doc: The characters. They are not checked to be UTF-8.
    instances:
      len_data:
        value: 'tag <= 0xbf ? tag & 0x1f : wide_length'
        doc: Bytes of `data`.

  binary:
    doc: A binary of any bytes (writer.h:211-236, reader.h:200-217).
    seq:
      - id: tag
        type: u1
        valid:
          min: 0xc4
          max: 0xc6
        -expect: "a binary: c4, c5 or c6"
        doc: Determines whether a length of 1, 2 or 4 bytes follows.
      - id: len_data
        type:
          switch-on: tag
          cases:
            0xc4: u1
            0xc5: u2
            0xc6: u4
        valid:
          expr: '_ >= (tag == 0xc4 ? 0 : tag == 0xc5 ? 0x100 : 0x10000)'
        -severity: note
        -expect: "a length that needs a field of this width"
        doc: Bytes of `data`.
      - id: data
        size: len_data
        doc: The bytes.

  array_head:
    doc: The head of an array, followed by its items (writer.h:391-413, reader.h:243-264).
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ >= 0x90 and _ <= 0x9f or _ == 0xdc or _ == 0xdd'
        -expect: "an array: 90 to 9f, dc or dd"
        doc: 90 to 9f contain a count of 0 to 15; dc and dd are followed by a count of 2 or 4 bytes.
      - id: wide_count
        if: tag >= 0xdc
        type:
          switch-on: tag
          cases:
            0xdc: u2
            0xdd: u4
        valid:
          expr: '_ >= (tag == 0xdc ? 16 : 0x10000)'
        -severity: note
        -expect: "a count that needs a field of this width"
        doc: The count, if it has a separate field.
    instances:
      num_items:
        value: 'tag <= 0x9f ? tag & 0x0f : wide_count'
        doc: Items that follow.

  map_head:
    doc: The head of a map, followed by its pairs of key and value (writer.h:438-460, reader.h:266-293).
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ >= 0x80 and _ <= 0x8f or _ == 0xde or _ == 0xdf'
        -expect: "a map: 80 to 8f, de or df"
        doc: 80 to 8f contain a count of 0 to 15; de and df are followed by a count of 2 or 4 bytes.
      - id: wide_count
        if: tag >= 0xde
        type:
          switch-on: tag
          cases:
            0xde: u2
            0xdf: u4
        valid:
          expr: '_ >= (tag == 0xde ? 16 : 0x10000)'
        -severity: note
        -expect: "a count that needs a field of this width"
        doc: The count, if it has a separate field.
    instances:
      num_pairs:
        value: 'tag <= 0x8f ? tag & 0x0f : wide_count'
        doc: Pairs that follow.

enums:
  form:
    0:
      id: nil
      doc: The value c0.
    1:
      id: boolean
      doc: c2 or c3.
    2:
      id: unsigned
      doc: Positive fixint, or uint 8 to uint 64.
    3:
      id: signed
      doc: Negative fixint, or int 8 to int 64.
    4:
      id: floating
      doc: float 32 or float 64.
    5:
      id: string
      doc: fixstr, or str 8 to str 32.
    6:
      id: binary
      doc: bin 8 to bin 32.
    7:
      id: extension
      doc: fixext 1 to 16, or ext 8 to ext 32.
    8:
      id: array
      doc: The head of an array, fixarray, array 16 or array 32.
    9:
      id: map
      doc: The head of a map, fixmap, map 16 or map 32.
