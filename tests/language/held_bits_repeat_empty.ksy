# SPDX-License-Identifier: Apache-2.0
# Also with numbers, with fields of no bytes, with bytes up to a terminator.
# bytes: 00-12-34
# bytes: 10-12-34-56
# bytes: 20-12-00-34-00-56-78
meta: {id: held_bits_repeat_empty, endian: be}
seq:
  - {id: n, type: b4}
  - {id: numbers, type: u1, repeat: expr, repeat-expr: n}
  - {id: a, type: b4}
  - {id: nothing, size: 0, repeat: expr, repeat-expr: n}
  - {id: b, type: b4}
  - {id: texts, terminator: 0, repeat: expr, repeat-expr: n, eos-error: false}
  - {id: c, type: b4}
