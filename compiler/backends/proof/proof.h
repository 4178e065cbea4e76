/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof.h - shared by the files of the backend that writes validators and views. They stand in layers; a file
 * calls functions of the layers before its own:
 *
 *   proof_conjunction.c  conditions that are written as they are found
 *   proof_term.c       values: expressions of C and of logic
 *   proof_refusal.c    the words for what the backend does not know
 *   proof_bit_run.c    bit fields that follow each other
 *   proof_field.c      what can be read of a field directly
 *   proof_path.c       paths to fields, the leaves of expressions, and their names
 *   proof_stream.c     which stream the objects of each type lie in
 *   proof_recursion.c  types that contain themselves
 *   proof_routine.c    a routine: its variables, conditions and definitions
 *   proof_levels.c     how many levels of such types are left
 *   proof_order.c      the byte order, where the file decides it
 *   proof_alias.c      instances that name other objects
 *   proof_leaf.c       what an expression refers to
 *   proof_wide.c       numbers that no integer of C holds
 *   proof_constant.c   numbers of texts, bytes and lists that are constants
 *   proof_bytes.c      comparisons of byte strings
 *   proof_extreme.c    the least and the greatest number of an array
 *   proof_arithmetic.c, proof_bits.c, proof_compare.c, proof_branch.c   its operators
 *   proof_presence.c   expressions of which only matters that they have a value
 *   proof_expr.c       an expression, in C and in logic at once
 *   proof_failure.c    which expressions may have no value
 *   proof_anchor.c     instances that keep where the stream is
 *   proof_formula.c    expressions that become functions of their own: instances, sizes, rules
 *   proof_trust.c      arrays that are known to be valid where others choose elements of them
 *   proof_call.c       a call of one routine by another one
 *   proof_chosen.c     objects that another one chooses by an index
 *   proof_resolve.c    what a leaf is, in the routine that refers to it
 *   proof_function.c   signature and contract of a routine
 *   proof_repeat.c     the routine of a repeated field
 *   proof_cases.c      the cases of a field that a value chooses
 *   proof_parts.c      very many cases, a few in a function
 *   proof_switch.c     the routine of such a field
 *   proof_text.c       texts and terminators
 *   proof_place.c      instances with `pos`
 *   proof_note.c       rules that are notes
 *   proof_accessor.c   accessors: functions of a view
 *   proof_traversal.c  accessors for elements that are reached one after the other
 *   proof_view.c       the view of a type
 *   proof_type.c       the routine of a type
 *   proof_files.c      passes over the program, and the files
 *
 * An expression refers to instances, and an instance is an expression; an instance with `pos` may be needed for a
 * rule; an operand is an expression again. These recursions go through function pointers of the emitter: resolve,
 * emit_placed, derive, emit_recall.
 *
 * Everything exists twice: as C, and as logic (ACSL) that says what the C has to compute. In the logic
 * numbers have no size, so a check that C makes before it computes stands there as a condition. Both are trees
 * (code.h) until a statement or a clause is written; then text_output.h keeps which variables the C uses, and nobody
 * looks at the text again. What is asked of an expression is asked of its tree. C and
 * logic of a routine use the same names, so a term can be put into a contract as it is:
 *
 *   buf, len   the file, or of it all up to the end of the stream that the object lies in
 *   base       where that stream begins, for objects that are not always in the one of the file
 *   at         where the object begins; positions count from the start of the file, whatever the stream
 *   count, i   of a repeated field: number of elements, index of an element
 *
 * A routine is a function that is written, in C and in logic: of a type, or of one repeated or chosen field in it.
 * What it needs and does not read itself (a field of the root, of its parent, a parameter) is a variable of the
 * routine, an argument in C and in logic; what others need of it is an export, a member of its facts. Both are found
 * while text is made, so the emitter repeats passes over the program until a pass finds nothing new, and keeps the
 * text of that pass.
 */
#ifndef KSYC_PROOF_H
#define KSYC_PROOF_H

#include "code.h"
#include "derived_names.h"
#include "diag.h"
#include "ir.h"
#include "names.h"
#include "output_dir.h"
#include "pool.h"
#include "proof_conjunction.h"
#include "queries.h"
#include "text_output.h"

/* V_WIDE: a number from -2^63 to 2^64 - 1, in C a ks_int. */
typedef enum vkind { V_U64, V_S64, V_WIDE, V_BOOL, V_NONE } vkind;

typedef struct val {
    vkind kind;
    const code_expr *c; /* C expression */
    const code_expr *l; /* logic: an integer, or for V_BOOL a predicate */
    /* V_BOOL: 1 or 0 as an integer, or NULL. V_WIDE: what is subtracted from `c`, both uint64_t in C, or NULL. Of the
     * bytes of the file: how many there are, in C. */
    const code_expr *term;
    uint64_t mask; /* variables of the routine that `l` mentions */
    bool is_literal;
    bool is_int;    /* C has it as an int: a short literal, or a choice between two */
    ir_range range; /* of V_BOOL: 1 to 1 when C knows that it is true */
    /* One more than the number of the leaf of the formula, or of the variable of the routine, that it is; 0: none. */
    size_t leaf;
    bool is_stored; /* C holds it in the variable that was named for it */
    /* If `c` is this `whole`, it is the quotient of two uint64_t, of which compilers do not know the second. */
    struct {
        const code_expr *whole, *dividend, *divisor;
    } quotient;
} val;

typedef enum leaf_kind {
    LEAF_VALUE,  /* of a field, parameter or instance */
    LEAF_HAS,    /* whether it is present */
    LEAF_AT,     /* where an array begins */
    LEAF_COUNT,  /* its number of elements */
    LEAF_SIZE,   /* bytes of a field up to the end of the file */
    LEAF_INDEX,  /* `_index` */
    LEAF_COLUMN, /* `_index % path`, which a loop updates without a division */
    LEAF_IO_SIZE,
    LEAF_IO_POS,
    LEAF_IO_BASE,  /* where the stream begins, in the file; with a path, that of another object */
    LEAF_IO_END,   /* where that one ends */
    LEAF_ROOT_LEN, /* where the file ends, for objects in another stream */
    LEAF_ORDER,    /* whether numbers are big-endian, as an object decides */
    LEAF_LEVELS, /* how many more objects of types that contain themselves may lie in each other */
    LEAF_MEMORY, /* the bytes of the file */
    LEAF_STRICT  /* whether notes are refusals */
} leaf_kind;

/* Conditions that all have to hold, from the last one to the first; NULL: none. */
typedef struct clauses {
    const code_expr *that;
    const struct clauses *before;
} clauses;

