/* SPDX-License-Identifier: Apache-2.0 */
/* Errors in specifications: every message with its line, column and path. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

/* The first line of most specifications here. */
#define META "meta: {id: t, endian: le, encoding: UTF-8}\n"

static void test_shape(void **state) {
    (void)state;
    ksyc_expect("", "1:1: error: /: expected a map, found null\n");
    ksyc_expect("1234\n", "1:1: error: /: expected a map, found an integer\n");
    ksyc_expect("blah\n", "1:1: error: /: expected a map, found text\n");
    ksyc_expect("- a\n", "1:1: error: /: expected a map, found a list\n");
    ksyc_expect("meta: {id: t}\n"
                "sequence: []\n",
                "2:1: error: /sequence: unknown key 'sequence'; known here: meta, doc, doc-ref, "
                "to-string, params, seq, instances, types, enums\n");
    ksyc_expect("meta: {id: t}\n"
                "sec: []\n",
                "2:1: error: /sec: unknown key 'sec' (did you mean 'seq'?)\n");
    ksyc_expect("seq: []\n", "1:1: error: /: 'meta' with an 'id' is missing\n");
    ksyc_expect("meta: {title: x}\n", "1:7: error: /meta: 'id' is missing\n");
    ksyc_expect("meta: 123\n", "1:7: error: /meta: expected a map, found an integer\n");
    ksyc_expect(META "seq: foo\n", "2:6: error: /seq: expected a list, found text\n");
    ksyc_expect(META "seq: [1]\n", "2:7: error: /seq/0: expected a map, found an integer\n");
    ksyc_expect(META "instances: []\n", "2:12: error: /instances: expected a map, found a list\n");
    ksyc_expect(META "types: []\n", "2:8: error: /types: expected a map, found a list\n");
    ksyc_expect(META "types: {a: null}\n", "2:12: error: /types/a: expected a map, found null\n");
    ksyc_expect(META "enums: []\n", "2:8: error: /enums: expected a map, found a list\n");
    ksyc_expect(META "params: {}\n", "2:9: error: /params: expected a list, found a map\n");
    ksyc_expect(META "doc: []\n", "2:6: error: /doc: expected text, found a list\n");
    ksyc_expect(META "doc-ref: [a, {}]\n", "2:14: error: /doc-ref/1: expected text, found a map\n");
    ksyc_expect(META "to-string: '1'\n",
                "2:13: error: /to-string: 'to-string' must be a string, not an integer\n");
    ksyc_expect(META "-anything: {goes: here}\n"
                     "seq: [{id: a, type: u1, -webide-x: 1}]\n",
                "");
}

