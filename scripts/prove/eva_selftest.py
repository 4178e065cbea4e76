# SPDX-License-Identifier: Apache-2.0
"""Shows that scripts/prove/eva.tsv is void when anything changes on which a result depends; for prove_selftest.py."""
import os
import re
import shutil
import subprocess

import eva
import eva_run
import tools

DRIVER = "btf_reader"
HIDDEN = "#pragma fc_stdlib(push,__FILE__)\nint planted;\n#pragma fc_stdlib(pop)\n"


def sources(driver):
    """The file of a driver, and all files of ours that it includes."""
    parsing = driver.parsing(eva.HERE)
    flags = [word for option in parsing for word in option.removeprefix("-cpp-extra-args=").split() if word.startswith(("-I", "-D"))]
    done = subprocess.run(["gcc", "-MM", "-D__FRAMAC__", "-D__FC_MACHDEP_" + tools.MACHINE[1].upper(), *flags, "-isystem", tools.inputs()["libc"], parsing[-1]], cwd=tools.ROOT,
                          stdout=subprocess.PIPE, check=True)
    # The compiler may name a file twice.
    return list(dict.fromkeys(done.stdout.decode().replace("\\\n", " ").split(":", 1)[1].split()))


def copies(driver, folder, change):
    """All sources in one folder, where each finds the others before those of the tree, each changed by its name; as
    Frama-C prints them."""
    os.makedirs(os.path.join(tools.ROOT, folder), exist_ok=True)
    for path in sources(driver):
        with open(os.path.join(tools.ROOT, path), encoding="utf-8") as f:
            text = f.read()
        name = os.path.basename(path)
        with open(os.path.join(tools.ROOT, folder, name), "w", encoding="utf-8") as f:
            f.write(change(name, text))
    return eva_run.printed(driver, folder)


def line(caught, what, about):
    return "%-6s %-12s %-24s %-12s %s" % ("caught" if caught else "MISSED", "eva", what, "", about)


def planted(name):
    return "int planted_%s;\n" % re.sub(r"\W", "_", name)


def only(name, change):
    return lambda other, text: change(text) if other == name else text


def run_sources(driver, folder, pool):
    """A change of any file makes another content; a comment does not."""
    known = eva.known()
    names = [os.path.basename(path) for path in sources(driver)]
    single = [("reader.h", "hidden as Frama-C's own", lambda text: text + HIDDEN, True),
              ("reader.h", "one annotation less", lambda text: text.replace("//@ split failed;", "", 1), True),
              ("ks.h", "one clause less", lambda text: re.sub(r"ensures[^;]*;", "", text, count=1), True),
              ("reader.h", "a comment more", lambda text: text + "/* planted */\n", False)]
    all_job = pool.submit(copies, driver, os.path.join(folder, "all"), lambda name, text: text + planted(name))
    jobs = [(name, about, other, pool.submit(copies, driver, os.path.join(folder, str(at)), only(name, change)))
            for at, (name, about, change, other) in enumerate(single)]
    same = eva_run.key(driver)
    text = all_job.result()
    # One run shows all files: each has a line that no other one has.
    lines = [line(text.count(planted(name)) == 1 and
                  eva_run.content(driver, text.replace(planted(name), ""), known) != eva_run.content(driver, text, known),
                  name, "one line more") for name in names]
    return lines + [line((eva_run.content(driver, job.result(), known) != same) == other, name, about)
                    for name, about, other, job in jobs]


def run_line(driver):
    """So does a change of the line in the list, or of what WP proves of a function in the driver."""
    text, known = eva_run.printed(driver), eva.known()
    same = eva_run.content(driver, text, known)
    used = next(name for name in sorted(known) if re.search(r"\b%s\b" % re.escape(name), text))
    name, items, limit, least, *options = driver.line.split()
    changed = {"elements": [name, "1", limit, least], "seconds": [name, items, limit + "0", least],
               "percentage": [name, items, limit, str(int(least) - 1)], "option": [name, items, limit, least, "-eva-slevel=9"],
               "definition": [name, items, limit, least, "-DPLANTED"]}
    lines = [line(eva_run.content(eva.Driver(" ".join(words + options)), text, known) != same, what, "another one")
             for what, words in changed.items()]
    less = {key: unit for key, unit in known.items() if key != used}
    lines.append(line(eva_run.content(driver, text, less) != same, used, "no longer proved"))
    lines.append(line(eva_run.content(driver, text, dict(known, **{used: "planted"})) != same, used, "proved in another unit"))
    lines.append(line(eva_run.content(driver, text, dict(known)) == same, "no change", "the same"))
    return lines


def run_all(folder):
    """So does a change of what all results depend on."""
    paths = eva_run.inputs()
    now = eva_run.environment(eva_run.version(), paths)
    lines = [line(eva_run.environment(eva_run.version() + "1", paths) != now, "version", "another one")]
    for name, path in paths.items():
        copy = os.path.join(tools.ROOT, folder, name)
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        (shutil.copy if os.path.isfile(path) else shutil.copytree)(path, copy)
        victim = copy if os.path.isfile(copy) else sorted(
            os.path.join(where, file) for where, _, files in os.walk(copy) for file in files)[-1]
        os.chmod(victim, 0o644)
        with open(victim, "ab") as f:
            f.write(b" ")
        changed = eva_run.environment(eva_run.version(), dict(paths, **{name: copy}))
        lines.append(line(eva_run.read_results(now) and not eva_run.read_results(changed), name, "one byte more"))
    return lines


def run_check():
    """What does not fit is a failure, and every driver has its day."""
    rows = {"a": ["a", "90", "1", "x"], "b": ["b", "90", "1", "y"]}
    found = [len(eva_run.compare(keys, rows)) for keys in
             ({"a": "x", "b": "y"}, {"a": "x", "b": "z"}, {"a": "x", "b": "y", "c": "z"}, {"a": "x"})]
    drivers = eva.drivers(())
    days = {eva_run.in_turn(drivers, day).title for day in range(20000, 20000 + len(drivers))}
    return [line(found == [0, 1, 1, 1], "check", "changed, new, gone"),
            line(len(days) == len(drivers), "in turn", "each of %d drivers in as many days" % len(drivers))]


def run(folder, pool):
    driver = next(driver for driver in eva.drivers(()) if driver.name == DRIVER)
    return (run_sources(driver, os.path.join(folder, "eva"), pool) + run_line(driver) +
            run_all(os.path.join(folder, "eva", "environment")) + run_check())
