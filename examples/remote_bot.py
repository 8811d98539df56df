"""A bot over HTTP for `undertable sim` and `arena`, without a line of Undertable: doubts, or bids.

python examples/remote_bot.py 9000
undertable arena bluff --bots http://127.0.0.1:9000,normal,easy --games 30
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def decide(question):
    """The lowest bid there is, and a doubt as soon as a bid counts half of all dice."""
    bid, dice = question["view"]["bid"], sum(question["view"]["dice"])
    if bid and bid["count"] >= dice / 2:
        return {"move": "doubt"}
    bids = [said for said in question["legal"] if said["move"] == "bid"]
    if not bids:
        return {"move": "doubt"}
    lowest = min(bids, key=lambda said: said["count"]["from"])
    return {"move": "bid", "count": lowest["count"]["from"], "face": lowest["face"]}


class Questions(BaseHTTPRequestHandler):
    def do_POST(self):
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        answer = json.dumps(decide(question)).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *words):
        pass


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Questions).serve_forever()
