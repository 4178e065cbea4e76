/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_listen.c - see serve_listen.h.
 */
#include "serve_listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#define BACKLOG 512

static bool fail(char *why, size_t cap, const char *what, int error) {
    snprintf(why, cap, "%s%s%s", what, error != 0 ? ": " : "", error != 0 ? strerror(error) : "");
    return false;
}

/* ------------------------------------------------------------------------------ passed sockets */

/* A decimal number without sign, of which nothing is left over. */
static bool parse_number(const char *text, uint64_t most, uint64_t *out) {
    uint64_t value = 0;
    if (text == NULL || text[0] == '\0') return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9') return false;
        value = 10 * value + (uint64_t)(*text - '0'); /* most is below 2^32: no overflow */
        if (value > most) return false;
    }
    *out = value;
    return true;
}

bool listen_is_passed(void) {
    uint64_t pid = 0;
    return parse_number(getenv("LISTEN_PID"), UINT32_MAX, &pid) && pid == (uint64_t)getpid();
}

/* What the kernel says about a socket: that it is one, accepts connections, and its address. */
static bool describe(listener *l, char *why, size_t cap) {
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
        struct sockaddr_un local;
    } at;
    char host[INET6_ADDRSTRLEN] = "";
    socklen_t n = sizeof at;
    int listens = 0;
    socklen_t size = sizeof listens;
    memset(&at, 0, sizeof at);
    if (getsockopt(l->fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0)
        return fail(why, cap, "the descriptor that was passed is no socket", 0);
    if (listens == 0) return fail(why, cap, "the socket that was passed does not listen", 0);
    if (getsockname(l->fd, &at.any, &n) != 0)
        return fail(why, cap, "the address of the socket", errno);
    l->is_unix = at.any.sa_family == AF_UNIX;
    if (l->is_unix) {
        const size_t offset = offsetof(struct sockaddr_un, sun_path);
        const size_t len = n > offset ? strnlen(at.local.sun_path, n - offset) : 0;
        snprintf(l->shown, sizeof l->shown, "unix:%.*s", (int)len, at.local.sun_path);
    } else if (at.any.sa_family == AF_INET) {
        inet_ntop(AF_INET, &at.v4.sin_addr, host, sizeof host);
        snprintf(l->shown, sizeof l->shown, "%s:%u", host, (unsigned)ntohs(at.v4.sin_port));
    } else if (at.any.sa_family == AF_INET6) {
        inet_ntop(AF_INET6, &at.v6.sin6_addr, host, sizeof host);
        snprintf(l->shown, sizeof l->shown, "[%s]:%u", host, (unsigned)ntohs(at.v6.sin6_port));
    } else {
        return fail(why, cap, "the socket that was passed is neither TCP nor a Unix socket", 0);
    }
    return true;
}

/* Connections are accepted until there are no more; the descriptor goes to no other program. */
static bool set_flags(const listener *l, char *why, size_t cap) {
    const int flags = fcntl(l->fd, F_GETFL);
    if (flags >= 0 && fcntl(l->fd, F_SETFL, flags | O_NONBLOCK) == 0 &&
        fcntl(l->fd, F_SETFD, FD_CLOEXEC) == 0)
        return true;
    return fail(why, cap, "the socket", errno);
}

bool listen_take(listener *l, char *why, size_t cap) {
    uint64_t count = 0;
    memset(l, 0, sizeof *l);
    l->fd = LISTEN_FIRST;
    if (!parse_number(getenv("LISTEN_FDS"), UINT32_MAX, &count))
        return fail(why, cap, "LISTEN_FDS is no number", 0);
    if (count != 1) {
        snprintf(why, cap, "%" PRIu64 " sockets were passed, and one is served", count);
        return false;
    }
    return describe(l, why, cap) && set_flags(l, why, cap);
}

/* --------------------------------------------------------------------------------- Unix sockets */

static int unix_socket(struct sockaddr_un *at, const char *path) {
    memset(at, 0, sizeof *at);
    at->sun_family = AF_UNIX;
    memcpy(at->sun_path, path, strlen(path) + 1); /* the caller knows that it fits */
    return socket(AF_UNIX, SOCK_STREAM, 0);
}

/* Whether a path is free, or a socket that nobody listens to. */
static bool is_free(const char *path, char *why, size_t cap) {
    struct sockaddr_un at;
    struct stat st;
    memset(&st, 0, sizeof st);
    if (lstat(path, &st) != 0) return errno == ENOENT || fail(why, cap, path, errno);
    if (!S_ISSOCK(st.st_mode)) return fail(why, cap, "the path exists and is no socket", 0);
    const int fd = unix_socket(&at, path);
    if (fd < 0) return fail(why, cap, "a socket", errno);
    const int code = connect(fd, (const struct sockaddr *)&at, sizeof at) == 0 ? 0 : errno;
    (void)close(fd); /* nothing was sent */
    return code == ECONNREFUSED || fail(why, cap, "a process listens there already", 0);
}

