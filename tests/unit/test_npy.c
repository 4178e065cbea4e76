/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_npy.c - .npy files: what the parser of headers accepts, and where it reports anything else.
 */
#include "adapter_test.h"

/* A file of version `major` with this header and `n` bytes of data: 0, 1, 2, ... */
static bytes make(unsigned major, const char *header, size_t n) {
    bytes b = {NULL, 0, 0};
    size_t size = strlen(header);
    add_bytes(&b, "\x93NUMPY", 6);
    add_u8(&b, major);
    add_u8(&b, 0);
    if (major == 1) {
        add_u8(&b, (unsigned)size & 0xff);
        add_u8(&b, (unsigned)size >> 8);
    } else {
        add_u32le(&b, (uint32_t)size);
    }
    add_bytes(&b, header, size);
    for (size_t i = 0; i < n; i++) add_u8(&b, (unsigned)i & 0xff);
    return b;
}

static void assert_accepted(unsigned major, const char *header, size_t n, const char *expected) {
    bytes b = make(major, header, n);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_NPY);
    assert_int_equal(tg_num_tensors(file), 1);
    assert_tensor(file, 0, expected);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.nbytes, n);
    assert_int_equal(t.offset, b.size - n);
    tg_close(file);
    free_bytes(&b);
}

/* The error is at a character of the header: the position of `place` in it. */
static void assert_header_refused(const char *header, const char *place, const char *code,
                                  const char *path) {
    bytes b = make(1, header, 8);
    const char *found = strstr(header, place);
    assert_non_null(found);
    assert_refused(&b, code, 10 + (uint64_t)(found - header), path);
    free_bytes(&b);
}

#define ITEMS(descr, order, shape)                                                                 \
    "{'descr': " descr ", 'fortran_order': " order ", 'shape': " shape ", }"
#define PLAIN ITEMS("'<f4'", "False", "(2,)")

/* ------------------------------------------------------------------------------------ accepted */

TEST(test_forms) {
    static const char *const vector = "arr_0 float32 C dense [2]";
    assert_accepted(1, PLAIN, 8, vector);
    assert_accepted(1, PLAIN "                    \n", 8, vector);
    assert_accepted(2, PLAIN "\n", 8, vector);
    assert_accepted(3, PLAIN "\n", 8, vector);
    assert_accepted(1, "{'shape':(2,),'descr':'<f4','fortran_order':False}", 8, vector);
    assert_accepted(1, "{\"shape\":(2,),\"descr\":\"<f4\",'fortran_order':False,}", 8, vector);
    assert_accepted(1, " { 'shape' : ( 2 , ) ,\n'descr'\t: '<f4' ,\r\n'fortran_order' :False\f}", 8,
                    vector);
    assert_accepted(1, ITEMS("'<f4'", "False", "()"), 4, "arr_0 float32 C dense []");
    assert_accepted(1, ITEMS("'<f4'", "False", "( )"), 4, "arr_0 float32 C dense []");
    assert_accepted(1, ITEMS("'<f4'", "False", "(1, 2)"), 8, "arr_0 float32 C dense [1,2]");
    assert_accepted(1, ITEMS("'<f4'", "False", "(1, 2,)"), 8, "arr_0 float32 C dense [1,2]");
    assert_accepted(1, ITEMS("'<f4'", "False", "(2L, 1L)"), 8, "arr_0 float32 C dense [2,1]");
    assert_accepted(2, ITEMS("'<f4'", "False", "(2L,)"), 8, vector);
}