static void test_meta(void **state) {
    (void)state;
    ksyc_expect("meta: {id: Bad}\n",
                "1:12: error: /meta/id: 'Bad' is no file id: a lowercase letter, then lowercase "
                "letters, digits and _\n");
    ksyc_expect("meta: {id: [a]}\n", "1:12: error: /meta/id: expected text, found a list\n");
    ksyc_expect("meta: {id: t, endien: le}\n",
                "1:15: error: /meta/endien: unknown key 'endien' (did you mean 'endian'?)\n");
    ksyc_expect("meta: {id: t, foo: 1}\n",
                "1:15: error: /meta/foo: unknown key 'foo'; known here: id, title, application, "
                "file-extension, license, xref, tags, ks-version, ks-debug, ks-opaque-types, "
                "ks-zero-copy-substream, imports, endian, bit-endian, encoding\n");
    ksyc_expect("meta: {id: t, endian: xe}\n",
                "1:23: error: /meta/endian: expected le, be or a map with switch-on and cases, "
                "found 'xe'\n");
    ksyc_expect("meta: {id: t, endian: 5}\n",
                "1:23: error: /meta/endian: expected le, be or a map with switch-on and cases, "
                "found an integer\n");
    ksyc_expect("meta: {id: t, bit-endian: no}\n",
                "1:27: error: /meta/bit-endian: expected le or be, found 'no'\n");
    ksyc_expect("meta: {id: t, ks-version: 0.7f}\n",
                "1:27: error: /meta/ks-version: '0.7f' is no version: X.Y or X.Y.Z without "
                "leading zeros\n");
    ksyc_expect("meta: {id: t, ks-version: 99.1}\n",
                "1:27: error: /meta/ks-version: version 99.1 of the language is asked for, this "
                "compiler knows 0.11\n");
    ksyc_expect("meta: {id: t, ks-version: 0.10}\n",
                "1:27: error: /meta/ks-version: version 0.1 is older than 0.6, the first one "
                "(0.10 must be quoted: '0.10')\n");
    ksyc_expect("meta: {id: t, ks-version: '0.10'}\n", "");
    ksyc_expect("meta: {id: t, ks-version: 0.11}\n", "");
    ksyc_expect("meta: {id: t, ks-version: '0.9.2'}\n", "");
    ksyc_expect("meta: {id: t, ks-version: [1]}\n",
                "1:27: error: /meta/ks-version: expected a version, found a list\n");
    ksyc_expect("meta: {id: t, ks-version: '0.09'}\n",
                "1:27: error: /meta/ks-version: '0.09' is no version: X.Y or X.Y.Z without "
                "leading zeros\n");
    ksyc_expect("meta: {id: t, imports: null}\n",
                "1:24: error: /meta/imports: expected a list, found null\n");
    ksyc_expect("meta: {id: t, imports: [1, nope]}\n",
                "1:25: error: /meta/imports/0: cannot find '1.ksy'\n"
                "1:28: error: /meta/imports/1: cannot find 'nope.ksy'\n");
    ksyc_expect("meta: {id: t, imports: [/nope/x]}\n",
                "1:25: error: /meta/imports/0: cannot find 'nope/x.ksy' in the 1 folder given "
                "with -I\n");
    ksyc_expect("meta: {id: t, ks-debug: 1}\n",
                "1:25: error: /meta/ks-debug: expected true or false, found an integer\n");
    ksyc_expect("meta: {id: t, ks-opaque-types: true}\n"
                "seq: [{id: a, type: b(1)}]\n",
                "2:21: error: /seq/0/type: ksyc does not pass arguments to types from outside "
                "(ks-opaque-types): 'b'\n"
                "2:21: error: /seq/0/type: unknown type 'b', looked for from 't' outward\n");
    ksyc_expect("meta: {id: t, encoding: utf8}\n",
                "1:25: warning: /meta/encoding: encoding 'utf8' should be written 'UTF-8'\n");
    ksyc_expect("meta: {id: t, encoding: klingon}\n",
                "1:25: warning: /meta/encoding: unknown encoding 'klingon'\n");
    ksyc_expect("meta: {id: t, endian: {switch-on: 1}}\n",
                "1:23: error: /meta/endian: 'cases' is missing\n");
    ksyc_expect("meta: {id: t, endian: {cases: {1: le}}}\n",
                "1:23: error: /meta/endian: 'switch-on' is missing\n");
    ksyc_expect("meta: {id: t, endian: {switch-on: 1, cases: {1: xe}}}\n",
                "1:49: error: /meta/endian/cases/1: expected le or be, found 'xe'\n");
    ksyc_expect("meta: {id: t, endian: {switch-on: 1, cases: {}, foo: 1}}\n",
                "1:45: error: /meta/endian/cases: a switch needs at least one case\n"
                "1:49: error: /meta/endian/foo: unknown key 'foo'; known here: switch-on, "
                "cases\n");
    ksyc_expect("meta: {id: t, file-extension: [a, b], application: x, license: MIT, title: T, "
                "tags: [1], xref: {a: 1}}\n",
                "");
    ksyc_expect("meta: {id: t, endian: {switch-on: a, cases: {1: le}}}\n"
                "seq: [{id: a, type: u1}]\n",
                "1:35: error: /meta/endian/switch-on: 'a' is not read yet when the byte order "
                "is decided\n");
    ksyc_expect("meta: {id: t, endian: {switch-on: 1, cases: {'\"a\"': le}}}\n",
                "1:47: error: /meta/endian/cases/\"a\": the case is a string, the switch is on "
                "an integer\n");
}

