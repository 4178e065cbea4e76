# SPDX-License-Identifier: Apache-2.0
# A field after a repetition that ends by a value; the validator does not know where it is.
# bytes: 01-02-00-05
meta: {id: until_then_more}
seq:
  - {id: entries, type: s1, repeat: until, repeat-until: _ == 0}
  - {id: after, type: u1}
