/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_safetensors_header.c - the grammar of the header of .safetensors: what it refuses and at which byte, headers in
 * pieces, and memory that runs out.
 */
#include "error.h"
#include "os.h"
#include "safetensors_header.h"
/* Behind them: it has a type called bytes. */
#include "adapter_test.h"

/* ------------------------------------------------------------------------------------- reading */

#define ROOM 4096

/* All that a header says. */
static void tell_header(const ks_ctx *ks, const tg_header *h, char *to) {
    size_t n = 0;
    for (uint64_t i = 0; i < h->tensors.count; i++) {
        const tg_header_tensor *t = ks_list_at(&h->tensors, i);
        n += (size_t)snprintf(to + n, ROOM - n, "%.*s %d %u %u-%u;", (int)t->name_len, t->name,
                              (int)t->dtype, (unsigned)t->rank, (unsigned)t->begin,
                              (unsigned)t->end);
        assert_true(n < ROOM);
    }
    for (uint64_t i = 0; i < h->pairs.count; i++) {
        const tg_header_pair *x = ks_list_at(&h->pairs, i);
        n += (size_t)snprintf(to + n, ROOM - n, "%.*s=%.*s;", (int)x->key_len, x->key,
                              (int)x->text_len, x->text);
        assert_true(n < ROOM);
    }
    for (uint32_t i = 0; i < ks->num_notes && i < 8; i++) {
        n += (size_t)snprintf(to + n, ROOM - n, "%s %u;", ks->notes[i].rule,
                              (unsigned)ks->notes[i].offset);
        assert_true(n < ROOM);
    }
}

/* Content of a header, or why it is refused, when it comes in pieces of that size, each in memory of its own,
 * so that sanitizers see where it ends. */
static tg_error read_pieces(const char *header, size_t size, size_t piece, uint64_t data,
                            char to[ROOM]) {
    ks_ctx ks;
    ks_input none;
    tg_header *h = malloc(sizeof *h);
    assert_non_null(h);
    memset(&none, 0, sizeof none);
    memset(to, 0, ROOM);
    ks_ctx_init(&ks, none, ks_limits_for(size), &tg_os_allocator);
    tg_header_init(h, &ks, 8, false);
    bool good = true;
    for (size_t at = 0; good && at < size; at += piece) {
        size_t n = size - at < piece ? size - at : piece;
        uint8_t *copy = malloc(n);
        assert_non_null(copy);
        memcpy(copy, header + at, n);
        good = tg_header_feed(h, copy, n);
        free(copy);
    }
    good = good && tg_header_end(h) && tg_header_buffer(h, data);
    assert_int_equal(good, ks.error.code == KS_OK);
    assert_int_equal(good, !h->failed);
    assert_false(!good && tg_header_feed(h, (const uint8_t *)" ", 1));
    tg_error error = tg_error_of(&ks.error, TG_FORMAT_SAFETENSORS, 0);
    if (good) {
        error.code = TG_CODE_NONE;
        tell_header(&ks, h, to);
    } else {
        tg_error_text(&error, to, ROOM);
    }
    ks_ctx_free(&ks);
    free(h);
    return error;
}

/* ------------------------------------------------------------------------------------- refused */

#define X "\"x\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]}"
#define X_REST "\"shape\":[1],\"data_offsets\":[0,1]}}"

/* In a header `^` stands before the byte that is refused, and is none of it. */
typedef struct refusal {
    const char *header;
    const char *path;
    const char *message;
} refusal;

