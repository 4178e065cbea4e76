# SPDX-License-Identifier: Apache-2.0
# No case of the byte order fits: an error, also when nothing is read in it.
# bytes: 03-05
# bytes: 01-05
meta: {id: endian_undecided}
seq:
  - {id: kind, type: u1}
  - {id: a, type: lone}
types:
  lone:
    meta: {endian: {switch-on: _root.kind, cases: {1: be, 2: le}}}
    seq: [{id: x, type: u1}]
