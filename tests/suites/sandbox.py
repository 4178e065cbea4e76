# SPDX-License-Identifier: Apache-2.0
"""The sandbox of the command.

Holes: a build of the command in which code of an attacker runs while a file is read (tests/sandbox/hole.c) tries what
an attacker would, in each tier, and each attempt is killed or refused. The same attempts succeed without the sandbox,
so that the table can fail.
Layers: each holds without the other, on a kernel that has less (tests/sandbox/old_kernel.c).
Modes: auto, require and off, and what `--version`, `formats` and -v say, on such kernels.
Calls: with strace, every verb on every sample enters before it reads a byte of it, and then makes only calls of its
tier in cli/sandbox/sandbox_calls.def, which is also the table of docs/security.md.
"""
import concurrent.futures
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time

import harness
from samples import npy

HOLE = os.path.abspath("build/tests/sandbox/tensorgate")
OLD_KERNEL = os.path.abspath("build/tests/sandbox/old_kernel")
CHANNEL = os.path.abspath("build/tests/sandbox/channel")
FILTERS = os.path.abspath("build/tests/sandbox/filters")
CALLS = "cli/sandbox/sandbox_calls.def"
OPEN, REFUSED, KILLED = "succeeds", "is refused", "is killed"
BOTH = "Landlock (version %d) and seccomp"

# ------------------------------------------------------------------------------------------------ holes

# Attempts that need no special right: without the sandbox they succeed.
PLAIN = """read_open who_is_parent who_am_i ask_about open_read open_write open_read_write open_truncate open_new open_nameless open_folder open_read_here
open_write_here open_append_here open_new_here open_memory open_again remove_file remove_here rename_file move_out
link_out make_folder make_folder_here make_link make_pipe change_mode change_size change_folder socket_tcp socket_udp socket_unix
socket_kernel socket_pair connect_tcp listen_tcp send_message run_program run_memory fork_one start_thread clone_new trace_me
kill_parent kill_thread_of_parent kill_group hold_parent map_code make_code make_code_with_key memory_file join_namespace
be_another be_dumpable change_limit type_for_user own_signals other_numbers unknown_number""".split()
# Those that also depend on the machine or the user.
MORE = """open_memory_of_parent open_terminal change_root mount_one trace_parent read_parent handle_faults new_namespace ring
load_program count_events keys old_machine""".split()

# What is not killed, in each tier. HERE is the folder of the output, or of the model.
LEFT = {
    "parse": {"read_open": OPEN},
    "folder": {"read_open": OPEN, "ask_about": OPEN, "open_read": REFUSED, "open_folder": REFUSED, "open_read_here": OPEN,
               "open_memory_of_parent": REFUSED},
    "write": {"read_open": OPEN, "ask_about": OPEN, "open_read": REFUSED, "open_folder": REFUSED, "open_read_here": OPEN,
              "open_memory_of_parent": REFUSED, "open_new": REFUSED, "open_nameless": REFUSED, "open_new_here": OPEN,
              "remove_file": REFUSED, "remove_here": OPEN, "rename_file": REFUSED, "move_out": REFUSED,
              "link_out": REFUSED},
}
# Where the files are not known when the command starts, all can be read.
LEFT["any"] = dict(LEFT["folder"], open_read=OPEN, open_folder=OPEN)

# What Landlock and the limits of the process refuse by themselves.
WITHOUT_SECCOMP = {
    "parse": """open_read open_write open_read_write open_truncate open_new open_nameless open_folder open_read_here
              open_write_here open_new_here open_memory open_again remove_file remove_here rename_file move_out link_out
              make_folder make_folder_here make_link make_pipe change_size socket_tcp socket_unix socket_pair connect_tcp
              listen_tcp run_program memory_file trace_parent open_memory_of_parent""".split(),
    "write": """open_read open_write open_new open_nameless remove_file rename_file move_out link_out make_folder make_link
              make_pipe change_size connect_tcp listen_tcp run_program trace_parent open_memory_of_parent""".split(),
}


