#!/usr/bin/env python3
"""The browser page as one file, and that file as a part of the program.

pack_page.py pack FOLDER PACK     all files of a folder, each as it is, with gzip and with brotli
pack_page.py embed PACK SOURCE.S  an assembly file that includes the pack as PAGE_PACK (src/server/page.h)

Brotli comes from the `brotli` program or from Node (BROTLI=none: without).  The same files give the same pack.
"""
import gzip
import hashlib
import os
import pathlib
import shutil
import struct
import subprocess
import sys

MAGIC = b"SBPAGE1\n"
TAG_DIGITS = 16
WORTH_IT = 0.95  # a variant that saves less than 5 % is left out
NODE = ("const z=require('zlib'),c=z.constants,b=require('fs').readFileSync(0);"
        "process.stdout.write(z.brotliCompressSync(b,{params:{[c.BROTLI_PARAM_QUALITY]:11,"
        "[c.BROTLI_PARAM_LGWIN]:22,[c.BROTLI_PARAM_SIZE_HINT]:b.length}}))")


def brotli_command():
    if os.environ.get("BROTLI") == "none":
        return None
    if shutil.which("brotli"):
        return ["brotli", "--quality=11", "--lgwin=22", "--stdout", "-"]
    if shutil.which("node"):
        return ["node", "-e", NODE]
    print("pack_page.py: neither brotli nor node is here: the page is packed with gzip only", file=sys.stderr)
    return None


def brotli(command, data):
    return subprocess.run(command, input=data, stdout=subprocess.PIPE, check=True).stdout if command else b""


def worth(variant, data):
    return variant if len(variant) <= len(data) * WORTH_IT else b""


def files_of(folder):
    """Links and hidden files are no part of a page."""
    found = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()
             and not any(part.startswith(".") for part in path.relative_to(folder).parts)]
    return sorted(found, key=lambda path: name_of(folder, path))


def name_of(folder, path):
    return b"/" + path.relative_to(folder).as_posix().encode()


def pack(folder, output):
    """ORDER: src/server/page.c reads it."""
    command = brotli_command()
    files = files_of(folder)
    if b"/index.html" not in [name_of(folder, path) for path in files]:
        sys.exit(f"pack_page.py: {folder}: there is no index.html")
    rows, blob = b"", b""
    start = len(MAGIC) + 4 + len(files) * (8 * 4 + TAG_DIGITS)

    def keep(data, end=b""):
        nonlocal blob
        place = struct.pack("<II", start + len(blob), len(data))
        blob += data + end
        return place

    sizes = [0, 0, 0]
    for path in files:
        data = path.read_bytes()
        variants = [data, worth(gzip.compress(data, 9, mtime=0), data), worth(brotli(command, data), data)]
        rows += keep(name_of(folder, path), b"\0") + b"".join(keep(variant) for variant in variants)
        rows += hashlib.sha256(data).hexdigest()[:TAG_DIGITS].encode()
        sizes = [size + len(variant or data) for size, variant in zip(sizes, variants)]
    new = output.with_name(output.name + ".new")
    new.write_bytes(MAGIC + struct.pack("<I", len(files)) + rows + blob)
    new.replace(output)
    print(f"Packed {len(files)} files: {sizes[0]} bytes, {sizes[1]} with gzip, {sizes[2]} with brotli")


def embed(pack_file, source):
    path = str(pack_file.resolve()).replace("\\", "\\\\").replace('"', '\\"')
    source.write_text(f"""/* Made by scripts/pack_page.py from {hashlib.sha256(pack_file.read_bytes()).hexdigest()}. */
    .section .rodata
    .balign 16
    .global PAGE_PACK
    .global PAGE_PACK_END
    .type PAGE_PACK, %object
    .type PAGE_PACK_END, %object
PAGE_PACK:
    .incbin "{path}"
    .size PAGE_PACK, . - PAGE_PACK
PAGE_PACK_END:
    .byte 0
    .section .note.GNU-stack,"",%progbits
""", encoding="utf-8")


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("pack", "embed"):
        sys.exit("usage: pack_page.py pack FOLDER PACK | embed PACK SOURCE.S")
    {"pack": pack, "embed": embed}[sys.argv[1]](pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))


if __name__ == "__main__":
    main()
