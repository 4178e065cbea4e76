# SPDX-License-Identifier: Apache-2.0
# A complement of an unsigned field is a negative number, and compilers must not warn where it is compared.
# bytes: 00-00-00
# bytes: 7f-00-01
# bytes: ff-ff-ff
meta: {id: complement_compare}
seq:
  - {id: a, type: u1}
  - {id: b, type: u2be}
instances:
  i0: {value: 255 > (-1 ^ b)}
  i1: {value: ((a ^ a) + (~a)) >= a}
  i2: {value: (a ^ -1) < ~b}
  i3: {value: ~a == -1 - a}
  i4: {value: (~(a | b)) >= (a & b)}
  i5: {value: (-1 ^ -2) + ~a}
  i6: {value: ~(a - 100) > b}
