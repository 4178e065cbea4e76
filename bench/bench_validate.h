/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_validate.h - generated validators compared with hand-written ones, and with the readers.
 */
#ifndef BENCH_VALIDATE_H
#define BENCH_VALIDATE_H

void bench_validate(void);

#endif
