# SPDX-License-Identifier: Apache-2.0
# Bounds of rules that are neither in int64_t nor in uint64_t for all inputs are exact: u - x is 18446744073709551615,
# -10, and 9223372036854775808 here, and what is not a number of 64 bits is still refused.
# tree: ffffffffffffffff-00-ffffffffffffffff {"u": 18446744073709551615, "x": 0, "v": 18446744073709551615}
# refused: ffffffffffffffff-00-feffffffffffffff bad_value
# refused: ffffffffffffffff-ff-ffffffffffffffff overflow
# tree: 0000000000000000-0a-0000000000000000 {"u": 0, "x": 10, "v": 0}
# tree: ffffffffffffff7f-ff-0000000000000080 {"u": 9223372036854775807, "x": -1, "v": 9223372036854775808}
# refused: ffffffffffffff7f-ff-ffffffffffffff7f bad_value
# tree: 0000000000000080-80-8000000000000080 {"u": 9223372036854775808, "x": -128, "v": 9223372036854775936}
meta: {id: large_bounds, endian: le}
seq:
  - {id: u, type: u8}
  - {id: x, type: s1}
  - {id: v, type: u8, valid: {min: u - x}}
