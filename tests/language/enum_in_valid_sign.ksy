# SPDX-License-Identifier: Apache-2.0
# in-enum: the bytes of a label in a number of the other sign are no label.
# tree: 00-0000000000000001 {"kind": 0, "u": {"value": 1, "label": "one"}}
# refused: 00-ffffffffffffffff bad_value
# tree: 01-0000000000000001 {"kind": 1, "s": {"value": 1, "label": "one"}}
# refused: 01-ffffffffffffffff bad_value
meta: {id: enum_in_valid_sign, endian: be}
seq:
  - {id: kind, type: u1}
  - {id: u, type: u8, enum: negative, valid: {in-enum: true}, if: kind == 0}
  - {id: s, type: s8, enum: large, valid: {in-enum: true}, if: kind == 1}
enums:
  negative: {-1: minus, 1: one}
  large: {1: one, 0xffffffffffffffff: last}
