#!/usr/bin/env python3
"""A player over the server's protocol (docs/server-api.md): bot.py HOST:PORT TABLE [NAME].  It plays any legal move.

SAGEBRUSH_TOKEN: who it is; without it, a new guest."""
import base64, json, os, random, socket, struct, sys

(host, port), table = sys.argv[1].rsplit(":", 1), sys.argv[2]
wire = socket.create_connection((host, int(port)))
wire.sendall((f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
stream = wire.makefile("rb")
while stream.readline().strip():  # the answer to the upgrade
    pass


def tell(opcode, data):
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
    wire.sendall(bytes([0x80 | opcode]) + size + bytes(4) + data)  # masked by zeros


def hear():
    while True:
        first, size = stream.read(2)
        size = struct.unpack(">H", stream.read(2))[0] if size == 126 else struct.unpack(">Q", stream.read(8))[0] if size == 127 else size
        data = stream.read(size)
        if first & 15 == 1:
            return json.loads(data)
        if first & 15 == 9:  # are you there?
            tell(10, data)


def ask(do, **fields):
    tell(1, json.dumps({"id": do, "do": do, **fields}).encode())
    while (answer := hear()).get("id") != do:
        pass
    return answer if answer["ok"] else sys.exit(answer["error"]["message"])


token = os.environ.get("SAGEBRUSH_TOKEN")
ask("enter", **({"token": token} if token else {"name": sys.argv[3] if len(sys.argv) > 3 else "Python"}))
ask("sit", table=table, nonce=os.urandom(16).hex())
state, seat = ask("watch", table=table, brief=True), None
while True:
    game, seat = state.get("brief", state), state.get("outline", {}).get("seat", seat)
    if game.get("over"):
        break
    if seat in game.get("pending", []) and game["moves"]:
        state = ask("move", table=table, ply=game["ply"], undos=game["undos"], move=random.choice(game["moves"]))
    else:
        state = hear()
