# SPDX-License-Identifier: Apache-2.0
meta:
  id: safetensors
  title: safetensors
  file-extension: safetensors
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  Named tensors: the length of a header, the header, and one buffer with all elements. The
  header is a JSON object that says of each tensor its type, its shape and which bytes of
  the buffer it is; no grammar of this kind reads JSON, so its rules stand in the adapter of
  this project (runtime/formats/safetensors/safetensors_adapter.c).

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
      Bytes of `header`. The upper bound is that of the reference implementation, of its
      reader as of its writer (tensor.rs: MAX_HEADER_SIZE); `{}` is the shortest header.
  - id: header_is_an_object
    size: 0
    valid:
      expr: '_io.size > 8 and first_byte == 0x7b'
    -subject: len_header
    -expect: "a header that begins with '{' right behind its length"
    doc: The document asks for it. No space may come before, unlike in other JSON.
  - id: header
    size: len_header
    type: str
    encoding: UTF-8
    pad-right: 0x20
    doc: |
      JSON in UTF-8. Writers fill it up with spaces at its end, so that the buffer begins at a
      multiple of 8; those are no part of the text here.
  - id: header_is_complete
    size: 0
    valid:
      expr: 'header.substring(header.length - 1, header.length) == "}"'
    -subject: header
    -expect: "a header that ends with '}' and then has nothing but spaces"
    doc: |
      The document allows spaces (0x20) and nothing else. The rule keeps files of other
      formats, which may begin with a small number and a '{', from being taken for this one.
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
