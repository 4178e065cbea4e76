#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write nnb_functions.ksy, the function records of NNB, from the table nnb_functions.tsv.

    nnb_functions.py nnb_functions.tsv nnb_functions.ksy

The table contains facts from build-tools/code-generator/functions.yaml of sony/nnabla-c-runtime
(Apache-2.0): ids, names, arguments as stored, texts. Its header explains the columns. FRAME below
has what all functions share (the record, lists, the index table). The output depends only on the
table and this file, so running it again gives the same bytes.
"""
import re
import sys
import textwrap

RECORD = 20         # bytes of a function record before the arguments
KINDS = {           # kind of an argument: bytes stored, alignment in C
    "int": (4, 4),
    "float": (4, 4),
    "bool": (1, 1),
    "string": (4, 4),
    "list": (8, 4),
}

# Functions with an unused weight, input 1, which the exporter truncates to one element.
CUT_WEIGHT = ("BinaryConnectConvolution", "BinaryWeightConvolution")
# Functions whose weights are stored transposed: inputs 1 to this number.
TRANSPOSED = {"Affine": 1, "BinaryConnectAffine": 2, "BinaryWeightAffine": 2}

FRAME = """\
# SPDX-License-Identifier: Apache-2.0
# Written by nnb_functions.py from nnb_functions.tsv; change those, not this file.
meta:
  id: nnb_functions
  title: Function record of NNB
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - nnb_block_offset
doc: |
  The functions of a network in an NNB file: a record of 20 bytes, followed by the arguments in the
  layout of a C struct. The number of the function determines the arguments. A string is stored as
  its index in the list of strings that the function accepts.

  Facts from build-tools/code-generator/functions.yaml of sony/nnabla-c-runtime at commit
  5cd80a7 (Apache-2.0); source files are named as in nnb.ksy.

params:
  - id: index_table
    type: nnb_block_offset[]
    doc: The file's index table.
  - id: end
    type: u8
    doc: Start of the next block, in bytes from the start of the data area.
seq:
  - id: id
    type: u2
    valid:
      expr: '@KNOWN@'
    -severity: note
    -expect: "@KNOWN_TEXT@"
    doc: |
      The function and its form: every argument list that a function ever had has its own number.
      The arguments of other numbers are unknown and not read.
  - id: impl
    type: u2
    doc: |
      The implementation: 0 to 99 callback of that number, 100 automatic, 101 float, 102 and 103
      fixed point (U network.h:366-379). Any number is valid.
  - id: inputs_count
    type: u4
    doc: Number of inputs. The format does not prescribe it per function.
  - id: inputs_block
    type: s4
    valid:
      min: 0
      max: index_table.size - 1
    -code: bad_reference
    doc: Number of the block that lists the inputs.
  - id: inputs_in_block
    size: 0
    valid:
      expr: '4 * inputs_count <= (inputs_block + 1 < index_table.size ? index_table[inputs_block + 1].offset : _io.size) - index_table[inputs_block].offset'
    -severity: note
    -code: bad_size
    -subject: inputs_count
    -expect: "a list that ends before the next block begins"
    doc: Readers do not check, and read on into the next block.
  - id: outputs_count
    type: u4
    doc: Number of outputs.
  - id: outputs_block
    type: s4
    valid:
      min: 0
      max: index_table.size - 1
    -code: bad_reference
    doc: Number of the block that lists the outputs.
  - id: outputs_in_block
    size: 0
    valid:
      expr: '4 * outputs_count <= (outputs_block + 1 < index_table.size ? index_table[outputs_block + 1].offset : _io.size) - index_table[outputs_block].offset'
    -severity: note
    -code: bad_size
    -subject: outputs_count
    -expect: "a list that ends before the next block begins"
    doc: Readers do not check, and read on into the next block.
  - id: args
    type:
      switch-on: function
      cases:
@CASES@
    doc: |
      The arguments; absent if the function has none. Functions whose arguments have the same names
      and layout share a type.
  - id: record_in_block
    size: 0
    valid:
      expr: '_io.pos <= end'
    -severity: note
    -code: bad_size
    -subject: id
    -expect: "a record that ends before the next block begins"
    doc: Readers do not check, and read on into the next block.
instances:
  function:
    value: id
    enum: function_id
    doc: The function with this number.
  cut_input:
    value: '@CUT@ ? 1 : 0'
    doc: |
      Index of the input of which only one element need be stored, 0 for none: the exporter
      truncates the unused float weight of the binary convolutions but keeps its shape (X
      nnablart/utils.py:186-191).
  last_transposed_input:
    value: '@TRANSPOSED@ : 0'
    doc: |
      Inputs 1 to this number are weights whose constant data are stored transposed:
      the element [i, o] of a shape (in, out...) is stored at index o*in + i
      (X nnablart/utils.py:160-183; U affine_generic.c:36-45).

