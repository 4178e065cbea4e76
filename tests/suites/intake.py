# SPDX-License-Identifier: Apache-2.0
"""`intake`, one run at a time: which files are taken, where they go, under which names, with which reports.

Verdicts and reports are compared with `check --json`, converted files with `convert`, hashes with hashlib. Then what is in
an inbox besides files, names of all kinds, names that are taken, full disks, other file systems, missing permissions,
and files that a killed run left.
"""
import hashlib
import json
import os
import shutil
import socket
import stat
import subprocess
import tempfile

import harness
from intake_tools import DONE, REFUSED, REPORT, TROUBLE, Box, bad, good

NOBODY = 65534


def expect(t, name, box, got, code, *problems):
    """A case: the exit code, what always holds, and further problems."""
    found = [] if got.code == code else ["exit code %d, expected %d: %s" % (got.code, code, harness.tail(got.err))]
    t.case(name, found + [p for p in problems if p] + box.problems())
    box.close()


def differs(what, found, expected):
    return "" if found == expected else "%s: %r, expected %r" % (what, found, expected)


def says(got, *words):
    text = (got.out + got.err).decode("utf-8", "replace")
    return "; ".join("it does not say %r: %s" % (word, text[-300:]) for word in words if word not in text)


# ------------------------------------------------------------------------------ verdicts, reports

def samples(t):
    """All samples and some files that are refused: the verdicts and the objects of `check`."""
    box, verdicts = Box(), {}
    for path in harness.names(harness.SAMPLES, harness.suffixes(harness.formats.NAMES)):
        data = harness.read_bytes(path)
        if data in box.given:       # the same bytes under two names would count as two places
            continue
        for name, content in ((os.path.basename(path), data), ("cut_" + os.path.basename(path), data[:-1])):
            if content not in box.given:
                box.put(name, content, None)
    told = json.loads(harness.run([harness.tensorgate(), "check", "--json"] + box.names("inbox"),
                                  cwd=box.path("inbox")).out.decode())
    for one in told:
        verdicts[one["file"]] = one
        box.given[box.read("inbox", one["file"])] = one["valid"]
    got = box.run("--reports")
    problems = [differs("accepted", sorted(box.files("accept")), sorted(n for n, v in verdicts.items() if v["valid"]))]
    for folder in ("accept", "quarantine"):
        for name in box.reports(folder):
            report = json.loads(box.read(folder, name).decode())
            problems.append(differs(name, report, verdicts[name[:-len(REPORT)]]))
        problems.append(differs("reports in " + folder, len(box.reports(folder)), len(box.files(folder))))
    t.case("samples: %d accepted, %d refused" % (len(box.files("accept")), len(box.files("quarantine"))),
           [] if box.files("accept") and box.files("quarantine") else ["one of them is empty"])
    expect(t, "samples", box, got, REFUSED, *problems)


def exit_codes(t):
    box = Box()
    expect(t, "an empty inbox", box, box.run(), DONE)
    box = Box()
    box.fill(3, 0)
    got = box.run()
    expect(t, "all accepted", box, got, DONE, says(got, "3 accepted, 0 quarantined"), *box.is_done())
    box = Box()
    box.fill(3, 1)
    got = box.run("-q")
    expect(t, "one refused, -q", box, got, REFUSED, says(got, "quarantined bad0.npy"),
           "a summary" if got.err else "", "an accepted file" if b"accepted" in got.out else "", *box.is_done())
    box = Box()
    box.fill(1, 1)
    got = box.run("-qq")
    expect(t, "one refused, -qq", box, got, REFUSED, differs("output", got.out + got.err, b""), *box.is_done())


def usage(t):
    box = Box()
    intake = [harness.tensorgate(), "intake"]
    folders = ["--accept", box.path("accept"), "--quarantine", box.path("quarantine")]
    for name, arguments, word in (
            ("no inbox", intake + folders, "no inbox given"),
            ("two inboxes", box.command() + [box.path("failed")], "one inbox at a time"),
            ("no accept", intake + [box.path("inbox"), "--quarantine", box.path("quarantine")], "--accept DIR is needed"),
            ("no quarantine", intake + [box.path("inbox"), "--accept", box.path("accept")], "--quarantine DIR is needed"),
            ("a folder that is missing", box.command("--failed", box.path("nowhere")), "No such file"),
            ("a file as a folder", box.command("--failed", harness.tensorgate()), "Not a directory"),
            ("one folder twice", box.command("--failed", box.path("accept")), "is named twice"),
            ("--remove-original alone", box.command("--remove-original"), "without --to"),
            ("--settle of words", box.command("--settle", "soon"), "not a number of seconds"),
            ("--settle below zero", box.command("--settle", "-1"), "not a number of seconds"),
            ("--to and folders", box.command("--to", "npy", "--folder-wait", "3"), "excludes '--folder-wait'"),
            ("--by-content and folders", box.command("--folder-settle", "3", "--by-content"), "excludes '--folder-settle'"),
            ("an option of another verb", box.command("--slice", "1"), "unknown option")):
        got = harness.run(arguments)
        t.case("usage: " + name, [p for p in (differs("exit code", got.code, TROUBLE), says(got, word)) if p])
    box.close()


