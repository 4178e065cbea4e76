#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Installs missing packages on a Debian machine, prints which and why, and does nothing if none is missing.
#
#   setup.sh [build] [generate] [test] [lint] [prove] [fuzz] [bench] [web] [ports] [python] [site]      default: build
#
#   build     the library and the command
#   generate  ksyc and Ragel, to change a grammar
#   test      unit tests, sanitizers, NumPy, other readers of archives, the official Kaitai compiler (npm) and its
#             Python runtime, the reference package of GGUF (pip)
#   lint      clang-format, clang-tidy, both compilers
#   prove     Frama-C and the provers behind it
#   fuzz      libFuzzer, AFL++, coverage reports
#   web       the page for browsers: Emscripten, Chromium, and what drives and checks it (npm)
#   ports     the library for aarch64 and s390x: linkers, C libraries, qemu
#   bench     libraries that the benchmark compares with, where it can: it says which are missing
#   python    python3-venv, python3-dev and g++ for the package in python/
#   python-env   an environment in build/python/env, into which pip installs what builds and tests the package
#   site      mandoc for the documentation site
#   site-env  into the same environment: Sphinx, its theme, and its reader of Markdown
#
# Packages are installed by apt, as root or through sudo, without questions. Set SETUP=no for make to skip this.
set -u
cd "$(dirname "$0")/.." || exit 1

KAITAI=0.10.0   # the release whose Python runtime is Debian 12's python3-kaitaistruct
JS_YAML=4.1.0
JEST_SARIF=1.0.0-beta.0   # contains the schema of SARIF 2.1.0
OFFICIAL=build/official
GGUF=0.19.0
GGUF_FOLDER=$OFFICIAL/gguf-python
PLAYWRIGHT=1.49.1
AXE=4.10.2
TYPESCRIPT=5.6.3   # checks the types that comments of the page declare
PAGE_MODULES=build/web/node

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
has_port() { echo 'int main(void) { return 0; }' | "$@" -x c -o /tmp/port.$$ - 2>/dev/null && rm -f /tmp/port.$$; }
has_python() { "$(scripts/find_python.sh)" -c "import $1" 2>/dev/null; }

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
    has_header seccomp.h || want libseccomp-dev "makes the lists of system calls of the sandbox"
    has_header cmocka.h || want libcmocka-dev "unit tests"
    has_command clang || want clang "MemorySanitizer build"
    has_sanitizer || want libclang-rt-dev "run-time library of MemorySanitizer"
    has_python numpy || want python3-numpy "second opinion on tensors"
    has_python kaitaistruct || want python3-kaitaistruct "second opinion on parsing"
    has_python tqdm || want python3-tqdm "the reference package of GGUF imports it"
    has_python yaml || want python3-yaml "the reference package of GGUF imports it"
    has_python requests || want python3-requests "the reference package of GGUF imports it"
    has_python pip || want python3-pip "fetches the reference package of GGUF"
    has_python jsonschema || want python3-jsonschema "documents of --json against their schemas"
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
    [ "${HTTP:-1}" = 0 ] || has_python prometheus_client || want python3-prometheus-client "reads the metrics of 'serve'"
    has_command bsdtar || want libarchive-tools "the library of it is another reader of archives"
    has_command parallel || want parallel "one of the recipes for many machines"
    has_command curl || want curl "asks the service, and transfers objects"
    has_command dh || want debhelper "builds the Debian packages"
    dpkg-query -W build-essential >/dev/null 2>&1 || want build-essential "what Debian packages are built with"
    has_command lintian || want lintian "checks the Debian packages"
    has_command systemd-analyze || want systemd "checks the units"
    has_command pre-commit || want pre-commit "runs the hook for commits"
}
need_conformance() {
    has_python yaml || want python3-yaml "reads the expectation files of the official test suite"
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
    [ "${HTTP:-1}" = 0 ] || has_command wrk || want wrk "the load on 'serve'"
    has_library libmsgpackc.so.2 || want libmsgpackc2 "msgpack-c, which streams are compared with"
    has_library libmpack.so.0 || want libmpack0 "libmpack, which streams are compared with"
    has_library libopenblas.so.0 || want libopenblas0-pthread "OpenBLAS, which transpositions are compared with"
    has_python numpy || want python3-numpy "NumPy, which transpositions and fixed point are compared with"
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
    has_command "$(python_for_package)" || want python3 "runs the package"
    "$(python_for_package)" -c 'import ensurepip, venv' 2>/dev/null || want python3-venv "the environment of the package"
    "$(python_for_package)" -c 'import os, sysconfig, sys; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' \
        2>/dev/null || want python3-dev "headers of Python"
}
need_site() {
    has_command mandoc || want mandoc "manual pages on the documentation site"
}
# A python3 in PATH may be older than the package allows.
python_for_package() {
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$python" && return
    done
    echo python3
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
    echo "setup: installing$packages" >&2
    # The package lists may be old or absent: try without an update, then with one.
    # shellcheck disable=SC2086
    apt_get="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o Dpkg::Use-Pty=0"
    $apt_get install --no-install-recommends $packages >/dev/null 2>&1 </dev/null && return 0
    $apt_get update >&2 </dev/null
    $apt_get install --no-install-recommends $packages >&2 </dev/null
}

