# SPDX-License-Identifier: Apache-2.0
# Differences of numbers of 8 bytes as bounds: of 8 bytes they are exact; of what may be negative they are int64_t.
# tree: ffffffffffffffff-0000000000000000-ffffffffffffffff-00 {"u": 18446744073709551615, "w": 0, "v": 18446744073709551615, "s": 0}
# refused: ffffffffffffffff-0000000000000000-feffffffffffffff-00 bad_value
# refused: ffffffffffffffff-0000000000000000-ffffffffffffffff-01 overflow
# tree: 0000000000000000-0100000000000000-0000000000000000-ff {"u": 0, "w": 1, "v": 0, "s": -1}
# refused: 0000000000000000-0100000000000000-0000000000000000-01 bad_value
# refused: 0000000000000000-0100000000000080-0000000000000000-00 overflow
# tree: 0000000000000000-0000000000000080-0000000000000000-00 {"u": 0, "w": 9223372036854775808, "v": 0, "s": 0}
meta: {id: large_differences, endian: le}
seq:
  - {id: u, type: u8}
  - {id: w, type: u8}
  - {id: v, type: u8, valid: {min: u - w}}
  - {id: s, type: s1, valid: {any-of: [0, u - w]}}