/* A value that an expression refers to and does not compute. */
typedef struct leaf {
    leaf_kind kind;
    const ir_expr *path; /* _root.header.rank, _parent.dims, length, dims.last.cells */
    const char *name;
    vkind type;
    ir_range range;
    bool is_converted; /* in a formula: its function converts it to int64_t */
} leaf;

typedef struct leaves {
    leaf *items;
    size_t count;
    size_t capacity;
    pool *pool;  /* NULL: that of the program, for leaves that are known to all passes */
    names own;   /* those of fields of the object itself: leaf_key to index + 1 */
    names taken; /* names of all leaves, to index + 1 */
    const struct leaves *beside; /* others in the same struct, or NULL */
    bool is_output;              /* members of facts or of a view, called by ksyc_member_name */
} leaves;

/* A function of the logic whose parameters are variables of a routine. */
typedef struct logic_fun {
    const char *name;
    uint64_t mask;
    const code_expr *body; /* NULL: it is long */
    bool is_of_view;       /* defined in the opening stage */
} logic_fun;

/* Finds functions by name: those before `count` are in the table, each as its index + 1. */
typedef struct fun_index {
    pool *pool;
    names table;
    size_t count;
} fun_index;

/* Variables of a routine as bits: these, then routine.vars. The gate is a variable of C alone. */
enum { BIT_BUF, BIT_LEN, BIT_AT, BIT_COUNT, BIT_INDEX, BIT_GATE, NUM_BITS };
#define BIT(n) (UINT64_C(1) << (n))
enum {
    NEEDS_VALUE = 1,
    NEEDS_AT = 2,
    NEEDS_COUNT = 4,
    NEEDS_HAS = 8,
    NEEDS_SIZE = 16,
    NEEDS_OBJECT = 32 /* an export of its object, or its end */
};
enum { MAX_VARS = 64 - NUM_BITS };
/* Of numbers that rules list: one list can be the rule of many fields. */
enum { MAX_ALLOWED = 500000 };
/* Levels of types in each other, and of instances that need each other: they bound the stack. */
enum { MAX_TYPE_DEPTH = 500, MAX_INSTANCE_DEPTH = 100 };

/* What a routine has to compute for its callers. */
typedef struct required_outputs {
    leaves exports;
    leaves
        carried; /* of a repeated field: what is used of the element before, or of the last one */
    bool needs_end; /* where it ends */
    unsigned char
        *needs; /* NEEDS_VALUE...: what is used of each seq field, then of each instance */
} required_outputs;

/* An array of which the elements that others choose are known to be valid: every routine that needs this requires it, up to
 * the one that has checked the array. The masks are of functions of the array's routine. */
typedef struct trust {
    const ir_expr *array; /* from the root */
    uint64_t valid_mask, item_mask;
    bool is_broken; /* an element can be chosen before the array is checked */
} trust;

typedef struct trusts {
    const trust *one;
    const struct trusts *next;
} trusts;

/* A function that is written, with its definitions in logic: of a type, or of a field in it. */
typedef struct routine {
    const ir_type *type;
    const ir_attr *attr; /* the repeated or chosen field; NULL: the type itself */
    const char *name;    /* "btf_record", "btf_record_dims" */
    const char *whole;   /* its name, while `name` is that of a part of it; else NULL */
    leaves vars;
    leaves columns;                 /* of a repeated field: the columns that its loop keeps */
    required_outputs checks, opens; /* of each stage; `now` is the current one */
    required_outputs *now;
    unsigned char *needs_recalled; /* as `needs`, of the function that recalls the facts */
    const trusts *trusted;         /* what it requires of arrays */
    trust *trust;         /* in its elements, of a repeated field; NULL: nobody wanted it */
    names path_names;     /* functions of the logic for fields of other objects, each to its path */
    derived_names *stems; /* what is made of the names of fields; NULL: not asked for yet */
    /* of this pass */
    bool is_done;
    bool is_recalled; /* the function that recalls its facts is written */
    bool is_open;     /* its function is being written */
    bool has_facts_type;
    logic_fun **funs;
    size_t num_funs, capacity_funs;
    logic_fun *declared; /* of a type that contains itself: what is declared before it is defined */
    size_t num_declared;
    fun_index *by_name;
    struct routine *next;
} routine;

typedef struct formula formula;
/* What a formula computes: expressions of the program, of this field; none for its rules. */
typedef struct formula_origin {
    const ir_attr *attr;
    const ir_expr *condition, *value;
} formula_origin;
/* By name. */
typedef struct formulas {
    names values, rules;
    names extremes; /* functions of the least and the greatest number of an array */
} formulas;
typedef struct stream_use stream_use;
typedef struct draft draft;
typedef struct expr_ctx expr_ctx;
typedef struct view_section view_section;

/*
 * One code writes functions in two stages. Those of the checking stage test whether an object is valid. Those of
 * the opening stage require a valid object, test nothing, and return its view. So each condition that the first
 * establish is known in the second.
 *
 * The checking stage also writes functions that recall: they give the facts of an object that was checked before, and test
 * only what they need to compute them. What they refuse is not valid; what they do not refuse may be anything.
 */
typedef struct proof_emitter {
    pool *keep;      /* of the program: what passes know of each other */
    pool *pass;      /* of this pass: texts, names of functions, formulas */
    pool *pool;      /* of a routine or a field: given up when its text is written */
    output_dir *dir; /* where large texts are put, or NULL */
    diag *diag;
    const ir_program *program;
    const ir_type *top;
    const ir_type *inner_root; /* the root, where the file is an object around it; else NULL */
    /* Functions of upper layers that lower ones need; see ksyc_resolve, ksyc_derive, ksyc_emit_placed and
     * ksyc_emit_recall. */
    val (*resolve)(draft *dr, leaf_kind kind, const ir_expr *path);
    val (*derive)(expr_ctx *g, const ir_expr *e);
    void (*emit_placed)(draft *dr, const ir_attr *attr);
    void (*emit_recall)(struct proof_emitter *em, routine *r);
    routine *routines;
    ir_expr **selves;      /* of each type, NULL or `_` of its objects */
    ir_expr ***own_fields; /* of each type, NULL or of each field: NULL or the path to it */
    names type_names;
    names routine_names;    /* and the names of types */
    routine ***routines_of; /* of each type, NULL or the routines of itself and of its fields */
    const struct pending *pending; /* fields that are being resolved, to find cycles */
    unsigned depth;                /* of types in each other, below MAX_TYPE_DEPTH */
    size_t num_allowed;            /* numbers that rules list, in this stage */
    signed char *
        *values; /* of each type, NULL or of each instance: whether it can be computed, or 0 */
    signed char **counted; /* the same: whether a check has to count elements for it */
    const ir_attr **
        *anchors; /* of each type, NULL or of each instance: NULL, its anchor, or itself for none */
    const ir_attr **orders; /* of each type: what its byte order is computed for, or NULL */
    unsigned char *levels;  /* of each type: see proof_recursion.c */
    signed char *
        recalled; /* of each type: whether the facts of its objects can be recalled, 1 or -1, or 0 */
    const struct held_bits *held; /* where bits of a byte may be left over */
    signed char *quiet; /* of each type: whether that of its end is seen by nobody, 1 or -1, or 0 */
    stream_use *streams; /* of each type: which stream its objects lie in */
    const ir_attr *
        *only_users; /* of each type: the field of the root that is its only object, or NULL */
    bool uses_units; /* the validator needs ks_units.h */
    bool has_grown;  /* a variable or an export was found in this pass */
    bool opens;      /* the opening stage */
    bool recalls;    /* the function at hand recalls facts */
    names functions; /* of views */
    names *only;     /* those of them that are wanted, with what they use; NULL: all of them */
    /* of this pass */
    output logic;       /* definitions of the type at hand */
    output definitions; /* of all types before it */
    output views;       /* types of views and declarations */
    output code;        /* functions of this stage */
    output
        type_computations; /* functions that compute values, of the type at hand; both stages call them */
    output computations; /* of all types before it */
    formulas formulas;
    view_section **sections; /* of each type, or NULL; see proof_only.c */
    list sections_in_order;
    view_section *section; /* the current one, or NULL */
    /* of the stage before */
    output checks;
    formulas checked;
} proof_emitter;