types:
  int_list:
    doc: A list of integers as an argument (Shape, or repeated int64, upstream).
    params:
      - id: index_table
        type: nnb_block_offset[]
        doc: The file's index table.
    seq:
      - id: count
        type: u4
        doc: Number of integers.
      - id: block
        type: s4
        valid:
          min: 0
          max: index_table.size - 1
        -code: bad_reference
        doc: Number of the block that holds them.
      - id: list_in_block
        size: 0
        valid:
          expr: '4 * count <= (block + 1 < index_table.size ? index_table[block + 1].offset : _io.size) - index_table[block].offset'
        -severity: note
        -code: bad_size
        -subject: count
        -expect: "a list that ends before the next block begins"
        doc: Readers do not check, and read on into the next block.
    instances:
      values:
        pos: index_table[block].offset
        type: s4
        repeat: expr
        repeat-expr: count
        doc: The integers.

@TYPES@

enums:
  function_id:
@IDS@
@ENUMS@
"""

# Meanings of arguments by name; MEANINGS_IN for functions that give a name another meaning.
MEANINGS = {
    "abs": "Whether values are compared by magnitude.",
    "add": "Whether values for the same position are added, rather than the last one kept.",
    "align_corners": "Whether the corner cells of input and output are the same points.",
    "alpha": "Factor for negative input.",
    "angle": "Range of random rotation, in radians.",
    "as_istft_backward": "Whether this is the gradient of ISTFT.",
    "as_stft_backward": "Whether this is the gradient of STFT.",
    "aspect_ratio": "Range of random aspect ratios.",
    "axes": "Axes to work on.",
    "axis": "Axis to work on.",
    "base_axis": "Axis where a sample begins; those before it count samples.",
    "batch_axis": "Axes that count samples.",
    "batch_dims": "Number of leading axes that count samples.",
    "batch_first": "Whether samples come before time steps.",
    "batch_stat": "Whether mean and variance of this batch are used, rather than the stored ones.",
    "beta": "Steepness.",
    "bidirectional": "Whether it also runs backwards in time.",
    "border_mode": "What to fill the border with.",
    "brightness": "Range of random brightness.",
    "brightness_each": "Whether brightness is drawn for each channel.",
    "center": "Whether the signal is padded so that windows lie around their time.",
    "center_point_box": "Form of a box: 0 two corners, 1 centre and size.",
    "channel_axis": "Axes of channels.",
    "channel_last": "Whether channels are the last axis (NHWC).",
    "clip_norm": "Maximum norm.",
    "constant_value": "Value to fill with where the mode is constant.",
    "contrast": "Range of random contrast.",
    "contrast_center": "Value around which contrast is changed.",
    "contrast_each": "Whether contrast is drawn for each channel.",
    "coordinate_transformation_mode": "How a position in the output becomes one in the input.",
    "cubic_coeff_a": "Coefficient of cubic interpolation.",
    "decay": "Weight of the old value in a running minimum and maximum.",
    "decay_rate": "Weight of the old value in running mean and variance.",
    "deformable_group": "Number of groups of offsets.",
    "delta": "Step or threshold.",
    "dilation": "Distance of the kernel's elements, per axis.",
    "dim": "Axis of the outputs of the weight.",
    "direction": "Direction to shift in.",
    "distortion": "Range of random distortion.",
    "divisor": "Number of input maps per output map.",
    "dropout": "Fraction of elements that are dropped.",
    "dtype": "Number of the element type of the output.",
    "ema": "Whether minimum and maximum are running averages.",
    "end": "Axis before which to end.",
    "eps": "Small number that avoids division by zero.",
    "epsilon": "Error below which there is no loss.",
    "equation": "Equation as a number; upstream has no list of texts for it.",
    "exclude_outside": "Whether weights outside the input are zero.",
    "exclusive": "Whether the element itself is excluded.",
    "extrapolation_value": "Value outside the input.",
    "fft_size": "Length of the transform.",
    "flatten": "Whether the input is flattened first.",
    "flip_lr": "Whether to flip left and right at random.",
    "flip_ud": "Whether to flip up and down at random.",
    "fmod": "Whether the remainder takes the sign of the dividend.",
    "group": "Number of groups of channels.",
    "half_pixel": "Whether positions are those of pixel centres.",
    "half_pixel_for_nn": "Whether that holds for nearest-neighbour too.",
    "high": "Upper bound.",
    "ignore_border": "Whether a rest that does not fill a kernel is ignored.",
    "ij_indexing": "Whether axes are in matrix order.",
    "including_pad": "Whether padding counts in the average.",
    "inplace": "Whether output and input may share memory.",
    "inq_iterations": "Iterations at which further weights are fixed.",
    "iou_threshold": "Overlap from which boxes are the same.",
    "itr": "Number of power iterations.",
    "k": "How many.",
    "keep_dims": "Whether reduced axes are kept with length 1.",
    "kernel": "Extent of the kernel, per axis.",
    "largest": "Whether the largest are selected, rather than the smallest.",
    "low": "Lower bound.",
    "m": "Maximum exponent.",
    "max_output_boxes_per_class": "Maximum number of boxes per class.",
    "max_scale": "Upper bound of random scales.",
    "min_scale": "Lower bound of random scales.",
    "mode": "Method.",
    "mu": "Mean.",
    "multiplier": "Number of output maps per input map.",
    "n": "How many.",
    "narrow_range": "Whether the lowest integer is not used.",
    "nearest_mode": "How nearest-neighbour rounds positions.",
    "nms": "Overlap from which boxes are the same.",
    "nms_per_class": "Whether boxes are compared within a class only.",
    "no_bias": "Whether there is no bias among the inputs.",
    "no_scale": "Whether there is no scale among the inputs.",
    "noise": "Amplitude of random noise.",
    "nonlinearity": "Activation.",
    "normalized": "Whether the transform is scaled to be unitary.",
    "num": "Number of values.",
    "num_bits": "Bits per weight.",
    "num_groups": "Number of groups of channels.",
    "num_layers": "Number of layers.",
    "one_input_grad": "Whether gradients start as ones.",
    "only_index": "Whether the positions are the only output.",
    "output_padding": "Extra extent of the output, per axis.",
    "output_size": "Extent of the output, per axis.",
    "output_u": "Whether the singular vector is an output.",
    "p": "Probability or order.",
    "pad": "Padding on both sides, per axis.",
    "pad_mode": "How to pad.",
    "pad_width": "Padding before and after, per axis.",
    "padding": "Padding, per axis.",
    "padding_mode": "Values outside the input.",
    "padding_value": "Value to pad with.",
    "patch": "Extent of a patch, per axis.",
    "patch_step": "Distance of the patches, per axis.",
    "prob": "Probability.",
    "quantize_zero_to": "Value that zero becomes.",
    "rate": "Fraction of elements.",
    "reduce": "Whether the output has only the selected elements.",
    "replace": "Whether an element may be drawn again.",
    "reps": "Number of repetitions, per axis.",
    "reverse": "Whether the order is reversed.",
    "right": "Whether to insert after equal elements.",
    "round_mode": "How to round.",
    "sampling_ratio": "Number of samples per bin and axis.",
    "scale": "Factor.",
    "score_threshold": "Score below which boxes are dropped.",
    "seed": "Seed of random numbers; -1 for any.",
    "selection_algorithm": "Which weights are fixed first.",
    "shape": "Shape of the output.",
    "share": "Whether channels share a mask.",
    "shift": "Maximum shift, per axis.",
    "shift_step": "Distance of the shifts, per axis.",
    "shifts": "Shift, per axis.",
    "sigma": "Standard deviation.",
    "sign": "Whether values have a sign.",
    "signal_ndim": "Number of axes of the signal.",
    "size": "Extent of the output, per axis.",
    "sizes": "Extent of the output, per axis.",
    "sorted": "Whether the output is sorted.",
    "start": "Where to start.",
    "ste_fine_grained": "Whether gradients outside the range are zero.",
    "step": "Step.",
    "stop": "Where to stop.",
    "stride": "Step of the kernel, per axis.",
    "test": "Whether the stored vector is not updated.",
    "theta": "Scale of the distribution.",
    "thresh": "Score below which boxes are dropped.",
    "total_length": "Length of the sequences after padding.",
    "training": "Whether it is used in training.",
    "transpose_a": "Whether the first factor is transposed.",
    "transpose_b": "Whether the second factor is transposed.",
    "update_running_mean": "Whether the running mean is updated.",
    "upper": "Whether to use the upper triangle.",
    "val": "The scalar.",
    "value": "Value to fill with.",
    "window_size": "Length of a window.",
    "window_type": "Form of a window.",
    "with_counts": "Whether counts are an output.",
    "with_index": "Whether positions are an output.",
    "with_inverse": "Whether positions in the result are an output.",
    "with_zero": "Whether zero is a separate value.",
    "x_min_max": "Whether minimum and maximum come from the input.",
}
MEANINGS_IN = {
    ("SyncBatchNormalization", "group"): "Group of processes.",
    ("RandBeta", "alpha"): "First parameter of the distribution.",
    ("RandBeta", "beta"): "Second parameter of the distribution.",
    ("RandBinomial", "n"): "Number of trials.",
    ("RandBinomial", "p"): "Probability of success.",
    ("RandGamma", "k"): "Shape of the distribution.",
    ("Trilu", "k"): "Diagonal from which to cut.",
    ("STFT", "stride"): "Distance of the windows.",
    ("ISTFT", "stride"): "Distance of the windows.",
    ("FixedPointQuantize", "n"): "Bits per value.",
    ("Pow2Quantize", "n"): "Bits per value.",
    ("NmsDetection2d", "nms"): "Overlap from which boxes are the same.",
    ("ImageAugmentation", "pad"): "Padding of the image, per axis.",
    ("ImageAugmentation", "shape"): "Shape of the output image.",
    ("VATNoise", "eps"): "Length of the noise vector.",
}


class Function:
    """A row of the table."""

    def __init__(self, row):
        self.id, self.name, self.label = int(row["id"]), row["name"], row["label"]
        self.current = row["state"] == "current"
        texts = dict(part.split("=") for part in row["strings"].split(";")) if row["strings"] != "-" else {}
        self.args = None                # their layout is unknown
        if row["fields"] == "-":
            self.args = ()
        elif row["fields"] != "?":
            self.args = tuple(self.argument(part, texts) for part in row["fields"].split(";"))
            self.check_offsets()

    def argument(self, part, texts):
        name, kind, offset = re.fullmatch(r"([a-z][a-z0-9_]*):([a-z]+)@(\d+)", part).groups()
        assert kind in KINDS and not name.startswith("alignment"), part
        return name, kind, int(offset), tuple(texts[name].split("|")) if name in texts else ()

    def check_offsets(self):
        position = RECORD
        for name, kind, offset, _ in self.args:
            size, alignment = KINDS[kind]
            position += -position % alignment
            assert position == offset, (self.name, self.id, name, position, offset)
            position += size


def read_table(path):
    with open(path, encoding="ascii") as table:
        lines = [line.rstrip("\n") for line in table if not line.startswith("#")]
    columns = lines[0].split("\t")
    functions = [Function(dict(zip(columns, line.split("\t")))) for line in lines[1:]]
    assert len({f.id for f in functions}) == len({f.label for f in functions}) == len(functions)
    return sorted(functions, key=lambda f: f.id)


def ranges(numbers):
    """[0, 1, 2, 5] -> [(0, 2), (5, 5)]"""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


def known_ids(functions):
    """The ids whose arguments are known, as an expression and as text."""
    parts, words = [], []
    for first, last in ranges(f.id for f in functions if f.args is not None):
        if first == last:
            parts.append("_ == %d" % first)
            words.append("%d" % first)
        else:
            parts.append("_ <= %d" % last if first == 0 else
                         "(_ >= %d and _ <= %d)" % (first, last))
            words.append("%d to %d" % (first, last))
    return " or ".join(parts), "the number of a function whose arguments are known: %s" % ", ".join(words)


def is_one_of(functions, names):
    return " or ".join("function == function_id::%s" % f.label for f in functions if f.name in names)


def wrapped(text, indent):
    width = max(60, 88 - indent)
    return "\n".join(" " * indent + line for line in textwrap.wrap(text, width))


def names_of(functions):
    return ", ".join("%s (%d)" % (f.name, f.id) for f in functions)


def unique(wanted, taken):
    assert wanted not in taken, wanted
    taken.add(wanted)
    return wanted


def first_of(functions):
    """The function after which an item is named: the first current one."""
    return next((f for f in functions if f.current), functions[0])


def type_names(layouts):
    """{args: name}. Short lists are named after their arguments, others after their first function."""
    short = {}
    for args in layouts:
        short.setdefault("_".join(name for name, _, _, _ in args), []).append(args)
    names, taken = {}, set()
    for args, users in layouts.items():
        joined = "_".join(name for name, _, _, _ in args)
        if len(args) > 2:
            name = first_of(users).label
        elif len(short[joined]) > 1:
            name = joined + "_" + "_".join(dict.fromkeys(kind for _, kind, _, _ in args))
        else:
            name = joined
        names[args] = unique(name + "_args", taken)
    return names


def enum_names(layouts):
    """{(argument, texts): name}: the argument's name, if only one list of texts belongs to it."""
    users_of, lists = {}, {}
    for args, users in layouts.items():
        for name, _, _, texts in args:
            if texts:
                users_of.setdefault((name, texts), []).extend(users)
                lists.setdefault(name, set()).add(texts)
    names, taken = {}, {"function_id"}
    for (name, texts), users in users_of.items():
        names[name, texts] = unique(name if len(lists[name]) == 1 else first_of(users).label + "_" + name, taken)
    return names


