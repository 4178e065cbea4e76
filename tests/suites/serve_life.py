# SPDX-License-Identifier: Apache-2.0
"""`tensorgate serve`: starts and ends, reloads, passed sockets, nginx in front, bugs in workers, too little memory, many requests."""
import ctypes
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

import harness
import serve_soak
import serve_tools as st
from samples import npy

INJECT_WORKER = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_worker.so"))
INJECT_MEMORY = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_memory.so"))


def sample(name="btf_coo.btf"):
    with open(os.path.join(harness.SAMPLES, name), "rb") as file:
        return file.read()


def is_served(service):
    answer = st.post(service, "/v1/check", sample())
    return [] if answer.status == 200 else ["status %d" % answer.status]


def refused_starts(t):
    def start(name, arguments, wanted, **more):
        got = harness.run([harness.tensorgate(), "serve", *arguments], timeout=20, **more)
        t.case("start: " + name, [] if got.code == 2 and wanted in got.err else ["%d: %s" % (got.code, harness.tail(got.err))])
    none = {"env": {"RUNTIME_DIRECTORY": "", "XDG_RUNTIME_DIR": ""}}
    start("no address", [], b"--listen is missing", **none)
    for address, wanted in (("nothing", b"neither unix:PATH nor HOST:PORT"), ("example.org:80", b"no address in numbers"), (":99999", b"neither"),
                            ("1:2:3:4", b"neither"), ("unix:", b"no path"), ("unix:/" + "a" * 200, b"too long"), ("unix:/dev/null", b"no socket"),
                            ("unix:/nothing/at/all", b"No such file"), ("192.0.2.1:0", b"address"), ("[::1", b"neither")):
        start(address[:30], ["--listen", address], wanted)
    for option, value in (("--idle", "0"), ("--socket-mode", "8"), ("--socket-mode", "01777"), ("--max-connections", "0"), ("--max-header", "1"),
                          ("--min-rate", "x")):
        start("%s %s" % (option, value), ["--listen", "0", option, value], option.encode())
    start("a file", ["--listen", "0", "x.npy"], b"no file is needed")
    start("no spool", ["--listen", "0", "--spool", "/nothing"], b"/nothing")
    start("no log", ["--listen", "0", "--log", "/nothing/log"], b"/nothing/log")


def unix_sockets(t):
    service = st.Service("--socket-mode", "0600")
    try:
        mode = os.stat(service.path).st_mode & 0o777
        t.case("--socket-mode", [] if mode == 0o600 else ["%o" % mode])
        second = harness.run([harness.tensorgate(), "serve", "--listen", "unix:" + service.path], timeout=20)
        t.case("a second service", [] if second.code == 2 and b"listens there already" in second.err else [harness.tail(second.err)])
        t.case("the first one goes on", is_served(service))
        path = service.path
        service.kill()
        t.case("a dead socket is there", [] if os.path.exists(path) else ["it is not"])
        service = st.Service(listen="unix:" + path)
        t.case("and is replaced", is_served(service))
        os.unlink(path)
        with open(path, "w"):
            pass
    finally:
        code = service.stop()
    t.case("what took the name of the socket stays", [] if code == 0 and os.path.isfile(path) else ["%s" % code])


def own_places(t):
    """The socket where nothing is said, and a log that is renamed before a reload."""
    folder = os.path.abspath(os.path.join(harness.BUILD, "serve-run"))
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    log = os.path.join(folder, "log")
    process = subprocess.Popen([harness.tensorgate(), "serve", "--log", log], stdin=subprocess.DEVNULL,
                               env=harness.environment(RUNTIME_DIRECTORY="", XDG_RUNTIME_DIR=folder))
    service = st.Service.__new__(st.Service)
    service.process, service.log_path, service.address = process, log, "unix:%s/tensorgate.sock" % folder
    try:
        service.wait_for("listening")
        t.case("the default socket", is_served(service))
        os.rename(log, log + ".1")
        process.send_signal(signal.SIGHUP)
        service.wait_for("listening")
        problems = is_served(service)
        lines = service.requests(1)
        t.case("the log is opened anew", problems + ([] if len(lines) == 1 else ["%d lines" % len(lines)]))
    finally:
        t.case("own places: ends", [] if service.stop() == 0 and sorted(os.listdir(folder)) == ["log", "log.1"] else [str(os.listdir(folder))])
        shutil.rmtree(folder, ignore_errors=True)


