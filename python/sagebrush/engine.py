"""A client of `sagebrush engine`, the protocol as lines of JSON (docs/protocol.md): for programs that would rather talk to a process.

    with Engine("build/sagebrush") as engine:
        table = engine.ask("new", game="goldriver", players=2, seed=1)["table"]
        moves = engine.ask("legal", table=table, seat=0)["moves"]
        engine.ask("apply", table=table, seat=0, move=moves[0])
"""
from __future__ import annotations

import json
import subprocess
from typing import Any, Optional

from ._texts import SagebrushError


class Engine:
    """A running engine.  Its tables end with it."""

    def __init__(self, program: str = "sagebrush") -> None:
        self._process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self._number = 0

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request; SagebrushError with its code where it is refused, and when the engine is gone."""
        self._number += 1
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None and pipe_out is not None
        try:
            pipe_in.write(json.dumps({"id": self._number, "do": do, **fields}) + "\n")
            pipe_in.flush()
            line = pipe_out.readline()
        except (BrokenPipeError, ValueError):
            line = ""
        if not line:
            raise SagebrushError("io", "the engine has ended")
        answer: dict[str, Any] = json.loads(line)
        if not answer["ok"]:
            raise SagebrushError(answer["error"]["code"], answer["error"]["message"])
        return answer

    def close(self) -> None:
        """Ends the engine."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe and not pipe.closed:
                pipe.close()
        self._process.wait()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *unused: Optional[object]) -> None:
        self.close()