/* Where a field begins: as many bytes from `pos` or `at` in C, and from a base in logic. */
typedef struct field_place {
    const logic_fun *base; /* NULL: where the object begins */
    uint64_t base_offset, offset;
    bool is_known;
} field_place;

/* A routine while its text is written. */
struct draft {
    proof_emitter *em;
    routine *routine;
    output *c;                 /* body of the function; NULL: only logic is wanted */
    const clauses *conditions; /* for the object to be valid, so far */
    uint64_t conditions_mask;
    conjunction *written; /* conditions before those, of which only the text is left; NULL: none */
    const code_expr *index_c, *index_l; /* `_index`; NULL outside of loops */
    val pos;                            /* `_io.pos` */
    const code_expr *carried;           /* C struct with the facts of the element before */
    const code_expr *item;              /* C struct with the facts of the element that `_` is */
    bool *read;                         /* seq fields that were read */
    bool *computed;                     /* instances that were computed */
    bool *required; /* instances that are no numbers, of which is tested that they have a value */
    bool *placing;  /* instances with `pos` that are being checked, to find cycles */
    unsigned char *stated; /* NEEDS_VALUE, NEEDS_HAS: an assertion says what they are in logic */
    field_place *at;       /* where each seq field begins */
    names *arguments;      /* names of variables for arguments, each to the last number behind it */
    bool uses_io_pos;      /* an expression has `_io.pos` of a stream that lies in the file */
    bool has_pos;   /* there is a variable `pos`; else all is at a constant distance from `at` */
    bool in_branch; /* what is written is under a condition */
    bool is_loaded; /* the fields of constant size at hand are, all of them */
    unsigned instance_depth;       /* number of instances that are being computed, to find cycles */
    struct chosen_objects *chosen; /* that were checked because a rule uses them */
    bool of_view;                  /* an accessor: its leaves are members of the view `of` */
    struct binding *traversed;     /* the array whose elements the accessor traverses */
};

/* ---- proof_term.c */

/* Reports that the backend does not know `what`; a value to go on with. */
val ksyc_unsupported(proof_emitter *em, source_place place, const char *what);
val ksyc_literal_val(pool *p, uint64_t word, bool negative);
/* A literal that C has to give a type. */
bool ksyc_is_wide_literal(val v);
/* What C has where the number is used; V_S64 for one that may be wide. */
vkind ksyc_kind_of(const ir_vtype *vtype);
/* Whether no integer of C holds all that it can be. */
bool ksyc_is_wide(const ir_vtype *vtype);
/* Whether it is a number or a truth that a variable of C can hold. */
bool ksyc_is_storable(const ir_vtype *vtype);
ir_range ksyc_range_of_vtype(const ir_vtype *vtype);
const char *ksyc_c_type(vkind kind);
/* The value where C has it as `c`, most often a variable. */
val ksyc_held_in(val v, const code_expr *c);
val ksyc_in_variable(pool *p, val v, const char *name);
/* The variables of every routine, and a few words more. */
extern const code_expr ksyc_fixed[NUM_BITS];
/* In an expression: whether notes are refusals. */
extern const ir_expr ksyc_strict;
extern const code_expr ksyc_word_pos, ksyc_word_of, ksyc_word_result, ksyc_nought;
#define BUF (&ksyc_fixed[BIT_BUF])
#define LEN (&ksyc_fixed[BIT_LEN])
#define AT (&ksyc_fixed[BIT_AT])
#define COUNT (&ksyc_fixed[BIT_COUNT])
#define INDEX (&ksyc_fixed[BIT_INDEX])
#define GATE (&ksyc_fixed[BIT_GATE])
#define POS (&ksyc_word_pos)
#define OF (&ksyc_word_of)
#define RESULT (&ksyc_word_result)
#define NOUGHT (&ksyc_nought)
/* "name(a, b)", which is made argument by argument. */
typedef struct call {
    pool *pool;
    const code_expr **args;
    size_t num_args, capacity;
} call;
void ksyc_add_argument(call *to, const code_expr *argument);
/* In C; in logic, where without arguments it is the name alone. */
const code_expr *ksyc_call_in_c(const call *c, const char *name);
const code_expr *ksyc_call_in_logic(const call *c, const char *name);
const code_expr *ksyc_term_of(pool *p, val v);
/* A value of which `l` is the term: of a truth that is 1 or 0, and not 0 is the predicate. */
val ksyc_as_truth(pool *p, val v);
const clauses *ksyc_all_of(pool *p, const clauses *before, const code_expr *that);
/* A line each; for none "\true". */
const code_expr *ksyc_conjunction(pool *p, const clauses *all);
void ksyc_conjoin_all(conjunction *to, pool *p, const clauses *all);
/* "!a", "(a ? b : c)": also of what is known. */
const code_expr *ksyc_not(pool *p, const code_expr *e);
const code_expr *ksyc_choice(pool *p, const code_expr *test, const code_expr *yes,
                             const code_expr *no);
/* "test ? yes : no" as a body, "(l > 0 ? l : 0)" */
const code_expr *ksyc_otherwise(pool *p, const code_expr *test, const code_expr *yes,
                                const code_expr *no);
const code_expr *ksyc_at_least_0(pool *p, const code_expr *l);
/* "base + offset", "base + size * factor" */
const code_expr *ksyc_plus(pool *p, const code_expr *base, uint64_t offset);
const code_expr *ksyc_plus_times(pool *p, const code_expr *base, uint64_t size,
                                 const code_expr *factor);
