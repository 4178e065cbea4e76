# SPDX-License-Identifier: Apache-2.0
# Parameters that are arrays of anything: fields, literals, choices and streams.
# bytes: 02-0102ff-0300-0400-41420043440058590a
# bytes: 00-0102ff-0300-0400-41420043440058590a
# bytes: 02-0102ff-0300-0400-414200434400585900
# refused: 03-0102ff-0300-0400-41420043440058590a index
# refused: 02-0102 truncated
meta:
  id: array_params
  endian: le
  encoding: ASCII
seq:
  - id: at
    type: u1
  - id: small
    type: s1
    repeat: expr
    repeat-expr: 3
  - id: wide
    type: u2
    repeat: expr
    repeat-expr: 2
  - id: texts
    type: strz
    repeat: expr
    repeat-expr: 2
  - id: raw
    size: 1
    repeat: expr
    repeat-expr: 2
  - id: window
    size: 1
    type: window
  - id: from_fields
    type: 'numbers(small, at)'
  - id: from_literal
    type: 'numbers([at, 300, -5], at)'
  - id: from_choice
    type: 'numbers(at > 0 ? small : [0 + 7, 8, 9], at)'
  - id: strings
    type: 'strings(texts, [1.5, 2.5], [at > 0, false], raw)'
  - id: streams
    type: 'streams([window._io, _io])'
types:
  window:
    seq:
      - id: head
        type: u1
  numbers:
    params:
      - id: of
        type: s4[]
      - id: at
        type: u1
    instances:
      chosen:
        value: of[at]
      largest:
        value: of.max
      num:
        value: of.size
      more:
        value: chosen + 1000
  strings:
    params:
      - id: texts
        type: str[]
      - id: floats
        type: f8[]
      - id: flags
        type: bool[]
      - id: raw
        type: bytes[]
    instances:
      joined:
        value: texts.first + "-" + texts.last
      half:
        value: floats[1] / 2
      flag:
        value: flags.first
      least:
        value: raw.min
  streams:
    params:
      - id: of
        type: io[]
    instances:
      first:
        io: of[0]
        pos: 0
        type: u1
      sizes:
        value: '[of[0].size, of[1].size]'