def passed_sockets(t):
    """As systemd passes them."""
    def passed(arguments, make, fds="1", pid="$$"):
        script = 'LISTEN_PID=%s LISTEN_FDS=%s exec "$@"' % (pid, fds)
        made = make()
        os.set_inheritable(made.fileno(), True)
        saved = os.dup(3) if os.path.exists("/proc/self/fd/3") else None
        try:
            os.dup2(made.fileno(), 3)
            return made, arguments(["sh", "-c", script, "sh"], (3,))
        finally:
            if saved is not None:
                os.dup2(saved, 3)
                os.close(saved)
            elif made.fileno() != 3:
                os.close(3)

    def listening():
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        made.bind(("127.0.0.1", 0))
        made.listen(5)
        return made
    made, service = passed(lambda prefix, fds: st.Service(listen="passed", prefix=prefix, pass_fds=fds), listening)
    t.case("a socket that was passed", is_served(service))
    t.case("its address", [] if service.address == "127.0.0.1:%d" % made.getsockname()[1] else [service.address])
    t.case("it ends", [] if service.stop() == 0 else ["no"])
    made.close()
    for name, make, fds, wanted in (("no number", listening, "x", b"is no number"), ("two", listening, "2", b"one is served"),
                                    ("a sign", listening, "+1", b"is no number"), ("none", listening, "0", b"one is served"),
                                    ("no socket", lambda: open("/dev/null"), "1", b"is no socket"),
                                    ("not listening", lambda: socket.socket(socket.AF_INET), "1", b"does not listen"),
                                    ("UDP", lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM), "1", b"does not listen")):
        made, got = passed(lambda prefix, fds: harness.run([*prefix, harness.tensorgate(), "serve"], timeout=20, pass_fds=fds), make, fds)
        t.case("passed: " + name, [] if got.code == 2 and wanted in got.err else ["%d: %s" % (got.code, harness.tail(got.err))])
        made.close()
    made, got = passed(lambda prefix, fds: harness.run([*prefix, harness.tensorgate(), "serve", "--listen", "0"], timeout=20, pass_fds=fds), listening)
    t.case("passed: and --listen", [] if got.code == 2 and b"so that there is no --listen" in got.err else [harness.tail(got.err)])
    made.close()


def activated(t):
    """By the program of systemd that does what systemd does: the first client starts the service, which never opens a socket."""
    if shutil.which("systemd-socket-activate") is None:
        print("serve: systemd-socket-activate is not installed")
        return
    for kind in ("unix", "tcp"):
        folder = tempfile.mkdtemp(prefix="serve-")
        path = os.path.join(folder, "socket")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        where = path if kind == "unix" else "127.0.0.1:%d" % port
        service = st.Service.__new__(st.Service)
        service.address = "unix:" + path if kind == "unix" else where
        service.log_path, service.err_path = os.path.join(folder, "log"), os.path.join(folder, "err")
        with open(service.err_path, "wb") as err:
            service.process = subprocess.Popen(["systemd-socket-activate", "--listen=" + where, os.path.abspath(harness.tensorgate()), "serve",
                                                "--log", service.log_path], env=harness.environment(), stdin=subprocess.DEVNULL, stdout=err, stderr=err)
        try:
            end = time.monotonic() + 20
            while b"Listening on" not in service.err() and time.monotonic() < end:
                time.sleep(0.01)
            t.case("activated by %s" % kind, is_served(service))
            t.case("activated by %s: its address" % kind, [] if [line["detail"] for line in service.log() if line.get("event") == "listening"] ==
                   [service.address] else [service.log()])
            service.process.send_signal(signal.SIGHUP)
            t.case("activated by %s: reload" % kind, ([] if service.wait_for("listening", 2) else ["no second one"]) + is_served(service))
            t.case("activated by %s: it ends" % kind, ([] if service.stop() == 0 else [harness.tail(service.err())]) +
                   ([] if kind == "tcp" or os.path.exists(path) else ["a socket of systemd was removed"]))
        finally:
            service.kill()
            shutil.rmtree(folder, ignore_errors=True)


