# SPDX-License-Identifier: Apache-2.0
"""`intake` with folders: a model in several files is accepted or quarantined as one.

Complete and incomplete models of each kind, folders that are none, folders that change, collisions, few descriptors, and what a
killed run left. A run is killed at its system calls in turn: the folder is in one place, whole, and the next run ends what
the first one began.
"""
import json
import os
import pickle
import resource
import shutil
import threading
import time

import harness
from intake_tools import DONE, REFUSED, REPORT, TROUBLE, Box, bad, good
from samples import onnx
from suites import splits
from suites.intake import NOBODY, differs, says
from suites.intake_watch import Running, wait_until

AT_ONCE = ("--folder-settle", "0")
KILLED = 137


def shards(lists=(["a"], ["b", "c"]), prefix="model"):
    """{name: content} of a model of .safetensors with its index."""
    files = {splits.part_of(i, len(lists), prefix): splits.tensors_file(names) for i, names in enumerate(lists)}
    return {**files, prefix + ".safetensors.index.json": splits.index_of(lists, prefix)}


def checkpoint(lists=(["a"], ["b"])):
    """A model of checkpoints with its index, converted from .safetensors."""
    files, where = {}, {}
    box = Box()
    for i, names in enumerate(lists):
        with open(box.path("in.safetensors"), "wb") as file:
            file.write(splits.tensors_file(names))
        name = "pytorch_model-%05d-of-%05d.bin" % (i + 1, len(lists))
        harness.run([harness.tensorgate(), "convert", "-q", "--to", "pytorch", box.path("in.safetensors"), box.path(name)])
        files[name] = harness.read_bytes(box.path(name))
        where.update({tensor: name for tensor in names})
    box.close()
    return {**files, "pytorch_model.bin.index.json": json.dumps({"metadata": {}, "weight_map": where}).encode()}


def external(location="w.bin"):
    """A model of ONNX with the 16 bytes of one tensor in another file."""
    return onnx.model(onnx.graph(tensors=[onnx.external("float32", [4], "w", location, length=16)]))


