# SPDX-License-Identifier: Apache-2.0
"""For the suite local_names: grammars in which names of fields meet each other and those of generated C.

`random_grammar` gives ids from words that generated C uses, and from words that give one name when `_` joins them: `a` and
`b`, `a_b` and `b_a`, `a_b_a`. Its grammars have all ways in which one object uses values of another one. CLASHES are those that
once gave C that did not compile, or that read another field."""

WORDS = ("a b a_b b_a a_a a_b_a last a_last last_a root root_a a_root parent parent_a parent_a_b root_a_b root_a_at own_root_a "
         "has_a has_b a_at b_at a_b_at a_count a_size a_end a_found a_holds its_a a_ b_ a__b a_2 i_mod_a i_mod_a_b arg_a own_a "
         "knows_a recall_a check_a open_a compute_a test_a find_a v1 v2 v3 v4 item i k index facts trusted self of view pos end "
         "is_last on at len buf count base gate strict ok before value rest left io size_t uint8_t ks_ctx_ is_valid "
         "int if for bool double switch goto static this class auto assert linux unix errno stdin memcpy abs").split()
JOINED = 8  # words at the start that meet most


def ids(rng, count):
    """As many words, each once."""
    words = rng.sample(WORDS[:JOINED], 5) + rng.sample(WORDS, count + 8)
    return rng.sample(list(dict.fromkeys(words)), count)


def summed(rng, terms, count):
    return " + ".join(rng.choice(terms) for _ in range(count))


def chosen(rng):
    """Objects that others choose by an index."""
    number, one, two, box = ids(rng, 4)
    cat = ids(rng, 3)
    keys, own, more = ids(rng, 12)[:3], [], []
    words = [word for word in ids(rng, 12) if word not in keys]
    own, more = words[:2], words[2:]
    arrays = rng.choice((["_root." + one, "_root." + two], ["_root.%s.%s" % (box, name) for name in own]))
    terms = ["%s[%s].%s" % (rng.choice(arrays), rng.choice(keys), rng.choice(cat)) for _ in range(5)]
    terms += ["%s[%s].%s" % (rng.choice(own), rng.choice(keys), rng.choice(cat)), "%s.last.%s" % (rng.choice(own), rng.choice(cat)),
              rng.choice(keys)]
    lines = ["seq:", "  - {id: %s, type: u1}" % number, "  - {id: %s, type: cat, repeat: expr, repeat-expr: 2}" % one,
             "  - {id: %s, type: cat, repeat: expr, repeat-expr: %s}" % (two, number), "  - {id: %s, type: box}" % box,
             "types:", "  cat:", "    seq: [{id: %s, type: u1}, {id: %s, type: u1, valid: {max: 9}}]" % tuple(cat[:2]),
             "    instances: {%s: {value: '%s + %s'}}" % (cat[2], *cat[:2]), "  box:", "    seq:",
             "      - {id: %s, type: u1}" % keys[0]]
    lines += ["      - {id: %s, type: u1%s}" % (key, rng.choice(("", ", if: %s > 1" % keys[0]))) for key in keys[1:]]
    lines += ["      - {id: %s, type: cat, repeat: expr, repeat-expr: 2}" % own[0],
              "      - {id: %s, type: cat, repeat: expr, repeat-expr: '%s'}" % (own[1], rng.choice((keys[0], "_root." + number)))]
    lines += ["      - {id: %s, size: 0, valid: {expr: '%s < %d'}}" % (more[i], summed(rng, terms, rng.randrange(1, 4)), rng.randrange(9, 60))
              for i in range(rng.randrange(1, 4))]
    if rng.random() < 0.5:
        lines += ["    instances:", "      %s: {value: '%s'}" % (more[3], summed(rng, terms, 2))]
    return lines


