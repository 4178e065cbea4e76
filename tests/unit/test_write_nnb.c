/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of runtime/formats/nnb/nnb_writer*.c, with a network that is written out by hand and
 * others. */
#include "write_test.h"

/* ---------------------------------------------------------------------------------- networks */

#define MAX_TENSORS 8

typedef struct network {
    const char *metadata; /* NULL: none */
    tg_decl tensors[MAX_TENSORS];
    size_t num_tensors;
    memory_values values[MAX_TENSORS];
} network;

static uint8_t counting[256]; /* 1, 2, 3, ... */

static tg_decl *add_tensor(network *net, const char *name, tg_dtype dtype, uint32_t rank,
                           const uint64_t *shape, size_t size) {
    assert_true(net->num_tensors < MAX_TENSORS && size <= sizeof counting);
    for (size_t i = 0; i < sizeof counting; i++) counting[i] = (uint8_t)(i + 1);
    tg_decl *d = &net->tensors[net->num_tensors];
    *d = dense_decl(name, dtype, rank, shape, &net->values[net->num_tensors], counting, size);
    net->num_tensors++;
    return d;
}

static bool declare(tg_build *build, void *self) {
    const network *net = self;
    declared d = {net->tensors, net->num_tensors, net->metadata};
    return declare_all(build, &d);
}

#define SHAPE(...) ((const uint64_t[]){__VA_ARGS__})

static const char metadata[] =
    "{version:3,api_level:44,inputs:[0],outputs:[3],buffers:[8,12],variables:["
    "{id:0,shape:[1,2],dtype:float32,fp_pos:0,buffer:0},"
    "{id:1,shape:[2,3],dtype:float32,fp_pos:0,buffer:null},"
    "{id:7,shape:[3],dtype:int16,fp_pos:12,buffer:null},"
    "{id:3,shape:[1,3],dtype:float32,fp_pos:5,buffer:1},"
    "{id:4,shape:[9],dtype:bit,fp_pos:0,buffer:null},"
    "{id:5,shape:[],dtype:int8,fp_pos:15,buffer:null}],functions:["
    "{name:Affine,id:0,impl:100,inputs:[0,1,2],outputs:[3],args:{base_axis:1}},"
    "{name:Shift,id:82,impl:0,inputs:[3],outputs:[],args:{shifts:[1,-2],border_mode:reflect}},"
    "{name:TopKData,id:350,impl:65535,inputs:[3],outputs:[3],"
    "args:{k:-3,abs:1,reduce:0,base_axis:1,largest:1,with_index:0}}]}";

static void make_example(network *net, const char *text) {
    static const uint64_t bits[] = {9};
    static const uint64_t weight[] = {2, 3};
    static const uint64_t bias[] = {3};
    memset(net, 0, sizeof *net);
    net->metadata = text;
    /* Not in the order of the variables. */
    add_tensor(net, "4", TG_DTYPE_BIT, 1, bits, 2);
    add_tensor(net, "1", TG_DTYPE_FLOAT32, 2, weight, 24)->order = TG_ORDER_F;
    add_tensor(net, "2", TG_DTYPE_INT16, 1, bias, 6)->fp_pos = 12;
    add_tensor(net, "5", TG_DTYPE_INT8, 0, NULL, 1)->fp_pos = 15;
}

static void add_words(bytes *b, const int64_t *words, size_t n) {
    for (size_t i = 0; i < n; i++) add_u32le(b, (uint32_t)words[i]);
}
#define WORDS(b, ...)                                                                              \
    add_words(b, (const int64_t[]){__VA_ARGS__},                                                   \
              sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))

