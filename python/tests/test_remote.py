# SPDX-License-Identifier: Apache-2.0
"""tensorgate.remote: what is a verdict about a file, and what is not; and results that go on after a cut."""
import contextlib
import errno
import fractions
import http.server
import json
import os
import socket
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import tensorgate
from tensorgate import remote
from tensorgate._results import results

GOOD = tensorgate.save(None, {"a": np.arange(6.0).reshape(2, 3), "b": np.arange(5, dtype="i2")}, "safetensors")
BAD = GOOD[:-1]
LARGE = tensorgate.save(None, {"a": np.zeros(3 << 20, "u1"), "b": np.zeros(3 << 20, "u1")}, "safetensors")


def check(url, **options):
    row = remote.check_one(str(url), pause=0.0, **options)
    assert tuple(row) == remote.COLUMNS and row["url"] == str(url) and row["state"] in remote.STATES
    json.dumps(row)
    return row


@pytest.fixture
def store():
    """A storage in memory, whose objects a test can change between requests."""
    fsspec = pytest.importorskip("fsspec")
    from fsspec.implementations.memory import MemoryFileSystem

    class Storage(MemoryFileSystem):
        protocol = "unruly"
        store, pseudo_dirs, cachable = {}, [""], False
        before = staticmethod(lambda name, path, start: None)

        @classmethod
        def _strip_protocol(cls, path):
            return "/" + path.removeprefix("unruly://").strip("/")

        def cat_file(self, path, start=None, end=None, **_):
            Storage.before("cat_file", path, start)
            return super().cat_file(path, start=start, end=end)

        def info(self, path, **_):
            Storage.before("info", path, None)
            return super().info(path)
    fsspec.register_implementation("unruly", Storage, clobber=True)

    def put(path, content):
        with Storage().open(path, "wb") as stream:
            stream.write(content)
    Storage.put = staticmethod(put)
    yield Storage
    Storage.store.clear()


def test_samples_and_refusals_have_the_verdicts_of_check(tmp_path, store, sample):
    path = tmp_path / "x"
    path.write_bytes(sample.data)
    row = check(path)
    with tensorgate.open(path) as file:
        assert (row["state"], row["format"], row["size"], row["tensors"], row["notes"], row["attempts"]) == (
            "accepted", file.format, file.size, len(file), file.num_notes, 1)
    store.put("/x", path.read_bytes())
    assert {**check("unruly://x"), "url": str(path)} == row


def test_refusals(tmp_path, store, refusal):
    path = tmp_path / "x"
    path.write_bytes(refusal.data)
    options = {"format": refusal.format, "strict": refusal.strict}
    row, report = check(path, **options), tensorgate.check(path, **options)
    assert not report and row["state"] == "refused"
    assert (row["code"], row["offset"], row["path"], row["detail"]) == (
        report.error.code, report.error.offset, report.error.path, str(report.error))
    store.put("/x", path.read_bytes())
    assert {**check("unruly://x", **options), "url": str(path)} == row


def test_what_is_no_file(tmp_path):
    assert check(tmp_path / "none")["state"] == "missing"
    assert check(tmp_path)["state"] == "failed"
    os.mkfifo(tmp_path / "fifo")
    assert check(tmp_path / "fifo")["state"] == "failed"
    assert check("/dev/zero")["state"] == "failed"
    assert check("nonsense://x")["state"] == "failed"
    assert check("a\0b")["state"] == "failed"
    assert check("")["state"] == "missing"
    assert check(tmp_path / "none", retries=5)["attempts"] == 1


