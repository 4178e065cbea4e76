# SPDX-License-Identifier: Apache-2.0
"""GGUF files that must be refused, each for one violated rule; see refusals.py."""
import struct

from samples import gguf
from samples.sample import Refusal, put


def refusals():
    def no(name, data, code, offset, path, why, in_grammar=True, strict=False):
        return Refusal("gguf_no_%s.gguf" % name, "gguf", data, code, offset, path, why, strict, in_grammar)

    plain = gguf.file([("a", "float32", [2], bytes(8)), ("b", "float32", [2], bytes(8))])
    # 0 magic, 4 version, 8 num_tensors, 16 num_pairs, 24 infos[0]: 24 len, 32 name, 33 num_dims, 37 dims, 45 type,
    # 49 offset, 57 infos[1]: 57 len, 65 name, 66 num_dims, 70 dims, 78 type, 82 offset, 90 padding, 96 data
    yield no("size_0", b"", "truncated", 0, "magic", "nothing at all")
    yield no("magic", put(plain, 0, "<B", 0x67), "bad_value", 0, "magic", "small letters")
    yield no("magic_fugg", b"FUGG" + plain[4:], "bad_value", 0, "magic", "a magic of big-endian files that was never accepted")
    for version in (0, 1, 4, 0x01000000, 0x00030000, 2 ** 32 - 1):
        yield no("version_%x" % version, put(plain, 4, "<I", version), "bad_value", 4, "version", "no version that is read")
    yield no("head_cut", plain[:20], "truncated", 16, "body.num_pairs", "less than a head")
    yield no("num_tensors", put(plain, 8, "<Q", 2 ** 32), "truncated", 8, "body.num_tensors", "more tensors than bytes")
    yield no("num_tensors_max", put(plain, 8, "<Q", 2 ** 64 - 1), "truncated", 8, "body.num_tensors", "a product that wraps")
    yield no("num_pairs_max", put(plain, 16, "<Q", 2 ** 64 - 1), "truncated", 16, "body.num_pairs", "the same of keys")
    yield no("num_tensors_more", put(plain, 8, "<Q", 3), "bad_reference", 106, "body.infos[2].offset", "a tensor that is padding")

    def kv(name, pairs, code, offset, path, why, **more):
        front = gguf.head(0, len(pairs)) + b"".join(pairs)
        return no(name, front + bytes(40), code, offset, "body.pairs" + path, why, **more)

    u32 = gguf.pair("a.b", "uint32", 7)     # 24 len, 32 key, 35 type, 39 value
    yield kv("key_empty", [gguf.pair("", "uint32", 7)], "bad_size", 24, "[0].key", "an empty key")
    yield kv("key_long", [gguf.pair("k" * 65536, "uint32", 7)], "bad_value", 24, "[0].key.len_bytes", "a key of 65536 bytes")
    yield kv("key_cut", [put(u32, 0, "<Q", 2000)], "truncated", 32, "[0].key.bytes", "a key that is longer than the file")
    yield kv("key_zero", [gguf.pair("a\0b", "uint32", 7)], "bad_value", 32, "[0].key.bytes", "a zero byte")
    yield kv("key_text", [gguf.pair(b"a\xff", "uint32", 7)], "bad_text", 33, "[0].key.text", "a key that is not UTF-8")
    yield kv("key_twice", [u32, u32], "bad_value", 24 + len(u32) + 8, "[1].key.bytes", "the same key twice", in_grammar=False)
    yield kv("type_13", [put(u32, 11, "<I", 13)], "bad_value", 35, "[0].value_type", "an unknown type")
    yield kv("bool_2", [gguf.pair("a.b", "bool", 2)], "bad_value", 39, "[0].value.value", "a truth value of 2")
    yield kv("string_cut", [put(gguf.pair("a.b", "string", "x"), 15, "<Q", 2 ** 63)], "truncated", 47, "[0].value.bytes",
             "a text that is longer than the file")
    array = gguf.pair("a.b", ["uint32"], [1, 2])    # 39 type of elements, 43 count, 51 elements
    yield kv("array_nested", [put(array, 15, "<I", 9)], "bad_value", 39, "[0].value.value_type", "an array of arrays")
    yield kv("array_type", [put(array, 15, "<I", 13)], "bad_value", 39, "[0].value.value_type", "an unknown type")
    for count, name in ((13, "more"), (2 ** 62, "2e62"), (2 ** 64 - 1, "max")):
        yield kv("array_" + name, [put(array, 19, "<Q", count)], "truncated", 43, "[0].value.count", "%d elements" % count)
    bools = gguf.pair("a.b", ["bool"], [1, 2])
    yield kv("array_bool", [bools], "bad_value", 52, "[0].value.values.values[1].value", "a truth value of 2")
    align = "general.alignment"             # 24 len, 32 key, 49 type, 53 value
    yield kv("alignment_type", [gguf.pair(align, "uint64", 32)], "bad_value", 49, "[0].value_type", "not uint32")
    for value in (0, 24, 2 ** 32 - 1):
        yield kv("alignment_%d" % value, [gguf.pair(align, "uint32", value)], "bad_value", 53, "[0].value", "no power of two")
    huge = gguf.head(1, 1) + gguf.pair(align, "uint32", 2 ** 31) + gguf.info("a", "int8", [0], 0)
    yield no("alignment_huge", huge, "truncated", len(huge), "body.padding", "a data section that begins behind the end")

    def tensor(name, at, code, values, error, offset, path, why, **more):
        return no(name, put(plain, at, code, *values), error, offset, "body.infos" + path, why, **more)

    yield tensor("name_zero", 32, "<B", [0], "bad_value", 32, "[0].name.bytes", "a zero byte")
    yield tensor("name_text", 32, "<B", [0x80], "bad_text", 32, "[0].name.text", "a name that is not UTF-8")
    yield tensor("name_long", 24, "<Q", [65536], "bad_value", 24, "[0].name.len_bytes", "a name of 65536 bytes")
    yield tensor("name_twice", 65, "<B", [ord("a")], "bad_value", 65, "[1].name.bytes", "the same name twice", in_grammar=False)
    yield tensor("num_dims", 33, "<I", [9], "bad_size", 33, "[0].num_dims", "nine axes")
    yield tensor("dim_2e63", 37, "<Q", [2 ** 63], "overflow", 37, "[0].dims[0].length", "a length of 2^63")
    for types in (4, 5, 31, 32, 33, 36, 37, 38, 43, 2 ** 32 - 1):
        yield tensor("type_%x" % types, 45, "<I", [types], "bad_value", 45, "[0].type", "a type that is none")
    yield tensor("row", 45, "<I", [8], "bad_size", 45, "[0].type", "a row that is no whole block")
    yield tensor("offset_odd", 82, "<Q", [33], "bad_reference", 82, "[1].offset", "no multiple of the alignment")
    yield tensor("offset_shared", 82, "<Q", [0], "bad_reference", 82, "[1].offset", "bytes of two tensors")
    yield tensor("offset_end", 82, "<Q", [2 ** 40], "truncated", 82, "[1].offset", "data behind the end of the file")
    yield tensor("offset_max", 82, "<Q", [2 ** 64 - 32], "truncated", 82, "[1].offset", "an offset that wraps")
    yield tensor("bytes", 37, "<Q", [2 ** 61], "overflow", 45, "[0].type", "2^63 bytes")
    yield tensor("size", 37, "<Q", [2 ** 40], "truncated", 49, "[0].offset", "more bytes than the file has")

    def shape(name, dims, dtype, code, path, why):
        data = gguf.assemble([], [gguf.info("a", dtype, dims, 0)], bytes(32))
        at = 37 + 8 * int(path[-9]) if path.endswith(".length") else 37 + 8 * len(dims)
        return no(name, data, code, at, "body.infos[0]" + path, why)

    yield shape("product_0", [2 ** 32, 2 ** 32], "int8", "overflow", ".dims[1].length", "a product that wraps to 0")
    yield shape("product_2e63", [2, 2 ** 62], "int8", "overflow", ".dims[1].length", "a product of 2^63")
    yield shape("product_4", [211106198978564, 4194305, 4194305], "int8", "overflow", ".dims[2].length",
                "a product that wraps to 4")
    yield shape("bytes_pad", [2 ** 62 - 1], "float32", "overflow", ".type", "bytes that wrap when they are rounded up")
    yield no("data_cut", plain[:96 + 32 + 7], "truncated", 96, "body.data", "the last byte is missing")
    yield no("data_none", plain[:96], "truncated", 96, "body.data", "no data")
    yield no("padding_cut", plain[:95], "truncated", 90, "body.padding", "less than the padding in front of the data")
    big = gguf.file([("a", "float32", [2], bytes(8))], e=">")
    yield no("big_cut", big[:-25], "truncated", 64, "body.data", "a big-endian file whose last byte is missing")

    # What is tolerated, except with --strict.
    yield no("strict_key", gguf.file([], [("A", "uint8", 1)]), "bad_text", 32, "body.pairs[0].key", "a capital",
             in_grammar=False, strict=True)
    text = gguf.assemble([gguf.pair("a", "string", b"x\xff")], [], b"")
    yield no("strict_text", text, "bad_text", 46, "body.pairs[0].value", "a text that is not UTF-8", in_grammar=False, strict=True)
    yield no("strict_alignment", gguf.file([], [(align, "uint32", 4)]), "bad_value", 53, "body.pairs[0].value",
             "less than the document wants", strict=True)
    yield no("strict_name", gguf.file([("n" * 64, "int8", [1], b"a")]), "bad_size", 24, "body.infos[0].name",
             "more than ggml reads", strict=True)
    yield no("strict_axes", gguf.file([("a", "int8", [1] * 5, b"a")]), "bad_size", 33, "body.infos[0].num_dims",
             "more than ggml has", strict=True)
    yield no("strict_gap", put(plain, 49, "<Q", 32)[:82] + struct.pack("<Q", 64) + plain[90:] + bytes(32), "bad_reference", 49,
             "body.infos[0].offset", "unused bytes", strict=True)
    yield no("strict_trailing", plain + b"\0", "trailing", 96, "body.data", "a byte behind the last tensor", strict=True)
    yield no("strict_unpadded", plain[:-1], "truncated", 96, "body.data", "the last padding is cut", strict=True)
    yield no("strict_padding", put(plain, 104, "<B", 1), "bad_value", 104, "body.infos[0].padding", "padding that is not zero",
             strict=True)
    yield no("strict_front", put(plain, 90, "<B", 1), "bad_value", 90, "body.padding", "the same in front of the data",
             strict=True)
    yield no("strict_no_tensors_padding", gguf.head(0, 0) + bytes(7) + b"\1", "trailing", 24, "body.data", "padding that is not zero", strict=True)
    yield no("strict_no_tensors_more", gguf.head(0, 0) + bytes(40), "trailing", 24, "body.data", "more zeros than padding", strict=True)
    yield no("strict_no_tensors", gguf.head(0, 0) + b"\0", "trailing", 24, "body.data", "a byte behind no tensors", strict=True)
    yield no("strict_big_2", gguf.file([], [], version=2, e=">"), "bad_value", 4, "version", "big-endian version 2", strict=True)
    yield no("strict_big_blocks", gguf.file([("a", "q5_0", [32], bytes(22))], e=">"), "bad_value", 45, "body.infos[0].type",
             "blocks of which the byte order is not known", strict=True)
