# SPDX-License-Identifier: Apache-2.0
"""From one of the four formats to .safetensors and back: the file that a conversion to its own format gives, which is the
first file if that was canonical. What the text `tensorgate.origin` says is changed in every way: then the conversion is
refused, or gives a valid file, and without the text it is done.

ORIGIN_FILES=DIR: files of a folder, too."""
import json
import os
import shutil
import struct
import tempfile

import harness
from samples import make_samples

KEY = "tensorgate.origin"
WAYS = ([], ["--sparse", "keep"], ["--raw", "--sparse", "keep"])
# Tensors that share their bytes do so in a copy, and are apart in .safetensors.
APART = {"btf_note_shared.btf"}


def convert(*arguments, flavour=harness.TESTED):
    return harness.run([harness.tensorgate(flavour), "convert", "-q", "--force", *arguments])


def read(path):
    with open(path, "rb") as f:
        return f.read()


def split(path):
    data = read(path)
    n, = struct.unpack("<Q", data[:8])
    return json.loads(data[8:8 + n]), data[8 + n:]


def join(path, header, body):
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + body)


def origin_of(path):
    return split(path)[0].get("__metadata__", {}).get(KEY)


def there_and_back(path, form, way, folder):
    own, between, back = (os.path.join(folder, "own." + form), os.path.join(folder, "between.safetensors"),
                          os.path.join(folder, "back." + form))
    kept = convert("--to", form, path, own)
    got = convert(*way, path, between)
    if got.code == 1:
        return []            # dense copies that are too large, for example
    if got.code != 0:
        return ["exit code %d there: %s" % (got.code, harness.tail(got.err))]
    has_origin = origin_of(between) is not None
    got = convert(*way, "--to", form, between, back)
    if kept.code != 0:
        return [] if got.code == 1 or not has_origin else ["exit code %d where a copy is refused" % got.code]
    if not has_origin:
        sparse = any(x["storage"] not in ("dense", "partial") for x in harness.ask(["info", "--json", path])[0]["tensors"])
        made_dense = sparse and "keep" not in way
        hostile = form == "pvp" and got.code == 0 and harness.run([harness.tensorgate(), "diff", "-q", path, back]).code == 0
        return [] if made_dense or hostile else ["nothing is said about the origin"]
    if got.code != 0:
        return ["exit code %d back: %s" % (got.code, harness.tail(got.err))]
    if os.path.basename(path) not in APART and read(own) != read(back):
        return ["other bytes than those of a copy"]
    return []


def samples_return(t, folder):
    for sample in make_samples.samples():
        path = os.path.join(harness.SAMPLES, sample.name)
        for way in WAYS:
            t.case("%s %s" % (sample.name, " ".join(way)), there_and_back(path, sample.format, way, folder))


def files_return(t, folder):
    for place, _, names in os.walk(os.environ.get("ORIGIN_FILES", "/nowhere")):
        for name in sorted(names):
            path = os.path.join(place, name)
            answer = harness.ask(["check", "--json", path], codes=(0, 1, 2))[0]
            if not answer or not answer[0].get("valid") or answer[0]["format"] not in harness.formats.DESCRIBED:
                continue
            for way in WAYS:
                t.case("%s %s" % (path, " ".join(way)), there_and_back(path, answer[0]["format"], way, folder))


def only_where_it_returns(t, folder):
    path, out = os.path.join(harness.SAMPLES, "nnb_v3_fixed.nnb"), os.path.join(folder, "x.safetensors")
    for way, there in (([], True), (["--no-origin"], False), (["--tensor", "1"], False), (["--rename", "1=w"], False),
                       (["--dtype", "float16", "--lossy"], False)):
        got = convert(*way, path, out)
        t.case("origin with %s" % " ".join(way), ["exit code %d" % got.code] if got.code else
               [] if (origin_of(out) is not None) == there else ["there: %s" % (not there)])
    convert(path, out)
    again = os.path.join(folder, "y.safetensors")
    got = convert(out, again)
    t.case("a copy keeps it", [] if got.code == 0 and origin_of(again) == origin_of(out) else ["it is gone"])
    got = convert("--no-origin", out, again)
    t.case("--no-origin in a copy", [] if got.code == 0 and origin_of(again) is None else ["it is there"])
    got = convert("--no-origin", "--to", "nnb", out, os.path.join(folder, "y.nnb"))
    t.case("--no-origin back", [] if got.code == 1 and b"lossy" in got.err else ["exit code %d" % got.code])


