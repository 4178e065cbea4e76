# SPDX-License-Identifier: Apache-2.0
"""Public vulnerabilities of programs that read or write ONNX models, by number: a file of the kind, and what becomes of it.
docs/onnx_models.md has the list.
"""
import io
import json
import os
import tarfile
import tempfile

import harness
from samples.onnx import attribute, blob, entry, external, graph, model, node, num, raw, tensor

SECRET = bytes(range(24))


class Place:
    """A folder `in` with a model, and what must not be touched beside it."""

    def __init__(self, t, top, number, what):
        self.t, self.name = t, "%s: %s" % (number, what)
        self.top = os.path.join(top, self.name.replace("/", "_").replace(" ", "_"))
        self.folder = os.path.join(self.top, "in")
        os.makedirs(self.folder)
        self.put("../secret.bin", SECRET)
        self.put("w.bin", SECRET)

    def put(self, name, data):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def tree(self):
        return {os.path.join(folder, f): harness.read_bytes(os.path.join(folder, f)) for folder, _, names in os.walk(self.top)
                for f in names if os.path.isfile(os.path.join(folder, f))}

    def verdict(self, data, code, notes=0, words=(), name="model.onnx"):
        """`code` is that of the error; None: the model is accepted."""
        path = self.put(name, data)
        before = self.tree()
        got = harness.run([harness.tensorgate(), "check", "--json", *words, path])
        answer = json.loads(got.out)[0]
        error = answer["error"] or {"code": None}
        bad = [] if error["code"] == code and len(answer["notes"]) == notes else ["%s, expected %s, %d notes" % (answer, code, notes)]
        bad += [] if self.tree() == before else ["files changed"]
        bad += ["the answer has %d bytes" % len(got.out)] if len(got.out) > 4096 else []
        self.t.case(self.name, bad)
        return path


def of(location, **keys):
    return model(graph(tensors=[external("float32", [2, 3], "w", location, **keys)]))


def reading(t, top):
    Place(t, top, "CVE-2022-25882", "a path out of the folder").verdict(of("../secret.bin", length=24), "bad_reference")
    Place(t, top, "CVE-2022-25882", "an absolute path").verdict(of("/etc/hostname", length=24), "bad_reference")
    place = Place(t, top, "CVE-2024-27318", "out of a folder below")
    os.mkdir(os.path.join(place.folder, "data"))
    place.verdict(of("data/../../secret.bin", length=24), "bad_reference")
    inner = node("Constant", [attribute("value", 5, external("float32", [2, 3], "", "../secret.bin", length=24), 4)])
    Place(t, top, "CVE-2024-27318", "in an attribute").verdict(model(graph([inner])), "bad_reference")
    function = blob(25, blob(1, "f") + blob(7, inner) + blob(10, "mine"))
    Place(t, top, "CVE-2024-27318", "in a function").verdict(model(graph(), after=function), "bad_reference")
    Place(t, top, "CVE-2024-27319", "a message about a long text").verdict(of("w" * 6001, length=24), "bad_reference")
    place = Place(t, top, "CVE-2026-27489", "a link")
    os.remove(os.path.join(place.folder, "w.bin"))
    os.symlink("../secret.bin", os.path.join(place.folder, "w.bin"))
    place.verdict(of("w.bin", length=24), "bad_reference")
    place = Place(t, top, "CVE-2026-27489", "a folder that is a link")
    os.symlink("..", os.path.join(place.folder, "data"))
    place.verdict(of("data/secret.bin", length=24), "bad_reference")
    place = Place(t, top, "CVE-2026-34446", "a hard link")
    os.remove(os.path.join(place.folder, "w.bin"))
    os.link(os.path.join(place.top, "secret.bin"), os.path.join(place.folder, "w.bin"))
    place.verdict(of("w.bin", length=24), None, notes=1)
    place.verdict(of("w.bin", length=24), "bad_reference", words=["--strict"])
    for key in ("__class__", "__init__", "raw_data"):
        entries = [("location", "w.bin"), ("length", "24"), (key, "x")]
        odd = tensor("float32", [2, 3], name="w", after=b"".join(blob(13, entry(k, v)) for k, v in entries) + num(14, 1))
        Place(t, top, "CVE-2026-34445", "the key %s" % key).verdict(model(graph(tensors=[odd])), None, notes=1)
    Place(t, top, "CVE-2026-34445", "a length of 10^15").verdict(of("w.bin", length=10 ** 15), "bad_size")
    Place(t, top, "CVE-2026-34445", "4 TiB by its shape").verdict(
        model(graph(tensors=[external("float32", [2 ** 40], "w", "w.bin")])), "bad_reference", notes=0)
    Place(t, top, "opencv#29314", "raw_data that is short").verdict(model(graph(tensors=[raw("float32", [2, 3], SECRET[:-1], "w")])), "bad_size")
    Place(t, top, "onnx-mlir#3608", "raw_data that is long").verdict(model(graph(tensors=[raw("float32", [2, 3], SECRET * 2, "w")])), "bad_size")


def downloading(t, top):
    """Nothing is downloaded and nothing is unpacked."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        tar.addfile(tarfile.TarInfo("../evil"), io.BytesIO())
    Place(t, top, "CVE-2024-5187", "an archive with a path out of its folder").verdict(packed.getvalue(), "foreign_format")
    Place(t, top, "CVE-2026-28500", "the address of a file").verdict(of("https://example.com/w.bin", length=24), "bad_reference")
    got = harness.run([harness.tensorgate(), "check", "https://example.com/model.onnx"])
    t.case("CVE-2026-28500: the address of a model", [] if got.code == 2 and b"no such file" in got.out + got.err else [str(got.out + got.err)])


def writing(t, top):
    """A file is written where the command line says, wherever the model says that its elements are."""
    place = Place(t, top, "CVE-2025-51480", "a model that names what is written")
    path = place.verdict(of("../secret.bin", length=24), "bad_reference")
    for words in (["--inline"], ["--external-data", "new.data"]):
        before = place.tree()
        got = harness.run([harness.tensorgate(), "convert", "--force", *words, path, os.path.join(place.folder, "out.onnx")])
        t.case("CVE-2025-51480: convert %s" % words[0], [] if got.code == 1 and place.tree() == before else [got.err.decode()])
    place = Place(t, top, "CVE-2025-51480", "a data file out of the folder")
    path = place.verdict(of("w.bin", length=24), None)
    for name in ("../secret.bin", os.path.join(place.top, "secret.bin"), ".."):
        before = place.tree()
        got = harness.run([harness.tensorgate(), "convert", "--force", "--external-data", name, path, os.path.join(place.folder, "out.onnx")])
        t.case("CVE-2025-51480: --external-data %s" % os.path.basename(name), [] if got.code == 2 and place.tree() == before else [got.err.decode()])


def run(t):
    with tempfile.TemporaryDirectory(prefix="onnx-") as top:
        for part in (reading, downloading, writing):
            os.makedirs(os.path.join(top, part.__name__))
            part(t, os.path.join(top, part.__name__))
