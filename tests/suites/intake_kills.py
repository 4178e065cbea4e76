# SPDX-License-Identifier: Apache-2.0
"""`intake` killed: no file is lost, doubled, or in the wrong place, and no report is half written.

The process is killed at each of its system calls in turn (kill_at.c), then the same for its worker. After each kill
every file is in exactly one of the three folders, whole, and every report is whole; a second run then ends what the
first one began. So are runs with conversion, with storing by content, and with reports of all files. Then 1,000 files
through runs that are killed at random calls. Last, each call that makes, writes, syncs or names a file fails once.
"""
import concurrent.futures
import errno
import os
import random
import re

import harness
from intake_tools import DONE, REFUSED, TROUBLE, Box, bad, good

INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject.so"))
KILLED = 137
SEED = 24

# Name, options, whether originals may be gone, whether there may be new files in ACCEPT.
MODES = (("plain", (), False, False),
         ("copied", ("--copy", "--reports"), False, False),
         ("by content", ("--by-content", "--reports"), False, False),
         ("converted", ("--to", "safetensors", "--reports"), False, True),
         ("converted, originals removed", ("--to", "safetensors", "--remove-original"), True, True))


def prepare(mode):
    box = Box()
    box.fill(2, 2)
    if "--by-content" in mode[1]:       # one that is stored already; it vanishes
        box.put("again.npy", good(0), True)
    return box


def state(box, mode):
    """What is wrong right after a kill."""
    removed = set(box.given) if mode[2] else ()
    problems = box.problems(removed=removed, converted=mode[3])
    if "--by-content" in mode[1]:       # the content that was put in twice may be in two places
        problems = [p for p in problems if repr(good(0)[:40]) not in p]
    if "--copy" in mode[1]:             # the file is removed after its copy has its name
        problems = [p for p in problems if not re.search(r" is in \['(inbox/\S+', 'accept/\S+|accept/\S+', 'quarantine/\S+)'\]$", p)]
    if mode[2]:                         # an original is gone only when its conversion is there
        kept = [data for name in ("inbox", "quarantine") for data in box.files(name).values() if box.given.get(data)]
        if len(set(kept)) + len(box.files("accept")) < 2:
            problems.append("an original is gone, and not converted")
    return problems


def end(box, mode):
    """Runs it once more, without a kill. What is wrong then."""
    got = box.run("--jobs", "1", *mode[1])
    problems = [] if got.code in (DONE, REFUSED) else ["second run: exit code %d: %s" % (got.code, harness.tail(got.err))]
    problems += ["%s is left" % name for name in box.names("inbox")]
    problems += state(box, mode)
    if sorted(box.files("quarantine").values()) != sorted([bad(0), bad(1)]):
        problems.append("in quarantine: %s" % box.names("quarantine"))
    if len(box.reports("quarantine")) != 2:
        problems.append("reports: %s" % box.reports("quarantine"))
    expected = {(False, False): 2, (True, True): 2, (False, True): 4}[mode[2:]]
    if len(box.files("accept")) != expected:
        problems.append("accepted: %s" % box.names("accept"))
    if "--reports" in mode[1] and len(box.reports("accept")) != 2:
        problems.append("reports of accepted files: %s" % box.reports("accept"))
    return problems


def kill_once(mode, nth, children):
    box = prepare(mode)
    got, calls = box.kill(nth, *mode[1], children=children)
    problems = state(box, mode)
    if not children and nth > 0 and nth <= calls and got.code != KILLED:
        problems.append("it was not killed: exit code %d" % got.code)
    if children and got.code not in (DONE, REFUSED, TROUBLE, 3):
        problems.append("a worker was killed: exit code %d: %s" % (got.code, harness.tail(got.err)))
    problems += ["after it: %s" % p for p in end(box, mode)]
    box.close()
    return problems, calls


def kill_each(t, pool, mode, children):
    _, calls = kill_once(mode, 0, children)
    # How many calls there are depends a little on time: some more are tried.
    jobs = {n: pool.submit(kill_once, mode, n, children) for n in range(1, calls + 10)}
    for n, job in jobs.items():
        what = "the worker" if children else "it"
        t.case("%s: %s is killed at call %d" % (mode[0], what, n), job.result()[0])


# ----------------------------------------------------------------------------------- 1,000 files

def kill_often(t, options):
    """Kills at random calls, until the inbox is empty."""
    box, rng, problems = Box(), random.Random(SEED), []
    box.fill(600, 400)
    for _ in range(200):
        got, _ = box.kill(rng.randrange(1, 6000), *options)
        problems += box.problems()
        if got.code != KILLED or problems:
            break
    got = box.run(*options)
    if got.code not in (DONE, REFUSED):
        problems.append("last run: exit code %d: %s" % (got.code, harness.tail(got.err)))
    problems += box.is_done()
    if len(box.files("accept")) != 600 or len(box.files("quarantine")) != 400:
        problems.append("%d accepted, %d refused" % (len(box.files("accept")), len(box.files("quarantine"))))
    t.case("1,000 files, kills at random calls", problems)
    box.close()


# -------------------------------------------------------------------------------- calls that fail

def fail_once(mode, nth, cause):
    box = prepare(mode)
    counts = box.path("calls")
    env = {"LD_PRELOAD": INJECT, "INJECT_NTH": str(nth), "INJECT_ERRNO": str(cause), "INJECT_COUNT_FILE": counts}
    got = box.run("--jobs", "1", *mode[1], env=env)
    problems = state(box, mode)
    calls = 0
    if os.path.exists(counts):
        with open(counts) as file:
            calls = int(file.read())
    if nth > 0 and got.code not in (DONE, REFUSED, TROUBLE):
        problems.append("exit code %d: %s" % (got.code, harness.tail(got.err)))
    if nth > 0 and box.names("inbox") and got.code != TROUBLE:
        problems.append("left in the inbox, and exit code %d" % got.code)
    problems += ["after it: %s" % p for p in end(box, mode)]
    box.close()
    return problems, calls


def fail_each(t, pool, mode):
    _, calls = fail_once(mode, 0, 0)
    t.case("%s: calls are counted" % mode[0], [] if calls > 4 else ["%d calls" % calls])
    for cause in (errno.ENOSPC, errno.EIO):
        jobs = {n: pool.submit(fail_once, mode, n, cause) for n in range(1, calls + 1)}
        for n, job in jobs.items():
            t.case("%s: call %d fails with %s" % (mode[0], n, errno.errorcode[cause]), job.result()[0])


def run(t):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for mode in MODES:
            kill_each(t, pool, mode, children=False)
            fail_each(t, pool, mode)
        kill_each(t, pool, MODES[0], children=True)
    kill_often(t, ())
