/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_rules.c - what messages other than tensors have to be: the model, its graphs, nodes, attributes and functions.
 *
 * Not looked at: schemas of operators, whether values are there before they are used, and the types of values. Nothing of it
 * concerns the bytes of tensors.
 */
#include "onnx_machine.h"

#include "key_set.h"

enum { NEWEST_IR = 14, FIRST_WITH_OPSETS = 3, LAST_DATA_TYPE = 26 };

static const ks_rule rule_newer = {"model.ir_version", "an ir_version of at most 14", KS_BAD_VALUE,
                                   true};
static const ks_rule rule_no_opset = {"model.opset_import", "a set of operators", KS_ABSENT, true};
static const ks_rule rule_opset = {"opset_import.domain", "a domain that no set before it has",
                                   KS_BAD_VALUE, true};
static const ks_rule rule_both_names = {
    "opset_import.domain", "one of the two names of ONNX's own domain", KS_BAD_VALUE, true};
static const ks_rule rule_props = {"metadata_props.key", "a key that no entry before it has",
                                   KS_BAD_VALUE, true};
static const ks_rule rule_graph_name = {"graph.name", "a name", KS_ABSENT, true};
static const ks_rule rule_no_type = {"attribute.type", "a type", KS_ABSENT, true};
static const ks_rule rule_no_value = {"attribute.type", "a value of this type", KS_ABSENT, true};
static const ks_rule rule_elem_type = {"tensor_type.elem_type", "a data type from 1 to 26",
                                       KS_BAD_VALUE, true};
static const ks_rule rule_dim_value = {"dimension.dim_value", "a length that is not negative",
                                       KS_BAD_VALUE, true};

static bool is_main_graph(const tg_onnx_machine *m, uint32_t depth) {
    return depth == 1 && m->frames[1].message == ONNX_GRAPH;
}

/* ------------------------------------------------------------------------------------- values */

static bool take_ir_version(tg_onnx_machine *m, uint32_t at, int64_t value) {
    if (value <= 0)
        return ks_fail_found(m->ks, KS_BAD_VALUE, at, "a positive ir_version", ks_none(),
                             ks_value_s64(value));
    m->ir_version = value;
    return value <= NEWEST_IR ||
           ks_violated(m->ks, &rule_newer, at, ks_none(), ks_value_s64(value));
}

bool tg_onnx_take_number(tg_onnx_machine *m, uint32_t number, uint32_t at, int64_t value) {
    tg_onnx_frame *f = tg_onnx_top(m);
    switch (f->message) {
    case ONNX_MODEL:
        if (number == ONNX_MODEL_ir_version) return take_ir_version(m, at, value);
        m->model_version = value;
        return true;
    case ONNX_DIMENSION:
        return value >= 0 ||
               ks_violated(m->ks, &rule_dim_value, at, ks_none(), ks_value_s64(value));
    case ONNX_ATTRIBUTE:
        if (number != ONNX_ATTRIBUTE_type) return true;
        break;
    case ONNX_OPERATOR_SET_ID:
    case ONNX_TENSOR_TYPE: break;
    default: return true;
    }
    f->number = value;
    f->number_at = at;
    return true;
}

static void take_model_text(tg_onnx_machine *m, uint32_t number, tg_onnx_text text) {
    switch (number) {
    case ONNX_MODEL_producer_name: m->producer_name = text; break;
    case ONNX_MODEL_producer_version: m->producer_version = text; break;
    case ONNX_MODEL_domain: m->domain = text; break;
    default: break;
    }
}

/* What is called like the message: its first text, or the operator of a node. */
static uint32_t name_of(uint8_t message) {
    switch (message) {
    case ONNX_GRAPH: return ONNX_GRAPH_name;
    case ONNX_NODE: return ONNX_NODE_op_type;
    default: return 1; /* attribute, function, value_info, key, domain */
    }
}

static uint32_t second_of(uint8_t message) {
    switch (message) {
    case ONNX_NODE: return ONNX_NODE_domain;
    case ONNX_ATTRIBUTE: return ONNX_ATTRIBUTE_ref_attr_name;
    case ONNX_STRING_STRING_ENTRY: return ONNX_STRING_STRING_ENTRY_value;
    case ONNX_FUNCTION: return ONNX_FUNCTION_domain;
    default: return 0;
    }
}