class Places:
    """Folders for one attempt: the files of the command, and a folder that it has nothing to do with."""

    def __init__(self, root, port):
        self.here, self.there = os.path.join(root, "here"), os.path.join(root, "there")
        for folder in (self.here, self.there):
            os.mkdir(folder)
            with open(os.path.join(folder, "old"), "w") as file:
                file.write("old")
        self.file = os.path.join(root, "x.npy")
        with open(self.file, "wb") as file:
            file.write(npy.array("uint8", [2], b"ab"))
        self.index = os.path.join(self.here, "model.safetensors.index.json")
        with open(self.index, "w") as file:
            file.write("{}")
        self.port = port

    def command(self, tier):
        return {
            "parse": ["info", self.file], "pipe": ["info", "-"], "folder": ["check", self.index],
            "write": ["convert", self.file, os.path.join(self.here, "out.npz")],
            "any": ["check", "-r", os.path.dirname(self.file), "--include", "*.npy"],
            "check": ["check", self.file], "hash": ["hash", self.file], "dump": ["dump", self.file], "map": ["map", self.file],
            "cat": ["cat", self.file, "arr_0"], "diff": ["diff", self.file, self.file],
            "stdout": ["convert", "--to", "npy", self.file, "-"],
        }[tier]

    def state(self):
        """What an attempt that was caught must not have changed: outside of `here`, and old files."""
        return sorted(os.listdir(self.there)), open(os.path.join(self.there, "old")).read(), os.stat(os.path.join(self.there, "old")).st_mode


def outcome(name, tier, port, mode="auto", without=None):
    """What became of an attempt, and what it left."""
    with tempfile.TemporaryDirectory() as root:
        places = Places(root, port)
        before = places.state()
        command = [HOLE] + places.command(tier) + ["--sandbox=" + mode]
        if without is not None:
            command = [OLD_KERNEL, without] + command
        env = {"HOLE": name, "HOLE_FOLDER": places.there, "HOLE_HERE": places.here, "HOLE_PORT": str(port)}
        given = open(places.file, "rb").read() if tier == "pipe" else None
        got = harness.run(command, env=env, given=given, timeout=20, start_new_session=True)
        try:
            changed = places.state() != before
        except OSError:
            changed = True
    if got.code == 90 or (got.code == 0 and name == "run_program"):
        return OPEN, changed
    if got.code == 91:
        return REFUSED, changed
    if got.code == -signal.SIGSYS:
        return KILLED, changed
    return "ends with %d: %s" % (got.code, harness.tail(got.err)), changed


def attempts(t, pool, port, wanted):
    """`wanted`: (attempt, tier, options, what may become of it)."""
    def one(case):
        return outcome(case[0], case[1], port, **case[2])
    for case, (got, changed) in zip(wanted, pool.map(one, wanted)):
        name, tier, options, allowed = case
        about = "".join(", %s %s" % option for option in options.items())
        bad = [] if got in allowed else ["%s; it should be that it %s" % (got, " or ".join(allowed))]
        if changed and got != OPEN:
            bad.append("it changed a file all the same")
        t.case("%s in tier %s%s" % (name, tier, about), bad)


def holes(t, pool, port, landlock):
    wanted = []
    for tier, left in LEFT.items():
        wanted += [(name, tier, {}, (left.get(name, KILLED),)) for name in PLAIN + MORE]
    for tier in ("pipe", "stdout", "check", "hash", "dump", "map", "cat", "diff"):
        wanted += [(name, tier, {}, (KILLED,)) for name in
                   ("open_read", "open_write", "open_new", "connect_tcp", "run_program", "fork_one", "trace_me", "kill_parent")]
    wanted += [(name, "write", {"mode": "off"}, (OPEN,)) for name in PLAIN]
    for tier, names in WITHOUT_SECCOMP.items():
        wanted += [(name, tier, {"without": "seccomp"}, (REFUSED,)) for name in names
                   if landlock >= 4 or name not in ("connect_tcp", "listen_tcp")]
    if landlock >= 6:
        wanted += [("kill_parent", "parse", {"without": "seccomp"}, (REFUSED,))]
    wanted += [(name, "parse", {"without": "landlock"}, (LEFT["parse"].get(name, KILLED),)) for name in PLAIN]
    wanted += [(name, "write", {"without": "landlock"}, (KILLED,)) for name in PLAIN if name not in LEFT["write"]]
    attempts(t, pool, port, wanted)


# ------------------------------------------------------------------------------------------------ modes

def says(t, case, arguments, code, out=None, err=None, without=None):
    command = [harness.tensorgate()] + arguments
    got = harness.run(command if without is None else [OLD_KERNEL, without] + command)
    bad = [] if got.code == code else ["exit code %d, not %d: %s" % (got.code, code, harness.tail(got.err))]
    for what, text, wanted in (("output", got.out, out), ("messages", got.err, err)):
        if wanted is not None and not re.fullmatch(wanted, text.decode(), re.DOTALL):
            bad.append("%s %r, not %s" % (what, text, wanted))
    t.case(case, bad)


