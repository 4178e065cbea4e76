# SPDX-License-Identifier: Apache-2.0
meta: {id: s}
doc: |
  words
seq:
  - {id: magic, contents: [0x41, B, "CD"]}
  - {id: t, type: str, size-eos: true, encoding: ASCII, terminator: 10, consume: false}
  - {id: f, type: f8le, valid: {any-of: [1.5, 2]}}