bool tg_onnx_take_text(tg_onnx_machine *m, uint32_t number, tg_onnx_text text) {
    tg_onnx_frame *f = tg_onnx_top(m);
    if (f->message == ONNX_MODEL) take_model_text(m, number, text);
    if (f->message == ONNX_FUNCTION && number == ONNX_FUNCTION_attribute)
        return tg_onnx_add_key(m, text, 0);
    if (f->message == ONNX_FUNCTION && number == ONNX_FUNCTION_overload) f->third = text;
    if (number == name_of(f->message)) f->name = text;
    if (number == second_of(f->message)) {
        f->second = text;
        f->second_at = text.at;
    }
    return true;
}

/* -------------------------------------------------------------------------- names that occur once */

static bool note_props(tg_onnx_machine *m, uint32_t i, uint32_t before) {
    const uint32_t from = tg_onnx_top(m)->from;
    const tg_onnx_text key = tg_onnx_key_at(m, i)->name;
    (void)before;
    return ks_violated(m->ks, &rule_props, key.at, ks_none(), tg_onnx_shown(m, key)) ||
           ks_in(m->ks, "key") || ks_in_item(m->ks, "metadata_props", i - from);
}

static bool refuse_props(tg_onnx_machine *m, uint32_t i, uint32_t before) {
    const uint32_t from = tg_onnx_top(m)->from;
    (void)before;
    return tg_onnx_refuse(m, KS_BAD_VALUE, tg_onnx_key_at(m, i)->name.at, "key",
                          rule_props.expected, tg_onnx_shown(m, tg_onnx_key_at(m, i)->name)) ||
           ks_in_item(m->ks, "metadata_props", i - from);
}

static bool judge_opset(tg_onnx_machine *m, uint32_t i, uint32_t before) {
    const uint32_t from = tg_onnx_top(m)->from;
    const tg_onnx_key *key = tg_onnx_key_at(m, i);
    if (key->number == tg_onnx_key_at(m, before)->number) {
        if (ks_violated(m->ks, &rule_opset, key->name.at, ks_none(), tg_onnx_shown(m, key->name)))
            return true;
    } else {
        ks_fail_found(m->ks, KS_BAD_VALUE, key->name.at,
                      "version %, which the set of this domain before it has",
                      ks_value_s64((int64_t)tg_onnx_key_at(m, before)->number),
                      ks_value_s64((int64_t)key->number));
    }
    ks_in(m->ks, "domain");
    return ks_in_item(m->ks, "opset_import", i - from);
}

static bool is_text(const tg_onnx_machine *m, tg_onnx_text text, const char *word) {
    return text.len == strlen(word) && memcmp(tg_onnx_bytes(m, text), word, text.len) == 0;
}

static bool check_opsets(tg_onnx_machine *m) {
    bool has_short = false;
    bool has_long = false;
    const uint32_t from = tg_onnx_top(m)->from;
    for (uint32_t i = from; i < tg_onnx_num_keys(m); i++) {
        has_short |= tg_onnx_key_at(m, i)->name.len == 0;
        has_long |= is_text(m, tg_onnx_key_at(m, i)->name, "ai.onnx");
    }
    if (!tg_onnx_each_twin(m, from, judge_opset)) return false;
    return !has_short || !has_long ||
           tg_onnx_note(m, &rule_both_names, tg_onnx_top(m)->start, "opset_import", ks_none());
}

/* A field with names, and where in its elements they are, from the inside out; NULL: the elements are names. */
typedef struct names_field {
    const char *field;
    const char *inner[2];
} names_field;

/* Name number i, which an earlier one has, of the names of `first` and, behind them, `second`. */
static bool refuse_name(tg_onnx_machine *m, uint32_t i, names_field first, names_field second,
                        const char *expected) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const uint32_t place = i - f->joined;
    const bool is_first = place < f->first_many;
    const names_field of = is_first ? first : second;
    ks_fail_found(m->ks, KS_BAD_VALUE, tg_onnx_key_at(m, i)->name.at, expected, ks_none(),
                  tg_onnx_shown(m, tg_onnx_key_at(m, i)->name));
    for (unsigned k = 0; k < 2 && of.inner[k] != NULL; k++) ks_in(m->ks, of.inner[k]);
    return ks_in_item(m->ks, of.field, is_first ? place : place - f->first_many);
}

