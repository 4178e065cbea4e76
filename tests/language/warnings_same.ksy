# SPDX-License-Identifier: Apache-2.0
# Comparisons that are always true or false, in forms that compilers recognise.
# bytes: 01-02-03
# bytes: 80-7f-00
meta: {id: warnings_same, endian: le}
seq:
  - {id: a, type: s1}
  - {id: b, type: u1}
  - {id: c, size: 1}
instances:
  commuted: {value: '(a + b) >= (b + a)'}
  same: {value: '(a * 2) == (a * 2)'}
  bits: {value: '7 == (b | 8)'}
  chosen: {value: '(b >= 0 ? b : a) >= (a == a ? b : 0)'}
  length: {value: 'c.length >= (true ? 0 : 1)'}
  never: {value: 'b < (false ? 1 : 0)'}
  flipped: {value: '~((b & 15) / 16) ^ (b >> (b & 7))'}
  flipped_back: {value: '(b >> (b & 7)) ^ ~((b & 15) / 16)'}
