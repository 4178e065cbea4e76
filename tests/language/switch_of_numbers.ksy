# SPDX-License-Identifier: Apache-2.0
# A switch over integers and floats is a number, whichever it read.
# bytes: 0005-05
# bytes: 013f800000-05
# bytes: 02ffff-05
meta: {id: switch_of_numbers, endian: be}
seq:
  - {id: k, type: u1}
  - {id: sw, type: {switch-on: k, cases: {0: u1, 1: f4, 2: s2}}}
  - {id: z, type: u1}
instances:
  a: {value: sw + 1}
  b: {value: sw > 2}
  c: {value: 'sw * 0.5'}
  d: {value: 'sw == 5'}
