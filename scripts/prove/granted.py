# SPDX-License-Identifier: Apache-2.0
"""What a unit would be believed without a proof, read from the text that Frama-C prints of it: macros are expanded and
all headers are there, so it does not matter where something stands or how it was written. Refused, unless the file
granted in this folder names it with a reason."""
import fnmatch
import os
import re

LIST = os.path.join(os.path.dirname(os.path.abspath(__file__)), "granted")
KINDS = ("contract", "symbol", "recursion", "ghost", "switch", "entry")

# Believed without a proof, or able to make a contract say less than it seems to.
WORDS = re.compile(r"\b(axiom|admit|inductive|assumes|behavior|global\s+invariant|type\s+invariant|"
                   r"model|volatile|import)\b")
# These change what the code means for Frama-C, and items of text.py are hashed without them.
HARMLESS = {"always_inline"}
CODE = re.compile(r"\b(asm|__asm__|_Noreturn|noreturn)\b")
ANNOTATION = re.compile(r"/\*@.*?\*/|//@[^\n]*", re.S)
CALL = re.compile(r"\b([A-Za-z_]\w*)\s*\(")
NO_CALLS = {"if", "while", "for", "switch", "return", "sizeof", "case"}
# Functions that code calls of which nothing is proved, and where code that provers see may differ from what is compiled.
ENTRIES = ("*_validate", "*_open_view")
SWITCH = "__FRAMAC__"
SWITCHED = ("runtime", "generated")
CLAUSES = ("terminates \\true", "exits \\false", "assigns ")


class Granted:
    """The reviewed list; an entry that nothing needs is a mistake, too."""

    def __init__(self, path=LIST):
        self.names = {kind: set() for kind in KINDS}
        self.used = set()
        with open(path, encoding="utf-8") as f:
            for line in f:
                words = line.split("#")[0].split()
                if words:
                    kind, name, *reason = words
                    if kind not in KINDS or not reason:
                        raise ValueError("%s: not understood: %s" % (path, line.strip()))
                    self.names[kind].add(name)

    def allows(self, kind, name):
        self.used.add((kind, name))
        return name in self.names[kind]

    def allows_entry(self, function, clause):
        """Whether a precondition is listed: an entry is `pattern:clause`, without blanks."""
        found = [entry for entry in self.names["entry"]
                 if fnmatch.fnmatchcase("%s:%s" % (function, clause), entry.replace("[", "[[]"))]
        self.used |= {("entry", entry) for entry in found}
        return bool(found)

    def unused(self):
        return sorted("%s %s" % (kind, name) for kind in KINDS for name in self.names[kind]
                      if (kind, name) not in self.used)


def contract(item):
    """The contract before a declaration or definition, with blanks evened out."""
    found = re.match(r"/\*@(.*?)\*/", item.text, re.S)
    return re.sub(r"\s+", " ", found.group(1)).strip() if found else ""


def body(item):
    return item.text[len(item.head):]


def calls(item):
    """The functions that a body calls; what stands in annotations is no call."""
    return set(CALL.findall(re.sub(r"/\*.*?\*/", " ", body(item), flags=re.S))) - NO_CALLS


def refusals(path, printed, items, granted):
    """Problems of a printed unit, and of its items, that do not depend on other units."""
    wrong = []
    without_strings = re.sub(r'"(?:\\.|[^"\\])*"', '""', printed)
    for annotation in ANNOTATION.findall(without_strings):
        for word in WORDS.findall(annotation):
            wrong.append("%s: '%s': axioms are not allowed, nor is what narrows a contract" % (path, word))
    code = ANNOTATION.sub(" ", without_strings)
    for word in CODE.findall(code):
        wrong.append("%s: '%s' means something to Frama-C that no proof covers" % (path, word))
    for name in re.findall(r"__attribute__\s*\(\(\s*_*(\w+?)_*\s*[(),]", code):
        if name not in HARMLESS:
            wrong.append("%s: the attribute '%s' means something to Frama-C that no proof covers" % (path, name))
    for item in items:
        if item.defined and re.search(r"/\*@\s*ghost\b", item.text) and not granted.allows("ghost", item.name):
            wrong.append("%s: ghost code in %s is not in scripts/prove/granted" % (path, item.name))
        elif not item.defined and re.match(r"\s*/\*@\s*ghost\b", item.text):
            wrong.append("%s: ghost code outside of functions" % path)
    for item in items:
        if item.defined and any(fnmatch.fnmatchcase(item.name, pattern) for pattern in ENTRIES):
            for clause in re.findall(r"\brequires\b([^;]*);", contract(item)):
                if not granted.allows_entry(item.name, re.sub(r"\s+", "", clause)):
                    wrong.append("%s: the entry point %s requires '%s', which is not in scripts/prove/granted" %
                                 (path, item.name, clause.strip()))
    return wrong + symbols(path, items, granted)


def switches(root, granted):
    """Files that show provers other code than compilers."""
    wrong = []
    for folder in SWITCHED:
        for where, _, files in os.walk(os.path.join(root, folder)):
            for file in files:
                path = os.path.join(where, file)
                with open(path, encoding="utf-8", errors="replace") as f:
                    count = len(re.findall(r"\b%s\b" % SWITCH, f.read()))
                name = "%s:%d" % (os.path.relpath(path, root), count)
                if count > 0 and not granted.allows("switch", name):
                    wrong.append("%s: %s stands there so often, which is not in scripts/prove/granted" % (name, SWITCH))
    return wrong


