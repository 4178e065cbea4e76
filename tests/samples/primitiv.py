# SPDX-License-Identifier: Apache-2.0
"""primitiv: a sequence of MessagePack tokens. Token numbers are big-endian, tensor data little-endian."""
from samples.sample import FLOAT32_ODD, Sample, Tensor, bits, pack
import struct

SHAPE, TENSOR, PARAMETER, MODEL, OPTIMIZER = 0x000, 0x100, 0x200, 0x300, 0x400


def uint32(value):
    """ce and four bytes, whatever the value."""
    return b"\xce" + struct.pack(">I", value)


def float32(word):
    """ca and the bits of the float, big-endian."""
    return b"\xca" + struct.pack(">I", word)


def sized(n, fixed, limit, forms):
    """The shortest head: `fixed` + n below `limit`, else the first of `forms` (tag, struct code) that holds n."""
    if n < limit:
        return bytes([fixed + n])
    for tag, code in forms:
        if n < 1 << 8 * struct.calcsize(code):
            return bytes([tag]) + struct.pack(">" + code, n)
    raise ValueError(n)


def string(raw):
    return sized(len(raw), 0xA0, 32, [(0xD9, "B"), (0xDA, "H"), (0xDB, "I")]) + raw


def binary(raw):
    return sized(len(raw), 0, 0, [(0xC4, "B"), (0xC5, "H"), (0xC6, "I")]) + raw


def array(n):
    return sized(n, 0x90, 16, [(0xDC, "H"), (0xDD, "I")])


def mapping(n):
    return sized(n, 0x80, 16, [(0xDE, "H"), (0xDF, "I")])


def file(kind, body, major=0, minor=1):
    """15 bytes of header, then the object."""
    return uint32(major) + uint32(minor) + uint32(kind) + body


def shape(dims, batch=1):
    return array(len(dims)) + b"".join(uint32(d) for d in dims) + uint32(batch)


def tensor(dims, data, batch=1):
    return shape(dims, batch) + binary(data)


def floats(n, start=0.0):
    return pack("float32", [start + 0.5 * i for i in range(n)])


def parameter(value, stats=()):
    """`value` and `stats` [(key, tensor)] are written tensors."""
    return value + uint32(len(stats)) + b"".join(string(key) + t for key, t in stats)


def model(entries):
    """`entries`: [([name, ...], parameter)]."""
    return uint32(len(entries)) + b"".join(
        array(len(key)) + b"".join(string(k) for k in key) + p for key, p in entries)


def optimizer(uints, floats_):
    """`uints` [(key, number)], `floats_` [(key, bits)]."""
    return (mapping(len(uints)) + b"".join(string(k) + uint32(v) for k, v in uints) +
            mapping(len(floats_)) + b"".join(string(k) + float32(v) for k, v in floats_))


def f32(name, dims, data):
    return Tensor(name, "float32", dims, data, order="F" if len(dims) > 1 else "C")