def stops(t):
    """A request that runs is finished; one that takes too long is told."""
    large = npy.file(npy.header("<f4", (1 << 20,)), bytes(4 << 20))
    first = st.head("/v1/check", Content_Length=len(large)) + large[:1 << 20]
    service = st.Service(tcp=True)
    idle, running = service.connect(), service.connect()
    st.send(running, first)
    time.sleep(0.3)
    service.process.send_signal(signal.SIGTERM)
    service.wait_for("stopping")
    time.sleep(0.3)
    refused = False
    try:
        service.connect().close()
    except ConnectionError:
        refused = True
    t.case("no new connection", [] if refused else ["it was accepted"])
    t.case("an idle one ends", [] if st.read_all(idle) == b"" else ["it does not"])
    st.send(running, large[1 << 20:])
    answer = st.Answer(st.read_all(running))
    t.case("a running one is finished", [] if answer.status == 200 else ["status %d" % answer.status])
    t.case("exit code", [] if service.stop() == 0 else ["another"])
    service = st.Service("--grace", "1")
    running = service.connect()
    st.send(running, first)
    time.sleep(0.3)
    begin = time.monotonic()
    code = service.stop()
    answer = st.Answer(st.read_all(running))
    t.case("--grace", [] if code == 0 and answer.status == 503 and answer.code() == "stopping" and time.monotonic() - begin < 15 else
           ["%s, status %d" % (code, answer.status)])


