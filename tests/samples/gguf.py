# SPDX-License-Identifier: Apache-2.0
"""GGUF: keys with values, descriptions of tensors, zeros up to the alignment, data."""
import struct

from samples.sample import CODES, FLOAT32_ODD, Sample, Tensor, bits, pack

VALUES = ("uint8", "int8", "uint16", "int16", "uint32", "int32", "float32", "bool", "string", "array", "uint64", "int64",
          "float64")
# Name: number, elements and bytes of a block.
TYPES = {"float32": (0, 1, 4), "float16": (1, 1, 2), "q4_0": (2, 32, 18), "q4_1": (3, 32, 20), "q5_0": (6, 32, 22),
         "q5_1": (7, 32, 24), "q8_0": (8, 32, 34), "q8_1": (9, 32, 36), "q2_k": (10, 256, 84), "q3_k": (11, 256, 110),
         "q4_k": (12, 256, 144), "q5_k": (13, 256, 176), "q6_k": (14, 256, 210), "q8_k": (15, 256, 292),
         "iq2_xxs": (16, 256, 66), "iq2_xs": (17, 256, 74), "iq3_xxs": (18, 256, 98), "iq1_s": (19, 256, 50),
         "iq4_nl": (20, 32, 18), "iq3_s": (21, 256, 110), "iq2_s": (22, 256, 82), "iq4_xs": (23, 256, 136), "int8": (24, 1, 1),
         "int16": (25, 1, 2), "int32": (26, 1, 4), "int64": (27, 1, 8), "float64": (28, 1, 8), "iq1_m": (29, 256, 56),
         "bfloat16": (30, 1, 2), "tq1_0": (34, 256, 54), "tq2_0": (35, 256, 66), "mxfp4": (39, 32, 17), "nvfp4": (40, 64, 36),
         "q1_0": (41, 128, 18), "q2_0": (42, 64, 18)}
PLAIN = ("float32", "float16", "bfloat16", "float64", "int8", "int16", "int32", "int64")
BLOCKS = [name for name in TYPES if name not in PLAIN]
CODEBOOKS = ("iq2_xxs", "iq2_xs", "iq3_xxs", "iq1_s", "iq3_s", "iq2_s", "iq1_m")   # values by numbers that follow no rule


def text(value, e="<"):
    value = value if isinstance(value, bytes) else value.encode("utf-8")
    return struct.pack(e + "Q", len(value)) + value


def scalar(kind, value, e="<"):
    if kind == "string":
        return text(value, e)
    return struct.pack(e + ("B" if kind == "bool" else CODES[kind]), value)


def pair(key, kind, value, e="<"):
    """`kind`: "uint32", or ["uint32"] for an array."""
    if isinstance(kind, str):
        return text(key, e) + struct.pack(e + "I", VALUES.index(kind)) + scalar(kind, value, e)
    return (text(key, e) + struct.pack(e + "IIQ", VALUES.index("array"), VALUES.index(kind[0]), len(value)) +
            b"".join(scalar(kind[0], one, e) for one in value))


def info(name, dtype, shape, offset, e="<"):
    number = dtype if isinstance(dtype, int) else TYPES[dtype][0]
    return text(name, e) + struct.pack("%sI%dQIQ" % (e, len(shape)), len(shape), *reversed(shape), number, offset)


def head(tensors, pairs, version=3, e="<"):
    return b"GGUF" + struct.pack(e + "IQQ", version, tensors, pairs)


def padded(data, alignment=32):
    return data + bytes(-len(data) % alignment)


def assemble(pairs, infos, data, alignment=32, version=3, e="<"):
    """From parts that are bytes."""
    front = head(len(infos), len(pairs), version, e) + b"".join(pairs) + b"".join(infos)
    return (padded(front, alignment) if infos else front) + data


def file(tensors, pairs=(), alignment=32, version=3, e="<"):
    """`tensors`: [(name, dtype, shape, data)]; `pairs`: [(key, kind, value)]."""
    infos, data = [], b""
    for name, dtype, shape, values in tensors:
        infos.append(info(name, dtype, shape, len(data), e))
        data += padded(values, alignment)
    return assemble([pair(*p, e=e) for p in pairs], infos, data, alignment, version, e)


def noise(n, seed=1):
    """Bytes of a linear congruential generator."""
    out = bytearray()
    for _ in range(n):
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        out.append(seed >> 56)
    return bytes(out)


