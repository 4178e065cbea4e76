# SPDX-License-Identifier: Apache-2.0
"""C as Frama-C prints it: its top-level items, and all that the proof of a function depends on."""
import re

TOKEN = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|[A-Za-z_]\w*|[{}();]|\n|.', re.S)
WORD = re.compile(r"[A-Za-z_]\w*")
GLOBAL = re.compile(r"/\*@\s*(?:(?:ghost\s+)?(?:predicate|logic|lemma|axiom|axiomatic|inductive|type|import|"
                    r"global\s+invariant|check\s+lemma|admit\s+lemma))\b")


class Item:
    """One declaration, definition or global annotation, with the contract before it."""

    def __init__(self, text):
        self.text = text
        body = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
        self.annotation = bool(GLOBAL.match(text.lstrip()))
        self.lemma = self.annotation and "lemma" in text.split(":")[0]
        self.contract = not self.annotation and text.lstrip().startswith("/*@")
        self.head = text
        self.name = None
        self.defined = False
        if self.annotation:
            inner = re.sub(r"^\s*/\*@", "", text)
            words = re.findall(r"(?:predicate|lemma|axiomatic|inductive|type)\s+([A-Za-z_]\w*)", inner)
            words += re.findall(r"logic\s+[^=;]*?([A-Za-z_]\w*)\s*(?:\{[^}]*\})?\s*(?:\(|=|;)", inner)
            self.names = set(words)
            return
        function = re.match(r"[^={;]*?\b([A-Za-z_]\w*)\s*\((?!\s*\*)", body, re.S)
        if function and not re.match(r"\s*typedef\b", body):
            self.name = function.group(1)
            self.names = {self.name}
            if body.rstrip().endswith("}"):
                self.defined = True
                self.head = head_of(text)
        else:
            self.names = declared(body)


def declared(body):
    """The names that a declaration of types or variables declares."""
    names = set(re.findall(r"\b(?:struct|union|enum)\s+([A-Za-z_]\w*)\s*\{", body))
    if re.match(r"\s*enum\b", body):
        names |= set(WORD.findall(body))
    pointers = re.findall(r"\(\s*\*\s*(?:const\s+)?([A-Za-z_]\w*)", body)
    plain = WORD.findall(re.sub(r"\{.*\}", " ", body.split("=")[0], flags=re.S).split("[")[0])
    names |= set(pointers) if pointers else set(plain[-1:])
    return names


def head_of(text):
    """Contract and signature of a function definition."""
    for match in TOKEN.finditer(text):
        if match.group() == "{":
            return text[:match.start()]
    return text


def items(text):
    """Splits a printed translation unit into its items."""
    found = []
    current = ""
    depth = 0
    text = re.sub(r"^#.*$", "", text, flags=re.M)
    # No proof depends on `inline`: without it, a function that moves into a header keeps its content.
    text = re.sub(r"\b__inline\s+", "", text)
    # Frama-C prints an attribute of a function and its name in parentheses.
    text = re.sub(r"\(\s*__attribute__\s*\(\(\w+\)\)\s*(\w+)\)|\b__attribute__\s*\(\(\w+\)\)", r"\1", text)
    for match in TOKEN.finditer(text):
        token = match.group()
        if depth == 0 and token.startswith("/*") and not current.strip():
            if GLOBAL.match(token):
                found.append(Item(token))
            elif token.startswith("/*@"):
                current += token
            continue
        current += token
        if token in "{(":
            depth += 1
        elif token in "})":
            depth -= 1
        end_of_body = token == "}" and depth == 0 and "(" in re.sub(r"/\*.*?\*/", "", current, flags=re.S).split("{")[0]
        if depth == 0 and (token == ";" or end_of_body):
            if current.strip(" \n;"):
                found.append(Item(current.strip()))
            current = ""
    return found


def rests_on(all_items, item):
    """The text of `item` and of all contracts, definitions and lemmas that it mentions, directly or indirectly.

    Bodies of other functions are left out: WP uses only their contracts."""
    index = {}
    for other in all_items:
        for name in other.names:
            index.setdefault(name, []).append(other)
    taken = {id(item)}
    texts = [item.text]
    queue = [item.text]
    for other in all_items:
        if other.lemma and other is not item:
            taken.add(id(other))
            texts.append(other.text)
            queue.append(other.text)
    seen = set()
    while queue:
        for word in set(WORD.findall(queue.pop())) - seen:
            seen.add(word)
            for other in index.get(word, []):
                if id(other) in taken:
                    continue
                taken.add(id(other))
                part = other.head
                texts.append(part)
                queue.append(part)
    return "\n".join(sorted(re.sub(r"\s+", " ", text) for text in texts))
