# SPDX-License-Identifier: Apache-2.0
"""Conversion. Converted to its own format, a canonical sample is unchanged byte for byte. Random tensors of every dtype,
rank and special case are converted to every format and read back exactly, or refused with a reason and without an
output. NumPy and a short independent reader provide the values."""
import collections
import hashlib
import json
import math
import os
import pickle
import re
import resource
import shutil
import string
import struct
import tempfile
import urllib.parse
import zipfile

import numpy as np

import harness
from samples import flax, make_samples, small_floats

SUFFIXES = {name: harness.formats.SUFFIX[name] for name in harness.formats.WRITTEN}

# Valid samples that are not canonical: no writer of the format would write them so. Converted, they have equal
# tensors and metadata instead; the texts say why.
NOT_CANONICAL = {
    "btf_note_unaligned.btf": "records without padding between them, as before 2020-06-29",
    "btf_note_last_unpadded.btf": "the last record without its padding",
    "btf_note_garbage.btf": "reserved bytes and padding that are not zero",
    "btf_note_order.btf": "records in another order than the offset table",
    "primitiv_model_keys.primitiv": "keys that are not sorted",
    "primitiv_model_stats.primitiv": "the same",
    "primitiv_note_wide.primitiv": "lengths in more bytes than they need",
    "primitiv_note_trailing.primitiv": "bytes after the last object",
    "primitiv_note_no_key.primitiv": "a key without names",
    "nnb_note_unaligned.nnb": "blocks without padding",
    "nnb_note_generator.nnb": "constant data longer than its type says",
    "pvp_note_killed.pvp": "a number of frames in the header that is not that of the file",
    "pvp_note_duplicates.pvp": "the same, and bytes after the last frame",
}

# Arguments of an unknown function cannot be converted, so the network cannot; and blocks of which the byte order is not
# known are bytes, which the format does not have.
NOT_WRITABLE = {"nnb_note_unknown.nnb", "gguf_note_big_blocks.gguf"}
# Checkpoints are written with tensors alone.
NOT_WRITABLE |= {"pytorch_number.pt", "pytorch_lists.pt", "pytorch_deep.pt", "pytorch_note_numpy.pt", "pytorch_attributes_listed.pt"}
NOT_WRITABLE |= {"pytorch_training_%d.ckpt" % protocol for protocol in range(2, 6)}

# Those that torch 1.13 would write; and the pickles of archives that newer ones write.
CANONICAL = {"pytorch_1_6.pt", "pytorch_small.pt", "pytorch_dtypes.pt", "pytorch_tensor.pt", "pytorch_state_dict.bin", "pytorch_attributes.pt",
             "pytorch_nested.pt", "pytorch_many.pt"}
# All of Flax but those that say so, and arrays of fewer than 2^30 bytes in chunks.
CANONICAL_FLAX = {sample.name for sample in flax.samples() if not sample.notes} - {"flax_chunked.msgpack"}
CANONICAL_PICKLE = CANONICAL | {"pytorch_2_1.pt", "pytorch_2_7.pt"}

SMALL = {"F8_E5M2FNUZ": "float8_e5m2fnuz", "F8_E4M3FNUZ": "float8_e4m3fnuz", "F8_E8M0": "float8_e8m0fnu",
         "F8_E4M3": "float8_e4m3fn", "F8_E5M2": "float8_e5m2", "F6_E3M2": "float6_e3m2fn", "F6_E2M3": "float6_e2m3fn",
         "F4": "float4_e2m1fn"}
PLAIN = string.ascii_letters + string.digits + "-_.~"
SAFETENSORS = {"F64": "<f8", "F32": "<f4", "F16": "<f2", "I64": "<i8", "I32": "<i4", "I16": "<i2", "I8": "i1",
               "U64": "<u8", "U32": "<u4", "U16": "<u2", "U8": "u1", "BOOL": "?", "C64": "<c8"}


def shown_names(names):
    """What tensors of .npz and .safetensors are shown as, by what the file calls them."""
    def component(text):
        if text in (b"", b".", b".."):
            return text.replace(b".", b"%2E").decode() or "%"
        return "".join(chr(c) if chr(c) in PLAIN else "%%%02X" % c for c in text)

    def encoded(name):
        return "/".join(component(part) for part in name.encode("utf-8").split(b"/"))

    def legal(name):
        parts = re.split("[/@]", name)
        return name.count("@") <= 1 and all(
            component(b"" if part == "%" else urllib.parse.unquote_to_bytes(part)) == part for part in parts)
    first = {name: name if legal(name) else encoded(name) for name in names}
    if len(set(first.values())) == len(names):
        return first
    return {name: name if legal(name) and "%" not in name else encoded(name) for name in names}


