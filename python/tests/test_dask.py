# SPDX-License-Identifier: Apache-2.0
"""tensorgate.dask on a LocalCluster, with objects in an S3 server on this machine. TENSORGATE_OBJECTS is their number."""
import os
import random
import signal
import subprocess
import sys
import threading
import time
import types

import numpy as np
import pytest

import tensorgate
from conftest import REFUSALS, SAMPLES

if os.environ.get("TENSORGATE_ASAN"):
    pytest.skip("workers are processes of their own, which have the package without sanitizers", allow_module_level=True)
distributed = pytest.importorskip("distributed")
pytest.importorskip("s3fs")
pytest.importorskip("moto.server")

import tensorgate.dask as gate  # noqa: E402
from tensorgate import remote  # noqa: E402

OBJECTS = int(os.environ.get("TENSORGATE_OBJECTS", "400"))
ODD = ("a b", "a%20b", "a+b&c", "a#b?c=d", "[a]*{b}", "é☃", "x::file:", "quote'\"", "a//b", "a\\b", "~", "-")


@pytest.fixture(scope="module")
def server():
    """The address of an S3 server; in a process of its own, as it needs the time that a cluster needs."""
    program = ("import logging, sys; logging.getLogger('werkzeug').setLevel(logging.ERROR)\n"
               "from moto.server import ThreadedMotoServer\n"
               "server = ThreadedMotoServer('127.0.0.1', 0, verbose=False); server.start()\n"
               "print(server.get_host_and_port()[1], flush=True); sys.stdin.read()")
    process = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    yield "http://127.0.0.1:%d" % int(process.stdout.readline())
    process.stdin.close()
    process.wait(30)


@pytest.fixture(scope="module")
def s3(server):
    return {"key": "k", "secret": "s", "endpoint_url": server,
            "config_kwargs": {"retries": {"max_attempts": 1}, "read_timeout": 20, "connect_timeout": 20}}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    import dask
    # Some tests kill workers. A cluster gives up a worker that is not back when this time is over, or is killed again just then.
    with dask.config.set({"temporary-directory": str(tmp_path_factory.mktemp("dask")),
                          "distributed.deploy.lost-worker-timeout": "1 hour",
                          "distributed.scheduler.allowed-failures": 1,
                          "distributed.scheduler.no-workers-timeout": "3 minutes"}):
        with distributed.LocalCluster(n_workers=2, threads_per_worker=2, host="127.0.0.1", dashboard_address=None,
                                      memory_limit="2GiB") as cluster:
            yield cluster


@pytest.fixture
def client(cluster):
    with distributed.Client(cluster) as client:
        client.wait_for_workers(2)
        yield client


@pytest.fixture(scope="module")
def objects(s3):
    """{URL: the Report it has to get}: samples, refusals, and files of one tensor, each with a value of its own."""
    import botocore.session
    bucket = botocore.session.get_session().create_client("s3", region_name="us-east-1", endpoint_url=s3["endpoint_url"],
                                                          aws_access_key_id="k", aws_secret_access_key="s")
    bucket.create_bucket(Bucket="models")
    made = {}

    def put(key, content):
        bucket.put_object(Bucket="models", Key=key, Body=content)
        made["s3://models/" + key] = tensorgate.check(content)
    for sample in SAMPLES[:100]:
        put("samples/" + sample.name, sample.data)
    for refusal in REFUSALS[:100]:
        put("refusals/" + refusal.name, refusal.data)
    for name in ODD:
        put("odd/" + name, SAMPLES[0].data)
    for number in range(len(made), OBJECTS):
        content = tensorgate.save(None, {"n": np.array([number])}, "safetensors")
        put("made/%06d" % number, content[:-1] if number % 10 == 0 else content)
    return made


def agrees(frame, made):
    assert list(frame.url) == list(made)
    for row in frame.to_dict("records"):
        report = made[row["url"]]
        assert row["state"] == ("accepted" if report else "refused"), row
        assert row["size"] == (report.size or 0) and row["format"] == report.format, row
        if not report:
            assert (row["code"], row["path"], row["detail"]) == (report.error.code, report.error.path, str(report.error))


