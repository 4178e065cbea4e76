/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_adapter.c - PyTorch checkpoints, read without running their pickles.
 *
 * The grammar of specs/pytorch.ksy reads the archive, or recognises the older form. What its pickle means is found out by an
 * abstract machine (runtime/pickle), which admits tensors, numbers, text and containers, and calls nothing. The opcodes are a
 * tree of the grammar for those who ask for it (dump, map): no verdict needs it.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "checkpoint_scan.h"
#include "number_text.h"
#include "pytorch_file.h"
#include "text.h"
#include "zip_end.h"

/* ------------------------------------------------------------------------------------ reading */

static bool is_no_checkpoint(ks_ctx *ks, const char *expected) {
    ks_fail(ks, KS_BAD_VALUE, 0, expected);
    return ks_in(ks, "first");
}

/* Bytes of a storage may be an archive. */
static const ks_rule rule_end = {"archive.members", tg_zip_one_end, KS_BAD_VALUE, true};

/* What all instances of the grammar check, but for the opcodes. */
static bool complete_archive(ks_ctx *ks, pytorch_archive *archive) {
    for (uint64_t i = 0; i < archive->members.count; i++) {
        if (!zip_archive_member_complete(ks, ks_list_at(&archive->members, i))) {
            ks_in_item(ks, "members", i);
            return ks_in(ks, "archive");
        }
    }
    if (zip_archive_end_record_complete(ks, archive->end_record))
        return tg_zip_has_one_end(ks, archive->end_record, &rule_end) || ks_in(ks, "archive");
    ks_in(ks, "end_record");
    return ks_in(ks, "archive");
}

/* The magic number of torch.save as a pickle, in a frame or not, of any protocol. */
static bool is_older(ks_ctx *ks, bool *yes) {
    static const char magic[] = "\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";
    enum { MAGIC = sizeof magic - 1, PROTO = 2, FRAME = 9 };
    const uint8_t *bytes = ks->input.base;
    const uint64_t size = ks->input.size;
    *yes = false;
    if (size < PROTO + FRAME + MAGIC) return true;
    if (!ks_fetch(ks, bytes, PROTO + FRAME + MAGIC)) return false;
    *yes = bytes[0] == 0x80 &&
           memcmp(bytes + (bytes[2] == 0x95 ? PROTO + FRAME : PROTO), magic, MAGIC) == 0;
    return true;
}

static bool read_pytorch(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file);
    pytorch *object = NULL;
    bool is_archive = false;
    bool older = false;
    if (io == NULL || !tg_is_checkpoint(ks, &is_archive) || !is_older(ks, &older)) return false;
    if (!is_archive && !older)
        return is_no_checkpoint(
            ks, "an archive with FOLDER/data.pkl, or the magic number of torch.save");
    if (!pytorch_read(ks, io, &object)) return false;
    *root = object;
    return object->archive == NULL || complete_archive(ks, object->archive);
}

/* --------------------------------------------------------------------------------- what is wrong */

/* Whether it is a class of torch.nn: `torch.save(model)` writes those of all layers. */
static bool names_layer(const tg_pickle_machine *m) {
    static const char torch_nn[] = "torch.nn.";
    return m->module.count >= sizeof torch_nn - 1 &&
           memcmp(tg_pickle_text(m, &m->module), torch_nn, sizeof torch_nn - 1) == 0;
}

/* Says in a sentence which function the pickle names, and what to do. */
static bool tell_global(tg_pytorch *p) {
    tg_file *file = p->file;
    const tg_pickle_machine *m = &p->object;
    const uint64_t number = m->num_opcodes;
    tg_fail_ks(file);
    tg_text t = {file->error.detail, sizeof file->error.detail, 0};
    tg_put(&t, "opcode ");
    tg_put_u64(&t, number);
    tg_put(&t, " (");
    tg_put(&t, m->token.name);
    tg_put(&t, ") names ");
    tg_put_word(&t, tg_pickle_text(m, &m->module), m->module.count);
    tg_put(&t, ".");
    tg_put_word(&t, tg_pickle_text(m, &m->name), m->name.count);
    if (m->honest != NULL) {
        tg_put(&t, ", ");
        tg_put(&t, m->honest);
        tg_put(&t, ", which is not read: ask the author for a state_dict of plain tensors");
    } else {
        tg_put(
            &t,
            ": only tensors, numbers, text and containers are admitted, and torch.load may run it");
        if (names_layer(m)) tg_put(&t, "; ask the author of a whole model for its state_dict");
    }
    tg_put_end(&t);
    return false;
}

static bool read_object(tg_pytorch *p) {
    ks_ctx *ks = &p->file->ks;
    const char *part = p->archive != NULL ? "archive" : "older";
    const bool is_read = p->archive != NULL ? tg_pytorch_read_archive(p) : tg_pytorch_read_older(p);
    if (is_read && tg_pytorch_name_tensors(p)) return true;
    if (is_read) ks_in(ks, "object");
    if (ks->error.code == KS_OK) return false; /* file->error says why */
    ks_in(ks, part);
    return p->object.names_global ? tell_global(p) : false;
}

static bool adopt(tg_file *file) {
    const pytorch *root = file->root;
    tg_pytorch *p = ks_alloc(&file->ks, 1, sizeof *p);
    if (p == NULL) return false;
    memset(p, 0, sizeof *p);
    p->file = file;
    p->archive = root->archive;
    p->reader.file = file;
    file->index = p;
    file->outside = p;
    return read_object(p);
}

/* ----------------------------------------------------------------------------------- tensors */

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const tg_pytorch *p = tg_pytorch_of(file);
    const tg_pickle_tensor *t = tg_pickle_tensor_at(&p->object, p->places[i].tensor);
    uint64_t *shape = tg_shape(file, tensor, t->rank);
    if (shape == NULL) return false;
    if (t->rank > 0) memcpy(shape, t->sizes, t->rank * sizeof *shape);
    tensor->raw_name = p->names[i].raw;
    tensor->raw_name_len = p->names[i].raw_len;
    tg_dense(tensor, t->dtype, t->count, tg_pytorch_offset_of(p, t));
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    tg_name_add(name, tg_pytorch_of(file)->names[i].shown);
    return true;
}

const tg_adapter tg_adapter_pytorch = {
    .format = TG_FORMAT_PYTORCH,
    .type = &pytorch_desc,
    .header_size = 1, /* what is no checkpoint fails at the first byte */
    .has_magic = true,
    .max_rank = TG_PICKLE_MOST_AXES,
    .folds = true,
    .read = read_pytorch,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .read_part = tg_pytorch_read_part,
    .is_as_stored = tg_pytorch_is_as_stored,
    .strides = tg_pytorch_strides,
    .verify = tg_pytorch_verify,
    .verify_rest = tg_pytorch_verify_rest,
    .metadata = tg_pytorch_metadata,
    .close = tg_pytorch_close,
};

#endif
