# SPDX-License-Identifier: Apache-2.0
# Bits that are left over of a byte are discarded before a switch over numbers.
# bytes: ff0102
# bytes: ff0002
meta: {id: held_bits_switch, endian: be}
seq:
  - {id: a, type: b1}
  - {id: s, type: {switch-on: 1, cases: {1: u1}}}
  - {id: b, type: b8}
