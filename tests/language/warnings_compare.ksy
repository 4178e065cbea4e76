# SPDX-License-Identifier: Apache-2.0
# Comparisons that compilers warn about: of a value with itself, of negations, always true or false.
# bytes: 05-06-80-ff
# bytes: 05-05-00-00
meta: {id: warnings_compare}
seq:
  - {id: a, type: u1}
  - {id: b, type: u1}
  - {id: x, type: b1}
  - {id: y, type: b1}
  - {id: s, type: s1}
instances:
  same: {value: 'a == a'}
  not_same: {value: 'a != a'}
  at_most: {value: 'a <= a'}
  more: {value: 'a > a'}
  same_bool: {value: 'x == x'}
  negated: {value: '(not x) == true'}
  negated_other: {value: 'not x == y'}
  twice: {value: 'not (not x)'}
  both: {value: '(not x) == (not y)'}
  literal: {value: 'true == x'}
  joined: {value: '(b | b) <= ~a'}
  joined_same: {value: '(a | a) == (a & a)'}
  of_large: {value: 'a < 300'}
  of_negative: {value: 'a > -1'}
  never: {value: 's == 300'}
  always: {value: '(a & 1) < 2'}
  and_both: {value: 'a < 300 and b < 300'}
  or_both: {value: 'a > 300 or b > 3'}
  and_same: {value: 'x and x'}
  or_same: {value: 'x or x'}
  and_negated: {value: 'x and not x'}
  or_negated: {value: 'x or not x'}
  and_true: {value: 'x and true'}
  or_true: {value: 'x or true'}
  equal_and: {value: 'a == 5 and a == 6'}
  unequal_or: {value: 'a != 5 or a != 6'}
  between: {value: 'a > 3 and a < 3'}
  around: {value: 'a < 7 or a > 3'}
  chosen: {value: 'x ? a : a'}
  chosen_same: {value: 'x ? 3 : 3'}
  chosen_bool: {value: 'x ? true : false'}
  chosen_compare: {value: '(x ? 1 : 2) == (y ? 1 : 2)'}
  compared: {value: '(a < b) == (b > a)'}
  compared_bool: {value: '(a == b) == x'}
  shifted: {value: 'a << 1 + 1'}
  mixed: {value: '(a & b) == 5 ? 1 : 0'}
  minus: {value: 'a - a'}
  mask: {value: 'a & a'}
  parity: {value: 'a % 2 == 0 and not (a % 2 == 0)'}
  product: {value: 'a * 0 == 0'}
  zero: {value: '0 == a * 0'}
  in_itself: {value: 'a == a ? a : b'}