static bool refuse_initializer(tg_onnx_machine *m, uint32_t i, uint32_t before) {
    (void)before;
    return refuse_name(m, i, (names_field){"initializer", {"name", NULL}},
                       (names_field){"sparse_initializer", {"name", "values"}},
                       "an initializer with a name that none before it has");
}

static bool refuse_attribute(tg_onnx_machine *m, uint32_t i, uint32_t before) {
    static const names_field of_node = {"attribute", {"name", NULL}};
    static const names_field of_function = {"attribute", {NULL, NULL}};
    const bool is_node = tg_onnx_top(m)->message == ONNX_NODE;
    (void)before;
    return refuse_name(m, i, is_node ? of_node : of_function,
                       (names_field){"attribute_proto", {"name", NULL}},
                       "an attribute with a name that none before it has");
}

/* Which of the names of the field that ends have to differ from each other. */
static tg_onnx_twin *twin_of(uint8_t message, uint32_t number) {
    switch (message) {
    case ONNX_MODEL: return number == ONNX_MODEL_metadata_props ? refuse_props : NULL;
    case ONNX_GRAPH: return number == ONNX_GRAPH_metadata_props ? note_props : NULL;
    case ONNX_NODE:
        if (number == ONNX_NODE_attribute) return refuse_attribute;
        return number == ONNX_NODE_metadata_props ? note_props : NULL;
    case ONNX_TENSOR: return number == ONNX_TENSOR_metadata_props ? note_props : NULL;
    case ONNX_VALUE_INFO: return number == ONNX_VALUE_INFO_metadata_props ? note_props : NULL;
    case ONNX_FUNCTION: return number == ONNX_FUNCTION_metadata_props ? note_props : NULL;
    default: return NULL;
    }
}

static bool is_opsets(uint8_t message, uint32_t number) {
    return (message == ONNX_MODEL && number == ONNX_MODEL_opset_import) ||
           (message == ONNX_FUNCTION && number == ONNX_FUNCTION_opset_import);
}

/* Names of these fields are compared with those of a later one, or counted. */
static bool is_first(uint8_t message, uint32_t number) {
    return (message == ONNX_GRAPH && number == ONNX_GRAPH_initializer) ||
           (message == ONNX_NODE && number == ONNX_NODE_attribute) ||
           (message == ONNX_FUNCTION && number == ONNX_FUNCTION_attribute) ||
           (message == ONNX_TENSOR && number == ONNX_TENSOR_external_data);
}

bool tg_onnx_leave_field(tg_onnx_machine *m) {
    tg_onnx_frame *f = tg_onnx_top(m);
    if (tg_onnx_num_keys(m) == f->from) return true;
    tg_onnx_twin *twin = twin_of(f->message, f->last);
    const bool opsets = is_opsets(f->message, f->last);
    if (is_first(f->message, f->last)) f->first_many = tg_onnx_num_keys(m) - f->joined;
    if (opsets && !check_opsets(m)) return false;
    if (twin != NULL && !tg_onnx_each_twin(m, f->from, twin)) return false;
    if (opsets || twin != NULL) {
        m->keys.keys.count = f->from;
    } else { /* they are compared when the message ends */
        f->from = tg_onnx_num_keys(m);
    }
    return true;
}

static bool check_joined(tg_onnx_machine *m, tg_onnx_twin *twin) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    if (!tg_onnx_each_twin(m, f->joined, twin)) return false;
    m->keys.keys.count = f->joined;
    return true;
}

/* ----------------------------------------------------------------------------------- messages */

