# SPDX-License-Identifier: Apache-2.0
meta:
  id: records_lazy
  title: The same records, each with an instance
  endian: le
seq:
  - id: entries
    type: entry
    repeat: eos
types:
  entry:
    seq:
      - id: kind
        type: u1
      - id: flags
        type: u1
      - id: serial
        type: u2
      - id: len_body
        type: u4
      - id: body
        size: len_body
    instances:
      weight:
        value: kind * serial
