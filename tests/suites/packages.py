# SPDX-License-Identifier: Apache-2.0
"""What brings the command to its users: the wheel that pip installs; the Debian packages are built by dpkg-buildpackage, have what lintian expects,
and work after their installation; the static command works where there is nothing else; systemd accepts the units and
rates them as safe; pre-commit and the action of GitHub refuse a damaged file."""
import glob
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import harness

GOOD = "npz_stored.npz"
PROGRAM = """#include <stdio.h>
#include <tensorgate.h>
int main(int argc, char **argv) {
    tg_error error;
    tg_file *file = tg_open(argv[argc - 1], NULL, &error);
    printf("%d\\n", file != NULL);
    tg_close(file);
    return 0;
}
"""
# For `systemd-analyze security`, tenths of its scale: from 0 to 10 for a unit that nothing holds.
EXPOSURE = {"tensorgate.service": 5, "tensorgate-intake@.service": 8}


# What users get is optimised; a round compiles for a third less time.
LEVEL = {"DEB_CFLAGS_APPEND": "-O1", "STATIC_CFLAGS": "-O1"} if harness.ROUND else {}


def command(words, **more):
    return harness.run(words, env={"MAKEFLAGS": "", "MFLAGS": "", "MAKELEVEL": "", **more.pop("env", {})}, timeout=900, **more)


def samples(folder):
    """A folder with a good file, and one with a damaged one beside it."""
    good, bad = os.path.join(folder, "good"), os.path.join(folder, "bad")
    for place in (good, bad):
        os.mkdir(place)
        shutil.copy(os.path.join(harness.SAMPLES, GOOD), place)
    with open(os.path.join(bad, GOOD), "rb") as f:
        whole = f.read()
    with open(os.path.join(bad, "cut.npz"), "wb") as f:
        f.write(whole[:-1])
    return good, bad


def expect(t, case, got, code, *texts):
    said = (got.out + got.err).decode("utf-8", "replace")
    t.case(case, [] if got.code == code and all(text in said for text in texts) else ["exit code %d: %s" % (got.code, said[-2000:])])


def both(t, case, words, good, bad):
    """The command accepts the good folder, and refuses the other."""
    expect(t, case + ": a good file", command(words + ["check", "-r", good]), 0, "ok ")
    expect(t, case + ": a damaged file", command(words + ["check", "-r", bad]), 1, "cut.npz", "ok ")


# ------------------------------------------------------------------------------------------ Debian

def unpacked(folder, packages):
    """The packages without the system: their files alone."""
    root = os.path.join(folder, "root")
    for package in packages:
        command(["dpkg-deb", "-x", package, root])
    return root


def installed(t, folder, packages):
    """The packages below a folder: on a machine of CI by dpkg, in the machine itself."""
    if os.environ.get("CI") != "true" or os.getuid() != 0 or os.path.exists("/usr/bin/tensorgate"):
        return unpacked(folder, packages), None
    got = command(["dpkg", "-i", *packages])
    expect(t, "dpkg installs the packages", got, 0)
    return "/", lambda: expect(t, "dpkg removes the packages", command(["dpkg", "-P", "tensorgate", "libtensorgate-dev", "libtensorgate0"]), 0)


def run_intake_unit(t, root, good):
    """What systemd does with the unit of intake, where the package is installed: its user, its folders, its command."""
    with open(os.path.join(root, "usr/lib/systemd/system/tensorgate-intake@.service"), encoding="utf-8") as f:
        text = f.read().replace("\\\n", " ").replace("%i", "suite")
    before, start = (re.search("^%s=(.*)$" % key, text, re.M).group(1).replace("$$", "$") for key in ("ExecStartPre", "ExecStart"))
    place = "/srv/tensorgate/suite"
    try:
        expect(t, "the unit of intake makes its folders", command(["sh", "-c", before.lstrip("+")]), 0)
        expect(t, "and leaves them as they are", command(["sh", "-c", "chmod 1777 %s/inbox && %s && test -k %s/inbox -a -w %s/inbox" % (
            place, before.lstrip("+"), place, place)]), 0)
        shutil.copy(os.path.join(good, GOOD), place + "/inbox")
        user = ["setpriv", "--reuid=tensorgate", "--regid=tensorgate", "--init-groups", "--inh-caps=+lease", "--ambient-caps=+lease"]
        got = command(["timeout", "5", *user, *start.split()])
        t.case("the unit of intake takes a file of another user", [] if b"accepted " + GOOD.encode() in got.out else [got.code, got.out, harness.tail(got.err)])
        owner = pwd.getpwuid(os.stat(os.path.join(place, "accepted", GOOD)).st_uid).pw_name
        t.case("it belongs to that user no more", [] if owner == "tensorgate" else [owner])
    finally:
        shutil.rmtree(place, ignore_errors=True)


