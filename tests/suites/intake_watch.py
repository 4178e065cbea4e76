# SPDX-License-Identifier: Apache-2.0
"""`intake` while things happen: --watch, several at once, files that change while they are checked, bugs in workers.

A worker is stopped (SIGSTOP) when something has to happen while it checks a file, so that nothing depends on time. Bugs
are planted by a preloaded library (inject_plant.c): a crash, an endless loop, a memory bomb, a stack overflow each cost
one file.
"""
import json
import os
import select
import shutil
import signal
import subprocess
import time

import harness
from intake_tools import BUG, DONE, REFUSED, REPORT, TROUBLE, Box, bad, good

PLANT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_plant.so"))
NOBODY = 65534
PATIENCE = 60           # seconds, for what has to come


def wait_until(what, condition):
    """Problems, if it does not come."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return []
        time.sleep(0.01)
    return ["%s does not come" % what]


def children(pid):
    found = []
    for name in os.listdir("/proc"):
        try:
            with open("/proc/%s/stat" % name) as file:
                text = file.read()
        except OSError:
            continue
        fields = text[text.rindex(")") + 2:].split()
        if name.isdigit() and int(fields[1]) == pid:
            found.append((int(name), fields[0]))
    return found


class Running:
    """An intake that goes on."""

    def __init__(self, box, *options, env=None, command=None, **other):
        self.box = box
        self.process = subprocess.Popen(command or box.command(*options), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=harness.environment(**(env or {})), **other)

    def end(self, number=signal.SIGTERM):
        """Code, output, problems: none of its processes is left."""
        workers = [pid for pid, _ in children(self.process.pid)]
        if number is not None:
            self.process.send_signal(number)
        try:
            out, err = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            out, err = self.process.communicate()
            return harness.Ran(-9, out, err), ["it does not end"]
        left = [pid for pid in workers if os.path.exists("/proc/%d" % pid)]
        return harness.Ran(self.process.returncode, out, err), ["workers are left: %s" % left] if left else []

    def stop_worker(self):
        """After its first file it has one; the next file has to wait."""
        self.box.put("first.npy", good(1000), True)
        problems = wait_until("the first file", lambda: "first.npy" in self.box.names("accept"))
        self.workers = [pid for pid, _ in children(self.process.pid)]
        for pid in self.workers:
            os.kill(pid, signal.SIGSTOP)
        return problems + ([] if self.workers else ["no worker"])

    def go_on(self):
        for pid in self.workers:
            os.kill(pid, signal.SIGCONT)


# ------------------------------------------------------------------------------------------ watch

def watch(t):
    box = Box()
    box.fill(5, 5)
    one = Running(box, "--watch")
    problems = wait_until("the inbox is empty", lambda: not box.names("inbox"))
    box.fill(5, 5, first=5)
    problems += wait_until("new files", lambda: not box.names("inbox"))
    with open(box.path("inbox", "late.npy"), "wb") as file:     # written in place
        file.write(good(100)[:20])
        file.flush()
        box.put("more.npy", good(101), True)
        problems += wait_until("another file", lambda: "more.npy" in box.names("accept"))
        file.write(good(100)[20:])
    box.given[good(100)] = True
    problems += wait_until("the file that was written", lambda: not box.names("inbox"))
    got, more = one.end()
    if got.code != DONE:
        more.append("exit code %d: %s" % (got.code, harness.tail(got.err)))
    if b"12 accepted, 10 quarantined, 0 failed" not in got.err:
        more.append(harness.tail(got.err))
    t.case("--watch", problems + more + box.is_done())
    box.close()
    box = Box()
    one = Running(box, "--watch", "--settle", "1")
    box.fill(2, 1)
    problems = wait_until("files have settled", lambda: not box.names("inbox"))
    got, more = one.end(signal.SIGINT)
    t.case("--watch --settle", problems + more + box.is_done() + ([] if got.code == DONE else ["exit code %d" % got.code]))
    box.close()


def overflow(t):
    """More events than the kernel keeps: those of the last files are lost."""
    box = Box()
    one = Running(box, "--watch")
    box.put("first.npy", good(0), True)
    problems = wait_until("the first file", lambda: "first.npy" in box.names("accept"))
    os.kill(one.process.pid, signal.SIGSTOP)
    with open("/proc/sys/fs/inotify/max_queued_events") as file:
        limit = int(file.read())
    names = [box.path("inbox", ".%d" % i) for i in range(2)]
    open(names[0], "wb").close()
    for i in range(min(limit, 200_000) // 2 + 2):
        os.rename(names[i % 2], names[1 - i % 2])
        os.utime(names[1 - i % 2], ns=(i, i))
    box.fill(3, 2, first=1)
    os.kill(one.process.pid, signal.SIGCONT)
    problems += wait_until("the files whose events were lost", lambda: sorted(n for n in box.names("inbox") if n[0] != ".") == [])
    got, more = one.end()
    for name in names:
        if os.path.exists(name):
            os.remove(name)
    t.case("--watch: lost events", problems + more + box.is_done() + ([] if got.code == DONE else ["exit code %d" % got.code]))
    box.close()


def is_pending(pid, number):
    """Two signals are one for a process that did not see the first of them yet, as while it waits for a disk."""
    with open("/proc/%d/status" % pid, encoding="ascii") as f:
        masks = [int(line.split()[1], 16) for line in f if line.startswith(("SigPnd:", "ShdPnd:"))]
    return any(mask >> (number - 1) & 1 for mask in masks)


def stop(t):
    """The files that workers have are finished; others are not begun."""
    box = Box()
    one = Running(box, "--watch", "--jobs", "1")
    problems = one.stop_worker()
    box.put("second.npy", good(0), True)
    problems += wait_until("the second file is taken", lambda: box.is_taken("second.npy"))
    os.kill(one.process.pid, signal.SIGTERM)
    one.go_on()
    got, more = one.end(None)
    t.case("SIGTERM: what was begun is finished", problems + more + box.is_done() +
           ([] if got.code == DONE else ["exit code %d" % got.code]))
    box.close()
    # A worker that does not end costs its file: at once after the second signal, after some seconds without one.
    for signals in (1, 2):
        box = Box()
        one = Running(box, "--watch", "--jobs", "1")
        problems = one.stop_worker()
        box.put("second.npy", good(0), True)
        problems += wait_until("the second file is taken", lambda box=box: box.is_taken("second.npy"))
        for _ in range(signals):
            os.kill(one.process.pid, signal.SIGTERM)
            problems += wait_until("the signal is delivered", lambda one=one: not is_pending(one.process.pid, signal.SIGTERM))
        begin = time.monotonic()
        got, more = one.end(None)
        passed = time.monotonic() - begin
        if (passed < 5) != (signals == 2) or b"1 accepted, 0 quarantined, 0 failed; 1 not complete" not in got.err:
            more.append("%.1f seconds: %s" % (passed, harness.tail(got.err)))
        t.case("SIGTERM %d times: what is not finished stays" % signals, problems + more + box.problems() +
               ([] if got.code == DONE and box.names("inbox") == ["second.npy"] else ["exit code %d, %s" % (got.code, box.names("inbox"))]))
        box.close()
    box = Box()
    one = Running(box, "--watch")
    box.fill(1, 0)
    problems = wait_until("the file", lambda: not box.names("inbox"))
    os.rmdir(box.path("inbox"))
    got, more = one.end(None)
    os.mkdir(box.path("inbox"))
    t.case("the inbox is removed", problems + more + ([] if got.code == TROUBLE and b"was removed" in got.err
                                                      else ["exit code %d: %s" % (got.code, harness.tail(got.err))]))
    box.close()


# ----------------------------------------------------------------------- files that change meanwhile

def replace(box, path):
    """Another file under the name: it must not be accepted with the verdict of the first one."""
    os.rename(path, box.path("failed", "moved.npy"))
    box.put("x.npy", bad(0), False)


def write(_, path):
    """The kernel keeps a writer waiting; one that will not wait is told so, and is noticed all the same."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))
    except BlockingIOError:
        pass


