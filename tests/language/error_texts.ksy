# SPDX-License-Identifier: Apache-2.0
# Refusals of expressions, word for word.
# refused: 10-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e10 e10 at byte 0: expected a sum that fits 64 bits [overflow]
# refused: 11-ffffffffffffffff-7fffffffffffffff-317a-ff07087fffffffffffffff0102 overflow 0 e11 e11 at byte 0: expected a sum that fits 64 bits [overflow]
# refused: 12-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 e12 e12 at byte 0: expected a difference that fits 64 bits [overflow]
# refused: 13-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 overflow 0 e13 e13 at byte 0: expected a product that fits 64 bits [overflow]
# refused: 14-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e14 e14 at byte 0: expected a product that fits 64 bits [overflow]
# refused: 15-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 e15 e15 at byte 0: expected a difference that fits 64 bits [overflow]
# refused: 16-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 e16 e16 at byte 0: expected a quotient that fits 64 bits [overflow]
# refused: 17-ffffffffffffffff-7fffffffffffffff-317a-ff070840040000000000000102 overflow 0 e17 e17 at byte 0: expected a result within -2^63 and 2^64 - 1 [overflow]
# refused: 18-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e18 e18 at byte 0: expected a result within -2^63 and 2^64 - 1 [overflow]
# refused: 19-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 e19 e19 at byte 0: expected a result within -2^63 and 2^64 - 1 [overflow]
# refused: 1a-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 e1a e1a at byte 0: expected a shift that loses no bits [overflow]
# refused: 1b-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 overflow 0 e1b e1b at byte 0: expected a shift that loses no bits [overflow]
# refused: 1c-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e1c e1c at byte 0: expected a result within -2^63 and 2^64 - 1 [overflow]
# refused: 1f-ffffffffffffffff-7fffffffffffffff-317a-ff070840040000000000000102 overflow 0 e1f e1f at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 25-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 e21 e21 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 26-ffffffffffffffff-8000000000000000-317a-050102 wrong_type 0 e21 e21 at byte 0: expected an integer [wrong_type]
# refused: 28-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e22 e22 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 2a-ffffffffffffffff-8000000000000000-317a-050102 wrong_type 0 e22 e22 at byte 0: expected an integer [wrong_type]
# refused: 2c-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e23 e23 at byte 0: found 18446744073709551615, expected at most 255 [overflow]
# refused: 2d-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 e23 e23 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 2e-ffffffffffffffff-8000000000000000-317a-050102 wrong_type 0 e23 e23 at byte 0: expected an integer [wrong_type]
# refused: 30-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e24 e24 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 30-000000000000012c-fffffffffffffed4-317a-000000000000012c0102 overflow 0 e24 e24 at byte 0: found 300, expected at most 127 [overflow]
# refused: 31-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 e24 e24 at byte 0: found -9223372036854775808, expected at least -128 [overflow]
# refused: 32-ffffffffffffffff-8000000000000000-317a-050102 wrong_type 0 e24 e24 at byte 0: expected an integer [wrong_type]
# refused: 34-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 wrong_type 0 e25 e25 at byte 0: expected a value of the type of the cast [wrong_type]
# refused: 38-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 wrong_type 0 e26 e26 at byte 0: expected an object of type small [wrong_type]
# refused: 3d-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 wrong_type 0 e27 e27 at byte 0: expected an object of type small [wrong_type]
# refused: 43-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 absent 0 e28 e28 at byte 0: expected 'same' to be present [absent]
# refused: 44-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 division 0 e29 e29 at byte 0: expected a divisor that is not 0 [division]
# refused: 45-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 division 0 e2a e2a at byte 0: expected a divisor that is not 0 [division]
# refused: 46-ffffffffffffffff-8000000000000000-317a-050102 division 0 e2b e2b at byte 0: expected a divisor that is not 0 [division]
# refused: 47-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 division 0 e2c e2c at byte 0: expected a divisor that is not 0 [division]
# refused: 48-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 division 0 e2d e2d at byte 0: expected a divisor that is not 0 [division]
# refused: 49-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 division 0 e2e e2e at byte 0: found 73, expected a shift by at most 63 bits [division]
# refused: 4a-ffffffffffffffff-8000000000000000-317a-050102 division 0 e2f e2f at byte 0: found 74, expected a shift by at most 63 bits [division]
# refused: 4b-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 division 0 e30 e30 at byte 0: found 75, expected a shift by at most 63 bits [division]
# refused: 4c-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 e31 e31 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 4c-ffffffffffffffff-7fffffffffffffff-317a-ffffffffffffffff0102 division 0 e31 e31 at byte 0: found 9223372036854775807, expected a shift by at most 63 bits [division]
# refused: 4d-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 index 0 e32 e32 at byte 0: expected an index below the count [index]
# refused: 4e-ffffffffffffffff-8000000000000000-317a-050102 index 0 e33 e33 at byte 0: expected an index below the count [index]
# refused: 4f-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 index 0 e34 e34 at byte 0: expected an index below the count [index]
# refused: 50-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 index 0 e35 e35 at byte 0: expected an array that is not empty [index]
# refused: 52-ffffffffffffffff-8000000000000000-317a-050102 index 0 e36 e36 at byte 0: expected an array that is not empty [index]
# refused: 54-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 index 0 e37 e37 at byte 0: expected an array that is not empty [index]
# refused: 56-ffffffffffffffff-8000000000000000-317a-050102 index 0 e38 e38 at byte 0: found 0, expected an index below 0 [index]
# refused: 58-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 index 0 e39 e39 at byte 0: expected bytes that are not empty [index]
# refused: 5a-ffffffffffffffff-8000000000000000-317a-050102 index 0 e3a e3a at byte 0: expected an index below 0 [index]
# refused: 5a-ffffffffffffffff-7fffffffffffffff-317a-050102 index 0 e3a e3a at byte 0: found 9223372036854775807, expected an index below 0 [index]
# refused: 5b-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 index 0 e3b e3b at byte 0: expected an index below 1 [index]
# refused: 5b-000000000000012c-fffffffffffffed4-317a-ff070840040000000000000102 index 0 e3b e3b at byte 0: found 300, expected an index below 1 [index]
# refused: 5c-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 index 0 e3c e3c at byte 0: expected an index below the count [index]
# refused: 5d-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 index 0 e3d e3d at byte 0: expected an index below the count [index]
# refused: 5e-ffffffffffffffff-8000000000000000-317a-050102 conversion 17 e3e e3e at byte 17: found "1z", expected an integer of base 10 that fits 64 bits [conversion]
# refused: 5f-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 conversion 0 e3f e3f at byte 0: found 95, expected a radix from 2 to 36 [conversion]
# refused: 60-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 conversion 17 e40 e40 at byte 17: found "1z", expected an integer of base 16 that fits 64 bits [conversion]
# refused: 61-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 conversion 0 e41 e41 at byte 0: found -1.3835058055282164e+19, expected a number within 64 bits [conversion]
# refused: 62-ffffffffffffffff-8000000000000000-317a-050102 absent 0 e42 e42 at byte 0: expected 'none' to be present [absent]
# refused: 63-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 absent 0 e43 e43 at byte 0: expected 'e42' to be present [absent]
# refused: 66-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 e46 e46 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 67-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 bad_text 19 e47 e47 at byte 19: found ff, expected UTF-8 text [bad_text]
# refused: 80-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 p1 p1 at byte 0: found 18446744073709551615, expected at most 255 [overflow]
# refused: 81-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 p2 p2 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 81-ffffffffffffffff-7fffffffffffffff-317a-ff07087fffffffffffffff0102 overflow 0 p2 p2 at byte 0: found 9223372036854775807, expected at most 255 [overflow]
# refused: 82-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 p3 p3 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 82-ffffffffffffffff-7fffffffffffffff-317a-050102 overflow 0 p3 p3 at byte 0: found 18446744073709551615, expected at most 255 [overflow]
# refused: 83-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 overflow 0 p4 p4 at byte 0: found 18446744073709551615, expected at most 127 [overflow]
# refused: 84-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 p5 p5 at byte 0: found -9223372036854775808, expected at least -128 [overflow]
# refused: 84-ffffffffffffffff-7fffffffffffffff-317a-ffffffffffffffff0102 overflow 0 p5 p5 at byte 0: found 9223372036854775807, expected at most 127 [overflow]
# refused: 85-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 p6 p6 at byte 0: found -9223372036854775808, expected at least -128 [overflow]
# refused: 85-ffffffffffffffff-7fffffffffffffff-317a-ff07087fffffffffffffff0102 overflow 0 p6 p6 at byte 0: found 18446744073709551615, expected at most 127 [overflow]
# refused: 86-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 p7 p7 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 87-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 overflow 0 p8 p8 at byte 0: found -9223372036854775808, expected at least 0 [overflow]
# refused: 88-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 p9 p9 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 89-ffffffffffffffff-7fffffffffffffff-317a-ff07087fffffffffffffff0102 overflow 0 pa pa at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 8a-ffffffffffffffff-8000000000000000-317a-050102 overflow 0 pb pb at byte 0: found 18446744073709551615, expected at most 4294967295 [overflow]
# refused: 8b-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 overflow 0 pc pc at byte 0: found -9223372036854775808, expected at least -2147483648 [overflow]
# refused: 8b-ffffffffffffffff-7fffffffffffffff-317a-ff070840040000000000000102 overflow 0 pc pc at byte 0: found 9223372036854775807, expected at most 2147483647 [overflow]
# refused: 8c-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 overflow 0 pd pd at byte 0: found -9223372036854775808, expected at least -32768 [overflow]
# refused: 8c-ffffffffffffffff-7fffffffffffffff-317a-ffffffffffffffff0102 overflow 0 pd pd at byte 0: found 18446744073709551615, expected at most 32767 [overflow]
# refused: 8d-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 overflow 0 pe pe at byte 0: found -1, expected at least 0 [overflow]
# refused: 90-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 bad_size 29 q1 q1 at byte 29: found -9223372036854775808, expected at least 0 [bad_size]
# refused: 92-ffffffffffffffff-8000000000000000-317a-050102 bad_size 21 q3 q3 at byte 21: found -9223372036854775808, expected at least 0 [bad_size]
# refused: 92-ffffffffffffffff-7fffffffffffffff-317a-050102 overflow 0 q3 q3 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 93-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 bad_size 0 q4 q4 at byte 0: found -9223372036854775808, expected at least 0 [bad_size]
# refused: 93-ffffffffffffffff-7fffffffffffffff-317a-ff070840040000000000000102 truncated 0 q4 q4 at byte 0: found 32 bytes, expected 9223372036854775807 bytes [truncated]
# refused: 94-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 truncated 0 q5 q5 at byte 0: found 29 bytes, expected 18446744073709551615 bytes [truncated]
# refused: 94-000000000000012c-fffffffffffffed4-317a-000000000000012c0102 truncated 0 q5 q5 at byte 0: found 29 bytes, expected 300 bytes [truncated]
# refused: 95-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 bad_size 0 q6 q6 at byte 0: found -9223372036854775808, expected at least 0 [bad_size]
# refused: 95-ffffffffffffffff-7fffffffffffffff-317a-ff07087fffffffffffffff0102 overflow 0 q6 q6 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 96-ffffffffffffffff-7fffffffffffffff-317a-050102 truncated 0 q7 q7 at byte 0: found 22 bytes, expected 18446744073709551614 bytes [truncated]
# refused: 97-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 truncated 0 q8 q8 at byte 0: found 32 bytes, expected 18446744073709551615 bytes [truncated]
# refused: 97-000000000000012c-fffffffffffffed4-317a-ff070840040000000000000102 truncated 0 q8 q8 at byte 0: found 32 bytes, expected 600 bytes [truncated]
# refused: 98-ffffffffffffffff-7fffffffffffffff-317a-ffffffffffffffff0102 overflow 0 q9 q9 at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 99-ffffffffffffffff-7fffffffffffffff-317a-ff07087fffffffffffffff0102 overflow 0 qa qa at byte 0: found 18446744073709551615, expected at most 9223372036854775807 [overflow]
# refused: 9a-ffffffffffffffff-8000000000000000-317a-050102 bad_data 0 qb qb at byte 0: expected a key that is not empty [bad_data]
# refused: 9d-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 bad_text 0 qe qe at byte 0: found 9d ff ff ff, expected UTF-8 text [bad_text]
# refused: 9f-ffffffffffffffff-8000000000000000-317a-ff070840040000000000000102 truncated 0 qg qg at byte 0: expected a terminator within 32 bytes [truncated]
# refused: a0-ffffffffffffffff-8000000000000000-317a-ffffffffffffffff0102 no_progress 0 qh[0] qh[0] at byte 0: expected elements that take bytes [no_progress]
# refused: a1-ffffffffffffffff-8000000000000000-317a-ff070880000000000000000102 bad_value 0 qi qi at byte 0: found a1 ff, expected bytes 01 02 [bad_value]
meta: {id: error_texts, endian: be}
seq:
  - {id: k, type: u1}
  - {id: u, type: u8}
  - {id: s, type: s8}
  - {id: text, type: str, size: 2, encoding: ASCII}
  - {id: raw, size: k & 1}
  - {id: none, type: u1, if: k == 255}
  - {id: few, type: u1, repeat: expr, repeat-expr: k & 1}
  - {id: objects, type: small, repeat: expr, repeat-expr: k & 1}
  - id: some
    type:
      switch-on: k & 3
      cases: {0: u8, 1: s8, 2: small, 3: f8}
  - id: either
    type:
      switch-on: k & 1
      cases: {0: small, 1: other}
  - id: same
    type:
      switch-on: k & 7
      cases: {0: small, 1: small}
