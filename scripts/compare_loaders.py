#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What programs say of crafted checkpoints: writes the table of docs/pytorch_models.md.

    compare_loaders.py TENSORGATE [PYTHON...]

PYTHON are interpreters in which torch, picklescan, modelscan, fickling and modelaudit are looked for. The files call nothing but
posix.system("true"). A hook stops even that: it ends a process that asks for a command, and the table says `executes`. The hook
is tried first. A process that a program starts anew does not have it. torch loads with weights_only only. Where the system permits it, programs run without a network, and always with a HOME of
their own and without telemetry.
"""
import functools
import os
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "tests"))

from samples.checkpoint import (Archive, Call, Global, Raw, Storage, dump, members, older, ordered, tensor)  # noqa: E402

DOCUMENT = "docs/pytorch_models.md"
BEGIN, END = "<!-- loaders: make compare-loaders -->\n", "<!-- end of loaders -->\n"
SECONDS = 30
EXECUTES, FAILS, MISSING = 91, 92, 93

HOOK = """import sys, os
def hook(event, arguments):
    if event == "os.system":
        os.close(os.open(path + ".executes", os.O_CREAT | os.O_WRONLY))
        os._exit(%d)
path = sys.argv[1]
try:
    %%s
except ImportError:
    os._exit(%d)
sys.addaudithook(hook)
if path == "--version":
    import importlib.metadata as m
    try:
        print(m.version(%%r))
    except m.PackageNotFoundError:
        print(sys.modules[%%r].__version__)
    os._exit(0)
%%s
""" % (EXECUTES, MISSING)

# Name, what is imported first, what is then done. An exit code of 0 accepts, 1 refuses, FAILS gives no verdict.
COMMAND = """sys.argv = %r + [path]
try:
    status = main()
except SystemExit as end:
    status = end.code
sys.stdout.flush()
os._exit({None: 0, 0: 0, 1: 1}.get(status, %d))"""
PROGRAMS = (
    ("torch", "import torch", """try:
    torch.load(path, weights_only=True)
except Exception:
    os._exit(1)"""),
    ("picklescan", "from picklescan.cli import main", COMMAND % (["picklescan", "-p"], FAILS)),
    ("modelscan", "from modelscan.cli import main", COMMAND % (["modelscan", "-p"], FAILS)),
    ("fickling", "from fickling.loader import scan_file, scan_zip_archive", """import zipfile
try:
    found = scan_zip_archive(path).values() if open(path, "rb").read(4) == b"PK" + bytes([3, 4]) else [scan_file(path)]
except Exception:
    os._exit(%d)
