# SPDX-License-Identifier: Apache-2.0
"""NumPy .npz: a ZIP archive of .npy files. The archives are Python's, made as numpy.savez makes them."""
from samples import npy
from samples.sample import Sample, Tensor, put
import io
import struct
import zipfile
import zlib


class Pipe(io.RawIOBase):
    """What cannot be gone back in: then sizes and checksums stand behind the members."""

    def __init__(self):
        super().__init__()
        self.data = b""

    def writable(self):
        return True

    def write(self, data):
        self.data += bytes(data)
        return len(data)


def archive(members, method=zipfile.ZIP_STORED, pipe=False, zip64=True):
    """`members`: [(name, bytes)]. The same bytes each time."""
    out = Pipe() if pipe else io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as z:
        for name, data in members:
            info = zipfile.ZipInfo(name)
            info.compress_type = method
            with z.open(info, "w", force_zip64=zip64) as f:
                f.write(data)
    return out.data if pipe else out.getvalue()


def entry(name, data, version=45, flags=0, sizes=None, fields=b"", offset=0):
    """A member with its entry in the directory."""
    def shared(sizes):
        return struct.pack("<HHHHHLLLHH", version, flags, 0, 0, 33, zlib.crc32(data), *sizes, len(name), len(fields))

    sizes = sizes or (len(data), len(data))
    name = name.encode()
    return (b"PK\3\4" + shared((len(data), len(data)))[:24] + struct.pack("<H", 0) + name + data,
            struct.pack("<4sH", b"PK\1\2", 0x32d) + shared(sizes) +
            struct.pack("<HHHLL", 0, 0, 0, 0, offset) + name + fields)


