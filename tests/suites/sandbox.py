# SPDX-License-Identifier: Apache-2.0
"""The sandbox of the command.

Holes: a build of the command in which code of an attacker runs while a file is read (tests/sandbox/hole.c) tries what
an attacker would, in each tier, and each attempt is killed or refused. The same attempts succeed without the sandbox,
so that the table can fail.
Layers: each holds without the other, on a kernel that has less (tests/sandbox/old_kernel.c).
Modes: auto, require and off, and what `--version`, `formats` and -v say, on such kernels.
Filters: the programs in the tree, by an interpreter, for both processors, with arguments on both sides of each condition.
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
import struct
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
be_another be_dumpable change_limit type_for_user own_signals other_numbers unknown_number
make_input_setuid make_input_writable own_input touch_input label_input flag_input ask_about_input ask_with_flag punch_input lease_input watch_input
own_signals_of_input choose_signal_of_input set_flags_of_input lock_input hold_input link_input link_input_here open_input_again copy_input
watch_folder_of_input send_input share_memory remove_through_map push_input_out lend_priority limits_of_parent new_setuid_here
nameless_setuid_here""".split()
# Those that also depend on the machine or the user.
MORE = """open_memory_of_parent open_terminal change_root mount_one trace_parent read_parent handle_faults new_namespace ring
load_program count_events keys old_machine""".split()
# Those that would harm the machine where nothing refuses them to root.
NEVER = "poison_memory take_memory_offline".split()
# Those that the descriptor of the input refuses, which is for reading, whatever the tier.
BY_DESCRIPTOR = "write_input map_input shrink_input reserve_input".split()

# What is not killed, in each tier. HERE is the folder of the output, or of the model.
LEFT = {
    "parse": {"read_open": OPEN, "ask_about_input": OPEN, "write_input": REFUSED, "map_input": REFUSED},
    "folder": {"read_open": OPEN, "ask_about_input": OPEN, "write_input": REFUSED, "map_input": REFUSED, "ask_about": OPEN, "ask_with_flag": OPEN, "open_read": REFUSED, "open_folder": REFUSED, "open_read_here": OPEN,
               "open_memory_of_parent": REFUSED},
    "write": {"read_open": OPEN, "ask_about_input": OPEN, "write_input": REFUSED, "map_input": REFUSED, "shrink_input": REFUSED,
              "reserve_input": REFUSED, "make_input_setuid": REFUSED, "make_input_writable": REFUSED, "link_input": REFUSED,
              "link_input_here": REFUSED, "ask_about": OPEN, "ask_with_flag": OPEN, "open_read": REFUSED, "open_folder": REFUSED, "open_read_here": OPEN,
              "open_memory_of_parent": REFUSED, "open_new": REFUSED, "open_nameless": REFUSED, "open_new_here": OPEN,
              "remove_file": REFUSED, "remove_here": OPEN, "rename_file": REFUSED, "move_out": REFUSED,
              "link_out": REFUSED},
}
# A worker gets descriptors through a socket, and can send none.
LEFT["worker"] = {name: OPEN for name in LEFT["parse"]}  # nobody is told how one failed that was not killed

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
            "worker": ["check", "-r", os.path.dirname(self.file), "--include", "*.npy"],
            "check": ["check", self.file], "hash": ["hash", self.file], "dump": ["dump", self.file], "map": ["map", self.file],
            "cat": ["cat", self.file, "arr_0"], "diff": ["diff", self.file, self.file],
            "stdout": ["convert", "--to", "npy", self.file, "-"],
        }[tier]

    def state(self):
        """What an attempt that was caught must not have changed: outside of `here`, old files, and the inputs."""
        old = [os.path.join(self.there, "old"), self.file, self.index]
        return sorted(os.listdir(self.there)), [(harness.read_bytes(path), os.stat(path).st_mode, os.stat(path).st_nlink, os.stat(path).st_mtime_ns,
                                                 os.listxattr(path)) for path in old]


