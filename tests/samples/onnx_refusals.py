# SPDX-License-Identifier: Apache-2.0
"""ONNX models that must be refused, each for one violated rule; see refusals.py."""
from samples import onnx
from samples.onnx import OPSET, attribute, blob, entry, f32, graph, model, node, num, packed, raw, sparse, tag, tensor, varint
from samples.sample import Refusal, pack

INIT = "graph.initializer[0]"


def refusals():
    def no(name, data, code, path, why, at=None, strict=False, grammar=False):
        """`at`: bytes of the file that begin where the error is, or the offset."""
        offset = at if isinstance(at, int) else data.index(at) if at is not None else 0
        return Refusal("onnx_no_%s.onnx" % name, "onnx", data, code, offset, path, why, strict, grammar)

    one = raw("int8", [2], b"\1\2", "w")

    def of(t, **more):
        return model(graph(tensors=[t], **more))

    # bytes
    good = of(one)
    yield no("cut", good[:-1], "truncated", "opset_import[0]", "the last byte is missing", len(good) - 3)
    yield no("cut_tag", good[:3], "truncated", "graph", "a tag and nothing else", 3)
    for name, number, why in (("65", b"\xff" * 9 + b"\x02", "a number of 65 bits"), ("11", b"\x80" * 10 + b"\x01", "a number of eleven bytes")):
        yield no("varint_" + name, num(1, 10) + blob(7, graph()) + blob(8, b"\x10" + number), "overflow", "opset_import[0].version", why,
                 number)
    yield no("field_0", good + b"\0", "bad_value", "onnx", "a field with the number 0", len(good))
    yield no("group", good + b"\x7b", "bad_value", "onnx", "a group", len(good))
    yield no("wire_type", good + b"\x70\x01", "bad_value", "metadata_props", "a number in place of a message", len(good))
    yield no("unknown", good + blob(100, b""), "unsupported", "onnx", "a field that a model does not have", len(good))
    yield no("order", good + num(5, 1), "unsupported", "model_version", "fields that do not ascend", len(good))
    yield no("twice", num(1, 10) + blob(2, "a") + blob(2, "b") + good[2:], "bad_value", "producer_name", "a text that is there twice", 5)
    yield no("length", num(1, 10) + tag(7, 2) + varint(100) + graph(), "truncated", "graph", "a message longer than the file", 3)
    yield no("text", model(graph(name=""), blob(4, b"a\xff")), "bad_text", "domain", "a text that is no UTF-8", b"\xff")
    yield no("text_nul", model(graph(name=""), blob(4, b"a\0")), "bad_text", "domain", "a text with a NUL byte", 5)
    nested = blob(1, "x")
    for _ in range(60):
        nested = blob(1, "x") + blob(6, graph([node("If", [nested + num(20, 5)])])) + num(20, 5)
    yield no("deep", model(graph([node("If", [nested])])), "limit", "attribute[0]" + ".g.node[0].attribute[0]" * 15 + ".g.node[0]",
             "messages 101 deep; the path has the 48 innermost", at=536)

    # tensors
    yield no("no_type", of(num(1, 1) + blob(8, "w") + blob(9, b"x")), "absent", INIT + ".data_type", "no type", b"\x08\x01\x42\x01w")
    yield no("type_0", of(raw(0, [1], b"x", "w")), "bad_value", INIT + ".data_type", "UNDEFINED", b"\0\x42\x01w")
    yield no("type_27", of(raw(27, [1], b"x", "w")), "bad_value", INIT + ".data_type", "no such type", b"\x1b\x42\x01w")
    yield no("type_2e32", of(raw(2 ** 32 + 1, [1], b"x", "w")), "bad_value", INIT + ".data_type", "a number of more than 32 bits",
             varint(2 ** 32 + 1))
    yield no("dim_negative", of(raw("int8", [-1], b"x", "w")), "bad_value", INIT + ".dims[0]", "a negative length", varint(-1))
    yield no("dims_product", of(raw("int8", [2 ** 32, 2 ** 32], b"", "w")), "overflow", INIT + ".dims[1]", "a product that wraps to 0",
             b"\x80\x80\x80\x80\x10\x10\x03")
    yield no("dims_bytes", of(raw("float64", [2 ** 60], b"", "w")), "overflow", INIT + ".dims", "elements whose bits do not fit",
             varint(2 ** 60))
    yield no("rank_65", of(raw("int8", [1] * 65, b"x", "w")), "bad_value", INIT + ".dims[64]", "65 axes", b"\x01\x10\x03\x42\x01w")
    yield no("raw_short", of(raw("int8", [2], b"x", "w")), "bad_size", INIT + ".raw_data", "a byte is missing", b"x")
    yield no("raw_long", of(raw("int8", [2], b"xyz", "w")), "bad_size", INIT + ".raw_data", "a byte too many", b"xyz")
    yield no("no_data", of(tensor("int8", [2], name="w")), "absent", INIT + ".raw_data", "no elements", b"\x08\x02\x10\x03\x42\x01w")
    yield no("empty_data", of(raw("int8", [0], b"x", "w")), "bad_size", INIT + ".raw_data", "elements of a tensor that has none", b"x")
    yield no("two_fields", of(tensor("int32", [1], num(5, 1), "w", blob(9, bytes(4)))), "bad_value", INIT + ".raw_data",
             "elements in two fields", b"\x4a\x04")
    yield no("wrong_field", of(tensor("uint32", [1], num(5, 1), "w")), "bad_value", INIT + ".int32_data", "elements in a field of another type",
             b"\x01\x42\x01w")
    yield no("values_short", of(tensor("float32", [2], blob(4, bytes(4)), "w")), "bad_size", INIT + ".float_data", "a float is missing",
             bytes(4))
    yield no("floats_cut", of(tensor("float32", [1], blob(4, bytes(5)), "w")), "truncated", INIT + ".float_data[1]", "a float of one byte",
             b"\0\x42\x01w")
    yield no("bool_2", of(tensor("bool", [2], packed(5, [1, 2]), "w")), "bad_value", INIT + ".int32_data[1]", "a truth value of 2",
             b"\x02\x42\x01w")
    yield no("int8_128", of(tensor("int8", [1], packed(5, [128]), "w")), "bad_value", INIT + ".int32_data[0]", "a number that int8 has not",
             b"\x80\x01\x42\x01w")
    yield no("int4_eight_in_one", of(tensor("int4", [8], packed(5, [1]), "w")), "bad_size", INIT + ".int32_data",
             "one value for eight elements, which onnx.checker takes", b"\x01\x42\x01w")
    yield no("string_raw", of(raw("string", [1], b"x", "w")), "bad_value", INIT + ".raw_data", "texts in raw_data", b"x")
    yield no("segment", of(num(1, 1) + num(2, 3) + blob(3, num(1, 0)) + blob(8, "w")), "unsupported", INIT + ".segment", "a segment", b"\x1a\x02")
    yield no("location", of(one + num(14, 2)), "bad_value", INIT + ".data_location", "a place that is not known", b"\x02\x42\x02\x10\x11")
    yield no("no_name", of(raw("int8", [1], b"x")), "absent", INIT + ".name", "an initializer without a name", b"\x08\x01\x10\x03\x4a")
    yield no("name_twice", model(graph(tensors=[one, one])), "bad_value", "graph.initializer[1].name", "two initializers of one name",
             len(num(1, 10)) + 2 + 3 + 2 + len(one) + 2 + 6)

    # elements in other files
    def outside(location, **keys):
        return of(onnx.external("int8", [4], "w", location, **keys))
    entry_0 = INIT + ".external_data[0].value"
    for name, location, why in (("parent", "../w", "a path out of the folder"), ("parent_inside", "a/../w", "a path that goes back"),
                                ("absolute", "/w", "an absolute path"), ("drive", "C:w", "a drive"), ("backslash", "a\\w", "a backslash"),
                                ("url", "http://w", "another place"), ("folder", "a/", "no name at the end"),
                                ("address", "*/_ORT_MEM_ADDR_/*", "an address in memory"), ("control", "a\nb", "a line feed")):
        yield no("location_" + name, outside(location), "bad_reference", entry_0, why, location.encode())
    yield no("location_empty", outside(""), "bad_reference", entry_0, "no file", b"\x0a\x08location")
    yield no("location_long", outside("a" * 256), "bad_reference", entry_0, "a name of 256 bytes", b"aaa")
    yield no("no_location", of(tensor("int8", [4], name="w", after=num(14, 1))), "absent", INIT + ".external_data", "no location", b"\x08\x04\x10\x03")
    yield no("offset_hex", outside("w", offset="0x0"), "bad_value", INIT + ".external_data[1].value", "hexadecimal digits", b"0x0")
    yield no("offset_zeros", outside("w", offset="00"), "bad_value", INIT + ".external_data[1].value", "a leading zero", b"00")
    yield no("offset_2e63", outside("w", offset=2 ** 63), "overflow", INIT + ".external_data[1].value", "2^63", b"9223372036854775808")
    yield no("length_short", outside("w", length=3), "bad_size", INIT + ".external_data[1].value", "a length that type and lengths do not need", b"3\x70\x01")
    yield no("location_twice", of(tensor("int8", [4], name="w", after=blob(13, entry("location", "a")) + blob(13, entry("location", "b")) + num(14, 1))),
             "bad_value", INIT + ".external_data[1].key", "two locations", b"location\x12\x01b")
    yield no("external_and_raw", of(tensor("int8", [1], name="w", after=blob(9, b"x") + blob(13, entry("location", "a")) + num(14, 1))),
             "bad_value", INIT + ".raw_data", "elements here and in another file", b"x")

    # sparse tensors
    def scattered(*a, **k):
        return model(graph(sparse=[sparse(*a, **k)]))
    place = "graph.sparse_initializer[0]"
    yield no("sparse_outside", scattered("int8", [4], b"\1", [4]), "bad_reference", place + ".indices", "an index behind the end", pack("int64", [4])[:0] or b"\x08\x01\x10\x07")
    yield no("sparse_descends", scattered("int8", [4], b"\1\2", [2, 1]), "bad_reference", place + ".indices", "indices that do not ascend", b"\x08\x02\x10\x07")
    yield no("sparse_no_dims", scattered("int8", [], b"\1", [0]), "absent", place + ".dims", "no lengths", b"\x0a\x0a\x08\x01\x10\x03")
    texts = blob(1, tensor("string", [1], blob(6, b"text"), "s")) + blob(2, raw("int64", [1], pack("int64", [2]))) + num(3, 4)
    yield no("sparse_texts", model(graph(sparse=[texts])), "unsupported", place + ".values", "texts in a sparse tensor", b"\x08\x01\x10\x08")
    yield no("sparse_zero", scattered("int8", [0], b"\1", [0]), "bad_value", place + ".dims[0]", "a length of 0", b"\0\x42\x02\x10\x11")

    # attributes, nodes, operator sets, functions
    def of_node(*attributes):
        return model(graph([node("Op", attributes)]))
    first = "graph.node[0].attribute[0]"
    yield no("attribute_name", of_node(num(3, 1) + num(20, 2)), "absent", first + ".name", "no name", b"\x18\x01\xa0\x01\x02")
    yield no("attribute_two", of_node(blob(1, "a") + f32(2, 1) + num(3, 1) + num(20, 2)), "bad_value", first + ".i", "two values", b"\x18\x01\xa0")
    yield no("attribute_type", of_node(attribute("a", 3, 1, 1)), "bad_value", first + ".type", "the type of another value", b"\x01\x12\x01g")
    yield no("attribute_type_15", of_node(attribute("a", 3, 1, 15)), "bad_value", first + ".type", "no such type", b"\x0f\x12\x01g")
    yield no("attribute_reference", of_node(blob(1, "a") + num(3, 1) + num(20, 2) + blob(21, "b")), "bad_value", first + ".ref_attr_name",
             "a value and a reference", b"b\x12\x01g")
    yield no("attribute_twice", of_node(attribute("a", 3, 1, 2), attribute("a", 3, 1, 2)), "bad_value", "graph.node[0].attribute[1].name",
             "two attributes of one name", b"a\x18\x01\xa0\x01\x02\x12\x01g")
    yield no("attribute_tensor", of_node(attribute("a", 5, raw("int8", [2], b"x"), 4)), "bad_size", first + ".t.raw_data",
             "a tensor that is too short", b"x\xa0")
    yield no("no_operator", model(graph([blob(1, "x")])), "absent", "graph.node[0].op_type", "no operator", b"\x0a\x01x")
    yield no("opset_versions", model(graph(), opsets=OPSET + blob(8, num(2, 18))), "bad_value", "opset_import[1].domain",
             "two versions of one set", b"\x10\x12")
    yield no("props_twice", model(graph(), after=blob(14, entry("a", "b")) + blob(14, entry("a", "c"))), "bad_value", "metadata_props[1].key",
             "two entries of one key", b"a\x12\x01c")
    function = blob(25, blob(1, "f") + blob(10, "d"))
    twice = model(graph(), after=function + function)
    yield no("function_twice", twice, "bad_value", "functions[1]", "two functions of one name", len(twice))

    # with --strict
    yield no("strict_longer", b"\x08\x8a\x00" + good[2:], "bad_value", "ir_version", "a number of more bytes than it needs", 1, strict=True)
    yield no("strict_no_opset", model(graph(tensors=[one]), opsets=b""), "absent", "opset_import", "no operator set", 0, strict=True)
    yield no("strict_rank", of(raw("int8", [1] * 9, b"x", "w")), "bad_value", INIT + ".dims", "nine axes", b"\x01\x08\x01", strict=True)
    yield no("strict_no_type", of_node(blob(1, "a") + num(3, 1)), "absent", first + ".type", "an attribute without a type",
             b"\x0a\x01a\x18\x01", strict=True)
