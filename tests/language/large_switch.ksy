# SPDX-License-Identifier: Apache-2.0
# Cases whose number the value cannot have are never chosen.
# tree: ff-ff-01 {"s": -1, "u": 255, "both": 254}
# tree: 000001-02 {"s": 0, "u": 0, "a": 1, "b": 2, "both": 0}
meta: {id: large_switch, endian: be}
seq:
  - {id: s, type: s1}
  - {id: u, type: u1}
  - {id: a, type: {switch-on: s, cases: {0xffffffffffffffff: u1, 255: u1, 0: u1}}}
  - {id: b, type: {switch-on: u, cases: {-1: u1, 300: u1, 0: u1}}}
instances:
  both: {value: 's + u'}
