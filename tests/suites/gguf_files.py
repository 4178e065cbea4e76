# SPDX-License-Identifier: Apache-2.0
"""GGUF: canonical files come back byte for byte; a writer's file is laid out as ggml wants it; and the package gguf of
PyPI writes what we read, reads what we write, and encodes and decodes blocks as we
do."""
import os
import shutil
import struct
import tempfile

import gguf as reference
import numpy as np
from gguf import quants

import harness
from samples import gguf, ggml_blocks, gguf_refusals, make_samples


# Not as we write it: big-endian, version 2, what is tolerated, and padding behind keys without tensors.
NOT_CANONICAL = ("gguf_big_", "gguf_note_", "gguf_version_2", "gguf_padded_keys")


def convert(*arguments):
    got = harness.run([harness.tensorgate(), "convert", "-q", "--force", *arguments])
    return [] if got.code == 0 else ["convert: exit code %d: %s" % (got.code, harness.tail(got.err))]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def own(t, folder):
    for sample in make_samples.of(["gguf"]):
        if sample.name.startswith(NOT_CANONICAL):
            continue
        out = os.path.join(folder, "own.gguf")
        bad = convert(os.path.join(harness.SAMPLES, sample.name), out)
        if not bad and read(out) != sample.data:
            bad.append("comes back with other bytes")
        t.case("own " + sample.name, bad)


def odd_keys(t, folder):
    """What a conversion of numbers would change: each bit of a NaN stays, in files of either byte order."""
    path, out = os.path.join(folder, "nan.gguf"), os.path.join(folder, "own.gguf")
    words = (0x7F800001, 0xFFA00000, 0x7FC00001, 0x80000000, 1)
    for e in "<>":
        pairs = [gguf.text("k%d" % i, e) + struct.pack(e + "II", 6, word) for i, word in enumerate(words)]
        pairs.append(gguf.text("all", e) + struct.pack(e + "IIQ5I", 9, 6, len(words), *words))
        with open(path, "wb") as file:
            file.write(gguf.assemble(pairs, [], b"", 32, 3, e))
        bad = convert(path, out)
        if not bad and read(out) != gguf.assemble(
                [gguf.text("k%d" % i) + struct.pack("<II", 6, word) for i, word in enumerate(words)] +
                [gguf.text("all") + struct.pack("<IIQ5I", 9, 6, len(words), *words)], [], b""):
            bad.append("other bits")
        t.case("NaN as keys, %s" % e, bad)


def selected(t, folder):
    """--tensor leaves out the keys, and says so."""
    path, out = os.path.join(folder, "keys.gguf"), os.path.join(folder, "one.gguf")
    for pairs, told in ((([("general.name", "string", "x")]), True), ([], False)):
        with open(path, "wb") as file:
            file.write(gguf.file([("a", "int8", [1], b"1"), ("b", "int8", [1], b"2")], pairs))
        got = harness.run([harness.tensorgate(), "convert", "--force", "--tensor", "b", path, out])
        bad = [] if got.code == 0 and (b"the metadata are left out" in got.err) == told else [repr(got.err)]
        bad += [] if read(out) == gguf.file([("b", "int8", [1], b"2")]) else ["other bytes"]
        t.case("a selection of %d keys" % len(pairs), bad)


def layout(t, folder):
    """Arrays of NumPy become the file that tests/samples/gguf.py makes of them."""
    rng = np.random.default_rng(3)
    arrays = {dtype: rng.integers(0, 100, (3, 2, 5)).astype(dtype) for dtype in gguf.PLAIN if dtype != "bfloat16"}
    source, out = os.path.join(folder, "in.npz"), os.path.join(folder, "out.gguf")
    np.savez(source, **arrays)
    bad = convert(source, out)
    want = gguf.file([(name, name, list(a.shape), a.tobytes()) for name, a in arrays.items()])
    if not bad and read(out) != want:
        bad.append("other bytes than expected")
    t.case("arrays as GGUF", bad)