def nested(rng):
    """Objects in objects, seen from the root, from an object in it, and from the parent."""
    root, one, two, user, item = ids(rng, 8), ids(rng, 3), ids(rng, 3), ids(rng, 4), ids(rng, 5)
    paths = ["%s.%s.%s" % (root[0], one[0], two[0]), "%s.%s" % (root[1], two[0]), root[2], "%s.%s" % (root[0], one[1]),
             "%s.%s.%s" % (root[0], one[0], two[1]), "%s.%s" % (root[1], two[2]), "%s.%s" % (root[0], one[2])]
    def seen(place, count):
        return " + ".join(place + path for path in rng.sample(paths, count))
    return ["seq:", "  - {id: %s, type: one}" % root[0], "  - {id: %s, type: two}" % root[1], "  - {id: %s, type: u1}" % root[2],
            "  - {id: %s, type: user}" % root[3], "  - {id: %s, type: u1, valid: {expr: '_ <= %s'}}" % (root[4], seen("", 3)),
            "  - {id: %s, size: '%s'}" % (root[5], seen("", 1)),
            "  - {id: %s, type: 'item(_index %% (%s), %s)', repeat: expr, repeat-expr: '%s'}" % (root[6], *rng.sample(paths, 3)),
            "instances: {%s: {value: '%s'}}" % (root[7], seen("", 3)), "types:",
            "  one: {seq: [{id: %s, type: two}, {id: %s, type: u1}], instances: {%s: {value: '%s.%s + 1'}}}" % (*one, one[0], two[0]),
            "  two: {seq: [{id: %s, type: u1}, {id: %s, type: u1}], instances: {%s: {value: '%s * 2'}}}" % (*two, two[0]),
            "  user:", "    seq:",
            "      - {id: %s, type: u1, valid: {expr: '_ <= %s'}}" % (user[0], seen(rng.choice(("_root.", "_parent.")), 3)),
            "      - {id: %s, size: '%s'}" % (user[1], seen("_parent.", 1)),
            "      - {id: %s, type: u2, repeat: expr, repeat-expr: '%s'}" % (user[2], seen("_root.", 1)),
            "      - {id: %s, type: 'item(%s, %s)', repeat: expr, repeat-expr: '%s'}" % (
                user[3], seen("_root.", 1), seen("_parent.", 1), seen("_root.", 1)),
            "  item:", "    params: [{id: %s, type: u8}, {id: %s, type: u8}]" % tuple(item[:2]), "    seq:",
            "      - {id: %s, type: u1, valid: {expr: '%s <= %s + 5'}}" % (item[2], item[0], seen("_root.", 2)),
            "      - {id: %s, type: u1, if: '%s > %s'}" % (item[3], *item[:2]), "      - {id: %s, size: %s}" % (item[4], item[2])]


def passed_on(rng):
    """Elements that pass values on, numbers that a switch chooses, what has a place."""
    root, item, pair = ids(rng, 10), ids(rng, 6), ids(rng, 2)
    widths = [root[0], "%s.%s" % (root[1], pair[0]), "%s.%s" % (root[1], pair[1])]
    def width():
        return rng.choice(widths)
    return ["seq:", "  - {id: %s, type: u1}" % root[0], "  - {id: %s, type: pair}" % root[1],
            "  - {id: %s, type: 'item(_index == 0 ? 1 : %s[_index - 1].%s, _index %% %s)', repeat: expr, repeat-expr: '%s'}" % (
                root[2], root[2], item[5], width(), width()),
            "  - {id: %s, type: 'item(%s.last.%s, %s)', repeat: expr, repeat-expr: '%s'}" % (root[3], root[2], item[5], width(), width()),
            "  - {id: %s, type: {switch-on: '%s', cases: {1: u4, 2: u1, 3: u2}}}" % (root[4], root[0]),
            "  - {id: %s, type: {switch-on: '%s', cases: {1: pair, 2: pair, 3: bytes}}}" % (root[5], root[0]),
            "  - {id: %s, size: '%s.last.%s + %s.as<u4>', if: %s > 200}" % (root[6], root[3], item[5], root[4], root[0]),
            "  - {id: %s, size: 0, valid: {expr: '%s.last.%s + %s.last.%s + %s < 90'}}" % (
                root[7], root[2], item[5], root[3], item[5], width()),
            "instances:", "  %s: {pos: '%s', type: bytes}" % (root[8], width()),
            "  %s: {pos: '%s', size: '%s', if: '%s > 3'}" % (root[9], width(), width(), root[0]), "types:",
            "  pair: {seq: [{id: %s, type: u1}, {id: %s, type: u1}]}" % tuple(pair),
            "  bytes: {seq: [{id: %s, type: u1}, {id: %s, size: %s}]}" % (*pair, pair[0]),
            "  item:", "    params: [{id: %s, type: u4}, {id: %s, type: u8}]" % tuple(item[:2]), "    seq:",
            "      - {id: %s, type: u1, valid: {expr: '_ <= %s + 9'}}" % (item[2], item[1]),
            "      - {id: %s, type: u1, if: '%s > 3'}" % (item[3], item[2]), "      - {id: %s, size: %s}" % (item[4], item[2]),
            "    instances: {%s: {value: '%s + %s'}}" % (item[5], item[0], item[2])]


