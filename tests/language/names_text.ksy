# SPDX-License-Identifier: Apache-2.0
# Text that looks like C.
# bytes: 01
meta: {id: names_text}
seq: [{id: a, type: u1}]
instances:
  ks: {value: '"ks"'}
  io: {value: '"io"'}
  leaves: {value: '"return 1"'}
  quote: {value: '"\" ks // \\"'}
  comment: {value: '"/* self */"'}
