# SPDX-License-Identifier: Apache-2.0
"""Clients of `tensorgate serve` that break rules: smuggling, wrong heads and bodies, resets, slowness, crowds.

After each of them the service answers others, and has the memory and the descriptors that it had before.
"""
import http.client
import os
import random
import socket
import struct
import threading
import time

import harness
import serve_tools as st
from samples import npy

CHECK = b"POST /v1/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"


def good():
    with open(os.path.join(harness.SAMPLES, "btf_coo.btf"), "rb") as file:
        return file.read()


def still_there(service):
    answer = st.post(service, "/v1/check", good())
    return [] if answer.status == 200 else ["the next client gets %d" % answer.status]


def statuses_of_library(answer):
    return b"<html>" in answer.raw


def expect(t, service, name, answer, statuses, code=None):
    bad = [] if answer.status in statuses else ["status %d: %r" % (answer.status, answer.raw[:80])]
    if code is not None and answer.code() != code:
        bad.append("code %s" % answer.code())
    # libmicrohttpd 0.9.75 has the head twice in its own answer to a wrong Content-Length, and then closes.
    if not statuses_of_library(answer) and answer.raw.count(b"HTTP/1.1 ") > 1 + answer.raw.count(b"HTTP/1.1 100"):
        bad.append("more than one answer")
    t.case(name, bad + still_there(service))


