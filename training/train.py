#!/usr/bin/env python3
"""Self-play PPO: games and losses in env.cu, nets in PyTorch. See README.md.

    python3 train.py --game cat-in-the-box --seconds 500 --out OUT [--resume FILE] [--pool FILE ...] [--clones FILE]
"""
import argparse, ctypes, math, os, time
import numpy as np
import torch
from graph import Graph
from mlp import Mlp, bf, dense

ap = argparse.ArgumentParser()
ap.add_argument("--game", required=True)
ap.add_argument("--width", type=int, default=512, help="of the hidden layers")
ap.add_argument("--depth", type=int, default=3, help="hidden layers of the policy")
ap.add_argument("--seconds", type=float, default=60)
ap.add_argument("--out", default="out")
ap.add_argument("--name", default="a")
ap.add_argument("--resume")
ap.add_argument("--anchor", help="a fixed net for comparison")
ap.add_argument("--anchor-slot", type=int, default=3)
ap.add_argument("--pool", nargs="*", default=[], help="files of older nets")
ap.add_argument("--clones", help="npz of recorded decisions of other bots")
ap.add_argument("--games", type=int, default=65536)
ap.add_argument("--steps", type=int, default=64)
ap.add_argument("--batch", type=int, default=65536)
ap.add_argument("--device", default="cuda")
ap.add_argument("--graphs", type=int, default=1)
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--lr", type=float, nargs=2, default=[7e-4, 3e-4])
ap.add_argument("--entropy", type=float, nargs=2, default=[0.012, 0.004])
ap.add_argument("--points", type=float, nargs=2, default=[1.0, 0.3], help="weight of the points; of the win: 1")
ap.add_argument("--win", type=float, nargs=2, default=[1.0, 1.0])
ap.add_argument("--mix", type=float, nargs=3, default=[0.3, 0.35, 0.6], help="all learners, one alone, share of nets among others")
ap.add_argument("--snapshot", type=float, default=20, help="seconds between snapshots for the pool")
ap.add_argument("--clone-nets", help="clones that an earlier run made, instead of --clones")
ap.add_argument("--clone-slots", nargs="*", default=[], help="NAME:SHARPNESS for the first slots, e.g. hunter:1.3 hunter:2 flat:1.3")
ap.add_argument("--clone-dropout", type=float, default=0.1)
ap.add_argument("--clone-seconds", type=float, default=12)
ap.add_argument("--eval", type=int, default=8, help="rollouts of each evaluation at the end")
ap.add_argument("--check", type=int, default=0, help="compare gradients with autograd and leave")
ap.add_argument("--pull", type=float, nargs=2, default=[0.0, 0.0], help="of the legal logits towards 0")
ap.add_argument("--critic-first", type=float, default=0, help="seconds in which only the critic learns, after resuming without one")
ap.add_argument("--win-weights", type=float, nargs=2, default=[1.0, 1.0], help="of the win output at tables of nets, and at tables with rule bots; among learners: 1")
ap.add_argument("--players", type=float, nargs="*", help="shares of tables by number of players, instead of the game's own")
ap.add_argument("--rules", type=float, nargs="*", help="shares of the rule bots, instead of the game's own")
ap.add_argument("--lam", type=float, nargs=2, default=[0.95, 0.96])
A = ap.parse_args()
began = time.time()
here = os.path.dirname(os.path.abspath(__file__))
cuda = A.device == "cuda"
dev = torch.device(A.device)
lib = ctypes.CDLL(f"{here}/lib{A.game}-{'gpu' if cuda else 'cpu'}.so")
assert hasattr(lib, "env_interface") and lib.env_interface() == 2, "build the library again: ./build.sh " + A.game
sizes = (ctypes.c_int * 24)()
lib.env_sizes(sizes)
(TABLE, FEATURES, HIDDEN, ACTIONS, OUTPUTS, OUT, O_WIN, O_POINTS, MASK_WORDS, MIN_PLAYERS, MAX_PLAYERS, VARIANTS, RULE_BOTS, TABLE_FLOATS,
 P_COUNT, P_RULES, P_PLAYERS, P_VARIANTS, P_SLOT_KIND, P_SLOT_WEIGHT, P_SLOT_SHARP, MAX_SLOTS, STAT_SLOT, STAT_KINDS) = list(sizes)