static bytes example_file(void) {
    bytes b = {NULL, 0, 0};
    WORDS(&b, 3, 44, 2, 2, 6, 19, 3, 30, 1, 0, 1, 1, 31, 372);                     /* header */
    WORDS(&b, 0, 4, 8, 16, 24, 44, 52, 76, 96, 100, 108, 128, 136, 156, 160, 164); /* table */
    WORDS(&b, 184, 184, 188, 208, 232, 244, 248, 272, 276, 276, 284, 316, 320, 324, 360);
    WORDS(&b, 0);                                  /* 0: inputs */
    WORDS(&b, 3);                                  /* 1: outputs */
    WORDS(&b, 8, 12);                              /* 2: buffers */
    WORDS(&b, 1, 2, /* 4: */ 0, 2, 3, 0, -1);      /* 3: variable 0 */
    WORDS(&b, 2, 3);                               /* 5: variable 1 */
    add_bytes(&b, counting, 24);                   /* 6 */
    WORDS(&b, 1, 2, 5, 0, 6);                      /* 7 */
    WORDS(&b, 3);                                  /* 8: variable 2 */
    add_bytes(&b, "\1\2\3\4\5\6\0\0", 8);          /* 9 */
    WORDS(&b, 7, 1, 8, 0xc1, 9);                   /* 10 */
    WORDS(&b, 1, 3, /* 12: */ 3, 2, 11, 0x50, -2); /* 11: variable 3 */
    WORDS(&b, 9, /* 14: */ 0x0201);                /* 13: variable 4 */
    WORDS(&b, 4, 1, 13, 3, 14);                    /* 15 */
    WORDS(&b, /* 17: */ 1);                        /* 16: variable 5, a scalar */
    WORDS(&b, 5, 0, 16, 0xf2, 17);                 /* 18 */
    WORDS(&b, 4, 7, 10, 12, 15, 18);               /* 19: variables */
    WORDS(&b, 0, 1, 2, /* 21: */ 3);               /* 20: Affine */
    WORDS(&b, 100 << 16, 3, 20, 1, 21, 1);         /* 22 */
    WORDS(&b, 3, /* 24: */ /* 25: */ 1, -2);       /* 23: Shift, without outputs */
    WORDS(&b, 82, 1, 23, 0, 24, 2, 25, 1);         /* 26 */
    WORDS(&b, 3, /* 28: */ 3);                     /* 27: TopKData */
    WORDS(&b, 350 | 65535u << 16, 1, 27, 1, 28);   /* 29 */
    add_bytes(&b, "\375\377\377\377\1\0\0\0\1\0\0\0\1\0\0\0", 16);
    WORDS(&b, 22, 26, 29); /* 30: functions */
    return b;
}

TEST(a_network_byte_for_byte) {
    network net;
    make_example(&net, metadata);
    bytes expected = example_file();
    assert_builds(TG_FORMAT_NNB, NULL, declare, &net, &expected);

    tg_file *file = open_bytes(&expected);
    assert_int_equal(tg_num_notes(file), 0);
    assert_metadata(file, metadata);
    assert_int_equal(tg_num_tensors(file), 4);
    assert_tensor(file, 0, "1 float32 F dense [2,3]");
    assert_tensor(file, 3, "5 int8 C dense []");
    assert_stored(file, 1, TG_PART_VALUES, counting, 6);
    tg_close(file);
    free_bytes(&expected);
}

TEST(everything_fails_once) {
    network net;
    make_example(&net, metadata);
    assert_faults(TG_FORMAT_NNB, NULL, declare, &net);
}

/* The written file can be read, and has the same content. */
static void assert_comes_back(network *net, const tg_build_options *options, const char *expected) {
    bytes b = build_bytes(TG_FORMAT_NNB, options, declare, net);
    tg_file *file = open_bytes(&b);
    assert_int_equal(tg_file_format(file), TG_FORMAT_NNB);
    told t;
    tg_sink sink = text_sink(&t);
    assert_true(tg_metadata(file, &sink));
    assert_string_equal(t.data, expected);
    tg_close(file);
    free_bytes(&b);
}

/* --------------------------------------------------------------------------- without metadata */

