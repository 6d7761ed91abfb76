// Bots of If It Fits against each other, fast, to compare search methods:
// if-it-fits-arena NET.net PLAYERS GAMES SEED A B
// One A among B, duplicate deals; with A = calibrate: how often positions are won for each chance the net gives, with B
// playing each other.
// Bots: eye, hunter:PLAYOUTS, net, and search:PLAYOUTS,width,reach,patience,perNat,turns,policy (policy e: by eye, n: by
// the net).
// Hidden cards are drawn almost uniformly (Princesses in hands stay), so results that matter come from the arena in
// TypeScript.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
#include "../rules/if_it_fits_observe.h"
using namespace ifitfits;

struct Net {
  std::vector<int> sizes;
  std::vector<std::vector<float>> weights, biases;
  bool load(const char *path) {
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    char magic[8]; uint32_t head[2];
    auto get = [&](void *to, size_t n) { if (fread(to, 1, n, f) != n) exit(3); };
    get(magic, 8); get(head, 8);
    sizes.resize(head[0] + 1);
    get(sizes.data(), 4 * sizes.size());
    for (unsigned i = 0; i < head[0]; i++) {
      int a = sizes[i], b = sizes[i + 1];
      std::vector<float> bias(b), row(a), column(b), w((size_t)a * b);
      std::vector<int8_t> q((size_t)a * b);
      get(bias.data(), 4 * b); get(row.data(), 4 * a); get(column.data(), 4 * b); get(q.data(), q.size());
      for (int r = 0; r < a; r++) for (int c = 0; c < b; c++) w[(size_t)r * b + c] = q[(size_t)r * b + c] * row[r] * column[c];
      weights.push_back(w); biases.push_back(bias);
    }
    fclose(f);
    return true;
  }
  void upper(float *x, float *out) const { // from the first layer's sums
    float y[512];
    for (size_t l = 1; l < weights.size(); l++) {
      int a = sizes[l], b = sizes[l + 1];
      for (int c = 0; c < b; c++) y[c] = biases[l][c];
      for (int r = 0; r < a; r++) if (x[r] > 0) { const float *w = &weights[l][(size_t)r * b]; float v = x[r]; for (int c = 0; c < b; c++) y[c] += v * w[c]; }
      memcpy(x, y, sizeof(float) * b);
    }
    memcpy(out, x, 12);
  }
  void add(const uint32_t *words, int count, int from, float *sums) const {
    int b = sizes[1];
    for (int k = 0; k < count; k++) for (uint32_t v = words[k]; v; v &= v - 1) {
      const float *w = &weights[0][(size_t)(from + k * 32 + lowest64(v)) * b];
      for (int c = 0; c < b; c++) sums[c] += w[c];
    }
  }
} net;

