/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_doc.c - ID.md, the reference page of a format: what it is, the whole of it at a glance, then a
 * section for each type with a picture, a table of fields, rules and instances, and the enums.
 *
 * This file knows the order of the page and its sentences. How a field is put into words is in
 * doc_words.c, pictures are in doc_picture.c and doc_tree.c, and doc_facts.c knows what belongs on the page.
 */
#include <string.h>

#include "backend_doc.h"
#include "doc_facts.h"
#include "doc_formula.h"
#include "doc_picture.h"
#include "doc_text.h"
#include "doc_tree.h"
#include "doc_words.h"
#include "expr_show.h"
#include "queries.h"
#include "text_output.h"

typedef struct page {
    pool *pool; /* of a row or a paragraph: given up when it is written */
    const ir_program *program;
    const doc_facts *facts;
    output *out;
    doc_pen pen;
} page;

#define CELLS(...) ((const char *const[]){__VA_ARGS__})

static const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static const ir_spec *spec_of(const page *g, const ir_type *type) {
    while (type->outer) type = type->outer;
    for (size_t i = 0; i < g->program->num_specs; i++)
        if (g->program->specs[i]->top == type) return g->program->specs[i];
    return g->program->specs[0];
}

/* In a comment of HTML, which a `>` can end. */
static const char *in_comment(const page *g, const char *name) {
    char *text = ksyc_pool_copy(g->pool, name, strlen(name));
    for (char *c = text; *c != '\0'; c++)
        if (*c == '>') *c = '_';
    return text;
}

/* A paragraph, unless it is empty. */
static void paragraph(page *g, const char *text) {
    if (*text) ksyc_appendf(g->out, "%s\n\n", text);
}

/* ------------------------------------------------------------------------------ the top of the page */

static const char *byte_order(const page *g) {
    const doc_facts *facts = g->facts;
    if (!ksyc_doc_has_one_order(facts)) return "given with each number";
    return facts->has_big ? "big-endian" : facts->has_little ? "little-endian" : "";
}

static const char *extensions(const page *g, const ir_spec *spec) {
    output text = ksyc_output_new(g->pool, 0);
    for (size_t i = 0; i < spec->num_file_extensions; i++) {
        const char *name = spec->file_extensions[i];
        ksyc_appendf(
            &text, "%s%s", i > 0 ? ", " : "",
            ksyc_md_code(g->pool, ksyc_pool_printf(g->pool, *name == '.' ? "%s" : ".%s", name)));
    }
    return ksyc_output_text(&text);
}

static const char *sources(const page *g) {
    output text = ksyc_output_new(g->pool, 0);
    for (size_t i = 0; i < g->program->num_specs; i++)
        ksyc_appendf(&text, "%s%s", i > 0 ? ", " : "",
                     ksyc_md_code(g->pool, file_name(g->program->specs[i]->file)));
    return ksyc_output_text(&text);
}

static void fact(page *g, const char *name, const char *value) {
    if (*value) ksyc_md_row(g->out, CELLS(name, value), 2);
}

static void write_top(page *g) {
    const ir_spec *spec = g->program->specs[0];
    const ir_type *top = spec->top;
    const char *title = spec->title ? ksyc_md_line(g->pool, spec->title) : spec->id;
    bool has_data = top->num_seq > 0 || top->num_instances > 0;
    const char *least = ksyc_pool_printf(g->pool, "%llu bytes", (unsigned long long)top->min_size);

    ksyc_appendf(g->out, "<!-- Written by ksyc from %s: change that file, not this one. -->\n\n",
                 in_comment(g, file_name(spec->file)));
    ksyc_appendf(g->out, "# %s\n\n", title);
    if (top->doc) paragraph(g, ksyc_md_block(g->pool, top->doc));
    ksyc_md_head(g->out, CELLS("", ""), 2);
    fact(g, "Name", ksyc_pool_printf(g->pool, "`%s`", spec->id));
    fact(g, "File extensions", extensions(g, spec));
    fact(g, "Byte order", byte_order(g));
    if (has_data) fact(g, top->is_fixed ? "Size" : "Smallest file", least);
    fact(g, "Grammar", sources(g));
    fact(g, "Licence", spec->license ? ksyc_md_line(g->pool, spec->license) : "");
    fact(g, "References", ksyc_doc_references(g->pool, top->doc_refs, top->num_doc_refs));
    ksyc_appendf(g->out, "\n");
}

