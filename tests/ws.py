"""A small WebSocket client for tests, by the standard library alone: texts both ways, requests and pushes of the server."""
import base64
import json
import os
import select
import socket
import struct
import subprocess
import time

PATIENCE = 120  # seconds: a busy machine is no failure


def launch(command):
    """A server: its process and the line with its address.  One that comes back to its port finds it taken, now and then, by somebody who is
    calling from there: it tries again."""
    end = time.monotonic() + PATIENCE
    while True:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        address = process.stdout.readline().strip()
        if address:
            return process, address
        trouble = process.communicate()[1]
        if "already in use" not in trouble or time.monotonic() > end:
            raise AssertionError(f"no start: {trouble}")
        time.sleep(0.05)


class Closed(Exception):
    """The other side has closed; `code` is what it said, None if nothing."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"closed: {code} {reason}")
        self.code, self.reason = code, reason


class Refused(Exception):
    """An answer with ok false."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code, self.error = error["code"], error


class Socket:
    def __init__(self, port, path="/socket", headers=None, host="127.0.0.1", source="", secure=None):
        self.port = port
        self.connection = socket.create_connection((host, port), timeout=PATIENCE, source_address=(source, 0) if source else None)
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:  # a context of the module ssl
            self.connection = secure.wrap_socket(self.connection, server_hostname=host)
        self.pending = self.connection.pending if secure else lambda: 0  # bytes that TLS has decrypted already
        self.got = b""
        lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                 "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), **(headers or {})}
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items()) + "\r\n"
        self.connection.sendall(head.encode())
        answer = self.read_until(b"\r\n\r\n")
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise Closed(None, answer.split(b"\r\n")[0].decode("latin-1"))

    def read_more(self):
        try:
            part = self.connection.recv(65536)
        except ConnectionError as e:
            raise Closed() from e
        if not part:
            raise Closed()
        self.got += part

    def read_until(self, end):
        while end not in self.got:
            self.read_more()
        head, self.got = self.got.split(end, 1)
        return head + end

    def read_bytes(self, n):
        while len(self.got) < n:
            self.read_more()
        part, self.got = self.got[:n], self.got[n:]
        return part

    def send_frame(self, data, opcode=1, fin=True, mask=True):
        head = bytes([(0x80 if fin else 0) | opcode])
        bit = 0x80 if mask else 0
        if len(data) < 126:
            head += bytes([bit | len(data)])
        elif len(data) < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", len(data))
        if mask:
            key = os.urandom(4)
            data = bytes(b ^ key[i & 3] for i, b in enumerate(data)) if len(data) < 4096 else mask_long(data, key)
            head += key
        try:
            self.connection.sendall(head + data)
        except ConnectionError as e:
            raise Closed() from e

    def send(self, text):
        self.send_frame(text.encode())

    def receive(self, wait=True):
        """A message; without `wait` None, if what has come was only a question whether we are there."""
        text = b""
        while True:
            first, second = self.read_bytes(2)
            n = second & 127
            if n == 126:
                n = struct.unpack(">H", self.read_bytes(2))[0]
            elif n == 127:
                n = struct.unpack(">Q", self.read_bytes(8))[0]
            data = self.read_bytes(n)
            opcode = first & 15
            if opcode == 8:
                raise Closed(struct.unpack(">H", data[:2])[0] if data else None, data[2:].decode("utf-8", "replace"))
            if opcode == 9:
                self.send_frame(data, 10)
            if opcode in (9, 10):
                if wait or text:
                    continue
                return None
            text += data
            if first & 0x80:
                return text.decode()

    def close(self):
        self.connection.close()


def mask_long(data, key):
    n = len(data)
    whole = int.from_bytes(data, "big") ^ int.from_bytes((key * (n // 4 + 1))[:n], "big")
    return whole.to_bytes(n, "big")


class Client(Socket):
    """A player: asks, and keeps what it is told meanwhile."""

    def __init__(self, port, name=None, token=None, **more):
        super().__init__(port, **more)
        self.pushes, self.number, self.token = [], 0, token
        if name:
            self.token = self.ask("enter", name=name)["token"]
        elif token:
            self.ask("enter", token=token)

    def ask(self, do, **fields):
        self.number += 1
        self.send(json.dumps({"id": self.number, "do": do, **fields}))
        while True:
            message = json.loads(self.receive())
            if "push" in message:
                self.pushes.append(message)
                continue
            if message.get("id") not in (self.number, None):
                raise AssertionError(f"an answer to something else: {message}")
            if not message["ok"]:
                raise Refused(message["error"])
            return message

    def drain(self):
        """All pushes that have come."""
        while self.got or self.pending() or select.select([self.connection], [], [], 0)[0]:
            if (text := self.receive(wait=False)) is not None:
                self.pushes.append(json.loads(text))
        pushes, self.pushes = self.pushes, []
        return pushes

    def next_push(self):
        if self.pushes:
            return self.pushes.pop(0)
        while True:
            message = json.loads(self.receive())
            if "push" in message:
                return message
