# SPDX-License-Identifier: Apache-2.0
"""safetensors: the length of a header, JSON that says where each tensor lies, one buffer."""
from samples.sample import FLOAT32_ODD, Sample, Tensor, bits, pack
import json
import struct

DTYPES = {"bool": "BOOL", "uint8": "U8", "int8": "I8", "int16": "I16", "uint16": "U16", "float16": "F16",
          "bfloat16": "BF16", "int32": "I32", "uint32": "U32", "float32": "F32", "float64": "F64", "int64": "I64",
          "uint64": "U64", "complex64": "C64"}


def entry(dtype, shape, begin, end):
    return {"dtype": DTYPES.get(dtype, dtype), "shape": list(shape), "data_offsets": [begin, end]}


def file(header, data, align=8):
    """`header` is a dictionary, or text."""
    text = header if isinstance(header, str) else json.dumps(header, separators=(",", ":"))
    text = text.encode("utf-8")
    text += b" " * (-len(text) % align)
    return struct.pack("<Q", len(text)) + text + data


def container(tensors, metadata=None, order=None):
    """`tensors`: [(name, dtype, shape, data)]. `order`: the order in which they lie in the buffer."""
    header = {} if metadata is None else {"__metadata__": metadata}
    places, data = {}, b""
    for i in order or range(len(tensors)):
        places[i] = len(data)
        data += tensors[i][3]
    for i, (name, dtype, shape, values) in enumerate(tensors):
        header[name] = entry(dtype, shape, places[i], places[i] + len(values))
    return file(header, data)


def samples():
    yield Sample("safetensors_empty.safetensors", "safetensors", file({}, b""))
    yield Sample("safetensors_metadata.safetensors", "safetensors",
                 file({"__metadata__": {"format": "pt", "a b": "\u00fc\n"}}, b""),
                 metadata={"__metadata__": {"format": "pt", "a%20b": "\u00fc\n"}})

    sizes = {"bool": 1, "uint8": 1, "int8": 1, "int16": 2, "uint16": 2, "float16": 2, "bfloat16": 2, "int32": 4,
             "uint32": 4, "float32": 4, "float64": 8, "int64": 8, "uint64": 8, "complex64": 8}
    tensors = [(dtype, dtype, [2, 3], bytes((7 * i + size) % 2 if dtype == "bool" else (7 * i + size) % 256
                                            for i in range(6 * size))) for dtype, size in sizes.items()]
    order = sorted(range(len(tensors)), key=lambda i: -len(tensors[i][3]))      # aligned
    yield Sample("safetensors_dtypes.safetensors", "safetensors", container(tensors, order=order),
                 [Tensor(*t) for t in tensors])

    # Floats of less than 16 bits: codes that are numbers, the largest among them.
    small = [("float8_e5m2fnuz", "F8_E5M2FNUZ", [], bytes([0x81])),
             ("float8_e4m3fnuz", "F8_E4M3FNUZ", [2], bytes([0x7f, 0x01])),
             ("float8_e8m0fnu", "F8_E8M0", [3], bytes([0, 127, 254])),
             ("float8_e4m3fn", "F8_E4M3", [4], bytes([0x01, 0x38, 0x7e, 0xb8])),
             ("float8_e5m2", "F8_E5M2", [2, 2], bytes([0x01, 0x3c, 0x7b, 0xfc])),
             ("float6_e3m2fn", "F6_E3M2", [2, 2], bytes([0b01000001, 0b10011111, 0b10000000])),
             ("float6_e2m3fn", "F6_E2M3", [4], bytes([0b01000001, 0b10011111, 0b10000000])),
             ("float4_e2m1fn", "F4", [2, 4], bytes([0x10, 0x32, 0x54, 0xf6]))]
    yield Sample("safetensors_small.safetensors", "safetensors",
                 container([(name, dtype, shape, data) for name, dtype, shape, data in small]),
                 [Tensor(name, name, shape, data) for name, _, shape, data in small])

    tensors = [("b", "float32", [2, 2], pack("float32", [1, 2, 3, 4])), ("scalar", "int16", [], pack("int16", [-5])),
               ("none", "float32", [0, 3], b""), ("odd", "float32", [8], bits("float32", FLOAT32_ODD)),
               ("a", "uint8", [1, 3, 1], b"abc")]
    yield Sample("safetensors_order.safetensors", "safetensors", container(tensors, {}, [4, 1, 2, 0, 3]),
                 [Tensor(*t) for t in tensors], {"__metadata__": {}}, notes=1)

    # Names of this library stay, others are encoded: (in the file, here)
    names = [("model.layers.0.weight", "model.layers.0.weight"), ("a/b@Adam.m1", "a/b@Adam.m1"), ("a%20b", "a%20b"),
             ("a c", "a%20c"), ("../x", "%2E%2E/x"), ("", "%"), ("\u00e4", "%C3%A4"), ("\U0001f600", "%F0%9F%98%80"),
             ("x@y@z", "x%40y%40z"), ("a\"\\b", "a%22%5Cb")]
    tensors = [(raw, "uint8", [1], bytes([i])) for i, (raw, _) in enumerate(names)]
    yield Sample("safetensors_names.safetensors", "safetensors", container(tensors),
                 [Tensor(name, "uint8", [1], bytes([i])) for i, (_, name) in enumerate(names)])

    # Both would be shown as a%20b.
    tensors = [(raw, "uint8", [1], bytes([i])) for i, raw in enumerate(("a%20b", "a b", "kernel:0", "gr\u00f6\u00dfe"))]
    yield Sample("safetensors_percent_pair.safetensors", "safetensors", container(tensors),
                 [Tensor(name, "uint8", [1], bytes([i]))
                  for i, name in enumerate(("a%2520b", "a%20b", "kernel%3A0", "gr%C3%B6%C3%9Fe"))])

    # As MLX writes it where there is no metadata.
    null = file('{"__metadata__":null,"x":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}', b"x")
    yield Sample("safetensors_note_null.safetensors", "safetensors", null, [Tensor("x", "uint8", [1], b"x")], notes=1)
    more = file('{"x":{"dtype":"U8","shape":[1],"data_offsets":[0,1],"comment":"more"}}', b"x")
    yield Sample("safetensors_note_key.safetensors", "safetensors", more, [Tensor("x", "uint8", [1], b"x")], notes=1)
    header = '\n\t{"a":{"shape":[0],"dtype":"F64","data_offsets":[1,1]},"x":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}\r'
    yield Sample("safetensors_note_space.safetensors", "safetensors", file(header, b"x", align=1),
                 [Tensor("a", "float64", [0], b""), Tensor("x", "uint8", [1], b"x")], notes=3)