FW, HW, COUNTS = FEATURES // 32, HIDDEN // 32, MAX_PLAYERS - MIN_PLAYERS + 1
G, T, MB, K, W = A.games, A.steps, A.batch, 8, A.width
N = G * T
torch.manual_seed(A.seed)
torch.backends.cuda.matmul.allow_tf32 = True
os.makedirs(A.out, exist_ok=True)
f32 = torch.float32
lib.env_rule_bots.restype = ctypes.c_char_p
KINDS = ["learner", "older"] + lib.env_rule_bots().decode().split() + ["clone"]
LEARNER, OLDER, CLONE = 0, 1, 2 + RULE_BOTS
KIND_MASK = 63  # part of what env_observe writes into kinds

def p(t): return ctypes.c_void_p(t.data_ptr() if t is not None else None)
def stream(): return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if cuda else 0)
L = ctypes.c_long
def zeros(*s, dtype=f32): return torch.zeros(*s, dtype=dtype, device=dev)
def say(*a): print(f"[{time.time() - began:7.1f}]", *a, flush=True)

# ---- nets ------------------------------------------------------------------------------------------------------
policy = Mlp([FEATURES] + [W] * A.depth + [OUT], dev)
critic = Mlp([FEATURES + HIDDEN, W, W, 8], dev)
class Stack:
    """K older nets side by side."""
    def __init__(self):
        self.w = [torch.zeros(K, *x.shape, dtype=bf, device=dev) if x.dim() == 2 else torch.zeros(K, 1, *x.shape, dtype=bf, device=dev) for x in policy.w]
        self.out = torch.zeros(G, OUT, dtype=bf, device=dev)
    def put(self, k, tensors):
        """For a narrower net, the rest is 0."""
        for x, y in zip(self.w, tensors):
            y = y if y.dim() == 2 else y[None]
            x[k].zero_()
            x[k, :y.shape[0], :y.shape[1]] = y.to(dev, bf)
    def forward(self, x):
        """One after another: a broadcast bias in baddbmm costs a copy of the whole output each time."""
        n = len(self.w) // 2
        rows = x.shape[0] // K
        for k in range(K):
            y = x[k * rows:(k + 1) * rows]
            for i in range(n - 1): y = dense(self.w[2 * i + 1][k, 0], y, self.w[2 * i][k])
            torch.addmm(self.w[-1][k, 0], y, self.w[-2][k], out=self.out[k * rows:(k + 1) * rows])
        return self.out
older = Stack()

# ---- games -----------------------------------------------------------------------------------------------------
settings = torch.zeros(P_COUNT)
lib.env_defaults(p(settings))
if A.rules: settings[P_RULES:P_RULES + RULE_BOTS] = torch.tensor(A.rules)
if A.players: settings[P_PLAYERS:P_PLAYERS + COUNTS] = torch.tensor(A.players).cumsum(0)
NOISE = 0.6  # for the rule bots that have any
def set_mix(self_play, alone, nets, temperature=1.0):
    settings[0:6] = torch.tensor([self_play, alone, nets, temperature, 1.0, NOISE])
    device_settings.copy_(settings)
device_settings = zeros(P_COUNT)
slot_names = [""] * K
settings[P_SLOT_KIND:P_SLOT_KIND + K] = OLDER
settings[P_SLOT_SHARP:P_SLOT_SHARP + K] = 1
settings[P_SLOT_SHARP + K - 1] = 0.6  # the last one plays hot
def put_slot(k, tensors, name, kind=OLDER, sharp=None):
    older.put(k, tensors)
    settings[P_SLOT_KIND + k] = kind
    settings[P_SLOT_WEIGHT + k] = 1
    if sharp: settings[P_SLOT_SHARP + k] = sharp
    slot_names[k] = name
tables = torch.zeros(G * TABLE, dtype=torch.uint8, device=dev)
feats = zeros(T, G, FW, dtype=torch.int32); hidden = zeros(T, G, HW, dtype=torch.int32)
masks = zeros(T, G, MASK_WORDS, dtype=torch.int64)
seats, kinds, actions, flags, valid = (zeros(T, G, dtype=torch.uint8) for _ in range(5))
points = zeros(T, G, MAX_PLAYERS, dtype=torch.int8); shares = zeros(T, G, MAX_PLAYERS, dtype=torch.uint8)
logps, vp, vw, adv_p, adv_w, adv, ret_p, ret_w = (zeros(T, G) for _ in range(8))
stats = zeros(2, VARIANTS, COUNTS, STAT_KINDS, 3)
sums = zeros(9)
rule_tables = torch.from_numpy(np.fromfile(f"{here}/data/{A.game}-rules.bin", dtype=np.float32)).to(dev) if TABLE_FLOATS else None
assert not TABLE_FLOATS or rule_tables.numel() == TABLE_FLOATS
X = zeros(G, FEATURES, dtype=bf)

