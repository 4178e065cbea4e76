# SPDX-License-Identifier: Apache-2.0
# Functions and constants of two types that would have the same name.
# bytes: 01-02
meta: {id: names_statics}
seq:
  - {id: one, type: a}
  - {id: two, type: a_b}
types:
  a:
    seq: [{id: b_c, type: u1, valid: 1}]
    instances: {b_d: {pos: 0, type: u1}, b_e: {value: 'b_e2 + 1'}, b_e2: {value: 'b_c'}}
  a_b:
    seq: [{id: c, type: u1, valid: 2}]
    instances: {d: {pos: 0, type: u1}, e: {value: 'e2 + 1'}, e2: {value: c}}
