# SPDX-License-Identifier: Apache-2.0
"""Split models of GGUF and .safetensors, checked as one: the parts of a folder, each of them by itself and all together. One thing is wrong
in each set that is refused, and the answer names the part and the place."""
import json
import os
import resource
import shutil
import struct
import tempfile

import harness
import hub_cases
from samples import gguf

MOST = 65535


def part(no, count, total, names, e="<", kinds=("uint16", "uint16", "int32"), without=()):
    """A part with tensors of 8 bytes; `kinds` of the three keys, and those that it does not have."""
    keys = [("split.no", kinds[0], no), ("split.count", kinds[1], count), ("split.tensors.count", kinds[2], total)]
    infos = [gguf.info(name, "float32", [2], 32 * i, e) for i, name in enumerate(names)]
    pairs = [gguf.pair(*key, e) for key in keys if key[0] not in without]
    return gguf.assemble(pairs, infos, (struct.pack(e + "2f", 1, 2) + bytes(24)) * len(names), 32, 3, e)


def name(no, count, prefix="m"):
    return "%s-%05d-of-%05d.gguf" % (prefix, no + 1, count)


def model(lists, prefix="m", total=None, **more):
    total = sum(map(len, lists)) if total is None else total
    return {name(i, len(lists), prefix): part(i, len(lists), total, names, **more) for i, names in enumerate(lists)}


def changed(no, data):
    """A set of three whose part `no` is something else; None: it is missing."""
    files = model([["a"], ["b", "c"], ["d"]])
    files[name(no, 3)] = data
    return {key: value for key, value in files.items() if value is not None}


GOOD = {
    "three": model([["a"], ["b", "c"], ["d"]]),
    "the first without tensors": model([[], ["a"], ["b"]]),
    "no tensors": model([[], []]),
    "one": model([["a"]]),
    "big-endian": model([["a"], ["b"]], e=">"),
    "no name before the number": model([["a"], ["b"]], prefix=""),
    "a hundred": model([["t%d" % i] for i in range(100)]),
    "two sets, one name": {**model([["a"], ["b"]]), **model([["a"], ["b"], ["c"]])},
    "two sets": {**model([["a"], ["b"]], "m"), **model([["a"], ["b"]], "m-00001-of-00002.gguf")},
    "names that are no parts": {**model([["a"], ["b"]]), "m-00003-of-00002.gguf": b"", "m-00000-of-00002.gguf": b"",
                                "m-1-of-2.gguf": b"", "m-00001-of-65536.gguf": b"", "x.gguf": b"", "readme": b""},
}
# What is in the folder, and in the answer.
BAD = {
    "the first is missing": (changed(0, None), "m-00002-of-00003.gguf: gguf: part \"m-00001-of-00003.gguf\" is missing [absent]"),
    "one is missing": (changed(1, None), "m-00001-of-00003.gguf: gguf: part \"m-00002-of-00003.gguf\" is missing [absent]"),
    "damaged": (changed(1, part(1, 3, 4, ["b", "c"])[:-30]), "part \"m-00002-of-00003.gguf\": "),
    "another format": (changed(1, b"\0" * 100), "part \"m-00002-of-00003.gguf\": "),
    "twice": (changed(1, part(0, 3, 4, ["b", "c"])),
              "body.pairs[0].value at byte 44: part \"m-00002-of-00003.gguf\": found 0, expected split.no 1, as the name says "
              "[bad_reference]"),
    "another count": (changed(2, part(2, 4, 4, ["d"])),
                      "body.pairs[1].value at byte 69: part \"m-00003-of-00003.gguf\": found 4, expected split.count 3, as the "
                      "name says [bad_reference]"),
    "another total": (changed(2, part(2, 3, 5, ["d"])),
                      "body.pairs[2].value at byte 102: part \"m-00003-of-00003.gguf\": found 5, expected split.tensors.count 4, "
                      "as in the parts before [bad_reference]"),
    "a negative total": (model([["a"], ["b"]], total=-2), "found -2, expected split.tensors.count of 0 or more [bad_reference]"),
    "too few tensors": (model([["a"], ["b"]], total=3),
                        "found 2, expected 3, as split.tensors.count says of the tensors of all parts [bad_size]"),
    "too many tensors": (model([["a"], ["b"]], total=1), "found 2, expected 1, as split.tensors.count"),
    "a name in two parts": (model([["a", "b"], ["c", "b"]]),
                            "part \"m-00002-of-00002.gguf\": the tensor \"b\" is in \"m-00001-of-00002.gguf\", too "
                            "[bad_reference]"),
    "both byte orders": (changed(2, part(2, 3, 4, ["d"], e=">")),
                         "version at byte 4: part \"m-00003-of-00003.gguf\": expected the byte order of the parts before "
                         "[bad_reference]"),
    "split.no of another type": (changed(1, part(1, 3, 4, ["b", "c"], kinds=("uint32", "uint16", "int32"))),
                                 "body.pairs[0].value_type at byte 40: part \"m-00002-of-00003.gguf\": found 4, expected "
                                 "split.no as uint16, which is type 2 [bad_value]"),
    "split.count of another type": (changed(1, part(1, 3, 4, ["b", "c"], kinds=("uint16", "int16", "int32"))),
                                    "expected split.count as uint16, which is type 2 [bad_value]"),
    "the total of another type": (changed(1, part(1, 3, 4, ["b", "c"], kinds=("uint16", "uint16", "uint32"))),
                                  "expected split.tensors.count as int32, which is type 5 [bad_value]"),
    "without split.no": (changed(0, part(0, 3, 4, ["a"], without=("split.no",))),
                         "body.pairs: part \"m-00001-of-00003.gguf\": expected the key split.no [bad_reference]"),
    "without split.count": (changed(2, part(2, 3, 4, ["d"], without=("split.count",))), "expected the key split.count ["),
    "without a total": (changed(2, part(2, 3, 4, ["d"], without=("split.tensors.count",))),
                        "expected the key split.tensors.count ["),
}