TEST(tensors_alone) {
    network net = {.metadata = NULL};
    add_tensor(&net, "1", TG_DTYPE_INT8, 1, SHAPE(3), 3);
    add_tensor(&net, "0", TG_DTYPE_FLOAT32, 3, SHAPE(1, 2, 3), 24);
    add_tensor(&net, "2", TG_DTYPE_INT16, 2, SHAPE(0, 2147483647), 0)->fp_pos = 3;
    assert_comes_back(&net, NULL,
                      "{version:3,api_level:1,inputs:[],outputs:[],buffers:[],variables:["
                      "{id:0,shape:[1,2,3],dtype:float32,fp_pos:0,buffer:null},"
                      "{id:1,shape:[3],dtype:int8,fp_pos:0,buffer:null},"
                      "{id:2,shape:[0,2147483647],dtype:int16,fp_pos:3,buffer:null}],"
                      "functions:[]}");
    tg_build_options options = {.nnb_version = 2};
    net.num_tensors = 0;
    assert_comes_back(&net, &options,
                      "{version:2,api_level:1,inputs:[],outputs:[],buffers:[],variables:[],"
                      "functions:[]}");
}

TEST(one_without_functions) {
    /* The exporter gives buffer 0 to unused variables, even if there is none. */
    network net = {.metadata = "{version:2,api_level:105024636,inputs:[],outputs:[0],buffers:[],"
                               "variables:[{id:4294967295,shape:[4],dtype:int8,fp_pos:0,buffer:0}],"
                               "functions:[]}"};
    assert_comes_back(&net, NULL, net.metadata);
}

/* ---------------------------------------------------------------------------------- versions */

#define BUFFERS(version, sizes)                                                                    \
    "{version:" version ",api_level:0,inputs:[],outputs:[],buffers:[" sizes                        \
    "],variables:[{id:0,shape:[4],dtype:float32,fp_pos:0,buffer:1}],functions:["                   \
    "{name:Tanh,id:13,impl:0,inputs:[0],outputs:[0],args:{}}]}"

TEST(sizes_of_buffers_change_with_the_version) {
    tg_build_options two = {.nnb_version = 2};
    tg_build_options three = {.nnb_version = 3};
    network net = {.metadata = BUFFERS("2", "0,4,536870911")};
    assert_comes_back(&net, NULL, net.metadata);
    assert_comes_back(&net, &two, net.metadata);
    assert_comes_back(&net, &three, BUFFERS("3", "0,16,2147483644"));
    net.metadata = BUFFERS("3", "17,16,2147483647");
    assert_comes_back(&net, NULL, net.metadata);
    assert_comes_back(&net, &two, BUFFERS("2", "5,4,536870912"));

    net.metadata = BUFFERS("2", "0,4,536870912");
    assert_build_refused(TG_FORMAT_NNB, &three, declare, &net, "overflow",
                         "metadata: buffers[2] has 2147483648 bytes, for which version 3 has no "
                         "room; write version 2");
    three.nnb_version = 4;
    assert_build_refused(TG_FORMAT_NNB, &three, declare, &net, "usage",
                         "NNB has the versions 2 and 3");
}

/* ------------------------------------------------------------------------ transposed and cut */

#define WEIGHTS(args)                                                                              \
    "{version:3,api_level:44,inputs:[],outputs:[],buffers:[64],variables:["                        \
    "{id:0,shape:[1,2],dtype:float32,fp_pos:0,buffer:0},"                                          \
    "{id:1,shape:[2,2,1],dtype:int8,fp_pos:1,buffer:null},"                                        \
    "{id:2,shape:[2,4],dtype:bit,fp_pos:0,buffer:null},"                                           \
    "{id:3,shape:[4],dtype:float32,fp_pos:0,buffer:null}],functions:["                             \
    "{name:BinaryConnectAffine,id:235,impl:0,inputs:[0,1,2,3],outputs:[0],args:{" args "}}]}"

