/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_date.c - see npy_date.h.
 */
#include "npy_date.h"

#include <string.h>

static const char *const units[TG_NPY_GENERIC] = {"Y",  "M",  "W",  "D",  "h",  "m", "s",
                                                  "ms", "us", "ns", "ps", "fs", "as"};

bool tg_npy_unit(ks_bytes name, uint32_t *unit) {
    for (uint32_t i = 0; i < TG_NPY_GENERIC; i++) {
        if (name.size != strlen(units[i]) || memcmp(name.data, units[i], (size_t)name.size) != 0)
            continue;
        *unit = i;
        return true;
    }
    return false;
}

/* A number with at least `digits` digits. */
static void put_digits(tg_text *w, uint64_t number, unsigned digits) {
    char text[20];
    unsigned n = 0;
    do {
        text[n++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0 || n < digits); /* digits <= 20 */
    while (n > 0) tg_put_char(w, text[--n]);
}

static void put_signed(tg_text *w, int64_t number, unsigned digits) {
    if (number < 0) tg_put_char(w, '-');
    put_digits(w, number < 0 ? UINT64_C(0) - (uint64_t)number : (uint64_t)number, digits);
}

/* The quotient, rounded down, of a division by b > 0; *rest is from 0 to b - 1. */
static int64_t split(int64_t a, int64_t b, int64_t *rest) {
    int64_t quotient = a / b;
    *rest = a % b;
    if (*rest < 0) {
        *rest += b;
        quotient--; /* of a magnitude of at most half of what fits, if there is a rest: b >= 2 */
    }
    return quotient;
}

/* A day since 1970 in the Gregorian calendar, whose years go on in both directions. */
static void put_day(tg_text *w, int64_t days) {
    /* In eras of 400 years, which have 146097 days, from March 1 of year 0 on. `days` is a number of days at most: 2^63 of
     * them need no more than this sum, or its caller would not ask. */
    int64_t in_era;
    const int64_t era = split(days + 719468, 146097, &in_era);
    const int64_t year_of_era =
        (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365; /* 0 to 399 */
    const int64_t day_of_year = in_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const int64_t month = (5 * day_of_year + 2) / 153; /* 0 is March */
    const int64_t day = day_of_year - (153 * month + 2) / 5 + 1;
    const int64_t year = 400 * era + year_of_era + (month >= 10 ? 1 : 0); /* |era| < 2^47 */
    put_signed(w, year, 4);
    tg_put_char(w, '-');
    put_digits(w, (uint64_t)(month < 10 ? month + 3 : month - 9), 2);
    tg_put_char(w, '-');
    put_digits(w, (uint64_t)day, 2);
}

/* Parts of a day: each is so many of the next one. */
static const uint16_t parts[TG_NPY_ATTOSECOND] = {
    [TG_NPY_DAY] = 24,          [TG_NPY_HOUR] = 60,         [TG_NPY_MINUTE] = 60,
    [TG_NPY_SECOND] = 1000,     [TG_NPY_SECOND + 1] = 1000, [TG_NPY_SECOND + 2] = 1000,
    [TG_NPY_SECOND + 3] = 1000, [TG_NPY_SECOND + 4] = 1000, [TG_NPY_SECOND + 5] = 1000,
};

static void put_time(tg_text *w, int64_t value, uint32_t unit) {
    int64_t rest[TG_NPY_GENERIC] = {0};
    for (uint32_t i = unit; i > TG_NPY_DAY; i--) value = split(value, parts[i - 1], &rest[i]);
    put_day(w, value);
    for (uint32_t i = TG_NPY_HOUR; i <= unit; i++) {
        if (i == TG_NPY_HOUR) tg_put_char(w, 'T');
        if (i == TG_NPY_MINUTE || i == TG_NPY_SECOND) tg_put_char(w, ':');
        if (i == TG_NPY_SECOND + 1) tg_put_char(w, '.');
        put_digits(w, (uint64_t)rest[i], i <= TG_NPY_SECOND ? 2 : 3);
    }
}

void tg_npy_put_date(tg_text *w, int64_t value, uint64_t multiple, uint32_t unit) {
    if (value == INT64_MIN) {
        tg_put(w, "NaT");
        return;
    }
    /* Room for the days of weeks, and for what is added to years and days. */
    const int64_t scale = (int64_t)multiple * (unit == TG_NPY_WEEK ? 7 : 1); /* below 2^34 */
    const int64_t most = (INT64_MAX - 1000000) / scale;
    if (unit == TG_NPY_GENERIC || value > most || value < -most) {
        put_signed(w, value, 1);
        return;
    }
    value *= scale;
    if (unit > TG_NPY_MONTH) {
        put_time(w, value, unit == TG_NPY_WEEK ? TG_NPY_DAY : unit);
        return;
    }
    int64_t month = 0;
    if (unit == TG_NPY_MONTH) value = split(value, 12, &month);
    put_signed(w, value + 1970, 4);
    if (unit == TG_NPY_YEAR) return;
    tg_put_char(w, '-');
    put_digits(w, (uint64_t)month + 1, 2);
}