# ---------------------------------------------------------------------------- names, other things

NAMES = (b"-", b"--help", b"-r", b"a b", b"new\nline", b"tab\t", b"\x1b[31mred", b"\xff\xfe\x80", "\u202egnp".encode(), b"~1",
         b"x" * 255, b"y" * 240 + b".npy", "\u00e4".encode() * 127, b"quote\"'", b"back\\slash", b"$(id)", b"x.report.json",
         b"two.dots.npy", b"%2e%2e", b"nothing.")


def names(t):
    """Every name is kept, except where its report would have no place."""
    for valid in (True, False):
        box = Box()
        for i, name in enumerate(NAMES):
            box.put(name, good(i) if valid else bad(i), valid)
        got = box.run("--reports")
        there = {os.fsencode(name): data for name, data in box.files("accept" if valid else "quarantine").items()}
        problems = []
        for i, name in enumerate(NAMES):
            cut = len(name) > 243 or name.endswith(b".report.json")
            found = [n for n, data in there.items() if data == (good(i) if valid else bad(i))]
            problems.append("%r is %r" % (name, found) if len(found) != 1 or (found[0] == name) == cut else "")
        problems.append("a control byte on the terminal" if any(c in got.out for c in (b"\x1b", b"\t", b"\xff")) else "")
        problems.append(differs("lines", got.out.count(b"\n"), len(NAMES)))
        expect(t, "names of %s files" % ("valid" if valid else "refused"), box, got, DONE if valid else REFUSED, *problems,
               *["%s is left" % n for n in box.names("inbox")])


def others(t):
    """What is no file, or none yet, stays as it is, and is never opened: a pipe without a writer would block."""
    box = Box()
    inbox = box.path("inbox")
    box.fill(1, 0)
    os.mkfifo(os.path.join(inbox, "pipe.npy"))
    os.symlink(harness.tensorgate(), os.path.join(inbox, "link.npy"))
    os.symlink("good0.npy", os.path.join(inbox, "near.npy"))
    os.symlink("nowhere", os.path.join(inbox, "dangling.npy"))
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(os.path.join(inbox, "socket.npy"))
    num_odd = 5
    try:
        os.mknod(os.path.join(inbox, "device.npy"), stat.S_IFCHR | 0o600, os.makedev(1, 5))
        num_odd += 1
    except OSError:
        print("intake: no device in an inbox: only root can make one")
    for i, name in enumerate((".hidden", "a.part", "b.partial", "c.tmp", "d.temp", "e.crdownload", "f.filepart",
                              "g.download", "h.lock")):
        box.put(name, good(10 + i), True)
    before = sorted(os.listdir(inbox))
    before.remove("good0.npy")
    got = box.run(timeout=60)
    expect(t, "what is no file", box, got, DONE, differs("inbox", sorted(os.listdir(inbox)), before),
           says(got, "1 accepted, 0 quarantined, 0 failed; %d no regular files; 9 with names of unfinished files" % num_odd,
                "never followed", "never opened"))
    box = Box()
    box.fill(1, 0)
    os.link(box.path("inbox", "good0.npy"), box.path("failed", "other"))
    got = box.run("-v")
    problems = [says(got, "1 not complete", "hard links"), differs("inbox", box.names("inbox"), ["good0.npy"])]
    os.remove(box.path("failed", "other"))
    got = box.run()
    expect(t, "a file with two names waits until it has one", box, got, DONE, *problems, *box.is_done())


