# SPDX-License-Identifier: Apache-2.0
"""What ksyc says about mistakes of beginners: tests/beginners/NAME.ksy has one, NAME.txt what ksyc prints, with the exit
code in the last line. run.py beginners --update writes these files.

Beside the texts: the first line of each message can be taken apart by a script, the line that is shown is that of the file,
and the mark stands below the column. Colours are for terminals, unless NO_COLOR is set.
"""
import glob
import os
import pty
import re
import shutil
import subprocess
import tempfile

import harness

FOLDER = "tests/beginners"
FIRST = re.compile(r"([^:]+\.ksy):(\d+):(\d+): (error|warning|note): .+")


def messages(text):
    """[(file, line, column, kind, lines behind the first one)]"""
    found = []
    for line in text.splitlines():
        head = FIRST.fullmatch(line)
        if head:
            found.append((head[1], int(head[2]), int(head[3]), head[4], []))
        elif found:
            found[-1][4].append(line)
    return found


def excerpt_problems(folder, message):
    """The excerpt beside the file itself, whose lines have neither tabs nor long texts unless the text says so."""
    name, number, column, _, behind = message
    with open(os.path.join(folder, name), encoding="utf-8") as f:
        lines = f.read().split("\n")
    if number == len(lines):
        return ["an excerpt of the end of the file"] if behind and " | " in behind[0] else []
    shown = lines[number - 1].replace("\t", "    ")
    before = lines[number - 1][:column - 1].replace("\t", "    ")
    if len(behind) < 2 or behind[0] != "%5d | %s" % (number, shown):
        return ["%s:%d: shown is %r" % (name, number, behind[:1])]
    if re.sub("[~].*", "", behind[1]) != " " * 6 + "| " + " " * len(before) + "^":
        return ["%s:%d:%d: the mark is %r" % (name, number, column, behind[1])]
    return []


def texts(t, out):
    for path in sorted(glob.glob(FOLDER + "/*.ksy")):
        name = os.path.basename(path)
        got = harness.run([harness.ksyc(), "-q", "-o", out, name], cwd=FOLDER)
        said = got.err.decode() + "exit status %d\n" % got.code
        golden = path[:-4] + ".txt"
        if t.update:
            with open(golden, "w", encoding="utf-8") as f:
                f.write(said)
            continue
        with open(golden, encoding="utf-8") as f:
            t.case(name, [] if f.read() == said else ["ksyc says something else: %s" % harness.tail(said.encode())])
        found = messages(got.err.decode())
        kinds = [message[3] for message in found]
        problems = [problem for message in found for problem in excerpt_problems(FOLDER, message)]
        if not found or got.code != (1 if "error" in kinds else 0):
            problems.append("exit code %d for %s" % (got.code, kinds))
        t.case("%s: lines and marks" % name, problems)


def on_terminal(program, arguments, **more):
    """What the program writes to standard error, which is a terminal."""
    leader, follower = pty.openpty()
    env = dict({key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")}, **more)
    process = subprocess.Popen([program] + arguments, cwd=FOLDER, stderr=follower, stdout=subprocess.DEVNULL, env=env)
    os.close(follower)
    said = b""
    try:
        while chunk := os.read(leader, 4096):
            said += chunk
    except OSError:
        pass  # the other side is closed
    process.wait()
    os.close(leader)
    return said.replace(b"\r\n", b"\n")


def colours(t):
    ksyc, word = harness.ksyc(), ["unknown_type.ksy"]
    plain = harness.run([ksyc] + word, cwd=FOLDER).err
    shown = on_terminal(ksyc, word, TERM="xterm")
    t.case("colours on a terminal", [] if b"\x1b[1;31merror: \x1b[0m" in shown else [repr(shown)])
    t.case("the same words", [] if re.sub(rb"\x1b\[[0-9;]*m", b"", shown) == plain else [repr(shown), repr(plain)])
    for name, env in (("NO_COLOR", dict(TERM="xterm", NO_COLOR="1")), ("TERM=dumb", dict(TERM="dumb")), ("no TERM", {})):
        said = on_terminal(ksyc, word, **env)
        t.case("no colours: " + name, [] if said == plain else [repr(said)])
    t.case("--color=never", [] if on_terminal(ksyc, ["--color=never"] + word, TERM="xterm") == plain else ["colours"])
    always = harness.run([ksyc, "--color", "always"] + word, cwd=FOLDER).err
    t.case("--color always", [] if always == shown else [repr(always)])
    t.case("no colours into a file", [] if b"\x1b" not in plain else [repr(plain)])


def odd_lines(t, folder):
    """Lines that are long, have control characters, or end as files of other systems do."""
    def said(name, data):
        with open(os.path.join(folder, name), "wb") as f:
            f.write(data)
        return harness.run([harness.ksyc(), "-o", folder, name], cwd=folder).err.decode()
    head = b"meta: {id: x}\nseq:\n- {id: a, "
    long = said("long.ksy", head + b"doc: " + b"y" * 5000 + b", type: nope, -orig-id: " + b"z" * 5000 + b"}\n")
    lines = long.splitlines()
    mark = lines[2].index("^") if len(lines) > 2 else 0
    t.case("a long line", [] if max(map(len, lines)) < 120 and lines[1][mark:mark + 4] == "nope" and
           lines[1].count("...") == 2 else [long])
    steered = said("steered.ksy", head + "doc: \"\u202e\", type: nope}\n".encode())
    t.case("characters that steer", [] if "\u202e" not in steered and "\\u202e" in steered and
           steered.splitlines()[1].index("nope") == steered.splitlines()[2].index("^") else [repr(steered)])
    for name, end in (("CRLF", b"\r\n"), ("CR", b"\r"), ("NEL", b"\xc2\x85"), ("LS", b"\xe2\x80\xa8")):
        text = said("ends.ksy", (head + b"type: nope}\n").replace(b"\n", end))
        t.case("lines that end with " + name, [] if "    3 | - {id: a, type: nope}\n" in text else [repr(text)])
    marked = said("marked.ksy", b"\xef\xbb\xbfmeta: {id: x, endain: le}\n")
    t.case("a byte order mark", [] if "    1 | meta: {id: x, endain: le}\n      |               ^~~~~~\n" in marked else [repr(marked)])
    broken = said("broken.ksy", b"meta: {id: x}\n# \xff\n")
    t.case("no UTF-8", [] if "    2 | # \\xff\n      |   ^\n" in broken else [repr(broken)])


def run(t):
    folder = tempfile.mkdtemp(prefix="beginners-")
    try:
        texts(t, folder)
        if t.update:
            return
        colours(t)
        odd_lines(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