static const refusal refusals[] = {
    /* The object. */
    {"{^x}", "header", "found \"x\", expected a key in quotes, or '}'"},
    {"{^'a':1}", "header", "found \"'\", expected a key in quotes, or '}'"},
    {"{" X ",^}", "header", "found \"}\", expected a key in quotes"},
    {"{" X ",^,", "header", "found \",\", expected a key in quotes"},
    {"{" X "^\"", "header", "found 22, expected ',' or '}'"},
    {"{" X "^", "header", "expected ',' or '}'"},
    {"{" X "}^}", "header", "found \"}\", expected nothing but white space behind '}'"},
    {"{" X "} ^\f", "header", "found 0c, expected nothing but white space behind '}'"},
    {"{} ^{}", "header", "found \"{\", expected nothing but white space behind '}'"},
    {"{}^\xc2\xa0", "header", "found c2, expected nothing but white space behind '}'"},
    {"{\"x\"^,", "header.tensors[0]", "found \",\", expected ':'"},
    {"{\"x\":^null}", "header.tensors[0]",
     "found \"n\", expected an object that describes a tensor"},
    {"{\"x\":^[\"F32\",[1],[0,4]]}", "header.tensors[0]",
     "found \"[\", expected an object that describes a tensor"},
    {"{" X ","
     "^" X "}",
     "header.tensors[1]", "found \"x\", expected a key that none before it has"},
    {"{" X ","
     "^\"\\u0078\":{\"dtype\":\"U8\"," X_REST,
     "header.tensors[1]", "found \"x\", expected a key that none before it has"},
    {"{" X ","
     "^\"x\\u0000y\":{\"dtype\":\"U8\"," X_REST,
     "header.tensors[1]",
     "found 78 00 79, expected a key that none before it has up to its zero character"},
    /* Texts. */
    {"{\"a^\x1f", "header",
     "found 1f, expected text: no control characters, and a quote at its end"},
    {"{\"a^\n", "header", "found 0a, expected text: no control characters, and a quote at its end"},
    {"{\"ab^", "header", "expected text: no control characters, and a quote at its end"},
    {"{\"a^\xc0\xaf", "header", "found c0, expected UTF-8"},
    {"{\"a^\xed\xa0\x80", "header", "expected UTF-8"},
    {"{\"a^\xf4\x90\x80\x80", "header", "expected UTF-8"},
    {"{\"a^\xf5", "header", "found f5, expected UTF-8"},
    {"{\"a^\x80", "header", "found 80, expected UTF-8"},
    {"{\"a^\xe2\x82\"", "header", "expected UTF-8"},
    {"{\"a^\xe2\x82", "header", "expected UTF-8"},
    {"{\"\\^x41", "header",
     "found \"x\", expected an escape: one of \"\\/bfnrt or u with four digits, of pairs both "
     "halves"},
    {"{\"\\^U0041", "header", NULL},
    {"{\"\\u^+041", "header", NULL},
    {"{\"\\u004^g", "header", NULL},
    {"{\"\\u^", "header", NULL},
    {"{\"\\ud83d^a", "header", NULL},
    {"{\"\\ud83d^\"", "header", NULL},
    {"{\"\\ud83d\\^n", "header", NULL},
    {"{\"\\ud83d\\ud^83d", "header", NULL},
    {"{\"\\ud^c00", "header", NULL},
    {"{\"\\uD^FFF", "header", NULL},
    /* Tensors. */
    {"{\"x\":{^}}", "header.tensors[0].dtype", "expected a dtype, such as \"F32\""},
    {"{\"x\":{\"dtype\":\"U8\"^}}", "header.tensors[0].shape", "expected an array of lengths"},
    {"{\"x\":{\"dtype\":\"U8\",\"shape\":[1]^}}", "header.tensors[0].data_offsets",
     "expected [begin, end], both without sign, point or exponent"},
    {"{\"x\":{\"dtype\":^8", "header.tensors[0].dtype",
     "found \"8\", expected a dtype, such as \"F32\""},
    {"{\"x\":{\"dtype\":^{\"F32\":null}", "header.tensors[0].dtype",
     "found \"{\", expected a dtype, such as \"F32\""},
    {"{\"x\":{\"dtype\":^\"u8\"", "header.tensors[0].dtype",
     "found \"u8\", expected a dtype of this format"},
    {"{\"x\":{\"dtype\":^\"\"", "header.tensors[0].dtype",
     "found no bytes, expected a dtype of this format"},
    {"{\"x\":{\"dtype\":^\"U8\\u0000\"", "header.tensors[0].dtype", NULL},
    {"{\"x\":{\"dtype\":\"U8\",^\"dtype\"", "header.tensors[0]",
     "found \"dtype\", expected a key that none before it has"},
    {"{\"x\":{\"shape\":[],^\"sh\\u0061pe\"", "header.tensors[0]",
     "found \"shape\", expected a key that none before it has"},
    {"{\"x\":{\"a\":1,^\"\\u0061\":1", "header.tensors[0]",
     "found \"a\", expected a key that none before it has"},
    {"{\"x\":{\"shape\":^{}", "header.tensors[0].shape",
     "found \"{\", expected an array of lengths"},
    {"{\"x\":{\"shape\":[^-1", "header.tensors[0].shape",
     "found \"-\", expected a length: digits, without sign, point or exponent"},
    {"{\"x\":{\"shape\":[^-0", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[^+1", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[1^.0", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[1^e0", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[0^1", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[^\"1\"", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[^true", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[1,^]", "header.tensors[0].shape", NULL},
    {"{\"x\":{\"shape\":[1 ^2", "header.tensors[0].shape", "found \"2\", expected ',' or ']'"},
    {"{\"x\":{\"shape\":[1,^18446744073709551616", "header.tensors[0].shape",
     "expected a number below 2^64"},
    {"{\"x\":{\"shape\":[^99999999999999999999", "header.tensors[0].shape",
     "expected a number below 2^64"},
    {"{\"x\":{\"data_offsets\":[^]", "header.tensors[0].data_offsets", NULL},
    {"{\"x\":{\"data_offsets\":[0^]", "header.tensors[0].data_offsets",
     "found \"]\", expected [begin, end], both without sign, point or exponent"},
    {"{\"x\":{\"data_offsets\":[0,1^,", "header.tensors[0].data_offsets",
     "found \",\", expected [begin, end], both without sign, point or exponent"},
    {"{\"x\":{\"data_offsets\":[5,^4]", "header.tensors[0].data_offsets",
     "found 4, expected an end that is not before the begin, 5"},
    {"{\"x\":{\"dtype\":\"F32\",\"shape\":^[2,4611686018427387904],\"data_offsets\":[0,0]}}",
     "header.tensors[0].shape",
     "found 4611686018427387904, expected lengths of at most 2^63-1 bytes together, zeros left "
     "out"},
    {"{\"x\":{\"dtype\":\"U8\",\"shape\":^[9223372036854775808,0],\"data_offsets\":[0,0]}}",
     "header.tensors[0].shape", NULL},
    {"{\"x\":{\"dtype\":\"U16\",\"shape\":[1],\"data_offsets\":^[0,1]}}",
     "header.tensors[0].data_offsets", "found 1, expected 2 bytes, as many as shape and dtype say"},
    /* Keys of no use. */
    {"{\"x\":{\"a\":n^an", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":^NaN", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":^.5", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":-^x", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":0^1", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":1.^,", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":^1e999,", "header.tensors[0]", "expected a number that float64 holds"},
    {"{\"x\":{\"a\":^-17976931348623159e292,", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":^0.0000001e316,", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":[1,^]", "header.tensors[0]", "found \"]\", expected JSON"},
    {"{\"x\":{\"a\":[1^}", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":[[]^:", "header.tensors[0]", "found \":\", expected ',' or ']'"},
    {"{\"x\":{\"a\":{\"b\":[1]^]", "header.tensors[0]", "found \"]\", expected ',' or '}'"},
    {"{\"x\":{\"a\":{\"b\":1,^\"b\":2}", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":{\"b\":1,\"c\":{\"b\":1,^\"b\"", "header.tensors[0]", NULL},
    {"{\"x\":{\"a\":\"\\^x\"", "header.tensors[0]", NULL},
    /* Metadata. */
    {"{\"__metadata__\":^true}", "header.metadata", "found \"t\", expected an object of texts"},
    {"{\"__metadata__\":nul^}", "header.metadata", "found \"}\", expected an object of texts"},
    {"{\"__metadata__\":null^x}", "header", "found \"x\", expected ',' or '}'"},
    {"{\"__metadata__\":null,^\"__metadata__\":{}}", "header", NULL},
    {"{\"__metadata__\":{},^\"__metadata__\":null}", "header", NULL},
    {"{\"__metadata__\":^[]}", "header.metadata", NULL},
    {"{\"\\u005f_metadata__\":^\"x\"}", "header.metadata", NULL},
    {"{\"__metadata__\":{\"a\":^1}}", "header.metadata", NULL},
    {"{\"__metadata__\":{\"a\":^{}}}", "header.metadata", NULL},
    {"{\"__metadata__\":{\"a\":\"b\",^}}", "header.metadata", NULL},
    {"{\"__metadata__\":{\"a\":\"b\",^\"\\u0061\":\"c\"}}", "header.metadata",
     "found \"a\", expected a key that none before it has"},
    {"{\"__metadata__\":{},^\"__metadata__\":{}}", "header", NULL},
};

/* Without the mark; its place. */
static size_t unmark(char to[ROOM], const char *header) {
    const char *mark = strchr(header, '^');
    if (mark == NULL) return 0;
    size_t at = (size_t)(mark - header);
    assert_true(strlen(header) < ROOM);
    memcpy(to, header, at);
    memcpy(to + at, mark + 1, strlen(mark));
    return at;
}

TEST(every_refusal_has_its_place) {
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        char header[ROOM];
        char text[ROOM];
        char path[256];
        const refusal *r = &refusals[i];
        size_t at = unmark(header, r->header);
        for (size_t piece = 1; piece < 300; piece = 3 * piece + 1) {
            tg_error error = read_pieces(header, strlen(header), piece, 1, text);
            tg_error_path(&error, path, sizeof path);
            if (error.code == TG_CODE_NONE || error.offset != 8 + at ||
                strcmp(path, r->path) != 0) {
                fail_msg("%s: %s (%u, not %zu)", header, text, (unsigned)error.offset, 8 + at);
            }
            tg_error_message(&error, path, sizeof path);
            if (r->message != NULL) assert_string_equal(path, r->message);
        }
    }
}

/* No object: then it is no file of this format. */
TEST(other_formats) {
    static const char *const others[] = {"[]", "null", " []", "\t\n\r ", "\xef\xbb\xbf{}", ""};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        char text[ROOM];
        tg_error error = read_pieces(others[i], strlen(others[i]), 1, 0, text);
        assert_int_equal(error.code, TG_CODE_BAD_VALUE);
        assert_int_equal(error.offset, 0);
        assert_string_equal(error.path[0].name, "len_header");
    }
}

/* ------------------------------------------------------------------------------------ accepted */

static void assert_read(const char *header, uint64_t data, const char *expected) {
    char text[ROOM];
    (void)read_pieces(header, strlen(header), 5, data, text);
    assert_string_equal(text, expected);
}

TEST(what_is_accepted) {
    assert_read("{}", 0, "");
    assert_read("{" X "}", 1, "x 5 1 0-1;");
    assert_read("\n {" X "}\t \n", 1, "x 5 1 0-1;safetensors.header 8;safetensors.padding 63;");
    assert_read("{\"\\\"\\\\\\/\\b\\f\\n\\r\\t\":{\"dtype\":\"F\\u00332\",\"shape\":[],"
                "\"data_offsets\":[0,4]}}",
                4, "\"\\/\b\f\n\r\t 9 0 0-4;");
    assert_read("{\"\\u00e4\\u20AC\\uD83D\\uDE00\":{\"dtype\":\"U8\"," X_REST, 1,
                "\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80 5 1 0-1;");
    assert_read("{\"\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xef\xbf\xbf\xf0\x90\x80\x80"
                "\xf4\x8f\xbf\xbf\":{\"dtype\":\"U8\"," X_REST,
                1,
                "\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xef\xbf\xbf\xf0\x90\x80\x80"
                "\xf4\x8f\xbf\xbf 5 1 0-1;");
    /* Keys of no use: any JSON in float64. */
    assert_read("{\"x\":{\"a\":-0,\"b\":[1e308,-1.7976931348623157E+308,0e999,1e-999,"
                "0.00000000000000000000001e330,18446744073709551616],\"c\":{\"a\":{},\"b\":[ ]},"
                "\"d\":\"\\ud83d\\ude00\",\"dtype\":\"U8\"," X_REST,
                1, "x 5 1 0-1;safetensors.tensors 14;");
    /* One key in different objects; a name that is no metadata. */
    assert_read("{\"dtype\":{\"a\":{\"a\":{\"a\":1}},\"dtype\":\"U8\"," X_REST, 1,
                "dtype 5 1 0-1;safetensors.tensors 18;");
    assert_read("{\"__metadata\":{\"dtype\":\"U8\"," X_REST, 1, "__metadata 5 1 0-1;");
    assert_read("{\"__metadata__\":{\"__metadata__\":\"\",\"\":\"x\"}}", 0, "__metadata__=;=x;");
    /* Lengths of any size, as long as their product without zeros fits. */
    assert_read("{\"x\":{\"dtype\":\"U8\",\"shape\":[0,9223372036854775807,1],\"data_offsets\":[0,"
                "0]}}",
                0, "x 5 3 0-0;");
    /* Not where elements would lie. */
    assert_read("{\"y\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[1,5]}," X "}", 5,
                "y 9 1 1-5;x 5 1 0-1;safetensors.data_offsets 55;");
    assert_read("{\"a\\u0000\":{\"dtype\":\"U8\"," X_REST, 1, "a 5 1 0-1;safetensors.name 9;");
}

/* As many brackets as serde_json takes, and one more. */
TEST(depth) {
    for (unsigned more = 0; more < 2; more++) {
        char header[ROOM] = "{\"x\":{\"a\":";
        char text[ROOM];
        for (unsigned i = 0; i < TG_HEADER_DEPTH - 2 + more; i++)
            strcat(header, i % 3 == 0 ? "[" : "{\"b\":");
        size_t place = strlen(header);
        strcat(header, "0");
        for (unsigned i = TG_HEADER_DEPTH - 2 + more; i > 0; i--)
            strcat(header, (i - 1) % 3 == 0 ? "]" : "}");
        strcat(header, ",\"dtype\":\"U8\"," X_REST);
        tg_error error = read_pieces(header, strlen(header), 11, 1, text);
        if (more == 0) {
            assert_string_equal(text, "x 5 1 0-1;safetensors.tensors 14;");
        } else {
            assert_int_equal(error.offset, 8 + place - 5);
            assert_string_equal(error.expected, "at most % brackets inside each other");
        }
    }
}

/* ------------------------------------------------------------------------------------- pieces */

static const char *const headers[] = {
    "{\"__metadata__\":{\"a\":\"b\",\"\\u00e4\\ud83d\\ude00\\n\":"
    "\"\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\"},"
    "\"x\\t\\u0041\":{\"dtype\":\"F32\",\"shape\":[2,1],\"data_offsets\":[0,8]}} ",
    " {\"x\" : { \"sha\\u0070e\" : [ ] "
    ",\"more\":[1,-2.5e-3,{\"a\":[true,false,null,\"\\\"\"],\"b\":{}}],"
    "\"dtype\":\"U8\", \"data_offsets\":[ 0 , 1 ],\"other\":0}\t, "
    "\"y\":{\"dtype\":\"U8\",\"shape\":[18,0],"
    "\"data_offsets\":[1,1]}} \n",
    /* In the form that writers use, which is read at once where a piece has all of it. */
    "{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},"
    "\"b c\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[2,3]},"
    "\"d\":{\"dtype\":\"F16\",\"shape\":[3,1,10],\"data_offsets\":[3,63]}}",
    "{\"x\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]}, \"__metadata__\" : null }",
};
enum { NUM_HEADERS = sizeof headers / sizeof headers[0] };

static uint64_t buffer_of(size_t header) {
    static const uint64_t sizes[NUM_HEADERS] = {8, 1, 63, 1};
    return sizes[header];
}

static void assert_pieces_agree(const char *header, size_t size, uint64_t data) {
    static const size_t pieces[] = {1, 2, 3, 7, 64};
    char whole[ROOM];
    char other[ROOM];
    read_pieces(header, size, size > 0 ? size : 1, data, whole);
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        read_pieces(header, size, pieces[i], data, other);
        assert_string_equal(whole, other);
    }
}

/* Every beginning of a header and every byte in place of another: the same verdict and content for
 * pieces of any size. */
TEST(pieces_make_no_difference) {
    static const char values[] = "\0\1\t \"\\,-09:[]au{}.ed\x7f\x80\xbf\xc3\xed\xf4\xff";
    for (size_t k = 0; k < NUM_HEADERS; k++) {
        char header[ROOM];
        char text[ROOM];
        size_t size = strlen(headers[k]);
        memcpy(header, headers[k], size + 1);
        tg_error error = read_pieces(header, size, size, buffer_of(k), text);
        assert_int_equal(error.code, TG_CODE_NONE);
        for (size_t n = 0; n < size; n++) assert_pieces_agree(header, n, buffer_of(k));
        for (size_t at = 0; at < size; at++) {
            for (size_t v = 0; v < sizeof values - 1; v++) {
                header[at] = values[v];
                assert_pieces_agree(header, size, buffer_of(k));
            }
            header[at] = headers[k][at];
        }
    }
}

/* Numbers around the largest, and too many lengths for the memory at hand. */
TEST(numbers_of_usual_tensors) {
    static const char *const numbers[] = {"9999999999999999999",
                                          "10000000000000000000",
                                          "18446744073709551615",
                                          "18446744073709551616",
                                          "00",
                                          "01",
                                          "-0",
                                          "",
                                          "2"};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        for (unsigned place = 0; place < 3; place++) {
            char header[ROOM];
            int n = snprintf(header, sizeof header,
                             "{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},"
                             "\"b\":{\"dtype\":\"U8\",\"shape\":[%s],\"data_offsets\":[%s,%s]}}",
                             place == 0 ? numbers[i] : "0", place == 1 ? numbers[i] : "2",
                             place == 2 ? numbers[i] : "2");
            assert_pieces_agree(header, (size_t)n, 2);
        }
    }
    for (unsigned axes = 30; axes < 70; axes++) {
        char header[ROOM] = "{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},"
                            "\"b\":{\"dtype\":\"U8\",\"shape\":[";
        for (unsigned i = 0; i < axes; i++) strcat(header, i == 0 ? "1" : ",1");
        strcat(header, "],\"data_offsets\":[2,3]}}");
        assert_pieces_agree(header, strlen(header), 3);
    }
}

