/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_reader.c - for Eva: the reader of BTF and all that it reads on demand, with the replacements
 * of the runtime in reader.h.
 */
#include "reader.h"

#include "btf.c"

DRIVER(btf)
