# SPDX-License-Identifier: Apache-2.0
# For held_bits_import.
meta: {id: held_bits_imported}
seq:
  - {id: x, type: u1}