def read_safetensors(path):
    with open(path, "rb") as f:
        data = f.read()
    n, = struct.unpack("<Q", data[:8])
    header, body, arrays, end = json.loads(data[8:8 + n]), data[8 + n:], {}, 0
    header.pop("__metadata__", None)
    for name, entry in sorted(header.items(), key=lambda item: item[1]["data_offsets"]):
        begin, stop = entry["data_offsets"]
        assert begin == end, "a hole or an overlap"
        end = stop
        if entry["dtype"] == "BF16":
            wide = np.frombuffer(body[begin:stop], "<u2").astype("<u4") << 16
            arrays[name] = wide.view("<f4").reshape(entry["shape"])
        elif entry["dtype"] in SMALL:
            arrays[name] = small_floats.decode(SMALL[entry["dtype"]], body[begin:stop], entry["shape"])
        else:
            arrays[name] = np.frombuffer(body[begin:stop], SAFETENSORS[entry["dtype"]]).reshape(entry["shape"])
    assert end == len(body), "bytes after the last tensor"
    shown = shown_names(arrays)
    arrays = {shown[name]: array for name, array in arrays.items()}
    return arrays


def read_npz(path):
    with np.load(path, allow_pickle=False) as z:
        shown = shown_names(z.files)
        return {shown[name]: z[name] for name in z.files}


class Unpickler(pickle.Unpickler):
    """Of checkpoints that were written here: torch is not needed to see what it would be called with."""

    def __init__(self, archive):
        super().__init__(archive.open("archive/data.pkl"))
        self.archive = archive

    def persistent_load(self, pid):
        return pid[1], self.archive.read("archive/data/" + pid[2])

    def find_class(self, module, name):
        if name == "OrderedDict":
            return collections.OrderedDict
        if name.startswith("_rebuild_tensor_v"):
            return self.rebuild
        return {"FloatStorage": "f4", "DoubleStorage": "f8", "HalfStorage": "f2", "LongStorage": "i8", "IntStorage": "i4",
                "ShortStorage": "i2", "CharStorage": "i1", "ByteStorage": "u1", "BoolStorage": "?", "ComplexFloatStorage": "c8",
                "ComplexDoubleStorage": "c16", "UntypedStorage": None, "uint16": "u2", "uint32": "u4", "uint64": "u8",
                "BFloat16Storage": "bfloat16"}.get(name, name)

    @staticmethod
    def rebuild(storage, offset, size, stride, _grad, _hooks, dtype=None):
        dtype, data = dtype or storage[0], storage[1]
        if dtype == "bfloat16":
            return (np.frombuffer(data, "<u2").astype("<u4") << 16).view("<f4").reshape(size)
        if dtype == "complex32":
            pairs = np.frombuffer(data, "<f2").astype("<f4").reshape(-1, 2)
            return (pairs[:, 0] + np.complex64(1j) * pairs[:, 1]).reshape(size)
        if dtype in SMALL.values():
            return small_floats.decode(dtype, data, list(size))
        dtype = np.dtype(dtype)
        elements = np.frombuffer(data, dtype)[offset:]
        return np.lib.stride_tricks.as_strided(elements, size, [n * dtype.itemsize for n in stride]).copy()


def flat(found, path=()):
    """Tensors by the way to them."""
    if not isinstance(found, dict):
        return {"/".join(path) if path else "tensor": found}
    return {name: array for key, value in found.items() for name, array in flat(value, (*path, key)).items()}


def read_pytorch(path):
    with zipfile.ZipFile(path) as archive:
        if archive.testzip() is not None:
            raise ValueError("a wrong checksum")
        found = flat(Unpickler(archive).load())
    shown = shown_names(found)
    return {shown[name]: array for name, array in found.items()}