def zip64_end(count, directory, end):
    """The end record of a large archive, and its locator."""
    return (struct.pack("<4sQHHLLQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, count, count, end - directory, directory) +
            struct.pack("<4sLQL", b"PK\6\7", 0, end, 1))


def large(name, data):
    """An archive whose numbers are all in fields of 64 bits."""
    most = 0xffffffff
    member, listed = entry(name, data, sizes=(most, most), offset=most,
                           fields=struct.pack("<HHQQQ", 1, 24, len(data), len(data), 0))
    end = len(member) + len(listed)
    return (member + listed + zip64_end(1, len(member), end) +
            struct.pack("<4sHHHHLLH", b"PK\5\6", 0, 0, 0xffff, 0xffff, most, most, 0))


def noted(name, data):
    """An archive with everything that is noted of headers: versions, times and dates that differ, flags, a comment, text, a
    device, extra fields (unknown, not needed, less than one), a large end record that is not needed."""
    fields = struct.pack("<HHQQHHB", 1, 16, len(data), len(data), 0x7777, 0, 0)
    member, listed = entry(name, data, flags=0x4000, fields=fields)
    member = put(put(member, 4, "<H", 20), 10, "<HH", 1, 34)
    listed = put(put(listed, 32, "<H", 4), 36, "<HL", 1, 0x40) + b"text"
    end = len(member) + len(listed)
    return (member + listed + zip64_end(1, len(member), end) +
            struct.pack("<4sHHHHLLH", b"PK\5\6", 0, 0, 1, 1, len(listed), len(member), 0))


def folders(members):
    """[(name, bytes, attributes)]"""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        for name, data, attributes in members:
            info = zipfile.ZipInfo(name)
            info.external_attr, info.create_system = attributes, 3
            z.writestr(info, data)
    return out.getvalue()


def samples():
    tensors = [Tensor("weight", "float32", [2, 3], npy.elements("float32", 6)),
               Tensor("arr_0", "int64", [], npy.elements("int64", 1)),
               Tensor("layer/b", "bool", [4], npy.elements("bool", 4)),
               Tensor("none", "complex64", [0, 2], b"")]
    members = [(t.name + ".npy", npy.array(t.dtype, t.shape, t.data)) for t in tensors]
    yield Sample("npz_empty.npz", "npz", archive([]))
    for name, options in (("stored", {}), ("deflated", {"method": zipfile.ZIP_DEFLATED}), ("short", {"zip64": False}),
                          ("pipe", {"pipe": True}), ("pipe_deflated", {"pipe": True, "method": zipfile.ZIP_DEFLATED})):
        yield Sample("npz_%s.npz" % name, "npz", archive(members, **options), tensors)

    # Small ones, of which every byte can be tried.
    # Without padding and line feed, which is noted.
    small = [("s.npy", npy.array("int16", [2], npy.elements("int16", 2), align=0))]
    for name, method in (("small", zipfile.ZIP_STORED), ("small_deflated", zipfile.ZIP_DEFLATED)):
        yield Sample("npz_%s.npz" % name, "npz", archive(small, method, zip64=False),
                     [Tensor("s", "int16", [2], npy.elements("int16", 2))], notes=2)

    # Names of this library stay, others are encoded: (in the archive, here). One is noted.
    names = [("a/b@Adam.m1", "a/b@Adam.m1"), ("a%20b", "a%20b"), ("a c", "a%20c"), ("../x", "%2E%2E/x"), ("", "%"),
             ("\u00e4", "%C3%A4"), ("x@y@z", "x%40y%40z")]
    one = npy.array("uint8", [1], b"\7")
    yield Sample("npz_names.npz", "npz", archive([(raw + ".npy", one) for raw, _ in names]),
                 [Tensor(name, "uint8", [1], b"\7") for _, name in names], notes=1)
    # Shown alike, so that each '%' is encoded, too.
    names = [("a b", "a%20b"), ("a%20b", "a%2520b"), ("c", "c"), ("x.npy", "x.npy")]
    yield Sample("npz_names_alike.npz", "npz", archive([(raw + ".npy", one) for raw, _ in names]),
                 [Tensor(name, "uint8", [1], b"\7") for _, name in names])
    # What is noted of names, once each: no picture, no part of its own, the same without case, a device.
    names = [("a\tb", "a%09b"), ("a//x", "a/%/x"), ("y", "y"), ("Y", "Y"), ("con", "con")]
    yield Sample("npz_names_noted.npz", "npz", archive([(raw + ".npy", one) for raw, _ in names]),
                 [Tensor(name, "uint8", [1], b"\7") for _, name in names], notes=4)

    # Entries of folders, as Unix and MS-DOS mark them, and what macOS puts beside files: passed over, with a note of one rule.
    yield Sample("npz_folders.npz", "npz", folders([("g/", b"", 0o40755 << 16 | 0x10), ("g/x.npy", one, 0o100644 << 16),
                                                    ("__MACOSX/", b"", 0x10), ("__MACOSX/g/._x.npy", b"\0\5\x16\7", 0)]),
                 [Tensor("g/x", "uint8", [1], b"\7")], notes=1)

    # A large archive, of which all numbers are in other places than usual: noted of the entry and of the end record, as
    # they need not be there.
    yield Sample("npz_large.npz", "npz", large("x.npy", one), [Tensor("x", "uint8", [1], b"\7")], notes=2)
    # What need not be there and says nothing else: see the notes in the grammar.
    yield Sample("npz_noted.npz", "npz", noted("x.npy", one), [Tensor("x", "uint8", [1], b"\7")], notes=11)
    # What may be misleading, once each: attributes of libarchive, a field of times without any, a signature in a field that
    # has to be empty, a setuid bit; and a version that is lower than in the directory, though not for the offset.
    fields = struct.pack("<HHHHHHHL", 0x6c78, 2, 0, 0x5455, 0, 0xcafe, 4, 0x06054b50)
    member, listed = entry("x.npy", one, fields=fields)
    member = put(member, 4, "<H", 20)
    listed = put(listed, 38, "<L", 0o104755 << 16)
    yield Sample("npz_misleading.npz", "npz", member + listed + struct.pack(
        "<4sHHHHLLH", b"PK\5\6", 0, 0, 1, 1, len(listed), len(member), 0), [Tensor("x", "uint8", [1], b"\7")], notes=5)
    # The offset alone needs version 4.5, which the directory says: the one note is that it does not need that field. The
    # offset is behind a second member.
    first, first_listed = entry("w.npy", one, version=20)
    member, listed = entry("x.npy", one, offset=0xffffffff, fields=struct.pack("<HHQ", 1, 8, len(first)))
    member = put(member, 4, "<H", 20)
    directory = first_listed + listed
    yield Sample("npz_far.npz", "npz", first + member + directory + struct.pack(
        "<4sHHHHLLH", b"PK\5\6", 0, 0, 2, 2, len(directory), len(first + member), 0),
        [Tensor(name, "uint8", [1], b"\7") for name in "wx"], notes=1)
    # Sizes in front of a member that has a descriptor, but no checksum: noted.
    pipe = archive([("x.npy", one)], pipe=True, zip64=False)
    yield Sample("npz_pipe_sizes.npz", "npz", put(pipe, 18, "<LL", *[len(one)] * 2), [Tensor("x", "uint8", [1], b"\7")], notes=1)
    # A descriptor without a signature, which is noted.
    end = 35 + len(one)
    yield Sample("npz_pipe_unsigned.npz", "npz", pipe[:end] + put(pipe[end + 4:], len(pipe) - end - 10, "<L", end + 12),
                 [Tensor("x", "uint8", [1], b"\7")], notes=1)

    # Two names that would be shown alike: then every '%' is encoded.
    pair = [("a b", "a%20b"), ("a%20b", "a%2520b"), ("ab", "ab")]
    yield Sample("npz_percent_pair.npz", "npz", archive([(raw + ".npy", one) for raw, _ in pair]),
                 [Tensor(name, "uint8", [1], b"\7") for _, name in pair])

    # Fortran order, and the other byte order; the elements as they come out.
    data = npy.elements("int16", 6)
    swapped = b"".join(data[i:i + 2][::-1] for i in range(0, 12, 2))
    yield Sample("npz_orders.npz", "npz", archive([
        ("f.npy", npy.file(npy.header("<i2", (2, 3), True), data)),
        ("big.npy", npy.file(npy.header(">i2", (2, 3)), swapped))], method=zipfile.ZIP_DEFLATED),
        [Tensor("f", "int16", [2, 3], data, order="F"), Tensor("big", "int16", [2, 3], data)])
