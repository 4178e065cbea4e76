#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the completions of shells from the option table of the command.

    write_completions.py TENSORGATE FOLDER

FOLDER gets tensorgate.bash, _tensorgate (zsh) and tensorgate.fish. `make completions` does it for the folder
completions; a test compares.
"""
import os
import subprocess
import sys

HEAD = "# SPDX-License-Identifier: Apache-2.0\n# Written by scripts/write_completions.py from the option table; do not edit.\n"

CHOICES = {"color": "auto always never", "order": "c f", "sparse": "dense keep", "nnb-version": "2 3", "btf-coo": "1 2",
           "json": "lines", "strict": "meaning layout", "sort": "name size dtype"}
FORMATS = ("from", "formats", "to")
FILES = ("files-from", "report")


def read(command):
    """{verb: [(option, letter or "", "no" | "value" | "joined")]}, names of formats"""
    table = {}
    for line in subprocess.run([command, "__options"], check=True, capture_output=True, text=True).stdout.splitlines():
        verb, option, letter, value = line.split("\t")
        table.setdefault(verb, []).append((option, letter.strip("-"), value))
    lines = subprocess.run([command, "formats"], check=True, capture_output=True, text=True).stdout.splitlines()
    formats = [line.split()[0] for line in lines[1:lines.index("")]]
    return table, formats


def words(option, letter, value):
    shown = ["--" + option + ("=" if value == "value" else "")]
    if value == "joined":
        shown.append("--%s=%s" % (option, CHOICES[option]))
    return shown + (["-" + letter] if letter else [])


def joined_fits(verb):
    return verb in ("check", "info", "hash")


def words_of(verb, options):
    result = []
    for option, letter, value in options:
        more = words(option, letter, value)
        result += more if value != "joined" or joined_fits(verb) else more[:1]
    return result


def choices(option, formats):
    return " ".join(formats) if option in FORMATS else CHOICES.get(option)


def valued(table):
    """Options with a value, once each, in order."""
    return list(dict.fromkeys(option for options in table.values() for option, _, value in options if value == "value"))


def bash(table, formats):
    lines = [HEAD, "_tensorgate() {", "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb= word",
             "    COMPREPLY=()",
             "    if [ \"$current\" = = ]; then current= ; fi",
             "    if [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
             "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
             "        case $word in -*) ;; *) verb=$word; break ;; esac", "    done",
             "    case $before in"]
    for option in valued(table):
        known = choices(option, formats)
        if known:
            lines.append("    --%s) COMPREPLY=($(compgen -W '%s' -- \"$current\")); return ;;" % (option, known))
        elif option in FILES:
            lines.append("    --%s) COMPREPLY=($(compgen -f -- \"$current\")); return ;;" % option)
    lines += ["    esac", "    if [ -z \"$verb\" ]; then",
              "        COMPREPLY=($(compgen -W '%s help version --help --version' -- \"$current\"))" % " ".join(table),
              "        return", "    fi", "    case $verb:$current in",
              "    help:*) COMPREPLY=($(compgen -W '%s' -- \"$current\")) ;;" % " ".join(table)]
    for verb, options in table.items():
        lines.append("    %s:-*) COMPREPLY=($(compgen -W '%s' -- \"$current\")) ;;" % (verb, " ".join(words_of(verb, options))))
    lines += ["    *) COMPREPLY=($(compgen -f -- \"$current\")) ;;", "    esac",
              "    case ${COMPREPLY[0]} in *=) compopt -o nospace 2>/dev/null ;; esac", "}",
              "complete -o filenames -F _tensorgate tensorgate"]
    return "\n".join(lines) + "\n"


def zsh(table, formats):
    lines = ["#compdef tensorgate", HEAD, "_tensorgate() {", "    local -a verbs",
             "    verbs=(%s help version)" % " ".join(table),
             "    if (( CURRENT == 2 )); then", "        compadd -- $verbs --help --version", "        return", "    fi",
             "    case $words[CURRENT-1] in"]
    for option in valued(table):
        known = choices(option, formats)
        if known:
            lines.append("    --%s) compadd -- %s; return ;;" % (option, known))
        elif option in FILES:
            lines.append("    --%s) _files; return ;;" % option)
    lines += ["    esac", "    case $words[2]:$words[CURRENT] in", "    help:*) compadd -- %s ;;" % " ".join(table)]
    for verb, options in table.items():
        shown = [word.rstrip("=") for word in words_of(verb, options)]
        lines.append("    %s:-*) compadd -- %s ;;" % (verb, " ".join(shown)))
    lines += ["    *) _files ;;", "    esac", "}",
              "if [ \"$funcstack[1]\" = _tensorgate ]; then _tensorgate \"$@\"; else compdef _tensorgate tensorgate; fi"]
    return "\n".join(lines) + "\n"


def fish(table, formats):
    seen = "__fish_seen_subcommand_from"
    verbs = list(table) + ["help", "version"]
    lines = [HEAD + "complete -c tensorgate -n 'not %s %s' -f -a '%s'" % (seen, " ".join(verbs), " ".join(verbs)),
             "complete -c tensorgate -n '%s help' -f -a '%s'" % (seen, " ".join(table))]
    for verb, options in table.items():
        for option, letter, value in options:
            line = "complete -c tensorgate -n '%s %s' -l %s" % (seen, verb, option)
            if letter:
                line += " -s " + letter
            known = choices(option, formats)
            if value == "value":
                line += " -x -a '%s'" % known if known else " -r" if option in FILES else " -x"
            lines.append(line)
            if value == "joined" and joined_fits(verb):
                lines.append("complete -c tensorgate -n '%s %s' -a '--%s=%s'" % (seen, verb, option, CHOICES[option]))
    return "\n".join(lines) + "\n"


def main(command, folder):
    table, formats = read(command)
    os.makedirs(folder, exist_ok=True)
    for name, write in (("tensorgate.bash", bash), ("_tensorgate", zsh), ("tensorgate.fish", fish)):
        with open(os.path.join(folder, name), "w") as out:
            out.write(write(table, formats))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
