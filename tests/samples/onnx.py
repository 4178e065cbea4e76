# SPDX-License-Identifier: Apache-2.0
"""ONNX models: messages of Protocol Buffers, put together field by field."""
from samples.sample import FLOAT32_ODD, Sample, Tensor, bits, pack
import struct

TYPES = {"float32": 1, "uint8": 2, "int8": 3, "uint16": 4, "int16": 5, "int32": 6, "int64": 7, "string": 8, "bool": 9, "float16": 10,
         "float64": 11, "uint32": 12, "uint64": 13, "complex64": 14, "complex128": 15, "bfloat16": 16, "float8_e4m3fn": 17,
         "float8_e4m3fnuz": 18, "float8_e5m2": 19, "float8_e5m2fnuz": 20, "uint4": 21, "int4": 22, "float4_e2m1fn": 23,
         "float8_e8m0fnu": 24, "uint2": 25, "int2": 26}


def varint(number):
    """Seven bits a byte, the lowest first; a negative number as 64 bits."""
    number &= 2 ** 64 - 1
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out) + bytes([number])


def tag(number, wire):
    return varint(number * 8 + wire)


def num(number, value):
    return tag(number, 0) + varint(value)


def blob(number, data):
    data = data.encode() if isinstance(data, str) else data
    return tag(number, 2) + varint(len(data)) + data


def f32(number, value):
    return tag(number, 5) + struct.pack("<f", value)


def packed(number, values):
    """Varints in one piece."""
    return blob(number, b"".join(varint(v) for v in values))


def entry(key, value):
    return blob(1, key) + blob(2, value)


def tensor(dtype, dims, body=b"", name="", after=b""):
    """dims 1, data_type 2, typed fields 4 to 7, name 8, raw_data 9 and more. `body` has a field below 8, `after` one above."""
    return (b"".join(num(1, d) for d in dims) + num(2, TYPES.get(dtype, dtype)) + body + (blob(8, name) if name else b"") + after)


def raw(dtype, dims, data, name=""):
    return tensor(dtype, dims, name=name, after=blob(9, data))


def external(dtype, dims, name, location, **keys):
    """A tensor whose elements are in another file."""
    entries = [("location", location)] + sorted(keys.items())
    return tensor(dtype, dims, name=name, after=b"".join(blob(13, entry(k, str(v))) for k, v in entries) + num(14, 1))


def node(operator, attributes=(), inputs=(), outputs=(), domain=""):
    return (b"".join(blob(1, i) for i in inputs) + b"".join(blob(2, o) for o in outputs) + blob(4, operator) +
            b"".join(blob(5, a) for a in attributes) + (blob(7, domain) if domain else b""))


def attribute(name, field, value, kind):
    """value: the bytes of the field."""
    return blob(1, name) + (blob(field, value) if isinstance(value, bytes) else num(field, value)) + num(20, kind)


def graph(nodes=(), tensors=(), sparse=(), name="g", inputs=(), outputs=(), after=b""):
    return (b"".join(blob(1, n) for n in nodes) + (blob(2, name) if name else b"") + b"".join(blob(5, t) for t in tensors) +
            b"".join(blob(11, blob(1, i)) for i in inputs) + b"".join(blob(12, blob(1, o)) for o in outputs) +
            b"".join(blob(15, s) for s in sparse) + after)


OPSET = blob(8, num(2, 17))


def model(g, before=b"", after=b"", version=10, opsets=OPSET):
    """ir_version 1, producer and so on, graph 7, operator sets 8."""
    return num(1, version) + before + blob(7, g) + opsets + after


def sparse(dtype, dims, values, indices, rows=None, name="s"):
    """values 1, indices 2, dims 3. `rows`: how many numbers an index has; None: one for all axes."""
    count = len(indices) // (rows or 1)
    shape = [count] if rows is None else [count, rows]
    return (blob(1, raw(dtype, [count], values, name)) + blob(2, raw("int64", shape, pack("int64", indices))) +
            b"".join(num(3, d) for d in dims))


# The sparse tensors of the samples with their zeros.
DENSE = {"linear": [[0, 1.5, 0, 0], [0, 0, 0, -2]], "rows": [[1, 0, 0, 2], [0, 0, 3, 0]]}