/* What the type of an attribute is for a value in that field (onnx-ml.proto: AttributeType). */
static int64_t type_of_value(uint32_t field) {
    switch (field) {
    case ONNX_ATTRIBUTE_f: return 1;
    case ONNX_ATTRIBUTE_i: return 2;
    case ONNX_ATTRIBUTE_s: return 3;
    case ONNX_ATTRIBUTE_t: return 4;
    case ONNX_ATTRIBUTE_g: return 5;
    case ONNX_ATTRIBUTE_floats: return 6;
    case ONNX_ATTRIBUTE_ints: return 7;
    case ONNX_ATTRIBUTE_strings: return 8;
    case ONNX_ATTRIBUTE_tensors: return 9;
    case ONNX_ATTRIBUTE_graphs: return 10;
    case ONNX_ATTRIBUTE_sparse_tensor: return 11;
    case ONNX_ATTRIBUTE_sparse_tensors: return 12;
    case ONNX_ATTRIBUTE_tp: return 13;
    case ONNX_ATTRIBUTE_type_protos: return 14;
    default: return 0;
    }
}

/* Types with a message as their value, which is there even if it is empty. */
static bool is_type_of_message(int64_t type) {
    return type == 4 || type == 5 || type == 11 || type == 13;
}

static bool end_attribute(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const int64_t type = type_of_value(f->choice);
    if (f->name.len == 0)
        return tg_onnx_refuse(m, KS_ABSENT, f->start, "name", "a name", ks_none());
    if (f->number_at == 0) {
        if (!tg_onnx_note(m, &rule_no_type, f->start, "type", ks_none())) return false;
    } else if (f->choice != 0 && f->number != type) {
        ks_fail_found(m->ks, KS_BAD_VALUE, f->number_at, "type %, of which the value is",
                      ks_value_s64(type), ks_value_s64(f->number));
        return ks_in(m->ks, "type");
    } else if (f->choice == 0 && f->second.len == 0 && is_type_of_message(f->number)) {
        if (!tg_onnx_note(m, &rule_no_value, f->start, "type", ks_value_s64(f->number)))
            return false;
    }
    if (f->second.len > 0 && f->choice != 0)
        return tg_onnx_refuse(m, KS_BAD_VALUE, f->second_at, "ref_attr_name",
                              "no value beside a reference to another attribute", ks_none());
    return tg_onnx_add_key(m, f->name, 0);
}

static bool end_node(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    if (f->name.len == 0)
        return tg_onnx_refuse(m, KS_ABSENT, f->start, "op_type", "an operator", ks_none());
    if (is_main_graph(m, m->depth - 1)) m->nodes++;
    return tg_onnx_count_operator(m, f->second, f->name);
}

static bool add_text(ks_ctx *ks, ks_list *list, tg_onnx_text text) {
    tg_onnx_text *place = ks_list_add(ks, list);
    if (place == NULL) return false;
    *place = text;
    return true;
}

static bool end_value_info(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    if (!is_main_graph(m, m->depth - 1)) return true;
    const uint32_t number = tg_onnx_around(m)->last;
    if (number == ONNX_GRAPH_input) return add_text(m->ks, &m->inputs, f->name);
    if (number == ONNX_GRAPH_output) return add_text(m->ks, &m->outputs, f->name);
    return true;
}

static bool end_entry(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const tg_onnx_frame *around = tg_onnx_around(m);
    if (around->message == ONNX_TENSOR && around->last == ONNX_TENSOR_external_data)
        return tg_onnx_tensor_entry(m, f->name, f->second, f->as_index);
    if (strcmp(f->as->name, "metadata_props") != 0) return true;
    if (around->message == ONNX_MODEL) {
        tg_onnx_pair *pair = ks_list_add(m->ks, &m->props);
        if (pair == NULL) return false;
        *pair = (tg_onnx_pair){f->name, f->second};
    }
    tg_onnx_text key = f->name;
    if (key.len == 0) key.at = f->start; /* no key is the empty one */
    return tg_onnx_add_key(m, key, 0);
}

static bool end_opset(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    tg_onnx_text domain = f->name;
    if (domain.len == 0) domain.at = f->start;
    if (tg_onnx_around(m)->message == ONNX_MODEL) {
        tg_onnx_opset *set = ks_list_add(m->ks, &m->opsets);
        if (set == NULL) return false;
        *set = (tg_onnx_opset){domain, f->number};
    }
    return tg_onnx_add_key(m, domain, (uint64_t)f->number);
}

