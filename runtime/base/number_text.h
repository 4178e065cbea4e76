/* SPDX-License-Identifier: Apache-2.0 */
/*
 * number_text.h - numbers as text. Floats get the shortest decimal text that reads back as the same
 * number.
 */
#ifndef TENSORGATE_NUMBER_TEXT_H
#define TENSORGATE_NUMBER_TEXT_H

#include "text.h"

static inline void tg_put_u64(tg_text *t, uint64_t number) { ks_write_u64(t, number); }
static inline void tg_put_s64(tg_text *t, int64_t number) { ks_write_s64(t, number); }
static inline void tg_put_f64(tg_text *t, double number) { ks_write_f64(t, number); }
static inline void tg_put_f32(tg_text *t, float number) { ks_write_f32(t, number); }

#endif