def samples():
    yield Sample("onnx_no_tensors.onnx", "onnx", model(graph([node("Relu", inputs=["x"], outputs=["y"])], inputs=["x"], outputs=["y"])),
                 metadata={"ir_version": 10, "opset_import": [{"domain": "", "version": 17}], "graph": "g", "nodes": 1, "inputs": ["x"],
                           "outputs": ["y"], "operators": {"": {"Relu": 1}}, "functions": 0, "metadata_props": {}})

    plain = ["float32", "uint8", "int8", "uint16", "int16", "int32", "int64", "float16", "float64", "uint32", "uint64"]
    tensors = [Tensor(d, d, [2, 2], pack(d, [0, 1, 2, 3])) for d in plain]
    tensors += [Tensor("bool", "bool", [3], b"\1\0\1"), Tensor("bfloat16", "bfloat16", [2], b"\x80\x3f\x00\xc0"),
                Tensor("complex64", "complex64", [1], pack("float32", [1.5, -2])),
                Tensor("complex128", "complex128", [1], pack("float64", [1.5, -2]))]
    tensors += [Tensor(d, d, [2], b"\x38\xb8") for d in ("float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu")]
    tensors += [Tensor("odd", "float32", [8], bits("float32", FLOAT32_ODD))]
    yield Sample("onnx_raw.onnx", "onnx", model(graph(tensors=[raw(t.dtype, t.shape, t.data, t.name) for t in tensors])), tensors)

    # Elements in the fields of their types.
    fields = [("float32", 4, blob(4, pack("float32", [1.5, -2, 3])), pack("float32", [1.5, -2, 3])),
              ("int32", 5, packed(5, [1, -1, -2 ** 31]), pack("int32", [1, -1, -2 ** 31])),
              ("int8", 5, packed(5, [-128, 127, 0]), pack("int8", [-128, 127, 0])),
              ("uint16", 5, packed(5, [65535, 0, 256]), pack("uint16", [65535, 0, 256])),
              ("bool", 5, packed(5, [1, 0, 1]), b"\1\0\1"),
              ("float16", 5, packed(5, [0x3C00, 0x8000, 0xFFFF]), struct.pack("<3H", 0x3C00, 0x8000, 0xFFFF)),
              ("int64", 7, packed(7, [-2 ** 63, 2 ** 63 - 1, 300]), pack("int64", [-2 ** 63, 2 ** 63 - 1, 300]))]
    tensors = [Tensor(d, d, [3], data) for d, _, _, data in fields]
    bodies = [tensor(d, [3], body, d) for d, _, body, _ in fields]
    after = [("float64", 10, blob(10, pack("float64", [1.5, -2, 3])), pack("float64", [1.5, -2, 3])),
             ("uint32", 11, packed(11, [0, 2 ** 32 - 1, 7]), pack("uint32", [0, 2 ** 32 - 1, 7])),
             ("uint64", 11, packed(11, [0, 2 ** 64 - 1, 7]), pack("uint64", [0, 2 ** 64 - 1, 7]))]
    tensors += [Tensor(d, d, [3], data) for d, _, _, data in after]
    bodies += [tensor(d, [3], name=d, after=body) for d, _, body, _ in after]
    bodies.append(tensor("float32", [2], f32(4, 1.5) + f32(4, -2), "one_by_one"))
    tensors.append(Tensor("one_by_one", "float32", [2], pack("float32", [1.5, -2])))
    bodies.append(tensor("int64", [2], num(7, 5) + num(7, -5), "one_by_one_int64"))
    tensors.append(Tensor("one_by_one_int64", "int64", [2], pack("int64", [5, -5])))
    # A field of no elements is no second one.
    bodies.append(tensor("int8", [2], packed(5, [1, -2]), "empty_raw", after=blob(9, b"") + blob(10, b"")))
    tensors.append(Tensor("empty_raw", "int8", [2], b"\1\xfe"))
    yield Sample("onnx_fields.onnx", "onnx", model(graph(tensors=bodies)), tensors)

    # Shapes: a scalar, no elements, many axes; lengths in one piece.
    tensors = [Tensor("scalar", "int8", [], b"\7"), Tensor("empty", "float32", [0, 3], b""), Tensor("ones", "int8", [1] * 8, b"\1")]
    bodies = [raw("int8", [], b"\7", "scalar"), tensor("float32", [0, 3], name="empty"), raw("int8", [1] * 8, b"\1", "ones")]
    bodies.append(packed(1, [2, 3]) + num(2, 3) + blob(8, "packed") + blob(9, b"abcdef"))
    tensors.append(Tensor("packed", "int8", [2, 3], b"abcdef"))
    yield Sample("onnx_shapes.onnx", "onnx", model(graph(tensors=bodies)), tensors)

    yield Sample("onnx_sparse.onnx", "onnx", model(graph(sparse=[
        sparse("float32", [2, 4], pack("float32", [1.5, -2]), [1, 7], name="linear"),
        sparse("int8", [2, 4], b"\1\2\3", [0, 0, 0, 3, 1, 2], 2, "rows")])),
        [Tensor("linear", "float32", [2, 4], pack("float32", [1.5, -2]), storage="coo"),
         Tensor("rows", "int8", [2, 4], b"\1\2\3", storage="coo")])

    # Tensors of nodes, of graphs in nodes, of functions and of training.
    def leaf(value):
        return node("Constant", [attribute("value", 5, raw("int8", [1], bytes([value])), 4)], outputs=["c"])
    branch = graph([leaf(2)], [raw("int8", [1], b"\3", "w")], name="branch")
    nodes = [leaf(1), node("If", [attribute("then_branch", 6, branch, 5)]),
             node("Two", [blob(1, "both") + blob(10, raw("int8", [1], b"\4")) + blob(10, raw("int8", [1], b"\5")) + num(20, 9)], domain="mine")]
    function = blob(1, "f") + blob(7, leaf(6)) + blob(9, num(2, 17)) + blob(10, "mine") + blob(11, attribute("a", 5, raw("int8", [1], b"\7"), 4))
    training = blob(20, blob(2, graph(tensors=[raw("int8", [1], b"\x08", "step")])))
    yield Sample("onnx_places.onnx", "onnx",
                 model(graph(nodes, [raw("int8", [1], b"\0", "@odd name")]), after=training + blob(25, function)),
                 [Tensor("@node/0/value", "int8", [1], b"\1"), Tensor("@node/1/then_branch/@node/0/value", "int8", [1], b"\2"),
                  Tensor("@node/1/then_branch/w", "int8", [1], b"\3"), Tensor("@node/2/both/0", "int8", [1], b"\4"),
                  Tensor("@node/2/both/1", "int8", [1], b"\5"), Tensor("%40odd%20name", "int8", [1], b"\0"),
                  Tensor("@training/0/algorithm/step", "int8", [1], b"\x08"), Tensor("@function/0/@node/0/value", "int8", [1], b"\6"),
                  Tensor("@function/0/@attribute/a", "int8", [1], b"\7")],
                 {"operators": {"": {"Constant": 3, "If": 1}, "mine": {"Two": 1}}, "functions": 1})

    yield Sample("onnx_metadata.onnx", "onnx",
                 model(graph(tensors=[raw("uint8", [1], b"x", "w")]),
                       blob(2, "maker") + blob(3, "1.2") + blob(4, "com.example") + num(5, 3) + blob(6, "a text"),
                       after=blob(14, entry("author", "someone"))),
                 [Tensor("w", "uint8", [1], b"x")],
                 {"producer_name": "maker", "producer_version": "1.2", "domain": "com.example", "model_version": 3,
                  "metadata_props": {"author": "someone"}})

    # What readers take, and writers do not do.
    one = raw("int8", [1], b"\1", "w")
    yield Sample("onnx_note_longer_number.onnx", "onnx", b"\x08\x8a\x00" + blob(7, graph(tensors=[one])) + OPSET,
                 [Tensor("w", "int8", [1], b"\1")], notes=1)
    yield Sample("onnx_note_retired.onnx", "onnx", model(graph(tensors=[one], after=b"") + num(3, 1)), [Tensor("w", "int8", [1], b"\1")], notes=1)
    yield Sample("onnx_note_no_opset.onnx", "onnx", model(graph(tensors=[one]), opsets=b""), [Tensor("w", "int8", [1], b"\1")], notes=1)
    yield Sample("onnx_note_pieces.onnx", "onnx", model(graph(tensors=[tensor("int32", [3], packed(5, [1, 2]) + num(5, 3), "w")])),
                 [Tensor("w", "int32", [3], pack("int32", [1, 2, 3]))], notes=1)
    yield Sample("onnx_note_five_bytes.onnx", "onnx", model(graph(tensors=[tensor("int32", [1], blob(5, varint(2 ** 32 - 1)), "w")])),
                 [Tensor("w", "int32", [1], pack("int32", [-1]))], notes=1)
    yield Sample("onnx_note_newer.onnx", "onnx", model(graph(tensors=[one]), version=15, after=blob(200, b"new")),
                 [Tensor("w", "int8", [1], b"\1")], notes=2)
    yield Sample("onnx_note_prose.onnx", "onnx", model(graph(tensors=[one]), blob(2, b"\xff")), [Tensor("w", "int8", [1], b"\1")],
                 {"producer_name": "%FF"}, notes=1)
    yield Sample("onnx_note_external_data.onnx", "onnx",
                 model(graph(tensors=[raw("int8", [1], b"\1", "w") + blob(13, entry("location", "../x"))])), [Tensor("w", "int8", [1], b"\1")], notes=1)
