# SPDX-License-Identifier: Apache-2.0
# A repetition discards bits with its elements: of none, no bits.
# bytes: f1-02-03
# bytes: 01-23
# bytes: 21-02-03-45
meta: {id: held_bits_repeat, endian: be}
seq:
  - {id: n, type: b4}
  - {id: some, size: 1, repeat: expr, repeat-expr: 'n == 15 ? 1 : n'}
  - {id: last, type: b4}
