/* SPDX-License-Identifier: Apache-2.0 */
/*
 * os.h - memory as the operating system hands it out.
 */
#ifndef TENSORGATE_OS_H
#define TENSORGATE_OS_H

#include <stddef.h>

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * For the arenas of large files. Filling fresh memory is mostly a matter of page faults, so requests
 * of 2 MiB and more come straight from the system, aligned to 2 MiB and marked for huge pages, and
 * go back to it when they are freed. Smaller ones are malloc and free.
 */
extern const ks_allocator tg_os_allocator;

/*
 * Address space of at least `size` bytes that reads as zeros. Memory is taken page by page as it is
 * written. NULL when there is no such space; errno is not meant to be looked at.
 */
void *tg_os_reserve(size_t size);
void tg_os_release(void *memory, size_t size);

#ifdef __cplusplus
}
#endif

#endif
