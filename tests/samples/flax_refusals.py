# SPDX-License-Identifier: Apache-2.0
"""Flax files that have to be refused, each for one broken rule; see refusals.py."""
import struct

from samples import flax
from samples.flax import MARKER, Raw, array, chunked, extension, fields, text, value
from samples.sample import Refusal


def refusals():
    def no(name, data, code, offset, path, why, strict=False, in_grammar=False):
        return Refusal("flax_no_%s.msgpack" % name, "flax", data, code, offset, path, why, strict, in_grammar)

    # What is not recognised is none.
    yield no("size_0", b"", "bad_value", 0, "first", "nothing at all")
    for name, data in (("list", b"\x91\x01"), ("number", b"\x05"), ("nil", b"\xc0"), ("cut", b"\xde\x00"), ("key_number", b"\x81\x01\x01"),
                       ("key_control", b"\x81\xa1\x01\x01"), ("key_not_utf8", b"\x81\xa1\xff\x01"), ("empty_more", b"\x80\x00"),
                       ("no_array", b"\x82\xa1a\x01\x01\x01"), ("number_first", b"\x81\xa0\xcb" + bytes(8))):
        yield no(name, data, "bad_value", 0, "first", "no map with a text as its first key, or wrong before any array")

    # Behind an array, which the first pair is: what is wrong in the second.
    one = array("uint8", [1], b"\1")
    head = b"\x82\xa1x" + one
    at = len(head) + 2

    def second(name, code, offset, path, why, data, key=b"\xa1y", **more):
        return no(name, head + key + data, code, len(head) + offset, "state.pairs[1]" + path, why, **more)

    yield second("key", "bad_value", 0, ".key.tag", "a number as a key", b"\x01", key=b"\x01")
    yield second("key_bytes", "bad_value", 0, ".key.tag", "bytes as a key", b"\x01", key=b"\xc4\x01y")
    yield second("key_text", "bad_text", 2, ".key.text", "a key that is not UTF-8", b"\x01", key=b"\xa2a\xff")
    yield second("key_cut", "truncated", 1, ".key.text", "a key longer than the file", b"", key=b"\xa5y")
    yield second("key_length_cut", "truncated", 1, ".key.length", "a length that is cut", b"", key=b"\xda\x00")
    yield second("twice", "bad_value", 1, ".key", "a key that occurs twice", b"\x01", key=b"\xa1x")
    yield second("never", "bad_value", 2, ".value.tag", "the byte that is never used", b"\xc1")
    yield second("text", "bad_text", 3, ".value.text", "a text that is not UTF-8", b"\xa1\xff")
    yield second("surrogate", "bad_text", 3, ".value.text", "half of a pair", b"\xa3\xed\xa0\x80")
    yield second("text_cut", "truncated", 7, ".value.text", "2^32-1 bytes", b"\xdb\xff\xff\xff\xff")
    yield second("bytes_cut", "truncated", 4, ".value.bytes", "more bytes than there are", b"\xc4\x05abc")
    yield second("ext_cut", "truncated", 5, ".value.payload", "more bytes than there are", b"\xc7\x05\x01abc")
    yield second("number_cut", "truncated", 3, ".value.number", "a number that is cut", b"\xcf\x00")
    yield second("items_cut", "truncated", 7, ".value.items", "2^32-1 items", b"\xdd\xff\xff\xff\xff\x01")
    yield second("pairs_cut", "truncated", 3, ".value.pairs", "fewer bytes than pairs need", b"\x82\xa1a\x01")
    yield second("value_cut", "truncated", 2, ".value.tag", "no value", b"")
    yield no("trailing", head + b"\xa1y\x01\x00", "trailing", at + 1, "state", "a byte behind the map")
    yield second("ext_0", "unsupported", 4, ".value.ext_type", "an extension of type 0", extension(0, b"abc"))
    yield second("ext_4", "unsupported", 3, ".value.ext_type", "an extension of type 4", extension(4, b"ab"))
    yield second("timestamp", "unsupported", 3, ".value.ext_type", "a point in time", extension(-1 & 255, b"abcd"))
    for name, data in (("complex_int", b"\x92\x01\x01"), ("complex_one", b"\x91" + value(1.0)), ("complex_more", b"\x92" + value(1.0) * 2 + b"\x00")):
        yield second(name, "bad_value", 5, ".value.complex", "no two floats of 64 bits", Raw(b"\xc7" + bytes([len(data), 2]) + data))
    yield no("depth", head + b"\xa1y" + b"\x91" * 99 + b"\x90", "bad_value", at + 99,
             "items[0]." * 47 + "tag", "101 in each other, of which a path has the innermost 48")

    # Arrays: ext 8 with its head of 3 bytes, then what is in it.
    def bad(name, code, offset, field, why, inside, kind=flax.NDARRAY, **more):
        data = b"\xc8" + struct.pack(">H", len(inside)) + bytes([kind]) + inside
        return no("array_" + name, b"\x81\xa1x" + data, code, 7 + offset, "state.pairs[0].value.array" + field, why, **more)

    yield bad("nothing", "truncated", 0, ".tag", "no bytes", b"")
    yield bad("map", "bad_value", 0, ".tag", "a map", b"\x80")
    yield bad("pair", "bad_value", 0, ".tag", "two fields", b"\x92" + fields("uint8", [1], b"\1")[1:])
    yield bad("four", "bad_value", 0, ".tag", "four fields", b"\x94" + fields("uint8", [1], b"\1")[1:] + b"\x00")
    yield bad("shape", "bad_value", 1, ".shape.tag", "a number as a shape", b"\x93\x01" + fields("uint8", [1], b"\1")[3:])
    yield bad("rank_65", "bad_value", 1, ".shape.tag", "65 axes", fields("uint8", [1] * 65, b"\1"))
    yield bad("negative", "bad_value", 2, ".shape.items[0].tag", "a length of -1", fields("uint8", [-1], b"\1"))
    yield bad("float", "bad_value", 2, ".shape.items[0].tag", "a length of 1.0", b"\x93\x91" + value(1.0) + fields("uint8", [1], b"\1")[3:])
    yield bad("product", "overflow", 11, ".shape.items[1].number", "a product that wraps to 0", fields("uint8", [2 ** 32 + 2 ** 31, 2 ** 32], b""))
    yield bad("product_0", "overflow", 2, ".shape", "a length of 0 does not excuse 2^63 bytes", fields("float64", [0, 2 ** 60], b""))
    yield bad("dtype", "bad_value", 3, ".dtype.tag", "bytes as the name of a dtype", b"\x93\x91\x01\xc4\x05uint8\xc4\x01\x01")
    for dtype in ("float", "<f4", "FLOAT32", "void16", "float128", "int4", "float8_e3m4", "object", "datetime64[ns]", ""):
        yield bad("dtype_" + (dtype.strip("<]").replace("[", "_") or "none"), "unsupported", 4, ".dtype.text", "no such dtype",
                  fields(dtype, [1], b"\1"))
    yield bad("data", "bad_value", 9, ".data.tag", "a text as the elements", fields("uint8", [1], b"")[:-2] + b"\xa1\x01")
    yield bad("short", "bad_size", 11, ".data", "fewer bytes than elements", fields("float32", [2], b"1234567"))
    yield bad("long", "bad_size", 11, ".data", "more bytes than elements", fields("float32", [1], b"12345678"))
    yield bad("zero", "bad_size", 9, ".data", "no elements and a byte", fields("uint8", [0], b"\1"))
    yield bad("cut", "truncated", 11, ".data.bytes", "elements longer than the extension", fields("uint8", [2], b"12")[:-1])
    yield bad("trailing", "trailing", 12, ".trailing", "a byte behind the elements", fields("uint8", [1], b"\1") + b"\x00")
    yield bad("scalar_axes", "bad_value", 1, ".shape", "a number of NumPy with an axis", fields("uint8", [1], b"\1"), kind=flax.SCALAR)

    # Chunks.
    def cut(name, code, find, field, why, tree, more=0):
        data = value({"m": {"big": tree}} if isinstance(tree, (dict, Raw)) else tree)
        return no("chunks_" + name, data, code, data.index(find) + more, field, why)

    big = "state.pairs[0].value.pairs[0].value"
    good = chunked("uint8", [2, 2], [b"ab", b"cd"])
    yield cut("sum", "bad_size", b"\xa6chunks", big + ".pairs[2].value", "fewer elements than the shape has",
              chunked("uint8", [2, 3], [b"ab", b"cd"]), 7)
    yield cut("none", "bad_size", b"\xa6chunks", big + ".pairs[2].value", "no chunks", chunked("uint8", [0], []), 7)
    yield cut("false", "bad_value", b"\xc2", big + ".pairs[0].value.tag", "a marker that is false", {**good, MARKER: False})
    yield cut("two", "bad_value", b"\x82\xb9", big + ".tag", "no chunks", {key: good[key] for key in (MARKER, "shape")})
    yield cut("more", "bad_value", b"\x84\xb9", big + ".tag", "a pair too many", {**good, "x": 1})
    yield cut("order", "bad_value", b"\xa6chunks", big + ".pairs[1].key.tag", "chunks before the shape",
              {key: good[key] for key in (MARKER, "chunks", "shape")})
    yield cut("marker_last", "bad_value", b"\xb9", big + ".pairs[2].key", "the marker in another place",
              {key: good[key] for key in ("shape", "chunks", MARKER)})
    yield cut("shape", "bad_value", b"\x92\x02\x02", big + ".pairs[1].value.tag", "a shape that is no map", {**good, "shape": [2, 2]})
    yield cut("axes", "bad_value", b"\xa11\x02", big + ".pairs[1].value.pairs[0].key.tag", "axes that begin with 1", {**good, "shape": {"1": 2, "2": 2}})
    yield cut("length", "bad_value", b"\xff", big + ".pairs[1].value.pairs[0].value.tag", "a negative length", {**good, "shape": {"0": -1, "1": 2}})
    yield cut("number", "bad_value", b"\xa12", big + ".pairs[2].value.pairs[1].key.tag", "a chunk is missing",
              {**good, "chunks": {"0": good["chunks"]["0"], "2": good["chunks"]["1"]}})
    yield cut("no_array", "bad_value", b"\x05", big + ".pairs[2].value.pairs[0].value.tag", "a number as a chunk", {**good, "chunks": {"0": 5}})
    yield cut("rank", "bad_value", b"\x93\x92", big + ".pairs[2].value.pairs[0].value.array", "a chunk with two axes",
              {**good, "chunks": {"0": array("uint8", [2, 2], b"abcd")}})
    yield cut("dtypes", "bad_value", b"\x93\x91\x02\xa4", big + ".pairs[2].value.pairs[1].value.array", "chunks of two dtypes",
              {**good, "chunks": {"0": array("uint8", [2], b"ab"), "1": array("int8", [2], b"cd")}})
    data = value({"x": one, **good})
    yield no("chunks_root", data, "bad_value", data.index(b"\xb9"), "state.pairs[1].key", "the outermost map as an array")
    data = value({"x": one, "l": [good]})
    yield no("chunks_list", data, "bad_value", data.index(b"\xb9"), "state.pairs[1].value.items[0].pairs[0].key", "one in a list, which stays a dict")

    # An array of msgpack-numpy whose keys are texts.
    foreign = {"nd": True, "type": "<f4", "kind": "", "shape": [1], "data": b"abcd"}
    yield no("msgpack_numpy", value(foreign), "bad_value", 0, "first", "nothing but one")
    yield second("msgpack_numpy_inside", "unsupported", 3, ".value.pairs[0].key", "one beside arrays", value(foreign))

    # Names of tensors.
    yield no("names_twice", value({"a": {"b": one}, "a/b": one}), "bad_value", len(value({"a": {"b": one}}) + text("a/b")), "state",
             "two ways that are called alike")
    long = {"k" * 40000: {"j" * 40000: one}}
    yield no("name_long", value(long), "bad_size", len(value(long)) - len(one), "state.pairs[0].value.pairs[0].value", "a name of over 65535 bytes")
    inside = {str(i): one for i in range(400)}
    data = value({"k" * 60000: inside})
    place = data.index(text("5") + one) + 2
    yield no("names_sum", data, "bad_size", place, "state.pairs[0].value.pairs[5].value", "names that are much longer than the file")

    # Notes.
    yield no("strict_length", head + b"\xd9\x01y\x01", "bad_value", len(head) + 1, "state.pairs[1].key.length", "a long form of a length", strict=True)
    yield second("strict_number", "bad_value", 3, ".value.number", "a long form of a number", b"\xcc\x01", strict=True)
    yield second("strict_float", "bad_value", 2, ".value.tag", "a float of 32 bits", b"\xca\x00\x00\x00\x00", strict=True)