def metadata(pairs, version=3, alignment=32, order="little"):
    return {"version": version, "alignment": alignment, "byte_order": order,
            "kv": {key: [v == 1 for v in value] if kind == ["bool"] else value == 1 if kind == "bool" else value
                   for key, kind, value in pairs},
            "types": {key: kind if isinstance(kind, str) else "[%s]" % kind[0] for key, kind, _ in pairs}}


ENDS = {"uint8": (0, 255), "int8": (-128, 127), "uint16": (0, 65535), "int16": (-32768, 32767), "uint32": (0, 2 ** 32 - 1),
        "int32": (-2 ** 31, 2 ** 31 - 1), "float32": (-1.5, 0.1), "bool": (0, 1), "uint64": (0, 2 ** 64 - 1),
        "int64": (-2 ** 63, 2 ** 63 - 1), "float64": (-1.5, 0.1), "string": ("", "\u00fc\n\u20ac")}
ALL_VALUES = [("general.architecture", "string", "test")] + [
    ("low." + kind, kind, ends[0]) for kind, ends in ENDS.items()] + [
    ("high." + kind, kind, ends[1]) for kind, ends in ENDS.items()] + [
    ("array." + kind, [kind], list(ends) + list(ends)) for kind, ends in ENDS.items()] + [
    ("empty." + kind, [kind], []) for kind in ("uint8", "string", "float64")]


def elements(dtype, n):
    if dtype == "bfloat16":
        return bytes((7 * i + 3) % 120 for i in range(2 * n))
    if dtype.startswith("float"):
        return pack(dtype, [i * 0.75 - 1 for i in range(n)])
    return pack(dtype, [i * 5 % 120 - 60 for i in range(n)])


def swapped(data, width):
    return b"".join(data[i:i + width][::-1] for i in range(0, len(data), width))


