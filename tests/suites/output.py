# SPDX-License-Identifier: Apache-2.0
"""Output files are complete or absent, whatever happens while they are written.

Every sample is converted to every format: the folder then contains the new file, or nothing. For some of these
conversions each call for the output (inject.c) fails once, with a full disk and with an I/O error; the process is
killed in place of the call; and each write does half of its work. Killed at a call, the process leaves the file of
the previous calls, old or new; a call that fails must leave the same. Then come places that cannot be written to, and
standard output without a reader.
"""
import concurrent.futures
import errno
import os
import random
import re
import shutil
import signal
import subprocess
import tempfile

import harness
from samples import btf

INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject.so"))

# Format, suffix of its files.
FORMATS = tuple((name, harness.formats.SUFFIX[name]) for name in harness.formats.WRITTEN)

CAUSES = ((errno.ENOSPC, "no space left on the device"), (errno.EIO, "input/output error"))

OLD = b"what was there before\n" * 100
DONE, REFUSED, TROUBLE = 0, 1, 2
PER_FORMAT = 2          # conversions to each format that are made to fail


class Folder:
    """A folder for the output of one conversion."""

    def __init__(self, root, suffix):
        self.path = tempfile.mkdtemp(dir=root)
        self.name = "out" + suffix
        self.out = os.path.join(self.path, self.name)

    def reset(self, old):
        """Empties it, except for the old file."""
        for name in os.listdir(self.path):
            os.remove(os.path.join(self.path, name))
        if old is not None:
            with open(self.out, "wb") as file:
                file.write(old)

    def content(self):
        try:
            with open(self.out, "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def others(self):
        return sorted(set(os.listdir(self.path)) - {self.name})

    def hidden(self, name):
        """Whether it is a name that a process may leave behind when it is killed."""
        return re.fullmatch(r"\.%s\.[0-9a-z]{6}\.tmp" % re.escape(self.name), name) is not None


def arguments(sample, fmt, out, force=False):
    return [harness.tensorgate(), "convert"] + (["--force"] if force else []) + ["--to", fmt, sample, out]


def convert(sample, fmt, out, force=False, **inject):
    """inject: the variables of inject.c without INJECT_, in lower case."""
    env = {"INJECT_" + name.upper(): str(value) for name, value in inject.items()}
    if env:
        env["LD_PRELOAD"] = INJECT
    return harness.run(arguments(sample, fmt, out, force), env=env)


def message(got, *words):
    """What is wrong with standard error."""
    text = got.err.decode("utf-8", "replace")
    return ["stderr lacks %r: %s" % (word, text[:300]) for word in words if word not in text]


def is_code(got, *codes):
    return [] if got.code in codes else ["exit code %d: %s" % (got.code, harness.tail(got.err))]


def is_left(folder, content, leftovers=()):
    """What is wrong with the content of the folder."""
    have, bad = folder.content(), []
    if have != content:
        size = ["nothing" if c is None else "%d bytes" % len(c) for c in (have, content)]
        bad.append("the file is not as expected: %s, expected %s" % tuple(size))
    if folder.others() != sorted(leftovers):
        bad.append("also there: %s" % " ".join(folder.others()))
    return bad


# -------------------------------------------------------------------------------------- conversions

def nameless(root):
    """Whether this file system has files without a name."""
    try:
        os.close(os.open(root, os.O_TMPFILE | os.O_WRONLY))
        return True
    except (AttributeError, OSError):
        return False


def convert_all(t, pool, root):
    """Every sample to every format. {format: [(size of the output, sample)]}"""
    def one(sample, fmt, suffix):
        folder = Folder(root, suffix)
        got = convert(sample, fmt, folder.out)
        bad = is_code(got, DONE, REFUSED)
        data = folder.content()
        if got.code == DONE:
            if data is None:
                bad.append("no file")
            bad += is_left(folder, data)
            bad += is_code(harness.run([harness.tensorgate(), "check", "--from", fmt, folder.out]), DONE)
        else:
            bad += is_left(folder, None) + ([] if got.err else ["no message"])
        shutil.rmtree(folder.path)
        t.case("%s to %s" % (os.path.basename(sample), fmt), bad)
        return fmt, sample, len(data) if got.code == DONE and data is not None else None

    jobs = [pool.submit(one, sample, fmt, suffix) for sample in harness.names(harness.SAMPLES)
            for fmt, suffix in FORMATS]
    done = {fmt: [] for fmt, _ in FORMATS}
    for job in jobs:
        fmt, sample, size = job.result()
        if size is not None:
            done[fmt].append((size, sample))
    return done


def chosen(done):
    """The largest output of each format, from samples of different formats."""
    for fmt, suffix in FORMATS:
        sources = set()
        for _, sample in sorted(done[fmt], reverse=True):
            source = os.path.splitext(sample)[1]
            if source not in sources and len(sources) < PER_FORMAT:
                sources.add(source)
                yield sample, fmt, suffix


# --------------------------------------------------------------------------------- calls that fail

def faults(t, root, sample, fmt, suffix, old, temporary):
    """`temporary`: whether hidden names may be present before the old file is replaced, or without one."""
    name = "%s to %s%s" % (os.path.basename(sample), fmt, "" if old is None else ", replacing")
    folder, force = Folder(root, suffix), old is not None
    counted = folder.path + ".count"

    def start(**inject):
        folder.reset(old)
        return convert(sample, fmt, folder.out, force, **inject)

    bad = is_code(start(nth=0, count_file=counted), DONE)
    try:
        with open(counted) as file:
            count = int(file.read())
        os.remove(counted)
    except (OSError, ValueError):
        count = 0
    new = folder.content()
    if count < 5 or new in (None, old):
        bad.append("%d calls were counted" % count)
    bad += is_left(folder, new)
    if not t.case(name + ": as it should be", bad):
        return

    for nth in range(1, count + 1):
        got = start(nth=nth, kill=1)
        before = folder.content()
        left = folder.others()
        bad = is_code(got, -signal.SIGKILL)
        if before not in (old, new):
            bad.append("neither old nor new, but %s" % ("nothing" if before is None else "%d bytes" % len(before)))
        if len(left) > 1 or not all(folder.hidden(n) for n in left) or (left and not (force or temporary)):
            bad.append("also there: %s" % " ".join(left))
        t.case("%s: killed at call %d" % (name, nth), bad)

        for number, cause in CAUSES:
            got = start(nth=nth, errno=number)
            bad = is_code(got, TROUBLE) + message(got, cause, folder.name) + is_left(folder, before)
            t.case("%s: %s at call %d" % (name, errno.errorcode[number], nth), bad)

        got = start(nth=nth, short=1)
        t.case("%s: half of call %d" % (name, nth), is_code(got, DONE) + is_left(folder, new))
    shutil.rmtree(folder.path)


# Errors of a call after which the work can continue: it was interrupted, or there is another way.
ANOTHER_WAY = {
    "openat": (errno.EINTR, errno.EISDIR, errno.ENOENT, errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP),
    "fallocate": (errno.EINTR, errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP),
    "pwrite": (errno.EINTR,),
    "fsync": (errno.EINTR,),
    "linkat": (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EXDEV, errno.EOPNOTSUPP, errno.ENOENT),
    "renameat2": (errno.EINVAL, errno.ENOSYS, errno.EPERM),
}


def other_ways(t, root, sample, fmt, suffix, old):
    """The file is present nevertheless, and nothing else."""
    name = "%s to %s%s" % (os.path.basename(sample), fmt, "" if old is None else ", replacing")
    folder = Folder(root, suffix)
    folder.reset(old)
    bad = is_code(convert(sample, fmt, folder.out, old is not None), DONE)
    new = folder.content()
    t.case(name + ": without a failure", bad)
    for call, numbers in ANOTHER_WAY.items():
        for number in numbers:
            folder.reset(old)
            got = convert(sample, fmt, folder.out, old is not None, only=call, nth=1, errno=number)
            t.case("%s: %s at %s" % (name, errno.errorcode[number], call), is_code(got, DONE) + is_left(folder, new))
    shutil.rmtree(folder.path)


# -------------------------------------------------------------------------------------------- places

def small_disk(t, root):
    """A file system of 64 KiB, and more data than that."""
    large = os.path.join(root, "large.btf")
    values = random.Random(1).randbytes(200_000)
    with open(large, "wb") as file:
        file.write(btf.container([btf.dense("float32", [len(values) // 4], values)]))
    mounted = os.path.join(root, "mounted")
    os.mkdir(mounted)
    got = harness.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tensorgate", mounted])
    if got.code != 0:
        print("output: no small tmpfs, so no full disk: %s" % harness.tail(got.err, 100), flush=True)
        return
    try:
        for fmt, suffix in FORMATS:
            folder = Folder(root, suffix)
            if convert(large, fmt, folder.out).code != DONE:
                continue            # the format does not support it
            small = Folder(mounted, suffix)
            for force in (False, True):
                for how, inject in (("reserved", {}), ("written", {"only": "fallocate", "nth": 1,
                                                                    "errno": errno.EOPNOTSUPP})):
                    old = OLD if force else None
                    small.reset(old)
                    got = convert(large, fmt, small.out, force, **inject)
                    bad = is_code(got, TROUBLE) + message(got, CAUSES[0][1], small.name) + is_left(small, old)
                    t.case("a full disk, %s%s: %s" % (how, ", replacing" if force else "", fmt), bad)
            shutil.rmtree(small.path)
    finally:
        harness.run(["umount", mounted])


def places(t, root, sample, fmt, suffix):
    def case(name, got, *words, bad=()):
        t.case(name, is_code(got, TROUBLE) + message(got, *words) + list(bad))

    folder = Folder(root, suffix)
    folder.reset(OLD)
    before = os.stat(folder.out)
    got = convert(sample, fmt, folder.out)
    after = os.stat(folder.out)
    case("an old file", got, folder.name, "exists", "--force", bad=is_left(folder, OLD) + (
        [] if (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns) else ["touched"]))

    missing = os.path.join(folder.path, "missing", folder.name)
    case("a missing folder", convert(sample, fmt, missing), folder.name, "no such folder", bad=is_left(folder, OLD))
    case("a folder that is not there", convert(sample, fmt, os.path.join(folder.path, "new/")), "no such folder",
         bad=is_left(folder, OLD))
    case("below a file", convert(sample, fmt, os.path.join(folder.out, "new")), "directory", bad=is_left(folder, OLD))
    case("a name that is too long", convert(sample, fmt, os.path.join(folder.path, "x" * 300)), "too long",
         bad=is_left(folder, OLD))

    case("/dev/full", convert(sample, fmt, "/dev/full"), "/dev/full",
         bad=[] if os.path.exists("/dev/full") and not os.path.isfile("/dev/full") else ["it is a file now"])
    folder.reset(None)
    os.mkfifo(folder.out)
    for force in (False, True):
        got = convert(sample, fmt, folder.out, force)
        case("a named pipe%s" % (", replacing" if force else ""), got, folder.name,
             bad=[] if not os.path.isfile(folder.out) else ["it is a file now"])

    # A link is kept, and its target is written.
    folder.reset(None)
    target = Folder(root, suffix)
    os.symlink(target.out, folder.out)
    bad = is_code(convert(sample, fmt, folder.out), DONE)
    new = target.content()
    target.reset(OLD)
    os.chmod(target.out, 0o640)
    bad += is_code(convert(sample, fmt, folder.out), TROUBLE) + is_left(target, OLD)
    bad += is_code(convert(sample, fmt, folder.out, True), DONE) + is_left(target, new)
    if new is None or not os.path.islink(folder.out) or os.stat(target.out).st_mode & 0o777 != 0o640:
        bad.append("no link, or another mode")
    t.case("a link", bad)


# ---------------------------------------------------------------------------------- standard output

def standard_output(t, root, sample, fmt, suffix):
    program = harness.tensorgate()
    verbs = (["check"], ["info"], ["dump"], ["check", "--json"], ["info", "--json"], ["dump", "--json"])
    for verb in verbs:
        command = [program] + verb + [sample]
        got = harness.run(["sh", "-c", '"$0" "$@" >&-'] + command)
        t.case("%s >&-" % " ".join(verb), is_code(got, TROUBLE))
        got = harness.run(["sh", "-c", '"$0" "$@" >/dev/full'] + command)
        t.case("%s >/dev/full" % " ".join(verb), is_code(got, TROUBLE))
        read_end, write_end = os.pipe()
        os.close(read_end)
        try:
            ran = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=write_end, stderr=subprocess.PIPE,
                                 timeout=60, env=harness.environment())
            got = harness.Ran(ran.returncode, b"", ran.stderr)
        finally:
            os.close(write_end)
        t.case("%s | nobody" % " ".join(verb), is_code(got, TROUBLE))

    # Messages must not be written to the file, also if descriptors 1 and 2 are free.
    folder = Folder(root, suffix)
    convert(sample, fmt, folder.out)
    new = folder.content()
    for closed in (">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
        folder.reset(None)
        got = harness.run(["sh", "-c", '"$0" "$@" ' + closed] + arguments(sample, fmt, folder.out))
        bad = is_code(got, DONE, TROUBLE)
        bad += is_left(folder, new if got.code == DONE or folder.content() is not None else None)
        t.case("convert %s" % closed, bad)


def run(t):
    root = tempfile.mkdtemp(prefix="output-", dir=os.path.abspath(harness.BUILD))
    try:
        temporary = not nameless(root)
        if temporary:
            print("output: no O_TMPFILE here: a killed process may leave a hidden file", flush=True)
        with concurrent.futures.ThreadPoolExecutor(2 * os.cpu_count()) as pool:
            done = convert_all(t, pool, root)
            for fmt, _ in FORMATS:
                t.case("some sample becomes %s" % fmt, [] if done[fmt] else ["none does"])
            conversions = list(chosen(done))
            jobs = [pool.submit(faults, t, root, sample, fmt, suffix, old, temporary)
                    for sample, fmt, suffix in conversions for old in (None, OLD)]
            for job in jobs:
                job.result()
        small_disk(t, root)
        if conversions:
            for old in (None, OLD):
                other_ways(t, root, *conversions[0], old)
            places(t, root, *conversions[0])
            standard_output(t, root, *conversions[0])
    finally:
        shutil.rmtree(root, ignore_errors=True)
