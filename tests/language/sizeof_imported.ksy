# SPDX-License-Identifier: Apache-2.0
# For sizeof_import.
meta: {id: sizeof_imported, endian: le, bit-endian: be}
seq:
  - {id: x, type: u2}
types:
  pair:
    seq:
      - {id: x, type: u2}
      - {id: y, type: b12}
    types:
      deep:
        seq: [{id: z, type: u8}]