/* "i - 1": as an operand in parentheses, as an argument without. */
const code_expr *ksyc_index_before(pool *p);
/* "a <= b <= c" */
const code_expr *ksyc_between(pool *p, const code_expr *a, const code_expr *b, const code_expr *c);
/* "0 <= name <= 255", or NULL when the type of C says as much. */
const code_expr *ksyc_range_of_name(pool *p, vkind kind, ir_range r, const code_expr *name);
/* A text that becomes a part of a file: it can be large, and no line is longer than 100 columns where that is possible. */
output ksyc_new_text(proof_emitter *em, unsigned indent);
/* The text of an expression of C that is written to `out`, as an operand and where it stands alone. Both note what it
 * uses. */
const char *ksyc_in(output *out, const code_expr *e);
const char *ksyc_alone_in(output *out, const code_expr *e);
/* The text of an expression in logic, which notes no use. */
const char *ksyc_logic(pool *p, const code_expr *e);
/* `const type name = value;` */
void ksyc_hold(output *out, const char *type, const char *name, const code_expr *value);
/* `name = value;` */
void ksyc_assign(output *out, const char *name, const code_expr *value);
/* "head = body;", on one line if there is room. */
void ksyc_write_definition(output *out, const char *head, const code_expr *body);
/* The lines of a definition, and `;`. */
void ksyc_write_body(output *out, const code_expr *body);
/* Each as one clause of a contract. */
void ksyc_write_clauses(output *out, const char *word, const clauses *all);
/* An assertion of one or more lines; `name` may be "". */
void ksyc_assert_that(output *out, const char *name, const code_expr *that);
/* Asserts `name == l`, under that name. */
void ksyc_assert_same(output *out, const char *name, const code_expr *l);
/* `if (condition) return refusal;`. The text notes that it can refuse. What a text uses is told by the bits of variables;
 * nobody asks for `count`, whose bit says this instead. */
#define REFUSES BIT(BIT_COUNT)
void ksyc_refuse_when(output *c, const code_expr *condition, const char *refusal);

/* ---- proof_refusal.c */

/* What ksyc_unsupported() says of data, an instance with `pos`, a value, a path, another expression. */
const char *ksyc_refused_data(pool *p, const ir_data *d);
const char *ksyc_refused_instance(const ir_attr *attr);
const char *ksyc_refused_value(pool *p, const ir_expr *e);
const char *ksyc_refused_path(pool *p, const ir_expr *e);
const char *ksyc_refused_expr(pool *p, const ir_expr *e);

/* ---- proof_gate.c */

/* Whether the stage writes functions that load what they look at. */
bool ksyc_loads(const proof_emitter *em);
/* Whether the function at hand tests all of its object; else it does what its outputs need, with the definitions that the
 * one that tests has made. */
bool ksyc_tests(const proof_emitter *em);
/* "check", "open", "recall": how the functions at hand begin. */
const char *ksyc_verb(const proof_emitter *em);
/* The type of what functions that check return, and its words for no and yes. */
const char *ksyc_verdict_type(bool loads);
const char *ksyc_refusal(bool loads);
const char *ksyc_acceptance(bool loads);
/* "gate, " before the other arguments or parameters, or nothing. */
const char *ksyc_gate_argument(const proof_emitter *em, output *out);
const char *ksyc_gate_parameter(bool loads);
/* `    ensures` that the function says yes exactly when `l` holds, unless it was stopped. */
void ksyc_ensure_verdict(output *out, bool loads, const code_expr *l);
/* `/` `*@ assert name: ...` the same of a verdict in a variable; `l` is text. */
void ksyc_assert_verdict(output *out, const char *name, const char *as, bool loads, const char *l);
/* That what a function refuses that recalls is not valid. */
void ksyc_ensure_refusal(output *out, const code_expr *l);
void ksyc_assert_refusal(output *out, const char *name, const char *as, const char *l);
/* Returns what is not a yes. */
void ksyc_return_unless_accepted(output *out, pool *p, const char *name, bool loads);
/* Loads bytes that will be read. */
void ksyc_look(output *out, const code_expr *at, const code_expr *size);
/* Looks for a byte from `at` on, or a unit, by the function `what`; `place`, a variable, becomes its place or `end`. */
void ksyc_look_for(output *out, const char *what, const code_expr *end, const code_expr *at,
                   const code_expr *byte, const code_expr *place);
/* Loads bytes of a field, unless all of the run of fields is loaded. */
void ksyc_have_loaded(draft *dr, const code_expr *at, uint64_t size);
/* Stops at more elements than anybody counts: those that take no bytes are not bounded by the file. */
void ksyc_stop_if_uncountable(output *out, const code_expr *count);
/* Counts steps. */
void ksyc_take_steps(output *out, const code_expr *number);

/* "uint8_t *buf, integer len": the variables of the mask. */
const char *ksyc_formal_text(proof_emitter *em, const routine *r, uint64_t mask);
/* "predicate name{L}(variables of the mask)" */
const char *ksyc_head_of(proof_emitter *em, const routine *r, const char *kind, const char *name,
                         uint64_t mask);

/* Whether it is the predicate that an object is valid. */
bool ksyc_is_validity(const proof_emitter *em, const routine *r, const char *name);

/* ---- proof_recursion.c */

/* An object of the type contains another one: its definitions are declared before. */
void ksyc_note_recursion(proof_emitter *em, const ir_type *type);
/* Whether the routine is that of a type that contains itself. */
bool ksyc_is_recursive(const proof_emitter *em, const routine *r);
/* Whether objects of the type lie in one of such a type, or are one. */
bool ksyc_is_in_recursion(const proof_emitter *em, const ir_type *type);
/* The declared function of that name, or NULL. */
const logic_fun *ksyc_declared(const routine *r, const char *name);

/* ---- proof_levels.c */

/* How many levels of such types are left in the routine, and for an object that it calls. */
val ksyc_levels(draft *dr);
val ksyc_levels_of_child(draft *dr, const routine *child);
/* Stops, where no level is left. */
void ksyc_stop_at_last_level(draft *dr);

/* ---- proof_bit_run.c */

/* Whether it is a bit field; `bit` is its first one in those that follow each other, which begin with a byte. */
bool ksyc_is_bits(const proof_emitter *em, const ir_attr *attr, uint64_t *bit);
/* Whether nothing sees bits of a byte that objects of the type leave over: what follows them drops the bits. */
bool ksyc_ends_quietly(const proof_emitter *em, const ir_type *type);
/* How many bytes a bit field has of which no field before it has a part; and how many bytes before the end of those fields
 * the byte is that it begins in. */
