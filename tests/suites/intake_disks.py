# SPDX-License-Identifier: Apache-2.0
"""`intake` on file systems of all kinds: a file that somebody can still write to is not accepted.

A process maps a file for writing, closes it, and changes the bytes after the verdict: where the kernel sees the mapping the
file waits, elsewhere a copy is accepted, which stays as it was checked. So on ext4, XFS, Btrfs, tmpfs, overlayfs and FUSE,
as far as the machine can mount them. Then what strangers can do without writing: holes, locks, leases, special bits of modes.
"""
import contextlib
import ctypes
import fcntl
import hashlib
import mmap
import os
import shutil
import stat
import struct
import subprocess
import tempfile
import time

import harness
from intake_tools import DONE, LOCKS, REFUSED, REPORT, TROUBLE, Box, bad, good
from samples import npy

NOBODY = 65534
MIB = 1 << 20
LIBC = ctypes.CDLL(None, use_errno=True)
LIBC.mmap.restype = ctypes.c_void_p
LIBC.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
LIBC.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


def differs(what, found, expected):
    return [] if found == expected else ["%s: %r, expected %r" % (what, found, expected)]


def says(got, *words):
    text = (got.out + got.err).decode("utf-8", "replace")
    return ["it does not say %r: %s" % (word, text[-300:]) for word in words if word not in text]


# -------------------------------------------------------------------------------------- file systems

class Unavailable(Exception):
    """The machine has no such file system; the text says why."""


