# SPDX-License-Identifier: Apache-2.0
"""Gathers the pages of the documentation site from the tree: collect.py OUTPUT

Markdown is taken as it is, but for links and for what its dialects disagree about; manual pages go through mandoc; the
C header becomes a page. A link to another file of the tree leads to a copy of it, as plain text.
"""
import itertools
import os
import re
import shutil
import subprocess
import sys

from header_page import page

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGES = {"README.md": "index.md", "docs/README.md": "contents.md", "docs/formats/README.md": "formats/index.md",
         "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "fuzz/uncovered.md": "uncovered.md",
         "examples/telemetry/README.md": "telemetry.md", "runtime/tensorgate.h": "c-api.md", "docs/man": "man/index.md", "docs/site/python-api.md": "python-api.md"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"(^[ ]*(?:```|~~~).*?^[ ]*(?:```|~~~)[ ]*$)", re.M | re.S)
HEADING = re.compile(r'^(#+ )<a id="([^"]+)"></a>(.*)$', re.M)


def anchored(heading):
    """A heading and its anchor, which stands before it: else it would be in the list of headings a second time."""
    marks, anchor, title = heading.groups()
    same = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") == anchor
    return "%s%s%s" % ("" if same else '<a id="%s"></a>\n\n' % anchor, marks, title.strip())


def listed(*args):
    return subprocess.run(["git", "ls-files", "-z", "--", *args], cwd=ROOT, capture_output=True, check=True,
                          text=True).stdout.split("\0")[:-1]


class Site:
    def __init__(self, output):
        self.output = output
        self.pages = dict(PAGES)
        self.manuals = [path for path in listed("docs") if path.endswith(".1")]
        for path in listed("docs"):
            if path.endswith(".md"):
                self.pages.setdefault(path, os.path.relpath(path, "docs"))
        for path in self.manuals:
            self.pages[path] = "man/%s.md" % os.path.basename(path)[:-2]
        self.missing = []

    def write(self, path, text):
        path = os.path.join(self.output, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)

    def place(self, path):
        """Where a file or folder of the tree is on the site; it is brought there if need be."""
        path = path.rstrip("/")
        if path in self.pages:
            return self.pages[path]
        full = os.path.join(ROOT, path)
        if os.path.isdir(full):
            self.pages[path] = place = "tree/%s/index.md" % path
            rows = "".join('- <a href="%s"><code>%s</code></a>\n' % (
                os.path.relpath(self.place(name), os.path.dirname(place)).removesuffix(".md") +
                (".html" if self.place(name).endswith(".md") else ""), name[len(path) + 1:]) for name in listed(path))
            self.write(place, "---\norphan: true\n---\n\n# %s/\n\n%s" % (path, rows))
            return place
        if path.endswith((".png", ".svg")):
            place = copy = os.path.relpath(path, "docs") if path.startswith("docs/") else "tree/" + path
        else:
            # What is no page is copied beside the pages; browsers show these two kinds, and save others.
            place = "tree/" + path + ("" if path.endswith(".json") else ".txt")
            copy = "files/" + place
        self.pages[path] = place
        os.makedirs(os.path.join(self.output, os.path.dirname(copy)), exist_ok=True)
        shutil.copyfile(full, os.path.join(self.output, copy))
        return place

    def linked(self, text, path):
        """Text with links that lead to places of the site. Those with an anchor, and those to what is no page, become
        HTML: the generator knows neither; check_site.py checks them."""
        def of(match):
            image, words, target = match.groups()
            target, _, anchor = target.partition("#")
            if re.match(r"[a-z]+:", target):
                return match[0]
            if not target:
                return '<a href="#%s">%s</a>' % (anchor, words)
            there = os.path.normpath(os.path.join(os.path.dirname(path), target))
            if not os.path.exists(os.path.join(ROOT, there)):
                self.missing.append("%s: %s does not exist" % (path, target))
                return match[0]
            place = os.path.relpath(self.place(there), os.path.dirname(self.pages[path]) or ".")
            if image or place.endswith(".md") and not anchor:
                # Without words a link has the title of its page, which says more than the name of a file.
                words = "" if words in (os.path.basename(there), target) else words
                return "%s[%s](%s)" % (image, words, place)
            place = re.sub(r"\.md$", ".html", place)
            return '<a href="%s">%s</a>' % (place + ("#" + anchor if anchor else ""), words)
        return LINK.sub(of, text)

    def markdown(self, path):
        with open(os.path.join(ROOT, path), encoding="utf-8") as stream:
            parts = FENCE.split(stream.read())
        text = "".join(part if number % 2 else self.linked(part, path) for number, part in enumerate(parts))
        return HEADING.sub(anchored, text)

    def manual(self, path):
        """A manual page as HTML of mandoc in a page; its headings are one level down, below the title."""
        name = os.path.basename(path)[:-2]
        text = subprocess.run(["mandoc", "-T", "html", "-O", "fragment,man=%N.html", path], cwd=ROOT, check=True,
                              capture_output=True, text=True).stdout
        text = re.sub(r"<(/?)h([1-5])\b", lambda m: "<%sh%d" % (m[1], int(m[2]) + 1), text)
        ids = set(re.findall(r' id="([^"]+)"', text))
        # The page of a verb names sections of the page of the command.
        text = re.sub(r'href="#([^"]+)"', lambda m: m[0] if m[1] in ids else 'href="tensorgate.html#%s"' % m[1], text)
        known = {os.path.basename(one)[:-2] for one in self.manuals}
        text = re.sub(r'<a class="Xr" href="([^"]+)\.html">(.*?)</a>',
                      lambda m: m[0] if m[1] in known else '<span class="Xr">%s</span>' % m[2], text)
        return '# %s(1)\n\n````{raw} html\n<div class="manual">\n%s\n</div>\n````\n' % (name, text)

    def contents(self):
        """The tables of contents, which the first page has and does not show: captions and pages of contents.tsv."""
        with open(os.path.join(ROOT, "docs", "site", "contents.tsv"), encoding="utf-8") as stream:
            lines = [line.rstrip("\n").split("\t") for line in stream]
        return "".join("\n```{toctree}\n:hidden:\n:maxdepth: 1\n:caption: %s\n\n%s\n```\n" % (
            caption, "\n".join(page for _, page in group))
            for caption, group in itertools.groupby(lines, lambda line: line[0]))

    def collect(self):
        for path in list(self.pages):
            if path.endswith(".md"):
                self.write(self.pages[path], self.markdown(path) + (self.contents() if path == "README.md" else ""))
        for path in self.manuals:
            self.write(self.pages[path], self.manual(path))
        names = sorted(os.path.basename(path)[:-2] for path in self.manuals)
        self.write("man/index.md", "# Manual pages\n\n```{toctree}\n%s\n```\n" % "\n".join(names))
        with open(os.path.join(ROOT, "runtime/tensorgate.h"), encoding="utf-8") as stream:
            self.write("c-api.md", page(stream.read(), "C API: tensorgate.h"))
        os.makedirs(os.path.join(self.output, "static"))
        shutil.copy(os.path.join(ROOT, "docs", "site", "site.css"), os.path.join(self.output, "static"))


def main():
    output = os.path.abspath(sys.argv[1])
    shutil.rmtree(output, ignore_errors=True)
    site = Site(output)
    site.collect()
    for text in site.missing:
        print(text, file=sys.stderr)
    return 1 if site.missing else 0


if __name__ == "__main__":
    sys.exit(main())
