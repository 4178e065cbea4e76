/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_reader.c - for Eva: the reader of primitiv and all that it reads on demand, with the
 * replacements of the runtime in reader.h.
 */
#include "reader.h"

#include "msgpack.c"
#include "primitiv.c"

DRIVER(primitiv)
