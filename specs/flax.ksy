# SPDX-License-Identifier: Apache-2.0
meta:
  id: flax
  title: Flax
  file-extension: msgpack
  license: Apache-2.0
  ks-version: '0.10'
  endian: be
doc: |
  The state of a model of JAX as flax.serialization writes it: one MessagePack map of texts to maps, arrays and
  plain values. An array is an extension, in which there is MessagePack, too: its shape, the name of its dtype, and
  its elements.

  Sources are given as function of flax/serialization.py in google/flax at commit 18f8f31; "msgpack" is the
  package that it uses, at version 1.2, and "the specification" is that of MessagePack. A list or a tuple becomes a
  map with the keys 0, 1, 2 and so on (_list_state_dict), but msgpack_serialize writes lists as arrays. Keys of a
  map are texts (to_state_dict) in the order of the dict.

  Flax reads more than is accepted here, where two readers could see two files, or a reader fails later: keys that
  occur twice, of which the last counts; keys that are numbers; bytes in place of a text or a text in place of
  bytes in an array; a length of -1, which reshape replaces; extensions of other types; an array of another size
  than its shape says, which is an error of NumPy; more than 100 maps in each other, of which its own functions
  call themselves that often; arrays of msgpack-numpy, which are maps that begin with `nd` and `type`.

  Two things no reader can see: elements of a big-endian array are written as they are in memory, under the name of
  the dtype in the byte order of the machine (_ndarray_to_bytes); and an array of bfloat16 that NumPy knows as raw
  bytes is written as `void16`, which Flax does not read back (_dtype_from_name).

  Numbers, lengths and counts may be in a wider form than necessary, and floats in 32 bits: no writer does that, and
  it is a note. Names of tensors are the keys on the way to them. That keys of a map differ is checked by the
  adapter of this project, as are all rules here: it goes through the file without a tree.
doc-ref: https://github.com/google/flax/blob/main/flax/serialization.py

instances:
  first:
    pos: 0
    type: u1
    valid:
      expr: '_ >= 0x80 and _ <= 0x8f or _ == 0xde or _ == 0xdf'
    -expect: "a map: 80 to 8f, de or df"
    doc: The first byte. A map is all of the file; other values are no state of a model.
  state:
    pos: 0
    type: value(0)
    doc: The outermost map. Nothing follows it (msgpack refuses extra data).