def mount(*words):
    done = subprocess.run(["mount", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        raise Unavailable(done.stdout.decode("utf-8", "replace").strip())


@contextlib.contextmanager
def loop(kind, *options):
    """A file system in a file."""
    if os.geteuid() != 0:
        raise Unavailable("only root can mount one")
    make = shutil.which("mkfs." + kind, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    if make is None:
        raise Unavailable("no mkfs." + kind)
    place = tempfile.mkdtemp()
    try:
        image, root = os.path.join(place, "image"), os.path.join(place, "root")
        os.mkdir(root)
        with open(image, "wb") as file:
            file.truncate(512 * MIB)
        subprocess.run([make, *options, image], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        mount("-o", "loop", image, root)
        try:
            yield root
        finally:
            subprocess.run(["umount", root], check=True)
    finally:
        shutil.rmtree(place)


@contextlib.contextmanager
def tmpfs():
    if os.geteuid() != 0:
        raise Unavailable("only root can mount one")
    root = tempfile.mkdtemp()
    try:
        mount("-t", "tmpfs", "none", root)
        try:
            yield root
        finally:
            subprocess.run(["umount", root], check=True)
    finally:
        os.rmdir(root)


@contextlib.contextmanager
def overlay():
    """As the root of a container is: over ext4."""
    with loop("ext4", "-q") as base:
        parts = [os.path.join(base, name) for name in ("lower", "upper", "work", "root")]
        for part in parts:
            os.mkdir(part)
        mount("-t", "overlay", "-o", "lowerdir=%s,upperdir=%s,workdir=%s" % tuple(parts[:3]), "overlay", parts[3])
        try:
            yield parts[3]
        finally:
            subprocess.run(["umount", parts[3]], check=True)


@contextlib.contextmanager
def fuse():
    """Any server that passes files through."""
    server = shutil.which("fuse-overlayfs")
    if server is None or not os.path.exists("/dev/fuse"):
        raise Unavailable("no fuse-overlayfs, or no /dev/fuse")
    place = tempfile.mkdtemp()
    try:
        parts = [os.path.join(place, name) for name in ("lower", "upper", "work", "root")]
        for part in parts:
            os.mkdir(part)
        done = subprocess.run([server, "-o", "lowerdir=%s,upperdir=%s,workdir=%s" % tuple(parts[:3]), parts[3]],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode != 0:
            raise Unavailable(done.stdout.decode("utf-8", "replace").strip())
        try:
            yield parts[3]
        finally:
            subprocess.run(["umount", parts[3]], check=True)
    finally:
        shutil.rmtree(place)


class Mapping:
    """A shared mapping of a file for writing, without an open descriptor."""

    def __init__(self, path, size):
        fd = os.open(path, os.O_RDWR)
        self.size = size
        self.place = LIBC.mmap(None, size, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED, fd, 0)
        os.close(fd)
        self.write(0, ctypes.string_at(self.place, 1))      # the page is writable from here on

    def write(self, at, data):
        ctypes.memmove(self.place + at, data, len(data))

    def close(self):
        LIBC.munmap(self.place, self.size)


class Pinned:
    """The page of a file that the kernel may write to for a process, which has it neither open nor mapped: a registered
    buffer of io_uring."""
    SETUP, ENTER, REGISTER = 425, 426, 427

    def __init__(self, path):
        if os.uname().machine not in ("x86_64", "aarch64"):
            raise Unavailable("the numbers of system calls are not known")
        params = ctypes.create_string_buffer(120)
        self.ring = LIBC.syscall(self.SETUP, 4, params)
        if self.ring < 0:
            raise Unavailable("no io_uring: " + os.strerror(ctypes.get_errno()))
        entries = struct.unpack_from("I", params.raw, 0)[0]
        tail, array = struct.unpack_from("I", params.raw, 44)[0], struct.unpack_from("I", params.raw, 64)[0]
        fd = os.open(path, os.O_RDWR)
        place = LIBC.mmap(None, 4096, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED, fd, 0)
        buffer = struct.pack("QQ", place, 4096)
        code = LIBC.syscall(self.REGISTER, self.ring, 0, buffer, 1)
        LIBC.munmap(place, 4096)
        os.close(fd)
        if code != 0:
            error = ctypes.get_errno()
            os.close(self.ring)
            raise Unavailable("its pages cannot be pinned: " + os.strerror(error))
        self.place, self.tail, self.array = place, tail, array
        self.queue = mmap.mmap(self.ring, array + 4 * entries)
        self.entries = mmap.mmap(self.ring, 64 * entries, offset=0x10000000)

    def write(self, data):
        """At the start of the page."""
        out, into = os.pipe()
        os.write(into, data)
        entry = struct.pack("BBHiQQIIQH", 4, 0, 0, out, 0xffffffffffffffff, self.place, len(data), 0, 0, 0)
        self.entries[:len(entry)] = entry
        struct.pack_into("I", self.queue, self.array, 0)
        struct.pack_into("I", self.queue, self.tail, 1)
        done = LIBC.syscall(self.ENTER, self.ring, 1, 1, 1, None, 0)
        os.close(out)
        os.close(into)
        return done == 1

    def close(self):
        self.queue.close()
        self.entries.close()
        os.close(self.ring)


# What the kernel says of a mapping: that the file is still written to, or nothing, so that a copy has to be taken.
SEEN, COPIED = "seen", "copied"
KINDS = (("ext4", lambda: loop("ext4", "-q"), SEEN), ("XFS", lambda: loop("xfs", "-q"), SEEN),
         ("Btrfs", lambda: loop("btrfs", "-q"), SEEN), ("tmpfs", tmpfs, None), ("overlayfs", overlay, COPIED), ("FUSE", fuse, COPIED))


def refuses(box):
    """The file system lacks what intake needs, which is said at the start."""
    got = box.run()
    return got.code == TROUBLE and b"lacks O_TMPFILE or RENAME_NOREPLACE" in got.err


def mapped(t, name, root, expected):
    """Stored by content or by name, the bytes of what was accepted stay those of the check."""
    for options in ((), ("--by-content",), ("--reports",), ("--to", "safetensors"), ("--no-lease",)):
        box = Box(root)
        data = npy.array("uint8", (100_000,), bytes(range(250)) * 400)
        box.put("x.npy", data, True)
        mapping = Mapping(box.path("inbox", "x.npy"), len(data))
        try:
            got = box.run("-v", *options)
            mapping.write(len(data) - 3, b"XYZ")
            accepted = [box.read("accept", file) for file in box.names("accept") if file.endswith(".npy")]
            problems = differs("exit code", got.code, DONE)
            if expected != SEEN and accepted or expected == COPIED:
                problems += differs("accepted", [hashlib.sha256(one).hexdigest() for one in accepted], [hashlib.sha256(data).hexdigest()])
                problems += differs("inbox", box.names("inbox"), []) + differs("quarantine", box.names("quarantine"), [])
            else:
                problems += differs("inbox", box.names("inbox"), ["x.npy"]) + differs("accepted", accepted, [])
                problems += says(got, "open for writing", "1 not complete")
        finally:
            mapping.close()
        if box.names("inbox"):      # the mapping is gone: it is complete
            got = box.run(*options)
            problems += differs("without the mapping", (got.code, box.names("inbox")), (DONE, []))
        t.case("%s: a file that is mapped for writing%s" % (name, " ".join(("",) + options)), problems)
        box.close()


def pinned(t, name, root):
    box = Box(root)
    data = good(0)
    box.put("x.npy", data, True)
    try:
        pin = Pinned(box.path("inbox", "x.npy"))
    except Unavailable as error:
        t.skip("%s: a pinned page" % name, error)
        box.close()
        return
    got = box.run()
    problems = differs("exit code", got.code, DONE) + ([] if pin.write(b"XYZ") else ["the page is not written"])
    pin.close()
    problems += differs("accepted", box.files("accept"), {"x.npy": data})
    t.case("%s: a page that the kernel writes to" % name, problems + box.problems())
    box.close()


def ordinary(t, name, root):
    """Verdicts, names that are taken, duplicates, a writer who has the file open."""
    box = Box(root)
    box.fill(3, 2)
    with open(box.path("inbox", "good0.npy"), "ab"):
        got = box.run("-v")
        problems = says(got, "2 accepted, 2 quarantined", "1 not complete") + differs("exit code", got.code, REFUSED)
    got = box.run()
    t.case("%s: files of all kinds" % name, problems + differs("exit code", got.code, DONE) + box.is_done())
    box.close()
    box = Box(root)
    box.fill(2, 0)
    box.put("again.npy", good(1), True)
    got = box.run("--by-content", "--reports")
    problems = says(got, "3 accepted", "1 duplicates") + differs("reports", len(box.reports("accept")), 2)
    t.case("%s: --by-content" % name, problems + differs("exit code", got.code, DONE) + box.is_done())
    box.close()


def shared(t, name, root):
    """The copy of a large file takes no space of its own, where files can share theirs."""
    box = Box(root)
    size = 64 * MIB
    box.put("x.npy", npy.array("uint8", (size,), os.urandom(size)), True)
    os.sync()
    before = os.statvfs(root).f_bfree * os.statvfs(root).f_frsize
    with open(box.path("inbox", "x.npy"), "rb"):       # its space is not given back
        got = box.run("--copy")
        os.sync()
        used = before - os.statvfs(root).f_bfree * os.statvfs(root).f_frsize
    t.case("%s: a copy shares the space of the file" % name, differs("exit code", got.code, DONE) + box.is_done() +
           (["%d bytes" % used] if used > size // 4 else []))
    box.close()


def kinds(t):
    for name, make, expected in KINDS:
        try:
            with make() as root:
                box = Box(root)
                refused = name == "FUSE" and refuses(box)
                box.close()
                if refused:
                    t.case("%s: refused at the start, as it cannot hold what intake promises" % name, [])
                    continue
                mapped(t, name, root, expected)
                pinned(t, name, root)
                ordinary(t, name, root)
                if name in ("XFS", "Btrfs"):
                    shared(t, name, root)
        except Unavailable as error:
            t.skip(name, error)


# ----------------------------------------------------------------------------------------- --copy

def copied(t):
    """A file of its own: with the user and the mode of intake, under the name, also if the original stays open or is linked."""
    box = Box()
    box.fill(3, 1)
    inode = os.stat(box.path("inbox", "good0.npy")).st_ino
    with open(box.path("inbox", "good0.npy"), "rb") as file:
        got = box.run("--copy", "--reports")
        again = os.open("/proc/self/fd/%d" % file.fileno(), os.O_WRONLY)
        os.write(again, b"changed")
        os.close(again)
    new = os.stat(box.path("accept", "good0.npy"))
    problems = differs("exit code", got.code, REFUSED) + differs("names of it", new.st_nlink, 1)
    problems += ["it is the file itself"] if new.st_ino == inode else []
    t.case("--copy", problems + box.is_done())
    box.close()
    box = Box()
    box.put("a.npy", good(0), True)
    with open(box.path("accept", "a.npy"), "wb") as file:
        file.write(good(1))
    box.given[good(1)] = True
    got = box.run("--copy")
    t.case("--copy: a name that is taken", differs("exit code", got.code, DONE) + box.is_done() +
           differs("accepted", sorted(box.names("accept")), ["a.npy", "a~1.npy"]))
    box.close()


def special_modes(t):
    for mode in (0o4755, 0o2755, 0o6755, 0o1644):
        box = Box()
        box.fill(1, 0)
        path = box.path("inbox", "good0.npy")
        os.chmod(path, mode)
        if stat.S_IMODE(os.stat(path).st_mode) != mode:
            t.skip("mode %o" % mode, "it cannot be set")
        got = box.run()
        found = stat.S_IMODE(os.stat(box.path("accept", "good0.npy")).st_mode)
        t.case("a file of mode %o" % mode, differs("exit code", got.code, DONE) + differs("special bits", found & 0o7000, 0) + box.is_done())
        box.close()


# ----------------------------------------------------------------------------------------- holes

def hollow(path, size, data=b""):
    """A valid file of so many bytes, which lie in a hole, but for some at the end."""
    head = b"{'descr': '|u1', 'fortran_order': False, 'shape': (%d,), }" % size
    head += b" " * (-(10 + len(head) + 1) % 64) + b"\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head)
        file.truncate(10 + len(head) + size)
        file.seek(-len(data), os.SEEK_END)
        file.write(data)


def hollow_gguf(path, texts):
    """A valid GGUF file whose only key is a list of so many empty texts, which lie in a hole: 8 bytes of zeros each."""
    with open(path, "wb") as file:
        file.write(b"GGUF" + struct.pack("<IQQQ", 3, 0, 1, 1) + b"a" + struct.pack("<IIQ", 9, 8, texts))
        file.truncate(file.tell() + 8 * texts)


def has_holes(folder):
    with tempfile.TemporaryFile(dir=folder) as file:
        file.truncate(64 * MIB)
        return os.fstat(file.fileno()).st_blocks * 512 < MIB


def twice(t):
    """Whether the file is in ACCEPT already is found out by the process that moves files, which no --timeout ends."""
    for size, again, expected in ((900 * 10**9, b"", ["hollow.npy"]), (900 * 10**9, b"end", ["hollow.npy", "hollow~1.npy"]),
                                  (3 * MIB, b"end", ["hollow.npy", "hollow~1.npy"])):
        box = Box()
        hollow(box.path("inbox", "hollow.npy"), size)
        problems = differs("exit code", box.run("--copy").code, DONE)
        hollow(box.path("inbox", "hollow.npy"), size, again)
        problems += differs("exit code of the second one, within 20 seconds", box.run("--copy", timeout=20).code, DONE)
        problems += differs("accepted", box.names("accept"), expected) + differs("inbox", box.names("inbox"), [])
        t.case("a file of %d bytes in a hole once more, with %r at its end" % (size, again), problems)
        box.close()


def structure(t):
    """What is read before the verdict may lie in holes to a sixteenth of --max-holes; the verdict is one of counting, not of time."""
    for texts, options, most in ((1 << 36, (), None), (1 << 36, ("--copy",), None), (1 << 36, ("--max-holes", "16M"), None),
                                 (32 * MIB, ("--max-memory", "100G"), 64 * MIB), (16 * MIB, (), None), (MIB // 4, ("--max-holes", "16M"), MIB), (MIB // 4, ("--deep", "--max-holes", "16M"), MIB),
                                 (MIB // 4, ("--max-holes", "64M"), 0), (MIB // 4, (), 0)):
        box = Box()
        hollow_gguf(box.path("inbox", "a.gguf"), texts)
        got = box.run("--jobs", "1", *options, timeout=100)
        case = "%d texts in a hole, %s" % (texts, " ".join(options))
        if most == 0:
            t.case(case, differs("exit code", got.code, DONE) + differs("accepted", box.names("accept"), ["a.gguf"]))
        else:
            t.case(case, differs("exit code", got.code, REFUSED) +
                   says(got, *(["[limit]"] if most is None else ["over %d bytes of the structure" % most, "--max-holes", "[limit]"])) +
                   box.report_problems("quarantine") + differs("quarantine", box.names("quarantine"), ["a.gguf", "a.gguf" + REPORT]))
        box.close()


def holes(t):
    box = Box()
    if not has_holes(box.root):
        t.skip("files with holes", "the file system has none")
        box.close()
        return
    for options in (("--by-content",), ("--deep",), ("--to", "safetensors"), ("--by-content", "--copy")):
        hollow(box.path("inbox", "hollow.npy"), 900 * 10**9)
        begin = time.monotonic()
        got = box.run(*options)
        problems = differs("exit code", got.code, REFUSED) + says(got, "in holes", "--max-holes", "[limit]")
        problems += ["%.1f seconds" % (time.monotonic() - begin)] if time.monotonic() - begin > 20 else []
        problems += differs("inbox", box.names("inbox"), [])
        t.case("a file of 900 GB in a hole, %s" % " ".join(options), problems)
        for name in box.names("quarantine"):
            os.remove(box.path("quarantine", name))
    hollow(box.path("inbox", "hollow.npy"), 900 * 10**9)
    got = box.run()
    t.case("its bytes are not read: it is accepted", differs("exit code", got.code, DONE) + differs("accepted", box.names("accept"), ["hollow.npy"]))
    box.close()
    structure(t)
    twice(t)
    # What is within the limit is read, and stays as small as it was.
    for options in (("--copy",), ("--by-content",), ("--to", "safetensors", "--remove-original"), ("--to", "safetensors", "--copy", "--remove-original")):
        box = Box()
        hollow(box.path("inbox", "a.npy"), 300 * MIB, b"end")
        with open(box.path("inbox", "a.npy"), "rb") as file:
            expected = hashlib.sha256()
            while block := file.read(MIB):
                expected.update(block)
        got = box.run(*options)
        names = box.names("accept")
        problems = differs("exit code", got.code, DONE) + differs("files", len(names), 1)
        for name in names:
            path = box.path("accept", name)
            used = os.stat(path).st_blocks * 512
            problems += ["%d bytes on the disk" % used] if used > MIB else []
            back = box.path("back.npy")
            harness.run([harness.tensorgate(), "convert", "--to", "npy", path, back])
            with open(back if "--to" in options else path, "rb") as file:
                found = hashlib.sha256()
                while block := file.read(MIB):
                    found.update(block)
            problems += differs("content", found.hexdigest(), expected.hexdigest())
        t.case("holes stay holes, %s" % " ".join(options), problems)
        box.close()
    box = Box()
    hollow(box.path("inbox", "a.npy"), 3 * MIB)
    got = box.run("--by-content", "--max-holes", "1M")
    t.case("--max-holes", differs("exit code", got.code, REFUSED) + says(got, "over 1048576 bytes"))
    got = harness.run(box.command("--max-holes", "few"))
    t.case("--max-holes of words", differs("exit code", got.code, TROUBLE) + says(got, "not a number of bytes"))
    box.close()


# ----------------------------------------------------------------------------------- other users

def hold_all(box, told):
    """In another process: becomes somebody else, locks what it may read, and says so."""
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)
    held = [os.open(box.path(*parts), os.O_RDONLY) for parts in
            (("inbox",), ("inbox", "good2.npy"), ("inbox", "good3.npy"), ("inbox", "bad2.npy"), ("quarantine",), ("accept",))]
    for i, fd in enumerate(held):
        fcntl.flock(fd, fcntl.LOCK_SH if i % 2 else fcntl.LOCK_EX)
    try:
        os.open(box.path("quarantine", LOCKS), os.O_RDONLY)
    except PermissionError:
        os.write(told, b"x")
        time.sleep(60)


def strangers(t):
    """Whoever may read the inbox, and no more, holds nothing up."""
    if os.geteuid() != 0:
        t.skip("other users", "only root can be another one")
        return
    box = Box()
    box.fill(2, 1)
    for name in ("inbox", "accept", "quarantine"):
        os.chmod(box.path(name), 0o755)
    os.chmod(box.root, 0o755)
    box.run()
    box.fill(2, 1, first=2)
    ready, told = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            hold_all(box, told)
        finally:
            os._exit(1)
    os.close(told)
    problems = [] if os.read(ready, 1) else ["a stranger can open the file of locks"]
    os.close(ready)
    for options in ((), ("--exclusive",)):
        got = box.run("-v", *options)
        problems += differs("exit code", got.code, DONE if options else REFUSED)
    os.kill(child, 9)
    os.waitpid(child, 0)
    t.case("locks of strangers", problems + box.is_done())
    box.close()


def odd_locks(t):
    """What has the name of the file of locks and is none is not opened, and the message says which file it is."""
    for kind, make in (("a link", lambda path: os.symlink(path + "-elsewhere", path)), ("a pipe", os.mkfifo), ("a folder", os.mkdir)):
        box = Box()
        box.fill(1, 1)
        make(box.path("quarantine", LOCKS))
        got = box.run(timeout=20)
        problems = differs("exit code", got.code, TROUBLE) + says(got, box.path("quarantine"), LOCKS)
        problems += differs("inbox", box.names("inbox"), ["bad0.npy", "good0.npy"])
        problems += ["a file was made"] if os.path.exists(box.path("quarantine", LOCKS) + "-elsewhere") else []
        t.case("%s in place of the file of locks" % kind, problems)
        box.close()


def others_locks(t):
    """A file of locks that others may open could be locked by them for ever."""
    def made(mode, owner=None):
        def make(path):
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
            os.chmod(path, mode)
            if owner is not None:
                os.chown(path, owner, owner)
        return make
    kinds = {"of mode 0666": made(0o666), "of mode 0640": made(0o640), "of mode 0604": made(0o604)}
    if os.geteuid() == 0:
        kinds["of another user"] = made(0o600, NOBODY)
    for kind, make in kinds.items():
        box = Box()
        box.fill(1, 1)
        make(box.path("quarantine", LOCKS))
        got = box.run(timeout=20)
        problems = differs("exit code", got.code, TROUBLE) + says(got, box.path("quarantine"), LOCKS, "has to belong to this user")
        problems += differs("inbox", box.names("inbox"), ["bad0.npy", "good0.npy"])
        os.unlink(box.path("quarantine", LOCKS))
        made(0o600)(box.path("quarantine", LOCKS))
        problems += differs("exit code", box.run(timeout=20).code, REFUSED)
        t.case("a file of locks %s" % kind, problems)
        box.close()


def root_before_owner(t):
    """Root works for the owner of QUARANTINE, who goes on with the file of locks that root made. Another user's is named."""
    if os.geteuid() != 0:
        t.skip("a file of locks that root made", "only root can make one")
        return
    box = Box()
    os.chmod(box.root, 0o755)
    for name in ("inbox", "accept", "quarantine"):
        os.chown(box.path(name), NOBODY, NOBODY)
    arguments = [shutil.copy(harness.tensorgate(), box.path("command"))] + box.command()[1:]
    as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    problems = differs("exit code of root", box.run().code, DONE)
    problems += differs("owner", os.stat(box.path("quarantine", LOCKS)).st_uid, NOBODY)
    problems += differs("exit code of the owner", harness.run(arguments, **as_nobody).code, DONE)
    t.case("a file of locks that root made", problems)
    os.chown(box.path("quarantine", LOCKS), 0, 0)
    got = harness.run(arguments, **as_nobody)
    t.case("a file of locks of root", differs("exit code", got.code, TROUBLE) + says(got, LOCKS, "Permission denied", "chown"))
    # Not a file that root only finds there: it may be a second name of any file of root's.
    problems = differs("exit code of root", box.run().code, DONE)
    problems += differs("owner", os.stat(box.path("quarantine", LOCKS)).st_uid, 0)
    t.case("a file of locks that root found", problems)
    box.close()


def mounted(t):
    """A file that is mounted on an entry of the inbox, from its file system or another one, stays, and is said."""
    if os.geteuid() != 0:
        t.skip("mounts in the inbox", "only root can make one")
        return
    for kind in ("its own", "another"):
        for options in ((), ("--copy",)):
            box = Box()
            box.fill(1, 0)
            place, entry = box.path("elsewhere"), box.path("inbox", "b.npy")
            os.mkdir(place)
            open(entry, "wb").close()
            undo = []
            try:
                if kind == "another":
                    mount("-t", "tmpfs", "none", place)
                    undo.append(place)
                shutil.copy(box.path("inbox", "good0.npy"), os.path.join(place, "x.npy"))
                mount("--bind", os.path.join(place, "x.npy"), entry)
                undo.append(entry)
                got = box.run(*options, timeout=20)
                problems = differs("exit code", got.code, TROUBLE) + says(got, "b.npy: Device or resource busy: left in the inbox")
                problems += differs("inbox", box.names("inbox"), ["b.npy"]) + differs("quarantine", box.names("quarantine"), [])
                problems += differs("accept", box.names("accept"), ["good0.npy"])
                problems += [] if os.path.exists(os.path.join(place, "x.npy")) else ["the file that was mounted is gone"]
                t.case("a mount of %s file system in the inbox %s" % (kind, options), problems)
            except Unavailable as why:
                t.skip("mounts in the inbox", str(why))
            finally:
                for path in reversed(undo):
                    subprocess.run(["umount", path], check=True)
                box.close()


def shared_reports(t):
    """A report says what is wrong with a file that is refused for its holes, as all reports do."""
    box = Box()
    if has_holes(box.root):
        hollow(box.path("inbox", "a.npy"), 900 * 10**9)
        box.run("--by-content")
        t.case("the report of a file with holes", box.report_problems("quarantine") +
               differs("reports", box.reports("quarantine"), ["a.npy" + REPORT]))
    box.close()


def run(t):
    for part in (kinds, copied, special_modes, holes, strangers, odd_locks, others_locks, root_before_owner, mounted, shared_reports):
        part(t)