class Unpacked:
    """MessagePack of a file that was written here, as Python values, with arrays of NumPy; read without this library."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, n):
        self.at += n
        assert self.at <= len(self.data), "cut"
        return self.data[self.at - n:self.at]

    def number(self, n):
        return int.from_bytes(self.take(n), "big")

    def value(self):
        tag = self.number(1)
        if tag < 0x80 or tag >= 0xE0:
            return tag if tag < 0x80 else tag - 0x100
        if tag < 0xC0:
            return self.sized("map" if tag < 0x90 else "list" if tag < 0xA0 else "text", tag & (0x1F if tag >= 0xA0 else 0x0F))
        if 0xD4 <= tag <= 0xD8:
            return self.sized("ext", 1 << tag - 0xD4)
        if tag < 0xC4 or 0xCA <= tag <= 0xD3:
            return {0xC0: lambda: None, 0xC2: lambda: False, 0xC3: lambda: True, 0xCB: lambda: struct.unpack(">d", self.take(8))[0],
                    0xCC: lambda: self.number(1), 0xCD: lambda: self.number(2), 0xCE: lambda: self.number(4), 0xCF: lambda: self.number(8),
                    0xD0: lambda: struct.unpack(">b", self.take(1))[0], 0xD1: lambda: struct.unpack(">h", self.take(2))[0],
                    0xD2: lambda: struct.unpack(">i", self.take(4))[0], 0xD3: lambda: struct.unpack(">q", self.take(8))[0]}[tag]()
        kind, n = {0xC4: ("bytes", 1), 0xC5: ("bytes", 2), 0xC6: ("bytes", 4), 0xC7: ("ext", 1), 0xC8: ("ext", 2), 0xC9: ("ext", 4),
                   0xD9: ("text", 1), 0xDA: ("text", 2), 0xDB: ("text", 4), 0xDC: ("list", 2), 0xDD: ("list", 4), 0xDE: ("map", 2),
                   0xDF: ("map", 4)}[tag]
        return self.sized(kind, self.number(n))

    def sized(self, kind, n):
        if kind == "list":
            return [self.value() for _ in range(n)]
        if kind == "map":
            pairs = [(self.value(), self.value()) for _ in range(n)]
            assert len(dict(pairs)) == n, "a key twice"
            return dict(pairs)
        if kind != "ext":
            return self.take(n).decode() if kind == "text" else self.take(n)
        code, inner = self.number(1), Unpacked(self.take(n))
        found = inner.value()
        assert inner.at == n, "bytes behind an extension"
        if code == 2:
            return complex(*found)
        shape, dtype, data = found
        if dtype == "bfloat16":
            return (np.frombuffer(data, "<u2").astype("<u4") << 16).view("<f4").reshape(shape)
        if dtype in SMALL.values():
            return small_floats.decode(dtype, data, shape)
        return np.frombuffer(data, dtype).reshape(shape)


def read_flax(path):
    with open(path, "rb") as file:
        unpacked = Unpacked(file.read())
    found = unpacked.value()
    assert unpacked.at == len(unpacked.data), "bytes behind the map"
    arrays = {name: array for name, array in flat(found).items() if isinstance(array, np.ndarray)}
    shown = shown_names(arrays)
    return {shown[name]: array for name, array in arrays.items()}


def convert(*arguments):
    if "--force" not in arguments and os.path.exists(arguments[-1]):
        os.remove(arguments[-1])         # the result of an earlier case must not count
    return harness.run([harness.tensorgate(), "convert", "-q", *arguments])


def refused(got, out):
    """Problems of a conversion that is refused: exit code 1, a reason, no output."""
    bad = [] if got.code == 1 else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
    if not got.err.strip():
        bad.append("no reason given")
    return bad + (["an output is there"] if os.path.exists(out) else [])


# ------------------------------------------------------------------------------ own format

def pickle_of(path):
    with zipfile.ZipFile(path) as archive:
        return archive.read(next(name for name in archive.namelist() if name.endswith("/data.pkl")))


def own_format(t, folder):
    for sample in [*make_samples.samples(), *make_samples.foreign()]:
        if sample.format not in SUFFIXES:
            continue
        path = os.path.join(harness.SAMPLES, sample.name)
        out = os.path.join(folder, "own." + sample.format)
        got = convert("--to", sample.format, path, out)
        if sample.name in NOT_WRITABLE:
            t.case("own %s" % sample.name, refused(got, out))
            continue
        if got.code != 0:
            t.case("own %s" % sample.name, ["exit code %d: %s" % (got.code, harness.tail(got.err))])
            continue
        with open(out, "rb") as f:
            same = f.read() == sample.data
        bad = []
        # Other programs write these three in different ways; numpy_files tests .npy.
        if sample.format not in make_samples.FOREIGN and same == (sample.name in NOT_CANONICAL):
            bad.append("comes back %s" % ("byte for byte, though listed as not canonical" if same else "with other bytes"))
        if sample.name in CANONICAL | CANONICAL_FLAX and not same:
            bad.append("comes back with other bytes")
        if sample.name in CANONICAL_PICKLE and pickle_of(path) != pickle_of(out):
            bad.append("comes back with another pickle")
        before, problems = harness.ask(["info", "--json", path])
        after, more = harness.ask(["info", "--json", "--from", sample.format, out])
        if sample.format in ("flax", "pytorch") and not bad and any(
                before["metadata"].get(key) != after["metadata"].get(key) for key in ("values", "attributes")):
            bad.append("other metadata: %r" % after["metadata"])
        bad += problems + more
        if not bad and not same:
            bad += compare_info(before, after)
        got = harness.run([harness.tensorgate(), "diff", "-q", path, out])
        if not bad and got.code != 0:
            bad.append("other values: %s" % harness.tail(got.err))
        again = out + ".again"
        got = convert("--force", "--to", sample.format, out, again)
        with open(out, "rb") as f, open(again, "rb") as g:
            if got.code != 0 or f.read() != g.read():
                bad.append("what was written does not come back byte for byte")
        t.case("own %s" % sample.name, bad)


def compare_info(before, after):
    bad = []
    by_name = [sorted(info["tensors"], key=lambda tensor: tensor["name"]) for info in (before, after)]
    for a, b in zip(*by_name):
        for key in ("name", "dtype", "shape", "order", "storage", "nbytes"):
            if a.get(key) != b.get(key):
                bad.append("%s of %s: %r, was %r" % (key, a["name"], b.get(key), a.get(key)))
    if len(before["tensors"]) != len(after["tensors"]):
        bad.append("another number of tensors")
    return bad


# ------------------------------------------------------------------------------- original names

def original_names(path):
    """Names as the file has them, read without this library."""
    if path.endswith(".npz"):
        with np.load(path, allow_pickle=False) as z:
            return [name for name in z.files if not name.endswith("/") and not name.startswith("__MACOSX/")]
    with open(path, "rb") as f:
        n, = struct.unpack("<Q", f.read(8))
        return [name for name in json.loads(f.read(n)) if name != "__metadata__"]


def names_stay(t, folder):
    """Names of .npz and .safetensors go into both byte for byte; a file and its conversion have the same tensors."""
    for sample in make_samples.foreign():
        if sample.format not in ("npz", "safetensors"):
            continue
        path = os.path.join(harness.SAMPLES, sample.name)
        want = sorted(original_names(path))
        for suffix in (".npz", ".safetensors"):
            out = os.path.join(folder, "names" + suffix)
            back = os.path.join(folder, "names_back." + sample.format)
            if convert("--force", path, out).code != 0 or convert("--force", out, back).code != 0:
                continue        # a dtype or so that the other format does not have; every_pair tests that
            bad = ["%s: names %r, expected %r" % (file, original_names(file), want)
                   for file in (out, back) if sorted(original_names(file)) != want]
            for file in (out, back):
                got = harness.run([harness.tensorgate(), "diff", path, file])
                if got.out and b"only" in got.out:
                    bad.append("diff: %s" % harness.tail(got.out))
            t.case("names of %s in %s" % (sample.name, suffix), bad)


# -------------------------------------------------------------------------------- through others

def flax_comes_back(t, folder):
    """Values that are no tensors, their order, and NumPy's numbers survive in the metadata of .safetensors."""
    for name in sorted(CANONICAL_FLAX):
        path = os.path.join(harness.SAMPLES, name)
        between, back = os.path.join(folder, "flax.safetensors"), os.path.join(folder, "flax.msgpack")
        bad = ["exit code %d: %s" % (got.code, harness.tail(got.err))
               for got in (convert("--lossy", path, between), convert("--force", between, back)) if got.code != 0]
        if not bad:
            with open(path, "rb") as a, open(back, "rb") as b:
                bad = [] if a.read() == b.read() else ["comes back with other bytes"]
        t.case("%s through .safetensors" % name, bad)


