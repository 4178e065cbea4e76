#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`tensorgate serve` under load: requests per second, p99, memory before and after.

    bench_serve.py [SECONDS]

Bodies of 1 KB and 10 MB (.npy), over the loopback, by wrk, which runs on the same processors. Then the time of one body of 10 MB
beside twenty uploads that have stalled, as a ratio to its time alone.
"""
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "tests"))

import serve_tools as st  # noqa: E402
from samples import npy  # noqa: E402

SCRIPT = """local f = io.open("%s", "rb")
wrk.method = "POST"
wrk.body = f:read("*a")
wrk.headers["Content-Type"] = "application/octet-stream"
f:close()
"""


def measure(service, folder, name, body, connections, seconds):
    path, script = os.path.join(folder, "body"), os.path.join(folder, "post.lua")
    with open(path, "wb") as file:
        file.write(body)
    with open(script, "w") as file:
        file.write(SCRIPT % path)
    command = ["wrk", "-t", "1", "-c", str(connections), "-s", script, "--latency", "http://%s/v1/check" % service.address]
    subprocess.run([*command, "-d", "1s"], stdout=subprocess.DEVNULL, check=True)
    pid = service.serving()
    before = st.memory(pid)
    out = subprocess.run([*command, "-d", "%ds" % seconds], stdout=subprocess.PIPE, check=True).stdout.decode()
    time.sleep(0.5)
    after = st.memory(pid)
    rate = float(re.search(r"Requests/sec:\s*([\d.]+)", out).group(1))
    p99 = re.search(r"99%\s+(\S+)", out).group(1)
    failed = re.search(r"Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)", out)
    print("serve  %-6s %2d connections  %8.0f requests/s  %8.1f MB/s  p99 %8s  service %d KiB before, %d KiB after%s" %
          (name, connections, rate, rate * len(body) / 1e6, p99, before, after, "; " + failed.group(0) if failed else ""), flush=True)


def beside_stalled(jobs, size):
    """Prints the ratio of the median times of a body of 10 MB beside twenty uploads of `size` bytes that stopped, and alone."""
    large = npy.file(npy.header("<f4", (10 << 18,)), bytes(10 << 20))
    stalled = npy.file(npy.header("<f4", (size // 4,)), bytes(size))
    service = st.Service("--jobs", str(jobs))
    try:
        def seconds():
            begin = time.monotonic()
            st.post(service, "/v1/check", large)
            return time.monotonic() - begin
        seconds()
        alone = statistics.median(seconds() for _ in range(15))
        clients = [service.connect(60) for _ in range(20)]
        for client in clients:
            client.sendall(st.head("/v1/check", Content_Length=len(stalled)) + stalled[:size // 2])
        beside = statistics.median(seconds() for _ in range(15))
        print("serve  10 MB beside 20 stalled uploads of %d KB, --jobs %d: %.2f of the time alone (%.1f ms)" %
              (size // 1000, jobs, beside / alone, alone * 1000), flush=True)
        for client in clients:
            client.close()
    finally:
        service.stop()


def main():
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    small = npy.file(npy.header("<f4", (224,)), bytes(896))
    large = npy.file(npy.header("<f4", (2500000,)), bytes(10000000))
    service = st.Service(tcp=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            for name, body, connections in (("1 KB", small, 16), ("10 MB", large, 4)):
                measure(service, folder, name, body, connections, seconds)
    finally:
        service.stop()
    beside_stalled(1, 100000)
    beside_stalled(2, 3000000)


if __name__ == "__main__":
    main()