uint64_t ksyc_bytes_begun(const proof_emitter *em, const ir_attr *attr);
uint64_t ksyc_bytes_shared(const proof_emitter *em, const ir_attr *attr);

/* Whether it is an array of bit fields that begins with a whole byte, and of which no element is tested. */
bool ksyc_is_bit_list(const proof_emitter *em, const ir_attr *attr);
/* The fewest bytes that such fields fill. */
uint64_t ksyc_bytes_of_bit_list(const ir_data *d);

/* ---- proof_field.c */

bool ksyc_is_number(const ir_data *d);
/* An integer or a float. */
bool ksyc_is_scalar(const ir_data *d);
/* The fewest bytes of a number, an object, or what a switch with a case for all values chooses; 0 for everything else. */
uint64_t ksyc_least_size(const ir_data *d);
bool ksyc_is_number_switch(const ir_data *d);
bool ksyc_is_constant_bytes(const ir_data *d);
/* Bytes of a computed size, as they stand in the file. */
bool ksyc_is_plain_bytes(const ir_data *d);
/* Bytes up to the end of their stream, as they stand in the file. */
bool ksyc_is_rest_of_stream(const ir_data *d);
/* How many bytes its value is read from: those that it shares with its neighbours, too. */
uint64_t ksyc_bytes_read(const proof_emitter *em, const ir_attr *attr);
/* Whether its size in bytes is constant, and nothing else decides about it: that of a number of elements without bytes,
 * too. The first bit field of a byte has that byte. */
bool ksyc_has_fixed_size(const proof_emitter *em, const ir_attr *attr, uint64_t *size);
/* Whether the field takes the same number of bytes in each object, whatever is tested of them. */
bool ksyc_takes_constant_size(const proof_emitter *em, const ir_attr *attr, uint64_t *size);
/* Whether all objects of the type have its least size, and some bytes: bit fields fill whole bytes. */
bool ksyc_is_of_one_size(const proof_emitter *em, const ir_type *type);
/* How the bytes of a text are tested. */
typedef struct encoding_test {
    const char *encoding;
    const char *in_c, *in_logic; /* NULL: every byte is a character */
} encoding_test;
/* NULL: the backend does not know the encoding. */
const encoding_test *ksyc_encoding_test(const ir_data *d);
/* Whether each byte is a character: nothing has to be tested. Of bytes that are no text, too. */
bool ksyc_is_any_text(const ir_data *d);
/* Of an object: whether it has a stream that is known before it is read, its own or that of its owner. */
bool ksyc_is_confined(const ir_data *d);
/* Whether a loop has to find out how many elements an array has. */
bool ksyc_is_search(const ir_attr *attr);
/* Whether the file does not bound how many elements there are before the last one: they may take no bytes. */
bool ksyc_may_be_endless(const ir_attr *attr);
/* Whether views have nothing of what stands behind the field: an array whose end only a loop finds. */
bool ksyc_ends_view(const ir_attr *attr);
/* How bytes are read: by a term of the logic, in memory, or in C behind a gate, where that they are loaded has to be
 * proved of every read (ks_loaded.h). */
typedef enum reading { READ_TERM, READ_MEMORY, READ_LOADED } reading;
/* The one of C. */
reading ksyc_reading(bool loads);
/* `order` tells the byte order where the file decides it, see proof_order.c; else it is NULL. */
const code_expr *ksyc_read_number(pool *p, const ir_data *d, reading how, const code_expr *at,
                                  const code_expr *order);
/* The value of a number or of a part of a byte. */
const code_expr *ksyc_read_field(const proof_emitter *em, const ir_attr *attr, reading how,
                                 const code_expr *at, const code_expr *order);
/* What a function of C tells about `size` bytes: `has_no_0`, `is_utf8`. */
const code_expr *ksyc_test_bytes(pool *p, const char *test, reading how, const code_expr *at,
                                 const code_expr *size);

/* ---- proof_path.c */

const char *ksyc_c_name(pool *p, const char *id);
/* Whether it is a chain of fields that a leaf can stand for. */
bool ksyc_is_path(const ir_expr *e, const ir_attr *repeated);
const char *ksyc_path_name(pool *p, const ir_expr *e);
/* "cells" of dims.last.cells */
const char *ksyc_member_name(proof_emitter *em, leaf_kind kind, const ir_expr *path);
leaf ksyc_make_leaf(proof_emitter *em, leaf_kind kind, const ir_expr *path);
size_t ksyc_add_leaf(proof_emitter *em, leaves *all, leaf_kind kind, const ir_expr *path,
                     bool *has_grown);
/* The function of the logic that gives an export of a type. */
const char *ksyc_export_name(proof_emitter *em, routine *r, leaf_kind kind, const ir_expr *path);
/* The function of the logic that gives what an array carries from element to element, by i. */
const char *ksyc_carried_function(proof_emitter *em, const routine *loop, leaf_kind kind,
                                  const ir_expr *path);
/* A function of the logic in the routine of a type, for a path that does not end in it: `wanted`, unless another path or a
 * field leads to that name. */
const char *ksyc_path_function(proof_emitter *em, routine *r, const char *wanted, leaf_kind kind,
                               const ir_expr *path);
/* A copy of the path in the pool; NULL has none. */
const ir_expr *ksyc_kept_path(proof_emitter *em, pool *p, const ir_expr *path);
ir_expr *ksyc_self_of(proof_emitter *em, const ir_type *type);
ir_expr *ksyc_copy_expr(proof_emitter *em, const ir_expr *e);
/* The field of an object as the object itself names it. */
const ir_expr *ksyc_own_field(proof_emitter *em, const ir_attr *attr);
/* The field, parameter or instance at the end of a path. */
const ir_attr *ksyc_path_attr(const ir_expr *path);
/* A path of a child, as its parent sees it: `_parent` there is the object here. */
const ir_expr *ksyc_rebase(proof_emitter *em, const ir_expr *path, const ir_type *parent);
/* A path of a child that begins at its `_parent`, as the object sees it that gives it another one. */
const ir_expr *ksyc_path_from_parent(proof_emitter *em, const ir_expr *path, const ir_expr *parent);
/* The first step of a path from an object, and the rest of it as the object in that field sees it. */
const ir_expr *ksyc_first_step(proof_emitter *em, const ir_expr *path, const ir_expr **rest);
/* The array, and the field as an element sees it, of dims.last.cells. */
const ir_expr *ksyc_element_step(proof_emitter *em, const ir_expr *path, const ir_expr **rest);
bool ksyc_starts_outside(const ir_expr *path);
/* Whether it is a chain of fields from the root that objects of the type have. */
bool ksyc_is_from_root_of(const ir_expr *path, const ir_type *type);
bool ksyc_passes_element(const ir_expr *path);
/* array[field].x.y: a field of an object that another one chooses by its index. */
bool ksyc_is_chosen(const ir_expr *path);
/* The element that the path leads through; NULL: none. */
const ir_expr *ksyc_choice_of(const ir_expr *path);
/* Whether it is a field of `_`; and the path from another object in place of that. */
bool ksyc_is_of_item(const ir_expr *path);
const ir_expr *ksyc_path_from_item(proof_emitter *em, const ir_expr *path, const ir_expr *instead);
/* Whether both are about the same object. */
bool ksyc_same_choice(const ir_expr *a, const ir_expr *b);
/* The path as the chosen element sees it. */
const ir_expr *ksyc_path_from_choice(proof_emitter *em, const ir_expr *path, const ir_expr *choice);
/* Visits what has to be present for the path to have a value. */
typedef void path_visitor(void *self, leaf_kind kind, const ir_expr *path);
void ksyc_visit_presence(const ir_expr *path, path_visitor *visit, void *self);