static void test_ids(void **state) {
    (void)state;
    ksyc_expect(META "seq: [{id: Bad, type: u1}]\n",
                "2:12: error: /seq/0/id: 'Bad' is no field id: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "seq: [{id: 5a, type: u1}]\n",
                "2:12: error: /seq/0/id: '5a' is no field id: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "types: {2foo: {}}\n",
                "2:9: error: /types/2foo: '2foo' is no type id: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "instances: {_x: {value: 1}}\n",
                "2:13: error: /instances/_x: '_x' is no instance id: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "params: [{id: A}]\n",
                "2:15: error: /params/0/id: 'A' is no parameter id: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "params: [{type: u1}]\n", "2:10: error: /params/0: 'id' is missing\n");
    ksyc_expect(META "enums: {'&e': {1: a}}\n",
                "2:9: error: /enums/&e: '&e' is no enum id: a lowercase letter, then lowercase "
                "letters, digits and _\n");
    ksyc_expect(META "enums: {e: {1: 1a}}\n",
                "2:16: error: /enums/e/1: '1a' is no enum label: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "enums: {e: {1: {id: B}}}\n",
                "2:21: error: /enums/e/1/id: 'B' is no enum label: a lowercase letter, then "
                "lowercase letters, digits and _\n");
    ksyc_expect(META "seq:\n"
                     "  - {id: a, type: u1}\n"
                     "  - {id: a, type: u1}\n",
                "4:10: error: /seq/1/id: duplicate id 'a', first at /seq/0/id\n");
    ksyc_expect(META "params: [{id: a}]\n"
                     "seq: [{id: a, type: u1}]\n",
                "3:12: error: /seq/0/id: duplicate id 'a', first at /params/0/id\n");
    ksyc_expect(META "seq: [{id: a, type: u1}]\n"
                     "instances: {a: {value: 1}}\n",
                "3:13: error: /instances/a: duplicate id 'a', first at /seq/0/id\n");
    ksyc_expect(META "seq: [{type: u1}, {type: u1}]\n", "");
    ksyc_expect(META "enums: {e: {1: a, 2: a}}\n",
                "2:22: error: /enums/e/2: duplicate label 'a', first at /enums/e/1\n");
    ksyc_expect(META "enums: {e: {1: a, 0x1: b}}\n",
                "2:19: error: /enums/e/0x1: duplicate value, first at /enums/e/1\n");
    ksyc_expect(META "enums: {e: {x: a}}\n", "2:13: error: /enums/e/x: 'x' is no integer\n");
    ksyc_expect(META "enums: {e: {18446744073709551616: a}}\n",
                "2:13: error: /enums/e/18446744073709551616: '18446744073709551616' does not "
                "fit 64 bits\n");
    ksyc_expect(META "enums: {e: {-9223372036854775809: a}}\n",
                "2:13: error: /enums/e/-9223372036854775809: '-9223372036854775809' does not "
                "fit 64 bits\n");
    ksyc_expect(META "enums: {e: {1: null}}\n",
                "2:16: error: /enums/e/1: expected a label or a map, found null\n");
    ksyc_expect(META "enums: {e: {1: {doc: x}}}\n", "2:16: error: /enums/e/1: 'id' is missing\n");
    ksyc_expect(META "enums: {e: {1: {id: a, dog: x}}}\n",
                "2:24: error: /enums/e/1/dog: unknown key 'dog' (did you mean 'doc'?)\n");
    ksyc_expect(META "enums: {e: {1: {id: a, doc: x, doc-ref: y, -orig-id: A}, -1: b, -x: c}}\n",
                "");
}

static void test_keys(void **state) {
    (void)state;
    ksyc_expect(META "seq: [{id: a, type: u1, size: 1}]\n",
                "2:25: error: /seq/0/size: 'size' has no meaning for u1\n");
    ksyc_expect(META "seq: [{id: a, type: u1, lenght: 1}]\n",
                "2:25: error: /seq/0/lenght: unknown key 'lenght'; known here: id, doc, "
                "doc-ref, type, if, repeat, repeat-expr, repeat-until, size, size-eos, "
                "terminator, include, consume, eos-error, pad-right, encoding, contents, enum, "
                "process, parent, valid\n");
    ksyc_expect(META "seq: [{id: a, sise: 1}]\n",
                "2:7: error: /seq/0: bytes need 'size', 'size-eos: true', 'terminator' or "
                "'contents'\n"
                "2:15: error: /seq/0/sise: unknown key 'sise' (did you mean 'size'?)\n");
    ksyc_expect(META "seq: [{id: a, type: f4, enum: e}]\n",
                "2:25: error: /seq/0/enum: 'enum' has no meaning for f4\n");
    ksyc_expect(META "seq: [{id: a, type: u1, encoding: UTF-8}]\n",
                "2:25: error: /seq/0/encoding: 'encoding' has no meaning for u1\n");
    ksyc_expect(META "seq: [{id: a, size: 1, encoding: UTF-8}]\n",
                "2:24: error: /seq/0/encoding: 'encoding' has no meaning for bytes\n");
    ksyc_expect(META "seq: [{id: a, size: 1, enum: e}]\n"
                     "enums: {e: {1: a}}\n",
                "2:24: error: /seq/0/enum: 'enum' has no meaning for bytes\n");
    ksyc_expect(META "seq: [{id: a, type: foo, enum: e}]\n"
                     "types: {foo: {}}\n"
                     "enums: {e: {1: a}}\n",
                "2:26: error: /seq/0/enum: 'enum' has no meaning for an object\n");
    ksyc_expect(META "seq: [{id: a, type: str, size: 1, process: xor(1)}]\n",
                "2:35: error: /seq/0/process: 'process' has no meaning for str\n");
    ksyc_expect(META "seq: [{id: a, type: u1, pos: 1}]\n",
                "2:25: error: /seq/0/pos: 'pos' has no meaning in a field of a seq\n");
    ksyc_expect(META "seq: [{id: a, type: u1, value: 1}]\n",
                "2:25: error: /seq/0/value: 'value' has no meaning in a field of a seq\n");
    ksyc_expect(META "instances: {a: {value: 1, size: 2}}\n",
                "2:27: error: /instances/a/size: 'size' has no meaning in an instance with a "
                "'value'\n");
    ksyc_expect(META "instances: {a: {value: 1, id: b}}\n",
                "2:27: error: /instances/a/id: 'id' has no meaning in an instance with a "
                "'value'\n");
    ksyc_expect(META "instances: {a: {pos: 1, type: u1, id: b}}\n",
                "2:35: error: /instances/a/id: 'id' has no meaning in an instance that is read\n");
    ksyc_expect(META "params: [{id: a, size: 1}]\n",
                "2:18: error: /params/0/size: 'size' has no meaning in a parameter\n");
    ksyc_expect(META "seq: [{id: a, type: u1, parent: false}]\n",
                "2:25: error: /seq/0/parent: 'parent' has no meaning for u1\n");
    ksyc_expect(META "seq: [{id: a}]\n",
                "2:7: error: /seq/0: bytes need 'size', 'size-eos: true', 'terminator' or "
                "'contents'\n");
    ksyc_expect(META "seq: [{id: a, type: str}]\n",
                "2:7: error: /seq/0: a string needs 'size', 'size-eos: true' or 'terminator'\n");
    ksyc_expect(META "seq: [{id: a, size: 1, size-eos: true}]\n",
                "2:24: error: /seq/0/size-eos: 'size' and 'size-eos' exclude each other\n");
    ksyc_expect(META "seq: [{id: a, size-eos: 1}]\n",
                "2:7: error: /seq/0: bytes need 'size', 'size-eos: true', 'terminator' or "
                "'contents'\n"
                "2:25: error: /seq/0/size-eos: expected true or false, found an integer\n");
    ksyc_expect(META "seq: [{id: a, terminator: 256}]\n",
                "2:27: error: /seq/0/terminator: expected an integer from 0 to 255, found 256\n");
    ksyc_expect(META "seq: [{id: a, terminator: -1}]\n",
                "2:27: error: /seq/0/terminator: expected an integer from 0 to 255, found -1\n");
    ksyc_expect(META "seq: [{id: a, terminator: x}]\n",
                "2:27: error: /seq/0/terminator: expected an integer from 0 to 255, found text\n");
    ksyc_expect(META "seq: [{id: a, size: 1, pad-right: 300}]\n",
                "2:35: error: /seq/0/pad-right: expected an integer from 0 to 255, found 300\n");
    ksyc_expect(META "seq: [{id: a, terminator: 0, pad-right: 3}]\n",
                "2:30: warning: /seq/0/pad-right: 'pad-right' has no effect without 'size' or "
                "'size-eos'\n");
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: strz}]\n",
                "2:7: error: /seq/0: a string needs an 'encoding'\n");
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: strz, encoding: latin1}]\n",
                "2:37: warning: /seq/0/encoding: encoding 'latin1' should be written "
                "'ISO-8859-1'\n");
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: u2}]\n",
                "2:21: error: /seq/0/type: 'u2' needs a byte order: 'u2le', 'u2be' or "
                "'meta/endian'\n");
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: f8}]\n",
                "2:21: error: /seq/0/type: 'f8' needs a byte order: 'f8le', 'f8be' or "
                "'meta/endian'\n");
    ksyc_expect("meta: {id: t}\n"
                "seq: [{id: a, type: s1}, {id: b, type: b12}, {id: c, type: u4be}]\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: b65}]\n",
                "2:21: error: /seq/0/type: 'b65': at most 64 bits are possible\n");
    ksyc_expect(META "seq: [{id: a, type: u3}]\n",
                "2:21: error: /seq/0/type: unknown type 'u3', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: f2}]\n",
                "2:21: error: /seq/0/type: unknown type 'f2', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: b0}]\n",
                "2:21: error: /seq/0/type: unknown type 'b0', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: u1le}]\n",
                "2:21: error: /seq/0/type: unknown type 'u1le', looked for from 't' outward\n");
}

