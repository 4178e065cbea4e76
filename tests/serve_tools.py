# SPDX-License-Identifier: Apache-2.0
"""A running `tensorgate serve`, and clients of it that say byte by byte what they send."""
import glob
import json
import os
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time

import harness

try:
    from prometheus_client.parser import text_string_to_metric_families as families
except ImportError:
    families = None


class Service:
    """Started with a Unix socket, or with a port of the loopback that is free; its log is in a file.

    One that does not listen in the end has no `address` with `may_end`, and fails the suite without.
    """

    def __init__(self, *options, tcp=False, env=None, listen=None, program=None, prefix=(), pass_fds=(), preexec=None, may_end=False):
        self.folder = tempfile.mkdtemp(prefix="serve-")
        self.path = os.path.join(self.folder, "socket")
        self.log_path = os.path.join(self.folder, "log")
        self.err_path = os.path.join(self.folder, "err")
        self.spool = os.path.join(self.folder, "spool")
        os.mkdir(self.spool)
        address = listen or ("127.0.0.1:0" if tcp else "unix:" + self.path)
        arguments = [*prefix, program or harness.tensorgate(), "serve", "--log", self.log_path, "--spool", self.spool]
        arguments += (["--listen", address] if listen != "passed" else []) + list(options)
        with open(self.err_path, "wb") as err:
            self.process = subprocess.Popen(arguments, env=harness.environment(**(env or {})), stdin=subprocess.DEVNULL,
                                            stdout=err, stderr=err, pass_fds=pass_fds, preexec_fn=preexec)
        begin = time.monotonic()
        self.wait_for("listening")
        self.address = next((line["detail"] for line in self.log() if line.get("event") == "listening"), None)
        if self.address is None and not may_end:
            code = self.process.poll()
            self.kill()
            raise RuntimeError("no service after %.1f s: exit code %s, log %s, %s" % (time.monotonic() - begin, code, self.log(), harness.tail(self.err())))

    def wait_for(self, event, count=1, seconds=60):
        """Until the log has that event so often, or the process is gone."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if sum(line.get("event") == event for line in self.log()) >= count:
                return True
            if self.process.poll() is not None:
                return False
            time.sleep(0.01)
        return False

    def log(self):
        """The lines that are whole."""
        try:
            with open(self.log_path, "rb") as file:
                text = file.read()
        except FileNotFoundError:
            return []
        return [json.loads(line) for line in text.split(b"\n")[:-1]]

    def requests(self, count=0):
        """The lines about requests, `count` at least within ten seconds: a line is written after the answer."""
        end = time.monotonic() + 10
        while True:
            lines = [line for line in self.log() if "status" in line]
            if len(lines) >= count or time.monotonic() > end:
                return lines
            time.sleep(0.01)

    def err(self):
        with open(self.err_path, "rb") as file:
            return file.read()

    def connect(self, timeout=30):
        if self.address.startswith("unix:"):
            client = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            client.settimeout(timeout)
            client.connect(self.address[5:])
            return client
        host, port = self.address.rsplit(":", 1)
        return socket.create_connection((host.strip("[]"), int(port)), timeout)

    def serving(self):
        """The process that accepts connections: the youngest child of the first one."""
        return max(children(self.process.pid), default=None)

    def stop(self, number=signal.SIGTERM, seconds=30):
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            return "still there after %d s" % seconds

    def kill(self):
        """Until all are gone: another one can listen at the same place."""
        pids = [*tree(self.process.pid)]
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        end = time.monotonic() + 20
        while any(is_running(pid) for pid in pids) and time.monotonic() < end:
            time.sleep(0.01)


def is_running(pid):
    try:
        with open("/proc/%d/stat" % pid) as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def children(pid):
    found = []
    for path in glob.glob("/proc/%d/task/*/children" % pid):
        try:
            with open(path) as file:
                found += [int(child) for child in file.read().split()]
        except OSError:
            pass
    return found


def tree(pid):
    yield pid
    for child in children(pid):
        yield from tree(child)


def memory(pid):
    """KiB that are resident and of the process alone."""
    with open("/proc/%d/status" % pid) as file:
        return int(re.search(r"RssAnon:\s*(\d+)", file.read()).group(1))


def descriptors(pid):
    return len(os.listdir("/proc/%d/fd" % pid))


def counted(pid, words):
    """How often each of the words is in the memory of a process; {}: only root may look, as it cannot be dumped."""
    if os.geteuid() != 0:
        return {}
    found = dict.fromkeys(words, 0)
    with open("/proc/%d/maps" % pid) as maps, open("/proc/%d/mem" % pid, "rb") as pages:
        for line in maps:
            places, rights = line.split()[:2]
            begin, end = (int(place, 16) for place in places.split("-"))
            if "r" not in rights or "[v" in line:
                continue
            pages.seek(begin)
            data = pages.read(end - begin)
            for word in words:
                found[word] += data.count(word)
    return found


def layout(pid):
    """Where the program, the heap and the stack of a process begin, and what its canary is made of; (): only root may look."""
    if os.geteuid() != 0:
        return ()
    with open("/proc/%d/maps" % pid) as maps:
        lines = maps.read().splitlines()
    with open("/proc/%d/auxv" % pid, "rb") as file:
        data = file.read()
    values = struct.unpack("%dQ" % (len(data) // 8), data)
    random = dict(zip(values[::2], values[1::2]))[25]           # AT_RANDOM
    with open("/proc/%d/mem" % pid, "rb") as pages:
        pages.seek(random)
        canary = pages.read(16)
    return lines[0].split("-")[0], *(line.split("-")[0] for line in lines if line.endswith(("[heap]", "[stack]"))), canary


class Answer:
    def __init__(self, raw):
        self.raw = raw
        head, _, self.body = raw.partition(b"\r\n\r\n")
        while head.startswith(b"HTTP/1.1 100"):
            head, _, self.body = self.body.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        found = re.match(r"HTTP/1\.[01] (\d{3}) ", lines[0])
        self.status = int(found.group(1)) if found else 0
        self.headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines[1:])}

    def json(self):
        try:
            return json.loads(self.body.decode("utf-8"))
        except ValueError:
            return None

    def code(self):
        error = (self.json() or {}).get("error") or {}
        return error.get("code")


def read_all(client):
    parts = []
    try:
        while True:
            part = client.recv(1 << 16)
            if not part:
                break
            parts.append(part)
    except (ConnectionError, socket.timeout) as error:
        parts.append(b"" if isinstance(error, ConnectionError) else b"TIMEOUT")
    return b"".join(parts)


def send(client, data):
    """A service may answer, and close, before it has read all."""
    try:
        client.sendall(data)
    except ConnectionError:
        pass


def exchange(service, data, pieces=None):
    """Sends bytes and reads until the service closes; the head has to say so."""
    with service.connect() as client:
        for piece in pieces or [data]:
            send(client, piece)
        return Answer(read_all(client))


def head(target, method="POST", host="x", **headers):
    lines = ["%s %s HTTP/1.1" % (method, target), "Host: %s" % host, "Connection: close"]
    lines += ["%s: %s" % (name.replace("_", "-"), value) for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def post(service, target, body, **headers):
    return exchange(service, head(target, Content_Length=len(body), **headers) + body)


def chunked(body, size=1 << 14):
    parts = [body[i:i + size] for i in range(0, len(body), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def post_chunked(service, target, body, size=1 << 14, **headers):
    return exchange(service, head(target, Transfer_Encoding="chunked", **headers) + chunked(body, size))


def get(service, target, method="GET"):
    return exchange(service, head(target, method))


def metrics(service):
    """{(name, labels): value}, read by the parser of the Prometheus client."""
    text = get(service, "/metrics").body.decode()
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for family in families(text) for s in family.samples}
