/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open.h - opens files with other adapters than those of the registry. Private to the library.
 */
#ifndef TENSORGATE_OPEN_H
#define TENSORGATE_OPEN_H

#include "adapter.h"

/* That of the caller, or malloc() and free(). */
ks_allocator tg_allocator_of(const tg_options *options);

/* tg_open, tg_open_fd, tg_open_source and tg_open_memory with the given adapters instead of those of registry.c; a file alone,
 * without files beside it. */
tg_file *tg_open_with(const char *path, const tg_options *options, tg_error *error,
                      const tg_adapter *const *adapters, size_t num_adapters);
tg_file *tg_open_fd_with(int fd, const tg_options *options, tg_error *error,
                         const tg_adapter *const *adapters, size_t num_adapters);
tg_file *tg_open_memory_with(const void *data, size_t size, const tg_options *options,
                             tg_error *error, const tg_adapter *const *adapters,
                             size_t num_adapters);
/* `max_image`: of the address space for it, as in tg_input_options. */
tg_file *tg_open_source_with(const tg_source *source, uint64_t max_image, const tg_options *options,
                             tg_error *error, const tg_adapter *const *adapters,
                             size_t num_adapters);
/* tg_open_fd_with() for a descriptor that belongs to the file, also after an error. */
tg_file *tg_open_taken_fd(int fd, const tg_options *options, tg_error *error,
                          const tg_adapter *const *adapters, size_t num_adapters);

#endif
