# SPDX-License-Identifier: Apache-2.0
"""PVP: a header of 80 bytes (104 for weights), then frames. All words little-endian."""
from samples.sample import FLOAT32_ODD, Sample, Tensor, bits, pack
import struct

LEGACY, SPARSE_BINARY, WEIGHTS_NONSHARED, DENSE, WEIGHTS_SHARED, SPARSE_VALUES = 1, 2, 3, 4, 5, 6
BYTE, INT, FLOAT, PAIR, TAUS = 1, 2, 3, 4, 5
WORDS = ["headersize", "numparams", "filetype", "nx", "ny", "nf", "numrecords", "recordsize", "datasize", "datatype",
         "nxprocs", "nyprocs", "nxExtended", "nyExtended", "kx0", "ky0", "nbatch", "nbands"]
MORE_WORDS = ["nxp", "nyp", "nfp", "wMin", "wMax", "numPatches"]


def header(filetype, nx, ny, nf, datasize, datatype, nbands, time=0.0, **other):
    """18 words of 32 bits and the time. Weights have six more words: see `weights_header`."""
    words = dict(headersize=80, numparams=20, filetype=filetype, nx=nx, ny=ny, nf=nf, numrecords=1,
                 recordsize=nx * ny * nf if filetype in (DENSE, LEGACY) else 0, datasize=datasize, datatype=datatype,
                 nxprocs=1, nyprocs=1, nxExtended=nx, nyExtended=ny, kx0=0, ky0=0, nbatch=1, nbands=nbands)
    words.update(other)
    return struct.pack("<18id", *[words[name] for name in WORDS], time)


def weights_header(filetype, nxp, nyp, nfp, patches, arbors, datatype=FLOAT, low=0.0, high=1.0, time=0.0, **other):
    words = dict(nx=patches, ny=1, nf=1, headersize=104, numparams=26, numrecords=arbors)
    words.update(other)
    size = words.pop("datasize", 4 if datatype == FLOAT else 1)
    return (header(filetype, datasize=size, datatype=datatype, nbands=words.pop("nbands", arbors), time=time, **words) +
            struct.pack("<iiiffi", nxp, nyp, nfp, low, high, patches))


def dense_frame(time, values):
    return struct.pack("<d", time) + values


def sparse_frame(time, indices, values=None):
    """count, then indices, or pairs of index and value."""
    out = struct.pack("<dI", time, len(indices))
    for i, index in enumerate(indices):
        out += struct.pack("<I", index) + (b"" if values is None else struct.pack("<f", values[i]))
    return out


def patch(nxp, nyp, weights, offset=0):
    """8 bytes (nx, ny, offset), then the weights."""
    return struct.pack("<HHI", nxp, nyp, offset) + weights


def floats(n, start=0.0):
    return pack("float32", [start + 0.125 * i for i in range(n)])


def activity(name, frames, shape, data, dtype="float32", **more):
    """The tensors of an activity file; `data`: the stored values of the first frame."""
    return [Tensor("activity", dtype, [frames] + shape, data, **more),
            Tensor("time", "float64", [frames], b"", nbytes=None)]


