# SPDX-License-Identifier: Apache-2.0
# For sized_import: types that only other files use.
meta: {id: sized_imported, endian: le}
types:
  entry:
    seq:
      - {id: n, type: u1}
      - {id: text, size: n}
  pair:
    seq:
      - {id: first, type: entry}
      - {id: second, type: u1}