def written(t):
    """A file that is open for writing is not complete."""
    box = Box()
    box.fill(2, 0)
    with open(box.path("inbox", "good0.npy"), "ab"):
        got = box.run("-v")
        problems = [says(got, "open for writing", "1 accepted", "1 not complete"), differs("exit code", got.code, DONE)]
    expect(t, "a file that is open for writing", box, box.run(), DONE, *problems, *box.is_done())
    box = Box()
    box.fill(1, 0)
    got = box.run("--settle", "3600")
    problems = [says(got, "0 accepted", "1 not complete"), differs("inbox", box.names("inbox"), ["good0.npy"])]
    expect(t, "--settle", box, box.run("--settle", "0"), DONE, *problems, *box.is_done())
    box = Box()
    box.fill(1, 0)
    lock = box.lock(os.stat(box.path("inbox", "good0.npy")).st_ino)
    got = box.run("-v")
    problems = [differs("inbox", box.names("inbox"), ["good0.npy"]), differs("exit code", got.code, DONE),
                says(got, "0 accepted, 0 quarantined, 0 failed; 1 with another intake", "good0.npy: another intake is at it")]
    os.close(lock)
    expect(t, "a file that another intake has", box, box.run(), DONE, *problems, *box.is_done())


def collisions(t):
    box = Box()
    for i in range(14):
        box.put("same.npy", good(i), True)
        box.put("same.txt", bad(i), False)
        code = box.run().code
        if code != REFUSED:
            t.fail("names that are taken", "exit code %d" % code)
    numbered = ["same.npy"] + ["same~%d.npy" % i for i in range(1, 10)]
    found = box.names("accept")
    expect(t, "names that are taken", box, box.run(), DONE,
           "not there: %s" % numbered if not set(numbered) <= set(found) else "",
           differs("number", len(found), 14), *box.is_done())
    box = Box()
    os.mkdir(box.path("accept", "good0.npy"))
    os.symlink("/dev/null", box.path("quarantine", "bad0.npy"))
    box.fill(1, 1)
    got = box.run()
    expect(t, "a folder and a link have the names", box, got, REFUSED,
           differs("accepted", box.names("accept"), ["good0~1.npy"]),
           differs("refused", sorted(box.files("quarantine")), ["bad0~1.npy"]))


# ------------------------------------------------------------------------------ content, conversion

def by_content(t):
    box = Box()
    box.fill(3, 1)
    box.put("again.bin", good(1), True)
    got = box.run("--by-content")
    expected = []
    for i in range(3):
        digest = hashlib.sha256(good(i)).hexdigest()
        expected.append("%s/%s.npy" % (digest[:2], digest[2:]))
    problems = [differs("accepted", box.names("accept"), sorted(expected)), says(got, "4 accepted, 1 quarantined", "1 duplicates")]
    box.put("late", good(2), True)
    got = box.run("--by-content")
    expect(t, "--by-content", box, got, DONE, *problems, says(got, "duplicate late"), *box.is_done())


def stored_otherwise(t):
    """What has the name of a content is compared with it: a file is removed only if its bytes are there."""
    digest = hashlib.sha256(good(0)).hexdigest()
    folder, name = digest[:2], digest[2:] + ".npy"
    for way in ("other bytes", "a folder", "a dangling link"):
        box = Box()
        box.put("a.npy", good(0), True)
        os.mkdir(box.path("accept", folder))
        place = box.path("accept", folder, name)
        if way == "a folder":
            os.mkdir(place)
        elif way == "a dangling link":
            os.symlink("nowhere", place)
        else:
            with open(place, "wb") as file:
                file.write(good(1))
        got = box.run("--by-content")
        problems = [differs("inbox", box.names("inbox"), ["a.npy"]), says(got, "other bytes", "left in the inbox")]
        t.case("the name of a content is that of " + way, [p for p in problems if p] + ([] if got.code == TROUBLE else [got.code]))
        box.close()
    # A report without its file: the file was taken away by who uses it.
    box = Box()
    box.put("a.npy", good(0), True)
    box.run("--by-content", "--reports")
    os.remove(box.path("accept", folder, name))
    box.put("b.npy", good(0), True)
    got = box.run("--by-content", "--reports")
    problems = [differs("accepted", sorted(box.names("accept")), sorted([os.path.join(folder, name), os.path.join(folder, name + REPORT)])),
                says(got, "1 accepted"), "a duplicate" if b"duplicate" in got.out else ""]
    expect(t, "the report of a file that is gone", box, got, DONE, *problems)


