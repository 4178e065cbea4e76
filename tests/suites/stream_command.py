# SPDX-License-Identifier: Apache-2.0
"""The command with `-`: input from a pipe gives the same result as the same bytes in a file.

Standard input is a pipe once and a file once, so both results name it `-`, and every byte of output and the exit code
must be equal. The verbs are those that read a file in one pass if its format is read in pieces (check, info, hash,
convert); other formats are tested once.
"""
import concurrent.futures
import errno
import importlib
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile

import harness
from samples import gguf
from samples import npy
from samples import primitiv as pr
from samples import safetensors as st

QUESTIONS = (["check"], ["check", "--json"], ["info"], ["info", "--json"], ["hash"], ["hash", "--json"])
TARGETS = harness.formats.WRITTEN
CUTS = 12          # truncations of each sample, in addition to those of the header
MEGABYTE = 1 << 20


class Asked:
    """A result that can be compared; `files` are those in its folder afterwards."""

    def __init__(self, code, out, err, files=()):
        self.code, self.out, self.err, self.files = code, out, err, dict(files)

    def differs(self, other):
        return [what for what in ("code", "out", "err", "files") if getattr(self, what) != getattr(other, what)]


def ask(arguments, data=None, path=None, flavour=harness.TESTED, **options):
    """`data` comes through a pipe, the file at `path` directly."""
    env = harness.environment(**options.pop("env", {}))
    stdin = {"input": data} if path is None else {"stdin": open(path, "rb")}
    try:
        done = subprocess.run([harness.tensorgate(flavour)] + arguments, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=120, env=env, **stdin, **options)
    finally:
        if path is not None:
            stdin["stdin"].close()
    return Asked(done.returncode, done.stdout, done.stderr)


def same(arguments, data, path, flavour=harness.TESTED, codes=(0, 1)):
    by_pipe = ask(arguments, data=data, flavour=flavour)
    as_file = ask(arguments, path=path, flavour=flavour)
    bad = ["%s: pipe %r, file %r" % (what, getattr(by_pipe, what)[-300:] if what != "code" else by_pipe.code,
                                     getattr(as_file, what)[-300:] if what != "code" else as_file.code)
           for what in by_pipe.differs(as_file)]
    if by_pipe.code not in codes:
        bad.append("exit code %d: %s" % (by_pipe.code, harness.tail(by_pipe.err)))
    return bad


def inputs():
    """(name, bytes): valid, refused, of every kind."""
    for path in harness.names(harness.SAMPLES, tuple(harness.formats.SUFFIX[name] for name in harness.formats.STREAM)):
        with open(path, "rb") as file:
            yield os.path.basename(path), file.read()
    for name in harness.formats.STREAM:
        for refusal in importlib.import_module("samples.%s_refusals" % name).refusals():
            if not refusal.strict:
                yield refusal.name, refusal.data
    one = pr.parameter(pr.tensor([2, 3], pr.floats(6)), [(b"m", pr.tensor([3], pr.floats(3)))])
    line = pr.parameter(pr.tensor([1, 1, 40], pr.floats(40)))
    yield "unsorted", pr.file(pr.MODEL, pr.model([([b"b"], one), ([b"a", b"x"], line), ([b"a"], one)]))
    yield "twice", pr.file(pr.MODEL, pr.model([([b"a"], one), ([b"b"], line), ([b"a"], one)]))
    yield "batches", pr.file(pr.PARAMETER, pr.parameter(
        pr.tensor([5], pr.floats(5)), [(b"two", pr.tensor([2, 2], pr.floats(12), 3)),
                                       (b"one", pr.tensor([], pr.floats(9), 9)),
                                       (b"odd", pr.tensor([1, 7, 1, 2], pr.floats(14)))]))
    yield "long", pr.file(pr.MODEL, pr.model(
        [([b"layer %03d" % i], pr.parameter(pr.tensor([17, i + 1], pr.floats(17 * i + 17)))) for i in range(200)]))


