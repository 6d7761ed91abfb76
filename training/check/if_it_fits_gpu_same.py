"""Plays the same games with rule bots on GPU and CPU: python3 check/if_it_fits_gpu_same.py (needs a GPU)"""
import ctypes, os, torch
here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
G, STEPS = 4096, 100
def run(name, dev):
    lib = ctypes.CDLL(f"{here}/libif-it-fits-{name}.so")
    sizes = (ctypes.c_int * 17)()
    lib.if_sizes(sizes)
    TABLE, LOOK, PROMISE, SW, MW, HW, STATE, MOVE, K, LEGAL, P_COUNT, P_RULES, P_PLAYERS, P_TABLES, P_SLOTS, KINDS, STAT_KINDS = list(sizes)
    z = lambda *s, dtype=torch.uint8: torch.zeros(*s, dtype=dtype, device=dev)
    p = lambda t: ctypes.c_void_p(t.data_ptr())
    L, i32 = ctypes.c_long, torch.int32
    settings = torch.zeros(P_COUNT)
    settings[0:6] = torch.tensor([0.0, 0.3, 0.0, 1000.0, 1000.0, 0.3])
    settings[P_RULES:P_RULES + 4] = torch.tensor([0.25, 0.5, 0.75, 1.0])
    settings[P_PLAYERS:P_PLAYERS + 4] = torch.tensor([0.25, 0.5, 0.75, 1.0])
    settings[P_TABLES:P_TABLES + 3] = torch.tensor([0.3, 0.7, 1.0])
    settings = settings.to(dev)
    tables, looks, promises, totals, legal, lengths, gains, best, moves = z(G * TABLE), z(G * LOOK), z(G * PROMISE), z(G, dtype=i32), z(G, LEGAL, dtype=i32), z(G, dtype=i32), z(G, LEGAL, dtype=torch.float64), z(G, K, dtype=torch.float64), z(G, K, dtype=i32)
    states, hidden, rows = z(G, SW, dtype=i32), z(G, HW, dtype=i32), z(G, K, MW, dtype=i32)
    seats, kinds, counts, actions, flags, shares = z(G), z(G), z(G), z(G), z(G), z(G, 5)
    priors, logits, logps, leads, stats = (z(*s, dtype=torch.float32) for s in ((G, K), (G, K), (G,), (G, 5), (2 * 4 * STAT_KINDS * 3,)))
    st = ctypes.c_void_p(0)
    lib.if_init(p(tables), L(G), 8, ctypes.c_uint64(5), p(settings), st)
    bits = []
    for _ in range(STEPS):
        lib.if_look(p(tables), L(G), p(looks), p(legal), p(lengths), p(totals), p(hidden), p(seats), p(kinds), st)
        lib.if_gains(p(tables), L(G), p(looks), p(legal), p(totals), p(gains), st)
        lib.if_shortlist(p(tables), L(G), p(looks), p(legal), p(lengths), p(totals), p(gains), p(promises), p(counts), p(moves), p(best), p(priors), p(states), st)
        lib.if_moves(p(tables), L(G), p(looks), p(promises), p(counts), p(moves), p(best), p(rows), st)
        lib.if_act(p(tables), L(G), 8, p(counts), p(moves), p(priors), p(logits), p(logits), p(settings), p(actions), p(logps), p(leads), p(shares), p(flags), p(stats), st)
        bits.append(tuple(x.cpu().clone() for x in (states, rows, hidden)))
    return tables.cpu().view(G, TABLE), bits
a, bits_a = run("gpu", "cuda")
b, bits_b = run("cpu", "cpu")
rows = sum(int((x != y).flatten(1).any(1).sum()) for s, t in zip(bits_a, bits_b) for x, y in zip(s, t))
print(f"GPU = CPU: {int((a != b).any(1).sum())} of {G} tables differ after {G * STEPS} moves; rows of inputs that differ on the way: {rows}")
