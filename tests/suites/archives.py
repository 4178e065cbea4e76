# SPDX-License-Identifier: Apache-2.0
"""One archive, one meaning: every .npz that we accept without a note means the same to other readers of ZIP archives.

Thousands of archives (archive_cases.py) go through `check` and `hash`. What both accept is read by Python's zipfile,
NumPy, Info-ZIP's unzip, libarchive by its directory and as a stream, and Go's archive/zip where Go is installed. Each has to
find the names and arrays that we find, without a complaint. Where we give a note, other readers may refuse, and a name
that both show has to stand for the same array; where the note says that readers may compose a name, it has to stand for
one of the arrays whose names are the same when composed. Honest archives are accepted without a note.
"""
import concurrent.futures
import hashlib
import io
import json
import os
import shutil
import unicodedata

import numpy as np

import harness
from suites import archive_cases, archive_readers
from suites.archive_readers import Refused

FOLDER = os.path.join(harness.BUILD, "archives")
AT_ONCE = 1000      # files of a command


def sum_of(array):
    """What `hash` prints of an array."""
    shape = ",".join(map(str, array.shape))
    text = "%s[%s]\n" % (array.dtype.name, shape)
    plain = np.ascontiguousarray(array.astype(array.dtype.newbyteorder("<"))).tobytes()
    return hashlib.sha256(text.encode() + plain).hexdigest()


def sum_of_file(content, known={}):
    """What NumPy makes of a .npy file: its sum."""
    if content not in known:
        stream = io.BytesIO(content)
        try:
            array = np.lib.format.read_array(stream, allow_pickle=False)
            known[content] = sum_of(array) if stream.read(1) == b"" else "bytes behind the array"
        except Exception as error:      # NumPy raises many kinds on bytes that are no array
            known[content] = "%s: %s" % (type(error).__name__, error)
    return known[content]


def key_of(name):
    return name[:-4] if name is not None and name.endswith(".npy") else repr(name)


def composed(key):
    return unicodedata.normalize("NFC", key)


class Case:
    def __init__(self, name, path, data):
        self.name, self.path, self.data = name, path, data
        self.accepted, self.notes, self.tensors, self.problems = False, [], [], []

    def judge(self, reader, found):
        """Compare what a reader found, {key: sum} in a list, with what we found."""
        if isinstance(found, Refused):
            if not self.notes:
                self.problems.append("%s: %s" % (reader, found))
        elif self.notes:
            form = composed if any(note.startswith("member.name_composed ") for note in self.notes) else str
            ours = {}
            for key, value in self.tensors:
                ours.setdefault(form(key), set()).add(value)
            wrong = [key for key, value in found if value not in ours.get(form(key), {value})]
            self.problems += ["%s: another array of the name %r" % (reader, key) for key in wrong]
        elif sorted(found) != sorted(self.tensors):
            self.problems.append("%s finds %s, we find %s" % (reader, [(k, v[:12]) for k, v in sorted(found)],
                                                              [(k, v[:12]) for k, v in sorted(self.tensors)]))


def write(made):
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.makedirs(FOLDER)
    for i, (name, data) in enumerate(made):
        path = os.path.join(FOLDER, "%05d.npz" % i)
        with open(path, "wb") as file:
            file.write(data)
        yield Case(name, path, data)


def commands(verb, cases):
    """The answers to --json of a verb, a part of the files at a time. Tells of crashes."""
    parts = [cases[i:i + AT_ONCE] for i in range(0, len(cases), AT_ONCE)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for part, got in zip(parts, pool.map(lambda part: harness.run(
                [harness.tensorgate(), verb, "--json"] + [c.path for c in part]), parts)):
            if got.code not in (0, 1):
                raise Refused("%s: exit code %d: %s" % (verb, got.code, harness.tail(got.err)))
            yield from zip(part, json.loads(got.out))


def ours(cases):
    """What we find: `check` and `hash` both have to accept."""
    for case, answer in commands("check", cases):
        case.accepted, case.notes = answer["valid"], answer["notes"]
    for case, answer in commands("hash", [c for c in cases if c.accepted]):
        case.accepted = answer["valid"] and all(t["sha256"] is not None for t in answer["tensors"])
        case.tensors = [(raw_name(t), t["sha256"]) for t in answer["tensors"]]


def raw_name(tensor):
    """The name in the file, which is given where it is shown in another way."""
    if "raw_name_hex" in tensor:
        return repr(bytes.fromhex(tensor["raw_name_hex"]))
    return tensor.get("raw_name", tensor["name"])


def sums(members):
    return [(key_of(name), sum_of_file(content)) for name, content in members]


def attempt(read):
    try:
        return read()
    except Refused as why:
        return why


def others(case, libarchive):
    members = attempt(lambda: archive_readers.python_zipfile(case.path, case.data))
    case.judge("zipfile", members if isinstance(members, Refused) else sums(members))
    arrays = attempt(lambda: archive_readers.numpy_load(case.path, case.data))
    case.judge("NumPy", arrays if isinstance(arrays, Refused) else
               [(key, sum_of(value) if isinstance(value, np.ndarray) else "bytes") for key, value in arrays])
    for name, seeking in (("libarchive", True), ("libarchive as a stream", False)):
        found = attempt(lambda: libarchive.read(case.data, seeking))
        case.judge(name, found if isinstance(found, Refused) else sums(found))
    if not isinstance(members, Refused):
        found = attempt(lambda: archive_readers.unzip(case.path, case.data, members))
        case.judge("unzip", found if isinstance(found, Refused) else sums(found))


def run(t):
    honest = [(name, archive.bytes()) for name, archive in archive_cases.honest()]
    cases = list(write(honest + [c for c in archive_cases.cases() if c[1] not in {data for _, data in honest}]))
    ours(cases)
    for case in cases[:len(honest)]:
        if not case.accepted or case.notes:
            case.problems.append("honest, and not accepted without a note: %s" % case.notes)
    accepted = [c for c in cases if c.accepted]
    libarchive, go = archive_readers.Libarchive(), archive_readers.Go()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda case: others(case, libarchive), accepted))
    if go.there:
        found = go.read([c.path for c in accepted])
        for case in accepted:
            got = found[case.path]
            case.judge("Go", got if isinstance(got, Refused) else sums(got))
    for case in cases:
        if t.case("%s (%s)" % (case.name, case.path), case.problems):
            os.remove(case.path)
    print("archives: %d of %d accepted, %d of them with notes%s" % (
        len(accepted), len(cases), sum(1 for c in accepted if c.notes), "" if go.there else "; Go is not installed"))
