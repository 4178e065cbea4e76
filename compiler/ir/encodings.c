/* SPDX-License-Identifier: Apache-2.0 */
/* encodings.c - see encodings.h. Names and aliases come from the IANA registry, limited to those that formats
 * use. */
#include "encodings.h"

#include <stddef.h>
#include <string.h>

#include "names.h"

/* Canonical name, then aliases, without case. */
static const char *const table[][8] = {
    {"ASCII", "US-ASCII", "US_ASCII", "ISO646-US", "ANSI_X3.4-1968"},
    {"UTF-8", "UTF8", "UTF_8", "CP65001"},
    {"UTF-16LE", "UTF16LE", "UTF_16LE", "UTF-16-LE"},
    {"UTF-16BE", "UTF16BE", "UTF_16BE", "UTF-16-BE"},
    {"UTF-32LE", "UTF32LE", "UTF_32LE", "UTF-32-LE"},
    {"UTF-32BE", "UTF32BE", "UTF_32BE", "UTF-32-BE"},
    {"ISO-8859-1", "ISO8859-1", "ISO_8859-1", "ISO8859_1", "ISO88591", "LATIN1", "LATIN-1", "L1"},
    {"ISO-8859-2", "ISO8859-2", "ISO_8859-2", "ISO8859_2", "LATIN2", "LATIN-2", "L2"},
    {"ISO-8859-3", "ISO8859-3", "ISO_8859-3", "ISO8859_3", "LATIN3", "LATIN-3", "L3"},
    {"ISO-8859-4", "ISO8859-4", "ISO_8859-4", "ISO8859_4", "LATIN4", "LATIN-4", "L4"},
    {"ISO-8859-5", "ISO8859-5", "ISO_8859-5", "ISO8859_5", "CYRILLIC"},
    {"ISO-8859-6", "ISO8859-6", "ISO_8859-6", "ISO8859_6", "ARABIC"},
    {"ISO-8859-7", "ISO8859-7", "ISO_8859-7", "ISO8859_7", "GREEK"},
    {"ISO-8859-8", "ISO8859-8", "ISO_8859-8", "ISO8859_8", "HEBREW"},
    {"ISO-8859-9", "ISO8859-9", "ISO_8859-9", "ISO8859_9", "LATIN5", "LATIN-5", "L5"},
    {"ISO-8859-10", "ISO8859-10", "ISO_8859-10", "ISO8859_10", "LATIN6", "LATIN-6", "L6"},
    {"ISO-8859-11", "ISO8859-11", "ISO_8859-11", "ISO8859_11", "TIS-620"},
    {"ISO-8859-13", "ISO8859-13", "ISO_8859-13", "ISO8859_13", "LATIN7", "LATIN-7", "L7"},
    {"ISO-8859-14", "ISO8859-14", "ISO_8859-14", "ISO8859_14", "LATIN8", "LATIN-8", "L8"},
    {"ISO-8859-15", "ISO8859-15", "ISO_8859-15", "ISO8859_15", "LATIN9", "LATIN-9", "L9"},
    {"ISO-8859-16", "ISO8859-16", "ISO_8859-16", "ISO8859_16", "LATIN10", "LATIN-10", "L10"},
    {"windows-1250", "CP1250", "CP-1250", "WIN1250"},
    {"windows-1251", "CP1251", "CP-1251", "WIN1251"},
    {"windows-1252", "CP1252", "CP-1252", "WIN1252"},
    {"windows-1253", "CP1253", "CP-1253", "WIN1253"},
    {"windows-1254", "CP1254", "CP-1254", "WIN1254"},
    {"windows-1255", "CP1255", "CP-1255", "WIN1255"},
    {"windows-1256", "CP1256", "CP-1256", "WIN1256"},
    {"windows-1257", "CP1257", "CP-1257", "WIN1257"},
    {"windows-1258", "CP1258", "CP-1258", "WIN1258"},
    {"IBM437", "CP437", "437"},
    {"IBM850", "CP850", "850"},
    {"IBM852", "CP852", "852"},
    {"IBM866", "CP866", "866"},
    {"KOI8-R", "KOI8_R", "KOI8R"},
    {"KOI8-U", "KOI8_U", "KOI8U"},
    {"Shift_JIS", "SHIFT-JIS", "SHIFTJIS", "SJIS", "S_JIS", "MS_KANJI"},
    {"EUC-JP", "EUC_JP", "EUCJP", "UJIS"},
    {"EUC-KR", "EUC_KR", "EUCKR"},
    {"Big5", "BIG-5", "BIG5-TW", "CSBIG5"},
    {"GB2312", "EUC-CN", "EUC_CN", "EUCCN"},
    {"GBK", "CP936", "MS936", "WINDOWS-936"},
    {"GB18030", "GB-18030"},
};

static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

static bool same(const char *a, const char *b) {
    while (*a != '\0' && upper(*a) == upper(*b)) a++, b++;
    return upper(*a) == upper(*b);
}

const char *ksyc_encoding_canonical(const char *name) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        for (size_t j = 0; j < 8 && table[i][j] != NULL; j++)
            if (same(table[i][j], name)) return table[i][0];
    return NULL;
}

const char *ksyc_encoding_similar(const char *name) {
    char capitals[24] = "";
    for (size_t i = 0; name[i] != '\0'; i++) {
        if (i + 1 == sizeof capitals) return NULL;
        capitals[i] = upper(name[i]);
    }
    const unsigned limit = ksyc_similar_limit(capitals);
    const char *best = NULL;
    unsigned least = limit + 1;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        for (size_t j = 0; j < 8 && table[i][j] != NULL; j++) {
            const unsigned distance = ksyc_text_distance(table[i][j], capitals, limit);
            if (distance >= least) continue;
            best = table[i][0];
            least = distance;
        }
    }
    return best;
}

unsigned ksyc_encoding_unit(const char *canonical) {
    if (strncmp(canonical, "UTF-16", 6) == 0) return 2;
    if (strncmp(canonical, "UTF-32", 6) == 0) return 4;
    return 1;
}

bool ksyc_encoding_is_utf8(const char *canonical) { return strcmp(canonical, "UTF-8") == 0; }

bool ksyc_encoding_is_latin1(const char *canonical) { return strcmp(canonical, "ISO-8859-1") == 0; }
