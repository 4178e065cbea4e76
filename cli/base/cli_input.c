/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_input.c - see cli_input.h.
 */
#include "cli_input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "operands.h"

#define PIECE ((size_t)128 << 10)
/* A gap is only recorded for at least this many values; a gap entry itself takes memory. */
#define LEAST_GAP (2 * sizeof(input_gap))

/* ------------------------------------------------------------------- standard input, and others */

/* Reads bytes that are available, at least one; 0 at the end, or a negative errno. */
static int64_t read_next(int fd, void *dst, size_t n) {
    for (;;) {
        ssize_t got = read(fd, dst, n);
        if (got >= 0) return got;
        struct pollfd wanted = {.fd = fd, .events = POLLIN};
        bool later = errno == EAGAIN || errno == EWOULDBLOCK;
        if (!later && errno != EINTR) return -errno;
        if (later && poll(&wanted, 1, -1) < 0 && errno != EINTR) return -errno;
    }
}

/* Reads the first bytes, and sets in->stream if they are of a format that is read in pieces. */
static void find_stream(input *in) {
    const args *a = in->a;
    while (in->head_len < TG_STREAM_HEAD) {
        int64_t got =
            read_next(in->stream_fd, in->head + in->head_len, TG_STREAM_HEAD - in->head_len);
        if (got < 0) in->head_error = (int)-got;
        if (got <= 0) break;
        in->head_len += (size_t)got;
    }
    tg_format from = a->options.format;
    if (from == TG_FORMAT_NONE) from = tg_stream_detect(in->head, in->head_len);
    uint64_t formats = a->options.formats;
    bool wanted = formats == 0 || (formats & TG_FORMAT_BIT(from)) != 0;
    if (wanted && tg_format_streamable(from)) in->stream = from;
}

static void begin(input *in, const args *a, const char *file, bool is_pipe, int fd) {
    memset(in, 0, sizeof *in);
    in->a = a;
    in->name = file;
    in->fd = -1;
    in->near.folder = -1;
    in->own_fd = -1;
    in->is_pipe = is_pipe;
    in->stream_fd = fd;
    if (in->is_pipe) find_stream(in);
    spool_start(&in->kept, a, in->stream);
}

static beside near_of(const args *a, const char *file) {
    const operand *o = operand_of(a, file);
    return o != NULL ? o->near : (beside){.folder = -1};
}

void input_begin(input *in, const args *a, const char *file) {
    errno = 0;
    const bool is_pipe =
        strcmp(file, "-") == 0 && lseek(STDIN_FILENO, 0, SEEK_CUR) < 0 && errno == ESPIPE;
    begin(in, a, file, is_pipe, STDIN_FILENO);
    const operand *o = operand_of(a, file);
    if (o != NULL) in->fd = o->fd;
    if (o != NULL) in->open_error = o->error;
    in->near = near_of(a, file);
}

void input_begin_pipe(input *in, const args *a, const char *file, int fd) {
    begin(in, a, file, true, fd);
}

void input_begin_found(input *in, const args *a, const found_file *file) {
    if (file->fd < 0 && file->error == 0 && file->trouble == NULL) {
        input_begin(in, a, file->name);
        return;
    }
    memset(in, 0, sizeof *in);
    in->a = a;
    in->name = file->name;
    in->fd = file->fd;
    in->near = near_of(a, file->name);
    if (file->beside > 0)
        in->near = (beside){.folder = file->beside,
                            .links = file->links,
                            .follows = follows_beside(a, file->name),
                            .on_open = file->on_beside,
                            .on_open_self = file->on_beside_self};
    in->own_fd = -1;
    in->open_error = file->error;
    in->trouble = file->trouble;
    in->in_set = file->in_set;
    /* Standard input that is a pipe, passed from another process. */
    errno = 0;
    in->is_pipe = strcmp(file->name, "-") == 0 && file->fd >= 0 &&
                  lseek(file->fd, 0, SEEK_CUR) < 0 && errno == ESPIPE;
    if (in->is_pipe) {
        in->fd = -1;
        in->stream_fd = file->fd;
        find_stream(in);
    }
    spool_start(&in->kept, a, in->stream);
}

