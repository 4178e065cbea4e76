# SPDX-License-Identifier: Apache-2.0
"""Files and tensors as notebooks show them. Names are shown in printable ASCII, and nothing of a file is markup."""
MOST = 100      # rows of a table
HEADS = ("name", "dtype", "shape", "storage", "bytes")
LONGEST = 200   # characters of a cell


def cell(tag, value):
    import html     # for notebooks alone
    text = str(value)
    return "<%s>%s</%s>" % (tag, html.escape(text if len(text) <= LONGEST else text[:LONGEST] + "..."), tag)


def row(tag, values):
    return "<tr>%s</tr>" % "".join(cell(tag, value) for value in values)


def row_of(tensor):
    dtype = tensor.dtype.encode("unicode_escape").decode("ascii")
    return row("td", (tensor.shown, dtype, list(tensor.shape), tensor.storage, tensor.nbytes))


def table(rows):
    return "<table>%s%s</table>" % (row("th", HEADS), "".join(rows))


def tensor_as_html(tensor):
    return table([row_of(tensor)])


def file_as_html(file):
    """The first tensors, and how many there are."""
    if file.closed:
        return "<p>a closed file</p>"
    names = file.keys()
    more = "<p>and %d more</p>" % (len(names) - MOST) if len(names) > MOST else ""
    said = "%s, %d bytes, %d tensors" % (file.format, file.size, len(names))
    return cell("p", said) + table([row_of(file[name]) for name in names[:MOST]]) + more
