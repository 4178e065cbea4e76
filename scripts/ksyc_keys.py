# SPDX-License-Identifier: Apache-2.0
"""Keys of the grammar language: those that the compiler knows, and the sentence that the documentation has for each.

The page takes the sentences from here (web/join_page.py), and the suite `documents` compares the two.
"""
import glob
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KEY = re.compile(r"^\| `([a-z-]+)` \| (.*) \| \[.*\]\((https://.*)\) \|$", re.M)
EXTENSION = re.compile(r"^\| `(-[a-z-]+):.*?` \|.*\| (.*?) \|()$", re.M)


def text_of(*names):
    with open(os.path.join(ROOT, *names), encoding="utf-8") as file:
        return file.read()


def known():
    """The keys of fields, and those of every other map whose unknown keys are refused."""
    header = text_of("compiler", "syntax", "model.h")
    keys = set(re.findall(r'^    X\(\w+, "([^"]+)"', header, re.M))
    for path in glob.glob(os.path.join(ROOT, "compiler", "syntax", "model*.c")):
        for function in re.split(r"^}", text_of(os.path.relpath(path, ROOT)), flags=re.M):
            if "ksyc_model_unknown_key(m, item, known" in function:
                for names in re.findall(r"known\[\] = \{([^}]*)\}", function):
                    keys.update(re.findall(r'"([^"]+)"', names))
    return keys


def sentences():
    """{key: [sentence, address of more]}: the standard keys have a page, ours a table among the extensions of ksyc."""
    extensions = re.search(r"^## Extensions\n(.*?)^##", text_of("docs", "ksyc.md"), re.M | re.S)[1]
    rows = KEY.findall(text_of("docs", "ksyc_keys.md")) + EXTENSION.findall(extensions)
    return {key: [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text).replace("`", ""), more] for key, text, more in rows}


def problems():
    told = sentences()
    return (["%s: no sentence in docs/ksyc_keys.md" % key for key in sorted(known() - set(told))] +
            ["%s: the compiler does not know it" % key for key in sorted(set(told) - known())])