TEST(weights_of_affine_are_transposed) {
    network net = {.metadata = WEIGHTS("base_axis:1,quantize_zero_to:-0.5")};
    tg_decl *first = add_tensor(&net, "1", TG_DTYPE_INT8, 3, SHAPE(2, 2, 1), 4);
    first->order = TG_ORDER_ROTATED;
    first->fp_pos = 1;
    tg_decl *second = add_tensor(&net, "2", TG_DTYPE_BIT, 2, SHAPE(2, 4), 1);
    second->order = TG_ORDER_F;
    /* Of one axis, so its order is irrelevant. */
    tg_decl *bias = add_tensor(&net, "3", TG_DTYPE_FLOAT32, 1, SHAPE(4), 16);
    bias->order = TG_ORDER_ROTATED;
    assert_comes_back(&net, NULL, net.metadata);

    first->order = TG_ORDER_F;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '1': a function takes it as a transposed weight, so its values "
                         "have to come in order rotated");
    first->order = TG_ORDER_ROTATED;
    second->order = TG_ORDER_C;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '2': a function takes it as a transposed weight, so its values "
                         "have to come in order F");
    network plain = {.metadata = NULL};
    add_tensor(&plain, "0", TG_DTYPE_FLOAT32, 2, SHAPE(2, 2), 16)->order = TG_ORDER_F;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &plain, "bad_value",
                         "tensor '0': no function takes it as a transposed weight, so its values "
                         "have to come in order C; c_order");
}

#define CUT(shape, inputs)                                                                         \
    "{version:3,api_level:44,inputs:[],outputs:[],buffers:[64],variables:["                        \
    "{id:0,shape:[1],dtype:float32,fp_pos:0,buffer:0},"                                            \
    "{id:1,shape:[" shape "],dtype:int8,fp_pos:0,buffer:null}],functions:["                        \
    "{name:BinaryConnectConvolution,id:108,impl:0,inputs:[" inputs "],outputs:[0],"                \
    "args:{base_axis:1,pad:[0,0],stride:[1,1],dilation:[],group:1}}]}"

TEST(a_cut_weight_stays_so) {
    network net = {.metadata = CUT("2,3", "0,1,0")};
    tg_decl *d = add_tensor(&net, "1", TG_DTYPE_INT8, 2, SHAPE(2, 3), 1);
    d->storage = TG_STORAGE_PARTIAL;
    d->stored = 1;
    assert_comes_back(&net, NULL, net.metadata);

    net.metadata = CUT("2,3", "0,0,1");
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '1': metadata: functions[0] uses variable 1, whose buffer or "
                         "constant data do not hold its whole shape");
    net.metadata = CUT("2,2", "0,1,0");
    d->shape = SHAPE(2, 2);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '1': partial, though all of its elements fit the 4 bytes that one "
                         "takes");
    d->stored = 2;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '1': 2 elements of it are stored; the format stores all, or one");
}

/* --------------------------------------------------------------------------------- functions */

/* A file with one function of this number, whose arguments are zeros; its metadata. */
static void read_function(uint32_t id, told *t) {
    bytes b = {NULL, 0, 0};
    /* Blocks: 0 empty, at the end; 1 functions; 2 the record. */
    WORDS(&b, 3, 44, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 3, 260, 260, 0, 4);
    WORDS(&b, 2);
    WORDS(&b, id, 0, 0, 0, 0);
    for (int i = 0; i < 59; i++) add_u32le(&b, 0);
    tg_file *file = open_bytes(&b);
    tg_sink sink = text_sink(t);
    assert_true(tg_metadata(file, &sink));
    tg_close(file);
    free_bytes(&b);
}

/* The text with another value for each argument: numbers and floats count up, lists have
 * two elements. */
static void vary_arguments(const char *text, char *out) {
    unsigned next = 1;
    const char *args = strstr(text, "args:{");
    assert_non_null(args);
    size_t head = (size_t)(args - text);
    memcpy(out, text, head);
    out += head;
    while (*args != '\0') {
        if (*args == ':' && strncmp(args, ":[]", 3) == 0) {
            out += sprintf(out, ":[-%u,%u]", next, next + 1);
            args += 3;
        } else if (*args == ':' && strncmp(args, ":0.0", 4) == 0) {
            out += sprintf(out, ":%u.5", next);
            args += 4;
        } else if (*args == ':' && args[1] == '0') {
            out += sprintf(out, ":%u", next);
            args += 2;
        } else {
            *out++ = *args++;
            continue;
        }
        next += 2;
    }
    *out = '\0';
}