def smuggling(t, service):
    """What two programs could read in two ways gets one answer, and the connection ends."""
    body = good()
    n = str(len(body)).encode()
    inner = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    for name, more, rest in (
            ("both, length first", b"Content-Length: %s\r\nTransfer-Encoding: chunked\r\n" % n, b"0\r\n\r\n" + inner),
            ("both, chunked first", b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", b"0\r\n\r\n" + inner),
            ("two lengths", b"Content-Length: %s\r\nContent-Length: 3\r\n" % n, body),
            ("the same length twice", b"Content-Length: %s\r\nContent-Length: %s\r\n" % (n, n), body),
            ("two encodings", b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", st.chunked(body)),
            ("gzip, chunked", b"Transfer-Encoding: gzip, chunked\r\n", st.chunked(body)),
            ("chunked, chunked", b"Transfer-Encoding: chunked, chunked\r\n", st.chunked(body)),
            ("chunked behind a tab", b"Transfer-Encoding:\x0bchunked\r\n", st.chunked(body)),
            ("identity", b"Transfer-Encoding: identity\r\nContent-Length: 3\r\n", b"abc"),
            ("xchunked", b"Transfer-Encoding: xchunked\r\n", st.chunked(body)),
            ("an encoding with a space behind its name", b"Content-Length: %s\r\nTransfer-Encoding : chunked\r\n" % n, body),
            ("an encoding with a tab behind its name", b"Content-Length: %s\r\nTransfer-Encoding\t: chunked\r\n" % n, body),
            ("a length with a space behind its name", b"Content-Length : %s\r\n" % n, body),
            ("a header in two lines", b"Content-Length: %s\r\nX: a\r\n Transfer-Encoding: chunked\r\n" % n, body),
            ("an encoding in two lines", b"Content-Length: %s\r\nTransfer-Encoding:\r\n chunked\r\n" % n, body),
            ("a length in two lines", b"Content-Length:\r\n %s\r\n" % n, body),
            ("a name in two lines", b"Content-Len: %s\r\n gth\r\n" % n, body),
            ("an encoding whose name is in two lines", b"Transfer-Enc: chunked\r\n\toding\r\n", st.chunked(body)),
            ("an encoding behind a carriage return", b"X: a\rTransfer-Encoding: chunked\r\nContent-Length: %s\r\n" % n, body),
            ("a name that is no word", b"Transfer-Encoding\xa0: chunked\r\nContent-Length: %s\r\n" % n, body),
            ("two hosts", b"Host: y\r\nContent-Length: %s\r\n" % n, body),
            ("NUL in a length", b"Content-Length: %s\x000\r\nX: a\r\n" % n, body),
            ("NUL in the last length", b"Content-Length: %s\x000\r\n" % n, body),
            ("NUL in an encoding", b"Transfer-Encoding: chunked\0, gzip\r\nX: a\r\n", st.chunked(body)),
            ("NUL behind a value", b"X: a\0\r\nContent-Length: %s\r\n" % n, body),
            ("a header without a name", b"Content-Length: %s\r\n: a\r\nX: a\r\n" % n, body),
            ("a list of lengths", b"Content-Length: 5, 5\r\n", b"abcde"),
            ("a length with a sign", b"Content-Length: +5\r\n", b"abcde"),
            ("a negative length", b"Content-Length: -5\r\n", b"abcde"),
            ("a length in hexadecimal", b"Content-Length: 0x5\r\n", b"abcde"),
            ("an empty length", b"Content-Length: \r\n", b"abcde"),
            ("a length beyond 64 bits", b"Content-Length: 99999999999999999999999\r\n", b"abcde")):
        answer = st.exchange(service, CHECK + more + b"\r\n" + rest + inner)
        expect(t, service, "smuggling: " + name, answer, (400, 413, 501))
    first = b"POST /v1/check HTTP/1.1\r\n Host: y\r\nHost: x\r\nConnection: close\r\nContent-Length: %s\r\n\r\n" % n + body
    expect(t, service, "a first header behind a space", st.exchange(service, first), (400,), "bad_head")
    old = b"POST /v1/check HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n" + st.chunked(body)
    expect(t, service, "chunks in HTTP/1.0", st.exchange(service, old), (501,), "bad_head")
    expect(t, service, "a body behind GET", st.exchange(service, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\nabcde"),
           (400,), "bad_head")
    second = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
    keep = b"POST /v1/check HTTP/1.1\r\nHost: x\r\n"
    cut = b"0\r\n\r\n" + second
    for name, data in (
            # One chunk for a reader that ends lines at CR LF; for one that ends them at LF, two chunks and a request.
            ("a chunk line with a line feed", keep + b"Transfer-Encoding: chunked\r\n\r\n%x;\n%s\r\n%s\r\n0\r\n\r\n" % (len(cut), b"y" * len(cut), cut)),
            ("a last chunk with a line feed", keep + b"Transfer-Encoding: chunked\r\n\r\n0;\n\n" + second),
            ("a trailer with a line feed", keep + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: a\n\n" + second),
            ("a head that ends with line feeds", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\n\n" + second),
            ("a head that ends with one line feed", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\n\r\n" + second),
            ("a head whose last line is a line feed", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n\n" + second),
            ("a head with a body that ends with line feeds", keep + b"Content-Length: 3\r\nX: a\n\nabc" + second),
            ("a head with a body that ends with one line feed", keep + b"Content-Length: 3\r\nX: a\n\r\nabc" + second),
            ("a head with a body whose last line is a line feed", keep + b"Content-Length: 3\r\nX: a\r\n\nabc" + second),
            ("no body, and a line feed", keep + b"Content-Length: 0\r\nX: a\n\n" + second),
            ("no body, by a length with NUL", keep + b"Content-Length: 0\x0040\r\nX: a\r\n\r\n" + second),
            ("no body, and NUL", keep + b"Content-Length: 0\r\nX: a\0b\r\n\r\n" + second),
            ("no body, and two hosts", keep + b"Host: y\r\nContent-Length: 0\r\n\r\n" + second),
            ("NUL behind a target", b"GET /healthz\0?strict=1 HTTP/1.1\r\nHost: x\r\n\r\n" + second),
            ("NUL behind a method", b"GET\0 /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + second),
            ("two spaces in the first line", b"GET  /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + second),
            ("no host", b"GET /healthz HTTP/1.1\r\nX: a\r\n\r\n" + second)):
        for way, pieces in (("at once", [data]), ("byte by byte", [data[i:i + 1] for i in range(len(data))])):
            answer = st.exchange(service, b"", pieces=pieces)
            bad = ["status %d" % answer.status] if data.startswith(b"GET") and (answer.status, answer.code()) != (400, "bad_head") else []
            bad += ["a second answer"] if b"tensorgate_build_info" in answer.raw or answer.raw.count(b"HTTP/1.1 ") != 1 else []
            t.case("smuggling: %s, %s" % (name, way), bad + still_there(service))
    for name, head in (("a first line", keep.replace(b"1\r\nHost", b"1\nHost")), ("a line", keep.replace(b"x\r\n", b"x\n")), ("a line, by a carriage return", keep.replace(b"x\r\n", b"x\r"))):
        expect(t, service, "smuggling: %s ends with a line feed" % name, st.exchange(service, head + b"Content-Length: 3\r\n\r\nabc" + second), (400,), "bad_head")
    # Two requests in one piece are two answers, in order.
    pair = b"POST /v1/check HTTP/1.1\r\nHost: x\r\nContent-Length: %s\r\n\r\n" % n + body
    raw = st.exchange(service, pair * 3 + b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").raw
    t.case("pipelined", [] if raw.count(b'"valid": true') == 3 and raw.endswith(b'{"status": "ok"}\n') else [repr(raw[-200:])])


def heads(t, service):
    big = b"X-Long: " + b"a" * 100000 + b"\r\n"
    for name, data, statuses in (
            ("no host", b"POST /v1/check HTTP/1.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", (400,)),
            ("no length", CHECK + b"\r\n", (411,)),
            ("a form", CHECK + b"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3\r\n\r\nabc", (415,)),
            ("a compressed body", CHECK + b"Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc", (415,)),
            ("a head that is too long", CHECK + big + b"Content-Length: 0\r\n\r\n", (413, 431)),
            ("many headers", CHECK + b"A: b\r\n" * 20000 + b"\r\n", (413, 431)),
            ("a target that is too long", b"POST /" + b"a" * 100000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", (413, 414, 431)),
            ("another version", b"POST /v1/check HTTP/3.0\r\nHost: x\r\n\r\n", (400, 505)),
            ("no HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200), (0, 400, 413, 431, 505)),
            ("lines without end", b"\r\n" * 5000, (0, 400, 413, 431)),
            ("a header without colon", CHECK + b"nothing\r\n\r\n", (400, 411)),
            ("NUL in a header", CHECK + b"X: a\0b\r\nContent-Length: 0\r\n\r\n", (400,))):
        # Half a close: what is not complete never will be.
        with service.connect() as client:
            st.send(client, data)
            try:
                client.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            expect(t, service, "head: " + name, st.Answer(st.read_all(client)), statuses)


def bodies(t, service):
    body = good()
    for name, rest in (("garbage", b"zz\r\nabc\r\n"), ("no size", b"\r\nabc"), ("a negative size", b"-5\r\nabcde\r\n0\r\n\r\n"),
                       ("a size beyond 64 bits", b"fffffffffffffffff\r\nabc"), ("too much data", b"3\r\nabcdef\r\n0\r\n\r\n")):
        answer = st.exchange(service, CHECK + b"Transfer-Encoding: chunked\r\n\r\n" + rest)
        expect(t, service, "chunks: " + name, answer, (400, 413))
    extended = b"%x;a=b\r\n%s\r\n0\r\nTrailer: x\r\n\r\n" % (len(body), body)
    expect(t, service, "chunks with an extension and a trailer",
           st.exchange(service, CHECK + b"Transfer-Encoding: chunked\r\n\r\n" + extended), (200,))
    single = b"".join(b"1\r\n%c\r\n" % c for c in body) + b"0\r\n\r\n"
    expect(t, service, "chunks of one byte", st.exchange(service, CHECK + b"Transfer-Encoding: chunked\r\n\r\n" + single), (200,))
    # One line that fills the buffer of a head, in a body that is kept and in one that a worker reads: the connection ends,
    # and not only when the body has been slow for long enough.
    line, whole = b"a" * 100000, b"%x\r\n%s\r\n" % (len(body), body)
    large = b"40000\r\n" + bytes(1 << 18) + b"\r\n"
    for name, rest in (("a long extension", b"5;" + line), ("many zeros", b"0" * 100000 + b"5\r\nabcde\r\n"), ("a long last line", whole + b"0;" + line),
                       ("a long extension behind a large chunk", large + b"5;" + line)):
        answer = st.exchange(service, CHECK + b"Transfer-Encoding: chunked\r\n\r\n" + rest)
        expect(t, service, "chunks: " + name, answer, (400,), "bad_body")
    # Bytes one by one.
    data = CHECK + b"Content-Length: %d\r\n\r\n" % len(body) + body
    expect(t, service, "byte by byte", st.exchange(service, b"", pieces=[data[i:i + 1] for i in range(len(data))]), (200,))


def resets(t, service):
    """A client that goes, at each of many points: no verdict is counted for what did not arrive whole."""
    large = npy.file(npy.header("<f4", (1 << 18,)), bytes(1 << 20))
    before = st.metrics(service)
    count = 0
    for body in (good(), large):
        data = CHECK + b"Content-Length: %d\r\n\r\n" % len(body) + body
        points = list(range(0, min(len(data), 400), 7)) + list(range(400, len(data), max(1, len(data) // 25)))
        for way in ("close", "reset", "half"):
            for point in points if way != "half" else points[::5]:
                client = service.connect()
                st.send(client, data[:point])
                if way == "reset" and client.family != socket.AF_UNIX:
                    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                if way == "half":
                    client.shutdown(socket.SHUT_WR)
                    client.settimeout(5)
                    answer = st.read_all(client)
                    if b'"valid"' in answer:
                        t.case("half a body at %d" % point, ["a verdict: %r" % answer[-100:]])
                client.close()
                count += 1
    t.case("%d clients that went away" % count, still_there(service))
    time.sleep(0.5)
    after = st.metrics(service)
    verdicts = sum(value - before.get(key, 0) for key, value in after.items() if key[0] == "tensorgate_verdicts_total")
    t.case("verdicts of what was not sent", [] if verdicts == 1 else ["%d" % verdicts])
    t.case("nobody is left", [] if after[("tensorgate_connections", ())] <= 2 and after[("tensorgate_requests_running", ())] == 0 else
           ["%s connections" % after[("tensorgate_connections", ())]])


def too_large(t):
    service = st.Service("--max-file", "1M", tcp=True)
    try:
        body = bytes(3 << 20)
        expect(t, service, "a length over --max-file", st.post(service, "/v1/check", body), (413,), "limit")
        expect(t, service, "chunks over --max-file", st.post_chunked(service, "/v1/check", body), (413,), "limit")
        lying = CHECK + b"Content-Length: %d\r\n\r\n" % len(good()) + good() + bytes(1 << 20)
        with service.connect() as client:
            st.send(client, lying)
            first = st.Answer(st.read_all(client))
        t.case("more than the length says", [] if first.status == 200 and first.raw.count(b"valid") == 1 else [repr(first.raw[:200])])
        exact = npy.file(npy.header("|u1", ((1 << 20) - 128,)), bytes((1 << 20) - 128))
        answer = st.post(service, "/v1/check", exact)
        t.case("as large as --max-file", [] if len(exact) == 1 << 20 and answer.status == 200 else ["%d bytes, %d" % (len(exact), answer.status)])
    finally:
        t.case("too large: ends", [] if service.stop() == 0 else [harness.tail(service.err())])


def forwarded(t):
    """What a proxy says of its clients counts where it is trusted, and nowhere else."""
    def ask(service, *lines):
        return st.exchange(service, CHECK + b"Connection: close\r\n" + b"".join(line + b"\r\n" for line in lines) +
                           b"Content-Length: %d\r\n\r\n" % len(good()) + good())
    said = ((b"X-Forwarded-For: 192.0.2.1", "192.0.2.1"), (b"X-Forwarded-For: 198.51.100.1, 192.0.2.2", "192.0.2.2"),
            (b"x-forwarded-for:2001:DB8:0:0::5 ", "2001:db8::5"), (b"X-Forwarded-For: 192.0.2.1, evil", None),
            (b"X-Forwarded-For: 192.0.2.1\\u001b[31m", None), (b"X-Forwarded-For: ", None), (b"X-Forwarded-For: 192.0.2.1,", None),
            (b"X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-For: 192.0.2.3", "192.0.2.3"), (b"X-Forwarded-For: " + b"1" * 300, None))
    service = st.Service("--trust-forwarded")
    try:
        for line, address in said:
            answer = ask(service, line)
            last = service.requests()[-1]
            found = last["client"] if "peer" in last else None
            t.case("forwarded: %s" % line[:60].decode(), [] if answer.status == 200 and found == address else ["%d, %s" % (answer.status, last)])
        for name, wanted in ((b"a-B_9.z", "a-B_9.z"), (b"x" * 64, "x" * 64), (b"x" * 65, None), (b"a b", None), (b"", None), (b'"', None)):
            answer = ask(service, b"X-Request-Id: " + name)
            last = service.requests()[-1]
            t.case("request id %s" % name[:70].decode(), [] if answer.headers.get("x-request-id") == wanted == last.get("request_id") else
                   ["%s, %s" % (answer.headers, last)])
    finally:
        t.case("forwarded: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    service = st.Service()
    try:
        answer = ask(service, b"X-Forwarded-For: 192.0.2.1", b"X-Request-Id: a")
        last = service.requests()[-1]
        t.case("nobody is trusted by default", [] if last["client"].startswith("unix:uid=") and "peer" not in last and
               "x-request-id" not in answer.headers and "request_id" not in last else [str(last)])
    finally:
        t.case("not trusted: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    service = st.Service("--trust-forwarded", "--max-per-address", "2", tcp=True)
    try:
        clients = [service.connect() for _ in range(2)]
        for client in clients:
            st.send(client, CHECK + b"X-Forwarded-For: 192.0.2.1\r\nContent-Length: 100\r\n\r\nx")
        time.sleep(0.3)
        answer = ask(service, b"X-Forwarded-For: 192.0.2.1")
        t.case("two files of an address, and no third", [] if answer.status == 429 and answer.code() == "crowded" and
               answer.headers.get("retry-after") == "1" else ["status %d" % answer.status])
        others = [ask(service, b"X-Forwarded-For: 192.0.2.2").status, ask(service, b"X-A: b").status]
        t.case("others are served", [] if others == [200, 200] else [str(others)])
        clients[0].close()
        time.sleep(0.6)
        t.case("when one is gone", [] if ask(service, b"X-Forwarded-For: 192.0.2.1").status == 200 else ["not served"])
        clients[1].close()
    finally:
        t.case("crowded: ends", [] if service.stop() == 0 else [harness.tail(service.err())])


def problems(t):
    """Failures and refusals in the form of RFC 9457, for those who ask for it."""
    service = st.Service()
    try:
        for accept, wants in ((b"application/problem+json", True), (b"application/json, application/problem+json;q=0.5", True),
                              (b"APPLICATION/PROBLEM+JSON", True), (b"*/*", False), (b"application/problem+json;q=0", False), (b"application/problem+json ; q=0.000", False),
                              (b"application/problem+json;charset=utf-8;q=0.1", True),
                              (b"application/problem+jsonx", False), (b"text/plain", False)):
            for name, target, body, status in (("refused", b"/v1/check", good()[:40], 422), ("bad query", b"/v1/check?x=1", good(), 400),
                                               ("convert", b"/v1/convert?to=npz", b"nothing", 422), ("no path", b"/v1/x", b"", 404)):
                answer = st.exchange(service, b"POST %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: %s\r\nContent-Length: %d\r\n\r\n" %
                                     (target, accept, len(body)) + body)
                said = answer.json() or {}
                kind = "application/problem+json" if wants else "application/json"
                bad = [] if answer.status == status and answer.headers.get("content-type") == kind else ["%d, %s" % (answer.status, answer.headers)]
                if wants and not bad:
                    plain = st.post(service, target.decode(), body).json()
                    wanted = {"type": "about:blank", "title": http.client.responses[status].replace("Entity", "Content"), "status": status,
                              "detail": said.get("detail"), "code": plain["error"]["code"]}
                    if status == 422:
                        wanted.update(detail="the file was refused", verdict=plain)
                    bad = [] if said == wanted else ["%s, expected %s" % (said, wanted)]
                t.case("%s, Accept: %s" % (name, accept.decode()), bad)
            answer = st.exchange(service, CHECK + b"Connection: close\r\nAccept: %s\r\nContent-Length: %d\r\n\r\n" % (accept, len(good())) + good())
            t.case("valid, Accept: %s" % accept.decode(), [] if answer.status == 200 and answer.headers["content-type"] == "application/json" else
                   ["%d" % answer.status])
    finally:
        t.case("problems: ends", [] if service.stop() == 0 else [harness.tail(service.err())])


def stalled(t):
    """Twenty uploads that stop have no worker: with one worker, one of 10 MB is checked beside them. bench/bench_serve.py has the times."""
    service = st.Service("--jobs", "1")
    large = npy.file(npy.header("<f4", (10 << 18,)), bytes(10 << 20))
    small = npy.file(npy.header("<f4", (25000,)), bytes(100000))
    try:
        def is_checked():
            return st.post(service, "/v1/check", large).status == 200
        clients = [service.connect(60) for _ in range(20)]
        for client in clients:
            st.send(client, CHECK + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(small) + small[:80000])
        t.case("10 MB beside 20 stalled uploads", [] if all(is_checked() for _ in range(5)) else ["are not checked"])
        gauges = st.metrics(service)
        t.case("stalled uploads neither wait nor run", [] if gauges[("tensorgate_requests_running", ())] == 0 and
               gauges[("tensorgate_requests_waiting", ())] == 0 else ["they do"])
        for client in clients[:10]:                         # half of them go on, the others go
            st.send(client, small[80000:])
        answers = [st.Answer(st.read_all(client)) for client in clients[:10]]
        t.case("stalled uploads that go on", [] if {a.status for a in answers} == {200} else [str([a.status for a in answers])])
        for client in clients:
            client.close()
        t.case("and the next", [] if is_checked() else ["is not checked"])
    finally:
        t.case("stalled: ends", [] if service.stop() == 0 else [harness.tail(service.err())])


def stalled_large(t):
    """Twenty uploads of 3 MB that stop take all workers but one, which checks one of 10 MB beside them. Bodies that wait are kept up
    to --max-stream together; beyond, clients wait. bench/bench_serve.py has the times."""
    service = st.Service("--jobs", "2", "--max-stream", "32M")
    large = npy.file(npy.header("<f4", (10 << 18,)), bytes(10 << 20))
    medium = npy.file(npy.header("<f4", (3 << 18,)), bytes(3 << 20))
    try:
        clients = [service.connect(60) for _ in range(20)]
        threads = [threading.Thread(target=lambda c: st.send(c, CHECK + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(medium) + medium[:2 << 20]),
                                    args=(client,)) for client in clients]
        for thread in threads:
            thread.start()
        end = time.monotonic() + 60
        while sum(thread.is_alive() for thread in threads) > 12 and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(0.5)
        waits = sum(thread.is_alive() for thread in threads)
        t.case("twenty of 3 MB: those beyond --max-stream wait", [] if 1 <= waits <= 12 else ["%d wait" % waits])
        ended = [client for client, thread in zip(clients[5:], threads[5:]) if not thread.is_alive()]
        for client in ended:
            client.shutdown(socket.SHUT_RDWR)
        end = time.monotonic() + 20
        for thread in threads:
            thread.join(max(0, end - time.monotonic()))
        t.case("those that wait go on when others are gone", [] if not any(thread.is_alive() for thread in threads) else ["they do not"])
        for client in clients[5:]:
            if client not in ended:
                client.shutdown(socket.SHUT_RDWR)
        for verb in ("check", "info", "hash", "check"):
            status = st.post(service, "/v1/" + verb, large).status
            t.case("%s of 10 MB beside stalled uploads of 3 MB" % verb, [] if status == 200 else ["status %d" % status])
        bad = st.post(service, "/v1/check", large[:-1])
        t.case("a cut one beside them", [] if bad.status == 422 and bad.json()["error"]["code"] == "truncated" else ["%s %s" % (bad.status, bad.json())])
        for client in clients[:5]:
            st.send(client, medium[2 << 20:])
        answers = [st.Answer(st.read_all(client)) for client in clients[:5]]
        t.case("stalled uploads of 3 MB that go on", [] if {a.status for a in answers} == {200} else [str([a.status for a in answers])])
        for client in clients:
            client.close()
        t.case("and the next one", [] if st.post(service, "/v1/check", large).status == 200 else ["is not checked"])
    finally:
        t.case("stalled, large: ends", [] if service.stop() == 0 else [harness.tail(service.err())])


def slow(t):
    """Clients that send or take too little keep nothing for long, and nobody else waits for them."""
    service = st.Service("--idle", "1", "--max-connections", "40")
    try:
        silent = [service.connect() for _ in range(10)]
        heads_only = [service.connect() for _ in range(10)]
        begin = time.monotonic()
        for client in heads_only:
            st.send(client, CHECK)
        for step in range(30):                              # a byte of a header now and then
            for client in heads_only:
                st.send(client, b"X: abcdefghijklmnopqrstuvwxyz01234567"[step:step + 1])
            if step == 5:
                t.case("others are served meanwhile", still_there(service))
            time.sleep(0.1)
        ended = [st.read_all(client) for client in silent + heads_only]
        t.case("slow heads end", [] if b"TIMEOUT" not in b"".join(ended) and time.monotonic() - begin < 20 else ["not in time"])
        t.case("and are counted", [] if st.metrics(service)[("tensorgate_slow_connections_total", ())] >= 20 else ["too few"])
        for client in silent + heads_only:
            client.close()
    finally:
        t.case("slow: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    service = st.Service("--min-rate", "1M", "--jobs", "2", "--max-spooled", "0")
    try:
        large = npy.file(npy.header("<f4", (1 << 20,)), bytes(4 << 20))
        clients = [service.connect(60) for _ in range(4)]
        for client in clients:                              # each wants a worker for its body
            st.send(client, CHECK + b"Content-Length: %d\r\n\r\n" % len(large) + large[:1 << 17])
        time.sleep(0.5)
        t.case("slow bodies do not keep the last worker", still_there(service))
        answers = [st.Answer(st.read_all(client)) for client in clients]
        t.case("slow bodies get 408", [] if {a.status for a in answers} == {408} else [str([a.status for a in answers])])
        t.case("the next large one is checked", [] if st.post(service, "/v1/check", large).status == 200 else ["it is not"])
    finally:
        t.case("slow bodies: ends", [] if service.stop() == 0 else [harness.tail(service.err())])


def crowds(t):
    service = st.Service("--max-connections", "4", "--max-waiting", "0", "--jobs", "1", "--max-spooled", "0", tcp=True)
    try:
        large = npy.file(npy.header("<f4", (1 << 20,)), bytes(4 << 20))
        with service.connect() as client:
            st.send(client, CHECK + b"Content-Length: %d\r\n\r\n" % len(large) + large[:1 << 18])
            time.sleep(0.3)
            answer = st.post(service, "/v1/check", good())
            t.case("no worker is free", [] if answer.status == 503 and answer.headers.get("retry-after") == "1" and answer.code() == "busy"
                   else ["status %d" % answer.status])
            ready = st.get(service, "/readyz")
            t.case("it says so", [] if ready.status == 503 and st.get(service, "/healthz").status == 200 else ["%d" % ready.status])
            st.send(client, large[1 << 18:])
            t.case("the one that was there", [] if st.Answer(st.read_all(client)).status == 200 else ["no verdict"])
        crowd = [service.connect() for _ in range(4)]
        waiting = service.connect()
        st.send(waiting, st.head("/healthz", "GET"))
        waiting.settimeout(0.5)
        early = st.read_all(waiting)
        for client in crowd:
            client.close()
        waiting.settimeout(10)
        t.case("--max-connections: the next one waits", [] if early == b"TIMEOUT" and st.Answer(st.read_all(waiting)).status == 200 else [repr(early)])
    finally:
        t.case("crowds: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    service = st.Service("--max-per-address", "2", tcp=True)
    try:
        kept = [service.connect() for _ in range(2)]
        time.sleep(0.2)
        raw = st.exchange(service, st.head("/healthz", "GET")).raw
        t.case("--max-per-address", [] if raw == b"" else [repr(raw[:60])])
        for client in kept:
            client.close()
    finally:
        service.stop()


def anything(t, service):
    """Requests by chance, made of parts that are right and parts that are not: an answer that the document has, or none."""
    chance = random.Random(24)
    targets = ("/v1/check", "/v1/check?strict=1", "/v1/convert?to=npy", "/v1/convert", "/metrics", "/healthz", "/v1/check?from=btf", "/x", "*", "")
    body = good()
    known = {0, 200, 400, 404, 405, 411, 413, 414, 415, 422, 431, 501, 505}
    bad = []
    for i in range(400):
        data = b"%s %s %s\r\n" % (chance.choice((b"POST", b"GET", b"HEAD", b"PUT", b"")), chance.choice(targets).encode(),
                                  chance.choice((b"HTTP/1.1", b"HTTP/1.1", b"HTTP/1.0", b"HTTP/9")))
        for _ in range(chance.randrange(5)):
            data += chance.choice((b"Host: x", b"Host: x", b"Connection: close", b"Content-Length: %d" % len(body), b"Content-Length: 3",
                                   b"Transfer-Encoding: chunked", b"Expect: 100-continue", b"Content-Type: multipart/form-data", b": x", b" folded",
                                   b"X:" + bytes(chance.randrange(256) for _ in range(20)).replace(b"\n", b""))) + b"\r\n"
        data += chance.choice((b"\r\n", b"\r\n", b"\r\n", b"")) + chance.choice((body, body[:9], st.chunked(body), b"", os.urandom(50)))
        data = bytearray(data)
        for _ in range(chance.choice((0, 0, 1, 3))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        with service.connect(10) as client:
            st.send(client, bytes(data))
            try:
                client.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            answer = st.Answer(st.read_all(client))
        if answer.status not in known or b"TIMEOUT" in answer.raw:
            bad.append("request %d: status %d: %r" % (i, answer.status, bytes(data[:80])))
    t.case("400 requests by chance", bad + still_there(service))


def run(t):
    service = st.Service("--jobs", "2", tcp=True)
    try:
        still_there(service)
        pid = service.serving()
        before = st.descriptors(pid)
        smuggling(t, service)
        heads(t, service)
        bodies(t, service)
        resets(t, service)
        anything(t, service)
        time.sleep(0.5)
        after = st.descriptors(pid)
        t.case("descriptors afterwards", [] if after <= before + 1 and service.serving() == pid else ["%d, then %d" % (before, after)])
    finally:
        t.case("clients: ends", [] if service.stop() == 0 else [harness.tail(service.err())])
    too_large(t)
    forwarded(t)
    problems(t)
    stalled(t)
    stalled_large(t)
    slow(t)
    crowds(t)
