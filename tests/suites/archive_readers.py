# SPDX-License-Identifier: Apache-2.0
"""Other readers of ZIP archives: what each finds in a file, as [(name, contents)], or the reason why it finds nothing.

Names are text: a reader that shows other characters than the bytes of the name, read as UTF-8, disagrees.
"""
import ctypes
import ctypes.util
import io
import json
import locale
import os
import re
import shutil
import subprocess
import threading
import warnings
import zipfile

import numpy as np

import harness

BIN = os.path.join(harness.BUILD, "archives_bin")


class Refused(Exception):
    pass


# The filters of warnings belong to the process: two threads that change and restore them leave those of the other.
WARNINGS = threading.Lock()


def python_zipfile(path, data):
    try:
        with WARNINGS, warnings.catch_warnings():
            warnings.simplefilter("error")
            with zipfile.ZipFile(io.BytesIO(data)) as z:
                return [(entry.filename, z.read(entry)) for entry in z.infolist()]
    except Exception as error:      # whatever zipfile raises on a bad archive: BadZipFile, struct.error, OSError, ...
        raise Refused("%s: %s" % (type(error).__name__, error)) from error


def numpy_load(path, data):
    """Names are keys, contents arrays."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as z:
            if isinstance(z, np.ndarray):
                raise Refused("an array, no archive")
            return [(key, z[key]) for key in z.files]
    except Refused:
        raise
    except Exception as error:
        raise Refused("%s: %s" % (type(error).__name__, error)) from error


def unzip(path, data, want):
    """Info-ZIP prints names and contents in a row, which must be what the other readers found."""
    got = harness.run(["unzip", "-c", path], timeout=10, env={"LC_ALL": "C.UTF-8"}, start_new_session=True)
    if not want and got.code == 1 and b"zipfile is empty" in got.err:
        return want
    if got.code != 0:
        raise Refused("exit code %d: %s" % (got.code, harness.tail(got.err, 120)))
    out = got.out.split(b"\n", 1)[1]
    for name, content in want:
        head, found, out = out.partition(b": ")
        shown = re.sub(rb"[\0-\x1f]", lambda c: b"^%c" % (c[0][0] + 64), name.encode("utf-8"))
        line = shown.ljust(22) + b"  \n"
        if not found or head.strip() not in (b"extracting", b"inflating") or not out.startswith(line + content + b"\n"):
            return [("?", got.out[:200])]
        out = out[len(line) + len(content) + 1:]
    return want if not out else want + [("?", out[:200])]


class Libarchive:
    """libarchive without its command bsdtar, so that names and contents of thousands of files come out in one process.
    `seeking`: by the directory, where it can; otherwise as a stream, by local headers alone."""

    def __init__(self):
        locale.setlocale(locale.LC_CTYPE, "C.UTF-8")    # of names, which libarchive converts
        name = ctypes.util.find_library("archive")
        if name is None:
            raise Refused("libarchive is not installed: scripts/setup.sh test")
        self.lib = ctypes.CDLL(name)
        for function, result in (("archive_read_new", ctypes.c_void_p), ("archive_entry_pathname_utf8", ctypes.c_char_p),
                                 ("archive_error_string", ctypes.c_char_p), ("archive_read_data", ctypes.c_ssize_t)):
            getattr(self.lib, function).restype = result

    def read(self, data, seeking):
        lib = self.lib
        a = ctypes.c_void_p(lib.archive_read_new())
        try:
            (lib.archive_read_support_format_zip if seeking else lib.archive_read_support_format_zip_streamable)(a)
            return list(self.members(a, data))
        finally:
            lib.archive_read_free(a)

    def good(self, a, code):
        if code < 0:        # warnings, too
            raise Refused("%d: %s" % (code, (self.lib.archive_error_string(a) or b"").decode("utf-8", "replace")))

    def members(self, a, data):
        lib = self.lib
        self.good(a, lib.archive_read_open_memory(a, data, ctypes.c_size_t(len(data))))
        entry = ctypes.c_void_p()
        buffer = ctypes.create_string_buffer(1 << 16)
        while True:
            code = lib.archive_read_next_header(a, ctypes.byref(entry))
            if code == 1:
                return
            self.good(a, code)
            name = lib.archive_entry_pathname_utf8(entry)
            content = b""
            while True:
                n = lib.archive_read_data(a, buffer, ctypes.c_size_t(len(buffer)))
                self.good(a, n)
                if n <= 0:
                    break
                content += buffer.raw[:n]
            yield (None if name is None else name.decode("utf-8", "replace")), content


class Go:
    """archive/zip of Go: one process for all files. None where Go is not installed."""

    def __init__(self):
        self.program = os.path.abspath(os.path.join(BIN, "list_zip"))
        source = "tests/official/list_zip.go"
        self.there = shutil.which("go") is not None
        if self.there and not (os.path.exists(self.program) and
                               os.path.getmtime(self.program) > os.path.getmtime(source)):
            os.makedirs(BIN, exist_ok=True)
            got = harness.run(["go", "build", "-o", self.program, source], timeout=300,
                              env={"GO111MODULE": "off", "GOFLAGS": "", "GOTOOLCHAIN": "local",
                                   "GOCACHE": os.path.abspath(os.path.join(BIN, "go_cache"))})
            if got.code != 0:
                raise Refused("go build: " + harness.tail(got.err))

    def read(self, paths):
        """{path: members or Refused}"""
        done = subprocess.run([self.program], input="\n".join(paths).encode(), stdout=subprocess.PIPE, check=True)
        found = {}
        for line in done.stdout.decode().splitlines():
            answer = json.loads(line)
            found[answer["path"]] = Refused(answer["error"]) if answer["error"] else [
                (bytes.fromhex(m["name"]).decode("utf-8", "backslashreplace"), bytes.fromhex(m["content"]))
                for m in answer["members"] or []]
        return found
