#!/usr/bin/env python3
"""Plays every example of docs/protocol.md against the real engine: protocol_examples.py PROGRAM DOCUMENT.

Requests are the lines "> ..." of its code blocks, answers the lines "< ...".  In an answer "..." stands for anything, and
as the last entry of a list or as the key of a member for "and more".  Also checks that the table of error codes is that of
include/sagebrush/error.h, and that every request the engine knows has an example.
"""
import json
import pathlib
import re
import subprocess
import sys

ANY = "..."


def matches(told, real):
    if told == ANY:
        return True
    if isinstance(told, dict) and isinstance(real, dict):
        more = ANY in told
        keys = [key for key in told if key != ANY]
        return (more or len(keys) == len(real)) and all(key in real and matches(told[key], real[key]) for key in keys)
    if isinstance(told, list) and isinstance(real, list):
        more = bool(told) and told[-1] == ANY
        told = told[:-1] if more else told
        return (len(told) == len(real) or (more and len(told) <= len(real))) and all(map(matches, told, real))
    return type(told) is type(real) and told == real


def examples(text):
    pairs, inside = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = line == "```protocol"
        elif inside and line.startswith("> "):
            pairs.append((line[2:], None))
        elif inside and line.startswith("< "):
            pairs[-1] = (pairs[-1][0], line[2:])
    return pairs


def check_examples(program, pairs):
    requests = "".join(request + "\n" for request, _ in pairs)
    run = subprocess.run([program, "engine"], input=requests, capture_output=True, text=True, check=True)
    answers, wrong = run.stdout.splitlines(), 0
    assert len(answers) == len(pairs), f"{len(pairs)} requests, {len(answers)} answers"
    for (request, told), real in zip(pairs, answers):
        if told is None or not matches(json.loads(told), json.loads(real)):
            print(f"request:  {request}\ntold:     {told}\nanswered: {real}\n")
            wrong += 1
    return wrong


def check_codes(text, root):
    header = (root / "include/sagebrush/error.h").read_text(encoding="utf-8")
    real = set(re.findall(r'X\(\w+, "(\w+)"', header)) - {"ok"}
    told = set(re.findall(r"^\| `(\w+)` \|", text, re.M)) & (real | set(re.findall(r"^\| `([a-z]+_[a-z]+)` \|", text, re.M)))
    for code in sorted(real ^ told):
        print(f"error code {code}: {'not documented' if code in real else 'does not exist'}")
    return len(real ^ told)


def check_requests(pairs, root):
    source = (root / "src/protocol/requests.c").read_text(encoding="utf-8")
    known = set(re.findall(r'^    \{ "(\w+)", do_\w+,', source, re.M))
    shown = {m.group(1) for request, _ in pairs for m in [re.search(r'"do":"(\w+)"', request)] if m}
    for name in sorted(known - shown):
        print(f"request {name} has no example")
    assert len(known) >= 15, "the table of requests was not found"
    return len(known - shown)


def main():
    program, document = sys.argv[1], pathlib.Path(sys.argv[2])
    text, root = document.read_text(encoding="utf-8"), document.parent.parent
    pairs = examples(text)
    assert len(pairs) > 30, "the examples were not found"
    wrong = check_examples(program, pairs) + check_codes(text, root) + check_requests(pairs, root)
    print(f"{len(pairs)} examples, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