static bool end_graph(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    if (is_main_graph(m, m->depth)) m->graph = f->name;
    return check_joined(m, refuse_initializer) &&
           (f->name.len > 0 || tg_onnx_note(m, &rule_graph_name, f->start, "name", ks_none()));
}

/* Functions differ in domain, name or overload. */
static bool end_function(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const uint64_t *key = m->keys.hash_key;
    if (!check_joined(m, refuse_attribute)) return false;
    const uint64_t of_domain =
        tg_hash_name(key, 2, tg_onnx_bytes(m, f->second), f->second.len).word[0];
    const uint64_t of_name =
        tg_hash_name(key, of_domain, tg_onnx_bytes(m, f->name), f->name.len).word[0];
    tg_hash *hash = ks_list_add(m->ks, &m->functions);
    if (hash == NULL) return false;
    *hash = tg_hash_name(key, of_name, tg_onnx_bytes(m, f->third), f->third.len);
    return true;
}

static bool check_functions(tg_onnx_machine *m) {
    tg_key_set set = {0};
    const uint64_t count = m->functions.count;
    if (count < 2) return true;
    set.num_places = (uint32_t)(count + count / 2 + 64); /* a function takes bytes of the file */
    set.places = ks_alloc(m->ks, set.num_places, sizeof *set.places);
    if (set.places == NULL || !ks_spend(m->ks, count)) return false;
    for (uint64_t i = 0; i < count; i++) {
        const tg_hash *hash = ks_list_at(&m->functions, i);
        if (tg_key_set_add(&set, *hash) == TG_KEY_NEW) continue;
        ks_fail(m->ks, KS_BAD_VALUE, tg_onnx_top(m)->end,
                "a function whose domain, name and overload none before it has");
        return ks_in_item(m->ks, "functions", i);
    }
    return true;
}

static bool end_model(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    if (m->ir_version == 0)
        return tg_onnx_refuse(m, KS_ABSENT, 0, "ir_version", "an ir_version", ks_none());
    if (!m->has_graph) return tg_onnx_refuse(m, KS_ABSENT, f->end, "graph", "a graph", ks_none());
    if (m->ir_version >= FIRST_WITH_OPSETS && m->opsets.count == 0 &&
        !tg_onnx_note(m, &rule_no_opset, 0, "opset_import", ks_none()))
        return false;
    return check_functions(m);
}

bool tg_onnx_begin(tg_onnx_machine *m) {
    switch (tg_onnx_top(m)->message) {
    case ONNX_TENSOR: tg_onnx_begin_tensor(m); break;
    case ONNX_SPARSE_TENSOR: tg_onnx_begin_sparse(m); break;
    case ONNX_SEGMENT:
        return tg_onnx_refuse(m, KS_UNSUPPORTED, m->tag_at, NULL,
                              "a whole tensor: no reader puts segments together", ks_none());
    default: break;
    }
    if (is_main_graph(m, m->depth)) m->has_graph = true;
    return true;
}

bool tg_onnx_end(tg_onnx_machine *m) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    switch (f->message) {
    case ONNX_MODEL: return end_model(m);
    case ONNX_GRAPH: return end_graph(m);
    case ONNX_NODE: return end_node(m);
    case ONNX_ATTRIBUTE: return end_attribute(m);
    case ONNX_TENSOR: return tg_onnx_end_tensor(m);
    case ONNX_SPARSE_TENSOR: return tg_onnx_end_sparse(m);
    case ONNX_STRING_STRING_ENTRY: return end_entry(m);
    case ONNX_OPERATOR_SET_ID: return end_opset(m);
    case ONNX_VALUE_INFO: return end_value_info(m);
    case ONNX_FUNCTION: return end_function(m);
    case ONNX_TENSOR_TYPE:
        if (f->number >= 1 && f->number <= LAST_DATA_TYPE) return true;
        return tg_onnx_note(m, &rule_elem_type, f->start, "elem_type", ks_value_s64(f->number));
    default: return true;
    }
}