static void test_repeat(void **state) {
    (void)state;
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

static void test_types(void **state) {
    (void)state;
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

static void test_expressions(void **state) {
    (void)state;
    ksyc_expect(META "seq: [{id: a, size: b}]\n",
                "2:21: error: /seq/0/size: type 't' has no field 'b'\n");
    ksyc_expect(META "seq: [{id: a, size: '\"x\"'}]\n",
                "2:22: error: /seq/0/size: the size must be an integer, not a string\n");
    ksyc_expect(META "seq: [{id: a, size: -1}]\n",
                "2:21: error: /seq/0/size: the size must not be negative\n");
    ksyc_expect(META "seq: [{id: a, size: 1 *}]\n",
                "2:24: error: /seq/0/size: cannot read the expression '1 *': expected a value, "
                "found the end\n");
    ksyc_expect(META "seq: [{id: a, size: [1]}]\n",
                "2:21: error: /seq/0/size: expected an expression, found a list\n");
    ksyc_expect(META "seq: [{id: a, size: null}]\n",
                "2:21: error: /seq/0/size: expected an expression, found null\n");
    ksyc_expect(META "seq: [{id: a, type: u1, if: 1}]\n",
                "2:29: error: /seq/0/if: the condition must be a boolean, not an integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, if: b}, {id: b, type: b1}]\n",
                "2:29: warning: /seq/0/if: 'b' is not read yet at this point\n");
    ksyc_expect(META "seq: [{id: a, size: a._sizeof}]\n",
                "2:7: error: /seq/0: the size of 'a' depends on itself\n"
                "2:23: error: /seq/0/size: the size of 'a' is not fixed: it depends on itself\n");
    ksyc_expect(META "seq: [{id: a, size: b._sizeof}, {id: b, type: u1}]\n", "");
    ksyc_expect(META "instances: {a: {pos: '\"x\"', type: u1}}\n",
                "2:23: error: /instances/a/pos: the position must be an integer, not a string\n");
    ksyc_expect(META "instances: {a: {pos: -1, type: u1}}\n",
                "2:22: error: /instances/a/pos: the position must not be negative\n");
    ksyc_expect(META "instances: {a: {io: 5, type: u1}}\n",
                "2:21: error: /instances/a/io: 'io' must be a stream, not an integer\n");
    ksyc_expect(META "seq: [{id: b, size: 4}]\n"
                     "instances: {a: {io: b._io, type: u1}}\n",
                "3:23: error: /instances/a/io: '_io' is no method of bytes\n");
    ksyc_expect(META "instances: {a: {value: null}}\n",
                "2:24: error: /instances/a/value: expected an expression, found null\n");
    ksyc_expect(META "instances:\n"
                     "  a:\n"
                     "    value: |\n"
                     "      1 +\n"
                     "      * 2\n",
                "4:12: error: /instances/a/value: cannot read the expression '1 +\\n* 2\\n' at "
                "byte 4: expected a value, found '*'\n");
    ksyc_expect(META "instances: {a: {value: b}, b: {value: a}}\n",
                "2:24: error: /instances/a/value: the value of 'a' depends on itself\n");
    ksyc_expect(META "instances: {a: {value: b}, b: {value: c}, c: {value: a + 1}}\n",
                "2:24: error: /instances/a/value: the value of 'a' depends on itself\n");
    ksyc_expect(META "instances: {a: {value: 1, if: 2}}\n",
                "2:31: error: /instances/a/if: the condition must be a boolean, not an integer\n");
    ksyc_expect(META "instances: {a: {value: 017}}\n", "");
    ksyc_expect(META "seq: [{id: a, size: sizeof<t>}]\n",
                "2:7: error: /seq/0: the size of 'a' depends on itself\n"
                "2:21: error: /seq/0/size: the size of 't' is not fixed: it depends on itself\n");
    ksyc_expect(META "seq: [{id: a, size: \"(1 +\\t2)\"}]\n",
                "2:21: error: /seq/0/size: cannot read the expression '(1 +\\x092)' at byte 4: "
                "a tab is no white space in expressions\n");
}

static void test_valid(void **state) {
    (void)state;
    ksyc_expect(META "seq: [{id: a, type: u1, valid: '\"x\"'}]\n",
                "2:33: error: /seq/0/valid: the value is a string, the field is an integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {eq: true}}]\n",
                "2:37: error: /seq/0/valid/eq: the value is a boolean, the field is an integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {min: '\"x\"', max: false}}]\n",
                "2:39: error: /seq/0/valid/min: the least value is a string, the field is an "
                "integer\n"
                "2:50: error: /seq/0/valid/max: the largest value is a boolean, the field is an "
                "integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {any-of: [1, '\"x\"', q]}}]\n",
                "2:46: error: /seq/0/valid/any-of/1: a value is a string, the field is an "
                "integer\n"
                "2:52: error: /seq/0/valid/any-of/2: type 't' has no field 'q'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {any-of: 1}}]\n",
                "2:41: error: /seq/0/valid/any-of: expected a list, found an integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {any-of: []}}]\n",
                "2:41: error: /seq/0/valid/any-of: the list is empty, so no value would be "
                "allowed\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {expr: 1}}]\n",
                "2:39: error: /seq/0/valid/expr: the rule must be a boolean, not an integer\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {expr: '_ > 3 and a < 7'}}]\n", "");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {eq: 1, min: 2}}]\n",
                "2:32: error: /seq/0/valid: only 'min' and 'max' go together\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {}}]\n",
                "2:32: error: /seq/0/valid: a rule is missing: one of eq, min, max, any-of, "
                "expr, in-enum\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {equal: 2}}]\n",
                "2:32: error: /seq/0/valid: a rule is missing: one of eq, min, max, any-of, "
                "expr, in-enum\n"
                "2:33: error: /seq/0/valid/equal: unknown key 'equal'; known here: eq, min, "
                "max, any-of, expr, in-enum\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: {in-enum: true}}]\n",
                "2:42: error: /seq/0/valid/in-enum: 'in-enum' needs the key 'enum'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, enum: e, valid: {in-enum: false}}]\n"
                     "enums: {e: {1: x}}\n",
                "2:51: error: /seq/0/valid/in-enum: only true is possible; leave 'valid' out "
                "when nothing is to be checked\n");
    ksyc_expect(META "seq: [{id: a, type: u1, enum: e, valid: {in-enum: true}}]\n"
                     "enums: {e: {1: x}}\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: u1, enum: e, valid: {min: 'e::x'}}]\n"
                     "enums: {e: {1: x}}\n",
                "2:48: error: /seq/0/valid/min: the least value is a value of enum 'e', the "
                "field is a value of enum 'e'\n");
    ksyc_expect(META "seq: [{id: a, contents: x, valid: 1}]\n",
                "2:28: error: /seq/0/valid: 'contents' and 'valid' exclude each other\n");
    ksyc_expect(META "seq: [{id: a, contents: 5}]\n",
                "2:25: error: /seq/0/contents: expected text or a list of bytes and texts, "
                "found an integer\n");
    ksyc_expect(META "seq: [{id: a, contents: [300, 1.5]}]\n",
                "2:26: error: /seq/0/contents/0: 300 is no byte\n"
                "2:31: error: /seq/0/contents/1: expected a byte or text, found a float\n");
    ksyc_expect(META "seq: [{id: a, contents: [1, ab], type: u1}]\n",
                "2:15: error: /seq/0/contents: 'contents' has no meaning for u1\n");
    ksyc_expect(META "seq: [{id: a, contents: [1, ab], size: 3}]\n", "");
    ksyc_expect(META "seq: [{id: a, contents: [1, ab], size: 4}]\n",
                "2:40: error: /seq/0/size: the contents have 3 bytes\n");
    ksyc_expect(META "seq: [{id: a, type: foo, valid: 1}]\n"
                     "types: {foo: {}}\n",
                "2:33: error: /seq/0/valid: the value is an integer, the field is an object of "
                "type 'foo'\n");
    ksyc_expect("meta: {id: t, ks-version: '0.10'}\n"
                "seq: [{id: a, type: u1, repeat: eos, valid: 1}]\n",
                "2:38: warning: /seq/0/valid: 'valid' is about each element here; before "
                "version 0.11 of the language it is not\n");
    ksyc_expect("meta: {id: t, ks-version: '0.11'}\n"
                "seq: [{id: a, type: u1, repeat: eos, valid: 1}]\n",
                "");
}