LESS = {
    "landlock": r"seccomp, but no Landlock: the kernel has none",
    "seccomp": r"Landlock \(version \d+\), but no seccomp: the kernel has none, or not for this process",
    "landlock,seccomp": r"no Landlock: the kernel has none; no seccomp: the kernel has none, or not for this process",
}


def modes(t, folder):
    file = os.path.join(folder, "x.npy")
    with open(file, "wb") as out:
        out.write(npy.array("uint8", [2], b"ab"))
    ok = "ok [^\n]* npy 1 tensors\n"
    out = os.path.join(folder, "x.npz")
    says(t, "auto says nothing", ["check", "-v", file], 0, ok, "")
    says(t, "require", ["check", "--sandbox=require", file], 0, ok, "")
    says(t, "off", ["check", "-v", "--sandbox", "off", file], 0, ok, "")
    says(t, "another word", ["check", "--sandbox=on", file], 2, "", "tensorgate: check: --sandbox: auto, require or off, found 'on'; .*\n")
    says(t, "no value", ["check", file, "--sandbox"], 2, "")
    for without, words in LESS.items():
        told = "tensorgate: sandbox: %s\n" % words
        says(t, "auto without " + without, ["check", file], 0, ok, "", without)
        says(t, "-v without " + without, ["check", "-v", file, file, file], 0, ok * 3, told, without)
        says(t, "convert -v without " + without, ["convert", "-v", "--force", file, out], 0, "", told, without)
        says(t, "off without " + without, ["check", "-v", "--sandbox=off", file], 0, ok, "", without)
        says(t, "require without " + without, ["check", "--sandbox=require", file], 2, "",
             "tensorgate: sandbox: --sandbox=require: %s\n" % words, without)
        says(t, "--version without " + without, ["--version"], 0, r"tensorgate [^\n]*\nsandbox: %s\n" % words, "", without)
        says(t, "formats without " + without, ["formats"], 0, r".*\nsandbox: %s\n" % words, "", without)
        got = harness.run([OLD_KERNEL, without, harness.tensorgate(), "formats", "--json"])
        told = json.loads(got.out)["sandbox"]
        t.case("formats --json without " + without,
               [] if (told["landlock"] is None, not told["seccomp"]) == ("landlock" in without, "seccomp" in without) and
               (told["no_landlock"] is None) == (told["landlock"] is not None) and
               (told["no_seccomp"] is None) == told["seccomp"] else ["%r" % told])
        if os.path.exists(out):
            os.remove(out)
        says(t, "require makes no output without " + without, ["convert", "--sandbox=require", file, out], 2, "", None, without)
        t.case("no output without " + without, ["there is one"] if os.path.exists(out) else [])


def instrumented(t, folder):
    """Builds whose run-time library opens files and starts processes."""
    file = os.path.join(folder, "x.npy")
    for flavour in harness.SANITIZED:
        if flavour == harness.TESTED or not os.path.exists(harness.tensorgate(flavour)):
            continue
        got = harness.run([harness.tensorgate(flavour), "--version"])
        t.case("--version of " + flavour, [] if got.out.endswith(b"\nsandbox: none: this build is instrumented\n") else ["%r" % got.out])
        got = harness.run([harness.tensorgate(flavour), "check", "--sandbox=require", file])
        t.case("require of " + flavour, [] if got.code == 2 and not got.out else ["exit code %d" % got.code])


