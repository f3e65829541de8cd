#!/usr/bin/env python3
"""No I/O, clock, allocation, float or global variable in a game (promise 11 of include/sagebrush/game.h).

usage: check_games.py LIBRARY SOURCES

Reads the object files of games in the library: which symbols from outside they use, and whether they have memory of
their own that can be written.  Floats are looked for in the sources.
"""
import pathlib
import re
import subprocess
import sys

ALLOWED = re.compile(r'sb_(?!heap_|json_fixed)\w+|mem(cpy|move|set|cmp|chr)|bcmp|str(len|cmp|ncmp|chr|spn|cspn)|bsearch'
                     r'|__assert_fail|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|__mem\w+_chk|__(popcount|clz|ctz)[ds]i2')
WRITABLE = re.compile(r'\.(bss|data|tbss|tdata)(\.(?!rel\.ro)\S*)?|\*COM\*')
MEMBER = re.compile(r'^(\S+\.o):')
GAME = re.compile(r'src_games_|src_core_')


def members(library):
    """Lines of `objdump -t`, per object file."""
    text = subprocess.run(['objdump', '-t', library], capture_output=True, text=True, check=True).stdout
    found, name = {}, None
    for line in text.splitlines():
        start = MEMBER.match(line)
        if start:
            name = pathlib.Path(start.group(1)).name
            found[name] = []
        elif name and re.match(r'^[0-9a-f]{16} ', line):
            found[name].append(line)
    return found


def check_objects(library):
    files = {name: lines for name, lines in members(library).items() if GAME.search(name)}
    defined = {line.split()[-1] for lines in files.values() for line in lines if '*UND*' not in line}
    for name, lines in files.items():
        for line in lines:
            symbol, section = line.split()[-1], line[17:].split()
            if '*UND*' in line and symbol not in defined and not ALLOWED.fullmatch(symbol):
                yield f'{name}: uses {symbol}'
            elif ' O ' in line and any(WRITABLE.fullmatch(word) for word in section):
                yield f'{name}: {symbol} can be written'
    if not any('src_games_' in name for name in files):
        yield f'{library}: has no games'


def without_comments_and_strings(text):
    blank = lambda m: re.sub(r'[^\n]', ' ', m.group(0))
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(\\.|[^"\\])*"', blank, text, flags=re.S)


def check_sources(folder):
    for path in sorted(pathlib.Path(folder).rglob('*.[ch]')):
        for number, line in enumerate(without_comments_and_strings(path.read_text()).splitlines(), 1):
            if re.search(r'\b(float|double|_Float\w+)\b', line):
                yield f'{path.name}:{number}: a float'


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    found = list(check_objects(sys.argv[1])) + list(check_sources(sys.argv[2]))
    print('\n'.join(found) or 'no I/O, clock, allocation, float or global variable')
    return 1 if found else 0


sys.exit(main())
