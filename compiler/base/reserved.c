/* SPDX-License-Identifier: Apache-2.0 */
/* reserved.c - see reserved.h. The lists are sorted. */
#include "reserved.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *name, const void *word) {
    return strcmp(name, *(const char *const *)word);
}

static bool is_among(const char *name, const char *const *words, size_t count) {
    return bsearch(name, words, count, sizeof *words, compare) != NULL;
}

bool ksyc_is_reserved_word(const char *name) {
    /* Macros are those that headers of C, or compilers for Linux, define in lower case. */
    static const char *const words[] = {"alignas",
                                        "alignof",
                                        "and",
                                        "and_eq",
                                        "asm",
                                        "assert",
                                        "auto",
                                        "bitand",
                                        "bitor",
                                        "bool",
                                        "break",
                                        "case",
                                        "catch",
                                        "char",
                                        "char16_t",
                                        "char32_t",
                                        "char8_t",
                                        "class",
                                        "co_await",
                                        "co_return",
                                        "co_yield",
                                        "compl",
                                        "complex",
                                        "concept",
                                        "const",
                                        "const_cast",
                                        "consteval",
                                        "constexpr",
                                        "constinit",
                                        "continue",
                                        "decltype",
                                        "default",
                                        "delete",
                                        "do",
                                        "double",
                                        "dynamic_cast",
                                        "else",
                                        "enum",
                                        "errno",
                                        "explicit",
                                        "export",
                                        "extern",
                                        "false",
                                        "float",
                                        "for",
                                        "friend",
                                        "goto",
                                        "i386",
                                        "if",
                                        "imaginary",
                                        "inline",
                                        "int",
                                        "linux",
                                        "long",
                                        "mutable",
                                        "namespace",
                                        "new",
                                        "noexcept",
                                        "noreturn",
                                        "not",
                                        "not_eq",
                                        "nullptr",
                                        "offsetof",
                                        "operator",
                                        "or",
                                        "or_eq",
                                        "private",
                                        "protected",
                                        "public",
                                        "register",
                                        "reinterpret_cast",
                                        "requires",
                                        "restrict",
                                        "return",
                                        "setjmp",
                                        "short",
                                        "signed",
                                        "sizeof",
                                        "static",
                                        "static_assert",
                                        "static_cast",
                                        "stderr",
                                        "stdin",
                                        "stdout",
                                        "struct",
                                        "switch",
                                        "template",
                                        "this",
                                        "thread_local",
                                        "throw",
                                        "true",
                                        "try",
                                        "typedef",
                                        "typeid",
                                        "typename",
                                        "typeof",
                                        "typeof_unqual",
                                        "union",
                                        "unix",
                                        "unsigned",
                                        "using",
                                        "va_arg",
                                        "va_copy",
                                        "va_end",
                                        "va_start",
                                        "virtual",
                                        "void",
                                        "volatile",
                                        "wchar_t",
                                        "while",
                                        "xor",
                                        "xor_eq"};
    return is_among(name, words, sizeof words / sizeof *words);
}

bool ksyc_is_taken_name(const char *name) {
    static const char *const names[] = {
        "abort",    "abs",         "acos",      "asctime",  "asin",      "at",        "atan",
        "atexit",   "atof",        "atoi",      "atol",     "bcmp",      "bcopy",     "bsearch",
        "bzero",    "calloc",      "ceil",      "clearerr", "clock",     "clock_t",   "cos",
        "ctime",    "difftime",    "div",       "div_t",    "exit",      "exp",       "fabs",
        "fclose",   "feof",        "ferror",    "fflush",   "ffs",       "fgetc",     "fgets",
        "floor",    "fmod",        "fopen",     "fprintf",  "fputc",     "fputs",     "fread",
        "free",     "frexp",       "fscanf",    "fseek",    "ftell",     "fwrite",    "getc",
        "getchar",  "getenv",      "gets",      "gmtime",   "i",         "index",     "int16_t",
        "int32_t",  "int64_t",     "int8_t",    "intmax_t", "intptr_t",  "io",        "isalnum",
        "isalpha",  "isdigit",     "islower",   "isspace",  "isupper",   "item",      "ks",
        "labs",     "ldexp",       "localtime", "log",      "log10",     "longjmp",   "main",
        "malloc",   "max_align_t", "mblen",     "memchr",   "memcmp",    "memcpy",    "memmove",
        "memset",   "mktime",      "modf",      "object",   "ok",        "out",       "perror",
        "pow",      "printf",      "ptrdiff_t", "putc",     "putchar",   "puts",      "qsort",
        "raise",    "rand",        "realloc",   "remove",   "rename",    "rewind",    "rindex",
        "round",    "scanf",       "self",      "setbuf",   "setlocale", "signal",    "sin",
        "size_t",   "sprintf",     "sqrt",      "srand",    "sscanf",    "std",       "strcat",
        "strchr",   "strcmp",      "strcoll",   "strcpy",   "strcspn",   "strdup",    "strerror",
        "strftime", "strlen",      "strncat",   "strncmp",  "strncpy",   "strpbrk",   "strrchr",
        "strspn",   "strstr",      "strtod",    "strtok",   "strtol",    "strtoul",   "strxfrm",
        "system",   "tan",         "time",      "time_t",   "tmpfile",   "tmpnam",    "tolower",
        "toupper",  "uint16_t",    "uint32_t",  "uint64_t", "uint8_t",   "uintmax_t", "uintptr_t",
        "ungetc",   "vfprintf",    "vprintf",   "vsprintf"};
    if (strncmp(name, "ks_", 3) == 0 || strncmp(name, "at_", 3) == 0) return true;
    if (name[0] == 'v' && name[1] != '\0' && name[1 + strspn(name + 1, "0123456789")] == '\0')
        return true;
    return is_among(name, names, sizeof names / sizeof *names);
}

bool ksyc_is_acsl_word(const char *name) {
    static const char *const words[] = {"boolean", "float_format",  "integer", "logic", "predicate",
                                        "real",    "rounding_mode", "set",     "sign"};
    return is_among(name, words, sizeof words / sizeof *words);
}

bool ksyc_is_like_function(const char *name) {
    static const char *const begins[] = {"arg_", "check_", "compute_", "find_", "knows_",
                                         "ks_",  "open_",  "recall_",  "test_"};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(name, begins[i], strlen(begins[i])) == 0) return true;
    return false;
}