/* ---------------------------------------------------------------------------------------- contents */

static void contents_line(page *g, const char *link, const char *doc) {
    const char *about = doc ? ksyc_md_first_sentence(g->pool, doc) : "";
    ksyc_appendf(g->out, "  - %s%s%s\n", link, *about ? ": " : "", about);
}

static void contents_of_types(page *g) {
    for (size_t i = 0; i < g->facts->num_types; i++) {
        const ir_type *type = g->facts->types[i];
        bool is_top = type == g->program->specs[0]->top;
        contents_line(g, ksyc_doc_type_link(&g->pen, type), is_top ? "The whole file." : type->doc);
    }
    for (size_t i = 0; i < g->facts->num_families; i++) {
        const doc_family *family = &g->facts->families[i];
        const char *name = ksyc_doc_attr_path(g->pool, family->chooser);
        const char *anchor = ksyc_doc_family_anchor(g->pool, family);
        contents_line(g, ksyc_pool_printf(g->pool, "[Layouts of %s](#%s)", name, anchor),
                      ksyc_pool_printf(g->pool, "%zu types", family->num_types));
    }
}

static void write_contents(page *g) {
    ksyc_appendf(g->out, "## Contents\n\n"
                         "- [At a glance](#at-a-glance)\n"
                         "- [How to read this page](#how-to-read-this-page)\n"
                         "- Types\n");
    contents_of_types(g);
    if (g->facts->num_enums > 0) ksyc_appendf(g->out, "- Enumerations\n");
    for (size_t i = 0; i < g->facts->num_enums; i++)
        contents_line(g, ksyc_doc_enum_link(&g->pen, g->facts->enums[i]), g->facts->enums[i]->doc);
    ksyc_appendf(g->out, "\n");
}

static const char guide[] =
    "## <a id=\"how-to-read-this-page\"></a>How to read this page\n"
    "\n"
    "Offsets and sizes are in bytes. Offsets count from the start of the type; places\n"
    "elsewhere in the file count from the start of the data. In pictures `…` stands for parts\n"
    "whose length depends on the file, and `?` behind a name for a field that is there only\n"
    "under a condition.\n"
    "\n"
    "Formulas are those of the grammar. A name is a field of the same type, `_parent` is the\n"
    "object around it, `_root` the whole file. In lists `_index` is the position, from 0, and\n"
    "`_` the element. `_io.size` is the length of the data, `_io.pos` the place reached.\n"
    "`a ? b : c` is b where a holds, else c; division rounds down.\n"
    "\n"
    "A file that breaks a rule is **refused** with the code given, or, where the rule says\n"
    "*noted*, accepted with a note (but refused by a strict reader). A file that ends too\n"
    "early is refused as `truncated`.\n"
    "\n"
    "`ksyc --emit validator` writes a header that defines in the logic of ACSL which files are\n"
    "valid, and a function that is proved to decide it.\n"
    "\n";

static const char *bit_order(const page *g) {
    bool high = g->facts->has_high_first, low = g->facts->has_low_first;
    if (high == low) return "";
    return low ? "Bit fields take the bits of a byte from the lowest one on.\n\n"
               : "Bit fields take the bits of a byte from the highest one on.\n\n";
}

static void write_guide(page *g) {
    const pool_mark mark = ksyc_pool_mark(g->pool);
    ksyc_appendf(g->out, "## <a id=\"at-a-glance\"></a>At a glance\n\n");
    ksyc_doc_tree(g->out, &g->pen, g->program->specs[0]->top);
    ksyc_appendf(g->out, "%s%s", guide, bit_order(g));
    ksyc_pool_reset(g->pool, mark);
}

/* ------------------------------------------------------------------------------- a type: what it is */

/* "Used by a.b, c.d." */
static const char *users_of(const page *g, const ir_type *type, const ir_enum *enumeration) {
    enum { SHOWN = 8 };
    const char *text = "";
    size_t count = 0;
    for (const doc_use *use = ksyc_doc_uses(g->facts, type, enumeration); use != NULL;
         use = use->next) {
        if (++count > SHOWN) continue;
        const char *path = ksyc_doc_attr_path(g->pool, use->attr);
        const char *anchor = ksyc_doc_type_anchor(g->pool, use->attr->owner);
        text = ksyc_pool_printf(g->pool, "%s%s[%s](#%s)", text, *text ? ", " : "", path, anchor);
    }
    if (count > SHOWN) text = ksyc_pool_printf(g->pool, "%s and %zu more", text, count - SHOWN);
    return count > 0 ? ksyc_pool_printf(g->pool, "Used by %s.", text) : "";
}

