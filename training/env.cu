// Games in lockstep, one thread per game, and PPO's small kernels around them; a plain C interface for ctypes. The game
// comes from GAME_HEADER (README.md, "What a game brings"). As CUDA: nvcc. As C++ for checks on a CPU: g++ -x c++.
#include <math.h>
#include <string.h>
#include GAME_HEADER
#ifdef SEARCH_HEADER
#include SEARCH_HEADER
#endif
#define BLOCK 128
#include "lockstep.h"
using namespace GAME_NAMESPACE;
HD float of_bf16(uint16_t b) { union { uint32_t u; float f; } v; v.u = (uint32_t)b << 16; return v.f; }
HD uint16_t to_bf16(float x) { union { float f; uint32_t u; } v; v.f = x; return (uint16_t)((v.u + 0x7fff + ((v.u >> 16) & 1)) >> 16); }

// Who plays a seat: the learner, an older net, a rule bot (RULE + its number), a clone of another bot.
enum { LEARNER = 0, OLDER = 1, RULE = 2, CLONE = RULE + RULE_BOTS };
enum { OUT = (OUTPUTS + 7) / 8 * 8, FW = FEATURES / 32, HW = HIDDEN / 32, SEATS = MAX_PLAYERS, COUNTS = MAX_PLAYERS - MIN_PLAYERS + 1,
       MAX_SLOTS = 16, STAT_SLOT = CLONE + 1, STAT_KINDS = STAT_SLOT + MAX_SLOTS };
// What `kinds` stores for a sample besides who plays: every seat is a learner; no seat is a rule bot.
enum { KIND_MASK = 63, ALL_LEARNERS = 64, ALL_NETS = 128 };
// Settings in device memory, so that captured graphs see changes. Shares of players and variants are cumulative sums.
enum { P_SELF, P_ALONE, P_NET, P_TEMPERATURE, P_OPP_TEMPERATURE, P_NOISE, P_RULES, P_PLAYERS = P_RULES + RULE_BOTS, P_VARIANTS = P_PLAYERS + COUNTS,
       P_SLOT_KIND = P_VARIANTS + COUNTS * VARIANTS, P_SLOT_WEIGHT = P_SLOT_KIND + MAX_SLOTS, P_SLOT_SHARP = P_SLOT_WEIGHT + MAX_SLOTS, P_COUNT = P_SLOT_SHARP + MAX_SLOTS };
static_assert(FEATURES % 32 == 0 && HIDDEN % 32 == 0 && ACTIONS <= 64 * MASK_WORDS && ACTIONS < 256, "sizes of the game");

struct Table {
  Game game;
  uint8_t kinds[SEATS];
  int8_t alone, direction, about; // the one seat of its kind; 0: a learner among `about`, 1: `about` among learners
};

