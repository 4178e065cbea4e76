# SPDX-License-Identifier: Apache-2.0
# Of an array that is written in place, only the count is asked for; its elements can fail all the same.
# bytes: 6162
# bytes: 3132
# refused: 6162-00 conversion 0 of_numbers of_numbers at byte 0: found "ab", expected an integer of base 10 that fits 64 bits [conversion]
meta: {id: literal_size}
seq:
  - {id: s, type: str, size: 2, encoding: ASCII}
  - {id: rest, size-eos: true}
instances:
  of_texts: {value: '["x", s].size'}
  of_lengths: {value: '[s.length, 300].size'}
  of_floats: {value: '[1.5, 2.5, s.length * 0.5].size'}
  of_bytes: {value: '[rest, rest].size'}
  of_numbers: {value: '[s.to_i, 2].size', if: rest.length == 1}
