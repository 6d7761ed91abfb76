#!/usr/bin/env python3
"""Self-play PPO for If It Fits: games in if_it_fits_env.cu, nets in PyTorch. The policy scores candidates: the first layer
adds the table's contribution and a move's; a move's logit is the net's output plus what the keen eye sees in it.

    python3 train_if_it_fits.py --seconds 300 --out OUT [--resume FILE] [--pool FILE ...]"""
import argparse, ctypes, math, os, time
import torch
from graph import Graph
import torch.nn.functional as F

ap = argparse.ArgumentParser()
ap.add_argument("--seconds", type=float, default=60)
ap.add_argument("--out", default="out")
ap.add_argument("--name", default="a")
ap.add_argument("--resume")
ap.add_argument("--pool", nargs="*", default=[], help="files of older nets")
ap.add_argument("--games", type=int, default=32768)
ap.add_argument("--steps", type=int, default=48)
ap.add_argument("--batch", type=int, default=16384)
ap.add_argument("--widths", type=int, nargs="+", default=[256, 128, 64])
ap.add_argument("--device", default="cuda")
ap.add_argument("--graphs", type=int, default=1)
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--lr", type=float, nargs=2, default=[1e-3, 1e-4])
ap.add_argument("--entropy", type=float, nargs=2, default=[0.015, 0.003])
ap.add_argument("--points", type=float, nargs=2, default=[1.0, 0.2], help="weight of the points; of the win: 1")
ap.add_argument("--mix", type=float, nargs=3, default=[0.3, 0.35, 0.6], help="all learners, one alone, share of nets among others")
ap.add_argument("--players", type=float, nargs=4, default=[0.3, 0.17, 0.38, 0.15], help="shares of tables for 2, 3, 4, 5 players")
ap.add_argument("--snapshot", type=float, default=15, help="seconds between snapshots for the pool")
ap.add_argument("--lam", type=float, default=0.95)
ap.add_argument("--eval", type=int, default=3, help="rollouts of the evaluation at the end")
A = ap.parse_args()
began = time.time()
here = os.path.dirname(os.path.abspath(__file__))
cuda = A.device == "cuda"
dev = torch.device(A.device)
lib = ctypes.CDLL(f"{here}/libif-it-fits-{'gpu' if cuda else 'cpu'}.so")
sizes = (ctypes.c_int * 17)()
lib.if_sizes(sizes)
TABLE, LOOK, PROMISE, SW, MW, HW, STATE, MOVE, K, LEGAL, P_COUNT, P_RULES, P_PLAYERS, P_TABLES, P_SLOTS, KINDS, STAT_KINDS = list(sizes)
G, T, MB, SLOTS = A.games, A.steps, A.batch, 8
LEARNER, KIND_MASK, ALL_NETS = 0, 63, 64
NAMES = ["learner", "older", "eye", "whim", "curious", "dice"] + [f"slot{k}" for k in range(STAT_KINDS - 6)]
torch.manual_seed(A.seed)
os.makedirs(A.out, exist_ok=True)
bf, f32 = torch.bfloat16, torch.float32
shares_of_players = torch.tensor(A.players).cumsum(0)
shares_of_players[-1] = 1.0
def p(t): return ctypes.c_void_p(t.data_ptr() if t is not None else None)
def stream(): return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if cuda else 0)
L = ctypes.c_long
def zeros(*s, dtype=f32): return torch.zeros(*s, dtype=dtype, device=dev)
def say(*a): print(f"[{time.time() - began:7.1f}]", *a, flush=True)
def lerp(ab, f): return ab[0] + (ab[1] - ab[0]) * f
def fade(ab, f): return ab[0] * (ab[1] / ab[0]) ** f