/* ---- proof_stream.c */

void ksyc_find_streams(proof_emitter *em);
/* Whether objects of the type may lie in another stream than that of the file. */
bool ksyc_is_in_stream(const proof_emitter *em, const ir_type *type);
/* Whether all objects of both types lie in one and the same stream. */
bool ksyc_is_same_stream(const proof_emitter *em, const ir_type *a, const ir_type *b);
/* Whether the expression names the stream of the file. */
bool ksyc_is_file_stream(const proof_emitter *em, const ir_expr *io);
/* Whether the instance lies in the stream of the file although its object may lie in another one. */
bool ksyc_is_in_file(const proof_emitter *em, const ir_attr *attr);
/* The object that the stream `io` is that of: one with a size, or one around the object at hand, or that one itself. NULL:
 * it is not known, or may be absent. */
const ir_expr *ksyc_stream_object(const ir_expr *io);
/* The object whose stream the instance lies in, if that is neither the stream of the file nor that of its own object. */
const ir_expr *ksyc_other_stream(const proof_emitter *em, const ir_attr *attr);
/* Whether an expression that is computed where the instance lies asks for a stream. */
bool ksyc_asks_for_stream(const ir_attr *attr);
/* A path from outside as the object of the routine sees it, when it leads from the root to that very object; else NULL. */
const ir_expr *ksyc_path_within(draft *dr, const ir_expr *path);

/* ---- proof_routine.c */

routine *ksyc_routine_of(proof_emitter *em, const ir_type *type, const ir_attr *attr);
draft ksyc_new_draft(proof_emitter *em, routine *r, output *c);
/* What a leaf is in this routine; ksyc_resolve_leaf, which needs expressions and instances itself. */
val ksyc_resolve(draft *dr, leaf_kind kind, const ir_expr *path);
/* Checks what lies at a `pos`, once; ksyc_check_instance, which needs all layers before it. */
void ksyc_emit_placed(draft *dr, const ir_attr *attr);
/* ksyc_recall_facts, which needs them as well. */
void ksyc_emit_recall(proof_emitter *em, routine *r);
/* A value as a leaf of its kind, which others know by these names. */
val ksyc_typed_val(proof_emitter *em, leaf_kind kind, const ir_expr *path, const code_expr *c,
                   const code_expr *term, uint64_t mask);
val ksyc_as_var(draft *dr, leaf_kind kind, const ir_expr *path);
val ksyc_var_val(const draft *dr, size_t i);
val ksyc_place_in(const draft *dr, const field_place *place);
/* The base of a place, in logic. */
const code_expr *ksyc_base_of(const draft *dr, const field_place *place);
/* Where the stream of the routine begins. */
val ksyc_stream_base(draft *dr);
/* Where the file ends. */
val ksyc_file_end(draft *dr);
/* Where the stream of an instance begins, and where it ends. */
val ksyc_instance_base(draft *dr, const ir_attr *attr);
val ksyc_instance_end(draft *dr, const ir_attr *attr);
/* Adds a condition for the object to be valid; a function that opens asserts it. */
void ksyc_add_condition(draft *dr, const code_expr *that, uint64_t mask);
/* The conditions that were found under a condition `l`, in the branch that `dr` leaves; on a line of their own if
 * `is_broken`. */
void ksyc_add_branch(draft *dr, const code_expr *l, bool is_broken, uint64_t mask,
                     const clauses *found);
/* `if (condition) return false;` in a function that checks. */
void ksyc_refuse_if(draft *dr, const code_expr *condition);
/* `if (!c) return false;` in a function that checks; `c` is asserted to be `l` in the words of the definition, so that provers need not find it. */
void ksyc_refuse_unless(draft *dr, const char *name, const code_expr *c, const code_expr *l);
/* What is needed of a field; adds to it. */
unsigned char ksyc_required_of(const routine *r, const ir_attr *attr);
/* Whether elements that only the loop counts are read by their index: it ensures where they lie. */
bool ksyc_is_indexed(proof_emitter *em, const routine *loop);
void ksyc_require_output(draft *dr, const ir_attr *attr, unsigned char what);
/* What a leaf of the kind needs of its field; the same as required before anything of the routine is written. */
unsigned char ksyc_needs_of(leaf_kind kind);
void ksyc_note_output(draft *dr, const ir_attr *attr, leaf_kind kind);
/* Defines name(variables of the mask, more) unless it is there; "integer" or "predicate". */
const logic_fun *ksyc_define(draft *dr, const char *kind, const char *name, const code_expr *body,
                             uint64_t mask);
/* Defines the function of all conditions of the object. */
void ksyc_define_conditions(draft *dr, const char *name, uint64_t mask);
/* The conditions become text; their trees are not needed any more. */
void ksyc_write_conditions(draft *dr);
/* Declares a function of the logic without a body: for a function that calls itself. */
logic_fun *ksyc_add_fun(proof_emitter *em, routine *r, const char *name, uint64_t mask);
const logic_fun *ksyc_find_fun(const routine *r, const char *name);
/* After functions were taken away. */
void ksyc_forget_funs(routine *r, size_t from);
/* A call of one of the routine's own functions; `index` replaces i, `count` count, `at` at. */
const code_expr *ksyc_own_call(const draft *dr, const logic_fun *f, const code_expr *at,
                               const code_expr *count, const code_expr *index);
/* ", uint64_t rank": the variables of a routine in C. */
/* Of a function that is not called from outside, without what opens its body. */
const char *ksyc_signature(proof_emitter *em, const routine *r, const char *count);
const char *ksyc_parameters(proof_emitter *em, const routine *r);
/* NULL when there are none. */
const char *ksyc_facts_type(proof_emitter *em, const routine *r);
/* "facts->", "view." */
const char *ksyc_facts_prefix(const proof_emitter *em);
/* The variable of the routine as C and logic have it. */
const code_expr *ksyc_variable_of(const proof_emitter *em, const routine *r, size_t i);
/* Once in a stage. */
void ksyc_emit_facts_type(proof_emitter *em, routine *r);