def put(box, name, files, at="inbox"):
    top = box.path(at, name)
    for path, data in files.items():
        place = os.path.join(top, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(data)
    os.makedirs(top, exist_ok=True)
    return top


def content(box, folder, name):
    top = box.path(folder, name)
    return {os.path.relpath(os.path.join(where, one), top): harness.read_bytes(os.path.join(where, one))
            for where, _, names in os.walk(top) for one in names}


def whole(box, name, files, folder):
    """What is wrong if the folder is to be there, with all that is in it, and nowhere else."""
    found = [differs("%s in %s" % (name, folder), content(box, folder, name), files)]
    found += ["%s is in %s, too" % (name, other) for other in ("inbox", "accept", "quarantine")
              if other != folder and os.path.lexists(box.path(other, name))]
    report = box.path("quarantine", name + REPORT)
    if folder == "quarantine" and not os.path.exists(report):
        found.append("no report")
    if folder != "quarantine" and os.path.exists(report):
        found.append("a report")
    return [problem for problem in found if problem]


def reports(box, name):
    return [json.loads(line) for line in box.read("quarantine", name + REPORT).decode().splitlines()]


def finish(t, name, box, got, code, *problems):
    found = [] if got.code == code else ["exit code %d, expected %d: %s" % (got.code, code, harness.tail(got.err))]
    t.case("intake_folders: " + name, found + [p for p in problems if p])
    box.close()


# ----------------------------------------------------------------------------------------- models

def accepted(t):
    extra = {"README.md": b"# a model\n", "sub/config.json": b"{}", ".cache/huggingface/download/x.lock": b"", ".gitattributes": b"*"}
    models = {"shards": {**shards(), **extra}, "checkpoint": checkpoint(), "split": splits.GOOD["three"],
              "one file": {"model.safetensors": splits.tensors_file(["a"])}, "several": {"a.npy": good(1), "sub/b.npy": good(2)},
              "onnx": {"model.onnx": external(), "w.bin": bytes(range(200, 216))},
              "onnx in a folder": {"model.onnx": external("sub/w"), "sub/w": bytes(16)}}
    for name, files in models.items():
        box = Box()
        put(box, name, files)
        got = box.run(*AT_ONCE, "--json")
        line = json.loads(got.out.decode().splitlines()[0])
        finish(t, "accepted: " + name, box, got, DONE, *whole(box, name, files, "accept"),
               differs("the line", {key: line[key] for key in ("event", "file", "to", "folder")},
                       {"event": "accepted", "file": name, "to": box.path("accept", name), "folder": True}))


def refused(t):
    cut = dict(shards())
    cut["model-00002-of-00002.safetensors"] = cut["model-00002-of-00002.safetensors"][:-1]

    class Evil:
        def __reduce__(self):
            return print, ("x",)

    evil = pickle.dumps(Evil())
    cases = {"a damaged shard": (cut, "model-00002-of-00002.safetensors"),
             "a part of another model": (splits.BAD["twice"][0], "m-00002-of-00003.gguf"),
             "a tensor that the index does not name": ({**shards(), "model-00001-of-00002.safetensors": splits.tensors_file(["x"])},
                                                       "index.json"),
             "a file beside a good model": ({**shards(), "bad.npy": b"no tensors"}, "bad.npy"),
             "code beside a good model": ({**shards(), "training_args.bin": evil}, "code_execution"),
             "code as the data of a model": ({"model.onnx": external("w.pt"), "w.pt": evil + bytes(16)}, "code_execution"),
             "no model": ({"README.md": b"hello\n"}, "a folder without a model")}
    for name, (files, word) in cases.items():
        box = Box()
        put(box, name, files)
        got = box.run(*AT_ONCE)
        lines = reports(box, name) if os.path.exists(box.path("quarantine", name + REPORT)) else []
        finish(t, "refused: " + name, box, got, REFUSED, *whole(box, name, files, "quarantine"), says(got, "quarantined " + name, word),
               "" if any(not line["valid"] for line in lines) else "no refusal in the report")


def incomplete(t):
    onnx_files = {"model.onnx": external(), "w.bin": bytes(16)}
    for name, files, late in (("shards", shards(), "model-00002-of-00002.safetensors"),
                              ("checkpoint", checkpoint(), "pytorch_model-00001-of-00002.bin"),
                              ("split", splits.GOOD["three"], "m-00002-of-00003.gguf"), ("onnx", onnx_files, "w.bin")):
        box = Box()
        top = put(box, name, {key: data for key, data in files.items() if key != late})
        got = box.run(*AT_ONCE, "-v")
        problems = [differs("exit code", got.code, DONE), says(got, "waiting for a file", late, "1 not complete")]
        problems += whole(box, name, {key: data for key, data in files.items() if key != late}, "inbox")
        put(box, name, {late: files[late]})
        finish(t, name + " that lacks a file waits for it", box, box.run(*AT_ONCE), DONE, *problems, *whole(box, name, files, "accept"))
        box = Box()
        top = put(box, name, {key: data for key, data in files.items() if key != late})
        got = box.run(*AT_ONCE, "--folder-wait", "0")
        finish(t, name + " that lacks a file for too long", box, got, REFUSED, says(got, late),
               "it is still there" if os.path.exists(top) else "")


# ------------------------------------------------------------------------------------- odd folders

def odd(t):
    def link(top):
        os.symlink("/etc/passwd", os.path.join(top, "link"))

    def pipe(top):
        os.mkfifo(os.path.join(top, "pipe.npy"))

    def deep(top):
        os.makedirs(os.path.join(top, *["d"] * 9))

    def many(top):
        for i in range(4096):
            os.mknod(os.path.join(top, "f%d" % i))

    def sticky(top):
        os.chmod(os.path.join(top, "model.safetensors.index.json"), 0o4644)

    def hollow(top):
        with open(os.path.join(top, "hollow"), "wb") as file:
            file.truncate(2 << 30)

    for make, word in ((link, "link: a symbolic link"), (pipe, "pipe.npy: no regular file"), (deep, "more than 8 folders"),
                       (many, "more than 4096 files"), (sticky, "setuid"), (hollow, "--max-holes")):
        box = Box()
        make(put(box, "m", shards()))
        got = box.run(*AT_ONCE, timeout=60)
        lines = reports(box, "m") if got.code == REFUSED else []
        finish(t, "refused for %s" % make.__name__, box, got, REFUSED, says(got, "quarantined m", word),
               differs("lines of the report", len(lines), 1), "it is still there" if os.path.lexists(box.path("inbox", "m")) else "")


def waiting(t):
    """Each of these stays until it has ended, and is taken then."""
    files = shards()
    name = "model-00001-of-00002.safetensors"

    def begin(what, top, box):
        if what == "a file that is open for writing":
            return open(os.path.join(top, name), "ab")
        if what == "a file with two names":
            os.link(os.path.join(top, name), box.path("failed", "x"))
        if what == "a name of an unfinished file":
            put(box, "m", {"sub/x.part": b""})
        if what == "a folder without a file":
            shutil.rmtree(top)
            os.makedirs(os.path.join(top, "sub"))
        return None

    def end(what, box, held):
        if held is not None:
            held.close()
        if what == "a file with two names":
            os.remove(box.path("failed", "x"))
        if what == "a name of an unfinished file":
            shutil.rmtree(box.path("inbox", "m", "sub"))
        if what == "a folder without a file":
            os.rmdir(box.path("inbox", "m", "sub"))
            put(box, "m", files)

    for what in ("a file that is open for writing", "a file with two names", "a name of an unfinished file", "a folder without a file"):
        box = Box()
        held = begin(what, put(box, "m", files), box)
        got = box.run(*AT_ONCE, "-v")
        problems = [differs("exit code", got.code, DONE), says(got, "m: ", "waiting", "1 not complete")]
        end(what, box, held)
        finish(t, what, box, box.run(*AT_ONCE), DONE, *problems, *whole(box, "m", files, "accept"))
    box = Box()
    put(box, "m", files)
    got = box.run()
    problems = [differs("exit code", got.code, DONE), says(got, "1 not complete")]
    finish(t, "a new folder waits five seconds", box, got, DONE, *problems, *whole(box, "m", files, "inbox"))
    for options in (("--by-content",), ("--to", "npz")):
        box = Box()
        put(box, "m", files)
        got = box.run("--settle", "0", *options)
        finish(t, "no folders with %s" % options[0], box, got, DONE, *whole(box, "m", files, "inbox"), says(got, "1 no regular files"))


def changing(t):
    """A folder in which a file changes again and again is not taken; when that ends, it is."""
    box = Box()
    files = shards()
    top = put(box, "m", files)
    over = threading.Event()

    def change():
        while not over.is_set():
            with open(os.path.join(top, "model-00002-of-00002.safetensors"), "r+b") as file:  # never truncated: it is compared meanwhile
                file.write(files["model-00002-of-00002.safetensors"])
            time.sleep(0.05)

    running = Running(box, "--watch", "--folder-settle", "1")
    thread = threading.Thread(target=change)
    thread.start()
    time.sleep(2.5)
    problems = whole(box, "m", files, "inbox")
    over.set()
    thread.join()
    problems += wait_until("the folder", lambda: os.path.exists(box.path("accept", "m")))
    got, more = running.end()
    finish(t, "a folder that keeps changing", box, got, DONE, *problems, *more, *whole(box, "m", files, "accept"))


def beside_files(t):
    """Names that are taken; a folder and files in one run; an intake of few descriptors; the counters."""
    box = Box()
    files = shards()
    put(box, "m", files)
    put(box, "m", {"x": b""}, at="accept")
    got = box.run(*AT_ONCE)
    finish(t, "a name that is taken", box, got, DONE, differs("m~1", content(box, "accept", "m~1"), files),
           differs("m", content(box, "accept", "m"), {"x": b""}))
    box = Box()
    for i in range(3):
        put(box, "m%d" % i, files)
    put(box, "bad", {"x.npy": bad(1)})
    box.fill(5, 2)
    page = box.path("x.prom")
    got = box.run(*AT_ONCE, "--metrics", page)
    text = harness.read_text(page)
    finish(t, "folders and files", box, got, REFUSED, says(got, "8 accepted, 3 quarantined, 0 failed"),
           *[problem for i in range(3) for problem in whole(box, "m%d" % i, files, "accept")],
           "" if 'outcome="accepted"} 8' in text and 'outcome="quarantined"} 3' in text else text)
    box = Box()
    many = {"f%d.npy" % i: good(i) for i in range(200)}
    put(box, "m", many)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    got = harness.run(box.command(*AT_ONCE),
                      preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100)))
    problems = [differs("exit code", got.code, TROUBLE), says(got, "Too many open files")] + whole(box, "m", many, "inbox")
    got = harness.run(box.command(*AT_ONCE),
                      preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (100, before[1])))
    finish(t, "descriptors", box, got, DONE, *problems, *whole(box, "m", many, "accept"))


