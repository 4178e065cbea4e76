/* SPDX-License-Identifier: Apache-2.0 */
/* Errors in types, repetitions, switches and what else decides how data are read: every message with its line, column and path. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

/* The first line of most specifications here. */
#define META "meta: {id: t, endian: le, encoding: UTF-8}\n"

TEST(test_repeat) {
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: bad}]\n",
                "2:33: error: /seq/0/repeat: expected eos, expr or until, found 'bad'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: expr}]\n",
                "2:33: error: /seq/0/repeat: 'repeat: expr' needs a 'repeat-expr'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: until}]\n",
                "2:33: error: /seq/0/repeat: 'repeat: until' needs a 'repeat-until'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat-expr: 1}]\n",
                "2:25: error: /seq/0/repeat-expr: 'repeat-expr' is only for 'repeat: expr'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: eos, repeat-until: true}]\n",
                "2:38: error: /seq/0/repeat-until: 'repeat-until' is only for 'repeat: until'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: expr, repeat-expr: '\"x\"'}]\n",
                "2:53: error: /seq/0/repeat-expr: the count must be an integer, not a string\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: until, repeat-until: 5}]\n",
                "2:54: error: /seq/0/repeat-until: the end of a repetition must be a boolean, "
                "not an integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: until, repeat-until: '_ == 5 or _index > "
                     "7'}]\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: expr, repeat-expr: _index}]\n",
                "2:52: error: /seq/0/repeat-expr: '_index' is only known where an element of a "
                "repetition is read\n");
    ksyc_expect(META "seq: [{id: a, type: u1, repeat: [1]}]\n",
                "2:33: error: /seq/0/repeat: expected text, found a list\n");
}

