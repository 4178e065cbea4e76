# SPDX-License-Identifier: Apache-2.0
"""The recipes of docs/scale.md: slices of a list by GNU parallel and in an array of Slurm's form, interrupted and begun
again; objects from a web server, of which some are missing or cut off. The sums are those of one `check`."""
import http.server
import json
import os
import re
import shutil
import tempfile
import threading

import harness

FLEET = "examples/fleet/"
SLICES = 5


def tool(name, *arguments, **more):
    env = {"TENSORGATE": os.path.abspath(harness.tensorgate(harness.TESTED)), **more.pop("env", {})}
    return harness.run([FLEET + name, *arguments], env=env, timeout=300, **more)


def some_files(folder):
    """Good, damaged, strange and missing files; their names, and how `check` counts them."""
    names = []
    for name in sorted(os.listdir(harness.SAMPLES))[:60]:
        source = os.path.join(harness.SAMPLES, name)
        if os.path.isfile(source):
            shutil.copy(source, folder)
            names.append(os.path.join(folder, name))
    for i, name in enumerate(names[:20]):
        with open(name, "rb") as f:
            data = f.read()
        cut = os.path.join(folder, "cut %d 'x'" % i)
        with open(cut, "wb") as f:
            f.write(data[:-1])
        names.append(cut)
    return names + [os.path.join(folder, "missing"), os.path.join(folder, "also missing")]


def answers(text):
    return {answer["file"]: answer for answer in map(json.loads, text.decode().split("\n")[:-1]) if "file" in answer}


def whole(names):
    """What one command says."""
    got = harness.run([harness.tensorgate(harness.TESTED), "check", "--json", "--files-from", "-"], given="\n".join(names).encode())
    return {answer["file"]: answer for answer in json.loads(got.out)}, got.code


def same(t, case, found, wanted):
    t.case(case, ["%s: %s, not %s" % (name, found.get(name), wanted[name]) for name in wanted if found.get(name) != wanted[name]][:3] +
           ["%s was not asked for" % name for name in found if name not in wanted][:3])


def slices(t, folder, names, wanted, code):
    listed, results = os.path.join(folder, "list"), os.path.join(folder, "results")
    with open(listed, "w", encoding="utf-8") as f:
        f.write("".join(name + "\n" for name in names))

    def collected():
        found = {}
        for name in os.listdir(results):
            if name.endswith(".jsonl"):
                with open(os.path.join(results, name), "rb") as f:
                    found.update(answers(f.read()))
        return found

    got = tool("totals.py", listed, os.path.join(folder, "none"))
    t.case("nothing is there yet", [] if got.code == 2 and b"%d missing" % len(names) in got.out else [got.out])
    # Tasks of an array, which are numbered from 10 on.
    codes = []
    for i in range(SLICES):
        array = {"SLURM_ARRAY_TASK_ID": str(10 + i), "SLURM_ARRAY_TASK_COUNT": str(SLICES), "SLURM_ARRAY_TASK_MIN": "10"}
        codes.append(tool("check_slice.sh", listed, results, env=array).code)
    same(t, "an array of tasks", collected(), wanted)
    t.case("its exit codes add up", [] if max(codes) == code else [codes])
    got = tool("totals.py", listed, results)
    bad = sum(1 for a in wanted.values() if not a["valid"] and a["error"]["code"] != "io")
    line = b"%d ok %d bad 2 failed 0 internal 0 missing 0 twice\n" % (len(wanted) - bad - 2, bad)
    t.case("totals", [] if got.code == code and got.out.endswith(line) else [got.code, got.out[-300:]])
    shutil.rmtree(results)

    # By GNU parallel, with a slice that was interrupted and one that was done before.
    os.mkdir(results)
    with open(os.path.join(results, "3.jsonl.part"), "w", encoding="utf-8") as f:
        f.write('{"file": "half')
    tool("check_slice.sh", listed, results, "1", str(SLICES))
    kept = os.stat(os.path.join(results, "1.jsonl"))
    got = harness.run(["parallel", "--jobs", "2", FLEET + "check_slice.sh", listed, results, "{}", str(SLICES), ":::"] +
                      [str(i) for i in range(SLICES)], env={"TENSORGATE": os.path.abspath(harness.tensorgate(harness.TESTED))})
    same(t, "GNU parallel", collected(), wanted)
    again = os.stat(os.path.join(results, "1.jsonl"))
    t.case("a slice is not checked twice", [] if (kept.st_ino, kept.st_mtime_ns) == (again.st_ino, again.st_mtime_ns) else [again])
    t.case("no part is left", [name for name in os.listdir(results) if not re.fullmatch(r"\d+\.jsonl", name)])
    # A command that is killed leaves no result.
    shutil.rmtree(results)
    got = tool("check_slice.sh", listed, results, "0", "1", env={"TENSORGATE": "/bin/false"})
    t.case("a command that dies", [] if got.code == 3 and not os.path.exists(results + "/0.jsonl") else [got.code, os.listdir(results)])


class Store(http.server.BaseHTTPRequestHandler):
    """Objects by their number; some are cut off in the transfer, some need a signature."""
    objects = {}

    def do_GET(self):
        path, _, query = self.path.partition("?")
        data = self.objects.get(path)
        if data is None or query != 'signature="s%20&x"'.replace('"', "%22"):
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[:-1] if path.startswith("/cut") else data)

    def log_message(self, *_):
        pass


def urls(t, folder, names, wanted):
    objects = {}
    for i, name in enumerate(names[:-2]):
        with open(name, "rb") as f:
            objects["/%d" % i] = f.read()
    objects["/cut"] = objects["/0"]
    Store.objects = objects
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Store)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        listed, result = os.path.join(folder, "urls"), os.path.join(folder, "urls.jsonl")
        base = "http://127.0.0.1:%d" % server.server_port
        signed = "?signature=%22s%20&x%22"
        with open(listed, "w", encoding="utf-8") as f:
            f.write("".join("%s\t%s/%d%s\n" % (name, base, i, signed) for i, name in enumerate(names[:-2])))
            f.write("cut\t%s/cut%s\nmissing\t%s/none%s\nunsigned\t%s/0\n" % (base, signed, base, signed, base))
        with open(result, "w", encoding="utf-8") as f:
            f.write('{"file": "half of a li')
        got = tool("check_urls.py", listed, result)
        with open(result, "rb") as f:
            text = f.read()
        found = answers(text)
        valid = {name: wanted[name]["valid"] for name in names[:-2]}
        same(t, "objects", {name: found[name]["valid"] for name in valid if name in found}, valid)
        t.case("what did not arrive is no verdict", ["%s: %s" % (name, found.get(name)) for name in ("cut", "missing", "unsigned")
                                                    if found.get(name, {"error": None})["error"] is None or found[name]["error"]["code"] != "io"])
        t.case("its exit code", [] if got.code == 2 else [got.code, harness.tail(got.err)])
        t.case("no signature is told", [] if b"signature" not in text + got.out + got.err else [text])
        tool("check_urls.py", listed, result)
        with open(result, "rb") as f:
            lines = f.read().decode().split("\n")[:-1]
        t.case("only what failed is asked for again", [] if len(lines) == len(names) - 2 + 6 else [len(lines)])
    finally:
        server.shutdown()
        server.server_close()


def run(t):
    folder = tempfile.mkdtemp(prefix="fleet-")
    try:
        files = os.path.join(folder, "files")
        os.mkdir(files)
        names = some_files(files)
        wanted, code = whole(names)
        slices(t, folder, names, wanted, code)
        urls(t, folder, names, wanted)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
