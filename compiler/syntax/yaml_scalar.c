/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_scalar.c - see yaml_scalar.h. */
#include "yaml_scalar.h"

#include <string.h>

static int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 99;
}

/* Digits, and `_` between them. */
static bool scan_digits(yaml_node *node, const char *c, unsigned base, bool negative) {
    uint64_t magnitude = 0;
    bool huge = false, any = false;
    for (; *c != '\0'; c++) {
        if (*c == '_') continue;
        int digit = digit_value(*c);
        if ((unsigned)digit >= base) return false;
        any = true;
        if (magnitude > (UINT64_MAX - (unsigned)digit) / base) huge = true;
        magnitude = magnitude * base + (unsigned)digit;
    }
    if (!any) return false;
    node->kind = YAML_INT;
    node->negative = negative && (magnitude != 0 || huge);
    node->is_huge = huge;
    node->magnitude = magnitude;
    return true;
}

/* YAML 1.1: 0b1010, 0x1f, 017 (octal), 1_000, with an optional sign. */
static bool scan_int(yaml_node *node, const char *c, bool negative) {
    if (c[0] == '0' && c[1] == 'x') return scan_digits(node, c + 2, 16, negative);
    if (c[0] == '0' && c[1] == 'b') return scan_digits(node, c + 2, 2, negative);
    return *c != '_' && scan_digits(node, c, c[0] == '0' ? 8 : 10, negative);
}

/* What is an integer in the core schema of YAML 1.2 only: 0o17, which has no sign, and 0908. */
static bool scan_core_int(yaml_node *node, const char *c, bool negative) {
    const bool is_octal = c == node->text && c[0] == '0' && c[1] == 'o';
    node->is_core_int = is_octal      ? scan_digits(node, c + 2, 8, false)
                        : c[0] == '0' ? scan_digits(node, c, 10, negative)
                                      : false;
    return node->is_core_int;
}

static const char *skip_digits(const char *c) {
    while ((*c >= '0' && *c <= '9') || *c == '_') c++;
    return c;
}

static bool is_float(const char *c) {
    if (*c == '-' || *c == '+') c++;
    bool starts_with_digit = *c >= '0' && *c <= '9';
    c = skip_digits(c);
    bool has_point = *c == '.';
    if (has_point) {
        c++;
        if (!starts_with_digit && !(*c >= '0' && *c <= '9')) return false;
        c = skip_digits(c);
    }
    if (!starts_with_digit && !has_point) return false;
    bool has_exponent = *c == 'e' || *c == 'E';
    if (has_exponent) {
        c++;
        if (*c == '-' || *c == '+') c++;
        if (!(*c >= '0' && *c <= '9')) return false;
        c = skip_digits(c);
    }
    return *c == '\0' && (has_point || has_exponent);
}

static bool is_one_of(const char *text, const char *const *words) {
    for (; *words != NULL; words++)
        if (strcmp(text, *words) == 0) return true;
    return false;
}

void ksyc_yaml_resolve_plain(yaml_node *node) {
    static const char *const nulls[] = {"", "~", "null", "Null", "NULL", NULL};
    static const char *const trues[] = {"true", "True", "TRUE", NULL};
    static const char *const falses[] = {"false", "False", "FALSE", NULL};
    const bool negative = node->text[0] == '-';
    const char *digits = node->text + (negative || node->text[0] == '+' ? 1 : 0);
    node->kind = YAML_STRING;
    if (is_one_of(node->text, nulls))
        node->kind = YAML_NULL;
    else if (is_one_of(node->text, trues))
        node->kind = YAML_BOOL, node->boolean = true;
    else if (is_one_of(node->text, falses))
        node->kind = YAML_BOOL;
    else if (scan_int(node, digits, negative) || scan_core_int(node, digits, negative))
        return;
    else if (is_float(node->text))
        node->kind = YAML_FLOAT;
}
