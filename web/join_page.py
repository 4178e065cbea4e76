#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Join the page to one file that works without a server.

    join_page.py LIBRARY.wasm GRAMMAR.wasm PAGE.html SPEC.ksy... LICENCE...

The specifications are the grammars of our own formats. The licences are those of data and of libraries in the modules; they stand in a comment at the end of the page.

The scripts are ES modules, for editors and type checkers; here they become one script each for the page and the worker,
in the order of their imports. The policy of the page names the hashes of its script and style and allows nothing else:
no other script, no connection, no form.
"""
import base64
import gzip
import hashlib
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "scripts"))
import ksyc_keys  # noqa: E402

IMPORT = re.compile(r"^import \{([^}]*)\} from '\./([a-z]+\.js)';\n", re.M)
# A comment that has its lines for itself: they are for who reads the modules.
COMMENT = re.compile(r"^ *(//.*|/\*\*?(?:[^*]|\*(?!/))*\*/ *)\n", re.M)
MOST = 1 << 20


def read(*names):
    with open(os.path.join(HERE, *names), encoding="utf-8") as file:
        return file.read()


def joined(folder, name, done):
    """The text of a module behind those that it imports."""
    if name in done:
        return ""
    done.add(name)
    text = read(folder, name)
    before = "".join(joined(folder, other, done) for _, other in IMPORT.findall(text))
    text = IMPORT.sub("", text).replace("'use strict';\n", "", 1)
    if re.search(r"^\s*import\b", text, re.M):
        sys.exit("%s/%s: an import of another form" % (folder, name))
    return before + re.sub(r"^export ", "", COMMENT.sub("", text), flags=re.M)


def hashed(text):
    return "'sha256-%s'" % base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def packed(data):
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def packed_file(path):
    with open(path, "rb") as file:
        return packed(file.read())


def without_docs(text):
    """A grammar without comments and documentation, which are half of it."""
    lines, doc = [], None       # the indentation of a key whose value is left out
    for line in text.split("\n"):
        indentation = len(line) - len(line.lstrip())
        if not line.strip() or line.lstrip().startswith("#") or (doc is not None and indentation > doc):
            continue
        key = re.match(r"( *)doc(-ref)?:( |$)", line)
        doc = len(key.group(1)) if key else None
        if key is None:
            lines.append(line)
    return "\n".join(lines) + "\n"


def packed_specs(paths):
    """An object of the texts by their names."""
    texts = {}
    for path in sorted(paths):
        with open(path, encoding="utf-8") as file:
            texts[os.path.basename(path)] = without_docs(file.read())
    return packed(json.dumps(texts).encode())


def main():
    library, grammar, target, *others = sys.argv[1:]
    specs = [path for path in others if path.endswith(".ksy")]
    licences = [path for path in others if path not in specs]
    worker = "'use strict';\n" + joined("worker", "worker.js", set())
    for name, text in (("LIBRARY_TEXT", packed_file(library)), ("GRAMMAR_TEXT", packed_file(grammar)), ("SPECS_TEXT", packed_specs(specs))):
        worker = worker.replace("const %s = '';" % name, "const %s = '%s';" % (name, text))
    if ksyc_keys.problems():
        sys.exit("\n".join(ksyc_keys.problems()))
    script = "'use strict';\n(() => {\n" + joined("page", "main.js", set()) + "})();\n"
    script = script.replace("const KEY_HELP = {};", "const KEY_HELP = %s;" % json.dumps(ksyc_keys.sentences(), ensure_ascii=False))
    for text in (worker, script):
        if "</script" in text.lower() or "<!--" in text:
            sys.exit("a script would end early")
    style = read("page", "page.css")
    policy = ("default-src 'none'; script-src %s blob: 'wasm-unsafe-eval'; worker-src blob:; style-src %s; img-src data: blob:; "
              "connect-src 'none'; form-action 'none'; base-uri 'none'" % (hashed(script), hashed(style)))
    page = read("page", "page.html")
    for name, text in (("policy", policy), ("style", style), ("worker", worker), ("script", script)):
        page = page.replace("@%s@" % name, text, 1)
    for path in licences:
        with open(path, encoding="utf-8") as file:
            page += "<!--\n%s\n-->\n" % file.read().replace("--", "- -")
    if len(page.encode()) > MOST:
        sys.exit("the page has over %d bytes" % MOST)
    with open(target, "w", encoding="utf-8", newline="\n") as file:
        file.write(page)


main()
