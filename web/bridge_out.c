/* SPDX-License-Identifier: Apache-2.0 */
/* bridge_out.c - the document that a call makes, and memory that the worker lends. */
#include <stdlib.h>

#include "bridge_view.h"

web_json web_out;

uint64_t web_position(double value) {
    return value >= 0 && value <= 9007199254740992.0 ? (uint64_t)value : 0;
}

EXPORT(web_out_text) const char *web_out_text(void) { return web_out.text; }
EXPORT(web_out_size) uint32_t web_out_size(void) { return (uint32_t)web_out.size; }
EXPORT(web_alloc) void *web_alloc(uint32_t n) { return malloc(n > 0 ? n : 1); }
EXPORT(web_free) void web_free(void *memory) { free(memory); }

int32_t web_refuse(const char *code, const char *message) {
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "error");
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "code");
    web_json_text(&web_out, code);
    web_json_key(&web_out, "message");
    web_json_text(&web_out, message);
    web_json_close(&web_out, '}');
    web_json_close(&web_out, '}');
    return 0;
}

int32_t web_refuse_usage(void) { return web_refuse("usage", "there is nothing to ask for"); }

int32_t web_refuse_memory(void) { return web_refuse("no_memory", "memory ran out"); }

int32_t web_done(void) { return web_json_end(&web_out) ? 1 : web_refuse_memory(); }
