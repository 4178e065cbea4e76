/* SPDX-License-Identifier: Apache-2.0 */
/*
 * io_code.h - reasons of failed reads and writes: errno numbers, and a few codes of the library.
 */
#ifndef TENSORGATE_IO_CODE_H
#define TENSORGATE_IO_CODE_H

/* Codes are errno numbers or the following numbers, which no system uses as errno. */
enum {
    TG_IO_SHRANK = 0x10000, /* the file is now shorter than when it was opened */
    TG_IO_TOO_LARGE,        /* more bytes than a limit allows; `limit` says which one */
    TG_IO_NO_WRITER,        /* a named pipe without a writer */
    TG_IO_OUTSIDE,          /* a range that is not inside the input: an error of the caller */
    TG_IO_BAD_SOURCE,       /* a callback reported more bytes than were requested */
    TG_IO_CHANGED           /* a file that was opened again is not what it was */
};

/* Describes a code; static text, independent of the locale. */
const char *tg_io_text(int code);

#endif
