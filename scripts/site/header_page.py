# SPDX-License-Identifier: Apache-2.0
"""A public header as a page in Markdown: its essay, and each declaration under the comment that explains it."""
import html
import re

BANNER = re.compile(r"/\* =+\n \*  (.*)\n \* =+ \*/\n")
DOCUMENTED = re.compile(r"^((?:\w+\(\)(?:, )?)+) : ?")
NAMES = (re.compile(r"\b(?:TG_API|KS_API)\b[^;]*?\b(\w+)\("), re.compile(r"^} (\w+);", re.M),
         re.compile(r"^typedef [^;{]*?\(\*(\w+)\)", re.M), re.compile(r"^typedef (?:struct|enum|union) \w+ (\w+);", re.M),
         re.compile(r"^#define (\w+)", re.M))
GUARDS = re.compile(r"^#(ifndef|define) \w+_H$|^#endif( /\*.*\*/)?$|^extern \"C\" \{$|^}$|^#(?:if|ifdef|ifndef|else|endif)\b.*$", re.M)


def escaped(text):
    """A line of a comment as Markdown that shows the same characters."""
    return re.sub(r"([\\`*\[\]|~])", r"\\\1", html.escape(text, quote=False))


def uncommented(comment):
    """The text of a comment without its frame, as lines."""
    body = re.sub(r"^/\*!?|\*/$", "", comment.strip())
    lines = [re.sub(r"^ ?\*( |$)", "", line.rstrip()) for line in body.strip("\n").split("\n")]
    lines[0] = lines[0].strip()
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return [re.sub(r"^ (?=\S)", "", line) for line in lines]


def prose(lines, linked):
    """Paragraphs, lists, and what is indented further as code."""
    out, code, listed = [], False, False
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if line.strip() and indent >= 4 and not listed:
            if not code:
                out += ["", "```c"]
            code = True
            out.append(line[4:])
            continue
        if code and line.strip():
            out += ["```", ""]
            code = False
        text = line.strip()
        if text.startswith("- "):
            if not listed:
                out.append("")
            listed = True
            out.append("- " + linked(text[2:]))
        elif text.startswith("@"):
            name, _, rest = text[1:].partition(" ")
            out += ["", "`%s` — %s" % (name, linked(rest.strip()))]
        elif code:
            out.append("")
        else:
            listed = listed and (not text or indent > 0)
            out.append(("  " if listed and text else "") + linked(text))
    return out + (["```"] if code else [])


def pieces(source):
    """(kind, text) of what stands at the left margin: "banner", "comment" or "code"."""
    at, code, depth = 0, [], 0
    lines = source.split("\n")
    while at < len(lines):
        line = lines[at]
        if line.startswith("/*") and depth == 0 and not (code and code[-1].endswith("\\")):
            if code:
                yield "code", "\n".join(code)
                code = []
            comment = [line]
            while "*/" not in lines[at]:
                at += 1
                comment.append(lines[at])
            text = "\n".join(comment)
            banner = BANNER.match(text + "\n")
            yield ("banner", banner.group(1).strip()) if banner else ("comment", text)
        elif not line.strip() and depth == 0:
            if code:
                yield "code", "\n".join(code)
                code = []
        else:
            code.append(line)
            if not line.startswith("extern \"C\""):
                depth = max(0, depth + line.count("{") - line.count("}"))
        at += 1
    if code:
        yield "code", "\n".join(code)


def names_of(code):
    plain = re.sub(r"/\*.*?\*/", "", code, flags=re.S)
    return list(dict.fromkeys(name for pattern in NAMES for name in pattern.findall(plain)))


def essay_of(lines):
    """The essay at the top: headings at the margin, text indented by two, examples by four; text is marked."""
    listed = False
    for line in lines:
        listed = line.startswith("  - ") or listed and line.startswith("    ")
        if line and not line.startswith(" ") and len(line) < 40 and not line.endswith("."):
            yield from ("", "## " + line, "")
        else:
            yield "\0" + (line[2:] if listed or re.match(r"  \S", line) else line)


def page(source, title):
    """The page of a header whose text this is."""
    found = list(pieces(source))
    anchors = {name: name for kind, text in found if kind == "code" for name in names_of(text)}

    def linked(text):
        return re.sub(r"\b(tg_\w+|TG_\w+)\b((?:\(\))?)",
                      lambda m: '<a href="#%s">`%s%s`</a>' % (m[1], m[1], m[2]) if m[1] in anchors else "`%s`" % m[0],
                      escaped(text))

    out = ["# " + title, ""]
    essay, pending, seen, headed = True, None, set(), False
    for kind, text in found:
        if kind == "banner":
            out += ["", "## " + text, ""]
            headed = True
        elif kind == "comment":
            if "SPDX" in text:
                continue
            if pending is not None:
                out += [""] + prose(pending, linked)
            pending = uncommented(text)
            if essay and len(pending) > 20:
                out += essay_of(pending[1:])
                essay, pending = False, None
        else:
            kept = GUARDS.sub("", text).strip("\n")
            if not kept.strip() or kept.startswith("#include") or "__attribute__" in kept:
                continue
            names = [name for name in names_of(text) if name not in seen]
            seen.update(names)
            if not headed:
                out += ["", "## Versions", ""]
                headed = True
            if names:
                short = [name for name in names if not name.endswith("_ENUM")][:3]
                out += ["", "".join('<a id="%s"></a>' % name for name in names), ""]
                out += ["### " + ", ".join("`%s`" % name for name in short) + (", …" if len(names) > 3 else ""), ""]
            if pending is not None:
                match = DOCUMENTED.match(pending[0])
                if match:
                    pending[0] = pending[0][match.end():]
                out += [""] + prose(pending, linked) + [""]
            out += ["", "```c", kept, "```"]
            pending = None
    if pending is not None:
        out += [""] + prose(pending, linked)
    return "\n".join(flowed(out, linked)) + "\n"


def flowed(lines, linked):
    """Lines of the essay, which are marked, as prose."""
    run = []
    for line in lines + [None]:
        if line is not None and line.startswith("\0"):
            run.append(line[1:])
            continue
        if run:
            yield from prose(run, linked)
            run = []
        if line is not None:
            yield line