def test_a_bucket(client, s3, objects, tmp_path):
    agrees(gate.check(objects, client=client, into=tmp_path / "r.jsonl", storage_options=s3), objects)
    whole = (tmp_path / "r.jsonl").read_bytes()
    assert b"127.0.0.1" not in whole and whole.count(b"\n") == len(objects) + 1
    # Everything is there: nothing is asked for, as nobody listens at that address.
    agrees(gate.check(objects, client=client, into=tmp_path / "r.jsonl",
                      storage_options={**s3, "endpoint_url": "http://127.0.0.1:9"}), objects)
    # The rest after a cut is all that is asked for.
    for _ in range(3):
        cut = random.Random(len(whole)).randrange(len(whole) * 9 // 10, len(whole))
        (tmp_path / "r.jsonl").write_bytes(whole[:cut])
        agrees(gate.check(objects, client=client, into=tmp_path / "r.jsonl", storage_options=s3), objects)


def test_parquet(client, s3, objects, tmp_path):
    some = dict(list(objects.items())[:150])
    path = tmp_path / "r.parquet"
    agrees(gate.check(some, client=client, into=path, batch=20, storage_options=s3), some)
    parts = sorted(path.iterdir())
    assert len(parts) == 8
    parts[0].write_bytes(parts[0].read_bytes()[:-5])
    parts[1].unlink()
    agrees(gate.check(some, client=client, into=path, batch=20, storage_options=s3), some)
    import pandas
    assert set(pandas.read_parquet(path).url) == set(some)


def test_reading(client, s3, objects):
    urls = [url for url in objects if "/made/" in url][:50] + ["s3://models/none"]
    frame = gate.read(urls, client=client, storage_options=s3)
    assert list(dict.fromkeys(frame.url)) == urls
    found = frame[frame.state == "accepted"]
    assert set(found.name) == {"n"} and set(found.dtype) == {"int64"} and list(found["shape"])[0] == [1]
    assert list(frame.state)[-1] == "missing" and set(frame.state) == {"accepted", "refused", "missing"}

    def values(file):
        return [{"value": int(tensor.numpy()[0])} for tensor in file.values()]
    frame = gate.read(urls, apply=values, client=client, storage_options=s3)
    assert all(one.value == int(one.url[-6:]) for one in frame.itertuples() if one.state == "accepted")


def test_a_storage_that_fails_gives_no_verdicts(client, s3, objects, tmp_path):
    some = dict(list(objects.items())[:4])
    frame = gate.check(some, client=client, into=tmp_path / "r.jsonl", retries=0,
                       storage_options={**s3, "endpoint_url": "http://127.0.0.1:9"})
    assert not set(frame.state) & set(remote.VERDICTS)
    # Tried again by the same call, as nothing of it was a verdict.
    agrees(gate.check(some, client=client, into=tmp_path / "r.jsonl", storage_options=s3), some)
    frame = gate.check(["s3://models/none", "s3://nowhere/x", "s3://models/samples"], client=client, storage_options=s3,
                       retries=0)
    assert list(frame.state) == ["missing", "missing", "failed"]


def test_a_server_that_never_answers(client, s3):
    import socket
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen(8)
        frame = gate.check(["s3://models/x"], client=client, timeout=1.0, retries=0,
                           storage_options={**s3, "endpoint_url": "http://127.0.0.1:%d" % deaf.getsockname()[1]})
    assert list(frame.state) == ["timeout"]


def test_objects_that_vanish_in_the_middle(client, s3, objects):
    import s3fs
    fs = s3fs.S3FileSystem(**s3, use_listings_cache=False)
    urls = ["s3://models/brief/%d" % n for n in range(60)]
    for url in urls:
        fs.pipe_file(url, SAMPLES[0].data)
    gone = threading.Thread(target=lambda: [fs.rm_file(url) for url in reversed(urls)])
    gone.start()
    frame = gate.check(urls, client=client, batch=5, storage_options=s3)
    gone.join()
    assert set(frame.state) <= {"accepted", "missing"} and list(frame.url) == urls


def test_a_worker_that_is_killed(client, s3, objects):
    stop = threading.Event()

    def kill():
        time.sleep(0.3)
        for pid in client.run(os.getpid).values():
            if not stop.is_set():
                os.kill(pid, signal.SIGKILL)
                time.sleep(1.0)
    thread = threading.Thread(target=kill)
    thread.start()
    frame = gate.check(objects, client=client, batch=10, storage_options=s3)
    stop.set()
    thread.join()
    # With one allowed failure a neighbour may be blamed; it has no verdict, and every verdict is right.
    told = frame[frame.state != "lost"]
    agrees(told, {url: objects[url] for url in told.url})
    assert list(frame.url) == list(objects) and len(told) > len(frame) // 2


def test_an_object_that_costs_a_worker_its_life(client, tmp_path):
    for number in range(16):
        (tmp_path / str(number)).write_bytes(SAMPLES[0].data)

    def deadly(file):
        if file.size != len(SAMPLES[0].data):
            os.kill(os.getpid(), signal.SIGKILL)
        return []
    bad = tensorgate.save(None, {"n": np.arange(99)}, "safetensors")
    (tmp_path / "11").write_bytes(bad)
    urls = [str(tmp_path / str(number)) for number in range(16)]
    frame = gate.read(urls, apply=deadly, client=client, batch=8, into=tmp_path / "r.jsonl")
    states = dict(zip(frame.url, frame.state))
    assert states.pop(urls[11]) == "lost" and set(states.values()) <= {"accepted", "lost"}
    assert list(states.values()).count("accepted") > 8


def test_a_cluster_without_workers(tmp_path):
    import dask
    urls = [str(tmp_path / name) for name in "ab"]
    for url in urls:
        with open(url, "wb") as stream:
            stream.write(SAMPLES[0].data)
    with dask.config.set({"temporary-directory": str(tmp_path), "distributed.scheduler.no-workers-timeout": "1s"}), \
            distributed.LocalCluster(n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as cluster, \
            distributed.Client(cluster) as client:
        assert list(gate.check(urls[:1], client=client, into=tmp_path / "r.jsonl").state) == ["accepted"]
        cluster.scale(0)
        while client.nthreads():
            time.sleep(0.1)
        with pytest.raises(Exception, match="without any running workers"):
            gate.check(urls, client=client)
        assert list(gate.check(urls[:1], client=client, into=tmp_path / "r.jsonl").state) == ["accepted"]


def test_numbers_of_numpy_and_verify(client, tmp_path):
    (tmp_path / "x").write_bytes(SAMPLES[0].data)
    frame = gate.check([str(tmp_path / "x")], client=client, batch=np.int64(3), in_flight=np.uint8(1), seconds=np.float32(9),
                       timeout=np.int64(9), retries=np.int8(1), verify=True, into=tmp_path / "r.jsonl", strict=np.True_,
                       limits=types.MappingProxyType({"max_rank": np.int64(8)}),
                       formats={"npz", tensorgate.open(SAMPLES[0].data).format})
    assert list(frame.state) == ["accepted"]
    assert list(gate.check([str(tmp_path / "x")], client=client, batch=10**400, seconds=float("inf")).state) == ["accepted"]


def test_tasks_are_bounded(client, tmp_path):
    urls = [str(tmp_path / str(number)) for number in range(40)]
    for url in urls:
        with open(url, "wb") as stream:
            stream.write(SAMPLES[0].data)
    # A task of no time hands back one row; the rest becomes tasks again.
    frame = gate.check(urls + urls, client=client, batch=20, seconds=1e-9, in_flight=1)
    assert list(frame.url) == urls and set(frame.state) == {"accepted"}


def test_mistakes(client, tmp_path):
    with pytest.raises(TypeError):
        gate.check("s3://models/x", client=client)
    with pytest.raises(TypeError):
        gate.check([1], client=client)
    for wrong in ({"batch": 0}, {"seconds": 0}, {"in_flight": 0}, {"into": "x.csv"}):
        with pytest.raises(ValueError):
            gate.check(["x"], client=client, **wrong)
    with pytest.raises(TypeError):
        gate.check(["x"], client=client, retries="x")
    for wrong, type_, says in (
            ({"batch": "x"}, TypeError, "batch is a whole number, not str"),
            ({"batch": 1.5}, TypeError, "batch is a whole number, not float"),
            ({"in_flight": 1.5}, TypeError, "in_flight is a whole number, not float"),
            ({"seconds": "x"}, TypeError, "seconds is a number of seconds, not str"),
            ({"seconds": float("nan")}, ValueError, "seconds is not negative"),
            ({"batch": 10**400, "seconds": 0}, ValueError, "over 0"),
            ({"timeout": 10**400}, ValueError, "timeout is too large")):
        for call in (gate.check, gate.read):
            with pytest.raises(type_, match=says):
                call(["x"], client=client, **wrong)
    with pytest.raises(TypeError, match="verify"):
        gate.read(["x"], client=client, into=tmp_path / "none.jsonl", verify=True)
    with pytest.raises(TypeError, match="apply"):
        gate.check(["x"], client=client, into=tmp_path / "none.jsonl", apply=list)
    with pytest.raises(TypeError, match="verify is true or false, not ndarray"):
        gate.check(["x"], client=client, into=tmp_path / "none.jsonl", verify=np.zeros(2))
    for wrong in (5, "x", None):
        with pytest.raises(TypeError, match="apply is a function, not "):
            gate.read(["x"], client=client, into=tmp_path / "none.jsonl", apply=wrong)
    for wrong, type_ in (({"nonsense": 1}, TypeError), ({"limits": {"nonsense": 1}}, ValueError), ({"format": "hdf5"}, ValueError)):
        for call in (gate.check, gate.read):
            with pytest.raises(type_, match="nonsense|hdf5"):
                call([str(tmp_path)], client=client, into=tmp_path / "none.jsonl", **wrong)
    assert not (tmp_path / "none.jsonl").exists()
    gate.check(["x"], client=client, into=tmp_path / "r.jsonl")
    with pytest.raises(ValueError, match="another run"):
        gate.check(["x"], client=client, into=tmp_path / "r.jsonl", strict=True)
    with pytest.raises(ValueError, match="another run"):
        gate.read(["x"], client=client, into=tmp_path / "r.jsonl")
    assert len(gate.check([], client=client)) == 0
