# SPDX-License-Identifier: Apache-2.0
# Numbers of 2^63 and more beside negative ones, in operations whose results no integer of C holds all.
# bytes: 80000000000000ff-80-8000000000000000
# bytes: ffffffffffffffff-ff-7fffffffffffffff
# bytes: fffffffffffffffe-01-ffffffffffffffff
# bytes: 7fffffffffffffff-7f-8000000000000001
# bytes: 0000000000000000-05-fffffffffffffff0
# bytes: 8000000000000000-00-0000000000000000
# bytes: 0000000000000007-f9-0000000000000009
meta: {id: mixed_numbers, endian: be}
seq:
  - {id: u, type: u8}
  - {id: x, type: s1}
  - {id: y, type: s8}
instances:
  is_near: {value: 'u - x > 100 or x < -100', if: u < 0xffffffffffffff00 or x > 0}
  is_less: {value: 'u + x < y'}
  is_last: {value: '0xffffffffffffff80 == u + x', if: x < 0 or u < 0xffffffffffffff00}
  low_byte: {value: '(u - x) & 0xff', if: u < 0xffffffffffffff00 or x > 0}
  joined: {value: '((u + x) | 1) & 0xffff', if: u < 0xffffffffffffff00 or x < 0}
  crossed: {value: '((u + x) ^ y) & 0xffff', if: x < 0 and u < 0x8000000000000100 and y > 0}
  half: {value: '(u + x) / 4', if: (u < 0xffffffffffffff00 or x < 0)}
  rest: {value: '(u + x) % 1000', if: (u < 0xffffffffffffff00 or x < 0)}
  shifted: {value: '((u + x) >> 8)', if: (u < 0xffffffffffffff00 or x < 0)}
  doubled: {value: '(u * x) << 1', if: x == 0 or u < 1000}
  as_text: {value: '(u + x).to_s', if: (u < 0xffffffffffffff00 or x < 0)}
  in_text: {value: 'f"<{u + x}>"', if: (u < 0xffffffffffffff00 or x < 0)}
  as_float: {value: '(u + x) * 0.5', if: (u < 0xffffffffffffff00 or x < 0)}
  is_above_float: {value: '(u + x) > 1.5', if: (u < 0xffffffffffffff00 or x < 0)}
  is_zero_product: {value: 'u * x == 0', if: x == 0 or x == 1 or u < 1000}
  product: {value: 'u * x', if: (u < 1000) or x == 0 or (x == -1 and u == 0x8000000000000000)}
  chosen: {value: 'x < 0 ? u : x'}
  chosen_other: {value: 'x >= 0 ? x : u'}
  chosen_mirrored: {value: '0 > x ? u : x'}
  chosen_not: {value: 'not (x < 0) ? x : u', if: (x >= 0) or u < 0x8000000000000000}
  chosen_small: {value: 'u < 100 ? u : x'}
  is_chosen_large: {value: '(x == 5 ? x : u) > 200'}
  largest: {value: '[x, u].max'}
  largest_three: {value: '[y, u, x].max'}
  least: {value: '[u, x, y].min'}
  largest_of_sums: {value: '[u + x, 0].max', if: (u < 0xffffffffffffff00 or x < 0)}
  distance: {value: '(u - x) - (u - 7 - x)', if: u < 0xffffffffffffff00 and u > 7 or (x >= 0 and u >= 7)}
  inverted: {value: '~(u + x) < 0', if: u < 0x7fffffffffffff00 and u > 300}
  negated: {value: '-(u + x) < 0', if: (u < 0x7fffffffffffff00) and u > 300}
  difference_of_two: {value: '(u - 0x8000000000000000) >= 0 ? 1 : 0'}
  sum_of_parts: {value: '(u - 100) + 100', if: u >= 100}
  rule_holds: {value: 'u - x >= u or x > 0', if: (u < 0xffffffffffffff00 or x > 0)}
