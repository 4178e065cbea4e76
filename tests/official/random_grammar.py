# SPDX-License-Identifier: Apache-2.0
"""Random grammars in the language of Kaitai Struct, with inputs. The same seed gives the same grammar.

Every grammar is one that the official compiler accepts. Where Python, in which the official parser runs, differs from
what the language says (negative subscripts, shifts by any number of bits), nothing is generated that shows it."""
import json
import random

INTS = ["u1", "u2le", "u2be", "u4le", "u4be", "u8le", "u8be", "s1", "s2le", "s2be", "s4le", "s4be", "s8le", "s8be"]
SMALL = ["u1", "u1", "u1", "s1", "u2le", "u2be", "s2be"]
# Where the types of C end, and doubles are no longer exact.
LARGE = [2 ** 63 - 1, 2 ** 63, 2 ** 63 + 1, 2 ** 64 - 2, 2 ** 64 - 1, 1 - 2 ** 63, -2 ** 63, 2 ** 62, 2 ** 53 + 1]
TEXTS = ["ab", "", "x", "abc", "a b"]


class Scope:
    """What an expression can name: lists of texts by kind."""

    def __init__(self):
        self.int, self.bool, self.float, self.str, self.bytes, self.ints, self.enum = [], [], [], [], [], [], []

    def copy(self):
        other = Scope()
        for kind, names in vars(self).items():
            setattr(other, kind, list(names))
        return other


