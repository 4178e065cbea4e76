# SPDX-License-Identifier: Apache-2.0
"""ONNX models as other ONNX models: elements come in, go out, or are those of another file, and no other byte changes.

What a model becomes is computed here again, by a reader and writer of messages of its own. Then come refusals, and calls for
the two outputs that fail or kill the process (inject.c): no file is incomplete, and no model lacks its data file.
"""
import errno
import json
import os
import shutil
import signal
import struct
import tempfile

import numpy as np

import harness
from samples import onnx
from samples.onnx import attribute, blob, entry, external, graph, model, node, num, packed, raw, sparse, tensor, varint

INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject.so"))
PAGE = 4096

# ------------------------------------------------------------------------------------ a second writer

# Messages inside of messages, by the number of their field.
INNER = {"model": {7: "graph", 20: "training", 25: "function"}, "graph": {1: "node", 5: "tensor", 15: "sparse"},
         "training": {1: "graph", 2: "graph"}, "function": {7: "node", 11: "attribute"}, "node": {5: "attribute"},
         "attribute": {5: "tensor", 6: "graph", 10: "tensor", 11: "graph", 22: "sparse", 23: "sparse"}, "sparse": {1: "tensor"}}


def take(data, at):
    number = shift = 0
    while True:
        byte = data[at]
        number |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return number, at


def fields(data):
    """(number, what stands in front of the length, value, all bytes); the value of a number is None."""
    at = 0
    while at < len(data):
        begin = at
        tag, at = take(data, at)
        after, value = at, None
        if tag & 7 == 2:
            length, at = take(data, at)
            value = data[at:at + length]
            at += length
        else:
            at = take(data, at)[1] if tag & 7 == 0 else at + (8 if tag & 7 == 1 else 4)
        yield tag >> 3, data[begin:after], value, data[begin:at]


def rewritten(data, change, kind="model", path=()):
    """`change` gets the kind of the message around a tensor, the numbers of the fields on the way, and the tensor."""
    out, changed = [], False
    for number, head, value, whole in fields(data):
        inner = INNER[kind].get(number)
        new = value
        if inner == "tensor":
            new = change(kind, path + (number,), value)
        elif inner:
            new = rewritten(value, change, inner, path + (number,))
        changed |= new != value
        out.append(whole if new == value else head + varint(len(new)) + new)
    return b"".join(out) if changed else data


def keys(value):
    """external_data of a tensor that has its elements elsewhere, or None."""
    found = {}
    for number, _, inner, whole in fields(value):
        if number == 13:
            pair = {n: v for n, _, v, _ in fields(inner)}
            found[pair.get(1, b"").decode()] = pair.get(2, b"").decode()
        if number == 14 and whole == num(14, 1):
            return found
    return None


def with_elements(value, elements=None, outside=None):
    """The tensor with other fields for its elements: raw_data, or where they are."""
    gone = {4, 5, 7, 9, 10, 11} | ({13, 14} if outside or keys(value) is not None else set())
    first = 9 if outside is None else 13
    new = blob(9, elements) if outside is None else b"".join(blob(13, entry(k, str(v))) for k, v in outside) + num(14, 1)
    kept = [(n, whole) for n, _, _, whole in fields(value) if n not in gone]
    return b"".join(w for n, w in kept if n <= first) + new + b"".join(w for n, w in kept if n > first)


def elements_of(value, folder):
    where = keys(value)
    if where is None:
        return None
    with open(os.path.join(folder, where["location"]), "rb") as file:
        file.seek(int(where.get("offset", 0)))
        return file.read(int(where["length"]) if "length" in where else None)


def come_in(data, folder):
    def change(kind, path, value):
        elements = elements_of(value, folder)
        return value if elements is None else with_elements(value, elements)
    return rewritten(data, change)