# ------------------------------------------------------------------------------------------ kills

def recovery(t):
    box = Box()
    files = shards()
    put(box, "m", files, at="quarantine")
    got = box.run(*AT_ONCE)
    finish(t, "a folder that a killed run left", box, got, DONE, says(got, "are back in the inbox"), *whole(box, "m", files, "accept"))


def killed(t):
    for what, files, code, place in (("accepted", shards(), DONE, "accept"),
                                     ("refused", {"x.npy": bad(1), "y.npy": good(1)}, REFUSED, "quarantine")):
        box = Box()
        put(box, "m", files)
        _, calls = box.kill(0, *AT_ONCE)
        box.close()
        problems = []
        for nth in harness.in_round(range(1, calls + 1), 4):
            box = Box()
            put(box, "m", files)
            box.kill(nth, *AT_ONCE)
            places = [one for one in ("inbox", "accept", "quarantine") if os.path.lexists(box.path(one, "m"))]
            problems += [] if len(places) == 1 else ["call %d: it is in %s" % (nth, places)]
            problems += ["call %d: %s" % (nth, p) for one in places[:1] if (p := differs("content", content(box, one, "m"), files))]
            got = box.run(*AT_ONCE)
            if got.code not in (DONE, code):
                problems.append("call %d: exit code %d then: %s" % (nth, got.code, harness.tail(got.err)))
            problems += ["call %d: %s then" % (nth, p) for p in whole(box, "m", files, place)]
            box.close()
        t.case("intake_folders: killed at each of %d calls, %s" % (calls, what), problems)


