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
  a grammar of this kind cannot parse it, so the adapter of this project
  (runtime/formats/numpy/npy_header.h) defines its rules, and checks that the elements have the size
  that it implies.

  Sources are given as functions of numpy/lib/format.py (NumPy 1.24; the format has not changed
  since NumPy 1.17 introduced its version 3.0).
doc-ref: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html

seq:
  - id: magic
    contents: [0x93, NUMPY]
    doc: Magic number (MAGIC_PREFIX).
  - id: major
    type: u1
    valid:
      any-of:
        - 1
        - 2
        - 3
    -expect: "version 1, 2 or 3"
    doc: |
      Version of the format. From 2 on `len_header` has four bytes; 3 differs from 2 only in the
      encoding of the header (_header_size_info).
  - id: minor
    type: u1
    valid: 0
    -expect: "minor version 0"
    doc: No other has been released (_check_version).
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
      Checked before the header is read. NumPy reads at most 10000 bytes unless the caller trusts
      the file (max_header_size); arrays with a plain element type need far less: 64 lengths of 20
      digits are 1.5 KB. The limit leaves room for padding, but an untrusted number must not cause a
      read of 4 GiB.
  - id: header_is_read_by_default
    size: 0
    valid:
      expr: 'len_header <= 10000'
    -severity: note
    -subject: len_header
    -expect: "a header of at most 10000 bytes, which NumPy reads without max_header_size"
    doc: |
      NumPy refuses longer headers unless the caller sets max_header_size or allows pickles
      (_read_array_header).
  - id: data_is_aligned
    size: 0
    valid:
      expr: '(len_header + (major == 1 ? 10 : 12)) % 16 == 0'
    -severity: note
    -subject: len_header
    -expect: "a header padded so that the elements begin at a multiple of 16"
    doc: |
      NumPy writes multiples of 64 since 1.14, and of 16 before (_wrap_header), and reads others. The
      adapter notes what else numpy.save has never written.
  - id: header
    size: len_header
    doc: |
      The dictionary, then spaces and a line feed. Versions 1 and 2 use Latin-1 and 3 uses UTF-8,
      but only names of fields of records can contain anything but ASCII.
  - id: data
    size-eos: true
    doc: |
      The elements, contiguous, the last axis fastest, or the first if `fortran_order` is true; in
      the byte order of `descr`.
