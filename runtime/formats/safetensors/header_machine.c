/* SPDX-License-Identifier: Apache-2.0 */
/*
 * header_machine.c - the state machine that Ragel made of specs/safetensors.rl, with the actions of
 * header_machine.h. It is included, so that generated code calls nothing of this folder by itself.
 */
#include "header_machine.h"

#include "safetensors_header.inc"
