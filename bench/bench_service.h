/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_service.h - what `check` of many small files costs: workers, the sandbox, and other programs beside them.
 */
#ifndef BENCH_SERVICE_H
#define BENCH_SERVICE_H

void bench_service(const char *tensorgate);

#endif
