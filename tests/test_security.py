#!/usr/bin/env python3
"""docs/security.md: every threat names tests that are there.  test_security.py ROOT"""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv.pop(1))


def known_tests():
    names = set()
    for file in (ROOT / "tests").glob("*.*"):
        if file.suffix in (".py", ".c"):
            names.add(file.name)
            names.update(re.findall(r"\b(?:def|void) (test_\w+)\(", file.read_text(encoding="utf-8")))
    names.update(file.name for file in (ROOT / "scripts").iterdir())
    return names


class Threats(unittest.TestCase):
    rows = [line.split(" | ") for line in (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines()
            if line.startswith("| ") and not line.startswith("| threat")]

    def test_every_threat_has_a_test_that_exists(self):
        known = known_tests()
        self.assertGreater(len(self.rows), 20)
        for threat, _, tests in self.rows:
            named = re.findall(r"`(test_\w+|[\w-]+\.(?:py|c|sh))`", tests)
            self.assertTrue(named, threat)
            self.assertEqual([name for name in named if name not in known], [], threat)
            for path in re.findall(r"`(\w+/[\w./]+)`", tests):
                self.assertTrue((ROOT / path).exists() or path.startswith(".."), path)


if __name__ == "__main__":
    unittest.main(verbosity=0)