def meaning(name, users):
    found = {MEANINGS_IN.get((f.name, name)) or MEANINGS[name] for f in users}
    return found.pop() if len(found) == 1 else MEANINGS[name]


def entry(keys):
    """A map in the short form of YAML."""
    return "{%s}" % ", ".join("%s: %s" % pair for pair in keys.items())


def write_type(name, args, users, enums):
    out = ["  %s:" % name,
           "    doc: |",
           wrapped("Arguments of %s." % names_of(users), 6)]
    if any(kind == "list" for _, kind, _, _ in args):
        out += ["    params:",
                "      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}"]
    out.append("    seq:")
    position = RECORD
    for arg, kind, offset, texts in args:
        if offset > position:
            gap = offset - position
            out.append("      - " + entry({
                "id": "alignment_%d" % position,
                "size": gap,
                "valid": "'[%s]'" % ", ".join(["0"] * gap),
                "-severity": "note",
                "doc": '"Written as zero, not read."',
            }))
        keys = {"id": arg}
        if kind == "list":
            keys["type"] = "int_list(index_table)"
        elif kind == "float":
            keys["type"] = "f4"
        elif kind == "bool":
            keys.update({"type": "u1", "valid": "{max: 1}", "-severity": "note"})
        else:
            keys["type"] = "s4"
            if texts:
                enum = enums[arg, texts]
                labels = ", ".join("'%s::%s'" % (enum, text.lower()) for text in texts)
                keys.update({"enum": enum, "valid": "{any-of: [%s]}" % labels, "-severity": "note"})
        keys["doc"] = '"%s"' % meaning(arg, users)
        out.append("      - " + entry(keys))
        position = offset + KINDS[kind][0]
    return "\n".join(out)


