#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the sample files: small, valid, and together with every variant of the formats.

    make_samples.py DIR              the samples
    make_samples.py --refusals DIR   the files of refusals.py, which must be refused

The module NAME in this folder, one for each format of formats.def, has a writer of it and the samples, with the
expected content; NAME_refusals has files that must be refused. Only the standard library is needed.

samples() are those of formats that a grammar describes completely, so that a proved validator decides. foreign()
are those of formats whose rules are in adapters, at least in part.
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

import harness  # noqa: E402

FORMATS = harness.formats.DESCRIBED
FOREIGN = harness.formats.FOREIGN


def of(names):
    for name in names:
        yield from importlib.import_module("samples." + name).samples()


def samples():
    yield from of(FORMATS)


def foreign():
    yield from of(FOREIGN)


def put(path, data):
    """Suites beside this one may be reading the file: it is replaced as a whole, and only when it is another."""
    try:
        with open(path, "rb") as file:
            if file.read() == data:
                return
    except FileNotFoundError:
        pass
    new = "%s.%d.new" % (path, os.getpid())
    with open(new, "wb") as out:
        out.write(data)
    os.replace(new, path)


def write(folder, files):
    os.makedirs(folder, exist_ok=True)
    names = set()
    for file in files:
        assert file.name not in names, file.name
        names.add(file.name)
        put(os.path.join(folder, file.name), file.data)
    for name in os.listdir(folder):          # of an earlier version of these modules
        if name not in names and name.endswith(harness.suffixes()):
            os.remove(os.path.join(folder, name))


def main(arguments):
    if arguments[:1] == ["--refusals"]:
        from samples import refusals
        write(arguments[1], [*refusals.refusals(), *refusals.foreign()])
    elif len(arguments) == 1:
        write(arguments[0], [*samples(), *foreign()])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