# ---- nets --------------------------------------------------------------------------------------------------------------
def layers(shape, on=0.12):
    w = []
    for i, (a, b) in enumerate(zip(shape, shape[1:])):
        gain = 0.02 if i == len(shape) - 2 else math.sqrt(2)
        w += [torch.randn(a, b, device=dev) * (gain / math.sqrt(a * (on if i == 0 else 1))), torch.zeros(b, device=dev)]
    for x in w: x.requires_grad_()
    return w
# Policy: [state words + move words] in, so that its first matrix is a single one; the padding between them is never on.
policy = layers([32 * (SW + MW)] + A.widths + [3])
critic = layers([32 * (SW + HW), 512, 256, 2])
def upper(h, w):
    for i in range(2, len(w) - 2, 2): h = torch.relu(torch.addmm(w[i + 1], h, w[i]))
    return torch.addmm(w[-1], h, w[-2]).float()
def judge(w, xs, xm):
    """Outputs for each move [B, K, 3]; and for the position, from the same base."""
    n = xs.shape[0]
    base = torch.addmm(w[1], xs, w[0][:32 * SW])
    h = torch.relu((xm @ w[0][32 * SW:]).view(n, K, -1) + base[:, None])
    return upper(h.view(n * K, -1), w).view(n, K, 3), upper(torch.relu(base), w)
def half(w): return [x.to(bf) for x in w]
def plain(x, w):
    for i in range(0, len(w), 2):
        x = torch.addmm(w[i + 1], x, w[i])
        if i < len(w) - 2: x = torch.relu(x)
    return x.float()

# ---- games -------------------------------------------------------------------------------------------------------------
settings = torch.zeros(P_COUNT)
device_settings = zeros(P_COUNT)
def set_mix(self_play, alone, nets, temperature=1.0, opponents=1.0):
    settings[0:6] = torch.tensor([self_play, alone, nets, temperature, opponents, 0.15])
    settings[P_RULES:P_RULES + 4] = torch.tensor([0.3, 0.65, 0.95, 1.0])       # eye whim curious dice
    settings[P_PLAYERS:P_PLAYERS + 4] = shares_of_players
    settings[P_TABLES:P_TABLES + 3] = torch.tensor([0.12, 0.88, 1.0])
    settings[P_SLOTS] = 1.0 if pool else 0.0
    device_settings.copy_(settings)
tables = zeros(G * TABLE, dtype=torch.uint8)
looks, promises = zeros(G * LOOK, dtype=torch.uint8), zeros(G * PROMISE, dtype=torch.uint8)
legal, lengths, totals = zeros(G, LEGAL, dtype=torch.int32), zeros(G, dtype=torch.int32), zeros(G, dtype=torch.int32)
gains, best_gains, moves = zeros(G, LEGAL, dtype=torch.float64), zeros(G, K, dtype=torch.float64), zeros(G, K, dtype=torch.int32)
states, hidden, rows = zeros(T, G, SW, dtype=torch.int32), zeros(T, G, HW, dtype=torch.int32), zeros(T, G, K, MW, dtype=torch.int32)
seats, kinds, counts, actions, flags, valid = (zeros(T, G, dtype=torch.uint8) for _ in range(6))
priors = zeros(T, G, K)
leads, shares = zeros(T, G, 5), zeros(T, G, 5, dtype=torch.uint8)
logps, vp, vw, adv_p, adv_w, adv, ret_p, ret_w = (zeros(T, G) for _ in range(8))
stats = zeros(2, 4, STAT_KINDS, 3)
pool = []
older = [[torch.zeros_like(x, dtype=bf) for x in policy] for _ in range(SLOTS)]
own_half = [torch.zeros_like(x, dtype=bf) for x in policy]
def put_slot(k, tensors):
    for x, y in zip(older[k], tensors): x.detach().copy_(y)
xs, xm = zeros(G, 32 * SW, dtype=bf), zeros(G * K, 32 * MW, dtype=bf)
ladder = torch.arange(K, device=dev)

def unpack(words, idx, n, width, run):
    x = torch.empty(n * run, 32 * width, dtype=bf, device=dev)
    lib.if_unpack(p(words), p(idx), L(n), width, run, p(x), stream())
    return x
