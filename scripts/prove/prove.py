#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Proves the units of scripts/prove/units with Frama-C WP, function by function.

    prove.py              proves what changed since scripts/prove/proved.tsv, and brings that file up to date
    prove.py --check      the same, but fails if the file is not up to date; for CI
    prove.py --cold       proves everything, without earlier results but those of a run of --cold that did not come to its end
    prove.py UNIT...      these units only
    prove.py --sample N   also proves unchanged functions again, which take about N seconds: the slow ones in turn, others at
                          random; see again.py
    prove.py --release    proves nothing, and fails unless the last run of --cold was of what proved.tsv has

Results are looked up by content: the text of the function as Frama-C prints it, the contracts of the functions
that it calls, every definition and type that these mention, all lemmas, the options and the versions of the
tools. The name of the file is no part of it: a function that moves to another file keeps its proof, and one that
stands in two files is proved once. The first line of the file names the environment of all results by content, too:
options of the kernel, libraries and drivers of WP and Why3, scripts. If it changes, everything is proved anew. Prints a table (also in build/prove/report.txt). Fails if an obligation is
open, if WP gives a warning, or if a function of a unit has no contract.
"""
import argparse
import concurrent.futures
import fnmatch
import functools
import glob
import hashlib
import os
import re
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import again  # noqa: E402
import cold  # noqa: E402
import faults  # noqa: E402
import figures  # noqa: E402
import formats  # noqa: E402
import gated  # noqa: E402
import granted  # noqa: E402
import looks  # noqa: E402
import text as parsed  # noqa: E402
import tools  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
UNITS = os.path.join(HERE, "units")
PROVED = os.path.join(HERE, "proved.tsv")
REPORT = os.path.join(tools.BUILD, "report.txt")
LEMMAS = "(lemmas)"
REALS = "+reals"
MOST_SPLIT = 20  # WP splits each `ensures` by all ways to leave a function; with more than so many that does not pay off
LEAVES = "goto return_label;"  # how Frama-C prints a return that is not the only one
LIMITS = [5, 20, 90]  # seconds for one goal: it is open if the last limit is not enough
LONG = 60.0  # seconds: WP itself takes most of them, and takes them again in each attempt
TOGETHER = 15.0  # seconds: one call of Frama-C proves several functions that take so long together
HEADER = "unit\tfunction\tobligations\tprovers\tseconds\tcontent"


class Unit:
    def __init__(self, name, path, *words):
        self.name = name
        self.path = path
        self.left_out = [word for word in words if word != REALS]  # patterns of functions that are not proved
        self.model = "Typed+Real" if REALS in words else "Typed"
        self.source = path
        self.saved = os.path.join(tools.BUILD, name + ".sav")
        if path.endswith(".h"):
            self.source = os.path.join("build", "prove", name + ".c")
            with open(os.path.join(tools.ROOT, self.source), "w", encoding="utf-8") as f:
                f.write('#include "%s"\n' % path)

    def printed(self):
        """The unit as Frama-C prints it: macros expanded, without comments. Frama-C also saves its state, for WP:
        parsing takes longer than many proofs. The folder of the session is part of that state."""
        out = os.path.join(tools.BUILD, self.name + ".printed.c")
        code, said, _ = tools.call(tools.FRAMA_C + tools.KERNEL + ["-wp-session", tools.SESSION, self.source,
                                                                 "-print", "-ocode", out, "-save", self.saved])
        if code != 0 or tools.complaints(said):
            raise tools.ToolError("%s: %s" % (self.path, said))
        with open(out, encoding="utf-8") as f:
            return f.read()

    def functions(self):
        """Functions that the file of the unit defines, also by macros: those to be proved, and those left out."""
        done = subprocess.run(["gcc", "-E", "-D__FRAMAC__"] + tools.INCLUDES.split() + [self.source], cwd=tools.ROOT,
                              stdout=subprocess.PIPE, check=True)
        ours = []
        inside = False
        for line in done.stdout.decode().split("\n"):
            marker = re.match(r'# \d+ "([^"]*)"', line)
            if marker:
                inside = os.path.normpath(marker.group(1)) == os.path.normpath(self.path)
            elif inside:
                ours.append(line)
        names = [item.name for item in parsed.items("\n".join(ours)) if item.defined]
        return ([name for name in names if not self.leaves_out(name)],
                [name for name in names if self.leaves_out(name)])

    def written(self):
        """The ACSL comments and pragmas of the file and of all files of ours that it includes: (file, text)."""
        done = subprocess.run(["gcc", "-E", "-CC", "-D__FRAMAC__"] + tools.INCLUDES.split() + [self.source], cwd=tools.ROOT,
                              stdout=subprocess.PIPE, check=True)
        files = {}
        name = self.path
        for line in done.stdout.decode("utf-8", "replace").split("\n"):
            marker = re.match(r'# \d+ "([^"]*)"', line)
            if marker:
                name = os.path.normpath(marker.group(1))
            elif not os.path.isabs(name) or os.path.realpath(name).startswith(tools.ROOT + "/"):
                files.setdefault(name, []).append(line)
        for name, lines in files.items():
            for text in re.findall(r"/\*@.*?\*/|//@[^\n]*|^\s*#pragma[^\n]*", "\n".join(lines), re.S | re.M):
                yield name, text

    def leaves_out(self, name):
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in self.left_out)

    def lemmas(self):
        with open(os.path.join(tools.ROOT, self.path), encoding="utf-8") as f:
            return re.findall(r"\blemma\s+([A-Za-z_]\w*)", f.read())


class Task:
    """A function, or the lemmas of a unit."""

    def __init__(self, unit, name, select, key):
        self.unit = unit
        self.name = name
        self.select = select
        self.key = key
        self.known = 0.0  # seconds that it took when it was proved before
        self.result = None  # obligations, provers, seconds
        self.problem = None

    def plain(self):
        """Whether it is selected by its name alone."""
        return self.select == ["-wp-fct", self.name]

    def row(self):
        return (self.unit.name, self.name, *self.result, self.key)


def each_format(words):
    """The words of a line; where its name has a '*', once for each format with a proved validator."""
    if not words or "*" not in words[0]:
        return [words] if words else []
    return [[word.replace("*", name) for word in words] for name in formats.PROVED]


def not_of_whole_views():
    """What generated/ has of views and is not, piece by piece, in the whole view, which is proved."""
    wrong = []
    for path in sorted(glob.glob(os.path.join(tools.ROOT, "generated", "*_view.[ch]"))):
        name = os.path.relpath(path, tools.ROOT)
        with open(path, encoding="utf-8") as part, open(os.path.join(tools.ROOT, "build", name), encoding="utf-8") as whole:
            known = set(whole.read().split("\n\n"))
            wrong += ["%s: %s: not in build/%s" % (name, piece.strip().split("\n")[0], name)
                      for piece in part.read().split("\n\n") if piece not in known]
    return wrong


def read_units(wanted):
    units = []
    with open(UNITS, encoding="utf-8") as f:
        for line in f:
            for words in each_format(line.split("#")[0].split()):
                if not wanted or words[0] in wanted:
                    units.append(Unit(*words))
    unknown = set(wanted) - {unit.name for unit in units}
    if unknown:
        raise tools.ToolError("no such unit: " + ", ".join(sorted(unknown)))
    return units


@functools.lru_cache(maxsize=None)
def proved_files():
    """The files whose lemmas are proved: those of all units."""
    return {os.path.normpath(unit.path) for unit in read_units(())}


class Found:
    """What is known of a unit before any proof: its tasks, problems, the functions left out, and its items by name."""

    def __init__(self, unit, tasks, wrong, unproved, by_name):
        self.unit = unit
        self.tasks = tasks
        self.wrong = wrong
        self.unproved = unproved
        self.by_name = by_name

    def interface(self):
        """For granted.contracts."""
        return self.unit.path, self.by_name, [task.name for task in self.tasks if task.name != LEMMAS]


def tasks_of(unit, tool_line, allowed):
    """What is Found of a unit; `allowed` is what may be granted."""
    printed = unit.printed()
    all_items = parsed.items(printed)
    by_name = {}
    for item in all_items:
        if item.name and (item.defined or item.name not in by_name):
            by_name[item.name] = item
    salt = "\n".join([tool_line, " ".join(tools.options(unit)), " ".join(tools.PROVERS), tools.near_text()])
    tasks = []
    wrong = []
    lemmas_known = set()
    for file, written in unit.written():
        if re.search(r"\bfc_stdlib\b", written):
            wrong.append("%s: a pragma of Frama-C's own library, whose contents are not printed" % file)
        for lemma in re.findall(r"\blemma\s+([A-Za-z_]\w*)", written):
            lemmas_known.add(lemma)
            if file not in proved_files():
                wrong.append("%s: lemma %s is used, but the file is no unit in which it is proved" % (file, lemma))
    for item in all_items:
        for lemma in re.findall(r"\blemma\s+([A-Za-z_]\w*)", item.text) if item.lemma else ():
            if lemma not in lemmas_known:
                wrong.append("%s: lemma %s is made by a macro" % (unit.path, lemma))
    wrong += granted.refusals(unit.path, printed, all_items, allowed)
    functions, unproved = unit.functions()
    wrong += gated.refusals(unit.path, by_name, functions + unproved)
    for pattern in unit.left_out:
        if not fnmatch.filter(unproved, pattern):
            wrong.append("%s: there is no function '%s' to leave out" % (unit.path, pattern))
    for name in functions:
        item = by_name.get(name)
        if item is None or not item.contract:
            wrong.append("%s: %s has no contract" % (unit.path, name))
            continue
        content = hashlib.sha256((salt + parsed.rests_on(all_items, item)).encode()).hexdigest()[:32]
        many = item.head.count("ensures ") > MOST_SPLIT and LEAVES in item.text
        tasks.append(Task(unit, name, ["-wp-fct", name] + (["-wp-no-split"] if many else []), content))
    lemmas = set(unit.lemmas())
    if lemmas:
        own = [item for item in all_items if item.lemma and item.names & lemmas]
        content = "".join(parsed.rests_on(all_items, item) for item in own)
        content = hashlib.sha256((salt + content).encode()).hexdigest()[:32]
        tasks.append(Task(unit, LEMMAS, ["-wp-prop", ",".join(sorted(lemmas))], content))
    if not tasks:
        wrong.append("%s: nothing to prove" % unit.path)
    return Found(unit, tasks, wrong, unproved, by_name)


def prove(task, cache):
    """Proves one task; each attempt gives every goal more time. Goals that are proved are not tried again."""
    seconds = 0.0
    proof = None
    for limit in LIMITS if task.known < LONG else LIMITS[1:]:
        mode = cache
        if proof:
            # With `rebuild` the first attempt uses no cache; later ones may use its results.
            mode = "update"
            tools.forget_failures()
        proof = tools.wp(["-load", task.unit.saved], task.unit, task.select, limit, mode)
        seconds += proof.seconds
        if proof.good() or proof.complaints:
            break
    task.result = (str(proof.obligations), proof.provers(), "%.1f" % seconds)
    lines = ["%d of %d obligations open" % (proof.obligations - proof.proved, proof.obligations)]
    task.problem = None if proof.good() else "\n    ".join(lines + proof.open() + proof.complaints)
    return task


def groups(tasks):
    """Groups of tasks that one call of Frama-C proves, the longest first, as far as their times are known."""
    found = []
    for task in sorted(tasks, key=lambda task: task.known, reverse=True):
        if task.plain() and 0 < task.known < TOGETHER:
            for group in found:
                if (group[0].unit is task.unit and all(other.plain() and other.known > 0 for other in group)
                        and known(group) + task.known <= TOGETHER
                        and not any(begins(task.name, other.name) for other in group)):
                    group.append(task)
                    break
            else:
                found.append([task])
        else:
            found.append([task])
    return sorted(found, key=known, reverse=True)


def prove_part(task, seconds, kind):
    """Proves one kind of the obligations of a task without earlier results, until so many seconds have passed; says how many
    it was. If one of those is open, the whole task is proved."""
    proof = tools.wp(["-load", task.unit.saved], task.unit, task.select + ["-wp-prop", kind], LIMITS[1], "none", seconds=seconds)
    if proof.open():
        return prove(task, "update").problem, "all"
    if proof.complaints and not proof.was_ended:
        return "\n    ".join(proof.complaints), "0"
    return None, "%d of kind %s in %.0f s" % (len(proof.goals), kind, proof.seconds)


def known(group):
    return sum(task.known for task in group)


def begins(one, other):
    """Whether a goal of one of the functions may have the name of a goal of the other one."""
    return one.startswith(other + "_") or other.startswith(one + "_")


def prove_group(group, cache):
    """Proves tasks together; if a goal is open or there is a warning, proves them one by one."""
    if len(group) > 1:
        proof = tools.wp(["-load", group[0].unit.saved], group[0].unit,
                         ["-wp-fct", ",".join(task.name for task in group)], LIMITS[0], cache)
        parts = [proof.part(task.name) for task in group]
        if proof.good() and all(part.good() for part in parts) and sum(part.obligations for part in parts) == proof.obligations:
            for task, part in zip(group, parts):
                task.result = (str(part.obligations), part.provers(), "%.1f" % part.seconds)
            return group
        cache = "update"
    for task in group:
        prove(task, cache)
    return group


def header(environment):
    """The first line: whatever decides every result is named there once. In another environment no row counts."""
    return HEADER + "\t" + environment


def read_proved(environment):
    rows = {}
    if os.path.exists(PROVED):
        with open(PROVED, encoding="utf-8") as f:
            first, *lines = f.read().split("\n")
            for line in lines if first == header(environment) else ():
                cells = line.split("\t")
                if len(cells) == 6:
                    rows[(cells[0], cells[1])] = cells
    return rows


def write_proved(rows):
    with open(PROVED + ".new", "w", encoding="utf-8") as f:
        f.write(header(tools.environment()) + "\n")
        for key in sorted(rows):
            f.write("\t".join(rows[key]) + "\n")
    os.replace(PROVED + ".new", PROVED)


def table(tasks, fresh):
    lines = ["%-18s %-52s %11s  %-34s %8s" % ("unit", "function", "obligations", "provers", "seconds")]
    for task in tasks:
        mark = " *" if task in fresh else ""
        lines.append("%-18s %-52s %11s  %-34s %8s%s" % (task.unit.name, task.name, *task.result, mark))
    count = sum(int(task.result[0]) for task in tasks)
    functions = sum(task.name != LEMMAS for task in tasks)
    lines.append("%d functions, %d obligations; * proved now, the others unchanged since" % (functions, count))
    return lines


def main():
    arguments = argparse.ArgumentParser(add_help=True, description=__doc__,
                                        formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("units", nargs="*")
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--cold", action="store_true")
    arguments.add_argument("--release", action="store_true")
    arguments.add_argument("--sample", type=float, default=0, metavar="SECONDS")
    # WP waits for its provers and they wait for WP: with two jobs per core, a tenth of the time was idle.
    arguments.add_argument("--jobs", type=int, default=3 * (os.cpu_count() or 1), metavar="N")
    a = arguments.parse_args()
    started = time.monotonic()
    tools.configure()
    versions = tools.versions()
    print(versions)
    before = read_proved(tools.environment())
    if a.release:
        record = cold.Record()
        print(record.sentence(before.values(), tools.environment()))
        good = record.is_of(before.values(), tools.environment())
        print("%d passed, %d failed" % (good, not good))
        return 0 if good else 1
    units = read_units(a.units)
    tasks, wrong, unproved = [], [], []
    allowed = granted.Granted()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        everything = list(pool.map(lambda unit: tasks_of(unit, versions, allowed), units))
    for found in everything:
        tasks += found.tasks
        wrong += found.wrong
        unproved += ["%s: %s" % (found.unit.name, name) for name in found.unproved]
    if not a.units:  # a contract may be proved in another unit
        wrong += granted.contracts([found.interface() for found in everything], allowed)
        wrong += granted.switches(tools.ROOT, allowed)
        wrong += not_of_whole_views()
        wrong += ["scripts/prove/granted: nothing needs '%s'" % entry for entry in allowed.unused()]

    for task in tasks:
        if (task.unit.name, task.name) in before:
            task.known = float(before[(task.unit.name, task.name)][4])
    stale = [t for t in tasks if a.cold or before.get((t.unit.name, t.name), [""])[-1] != t.key]
    unchanged = [t for t in tasks if t not in stale]
    for task in unchanged:
        task.result = tuple(before[(task.unit.name, task.name)][2:5])
    progress = cold.Progress(tools.environment(), os.path.join(tools.BUILD, "cold_progress.tsv")) if a.cold else None
    known_content = progress.rows if progress else {cells[-1]: cells for cells in before.values()}
    twins = {}  # by content; the first one of each is proved
    rows = dict(before)
    for task in stale:
        twins.setdefault(task.key, []).append(task)
        if task.key in known_content:  # only its name or its file changed; or a run of --cold has proved it before it ended
            task.result = tuple(known_content[task.key][2:5])
            rows[(task.unit.name, task.name)] = list(task.row())
    todo = [same[0] for same in twins.values() if same[0].result is None]
    if a.sample > 0:
        slow, most, kind, others = again.choose(unchanged, a.sample)
        todo += others + ([slow] if slow and not kind else [])
        if slow and kind:
            problem, count = prove_part(slow, most, kind)
            print("again %s %s: %s obligations%s" % (slow.unit.name, slow.name, count, ": OPEN" if problem else ""), flush=True)
            if problem:
                wrong.append("%s: %s: %s" % (slow.unit.path, slow.name, problem))

    done = 0
    unproven = []
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        cache = "rebuild" if a.cold or a.sample > 0 else "update"
        for job in concurrent.futures.as_completed([pool.submit(prove_group, group, cache) for group in groups(todo)]):
            for task in job.result():
                done += 1
                print("[%d/%d] %s %s: %s obligations, %s, %s s%s" %
                      (done, len(todo), task.unit.name, task.name, *task.result, ": OPEN" if task.problem else ""),
                      flush=True)
                if task.problem:
                    unproven.append(task)
                elif not a.check and task in stale:
                    rows[(task.unit.name, task.name)] = list(task.row())
            if progress:
                progress.add(task.row() for task in job.result() if not task.problem)
            if not a.check:
                write_proved(rows)
    # Provers have limits of time, also of the time that passes: on a machine with other work they may be too short.
    for task in unproven:
        tools.forget_failures()
        prove(task, "update")
        print("once more %s %s, alone: %s" % (task.unit.name, task.name, "OPEN" if task.problem else "proved"), flush=True)
        if task.problem:
            wrong.append("%s: %s: %s" % (task.unit.path, task.name, task.problem))
        elif task in stale:
            rows[(task.unit.name, task.name)] = list(task.row())
            if progress:
                progress.add([task.row()])
    for first, *others in twins.values():
        for task in others:
            task.result = first.result
            task.problem = first.problem
            if not task.problem:
                rows[(task.unit.name, task.name)] = list(task.row())
    if not a.check:
        write_proved(rows)

    report = [versions] + table(tasks, todo)
    if unproved:
        report.append("not proved, by scripts/prove/units: " + ", ".join(unproved))
    with open(REPORT, "w", encoding="utf-8") as f:
        f.write("\n".join(report) + "\n")
    print("\n".join(report))
    names = {(t.unit.name, t.name) for t in tasks}
    gone = [key for key in before if key not in names and (not a.units or key[0] in a.units)]
    if a.check:
        wrong += ["%s: %s is not in scripts/prove/proved.tsv as it is now: run make prove and commit that file"
                  % (t.unit.path, t.name) for t in stale if not t.problem]
        wrong += ["scripts/prove/proved.tsv: %s %s is gone" % key for key in gone]
    elif gone and not wrong:
        write_proved({key: row for key, row in rows.items() if key not in gone})
    if not a.units and not wrong:
        kept = [t.row() if t in stale else before[(t.unit.name, t.name)] for t in tasks]
        if progress:
            progress.end(kept, sum(t.name != LEMMAS for t in tasks))
        section = figures.section(units, kept, versions, len(faults.FAULTS), len(looks.all_faults()),
                                  cold.Record().sentence(kept, tools.environment()))
        new, same = figures.renew(section)
        if not same and a.check:
            wrong.append("docs/assurance.md: the figures are old: run make prove")
        elif not same:
            with open(figures.PAGE, "w", encoding="utf-8") as f:
                f.write(new)
    for line in wrong:
        print(line)
    print("%.0f seconds" % (time.monotonic() - started))
    print("%d passed, %d failed" % (len(tasks) - len([t for t in tasks if t.problem]), len(wrong)))
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except tools.ToolError as error:
        print("prove: %s" % error, file=sys.stderr)
        sys.exit(2)