def hidden(box):
    return ["%s/%s is left" % (one, name) for one in ("accept", "quarantine") for name in os.listdir(box.path(one))
            if name.startswith(".tensorgate-folder")]


def copied(t):
    """Where files may change after their check, a copy is checked and accepted, and nothing is left of either."""
    files = {**shards(), "sub/sub/README.md": b"x", ".hidden/y": b""}
    roots = [(None, ("--copy",))] + ([("/dev/shm", ())] if os.path.isdir("/dev/shm") else [])
    for root, options in roots:
        name = "copied, " + (root or "--copy")
        box = Box(root)
        top = put(box, "m", files)
        inode = os.stat(os.path.join(top, "model.safetensors.index.json")).st_ino
        got = box.run(*AT_ONCE, *options)
        copies = os.stat(box.path("accept", "m", "model.safetensors.index.json")).st_ino if got.code == DONE else inode
        finish(t, name, box, got, DONE, *whole(box, "m", files, "accept"), *hidden(box), "no copy" if copies == inode else "")
        box = Box(root)
        put(box, "m", {**files, "bad.npy": bad(1)})
        got = box.run(*AT_ONCE, *options)
        finish(t, name + ", refused", box, got, REFUSED, *whole(box, "m", {**files, "bad.npy": bad(1)}, "quarantine"), *hidden(box),
               differs("accept", os.listdir(box.path("accept")), []))
        box = Box(root)
        lacking = {key: data for key, data in files.items() if "00002" not in key}
        put(box, "m", lacking)
        got = box.run(*AT_ONCE, *options)
        finish(t, name + ", incomplete", box, got, DONE, *whole(box, "m", lacking, "inbox"), *hidden(box))
    box = Box()
    put(box, "m", files)
    _, calls = box.kill(0, *AT_ONCE, "--copy")
    box.close()
    problems = []
    for nth in harness.in_round(range(1, calls + 1), 5):
        box = Box()
        put(box, "m", files)
        box.kill(nth, *AT_ONCE, "--copy")
        places = [one for one in ("inbox", "accept", "quarantine") if os.path.lexists(box.path(one, "m"))]
        problems += ["call %d: it is nowhere" % nth] if not places else []
        problems += ["call %d: %s" % (nth, p) for one in places if (p := differs(one, content(box, one, "m"), files))]
        box.run(*AT_ONCE, "--copy")
        problems += ["call %d: %s then" % (nth, p) for p in [*whole(box, "m", files, "accept"), *hidden(box)]]
        problems += ["call %d: %s is there, too" % (nth, one) for one in os.listdir(box.path("accept")) if one not in ("m", "m~1")]
        box.close()
    t.case("intake_folders: killed at each of %d calls, copied" % calls, problems)


def without_lease(t):
    """Files of somebody else: they wait for a lease, or a copy of the folder is checked and accepted, or the folder quarantined."""
    if os.geteuid() != 0:
        return
    files, damaged = shards(), shards()
    damaged["model-00002-of-00002.safetensors"] = b"cut"
    box = Box()
    os.chmod(box.root, 0o755)
    for place in ("accept", "quarantine"):
        os.chown(box.path(place), NOBODY, NOBODY)
    os.chmod(box.path("inbox"), 0o777)
    for name, content_of in (("good", files), ("bad", damaged)):
        os.chmod(put(box, name, content_of), 0o777)
    command = [shutil.copy(harness.tensorgate(), box.path("command"))] + box.command(*AT_ONCE)[1:]
    as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    got = harness.run(command, **as_nobody)
    problems = [differs("exit code", got.code, TROUBLE), says(got, "no lease", "--no-lease"), differs("inbox", sorted(os.listdir(box.path("inbox"))), ["bad", "good"])]
    got = harness.run(command + ["--no-lease"], **as_nobody)
    owner = os.stat(box.path("accept", "good", "model-00001-of-00002.safetensors")).st_uid if os.path.exists(box.path("accept", "good")) else None
    finish(t, "without a lease", box, got, REFUSED, *problems, *whole(box, "good", files, "accept"), *whole(box, "bad", damaged, "quarantine"),
           differs("owner of the copy", owner, NOBODY))


def run(t):
    for part in (accepted, refused, incomplete, odd, waiting, changing, beside_files, recovery, killed, copied, without_lease):
        part(t)