def logits_of(out, prior, count):
    return (out[..., 0] + prior).masked_fill(ladder >= count[:, None], -1e9)

other = zeros(G, K)
@torch.no_grad()
def rollout():
    per = G // SLOTS
    for h, x in zip(own_half, policy): h.copy_(x)
    for t in range(T):
        lib.if_look(p(tables), L(G), p(looks), p(legal), p(lengths), p(totals), p(hidden[t]), p(seats[t]), p(kinds[t]), stream())
        lib.if_gains(p(tables), L(G), p(looks), p(legal), p(totals), p(gains), stream())
        lib.if_shortlist(p(tables), L(G), p(looks), p(legal), p(lengths), p(totals), p(gains), p(promises), p(counts[t]), p(moves), p(best_gains), p(priors[t]), p(states[t]), stream())
        lib.if_moves(p(tables), L(G), p(looks), p(promises), p(counts[t]), p(moves), p(best_gains), p(rows[t]), stream())
        lib.if_unpack(p(states[t]), None, L(G), SW, 1, p(xs), stream())
        lib.if_unpack(p(rows[t]), None, L(G * K), MW, 1, p(xm), stream())
        own = logits_of(judge(own_half, xs, xm)[0], priors[t], counts[t]).contiguous()
        for k, o in enumerate(older):
            a, b = k * per, (k + 1) * per
            torch.add(judge(o, xs[a:b], xm[a * K:b * K])[0][..., 0], priors[t, a:b], out=other[a:b])
        lib.if_act(p(tables), L(G), SLOTS, p(counts[t]), p(moves), p(priors[t]), p(own), p(other), p(device_settings), p(actions[t]), p(logps[t]), p(leads[t]), p(shares[t]), p(flags[t]), p(stats), stream())

@torch.no_grad()
def value_all():
    w = half(critic)
    learners = ((kinds.view(-1) & KIND_MASK) == LEARNER).nonzero()[:, 0]
    for idx in learners.split(131072):
        x = torch.cat([unpack(states, idx, idx.numel(), SW, 1), unpack(hidden, idx, idx.numel(), HW, 1)], 1)
        out = plain(x, w)
        vw.view(-1)[idx] = torch.sigmoid(out[:, 0])
        vp.view(-1)[idx] = out[:, 1]

per_slot = G // SLOTS
spot = (torch.arange(G, device=dev) % per_slot).float() / per_slot
group = sum((spot >= float(x)).long() for x in shares_of_players[:3])
def advantages(weight_p):
    lib.if_advantages(L(T), L(G), p(seats), p(kinds), p(counts), p(vp), p(vw), p(leads), p(shares), p(flags), ctypes.c_float(A.lam), p(adv_p), p(adv_w), p(valid), stream())
    ok = valid.float()
    def spread(a):
        total = zeros(4).index_add_(0, group, (a * a * ok).sum(0))
        count = zeros(4).index_add_(0, group, ok.sum(0))
        return (total / count.clamp(min=1)).sqrt().clamp(min=1e-4)
    torch.add(adv_p, vp, out=ret_p); torch.add(adv_w, vw, out=ret_w)
    ret_w.clamp_(0, 1)
    sp, sw = spread(adv_p), spread(adv_w)
    adv.copy_(((weight_p * adv_p / sp[group] + adv_w / sw[group]) / math.sqrt(weight_p ** 2 + 1)).clamp_(-5, 5))
    return sp, sw

rates = [torch.tensor(1e-3, device=dev) for _ in range(2)]
opts = [torch.optim.Adam(w, lr=r if cuda else 1e-3, betas=(0.9, 0.99), eps=1e-7, fused=cuda, capturable=cuda) for w, r in zip((policy, critic), rates)]
idx = zeros(MB, dtype=torch.int64)
entropy_weight = zeros(())
def pick(t, idx): return t.view(-1, *t.shape[2:])[idx]
def value_loss(out, rw, rp, weight):
    win = F.binary_cross_entropy_with_logits(out[:, 0], rw, reduction="none")
    return ((4 * win + 0.5 * (out[:, 1] - rp) ** 2) * weight).mean()