TEST(test_types) {
    static const struct {
        const char *type; /* after the byte order */
        unsigned size;
        const char *dtype;
    } cases[] = {{"b1", 1, "bool"},      {"i1", 1, "int8"},        {"i2", 2, "int16"},
                 {"i4", 4, "int32"},     {"i8", 8, "int64"},       {"u1", 1, "uint8"},
                 {"u2", 2, "uint16"},    {"u4", 4, "uint32"},      {"u8", 8, "uint64"},
                 {"f2", 2, "float16"},   {"f4", 4, "float32"},     {"f8", 8, "float64"},
                 {"c8", 8, "complex64"}, {"c16", 16, "complex128"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (const char *order = "<>|"; *order != '\0'; order++) {
            char header[128];
            char expected[64];
            if (*order == '|' && cases[i].size > 1) continue;
            snprintf(header, sizeof header, ITEMS("'%c%s'", "False", "(2, 2)"), *order,
                     cases[i].type);
            snprintf(expected, sizeof expected, "arr_0 %s C dense [2,2]", cases[i].dtype);
            assert_accepted(1, header, 4 * cases[i].size, expected);
        }
    }
}

/* Fortran order is reported if it differs from C order. */
TEST(test_order) {
    assert_accepted(1, ITEMS("'|u1'", "True", "(2, 3)"), 6, "arr_0 uint8 F dense [2,3]");
    assert_accepted(1, ITEMS("'|u1'", "True", "(2, 1, 2)"), 4, "arr_0 uint8 F dense [2,1,2]");
    assert_accepted(1, ITEMS("'|u1'", "True", "(6,)"), 6, "arr_0 uint8 C dense [6]");
    assert_accepted(1, ITEMS("'|u1'", "True", "()"), 1, "arr_0 uint8 C dense []");
    assert_accepted(1, ITEMS("'|u1'", "True", "(1, 6, 1)"), 6, "arr_0 uint8 C dense [1,6,1]");
    assert_accepted(1, ITEMS("'|u1'", "True", "(2, 0, 3)"), 0, "arr_0 uint8 C dense [2,0,3]");
    assert_accepted(1, ITEMS("'|u1'", "False", "(2, 3)"), 6, "arr_0 uint8 C dense [2,3]");
}

TEST(test_rank) {
    char shape[512] = "(";
    for (unsigned i = 0; i < 64; i++) strcat(shape, "1,");
    char header[640];
    snprintf(header, sizeof header, ITEMS("'|u1'", "False", "%s)"), shape);
    bytes b = make(1, header, 1);
    tg_file *file = open_bytes(&b);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_int_equal(t.rank, 64);
    tg_close(file);
    free_bytes(&b);
    snprintf(header, sizeof header, ITEMS("'|u1'", "False", "%s1)"), shape);
    b = make(1, header, 1);
    assert_refused(&b, "bad_value", 10 + strlen(header) - strlen("1), }"), "header.shape[64]");
    free_bytes(&b);
}

TEST(test_metadata) {
    for (unsigned major = 1; major <= 3; major++) {
        char expected[64];
        bytes b = make(major, ITEMS("'<c16'", "False", "()"), 16);
        tg_file *file = open_bytes(&b);
        snprintf(expected, sizeof expected, "{version:%u.0,descr:<c16}", major);
        assert_metadata(file, expected);
        tg_close(file);
        free_bytes(&b);
    }
}

/* ------------------------------------------------------------------------------------- values */

/* Numbers of `width` bytes in the other byte order, read in every window. */
TEST(test_values) {
    static const struct {
        const char *descr;
        unsigned width;
    } cases[] = {{"<f4", 1}, {"|b1", 1}, {">u1", 1},  {">i2", 2}, {">f4", 4},
                 {">f8", 8}, {">c8", 4}, {">c16", 8}, {"<c16", 1}};
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        char header[128];
        uint8_t expected[48];
        unsigned width = cases[c].width;
        unsigned itemsize = 0;
        for (const char *p = cases[c].descr + 2; *p != '\0'; p++)
            itemsize = 10 * itemsize + (unsigned)(*p - '0');
        snprintf(header, sizeof header, ITEMS("'%s'", "False", "(3,)"), cases[c].descr);
        bytes b = make(1, header, (size_t)3 * itemsize);
        for (unsigned i = 0; i < 3 * itemsize; i++)
            expected[i] = (uint8_t)(i - i % width + (width - 1 - i % width));
        tg_file *file = open_bytes(&b);
        assert_stored(file, 0, TG_PART_VALUES, expected, (size_t)3 * itemsize);
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, 1, expected, (size_t)3 * itemsize));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
        tg_close(file);
        free_bytes(&b);
    }
}

