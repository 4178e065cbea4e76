# SPDX-License-Identifier: Apache-2.0
"""ONNX models with elements in other files: which files are opened, and which models are refused for them.

The kinds of attack have numbers: paths that lead out of the folder (CVE-2022-25882, CVE-2024-27318), links
(CVE-2026-27489), hard links (CVE-2026-34446), lengths that take all memory (CVE-2026-34445).
"""
import json
import os
import shutil
import struct
import tempfile

import harness
import hub_cases
from samples import onnx
from samples.onnx import external, graph, model, raw

W = bytes(range(24))


def one(location="w.bin", dtype="float32", dims=(2, 3), **keys):
    return model(graph(tensors=[external(dtype, list(dims), "w", location, **keys)]))


def verdict(path, *options):
    got = harness.run([harness.tensorgate(), "check", "--json", *options, path])
    answer = json.loads(got.out)[0]
    return got.code, answer, (answer["error"]["code"], answer["error"]["path"]) if answer.get("error") else None


class Folder:
    """A folder with a model and files beside it."""

    def __init__(self, t, top, name, data, files=(("w.bin", W),)):
        self.t, self.name, self.path = t, name, os.path.join(top, name)
        os.makedirs(self.path)
        self.model = self.put("model.onnx", data)
        for file, content in files:
            self.put(file, content)

    def put(self, name, content):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
        return path

    def accepted(self, notes=0, options=()):
        code, answer, error = verdict(self.model, *options)
        found = len(answer.get("notes", []))
        self.t.case(self.name, [] if (code, found) == (0, notes) else ["exit code %d, %d notes: %s" % (code, found, error)])

    def refused(self, code="bad_reference", path="graph.initializer[0].external_data[0].value", options=()):
        _, answer, error = verdict(self.model, *options)
        self.t.case(self.name, [] if error == (code, path) else ["%s, expected %s; %s" % (error, (code, path), answer)])


def files(t, top):
    Folder(t, top, "whole file", one(length=24)).accepted()
    Folder(t, top, "a part", one(offset=8, length=8, dims=[2])).accepted()
    Folder(t, top, "no length", one()).accepted(notes=1)
    Folder(t, top, "in a folder below", one("a/b/w.bin", length=24), [("a/b/w.bin", W)]).accepted(notes=1)
    Folder(t, top, "dots", one("./w.bin", length=24)).accepted(notes=1)
    Folder(t, top, "dots in the name", one("w..bin", length=24), [("w..bin", W)]).accepted()
    Folder(t, top, "no elements", one(dims=[0], length=0)).accepted()
    Folder(t, top, "unknown key", one(length=24, other=1)).accepted(notes=1)
    Folder(t, top, "checksum", one(length=24, checksum="0" * 40)).accepted()
    Folder(t, top, "not there", one(length=24), []).refused()
    Folder(t, top, "too short", one(length=24), [("w.bin", W[:-1])]).refused()
    Folder(t, top, "behind the end", one(offset=25, dims=[0], length=0)).refused()
    Folder(t, top, "4 TiB without a length", one(dims=[2 ** 40])).refused()
    Folder(t, top, "the model itself", one("model.onnx", length=24)).refused()
    two = [external("int8", [8], "v", "w.bin", length=8), external("int8", [8], "w", "w.bin", length=8)]
    Folder(t, top, "one range for two", model(graph(tensors=two))).accepted(notes=1)
    two[1] = external("int8", [8], "w", "w.bin", offset=4, length=8)
    Folder(t, top, "ranges that overlap", model(graph(tensors=two))).refused(path="graph.initializer[1].external_data[0].value")
    Folder(t, top, "skipped", one("w.bin", length=24), []).accepted(notes=1, options=["--external", "skip"])
    Folder(t, top, "skipped, with --strict", one("w.bin", length=24), []).refused(options=["--external", "skip", "--strict"])
    inner = graph(tensors=[external("int8", [2], "w", "../w.bin", length=2)])
    node = onnx.node("If", [onnx.attribute("then_branch", 6, inner, 5)])
    Folder(t, top, "in a graph of a node", model(graph([node]))).refused(
        path="graph.node[0].attribute[0].g.initializer[0].external_data[0].value")


