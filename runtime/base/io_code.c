/* SPDX-License-Identifier: Apache-2.0 */
/*
 * io_code.c - descriptions of I/O error codes.
 */
#include "io_code.h"

#include <errno.h>

const char *tg_io_text(int code) {
    switch (code) {
    case 0: return "no error";
    case TG_IO_SHRANK: return "the file became shorter while it was read";
    case TG_IO_TOO_LARGE: return "the input is larger than a limit allows";
    case TG_IO_NO_WRITER: return "no process writes to the named pipe";
    case TG_IO_OUTSIDE: return "the range lies outside of the input";
    case TG_IO_BAD_SOURCE: return "the source reported more bytes than were requested";
    case TG_IO_CHANGED: return "the file was replaced or changed after it was opened";
    case ENOENT: return "no such file";
    case ENOTDIR: return "a part of the path is no directory";
    case EISDIR: return "it is a directory";
    case EACCES: return "permission denied";
    case EPERM: return "not permitted";
    case ELOOP: return "too many symbolic links";
    case ENAMETOOLONG: return "the name is too long";
    case EMFILE: return "too many open files in this process";
    case ENFILE: return "too many open files in the system";
    case ENOMEM: return "not enough memory or address space";
    case ENXIO: return "no such device";
    case EBADF: return "the descriptor is not open for reading";
    case EIO: return "input/output error";
    case ENOSPC: return "no space left on the device";
    case EDQUOT: return "the disk quota is exceeded";
    case EFBIG: return "larger than the file system or a limit of the process allows";
    case EROFS: return "the file system is read-only";
    case ETIMEDOUT: return "timed out";
    default: return "system error";
    }
}
