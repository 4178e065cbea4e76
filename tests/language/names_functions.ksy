# SPDX-License-Identifier: Apache-2.0
# Types and fields that have the names of generated functions, tables and locals.
# bytes: 01-02-03-04-05-06-07-08-09-0a-0b-0c-0d
meta: {id: names_functions}
seq:
  - {id: view, type: view}
  - {id: read, type: read}
  - {id: parse, type: parse}
  - {id: complete, type: complete}
  - {id: desc, type: desc}
  - {id: get_a, type: get_a}
  - {id: make_a, type: make_a}
  - {id: a_desc, type: a_desc}
  - {id: foo, type: foo}
  - {id: foo_view, type: foo_view}
  - {id: self, type: u1}
  - {id: state, type: u1}
  - {id: at, type: u1}
types:
  view: {seq: [{id: x, type: u1}]}
  read: {seq: [{id: x, type: u1}]}
  parse: {seq: [{id: x, type: u1}]}
  complete: {seq: [{id: x, type: u1}]}
  desc: {seq: [{id: x, type: u1}]}
  get_a: {seq: [{id: x, type: u1}]}
  make_a: {seq: [{id: x, type: u1}]}
  a: {seq: [{id: x, type: u1}]}
  a_desc: {seq: [{id: x, type: u1}]}
  foo: {seq: [{id: x, type: u1}]}
  foo_view: {seq: [{id: x, type: u1}]}
instances:
  a: {value: view.x + at}
  item: {value: a + 1}
