/* SPDX-License-Identifier: Apache-2.0 */
/* other_names.c - names of types that people know from other languages; see sema.h. */
#include <string.h>

#include "sema.h"

const char *ksyc_other_type_name(const char *name) {
    static const char *const words[][2] = {
        {"uint8", "u1"},     {"uint16", "u2"},    {"uint32", "u4"},   {"uint64", "u8"},
        {"int8", "s1"},      {"int16", "s2"},     {"int32", "s4"},    {"int64", "s8"},
        {"uint8_t", "u1"},   {"uint16_t", "u2"},  {"uint32_t", "u4"}, {"uint64_t", "u8"},
        {"int8_t", "s1"},    {"int16_t", "s2"},   {"int32_t", "s4"},  {"int64_t", "s8"},
        {"u16", "u2"},       {"u32", "u4"},       {"u64", "u8"},      {"i8", "s1"},
        {"i16", "s2"},       {"i32", "s4"},       {"i64", "s8"},      {"s16", "s2"},
        {"s32", "s4"},       {"s64", "s8"},       {"byte", "u1"},     {"char", "u1"},
        {"uchar", "u1"},     {"short", "s2"},     {"ushort", "u2"},   {"word", "u2"},
        {"dword", "u4"},     {"qword", "u8"},     {"int", "s4"},      {"uint", "u4"},
        {"integer", "s4"},   {"long", "s8"},      {"ulong", "u8"},    {"float", "f4"},
        {"float32", "f4"},   {"f32", "f4"},       {"double", "f8"},   {"float64", "f8"},
        {"f64", "f8"},       {"string", "str"},   {"text", "str"},    {"utf8", "str"},
        {"cstring", "strz"}, {"stringz", "strz"}, {"bool", "b1"},     {"boolean", "b1"},
        {"bit", "b1"},       {"u3", "b24"},       {"u24", "b24"},     {"u5", "b40"},
        {"u6", "b48"},       {"u7", "b56"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], name) == 0) return words[i][1];
    return NULL;
}

const char *ksyc_other_type_help(const char *name) {
    static const char *const bytes[] = {"bytes", "blob", "buffer", "raw", "data", "array"};
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
        if (strcmp(bytes[i], name) == 0) return "bytes have no 'type', only a 'size'";
    if (strlen(name) > 2 && name[2] != 'l' && name[2] != 'b') return NULL;
    return "numbers are u1, u2, u4, u8 without sign, s1, s2, s4, s8 with sign, f4 and f8 with a "
           "fraction, b1 to b64 in bits";
}
