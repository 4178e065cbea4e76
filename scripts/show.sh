#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# show.sh TENSORGATE SAMPLES: check of the samples, info and dump of one of each format, a refusal, a quarantined file.
here=$(realpath "$(dirname "$0")")
tensorgate=$(realpath "$1")
python=$("$here/find_python.sh")
cd "$2" || exit 1

say() {
    printf '\n$ tensorgate %s\n' "$*"
    "$tensorgate" "$@" 2>&1
}
for format in $("$python" "$here/formats.py" proved); do
    files=$(ls -- *.$format | grep -v _note_)
    # shellcheck disable=SC2086
    say check $files
done
for file in btf_special_floats.btf primitiv_tensor.primitiv nnb_v3_fixed.nnb pvp_sparse_values.pvp; do
    say info $file
    say dump $file
done

printf '\nOdd, but taken; and cut off in the last tensor:\n'
say check pvp_note_killed.pvp
head -c 240 primitiv_model.primitiv > cut.part
say check cut.part
# One upload through a service of its own, on a Unix socket, when this build has HTTP.
serve() {
    folder=$(mktemp -d) || return
    "$tensorgate" serve --listen "unix:$folder/socket" --log "$folder/log" --spool "$folder" 2>"$folder/err" &
    service=$!
    tries=0
    until grep -q listening "$folder/log" 2>/dev/null || [ $tries = 100 ]; do sleep 0.05; tries=$((tries + 1)); done
    printf '\n$ tensorgate serve --listen unix:SOCKET &\n$ curl --unix-socket SOCKET --data-binary @cut.part http://localhost/v1/check\n'
    curl -s -w 'status %{http_code}\n' --unix-socket "$folder/socket" --data-binary @cut.part http://localhost/v1/check
    kill $service
    wait $service
    rm -rf "$folder"
}
if command -v curl >/dev/null 2>&1 && ! RUNTIME_DIRECTORY='' XDG_RUNTIME_DIR='' "$tensorgate" serve 2>&1 | grep -q 'no HTTP'; then
    serve
else
    printf '\nNo upload through `tensorgate serve`: curl or libmicrohttpd is missing.\n'
fi
printf '\nFrom an inbox to accept or quarantine:\n'
rm -rf gate
mkdir -p gate/inbox gate/accept gate/quarantine
cp pvp_note_killed.pvp btf_special_floats.btf gate/inbox
cp cut.part gate/inbox/cut.primitiv # names that end with .part are files that are not complete
say intake gate/inbox --accept gate/accept --quarantine gate/quarantine
printf '\n$ cat gate/quarantine/cut.primitiv.report.json\n'
cat gate/quarantine/cut.primitiv.report.json

printf '\nThe samples are in %s.\n' "$2"
exit 0
