# SPDX-License-Identifier: Apache-2.0
"""Content of a file never controls a terminal: neither its names and texts, nor the bytes that an error quotes, nor the
name of the file itself. Every verb, as text and as JSON, on files whose texts consist of control characters, and on
every sample with such bytes written over it somewhere.
"""
import concurrent.futures
import os
import pty
import random
import shutil
import subprocess
import tempfile

import harness
from samples import npy, npz, primitiv, safetensors

# Characters that move the cursor, change colours, ring, change the direction of text, or are invisible; whole
# sequences of them; bytes that are not UTF-8; and the characters of escapes.
STEER = [chr(c) for c in [*range(0x20), *range(0x7F, 0xA0), 0xAD, 0x34F, 0x61C, 0x180E, *range(0x200B, 0x2010),
                          *range(0x2028, 0x202F), *range(0x2060, 0x2070), 0xFE0F, 0xFEFF, *range(0xFFF9, 0xFFFC),
                          0x1D173, 0xE0001, 0xE0020, 0xE007F]]
TEXTS = STEER + ["\x1b[2J\x1b]0;owned\x07", "\x9b31m", "\\x1b[31m", "%1b"]
BYTES = [text.encode() for text in TEXTS] + [b"\x9b31m", b"\xff\xfe", b"\xc3"]
OVER = (b"\x1b", b"\x9b", b"\x07", b"\r", b"\x1b[2J", b"\xe2\x80\xae")

# Verb and form of output; arguments after the file.
CALLS = [(verb, form, behind) for verb, behind in (
    ("check", []), ("info", []), ("dump", []), ("map", []), ("hash", []), ("stats", []), ("cat", ["0"]), ("diff", None))
    for form in ([], ["--json"]) if (verb, form) != ("map", ["--json"])]


def hostile():
    """(name of the file, bytes)"""
    value = primitiv.tensor([1], primitiv.floats(1))
    yield "model.primitiv", primitiv.file(primitiv.MODEL, primitiv.model(
        [([name, b"w"], primitiv.parameter(value, [(name, value)])) for name in BYTES]))
    yield "optimizer.primitiv", primitiv.file(primitiv.OPTIMIZER, primitiv.optimizer(
        [(name, 1) for name in BYTES], [(name, 0x3F800000) for name in BYTES]))
    one = npy.array("uint8", [1], b"\7")
    texts = [text for text in TEXTS if "\0" not in text]     # neither may be in a file name
    yield "names.npz", npz.archive([(name + ".npy", one) for name in texts])
    entries = {name: safetensors.entry("U8", [1], i, i + 1) for i, name in enumerate(texts)}
    yield "names.safetensors", safetensors.file(
        {"__metadata__": {name: name for name in texts}, **entries}, bytes(len(texts)))


def problems(what, data):
    """Output is UTF-8 text with no control characters other than line ends."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return ["%s is no UTF-8: %s" % (what, error)]
    for c in STEER:
        if c != "\n" and c in text:
            at = text.index(c)
            return ["%s has U+%04X: %r" % (what, ord(c), text[max(0, at - 40):at + 20])]
    return []


def look(t, case, path, codes=(0, 1)):
    bad = []
    for verb, form, behind in CALLS:
        got = harness.run([harness.tensorgate(), verb] + form + [path] + ([path] if behind is None else behind))
        name = " ".join([verb] + form)
        bad += problems("stdout of " + name, got.out) + problems("stderr of " + name, got.err)
        # There may be no tensor 0, and archives have no tree.
        trouble = verb == "cat" or verb in ("dump", "map") and path.endswith(".npz")
        if got.code not in codes and not (trouble and got.code == 2):
            bad.append("%s: exit code %d: %s" % (name, got.code, harness.tail(got.err)))
    t.case(case, bad)


def on_terminal(arguments, **variables):
    """What a command writes to a terminal."""
    main, terminal = pty.openpty()
    env = harness.environment(TERM="xterm")
    for name in ("NO_COLOR", "CLICOLOR_FORCE"):
        env.pop(name, None)
    env.update(variables)
    subprocess.run([harness.tensorgate()] + arguments, stdin=subprocess.DEVNULL, stdout=terminal, stderr=terminal, env=env,
                   timeout=60)
    os.close(terminal)
    text = b""
    try:
        while True:
            piece = os.read(main, 65536)
            if not piece:
                break
            text += piece
    except OSError:             # Linux: the other side is closed
        pass
    os.close(main)
    return text


def colors(t):
    """They are there when they should be, and only around words of this program."""
    sample = os.path.join(harness.SAMPLES, "pvp_note_killed.pvp")
    words = (b"\x1b[32mok\x1b[0m ", b"\x1b[36mnote\x1b[0m: ", b"\x1b[1;31mbad\x1b[0m ")
    for name, before, variables, wanted in (
            ("terminal", [], {}, True), ("dumb", [], {"TERM": "dumb"}, False), ("no TERM", [], {"TERM": ""}, False),
            ("NO_COLOR", [], {"NO_COLOR": "1"}, False), ("empty NO_COLOR", [], {"NO_COLOR": ""}, True),
            ("NO_COLOR against force", [], {"NO_COLOR": "1", "CLICOLOR_FORCE": "1"}, False),
            ("always", ["--color=always"], {"NO_COLOR": "1"}, True), ("never", ["--color=never"], {"CLICOLOR_FORCE": "1"}, False)):
        text = on_terminal(["check", *before, sample, "README.md"], **variables)
        problems = ["%r is %s" % (word, "missing" if wanted else "there") for word in words if (word in text) != wanted]
        if not wanted and b"\x1b" in text:
            problems.append("an escape: %r" % text[:100])
        t.case("colours: " + name, problems)
    for name, before, variables, wanted in (
            ("pipe", [], {}, False), ("forced", [], {"CLICOLOR_FORCE": "1"}, True), ("forced 0", [], {"CLICOLOR_FORCE": "0"}, False),
            ("JSON", ["--json", "--color=always"], {}, False)):
        done = harness.run([harness.tensorgate(), "check", *before, sample], env=dict(NO_COLOR="", **variables))
        t.case("colours: " + name, [] if (b"\x1b" in done.out + done.err) == wanted else [repr(done.out + done.err)])


def run(t):
    colors(t)
    folder = tempfile.mkdtemp(prefix="terminal-")
    chance = random.Random(5)

    def put(name, data):
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for name, data in hostile():
                pool.submit(look, t, name, put(name, data), codes=(0,))
            steering = put("".join(c for c in STEER if c not in "\0/")[:120] + ".btf", bytes(8))
            pool.submit(look, t, "the name of a file", steering)
            pool.submit(look, t, "the name of no file", steering + ".gone", codes=(2,))
            for sample in harness.names(harness.SAMPLES, harness.suffixes()):
                with open(sample, "rb") as file:
                    data = file.read()
                over = chance.choice(OVER)
                at = chance.randrange(max(1, len(data) - len(over)))
                path = put(os.path.basename(sample), data[:at] + over + data[at + len(over):])
                pool.submit(look, t, "%s with %r at %d" % (os.path.basename(sample), over, at), path)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
