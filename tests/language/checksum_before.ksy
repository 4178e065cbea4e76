# SPDX-License-Identifier: Apache-2.0
# A checksum in front of what it covers, absent in some files, that counts itself as 0.
# bytes: 10-01-3c-0b-17-6b-03-01-02-03
# bytes: 10-00-02-09-08
# bytes: 10-01-15-90-ee-31-00
# refused: 10-01-05-00-00-00-03-01-02-03 bad_value
meta: {id: checksum_before, endian: le, bit-endian: be}
seq:
  - {id: head, type: header}
  - id: sum
    type: u4
    if: head.flags & 1 == 1
    -checksum: {crc32: [head, sum, num_items, items]}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
types:
  header:
    seq:
      - {id: version, type: b4}
      - {id: flags, type: b12}
  item:
    seq: [{id: value, type: u1}]
