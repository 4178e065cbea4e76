# SPDX-License-Identifier: Apache-2.0
# The id of a file that is a name of generated code, of the runtime or of C.
# tree: 05-01-02 {"x": {"value": 5, "label": "max"}, "o": {"x": 1}, "l": [{"x": 2}], "i": 6, "p": 5}
meta: {id: out}
seq:
  - {id: x, type: u1, enum: t}
  - {id: o, type: list}
  - {id: l, type: list, repeat: eos}
types:
  list: {seq: [{id: x, type: u1}]}
  t: {seq: [{id: x, type: u1}]}
enums: {t: {5: max}}
instances:
  i: {value: x.to_i + 1}
  p: {pos: 0, type: u1}
