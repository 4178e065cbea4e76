# SPDX-License-Identifier: Apache-2.0
"""An index of shards is one model: the verdict is that of the command."""
import errno
import json
import os
import pickle
import shutil
import subprocess
import sys

import hub_cases
import numpy as np
import pytest
from conftest import COMMAND_ENVIRONMENT, ROOT

import tensorgate

COMMAND = os.path.join(ROOT, "build", "tensorgate")
SHARDS = ["model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"]
INDEX = "model.safetensors.index.json"


def write_index(folder, weights, **metadata):
    (folder / INDEX).write_text(json.dumps({"metadata": metadata, "weight_map": weights}))


@pytest.fixture
def model(tmp_path):
    folder = tmp_path / "model"
    folder.mkdir()
    for number, shard in enumerate(SHARDS):
        tensorgate.save(folder / shard, {"t%d" % (2 * number + i): np.arange(4.0 + i) for i in range(2)})
    write_index(folder, {"t%d" % i: SHARDS[i // 2] for i in range(4)}, total_size=(4 + 5 + 4 + 5) * 8)
    return folder


def test_open(model):
    """The index opens the model."""
    with tensorgate.open(model / INDEX) as f:
        assert f.format == "safetensors" and list(f) == ["t0", "t1", "t2", "t3"]
        assert [f[name].shard for name in f] == [SHARDS[i // 2] for i in range(4)]
        for i in range(4):
            assert np.array_equal(f["t%d" % i], np.arange(4.0 + i % 2))
        tensorgate.save(model / "whole.safetensors", f)
    with tensorgate.open(model / "whole.safetensors") as whole:
        assert sorted(whole) == ["t0", "t1", "t2", "t3"] and whole["t3"].shard is None
    with tensorgate.open(model) as f:
        assert list(f) == ["t0", "t1", "t2", "t3"]
    (model / SHARDS[1]).unlink()
    with pytest.raises(tensorgate.Refused, match='shard "%s" is missing' % SHARDS[1]):
        tensorgate.open(model / INDEX)


def test_checkpoints(tmp_path):
    """Shards are checkpoints, as the name of the index says."""
    shards = ["pytorch_model-0000%d-of-00002.bin" % (number + 1) for number in range(2)]
    for number, shard in enumerate(shards):
        tensorgate.save(tmp_path / shard, {"t%d.w" % number: np.full(3, number, "f4")}, format="pytorch")
    index = tmp_path / "pytorch_model.bin.index.json"
    index.write_text(json.dumps({"metadata": {"total_size": 24}, "weight_map": {"t0.w": shards[0], "t1.w": shards[1]}}))
    for source in (index, tmp_path):
        with tensorgate.open(source) as f:
            assert f.format == "pytorch" and [f[name].shard for name in ("t0.w", "t1.w")] == shards
            assert np.array_equal(f["t1.w"], np.ones(3, "f4"))
        report = tensorgate.check(source)
        assert report and report.format == "pytorch" and [one.format for one in report.shards.values()] == ["pytorch"] * 2
    (tmp_path / INDEX).write_text(index.read_text())
    assert tensorgate.check(tmp_path / INDEX).error.code == "bad_reference"
    (tmp_path / INDEX).unlink()
    (tmp_path / shards[0]).write_bytes(b"cos\nsystem\n(S'true'\ntR.")
    report = tensorgate.check(index)
    assert report.error.code == "code_execution" and report.shards[shards[0]].error.code == "code_execution"
    with pytest.raises(tensorgate.Refused, match="os.system"):
        tensorgate.open(index)
    # The index alone comes with other files of a model.
    for shard in shards:
        (tmp_path / shard).unlink()
    tensorgate.save(tmp_path / SHARDS[0], {"a": np.zeros(2)})
    write_index(tmp_path, {"a": SHARDS[0]})
    assert tensorgate.check(tmp_path).format == "safetensors"


def test_open_split(tmp_path):
    """The folder opens the model; the parts are files by themselves."""
    for number in range(2):
        keys = {"split.no": number, "split.count": 2, "split.tensors.count": 2}
        kinds = {"split.no": "uint16", "split.count": "uint16", "split.tensors.count": "int32"}
        tensorgate.save(tmp_path / ("m-%05d-of-00002.gguf" % (number + 1)), {"t%d" % number: np.full(3, number, "f4")},
                        metadata={"kv": keys, "types": kinds})
    with tensorgate.open(tmp_path / "m-00001-of-00002.gguf") as f:
        assert list(f) == ["t0"] and f["t0"].shard is None
    with tensorgate.open(tmp_path) as f:
        assert list(f) == ["t0", "t1"] and f.metadata()["kv"] == {} and not f.notes
        assert [f[name].tolist() for name in f] == [[0.0] * 3, [1.0] * 3]
        assert f["t1"].shard == "m-00002-of-00002.gguf"
    with tensorgate.open(tmp_path / "m-00002-of-00002.gguf") as f:
        assert list(f) == ["t1"] and [note.rule for note in f.notes] == ["model.parts"]


def missing(folder):
    (folder / SHARDS[0]).unlink()


def no_file(folder):
    missing(folder)
    (folder / SHARDS[0]).mkdir()


def pipe(folder):
    missing(folder)
    os.mkfifo(folder / SHARDS[0])


def socket(folder):
    missing(folder)
    hub_cases.bind(str(folder / SHARDS[0]))


def link(folder):
    shutil.move(folder / SHARDS[0], folder / "blob")
    (folder / SHARDS[0]).symlink_to("blob")


def longer(folder):
    with open(folder / SHARDS[1], "ab") as file:
        file.write(b"x")


def both(folder):
    missing(folder)
    longer(folder)


def other(folder):
    shutil.copy(folder / SHARDS[0], folder / SHARDS[1])


def unlisted(folder):
    write_index(folder, {"t%d" % i: SHARDS[i // 2] for i in range(3)})


def lacking(folder):
    write_index(folder, {"t%d" % i: SHARDS[i // 3] for i in range(5)})


def leaving(folder):
    write_index(folder, {"t0": "../" + SHARDS[0]})


def elsewhere(folder):
    write_index(folder, {"t0": str(folder / SHARDS[0])})


def total(folder):
    write_index(folder, {"t%d" % i: SHARDS[i // 2] for i in range(4)}, total_size=1)


def no_index(folder):
    (folder / INDEX).write_text("weight_map")


def another_format(folder):
    np.save(folder / "x.npy", np.zeros(3))
    os.replace(folder / "x.npy", folder / SHARDS[1])


def untouched(folder):
    pass


CASES = [untouched, missing, no_file, pipe, socket, link, longer, both, other, unlisted, lacking, leaving, elsewhere, total, no_index,
         another_format]
OPTIONS = [({}, []), ({"strict": True}, ["--strict"]), ({"strict": "meaning"}, ["--strict=meaning"]), ({"follow": True}, ["--follow"]), ({"verify": True}, ["--deep"]),
           ({"limits": {"max_tensors": 1}}, ["--max-tensors", "1"]), ({"limits": {"max_tensors": 3}}, ["--max-tensors", "3"]),
           ({"formats": ["npy"]}, ["--formats", "npy"]), ({"formats": ["npy", "safetensors"]}, ["--formats", "npy,safetensors"]),
           ({"format": "safetensors"}, ["--from", "safetensors"])]


def what(error):
    return None if error is None else (error.code, error.offset or 0, error.path, error.found, error.expected)


def what_is_said(error):
    return None if error is None else (error["code"], error["offset"] or 0, error["path"], error["found"], error["expected"])


@pytest.mark.skipif(not os.path.exists(COMMAND), reason="make tensorgate")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
@pytest.mark.parametrize("options,arguments", OPTIONS, ids=lambda one: "")
def test_the_verdict_is_that_of_the_command(case, options, arguments, model):
    case(model)
    report = tensorgate.check(model / INDEX, **options)
    done = subprocess.run([COMMAND, "check", "--json", *arguments, "--", str(model / INDEX)], stdout=subprocess.PIPE, timeout=60, check=False,
                          env=COMMAND_ENVIRONMENT)
    (said,) = json.loads(done.stdout)
    assert done.returncode == (0 if report else 1)
    assert (said["valid"], said["format"], said["size"]) == (report.ok, report.format, report.size)
    assert what_is_said(said["error"]) == what(report.error)
    assert said["notes"] == [note.text for note in report.notes]
    assert report.tensors is None or said["tensors"] == report.tensors
    shards = said.get("shards", [])
    assert [os.path.basename(one["file"]) for one in shards] == list(report.shards)
    for one, shard in zip(shards, report.shards.values()):
        assert (one["valid"], what_is_said(one["error"]), one["notes"]) == (
            shard.ok, what(shard.error), [note.text for note in shard.notes])
        assert one["tensors"] == (shard.tensors or 0)


@pytest.mark.parametrize("sub", hub_cases.FOLDERS)
def test_the_cache_of_a_hub(sub, model, tmp_path):
    """Links into the blobs of the same model are read; others are not: as by the command."""
    files = {name: content_of(model / name) for name in (INDEX, *SHARDS)}
    content = os.path.basename(os.readlink(os.path.join(hub_cases.make(tmp_path, files, owner="other")[0], SHARDS[0])))
    folder, repository = hub_cases.make(tmp_path, files, sub)
    index = os.path.join(folder, INDEX)
    assert tensorgate.check(index).ok == hub_cases.FOLDERS[sub]
    before = len(os.listdir("/proc/self/fd"))
    for key, (target, followed) in hub_cases.links(tmp_path, repository, sub, content, SHARDS[1]).items():
        hub_cases.relink(folder, SHARDS[0], target)
        report = tensorgate.check(index)
        assert report.ok == (followed and hub_cases.FOLDERS[sub]), key
        assert report or (report.error.code == "bad_reference" and "a link, which" in str(report.error)), key
    assert len(os.listdir("/proc/self/fd")) == before
    hub_cases.relink(folder, SHARDS[0], hub_cases.up_from(sub) + "blobs/" + content)
    os.rename(os.path.join(repository, "snapshots"), os.path.join(repository, "elsewhere"))
    assert tensorgate.check(index.replace("snapshots", "elsewhere")).error.code == "bad_reference"


def test_a_lack_of_descriptors_is_no_verdict(model, tmp_path, monkeypatch):
    folder, _ = hub_cases.make(tmp_path, {name: content_of(model / name) for name in (INDEX, *SHARDS)})
    really = os.open

    def lacking(path, *arguments, **options):
        if isinstance(path, bytes):     # a blob
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return really(path, *arguments, **options)
    monkeypatch.setattr(os, "open", lacking)
    with pytest.raises(OSError, match="Too many open files"):
        tensorgate.check(os.path.join(folder, INDEX))


def test_what_is_found(model, monkeypatch):
    report = tensorgate.check(model / INDEX)
    assert report and report.tensors == 4 and list(report.shards) == SHARDS and all(report.shards.values())
    assert pickle.loads(pickle.dumps(report)) == report
    assert tensorgate.check(content_of(model / SHARDS[0])).shards == {}
    monkeypatch.chdir(model)
    assert tensorgate.check(INDEX) and tensorgate.check(os.path.join(".", INDEX))
    missing(model)
    report = tensorgate.check(INDEX)
    assert not report and "is missing" in str(report.error) and [one.ok for one in report.shards.values()] == [False, True]


def content_of(path):
    with open(path, "rb") as file:
        return file.read()


def test_trouble_is_raised(model, tmp_path):
    """It says nothing about the model."""
    with pytest.raises(FileNotFoundError):
        tensorgate.check(tmp_path / INDEX)
    with pytest.raises(TypeError):
        tensorgate.check(model / INDEX, no=1)
    with pytest.raises(ValueError):
        tensorgate.check(model / INDEX, formats=[])
    with pytest.raises(ValueError):
        tensorgate.check(model / INDEX, limits={"no": 1})
    shutil.copy(model / INDEX, tmp_path / ("variant" + INDEX.replace("json", "fp16.json")))
    assert tensorgate.check(tmp_path / ("variant" + INDEX.replace("json", "fp16.json"))).error.code == "absent"
    before = len(os.listdir("/proc/self/fd"))
    for case in (untouched, link, no_file, leaving):
        case(model)
        tensorgate.check(model / INDEX)
    assert len(os.listdir("/proc/self/fd")) == before


def test_a_shard_that_cannot_be_read(model):
    if os.geteuid() == 0:
        pytest.skip("root reads everything")
    (model / SHARDS[0]).chmod(0)
    with pytest.raises(PermissionError):
        tensorgate.check(model / INDEX)


def test_other_functions_take_the_model(model):
    tensorgate.save(model / "whole.npz", {"t%d" % i: np.arange(4.0 + i % 2) for i in range(4)})
    assert tensorgate.hash(model / INDEX) == tensorgate.hash(model / "whole.npz")
    tensorgate.convert(model / INDEX, model / "copy.npz")
    assert tensorgate.hash(model / "copy.npz") == tensorgate.hash(model / INDEX)
    with pytest.raises(tensorgate.Refused, match="an index of shards") as caught:
        tensorgate.open(model / INDEX, external="skip")
    assert (caught.value.code, caught.value.foreign) == ("foreign_format", "json")
    with pytest.raises(tensorgate.Refused, match="len_header"):
        tensorgate.open(model / INDEX, format="safetensors")
    with pytest.raises(tensorgate.Refused, match="an index of shards: no tensors in it"):
        tensorgate.open(content_of(model / INDEX))


def test_the_command_of_the_package(model):
    def run():
        return subprocess.run([sys.executable, "-m", "tensorgate", "check", str(model / INDEX)], capture_output=True, text=True,
                              timeout=60, check=False)
    done = run()
    assert (done.returncode, done.stdout) == (0, "ok %s safetensors 4 tensors\n" % (model / INDEX))
    missing(model)
    done = run()
    assert done.returncode == 1 and done.stdout.startswith("bad %s: safetensors: weight_map[0]" % (model / INDEX))


def test_what_opens_shards_is_checked(model):
    """The function that the extension calls for each shard."""
    descriptor = os.open(model / INDEX, os.O_RDONLY)
    try:
        for answer, kind in ((b"x", TypeError), (-1, ValueError), (1 << 40, (ValueError, OverflowError)), (1.5, TypeError),
                             (lambda: 1 / 0, ZeroDivisionError)):
            with pytest.raises(kind):
                tensorgate._core.check_index(descriptor, os.fsencode(INDEX), {}, False, False, lambda name: answer() if callable(answer) else answer)
        found = tensorgate._core.check_index(descriptor, os.fsencode(INDEX), {}, False, False, lambda name: "ä" * 5000)
        assert found[3].code == "bad_reference" and str(found[3]).isascii()
    finally:
        os.close(descriptor)


MANY = 1200
LOOKS = """
import os, resource, sys
import tensorgate
resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))
before = len(os.listdir("/proc/self/fd"))
for path in sys.argv[1:]:
    with tensorgate.open(path) as file:
        names = list(file)
        assert len(names) == %d
        values = [file[name][-1].item() for name in names[::-1] + names]
        assert values == [float(name[1:]) for name in names[::-1] + names], values[:9]
    assert len(os.listdir("/proc/self/fd")) == before
file = tensorgate.open(sys.argv[1])
os.replace(sys.argv[2] + "/m-00003.safetensors", sys.argv[2] + "/m-00500.safetensors")
try:
    file["t0500"][:]
except OSError as error:
    print(error)
del file
assert len(os.listdir("/proc/self/fd")) == before
""" % MANY


def test_more_shards_than_may_be_open(tmp_path):
    """Each has more bytes than are read when it is opened, so that it is opened again for its values."""
    names = ["t%04d" % i for i in range(1, MANY + 1)]
    for i, name in enumerate(names, 1):
        header = json.dumps({name: {"dtype": "F32", "shape": [40000], "data_offsets": [0, 160000]}}).encode().ljust(88)
        with open(tmp_path / ("m-%05d.safetensors" % i), "wb") as file:
            file.write(len(header).to_bytes(8, "little") + header)
            file.truncate(8 + 88 + 160000 - 4)
            file.seek(0, 2)
            file.write(np.float32(i).tobytes())
    with open(tmp_path / INDEX, "w") as file:
        json.dump({"metadata": {}, "weight_map": {name: "m-%05d.safetensors" % i for i, name in enumerate(names, 1)}}, file)
    got = subprocess.run([sys.executable, "-c", LOOKS, str(tmp_path / INDEX), str(tmp_path)], capture_output=True, text=True)
    assert got.returncode == 0, got.stderr
    assert "replaced or changed after it was opened" in got.stdout


@pytest.mark.parametrize("follow,text", [(False, "a link, which follow=True follows"), (True, "no regular file")])
def test_a_link_to_itself(model, follow, text):
    """No number of links is a file."""
    (model / SHARDS[1]).unlink()
    (model / SHARDS[1]).symlink_to(SHARDS[1])
    error = tensorgate.check(model / INDEX, follow=follow).error
    assert error.code == "bad_reference" and text in str(error)
    with pytest.raises(tensorgate.Refused, match="a link, which is not followed") as caught:
        tensorgate.open(model / INDEX)
    assert caught.value.remedy == "follow"
