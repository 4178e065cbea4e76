# SPDX-License-Identifier: Apache-2.0
# Objects of another file, which has no bit fields, drop held bits like any others.
# bytes: f1-23-45-67
meta: {id: held_bits_import, imports: [held_bits_imported]}
seq:
  - {id: a, type: b4}
  - {id: b, type: held_bits_imported}
  - {id: c, type: b4}
  - {id: d, type: b4}
