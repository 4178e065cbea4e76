# SPDX-License-Identifier: Apache-2.0
# Rules before numbers that are read together, and a rule that asks for the end of the stream.
# bytes: f0-01-02
# bytes: f0-01-02-03
meta: {id: held_bits_run, endian: be}
seq:
  - {id: a, type: b4}
  - {id: rule, size: 0, valid: {expr: 'not _io.eof'}}
  - {id: b, type: u1}
  - {id: c, type: u1}
  - {id: d, type: b4, if: not _io.eof}
