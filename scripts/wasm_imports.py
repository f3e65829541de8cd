#!/usr/bin/env python3
"""What WebAssembly modules import as functions, as options for the linker of the module that offers it:
wasm_imports.py MODULE... > FILE.rsp
"""
import sys

ALWAYS = {"memcmp", "memcpy", "memmove", "memset"}  # a compiler calls them by itself, or not, as its options say
MAGIC = b"\0asm\1\0\0\0"
IMPORTS = 2  # the section's number
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        """LEB128 without sign."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def bytes(self, n):
        self.at += n
        return self.data[self.at - n:self.at]

    def name(self):
        return self.bytes(self.number()).decode()

    def limits(self):
        more = self.byte() & 1
        self.number()
        if more:
            self.number()


def imports(section):
    for _ in range(section.number()):
        _, name, kind = section.name(), section.name(), section.byte()
        if kind == FUNCTION:
            section.number()
            yield name
        elif kind == TABLE:
            section.byte()
            section.limits()
        elif kind == MEMORY:
            section.limits()
        elif kind == GLOBAL:
            section.bytes(2)
        else:
            sys.exit(f"wasm_imports.py: an import of kind {kind}")


def imported(path):
    with open(path, "rb") as file:
        reader = Reader(file.read())
    if reader.bytes(len(MAGIC)) != MAGIC:
        sys.exit(f"wasm_imports.py: {path} is no module")
    while reader.at < len(reader.data):
        number = reader.byte()
        section = Reader(reader.bytes(reader.number()))
        if number == IMPORTS:
            yield from imports(section)


def main():
    for name in sorted(ALWAYS | {name for path in sys.argv[1:] for name in imported(path)}):
        print(f"-Wl,--export={name}")


main()
