# SPDX-License-Identifier: Apache-2.0
"""The record of planted faults that were caught, scripts/prove/selftest.tsv, for prove_selftest.py.

A row names a unit, a function, the fault, and by hashes the text that was replaced and the content that decides the result:
that of the function without the fault, as in proved.tsv, with all that it rests on, or for readers the results of their
drivers in eva.tsv. If any of it changes, the row is void and the fault has to be planted again."""
import functools
import hashlib
import os

import eva_run
import faults
import looks
import prove
import tools

RESULTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "selftest.tsv")
COLUMNS = "unit\tfunction\tfault\tplanted\tcontent"


@functools.lru_cache(maxsize=None)
def planted():
    """All faults."""
    return faults.FAULTS + looks.all_faults() + faults.READERS


def hashed(parts):
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def function_of(fault):
    """The function whose proof or analysis has to fail; its lemmas, where there is none."""
    return fault[-4].partition("@")[0] or prove.LEMMAS


def key_of(fault):
    return fault[0], function_of(fault), fault[-1], hashed(fault[1:-1])


def contents_now():
    """The content of each function that is proved, by unit and function."""
    allowed = prove.granted.Granted()
    versions = tools.versions()
    units = {fault[0] for fault in faults.FAULTS}
    return {(task.unit.name, task.name): task.key
            for unit in prove.read_units(()) if unit.name in units for task in prove.tasks_of(unit, versions, allowed).tasks}


def contents_proved():
    """The contents by proved.tsv, at once: for those who know that it is up to date."""
    return {key: cells[-1] for key, cells in prove.read_proved(tools.environment()).items()}


def contents_of_readers():
    """The results of the drivers of each reader, by eva.tsv."""
    with open(eva_run.RESULTS, encoding="utf-8") as f:
        first, *rows = f.read().split("\n")
    known = {}
    for fault in faults.READERS:
        own = [row.split("\t")[-1] for row in rows if row.split("\t")[0].split(",")[0] == fault[0]]
        known[fault[0], function_of(fault)] = hashed([first] + own)
    return known


class Record:
    def __init__(self, known):
        self.known = {**known, **contents_of_readers()}
        self.first = COLUMNS + "\t" + tools.environment()
        self.rows = {}
        if os.path.exists(RESULTS):
            with open(RESULTS, encoding="utf-8") as f:
                first, *lines = f.read().split("\n")
            for line in lines if first == self.first else ():
                *key, content = line.split("\t")
                if len(key) == 4:
                    self.rows[tuple(key)] = content

    def is_caught(self, fault):
        """Whether the fault was caught in the function as it is now."""
        content = self.known.get((fault[0], function_of(fault)))
        return content is not None and self.rows.get(key_of(fault)) == content

    def add(self, fault):
        """Keeps that the fault was caught, and forgets faults that are no longer planted."""
        known = {key_of(one) for one in planted()}
        self.rows = {key: content for key, content in self.rows.items() if key in known}
        self.rows[key_of(fault)] = self.known[fault[0], function_of(fault)]
        with open(RESULTS + ".new", "w", encoding="utf-8") as f:
            f.write(self.first + "\n")
            for key in sorted(self.rows):
                f.write("\t".join(key) + "\t" + self.rows[key] + "\n")
        os.replace(RESULTS + ".new", RESULTS)