// A table's rule bot is that of its warp: 32 neighbours run the same one and don't wait for others'.
HD int rule_kind(long g, const float *p) {
  float x = (float)(((uint32_t)(g >> 5) * 2654435761u) >> 8) * (1.0f / 16777216.0f);
  for (int k = 0; k < RULE_BOTS - 1; k++) { x -= p[P_RULES + k]; if (x < 0) return RULE + k; }
  return RULE + RULE_BOTS - 1;
}
HD void seat_everybody(Table &t, long g, int slot, int players, const float *p) {
  Rng &rng = t.game.rng;
  int variant = 0;
  float v = rng.unit();
  while (variant < VARIANTS - 1 && v >= p[P_VARIANTS + (players - MIN_PLAYERS) * VARIANTS + variant]) variant++;
  new_game(t.game, players, variant);
  int net = (int)p[P_SLOT_KIND + slot];
  t.alone = -1; t.about = -1; t.direction = 0;
  float x = rng.unit();
  for (int s = 0; s < SEATS; s++) t.kinds[s] = LEARNER;
  if (x < p[P_SELF]) return;
  float net_share = p[P_NET] * p[P_SLOT_WEIGHT + slot];
  if (x < p[P_SELF] + p[P_ALONE]) {
    int kind = rng.unit() < net_share ? net : rule_kind(g, p);
    t.alone = (int8_t)rng.below(players);
    t.direction = (int8_t)(rng.below(4) == 0); // mostly the learner alone
    t.about = (int8_t)(kind == OLDER || kind == CLONE ? STAT_SLOT + slot : kind);
    for (int s = 0; s < players; s++) if ((s == t.alone) == (t.direction == 1)) t.kinds[s] = (uint8_t)kind;
    return;
  }
  int learner = rng.below(players); // at least one learner; each other seat is one with a probability of 40 %
  for (int s = 0; s < players; s++)
    if (s != learner && rng.unit() > 0.4f) t.kinds[s] = (uint8_t)(rng.unit() < net_share ? net : rule_kind(g, p));
}
HD int players_of(long g, long per_slot, const float *p) {
  float x = (float)(g % per_slot) / per_slot;
  int k = 0;
  while (k < COUNTS - 1 && x >= p[P_PLAYERS + k]) k++;
  return MIN_PLAYERS + k;
}
// Calls f for every action of a mask.
template <class F> HD void each(const uint64_t *mask, F f) {
  for (int w = 0; w < MASK_WORDS; w++) for (uint64_t m = mask[w]; m; m &= m - 1) f(64 * w + lowest64(m));
}
HD bool is_choice(const uint64_t *mask) {
  int count = 0;
  for (int w = 0; w < MASK_WORDS; w++) count += popcount64(mask[w]);
  return count > 1;
}
HD bool is_legal(const uint64_t *mask, int a) { return mask[a >> 6] >> (a & 63) & 1; }
// Samples by the logits of legal actions; writes the log probability to `logp`. Inverse temperature >= 100: the best.
HD int pick(const uint16_t *row, const uint64_t *mask, float sharp, Rng &rng, float &logp) {
  float most = -1e30f;
  int best = 0;
  each(mask, [&](int a) { float x = of_bf16(row[a]); if (x > most) { most = x; best = a; } });
  logp = 0;
  if (sharp >= 100) return best;
  float sum = 0;
  each(mask, [&](int a) { sum += expf((of_bf16(row[a]) - most) * sharp); });
  float x = rng.unit() * sum;
  int chosen = -1, last = best;
  each(mask, [&](int a) {
    if (chosen >= 0) return;
    last = a;
    x -= expf((of_bf16(row[a]) - most) * sharp);
    if (x < 0) chosen = a;
  });
  if (chosen < 0) chosen = last;
  logp = (of_bf16(row[chosen]) - most) * sharp - logf(sum);
  return chosen;
}

