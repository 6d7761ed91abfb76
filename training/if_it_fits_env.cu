// Games of If It Fits in lockstep, and PPO's kernels around them; a plain C interface for ctypes. Unlike in env.cu, the
// policy scores candidates: each decision has one row of bits for the table and up to 24 for what moves do to it. As CUDA:
// nvcc -fmad=false. As C++ on a CPU: g++ -x c++.
#include <math.h>
#include <string.h>
#include "rules/if_it_fits_observe.h"
#define BLOCK 64
#include "lockstep.h"
using namespace ifitfits;

// Who plays a seat. Rule bots: by the keen eye; the same with whims; one that would rather draw; random among the
// shortlist.
enum { LEARNER = 0, OLDER = 1, EYE = 2, WHIM = 3, CURIOUS = 4, DICE = 5, KINDS = 6, RULE_BOTS = 4, MAX_SLOTS = 16, STAT_KINDS = KINDS + MAX_SLOTS };
// What `kinds` stores for a sample besides who plays: no seat is a rule bot.
enum { KIND_MASK = 63, ALL_NETS = 64 };
// Settings in device memory. Shares of players, tables and rule bots are cumulative sums.
enum { P_SELF, P_ALONE, P_NET, P_TEMPERATURE, P_OPP_TEMPERATURE, P_EXTENDED, P_RULES, P_PLAYERS = P_RULES + RULE_BOTS, P_TABLES = P_PLAYERS + 4, P_SLOTS = P_TABLES + 3, P_COUNT };

struct Table {
  Game game;
  uint8_t kinds[5];
  int8_t alone, direction, about; // the one seat of its kind; 0: a learner among `about`, 1: `about` among learners
};
HD int share_at(const float *sums, int count, float x) {
  int k = 0;
  while (k < count - 1 && x >= sums[k]) k++;
  return k;
}
HD void seat_everybody(Table &t, int slot, int players, const float *p) {
  Rng &rng = t.game.rng;
  int size = share_at(p + P_TABLES, 3, rng.unit());
  new_game(t.game, players, size, rng.unit() < p[P_EXTENDED]);
  t.alone = -1; t.about = -1; t.direction = 0;
  float x = rng.unit();
  for (int s = 0; s < 5; s++) t.kinds[s] = LEARNER;
  if (x < p[P_SELF]) return;
  float net_share = p[P_SLOTS] > 0 ? p[P_NET] : 0;
  if (x < p[P_SELF] + p[P_ALONE]) {
    int kind = rng.unit() < net_share ? OLDER : EYE + share_at(p + P_RULES, RULE_BOTS, rng.unit());
    t.alone = (int8_t)rng.below(players);
    t.direction = (int8_t)(rng.below(4) == 0);
    t.about = (int8_t)(kind == OLDER ? KINDS + slot : kind);
    for (int s = 0; s < players; s++) if ((s == t.alone) == (t.direction == 1)) t.kinds[s] = (uint8_t)kind;
    return;
  }
  int learner = rng.below(players); // at least one learner; each other seat is one with a probability of 40 %
  for (int s = 0; s < players; s++)
    if (s != learner && rng.unit() > 0.4f) t.kinds[s] = (uint8_t)(rng.unit() < net_share ? OLDER : EYE + share_at(p + P_RULES, RULE_BOTS, rng.unit()));
}
// Samples by logits; writes the log probability to `logp`. Inverse temperature >= 100: the best.
HD int pick(const float *row, int count, float sharp, Rng &rng, float &logp) {
  int best = 0;
  for (int a = 1; a < count; a++) if (row[a] > row[best]) best = a;
  logp = 0;
  if (sharp >= 100) return best;
  float sum = 0, most = row[best];
  for (int a = 0; a < count; a++) sum += expf((row[a] - most) * sharp);
  float x = rng.unit() * sum;
  int chosen = count - 1;
  for (int a = 0; a < count; a++) {
    x -= expf((row[a] - most) * sharp);
    if (x < 0) { chosen = a; break; }
  }
  logp = (row[chosen] - most) * sharp - logf(sum);
  return chosen;
}
HD int pick_by_rule(int kind, const float *gains, const int *moves, int count, Rng &rng) {
  if (kind == EYE) return 0;
  if (kind == DICE) return rng.below(count);
  int best = 0;
  float most = -1e30f;
  for (int a = 0; a < count; a++) {
    float gain = gains[a] + (kind == WHIM ? 2.0f : 0.7f) * rng.unit() + (kind == CURIOUS && moves[a] == DRAW ? 4.0f : 0.0f);
    if (gain > most) { most = gain; best = a; }
  }
  return best;
}

