# SPDX-License-Identifier: Apache-2.0
meta: {id: s, endian: be}
seq:
  - {id: n, type: u2, valid: {max: 9}}
  - {id: name, type: strz, encoding: UTF-8}
instances:
  far: {pos: n * 2, size: 3, if: n > 1}
  twice: {value: 'n * 2 + name.length'}
