# SPDX-License-Identifier: Apache-2.0
"""Which functions CI proves again although nothing of them changed, for prove.py: each day the next of the slow ones, and
others at random. A slow one that does not fit the time is proved as far as it goes: one kind of its obligations, at random,
until the time is up."""
import random
import time

SLOW = 15.0     # seconds
KINDS = ("@ensures", "@requires", "@assert", "@assigns", "@invariant")


def choose(tasks, seconds, day=None):
    """(the slow task, its seconds, kind of its obligations or None; other tasks). `known` of each is how long it took; `day`
    is a number, by default today's."""
    day = int(time.time()) // 86400 if day is None else day
    choice = random.Random("".join(task.key for task in tasks) + str(day))
    slow = sorted((task for task in tasks if task.known > SLOW and "-wp-prop" not in task.select), key=lambda task: task.key)
    one, limit, kind = None, 0.0, None
    if slow:
        one = slow[day % len(slow)]
        limit = min(one.known, seconds * 2 / 3)
        kind = choice.choice(KINDS) if one.known > limit else None
    left = seconds - limit
    others = []
    for task in choice.sample(tasks, len(tasks)):
        if task.known <= min(left, SLOW):
            left -= task.known
            others.append(task)
    return one, limit, kind, others
