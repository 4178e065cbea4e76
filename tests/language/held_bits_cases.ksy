# SPDX-License-Identifier: Apache-2.0
# Each case of a switch for itself: bits go on, everything else begins with a whole byte.
# bytes: f1-23-00-04-05
# bytes: f1-23-10-04-05
# bytes: f1-23-20-04-05
# bytes: f1-23-30-04-05
# bytes: f1-23-40-04-05
# bytes: f1-23-50-04-05
meta: {id: held_bits_cases, endian: be, encoding: ASCII}
seq:
  - {id: a, type: b12}
  - {id: skip, type: b4}
  - {id: k, type: b4}
  - id: s
    type:
      switch-on: k
      cases:
        0: b4
        1: u1
        2: strz
        3: of_nothing
        4: of_bits
  - {id: b, type: b4}
types:
  of_bits: {seq: [{id: x, type: b4}]}
  of_nothing: {}