static const char *length_of(const page *g, const ir_type *type) {
    unsigned long long size = type->min_size;
    if (type->num_seq == 0) return "";
    if (type->is_fixed && size == 0) return "Takes no bytes.";
    const char *unit = size == 1 ? "byte" : "bytes";
    if (type->is_fixed) return ksyc_pool_printf(g->pool, "Always %llu %s.", size, unit);
    return size > 0 ? ksyc_pool_printf(g->pool, "At least %llu %s.", size, unit) : "Of any length.";
}

static const char *endian_name(ir_endian endian) {
    return endian == IR_BIG ? "big-endian" : "little-endian";
}

static void write_endian(page *g, const ir_type *type) {
    if (type->endian_on == NULL) return;
    ksyc_appendf(g->out, "Its byte order is decided by %s:",
                 ksyc_md_code(g->pool, ksyc_expr_show(g->pool, type->endian_on)));
    for (size_t i = 0; i < type->num_endian_cases; i++) {
        const struct ir_endian_case *c = &type->endian_cases[i];
        const char *key =
            c->key ? ksyc_md_code(g->pool, ksyc_expr_show(g->pool, c->key)) : "anything else";
        ksyc_appendf(g->out, "%s %s for %s", i > 0 ? "," : "", endian_name(c->endian), key);
    }
    ksyc_appendf(g->out, ".\n\n");
}

static void write_heading(page *g, const char *anchor, const char *name) {
    ksyc_appendf(g->out, "### <a id=\"%s\"></a>%s\n\n", anchor, name);
}

static void write_introduction(page *g, const ir_type *type) {
    bool is_top = type == g->program->specs[0]->top;
    write_heading(g, ksyc_doc_type_anchor(g->pool, type), ksyc_doc_type_name(g->pool, type));
    if (type->is_opaque)
        paragraph(g, "Not part of this grammar.");
    else if (type->is_imported)
        ksyc_appendf(g->out, "From %s.\n\n",
                     ksyc_md_code(g->pool, file_name(spec_of(g, type)->file)));
    if (is_top)
        paragraph(g, "The whole file.");
    else if (type->doc)
        paragraph(g, ksyc_md_block(g->pool, type->doc));
    if (!is_top && type->num_doc_refs > 0)
        ksyc_appendf(g->out, "See %s.\n\n",
                     ksyc_doc_references(g->pool, type->doc_refs, type->num_doc_refs));
    const char *length = length_of(g, type), *users = users_of(g, type, NULL);
    paragraph(g, ksyc_pool_printf(g->pool, "%s%s%s", length, *length && *users ? " " : "", users));
    write_endian(g, type);
}

/* ---------------------------------------------------------------------------------- a type: tables */

/* `name`, and the original name. */
static const char *name_cell(const page *g, const ir_attr *attr) {
    if (ksyc_same_id(attr->id, attr->orig_id)) return ksyc_pool_printf(g->pool, "`%s`", attr->id);
    return ksyc_pool_printf(g->pool, "`%s`<br>(%s)", attr->id,
                            ksyc_md_line(g->pool, attr->orig_id));
}

static void write_params(page *g, const ir_type *type) {
    if (type->num_params == 0) return;
    paragraph(g, "**Parameters**, given by whoever contains it:");
    ksyc_md_head(g->out, CELLS("Parameter", "Type", "Meaning"), 3);
    for (size_t i = 0; i < type->num_params; i++) {
        const pool_mark mark = ksyc_pool_mark(g->pool);
        const ir_attr *attr = type->params[i];
        const char *meaning = ksyc_doc_meaning(&g->pen, attr);
        ksyc_md_row(g->out,
                    CELLS(name_cell(g, attr), ksyc_doc_kind(&g->pen, &attr->vtype), meaning), 3);
        ksyc_pool_reset(g->pool, mark);
    }
    ksyc_appendf(g->out, "\n");
}

