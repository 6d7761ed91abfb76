"""Plays the same games with rule bots through libGAME-gpu.so and libGAME-cpu.so and compares every step's features, masks, seats and scores.
    python3 check/gpu_same.py GAME"""
import ctypes, os, sys
import numpy as np, torch
root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
game, G, STEPS = sys.argv[1], 4096, 300
def play(cuda, bot, check):
    lib = ctypes.CDLL(f"{root}/lib{game}-{'gpu' if cuda else 'cpu'}.so")
    s = (ctypes.c_int * 24)(); lib.env_sizes(s)
    TABLE, FEATURES, HIDDEN, OUT, WORDS, SEATS, VARIANTS, FLOATS, P_COUNT, P_RULES, KINDS = s[0], s[1], s[2], s[5], s[8], s[10], s[11], s[13], s[14], s[15], s[23]
    dev = "cuda" if cuda else "cpu"
    z = lambda *n, d=torch.uint8: torch.zeros(*n, dtype=d, device=dev)
    ptr = lambda t: ctypes.c_void_p(t.data_ptr() if t is not None else None)
    P = torch.zeros(P_COUNT); lib.env_defaults(ptr(P))
    P[0:6] = torch.tensor([0.2, 0.4, 0.0, 1000.0, 1.0, 0.6]); P[P_RULES:P_RULES + s[12]] = 0; P[P_RULES + bot] = 1
    P = P.to(dev)
    L, none = ctypes.c_long, ctypes.c_void_p(0)
    tables = z(G * TABLE); f = z(G, FEATURES // 32, d=torch.int32); h = z(G, HIDDEN // 32, d=torch.int32); m = z(G, WORDS, d=torch.int64)
    seats, k, a, fl = (z(G) for _ in range(4))
    pts = z(G, SEATS, d=torch.int8); sh = z(G, SEATS); lp = z(G, d=torch.float32); stats = z(2 * VARIANTS * 8 * KINDS * 3, d=torch.float32); logits = z(G, OUT, d=torch.bfloat16)
    x = torch.from_numpy(np.fromfile(f"{root}/data/{game}-rules.bin", dtype=np.float32)).to(dev) if FLOATS else None
    lib.env_init(ptr(tables), L(G), 8, ctypes.c_uint64(5), ptr(P), none)
    for t in range(STEPS):
        lib.env_observe(ptr(tables), L(G), ptr(f), ptr(h), ptr(m), ptr(seats), ptr(k), none)
        lib.env_act(ptr(tables), L(G), 8, ptr(m), ptr(logits), ptr(logits), ptr(x), ptr(P), None, ptr(a), ptr(lp), ptr(pts), ptr(sh), ptr(fl), ptr(stats), none)
        check(t, [q.cpu().clone() for q in (f, h, m, seats, k, a, fl, pts, sh)])
lib = ctypes.CDLL(f"{root}/lib{game}-cpu.so")
lib.env_rule_bots.restype = ctypes.c_char_p
for bot, name in enumerate(lib.env_rule_bots().decode().split()):
    kept, bad = [], torch.zeros(G, dtype=torch.bool)
    play(False, bot, lambda t, q: kept.append(q))
    def compare(t, q):
        for a, b in zip(kept[t], q): bad.logical_or_((a != b).view(G, -1).any(1))
    play(torch.cuda.is_available(), bot, compare)
    print(f"{name}: {G * STEPS} moves on both, tables that differ: {int(bad.sum())} of {G}", flush=True)
