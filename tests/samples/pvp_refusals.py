# SPDX-License-Identifier: Apache-2.0
"""PVP files that have to be refused, each for one broken rule; see refusals.py."""
import struct

from samples import pvp
from samples.sample import Refusal, pack, put


def refusals():
    def no(name, data, code, offset, path, why, strict=False):
        return Refusal("pvp_no_%s.pvp" % name, "pvp", data, code, offset, path, why, strict)

    def dense(**other):
        words = dict(filetype=pvp.DENSE, nx=2, ny=1, nf=1, datasize=4, datatype=pvp.FLOAT, nbands=1, nxExtended=2,
                     nyExtended=1, recordsize=2)
        words.update(other)
        return pvp.header(**words) + pvp.dense_frame(1.0, pvp.floats(2))

    def word(name):
        return 4 * pvp.WORDS.index(name)

    yield no("size_0", b"", "truncated", 0, "header.headersize", "nothing at all")
    yield no("size_79", dense()[:79], "truncated", 72, "header.time", "less than the header")
    yield no("headersize_84", dense(headersize=84), "bad_value", 0, "header.headersize", "neither 80 nor 104")
    yield no("big_endian", struct.pack(">20i", 80, 20, *[0] * 18), "bad_value", 0, "header.headersize", "another byte order")
    yield no("numparams_26", dense(numparams=26), "bad_value", 4, "header.numparams", "26 words in 80 bytes")
    for filetype in (0, 3, 5, 7):
        yield no("filetype_%d" % filetype, dense(filetype=filetype), "bad_value", 8, "header.filetype",
                 "no type of activity")
    for name in ("nx", "ny", "nf", "nxprocs", "nyprocs"):
        for value in (0, -1):
            yield no("%s_%d" % (name, value), dense(**{name: value}), "bad_value", word(name), "header." + name,
                     "less than 1")
    yield no("numrecords", dense(numrecords=-1), "bad_value", word("numrecords"), "header.numrecords", "negative")
    yield no("nbands", dense(nbands=-5), "bad_value", word("nbands"), "header.nbands", "negative")
    for datatype, datasize in ((0, 4), (3, 8), (2, 2), (4, 8), (5, 4), (1, 4), (3, -4)):
        yield no("datatype_%d_%d" % (datatype, datasize), dense(datatype=datatype, datasize=datasize), "bad_value",
                 word("datatype"), "header.datatype", "no such pair of type and size")
    yield no("layer_2e32", dense(nx=65537, ny=65536), "overflow", word("nx"), "header.nx", "over 2^32 cells")
    yield no("layer_2e62", dense(nx=2 ** 31 - 1, ny=2 ** 31 - 1, nf=2 ** 31 - 1), "overflow", word("nx"), "header.nx",
             "a product that wraps")
    yield no("blocks", dense(nxprocs=2, nxExtended=5), "bad_size", word("nxExtended"), "header.nx_extended",
             "blocks that do not fill the layer")
    yield no("dense_cut", dense()[:-1], "truncated", 88, "content.frames[0].values", "the only frame is cut")
    yield no("dense_second", dense(nbands=2) + b"\0", "truncated", 96, "content.frames[1].time",
             "a frame that is counted is cut")
    legacy = pvp.header(pvp.LEGACY, 2, 1, 1, 4, pvp.FLOAT, 1, time=3.0) + pvp.floats(2)
    yield no("legacy_cut", legacy[:-1], "truncated", 80, "content.values", "the frame is cut")
    yield no("legacy_two", legacy + pvp.floats(2), "trailing", 88, "content.nothing_more", "a second frame has no time")
    yield no("legacy_int", put(legacy, word("datatype"), "<i", 2), "bad_value", word("datatype"), "header.datatype",
             "type 1 holds floats only")

    def sparse(frames, nbands=1, **other):
        return pvp.header(pvp.SPARSE_VALUES, 3, 2, 1, 8, pvp.PAIR, nbands, **other) + frames

    good = pvp.sparse_frame(1.0, [5, 0], [1.0, 2.0])
    yield no("sparse_index", sparse(put(good, 20, "<I", 6)), "bad_reference", 100, "content.frames[0].entries[1].index",
             "one cell too far")
    yield no("sparse_count", sparse(put(good, 8, "<I", 3)), "truncated", 92, "content.frames[0].entries",
             "the third entry is missing")
    yield no("sparse_max", sparse(put(good, 8, "<I", 2 ** 32 - 1)), "truncated", 92, "content.frames[0].entries",
             "more entries than bytes")
    yield no("sparse_head_cut", sparse(good + bytes(11), nbands=2), "truncated", 116, "content.frames[1].count",
             "a frame that is counted is cut")
    yield no("sparse_procs", sparse(good, nxprocs=2), "bad_value", word("nxprocs"), "header.nxprocs",
             "sparse frames of several processes")
    binary = pvp.header(pvp.SPARSE_BINARY, 3, 2, 1, 4, pvp.INT, 1) + pvp.sparse_frame(1.0, [0, 6])
    yield no("binary_index", binary, "bad_reference", 96, "content.frames[0].indices[1].index", "one cell too far")

    def weights(frames=1, **other):
        head = pvp.weights_header(pvp.WEIGHTS_SHARED, 2, 1, 1, 3, 1, **other)
        return frames * (head + b"".join(pvp.patch(2, 1, pvp.floats(2)) for _ in range(3)))

    yield no("weights_80", put(weights(), 0, "<i", 80), "bad_value", 4, "header.numparams", "26 words in 80 bytes")
    yield no("weights_type", put(weights(), 8, "<i", 4), "bad_value", 8, "header.filetype", "a dense layer of 104 bytes")
    for i, name in enumerate(("nxp", "nyp", "nfp")):
        yield no(name + "_0", put(weights(), 80 + 4 * i, "<i", 0), "bad_value", 80 + 4 * i, "weights_header." + name,
                 "less than 1")
    yield no("patches_0", put(weights(), 100, "<i", 0), "bad_value", 100, "weights_header.num_patches", "less than 1")
    yield no("patches_max", put(weights(), 100, "<i", 2 ** 31 - 1), "truncated", 100, "weights_header.num_patches",
             "more patches than bytes")
    yield no("nxp_max", put(weights(), 80, "<iii", 65537, 65536, 1), "truncated", 100, "weights_header.num_patches",
             "a patch whose size wraps to 65536")
    yield no("weights_cut", weights()[:-1], "truncated", 104, "weights_header.frames_fill_the_file",
             "the last byte is missing")
    yield no("second_geometry", put(weights(2), len(weights()) + 12, "<i", 99), "bad_value", len(weights()) + 12,
             "content.frames[1].header.nx", "a second frame of another layer")

    yield no("strict_nbands", dense(nbands=7), "bad_value", word("nbands"), "header.nbands", "7 frames counted, 1 there",
             strict=True)
    yield no("strict_tail", dense() + b"\0", "trailing", 96, "content.trailing", "a byte behind the frame", strict=True)
    yield no("strict_legacy", legacy, "bad_value", 8, "header.filetype", "type 1", strict=True)
    yield no("strict_extended", dense(nxExtended=9), "bad_value", word("nxExtended"), "header.nx_extended",
             "a margin that activity does not have", strict=True)