def reloads(t):
    folder = None
    service = st.Service()
    try:
        old, wrong, over = service.serving(), [], threading.Event()

        def ask():
            while not over.is_set():
                try:
                    wrong.extend(is_served(service))
                except OSError as error:
                    wrong.append(str(error))
        asking = threading.Thread(target=ask)
        asking.start()
        for count in (2, 3):
            time.sleep(0.2)
            service.process.send_signal(signal.SIGHUP)
            service.wait_for("listening", count)
            service.wait_for("stopped", count - 1)
        time.sleep(0.2)
        over.set()
        asking.join()
        t.case("SIGHUP: no request fails", wrong)
        t.case("SIGHUP: another process", [] if service.serving() != old else ["the same"])
        killed = service.serving()
        os.kill(killed, signal.SIGKILL)
        service.wait_for("listening", 4)
        t.case("a process that was killed is replaced", is_served(service) if service.serving() != killed else ["it is not"])
    finally:
        t.case("SIGHUP: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    # A new program that does not start.
    service = None
    try:
        folder = os.path.join(harness.BUILD, "serve-program")
        os.makedirs(folder, exist_ok=True)
        program = os.path.abspath(os.path.join(folder, "tensorgate"))
        shutil.copy(harness.tensorgate(), program)
        service = st.Service(program=program)
        with open(program + ".new", "w") as file:
            file.write("#!/bin/sh\nexit 1\n")
        os.chmod(program + ".new", 0o755)
        os.rename(program + ".new", program)
        service.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + 20
        while b"did not start" not in service.err() and time.monotonic() < end:
            time.sleep(0.05)
        t.case("a new program that does not start", is_served(service) + ([] if b"the old one goes on" in service.err() else ["no message"]))
        serving = service.serving()
        service.process.kill()
        service.process.wait()
        end = time.monotonic() + 20
        while os.path.exists("/proc/%d" % serving) and time.monotonic() < end:
            time.sleep(0.05)
        t.case("without the first process the others end", [] if not os.path.exists("/proc/%d" % serving) else ["they do not"])
    finally:
        if service is not None:
            service.kill()
        shutil.rmtree(folder, ignore_errors=True)


def faults(t):
    """A bug in a worker costs one answer, which says nothing about the file."""
    service = st.Service("--jobs", "2", "--timeout", "1", "--max-rss", "64M", env={"LD_PRELOAD": INJECT_WORKER})

    def crowd(answers):
        threads = [threading.Thread(target=lambda: answers.append(is_served(service))) for _ in range(4)]
        for thread in threads:
            thread.start()
        return threads

    def until(condition):
        """Works until both places are taken; a place is taken when the other worker is busy."""
        end = time.monotonic() + 20
        while not condition() and time.monotonic() < end:
            for other in crowd([]):
                other.join()

    def restarted():
        return st.metrics(service)[("tensorgate_worker_restarts_total", ())]
    try:
        is_served(service)
        pid = service.serving()
        until(lambda: len(list(st.tree(pid))) == 4)       # itself, the process that starts workers, two of them
        before = st.descriptors(pid), len(list(st.tree(pid)))
        restarts = restarted()
        for bug, status, code in (("segv", 500, "crashed"), ("abort", 500, "crashed"), ("stack", 500, "crashed"), ("exit", 500, "crashed"),
                                  ("loop", 504, "timeout"), ("memory", 507, "memory"), ("short", 500, "crashed"), ("number", 500, "crashed"),
                                  ("swell", 500, "crashed")):
            answers = []
            others = crowd(answers)
            answer = st.post(service, "/v1/check", b"PLANTED %s" % bug.encode().ljust(56))
            for other in others:
                other.join()
            bad = [] if answer.status == status and answer.code() == code and b"valid" not in answer.body else \
                ["status %d, %s" % (answer.status, answer.body[:100])]
            t.case("planted: %s" % bug, bad + [problem for problems in answers for problem in problems])
        until(lambda: restarted() >= restarts + 8)
        page = st.metrics(service)
        t.case("planted: restarts", [] if page[("tensorgate_worker_restarts_total", ())] >= restarts + 8 else [str(page)[:100]])
        t.case("planted: no verdict", [] if page[("tensorgate_failures_total", (("code", "timeout"), ("verb", "check")))] == 1 else ["no"])
        time.sleep(0.5)
        after = st.descriptors(pid), len(list(st.tree(pid)))
        t.case("planted: what is left", [] if after[0] <= before[0] and after[1] <= before[1] and service.serving() == pid else
               ["%s, then %s" % (before, after)])
    finally:
        t.case("planted: ends", [] if service.stop() == 0 and not os.listdir(service.spool) else [harness.tail(service.err())])


def workers_of(service):
    """The process that starts workers, and those that it started."""
    starter = min(st.children(service.serving()), default=None)
    return starter, st.children(starter) if starter is not None else []


def apart(t):
    """A worker has nothing of clients but the body that it reads, and nothing that another one had is true for it."""
    token, weights = b"VICTIMS-" + b"TOKEN-0815", b"VICTIMS-" + b"WEIGHTS-4711"
    service = st.Service("--jobs", "1")
    try:
        t.case("no worker without work", [] if workers_of(service)[1] == [] else [str(workers_of(service))])
        with service.connect() as victim:
            st.send(victim, b"POST /v1/check HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Length: 5000\r\n\r\n" % token + weights * 50)
            time.sleep(0.3)
            seen = [st.layout(service.serving())]
            t.case("the service has them", [] if all(st.counted(service.serving(), (token, weights)).values()) else ["the test finds nothing"])
            for turn in range(4):
                st.post(service, "/v1/check", sample())
                starter, workers = workers_of(service)
                bad = [] if len(workers) == 1 else ["%d workers" % len(workers)]
                for pid in [starter, *workers]:
                    bad += ["%r in process %d" % (word, pid) for word, n in st.counted(pid, (token, weights)).items() if n > 0]
                # Standard descriptors, which are /dev/null, and a socket.
                bad += ["descriptors of the worker: %d" % st.descriptors(pid) for pid in workers if st.descriptors(pid) > 4]
                bad += ["descriptors of the starter: %d" % st.descriptors(starter)] if st.descriptors(starter) > 5 else []
                seen += [st.layout(pid) for pid in workers]
                t.case("memory of worker %d" % turn, bad)
                for pid in workers:
                    os.kill(pid, signal.SIGSEGV)
                time.sleep(0.2)
        t.case("every layout is another one", ["the same at %d" % i for i, values in enumerate(zip(*seen)) if len(set(values)) != len(values)])
        begin = time.monotonic()
        while time.monotonic() - begin < 4:
            for pid in workers_of(service)[1]:
                os.kill(pid, signal.SIGSEGV)
            time.sleep(0.02)
            st.post(service, "/v1/check", sample())
        restarts = st.metrics(service)[("tensorgate_worker_restarts_total", ())]
        t.case("crashes become slow", [] if restarts <= 16 and is_served(service) == [] else ["%d restarts" % restarts])
        old = service.serving()
        os.kill(workers_of(service)[0], signal.SIGKILL)
        st.exchange(service, st.head("/healthz", "GET"))
        t.case("without the process that starts workers, the service is replaced", ([] if service.wait_for("listening", 2) else ["it is not"]) +
               is_served(service) + ([] if service.serving() != old else ["the same"]))
    finally:
        t.case("apart: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    service = st.Service("--jobs", "2", "--max-bodies", "1")
    try:
        for _ in range(6):
            bad = is_served(service)
            end = time.monotonic() + 10
            while workers_of(service)[1] and time.monotonic() < end:
                time.sleep(0.01)
            t.case("--max-bodies 1", bad + ["a worker is left"] * bool(workers_of(service)[1]))
        page = st.metrics(service)
        t.case("--max-bodies 1: no restarts", [] if page[("tensorgate_worker_restarts_total", ())] == 0 else ["there are"])
        answers = []
        threads = [threading.Thread(target=lambda: answers.extend(is_served(service) for _ in range(10))) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        t.case("--max-bodies 1: a crowd", [one for one in answers if one])
    finally:
        t.case("--max-bodies 1: ends", [] if service.stop() == 0 and service.err() == b"" else [harness.tail(service.err())])


def times_waited(pid):
    """How often the process has given up its processor."""
    return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", harness.read_text("/proc/%d/status" % pid), re.M).group(1))


class Tracer(threading.Thread):
    """Traces a process, which gets its signals all the same; its parent learns of its end after `release`."""
    SEIZE, CONTINUE, ANY_KIND = 0x4206, 7, 0x40000000      # of ptrace; __WALL

    def __init__(self, pid):
        super().__init__()
        self.pid, self.has_begun, self.is_over, self.is_good = pid, threading.Event(), threading.Event(), False
        self.start()
        self.has_begun.wait()

    def run(self):
        ptrace = ctypes.CDLL(None).ptrace
        self.is_good = ptrace(self.SEIZE, self.pid, None, None) == 0
        self.has_begun.set()
        while self.is_good and not self.is_over.wait(0.001):
            try:
                stop = os.waitid(os.P_PID, self.pid, os.WSTOPPED | os.WNOHANG | self.ANY_KIND)
            except ChildProcessError:       # it has ended
                continue
            if stop:
                ptrace(self.CONTINUE, self.pid, None, ctypes.c_long(stop.si_status))

    def release(self):
        self.is_over.set()
        self.join()


def slow_to_end(t):
    """The end of a worker that is replaced holds up no answer."""
    service = st.Service("--jobs", "1", "--max-bodies", "2")
    try:
        is_served(service)
        worker = workers_of(service)[1][0]
        tracer = Tracer(worker)
        if not tracer.is_good:
            t.skip("a worker that ends late", "it cannot be traced")
            return
        before = times_waited(service.serving())
        bad = is_served(service) + is_served(service)   # the last body of that worker, and the first one of the next
        waited = times_waited(service.serving()) - before
        t.case("a worker that ends late", bad + (["the service waited %d times" % waited] if waited > 100 else []))
        t.case("it has not ended", [] if worker in workers_of(service)[1] else ["it has"])
        tracer.release()
        end = time.monotonic() + 10
        while worker in workers_of(service)[1] and time.monotonic() < end:
            time.sleep(0.01)
        t.case("its end is noticed", ["it is not"] if worker in workers_of(service)[1] else [])
    finally:
        t.case("a worker that ends late: the service ends", [] if service.stop() == 0 and service.err() == b"" else [harness.tail(service.err())])


def memory(t):
    """An allocation that fails, in whatever process: a request may fail, and no verdict is wrong."""
    counts = os.path.join(harness.BUILD, "serve-count")
    good, bad, wrong = sample(), sample()[:-40], []
    wanted = {good: (200, True), bad: (422, False)}
    for nth in [*range(1, 160, 3), *range(160, 1200, 40)]:
        service = st.Service("--jobs", "1", env={"LD_PRELOAD": INJECT_MEMORY, "INJECT_NTH": str(nth), "INJECT_COUNT_FILE": counts}, may_end=True)
        try:
            if service.address is None:
                if service.process.wait() not in (2, 3) or b"memory" not in service.err():
                    wrong.append("allocation %d: %s" % (nth, harness.tail(service.err(), 100)))
                continue
            for body in (good, bad, good):
                answer = st.post(service, "/v1/check", body)
                if answer.status in (200, 422) and (answer.status, (answer.json() or {}).get("valid")) != wanted[body]:
                    wrong.append("allocation %d: %d for another file" % (nth, answer.status))
                elif answer.status not in (0, 200, 422, 500, 503, 507):
                    wrong.append("allocation %d: status %d" % (nth, answer.status))
            if st.get(service, "/healthz").status != 200 and st.get(service, "/healthz").status != 200:
                wrong.append("allocation %d: it does not answer" % nth)
        finally:
            if service.stop() not in (0, 2, 3):
                wrong.append("allocation %d: exit code" % nth)
            shutil.rmtree(service.folder, ignore_errors=True)
    if os.path.exists(counts):
        os.remove(counts)
    t.case("allocations that fail", wrong)


NGINX = """daemon off; pid {0}/pid; error_log {0}/error; worker_processes 1; user root;
events {{ worker_connections 64; }}
http {{ access_log off; client_body_temp_path {0}/a; proxy_temp_path {0}/b; fastcgi_temp_path {0}/c; uwsgi_temp_path {0}/d; scgi_temp_path {0}/e;
upstream gate {{ server unix:{1}; keepalive 8; }}
server {{ listen unix:{0}/nginx; client_max_body_size 64m;
location /v1/ {{ proxy_pass http://gate; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_request_buffering {2};
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Request-Id $request_id; set_real_ip_from unix:; real_ip_header X-Test; }}
location /upload/ {{ limit_except PUT {{ deny all; }} rewrite ^ /v1/check? break; proxy_pass http://gate; proxy_method POST; proxy_http_version 1.1;
proxy_set_header Connection ""; }} }} }}
"""


def behind_nginx(t):
    for buffering in ("on", "off"):
        service = st.Service("--trust-forwarded")
        folder = service.folder
        with open(os.path.join(folder, "conf"), "w") as file:
            file.write(NGINX.format(folder, service.path, buffering))
        proxy = subprocess.Popen(["nginx", "-p", folder, "-c", os.path.join(folder, "conf")], stderr=subprocess.DEVNULL)
        behind = st.Service.__new__(st.Service)
        behind.address = "unix:%s/nginx" % folder
        try:
            end = time.monotonic() + 20
            while not os.path.exists(behind.address[5:]) and time.monotonic() < end:
                time.sleep(0.05)
            large = npy.file(npy.header("<f4", (1 << 20,)), bytes(4 << 20))
            for name, body, status in (("small", sample(), 200), ("refused", sample()[:-40], 422), ("large", large, 200), ("large, refused", large[:-1], 422)):
                for way in (st.post, st.post_chunked):
                    answer = way(behind, "/v1/check", body)
                    t.case("nginx, buffering %s, %s: %s" % (buffering, way.__name__, name), [] if answer.status == status and
                           answer.json()["valid"] == (status == 200) else ["status %d: %r" % (answer.status, answer.body[:100])])
            answer = st.post(behind, "/v1/convert?to=npy", st.get(behind, "/v1/openapi.json").body)
            t.case("nginx, buffering %s: pages" % buffering, [] if answer.status == 422 else ["status %d" % answer.status])
            for name, body, status in (("good.pvp", sample(), 200), ("bad.pvp", sample()[:-40], 422)):
                answer = st.exchange(behind, st.head("/upload/" + name, "PUT", Content_Length=len(body), Connection="close") + body)
                t.case("nginx, buffering %s, PUT: %s" % (buffering, name), [] if answer.status == status and (answer.json() or {}).get("valid") ==
                       (status == 200) else ["status %d: %r" % (answer.status, answer.body[:100])])
            # The address that nginx saw, whatever the client says of itself.
            claimed = {"X-Forwarded-For": "203.0.113.9, 203.0.113.8", "X-Request-Id": "mine", "X-Test": "198.51.100.7"}
            raw = st.exchange(behind, b"POST /v1/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n" % len(sample()) +
                              b"".join(b"%s: %s\r\n" % (k.encode(), v.encode()) for k, v in claimed.items()) + b"\r\n" + sample())
            given = raw.headers.get("x-request-id", "")
            last, end = {}, time.monotonic() + 10               # the line is written when nginx has the answer
            while not last and time.monotonic() < end:
                last = next((line for line in service.requests() if line.get("request_id") == given), {})
            t.case("nginx, buffering %s: the client in the log" % buffering, [] if last.get("client") == "198.51.100.7" and
                   last["peer"].startswith("unix:uid=") else [str(last)])
            t.case("nginx, buffering %s: the name of the request" % buffering, [] if len(given) == 32 and last.get("request_id") == given
                   else ["%r, %s" % (given, last)])
            t.case("nginx, buffering %s: /metrics is not passed on" % buffering, [] if st.get(behind, "/metrics").status == 404 else ["it is"])
        finally:
            proxy.terminate()
            proxy.wait()
            service.stop()


def run(t):
    refused_starts(t)
    unix_sockets(t)
    own_places(t)
    passed_sockets(t)
    activated(t)
    stops(t)
    reloads(t)
    apart(t)
    slow_to_end(t)
    faults(t)
    memory(t)
    behind_nginx(t)
    t.case("4,000 requests", serve_soak.soak(4000))