def rollout():
    for t in range(T):
        lib.env_observe(p(tables), L(G), p(feats[t]), p(hidden[t]), p(masks[t]), p(seats[t]), p(kinds[t]), stream())
        lib.env_unpack(p(feats[t]), None, None, L(G), p(X), stream())
        own, other = policy.forward(X), older.forward(X)
        lib.env_act(p(tables), L(G), K, p(masks[t]), p(own), p(other), p(rule_tables), p(device_settings), None, p(actions[t]), p(logps[t]), p(points[t]), p(shares[t]), p(flags[t]), p(stats), stream())

# ---- learning --------------------------------------------------------------------------------------------------
idx = zeros(MB, dtype=torch.int32)
X2 = zeros(MB, FEATURES + HIDDEN, dtype=bf)
X1 = X2[:, :FEATURES]
g1 = zeros(MB, OUT, dtype=bf); g2 = zeros(MB, 8, dtype=bf)
ones = torch.ones(1, MB, dtype=bf, device=dev)
loss_settings = torch.tensor([0.2, 0.01, 0.25, 1.0 / MB, A.pull[0], A.win_weights[0], A.win_weights[1]], device=dev)
rate = torch.tensor(1e-4, device=dev)
rate2 = torch.tensor(1e-4, device=dev)
if cuda:
    opts = [torch.optim.Adam(policy.w, lr=rate, betas=(0.9, 0.99), eps=1e-7, fused=True, capturable=True),
            torch.optim.Adam(critic.w, lr=rate2, betas=(0.9, 0.99), eps=1e-7, fused=True, capturable=True)]
else:
    opts = [torch.optim.Adam(policy.w, lr=1e-3, betas=(0.9, 0.99), eps=1e-7), torch.optim.Adam(critic.w, lr=1e-3, betas=(0.9, 0.99), eps=1e-7)]

def learn():
    lib.env_unpack(p(feats), p(hidden), p(idx), L(MB), p(X2), stream())
    out, hs = policy.forward(X1, keep=True)
    lib.env_policy_loss(L(MB), p(idx), p(out), p(masks), p(kinds), p(actions), p(logps), p(adv), p(ret_p), p(ret_w), p(loss_settings), p(g1), p(sums), stream())
    policy.backward(hs, g1, ones)
    out, hs = critic.forward(X2, keep=True)
    lib.env_value_loss(L(MB), p(idx), p(out), p(ret_p), p(ret_w), p(loss_settings), p(g2), p(sums), stream())
    critic.backward(hs, g2, ones)
    for net, opt in zip((policy, critic), opts):
        torch.nn.utils.clip_grad_norm_(net.w, 1.0)
        opt.step()
        net.refresh()

def value_all(learners):
    """Values of these samples; the last part is padded with repeats."""
    for at in range(0, learners.numel(), MB):
        part = learners[at:at + MB]
        if part.numel() < MB: part = torch.cat([part, part[:1].expand(MB - part.numel())])
        idx.copy_(part)
        value_part()

def value_part_():
    lib.env_unpack(p(feats), p(hidden), p(idx), L(MB), p(X2), stream())
    out = critic.forward(X2)
    lib.env_values(L(MB), p(idx), p(out), p(vp), p(vw), stream())

play, learn_step, value_part = Graph(rollout, cuda and A.graphs), Graph(learn, cuda and A.graphs), Graph(value_part_, cuda and A.graphs)
per = G // K
spot = (torch.arange(G, device=dev) % per).float() / per
group = sum((spot >= float(x)).long() for x in settings[P_PLAYERS:P_PLAYERS + COUNTS - 1]) if COUNTS > 1 else torch.zeros(G, dtype=torch.long, device=dev)