def flax_counts(t, folder):
    """Lists and maps whose counts have 16 and 32 bits."""
    for n in (15, 16, 65535, 65536):
        path, out = os.path.join(folder, "counts.msgpack"), os.path.join(folder, "out.msgpack")
        data = flax.value({"x": flax.array("uint8", [1], b"\1"), "list": [None] * n, "map": {"%x" % i: None for i in range(n)}})
        with open(path, "wb") as file:
            file.write(data)
        got = convert("--force", path, out)
        bad = [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
        if not bad:
            with open(out, "rb") as file:
                bad = [] if file.read() == data else ["comes back with other bytes"]
        t.case("lists and maps of %d" % n, bad)


def flax_by_names(t, folder):
    """Without metadata, the parts of a name between '/' are keys, sorted; a tensor cannot be a map, too."""
    out = os.path.join(folder, "names.msgpack")
    for number, (names, wanted) in enumerate([
            (["b/y", "a", "b/x", "b-c", ""], {"": {}, "a": {}, "b-c": {}, "b": {"x": {}, "y": {}}}), (["a", "a-b", "a/b"], None),
            (["/x", ""], None), ([flax.MARKER], None), (["/".join("x" * 101)], None), (["/".join("x" * 100)], 100), (["a" * 65536], None)]):
        source = os.path.join(folder, "names.safetensors")
        entries = {name: {"dtype": "U8", "shape": [1], "data_offsets": [i, i + 1]} for i, name in enumerate(names)}
        header = json.dumps(entries).encode()
        with open(source, "wb") as file:
            file.write(struct.pack("<Q", len(header)) + header + bytes(range(len(names))))
        got = convert(source, out)
        if wanted is None:
            t.case("names %d as keys" % number, refused(got, out))
            continue
        with open(out, "rb") as file:
            found = Unpacked(file.read()).value()

        def keys(value):
            return {key: keys(one) for key, one in value.items()} if isinstance(value, dict) else {}
        bad = [] if wanted == 100 or json.dumps(keys(found)) == json.dumps(wanted) else ["keys are %r" % keys(found)]
        bad += ["%s has another value" % name for i, name in enumerate(names) if flat(found)[name].tolist() != [i]]
        t.case("names %d as keys" % number, bad + harness.ask(["check", "--json", out])[1])


# -------------------------------------------------------------------------- every pair of formats

def every_pair(t, folder):
    """What the format can represent is kept: the .npz made from the copy is the .npz made from the original. What --lossy writes
    can be read; a round leaves that out."""
    for sample in [*make_samples.samples(), *make_samples.foreign()]:
        path = os.path.join(harness.SAMPLES, sample.name)
        first = os.path.join(folder, "first.npz")
        if convert("--force", path, first).code != 0:
            continue                      # such as more axes than NumPy supports
        want = read_npz(first)
        for target in SUFFIXES:
            for lossy in ([],) if sample.format in make_samples.FOREIGN else harness.in_round(([], ["--lossy"]), 2):
                out = os.path.join(folder, "pair" + SUFFIXES[target])
                got = convert(*lossy, "--sparse", "dense", path, out)
                case = "%s to %s%s" % (sample.name, target, " ".join([""] + lossy))
                if got.code != 0:
                    t.case(case, refused(got, out))
                    continue
                bad = list(independent(target, out, want)) if not lossy else []
                check = harness.run([harness.tensorgate(), "check", "--from", target, out])
                if check.code != 0:
                    bad.append("what was written is refused: %s" % harness.tail(check.out))
                back = os.path.join(folder, "back.npz")
                got = convert("--force", out, back)
                if got.code != 0:
                    bad.append("does not come back: %s" % harness.tail(got.err))
                elif not lossy:
                    arrays = read_npz(back)
                    if target == "pvp" and "time" not in want:
                        arrays.pop("time", None)          # frames have times, even if all are 0
                    bad += same_arrays(want, arrays)
                os.remove(out)
                t.case(case, bad)


def independent(target, out, want):
    if target == "safetensors":
        yield from same_arrays(want, read_safetensors(out))
    if target == "npy":
        yield from same_arrays(want, {"": np.load(out)})
    if target == "pytorch":
        yield from same_arrays(want, read_pytorch(out))
    if target == "flax":
        yield from same_arrays(want, read_flax(out))


def same_array(a, b):
    """Equal in shape and value, even if the target has another dtype for the same values; if the dtype is the same, the
    bits of NaN and of zeros are compared, too."""
    if list(a.shape) != list(b.shape):
        return "shape %s, was %s" % (b.shape, a.shape)
    if a.dtype == b.dtype:
        return "" if a.tobytes() == b.tobytes() else "other bits"
    if a.dtype.kind == "c" and b.dtype.kind == "f" and not np.nan_to_num(a.imag).any():
        a = a.real
    with np.errstate(all="ignore"):
        wide, narrow = a.astype(b.dtype), b
    return "" if np.array_equal(wide, narrow, equal_nan=wide.dtype.kind in "fc") else "other values as %s" % b.dtype


def same_arrays(want, got):
    if len(want) != len(got):
        return ["%d tensors, expected %d" % (len(got), len(want))]
    if set(want) != set(got) and len(want) == 1:      # an array without a name
        got = dict(zip(want, got.values()))
    if set(want) != set(got):
        return ["names %s, expected %s" % (sorted(got)[:4], sorted(want)[:4])]
    return ["%s: %s" % (name, problem) for name in want for problem in [same_array(want[name], got[name])] if problem]


# ----------------------------------------------------------------------------- random tensors

DTYPES = ("bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128").split()


def random_array(rng, dtype, shape):
    dtype = np.dtype(dtype)
    count = int(np.prod(shape, dtype=np.int64))
    if dtype.kind == "b":
        return rng.integers(0, 2, count).astype(bool).reshape(shape)
    data = rng.integers(0, 256, count * dtype.itemsize, dtype=np.uint8).view(dtype).copy()   # NaN payloads, denormals
    if dtype.kind == "f" and count:
        odd = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, np.finfo(dtype).tiny / 2, np.finfo(dtype).max], dtype)
        where = rng.integers(0, count, min(count, 8))
        data[where] = odd[rng.integers(0, len(odd), len(where))]
    if dtype.kind in "iu" and count:
        info, where = np.iinfo(dtype), rng.integers(0, count, min(count, 4))
        data[where] = np.array([info.min, info.max, 0, 1], dtype)[rng.integers(0, 4, len(where))]
    return data.reshape(shape)


