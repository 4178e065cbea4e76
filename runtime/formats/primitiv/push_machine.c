/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_machine.c - the state machine that Ragel made of specs/primitiv.rl, with the actions of push_stream.h. It is
 * included, so that generated code calls nothing of this folder by itself.
 */
#include "push_stream.h"

#include "primitiv_stream.inc"
