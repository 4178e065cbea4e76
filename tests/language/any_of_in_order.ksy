# SPDX-License-Identifier: Apache-2.0
# Values behind the one that matches are not computed: `none.min` has no value.
# bytes: 02-00
# bytes: 02-01
# bytes: 09-02
# bytes: 05-05
# bytes: 03-00
meta: {id: any_of_in_order}
seq:
  - {id: none, type: u1, repeat: expr, repeat-expr: 0}
  - {id: a, type: u1, valid: {any-of: [1, 2, none.min, 5]}}
  - {id: b, type: u1, valid: {any-of: [none.size, 6 / a, a, none.max]}}