def substitutes(t, folder):
    """Unsigned integers become the next type of GGUF that holds every value."""
    source, out = os.path.join(folder, "in.npz"), os.path.join(folder, "out.gguf")
    arrays = {"u1": np.uint8([0, 255]), "u2": np.uint16([0, 65535]), "u4": np.uint32([1, 2 ** 32 - 1]), "b": np.array([True, False])}
    np.savez(source, **arrays)
    bad = convert(source, out)
    found = {} if bad else {x["name"]: x["dtype"] for x in harness.ask(["info", "--json", out])[0]["tensors"]}
    if found != {"u1": "int16", "u2": "int32", "u4": "int64", "b": "int8"}:
        bad.append(str(found))
    bad = bad or convert(out, source)
    if not bad:
        with np.load(source) as again:
            bad = [name for name in arrays if not np.array_equal(again[name], arrays[name])]
    t.case("unsigned integers", bad)


def split_windows(t, folder):
    """Any slice of blocks has the values of the whole."""
    kind, rows, row = "q4_k", 3, 1024
    data = gguf.noise(rows * row // 256 * 144, 5)
    path = os.path.join(folder, "slices.gguf")
    with open(path, "wb") as file:
        file.write(gguf.file([("w", kind, [rows, row], data)]))
    want = ggml_blocks.decode(kind, data, (rows, row))
    for one in ("0,0:1", "1,255:257", "2,1023:1024", "0:3,300", "1,17:1000:13", "::-1,5"):
        answer, bad = harness.ask(["cat", "--json", "--slice", one, path, "w"])
        if not bad:
            got = np.array(answer["values"], dtype=object).reshape(-1)
            expected = eval("want[%s]" % one, {"want": want}).reshape(-1)       # a slice from the line above
            same = [np.float32(float(x)).tobytes() == y.tobytes() or np.isnan(y) and float(x) != float(x)
                    for x, y in zip(got, expected)]
            bad = [] if len(got) == len(expected) and all(same) else ["%d of %d values" % (sum(same), len(expected))]
        t.case("slice [%s] of blocks" % one, bad)


def raw(t, folder):
    """Blocks as they are: bytes, with the last axis in bytes. """
    tensors = [(kind, kind, [2, gguf.TYPES[kind][1]], gguf.noise(2 * gguf.TYPES[kind][2], i))
               for i, kind in enumerate(gguf.BLOCKS)]
    path, out = os.path.join(folder, "raw.gguf"), os.path.join(folder, "raw.npz")
    with open(path, "wb") as file:
        file.write(gguf.file(tensors))
    bad = convert("--raw", path, out)
    if not bad:
        with np.load(out) as arrays:
            for name, kind, _, data in tensors:
                size = gguf.TYPES[kind][2]
                if arrays[name].shape != (2, size) or arrays[name].dtype != np.uint8 or arrays[name].tobytes() != data:
                    bad.append("%s: other bytes" % name)
    t.case("blocks --raw", bad)


def crafted(t, folder):
    """What is refused needs no memory to speak of, whatever it says of itself."""
    measure = os.path.join(harness.BUILD, "release", "tests", "measure")
    path = os.path.join(folder, "crafted.gguf")
    worst = 0
    with open(path, "wb") as file:
        file.write(b"x")
    # Of the process itself, which grows with the formats that there are.
    process = int(harness.run([measure, harness.tensorgate(), "check", "--strict", path]).out.split()[0])
    for case in gguf_refusals.refusals():
        with open(path, "wb") as file:
            file.write(case.data)
        got = harness.run([measure, harness.tensorgate(), "check", "--strict", path])
        memory, _, code = got.out.split()
        worst = max(worst, int(memory))
        t.case("memory for %s" % case.name, [] if int(memory) < process + (2 << 10) and int(code) == 1 else [got.out.decode()])
    t.case("crafted files were measured", [] if worst > 0 else ["none"])


def floats(seed):
    """Rows of 256 in many scales, with what rounds in an unusual way."""
    rng = np.random.default_rng(seed)
    x = (rng.standard_normal((48, 256)) * 10.0 ** rng.integers(-30, 5, (48, 1))).astype(np.float32)
    x[0], x[1, :32], x[2], x[3, :32] = 0, -0.0, 1, -1
    x[4, 3] = x[4, 9] = -np.abs(x[4, :32]).max()        # the first of two that are the largest
    x[5] = rng.integers(-127, 128, 256) * 0.5
    x[6] = rng.integers(-8, 8, 256)
    x[7] = rng.integers(0, 1 << 23, 256, dtype=np.uint32).view(np.float32)      # subnormal numbers
    x[8, 0] = 65504 * 8
    return x


def convert_to(kind, arrays, folder, *options):
    """(exit code, messages, tensors by name as (dtype, bytes)) of arrays converted with --dtype."""
    source, out = os.path.join(folder, "floats.npz"), os.path.join(folder, "floats.gguf")
    np.savez(source, **arrays)
    got = harness.run([harness.tensorgate(), "convert", "--force", "--dtype", kind, *options, source, out])
    if got.code != 0:
        return got.code, got.err.decode(), {}
    answer, bad = harness.ask(["info", "--json", out])
    data = read(out)
    return got.code, got.err.decode() + "".join(bad), {t["name"]: (t["dtype"], data[t["offset"]:t["offset"] + t["nbytes"]])
                                                       for t in answer["tensors"]}


def quantised(t, folder):
    for kind, limit in (("q8_0", 127), ("q4_0", 8)):
        x = floats(len(kind) + limit)
        _, text, found = convert_to(kind, {"w": x, "bias": x[0, :31], "n": np.arange(32)}, folder, "--lossy")
        t.case("%s of floats" % kind, [] if found.get("w") == (kind, ggml_blocks.encode(kind, x)) else ["other bytes: " + text])
        t.case("%s: rows that are no whole blocks, and integers, stay" % kind,
               [] if found["bias"][0] == "float32" and found["n"][0] == "int64" and "'bias': not stored as" in text else [text])
        code, text, found = convert_to(kind, {"w": x}, folder)
        t.case("%s: rounds with --lossy only" % kind, [] if code == 1 and "--lossy" in text else [str(code), text])
        exact = np.tile(np.array([limit, -limit, 1, 0] if limit > 8 else [-8, 7, 1, 0], np.float32) / 4, 8)
        code, text, found = convert_to(kind, {"w": exact}, folder)
        bad = [] if code == 0 and found["w"] == (kind, ggml_blocks.encode(kind, exact)) else [text]
        t.case("%s: exact values need no --lossy" % kind, bad)
        odd, most = exact.copy(), np.float32(65504) * limit
        odd[5:9] = np.nan, np.inf, -np.inf, most * 2
        code, text, found = convert_to(kind, {"w": odd}, folder, "--lossy")
        held = np.where(np.isnan(odd), 0, np.clip(odd, -most, most)).astype(np.float32)
        t.case("%s: NaN and too large numbers are told" % kind,
               [] if found.get("w") == (kind, ggml_blocks.encode(kind, held)) and "1 NaN are 0" in text and
               "3 values are outside" in text else [text])
        with np.errstate(all="ignore"):
            want = quants.quantize(x, reference.GGMLQuantizationType[kind.upper()])
        usual = np.abs(x).reshape(-1, 32).max(axis=1) > 1e-30       # beneath, its inverse of the scale is infinite
        ours = np.frombuffer(ggml_blocks.encode(kind, x), np.uint8).reshape(len(usual), -1)
        t.case("the reference encodes %s" % kind, [] if np.array_equal(ours[usual], want.reshape(ours.shape)[usual]) else ["other"])
    got = harness.run([harness.tensorgate(), "convert", "--force", "--lossy", "--dtype", "q8_0",
                       os.path.join(folder, "floats.npz"), os.path.join(folder, "no.safetensors")])
    t.case("blocks are for GGUF", [] if got.code == 1 and b"no dtype q8_0" in got.err else [got.err.decode()])


# ------------------------------------------------------------------------------------ the reference

def types():
    """(our name, type of the reference) of each type that it can decode."""
    for kind in gguf.BLOCKS:
        found = [one for one in reference.GGMLQuantizationType if one.name.lower() == kind]
        if found:
            yield kind, found[0]


def scales(kind, block):
    """Random blocks, with each value of each byte that may be one of a scale."""
    rng = np.random.default_rng(len(kind) + block)
    data = rng.integers(0, 256, (3 * 256, block), dtype=np.uint8)
    for at in range(block):
        data[:256, at] = rng.permutation(256)
    return data


def values(t, folder):
    for kind, number in types():
        _, elements, size = gguf.TYPES[kind]
        data = scales(kind, size)
        try:
            with np.errstate(all="ignore"):
                want = quants.dequantize(data, number)
        except NotImplementedError:
            continue
        path, out = os.path.join(folder, "values.gguf"), os.path.join(folder, "values.npz")
        with open(path, "wb") as file:
            file.write(gguf.file([("w", kind, [len(data), elements], data.tobytes())]))
        bad = convert(path, out)
        if not bad:
            with np.load(out) as arrays:
                got, want = arrays["w"].view("<u4").copy(), want.astype("<f4").view("<u4").copy()
            for each in (got, want):
                each[np.isnan(each.view("<f4"))] = 0x7fc00000
            if not np.array_equal(got, want):
                bad.append("%d of %d values differ" % (np.count_nonzero(got != want), got.size))
        t.case("the reference decodes %s" % kind, bad)


def its_writer(t, folder):
    """A file of its writer, with all types of values, is the one that we write of it."""
    path, out = os.path.join(folder, "its.gguf"), os.path.join(folder, "ours.gguf")
    writer = reference.GGUFWriter(path, "test")
    add = {kind: getattr(writer, "add_" + kind, None) for kind in gguf.ENDS}
    for key, kind, value in gguf.ALL_VALUES[1:]:
        if isinstance(kind, str) and value != "":       # it leaves out empty ones
            add[kind](key, bool(value) if kind == "bool" else value)
    writer.add_array("list", [1, 2, 3])
    writer.add_array("texts", ["a", "b\u00fc"])
    rng = np.random.default_rng(4)
    arrays = {dtype: rng.integers(0, 9, (2, 3)).astype(dtype) for dtype in gguf.PLAIN if dtype != "bfloat16"}
    for name, array in arrays.items():
        writer.add_tensor(name, array)
    for kind, number in types():
        if kind == "q8_1":
            continue        # it has 40 bytes for a block, ggml 36
        writer.add_tensor(kind, scales(kind, gguf.TYPES[kind][2]), raw_dtype=number)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    bad = convert(path, out)
    if not bad and read(path) != read(out):
        bad.append("comes back with other bytes")
    t.case("a file of the reference comes back byte for byte", bad)


def its_reader(t, folder):
    for sample in make_samples.of(["gguf"]):
        if sample.name.startswith(NOT_CANONICAL) or sample.name in ("gguf_empty.gguf", "gguf_values.gguf"):
            continue        # it cannot map a file of 24 bytes, nor empty arrays
        out = os.path.join(folder, "read.gguf")
        known = [tensor for tensor in sample.tensors if tensor.dtype in gguf.PLAIN or tensor.dtype in dict(types())]
        known = [tensor for tensor in known if tensor.dtype != "q8_1"]
        bad = convert(os.path.join(harness.SAMPLES, sample.name), out)
        if not bad and len(known) < len(sample.tensors):
            with open(out, "wb") as file:       # without what this release does not know
                file.write(gguf.file([(x.name, x.dtype, x.shape, x.data) for x in known]))
            bad = convert(out, out)
        if not bad:
            try:
                found = {tensor.name: tensor.data.tobytes() for tensor in reference.GGUFReader(out).tensors}
            except Exception as error:      # whatever it raises is its answer
                found, bad = {}, ["%s: %s" % (type(error).__name__, error)]
            want = [tensor.data for tensor in known]
            if not bad and list(found.values()) != want:
                bad.append("other tensors: %s" % ", ".join(found))
        t.case("the reference reads %s" % sample.name, bad)


def run(t):
    folder = tempfile.mkdtemp(prefix="gguf-")
    try:
        for part in (own, odd_keys, selected, layout, substitutes, split_windows, raw, crafted, quantised, values, its_writer, its_reader):
            part(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
