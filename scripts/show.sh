#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# show.sh TENSORGATE SAMPLES: a file of each format is checked, one is shown, converted, damaged and refused, uploaded, and put
# into quarantine, in some fifty lines.
here=$(realpath "$(dirname "$0")")
tensorgate=$(realpath "$1")
python=$("$here/find_python.sh")
cd "$2" || exit 1

say() {
    printf '\n$ tensorgate'
    for word in "$@"; do
        case $word in *[!a-zA-Z0-9_./=-]*) printf " '%s'" "$word" ;; *) printf ' %s' "$word" ;; esac
    done
    echo
    "$tensorgate" "$@" 2>&1
}
one_of_each=$(for format in $("$python" "$here/formats.py" names); do find . -name "${format}_*.*" ! -name '*_note_*' | sed 's|^\./||' | sort | head -n 1; done)
# shellcheck disable=SC2086
say check $one_of_each
say info primitiv_tensor.primitiv
printf '\n$ tensorgate dump btf_special_floats.btf | head -n 6\n'
"$tensorgate" dump btf_special_floats.btf | head -n 6
rm -f weights.npz
say convert nnb_v3_fixed.nnb weights.npz
say cat weights.npz 1 --slice '0, 0'

printf '\nA checkpoint that runs a command when it is loaded:\n'
printf 'cos\nsystem\n(S"true"\ntR.' > model.bin
say check model.bin
rm -f model.bin

printf '\nA file that is cut off in its last tensor, at the command, and as an upload:\n'
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
printf '\nFrom an inbox to a folder of accepted files, or to quarantine, with a report:\n'
rm -rf gate weights.npz
mkdir -p gate/inbox gate/accept gate/quarantine
cp pvp_note_killed.pvp btf_special_floats.btf gate/inbox
cp cut.part gate/inbox/cut.primitiv # names that end with .part are files that are not complete
say intake gate/inbox --accept gate/accept --quarantine gate/quarantine

printf '\nThe samples are in %s.\n' "$2"
exit 0
