#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Checks that no compiler makes: every source and script has a licence line, no blanks at line ends, and no tabs in
# files that the formatter does not handle; shell and Python files parse; pages have no long sentences.
cd "$(dirname "$0")/.." || exit 1
python=$(scripts/find_python.sh)
bad=0
complain() { echo "$1: $2" >&2; bad=1; }

files=$(find . \( -path ./build -o -path ./.git -o -name __pycache__ \) -prune -o -type f -print | sed 's|^\./||' | sort)
for file in $files; do
    case $file in
    *.c | *.h | *.rl | *.ksy | *.py | *.sh | *.js | Makefile | .ci/run)
        head -n 5 "$file" | grep -q 'SPDX-License-Identifier: Apache-2.0' || complain "$file" "no SPDX line at the top" ;;
    esac
    case $file in
    generated/* | LICENSE | *.tsv | tests/cli/*) ;;
    *.c | *.h | *.rl | *.ksy | *.py | *.sh | *.js | *.md | Makefile | .ci/run)
        grep -n '[[:blank:]]$' "$file" | head -n 1 | grep -q . && complain "$file" "blanks at the end of line $(grep -n '[[:blank:]]$' "$file" | head -n 1 | cut -d: -f1)" ;;
    esac
    case $file in
    *.sh | .ci/run) sh -n "$file" || bad=1 ;;
    esac
done
# One process for all: to start it takes longer than to parse most files.
pythons=$(printf '%s\n' "$files" | grep '\.py$')
[ -z "$pythons" ] || printf '%s\n' "$pythons" | "$python" -c 'import ast, sys
for name in sys.stdin.read().split("\n")[:-1]:
    try:
        ast.parse(open(name, encoding="utf-8").read(), name)
    except (SyntaxError, ValueError) as error:
        sys.exit("%s: %s" % (name, error))' || bad=1

"$python" scripts/check_sentences.py || bad=1

# A comment names what it is about: who arrives by a search has not read the one above.
for line in $(printf '%s\n' "$files" | grep -vE '^generated/|\.(md|json|tsv|txt|svg|png)$' |
    xargs grep -nIE '(/\*+|//|^ *\*|^ *#|^ *""") ?The same\>' | cut -d: -f1,2); do
    complain "$line" 'a comment that begins with "The same"'
done

# Backends ask the intermediate form and trees of code. They never search text that they have written. doc_text.c reads
# the prose of authors, which is input. emit_dict.c sorts tokens, which are names and bytes of the grammar.
searches='(strstr|strchr|strpbrk|strspn|strcspn|strtok|strn?cmp|memchr|memcmp|memmem)'
allowed_searches() {
    case $1 in
    compiler/backends/dict/emit_dict.c) echo 3 ;;
    *) echo 0 ;;
    esac
}
for file in compiler/backends/*/*.c; do
    case $file in */doc_text.c) continue ;; esac
    found=$(grep -oE "\\b$searches *\\(" "$file" | wc -l)
    allowed=$(allowed_searches "$file")
    line=$(grep -nE "\\b$searches *\\(" "$file" | tail -n 1 | cut -d: -f1)
    [ "$found" -le "$allowed" ] ||
        complain "$file" "searches or compares text $found times, $allowed allowed, last in line $line: see compiler/code/code.h, expr_words.h"
    [ "$found" -ge "$allowed" ] ||
        complain "$file" "searches or compares text $found times: say so in scripts/check_tree.sh instead of $allowed"
done

# A switch over operators names them all, so that a new one does not compile until each of them deals with it.
for file in $(echo "$files" | grep '^compiler/.*\.c$'); do
    line=$(awk '/^ *switch .*([ >(]op|comparison)[)]/ { match($0, /^ */); depth = RLENGTH; inside = 1; next }
        inside && /^ *}/ { match($0, /^ */); if (RLENGTH == depth) inside = 0 }
        inside && /^ *default:/ { match($0, /^ */); if (RLENGTH == depth) { print NR; exit } }' "$file")
    [ -z "$line" ] || complain "$file" "a default in a switch over operators, line $line: see compiler/ir/op_groups.h"
done

# Planted faults of fuzz/selftest must apply; otherwise nothing would report that they do not.
for fault in fuzz/selftest/*.patch; do
    git apply --check "$fault" 2>/dev/null || complain "$fault" "does not apply"
done
# File names are unique, so that an include path cannot select a wrong file. Names that other tools prescribe are left
# out.
files=$(echo "$files" | grep -vE '^fuzz/(seeds|regressions)/|^\.clusterfuzzlite/|^fuzz/oss-fuzz/|/__init__\.py$|/\.clang-tidy$|/README\.md$|(^|/)LICENSE$')
for name in $(echo "$files" | sed 's|.*/||' | sort | uniq -d); do
    complain "$name" "a name of several files: $(echo "$files" | grep -E "(^|/)$name\$" | tr '\n' ' ')"
done
exit $bad