struct Judged { int moves[SHORTLIST], count; float logits[SHORTLIST]; float chance; };
static int legal[MOST_LEGAL], cards[MOST_LEGAL];
static double gains[MOST_LEGAL], card_gains[MOST_LEGAL];
static Look look;
static Effect effect;
static void appraise(const Game &g, const int *moves, int length, double *into) {
  for (int i = 0; i < length; i++) { effect_of(g, look, moves[i], effect); into[i] = gain_of(g, look, moves[i], effect); }
}
static void state_sums(const Game &g, Promise &promise, float *base) {
  promise.count = 0;
  if (g.phase != START_CARD) {
    int count = card_moves(g, g.turn, cards);
    appraise(g, cards, count, card_gains);
    promise_of(cards, card_gains, count, promise);
  }
  uint32_t words[STATE_WORDS];
  observe(g, look, promise, words);
  memcpy(base, net.biases[0].data(), 4 * net.sizes[1]);
  net.add(words, STATE_WORDS, 0, base);
}
static float chance_in(const Game &g) {
  float base[512], out[3]; Promise promise;
  look_at(g, look);
  state_sums(g, promise, base);
  net.upper(base, out);
  return 1 / (1 + std::exp(-out[1]));
}
static void judge(const Game &g, Judged &j, bool wants_chance = true) {
  int length = legal_moves(g, legal), chosen[SHORTLIST];
  look_at(g, look);
  appraise(g, legal, length, gains);
  j.count = shortlist(gains, length, chosen);
  float base[512], x[512], out[3]; Promise promise;
  state_sums(g, promise, base);
  if (wants_chance) { memcpy(x, base, sizeof x); net.upper(x, out); j.chance = 1 / (1 + std::exp(-out[1])); }
  for (int k = 0; k < j.count; k++) {
    uint32_t words[MOVE_WORDS];
    j.moves[k] = legal[chosen[k]];
    effect_of(g, look, j.moves[k], effect);
    observe_move(g, look, promise, j.moves[k], effect, gains[chosen[k]], gains[chosen[0]], k, words);
    memcpy(x, base, 4 * net.sizes[1]);
    net.add(words, MOVE_WORDS, STATE_USED, x);
    net.upper(x, out);
    j.logits[k] = out[0] + (float)gains[chosen[k]];
  }
}
static int best_of(const Judged &j) { return j.moves[std::max_element(j.logits, j.logits + j.count) - j.logits]; }
static int by_eye(const Game &g, double whim, Rng &rng) {
  int length = legal_moves(g, legal), best = 0;
  if (length == 1) return legal[0];
  look_at(g, look);
  double most = -1e30;
  for (int i = 0; i < length; i++) {
    effect_of(g, look, legal[i], effect);
    double gain = gain_of(g, look, legal[i], effect);
    if (whim > 0) gain += whim * rng.unit();
    if (gain > most) { most = gain; best = i; }
  }
  return legal[best];
}
static int by_net(const Game &g, double temperature, Rng &rng) {
  Judged j;
  judge(g, j, false);
  if (temperature <= 0) return best_of(j);
  float most = *std::max_element(j.logits, j.logits + j.count), sum = 0;
  for (int k = 0; k < j.count; k++) sum += j.logits[k] = std::exp((j.logits[k] - most) / (float)temperature);
  float x = rng.unit() * sum;
  for (int k = 0; k < j.count; k++) if ((x -= j.logits[k]) < 0) return j.moves[k];
  return j.moves[j.count - 1];
}
static void resample(Game &g, int seat, Rng &rng) {
  int piles = g.extended ? 1 : g.n, from = 0, total = g.deck_size - (g.extended ? 5 : g.n);
  for (int p = 0; p < piles; p++) {
    int size = (total - p + piles - 1) / piles + (g.extended ? 5 : 1), a = std::max<int>(from, g.drawn), b = from + size;
    if (a < b) shuffle(g.deck + a, b - a, rng);
    from = b;
  }
  uint8_t *slots[128]; uint8_t values[128]; int count = 0;
  for (int s = 0; s < g.n; s++) if (s != seat) for (int i = 0; i < g.hand_sizes[s]; i++) if (is_box_card(g.hands[s * HAND + i])) slots[count++] = &g.hands[s * HAND + i];
  for (int i = g.drawn; i < g.deck_size; i++) if (is_box_card(g.deck[i])) slots[count++] = &g.deck[i];
  for (int i = 0; i < count; i++) values[i] = *slots[i];
  shuffle(values, count, rng);
  for (int i = 0; i < count; i++) *slots[i] = values[i];
  for (int s = 0; s < g.n; s++) if (s != seat) std::sort(g.hands + s * HAND, g.hands + s * HAND + g.hand_sizes[s]);
}

