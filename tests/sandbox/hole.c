/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hole.c - a planted hole: code of an attacker that runs in the command while it reads a file.
 *
 * The linker puts it in place of functions of the library that the command calls with a file (--wrap), in a program for
 * suite `sandbox` alone. Environment: HOLE is the name of an attempt, HOLE_FOLDER a folder that is not that of the
 * files, HOLE_HERE the folder of the output or model, HOLE_PORT a port of 127.0.0.1 where somebody listens.
 *
 * Exit codes: 90, the attempt succeeded; 91, it was refused, with the name of the error on standard error. Otherwise
 * the kernel killed the process.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/fs.h>
#include <linux/futex.h>
#include <linux/io_uring.h>
#include <linux/perf_event.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "tensorgate.h"

tg_file *__wrap_tg_open_fd(int fd, const tg_options *options, tg_error *error);
tg_file *__real_tg_open_fd(int fd, const tg_options *options, tg_error *error);
tg_index *__wrap_tg_index_open_fd(int fd, const tg_options *options, tg_error *error);
tg_index *__real_tg_index_open_fd(int fd, const tg_options *options, tg_error *error);
bool __wrap_tg_stream_feed(tg_stream *stream, const void *data, size_t n);
bool __real_tg_stream_feed(tg_stream *stream, const void *data, size_t n);

/* ------------------------------------------------------------------------------------- attempts */

/* Known before, since asking for them kills, too. */
static pid_t parent;
static uid_t user;
__attribute__((constructor)) static void prepare(void) {
    parent = getppid();
    user = getuid();
}
static bool who_is_parent(void) { return getppid() >= 0; }
static bool who_am_i(void) { return getuid() == user; }

static char path_text[4096];

/* Text is put together by hand, since what an attacker does must not depend on what the C library does. */
static const char *path(const char *folder_variable, const char *name) {
    const char *folder = getenv(folder_variable);
    snprintf(path_text, sizeof path_text, "%s/%s", folder != NULL ? folder : "", name);
    return path_text;
}
static const char *there(const char *name) { return path("HOLE_FOLDER", name); }
static const char *here(const char *name) { return path("HOLE_HERE", name); }

static bool open_as(const char *name, int flags) { return open(name, flags, 0600) >= 0; }

static bool read_open(void) {
    char byte;
    return lseek(STDIN_FILENO, 0, SEEK_CUR) == -1 || read(STDIN_FILENO, &byte, 1) >= 0;
}
static bool open_read(void) { return open_as(there("old"), O_RDONLY); }
static bool open_write(void) { return open_as(there("old"), O_WRONLY); }
static bool open_read_write(void) { return open_as(there("old"), O_RDWR); }
static bool open_truncate(void) { return open_as(there("old"), O_RDONLY | O_TRUNC); }
static bool open_new(void) { return open_as(there("new"), O_RDWR | O_CREAT | O_EXCL); }
static bool open_nameless(void) { return open_as(there("."), O_RDWR | O_TMPFILE); }
static bool open_folder(void) { return open_as(there("."), O_RDONLY | O_DIRECTORY); }
static bool open_read_here(void) { return open_as(here("old"), O_RDONLY); }
static bool open_write_here(void) { return open_as(here("old"), O_RDWR); }
static bool open_append_here(void) { return open_as(here("old"), O_WRONLY | O_APPEND); }
static bool open_new_here(void) { return open_as(here("new"), O_RDWR | O_CREAT | O_EXCL); }
static bool open_memory(void) { return open_as("/proc/self/mem", O_RDWR); }
static bool open_memory_of_parent(void) {
    char name[64];
    snprintf(name, sizeof name, "/proc/%d/mem", (int)parent);
    return open_as(name, O_RDONLY);
}
static bool open_terminal(void) { return open_as("/dev/tty", O_RDWR) || errno == ENXIO; }
static bool open_again(void) {
    uint64_t how[3] = {O_RDONLY, 0, 0};
    return syscall(SYS_openat2, AT_FDCWD, there("old"), how, sizeof how) >= 0;
}
static bool ask_about(void) {
    struct stat st;
    return fstatat(AT_FDCWD, there("old"), &st, 0) == 0;
}
static bool remove_file(void) { return unlinkat(AT_FDCWD, there("old"), 0) == 0; }
static bool remove_here(void) { return unlinkat(AT_FDCWD, here("old"), 0) == 0; }
static bool rename_file(void) {
    char from[4096];
    memcpy(from, there("old"), sizeof from);
    return renameat(AT_FDCWD, from, AT_FDCWD, there("other")) == 0;
}
static bool move_out(void) {
    char from[4096];
    memcpy(from, here("old"), sizeof from);
    return renameat(AT_FDCWD, from, AT_FDCWD, there("taken")) == 0;
}
static bool link_out(void) {
    char from[4096];
    memcpy(from, here("old"), sizeof from);
    return linkat(AT_FDCWD, from, AT_FDCWD, there("taken"), 0) == 0;
}
static bool make_folder(void) { return mkdirat(AT_FDCWD, there("folder"), 0700) == 0; }
static bool make_folder_here(void) { return mkdirat(AT_FDCWD, here("folder"), 0700) == 0; }
static bool make_link(void) { return symlinkat("old", AT_FDCWD, there("link")) == 0; }
static bool make_pipe(void) { return mknodat(AT_FDCWD, there("pipe"), S_IFIFO | 0600, 0) == 0; }
static bool change_mode(void) { return fchmodat(AT_FDCWD, there("old"), 0777, 0) == 0; }
static bool change_size(void) { return truncate(there("old"), 0) == 0; }
static bool change_folder(void) { return chdir(there(".")) == 0; }
static bool change_root(void) { return chroot(there(".")) == 0; }
static bool mount_one(void) { return mount("none", there("."), "tmpfs", 0, NULL) == 0; }

