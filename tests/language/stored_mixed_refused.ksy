# SPDX-License-Identifier: Apache-2.0
# Where a number of one C type is needed, a kept number that does not fit is refused.
# refused: 00-ffffffffffffffff overflow
# refused: 01-ffffffffffffffff overflow
# refused: 02-ffffffffffffffff overflow
# refused: 03-ffffffffffffffff overflow
# refused: 04-ffffffffffffffff index
# refused: 06-ffffffffffffffff overflow
# refused: 07-ffffffffffffffff overflow
# refused: 08-ffffffffffffffff overflow
# refused: 09-ffffffffffffffff overflow
# tree: 0a-ffffffffffffffff {"kind": 10, "u": 18446744073709551615, "mixed": 18446744073709551615}
# refused: 80-0000000000000000 bad_size
# refused: 81-0000000000000000 bad_size
# tree: 82-0000000000000000 {"kind": -126, "u": 0, "mixed": -126, "of_parameter": {}}
# tree: 83-0000000000000000 {"kind": -125, "u": 0, "mixed": -125, "of_count": []}
# refused: 84-0000000000000000 index
# tree: 85-0000000000000000 {"kind": -123, "u": 0, "mixed": -123}
# refused: 86-0000000000000000 overflow
meta: {id: stored_mixed_refused, endian: be}
seq:
  - {id: kind, type: s1}
  - {id: u, type: u8}
instances:
  mixed: {value: 'kind >= 0 ? u : kind'}
  of_size: {pos: 0, size: mixed, if: kind & 127 == 0}
  of_pos: {pos: mixed, size: 0, if: kind & 127 == 1}
  of_parameter: {pos: 0, type: holder(mixed), if: kind & 127 == 2}
  of_count: {pos: 0, type: u1, repeat: expr, repeat-expr: mixed, if: kind & 127 == 3}
  of_index: {value: '[1, 2][mixed]', if: kind & 127 == 4}
  of_bytes: {value: '[mixed, 300 - kind].as<bytes>', if: kind & 127 == 6}
  of_array: {pos: 0, type: 'list([mixed])', if: kind == 7}
  of_square: {value: mixed * mixed, if: kind == 8}
  of_sum: {value: mixed + 1, if: kind == 9}
types:
  holder:
    params: [{id: p, type: s8}]
  list:
    params: [{id: p, type: 's8[]'}]