def go_out(data, folder, name, least=1024, only=None):
    """The model and the data file. Elements in fields of their types are not looked at."""
    store = bytearray()

    def change(kind, path, value):
        elements = elements_of(value, folder)
        inside = next((v for n, _, v, _ in fields(value) if n == 9), None) if elements is None else elements
        called = next((v for n, _, v, _ in fields(value) if n == 8), None)
        if kind == "graph" and inside is not None and len(inside) >= least and (only is None or called in only):
            store.extend(bytes(-len(store) % PAGE))
            at = len(store)
            store.extend(inside)
            return with_elements(value, outside=[("location", name), ("offset", at), ("length", len(inside))])
        return value if elements is None or only is not None else with_elements(value, elements)
    new = rewritten(data, change)
    return new, bytes(store)


# ------------------------------------------------------------------------------------------- models

W = bytes(range(256)) * 16


def everywhere(outside):
    """A model with tensors in all places; `outside`: what makes one whose elements are in w.bin, of int8, at that offset."""
    def leaf(offset):
        return node("Constant", [attribute("value", 5, outside([1], "", offset), 4)], outputs=["c"])
    branch = graph([leaf(3100)], [outside([2000], "inner", 1024), raw("int8", [2], b"ab", "small")], name="branch")
    nodes = [leaf(3101), node("If", [attribute("then_branch", 6, branch, 5)]),
             node("Two", [blob(1, "both") + blob(10, outside([2], "", 3110)) + blob(10, raw("int8", [1], b"\5")) + num(20, 9)], domain="mine")]
    function = blob(1, "f") + blob(7, leaf(3107)) + blob(9, num(2, 17)) + blob(10, "mine") + blob(11, attribute("a", 5, outside([1], "", 3108), 4))
    training = blob(20, blob(2, graph(tensors=[outside([3], "step", 3120)])))
    values = sparse("int8", [2, 4], b"\1\2", [1, 7], name="s")
    values = blob(1, outside([2], "s", 3130)) + values[len(next(whole for _, _, _, whole in fields(values))):]
    tensors = [outside([1024], "one", 0), raw("int8", [1023], W[:1023], "two") + blob(16, entry("k", "v")), raw("int8", [1500], W[:1500], "three"),
               tensor("float32", [300], blob(4, W[:1200]), "typed"), tensor("string", [1], blob(6, b"x" * 2000), "text"),
               outside([0], "none", 4096), tensor("int32", [3], packed(5, [1, 2, 3]), "small_typed")]
    return model(graph(nodes, tensors, sparse=[values]), after=training + blob(25, function))


def outside(shape, name, offset):
    return external("int8", shape, name, "w.bin", length=shape[0], offset=offset)


