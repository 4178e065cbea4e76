# SPDX-License-Identifier: Apache-2.0
"""The fuzz targets and their starting points: seeds, dictionary, limits.

Seeds are in fuzz/seeds/FORMAT, files of that format; if the first bytes of an input control the target, those bytes
are added here. fuzz/seeds/TARGET has inputs that only this target reads; fuzz/seeds/TARGET.tar.xz has many small
files that fuzzing found and `make fuzz-pack` put there, most of them refused. The sample files of the tests
(build/samples) are seeds, too.
"""
import glob
import hashlib
import os
import re
import shutil
import sys
import tarfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scripts"))
from formats import FORMATS as LIST, NAMES as FORMATS, STREAM  # noqa: E402

ROOT = os.path.join("build", "fuzz")       # corpora, artifacts, reports
SEEDS = os.path.join("fuzz", "seeds")
REGRESSIONS = os.path.join("fuzz", "regressions")
SAMPLES = os.path.join("build", "samples")

MAX_SEED = 16384                            # bytes; larger inputs cost more than they find


class Target:
    def __init__(self, name, formats=(), prefixes=(b"",), max_len=4096, flavours=("asan", "msan"), more=(), options=(),
                 library=None, made=tuple):
        self.name = name
        self.formats = formats              # of the files it reads
        self.prefixes = prefixes            # bytes in front of each file, in turn
        self.max_len = max_len
        self.flavours = flavours            # flavours for which there is a replay program
        self.more = more                    # patterns of other files in the tree that are seeds
        self.made = made                    # other seeds
        self.options = options              # of libFuzzer
        self.library = library              # without it on the machine, make does not build the target

    def program(self, flavour):
        return os.path.join("build", flavour, "fuzz", self.name)

    def left_out(self, flavour):
        """Why there is no program; None if there is or has to be one."""
        if self.library is None or os.path.exists(self.program(flavour)):
            return None
        return "%s (%s), which needs %s" % (self.name, flavour, self.library)

    def folder(self, what):
        """build/fuzz/WHAT/TARGET, which is created if necessary."""
        path = os.path.join(ROOT, what, self.name)
        os.makedirs(path, exist_ok=True)
        return path

    def packed(self):
        """The archive of its small seeds, which may be missing."""
        return os.path.join(SEEDS, self.name + ".tar.xz")

    def packed_files(self):
        if not os.path.exists(self.packed()):
            return []
        with tarfile.open(self.packed()) as archive:
            return [archive.extractfile(member).read() for member in archive if member.isfile() and member.size <= MAX_SEED]

    def seed_files(self, packed=True):
        """The bytes of every seed, without duplicates."""
        seen = set(self.packed_files() if packed else ())
        for pattern in (os.path.join(SEEDS, self.name, "*"), os.path.join(REGRESSIONS, self.name, "*")) + self.more:
            seen.update(data for data in map(read, glob.glob(pattern)) if len(data) <= MAX_SEED)
        seen.update(data for data in self.made() if len(data) <= MAX_SEED)
        for fmt in self.formats:
            paths = glob.glob(os.path.join(SEEDS, fmt, "*")) + glob.glob(os.path.join(SAMPLES, fmt + "_*"))
            for i, path in enumerate(sorted(paths)):
                data = read(path)
                if len(data) <= MAX_SEED:
                    # Every prefix with some file, every file with some prefixes.
                    for k in range(min(3, len(self.prefixes))):
                        seen.add(self.prefixes[(3 * i + k) % len(self.prefixes)] + data)
        return sorted(seen, key=lambda data: (len(data), data))

    def regressions(self):
        return sorted(glob.glob(os.path.join(REGRESSIONS, self.name, "*")))

    def prepare(self, folder=None, packed=True):
        """Writes the seeds to a separate folder and returns it."""
        folder = folder or self.folder("seeds")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        for data in self.seed_files(packed):
            with open(os.path.join(folder, hashlib.sha1(data).hexdigest()), "wb") as file:
                file.write(data)
        return folder

    def dictionary(self):
        """One dictionary with the entries of ksyc for all of its formats; None if there is none."""
        lines = []
        names = [os.path.join("generated", fmt + ".dict") for fmt in self.formats]
        for name in names + [os.path.join("fuzz", "dict", self.name + ".dict")]:
            if os.path.exists(name):
                lines += [line for line in read(name).decode().splitlines() if line and not line.startswith("#")]
        if not lines:
            return None
        # Names of entries need not be unique, values should be.
        values = sorted({line[line.index('"'):] for line in lines})
        path = os.path.join(ROOT, "dict", self.name + ".dict")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="ascii") as file:
            file.write("\n".join(values) + "\n")
        return path


