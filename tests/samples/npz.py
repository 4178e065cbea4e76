# SPDX-License-Identifier: Apache-2.0
"""NumPy .npz: a ZIP archive of .npy files. The archives are Python's, made as numpy.savez makes them."""
from samples import npy
from samples.sample import Sample, Tensor
import io
import zipfile


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
    small = [("s.npy", npy.array("int16", [2], npy.elements("int16", 2), align=0))]
    for name, method in (("small", zipfile.ZIP_STORED), ("small_deflated", zipfile.ZIP_DEFLATED)):
        yield Sample("npz_%s.npz" % name, "npz", archive(small, method, zip64=False),
                     [Tensor("s", "int16", [2], npy.elements("int16", 2))])

    # Names of this library stay, others are encoded: (in the archive, here)
    names = [("a/b@Adam.m1", "a/b@Adam.m1"), ("a%20b", "a%20b"), ("a c", "a%20c"), ("../x", "%2E%2E/x"), ("", "%"),
             ("\u00e4", "%C3%A4"), ("x@y@z", "x%40y%40z")]
    one = npy.array("uint8", [1], b"\7")
    yield Sample("npz_names.npz", "npz", archive([(raw + ".npy", one) for raw, _ in names]),
                 [Tensor(name, "uint8", [1], b"\7") for _, name in names])

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
