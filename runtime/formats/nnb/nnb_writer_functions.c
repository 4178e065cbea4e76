/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_writer_functions.c - function records of NNB files.
 *
 * The layout of the arguments follows from the number of the function (nnb_layout.h), so whatever the reader reads can be
 * written. The reader accepts unknown numbers with a note, and this writer refuses them: their
 * arguments were not read, and a record without them would be another function.
 */
#include <string.h>

#include "nnb_layout.h"
#include "nnb_writer.h"

static bool read_kind(tg_nnb_network *net, uint16_t id, tg_nnb_kind *kind) {
    ks_ctx *ks = &net->build->ks;
    nnb_functions function;
    if (!tg_nnb_parse_layout(ks, id, &function)) return tg_refuse_ks(net->build);
    nnb_functions_get_cut_input(ks, &function);
    nnb_functions_get_last_transposed_input(ks, &function);
    kind->seen = true;
    kind->known = ks->num_notes == 0;
    kind->cut_input = function.cut_input;
    kind->last_transposed_input = function.last_transposed_input;
    kind->args = function.args.type;
    kind->size = NNB_RECORD_SIZE;
    for (uint32_t i = 0; kind->args != NULL && i < kind->args->num_fields; i++) {
        const ks_field *field = &kind->args->fields[i];
        if (tg_nnb_is_stored(field)) kind->size += tg_nnb_stored_size(field);
        if (tg_nnb_is_stored(field) && !tg_nnb_is_alignment(field)) kind->num_args++;
    }
    return true;
}

/* NULL after tg_refuse: of numbers that have no layout, too. */
static const tg_nnb_kind *kind_of(tg_nnb_network *net, uint16_t id, uint64_t i) {
    const ks_enum *ids = &nnb_functions_function_id_labels;
    const ks_label *label = ks_enum_find(ids, id);
    tg_nnb_kind *kind = label != NULL ? &net->kinds[label - ids->labels] : NULL;
    if (kind != NULL && !kind->seen && !read_kind(net, id, kind)) return NULL;
    if (kind != NULL && kind->known) return kind;
    tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL,
              "metadata: functions[%] has the number %, whose arguments are not known; a network "
              "with it cannot be written",
              NULL, i, id);
    return NULL;
}

/* ------------------------------------------------------------------------------ the arguments */

static bool refuse_argument(tg_nnb_network *net, const ks_field *field, uint64_t i) {
    return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL,
                     "metadata: functions[%] has no value of the right type for its argument '$'",
                     field->orig, i, 0);
}

/* The number of a text, or a number itself, which stands for what has no text. */
static bool number_of(const ks_field *field, const tg_meta *value, int32_t *number) {
    int64_t found;
    const ks_enum *texts = field->enumeration;
    if (value->kind == TG_META_TEXT && texts != NULL) {
        for (uint32_t k = 0; k < texts->num_labels; k++) {
            const ks_label *label = &texts->labels[k];
            if (strlen(label->orig) == value->count &&
                strcmp(label->orig, value->value.text) == 0) {
                *number = (int32_t)label->value; /* of a field of 32 bits */
                return true;
            }
        }
        return false;
    }
    if (!tg_meta_integer(value, INT32_MIN, INT32_MAX, &found)) return false;
    *number = (int32_t)found;
    return true;
}

static bool put_argument(tg_nnb_network *net, const ks_field *field, const tg_meta *value,
                         uint8_t *at, uint64_t i) {
    switch (field->storage) {
    case KS_STORE_U8: {
        int64_t number;
        if (!tg_meta_integer(value, 0, UINT8_MAX, &number)) break;
        *at = (uint8_t)number;
        return true;
    }
    case KS_STORE_F32: {
        float number;
        uint32_t bits;
        if (!tg_meta_f32(value, &number)) break;
        memcpy(&bits, &number, sizeof bits);
        ks_put_u4le(at, bits);
        return true;
    }
    case KS_STORE_S32: {
        int32_t number;
        if (!number_of(field, value, &number)) break;
        ks_put_u4le(at, (uint32_t)number);
        return true;
    }
    case KS_STORE_OBJECT: {
        tg_nnb_list list;
        if (!tg_nnb_add_list(net, value, INT32_MIN, INT32_MAX, &list,
                             "metadata: functions[%] has no list of integers of 32 bits for its "
                             "argument '$'",
                             field->orig, i)) {
            return false;
        }
        ks_put_u4le(at, list.count);
        ks_put_u4le(at + NNB_WORD, list.block);
        return true;
    }
    default: break; /* not reached: nothing else is stored */
    }
    return refuse_argument(net, field, i);
}

static bool put_arguments(tg_nnb_network *net, const tg_nnb_kind *kind, const tg_meta *args,
                          uint8_t *at, uint64_t i) {
    /* As many members as arguments, and each argument is found: there are no others. */
    if (args->kind != TG_META_OBJECT || args->count != kind->num_args) {
        return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL,
                         "metadata: functions[%] has to have % arguments", NULL, i, kind->num_args);
    }
    for (uint32_t k = 0; kind->args != NULL && k < kind->args->num_fields; k++) {
        const ks_field *field = &kind->args->fields[k];
        if (!tg_nnb_is_stored(field)) continue;
        if (!tg_nnb_is_alignment(field)) {
            const tg_meta *value = tg_meta_get(args, field->orig);
            if (value == NULL) return refuse_argument(net, field, i);
            if (!put_argument(net, field, value, at, i)) return false;
        }
        at += tg_nnb_stored_size(field);
    }
    return true;
}