@pytest.mark.parametrize("options,type_,says", [
    ({"limits": {"nonsense": 1}}, ValueError, "there is no limit 'nonsense'"), ({"format": 5}, TypeError, "format is a text"),
    ({"format": "hdf5"}, ValueError, "there is no format 'hdf5'"), ({"formats": []}, ValueError, "formats is empty"),
    ({"nonsense": 1}, TypeError, "nonsense"), ({"timeout": "x"}, TypeError, "timeout is a number of seconds, not str"),
    ({"timeout": float("nan")}, ValueError, "timeout"), ({"pause": -1}, ValueError, "pause is not negative"),
    ({"retries": "x"}, TypeError, "retries is a whole number"), ({"retries": -1}, ValueError, "retries are not negative"),
    ({"storage_options": 5}, TypeError, "storage_options are a mapping"),
    ({"strict": np.zeros(2)}, TypeError, "strict is true or false, not ndarray"),
    ({"limits": 5}, TypeError, "limits are a mapping of names to numbers, not int"),
    ({"timeout": 10**400}, ValueError, "timeout is too large"), ({"pause": 10**400}, ValueError, "pause is too large"),
    ({"timeout": -1}, ValueError, "timeout is not negative"), ({"timeout": True}, TypeError, "timeout is a number"),
    ({"pause": float("inf")}, ValueError, "pause is at most 3600 seconds"),
    ({"pause": 3601}, ValueError, "pause is at most 3600"),
    ({"pause": float("nan")}, ValueError, "pause is not negative"), ({"retries": 1.5}, TypeError, "retries is a whole number"),
    ({"format": "\ud800"}, ValueError, "there is no format")])
def test_a_mistake_of_the_caller_is_raised(tmp_path, options, type_, says):
    """It is about no object, and the same for all of them."""
    (tmp_path / "x").write_bytes(GOOD)
    for call in (remote.check_one, remote.read_one):
        with pytest.raises(type_, match=says) as caught:
            call(str(tmp_path / "x"), **options)
        assert not isinstance(caught.value, tensorgate.Refused)


def test_options_of_the_other_function_are_mistakes(tmp_path):
    (tmp_path / "x").write_bytes(GOOD)
    with pytest.raises(TypeError, match="verify"):
        remote.read_one(str(tmp_path / "x"), verify=True)
    with pytest.raises(TypeError, match="verify is true or false, not ndarray"):
        remote.check_one(str(tmp_path / "x"), verify=np.zeros(2))
    with pytest.raises(TypeError, match="apply"):
        remote.check_one(str(tmp_path / "x"), apply=list)
    with pytest.raises(TypeError, match="apply is a function, not int"):
        remote.read_one(str(tmp_path / "x"), 5)
    with pytest.raises(TypeError, match="seconds is a number of seconds, not str"):
        remote.check_batch([str(tmp_path / "x")], seconds="x")
    with pytest.raises(ValueError, match="seconds is not negative"):
        remote.read_batch([str(tmp_path / "x")], seconds=float("nan"))


def test_retries_and_times_of_any_kind_of_number(store, monkeypatch):
    store.put("/x", GOOD)
    waited = []
    monkeypatch.setattr(time, "sleep", waited.append)
    for number in (np.float32(3), fractions.Fraction(5, 2), float("inf"), 1e300, np.int64(3)):
        assert check("unruly://x", timeout=number)["state"] == "accepted"

    def down(name, path, start):
        raise OSError("down")
    store.before = down
    row = remote.check_one("unruly://x", pause=fractions.Fraction(1, 4), retries=3)
    assert (row["state"], row["attempts"], waited) == ("failed", 4, [0.25, 0.5, 1.0])
    assert check("unruly://x", retries=1100)["attempts"] == 1101
    waited.clear()
    assert remote.check_one("unruly://x", pause=0.5, retries=1100)["attempts"] == 1101
    assert max(waited) == 3600.0 and waited[:4] == [0.5, 1.0, 2.0, 4.0]


@pytest.mark.parametrize("url", [None, 5, b"x"])
def test_a_url_is_a_text(url):
    with pytest.raises(TypeError, match="a URL is a text, not "):
        remote.check_one(url)


