#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the sample files: small, valid, and between them every variant of the formats.

    make_samples.py DIR              the samples
    make_samples.py --refusals DIR   the files of refusals.py, which have to be refused

The modules beside this file, one for each format, hold a writer of it and the samples, with what a
reader has to find in them. Nothing but the standard library is needed.

samples() are those of the four formats that a grammar describes whole. foreign() are those of .npy,
.npz and .safetensors, whose rules stand in adapters, at least in part.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from samples import btf, nnb, npy, npz, primitiv, pvp, safetensors  # noqa: E402

FORMATS = ("btf", "primitiv", "nnb", "pvp")
FOREIGN = ("npy", "npz", "safetensors")


def samples():
    for module in (btf, primitiv, nnb, pvp):
        yield from module.samples()


def foreign():
    for module in (npy, npz, safetensors):
        yield from module.samples()


def write(folder, files):
    os.makedirs(folder, exist_ok=True)
    names = set()
    for file in files:
        assert file.name not in names, file.name
        names.add(file.name)
        with open(os.path.join(folder, file.name), "wb") as out:
            out.write(file.data)
    for name in os.listdir(folder):          # of an earlier version of the makers
        if name not in names and name.split(".")[-1] in FORMATS + FOREIGN:
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
