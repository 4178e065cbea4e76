# SPDX-License-Identifier: Apache-2.0
"""Sources and headers of the library as words, for amalgamate_library.py: which names they declare, and their text with
other names, without includes, guards and what only C++ sees."""
import re

WORD = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*) |
    (?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*') |
    (?P<blank>[ \t]+|\\\n) |
    (?P<line>\n) |
    (?P<number>\.?[0-9](?:[eEpP][+-]|[0-9A-Za-z_.])*) |
    (?P<name>[A-Za-z_][A-Za-z_0-9]*) |
    (?P<sign>->|\.\.\.|\#\#|.)
""", re.X | re.S)

CPLUSPLUS = re.compile(r"^#ifdef __cplusplus\n(?:.*\n)*?#endif\n", re.M)
# An include that stands behind the guard of what it includes.
GUARDED = re.compile(r'^#ifndef \w+_H\b.*\n(#include ".*"\n)#endif\n', re.M)
PROVER = re.compile(r"^#ifdef __FRAMAC__\n(?:#include .*\n)#else\n(#include .*\n)#endif\n", re.M)
# What compilers see and provers do not.
COMPILER = re.compile(r"^#ifndef __FRAMAC__\n((?:(?!#(?:if|else|endif)).*\n)*)#endif\n", re.M)
DIRECTIVE = re.compile(r"#[ \t]*(\w+)(?:\\\n|/\*.*?\*/|[^\n])*", re.S)
# Headers that a machine may not have; they stay where they are.
LIBRARIES = ("zlib.h", "iconv.h")
UNDECLARED = ("_Static_assert",)
MAKES_STATIC = re.compile(r"#[ \t]*define[ \t]+(\w+)[ \t][^\n]*\b(?:static|TG_EXPAND)\b")


class Mistake(Exception):
    """Something that cannot be joined without a doubt."""


class Word:
    __slots__ = ("kind", "text", "is_member")

    def __init__(self, kind, text):
        self.kind, self.text, self.is_member = kind, text, False


def words_of(text):
    """Words, comments, blanks, and directives as one word each."""
    out, at, begins = [], 0, True
    while at < len(text):
        if begins and text[at] == "#":
            found = DIRECTIVE.match(text, at)
            out.append(Word("directive", found.group()))
        else:
            found = WORD.match(text, at)
            out.append(Word(found.lastgroup, found.group()))
        begins = out[-1].kind == "line" or (begins and out[-1].kind in ("blank", "comment"))
        at = found.end()
    return out


class Source:
    """One file. `public` are the functions that stay external."""

    def __init__(self, path, text, public, fragments=None):
        self.path, self.public, self.fragments = path, public, fragments or {}
        self.is_header = path.endswith(".h")
        text = re.sub(r"^/\* SPDX-License-Identifier: .* \*/\n", "", text, flags=re.M)
        if self.is_header:
            text = COMPILER.sub(r"\1", PROVER.sub(r"\1", GUARDED.sub(r"\1", CPLUSPLUS.sub("", text))))
        self.included, self.system, self.macros, self.undone = [], set(), [], set()
        # What makes a declaration static: the keyword, and macros of this tree.
        self.makes_static = {"static", "TG_INLINE", "TG_EXPAND", "TG_LOOP"}
        self.own, self.defined, self.unsized, self.names = set(), set(), set(), {}
        self.words_in_order = self.directives(words_of(text))
        self.words = {word.text for word in self.words_in_order if word.kind == "name"}
        # Types that a header names and a source completes.
        self.tags = set(re.findall(r"\b(?:struct|union|enum)\s+(\w+)", text)) if self.is_header else set()
        self.declarations()

    # ------------------------------------------------------------------------------- directives

    def directives(self, words):
        """Takes out includes and guards; notes macros."""
        guard, depth, first = None, 0, True
        out, waiting = [], list(reversed(words))
        while waiting:
            word = waiting.pop()
            if word.kind == "comment" and word.text[2:3] == "@":     # for provers, which read the files themselves
                continue
            if word.kind != "directive":
                out.append(word)
                continue
            kind = re.match(r"#[ \t]*(\w+)", word.text).group(1)
            if self.is_header and first and kind == "ifndef":
                guard, first = word.text.split()[1], False
                continue
            first = False
            if guard and kind == "define" and word.text.split()[1] == guard:
                continue
            if kind in ("if", "ifdef", "ifndef"):
                depth += 1
            if kind == "endif":
                depth -= 1
                if depth < 0:        # of the guard
                    depth = 0
                    continue
            if kind == "include":
                name = re.match(r'#\s*include\s*([<"])([^>"]+)[>"]', word.text)
                if name.group(1) == "<":
                    if depth > 0 or name.group(2) in LIBRARIES:
                        out.append(word)
                    else:
                        self.system.add(name.group(2))
                elif name.group(2) in self.fragments:
                    self.included.append(name.group(2))
                    # The list of formats is no code of a source: its words are names of formats.
                    if name.group(2).endswith(".def"):
                        out.append(Word("list", name.group(2)))
                    else:
                        waiting += reversed(words_of(self.fragments[name.group(2)]))
                else:
                    if depth > 0 and self.is_header:
                        raise Mistake("%s: includes %s under a condition" % (self.path, name.group(2)))
                    self.included.append(name.group(2))
                    out.append(Word("include", name.group(2)))
                continue
            if kind == "define":
                self.makes_static |= set(MAKES_STATIC.findall(word.text))
                self.macros.append(re.match(r"#[ \t]*define[ \t]+(\w+)", word.text).group(1))
            if kind == "undef":
                self.undone.add(re.match(r"#[ \t]*undef[ \t]+(\w+)", word.text).group(1))
            out.append(word)
        return out

    # ----------------------------------------------------------------------------- declarations

    def declarations(self):
        """Finds each declaration outside of functions, makes it static where it has to be, and collects its names."""
        words = self.words_in_order
        code = [i for i, word in enumerate(words) if word.kind in ("name", "number", "text", "sign")]
        self.inserted = {}
        at = 0
        while at < len(code):
            at = self.declaration(words, code, at)
        self.members(words, code)

    def declaration(self, words, code, begin):
        """One declaration from code[begin]; the index behind it."""
        at, depth, has_parameters, has_value, first_open, name_at = begin, 0, False, False, None, None
        body = None     # of a struct, union or enum
        while at < len(code):
            text = words[code[at]].text
            if text in "([{":
                if depth == 0 and text == "{" and has_parameters and not has_value:
                    end = self.closing(words, code, at) + 1
                    self.declared(words, code, begin, first_open, end, name_at, body)
                    return end
                if depth == 0 and text == "{" and not has_value:
                    body = at
                if depth == 0 and text == "(":
                    before = words[code[at - 1]].text if at > begin else ""
                    if before != "__attribute__" and not has_parameters and not has_value:
                        if at - 1 == begin and before.isupper():     # a macro that makes declarations
                            return self.macro(words, code, at)
                        has_parameters, first_open, name_at = True, at, at - 1
                at = self.closing(words, code, at)
            elif text == "=" and not has_value:
                has_value = True
                name_at = self.name_before(words, code, at) if not has_parameters else name_at
            elif text == ";":
                if name_at is None:
                    name_at = self.name_before(words, code, at)
                self.declared(words, code, begin, first_open, at + 1, name_at, body)
                return at + 1
            at += 1
        raise Mistake("%s: a declaration without an end: %s" % (self.path, " ".join(words[i].text for i in code[begin:begin + 8])))

    def macro(self, words, code, at):
        """NAME(...): behind it a semicolon, or not."""
        end = self.closing(words, code, at) + 1
        return end + 1 if end < len(code) and words[code[end]].text == ";" else end

    @staticmethod
    def closing(words, code, at):
        depth = 0
        for i in range(at, len(code)):
            text = words[code[i]].text
            if text in "([{":
                depth += 1
            elif text in ")]}":
                depth -= 1
                if depth == 0:
                    return i
        raise Mistake("a bracket without its end")

    @staticmethod
    def name_before(words, code, at):
        """The name in front of `=`, `;` or the bounds of an array."""
        i = at - 1
        while words[code[i]].text == "]":
            while words[code[i]].text != "[":
                i -= 1
            i -= 1
        return i if words[code[i]].kind == "name" else None

    def declared(self, words, code, begin, first_open, end, name_at, body):
        texts = [words[i].text for i in code[begin:end]]
        if texts[0] == "__extension__":
            begin, texts = begin + 1, texts[1:]
        if texts == [";"] or texts[0] in UNDECLARED:
            return
        head = texts[:(name_at - begin if name_at is not None else len(texts))]
        if body is not None:
            self.own_names(words, code, begin, body)
            head = texts[:body - begin] + texts[self.closing(words, code, body) + 1 - begin:]
        if texts[0] == "typedef":
            if first_open is not None and words[code[first_open + 1]].text == "*":
                name_at = first_open + 2
            self.note(words[code[name_at]].text)
            return
        if texts[0] in ("struct", "union", "enum") and (len(texts) == 3 or body is not None and name_at is None):
            return
        if name_at is None:
            raise Mistake("%s: a declaration without a name: %s" % (self.path, " ".join(texts[:12])))
        name = words[code[name_at]].text
        if name in self.public:
            return
        if texts[0] == "extern":
            if texts[-3:] == ["[", "]", ";"]:
                # No type for a static declaration: its definition comes first.
                self.unsized.add(name)
                self.inserted[code[begin]] = "drop", code[end - 1]
                return
            words[code[begin]].text = "static"
        elif not self.makes_static & set(head):
            self.inserted[code[begin]] = "static", None
            if words[code[end - 1]].text == "}" or "=" in texts:
                self.defined.add(name)
            return
        else:
            self.note(name)

    def own_names(self, words, code, begin, body):
        """Tags and constants that a struct or an enum declares."""
        if words[code[body - 1]].kind == "name" and words[code[body - 1]].text not in ("struct", "union", "enum"):
            self.note(words[code[body - 1]].text)
        if any(words[code[i]].text == "enum" for i in range(begin, body)):
            end, depth = self.closing(words, code, body), 0
            for i in range(body + 1, end):
                text = words[code[i]].text
                depth += (text in "([{") - (text in ")]}")
                if depth == 0 and words[code[i]].kind == "name" and words[code[i - 1]].text in "{,":
                    self.note(text)

    def note(self, name):
        self.own.add(name)

    def all_names(self):
        return self.own | set(self.macros)

    @staticmethod
    def members(words, code):
        """Marks the names of members: where they are declared in structs, and behind . and ->."""
        stack = []
        for at, i in enumerate(code):
            text = words[i].text
            before = words[code[at - 1]].text if at > 0 else ""
            after = words[code[at + 1]].text if at + 1 < len(code) else ""
            if text == "{":
                earlier = words[code[at - 2]].text if at > 1 else ""
                stack.append(before in ("struct", "union") or earlier in ("struct", "union"))
            elif text == "}":
                stack.pop()
            elif words[i].kind == "name":
                words[i].is_member = before in (".", "->") or (
                    bool(stack) and stack[-1] and after in (";", ",", "[", ":", ")") and before not in ("struct", "union", "enum", "["))

    # ------------------------------------------------------------------------------------- text

    def renamed(self, text):
        """The words of a directive with other names."""
        out, before = ["#"], ""
        for word in words_of(text[1:]):
            new = word.text
            if word.kind == "name" and before not in (".", "->"):
                new = self.names.get(new, new)
            if word.kind not in ("blank", "comment"):
                before = word.text
            out.append(new)
        return "".join(out)

    def joined(self, features, header):
        """The text without definitions of `features`; header(name) is that of a header where it is included first."""
        out, skip_to = [], -1
        for i, word in enumerate(self.words_in_order):
            if i <= skip_to:
                continue
            what = self.inserted.get(i)
            if what and what[0] == "drop":
                skip_to = what[1]
                continue
            if what:
                out.append("static ")
            if word.kind == "directive":
                found = re.match(r"#[ \t]*define[ \t]+(\w+)", word.text)
                if found and found.group(1) in features:
                    continue
                # Declarations that a macro makes, as registry.h does.
                out.append(re.sub(r"\bextern const\b", "static const", self.renamed(word.text)))
            elif word.kind == "include":
                out.append(header(word.text))
            elif word.kind == "list":
                out.append(self.fragments[word.text])
            elif word.kind == "name" and not word.is_member:
                out.append(self.names.get(word.text, word.text))
            else:
                out.append(word.text)
        if not self.is_header:
            left = [name for name in dict.fromkeys(self.macros) if name not in self.undone and name not in features]
            out.append("".join("#undef %s\n" % name for name in left))
        return "".join(out)
