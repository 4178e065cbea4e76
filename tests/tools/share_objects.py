#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""share_objects.py FOLDER COMPILER ARGUMENT...: compiles and links as COMPILER does, for suites that build programs of many
grammars: the sources that ksyc writes beside a parser, which are the same for all of them, are compiled once for each set
of flags, into FOLDER.
"""
import fcntl
import glob
import hashlib
import os
import subprocess
import sys

SHARED = ("ks.c", "ks_fuzz.c", "ks_mutator.c", "ks_program.c")


def flags_for_objects(arguments):
    """Those that say nothing about linking."""
    found, is_output = [], False
    for argument in arguments:
        if not is_output and argument != "-o" and argument != "-shared" and not argument.startswith(("-l", "-Wl,")) and \
                not argument.endswith((".c", ".o", ".so")):
            found.append(argument)
        is_output = argument == "-o"
    return found


def compiled(folder, compiler, flags, source):
    """The object of a source, which is made if nobody has made it."""
    digest = hashlib.sha256(repr((compiler, flags)).encode())
    for path in [source, *sorted(glob.glob("ks*.h"))]:
        with open(path, "rb") as file:
            digest.update(file.read())
    path = os.path.join(folder, "%s-%s.o" % (source[:-2], digest.hexdigest()[:32]))
    with open(path + ".lock", "wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.path.exists(path):
            subprocess.run([compiler, *flags, "-c", "-o", path + ".new.o", source], check=True)
            os.rename(path + ".new.o", path)
    return path


def main():
    folder, compiler, *arguments = sys.argv[1:]
    flags = flags_for_objects(arguments)
    try:
        words = [compiled(folder, compiler, flags, word) if word in SHARED else word for word in arguments]
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    os.execvp(compiler, [compiler, *words])


if __name__ == "__main__":
    main()
