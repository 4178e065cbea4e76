# SPDX-License-Identifier: Apache-2.0
"""Verbs of many files run in workers: what they print does not depend on the number of processes; a worker that crashes,
hangs, grows or lies (tests/tools/inject_worker.c) costs the file that it was at, and nothing else: no other file, no
order, no process, no descriptor, no temporary file. Also: few descriptors, no processes, signals, a list that comes
slowly."""
import json
import os
import resource
import select
import shutil
import signal
import subprocess
import tempfile
import time

import harness
import intake_tools
import serve_tools as st

HERE = os.path.abspath(os.path.join(harness.BUILD, "workers"))
INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_worker.so"))
KILL_AT = os.path.abspath(os.path.join(harness.BUILD, "tests", "kill_at"))
TOOL = harness.tensorgate()
ONE = ["--jobs=1", "--sandbox=off"]

# The code in JSON and the exit code that each bug of inject_worker.c gets.
BUGS = {"segv": ("crashed", 3), "abort": ("crashed", 3), "stack": ("crashed", 3), "exit": ("crashed", 3),
        "loop": ("timeout", 2), "memory": ("memory", 2)}
# Those that need calls which the sandbox refuses, and which then are crashes in the first place.
LIES = {"kill": ("memory", 2), "close": ("crashed", 3), "short": ("crashed", 3), "size": ("crashed", 3), "number": ("crashed", 3),
        "type": ("crashed", 3)}


