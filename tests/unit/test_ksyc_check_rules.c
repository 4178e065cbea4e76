/* SPDX-License-Identifier: Apache-2.0 */
/* Errors in expressions, rules and hints: every message with its line, column and path. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

/* The first line of most specifications here. */
#define META "meta: {id: t, endian: le, encoding: UTF-8}\n"

TEST(test_expressions) {
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
    /* Direction of text, a control character, a letter. */
    ksyc_expect(
        META "seq: [{id: a, type: u1, enum: \"\xd8\x9c\xe2\x80\xae\\x85\xc3\xa9\"}]\n",
        "2:31: error: /seq/0/enum: cannot read the name '\\u061c\\u202e\\u0085\xc3\xa9' at byte 0: "
        "unexpected character outside of text\n");
}

TEST(test_valid) {
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
                "2:33: error: /seq/0/valid/equal: unknown key 'equal' (did you mean 'eq'?)\n");
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
    ksyc_expect(META "seq: [{id: a, contents: [1, xy], type: u1}]\n",
                "2:15: error: /seq/0/contents: 'contents' has no meaning for u1\n");
    ksyc_expect(META "seq: [{id: a, contents: [1, xy], size: 3}]\n", "");
    ksyc_expect(META "seq: [{id: a, contents: [0908, 0o17], size: 8}]\n", "");
    ksyc_expect(META "seq: [{id: a, contents: [017, 0x1f], size: 2}]\n", "");
    ksyc_expect(META "seq: [{id: a, contents: [1, xy], size: 4}]\n",
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

#define BODY META "seq: [{id: a, size: 4}, {id: b, "

TEST(test_checksums) {
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

TEST(test_hints) {
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