def advantages(weight_p, weight_w):
    lib.env_advantages(L(T), L(G), p(seats), p(kinds), p(masks), p(vp), p(vw), p(points), p(shares), p(flags), ctypes.c_float(A.lam[0]), ctypes.c_float(A.lam[1]),
                      p(adv_p), p(adv_w), p(valid), stream())
    ok = valid.float()
    def spread(a):
        sums_ = zeros(COUNTS).index_add_(0, group, (a * a * ok).sum(0))
        count = zeros(COUNTS).index_add_(0, group, ok.sum(0))
        return (sums_ / count.clamp(min=1)).sqrt().clamp(min=1e-4)
    torch.add(adv_p, vp, out=ret_p); torch.add(adv_w, vw, out=ret_w)
    ret_w.clamp_(0, 1)
    sp, sw = spread(adv_p), spread(adv_w)
    a = (weight_p * adv_p / sp[group] + weight_w * adv_w / sw[group]) / math.sqrt(weight_p ** 2 + weight_w ** 2)
    adv.copy_(a.clamp_(-5, 5))
    return sp, sw

def legal_of(masks):
    """Rows of mask words -> rows of booleans by action."""
    bits = (masks.view(-1, MASK_WORDS, 1) >> torch.arange(64, device=dev)) & 1
    return (bits == 1).view(-1, 64 * MASK_WORDS)[:, :ACTIONS]

