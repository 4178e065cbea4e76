# SPDX-License-Identifier: Apache-2.0
# A field of no bytes with a rule, and one without, discard them too.
# bytes: f0-01-f0-02-70-03
# bytes: f0-01-f0-02-70-03-04
meta: {id: held_bits_empty, endian: be}
seq:
  - {id: a, type: b4}
  - {id: rule, size: 0, valid: {expr: a == 15}}
  - {id: b, type: b8}
  - {id: c, type: b4}
  - {id: empty, size: 0}
  - {id: d, type: b8}
  - {id: e, type: b4}
  - {id: last, size: 0, valid: {expr: 'e == 7'}}
  - {id: f, type: b8}
instances:
  rest: {value: _io.eof}