static bool socket_tcp(void) { return socket(AF_INET, SOCK_STREAM, 0) >= 0; }
static bool socket_udp(void) { return socket(AF_INET, SOCK_DGRAM, 0) >= 0; }
static bool socket_unix(void) { return socket(AF_UNIX, SOCK_STREAM, 0) >= 0; }
static bool socket_kernel(void) { return socket(AF_NETLINK, SOCK_RAW, 0) >= 0; }
static bool socket_pair(void) {
    int pair[2];
    return socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
}
static struct sockaddr_in loopback(const char *port) {
    struct sockaddr_in to = {.sin_family = AF_INET};
    to.sin_port = htons((uint16_t)strtoul(port != NULL ? port : "0", NULL, 10));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return to;
}
static bool connect_tcp(void) {
    const struct sockaddr_in to = loopback(getenv("HOLE_PORT"));
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    return fd >= 0 && connect(fd, (const struct sockaddr *)(const void *)&to, sizeof to) == 0;
}
static bool listen_tcp(void) {
    const struct sockaddr_in at = loopback("0");
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    return fd >= 0 && bind(fd, (const struct sockaddr *)(const void *)&at, sizeof at) == 0 &&
           listen(fd, 1) == 0;
}
static bool send_message(void) {
    struct msghdr message = {0};
    return sendmsg(STDOUT_FILENO, &message, 0) >= 0 || errno == ENOTSOCK;
}

static bool run_program(void) {
    char *const words[] = {(char *)(uintptr_t) "true", NULL};
    char *const none[] = {NULL};
    execve("/bin/true", words, none); /* its exit code is 0: for the suite, that is a success */
    return false;
}
static bool run_memory(void) {
    char *const none[] = {NULL};
    return syscall(SYS_execveat, STDIN_FILENO, "", none, none, AT_EMPTY_PATH) == 0 ||
           errno == EACCES;
}
static bool fork_one(void) {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    return child > 0 && waitpid(child, NULL, 0) == child;
}
static bool start_thread(void) { /* fails with EINVAL where it is not refused before */
    return syscall(SYS_clone, CLONE_THREAD, NULL, NULL, NULL, NULL) >= 0 || errno == EINVAL;
}
static bool clone_new(void) { return syscall(SYS_clone3, NULL, 0) >= 0 || errno == EINVAL; }
static bool trace_me(void) { return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0; }
static bool trace_parent(void) { return ptrace(PTRACE_SEIZE, parent, NULL, NULL) == 0; }
static bool kill_parent(void) { return kill(parent, 0) == 0; }
static bool kill_thread_of_parent(void) { return syscall(SYS_tgkill, parent, parent, 0) == 0; }
static bool kill_group(void) { return kill(0, 0) == 0; }
static bool hold_parent(void) { return syscall(SYS_pidfd_open, parent, 0) >= 0; }
static bool read_parent(void) {
    char byte;
    struct iovec mine = {&byte, 1};
    struct iovec theirs = {(void *)environ, 1};
    return process_vm_readv(parent, &mine, 1, &theirs, 1, 0) >= 0 || errno == EFAULT;
}