def check_gradients(usable):
    """Compares the hand-written gradients with autograd on float32 copies."""
    idx.copy_(usable[:MB])
    logps.add_(torch.randn_like(logps) * 0.15)  # as if the policy had moved
    rate.fill_(0); rate2.fill_(0)
    for o in opts:
        for q in o.param_groups: q["lr"] = torch.tensor(0.0, device=dev) if cuda else 0.0
    learn()
    i = idx.long()
    legal = legal_of(masks.view(-1, MASK_WORDS)[i])
    for net, x, name in ((policy, X1, "policy"), (critic, X2, "critic")):
        w = [h.float().requires_grad_() for h in net.half]
        x = x.float()
        for k in range(len(w) // 2):
            x = torch.addmm(w[2 * k + 1], x, w[2 * k])
            if k < len(w) // 2 - 1: x = torch.relu(x)
        rp, rw = ret_p.view(-1)[i], ret_w.view(-1)[i]
        at = O_WIN if name == "policy" else 0
        values = 4 * torch.nn.functional.binary_cross_entropy_with_logits(x[:, at], rw) + 0.5 * ((x[:, at + 1] - rp) ** 2).mean()
        if name == "policy":
            l = torch.log_softmax(x[:, :ACTIONS].masked_fill(~legal, -1e9), 1)
            lp = l.gather(1, actions.view(-1)[i].long()[:, None])[:, 0]
            ratio = (lp - logps.view(-1)[i]).exp()
            a = adv.view(-1)[i]
            surrogate = torch.minimum(ratio * a, ratio.clamp(0.8, 1.2) * a).mean()
            entropy = -(l.exp() * l.masked_fill(~legal, 0)).sum(1).mean()
            loss = -surrogate - float(loss_settings[1]) * entropy + 0.25 * values
        else: loss = values
        loss.backward()
        norm = torch.sqrt(sum((q.grad ** 2).sum() for q in w)).item()
        scale = min(1.0, 1.0 / (norm + 1e-6))
        for k, q in enumerate(w):
            say(name, k, "relative difference", ((net.grad[k] - q.grad * scale).norm() / (q.grad * scale).norm()).item())

def state(): return [x.detach().to(bf).cpu() for x in policy.w]
def save(name):
    torch.save({"policy": [x.detach().cpu() for x in policy.w], "critic": [x.detach().cpu() for x in critic.w], "seconds": time.time() - began}, f"{A.out}/{name}.pt")

if A.resume:
    c = torch.load(A.resume, map_location="cpu")
    policy.load(c["policy"])
    if "critic" in c: critic.load(c["critic"])
    say("resumed", A.resume)

# ---- clones: other bots' recorded choices, learnt on top of what the net knows
# -------------------------------------------
def make_clone(name, feats_, masks_, actions_, seconds):
    """Fine-tunes a copy of the learner; returns the weights of the best step on held-out decisions."""
    rows = feats_.shape[0]
    order = torch.randperm(rows, device=dev)
    legal, a, held = legal_of(masks_), actions_.long(), min(rows // 8, 32768)
    w = [q.clone().requires_grad_() for q in policy.w]
    opt = torch.optim.Adam(w, lr=3e-4)
    def logits(at, drop=0.0):
        f = feats_[at].contiguous()
        x = torch.empty(at.numel(), FEATURES, dtype=bf, device=dev)
        lib.env_unpack(p(f), None, None, L(at.numel()), p(x), stream())
        x = x.float()
        for i in range(len(w) // 2):
            x = torch.addmm(w[2 * i + 1], x, w[2 * i])
            if i < len(w) // 2 - 1: x = torch.nn.functional.dropout(torch.relu(x), drop)
        return x[:, :ACTIONS].masked_fill(~legal[at], -1e9)
    test = order[:held]
    def score():
        with torch.no_grad(): return torch.nn.functional.cross_entropy(logits(test), a[test]).item()
    first = best = score()
    kept, bad, step, end = [q.detach().clone() for q in w], 0, 0, time.time() + seconds
    while time.time() < end and bad < 8:
        for g in opt.param_groups: g["lr"] = 3e-4 * max(0.05, (end - time.time()) / seconds)
        for _ in range(25):
            at = order[held + torch.randint(rows - held, (min(8192, rows - held),), device=dev)]
            loss = torch.nn.functional.cross_entropy(logits(at, A.clone_dropout), a[at])
            opt.zero_grad(); loss.backward(); opt.step(); step += 1
        now = score()
        if now < best: best, kept, bad = now, [q.detach().clone() for q in w], 0
        else: bad += 1
    hits = sum((l.argmax(1) == a[test]).float().mean().item() for l in [logits(test).detach()])
    say(f"clone of {name}: {rows} decisions, held-out loss {first:.3f} -> {best:.3f} in {step} steps, hits at the end {hits:.3f}")
    return kept

def make_clones(file, names_):
    d = np.load(file)
    names = [str(x) for x in d["names"]]
    kinds_ = torch.from_numpy(d["kinds"]).to(dev)
    every = [torch.from_numpy(d[k]).to(dev) for k in ("feats", "masks", "actions")]
    clones = {}
    for name in names_:
        own = (kinds_ == names.index(name)).nonzero()[:, 0]
        clones[name] = make_clone(name, *(x[own] for x in every), A.clone_seconds / len(names_))
    torch.save({name: [x.to(bf).cpu() for x in w] for name, w in clones.items()}, f"{A.out}/clones-{A.name}.pt")
    return clones

def seat_clones(slots):
    """slots: NAME:SHARPNESS ... for slots 0, 1, ...; with a sharpness above 1 it is more certain than the clone of the recorded bot, with 100 or more it never hesitates."""
    wanted = [x.split(":") for x in slots]
    clones = torch.load(A.clone_nets, map_location="cpu") if A.clone_nets else make_clones(A.clones, sorted({name for name, _ in wanted}))
    for k, (name, sharp) in enumerate(wanted): put_slot(k, clones[name], f"{name}:{sharp}", CLONE, float(sharp))

pool = []
if A.clone_slots: seat_clones(A.clone_slots)
if A.anchor: put_slot(A.anchor_slot, torch.load(A.anchor, map_location="cpu")["policy"], os.path.basename(A.anchor))
free_slots = [k for k in range(K) if settings[P_SLOT_WEIGHT + k] == 0]
if A.resume:
    for name in A.pool: pool.extend(torch.load(name, map_location="cpu"))
    pool.append(state())
    for k in free_slots: put_slot(k, pool[-1 - int(torch.randint(len(pool), (1,)))], "start")

# ---- the run ---------------------------------------------------------------------------------------------------
csv = open(f"{A.out}/curve-{A.name}.csv", "w")
csv.write("seconds,decisions,stage,direction,players,about,games,wins,lead\n")
def log_stats(stage, decisions):
    """Writes all variants combined into the csv; returns lines about the learner alone among others."""
    s = stats.sum(1).cpu().numpy()
    stats.zero_()
    told = []
    name_of = lambda k: KINDS[k] if k < STAT_SLOT else f"slot{k - STAT_SLOT}-{slot_names[k - STAT_SLOT]}"
    for n in range(COUNTS):
        for d, direction in enumerate(("one-learner", "one-other")):
            for k in range(STAT_SLOT + K):
                games, wins, lead = s[d, n, k]
                if games >= 1: csv.write(f"{time.time() - began:.1f},{decisions},{stage},{direction},{n + MIN_PLAYERS},{name_of(k)},{int(games)},{wins / games:.4f},{lead / games:.3f}\n")
        told.append(f"{n + MIN_PLAYERS}p " + " ".join(f"{KINDS[k] if k < STAT_SLOT else 's' + str(k - STAT_SLOT)} {100 * s[0, n, k, 1] / s[0, n, k, 0]:.1f}" for k in range(STAT_SLOT + K) if s[0, n, k, 0] > 50))
    csv.flush()
    return told

set_mix(*A.mix)
lib.env_init(p(tables), L(G), K, ctypes.c_uint64(A.seed), p(device_settings), stream())
say("ready; error", lib.env_error(), "games", G, "slots", slot_names)
start = time.time()
decisions = trained = updates = rollouts = 0
last_log = last_snap = start
times = {"play": 0.0, "value": 0.0, "learn": 0.0}
def sync():
    if cuda: torch.cuda.synchronize()
    return time.time()
while True:
    t0 = time.time()
    f = (t0 - start) / A.seconds
    if f >= 1: break
    lerp = lambda ab: ab[0] + (ab[1] - ab[0]) * f
    lr = A.lr[0] * (A.lr[1] / A.lr[0]) ** f * min(1.0, (updates + 20) / 400)
    rate.fill_(lr); rate2.fill_(max(lr, 1e-4))
    if t0 - start < A.critic_first: rate.fill_(0); rate2.fill_(7e-4)
    loss_settings[1] = A.entropy[0] * (A.entropy[1] / A.entropy[0]) ** f
    loss_settings[4] = lerp(A.pull)
    play()
    profile = rollouts % 20 == 5
    if profile: t1 = sync(); times["play"] = t1 - t0
    learners = ((kinds.view(-1) & KIND_MASK) == LEARNER).nonzero()[:, 0].int()
    value_all(learners)
    sp, sw = advantages(lerp(A.points), lerp(A.win))
    if profile: t2 = sync(); times["value"] = t2 - t1
    usable = valid.view(-1).nonzero()[:, 0].int()
    usable = usable[torch.randperm(usable.numel(), device=dev)]
    if A.check and rollouts == 9:
        check_gradients(usable)
        raise SystemExit
    for at in range(0, usable.numel() - MB + 1, MB):
        idx.copy_(usable[at:at + MB])
        learn_step()
        updates += 1
    if profile: times["learn"] = sync() - t2
    decisions += N; trained += usable.numel() // MB * MB; rollouts += 1
    now = time.time()
    if now - last_snap > A.snapshot:
        last_snap = now
        pool.append(state())
        if len(pool) > 24: pool.pop(1 + int(torch.randint(len(pool) - 8, (1,))))
        for k in free_slots:
            pick = int(torch.randint(len(pool), (1,))) if k % 2 else len(pool) - 1 - int(torch.randint(min(4, len(pool)), (1,)))
            put_slot(k, pool[pick], f"pool")
        if not A.anchor and settings[P_SLOT_WEIGHT + A.anchor_slot] and A.anchor_slot in free_slots and now - start > 45:
            put_slot(A.anchor_slot, pool[-1], f"anchor@{now - start:.0f}s"); free_slots.remove(A.anchor_slot)
        set_mix(*A.mix)
    if now - last_log > 10 or rollouts == 3:
        last_log = now
        s = sums.cpu().clone().numpy(); sums.zero_()
        c = max(1.0, s[5])
        say(f"f {f:.2f} decisions {decisions / 1e6:.0f}M trained {trained / 1e6:.0f}M ({decisions / (now - start) / 1e6:.1f}M/s) updates {updates} lr {lr:.1e} cut {s[0] / c:.3f} kl {s[1] / c:.4f} entropy {s[2] / c:.3f} "
            f"own value w {s[3] / c:.4f} p {s[4] / c:.3f} critic w {s[6] / c:.4f} p {s[7] / c:.3f} logit {math.sqrt(s[8] / c):.1f} spread {[round(float(x), 2) for x in sp]} {[round(float(x), 3) for x in sw]} "
            f"times {' '.join(f'{k} {v:.3f}' for k, v in times.items())} error {lib.env_error()}")
        for line in log_stats("train", decisions): say("  ", line)
if cuda: torch.cuda.synchronize()
say("trained")
save(f"net-{A.name}")
spaced = pool[:: max(1, len(pool) // 6)][-6:]
torch.save(spaced, f"{A.out}/pool-{A.name}.pt")

# ---- at the end: one learner among others, sampled and greedy ------------------------------------------------------
for stage, temperature in (("sampled", 1.0), ("greedy", 1000.0)):
    if not A.eval: break
    set_mix(0.0, 1.0, 0.6, temperature)
    lib.env_init(p(tables), L(G), K, ctypes.c_uint64(A.seed + 777), p(device_settings), stream())
    stats.zero_()
    for _ in range(A.eval): play()
    say(stage, "at the end, one learner among")
    for line in log_stats(stage, decisions): say("  ", line)
say("done; decisions", decisions, "updates", updates)