/* ---- proof_order.c */

/* Whether the number is big-endian, as the file decides: `c` and `term` tell it; both are NULL where the grammar does. */
val ksyc_order(draft *dr, const ir_type *type, const ir_data *d);
/* The truth of the root that decides it for objects of the type; NULL: an object around them does. proof_order_path.c */
const ir_expr *ksyc_order_path(const ir_type *type);
/* Computes the order that the object decides, before its fields. */
void ksyc_decide_order(draft *dr);
/* The order of the object. */
val ksyc_resolve_order(draft *dr);

/* ---- proof_anchor.c */

/* The field whose condition is the first to ask for an instance with `_io.pos`; NULL: there is none, or it is not known. */
const ir_attr *ksyc_anchor_of(proof_emitter *em, const ir_attr *instance);
/* Computes the instances that the condition of the field is the first to ask for; the routine is at that field. */
void ksyc_ask_anchored(draft *dr, const ir_attr *field);

/* ---- proof_alias.c */

/* An expression of an object, seen from where a path leads to that object. */
const ir_expr *ksyc_seen_from(proof_emitter *em, const ir_expr *e, const ir_expr *object);
/* Whether it is a value instance of the object itself, or of one around it. */
bool ksyc_is_instance_around(const ir_expr *e);
/* Whether the path passes an instance that names another object; the path without such names. */
bool ksyc_has_alias(const ir_expr *path);
const ir_expr *ksyc_without_aliases(proof_emitter *em, const ir_expr *path);

/* ---- proof_expr.c */

struct expr_ctx {
    proof_emitter *em;
    draft *dr;              /* direct: leaves are resolved here */
    formula *f;             /* or collected here */
    output *c;              /* the statements before the expression */
    const clauses *defined; /* conditions that were tested */
    unsigned *temps;
    const ir_attr *attr;  /* the attribute that the expression belongs to */
    bool index_positive;  /* in the branch where `_index` is not 0 */
    bool may_skip;        /* in a branch that is not always computed */
    bool loads;           /* what it reads has to be loaded first */
    const ir_expr *holds; /* in the branch where it is true; or NULL */
    unsigned num_inlined; /* instances in each other, of which the expression is a part */
};

struct formula {
    const char *name;
    formula_origin origin;
    leaves leaves;
    const clauses *required; /* of its leaves, for what it reads to be there */
    bool is_rule;            /* a predicate: the tested conditions and the value */
    bool is_partial;         /* its computation can fail */
    bool uses_memory;
    vkind kind;
    ir_range range;
};

/* An expression of any kind; ksyc_derive_any, which needs all operators. */
val ksyc_derive(expr_ctx *g, const ir_expr *e);
val ksyc_derive_any(expr_ctx *g, const ir_expr *e);
val ksyc_compare(expr_ctx *g, ir_op op, val a, val b);
/* Whether the array may be absent although `holds` is true; NULL: nothing is known. */
bool ksyc_may_be_absent(const ir_expr *array, const ir_expr *holds);
/* Simple enough to stand where it is used, and cannot fail. */
bool ksyc_fits_inline(const ir_expr *e);

/* ---- proof_formula.c */

/* A value: inline or by a function `name`. In logic only when fr->c is NULL. */
val ksyc_value(draft *dr, const ir_attr *attr, const ir_expr *e, const char *name,
               const char *local);
/* Whether `e` is a field in the variable `name`: a field may share the name with its condition, count or size. */
bool ksyc_is_held_by(const ir_expr *e, const char *name);
/* The value of an instance, 0 where its condition does not hold. */
const ir_expr *ksyc_value_if_present(proof_emitter *em, const ir_attr *attr);
const ir_expr *ksyc_operation(proof_emitter *em, ir_op op, const ir_vtype *vtype,
                              const ir_expr *const *args, size_t count);
/* Tests all `valid` of an attribute, and adds them to the conditions. */
void ksyc_add_rules(draft *dr, const ir_attr *attr);

/* ---- proof_failure.c */

/* Whether the reader can refuse a file because the expression has no value. */
bool ksyc_may_fail(const ir_expr *e);
/* Requires that the expression has a value, which nothing else may need; NULL: none. */
void ksyc_require_value(draft *dr, const ir_attr *attr, const ir_expr *e, const char *name);
/* Requires that the condition of a field has a value. */
void ksyc_require_condition(draft *dr, const ir_attr *attr);
void ksyc_require_instance(draft *dr, const ir_attr *attr);
void ksyc_check_value_instance(draft *dr, const ir_attr *attr);

/* ---- proof_trust.c */

/* The trust in the array of an element that the routine chooses; NULL: the element has to be checked again. */
const trust *ksyc_trust_for(draft *dr, const ir_expr *choice);
/* The routine calls `child`: what that one requires of arrays, it has checked itself, or requires as well. */
void ksyc_pass_trusts(draft *dr, const routine *child);
/* The routine of the array. */
routine *ksyc_routine_of_trust(proof_emitter *em, const trust *t);
/* The routine of a repeated field is written: the masks of its predicates. */
void ksyc_note_array(proof_emitter *em, const routine *r, uint64_t valid_mask, uint64_t item_mask);

/* ---- proof_call.c */

/* How a routine contains another one. */
typedef struct binding {
    draft *dr;
    routine *child;
    const ir_data *data; /* arguments; NULL for a routine of the same type */
    const ir_attr *attr; /* the field */
    const char *name;    /* of what C knows of it; that of the field */
    bool is_elsewhere;   /* chosen by an index: only root and stream are the same */
    bool is_used;        /* what it finds out is used */
    val at;
    val count;
    val base, len; /* of a stream of its own; `c` is NULL in the stream of this one */
    val vars[MAX_VARS];
    bool bound[MAX_VARS];
} binding;

void ksyc_bind(binding *b, draft *dr, routine *child, const ir_attr *attr, const ir_data *data);
/* The child's function of the logic with the arguments that it has here. */
val ksyc_child_call(binding *b, const char *fun);
/* The call of a function that may be defined later: `mask` has its variables. */
val ksyc_child_call_of(binding *b, const char *fun, uint64_t mask);
/* In logic: that all elements of an array are valid; that the one that is chosen by `index` is. */
val ksyc_trusted(draft *dr, const trust *t);
val ksyc_trusted_item(draft *dr, const trust *t, val index);
/* The arguments behind the position of the C function, each after a comma, for a statement of `out`; computes them. */
const char *ksyc_child_arguments(binding *b, output *out);
/* A call of the function of a child; adds the condition that the child is valid there. */
void ksyc_check_child(binding *b, const code_expr *count, const char *facts);
/* Those that can fail, where it is not certain that the reader computes them: of elements that it makes no objects of. */
void ksyc_refuse_arguments_of_elements(proof_emitter *em, const ir_attr *attr);

