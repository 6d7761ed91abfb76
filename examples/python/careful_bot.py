#!/usr/bin/env python3
"""A complete bot for the arena, using only Python's standard library.

    npx menagerie arena cat-in-the-box --bots 'cmd:python3 examples/python/careful_bot.py,bold'

It plays Cat in the Box by three simple rules, and other games at random. The protocol is in docs/bots.md.
"""

import json
import random
import sys


def choose(view, legal):
    if view["game"] != "cat-in-the-box":
        return random.choice(legal)

    hand = view["hand"]  # ranks, such as [1, 1, 4, 7]
    if view["phase"] == "discard":  # "-5" lays a 5 face down: the highest of the ranks held most often
        return max(legal, key=lambda move: (hand.count(int(move[1])), int(move[1])))
    if view["phase"] == "predict":  # "=2" predicts two tricks: the lowest option
        return min(legal, key=lambda move: int(move[1]))

    # "5b" plays a 5 as blue: follow the led colour if possible, with the rank held most often, lowest first.
    led = led_colour(view)
    plays = [move for move in legal if move[1] == led] or legal
    return max(plays, key=lambda move: (hand.count(int(move[0])), -int(move[0])))


def led_colour(view):
    """The led colour of the current trick; None when leading."""
    if not view["tricks"]:
        return None
    plays = view["tricks"][-1]["plays"]
    return plays[0]["colour"] if len(plays) < view["options"]["players"] else None


def say(message):
    print(json.dumps(message), flush=True)  # Without flushing, the arena would wait forever.


for line in sys.stdin:  # Ends when the arena does.
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(0)
        say({"type": "hello", "protocol": 1})
    elif message["type"] == "turn":
        move = choose(message["view"], message["legal"])
        say({"type": "move", "number": message["number"], "move": move})
    elif message["type"] == "result":
        print(f"totals {message['totals']}, places {message['places']}", file=sys.stderr)