class Symbol:
    """A predicate or function of the logic."""

    def __init__(self, kind, name, parameters, definition):
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.definition = definition

    def key(self):
        """Symbols of one name may differ in the number of their arguments."""
        return self.name, len(self.parameters)


SYMBOL = re.compile(r"\b(predicate|logic)\s+([^=;]*?)(?=[=;])", re.S)


def declared(item):
    """The symbols that a global annotation declares."""
    inner = re.sub(r"^\s*/\*@|\*/\s*$", "", item.text)
    blocks = re.match(r"\s*axiomatic\s+\w+\s*\{(.*)\}\s*$", inner, re.S)
    for part in (blocks.group(1) if blocks else inner).split(";"):
        found = SYMBOL.search(part + ";")
        if not found:
            continue
        head = found.group(2).strip()
        named = re.match(r"(?:.*?\s)?([A-Za-z_]\w*)\s*(?:\{[^}]*\})?\s*(?:\((.*)\))?\s*$", head, re.S)
        parameters = [re.split(r"\W+", one.strip())[-1] for one in (named.group(2) or "").split(",") if one.strip()]
        definition = part.split("=", 1)[1] if "=" in part else None
        yield Symbol(found.group(1), named.group(1), parameters, definition)


def uses(definition):
    """(name, arguments) of all that a definition applies, and the names alone."""
    for found in re.finditer(r"\b([A-Za-z_]\w*)\b\s*(?:\{[^}]*\}\s*)?(\()?", definition):
        yield found.group(1), arguments(definition, found.end()) if found.group(2) else []


def arguments(text, at):
    """The arguments that begin behind an opening parenthesis."""
    found, depth, begin = [], 0, at
    for i in range(at, len(text)):
        if text[i] in "([{":
            depth += 1
        elif text[i] in ")]}":
            if depth == 0:
                found.append(text[begin:i].strip())
                return found
            depth -= 1
        elif text[i] == "," and depth == 0:
            found.append(text[begin:i].strip())
            begin = i + 1
    return found


def counts_down(symbol):
    """Whether a recursive function is `i <= 0 ? start : ...` of its last parameter, and applies itself to i - 1 only: there
    is exactly one such function."""
    if symbol.kind != "logic" or not symbol.parameters:
        return False
    last = symbol.parameters[-1]
    head = re.match(r"\s*%s\s*(?:≤|<=)\s*0\s*\?" % re.escape(last), symbol.definition)
    if not head:
        return False
    depth, start = 0, None
    for i in range(head.end(), len(symbol.definition)):
        depth += (symbol.definition[i] in "([{?") - (symbol.definition[i] in ")]}")
        if symbol.definition[i] == ":":
            if depth == 0:
                start = symbol.definition[head.end():i]
                break
            depth -= 1
    if start is None or any((name, len(given)) == symbol.key() for name, given in uses(start)):
        return False
    return all(re.sub(r"\s+", "", given[-1]) == last + "-1" for name, given in uses(symbol.definition)
               if (name, len(given)) == symbol.key())


def symbols(path, items, granted):
    """Symbols without a definition, and recursive ones: of `f(x) = f(x) + 1` everything follows."""
    wrong = []
    known = {}
    for item in items:
        if item.annotation and not item.lemma:
            for symbol in declared(item):
                known[symbol.key()] = symbol
    edges = {}
    for key, symbol in known.items():
        if symbol.definition is None:
            edges[key] = set()
            if not granted.allows("symbol", symbol.name):
                wrong.append("%s: %s has no definition and is not in scripts/prove/granted" % (path, symbol.name))
        else:
            edges[key] = {(name, len(given)) for name, given in uses(symbol.definition)} & known.keys()
    for key, symbol in known.items():
        others, left = set(), list(edges[key] - {key})
        while left:
            other = left.pop()
            if other not in others:
                others.add(other)
                left += edges[other]
        through_others = any(key in edges[other] for other in others - {key})
        if (through_others or (key in edges[key] and not counts_down(symbol))) and not granted.allows("recursion", symbol.name):
            wrong.append("%s: %s is defined by itself, and is not in scripts/prove/granted" % (path, symbol.name))
    return wrong


def contracts(units, granted):
    """Problems of contracts: `units` are (path, items by name, names of proved functions). What a proved function calls
    has a contract that is proved of it, with the same words, or that is in the list."""
    wrong = []
    proved = {}
    for path, by_name, names in units:
        for name in names:
            if name in by_name:
                proved.setdefault(name, set()).add(contract(by_name[name]))
    for path, by_name, names in units:
        for name in names:
            if name not in by_name:
                continue
            missing = [clause for clause in CLAUSES if clause not in contract(by_name[name])]
            if missing:
                wrong.append("%s: the contract of %s does not say '%s'" % (path, name, missing[0].strip()))
            for called in sorted(calls(by_name[name])):
                here = contract(by_name[called]) if called in by_name else ""
                if here in proved.get(called, ()) or granted.allows("contract", called):
                    continue
                wrong.append("%s: %s calls %s, whose contract as it stands there is not proved and not in "
                             "scripts/prove/granted" % (path, name, called))
    return sorted(set(wrong))
