# SPDX-License-Identifier: Apache-2.0
# Partial trees of objects with parameters of the type `any`.
# tree: 00-07-01-01-02-2a-03-04-05-06-07-01 {"kind": 0, "value": 7, "of_value": {"what": 1, "number": 7}, "of_kind": {"what": 1, "number": 0}, "of_text": {"what": 2, "text": "ab"}, "pair": {"q": 42}, "of_object": {"what": 3, "object": 42}, "of_float": {"what": 4, "real": 1.5}, "of_bool": {"what": 5, "truth": 1}, "of_bytes": {"what": 6, "bytes": {"bytes": "0102"}}, "of_negative": {"what": 7, "signed": -7}, "passed_on": {"inner": {"what": 1, "number": 0}}}
# tree: 01-09-03-00-00-2a-00-00-00-00-00-01 {"kind": 1, "value": {"q": 9}, "of_value": {"what": 3, "object": 9}, "of_kind": {"what": 0}, "of_text": {"what": 0}, "pair": {"q": 42}, "of_object": {"what": 0}, "of_float": {"what": 0}, "of_bool": {"what": 0}, "of_bytes": {"what": 0}, "of_negative": {"what": 0}, "passed_on": {"inner": {"what": 1, "number": 1}}}
# tree: 02-6100-02-00-00-2a-00-00-00-00-00-00 {"kind": 2, "value": "a", "of_value": {"what": 2, "text": "a"}, "of_kind": {"what": 0}, "of_text": {"what": 0}, "pair": {"q": 42}, "of_object": {"what": 0}, "of_float": {"what": 0}, "of_bool": {"what": 0}, "of_bytes": {"what": 0}, "of_negative": {"what": 0}, "passed_on": {"inner": {"what": 0}}}
meta:
  id: partial_any
  endian: le
  ks-debug: true
seq:
  - {id: kind, type: u1}
  - {id: value, type: {switch-on: kind, cases: {0: u1, 1: pair, 2: strz}}, encoding: ASCII}
  - {id: of_value, type: taker(value)}
  - {id: of_kind, type: taker(kind)}
  - {id: of_text, type: 'taker("ab")'}
  - {id: pair, type: pair}
  - {id: of_object, type: taker(pair)}
  - {id: of_float, type: taker(1.5)}
  - {id: of_bool, type: taker(kind < 5)}
  - {id: of_bytes, type: 'taker([1, kind + 2].as<bytes>)'}
  - {id: of_negative, type: taker(kind - 7)}
  - {id: passed_on, type: outer(kind)}
types:
  pair: {seq: [{id: q, type: u1}]}
  outer:
    params: [{id: it, type: any}]
    seq: [{id: inner, type: taker(it)}]
  taker:
    params: [{id: it, type: any}]
    seq: [{id: what, type: u1}]
    instances:
      number: {value: it.as<u1>, if: what == 1}
      text: {value: it.as<str>, if: what == 2}
      object: {value: it.as<pair>.q, if: what == 3}
      real: {value: it.as<f8>, if: what == 4}
      truth: {value: 'it.as<bool> ? 1 : 0', if: what == 5}
      bytes: {value: it.as<bytes>, if: what == 6}
      signed: {value: it.as<s1>, if: what == 7}