def converted(t):
    box = Box()
    sample = os.path.join(harness.SAMPLES, "npy_uint8.npy")
    box.put("a.npy", harness.read_bytes(sample), True)
    want = box.path("want.safetensors")
    harness.run([harness.tensorgate(), "convert", sample, want])
    with open(want, "rb") as file:
        expected = file.read()
    box.put("b.bin", expected, True)
    got = box.run("--to", "safetensors")
    problems = [differs("accepted", box.names("accept"), ["a.npy", "a.safetensors", "b.bin"]),
                differs("converted", box.read("accept", "a.safetensors"), expected)]
    os.remove(box.path("accept", "a.safetensors"))
    expect(t, "--to: the original beside it, a file of that format as it is", box, got, DONE, *problems)
    box = Box()
    box.put("a.npy", harness.read_bytes(sample), True)
    got = box.run("--to", "safetensors", "--remove-original", "--by-content")
    digest = hashlib.sha256(expected).hexdigest()
    name = "%s/%s.safetensors" % (digest[:2], digest[2:])
    problems = [differs("accepted", box.names("accept"), [name]), differs("quarantine", box.names("quarantine"), [])]
    box.given = {expected: True}
    expect(t, "--to --remove-original --by-content", box, got, DONE, *problems)
    box = Box()
    path = os.path.join(harness.SAMPLES, "npy_complex128.npy")
    data = harness.read_bytes(path)
    box.put("complex.npy", data, False)
    got = box.run("--to", "nnb")
    expect(t, "--to: what the format cannot hold is refused", box, got, REFUSED,
           differs("quarantine", box.names("quarantine"), ["complex.npy", "complex.npy" + REPORT]))


# --------------------------------------------------------------------------- recovery, the system

def recovery(t):
    """A file in quarantine without a report is on its way, unless a living process has it."""
    box = Box()
    box.put("a.npy", good(0), True, at="quarantine")
    box.put("b.npy", bad(0), False, at="quarantine")
    box.put("c.npy", good(1), True, at="quarantine")
    box.put("c.npy", bad(1), False)
    lock = box.lock(os.stat(box.path("quarantine", "c.npy")).st_ino)
    got = box.run()
    problems = [says(got, "2 files of a run that was killed are back"), differs("exit code", got.code, REFUSED),
                differs("accepted", box.names("accept"), ["a.npy"])]
    os.close(lock)
    expect(t, "files that a killed run left", box, box.run(), DONE, *problems, *box.is_done())
    box = Box()
    box.fill(0, 1)
    box.run()
    report = box.read("quarantine", "bad0.npy" + REPORT)
    os.rename(box.path("quarantine", "bad0.npy"), box.path("inbox", "bad0.npy"))
    got = box.run()
    expect(t, "a report that a killed run left is used", box, got, REFUSED,
           differs("report", box.read("quarantine", "bad0.npy" + REPORT), report), *box.is_done())
    box = Box()
    box.put("bad0.npy", bad(0), False)
    with open(box.path("quarantine", "bad0.npy" + REPORT), "w") as file:
        json.dump({"file": 0, "size": 0, "format": 0, "valid": 0, "error": "another report"}, file)
    got = box.run()
    expect(t, "another report is kept", box, got, REFUSED,
           differs("refused", sorted(box.files("quarantine")), ["bad0~1.npy"]), differs("reports", len(box.reports("quarantine")), 2))


class Mount:
    """A small file system of its own."""

    def __init__(self, size):
        self.path = tempfile.mkdtemp()
        self.good = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=%d" % size, "none", self.path],
                                   stderr=subprocess.DEVNULL, check=False).returncode == 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.good:
            subprocess.run(["umount", self.path], check=True)
        shutil.rmtree(self.path)


def file_systems(t):
    with Mount(256 << 10) as disk:
        if not disk.good:
            print("intake: full disks and other file systems are not tested: only root can mount one")
            return
        box = Box(disk.path)
        box.fill(1, 1)
        filler = box.path("filler")
        fd = os.open(filler, os.O_WRONLY | os.O_CREAT)
        try:
            while True:
                os.write(fd, bytes(4096))
        except OSError:
            os.close(fd)
        got = box.run()
        problems = [differs("exit code", got.code, TROUBLE), says(got, "No space left", "left in the inbox"),
                    differs("inbox", box.names("inbox"), ["bad0.npy", "good0.npy"])] + box.problems()     # its copy needs room, too
        os.remove(filler)
        expect(t, "a full disk: files stay until there is room", box, box.run(), REFUSED, *problems, *box.is_done())
        box = Box()
        box.fill(2, 0)
        got = harness.run(box.command("--failed", disk.path))
        expect(t, "another file system", box, got, TROUBLE, says(got, "another file system"),
               differs("inbox", len(box.names("inbox")), 2))