struct Style { int playouts = 0, width = 16; double reach = 0, patience = 20, per_nat = 0, turns = 1e9, whim = 2; char policy = 'e'; bool ambitious = false, by_net = false; };
struct Candidate { int move; double prior, sum = 0; int n = 0; };
static double worth_at_end(const Game &g, int seat, bool ambitious) {
  double share = win_share60(g, seat) / 60.0;
  if (!ambitious) return share;
  double chances[5], sum = 0;
  for (int a = 0; a < g.n; a++) {
    chances[a] = 1;
    for (int b = 0; b < g.n; b++) if (a != b) chances[a] *= 1 / (1 + std::exp(-1.7 * (g.totals[a] - g.totals[b]) / (4 * std::sqrt(2.0))));
    sum += chances[a];
  }
  return (share == 1 ? 0.9 : 0) + 0.1 * chances[seat] / sum;
}
static int search(const Game &g, const Style &style, Rng &rng) {
  int me = g.turn;
  std::vector<Candidate> all;
  if (style.by_net) {
    Judged j;
    judge(g, j);
    std::vector<int> order(j.count);
    for (int k = 0; k < j.count; k++) order[k] = k;
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return j.logits[a] > j.logits[b]; });
    for (int k : order) {
      double behind = j.logits[k] - j.logits[order[0]];
      if ((int)all.size() < style.width && behind >= std::log(style.reach)) all.push_back({j.moves[k], style.per_nat * behind});
    }
  } else {
    int length = legal_moves(g, legal);
    look_at(g, look, 0.4, 6);
    appraise(g, legal, length, gains);
    std::vector<int> order(length);
    for (int k = 0; k < length; k++) order[k] = k;
    for (int i = length - 1; i > 0; i--) std::swap(order[i], order[rng.below(i + 1)]);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return gains[a] > gains[b]; });
    for (int k = 0; k < length && k < style.width; k++) all.push_back({legal[order[k]], 0.02 * (gains[order[k]] - gains[order[0]])});
  }
  std::vector<Candidate *> alive;
  for (auto &c : all) alive.push_back(&c);
  int phases = (int)std::ceil(std::log2((double)all.size())), phase = 1, done = 0;
  double sum = 0;
  static Game sampled, tried;
  auto worth = [&](const Candidate *c) { double w = c->n + style.patience; return (w ? (c->sum + style.patience * (done ? sum / done : 0)) / w : 0) + c->prior; };
  while (done < style.playouts && alive.size() > 1) {
    while (phase < phases && (double)done / style.playouts >= (double)phase / phases) {
      phase++;
      std::stable_sort(alive.begin(), alive.end(), [&](Candidate *a, Candidate *b) { return worth(a) > worth(b); });
      alive.resize((alive.size() + 1) / 2);
    }
    if (alive.size() == 1) break;
    sampled = g;
    resample(sampled, me, rng);
    uint64_t dice = ((uint64_t)rng.next() << 32) | rng.next();
    for (auto *c : alive) {
      tried = sampled;
      Rng own; own.state = dice;
      play(tried, c->move);
      int turns = 0; bool was_own = true; double value = -1;
      while (tried.phase != OVER) {
        if (tried.turn == me && !was_own && ++turns >= style.turns) { value = chance_in(tried); break; }
        was_own = tried.turn == me;
        play(tried, style.policy == 'n' ? by_net(tried, style.whim, own) : by_eye(tried, style.whim, own));
      }
      if (value < 0) value = worth_at_end(tried, me, style.ambitious);
      c->sum += value; c->n++; sum += value; done++;
    }
  }
  Candidate *best = alive[0];
  for (auto *c : alive) if (worth(c) > worth(best)) best = c;
  return best->move;
}
struct Bot { std::string name; int kind = 0; Style style; };
static Bot bot_of(const char *text) {
  Bot b; b.name = text;
  Style &s = b.style;
  if (!strcmp(text, "eye")) b.kind = 0;
  else if (!strcmp(text, "net")) b.kind = 1;
  else if (!strncmp(text, "hunter:", 7)) { b.kind = 2; s.playouts = atoi(text + 7); s.ambitious = true; }
  else if (sscanf(text, "search:%d,%d,%lf,%lf,%lf,%lf,%c,%lf", &s.playouts, &s.width, &s.reach, &s.patience, &s.per_nat, &s.turns, &s.policy, &s.whim) >= 7) { b.kind = 2; s.by_net = true; }
  else { printf("no bot %s\n", text); exit(2); }
  return b;
}
static int choose(const Bot &b, const Game &g, Rng &rng) {
  int length = legal_moves(g, legal);
  if (length == 1) return legal[0];
  if (b.kind == 0) return by_eye(g, 0, rng);
  if (b.kind == 1) { Judged j; judge(g, j); return best_of(j); }
  return search(g, b.style, rng);
}
static void calibrate(int n, int games, uint64_t seed, const Bot &b) {
  static Game g;
  Rng rng; rng.state = seed * 7919 + 13;
  double judged[10] = {0}, won[10] = {0}, squares = 0, even = 0; long counts[10] = {0}, total = 0;
  for (int i = 0; i < games; i++) {
    g.rng.state = seed * 1000003 + i;
    new_game(g, n, MEDIUM, 0);
    deal(g);
    std::vector<std::pair<int, float>> told;
    while (g.phase != OVER) {
      if (legal_moves(g, legal) > 1) told.push_back({g.turn, chance_in(g)});
      play(g, choose(b, g, rng));
    }
    for (auto &t : told) {
      int bin = std::min(9, (int)(t.second * 10));
      double share = win_share60(g, t.first) / 60.0;
      judged[bin] += t.second; won[bin] += share; counts[bin]++; total++;
      squares += (t.second - share) * (t.second - share); even += (1.0 / n - share) * (1.0 / n - share);
    }
  }
  double error = 0;
  printf("%dp, %s among themselves, %d games: judged -> won (positions):", n, b.name.c_str(), games);
  for (int k = 0; k < 10; k++) if (counts[k]) { printf(" %.0f->%.0f (%ld)", 100 * judged[k] / counts[k], 100 * won[k] / counts[k], counts[k]); error += std::fabs(judged[k] - won[k]); }
  printf("; calibration error %.3f, squared error %.3f (even share %.3f)\n", error / total, squares / total, even / total);
}
int main(int argc, char **argv) {
  if (argc < 7 || !net.load(argv[1])) return 2;
  int n = atoi(argv[2]), games = atoi(argv[3]);
  if (!strcmp(argv[5], "calibrate")) { calibrate(n, games, strtoull(argv[4], 0, 10), bot_of(argv[6])); return 0; }
  Bot a = bot_of(argv[5]), b = bot_of(argv[6]);
  double wins = 0, squares = 0; int deals = 0, score_a = 0, score_b = 0, drawn = 0;
  static Game dealt, g;
  Rng rng; rng.state = strtoull(argv[4], 0, 10) * 7919 + 13;
  for (int i = 0; i < games; i += n, deals++) {
    dealt.rng.state = strtoull(argv[4], 0, 10) * 1000003 + deals;
    new_game(dealt, n, MEDIUM, 0);
    deal(dealt);
    double won = 0;
    for (int seat = 0; seat < n; seat++) {
      g = dealt;
      while (g.phase != OVER) play(g, choose(g.turn == seat ? a : b, g, rng));
      won += win_share60(g, seat) / 60.0;
      drawn += g.drawn;
      for (int s = 0; s < n; s++) (s == seat ? score_a : score_b) += g.totals[s];
    }
    won /= n; wins += won; squares += won * won;
  }
  double mean = wins / deals, error = 1.96 * std::sqrt(std::max(0.0, squares / deals - mean * mean) / (deals - 1));
  printf("%dp %s among %s: %.1f %% (+- %.1f), %d games, scores %.2f %.2f, drawn %.1f\n", n, a.name.c_str(), b.name.c_str(), 100 * mean, 100 * error, deals * n,
         (double)score_a / (deals * n), (double)score_b / (deals * n * (n - 1)), (double)drawn / (deals * n));
}