def write_enum(name, texts):
    out = ["  %s:" % name]
    for number, text in enumerate(texts):
        out.append("    %d: %s" % (number, entry({"id": text.lower(), "-orig-id": text})))
    return "\n".join(out)


def write_ids(functions):
    out = []
    for f in functions:
        keys = {"id": f.label, "-orig-id": f.name}
        if f.args is None:
            keys["doc"] = '"Old form that no reader supports; the layout of its arguments is unknown."'
        elif not f.current:
            keys["doc"] = "Old form."
        out.append("    %d: %s" % (f.id, entry(keys)))
    return "\n".join(out)


def grammar(functions):
    layouts = {}
    for f in functions:
        if f.args:
            layouts.setdefault(f.args, []).append(f)
    types, enums = type_names(layouts), enum_names(layouts)

    cases = []
    for f in functions:
        if f.args:
            has_list = any(kind == "list" for _, kind, _, _ in f.args)
            cases.append("        'function_id::%s': %s%s" % (f.label, types[f.args],
                                                                  "(index_table)" if has_list else ""))
    transposed = " : ".join("%s ? %d" % (is_one_of(functions, [n for n in TRANSPOSED if TRANSPOSED[n] == k]), k)
                            for k in sorted(set(TRANSPOSED.values())))
    known, known_text = known_ids(functions)
    parts = {
        "KNOWN": known,
        "KNOWN_TEXT": known_text,
        "CASES": "\n".join(cases),
        "CUT": is_one_of(functions, CUT_WEIGHT),
        "TRANSPOSED": transposed,
        "TYPES": "\n\n".join(write_type(types[args], args, users, enums) for args, users in layouts.items()),
        "IDS": write_ids(functions),
        "ENUMS": "\n".join(write_enum(name, texts) for (_, texts), name in enums.items()),
    }
    return re.sub("@([A-Z_]+)@", lambda match: parts[match.group(1)], FRAME)


def main():
    table, output = sys.argv[1:]
    with open(output, "w", encoding="ascii", newline="\n") as file:
        file.write(grammar(read_table(table)))


if __name__ == "__main__":
    main()
