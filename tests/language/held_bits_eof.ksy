# SPDX-License-Identifier: Apache-2.0
# `_io.eof` after a rule: the discarded bits do not count.
# bytes: ff
# bytes: ffff
meta: {id: held_bits_eof}
seq:
  - {id: a, type: b4}
  - {id: rule, size: 0, valid: {expr: 'a == 15'}}
  - {id: more, type: b8, if: not _io.eof}
