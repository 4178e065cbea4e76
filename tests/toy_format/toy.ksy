# SPDX-License-Identifier: Apache-2.0
meta:
  id: toy
  title: Toy, the format of docs/adding-a-format.md
  file-extension: toy
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  Vectors of float32, one after the other. No program uses this format; it shows what there is to
  a format, and scripts/try_adding_a_format.sh adds it to a copy of the tree.

seq:
  - id: magic
    type: u4
    valid: 0x31594f54
    doc: The letters TOY1, which every file begins with.
  - id: num_vectors
    type: u2
    doc: Number of vectors.
  - id: vectors
    type: vector
    repeat: expr
    repeat-expr: num_vectors
    doc: The vectors, in order.
  - id: trailing
    size: 0
    valid:
      expr: _io.pos == _io.size
    -code: trailing
    -expect: "nothing after the last vector"
    doc: The file ends with the last vector.

types:
  vector:
    doc: A vector.
    seq:
      - id: length
        type: u2
        valid:
          max: 1000
        doc: Number of values.
      - id: values
        size: 4 * length
        doc: The values as IEEE 754 binary32.
