# SPDX-License-Identifier: Apache-2.0
# Fields without bytes, and nothing else: no address is needed, and compilers would warn about one.
# bytes: 01
meta: {id: empty_run, bit-endian: be}
seq:
  - {id: a, size: 0}
  - {id: b, size: 0}
types:
  behind:
    seq:
      - {id: c, size: 0}
      - {id: d, size: 0}
