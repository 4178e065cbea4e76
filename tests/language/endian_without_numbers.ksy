# SPDX-License-Identifier: Apache-2.0
# A byte order that is chosen, in types that have nothing to read in it.
# bytes: 01-05-0006-07-08
# bytes: 02-05-0600-07-08
meta: {id: endian_without_numbers}
seq:
  - {id: kind, type: u1}
  - {id: a, type: lone}
  - {id: b, type: pair}
  - {id: c, type: outer}
types:
  lone:
    meta: {endian: {switch-on: _root.kind, cases: {1: be, 2: le}}}
    seq: [{id: x, type: u1}]
  pair:
    meta: {endian: {switch-on: _root.kind, cases: {1: be, 2: le}}}
    seq: [{id: x, type: u2}]
  outer:
    meta: {endian: {switch-on: _root.kind, cases: {1: be, _: le}}}
    seq: [{id: x, type: u1}, {id: y, type: inner}]
    types:
      inner: {seq: [{id: z, type: u1}]}