def random_shape(rng, rank):
    return tuple(int(n) for n in rng.choice([1, 2, 3, 5, 0], rank, p=[.2, .4, .2, .15, .05]))


def fits_float32(a):
    if a.dtype.kind == "c":                   # a complex number without an imaginary part is a real one
        return not (a.imag != 0).any() and fits_float32(a.real)
    with np.errstate(all="ignore"):
        narrow = a.astype(np.float32)
        return np.array_equal(narrow.astype(np.longdouble), a.astype(np.longdouble), equal_nan=a.dtype.kind == "f")


def fits_float64(a):
    return np.array_equal(a.astype(np.float64).astype(np.longdouble), a.astype(np.longdouble))


def holds(target, arrays):
    """Whether the format can represent these arrays exactly, according to its documentation."""
    if target in ("npz", "safetensors", "btf"):
        kinds = {"npz": "biufc", "safetensors": "biufc", "btf": "biuf"}[target]
        if target == "safetensors" and any(a.dtype == np.complex128 for a in arrays.values()):
            return False
        return all(a.dtype.kind in kinds or fits_float32(a) for a in arrays.values())
    if target == "npy":
        return len(arrays) == 1
    if target in ("flax", "pytorch"):
        return True
    if target == "nnb":
        return all(fits_float32(a) for a in arrays.values())
    if target == "gguf":                      # no unsigned integers, no complex numbers, at most 4 axes
        return all(a.ndim <= 4 and (fits_float32(a) if a.dtype.kind == "c" else a.dtype != np.uint64 or fits_float64(a))
                   for a in arrays.values())
    if target == "primitiv":
        return all(fits_float32(a) and a.ndim <= 8 and 0 not in a.shape and a.shape[-1:] != (1,) for a in arrays.values())
    return False


