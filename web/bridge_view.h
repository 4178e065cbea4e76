/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_view.h - the file that is shown, as its tree and the index of its bytes need it.
 *
 * Two modules have these: in one the library reads the file (bridge.c), in the other an interpreter reads it by a
 * grammar (web/grammar). Nodes are those of tensorgate.h in both; of its functions, only the first module has any.
 */
#ifndef TENSORGATE_BRIDGE_VIEW_H
#define TENSORGATE_BRIDGE_VIEW_H

#include "tensorgate.h"
#include "web_json.h"

#define EXPORT(name) __attribute__((export_name(#name), used))
#define IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/* Objects and arrays that are open at once in a walk: the library has TG_WALK_DEPTH of them at most. */
#define WEB_DEPTH 1100u

/* Provided by the worker: stores bytes of the file and returns their number, 0 at the end, or a negative errno. */
int32_t page_read(double offset, void *dst, uint32_t n) IMPORT(read);

/* ---- bridge_out.c: the document that a call makes */

extern web_json web_out;

/* A position from JavaScript; what is no such number is 0. */
uint64_t web_position(double value);
/* Replaces the document by {"error": {"code", "message"}} and returns 0. */
int32_t web_refuse(const char *code, const char *message);
int32_t web_refuse_usage(void);
int32_t web_refuse_memory(void);
/* Ends the document: 1, or 0 with an error for want of memory. */
int32_t web_done(void);

/* ---- bridge.c or web/grammar/grammar_view.c */

bool web_is_open(void);
uint64_t web_size(void);
/* As tg_walk(). False after an error, which is then the document; a visitor that stops is none. */
bool web_walk(const tg_visitor *visitor);
bool web_read_bytes(uint64_t offset, void *dst, size_t n);
uint64_t web_num_tensors(void);
bool web_tensor_at(uint64_t i, tg_tensor *out);

#endif
