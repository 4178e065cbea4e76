/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_objects.h - whether a descr that is refused asks for Python objects.
 *
 * To read Python objects is to run their code, so that such a file is refused by a code of its own. NumPy takes more forms
 * of a type than this library: lists in one text ('i4,O'), sub-arrays ('(2,)O', ('O', (2,))), dictionaries.
 * Source: numpy/lib/format.py, descr_to_dtype; numpy/_core/_internal.py, _commastring.
 */
#ifndef TG_NPY_OBJECTS_H
#define TG_NPY_OBJECTS_H

#include "npy_parser.h"

/* Whether a type, the text between its quotes, is or contains that of Python objects: O, |O, O8, object, 2O, 'i4,O'. */
bool tg_npy_names_objects(ks_bytes type);

/*
 * The place of the first type of Python objects in the tuple or dictionary at p->pos: that of its first character, behind
 * the quote. p->size if it has none, or if it is neither. Names of fields are no types, but in the list 'names' of a dictionary.
 */
uint64_t tg_npy_find_objects(const tg_npy_parser *p);

/*
 * The place in the value of the key 'descr' in a header that was refused at `failed`, for how this key or value is written: u'O',
 * '\x4f', 'ob' 'ject', with comments. NumPy reads such headers, as ast.literal_eval() does. p->size: none.
 */
uint64_t tg_npy_find_hidden_objects(const tg_npy_parser *p, uint64_t failed);

#endif
