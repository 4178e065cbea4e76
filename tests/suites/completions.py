# SPDX-License-Identifier: Apache-2.0
"""What is written from the option table is current, and works: the files in completions/ and docs/man are what
scripts/write_completions.py, scripts/write_ksyc_completions.py and scripts/verb_pages.py write, bash, zsh and fish load them, and give the words that the table has. The manual pages and
--help of each verb name every option that the verb accepts.
"""
import filecmp
import os
import re
import shutil
import sys
import tempfile

import harness

FOLDER = "completions"
FILES = ("tensorgate.bash", "_tensorgate", "tensorgate.fish")
KSYC_FILES = ("ksyc.bash", "_ksyc", "ksyc.fish")

BASH = r"""
source completions/tensorgate.bash
ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _tensorgate; echo "${COMPREPLY[*]}"; }
ask tensorgate ch
ask tensorgate check --sa
ask tensorgate cat --sa
ask tensorgate convert --to np
ask tensorgate convert --to = np
ask tensorgate help sta
ask tensorgate check --json
"""
BASH_SAYS = "check\n--sarif --sandbox=\n--sandbox=\nnpy npz\nnpy npz\nstats\n--json --json=lines\n"

# compadd shows what it would have added.
ZSH = r"""
compdef() { :; }
compadd() { while [ "$1" != -- ]; do shift; done; shift; local w; for w in "$@"; do [[ $w == $words[CURRENT]* ]] && print -n -- "$w "; done; print; }
_files() { print files; }
source completions/_tensorgate
ask() { words=("$@"); CURRENT=$#; _tensorgate; }
ask tensorgate ch
ask tensorgate check --sa
ask tensorgate cat --sa
ask tensorgate convert --to np
ask tensorgate check --report x
"""
ZSH_SAYS = "check \n--sarif --sandbox \n--sandbox \nnpy npz \nfiles\n"

FISH = r"""
source completions/tensorgate.fish
complete -C 'tensorgate ch'
complete -C 'tensorgate check --sa'
complete -C 'tensorgate cat --sa'
complete -C 'tensorgate convert --to np'
"""
FISH_SAYS = ["check", "--sandbox", "--sarif", "--sandbox", "npy", "npz"]


# ksyc: words and what they are completed to, in a folder with a.ksy, b.bin and folder/.
PROGRAM = "--json --strict --max-size --max-memory --max-work --max-depth --help"
KSYC_ASKED = (
    (["ksyc", "ne"], "new"),
    (["ksyc", "a"], "a.ksy"),
    (["ksyc", "--e"], "--emit"),
    (["ksyc", "--emit", "va"], "validator"),
    (["ksyc", "-o", "fo"], "folder"),
    (["ksyc", "--color", "al"], "always"),
    (["ksyc", "new", "--q"], "--quiet"),
    (["ksyc", "run", "a"], "a.ksy"),
    (["ksyc", "run", "--c"], "--color"),
    (["ksyc", "run", "-I", "folder", "a"], "a.ksy"),
    (["ksyc", "run", "a.ksy", "d"], "dump"),
    (["ksyc", "run", "a.ksy", "dump", "b"], "b.bin"),
    (["ksyc", "run", "a.ksy", "check", "--max-s"], "--max-size"),
    (["ksyc", "run", "a.ksy", "check", "--st"], "--strict"),
)

KSYC_BASH = r"""
source %s/ksyc.bash
ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _ksyc; echo "${COMPREPLY[*]}"; }
"""
KSYC_ZSH = r"""
compdef() { :; }
compset() { :; }
compadd() { while [ "$1" != -- ]; do shift; done; shift; local w; for w in "$@"; do [[ $w == $words[CURRENT]* ]] && print -n -- "$w "; done; }
_files() {
    local w
    for w in *(N); do
        [[ $w == $words[CURRENT]* ]] && { [[ $1 != -g || $w == *.ksy ]] && [[ $1 != -/ || -d $w ]] && print -n -- "$w "; }
    done
}
source %s/_ksyc
ask() { words=("$@"); CURRENT=$#; _ksyc; print; }
"""
KSYC_FISH = "source %s/ksyc.fish\n"


def accepted():
    """{verb: [option]}"""
    table = {}
    for line in harness.run([harness.tensorgate(), "__options"]).out.decode().splitlines():
        verb, option = line.split("\t")[:2]
        table.setdefault(verb, []).append(option)
    return table


def named(t, name, text, options):
    """Whether a text has each option as a word."""
    words = set(re.findall(r"--([a-z][a-z0-9-]*)", text))
    t.case(name, ["no --" + option for option in options if option not in words])


def shown(page):
    text = harness.run(["mandoc", "-T", "ascii", page]).out.decode()
    return re.sub(r".\x08", "", text)       # bold and underlined


