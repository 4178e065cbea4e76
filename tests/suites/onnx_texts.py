# SPDX-License-Identifier: Apache-2.0
"""Tensors of texts in ONNX models: cat, hash and diff, held against the bytes that the models were made of."""
import hashlib
import json
import os
import struct
import tempfile

import numpy as np

import harness
from samples.onnx import attribute, blob, graph, model, node, sparse, tensor

ODD = [b"abc", "\u00e9\u540d".encode(), b"", b"a\0b", b"\xff\x80", b"line\nfeed \" \\"]
MANY = [b"%d" % i * (i % 5) for i in range(20000)]   # more than are read at once, some of them empty
LONG = [b"x" * 3000000, b"", b"y" * 70000]
SLICES = ["0", "-1", ":,::2", "1,1:", "...,2", "1:1"]


def texts(shape, values, name):
    return tensor("string", shape, b"".join(blob(6, v) for v in values), name)


def in_json(text):
    """A text as JSON that was parsed has it: a byte that is no UTF-8 is \\xNN."""
    return text.decode("utf-8", "backslashreplace")


def shaped(values, shape):
    array = np.empty(len(values), object)
    array[:] = [in_json(v) for v in values]
    return array.reshape(shape)


def sha256(shape, values):
    data = "string[%s]\n" % ",".join(map(str, shape))
    lengths = struct.pack("<%dQ" % len(values), *map(len, values))
    return hashlib.sha256(data.encode() + lengths + b"".join(values)).hexdigest()


def numpy_index(text):
    return tuple(Ellipsis if i == "..." else slice(*[int(x) if x else None for x in i.split(":")]) if ":" in i else int(i)
                 for i in text.split(","))


def ask(verb, *words):
    return harness.run([harness.tensorgate(), verb, *words])


def printed(t, path, name, array, more=()):
    got = ask("cat", "--json", *more, path, name)
    answer = json.loads(got.out) if got.code == 0 else {}
    want = {"dtype": "string", "shape": list(array.shape), "values": array.tolist() if array.size else []}
    t.case("cat --json %s %s" % (name, more), [] if {k: answer.get(k) for k in want} == want else [str(answer)[:300] + got.err.decode()])
    got = ask("cat", "-q", *more, path, name)
    lines = [json.loads(line) for line in got.out.decode().split("\n")[:-1]]
    t.case("cat %s %s" % (name, more), [] if lines == array.reshape(-1).tolist() else [str(lines)[:300]])


def sparse_ones(t, top):
    """Sparse tensors of dtypes that NumPy lacks are listed, and their elements are refused by name."""
    for dtype in (17, 22, 23):
        path = os.path.join(top, "sparse.onnx")
        with open(path, "wb") as file:
            file.write(model(graph(sparse=[sparse(dtype, [5], b"\x21\x22" if dtype == 17 else b"\x21", [1, 3])])))
        t.case("sparse %d: listed" % dtype, [] if ask("info", path).code == 0 and ask("check", "--strict", path).code == 0 else [dtype])
        for words in (["cat", path, "s"], ["hash", path], ["stats", path], ["diff", path, path], ["convert", path, os.path.join(top, "o.npz")]):
            got = ask(*words)
            t.case("sparse %d: %s" % (dtype, words[0]), [] if got.code in (1, 2) and b"sparse elements of a dtype of NumPy" in got.err else [got.code, got.err])


def run(t):
    with tempfile.TemporaryDirectory(prefix="onnx-") as top:
        sparse_ones(t, top)

        def put(name, *tensors, nodes=()):
            path = os.path.join(top, name)
            with open(path, "wb") as file:
                file.write(model(graph(nodes, tensors)))
            return path

        all_of = {"odd": ([2, 3], ODD), "scalar": ([], [b"one"]), "none": ([0, 2], []), "many": ([20, 1000], MANY), "long": ([3], LONG)}
        constant = node("Constant", [attribute("value", 5, texts([1], [b"in a node"], ""), 4)])
        path = put("a.onnx", *[texts(*of, name) for name, of in all_of.items()], nodes=[constant])
        all_of["@node/0/value"] = ([1], [b"in a node"])
        for name, (shape, values) in all_of.items():
            printed(t, path, name, shaped(values, shape))
        for text in SLICES:
            printed(t, path, "odd", np.asarray(shaped(ODD, [2, 3])[numpy_index(text)], object), ["--slice=" + text])
        printed(t, path, "many", shaped(MANY, [20, 1000])[3::7, 900:], ["--slice", "3::7,900:"])
        got = ask("cat", "--slice", "::-1", path, "odd")
        t.case("backward", [] if got.code == 2 and b"read forward" in got.err else [str(got)])
        got = ask("cat", "--max-memory", "2M", "-q", path, "long")
        t.case("memory", [] if got.code == 1 and b"--max-memory" in got.err else [str(got)[:300]])
        got = ask("cat", "--max-output", "1M", "-q", path, "long")
        t.case("output", [] if got.code == 1 and b"--max-output" in got.err else [str(got)[:300]])

        answer = json.loads(ask("hash", "--json", path).out)[0]["tensors"]
        want = {name: (sha256(*of), of[0]) for name, of in all_of.items()}
        t.case("hash", [] if {x["name"]: (x["sha256"], x["shape"]) for x in answer} == want else [str(answer)])

        changed = dict(MANY=MANY[:12345] + [MANY[12345] + b"z"] + MANY[12346:-1] + [b"q"])
        other = put("b.onnx", texts([2, 3], ODD, "odd"), texts([20, 1000], changed["MANY"], "many"), tensor("int8", [1], name="scalar", after=blob(9, b"\1")),
                    texts([1, 3], LONG, "long"))
        got = ask("diff", "-q", path, path)
        t.case("diff, the same", [] if got.code == 0 else [str(got)[:300]])
        answer = json.loads(ask("diff", "--json", path, other).out)
        by_name = {x["name"]: x for x in answer["tensors"]}
        t.case("diff, one tensor", [] if by_name["odd"]["status"] == "same" else [str(by_name["odd"])])
        many = by_name["many"]
        t.case("diff, two texts", [] if (many["elements"], many["differing"], many["first"]) == (20000, 2, {"index": [12, 345]}) else [str(many)])
        t.case("diff, types and shapes", [] if (by_name["scalar"]["differs"], by_name["long"]["differs"]) == (["dtype", "shape"], ["shape"]) else [str(by_name)])
        got = ask("diff", "-q", path, other)
        t.case("diff -q", [] if got.code == 1 and not got.out else [str(got)[:300]])

        for words, code, word in ((["stats", path], 1, b"numbers, not texts"), (["convert", path, os.path.join(top, "o.npz")], 1, b"texts of any length"),
                                  (["convert", "-q", "--skip-unsupported", path, os.path.join(top, "o.npz")], 0, b"")):
            got = ask(*words)
            t.case(" ".join(words[:2]), [] if got.code == code and word in got.err else [str(got)[:300]])
