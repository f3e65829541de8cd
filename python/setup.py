"""The extension is built around the static library of the engine, which `make library` makes in the folder above."""
from setuptools import setup

setup(cffi_modules=["build_native.py:ffi"])
