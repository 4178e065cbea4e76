# SPDX-License-Identifier: Apache-2.0
"""Python modules of the grammars, made by the official Kaitai compiler."""
import glob
import os
import subprocess

FOLDER = os.path.join("build", "official")


def is_installed():
    return os.path.isdir(os.path.join(FOLDER, "node_modules"))


def compile_specs(mode):
    """Generates those of all grammars in build/official/MODE. MODE is "strict", or "lenient": without the rules that
    only cause a note. Yields (grammar, the error of the compiler or "")."""
    folder = os.path.join(FOLDER, mode)
    os.makedirs(folder, exist_ok=True)
    env = dict(os.environ, NODE_PATH=os.path.abspath(os.path.join(FOLDER, "node_modules")))
    for spec in sorted(glob.glob("specs/*.ksy")):
        done = subprocess.run(["node", "tests/official/compile.js", folder] + (["--lenient"] if mode == "lenient" else []) +
                              [spec], env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        text = done.stdout.decode("utf-8", "replace").strip()
        yield spec, "" if done.returncode == 0 else text or "exit code %d" % done.returncode
