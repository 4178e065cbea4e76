# SPDX-License-Identifier: Apache-2.0
"""Flax: one MessagePack map of texts to maps, lists, plain values and extensions with arrays. All lengths big-endian."""
import struct

from samples.sample import FLOAT32_ODD, Sample, Tensor, bits, pack

NDARRAY, COMPLEX, SCALAR = 1, 2, 3
MARKER = "__msgpack_chunked_array__"
SIZES = {"bool": 1, "int8": 1, "uint8": 1, "float8_e4m3fn": 1, "float8_e5m2": 1, "float8_e8m0fnu": 1, "float8_e4m3fnuz": 1,
         "float8_e5m2fnuz": 1, "int16": 2, "uint16": 2, "float16": 2, "bfloat16": 2, "int32": 4, "uint32": 4, "float32": 4,
         "int64": 8, "uint64": 8, "float64": 8, "complex64": 8, "complex128": 16}


class Raw(bytes):
    """MessagePack as it is."""


def sized(first, n):
    """A tag and a number of 8, 16, 32 or 64 bits behind it: `first` is the tag for 8."""
    step = 0 if n < 1 << 8 else 1 if n < 1 << 16 else 2 if n < 1 << 32 else 3
    return bytes([first + step]) + n.to_bytes(1 << step, "big")


def integer(n):
    if -32 <= n < 128:
        return struct.pack("b" if n < 0 else "B", n)
    if n >= 0:
        return sized(0xCC, n)
    step = 0 if n >= -1 << 7 else 1 if n >= -1 << 15 else 2 if n >= -1 << 31 else 3
    return bytes([0xD0 + step]) + n.to_bytes(1 << step, "big", signed=True)


def count(small, wide, n):
    if n < 16:
        return bytes([small | n])
    return bytes([wide]) + struct.pack(">H", n) if n < 1 << 16 else bytes([wide + 1]) + struct.pack(">I", n)


def text(value):
    data = value if isinstance(value, bytes) else value.encode()
    return (bytes([0xA0 | len(data)]) if len(data) < 32 else sized(0xD9, len(data))) + data


def extension(kind, data):
    n = len(data)
    head = bytes([0xD4 + n.bit_length() - 1]) if n in (1, 2, 4, 8, 16) else sized(0xC7, n)
    return Raw(head + bytes([kind]) + data)


def fields(dtype, shape, data):
    """What is in the extension of an array."""
    return b"\x93" + count(0x90, 0xDC, len(shape)) + b"".join(map(integer, shape)) + text(dtype) + sized(0xC4, len(data)) + data


def array(dtype, shape, data, kind=NDARRAY):
    return extension(kind, fields(dtype, shape, data))


