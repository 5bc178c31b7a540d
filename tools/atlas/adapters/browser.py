#!/usr/bin/env python3
"""Answers for a browser (`browser.py chromium`, `browser.py firefox`, `browser.py webkit`): the order in which the rectangles of the characters stand in a page,
without a window.

Names with marks get no answer: a mark's rectangle is its base's.
"""

import http.server
import json
import re
import subprocess
import sys
import tempfile
import threading
import unicodedata

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
p { white-space: pre; margin: 0; font: 20px "Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", sans-serif; width: 9000px; }
</style><body><script>
fetch("/names").then((response) => response.json()).then((names) => {
  const answers = [];
  for (const [direction, text] of names) {
    const p = document.createElement("p");
    p.dir = direction;
    p.textContent = text;
    document.body.append(p);
    const places = [];
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(p.firstChild, at);
      range.setEnd(p.firstChild, at + 1);
      // Where two texts of different direction meet, the end of the first one can be a box too, without width.
      const box = [...range.getClientRects()].sort((one, other) => other.width - one.width)[0];
      places.push(box ? Math.round(50 * (box.left + box.right)) : null);
    }
    p.remove();
    answers.push(places);
  }
  fetch("/answers", { method: "POST", body: JSON.stringify(answers) });
});
</script>"""
WEBKIT = ["xvfb-run", "-a", "/usr/bin/python3", "webkit_window.py"]
PROGRAMS = {"chromium": ["chromium"], "firefox": ["firefox-esr"], "webkit": WEBKIT}
COMMANDS = {
    "webkit": lambda _, url: [*WEBKIT, url],
    "chromium": lambda folder, url: ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}", "--remote-debugging-port=0", url],
    "firefox": lambda folder, url: ["firefox-esr", "--headless", "--no-remote", "--profile", folder, url],
}
# How long a browser may take, in seconds.
PATIENCE = 300


def main():
    command = COMMANDS[sys.argv[1]]
    version = subprocess.run([*PROGRAMS[sys.argv[1]], "--version"], capture_output=True, text=True, check=True).stdout
    print(re.search(r"(Chromium|Firefox|WebKitGTK) [\d.]+\w*", version).group())
    names = []
    for line in sys.stdin:
        direction, *points = line.split()
        names.append(("rtl" if direction == "R" else "ltr", "".join(chr(int(point, 16)) for point in points)))
    for (_, text), places in zip(names, positions(command, names) if names else []):
        marks = any(unicodedata.combining(c) for c in text) or any(ord(c) > 0xFFFF for c in text)
        seen = [at for at, place in enumerate(places) if place is not None]
        print("?" if marks else " ".join(map(str, sorted(seen, key=lambda at: places[at]))))


def positions(command, names):
    """The browser fetches the names from a server of its own and sends the places back."""
    answers, arrived = [], threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.respond(PAGE if self.path == "/" else json.dumps(names) if self.path == "/names" else "")

        def do_POST(self):
            answers.extend(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.respond("")
            arrived.set()

        def respond(self, text):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        url = f"http://127.0.0.1:{server.server_port}/"
        browser = subprocess.Popen(command(folder, url), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            if not arrived.wait(PATIENCE):
                sys.exit("the browser did not answer")
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    return answers


if __name__ == "__main__":
    main()
