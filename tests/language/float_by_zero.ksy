# SPDX-License-Identifier: Apache-2.0
# Division of floats by zero is an error.
# bytes: 3f800000-00000000-00
# bytes: 3f800000-3f800000-00
# bytes: 3f800000-80000000-01
# refused: 3f800000-00000000-01 division
# refused: 3f800000-00000000-00 division
# bytes: 3f800000-3f800000-01
meta: {id: float_by_zero, endian: be}
seq:
  - {id: a, type: f4}
  - {id: b, type: f4}
  - {id: mod, type: u1}
instances:
  quotient: {value: a / b, if: mod == 0}
  remainder: {value: '(a * 1.0) / (b + b - b)', if: mod != 0}
