#!/usr/bin/env python3
"""The server from outside, by real requests.  test_serve.py WITH_PAGE WITHOUT_PAGE FOLDER

WITH_PAGE is the program with the page of FOLDER inside, WITHOUT_PAGE the program without one."""
import concurrent.futures
import contextlib
import gzip
import hashlib
import http.client
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

WITH_PAGE, WITHOUT_PAGE, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
PATIENCE = 120  # seconds until a test gives up; a machine may be busy
STORE = tempfile.TemporaryDirectory(prefix="sagebrush-serve-")
os.environ["SAGEBRUSH_DATA"] = STORE.name


class Server:
    """A running server; it must end well and say nothing that was not expected."""

    def __init__(self, *flags, program=WITH_PAGE, listen="127.0.0.1:0"):
        self.process = subprocess.Popen([program, "serve", "--listen", listen, *flags], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline()
        if not self.address:
            raise AssertionError(self.process.communicate()[1])
        self.port = int(self.address.rsplit(":", 1)[1].strip("/\n"))
        self.log = None

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        more, self.log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, more

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def connections(self):
        """Open now, with the one that asks."""
        metrics = dict(line.rsplit(" ", 1) for line in ask(self.port, "/metrics").body.decode().splitlines() if not line.startswith("#"))
        return int(metrics["sagebrush_connections"])

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(*flags, log="", **more):
    server = Server(*flags, **more)
    try:
        yield server
    finally:
        status, _ = server.stop()
    if (status, server.log if log is not None else None) != (0, log):
        raise AssertionError(f"exit {status}, said: {server.log}")


class Answer:
    def __init__(self, response):
        self.status, self.body = response.status, response.read()
        self.headers = {name.lower(): value for name, value in response.getheaders()}


def ask(port, path="/", method="GET", body=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        return Answer(connection.getresponse())
    finally:
        connection.close()


def read_all(connection):
    """Everything until the server closes; a reset counts as closing."""
    got = b""
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        while part := connection.recv(65536):
            got += part
    return got


def send_raw(port, request):
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
        return read_all(connection)


class OneServer(unittest.TestCase):
    """Tests that do no harm share a server."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        status, more = cls.server.stop()
        if (status, more, cls.server.log) != (0, "", ""):
            raise AssertionError(f"exit {status}, said: {more} {cls.server.log}")

    def ask(self, *args, **more):
        return ask(self.server.port, *args, **more)


TYPES = {
    "index.html": "text/html; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "empty.txt": "text/plain; charset=utf-8",
    "assets/small-1a2b3c4d.css": "text/css; charset=utf-8",
    "assets/small-5e6f7a8b.js": "text/javascript; charset=utf-8",
    "assets/small-9c0d1e2f.wasm": "application/wasm",
}


class Files(OneServer):
    def test_the_address_is_one_line(self):
        self.assertRegex(self.server.address, r"^http://127\.0\.0\.1:\d+/\n$")

    def test_every_file_with_its_type(self):
        self.assertEqual({path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}, set(TYPES))
        for name, kind in TYPES.items():
            answer = self.ask(f"/{name}")
            self.assertEqual((answer.status, answer.headers["content-type"]), (200, kind), name)
            self.assertEqual(answer.body, (FOLDER / name).read_bytes(), name)
            self.assertEqual(answer.headers["content-length"], str(len(answer.body)))

    def test_the_root_is_the_index_and_a_query_changes_nothing(self):
        index = (FOLDER / "index.html").read_bytes()
        for path in ("/", "/?", "/?lang=fr", "/index.html?a=1&b=../..", "//", "/./"):
            self.assertEqual(self.ask(path).body, index, path)

    def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_is_asked_for_again(self):
        for name in TYPES:
            expected = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
            self.assertEqual(self.ask(f"/{name}").headers["cache-control"], expected, name)

    def test_health(self):
        answer = self.ask("/healthz")
        self.assertEqual((answer.status, answer.body, answer.headers["cache-control"]), (200, b"ok\n", "no-store"))

    def test_every_answer_is_kept_safe(self):
        for path, method in (("/", "GET"), ("/sw.js", "HEAD"), ("/assets/small-5e6f7a8b.js", "GET"), ("/nowhere", "GET"),
                             ("/", "POST"), ("/healthz", "GET")):
            headers = self.ask(path, method).headers
            policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
            self.assertEqual(policy, {
                "default-src": "'none'", "script-src": "'self' 'wasm-unsafe-eval'", "style-src": "'self'",
                "img-src": "'self' data:", "font-src": "'self'", "connect-src": "'self'", "worker-src": "'self'",
                "manifest-src": "'self'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'"})
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertEqual(headers["referrer-policy"], "no-referrer")
            self.assertEqual(headers["cross-origin-opener-policy"], "same-origin")
            self.assertNotIn("server", headers)

    def test_pages_and_workers_may_share_memory(self):
        for path, isolated in (("/", "require-corp"), ("/assets/small-5e6f7a8b.js", "require-corp"),
                               ("/assets/small-9c0d1e2f.wasm", None), ("/nowhere", None)):
            self.assertEqual(self.ask(path).headers.get("cross-origin-embedder-policy"), isolated, path)

    def test_a_missing_file_is_told_by_a_page_of_our_own(self):
        for path in ("/nowhere", "/assets", "/assets/", "/index.htm", "/index.html/", "/INDEX.HTML", "/" + "x" * 3000):
            answer = self.ask(path)
            self.assertEqual((answer.status, answer.headers["content-type"]), (404, "text/html; charset=utf-8"), path)
            self.assertIn(b'<a href="/">', answer.body)

    def test_only_get_and_head(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            for body in (None, b"x=1", b"x" * 20000):
                answer = self.ask("/", method, body)
                self.assertEqual((answer.status, answer.headers["allow"]), (405, "GET, HEAD"), method)
                self.assertEqual(answer.headers["connection"], "close")
        self.assertEqual(self.ask("/nowhere", "POST").status, 404)
        self.assertRegex(send_raw(self.server.port, b"BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n"), b"^HTTP/1.. 4")


class Caching(OneServer):
    def test_head_is_a_get_without_its_body(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        for path in ("/", "/nowhere", "/healthz", "/empty.txt"):
            for method in ("HEAD", "GET", "HEAD"):  # one connection: a stray body would be the next answer
                connection.request(method, path)
                response = connection.getresponse()
                answer = Answer(response)
                whole = self.ask(path)
                self.assertEqual(answer.status, whole.status)
                self.assertEqual(answer.body, b"" if method == "HEAD" else whole.body)
                for headers in (answer.headers, whole.headers):
                    headers.pop("date")
                self.assertEqual(answer.headers, whole.headers)
        connection.close()

    def test_what_the_browser_has_is_not_sent_again(self):
        for coding in ("identity", "gzip", "br"):
            first = self.ask("/", Accept_Encoding=coding)
            tag = first.headers["etag"]
            for asked in (tag, f"W/{tag}", f'"other", {tag}', "*", f'"x",{tag},"y"'):
                answer = self.ask("/", Accept_Encoding=coding, If_None_Match=asked)
                self.assertEqual((answer.status, answer.body), (304, b""), asked)
                self.assertEqual(answer.headers["etag"], tag)
                self.assertEqual(answer.headers["cache-control"], "no-cache")
                self.assertEqual(answer.headers["vary"], "accept-encoding")
                self.assertNotIn("content-length", answer.headers)
            for asked in ('"other"', tag.strip('"'), tag[:-1]):
                self.assertEqual(self.ask("/", Accept_Encoding=coding, If_None_Match=asked).status, 200, asked)

    def test_tags_are_hashes_of_the_contents_and_differ_by_coding(self):
        tags = {self.ask("/", Accept_Encoding=coding).headers["etag"] for coding in ("identity", "gzip", "br")}
        digest = hashlib.sha256((FOLDER / "index.html").read_bytes()).hexdigest()[:16]
        self.assertEqual(tags, {f'"{digest}"', f'"{digest}-gzip"', f'"{digest}-br"'})

    def test_the_best_coding_that_the_browser_takes(self):
        index = (FOLDER / "index.html").read_bytes()
        for accept, coding in (("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0.5, gzip;q=0.9", "gzip"),
                               ("deflate", None), ("", None), ("identity", None), ("br;q=0, gzip;q=0", None), ("*", "br"),
                               ("GZIP", "gzip"), ("identity;q=1, br;q=0.3", None)):
            answer = self.ask("/", Accept_Encoding=accept)
            self.assertEqual(answer.headers.get("content-encoding"), coding, accept)
            self.assertEqual(answer.headers["content-length"], str(len(answer.body)))
            self.assertEqual(answer.headers["vary"], "accept-encoding")
            self.assertEqual(unpacked(answer.body, coding), index)

    def test_what_does_not_get_smaller_is_sent_as_it_is(self):
        answer = self.ask("/assets/small-9c0d1e2f.wasm", Accept_Encoding="gzip, br")
        self.assertNotIn("content-encoding", answer.headers)
        self.assertNotIn("vary", answer.headers)


def unpacked(body, coding):
    if coding == "br":
        return subprocess.run(["brotli", "--decompress", "--stdout", "-"], input=body, capture_output=True, check=True).stdout
    return gzip.decompress(body) if coding == "gzip" else body


class Hostile(OneServer):
    def test_no_path_leads_out_of_the_page(self):
        for path in ("/../../../../etc/passwd", "/assets/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
                     "/....//....//etc/passwd", "//etc/passwd", "/etc/passwd%00.html", "/index.html%00", "\\..\\etc\\passwd",
                     "/%c0%ae%c0%ae/etc/passwd", "file:///etc/passwd", "/.git/config", "/%", "/%zz"):
            got = send_raw(self.server.port, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            self.assertRegex(got, b"^HTTP/1.. 40[034] |^$", path)
            self.assertNotIn(b"root:", got)

    def test_another_name_for_this_machine_is_refused(self):
        for host in ("localhost", "LOCALHOST", "localhost:8080", "127.0.0.1", "127.0.0.1:1", "127.8.8.8", "[::1]", "[::1]:80"):
            self.assertEqual(self.ask(Host=host).status, 200, host)
        for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:8080", "[::2]",
                     "localhost:8080@evil.example", "10.0.0.1", "128.0.0.1", "[::1", ""):
            self.assertEqual(self.ask(Host=host).status, 421, host)
        for head in (b"", b"Host: localhost\r\nHost: evil.example\r\n", b"Host: evil.example\r\nHost: localhost\r\n"):
            self.assertRegex(send_raw(self.server.port, b"GET / HTTP/1.0\r\n" + head + b"\r\n"), b"^HTTP/1.1 421 ")
        smuggled = b"GET /%0d%0aHost:%20localhost%0d%0aX: HTTP/1.1\r\nHost: evil.example\r\n\r\n"
        self.assertNotIn(b" 200 ", send_raw(self.server.port, smuggled))

    def test_control_characters_in_a_target_are_refused(self):
        for target in ("/%0a", "/%0aX-Y:%20z", "/%0d%0aX-Y:%20z", "/%0a%0a", "/healthz%0aX:%20y", "/%01", "/%7f", "/icon.svg%1b",
                       "/%20HTTP/1.1%0aX:%20y", "/?a=%0aX:%20y"):
            got = send_raw(self.server.port, f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            self.assertRegex(got, b"^HTTP/1.1 400 Bad Request\r\n", target)
        self.assertEqual(self.ask("/?a=%20b").status, 200)

    def test_what_is_not_http_is_not_answered_with_the_page(self):
        upgrade = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\n"
        for request in (upgrade + "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        "Sec-WebSocket-Version: 13\r\n\r\n",
                        upgrade + "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n",
                        upgrade + "Upgrade: something\r\n\r\n", "CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n",
                        "CONNECT / HTTP/1.1\r\nHost: localhost\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "\r\n" * 100, "GET\r\n\r\n", "GET / HTTP/9.9\n\n\n"):
            got = send_raw(self.server.port, request.encode("latin-1"))
            self.assertNotIn(b"<title>", got, request)
            self.assertNotIn(b" 101 ", got)
        self.assertEqual(self.ask().status, 200)

    def test_a_head_that_is_too_long_is_not_read_to_its_end(self):
        self.assertEqual(self.ask(X_Long="x" * 6000).status, 200)
        for request in (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 20000 + b"\r\n\r\n",
                        b"GET /" + b"x" * 20000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % i for i in range(5000)) + b"\r\n"):
            self.assertNotIn(b" 200 ", send_raw(self.server.port, request))
        self.assertEqual(self.ask().status, 200)

    def test_requests_behind_one_another_are_answered_in_order(self):
        request = b"".join(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for path in ("/healthz", "/icon.svg", "/x"))
        with self.server.connect() as connection:
            connection.sendall(request + b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            got = read_all(connection)
        order = [got.find(mark) for mark in (b"ok\n", b"<svg", b"HTTP/1.1 404")] + [got.rfind(b"ok\n")]
        self.assertEqual(order, sorted(order))
        self.assertGreater(order[0], 0)
        self.assertGreater(order[3], order[2])

    def test_a_request_that_comes_in_pieces(self):
        with self.server.connect() as connection:
            for byte in b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
                connection.sendall(bytes([byte]))
            self.assertTrue(read_all(connection).endswith(b"\r\n\r\nok\n"))

    def test_many_at_once(self):
        with concurrent.futures.ThreadPoolExecutor(32) as pool:
            answers = list(pool.map(lambda i: ask(self.server.port, "/" if i % 2 else "/nowhere"), range(400)))
        self.assertEqual([answer.status for answer in answers], [404, 200] * 200)


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "index.html").write_text("<h1>Hello</h1>", encoding="utf-8")

    def test_a_folder_instead_of_the_page_inside(self):
        (self.folder / "assets/deep").mkdir(parents=True)
        (self.folder / "assets/deep/é.js").write_text("1", encoding="utf-8")
        (self.folder / ".secret").write_text("s", encoding="utf-8")
        (self.folder / "link.html").symlink_to("/etc/passwd")
        for program in (WITH_PAGE, WITHOUT_PAGE):
            with serving("--page", str(self.folder), program=program) as server:
                answer = ask(server.port)
                self.assertEqual(answer.body, b"<h1>Hello</h1>")
                self.assertEqual(answer.headers["etag"], f'"{hashlib.sha256(answer.body).hexdigest()[:16]}"')
                self.assertEqual(ask(server.port, "/assets/deep/%C3%A9.js").body, b"1")
                for path in ("/.secret", "/link.html", "/assets/small-5e6f7a8b.js"):
                    self.assertEqual(ask(server.port, path).status, 404, path)

    def test_a_large_file_arrives_whole(self):
        data = os.urandom(12_345_678)
        (self.folder / "large.bin").write_bytes(data)
        with serving("--page", str(self.folder)) as server:
            answer = ask(server.port, "/large.bin")
            self.assertEqual(answer.headers["content-type"], "application/octet-stream")
            self.assertTrue(answer.body == data)

    def test_no_time_is_burnt_while_a_slow_client_takes_its_answer(self):
        (self.folder / "large.bin").write_bytes(bytes(30_000_000))
        with serving("--page", str(self.folder)) as server, server.connect() as slow:
            slow.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
            slow.recv(100)
            before = server.cpu_seconds()
            time.sleep(1.5)
            self.assertLess(server.cpu_seconds() - before, 0.5)
            self.assertEqual(ask(server.port).status, 200)

    def test_clients_that_do_not_go_on_are_left(self):
        (self.folder / "large.bin").write_bytes(bytes(30_000_000))
        with serving("--page", str(self.folder), "--timeout", "1") as server:
            asked = {"silent": b"", "half": b"GET / HTTP/1.1\r\nHost: loc", "idle": b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     "lazy": b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n"}
            clients = {}
            for name, request in asked.items():
                clients[name] = server.connect()
                clients[name].sendall(request)
            answer = clients["idle"].recv(100)  # nothing, if this machine was too busy to ask in time
            self.assertTrue(answer.startswith(b"HTTP/1.1 200") or not answer, answer)
            for name in ("silent", "half", "idle"):
                read_all(clients[name])  # they end, or patience does
            end = time.monotonic() + PATIENCE
            while server.connections() > 1:  # the last one was closed, though it has taken nothing
                self.assertLess(time.monotonic(), end)
                time.sleep(0.1)
            self.assertLess(len(read_all(clients["lazy"])), 30_000_000)
            for client in clients.values():
                client.close()

    def test_a_head_that_comes_too_slowly_is_not_waited_for(self):
        with serving("--timeout", "1") as server, server.connect() as drip:
            began = time.monotonic()
            drip.sendall(b"GET / HTTP/1.1\r\nX: ")
            with self.assertRaises((BrokenPipeError, ConnectionResetError, TimeoutError)):
                while time.monotonic() - began < PATIENCE:
                    drip.sendall(b"x")
                    time.sleep(0.2)
                self.fail("no end to the head of a request")

    def test_folders_that_are_no_page(self):
        (self.folder / "index.html").unlink()
        for folder in (self.folder, self.folder / "missing", "/dev/null"):
            done = subprocess.run([WITH_PAGE, "serve", "--listen", "127.0.0.1:0", "--page", folder], capture_output=True,
                                  text=True, timeout=PATIENCE, check=False)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertEqual(len(done.stderr.splitlines()), 1)


class Life(unittest.TestCase):
    def refused(self, *args, program=WITH_PAGE):
        done = subprocess.run([program, "serve", *args], capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        return done.stderr

    def test_a_program_without_a_page_says_so(self):
        self.assertIn("built without the page", self.refused("--listen", "127.0.0.1:0", program=WITHOUT_PAGE))

    def test_an_address_in_use_is_told_with_a_way_out(self):
        with serving() as server:
            said = self.refused("--listen", f"127.0.0.1:{server.port}")
            self.assertIn(f"127.0.0.1:{server.port} is already in use", said)
            self.assertIn("--listen", said)

    def test_an_address_that_is_not_here(self):
        self.assertIn("cannot listen on 192.0.2.1:80", self.refused("--listen", "192.0.2.1:80"))
        self.assertIn("cannot listen on no.such.host.invalid:0", self.refused("--listen", "no.such.host.invalid:0"))

    def test_both_signals_end_it_at_once_whatever_clients_do(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        pathlib.Path(folder, "index.html").write_bytes(bytes(30_000_000))
        for how in (signal.SIGTERM, signal.SIGINT):
            server = Server("--page", folder, "--timeout", "3600")
            clients = [server.connect() for _ in range(20)]
            for i, client in enumerate(clients):
                client.sendall((b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
                                b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")[i % 4])
            clients[3].recv(100)
            self.assertEqual(server.stop(how), (0, ""))  # long before they are given up
            self.assertEqual(server.log, "")
            for client in clients:
                client.close()

    def test_its_port_is_free_again_at_once(self):
        for tries in range(5):  # others on this machine may take it first, now and then
            server = Server()
            with server.connect() as client:
                client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                client.recv(1000)
                server.stop()
                try:
                    with serving(listen=f"127.0.0.1:{server.port}") as again:
                        self.assertEqual(again.port, server.port)
                        self.assertEqual(ask(again.port).status, 200)
                    return
                except AssertionError as trouble:
                    if tries == 4 or "already in use" not in str(trouble):
                        raise

    def test_more_connections_than_allowed_wait_for_their_turn(self):
        with serving("--connections", "3") as server:
            held = [server.connect() for _ in range(3)]
            for client in held:
                client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertTrue(client.recv(1000).startswith(b"HTTP/1.1 200"))
            late = server.connect()
            late.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            late.settimeout(0.5)
            with self.assertRaises(TimeoutError):
                late.recv(1000)
            held[1].close()
            late.settimeout(PATIENCE)
            self.assertTrue(late.recv(1000).startswith(b"HTTP/1.1 200"))
            for client in (held[0], held[2], late):
                client.close()
            for _ in range(10):  # and the count is right afterwards
                self.assertEqual(ask(server.port).status, 200)

    def test_the_log_has_a_line_for_a_request_and_none_of_the_clients_making(self):
        with serving("--verbose", log=None) as server:
            ask(server.port)
            ask(server.port, "/a%20level=info%22%C3%A9", "HEAD")
        first, second = [line for line in server.log.splitlines() if "event=request" in line]
        self.assertRegex(first, r"^time=\S+Z level=info event=request method=GET path=/ status=200 bytes=\d+$")
        self.assertRegex(second, r'level=info event=request method=HEAD path="/a level=info\\x22\\xc3\\xa9" status=404 bytes=\d+$')

    @unittest.skipUnless(socket.has_ipv6 and pathlib.Path("/proc/net/if_inet6").exists()
                         and " lo" in pathlib.Path("/proc/net/if_inet6").read_text(encoding="ascii"), "no IPv6 here")
    def test_ipv6(self):
        with serving(listen="[::1]:0") as server:
            self.assertRegex(server.address, r"^http://\[::1\]:\d+/\n$")
            connection = http.client.HTTPConnection("::1", server.port, timeout=PATIENCE)
            connection.request("GET", "/healthz")
            self.assertEqual(connection.getresponse().status, 200)
            connection.close()

    def test_other_names_are_fine_when_others_are_served(self):
        with serving(listen="0.0.0.0:0", log=None) as server:
            self.assertEqual(ask(server.port, Host="table.example").status, 200)
        self.assertRegex(server.log, r"^sagebrush serve: 0\.0\.0\.0:\d+ is not this machine alone: .*\n$")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
