# SPDX-License-Identifier: Apache-2.0
# in-enum with labels of 2^63 and more.
# tree: ffffffffffffffff {"x": {"value": 18446744073709551615, "label": "last"}}
# tree: 0000000000000001 {"x": {"value": 1, "label": "one"}}
# refused: 0000000000000002 bad_value
meta: {id: enum_in_valid, endian: be}
seq:
  - {id: x, type: u8, enum: e, valid: {in-enum: true}}
enums:
  e: {1: one, 0xffffffffffffffff: last}