@pytest.fixture
def server():
    """An HTTP server: the path says what it answers; ranges are ignored below /whole."""
    pytest.importorskip("aiohttp")
    pytest.importorskip("fsspec")

    class Handler(http.server.BaseHTTPRequestHandler):
        asked: list = []

        def do_GET(self):
            Handler.asked.append(self.path)
            status = int(self.path.split("/")[-1]) if self.path.startswith("/status") else 200
            if self.path.startswith("/later") and self.command == "GET":
                status = int(self.path.split("/")[-1])
            if self.path.startswith("/empty"):
                self.send_response(int(self.path.split("/")[-1]))
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            content = {"good": GOOD, "bad": BAD, "large": LARGE}.get(self.path.split("/")[-1], b"?")
            asked = self.headers.get("Range", "")
            if status == 200 and asked.startswith("bytes=") and "whole" not in self.path:
                first, last = asked[6:].split("-")
                status, content = 206, content[int(first):int(last) + 1]
            self.send_response(status)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            if self.command == "GET":
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    self.wfile.write(content)
        do_HEAD = do_GET

        def log_message(self, *_):
            pass
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as made:
        made.base, made.asked = "http://127.0.0.1:%d" % made.server_port, Handler.asked
        thread = threading.Thread(target=made.serve_forever, args=[0.01])
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def test_http(server):
    for path, state in (("/good", "accepted"), ("/bad", "refused"), ("/large", "accepted"), ("/whole/good", "accepted")):
        assert check(server.base + path)["state"] == state
    row = check(server.base + "/whole/large", retries=2)
    assert (row["state"], row["attempts"]) == ("failed", 1) and "sends the whole object for a part" in row["detail"]


@pytest.mark.parametrize("status,state,attempts", [
    (404, "missing", 1), (410, "missing", 1), (401, "denied", 1), (403, "denied", 1), (429, "failed", 3), (500, "failed", 3),
    (503, "failed", 3)])
def test_an_answer_of_http_is_not_always_that_there_is_none(server, status, state, attempts):
    row = check("%s/status/%d" % (server.base, status), retries=2)
    assert (row["state"], row["attempts"]) == (state, attempts)
    assert state == "missing" or str(status) in row["detail"]


@pytest.mark.parametrize("status,state,attempts", [
    (404, "missing", 1), (410, "missing", 1), (401, "denied", 1), (403, "denied", 1), (416, "failed", 3), (503, "failed", 3)])
def test_an_answer_of_http_says_the_same_where_the_first_was_good(server, status, state, attempts):
    row = check("%s/later/%d" % (server.base, status), retries=2)
    assert (row["state"], row["attempts"]) == (state, attempts)


@pytest.mark.parametrize("status", [201, 202, 204, 205, 206, 304])
def test_an_answer_of_http_without_the_object_is_no_verdict(server, status):
    row = check("%s/empty/%d" % (server.base, status), retries=1)
    assert (row["state"], row["attempts"]) == ("failed", 2) and str(status) in row["detail"]
    assert check(server.base + "/empty/200")["code"] == "empty_file"


@pytest.mark.parametrize("options", [
    {"zz": 1}, {"tiemout": 5}, {"headers": 5}, {"ssl": "x"}, {"client_kwargs": {"zz": 1}}, {"proxy": "http://127.0.0.1:99999"},
    {"headers": {"X": "a\r\nb"}}])
def test_wrong_options_of_a_storage_do_not_make_objects_missing(server, options):
    row = check(server.base + "/good", storage_options=options)
    assert (row["state"], row["attempts"]) == ("failed", 1) and "FileNotFoundError" not in row["detail"]


def test_a_file_that_a_client_needs_is_not_the_object(server):
    def without(**_):
        open("/nonexistent/ca.pem")
    row = check(server.base + "/good", retries=0, storage_options={"get_client": without})
    assert row["state"] == "failed" and "ca.pem" in row["detail"]


@pytest.mark.parametrize("url", ["http://127.0.0.1:99999/x", "http://[::1", "http://%s.invalid/x" % ("a" * 80)])
def test_a_url_that_cannot_be_asked_is_not_missing(server, url):
    row = check(url)
    assert (row["state"], row["attempts"]) == ("failed", 1) and "FileNotFoundError" not in row["detail"]


