#!/usr/bin/env python3
"""Plots learning curves: one learner's wins among others of a kind, over consecutive runs.
    python3 check/curves.py TITLE PLAYERS OUT.svg CURVE.csv..."""
import csv, sys
title, players, out, *files = sys.argv[1:]
series, offset, ends = {}, 0.0, []
for file in files:
    rows = [r for r in csv.DictReader(open(file)) if r["stage"] == "train" and r["direction"] == "one-learner" and r["players"] == players]
    start = min(float(r["seconds"]) for r in rows) - 1
    bins = {}
    for r in rows:
        if r["about"].startswith("slot") or r["about"] == "dice": continue
        t = offset + float(r["seconds"]) - start
        b = bins.setdefault((r["about"], int(t / 15)), [0, 0.0, 0.0])  # a point every 15 seconds
        n = int(r["games"])
        b[0] += n; b[1] += n * float(r["wins"]); b[2] += n * t
    for (about, _), (n, wins, t) in sorted(bins.items()):
        if n > 200: series.setdefault(about, []).append((t / n, wins / n))
    offset += max(float(r["seconds"]) for r in rows) - start
    ends.append(offset)
W, H, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 44, 84, 34, 40
low = min(w for s in series.values() for _, w in s)
floor = max(0, int(low * 10) / 10)
x = lambda t: LEFT + (W - LEFT - RIGHT) * t / offset
y = lambda w: H - BOTTOM - (H - TOP - BOTTOM) * (w - floor) / (1 - floor)
svg = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" font-family="sans-serif" font-size="11" fill="#333">',
       f'<rect width="{W}" height="{H}" fill="#fff"/><text x="{LEFT}" y="20" font-size="14">{title}</text>']
for k in range(round(floor * 10), 11):
    svg.append(f'<path d="M{LEFT} {y(k / 10):.0f}H{W - RIGHT}" stroke="#e4e4e4"/><text x="{LEFT - 6}" y="{y(k / 10) + 4:.0f}" text-anchor="end">{10 * k} %</text>')
step = next(s for s in (1, 2, 5, 10) if offset / 60 / s < 12)
for minute in range(0, int(offset / 60) + 1, step): svg.append(f'<text x="{x(60 * minute):.0f}" y="{H - BOTTOM + 16}" text-anchor="middle">{minute}</text>')
svg.append(f'<text x="{(W - RIGHT + LEFT) / 2:.0f}" y="{H - 6}" text-anchor="middle">minutes of training; dotted: where a run ends</text>')
for end in ends[:-1]: svg.append(f'<path d="M{x(end):.0f} {TOP}V{H - BOTTOM}" stroke="#aaa" stroke-dasharray="2 3"/>')
last = H
for (about, points), colour in zip(sorted(series.items(), key=lambda s: s[1][-1][1]), ["#1b6ca8", "#c0392b", "#2e8b57", "#8e5ea2", "#b8860b", "#444"]):
    line = " ".join(f"{x(t):.0f},{y(w):.1f}" for t, w in points)
    last = min(y(points[-1][1]) + 4, last - 13)
    svg.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/><text x="{W - RIGHT + 6}" y="{last:.0f}" fill="{colour}">{about}</text>')
open(out, "w").write("\n".join(svg) + "\n</svg>\n")