#define API extern "C"
API int if_error() {
#ifdef __CUDACC__
  return (int)cudaGetLastError();
#else
  return 0;
#endif
}
API void if_sizes(int *out) {
  int v[] = {(int)sizeof(Table), (int)sizeof(Look), (int)sizeof(Promise), STATE_WORDS, MOVE_WORDS, HIDDEN / 32, STATE_USED, MOVE_USED, SHORTLIST, MOST_LEGAL, P_COUNT, P_RULES, P_PLAYERS, P_TABLES, P_SLOTS,
             KINDS, STAT_KINDS};
  memcpy(out, v, sizeof v);
}
API void if_init(Table *tables, long games, int slots, uint64_t seed, const float *p, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    Table &t = tables[g];
    t.game.rng.state = (seed * 0x9E3779B97F4A7C15ull) ^ ((uint64_t)g * 0xD1342543DE82EF95ull + 0x1234567ull);
    t.game.rng.next();
    long per = games / slots;
    int players = 2 + share_at(p + P_PLAYERS, 4, (float)(g % per) / per);
    seat_everybody(t, (int)(g / per), players, p);
    deal(t.game);
  });
}
// Examines every game: legal moves, then moves of the cards in hand if these aren't legal now; what only the critic sees.
API void if_look(const Table *tables, long games, Look *looks, int *legal, int *lengths, int *totals, uint32_t *hidden, uint8_t *seats, uint8_t *kinds, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    const Table &t = tables[g];
    const Game &game = t.game;
    look_at(game, looks[g]);
    int length = legal_moves(game, legal + g * MOST_LEGAL), total = length;
    if (game.phase != START_CARD && game.phase != CARD) total += card_moves(game, game.turn, legal + g * MOST_LEGAL + length);
    lengths[g] = length;
    totals[g] = total;
    uint32_t words[HIDDEN / 32];
    uint8_t sorts[5];
    for (int s = 0; s < 5; s++) sorts[s] = t.kinds[s] == LEARNER ? 0 : t.kinds[s] == OLDER ? 1 : t.kinds[s] == DICE ? 3 : 2;
    observe_hidden(game, sorts, words);
    for (int w = 0; w < HIDDEN / 32; w++) hidden[g * (HIDDEN / 32) + w] = words[w];
    bool rules = false;
    for (int s = 0; s < game.n; s++) if (t.kinds[s] > OLDER) rules = true;
    seats[g] = game.turn;
    kinds[g] = (uint8_t)(t.kinds[game.turn] | (rules ? 0 : ALL_NETS));
  });
}
API void if_gains(const Table *tables, long games, const Look *looks, const int *legal, const int *totals, double *gains, void *stream) {
  launch(games * 32, stream, LAMBDA(long i) {
    long g = i >> 5;
    Effect e;
    for (int m = (int)(i & 31); m < totals[g]; m += 32) {
      int move = legal[g * MOST_LEGAL + m];
      effect_of(tables[g].game, looks[g], move, e);
      gains[g * MOST_LEGAL + m] = gain_of(tables[g].game, looks[g], move, e);
    }
  });
}
// The shortlist (counts, each one's moves and gains), what the hand promises, and the table's bits.
API void if_shortlist(const Table *tables, long games, const Look *looks, const int *legal, const int *lengths, const int *totals, const double *gains, Promise *promises,
                      uint8_t *counts, int *moves, double *best_gains, float *priors, uint32_t *states, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    int chosen[SHORTLIST];
    const double *own = gains + g * MOST_LEGAL;
    const int *list = legal + g * MOST_LEGAL;
    int count = shortlist(own, lengths[g], chosen);
    counts[g] = (uint8_t)count;
    for (int k = 0; k < SHORTLIST; k++) {
      bool is_there = k < count;
      moves[g * SHORTLIST + k] = is_there ? list[chosen[k]] : 0;
      best_gains[g * SHORTLIST + k] = is_there ? own[chosen[k]] : 0;
      priors[g * SHORTLIST + k] = is_there ? (float)own[chosen[k]] : 0;
    }
    const Game &game = tables[g].game;
    Promise promise;
    promise.count = 0;
    int from = game.phase == CARD ? 0 : lengths[g];
    if (game.phase != START_CARD) promise_of(list + from, own + from, totals[g] - from, promise);
    promises[g] = promise;
    uint32_t words[STATE_WORDS];
    observe(game, looks[g], promise, words);
    for (int w = 0; w < STATE_WORDS; w++) states[g * STATE_WORDS + w] = words[w];
  });
}
API void if_moves(const Table *tables, long games, const Look *looks, const Promise *promises, const uint8_t *counts, const int *moves, const double *best_gains, uint32_t *rows, void *stream) {
  launch(games * SHORTLIST, stream, LAMBDA(long i) {
    long g = i / SHORTLIST;
    int k = (int)(i - g * SHORTLIST);
    uint32_t words[MOVE_WORDS];
    if (k < counts[g]) {
      Effect e;
      effect_of(tables[g].game, looks[g], moves[i], e);
      observe_move(tables[g].game, looks[g], promises[g], moves[i], e, best_gains[i], best_gains[g * SHORTLIST], k, words);
    } else for (int w = 0; w < MOVE_WORDS; w++) words[w] = 0;
    for (int w = 0; w < MOVE_WORDS; w++) rows[i * MOVE_WORDS + w] = words[w];
  });
}
// Rows of words as bf16 bits. `idx`: which rows, or null for the first ones; `run`: how many rows belong to each index.
API void if_unpack(const uint32_t *words, const int64_t *idx, long rows, int width, int run, uint16_t *out, void *stream) {
  launch(rows * run * width, stream, LAMBDA(long i) {
    long row = i / width, from = idx ? idx[row / run] * run + row % run : row;
    uint32_t v = words[from * width + (i - row * width)];
    uint32_t *to = (uint32_t *)(out + i * 32);
    for (int k = 0; k < 16; k++) to[k] = ((v >> (2 * k) & 1) ? 0x3f80u : 0) | ((v >> (2 * k + 1) & 1) ? 0x3f800000u : 0);
  });
}
// Everybody moves; finished games are scored and dealt again. flags: players << 4 | 1 if the game ended.
API void if_act(Table *tables, long games, int slots, const uint8_t *counts, const int *moves, const float *priors, const float *own, const float *older, const float *p,
                uint8_t *actions, float *logps, float *leads, uint8_t *shares, uint8_t *flags, float *stats, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    Table &t = tables[g];
    Game &game = t.game;
    int kind = t.kinds[game.turn], action, flag = game.n << 4, count = counts[g];
    float logp = 0;
    if (kind == LEARNER) action = pick(own + g * SHORTLIST, count, p[P_TEMPERATURE], game.rng, logp);
    else if (kind == OLDER) action = pick(older + g * SHORTLIST, count, p[P_OPP_TEMPERATURE], game.rng, logp);
    else action = pick_by_rule(kind, priors + g * SHORTLIST, moves + g * SHORTLIST, count, game.rng);
    actions[g] = (uint8_t)action;
    logps[g] = logp;
    play(game, moves[g * SHORTLIST + action]);
    if (game.phase == OVER) {
      flag |= 1;
      int sum = 0;
      for (int s = 0; s < game.n; s++) sum += game.totals[s];
      for (int s = 0; s < game.n; s++) {
        shares[g * 5 + s] = (uint8_t)win_share60(game, s);
        leads[g * 5 + s] = (game.totals[s] - (float)(sum - game.totals[s]) / (game.n - 1)) * 0.25f;
      }
      if (t.alone >= 0) {
        int cell = ((t.direction * 4 + game.n - 2) * STAT_KINDS + t.about) * 3;
        add_to(stats + cell, 1.0f);
        add_to(stats + cell + 1, shares[g * 5 + t.alone] / 60.0f);
        add_to(stats + cell + 2, leads[g * 5 + t.alone] * 4);
      }
      seat_everybody(t, (int)(g / (games / slots)), game.n, p);
      deal(game);
    }
    flags[g] = (uint8_t)flag;
  });
}
// Backwards through `steps` x games: advantages for the final lead (divided by 4) and for the win.
API void if_advantages(long steps, long games, const uint8_t *seats, const uint8_t *kinds, const uint8_t *counts, const float *vp, const float *vw, const float *leads,
                       const uint8_t *shares, const uint8_t *flags, float lambda, float *ap, float *aw, uint8_t *valid, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    float next_p[5], next_w[5], adv_p[5], adv_w[5];
    uint8_t has = 0;
    for (int s = 0; s < 5; s++) next_p[s] = next_w[s] = adv_p[s] = adv_w[s] = 0;
    for (long t = steps - 1; t >= 0; t--) {
      long i = t * games + g;
      int flag = flags[i], n = flag >> 4;
      if (flag & 1) {
        for (int s = 0; s < n; s++) {
          next_p[s] = leads[i * 5 + s];
          next_w[s] = shares[i * 5 + s] / 60.0f;
          adv_p[s] = adv_w[s] = 0;
        }
        has = 31;
      }
      int s = seats[i];
      float a = 0, b = 0;
      uint8_t ok = 0;
      if ((kinds[i] & KIND_MASK) == LEARNER && counts[i] > 1) {
        float v = vp[i], w = vw[i];
        if (has >> s & 1) {
          adv_p[s] = a = next_p[s] - v + lambda * adv_p[s];
          adv_w[s] = b = next_w[s] - w + lambda * adv_w[s];
          ok = 1;
        } else adv_p[s] = adv_w[s] = 0;
        next_p[s] = v; next_w[s] = w;
        has |= 1 << s;
      }
      ap[i] = a; aw[i] = b; valid[i] = ok;
    }
  });
}