def other_values(t, folder):
    """Values that changed since then are taken, if the dtype holds them."""
    path, out = os.path.join(harness.SAMPLES, "nnb_v3_fixed.nnb"), os.path.join(folder, "x.safetensors")
    back = os.path.join(folder, "back.nnb")
    convert(path, out)
    header, body = split(out)
    for value, exact in ((-0.5, True), (0.1, False), (1e9, False), (float("nan"), False)):
        begin = header["1"]["data_offsets"][0]
        join(out, header, body[:begin] + struct.pack("<f", value) + body[begin + 4:])
        if os.path.exists(back):
            os.remove(back)
        got = convert("--to", "nnb", out, back)
        bad = [] if got.code == (0 if exact else 1) else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
        if not exact and (b"'1': 1 of" not in got.err or b"--lossy" not in got.err or os.path.exists(back)):
            bad.append("not refused by name: %s" % harness.tail(got.err))
        if exact and harness.run([harness.tensorgate(), "diff", "-q", out, back]).code != 0:
            bad.append("other values")
        lossy = convert("--lossy", "--to", "nnb", out, back)
        if lossy.code != 0:
            bad.append("--lossy: exit code %d" % lossy.code)
        t.case("value %r" % value, bad)


def cases_of(text):
    """(name, changed text)"""
    told = json.loads(text)

    def put(**members):
        return json.dumps(dict(told, **members), separators=(",", ":"))

    def first(**members):
        return put(tensors=[dict(told["tensors"][0], **members), *told["tensors"][1:]])
    yield "empty", ""
    yield "no JSON", "x"
    yield "spaces", json.dumps(told)
    yield "a tail", text + " "
    yield "a list", "[]"
    yield "deep", "[" * 100000
    yield "deep objects", '{"a":' * 50
    yield "no members", "{}"
    yield "version", put(version=2)
    yield "version of 2^64", put(version=1 << 64)
    yield "no tensors", put(tensors=[])
    yield "a tensor twice", put(tensors=told["tensors"] + told["tensors"][:1])
    yield "a tensor too few", put(tensors=told["tensors"][1:])
    yield "no metadata", put(metadata={})
    yield "foreign metadata", put(metadata={"surplus": 1, **told["metadata"]})
    yield "metadata of texts", put(metadata={key: "x" for key in told["metadata"]})
    for key in ("name", "dtype", "storage", "order", "shape", "fp_pos", "batch", "scaled"):
        for value in ("x", "", 1, -1, 1 << 63, None, [], {}, [1 << 63] * 3, [-1], "f32:00000000", True):
            if type(told["tensors"][0][key]) is not type(value) or key in ("shape", "fp_pos"):
                yield "%s %r" % (key, value), first(**{key: value})
    for key, value in (("dtype", "float16"), ("dtype", "bit"), ("dtype", "complex128"), ("storage", "coo"),
                       ("storage", "partial"), ("order", "rotated"), ("fp_pos", 16), ("scaled", True),
                       ("name", "%2e"), ("name", "/"), ("name", "a" * 100000)):
        yield "%s %.20s" % (key, value), first(**{key: value})


