# SPDX-License-Identifier: Apache-2.0
# Written by scripts/write_completions.py from the option table; do not edit.
complete -c tensorgate -n 'not __fish_seen_subcommand_from check info dump cat convert diff hash map formats stats serve intake help version' -f -a 'check info dump cat convert diff hash map formats stats serve intake help version'
complete -c tensorgate -n '__fish_seen_subcommand_from help' -f -a 'check info dump cat convert diff hash map formats stats serve intake'
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from check' -a '--json=lines'
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l sarif
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l report -r
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from check' -a '--strict=meaning layout'
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l recursive -s r
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l head
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l deep
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l values
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l include -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l exclude -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l files-from -r
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l null -s 0
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l skip-unknown
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l all
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l jobs -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l timeout -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-rss -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from check' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from info' -a '--json=lines'
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from info' -a '--strict=meaning layout'
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l recursive -s r
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l include -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l exclude -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l files-from -r
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l null -s 0
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l skip-unknown
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l all
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l tensor -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l sort -x -a 'name size dtype'
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l jobs -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l timeout -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-rss -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from info' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l bytes -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l items -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from dump' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l slice -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l raw
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from cat' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l raw
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l to -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l force -s f
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l lossy
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l no-origin
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l skip-unsupported
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l order -x -a 'c f'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l sparse -x -a 'dense keep'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l tensor -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l rename -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l renames-from -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l strip -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l dtype -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l inline
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l external-data -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l tensors-from -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l shard-size -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l jobs -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l timeout -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-rss -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l nnb-version -x -a '2 3'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l btf-coo -x -a '1 2'
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from convert' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l raw
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l atol -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l rtol -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from diff' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -a '--json=lines'
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -a '--strict=meaning layout'
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l recursive -s r
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l manifest -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l check
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l include -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l exclude -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l files-from -r
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l null -s 0
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l skip-unknown
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l all
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l force -s f
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l jobs -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l timeout -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-rss -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from hash' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l bytes -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l items -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from map' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from formats' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l color -x -a 'auto always never'
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l external -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l follow
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l no-follow
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l full
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from stats' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l jobs -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l timeout -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-rss -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-output -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l listen -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l socket-mode -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l log -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l spool -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l idle -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l min-rate -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l grace -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-connections -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-per-address -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-waiting -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-bodies -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-header -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l max-spooled -x
complete -c tensorgate -n '__fish_seen_subcommand_from serve' -l trust-forwarded
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l json
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l strict
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l from -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l formats -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l v2 -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l deep
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l verbose -s v
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l quiet -s q
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l to -x -a 'primitiv nnb pvp btf npy npz safetensors gguf pytorch onnx flax'
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l lossy
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l jobs -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l timeout -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-rss -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l accept -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l quarantine -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l failed -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l settle -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l folder-settle -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l folder-wait -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l watch
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l by-content
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l reports
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l remove-original
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l no-lease
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l copy
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-holes -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l exclusive
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l metrics -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l sandbox -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l help -s h
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l version -s V
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-file -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-stream -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-tensors -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-rank -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-memory -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-work -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-dense -x
complete -c tensorgate -n '__fish_seen_subcommand_from intake' -l max-output -x
