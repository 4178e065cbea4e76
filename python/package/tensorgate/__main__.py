# SPDX-License-Identifier: Apache-2.0
"""The command line: python -m tensorgate check FILE... The C command has more verbs, and a sandbox."""
import argparse
import sys

import tensorgate


def number(text):
    units = {"K": 10, "M": 20, "G": 30, "T": 40}
    return int(text[:-1]) << units[text[-1]] if text[-1:] in units else int(text)


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tensorgate", description="A gate for untrusted tensor files.",
                                     epilog="Exit codes: 0 valid, same or done; 1 refused or different; 2 usage or I/O error.")
    parser.add_argument("--version", action="version", version="tensorgate " + tensorgate.version())
    verbs = parser.add_subparsers(dest="verb", required=True)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--strict", action="store_true", help="notes are refusals")
    common.add_argument("--from", dest="format", help="the format, instead of finding it out")
    common.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER", help="such as max_tensors=1000")
    check = verbs.add_parser("check", parents=[common], help="accept or refuse each file in one line")
    check.add_argument("--verify", action="store_true", help="read all of it, and compare checksums")
    check.add_argument("file", nargs="+")
    for verb, text in (("info", "list the tensors"), ("hash", "SHA-256 of each tensor")):
        verbs.add_parser(verb, parents=[common], help=text).add_argument("file")
    convert = verbs.add_parser("convert", parents=[common], help="any format to any other that can hold it")
    convert.add_argument("file")
    convert.add_argument("target")
    convert.add_argument("--to")
    convert.add_argument("--lossy", action="store_true")
    convert.add_argument("--raw", action="store_true")
    convert.add_argument("--force", action="store_true", help="replace an existing file")
    diff = verbs.add_parser("diff", parents=[common], help="compare tensor by tensor")
    diff.add_argument("file")
    diff.add_argument("other")
    diff.add_argument("--atol", type=float, default=0.0)
    diff.add_argument("--rtol", type=float, default=0.0)
    verbs.add_parser("formats", help="what can be read and written")
    return parser


def options_of(args):
    limits = {}
    for text in args.limit:
        name, _, value = text.partition("=")
        limits[name] = number(value)
    return {"strict": args.strict, "format": args.format, "limits": limits}


def shown(path):
    """A path in one line of printable text."""
    return path.encode("unicode_escape", "surrogateescape").decode("ascii") if not path.isprintable() else path


def run_check(args, options):
    worst = 0
    for path in args.file:
        try:
            report = tensorgate.check(path, verify=args.verify, **options)
        except OSError as error:
            print("failed %s: %s" % (shown(path), error.strerror or error))
            worst = 2
            continue
        if report:
            print("ok %s %s %d tensors" % (shown(path), report.format, report.tensors))
            for note in report.notes:
                print("note %s: %s" % (shown(path), note.text), file=sys.stderr)
        else:
            print("bad %s: %s" % (shown(path), report.error))
            worst = max(worst, 1)
    return worst


def run_info(args, options):
    with tensorgate.open(args.file, **options) as file:
        print("format  %s" % file.format)
        print("size    %d bytes" % file.size)
        for tensor in file.values():
            place = "compressed" if tensor.offset is None else "offset %d" % tensor.offset
            if tensor.storage == "text":
                place = "offset -"
            print("tensor  %s  %s  %s  %s  %s  nbytes %d" % (
                tensor.shown, tensor.dtype, list(tensor.shape), tensor.storage, place, tensor.nbytes))
    return 0


def run_hash(args, options):
    with tensorgate.open(args.file, **options) as file:
        for tensor in file.values():
            print("%s  %s" % (tensorgate._tools.hash_tensor(tensor), tensor.shown))
    return 0


def run_convert(args, options):
    done = tensorgate.convert(args.file, args.target, args.to, read=options, lossy=args.lossy, raw=args.raw,
                              replace=args.force)
    for note in done.notes:
        print("note: %s" % note, file=sys.stderr)
    return 0


def run_diff(args, options):
    found = tensorgate.diff(args.file, args.other, atol=args.atol, rtol=args.rtol, **options)
    for one in found:
        print("%s %s" % (one.kind, shown(one.name)) + ("" if one.index is None else ": %d differ, first at %s: %r, %r" % (
            one.count, list(one.index), one.a, one.b)))
    return 1 if found else 0


def run_formats(args, options):
    for entry in tensorgate.formats():
        print("%-12s %s  %s" % (entry.name, " ".join(entry.suffixes), entry.title))
    return 0


def main(argv=None):
    args = arguments().parse_args(argv)
    try:
        options = {} if args.verb == "formats" else options_of(args)
        return globals()["run_" + args.verb](args, options)
    except tensorgate.Refused as error:
        print("refused: %s" % error, file=sys.stderr)
        return 1
    except (OSError, ValueError, KeyError, TypeError) as error:
        print("tensorgate: %s" % error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 2


if __name__ == "__main__":
    sys.exit(main())
