# SPDX-License-Identifier: Apache-2.0
# Each type contains the next one twice: the structs do not double, and only one object in this file is read.
# bytes: 01-02-03-04-05-06-07-08
meta: {id: doubling_structs}
seq:
  - {id: kind, type: u1}
  - {id: tree, type: t0, if: kind == 9}
  - {id: leaves, type: t9}
types:
  t0: {seq: [{id: a, type: t1}, {id: b, type: t1}, {id: n, type: u1}]}
  t1: {seq: [{id: a, type: t2}, {id: b, type: t2}, {id: n, type: u1}]}
  t2: {seq: [{id: a, type: t3}, {id: b, type: t3}, {id: n, type: u1}]}
  t3: {seq: [{id: a, type: t4}, {id: b, type: t4}, {id: n, type: u1}]}
  t4: {seq: [{id: a, type: t5}, {id: b, type: t5}, {id: n, type: u1}]}
  t5: {seq: [{id: a, type: t6}, {id: b, type: t6}, {id: n, type: u1}]}
  t6: {seq: [{id: a, type: t7}, {id: b, type: t7}, {id: n, type: u1}]}
  t7: {seq: [{id: a, type: t8}, {id: b, type: t8}, {id: n, type: u1}]}
  t8: {seq: [{id: a, type: t9}, {id: b, type: t9}, {id: n, type: u1}]}
  t9: {seq: [{id: a, type: t10}, {id: b, type: t10}, {id: n, type: u1}]}
  t10: {seq: [{id: a, type: t11}, {id: b, type: t11}, {id: n, type: u1}]}
  t11: {seq: [{id: a, type: t12}, {id: b, type: t12}, {id: n, type: u1}]}
  t12: {seq: [{id: n, size: 0}]}