def user_and_folder(t, root):
    """What the maintainer scripts of the package call, below a folder."""
    os.makedirs(os.path.join(root, "etc"), exist_ok=True)       # each machine has one
    for case, words, path, text in (
            ("the user of the package", ["systemd-sysusers", "--root=" + root], "etc/passwd", "tensorgate:"),
            ("the folder of the package", ["systemd-tmpfiles", "--root=" + root, "--create", "tensorgate.conf"], "srv/tensorgate", None)):
        got = command(words)
        full = os.path.join(root, path)
        there = os.path.isdir(full)
        if text is not None and os.path.exists(full):
            with open(full, encoding="utf-8") as f:
                there = text in f.read()
        t.case(case, [] if there else [got.code, harness.tail(got.err)])


def scripts_of(t, packages):
    """The package itself makes its user and its folder."""
    package = [path for path in packages if os.path.basename(path).startswith("tensorgate_")][0]
    got = command(["sh", "-c", 'dpkg-deb --ctrl-tarfile "$1" | tar -xO ./postinst', "sh", package])
    t.case("the package makes its user and its folder", ["postinst lacks " + word for word in ("systemd-sysusers", "systemd-tmpfiles")
                                                        if word.encode() not in got.out])


def debian(t, folder, good, bad):
    got = command(["make", "deb", "SETUP=no"], env=LEVEL)
    if not t.case("dpkg-buildpackage", [] if got.code == 0 else [harness.tail(got.err, 3000)]):
        return
    found = sorted(glob.glob("build/deb/*.deb"))
    names = [os.path.basename(path).split("_")[0] for path in found if "dbgsym" not in path]
    t.case("three packages", [] if names == ["libtensorgate-dev", "libtensorgate0", "tensorgate"] else [names])
    got = command(["lintian", "--allow-root", "--fail-on", "error,warning", *glob.glob("build/deb/*.changes")])
    t.case("lintian", [] if got.code == 0 else [got.out.decode()])
    packages = [os.path.abspath(path) for path in found if "dbgsym" not in path]
    scripts_of(t, packages)
    root, remove = installed(t, folder, packages)
    try:
        if remove:
            run_intake_unit(t, root, good)
        else:
            user_and_folder(t, root)
            t.skip("the unit of intake runs", "the packages are installed on a machine of CI alone, by root")
        both(t, "the command of the package", [os.path.join(root, "usr/bin/tensorgate")], good, bad)
        source, program = os.path.join(folder, "program.c"), os.path.join(folder, "program")
        with open(source, "w", encoding="utf-8") as f:
            f.write(PROGRAM)
        libraries = glob.glob(os.path.join(root, "usr/lib/*/libtensorgate.so"))
        library = os.path.dirname(libraries[0]) if libraries else ""
        flags = ["-ltensorgate"] if remove else ["-I" + root + "/usr/include", "-L" + library, "-ltensorgate"]
        expect(t, "a program with the development package", command(["gcc", "-Wall", "-Werror", source, *flags, "-o", program]), 0)
        for name, opens in ((os.path.join(good, GOOD), "1\n"), (os.path.join(bad, "cut.npz"), "0\n")):
            got = command([program, name], env={} if remove else {"LD_LIBRARY_PATH": library})
            t.case("its verdict about " + os.path.basename(name), [] if got.out.decode() == opens else [got.out, harness.tail(got.err)])
        units = sorted(os.path.basename(path) for path in glob.glob(os.path.join(root, "usr/lib/systemd/system/tensorgate*")))
        t.case("units of the package", [] if units == ["tensorgate-intake@.service", "tensorgate.service", "tensorgate.socket"] else [units])
    finally:
        if remove:
            remove()


# ------------------------------------------------------------------------------------------ others

