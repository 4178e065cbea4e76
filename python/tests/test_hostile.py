# SPDX-License-Identifier: Apache-2.0
"""Damaged files by a seeded generator: each is read, or is an exception with a place. TENSORGATE_HOSTILE=N changes how many."""
import gc
import os
import random
import tracemalloc

import pytest
from conftest import SAMPLES

import tensorgate

COUNT = int(os.environ.get("TENSORGATE_HOSTILE", "10000"))
WORDS = [0, 1, 2, 3, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 2**63 - 1, 2**63, 2**64 - 1]
LIMITS = {"max_dense": 1 << 24, "max_output": 1 << 24}


def damage(chance, data, other):
    """One to four changes."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        if not data:
            break
        at = chance.randrange(len(data))
        how = chance.randrange(7)
        if how == 0:
            data[at] ^= 1 << chance.randrange(8)
        elif how == 1:
            data[at] = chance.randrange(256)
        elif how == 2:
            del data[at:]
        elif how == 3:
            del data[at:at + chance.randint(1, 16)]
        elif how == 4:
            data[at:at] = data[chance.randrange(len(data)):][:chance.randint(1, 64)]
        elif how == 5:
            width = chance.choice([2, 4, 8])
            data[at:at + width] = (chance.choice(WORDS) % 256 ** width).to_bytes(width, chance.choice(["little", "big"]))
        else:
            data[at:at + chance.randint(1, 32)] = other[chance.randrange(len(other) or 1):][:chance.randint(1, 32)]
    return bytes(data)


def use(data, form):
    """Everything that a program does with a file. Returns the refusal, or None."""
    refused = None
    try:
        with tensorgate.open(data, format=form, limits=LIMITS) as file:
            file.metadata(), file.notes, file.tree(max_nodes=20_000)
            for tensor in file.values():
                try:
                    if tensor.elements < 1 << 20:
                        tensor.numpy(), tensor.numpy(raw=True, copy=True), tensor.part(), tensor[..., :2] if tensor.ndim else 0
                except (tensorgate.Refused, ValueError, MemoryError) as error:
                    refused = error
            try:
                file.verify()
            except tensorgate.Refused as error:
                refused = error
    except tensorgate.Refused as error:
        refused = error
    return refused


def has_place(error):
    """An offset or a path; of an unknown file, those of each format; of a limit, its name."""
    if error.tried:
        return all(isinstance(one, str) or has_place(one) for one in error.tried)
    return bool(error.offset is not None or error.path or error.limit or error.foreign or error.code in (
        "html_page", "lfs_pointer", "empty_file") or error.code == "limit")


def run(first, count):
    refusals = 0
    data = [sample for sample in SAMPLES if len(sample.data) < 1 << 16]
    for seed in range(first, first + count):
        chance = random.Random(seed)
        sample = chance.choice(data)
        error = use(damage(chance, sample.data, chance.choice(data).data), chance.choice([None, sample.format]))
        if isinstance(error, tensorgate.Refused):
            refusals += 1
            assert has_place(error), (seed, error)
            assert error.code not in ("internal", "ok", "unknown") and str(error).isprintable(), seed
    return refusals


def test_damaged_files():
    assert run(0, COUNT) > COUNT / 2


def test_damaged_files_leave_nothing_behind():
    run(0, 300)
    gc.collect()
    tracemalloc.start()
    run(0, 300)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    run(0, 300)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before < 300 * 16


@pytest.mark.parametrize("depth", [10, 100_000])
def test_deep_nesting(depth):
    header = b'{"__metadata__":' + b'{"a":' * depth
    with pytest.raises(tensorgate.Refused) as caught:
        tensorgate.open(len(header).to_bytes(8, "little") + header, format="safetensors")
    assert has_place(caught.value)
