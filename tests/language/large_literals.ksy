# SPDX-License-Identifier: Apache-2.0
# Literals of 2^63 and more beside numbers that may be negative.
# bytes: 01
# bytes: 05
# bytes: ff
# bytes: 80
meta: {id: large_literals}
seq:
  - {id: x, type: s1}
instances:
  quotient: {value: '0xffffffffffffffff / (x * 2)'}
  quotient_big: {value: 'x / 0xffffffffffffffff'}
  remainder: {value: '0xffffffffffffffff % x'}
  rest_big: {value: 'x % 0xffffffffffffffff', if: x > 0}
  difference: {value: '(x - 0x8000000000000000) + 200', if: x >= 0}
  below: {value: 0x7fffffffffffffff - x + x, if: x > 0}
  masked: {value: '0xffffffffffffff00 & x'}
  joined: {value: '0xffffffffffffff00 | x', if: x < 0}
  crossed: {value: '0x7fffffffffffff00 ^ x'}
  is_less: {value: x < 0xffffffffffffffff}
  is_equal: {value: x == 0xffffffffffffffff}
  as_float: {value: 0.5 * 0xffffffffffffffff}