def samples():
    def one(name, tensors=(), pairs=(), notes=0, meta=None, **options):
        data = file([(t.name, t.dtype, t.shape, t.data) for t in tensors], pairs, **options)
        version, alignment = options.get("version", 3), options.get("alignment", 32)
        return Sample("gguf_%s.gguf" % name, "gguf", data, list(tensors), meta or metadata(pairs, version, alignment), notes)

    def blocks(name, dtype, shape, data):
        return Tensor(name, dtype, shape, data, storage="blocks")

    yield one("empty")
    yield one("values", pairs=ALL_VALUES)
    yield one("version_2", [Tensor("t", "float32", [2], elements("float32", 2))], ALL_VALUES[:4], version=2)
    yield one("dtypes", [Tensor(dtype, dtype, [2, 3], elements(dtype, 6)) for dtype in PLAIN])
    yield one("odd", [Tensor("odd", "float32", [8], bits("float32", FLOAT32_ODD))])
    yield one("blocks", [blocks(dtype, dtype, [TYPES[dtype][1]], noise(TYPES[dtype][2], i))
                         for i, dtype in enumerate(BLOCKS) if dtype not in CODEBOOKS])
    yield one("codebooks", [blocks(dtype, dtype, [2, TYPES[dtype][1]], noise(2 * TYPES[dtype][2], i))
                            for i, dtype in enumerate(CODEBOOKS)])
    yield one("alignment", [blocks("a", "q8_0", [32], noise(34)), Tensor("b", "int8", [3], b"abc")],
              [("general.alignment", "uint32", 64)], alignment=64)
    yield one("shapes", [Tensor("scalar", "float32", [], elements("float32", 1)), Tensor("none", "float32", [0, 3], b""),
                         Tensor("none_too", "int8", [3, 0], b""), Tensor("four", "int16", [1, 2, 1, 3], elements("int16", 6)),
                         blocks("no_blocks", "q4_k", [0, 256], b""), blocks("no_row", "q4_k", [2, 0], b"")])
    # Names as in .safetensors.
    names = [("blk.0.attn_q.weight", "blk.0.attn_q.weight"), ("a c", "a%20c"), ("../x", "%2E%2E/x"), ("", "%"),
             ("\u00e4", "%C3%A4"), ("a%20b", "a%2520b"), ("x@y@z", "x%40y%40z"), ("n" * 63, "n" * 63)]
    data = file([(raw, "int8", [1], bytes([i])) for i, (raw, _) in enumerate(names)])
    yield Sample("gguf_names.gguf", "gguf", data, [Tensor(name, "int8", [1], bytes([i])) for i, (_, name) in enumerate(names)],
                 metadata([]))

    # Big-endian: all values, and what the bytes of tensors are.
    big = {"e": ">"}
    meta = metadata(ALL_VALUES, order="big")
    yield Sample("gguf_big_values.gguf", "gguf", file([], ALL_VALUES, **big), [], meta)
    tensors = [(dtype, dtype, [2, 3], swapped(elements(dtype, 6), TYPES[dtype][2])) for dtype in PLAIN]
    expected = [Tensor(dtype, dtype, [2, 3], elements(dtype, 6)) for dtype in PLAIN]
    for dtype, scales in (("q4_0", [0]), ("q8_0", [0]), ("q4_k", [0, 2]), ("q6_k", [208]), ("mxfp4", []), ("nvfp4", [])):
        shape, size, data = [2 * TYPES[dtype][1]], TYPES[dtype][2], noise(2 * TYPES[dtype][2])
        expected.append(blocks(dtype, dtype, shape, data))
        for at in [block + scale for block in (0, size) for scale in scales]:
            data = data[:at] + swapped(data[at:at + 2], 2) + data[at + 2:]
        tensors.append((dtype, dtype, shape, data))
    yield Sample("gguf_big_tensors.gguf", "gguf", file(tensors, **big), expected, metadata([], order="big"))
    # Blocks of other types are bytes there.
    yield Sample("gguf_note_big_blocks.gguf", "gguf", file([("a", "q5_0", [2, 64], noise(88))], **big),
                 [Tensor("a", "uint8", [2, 44], noise(88))], metadata([], order="big"), notes=1)
    yield Sample("gguf_note_big_2.gguf", "gguf", file([], [], version=2, **big), [],
                 metadata([], version=2, order="big"), notes=1)

    # What is tolerated.
    yield one("note_alignment", [Tensor("a", "int8", [1], b"a"), Tensor("b", "int8", [3], b"abc")],
              [("general.alignment", "uint32", 4)], alignment=4, notes=1)
    yield one("note_wide_alignment", pairs=[("general.alignment", "uint32", 1 << 17)], alignment=1 << 17, notes=1)
    yield one("note_keys", pairs=[("Upper.Case", "uint8", 1)], notes=1)
    raw = [pair("tokens", ["string"], [b"a\xff", b"b\0c", b"ok"]), pair("text", "string", b"\xed\xa0\x80")]
    yield Sample("gguf_note_texts.gguf", "gguf", assemble(raw, [], b""), notes=1)
    yield one("note_name", [Tensor("n" * 64, "int8", [1], b"a")], notes=1)
    yield one("note_axes", [Tensor("eight", "int8", [1, 2, 1, 2, 1, 1, 1, 2], bytes(range(8)))], notes=1)
    a, b = pack("float32", [1, 2]), pack("float32", [3])
    infos = [info("a", "float32", [2], 0), info("b", "float32", [1], 64)]
    both = [Tensor("a", "float32", [2], a), Tensor("b", "float32", [1], b)]
    yield Sample("gguf_note_gap.gguf", "gguf", assemble([], infos, padded(a, 64) + padded(b)), both, metadata([]), notes=1)
    infos[1] = info("b", "float32", [1], 32)
    yield Sample("gguf_note_padding.gguf", "gguf", assemble([], infos, a + b"\1" * 24 + padded(b)), both, metadata([]), notes=1)
    yield Sample("gguf_note_unpadded.gguf", "gguf", assemble([], infos, padded(a) + b), both, metadata([]), notes=1)
    yield Sample("gguf_note_trailing.gguf", "gguf", assemble([], infos, padded(a) + padded(b) + b"\0"), both, metadata([]),
                 notes=1)
    front = head(1, 0) + info("a", "float32", [2], 0)
    yield Sample("gguf_note_front.gguf", "gguf", front + b"\1" * (-len(front) % 32) + padded(a), both[:1], metadata([]),
                 notes=1)
    yield Sample("gguf_note_no_tensors.gguf", "gguf", head(0, 0) + bytes(7) + b"\1", notes=1, metadata=metadata([]))
    yield Sample("gguf_padded_keys.gguf", "gguf", padded(head(0, 0)), metadata=metadata([]))
