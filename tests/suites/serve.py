# SPDX-License-Identifier: Apache-2.0
"""`tensorgate serve`: what it answers is what the command answers, and docs/openapi.json describes it.

Clients that break rules are in serve_clients.py, starts, stops and faults in serve_life.py.
"""
import http.client
import json
import os
import subprocess
import tempfile

import harness
import serve_tools as st
from samples import make_samples, npy, primitiv, refusals, safetensors
from suites import serve_clients, serve_life


def command(path, *options):
    """The object that `check --json` has about a file, and its exit code."""
    got = harness.run([harness.tensorgate(), "check", "--json", *options, "-"], given=read(path))
    return json.loads(got.out)[0], got.code


def read(path):
    with open(path, "rb") as file:
        return file.read()


# -------------------------------------------------------------------------------------------- verdicts

def verdicts(t, service):
    """Every sample and every refusal: the same object, however it is sent."""
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    accepted = harness.names(harness.SAMPLES, harness.suffixes())
    refused = sorted(os.path.join(harness.REFUSALS, name) for name in os.listdir(harness.REFUSALS))
    for path in accepted + refused:
        if os.path.getsize(path) > 1 << 22:
            continue
        wanted, code = command(path)
        body = read(path)
        bad = []
        for way, answer in (("length", st.post(service, "/v1/check", body)),
                            ("chunks", st.post_chunked(service, "/v1/check", body, 1 + len(body) // 3))):
            status = {0: 200, 1: 422}[code]
            if wanted["error"] and wanted["error"]["code"] == "limit" and "max-file" in wanted["error"]["message"]:
                status = 413
            if answer.status != status:
                bad.append("%s: status %d, not %d" % (way, answer.status, status))
            elif answer.json() != wanted:
                bad.append("%s: another object" % way)
        t.case("verdict of %s" % os.path.basename(path), bad)


def shards(t, service):
    """A body is one file: the index of a model is refused as what it is, by every path, and a shard is judged alone."""
    text = "looks like an index of shards: no tensors in it, they are in the files that it names"
    index = json.dumps({"metadata": {"total_size": 8}, "weight_map": {"a": "model-00001-of-00001.safetensors"}}).encode()
    for path in ("/v1/check", "/v1/info", "/v1/hash", "/v1/convert?to=npz"):
        answer = st.post(service, path, index)
        said = answer.json()["error"]
        t.case("an index to " + path, [] if (answer.status, said["code"], said["message"]) == (422, "foreign_format", text) else
               [repr((answer.status, said))])
    for body in (b'{"metadata": {"weight_maps": 3}}', b'["weight_map"]'):
        said = st.post(service, "/v1/check", body).json()["error"]["message"]
        t.case("no index: %r" % body, [] if said == "looks like JSON: no tensors in it" else [said])


def described(t, service):
    """/v1/info and /v1/hash: the object that the command has about every sample and every refusal."""
    api = json.loads(read("docs/openapi.json"))
    paths = harness.names(harness.SAMPLES, harness.suffixes())
    paths += sorted(os.path.join(harness.REFUSALS, name) for name in os.listdir(harness.REFUSALS))
    for path in paths:
        body = read(path)
        if len(body) > 1 << 20:
            continue
        for verb in ("info", "hash"):
            got = harness.run([harness.tensorgate(), verb, "--json=lines", "-"], given=body)
            wanted, status = json.loads(got.out.splitlines()[0]), {0: 200, 1: 422}[got.code]
            answer = st.post(service, "/v1/" + verb, body)
            schema = api["components"]["schemas"]["Described"]
            if (wanted["error"] or {}).get("code") == "limit" and answer.status in (413, 422):
                continue                                    # of the spool, and not of a file
            t.case("%s of %s" % (verb, os.path.basename(path)), (["status %d: %r" % (answer.status, answer.body[:200])] if answer.status != status else
                   [] if answer.json() == wanted else ["another object"]) + misfits(api, schema, answer.json() or {}))
    for target in ("/v1/info?deep=1", "/v1/hash?to=npy"):
        t.case(target, [] if st.post(service, target, b"x").status == 400 else ["is taken"])


def large_descriptions(t, service):
    many = safetensors.file({"t%05d" % i: safetensors.entry("U8", [1], i, i + 1) for i in range(20000)}, bytes(20000))
    for verb in ("info", "hash"):
        got = harness.run([harness.tensorgate(), verb, "--json=lines", "-"], given=many)
        for way in (st.post, st.post_chunked):
            answer = way(service, "/v1/" + verb, many)
            t.case("%s of 20,000 tensors, %s" % (verb, way.__name__), [] if answer.status == 200 and len(answer.body) > 1 << 20 and
                   answer.json() == json.loads(got.out.splitlines()[0]) else ["status %d, %d bytes" % (answer.status, len(answer.body))])


def large_bodies(t, service):
    """Beyond 64 KiB the body is spooled, and beyond --max-spooled a worker gets it while it arrives."""
    made = {
        "npy": npy.file(npy.header("<f4", (1 << 20,)), bytes(4 << 20)),
        "npy, cut": npy.file(npy.header("<f4", (1 << 20,)), bytes((4 << 20) - 1)),
        "npy, trailing": npy.file(npy.header("<f4", (1 << 20,)), bytes((4 << 20) + 1)),
        "noise": os.urandom(1 << 20),
        "no format, spooled": b"\0" * (3 << 20),
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, body in made.items():
            path = os.path.join(folder, "x")
            with open(path, "wb") as file:
                file.write(body)
            wanted, code = command(path)
            for way, answer in (("length", st.post(service, "/v1/check", body)),
                                ("chunks", st.post_chunked(service, "/v1/check", body))):
                bad = [] if answer.status == {0: 200, 1: 422}[code] else ["status %d" % answer.status]
                t.case("large %s by %s" % (name, way), bad or ([] if answer.json() == wanted else ["another object"]))


def conversions(t, service):
    """The bytes are those that the command writes."""
    with tempfile.TemporaryDirectory() as folder:
        for sample in ("btf_coo.btf", "npy_fortran.npy", "safetensors_names.safetensors", "npz_small_deflated.npz"):
            path = os.path.join(harness.SAMPLES, sample)
            for to in ("npz", "safetensors", "npy", "btf"):
                out = os.path.join(folder, "out")
                got = harness.run([harness.tensorgate(), "convert", "--force", "--to", to, path, out])
                answer = st.post(service, "/v1/convert?to=" + to, read(path))
                if got.code == 0:
                    t.case("%s to %s" % (sample, to), [] if answer.status == 200 and answer.body == read(out) else
                           ["status %d, other bytes" % answer.status])
                else:
                    said = (answer.json() or {}).get("error") or {}
                    t.case("%s not to %s" % (sample, to), [] if answer.status == 422 and said.get("message") and
                           said["message"].encode() in got.err else ["status %d: %r, %r" % (answer.status, said, got.err)])


def large_conversions(t, service):
    with tempfile.TemporaryDirectory() as folder:
        big = npy.file(npy.header("<f4", (1 << 20,)), os.urandom(4 << 20))
        path, out = (os.path.join(folder, name) for name in ("big.npy", "big.safetensors"))
        with open(path, "wb") as file:
            file.write(big)
        harness.run([harness.tensorgate(), "convert", path, out])
        answer = st.post(service, "/v1/convert?to=safetensors", big)
        t.case("4 MiB to safetensors", [] if answer.status == 200 and answer.body == read(out) else ["status %d" % answer.status])
        answer = st.post(service, "/v1/convert?to=safetensors", big[:-1])
        t.case("4 MiB, cut, to safetensors", [] if answer.status == 422 and answer.code() == "truncated" else
               ["status %d, %s" % (answer.status, answer.code())])


STRICTNESS = {"": (), "?strict=0": (), "?strict=meaning": ("--strict=meaning",), "?strict=layout": ("--strict",), "?strict=1": ("--strict",)}


def strict_cases(t, service, own):
    """A request and the command have one verdict. The rules of the service, its options `own`, are the least."""
    for name in ("gguf_note_alignment.gguf", "pvp_note_killed.pvp", "btf_coo.btf"):
        path = os.path.join(harness.SAMPLES, name)
        for query, asked in STRICTNESS.items():
            codes = [harness.run([harness.tensorgate(), "check", *options, path]).code for options in (own, asked)]
            wanted = 422 if any(codes) else 200
            answer = st.post(service, "/v1/check" + query, read(path))
            t.case("check%s of %s, serve %s" % (query, name, " ".join(own)), [] if answer.status == wanted else ["status %d, not %d" % (answer.status, wanted)])


def options(t, service):
    odd = read(os.path.join(harness.SAMPLES, "pvp_note_killed.pvp"))
    plain = read(os.path.join(harness.SAMPLES, "btf_coo.btf"))
    for query, body, status in (("", odd, 200), ("?strict=1", odd, 422), ("?strict=0", odd, 200), ("?from=pvp", odd, 200),
                                ("?from=btf", odd, 422), ("?formats=npy%2Cnpz", plain, 422), ("?formats=npy,btf", plain, 200),
                                ("?deep=true", plain, 200)):
        answer = st.post(service, "/v1/check" + query, body)
        t.case("check%s" % query, [] if answer.status == status and answer.json().get("valid") == (status == 200) else
               ["status %d" % answer.status])
    strict_cases(t, service, ())
    for query in ("?", "?&", "?&strict=1&"):
        t.case("check with %s" % query, [] if st.post(service, "/v1/check" + query, plain).status == 200 else ["refused"])
    for target, code in (("/v1/check?to=npy", "bad_query"), ("/v1/check?strict", "bad_query"), ("/v1/check?strict=2", "bad_query"), ("/v1/check?strict=Meaning", "bad_query"),
                         ("/v1/check?strict=", "bad_query"), ("/v1/check?strict=1&strict=1", "bad_query"),
                         ("/v1/check?from=nothing", "bad_query"), ("/v1/check?from=%6e%70%79%00", "bad_query"),
                         ("/v1/check?from=%zz", "bad_query"), ("/v1/check?from=%4", "bad_query"),
                         ("/v1/check?from=" + "a" * 500, "bad_query"), ("/v1/check?formats=npy,", "bad_query"),
                         ("/v1/check?from=npy&formats=npz", "bad_query"), ("/v1/check?=1", "bad_query"),
                         ("/v1/check?Strict=1", "bad_query"), ("/v1/convert", "bad_query"), ("/v1/convert?to=", "bad_query"),
                         ("/v1/convert?to=npy&deep=1", "bad_query")):
        answer = st.post(service, target, plain)
        t.case(target[:60], [] if answer.status == 400 and answer.code() == code else ["status %d, %s" % (answer.status, answer.code())])
    answer = st.get(service, "/metrics?x=1")
    t.case("a page has no parameters", [] if answer.status == 400 else ["status %d" % answer.status])
    for target in ("/", "/v1/check/", "/v1%2fcheck", "/V1/check", "/v1/check%00", "//v1/check", "/v1/../v1/check", "*", "http://x/v1/check",
                   "/v1/check\\", "/etc/passwd", "/v1/check;x"):
        answer = st.post(service, target, plain)
        t.case("path %s" % target, [] if answer.status == 404 and answer.code() == "not_found" else ["status %d" % answer.status])


# ---------------------------------------------------------------------------------------- the document

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}


def misfits(api, schema, value, at="body"):
    """Where a value is not what a schema of the document says; members that it does not have count, too."""
    if "$ref" in schema:
        return misfits(api, api["components"]["schemas"][schema["$ref"].rpartition("/")[2]], value, at)
    if "oneOf" in schema:
        return [] if any(not misfits(api, one, value) for one in schema["oneOf"]) else [at + " fits none"]
    if value is None and schema.get("nullable"):
        return []
    kind = schema.get("type", "object")
    if not isinstance(value, TYPES[kind]) or isinstance(value, bool) and kind == "integer":
        return ["%s is no %s" % (at, kind)]
    bad = ["%s: %r" % (at, value)] if value not in schema.get("enum", [value]) else []
    if kind == "array":
        return bad + [one for i, item in enumerate(value) for one in misfits(api, schema["items"], item, "%s[%d]" % (at, i))]
    if kind != "object" or "properties" not in schema:
        return bad
    bad += ["%s.%s is missing" % (at, name) for name in schema.get("required", []) if name not in value]
    bad += ["%s.%s is not in the document" % (at, name) for name in value if name not in schema["properties"]]
    return bad + [one for name in value if name in schema["properties"] for one in misfits(api, schema["properties"][name], value[name], name)]


def schemas(t, service):
    """Answers of every status that can be had at will have the schema of the document."""
    api = json.loads(read("docs/openapi.json"))
    sample = read(os.path.join(harness.SAMPLES, "btf_coo.btf"))
    bodies = {"valid": sample, "cut": sample[:100], "empty": b"", "page": b"<!DOCTYPE html>", "noise": bytes(range(256)) * 600, "zeros": b"\0" * (3 << 20),
              "notes": read(os.path.join(harness.SAMPLES, "pvp_note_killed.pvp"))}
    for name, body in bodies.items():
        for path, query in (("/v1/check", ""), ("/v1/check", "?from=npy"), ("/v1/check", "?x=1"), ("/v1/convert", "?to=npz"), ("/v1/convert", "?to=primitiv"),
                            ("/v1/convert", "?to=npz&from=npy"), ("/v1/convert", "")):
            answer = st.post(service, path + query, body)
            said = api["paths"][path]["post"]["responses"].get(str(answer.status), {}).get("content", {})
            kind = answer.headers.get("content-type", "")
            bad = [] if kind in said else ["status %d, %s" % (answer.status, kind)]
            if not bad and kind == "application/json":
                bad = misfits(api, said[kind]["schema"], answer.json())
            t.case("schema of %s%s: %s" % (path, query, name), bad)


def document(t, service):
    """Paths, methods, parameters and statuses of docs/openapi.json are those of the service."""
    text = read("docs/openapi.json")
    answer = st.get(service, "/v1/openapi.json")
    t.case("the document is served", [] if answer.body == text else ["another text"])
    api = json.loads(text)
    names = api["components"]["schemas"]["Format"]["enum"]
    t.case("its formats", [] if names == list(harness.formats.NAMES) else [str(names)])
    version = json.loads(harness.run([harness.tensorgate(), "formats", "--json"]).out)
    t.case("formats of the build", [] if sorted(names) == sorted(f["name"] for f in version["formats"]) else ["others"])
    for path, item in api["paths"].items():
        allowed = {method.upper() for method in item}
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"):
            target = path + ("?to=npy" if path.endswith("convert") else "")
            body = read(os.path.join(harness.SAMPLES, "btf_coo.btf")) if method == "POST" else b""
            answer = st.exchange(service, st.head(target, method, Content_Length=len(body)) + body)
            if method in allowed:
                known = item[method.lower()]["responses"]
                t.case("%s %s" % (method, path), [] if str(answer.status) in known else ["status %d is not in it" % answer.status])
            else:
                offered = set(answer.headers.get("allow", "").replace(" ", "").split(","))
                t.case("%s %s" % (method, path), [] if answer.status == 405 and offered == allowed else
                       ["status %d, %s" % (answer.status, offered)])
        for operation in item.values():
            for parameter in operation.get("parameters", ()):
                good = {"from": "npy", "to": "npy", "formats": "npy,npz"}.get(parameter["name"], "1")
                target = "%s?%s=%s" % (path, parameter["name"], good)
                if path.endswith("convert") and parameter["name"] != "to":
                    target += "&to=npy"
                answer = st.post(service, target, b"x")
                t.case("parameter %s" % target, [] if answer.status == 422 else ["status %d" % answer.status])


# --------------------------------------------------------------------------------------------- counters

def counters(t):
    """The page is what the parser of Prometheus reads, and every number is that of the requests that were made."""
    service = st.Service(tcp=True)
    try:
        good, bad = read(os.path.join(harness.SAMPLES, "btf_coo.btf")), b"\x93NUMPY\x09\x00"
        before = st.metrics(service)
        for _ in range(3):
            st.post(service, "/v1/check", good)
        st.post(service, "/v1/check", bad)
        made = st.post(service, "/v1/convert?to=npz", good)
        st.post(service, "/nothing", b"")
        after = st.metrics(service)

        def grew(name, **labels):
            key = ("tensorgate_" + name, tuple(sorted(labels.items())))
            return after.get(key, 0) - before.get(key, 0)
        refused = [dict(key[1]) for key in after if key[0] == "tensorgate_verdicts_total" and dict(key[1])["code"] != "ok"]
        for what, value, wanted in (
                ("requests 200", grew("requests_total", path="/v1/check", status="200"), 3),
                ("requests 422", grew("requests_total", path="/v1/check", status="422"), 1),
                ("requests 404", grew("requests_total", path="other", status="404"), 1),
                ("converted", grew("requests_total", path="/v1/convert", status="200"), 1),
                ("files", grew("files_total", verb="check"), 4),
                ("verdicts ok", grew("verdicts_total", verb="check", code="ok", format="btf"), 3),
                ("verdicts refused", len(refused), 1),
                ("bytes", grew("received_bytes_total"), 4 * len(good) + len(bad)),
                ("histogram", grew("seconds_count", path="/v1/check"), 4),
                ("histogram, all", grew("seconds_bucket", path="/v1/check", le="+Inf"), 4),
                ("connections", grew("connections_total"), 7),
                ("version", after.get(("tensorgate_build_info", (("version", harness.run([harness.tensorgate(), "--version"]).out.decode()
                                                                  .split()[1]),))), 1)):
            t.case("counter: %s" % what, [] if value == wanted else ["%s, not %s" % (value, wanted)])
        t.case("counter: sent", [] if grew("sent_bytes_total") > len(made.body) else ["too few"])
        lines = service.requests()
        wanted = ["200", "200", "200", "422", "200", "404"]
        got = [str(line["status"]) for line in lines if line["target"] != "/metrics"]
        t.case("the log has a line each", [] if got == wanted else [str(got)])
        t.case("the log has the verdict", [] if [line.get("code") for line in lines][1:3] == ["ok", "ok"] and
               lines[1]["format"] == "btf" and lines[1]["received"] == len(good) else [str(lines[1])])
        st.get(service, "/\x01\x1b[31m\"\\" + "é" * 400)
        with open(service.log_path, "rb") as file:
            last = file.read().split(b"\n")[-2]
        t.case("a hostile target in the log", [] if b"\x1b" not in last and len(last) < 8192 and json.loads(last)["status"] in (400, 404)
               else [repr(last[:200])])
    finally:
        t.case("counters: ends", [] if service.stop() == 0 else ["no"])


# --------------------------------------------------------------------------------------------- programs

def programs(t, service):
    """curl and http.client, as people use them."""
    sample = os.path.join(harness.SAMPLES, "btf_coo.btf")
    curl = ["curl", "-s", "--unix-socket", service.path]
    got = harness.run([*curl, "--data-binary", "@" + sample, "http://x/v1/check"])
    t.case("curl --data-binary", [] if json.loads(got.out or b"{}").get("valid") is True else [harness.tail(got.out + got.err)])
    got = harness.run([*curl, "-T", sample, "-X", "POST", "http://x/v1/check"])
    t.case("curl -T", [] if json.loads(got.out or b"{}").get("valid") is True else [harness.tail(got.out + got.err)])
    got = harness.run([*curl, "--fail", "--data-binary", "@/dev/null", "http://x/v1/check"])
    t.case("curl --fail of a refused file", [] if got.code == 22 else ["exit code %d" % got.code])
    got = harness.run([*curl, "-F", "file=@" + sample, "http://x/v1/check"])
    t.case("curl -F", [] if b"multipart/form-data is not read" in got.out else [harness.tail(got.out)])
    with tempfile.TemporaryDirectory() as folder:
        big = os.path.join(folder, "big.npy")
        with open(big, "wb") as file:
            file.write(npy.file(npy.header("<f4", (1 << 20,)), bytes(4 << 20)))
        got = harness.run([*curl, "-w", "%{http_code}", "-H", "Expect: 100-continue", "-T", big, "-X", "POST", "http://x/v1/check"])
        t.case("curl with Expect", [] if got.out.endswith(b"200") else [harness.tail(got.out)])
        with open(big, "rb") as source:
            pipe = subprocess.run([*curl, "-T", "-", "-X", "POST", "http://x/v1/check"], stdin=source, stdout=subprocess.PIPE)
        t.case("curl from a pipe", [] if json.loads(pipe.stdout).get("valid") else [harness.tail(pipe.stdout)])
    client = http.client.HTTPConnection("x")
    client.sock = service.connect()
    answers = []
    for _ in range(20):                                     # one connection for all
        client.request("POST", "/v1/check", body=read(sample))
        answer = client.getresponse()
        answers.append((answer.status, json.loads(answer.read())["valid"]))
        client.request("GET", "/healthz")
        answers.append((client.getresponse().read() != b"", True))
    t.case("http.client, 40 requests on a connection", [] if set(answers) == {(200, True), (True, True)} else [str(set(answers))])
    client.close()


def sanitized(t):
    """ASan and UBSan look at the service and its workers, LeakSanitizer at their ends."""
    service = st.Service("--jobs", "2", program=harness.tensorgate("asan"))
    try:
        conversions(t, service)
        options(t, service)
        serve_clients.smuggling(t, service)
        serve_clients.heads(t, service)
        serve_clients.bodies(t, service)
        serve_clients.resets(t, service)
    finally:
        t.case("sanitizers find nothing", [] if service.stop() == 0 and service.err() == b"" else [harness.tail(service.err(), 3000)])


def run(t):
    if b"no HTTP" in harness.run([harness.tensorgate(), "serve", "--listen", "nothing"]).err:
        print("serve: skipped: this build has no libmicrohttpd (HTTP=0)")
        return
    service = st.Service("--max-stream", "2M")
    try:
        t.case("permissions of the socket", [] if os.stat(service.path).st_mode & 0o777 == 0o660 else ["%o" % os.stat(service.path).st_mode])
        verdicts(t, service)
        shards(t, service)
        described(t, service)
        conversions(t, service)
        options(t, service)
        document(t, service)
        schemas(t, service)
        programs(t, service)
        answer = st.post(service, "/v1/check", b"\0" * (3 << 20))
        t.case("--max-stream", [] if answer.status == 413 and answer.code() == "limit" else ["%d, %s" % (answer.status, answer.code())])
    finally:
        t.case("ends", [] if service.stop() == 0 else [harness.tail(service.err())])
        t.case("nothing is left", os.listdir(service.spool) + ([service.path] if os.path.exists(service.path) else []))
    for own in ("--strict", "--strict=meaning"):
        service = st.Service(own)
        try:
            strict_cases(t, service, (own,))
        finally:
            service.stop()
    service = st.Service()
    try:
        large_bodies(t, service)
        large_descriptions(t, service)
        large_conversions(t, service)
    finally:
        t.case("ends after large bodies", [] if service.stop() == 0 else [harness.tail(service.err())])
    for most in ("0", "100K", "2M"):                        # a worker gets them at once, or after so many bytes
        service = st.Service("--max-spooled", most)
        try:
            large_bodies(t, service)
            large_conversions(t, service)
        finally:
            t.case("ends after large bodies, --max-spooled %s" % most, [] if service.stop() == 0 else [harness.tail(service.err())])
    counters(t)
    sanitized(t)
    serve_clients.run(t)
    serve_life.run(t)