def process(t):
    """What the kernel says of a process that waits for its input."""
    with subprocess.Popen([harness.tensorgate(), "check", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as waiting:
        status = {}
        for _ in range(500):
            status = dict(line.split(":\t", 1) for line in open("/proc/%d/status" % waiting.pid).read().splitlines() if ":\t" in line)
            if status.get("Seccomp") == "2":
                break
            time.sleep(0.01)
        limits = open("/proc/%d/limits" % waiting.pid).read()
        waiting.communicate(b"")
    t.case("no new privileges", [] if status.get("NoNewPrivs") == "1" else ["%r" % status.get("NoNewPrivs")])
    t.case("a filter", [] if status.get("Seccomp") == "2" else ["%r" % status.get("Seccomp")])
    for limit, value in (("core file size", 0), ("processes", 0), ("open files", 1)):
        t.case("limit of " + limit, [] if re.search(r"Max %s +%d +%d " % (limit, value, value), limits) else [limits])


def channel(t, folder):
    file = os.path.join(folder, "x.npy")
    got = harness.run([CHANNEL, file])
    t.case("a worker", [] if (got.code, got.out) == (0, open(file, "rb").read(16)) else ["exit code %d, %r" % (got.code, got.out)])
    got = harness.run([CHANNEL, file, "socket"])
    t.case("a worker that makes a socket", [] if got.code == 128 + signal.SIGSYS and not got.out else ["exit code %d" % got.code])


# ------------------------------------------------------------------------------------------------ calls

TIERS = ("PARSE", "FOLDER", "WRITE")


def listed():
    """(call, tier, condition, reason) of each line."""
    return re.findall(r'^CALL\((\w+), (\w+), (\w+), "([^"]*)"\)$', open(CALLS).read(), re.MULTILINE)


def documented(t):
    """The table of docs/security.md has the lines of the list, in the same order."""
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| ([^|]*) \| ([^|]*) \|$", open("docs/security.md").read(), re.MULTILINE)
    wanted = [(call, tier.lower(), "" if condition == "ANY" else "`%s`" % condition, reason)
              for call, tier, condition, reason in listed()]
    got = [(call, tier, condition.strip(), reason) for call, tier, condition, reason in rows]
    t.case("docs/security.md has the list", [] if got == wanted else
           ["%s" % (line,) for line in sorted(set(got) ^ set(wanted))] or ["another order"])
    made = harness.run([FILTERS]).out
    t.case("the filters are made of the list", [] if made == open("cli/sandbox/sandbox_filters.inc", "rb").read() else
           ["stale: run make generate"])
    code = open("scripts/sandbox_filters.c").read()
    conditions = set(re.findall(r"^    (\w+),? +/\* \w+[:,]", code, re.MULTILINE)) | {"ANY"}
    t.case("every condition is used", sorted(conditions ^ {condition for _, _, condition, _ in listed()}))
    said = set(re.findall(r"^\| `([A-Z_]+)` \|", open("docs/security.md").read(), re.MULTILINE))
    t.case("every condition is documented", sorted(conditions - {"ANY"} ^ said))


def traced(arguments, stdin=None):
    """Lines of strace: (call, arguments and result)."""
    with tempfile.NamedTemporaryFile("r") as log:
        source = subprocess.DEVNULL if stdin is None else stdin
        done = subprocess.run(["strace", "-qq", "-o", log.name, harness.tensorgate()] + arguments, stdin=source,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, check=False)
        lines = [re.match(r"(\w+)\((.*)", line) for line in log]
    return done.returncode, [m.groups() for m in lines if m]


def entered(lines):
    """The index of the call after which the list is in force."""
    places = [i for i, (call, rest) in enumerate(lines)
              if call == "seccomp" and rest.startswith("SECCOMP_SET_MODE_FILTER") and rest.endswith("= 0")]
    return places[-1] if places else None


def reads_before(lines, path):
    """Calls that look into the file before they may."""
    bad, fd = [], None
    for call, rest in lines:
        if call == "openat" and '"%s"' % path in rest:
            fd = rest.rpartition("= ")[2].strip()
        elif fd is not None and call in ("read", "pread64", "readv", "mmap") and re.search(r"(^|, )%s, " % fd, rest):
            bad.append("%s(%s before the sandbox is entered" % (call, rest[:60]))
    return bad


def judge(t, seen, case, arguments, tier, path, codes=(0, 1, 2), stdin=None):
    code, lines = traced(arguments, stdin)
    allowed = {call for call, least, _, _ in listed() if least in TIERS[:TIERS.index(tier) + 1]}
    at = entered(lines)
    bad = [] if code in codes else ["exit code %d" % code]
    if at is None:
        bad.append("the sandbox is never entered")
    else:
        after = {call for call, _ in lines[at + 1:]}
        bad += ["%s is not in the list" % call for call in sorted(after - allowed)]
        bad += reads_before(lines[:at], path)
        if not any(call == "prctl" and "PR_SET_DUMPABLE, SUID_DUMP_DISABLE" in rest for call, rest in lines[:at]):
            bad.append("it can be dumped")
        seen |= after
    t.case(case, bad)


def calls(t, pool, folder):
    seen = set()
    jobs = []
    for path in harness.names(harness.SAMPLES, harness.suffixes()):
        name = os.path.basename(path)
        for verb in (["check", "--deep"], ["info", "--json"], ["dump"], ["map"], ["hash"]):
            jobs.append(("strace of %s %s" % (verb[0], name), [*verb, path], "PARSE", path))
        jobs.append(("strace of diff " + name, ["diff", path, path], "PARSE", path))
        got = json.loads(harness.run([harness.tensorgate(), "info", "--json", path]).out or b"{}")
        for tensor in got.get("tensors", [])[:1]:
            jobs.append(("strace of cat " + name, ["cat", path, tensor["name"]], "PARSE", path))
        out = os.path.join(folder, name + ".safetensors")
        jobs.append(("strace of convert " + name, ["convert", path, out], "WRITE", path))
        shutil.copy(path, out + ".old.npz")
        jobs.append(("strace of convert --force " + name, ["convert", "--force", path, out + ".old.npz"], "WRITE", path))
    list(pool.map(lambda job: judge(t, seen, *job), jobs))
    first = harness.names(harness.SAMPLES, harness.suffixes())[0]
    judge(t, seen, "strace of check -r", ["check", "-r", harness.SAMPLES], "FOLDER", first)
    judge(t, seen, "strace of hash of two", ["hash", first, first], "FOLDER", first)
    link = os.path.join(folder, "link.btf")
    os.symlink(os.path.join(folder, "target.btf"), link)
    judge(t, seen, "strace of convert to a link", ["convert", first, link], "WRITE", first, (0,))
    for verb in ("check", "info", "hash"):
        with subprocess.Popen(["cat", first], stdout=subprocess.PIPE) as source:
            judge(t, seen, "strace of %s of a pipe" % verb, [verb, "-"], "PARSE", first, stdin=source.stdout)
    used = {"read", "pread64", "write", "mmap", "munmap", "brk", "exit_group", "openat", "linkat", "renameat", "fsync"}
    t.case("calls that must have been seen", sorted(used - seen))


# ------------------------------------------------------------------------------------------------ inputs and outputs

def places(t, folder):
    """Files that are opened before the sandbox is entered, and errors of that."""
    file = os.path.join(folder, "x.npy")
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    with concurrent.futures.ThreadPoolExecutor(1) as one:
        for verb in ("check", "info", "hash", "dump"):
            waiting = one.submit(harness.run, [harness.tensorgate(), verb, pipe])
            with open(pipe, "wb") as writer:
                time.sleep(0.1)
                writer.write(open(file, "rb").read())
            got, wanted = waiting.result(), harness.run([harness.tensorgate(), verb, file])
            t.case("%s of a named pipe" % verb, [] if (got.code, got.out.replace(pipe.encode(), file.encode())) ==
                   (wanted.code, wanted.out) else ["exit code %d: %s" % (got.code, harness.tail(got.out + got.err))])
    # More than what a spool holds in memory, without and with a place for it.
    big = npy.array("uint8", [40 << 20], bytes(40 << 20))
    target = os.path.join(folder, "big.npz")
    got = harness.run([harness.tensorgate(), "convert", "-", target], given=big)
    t.case("a pipe that is stored", [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    nowhere = {"TMPDIR": os.path.join(folder, "nowhere")}
    got = harness.run([harness.tensorgate(), "convert", "--force", "-", target], given=big, env=nowhere)
    t.case("no place for it", [] if got.code == 2 and b"temporary file" in got.err else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    got = harness.run([harness.tensorgate(), "info", "-"], given=open(file, "rb").read(), env=nowhere)
    t.case("no place, and no need", [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    outside = os.path.join(folder, "outside")
    os.mkdir(outside)
    inside = os.path.join(folder, "inside")
    os.mkdir(inside)
    os.symlink(os.path.join(outside, "new.npz"), os.path.join(inside, "link.npz"))
    got = harness.run([harness.tensorgate(), "convert", file, os.path.join(inside, "link.npz")])
    t.case("an output that is a link", [] if got.code == 0 and os.listdir(outside) == ["new.npz"] else [harness.tail(got.err)])
    for jobs in ("1", "2"):
        got = harness.run([harness.tensorgate(), "convert", "--force", "--jobs", jobs, "--to", "btf", file, "build/samples/npy_small.npy"
                           if os.path.exists("build/samples/npy_small.npy") else file, outside + "/"])
        t.case("a folder as output, jobs " + jobs, [] if got.code in (0, 2) and b"signal" not in got.err else [harness.tail(got.err)])


def run(t):
    got = harness.run([harness.tensorgate(), "--version"])
    found = re.search(rb"sandbox: Landlock \(version (\d+)\) and seccomp\n", got.out)
    documented(t)
    if found is None:
        print("sandbox: skipped, since this machine or build has less: %s" % got.out.decode().strip())
        return
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0), backlog=500) as server, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        modes(t, folder)
        instrumented(t, folder)
        process(t)
        channel(t, folder)
        places(t, folder)
        holes(t, pool, server.getsockname()[1], int(found.group(1)))
        calls(t, pool, folder)