SUMS = ["cut", "kl", "entropy", "own", "critic", "size"]
sums = zeros(len(SUMS))
def learn():
    n = idx.numel()
    x, m = unpack(states, idx, n, SW, 1), unpack(rows, idx, n, MW, K)
    out, own = judge(half(policy), x, m)
    l = torch.log_softmax(logits_of(out, pick(priors, idx), pick(counts, idx)), 1)
    act = pick(actions, idx).long()[:, None]
    lp = l.gather(1, act)[:, 0]
    ratio = (lp - pick(logps, idx)).exp()
    a = pick(adv, idx)
    surrogate = torch.minimum(ratio * a, ratio.clamp(0.8, 1.2) * a).mean()
    entropy = -(l.exp() * l.clamp(min=-30)).sum(1).mean()
    rw, rp = pick(ret_w, idx), pick(ret_p, idx)
    weight = torch.where((pick(kinds, idx) & ALL_NETS) > 0, 1.0, 0.15)  # its own chance is that among its equals
    chosen = out.gather(1, act[..., None].expand(-1, 1, 3))[:, 0]
    loss = -surrogate - entropy_weight * entropy + 0.15 * value_loss(own[:, 1:], rw, rp, weight) + 0.1 * value_loss(chosen[:, 1:], rw, rp, weight)
    opts[0].zero_grad(); loss.backward()
    torch.nn.utils.clip_grad_norm_(policy, 1.0)
    opts[0].step()
    seen = plain(torch.cat([x, unpack(hidden, idx, n, HW, 1)], 1), half(critic))
    critic_loss = value_loss(seen, rw, rp, 1.0)
    opts[1].zero_grad(); critic_loss.backward()
    torch.nn.utils.clip_grad_norm_(critic, 1.0)
    opts[1].step()
    sums.add_(torch.stack([x.detach() for x in (((ratio - 1).abs() > 0.2).float().mean(), (pick(logps, idx) - lp).mean(), entropy, ((torch.sigmoid(own[:, 1]) - rw) ** 2).mean(),
                                                ((torch.sigmoid(seen[:, 0]) - rw) ** 2).mean(), out[..., 0].abs().mean())]))

def state(): return [x.detach().to(bf) for x in policy]
def save(name):
    used = [x.detach().float().cpu() for x in policy]
    used[0] = torch.cat([used[0][:STATE], used[0][32 * SW:32 * SW + MOVE]])
    torch.save({"policy": used, "raw": [x.detach().cpu() for x in policy], "critic": [x.detach().cpu() for x in critic]}, f"{A.out}/{name}.pt")
if A.resume:
    c = torch.load(A.resume, map_location="cpu")
    with torch.no_grad():
        for x, y in zip(policy + critic, c["raw"] + c["critic"]): x.copy_(y)
    for name in A.pool: pool.extend([[x.to(dev) for x in w] for w in torch.load(name, map_location="cpu")])
    pool.append(state())
    for k in range(SLOTS): put_slot(k, pool[-1 - k % len(pool)])

csv = open(f"{A.out}/curve-{A.name}.csv", "w")
csv.write("seconds,decisions,stage,direction,players,about,games,wins,lead\n")
def log_stats(stage, decisions):
    s = stats.cpu().numpy().copy()
    stats.zero_()
    for d in range(2):
        for n in range(4):
            for k in range(STAT_KINDS):
                games, wins, lead = s[d, n, k]
                if games >= 1: csv.write(f"{time.time() - began:.1f},{decisions},{stage},{'one-learner' if d == 0 else 'one-other'},{n + 2},{NAMES[k]},{int(games)},{wins / games:.4f},{lead / games:.3f}\n")
    csv.flush()
    if stage == "train" and 30 < time.time() - start < 50 and s[0, 0, 2, 1] < 0.25 * s[0, 0, 2, 0]:
        raise SystemExit("learns nothing")
    for d in range(2):
        for n in range(4):
            parts = [f"{NAMES[k]} {100 * s[d, n, k, 1] / s[d, n, k, 0]:.1f}" for k in range(2, STAT_KINDS) if s[d, n, k, 0] > 50]
            if parts: say("  ", "learner among" if d == 0 else "one among learners", f"{n + 2}p", " ".join(parts))

