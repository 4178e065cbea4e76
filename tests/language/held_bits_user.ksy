# SPDX-License-Identifier: Apache-2.0
# Objects do not discard bits themselves; what is in them does.
# bytes: f1-23-45-67-89-ab-cd
meta: {id: held_bits_user, endian: be}
seq:
  - {id: a, type: b4}
  - {id: b, type: of_bits}
  - {id: c, type: of_bytes}
  - {id: d, type: b4}
  - {id: none, type: of_nothing}
  - {id: e, type: b4}
  - {id: s, type: {switch-on: a, cases: {15: of_bits}}}
  - {id: f, type: b4}
  - {id: g, size: 1}
types:
  of_bits: {seq: [{id: x, type: b4}]}
  of_bytes: {seq: [{id: x, type: u1}]}
  of_nothing: {}