def read(path):
    with open(path, "rb") as file:
        return file.read()


def with_files():
    """Grammars, each with a file that is read by it: those of tests/language, and ours that import nothing."""
    for path in sorted(glob.glob(os.path.join("tests", "language", "*.ksy"))):
        text = read(path)
        grammar = b"".join(line for line in text.splitlines(True) if not line.startswith(b"#"))
        for found in re.finditer(rb"^# (?:bytes|tree|refused):\s*([0-9a-f-]*)", text, re.MULTILINE):
            yield grammar + b"\0" + bytes.fromhex(found.group(1).replace(b"-", b"").decode("ascii"))
    for fmt in ("btf", "npy", "safetensors"):
        for path in sorted(glob.glob(os.path.join(SAMPLES, fmt + "_*"))):
            yield read(os.path.join("specs", fmt + ".ksy")) + b"\0" + read(path)


# The first byte of inputs of fuzz_convert.c: the format in the lower three bits, options in the others.
_CONVERT = tuple(bytes([flags | fmt]) for flags in (0, 0x20, 0x10, 0x08, 0x90) for fmt in range(min(len(FORMATS), 8)))
_CLI = tuple(bytes([line, detail]) for detail in (0, 0x31, 0x62) for line in range(24))
_STREAM = (b"\0\0", b"\1\0", b"\2\1", b"\3\7", b"\4\2")

# How often an edge is taken depends on the number of elements of a file, which the mutator varies anyway. An input is
# kept only for a new edge: a fifth of the corpus, half as much work for the engine, more edges.
_EDGES = ("-use_counters=0",)

# zlib and libzip are not instrumented for MemorySanitizer.
_FLAVOURS = {"ZLIB": ("asan",)}

TARGETS = {target.name: target for target in (
    *(Target(f.target, (f.name,), flavours=_FLAVOURS.get(f.needs, ("asan", "msan")), options=_EDGES) for f in LIST),
    Target("msgpack", ("msgpack",), max_len=64, options=_EDGES),
    Target("stream", STREAM, _STREAM),
    Target("safetensors_header", ("safetensors",), options=_EDGES),
    Target("npz_libzip", ("npz",), flavours=_FLAVOURS["ZLIB"], options=_EDGES, library="libzip"),
    Target("safetensors_index", options=_EDGES),
    Target("convert", FORMATS, _CONVERT),
    Target("rewrite", FORMATS),
    Target("onnx_rewrite", ("onnx",), (b"\0", b"\x10")),
    Target("write", max_len=512),
    Target("cli", FORMATS, _CLI),
    Target("ksyc", max_len=16384, flavours=("asan",), more=("specs/*.ksy",), made=with_files),   # nor is libyaml
    Target("numbers", max_len=2048),
    Target("array", max_len=16),
)}


def chosen(names, flavour="libfuzzer"):
    """The targets of these names, or all that are built in a flavour if there are no names; ends the program at an
    unknown one."""
    unknown = [name for name in names if name not in TARGETS]
    if unknown:
        raise SystemExit("no such target: %s; there are: %s" % (" ".join(unknown), " ".join(TARGETS)))
    if names:
        return [TARGETS[name] for name in names]
    for target in filter(lambda target: target.left_out(flavour), TARGETS.values()):
        print("skipped: " + target.left_out(flavour), file=sys.stderr)
    return [target for target in TARGETS.values() if not target.left_out(flavour)]


if __name__ == "__main__":
    print(" ".join(TARGETS))
