#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Shows that proofs and analyses can fail: plants the faults of faults.py, one in each copy of a file.

A fault is detected if Frama-C still accepts the file and at least one obligation of the function is open. The control is
the same function without the fault, in a copy of the file, without earlier results: all of its obligations have to be
proved in the time that those of the fault get; both get more where it is not enough. In a reader, an alarm of Eva detects
the fault. Without the fault there is none, as `make prove-eva` shows.

    prove_selftest.py             plants the faults whose row in scripts/prove/selftest.tsv is void, and brings that file up to date
    prove_selftest.py UNIT...     those of these units and readers only
    prove_selftest.py --check     plants none, and says which are not in that file
    prove_selftest.py --granted   only what must be refused before any proof"""
import argparse
import collections
import concurrent.futures
import itertools
import os
import re
import shutil
import sys
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import again  # noqa: E402
import cold  # noqa: E402
import eva  # noqa: E402
import eva_selftest  # noqa: E402
import faults  # noqa: E402
import gated  # noqa: E402
import looks  # noqa: E402
import looks_selftest  # noqa: E402
import prove  # noqa: E402
import selftest_record  # noqa: E402
import smoke  # noqa: E402
import tools  # noqa: E402

FOLDER = os.path.join("build", "prove", "faults")
LIMITS = (5, 20, 90)  # seconds for one obligation, the first with which the control is proved


def plant(text, name, old, new):
    """The file with the fault: in the lemmas, or between the contract of the function and its end."""
    begin, end = 0, len(text)
    if name:
        definition = re.search(r"^(?!\s)(?:[^\n(){};]*\n\s+)?.*\b%s\([^;]*?\{" % re.escape(name), text, re.M)
        if not definition:
            raise tools.ToolError("selftest: there is no function " + name)
        begin = text.rfind("/*@", 0, definition.start())
        if begin < 0 or "\n\n" in text[begin:definition.start()]:
            begin = definition.start()  # the contract stands at a declaration elsewhere
        # A function on one line, or one that ends with a brace on its own line.
        end = text.index("\n", definition.end())
        if text[end - 1] != "}":
            end = text.index("\n}", definition.end()) + 2
    at = text.find(old, begin, end)
    if at < 0:
        raise tools.ToolError("selftest: '%s' does not occur in %s" % (old, name or "the lemmas"))
    return text[:at] + new + text[at + len(old):]


def copy_with(path, to, change):
    with open(os.path.join(tools.ROOT, path), encoding="utf-8") as f:
        text = f.read()
    with open(os.path.join(tools.ROOT, to), "w", encoding="utf-8") as f:
        f.write(change(text))


def copy_headers_beside(path, folder):
    """Headers that a file includes from its own folder are looked for there first."""
    with open(os.path.join(tools.ROOT, path), encoding="utf-8") as f:
        names = re.findall(r'^#include "(\w+\.h)"', f.read(), re.M)
    for name in names:
        beside = os.path.join(tools.ROOT, os.path.dirname(path), name)
        if os.path.exists(beside):
            shutil.copy(beside, os.path.join(tools.ROOT, folder, os.path.dirname(path)))


# What would let everything be proved, or hide what is not: the file that gets it (beside ks_budget.c), the text that it
# replaces (none: it is added at the end), itself, and a word of the refusal.
ALWAYS = "/*@ terminates \\true; exits \\false; assigns \\nothing; %s */\n"
GRANTED = (
    ("ks_budget.c", "", "/*@ axiomatic All { axiom all: \\false; } */", "axiom"),
    ("ks_internal.h", "", "//@ axiomatic All { axiom all: 1 == 0; }", "axiom"),
    ("ks_internal.h", "", "/*@ admit lemma all: \\false; */", "lemma"),
    ("ks_internal.h", "", "/*@ lemma all: \\forall integer x; x == 0; */", "lemma"),
    ("helper.h", "", "/*@ lemma all: \\forall integer x; x == 0; */", "lemma"),
    ("helper.h", "", "#define ALL axiom all: 1 == 0;\n/*@ axiomatic All { ALL } */", "axiom"),
    ("helper.h", "", "#define ALL lemma all: \\forall integer x; x == 0;\n/*@ ALL */", "macro"),
    ("helper.h", "", "#pragma fc_stdlib(push,__FILE__)\n/*@ axiomatic All { axiom all: \\false; } */\n#pragma fc_stdlib(pop)", "pragma"),
    ("helper.h", "", "/*@ logic integer endless(integer x) = endless(x) + 1; */", "itself"),
    ("helper.h", "", "/*@ logic integer late(integer x) = x <= 0 ? 0 : late(x - 1) + late(x + 1); */", "itself"),
    ("helper.h", "", "/*@ logic integer first(integer x) = x <= 0 ? first(x - 1) : 1; */", "itself"),
    ("helper.h", "", "/*@ predicate liar(integer x) = !liar(x); */", "itself"),
    ("helper.h", "", "/*@ axiomatic Any { logic integer any(integer x); } */", "definition"),
    ("helper.h", "", "/*@ inductive Even(integer n) { case zero: Even(0); } */", "inductive"),
    ("ks_budget.c", "", ALWAYS % "behavior never: assumes \\false; ensures \\false;" + "static int one(void) { return 1; }", "assumes"),
    ("ks_budget.c", "", "//@ assigns \\nothing;\nstatic int one(void) { return 1; }", "terminates"),
    ("ks_budget.c", "", ALWAYS % "" + "static int one(void) { /*@ ghost int i = 1; */ return 1; }", "ghost"),
    ("ks_budget.c", "    ks->depth_left--;", "    //@ ghost ks->depth_left = 7;\n    ks->depth_left--;", "ghost"),
    ("ks_budget.c", "    ks->depth_left--;", "    //@ admit \\false;\n    ks->depth_left--;", "admit"),
    ("ks_budget.c", "    ks->depth_left--;", '    __asm__("nop");\n    ks->depth_left--;', "asm"),
    ("ks_budget.c", "bool ks_enter(", ALWAYS % "ensures \\false;" + "int never(void);\nbool ks_enter(", "never"),
    ("ks_budget.c", "bool ks_enter(", "int never(void) __attribute__((noreturn));\nbool ks_enter(", "noreturn"),
    ("ks_budget.c", "", "/*@ requires n > 0; terminates \\true; exits \\false; assigns \\nothing; */\n"
     "bool toy_validate(int n) { return n > 0; }", "entry"),
)


def refused(unit):
    """The problems of a unit by itself. Frama-C may refuse it first."""
    try:
        allowed = prove.granted.Granted()
        found = prove.tasks_of(unit, "", allowed)
        return found.wrong + prove.granted.contracts([found.interface()], allowed)
    except tools.ToolError as error:
        return [str(error)]


def run_granted(number, name, old, new, word):
    """What is believed without a proof is refused, wherever it stands; without it there is no such refusal."""
    text = new
    folder = os.path.join(FOLDER, "granted%d" % number)
    source = os.path.join(folder, "ks_budget.c")
    os.makedirs(os.path.join(tools.ROOT, folder), exist_ok=True)
    for path in ("ks_budget.c", "ks_internal.h"):
        copy_with(os.path.join("runtime/ks", path), os.path.join(folder, path), lambda text: text)
    if name == "helper.h":
        with open(os.path.join(tools.ROOT, folder, name), "w", encoding="utf-8") as f:
            f.write(new + "\n")
        text, name, new = new, "ks_budget.c", '#include "helper.h"'
    unit = prove.Unit("granted%d" % number, source)
    before = refused(unit)
    if "never(" in new:  # a call of a function that nobody proves
        copy_with(source, source, lambda text: text.replace("    ks->depth_left--;", "    never();\n    ks->depth_left--;"))
    if old:
        copy_with(os.path.join(folder, name), os.path.join(folder, name), lambda text: text.replace(old, new, 1))
    else:
        copy_with(os.path.join(folder, name), os.path.join(folder, name), lambda text: text + "\n" + new + "\n")
    wrong = [line for line in refused(unit) if line not in before and word in line]
    return "%-6s %-12s %-24s %-12s %s" % ("caught" if wrong else "MISSED", "granted", name, "refused" if wrong else "",
                                          " ".join(text.split())[:90])


def run_environment():
    """A change in any input of all results makes every stored result void."""
    lines = []
    paths = tools.inputs()
    now = tools.content_of(tools.MACHINE, paths)
    for name in ["options"] + list(paths):
        if name == "options":
            changed = tools.content_of(tools.MACHINE + ["-x"], paths)
        else:
            copy = os.path.join(tools.ROOT, FOLDER, "environment", name)
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            (shutil.copy if os.path.isfile(paths[name]) else shutil.copytree)(paths[name], copy)
            victim = copy if os.path.isfile(copy) else sorted(
                os.path.join(where, file) for where, _, files in os.walk(copy) for file in files)[-1]
            os.chmod(victim, 0o644)
            with open(victim, "ab") as f:
                f.write(b" ")
            changed = tools.content_of(tools.MACHINE, dict(paths, **{name: copy}))
        caught = now == tools.environment() and prove.read_proved(now) and not prove.read_proved(changed)
        lines.append("%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", "environment", name, "", "one byte more"))
    return lines


def run_switch():
    """A file in which provers are shown other code is refused if the list does not name it."""
    folder = os.path.join(tools.ROOT, FOLDER, "switch", "runtime")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "toy.h"), "w", encoding="utf-8") as f:
        f.write("#ifndef __FRAMAC__\nint toy;\n#endif\n")
    wrong = prove.granted.switches(os.path.dirname(folder), prove.granted.Granted())
    known = prove.granted.switches(tools.ROOT, prove.granted.Granted())
    caught = len(wrong) == 1 and not known
    return ["%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", "switch", "toy.h", "", "#ifndef __FRAMAC__")]


# For validators: another function beside one, what that does with its input, and a word of the refusal.
CONTRACT = "/*@ requires \\valid_read(buf + (0 .. %s)); terminates \\true; exits \\false; assigns \\nothing; */\n"
GATED_TOY = """#include "ks_loaded.h"
%s
/*@ requires ks_buffer(buf, len); requires ks_gate_of(gate, buf, len); terminates \\true; exits \\false; assigns *gate; */
ks_verdict toy_validate(ks_gate *gate, const uint8_t *buf, uint64_t len) {
    if (len < 1 || !ks_look(gate, 0, 1)) return KS_STOPPED;
    %s
}
"""
GATED = (
    ("", "return ks_loaded_u1(gate, buf, 0) == 1;", None),
    ("", "return buf[0] == 1;", "without the gate"),
    ("", "return *buf == 1;", "without the gate"),
    ("", "return ks_u1(buf) == 1;", "without the gate"),
    ("", "const uint8_t *p = buf; return *p == 1;", "makes a pointer"),
    ("", "return *(const int *)buf == 1;", "makes a pointer"),
    (CONTRACT % "at" + "uint8_t peep(ks_gate *gate, const uint8_t *buf, uint64_t at);", "return peep(gate, buf, 0) == 1;", "does not require"),
    (CONTRACT % "0" + "uint8_t first(const uint8_t *buf) { return *buf; }", "return first(buf) == 1;", "first has input without a gate"),
    ("", "gate->to = len; return ks_loaded_u1(gate, buf, 0) == 1;", "looks into the gate"),
)


def run_gated():
    """A validator that gets at its input in another way than through the gate is refused, one that does not is not."""
    lines = []
    for number, (beside, code, word) in enumerate(GATED):
        path = os.path.join(FOLDER, "gated%d" % number, "toy.c")
        os.makedirs(os.path.join(tools.ROOT, os.path.dirname(path)), exist_ok=True)
        with open(os.path.join(tools.ROOT, path), "w", encoding="utf-8") as f:
            f.write(GATED_TOY % (beside, code))
        unit = prove.Unit("gated_toy%d" % number, path)
        items = {item.name: item for item in prove.parsed.items(unit.printed()) if item.name}
        found = gated.refusals(path, items, unit.functions()[0])
        caught = any(word in line for line in found) if word else not found
        lines.append("%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", "gated", "toy_validate", word or "", code))
    return lines


def run_reads():
    """What ksyc writes for reads.ksy reads nothing that is not proved to be loaded."""
    folder = os.path.join(FOLDER, "reads")
    os.makedirs(os.path.join(tools.ROOT, folder), exist_ok=True)
    code, said, _ = tools.call([os.path.join("build", "ksyc"), "--emit", "validator", "-o", folder, os.path.join("scripts", "prove", "reads.ksy")])
    unit = prove.Unit("reads", os.path.join(folder, "reads_validate.c"))
    found = {}
    if code == 0:
        found, said = looks_selftest.reads(unit.source, unit, unit.functions()[0], looks_selftest.LIMITS[-1])
    read = [name for name, goals in found.items() if goals]
    wrong = [goal for goals in found.values() for goal, proved in goals.items() if not proved]
    good = len(read) > 4 and not wrong and not said
    return ["%-6s %-12s %-24s %-12s %s" % ("caught" if good else "MISSED", "reads", "%d functions" % len(read), said, " ".join(wrong))]


def run_cold():
    """The record of a cold run is of what it proved, and of nothing else; a run continues one of its environment."""
    rows = [["unit", "one", "3", "qed:3", "0.1", "11"], ["unit", "two", "4", "qed:4", "0.1", "22"]]
    path = os.path.join(tools.ROOT, FOLDER, "cold.tsv")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    begun = path + ".begun"
    none = cold.Record(path).is_of(rows, "here")
    cold.Progress("here", begun).add(rows[:1])
    elsewhere, second = cold.Progress("there", begun), cold.Progress("here", begun)
    continued = not elsewhere.rows and list(second.rows) == ["11"] and second.runs == 2
    second.add(rows[1:])
    second.end(rows, 2, path)
    record = cold.Record(path)
    continued = continued and record.row["runs"] == "2" and not os.path.exists(begun)
    others = [rows[:1], rows + rows[:1], [rows[0], rows[1][:5] + ["23"]], [rows[0], ["other"] + rows[1][1:]]]
    good = (not none and continued and record.is_of(rows[::-1], "here") and not record.is_of(rows, "there")
            and not any(record.is_of(other, "here") for other in others))
    return ["%-6s %-12s %-24s %-12s %s" % ("caught" if good else "MISSED", "cold", "", "", "a record of something else")]


def run_again():
    """Every slow function has its day, and no day takes longer than it may."""
    rows = prove.read_proved(tools.environment())
    tasks = []
    for (_, name), cells in rows.items():
        tasks.append(prove.Task(None, name, ["-wp-fct", name], cells[-1]))
        tasks[-1].known = float(cells[4])
    slow = [task for task in tasks if task.known > again.SLOW]
    days = [again.choose(tasks, 150, day) for day in range(len(slow))]
    good = (slow and {id(one) for one, _, _, _ in days} == {id(task) for task in slow}
            and all(limit + sum(task.known for task in others) < 150.1 and len(others) > 1 for _, limit, _, others in days)
            and all(kind or limit >= one.known for one, limit, kind, _ in days))
    return ["%-6s %-12s %-24s %-12s %s" % ("caught" if good else "MISSED", "again", "", "", "%d slow functions, one a day" % len(slow))]


def run_places():
    """Every fault has its place: a function that was renamed, or text that was changed, would only be seen in a run of all
    faults, which takes long."""
    lines = []
    units = {unit.name: unit for unit in prove.read_units(())}
    for unit, where, old, new, kind in faults.FAULTS:
        name, _, header = where.partition("@")
        path = os.path.join(os.path.dirname(units[unit].path), header) if header else units[unit].path
        with open(os.path.join(tools.ROOT, path), encoding="utf-8") as f:
            text = f.read()
        try:
            plant(text, "" if header else name, old, new)
        except tools.ToolError as error:
            lines.append("%-6s %-12s %-24s %-12s %s" % ("MISSED", unit, name or prove.LEMMAS, "no place", error))
    return lines or ["%-6s %-12s %-24s %-12s %s" % ("caught", "all", "", "", "the place of each of %d faults" % len(faults.FAULTS))]


def seconds():
    """How long a function takes, by unit and name; what was never proved takes a second."""
    rows = prove.read_proved(tools.environment())
    return collections.defaultdict(lambda: 1.0, {key: float(cells[4]) for key, cells in rows.items()})


def parts_of(planted, count, known):
    """Divides faults into so many lists, of about the same time. Faults of one function stay together, because they share
    their control."""
    groups = collections.defaultdict(list)
    for fault in planted:
        groups[fault[0], fault[1].partition("@")[0] or prove.LEMMAS].append(fault)
    parts = [[] for _ in range(count)]
    times = [0.0] * count
    for key, group in sorted(groups.items(), key=lambda item: (-(1 + len(item[1])) * known[item[0]], item[0])):
        least = times.index(min(times))
        parts[least] += group
        times[least] += (1 + len(group)) * known[key]
    return parts


def run_parts():
    """Every fault is in one part, however many there are."""
    lines = []
    known = seconds()
    for count in (1, 2, 7, len(faults.FAULTS) + 1):
        together = [fault for part in parts_of(faults.FAULTS, count, known) for fault in part]
        good = sorted(together) == sorted(faults.FAULTS)
        lines.append("%-6s %-12s %-24s %-12s %s" % ("caught" if good else "MISSED", "parts", "", "", "each fault once in %d parts" % count))
    return lines


# For the smoke tests: a function, and the lines in it that are dead.
SMOKE = (
    ("alive", "x > 5", "    if (x > 7) return 1;", []),
    ("branch", "x > 5", "    if (x < 3) return 1;", ["if (x < 3) return 1;"]),
    ("never", "x > 5 && x < 5", "    if (x > 7) return 1;", [smoke.CONTRADICTION]),
)


def run_smoke():
    """Dead code is found, and is a failure unless the list has it; so is what the list has and is not dead."""
    path = os.path.join(FOLDER, "smoke", "toy.c")
    os.makedirs(os.path.join(tools.ROOT, os.path.dirname(path)), exist_ok=True)
    with open(os.path.join(tools.ROOT, path), "w", encoding="utf-8") as f:
        for name, requires, line, _ in SMOKE:
            f.write("/*@ requires %s; terminates \\true; exits \\false; assigns \\nothing; */\n"
                    "int %s(int x) {\n%s\n    return 0;\n}\n" % (requires, name, line))
    unit = prove.Unit("smoke_toy", path)
    unit.printed()
    lines = []
    for name, _, _, dead in SMOKE:
        found = smoke.test(prove.Task(unit, name, ["-wp-fct", name], ""), smoke.Sources())
        row = [["toy", name, "1", "", smoke.BETWEEN.join(found.dead)]]
        listed = {(name, line) for line in dead}
        fails = bool(smoke.compare(row, set(), True)) == bool(dead)
        lets = bool(smoke.compare(row, listed, True)) == (smoke.CONTRADICTION in dead)
        stale = bool(smoke.compare(row, listed | {(name, "return 2;")}, True))
        caught = (set(dead) <= set(found.dead) and (dead or not found.dead)) and fails and lets and stale
        lines.append("%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", "smoke", name, "", "dead: %s" % found.dead))
    return lines


class Controls:
    """The limits with which functions are proved that have no fault; each is looked for once."""

    def __init__(self):
        self.locks = collections.defaultdict(threading.Lock)
        self.limits = {}
        self.guard = threading.Lock()

    def limit(self, unit, name, select):
        """None: it is not proved with any of them."""
        key = (unit.name, name)
        with self.guard:
            lock = self.locks[key]
        with lock:
            if key not in self.limits:
                folder = os.path.join(FOLDER, "control_%s_%s" % (unit.name, name or "lemmas"))
                path = os.path.join(folder, unit.path)
                os.makedirs(os.path.join(tools.ROOT, os.path.dirname(path)), exist_ok=True)
                shutil.copy(os.path.join(tools.ROOT, unit.path), os.path.join(tools.ROOT, path))
                copy_headers_beside(unit.path, folder)
                copy = prove.Unit(os.path.basename(folder), path)
                good = (limit for limit in LIMITS if tools.wp(tools.KERNEL + [copy.source], unit, select, limit, "update").good())
                self.limits[key] = next(good, None)
            return self.limits[key]


def run(number, fault, unit, controls):
    _, where, old, new, kind = fault
    name, _, header = where.partition("@")
    folder = os.path.join(FOLDER, str(number))
    path = os.path.join(folder, unit.path)
    os.makedirs(os.path.join(tools.ROOT, os.path.dirname(path)), exist_ok=True)
    copy_with(unit.path, path, lambda text: text if header else plant(text, name, old, new))
    copy_headers_beside(unit.path, folder)
    if header:
        beside = os.path.join(os.path.dirname(unit.path), header)
        copy_with(beside, os.path.join(folder, beside), lambda text: plant(text, "", old, new))
    copy = prove.Unit("fault%d" % number, path)
    select = ["-wp-fct", name] if name else ["-wp-prop", ",".join(unit.lemmas())]
    limit = controls.limit(unit, name, select)
    if limit is None:
        return "%-6s %-12s %-24s %-12s %s" % ("MISSED", unit.name, name or prove.LEMMAS, "no control", kind)
    proof = tools.wp(tools.KERNEL + [copy.source], unit, select, limit, "update")
    caught = proof.obligations > proof.proved and proof.understood()
    count = "%d of %d" % (proof.obligations - proof.proved, proof.obligations)
    if not proof.understood():
        count = "not understood: " + " ".join(proof.complaints)[:200]
    return "%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", unit.name, name or prove.LEMMAS, count, kind)


def run_reader(number, fault, driver):
    _, source, name, old, new, kind = fault
    folder = os.path.join(FOLDER, "reader%d" % number)
    os.makedirs(os.path.join(tools.ROOT, folder), exist_ok=True)
    path = os.path.join(folder, os.path.basename(source))   # beside the driver, which includes it by its name
    copy_with(source, path, lambda text: plant(text, name, old, new))
    shutil.copy(os.path.join(tools.ROOT, eva.HERE, driver.name + ".c"), os.path.join(tools.ROOT, folder))
    wrong, _ = driver.analyse(folder)
    alarms = [line for line in wrong if line.startswith("alarm")]
    # Any other problem, such as a file that Eva rejects, is a mistake in the fault.
    caught = alarms and alarms == wrong
    count = "%d alarms" % len(alarms) if alarms == wrong else "not analysed: " + wrong[-1]
    return "%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", driver.name, name, count, kind)


def check(record):
    """Without a prover: every fault was caught in the function as it is now."""
    planted = selftest_record.planted()
    void = [fault for fault in planted if not record.is_caught(fault)]
    for fault in void:
        print("%s: %s: '%s' is not in scripts/prove/selftest.tsv as it is now: run make prove-selftest and commit that file" %
              (fault[0], selftest_record.function_of(fault), fault[-1]))
    print("%d passed, %d failed" % (len(planted) - len(void), len(void)))
    return 1 if void else 0


def parsed():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("units", nargs="*")
    arguments.add_argument("--granted", action="store_true")
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--cold", action="store_true", help="all faults, whatever the file has")
    arguments.add_argument("--part", default="1/1", metavar="I/N", help="of the faults: one run of N together plants all of them")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    a = arguments.parse_args()
    part = re.fullmatch(r"([1-9]\d{0,2})/([1-9]\d{0,2})", a.part)
    if not part or int(part.group(1)) > int(part.group(2)):
        arguments.error("--part: I/N, 1 <= I <= N <= 999")
    a.index, a.count = int(part.group(1)) - 1, int(part.group(2))
    return a


def main():
    a = parsed()
    tools.configure()
    if a.check:  # prove.py --check has been run before
        return check(selftest_record.Record(selftest_record.contents_proved()))
    record = None if a.granted else selftest_record.Record(selftest_record.contents_now())
    shutil.rmtree(os.path.join(tools.ROOT, FOLDER), ignore_errors=True)
    # If several drivers have the same name, the last one has the longest lists.
    readers = {driver.name: driver for driver in eva.drivers(a.units)}
    others = [name for name in a.units if name not in readers]
    units = {unit.name: unit for unit in (prove.read_units(others) if others or not a.units else [])}

    def wanted(planted, named):
        return [fault for fault in planted if not a.granted and fault[0] in named and (a.cold or not record.is_caught(fault))]

    chosen = parts_of(wanted(faults.FAULTS, units), a.count, seconds())[a.index]
    in_readers = wanted(faults.READERS, readers)[a.index::a.count]
    at_looks = wanted(looks.all_faults(), units)[a.index::a.count]
    others_too = not a.units and a.index == 0  # what is looked at before any proof
    controls = Controls()
    print("%-6s %-12s %-24s %-12s %s" % ("", "unit", "function", "open", "fault"))
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        jobs = [(fault, pool.submit(run, i, fault, units[fault[0]], controls)) for i, fault in enumerate(chosen)]
        jobs += [(None, pool.submit(run_granted, i, *granted)) for i, granted in enumerate(GRANTED if others_too else ())]
        jobs += [(fault, pool.submit(run_reader, i, fault, readers[fault[0]])) for i, fault in enumerate(in_readers)]
        together = looks_selftest.submit(pool, at_looks, units, FOLDER, plant, copy_headers_beside)
        first = (run_environment() + run_switch() + run_gated() + run_reads() + run_cold() + run_again() + run_parts() + run_places() + run_smoke() +
                 eva_selftest.run(FOLDER, pool)) if others_too else []
        lines = itertools.chain(((None, line) for line in first), ((fault, job.result()) for fault, job in jobs),
                                itertools.chain.from_iterable(job.result() for job in together))
        passed = 0
        for fault, line in lines:
            caught = line.startswith("caught")
            passed += caught
            failed += not caught
            print(line, flush=True)
            if caught and fault:
                record.add(fault)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except tools.ToolError as error:
        print("prove: %s" % error, file=sys.stderr)
        sys.exit(2)
