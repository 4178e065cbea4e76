#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Installs missing packages on a Debian machine, prints which and why, and does nothing if none is missing.
#
#   setup.sh [build] [generate] [test] [lint] [prove] [fuzz] [bench] [web] [ports] [python] [python-env] [site]      default: build
#
#   build     the library and the command
#   generate  ksyc and Ragel, to change a grammar
#   test      unit tests, sanitizers, other readers of archives, the official Kaitai compiler (npm into build/official);
#             NumPy, the compiler's Python runtime, the reference package of GGUF (pip into build/python/env)
#   lint      clang-format, clang-tidy, both compilers
#   prove     Frama-C and the provers behind it
#   fuzz      libFuzzer, AFL++, coverage reports
#   web       the page for browsers: Emscripten, Chromium, and what drives and checks it (npm)
#   ports     the library for aarch64 and s390x: linkers, C libraries, qemu
#   bench     libraries that the benchmark compares with, where it can: it says which are missing
#   python    python3-venv, python3-dev and g++ for the package in python/
#   python-env   pip installs into build/python/env what builds and tests the package, and makes the site
#   site      mandoc for the documentation site
#
# Packages are installed by apt, as root or through sudo. With SETUP=ask in the environment it asks before it installs
# anything; with SETUP=no make does not call it. Packages from other registries are pinned in scripts/requirements.
set -u
cd "$(dirname "$0")/.." || exit 1

PINNED=scripts/requirements
PYTHON_ENV=build/python/env

packages=""
want() { # want PACKAGE WHY...: remember a missing package
    package=$1
    shift
    case " $packages " in *" $package "*) return ;; esac
    packages="$packages $package"
    echo "setup: $package is missing: $*" >&2
}