def each_once(t, folder):
    """An origin that says of a tensor that it has more parts than there are, or has one twice, hides no other tensor."""
    out, back = os.path.join(folder, "x.safetensors"), os.path.join(folder, "back.btf")
    header = {"0.indices": {"dtype": "I64", "shape": [1, 1], "data_offsets": [0, 8]},
              "0.shape": {"dtype": "I64", "shape": [1], "data_offsets": [8, 16]},
              "0.values": {"dtype": "F32", "shape": [1], "data_offsets": [16, 20]},
              "1": {"dtype": "F32", "shape": [2], "data_offsets": [20, 28]}}
    body = struct.pack("<2q3f", 1, 3, 7, 5, 6)

    def entry(name, storage, shape, dtype="float32"):
        return {"name": name, "dtype": dtype, "storage": storage, "order": "C", "shape": shape, "fp_pos": -1, "batch": False,
                "scaled": False}

    coo, dense = entry("0", "coo", [3]), entry("1", "dense", [2])
    for name, tensors, reason in (
            ("honest", [coo, dense], None),
            ("more parts", [entry("0", "sparse", [3])], b"another storage or shape"),
            ("another shape", [entry("0", "coo", [4]), dense], b"another storage or shape"),
            ("twice", [coo, dense, dense], b"twice"),
            ("twice, of four", [coo, dense, dense, dense][1:], b"twice"),
            ("a part, too", [coo, entry("0.shape", "dense", [1], "int64")], b"twice"),
            ("too few", [coo], b"it accounts for 3 tensors of 4")):
        text = json.dumps({"version": 1, "format": "btf", "raw": False, "metadata": {}, "tensors": tensors},
                          separators=(",", ":"))
        join(out, dict(header, __metadata__={KEY: text}), body)
        for options in ([], ["--lossy"]):
            if os.path.exists(back):
                os.remove(back)
            got = convert(*options, out, back, flavour=harness.SANITIZED[0])
            good = got.code == 0 if reason is None else got.code == 1 and reason in got.err and not os.path.exists(back)
            t.case("each once, %s %s" % (name, " ".join(options)),
                   [] if good else ["exit code %d: %s" % (got.code, harness.tail(got.err))])


def hostile(t, folder):
    for name in ("nnb_v3_fixed.nnb", "pvp_weights_shared.pvp", "primitiv_parameter.primitiv", "btf_dtypes.btf"):
        path = os.path.join(harness.SAMPLES, name)
        if not os.path.exists(path):
            t.case(name, ["there is no such sample"])
            continue
        form = name.split(".")[1]
        out, back = os.path.join(folder, "x.safetensors"), os.path.join(folder, "back." + form)
        convert(path, out)
        header, body = split(out)
        text = header["__metadata__"][KEY]
        step = max(1, len(text) // 40)
        changed = [*cases_of(text), *(("cut at %d" % n, text[:n]) for n in range(0, len(text), step)),
                   *(("%d is %r" % (n, c), text[:n] + c + text[n + 1:]) for n in range(0, len(text), step) for c in '"9{,')]
        for case, other in changed:
            join(out, dict(header, __metadata__={KEY: other}), body)
            if os.path.exists(back):
                os.remove(back)
            got = convert("--to", form, out, back, flavour=harness.SANITIZED[0])
            bad = [] if got.code in (0, 1) else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
            if got.code == 1 and (os.path.exists(back) or not got.err.strip()):
                bad.append("refused without a reason, or with an output")
            if got.code == 0 and harness.run([harness.tensorgate(), "check", "-q", back]).code != 0:
                bad.append("a file that is not valid")
            if got.code == 0 and case in ("no tensors", "a tensor twice", "a tensor too few", "spaces", "a tail", "empty"):
                bad.append("accepted")
            t.case("%s, %s" % (name, case), bad)


def bounds_of_other_shapes(t, folder):
    """Scaled bytes have bounds for each step of axis 0, of which a partial tensor can declare fewer than the file has."""
    out, back = os.path.join(folder, "x.safetensors"), os.path.join(folder, "back")
    for form in ("pvp", "nnb"):
        for storage in ("partial", "dense"):
            for shape in ([1, 1], [1], [], [1, 0], [0, 1], [2, 1 << 63, 2], [1 << 63, 2]):
                told = {"version": 1, "format": form, "raw": False,
                        "metadata": {"wMin": ["f32:00000000"], "wMax": ["f32:3f800000"]},
                        "tensors": [{"name": "x", "dtype": "uint8", "storage": storage, "order": "C", "shape": shape,
                                     "fp_pos": -1, "batch": False, "scaled": True}]}
                text = json.dumps(told, separators=(",", ":"))
                join(out, {"__metadata__": {KEY: text}, "x": {"dtype": "F32", "shape": [1000], "data_offsets": [0, 4000]}},
                     bytes(4000))
                got = convert("--to", form, out, back, flavour=harness.SANITIZED[0])
                t.case("scaled, %s %r of %s" % (storage, shape, form),
                       [] if got.code == 1 and not os.path.exists(back) else
                       ["exit code %d: %s" % (got.code, harness.tail(got.err))])


def run(t):
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None     # where syncing costs nothing
    folder = tempfile.mkdtemp(prefix="origin-", dir=memory)
    try:
        for part in (samples_return, files_return, only_where_it_returns, other_values, each_once, hostile,
                     bounds_of_other_shapes):
            part(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
