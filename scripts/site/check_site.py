# SPDX-License-Identifier: Apache-2.0
"""Checks the documentation site: check_site.py FOLDER [--external FILE]

Every link inside has to lead to a file, and to an anchor in it; nothing may be fetched from elsewhere when a page is
looked at; no id occurs twice; every page can be reached from the first. Links to elsewhere are listed in FILE; whether
they live is not asked. The last line is `N passed, N failed`, where links and pages are counted.
"""
import html.parser
import os
import re
import sys
import urllib.parse

FETCHED = {"script": ("src",), "img": ("src", "srcset"), "link": ("href",), "iframe": ("src",), "source": ("src", "srcset"),
           "video": ("src",), "audio": ("src",), "object": ("data",), "embed": ("src",), "form": ("action",)}
NOT_FETCHED = {"canonical", "next", "prev", "alternate", "index", "search", "license"}
URL_IN_CSS = re.compile(r"""url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)""")


class Page(html.parser.HTMLParser):
    """What a page has: ids, links, and what a browser fetches with it."""

    def __init__(self, path):
        super().__init__()
        self.ids, self.links, self.fetched, self.twice = set(), [], [], []
        with open(path, encoding="utf-8") as stream:
            self.feed(stream.read())
        self.close()

    def handle_starttag(self, tag, attrs):
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            if values["id"] in self.ids:
                self.twice.append(values["id"])
            self.ids.add(values["id"])
        if tag == "a" and "name" in values:
            self.ids.add(values["name"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if "style" in values:
            self.fetched += [a or b for a, b in URL_IN_CSS.findall(values["style"])]
        for name in FETCHED.get(tag, ()):
            if name in values and not (tag == "link" and set(values.get("rel", "").split()) & NOT_FETCHED):
                self.fetched.append(values[name])


def outside(target):
    return target.startswith("//") or re.match(r"[a-z][a-z0-9+.-]*:", target, re.I) and not target.startswith("data:")


def check(root):
    """(problems, number of checks, external links)"""
    pages, problems, external, count, reached = {}, [], set(), 0, {}
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".html"):
                pages[os.path.relpath(path, root)] = Page(path)
            elif name.endswith(".css"):
                with open(path, encoding="utf-8") as stream:
                    for one in URL_IN_CSS.findall(stream.read()):
                        target, count = one[0] or one[1], count + 1
                        if outside(target):
                            problems.append("%s: fetches %s" % (os.path.relpath(path, root), target))
    for name, page in sorted(pages.items()):
        problems += ["%s: the id %s occurs twice" % (name, one) for one in page.twice]
        reached[name] = set()
        for target in page.links + page.fetched:
            count += 1
            if target.startswith("data:"):
                continue
            if outside(target):
                if target in page.fetched:
                    problems.append("%s: fetches %s" % (name, target))
                external.add((target, name))
                continue
            place, _, anchor = target.partition("#")
            place = urllib.parse.unquote(place.partition("?")[0])
            there = os.path.normpath(os.path.join(os.path.dirname(name), place)) if place else name
            if there.startswith("..") or place.startswith("/") or not os.path.isfile(os.path.join(root, there)):
                problems.append("%s: dead link %s" % (name, target))
                continue
            if there in pages:
                reached[name].add(there)
                if anchor and urllib.parse.unquote(anchor) not in pages[there].ids:
                    problems.append("%s: no anchor %s" % (name, target))
    seen, todo = set(), ["index.html"]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += reached.get(name, ())
    lost = set(pages) - seen - {"search.html", "genindex.html", "py-modindex.html", "404.html"}
    problems += ["%s: no page leads to it" % name for name in sorted(lost)]
    return problems, count + len(pages), external


def main(arguments):
    problems, count, external = check(arguments[0])
    for text in problems:
        print("FAIL " + text)
    if len(arguments) == 3 and arguments[1] == "--external":
        with open(arguments[2], "w", encoding="utf-8") as stream:
            stream.writelines("%s\t%s\n" % one for one in sorted(external))
        print("%d links to elsewhere, listed in %s" % (len({url for url, _ in external}), arguments[2]))
    print("%d passed, %d failed" % (count - len(problems), len(problems)))
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
