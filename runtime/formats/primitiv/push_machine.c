/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_machine.c - the state machine that Ragel generated from specs/primitiv.rl, with the actions
 * of push_stream.h. It is included here, so that generated code does not depend on this folder.
 */
#include "push_stream.h"

#include "primitiv_stream.inc"
