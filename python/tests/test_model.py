# SPDX-License-Identifier: Apache-2.0
"""A model in several files is opened as one: an index with its shards, and a folder that holds one, or the parts of a split model."""
import errno
import os
import shutil

import hub_cases
import numpy as np
import pytest
import test_index
from test_index import INDEX, SHARDS, model

import tensorgate

__all__ = ["model"]     # the fixture


def whole():
    return {"t%d" % i: np.arange(4.0 + i % 2) for i in range(4)}


def same(file, made):
    return list(file) == list(made) and all(np.array_equal(file[name].numpy(), array) for name, array in made.items())


def test_an_index_is_the_model(model, monkeypatch):
    monkeypatch.chdir(model)
    for source in (model / INDEX, str(model / INDEX), INDEX, model):
        with tensorgate.open(source) as file:
            assert same(file, whole()) and file.format == "safetensors"
            assert [tensor.shard for tensor in file.values()] == [SHARDS[0]] * 2 + [SHARDS[1]] * 2
            for tensor in file.values():
                with open(model / tensor.shard, "rb") as shard:
                    shard.seek(tensor.offset)
                    assert shard.read(tensor.nbytes) == tensor.numpy().tobytes()
                assert bytes(memoryview(tensor)) == tensor.numpy().tobytes() == np.from_dlpack(tensor).tobytes()
                assert tensor[1:3].tolist() == [1, 2] and tensor.stats().max == len(tensor) - 1
            view = file["t3"].numpy(copy=False)
            file.verify()
        assert view.tolist() == [0, 1, 2, 3, 4]     # also after it is closed
    with tensorgate.open(model / SHARDS[0]) as file:
        assert list(file) == ["t0", "t1"] and file["t0"].shard is None


def test_what_is_done_with_a_model(model, tmp_path):
    one = tensorgate.save(None, whole(), "safetensors")
    assert tensorgate.hash(model) == tensorgate.hash(model / INDEX) == tensorgate.hash(one)
    assert tensorgate.diff(model / INDEX, one) == [] and tensorgate.stats(model)["t1"].count == 5
    with tensorgate.open(model) as file:
        tensorgate.save(tmp_path / "renamed.safetensors", {"m." + name: tensor for name, tensor in file.items()})
        tensorgate.save(tmp_path / "same.safetensors", file)
        assert tensorgate.convert(file, None, "safetensors").result
        with pytest.raises(tensorgate.Refused):
            file.tree()
    assert same(tensorgate.open(tmp_path / "same.safetensors"), whole())
    assert same(tensorgate.open(tmp_path / "renamed.safetensors"), {"m." + name: array for name, array in whole().items()})
    report = tensorgate.check(model)
    assert report and list(report.shards) == SHARDS


@pytest.mark.parametrize("case", test_index.CASES, ids=lambda case: case.__name__)
def test_what_check_refuses_is_not_opened(case, model):
    case(model)
    report = tensorgate.check(model / INDEX)
    descriptors = len(os.listdir("/proc/self/fd"))
    for source in (model / INDEX, model):
        if report:
            with tensorgate.open(source) as file:
                assert len(file) == 4
            continue
        with pytest.raises((tensorgate.Refused, OSError)) as caught:
            tensorgate.open(source)
        if isinstance(caught.value, OSError):
            assert case is test_index.socket and caught.value.errno == errno.ENXIO      # which no file has
            continue
        assert caught.value.code == report.error.code and caught.value.filename == str(model / INDEX)
    assert len(os.listdir("/proc/self/fd")) == descriptors


def test_links_of_the_cache_of_a_hub(model, tmp_path):
    """By the table for the command and check()."""
    files = {name: (model / name).read_bytes() for name in (INDEX, *SHARDS)}
    snapshot, folder = hub_cases.make(str(tmp_path), files)
    path = os.path.join(snapshot, INDEX)
    with tensorgate.open(path) as file:
        assert same(file, whole())
    content = os.path.basename(os.readlink(os.path.join(snapshot, SHARDS[0])))
    os.makedirs(tmp_path / "models--other--b" / "blobs")
    shutil.copy(os.path.join(folder, "blobs", content), tmp_path / "models--other--b" / "blobs")
    for what, (target, is_followed) in hub_cases.links(str(tmp_path), folder, "", content, SHARDS[1]).items():
        hub_cases.relink(snapshot, SHARDS[0], target)
        assert bool(tensorgate.check(path)) == is_followed, what
        if is_followed:
            assert same(tensorgate.open(path), whole()), what
        else:
            with pytest.raises((tensorgate.Refused, OSError)):
                tensorgate.open(path)


def test_folders(model, tmp_path):
    for folder in (tmp_path, tmp_path / "none"):
        folder.mkdir(exist_ok=True)
        for call in (tensorgate.open, tensorgate.check):
            with pytest.raises(IsADirectoryError):
                call(folder)
    shutil.copy(model / INDEX, model / "other.safetensors.index.json")
    for call in (tensorgate.open, tensorgate.check):
        with pytest.raises(ValueError, match="several models.*model.safetensors.index.json"):
            call(model)


def test_limits_hold_for_all_shards(model):
    assert len(tensorgate.open(model, limits={"max_tensors": 4})) == 4
    with pytest.raises(tensorgate.OverLimit) as caught:
        tensorgate.open(model, limits={"max_tensors": 3})
    assert caught.value.limit == "max-tensors"


GGUF = ["m-%05d-of-00003.gguf" % (i + 1) for i in range(3)]


@pytest.fixture
def parts(tmp_path):
    from suites import splits
    folder = tmp_path / "parts"
    folder.mkdir()
    for name, content in splits.model([["a"], ["b", "c"], ["d"]]).items():
        (folder / name).write_bytes(content)
    return folder


def test_parts_of_gguf(parts):
    """The folder is the model, and a part that is named is a file by itself."""
    with tensorgate.open(parts) as file:
        assert list(file) == ["a", "b", "c", "d"] and file["d"].tolist() == [1, 2] and file["d"].shard == GGUF[2]
    for name, tensors in ((GGUF[0], ["a"]), (GGUF[1], ["b", "c"])):
        report = tensorgate.check(parts / name)
        with tensorgate.open(parts / name) as file:
            assert list(file) == tensors and [note.rule for note in report.notes] == [note.rule for note in file.notes] == ["model.parts"]
    assert tensorgate.check(parts).tensors == 4 and tensorgate.hash(parts).keys() == {"a", "b", "c", "d"}
    os.unlink(parts / GGUF[2])
    assert tensorgate.check(parts / GGUF[0]) and not tensorgate.check(parts)
    with pytest.raises(tensorgate.Refused, match=GGUF[2]) as caught:
        tensorgate.open(parts)
    assert caught.value.filename == str(parts / GGUF[0]) == tensorgate.check(parts).error.filename


def test_an_index_that_is_not_opened(model):
    assert tensorgate.check(model / INDEX, external="skip").error.foreign == "json"
    assert tensorgate.check(model, external="skip").error.foreign == "json"
    assert not tensorgate.check(model / INDEX, format="safetensors") and not tensorgate.check(model, formats=["npz"])
