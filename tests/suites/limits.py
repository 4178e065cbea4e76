# SPDX-License-Identifier: Apache-2.0
"""Files of under 1 MB that are made to be expensive: `check` stays below 64 MiB of memory and 1 second.

Memory is compared exactly. Time is processor time and gets five seconds, because machines differ; a loop whose length
depends on a number in the file takes hours. Small files that want gigabytes of output are refused before the first byte
of it. Then the opposite: a dense tensor of 64 MiB costs `check` hardly any
memory.

Deflated members of archives are inflated once or twice, even if their axes are reversed or they are read backwards;
reversing the axes of a plain file is linear, too.
"""
import json
import os
import re
import resource
import shutil
import string
import struct
import zipfile
import zlib

import harness
from samples import btf, checkpoint, flax, gguf, npy, nnb, onnx, pvp
from samples import primitiv as pr
from samples.pytorch_refusals import sharing

MEMORY = 64 << 10       # KiB
LITTLE = 16 << 10       # KiB, of checkpoints, Flax and ONNX; where nothing else runs they take 10 ms, ONNX 8 to 20
SOON = 500              # ms
TIME = 5000             # ms
SIZE = 999_000          # bytes


def hostile():
    """(name, format or None, bytes)"""
    # One record of 255 dimensions, to which the whole table points.
    record = btf.dense("int8", [1] * 255, b"\0")
    n = (SIZE - 8 - len(record)) // 8
    at = 8 + 8 * n
    yield "btf_shared_255", "btf", btf.u64(n, *[at] * n) + record
    # Many tensors with overlapping records: each begins at a dimension of the previous one.
    body = b"".join(btf.u64(255 if i % 2 == 0 else 1) for i in range(600)) + bytes(2100)
    n = (SIZE - 8 - len(body)) // 8
    yield "btf_overlap", "btf", btf.u64(n, *[8 + 8 * n + 16 * (i % 300) for i in range(n)]) + body
    # A sparse tensor whose indices all tensors share.
    record = btf.coo("int8", [2 ** 40, 2 ** 20], [[i, i] for i in range(20000)], [1] * 20000)
    n = (SIZE - 8 - len(record)) // 8
    yield "btf_shared_coo", "btf", btf.u64(n, *[8 + 8 * n] * n) + record
    yield "btf_coo_huge_dims", "btf", btf.container([btf.coo("int8", [2 ** 31, 2 ** 31], [[0, 0]], [1])])
    # As many tensors as fit.
    n = (SIZE - 8) // 32
    yield "btf_many", "btf", btf.container([btf.dense("int8", [], b"\0")] * n)
    yield "btf_count", "btf", btf.u64(2 ** 32) + bytes(SIZE)
    yield "btf_zeros", "btf", bytes(SIZE)

    # Every variable is the same record of a long shape; every function has the same long list of inputs.
    def shared(variables, rank, functions, inputs, version=3):
        net = nnb.Network(version)
        net.variable([1] * rank, data=b"\0\0\0\0")
        net.function(nnb.RELU, [0] * inputs, [0], [False])
        data = bytearray(net.build())
        area = 56 + 4 * struct.unpack_from("<I", data, 48)[0]
        # block numbers of the two records, and lists of them at the end of the area
        variable = struct.unpack_from("<i", data, net.at["variables"])[0]
        function = struct.unpack_from("<i", data, net.at["functions"])[0]
        for header, index, count, block in ((16, "variables", variables, variable),
                                            (24, "functions", functions, function)):
            struct.pack_into("<I", data, header, count)
            struct.pack_into("<I", data, net.at["index of " + index], len(data) - area)
            data += struct.pack("<%di" % count, *[block] * count)
        struct.pack_into("<I", data, 52, len(data) - area)
        return bytes(data)

    yield "nnb_shared_variable", "nnb", shared(100000, 100000, 1, 1)
    yield "nnb_shared_function", "nnb", shared(1, 1, 100000, 100000)
    # The validator computes values again for each operand that a reader keeps.
    yield "nnb_shared_operands", "nnb", shared(1, 100000, 1, 100000)
    yield "nnb_shared_small", "nnb", shared(120000, 0, 120000, 0)
    yield "nnb_counts", "nnb", struct.pack("<14I", 3, 1, *[2 ** 31, 0] * 5, 1, 900000) + bytes(900004)
    yield "nnb_blocks", "nnb", struct.pack("<14I", 3, 1, *[0, 0] * 5, 240000, 0) + bytes(960000)

    # Empty frames, one entry each, one long frame.
    head = pvp.header(pvp.SPARSE_VALUES, 2 ** 15, 2 ** 15, 2, 8, pvp.PAIR, 0, recordsize=0)
    yield "pvp_empty_frames", "pvp", head + pvp.sparse_frame(0.0, [], []) * ((SIZE - 80) // 12)
    yield "pvp_single_entries", "pvp", head + pvp.sparse_frame(0.0, [7], [1.0]) * ((SIZE - 80) // 20)
    yield "pvp_one_frame", "pvp", head + pvp.sparse_frame(0.0, list(range(100000)), [1.0] * 100000)
    head = pvp.header(pvp.SPARSE_BINARY, 1, 1, 1, 4, pvp.INT, 0)
    yield "pvp_duplicates", "pvp", head + pvp.sparse_frame(0.0, [0] * 240000)
    yield "pvp_counts", "pvp", head + bytes(8) + b"\xff" * (SIZE - 88)
    head = pvp.header(pvp.DENSE, 1, 1, 1, 1, pvp.BYTE, 2 ** 31 - 1)
    yield "pvp_dense_bytes", "pvp", head + bytes((SIZE - 80) // 9 * 9)
    weights = pvp.weights_header(pvp.WEIGHTS_SHARED, 1, 1, 1, 1, 1, datatype=pvp.BYTE) + pvp.patch(1, 1, b"\0")
    yield "pvp_weight_frames", "pvp", weights * (SIZE // len(weights))

    # As many of the smallest entries of each kind as fit; empty names.
    one = pr.parameter(pr.tensor([], pr.floats(1)))
    entry = pr.array(0) + one
    n = (SIZE - 20) // len(entry)
    yield "primitiv_many", "primitiv", pr.file(pr.MODEL, pr.uint32(n) + entry * n)
    stat = b"\xa0" + pr.tensor([], pr.floats(1))
    n = (SIZE - 40) // len(stat)
    yield "primitiv_stats", "primitiv", pr.file(pr.PARAMETER, pr.tensor([], pr.floats(1)) + pr.uint32(n) + stat * n)
    n = SIZE - 60
    yield "primitiv_key", "primitiv", pr.file(pr.MODEL, pr.uint32(1) + pr.array(n) + b"\xa0" * n + one)
    n = (SIZE - 30) // 6
    yield "primitiv_uints", "primitiv", pr.file(
        pr.OPTIMIZER, pr.mapping(n) + (b"\xa0" + pr.uint32(1)) * n + pr.mapping(0))
    yield "primitiv_floats", "primitiv", pr.file(
        pr.OPTIMIZER, pr.mapping(0) + pr.mapping(n) + (b"\xa0" + pr.float32(0)) * n)
    # Parameters that are opened for each tensor, with as many names and statistics as are walked then, and one more, which
    # are kept. All keys differ and are in no order.
    for name, names, stats in ("nearly_wide_key", 16, 0), ("wide_key", 17, 0), ("nearly_wide_stats", 1, 15), ("wide_stats", 1, 16):
        value = pr.parameter(pr.tensor([], pr.floats(1)),
                             [(b"%c" % (97 + 7 * k % 26), pr.tensor([], pr.floats(1))) for k in range(stats)])
        entries = (SIZE - 100) // (len(value) + 9 + names)
        yield "primitiv_" + name, "primitiv", pr.file(pr.MODEL, pr.model(
            [([b""] * (names - 1) + [b"%05d" % (i * 7919 % 100000)], value) for i in range(entries)]))
    yield "primitiv_long_name", "primitiv", pr.file(pr.MODEL, pr.model([([b"\xff" * (SIZE - 100)], one)]))

    # Values that are shared: 2^19 places, tensors in so many, attributes, and what is wrong far behind.
    storage = checkpoint.Storage("0", "float32", bytes(12))
    tensor = checkpoint.tensor(storage, (3,))
    for name, value in (("places", sharing(18)), ("tensors", sharing(18, [tensor])), ("beside_tensor", [sharing(17, [1]), sharing(17, [2]), tensor]),
                        ("attributes", [checkpoint.ordered(state={"_metadata": sharing(8)})] * 500)):
        yield "pytorch_shared_" + name, "pytorch", checkpoint.archive(value, [storage])

    # An ordinary file.
    yield "ones", None, b"\xff" * SIZE
    yield "text", None, b"lorem ipsum\n" * (SIZE // 12)
    yield "html", None, b"<!DOCTYPE html><html>" + b"<p>" * (SIZE // 3 - 20)

    # Flax: values, keys, arrays, and ways to them.
    one = flax.array("bool", [1], b"\1")
    keys = [a + b + c for a in string.ascii_letters for b in string.ascii_letters for c in string.ascii_letters][:SIZE // 5]
    yield "flax_values", "flax", b"\x82\xa1x" + one + b"\xa1v\xdd" + struct.pack(">I", SIZE - 30) + b"\xc0" * (SIZE - 30)
    yield "flax_notes", "flax", b"\x82\xa1x" + one + b"\xa1v\xdd" + struct.pack(">I", (SIZE - 30) // 2) + b"\xcc\1" * ((SIZE - 30) // 2)
    yield "flax_keys", "flax", flax.value(dict.fromkeys(keys, 1))
    for n in (2, 8, 9, 60):
        small = flax.value(dict.fromkeys(string.ascii_letters + string.digits, 1) if n == 60 else dict.fromkeys(keys[:n], 1))
        yield "flax_maps_%d" % n, "flax", flax.value({"x": one, "v": [flax.Raw(small)] * ((SIZE - 40) // len(small))})
    for name, start in (("arrays", ""), ("slashes", "/"), ("percents", "%")):
        item = len(one) + 4 + len(start)
        yield "flax_" + name, "flax", flax.value({start + key: one for key in keys[:(SIZE - 10) // item]})
    yield "flax_names", "flax", flax.value({"k" * 60000: {key: one for key in keys[:(SIZE - 60100) // (len(one) + 4)]}})
    yield "flax_lists", "flax", flax.value({"x": one, "v": flax.Raw(b"\x91" * 98 + b"\x90")}) + b"\0" * 10
    deep = flax.Raw(b"\x91" * 97 + b"\xc0")
    yield "flax_deep", "flax", flax.value({"x": one, "v": [deep] * ((SIZE - 40) // len(deep))})
    yield "flax_chunks", "flax", flax.value({"x": flax.chunked("bool", [SIZE // 24], [b"\1"] * (SIZE // 24))})
    yield "flax_text", "flax", flax.value({"x": one, "t": "\u0434" * ((SIZE - 40) // 2)})
    yield from models()


def models():
    """ONNX: as many as fit of everything that is kept: tensors, their names and ways, operators, keys, functions."""
    keys = [a + b + c for a in string.ascii_letters for b in string.ascii_letters for c in string.ascii_letters]

    def fill(number, one, room=SIZE - 400):
        """Fields of that number, with one(key) in each."""
        return b"".join(onnx.blob(number, one(key)) for key in keys[:room // len(onnx.blob(number, one("abc")))])

    def empty(key):
        return onnx.tensor("float32", [0], name=key)

    def in_node(name, body):
        return onnx.model(onnx.graph(nodes=[onnx.node(name, [body])]))

    yield "onnx_tensors", "onnx", onnx.model(onnx.blob(2, "g") + fill(5, empty))
    yield "onnx_scalars", "onnx", onnx.model(onnx.blob(2, "g") + fill(5, lambda key: onnx.raw("uint8", [], b"\0", key)))
    yield "onnx_ranks", "onnx", onnx.model(onnx.blob(2, "g") + fill(5, lambda key: onnx.tensor("float32", [0] + [1] * 63, name=key)))
    yield "onnx_operators", "onnx", onnx.model(fill(1, onnx.node) + onnx.blob(2, "g"))
    yield "onnx_domains", "onnx", onnx.model(fill(1, lambda key: onnx.node("a", domain=key[::-1])) + onnx.blob(2, "g"))
    value = onnx.node("A", [onnx.attribute("v", 5, empty(""), 4)])
    yield "onnx_values", "onnx", onnx.model(onnx.blob(1, value) * ((SIZE - 100) // (len(value) + 2)) + onnx.blob(2, "g"))
    several = onnx.blob(10, empty(""))
    yield "onnx_several", "onnx", in_node("A", onnx.blob(1, "v") + several * ((SIZE - 200) // len(several)) + onnx.num(20, 9))
    yield "onnx_graph", "onnx", in_node("If", onnx.attribute("g", 6, onnx.blob(2, "g") + fill(5, empty), 5))
    yield "onnx_attributes", "onnx", onnx.model(onnx.blob(1, onnx.blob(4, "A") + fill(5, lambda key: onnx.attribute(key, 3, 1, 2))) + onnx.blob(2, "g"))
    yield "onnx_props", "onnx", onnx.model(onnx.graph(), after=fill(14, lambda key: onnx.entry(key, "")))
    yield "onnx_functions", "onnx", onnx.model(onnx.graph(), after=fill(25, lambda key: onnx.blob(1, key)))
    yield "onnx_external", "onnx", onnx.model(onnx.blob(2, "g") + fill(5, lambda key: onnx.external("float32", [1], key, "a")))


def deflated(head, size):
    """An archive of one member: `head` and `size` zero bytes, which take up a thousandth of that."""
    packer = zlib.compressobj(6, zlib.DEFLATED, -15)
    data, crc, block = packer.compress(head), zlib.crc32(head), bytes(1 << 20)
    for at in range(0, size, len(block)):
        piece = block[:size - at]
        data, crc = data + packer.compress(piece), zlib.crc32(piece, crc)
    data += packer.flush()
    rest = struct.pack("<HHHHHIIIHH", 20, 0, 8, 0, 33, crc, len(data), len(head) + size, 5, 0)
    local = b"PK\3\4" + rest + b"a.npy" + data
    entry = b"PK\1\2" + struct.pack("<H", 20) + rest + struct.pack("<HHHII", 0, 0, 0, 0, 0) + b"a.npy"
    return local + entry + b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, 1, 1, len(entry), len(local), 0)


def deflated_members(t, folder):
    """Members of a checkpoint whose values are not asked for: `check` does not inflate them."""
    size = 45 << 20
    zeros = bytes(size)
    storages = [checkpoint.Storage(str(i), "int8", zeros) for i in range(20)]
    small = checkpoint.Storage("0", "float32", bytes(12))
    value = checkpoint.ordered([(s.key, checkpoint.tensor(s, (size,))) for s in storages])
    others = [(".data/%d" % i, zeros) for i in range(20)]
    for name, members in (("storages", checkpoint.members(value, storages)),
                          ("other members", checkpoint.members(checkpoint.ordered([("w", checkpoint.tensor(small, (3,)))]), [small]) + others)):
        archive = checkpoint.Archive(members, deflated=[name for name, data in members if data is zeros])
        crc = struct.pack("<I", zlib.crc32(zeros))
        for kind, data in (("", archive.data), (" without checksums", archive.data.replace(crc, bytes(4)))):
            path = os.path.join(folder, "deflated.pt")
            with open(path, "wb") as file:
                file.write(data)
            kib, ms, code = measure([harness.tensorgate(), "check", "-q", path])
            bad = [] if code == 0 and kib <= LITTLE and ms <= SOON and len(data) < 1_000_000 else ["%d, %d KiB, %d ms" % (code, kib, ms)]
            t.case("20 deflated %s of 45 MiB%s" % (name, kind), bad)
            os.remove(path)


def archives(t, folder):
    """Processor time in which inflating to and fro would take minutes; memory for the values and the windows."""
    def text(dtype, shape, fortran):
        return npy.file(npy.header(dtype, shape, fortran), b"")

    size = 256 << 20
    path = os.path.join(folder, "deflated.npz")
    for name, head, arguments in (
            ("rank 28", text("|u1", (2,) * 28, True), [["hash"], ["convert", "--force", "--order", "c"], ["diff"]]),
            ("rank 1", text("<f4", (size // 4,), False), [["cat", "--slice=::-10000"], ["hash"], ["stats"]]),
            ("bytes", text("|u1", (size,), False), [["stats"]]),
            ("halves", text("<f2", (size // 2,), False), [["stats"]]),
            ("words", text("<i8", (size // 8,), False), [["stats"]])):
        with open(path, "wb") as file:
            file.write(deflated(head, size))
        for verb in arguments:
            more = {"cat": ["a"], "diff": [path], "convert": [os.path.join(folder, "inflated.npy")]}.get(verb[0], [])
            kib, ms, code = measure([harness.tensorgate()] + verb + [path] + more)
            allowed = 2 * size + (160 << 20) if verb[0] == "diff" else size + (80 << 20)
            bad = [] if code == 0 and ms < TIME and kib << 10 < allowed else ["%d, %d KiB, %d ms" % (code, kib, ms)]
            t.case("256 MiB, deflated, %s: %s" % (name, verb[0]), bad)
            if verb[0] == "convert":
                os.remove(more[0])
    os.remove(path)
    path = os.path.join(folder, "reversed.npy")
    with open(path, "wb") as file:
        file.write(text("<f4", (2,) * 24, True))
        file.truncate(file.tell() + (64 << 20))
    kib, ms, code = measure([harness.tensorgate(), "hash", path])
    bad = [] if code == 0 and ms < TIME and kib < 64 << 10 else ["%d, %d KiB, %d ms" % (code, kib, ms)]
    t.case("64 MiB of rank 24: hash", bad)
    os.remove(path)


def measure(arguments):
    """KiB, ms, exit code."""
    got = harness.run([os.path.join(harness.BUILD, "release/tests/measure")] + arguments)
    kib, ms, code = got.out.split()
    return int(kib), float(ms), int(code)


def ends(got, code, *words):
    """Complaints unless a command ended with that code and the words on stderr."""
    text = (got.err or got.out).decode()     # a document tells its refusal alone
    return (["exit code %d" % got.code] if got.code != code else []) + [
        "no '%s' in %r" % (word, text[:300]) for word in words if word not in text]


def command(*arguments):
    return harness.run([harness.tensorgate()] + list(arguments), timeout=60)


def amplification(t, folder):
    """Files that want far more output than they have bytes are refused before the first byte of it."""
    def path_of(name, data):
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def refused(name, option, found, *arguments):
        begin = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        got = command(*arguments)
        bad = ends(got, 1, "--%s raises this limit" % option, "found %s" % (found if found else ""))
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begin
        if took > TIME / 1000:
            bad.append("%.1f s" % took)
        if got.out and "--json" not in arguments:
            bad.append("%d bytes of output" % len(got.out))
        if os.path.exists(out):
            bad.append("there is an output")
            os.remove(out)
        t.case("%s: %s" % (name, " ".join(os.path.basename(a) for a in arguments)), bad)

    def done(name, most, *arguments):
        got = command(*arguments)
        bad = ends(got, 0)
        if "convert" in arguments and not bad:
            if os.path.getsize(out) > most:
                bad.append("%d bytes" % os.path.getsize(out))
            if "--max-dense" not in arguments:
                bad += ends(command("diff", arguments[-2], out), 0)
            os.remove(out)
        t.case("%s: %s" % (name, " ".join(os.path.basename(a) for a in arguments)), bad)

    out = os.path.join(folder, "out")

    # Empty sparse tensors: none exceeds the limit, all together do.
    for name, records in [("coo_904_bytes", [btf.coo("int8", [2 ** 27], [], [])] * 16),
                          ("coo_22_kib", [btf.coo("int8", [2 ** 20, 2 ** 10], [], [])] * 400)]:
        data = btf.container(records)
        path = path_of(name, data)
        found = 2 ** 31 if len(records) == 16 else 400 * 2 ** 30
        assert len(data) in (904, 8 + 400 * 64), len(data)
        for verb in (["hash"], ["hash", "--json"], ["diff", path], ["convert", "--to", "npz"], ["convert", "--to", "btf", "--sparse", "dense"]):
            n = 2 * found if verb[0] == "diff" else found
            refused(name, "max-dense", n, *verb, path, *([out] if verb[0] == "convert" else []))
        done(name, len(data), "convert", "--to", "btf", "--max-dense", "1", path, out)
        os.remove(path)
    small = path_of("coo_small", btf.container([btf.coo("int8", [2 ** 10], [], [])] * 4))
    refused("coo_small", "max-dense", 4096, "convert", "--to", "npz", "--max-dense", "4095", small, out)
    refused("coo_small", "max-dense", 4096, "hash", "--max-dense", "4095", small)
    refused("coo_small", "max-dense", 8192, "diff", "--max-dense", "8191", small, small)
    done("coo_small", 2 ** 13, "convert", "--to", "npz", "--max-dense", "4K", small, out)
    done("coo_small", 0, "hash", "--max-dense", "4K", small)
    done("coo_small", 0, "diff", "--max-dense", "8K", small, small)
    os.remove(small)

    # Steps back through a dense copy of 1 GiB.
    wide = path_of("coo_wide", btf.container([btf.coo("int8", [2 ** 30], [[5], [2 ** 30 - 1]], [1, 2])]))
    kib, ms, code = measure([harness.tensorgate(), "cat", "--slice", "::-10000", wide, "0"])
    t.case("coo_wide: cat --slice ::-10000", [] if code == 0 and ms <= TIME else ["exit code %d, %d ms" % (code, ms)])
    os.remove(wide)

    # Many offsets share a record, or variables a block.
    n = 62000
    record = btf.dense("float32", [100000], bytes(400000))
    path = path_of("shared.btf", btf.u64(n, *[8 + 8 * n] * n) + record)
    for verb in (["hash"], ["diff", path], ["convert", "--to", "npz"], ["convert", "--to", "safetensors"]):
        refused("btf_shared", "max-output", None, *verb, path, *([out] if verb[0] == "convert" else []))
    os.remove(path)

    # Tied weights: a few names of one buffer are converted without an option, and many with it.
    n = 40
    tied = path_of("tied.btf", btf.u64(n, *[8 + 8 * n] * n) + btf.dense("float32", [1000], bytes(4000)))
    size = os.path.getsize(tied)
    done("btf_tied", 2 ** 20, "convert", "--to", "npz", tied, out)
    refused("btf_tied", "max-output", None, "convert", "--to", "npz", "--max-output", "160000", tied, out)
    done("btf_tied", 2 ** 20, "convert", "--to", "npz", "--max-output", "170K", tied, out)
    done("btf_tied", size, "convert", "--to", "btf", tied, out)
    done("btf_tied", 2 * size, "convert", "--to", "nnb", tied, out)
    command("convert", "--to", "nnb", "--force", tied, out + ".nnb")
    done("nnb_tied", 2 * size, "convert", "--to", "nnb", out + ".nnb", out)
    done("nnb_tied", 2 ** 20, "convert", "--to", "btf", out + ".nnb", out)
    os.remove(out + ".nnb")
    os.remove(tied)

    # The text of a tree in which records are shared, and of metadata.
    record = btf.coo("int8", [2 ** 40, 2 ** 20], [[i, i] for i in range(40000)], [1] * 40000)
    n = 300
    path = path_of("shared.btf", btf.u64(n, *[8 + 8 * n] * n) + record)
    refused("btf_shared_text", "max-output", None, "dump", path)
    refused("btf_shared_text", "max-output", None, "dump", "--json", path)
    os.remove(path)

    # The smallest record for each offset of a file of 1 MB: a hundred bytes of text and more for each of its own.
    n = 124990
    path = path_of("shared.btf", btf.u64(n, *[8 + 8 * n] * n) + btf.dense("int8", [1], b"\0"))
    refused("btf_offsets", "max-output", None, "dump", path)
    refused("btf_offsets", "max-output", None, "dump", "--json", path)
    got = command("dump", "--max-output", "1G", path)
    t.case("btf_offsets: dump --max-output 1G", ends(got, 0) + ([] if len(got.out) > 64 << 20 else ["%d bytes" % len(got.out)]))
    for verb in (["map"], ["info"], ["info", "--json"], ["stats"], ["stats", "--json"], ["check", "--sarif"]):
        got = command(*verb, "-q", path)
        t.case("btf_offsets: " + " ".join(verb), ["%d bytes" % len(got.out)] if len(got.out) > 128 << 20 else [])
    os.remove(path)
    # As many honest tensors: what they say in a byte is no more than that.
    path = path_of("many.btf", btf.container([btf.dense("int8", [1], b"\0")] * 30000))
    for verb in (["dump"], ["dump", "--json"], ["info"], ["info", "--json"], ["stats"], ["stats", "--json"]):
        done("btf_many", 0, *verb, path)
    os.remove(path)
    # A log has a result for each rule, not for each place.
    header = ",".join('"%x":{"dtype":"F64","shape":[1],"data_offsets":[%d,%d],"q":0}' % (i, 1 + 8 * i, 9 + 8 * i)
                      for i in range(8000))
    header = '{"w":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},' + header + "}"
    path = path_of("notes.safetensors", struct.pack("<Q", len(header)) + header.encode() + bytes(64001))
    got = command("check", "--sarif", "-q", path)
    t.case("many notes: check --sarif", ends(got, 0) + ([] if len(got.out) < 32 << 10 else ["%d bytes" % len(got.out)]))
    os.remove(path)
    sarif_of_many(t, path_of)


def sarif_of_many(t, path_of):
    """A log of any number of files is within --max-output: it has all results of a file or none, and says how many it has not."""
    paths = [path_of("%d.btf" % i, btf.u64(1, 2 ** 40)) for i in range(200)]
    good = path_of("good.btf", btf.container([btf.dense("int8", [1], b"\0")]))
    whole = command("check", "--sarif", "-q", *paths)
    t.case("log of many files", ends(whole, 1) + ([] if len(json.loads(whole.out)["runs"][0]["results"]) == 200 else ["results are missing"]))
    frame = len(command("check", "--sarif", good).out) + 1024
    for jobs in ("1", "2"):
        for limit in (1, frame, frame + 5000, frame + 20000, len(whole.out) + 1024):
            got = command("check", "--sarif", "--jobs", jobs, "--max-output", str(limit), good, *paths)
            run_of = json.loads(got.out)["runs"][0]
            said = run_of["invocations"][0]
            told = said.get("toolExecutionNotifications", [])
            missing = 200 - len(run_of["results"])
            bad = ends(got, 2 if missing else 1) + ([] if len(got.out) <= max(limit, frame) else ["%d bytes" % len(got.out)])
            if said["exitCode"] != got.code or said["executionSuccessful"] == bool(missing):
                bad.append("%r" % said)
            if [n["message"]["text"] for n in told] != (["%d results of %d files are left out: the document would exceed --max-output [limit]"
                                                         % (missing, missing)] if missing else []):
                bad.append("%d missing: %r" % (missing, told))
            if (limit > len(whole.out)) != (missing == 0) or (limit > frame + 1000 and missing == 200):
                bad.append("%d missing" % missing)
            t.case("log of many files, --jobs %s --max-output %d" % (jobs, limit), bad)
    # Nothing to leave out, and the frame alone.
    got = command("check", "--sarif", "--max-output", "1", good)
    t.case("log without results, --max-output 1", ends(got, 0))
    for path in [good, *paths]:
        os.remove(path)


def raw_names(folder):
    """An archive whose names take more than ten times their length in JSON: three characters for a byte as it is shown, four as it
    is in the file, and two in hexadecimal, since it is not UTF-8."""
    path = os.path.join(folder, "raw_names.npz")
    with zipfile.ZipFile(path, "w") as archive:
        for i in range(64):
            archive.writestr("%d%s.npy" % (i, "X" * 3000), npy.array("float32", (0,), b""))
    with open(path, "r+b") as file:
        data = file.read().replace(b"X", b"\x81")
        file.seek(0)
        file.write(data)
    return path


def long_paths(folder):
    """A file whose path has about 4,000 bytes and is not UTF-8: in JSON five and two characters for a byte, and six and two for
    one that is a control character."""
    sample = harness.read_bytes(os.path.join(harness.SAMPLES, "btf_empty.btf"))
    for kind in (b"\xff" * 240, b"\xff" + b"\x01" * 239):
        path = os.path.join(os.fsencode(folder), *[kind] * 16)
        path = os.path.join(path, kind[:4000 - len(path)])
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(sample)
        yield os.fsdecode(path)


def text_bounds(t):
    """What `dump`, `map` and `info` may print at most is known before they print it."""
    folder, hostile_files = os.path.join(harness.BUILD, "samples"), os.path.join(harness.BUILD, "hostile")
    paths = sorted(os.path.join(folder, name) for name in os.listdir(folder))
    for path in [*harness.in_round(paths, 3), raw_names(hostile_files), *long_paths(hostile_files)]:
        name = ascii(os.path.basename(path)[:80])
        bad = []
        for arguments in (["dump"], ["dump", "--json"], ["info"], ["info", "--json"], ["map"], ["map", "--bytes", "1M"],
                          ["dump", "--items", "3"]):
            got = harness.run([harness.tensorgate(), *arguments, path])
            if got.code != 0:
                continue
            over = harness.run([harness.tensorgate(), *arguments, "--max-output", "1", path])
            told = over.out if "--json" in arguments else over.err
            found = re.search(rb"found (\d+), expected at most 1 bytes of output", told)
            if over.code != 1 or not found:
                bad.append("%s: exit code %d, %s" % (" ".join(arguments), over.code, told))
            elif not len(got.out) <= int(found[1]) <= 16 * len(got.out) + 8192:
                bad.append("%s: %d bytes, expected at most %s" % (" ".join(arguments), len(got.out), found[1]))
        for arguments in (["stats"], ["stats", "--json"]):      # values are compared with the same limit
            got = harness.run([harness.tensorgate(), *arguments, path])
            if len(got.out) < 2:    # no tensors
                continue
            over = harness.run([harness.tensorgate(), *arguments, "--max-output", str(len(got.out) - 1), path])
            if got.code == 0 and (over.code != 1 or b"bytes of output" not in over.out + over.err):
                bad.append("%s: exit code %d, %s" % (" ".join(arguments), over.code, over.err))
        t.case("text of " + name, bad)


def deepest(t, folder):
    """What is nested as deep as a format allows is shown, too."""
    value, graph = {"x": flax.array("bool", [1], b"\1")}, onnx.graph(tensors=[onnx.tensor("float32", [0], name="w")])
    for _ in range(97):
        value = {"k": value, "x": value["x"]}
    for _ in range(32):
        graph = onnx.graph(nodes=[onnx.node("If", [onnx.attribute("g", 6, graph, 5)])])
    for name, data in (("deep.msgpack", flax.value(value)), ("deep.onnx", onnx.model(graph))):
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(data)
        for verb in ("check", "dump", "map", "info"):
            done = command(verb, path)
            t.case("%s: %s" % (name, verb), ends(done, 0))
        os.remove(path)


def budgets(t, folder):
    """What files of a command take together of a limit is the same for every number of workers, and files take it in their order:
    the first file here takes longest until its cost is known."""
    place = os.path.join(folder, "budgets")
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    paths = []
    dense = [40000000, 3000000, 30000000, 2000000, 1000000]
    for i, size in enumerate(dense):
        paths.append(os.path.join(place, "%d.btf" % i))
        records = [btf.coo("int8", [1000], [], [])] * (size // 1000) if i == 0 else [btf.coo("int8", [size], [], [])]
        with open(paths[-1], "wb") as file:
            file.write(btf.container(records))

    def refused(limit, costs, alone):
        """Files that do not fit, each with what was needed: they take nothing. `alone`: it is tested first whether one would fit
        by itself."""
        spent, bad = 0, []
        for path, cost in zip(paths, costs):
            if spent + cost > limit:
                bad.append((path, cost if alone and cost > limit else spent + cost))
            else:
                spent += cost
        return bad

    def told(text):
        return [(path, int(found)) for path, found in re.findall(r"^(?:tensorgate: )?(\S+\.btf): .*?found (\d+), expected", text, re.M)]

    def same(name, limit, costs, *arguments, output=None):
        results = []
        for more in (["--jobs", "1", "--sandbox=off"], ["--jobs", "1"], ["--jobs", "2"], ["--jobs", "4"], ["--jobs", "2"]):
            if output:
                shutil.rmtree(output, ignore_errors=True)
                os.makedirs(output)
            got = harness.run([harness.tensorgate(), *arguments, *more, *paths, *([output] if output else [])])
            results.append((got.code, got.out, got.err, sorted(os.listdir(output)) if output else None))
        expected = refused(limit, costs, output is not None)
        bad = ["%s: expected %s" % (told(results[0][2].decode()), expected)] if told(results[0][2].decode()) != expected else []
        bad += ["exit code %d" % results[0][0]] if results[0][0] != (1 if expected else 0) else []
        bad += ["run %d differs: %d %r" % (i, result[0], result[2][-300:]) for i, result in enumerate(results) if result != results[0]]
        if output and len(results[0][3]) != len(paths) - len(expected):
            bad.append("outputs %s" % results[0][3])
        t.case("%s within %d" % (name, limit), bad)

    for limit in (76000000, 75999999, 42999999, 5000000):
        same("hash: dense copies", limit, dense, "hash", "--max-dense", str(limit))
        same("convert: dense copies", limit, dense, "convert", "-q", "--to", "npz", "--max-dense", str(limit), "--max-output", "1G",
             output=os.path.join(folder, "budgets.out"))
    text = []
    for path in paths:
        one = harness.run([harness.tensorgate(), "info", "--max-output", "1", path])
        text.append(int(re.search(r"found (\d+), expected at most 1 bytes of output", one.err.decode())[1]))
    for limit in (sum(text), sum(text) - 1, text[1] + text[2]):
        same("info: text", limit, text, "info", "--max-output", str(limit))
    shutil.rmtree(place)


def same_limits(t):
    """At each limit of work and of memory, `info` ends as `check` does: what is opened can be described."""
    for sample in ("nnb_v3_fixed.nnb", "nnb_note_unknown.nnb", "pvp_sparse_values.pvp", "pvp_note_duplicates.pvp",
                   "primitiv_parameter.primitiv", "primitiv_note_wide.primitiv"):
        path = os.path.join(harness.SAMPLES, sample)
        for option, limits in (("--max-work", range(1, 200, 3)), ("--max-memory", range(500, 20000, 500))):
            codes = [[harness.run([harness.tensorgate(), verb, option, str(limit), path]).code for limit in limits]
                     for verb in ("check", "info")]
            bad = ["%d: check ends with %d, info with %d" % (limit, *both)
                   for limit, *both in zip(limits, *codes) if both[0] != both[1]]
            t.case("%s of %s, check and info" % (option, sample), bad or ([] if {0, 1} <= set(codes[0]) else
                                                                            ["no limit makes a difference"]))


def run(t):
    same_limits(t)
    folder = os.path.join(harness.BUILD, "hostile")
    os.makedirs(folder, exist_ok=True)
    for name, fmt, data in hostile():
        assert len(data) < 1_000_000, (name, len(data))
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(data)
        for arguments in [["check"], ["check", "--json"]] + ([["check", "--from", fmt]] if fmt else []):
            kib, ms, code = measure([harness.tensorgate()] + arguments + [path])
            bad = []
            if code not in (0, 1):
                bad.append("exit code %d" % code)
            if kib > (LITTLE if fmt in ("flax", "onnx", "pytorch") else MEMORY):
                bad.append("%d KiB" % kib)
            if ms > (SOON if fmt in ("flax", "onnx", "pytorch") else TIME):
                bad.append("%d ms" % ms)
            t.case("%s: %s" % (name, " ".join(arguments)), bad)
        os.remove(path)

    deflated_members(t, folder)
    amplification(t, folder)
    budgets(t, folder)
    deepest(t, folder)
    text_bounds(t)

    # Tensors may share a record, and each is shown with all of it: much output, but no memory.
    record = btf.coo("int8", [2 ** 40, 2 ** 20], [[i, i] for i in range(100)], [1] * 100)
    path = os.path.join(folder, "shared.btf")
    with open(path, "wb") as file:
        file.write(btf.u64(2000, *[8 + 8 * 2000] * 2000) + record)
    for verb in ("dump", "info"):
        kib, ms, code = measure([harness.tensorgate(), verb, "-q", "--max-output", "1G", path])
        bad = [] if code == 0 and kib <= MEMORY and ms <= 2 * TIME else ["exit code %d, %d KiB, %d ms" % (code, kib, ms)]
        t.case("shared.btf: " + verb, bad)
    os.remove(path)

    # Files that are larger than the address space: of .npy only the header is kept, of BTF all would be.
    text = b"{'descr': '<f4', 'fortran_order': False, 'shape': (%d,), }" % 2 ** 34
    wide = {"wide.npy": b"\x93NUMPY\1\0" + struct.pack("<H", 118) + text.ljust(117) + b"\n",
            "wide.btf": btf.u64(1, 16) + btf.header(1, "float32", btf.DENSE) + btf.u64(2 ** 34)}
    for name, head in wide.items():
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(head)
            file.truncate(len(head) + 2 ** 36)
        words = ("no address space for the %d bytes" % (len(head) + 2 ** 36), "[no_memory]")
        for space in (None, 10 ** 9):
            got = harness.run([harness.tensorgate(), "check", path], preexec_fn=space and (
                lambda: resource.setrlimit(resource.RLIMIT_AS, (space, space))))
            refused = space and name == "wide.btf"
            t.case("%s in an address space of %s bytes" % (name, space or "all"),
                   ends(got, 2, *words) if refused else ends(got, 0))
        os.remove(path)

    # As BTF its first bytes count so many tensors that a reader wants 787 GB. The magic decides.
    path = os.path.join(folder, "wide.gguf")
    head = gguf.file([("t", "int8", [106 << 30], b"")])
    with open(path, "wb") as file:
        file.write(head)
        file.truncate(len(head) + (106 << 30))
    for arguments in (["check"], ["info", "--json"], ["check", "--strict"]):
        kib, ms, code = measure([harness.tensorgate(), *arguments, path])
        bad = [] if code == 0 and kib < MEMORY and ms <= TIME else ["exit code %d, %d KiB, %d ms" % (code, kib, ms)]
        t.case("106 GiB of GGUF: " + " ".join(arguments), bad)
    os.remove(path)
    # Padding as wide as the alignment allows, of a file that is nearly nothing on a disk.
    infos = [gguf.info(name, "int8", [1], i << 31) for i, name in enumerate("abc")]
    with open(path, "wb") as file:
        file.write(gguf.head(3, 1) + gguf.pair("general.alignment", "uint32", 1 << 31) + b"".join(infos))
        file.truncate(4 << 31)
    kib, ms, code = measure([harness.tensorgate(), "check", path])
    bad = [] if code == 0 and kib < MEMORY and ms <= TIME else ["exit code %d, %d KiB, %d ms" % (code, kib, ms)]
    t.case("8 GiB of padding", bad)
    os.remove(path)
    out = os.path.join(folder, "keys_again.gguf")
    with open(path, "wb") as file:
        file.write(gguf.head(0, 100000) + b"".join(gguf.pair("k%d" % i, "uint8", i % 256) for i in range(100000)))
    kib, ms, code = measure([harness.tensorgate(), "convert", "-q", path, out])
    bad = [] if code == 0 and ms <= TIME else ["exit code %d, %d ms" % (code, ms)]
    if not bad and harness.read_bytes(path) != harness.read_bytes(out):
        bad.append("comes back with other bytes")
    t.case("100,000 keys of GGUF again", bad)
    os.remove(path)
    os.remove(out)

    floats = 16 << 20
    heads = {
        "big.btf": btf.u64(1, 16) + btf.header(1, "float32", btf.DENSE) + btf.u64(floats),
        "big.pvp": pvp.header(pvp.DENSE, 4096, 4096, 1, 4, pvp.FLOAT, 1) + bytes(8),
        "big.primitiv": pr.file(pr.TENSOR, pr.shape([floats]) + b"\xc6" + struct.pack(">I", 4 * floats)),
    }
    for name, head in heads.items():
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(head)
            file.truncate(len(head) + 4 * floats)
        kib, ms, code = measure([harness.tensorgate(), "check", path])
        t.case("64 MiB in " + name, [] if code == 0 and kib < 16 << 10 else ["exit code %d, %d KiB" % (code, kib)])
        os.remove(path)
    archives(t, folder)
