/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_reader.c - for Eva: the reader of PVP and all that it reads on demand, with the replacements
 * of the runtime in reader.h.
 */
#include "reader.h"

#include "pvp.c"

DRIVER(pvp)