/* Names and values behind tensors in the usual form, each between the short cut and the machine. */
TEST(usual_tensors_and_others) {
    static const char *const names[] = {
        "\"c\":",
        "\"\":",
        "\"a\":",
        "\"b\":",
        "\"c\\u0041\":",
        "\"\xc3\xa4\":",
        "\"\xc3\":",
        "\"c\\u0000\":",
        "\"a\\u0000\":",
        "\"c%20d\":",
        "\"c\" :",
        " \"c\":",
        "\"c\t\":",
        "\"c\",",
        "\"c",
        "\"c\"",
        "\"dtype\":",
        "x:",
        "}",
        "\"__metadata__\":",
        "\"__metadata__\" :",
        "\"a.rather.long.name.of.more.than.one.word.of.a.machine.weight\":"};
    static const char *const values[] = {
        "{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[2,3]}",
        "{\"dtype\":\"I8\",\"shape\":[],\"data_offsets\":[2,3]}",
        "{\"dtype\":\"F8_E4M3\",\"shape\":[1],\"data_offsets\":[2,3]}",
        "{\"dtype\":\"F8_E4M3FNUZ\",\"shape\":[1],\"data_offsets\":[2,3]}",
        "{\"dtype\":\"U8U8U8U8U8U8\",\"shape\":[1],\"data_offsets\":[2,3]}",
        "{\"dtype\":\"\",\"shape\":[1],\"data_offsets\":[2,3]}",
        "{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[3,2]}",
        "{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[2,3] }",
        " {\"shape\":[1],\"dtype\":\"U8\",\"data_offsets\":[2,3]}",
        "{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[2,3]} ",
        "{\"a\":\"b\"}",
        "{}",
        "7"};
    static const char tensor[] = "{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[%u,%u]}";
    unsigned accepted = 0;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        for (size_t k = 0; k < sizeof values / sizeof values[0]; k++) {
            char header[ROOM];
            char text[ROOM];
            size_t n = (size_t)snprintf(header, sizeof header, "{\"a\":");
            n += (size_t)snprintf(header + n, sizeof header - n, tensor, 0u, 1u);
            n += (size_t)snprintf(header + n, sizeof header - n, ",\"b\":");
            n += (size_t)snprintf(header + n, sizeof header - n, tensor, 1u, 2u);
            n += (size_t)snprintf(header + n, sizeof header - n, ",%s%s,\"z\":", names[i],
                                  values[k]);
            n += (size_t)snprintf(header + n, sizeof header - n, tensor, k < 10 ? 3u : 2u,
                                  k < 10 ? 4u : 3u);
            n += (size_t)snprintf(header + n, sizeof header - n, "}");
            assert_pieces_agree(header, n, k < 10 ? 4 : 3);
            tg_error error = read_pieces(header, n, n, k < 10 ? 4 : 3, text);
            accepted += error.code == TG_CODE_NONE;
        }
    }
    /* Ten names of tensors with seven values, and metadata in two forms. */
    assert_int_equal(accepted, 10 * 7 + 2 * 2);
}

