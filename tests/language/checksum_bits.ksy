# SPDX-License-Identifier: Apache-2.0
# Bit fields: the bytes that they share with others count as a whole. Checksums in a stream of its own.
# bytes: f1-2f-01-20-07-07
# refused: f1-2f-01-21-07-07 bad_value
# refused: f1-2f-01-20-07-06 bad_value
meta: {id: checksum_bits, bit-endian: be}
seq:
  - {id: a, type: b4}
  - {id: b, type: b8}
  - {id: c, type: b4}
  - id: sum
    type: b16
    -checksum: {sum16: b}
  - {id: part, size: 2, type: inner}
types:
  inner:
    seq:
      - {id: x, type: u1}
      - id: sum
        type: u1
        -checksum: {sum8: x}