TEST(test_types) {
    ksyc_expect(META "seq: [{id: a, type: foo}]\n",
                "2:21: error: /seq/0/type: unknown type 'foo', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: fob}]\n"
                     "types: {foo: {}}\n",
                "2:21: error: /seq/0/type: unknown type 'fob' (did you mean 'foo'?)\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo::bar'}]\n"
                     "types: {foo: {}}\n",
                "2:21: error: /seq/0/type: type 'foo' has no type 'bar' in it\n");
    ksyc_expect(META "seq: [{id: a, type: [u1]}]\n",
                "2:21: error: /seq/0/type: expected the name of a type, found a list\n");
    ksyc_expect(META "seq: [{id: a, type: 5}]\n",
                "2:21: error: /seq/0/type: expected the name of a type, found an integer\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo('}]\n"
                     "types: {foo: {}}\n",
                "2:26: error: /seq/0/type: cannot read the name 'foo(': expected a value, found "
                "the end\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo(1)'}]\n"
                     "types: {foo: {}}\n",
                "2:21: error: /seq/0/type: type 'foo' takes 0 arguments, found 1\n");
    ksyc_expect(META "seq: [{id: a, type: foo}]\n"
                     "types: {foo: {params: [{id: p, type: u1}]}}\n",
                "2:21: error: /seq/0/type: type 'foo' takes 1 argument, found 0\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo(1.5)'}]\n"
                     "types: {foo: {params: [{id: p, type: u1}]}}\n",
                "2:26: error: /seq/0/type: parameter 'p' is an integer, the argument is a "
                "float\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo(300)'}]\n"
                     "types: {foo: {params: [{id: p, type: u1}]}}\n",
                "2:26: error: /seq/0/type: the argument does not fit parameter 'p'\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo(1)'}]\n"
                     "types: {foo: {params: [{id: p, type: f4}]}}\n",
                "2:26: error: /seq/0/type: parameter 'p' is a float, the argument is an "
                "integer\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo([1, 2], _root)'}]\n"
                     "types: {foo: {params: [{id: p}, {id: q, type: struct}]}}\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: 'foo(\"a\", x)'}]\n"
                     "types: {foo: {params: [{id: p, type: str}]}}\n",
                "2:21: error: /seq/0/type: type 'foo' takes 1 argument, found 2\n"
                "2:31: error: /seq/0/type: type 't' has no field 'x'\n");
    ksyc_expect(META "seq: [{id: a, type: 'u1(1)'}]\n",
                "2:21: error: /seq/0/type: 'u1' takes no arguments\n");
    ksyc_expect(META "seq: [{id: a, type: 'u1[]'}]\n",
                "2:21: error: /seq/0/type: arrays are made with 'repeat', '[]' is for "
                "parameters and casts\n");
    ksyc_expect(META "seq: [{id: a, type: 'foo[]'}]\n"
                     "types: {foo: {}}\n",
                "2:21: error: /seq/0/type: arrays are made with 'repeat', '[]' is for "
                "parameters and casts\n");
    ksyc_expect(META "params: [{id: p, type: bar}]\n",
                "2:24: error: /params/0/type: unknown type 'bar', looked for from 't' outward\n");
    ksyc_expect(META "params: [{id: p, type: 'u1(2)'}]\n",
                "2:24: error: /params/0/type: a parameter type takes no arguments\n");
    ksyc_expect(META "params: [{id: p, type: str, enum: e}]\n"
                     "enums: {e: {1: a}}\n",
                "2:35: error: /params/0/enum: only integers can be values of an enum\n");
    ksyc_expect(META "params: [{id: p, type: u1, enum: e}]\n",
                "2:34: error: /params/0/enum: unknown enum 'e', looked for from 't' outward\n");
    ksyc_expect(META "params: [{id: p, type: 'u1[]', enum: e}]\n"
                     "enums: {e: {1: a}}\n",
                "");
    ksyc_expect(META "params: [{id: p, type: b99}]\n",
                "2:24: error: /params/0/type: 'b99': at most 64 bits are possible\n");
    ksyc_expect(META "seq: [{id: a, type: u1, enum: e}]\n",
                "2:31: error: /seq/0/enum: unknown enum 'e', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: u1, enum: 'foo::e'}]\n"
                     "types: {foo: {}}\n",
                "2:31: error: /seq/0/enum: type 'foo' has no enum 'e'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, enum: 'e()'}]\n"
                     "enums: {e: {1: a}}\n",
                "2:31: error: /seq/0/enum: 'e()' is no name of an enum\n");
    ksyc_expect(META "instances: {a: {value: 1.5, enum: e}}\n"
                     "enums: {e: {1: a}}\n",
                "2:35: error: /instances/a/enum: only integers can be values of an enum, not a "
                "float\n");
    ksyc_expect(META "instances: {a: {value: 1, enum: q}}\n",
                "2:33: error: /instances/a/enum: unknown enum 'q', looked for from 't' outward\n");
}

