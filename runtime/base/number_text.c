/* SPDX-License-Identifier: Apache-2.0 */
/* number_text.c - floats as text, for programs. */
#include "number_text.h"
#include "tensorgate.h"

size_t tg_f64_text(double value, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    tg_put_f64(&w, value);
    return tg_put_end(&w);
}

size_t tg_f32_text(float value, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    tg_put_f32(&w, value);
    return tg_put_end(&w);
}