/* All 271 numbers, and those in between. */
TEST(every_function) {
    unsigned written_ones = 0;
    for (uint32_t id = 0; id < 400; id++) {
        told t;
        char varied[4096];
        read_function(id, &t);
        network net = {.metadata = t.data};
        tg_build *build = new_build(TG_FORMAT_NNB, NULL);
        bool known = declare(build, &net) && tg_build_size(build, NULL);
        if (!known) {
            char expected[256];
            snprintf(expected, sizeof expected,
                     "metadata: functions[0] has the number %u, whose arguments are not known; a "
                     "network with it cannot be written",
                     (unsigned)id);
            assert_string_equal(refusal_of(tg_build_error(build)), expected);
        }
        tg_build_free(build);
        if (!known) continue;
        written_ones++;
        assert_comes_back(&net, NULL, t.data);
        vary_arguments(t.data, varied);
        net.metadata = varied;
        assert_comes_back(&net, NULL, varied);
    }
    assert_int_equal(written_ones, 265); /* six have unknown arguments */
}

#define FUNCTION(text)                                                                             \
    "{version:3,api_level:44,inputs:[],outputs:[],buffers:[],variables:[],functions:[" text "]}"

TEST(arguments_exactly) {
    network net = {.metadata = FUNCTION("{name:LeakyReLU,id:15,impl:0,inputs:[],outputs:[],"
                                        "args:{alpha:0.1}}")};
    assert_comes_back(&net, NULL, net.metadata);
    /* A number without a text; a float from an integer; true for 1. */
    net.metadata = FUNCTION("{name:Shift,id:82,impl:0,inputs:[],outputs:[],"
                            "args:{border_mode:-7,shifts:[]}}");
    assert_comes_back(&net, NULL,
                      FUNCTION("{name:Shift,id:82,impl:0,inputs:[],outputs:[],"
                               "args:{shifts:[],border_mode:-7}}"));
    net.metadata =
        FUNCTION("{name:SELU,id:18,impl:0,inputs:[],outputs:[],args:{alpha:3,scale:-0.0}}"
                 ",{name:ReLU,id:14,impl:0,inputs:[],outputs:[],args:{inplace:true}}");
    assert_comes_back(&net, NULL,
                      FUNCTION("{name:SELU,id:18,impl:0,inputs:[],outputs:[],"
                               "args:{scale:-0.0,alpha:3.0}},"
                               "{name:ReLU,id:14,impl:0,inputs:[],outputs:[],args:{inplace:1}}"));
}

/* ---------------------------------------------------------------------------------- refusing */

/* The example with one item of its metadata replaced. */
static void assert_refused_with(const char *old, const char *new, const char *code,
                                const char *text) {
    char changed[4096];
    const char *at = strstr(metadata, old);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - metadata), metadata, new,
             at + strlen(old));
    network net;
    make_example(&net, changed);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, code, text);
}

