#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Join the page to one file that works without a server.

    join_page.py LIBRARY.wasm GRAMMAR.wasm PAGE.html LICENCE...

The licences are those of data and of libraries in the modules; they stand in a comment at the end of the page.

The scripts are ES modules, for editors and type checkers; here they become one script each for the page and the worker,
in the order of their imports. The policy of the page names the hashes of its script and style and allows nothing else:
no other script, no connection, no form.
"""
import base64
import gzip
import hashlib
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
IMPORT = re.compile(r"^import \{([^}]*)\} from '\./([a-z]+\.js)';\n", re.M)
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
    return before + re.sub(r"^export ", "", text, flags=re.M)


def hashed(text):
    return "'sha256-%s'" % base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def packed(module):
    with open(module, "rb") as file:
        return base64.b64encode(gzip.compress(file.read(), 9, mtime=0)).decode()


def main():
    library, grammar, target, *licences = sys.argv[1:]
    worker = "'use strict';\n" + joined("worker", "worker.js", set())
    for name, module in (("LIBRARY_TEXT", library), ("GRAMMAR_TEXT", grammar)):
        worker = worker.replace("const %s = '';" % name, "const %s = '%s';" % (name, packed(module)))
    script = "'use strict';\n(() => {\n" + joined("page", "main.js", set()) + "})();\n"
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
