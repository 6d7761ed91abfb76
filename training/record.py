#!/usr/bin/env python3
"""Games between a net and the searching bots, played in lockstep; the bots' choices are kept for clones.

    python3 record.py --game cat-in-the-box --net NET.pt --seconds 60 --out RECORDS.npz"""
import argparse, ctypes, os, time
import numpy as np
import torch
from mlp import Mlp, bf

ap = argparse.ArgumentParser()
ap.add_argument("--game", required=True)
ap.add_argument("--net", required=True, nargs="+", help="checkpoints of the learner's seats; they take turns, step by step")
ap.add_argument("--seconds", type=float, default=60)
ap.add_argument("--out", required=True)
ap.add_argument("--games", type=int, default=131072)
ap.add_argument("--bots", nargs="+", default=["flat:1000", "ismcts:2000", "hunter:1000"], help="NAME:PLAYOUTS, in the order of the library's search kinds")
ap.add_argument("--shares", type=float, nargs="+", default=[0.22, 0.22, 0.56])
ap.add_argument("--players", type=float, nargs="+", default=[0.14, 0.2, 0.4, 0.26])
ap.add_argument("--apart", type=int, default=900, help="quick steps first, so that the tables are at different points")
ap.add_argument("--device", default="cuda")
ap.add_argument("--seed", type=int, default=11)
A = ap.parse_args()
began = time.time()
here = os.path.dirname(os.path.abspath(__file__))
cuda, dev, G = A.device == "cuda", torch.device(A.device), A.games
lib = ctypes.CDLL(f"{here}/lib{A.game}-search-{'gpu' if cuda else 'cpu'}.so")
assert hasattr(lib, "env_interface") and lib.env_interface() == 2, "build the library again: ./build.sh " + A.game
sizes = (ctypes.c_int * 24)()
lib.env_sizes(sizes)
lib.env_work_size.restype = ctypes.c_long
lib.env_rule_bots.restype = ctypes.c_char_p
(TABLE, FEATURES, HIDDEN, ACTIONS, OUTPUTS, OUT, _, _, MASK_WORDS, MIN_PLAYERS, MAX_PLAYERS, VARIANTS, RULE_BOTS, TABLE_FLOATS,
 P_COUNT, P_RULES, P_PLAYERS, P_VARIANTS, P_SLOT_KIND, P_SLOT_WEIGHT, P_SLOT_SHARP, MAX_SLOTS, STAT_SLOT, STAT_KINDS) = list(sizes)
COUNTS, FIRST = MAX_PLAYERS - MIN_PLAYERS + 1, 2 + RULE_BOTS - len(A.bots)
def say(*a): print(f"[{time.time() - began:7.1f}]", *a, flush=True)
def p(t): return ctypes.c_void_p(t.data_ptr() if t is not None else None)
def stream(): return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if cuda else 0)
L = ctypes.c_long
def zeros(*s, dtype=torch.uint8): return torch.zeros(*s, dtype=dtype, device=dev)

nets = []
for file in A.net:
    w = torch.load(file, map_location="cpu")["policy"]
    net = Mlp([w[0].shape[0]] + [x.shape[1] for x in w[::2]], dev)
    net.load(w)
    nets.append(net)
settings = torch.zeros(P_COUNT)
lib.env_defaults(p(settings))
settings[0:6] = torch.tensor([0.0, 0.7, 0.0, 1.0, 1.0, 0.6])
settings[P_RULES:P_RULES + RULE_BOTS] = torch.tensor([0.0] * (RULE_BOTS - len(A.bots)) + A.shares)
settings[P_PLAYERS:P_PLAYERS + COUNTS] = torch.tensor(A.players).cumsum(0)
settings = settings.to(dev)
tables = zeros(G * TABLE); feats = zeros(G, FEATURES // 32, dtype=torch.int32); masks = zeros(G, MASK_WORDS, dtype=torch.int64)
seats, kinds, actions, flags = (zeros(G) for _ in range(4))
points = zeros(G, MAX_PLAYERS, dtype=torch.int8); shares = zeros(G, MAX_PLAYERS); logps = zeros(G, dtype=torch.float32)
stats = zeros(2, VARIANTS, COUNTS, STAT_KINDS, 3, dtype=torch.float32)
rules = torch.from_numpy(np.fromfile(f"{here}/data/{A.game}-rules.bin", dtype=np.float32)).to(dev)
X = zeros(G, FEATURES, dtype=bf)
searched = zeros(G)
lib.env_init(p(tables), L(G), 1, ctypes.c_uint64(A.seed), p(settings), stream())
def step(k, search):
    lib.env_observe(p(tables), L(G), p(feats), None, p(masks), p(seats), p(kinds), stream())
    lib.env_unpack(p(feats), None, None, L(G), p(X), stream())
    own = nets[k % len(nets)].forward(X)
    searched.fill_(255)
    asked = None
    if search:
        choice = ((masks & (masks - 1)) != 0).any(1) | ((masks != 0).sum(1) > 1)
        asked = [((kinds & 63) == FIRST + b).logical_and_(choice).nonzero()[:, 0].int() for b in range(len(A.bots))]
        for b, idx in enumerate(asked):
            if not idx.numel(): continue
            t0 = time.time()
            lib.env_search(p(tables), p(idx), L(idx.numel()), b, int(A.bots[b].split(":")[1]), p(rules), p(work), ctypes.c_uint64(A.seed * 1000003 + k), p(searched), stream())
            if cuda: torch.cuda.synchronize()
            spent[b] += time.time() - t0; done[b] += idx.numel()
    lib.env_act(p(tables), L(G), 1, p(masks), p(own), p(own), p(rules), p(settings), p(searched), p(actions), p(logps), p(points), p(shares), p(flags), p(stats), stream())
    return asked
for k in range(A.apart): step(k, False)
stats.zero_()
work = torch.empty(G * lib.env_work_size(), dtype=torch.uint8, device=dev)
spent, done, kept = [0.0] * len(A.bots), [0] * len(A.bots), []
say("ready; error", lib.env_error())
end, k = time.time() + A.seconds, 0
while time.time() < end:
    for b, idx in enumerate(step(A.apart + k, True)):
        i = idx.long()
        kept.append((feats[i].cpu(), masks[i].cpu(), actions[i].cpu(), torch.full((i.numel(),), b, dtype=torch.uint8)))
    k += 1
    if k <= 2 or k % 5 == 0: say(f"{k} steps, searches {done}, seconds {[round(x, 1) for x in spent]}, error {lib.env_error()}")
f, m, a, b = (torch.cat(x).numpy() for x in zip(*kept))
np.savez(A.out, feats=f, masks=m, actions=a, kinds=b, names=np.array([x.split(":")[0] for x in A.bots]))
say(f"{k} steps, {len(a)} decisions of {dict(zip(A.bots, done))}; seconds {[round(x, 1) for x in spent]}")