def test_a_proxy_does_not_speak_for_the_object(server):
    """It answers 501 to CONNECT, and 404 here, which is about itself."""
    class Proxy(http.server.BaseHTTPRequestHandler):
        def do_CONNECT(self):
            self.send_error(404)

        def log_message(self, *_):
            pass
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as proxy:
        thread = threading.Thread(target=proxy.serve_forever, args=[0.01])
        thread.start()
        row = check("https://127.0.0.1:1/x", retries=0, storage_options={"proxy": "http://127.0.0.1:%d" % proxy.server_port})
        proxy.shutdown()
        thread.join()
    assert row["state"] == "failed" and "404" in row["detail"]


def test_what_a_storage_calls_missing(store):
    """Its own word is believed, not one that stands for another error."""
    class Answer(Exception):
        def __init__(self, **values):
            self.__dict__.update(values)

    def missing(cause, *args):
        def before(name, path, start):
            raise FileNotFoundError(*args) from cause
        return before
    response = Answer(status_code=404)
    for cause, state in ((None, "missing"), (KeyError("x"), "missing"), (FileNotFoundError("x"), "missing"),
                         (Answer(response={"ResponseMetadata": {"HTTPStatusCode": 404}}), "missing"),
                         (Answer(response=response), "missing"), (response, "missing"), (Answer(status_code=403), "denied"),
                         (Answer(status_code=500), "failed"), (Answer(response={}), "failed"), (TypeError("x"), "failed"),
                         (RuntimeError("x"), "failed"), (PermissionError("x"), "denied"), (TimeoutError("x"), "timeout"),
                         (MemoryError(), "memory")):
        store.before = missing(cause, "x")
        assert check("unruly://x")["state"] == state, cause
    store.before = missing(OSError("Path does not exist"), errno.ENOENT, "Path does not exist")
    assert check("unruly://x")["state"] == "missing"


def test_a_storage_that_cannot_be_set_up_has_objects(store):
    """A file of credentials that there is not is about no object."""
    def no_file(self, **_):
        raise FileNotFoundError(errno.ENOENT, "no such file", "credentials.json")
    store.__init__ = no_file
    row = check("unruly://x", storage_options={"token": "credentials.json"})
    assert (row["state"], row["attempts"]) == ("failed", 1) and "credentials.json" in row["detail"]


def test_a_server_that_is_down_has_objects(server):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        row = check("http://127.0.0.1:%d/x" % unused.getsockname()[1], retries=1)
    assert (row["state"], row["attempts"]) == ("failed", 2) and "connect" in row["detail"].lower()


def test_memory_and_time_are_no_verdicts(store):
    store.put("/x", GOOD)

    def no_memory(name, path, start):
        raise MemoryError
    store.before = no_memory
    assert check("unruly://x")["state"] == "memory"
    store.before = lambda name, path, start: time.sleep(0.05)
    assert check("unruly://x", timeout=0.01, retries=1)["state"] == "timeout"
    store.before = lambda name, path, start: None
    assert check("unruly://x")["state"] == "accepted"


def test_transient_errors_are_tried_again(store):
    store.put("/x", BAD)
    failures = [ConnectionResetError("reset"), TimeoutError("slow")]

    def fail(name, path, start):
        if failures:
            raise failures.pop()
    store.before = fail
    row = check("unruly://x")
    assert (row["state"], row["attempts"]) == ("refused", 3)
    failures[:] = [OSError("down")] * 9
    row = check("unruly://x", retries=1)
    assert (row["state"], row["attempts"], row["detail"]) == ("failed", 2, "OSError: down")


def test_an_object_that_vanishes(store):
    store.put("/x", GOOD)
    store.before = lambda name, path, start: name == "cat_file" and store.store.clear()
    assert check("unruly://x")["state"] == "missing"


@pytest.mark.parametrize("content", [GOOD + b"more", LARGE, GOOD[:-8], b"", bytes(len(GOOD) + 1)])
def test_an_object_that_changes_has_no_verdict(store, content):
    store.put("/x", GOOD)
    store.before = lambda name, path, start: name == "cat_file" and store.put("/x", content)
    assert check("unruly://x", retries=0)["state"] == "changed"
    # The next call is about the object that is there now.
    store.before = lambda name, path, start: None
    assert check("unruly://x")["state"] in remote.VERDICTS


