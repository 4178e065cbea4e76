# SPDX-License-Identifier: Apache-2.0
# Conditional expressions over arrays, arrays of arrays, and objects of unlike types.
# bytes: 00-0102-0304-05-0607-0a0b
# bytes: 01-0102-0304-05-0607-0a0b
# bytes: 02-0102-0304-05-0607-0a0b
# refused: 09-0102-0304-05-0607-0a0b index
meta:
  id: array_choices
  endian: le
seq:
  - id: which
    type: u1
  - id: bytewise
    type: u1
    repeat: expr
    repeat-expr: 2
  - id: pairs
    type: u1
    repeat: expr
    repeat-expr: 2
  - id: one
    type: one
  - id: two
    size: 2
    type: two
  - id: chunks
    size: 1
    repeat: expr
    repeat-expr: 2
instances:
  numbers:
    value: 'which == 0 ? bytewise : which == 1 ? [1, 2, 70000] : pairs'
  last:
    value: 'numbers.last + (which > 0 ? bytewise : pairs).first'
  parts:
    value: 'which == 0 ? chunks : [[1, 2, 3].as<bytes>, [0x41].as<bytes>]'
  table:
    value: '[[1.5, 2.0], [0.25, 4.0, 8.0], [1.0]]'
  row:
    value: table[which]
  cell:
    value: table[which][0] * row.last
  object:
    value: 'which == 0 ? one : two'
  stream_size:
    value: '(which == 0 ? one : two)._io.size'
  listed:
    value: '[one, two]'
  named:
    value: 'which == 0 ? object.as<one>.a : object.as<two>.b'
types:
  one:
    seq:
      - id: a
        type: u1
  two:
    seq:
      - id: b
        type: u2