static bool has_rules(ir_attr *const *attrs, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!ksyc_is_rule(attrs[i]) &&
            (attrs[i]->num_valid > 0 || attrs[i]->checksum != NULL || attrs[i]->code != NULL))
            return true;
    return false;
}

static bool has_fields(const ir_type *type) {
    for (size_t i = 0; i < type->num_seq; i++)
        if (!ksyc_is_rule(type->seq[i])) return true;
    return false;
}

static void write_fields(page *g, const ir_type *type) {
    if (!has_fields(type)) return;
    const doc_offset *offsets = ksyc_doc_offsets(g->pool, type);
    size_t columns = has_rules(type->seq, type->num_seq) ? 6 : 5;
    paragraph(g, "**Fields**");
    ksyc_md_head(g->out, CELLS("Offset", "Size", "Type", "Field", "Meaning", "Rules"), columns);
    for (size_t i = 0; i < type->num_seq; i++) {
        const pool_mark mark = ksyc_pool_mark(g->pool);
        const ir_attr *attr = type->seq[i];
        if (ksyc_is_rule(attr)) continue;
        ksyc_md_row(g->out,
                    CELLS(ksyc_doc_where(&g->pen, &offsets[i]), ksyc_doc_size(&g->pen, attr),
                          ksyc_doc_type(&g->pen, attr), name_cell(g, attr),
                          ksyc_doc_meaning(&g->pen, attr), ksyc_doc_rules(&g->pen, attr)),
                    columns);
        ksyc_pool_reset(g->pool, mark);
    }
    ksyc_appendf(g->out, "\n");
}

static const char *place_cell(const page *g, const ir_attr *attr) {
    const char *pos =
        attr->pos ? ksyc_doc_expr(&g->pen, attr, attr->pos, "Place") : "where reading stands";
    if (attr->io == NULL) return pos;
    return ksyc_pool_printf(g->pool, "%s in %s", pos,
                            ksyc_doc_expr(&g->pen, attr, attr->io, "Stream"));
}

static void write_parse_instances(page *g, const ir_type *type) {
    size_t columns = has_rules(type->instances, type->num_instances) ? 6 : 5;
    bool is_first = true;
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (attr->kind != IR_PARSE_INSTANCE || ksyc_is_rule(attr)) continue;
        if (is_first) {
            paragraph(g, "**Elsewhere in the file**");
            ksyc_md_head(g->out, CELLS("Place", "Size", "Type", "Name", "Meaning", "Rules"),
                         columns);
            is_first = false;
        }
        const pool_mark mark = ksyc_pool_mark(g->pool);
        ksyc_md_row(g->out,
                    CELLS(place_cell(g, attr), ksyc_doc_size(&g->pen, attr),
                          ksyc_doc_type(&g->pen, attr), name_cell(g, attr),
                          ksyc_doc_meaning(&g->pen, attr), ksyc_doc_rules(&g->pen, attr)),
                    columns);
        ksyc_pool_reset(g->pool, mark);
    }
    if (!is_first) ksyc_appendf(g->out, "\n");
}

static void write_value_instances(page *g, const ir_type *type) {
    bool is_first = true;
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (attr->kind != IR_VALUE_INSTANCE) continue;
        if (is_first) {
            paragraph(g, "**Derived values**");
            ksyc_md_head(g->out, CELLS("Name", "Type", "Value", "Meaning"), 4);
            is_first = false;
        }
        const pool_mark mark = ksyc_pool_mark(g->pool);
        ksyc_md_row(g->out,
                    CELLS(name_cell(g, attr), ksyc_doc_kind(&g->pen, &attr->vtype),
                          ksyc_doc_expr(&g->pen, attr, attr->value, "Value"),
                          ksyc_doc_meaning(&g->pen, attr)),
                    4);
        ksyc_pool_reset(g->pool, mark);
    }
    if (!is_first) ksyc_appendf(g->out, "\n");
}

/* ----------------------------------------------------------------------------------- a type: rules */

/* A field of no bytes that states a rule about others. */
static void write_rule(page *g, const ir_attr *attr) {
    const pool_mark mark = ksyc_pool_mark(g->pool);
    ksyc_appendf(g->out, "- `%s`", attr->id);
    if (attr->subject) ksyc_appendf(g->out, " (about `%s`)", attr->subject->id);
    ksyc_appendf(g->out, ": %s; %s.", ksyc_doc_demand(&g->pen, attr),
                 ksyc_doc_verdict(g->pool, attr));
    const char *meaning = ksyc_doc_meaning(&g->pen, attr);
    ksyc_appendf(g->out, "%s%s\n", *meaning ? " " : "", meaning);
    ksyc_pool_reset(g->pool, mark);
}

