# SPDX-License-Identifier: Apache-2.0
# Written by scripts/write_completions.py from the option table; do not edit.

_tensorgate() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb= word
    COMPREPLY=()
    if [ "$current" = = ]; then current= ; fi
    if [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in -*) ;; *) verb=$word; break ;; esac
    done
    case $before in
    --report) COMPREPLY=($(compgen -f -- "$current")); return ;;
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
    --from) COMPREPLY=($(compgen -W 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax' -- "$current")); return ;;
    --formats) COMPREPLY=($(compgen -W 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax' -- "$current")); return ;;
    --files-from) COMPREPLY=($(compgen -f -- "$current")); return ;;
    --sort) COMPREPLY=($(compgen -W 'name size dtype' -- "$current")); return ;;
    --to) COMPREPLY=($(compgen -W 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax' -- "$current")); return ;;
    --order) COMPREPLY=($(compgen -W 'c f' -- "$current")); return ;;
    --sparse) COMPREPLY=($(compgen -W 'dense keep' -- "$current")); return ;;
    --nnb-version) COMPREPLY=($(compgen -W '2 3' -- "$current")); return ;;
    --btf-coo) COMPREPLY=($(compgen -W '1 2' -- "$current")); return ;;
    esac
    if [ -z "$verb" ]; then
        COMPREPLY=($(compgen -W 'check info dump cat convert diff hash map formats stats serve intake help version --help --version' -- "$current"))
        return
    fi
    case $verb:$current in
    help:*) COMPREPLY=($(compgen -W 'check info dump cat convert diff hash map formats stats serve intake' -- "$current")) ;;
    check:-*) COMPREPLY=($(compgen -W '--json --json=lines --sarif --report= --color= --strict --strict=meaning layout --from= --formats= --external= --v2= --recursive -r --head --deep --values --follow --no-follow --include= --exclude= --files-from= --null -0 --skip-unknown --all --verbose -v --quiet -q --jobs= --timeout= --max-rss= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    info:-*) COMPREPLY=($(compgen -W '--json --json=lines --color= --strict --strict=meaning layout --from= --formats= --external= --v2= --recursive -r --follow --no-follow --include= --exclude= --files-from= --null -0 --skip-unknown --all --verbose -v --quiet -q --tensor= --sort= --jobs= --timeout= --max-rss= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    dump:-*) COMPREPLY=($(compgen -W '--json --color= --strict --from= --formats= --external= --v2= --follow --no-follow --verbose -v --quiet -q --bytes= --items= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    cat:-*) COMPREPLY=($(compgen -W '--json --color= --strict --from= --formats= --external= --v2= --follow --no-follow --verbose -v --quiet -q --slice= --raw --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    convert:-*) COMPREPLY=($(compgen -W '--color= --strict --from= --formats= --external= --v2= --follow --no-follow --verbose -v --quiet -q --raw --to= --force -f --lossy --no-origin --skip-unsupported --order= --sparse= --tensor= --rename= --renames-from= --strip= --dtype= --inline --external-data= --tensors-from= --shard-size= --jobs= --timeout= --max-rss= --nnb-version= --btf-coo= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    diff:-*) COMPREPLY=($(compgen -W '--json --color= --strict --from= --formats= --external= --v2= --follow --no-follow --verbose -v --quiet -q --raw --atol= --rtol= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    hash:-*) COMPREPLY=($(compgen -W '--json --json=lines --color= --strict --strict=meaning layout --from= --formats= --external= --v2= --recursive -r --manifest= --check --follow --no-follow --include= --exclude= --files-from= --null -0 --skip-unknown --all --verbose -v --quiet -q --force -f --jobs= --timeout= --max-rss= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    map:-*) COMPREPLY=($(compgen -W '--color= --strict --from= --formats= --external= --v2= --follow --no-follow --verbose -v --quiet -q --bytes= --items= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    formats:-*) COMPREPLY=($(compgen -W '--json --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    stats:-*) COMPREPLY=($(compgen -W '--json --color= --strict --from= --formats= --external= --v2= --follow --no-follow --verbose -v --quiet -q --full --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    serve:-*) COMPREPLY=($(compgen -W '--strict --jobs= --timeout= --max-rss= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output= --listen= --socket-mode= --log= --spool= --idle= --min-rate= --grace= --max-connections= --max-per-address= --max-waiting= --max-bodies= --max-header= --max-spooled= --trust-forwarded' -- "$current")) ;;
    intake:-*) COMPREPLY=($(compgen -W '--json --strict --from= --formats= --v2= --deep --verbose -v --quiet -q --to= --lossy --jobs= --timeout= --max-rss= --accept= --quarantine= --failed= --settle= --folder-settle= --folder-wait= --watch --by-content --reports --remove-original --no-lease --copy --max-holes= --exclusive --metrics= --sandbox= --help -h --version -V --max-file= --max-stream= --max-tensors= --max-rank= --max-memory= --max-work= --max-dense= --max-output=' -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
    esac
    case ${COMPREPLY[0]} in *=) compopt -o nospace 2>/dev/null ;; esac
}
complete -o filenames -F _tensorgate tensorgate
