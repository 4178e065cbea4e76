#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write the completions of shells for ksyc, from the tables of options that its help is made of.

    write_ksyc_completions.py KSYC FOLDER

FOLDER gets ksyc.bash, _ksyc (zsh) and ksyc.fish. `make completions` does it for the folder completions; a test compares.
"""
import os
import subprocess
import sys

HEAD = "# SPDX-License-Identifier: Apache-2.0\n# Written by scripts/write_ksyc_completions.py from the option table; do not edit.\n"
FOLDERS = ("DIR", "PATH")


def read(ksyc):
    """{verb: [(words of the option, name of its value or "", choices)]}; the verb that compiles is "-"."""
    table = {}
    for line in subprocess.run([ksyc, "__options"], check=True, capture_output=True, text=True).stdout.splitlines():
        verb, name, letter, value, choices = ("" if part == "-" and i > 0 else part for i, part in enumerate(line.split("\t")))
        option = (["-" + letter] if letter else []) + (["--" + name] if name else [])
        for one in verb.split():
            table.setdefault(one, []).append((option, value, choices.split()))
    return table


def words_of(options):
    return " ".join(word for words, _, _ in options for word in words)


def valued(table):
    """{words of an option: (name of its value, choices)} of options with a value that can be said more about"""
    found = {}
    for options in table.values():
        for words, value, choices in options:
            if value in FOLDERS or choices:
                found["|".join(words)] = (value, choices)
    return found


def without_letter(table):
    return [verb for verb in table if verb not in ("-", "new", "run")]


# Of `run`, the words behind its own options: the grammar, a verb, files. `count` is how many are there before the one that
# is completed. They are counted by the options of `run` that take a value.
def pattern_with_value(table):
    return "|".join(word for words, value, _ in table["run"] if value for word in words)


BASH = r"""_ksyc() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} count=0 i verb=
    COMPREPLY=()
    if [ "$current" = = ]; then current= ; fi
    if [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
    case $before in
%(values)s    esac
    case ${COMP_WORDS[1]} in new|run) [ "$COMP_CWORD" -gt 1 ] && verb=${COMP_WORDS[1]} ;; esac
    if [ "$verb" = new ]; then
        case $current in -*) COMPREPLY=($(compgen -W '%(new)s' -- "$current")) ;; esac
        return
    fi
    if [ "$verb" = run ]; then
        for ((i = 2; i < COMP_CWORD; i++)); do
            case ${COMP_WORDS[i]} in
            %(with_value)s) [ "$count" = 0 ] && ((i++)) ;;
            -*) ;;
            *) ((count++)) ;;
            esac
        done
        case $count:$current in
        0:-*) COMPREPLY=($(compgen -W '%(run)s' -- "$current")) ;;
        0:*) _ksyc_grammars ;;
        *:-*) COMPREPLY=($(compgen -W '%(program)s' -- "$current")) ;;
        1:*) COMPREPLY=($(compgen -W '%(verbs)s' -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
        return
    fi
    case $current in
    -*) COMPREPLY=($(compgen -W '%(compile)s' -- "$current")) ;;
    *) _ksyc_grammars
       [ "$COMP_CWORD" = 1 ] && COMPREPLY+=($(compgen -W 'new run' -- "$current")) ;;
    esac
}
_ksyc_grammars() { COMPREPLY=($(compgen -G "$current*.ksy") $(compgen -d -- "$current")); }
complete -o filenames -F _ksyc ksyc
"""

# A list is completed behind its last comma.
BASH_LIST = r"""    %s)
        COMPREPLY=($(compgen -P "${current%%"${current##*,}"}" -W '%s' -- "${current##*,}"))
        compopt -o nospace 2>/dev/null
        return ;;
"""


def bash(table):
    values = ""
    for words, (value, choices) in valued(table).items():
        if value == "LIST":
            values += BASH_LIST % (words, " ".join(choices))
        elif choices:
            values += "    %s) COMPREPLY=($(compgen -W '%s' -- \"$current\")); return ;;\n" % (words, " ".join(choices))
        else:
            values += "    %s) COMPREPLY=($(compgen -d -- \"$current\")); return ;;\n" % words
    verbs = without_letter(table)
    return HEAD + BASH % {
        "values": values, "with_value": pattern_with_value(table), "new": words_of(table["new"]), "run": words_of(table["run"]),
        "program": words_of(table[verbs[0]]), "verbs": " ".join(verbs), "compile": words_of(table["-"])}


ZSH = r"""_ksyc() {
    local count=0 i verb=
    case $words[CURRENT-1] in
%(values)s    esac
    case $words[2] in new|run) (( CURRENT > 2 )) && verb=$words[2] ;; esac
    if [[ $verb == new ]]; then
        [[ $words[CURRENT] == -* ]] && compadd -- %(new)s
        return
    fi
    if [[ $verb == run ]]; then
        for (( i = 3; i < CURRENT; i++ )); do
            case $words[i] in
            %(with_value)s) (( count == 0 )) && (( i++ )) ;;
            -*) ;;
            *) (( count++ )) ;;
            esac
        done
        case $count:$words[CURRENT] in
        0:-*) compadd -- %(run)s ;;
        0:*) _files -g '*.ksy' ;;
        *:-*) compadd -- %(program)s ;;
        1:*) compadd -- %(verbs)s ;;
        *) _files ;;
        esac
        return
    fi
    if [[ $words[CURRENT] == -* ]]; then
        compadd -- %(compile)s
        return
    fi
    (( CURRENT == 2 )) && compadd -- new run
    _files -g '*.ksy'
}
if [ "$funcstack[1]" = _ksyc ]; then _ksyc "$@"; else compdef _ksyc ksyc; fi
"""


def zsh(table):
    values = ""
    for words, (value, choices) in valued(table).items():
        if value == "LIST":
            values += "    %s) compset -P '*,'; compadd -q -S '' -- %s; return ;;\n" % (words, " ".join(choices))
        elif choices:
            values += "    %s) compadd -- %s; return ;;\n" % (words, " ".join(choices))
        else:
            values += "    %s) _files -/; return ;;\n" % words
    verbs = without_letter(table)
    return "#compdef ksyc\n" + HEAD + ZSH % {
        "values": values, "with_value": pattern_with_value(table), "new": words_of(table["new"]), "run": words_of(table["run"]),
        "program": words_of(table[verbs[0]]), "verbs": " ".join(verbs), "compile": words_of(table["-"])}


FISH = r"""# Whether the word behind `ksyc` is the first argument; of `run`, how many words are behind its options.
function __ksyc_verb
    set -l words (commandline -opc)
    test (count $words) -gt 1; and contains -- $words[2] new run; and set -l verb $words[2]; or set -l verb compile
    test "$verb" = $argv[1]; or return 1
    test (count $argv) = 1; and return 0
    set -l count 0
    set -l skip 0
    for word in $words[3..-1]
        if test $skip = 1
            set skip 0
        else if test $count = 0; and contains -- $word %(with_value)s
            set skip 1
        else if not string match -q -- '-*' $word
            set count (math $count + 1)
        end
    end
    contains -- $count $argv[2..-1]
