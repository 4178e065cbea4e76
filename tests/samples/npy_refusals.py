# SPDX-License-Identifier: Apache-2.0
""".npy files that must be refused, each for one violated rule; see refusals.py."""
from samples import npy
from samples.sample import Refusal, put


def refusals():
    def no(name, data, code, offset, path, why, in_grammar=True):
        return Refusal("npy_no_%s.npy" % name, "npy", data, code, offset, path, why, in_grammar=in_grammar)

    plain = npy.array("float32", (2, 3), npy.elements("float32", 6))
    yield no("size_0", b"", "truncated", 0, "magic", "nothing at all")
    yield no("magic", put(plain, 1, "<B", 0x6E), "bad_value", 0, "magic", "another magic")
    yield no("version_0", put(plain, 6, "<B", 0), "bad_value", 6, "major", "no such version")
    yield no("version_4", put(plain, 6, "<B", 4), "bad_value", 6, "major", "a version of the future")
    yield no("version_1_1", put(plain, 7, "<B", 1), "bad_value", 7, "minor", "no such version")
    yield no("header_cut", plain[:100], "truncated", 10, "header", "the header is cut")
    yield no("header_4g", b"\x93NUMPY\2\0\xff\xff\xff\xff" + bytes(100), "bad_value", 8, "len_header",
             "a header of 4 GiB, which is not read")
    yield no("header_text", npy.file(npy.header("<f4", (1,)), b"", version=3)[:20] + b"\xff" * 150, "bad_text", 20, "header",
             "bytes that are not valid text")
    yield no("data_cut", plain[:-1], "truncated", 128, "data", "the last byte is missing", in_grammar=False)
    yield no("tail", plain + b"\0", "trailing", 152, "data", "a byte behind the elements", in_grammar=False)

    def text(name, text, at, code, path, why):
        """A header with an error at the position of the text `at`."""
        return no(name, npy.file(text, npy.elements("float32", 6)), code, 10 + text.index(at), path, why, in_grammar=False)

    for descr, code, why in (("|O", "code_execution", "Python objects"), ("|U5", "bad_value", "characters without a byte order"),
                             ("|S", "bad_value", "text of no size"), ("<M8[xs]", "bad_value", "dates without a unit"),
                             ("|V2147483648", "bad_value", "too many raw bytes"), ("<f10", "unsupported", "a float of 10 bytes")):
        yield text("type_" + "".join(c for c in descr if c.isalnum()), npy.header(descr, (2, 3)), descr, code, "header.descr", why)
    for name, descr in (("objects_bare", "'O'"), ("objects_8", "'|O8'"), ("objects_word", "'object'")):
        yield text("type_" + name, npy.record(descr, (6,)), descr[1:], "code_execution", "header.descr", "Python objects")
    for name, descr, at in (("objects_in_record", "[('a', '<f4'), ('b', '|O')]", "|O"), ("objects_inside", "[('a', [('b', 'O', (2,))])]", "O'")):
        yield text("type_" + name, npy.record(descr, (6,)), at, "code_execution", "header.descr", "records with Python objects")
    for name, descr, at, code, why in (
            ("name_twice", "[('a', '<f4'), ('a', '<f4')]", "[", "bad_value", "two fields of one name"),
            ("no_name", "[('', '<f4')]", "(", "bad_value", "a number without a name"),
            ("shape", "[('a', '<f4', 2)]", "2)", "bad_value", "a number in place of a shape"),
            ("shape_huge", "[('a', '<f4', (65536, 65536))]", "65536)", "overflow", "a field of more than 2^31 bytes"),
            ("huge", "[('a', '|V2147483647'), ('b', '|V1')]", "('b'", "overflow", "a record of more than 2^31 bytes"),
            ("deep", "[('r', " * 33 + "'<i4'" + ")]" * 33, "['<i4'", "unsupported", "33 levels"),
            ("axes", "[('a', '|i1', (%s))]" % ("1, " * 60), "[", "unsupported", "65 axes together"),
            ("open", "[('a', '<f4')", "'fortran", "bad_value", "a list without an end")):
        made = npy.record(descr, (6,) if name != "axes" else (1, 1, 1, 1, 6))
        yield text("record_" + name, made, at if name != "deep" else "[('r', '<i4'", code, "header.descr", why)
    for name, descr in (("native", "=f4"), ("bare", "f4"), ("name", "float32"), ("unknown", "<x4")):
        yield text("type_" + name, npy.header(descr, (2, 3)), descr, "bad_value", "header.descr", "no type with a byte order")
    yield text("shape_number", "{'descr': '<f4', 'fortran_order': False, 'shape': (6), }", "), }", "bad_value", "header.shape",
               "a number, no tuple")
    yield text("shape_negative", npy.header("<f4", (2, -3)), "-3", "bad_value", "header.shape[1]", "a negative length")
    yield text("shape_2e64", npy.header("<f4", (2 ** 32, 2 ** 32)), "4294967296), ", "overflow", "header.shape[1]",
               "a product that wraps to 0")
    yield text("shape_0_huge", npy.header("<f4", (0, 2 ** 62)), str(2 ** 62), "overflow", "header.shape[1]",
               "a 0 does not excuse a length")
    yield text("rank_65", npy.header("<f4", (1,) * 64 + (6,)), "6), ", "bad_value", "header.shape[64]", "65 axes")
    yield text("key_twice", npy.header("<f4", (2, 3))[:-1] + "'shape': (6,), }", "shape': (6", "bad_value", "header",
               "two shapes")
    yield text("key_missing", "{'descr': '<f4', 'shape': (2, 3), }", "}", "bad_value", "header", "no order")
    yield text("key_more", npy.header("<f4", (2, 3))[:-1] + "'x': 1}", "x'", "bad_value", "header", "a key too many")
    yield text("code", "{'descr': '<f4', 'fortran_order': False, 'shape': (__import__('os'),), }", "__import__", "bad_value",
               "header.shape[0]", "a program")
    yield text("line_end_before", "\n " + npy.header("<f4", (2, 3)), "\n", "bad_value", "header", "an indented line")
    yield text("behind", npy.header("<f4", (2, 3)) + " x", "x", "bad_value", "header", "more behind the dictionary")