void listen_remove(const listener *l) {
    struct stat st;
    memset(&st, 0, sizeof st);
    if (l->path[0] != '\0' && lstat(l->path, &st) == 0 && st.st_dev == l->device &&
        st.st_ino == l->inode)
        (void)unlink(l->path); /* the next start replaces what is left */
}

/* Nobody can connect before the socket has its permissions: until then it has none, and does not listen. */
static bool open_unix(listener *l, const char *path, mode_t mode, char *why, size_t cap) {
    struct sockaddr_un at;
    struct stat st;
    if (path[0] == '\0') return fail(why, cap, "no path behind unix:", 0);
    if (strlen(path) >= sizeof at.sun_path)
        return fail(why, cap, "the path of the socket is too long", 0);
    if (!is_free(path, why, cap)) return false;
    l->fd = unix_socket(&at, path);
    if (l->fd < 0) return fail(why, cap, "a socket", errno);
    (void)unlink(path); /* a dead socket; what cannot be removed fails in bind() */
    const mode_t old = umask(0777);
    const int code = bind(l->fd, (const struct sockaddr *)&at, sizeof at) == 0 ? 0 : errno;
    umask(old);
    if (code != 0) return fail(why, cap, path, code);
    memset(&st, 0, sizeof st);
    if (lstat(path, &st) != 0) return fail(why, cap, path, errno);
    memcpy(l->path, path, strlen(path) + 1); /* it fits */
    l->device = st.st_dev;
    l->inode = st.st_ino;
    if (chmod(path, mode) == 0 && listen(l->fd, BACKLOG) == 0) return describe(l, why, cap);
    const int error = errno;
    listen_remove(l);
    return fail(why, cap, path, error);
}

/* ------------------------------------------------------------------------------------------ TCP */

/* Splits "HOST:PORT"; the host may be missing. */
static bool split(const char *address, char *host, size_t cap, uint64_t *port) {
    const char *colon = strrchr(address, ':');
    const char *begin = address;
    size_t n = colon != NULL ? (size_t)(colon - address) : 0;
    if (n > 0 && address[0] == '[') {
        if (address[n - 1] != ']') return false;
        begin++;
        n -= 2; /* '[' and ']' are two characters, since the last one is no '[' */
    } else if (memchr(address, ':', n) != NULL) {
        return false; /* an IPv6 address without brackets */
    }
    if (n >= cap) return false;
    memcpy(host, begin, n);
    host[n] = '\0';
    return parse_number(colon != NULL ? colon + 1 : address, 65535, port);
}

static bool open_tcp(listener *l, const char *address, char *why, size_t cap) {
    char host[INET6_ADDRSTRLEN];
    uint64_t port = 0;
    struct sockaddr_in v4 = {.sin_family = AF_INET};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
    const int on = 1;
    if (!split(address, host, sizeof host, &port))
        return fail(why, cap, "neither unix:PATH nor HOST:PORT", 0);
    v4.sin_port = htons((uint16_t)port);
    v6.sin6_port = htons((uint16_t)port);
    const bool is_v6 = inet_pton(AF_INET6, host, &v6.sin6_addr) == 1;
    const bool loops = host[0] == '\0' || strcmp(host, "localhost") == 0;
    if (loops) v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (!is_v6 && !loops && inet_pton(AF_INET, host, &v4.sin_addr) != 1)
        return fail(why, cap, "the host is no address in numbers, and not localhost", 0);
    l->fd = socket(is_v6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0);
    if (l->fd < 0) return fail(why, cap, "a socket", errno);
    (void)setsockopt(l->fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on); /* or bind() says so */
    if (is_v6) (void)setsockopt(l->fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
    const struct sockaddr *at = is_v6 ? (const struct sockaddr *)&v6 : (const struct sockaddr *)&v4;
    if (bind(l->fd, at, is_v6 ? sizeof v6 : sizeof v4) != 0 || listen(l->fd, BACKLOG) != 0)
        return fail(why, cap, address, errno);
    return describe(l, why, cap);
}

bool listen_open(listener *l, const char *address, mode_t mode, char *why, size_t cap) {
    static const char prefix[] = "unix:";
    const size_t n = sizeof prefix - 1;
    memset(l, 0, sizeof *l);
    l->fd = -1;
    return (strncmp(address, prefix, n) == 0 ? open_unix(l, address + n, mode, why, cap)
                                             : open_tcp(l, address, why, cap)) &&
           set_flags(l, why, cap);
}