def formulas(rng):
    """Fields and types that lead to one name, in expressions that are functions of their own, with variables in them."""
    root, inner, item = ids(rng, 8), ids(rng, 4), ids(rng, 4)
    name = ids(rng, 1)[0]
    return ["seq:", "  - {id: %s, type: u1}" % root[0], "  - {id: %s, type: 'i%s', repeat: expr, repeat-expr: 2}" % (root[1], name),
            "  - {id: %s, type: 'p%s(%s * 3 / 2)', repeat: expr, repeat-expr: '%s / 2'}" % (root[2], name, root[0], root[0]),
            "  - {id: %s, type: u1, valid: {expr: '_ * %s / 3 < 9'}}" % (root[3], root[0]),
            "  - {id: %s, size: '%s[%s %% 2].%s / 2'}" % (root[4], root[1], root[0], inner[0]),
            "  - {id: %s, size: 0, valid: {expr: '%s[%s %% 2].%s + %s[%s].%s < 99 + %s'}}" % (
                root[5], root[1], root[3], inner[1], root[1], root[0], inner[0], root[6]),
            "instances:", "  %s: {value: '%s * 5 / 3'}" % (root[6], root[0]), "  i%s: {value: '%s * 7 / 3'}" % (root[7], root[3]),
            "types:", "  i%s:" % name, "    seq: [{id: %s, type: u1}, {id: %s, type: u1}]" % tuple(inner[:2]),
            "    instances: {%s: {value: '%s * 5 / 4'}, %s: {value: '%s * 9 / 5 - %s'}}" % (inner[2], inner[0], inner[3], inner[1], inner[2]),
            "  p%s:" % name, "    params: [{id: %s, type: u4}]" % item[0],
            "    seq: [{id: %s, type: u1, valid: {expr: '_ * 3 / 2 <= %s + 9'}}, {id: %s, size: '%s / 2'}]" % (
                item[1], item[0], item[2], item[1]),
            "    instances: {%s: {value: '%s * %s / 3'}}" % (item[3], item[0], item[1])]


def random_grammar(rng):
    return "\n" + "\n".join(rng.choice((chosen, nested, passed_on, formulas))(rng)) + "\n"


CLASHES = {"a variable of a formula": """
seq: [{id: n, type: u1}, {id: x, type: e, repeat: expr, repeat-expr: 2}, {id: v1, type: u1}]
instances: {sum: {value: 'x[v1].k + x[n].k'}}
types: {e: {seq: [{id: k, type: u1}, {id: l, type: u1}]}}
""", "objects that an index chooses": """
seq: [{id: cats, type: cat, repeat: expr, repeat-expr: 2}, {id: cats_dogs, type: cat, repeat: expr, repeat-expr: 2}, {id: b, type: box}]
types:
  cat: {seq: [{id: k, type: u1}], instances: {x: {value: k + 1}}}
  box:
    seq: [{id: x, type: u1}, {id: dogs_x, type: u1}, {id: dogs, type: u1},
          {id: r, size: 0, valid: {expr: '_root.cats_dogs[x].x + _root.cats[dogs_x].x + _root.cats_dogs[dogs].x + _root.cats[dogs].x < 9'}}]
""", "an element beside the last one": """
seq: [{id: k, type: u1}, {id: cats, type: cat, repeat: expr, repeat-expr: 2}, {id: r, size: 0, valid: {expr: 'cats[k].x < cats.last.x'}}]
types: {cat: {seq: [{id: v, type: u1}], instances: {x: {value: v + 1}}}}
""", "members": """
seq: [{id: x, type: one}, {id: r, size: 0, valid: {expr: 'x.a.b < x.a_b'}}]
types: {one: {seq: [{id: a, type: two}, {id: a_b, type: u1}]}, two: {seq: [{id: b, type: u1}]}}
""", "members of the last element": """
seq: [{id: x, type: one, repeat: expr, repeat-expr: 2}, {id: r, size: 0, valid: {expr: 'x.last.a.b < x.last.a_b'}}]
types: {one: {seq: [{id: a, type: two}, {id: a_b, type: u1}]}, two: {seq: [{id: b, type: u1}]}}
""", "functions of values": """
seq: [{id: x, type: u1}, {id: y, type: a}, {id: r, size: 0, valid: {expr: 'a_b < 5'}}]
instances: {a_b: {value: x * 3 / 2}}
types: {a: {seq: [{id: c, type: u1}, {id: r, size: 0, valid: {expr: 'b < 9'}}], instances: {b: {value: c * 5 / 3}}}}
""", "functions of rules": """
seq: [{id: x, type: u1}, {id: y, type: a}, {id: a_b, type: u1, valid: {expr: '_ * x / 3 < 2'}}]
types: {a: {seq: [{id: c, type: u1}, {id: b, type: u1, valid: {expr: '_ * c / 2 > 2'}}]}}
""", "an argument and a count": """
seq: [{id: x, type: u1}, {id: a, type: 't(x * 3 / 2)', repeat: expr, repeat-expr: x / 2}]
types: {t: {params: [{id: count, type: u4}], seq: [{id: c, type: u1, valid: {max: count}}]}}
""", "a value of another array": """
seq: [{id: n, type: u1}, {id: x, type: e, repeat: expr, repeat-expr: 2}, {id: y, type: 'v(x.last.k)', repeat: expr, repeat-expr: n}]
types: {e: {seq: [{id: k, type: u1}]}, v: {params: [{id: p, type: u1}], seq: [{id: l, type: u1, valid: {max: p}}, {id: d, size: l}]}}
"""}
