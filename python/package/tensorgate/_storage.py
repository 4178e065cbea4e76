# SPDX-License-Identifier: Apache-2.0
"""Objects of a storage as binary files that open() can read, through fsspec.

What is told apart here is the storage from the file: every exception of this module is about the storage, and says
nothing about the bytes of an object.
"""
import contextlib
import io
import os
import stat
import time

BLOCK = 1 << 20         # bytes of a request, at least
WHOLE = 4 << 20         # an object of at most as many is fetched by one request, and is of one moment then


class Changed(OSError):
    """An object that somebody wrote to while it was read: the bytes are of two moments, and have no verdict."""


class NotAFile(OSError):
    """A folder, a device, a URL that the storage understands as another one, or no parts of a large object."""


class Remote(io.RawIOBase):
    """An object behind fsspec, by requests of ranges, none of which outlasts the deadline."""

    def __init__(self, fs, path, deadline):
        super().__init__()
        self._fs, self._path, self._deadline = fs, path, deadline
        self._at = 0
        self._start, self._block = 0, b""
        self._requests = 0
        self.error = None       # the last one that the storage raised
        self._identity, self._size = self._look()

    def _call(self, *args, **kwargs):
        try:
            return self._ask(*args, **kwargs)
        except Exception as error:
            self.error = error
            raise

    def _ask(self, name, *args, **kwargs):
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError("the time for this object is over")
        if not self._fs.async_impl:
            return getattr(self._fs, name)(*args, **kwargs)
        from fsspec.asyn import sync
        return sync(self._fs.loop, getattr(self._fs, "_" + name), *args, timeout=left, **kwargs)

    def _look(self):
        info = self._call("info", self._path)
        if info.get("type") != "file":
            raise NotAFile("a %s, not a file" % info.get("type"))
        size = info.get("size")
        if not isinstance(size, int) or size < 0:
            raise OSError("the storage does not tell the size")
        keys = ("ETag", "etag", "mtime", "LastModified", "last_modified", "created", "size")
        return [info.get(key) for key in keys], size

    def _fetch(self, start, end):
        # One byte more than there was: else an object that has become longer would be read as one that is cut off.
        more = 1 if end == self._size else 0
        data = self._call("cat_file", self._path, start=start, end=end + more)
        self._requests += 1
        if len(data) == self._size > end - start:
            raise NotAFile("the storage sends the whole object for a part of it, and this one has %d bytes" % self._size)
        # More than was asked for is no answer, either: nothing here trusts the storage to count.
        if len(data) != end - start:
            raise Changed("%d bytes from byte %d on, where %d had to be" % (len(data), start, end - start))
        self._start, self._block = start, data

    def readinto(self, buffer):
        view = memoryview(buffer).cast("B")
        count = min(len(view), max(0, self._size - self._at))
        if count == 0:
            return 0
        if not self._start <= self._at < self._start + len(self._block):
            if self._size <= WHOLE:
                self._fetch(0, self._size)
            else:
                self._fetch(self._at, min(self._size, self._at + min(max(count, BLOCK), WHOLE)))
        offset = self._at - self._start
        part = self._block[offset:offset + count]
        view[:len(part)] = part
        self._at += len(part)
        return len(part)

    def readable(self):
        return True

    def seekable(self):
        return True

    def tell(self):
        return self._at

    def seek(self, offset, whence=os.SEEK_SET):
        at = offset + {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._size}[whence]
        if at < 0:
            raise ValueError("a position is not negative")
        self._at = at
        return at

    def same(self):
        """Raise Changed if the bytes that were read may be of several moments."""
        if (self._requests > 1 or self._size > WHOLE) and self._look()[0] != self._identity:
            raise Changed("written to while it was read")


def identity(status):
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


@contextlib.contextmanager
def local(path):
    # A FIFO would wait for a writer, and a device is of no size.
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        before = os.fstat(descriptor)
        if not stat.S_ISREG(before.st_mode):
            raise NotAFile("a folder or a device, not a file")

        def same():
            if identity(os.fstat(descriptor)) != identity(before):
                raise Changed("written to while it was read")
        yield descriptor, same
    finally:
        os.close(descriptor)


async def sent(response):
    """Raise for an answer of HTTP that is good and has no object in it: 204 No Content, 304 Not Modified, 202 Accepted. A
    part is an answer only to who asked for one. fsspec has its own exceptions for those from 400 on."""
    part = 206 if "Range" in response.request_info.headers else 200
    if response.status < 400 and response.status not in (200, 203, part):
        response.close()
        import aiohttp
        raise aiohttp.ClientResponseError(response.request_info, response.history, status=response.status,
                                          message=response.reason or "", headers=response.headers)


def file_system(protocol, storage_options):
    import fsspec
    # An answer from a listing of some minutes ago is about another object.
    options = {"use_listings_cache": False}
    if protocol in ("http", "https"):
        options["raise_for_status"] = sent      # of each request
    try:
        return fsspec.filesystem(protocol, **{**options, **(storage_options or {})})
    except FileNotFoundError as error:
        # A file of credentials, which is no object.
        raise ValueError("the storage cannot be set up: %s" % error) from error


@contextlib.contextmanager
def opened(url, storage_options, deadline):
    """A context: (descriptor or file object, function that raises Changed). Never a chain of file systems: a name in a
    listing, "s3://bucket/a::file:///etc/passwd", is a name."""
    protocol, separator, rest = url.partition("://")
    if not separator or not protocol.replace("+", "").isalnum():
        protocol, rest = "file", url
    if protocol in ("file", "local"):
        with local(rest) as pair:
            yield pair
        return
    fs = file_system(protocol, storage_options)
    path = fs._strip_protocol(url)
    if not path or not url.endswith(path):
        raise NotAFile("the storage takes this URL for %r" % path)
    with Remote(fs, path, deadline) as stream:
        yield stream, stream.same