static void write_rules_of(page *g, ir_attr *const *attrs, size_t count, bool *is_first) {
    for (size_t i = 0; i < count; i++) {
        if (!ksyc_is_rule(attrs[i])) continue;
        if (*is_first) paragraph(g, "**Rules**");
        *is_first = false;
        write_rule(g, attrs[i]);
    }
}

static void write_rules(page *g, const ir_type *type) {
    bool is_first = true;
    write_rules_of(g, type->seq, type->num_seq, &is_first);
    write_rules_of(g, type->instances, type->num_instances, &is_first);
    if (!is_first) ksyc_appendf(g->out, "\n");
}

/* Doc strings with tables or drawings do not fit into a cell. */
static void write_details_of(page *g, ir_attr *const *attrs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (attrs[i]->doc == NULL || !ksyc_md_is_structured(attrs[i]->doc)) continue;
        const pool_mark mark = ksyc_pool_mark(g->pool);
        ksyc_appendf(g->out, "**`%s` in detail**\n\n%s\n\n", attrs[i]->id,
                     ksyc_md_block(g->pool, attrs[i]->doc));
        ksyc_pool_reset(g->pool, mark);
    }
}

static void write_type(page *g, const ir_type *type) {
    doc_formulas formulas = {.pool = ksyc_pool_new(),
                             .anchor = ksyc_doc_type_anchor(g->pool, type)};
    const pool_mark mark = ksyc_pool_mark(g->pool);
    g->pen.formulas = &formulas;
    write_introduction(g, type);
    ksyc_doc_picture(g->out, &g->pen, type);
    write_params(g, type);
    write_fields(g, type);
    write_parse_instances(g, type);
    write_value_instances(g, type);
    write_rules(g, type);
    ksyc_doc_formulas_write(g->out, &formulas);
    write_details_of(g, type->seq, type->num_seq);
    write_details_of(g, type->instances, type->num_instances);
    g->pen.formulas = NULL;
    ksyc_pool_free(formulas.pool);
    ksyc_pool_reset(g->pool, mark);
}

/* ---------------------------------------------------------------------------------------- families */

/* "0 `alpha` float32: meaning (rules)" for each field. */
static const char *fields_cell(page *g, const ir_type *type) {
    const doc_pen pen = {g->pool, g->facts, NULL, true, false};
    const doc_offset *offsets = ksyc_doc_offsets(g->pool, type);
    output cell = ksyc_output_new(g->pool, 0);
    for (size_t i = 0; i < type->num_seq; i++) {
        const ir_attr *attr = type->seq[i];
        const char *meaning = ksyc_doc_meaning(&pen, attr);
        const char *rules = ksyc_doc_rules(&pen, attr);
        ksyc_appendf(&cell, "%s%s: `%s`, %s", i > 0 ? "<br>" : "",
                     ksyc_doc_where(&pen, &offsets[i]), attr->id, ksyc_doc_type(&pen, attr));
        if (*meaning) ksyc_appendf(&cell, ". %s", meaning);
        if (*rules) ksyc_appendf(&cell, " (%s)", rules);
    }
    return ksyc_output_text(&cell);
}

static const char *type_size(page *g, const ir_type *type) {
    unsigned long long size = type->min_size;
    return ksyc_pool_printf(g->pool, type->is_fixed ? "%llu" : "%llu or more", size);
}

static void write_family(page *g, const doc_family *family) {
    const ir_attr *attr = family->chooser;
    const char *name = ksyc_doc_attr_path(g->pool, attr);
    const char *on = ksyc_md_code(g->pool, ksyc_expr_show(g->pool, attr->data.on));
    write_heading(g, ksyc_doc_family_anchor(g->pool, family),
                  ksyc_pool_printf(g->pool, "Layouts of %s", name));
    ksyc_appendf(
        g->out,
        "[%s](#%s) has one of these, chosen by %s. Fields are given with their offsets.\n\n", name,
        ksyc_doc_type_anchor(g->pool, attr->owner), on);
    ksyc_md_head(g->out, CELLS(on, "Type", "Size", "Fields"), 4);
    for (size_t i = 0; i < family->num_types; i++) {
        const ir_type *type = family->types[i];
        const char *keys = ksyc_doc_keys_of(&g->pen, attr, type);
        const char *anchor = ksyc_doc_type_anchor(g->pool, type);
        ksyc_md_row(g->out,
                    CELLS(keys ? keys : "otherwise",
                          ksyc_pool_printf(g->pool, "<a id=\"%s\"></a>%s", anchor, type->id),
                          type_size(g, type), fields_cell(g, type)),
                    4);
    }
    ksyc_appendf(g->out, "\n");
}