TEST(test_switch) {
    ksyc_expect(META "seq: [{id: a, type: {cases: {1: u1}}}]\n",
                "2:21: error: /seq/0/type: 'switch-on' is missing\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1}}]\n",
                "2:21: error: /seq/0/type: 'cases' is missing\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: foo}}]\n",
                "2:43: error: /seq/0/type/cases: expected a map, found text\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {}}}]\n",
                "2:43: error: /seq/0/type/cases: a switch needs at least one case\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: u1}, other: 2}}]\n",
                "2:52: error: /seq/0/type/other: unknown key 'other'; known here: switch-on, "
                "cases\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {'\"x\"': u1}}}]\n",
                "2:45: error: /seq/0/type/cases/\"x\": the case is a string, the switch is on "
                "an integer\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: x, cases: {1: u1}}}]\n",
                "2:33: error: /seq/0/type/switch-on: type 't' has no field 'x'\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {x: u1}}}]\n",
                "2:44: error: /seq/0/type/cases/x: type 't' has no field 'x'\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {^x: u1}}}]\n",
                "2:44: error: /seq/0/type/cases/^x: cannot read the expression '^x': expected a "
                "value, found '^'\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: nope}}}]\n",
                "2:47: error: /seq/0/type/cases/1: unknown type 'nope', looked for from 't' "
                "outward\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: true}}}]\n",
                "2:47: error: /seq/0/type/cases/1: expected the name of a type, found a "
                "boolean\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: 'foo(1)'}}}]\n"
                     "types: {foo: {}}\n",
                "2:47: error: /seq/0/type/cases/1: type 'foo' takes 0 arguments, found 1\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: str}}}]\n",
                "2:7: error: /seq/0: a string needs 'size', 'size-eos: true' or 'terminator'\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: u1}}, enum: e}]\n",
                "2:53: error: /seq/0/enum: 'enum' has no meaning for a switch\n"
                "2:59: error: /seq/0/enum: unknown enum 'e', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: xor(1), type: {switch-on: 1, cases: {1: "
                     "str, 2: u1}}}]\n",
                "2:33: warning: /seq/0/process: 'process' is for bytes and objects: the strings "
                "of this switch are taken as they are\n");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 1, cases: {1: 'foo(_on)', _: u1}}}]\n"
                     "types: {foo: {params: [{id: p, type: u4}]}}\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: {switch-on: 'e::x', cases: {'e::x': u1, 1: u2}}}]\n"
                     "enums: {e: {1: x}}\n",
                "2:61: error: /seq/0/type/cases/1: the case is an integer, the switch is on a "
                "value of enum 'e'\n");
}

TEST(test_process) {
    ksyc_expect(META "seq: [{id: a, size: 4, process: '1 + 2'}]\n",
                "2:33: error: /seq/0/process: expected the name of a process, or a call of it, "
                "found '1 + 2'\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: foo}, {id: b, size: 4, process: foo(1)}]\n",
                "2:65: error: /seq/1/process: 'foo' has 0 arguments elsewhere in this file, here "
                "1\n");
    ksyc_expect(META
                "seq: [{id: a, size: 4, process: a.b(1)}, {id: b, size: 4, process: a.b(a)}]\n",
                "2:72: error: /seq/1/process: argument 1 of 'a.b' is of another kind elsewhere in "
                "this file, not bytes\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: foo(_io)}]\n",
                "2:37: error: /seq/0/process: an argument of a process must be a number, a "
                "boolean, bytes or a string, not a stream\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: xor}]\n",
                "2:33: error: /seq/0/process: 'xor' takes one argument, found 0\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: zlib(1)}]\n",
                "2:33: error: /seq/0/process: 'zlib' takes no argument, found 1\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: 'xor(\"a\")'}]\n",
                "2:38: error: /seq/0/process: the argument must be an integer or bytes, not a "
                "string\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: 'rol([1, 2])'}]\n",
                "2:38: error: /seq/0/process: the argument must be an integer, not bytes\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: 'xor([].as<bytes>)'}]\n",
                "2:40: error: /seq/0/process: the key is empty\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: 5}]\n",
                "2:33: error: /seq/0/process: expected the name of a process, found an integer\n");
    ksyc_expect(META "seq: [{id: a, type: foo, process: zlib}]\n"
                     "types: {foo: {}}\n",
                "2:35: error: /seq/0/process: 'process' needs 'size', 'size-eos: true' or "
                "'terminator'\n");
    ksyc_expect(META "seq: [{id: a, size: 4, process: 'xor('}]\n",
                "2:38: error: /seq/0/process: cannot read the expression 'xor(': expected a "
                "value, found the end\n");
    ksyc_expect(META "seq: [{id: k, size: 2}, {id: a, size: 4, process: xor(k)}, {id: b, size: "
                     "1, process: ror(3)}]\n",
                "");
}