#ifdef _WIN32
#define API extern "C" __declspec(dllexport)
#else
#define API extern "C"
#endif
API int env_error() {
#ifdef __CUDACC__
  return (int)cudaGetLastError();
#else
  return 0;
#endif
}
// In the order in which train.py reads them.
API void env_sizes(int *out) {
  int v[] = {(int)sizeof(Table), FEATURES, HIDDEN, ACTIONS, OUTPUTS, OUT, O_WIN, O_POINTS, MASK_WORDS, MIN_PLAYERS, MAX_PLAYERS, VARIANTS, RULE_BOTS, TABLE_FLOATS,
             P_COUNT, P_RULES, P_PLAYERS, P_VARIANTS, P_SLOT_KIND, P_SLOT_WEIGHT, P_SLOT_SHARP, MAX_SLOTS, STAT_SLOT, STAT_KINDS};
  memcpy(out, v, sizeof v);
}
// Change this together with the arguments of these functions, so that train.py refuses an outdated library.
API int env_interface() { return 2; }
API const char *env_rule_bots() { return RULE_BOT_NAMES; }
// The game's own shares of rule bots, numbers of players and variants.
API void env_defaults(float *p) {
  for (int k = 0; k < P_COUNT; k++) p[k] = 0;
  for (int k = 0; k < RULE_BOTS; k++) p[P_RULES + k] = RULE_BOT_SHARES[k];
  float sum = 0;
  for (int k = 0; k < COUNTS; k++) {
    p[P_PLAYERS + k] = sum += PLAYER_SHARES[k];
    float part = 0;
    for (int v = 0; v < VARIANTS; v++) p[P_VARIANTS + k * VARIANTS + v] = part += VARIANT_SHARES[k][v];
  }
}
API void env_init(Table *tables, long games, int slots, uint64_t seed, const float *p, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    Table t;
    t.game.rng.state = (seed * 0x9E3779B97F4A7C15ull) ^ ((uint64_t)g * 0xD1342543DE82EF95ull + 0x1234567ull);
    t.game.rng.next();
    long per = games / slots;
    seat_everybody(t, g, (int)(g / per), players_of(g, per, p), p);
    deal(t.game);
    tables[g] = t;
  });
}
API void env_observe(const Table *tables, long games, uint32_t *feats, uint32_t *hidden, uint64_t *masks, uint8_t *seats, uint8_t *kinds, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    const Table &t = tables[g];
    uint32_t words[FW > HW ? FW : HW];
    int seat = t.game.turn;
    observe(t.game, seat, words);
    for (int i = 0; i < FW; i++) feats[g * FW + i] = words[i];
    if (hidden) {
      observe_hidden(t.game, seat, t.kinds, words);
      for (int i = 0; i < HW; i++) hidden[g * HW + i] = words[i];
    }
    legal_words(t.game, masks + g * MASK_WORDS);
    bool learners = true, nets = true;
    for (int s = 0; s < t.game.n; s++) {
      learners &= t.kinds[s] == LEARNER;
      nets &= t.kinds[s] < RULE || t.kinds[s] == CLONE;
    }
    seats[g] = (uint8_t)seat;
    kinds[g] = (uint8_t)(t.kinds[seat] | (learners ? ALL_LEARNERS : 0) | (nets ? ALL_NETS : 0));
  });
}
// Rows of bits as bf16: FEATURES columns, plus HIDDEN if `hidden` is given. `idx`: which rows, or null for the first ones.
API void env_unpack(const uint32_t *feats, const uint32_t *hidden, const int32_t *idx, long rows, uint16_t *out, void *stream) {
  int words = FW + (hidden ? HW : 0);
  launch(rows * words, stream, LAMBDA(long i) {
    long row = i / words; int w = (int)(i - row * words);
    long from = idx ? (long)idx[row] : row;
    uint32_t v = w < FW ? feats[from * FW + w] : hidden[from * HW + w - FW];
    uint4 *to = (uint4 *)(out + (row * words + w) * 32);
    for (int k = 0; k < 4; k++) {
      uint32_t b = v >> (8 * k);
      uint4 q;
      q.x = ((b & 1) ? 0x3f80u : 0) | ((b & 2) ? 0x3f800000u : 0);
      q.y = ((b & 4) ? 0x3f80u : 0) | ((b & 8) ? 0x3f800000u : 0);
      q.z = ((b & 16) ? 0x3f80u : 0) | ((b & 32) ? 0x3f800000u : 0);
      q.w = ((b & 64) ? 0x3f80u : 0) | ((b & 128) ? 0x3f800000u : 0);
      to[k] = q;
    }
  });
}
#ifdef SEARCH_HEADER
// Searches for the tables `idx`, with env_work_size() bytes of `work` each; writes the actions to `searched` by table.
API long env_work_size() { return (long)sizeof(Work); }
API void env_search(const Table *tables, const int32_t *idx, long count, int kind, int playouts, const float *rule_tables, Work *work, uint64_t seed, uint8_t *searched, void *stream) {
  launch(count, stream, LAMBDA(long i) {
    long g = idx[i];
    Game game = tables[g].game;
    searched[g] = (uint8_t)Search(game, rule_tables, work[i], seed + 0x9E3779B97F4A7C15ull * (uint64_t)g).think(kind, playouts);
  });
}
#endif
// Everybody moves (by `searched`, if it is given and not 255); finished rounds are scored and dealt again. flags: players
// << 4 | 1 round ended | 2 game ended.
API void env_act(Table *tables, long games, int slots, const uint64_t *masks, const uint16_t *own, const uint16_t *older, const float *rule_tables, const float *p,
                 const uint8_t *searched, uint8_t *actions, float *logps, int8_t *points, uint8_t *shares, uint8_t *flags, float *stats, void *stream) {
  launch(games, stream, LAMBDA(long g) {
    Table t = tables[g];
    Game &game = t.game;
    int seat = game.turn, kind = t.kinds[seat], action, flag = game.n << 4, slot = (int)(g / (games / slots));
    float logp = 0;
    const uint64_t *mask = masks + g * MASK_WORDS;
    if (searched && searched[g] != 255) action = searched[g];
    else if (kind == LEARNER) action = pick(own + g * OUT, mask, p[P_TEMPERATURE], game.rng, logp);
    else if (kind == OLDER || kind == CLONE) action = pick(older + g * OUT, mask, p[P_OPP_TEMPERATURE] * p[P_SLOT_SHARP + slot], game.rng, logp);
    else action = choose_by_rule(kind - RULE, game, game.rng, rule_tables, p[P_NOISE]);
    actions[g] = (uint8_t)action;
    logps[g] = logp;
    play(game, action);
    if (round_ended(game)) {
      flag |= 1;
      for (int s = 0; s < SEATS; s++) points[g * SEATS + s] = (int8_t)(s < game.n ? round_points(game, s) : 0);
      if (game_ended(game)) {
        flag |= 2;
        for (int s = 0; s < SEATS; s++) shares[g * SEATS + s] = s < game.n ? (uint8_t)win_share60(game, s) : 0;
        if (t.alone >= 0) {
          int cell = (((t.direction * VARIANTS + variant_of(game)) * COUNTS + game.n - MIN_PLAYERS) * STAT_KINDS + t.about) * 3;
          int others = 0;
          for (int s = 0; s < game.n; s++) if (s != t.alone) others += total_points(game, s);
          add_to(stats + cell, 1.0f);
          add_to(stats + cell + 1, shares[g * SEATS + t.alone] / 60.0f);
          add_to(stats + cell + 2, total_points(game, t.alone) - (float)others / (game.n - 1));
        }
        seat_everybody(t, g, slot, game.n, p);
      }
      deal(game);
    }
    flags[g] = (uint8_t)flag;
    tables[g] = t;
  });
}
// Backwards through `steps` x games: advantages for the round's points (times POINTS_SCALE) and for the win.
API void env_advantages(long steps, long games, const uint8_t *seats, const uint8_t *kinds, const uint64_t *masks, const float *vp, const float *vw, const int8_t *points,
                       const uint8_t *shares, const uint8_t *flags, float lambda_p, float lambda_w, float *ap, float *aw, uint8_t *valid, void *stream) {
  const float scale = POINTS_SCALE;
  launch(games, stream, LAMBDA(long g) {
    float next_p[SEATS], next_w[SEATS], gain_p[SEATS], gain_w[SEATS], adv_p[SEATS], adv_w[SEATS];
    uint8_t has_p = 0, has_w = 0;
    for (int s = 0; s < SEATS; s++) next_p[s] = next_w[s] = gain_p[s] = gain_w[s] = adv_p[s] = adv_w[s] = 0;
    for (long t = steps - 1; t >= 0; t--) {
      long i = t * games + g;
      int flag = flags[i], n = flag >> 4;
      if (flag & 1) {
        float sum = 0;
        for (int s = 0; s < n; s++) sum += points[i * SEATS + s];
        for (int s = 0; s < n; s++) {
          float x = points[i * SEATS + s];
          gain_p[s] = (x - (sum - x) / (n - 1)) * scale;
          next_p[s] = adv_p[s] = 0;
        }
        has_p = 255;
      }
      if (flag & 2) {
        for (int s = 0; s < n; s++) { gain_w[s] = shares[i * SEATS + s] / 60.0f; next_w[s] = adv_w[s] = 0; }
        has_w = 255;
      }
      int s = seats[i];
      float a = 0, b = 0;
      uint8_t ok = 0;
      if ((kinds[i] & KIND_MASK) == LEARNER) {
        float v = vp[i], w = vw[i];
        if (has_p >> s & 1) { a = gain_p[s] + next_p[s] - v + lambda_p * adv_p[s]; adv_p[s] = a; } else adv_p[s] = 0;
        if (has_w >> s & 1) { b = gain_w[s] + next_w[s] - w + lambda_w * adv_w[s]; adv_w[s] = b; } else adv_w[s] = 0;
        ok = (has_p >> s & 1) && (has_w >> s & 1) && is_choice(masks + i * MASK_WORDS);
        next_p[s] = v; next_w[s] = w; gain_p[s] = gain_w[s] = 0;
        has_p |= 1 << s; has_w |= 1 << s;
      }
      ap[i] = a; aw[i] = b; valid[i] = ok;
    }
  });
}
// Gradients of the policy's loss with respect to its outputs. settings: clip, entropy bonus, weight of the values, 1 /
// rows, pull of the legal logits towards 0, weight of the win at tables of nets that aren't all learners, and at tables
// with rule bots. sums: |ratio-1| clipped, kl, entropy, value loss win, value loss points, rows, (critic 2), square of the
// chosen logit.
API void env_policy_loss(long rows, const int32_t *idx, const uint16_t *outputs, const uint64_t *masks, const uint8_t *kinds, const uint8_t *actions, const float *old_logps,
                         const float *advs, const float *ret_p, const float *ret_w, const float *settings, uint16_t *grads, float *sums, void *stream) {
  launch(rows, stream, LAMBDA(long r) {
    long i = idx[r];
    const uint16_t *row = outputs + r * OUT;
    uint16_t *grad = grads + r * OUT;
    const uint64_t *mask = masks + i * MASK_WORDS;
    float clip = settings[0], bonus = settings[1], weight = settings[2], part = settings[3], pull = settings[4];
    float win_weight = weight * (kinds[i] & ALL_LEARNERS ? 1.0f : kinds[i] & ALL_NETS ? settings[5] : settings[6]);
    float most = -1e30f;
    each(mask, [&](int a) { float x = of_bf16(row[a]); if (x > most) most = x; });
    float sum = 0;
    each(mask, [&](int a) { sum += expf(of_bf16(row[a]) - most); });
    float logsum = logf(sum) + most, entropy = 0;
    each(mask, [&](int a) { float l = of_bf16(row[a]) - logsum; entropy -= expf(l) * l; });
    int action = actions[i];
    float logp = of_bf16(row[action]) - logsum, adv = advs[i], ratio = expf(logp - old_logps[i]);
    bool cut = (adv > 0 && ratio > 1 + clip) || (adv < 0 && ratio < 1 - clip);
    float push = cut ? 0 : -adv * ratio;
    for (int a = 0; a < OUT; a++) {
      float d = 0;
      if (a < ACTIONS) {
        if (is_legal(mask, a)) {
          float x = of_bf16(row[a]), l = x - logsum, q = expf(l);
          d = push * ((a == action ? 1.0f : 0.0f) - q) + bonus * q * (l + entropy) + pull * x;
        }
      } else if (a == O_WIN) d = win_weight * (1.0f / (1.0f + expf(-of_bf16(row[a]))) - ret_w[i]) * 4.0f;
      else if (a == O_POINTS) d = weight * (of_bf16(row[a]) - ret_p[i]);
      grad[a] = to_bf16(d * part);
    }
    if ((r & 15) == 0) { // a sixteenth is enough
      add_to(sums + 0, cut ? 1.0f : 0.0f);
      add_to(sums + 1, old_logps[i] - logp);
      add_to(sums + 2, entropy);
      float w = 1.0f / (1.0f + expf(-of_bf16(row[O_WIN]))) - ret_w[i], q = of_bf16(row[O_POINTS]) - ret_p[i];
      add_to(sums + 3, w * w);
      add_to(sums + 4, q * q);
      add_to(sums + 5, 1.0f);
      add_to(sums + 8, of_bf16(row[action]) * of_bf16(row[action]));
    }
  });
}
// The same for the critic: outputs [rows][8], win logit and points.
API void env_value_loss(long rows, const int32_t *idx, const uint16_t *outputs, const float *ret_p, const float *ret_w, const float *settings, uint16_t *grads, float *sums, void *stream) {
  launch(rows, stream, LAMBDA(long r) {
    long i = idx[r];
    const uint16_t *row = outputs + r * 8;
    float w = 1.0f / (1.0f + expf(-of_bf16(row[0]))) - ret_w[i], q = of_bf16(row[1]) - ret_p[i];
    for (int k = 0; k < 8; k++) grads[r * 8 + k] = 0;
    grads[r * 8] = to_bf16(w * 4.0f * settings[3]);
    grads[r * 8 + 1] = to_bf16(q * settings[3]);
    if ((r & 15) == 0) { add_to(sums + 6, w * w); add_to(sums + 7, q * q); }
  });
}
// Critic outputs [rows][8] of the rows idx -> values by sample.
API void env_values(long rows, const int32_t *idx, const uint16_t *outputs, float *vp, float *vw, void *stream) {
  launch(rows, stream, LAMBDA(long r) {
    long i = idx[r];
    vw[i] = 1.0f / (1.0f + expf(-of_bf16(outputs[r * 8])));
    vp[i] = of_bf16(outputs[r * 8 + 1]);
  });
}