TEST(metadata_that_no_file_can_have) {
    static const char *const cases[][3] = {
        {"version:3", "version:4", "NNB has the versions 2 and 3"},
        {"version:3", "version:three", "NNB has the versions 2 and 3"},
        {"version:3,", "", "metadata have to have 'version'"},
        {"version:3,", "version:3,colour:1,",
         "metadata member 'colour': the format has no place for it, or no second one; leave it "
         "out"},
        {"version:3,", "version:3,version:3,",
         "metadata member 'version': the format has no place for it, or no second one; leave it "
         "out"},
        {"api_level:44", "api_level:4294967296", "metadata: 'api_level' has to fit 32 bits"},
        {"inputs:[0]", "inputs:[6]", "metadata: 'inputs' has to list numbers of variables"},
        {"inputs:[0]", "inputs:0", "metadata: 'inputs' has to list numbers of variables"},
        {"outputs:[3]", "outputs:[-1]", "metadata: 'outputs' has to list numbers of variables"},
        {"buffers:[8,12]", "buffers:[8,-1]",
         "metadata: 'buffers' has to list sizes, 0 to 2147483647"},
        {"buffers:[8,12]", "buffers:[8,2147483648]",
         "metadata: 'buffers' has to list sizes, 0 to 2147483647"},
        {"buffers:[8,12]", "buffers:[8,11]",
         "metadata: functions[0] uses variable 3, whose buffer or constant data do not hold its "
         "whole shape"},
        {"buffers:[8,12]", "buffers:[8]",
         "metadata: buffer of variables[3] has to be the number of one, or null"},
        {"buffer:0", "buffer:-1",
         "metadata: buffer of variables[0] has to be the number of one, or null"},
        {"id:7", "id:4294967296", "metadata: id of variables[2] has to fit 32 bits"},
        {"id:7,", "", "metadata: variables[2] has to have 'id'"},
        {"fp_pos:5", "fp_pos:16", "metadata: fp_pos of variables[3] has to be 0 to 15"},
        {"shape:[1,2]", "shape:[-1,2]",
         "metadata: shape of variables[0] has to list lengths, 0 to 2147483647"},
        {"shape:[1,2]", "shape:null",
         "metadata: shape of variables[0] has to list lengths, 0 to 2147483647"},
        {"shape:[1,2],dtype:float32", "shape:[1,2],dtype:float64",
         "metadata: dtype of variables[0] has to be float32, int16, int8 or bit"},
        {"functions:[{", "functions:[1,{", "metadata: functions[0] has to have 'name'"},
        {"impl:100", "impl:65536", "metadata: id and impl of functions[0] have to be 0 to 65535"},
        {"id:82", "id:-1", "metadata: id and impl of functions[1] have to be 0 to 65535"},
        {"id:82", "id:133",
         "metadata: functions[1] has the number 133, whose arguments are not known; a network with "
         "it cannot be written"},
        {"name:Shift", "name:Affine",
         "metadata: functions[1] has the number 82, which is called 'Shift'"},
        {"inputs:[0,1,2]", "inputs:[0,1,6]",
         "metadata: functions[0].inputs has to list numbers of variables"},
        {"outputs:[],args", "outputs:[-1],args",
         "metadata: functions[1].outputs has to list numbers of variables"},
        {"args:{base_axis:1}", "args:{}", "metadata: functions[0] has to have 1 arguments"},
        {"args:{base_axis:1}", "args:1", "metadata: functions[0] has to have 1 arguments"},
        {"args:{base_axis:1}", "args:{axis:1}",
         "metadata: functions[0] has no value of the right type for its argument 'base_axis'"},
        {"args:{base_axis:1}", "args:{base_axis:2147483648}",
         "metadata: functions[0] has no value of the right type for its argument 'base_axis'"},
        {"border_mode:reflect", "border_mode:odd",
         "metadata: functions[1] has no value of the right type for its argument 'border_mode'"},
        {"shifts:[1,-2]", "shifts:[1,0.5]",
         "metadata: functions[1] has no list of integers of 32 bits for its argument 'shifts'"},
        {"reduce:0", "reduce:256",
         "metadata: functions[2] has no value of the right type for its argument 'reduce'"},
        {"k:-3", "k:three",
         "metadata: functions[2] has no value of the right type for its argument 'k'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_refused_with(cases[i][0], cases[i][1], "bad_value", cases[i][2]);
    assert_refused_with("shape:[1,2]", "shape:[2147483647,2147483647,0,2]", "overflow",
                        "variable 0 has lengths whose product, zeros left out, is not below 2^61");
    network net = {.metadata = FUNCTION("{name:LeakyReLU,id:15,impl:0,inputs:[],outputs:[],"
                                        "args:{alpha:half}}")};
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "metadata: functions[0] has no value of the right type for its argument "
                         "'alpha'");
    net.metadata = "{version:3,api_level:44,inputs:[],outputs:[],buffers:[],variables:0,functions:"
                   "[]}";
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "metadata: 'variables' has to be a list");
    net.metadata = "{}";
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "metadata have to have 'version'");
}