def outcome(name, tier, port, mode="auto", without=None):
    """What became of an attempt, and what it left."""
    with tempfile.TemporaryDirectory() as root:
        places = Places(root, port)
        before = places.state()
        command = [HOLE] + places.command(tier) + ["--sandbox=" + mode]
        if without is not None:
            command = [OLD_KERNEL, without] + command
        env = {"HOLE": name, "HOLE_FOLDER": places.there, "HOLE_HERE": places.here, "HOLE_PORT": str(port)}
        given = harness.read_bytes(places.file) if tier == "pipe" else None
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
    # Of a worker the supervisor tells how it ended; it ends itself only after an attempt that was not killed.
    if tier == "worker" and got.code == 3 and b"ended by signal %d " % signal.SIGSYS in got.err:
        return KILLED, changed
    if tier == "worker" and got.code == 3 and b"ended without an answer" in got.err:
        return OPEN, changed
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
        wanted += [(name, tier, {}, (left.get(name, KILLED),)) for name in PLAIN + MORE + NEVER + BY_DESCRIPTOR]
    for tier in ("pipe", "stdout", "check", "hash", "dump", "map", "cat", "diff"):
        wanted += [(name, tier, {}, (KILLED,)) for name in
                   ("open_read", "open_write", "open_new", "connect_tcp", "run_program", "fork_one", "trace_me", "kill_parent")]
    wanted += [(name, "write", {"mode": "off"}, (OPEN,)) for name in PLAIN]
    wanted += [(name, "write", {"mode": "off"}, (REFUSED,)) for name in BY_DESCRIPTOR]
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
    says(t, "require of several files", ["check", "--sandbox=require", file, file], 0, ok * 2, "")
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
        says(t, "require of several files without " + without, ["check", "--sandbox=require", file, file], 2, "",
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
            status = dict(line.split(":\t", 1) for line in harness.read_text("/proc/%d/status" % waiting.pid).splitlines() if ":\t" in line)
            if status.get("Seccomp") == "2":
                break
            time.sleep(0.01)
        limits = harness.read_text("/proc/%d/limits" % waiting.pid)
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


def tiers_of(tier):
    """Those whose calls a tier has."""
    return ("PARSE", "SERVE") if tier == "SERVE" else TIERS[:TIERS.index(tier) + 1]


def listed():
    """(call, tier, condition, reason) of each line."""
    return re.findall(r'^CALL\((\w+), (\w+), (\w+), "([^"]*)"\)$', harness.read_text(CALLS), re.MULTILINE)


def documented(t):
    """The table of docs/security.md has the lines of the list, in the same order."""
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| ([^|]*) \| ([^|]*) \|$", harness.read_text("docs/security.md"), re.MULTILINE)
    wanted = [(call, tier.lower(), "" if condition == "ANY" else "`%s`" % condition, reason)
              for call, tier, condition, reason in listed()]
    got = [(call, tier, condition.strip(), reason) for call, tier, condition, reason in rows]
    t.case("docs/security.md has the list", [] if got == wanted else
           ["%s" % (line,) for line in sorted(set(got) ^ set(wanted))] or ["another order"])
    made = harness.run([FILTERS]).out
    t.case("the filters are made of the list", [] if made == harness.read_bytes("cli/sandbox/sandbox_filters.inc") else
           ["stale: run make generate"])
    code = harness.read_text("scripts/sandbox_filters.c")
    conditions = set(re.findall(r"^    (\w+),? +/\* \w+[:,]", code, re.MULTILINE)) | {"ANY"}
    t.case("every condition is used", sorted(conditions ^ {condition for _, _, condition, _ in listed()}))
    said = set(re.findall(r"^\| `([A-Z_]+)` \|", harness.read_text("docs/security.md"), re.MULTILINE))
    t.case("every condition is documented", sorted(conditions - {"ANY"} ^ said))


# Arguments that a condition lets pass, and some that it does not: {number of the argument: value}.
O_RDONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_TMP = 0, 2, 0o100, 0o200, 0o1000, 0o20000000
PASSES = {
    "ANY": [{}, {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6}], "OF_DESCRIPTOR": [{3: 0x1000}], "DESCRIPTOR_FLAGS": [{1: 1}, {1: 2}, {1: 3}, {1: 1030}],
    "TERMINAL": [{1: 0x5401}, {1: 0x5413}], "NOT_CODE": [{2: 0}, {2: 3}], "ITSELF": [{0: 0x50494400}], "READING_OWN": [{1: 7, 3: 9}],
    "FOR_READING": [{2: O_RDONLY}, {2: 0o2000000}], "NAMELESS": [{2: O_RDWR | O_TMP}, {2: O_RDWR | O_TMP, 3: 0o777}],
    "NEW": [{2: O_RDWR | O_CREAT | O_EXCL}, {2: O_RDWR | O_CREAT | O_EXCL, 3: 0o777}],
    "CONNECTED": [{}], "LOCAL": [{0: 1}], "FLAGS": [{1: 4}, {1: 4, 2: 0o4002}], "SEALS": [{1: 1033, 2: 15}],
    "REFUSED": [{}, {1: 0o666}, {1: 0o6777}], "SPACE": [{1: 1}], "ADVICE": [{2: 4}, {2: 8}, {2: 14}],
    "WAITING": [{1: 0}, {1: 1}, {1: 128}, {1: 129}, {1: 9 | 128 | 256}, {1: 10}], "DELAYS": [{1: 6, 2: 1}, {1: 6, 2: 3}],
}
FAILS = {
    "OF_DESCRIPTOR": [{}, {3: 0x100}], "DESCRIPTOR_FLAGS": [{1: 0}, {1: 4}, {1: 8}, {1: 1 << 32 | 1}], "TERMINAL": [{1: 0x5412}, {1: 0}],
    "NOT_CODE": [{2: 4}, {2: 7}], "ITSELF": [{0: 1}, {0: 1 << 32 | 0x50494400}], "READING_OWN": [{0: 1}, {2: 1}, {2: 1 << 32}],
    "FOR_READING": [{2: O_RDWR}, {2: 1}, {2: O_CREAT}, {2: O_TRUNC}, {2: 0o2000}, {2: O_RDWR | O_TRUNC}],
    "CONNECTED": [{4: 1}, {4: 1 << 32}], "LOCAL": [{0: 2}, {0: 16}, {0: 1 << 32 | 1}],
    "FLAGS": [{1: 0}, {1: 4, 2: 0o20000}, {1: 4, 2: 0o2000}, {1: 4, 2: 0o40000}],
    "SEALS": [{1: 1033}, {1: 1033, 2: 7}, {1: 1033, 2: 31}, {1: 1034, 2: 15}, {1: 1033, 2: 1 << 32 | 15}],
    "SPACE": [{}, {1: 2}, {1: 3}, {1: 0x11}], "ADVICE": [{2: 9}, {2: 10}, {2: 12}, {2: 21}, {2: 100}, {2: 101}, {2: 1 << 32 | 4}],
    "WAITING": [{1: 6}, {1: 3}, {1: 134}, {1: 12}], "DELAYS": [{1: 1, 2: 1}, {1: 6, 2: 31}, {1: 1, 2: 3}],
}
# Of a call that is neither made nor a reason to end the process.
TRAP, EPERM = 0x00030000, 0x00050001
SAYS = {"OF_DESCRIPTOR": TRAP, "REFUSED": EPERM}
MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
KILL, ALLOW = 0x80000000, 0x7FFF0000


def programs():
    """{(machine, tier, has a channel): steps} of the committed filters."""
    text = harness.read_text("cli/sandbox/sandbox_filters.inc")
    parts = re.split(r"#(?:el)?if defined\(__(\w+)__\)", text)[1:]
    found = {}
    for machine, part in zip(parts[::2], parts[1::2]):
        for tier, has_channel, body in re.findall(r"to_([a-z]+)(_channel)?\[\] = \{(.*?)\};", part, re.DOTALL):
            steps = [tuple(int(number, 0) for number in step.split(",")) for step in re.findall(r"\{([^}]*)\}", body)]
            found[machine, tier.upper(), bool(has_channel)] = steps
    return found


def judged(steps, machine, number, arguments):
    """What a filter says of a call; an interpreter of the instructions that it has."""
    words = [number, machine, 0, 0]
    for i in range(6):
        value = arguments.get(i, 0)
        words += [value & 0xFFFFFFFF, value >> 32]
    a, at = 0, 0
    while True:
        code, yes, no, k = steps[at]
        at += 1
        if code == 0x20:
            a = words[k // 4]
        elif code == 0x54:
            a &= k
        elif code == 0x06:
            return k
        elif code == 0x05:
            at += k
        else:
            at += yes if {0x15: a == k, 0x25: a > k, 0x35: a >= k, 0x45: a & k != 0}[code] else no


def encodings(t):
    """iconv opens files when it is first used: no grammar of a format may need it."""
    for name in harness.formats.NAMES:
        path = "specs/%s.ksy" % name
        found = set(re.findall(r"encoding: *['\"]?([\w-]+)", harness.read_text(path))) if os.path.exists(path) else set()
        t.case("encodings of " + name, sorted(found - {"ASCII", "UTF-8"}))


def filters(t):
    """The committed filters, for both processors, step by step: calls of the list pass, with their arguments, and no other."""
    numbers = {}
    for line in harness.run([FILTERS, "numbers"]).out.decode().splitlines():
        machine, call, number = line.split()
        numbers[machine, call] = int(number)
    found = programs()
    t.case("a filter for each", [] if len(found) == 16 else ["%d" % len(found)])
    for (machine, tier, has_channel), steps in found.items():
        tiers = tiers_of(tier) + (("CHANNEL",) if has_channel else ())
        conditions = {}
        for call, least, condition, _ in listed():
            if least in tiers and numbers[machine, call] >= 0:
                conditions.setdefault(numbers[machine, call], []).append(condition)
        bad, kind = [], MACHINES[machine]
        for number in [*range(1200), 0x40000000, 0x40000001, 0xFFFFFFFF]:
            allowed = conditions.get(number, [])
            for condition in allowed:
                wanted = ALLOW if "ANY" in allowed else SAYS.get(condition, ALLOW)
                bad += ["%d with %r gets another answer" % (number, one) for one in PASSES[condition] if judged(steps, kind, number, one) != wanted]
            if len(allowed) == 1:
                bad += ["%d with %r passes" % (number, one) for one in FAILS.get(allowed[0], []) if judged(steps, kind, number, one) != KILL]
            if not allowed:
                bad += ["%d passes" % number for one in ({}, {2: 3}) if judged(steps, kind, number, one) != KILL]
            bad += ["%d of another machine passes" % number for other in (0x40000003, 0x40000028, *MACHINES.values())
                    if other != kind and judged(steps, other, number, {}) != KILL]
        t.case("filter %s %s%s" % (machine, tier.lower(), " of a worker" if has_channel else ""), bad)


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
        elif fd is not None and re.match({"read": "%s, ", "pread64": "%s, ", "readv": "%s, ", "mmap": "(?:[^,]*, ){4}%s, "}
                                         .get(call, "(?!)%s") % fd, rest):
            bad.append("%s(%s before the sandbox is entered" % (call, rest[:60]))
    return bad


def judge(t, seen, case, arguments, tier, path, codes=(0, 1, 2), stdin=None):
    code, lines = traced(arguments, stdin)
    allowed = {call for call, least, _, _ in listed() if least in tiers_of(tier)}
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


def judge_workers(t, case, arguments, path):
    """Each worker enters before it gets work; the supervisor enters nothing, and reads no file."""
    allowed = {call for call, least, _, _ in listed() if least in ("PARSE", "CHANNEL")}
    bad, workers = [], 0
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["strace", "-qq", "-ff", "-o", os.path.join(folder, "log"), harness.tensorgate(), *arguments],
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, check=False)
        for name in os.listdir(folder):
            with open(os.path.join(folder, name)) as log:
                lines = [m.groups() for m in (re.match(r"(\w+)\((.*)", line) for line in log) if m]
            at = entered(lines)
            if at is None:
                bad += reads_before(lines, path)
                continue
            workers += 1
            bad += ["%s is not in the list" % call for call in sorted({call for call, _ in lines[at + 1:]} - allowed)]
            bad += ["%s before the sandbox is entered" % call for call, _ in lines[:at] if call in ("recvmsg", "pread64")]
    if done.returncode not in (0, 1) or workers == 0:
        bad.append("exit code %d, %d workers" % (done.returncode, workers))
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
    for case, arguments in (("check -r", ["check", "-r", harness.SAMPLES]), ("hash of two", ["hash", first, first]),
                            ("info of two", ["info", first, first])):
        judge_workers(t, "strace of " + case, arguments, first)
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
                writer.write(harness.read_bytes(file))
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
    got = harness.run([harness.tensorgate(), "info", "-"], given=harness.read_bytes(file), env=nowhere)
    t.case("no place, and no need", [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    outside = os.path.join(folder, "outside")
    os.mkdir(outside)
    inside = os.path.join(folder, "inside")
    os.mkdir(inside)
    os.symlink(os.path.join(outside, "new.npz"), os.path.join(inside, "link.npz"))
    got = harness.run([harness.tensorgate(), "convert", file, os.path.join(inside, "link.npz")])
    t.case("an output that is a link", [] if got.code == 0 and os.listdir(outside) == ["new.npz"] else [harness.tail(got.err)])
    other = os.path.join(folder, "y.npy")
    shutil.copy(file, other)
    for jobs in ("1", "2"):
        got = harness.run([harness.tensorgate(), "convert", "--force", "--jobs", jobs, "--to", "safetensors", file, other, inside])
        made = {"x.safetensors", "y.safetensors"} <= set(os.listdir(inside))
        t.case("a folder as output, jobs " + jobs, [] if got.code == 0 and made else [harness.tail(got.err)])
        os.remove(os.path.join(inside, "x.safetensors"))
    os.symlink(os.path.join(outside, "leak.safetensors"), os.path.join(inside, "x.safetensors"))
    for jobs in ("1", "2"):
        got = harness.run([harness.tensorgate(), "convert", "--force", "--jobs", jobs, "--to", "safetensors", file, other, inside])
        bad = [] if got.code == 2 and "leak.safetensors" not in os.listdir(outside) else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
        t.case("a link in the folder that leads out of it, jobs " + jobs, bad)


def output_modes(t, folder):
    """An output has the mode of the file that it replaces, although no process in the sandbox can change a mode."""
    file = os.path.join(folder, "x.npy")

    def converted(name, old, mask, into):
        into = os.path.join(folder, into)
        os.makedirs(into, exist_ok=True)
        out = os.path.join(into, "x.npz")
        if os.path.exists(out):
            os.remove(out)
        if old is not None:
            shutil.copy(file, out)
            os.chmod(out, old)
        target = [file, out] if name == "one" else ["--to=npz", "--jobs=1", file, os.path.join(folder, "y.npy"), into]
        got = harness.run([harness.tensorgate(), "convert", "--force", "--sandbox=require", *target], preexec_fn=lambda: os.umask(mask))
        return got.code, os.stat(out).st_mode & 0o7777
    shutil.copy(file, os.path.join(folder, "y.npy"))
    for name in ("one", "folder"):
        for old, mask in ((None, 0o022), (None, 0o077), (0o600, 0o022), (0o664, 0o022), (0o777, 0o077), (0o640, 0o777)):
            wanted = (0, 0o666 & ~mask if old is None else old)
            got = converted(name, old, mask, "modes")
            t.case("mode %s and umask %o, %s" % (old and "%o" % old, mask, name), [] if got == wanted else ["exit code %d, mode %o" % got])
    # An access list that new files inherit allows the owner alone: the new file may have less than the old one, and not more.
    acl = struct.pack("<IHHIHHIHHI", 2, 1, 6, 0xFFFFFFFF, 4, 0, 0xFFFFFFFF, 0x20, 0, 0xFFFFFFFF)
    os.mkdir(os.path.join(folder, "listed"))
    try:
        os.setxattr(os.path.join(folder, "listed"), "system.posix_acl_default", acl)
    except OSError:
        print("sandbox: this file system has no access lists")
        return
    got = converted("one", 0o664, 0o022, "listed")
    t.case("mode under an access list", [] if got == (0, 0o600) else ["exit code %d, mode %o" % got])


def run(t):
    got = harness.run([harness.tensorgate(), "--version"])
    found = re.search(rb"sandbox: Landlock \(version (\d+)\) and seccomp\n", got.out)
    documented(t)
    encodings(t)
    filters(t)
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
        output_modes(t, folder)
        holes(t, pool, server.getsockname()[1], int(found.group(1)))
        calls(t, pool, folder)
