# SPDX-License-Identifier: Apache-2.0
"""The documentation site: scripts/site/check_site.py finds what is dead, and header_page.py leaves nothing of
tensorgate.h out. Making the whole site is `make site`."""
import os
import re
import subprocess
import sys
import tempfile

GOOD = {
    "index.html": '<h1 id="top">A</h1> <a href="b/page.html#there">b</a> <a href="#top">up</a> <a href="https://example.org/x">x</a>',
    "b/page.html": '<p id="there"><a href="../index.html">a</a> <img src="p%20q.png"> <script src="../s.js"></script>',
    "b/p q.png": "", "s.js": "", "style.css": "p { background: url(data:image/png;base64,AA) }",
}


def faults():
    """(name, file, its text, expected message)"""
    def linked(text):
        return GOOD["index.html"] + text
    yield "dead link", "index.html", linked('<a href="none.html">'), "index.html: dead link none.html"
    yield "a folder is no page", "index.html", linked('<a href="b/">'), "index.html: dead link b/"
    yield "dead anchor", "index.html", linked('<a href="b/page.html#None">'), "index.html: no anchor b/page.html#None"
    yield "dead anchor of the same page", "index.html", linked('<a href="#none">'), "index.html: no anchor #none"
    yield "dead picture", "index.html", linked('<img src="none.png">'), "index.html: dead link none.png"
    yield "out of the site", "b/page.html", '<p id="there"><a href="../../x.html">', "b/page.html: dead link ../../x.html"
    yield "from the root of a server", "index.html", linked('<a href="/index.html">'), "index.html: dead link /index.html"
    yield "script from elsewhere", "index.html", linked('<script src="https://example.org/s.js"></script>'), \
        "index.html: fetches https://example.org/s.js"
    yield "picture from elsewhere", "index.html", linked('<img src="//example.org/p.png">'), "index.html: fetches //example.org/p.png"
    yield "style from elsewhere", "index.html", linked('<link rel="stylesheet" href="http://example.org/s.css">'), \
        "index.html: fetches http://example.org/s.css"
    yield "font from elsewhere", "style.css", "@font-face { src: url('https://example.org/f.woff2') }", \
        "style.css: fetches https://example.org/f.woff2"
    yield "style attribute", "index.html", linked('<p style="background: url(https://example.org/p)">'), \
        "index.html: fetches https://example.org/p"
    yield "an id twice", "index.html", linked('<p id="top">'), "index.html: the id top occurs twice"
    yield "a page on its own", "lost.html", "<p>", "lost.html: no page leads to it"


def check(folder):
    done = subprocess.run([sys.executable, "scripts/site/check_site.py", folder], capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    return done.returncode, [line[5:] for line in lines if line.startswith("FAIL ")], lines[-1]


def plant(folder, path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)


def header(t):
    """Every name that the header declares has an anchor, and every line of its code is on the page as it is."""
    sys.path.insert(0, "scripts/site")
    import header_page
    with open("runtime/tensorgate.h", encoding="utf-8") as stream:
        source = stream.read()
    page = header_page.page(source, "C API")
    anchors = re.findall(r'<a id="(\w+)"></a>', page)
    functions = set(re.findall(r"\b(tg_\w+)\(", "".join(re.findall(r"^TG_API [^;]*;", source, re.M))))
    types = set(re.findall(r"^} (tg_\w+);", source, re.M))
    t.case("functions of the header", [] if len(functions) > 80 and functions <= set(anchors) else sorted(functions - set(anchors)))
    t.case("types of the header", [] if len(types) > 10 and types <= set(anchors) else sorted(types - set(anchors)))
    t.case("no anchor twice", sorted({name for name in anchors if anchors.count(name) > 1}))
    t.case("links of the page", sorted(set(re.findall(r'href="#(\w+)"', page)) - set(anchors)))
    shown = set(page.splitlines())
    declared = [line for line in re.sub(r"^/\*.*?\*/$", "", source, flags=re.M | re.S).splitlines()
                if line.startswith(("TG_API ", "typedef ", "} tg_", "#define TG_")) and line != "#define TG_API" and
                "__attribute__" not in line]
    t.case("code of the header", [line for line in declared if line not in shown and not line.startswith("#define TENSORGATE_H")])
    t.case("fences are closed", [] if page.count("```") % 2 == 0 else ["odd"])


def run(t):
    header(t)
    with tempfile.TemporaryDirectory(prefix="site_") as folder:
        for path, text in GOOD.items():
            plant(folder, path, text)
        got = check(folder)
        t.case("a good site", [] if got[:2] == (0, []) and re.fullmatch(r"[1-9]\d* passed, 0 failed", got[2]) else [repr(got)])
        for name, path, text, message in faults():
            plant(folder, path, text)
            got = check(folder)
            t.case(name, [] if got[:2] == (1, [message]) else [repr(got)])
            os.remove(os.path.join(folder, path))
            if path in GOOD:
                plant(folder, path, GOOD[path])
    with tempfile.TemporaryDirectory(prefix="site_") as folder:
        t.case("no site at all", [] if check(folder)[0] == 1 else ["accepted"])
