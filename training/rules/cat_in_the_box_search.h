// The searching bots of packages/bots for Cat in the Box, one thread per search: hunter (guided search), flat and ismcts.
// They make the games that clones learn from. Mirrors src/search and src/cat-in-the-box/study.ts there; needs KEEP_HISTORY.
#pragma once
#include <math.h>
#include "cat_in_the_box.h"

namespace catbox {

enum { SEARCH_FLAT, SEARCH_ISMCTS, SEARCH_HUNTER };
enum { MAX_NODES = 6144, POOL_FIRST = 40, POOL_MOST = 300, MAX_MOVES = 36, MAX_PATH = 56, EXPERT = 0, CAREFUL = 1, BOLD = 2 };
struct Node {
  float sum, sum_of_next;
  uint16_t visits, offers, child, sibling;
  uint8_t move;
};
struct Work { // memory of one search
  Node nodes[MAX_NODES];
  uint64_t pool[POOL_MOST][5];
  float weights[POOL_MOST]; // cumulative sums
};
// Each seat's hidden cards: nibble r counts rank r, nibble 0 is the discard.
struct Hands { uint64_t of[5]; };

HD void judge(const Game &g, float *chances, float *scores) {
  int left = g.n - g.round, n = g.n;
  float mean = n == 2 ? 4.5f : n == 5 ? 2.0f : 2.5f;
  for (int s = 0; s < n; s++) scores[s] = g.totals[s] + mean * left;
  if (left == 0) { for (int s = 0; s < n; s++) chances[s] = win_share60(g, s) / 60.0f; return; }
  float spread = 3.5f * sqrtf((float)left) * 1.41421356f, sum = 0;
  for (int s = 0; s < n; s++) {
    float chance = 1;
    for (int o = 0; o < n; o++) if (o != s) chance /= 1 + expf(-1.7f * (g.totals[s] - g.totals[o]) / spread);
    chances[s] = chance;
    sum += chance;
  }
  for (int s = 0; s < n; s++) chances[s] /= sum;
}

struct Search {
  const Game &g;
  const float *tables;
  Work &work;
  Rng rng;
  int seat, nodes, draws, items;
  uint64_t unseen;
  int unseen_total, cards[5];
  float priors[5][3], sums[5][3];
  uint8_t manners[5];
  float chances[5], scores[5];
  uint8_t actions[MAX_MOVES];
  int count;

  HD Search(const Game &g, const float *tables, Work &work, uint64_t seed) : g(g), tables(tables), work(work) {
    rng.state = seed;
    seat = g.turn; nodes = draws = items = 0;
    unseen = 0; unseen_total = 0;
    for (int r = 1; r <= top_rank(g.n); r++) {
      int left = 5 - g.counts[seat][r] - (g.discards[seat] == r);
      for (int i = 0; i < 3; i++) left -= g.turned_up[i] == r;
      for (int s = 0; s < g.n; s++) left -= popcount64(g.marks[s] & in_all_colours(1u << r));
      unseen |= (uint64_t)left << (4 * r);
      unseen_total += left;
    }
    for (int s = 0; s < g.n; s++) { cards[s] = 0; for (int r = 1; r < 10; r++) cards[s] += g.counts[s][r]; }
    count = 0;
    for (uint64_t m = legal_mask(g); m; m &= m - 1) actions[count++] = (uint8_t)lowest64(m);
  }