def samples():
    yield Sample("primitiv_shape.primitiv", "primitiv", file(SHAPE, shape([3, 1, 2], batch=5)),
                 metadata={"kind": "shape", "dims": [3, 1, 2], "batch": 5})
    yield Sample("primitiv_tensor.primitiv", "primitiv", file(TENSOR, tensor([2, 3], floats(24), batch=4)),
                 [f32("tensor", [2, 3, 4], floats(24))], {"kind": "tensor"})
    yield Sample("primitiv_scalar.primitiv", "primitiv", file(PARAMETER, parameter(tensor([], floats(1, 2.5)))),
                 [f32("value", [], floats(1, 2.5))], {"kind": "parameter"})
    # Statistics of another shape and batch than the value, with names that need escapes.
    stats = [(b"Adam.m1", tensor([2, 4], floats(8, 1))), (b"Adam.m2", tensor([2, 4], floats(8, 2))),
             (b"", tensor([3], floats(6, 3), batch=2)), (b"a/b%\xff\x00", tensor([1, 2], floats(2, 4)))]
    yield Sample("primitiv_parameter.primitiv", "primitiv",
                 file(PARAMETER, parameter(tensor([2, 4], floats(8)), stats)),
                 [f32("value", [2, 4], floats(8)), f32("value@Adam.m1", [2, 4], floats(8, 1)),
                  f32("value@Adam.m2", [2, 4], floats(8, 2)), f32("value@%", [3, 2], floats(6, 3)),
                  f32("value@a%2Fb%25%FF%00", [1, 2], floats(2, 4))], {"kind": "parameter"})
    # 63 and 64 floats: the length of a binary then needs a second byte; and floats that are not numbers.
    entries = [([b"b63"], parameter(tensor([63], floats(63)))), ([b"b64"], parameter(tensor([8, 8], floats(64)))),
               ([b"odd"], parameter(tensor([8], bits("float32", FLOAT32_ODD))))]
    yield Sample("primitiv_model.primitiv", "primitiv", file(MODEL, model(entries)),
                 [f32("b63", [63], floats(63)), f32("b64", [8, 8], floats(64)),
                  f32("odd", [8], bits("float32", FLOAT32_ODD))], {"kind": "model", "parameters": 3})
    # Keys: empty, dots, bytes that are not UTF-8, over 31 bytes, over 15 names; rank 8.
    one = parameter(tensor([], floats(1)))
    deep = [b"%c" % (97 + i) for i in range(17)]
    entries = [([b""], one), ([b"", b"."], one), ([b"..", b"..."], one), ([b"\x00\x1b[0m\xc3\xa4"], one),
               ([b"n" * 40], one), (deep, one),
               ([b"rank", b"8"], parameter(tensor([1, 2, 1, 1, 1, 1, 1, 2], floats(4)),
                                           [(b"AdaGrad.m", tensor([2], floats(2)))]))]
    yield Sample("primitiv_model_keys.primitiv", "primitiv", file(MODEL, model(entries)),
                 [f32(name, [], floats(1)) for name in
                  ["%", "%/%2E", "%2E%2E/...", "%00%1B%5B0m%C3%A4", "n" * 40, "/".join(k.decode() for k in deep)]] +
                 [f32("rank/8", [1, 2, 1, 1, 1, 1, 1, 2], floats(4)), f32("rank/8@AdaGrad.m", [2], floats(2))],
                 {"kind": "model", "parameters": 7})
    # Several statistics, of few and of many, in no order; before and behind them parameters with fewer. The first key begins
    # with all of the second one.
    def tensors(count, start):
        keys = [b"s%d" % (7 * k % 23) for k in range(count)]
        return keys, parameter(tensor([2], floats(2, start)),
                               [(key, tensor([], floats(1, start + 1 + k))) for k, key in enumerate(keys)])

    entries, expected = [([b"q", b""], one), ([b"q"], one)], [f32("q/%", [], floats(1)), f32("q", [], floats(1))]
    for i, count in enumerate((3, 0, 20, 1, 15)):
        keys, value = tensors(count, 100 * i)
        name = "p%d" % (3 * i % 5)
        entries.append(([name.encode()], value))
        expected += [f32(name, [2], floats(2, 100 * i))]
        expected += [f32("%s@%s" % (name, key.decode()), [], floats(1, 100 * i + 1 + k)) for k, key in enumerate(keys)]
    yield Sample("primitiv_model_stats.primitiv", "primitiv", file(MODEL, model(entries)), expected,
                 {"kind": "model", "parameters": 7})
    yield Sample("primitiv_model_empty.primitiv", "primitiv", file(MODEL, model([])),
                 metadata={"kind": "model", "parameters": 0})
    settings = [(b"Optimizer.lr_scale", 0x3F800000), (b"SGD.eta", 0x3DCCCCCD), (b"odd nan", 0x7FC00000),
                (b"odd -inf", 0xFF800000)]
    yield Sample("primitiv_optimizer.primitiv", "primitiv",
                 file(OPTIMIZER, optimizer([(b"Optimizer.epoch", 4294967295)], settings)),
                 metadata={"kind": "optimizer", "uint_configs": {"Optimizer.epoch": 4294967295},
                           "float_configs": {"Optimizer.lr_scale": 1.0, "SGD.eta": 0.1, "odd%20nan": "nan",
                                             "odd%20-inf": "-inf"}})
    many = [(b"key%d" % i, i) for i in range(17)]
    yield Sample("primitiv_optimizer_map16.primitiv", "primitiv", file(OPTIMIZER, optimizer(many, [])),
                 metadata={"kind": "optimizer", "uint_configs": {k.decode(): v for k, v in many},
                           "float_configs": {}})

    # Deviations that primitiv's reader accepts: lengths in a longer encoding than needed (a note each) ...
    wide = (b"\xdc\x00\x01" + uint32(2) + uint32(1) + b"\xc6\x00\x00\x00\x08" + floats(2) + uint32(1) +
            b"\xd9\x01k" + tensor([], floats(1)))
    yield Sample("primitiv_note_wide.primitiv", "primitiv", file(PARAMETER, wide),
                 [f32("value", [2], floats(2)), f32("value@k", [], floats(1))], notes=3)
    # ... a trailing one, which is dropped, and bytes after the object ...
    yield Sample("primitiv_note_trailing.primitiv", "primitiv", file(TENSOR, tensor([2, 1], floats(2)) + b"more"),
                 [f32("tensor", [2], floats(2))], notes=2)
    # ... and a key without names.
    yield Sample("primitiv_note_no_key.primitiv", "primitiv", file(MODEL, model([([], one)])),
                 [f32("%", [], floats(1))], notes=1)