def write(folder, files):
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    for key, data in files.items():
        with open(os.path.join(folder, key), "wb") as f:
            f.write(data)


def check(folder, *options, flavour=harness.TESTED):
    return harness.run([harness.tensorgate(flavour), "check", *options, folder])


def sets_of(files):
    """The first part of each set, and its files."""
    sets = {}
    for key in sorted(files):
        head, _, rest = key.rpartition("-of-")
        if not rest.endswith(".gguf") or not head[-5:].isdigit() or len(rest) != 10 or not rest[:5].isdigit():
            continue
        if 1 <= int(head[-5:]) <= int(rest[:5]) <= MOST:
            sets.setdefault((head[:-6], rest), []).append(key)
    return sets


def good(folder, files, flavour):
    write(folder, files)
    got = check(folder, flavour=flavour)
    wanted = ["ok %s gguf %d tensors" % (os.path.join(folder, parts[0]), sum(tensors_of(files[key]) for key in parts))
              for _, parts in sorted(sets_of(files).items())]
    lines = sorted(got.out.decode().splitlines())
    problems = [] if got.code == 0 and lines == sorted(wanted) else [repr((got.code, lines, sorted(wanted)))]
    listed = json.loads(check(folder, "--json", flavour=flavour).out)
    names = [[os.path.basename(shard["file"]) for shard in one["shards"]] for one in listed]
    if sorted(names) != sorted(parts for _, parts in sets_of(files).items()):
        problems.append("other files: %r" % names)
    return problems


def tensors_of(data):
    return struct.unpack_from("<Q" if data[4] else ">Q", data, 8)[0]


