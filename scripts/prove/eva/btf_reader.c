/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_reader.c - for Eva: the reader of BTF and all that it reads on demand, with what reader.h puts in place
 * of the runtime.
 */
#include "reader.h"

#include "btf.c"

DRIVER(btf)
