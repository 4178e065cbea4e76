# SPDX-License-Identifier: Apache-2.0
# Fields of 8 bytes beside numbers that may be negative.
# bytes: 80000000000000ff-80
# bytes: 800000000000007f-80
# bytes: ffffffffffffffff-ff
# bytes: 7fffffffffffffff-01
# bytes: 000000000000000002
# bytes: 8000000000000000-03
# bytes: 000000000000000500
meta: {id: large_unsigned, endian: be}
seq:
  - {id: u, type: u8}
  - {id: x, type: s1}
instances:
  sum: {value: u + x, if: x < 0 and u < 0x8000000000000080}
  difference: {value: u - x, if: u < 0x7ffffffffffffff0 or x > 0 and u == 0x8000000000000000}
  other_difference: {value: x - u, if: u < 0x7ffffffffffffff0 or u == 0x8000000000000000}
  quotient: {value: u / x, if: x < -1 or x > 2}
  remainder: {value: u % x, if: x != 0}
  other_quotient: {value: x / u, if: u != 0}
  other_remainder: {value: x % u, if: u != 0}
  negative: {value: -u, if: u <= 0x8000000000000000}
  masked: {value: u & x}
  joined: {value: u | x, if: x < 0}
  crossed: {value: u ^ x, if: x < 0 and u <= 0x7fffffffffffffff}
  is_less: {value: u < x}
  is_more: {value: u > x}
  is_equal: {value: u == x}
