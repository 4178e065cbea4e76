# SPDX-License-Identifier: Apache-2.0
# Casts of what can be of several kinds: one that the type does not hold is refused.
# tree: 00-ff000000 {"kind": 0, "v": 255, "small": 255, "sum": 256, "narrow": 255}
# refused: 00-2c010000 overflow 0 small
# tree: 01-ffffff80 {"kind": 1, "v": -128, "signed": -128}
# refused: 01-ffffff7f overflow 0 signed
# refused: 02-616200 wrong_type 0 small
# refused: 03-05 wrong_type 0 small
# refused: 04-00008040 wrong_type 0 small
meta: {id: casts_checked, endian: le}
seq:
  - {id: kind, type: u1}
  - id: v
    type:
      switch-on: kind
      cases: {0: u4, 1: s4be, 2: strz, 3: pair, 4: f4}
    encoding: ASCII
instances:
  small: {value: v.as<u1>, if: kind != 1}
  sum: {value: v.as<u1> + 1, if: kind != 1}
  signed: {value: v.as<s1>, if: kind == 1}
  narrow: {value: v.as<u4>.as<u1>, if: kind == 0}
types:
  pair: {seq: [{id: a, type: u1}]}