def samples():
    # 4: dense, of every data type
    one, two = floats(12), bits("float32", FLOAT32_ODD) + floats(4)
    head = header(DENSE, 3, 2, 2, 4, FLOAT, 2)
    yield Sample("pvp_dense.pvp", "pvp", head + dense_frame(0.5, one) + dense_frame(float("nan"), two),
                 activity("f", 2, [2, 3, 2], one, nbytes=96), {"frames": 2})
    values = bytes(range(250, 256)) + bytes(range(6))
    yield Sample("pvp_dense_uint8.pvp", "pvp", header(DENSE, 3, 2, 2, 1, BYTE, 1, time=4.0) + dense_frame(4.0, values),
                 activity("b", 1, [2, 3, 2], values, "uint8"), {"frames": 1})
    values = pack("int32", [-2 ** 31, 2 ** 31 - 1, 0, -1])
    yield Sample("pvp_dense_int32.pvp", "pvp", header(DENSE, 2, 2, 1, 4, INT, 1) + dense_frame(1.0, values),
                 activity("i", 1, [2, 2, 1], values, "int32"))
    values = pack("uint32", [1, 2, 3, 4, 2 ** 32 - 1, 6, 7, 8])
    yield Sample("pvp_dense_random_state.pvp", "pvp", header(DENSE, 2, 1, 1, 16, TAUS, 1) + dense_frame(0.0, values),
                 activity("r", 1, [1, 2, 1, 4], values, "uint32"))
    yield Sample("pvp_dense_no_frames.pvp", "pvp", header(DENSE, 2, 2, 1, 4, FLOAT, 0),
                 activity("n", 0, [2, 2, 1], b""), {"frames": 0})

    # 6 and 2: sparse, with an empty frame and entries in any order
    head = header(SPARSE_VALUES, 4, 3, 2, 8, PAIR, 3)
    frames = [sparse_frame(1.0, [23, 0, 7], [1.5, -2.0, 0.0]), sparse_frame(2.0, [], []),
              sparse_frame(3.0, [5], [float("inf")])]
    yield Sample("pvp_sparse_values.pvp", "pvp", head + b"".join(frames),
                 activity("s", 3, [3, 4, 2], None, storage="sparse"), {"frames": 3, "active": [3, 0, 1]})
    head = header(SPARSE_VALUES, 4, 3, 2, 8, FLOAT, 1)       # as the current C++ writer does
    yield Sample("pvp_sparse_values_cpp.pvp", "pvp", head + sparse_frame(1.0, [1, 1], [4.0, 5.0]),
                 activity("s", 1, [3, 4, 2], None, storage="sparse"), {"active": [2]})
    head = header(SPARSE_BINARY, 4, 3, 2, 4, INT, 2)
    yield Sample("pvp_sparse_binary.pvp", "pvp", head + sparse_frame(1.0, []) + sparse_frame(2.0, [2, 22]),
                 activity("s", 2, [3, 4, 2], None, storage="indices"), {"frames": 2, "active": [0, 2]})
    yield Sample("pvp_sparse_no_frames.pvp", "pvp", header(SPARSE_VALUES, 4, 3, 2, 8, PAIR, 0),
                 activity("s", 0, [3, 4, 2], None, storage="sparse"), {"frames": 0, "active": []})

    # 5 and 3: weights; a frame is its header and arbors x patches x (8 bytes, nyp*nxp*nfp values)
    def frame(low, high, time, start, arbors=2, patches=3):
        return weights_header(WEIGHTS_SHARED, 2, 2, 1, patches, arbors, low=low, high=high, time=time) + b"".join(
            patch(2, 2, floats(4, start + i)) for i in range(arbors * patches))

    yield Sample("pvp_weights_shared.pvp", "pvp", frame(0.0, 1.0, 5.0, 0) + frame(-1.0, 2.0, 6.0, 10),
                 [Tensor("weights", "float32", [2, 2, 3, 2, 2, 1], None), Tensor("time", "float64", [2], b"")],
                 {"frames": 2, "wMin": [0.0, -1.0], "wMax": [1.0, 2.0]})
    data = weights_header(WEIGHTS_NONSHARED, 3, 1, 2, 4, 1, datatype=BYTE, low=-0.5, high=0.5, time=9.0, nx=2, ny=2)
    data += b"".join(patch(3, 1, bytes([i, 50, 100, 150, 200, 255 - i])) for i in range(4))
    yield Sample("pvp_weights_bytes.pvp", "pvp", data,
                 [Tensor("weights", "uint8", [1, 1, 4, 1, 3, 2], None), Tensor("time", "float64", [1], b"")],
                 {"wMin": [-0.5], "wMax": [0.5]})

    # Deviations that readers accept: a run that was killed (no frames counted, a truncated frame left) ...
    head = header(DENSE, 2, 1, 1, 4, FLOAT, 0)
    yield Sample("pvp_note_killed.pvp", "pvp", head + dense_frame(1.0, floats(2)) + b"cut",
                 activity("k", 1, [1, 2, 1], floats(2)), {"frames": 1}, notes=2)
    # ... the same in a sparse layer, with more entries than cells ...
    head = header(SPARSE_BINARY, 1, 1, 1, 4, INT, 0)
    yield Sample("pvp_note_duplicates.pvp", "pvp", head + sparse_frame(1.0, [0, 0]) + bytes(11),
                 activity("k", 1, [1, 1, 1], None, storage="indices"), {"frames": 1, "active": [2]}, notes=3)
    # ... type 1, whose time is in the header ...
    yield Sample("pvp_note_legacy.pvp", "pvp", header(LEGACY, 2, 2, 1, 4, FLOAT, 1, time=7.0) + floats(4),
                 activity("l", 1, [2, 2, 1], floats(4)), {"frames": 1}, notes=1)
    # ... a layer of 2 x 1 processes, stored as one block for each ...
    head = header(DENSE, 2, 1, 1, 4, FLOAT, 1, nxprocs=2, nxExtended=4)
    yield Sample("pvp_note_processes.pvp", "pvp", head + dense_frame(1.0, floats(4)),
                 activity("p", 1, [1, 4, 1], None), {"frames": 1}, notes=1)
    # ... and weights whose two counts of arbors differ, with an invalid range.
    data = weights_header(WEIGHTS_SHARED, 1, 1, 1, 1, 1, datatype=BYTE, low=1.0, high=-1.0, nbands=7)
    yield Sample("pvp_note_arbors.pvp", "pvp", data + patch(1, 1, b"\x80"),
                 [Tensor("weights", "uint8", [1, 1, 1, 1, 1, 1], None), Tensor("time", "float64", [1], b"")], notes=2)
