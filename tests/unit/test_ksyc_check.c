/* SPDX-License-Identifier: Apache-2.0 */
/* Errors in the form of specifications, in names and keys: every message with its line, column and path. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

/* The first line of most specifications here. */
#define META "meta: {id: t, endian: le, encoding: UTF-8}\n"

TEST(test_shape) {
    ksyc_expect("", "1:1: error: /: expected a map, found null\n");
    ksyc_expect("1234\n", "1:1: error: /: expected a map, found an integer\n");
    ksyc_expect("blah\n", "1:1: error: /: expected a map, found text\n");
    ksyc_expect("- a\n", "1:1: error: /: expected a map, found a list\n");
    ksyc_expect("meta: {id: t}\n"
                "fieldset: []\n",
                "2:1: error: /fieldset: unknown key 'fieldset'; known here: meta, doc, doc-ref, "
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

TEST(test_meta) {
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
                "1:24: error: /meta/imports: expected text, found null\n");
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

TEST(test_ids) {
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
    ksyc_expect(META "enums: {e: {908: a, 0o17: b, 000908: c, 15: d}}\n",
                "2:30: error: /enums/e/000908: duplicate value, first at /enums/e/908\n"
                "2:41: error: /enums/e/15: duplicate value, first at /enums/e/0o17\n");
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

TEST(test_keys) {
    ksyc_expect(META "seq: [{id: a, type: u1, size: 1}]\n",
                "2:25: error: /seq/0/size: 'size' has no meaning for u1\n");
    ksyc_expect(META "seq: [{id: a, type: u1, lenght: 1}]\n",
                "2:25: error: /seq/0/lenght: unknown key 'lenght'; known here: id, doc, "
                "doc-ref, type, if, repeat, repeat-expr, repeat-until, size, size-eos, "
                "terminator, include, consume, eos-error, pad-right, encoding, contents, enum, "
                "process, parent, valid\n");
    ksyc_expect(META "seq: [{id: a, sise: 1}]\n",
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
                "2:21: error: /seq/0/type: unknown type 'u3' (did you mean 'b24'?)\n");
    ksyc_expect(META "seq: [{id: a, type: f2}]\n",
                "2:21: error: /seq/0/type: unknown type 'f2', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: b0}]\n",
                "2:21: error: /seq/0/type: unknown type 'b0', looked for from 't' outward\n");
    ksyc_expect(META "seq: [{id: a, type: u1le}]\n",
                "2:21: error: /seq/0/type: unknown type 'u1le', looked for from 't' outward\n");
}

TEST(test_style) {
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
TEST(test_imports) {
    static const char other[] = "meta: {id: other, endian: le, imports: [t]}\n"
                                "seq: [{id: a, type: t}, {id: b, type: u9}]\n";
    ksyc_write("other.ksy", other, strlen(other));
    ksyc_expect("meta: {id: t, imports: [other, ./other, x/../other, /other]}\n"
                "seq: [{id: o, type: other}, {id: p, type: othr}]\n",
                "other.ksy:2:39: error: /seq/1/type: unknown type 'u9', looked for from 'other' "
                "outward\n"
                "2:43: error: /seq/1/type: unknown type 'othr' (did you mean 'other'?)\n");
    ksyc_expect("meta: {id: t, imports: other}\n"
                "seq: [{id: o, type: othr}]\n",
                "other.ksy:2:39: error: /seq/1/type: unknown type 'u9', looked for from 'other' "
                "outward\n"
                "2:21: error: /seq/0/type: unknown type 'othr' (did you mean 'other'?)\n");
    ksyc_expect("meta: {id: t, imports: {other: 1}}\n",
                "1:24: error: /meta/imports: expected text, found a map\n");
    ksyc_write("other.ksy", "a: [", 4);
    ksyc_expect("meta: {id: t, imports: [other]}\n",
                "other.ksy:2:1: error: did not find expected node content "
                "(while parsing a flow node that starts on line 2)\n");
    assert_int_equal(remove("other.ksy"), 0);
}

TEST(test_unreadable) {
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
TEST(test_many) {
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
