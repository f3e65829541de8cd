#!/usr/bin/env python3
"""The library as others get it: installed, then used by a program outside of the tree, as C and as C++, shared and static.

usage: test_library.py BUILD SOURCES
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PREFIX = '/usr/local'  # as the build is set up; everything lands under DESTDIR


def output(*command, **more):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, **more)
    assert done.returncode == 0, f'{command}: {done.returncode}\n{done.stdout}{done.stderr}'
    return done.stdout


def install(build, folder):
    output('meson', 'install', '-C', build, '--no-rebuild', '--destdir', folder)
    root = folder / PREFIX.lstrip('/')
    library = next(root.rglob('libsagebrush.so'))
    return root, library.parent


def declared(headers):
    """The functions that the public headers declare and do not define themselves."""
    names = set()
    for header in headers:
        text = re.sub(r'/\*.*?\*/', '', header.read_text(), flags=re.S)
        text = re.sub(r'^#(.*\\\n)*.*$', '', text, flags=re.M)
        for declaration in re.findall(r'^[a-z][^;{}()]*?\b(sb_\w+)\([^;{]*?\);', text, flags=re.M):
            names.add(declaration)
    return names


def check_symbols(library, headers):
    exported = {}
    for line in output('nm', '-D', '--defined-only', library).splitlines():
        _, kind, name = line.split()
        exported[name] = kind
    data = sorted(name for name, kind in exported.items() if kind != 'T')
    assert not data, f'data is exported: {data}'
    wanted = declared(headers)
    assert len(wanted) > 100, 'hardly any function was found in the headers'
    assert set(exported) == wanted, f'only exported: {sorted(set(exported) - wanted)}, only declared: {sorted(wanted - set(exported))}'


def flags(folder, root, *more):
    environment = dict(os.environ, PKG_CONFIG_LIBDIR=str(folder / 'pkgconfig'), PKG_CONFIG_SYSROOT_DIR=str(root.parent.parent))
    return output('pkg-config', *more, 'sagebrush', env=environment).split()


def check_program(source, root, folder, work):
    """Each way to build it gives the same game."""
    compile_flags, shared = flags(folder, root, '--cflags'), flags(folder, root, '--libs')
    static = [f for f in flags(folder, root, '--libs', '--static') if f != '-lsagebrush'] + [str(folder / 'libsagebrush.a')]
    static = ['-pthread' if f == '-lpthread' else f for f in static]
    run_with = dict(os.environ, LD_LIBRARY_PATH=str(folder))
    plus = [f for f in compile_flags if not f.startswith('-std=')]
    found = set()
    for name, compiler in {'c': ['cc', *compile_flags, '-x', 'c'], 'c++': ['c++', *plus, '-std=c++17', '-x', 'c++']}.items():
        for kind, link in {'shared': shared, 'static': static}.items():
            program = work / f'{name}-{kind}'
            output(*compiler, '-Wall', '-Wextra', '-Werror', source, '-x', 'none', *link, '-pthread', '-o', program)
            found.add(output(program, '7', env=run_with if kind == 'shared' else os.environ))
    assert len(found) == 1, found
    assert re.search(r'position [0-9a-f]{16}\ngreedy: \d+ points, wins\nrandom: -?\d+ points\n', found.pop())


def check_header_alone(root, headers, work):
    """Every header can be included first, in both languages."""
    for header in headers:
        for name, standard in (('c', 'gnu17'), ('c++', 'c++17')):
            source = work / f'one.{name}'
            source.write_text(f'#include <sagebrush/{header.name}>\nint main(void) {{ return 0; }}\n')
            output('cc' if name == 'c' else 'c++', '-x', name, f'-std={standard}', '-Wall', '-Werror', f'-I{root / "include"}', '-fsyntax-only', source)


def check_manual(root, headers):
    """A page for every verb and every header."""
    pages = {p.name for p in (root / 'share/man').rglob('*.[13]')}
    verbs = re.findall(r'^  (\w+)', output(root / 'bin/sagebrush', '--help'), re.M)
    wanted = {f'sagebrush-{v}.1' for v in verbs if v != 'help'} | {f'sagebrush-{h.stem}.3' for h in headers if h.stem != 'sagebrush'}
    missing = ({'sagebrush.1', 'sagebrush.3', 'sagebrush-play.1'} | wanted) - pages
    assert not missing and len(verbs) > 10, (missing, pages)
    for header in headers:
        page = root / f'share/man/man3/sagebrush-{header.stem}.3'
        for name in declared([header]) if header.stem not in ('sagebrush', 'batch') else ():
            assert name in page.read_text(), (name, page)
    if shutil.which('man'):
        for page in (root / 'share/man').rglob('*.[13]'):
            warnings = subprocess.run(['man', '--warnings', '-l', page], capture_output=True, text=True,
                                      env=dict(os.environ, MANPAGER='cat', MANROFFSEQ='', LC_ALL='C.UTF-8'))
            assert not warnings.stderr.strip(), warnings.stderr


def main():
    build, source = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as temporary:
        temporary = pathlib.Path(temporary)
        root, folder = install(build, temporary / 'installed')
        headers = sorted((root / 'include/sagebrush').glob('*.h'))
        assert [h.name for h in headers] == sorted(h.name for h in (source / 'include/sagebrush').glob('*.h'))
        check_symbols(folder / 'libsagebrush.so', headers)
        work = temporary / 'work'
        work.mkdir()
        shutil.copy(source / 'examples/library.c', work)
        check_program(work / 'library.c', root, folder, work)
        check_header_alone(root, headers, work)
        check_manual(root, headers)
    print('library: installed, linked four ways')


main()
