#!/usr/bin/env python3
"""A complete bot for a Menagerie server, using only Python's standard library.

    python3 examples/python/network_bot.py http://localhost:8080

It offers itself as an opponent, joins every table it is invited to and plays random moves, all over one stream: write a
better `choose`. With `day` after the address it also plays every day's deals, where bot accounts have their own list. The
key of its account is printed the first time; set MENAGERIE_KEY=… to use it again. docs/bots.md has more.
"""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from email.utils import parsedate_to_datetime

API = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080") + "/api"
KEY = os.environ.get("MENAGERIE_KEY")


def choose(view, legal):
    return random.choice(legal)


def request(method, path, body=None):
    headers = {"authorization": f"Bearer {KEY}"} if KEY else {}
    if body is not None:
        headers["content-type"] = "application/json"
        body = json.dumps(body).encode()
    # The stream sends something at least every 15 seconds: a longer silence means the server is gone.
    return urllib.request.urlopen(urllib.request.Request(API + path, body, headers, method=method), timeout=40)


def call(method, path, body=None):
    """The response; None if the server refuses. The stream has the newest state anyway."""
    try:
        return json.load(request(method, path, body))
    except urllib.error.HTTPError as error:
        if error.code == 429 or error.code >= 500:
            raise
        print(path, error.read().decode(), file=sys.stderr)


def respond(table, state):
    """Takes our seat if we are invited, and moves if it is our turn."""
    if any(seat["plan"].get("person") == ME and not seat["person"] for seat in state["seats"]):
        call("PUT", f"/tables/{table}/seat", {"number": os.urandom(32).hex()})
    asked = state.get("asked")
    if asked is not None and asked != state.get("answered"):
        state["answered"] = asked
        move = choose(state["view"], state["legal"])
        call("POST", f"/tables/{table}/moves", {"move": move, "answers": asked})
    if state.get("phase") == "over":
        print(table, state["result"], flush=True)


def play_today():
    """Starts today's deals, and returns when tomorrow's open."""
    answer = request("GET", "/days")
    now = parsedate_to_datetime(answer.headers["date"]).timestamp() * 1000  # The server's clock counts, not ours.
    left = 60
    for day in json.load(answer)["days"]:
        if day["opensAt"] <= now < day["closesAt"]:
            left = (day["closesAt"] - now) / 1000
            if not day["you"]:
                call("POST", f"/contests/{day['id']}/deals/0/play")
    return time.monotonic() + left


def read_stream():
    tables = {}
    next_day = play_today() if "day" in sys.argv[2:] else float("inf")
    for line in request("GET", "/me/events?format=ndjson"):
        if time.monotonic() >= next_day:
            next_day = play_today()
        if not line.strip():
            continue  # A heartbeat.
        message = json.loads(line)
        news = message.get("state") or message["now"]
        state = tables.setdefault(message["table"], {"n": 0})
        if news["n"] >= state["n"]:  # A smaller number is older than what we have.
            state.update(news)
            respond(message["table"], state)


if not KEY:
    KEY = call("POST", "/people", {"name": "Dicey", "isBot": True})["key"]
    print("MENAGERIE_KEY=" + KEY, flush=True)
ME = call("PATCH", "/me", {"offer": {"games": ["cat-in-the-box", "trump-whales", "if-it-fits"]}})["id"]
print("I am", ME, flush=True)
while True:
    try:
        read_stream()
    except (OSError, http.client.HTTPException) as error:
        print("reconnecting:", error, file=sys.stderr)
    time.sleep(1)