/* ------------------------------------------------------------------------------------------- enums */

static const char *label_value(page *g, const ir_label *label, bool has_hex) {
    unsigned long long word = label->word;
    if (label->negative) return ksyc_pool_printf(g->pool, "-%llu", 0 - word);
    return ksyc_pool_printf(g->pool, has_hex && word > 9 ? "%llu (`0x%llx`)" : "%llu", word, word);
}

/* Values that lie far apart are tags or flags, which people know in hexadecimal. */
static bool is_sparse(const ir_enum *enumeration) {
    const ir_label *last = &enumeration->labels[enumeration->num_labels - 1];
    return !last->negative && last->word >= 64 && last->word / 4 > enumeration->num_labels;
}

static void write_enum(page *g, const ir_enum *enumeration) {
    bool has_originals = false, has_docs = false;
    for (size_t i = 0; i < enumeration->num_labels; i++) {
        const ir_label *label = &enumeration->labels[i];
        if (!ksyc_same_id(label->id, label->orig_id)) has_originals = true;
        if (label->doc) has_docs = true;
    }
    write_heading(g, ksyc_doc_enum_anchor(g->pool, enumeration),
                  ksyc_doc_enum_name(g->pool, enumeration));
    if (enumeration->doc) paragraph(g, ksyc_md_block(g->pool, enumeration->doc));
    paragraph(g, users_of(g, NULL, enumeration));
    if (enumeration->num_labels == 0) return;

    const char *cells[4] = {"Value", "Name"};
    size_t columns = 2;
    if (has_originals) cells[columns++] = "Original name";
    if (has_docs) cells[columns++] = "Meaning";
    ksyc_md_head(g->out, cells, columns);
    for (size_t i = 0; i < enumeration->num_labels; i++) {
        const pool_mark mark = ksyc_pool_mark(g->pool);
        const ir_label *label = &enumeration->labels[i];
        columns = 0;
        cells[columns++] = label_value(g, label, is_sparse(enumeration));
        cells[columns++] = ksyc_pool_printf(g->pool, "`%s`", label->id);
        if (has_originals) cells[columns++] = ksyc_md_code(g->pool, label->orig_id);
        if (has_docs) cells[columns++] = label->doc ? ksyc_md_line(g->pool, label->doc) : "";
        ksyc_md_row(g->out, cells, columns);
        ksyc_pool_reset(g->pool, mark);
    }
    ksyc_appendf(g->out, "\n");
}

/* ---------------------------------------------------------------------------------------- the page */

bool ksyc_emit_doc(const ir_program *program, output_dir *out_dir, diag *d) {
    (void)d; /* every specification has a page */
    output out = ksyc_output_in(out_dir, program->pool, 0);
    page g = {.pool = ksyc_pool_new(), .program = program, .out = &out};
    g.facts = ksyc_doc_facts_new(g.pool, program);
    g.pen = (doc_pen){g.pool, g.facts, NULL, false, false};

    write_top(&g);
    write_contents(&g);
    write_guide(&g);
    ksyc_appendf(g.out, "## Types\n\n");
    for (size_t i = 0; i < g.facts->num_types; i++) write_type(&g, g.facts->types[i]);
    for (size_t i = 0; i < g.facts->num_families; i++) write_family(&g, &g.facts->families[i]);
    if (g.facts->num_enums > 0) ksyc_appendf(g.out, "## Enumerations\n\n");
    for (size_t i = 0; i < g.facts->num_enums; i++) write_enum(&g, g.facts->enums[i]);
    ksyc_output_commit(&out, out_dir,
                       ksyc_pool_printf(program->pool, "%s.md", program->specs[0]->id));
    ksyc_pool_free(g.pool);
    return true;
}