end
complete -c ksyc -f
complete -c ksyc -n '__ksyc_verb compile; and test (count (commandline -opc)) = 1' -a 'new run'
complete -c ksyc -n '__ksyc_verb compile; or __ksyc_verb run 0' -a '(__fish_complete_suffix .ksy)'
complete -c ksyc -n '__ksyc_verb run 1' -a '%(verbs)s'
complete -c ksyc -n '__ksyc_verb run 2 3 4 5 6 7 8 9' -F
"""


def fish_option(condition, words, value, choices):
    line = "complete -c ksyc -n '%s'" % condition
    for word in words:
        line += (" -l " + word[2:]) if word.startswith("--") else " -s " + word[1:]
    if value == "LIST":
        return line + " -x -a '(__fish_append , %s)'" % " ".join(choices)
    if choices:
        return line + " -x -a '%s'" % " ".join(choices)
    if value in FOLDERS:
        return line + " -x -a '(__fish_complete_directories)'"
    return line + (" -x" if value else "")


def fish(table):
    verbs = without_letter(table)
    lines = [FISH.rstrip("\n") % {"with_value": pattern_with_value(table).replace("|", " "), "verbs": " ".join(verbs)}]
    conditions = {"-": "__ksyc_verb compile", "new": "__ksyc_verb new", "run": "__ksyc_verb run 0",
                  verbs[0]: "__ksyc_verb run 1 2 3 4 5 6 7 8 9"}
    for verb, condition in conditions.items():
        lines += [fish_option(condition, *option) for option in table[verb]]
    return HEAD + "\n".join(lines) + "\n"


def main(ksyc, folder):
    table = read(ksyc)
    os.makedirs(folder, exist_ok=True)
    for name, write in (("ksyc.bash", bash), ("_ksyc", zsh), ("ksyc.fish", fish)):
        with open(os.path.join(folder, name), "w") as out:
            out.write(write(table))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
