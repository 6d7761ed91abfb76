#!/usr/bin/env python3
"""Exports checkpoints as an int8 file (several are averaged), and adds a net's answers to fixtures.
    python3 export.py GAME NET.pt... OUT.net                        (needs PyTorch; a CPU is enough)
    python3 export.py --back NET.net NET.pt                         (a checkpoint without a critic, to continue from a shipped net)
    python3 export.py --outputs OUT.net PICKED.ndjson FIXTURES.ndjson   (numpy only)"""
import hashlib, json, os, re, struct, sys
import numpy as np
here = os.path.dirname(os.path.abspath(__file__))
def size_of(game, name):
    header = open(f"{here}/rules/{game.replace('-', '_')}_features.h").read()
    return int(re.search(rf"\b{name} = (\d+)", header).group(1))
def balance(m):
    """Scales rows and columns so that the largest weight of each is near 127 steps."""
    r, c = np.ones(m.shape[0]), np.ones(m.shape[1])
    for _ in range(30):
        r *= np.sqrt((np.abs(m) / (r[:, None] * c)).max(1) + 1e-12)
        c *= np.sqrt((np.abs(m) / (r[:, None] * c)).max(0) + 1e-12)
    r *= (np.abs(m) / (r[:, None] * c)).max() / 127
    return r.astype(np.float32), c.astype(np.float32)
def write(game, *files):
    import torch
    *nets, path = files
    every = [torch.load(net, map_location="cpu")["policy"] for net in nets]
    w = [sum(x.float().numpy() for x in same) / len(every) for same in zip(*every)]
    outputs = size_of(game, "OUTPUTS")
    w[-2], w[-1] = w[-2][:, :outputs], w[-1][:outputs]  # spare outputs and inputs are omitted
    w[0] = w[0][:size_of(game, "FEATURES_USED")]
    layers = len(w) // 2
    sizes = [w[0].shape[0]] + [w[2 * i].shape[1] for i in range(layers)]
    out = b"MNGRNET1" + struct.pack("<II", layers, 2) + struct.pack(f"<{layers + 1}I", *sizes)
    for i in range(layers):
        m, b = w[2 * i].astype(np.float64), w[2 * i + 1]
        rows, columns = balance(m)
        q = np.clip(np.rint(m / (rows[:, None].astype(np.float64) * columns)), -127, 127).astype(np.int8)
        out += b.astype("<f4").tobytes() + rows.astype("<f4").tobytes() + columns.astype("<f4").tobytes() + q.tobytes()
    open(path, "wb").write(out)
    print(path, len(out), "bytes, sha256", hashlib.sha256(out).hexdigest())
def read(path):
    raw = open(path, "rb").read()
    assert raw[:8] == b"MNGRNET1"
    layers, version = struct.unpack_from("<II", raw, 8)
    sizes = struct.unpack_from(f"<{layers + 1}I", raw, 16)
    at, w = 16 + 4 * (layers + 1), []
    for a, b in zip(sizes, sizes[1:]):
        bias = np.frombuffer(raw, "<f4", b, at); at += 4 * b
        scale = np.frombuffer(raw, "<f4", a, at); at += 4 * a
        columns = np.ones(b, np.float32)
        if version == 2: columns = np.frombuffer(raw, "<f4", b, at); at += 4 * b
        q = np.frombuffer(raw, np.int8, a * b, at).reshape(a, b); at += a * b
        w.append(((q.astype(np.float64) * scale[:, None].astype(np.float64) * columns.astype(np.float64)).astype(np.float32), bias))
    assert at == len(raw)
    return w
def back(path, checkpoint):
    """The spare inputs and outputs of training, which the file lacks, get zero weights."""
    import torch
    w = read(path)
    policy = [torch.tensor(part) for layer in w for part in layer]
    policy[0] = torch.nn.functional.pad(policy[0], (0, 0, 0, -policy[0].shape[0] % 64))
    spare = -policy[-1].shape[0] % 8
    policy[-2:] = [torch.nn.functional.pad(x, (0, spare)) for x in policy[-2:]]
    torch.save({"policy": policy}, checkpoint)
def run(w, x):
    x = x[:, :w[0][0].shape[0]]
    for i, (m, b) in enumerate(w):
        x = x.astype(np.float64) @ m.astype(np.float64) + b
        if i < len(w) - 1: x = np.maximum(x, 0)
    return x
def bits_of(hexes):
    words = np.array([[int(h[8 * k:8 * k + 8], 16) for k in range(len(h) // 8)] for h in hexes], dtype=np.uint32)
    return ((words[:, :, None] >> np.arange(32, dtype=np.uint32)) & 1).reshape(len(hexes), -1)
def add_outputs(net, picked, path):
    rows = [json.loads(line) for line in open(picked)]
    answers = run(read(net), bits_of([r["bits"] for r in rows]))
    with open(path, "w") as f:
        for row, answer in zip(rows, answers):
            row["outputs"] = [round(float(v), 4) for v in answer]
            f.write(json.dumps(row, separators=(",", ":")) + "\n")
    print(len(rows), "fixtures")
if __name__ == "__main__":
    if sys.argv[1] == "--outputs": add_outputs(*sys.argv[2:5])
    elif sys.argv[1] == "--back": back(*sys.argv[2:4])
    else: write(*sys.argv[1:])
