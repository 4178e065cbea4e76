#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Hold the sources against layers.mk, the table of rooms and of the rooms that each may use.

    check_layers.py [--root FOLDER] [--objects FOLDER] [--only TOP...]

A room is a folder of runtime/, generated/, compiler/, cli/, python/src/, toolkit/program/ or web/ with what is written in it. Rules:

  table    every folder with sources has a room; rooms that are named exist; rooms do not use each other in a
           cycle; generated code uses runtime/ks alone
  include  a file includes files of its own room and of rooms that it may use, by their plain name
  symbol   an object refers to symbols of its own room and of rooms that it may use (by nm, so that a declaration
           by hand does not get around the rule)
  formats  the folders of runtime/formats use nothing of each other
  public   cli, python/src and web include tensorgate.h alone of the library, and call only what is declared there with TG_API
  header   a header mentions no symbol of a room that its own room may not use, not even in a macro
  prefix   external names of the compiler begin with ksyc_
  cycle    files of one folder do not need each other in a cycle of symbols, and files do not include each other

Objects are those of --objects (build/release), in the layout of the sources. Every violation is a line that
begins with file:line. The last line is `N passed, N failed`: a case is a file and one of the rules.
"""
import argparse
import os
import re
import subprocess
import sys

TOPS = ("runtime", "generated", "compiler", "cli", "python/src", "toolkit/program", "web")
# Users of the library, which know tensorgate.h alone; below one of them is a room that uses the compiler instead.
USERS = ("cli", "python/src", "web")
NO_USER = "web/grammar"
# What is compiled for another machine: its includes are compared, its symbols are not.
ELSEWHERE = "web"
PUBLIC_HEADER = "runtime/tensorgate.h"
FORMATS = "runtime/formats"

# What is known and still to be removed; an entry that is not needed any more is an error.
# Files that call upwards, and what they call:
KNOWN_CALLS = []
# Folders in which files need each other in a cycle:
KNOWN_CYCLES = []
# A header in several files: the parts include the whole, so that tools can read each alone.
KNOWN_PARTS = {"runtime/ks/ks.h": ("runtime/ks/ks_checked.h", "runtime/ks/ks_int.h", "runtime/ks/ks_read.h")}


def within(path, folder):
    return path == folder or path.startswith(folder + "/")


class Table:
    """What layers.mk says."""

    def __init__(self, path):
        self.uses, self.part_of, self.line = {}, {}, {}
        with open(path, encoding="utf-8") as f:
            lines = f.read().split("\n")
        for number, line in enumerate(lines, 1):
            found = re.match(r"(USES|PART_OF)_(\S+)\s*:=\s*([^#]*)", line)
            if not found and line.strip() and not line.startswith("#"):
                sys.exit("layers.mk:%d: only lines of the form USES_room := rooms are read here" % number)
            if not found:
                continue
            kind, name, rest = found.groups()
            self.line[name] = number
            if kind == "USES":
                self.uses[name] = rest.split()
            else:
                self.part_of[name] = rest.strip()

    def room(self, folder):
        if within(folder, FORMATS):
            return FORMATS
        return self.part_of.get(folder, folder)

    def reach(self, room):
        """The rooms that a room may use, itself included."""
        reached, waiting = set(), [room]
        while waiting:
            at = waiting.pop()
            if at not in reached:
                reached.add(at)
                waiting += self.uses.get(at, [])
        return reached

    def rule(self, room):
        if room not in self.uses:
            return "layers.mk lets %s use no other room" % room
        return "layers.mk:%d lets it use %s and what these use" % (self.line[room], " ".join(self.uses[room]))


def user_of(path):
    """The one of USERS that a file or a room belongs to, or None."""
    return None if within(path, NO_USER) else next((user for user in USERS if within(path, user)), None)


def without_comments(text):
    """The text with comments as blanks and the insides of literals kept, so that lines stay where they are."""
    token = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
    return token.sub(lambda m: re.sub(r"[^\n]", " ", m.group()) if m.group().startswith("/") else m.group(), text)


def without_literals(text):
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


class Tree:
    """The sources of these folders."""

    def __init__(self, root, tops):
        self.root = root
        self.files = []
        for top in tops:
            for at, _, names in os.walk(os.path.join(root, top)):
                self.files += [os.path.relpath(os.path.join(at, name), root) for name in names
                               if name.endswith((".c", ".h", ".inc", ".def"))]
        self.files.sort()
        self.by_name = {}
        for path in self.files:
            self.by_name.setdefault(os.path.basename(path), []).append(path)
        self.texts = {}

    def text(self, path):
        if path not in self.texts:
            with open(os.path.join(self.root, path), encoding="utf-8") as f:
                self.texts[path] = without_comments(f.read())
        return self.texts[path]

    def includes(self, path):
        """(line, what is included, whether it is in quotes); None for the name where a macro stands."""
        for found in re.finditer(r'^[ \t]*(?:#|%:|\?\?=)[ \t]*include(?:_next)?[ \t]*(?:"([^"\n]*)"|<([^>\n]*)>|)', self.text(path), re.M):
            line = self.text(path).count("\n", 0, found.start()) + 1
            yield line, found.group(1) or found.group(2), found.group(2) is None

    def place(self, path, symbol, seen=None):
        """file:line where a source, or what it includes, mentions the symbol first."""
        found = re.search(r"\b%s\b" % re.escape(symbol), self.text(path))
        if found:
            return "%s:%d" % (path, self.text(path).count("\n", 0, found.start()) + 1)
        seen = seen if seen is not None else {path}
        for _, name, _ in self.includes(path):
            for other in self.by_name.get(os.path.basename(name or ""), []):
                if other not in seen:
                    seen.add(other)
                    place = self.place(other, symbol, seen)
                    if place:
                        return place
        return None


class Objects:
    """What each object defines and needs, by nm."""

    def __init__(self, folder, sources, tree):
        self.defined, self.needed, self.missing = {}, {}, []
        self.definers = {}
        paths = {os.path.join(folder, source[:-2] + ".o"): source for source in sources}
        self.missing = [source for path, source in paths.items() if not os.path.exists(path)]
        # Without the headers of Python there is none of its objects.
        extension = {source for source in paths.values() if within(source, "python/src")}
        if extension <= set(self.missing):
            self.missing = [source for source in self.missing if source not in extension]
        there = [path for path in paths if os.path.exists(path)]
        for source in paths.values():
            self.defined[source], self.needed[source] = set(), set()
        out = subprocess.run(["nm", "-A", "-P", *there], check=True, stdout=subprocess.PIPE).stdout.decode() if there else ""
        for line in out.split("\n"):
            found = re.match(r"(.*?): (\S+) (\S)", line)
            if not found:
                continue
            source, symbol, kind = paths[found.group(1).split("[")[0]], found.group(2), found.group(3)
            if kind in "Uwv":
                self.needed[source].add(symbol)
            elif kind.isupper():
                self.defined[source].add(symbol)
                self.definers.setdefault(symbol, []).append(source)
        for source in sources:
            if within(source, "generated") and source.endswith("_view.c"):
                self.take_out(source, tree.text(source))

    def take_out(self, source, text):
        """Views are compiled together with the adapter of their format (Makefile, INLINE_VIEWS): what they define is in its object.
        What they need is compared where they have an object of their own."""
        called = set(re.findall(r"\b(\w+)\(", text))
        for host in [host for host in self.defined if within(host, "runtime/formats")]:
            taken = self.defined[host] & called
            if not taken:
                continue
            self.defined[host] -= taken
            self.defined[source] |= taken
            for symbol in taken:
                self.definers[symbol] = [source]
            self.missing = [other for other in self.missing if other != source]


def groups_of(graph):
    """Strongly connected sets of more than one node (Tarjan, without recursion)."""
    index, low, stack, on, found = {}, {}, [], set(), []
    for start in sorted(graph):
        if start in index:
            continue
        work = [(start, iter(sorted(graph[start])))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on.add(start)
        while work:
            node, rest = work[-1]
            for after in rest:
                if after not in index:
                    index[after] = low[after] = len(index)
                    stack.append(after)
                    on.add(after)
                    work.append((after, iter(sorted(graph.get(after, ())))))
                    break
                if after in on:
                    low[node] = min(low[node], index[after])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    group = []
                    while not group or group[-1] != node:
                        group.append(stack.pop())
                        on.discard(group[-1])
                    if len(group) > 1:
                        found.append(sorted(group))
    return found


def shortest_cycle(graph, group):
    """The nodes of a shortest cycle in a strongly connected set."""
    best = None
    for start in group:
        before, waiting = {start: None}, [start]
        while waiting:
            at = waiting.pop(0)
            for after in sorted(graph[at]):
                if after == start:
                    cycle = []
                    while at is not None:
                        cycle.append(at)
                        at = before[at]
                    if best is None or len(cycle) < len(best):
                        best = cycle[::-1]
                    waiting = []
                    break
                if after in group and after not in before:
                    before[after] = at
                    waiting.append(after)
    return best


class Check:
    def __init__(self, root, objects, tops):
        self.is_whole = len(tops) == len(TOPS)
        self.table = Table(os.path.join(root, "layers.mk"))
        self.tree = Tree(root, tops)
        # Without compiler/, its part in generated/ has neither objects nor headers.
        self.tree.files = [path for path in self.tree.files if any(within(self.table.room(os.path.dirname(path)), top) for top in tops)]
        self.sources = [path for path in self.tree.files if path.endswith(".c") and not within(path, ELSEWHERE)]
        self.objects = Objects(objects, self.sources, self.tree)
        self.public = set(re.findall(r"^TG_API[^;]*?\b(tg_\w+)\s*\(", self.tree.text(PUBLIC_HEADER), re.M))
        self.known = set()
        self.passed = self.failed = 0

    def case(self, problems):
        for problem in problems:
            print(problem)
        if problems:
            self.failed += 1
        else:
            self.passed += 1

    def forbidden(self, user, used):
        """The rule that keeps file `user` from the room of file `used`; None when it may use it."""
        folder, other = os.path.dirname(user), os.path.dirname(used)
        room, target = self.table.room(folder), self.table.room(other)
        if room == FORMATS and target == FORMATS and folder != other:
            return "each folder of %s stands alone" % FORMATS
        if target not in self.table.reach(room):
            return self.table.rule(room)
        return None

    def check_table(self):
        table, where = self.table, "layers.mk:%d: "
        folders = {os.path.dirname(path) for path in self.tree.files}
        rooms = {table.room(folder) for folder in folders}
        problems = []
        for room, used in sorted(table.uses.items()):
            for name in [room] + used:
                if name not in rooms:
                    problems.append(where % table.line[room] + "room %s has no file" % name)
        for folder, room in sorted(table.part_of.items()):
            if folder not in folders or room not in rooms:
                problems.append(where % table.line[folder] + "%s or %s has no file" % (folder, room))
        named = set(table.uses) | {name for used in table.uses.values() for name in used}
        problems += ["%s:1: room %s is not in layers.mk" % (path, table.room(os.path.dirname(path)))
                     for path in self.tree.files if table.room(os.path.dirname(path)) not in named]
        graph = {room: set(table.uses.get(room, [])) for room in named}
        for group in groups_of(graph):
            cycle = shortest_cycle(graph, group)
            problems.append(where % table.line[cycle[0]] + "rooms use each other in a cycle: " + " -> ".join(cycle + cycle[:1]))
        more = table.reach("generated") - {"generated", "runtime/ks"}
        if more:
            problems.append(where % table.line["generated"] + "room generated may use %s; generated code uses runtime/ks alone"
                            % " ".join(sorted(more)))
        self.case(problems)

    def check_includes(self, path):
        room, problems = self.table.room(os.path.dirname(path)), []
        for line, name, quoted in self.tree.includes(path):
            at = "%s:%d: room %s " % (path, line, room)
            if name is None:
                problems.append(at + "includes what a macro says; write the name of the file")
                continue
            targets = self.tree.by_name.get(os.path.basename(name), [])
            if not targets:
                if quoted or not name.endswith(".h"):
                    problems.append(at + 'includes "%s", which is in none of its rooms' % name)
                continue
            system = not quoted and "/" in name and not name.startswith(".")     # <sys/file.h>
            if system and not any(within(target, os.path.dirname(name)) or target.endswith("/" + name) for target in targets):
                continue
            if "/" in name:
                problems.append(at + 'includes "%s" by a path; files are included by their plain name' % name)
            for target in targets:
                rule = self.forbidden(path, target)
                if not rule and user_of(room) and within(target, "runtime") and target != PUBLIC_HEADER:
                    rule = "of the library, %s includes tensorgate.h alone" % user_of(room)
                if rule:
                    problems.append(at + 'includes "%s" of room %s: %s' % (name, os.path.dirname(target), rule))
        self.case(problems)

    def allowed_symbol(self, source, symbol):
        """None, or (file that defines it, the rule against it)."""
        definers = self.objects.definers.get(symbol, [])
        if not definers or source in definers:
            return None
        # They are linked with what tensorgate.h declares, wherever that is defined.
        if user_of(source) and within(definers[0], "runtime"):
            return None if symbol in self.public else (
                definers[0], "%s calls what tensorgate.h declares with TG_API, nothing else" % user_of(source))
        rules = [self.forbidden(source, definer) for definer in definers]
        return None if None in rules else (definers[0], rules[0])

    def check_symbols(self, source):
        room = self.table.room(os.path.dirname(source))
        problems = ["%s:1: has no object; build first" % source] if source in self.objects.missing else []
        for symbol in sorted(self.objects.needed[source]):
            bad = self.allowed_symbol(source, symbol)
            if bad and (source, symbol) in KNOWN_CALLS:
                self.known.add((source, symbol))
            elif bad:
                problems.append("%s: room %s uses %s of room %s (%s): %s" % (
                    self.tree.place(source, symbol) or source + ":1", room, symbol, os.path.dirname(bad[0]),
                    os.path.basename(bad[0]), bad[1]))
        self.case(problems)

    def check_prefix(self, source):
        """External names of the compiler have its prefix, so that none is that of a library."""
        wrong = sorted(name for name, definers in self.objects.definers.items()
                       if source in definers and not name.startswith("ksyc_") and name != "main")
        self.case(["%s: %s is external, and has no prefix ksyc_" % (self.tree.place(source, name) or source + ":1", name) for name in wrong])

    def check_header(self, path):
        """What a header mentions is used by whoever includes it: names in macros and inline functions count. Of the
        library only, whose names have prefixes; those of the compiler are ordinary words."""
        problems = []
        if path != PUBLIC_HEADER and not within(path, "compiler") and not user_of(path):
            names = set(re.findall(r"[A-Za-z_]\w*", without_literals(self.tree.text(path))))
            for symbol in sorted(name for name in names if any(
                    not within(source, "compiler") and not user_of(source) for source in self.objects.definers.get(name, []))):
                bad = self.allowed_symbol(path, symbol)
                if bad:
                    problems.append("%s: room %s mentions %s of room %s (%s): %s" % (
                        self.tree.place(path, symbol), self.table.room(os.path.dirname(path)), symbol,
                        os.path.dirname(bad[0]), os.path.basename(bad[0]), bad[1]))
        self.case(problems)

    def check_header_cycles(self):
        graph = {path: {target for _, name, _ in self.tree.includes(path) if name
                        for target in self.tree.by_name.get(os.path.basename(name), [])}
                 for path in self.tree.files}
        for parts in KNOWN_PARTS.values():
            for part in parts:
                graph[part] -= {whole for whole, others in KNOWN_PARTS.items() if part in others}
        self.case(["%s:1: files include each other in a cycle: %s" % (group[0], " -> ".join(shortest_cycle(graph, group)))
                   for group in groups_of(graph)])

    def check_cycles(self, folder, sources):
        graph, calls = {source: set() for source in sources}, {}
        for source in sources:
            for symbol in sorted(self.objects.needed[source]):
                for definer in self.objects.definers.get(symbol, []):
                    if definer in graph and definer != source:
                        graph[source].add(definer)
                        calls.setdefault((source, definer), symbol)
        problems = []
        for group in groups_of(graph):
            cycle = shortest_cycle(graph, group)
            first = calls[cycle[0], cycle[1]]
            steps = ["%s uses %s of %s" % (os.path.basename(a), calls[a, b], os.path.basename(b))
                     for a, b in zip(cycle, cycle[1:] + cycle[:1])]
            problems.append("%s: room %s has %d files that need each other in a cycle (%s): %s" % (
                self.tree.place(cycle[0], first) or cycle[0] + ":1", folder, len(group),
                " ".join(os.path.basename(path) for path in group), "; ".join(steps)))
        if problems and folder in KNOWN_CYCLES:
            self.known.add(folder)
            problems = []
        self.case(problems)

    def run(self):
        if self.is_whole:
            self.check_table()
        if self.failed:     # what follows would say the same again
            return
        self.check_header_cycles()
        for path in self.tree.files:
            self.check_includes(path)
            if path.endswith(".h"):     # a fragment (.inc, .def) is a part of the file that includes it
                self.check_header(path)
        folders = {}
        for source in self.sources:
            self.check_symbols(source)
            if within(source, "compiler"):
                self.check_prefix(source)
            folders.setdefault(self.table.part_of.get(os.path.dirname(source), os.path.dirname(source)), []).append(source)
        for folder, sources in sorted(folders.items()):
            self.check_cycles(folder, sources)
        self.case(["scripts/check_layers.py:1: the exception %s is not needed any more; remove it" % (entry,)
                   for entry in KNOWN_CALLS + KNOWN_CYCLES if entry not in self.known])


def main():
    parser = argparse.ArgumentParser(description="Hold the sources against layers.mk.")
    parser.add_argument("--root", default=os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--objects", help="default: ROOT/build/release")
    parser.add_argument("--only", nargs="+", choices=TOPS, default=TOPS, metavar="TOP", help="these folders, not all")
    arguments = parser.parse_args()
    check = Check(arguments.root, arguments.objects or os.path.join(arguments.root, "build/release"), arguments.only)
    check.run()
    print("%d passed, %d failed" % (check.passed, check.failed))
    return 1 if check.failed else 0


if __name__ == "__main__":
    sys.exit(main())
