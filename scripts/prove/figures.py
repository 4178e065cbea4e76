# SPDX-License-Identifier: Apache-2.0
"""The figures in docs/assurance.md: written from proved.tsv, never by hand."""
import os

import tools

PAGE = os.path.join(tools.ROOT, "docs", "assurance.md")
BEGIN = "<!-- figures: make prove -->\n"
END = "<!-- end of figures -->\n"


def section(units, rows, versions, faults):
    lines = ["%s." % versions, "", "| unit | file | functions | obligations | seconds | not proved |", "|---|---|---|---|---|---|"]
    total = [0, 0, 0.0]
    proved = set()
    for unit in units:
        own = [row for row in rows if row[0] == unit.name]
        # A function that stands in two files is proved once.
        anew = {row[5]: float(row[4]) for row in own if row[5] not in proved}
        proved |= anew.keys()
        figures = [sum(not row[1].startswith("(") for row in own), sum(int(row[2]) for row in own), sum(anew.values())]
        total = [a + b for a, b in zip(total, figures)]
        lines.append("| %s | `%s` | %d | %d | %.0f | %s |" %
                     (unit.name, unit.path, *figures, ", ".join("`%s`" % pattern for pattern in unit.left_out) or "–"))
    lines.append("| all | | %d | %d | %.0f | |" % tuple(total))
    lines += ["", "No obligation is open. `make prove-selftest` plants %d faults." % faults, ""]
    return "\n".join(lines)


def page():
    with open(PAGE, encoding="utf-8") as f:
        return f.read()


def renew(text):
    """The page with this section, and whether it is the same as before."""
    old = page()
    head, _, rest = old.partition(BEGIN)
    _, _, tail = rest.partition(END)
    new = head + BEGIN + text + END + tail
    return new, new == old
