# SPDX-License-Identifier: Apache-2.0
# Processes that the program supplies: tests/language/custom_process.c. The official compiler asks for Python modules
# of these names, so the trees are stated here.
# tree: 0203-616263-0a-0102-00-c1 {"first": 2, "second": 3, "a": {"bytes": "818283"}, "key": 10, "part": {"x": 11, "y": 12}, "sub": {"skipped": {"bytes": ""}, "b": {"bytes": "c1"}}}
# refused: 02ff-616263-0a-0102-00-c1 bad_data
# refused: 0203-6162 truncated 2 a
# refused: 0264-616263-0a-0102-00-c1 bad_data 2 a
meta:
  id: custom_process
seq:
  - id: first
    type: u1
  - id: second
    type: s1
  - id: a
    size: 3
    process: shift.bytes(first * 16, second > 0, second, [31, 32, 30])
  - id: key
    type: u1
  - id: part
    size: 2
    type: pair
    process: shift.bytes(key, true, 1, [0])
  - id: sub
    type: inner
types:
  pair:
    seq:
      - id: x
        type: u1
      - id: y
        type: u1
  inner:
    seq:
      - id: skipped
        size: 1
        process: nothing
      - id: b
        size-eos: true
        process: nothing_special("text", 1.5, "")
