# SPDX-License-Identifier: Apache-2.0
"""Plants the faults of looks.py. There are hundreds, but a contract hides what is wrong in a function from all others: so one
copy of a file has one fault in each function, and of each function only that what it reads is loaded is looked at.

A fault is detected if a read is open that is proved, in the same time, in a copy without faults."""
import collections
import os
import shutil

import tools

LIMITS = (1, 5, 20)  # seconds for one obligation
SELECT = ["-wp-prop", "loaded"]
PROVERS = ["cvc4"]


def reads(source, unit, functions, limit):
    """The obligations that what is read is loaded: {function: {name: whether it is proved}}."""
    proof = tools.wp(tools.KERNEL + [source], unit, SELECT + ["-wp-fct", ",".join(functions)], limit, "update", PROVERS)
    found = {name: {} for name in functions}
    if not proof.understood():
        return found, " ".join(proof.complaints)[:200]
    for goal, prover in proof.goals.items():
        owner = max((name for name in functions if goal.startswith("typed_%s_" % name)), key=len, default=None)
        if owner:
            found[owner][goal] = prover is not None
    return found, ""


class Copies:
    """Copies of the file of a unit, with faults."""

    def __init__(self, unit, folder, plant, copy_headers):
        self.unit = unit
        self.folder = folder
        self.plant = plant
        self.copy_headers = copy_headers
        with open(os.path.join(tools.ROOT, unit.path), encoding="utf-8") as f:
            self.text = f.read()

    def analysed(self, planted, functions, limit, label):
        folder = os.path.join(self.folder, "looks_%s_%s" % (self.unit.name, label))
        source = os.path.join(folder, self.unit.path)
        shutil.rmtree(os.path.join(tools.ROOT, folder), ignore_errors=True)
        os.makedirs(os.path.join(tools.ROOT, os.path.dirname(source)))
        text = self.text
        for _, name, old, new, _ in planted:
            text = self.plant(text, name, old, new)
        with open(os.path.join(tools.ROOT, source), "w", encoding="utf-8") as f:
            f.write(text)
        self.copy_headers(self.unit.path, folder)
        return reads(source, self.unit, functions, limit)


def rounds(planted):
    """Lists of faults with at most one of each function."""
    count = collections.Counter()
    found = collections.defaultdict(list)
    for fault in planted:
        found[count[fault[1]]].append(fault)
        count[fault[1]] += 1
    return list(found.values())


def run_unit(unit, planted, folder, plant, copy_headers):
    """Pairs of each fault and the line that is printed of it."""
    copies = Copies(unit, folder, plant, copy_headers)
    left, caught, said = planted, [], ""
    for limit in LIMITS:
        if not left:
            break
        functions = sorted({fault[1] for fault in left})
        control, said = copies.analysed([], functions, limit, "control")
        missed = []
        for number, together in enumerate(rounds(left)):
            found, problem = copies.analysed(together, sorted(fault[1] for fault in together), limit, str(number))
            said = said or problem
            for fault in together:
                good = {goal for goal, proved in control[fault[1]].items() if proved}
                opened = [goal for goal, proved in found[fault[1]].items() if not proved and goal in good]
                if opened:
                    caught.append((fault, len(opened), len(found[fault[1]])))
                else:
                    missed.append(fault)
        left = missed
    line = "%-6s %-12s %-24s %-12s %s"
    return ([(fault, line % ("caught", unit.name, fault[1], "%d of %d" % (count, of), fault[-1])) for fault, count, of in caught] +
            [(fault, line % ("MISSED", unit.name, fault[1], said, fault[-1])) for fault in left])


def submit(pool, planted, units, folder, plant, copy_headers):
    """Jobs whose results are pairs of run_unit."""
    of_unit = collections.defaultdict(list)
    for fault in planted:
        of_unit[fault[0]].append(fault)
    return [pool.submit(run_unit, units[name], own, folder, plant, copy_headers) for name, own in sorted(of_unit.items())]
