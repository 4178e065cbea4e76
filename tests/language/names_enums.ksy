# SPDX-License-Identifier: Apache-2.0
# Enums whose constants or tables would have the same name.
# bytes: 01-02-01
meta: {id: names_enums}
seq:
  - {id: x, type: u1, enum: a_b}
  - {id: y, type: u1, enum: a}
  - {id: z, type: a_labels}
enums:
  a_b: {1: c}
  a: {2: b_c}
  int: {3: max}
types:
  a_labels: {seq: [{id: v, type: u1}]}