/* ---- proof_chosen.c */

val ksyc_resolve_chosen(draft *dr, leaf_kind kind, const ir_expr *path);

/* ---- proof_resolve.c */

val ksyc_resolve_leaf(draft *dr, leaf_kind kind, const ir_expr *path);
/* Where what has a `pos` lies. */
val ksyc_placed_at(draft *dr, const ir_attr *attr);
/* Expressions are computed at that place from here on; returns the place before. */
val ksyc_move_to(draft *dr, val at);

/* ---- proof_function.c */

/* Declares the function of a type that contains itself, and its definitions in logic. */
void ksyc_declare_levels(proof_emitter *em, routine *r);
/* The parameters of the file, each with `before` in front of it, or a comma behind it; and what a validator requires of
 * them. */
const char *ksyc_file_parameters(proof_emitter *em, const char *before, bool in_c);
const char *ksyc_file_requires(proof_emitter *em);
/* The body of `fr` as a function with its contract. */
void ksyc_finish_function(draft *dr, output *body, const char *valid, bool has_count);
/* The struct, and in it what an opening function was called with. */
void ksyc_begin_view(draft *dr);
/* What a function requires of the variables of its routine; as members of `object` unless it is NULL. */
typedef void var_condition(void *self, const code_expr *that);
void ksyc_visit_var_conditions(proof_emitter *em, const routine *r, const code_expr *object,
                               var_condition *visit, void *self);

/* ---- proof_repeat.c, proof_switch.c */

void ksyc_emit_repeat(proof_emitter *em, const ir_type *type, const ir_attr *attr);
void ksyc_emit_switch(proof_emitter *em, const ir_type *type, const ir_attr *attr);

/* ---- proof_text.c */

/* Tests the content of a text that lies between the position of the routine and `end`. */
void ksyc_check_text(draft *dr, const ir_attr *attr, val end);
/* Where the content of bytes up to `end` ends: before their terminator and their padding. */
val ksyc_end_of_content(draft *dr, const ir_attr *attr, val end);
/* Finds the terminator of bytes, and where their content ends; returns the place after them. */
val ksyc_find_terminated(draft *dr, const ir_attr *attr, val *content);
/* Skips bytes up to their terminator, and tests them; returns the place after them. */
val ksyc_skip_terminated(draft *dr, const ir_attr *attr);
/* How many bytes those have, without the terminator unless they include it; in logic alone. */
val ksyc_text_size(draft *dr, const ir_attr *attr);

/* ---- proof_cases.c */

val ksyc_case_key(draft *dr, const ir_case *c);
/* Whether two cases share a branch: objects of one type with the same arguments, numbers of one size. */
bool ksyc_same_case(const ir_data *d, size_t i, size_t n);
/* Whether a case before has the same object with the same arguments. */
bool ksyc_is_repeated_case(const ir_data *d, size_t i);
/* The values that choose case `i` or one like it, in C and in logic; returns their number. */
size_t ksyc_case_tests(draft *dr, const ir_attr *attr, val on, size_t i, const code_expr **c,
                       const code_expr **l);
/* "a || b || c" where it is no operand. */
const code_expr *ksyc_any_test(const call *tests);
/* Where the chosen object ends: tests and places. */
typedef struct case_ends {
    call cases;
    uint64_t mask;
} case_ends;
/* "(first) ? its end :\n(last) ? its end :\nat" */
const code_expr *ksyc_end_of_cases(case_ends *ends);
/* Writes the cases from `i` on, at most `most` different ones, each of which returns; returns the number of the next. */
size_t ksyc_emit_some_cases(draft *dr, const ir_attr *attr, val on, size_t i, size_t most,
                            case_ends *ends);
/* Whether ksyc_emit_cases has to write the function of the switch. */
bool ksyc_has_mixed_cases(const routine *r, const ir_data *d);
/* Writes the cases, each of which returns; `end` becomes where the chosen one ends, in logic. */
void ksyc_emit_cases(draft *dr, const ir_attr *attr, val on, const code_expr **end,
                     uint64_t *end_mask);

/* ---- proof_parts.c */

/* Whether the switch has so many objects to choose from that ksyc_emit_parts has to write its function. */
bool ksyc_has_many_cases(const ir_data *d, val on);
/* ksyc_emit_cases() with functions for the parts of the cases before the one of the switch. */
void ksyc_emit_parts(draft *dr, const ir_attr *attr, val on, const code_expr **end,
                     uint64_t *end_mask);

/* ---- proof_place.c */

void ksyc_check_instance(draft *dr, const ir_attr *attr);
/* Instances that an expression under a condition uses are computed before it. */
void ksyc_prepare_attr(draft *dr, const ir_attr *attr);

/* ---- proof_note.c */

/* The rules of a field; notes where the validator is strict. */
void ksyc_check_rules(draft *dr, const ir_attr *attr);
/* Refuses, where notes are refusals, since it is not known whether this one applies. */
void ksyc_leave_note(draft *dr, const ir_attr *attr);

/* ---- proof_view.c */

/* Whether views know nothing of the field or the instance with `pos`: what it needs, only a loop would find out. */
bool ksyc_is_out_of_view(proof_emitter *em, const ir_attr *attr);
/* Requires as outputs all that a view of the object holds. */
void ksyc_require_members(draft *dr);
/* Writes the type of the view and its accessors. */
void ksyc_emit_view(draft *dr);

/* ---- proof_type.c */

void ksyc_emit_type(proof_emitter *em, const ir_type *type);
/* Writes the function that recalls the facts of the routine, once. */
void ksyc_recall_facts(proof_emitter *em, routine *r);

/* ---- proof_only.c */

/* What is written of the views between these two is the section of the type. */
void ksyc_begin_section(proof_emitter *em, const ir_type *type);
void ksyc_end_section(proof_emitter *em, const ir_type *type);
/* The current section uses that of the routine. */
void ksyc_note_use(proof_emitter *em, const routine *r);
/* Whether a function of a view is to be written. */
bool ksyc_is_chosen_function(const proof_emitter *em, const char *name);
/* A function of a view is being written. */
void ksyc_note_function(proof_emitter *em, const char *name);
/* Chooses functions, all of which a pass has written; NULL ends the list. False after a message. */
bool ksyc_choose_functions(proof_emitter *em, const char *const *wanted);
/* Puts the text of the wanted sections together, in the order in which they were written. */
void ksyc_join_sections(proof_emitter *em);

#endif