def write(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


# ------------------------------------------------------------------------------------- answers

def format_of(name):
    """Files that are made here are primitiv."""
    return next((n for n in harness.formats.STREAM if name.startswith(n + "_")), "primitiv")


def answers(name, data, path, is_valid):
    bad = []
    options = ([], ["--strict"], ["--from", format_of(name)], ["--max-tensors", "1"], ["--max-rank", "1"])
    for question in QUESTIONS if is_valid else (["check", "--json"], ["info"]):
        for more in options if is_valid else options[:3:2]:
            bad += same(question + more + ["-"], data, path)
    for question in (["check"], ["info", "--json"], ["hash"])[:None if is_valid else 1]:
        bad += same(question + ["-"], data, path, flavour=harness.SANITIZED[0])
    return bad


def truncations(name, data, folder):
    bad = []
    for n in sorted({len(data) * i // CUTS for i in range(CUTS)} | set(range(min(len(data), 17)))):
        path = write(folder, "%s.%d" % (name, n), data[:n])
        for more in ([], ["--from", format_of(name)]):
            bad += same(["check", "--json"] + more + ["-"], data[:n], path)
        os.remove(path)
    return bad


def head_of(name, data):
    """Where the head of a file ends, by the length that it begins with; None: GGUF has none."""
    if name.endswith(".safetensors"):
        return 8 + struct.unpack("<Q", data[:8])[0]
    if name.endswith(".npy"):
        return 10 + struct.unpack("<H", data[8:10])[0] if data[6] == 1 else 12 + struct.unpack("<I", data[8:12])[0]
    return None


def heads(name, data, folder):
    """--head: a file that is cut behind its head is valid as far as it has come, from a pipe and as a file."""
    bad = []
    end = head_of(name, data)
    cuts = set(range(0, len(data) + 1, max(1, len(data) // CUTS))) | {len(data), len(data) - 1} | ({end - 1, end} if end else set())
    last = 0
    for cut in sorted(cuts):
        path = write(folder, "%d of %s" % (cut, name), data[:cut])
        bad += same(["check", "--head", "-"], data[:cut], path)
        named = ask(["check", "--head", path])
        word = named.out.split(b" ", 1)[0]
        level = {b"bad": 0, b"head": 1, b"ok": 2}[word]
        whole = ask(["check", path]).code == 0     # without some bytes of padding, too
        if level < last or whole != (level == 2) or (end and (cut >= end) != (level > 0)):
            bad.append("%d of %d bytes, %s of the head: %r" % (cut, len(data), end, named.out))
        if named.code != (1 if level == 0 else 0):
            bad.append("%d bytes: exit code %d" % (cut, named.code))
        last = level
        os.remove(path)
    return bad


def wrong_heads(t, folder):
    """--head: rules about all tensors together, and limits, hold for the head alone."""
    def header(**ends):
        text = json.dumps({name: {"dtype": "U8", "shape": [end - begin], "data_offsets": [begin, end]} for name, (begin, end) in ends.items()})
        return struct.pack("<Q", len(text)) + text.encode()

    good = header(a=(0, 4000), b=(4000, 9000)) + bytes(10)
    for name, data, more, words in (("good", good, [], ("head ", "2 tensors")), ("overlap", header(a=(0, 4000), b=(2000, 6000)), [], ("bad ", "overlap")),
                                    ("hole", header(a=(0, 4000), b=(5000, 6000)), [], ("bad ", "hole")),
                                    ("hole in front", header(a=(1, 4000)), [], ("bad ", "hole")), ("2^62", header(a=(0, 1 << 62)), [], ("bad ",)),
                                    ("too many", good, ["--max-tensors", "1"], ("bad ", "--max-tensors")),
                                    ("too long", good, ["--max-file", "9000"], ("bad ",))):
        path = write(folder, "wrong.safetensors", data)
        for done in (ask(["check", "--head", *more, path]), ask(["check", "--head", *more, "-"], data=data)):
            t.case("a head: " + name, [repr(done.out)] if any(word.encode() not in done.out for word in words) else [])
    t.case("no head with --strict", code_of(ask(["check", "--head", "--strict", path]), 2, "--head excludes"))


def convert(arguments, out, folder, flavour=harness.TESTED, **stdin):
    """Copies it to a separate folder called `work`, so that names in messages are equal."""
    work = tempfile.mkdtemp(dir=folder)
    try:
        answer = ask(["convert", "-", out] + arguments, cwd=work, flavour=flavour, **stdin)
        for name in os.listdir(work):
            with open(os.path.join(work, name), "rb") as file:
                answer.files[name] = file.read()
        return answer
    finally:
        shutil.rmtree(work)


# Of .npy, .safetensors and .gguf: in order, out of order, and what has to be decoded.
CONVERTED = ("npy_fortran.npy", "npy_big_endian_int16.npy", "npy_float32.npy", "safetensors_order.safetensors",
             "safetensors_small.safetensors", "safetensors_names.safetensors", "gguf_dtypes.gguf", "gguf_note_padding.gguf",
             "gguf_note_big_blocks.gguf")


def conversions(data, path, folder, is_valid):
    bad = []
    cases = [("out." + to, []) for to in TARGETS]
    cases += [("out.primitiv", ["--strict"]), ("out.primitiv", ["--tensor", "a/x"]), ("out.npz", ["--order", "c"]),
              ("out.primitiv", ["--sparse", "dense"]), ("-", ["--to", "primitiv"]), ("-", ["--to", "btf"])]
    for out, more in cases if is_valid else cases[:3:2]:
        flavour = harness.SANITIZED[0] if out == "out.primitiv" else harness.TESTED
        by_pipe = convert(more, out, folder, flavour, data=data)
        as_file = convert(more, out, folder, flavour, path=os.path.abspath(path))
        differs = by_pipe.differs(as_file)
        if differs:
            bad.append("%s %s: %s: %s | %s" % (out, more, differs, harness.tail(by_pipe.err), harness.tail(as_file.err)))
        if by_pipe.code not in (0, 1, 2) or (by_pipe.code != 0 and by_pipe.files):
            bad.append("%s: exit code %d, files %s" % (out, by_pipe.code, list(by_pipe.files)))
    return bad


# --------------------------------------------------------------------------------------- pieces

def feed(arguments, pieces, socket_pair=False, nonblocking=False):
    """Writes one piece after the other, each after the previous one was read; (code, out, bytes not read)."""
    if socket_pair:
        ours, theirs = socket.socketpair()
        read_end, write_end = theirs.detach(), ours.detach()
    else:
        read_end, write_end = os.pipe()
    os.set_blocking(read_end, not nonblocking)
    child = subprocess.Popen([harness.tensorgate()] + arguments, stdin=read_end, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, env=harness.environment())
    if not socket_pair:
        os.close(read_end)
    left = len(pieces)
    try:
        for piece in pieces:
            os.write(write_end, piece)
            left -= 1
            if left % 7 == 0:
                child.poll()
    except BrokenPipeError:
        pass
    os.close(write_end)
    if socket_pair:
        os.close(read_end)
    out, err = child.communicate(timeout=60)
    return child.returncode, out + err, left


def arrivals(t, samples, folder):
    data = dict(samples)["batches"]
    path = write(folder, "batches", data)
    for question in (["check", "-"], ["hash", "--json", "-"], ["info", "-"]):
        want = ask(question, path=path)
        for name, pieces, more in (("bytes", [data[i:i + 1] for i in range(len(data))], {}),
                                   ("a cut header", [data[:3], data[3:14], data[14:]], {}),
                                   ("not blocking", [data[:7], data[7:40], data[40:]], {"nonblocking": True}),
                                   ("a socket", [data[:15], data[15:]], {"socket_pair": True})):
            code, out, _ = feed(question, pieces, **more)
            t.case("%s by %s" % (" ".join(question), name),
                   [] if (code, out) == (want.code, want.out + want.err) else ["%d: %r" % (code, out[-200:])])

    # Reading stops at a refusal; with --json it continues, because the output has the size.
    bad = pr.file(pr.TENSOR, pr.array(9)) + bytes(65536)
    code, out, left = feed(["check", "-"], [bad] + [bytes(65536)] * 64)
    t.case("a refused stream is left", [] if code == 1 and left > 0 else ["%d, %d left, %r" % (code, left, out)])
    code, out, left = feed(["check", "--json", "-"], [bad] + [bytes(65536)] * 64)
    size = b'"size": %d' % (len(bad) + 64 * 65536)
    t.case("but for its size", [] if code == 1 and left == 0 and size in out else ["%d, %d left" % (code, left)])

    # No process at the other end, on either side.
    got = harness.run(["sh", "-c", '"$0" check - <&-', harness.tensorgate()])
    t.case("check - <&-", [] if got.code == 2 else ["exit code %d" % got.code])
    for verb in ("check", "info", "hash"):
        for target in (">&-", ">/dev/full"):
            got = harness.run(["sh", "-c", 'cat "$1" | "$0" %s - %s' % (verb, target), harness.tensorgate(), path])
            t.case("| %s - %s" % (verb, target), [] if got.code == 2 else ["exit code %d" % got.code])
    answer = ask(["check", "-", "-"], data=data)
    t.case("check - -", [] if answer.code == 1 and answer.out.startswith(b"ok - ") and
           b"empty_file" in answer.out else [repr(answer.out)])
    answer = ask(["check", "--from", "btf", "-"], data=data)
    t.case("--from something else", same(["check", "--from", "btf", "--json", "-"], data, path))


    # A hole in the elements is told when those before it have come, trailing bytes at the end.
    text = '{"a":%s,"b":%s}' % tuple('{"dtype":"U8","shape":[2],"data_offsets":[%d,%d]}' % place for place in ((0, 2), (3, 5)))
    code, out, left = feed(["check", "-"], [st.file(text, bytes(65536))] + [bytes(65536)] * 64)
    t.case("a hole is told early", [] if code == 1 and left > 0 and b"no hole" in out else ["%d, %d left, %r" % (code, left, out)])


# --------------------------------------------------------------------------------------- limits

def code_of(answer, code, *words):
    text = answer.out + answer.err
    bad = [] if answer.code == code else ["exit code %d, not %d" % (answer.code, code)]
    return bad + ["no %r in %r" % (w, text[-300:]) for w in words if w.encode() not in text]


def limits(t, samples, folder):
    data = dict(samples)["long"]
    n = len(data)
    structure = n - sum(4 * 17 * (i + 1) for i in range(200))
    largest = 4 * 17 * 200
    def case(name, *problems):
        t.case(name, [p for some in problems for p in some])

    case("check is not held", code_of(ask(["check", "--max-stream", "1", "-"], data=data), 0))
    case("max-file", code_of(ask(["check", "--max-file", str(n), "-"], data=data), 0),
         code_of(ask(["check", "--max-file", str(n - 1), "-"], data=data), 1, "--max-file", "[limit]"))
    # Tensors of 68 bytes and more are not structure, so that all of it and nothing else is kept.
    case("info holds the structure", code_of(ask(["info", "--max-stream", str(structure), "-"], data=data), 0),
         code_of(ask(["info", "--max-stream", str(structure - 1), "-"], data=data), 1, "--max-stream", "[limit]"))
    held = max(structure, largest + 100)
    case("hash holds a tensor", code_of(ask(["hash", "--max-stream", str(held), "-"], data=data), 0),
         code_of(ask(["hash", "--max-stream", str(largest), "-"], data=data), 1, "--max-stream", "[limit]"))
    for to, least in (("primitiv", 1), ("npz", n), ("safetensors", n)):
        right = convert(["--max-stream", str(least)], "out." + to, folder, data=data)
        wrong = convert(["--max-stream", str(least - 1)], "out." + to, folder, data=data)
        case("convert to " + to, code_of(right, 0), [] if least == 1 else code_of(wrong, 1, "--max-stream"),
             [] if least == 1 or not wrong.files else ["a file"])
    # Of .gguf the head is held by the stream; 80 bytes of elements are the end of the file.
    data = gguf.assemble([gguf.pair("a", "string", "text")], [gguf.info("w", "int8", [80], 0)], bytes(80))
    head = str(len(data) - 80)
    for verb in ("check", "info", "hash"):
        case("%s holds the head of gguf" % verb, code_of(ask([verb, "--max-stream", head, "-"], data=data), 0),
             code_of(ask([verb, "--max-stream", str(len(data) - 81), "-"], data=data), 1, "--max-stream", "[limit]", "gguf"))
    # Of these, too, the structure is held and nothing else: all but 80 bytes of elements; check holds nothing.
    for name, data in (("npy", npy.file(npy.header("<i2", (40,)), bytes(80))),
                       ("safetensors", st.container([("a", "U8", [80], bytes(80))]))):
        case("check %s is not held" % name, code_of(ask(["check", "--max-stream", "1", "-"], data=data), 0))
        for verb in ("info", "hash"):
            case("%s holds the structure of %s" % (verb, name),
                 code_of(ask([verb, "--max-stream", str(len(data) - 80), "-"], data=data), 0),
                 code_of(ask([verb, "--max-stream", str(len(data) - 81), "-"], data=data), 1, "--max-stream", "[limit]", name))
    other = os.path.join(harness.SAMPLES, "btf_special_floats.btf")
    with open(other, "rb") as file:
        btf = file.read()
    for verb in ("check", "info", "hash"):
        case("%s: other formats are held" % verb,
             code_of(ask([verb, "--max-stream", str(len(btf)), "-"], data=btf), 0),
             code_of(ask([verb, "--max-stream", str(len(btf) - 1), "-"], data=btf), 1, "--max-stream", "[limit]"))


# --------------------------------------------------------------------------------- large streams

def large(dims):
    """The start and the end of a model whose only matrix is between them, and the bytes of the matrix."""
    nbytes = 4
    for d in dims:
        nbytes *= d
    head = pr.uint32(1) + pr.array(1) + pr.string(b"w") + pr.shape(dims) + b"\xc6" + struct.pack(">I", nbytes)
    return pr.file(pr.MODEL, head), nbytes, pr.uint32(0)


def peak(arguments, parts):
    """KiB and exit code of the command that reads these parts, [bytes, ...]."""
    child = subprocess.Popen([os.path.join(harness.BUILD, "release/tests/measure"), "--input", harness.tensorgate()] +
                             arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=harness.environment())
    for part in parts:
        child.stdin.write(part)
    child.stdin.close()
    kib, _, code = child.stdout.read().split()
    child.wait()
    return int(kib), int(code)


def large_ones(t, folder):
    head, nbytes, end = large([1536, 4096])         # 24 MiB, more than a spool keeps in memory
    block = bytes(range(256)) * 4096
    parts = [head] + [block] * (nbytes // MEGABYTE) + [end]
    data = b"".join(parts)
    path = write(folder, "large", data)
    private = os.path.join(folder, "private")
    os.mkdir(private)
    env = {"TMPDIR": private}
    for question in (["info", "-"], ["hash", "-"]):
        by_pipe, as_file = ask(question, data=data, env=env), ask(question, path=path)
        t.case("24 MiB: %s" % question[0], by_pipe.differs(as_file))
    for out in ("out.primitiv", "out.btf", "out.npz"):
        by_pipe, as_file = convert([], out, folder, data=data, env=env), convert([], out, folder, path=path)
        t.case("24 MiB: convert to %s" % out, by_pipe.differs(as_file))
    t.case("nothing is left behind", os.listdir(private))
    missing = {"TMPDIR": os.path.join(folder, "missing")}
    for question in (["hash", "-"], ["convert", "-", os.path.join(folder, "none.npz")]):
        t.case("%s without a place for a temporary file" % question[0],
               code_of(ask(question, data=data, env=missing), 2, "temporary file: no such file"))
    t.case("check without one", code_of(ask(["check", "-"], data=data, env=missing), 0))
    # A full disk, at each of the first writes; a limit of the process; closed standard output.
    inject = {"TMPDIR": private, "LD_PRELOAD": os.path.abspath(os.path.join(harness.BUILD, "tests", "inject.so")),
              "INJECT_ONLY": "write", "INJECT_ERRNO": str(errno.ENOSPC)}
    for nth in (1, 2, 3, 20):
        for question in (["hash", "-"], ["convert", "-", os.path.join(folder, "full.npz")]):
            got = ask(question, data=data, env=dict(inject, INJECT_NTH=str(nth)))
            t.case("%s, write %d fails" % (question[0], nth), code_of(got, 2, "temporary file: no space left") +
                   (["an output"] if os.path.exists(question[-1]) or got.out else []))
    for name, shell, codes in (("ulimit -f", 'ulimit -f 10000; exec "$0" hash - <"$1"', 0),
                               ("ulimit -f, held", 'ulimit -f 10000; cat "$1" | "$0" hash -', 2),
                               ("closed, held", 'cat "$1" | "$0" hash - >&-', 2),
                               ("all closed, held", 'cat "$1" | "$0" hash --json - >&- 2>&-', 2)):
        got = harness.run(["sh", "-c", shell, harness.tensorgate(), path], env=env)
        t.case(name, [] if got.code == codes else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    cut = convert([], "out.primitiv", folder, data=data[:-1])
    t.case("24 MiB, cut short", code_of(cut, 1, "[truncated]") + list(cut.files))
    os.remove(path)

    head, nbytes, end = large([32768, 2048])        # 256 MiB
    parts = [head] + [block] * (nbytes // MEGABYTE) + [end]
    out = os.path.join(folder, "copy.primitiv")
    for arguments, most in ((["check", "-"], 8), (["check", "--json", "-"], 8), (["info", "-"], 10),
                            (["convert", "-", out], 8)):
        kib, code = peak(arguments, parts)
        t.case("256 MiB: %s" % arguments[0], [] if code == 0 and kib < most << 10 else ["%d KiB, %d" % (kib, code)])
    t.case("256 MiB: all of it", [] if os.path.getsize(out) == len(head) + nbytes + len(end) else ["another size"])


def long_ones(t):
    """256 MiB of elements through a pipe, or 1 GiB: memory does not depend on their number."""
    block = bytes(range(256)) * 4096
    count = 1 << 28 if os.environ.get("ROBUST") != "every" else 1 << 30
    rest = [block] * (count // MEGABYTE)
    half = count // 2
    made = (("npy", npy.file(npy.header("<f4", (1 << 14, count >> 16)), b"")),
            ("safetensors", st.file({"a": st.entry("uint8", [half], half, 2 * half), "b c": st.entry("F8_E4M3", [half], 0, half)}, b"")))
    for name, head in made:
        for arguments in (["check", "-"], ["check", "--json", "-"], ["info", "-"], ["hash", "-"]):
            kib, code = peak(arguments, [head] + rest)
            t.case("long %s: %s" % (name, " ".join(arguments)),
                   [] if code == 0 and kib < 12 << 10 else ["%d KiB, %d" % (kib, code)])
    # What follows the last tensor of .gguf is no error.
    head = gguf.assemble([gguf.pair("a", ["string"], ["token %d" % i for i in range(10000)])],
                         [gguf.info("a", "int8", [half - 1], 0), gguf.info("b c", "q8_0", [half // (34 << 5), 1 << 10], half)], b"")
    for arguments in (["check", "-"], ["check", "--json", "-"], ["info", "-"]):
        kib, code = peak(arguments, [head] + rest)
        t.case("long gguf: %s" % " ".join(arguments),
               [] if code == 0 and kib < 16 << 10 else ["%d KiB, %d" % (kib, code)])
    for name, head in made:
        kib, code = peak(["check", "-"], [head] + rest + [b"x"])
        t.case("long %s and a byte" % name, [] if code == 1 and kib < 12 << 10 else ["%d KiB, %d" % (kib, code)])
    # A head that is wrong whatever follows is told early.
    wrong = gguf.head(1, 1) + gguf.text("a") + b"\xff" * 4
    code, out, left = feed(["check", "-"], [wrong] + [bytes(65536)] * 64)
    t.case("a wrong head of gguf is told early",
           [] if code == 1 and left > 0 and b"a known type of value" in out else ["%d, %d left, %r" % (code, left, out)])
    # A length that no file has takes no memory.
    text = gguf.head(0, 1) + gguf.text("a") + struct.pack("<IQ", 8, 1 << 62)
    kib, code = peak(["check", "-"], [text] + rest)
    t.case("long gguf in a text that is longer than files", [] if code == 1 and kib < 12 << 10 else ["%d KiB, %d" % (kib, code)])
    # Names and places of 100,000 tensors are kept.
    text = "{%s}" % ",".join('"layers.%d":{"dtype":"U8","shape":[1],"data_offsets":[%d,%d]}' % (i, i, i + 1) for i in range(100000))
    kib, code = peak(["check", "-"], [st.file(text, bytes(100000))])
    t.case("100,000 tensors of safetensors", [] if code == 0 and kib < 48 << 10 else ["%d KiB, %d" % (kib, code)])


# ------------------------------------------------------------------------------------------ all

def run(t):
    folder = tempfile.mkdtemp(prefix="stream-")
    try:
        samples = list(inputs())
        paths = {name: write(folder, name, data) for name, data in samples}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = []
            for name, data in harness.in_round(samples, 4):
                valid = "_no_" not in name and name != "twice"
                jobs.append(("%s by pipe" % name, pool.submit(answers, name, data, paths[name], valid)))
                if format_of(name) == "primitiv" or name in CONVERTED:
                    jobs.append(("convert %s by pipe" % name,
                                 pool.submit(conversions, data, paths[name], folder, valid)))
                if valid and len(data) < 2000:
                    jobs.append(("%s by pipe, cut" % name, pool.submit(truncations, name, data, folder)))
            for path in harness.in_round(harness.names(harness.SAMPLES), 4):
                if path.endswith((".npy", ".safetensors", ".gguf")) and 0 < os.path.getsize(path) < 2000:
                    with open(path, "rb") as file:
                        data = file.read()
                    name = os.path.basename(path)
                    jobs.append(("head of " + name, pool.submit(heads, name, data, folder)))
                if not path.endswith(tuple(harness.formats.SUFFIX[name] for name in harness.formats.STREAM)):
                    with open(path, "rb") as file:
                        data = file.read()
                    jobs.append(("%s by pipe" % os.path.basename(path),
                                 pool.submit(same, ["hash", "--json", "-"], data, path)))
            for name, job in jobs:
                t.case(name, job.result())
        # An existing output, and one that is replaced.
        data = dict(samples)["batches"]
        old = write(folder, "old.primitiv", b"old")
        t.case("an output that is there", code_of(ask(["convert", "-", old], data=data), 2, "--force"))
        broken = ask(["convert", "--force", "-", old], data=data[:-1])
        with open(old, "rb") as file:
            t.case("a refused one leaves the old", code_of(broken, 1) + ([] if file.read() == b"old" else ["changed"]))
        done = ask(["convert", "--force", "-", old], data=data)
        with open(old, "rb") as file:
            t.case("replaced", code_of(done, 0) + ([] if file.read() == data else ["not as it was sent"]))
        full = ask(["convert", "-", os.path.join(folder, "none", "x.primitiv")], data=data)
        t.case("no folder", code_of(full, 2, "no such folder"))
        wrong_heads(t, folder)
        arrivals(t, samples, folder)
        limits(t, samples, folder)
        large_ones(t, folder)
        long_ones(t)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
