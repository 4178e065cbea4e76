/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_index_machine.c - the machine of specs/safetensors_index.rl, as Ragel wrote it.
 */
#include "shard_index_machine.h"

#include "safetensors_index.inc"