def links(t, top):
    f = Folder(t, top, "link to a file outside", one(length=24), [])
    with open(os.path.join(top, "secret"), "wb") as secret:
        secret.write(W)
    os.symlink("../secret", os.path.join(f.path, "w.bin"))
    f.refused()
    f = Folder(t, top, "link to a file in the folder", one(length=24), [("v.bin", W)])
    os.symlink("v.bin", os.path.join(f.path, "w.bin"))
    f.refused()
    f = Folder(t, top, "link to a folder", one("a/w.bin", length=24), [])
    os.makedirs(os.path.join(top, "elsewhere"))
    shutil.copy(os.path.join(top, "secret"), os.path.join(top, "elsewhere", "w.bin"))
    os.symlink("../elsewhere", os.path.join(f.path, "a"))
    f.refused()
    f = Folder(t, top, "hard link", one(length=24), [])
    os.link(os.path.join(top, "secret"), os.path.join(f.path, "w.bin"))
    f.accepted(notes=1)
    f = Folder(t, top, "a folder in place of a file", one(length=24), [("w.bin/x", b"")])
    f.refused()
    f = Folder(t, top, "a FIFO", one(length=24), [])
    os.mkfifo(os.path.join(f.path, "w.bin"))
    f.refused()
    f = Folder(t, top, "a socket", one(length=24), [])
    hub_cases.bind(os.path.join(f.path, "w.bin"))
    f.refused()


def hub(t, top):
    """The cache of huggingface_hub: each file of a snapshot is a link to a blob of the model."""
    cache = os.path.join(top, "models--a--b")
    snapshot, blobs = os.path.join(cache, "snapshots", "0" * 40), os.path.join(cache, "blobs")
    os.makedirs(snapshot)
    os.makedirs(blobs)
    for name, content, blob_name in (("model.onnx", one("model.onnx_data", length=24), "1" * 40), ("model.onnx_data", W, "2" * 64)):
        with open(os.path.join(blobs, blob_name), "wb") as file:
            file.write(content)
        os.symlink(os.path.join("..", "..", "blobs", blob_name), os.path.join(snapshot, name))
    path = os.path.join(snapshot, "model.onnx")
    code, answer, error = verdict(path)
    t.case("the hub's cache", [] if code == 0 else [str(answer)])
    code, answer, error = verdict(path, "--no-follow")
    t.case("the hub's cache, no links", [] if error and error[0] == "bad_reference" else [str(answer)])


def values(t, top):
    floats = struct.pack("<6f", *range(6))
    f = Folder(t, top, "values", model(graph(tensors=[external("float32", [2, 3], "w", "w.bin", offset=4, length=24), raw("int8", [1], b"\7", "v")])),
               [("w.bin", b"head" + floats)])
    got = harness.run([harness.tensorgate(), "cat", f.model, "w"])
    t.case("cat", [] if [float(x) for x in got.out.split()] == list(range(6)) else [got.out.decode()])
    out = os.path.join(f.path, "out.safetensors")
    got = harness.run([harness.tensorgate(), "convert", f.model, out])
    t.case("convert", [] if got.code == 0 and floats in open(out, "rb").read() else [got.err.decode()])
    got = harness.run([harness.tensorgate(), "cat", "--external", "skip", f.model, "w"])
    t.case("cat of what was skipped", [] if got.code == 1 and b"left out" in got.err else [got.err.decode()])
    sums = [harness.run([harness.tensorgate(), "hash", p]).out.split() for p in (f.model, out)]
    t.case("hash", [] if sums[0][0] and sums[0][:1] == sums[1][:1] else [str(sums)])


def ways_in(t, top):
    """Each way to a model with files beside it knows the folder, or refuses the model."""
    good = Folder(t, top, "good", one(length=24))
    bad = Folder(t, top, "bad", one(length=24), [])
    got = harness.run([harness.tensorgate(), "check", "--json", good.model, bad.model])
    t.case("two at once", [] if [a["valid"] for a in json.loads(got.out)] == [True, False] else [got.out.decode()])
    got = harness.run([harness.tensorgate(), "check", "-r", "--json", "--include", "*.onnx", good.path])
    t.case("a folder", [] if [a["valid"] for a in json.loads(got.out)] == [True] else [got.out.decode()])
    got = harness.run([harness.tensorgate(), "info", "--json", good.model, good.model])
    t.case("info of two", [] if got.code == 0 else [got.err.decode()])
    got = harness.run([harness.tensorgate(), "diff", good.model, good.model])
    t.case("diff", [] if got.code == 0 else [got.err.decode()])
    with open(good.model, "rb") as file:
        data = file.read()
    got = harness.run([harness.tensorgate(), "check", "-"], given=data)
    t.case("a pipe", [] if got.code == 1 and b"folder of the model is not known" in got.err + got.out else [str(got)])
    got = harness.run([harness.tensorgate(), "check", "--external", "skip", "-"], given=data)
    t.case("a pipe, skipped", [] if got.code == 0 else [str(got)])
    got = harness.run([harness.tensorgate(), "check", "model.onnx"], cwd=good.path)
    t.case("from its folder", [] if got.code == 0 else [str(got)])


def run(t):
    with tempfile.TemporaryDirectory(prefix="onnx-") as top:
        for part in (files, links, hub, values, ways_in):
            os.makedirs(os.path.join(top, part.__name__))
            part(t, os.path.join(top, part.__name__))