static void test_switch(void **state) {
    (void)state;
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

static void test_process(void **state) {
    (void)state;
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

static void test_parents(void **state) {
    (void)state;
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

static void test_endian(void **state) {
    (void)state;
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

#define BODY META "seq: [{id: a, size: 4}, {id: b, "

static void test_checksums(void **state) {
    (void)state;
    ksyc_expect(BODY "type: u4le, -checksum: {crc32: a}}]\n", "");
    ksyc_expect(BODY "type: u4le, -checksum: {crc32: [b, a]}, -severity: note}]\n", "");
    ksyc_expect(BODY "size: 32, -checksum: {sha256: [a]}}]\n", "");
    ksyc_expect(
        BODY "type: u4le, -checksum: {crc33: a}}]\n",
        "2:57: error: /seq/1/-checksum/crc33: unknown key 'crc33' (did you mean 'crc32'?)\n");
    ksyc_expect(BODY "type: u4le, -checksum: a}]\n",
                "2:56: error: /seq/1/-checksum: expected a map, found text\n");
    ksyc_expect(
        BODY "type: u4le, -checksum: {}}]\n",
        "2:56: error: /seq/1/-checksum: expected one algorithm and what it covers, found 0 keys\n");
    ksyc_expect(
        BODY "type: u4le, -checksum: {crc32: a, crc16: a}}]\n",
        "2:56: error: /seq/1/-checksum: expected one algorithm and what it covers, found 2 keys\n");
    ksyc_expect(BODY "type: u4le, -checksum: {crc32: []}}]\n",
                "2:64: error: /seq/1/-checksum/crc32: a checksum covers at least one field\n");
    ksyc_expect(BODY "type: u4le, -checksum: {crc32: [a, a]}}]\n",
                "2:68: error: /seq/1/-checksum/crc32/1: 'a' is there twice\n");
    ksyc_expect(BODY "type: u4le, -checksum: {crc32: b}}]\n",
                "2:64: error: /seq/1/-checksum/crc32: a checksum of nothing but itself\n");
    ksyc_expect(BODY "type: u4le, -checksum: {crc32: c}}]\n",
                "2:64: error: /seq/1/-checksum/crc32: 'c' is no field of this seq\n");
    ksyc_expect(
        BODY "type: u2le, -checksum: {crc32: a}}]\n",
        "2:56: error: /seq/1/-checksum: crc32 needs an unsigned number of at least 32 bits\n");
    ksyc_expect(
        BODY "type: s4le, -checksum: {crc32: a}}]\n",
        "2:56: error: /seq/1/-checksum: crc32 needs an unsigned number of at least 32 bits\n");
    ksyc_expect(
        BODY "type: f4le, -checksum: {crc32: a}}]\n",
        "2:56: error: /seq/1/-checksum: crc32 needs an unsigned number of at least 32 bits\n");
    ksyc_expect(
        BODY "type: u4le, repeat: eos, -checksum: {crc32: a}}]\n",
        "2:69: error: /seq/1/-checksum: crc32 needs an unsigned number of at least 32 bits\n");
    ksyc_expect(
        BODY "size: 31, -checksum: {sha256: a}}]\n",
        "2:54: error: /seq/1/-checksum: sha256 needs a field of 32 bytes, without terminator, "
        "padding or process\n");
    ksyc_expect(
        BODY "type: {switch-on: a.length, cases: {1: u4le, 2: u8le}}, -checksum: {crc32: a}}]\n",
        "2:100: error: /seq/1/-checksum: crc32 needs an unsigned number of at least 32 bits\n");
    ksyc_expect(BODY "type: u4le, -checksum: {sha256: a}}]\n",
                "2:56: error: /seq/1/-checksum: sha256 needs a field of 32 bytes, without "
                "terminator, padding or process\n");
    ksyc_expect(BODY "size: 32, pad-right: 0, -checksum: {sha256: a}}]\n",
                "2:68: error: /seq/1/-checksum: sha256 needs a field of 32 bytes, without "
                "terminator, padding or process\n");
    ksyc_expect(META
                "seq: [{id: a, size: 4}]\ninstances: {b: {type: u4le, -checksum: {crc32: a}}}\n",
                "3:29: error: /instances/b/-checksum: '-checksum' has no meaning in an instance "
                "that is read\n");
}

static void test_hints(void **state) {
    (void)state;
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -severity: note, -code: bad_size, "
                     "-expect: one}]\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -severity: loud}]\n",
                "2:46: error: /seq/0/-severity: expected note or error, found 'loud'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -code: bad}]\n",
                "2:42: error: /seq/0/-code: 'bad' is no error code (see KS_CODES)\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -code: ok}]\n",
                "2:42: error: /seq/0/-code: 'ok' is no error code (see KS_CODES)\n");
    ksyc_expect(META "seq: [{id: a, type: u1, -severity: note}]\n",
                "2:25: warning: /seq/0/-severity: '-severity' says something about 'valid', "
                "which is not there\n");
    ksyc_expect(META "seq: [{id: a, type: u1}, {id: b, size: 0, valid: {expr: a == 1}, "
                     "-subject: a}]\n",
                "");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -subject: a}]\n",
                "2:45: error: /seq/0/-subject: 'a' is no earlier field of this seq\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -subject: zz}]\n",
                "2:45: error: /seq/0/-subject: 'zz' is no earlier field of this seq\n");
    ksyc_expect(META "seq: [{id: a, type: u1}]\n"
                     "instances: {b: {pos: 0, type: u1, valid: 1, -subject: a}}\n",
                "3:55: error: /instances/b/-subject: '-subject' is only for fields of a seq\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -expect: [1]}]\n",
                "2:44: error: /seq/0/-expect: expected text, found a list\n");
    ksyc_expect(META "seq: [{id: a, type: u1, valid: 1, -expct: x}]\n",
                "2:35: warning: /seq/0/-expct: '-expct' is ignored, did you mean '-expect'?\n");
    ksyc_expect(META "instances: {a: {value: 1, -code: bad_size}}\n",
                "2:27: error: /instances/a/-code: '-code' has no meaning in an instance with a "
                "'value'\n");
    ksyc_expect(META "seq: [{id: a, type: u1, -orig-id: [A, B]}]\n", "");
    ksyc_expect(META "seq: [{id: a, type: u1, -orig-id: {}}]\n",
                "2:35: error: /seq/0/-orig-id: expected text, found a map\n");
}

