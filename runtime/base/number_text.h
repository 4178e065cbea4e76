/* SPDX-License-Identifier: Apache-2.0 */
/*
 * number_text.h - numbers as text. Floats get the shortest decimal text that reads back as the same
 * number.
 */
#ifndef TENSORGATE_NUMBER_TEXT_H
#define TENSORGATE_NUMBER_TEXT_H

#include "text.h"

void tg_put_u64(tg_text *t, uint64_t number);
void tg_put_s64(tg_text *t, int64_t number);
void tg_put_f64(tg_text *t, double number);
void tg_put_f32(tg_text *t, float number);

#endif