static bool map_code(void) {
    return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
           MAP_FAILED;
}
static bool make_code(void) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page != MAP_FAILED && mprotect(page, 4096, PROT_READ | PROT_EXEC) == 0;
}
static bool make_code_with_key(void) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page != MAP_FAILED &&
           syscall(SYS_pkey_mprotect, page, 4096, PROT_READ | PROT_EXEC, -1) == 0;
}
static bool memory_file(void) { return memfd_create("x", 0) >= 0; }
static bool handle_faults(void) { return syscall(SYS_userfaultfd, 1) >= 0; }

static bool new_namespace(void) { return unshare(CLONE_NEWUSER) == 0; }
static bool join_namespace(void) { return setns(STDIN_FILENO, 0) == 0 || errno == EINVAL; }
static bool ring(void) {
    struct io_uring_params parameters = {0};
    return syscall(SYS_io_uring_setup, 1, &parameters) >= 0;
}
static bool load_program(void) {
    union bpf_attr attributes = {0};
    attributes.map_type = BPF_MAP_TYPE_ARRAY;
    attributes.key_size = attributes.value_size = 4;
    attributes.max_entries = 1;
    return syscall(SYS_bpf, BPF_MAP_CREATE, &attributes, sizeof attributes) >= 0;
}
static bool count_events(void) {
    struct perf_event_attr attributes = {.type = PERF_TYPE_SOFTWARE, .size = sizeof attributes};
    return syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0) >= 0;
}
static bool keys(void) { return syscall(SYS_add_key, "user", "x", "y", 1, -3) >= 0; }
static bool be_another(void) { return setresuid(user, user, user) == 0; }
static bool be_dumpable(void) { return prctl(PR_SET_DUMPABLE, 1, 0, 0, 0) == 0; }
static bool change_limit(void) {
    const struct rlimit most = {1, 1};
    return setrlimit(RLIMIT_CORE, &most) == 0;
}
static bool type_for_user(void) {
    return ioctl(STDIN_FILENO, TIOCSTI, "x") == 0 || errno == ENOTTY;
}
static bool own_signals(void) { return fcntl(STDOUT_FILENO, F_SETOWN, parent) == 0; }
static bool old_machine(void) {
#if defined(__x86_64__)
    long result = 39; /* 32-bit: mkdir */
    __asm__ volatile("int $0x80" : "+a"(result) : "b"(0) : "memory");
    return true;
#else
    return syscall(-1) == 0;
#endif
}
static bool other_numbers(void) { return syscall(0x40000000L | SYS_getpid) > 0 || errno == ENOSYS; }
static bool unknown_number(void) { return syscall(9999) >= 0 || errno == ENOSYS; }

/* ------------------------------------------------------------------- attempts on the input itself */

/* A process that may not open a file still has the one that it reads. */
static int input = STDIN_FILENO;

static bool make_input_setuid(void) { return fchmod(input, 06777) == 0; }
static bool make_input_writable(void) { return fchmod(input, 0666) == 0; }
static bool own_input(void) { return fchown(input, user, (gid_t)-1) == 0; }
static bool touch_input(void) { return futimens(input, NULL) == 0; }
static bool label_input(void) {
    return fsetxattr(input, "user.hole", "x", 1, 0) == 0 || errno == ENOTSUP;
}
/* The attributes of lsattr, as they are; not every file system has them. */
static bool flag_input(void) {
    int flags = 0;
    return (ioctl(input, FS_IOC_GETFLAGS, &flags) == 0 &&
            ioctl(input, FS_IOC_SETFLAGS, &flags) == 0) ||
           errno == ENOTTY || errno == EOPNOTSUPP;
}
/* What the C library asks, and the answers that it gets. */
static bool ask_about_input(void) {
    struct stat st = {0};
    struct stat none;
    return fstatat(input, "", &st, AT_EMPTY_PATH) == 0 && S_ISREG(st.st_mode) &&
           st.st_size == lseek(input, 0, SEEK_END) && fstatat(-1, "", &none, AT_EMPTY_PATH) != 0 &&
           errno == EBADF;
}
static bool ask_with_flag(void) {
    struct stat st;
    return fstatat(AT_FDCWD, there("old"), &st, AT_EMPTY_PATH) == 0;
}
/* These four are refused by the descriptor, which is for reading. */
static bool write_input(void) { return pwrite(input, "x", 1, 0) == 1; }
static bool map_input(void) {
    return mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_SHARED, input, 0) != MAP_FAILED;
}
static bool shrink_input(void) { return ftruncate(input, 0) == 0; }
static bool reserve_input(void) { return fallocate(input, FALLOC_FL_KEEP_SIZE, 0, 4096) == 0; }