CHANGES = (
    ("another file has the name", replace, {"failed": 1, "quarantine": 1}),
    ("somebody opens it for writing", write, {"accept": 2}),
    ("it gets a second name", lambda box, path: os.link(path, box.path("failed", "other")), {"inbox": 1, "failed": 1}),
    ("it is removed", lambda box, path: os.remove(path), {}),
    ("its mode changes", lambda _, path: os.chmod(path, 0o600), {"accept": 2}),
)


def changes(t):
    for name, change, expected in CHANGES:
        box = Box()
        one = Running(box, "--watch", "--jobs", "1")
        problems = one.stop_worker()
        path = box.path("inbox", "x.npy")
        box.put("x.npy", good(0), True)
        problems += wait_until("the file is taken", lambda box=box: box.is_taken("x.npy"))
        change(box, path)
        one.go_on()
        want = dict({"inbox": 0, "accept": 1, "quarantine": 0, "failed": 0}, **expected)

        def found(box=box, want=want):
            return {folder: len(box.files(folder)) for folder in want} == want
        problems += wait_until("%s: %s" % (name, want), found)
        got, more = one.end()
        if got.code != DONE:
            more.append("exit code %d: %s" % (got.code, harness.tail(got.err)))
        accepted = sorted(box.files("accept").values())
        if bad(0) in accepted or any(data not in (good(0), good(1000)) for data in accepted):
            more.append("accepted: %s" % box.names("accept"))
        t.case("while it is checked, " + name, problems + more)
        box.close()


# ---------------------------------------------------------------------------------------- several