def bad(folder, files, text, flavour):
    write(folder, files)
    got = check(folder, flavour=flavour)
    shown = got.out.decode()
    problems = [] if got.code == 1 and text in shown and shown.count("\n") == 1 else [repr((got.code, shown, text))]
    one, = json.loads(check(folder, "--json", flavour=flavour).out)
    if one["valid"] or one["error"] is None or "part \"" not in one["error"]["message"] and one["error"]["code"] != "bad_size":
        problems.append(repr(one["error"]))
    else:
        # The place is in a part, which has a member of its own; the sum of all parts has none.
        name = one["error"]["message"].partition("part \"")[2].partition("\"")[0]
        if one["error"].get("file") != (os.path.join(folder, name) if name else None):
            problems.append("file: %r" % one["error"])
        uri, = {x["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for x in
                json.loads(check(folder, "--sarif", flavour=flavour).out)["runs"][0]["results"] if x["level"] == "error"}
        if name and not uri.endswith("/" + name):
            problems.append("SARIF: %s" % uri)
    return problems


def followed(t, folder):
    """Verbs that take one model: a link to a part is followed with --follow alone, from the first operand and from the second."""
    copy, out = folder + ".copy", folder + ".npz"
    write(copy, GOOD["three"])
    for verb in (["info", folder], ["hash", folder], ["stats", folder], ["cat", folder, "d"], ["diff", folder, copy], ["diff", copy, folder],
                 ["convert", "-f", folder, out]):
        for option, code in (((), 1), (("--follow", "--no-follow"), 1), (("--no-follow", "--follow"), 0)):
            for flavour in (harness.TESTED, harness.SANITIZED[0]):
                got = harness.run([harness.tensorgate(flavour), *verb, *option])
                wrong = got.code != code or code == 1 and LINK not in got.err
                t.case("%s %s (%s)" % (" ".join(verb[:1]), " ".join(option), flavour), [repr((got.code, got.out, got.err))] if wrong else [])
    shutil.rmtree(copy)
    os.unlink(out)


def odd_entries(t, where):
    """A part, and an index, that is no file, or a link to none: a refusal of every verb, with or without --follow."""
    os.mkdir(where)
    good, folder = os.path.join(where, "good"), os.path.join(where, "folder")
    write(good, GOOD["three"])
    for what, make in (("a circle", lambda path: os.symlink(os.path.basename(path), path)), ("a device", lambda path: os.symlink("/dev/null", path)),
                       ("a socket", hub_cases.bind), ("a link to a socket", lambda path: (hub_cases.bind(path + "s"), os.symlink(path + "s", path))),
                       ("a pipe", os.mkfifo), ("a folder", os.mkdir)):
        for place in (name(0, 3), name(1, 3), "x.safetensors.index.json"):
            write(folder, GOOD["three"] if place[0] == "m" else {})
            path = os.path.join(folder, place)
            if place[0] == "m":
                os.unlink(path)
            make(path)
            is_link = os.path.islink(path)
            for verb in (["check", folder], ["info", folder], ["hash", folder], ["stats", folder], ["cat", folder, "d"], ["diff", folder, good],
                         ["diff", good, folder], ["convert", folder, folder + ".npz"], ["dump", folder], ["map", folder], ["check", folder, good]):
                for option, text in (([], LINK if is_link else b"no regular file"), (["--follow"], b"no regular file")):
                    if verb[0] in ("dump", "map") and place == name(1, 3):
                        continue        # they show the first file of a model
                    got = harness.run([harness.tensorgate(), *verb, *option], timeout=60)
                    t.case("%s: %s as %s%s" % (verb[0], what, place, " --follow" * bool(option)),
                           [] if got.code == 1 and text in got.out + got.err else [repr((got.code, got.out, got.err))])


def entries_of_folders(t, where):
    """A folder that is named: what stands for it, an index or its one part, is a regular file, and a link only with --follow. A pipe
    in its place has a writer that says nothing."""
    outside, good, linked, single, pipe = (os.path.join(where, name) for name in ("outside", "good", "linked", "single", "pipe"))
    shard = part(0, 1, 1, ["a"])
    write(good, model([["a"]]))
    write(outside, {"m-00001-of-00001.gguf": shard})
    for folder in (linked, single, pipe):
        os.mkdir(folder)
    os.symlink("../outside/m-00001-of-00001.gguf", os.path.join(single, "m-00001-of-00001.gguf"))
    header = b'{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}'.ljust(56)
    index = b'{"metadata":{"total_size":4},"weight_map":{"a":"model-00001-of-00001.safetensors"}}'
    for name, data in (("linked/model-00001-of-00001.safetensors", struct.pack("<Q", len(header)) + header + bytes(4)),
                       ("outside/index", index)):
        with open(os.path.join(where, name), "wb") as file:
            file.write(data)
    shutil.copy(os.path.join(linked, "model-00001-of-00001.safetensors"), pipe)
    os.symlink("../outside/index", os.path.join(linked, "model.safetensors.index.json"))
    os.mkfifo(os.path.join(pipe, "model.safetensors.index.json"))
    writer = os.open(os.path.join(pipe, "model.safetensors.index.json"), os.O_RDWR)
    verbs = [["check"], ["info"], ["hash"], ["stats"], ["cat"], ["dump"], ["map"]]
    for flavour in (harness.TESTED, harness.SANITIZED[0]):
        for folder, option, text in ((linked, (), LINK), (linked, ("--no-follow",), LINK), (linked, ("--follow",), None), (single, (), LINK),
                                     (single, ("--no-follow",), LINK), (single, ("--follow",), None), (pipe, (), b"no regular file"),
                                     (pipe, ("--follow",), b"no regular file")):
            for verb in [*verbs, ["diff", good]]:
                got = harness.run([harness.tensorgate(flavour), *verb, folder, *option], timeout=60)
                wrong = got.code != 1 or text not in got.out + got.err if text else got.code == 2 or b"a link" in got.out + got.err
                t.case("%s %s %s (%s)" % (verb[0], os.path.basename(folder), " ".join(option), flavour),
                       [repr((got.code, got.out, got.err))] if wrong else [])
            for verb in ("check", "info", "hash"):      # by workers
                got = harness.run([harness.tensorgate(flavour), verb, *option, folder, good], timeout=60)
                wrong = got.code != 1 or text not in got.out + got.err if text else got.code != 0
                t.case("%s %s and another %s (%s)" % (verb, os.path.basename(folder), " ".join(option), flavour),
                       [repr((got.code, got.out, got.err))] if wrong else [])
        got = harness.run([harness.tensorgate(flavour), "info", os.path.join(good, "no.safetensors.index.json"), good])
        t.case("an index that is not there, and a model (%s)" % flavour, [] if got.code == 2 and b"no such file" in got.err else [repr((got.code, got.err))])
    os.close(writer)


def others(t, folder):
    """Links, limits, options, many parts."""
    write(folder, GOOD["three"])
    last = os.path.join(folder, name(2, 3))
    os.rename(last, folder + ".part")
    os.symlink(folder + ".part", last)
    got = check(folder)
    t.case("a link", [] if got.code == 1 and LINK in got.out else [repr(got.out)])
    got = check(folder, "--follow")
    t.case("a link that is followed", [] if got.code == 0 else [repr(got.out)])
    followed(t, folder)
    os.unlink(last)
    os.mkdir(last)
    got = check(folder)
    t.case("a folder with the name of a part", [] if got.code == 1 and b"no regular file" in got.out else [repr(got.out)])
    write(folder, GOOD["three"])
    for options in (["--jobs", "2"], ["--sandbox=off", "--jobs", "1"], ["--timeout", "20"], ["-q"], ["--json=lines"],
                    ["--sarif"]):
        got = check(folder, *options)
        t.case("with " + " ".join(options), [] if got.code == 0 else [repr((got.code, got.out, got.err))])
    got = check(folder, "-r")
    t.case("a walk judges the set", [] if got.code == 0 and got.out.count(b"ok ") == 1 and got.out.endswith(b"gguf 4 tensors\n")
           and got.err == b"tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed\n" else [repr((got.out, got.err))])
    alone(t, folder)
    got = check(folder, "--max-tensors", "3")
    t.case("a limit of all parts", [] if got.code == 2 and b"max_tensors" in got.out + got.err or b"--max-tensors" in got.out
           + got.err else [repr((got.code, got.out, got.err))])
    for formats in ("npz", "safetensors"):
        got = check(folder, "--formats", formats)
        t.case("not among the formats", [] if got.code != 0 and b"-of-" not in got.out else [repr((got.code, got.out))])
    # A name claims what it likes: the answer does not grow with it.
    write(folder, {name(MOST - 1, MOST): part(MOST - 1, MOST, 1, ["a"])})
    got = check(folder, "--json")
    t.case("one of many", [] if got.code == 1 and len(got.out) < 2000 and b"part \\\"m-00001-of-65535.gguf\\\" is missing" in
           got.out else [repr((got.code, got.out[:2000]))])


NOTE = b"note: model.parts at byte 0: found 1, expected 3 parts; this one was judged without the others\n"


def alone(t, folder):
    """A part that is judged by itself, and verbs that read the parts one by one."""
    path = os.path.join(folder, name(1, 3))
    got = check(path)
    t.case("one file by itself", [] if got.code == 0 and got.out.endswith(b"gguf 2 tensors\n") and got.err.endswith(NOTE)
           else [repr((got.out, got.err))])
    got = check(path, "--strict")
    t.case("one file by itself, strictly", [] if got.code == 1 and b"[absent]" in got.out else [repr((got.code, got.out))])
    got = harness.run([harness.tensorgate(), "info", "-r", "--strict", folder])
    t.case("info of each", [] if got.code == 0 and got.out.count(b"file ") == 3 else [repr((got.code, got.out, got.err))])
    got = check(folder, "-r", "--strict", "--include", "*-00002-*")
    t.case("a pattern for one part", [] if got.code == 0 and got.out.endswith(b"gguf 4 tensors\n") else [repr((got.out, got.err))])
    got = check(folder, "-r", "--from", "gguf")
    t.case("with --from each by itself", [] if got.code == 0 and got.out.count(b"ok ") == 3 else [repr((got.out, got.err))])


def tensors_file(names):
    """A file of .safetensors with tensors of 4 bytes."""
    header = json.dumps({n: {"dtype": "F32", "shape": [1], "data_offsets": [4 * i, 4 * i + 4]} for i, n in enumerate(names)}).encode()
    header += b" " * (-len(header) % 8)
    return struct.pack("<Q", len(header)) + header + bytes(4 * len(names))


def part_of(no, count, prefix="model"):
    return "%s-%05d-of-%05d.safetensors" % (prefix, no + 1, count)


def index_of(lists, prefix="model"):
    count = len(lists)
    return json.dumps({"metadata": {"total_size": 4 * sum(map(len, lists))},
                       "weight_map": {n: part_of(i, count, prefix) for i, names in enumerate(lists) for n in names}}).encode()


def tensors(t, folder):
    """Parts of .safetensors, with an index and without."""
    lists = [["a"], ["b", "c"], ["d"]]
    whole = {part_of(i, 3): tensors_file(names) for i, names in enumerate(lists)}
    for options in ([], ["-r"], ["-r", "--strict"], ["-r", "--sandbox=off", "--jobs", "1"]):
        write(folder, whole)
        got = check(folder, *options)
        t.case("parts without an index %s" % options, [] if got.code == 0 and got.out.decode() ==
               "ok %s safetensors 4 tensors\n" % os.path.join(folder, part_of(0, 3)) else [repr((got.code, got.out, got.err))])
        for gone in range(3):
            write(folder, {key: data for key, data in whole.items() if key != part_of(gone, 3)})
            got = check(folder, *options)
            t.case("part %d is missing %s" % (gone + 1, options), [] if got.code == 1 and got.out.count(b"\n") == 1 and
                   b"part \"%s\" is missing [absent]" % part_of(gone, 3).encode() in got.out else [repr((got.code, got.out))])
    write(folder, {**whole, part_of(2, 3): tensors_file(["a"])})
    got = check(folder, "-r")
    t.case("a tensor in two parts", [] if got.code == 1 and b"the tensor \"a\" is in \"" + part_of(0, 3).encode() in got.out
           else [repr((got.code, got.out))])
    write(folder, {**whole, part_of(2, 3): whole[part_of(2, 3)][:-1]})
    got = check(folder, "-r")
    t.case("a damaged part", [] if got.code == 1 and got.out.count(b"\n") == 1 and b"[truncated]" in got.out else [repr((got.code, got.out))])
    # With an index it is the index that tells, and each part is read, too.
    for key, parts in (("model.safetensors.index.json", whole),
                       ("model.safetensors.index.fp16.json", {k.replace("model", "model.fp16"): v for k, v in whole.items()})):
        prefix = "model.fp16" if "fp16" in key else "model"
        write(folder, {key: index_of(lists, prefix), **parts})
        got = check(folder, "-r", "--strict")
        t.case("parts and " + key, [] if got.code == 0 and got.out.count(b"ok ") == 4 else [repr((got.code, got.out))])
        got = check(folder)
        t.case("a folder with " + key, [] if got.code == 0 and got.out.count(b"ok ") == 1 else [repr((got.code, got.out))])
        os.unlink(os.path.join(folder, part_of(1, 3, prefix)))
        got = check(folder, "-r")
        t.case("a part is missing beside " + key, [] if got.code == 1 and got.out.count(b"bad ") == 1 else [repr((got.code, got.out))])
    write(folder, {"other.safetensors.index.json": index_of(lists, "other"), **whole,
                   **{k.replace("model", "other"): v for k, v in whole.items()}})
    got = check(folder, "-r", "--strict")
    t.case("an index of others", [] if got.code == 0 and got.out.count(b"ok ") == 5 else [repr((got.code, got.out))])
    # Sets beside each other, in folders inside each other.
    write(folder, whole)
    os.mkdir(os.path.join(folder, "sub"))
    for key, data in {**GOOD["two sets, one name"], part_of(0, 2): tensors_file(["x"])}.items():
        with open(os.path.join(folder, "sub", key), "wb") as file:
            file.write(data)
    got = check(folder, "-r")
    t.case("several sets", [] if got.code == 1 and (got.out.count(b"ok "), got.out.count(b"bad ")) == (3, 1) else [repr((got.code, got.out))])
    path = os.path.join(folder, part_of(0, 3))
    got = check(path)
    t.case("one of them by itself", [] if got.code == 0 and got.err.endswith(NOTE) else [repr((got.code, got.err))])


LINK = b"a link, which is not followed; --follow follows links"


def lacking(t, where):
    """Without descriptors for all links there is no verdict: a link that is not open may be one of the cache."""
    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (60, 60))
    for count, options in ((100, {"preexec_fn": few}), (700, {})):
        lists = [["t%d" % i] for i in range(count)]
        files = {"model.safetensors.index.json": index_of(lists), **{part_of(i, count): tensors_file(names) for i, names in enumerate(lists)}}
        snapshot, _ = hub_cases.make(where, files)
        for form in ([], ["-r"], ["--jobs", "2"], ["--sandbox=off", "--jobs", "1"]):
            got = harness.run([harness.tensorgate(), "check", *form, snapshot], **options)
            t.case("cache: %d links %s" % (count, form), [] if got.code == 2 and LINK not in got.out + got.err and
                   b"too many open files" in got.err.lower() else [repr((got.code, got.out[-600:], got.err[-600:]))])