static bool punch_input(void) {
    return fallocate(input, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 4096) == 0 ||
           errno == EBADF;
}
static bool lease_input(void) { return fcntl(input, F_SETLEASE, F_RDLCK) == 0; }
static bool watch_input(void) { return fcntl(input, F_NOTIFY, DN_MODIFY) == 0 || errno == ENOTDIR; }
static bool own_signals_of_input(void) { return fcntl(input, F_SETOWN, parent) == 0; }
static bool choose_signal_of_input(void) { return fcntl(input, F_SETSIG, SIGKILL) == 0; }
static bool set_flags_of_input(void) { return fcntl(input, F_SETFL, O_ASYNC) == 0; }
static bool lock_input(void) {
    struct flock all = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
    return fcntl(input, F_OFD_SETLK, &all) == 0;
}
static bool hold_input(void) { return flock(input, LOCK_SH) == 0; }
static bool name_input(const char *to) {
    char from[64];
    snprintf(from, sizeof from, "/proc/self/fd/%d", input);
    return linkat(AT_FDCWD, from, AT_FDCWD, to, AT_SYMLINK_FOLLOW) == 0;
}
static bool link_input(void) { return name_input(there("taken")); }
static bool link_input_here(void) { return name_input(here("taken")); }
static bool open_input_again(void) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fd/%d", input);
    return open_as(name, O_RDWR);
}
static bool copy_input(void) { return sendfile(STDOUT_FILENO, input, NULL, 1) >= 0; }
static bool watch_folder_of_input(void) { return syscall(SYS_inotify_init1, 0) >= 0; }

/* To whoever is at the other end of a socket. */
static bool send_input(void) {
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = {.head = {.cmsg_len = CMSG_LEN(sizeof(int)),
                          .cmsg_level = SOL_SOCKET,
                          .cmsg_type = SCM_RIGHTS}};
    char byte = 0;
    struct iovec part = {&byte, 1};
    const struct msghdr message = {.msg_iov = &part,
                                   .msg_iovlen = 1,
                                   .msg_control = &control,
                                   .msg_controllen = sizeof control};
    memcpy(CMSG_DATA(&control.head), &input, sizeof input);
    bool sent = false;
    for (int fd = 0; fd < 64 && !sent; fd++) sent = sendmsg(fd, &message, MSG_DONTWAIT) == 1;
    return sent || errno == EBADF;
}

/* Advice about no memory at all is taken, or refused for the advice alone. */
static bool advise(int advice) {
    return madvise(NULL, 0, advice) == 0 || errno == EPERM || errno == EINVAL;
}
static bool poison_memory(void) { return advise(MADV_HWPOISON); }
static bool take_memory_offline(void) { return advise(101); } /* MADV_SOFT_OFFLINE */
static bool share_memory(void) { return advise(MADV_MERGEABLE); }
static bool remove_through_map(void) {
    void *page = mmap(NULL, 1, PROT_READ, MAP_SHARED, input, 0);
    return page != MAP_FAILED && (madvise(page, 4096, MADV_REMOVE) == 0 || errno == EACCES);
}
static bool push_input_out(void) {
    void *page = mmap(NULL, 1, PROT_READ, MAP_SHARED, input, 0);
    return page != MAP_FAILED && madvise(page, 4096, MADV_PAGEOUT) == 0;
}
static bool lend_priority(void) {
    static uint32_t word;
    return syscall(SYS_futex, &word, FUTEX_LOCK_PI, 0, NULL, NULL, 0) == 0;
}
static bool limits_of_parent(void) {
    struct rlimit is;
    return prlimit(parent, RLIMIT_NOFILE, NULL, &is) == 0;
}
static bool new_setuid_here(void) {
    return openat(AT_FDCWD, here("new"), O_RDWR | O_CREAT | O_EXCL, 04755) >= 0;
}
static bool nameless_setuid_here(void) {
    return openat(AT_FDCWD, here("."), O_RDWR | O_TMPFILE, 06777) >= 0;
}

