# SPDX-License-Identifier: Apache-2.0
# Elements of a repeated switch exist only where a case matches.
# bytes: 01-02-03-aa-05-06-01-11-22-33-44
# bytes: 00-00-00-09-00-00-00
# bytes: 01-02-03-aa-05
meta: {id: switch_unmatched, endian: le}
seq:
  - {id: keys, type: u1, repeat: expr, repeat-expr: 3}
  - {id: numbers, type: {switch-on: 'keys[_index]', cases: {1: u1, 3: u2}}, repeat: expr, repeat-expr: 3}
  - {id: objects, type: {switch-on: 'keys[_index]', cases: {1: pair, 2: one}}, repeat: expr, repeat-expr: 3}
  - {id: rest, type: u1, repeat: eos}
types:
  pair:
    seq: [{id: a, type: u1}, {id: b, type: u1}]
  one:
    seq: [{id: c, type: u1}]
instances:
  num_numbers: {value: numbers.size}
  num_objects: {value: objects.size}