def fresh(name):
    folder = os.path.join(HERE, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder


def compare(got, expected):
    return ["%s: %r, with one process %r" % (name, harness.tail(a) if isinstance(a, bytes) else a,
                                             harness.tail(b) if isinstance(b, bytes) else b)
            for name, a, b in (("exit code", got.code, expected.code), ("stdout", got.out, expected.out),
                               ("stderr", got.err, expected.err)) if a != b]


# ------------------------------------------------------------------------------- the same for any number

def make_tree():
    """Files of all kinds, good and bad, more than go into one message to a worker; folders; links; an index of shards."""
    tree = fresh("tree")
    files = [os.path.join(harness.SAMPLES, f) for f in sorted(os.listdir(harness.SAMPLES))]
    files = [f for f in files if os.path.isfile(f) and os.path.getsize(f) < 100_000]
    for i in range(2):
        folder = os.path.join(tree, "part%d" % i)
        os.makedirs(folder)
        for path in files:
            shutil.copy(path, folder)
            with open(path, "rb") as file:
                data = file.read()
            with open(os.path.join(folder, "cut_" + os.path.basename(path)), "wb") as file:
                file.write(data[:len(data) * 2 // 3])
        open(os.path.join(folder, "empty.npy"), "wb").close()
    os.symlink("nowhere", os.path.join(tree, "dangling.npy"))
    os.symlink("part0", os.path.join(tree, "folder"))
    os.mkfifo(os.path.join(tree, "pipe"))
    model = os.path.join(tree, "model")
    os.makedirs(model)
    shard = b'{"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}'
    with open(os.path.join(model, "model-1.safetensors"), "wb") as file:
        file.write(len(shard).to_bytes(8, "little") + shard + b"x")
    for name, files_of in (("good", {"a": "model-1.safetensors"}), ("bad", {"a": "absent.safetensors"})):
        with open(os.path.join(model, "%s.safetensors.index.json" % name), "w", encoding="ascii") as file:
            json.dump({"metadata": {"total_size": 1}, "weight_map": files_of}, file)
    return tree


def same(t):
    tree = make_tree()
    listed = os.path.join(HERE, "list")
    with open(listed, "w", encoding="utf-8") as file:
        for folder, _, files in sorted(os.walk(tree)):
            file.writelines(os.path.join(folder, f) + "\n" for f in sorted(files) if f != "pipe")
        file.write("nowhere\n" + tree + "\n" + os.path.join(tree, "model") + "\n" + "x" * 70000 + "\n")
    operands = [os.path.join(tree, "part0", f) for f in sorted(os.listdir(os.path.join(tree, "part0")))]
    lines = {
        "check": ["check", "-r", tree], "check --json": ["check", "--json", "-r", tree],
        "check -v": ["check", "-v", "--strict", "--skip-unknown", "-r", tree],
        "check -q": ["check", "-q", "-r", tree], "check -qq": ["check", "-qq", "-r", tree],
        "check list": ["check", "--files-from", listed], "check --json list": ["check", "--json", "--files-from", listed],
        "check operands": ["check", "--deep"] + operands, "check two": ["check"] + operands[:2],
        "check folder": ["check", os.path.join(tree, "model"), operands[0], tree],
        "check --json folder": ["check", "--json", os.path.join(tree, "model"), operands[0], tree],
        "check include": ["check", "-r", "--include", "*.npy", "--exclude", "part1/", tree],
        "check follow": ["check", "-r", "--follow", tree],
        "check nothing": ["check", "-r", "--json", "--include", "nothing", tree],
        "hash": ["hash", "-r", tree], "hash --json": ["hash", "--json", "-r", tree],
        "hash limit": ["hash", "--max-output", "64M", "--max-dense", "1M", "-r", tree],
        "check stdin": ["check", "--json", operands[0], "-", operands[1], "-"],
        "hash stdin": ["hash", operands[0], "-", operands[1]],
    }
    piped = harness.read_bytes(os.path.join(harness.SAMPLES, "btf_dtypes.btf"))
    for name, line in lines.items():
        expected = harness.run([TOOL] + line + ONE, given=piped)
        t.case(name + " works", [] if expected.code in (0, 1, 2) else ["exit code %d" % expected.code])
        for options in (["--jobs=1"], ["--jobs=2"], ["--jobs=5"], ["--jobs=3", "--sandbox=off"], []):
            got = harness.run([TOOL] + line + options, given=piped)
            t.case("%s %s" % (name, " ".join(options)), compare(got, expected))


def converted(folder):
    return {f: harness.read_bytes(os.path.join(folder, f)) for f in sorted(os.listdir(folder))}


def same_convert(t):
    files = [f for f in harness.names(harness.SAMPLES) if os.path.getsize(f) < 100_000]
    results = []
    for options in (ONE, ["--jobs=1"], ["--jobs=2"], ["--jobs=5"], ["--jobs=3", "--sandbox=off"]):
        folder = fresh("converted")
        got = harness.run([TOOL, "convert", "--to", "npz", "--lossy"] + options + files + [folder])
        results.append((options, got, converted(folder)))
        again = harness.run([TOOL, "convert", "--to", "npz", "--lossy"] + options + files + [folder])
        t.case("convert again " + " ".join(options), [] if again.code == 2 else ["exit code %d" % again.code])
        t.case("convert nothing left " + " ".join(options), ["changed"] if converted(folder) != results[-1][2] else [])
    t.case("convert makes files", [] if len(results[0][2]) > 20 else ["%d" % len(results[0][2])])
    for options, got, outputs in results[1:]:
        t.case("convert " + " ".join(options), compare(got, results[0][1]) +
               (["outputs differ"] if outputs != results[0][2] else []))


# ---------------------------------------------------------------------------------------------- bugs

def make_planted(bugs):
    """120 good files with planted ones between them."""
    folder = fresh("planted")
    good = os.path.join(harness.SAMPLES, "npy_shape_scalar.npy")
    for i in range(120):
        shutil.copy(good, os.path.join(folder, "f%03d.npy" % i))
    for i, bug in enumerate(bugs):
        with open(os.path.join(folder, "f%03d_%s.npy" % (7 + 11 * i % 120, bug)), "wb") as file:
            file.write(b"PLANTED " + bug.encode() + bytes(400))
    return folder


def processes_of(mark):
    found = []
    for pid in os.listdir("/proc"):
        if not pid.isdigit() or int(pid) == os.getpid():
            continue
        try:
            with open("/proc/%s/cmdline" % pid, "rb") as file:
                if mark.encode() in file.read():
                    found.append(int(pid))
        except OSError:
            pass
    return found


def planted(t, name, bugs, options):
    folder = make_planted(bugs)
    temporary = fresh("tmp")
    env = {"LD_PRELOAD": INJECT, "TMPDIR": temporary}
    files = sorted(os.listdir(folder))
    limits = ["--timeout=1.5", "--max-rss=24M"]
    worst = max(code for _, code in bugs.values())
    for verb, jobs in (("check", 1), ("check", 2), ("hash", 2)):
        case = "%s: %s --jobs=%d" % (name, verb, jobs)
        got = harness.run([TOOL, verb, "--json", "--jobs=%d" % jobs, "-r", folder] + limits + options, env=env)
        try:
            answers = json.loads(got.out.decode())
        except ValueError as error:
            t.fail(case, "no JSON: %s: %s" % (error, harness.tail(got.err)))
            continue
        problems = [] if got.code == worst else ["exit code %d" % got.code]
        if [os.path.basename(a["file"]) for a in answers] != files:
            problems.append("files are missing, or in another order: %d of %d" % (len(answers), len(files)))
        for a in answers:
            bug = os.path.basename(a["file"])[5:-4]
            if not a["valid"] and not bug:
                problems.append("%s: %s" % (a["file"], a["error"]))
            if bug and (a["error"] or {}).get("code") != bugs[bug][0]:
                problems.append("%s: %s" % (bug, a["error"]))
        if b"%d ok, 0 bad, 0 skipped, %d failed" % (120, len(bugs)) not in got.err:
            problems.append(harness.tail(got.err))
        internal = got.err.count(b"internal error: ")
        if internal != sum(code == 3 for _, code in bugs.values()):
            problems.append("%d internal errors told" % internal)
        t.case(case, problems)
        t.case(case + " leaves nothing", ["processes"] * bool(processes_of(folder)) +
               ["temporary files"] * bool(os.listdir(temporary)))
    out = fresh("planted_out")
    inputs = [os.path.join(folder, f) for f in files]
    got = harness.run([TOOL, "convert", "--to=btf", "--jobs=2"] + limits + options + inputs + [out], env=env)
    expected = sorted(f[:-4] + ".btf" for f in files if f[5:-4] == "")
    t.case("%s: convert" % name, compare(harness.Ran(got.code, sorted(os.listdir(out)), b""),
                                         harness.Ran(worst, expected, b"")) + ([] if got.code == worst else [harness.tail(got.err)]))


def bugs(t):
    planted(t, "bugs", BUGS, [])
    planted(t, "bugs without sandbox", BUGS, ["--sandbox=off"])
    planted(t, "lies", LIES, ["--sandbox=off"])
    got = harness.run([TOOL, "check", "--timeout=0.3", os.path.join(HERE, "planted", "f000.npy")])
    t.case("one file", [] if got.code == 0 else ["exit code %d" % got.code])
    folder = make_planted({"loop": BUGS["loop"]})
    got = harness.run([TOOL, "check", "--timeout=0.3", os.path.join(folder, "f007_loop.npy")], env={"LD_PRELOAD": INJECT})
    t.case("one file that hangs", [] if got.code == 2 and b"[timeout]" in got.err else [got.code, harness.tail(got.err)])


# ------------------------------------------------------------------------------------ what is left

def slowly(t):
    """A list that is typed: answers come before its end, and the process holds nothing but what it waits for."""
    folder = make_planted({**BUGS, **LIES})
    got = subprocess.Popen([TOOL, "check", "--jobs=2", "--sandbox=off", "--timeout=0.3", "--max-rss=128M", "--files-from=-"],
                           stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           env=harness.environment(LD_PRELOAD=INJECT))
    problems, counts = [], []
    for _ in range(3):
        for file in sorted(os.listdir(folder)):
            got.stdin.write(os.path.join(folder, file).encode() + b"\n")
        got.stdin.flush()
        # A good file that a busy machine holds up for the time of a hanging one has no line here.
        lines, end = b"", time.monotonic() + 60
        while lines.count(b"\n") < 120 and select.select([got.stdout], [], [], max(0, end - time.monotonic()))[0]:
            part = os.read(got.stdout.fileno(), 1 << 16)
            if not part:
                break
            lines += part
        problems += [line for line in lines.split(b"\n")[:-1] if not line.startswith(b"ok ")]
        problems += [] if lines.count(b"\n") == 120 else ["%d lines of 120" % lines.count(b"\n")]
        # What is told of bugs is on stderr, and may come a moment later. Standard descriptors, /dev/null for new workers,
        # and for each of the two workers a socket, and a file of /proc that tells its memory.
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            fds = len(os.listdir("/proc/%d/fd" % got.pid))
            children = harness.read_text("/proc/%d/task/%d/children" % (got.pid, got.pid)).split()
            states = [harness.read_text("/proc/%s/stat" % c).rsplit(")", 1)[1].split()[0] for c in children]
            if fds <= 3 + 1 + 2 * 2 and len(children) <= 2 and "Z" not in states:
                break
            time.sleep(0.05)
        counts.append((fds, len(children), states))
    got.stdin.close()
    got.wait(60)
    got.stdout.close()
    t.case("a list that comes slowly", problems[:2] + ([] if got.returncode == 3 else [got.returncode]))
    t.case("descriptors and processes", [c for c in counts if c[0] > 8 or c[1] > 2 or "Z" in c[2]])


def end_by(t, number):
    folder = make_planted({"loop": BUGS["loop"]})
    got = subprocess.Popen([TOOL, "check", "--jobs=2", "-r", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           env=harness.environment(LD_PRELOAD=INJECT))
    deadline = time.monotonic() + 30
    while len(processes_of(folder)) < 2 and time.monotonic() < deadline:
        time.sleep(0.02)
    started = len(processes_of(folder))
    got.send_signal(number)
    got.wait(60)
    while processes_of(folder) and time.monotonic() < deadline:
        time.sleep(0.02)
    t.case("signal %d" % number, (["no workers"] if started < 2 else []) + processes_of(folder) +
           ([] if got.returncode == -number else ["exit code %d" % got.returncode]))


def scarce(t):
    tree = os.path.join(HERE, "tree")
    line = ["check", "-r", tree]
    expected = harness.run([TOOL] + line + ONE)

    def few(number):
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (number, number))
    for number in (24, 32, 64):
        got = harness.run([TOOL] + line + ["--jobs=2"], preexec_fn=few(number))
        t.case("%d descriptors" % number, compare(got, expected))
    for number in (1, 2):
        # An index of shards has a process of its own, and so has a model of ONNX, which may name files beside it.
        plain = ["check", "-r", "--exclude", "*.onnx", os.path.join(tree, "part0"), os.path.join(tree, "part1")]
        got = harness.run([TOOL] + plain + ["--jobs=4"], env={"LD_PRELOAD": INJECT, "INJECT_FORKS": str(number)})
        t.case("%d processes" % number, compare(got, harness.run([TOOL] + plain + ONE)))
    got = harness.run([TOOL] + line + ["--jobs=4"], env={"LD_PRELOAD": INJECT, "INJECT_FORKS": "0"})
    t.case("no process", [] if got.code == 2 and got.out == b"" and b"no process looked at it: Resource" in got.err
           else [got.code, got.out[:100], harness.tail(got.err)])
    # With too few for a worker, every file is answered for, and not after a pause for each.
    many = [os.path.join(tree, "part0")] * 20
    for number in range(4, 8):
        for line in (["check", "-qq", "-r"] + many, ["check", "-qq"] + harness.names(many[0]) * 4):
            got = harness.run([TOOL] + line + ["--jobs=2"], preexec_fn=few(number), timeout=60)
            t.case("%d descriptors, %d words" % (number, len(line)), [] if got.code in (0, 1, 2, 127) else ["exit code %d" % got.code])
    reader = subprocess.Popen(["head", "-1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    got = subprocess.run([TOOL] + line + ["--jobs=2"], stdout=reader.stdin, stderr=subprocess.PIPE, check=False)
    reader.stdin.close()
    reader.stdout.read()
    reader.wait(60)
    reader.stdout.close()
    t.case("a closed pipe", [] if got.returncode in (1, 2) and not processes_of(tree) else [got.returncode])


def apart(t):
    """Workers of intake are executed: each has a layout of its own, and nothing of the process that gave it work."""
    box = intake_tools.Box()
    mover = subprocess.Popen(box.command("--watch", "--jobs=1"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        problems, layouts, seen = [], [], []
        for turn in range(4):
            name = "secret-%d-of-a-file.npy" % turn
            box.put(name, intake_tools.good(turn), True)
            deadline = time.monotonic() + 30
            while name not in box.names("accept") and time.monotonic() < deadline:
                time.sleep(0.02)
            workers = st.children(mover.pid)
            problems += [] if len(workers) == 1 and name in box.names("accept") else ["turn %d: workers %s" % (turn, workers)]
            for pid in workers:
                problems += ["%s in worker %d" % (word, turn) for word, n in st.counted(pid, seen).items() if n > 0]
                layouts.append(st.layout(pid))
                os.kill(pid, signal.SIGSEGV)
            # The next file does not go to a worker that is dead: it would get one for itself, which ends with it.
            while set(workers) & set(st.children(mover.pid)) and time.monotonic() < deadline:
                time.sleep(0.02)
            seen.append(name.encode())
        layouts.append(st.layout(mover.pid))
        t.case("names of other files", problems)
        t.case("layouts", ["the same at %d" % i for i, values in enumerate(zip(*layouts)) if len(set(values)) != len(values)])
        mover.terminate()
        mover.wait(60)
    finally:
        mover.kill()
        mover.wait()
        box.close()


def killed(t):
    """A pipe that has to be kept is kept in files that never had a name."""
    temporary = fresh("temporary")
    data = harness.read_bytes(os.path.join(harness.SAMPLES, "btf_dtypes.btf"))
    left, count, nth = [], 1, 0
    while nth < count and not left:
        got = harness.run([KILL_AT, "-o", os.path.join(HERE, "calls"), str(nth), TOOL, "hash", "-"], given=data, env={"TMPDIR": temporary})
        with open(os.path.join(HERE, "calls"), encoding="ascii") as file:
            count = max(count, int(file.read()))
        left = os.listdir(temporary) + ([] if nth > 0 or got.code == 0 else ["exit code %d" % got.code])
        nth += 1
    t.case("killed at each of %d calls" % count, left + ([] if count > 50 else ["too few calls"]))


def hidden(t):
    """Where a process sees no others in /proc, as in a service of systemd with ProtectProc=, --max-rss holds, too."""
    mount = "mount -t proc -o hidepid=2 proc /proc && "
    if os.geteuid() != 0 or harness.run(["unshare", "-m", "sh", "-c", mount + "true"]).code != 0:
        print("workers: a hidden /proc is not tested: it cannot be mounted")
        return
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        program, inject = shutil.copy(TOOL, folder), shutil.copy(INJECT, folder)
        for name in ("a.npy", "c.npy"):
            shutil.copy(os.path.join(harness.SAMPLES, "npy_shape_scalar.npy"), os.path.join(folder, name))
        with open(os.path.join(folder, "b.npy"), "wb") as file:
            file.write(b"PLANTED memory" + bytes(400))
        words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "env", "LD_PRELOAD=" + inject, program,
                 "check", "--jobs=1", "--max-rss=100M", "a.npy", "b.npy", "c.npy"]
        got = harness.run(["unshare", "-m", "sh", "-c", mount + 'exec "$0" "$@"'] + words, cwd=folder, timeout=60)
        t.case("a hidden /proc", [] if got.code == 2 and got.out.count(b"ok ") == 2 and b"b.npy" in got.err and b"[memory]" in got.err
               else [got.code, got.out, harness.tail(got.err)])


def closed_standard(t):
    """Workers take nothing for a standard descriptor that is none; a file that is open never has the number of one."""
    tree = os.path.join(HERE, "tree", "part0")
    files = [f for f in harness.names(tree) if f.endswith(".btf")]
    for name in ("check", "hash", "info"):
        line = [TOOL, name, "--json=lines", "--sandbox=require"] + files
        expected = harness.run(line)
        for closed in ("<&-", "2>&-", "<&- 2>&-"):
            got = harness.run(["sh", "-c", '"$0" "$@" ' + closed] + line)
            t.case("%s %s" % (name, closed), [] if (got.code, got.out) == (expected.code, expected.out) else
                   [got.code, got.out[:200], harness.tail(got.err)])
        got = harness.run(["sh", "-c", '"$0" "$@" >&-'] + line)
        t.case("%s >&-" % name, [] if got.code == 2 and b"standard output" in got.err else [got.code, harness.tail(got.err)])
    good = [f for f in files if "cut_" not in f]
    results = []
    for closed in ("", "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"):
        folder = fresh("converted")
        got = harness.run(["sh", "-c", '"$0" "$@" ' + closed, TOOL, "convert", "--to", "npz", "--lossy"] + good + [folder])
        results.append((got.code, converted(folder)))
        t.case("convert %s" % closed, [] if results[-1] == results[0] and results[0][1] else [got.code, harness.tail(got.err)])


def run(t):
    same(t)
    same_convert(t)
    bugs(t)
    slowly(t)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        end_by(t, number)
    scarce(t)
    closed_standard(t)
    hidden(t)
    apart(t)
    killed(t)
    shutil.rmtree(HERE, ignore_errors=True)
