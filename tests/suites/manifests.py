# SPDX-License-Identifier: Apache-2.0
"""`hash --manifest` and `hash --check`: manifests say what hashlib says of files and NumPy of tensors, and `sha256sum -c` reads
them; every way in which files can differ from one is told, with its exit code; manifests of strangers lead nowhere, and each that was
cut or changed is refused or judged; outputs are complete or absent.
"""
import contextlib
import errno
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import tempfile

import harness
import hub_cases
import numpy as np
from suites import documents, splits

INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject.so"))
FIRST, LAST = "# tensorgate manifest 1", "# end"
GOOD, BAD, TROUBLE = 0, 1, 2
SUM = "0" * 64


def manifest(*arguments, env=None, cwd=None):
    return harness.run([harness.tensorgate(), "hash", *arguments], env=env or {}, cwd=cwd)


def check(path, *options, **how):
    return manifest("--check", *options, path, **how)


def write(path, text):
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())
    return path


def sum_of(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def tensor_sum(x):
    head = "%s[%s]\n" % (x.dtype.name, ",".join(map(str, x.shape)))
    return hashlib.sha256(head.encode() + np.ascontiguousarray(x).tobytes()).hexdigest()


def record(path, name, tensors):
    """The lines of a file; tensors: {name: array}, or None."""
    lines = ["%s  %s" % (sum_of(path), name), "# size %d" % os.path.getsize(path)]
    if tensors is not None:
        lines.append("# tensors %d" % len(tensors))
        lines += ["# tensor %s [%s] %s %s" % (tensor_sum(x), ",".join(map(str, x.shape)), key, x.dtype.name) for key, x in tensors.items()]
    return lines


ARRAYS = {
    "a.npz": {"w": np.arange(6, dtype="float32").reshape(2, 3), "b": np.array([1, 2, 3], "int64"), "s": np.array(True)},
    "b.npy": {"arr_0": np.asfortranarray(np.arange(12.0).reshape(3, 4))},
    "sub/c d.npy": {"arr_0": np.zeros((0, 2), "uint8")},
    "sub/deep/e.npz": {"x": np.array([1.5, np.nan], "float16"), "z": np.array([1 + 2j])},
}


def save(folder, name, arrays, pack=np.savez):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if name.endswith(".npz"):
        pack(path, **arrays)
    else:
        np.save(path, arrays["arr_0"])
    return path


def make(root, name="m"):
    folder = os.path.join(root, name)
    shutil.rmtree(folder, ignore_errors=True)
    for key, arrays in ARRAYS.items():
        save(folder, key, arrays)
    write(os.path.join(folder, "README.md"), "not a tensor\n")
    return folder


# ----------------------------------------------------------------------------------------- writing

def written(t, root):
    folder = make(root)
    path = os.path.join(folder, "M")
    done = manifest("-r", "--manifest", path, folder)
    wanted = [FIRST] + [line for key in sorted(ARRAYS) for line in record(os.path.join(folder, key), key, ARRAYS[key])] + [LAST]
    t.case("what NumPy and hashlib say", [] if done.code == GOOD and not done.out and harness.read_text(path).splitlines() == wanted
           else [done.err, harness.read_text(path).splitlines()[:6], wanted[:6]])
    other = subprocess.run(["sha256sum", "--strict", "-c", "M"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    t.case("sha256sum -c", [] if other.returncode == 0 and len(other.stdout.splitlines()) == len(ARRAYS) else [other])
    same = check(path)
    t.case("checked", [] if same.code == GOOD and same.out.decode().splitlines() == ["ok " + key for key in sorted(ARRAYS)] else [same])
    before = harness.read_bytes(path)
    again = manifest("-r", "--manifest", path, folder)
    t.case("it exists", [] if again.code == TROUBLE and b"--force" in again.err and harness.read_bytes(path) == before else [again])
    again = manifest("-r", "-f", "--manifest", path, folder)
    t.case("replaced, without itself", [] if again.code == GOOD and harness.read_bytes(path) == before else [again])
    again = manifest("-r", "-f", "--skip-unknown", "--manifest", path, folder)
    text = harness.read_text(path)
    t.case("bytes alone", [] if again.code == GOOD and "\n".join(record(os.path.join(folder, "README.md"), "README.md", None)) + "\n" in text
           and text.count("README.md") == 1 and " M\n" not in text else [again, text[:300]])
    for arguments, cwd in ((["--manifest", "M2", "-r", "."], folder), (["--manifest", "./sub/..M", "sub//deep/./e.npz"], folder),
                           (["--manifest", os.path.join(folder, "M3"), os.path.join(folder, "a.npz")], None),
                           (["--manifest", "../M4", "../m/b.npy"], os.path.join(root, "m")),
                           (["--jobs", "1", "--sandbox", "off", "--manifest", "M5", "b.npy"], folder)):
        done = manifest(*arguments, cwd=cwd)
        name = os.path.normpath(os.path.join(cwd or "", arguments[arguments.index("--manifest") + 1]))
        got = check(name) if done.code == GOOD else done
        t.case("paths: %s" % " ".join(arguments[-4:]), [] if done.code == got.code == GOOD and got.out else [done, got])


def models(t, root):
    """A model in shards that is named by its index, its folder, or with all its files has a record for each file."""
    lists = [["a"], ["b", "c"], ["d"]]
    shards = {splits.part_of(i, 3): splits.tensors_file(names) for i, names in enumerate(lists)}
    kinds = {"shards": ("model.safetensors.index.json", {**shards, "model.safetensors.index.json": splits.index_of(lists)}),
             "split": (splits.name(0, 3), splits.GOOD["three"])}
    for kind, (first, files) in kinds.items():
        folder = os.path.join(root, "model-" + kind)
        os.makedirs(folder)
        for name, data in files.items():
            write(os.path.join(folder, name), data)
        for how, arguments in (("by its index", [first]), ("by its folder", ["."]), ("with all its files", sorted(files)),
                               ("by index and one shard", [first, sorted(files)[1]]), ("recursively", ["-r", "."])):
            if (kind, how) in (("split", "by its index"), ("split", "by index and one shard")):
                continue                # of a split model any part may be meant alone
            done = manifest("-q", "-f", "--manifest", "M", *arguments, cwd=folder)
            lines = harness.read_text(os.path.join(folder, "M")).splitlines() if done.code == GOOD else []
            sums = sorted(line for line in lines if not line.startswith("#"))
            wanted = sorted("%s  %s" % (hashlib.sha256(data).hexdigest(), name) for name, data in files.items())
            t.case("%s %s" % (kind, how), [] if sums == wanted else [done, sums])
        done = manifest("-f", "-q", "--manifest", "M", ".", cwd=folder)
        path, changed = os.path.join(folder, "M"), os.path.join(folder, sorted(files)[1])
        write(changed, files[sorted(files)[1]][:-1] + b"\1")
        got = check(path)
        t.case("%s: a changed shard" % kind, [] if done.code == GOOD and got.code == BAD and b"bad " + os.path.basename(changed).encode() in got.out
               and got.out.count(b"ok ") == len(files) - 1 else [done, got])
        os.remove(changed)
        got = manifest("-f", "-q", "--manifest", "M", ".", cwd=folder)
        t.case("%s: a missing shard" % kind, [] if got.code == TROUBLE and os.path.basename(changed).encode() in got.err
               and b"not written" in got.err else [got])


def folders(t, root):
    """Of several operands some may be folders of models."""
    for name, files in (("s", {"model.safetensors": splits.tensors_file(["x"])}), ("g", splits.GOOD["three"]), ("none", {})):
        os.makedirs(os.path.join(root, name))
        for key, data in files.items():
            write(os.path.join(root, name, key), data)
    got = manifest("g", "s/model.safetensors", cwd=root)
    wanted = manifest("g", cwd=root).out.splitlines()
    lines = got.out.splitlines()
    t.case("a folder and a file", [] if got.code == GOOD and len(lines) == 5 and b"s/model.safetensors x" in lines[-1]
           and [line.split()[0] for line in lines[:4]] == [line.split()[0] for line in wanted] else [got, wanted])
    got = manifest("none", "s/model.safetensors", cwd=root)
    t.case("a folder without a model", [] if got.code == TROUBLE and got.out.count(b"\n") == 1 and b"it is a directory; -r takes" in got.err else [got])


def not_written(t, root):
    folder = make(root)
    outside = write(os.path.join(root, "outside.npy"), harness.read_bytes(os.path.join(folder, "b.npy")))
    bad = write(os.path.join(folder, "bad.npy"), b"\x93NUMPY\1\0")
    cut = write(os.path.join(folder, "line\n.npy"), harness.read_bytes(outside))
    os.mkfifo(os.path.join(folder, "fifo.npy"))
    good = os.path.join(folder, "b.npy")
    for name, arguments, code, words in (
            ("a refused file", [good, bad], BAD, "truncated"), ("a missing file", [good, os.path.join(folder, "none.npy")], TROUBLE, "no such file"),
            ("outside", [outside], TROUBLE, "not below the folder"), ("up and out", [os.path.join(folder, "..", "outside.npy")], TROUBLE, "not below"),
            ("standard input", ["-"], TROUBLE, "no path"), ("a control character", [cut], TROUBLE, "control characters"),
            ("a pipe", [os.path.join(folder, "fifo.npy")], None, ""), ("JSON", ["--json", good], TROUBLE, "exclude"),
            ("both", ["--check", good], TROUBLE, "exclude"), ("no file", [], TROUBLE, "no file"), ("a limit", ["--max-output", "1", good], BAD, "limit")):
        path = os.path.join(folder, "M")
        for old in (None, b"old\n"):
            if old is not None:
                write(path, old)
            done = manifest("-f", "--manifest", path, *arguments)
            have = harness.read_bytes(path) if os.path.exists(path) else None
            t.case("not written: %s, %s" % (name, "there was one" if old else "there was none"),
                   [] if done.code in ((BAD, TROUBLE) if code is None else (code,)) and words in done.err.decode() and have == old else [done, have])
        os.remove(path)
    for name, arguments in (("a file of tensors", ["--manifest", os.path.join(folder, "M.npy"), good]), ("--force alone", ["-f", good]), ("-r", ["--check", "-r", folder])):
        t.case("not written: %s" % name, [] if manifest(*arguments).code == TROUBLE else ["it was done"])
    t.case("nothing else is there", [name for name in os.listdir(folder) if "tmp" in name or name.startswith("M")])


def faults(t, root):
    """The calls that make the file, each failing, or killed there."""
    folder = make(root)
    path, counted = os.path.join(folder, "M"), os.path.join(root, "count")
    base = {"LD_PRELOAD": INJECT, "INJECT_ONLY": "pwrite,fsync,linkat,renameat2"}

    def start(**inject):
        write(path, "old\n")
        return manifest("-r", "-f", "--manifest", path, folder, env=dict(base, **{"INJECT_" + k.upper(): str(v) for k, v in inject.items()}))
    done = start(nth=0, count_file=counted)
    new = harness.read_bytes(path)
    count = int(harness.read_text(counted))
    t.case("calls", [] if done.code == GOOD and count >= 3 and new.endswith(b"\n# end\n") else [done, count])
    for nth in range(1, count + 1):
        killed = start(nth=nth, kill=1)
        before = harness.read_bytes(path)
        t.case("killed at call %d" % nth, [] if killed.code == -signal.SIGKILL and before in (b"old\n", new) else [killed, before[:20]])
        for number in (errno.ENOSPC, errno.EIO):
            failed = start(nth=nth, errno=number)
            t.case("%s at call %d" % (errno.errorcode[number], nth), [] if failed.code == TROUBLE and harness.read_bytes(path) == before else [failed])
        for name in os.listdir(folder):
            if name.endswith(".tmp"):
                os.remove(os.path.join(folder, name))


# ---------------------------------------------------------------------------------------- checking

def changed(folder, name, how):
    """Saves the arrays of a file anew, after a change; its other bytes may differ, too."""
    arrays = dict(ARRAYS[name])
    how(arrays)
    save(folder, name, arrays)


def differences():
    """(name, change of the folder, the path that is bad, words of its lines)"""
    def byte(folder):
        data = bytearray(harness.read_bytes(os.path.join(folder, "b.npy")))
        data[-1] ^= 1
        write(os.path.join(folder, "b.npy"), bytes(data))

    def swap(folder):
        data = harness.read_bytes(os.path.join(folder, "b.npy"))
        write(os.path.join(folder, "b.npy"), data.replace(b"'descr'", b"\"descr\""))

    def link(folder):
        os.rename(os.path.join(folder, "b.npy"), os.path.join(folder, "elsewhere"))
        os.symlink("elsewhere", os.path.join(folder, "b.npy"))

    def link_folder(folder):
        os.rename(os.path.join(folder, "sub"), os.path.join(folder, "real"))
        os.symlink("real", os.path.join(folder, "sub"))

    def put(make_it):
        def change(folder):
            os.remove(os.path.join(folder, "b.npy"))
            make_it(os.path.join(folder, "b.npy"))
        return change
    yield "a missing file", lambda f: os.remove(os.path.join(f, "b.npy")), "b.npy", ["no such file"]
    yield "a folder", put(os.mkdir), "b.npy", ["no regular file"]
    yield "a pipe", put(os.mkfifo), "b.npy", ["no regular file"]
    yield "a link", link, "b.npy", ["a link, which is not followed"]
    yield "a link to a folder", link_folder, "sub/c d.npy", ["a link, which is not followed"]
    yield "another value", byte, "b.npy", ["other bytes: their SHA-256 is", "tensor arr_0: other values"]
    yield "another size", lambda f: write(os.path.join(f, "b.npy"), harness.read_bytes(os.path.join(f, "b.npy")) + b"x"), "b.npy", ["225 bytes, not 224", "trailing"]
    yield "another spelling", swap, "b.npy", ["; all tensors are the same"]
    yield "packed anew", lambda f: save(f, "a.npz", ARRAYS["a.npz"], np.savez_compressed), "a.npz", ["bytes, not 773; all tensors are the same"]
    yield "another order", lambda f: save(f, "a.npz", dict(reversed(list(ARRAYS["a.npz"].items())))), "a.npz", ["all tensors are the same"]
    yield "a tensor less", lambda f: changed(f, "a.npz", lambda a: a.pop("b")), "a.npz", ["bytes, not", "tensor b: missing"]
    yield "a tensor more", lambda f: changed(f, "a.npz", lambda a: a.update(n=np.array(1))), "a.npz", ["bytes, not", "tensor n: not in the manifest"]
    yield "another name", lambda f: changed(f, "a.npz", lambda a: a.update(v=a.pop("w"))), "a.npz", ["other bytes", "tensor v: not in the manifest", "tensor w: missing"]
    yield "another shape", lambda f: changed(f, "a.npz", lambda a: a.update(w=a["w"].T)), "a.npz", ["bytes", "tensor w: other shape"]
    yield "another dtype", lambda f: changed(f, "a.npz", lambda a: a.update(b=a["b"].astype("uint64"))), "a.npz", ["bytes", "tensor b: other dtype"]
    yield "a file that is refused", lambda f: write(os.path.join(f, "b.npy"), b"\x93NUMPY\1\0"), "b.npy", ["bytes, not", "truncated"]
    yield "many tensors", lambda f: save(f, "a.npz", {"n%d" % i: np.array(i) for i in range(150)}), "a.npz", \
        ["bytes, not"] + ["tensor n%d: not in" % i for i in range(100)] + ["53 more tensors"]


def compared(t, root, schemas):
    for name, change, bad, words in differences():
        folder = make(root)
        path = os.path.join(folder, "M")
        made = manifest("-r", "--manifest", path, folder)
        change(folder)
        done = check(path)
        lines = [line for line in done.out.decode().splitlines() if line.startswith("bad %s: " % bad)]
        problems = [] if made.code == GOOD and done.code == BAD and not done.err and len(lines) == len(words) \
            and all(word in line for word, line in zip(words, lines)) else [made.err, done.code, done.err, lines[:5]]
        document = json.loads(check(path, "--json").out)
        problems += schemas.problems("hash_check.json", document)
        told = {f["file"]: f for f in document[0]["files"]}
        texts = ["bad %s: %s%s" % (bad, "tensor %s: " % p["tensor"] if "tensor" in p else "", p["message"]) for p in told[bad]["problems"]]
        if texts != lines or told[bad]["ok"] or any(f["ok"] != (not f["problems"]) for f in told.values()):
            problems.append("JSON: %r" % told[bad])
        quiet = [check(path, q) for q in ("-q", "-qq")]
        if [q.code for q in quiet] != [BAD, BAD] or quiet[1].out or any(line.startswith(b"ok") for line in quiet[0].out.splitlines()):
            problems.append("quiet: %r" % quiet)
        workers = check(path, "--timeout", "60")
        alone = check(path, "--jobs", "1", "--sandbox", "off")
        if (workers.out, alone.out, workers.code, alone.code) != (done.out, done.out, BAD, BAD):
            problems.append("processes: %r %r" % (workers, alone))
        t.case("different: %s" % name, problems)
    folder = make(root)
    paths = [os.path.join(folder, name) for name in ("M", "N")]
    for path, name in zip(paths, ("a.npz", "b.npy")):
        manifest("--manifest", path, os.path.join(folder, name))
    done = manifest("--check", *paths, os.path.join(folder, "none"))
    t.case("several", [] if done.out == b"ok a.npz\nok b.npy\n" and done.code == TROUBLE else [done])
    lines = [json.loads(line) for line in manifest("--check", "--json=lines", *paths).out.splitlines()]
    t.case("lines", [p for line in lines for p in schemas.problems("lines.json", line)] + ([] if len(lines) == 3 else [lines]))
    large = write(os.path.join(folder, "large"), "")
    os.truncate(large, 1 << 31)     # longer than a process may take
    for path in paths:
        write(path, "\n".join([FIRST, "%s  large" % SUM, "# size %d" % (1 << 31), LAST, ""]))
    done = manifest("--check", "--json", "--timeout", "0.05", *paths)
    document = json.loads(done.out)
    t.case("a process that ended", schemas.problems("hash_check.json", document) +
           ([] if done.code == TROUBLE and [m["error"]["code"] for m in document] == ["timeout"] * 2 else [done.code, document]))
    done = manifest("--check", "-")
    t.case("standard input", [] if done.code == TROUBLE else [done])


def samples(t, root):
    """Every sample, models with files beside them, too."""
    folder = os.path.join(root, "samples")
    shutil.copytree(harness.SAMPLES, folder, ignore=shutil.ignore_patterns("gate", "cut.part"))  # of `make run`
    path = os.path.join(folder, "M")
    done = manifest("-r", "-q", "--skip-unknown", "--manifest", path, folder)
    got = check(path)
    t.case("samples", [] if done.code == got.code == GOOD and len(got.out.splitlines()) == harness.read_text(path).count("\n# size ") > 50 else [done, got.out[-300:], got.err])
    tensors = json.loads(manifest("--json", os.path.join(folder, "npz_names.npz")).out)[0]["tensors"]
    text = harness.read_text(path)
    t.case("samples: the sums of `hash`", [x for x in tensors if "# tensor %s " % x["sha256"] not in text or " %s %s\n" % (x["name"], x["dtype"]) not in text])


def hub(t, root):
    arrays = {"w": np.arange(100, dtype="float32")}
    data = harness.read_bytes(save(root, "hub.npz", arrays))
    snapshot, model = hub_cases.make(root, {"model.npz": data})
    path = os.path.join(snapshot, "M")
    done = manifest("-r", "--manifest", path, snapshot)
    got = check(path)
    t.case("hub: links to blobs", [] if done.code == got.code == GOOD and got.out == b"ok model.npz\n" else [done, got])
    kept = check(path, "--no-follow")
    t.case("hub: --no-follow", [] if kept.code == BAD and b"a link" in kept.out else [kept])
    secret = save(root, "secret.npz", arrays)
    hub_cases.relink(snapshot, "model.npz", os.path.relpath(secret, snapshot))
    got = check(path)
    t.case("hub: a link elsewhere", [] if got.code == BAD and b"a link" in got.out and os.path.exists(model) else [got])


# --------------------------------------------------------------------------------------- strangers

def hostile():
    """(name, text, words)"""
    def one(line="%s  b.npy" % SUM, *more):
        return "\n".join([FIRST, line, *(more or ("# size 1",)), LAST, ""])
    yield "nothing", "", "line feed"
    yield "no line feed", FIRST, "line feed"
    yield "another kind", "hello\n", "expected"
    yield "another version", FIRST.replace("1", "2") + "\n# end\n", "expected"
    yield "a NUL", FIRST + "\n\0# end\n", "NUL"
    yield "no end", FIRST + "\n", "# end"
    yield "more behind the end", one() + "x\n", "nothing behind"
    yield "two manifests", one() + one(), "nothing behind"
    yield "carriage returns", one().replace("\n", "\r\n"), "expected"
    for path in ("/etc/passwd", "../x", "a/../b", "..", ".", "./a", "a/./b", "a//b", "a/", "", "a\x1b[31m", "\x7f", "a" * 5000):
        yield "the path %r" % path[:20], one("%s  %s" % (SUM, path)), "line 2"
    for line in ("%s b.npy" % SUM, "%s  b.npy" % SUM[1:], "0%s  b.npy" % SUM, "%s  b.npy" % SUM.replace("0", "A"), "# size 1", ""):
        yield "the line %r" % line[:20], one(line), "line 2"
    for size in ("", "-1", "01", "1 ", "18446744073709551616", "0x1", "1e3"):
        yield "the size %r" % size, one("%s  b.npy" % SUM, "# size " + size), "line 3"
    tensor = "# tensor %s [2] a float32" % SUM
    for number, tensors in (("2", [tensor]), ("0", [tensor]), ("18446744073709551615", [tensor]), ("x", []), ("1", ["# tensor"]), ("1", [tensor.replace(" a", "")]),
                            ("1", [tensor.replace("[2]", "")]), ("1", [tensor.replace("[2]", "(2)")]), ("1", [tensor.rsplit(" ", 1)[0] + " "]), ("1", [tensor.replace("0", "")])):
        yield "tensors %s: %s" % (number, tensors), one("%s  b.npy" % SUM, "# size 1", "# tensors " + number, *tensors), "expected"


def strangers(t, root):
    folder = make(root)
    write(os.path.join(root, "x"), "secret")
    path = os.path.join(folder, "M")
    for name, text, words in hostile():
        write(path, text)
        done = check(path)
        json_done = check(path, "--json")
        document = json.loads(json_done.out)
        t.case("stranger: %s" % name, [] if done.code == json_done.code == BAD and words in done.out.decode() and len(done.out.splitlines()) == 1
               and not document[0]["valid"] and not document[0]["files"] and not re.search(rb"[\x00-\x09\x0b-\x1f\x7f-\xff]", done.out) else [done, document])
    for tensors in (["a", "a"], ["a"] * 3, ["b", "a"], ["w", "w", "b", "s"]):
        lines = ["# tensor %s [2] %s float32" % (SUM, name) for name in tensors]
        write(path, "\n".join([FIRST, "%s  a.npz" % SUM, "# size 1", "# tensors %d" % len(lines), *lines, LAST, ""]))
        done = check(path)
        told = done.out.decode().splitlines()
        missing = sum(line.endswith("missing") for line in told)
        found = len(set(tensors) & set(ARRAYS["a.npz"]))
        t.case("stranger: names %s" % tensors, [] if done.code == BAD and missing == len(tensors) - found else told)
    with contextlib.ExitStack() as stack:
        big = stack.enter_context(open(path, "wb"))
        big.truncate((256 << 20) + 1)
    done = check(path)
    t.case("stranger: too large", [] if done.code == BAD and b"256 MiB" in done.out else [done])
    os.remove(path)
    cuts(t, folder, path)


def cuts(t, folder, path):
    """Every end of a manifest, and changed bytes: a verdict, and never good where the bytes of a file are not what the text says."""
    done = manifest("--manifest", path, os.path.join(folder, "a.npz"), os.path.join(folder, "b.npy"))
    whole = harness.read_bytes(path)
    problems = [] if done.code == GOOD else [done]
    place = os.path.join(folder, "cut")
    for end in range(0, len(whole), 7):
        write(place, whole[:end])
        got = check(place)
        if got.code != BAD:
            problems.append("cut to %d: %r" % (end, got))
    t.case("stranger: cut", problems[:3])
    rng = random.Random(1)
    problems = []
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(data))
            data[at] = rng.choice([rng.randrange(256), 10, 32, data[at] ^ 1])
        write(place, bytes(data))
        got = check(place)
        if got.code not in (GOOD, BAD) or (got.code == GOOD) != (bytes(data) == whole) or got.err:
            problems.append("%r: %r" % (bytes(data[:80]), got))
    t.case("stranger: changed", problems[:3])


def run(t):
    schemas = documents.Schemas()
    with tempfile.TemporaryDirectory() as root:
        for case in (written, models, folders, not_written, samples, hub, strangers):
            case(t, root)
        if harness.TESTED == "release":     # what fails calls is loaded before a sanitizer may be
            faults(t, root)
        compared(t, root, schemas)