def random_tensors(t, folder):
    rng = np.random.default_rng(7)
    for number in range(60):
        count = int(rng.integers(1, 4))
        dtypes = [DTYPES[(number + k) % len(DTYPES)] for k in range(count)]
        arrays = {str(k): random_array(rng, dtypes[k], random_shape(rng, int(rng.integers(0, 9)))) for k in range(count)}
        if rng.integers(0, 2):
            arrays = {k: np.asfortranarray(a) for k, a in arrays.items()}
        source = os.path.join(folder, "random.npz")
        (np.savez_compressed if number % 3 == 0 else np.savez)(source, **arrays)
        for target in SUFFIXES:
            if target == "pvp":
                continue                 # has its own names: pvp_tensors
            out = os.path.join(folder, "random" + target + SUFFIXES[target])
            got = convert(source, out)
            case = "random %d to %s" % (number, target)
            if not holds(target, arrays):
                t.case(case, refused(got, out))
                continue
            if got.code != 0:
                t.case(case, ["exit code %d: %s" % (got.code, harness.tail(got.err))])
                continue
            bad = list(independent(target, out, arrays))
            back = os.path.join(folder, "back.npz")
            got = convert("--force", out, back)
            bad += same_arrays(arrays, read_npz(back)) if got.code == 0 else ["back: %s" % harness.tail(got.err)]
            os.remove(out)
            t.case(case, bad)


