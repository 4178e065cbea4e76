# SPDX-License-Identifier: Apache-2.0
# Sums that a compiler simplifies before it looks at their types.
# bytes: 03
# bytes: ff
meta: {id: warnings_overflow}
seq:
  - {id: a, type: u1}
instances:
  i0: {value: 3}
  i1: {value: i0 - (i0 + 4294967295)}
  i2: {value: a - (a + 4294967295)}
  i3: {value: (a + 4294967295) - a}
