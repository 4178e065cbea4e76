#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""check_urls.py LIST RESULT [--jobs N]: checks objects of a storage without storing them.

LIST has lines `NAME<tab>URL`; URLs may be pre-signed. Each object goes through `curl URL | tensorgate check -`, N at a
time. RESULT gets a line of JSON for each, as `check --json=lines` writes them, under its NAME: a signature is never
printed. A transfer that fails is no verdict: its answer has the code `io`, whatever the command made of the bytes that
came. Names that RESULT has already are left out, so that the same command goes on after an interruption.
"""
import argparse
import concurrent.futures
import json
import os
import subprocess
import sys

TENSORGATE = os.environ.get("TENSORGATE", "tensorgate")


def failed(name, message):
    error = {"code": "io", "offset": 0, "path": "", "message": message, "expected": "", "found": ""}
    return {"file": name, "size": 0, "format": None, "valid": False, "tensors": 0, "error": error, "notes": []}


def check(name, url):
    # The URL comes through standard input, since arguments are seen by other users.
    quoted = url.replace("\\", "\\\\").replace('"', '\\"')
    with subprocess.Popen(["curl", "--silent", "--fail", "--location", "--max-time", "3600", "--config", "-"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as curl:
        curl.stdin.write(('url = "%s"\n' % quoted).encode())
        curl.stdin.close()
        done = subprocess.run([TENSORGATE, "check", "--json", "-"], stdin=curl.stdout, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False)
        curl.stdout.close()     # curl ends when the command did not read everything
    try:
        answer = json.loads(done.stdout)[0]
    except (ValueError, IndexError):
        return failed(name, "tensorgate ended with %d" % done.returncode)
    # 23: the command did not read the rest, after it had refused what came before.
    if curl.returncode != 0 and not (curl.returncode == 23 and not answer["valid"]):
        return failed(name, "the transfer failed: curl ended with %d" % curl.returncode)
    answer["file"] = name
    return answer


def done_before(path):
    names = set()
    if os.path.exists(path):
        with open(path, "rb+") as f:
            data = f.read()
            f.truncate(data.rfind(b"\n") + 1)   # a line that was interrupted
        for line in data.decode("utf-8").split("\n")[:-1]:
            answer = json.loads(line)
            if answer["valid"] or answer["error"]["code"] != "io":
                names.add(answer["file"])
    return names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("list")
    parser.add_argument("result")
    parser.add_argument("--jobs", type=int, default=4)
    options = parser.parse_args()
    known = done_before(options.result)
    with open(options.list, encoding="utf-8") as f:
        pairs = [line.split("\t", 1) for line in f.read().split("\n") if line]
    waiting = [(name, url) for name, url in pairs if name not in known]
    worst = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool, open(options.result, "a", encoding="utf-8") as out:
        for answer in concurrent.futures.as_completed([pool.submit(check, name, url) for name, url in waiting]):
            line = answer.result()
            out.write(json.dumps(line) + "\n")
            out.flush()
            worst = max(worst, 0 if line["valid"] else 2 if line["error"]["code"] == "io" else 1)
    return worst


if __name__ == "__main__":
    sys.exit(main())