types:
  value:
    doc: A value and what is in it. What its tag means is section Formats of the specification.
    params:
      - id: depth
        type: u1
        doc: Arrays and maps around it.
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ != 0xc1'
        -expect: "any byte but c1, which is never used"
        doc: The form, and in short forms a number, a length or a count.
      - id: at_most_100_deep
        size: 0
        if: form == form::array or form == form::map
        valid:
          expr: 'depth < 100'
        -subject: tag
        -expect: "at most 100 arrays and maps in each other"
        doc: A bound of this project; no state of a model comes near it.
      - id: number
        type:
          switch-on: tag
          cases:
            0xcc: u1
            0xcd: u2
            0xce: u4
            0xcf: u8
            0xd0: s1
            0xd1: s2
            0xd2: s4
            0xd3: s8
        doc: An integer that is not in the tag.
      - id: floating
        type:
          switch-on: tag
          cases:
            0xca: f4
            0xcb: f8
        doc: A float. Python has those of 64 bits.
      - id: length
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
        doc: Bytes of a text, of bytes or of an extension; items of an array; pairs of a map.
      - id: ext_type
        type: s1
        enum: extension
        if: form == form::extension
        valid:
          any-of:
            - extension::ndarray
            - extension::native_complex
            - extension::npscalar
        -expect: "1, an array, 2, a complex number, or 3, a number of NumPy"
        doc: Type of an extension (_MsgpackExtType).
      - id: text
        size: num
        type: str
        encoding: UTF-8
        if: form == form::text
        doc: A text. Readers decode it strictly (msgpack_restore, raw=False).
      - id: bytes
        size: num
        if: form == form::binary
        doc: Bytes.
      - id: array
        size: num
        type: array(ext_type == extension::npscalar)
        if: form == form::extension and ext_type != extension::native_complex
        doc: An array or a number of NumPy.
      - id: complex
        size: num
        type: complex
        if: form == form::extension and ext_type == extension::native_complex
        doc: A complex number of Python.
      - id: items
        type: value(depth + 1)
        repeat: expr
        repeat-expr: num
        if: form == form::array
        doc: The items of an array.
      - id: pairs
        type: pair(depth)
        repeat: expr
        repeat-expr: num
        if: form == form::map
        doc: |
          The pairs of a map. One that begins with the key `__msgpack_chunked_array__` is an array of over 2^30 bytes
          (_chunk): true; `shape`, a map of 0, 1, 2 and so on to lengths; `chunks`, a map of 0, 1, 2 and so on to
          arrays of one axis, which are the elements one after the other.
    instances:
      form:
        value: >-
          tag <= 0x7f ? form::number
          : tag <= 0x8f ? form::map
          : tag <= 0x9f ? form::array
          : tag <= 0xbf ? form::text
          : tag <= 0xc3 ? form::constant
          : tag <= 0xc6 ? form::binary
          : tag <= 0xc9 ? form::extension
          : tag <= 0xcb ? form::floating
          : tag <= 0xd3 ? form::number
          : tag <= 0xd8 ? form::extension
          : tag <= 0xdb ? form::text
          : tag <= 0xdd ? form::array
          : tag <= 0xdf ? form::map
          : form::number
        doc: Kind of the value.
      num:
        value: >-
          tag <= 0x9f ? tag & 0x0f
          : tag <= 0xbf ? tag & 0x1f
          : tag >= 0xd4 and tag <= 0xd8 ? 1 << (tag - 0xd4)
          : length
        if: form != form::number and form != form::constant and form != form::floating
        doc: Bytes, items or pairs that follow.

  pair:
    doc: A key and its value.
    params:
      - id: depth
        type: u1
        doc: Arrays and maps around the map.
    seq:
      - id: key
        type: text
        doc: The key.
      - id: value
        type: value(depth + 1)
        doc: The value.

  text:
    doc: A text.
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ >= 0xa0 and _ <= 0xbf or _ >= 0xd9 and _ <= 0xdb'
        -expect: "a text: a0 to bf, d9, da or db"
        doc: a0 to bf contain a length of 0 to 31; d9, da and db are followed by a length of 1, 2 or 4 bytes.
      - id: length
        type:
          switch-on: tag
          cases:
            0xd9: u1
            0xda: u2
            0xdb: u4
        doc: The length, if it has a separate field.
      - id: text
        size: 'tag <= 0xbf ? tag & 0x1f : length'
        type: str
        encoding: UTF-8
        doc: The characters.

  array:
    doc: An array (_ndarray_to_bytes, _ndarray_from_bytes).
    params:
      - id: is_scalar
        type: bool
        doc: It is a number of NumPy.
    seq:
      - id: tag
        type: u1
        valid: 0x93
        -expect: "93, an array of shape, dtype and elements"
        doc: A tuple of three.
      - id: shape
        type: shape
        doc: The lengths of the axes, the slowest first.
      - id: scalar_has_no_axes
        size: 0
        if: is_scalar
        valid:
          expr: 'shape.num == 0'
        -subject: shape
        -expect: "no lengths, as a number of NumPy has no axes"
        doc: A number is written as an array without axes (_msgpack_ext_pack).
      - id: dtype
        type: text
        doc: |
          The name of the dtype in NumPy: bool, int8 to int64, uint8 to uint64, float16, float32, float64, complex64,
          complex128; in ml_dtypes bfloat16, float8_e4m3fn, float8_e5m2, float8_e8m0fnu, float8_e4m3fnuz and
          float8_e5m2fnuz. Others are refused: those that Flax does not read back (`void16`, `str32`, `bytes8`),
          dates, floats over 64 bits, whose bytes differ between machines, and elements of 2 to 6 bits and other
          floats of 8 bits of ml_dtypes.
      - id: data
        type: data
        doc: The elements, the last axis fastest, little-endian on every machine that JAX runs on.
      - id: data_fits_shape
        size: 0
        valid:
          expr: 'data.num == shape.volume * item_size'
        -code: bad_size
        -subject: data
        -expect: "the bytes of the elements that the shape has"
        doc: NumPy refuses another size in reshape.
      - id: trailing
        size-eos: true
        valid:
          expr: '_.size == 0'
        -code: trailing
        -expect: "the end of the extension"
        doc: msgpack refuses extra data.
    instances:
      item_size:
        value: >-
          dtype.text == "bool" or dtype.text == "int8" or dtype.text == "uint8" or dtype.text == "float8_e4m3fn"
          or dtype.text == "float8_e5m2" or dtype.text == "float8_e8m0fnu" or dtype.text == "float8_e4m3fnuz"
          or dtype.text == "float8_e5m2fnuz" ? 1
          : dtype.text == "int16" or dtype.text == "uint16" or dtype.text == "float16" or dtype.text == "bfloat16" ? 2
          : dtype.text == "int32" or dtype.text == "uint32" or dtype.text == "float32" ? 4
          : dtype.text == "int64" or dtype.text == "uint64" or dtype.text == "float64" or dtype.text == "complex64" ? 8
          : 16
        doc: Bytes of an element.

  shape:
    doc: A tuple of lengths.
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ >= 0x90 and _ <= 0x9f or _ == 0xdc or _ == 0xdd'
        -expect: "an array: 90 to 9f, dc or dd"
        doc: 90 to 9f contain a count of 0 to 15; dc and dd are followed by a count of 2 or 4 bytes.
      - id: length
        type:
          switch-on: tag
          cases:
            0xdc: u2
            0xdd: u4
        doc: The count, if it has a separate field.
      - id: at_most_64
        size: 0
        valid:
          expr: 'num <= 64'
        -subject: tag
        -expect: "a shape of at most 64 lengths"
        doc: NumPy has no more axes.
      - id: items
        type: 'dim(_index == 0 ? 1 : items[_index - 1].volume)'
        repeat: expr
        repeat-expr: num
        doc: The lengths.
    instances:
      num:
        value: 'tag <= 0x9f ? tag & 0x0f : length'
        doc: Lengths that follow.
      volume:
        value: 'num == 0 ? 1 : items[num - 1].volume'
        doc: Elements of the array.

  dim:
    doc: A length.
    params:
      - id: before
        type: u8
        doc: The product of the lengths before it.
    seq:
      - id: tag
        type: u1
        valid:
          expr: '_ <= 0x7f or _ >= 0xcc and _ <= 0xd3'
        -expect: "a length, which is 0 or more"
        doc: A number up to 127, or the form of a greater one.
      - id: number
        type:
          switch-on: tag
          cases:
            0xcc: u1
            0xcd: u2
            0xce: u4
            0xcf: u8
            0xd0: s1
            0xd1: s2
            0xd2: s4
            0xd3: s8
        doc: The number, if it has a separate field.
      - id: not_negative
        size: 0
        if: tag >= 0xd0
        valid:
          expr: 'number >= 0'
        -subject: number
        -expect: "a length, which is 0 or more"
        doc: reshape would replace a length of -1.
    instances:
      volume:
        value: 'before * (tag <= 0x7f ? tag : number)'
        doc: The product of the lengths up to it.

  data:
    doc: Bytes.
    seq:
      - id: tag
        type: u1
        valid:
          min: 0xc4
          max: 0xc6
        -expect: "bytes: c4, c5 or c6"
        doc: The length has 1, 2 or 4 bytes.
      - id: length
        type:
          switch-on: tag
          cases:
            0xc4: u1
            0xc5: u2
            0xc6: u4
        doc: Their number.
      - id: bytes
        size: num
        doc: The elements.
    instances:
      num:
        value: length
        doc: Their number.

  complex:
    doc: A complex number of Python (_msgpack_ext_pack).
    seq:
      - id: tag
        contents: [0x92]
        doc: A tuple of two.
      - id: real_tag
        contents: [0xcb]
        doc: A float of 64 bits.
      - id: real
        type: f8
        doc: The real part.
      - id: imag_tag
        contents: [0xcb]
        doc: A float of 64 bits.
      - id: imag
        type: f8
        doc: The imaginary part.
      - id: trailing
        size-eos: true
        valid:
          expr: '_.size == 0'
        -code: trailing
        -expect: "the end of the extension"
        doc: Nothing follows.

enums:
  form:
    0:
      id: number
      doc: An integer.
    1:
      id: constant
      doc: nil, false or true.
    2:
      id: floating
      doc: A float.
    3:
      id: text
      doc: A text.
    4:
      id: binary
      doc: Bytes.
    5:
      id: extension
      doc: An array, a complex number or a number of NumPy.
    6:
      id: array
      doc: A list.
    7:
      id: map
      doc: A dict.
  extension:
    1:
      id: ndarray
      doc: An array.
    2:
      id: native_complex
      doc: A complex number of Python.
    3:
      id: npscalar
      doc: A number of NumPy.
