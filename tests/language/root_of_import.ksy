# SPDX-License-Identifier: Apache-2.0
# An object of another file is the root of its own objects.
# bytes: 05-ff-01
meta: {id: root_of_import, imports: [root_of_inner]}
seq:
  - {id: v, type: u1}
  - {id: other, type: root_of_inner}
instances:
  r: {value: _root.v}