def texts(t):
    whole = shown("docs/tensorgate.1")
    for verb, options in accepted().items():
        page = "docs/man/tensorgate-%s.1" % verb
        named(t, "manual page: " + verb, whole, options)
        named(t, page, shown(page), options)
        lint = harness.run(["mandoc", "-T", "lint", "-W", "warning", page])
        t.case("mandoc: " + page, [harness.tail(lint.out)] if lint.code != 0 or lint.out else [])
        said = harness.run([harness.tensorgate(), verb, "--help"]).out.decode()
        named(t, "help: " + verb, said, [option for option in options if option not in ("help", "version")])


def shells(t):
    home = dict(HOME="/nonexistent")
    done = harness.run(["bash", "--norc", "-c", BASH])
    t.case("bash", [] if done.out.decode() == BASH_SAYS and not done.err else [repr(done.out), repr(done.err)])
    if shutil.which("zsh"):
        done = harness.run(["zsh", "-f", "-c", ZSH], env=home)
        t.case("zsh", [] if done.out.decode() == ZSH_SAYS and not done.err else [repr(done.out), repr(done.err)])
    else:
        print("completions: skipped: zsh, which is not there")
    if shutil.which("fish"):
        with tempfile.TemporaryDirectory() as folder:
            done = harness.run(["fish", "--no-config", "-c", FISH], env=dict(HOME=folder))
        found = [line.split("\t")[0] for line in done.out.decode().splitlines()]
        t.case("fish", [] if found == FISH_SAYS and not done.err else [repr(done.out), repr(done.err)])
    else:
        print("completions: skipped: fish, which is not there")


def ksyc_shells(t):
    asked = "".join("ask %s\n" % " ".join(words) for words, _ in KSYC_ASKED)
    fish = "".join("echo (complete -C '%s' | string split -f1 \\t)\n" % " ".join(words) for words, _ in KSYC_ASKED)
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "folder"))
        for name in ("a.ksy", "b.bin"):
            open(os.path.join(folder, name), "w").close()
        for shell, options, script in (("bash", ["--norc"], KSYC_BASH + asked), ("zsh", ["-f"], KSYC_ZSH + asked),
                                       ("fish", ["--no-config"], KSYC_FISH + fish)):
            if not shutil.which(shell):
                print("completions: skipped: %s, which is not there" % shell)
                continue
            done = harness.run([shell] + options + ["-c", script % os.path.abspath(FOLDER)], cwd=folder, env=dict(HOME=folder))
            said = done.out.decode().splitlines()
            t.case("ksyc in %s" % shell, [repr(done.err)] if done.err or len(said) != len(KSYC_ASKED) else [])
            for (words, wanted), line in zip(KSYC_ASKED, said):
                found = line.strip().rstrip("/")
                t.case("%s: %s" % (shell, " ".join(words)), [] if found == wanted else ["completed to %r, expected %r" % (found, wanted)])
    done = harness.run(["bash", "--norc", "-c", KSYC_BASH % FOLDER + "ask ksyc --emit c,doc,va\nask ksyc run a.ksy check --"])
    t.case("a list behind its comma", [] if done.out.decode().splitlines()[:1] == ["c,doc,validator"] else [repr(done.out)])
    t.case("all options of a program", [] if done.out.decode().splitlines()[1:] == [PROGRAM] else [repr(done.out)])


def ksyc_texts(t):
    """The manual page of ksyc and --help have each option that it takes."""
    page, ksyc = shown("docs/ksyc.1"), harness.ksyc()
    said = {verb: harness.run([ksyc] + words + ["--help"]).out.decode() for verb, words in
            (("-", []), ("new", ["new"]), ("run", ["run"]), ("check dump map", ["run"]))}
    for line in harness.run([ksyc, "__options"]).out.decode().splitlines():
        verb, name = line.split("\t")[:2]
        if name != "-":
            t.case("ksyc, %s: --%s" % (verb, name), [] if "--" + name in said[verb] and
                   (verb == "check dump map" or "--" + name in page) else ["is not in --help or the manual page"])


def stale(t, script, program, names, what):
    with tempfile.TemporaryDirectory() as folder:
        done = harness.run([sys.executable, script, program, folder])
        t.case(script, [] if done.code == 0 else [harness.tail(done.err)])
        for name in names:
            same = filecmp.cmp(os.path.join(folder, name), os.path.join(FOLDER, name), shallow=False)
            t.case(name, [] if same else ["is stale: " + what])


def run(t):
    with tempfile.TemporaryDirectory() as folder:
        done = harness.run([sys.executable, "scripts/verb_pages.py", harness.tensorgate(), folder])
        t.case("scripts/verb_pages.py", [] if done.code == 0 else [harness.tail(done.err)])
        for name in sorted(set(os.listdir(folder)) | set(os.listdir("docs/man"))):
            both = [os.path.join(place, name) for place in (folder, "docs/man")]
            same = all(os.path.exists(path) for path in both) and filecmp.cmp(*both, shallow=False)
            t.case(name, [] if same else ["is stale: make verb-pages"])
    stale(t, "scripts/write_completions.py", harness.tensorgate(), FILES, "make completions")
    stale(t, "scripts/write_ksyc_completions.py", harness.ksyc(), KSYC_FILES, "make completions")
    ksyc_shells(t)
    ksyc_texts(t)
    shells(t)
    texts(t)