instances:
  mixed: {value: 's < 0 ? s : u'}
  real: {value: 's * 1.5'}
  list: {value: '[u, 7]'}
  e10: {value: u + 1, if: k == 0x10}
  e11: {value: s + 1, if: k == 0x11}
  e12: {value: s - 1, if: k == 0x12}
  e13: {value: u * 2, if: k == 0x13}
  e14: {value: s * 2, if: k == 0x14}
  e15: {value: '-s', if: k == 0x15}
  e16: {value: s / -1, if: k == 0x16}
  e17: {value: mixed + 1, if: k == 0x17}
  e18: {value: mixed - 1, if: k == 0x18}
  e19: {value: mixed * 2, if: k == 0x19}
  e1a: {value: u << 1, if: k == 0x1a}
  e1b: {value: s << 1, if: k == 0x1b}
  e1c: {value: mixed << 1, if: k == 0x1c}
  e1d: {value: u.as<s8>, if: k == 0x1d}
  e1e: {value: s.as<u8>, if: k == 0x1e}
  e1f: {value: mixed.as<s8>, if: k == 0x1f}
  e20: {value: mixed.as<u8>, if: k == 0x20}
  e21: {value: some.as<u8>, if: k & 0xfc == 0x24}
  e22: {value: some.as<s8>, if: k & 0xfc == 0x28}
  e23: {value: some.as<u1>, if: k & 0xfc == 0x2c}
  e24: {value: some.as<s1>, if: k & 0xfc == 0x30}
  e25: {value: some.as<f8>, if: k & 0xfc == 0x34}
  e26: {value: some.as<small>.a, if: k & 0xfc == 0x38}
  e27: {value: either.as<small>.a, if: k == 0x3d}
  e28: {value: same.a, if: k == 0x43}
  e29: {value: u / (k - 0x44), if: k == 0x44}
  e2a: {value: s % (k - 0x45), if: k == 0x45}
  e2b: {value: mixed / (k - 0x46), if: k == 0x46}
  e2c: {value: real / (k - 0x47), if: k == 0x47}
  e2d: {value: real % (k - 0x48), if: k == 0x48}
  e2e: {value: u << k, if: k == 0x49}
  e2f: {value: s >> k, if: k == 0x4a}
  e30: {value: mixed >> k, if: k == 0x4b}
  e31: {value: u << s, if: k == 0x4c}
  e32: {value: 'few[k]', if: k == 0x4d}
  e33: {value: 'few[s]', if: k == 0x4e}
  e34: {value: 'objects[k].a', if: k == 0x4f}
  e35: {value: few.first, if: k == 0x50}
  e36: {value: objects.last.a, if: k == 0x52}
  e37: {value: few.min, if: k == 0x54}
  e38: {value: raw.first, if: k == 0x56}
  e39: {value: raw.max, if: k == 0x58}
  e3a: {value: 'raw[s]', if: k == 0x5a}
  e3b: {value: 'raw[u]', if: k == 0x5b}
  e3c: {value: 'list[k]', if: k == 0x5c}
  e3d: {value: 'list[mixed]', if: k == 0x5d}
  e3e: {value: text.to_i, if: k == 0x5e}
  e3f: {value: text.to_i(k), if: k == 0x5f}
  e40: {value: text.to_i(16), if: k == 0x60}
  e41: {value: real.to_i, if: k == 0x61}
  e42: {value: none + 1, if: k == 0x62}
  e43: {value: e42 + 1, if: k == 0x63}
  e44: {value: 'text.substring(s, 1)', if: k == 0x64}
  e45: {value: 'text.substring(0, s)', if: k == 0x65}
  e46: {value: 'text.substring(0, u)', if: k == 0x66}
  e47: {value: raw.to_s('UTF-8'), if: k == 0x67}
  p1: {pos: 0, size: 0, type: takes_u1(u), if: k == 0x80}
  p2: {pos: 0, size: 0, type: takes_u1(s), if: k == 0x81}
  p3: {pos: 0, size: 0, type: takes_u1(mixed), if: k == 0x82}
  p4: {pos: 0, size: 0, type: takes_s1(u), if: k == 0x83}
  p5: {pos: 0, size: 0, type: takes_s1(s), if: k == 0x84}
  p6: {pos: 0, size: 0, type: takes_s1(mixed), if: k == 0x85}
  p7: {pos: 0, size: 0, type: takes_u8(s), if: k == 0x86}
  p8: {pos: 0, size: 0, type: takes_u8(mixed), if: k == 0x87}
  p9: {pos: 0, size: 0, type: takes_s8(u), if: k == 0x88}
  pa: {pos: 0, size: 0, type: takes_s8(mixed), if: k == 0x89}
  pb: {pos: 0, size: 0, type: takes_u4(u), if: k == 0x8a}
  pc: {pos: 0, size: 0, type: takes_s4(s), if: k == 0x8b}
  pd: {pos: 0, size: 0, type: takes_s2(mixed), if: k == 0x8c}
  pe: {pos: 0, size: 0, type: takes_u2(k - 0x8e), if: k == 0x8d}
  q1: {pos: s, size: 0, if: k == 0x90}
  q2: {pos: u, size: 0, if: k == 0x91}
  q3: {pos: mixed, size: 0, if: k == 0x92}
  q4: {pos: 0, size: s, if: k == 0x93}
  q5: {pos: 0, size: u, if: k == 0x94}
  q6: {pos: 0, size: mixed, if: k == 0x95}
  q7: {pos: 0, type: u2, repeat: expr, repeat-expr: s, if: k == 0x96}
  q8: {pos: 0, type: u2, repeat: expr, repeat-expr: u, if: k == 0x97}
  q9: {pos: 0, type: u2, repeat: expr, repeat-expr: mixed, if: k == 0x98}
  qa: {pos: 0, type: small, repeat: expr, repeat-expr: mixed, if: k == 0x99}
  qb: {pos: 0, size: 1, process: xor(raw), if: k == 0x9a}
  qc: {pos: 0, size: 1, process: rol(s), if: k == 0x9b}
  qe: {pos: 0, type: str, size: 9, encoding: UTF-8, if: k == 0x9d}
  qf: {pos: 0, size-eos: true, terminator: 0xee, if: k == 0x9e}
  qg: {pos: 0, terminator: 0xee, if: k == 0x9f}
  qh: {pos: 0, type: empty, repeat: eos, if: k == 0xa0}
  qi: {pos: 0, contents: [1, 2], if: k == 0xa1}
types:
  small: {seq: [{id: a, type: u1}]}
  other: {seq: [{id: a, type: u1}]}
  empty: {seq: [{id: a, type: u1, if: _root.k == 0}]}
  takes_u1: {params: [{id: p, type: u1}], seq: [{id: a, size: 0}]}
  takes_s1: {params: [{id: p, type: s1}], seq: [{id: a, size: 0}]}
  takes_u2: {params: [{id: p, type: u2}], seq: [{id: a, size: 0}]}
  takes_s2: {params: [{id: p, type: s2}], seq: [{id: a, size: 0}]}
  takes_u4: {params: [{id: p, type: u4}], seq: [{id: a, size: 0}]}
  takes_s4: {params: [{id: p, type: s4}], seq: [{id: a, size: 0}]}
  takes_u8: {params: [{id: p, type: u8}], seq: [{id: a, size: 0}]}
  takes_s8: {params: [{id: p, type: s8}], seq: [{id: a, size: 0}]}