def pvp_tensors(t, folder):
    rng = np.random.default_rng(8)
    layers = [("activity", d, s) for d in ("float32", "int32", "uint8") for s in ((3, 4, 5, 2), (0, 4, 5, 2), (1, 1, 1, 1))]
    layers += [("activity", "uint32", (2, 3, 3, 2, 4)), ("weights", "float32", (2, 1, 3, 2, 2, 4))]
    for number, (name, dtype, shape) in enumerate(layers):
        arrays = {name: random_array(rng, dtype, shape), "time": np.arange(shape[0], dtype=np.float64) * 0.5}
        source, out, back = (os.path.join(folder, f) for f in ("layer.npz", "layer.pvp", "back.npz"))
        np.savez(source, **arrays)
        got = convert("--force", source, out)
        bad = [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
        if not bad:
            got = convert("--force", out, back)
            bad = same_arrays(arrays, read_npz(back)) if got.code == 0 else ["back: %s" % harness.tail(got.err)]
        t.case("pvp %d %s %s" % (number, name, dtype), bad)


# ------------------------------------------------------------------------------------- hashes

def sha256(a):
    head = "%s[%s]\n" % (a.dtype.name, ",".join(str(n) for n in a.shape))
    return hashlib.sha256(head.encode() + a.tobytes("C")).hexdigest()


# The tensors that each format can hold without a change of dtype.
KEEPS = {
    "npz": DTYPES, "npy": DTYPES, "flax": DTYPES, "pytorch": DTYPES, "primitiv": ["float32"], "nnb": ["float32"], "pvp": ["float32", "int32", "uint8"],
    "btf": [d for d in DTYPES if d[:3] not in ("boo", "com") and d != "float16"],
    "safetensors": [d for d in DTYPES if d != "complex128"],
    "gguf": [d for d in DTYPES if d[:3] in ("int", "flo")],
}


def same_hashes(t, folder):
    """A tensor has the same hash in every format, and it is the one that the manual defines."""
    rng = np.random.default_rng(11)
    source = os.path.join(folder, "hashed.npz")
    for target, dtypes in KEEPS.items():
        for dtype in dtypes:
            name = "activity" if target == "pvp" else "0"
            arrays = {name: random_array(rng, dtype, (2, 3, 4, 5))}
            if target == "pvp":
                arrays["time"] = np.arange(2, dtype=np.float64)
            np.savez(source, **{key: np.asfortranarray(a) if len(dtype) % 2 else a for key, a in arrays.items()})
            out = os.path.join(folder, "hashed" + SUFFIXES[target])
            got = convert("--force", source, out)
            bad = [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
            for path in [source] + ([out] if not bad else []):
                answer, problems = harness.ask(["hash", "--json", path])
                bad += problems
                found = {} if problems else {x["name"]: x["sha256"] for x in answer[0]["tensors"]}
                if path == out and target == "npy":           # which has no names
                    found = {name: found.get("arr_0")}
                bad += ["%s of %s: another hash" % (key, os.path.basename(path)) for key, a in arrays.items()
                        if found.get(key) != sha256(a)]
            t.case("hash of %s in %s" % (dtype, target), bad)


# ------------------------------------------------------------------------------------- numpy

def numpy_files(t, folder):
    """All files that NumPy writes for plain arrays, in both byte orders and all versions of the header."""
    rng = np.random.default_rng(9)
    for dtype in DTYPES:
        for shape in ((), (7,), (3, 5), (2, 3, 4), (0, 3), (2, 0), (1, 1, 1), (2,) * 8):
            for order in "CF":
                for endian in "<>":
                    a = random_array(rng, dtype, shape)
                    a = np.asarray(a, order=order).astype(a.dtype.newbyteorder(endian), order=order)
                    source, out = os.path.join(folder, "in.npy"), os.path.join(folder, "out.npy")
                    with open(source, "wb") as f:
                        np.lib.format.write_array(f, a, version=(1 + len(shape) % 3, 0), allow_pickle=False)
                    got = convert("--force", source, out)
                    bad = [] if got.code == 0 else [harness.tail(got.err)]
                    if not bad:
                        b = np.load(out)
                        want = a.astype(a.dtype.newbyteorder("<"))
                        if b.shape != a.shape or b.dtype != want.dtype or b.tobytes() != want.tobytes():
                            bad.append("other values")
                        canonical = os.path.join(folder, "numpy.npy")
                        np.save(canonical, np.asarray(want, order=order))
                        with open(out, "rb") as f, open(canonical, "rb") as g:
                            if f.read() != g.read():
                                bad.append("other bytes than numpy.save writes")
                    t.case("numpy %s %s %s%s" % (dtype, shape, order, endian), bad)


def body_of(path):
    """Header and bytes of a .safetensors file."""
    with open(path, "rb") as f:
        data = f.read()
    n, = struct.unpack("<Q", data[:8])
    return json.loads(data[8:8 + n]), data[8 + n:]


def small_dtype(t, folder, kind):
    source, out = os.path.join(folder, "in.npy"), os.path.join(folder, "out.safetensors")
    numbers = small_floats.boundaries(kind)
    whole = small_floats.KINDS[kind][0] == 8     # .safetensors has whole bytes only
    for count, order in (((len(numbers) + 3) // 4 * 4, "C"), (1025 if whole else 1028, "C"), (4, "C"), (0, "C"), (36 * 37, "F")):
        values = (numbers * (count // len(numbers) + 1))[:count]
        shape = (36, 37) if order == "F" else (count,)
        a = np.array(values, "<f8").reshape(shape)
        np.save(source, np.asarray(a, order=order))
        want = [small_floats.encode(kind, x) for x in values]
        table = [small_floats.value(kind, code) for code in want]
        inexact = sum(1 for x, y in zip(values, table) if not (math.isnan(x) and math.isnan(y))
                      and (x, math.copysign(1, x)) != (y, math.copysign(1, y)))
        got = harness.run([harness.tensorgate(), "convert", "--force", "--dtype", kind, source, out])
        if inexact:
            bad = [] if got.code == 1 and b"%d of %d values would change" % (inexact, count) in got.err else ["not refused: %r" % got.err]
            got = harness.run([harness.tensorgate(), "convert", "--force", "--lossy", "--dtype", kind, source, out])
            if b"%d of %d values are rounded" % (inexact, count) not in got.err:
                bad.append("another note: %r" % got.err)
        else:
            bad = ["a note: %r" % got.err] if got.err else []
        if got.code != 0:
            bad.append("exit code %d: %s" % (got.code, harness.tail(got.err)))
        else:
            header, body = body_of(out)
            if SMALL.get(header["arr_0"]["dtype"]) != kind or body != small_floats.pack(kind, want):
                bad.append("another dtype or other codes")
        t.case("--dtype %s: %d values in order %s" % (kind, count, order), bad)
    np.save(source, np.zeros(3, "<f4") + 1)
    got = convert("--force", "--dtype", kind, source, out)
    t.case("--dtype %s: 3 values" % kind, [] if (got.code, b"whole bytes" in got.err) == (0 if whole else 1, not whole) else
           ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    # All codes and back, without a loss.
    codes = [code for code in range(1 << small_floats.KINDS[kind][0]) if math.isfinite(small_floats.value(kind, code))]
    np.save(source, np.array([small_floats.value(kind, code) for code in codes], "<f4"))
    back = os.path.join(folder, "back.npy")
    bad = [harness.tail(got.err) for got in (convert("--force", "--dtype", kind, source, out), convert("--force", out, back)) if got.code]
    if not bad:
        with open(source, "rb") as f, open(back, "rb") as g:
            bad = [] if f.read() == g.read() else ["other bytes"]
    t.case("--dtype %s: all numbers and back" % kind, bad)


def other_dtypes(t, folder):
    """--dtype: floats as other floats, against tables of all numbers and against NumPy; nothing else changes."""
    for kind in small_floats.KINDS:
        small_dtype(t, folder, kind)
    rng = np.random.default_rng(3)
    a = {"f8": rng.standard_normal((5, 7)) * 10.0 ** rng.integers(-9, 9, (5, 7)), "f2": rng.standard_normal(9).astype("<f2"),
         "i4": rng.integers(-9, 9, 11).astype("<i4"), "c8": rng.standard_normal(2).astype("<c8"), "b1": rng.integers(0, 2, 3) > 0}
    source, out = os.path.join(folder, "in.npz"), os.path.join(folder, "out.npz")
    np.savez(source, **a)
    for dtype in ("float16", "float32", "float64"):
        got = convert("--force", "--lossy", "--dtype", dtype, source, out)
        with np.errstate(over="ignore"):
            want = {name: x.astype(dtype) if x.dtype.kind == "f" else x for name, x in a.items()}
        t.case("--dtype %s" % dtype, [harness.tail(got.err)] if got.code else same_arrays(want, read_npz(out)))


def sparse_parts(t, folder):
    """--sparse keep to .npz and back to the format restores the file."""
    for sample in make_samples.samples():
        if not any(x.storage in ("coo", "indices", "sparse") for x in sample.tensors):
            continue
        path = os.path.join(harness.SAMPLES, sample.name)
        parts, out = os.path.join(folder, "parts.npz"), os.path.join(folder, "parts" + SUFFIXES[sample.format])
        got = convert("--force", "--sparse", "keep", path, parts)
        bad = [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
        if not bad:
            got = convert("--force", "--sparse", "keep", parts, out)
            bad = [] if got.code == 0 else ["back: exit code %d: %s" % (got.code, harness.tail(got.err))]
        if not bad:
            before, problems = harness.ask(["info", "--json", path])
            after, more = harness.ask(["info", "--json", "--from", sample.format, out])
            bad = problems + more or compare_info(before, after)
            same = harness.run([harness.tensorgate(), "diff", path, out])
            if same.code != 0:
                bad.append("diff: %s" % harness.tail(same.out))
        t.case("sparse %s" % sample.name, bad)


def many_names(t, folder):
    """Lists of as many renames as there are tensors take no time that grows with the product of both numbers."""
    names = ["model.layers.%d.experts.%d.w eight" % divmod(i, 100) for i in range(40000)]
    lists = {
        "names": (["%s=n.%d" % (name, i) for i, name in enumerate(names)], ["n.%d" % i for i in range(len(names))]),
        "shown names": (["%s=n.%d" % (name.replace(" ", "%20"), i) for i, name in enumerate(names)],
                        ["n.%d" % i for i in range(len(names))]),
        "beginnings": (["%s*=b.%d.*" % (name[:-5], i) for i, name in enumerate(names)],
                       ["b.%d.eight" % i for i in range(len(names))]),
        "ends": (["*%s=*.%d" % (name[5:], i) for i, name in enumerate(names)], ["model.%d" % i for i in range(len(names))]),
    }
    header = {name: {"dtype": "U8", "shape": [1], "data_offsets": [i, i + 1]} for i, name in enumerate(names)}
    text = json.dumps(header).encode()
    source, out, pairs = (os.path.join(folder, name) for name in ("many.safetensors", "out.safetensors", "pairs"))
    with open(source, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + bytes(i % 251 for i in range(len(names))))
    for what, (lines, want) in lists.items():
        with open(pairs, "w") as f:
            f.write("\n".join(lines))
        started = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        got = convert("--renames-from", pairs, source, out)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - started
        bad = [] if got.code == 0 else [harness.tail(got.err)]
        if spent > 15:
            bad.append("%.1f s of the processor" % spent)
        if not bad:
            arrays = read_safetensors(out)
            if {name: int(a[0]) for name, a in arrays.items()} != {name: i % 251 for i, name in enumerate(want)}:
                bad.append("other names: %r" % list(arrays)[:3])
        t.case("%d renames by %s" % (len(lines), what), bad)


def run(t):
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None     # where syncing costs nothing
    folder = tempfile.mkdtemp(prefix="convert-", dir=memory)
    try:
        for part in (own_format, names_stay, flax_comes_back, flax_counts, flax_by_names, every_pair, random_tensors, pvp_tensors, same_hashes, numpy_files, other_dtypes,
                     sparse_parts, many_names):
            part(t, folder)
            for name in os.listdir(folder):
                os.remove(os.path.join(folder, name))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