set_mix(*A.mix)
lib.if_init(p(tables), L(G), SLOTS, ctypes.c_uint64(A.seed), p(device_settings), stream())
say("ready; error", lib.if_error(), "inputs", STATE, "+", MOVE, "weights", sum(x.numel() for x in policy))
start = time.time()
decisions = trained = updates = rollouts = noted = 0
play, learn_step = Graph(rollout, cuda and A.graphs), Graph(learn, cuda and A.graphs)
last_log = last_snap = start
def sync():
    if cuda: torch.cuda.synchronize()
    return time.time()
while True:
    t0 = time.time()
    f = (t0 - start) / A.seconds
    if f >= 1: break
    lr = fade(A.lr, f) * min(1.0, (updates + 20) / 400)
    rates[0].fill_(lr); rates[1].fill_(max(lr, 2e-4)); entropy_weight.fill_(fade(A.entropy, f))
    play()
    t1 = sync()
    value_all()
    sp, sw = advantages(lerp(A.points, f))
    usable = valid.view(-1).nonzero()[:, 0]
    usable = usable[torch.randperm(usable.numel(), device=dev)]
    t2 = sync()
    for part in usable.split(MB):
        if part.numel() < MB: break
        idx.copy_(part)
        learn_step()
        updates += 1; noted += 1
        trained += MB
    now = sync()
    decisions += G * T; rollouts += 1
    if now - last_snap > A.snapshot:
        last_snap = now
        pool.append(state())
        if len(pool) > 24: pool.pop(1 + int(torch.randint(len(pool) - 8, (1,))))
        for k in range(SLOTS):  # half of the slots have late nets, half any
            put_slot(k, pool[int(torch.randint(len(pool), (1,)))] if k % 2 else pool[-1 - int(torch.randint(min(3, len(pool)), (1,)))])
        set_mix(*A.mix)
        save(f"net-{A.name}")
    if now - last_log > 10 or rollouts in (1, 4):
        last_log = now
        means = (sums / max(1, noted)).tolist()
        say(f"f {f:.2f} decisions {decisions / 1e6:.0f}M trained {trained / 1e6:.0f}M ({decisions / (now - start) / 1e6:.2f}M/s) updates {updates} lr {lr:.1e} " +
            " ".join(f"{k} {v:.4f}" for k, v in zip(SUMS, means)) +
            f" spread {[round(float(x), 2) for x in sp]} {[round(float(x), 3) for x in sw]} times play {t1 - t0:.3f} value {t2 - t1:.3f} learn {now - t2:.3f} error {lib.if_error()}")
        sums.zero_(); noted = 0
        log_stats("train", decisions)
sync()
say("trained")
save(f"net-{A.name}")
torch.save([[x.cpu() for x in w] for w in pool[:: max(1, len(pool) // 6)][-6:]], f"{A.out}/pool-{A.name}.pt")
for stage, temperature in (("sampled", 1.0), ("greedy", 1000.0)):
    if not A.eval: break
    set_mix(0.0, 1.0, 0.5, temperature)
    lib.if_init(p(tables), L(G), SLOTS, ctypes.c_uint64(A.seed + 777), p(device_settings), stream())
    stats.zero_()
    for _ in range(A.eval): play()
    say(stage, "at the end")
    log_stats(stage, decisions)
say("done; decisions", decisions, "updates", updates)
