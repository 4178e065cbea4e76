/* SPDX-License-Identifier: Apache-2.0 */
/*
 * io_code.h - why reading or writing failed: errno numbers, and a few of the library.
 */
#ifndef TENSORGATE_IO_CODE_H
#define TENSORGATE_IO_CODE_H

/* Codes are errno numbers, or these, which no system uses. */
enum {
    TG_IO_SHRANK = 0x10000, /* the file ends before the size that it had when it was opened */
    TG_IO_TOO_LARGE,        /* more bytes than a limit allows; `what` names it */
    TG_IO_NO_WRITER,        /* a named pipe that nobody writes to */
    TG_IO_OUTSIDE,          /* a range that is not inside the input: a mistake of the caller */
    TG_IO_BAD_SOURCE        /* a callback that claims to have read more than it was asked for */
};

/* A code in words; static text, independent of the locale. */
const char *tg_io_text(int code);

#endif
