# SPDX-License-Identifier: Apache-2.0
# Processes that ksyc does not know, and one without its key.
meta:
  id: shop
  endian: le
seq:
  - id: a
    size: 3
    process: zlip
  - id: b
    size: 3
    process: gzip
  - id: c
    size: 3
    process: xor
