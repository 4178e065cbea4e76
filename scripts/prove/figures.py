# SPDX-License-Identifier: Apache-2.0
"""The figures in docs/assurance.md: written from proved.tsv, never by hand."""
import os
import textwrap

import tools

PAGE = os.path.join(tools.ROOT, "docs", "assurance.md")
BEGIN = "<!-- figures: make prove -->\n"
END = "<!-- end of figures -->\n"


class Count:
    """Functions and obligations of some rows of proved.tsv; each content counts once in `distinct`."""

    def __init__(self, rows):
        self.functions = sum(not row[1].startswith("(") for row in rows)
        self.distinct = len({row[5] for row in rows if not row[1].startswith("(")})
        self.obligations = sum(int(row[2]) for row in rows)
        self.by = {}
        for row in {row[5]: row for row in rows}.values():
            for word in row[3].split():
                prover, _, number = word.partition(":")
                self.by[prover] = self.by.get(prover, 0) + int(number)
        self.different = sum(self.by.values())

    def share(self, *provers):
        return 100.0 * sum(self.by.get(prover, 0) for prover in provers) / max(1, self.different)


def is_view(unit):
    return unit.endswith("_view")


def headline(rows):
    """What the totals of the table consist of."""
    whole = Count(rows)
    views = Count([row for row in rows if is_view(row[0])])
    rest = Count([row for row in rows if not is_view(row[0])])
    if whole.different != sum(int(row[2]) for row in {row[5]: row for row in rows}.values()):
        raise ValueError("proved.tsv: the provers of a row do not add up to its obligations")
    text = ("Of the %d functions, %d are accessors of views, and %d are "
            "the rest; %d functions are in the table twice with the same content, and were proved once. WP's own "
            "simplifier (Qed) or its control flow graph closes %.0f %% of the obligations, without a prover. Of those that reach "
            "a prover, CVC4 proves %d (%d of them with fewer definitions), Z3 %d, and scripts %d. Without views, %d "
            "obligations are left, %.0f %% of them closed by simplification.")
    by = whole.by
    words = text % (whole.functions, views.functions, rest.functions, whole.functions - whole.distinct,
                    whole.share("qed", "cfg"), by.get("cvc4", 0) + by.get("near", 0), by.get("near", 0), by.get("z3", 0),
                    by.get("script", 0), rest.different, rest.share("qed", "cfg"))
    return textwrap.wrap(words, 115, break_long_words=False)


def section(units, rows, versions, faults, looks, last_cold):
    lines = ["%s." % versions, "", "| unit | file | functions | obligations | by simplification | seconds | not proved |",
             "|---|---|---|---|---|---|---|"]
    total = [0, 0, 0.0]
    proved = set()
    for unit in units:
        own = [row for row in rows if row[0] == unit.name]
        # A function that is in two files is proved once.
        anew = {row[5]: float(row[4]) for row in own if row[5] not in proved}
        proved |= anew.keys()
        count = Count(own)
        total = [a + b for a, b in zip(total, [count.functions, count.obligations, sum(anew.values())])]
        lines.append("| %s | `%s` | %d | %d | %.0f %% | %.0f | %s |" %
                     (unit.name, unit.path, count.functions, count.obligations, count.share("qed", "cfg"), sum(anew.values()),
                      ", ".join("`%s`" % pattern for pattern in unit.left_out) or "–"))
    lines.append("| all | | %d | %d | %.0f %% | %.0f | |" % (*total[:2], Count(rows).share("qed", "cfg"), total[2]))
    lines += ["", *headline(rows), "", "No obligation is open. `make prove-selftest` plants %d faults, and %d where validators ask for bytes." % (faults, looks),
              "", *textwrap.wrap(last_cold, 115), ""]
    return "\n".join(lines)


def page():
    with open(PAGE, encoding="utf-8") as f:
        return f.read()


def renew(text):
    """The page with this section replaced, and whether it is unchanged."""
    old = page()
    head, _, rest = old.partition(BEGIN)
    _, _, tail = rest.partition(END)
    new = head + BEGIN + text + END + tail
    return new, new == old
