/* SPDX-License-Identifier: Apache-2.0 */
/* format.h - formatted text, of which a compiler writes a lot: vsnprintf is a third of its time. */
#ifndef KSYC_FORMAT_H
#define KSYC_FORMAT_H

#include <stdarg.h>
#include <stddef.h>

/* Like vsnprintf: writes what has room with a NUL behind it, and returns the size of the whole. A broken format ends the
 * program. */
size_t ksyc_format(char *to, size_t room, const char *format, va_list args)
    __attribute__((format(printf, 3, 0)));

#endif
