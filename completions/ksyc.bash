# SPDX-License-Identifier: Apache-2.0
# Written by scripts/write_ksyc_completions.py from the option table; do not edit.
_ksyc() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} count=0 i verb=
    COMPREPLY=()
    if [ "$current" = = ]; then current= ; fi
    if [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
    case $before in
    -o) COMPREPLY=($(compgen -d -- "$current")); return ;;
    -I) COMPREPLY=($(compgen -d -- "$current")); return ;;
    --emit)
        COMPREPLY=($(compgen -P "${current%"${current##*,}"}" -W 'c doc dict validator view runtime main fuzz proof make' -- "${current##*,}"))
        compopt -o nospace 2>/dev/null
        return ;;
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
    esac
    case ${COMP_WORDS[1]} in new|run) [ "$COMP_CWORD" -gt 1 ] && verb=${COMP_WORDS[1]} ;; esac
    if [ "$verb" = new ]; then
        case $current in -*) COMPREPLY=($(compgen -W '-q --quiet --color -h --help' -- "$current")) ;; esac
        return
    fi
    if [ "$verb" = run ]; then
        for ((i = 2; i < COMP_CWORD; i++)); do
            case ${COMP_WORDS[i]} in
            -I|--color) [ "$count" = 0 ] && ((i++)) ;;
            -*) ;;
            *) ((count++)) ;;
            esac
        done
        case $count:$current in
        0:-*) COMPREPLY=($(compgen -W '-I --color -h --help' -- "$current")) ;;
        0:*) _ksyc_grammars ;;
        *:-*) COMPREPLY=($(compgen -W '--json --strict --max-size --max-memory --max-work --max-depth --help' -- "$current")) ;;
        1:*) COMPREPLY=($(compgen -W 'check dump map' -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
        return
    fi
    case $current in
    -*) COMPREPLY=($(compgen -W '-o -I --emit --only -q --quiet --color -h --help --version' -- "$current")) ;;
    *) _ksyc_grammars
       [ "$COMP_CWORD" = 1 ] && COMPREPLY+=($(compgen -W 'new run' -- "$current")) ;;
    esac
}
_ksyc_grammars() { COMPREPLY=($(compgen -G "$current*.ksy") $(compgen -d -- "$current")); }
complete -o filenames -F _ksyc ksyc