def static(t, folder, good, bad):
    """In a folder with nothing else: no loader, no library, no /proc, no /dev."""
    got = command(["make", "static", "SETUP=no"], env=LEVEL)
    if not t.case("the static command is built", [] if got.code == 0 else [harness.tail(got.err, 2000)]):
        return
    texts = {name: harness.read_bytes(os.path.join("build/static/licences", name)) for name in os.listdir("build/static/licences")}
    wanted = {"LICENSE": b"Apache License", "Unicode-3.0.txt": b"UNICODE LICENSE V3", "libc.txt": b"LGPL", "LGPL-2.1": b"GNU LESSER GENERAL PUBLIC LICENSE",
              "libz.txt": b"Gailly", "libcrypto.txt": b"OpenSSL"}
    t.case("licences of the static command", [name for name, words in wanted.items() if words not in texts.get(name, b"")])
    root = os.path.join(folder, "empty")
    os.mkdir(root)
    shutil.copy("build/static/tensorgate", root)
    for place in (good, bad):
        shutil.copytree(place, os.path.join(root, os.path.basename(place)))
    enter = ["chroot"] if os.getuid() == 0 else ["unshare", "-r", "chroot"]
    both(t, "the static command in an empty root", enter + [root, "/tensorgate"], "/good", "/bad")


def built_licence(t, folder):
    """The licence of a library that was built from source, as packaging/Containerfile builds libmicrohttpd."""
    place = os.path.join(folder, "built")
    for name, text in (("lib/libmicrohttpd.a", ""), ("share/licences/libmicrohttpd.txt", "a licence\n")):
        os.makedirs(os.path.dirname(os.path.join(place, name)), exist_ok=True)
        with open(os.path.join(place, name), "w", encoding="utf-8") as file:
            file.write(text)
    got = command(["packaging/licences.sh", os.path.join(place, "all"), os.path.join(place, "lib/libmicrohttpd.a")])
    path = os.path.join(place, "all", "libmicrohttpd.txt")
    t.case("the licence of a library that was built", [] if got.code == 0 and not got.err and os.path.exists(path) and
           harness.read_text(path) == "a licence\n" else [got.code, harness.tail(got.err)])


def units(t, folder):
    place = os.path.join(folder, "units")
    expect(t, "install-units", command(["make", "install-units", "SETUP=no", "DESTDIR=" + place, "prefix=/usr"]), 0)
    files = sorted(glob.glob(place + "/usr/lib/systemd/system/*"))
    for path in files:      # systemd looks whether the command is there
        with open(path, encoding="utf-8") as f:
            text = f.read()
        with open(path, "w", encoding="utf-8") as f:
            f.write(text.replace("/usr/bin/tensorgate", os.path.abspath("build/release/tensorgate")))
    got = command(["systemd-analyze", "verify", "--man=no", *files])
    t.case("systemd-analyze verify", [] if got.code == 0 and not got.err and len(files) == 3 else [files, harness.tail(got.err)])
    # Those who bring files are members of a group that may enter its folders.
    with open(os.path.join(os.path.dirname(files[0]), "tensorgate-intake@.service"), encoding="utf-8") as f:
        words = re.search(r"^ExecStart=(.*?[^\\])$", f.read(), re.M | re.S).group(1).split()
    t.case("the unit of intake accepts copies", [] if "--copy" in words else [words])
    for name, most in EXPOSURE.items():
        got = command(["systemd-analyze", "security", "--offline=true", "--threshold=%d" % most, os.path.join(os.path.dirname(files[0]), name)])
        t.case("exposure of " + name, [] if got.code == 0 else [got.out.decode()[-200:]])
    expect(t, "uninstall-units", command(["make", "uninstall-units", "SETUP=no", "DESTDIR=" + place, "prefix=/usr"]), 0)
    left = [name for _, _, names in os.walk(place) for name in names]
    t.case("nothing is left", [] if not left else [left])


def suffixes():
    """Of all formats of formats.def."""
    with open("runtime/formats.def", encoding="utf-8") as f:
        lines = re.findall(r'^FORMAT\([^"]*"([^"]*)"', f.read(), re.M)
    return [suffix for line in lines for suffix in line.split()]


def pre_commit(t, folder, good, bad):
    with open(".pre-commit-hooks.yaml", encoding="utf-8") as f:
        pattern = re.compile(re.search(r"^  files: '(.*)'$", f.read(), re.M).group(1))
    t.case("pre-commit knows every suffix", ["%s is not among them" % s for s in suffixes() if not pattern.search("x" + s)])
    if not shutil.which("pre-commit"):
        t.fail("pre-commit", "it is not installed")
        return
    hook = os.path.join(folder, "hook")
    os.mkdir(hook)
    shutil.copy(".pre-commit-hooks.yaml", hook)
    for words in (["git", "init", "-q"], ["git", "add", "."], ["git", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "x"]):
        subprocess.run(words, cwd=hook, check=True)
    path = os.path.abspath("build/release") + ":" + os.environ["PATH"]
    for place, code in ((good, 0), (bad, 1)):
        repo = place + "-repo"
        shutil.copytree(place, repo)
        with open(os.path.join(repo, "README"), "w", encoding="utf-8") as f:
            f.write("not a tensor file\n")
        subprocess.run(["git", "init", "-q"], cwd=repo, check=True)
        subprocess.run(["git", "add", "."], cwd=repo, check=True)
        got = command(["pre-commit", "try-repo", hook, "tensorgate", "--all-files"], cwd=repo,
                  env={"PATH": path, "PRE_COMMIT_HOME": os.path.join(folder, "cache"), "HOME": folder})
        expect(t, "pre-commit over " + os.path.basename(place), got, code, "Passed" if code == 0 else "cut.npz")