has_command() { command -v "$1" >/dev/null 2>&1; }
has_header() { echo "#include <$1>" | gcc -E - >/dev/null 2>&1; }
has_library() { case $(gcc -print-file-name="$1" 2>/dev/null) in /*) ;; *) return 1 ;; esac; }
has_sanitizer() { # the run-time libraries of clang are in a separate package
    dir=$(clang -print-resource-dir 2>/dev/null) && [ -n "$(find "$dir" -name 'libclang_rt.msan*' 2>/dev/null)" ]
}
has_port() { echo 'int main(void) { return 0; }' | "$@" -x c -o /dev/null - 2>/dev/null; }
base_python() { scripts/find_python.sh --base; }

need_build() {
    has_command gcc || want gcc "the C compiler"
    has_header stdio.h || want libc6-dev "headers of the C library"
    has_command make || want make "runs the build"
    has_command python3 || want python3 "writes the sample files and runs the tests"
    [ "${JSON:-1}" = 0 ] || has_header jansson.h || want libjansson-dev "what the fuzz target of the command and a benchmark compare with"
    [ "${SSL:-1}" = 0 ] || has_header openssl/evp.h || want libssl-dev "SHA-256 of 'hash'"
    [ "${HTTP:-1}" = 0 ] || has_header microhttpd.h || want libmicrohttpd-dev "HTTP of 'serve'"
    [ "${HTTP:-1}" = 0 ] || has_command curl || want curl "a client of 'serve', for make run"
    [ "${ZLIB:-1}" = 0 ] || has_header zlib.h || want zlib1g-dev ".npz, 'process: zlib' of grammars"
}
need_generate() {
    has_header seccomp.h || want libseccomp-dev "makes the lists of system calls of the sandbox"
    has_header yaml.h || want libyaml-dev "ksyc reads .ksy files with it"
    has_command ragel || want ragel "compiles the grammar of primitiv streams and the lexer of expressions"
}
need_test() {
    need_python
    has_header seccomp.h || want libseccomp-dev "makes the lists of system calls of the sandbox"
    has_header cmocka.h || want libcmocka-dev "unit tests"
    has_command clang || want clang "MemorySanitizer build"
    has_sanitizer || want libclang-rt-dev "run-time library of MemorySanitizer"
    # gcc-multilib excludes cross compilers, and is for x86-64 alone.
    [ "$(gcc -dumpmachine 2>/dev/null)" != x86_64-linux-gnu ] || has_port gcc -m32 || want gcc-multilib "unit tests on 32 bits"
    has_command musl-gcc || want musl-tools "unit tests with another C library"
    has_command mandoc || want mandoc "checks the manual page"
    has_command pkg-config || want pkg-config "programs against an installed prefix"
    has_command g++ || want g++ "headers of the runtime in C++"
    has_command cmake || want cmake "a project against the installed CMake package"
    has_command node || want nodejs "runs the official Kaitai compiler"
    has_command npm || want npm "fetches the official Kaitai compiler"
    has_command strace || want strace "system calls of the command in its sandbox"
    has_command zsh || want zsh "completions of the command"
    has_command fish || want fish "completions of the command"
    has_command unzip || want unzip "another reader of archives"
    [ "${HTTP:-1}" = 0 ] || has_command nginx || want nginx-light "the proxy in front of 'serve'"
    has_command bsdtar || want libarchive-tools "the library of it is another reader of archives"
    has_command parallel || want parallel "one of the recipes for many machines"
    has_command curl || want curl "asks the service, and transfers objects"
    has_command dh || want debhelper "builds the Debian packages"
    dpkg-query -W build-essential >/dev/null 2>&1 || want build-essential "what Debian packages are built with"
    has_command lintian || want lintian "checks the Debian packages"
    has_command mkfs.xfs || want xfsprogs "a file system for 'intake'"
    has_command mkfs.btrfs || want btrfs-progs "another one"
    has_command fuse-overlayfs || want fuse-overlayfs "a file system of a process, for 'intake'"
    has_command systemd-analyze || want systemd "checks the units"
    has_command pre-commit || want pre-commit "runs the hook for commits"
}
need_lint() {
    has_header seccomp.h || want libseccomp-dev "makes the lists of system calls of the sandbox"
    has_command clang || want clang "second set of warnings"
    has_command g++ || want g++ "headers are compiled as C++, too"
    has_command clang-format || want clang-format "checks the formatting"
    has_command clang-tidy || want clang-tidy "looks for mistakes"
    has_header cmocka.h || want libcmocka-dev "unit tests"
}
need_prove() {
    has_command frama-c || want frama-c-base "states what has to be proved"
    has_command why3 || want why3 "hands it to provers"
    has_command cvc4 || want cvc4 "proves it"
    has_command z3 || want z3 "proves it"
}
need_fuzz() {
    has_command clang || want clang "the targets are compiled with it; libFuzzer comes along"
    has_sanitizer || want libclang-rt-dev "run-time libraries of libFuzzer and the sanitizers"
    has_command llvm-cov || want llvm "llvm-cov and llvm-profdata report what was covered"
    has_command afl-clang-fast || want afl++ "the second engine"
    has_header yaml.h || want libyaml-dev "ksyc is a target, too"
    has_header zip.h || want libzip-dev "a second reader of archives, which one target compares with"
}

need_bench() {
    need_python
    [ "${HTTP:-1}" = 0 ] || has_command wrk || want wrk "the load on 'serve'"
    has_library libmsgpackc.so.2 || want libmsgpackc2 "msgpack-c, which streams are compared with"
    has_library libmpack.so.0 || want libmpack0 "libmpack, which streams are compared with"
    has_library libopenblas.so.0 || want libopenblas0-pthread "OpenBLAS, which transpositions are compared with"
}

need_web() {
    has_command emcc || want emscripten "compiles the library for browsers"
    has_command chromium || [ -n "${CHROMIUM:-}" ] || want chromium "the page is tested in it"
    has_command node || want nodejs "runs these tests"
    has_command npm || want npm "fetches what drives the browser"
}

# gcc for other machines excludes gcc-multilib, so clang compiles, with the libraries of gcc.
need_ports() {
    has_command clang || want clang "compiles for other machines"
    version=$(gcc -dumpversion | cut -d. -f1)
    for port in aarch64:arm64 s390x:s390x; do
        machine=${port%:*}
        name=${port#*:}
        has_command "$machine-linux-gnu-ld" || want "binutils-$machine-linux-gnu" "links for $machine"
        has_port clang --target="$machine-linux-gnu" -static || {
            want "libc6-dev-$name-cross" "the C library for $machine"
            want "libgcc-$version-dev-$name-cross" "what compilers call on $machine"
        }
        has_command "qemu-$machine" || want qemu-user "runs programs of other machines"
    done
}

need_python() {
    has_command "$(base_python)" || want python3 "runs the tests and the package"
    "$(base_python)" -c 'import ensurepip, venv' 2>/dev/null || want python3-venv "the environment of the tests and the package"
    "$(base_python)" -c 'import os, sysconfig, sys; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' \
        2>/dev/null || want python3-dev "headers of Python"
}
need_site() {
    has_command mandoc || want mandoc "manual pages on the documentation site"
}

# may_install WHAT: says it, and with SETUP=ask waits for a yes.
may_install() {
    echo "setup: installing $1" >&2
    [ "${SETUP:-yes}" = ask ] || return 0
    [ -t 0 ] || { echo "setup: SETUP=ask, and there is no terminal to ask on" >&2; return 1; }
    printf 'setup: go on? [y/N] ' >&2
    read -r answer
    case $answer in y | Y | yes) ;; *) return 1 ;; esac
}

install_packages() {
    [ -n "$packages" ] || return 0
    if ! has_command apt-get; then
        echo "setup: no apt-get here; please install:$packages" >&2
        return 1
    fi
    as_root=""
    if [ "$(id -u)" != 0 ]; then
        if ! has_command sudo; then
            echo "setup: neither root nor sudo; please install:$packages" >&2
            return 1
        fi
        as_root="sudo -n"
        [ -t 0 ] && [ -z "${CI:-}" ] && as_root=sudo
    fi
    may_install "by apt:$packages" || return 1
    # The package lists may be old or absent: try without an update, then with one.
    # shellcheck disable=SC2086
    apt_get="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o Dpkg::Use-Pty=0"
    $apt_get install --no-install-recommends $packages >/dev/null 2>&1 </dev/null && return 0
    $apt_get update >&2 </dev/null
    $apt_get install --no-install-recommends $packages >&2 </dev/null
}

# npm_installs FOLDER LIST WHY: what scripts/requirements/LIST-lock.json names, unless it is there.
npm_installs() {
    cmp -s "$PINNED/$2-lock.json" "$1/package-lock.json" && [ -f "$1/installed" ] && return 0
    may_install "npm packages of $PINNED/$2-lock.json into $1 ($3)" || return 1
    mkdir -p "$1" && rm -f "$1/installed" && cp "$PINNED/$2.json" "$1/package.json" && cp "$PINNED/$2-lock.json" "$1/package-lock.json" &&
        (cd "$1" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >&2 </dev/null) && touch "$1/installed"
}

# pip_installs LIST WHY: what scripts/requirements/LIST.txt names into the environment, which is made if need be.
pip_installs() {
    cmp -s "$PINNED/$1.txt" "$PYTHON_ENV/$1.txt" && return 0
    may_install "pip packages of $PINNED/$1.txt into $PYTHON_ENV ($2)" || return 1
    [ -x "$PYTHON_ENV/bin/python" ] || "$(base_python)" -m venv "$PYTHON_ENV" || return 1
    "$PYTHON_ENV/bin/python" -m pip install -q --disable-pip-version-check --require-hashes -r "$PINNED/$1.txt" >&2 </dev/null &&
        cp "$PINNED/$1.txt" "$PYTHON_ENV/$1.txt"
}

parts=${*:-build}
for part in $parts; do
    case $part in
    build) need_build ;;
    generate) need_generate ;;
    test) need_test ;;
    lint) need_lint ;;
    prove) need_prove ;;
    fuzz) need_fuzz ;;
    bench) need_bench ;;
    web) need_web ;;
    ports) need_ports ;;
    python) need_python ;;
    python-env) need_python ;;
    site) need_site ;;
    *) echo "setup: unknown part '$part' (build, generate, test, lint, prove, fuzz, bench, web, ports, python, python-env, site)" >&2; exit 2 ;;
    esac
done
install_packages || { echo "setup: not installed:$packages" >&2; exit 1; }
for part in $parts; do
    case $part in
    test)
        npm_installs build/official kaitai "the official Kaitai compiler, and the schema of SARIF" &&
            pip_installs test "what the tests compare with"
        ;;
    bench) pip_installs test "what the benchmark compares with" ;;
    web) npm_installs build/web/node page "what drives the browser, and what checks the page" ;;
    python-env) pip_installs all "what builds and tests the package in python/, and makes the site" ;;
    esac || { echo "setup: could not install what '$part' needs" >&2; exit 1; }
done
