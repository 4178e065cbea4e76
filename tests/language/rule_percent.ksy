# SPDX-License-Identifier: Apache-2.0
# In the words of an error, a remainder of a rule is no place for a number.
# refused: 05-02-00-00 bad_value 1 a a at byte 1: found 2, expected at most x % 4 (1) [bad_value]
# refused: 05-01-01-00 bad_value 2 b b at byte 2: found 1, expected _ % 2 == 0 [bad_value]
# refused: 05-01-02-06 bad_value 3 c c at byte 3: found 6, expected all of 100 % (5) [bad_value]
# tree: 05-01-02-03 {"x": 5, "a": 1, "b": 2, "c": 3}
meta: {id: rule_percent}
seq:
  - {id: x, type: u1}
  - {id: a, type: u1, valid: {max: 'x % 4'}}
  - {id: b, type: u1, valid: {expr: '_ % 2 == 0'}}
  - {id: c, type: u1, valid: {max: x}, -expect: 'all of 100 %'}