def chunked(dtype, shape, chunks):
    """An array in chunks; in a file of Flax it has over 2^30 bytes."""
    return {MARKER: True, "shape": {str(i): n for i, n in enumerate(shape)},
            "chunks": {str(i): array(dtype, [len(chunk) // SIZES[dtype]], chunk) for i, chunk in enumerate(chunks)}}


def value(v):
    """Any value as msgpack.packb writes it."""
    if isinstance(v, Raw):
        return v
    if v is None or v is False or v is True:
        return {None: b"\xc0", False: b"\xc2", True: b"\xc3"}[v]
    if isinstance(v, int):
        return integer(v)
    if isinstance(v, float):
        return b"\xcb" + struct.pack(">d", v)
    if isinstance(v, complex):
        return extension(COMPLEX, b"\x92" + value(v.real) + value(v.imag))
    if isinstance(v, str):
        return text(v)
    if isinstance(v, bytes):
        return sized(0xC4, len(v)) + v
    if isinstance(v, list):
        return count(0x90, 0xDC, len(v)) + b"".join(map(value, v))
    return count(0x80, 0xDE, len(v)) + b"".join(text(key) + value(one) for key, one in v.items())


def nested(depth, inside):
    """`depth` maps in each other, in the outermost one."""
    return {"a": nested(depth - 1, inside)} if depth > 1 else inside


def samples():
    def sample(name, tree, tensors=(), notes=0, **metadata):
        return Sample("flax_%s.msgpack" % name, "flax", tree if isinstance(tree, bytes) else value(tree), list(tensors), metadata, notes)

    yield sample("empty", {}, values={})

    # Parameters of two layers, as `to_bytes` of a model writes them.
    kernel, bias = pack("float32", [0.5 * i for i in range(6)]), pack("float32", [-1.0, 0.0, 1.0])
    layer = {"bias": array("float32", [3], bias), "kernel": array("float32", [2, 3], kernel)}
    yield sample("model", {"params": {"Dense_0": layer, "Dense_1": layer}}, [
        Tensor("params/%s/%s" % (one, leaf), "float32", shape, data)
        for one in ("Dense_0", "Dense_1") for leaf, shape, data in (("bias", [3], bias), ("kernel", [2, 3], kernel))],
        values={"params": {one: {"bias": {"@tensor": "params/%s/bias" % one}, "kernel": {"@tensor": "params/%s/kernel" % one}}
                           for one in ("Dense_0", "Dense_1")}})

    # Numbers that .safetensors has, which lacks complex128.
    special = {"bool": bytes([1, 0, 1, 1, 0, 0]), "complex128": pack("float64", range(12))}
    tensors = [Tensor(dtype, dtype, [2, 3], special.get(dtype, bytes(range(1, 7)) * size)) for dtype, size in SIZES.items()]
    yield sample("dtypes", {t.name: array(t.dtype, t.shape, t.data) for t in tensors}, tensors)

    shapes = [[], [0], [3, 0, 2], [1], [200], [2, 1, 3], [1] * 15, [1, 2] * 8, [300, 1]]
    tensors = [Tensor(str(i), "int16", shape, pack("int16", range(n))) for i, (shape, n) in enumerate(
        zip(shapes, (1, 0, 0, 1, 200, 6, 1, 256, 300)))]
    yield sample("shapes", {t.name: array(t.dtype, t.shape, t.data) for t in tensors}, tensors)
    yield sample("special_floats", {"x": array("float32", [8], bits("float32", FLOAT32_ODD))},
                 [Tensor("x", "float32", [8], bits("float32", FLOAT32_ODD))])

    # A list became a map of numbers, a NumPy number has its own extension, an array without axes has the usual one.
    mean = array("float32", [2], pack("float32", [1.0, 2.0]))
    yield sample("optimizer", {"step": 7, "opt_state": {"0": {"count": array("int32", [], pack("int32", [7])), "mu": {"w": mean}},
                                                        "1": {}, "2": {"scale": array("float32", [], pack("float32", [0.5]), SCALAR)}}}, [
        Tensor("opt_state/0/count", "int32", [], pack("int32", [7])),
        Tensor("opt_state/0/mu/w", "float32", [2], pack("float32", [1.0, 2.0])),
        Tensor("opt_state/2/scale", "float32", [], pack("float32", [0.5]))],
        values={"step": 7, "opt_state": {"0": {"count": {"@tensor": "opt_state/0/count"}, "mu": {"w": {"@tensor": "opt_state/0/mu/w"}}},
                                         "1": {}, "2": {"scale": {"@scalar": "opt_state/2/scale"}}}})

    # Every kind of value, and every form of numbers, lengths and counts, at its bounds.
    numbers = [n for bound in (7, 8, 16, 32) for n in (2 ** bound - 1, 2 ** bound)] + [0, 2 ** 63, 2 ** 64 - 1]
    numbers += [n for bound in (5, 7, 15, 31) for n in (-2 ** bound, -2 ** bound - 1)] + [-1, -2 ** 63]
    texts = ["", "a", "x" * 31, "x" * 32, "x" * 256, "\u0434\u043e\u043c", "x" * 65536]
    tree = {"none": None, "true": True, "false": False, "numbers": numbers, "floats": [0.0, -0.0, 1.5, 1e300], "texts": texts,
            "bytes": [b"", b"\x00\xff", b"x" * 256, b"x" * 65536], "complex": 1.5 - 2j, "lists": [[], [[]], [1] * 16],
            "map": {str(i): i for i in range(16)}, "odd": ["a\0b", "f32:3f800000", "f64:3ff0000000000000"], "tensor": "@tensor"}
    yield sample("values", tree, values={
        **tree, "bytes": [{"@bytes": data.hex()} for data in tree["bytes"]], "complex": {"@complex": [1.5, -2.0]},
        "odd": [{"@text": odd.encode().hex()} for odd in tree["odd"]]})

    # Keys may be any text: a '/' in one is shown as that of a path.
    one = array("uint8", [1], b"\1")
    names = {"": "%", "a b": "a%20b", "a/b": "a/b", "..": "%2E%2E", "%": "%25", "x@y": "x@y", "\u0434": "%D0%B4", "k" * 300: "k" * 300}
    yield sample("names", {key: one for key in names}, [Tensor(name, "uint8", [1], b"\1") for name in names.values()])
    yield sample("alike", {"a b": one, "a%20b": one},
                 [Tensor(name, "uint8", [1], b"\1") for name in ("a%20b", "a%2520b")])
    yield sample("deep", nested(100, {"x": one}), [Tensor("a/" * 99 + "x", "uint8", [1], b"\1")])
    yield sample("lists", {"l": [one, {"x": one}, [one]]}, [Tensor("l/" + name, "uint8", [1], b"\1") for name in ("0", "1/x", "2/0")],
                 values={"l": [{"@tensor": "l/0"}, {"x": {"@tensor": "l/1/x"}}, [{"@tensor": "l/2/0"}]]})
    yield sample("many", {"t%d" % i: one for i in range(300)}, [Tensor("t%d" % i, "uint8", [1], b"\1") for i in range(300)])

    # In chunks, of which one has no elements.
    data = pack("float32", range(12))
    yield sample("chunked", {"m": {"big": chunked("float32", [3, 4], [data[:20], b"", data[20:44], data[44:]]), "small": one}},
                 [Tensor("m/big", "float32", [3, 4], data, in_a_row=False), Tensor("m/small", "uint8", [1], b"\1")],
                 values={"m": {"big": {"@tensor": "m/big"}, "small": {"@tensor": "m/small"}}})

    # Wider forms than necessary of lengths, of numbers, and a float of 32 bits.
    wide = [Raw(b"\xd9\x01x"), Raw(b"\xdc\x00\x00"), Raw(b"\xde\x00\x00"), Raw(b"\xc5\x00\x01x"), Raw(b"\xdb\x00\x00\x00\x01x")]
    inside = b"\x93\xdc\x00\x01\xcd\x00\x01\xd9\x05uint8\xc5\x00\x01\x01"
    yield sample("note_wide", {"x": Raw(b"\xc8" + struct.pack(">H", len(inside)) + b"\x01" + inside), "lengths": wide},
                 [Tensor("x", "uint8", [1], b"\1")], notes=2, values={"x": {"@tensor": "x"}, "lengths": ["x", [], {}, {"@bytes": "78"}, "x"]})
    forms = [b"\xcc\x01", b"\xcd\x00\x01", b"\xce\x00\x00\x00\x01", b"\xcf" + bytes(7) + b"\x01", b"\xd0\x01", b"\xd0\xff",
             b"\xd1\xff\xff", b"\xd2\xff\xff\xff\xff", b"\xd3" + b"\xff" * 8, b"\xd3" + bytes(7) + b"\x01"]
    yield sample("note_numbers", {"x": one, "numbers": [Raw(form) for form in forms]}, [Tensor("x", "uint8", [1], b"\1")], notes=1,
                 values={"x": {"@tensor": "x"}, "numbers": [1, 1, 1, 1, 1, -1, -1, -1, -1, 1]})
    yield sample("note_float", {"x": one, "float": Raw(b"\xca" + struct.pack(">f", 1.5))}, [Tensor("x", "uint8", [1], b"\1")], notes=1,
                 values={"x": {"@tensor": "x"}, "float": 1.5})