TEST(test_parents) {
    ksyc_expect(META "seq: [{id: n, type: u1}, {id: a, type: foo}]\n"
                     "types: {foo: {seq: [{id: b, size: _parent.n}]}}\n",
                "");
    ksyc_expect(META "seq: [{id: n, type: u1}, {id: a, type: foo}, {id: b, type: bar}]\n"
                     "types:\n"
                     "  foo: {seq: [{id: b, size: _parent.n}]}\n"
                     "  bar: {seq: [{id: n, type: u1}, {id: a, type: foo}]}\n",
                "4:37: error: /types/foo/seq/0/size: 'n': of an object of some type only '_io' "
                "and '_parent' are known, use .as<type>\n");
    ksyc_expect(META "types: {foo: {seq: [{id: b, size: _parent.n}]}}\n",
                "2:35: error: /types/foo/seq/0/size: objects of type 'foo' have no parent: no "
                "field of this file gives them one\n");
    ksyc_expect(META "seq: [{id: a, type: foo, parent: false}]\n"
                     "types: {foo: {seq: [{id: b, size: _parent.n}]}}\n",
                "3:35: error: /types/foo/seq/0/size: objects of type 'foo' have no parent: no "
                "field of this file gives them one\n");
    ksyc_expect(META "seq: [{id: a, type: foo, parent: 5}]\n"
                     "types: {foo: {}}\n",
                "2:34: error: /seq/0/parent: a parent must be an object, not an integer\n");
    ksyc_expect(META "seq: [{id: a, type: foo}]\n"
                     "types: {foo: {seq: [{id: b, type: bar, parent: b._parent}]}, bar: {}}\n",
                "3:62: error: /types/bar: what the parent of 'bar' is depends on itself\n");
    ksyc_expect(META "seq: [{id: a, type: foo}]\n"
                     "types: {foo: {seq: [{id: b, type: bar, parent: _parent}]}, bar: {seq: "
                     "[{id: c, size: _parent.a.b._sizeof}]}}\n",
                "3:72: error: /types/bar/seq/0: the size of 'c' depends on itself\n"
                "3:98: error: /types/bar/seq/0/size: the size of 'b' is not fixed: it depends "
                "on itself\n");
    ksyc_expect(META "seq: [{id: a, type: t, if: _parent.b}]\n",
                "2:36: error: /seq/0/if: 'b': of an object of some type only '_io' and "
                "'_parent' are known, use .as<type>\n");
}

TEST(test_endian) {
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: foo}, {id: b, type: 'foo::bar'}]\n"
                "types:\n"
                "  foo:\n"
                "    meta: {endian: {switch-on: _root.x, cases: {1: le, _: be}}}\n"
                "    seq: [{id: c, type: bar}]\n"
                "    types: {bar: {seq: [{id: d, type: u2}]}}\n"
                "instances: {x: {pos: 0, type: u1}}\n",
                "2:27: error: /seq/1: type 'foo::bar' is read in the byte order that an object "
                "of type 'foo' decides, so it can only be used inside of one\n");
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: foo}, {id: b, type: 'foo::bar'}]\n"
                "types:\n"
                "  foo:\n"
                "    meta: {endian: {switch-on: _root.x, cases: {1: le, _: be}}}\n"
                "    seq: [{id: c, type: bar}]\n"
                "    types: {bar: {seq: [{id: d, type: u2le}]}}\n"
                "instances: {x: {pos: 0, type: u1}}\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: b3}, {id: b, type: b5le}]\n",
                "2:26: error: /seq/1: a little-endian bit field cannot go on in a byte that a "
                "big-endian one began\n");
    ksyc_expect(META "seq: [{id: a, type: b3}, {id: b, type: b5}, {id: c, type: b3le}]\n", "");
    ksyc_expect(META "seq: [{id: a, type: b3}, {id: b, type: u1}, {id: c, type: b3le}]\n", "");
    ksyc_expect(META "seq: [{id: a, type: b3}, {id: b, type: b2, if: a == 1}, {id: c, type: "
                     "b3le}]\n",
                "");
}
