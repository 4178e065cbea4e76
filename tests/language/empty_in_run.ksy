# SPDX-License-Identifier: Apache-2.0
# Bytes of size 0 in front of numbers that are read together: nothing can be missing there.
# bytes: 01-02-03-04
# bytes: 01-02
meta: {id: empty_in_run, endian: le}
seq:
  - {id: none, size: 0}
  - {id: a, type: u2}
  - {id: b, type: u2}
instances:
  size_of_none: {value: none.length}
