#!/usr/bin/env python3
"""Adds up what occurred in simulations: `sagebrush sim GAME --content --json` on standard input, any number of objects.

usage: content.py [--rare N] < LINES

Per game: how many games, and everything that could have occurred in some of them and never did.  With --rare also what
occurred fewer than N times.  Exit status 1 when something never occurred, or a simulation failed.
"""
import argparse
import collections
import json
import sys

WORDS = {'moves': 'move', 'events': 'event', 'decisions': 'decision', 'reasons': 'reason', 'categories': 'category',
         'errors': 'error'}


def counts(content):
    for key, name in WORDS.items():
        for item, n in content[key].items():
            yield f'{name}:{item}', n
    for domain, items in content['items'].items():
        for item, n in items.items():
            yield f'{domain}:{item}', n


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--rare', type=int, default=0)
    rare = parser.parse_args().rare
    total, games, failed = collections.defaultdict(collections.Counter), collections.Counter(), False
    for line in sys.stdin:
        row = json.loads(line)
        if 'failure' in row:
            print(f"{row['game']}: failed: {json.dumps(row['failure'])}")
            failed = True
            continue
        games[row['game']] += row['games']
        for name, n in counts(row['content']):
            total[row['game']][name] += n
    for game, found in total.items():
        never = sorted(name for name, n in found.items() if n == 0)
        print(f'{game}: {games[game]} games, {len(found)} things that can occur, '
              + (f"{len(never)} never did: {' '.join(never)}" if never else 'all of them did'))
        for name, n in sorted(found.items(), key=lambda entry: entry[1]):
            if 0 < n < rare:
                print(f'  {name} {n}')
        failed |= bool(never)
    return failed or not total


if __name__ == '__main__':
    sys.exit(main())