# The official compiler and the schema of SARIF, installed only in the build folder.
install_official() {
    modules=$OFFICIAL/node_modules
    [ -f "$modules/kaitai-struct-compiler/package.json" ] && [ -f "$modules/js-yaml/package.json" ] &&
        [ -f "$modules/@microsoft/jest-sarif/package.json" ] && return 0
    echo "setup: fetching kaitai-struct-compiler $KAITAI, js-yaml $JS_YAML and jest-sarif $JEST_SARIF by npm into $OFFICIAL" >&2
    mkdir -p "$OFFICIAL"
    npm install --prefix "$OFFICIAL" --no-save --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error \
        "kaitai-struct-compiler@$KAITAI" "js-yaml@$JS_YAML" \
        "@microsoft/jest-sarif@$JEST_SARIF" >&2 </dev/null
}

# The reference package of GGUF, of the machine's Python, installed only in the build folder.
install_gguf() {
    [ -f "$GGUF_FOLDER/gguf/__init__.py" ] && return 0
    echo "setup: fetching gguf $GGUF by pip into $GGUF_FOLDER" >&2
    /usr/bin/python3 -m pip install -q --disable-pip-version-check --root-user-action=ignore --no-deps --target "$GGUF_FOLDER" "gguf==$GGUF" >&2 </dev/null
}

# What drives the browser in tests, and what looks for obstacles for people; only in the build folder.
install_page_modules() {
    modules=$PAGE_MODULES/node_modules
    [ -f "$modules/playwright-core/package.json" ] && [ -f "$modules/axe-core/package.json" ] &&
        [ -f "$modules/typescript/package.json" ] && return 0
    echo "setup: fetching playwright-core $PLAYWRIGHT, axe-core $AXE and typescript $TYPESCRIPT by npm into $PAGE_MODULES" >&2
    mkdir -p "$PAGE_MODULES"
    npm install --prefix "$PAGE_MODULES" --no-save --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error \
        "playwright-core@$PLAYWRIGHT" "axe-core@$AXE" "typescript@$TYPESCRIPT" >&2 </dev/null
}

# What the package in python/ is built and tested with; ml_dtypes and scipy are optional for its users.
PYTHON_BUILD="scikit-build-core>=0.10 cmake>=3.25 ninja"
PYTHON_TEST="numpy ml_dtypes scipy pytest hypothesis dask distributed pandas pyarrow fsspec s3fs moto[server] mypy"
make_python_env() {
    env=build/python/env
    [ -x "$env/bin/python" ] || "$(python_for_package)" -m venv "$env" || return 1
    echo "setup: pip installs $PYTHON_BUILD $PYTHON_TEST into $env" >&2
    # shellcheck disable=SC2086
    "$env/bin/python" -m pip install -q --disable-pip-version-check $PYTHON_BUILD $PYTHON_TEST >&2 </dev/null
}
# What makes the documentation site: beside the package, whose docstrings it reads.
SITE="sphinx>=8 furo myst-parser>=4"
make_site_env() {
    echo "setup: pip installs $SITE into build/python/env" >&2
    # shellcheck disable=SC2086
    build/python/env/bin/python -m pip install -q --disable-pip-version-check $SITE >&2 </dev/null
}

parts=${*:-build}
for part in $parts; do
    case $part in
    build) need_build ;;
    generate) need_generate ;;
    test) need_test ;;
    conformance) need_conformance ;;
    lint) need_lint ;;
    prove) need_prove ;;
    fuzz) need_fuzz ;;
    bench) need_bench ;;
    web) need_web ;;
    ports) need_ports ;;
    python) need_python ;;
    python-env | site-env) ;;
    site) need_site ;;
    *) echo "setup: unknown part '$part' (build, generate, test, conformance, lint, prove, fuzz, bench, web, ports, python, python-env, site, site-env)" >&2; exit 2 ;;
    esac
done
install_packages || { echo "setup: could not install:$packages" >&2; exit 1; }
case " $parts " in *" test "*) install_official || { echo "setup: npm could not fetch the official Kaitai compiler and the schema of SARIF" >&2; exit 1; } ;; esac
case " $parts " in *" test "*) install_gguf || { echo "setup: pip could not fetch the reference package of GGUF" >&2; exit 1; } ;; esac
case " $parts " in *" web "*) install_page_modules || { echo "setup: npm could not fetch what drives the browser" >&2; exit 1; } ;; esac
case " $parts " in *" python-env "*) make_python_env || { echo "setup: pip could not install what the package needs" >&2; exit 1; } ;; esac
case " $parts " in *" site-env "*) make_site_env || { echo "setup: pip could not install what makes the documentation site" >&2; exit 1; } ;; esac
