# SPDX-License-Identifier: Apache-2.0
# Anchors, aliases and merge keys of YAML.
# bytes: 0102030405060708
# bytes: ff02030405060708
# bytes: 0102
meta: &meta {id: yaml_aliases, endian: be}
seq:
  - &number
    id: first
    type: u1
  - <<: *number
    id: second
  - id: pair
    type: pair
  - {<<: [{type: u2}, *number], id: wide, if: &is_set first < 0x80}
types:
  pair:
    meta: *meta
    seq: &fields
      - *number
      - {<<: *number, id: last}
  other:
    seq: *fields
instances:
  sum: {value: first + second, if: *is_set}
  again: {pos: 4, type: other}
