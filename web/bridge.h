/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge.h - what the worker of the page calls, and the one file that it has open.
 *
 * The module is an instance for each file that is opened; the worker drops it with the file. The state
 * of the bridge is therefore that of one file. Numbers that cross the boundary are float64 where
 * 32 bits are too few: positions in files, which JavaScript has as such, too.
 */
#ifndef TENSORGATE_BRIDGE_H
#define TENSORGATE_BRIDGE_H

#include "tensorgate.h"
#include "web_json.h"

#define EXPORT(name) __attribute__((export_name(#name), used))
#define IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/* Provided by the worker. `page_read` stores bytes of the file and returns their number, 0 at the end, or
 * a negative errno. `page_write` takes bytes of the output of a conversion; 0, or an errno. */
int32_t page_read(double offset, void *dst, uint32_t n) IMPORT(read);
int32_t page_write(double offset, const void *data, uint32_t n) IMPORT(write);

extern tg_file *web_file;
extern web_json web_out;

/* A position from JavaScript; what is no such number is 0. */
uint64_t web_position(double value);
/* Replaces the document by {"error": ...} and returns 0. */
int32_t web_fail(const tg_error *error);
void web_put_error(web_json *j, const tg_error *error);
/* Ends the document: 1, or 0 with an error for want of memory. */
int32_t web_done(void);

#endif
