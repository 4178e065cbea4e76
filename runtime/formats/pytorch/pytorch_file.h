/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_file.h - an open PyTorch checkpoint: what its parts share.
 *
 *   pytorch_adapter.c   the table of functions; which files are checkpoints
 *   pytorch_archive.c   the members of the ZIP form
 *   pytorch_older.c     the form of before PyTorch 1.6
 *   pytorch_names.c     tensors and their names, from the value of the pickle
 *   pytorch_values.c    elements
 *   pytorch_metadata.c  everything else, as metadata
 */
#ifndef TENSORGATE_PYTORCH_FILE_H
#define TENSORGATE_PYTORCH_FILE_H

#include "foreign_name.h"
#include "pickle_machine.h"
#include "pytorch.h"
#include "zip_reader.h"

/* A tensor in a place of the object. The same one can be in several. */
typedef struct tg_pytorch_place {
    uint32_t tensor; /* of the machine */
} tg_pytorch_place;

/* Elements of a storage that are in memory, since a tensor does not have them in a row. */
typedef struct tg_pytorch_span {
    uint8_t *bytes; /* NULL: none */
    uint64_t size;
    uint64_t place; /* the tensor */
} tg_pytorch_span;

typedef struct tg_pytorch {
    tg_file *file;
    bool is_big_endian;
    bool has_checksums; /* in the archive; false: they were switched off, or there is none */
    const pytorch_archive *archive; /* NULL: the older form */
    tg_zip_content *contents;       /* of each member */
    tg_zip_reader reader;
    tg_pickle_machine object;
    tg_pytorch_place *places;
    tg_foreign_name *names;
    tg_pytorch_span span;
} tg_pytorch;

static inline tg_pytorch *tg_pytorch_of(const tg_file *file) { return file->index; }

/* Reads the members and the pickle of an archive. False after an error in ks->error, whose path begins below `archive`. */
bool tg_pytorch_read_archive(tg_pytorch *p);
/* Reads the pickles of the older form; the path of an error begins below `older`. */
bool tg_pytorch_read_older(tg_pytorch *p);
/* Sets file->num_tensors, and places and names unless there are more than max_tensors. */
bool tg_pytorch_name_tensors(tg_pytorch *p);

/* Bytes [at, at + n) of a part of a tensor; for the adapter. */
bool tg_pytorch_read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at,
                          void *dst, size_t n);
bool tg_pytorch_is_as_stored(const tg_file *file, uint64_t i);
const uint64_t *tg_pytorch_strides(const tg_file *file, uint64_t i);
/* Offset in the file of the first element, or TG_NOWHERE if it can only be read forward. */
uint64_t tg_pytorch_offset_of(const tg_pytorch *p, const tg_pickle_tensor *t);
bool tg_pytorch_verify(tg_file *file, uint64_t i);
bool tg_pytorch_verify_rest(tg_file *file);
void tg_pytorch_close(tg_file *file);

bool tg_pytorch_metadata(tg_file *file, tg_out *out);

#endif
