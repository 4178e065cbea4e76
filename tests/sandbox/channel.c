/* SPDX-License-Identifier: Apache-2.0 */
/*
 * channel.c - a worker in the sandbox: a file comes through a socket, and its first bytes go back.
 *
 *     channel FILE [socket]       with `socket`, the worker makes one, which kills it
 *
 * Prints what came back. Exit codes: 0, or 128 + the signal that ended the worker.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sandbox.h"

/* Memory of one descriptor as a message of its own kind, aligned as the header. */
typedef union control {
    struct cmsghdr head;
    char bytes[CMSG_SPACE(sizeof(int))];
} control;

static struct msghdr message_of(struct iovec *part, control *c) {
    return (struct msghdr){
        .msg_iov = part, .msg_iovlen = 1, .msg_control = c, .msg_controllen = sizeof *c};
}

static int work(int channel, bool makes_socket) {
    const sandbox_policy policy = {
        .mode = SANDBOX_AUTO, .tier = SANDBOX_PARSE, .folder = -1, .channel = true};
    sandbox_report report;
    control c = {0};
    char bytes[16] = {0};
    int fd = -1;
    if (!sandbox_enter(&policy, &report)) return 2;
    struct iovec part = {bytes, 1};
    struct msghdr message = message_of(&part, &c);
    if (recvmsg(channel, &message, 0) != 1) return 2;
    memcpy(&fd, CMSG_DATA(&c.head), sizeof fd);
    if (makes_socket) (void)socket(AF_INET, SOCK_STREAM, 0);
    if (pread(fd, bytes, sizeof bytes, 0) != sizeof bytes) return 2;
    return send(channel, bytes, sizeof bytes, 0) == sizeof bytes ? 0 : 2;
}

static bool hand_over(int channel, int fd) {
    char byte = 0;
    struct iovec part = {&byte, 1};
    control c = {0};
    struct msghdr message = message_of(&part, &c);
    c.head = (struct cmsghdr){
        .cmsg_len = CMSG_LEN(sizeof fd), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(&c.head), &fd, sizeof fd);
    return sendmsg(channel, &message, 0) == 1;
}

int main(int argc, char **argv) {
    int pair[2];
    char bytes[16];
    int status = 0;
    const int fd = argc > 1 ? open(argv[1], O_RDONLY) : -1;
    if (fd < 0 || socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair) != 0) return 2;
    const pid_t child = fork();
    if (child == 0) {
        (void)close(pair[0]);
        (void)close(fd);
        _exit(work(pair[1], argc > 2 && strcmp(argv[2], "socket") == 0));
    }
    (void)close(pair[1]);
    if (child < 0 || !hand_over(pair[0], fd)) return 2;
    const ssize_t got = recv(pair[0], bytes, sizeof bytes, 0);
    if (got > 0) (void)fwrite(bytes, 1, (size_t)got, stdout);
    if (waitpid(child, &status, 0) != child) return 2;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
