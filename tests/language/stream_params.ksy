# SPDX-License-Identifier: Apache-2.0
# Streams that are passed on are used when the object that passed them has long been read.
# bytes: 0411223344-0355667799
# bytes: 0411223344-0455667799
meta:
  id: stream_params
seq:
  - id: first
    type: box
  - id: second
    type: box
instances:
  late:
    value: first.body.reader.at_end + second.body.list.at_end
types:
  box:
    seq:
      - id: len
        type: u1
      - id: body
        size: len
        type: body
  body:
    seq:
      - id: head
        type: u1
      - id: reader
        type: reader(_io)
      - id: list
        type: readers([_io])
  reader:
    params:
      - id: of
        type: io
    instances:
      at_end:
        io: of
        pos: of.size - 1
        type: u1
  readers:
    params:
      - id: of
        type: io[]
    instances:
      at_end:
        io: of[0]
        pos: of[0].size - 1
        type: u1