  // ---- what may be hidden ----
  HD int draw_rank(uint64_t &left, int &total, uint32_t lacks) {
    int among = total;
    if (lacks) for (int r = 1; r < 10; r++) if (lacks >> r & 1) among -= (int)(left >> (4 * r)) & 15;
    int k = rng.below(among), rank = 1;
    for (;; rank++) {
      if (lacks >> rank & 1) continue;
      int c = (int)(left >> (4 * rank)) & 15;
      if (k < c) break;
      k -= c;
    }
    left -= 1ull << (4 * rank);
    total--;
    return rank;
  }
  HD void imagine(Hands &h) {
    uint64_t left = unseen;
    int total = unseen_total;
    for (int pass = 0; pass < 2; pass++) // the seat that has shown a lack comes first
      for (int s = 0; s < g.n; s++) {
        if (s == seat || (g.lacks[s] != 0) != (pass == 0)) continue;
        h.of[s] = 0;
        for (int i = 0; i < cards[s]; i++) h.of[s] += 1ull << (4 * draw_rank(left, total, g.lacks[s]));
      }
    for (int s = 0; s < g.n; s++) if (s != seat && g.discards[s]) h.of[s] += draw_rank(left, total, 0);
  }
  HD void apply(Game &into, const uint64_t *of) {
    into = g;
    for (int s = 0; s < g.n; s++) {
      if (s == seat) continue;
      into.holds[s] = 0;
      for (int r = 1; r < 10; r++) {
        into.counts[s][r] = (uint8_t)(of[s] >> (4 * r) & 15);
        if (into.counts[s][r]) into.holds[s] |= (uint16_t)(1 << r);
      }
      into.discards[s] = (uint8_t)(of[s] & 15);
    }
  }
  // ---- what the others' choices reveal (CatStudy) ----
  HD void recall_predictions() {
    for (int s = 0; s < g.n; s++) for (int m = 0; m < 3; m++) {
      float chance = m == EXPERT ? 0.84f : 0.08f;
      if (g.n > 2) for (int r = 0; r < g.round; r++)
        chance *= m == EXPERT ? 1.0f / 3 : r < (m == CAREFUL ? g.past_low[s] : g.past_high[s]) ? 0.9f : 0.05f;
      priors[s][m] = chance;
      sums[s][m] = 0;
    }
  }
  HD float chance_of(const Game &r, int action) {
    float worths[MAX_MOVES];
    int length = expert_worths(r, tables + (r.n - 2) * X_COUNT, worths), i = 0;
    if (length == 1) return 1;
    float most = -1e9f, sum = 0, own = 0;
    for (int k = 0; k < length; k++) if (worths[k] > most) most = worths[k];
    for (uint64_t m = legal_mask(r); m; m &= m - 1, i++) {
      float part = expf((worths[i] - most) / 0.6f);
      sum += part;
      if (lowest64(m) == action) own = part;
    }
    return own / sum;
  }
  HD void witness(Game &r, int action, float (*chance)[3]) {
    int s = r.turn;
    if (s != seat) {
      float *c = chance[s], least = (c[0] + c[1] + c[2]) * 0.001f;
      c[EXPERT] *= c[EXPERT] > least ? 0.05f + 0.95f * chance_of(r, action) : 0.2f;
      c[CAREFUL] *= c[CAREFUL] > least && choose_carefully(r) == action ? 0.9f : 0.03f;
      c[BOLD] *= c[BOLD] > least && choose_boldly(r) == action ? 0.9f : 0.03f;
    }
    play(r, action);
  }
  HD float weigh(const uint64_t *of) {
    Game r;
    float chance[5][3];
    r.n = g.n; r.layout = g.layout; r.round = g.round;
    open_round(r, g.first);
    for (int s = 0; s < g.n; s++) {
      for (int m = 0; m < 3; m++) chance[s][m] = priors[s][m];
      int laid = s == seat ? g.discards[s] : (int)(of[s] & 15);
      for (int k = 1; k < 10; k++) {
        int c = (s == seat ? g.counts[s][k] : (int)(of[s] >> (4 * k) & 15)) + popcount64(g.marks[s] & in_all_colours(1u << k)) + (laid == k);
        r.counts[s][k] = (uint8_t)c;
        if (c) r.holds[s] |= (uint16_t)(1 << k);
      }
    }
    if (g.n == 2) for (int i = 0; i < 3; i++) turn_up(r, i, g.turned_up[i]);
    for (int i = 0; i < g.laid; i++) {
      int s = r.turn;
      witness(r, A_LAY + (s == seat ? g.discards[s] : (int)(of[s] & 15)) - 1, chance);
    }
    for (int i = 0; i < g.n && r.phase == PREDICT && g.predictions[r.turn]; i++) witness(r, A_PREDICT + slot_of(g.n, g.predictions[r.turn]), chance);
    for (int i = 0; i < g.plays; i++) witness(r, action_of_cell(g.played[i]), chance);
    float weight = 1;
    for (int s = 0; s < g.n; s++) {
      for (int m = 0; m < 3; m++) sums[s][m] += chance[s][m];
      if (s != seat) weight *= chance[s][0] + chance[s][1] + chance[s][2];
    }
    return powf(weight, 0.3f);
  }
  HD void draw_weighted(Game &into) {
    while (items < POOL_MOST && items < POOL_FIRST + draws / 3) {
      Hands h;
      imagine(h);
      float w = weigh(h.of);
      for (int s = 0; s < g.n; s++) work.pool[items][s] = h.of[s];
      work.weights[items] = (items ? work.weights[items - 1] : 0) + w;
      items++;
    }
    draws++;
    float target = rng.unit() * work.weights[items - 1];
    int low = 0, high = items - 1;
    while (low < high) { int middle = (low + high) >> 1; if (work.weights[middle] > target) high = middle; else low = middle + 1; }
    apply(into, work.pool[low]);
    for (int s = 0; s < g.n; s++) {
      manners[s] = EXPERT;
      if (s == seat) continue;
      float left = rng.unit() * (sums[s][0] + sums[s][1] + sums[s][2]);
      for (int m = 0; m < 3; m++) { manners[s] = (uint8_t)m; left -= sums[s][m]; if (left < 0) break; }
    }
  }
  HD void draw_evenly(Game &into) { Hands h; imagine(h); apply(into, h.of); }
  HD int choose(const Game &p) {
    if (manners[p.turn] == CAREFUL) return choose_carefully(p);
    if (manners[p.turn] == BOLD) return choose_boldly(p);
    return choose_expertly(p, tables, rng, 0.5f);
  }