def action(t, folder, good, bad):
    with open("action.yml", encoding="utf-8") as f:
        text = f.read()
    missing = [path for path in re.findall(r"packaging/\S*?\.sh", text) if not os.access(path, os.X_OK)]
    t.case("scripts of the action", missing)
    environment = {"TENSORGATE_COMMAND": os.path.abspath("build/release/tensorgate")}
    check = os.path.abspath("packaging/action/check.sh")
    odd = os.path.join(folder, "-o $(touch x) ;")
    shutil.copytree(good, odd)
    for place, code in ((good, 0), (bad, 1), (odd, 0), (good + "\n\n" + bad, 1)):
        got = command([check], cwd=folder, env={**environment, "TENSORGATE_PATH": place.replace(folder + "/", ""), "TENSORGATE_OPTIONS": "--strict\n--deep"})
        expect(t, "the action over %r" % os.path.basename(place), got, code, "ok ")
    t.case("no input is a command", [] if not os.path.exists(os.path.join(folder, "x")) else ["a file was made"])


def wheel(t, folder, good, bad):
    """What `pip install` of the package brings: the command is beside the interpreter, with all of its verbs."""
    wheels, fresh = os.path.join(folder, "wheels"), os.path.join(folder, "fresh")
    got = command([sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", wheels,
                   "--config-settings=build-dir=" + os.path.abspath("build/python/cmake-wheel"),
                   "--config-settings=cmake.define.CMAKE_C_FLAGS_RELEASE=-O1", "./python"], env={"CC": "gcc"})
    if not t.case("pip wheel", [] if got.code == 0 else [harness.tail(got.err, 3000)]):
        return
    with zipfile.ZipFile(glob.glob(wheels + "/*.whl")[0]) as archive:
        scripts = [name for name in archive.namelist() if ".data/scripts/" in name]
    t.case("the command is a script of the wheel", [] if [os.path.basename(name) for name in scripts] == ["tensorgate"] else [scripts])
    made = command([sys.executable, "-m", "venv", fresh])
    got = command([fresh + "/bin/python", "-m", "pip", "install", "-q", "--no-index", "--no-deps", *glob.glob(wheels + "/*.whl")])
    if not t.case("a fresh environment", [] if made.code == got.code == 0 else [made.err, got.err]):
        return
    path = {"PATH": fresh + "/bin:" + os.environ["PATH"]}
    both(t, "the command of the wheel", [fresh + "/bin/tensorgate"], good, bad)
    expect(t, "found by its name", command(["tensorgate", "check", "-r", good], env=path), 0, "1 ok, 0 bad")
    for verb in ("check", "info", "dump", "cat", "convert", "diff", "hash", "map", "stats", "formats", "serve", "intake"):
        expect(t, "its verb " + verb, command(["tensorgate", verb, "--help"], env=path), 0, "usage: tensorgate " + verb)
    told = [command([one, "hash", "--json", os.path.join(good, GOOD)]).out for one in (fresh + "/bin/tensorgate", harness.tensorgate())]
    t.case("its hashes are those of the command", [] if told[0] == told[1] and b"sha256" in told[0] else [told])
    expect(t, "the package beside it", command([fresh + "/bin/python", "-c", "import sys, tensorgate; print(bool(tensorgate.check(sys.argv[1])))",
                                                os.path.join(good, GOOD)]), 0, "True")


def run(t):
    folder = tempfile.mkdtemp(prefix="packages-")
    try:
        good, bad = samples(folder)
        wheel(t, folder, good, bad)
        debian(t, folder, good, bad)
        static(t, folder, good, bad)
        built_licence(t, folder)
        units(t, folder)
        pre_commit(t, folder, good, bad)
        action(t, folder, good, bad)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
