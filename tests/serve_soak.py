#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Small uploads to `tensorgate serve`, many of them: memory and descriptors do not grow with their number.

    tests/serve_soak.py [REQUESTS]        what `make soak` runs; suite `serve` runs a short one
"""
import http.client
import json
import os
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import harness  # noqa: E402
import serve_tools as st  # noqa: E402

CLIENTS = 4
# What a process may have more at the end: the allocator of the C library keeps what was needed at one time.
MOST_KIB = 4096


def one_client(service, count, bodies, wrong):
    client = http.client.HTTPConnection("x")
    for i in range(count):
        body, valid = bodies[i % len(bodies)]
        if i % 50 == 0 or client.sock is None:              # some keep their connection, all open a new one now and then
            client.close()
            client.sock = service.connect()
        client.request("POST", "/v1/convert?to=npz" if i % 10 == 9 else "/v1/check", body=body)
        answer = client.getresponse()
        data = answer.read()
        if answer.status != (200 if valid else 422) or (i % 10 != 9 and json.loads(data)["valid"] != valid):
            wrong.append("request %d: %d" % (i, answer.status))
    client.close()


def rounds(service, count, bodies):
    wrong = []
    threads = [threading.Thread(target=one_client, args=(service, count // CLIENTS, bodies, wrong)) for _ in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return wrong


def sizes(service):
    time.sleep(0.5)                                         # connections that ended are noticed
    pid = service.serving()
    processes = sorted(st.tree(service.process.pid))
    return st.memory(pid), st.descriptors(pid), len(processes), sum(st.memory(p) for p in processes[2:])


def soak(count, tell=None):
    """What is wrong after so many requests."""
    bodies = []
    for name, cut in (("btf_coo.btf", 0), ("npy_fortran.npy", 0), ("btf_coo.btf", 40), ("safetensors_small.safetensors", 0)):
        with open(os.path.join(harness.SAMPLES, name), "rb") as file:
            data = file.read()
        bodies.append((data[:len(data) - cut], cut == 0))
    service = st.Service(*(["--jobs", "2"]))
    try:
        wrong = rounds(service, max(400, count // 10), bodies)      # everything was needed once
        before = sizes(service)
        begin = time.monotonic()
        wrong += rounds(service, count, bodies)
        seconds = time.monotonic() - begin
        after = sizes(service)
        if tell:
            tell("%d requests in %.1f s: %.0f a second\nservice: %d KiB before, %d KiB after; descriptors %d, %d; processes %d, %d;"
                 " workers %d KiB, %d KiB" % (count, seconds, count / seconds, before[0], after[0], before[1], after[1], before[2],
                                              after[2], before[3], after[3]))
        if after[0] > before[0] + MOST_KIB or after[3] > before[3] + 2 * MOST_KIB:
            wrong.append("memory: %s, then %s" % (before, after))
        if after[1] > before[1] or after[2] > before[2]:
            wrong.append("descriptors, processes: %s, then %s" % (before, after))
        if os.listdir(service.spool):
            wrong.append("files in the spool")
    finally:
        code = service.stop()
        if code != 0:
            wrong.append("it ended with %s" % code)
    return wrong


def main():
    os.chdir(os.path.dirname(HERE))
    wrong = soak(int(sys.argv[1]) if len(sys.argv) > 1 else 1000000, print)
    for line in wrong[:20]:
        print("FAIL", line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
