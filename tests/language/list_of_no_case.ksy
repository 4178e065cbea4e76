# SPDX-License-Identifier: Apache-2.0
# Elements of a list for which a switch has no case. Official parsers leave them out; here each round has its element.
# tree: 05-03-06-07 {"a": 5, "same": [{"x": 3}, {"x": 6}], "unlike": [null, null]}
# tree: 02-03-06-07 {"a": 2, "same": [null, null], "unlike": [null, null]}
meta: {id: list_of_no_case}
seq:
  - {id: a, type: u1}
  - {id: same, type: {switch-on: a, cases: {5: inner}}, repeat: expr, repeat-expr: 2}
  - {id: unlike, type: {switch-on: a, cases: {3: inner, 4: other}}, repeat: expr, repeat-expr: 2}
types:
  inner: {seq: [{id: x, type: u1}]}
  other: {seq: [{id: y, type: u1}]}
