# SPDX-License-Identifier: Apache-2.0
# What would need a number that is neither of int64_t nor of uint64_t is refused where it does not fit.
# refused: 00 overflow
# refused: 01 overflow
# refused: 02 overflow
# refused: 03 overflow
# refused: 04 overflow
# tree: 05 {"kind": 5, "minus": -45}
meta: {id: large_refused}
seq:
  - {id: kind, type: u1}
  - {id: x, type: s1, if: kind == 100}
instances:
  minus: {value: kind - 50}
  a: {value: '0xffffffffffffffff + minus * -1', if: kind == 0}
  b: {value: '0xffffffffffffffff * minus', if: kind == 1}
  c: {value: '[minus, 0xffffffffffffffff].max', if: kind == 2}
  d: {value: 'minus > 0 ? minus : 0xffffffffffffffff', if: kind == 3}
  e: {value: '(0xffffffffffffffff / minus) * 0xffffffffffffffff', if: kind == 4}