def permissions(t):
    if os.geteuid() != 0:
        print("intake: other users' files are not tested: only root can make them")
        return
    box = Box()
    box.fill(2, 1)
    os.chmod(box.root, 0o755)
    for name in ("accept", "quarantine"):
        os.chown(box.path(name), NOBODY, NOBODY)
    os.chmod(box.path("inbox"), 0o777)
    as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    command = shutil.copy(harness.tensorgate(), box.path("command"))
    arguments = [command] + box.command()[1:]
    got = harness.run(arguments, **as_nobody)
    problems = [differs("exit code", got.code, TROUBLE), says(got, "no lease", "CAP_LEASE"),
                differs("inbox", len(box.names("inbox")), 3)]
    os.chmod(box.path("inbox", "good1.npy"), 0)
    got = harness.run(arguments + ["--no-lease"], **as_nobody)
    problems += [differs("exit code", got.code, TROUBLE), says(got, "Permission denied", "1 accepted, 1 quarantined, 1 failed"),
                 differs("inbox", box.names("inbox"), ["good1.npy"])]
    os.chmod(box.path("inbox", "good1.npy"), 0o644)
    os.chmod(box.path("inbox"), 0o755)
    got = harness.run(arguments + ["--no-lease"], **as_nobody)
    problems += [differs("exit code", got.code, TROUBLE), differs("inbox", box.names("inbox"), ["good1.npy"])]
    expect(t, "files and folders of somebody else", box, box.run(), DONE, *problems, *box.is_done())


def told(t):
    """--json: a line for each file that was moved, and the summary; --metrics: the counters, as Prometheus reads them."""
    from prometheus_client.parser import text_string_to_metric_families as families
    box = Box()
    box.fill(3, 2)
    box.put('odd "name"\\\n.npy', good(77), True)
    box.put("late.part", b"x", None)
    page = box.path("intake.prom")
    got = box.run("--json", "--metrics", page)
    lines = [json.loads(line) for line in got.out.decode().splitlines()]
    moved, last = lines[:-1], lines[-1]
    problems = [differs("events", sorted(line["event"] for line in moved), ["accepted"] * 4 + ["quarantined"] * 2),
                differs("summary", {key: last[key] for key in ("event", "accepted", "quarantined", "failed", "unnamed")},
                        {"event": "summary", "accepted": 4, "quarantined": 2, "failed": 0, "unnamed": 1}),
                differs("standard error", got.err, b"")]
    for line in moved:
        problems.append("" if os.path.isfile(line["to"]) and os.path.basename(line["to"]) == line["file"] else "no file %s" % line["to"])
        problems.append(differs(line["file"], line["format"], "npy" if line["event"] == "accepted" else None))
    with open(page, encoding="utf-8") as file:
        values = {(s.name, s.labels.get("outcome") or s.labels.get("state")): (s.value, s.labels["inbox"])
                  for family in families(file.read()) for s in family.samples}
    inbox = box.path("inbox")
    for name, label, value in (("files_total", "accepted", 4), ("files_total", "quarantined", 2), ("files_total", "failed", 0),
                               ("inbox_files", "unnamed", 1), ("in_flight", None, 0)):
        problems.append(differs("%s %s" % (name, label), values.get(("tensorgate_intake_" + name, label)), (value, inbox)))
    problems.append(differs("what is left beside it", os.path.exists(page + ".tmp"), False))
    os.remove(page)
    box.given.pop(b"x")
    os.remove(box.path("inbox", "late.part"))
    expect(t, "--json and --metrics", box, got, REFUSED, *problems)
    box = Box()
    box.fill(1, 0)
    got = box.run("--metrics", box.path("nowhere", "x.prom"))
    expect(t, "--metrics that cannot be written", box, got, TROUBLE, says(got, "No such file or directory"),
           differs("accepted all the same", len(box.files("accept")), 1))


def no_proc(t):
    """Files are opened through /proc. Without it nothing can be done, which is said."""
    mount = "mount -t tmpfs none /proc && "
    if os.geteuid() != 0 or harness.run(["unshare", "-m", "sh", "-c", mount + "true"]).code != 0:
        print("intake: a machine without /proc is not tested: it cannot be hidden")
        return
    box = Box()
    box.fill(2, 1)
    got = harness.run(["unshare", "-m", "sh", "-c", mount + 'exec "$0" "$@"'] + box.command())
    problems = [differs("exit code", got.code, TROUBLE), says(got, "/proc/self/fd"), differs("inbox", len(box.names("inbox")), 3)]
    expect(t, "without /proc", box, box.run(), REFUSED, *problems, *box.is_done())


def run(t):
    for part in (samples, told, exit_codes, usage, names, others, written, collisions, by_content, stored_otherwise, converted,
                 recovery, file_systems, permissions, no_proc):
        part(t)
