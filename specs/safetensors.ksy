# SPDX-License-Identifier: Apache-2.0
meta:
  id: safetensors
  title: safetensors
  file-extension: safetensors
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  Named tensors: the length of a header, the header, and one buffer with all elements. The header is
  a JSON object with type, shape and byte range in the buffer of each tensor; a grammar of this kind
  cannot parse JSON, so that of the header is specs/safetensors.rl.

  Sources are given as file:function of safetensors/src/ in huggingface/safetensors; "the
  document" is the section Format of its README. Its reader accepts a little more than is
  accepted here, where two readers could see two files: a name that occurs twice (the last one
  counts there), a tensor as an array or a dtype as an object (forms of the library that it
  reads JSON with), names that are the same up to a zero
  character, and shapes of over 2^63-1 bytes when their zeros are left out, such as [0, 2^63].

  A tensor has `dtype`, `shape` and `data_offsets`. Types (tensor.rs: Dtype) are BOOL, F4, F6_E2M3,
  F6_E3M2, U8, I8, F8_E5M2, F8_E4M3, F8_E8M0, F8_E4M3FNUZ, F8_E5M2FNUZ, I16, U16, F16, BF16, I32, U32,
  F32, C64, F64, I64 and U64. Elements of less than 8 bits fill whole bytes together; the first is in
  the lowest bits. That is where PyTorch has elements of F4; for F6 no writer and no document says it,
  so it is our choice.
doc-ref: https://github.com/huggingface/safetensors#format

seq:
  - id: len_header
    type: u8
    valid:
      min: 2
      max: 100000000
    -expect: "a header of 2 to 100000000 bytes"
    doc: |
      Bytes of `header`. The upper bound is that of the reader and writer of the reference
      implementation (tensor.rs: MAX_HEADER_SIZE); `{}` is the shortest header.
  - id: header_is_an_object
    size: 0
    valid:
      expr: '_io.size > 8 and (first_byte == 0x7b or first_byte == 0x20 or first_byte == 0x09 or first_byte == 0x0a or first_byte == 0x0d)'
    -subject: len_header
    -expect: "a header that begins with '{' right behind its length"
    doc: |
      The document requires '{'. The reference implementation allows white space before it
      (test_whitespace_leading_padded_header), which is a note.
  - id: header_is_aligned
    size: 0
    valid:
      expr: 'len_header % 8 == 0 or _io.size - 8 <= len_header'
    -severity: note
    -subject: len_header
    -expect: "a header of a multiple of 8 bytes, so that elements are aligned"
    doc: |
      Since 2023 the writer of the reference implementation pads the header with spaces, so that
      the buffer begins at a multiple of 8 (tensor.rs: prepare). Others and older ones do not.
  - id: header
    size: len_header
    doc: |
      JSON in UTF-8, see specs/safetensors.rl. Spaces may follow the object; other white space is a
      note.
  - id: data
    size-eos: true
    doc: |
      The buffer: elements little-endian, the last axis fastest. Every byte of it belongs to
      exactly one tensor.

instances:
  first_byte:
    pos: 8
    type: u1
    doc: The first byte of the header.
