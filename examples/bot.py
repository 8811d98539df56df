"""A guest bot: joins a table by its invitation link and plays legal moves at random.

pip install websockets
python examples/bot.py 'http://127.0.0.1:8080/t/k3v9x2mq7a4d#invite=...'
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request
from urllib.parse import urlsplit

import websockets


def choose(legal):
    """Any move; a range or a choice in it is filled in (docs/protocol.md, Legal moves)."""
    move = dict(random.choice(legal))
    for name, value in move.items():
        if isinstance(value, dict) and "from" in value:
            move[name] = random.randint(value["from"], value["to"])
        elif isinstance(value, dict) and "of" in value:
            heap = [kind for kind, count in value["of"].items() for _ in range(count)]
            count = random.randint(value["least"], min(value["most"], len(heap)))
            chosen = sorted(random.sample(range(len(heap)), count))
            move[name] = [int(heap[i]) if heap[i].isdecimal() else heap[i] for i in chosen]
    return move


def join(link, name):
    """The table's id and our own token, from an invitation link."""
    table, _, invite = link.path.removeprefix("/t/"), *link.fragment.partition("=")[1:]
    wanted = json.dumps({"name": name, "invite": invite or None}).encode()
    with urllib.request.urlopen(f"http://{link.netloc}/api/tables/{table}/join", wanted) as answer:
        return table, json.load(answer)["token"]


async def play(address, name="Robin"):
    link = urlsplit(address)
    table, token = join(link, name)
    salts = {}
    async with websockets.connect(f"ws://{link.netloc}/ws") as socket:

        async def say(**message):
            await socket.send(json.dumps({"id": secrets.token_hex(8), **message}))

        await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "table" and message["table"]["phase"] == "gathering":
                seats = message["table"]["seats"]
                mine = next((s for s in seats if s.get("name") == name), None)
                free = [s["seat"] for s in seats if not s.get("person") and not s.get("bot")]
                if mine is None and free:
                    await say(type="sit", seat=free[0])
                elif message["table"]["revealing"]:  # nobody can choose their salt any more
                    if mine is not None and mine.get("commitment") in salts:
                        await say(type="reveal", salt=salts.pop(mine["commitment"]).hex())
                elif mine is not None and not mine.get("ready"):
                    salt = secrets.token_bytes(16)
                    shown = hashlib.sha256(salt).hexdigest()
                    salts[shown] = salt
                    await say(type="ready", commitment=shown)
            elif message["type"] == "update" and message["outcome"]:
                print(message["outcome"])
                return
            elif message["type"] == "update" and message["legal"]:
                await say(type="play", version=message["version"], move=choose(message["legal"]))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
