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
    yield no("header_start", st.file(" {}", b""), "bad_value", 0, "len_header", "a space before '{'", in_grammar=True)
    yield no("header_list", st.file("[]", b""), "bad_value", 0, "len_header", "no object", in_grammar=True)
    yield no("header_end", st.file("{}\n", b""), "bad_value", 8, "header", "a line feed as padding", in_grammar=True)
    yield no("not_utf8", put(plain, 10, "<B", 0xFF), "bad_text", 10, "header", "bytes that are not valid text", in_grammar=True)
    yield no("not_json", st.file("{x}", b"", align=1), "bad_value", 10, "header", "no JSON")
    yield no("depth", st.file('{"a":%s%s}' % ("[" * 1000, "]" * 1000), b""), "bad_value", 15, "header", "1000 brackets")

    def tensor(name, entry, code, field, why, buffer=b"ab", **more):
        return no(name, st.file({"x": entry}, buffer), code, 9, "header.tensors[0]" + field, why, **more)

    yield tensor("null", None, "bad_value", "", "no object")
    yield tensor("dtype", st.entry("X8", [2], 0, 2), "bad_value", ".dtype", "no such type")
    yield tensor("dtype_f8", st.entry("F8_E4M3", [2], 0, 2), "unsupported", ".dtype", "floats of 8 bits")
    yield tensor("shape_negative", st.entry("uint8", [-2], 0, 2), "bad_value", ".shape", "a negative length")
    yield tensor("shape_float", st.entry("uint8", [2.0], 0, 2), "bad_value", ".shape", "no whole number")
    yield tensor("overflow", st.entry("float32", [2 ** 32, 2 ** 32], 0, 0), "overflow", ".shape", "a product that wraps to 0",
                 buffer=b"")
    yield tensor("size", st.entry("uint8", [3], 0, 2), "bad_size", ".data_offsets", "fewer bytes than elements")
    yield tensor("offsets_back", st.entry("uint8", [2], 2, 0), "bad_value", ".data_offsets", "an end before its begin")
    yield tensor("incomplete", x, "truncated", ".data_offsets", "the last byte is missing", buffer=b"a")
    yield tensor("hole_first", st.entry("uint8", [2], 1, 3), "bad_reference", ".data_offsets", "a hole", buffer=b"abc")
    yield tensor("strict_key", dict(x, more=1), "bad_value", "", "a key too many", strict=True)
    yield no("tail", plain + b"c", "trailing", len(plain), "data", "a byte that belongs to no tensor")
    two = json.dumps({"x": x}, separators=(",", ":"))[:-1] + ","
    for name, begin, end, why in (("hole", 3, 5, "a hole"), ("overlap", 1, 3, "bytes of two tensors"),
                                  ("shared", 0, 2, "all bytes of two tensors")):
        text = two + '"y":' + json.dumps(st.entry("uint8", [2], begin, end)) + "}"
        yield no(name, st.file(text, b"abcde"[:max(end, 2)]), "bad_reference", 8 + text.index('"y"'),
                 "header.tensors[1].data_offsets", why)
    text = two + '"x":' + json.dumps(x) + "}"
    yield no("twice", st.file(text, b"ab", align=1), "bad_value", 8 + text.rindex('"x"') + 3, "header", "a key that occurs twice")
    text = json.dumps({"a b": st.entry("uint8", [1], 0, 1), "a%20b": st.entry("uint8", [1], 1, 2)})
    yield no("same_name", st.file(text, b"ab"), "bad_value", 8 + text.index('"a%20b"'), "header.tensors[1]",
             "two tensors of one name")
    text = json.dumps({"x": x, "__metadata__": {"a": 1}})
    yield no("metadata", st.file(text, b"ab"), "bad_value", 8 + text.index('"__'), "header.metadata", "a number, no text")
