#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the sample files: small, valid, and between them every variant of the formats.

    make_samples.py DIR              the samples
    make_samples.py --refusals DIR   the files of refusals.py, which have to be refused

The module NAME beside this file, one for each format of formats.def, holds a writer of it and the samples, with
what a reader has to find in them; NAME_refusals holds files that have to be refused. Nothing but the standard
library is needed.

samples() are those of formats that a grammar describes whole, which are those with a proved validator. foreign()
are those of formats whose rules stand in adapters, at least in part.
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

import harness  # noqa: E402

FORMATS = harness.formats.PROVED
FOREIGN = harness.formats.UNPROVED


def of(names):
    for name in names:
        yield from importlib.import_module("samples." + name).samples()


def samples():
    yield from of(FORMATS)


def foreign():
    yield from of(FOREIGN)


def write(folder, files):
    os.makedirs(folder, exist_ok=True)
    names = set()
    for file in files:
        assert file.name not in names, file.name
        names.add(file.name)
        with open(os.path.join(folder, file.name), "wb") as out:
            out.write(file.data)
    for name in os.listdir(folder):          # of an earlier version of the makers
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
