# SPDX-License-Identifier: Apache-2.0
# ${name} - describe the format here. The language is Kaitai Struct: https://doc.kaitai.io/user_guide.html
#
#   ksyc --emit make -o build ${name}.ksy   a parser, a program, a fuzz target, and a Makefile
#   make -C build                        build/${name} check FILE, dump FILE, map FILE
#   make -C build fuzz                   look for bugs in the parser
meta:
  id: ${name}
  title: What the format is called
  file-extension: ${name}
  # license: CC0-1.0 # an SPDX expression; files that are generated get it, too
  endian: le # byte order of numbers: le or be
  encoding: UTF-8 # of texts
seq:
  # The first bytes, which no other format has.
  - id: magic
    contents: [0x4e, 0x45, 0x57, 0x00]
  # A rule about a value stands beside it; a file that breaks it is refused, with the place and the rule.
  - id: version
    type: u1
    valid:
      min: 1
      max: 2
  - id: num_records
    type: u2
  - id: records
    type: record
    repeat: expr
    repeat-expr: num_records
types:
  record:
    seq:
      - id: kind
        type: u1
        enum: kind
        valid:
          any-of: ['kind::text', 'kind::point']
      - id: len_body
        type: u2
      # The type of the body depends on its kind, and it ends after len_body bytes.
      - id: body
        size: len_body
        type:
          switch-on: kind
          cases:
            'kind::text': text
            'kind::point': point
  text:
    seq:
      - id: value
        type: str
        size-eos: true
  point:
    seq:
      - id: x
        type: s4
      - id: y
        type: s4
    instances:
      # Computed when it is asked for.
      is_origin:
        value: x == 0 and y == 0
enums:
  kind:
    0: text
    1: point