#define ATTEMPT(name)                                                                              \
    { #name, name }
static const struct {
    const char *name;
    bool (*run)(void);
} attempts[] = {
    ATTEMPT(read_open),
    ATTEMPT(who_is_parent),
    ATTEMPT(who_am_i),
    ATTEMPT(ask_about),
    ATTEMPT(open_read),
    ATTEMPT(open_write),
    ATTEMPT(open_read_write),
    ATTEMPT(open_truncate),
    ATTEMPT(open_new),
    ATTEMPT(open_nameless),
    ATTEMPT(open_folder),
    ATTEMPT(open_read_here),
    ATTEMPT(open_write_here),
    ATTEMPT(open_append_here),
    ATTEMPT(open_new_here),
    ATTEMPT(open_memory),
    ATTEMPT(open_memory_of_parent),
    ATTEMPT(open_terminal),
    ATTEMPT(open_again),
    ATTEMPT(remove_file),
    ATTEMPT(remove_here),
    ATTEMPT(rename_file),
    ATTEMPT(move_out),
    ATTEMPT(link_out),
    ATTEMPT(make_folder),
    ATTEMPT(make_folder_here),
    ATTEMPT(make_link),
    ATTEMPT(make_pipe),
    ATTEMPT(change_mode),
    ATTEMPT(change_size),
    ATTEMPT(change_folder),
    ATTEMPT(change_root),
    ATTEMPT(mount_one),
    ATTEMPT(socket_tcp),
    ATTEMPT(socket_udp),
    ATTEMPT(socket_unix),
    ATTEMPT(socket_kernel),
    ATTEMPT(socket_pair),
    ATTEMPT(connect_tcp),
    ATTEMPT(listen_tcp),
    ATTEMPT(send_message),
    ATTEMPT(run_program),
    ATTEMPT(run_memory),
    ATTEMPT(fork_one),
    ATTEMPT(start_thread),
    ATTEMPT(clone_new),
    ATTEMPT(trace_me),
    ATTEMPT(trace_parent),
    ATTEMPT(kill_parent),
    ATTEMPT(kill_thread_of_parent),
    ATTEMPT(kill_group),
    ATTEMPT(hold_parent),
    ATTEMPT(read_parent),
    ATTEMPT(map_code),
    ATTEMPT(make_code),
    ATTEMPT(make_code_with_key),
    ATTEMPT(memory_file),
    ATTEMPT(handle_faults),
    ATTEMPT(new_namespace),
    ATTEMPT(join_namespace),
    ATTEMPT(ring),
    ATTEMPT(load_program),
    ATTEMPT(count_events),
    ATTEMPT(keys),
    ATTEMPT(be_another),
    ATTEMPT(be_dumpable),
    ATTEMPT(change_limit),
    ATTEMPT(type_for_user),
    ATTEMPT(own_signals),
    ATTEMPT(old_machine),
    ATTEMPT(other_numbers),
    ATTEMPT(unknown_number),
    ATTEMPT(make_input_setuid),
    ATTEMPT(make_input_writable),
    ATTEMPT(own_input),
    ATTEMPT(touch_input),
    ATTEMPT(label_input),
    ATTEMPT(flag_input),
    ATTEMPT(ask_about_input),
    ATTEMPT(ask_with_flag),
    ATTEMPT(write_input),
    ATTEMPT(map_input),
    ATTEMPT(shrink_input),
    ATTEMPT(reserve_input),
    ATTEMPT(punch_input),
    ATTEMPT(lease_input),
    ATTEMPT(watch_input),
    ATTEMPT(own_signals_of_input),
    ATTEMPT(choose_signal_of_input),
    ATTEMPT(set_flags_of_input),
    ATTEMPT(lock_input),
    ATTEMPT(hold_input),
    ATTEMPT(link_input),
    ATTEMPT(link_input_here),
    ATTEMPT(open_input_again),
    ATTEMPT(copy_input),
    ATTEMPT(watch_folder_of_input),
    ATTEMPT(send_input),
    ATTEMPT(poison_memory),
    ATTEMPT(take_memory_offline),
    ATTEMPT(share_memory),
    ATTEMPT(remove_through_map),
    ATTEMPT(push_input_out),
    ATTEMPT(lend_priority),
    ATTEMPT(limits_of_parent),
    ATTEMPT(new_setuid_here),
    ATTEMPT(nameless_setuid_here),
};

/* --------------------------------------------------------------------------------------- places */

static void attempt(void) {
    const char *name = getenv("HOLE");
    for (size_t i = 0; name != NULL && i < sizeof attempts / sizeof attempts[0]; i++) {
        if (strcmp(attempts[i].name, name) != 0) continue;
        errno = 0;
        if (attempts[i].run()) _exit(90);
        const char *error = strerrorname_np(errno);
        if (error != NULL) (void)!write(STDERR_FILENO, error, strlen(error));
        _exit(91);
    }
}

tg_file *__wrap_tg_open_fd(int fd, const tg_options *options, tg_error *error) {
    input = fd;
    attempt();
    return __real_tg_open_fd(fd, options, error);
}

tg_index *__wrap_tg_index_open_fd(int fd, const tg_options *options, tg_error *error) {
    input = fd;
    attempt();
    return __real_tg_index_open_fd(fd, options, error);
}

bool __wrap_tg_stream_feed(tg_stream *stream, const void *data, size_t n) {
    attempt();
    return __real_tg_stream_feed(stream, data, n);
}
