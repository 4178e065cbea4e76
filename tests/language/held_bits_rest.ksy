# SPDX-License-Identifier: Apache-2.0
# Repetition to the end of the stream, and the rest of the stream, after bits.
# bytes: f0
# bytes: f001
meta: {id: held_bits_rest, endian: be}
seq:
  - {id: a, type: b4}
  - {id: tail, size-eos: true}
