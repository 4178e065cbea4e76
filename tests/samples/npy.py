# SPDX-License-Identifier: Apache-2.0
"""NumPy .npy: magic, version, length of the header, a dictionary of Python as text, the elements."""
from samples.sample import FLOAT32_ODD, FLOAT64_ODD, Sample, Tensor, bits, pack
import struct

DESCRS = {"bool": "|b1", "int8": "|i1", "int16": "<i2", "int32": "<i4", "int64": "<i8", "uint8": "|u1",
          "uint16": "<u2", "uint32": "<u4", "uint64": "<u8", "float16": "<f2", "float32": "<f4", "float64": "<f8",
          "complex64": "<c8", "complex128": "<c16"}


def header(descr, shape, fortran=False):
    """The text as NumPy writes it, without the padding."""
    return "{'descr': '%s', 'fortran_order': %s, 'shape': %r, }" % (descr, fortran, tuple(shape))


def record(descr, shape, fortran=False):
    """The text of a type that is not in quotes."""
    return "{'descr': %s, 'fortran_order': %s, 'shape': %r, }" % (descr, fortran, tuple(shape))


def file(text, data, version=1, align=64):
    """The header is padded with spaces and a line feed, so that the elements are aligned."""
    text = text.encode("utf-8" if version == 3 else "latin-1")
    head = 10 if version == 1 else 12
    size = -(-(head + len(text) + 1) // align) * align - head if align else len(text)
    text = text.ljust(size - 1) + b"\n" if align else text
    return b"\x93NUMPY" + bytes([version, 0]) + struct.pack("<H" if version == 1 else "<I", len(text)) + text + data


def array(dtype, shape, data, **options):
    return file(header(DESCRS[dtype], shape), data, **options)


def elements(dtype, n):
    """n different values; of complex ones both parts."""
    if dtype.startswith("complex"):
        return pack({"complex64": "float32", "complex128": "float64"}[dtype], [i * 0.5 - 1 for i in range(2 * n)])
    if dtype == "bool":
        return bytes(i % 3 == 0 for i in range(n))
    return pack(dtype, [i * 0.5 - 1 for i in range(n)] if dtype.startswith("float") else range(n))


def one(name, data, dtype, shape, values, descr=None, version="1.0", notes=0, **more):
    """A sample: its tensor is called arr_0."""
    return Sample("npy_%s.npy" % name, "npy", data, [Tensor("arr_0", dtype, list(shape), values, **more)],
                  {"version": version, "descr": descr or DESCRS[dtype]}, notes=notes)


# What NumPy has besides numbers: descr, the name of the type, and the elements as NumPy 2.4 writes them. The suite numpy_types has many
# more.
OPAQUE = {
    "text": ("<U2", "<U2", "6100000062000000" "e900000000000000" "0000000000000000"),      # ["ab", "\xe9", ""]
    "bytes": ("|S2", "|S2", "6162" "6300" "0000"),                                          # [b"ab", b"c", b""]
    "raw": ("|V3", "|V3", "010203" "000000" "ffff00"),
    "datetime": ("<M8[ns]", "datetime64[ns]", "00604b4bec6f6d17" "0000000000000000" "0000000000000080"),
    "timedelta": ("<m8[D]", "timedelta64[D]", "0100000000000000" "ffffffffffffffff" "0000000000000080"),
    "longdouble": ("<f16", "float128", "00000000000000c0ff3f000000000000" "00000000000000000000000000000000" "0000000000000080ff7f000000000000"),
}
RECORD = "[('x', '<f4'), ('n', '|i1')]"


def opaque():
    for name, (descr, kind, words) in OPAQUE.items():
        data = bytes.fromhex(words)
        yield one("opaque_" + name, file(header(descr, (3,)), data), kind, (3,), data, descr)
    # [(1.5, -1), (0, 2), (-2, 127)]; the fields are tensors, too, whose elements are 5 bytes from each other.
    data = bytes.fromhex("0000c03fff" "0000000002" "000000c07f")
    sample = one("opaque_records", file(record(RECORD, (3,)), data), RECORD, (3,), data, RECORD)
    for field, dtype, at, size in (("x", "float32", 0, 4), ("n", "int8", 4, 1)):
        sample.tensors.append(Tensor("arr_0." + field, dtype, [3], b"".join(data[i + at:i + at + size] for i in (0, 5, 10)), in_a_row=False))
    yield sample


def samples():
    for dtype in DESCRS:
        data = elements(dtype, 6)
        yield one(dtype, array(dtype, (2, 3), data), dtype, (2, 3), data)
    for dtype, code in (("int16", "h"), ("float64", "d"), ("complex128", "d")):
        data = elements(dtype, 4)
        size = struct.calcsize(code)
        swapped = b"".join(data[i:i + size][::-1] for i in range(0, len(data), size))
        descr = ">" + DESCRS[dtype][1:]
        yield one("big_endian_" + dtype, file(header(descr, (4,)), swapped), dtype, (4,), data, descr)
    for name, shape in (("scalar", ()), ("one", (1,)), ("empty", (0,)), ("empty_3", (2, 0, 3)), ("rank_4", (1, 2, 1, 3))):
        count = 1
        for n in shape:
            count *= n
        data = elements("int32", count)
        yield one("shape_" + name, array("int32", shape, data), "int32", shape, data)
    data = elements("float32", 6)
    yield one("fortran", file(header("<f4", (2, 3), True), data), "float32", (2, 3), data, order="F")
    yield one("fortran_vector", file(header("<f4", (6,), True), data), "float32", (6,), data)
    for version in (2, 3):
        yield one("version_%d" % version, array("float32", (6,), data, version=version), "float32", (6,), data,
                  version="%d.0" % version, notes=1)
    # Under Python 2, NumPy wrote an L behind long numbers.
    yield one("python_2_long", file("{'descr': '<f4', 'fortran_order': False, 'shape': (2L, 3L), }", data, align=16),
              "float32", (2, 3), data)
    # Written by hand: noted are the order of the keys, and quotes and blanks.
    yield one("python_2", file('{"shape": (2L, 3L,),\n "fortran_order":False,"descr":\t"<f4"}', data, align=16),
              "float32", (2, 3), data, notes=2)
    # No line feed, and elements at an odd place.
    yield one("unpadded", array("float32", (6,), data, align=0), "float32", (6,), data, notes=2)
    reordered = "{'descr': '<f4', 'shape': (6,), 'fortran_order': False, }"
    yield one("key_order", file(reordered, data), "float32", (6,), data, notes=1)
    yield one("spelling", file(header("<f4", (6,)).replace(", }", "}"), data), "float32", (6,), data, notes=1)
    yield from opaque()
    plain = array("float32", (6,), data)
    yield one("no_line_feed", plain[:127] + b" " + plain[128:], "float32", (6,), data, notes=1)
    yield one("special_float32", array("float32", (8,), bits("float32", FLOAT32_ODD)), "float32", (8,),
              bits("float32", FLOAT32_ODD))
    yield one("special_float64", array("float64", (8,), bits("float64", FLOAT64_ODD)), "float64", (8,),
              bits("float64", FLOAT64_ODD))
