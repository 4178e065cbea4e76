# SPDX-License-Identifier: Apache-2.0
"""Hostile and damaged files: each is read, or is an exception with a place, and the verdict is that of the command.

They are the samples and the refusals of the tree, then pieces and changes of them by a seeded generator.
TENSORGATE_HOSTILE=N says how many.
"""
import faulthandler
import gc
import io
import json
import os
import random
import subprocess
import sys
import tracemalloc
import zipfile

import pytest
from conftest import COMMAND_ENVIRONMENT, REFUSALS, ROOT, SAMPLES

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


ORIGINALS = [*SAMPLES, *REFUSALS]


def hostile(number):
    """(content, format of the original)"""
    one = ORIGINALS[number % len(ORIGINALS)]
    if number < len(ORIGINALS):
        return one.data, one.format
    chance = random.Random(number)
    if chance.randrange(4) == 0:
        return one.data[:chance.randrange(len(one.data) or 1)], one.format
    return damage(chance, one.data, chance.choice(ORIGINALS).data), one.format


def run(first, count):
    refusals = 0
    for number in range(first, first + count):
        data, form = hostile(number)
        faulthandler.dump_traceback_later(60, exit=True, file=sys.__stderr__)      # it hangs
        error = use(data, form if number % 2 else None)
        if isinstance(error, tensorgate.Refused):
            refusals += 1
            assert has_place(error), (number, error)
            assert error.code not in ("internal", "ok", "unknown") and str(error).isprintable(), number
    faulthandler.cancel_dump_traceback_later()
    return refusals


def test_damaged_files():
    assert run(0, COUNT) > COUNT / 2


def verdict_of_command(folder, contents):
    """What `tensorgate check` says of each."""
    paths = [os.path.join(folder, "%d" % i) for i in range(len(contents))]
    for path, content in zip(paths, contents):
        with open(path, "wb") as file:
            file.write(content)
    said = subprocess.run([os.path.join(ROOT, "build", "tensorgate"), "check", "--json", "--", *paths],
                          stdout=subprocess.PIPE, timeout=300, check=False, env=COMMAND_ENVIRONMENT)
    assert said.returncode in (0, 1)
    return json.loads(said.stdout)


def same_verdict(said, report):
    def refusal(error):
        return error.code, error.offset or 0, error.path, error.message, error.found, error.expected
    if report.ok:
        return said["valid"] and (said["format"], said["size"], said["tensors"], said["notes"]) == (
            report.format, report.size, report.tensors, [note.text for note in report.notes])
    if said["valid"]:
        return False
    error, tried = said["error"], report.error.tried
    # The command adds remedies of its own behind a semicolon.
    return said["format"] == report.format and error.get("decoded", False) == report.error.decoded and (
        error["code"], error["offset"] or 0, error["path"], error["found"], error["expected"]) == (
        *refusal(report.error)[:3], *refusal(report.error)[4:]) and error["message"].startswith(report.error.message) and [
        (one["format"], one["code"], one["offset"] or 0, one["path"]) if "code" in one else one["format"]
        for one in error.get("tried", [])] == [
        one if isinstance(one, str) else (one.format, *refusal(one)[:3]) for one in tried]


def test_the_verdict_is_that_of_the_command(tmp_path):
    if not os.path.exists(os.path.join(ROOT, "build", "tensorgate")):
        pytest.skip("make tensorgate")
    for first in range(0, COUNT, 500):
        numbers = range(first, min(first + 500, COUNT))
        contents = [hostile(number)[0] for number in numbers]
        for number, content, said in zip(numbers, contents, verdict_of_command(tmp_path, contents)):
            assert same_verdict(said, tensorgate.check(content)), (number, said, tensorgate.check(content))


def test_a_place_in_decompressed_data(tmp_path):
    """Its offset is none of the file: Python, JSON and SARIF say so."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.npy", b"\x93NUMPY\1\0\x76\0" + b"{&descr': '<f4'}".ljust(117) + b"\n")
    report = tensorgate.check(memory.getvalue())
    assert (report.error.code, report.error.offset, report.error.decoded) == ("bad_value", 11, True)
    if not os.path.exists(os.path.join(ROOT, "build", "tensorgate")):
        pytest.skip("make tensorgate")
    (said,) = verdict_of_command(tmp_path, [memory.getvalue()])
    assert said["error"]["decoded"] and same_verdict(said, report)
    sarif = subprocess.run([os.path.join(ROOT, "build", "tensorgate"), "check", "--sarif", str(tmp_path / "0")], env=COMMAND_ENVIRONMENT,
                           stdout=subprocess.PIPE, timeout=60, check=False).stdout
    (result,) = json.loads(sarif)["runs"][0]["results"]
    assert list(result["locations"][0]["physicalLocation"]) == ["artifactLocation"]


def test_damaged_files_leave_nothing_behind():
    """What is left grows in every round. A table of Python itself, such as that of interned strings, which is rebuilt
    meanwhile, counts as a whole, but once."""
    run(0, 1000)
    gc.collect()
    tracemalloc.start()
    grown = []
    for _ in range(4):
        before = tracemalloc.get_traced_memory()[0]
        run(0, 1000)
        gc.collect()
        grown.append(tracemalloc.get_traced_memory()[0] - before)
    tracemalloc.stop()
    assert min(grown[1:]) < 1000 * 16, grown


@pytest.mark.parametrize("depth", [10, 100_000])
def test_deep_nesting(depth):
    header = b'{"__metadata__":' + b'{"a":' * depth
    with pytest.raises(tensorgate.Refused) as caught:
        tensorgate.open(len(header).to_bytes(8, "little") + header, format="safetensors")
    assert has_place(caught.value)