/* ------------------------------------------------------------------------------- the functions */

/* Readers use the variables of a function without asking whether their memory holds them. */
static bool test_operands(tg_nnb_network *net, const tg_nnb_list *list, uint8_t cut_input,
                          uint64_t i) {
    for (uint32_t k = 0; k < list->count; k++) {
        uint32_t number = ks_u4le(list->words + (size_t)k * NNB_WORD);
        const tg_nnb_variable *variable = &net->variables[number];
        bool may_be_cut = k > 0 && k == cut_input && variable->partial;
        if (!variable->whole && !may_be_cut) {
            return tg_refuse(
                net->build, TG_CODE_BAD_VALUE, variable->item,
                "metadata: functions[%] uses variable %, whose buffer or constant data "
                "do not hold its whole shape",
                NULL, i, number);
        }
    }
    return true;
}

static void mark_transposed(tg_nnb_network *net, const tg_nnb_list *inputs, uint8_t last) {
    for (uint32_t k = 1; k <= last && k < inputs->count; k++)
        net->variables[ks_u4le(inputs->words + (size_t)k * NNB_WORD)].transposed = true;
}

static bool test_name(tg_nnb_network *net, const tg_meta *name, uint16_t id, uint64_t i) {
    const ks_label *label = ks_enum_find(&nnb_functions_function_id_labels, id);
    if (name->kind == TG_META_TEXT && strlen(label->orig) == name->count &&
        strcmp(label->orig, name->value.text) == 0) {
        return true;
    }
    return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL,
                     "metadata: functions[%] has the number %, which is called '$'", label->orig, i,
                     id);
}

static bool add_function(tg_nnb_network *net, const tg_meta *object, uint64_t i, uint32_t *number) {
    enum { NAME, ID, IMPL, INPUTS, OUTPUTS, ARGS, NUM };
    static const char *const names[NUM] = {"name", "id", "impl", "inputs", "outputs", "args"};
    static const char operands[] = "metadata: functions[%].$ has to list numbers of variables";
    const tg_meta *members[NUM];
    int64_t id;
    int64_t impl;
    if (!tg_nnb_members(net, object, names, NUM, members, "metadata: functions[%] has to have '$'",
                        i)) {
        return false;
    }
    if (!tg_meta_integer(members[ID], 0, UINT16_MAX, &id) ||
        !tg_meta_integer(members[IMPL], 0, UINT16_MAX, &impl)) {
        return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL,
                         "metadata: id and impl of functions[%] have to be 0 to 65535", NULL, i, 0);
    }
    const tg_nnb_kind *kind = kind_of(net, (uint16_t)id, i);
    if (kind == NULL || !test_name(net, members[NAME], (uint16_t)id, i)) return false;

    int32_t last = (int32_t)net->num_variables - 1; /* there are at most 2^31 - 1 */
    tg_nnb_list inputs;
    tg_nnb_list outputs;
    if (!tg_nnb_add_list(net, members[INPUTS], 0, last, &inputs, operands, names[INPUTS], i) ||
        !tg_nnb_add_list(net, members[OUTPUTS], 0, last, &outputs, operands, names[OUTPUTS], i) ||
        !test_operands(net, &inputs, kind->cut_input, i) || !test_operands(net, &outputs, 0, i)) {
        return false;
    }
    mark_transposed(net, &inputs, kind->last_transposed_input);

    uint8_t *record = tg_nnb_bytes(net, kind->size);
    if (record == NULL) return false;
    ks_put_u4le(record, (uint32_t)id | (uint32_t)impl << 16);
    ks_put_u4le(record + 4, inputs.count);
    ks_put_u4le(record + 8, inputs.block);
    ks_put_u4le(record + 12, outputs.count);
    ks_put_u4le(record + 16, outputs.block);
    return put_arguments(net, kind, members[ARGS], record + NNB_RECORD_SIZE, i) &&
           tg_nnb_add_block(net, NULL, record, kind->size, number);
}

bool tg_nnb_add_functions(tg_nnb_network *net, const tg_meta *array) {
    uint64_t count = array != NULL ? array->count : 0;
    const uint32_t num_kinds = nnb_functions_function_id_labels.num_labels;
    tg_nnb_list *list = &net->function_list;
    uint8_t *words = tg_nnb_bytes(net, count * NNB_WORD); /* each is a node in memory */
    net->kinds = ks_alloc(&net->build->ks, num_kinds, sizeof *net->kinds);
    if (words == NULL || net->kinds == NULL) return tg_refuse_ks(net->build);
    memset(net->kinds, 0, num_kinds * sizeof *net->kinds);
    const tg_meta *object = array != NULL ? array->first : NULL;
    for (uint64_t i = 0; object != NULL; i++, object = object->next) {
        uint32_t block = 0;
        if (!add_function(net, object, i, &block)) return false;
        ks_put_u4le(words + i * NNB_WORD, block);
    }
    list->count = (uint32_t)count; /* so many blocks were added, at most 2^31 - 1 */
    list->words = words;
    return tg_nnb_add_block(net, NULL, words, count * NNB_WORD, &list->block);
}
