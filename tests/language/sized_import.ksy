# SPDX-License-Identifier: Apache-2.0
# A `size` on nested types of another file whose own size follows from their fields: once, repeated, chosen, and elsewhere.
# bytes: 0401aabbcc-05-0200-01ee02-01-030211226677-99
# bytes: 0400aabbcc-05-0200-00eeee-02-030211226677-99
# bytes: 0404aabbcc-05-0200-01ee02-01-030211226677-99
# bytes: 0401aabbcc-05-0200-01ee
meta: {id: sized_import, imports: [sized_imported], endian: le}
seq:
  - {id: len, type: u1}
  - {id: one, type: 'sized_imported::entry', size: len}
  - {id: between, type: u1}
  - {id: pad, size: 2}
  - {id: many, type: 'sized_imported::pair', size: 3, repeat: expr, repeat-expr: 1}
  - {id: kind, type: u1}
  - id: chosen
    size: 6
    type: {switch-on: kind, cases: {1: 'sized_imported::entry', 2: 'sized_imported::pair'}}
  - {id: last, type: u1}
instances:
  elsewhere: {pos: 1, size: 2, type: 'sized_imported::entry'}
