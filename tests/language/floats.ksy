# SPDX-License-Identifier: Apache-2.0
# Floats of 4 bytes are computed with in double precision.
# bytes: 7f7fffff-3dcccccd-3fb999999999999a
# bytes: 3f8000013f8000013ff0000000000000
meta: {id: floats, endian: be}
seq:
  - {id: a, type: f4}
  - {id: b, type: f4}
  - {id: c, type: f8}
instances:
  product: {value: a * b}
  square: {value: a * a}
  sum: {value: a + b}
  difference: {value: a - b}
  quotient: {value: b / a}
  negative: {value: -a * b}
  is_tenth: {value: b == 0.1}
  mixed: {value: a * c}
  chosen: {value: '(true ? a : b) * b'}
  whole: {value: '(b * 100).to_i'}
