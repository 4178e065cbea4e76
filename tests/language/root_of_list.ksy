# SPDX-License-Identifier: Apache-2.0
# The root in arrays, switches and records without a struct.
# bytes: 02-00-02-01-00-00-ff
# bytes: 01-01-02-09-08-07
meta: {id: root_of_list}
seq:
  - {id: n, type: u1}
  - {id: kind, type: u1}
  - {id: records, type: record, repeat: expr, repeat-expr: n}
  - id: inner
    type: {switch-on: kind, cases: {0: root_of_list}}
    if: n == 2
instances:
  top: {value: _root.n}
types:
  record:
    seq:
      - {id: x, type: u1, valid: {expr: '_ <= 250 or _root.kind == 7'}}
