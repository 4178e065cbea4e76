# SPDX-License-Identifier: Apache-2.0
# A result that is neither in int64_t nor in uint64_t is refused, and so is one that does not fit the type of its range.
# refused: 00 overflow
# refused: 01 overflow
# tree: 02 {"kind": 2, "minus": -48, "c": 18446744073709551615}
# tree: 03 {"kind": 3, "minus": -47, "d": 18446744073709551615}
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
