/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_answer.c - see serve_answer.h.
 */
#include "serve_answer.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_json.h"
#include "serve_openapi.h"

#define JSON_TYPE "application/json"
#define PROBLEM_TYPE "application/problem+json"
#define METRICS_TYPE "text/plain; version=0.0.4; charset=utf-8"
#define OUTPUT_TYPE "application/octet-stream"

/* --------------------------------------------------------------------------------- making them */

/* Begins a text; NULL: no memory. */
static FILE *begin(request *r, unsigned status, const char *type) {
    r->status = status;
    r->type = type;
    r->answer_began = seconds_now();
    free(r->text);
    r->text = NULL;
    r->num_text = 0;
    return open_memstream(&r->text, &r->num_text);
}

static void end(request *r, FILE *out) {
    const bool failed = ferror(out) != 0;
    if (fclose(out) == 0 && !failed) return;
    free(r->text);
    r->text = NULL;
}

/* As RFC 9457 has it. `text` is the object of the worker, or NULL. */
static void answer_problem(request *r, unsigned status, const char *message, const char *text,
                           size_t n) {
    jw j;
    FILE *out = begin(r, status, PROBLEM_TYPE);
    if (out == NULL) return;
    jw_start(&j, out);
    jw_begin_object(&j);
    jw_key(&j, "type");
    jw_text(&j, "about:blank");
    jw_key(&j, "title");
    jw_text(&j, serve_library.MHD_get_reason_phrase_for(status));
    jw_key(&j, "status");
    jw_u64(&j, status);
    jw_key(&j, "detail");
    jw_text(&j, message);
    jw_key(&j, "code");
    jw_text(&j, r->code);
    if (text != NULL) {
        jw_key(&j, "verdict");
        fwrite(text, 1, n, jw_by_hand(&j));
    }
    jw_finish(&j);
    end(r, out);
}

void answer_refusal(request *r, unsigned status, const char *text, size_t n) {
    while (n > 0 && text[n - 1] == '\n') n--;
    if (r->wants_problem)
        answer_problem(r, status, "the file was refused", text, n);
    else
        answer_json(r, status, text, n);
}

void answer_error(request *r, unsigned status, const char *code, const char *message) {
    jw j;
    r->code = code;
    if (r->wants_problem) {
        answer_problem(r, status, message, NULL, 0);
        return;
    }
    FILE *out = begin(r, status, JSON_TYPE);
    if (out == NULL) return;
    jw_start(&j, out);
    jw_begin_object(&j);
    jw_key(&j, "error");
    jw_begin_object(&j);
    jw_key(&j, "code");
    jw_text(&j, code);
    jw_key(&j, "message");
    jw_text(&j, message);
    jw_finish(&j);
    end(r, out);
}

void answer_route(request *r) { answer_error(r, r->route.status, r->route.code, r->route.why); }

void answer_json(request *r, unsigned status, const void *text, size_t n) {
    FILE *out = begin(r, status, JSON_TYPE);
    if (out == NULL) return;
    fwrite(text, 1, n, out);
    end(r, out);
}

void answer_metrics(request *r, const serve_gauges *g) {
    FILE *out = begin(r, MHD_HTTP_OK, METRICS_TYPE);
    if (out == NULL) return;
    metrics_write(&r->s->metrics, g, out);
    end(r, out);
}

void answer_openapi(request *r) {
    FILE *out = begin(r, MHD_HTTP_OK, JSON_TYPE);
    if (out == NULL) return;
    for (size_t i = 0; i < num_openapi_lines; i++) fputs(openapi_lines[i], out);
    end(r, out);
}

void answer_output(request *r) {
    r->status = MHD_HTTP_OK;
    r->type = r->route.wish.verb == SERVE_CONVERT ? OUTPUT_TYPE : JSON_TYPE;
    r->answer_began = seconds_now();
}

/* --------------------------------------------------------------------------------- sending them */

/* How soon a client may come again, which is far longer than a small file takes. */
static const char retry_after[] = "1";

/* The headers of an answer beside those that libmicrohttpd makes, until `take` returns false. */
static bool each_header(const request *r, bool (*take)(void *self, const char *, const char *),
                        void *self) {
    return take(self, MHD_HTTP_HEADER_CONTENT_TYPE, r->type) &&
           take(self, "X-Content-Type-Options", "nosniff") &&
           take(self, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store") &&
           (r->request_id[0] == '\0' || take(self, "X-Request-Id", r->request_id)) &&
           ((r->status != MHD_HTTP_SERVICE_UNAVAILABLE &&
             r->status != MHD_HTTP_TOO_MANY_REQUESTS) ||
            take(self, MHD_HTTP_HEADER_RETRY_AFTER, retry_after)) &&
           (r->status != MHD_HTTP_METHOD_NOT_ALLOWED ||
            take(self, MHD_HTTP_HEADER_ALLOW, r->route.allow));
}

static bool add_header(void *self, const char *name, const char *value) {
    return serve_library.MHD_add_response_header(self, name, value) == MHD_YES;
}

static bool print_header(void *self, const char *name, const char *value) {
    return fprintf(self, "%s: %s\r\n", name, value) > 0;
}

/* Takes the text or the output. NULL: no memory. */
static struct MHD_Response *make_response(request *r) {
    struct MHD_Response *response = NULL;
    struct stat st;
    memset(&st, 0, sizeof st);
    if (r->text != NULL) {
        r->sent = r->num_text;
        response = serve_library.MHD_create_response_from_buffer(r->num_text, r->text,
                                                                 MHD_RESPMEM_MUST_FREE);
        if (response != NULL) r->text = NULL;
    } else if (r->output >= 0 && fstat(r->output, &st) == 0 && st.st_size >= 0) {
        r->sent = (uint64_t)st.st_size;
        response = serve_library.MHD_create_response_from_fd64(r->sent, r->output);
        if (response != NULL) r->output = -1; /* closed with the response */
    }
    return response;
}

enum MHD_Result answer_queue(request *r) {
    struct MHD_Response *response = make_response(r);
    enum MHD_Result done = MHD_NO;
    if (response == NULL) return MHD_NO;
    if (each_header(r, add_header, response) &&
        ((r->is_delimited && !r->s->is_stopping) ||
         add_header(response, MHD_HTTP_HEADER_CONNECTION, "close")))
        done = serve_library.MHD_queue_response(r->socket, r->status, response);
    serve_library.MHD_destroy_response(response); /* it was counted when it was queued */
    if (r->route.is_head) r->sent = 0;
    r->phase = AT_ANSWER;
    return done;
}

void answer_by_hand(request *r) {
    char *text = NULL;
    size_t n = 0;
    FILE *out = r->text != NULL ? open_memstream(&text, &n) : NULL;
    r->phase = AT_LINGER;
    r->answer_began = seconds_now();
    if (out != NULL) {
        fprintf(out, "HTTP/1.1 %u %s\r\nConnection: close\r\nContent-Length: %zu\r\n", r->status,
                serve_library.MHD_get_reason_phrase_for(r->status), r->num_text);
        each_header(r, print_header, out);
        fputs("\r\n", out);
        fwrite(r->text, 1, r->num_text, out);
        const bool failed = ferror(out) != 0;
        if (fclose(out) == 0 && !failed &&
            send(r->c->fd, text, n, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)n)
            r->sent = r->num_text;
    }
    free(text);
    (void)shutdown(r->c->fd, SHUT_WR); /* a connection that is gone is noticed by libmicrohttpd */
}