/* -------------------------------------------------------------------------------------- memory */

static bytes file_of(const char *header, uint64_t data) {
    bytes b = {NULL, 0, 0};
    add_u32le(&b, (uint32_t)strlen(header));
    add_u32le(&b, 0);
    add_bytes(&b, header, strlen(header));
    for (uint64_t i = 0; i < data; i++) add_u8(&b, 1);
    return b;
}

static size_t left;

static void *failing_alloc(void *self, size_t n) {
    (void)self;
    if (left == 0) return NULL;
    left--;
    return malloc(n);
}

static void failing_free(void *self, void *memory, size_t n) {
    (void)self;
    (void)n;
    free(memory);
}

/* No verdict comes from a lack of memory. */
TEST(memory_that_fails) {
    for (size_t k = 0; k < NUM_HEADERS; k++) {
        bytes b = file_of(headers[k], buffer_of(k));
        tg_file *file = NULL;
        for (size_t calls = 0; file == NULL; calls++) {
            tg_error error;
            tg_options options = tg_options_default();
            options.format = TG_FORMAT_SAFETENSORS;
            options.allocator = (tg_allocator){failing_alloc, failing_free, NULL};
            left = calls;
            file = tg_open_memory(b.data, b.size, &options, &error);
            if (file == NULL) assert_int_equal(error.code, TG_CODE_NO_MEMORY);
            assert_true(calls < 1000);
        }
        tg_close(file);
        free_bytes(&b);
    }
}

