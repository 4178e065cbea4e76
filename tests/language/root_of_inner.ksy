# SPDX-License-Identifier: Apache-2.0
# `_root` is the object that was parsed as the top level, also for objects of the same type below it.
# bytes: ff01
# bytes: ffff02
# bytes: 03
meta: {id: root_of_inner}
seq:
  - {id: v, type: u1}
  - {id: next, type: root_of_inner, if: v == 255}
  - {id: r, type: below}
instances:
  first: {value: _root.v}
  r_of_next: {value: next._root.v, if: v == 255}
types:
  below:
    instances:
      top: {value: _root.v}
      near: {value: _parent.as<root_of_inner>.v}