TEST(tensors_that_are_not_those_of_the_metadata) {
    network net;
    make_example(&net, metadata);
    net.num_tensors--;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "metadata: variables[5] is constant data, but no tensor is called by that "
                         "number; declare all of them");
    make_example(&net, metadata);
    add_tensor(&net, "0", TG_DTYPE_FLOAT32, 2, SHAPE(1, 2), 8);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '0': variables[0] of the metadata is in a buffer, so it has no "
                         "values; leave the tensor out");
    static const char *const names[] = {"6", "w", "01", "", "1", "99999999999999999999999"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char text[256];
        make_example(&net, metadata);
        add_tensor(&net, names[i], TG_DTYPE_FLOAT32, 2, SHAPE(1, 2), 8);
        snprintf(text, sizeof text,
                 "tensor '%s': tensors are called by the number of their variable, 0 to 5, each "
                 "once; lossy_names",
                 names[i]);
        if (names[i][0] == '\0')
            assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "usage",
                                 "tensor '': a name is missing");
        else
            assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value", text);
    }
    make_example(&net, metadata);
    net.tensors[1].shape = SHAPE(3, 2);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '1': it has another shape than variables[1] of the metadata");
    net.tensors[1].rank = 1;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '1': it has another shape than variables[1] of the metadata");
    make_example(&net, metadata);
    net.tensors[2].fp_pos = -1;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '2': it has another fp_pos than variables[2] of the metadata");
    net.tensors[2].dtype = TG_DTYPE_INT8;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '2': it has another dtype than variables[2] of the metadata");
}

static bool is_taken(tg_dtype dtype, tg_order order, tg_storage storage) {
    (void)order;
    return (dtype == TG_DTYPE_FLOAT32 || dtype == TG_DTYPE_INT16 || dtype == TG_DTYPE_INT8 ||
            dtype == TG_DTYPE_BIT) &&
           (storage == TG_STORAGE_DENSE || storage == TG_STORAGE_PARTIAL);
}

TEST(what_it_takes) { assert_takes(TG_FORMAT_NNB, (const uint64_t[]){2, 2}, is_taken); }

TEST(tensors_that_the_format_cannot_hold) {
    network net = {.metadata = NULL};
    tg_decl *d = add_tensor(&net, "a", TG_DTYPE_FLOAT32, 1, SHAPE(2), 8);
    assert_build_refused(
        TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
        "tensor 'a': the format has no names: tensors are 0 to 0, each once; lossy_names");
    d->name = "0";
    d->fp_pos = 1;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "bad_value",
                         "tensor '0': fixed point requires int8 or int16, a range requires uint8; "
                         "declare the decoded values");
    d->dtype = TG_DTYPE_INT8;
    static const char points[] = "tensor '0': the header has no fp_pos of that number";
    d->fp_pos = 16;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "usage", points);
    d->fp_pos = -2;
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "usage", points);
    d->fp_pos = 0;
    d->rank = 2;
    d->shape = SHAPE(0, 2147483648);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "overflow",
                         "tensor '0': axis 1 has the length 2147483648, at most 2147483647 can be "
                         "written");
    d->shape = SHAPE(1, 2147483647);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "overflow",
                         "tensor '0': with it the network has more than the 2^31-1 bytes that the "
                         "format can address");
    d->rank = 4;
    d->shape = SHAPE(2147483647, 2147483647, 2, 0);
    assert_build_refused(TG_FORMAT_NNB, NULL, declare, &net, "overflow",
                         "tensor '0': variable 0 has lengths whose product, zeros left out, is not "
                         "below 2^61");
}