/* Too little memory is told as that, whatever the header has most of. */
TEST(memory_that_is_limited) {
    static const struct {
        const char *begin;
        const char *each; /* with the number of the repetition */
        const char *end;
    } cases[] = {
        {"{\"a\":{\"b\":[0", ",1", "]}}"},
        {"{\"a\":{\"b\":{\"\":0", ",\"%x\":0", "}}}"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[0", ",1", "],\"data_offsets\":[0,0]}}"},
        {"{\"__metadata__\":{\"b\":\"\"", ",\"%x\":\"\"", "}}"},
        {"{\"a\\n", "xxxxxxxx", "\":{}}"},
        {"{\"\":{\"dtype\":\"F32\",\"shape\":[0],\"data_offsets\":[0,0]}",
         ",\"%x\":{\"dtype\":\"F32\",\"shape\":[0],\"data_offsets\":[0,0]}", "}"},
    };
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        bytes header = {NULL, 0, 0};
        add_bytes(&header, cases[c].begin, strlen(cases[c].begin));
        for (unsigned i = 0; i < 5000; i++) {
            char text[128];
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
            int n = snprintf(text, sizeof text, cases[c].each, 0x10 + i);
#pragma GCC diagnostic pop
            add_bytes(&header, text, (size_t)n);
        }
        add_bytes(&header, cases[c].end, strlen(cases[c].end) + 1);
        bytes b = file_of((const char *)header.data, 0);
        tg_options options = tg_options_default();
        tg_error full = {.code = TG_CODE_NONE};
        options.format = TG_FORMAT_SAFETENSORS;
        tg_close(tg_open_memory(b.data, b.size, &options, &full));
        if (strstr((const char *)header.data, "[0,1,1") != NULL && c == 2)
            assert_int_equal(full.limit, TG_LIMIT_MAX_RANK);
        uint64_t memory = 1;
        for (bool enough = false; !enough; memory += memory / 2 + 1) {
            tg_error error = {.code = TG_CODE_NONE};
            options.limits.max_memory = memory;
            tg_close(tg_open_memory(b.data, b.size, &options, &error));
            enough = error.code == full.code && error.offset == full.offset;
            if (!enough) assert_int_equal(error.code, TG_CODE_LIMIT);
            assert_true(memory < (16u << 20) + 40 * b.size);
        }
        free_bytes(&b);
        free_bytes(&header);
    }
}