def put(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def convert(*words, env=()):
    return harness.run([harness.tensorgate(), "convert", *words], env=dict(env))


class Case:
    """A folder of its own."""

    def __init__(self, t, top, name):
        self.t, self.name, self.folder = t, name, os.path.join(top, name.replace("/", "_").replace(" ", "_"))
        os.mkdir(self.folder)
        self.out = os.path.join(self.folder, "out.onnx")

    def gives(self, words, wanted, data=None, other=()):
        """`wanted`: the bytes of the model; `data`: those of out.data."""
        got = convert("-q", *words, self.out)
        bad = [] if got.code == 0 else ["exit code %d: %s" % (got.code, got.err.decode())]
        if not bad and read(self.out) != wanted:
            bad = ["another model: %r" % (read(self.out) or b"")[:200]]
        if not bad and read(os.path.join(self.folder, "out.data")) != data:
            bad = ["another data file"]
        if not bad:
            check = harness.run([harness.tensorgate(), "check", "-q", "--external", "skip" if other else "read", self.out])
            bad = [] if check.code == 0 else ["the model is refused: %s" % check.out.decode()]
        self.t.case(self.name, bad)

    def refused(self, words, *parts, code=1):
        got = convert(*words, self.out)
        text = got.err.decode()
        bad = [] if got.code == code else ["exit code %d" % got.code]
        bad += ["no %r in %r" % (part, text) for part in parts if part not in text]
        self.t.case(self.name, bad + (["there is an output"] if os.path.exists(self.out) else []))


def in_and_out(t, top):
    source = os.path.join(top, "source")
    os.mkdir(source)
    data = everywhere(outside)
    put(source, "w.bin", W)
    path = put(source, "m.onnx", data)
    inside = come_in(data, source)
    inline = put(top, "inline.onnx", inside)
    Case(t, top, "in").gives(["--inline", path], inside)
    Case(t, top, "in again").gives(["--inline", inline], inside)
    Case(t, top, "nothing to do").gives([inline], inside)
    Case(t, top, "as it is").gives([path], data, other=["w.bin"])

    # Elements in a field of their type go out as raw_data would have them.
    typed = rewritten(inside, lambda kind, p, v: v.replace(blob(4, W[:1200]) + blob(8, "typed"), blob(8, "typed") + blob(9, W[:1200])))
    wanted, store = go_out(typed, source, "out.data")
    case = Case(t, top, "out")
    case.gives(["--external-data", "out.data", path], wanted, store)
    same = [harness.run([harness.tensorgate(), "diff", path, case.out]).code, harness.run([harness.tensorgate(), "diff", inline, case.out]).code]
    t.case("out: the same elements", [] if same == [0, 0] else [str(same)])
    Case(t, top, "out and in").gives(["--inline", case.out], typed)
    again = Case(t, top, "out of out")
    again.gives(["--external-data", "out.data", case.out], wanted, store)
    got = convert("-q", "--force", "--external-data", "out.data", again.out, again.out)
    t.case("in its place", [] if got.code == 0 and read(again.out) == wanted and read(os.path.join(again.folder, "out.data")) == store else [got.err.decode()])

    # Of some tensors only; those that are no initializers go out if they are named.
    wanted, _ = go_out(data, source, "out.data", only=[b"three"])
    case = Case(t, top, "one goes out")
    case.gives(["--external-data", "out.data", "--tensor", "three", path], wanted, W[:1500], other=["w.bin"])
    wanted = rewritten(data, lambda kind, p, v: with_elements(v, W[:1024]) if v == outside([1024], "one", 0) else v)
    Case(t, top, "one comes in").gives(["--inline", "--tensor", "o*e", path], wanted, other=["w.bin"])
    big = model(graph([node("Constant", [attribute("value", 5, raw("int8", [2048], W[:2048]), 4)], outputs=["c"])]))
    path = put(top, "constant.onnx", big)
    Case(t, top, "a constant stays").gives(["--external-data", "out.data", path], big)
    place = [("location", "out.data"), ("offset", 0), ("length", 2048)]
    wanted = rewritten(big, lambda kind, p, v: with_elements(v, outside=place))
    Case(t, top, "a constant that is named").gives(["--external-data", "out.data", "--tensor", "@node/0/value", path], wanted, W[:2048])

    # Fields of versions to come, and lengths of more bytes than they need, stay as they are.
    odd = b"\x08\x8f\x00" + blob(7, graph(tensors=[external("int8", [4], "w", "w.bin", length=4) + blob(300, b"new")])) + blob(8, num(2, 17))
    path = put(source, "odd.onnx", odd)
    Case(t, top, "odd bytes").gives(["--inline", path], come_in(odd, source))
    got = harness.run([harness.tensorgate(), "convert", "-q", "--to", "onnx", "--inline", path, "-"])
    t.case("to standard output", [] if got.out == come_in(odd, source) else [str(got)])


def samples(t, top):
    names = [sample.name for sample in onnx.samples()]
    for sample in onnx.samples():
        path = os.path.join(harness.SAMPLES, sample.name)
        Case(t, top, "copy of " + sample.name).gives(["--inline", path], sample.data)
    folder = os.path.join(top, "folder")
    os.mkdir(folder)
    got = convert("-q", "--to", "onnx", "--inline", *[os.path.join(harness.SAMPLES, n) for n in names], folder)
    bad = [n for n in names if read(os.path.join(folder, n)) != read(os.path.join(harness.SAMPLES, n))]
    t.case("many into a folder", bad if got.code == 0 else [got.err.decode()])
    source = put(folder, "beside.onnx", model(graph(tensors=[external("int8", [2048], "w", "w.bin", length=2048)])))
    put(folder, "w.bin", W)
    into = os.path.join(folder, "into")
    os.mkdir(into)
    got = convert("-q", "--to", "onnx", "--inline", source, into)
    wanted = come_in(read(source), folder)
    t.case("one with a file beside it, into a folder", [] if got.code == 0 and read(os.path.join(into, "beside.onnx")) == wanted else [got.err.decode()])


def safetensors(folder, name, tensors):
    """tensors: {name: (dtype, shape, bytes)}"""
    at, rows = 0, []
    for key, (dtype, shape, data) in tensors.items():
        rows.append('"%s":{"dtype":"%s","shape":%s,"data_offsets":[%d,%d]}' % (key, dtype, list(shape), at, at + len(data)))
        at += len(data)
    header = ("{" + ",".join(rows) + "}").encode()
    return put(folder, name, struct.pack("<Q", len(header)) + header + b"".join(v[2] for v in tensors.values()))


def others(t, top):
    """Values of another file."""
    old = np.arange(6, dtype="<f4").reshape(2, 3)
    new = -old - 1
    long = np.arange(2000, dtype="<i2")
    leaf = node("Constant", [attribute("value", 5, raw("int8", [1], b"\1"), 4)], outputs=["c"])
    tensors = [raw("float32", [2, 3], old.tobytes(), "a"), tensor("int16", [2000], packed(5, [0] * 2000), "b b"),
               raw("int4", [3], b"\x21\x03", "q"), external("float32", [2, 3], "e", "w.bin", length=24)]
    data = model(graph([leaf], tensors))
    put(top, "w.bin", W)
    path = put(top, "m.onnx", data)

    def with_values(**values):
        def change(kind, p, value):
            name = next((v.decode() for n, _, v, _ in fields(value) if n == 8), "leaf")
            key = name.replace(" ", "_")
            return with_elements(value, values[key]) if key in values else value
        return rewritten(data, change)

    f4 = ("F32", [2, 3], new.tobytes())
    np.savez(os.path.join(top, "abe.npz"), **{"a": np.asfortranarray(new), "b b": long.astype(">i2"), "e": new})
    donor = model(graph(tensors=[raw("int4", [3], b"\x65\x0f", "q"), raw("float32", [2, 3], new.tobytes(), "a"),
                                 raw("int16", [2000], long.tobytes(), "b b"), raw("float32", [2, 3], new.tobytes(), "e")]))
    donor = put(top, "donor.onnx", donor)
    wanted = with_values(a=new.tobytes(), b_b=long.tobytes(), q=b"\x65\x0f", e=new.tobytes())
    Case(t, top, "from a model").gives(["--tensors-from", donor, path], wanted)
    only = ["--tensor", "a", "--tensor", "b*", "--tensor", "e"]
    npz = os.path.join(top, "abe.npz")
    Case(t, top, "from npz, other orders").gives(["--tensors-from", npz, *only, path], with_values(a=new.tobytes(), b_b=long.tobytes(), e=new.tobytes()))
    st = safetensors(top, "a.safetensors", {"a": f4, "spare": f4})
    Case(t, top, "one").gives(["--tensors-from", st, "--tensor", "a", path], with_values(a=new.tobytes()), other=["w.bin"])
    damaged = read(npz)
    place = damaged.index(new.astype("<f4").tobytes("F"))
    damaged = put(top, "damaged.npz", damaged[:place] + b"\x55" + damaged[place + 1:])
    case = Case(t, top, "a wrong checksum")
    case.refused(["--tensors-from", damaged, "--external-data", "out.data", *only, path], "damaged.npz: ")
    t.case("a wrong checksum: nothing is left", os.listdir(case.folder))
    shards = [{"a": f4}, {"b b": ("I16", [2000], long.tobytes())}]
    for i, shard in enumerate(shards):
        safetensors(top, "model-0000%d-of-00002.safetensors" % (i + 1), shard)
    index = {"metadata": {"total_size": 4024}, "weight_map": {name: "model-0000%d-of-00002.safetensors" % (i + 1) for i, s in enumerate(shards) for name in s}}
    index = put(top, "model.safetensors.index.json", json.dumps(index).encode())
    Case(t, top, "from shards").gives(["--tensors-from", index, "--tensor", "a", "--tensor", "b b", path],
                                      with_values(a=new.tobytes(), b_b=long.tobytes()), other=["w.bin"])
    alone = os.path.join(top, "alone")
    os.mkdir(alone)
    for name in (os.path.basename(index), "model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"):
        shutil.copy(os.path.join(top, name), alone)
    Case(t, top, "from a folder").gives(["--tensors-from", alone, "--tensor", "a", "--tensor", "b b", path],
                                        with_values(a=new.tobytes(), b_b=long.tobytes()), other=["w.bin"])
    shutil.copy(index, os.path.join(alone, "other.safetensors.index.json"))
    Case(t, top, "from a folder of two models").refused(["--tensors-from", alone, path], "a folder of several models", code=2)
    leaf_values = safetensors(top, "leaf.safetensors", {"@node/0/value": ("I8", [1], b"\x09")})
    Case(t, top, "a constant").gives(["--tensors-from", leaf_values, "--tensor", "@node/0/value", path], with_values(leaf=b"\x09"), other=["w.bin"])
    wanted, store = go_out(with_values(a=new.tobytes(), b_b=long.tobytes(), q=b"\x65\x0f", e=new.tobytes()), top, "out.data")
    Case(t, top, "from a model, and out").gives(["--tensors-from", donor, "--external-data", "out.data", path], wanted, store)
    # A model, as another format and back.
    plain_data = model(graph([leaf], tensors[:2]))
    plain = put(top, "plain.onnx", plain_data)
    round_trip = os.path.join(top, "plain.safetensors")
    convert("-q", plain, round_trip)
    wanted = rewritten(plain_data, lambda kind, p, v: with_elements(v, bytes(4000)) if b"b b" in v else v)
    Case(t, top, "there and back").gives(["--tensors-from", round_trip, plain], wanted)

    full = {"a": f4, "b b": ("I16", [2000], long.tobytes()), "e": f4}
    for name, change, words, parts, code in (
            ("another dtype", {"a": ("F64", [2, 3], bytes(48))}, ["--tensor", "a"], ["tensor 'a'", "float64"], 1),
            ("another shape", {"a": ("F32", [3, 2], new.tobytes())}, ["--tensor", "a"], ["tensor 'a'", "another shape"], 1),
            ("a name is missing", {}, [], ["has no tensor 'q', which the model has"], 2),
            ("a named one is missing", {}, ["--tensor", "q"], ["has no tensor 'q', which the model has"], 2),
            ("no such tensor", {"more": f4}, ["--tensor", "a*", "--tensor", "nothing"], ["no tensor 'nothing'"], 2)):
        other = safetensors(top, name.replace(" ", "_") + ".safetensors", {**full, **change})
        Case(t, top, name).refused(["--tensors-from", other, *words, path], *parts, code=code)
    donor = safetensors(top, "more.safetensors", {**full, "more": f4})
    small = put(top, "small.onnx", model(graph(tensors=[tensors[0]])))
    Case(t, top, "a spare name").refused(["--tensors-from", donor, small], "has a tensor 'b%20b', which the model has not", code=2)
    Case(t, top, "no other file").refused(["--tensors-from", os.path.join(top, "nowhere"), small], "nowhere", code=2)
    Case(t, top, "a refused other file").refused(["--tensors-from", put(top, "bad", b"\1\2\3"), small], "bad", "no known format")
    odd = model(graph(tensors=[tensor("string", [1], blob(6, "x"), "t")], sparse=[sparse("int8", [2, 4], b"\1", [1], name="s")]))
    odd = put(top, "odd.onnx", odd)
    donor = safetensors(top, "odd.safetensors", {"t": ("I8", [1], b"a"), "s": ("I8", [2, 4], bytes(8))})
    Case(t, top, "texts").refused(["--tensors-from", donor, "--tensor", "t", odd], "tensor 't'", "texts")
    Case(t, top, "a sparse tensor").refused(["--tensors-from", donor, "--tensor", "s", odd], "tensor 's'", "sparse")


def spared(t, top):
    """No output replaces a file that is read, whatever its name is: the elements of the model, or the other file."""
    model_of = lambda name: model(graph(tensors=[external("int8", [2048], "w", name, length=2048)]))
    for kind, make in (("itself", lambda old, new: None), ("a link", os.symlink), ("another name", os.link)):
        folder = os.path.join(top, "spared " + kind)
        os.mkdir(folder)
        files = {"m.onnx": model_of("w.bin"), "w.bin": W, "t.onnx": model_of("t.bin"), "t.bin": W[::-1]}
        paths = {name: put(folder, name, data) for name, data in files.items()}
        as_is = {name: name for name in files}
        other = as_is if kind == "itself" else {name: "other." + name for name in files}
        for name in files:
            make(paths[name], os.path.join(folder, other[name]))
        source, donor = paths["m.onnx"], paths["t.onnx"]
        for words, out in ((["--inline"], "w.bin"), (["--external-data", other["w.bin"]], "new.onnx"), (["--external-data", other["m.onnx"]], "new.onnx"),
                           (["--tensors-from", donor], "t.bin"), (["--tensors-from", donor], "t.onnx"),
                           (["--tensors-from", donor, "--external-data", other["t.bin"]], "new.onnx")):
            out = os.path.join(folder, other.get(out, out))
            got = convert("--force", "--to", "onnx", *words, source, out)
            bad = [] if got.code == 2 and b"one of the files that are read" in got.err else ["%d %r" % (got.code, got.err)]
            t.case("spared, %s: %s" % (kind, " ".join(map(os.path.basename, words + [out]))), bad +
                   [name for name in files if read(paths[name]) != files[name]] + (["an output"] if os.path.exists(os.path.join(folder, "new.onnx")) else []))


def refusals(t, top):
    one = put(top, "one.onnx", model(graph(tensors=[external("int8", [2048], "w", "w.bin", length=2048)])))
    put(top, "w.bin", W)
    npy = os.path.join(harness.SAMPLES, "npy_int8.npy")
    Case(t, top, "nothing else").refused([npy], "nothing else becomes an ONNX graph", code=2)
    Case(t, top, "nothing else, --inline").refused(["--inline", npy], "nothing else becomes an ONNX graph", code=2)
    for name in ("", "a/b", "..", ".", "a\\b", "c:d", "a\nb", "x" * 256, "\udcff"):
        got = convert("--external-data", name, one, os.path.join(top, "never.onnx"))
        t.case("data file %r" % name[:8], [] if got.code == 2 and b"--external-data: no name of a file" in got.err else [str(got.code) + got.err.decode()])
    Case(t, top, "data file is the model").refused(["--external-data", "out.onnx", one], "the model itself", code=2)
    Case(t, top, "both").refused(["--inline", "--external-data", "x", one], "excludes", code=2)
    Case(t, top, "an option of values").refused(["--inline", "--raw", one], "no option of an ONNX model", code=2)
    got = convert("--inline", one, os.path.join(top, "never.npz"))
    t.case("another target", [] if got.code == 2 and b"output of onnx" in got.err else [got.err.decode()])
    got = convert("--external-data", "x", "--to", "onnx", one, "-")
    t.case("data beside standard output", [] if got.code == 2 and b"needs a folder" in got.err else [got.err.decode()])
    Case(t, top, "skipped").refused(["--inline", "--external", "skip", one], "tensor 'w'", "left out", code=2)
    Case(t, top, "a name that is not there").refused(["--inline", "--tensor", "v", one], "no tensor 'v'", code=2)
    two = [external("int8", [2048], name, "./w.bin", length=2048, offset=offset) for name, offset in (("w", 0), ("v", 2048))]
    two = put(top, "two.onnx", model(graph(tensors=two)))
    Case(t, top, "a file that others need").refused(["--external-data", "w.bin", "--tensor", "v", two], "tensor 'w'", "stay in 'w.bin'")

    spared(t, top)
    case = Case(t, top, "an old data file")
    put(case.folder, "out.data", b"old")
    case.refused(["--external-data", "out.data", one], "out.data", "the file exists", code=2)
    case = Case(t, top, "an old model")
    put(case.folder, "out.onnx", b"old")
    got = convert("--external-data", "out.data", one, case.out)
    t.case(case.name, [] if got.code == 2 and read(case.out) == b"old" and os.listdir(case.folder) == ["out.onnx"] else [str(os.listdir(case.folder))])

    # 2 GiB, of which no byte is read.
    with open(os.path.join(top, "hole.bin"), "wb") as file:
        file.truncate(1 << 31)
    large = put(top, "large.onnx", model(graph(tensors=[external("int8", [(1 << 31) - 1], "w", "hole.bin", length=(1 << 31) - 1)])))
    Case(t, top, "2 GiB").refused(["--inline", large], "less than 2 GiB")
    parts = [external("int8", [1 << 30], "w%d" % i, "hole.bin", length=1 << 30, offset=i << 30) for i in range(2)]
    large = put(top, "halves.onnx", model(graph(tensors=parts)))
    Case(t, top, "two of 1 GiB").refused(["--inline", large], "less than 2 GiB")
    # Many tensors with the same elements.
    shared = [external("int8", [1 << 30], "w%d" % i, "hole.bin", length=1 << 30, offset=0) for i in range(1000)]
    shared = put(top, "shared.onnx", model(graph(tensors=shared)))
    Case(t, top, "a share bomb").refused(["-q", "--external-data", "x.data", shared], "--max-output")


# --------------------------------------------------------------------------------- calls that fail

def faults(t, top):
    put(top, "w.bin", W)
    path = put(top, "m.onnx", everywhere(outside))
    out, store = os.path.join(top, "out.onnx"), os.path.join(top, "out.data")
    kept = sorted(os.listdir(top))

    def start(**inject):
        for file in set(os.listdir(top)) - set(kept):
            os.remove(os.path.join(top, file))
        env = {"INJECT_" + name.upper(): str(value) for name, value in inject.items()}
        return convert("--external-data", "out.data", path, out, env=dict(env, LD_PRELOAD=INJECT))

    count_file = os.path.join(os.path.dirname(top), "count")
    got = start(nth=0, count_file=count_file)
    count = int(read(count_file) or 0)
    good = (read(out), read(store))
    t.case("calls are counted", [] if got.code == 0 and count > 10 and None not in good else [str((got.code, count, got.err))])

    def left():
        """What is wrong with what is there: each file is complete, the model never without its data, and nothing else."""
        have = (read(out), read(store))
        others = set(os.listdir(top)) - set(kept) - {"out.onnx", "out.data"}
        bad = [] if have in ((None, None), (None, good[1]), good) else ["incomplete: %s" % [x and len(x) for x in have]]
        return bad + (["also there: %s" % others] if others else [])

    for nth in range(1, count + 1):
        got = start(nth=nth, kill=1)
        t.case("killed at call %d" % nth, left() + ([] if got.code == -signal.SIGKILL else [str(got.code)]))
        for number in (errno.ENOSPC, errno.EIO):
            got = start(nth=nth, errno=number)
            t.case("%s at call %d" % (errno.errorcode[number], nth), left() + ([] if got.code == 2 and got.err else [str(got.code)]))
        got = start(nth=nth, short=1)
        t.case("half of call %d" % nth, [] if got.code == 0 and (read(out), read(store)) == good else [str(got.code)])


def run(t):
    with tempfile.TemporaryDirectory(prefix="onnx-", dir=os.path.abspath(harness.BUILD)) as top:
        for part in (in_and_out, samples, others, refusals, faults):
            os.makedirs(os.path.join(top, part.__name__))
            part(t, os.path.join(top, part.__name__))
