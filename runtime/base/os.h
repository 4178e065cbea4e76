/* SPDX-License-Identifier: Apache-2.0 */
/*
 * os.h - memory from the operating system.
 */
#ifndef TENSORGATE_OS_H
#define TENSORGATE_OS_H

#include <stddef.h>

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * An allocator for the arenas of large files. Page faults dominate the cost of filling fresh
 * memory. Therefore requests of 2 MiB and more are mapped directly, aligned to 2 MiB and marked for
 * huge pages, and unmapped when they are freed. Smaller requests use malloc and free.
 */
extern const ks_allocator tg_os_allocator;

/*
 * Reserves address space of at least `size` bytes that reads as zeros. The system allocates each
 * page when it is first written. Returns NULL if there is no such space; errno is unspecified.
 */
void *tg_os_reserve(size_t size);
void tg_os_release(void *memory, size_t size);

#ifdef __cplusplus
}
#endif

#endif
