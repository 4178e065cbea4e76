# SPDX-License-Identifier: Apache-2.0
# Types that the program supplies: tests/language/opaque_point.h and opaque.c. The official compiler asks for a Python
# module of that name, so the trees are stated here.
# tree: 01-0203-040506-0708-ff {"kind": 1, "plain": {"x": 2, "y": 3}, "sized": {"x": 4, "y": 5}, "chosen": {"x": 7, "y": 8}, "rest": {"bytes": "ff"}, "twice": {"x": 7, "y": 8}, "size": 3, "points": []}
# tree: 02-0203-040506-01-02020304 {"kind": 2, "plain": {"x": 2, "y": 3}, "sized": {"x": 4, "y": 5}, "chosen": {"own": 1}, "rest": {"bytes": "02020304"}, "twice": {"x": 2, "y": 3}, "size": 3, "points": []}
# refused: 01-02 truncated
# refused: 01-0203-0401 truncated
# refused: 01-ff03-040506 bad_value 1 plain
# refused: 01-0203-fe0506 bad_data 4 sized
meta:
  id: opaque
  ks-opaque-types: true
seq:
  - id: kind
    type: u1
  - id: plain
    type: opaque_point
  - id: sized
    size: 3
    type: opaque_point
  - id: chosen
    type:
      switch-on: kind
      cases:
        1: opaque_point
        _: own
  - id: points
    type: opaque_point
    repeat: expr
    repeat-expr: kind - kind
  - id: rest
    size-eos: true
instances:
  twice:
    value: 'kind == 1 ? chosen.as<opaque_point> : plain'
  size:
    value: sized._io.size
types:
  own:
    seq:
      - id: own
        type: u1
