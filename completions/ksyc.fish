# SPDX-License-Identifier: Apache-2.0
# Written by scripts/write_ksyc_completions.py from the option table; do not edit.
# Whether the word behind `ksyc` is the first argument; of `run`, how many words are behind its options.
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
        else if test $count = 0; and contains -- $word -I --color
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
complete -c ksyc -n '__ksyc_verb run 1' -a 'check dump map'
complete -c ksyc -n '__ksyc_verb run 2 3 4 5 6 7 8 9' -F
complete -c ksyc -n '__ksyc_verb compile' -s o -x -a '(__fish_complete_directories)'
complete -c ksyc -n '__ksyc_verb compile' -s I -x -a '(__fish_complete_directories)'
complete -c ksyc -n '__ksyc_verb compile' -l emit -x -a '(__fish_append , c doc dict validator view runtime main fuzz proof make)'
complete -c ksyc -n '__ksyc_verb compile' -l only -x
complete -c ksyc -n '__ksyc_verb compile' -s q -l quiet
complete -c ksyc -n '__ksyc_verb compile' -l color -x -a 'auto always never'
complete -c ksyc -n '__ksyc_verb compile' -s h -l help
complete -c ksyc -n '__ksyc_verb compile' -l version
complete -c ksyc -n '__ksyc_verb new' -s q -l quiet
complete -c ksyc -n '__ksyc_verb new' -l color -x -a 'auto always never'
complete -c ksyc -n '__ksyc_verb new' -s h -l help
complete -c ksyc -n '__ksyc_verb run 0' -s I -x -a '(__fish_complete_directories)'
complete -c ksyc -n '__ksyc_verb run 0' -l color -x -a 'auto always never'
complete -c ksyc -n '__ksyc_verb run 0' -s h -l help
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l json
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l strict
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l max-size -x
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l max-memory -x
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l max-work -x
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l max-depth -x
complete -c ksyc -n '__ksyc_verb run 1 2 3 4 5 6 7 8 9' -l help
