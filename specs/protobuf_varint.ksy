# SPDX-License-Identifier: Apache-2.0
meta:
  id: protobuf_varint
  title: Varint of Protocol Buffers
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  A number of at most 64 bits, of which each byte has seven, the lowest ones first. The highest bit of a byte says that
  another one follows. The ten bytes are written out one by one, since so they need neither a list nor shifts.
doc-ref: https://protobuf.dev/programming-guides/encoding/#varints
seq:
  - id: b0
    type: u1
    doc: Lowest seven bits.
  - id: b1
    type: u1
    if: b0 >= 0x80
    doc: Bits 7 to 13.
  - id: b2
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80
    doc: Bits 14 to 20.
  - id: b3
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80
    doc: Bits 21 to 27.
  - id: b4
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80 and b3 >= 0x80
    doc: Bits 28 to 34.
  - id: b5
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80 and b3 >= 0x80 and b4 >= 0x80
    doc: Bits 35 to 41.
  - id: b6
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80 and b3 >= 0x80 and b4 >= 0x80 and b5 >= 0x80
    doc: Bits 42 to 48.
  - id: b7
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80 and b3 >= 0x80 and b4 >= 0x80 and b5 >= 0x80 and b6 >= 0x80
    doc: Bits 49 to 55.
  - id: b8
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80 and b3 >= 0x80 and b4 >= 0x80 and b5 >= 0x80 and b6 >= 0x80 and b7 >= 0x80
    doc: Bits 56 to 62.
  - id: b9
    type: u1
    if: b0 >= 0x80 and b1 >= 0x80 and b2 >= 0x80 and b3 >= 0x80 and b4 >= 0x80 and b5 >= 0x80 and b6 >= 0x80 and b7 >= 0x80 and b8 >= 0x80
    valid:
      max: 1
    -expect: "a number of at most 64 bits"
    doc: Bit 63.
instances:
  value:
    doc: The number.
    value: >-
      b0 < 0x80 ? b0
      : b1 < 0x80 ? b1 * 0x80 + b0 % 0x80
      : b2 < 0x80 ? b2 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b3 < 0x80 ? b3 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b4 < 0x80 ? b4 * 0x10000000 + b3 % 0x80 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b5 < 0x80 ? b5 * 0x800000000 + b4 % 0x80 * 0x10000000 + b3 % 0x80 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b6 < 0x80 ? b6 * 0x40000000000 + b5 % 0x80 * 0x800000000 + b4 % 0x80 * 0x10000000 + b3 % 0x80 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b7 < 0x80 ? b7 * 0x2000000000000 + b6 % 0x80 * 0x40000000000 + b5 % 0x80 * 0x800000000 + b4 % 0x80 * 0x10000000 + b3 % 0x80 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b8 < 0x80 ? b8 * 0x100000000000000 + b7 % 0x80 * 0x2000000000000 + b6 % 0x80 * 0x40000000000 + b5 % 0x80 * 0x800000000 + b4 % 0x80 * 0x10000000 + b3 % 0x80 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
      : b9 * 0x8000000000000000 + b8 % 0x80 * 0x100000000000000 + b7 % 0x80 * 0x2000000000000 + b6 % 0x80 * 0x40000000000 + b5 % 0x80 * 0x800000000 + b4 % 0x80 * 0x10000000 + b3 % 0x80 * 0x200000 + b2 % 0x80 * 0x4000 + b1 % 0x80 * 0x80 + b0 % 0x80
