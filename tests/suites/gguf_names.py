# SPDX-License-Identifier: Apache-2.0
"""Names of tensors of GGUF: what they are shown as, and that they are the same in a file and its conversion."""
import itertools
import json
import os
import random
import shutil
import struct
import tempfile

import harness
from samples import gguf, primitiv

PLAIN = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~"
PARTS = ["", ".", "..", "%", "a", "%41", "%20", "%25", "%2F", "%2E", "%2E%2E", "%40", "@", "/", " ", "\u00e9", "\u202e", "%zz", "b"]
LONG = ["%" * 64, "x" * 63, "%20" * 30, "e" * 60 + "%", "\u00e9" * 31]


def component(raw):
    if raw in (b"", b".", b".."):
        return "%" if raw == b"" else "%2E" * len(raw)
    return "".join(chr(c) if c in PLAIN else "%%%02X" % c for c in raw)


def encoded(raw):
    return "/".join(component(part) for part in raw.split(b"/"))


def shown_in_gguf(name):
    """docs/gguf_models.md: encoded, but for one '@' between parts where nothing else has to be."""
    parts = name.replace("@", "/").split("/")
    plain = name.count("@") <= 1 and all(component(part.encode()) == part for part in parts)
    return name if plain else encoded(name.encode())


def names():
    """All of up to three parts, some of four, and long ones."""
    found = {"".join(parts) for n in (1, 2, 3) for parts in itertools.product(PARTS, repeat=n)}
    some = random.Random(26)
    found |= {"".join(some.choice(PARTS) for _ in range(4)) for _ in range(2000)} | set(LONG)
    return sorted(name for name in found if len(name.encode()) <= 63)


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def gguf_of(all_names):
    return gguf.file([(name, "int8", [1], bytes([i % 256])) for i, name in enumerate(all_names)])


