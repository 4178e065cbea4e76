# SPDX-License-Identifier: Apache-2.0
meta: {id: s, endian: le, imports: [other]}
seq:
  - {id: a, type: 'p(3)', repeat: until, 'repeat-until': '_.x == 0 or _io.eof'}
types:
  p:
    params: [{id: k, type: u1}]
    seq: [{id: x, type: b3}, {id: y, type: b5}, {id: z, size: k, process: xor(k)}]
