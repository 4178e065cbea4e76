# SPDX-License-Identifier: Apache-2.0
# A field gives its object no parent: what needs it is refused when it is asked for.
# tree: 02-01-01-02-03-04-05 {"n": 2, "kind": 1, "own": {"v": 1, "up": 2}, "lone": {"v": 2}, "box": {"some": {"v": 3}}, "some": {"v": 4, "up": 2}, "none": {"v": 5}}
# refused: 02-02-01-02-03-04-05 absent
# refused: 02-03-01-02-03-04-05 absent
# refused: 02-04-01-02-03-04-05 absent
# refused: 02-05-01-02-03-04-05 wrong_type
meta: {id: parent_missing}
seq:
  - {id: n, type: u1}
  - {id: kind, type: u1}
  - {id: own, type: leaf(true)}
  - {id: lone, type: leaf(kind == 2), parent: false}
  - {id: box, type: box(kind)}
  - {id: some, type: some(true)}
  - {id: none, type: some(kind == 4), parent: false}
types:
  leaf:
    params: [{id: asks, type: bool}]
    seq: [{id: v, type: u1}]
    instances:
      up: {value: _parent.n, if: asks}
  box:
    params: [{id: kind, type: u1}]
    seq:
      - {id: some, type: some(kind == 5)}
    instances:
      above: {value: some._root.none._parent.as<parent_missing>.n, if: kind == 3}
  some:
    params: [{id: asks, type: bool}]
    seq: [{id: v, type: u1}]
    instances:
      up: {value: _parent.as<parent_missing>.n, if: asks}