bool input_begin_again(input *in) {
    struct stat st;
    if (in->is_pipe || in->open_error != 0 || in->trouble != NULL) return false;
    in->stream_fd = in->fd;
    if (in->fd < 0) {
        const bool is_stdin = strcmp(in->name, "-") == 0;
        if (!is_stdin) in->own_fd = open(in->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        in->stream_fd = is_stdin ? STDIN_FILENO : in->own_fd;
    }
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    if (in->stream_fd < 0 || fstat(in->stream_fd, &st) != 0 || !S_ISREG(st.st_mode)) return false;
    find_stream(in);
    /* A stream has no name, which could be for another format alone (tg_options.name). */
    const tg_options *o = &in->a->options;
    const tg_format named = tg_format_by_suffix(in->name);
    if (o->format == TG_FORMAT_NONE && o->formats == 0 && named != TG_FORMAT_NONE &&
        named != in->stream)
        in->stream = TG_FORMAT_NONE;
    if (in->stream != TG_FORMAT_NONE) return true;
    (void)lseek(in->stream_fd, -(off_t)in->head_len, SEEK_CUR); /* of a regular file */
    in->head_len = 0;
    return false;
}

/* The read_at of a tg_source, and the reader of stream pieces: `offset` ascends without gaps. */
static int64_t read_input(void *self, uint64_t offset, void *dst, size_t n) {
    const input *in = self;
    if (offset < in->head_len) {
        size_t left = in->head_len - (size_t)offset;
        if (n > left) n = left;
        memcpy(dst, in->head + offset, n);
        return (int64_t)n;
    }
    if (in->head_error != 0) return -in->head_error;
    if (in->head_len < TG_STREAM_HEAD) return 0; /* end of the input */
    return read_next(in->stream_fd, dst, n);
}

/* -------------------------------------------------------------------------------------- keeping */

bool input_fail(input *in, const tg_error *error) {
    if (!in->has_failed) in->failure = *error;
    in->has_failed = true;
    return false;
}

/* Stores the bytes of the piece up to this offset as structure. */
static bool keep_until(input *in, uint64_t offset) {
    tg_error error;
    const uint8_t *from = in->piece + (in->done - in->piece_at);
    size_t n = (size_t)(offset - in->done);
    in->done = offset;
    return spool_add(&in->kept, from, n, &error) || input_fail(in, &error);
}

static bool begin_gap(input *in, uint64_t offset) {
    if (in->num_gaps == in->room_gaps) {
        size_t room = in->room_gaps == 0 ? 256 : 2 * in->room_gaps;
        input_gap *gaps =
            room <= SIZE_MAX / sizeof *gaps ? realloc(in->gaps, room * sizeof *gaps) : NULL;
        tg_error error = no_memory();
        if (gaps == NULL) return input_fail(in, &error);
        in->gaps = gaps;
        in->room_gaps = room;
    }
    in->gaps[in->num_gaps++] = (input_gap){offset, in->gap_bytes};
    return true;
}

static bool keep_structure(input *in, const tg_stream_event *event) {
    if (event->kind == TG_STREAM_EVENT_TENSOR) {
        /* A field comes after its record, in whose gap its bytes are. */
        in->in_gap = event->nbytes >= LEAST_GAP && !event->is_field &&
                     (in->keeps == NULL || !in->keeps(event));
        return !in->in_gap || begin_gap(in, event->offset);
    }
    if (event->kind != TG_STREAM_EVENT_VALUES || !in->in_gap) return true;
    if (!keep_until(in, event->offset)) return false;
    in->done += event->n;
    in->gap_bytes += event->n;
    return true;
}

/* The read_at of a tg_source for a stream of which only the structure was stored. */
static int64_t read_structure(void *self, uint64_t offset, void *dst, size_t n) {
    const input *in = self;
    size_t low = 0; /* gaps that begin at `offset` or before */
    size_t high = in->num_gaps;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (in->gaps[middle].offset <= offset) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    uint64_t left = low < in->num_gaps ? in->gaps[low].offset - offset : UINT64_MAX;
    uint64_t before = low < in->num_gaps ? in->gaps[low].before : in->gap_bytes;
    uint64_t gap_end = low > 0 ? in->gaps[low - 1].offset + (before - in->gaps[low - 1].before) : 0;
    bool in_gap = offset < gap_end;
    if (in_gap) left = gap_end - offset;
    if (n > left) n = (size_t)left;
    if (!in_gap) return spool_read(&in->kept, offset - before, dst, n);
    memset(dst, 0, n);
    return (int64_t)n; /* at most the number that the library requests, 1 GiB */
}

/* ------------------------------------------------------------------------------------- going by */

/* Whether the head of a file has all about its tensors but their elements. */
static bool tells_all_in_front(tg_format format) {
    return format == TG_FORMAT_NPY || format == TG_FORMAT_SAFETENSORS || format == TG_FORMAT_GGUF;
}

static bool on_event(void *self, const tg_stream_event *event) {
    input *in = self;
    report *r = &in->report;
    if (event->kind == TG_STREAM_EVENT_NOTE) report_note(r, &event->note);
    if (event->kind == TG_STREAM_EVENT_COUNT && tells_all_in_front(in->stream)) {
        in->has_count = true;
        in->num_known = event->count;
    }
    /* A file with more tensors is refused at the end anyway, so nothing more needs to be stored. */
    if (event->kind == TG_STREAM_EVENT_TENSOR &&
        ++in->num_tensors > in->a->options.limits.max_tensors) {
        in->keep = INPUT_NOTHING;
        in->sink = NULL;
    }
    if (in->keep == INPUT_STRUCTURE && !keep_structure(in, event)) return false;
    return in->sink == NULL || in->sink->event(in->sink->self, event);
}

static bool keep_piece(input *in, const uint8_t *piece, size_t n) {
    tg_error error = no_memory();
    if (in->copy != NULL) {
        error.code = TG_CODE_IO;
        error.system = in->copy->write_at(in->copy->self, in->piece_at, piece, n);
        in->copy_failed = error.system != 0;
        if (in->copy_failed) return input_fail(in, &error);
    }
    return in->keep != INPUT_ALL || spool_add(&in->kept, piece, n, &error) ||
           input_fail(in, &error);
}

/* Feeds pieces until the end or the verdict; returns the size so far. */
static uint64_t feed(input *in, tg_stream *stream, uint8_t *buffer) {
    bool goes_on = true;
    uint64_t size = 0;
    while (goes_on && !in->has_failed) {
        int64_t got = read_input(in, size, buffer, PIECE);
        if (got < 0) {
            tg_error error = no_memory();
            error.code = TG_CODE_IO;
            error.format = in->a->options.format;
            error.system = (int)-got;
            input_fail(in, &error);
        }
        if (got <= 0) break;
        in->piece = buffer;
        in->piece_at = size;
        if (!keep_piece(in, buffer, (size_t)got)) break;
        size += (uint64_t)got;
        goes_on = tg_stream_feed(stream, buffer, (size_t)got);
        if (goes_on && in->keep == INPUT_STRUCTURE) keep_until(in, size);
    }
    return size;
}

/* JSON reports the size of a file even if it was refused early. */
static uint64_t size_of_rest(input *in, uint64_t size, uint8_t *buffer) {
    uint64_t most = in->a->options.limits.max_file;
    while (size <= most) {
        int64_t got = read_input(in, size, buffer, PIECE);
        if (got <= 0) return size;
        size += (uint64_t)got;
    }
    return most + 1;
}

/* Whether nothing is wrong but that the end of the file did not come, and that is allowed. */
static bool ends_in_values(const input *in, const tg_stream *stream) {
    return in->a->head && in->has_count && !in->has_failed &&
           tg_stream_error(stream)->code == TG_CODE_TRUNCATED;
}

static void conclude(input *in, tg_stream *stream, uint64_t size, uint8_t *buffer) {
    report *r = &in->report;
    bool good = !in->has_failed && tg_stream_end(stream);
    r->valid = good && !in->has_failed;
    r->format = in->stream;
    if (r->valid) {
        r->size = size;
        r->num_tensors = tg_stream_tensors(stream);
        in->canonical = tg_stream_canonical(stream);
        return;
    }
    if (ends_in_values(in, stream)) {
        r->valid = r->is_head = true;
        r->size = size;
        r->num_tensors = in->num_known;
        return;
    }
    r->num_notes = 0;
    r->num_rules = 0;
    r->error = in->has_failed ? in->failure : *tg_stream_error(stream);
    r->format = r->error.format;
    if (!in->has_failed && in->a->json) r->error.size = size_of_rest(in, size, buffer);
    r->size = r->error.size;
}

bool input_pass(input *in, input_keep keep, const tg_stream_sink *sink, const tg_target *copy) {
    tg_stream_sink events = {on_event, in};
    in->keep = keep;
    in->sink = sink;
    in->copy = copy;
    in->report.error = no_memory();
    uint8_t *buffer = malloc(PIECE);
    tg_stream *stream =
        buffer != NULL ? tg_stream_new(&in->a->options, &events, &in->report.error) : NULL;
    if (stream != NULL) conclude(in, stream, feed(in, stream, buffer), buffer);
    tg_stream_free(stream);
    free(buffer);
    return in->report.valid;
}

/* -------------------------------------------------------------------------------------- opening */

bool input_spool(input *in, int fd, tg_error *error) {
    spool file;
    uint64_t size = 0;
    uint8_t *buffer = malloc(PIECE);
    int64_t got = buffer != NULL ? 1 : -ENOMEM;
    bool good = true;
    spool_start_in(&file, in->a, in->stream, fd);
    while (good && got > 0) {
        got = read_input(in, size, buffer, PIECE);
        if (got > 0) good = spool_add(&file, buffer, (size_t)got, error);
        if (got > 0) size += (uint64_t)got;
    }
    free(buffer);
    if (!good) return false;
    if (got == 0 && lseek(fd, 0, SEEK_SET) != 0) got = -errno;
    if (got == 0) {
        in->is_pipe = false;
        in->stream = TG_FORMAT_NONE;
        in->fd = fd;
        return true;
    }
    *error = no_memory();
    if (got == -ENOMEM) return false;
    error->code = TG_CODE_IO;
    error->format = in->a->options.format;
    error->system = (int)-got;
    return false;
}

int64_t input_read_structure(input *in, uint64_t offset, void *dst, size_t n) {
    return read_structure(in, offset, dst, n);
}

tg_file *input_open(input *in, input_keep keep, const tg_stream_sink *sink, tg_error *error) {
    tg_options options = in->a->options;
    tg_source pipe = {.read_at = read_input, .self = in, .size = TG_SIZE_UNKNOWN};
    if (in->trouble != NULL) {
        *error = *in->trouble;
        return NULL;
    }
    if (in->open_error != 0) {
        *error = error_of_opening(in->a, in->open_error);
        return NULL;
    }
    if (in->fd >= 0) {
        options.name = in->in_set ? NULL : in->name; /* it is not judged alone */
        beside_allow(&in->near, &options);
        tg_file *opened = in->source != NULL ? tg_open_source(in->source, &options, error)
                                             : tg_open_fd(in->fd, &options, error);
        if (opened == NULL) explain_refusal(in->a, in->name, error);
        return opened;
    }
    if (!in->is_pipe) return open_file(in->a, in->name, error);
    if (in->stream == TG_FORMAT_NONE) return tg_open_source(&pipe, &options, error);
    if (!input_pass(in, keep, sink, NULL)) {
        *error = in->report.error;
        return NULL;
    }
    options.format = in->stream;
    if (keep == INPUT_ALL) return spool_open(&in->kept, &options, error);
    tg_source structure = {.read_at = read_structure, .self = in, .size = in->report.size};
    return tg_open_source(&structure, &options, error);
}

void input_end(input *in) {
    if (in->own_fd >= 0) (void)close(in->own_fd); /* read only: no data can be lost */
    spool_close(&in->kept);
    free(in->gaps);
}