  // ---- trees ----
  HD int new_node(int parent, int move) {
    if (nodes == MAX_NODES) return 0;
    Node &n = work.nodes[nodes];
    n.sum = n.sum_of_next = 0; n.visits = n.offers = n.child = n.sibling = 0; n.move = (uint8_t)move;
    if (parent >= 0) { n.sibling = work.nodes[parent].child; work.nodes[parent].child = (uint16_t)nodes; }
    return nodes++;
  }
  HD int child_of(int node, int move) {
    for (int c = work.nodes[node].child; c; c = work.nodes[c].sibling) if (work.nodes[c].move == move) return c;
    return 0;
  }

  // ---- flat and hunter: sequential halving over the legal moves ----
  struct Tally { float n, chance, squares, score, prior; };
  Tally tallies[MAX_MOVES];
  uint8_t alive[MAX_MOVES];
  int living;
  float score_weight, all_sum, all_count;
  HD float worth_of(int i, bool guided) {
    const Tally &t = tallies[i];
    float mean = t.n ? (t.chance + score_weight * t.score) / t.n : 0;
    if (!guided) return mean;
    return (mean * t.n + 100 * ((all_count ? all_sum / all_count : 0) + t.prior)) / (t.n + 100);
  }
  HD float error_of(int i) {
    const Tally &t = tallies[i];
    if (t.n < 2) return 1e9f;
    float v = t.squares - t.chance * t.chance / t.n;
    return sqrtf((v > 0 ? v : 0) / (t.n - 1) / t.n);
  }
  HD void halve(bool guided) {
    int keep = (living + 1) / 2;
    for (int i = 0; i < keep; i++) {
      int best = i;
      for (int j = i + 1; j < living; j++) if (worth_of(alive[j], guided) > worth_of(alive[best], guided)) best = j;
      uint8_t t = alive[i]; alive[i] = alive[best]; alive[best] = t;
    }
    living = keep;
  }
  HD int leader(bool guided) {
    int best = alive[0];
    for (int i = 1; i < living; i++) if (worth_of(alive[i], guided) > worth_of(best, guided)) best = alive[i];
    return best;
  }
  HD void drop_beaten() {
    if (tallies[alive[0]].n < 80) return;
    int first = leader(true), kept = 0;
    float e = error_of(first), least = worth_of(first, true);
    for (int i = 0; i < living; i++) {
      float f = error_of(alive[i]);
      if (least - worth_of(alive[i], true) <= 4 * sqrtf(e * e + f * f)) alive[kept++] = alive[i];
    }
    living = kept;
  }
  HD void play_out(Game &p, bool guided) {
    while (!round_ended(p)) play(p, guided ? choose(p) : choose_naively(p, rng));
    judge(p, chances, scores);
  }
  template <int D> HD void solve(const Game &p, float *c, float *s) {
    if constexpr (D == 0) judge(p, c, s);
    else {
      if (round_ended(p)) return judge(p, c, s);
      float most = -1, cc[5], ss[5];
      Game next;
      for (uint64_t m = legal_mask(p); m; m &= m - 1) {
        next = p;
        play(next, lowest64(m));
        solve<D - 1>(next, cc, ss);
        if (cc[p.turn] <= most) continue;
        most = cc[p.turn];
        for (int k = 0; k < p.n; k++) { c[k] = cc[k]; s[k] = ss[k]; }
      }
    }
  }
  HD int select(int node, int suggested, const Game &p) {
    if (p.turn != seat && manners[p.turn] != EXPERT) { int c = child_of(node, suggested); return c ? c : new_node(node, suggested); }
    const Node &n = work.nodes[node];
    float expected = n.sum_of_next / n.visits, most = -1e9f;
    int best = 0;
    for (uint64_t m = legal_mask(p); m; m &= m - 1) {
      int move = lowest64(m), c = child_of(node, move);
      if (!c) c = new_node(node, move);
      if (!c) continue;
      Node &k = work.nodes[c];
      k.offers++;
      float tries = k.visits + 5.0f;
      float worth = (k.sum + 5.0f * (expected + (move == suggested ? 0.05f : 0))) / tries + 0.2f * sqrtf(logf((float)k.offers) / tries);
      if (worth > most) { most = worth; best = c; }
    }
    return best;
  }
  HD void descend(Game &p, int node) {
    uint16_t path[MAX_PATH]; int8_t movers[MAX_PATH];
    int length = 0;
    while (!round_ended(p) && work.nodes[node].visits >= 4 && length < MAX_PATH - 1) {
      int suggested = choose(p);
      if (p.turn == seat || p.phase != DISCARD) {
        int next = select(node, suggested, p);
        if (!next) break; // out of memory
        path[length] = (uint16_t)node; movers[length++] = (int8_t)p.turn;
        node = next;
        play(p, work.nodes[node].move);
      } else play(p, suggested);
    }
    path[length] = (uint16_t)node; movers[length++] = (int8_t)(round_ended(p) ? -1 : p.turn);
    play_out(p, true);
    for (int i = 0; i < length; i++) {
      Node &n = work.nodes[path[i]];
      n.visits++;
      if (movers[i] >= 0) n.sum_of_next += chances[movers[i]] + score_weight * scores[movers[i]];
      if (i > 0) n.sum += chances[movers[i - 1]] + score_weight * scores[movers[i - 1]];
    }
  }
  HD int halving(int playouts, bool guided) {
    score_weight = !guided || g.n == 4 ? 0 : g.n == 5 ? 0.03f : 0.05f;
    all_sum = all_count = 0;
    living = count;
    new_node(-1, 255); // 0 means none
    float worths[MAX_MOVES], most = -1e9f;
    if (guided) {
      recall_predictions();
      expert_worths(g, tables + (g.n - 2) * X_COUNT, worths);
      for (int i = 0; i < count; i++) if (worths[i] > most) most = worths[i];
      draws = 16; // the priors' draws
    }
    int phases = 0, phase = 1, done = 0;
    while ((1 << phases) < count) phases++;
    for (int i = 0; i < count; i++) {
      alive[i] = (uint8_t)i;
      tallies[i] = {0, 0, 0, 0, guided ? (worths[i] - most) * 0.05f : 0};
      new_node(-1, actions[i]); // node i + 1
    }
    Game sampled, tried;
    while (done < playouts) {
      while (phase < phases && done * phases >= phase * playouts) { phase++; halve(guided); }
      if (guided) drop_beaten();
      if (living == 1) break;
      for (int part = 0; part < 24;) {
        if (guided) draw_weighted(sampled); else draw_evenly(sampled);
        for (int k = 0; k < living; k++) {
          int i = alive[k];
          tried = sampled;
          play(tried, actions[i]);
          if (!guided) play_out(tried, false);
          else if (tried.phase == PLAY && g.n * trick_count(g.n) - tried.plays <= 5) solve<5>(tried, chances, scores);
          else descend(tried, i + 1);
          Tally &t = tallies[i];
          t.n++; t.chance += chances[seat]; t.squares += chances[seat] * chances[seat]; t.score += scores[seat];
          all_sum += chances[seat] + score_weight * scores[seat]; all_count++;
        }
        part += living; done += living;
      }
    }
    return actions[leader(guided)];
  }
  HD int dice(const Game &p) { return choose_dice(p, rng); }
  HD int tree(int playouts) { // ismcts
    int root = new_node(-1, 255);
    float total = 0, sum = 0, squares = 0, spread = 0.5f;
    Game p;
    for (int i = 0; i < playouts; i++) {
      if (i && i % 16 == 0) { float mean = sum / total, v = squares / total - mean * mean; spread = sqrtf(v > 1e-4f ? v : 1e-4f); }
      uint16_t path[MAX_PATH]; int8_t movers[MAX_PATH];
      int length = 0, node = root;
      draw_evenly(p);
      while (!round_ended(p) && length < MAX_PATH) {
        if (p.turn != seat && p.phase == DISCARD) { play(p, dice(p)); continue; }
        uint64_t untried = 0;
        int best = 0;
        float most = -1e9f;
        for (uint64_t m = legal_mask(p); m; m &= m - 1) {
          int move = lowest64(m), c = child_of(node, move);
          if (!c) { untried |= 1ull << move; continue; }
          Node &k = work.nodes[c];
          k.offers++;
          float worth = k.sum / k.visits + 1.4f * spread * sqrtf(logf((float)k.offers) / k.visits);
          if (worth > most) { most = worth; best = c; }
        }
        if (untried) {
          best = new_node(node, nth_bit(untried, rng.below(popcount64(untried))));
          if (!best) break;
          work.nodes[best].offers = 1;
        }
        path[length] = (uint16_t)best; movers[length++] = (int8_t)p.turn;
        node = best;
        play(p, work.nodes[best].move);
        if (untried) break;
      }
      while (!round_ended(p)) play(p, dice(p));
      judge(p, chances, scores);
      total++; sum += chances[seat]; squares += chances[seat] * chances[seat];
      for (int k = 0; k < length; k++) { work.nodes[path[k]].visits++; work.nodes[path[k]].sum += chances[movers[k]]; }
    }
    int best = 0;
    for (int c = work.nodes[root].child; c; c = work.nodes[c].sibling) if (!best || work.nodes[c].visits > work.nodes[best].visits) best = c;
    return best ? work.nodes[best].move : actions[0];
  }
  HD int think(int kind, int playouts) {
    if (count == 1) return actions[0];
    return kind == SEARCH_ISMCTS ? tree(playouts) : halving(playouts, kind == SEARCH_HUNTER);
  }
};

} // namespace catbox