def many(t, folder):
    """A model in more files than a process may have open, of more bytes each than are read at first: as the command does, so does Python."""
    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))
    count = 1200
    values = bytes(range(250)) * 400
    header = b'{"%%s":{"dtype":"U8","shape":[%d],"data_offsets":[0,%d]}}' % (len(values), len(values))
    files = {"model.safetensors.index.json": index_of([["t%04d" % i] for i in range(count)])}
    for i in range(count):
        own = header.replace(b"%s", b"t%04d" % i).ljust(80)
        files[part_of(i, count)] = struct.pack("<Q", len(own)) + own + values
    write(folder, files)
    index = os.path.join(folder, "model.safetensors.index.json")
    for words in (["check"], ["info"], ["hash"], ["stats"], ["diff", index]):
        got = harness.run([harness.tensorgate(), *words, index], preexec_fn=few)
        t.case("many: %s" % words, [] if got.code == 0 else [repr((got.code, got.out[-300:], got.err[-300:]))])


def no_files(t, folder):
    """What cannot be opened, in place of a shard."""
    lists = [["a"], ["b"]]
    for key, make in (("a pipe", os.mkfifo), ("a socket", hub_cases.bind), ("a folder", os.mkdir)):
        write(folder, {"model.safetensors.index.json": index_of(lists), part_of(0, 2): tensors_file(["a"])})
        make(os.path.join(folder, part_of(1, 2)))
        got = check(folder)
        t.case("%s as a shard" % key, [] if got.code == 1 and b"is refused: safetensors: no regular file" in got.out else
               [repr((got.code, got.out, got.err))])