def several(t):
    """Two on one inbox: every file has one place, and is told about once."""
    box = Box()
    box.fill(600, 400)
    both = [Running(box, "--jobs", "1") for _ in range(2)]
    problems, lines = [], []
    for one in both:
        got, more = one.end(None)
        problems += more
        lines += got.out.splitlines()
        if got.code not in (DONE, REFUSED):
            problems.append("exit code %d: %s" % (got.code, harness.tail(got.err)))
    if len(lines) != 1000 or len({line.split()[1] for line in lines}) != 1000:
        problems.append("%d lines" % len(lines))
    t.case("two on one inbox with 1,000 files", problems + box.is_done())
    box.close()
    for first, second, word in ((("--exclusive",), (), "wants this inbox for itself"),
                                ((), ("--exclusive",), "another intake is at work")):
        box = Box()
        one = Running(box, "--watch", *first)
        box.fill(1, 0)
        problems = wait_until("the file", lambda box=box: not box.names("inbox"))
        box.fill(1, 0, first=1) if not first else None
        got = box.run(*second)
        if got.code != TROUBLE or word.encode() not in got.err:
            problems.append("exit code %d: %s" % (got.code, harness.tail(got.err)))
        _, more = one.end()
        t.case("--exclusive %s" % ("first" if first else "second"), problems + more + box.problems())
        box.close()


def killed_beside(t):
    """One is killed again and again beside another one: what it had is done by others, after a restart if need be."""
    box = Box()
    box.fill(300, 200)
    one = Running(box, "--jobs", "1")
    problems = []
    for nth in range(150, 3000, 300):
        box.kill(nth)
        # The other one goes on, so a file may be seen in two places while the folders are read one after the other.
        for folder in ("accept", "quarantine"):
            problems += box.report_problems(folder)
    _, more = one.end(None)
    box.run()
    t.case("one is killed beside another one", problems + more + box.is_done())
    box.close()


# ------------------------------------------------------------------------------------- planted bugs

PLANTS = (("crash", BUG, "crashed", ()), ("abort", BUG, "crashed", ()), ("exit", BUG, "crashed", ()),
          ("stack", BUG, "crashed", ()), ("loop", TROUBLE, "timeout", ("--timeout", "1")),
          ("memory", TROUBLE, "memory", ("--max-rss", "64M")))


def closed(t):
    """ACCEPT no longer lets its owner look for names: no file is taken for one that is there already, and removed."""
    if os.geteuid() != 0:
        print("intake_watch: a folder that is closed is not tested: only root can be another user")
        return
    for options in ([], ["--reports"], ["--by-content"], ["--to", "safetensors", "--remove-original"]):
        box = Box()
        os.chmod(box.root, 0o755)
        for name in ("inbox", "accept", "quarantine"):
            os.chown(box.path(name), NOBODY, NOBODY)
        command = [shutil.copy(harness.tensorgate(), box.path("command"))] + box.command("--watch", *options)[1:]
        running = Running(box, command=command, user=NOBODY, group=NOBODY, extra_groups=[])

        def put(name, data):
            with open(box.path(name), "wb") as file:
                file.write(data)
            os.chown(box.path(name), NOBODY, NOBODY)
            os.rename(box.path(name), box.path("inbox", name))
        put("first.npy", good(0))
        problems = wait_until("the first file", lambda: box.names("accept") and not box.names("quarantine") and not box.names("inbox"))
        os.chmod(box.path("accept"), 0o600)
        put("second.npy", good(1))
        # It is looked at: then it is not in the inbox, or the process says why it is.
        problems += wait_until("the second file", lambda: not box.names("inbox") or select.select([running.process.stderr], [], [], 0)[0])
        got, left = running.end()
        os.chmod(box.path("accept"), 0o700)
        where = [folder for folder in ("inbox", "accept", "quarantine") if good(1) in box.files(folder).values()]
        t.case("ACCEPT is closed %s" % " ".join(options), problems + left + ([] if len(where) == 1 and b"second.npy" in got.err else
                                                                             ["it is in %s: %s" % (where, harness.tail(got.out + got.err))]))
        box.close()


def plants(t):
    for what, code, word, options in PLANTS:
        for aside in (False, True):
            box = Box()
            box.fill(20, 20)
            data = b"PLANT %s\n" % what.encode()
            box.put("planted.npy", data, None)
            more = ("--failed", box.path("failed")) if aside else ()
            one = Running(box, *options, *more, env={"LD_PRELOAD": PLANT})
            got, problems = one.end(None)
            if got.code != code:
                problems.append("exit code %d, expected %d: %s" % (got.code, code, harness.tail(got.err)))
            folder = "failed" if aside else "inbox"
            problems += box.problems(folders=("inbox", "accept", "quarantine", "failed"))
            if sorted(box.files(folder)) != ["planted.npy"] or len(box.files("accept")) != 20 or len(box.files("quarantine")) != 20:
                problems.append("%s: %s, %d accepted, %d refused" % (folder, box.names(folder), len(box.files("accept")),
                                                                     len(box.files("quarantine"))))
            if b"20 accepted, 20 quarantined, 1 failed" not in got.err:
                problems.append(harness.tail(got.err))
            if aside and not problems:
                report = json.loads(box.read("failed", "planted.npy" + REPORT).decode())
                if report["error"]["code"] != word or report["valid"]:
                    problems.append("report: %s" % report)
            t.case("planted: %s%s" % (what, ", --failed" if aside else ""), problems)
            box.close()


def run(t):
    for part in (watch, overflow, stop, changes, several, killed_beside, closed, plants):
        part(t)
