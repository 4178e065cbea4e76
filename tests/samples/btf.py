# SPDX-License-Identifier: Apache-2.0
"""BTF: a table of offsets and a record at each of them. All words little-endian."""
from samples.sample import FLOAT32_ODD, FLOAT64_ODD, Sample, Tensor, bits, pack
import struct

DTYPES = ["int8", "int16", "int32", "int64", "float32", "float64", "uint8", "uint16", "uint32", "uint64"]
DENSE, COO = 0, 1


def u64(*words):
    return struct.pack("<%dQ" % len(words), *words)


def header(rank, dtype, layout, reserved=bytes(6)):
    """16 bytes: rank u64, dtype u8, layout u8, six reserved bytes."""
    return u64(rank) + bytes([dtype if isinstance(dtype, int) else DTYPES.index(dtype), layout]) + reserved


def dense(dtype, dims, data, reserved=bytes(6)):
    """Header, dims u64[rank], elements in row-major order; not padded."""
    return header(len(dims), dtype, DENSE, reserved) + u64(*dims) + data


def coo(dtype, dims, rows, values):
    """Header, dims u64[rank]; (N, rank) u64, indices s64[N][rank]; N u64, values."""
    flat = [i for row in rows for i in row]
    return (header(len(dims), dtype, COO) + u64(*dims) + u64(len(rows), len(dims)) +
            struct.pack("<%dq" % len(flat), *flat) + u64(len(rows)) + pack(dtype, values))


def padded(record):
    return record + bytes(-len(record) % 8)


def container(records, pad=padded, gap=b"", order=None, tail=b""):
    """num_tensors u64, offsets u64[n], records. `order`: the order of records in the file."""
    at = 8 + 8 * len(records) + len(gap)
    offsets, body = [0] * len(records), gap
    for i in order or range(len(records)):
        offsets[i] = at
        body += pad(records[i])
        at += len(pad(records[i]))
    return u64(len(records), *offsets) + body + tail


def counting(dtype, n):
    """n different values, including both ends of the type's range."""
    if dtype.startswith("float"):
        return [i * 0.75 - 1 for i in range(n)]
    size = struct.calcsize({"8": "b", "16": "h", "32": "i", "64": "q"}[dtype.lstrip("uint")]) * 8
    low, high = (0, 2 ** size - 1) if dtype.startswith("u") else (-2 ** (size - 1), 2 ** (size - 1) - 1)
    return ([low, high] + [i * 3 % 100 for i in range(n)])[:n]


def samples():
    yield Sample("btf_empty.btf", "btf", u64(0), metadata={"num_tensors": 0})

    tensors = [Tensor(str(i), dtype, [2, 3], pack(dtype, counting(dtype, 6))) for i, dtype in enumerate(DTYPES)]
    yield Sample("btf_dtypes.btf", "btf", container([dense(t.dtype, t.shape, t.data) for t in tensors]), tensors,
                 {"num_tensors": 10})

    tensors = [Tensor(str(i), "int16", shape, pack("int16", range(count))) for i, (shape, count) in enumerate([
        ([], 1), ([0], 0), ([3, 0, 2], 0), ([1], 1), ([5], 5), ([2, 1, 3], 6), ([1, 2, 1, 2, 1, 2, 1, 2], 16)])]
    yield Sample("btf_shapes.btf", "btf", container([dense(t.dtype, t.shape, t.data) for t in tensors]), tensors)

    tensors = [Tensor("0", "float32", [8], bits("float32", FLOAT32_ODD)),
               Tensor("1", "float64", [4, 2], bits("float64", FLOAT64_ODD))]
    yield Sample("btf_special_floats.btf", "btf", container([dense(t.dtype, t.shape, t.data) for t in tensors]),
                 tensors)

    # Sparse tensors: unsorted with a duplicate, no entries, a scalar, and a dense one between them.
    records = [coo("float32", [2, 4], [[1, 3], [0, 0], [1, 3]], [1.5, -2.0, 3.25]),
               dense("uint8", [3], b"abc"),
               coo("int64", [2, 3, 4], [], []),
               coo("int8", [], [[]], [7])]
    yield Sample("btf_coo.btf", "btf", container(records), [
        Tensor("0", "float32", [2, 4], pack("float32", [1.5, -2.0, 3.25]), storage="coo"),
        Tensor("1", "uint8", [3], b"abc"),
        Tensor("2", "int64", [2, 3, 4], b"", storage="coo"),
        Tensor("3", "int8", [], b"\x07", storage="coo")])

    # Deviations that readers accept. Two rules: no padding, so the offsets of the second and third record are not
    # multiples of 8, and the padding of the first two is missing.
    old = [dense("int8", [3], b"\1\2\3"), dense("int8", [1], b"\4"), dense("int8", [8], b"abcdefgh")]
    yield Sample("btf_note_unaligned.btf", "btf", container(old, pad=bytes), [
        Tensor("0", "int8", [3], b"\1\2\3"), Tensor("1", "int8", [1], b"\4"), Tensor("2", "int8", [8], b"abcdefgh")],
        notes=2)
    # The last record has no padding.
    yield Sample("btf_note_last_unpadded.btf", "btf", container([dense("int8", [3], b"\1\2\3")], pad=bytes),
                 [Tensor("0", "int8", [3], b"\1\2\3")], notes=1)
    # Uninitialised memory in the reserved bytes and in the padding.
    yield Sample("btf_note_garbage.btf", "btf",
                 container([dense("int8", [3], b"\1\2\3", reserved=b"\xde\xad\xbe\xef\0\1")],
                           pad=lambda record: record + b"\0\0\0\0\x55"),
                 [Tensor("0", "int8", [3], b"\1\2\3")], notes=2)
    # A gap after the table, records in reverse order, bytes after the last.
    two = [dense("int32", [2], pack("int32", [1, 2])), dense("int32", [2], pack("int32", [3, 4]))]
    yield Sample("btf_note_order.btf", "btf", container(two, gap=bytes(8), order=[1, 0], tail=b"tail"), [
        Tensor("0", "int32", [2], pack("int32", [1, 2])), Tensor("1", "int32", [2], pack("int32", [3, 4]))], notes=2)
    # Two tensors share a record.
    one = dense("int32", [2], pack("int32", [5, 6]))
    yield Sample("btf_note_shared.btf", "btf", u64(2, 24, 24) + one,
                 [Tensor(str(i), "int32", [2], pack("int32", [5, 6])) for i in range(2)], notes=1)