def joined(t, where):
    """A set is one file to other verbs than check: the tensors of all parts, and what GGUF says of parts is left out."""
    folder, out = os.path.join(where, "joined"), os.path.join(where, "out.gguf")
    for key, files in GOOD.items():
        if len(sets_of(files)) != 1:
            continue
        write(folder, files)
        (parts,) = sets_of(files).values()
        total = sum(tensors_of(files[name]) for name in parts)
        first = sorted(name for name in files if "-00001-of-" in name)[0]
        got = harness.run([harness.tensorgate(), "info", "--json", os.path.join(folder, first)])
        t.case("alone: %s" % key, [] if [one["name"] for one in json.loads(got.out)["tensors"]] == [] or
               len(json.loads(got.out)["tensors"]) == tensors_of(files[first]) else [repr(got.out)])
        for path in (folder, os.path.join(folder, ".")):
            got = harness.run([harness.tensorgate(), "info", "--json", path])
            shown = json.loads(got.out)
            t.case("joined: %s" % key, [] if got.code == 0 and len({one["name"] for one in shown["tensors"]}) == total and
                   (len(parts) == 1 or not any(name.startswith("split.") for name in shown["metadata"]["kv"])) and
                   all((one.get("shard") in parts) == (len(parts) > 1) for one in shown["tensors"]) else [repr((got.code, got.out, got.err))])
        codes = [harness.run([harness.tensorgate(), *words]).code for words in
                 (["convert", "--force", folder, out], ["check", "--strict", out], ["diff", folder, out], ["hash", folder], ["stats", folder])]
        one, watched = (harness.run([harness.tensorgate(), "hash", *options, folder]) for options in ([], ["--timeout", "20"]))
        t.case("joined: %s in a process that is watched" % key, [] if (one.out, one.code) == (watched.out, watched.code)
               else [repr((watched.code, watched.out, watched.err))])
        t.case("joined: %s is written" % key, [] if codes == [0] * len(codes) else [repr(codes)])
    for key, (files, text) in BAD.items():
        if not any("-00001-of-" in name for name in files):
            continue
        write(folder, files)
        got = harness.run([harness.tensorgate(), "info", folder])
        t.case("joined: %s" % key, [] if got.code == 1 and text in got.err.decode() else [repr((got.code, got.err))])


