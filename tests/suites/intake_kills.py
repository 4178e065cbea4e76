# SPDX-License-Identifier: Apache-2.0
"""`intake` killed: no file is lost, doubled, or in the wrong place, and no report is half written.

The process is killed at each of its system calls in turn (kill_at.c), then the same for its worker. After each kill
every file is in exactly one of the three folders, whole, and every report is whole; a second run then ends what the
first one began. So are runs with conversion, with storing by content, and with reports of all files. Then 1,000 files
through runs that are killed at random calls. Each call that makes, writes, syncs or names a file fails once. Last, a run
is held at each of its calls in turn while another one works beside it.
"""
import concurrent.futures
import errno
import os
import random
import re
import shlex

import harness
from intake_tools import DONE, KILL_AT, REFUSED, REPORT, TROUBLE, Box, bad, good

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
    jobs = {n: pool.submit(kill_once, mode, n, children) for n in harness.in_round(range(1, calls + 10), 3)}
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
        jobs = {n: pool.submit(fail_once, mode, n, cause) for n in harness.in_round(range(1, calls + 1), 3)}
        for n, job in jobs.items():
            t.case("%s: call %d fails with %s" % (mode[0], n, errno.errorcode[cause]), job.result()[0])


# ------------------------------------------------------------------------------- another one beside

# Name, options, what is put in, folder in which files need reports, whether the two share the inbox, and QUARANTINE.
BESIDE = (("two inboxes", (), bad(0), "quarantine", False, True),
          ("one inbox", (), bad(0), "quarantine", True, True),
          ("two inboxes, reports in ACCEPT", ("--reports",), good(0), "accept", False, True),
          ("two inboxes and QUARANTINEs, copied", ("--reports", "--copy"), good(0), "accept", False, False))


def beside_once(mode, nth):
    """At call `nth` of a run a second one moves a file of the first one's name and bytes."""
    _, options, data, folder, is_one_inbox, is_one_quarantine = mode
    box = Box()
    for name in ("inbox2", "quarantine2"):
        os.mkdir(box.path(name))
    for name in ("inbox", "inbox2"):
        box.put("a.npy", data, folder == "accept", at=name)
    second = box.command("--jobs", "1", *options, inbox="inbox" if is_one_inbox else "inbox2")
    if not is_one_quarantine:
        second[second.index("--quarantine") + 1] = box.path("quarantine2")
    script = shlex.join(second) + " >%s 2>&1; test $? -le 2" % shlex.quote(box.path("told"))
    if is_one_inbox:    # the file is another one by then
        script = "mv %s %s; %s" % (*map(shlex.quote, (box.path("inbox2", "a.npy"), box.path("inbox"))), script)
    counts = box.path("calls")
    got = harness.run([KILL_AT, "-o", counts, "-r", script, str(nth)] + box.command("--jobs", "1", *options))
    with open(counts) as file:
        calls = int(file.read())
    problems = [] if got.code in (DONE, REFUSED, TROUBLE) else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
    # Before a third run, which would bring back what has no report.
    for place in ("accept", "quarantine", "quarantine2"):
        problems += box.report_problems(place)
        problems += ["%s/%s has no report" % (place, name) for name in box.files(place) if name + REPORT not in box.reports(place)]
    box.run(*options)
    problems += ["%s is left" % name for name in box.names("inbox")]
    if nth > 0 and not box.files(folder):
        problems.append("no file has come to %s" % folder)
    box.close()
    return problems, calls


def beside_each(t, pool, mode):
    _, calls = beside_once(mode, 0)
    # The calls before open folders and start workers.
    jobs = {n: pool.submit(beside_once, mode, n) for n in range(calls // 2, calls + 1)}
    for n, job in jobs.items():
        t.case("%s: another run at call %d" % (mode[0], n), job.result()[0])


def run(t):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for mode in MODES:
            kill_each(t, pool, mode, children=False)
            fail_each(t, pool, mode)
        kill_each(t, pool, MODES[0], children=True)
        for mode in BESIDE:
            beside_each(t, pool, mode)
    kill_often(t, ())
