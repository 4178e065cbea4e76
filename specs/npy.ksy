# SPDX-License-Identifier: Apache-2.0
meta:
  id: npy
  title: NumPy array file
  file-extension: npy
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  One array: magic, version, the length of a header, the header, the elements. The header
  is the text of a Python dictionary with the keys `descr`, `fortran_order` and `shape`;
  no grammar of this kind reads it, so what it may say, and that the elements are just as
  many bytes, stands in the adapter of this project (runtime/formats/numpy/npy_header.h).

  Sources are given as functions of numpy/lib/format.py (NumPy 1.24; the format has been
  the same since version 3.0 of it came with NumPy 1.17).
doc-ref: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html

seq:
  - id: magic
    contents: [0x93, NUMPY]
    doc: What every file begins with (MAGIC_PREFIX).
  - id: major
    type: u1
    valid:
      any-of:
        - 1
        - 2
        - 3
    -expect: "version 1, 2 or 3"
    doc: |
      Version of the format. From 2 on `len_header` has four bytes; 3 differs from it in
      the encoding of the header only (_header_size_info).
  - id: minor
    type: u1
    valid: 0
    -expect: "minor version 0"
    doc: No other has been given out (_check_version).
  - id: len_header
    type:
      switch-on: major
      cases:
        1: u2
        _: u4
    doc: Bytes of `header`. Writers choose it so that the elements begin at a multiple of 64.
  - id: header_in_bounds
    size: 0
    valid:
      expr: 'len_header <= 1048576'
    -subject: len_header
    -expect: "a header of at most 1048576 bytes"
    doc: |
      Looked at before anything of the header is read. NumPy reads a header of 10000 bytes
      unless it is told to trust the file (max_header_size), which no array with a plain
      element type comes near: 64 lengths of 20 digits are 1.5 KB. Writers may pad, so
      there is room for more, but a number from the file is no reason to read 4 GiB.
  - id: header
    size: len_header
    type: str
    encoding: UTF-8
    doc: |
      The dictionary, then spaces and a line feed. Versions 1 and 2 say Latin-1 and 3 says
      UTF-8, but only names of fields of structured types can hold anything but ASCII.
  - id: data
    size-eos: true
    doc: |
      The elements without anything between them, the last axis fastest, or the first where
      the header says `fortran_order`; in the byte order that `descr` says.