def cached(t, where):
    """Models whose files are links, as in the cache of huggingface_hub; and links that are not of this form."""
    lists = [["a"], ["b", "c"], ["d"]]
    sharded = {"model.safetensors.index.json": index_of(lists), "config.json": b"{}",
               **{part_of(i, 3): tensors_file(names) for i, names in enumerate(lists)}}
    sets = {"an index": sharded, "parts without one": {k: v for k, v in sharded.items() if "index" not in k}, "GGUF": GOOD["three"]}
    forms = ([], ["-r"], ["--jobs", "2"], ["--timeout", "20"], ["--sandbox=off", "--jobs", "1"], ["-r", "--sandbox=off", "--jobs", "1"])
    for key, files in sets.items():
        for sub, followed in hub_cases.FOLDERS.items():
            snapshot, _ = hub_cases.make(where, files, sub)
            for options in forms:
                got = check(snapshot, "--skip-unknown", *options)
                t.case("cache: %s in '%s' %s" % (key, sub, options), [] if got.code == (0 if followed else 1) and
                       (b"ok " if followed else LINK) in got.out else [repr((got.code, got.out, got.err))])
    second = part_of(1, 3)
    content = os.path.basename(os.readlink(os.path.join(hub_cases.make(where, sharded, owner="other")[0], second)))
    for sub in ("text_encoder", ""):
        snapshot, model = hub_cases.make(where, sharded, sub)
        good = os.readlink(os.path.join(snapshot, second))
        for key, (target, followed) in hub_cases.links(where, model, sub, content, part_of(0, 3)).items():
            hub_cases.relink(snapshot, second, target)
            for path in (snapshot, os.path.join(snapshot, "model.safetensors.index.json")):
                got = check(path)
                t.case("cache: a link %s" % key, [] if got.code == (0 if followed else 1) and
                       (b"ok " if followed else LINK) in got.out else [repr((got.code, got.out, got.err))])
        hub_cases.relink(snapshot, second, good)
    # Two models of which the files have the same names: each has the links of its own folder.
    changed_files = {key: data[:-1] + b"\1" if key.endswith(".safetensors") else data for key, data in sharded.items()}
    first, _ = hub_cases.make(os.path.join(where, "first"), sharded)
    second_model, _ = hub_cases.make(os.path.join(where, "second"), changed_files, owner="other")
    for pair, code in (((first, second_model), 1), ((second_model, first), 1), ((first, first), 0)):
        got = harness.run([harness.tensorgate(), "diff", *pair])
        t.case("cache: two models", [] if got.code == code and got.out.count(b"values ") == (3 if code else 0) else [repr((got.code, got.out, got.err))])
    index = os.path.join(snapshot, "model.safetensors.index.json")
    for options in forms:
        got = check(index, *options)
        t.case("cache: the index by name %s" % options, [] if got.code == 0 else [repr((got.code, got.out, got.err))])
    got = check(index, "--no-follow")
    t.case("cache: --no-follow", [] if got.code == 1 and LINK in got.out else [repr((got.code, got.out))])
    # A folder that only looks like one.
    os.rename(os.path.join(model, "snapshots"), os.path.join(model, "others"))
    got = check(snapshot.replace("snapshots", "others"))
    t.case("cache: no snapshots", [] if got.code == 1 and LINK in got.out else [repr((got.code, got.out, got.err))])
    os.rename(os.path.join(model, "others"), os.path.join(model, "snapshots"))
    os.rename(os.path.join(model, "blobs"), os.path.join(where, "elsewhere"))
    os.symlink("../elsewhere", os.path.join(model, "blobs"))
    got = check(snapshot)
    t.case("cache: blobs are a link", [] if got.code == 1 and LINK in got.out else [repr((got.code, got.out, got.err))])
    got = check(snapshot, "--follow")
    t.case("cache: --follow", [] if got.code == 0 else [repr((got.code, got.out, got.err))])


def run(t):
    where = tempfile.mkdtemp(prefix="splits-")
    folder = os.path.join(where, "model")
    try:
        for flavour in (harness.TESTED, harness.SANITIZED[0]):
            for key, files in GOOD.items():
                t.case("%s (%s)" % (key, flavour), good(folder, files, flavour))
            for key, (files, text) in BAD.items():
                t.case("%s (%s)" % (key, flavour), bad(folder, files, text, flavour))
        others(t, folder)
        tensors(t, folder)
        no_files(t, folder)
        joined(t, where)
        cached(t, where)
        lacking(t, where)
        many(t, os.path.join(where, "many"))
        entries_of_folders(t, where)
        odd_entries(t, os.path.join(where, "odd"))
    finally:
        shutil.rmtree(where)
