"""Between C and Python: texts, errors, seeds, documents."""
from __future__ import annotations

import json
import struct
from typing import Any, Callable, Mapping, Union

from ._native import ffi, lib

LANGUAGES = ("en", "fr")
Seed = Union[int, str, bytes]


class SagebrushError(ValueError):
    """A refusal of the library: `code` is stable and for programs, the text is for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def language(lang: str) -> int:
    """The number of a language; an error for any but "en" and "fr"."""
    if lang not in LANGUAGES:
        raise SagebrushError("bad_request", f"no such language: {lang!r}; there are en and fr")
    return LANGUAGES.index(lang)


def check(error: int, detail: str = "") -> None:
    """Raises what the library refused."""
    if error != lib.SB_OK:
        message: str = ffi.string(lib.sb_error_text(error, 0)).decode()
        raise SagebrushError(ffi.string(lib.sb_error_code(error)).decode(), f"{message}: {detail}" if detail else message)


def written(write: Callable[[Any], Any]) -> str:
    """The text that a function of the library writes."""
    text = lib.py_text_new()
    if text == ffi.NULL:
        raise MemoryError
    try:
        write(text)
        if text.cut:
            raise MemoryError
        found: bytes = ffi.buffer(text.at, text.n)[:]
        return found.decode()
    finally:
        lib.py_text_free(text)


def key_of(seed: Seed) -> bytes:
    """The 32 bytes that all chance of a game comes from: of a number, of hex digits, or the bytes themselves."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise SagebrushError("bad_seed", f"a key has 32 bytes, not {len(seed)}")
        return seed
    key = ffi.new("uint8_t[32]")
    if not lib.sb_seed_read(str(seed).encode(), key):
        raise SagebrushError("bad_seed", f"a seed is a whole number from 0 on or 1 to 64 hex digits, not {seed!r}")
    return bytes(key)


def key_of_series(key: bytes, number: int) -> bytes:
    """The key of game `number` of a series."""
    out = ffi.new("uint8_t[32]")
    lib.sb_seed_series(key, number, out)
    return bytes(out)


_NULL, _BOOL, _INT, _TEXT, _LIST, _OBJECT, _OTHER = range(7)


def packed(document: Any) -> bytes:
    """A JSON value as the flat bytes that the library reads (src/base/packed.h): nodes breadth first, then texts."""
    nodes: list[tuple[Any, Any]] = [(None, document)]
    first: list[int] = []
    for _, value in nodes:  # grows while it is walked through
        first.append(len(nodes))
        if isinstance(value, Mapping):
            nodes.extend((str(k), v) for k, v in value.items())
        elif isinstance(value, (list, tuple)):
            nodes.extend((None, v) for v in value)
    places: dict[str, int] = {}
    texts = bytearray()

    def place(text: str) -> int:
        if text not in places:
            places[text] = len(texts)
            texts.extend(text.encode() + b"\0")
        return places[text]

    out = bytearray()
    for i, (key, value) in enumerate(nodes):
        begin = 16 * (len(nodes) - i)  # of the texts, from this node on
        name = begin + place(key) if key is not None else 0
        if value is None:
            out += struct.pack("<IIq", _NULL, name, 0)
        elif isinstance(value, (bool, int)):
            out += struct.pack("<IIq", _BOOL if isinstance(value, bool) else _INT, name, value)
        elif isinstance(value, (str, float)):
            text = value if isinstance(value, str) else json.dumps(value)
            out += struct.pack("<IIII", _TEXT if isinstance(value, str) else _OTHER, name, begin + place(text), 0)
        else:
            kind = _OBJECT if isinstance(value, Mapping) else _LIST
            out += struct.pack("<IIII", kind, name, 16 * (first[i] - i), len(value))
    return struct.pack("<4sIII", b"SBP1", len(nodes), len(texts), 0) + bytes(out) + bytes(texts)