os._exit(0 if all(found) else 1)""" % FAILS),
    ("modelaudit", "from modelaudit.cli import main", COMMAND % (["modelaudit", "scan", "--no-cache"], FAILS)),
)


# ------------------------------------------------------------------------------------------------------------ the files

def files():
    """(what it is, bytes)"""
    storage = Storage("0", "float32", bytes(range(1, 13)))
    weights = tensor(storage, (3,))
    command = Call(Global("posix", "system"), "true")

    def pickled(pickle, **options):
        return Archive(members(None, [storage], pickle=pickle), **options).data

    def value(of, protocol=2):
        return pickled(dump(of, protocol))

    yield "honest: a `state_dict`", value(ordered([("w", weights)]))
    yield "a command beside a tensor", value(ordered([("w", weights), ("x", command)]))
    yield "its name from the stack", value([command], 4)
    yield "its name from the memo, modules behind names", pickled(b"\x80\4\x8c\6systemq\0\x8c\5posixq\1h\1h\0\x93\x8c\4true\x85R.")
    yield "the opcode INST", pickled(b"\x80\2(X\4\0\0\0trueiposix\nsystem\n.")
    yield "the opcode OBJ", pickled(b"\x80\2(cposix\nsystem\nX\4\0\0\0trueo.")
    yield "a command, and no pickle behind it", pickled(b"\x80\2cposix\nsystem\nX\4\0\0\0true\x85R\xff")
    finder = Call(Global("pkgutil", "resolve_name"), "posix:system")
    yield "a command that `pkgutil.resolve_name` finds", value([Call(finder, "true")])
    yield "a command by `functools.partial`", value([Call(Call(Global("functools", "partial"), Global("posix", "system"), "true"))])
    yield "a command in the form of before 1.6", older([command], [storage])
    bad = Archive(members(None, [storage], pickle=dump([command])))
    data = bytearray(bad.data)
    data[bad.entry["data.pkl"] + 16] ^= 1
    yield "a command, the pickle with a wrong checksum", bytes(data)
    data = bytearray(bad.data)
    data[bad.entry["data.pkl"] + 8] |= 1
    yield "a command, the pickle marked as encrypted", bytes(data)
    data = bad.data.replace(b"archive/data.pkl", b"archive/data.pkL", 1)
    yield "a command, another name in the local header", data
    hidden = dump(ordered([("w", weights)])) + dump([command])
    yield "a command in a second pickle behind the first", pickled(hidden)
    parts = members(ordered([("w", weights)]), [storage])
    yield "a command in a second `data.pkl`", Archive(parts[:1] + [("data.pkl", dump([command]))] + parts[1:]).data
    wrong = Archive(parts)
    data = bytearray(wrong.data)
    data[wrong.content["data/0"]] ^= 1
    yield "a changed weight, its checksum as it was", bytes(data)
    longer = Storage("0", "float32", storage.data, length=2)
    yield "a storage that is longer than the pickle says", Archive(members(ordered([("w", tensor(longer, (2,)))]), [longer])).data
    yield "a tensor behind the end of its storage", value(ordered([("w", tensor(storage, (3,), offset=1))]))
    laughs = b"\x80\2]q\0" + b"".join(b"h%c\x86q%c" % (i, i + 1) for i in range(40)) + b"."
    yield "2^40 values by sharing", pickled(laughs)
    yield "lists in lists, 2,000 deep", value([Raw(b"]" * 2000 + b"a" * 1999)])


# ------------------------------------------------------------------------------------------------------- what they say

def environment(home):
    return dict(os.environ, HOME=home, TMPDIR=home, PROMPTFOO_DISABLE_TELEMETRY="1", NO_ANALYTICS="1", DO_NOT_TRACK="1")


@functools.lru_cache(maxsize=None)
def without_network():
    start = ["unshare", "-rn"]
    tried = shutil.which(start[0]) and subprocess.run([*start, "true"], stderr=subprocess.DEVNULL)
    return start if tried and tried.returncode == 0 else []


def run(command, home):
    """The exit status and the text; None for one that does not end."""
    try:
        done = subprocess.run(without_network() + command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                              timeout=SECONDS, env=environment(home), cwd=home)
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout.decode(errors="replace").strip()


def said(status, path):
    if status == EXECUTES or os.path.exists(path + ".executes"):
        return "**executes**"
    if status is None:
        return "hangs"
    if status < 0 or status >= 128:
        return "**crashes**"
    return {0: "accepts", 1: "refuses"}.get(status, "fails")


def try_hook(python, home):
    path = os.path.join(home, "control")
    status, _ = run([python, "-c", HOOK % ("pass", "", "", "os.system('true')"), path], home)
    if status != EXECUTES or not os.path.exists(path + ".executes"):
        sys.exit("%s: the hook does not see a command" % python)


def programs(pythons, home):
    """[(name with its version, the start of a command)], and the names of those that are missing."""
    found, missing = [], []
    pythons = [python for python in pythons if shutil.which(python)]
    for python in pythons:
        try_hook(python, home)
    for name, imports, action in PROGRAMS:
        script = HOOK % (imports, name, name, action)
        for python in pythons:
            status, version = run([python, "-c", script, "--version"], home)
            if status == 0:
                found.append(("%s %s" % (name, version), [python, "-c", script]))
                break
        else:
            missing.append(name)
    return found, missing


def table(tensorgate, pythons):
    with tempfile.TemporaryDirectory() as home:
        found, missing = programs(pythons, home)
        tensorgate = os.path.abspath(tensorgate)
        found += [("tensorgate check", [tensorgate, "check"]), ("tensorgate check --deep", [tensorgate, "check", "--deep"])]
        rows = ["| file | " + " | ".join(name for name, _ in found) + " |", "|---" * (len(found) + 1) + "|"]
        for number, (what, data) in enumerate(files()):
            path = os.path.join(home, "%d.pt" % number)
            with open(path, "wb") as file:
                file.write(data)
            cells = [what]
            for _, command in found:
                cells.append(said(run(command + [path], home)[0], path))
                if os.path.exists(path + ".executes"):
                    os.unlink(path + ".executes")
            rows.append("| " + " | ".join(cells) + " |")
            print(rows[-1], flush=True)
    first = "Made on %s%s.\n\n" % (time.strftime("%Y-%m-%d"), "; not installed: " + ", ".join(missing) if missing else "")
    return first + "\n".join(rows) + "\n"


def main():
    text = table(sys.argv[1], sys.argv[2:] or [sys.executable, "/usr/bin/python3"])
    with open(DOCUMENT, encoding="utf-8") as file:
        before, rest = file.read().split(BEGIN)
    after = rest.split(END)[1]
    with open(DOCUMENT, "w", encoding="utf-8") as file:
        file.write(before + BEGIN + "\n" + text + "\n" + END + after)


if __name__ == "__main__":
    main()
