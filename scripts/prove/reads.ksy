# SPDX-License-Identifier: Apache-2.0
# What prove_selftest.py proves of a grammar that is none of ours: that all bytes which the validator reads are loaded. Each
# rule reads at several places, in one expression.
meta:
  id: reads
  endian: le
seq:
  - id: n
    type: u1
  - id: a
    size: 2
  - id: b
    size: 2
    valid:
      expr: '(a == [1, 2]) == (b == [3, 4])'
  - id: c
    size: n
  - id: d
    size: n
    valid:
      expr: '(c == [5, 6]) != (d == [7, 8]) or (c.min == 0) and (d.max == 0)'
  - id: places
    type: place
    repeat: expr
    repeat-expr: n
  - id: e
    type: u2
    valid:
      expr: 'places[0].x + places[1].y < e or (a == [9, 9]) != (places[2].y == 7)'
  - id: f
    type:
      switch-on: n
      cases:
        1: u2
        2: u4be
  - id: g
    size: n
    valid:
      expr: 'g.length < 9 or places[n - 1].x != places[0].x'
types:
  place:
    seq:
      - id: x
        type: u1
      - id: y
        type: u2be