/* A view is the memory of the caller, in either order; big-endian numbers have none, unless there is no byte. */
TEST(test_view) {
    static const struct {
        const char *header;
        size_t n;
        bool has_view;
    } cases[] = {
        {ITEMS("'<f4'", "False", "(2, 3)"), 24, true},
        {ITEMS("'<f4'", "True", "(2, 3)"), 24, true},
        {ITEMS("'<c16'", "True", "(1, 3)"), 48, true},
        {ITEMS("'|u1'", "False", "(5,)"), 5, true},
        {ITEMS("'>u1'", "False", "(5,)"), 5, true},
        {ITEMS("'>f4'", "False", "(2, 3)"), 24, false},
        {ITEMS("'>c8'", "False", "()"), 8, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bytes b = make(1, cases[i].header, cases[i].n);
        tg_file *file = open_bytes(&b);
        tg_tensor t;
        assert_true(tg_tensor_at(file, 0, &t));
        const void *view = tg_tensor_view(file, &t, TG_PART_VALUES);
        if (cases[i].has_view) {
            assert_ptr_equal(view, b.data + t.offset);
        } else {
            assert_null(view);
            assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
        }
        tg_close(file);
        free_bytes(&b);
    }
    bytes empty = make(1, ITEMS("'>f4'", "False", "(0, 3)"), 0);
    tg_file *file = open_bytes(&empty);
    tg_tensor t;
    assert_true(tg_tensor_at(file, 0, &t));
    assert_non_null(tg_tensor_view(file, &t, TG_PART_VALUES));
    tg_close(file);
    free_bytes(&empty);
}

/* --------------------------------------------------------------------------------------- notes */

/* `expected` lists rules with offsets: "key_order@20 line_feed@120". With notes as errors the first of them is the
 * error. */
static void assert_notes(const bytes *b, const char *expected) {
    char found[512] = "";
    size_t len = 0;
    tg_note note;
    tg_file *file = open_bytes(b);
    for (uint64_t i = 0; tg_note_at(file, i, &note); i++) {
        assert_memory_equal(note.rule, "npy.", 4);
        assert_int_equal(note.code, TG_CODE_BAD_VALUE);
        len += (size_t)snprintf(found + len, sizeof found - len, "%s%s@%u", i > 0 ? " " : "",
                                note.rule + 4, (unsigned)note.offset);
        assert_true(len < sizeof found);
    }
    assert_string_equal(found, expected);
    bool has_notes = tg_note_at(file, 0, &note);
    tg_close(file);
    tg_options strict = {.strict = true};
    tg_error error;
    file = tg_open_memory(b->data, b->size, &strict, &error);
    assert_int_equal(file == NULL, has_notes);
    if (has_notes) {
        assert_int_equal(error.code, TG_CODE_BAD_VALUE);
        assert_int_equal(error.offset, note.offset);
        assert_true(error.path_len == 1);
    }
    tg_close(file);
}

/* With the padding of numpy.save behind `text`. */
static bytes make_padded(unsigned major, const char *text, unsigned align) {
    char header[2048];
    const size_t head = major == 1 ? 10 : 12;
    size_t size = strlen(text) + 1;
    size += align - (head + size) % align;
    assert_true(size < sizeof header);
    memset(header, ' ', size);
    memcpy(header, text, strlen(text));
    header[size - 1] = '\n';
    header[size] = '\0';
    return make(major, header, 8);
}

static void assert_padded_notes(unsigned major, const char *text, const char *expected) {
    bytes b = make_padded(major, text, 64);
    assert_notes(&b, expected);
    free_bytes(&b);
}

/* What numpy.save writes has no note: now, before 1.14 and under Python 2. */
TEST(test_numpy_has_no_notes) {
    static const char *const texts[] = {
        PLAIN,
        ITEMS("'>f8'", "False", "()"),
        ITEMS("'|u1'", "True", "(2, 4)"),
        ITEMS("'<i2'", "True", "(1, 2, 2)"),
        ITEMS("'|b1'", "False", "(8,)"),
        ITEMS("'<f4'", "False", "(2L,)"),
        ITEMS("'<f4'", "False", "(2L, 1L)"),
        ITEMS("'<f4'", "False", "(1, 2L)"),
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        for (unsigned align = 16; align <= 64; align *= 2) {
            bytes b = make_padded(1, texts[i], align);
            assert_notes(&b, "");
            free_bytes(&b);
        }
    }
}

TEST(test_versions_noted) {
    assert_padded_notes(2, PLAIN, "version@6");
    assert_padded_notes(3, PLAIN, "version@6");
    static char header[65537];
    for (size_t size = 65535; size <= 65536; size++) {
        memset(header, ' ', size);
        memcpy(header, PLAIN, sizeof PLAIN - 1);
        header[size - 1] = '\n';
        header[size] = '\0';
        for (unsigned major = 2; major <= 3; major++) {
            bytes b = make(major, header, 8);
            const bool noted = size <= 65535 || major == 3;
            assert_notes(&b, noted ? "header_is_read_by_default@8 data_is_aligned@8 version@6"
                                   : "header_is_read_by_default@8 data_is_aligned@8");
            free_bytes(&b);
        }
    }
}

/* A header that NumPy does not read by default is noted, at its length. */
TEST(test_long_header) {
    static char header[10002];
    for (size_t size = 10000; size <= 10001; size++) {
        memset(header, ' ', size);
        memcpy(header, PLAIN, sizeof PLAIN - 1);
        header[size - 1] = '\n';
        header[size] = '\0';
        for (unsigned major = 1; major <= 3; major++) {
            bytes b = make(major, header, 8);
            char expected[128];
            snprintf(expected, sizeof expected, "%sdata_is_aligned@8%s",
                     size > 10000 ? "header_is_read_by_default@8 " : "",
                     major > 1 ? " version@6" : "");
            assert_notes(&b, expected);
            free_bytes(&b);
        }
    }
}

/* Every size of the padding: a multiple of 16 is enough, whatever the version. */
TEST(test_alignment_noted) {
    for (unsigned major = 1; major <= 2; major++) {
        const char *version = major == 1 ? "" : " version@6";
        for (unsigned n = 0; n < 64; n++) {
            char header[256];
            char expected[64];
            snprintf(header, sizeof header, "%s%*s\n", PLAIN, (int)n, "");
            const size_t data = (major == 1 ? 10 : 12) + strlen(header);
            snprintf(expected, sizeof expected, "%s%s", data % 16 == 0 ? "" : "data_is_aligned@8",
                     data % 16 == 0 && major == 2 ? version + 1 : version);
            bytes b = make(major, header, 8);
            assert_notes(&b, expected);
            free_bytes(&b);
        }
    }
}

TEST(test_line_feed_noted) {
    static const struct {
        char last;
        char inside;
        const char *expected;
    } cases[] = {
        {'\n', ' ', ""},
        {' ', ' ', "line_feed@127"},
        {'\t', ' ', "line_feed@127"},
        {'\r', ' ', "line_feed@127"},
        {'\n', '\n', "spelling@100"},
        {'\n', '\t', "spelling@100"},
        {' ', '\n', "spelling@100 line_feed@127"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bytes b = make_padded(1, PLAIN, 64);
        assert_int_equal(b.size, 136);
        b.data[100] = (uint8_t)cases[i].inside;
        b.data[127] = (uint8_t)cases[i].last;
        assert_notes(&b, cases[i].expected);
        free_bytes(&b);
    }
    /* No padding at all. */
    bytes b = make(1, PLAIN, 8);
    assert_notes(&b, "data_is_aligned@8 line_feed@66");
    free_bytes(&b);
}

TEST(test_key_order_noted) {
    static const struct {
        const char *text;
        const char *key; /* the first out of order; NULL: none */
    } cases[] = {
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", NULL},
        {"{'descr': '<f4', 'shape': (2,), 'fortran_order': False, }", "fortran"},
        {"{'fortran_order': False, 'descr': '<f4', 'shape': (2,), }", "descr"},
        {"{'fortran_order': False, 'shape': (2,), 'descr': '<f4', }", "descr"},
        {"{'shape': (2,), 'descr': '<f4', 'fortran_order': False, }", "descr"},
        {"{'shape': (2,), 'fortran_order': False, 'descr': '<f4', }", "fortran"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char expected[32] = "";
        if (cases[i].key != NULL)
            snprintf(expected, sizeof expected, "key_order@%u",
                     10 + (unsigned)(strstr(cases[i].text, cases[i].key) - cases[i].text));
        assert_padded_notes(1, cases[i].text, expected);
    }
}

/* Quotes, blanks and commas: the first departure is noted, once. */
TEST(test_spelling_noted) {
    static const struct {
        const char *text;
        unsigned at; /* in the text */
    } cases[] = {
        {" {'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", 0},
        {"{ 'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", 1},
        {"{\"descr\": '<f4', 'fortran_order': False, 'shape': (2,), }", 1},
        {"{'descr' : '<f4', 'fortran_order': False, 'shape': (2,), }", 8},
        {"{'descr':'<f4', 'fortran_order': False, 'shape': (2,), }", 9},
        {"{'descr':  '<f4', 'fortran_order': False, 'shape': (2,), }", 9},
        {"{'descr':\t'<f4', 'fortran_order': False, 'shape': (2,), }", 9},
        {"{'descr': \"<f4\", 'fortran_order': False, 'shape': (2,), }", 10},
        {"{'descr': '<f4' , 'fortran_order': False, 'shape': (2,), }", 15},
        {"{'descr': '<f4','fortran_order': False, 'shape': (2,), }", 16},
        {"{'descr': '<f4',\n'fortran_order': False, 'shape': (2,), }", 16},
        {"{'descr': '<f4', 'fortran_order': False , 'shape': (2,), }", 39},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': ( 2,), }", 51},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2 ,), }", 52},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, ), }", 53},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,) , }", 54},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,),}", 55},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}", 54},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2,) }", 54},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,2), }", 53},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2,), }", 55},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2, ), }", 56},
        {"{'descr': '<f8', 'fortran_order': False, 'shape': ( ), }", 51},
        {"{'descr': '<f8', \"fortran_order\": False, 'shape': ( ),}", 17},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char expected[32];
        snprintf(expected, sizeof expected, "spelling@%u", 10 + cases[i].at);
        assert_padded_notes(1, cases[i].text, expected);
    }
    assert_padded_notes(1, "{'shape':(2,),'descr':'<f4','fortran_order':False}",
                        "key_order@25 spelling@19");
}

/* ------------------------------------------------------------------------------------- refused */

TEST(test_head) {
    for (unsigned major = 0; major < 256; major++) {
        if (major >= 1 && major <= 3) continue;
        bytes b = make(major, PLAIN, 8);
        assert_refused(&b, "bad_value", 6, "major");
        free_bytes(&b);
    }
    bytes b = make(1, PLAIN, 8);
    b.data[7] = 1;
    assert_refused(&b, "bad_value", 7, "minor");
    free_bytes(&b);
    b = make(2, PLAIN, 8);
    b.data[10] = 0x10; /* 2^20 and a little more: over the limit, and nothing of it was read */
    assert_refused(&b, "bad_value", 8, "len_header");
    b.data[11] = 0xff;
    assert_refused(&b, "bad_value", 8, "len_header");
    b.data[10] = 0x0f;
    b.data[11] = 0;
    assert_refused(&b, "truncated", 12, "header");
    free_bytes(&b);
    b = make(3, "{'descr': '\xff'", 8);
    assert_refused(&b, "bad_text", 23, "header");
    free_bytes(&b);
}

TEST(test_sizes) {
    uint64_t data = 10 + strlen(PLAIN);
    for (size_t n = 0; n < 16; n++) {
        bytes b = make(1, PLAIN, n);
        if (n < 8) assert_refused(&b, "truncated", data, "data");
        if (n > 8) assert_refused(&b, "trailing", data + 8, "data");
        free_bytes(&b);
    }
}

/* Forms of a type that NumPy reads and this library does not; `place` is where the type of objects is. */
static void assert_objects_in_other_forms(void) {
    static const struct {
        const char *descr;
        const char *place;
    } objects[] = {{"('O', (2,))", "O',"},           {"( \"|O\" , 2)", "|O"},
                   {"('i4', [('a', 'O')])", "O')"},  {"[('a', ('O', 2))]", "O', 2"},
                   {"([('O', 'O')], (2,))", "O')]"}, {"{'names': ['a'], 'formats': ['O8']}", "O8"}};
    static const char *const none[] = {"('<f4', (2,))", "([('O', '<f4')], (2,))",
                                       "{'O': ('<f4', 0)}", "('O', ('<f4', (2,)))"};
    char header[128];
    for (size_t i = 0; i < sizeof objects / sizeof objects[0]; i++) {
        snprintf(header, sizeof header, ITEMS("%s", "False", "(2,)"), objects[i].descr);
        assert_header_refused(header, objects[i].place, "code_execution", "header.descr");
    }
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        snprintf(header, sizeof header, ITEMS("%s", "False", "(2,)"), none[i]);
        assert_header_refused(header, none[i], "bad_value", "header.descr");
    }
}

TEST(test_types_refused) {
    static const char *const objects[] = {"|O",    "|O8",     "O",     "O4",
                                          "<O",    "object",  "(2,)O", "2O",
                                          "i4, O", "i4, 2|O", "O,f8",  "f4 , object "};
    static const char *const unsupported[] = {"<f3", "<i16"};
    static const char *const bad[] = {"",    "<",   "f4",  "=f4", "@f4", "float32", "|f4",
                                      "|i2", "|c8", "<x4", "i1<", "!f4", "Ox",      "objects"};
    char header[128];
    for (size_t i = 0; i < sizeof objects / sizeof objects[0]; i++) {
        snprintf(header, sizeof header, ITEMS("'%s'", "False", "(2,)"), objects[i]);
        assert_header_refused(header, objects[i], "code_execution", "header.descr");
        snprintf(header, sizeof header, ITEMS("[('a', '<f4'), ('b', '%s')]", "False", "(2,)"),
                 objects[i]);
        assert_header_refused(header, objects[i], "code_execution", "header.descr");
    }
    for (size_t i = 0; i < sizeof unsupported / sizeof unsupported[0]; i++) {
        snprintf(header, sizeof header, ITEMS("'%s'", "False", "(2,)"), unsupported[i]);
        assert_header_refused(header, unsupported[i], "unsupported", "header.descr");
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char place[32];
        snprintf(header, sizeof header, ITEMS("'%s'", "False", "(2,)"), bad[i]);
        snprintf(place, sizeof place, "%s', 'fort", bad[i]);
        assert_header_refused(header, place, "bad_value", "header.descr");
    }
    assert_objects_in_other_forms();
    assert_header_refused(ITEMS("('<f4', (2,))", "False", "(2,)"), "('<f4", "bad_value",
                          "header.descr");
    assert_header_refused(ITEMS("[('O', 'O ')", "False", "(2,)"), "O ", "code_execution",
                          "header.descr");
    assert_header_refused(ITEMS("{}", "False", "(2,)"), "{}", "bad_value", "header.descr");
    assert_header_refused(ITEMS("4", "False", "(2,)"), "4", "bad_value", "header.descr");
    assert_header_refused("{'descr': \"<f4', }\n", "\n", "bad_value", "header.descr");
    assert_header_refused(ITEMS("'<\x7f'", "False", "(2,)"), "\x7f", "bad_value", "header.descr");
    assert_header_refused(ITEMS("'\\x3cf4'", "False", "(2,)"), "\\", "bad_value", "header.descr");
    assert_header_refused(ITEMS("u'<f4'", "False", "(2,)"), "u'", "bad_value", "header.descr");
}

TEST(test_order_refused) {
    static const char *const bad[] = {"0", "1", "'False'", "false", "Fals", "None", "TRUE"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char header[128];
        char place[32];
        snprintf(header, sizeof header, ITEMS("'<f4'", "%s", "(2,)"), bad[i]);
        snprintf(place, sizeof place, "%s, 'shape", bad[i]);
        assert_header_refused(header, place, "bad_value", "header.fortran_order");
    }
    assert_header_refused(ITEMS("'<f4'", "Falsehood", "(2,)"), "hood", "bad_value", "header");
    assert_header_refused(ITEMS("'<f4'", "True + 1", "(2,)"), "+", "bad_value", "header");
}

TEST(test_shape_refused) {
    static const struct {
        const char *shape;
        const char *place;
        const char *code;
        const char *path;
    } cases[] = {
        {"[2]", "[", "bad_value", "header.shape"},
        {"2", "2", "bad_value", "header.shape"},
        {"(2)", ")", "bad_value", "header.shape"},
        {"(,)", ",)", "bad_value", "header.shape[0]"},
        {"(2,,)", ",)", "bad_value", "header.shape[1]"},
        {"(2 2)", "2)", "bad_value", "header.shape"},
        {"(-2,)", "-", "bad_value", "header.shape[0]"},
        {"(+2,)", "+", "bad_value", "header.shape[0]"},
        {"(2.0,)", ".0", "bad_value", "header.shape"},
        {"(2, None)", "None", "bad_value", "header.shape[1]"},
        {"(True,)", "True", "bad_value", "header.shape[0]"},
        {"(1, 02)", "02", "bad_value", "header.shape[1]"},
        {"(0x2,)", "x2", "bad_value", "header.shape"},
        {"(2_0,)", "_0", "bad_value", "header.shape"},
        {"(2l,)", "l,", "bad_value", "header.shape"},
        {"(1, 9223372036854775808)", "9223", "overflow", "header.shape[1]"},
        {"(1, 99999999999999999999999)", "9999", "overflow", "header.shape[1]"},
        {"(1, 2305843009213693952)", "2305", "overflow", "header.shape[1]"},
        {"(2147483648, 2147483648)", "2147483648)", "overflow", "header.shape[1]"},
        {"(0, 2147483648, 2147483648)", "2147483648)", "overflow", "header.shape[2]"},
        {"(2,), 'x': 1", "x", "bad_value", "header"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char header[128];
        snprintf(header, sizeof header, ITEMS("'<f4'", "False", "%s"), cases[i].shape);
        assert_header_refused(header, cases[i].place, cases[i].code, cases[i].path);
    }
    /* Python 3 never wrote such a number, so version 3 does not permit it. */
    bytes b = make(3, ITEMS("'<f4'", "False", "(2L,)"), 8);
    assert_refused(&b, "bad_value",
                   12 + strlen("{'descr': '<f4', 'fortran_order': False, 'shape': (2"),
                   "header.shape");
    free_bytes(&b);
}

TEST(test_dictionary_refused) {
    static const struct {
        const char *header;
        const char *place;
    } cases[] = {
        {"", ""},
        {"    ", ""},
        {"[]", "["},
        {"dict()", "dict"},
        {"{}", "}"},
        {"{,}", ","},
        {"{descr: 1}", "descr"},
        {"{'descr' '<f4'}", "'<f4"},
        {"{'descr': '<f4'}", "}"},
        {"{'descr': '<f4' 'shape': (2,)}", "'shape"},
        {"{'descr': '<f4', 'descr': '<f8', 'fortran_order': False, 'shape': (2,)}", "descr': '<f8"},
        {"{'Descr': '<f4', 'fortran_order': False, 'shape': (2,)}", "Descr"},
        {PLAIN " x", "x"},
        {PLAIN "{}", "{}"},
        {"(" PLAIN ")", "("},
        /* In front of the dictionary Python removes spaces and tabs; what follows a line end is indented. */
        {"\n" PLAIN, "\n"},
        {"\n " PLAIN, "\n"},
        {" \r" PLAIN, "\r"},
        {"\t\r\n" PLAIN, "\r"},
        {"\f " PLAIN, "\f"},
        /* Behind it, a line without an end of its own. */
        {PLAIN "\r ", "\r"},
        {PLAIN " \n\r\t", "\r"},
        {PLAIN "\r\f", "\r"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *header = cases[i].header;
        const char *place = cases[i].place;
        bytes b = make(1, header, 8);
        size_t at = *place == '\0' ? strlen(header) : (size_t)(strstr(header, place) - header);
        assert_refused(&b, "bad_value", 10 + at, "header");
        free_bytes(&b);
    }
}

/* Blanks behind the last line end. NumPy reads them in versions that Python 2 wrote, where it tries again
 * without their indentation. */
TEST(test_last_line) {
    static const char *const vector = "arr_0 float32 C dense [2]";
    static const char *const lines[] = {PLAIN "\n ", PLAIN " \n\t ", PLAIN "\r\n ", PLAIN "\n\n\t"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        assert_accepted(1, lines[i], 8, vector);
        assert_accepted(2, lines[i], 8, vector);
        bytes b = make(3, lines[i], 8);
        assert_refused(&b, "bad_value", 12 + (uint64_t)(strrchr(lines[i], '\n') - lines[i]),
                       "header");
        free_bytes(&b);
    }
    assert_accepted(3, PLAIN "\n \n", 8, vector);
    assert_accepted(3, PLAIN "\n \r", 8, vector);
    assert_accepted(3, PLAIN " \t", 8, vector);
}

/* Truncated anywhere: the error is at the end of the file, or, if a dictionary ends too early,
 * at its end. */
TEST(test_truncations) {
    bytes b = make(1, PLAIN "\n", 8);
    for (size_t n = 0; n < b.size; n++) {
        tg_error error;
        assert_null(tg_open_memory(b.data, n, NULL, &error));
        assert_int_equal(error.format, n < 6 ? TG_FORMAT_NONE : TG_FORMAT_NPY);
        if (n >= 6) assert_int_equal(error.code, TG_CODE_TRUNCATED);
        assert_true(error.offset <= n);
    }
    free_bytes(&b);
    for (size_t n = 0; n < strlen(PLAIN); n++) {
        char header[128];
        snprintf(header, sizeof header, "%.*s", (int)n, PLAIN);
        b = make(1, header, 8);
        tg_error error;
        assert_null(tg_open_memory(b.data, b.size, NULL, &error));
        assert_int_equal(error.format, TG_FORMAT_NPY);
        assert_int_equal(error.code, TG_CODE_BAD_VALUE);
        assert_in_range(error.offset, 10, 10 + n);
        assert_string_equal(error.path[0].name, "header");
        free_bytes(&b);
    }
}

/* Any byte of a header replaced by another: no crash, and no tensor that does not fit. */
TEST(test_every_byte) {
    bytes b = make(1, ITEMS("'<f4'", "True", "(2, 12L)"), 96);
    for (size_t at = 6; at < b.size - 96; at++) {
        uint8_t old = b.data[at];
        for (unsigned value = 0; value < 256; value++) {
            b.data[at] = (uint8_t)value;
            tg_error error;
            tg_file *file = tg_open_memory(b.data, b.size, NULL, &error);
            if (file == NULL) {
                assert_int_not_equal(error.code, TG_CODE_INTERNAL);
                assert_true(error.offset <= b.size);
                continue;
            }
            tg_tensor t;
            assert_true(tg_tensor_at(file, 0, &t));
            assert_int_equal(t.nbytes, 96);
            tg_close(file);
        }
        b.data[at] = old;
    }
    free_bytes(&b);
}
