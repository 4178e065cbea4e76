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
/*
 * All of these bytes of a reservation are about to be written: the system may use huge pages where they lie on
 * whole ones. A hint, which changes no byte. Without it a page that is written costs 4 KiB of memory, not 2 MiB.
 */
void tg_os_will_fill(void *memory, size_t size);

#define TG_OS_HUGE_PAGE ((size_t)2 << 20)
/*
 * Announces that the rest of TG_OS_HUGE_PAGE bytes of a reservation, which begin at a multiple of as many and of which
 * the first `used` were written: these move to a huge page, to the same address. Nobody may use them meanwhile. A
 * hint, too.
 */
void tg_os_will_fill_rest(void *memory, size_t used);

#ifdef __cplusplus
}
#endif

#endif