static void test_style(void **state) {
    (void)state;
    ksyc_expect(META "seq: [{id: size_of_a, type: u1}, {id: a, size: size_of_a}]\n",
                "2:12: warning: /seq/0/id: 'size_of_a' is only the size of 'a': 'len_a' would "
                "say so\n");
    ksyc_expect(META "seq: [{id: len_a, type: u1}, {id: a, size: len_a}]\n", "");
    ksyc_expect(META "seq: [{id: n, type: u1}, {id: a, size: n}, {id: b, size: n}]\n", "");
    ksyc_expect(META "seq: [{id: n, type: u1}, {id: bs, type: u1, repeat: expr, repeat-expr: "
                     "n}]\n",
                "2:12: warning: /seq/0/id: 'n' is only the count of 'bs': 'num_bs' would say "
                "so\n");
    ksyc_expect(META "seq: [{id: n, type: u1}, {id: a, size: n - 1}]\n", "");
    ksyc_expect(META "seq: [{id: a, size: n}]\n"
                     "instances: {n: {pos: 0, type: u1}}\n",
                "3:13: warning: /instances/n: 'n' is only the size of 'a': 'len_a' would say "
                "so\n");
}

/* Files that import each other, and invalid files. */
static void test_imports(void **state) {
    (void)state;
    static const char other[] = "meta: {id: other, endian: le, imports: [t]}\n"
                                "seq: [{id: a, type: t}, {id: b, type: u9}]\n";
    ksyc_write("other.ksy", other, strlen(other));
    ksyc_expect("meta: {id: t, imports: [other, ./other, x/../other, /other]}\n"
                "seq: [{id: o, type: other}, {id: p, type: othr}]\n",
                "other.ksy:2:39: error: /seq/1/type: unknown type 'u9', looked for from 'other' "
                "outward\n"
                "2:43: error: /seq/1/type: unknown type 'othr' (did you mean 'other'?)\n");
    ksyc_write("other.ksy", "a: [", 4);
    ksyc_expect("meta: {id: t, imports: [other]}\n",
                "other.ksy:2:1: error: did not find expected node content "
                "(while parsing a flow node that starts on line 2)\n");
    assert_int_equal(remove("other.ksy"), 0);
}