def safetensors_of(all_names):
    entries = {name: {"dtype": "I8", "shape": [1], "data_offsets": [i, i + 1]} for i, name in enumerate(all_names)}
    head = json.dumps(entries, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    return struct.pack("<Q", len(head)) + head + bytes(i % 256 for i in range(len(all_names)))


def convert(*arguments):
    return harness.run([harness.tensorgate(), "convert", "-q", "--force", *arguments])


def shown_of(path):
    answer, bad = harness.ask(["info", "--json", path])
    return [x["name"] for x in answer["tensors"]] if not bad else bad


def differences(*paths):
    got = harness.run([harness.tensorgate(), "diff", *paths])
    return [] if got.code == 0 else ["diff: %s" % harness.tail(got.out + got.err)]


def groups(all_names, size=400):
    """Names in the order of a shuffle, so that those that could look alike are in one file."""
    random.Random(7).shuffle(all_names)
    return [all_names[i:i + size] for i in range(0, len(all_names), size)]


def shown(t, folder):
    path = os.path.join(folder, "shown.gguf")
    bad = []
    for group in groups(names()):
        write(path, gguf_of(group))
        got, want = shown_of(path), [shown_in_gguf(name) for name in group]
        bad += ["%r is shown as %r" % (name, x) for name, x, y in zip(group, got, want) if x != y]
        bad += [] if len(set(want)) == len(group) == len(got) else ["two are shown alike, or some are missing"]
    t.case("every name is shown in its own way", bad[:5])


def in_archives(t, folder):
    """Through each other format whose names are any text, byte for byte."""
    path, back = os.path.join(folder, "own.gguf"), os.path.join(folder, "back.gguf")
    for suffix in ("gguf", "safetensors", "npz"):
        out, bad = os.path.join(folder, "out." + suffix), []
        for group in groups(names()):
            write(path, gguf_of(group))
            for one, two in ((path, out), (out, back)):
                got = convert(one, two)
                bad += [] if got.code == 0 else [harness.tail(got.err)]
            if not bad:
                bad += differences(path, out) + differences(out, back) + differences(path, back)
                # Others sort the tensors.
                bad += [] if sorted(shown_of(back)) == sorted(shown_of(path)) else ["other names come back"]
                bad += [] if suffix != "gguf" or read(back) == read(path) else ["other bytes"]
        for name in names()[::40] + ["%", "", "%20", "a%40b", "@"]:
            write(path, gguf_of([name]))
            got = [convert(path, out), convert(out, back)]
            bad += [] if [x.code for x in got] == [0, 0] and read(back) == read(path) else ["%r: other bytes" % name]
        t.case("from GGUF to .%s and back" % suffix, bad[:5])


def from_archives(t, folder):
    path, out, back = (os.path.join(folder, name) for name in ("in.safetensors", "mid.gguf", "back.safetensors"))
    bad = []
    for group in groups(names()):
        write(path, safetensors_of(group))
        for one, two in ((path, out), (out, back)):
            got = convert(one, two)
            bad += [] if got.code == 0 else [harness.tail(got.err)]
        if not bad:
            bad += [] if sorted(shown_of(out)) == sorted(map(shown_in_gguf, group)) else ["other names in between"]
            bad += [] if sorted(shown_of(back)) == sorted(shown_of(path)) else ["other names come back"]
            bad += differences(path, out) + differences(out, back)
    t.case("from .safetensors and back", bad[:5])


def primitiv_of(keys, statistic):
    """A model of parameters with these keys of bytes, the last one with a statistic."""
    value = primitiv.tensor([2], primitiv.floats(2))
    entries = [(key, primitiv.parameter(value, [(statistic, value)] if key == keys[-1] else [])) for key in keys]
    return primitiv.file(primitiv.MODEL, primitiv.model(entries))


def from_primitiv(t, folder):
    """Keys of primitiv are bytes: a name that GGUF can show is shown by both files; another one is refused."""
    path, out, back = (os.path.join(folder, name) for name in ("p.model", "p.gguf", "back.model"))
    held = [b"", b".", b"..", b"a", b"a b", b"%", b"a%20b", b"%41", b"x@y z", "\u00e9".encode(), b"~", b"%2F", b"%%", b"@"]
    refused = [b"a@b", b"a/b", b"/", b"a/b c", b"x\0", b"\xff", b"k" * 64, b" " * 64]
    for key in held + refused:
        write(path, primitiv_of([[b"m", key], [b"z"]], b"s"))
        before = shown_of(path)
        got = convert(path, out)
        if key in refused:
            bad = [] if got.code == 1 and before[0].encode()[:60] in got.err else [repr((got.code, got.err))]
            bad += [] if not os.path.exists(out) else ["there is a file"]
            got = convert("--rename", before[0] + "=other", path, out)
            bad += [] if got.code == 0 and "other" in shown_of(out) else [harness.tail(got.err)]
        else:
            bad = [] if got.code == 0 else [harness.tail(got.err)]
            bad = bad or ([] if sorted(shown_of(out)) == sorted(before) else ["shown as %s, %s" % (before, shown_of(out))])
            bad = bad or differences(path, out)
            got = convert("--to", "primitiv", out, back)
            bad += [] if got.code == 0 else [harness.tail(got.err)]
            bad = bad or ([] if sorted(shown_of(back)) == sorted(before) else ["comes back as %s" % shown_of(back)])
        if os.path.exists(out):
            os.remove(out)
        t.case("key %r of primitiv" % key[:9], bad)
    write(path, primitiv_of([[b"m"], [b"a b"]], b"s"))
    got = convert(path, out)
    t.case("a statistic of what is encoded", [] if got.code == 1 and b"'a%20b@s': no name in this format is shown like this; "
           b"--rename OLD=NEW" in got.err else [repr((got.code, got.err))])


def both_forms(t, folder):
    """`cat`, --tensor and --rename take a name as shown and as in the file."""
    path = os.path.join(folder, "forms.gguf")
    all_names = ["a b", "%", "c%20d", "a%2520b"]
    write(path, gguf_of(all_names))
    bad = []
    for i, name in enumerate(all_names):
        for form in {name, shown_in_gguf(name)}:
            got = harness.run([harness.tensorgate(), "cat", path, form])
            bad += [] if got.code == 0 and got.out.split() == [b"%d" % i] else ["%s: %s" % (form, got.out + got.err)]
    write(path, gguf_of(["a b", "a%20b"]))
    for new in ("n m", "n%20m", "n%2520m", "%"):
        got = convert("--rename", "a b=" + new, path, os.path.join(folder, "renamed.gguf"))
        bad += [] if got.code == 0 and shown_of(os.path.join(folder, "renamed.gguf")) == [shown_in_gguf(new), "a%2520b"] else [
            harness.tail(got.err)]
    t.case("either form of a name", bad)


def shown_form_wins(t, folder):
    """What is shown selects its tensor, also where it is the name of another in the file; in `cat`, `stats`, --tensor and --rename."""
    out = os.path.join(folder, "one.npz")
    chains = ["%", "", "%25", "%2525", "a b", "a%20b", "a%2520b", ".", "%2E", "%252E", "x"]
    for suffix, make in (("gguf", gguf_of), ("safetensors", safetensors_of), ("npz", None)):
        path = os.path.join(folder, "chain." + suffix)
        if make is None:
            convert(os.path.join(folder, "chain.gguf"), path)
        else:
            write(path, make(chains))
        answer, bad = harness.ask(["info", "--json", path])
        tensors = [] if bad else answer["tensors"]
        bad = bad or ([] if len({x["name"] for x in tensors}) == len(chains) else ["two are shown alike"])
        for x in tensors:
            value = chains.index(x.get("raw_name", x["name"]))
            got = harness.run([harness.tensorgate(), "cat", path, x["name"]])
            bad += [] if got.code == 0 and got.out.split() == [b"%d" % value] else ["cat %r: %s" % (x["name"], got.out + got.err)]
            got = harness.run([harness.tensorgate(), "stats", "--json", path, x["name"]])
            bad += [] if got.code == 0 and json.loads(got.out)["tensors"][0]["max"] == value else ["stats %r" % x["name"]]
            got = convert("--tensor", x["name"], "--rename", x["name"] + "=one", path, out)
            bad += [] if got.code == 0 and shown_of(out) == ["one"] else ["--tensor %r: %s" % (x["name"], harness.tail(got.err))]
            got = harness.run([harness.tensorgate(), "cat", out, "one"])
            bad += [] if got.out.split() == [b"%d" % value] else ["--tensor %r: another one" % x["name"]]
        t.case("a name as shown selects its tensor in .%s" % suffix, bad[:5])


def in_messages(t, folder):
    """Names in errors and notes: 64 bytes of them, or as numbers when they are not printable."""
    path = os.path.join(folder, "told.gguf")
    for size in (16, 17, 63, 64, 65, 200):
        name = "blk.%s" % ("w" * (size - 4))
        write(path, gguf_of([name, name]))
        got = harness.run([harness.tensorgate(), "check", path])
        want = ('found "%s", expected' % name if size <= 64 else 'found "%s"... (%d bytes), expected' % (name[:64], size)).encode()
        bad = [] if got.code == 1 and want in got.out else [repr(got.out)]
        write(path, gguf.file([], [("Key" + name, "uint8", 1)]))
        answer, wrong = harness.ask(["check", "--json", path])
        text = '"%s"' % ("Key" + name) if size <= 61 else '"%s"... (%d bytes)' % (("Key" + name)[:64], size + 3)
        bad += wrong or ([] if text in answer[0]["notes"][0] else [repr(answer[0]["notes"])])
        t.case("a name of %d bytes in messages" % size, bad)
    odd = "\x1b[31m" + "e" * 40
    write(path, gguf_of([odd, odd]))
    got = harness.run([harness.tensorgate(), "check", path])
    t.case("a name with control bytes", [] if b"found 1b 5b 33 31 6d 65 65 65" in got.out and b"\x1b" not in got.out else [repr(got.out)])


def in_order(t, folder):
    """Only .safetensors has tensors in another order, and only then there is a note."""
    path, out, back = (os.path.join(folder, name) for name in ("order.gguf", "order.out", "order.back"))
    for names, is_sorted in ((["a", "b"], True), (["b", "a"], False), (["%", "%25"], True), (["%25", "%"], False), (["a/b", "a"], False)):
        write(path, gguf_of(names))
        for kind in ("gguf", "npz", "safetensors"):
            got = harness.run([harness.tensorgate(), "convert", "--force", "--to", kind, path, out])
            bad = [] if got.code == 0 and (b"another order" in got.err) == (kind == "safetensors" and not is_sorted) else [repr(got.err)]
            bad += [harness.tail(x.err) for x in [convert("--to", "gguf", out, back)] if x.code != 0]
            bad += [] if (read(back) == read(path)) == (kind != "safetensors" or is_sorted) else ["other bytes, or the same"]
            bad += differences(path, back)
            t.case("%s in .%s and back" % (names, kind), bad)


def too_long(t, folder):
    """The bytes in the file count, and not those that are shown."""
    path, out = os.path.join(folder, "long.safetensors"), os.path.join(folder, "long.gguf")
    for name, code in (("%20" * 21, 0), ("%20" * 22, 1), ("x" * 63, 0), ("x" * 64, 1), (" " * 63, 0), ("\u00e9" * 32, 1)):
        write(path, safetensors_of([name]))
        got = convert(path, out)
        bad = [] if got.code == code and (code == 0 or b"bytes; ggml takes at most 63" in got.err) else [repr((got.code, got.err))]
        t.case("%s, %d bytes" % (name[:9], len(name.encode())), bad)
    write(out, gguf_of(["%" * 65535]))
    got = convert(out, path)
    t.case("65535 bytes that are shown with more", [] if got.code == 0 and not differences(out, path) else [harness.tail(got.err)])
    got = convert(out, os.path.join(folder, "long.npz"))
    t.case("a name that .npz has no place for", [] if got.code == 1 and b"65531" in got.err else [harness.tail(got.err)])


def run(t):
    folder = tempfile.mkdtemp(prefix="gguf-names-")
    try:
        for part in (shown, in_archives, from_archives, from_primitiv, both_forms, shown_form_wins, in_messages, in_order, too_long):
            part(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