@pytest.mark.parametrize("content", [LARGE + b"more", LARGE[:-8], GOOD, bytes(len(LARGE))])
def test_a_large_object_that_changes_before_its_first_byte(store, content):
    store.put("/x", LARGE)
    store.before = lambda name, path, start: name == "cat_file" and store.put("/x", content)
    assert check("unruly://x", retries=0)["state"] == "changed"


def test_an_object_of_two_moments_has_no_verdict(store):
    whole = LARGE.replace(b'"dtype":"U8"', b'"dtype":"I8"', 1)
    requests = []

    def swap(name, path, start):
        requests.append((name, start))
        if name == "cat_file" and start:
            store.put("/x", whole)
    store.before = swap
    store.put("/x", LARGE)
    row = remote.check_one("unruly://x", verify=True, retries=0)
    assert ("changed" if [r for r in requests if r[1]] else "accepted") == row["state"], requests

    def read(file):
        return [{"sum": float(tensor.numpy().sum())} for tensor in file.values()]
    row = remote.read_one("unruly://x", read, retries=0)
    assert row["state"] == "changed" and row["rows"] == []
    store.before = lambda name, path, start: None
    row = remote.read_one("unruly://x", read)
    assert row["state"] == "accepted" and row["rows"] == [{"sum": 0.0}, {"sum": 0.0}]


def test_local_file_that_grows_or_shrinks_while_it_is_read(tmp_path):
    path = tmp_path / "x"
    for content in GOOD + b"x", GOOD[:20]:
        path.write_bytes(GOOD)

        def write(file):
            path.write_bytes(content)
            return []
        assert remote.read_one(str(path), write, retries=0)["state"] == "changed"


@pytest.mark.parametrize("error", [FileNotFoundError("mine"), PermissionError("mine"), TimeoutError("mine"), KeyError("mine")])
def test_what_apply_raises_is_not_about_the_object(store, tmp_path, error):
    store.put("/x", GOOD)
    (tmp_path / "x").write_bytes(GOOD)

    def fail(file):
        raise error
    for url in "unruly://x", str(tmp_path / "x"):
        row = remote.read_one(url, fail, retries=0)
        assert row["state"] == "failed" and "mine" in row["detail"] and type(error).__name__ in row["detail"]


def test_a_storage_may_fail_while_apply_reads(store):
    for error, state in ((FileNotFoundError("x"), "missing"), (PermissionError("x"), "denied"), (TimeoutError("x"), "timeout")):
        store.put("/x", LARGE)

        def fail(name, path, start, error=error):
            raise error

        def values(file):
            store.before = fail
            return [{"sum": float(tensor.numpy().sum())} for tensor in file.values()]
        store.before = lambda name, path, start: None
        assert remote.read_one("unruly://x", values, retries=0)["state"] == state


def test_names_are_names(store, tmp_path):
    for name in ("a b", "a%20b", "a#b?c=d", "[a]*?", "é\u2028x", "line\nend", "a::file:", "..", "~", "a\\b", "'\"", "-"):
        store.put("/x/" + name, GOOD)
        assert check("unruly://x/" + name)["state"] == "accepted", name
    (tmp_path / "secret").write_bytes(BAD)
    row = check("unruly://none::file://%s/secret" % tmp_path)
    assert row["state"] in ("missing", "failed")
    for name in ("a b", "a%20b", "a::b", "[a]*?", "~", "\udcff", "x://y".replace("/", "_")):
        (tmp_path / name).write_bytes(GOOD)
        assert check(tmp_path / name)["state"] == "accepted", name
        assert check("file://%s/%s" % (tmp_path, name))["state"] == "accepted", name
    # The storage would strip the slash, and check another object.
    store.put("/x/folder", GOOD)
    assert check("unruly://x/folder/")["state"] == "failed"


def test_batches(tmp_path):
    urls = [str(tmp_path / str(n)) for n in range(5)]
    assert [row["url"] for row in remote.check_batch(urls)] == urls
    assert len(remote.check_batch(urls, seconds=0.0)) == 1
    (tmp_path / "0").write_bytes(GOOD)
    rows = remote.read_batch(urls)
    assert [one["name"] for one in rows[0]["rows"]] == ["a", "b"] and rows[0]["rows"][0]["shape"] == [2, 3]
    assert rows[1]["state"] == "missing" and rows[1]["rows"] == []
    assert remote.read_one(urls[0], limits={"max_tensors": 1})["code"] == "limit"