static void test_unreadable(void **state) {
    (void)state;
    pool *p = ksyc_pool_new();
    diag *d = ksyc_diag_new(p);
    assert_null(ksyc_frontend_load(p, d, "t.ksy", NULL, 0));
    assert_true(ksyc_diag_has_io_errors(d));
    char *messages = ksyc_messages(d);
    assert_string_equal(messages, " error: cannot read: No such file or directory\n");
    free(messages);
    ksyc_pool_free(p);
}

/* At most a hundred messages, in the order of the file, none twice. */
static void test_many(void **state) {
    (void)state;
    char *text = malloc(100000), *expected = malloc(100000);
    assert_non_null(text);
    assert_non_null(expected);
    char *to = text + sprintf(text, META "seq:\n"), *out = expected;
    for (int i = 0; i < 150; i++) to += sprintf(to, "  - {id: a%d, type: nope}\n", i);
    for (int i = 0; i < 100; i++)
        out += sprintf(out,
                       "%d:%d: error: /seq/%d/type: unknown type 'nope', looked for from 't' "
                       "outward\n",
                       i + 3,
                       i < 10    ? 20
                       : i < 100 ? 21
                                 : 22,
                       i);
    sprintf(out, "and 50 more\n");
    ksyc_expect(text, expected);
    free(text);
    free(expected);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shape),       cmocka_unit_test(test_meta),
        cmocka_unit_test(test_ids),         cmocka_unit_test(test_keys),
        cmocka_unit_test(test_repeat),      cmocka_unit_test(test_types),
        cmocka_unit_test(test_expressions), cmocka_unit_test(test_valid),
        cmocka_unit_test(test_switch),      cmocka_unit_test(test_process),
        cmocka_unit_test(test_parents),     cmocka_unit_test(test_endian),
        cmocka_unit_test(test_hints),       cmocka_unit_test(test_style),
        cmocka_unit_test(test_imports),     cmocka_unit_test(test_unreadable),
        cmocka_unit_test(test_many),        cmocka_unit_test(test_checksums),
    };
    return cmocka_run_group_tests(tests, ksyc_enter_folder, ksyc_leave_folder);
}
