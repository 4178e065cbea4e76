# SPDX-License-Identifier: Apache-2.0
# `meta` has no `id`.
meta:
  endian: le
seq:
  - id: count
    type: u1
