#!/usr/bin/env python3
"""Manual pages of section 3, one for each public header, made of its comments and declarations: the headers are the manual.

usage: gen_man.py HEADERS VERSION [FOLDER]: into FOLDER, or below the prefix that meson installs to.  Pages that are in man/ are left alone.
"""
import os
import pathlib
import re
import sys


def roff(text):
    """Text as it is: no line that begins with a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def plain(comment):
    """What a comment says, in paragraphs."""
    first, *rest = comment.strip()[2:-2].split("\n")
    return "\n".join([first.strip(), *(re.sub(r"^ ?\* ?", "", line).rstrip() for line in rest)]).strip()


def paragraphs(text):
    """Indented lines stay as they are, others flow."""
    out, verbatim = [], False
    for line in text.split("\n"):
        indented = line.startswith("    ") or line.startswith("  ")
        if indented != verbatim:
            out.append(".nf" if indented else ".fi")
            verbatim = indented
        out.append(roff(line) if line else ".PP")
    return "\n".join(out + ([".fi"] if verbatim else []))


def split(text):
    """Comments that stand by themselves, and what is between them."""
    comment, code = [], []
    for line in text.split("\n"):
        if comment or line.startswith("/*"):
            if not comment and code:
                yield "\n".join(code)
                code = []
            comment.append(line)
            if line.rstrip().endswith("*/"):
                yield "\n".join(comment)
                comment = []
        else:
            code.append(line)
    yield "\n".join(code)


def page(header, version):
    text = header.read_text()
    about = plain(re.match(r"/\*.*?\*/", text, re.S).group())
    description = about[len(header.name) + 2:]
    title = re.match(r".*?(?=[.:](\s|$))", description, re.S).group()
    body = re.search(r"^SB_PUBLIC_BEGIN\n(.*)^SB_PUBLIC_END", text, re.S | re.M)
    name = f"sagebrush-{header.stem}"
    out = [f'.TH {name.upper()} 3 "" "Sagebrush {version}"', ".SH NAME", roff(f"{name} ") + "\\- " + roff(title.replace("\n", " ")),
           ".SH SYNOPSIS", f".B #include <sagebrush/{header.name}>", ".PP", "Link with \\fBpkg\\-config \\-\\-cflags \\-\\-libs sagebrush\\fR."]
    out += [".SH DESCRIPTION", paragraphs(description[0].upper() + description[1:]), ".SH DECLARATIONS"]
    for part in split(body.group(1) if body else text.split("*/", 1)[1]):
        heading = re.match(r"/\* ---- (.*?) -+ \*/", part)
        if heading:
            out += [".SS " + roff(heading.group(1))]
        elif part.startswith("/*"):
            out += [".PP", paragraphs(plain(part))]
        elif part.strip():
            out += [".PP", ".nf", roff(re.sub(r"\n{3,}", "\n\n", part.strip("\n"))), ".fi"]
    return "\n".join(out + [".SH SEE ALSO", ".BR sagebrush (3)", ""])


def main():
    headers, version = pathlib.Path(sys.argv[1]), sys.argv[2]
    folder = pathlib.Path(sys.argv[3] if len(sys.argv) > 3 else os.environ["MESON_INSTALL_DESTDIR_PREFIX"] + "/share/man/man3")
    folder.mkdir(parents=True, exist_ok=True)
    written = {p.name for p in (headers.parent.parent / "man").glob("*.3")}
    for header in sorted(headers.glob("*.h")):
        name = f"sagebrush-{header.stem}.3"
        if name not in written and header.stem != "sagebrush":
            (folder / name).write_text(page(header, version))


main()
