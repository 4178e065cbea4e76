#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""totals.py LIST RESULTS: adds up what check_slice.sh or check_urls.py wrote.

Prints the sums, and the files that were not accepted. Every name of the list has to be answered, once; an answer that is
missing is counted as failed. The exit code is the one that a single `tensorgate check` of the list would have had.
"""
import collections
import glob
import json
import os
import sys


def main():
    with open(sys.argv[1], encoding="utf-8", errors="surrogateescape") as f:
        waiting = collections.Counter(line.split("\t")[0] for line in f.read().split("\n") if line)
    sums = collections.Counter()
    for path in sorted(glob.glob(os.path.join(sys.argv[2], "*.jsonl"))):
        with open(path, encoding="utf-8") as f:
            for line in f:
                answer = json.loads(line)
                if "summary" in answer:
                    continue
                waiting[answer["file"]] -= 1
                error = answer["error"]
                outcome = "ok" if answer["valid"] else "failed" if error["code"] in TROUBLE else "bad"
                outcome = "internal" if error and error["code"] in ("crashed", "internal") else outcome
                sums[outcome] += 1
                if outcome != "ok":
                    print("%s %s: %s [%s]" % (outcome, answer["file"], error["message"], error["code"]))
    sums["missing"] = sum(n for n in waiting.values() if n > 0)
    sums["twice"] = -sum(n for n in waiting.values() if n < 0)
    print(" ".join("%d %s" % (sums[name], name) for name in ("ok", "bad", "failed", "internal", "missing", "twice")))
    return 3 if sums["internal"] else 2 if sums["failed"] or sums["missing"] or sums["twice"] else 1 if sums["bad"] else 0


# Codes that say nothing about the file.
TROUBLE = ("io", "no_memory", "unsupported", "timeout", "memory", "crashed", "internal")

if __name__ == "__main__":
    sys.exit(main())
