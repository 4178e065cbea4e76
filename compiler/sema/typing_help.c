/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typing_help.c - help about expressions that have no type, behind the message that says why; see typing.h. Nothing here
 * decides whether an expression is right.
 */
#include <string.h>

#include "queries.h"
#include "typing.h"

/* ------------------------------------------------------------------------------------------- names */

static char lower_case(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static bool same_letters(const char *a, const char *b) {
    while (*a != '\0' && lower_case(*a) == lower_case(*b)) a++, b++;
    return lower_case(*a) == lower_case(*b);
}

static const char *word_of_language(const char *name) {
    static const char *const words[] = {"true", "false", "and", "or", "not"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (same_letters(words[i], name)) return words[i];
    return NULL;
}

/* An enum that has such a label: that of the switch, or one of the types around. */
static const ir_enum *enum_with_label(const expr_scope *sc, const char *name) {
    const ir_enum *on = sc->on != NULL && sc->on->kind == IR_ENUM ? sc->on->enumeration : NULL;
    for (size_t i = 0; on != NULL && i < on->num_labels; i++)
        if (strcmp(on->labels[i].id, name) == 0) return on;
    for (const type_info *t = sc->type; t != NULL; t = t->outer) {
        for (size_t i = 0; i < t->ir.num_enums; i++) {
            const ir_enum *e = t->ir.enums[i];
            for (size_t k = 0; k < e->num_labels; k++)
                if (strcmp(e->labels[k].id, name) == 0) return e;
        }
    }
    return NULL;
}

/* The name of Kaitai that was meant, or NULL. */
static const char *own_name(const char *name) {
    static const char *const own[] = {"_root", "_parent", "_io"};
    const unsigned limit = ksyc_similar_limit(name);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (ksyc_text_distance(own[i], name, limit) <= limit) return own[i];
    return NULL;
}

/* `name` is no field of the object that is read. */
void ksyc_help_name(const expr_scope *sc, const char *name) {
    diag *d = sc->s->diag;
    const type_info *top = sc->type->unit->top;
    const type_info *parent =
        sc->type->ir.parent.kind == IR_OBJECT ? info_of(sc->type->ir.parent.type) : NULL;
    const ir_enum *e = enum_with_label(sc, name);
    if (word_of_language(name) != NULL)
        ksyc_diag_help(d, "it is written '%s'", word_of_language(name));
    else if (strcmp(name, "self") == 0 || strcmp(name, "this") == 0)
        ksyc_diag_help(d, "fields of the same object have nothing in front: 'n', not '%s.n'", name);
    else if (parent != NULL && ksyc_names_get(&parent->fields, name) != NULL)
        ksyc_diag_help(d, "'_parent.%.60s' is a field of '%s', the object around this one", name,
                       parent->ir.path);
    else if (sc->type != top && ksyc_names_get(&top->fields, name) != NULL)
        ksyc_diag_help(d, "'_root.%.60s' is a field of '%s'", name, top->ir.path);
    else if (e != NULL)
        ksyc_diag_help(d, "a label of an enum is written '%s::%.60s'", e->id, name);
    else if (own_name(name) != NULL)
        ksyc_diag_help(d, "'%s' is known everywhere", own_name(name));
}

/* Two values that an operator does not take. */
void ksyc_help_operands(const expr_scope *sc, ast_op op, const ir_expr *a, const ir_expr *b) {
    const ir_kind x = a->vtype.kind, y = b->vtype.kind;
    if (op == AST_ADD && ((x == IR_STR && y == IR_INT) || (x == IR_INT && y == IR_STR)))
        ksyc_diag_help(sc->s->diag, "'.to_s' makes a string of an integer");
    else if ((op == AST_AND || op == AST_OR) && (x == IR_INT || y == IR_INT))
        ksyc_diag_help(sc->s->diag, "a number is no condition: 'x != 0' is one");
}

/* The label that is most similar, or NULL. */
const char *ksyc_similar_label(const expr_scope *sc, const ir_enum *e, const char *name) {
    names labels = {0};
    for (size_t i = 0; i < e->num_labels; i++)
        ksyc_names_add(sc->s->pool, &labels, e->labels[i].id, sc->s);
    return ksyc_diag_similar(sc->s->diag, &labels, name);
}

/* A method that the value does not have. */
void ksyc_help_method(const expr_scope *sc, const ir_expr *of, const char *name,
                      const char *methods) {
    const ir_enum *e = of->vtype.kind == IR_ENUM ? of->vtype.enumeration : NULL;
    for (size_t i = 0; e != NULL && i < e->num_labels; i++) {
        if (strcmp(e->labels[i].id, name) != 0) continue;
        ksyc_diag_help(sc->s->diag, "a label of an enum is written '%s::%.60s'", e->id, name);
        return;
    }
    if (of->vtype.kind == IR_INT && strcmp(name, "to_i") == 0)
        ksyc_diag_help(sc->s->diag, "it is an integer already");
    else if (*methods != '\0')
        ksyc_diag_help(sc->s->diag, "it has %s", methods);
}

/* ------------------------------------------------------------------------------------------- kinds */

static const ir_label *label_of_value(const ir_enum *e, const ir_expr *number) {
    for (size_t i = 0; number->op == IR_LIT_INT && i < e->num_labels; i++)
        if (e->labels[i].word == number->word && e->labels[i].negative == number->negative)
            return &e->labels[i];
    return NULL;
}

static void help_enum_and_number(const expr_scope *sc, const ir_expr *of, const ir_expr *number) {
    const ir_enum *e = of->vtype.enumeration;
    const ir_label *label = label_of_value(e, number);
    if (label != NULL)
        ksyc_diag_help(sc->s->diag, "the label of this number is '%s::%s'", e->id, label->id);
    else
        ksyc_diag_help(sc->s->diag, "'.to_i' is the number of a label");
}

/* Two values that cannot be compared. */
void ksyc_help_comparison(const expr_scope *sc, const ir_expr *a, const ir_expr *b) {
    const ir_kind x = a->vtype.kind, y = b->vtype.kind;
    if (x == IR_ENUM && y == IR_INT)
        help_enum_and_number(sc, a, b);
    else if (x == IR_INT && y == IR_ENUM)
        help_enum_and_number(sc, b, a);
    else if ((x == IR_BYTES && y == IR_INT) || (x == IR_INT && y == IR_BYTES))
        ksyc_diag_help(sc->s->diag, "bytes are compared with bytes, such as [0x4d, 0x5a]; a number "
                                    "is read by 'type: u4'");
    else if ((x == IR_BYTES && y == IR_STR) || (x == IR_STR && y == IR_BYTES))
        ksyc_diag_help(sc->s->diag,
                       "\".to_s('ASCII')\" makes a string of bytes; so does 'type: str'");
    else if ((x == IR_STR && y == IR_INT) || (x == IR_INT && y == IR_STR))
        ksyc_diag_help(sc->s->diag, "'.to_i' is the number that a string says");
    else if (x == IR_BOOL || y == IR_BOOL)
        ksyc_diag_help(sc->s->diag, "a boolean needs no '==': 'x', or 'not x'");
}

/* A value of another kind than is needed. */
void ksyc_help_kind(const expr_scope *sc, const m_expr *e, ir_kind wanted, ir_kind found) {
    if (wanted == IR_BOOL && found == IR_INT)
        ksyc_diag_help(sc->s->diag, "a number is no condition: '%.60s != 0' is one", e->text);
    else if (wanted == IR_INT && found == IR_STR)
        ksyc_diag_help(sc->s->diag,
                       "'.to_i' is the number that a string says, '.length' how long it is");
    else if (wanted == IR_INT && found == IR_ENUM)
        ksyc_diag_help(sc->s->diag, "'.to_i' is the number of a label");
    else if (wanted == IR_INT && found == IR_BYTES)
        ksyc_diag_help(sc->s->diag, "'.length' is how many bytes there are");
    else if (wanted == IR_INT && found == IR_FLOAT)
        ksyc_diag_help(sc->s->diag, "'.to_i' is the integer before the point");
}

/* `name(...)`, which only methods can be. */
void ksyc_help_call(const expr_scope *sc, const char *name) {
    if (strcmp(name, "len") == 0 || strcmp(name, "length") == 0 || strcmp(name, "size") == 0)
        ksyc_diag_help(sc->s->diag,
                       "the length of bytes and strings is 'x.length', of arrays 'x.size'");
    else if (strcmp(name, "sizeof") == 0)
        ksyc_diag_help(sc->s->diag, "the size of a type is 'sizeof<TYPE>', of a value 'x._sizeof'");
    else
        ksyc_diag_help(sc->s->diag, "there are methods, 'x.name(...)', and no functions");
}