def test_nothing_is_needed_beside_the_package(tmp_path):
    (tmp_path / "x").write_bytes(GOOD)
    program = ("import sys, tensorgate.remote as f; print(f.check_one(sys.argv[1])['state']);"
               "sys.exit(any(m in sys.modules for m in ('fsspec', 'dask', 'pandas', 'numpy')))")
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path / "x")], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "accepted\n"), done.stderr


ABOUT = {"tensorgate": "1", "what": "check", "options": {}}
ROWS = [remote.row_of("u%d" % n, "accepted" if n % 3 else "timeout", size=n, detail="d\n\u2028") for n in range(9)]


def test_lines_cut_anywhere(tmp_path):
    path = str(tmp_path / "r.jsonl")
    with results(path, ABOUT, []) as store:
        store.add(ROWS[:4])
        store.add(ROWS[4:])
    whole = open(path, "rb").read()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    for cut in range(len(whole) + 1):
        with open(path, "wb") as stream:
            stream.write(whole[:cut])
        complete = max(0, sum(end <= cut for end in ends) - 1)
        with results(path, ABOUT, []) as store:
            assert list(store.rows.values()) == ROWS[:complete]
            assert not store.done("u0") and store.done("u1") == (complete > 1)
            store.add(ROWS[complete:])
        assert open(path, "rb").read() == whole


def test_lines_of_others(tmp_path):
    path = tmp_path / "r.jsonl"
    with results(path, ABOUT, []) as store:
        store.add(ROWS)
        with pytest.raises(BlockingIOError):
            results(path, ABOUT, [])
    with pytest.raises(ValueError, match="another run"):
        results(path, {**ABOUT, "options": {"strict": True}}, [])
    content = path.read_bytes()
    for line in (b"\0\0\n", b"[1]\n", b'{"url": 1, "state": "accepted"}\n', b'{"url": "x", "state": "fine"}\n'):
        path.write_bytes(content + line)
        with pytest.raises(ValueError, match="line 11"):
            results(path, ABOUT, [])
        assert path.read_bytes() == content + line
    path.write_bytes(b"something else\n")
    with pytest.raises(ValueError, match="not JSON"):
        results(path, ABOUT, [])
    with pytest.raises(ValueError, match="ends neither"):
        results(tmp_path / "r.csv", ABOUT, [])


def test_a_verdict_stays(tmp_path):
    for into in None, tmp_path / "r.jsonl":
        with results(into, ABOUT, []) as store:
            store.add([remote.row_of("u", "lost"), remote.row_of("u", "refused"), remote.row_of("u", "timeout")])
            assert store.rows["u"]["state"] == "refused"
    with results(tmp_path / "r.jsonl", ABOUT, []) as store:
        assert store.rows["u"]["state"] == "refused"


def test_parts_cut_anywhere(tmp_path):
    pytest.importorskip("pyarrow")
    path = tmp_path / "r.parquet"
    with results(path, ABOUT, []) as store:
        store.add(ROWS[:4])
        store.add(ROWS[4:])
    parts = sorted(path.iterdir())
    assert len(parts) == 2
    whole = parts[0].read_bytes()
    with results(path, ABOUT, []) as store:
        assert {row["url"]: row for row in ROWS} == store.rows
    for cut in range(0, len(whole), 61):
        parts[0].write_bytes(whole[:cut])
        with results(path, ABOUT, []) as store:
            assert len(store.rows) in (4, 5) and all(store.rows[url] in ROWS for url in store.rows)
        assert not parts[0].exists() and parts[1].exists()
    with pytest.raises(ValueError, match="another run"):
        results(path, {**ABOUT, "tensorgate": "2"}, [])
    with pytest.raises(ValueError, match="cannot hold"):
        results(path, ABOUT, ["\udcff"])
