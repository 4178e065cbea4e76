#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# try_adding_an_operator.sh   does the steps of docs/adding-an-operator.md in a copy of the tree, with the texts of its blocks,
# and checks that interpreter, reader and validator have the operator then, and that the files have changed that the page names,
# and no others.
set -u
cd "$(dirname "$0")/.." || exit 1
origin=$(pwd)
name=try_operator
. scripts/try_in_copy.sh
python=$("$origin/scripts/find_python.sh")

page=docs/adding-an-operator.md
files_and_sums >../before
# behind N FILE PATTERN: writes the block of step N behind the line with the pattern.
behind() {
    block "$1" >../block
    [ -s ../block ] && awk -v pattern="$3" '{ print } index($0, pattern) { while ((getline line <"../block") > 0) print line }' "$2" >../file &&
        ! cmp -s "$2" ../file && cp ../file "$2"
}
# At the last line with the pattern, before it.
before_last() {
    block "$1" >../block
    at=$(grep -nF "$3" "$2" | tail -n 1 | cut -d: -f1)
    [ -s ../block ] && [ -n "$at" ] && { head -n $((at - 1)) "$2" && cat ../block && echo && tail -n +"$at" "$2"; } >../file && cp ../file "$2"
}
must "the operator" behind 1 compiler/ir/operators.h '    X(SUB,'
must "the token" behind 2 compiler/syntax/expr_lexer.rl '">>" =>'
must "the selections" behind 3 compiler/plan/selections.def 'SELECT_CALL2( MOD_F64'
must "the functions" before_last 4 runtime/ks/ks_proved.h '#ifdef __cplusplus'
must "the test" behind 5 tests/suites/expressions.py 'OPERATORS = {'
must "make generate" run_make generate

cat >../larger.ksy <<'END'
meta: {id: larger}
seq:
  - {id: a, type: u1}
  - {id: b, type: s1, valid: {expr: '(a - 1 >? _) < 100'}}
instances:
  unsigned: {value: a >? 200}
  signed: {value: a + 1 >? b * 2}
  constant: {value: 3 >? -7}
END
printf '\003\143' >../good
printf '\145\000' >../bad
prints() { # prints COMMAND...: the three values of a good file; a bad one is refused
    "$@" dump ../good >../out 2>&1
    for text in "unsigned = 200" "signed = 198" "constant = 3"; do grep -qF "$text" ../out || { cat ../out; return 1; }; done
    ! "$@" check ../bad
}
ok "the interpreter" prints build/ksyc run ../larger.ksy
reader() { build/ksyc --emit make -o ../larger ../larger.ksy && $make -C ../larger larger CFLAGS=-O0 && prints ../larger/larger; }
ok "the reader" reader
validator() { build/ksyc --emit validator -o ../larger ../larger.ksy && cat ../larger/larger_*.[ch] >../out && grep -qF 'ks_larger_s64(' ../out && grep -qF '\max(' ../out; }
ok "the validator" validator
# Rules of which each has the operator: of readers, interpreter and validator, and of Python.
compare() {
    PYTHONPATH=tests "$python" - <<'END'
import random
import sys
import tempfile

from harness import Tests
from suites import expressions

t, rng, rules = Tests("operator"), random.Random(1), []
while len(rules) < 60:
    rule = (*rng.choices(tuple(expressions.TYPES), k=3), *expressions.truth(rng, 2))
    # ksyc refuses shifts by constants that no number has, so that such rules have no program.
    if ">?" in rule[3] and "<<" not in rule[3] and ">>" not in rule[3]:
        rules.append(rule)
with tempfile.TemporaryDirectory() as folder:
    expressions.compare(t, rules, 1, 30, expressions.Runtime(folder))
print(t.passed, "passed,", t.failed, "failed, of", len(rules))
sys.exit(t.failed > 0 or t.passed < len(rules))
END
}
ok "rules with it" compare
ok "the functions are proved" "$python" scripts/prove/prove.py ks_proved
ok "clang-format" clang-format --dry-run -Werror compiler/ir/operators.h runtime/ks/ks_proved.h

# ---------------------------------------------------------------------------- what has changed

changed() { # but for what `make generate` and `make prove` write
    files_and_sums >../after
    diff ../before ../after | sed -n 's/^[<>] [0-9a-f]*  \.\///p' | grep -vx 'generated/ksyc/expr_lexer.c\|scripts/prove/proved.tsv' | sort -u
}
named=$(sed -n 's/^| `\([a-z_A-Z./]*\)` |.*/\1/p' $page | sort)
ok "the files of the page have changed, no others" [ "$(changed)" = "$named" ]
ok "at most five" [ "$(changed | wc -l)" -le 5 ]

# That a wrong meaning would be seen.
wrong() {
    sed -i '/ks_larger_s64/s/a > b/a < b/' runtime/ks/ks_proved.h && run_make ksyc && ! compare
}
ok "a wrong function is noticed" wrong
finish
