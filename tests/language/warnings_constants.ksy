# SPDX-License-Identifier: Apache-2.0
# Comparisons of what is constant only after parts of it are.
# bytes: 05-06-80-07
# bytes: 05-05-00-00
meta: {id: warnings_constants}
seq:
  - {id: a, type: u1}
  - {id: b, type: u1, if: _io.size >= (not (a == a)).to_i}
  - {id: s, type: s1, if: a >= (a != a).to_i}
  - {id: c, type: u1, if: 'a < (a != a ? 1 : 0)'}
instances:
  of_bool: {value: 'a < (false ? 1 : 0)'}
  of_same: {value: '(a == a ? a : b) >= (b == b ? a : b)'}
  of_same_constant: {value: '(true ? a : b) >= (true ? a : b)'}
  of_chosen: {value: '(true ? a : s) > -1'}
  of_not: {value: '(not (a == a)) == (not (s == s))'}
  of_nested: {value: '(a == a ? 1 : 2) == (s != s ? 2 : 1)'}
  never_and: {value: '7 == (s | -2)'}
  always_and: {value: '(s | -2) != 7'}
  never_or: {value: '(s & 7) == -1'}
  possible: {value: '(s | -2) == -1'}
  to_number: {value: '(a == a).to_i + (s > 300).to_i'}
  compared: {value: '(a == a).to_i > 0'}
  chosen: {value: '(a == a) ? (s > 300) : (a != a)'}
  deep: {value: '((a == a) ? ((a != a) ? 3 : a) : b) <= ((a > 300) ? b : a)'}
  both: {value: '(a == a) and (s == s) or (a > 300)'}
