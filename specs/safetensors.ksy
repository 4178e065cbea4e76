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
  cannot parse JSON, so its rules are in the adapter of this project
  (runtime/formats/safetensors/safetensors_adapter.c).

  Sources are given as file:function of safetensors/src/ in huggingface/safetensors; "the
  document" is the section Format of its README.
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
      expr: '_io.size > 8 and first_byte == 0x7b'
    -subject: len_header
    -expect: "a header that begins with '{' right behind its length"
    doc: The document requires it. Unlike in other JSON, no space may precede it.
  - id: header
    size: len_header
    type: str
    encoding: UTF-8
    pad-right: 0x20
    doc: |
      JSON in UTF-8. Writers pad it with spaces at the end, so that the buffer begins at a multiple
      of 8; the spaces are not part of this text.
  - id: header_is_complete
    size: 0
    valid:
      expr: 'header.substring(header.length - 1, header.length) == "}"'
    -subject: header
    -expect: "a header that ends with '}' and then has nothing but spaces"
    doc: |
      The document allows only spaces (0x20) there. The rule prevents misdetection of files of other
      formats that begin with a small number and a '{'.
  - id: data
    size-eos: true
    doc: |
      The buffer: elements little-endian, the last axis fastest. Every byte of it belongs to
      exactly one tensor, which the adapter checks.

instances:
  first_byte:
    pos: 8
    type: u1
    doc: The first byte of the header.
