# SPDX-License-Identifier: Apache-2.0
# A rule with `_index`, of repetitions that a validator does not know: it is refused, and nothing else.
# bytes: 0102-0304
# bytes: 0002-0304
# bytes: 0102-0104
meta: {id: valid_by_index}
seq:
  - {id: a, type: u1, repeat: expr, repeat-expr: 2, valid: {expr: '_ > 0 and _index < 5'}}
  - {id: b, type: t, repeat: eos, valid: {expr: '_.v > 1 and _index < 7'}}
types:
  t: {seq: [{id: v, type: u1}]}