class Grammar:
    def __init__(self, seed, name):
        self.random = random.Random(seed)
        self.name = name
        self.types, self.enums = {}, {}
        self.num_types = 0
        self.bit_endian = self.pick(["be", "le"])
        for index in range(self.random.randrange(3)):
            labels = self.random.sample(range(0, 12), self.random.randint(1, 5))
            self.enums["kind%d" % index] = {value: "label%d" % number for number, value in enumerate(labels)}
        self.top = self.type("root", 0, None)

    def pick(self, options):
        return options[self.random.randrange(len(options))]

    def chance(self, of):
        return self.random.randrange(of) == 0

    # ---- expressions

    def integer(self, scope, depth=0):
        r = self.random.randrange(18) if depth < 3 else 0
        if r < 5 and scope.int:
            return self.pick(scope.int)
        if r < 7 and self.chance(4):
            return str(self.pick(LARGE))
        if r < 7:
            return str(self.pick([0, 1, 2, 3, 5, 7, 16, 100, 255, 256, 65535, 4294967295, -1, -2, -128]))
        a = self.integer(scope, depth + 1)
        b = self.integer(scope, depth + 1)
        if r < 10:
            return "(%s %s %s)" % (a, self.pick("+-*&|^"), b)
        if r == 10:
            return "(%s %s (%s & 7))" % (a, self.pick(["<<", ">>"]), b)
        if r == 11:
            return "(%s %s %s)" % (a, self.pick("/%"), self.pick([b, "3", "-5", "16"]))
        if r == 12:
            return "(%s ? %s : %s)" % (self.truth(scope, depth + 1), a, b)
        if r == 13 and scope.bytes:
            return self.pick(scope.bytes) + ".length"
        if r == 14 and scope.str:
            return self.pick(scope.str) + ".length"
        if r == 15 and scope.ints:
            array = self.pick(scope.ints)
            return array + self.pick([".size", ".first", ".last", ".min", ".max", "[(%s) & 3]" % a])
        if r == 16 and scope.enum:
            return self.pick(scope.enum)[0] + ".to_i"
        if r == 17:
            return self.pick(["%s(%s)" % ("-", a), "(~%s)" % a if not a.startswith("-") else a,
                              "(%s).to_i" % self.truth(scope, depth + 1)])
        return "(%s + %s)" % (a, b)

    def truth(self, scope, depth=0):
        r = self.random.randrange(12) if depth < 4 else 0
        if r < 4:
            return "(%s %s %s)" % (self.integer(scope, depth + 1), self.pick(["<", "<=", ">", ">=", "==", "!="]),
                                   self.integer(scope, depth + 1))
        if r == 4 and scope.bool:
            return self.pick(scope.bool)
        if r == 5:
            return "(not %s)" % self.truth(scope, depth + 1)
        if r == 6 and scope.str:
            return "(%s %s %s)" % (self.pick(scope.str), self.pick(["==", "!=", "<", ">="]), self.string(scope, depth + 1))
        if r == 7 and scope.bytes:
            return "(%s %s %s)" % (self.pick(scope.bytes), self.pick(["==", "!=", "<", ">"]),
                                   self.pick(scope.bytes + ["[1, 2]", "[0x61]"]))
        if r == 8 and scope.float:
            return "(%s %s %s)" % (self.real(scope, depth + 1), self.pick(["<", "<=", ">", ">=", "==", "!="]),
                                   self.real(scope, depth + 1))
        if r == 9 and scope.enum:
            name, enum = self.pick(scope.enum)
            return "(%s %s %s::%s)" % (name, self.pick(["==", "!="]), enum, self.pick(sorted(self.enums[enum].values())))
        return "(%s %s %s)" % (self.truth(scope, depth + 2), self.pick(["and", "or"]), self.truth(scope, depth + 2))

    def real(self, scope, depth=0):
        r = self.random.randrange(6) if depth < 3 else 0
        if r < 2 and scope.float:
            return self.pick(scope.float)
        if r < 4:
            return self.pick(["0.5", "1.0", "-2.25", "1e10"])
        return "(%s %s %s)" % (self.real(scope, depth + 1), self.pick("+-*/"),
                               self.pick([self.real(scope, depth + 1), self.integer(scope, 3)]))

    def string(self, scope, depth=0):
        r = self.random.randrange(8) if depth < 3 else 0
        if r < 2 and scope.str:
            return self.pick(scope.str)
        if r < 4:
            return '"%s"' % self.pick(TEXTS)
        if r == 4:
            return "(%s).to_s" % self.integer(scope, 2)
        if r == 5 and scope.str:
            return self.pick(scope.str) + ".reverse"
        if r == 6 and scope.str:
            return self.pick(scope.str) + ".substring(0, %d)" % self.random.randrange(3)
        return "(%s + %s)" % (self.string(scope, depth + 1), self.string(scope, depth + 1))

    # ---- fields

    def small(self, scope, bits):
        """A small number that is not negative."""
        if self.chance(2) or not scope.int:
            return self.random.randrange(1 << bits)
        return "(%s) & %d" % (self.integer(scope, 1), (1 << bits) - 1)

    def sized(self, field, scope):
        """How many bytes, and what is taken off them."""
        r = self.random.randrange(8)
        if r < 5:
            field["size"] = self.small(scope, 3)
        elif r == 5:
            field["terminator"] = self.pick([0, 10, 0x41])
        elif r == 6 and self.chance(3):
            field["size-eos"] = True
        else:
            field["size"] = self.random.randrange(6)
        if "terminator" not in field and self.chance(4):
            field["terminator"] = self.pick([0, 3, 0x41])
        if "terminator" in field:
            for key in ("include", "consume", "eos-error"):
                if self.chance(4) and not ("size" in field and key != "include"):
                    field[key] = self.chance(2)
        if ("size" in field or "size-eos" in field) and self.chance(5):
            field["pad-right"] = self.pick([0, 0x20, 1])

    def number_rule(self, field, scope):
        if not self.chance(5):
            return
        r = self.random.randrange(5)
        if r == 0:
            field["valid"] = {"min": self.random.randrange(3) - 1}
        elif r == 1:
            field["valid"] = {"max": self.pick([200, 255, 1000])}
        elif r == 2:
            field["valid"] = {"expr": "_ != %s" % self.integer(scope, 2)}
        elif r == 3:
            field["valid"] = {"expr": self.truth(scope, 2).join(["", " or _ > 3"])}
        else:
            field["valid"] = {"any-of": [self.random.randrange(4) for _ in range(6)] + [255, self.integer(scope, 2)]}

    def repeated(self, field, scope, kind):
        """Returns whether the field is an array now."""
        r = self.random.randrange(12)
        if r == 0:
            field["repeat"] = "eos"
        elif r <= 2:
            field["repeat"] = "expr"
            field["repeat-expr"] = self.small(scope, 2)
        elif r == 3 and kind == "int":
            field["repeat"] = "until"
            field["repeat-until"] = "_ %s %s" % (self.pick(["<", "==", ">"]), self.integer(scope, 2))
        else:
            return False
        return True

    def field(self, name, scope, level, in_seq=True):
        """A field that is read, and the scope with its name when it has a value that expressions can use."""
        field = {"id": name} if in_seq else {}
        conditional = in_seq and self.chance(6)
        if conditional:
            field["if"] = self.truth(scope, 1)
        r = self.random.randrange(20)
        target, value = None, name
        if r < 7:
            field["type"] = self.pick(SMALL if self.chance(2) else INTS)
            target = "int"
            if self.enums and self.chance(5) and field["type"].startswith("u"):
                enum = self.pick(sorted(self.enums))
                field["enum"] = enum
                target, value = "enum", (name, enum)
            if self.repeated(field, scope, target):
                target, value = ("ints" if target == "int" else None), name
            elif target == "int":
                self.number_rule(field, scope)
        elif r < 10 and in_seq:
            bits = self.pick([1, 1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 24, 33, 64])
            field["type"] = "b%d" % bits
            target = "bool" if bits == 1 else "int"
            if bits > 1 and self.chance(8) and self.repeated(field, scope, "bits"):
                target = "ints"
        elif r == 10:
            field["type"] = self.pick(["f4le", "f4be", "f8le", "f8be"])
            target = "float"
            if self.repeated(field, scope, "float"):
                target = None
        elif r < 13:
            self.sized(field, scope)
            target = "bytes"
            if self.chance(6):
                field["process"] = self.pick(["xor(0x5a)", "rol(3)", "ror(1)", "xor([1, 2, 3])"])
            if self.chance(6) and self.repeated(field, scope, "bytes"):
                target = None
        elif r < 15:
            field["type"] = self.pick(["str", "strz"])
            field["encoding"] = self.pick(["ASCII", "UTF-8", "UTF-8"])
            self.sized(field, scope)
            if field["type"] == "strz" and "terminator" in field:
                del field["terminator"]
            target = "str"
            if self.chance(6) and self.repeated(field, scope, "str"):
                target = None
        elif r == 15:
            data = bytes(self.random.randrange(256) for _ in range(self.random.randrange(1, 3)))
            field["contents"] = list(data)
            if self.chance(2):
                field["if"] = "false" if self.chance(2) else self.truth(scope, 1)
        elif r == 16 and level < 3 and in_seq:
            on = self.integer(scope, 2)
            cases = {str(key): self.pick(["u1", "s2be", "u4le", self.object(scope, level)])
                     for key in self.random.sample(range(-1, 4), self.random.randint(1, 3))}
            if self.chance(2):
                cases["_"] = self.pick(["u1", "u2be", self.object(scope, level)])
            field["type"] = {"switch-on": "(%s) & 3" % on, "cases": cases}
            if self.chance(3):
                field["size"] = self.small(scope, 3)
            self.repeated(field, scope, "switch")
        elif level < 3:
            field["type"] = self.object(scope, level)
            if self.chance(3):
                field["size"] = self.small(scope, 4)
            elif self.chance(8):
                field["size-eos"] = True
            self.repeated(field, scope, "object")
        else:
            field["type"] = "u1"
            target = "int"
        if conditional and not self.chance(3):
            target = None       # else expressions may need a field that is absent: refused by both
        return field, target, value

    def object(self, scope, level):
        """A new type, with arguments when it has parameters."""
        self.num_types += 1
        name = "type%d" % self.num_types
        params = [("p%d" % i, self.pick(["u1", "s4", "s8", "u8", "bool"])) for i in range(self.pick([0, 0, 0, 1, 2]))]
        self.types[name] = None
        self.types[name] = self.type(name, level + 1, scope, params)
        if not params:
            return name
        masks = {"u1": 127, "s4": 127, "s8": 2 ** 63 - 1, "u8": 2 ** 64 - 1}
        arguments = [self.truth(scope, 2) if kind == "bool" else "(%s) & %d" % (self.integer(scope, 2), masks[kind]) for _, kind in params]
        return "%s(%s)" % (name, ", ".join(arguments))

    def type(self, name, level, outer, params=()):
        scope = Scope()
        for param, kind in params:
            (scope.bool if kind == "bool" else scope.int).append(param)
        if outer is not None and self.chance(2):
            for kind in ("int", "bool", "float", "str", "bytes", "ints"):
                getattr(scope, kind).extend("_parent." + text for text in getattr(outer, kind)
                                            if text.replace("_", "a").isalnum() and text[0] in "fi" and "." not in text)
        if level > 0 and self.chance(3):
            scope.int.append("_io.size")
        spec = {}
        if params:
            spec["params"] = [{"id": param, "type": kind} for param, kind in params]
        seq = []
        for index in range(self.random.randint(1, 5 if level == 0 else 3)):
            field, target, value = self.field("f%d" % index, scope, level)
            seq.append(field)
            if target is not None:
                getattr(scope, target).append(value)
        spec["seq"] = seq
        instances = {}
        inner = scope.copy()
        for index in range(self.random.randrange(4)):
            instance, target, value = self.instance("i%d" % index, inner, level)
            instances["i%d" % index] = instance
            if target is not None:
                getattr(inner, target).append(value)
        if instances:
            spec["instances"] = instances
        return spec

    def instance(self, name, scope, level):
        r = self.random.randrange(10)
        if r < 3:
            return {"value": self.integer(scope)}, "int", name
        if r == 3:
            return {"value": self.truth(scope)}, "bool", name
        if r == 4:
            return {"value": self.string(scope)}, "str", name
        if r == 5:
            return {"value": self.real(scope)}, "float", name
        if r == 6:
            return {"value": "[%s]" % ", ".join(self.integer(scope, 2) for _ in range(self.random.randint(1, 3)))}, "ints", name
        if r == 7 and self.enums:
            enum = self.pick(sorted(self.enums))
            return {"value": "(%s) & 15" % self.integer(scope, 2), "enum": enum}, "enum", (name, enum)
        field, target, value = self.field(name, scope, 3, in_seq=False)
        field = {"pos": self.small(scope, 4), **field}
        if self.chance(4):
            field["io"] = "_root._io"
        return field, target, value

    # ---- the whole

    def text(self):
        lines = ["meta: {id: %s, bit-endian: %s}" % (self.name, self.bit_endian)]
        for enum, labels in self.enums.items():
            lines += ["enums:"] if lines[-1].startswith("meta") else []
            lines.append("  %s: {%s}" % (enum, ", ".join("%d: %s" % row for row in labels.items())))
        lines += self.type_lines(self.top, "")
        if self.types:
            lines.append("types:")
        for name, spec in self.types.items():
            lines += ["  %s:" % name] + self.type_lines(spec, "    ")
        return "\n".join(lines) + "\n"

    def type_lines(self, spec, indent):
        lines = []
        for key in ("params", "seq"):
            if spec.get(key):
                lines.append(indent + key + ":")
                lines += [indent + "  - " + flow(item) for item in spec[key]]
        if "instances" in spec:
            lines.append(indent + "instances:")
            lines += ["%s  %s: %s" % (indent, name, flow(item)) for name, item in spec["instances"].items()]
        return lines

    def inputs(self, count):
        """Files whose bytes are mostly small numbers and letters, so that some of them are valid; with numbers of LARGE."""
        found = []
        for _ in range(count):
            size = self.pick([0, 3, 8, 16, 30, 60, 120])
            data = [self.pick([self.random.randrange(8), self.random.randrange(8), 0, 0x41, 0x61,
                               self.random.randrange(128), self.random.randrange(256)]) for _ in range(size)]
            for _ in range(self.pick([0, 0, 1, 3])):
                at = self.random.randrange(size + 1)
                word = (self.pick(LARGE) % 2 ** 64).to_bytes(8, self.pick(["little", "big"]))
                data[at:at + 8] = word[:size - at]
            found.append(bytes(data))
        return found


def flow(value):
    """YAML on one line; what has a special meaning in YAML is quoted."""
    if isinstance(value, dict):
        return "{%s}" % ", ".join("%s: %s" % (key if key != "_" else '"_"', flow(item)) for key, item in value.items())
    if isinstance(value, list):
        return "[%s]" % ", ".join(map(flow, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return value if value.replace("_", "a").isalnum() and not value[0].isdigit() else json.dumps(value)
