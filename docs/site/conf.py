# SPDX-License-Identifier: Apache-2.0
"""The documentation site, for Sphinx: `make site` gathers the pages into build/site-pages, and builds and checks it."""
import re

import tensorgate

project = "Tensorgate"
html_title = "Tensorgate"
version = release = tensorgate.version()
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["static", "files"]
html_theme = "furo"
html_static_path = ["../../build/site-pages/static"]
html_css_files = ["site.css"]
html_extra_path = ["../../build/site-pages/files"]
html_copy_source = False
html_show_copyright = False
html_theme_options = {"source_edit_link": "", "top_of_page_buttons": []}
# Texts are shown as they are written: "--verify" is not a dash.
smartquotes = False
highlight_language = "none"
autodoc_mock_imports = ["torch"]        # which tensorgate.torch needs, and the site does not
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
python_maximum_signature_line_length = 100

ROW = re.compile(r"^( {0,3})(\S(?:.*?\S)?) {2,}(\S.*)$")


def rows(block):
    """[(name, text)] of a block of columns, whose further lines are indented; None for any other block."""
    found = []
    for line in block:
        row = ROW.match(line)
        if row:
            found.append([row[2], row[3]])
        elif found and line.startswith("   "):
            found[-1][1] += " " + line.strip()
        else:
            return None
    return found


def literal(text):
    return re.sub(r"([\\*`_|])", r"\\\1", text)


def as_rst(app, what, name, obj, options, lines):
    """Docstrings of the package are plain text with columns."""
    out = []
    for block in re.split(r"\n\s*\n", "\n".join(lines).strip()):
        split = block.split("\n")
        table = rows(split)
        if split[0].lstrip().startswith(">>>"):
            out += [line[4:] if line.startswith("    ") else line for line in split]
        elif table:
            for term, text in table:
                out += ["``%s``" % term, "   " + literal(text)]
        elif all(line.startswith("    ") for line in split):
            out += ["::", ""] + split
        else:
            # Lines that the text sets in columns or steps keep them.
            out += ["| " + literal(line) for line in split] if any(re.search(r"\S {2,}\S|^ ", line) for line in split) else [
                literal(line) for line in split]
        out.append("")
    lines[:] = out


def setup(app):
    app.connect("autodoc-process-docstring", as_rst)
