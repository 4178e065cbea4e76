# SPDX-License-Identifier: Apache-2.0
""".safetensors files that have to be refused, each for one broken rule; see refusals.py."""
import json

from samples import safetensors
from samples.sample import Refusal, put


def refusals():
    def no(name, data, code, offset, path, why, in_grammar=False, strict=False):
        return Refusal("safetensors_no_%s.safetensors" % name, "safetensors", data, code, offset, path, why, strict, in_grammar)

    st = safetensors
    x = st.entry("uint8", [2], 0, 2)
    plain = st.file({"x": x}, b"ab")
    data = len(plain) - 2
    yield no("size_0", b"", "truncated", 0, "len_header", "nothing at all", in_grammar=True)
    yield no("header_too_small", plain[:7], "truncated", 0, "len_header", "less than the length", in_grammar=True)
    yield no("header_too_large", put(plain, 0, "<Q", 100000001), "bad_value", 0, "len_header", "over 100 MB", in_grammar=True)
    yield no("header_max", put(plain, 0, "<Q", 2 ** 64 - 1), "bad_value", 0, "len_header", "a length that wraps",
             in_grammar=True)
    yield no("header_cut", plain[:data - 1], "truncated", 8, "header", "longer than the file", in_grammar=True)
    yield no("header_start", st.file(" []", b""), "bad_value", 0, "len_header", "a space, and no '{'")
    yield no("strict_start", st.file(" {}", b""), "bad_value", 8, "header", "a space before '{'", strict=True)
    yield no("header_list", st.file("[]", b""), "bad_value", 0, "len_header", "no object", in_grammar=True)
    yield no("header_end", st.file("{}\f", b""), "bad_value", 10, "header", "a form feed as padding")
    yield no("strict_end", st.file("{}\n", b""), "bad_value", 10, "header", "a line feed as padding", strict=True)
    yield no("strict_length", st.file({"x": x}, b"ab", align=1), "bad_value", 0, "len_header", "a buffer at an odd place",
             strict=True, in_grammar=True)
    yield no("not_utf8", put(plain, 10, "<B", 0xFF), "bad_text", 10, "header", "bytes that are no text")
    yield no("not_json", st.file("{x}", b"", align=1), "bad_value", 9, "header", "no JSON")
    yield no("depth", st.file('{"a":{"b":%s%s}}' % ("[" * 1000, "]" * 1000), b""), "bad_value", 18 + 125, "header.tensors[0]",
             "1000 brackets")

    def tensor(name, entry, code, field, why, place, buffer=b"ab", **more):
        """`place`: what stands where the error is, in the header."""
        data = st.file({"x": entry}, buffer)
        return no(name, data, code, data.index(place), "header.tensors[0]" + field, why, **more)

    yield tensor("null", None, "bad_value", "", "no object", b"null")
    yield tensor("dtype", st.entry("X8", [2], 0, 2), "bad_value", ".dtype", "no such type", b'"X8"')
    yield tensor("dtype_f4", st.entry("F4", [3], 0, 1), "bad_size", ".shape", "12 bits", b"[3]", buffer=b"a")
    yield tensor("shape_negative", st.entry("uint8", [-2], 0, 2), "bad_value", ".shape", "a negative length", b"-2")
    yield tensor("shape_float", st.entry("uint8", [2.0], 0, 2), "bad_value", ".shape", "no whole number", b".0")
    yield tensor("overflow", st.entry("float32", [2 ** 32, 2 ** 32], 0, 0), "overflow", ".shape", "a product that wraps to 0",
                 b"[4294", buffer=b"")
    yield tensor("size", st.entry("uint8", [3], 0, 2), "bad_size", ".data_offsets", "fewer bytes than elements", b"[0,2]")
    yield tensor("offsets_back", st.entry("uint8", [2], 2, 0), "bad_value", ".data_offsets", "an end before its begin", b"0]")
    yield tensor("incomplete", x, "truncated", ".data_offsets", "the last byte is missing", b"[0,2]", buffer=b"a")
    yield tensor("hole_first", st.entry("uint8", [2], 1, 3), "bad_reference", ".data_offsets", "a hole", b"[1,3]", buffer=b"abc")
    yield tensor("strict_key", dict(x, more=1), "bad_value", "", "a key too many", b'"more"', strict=True)
    yield no("tail", plain + b"c", "trailing", len(plain), "data", "a byte that belongs to no tensor")
    two = json.dumps({"x": x}, separators=(",", ":"))[:-1] + ","
    for name, begin, end, why in (("hole", 3, 5, "a hole"), ("overlap", 1, 3, "bytes of two tensors"),
                                  ("shared", 0, 2, "all bytes of two tensors")):
        text = two + '"y":' + json.dumps(st.entry("uint8", [2], begin, end)) + "}"
        yield no(name, st.file(text, b"abcde"[:max(end, 2)]), "bad_reference", 8 + text.rindex("[%d, %d]" % (begin, end)),
                 "header.tensors[1].data_offsets", why)
    text = two + '"x":' + json.dumps(x) + "}"
    yield no("twice", st.file(text, b"ab"), "bad_value", 8 + text.rindex('"x"'), "header.tensors[1]", "a key that occurs twice")
    text = json.dumps({"x": x, "__metadata__": {"a": 1}})
    yield no("metadata", st.file(text, b"ab"), "bad_value", 8 + text.index("1}}"), "header.metadata", "a number, no text")
