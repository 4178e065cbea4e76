# SPDX-License-Identifier: Apache-2.0
# A switch whose cases are all one type is an object of that type.
# bytes: 01-2a
# bytes: 02-2b
# bytes: 03
meta: {id: same_switch}
seq:
  - {id: kind, type: u1}
  - {id: c, type: {switch-on: kind, cases: {1: t, 2: t}}}
types:
  t: {seq: [{id: foo, type: u1}], instances: {twice: {value: foo * 2}}}
instances:
  member: {value: c.foo, if: kind < 3}
  cast: {value: c.as<t>.foo, if: kind < 3}
  lazily: {value: c.twice, if: kind < 3}
