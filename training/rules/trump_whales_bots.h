// Simple players of Trump Whales, as in packages/bots/src/trump-whales: random, greedy, the hand-made policy (used by
// `flat`) and the learnt one (used by the searching bot). All cards here are named by the current trump and token.
#pragma once

namespace whales {

// What a seat decides by, under trump and token as they are or would be after a bonus.
struct Look {
  uint32_t hand, cards, bonuses, unseen; // in hand; those that may be played; in front; in the others' hands
  int fives, in_trick, led, most;        // most: the strength to beat
  int trump;                             // which family is named 0
  int trick[3];
};
HD void set_most(Look &l) {
  l.most = 0;
  for (int i = 0; i < l.in_trick; i++) { int x = strength_of(l.trick[i], l.led); if (x > l.most) l.most = x; }
}
HD Look look_at(const Game &g, int seat, uint32_t unseen) {
  Look l;
  l.hand = named(g, g.hands[seat]); l.bonuses = named(g, g.bonuses[seat]); l.unseen = named(g, unseen); l.fives = g.fives[seat]; l.trump = g.trump;
  l.cards = g.phase == PLAY ? named(g, playable_cards(g, seat)) : l.hand;
  l.in_trick = g.phase == PLAY ? g.in_trick : 0;
  l.led = named_led(g);
  for (int i = 0; i < 3; i++) l.trick[i] = i < l.in_trick ? named_card(g, g.trick[i]) : FIVE;
  set_most(l);
  return l;
}
HD Look look_after(const Look &from, int effect) {
  Look l = from;
  l.hand = renamed(from.hand, effect); l.cards = renamed(from.cards, effect); l.bonuses = renamed(from.bonuses, effect); l.unseen = renamed(from.unseen, effect);
  l.led = renamed_led(from.led, effect);
  if (effect != FLIP) l.trump = (from.trump + effect) & 3;
  for (int i = 0; i < 3; i++) l.trick[i] = renamed_card(from.trick[i], effect);
  set_most(l);
  return l;
}
HD uint32_t better_places(int name) { return name == FIVE ? 0xf0u : 0xfeu << (name & 7) & 0xffu; }
HD int most_pearls(const Look &l) {
  int most = 0;
  for (int i = 0; i < l.in_trick; i++) if (pearls_of(l.trick[i]) > most) most = pearls_of(l.trick[i]);
  return most;
}
// The index of the best of some values; `noise` is added to each.
template <class R> struct Best {
  R &rng; float noise, most; int action;
  HD Best(R &r, float x) : rng(r), noise(x), most(-1e30f), action(0) {}
  HD void offer(int a, float worth) {
    worth += noise > 0 ? noise * rng.unit() : 0;
    if (worth > most) { most = worth; action = a; }
  }
};

// ---- greedy --------------------------------------------------------------------------------------------------------

HD float greedy_power(int name) { return 0.8f * (name == FIVE ? 5 : rank_at(name & 7)) / 9 + (name < 8 ? 0.5f : 0.0f); }
HD float greedy_hand(uint32_t hand) {
  float sum = 0;
  for (; hand; hand &= hand - 1) sum += greedy_power(lowest(hand));
  return sum;
}
HD float greedy_bonus(int name) { return name == FIVE ? 0.0f : effect_of(name) == POINT ? 1.0f : 1.3f; }
// How likely the card is to win if the seats after it play from the unseen cards.
HD float greedy_chance(const Game &g, int seat, const Look &l, int unseen_fives, int name) {
  int led = l.led >= 0 ? l.led : name == FIVE ? -1 : name >> 3;
  int own = strength_of(name, led);
  if (own <= l.most) return 0;
  int following, trumps = 0, all = count(l.unseen) + unseen_fives;
  if (led < 0) following = count(l.unseen & 0xf0f0f0f0u);
  else {
    following = (strength_of(FIVE, led) > own ? unseen_fives : 0) + count(winning_cards(l.unseen & 0xffu << (8 * led), led, own));
    if (led != 0) trumps = count(winning_cards(l.unseen & 0xffu, led, own));
  }
  float chance = 1;
  for (int i = 1; i < g.n - l.in_trick; i++) {
    int s = seat + i; if (s >= g.n) s -= g.n;
    int held = count(g.hands[s]) + g.fives[s];
    float no_following = 1, no_trump = 1;
    for (int k = 0; k < held; k++) { no_following *= 1 - (float)following / all; no_trump *= 1 - (float)trumps / all; }
    bool lacks = led >= 0 && (g.lacks[s] >> ((led + l.trump) & 3) & 1);
    chance *= lacks ? no_trump : no_following * (0.8f + 0.2f * no_trump);
  }
  return chance;
}
// Calls f with every action that greedy considers, and its worth in pearls; an action may come more than once.
template <class F> HD void weigh_greedily(const Game &g, F f) {
  int seat = g.turn, n = g.n;
  const uint32_t unseen = ~(g.hands[seat] | g.open);
  const int unseen_fives = n == 2 ? 0 : FIVES - g.fives[seat] - g.open_fives;
  const Look now = look_at(g, seat, unseen);
  if (g.phase == NAME) return f(A_NAME + (ranks_of(now.hand, 0) & 0xf8 ? 0 : 1), 0.0f);
  if (g.phase == CHOOSE) {
    float before = greedy_hand(now.hand);
    for (uint32_t left = now.hand; left; left &= left - 1) {
      int name = lowest(left), effect = effect_of(name);
      float own = greedy_power(name), change = 0;
      if (effect != POINT && effect != 0) change = greedy_hand(renamed(now.hand, effect)) - greedy_power(renamed_card(name, effect)) - before + own;
      f(A_KEEP + name, greedy_bonus(name) + (change - own) / 2);
    }
    return;
  }
  if (g.phase == TAKE) {
    for (int i = 0; i < n; i++) {
      int s = seat_in_trick(g, i), name = named_card(g, g.trick[i]);
      if (s == seat) continue;
      f(A_TAKE + name, name == FIVE ? 1.1f : pearls_of(name) - greedy_bonus(name) / 2 - (g.totals[s] + g.pearls[s]) / 100.0f);
    }
    return;
  }
  if (now.bonuses & POINT_CARDS) return f(A_SPEND + POINT, 0.0f);
  const int tricks_left = TRICKS - 1 - g.tricks_done, most = most_pearls(now);
  const float gain = 0.1f + (now.in_trick == n - 1 ? (float)most : most > 2.3f ? (float)most : 2.3f);
  int spare = count(now.bonuses) - tricks_left; if (spare < 0) spare = 0;
  // No bonus, one, or a flip and a trump: more bonuses do nothing that these don't.
  for (int way = 0; way < 8; way++) {
    int first = way == 0 ? -1 : way < 4 ? way : FLIP, second = way > 4 ? way - 4 : -1, spends = (first >= 0) + (second >= 0);
    if ((first >= 0 && !cards_with(now.bonuses, first)) || (second >= 0 && !cards_with(now.bonuses, second))) continue;
    Look l = now;
    if (first >= 0) l = look_after(l, first);
    if (second >= 0) l = look_after(l, second);
    float price = spends * 1.3f - (spends < spare ? spends : spare) * 0.8f;
    for (uint64_t left = (uint64_t)l.cards | (l.fives ? 1ull << FIVE : 0); left; left &= left - 1) {
      int name = lowest64(left), pearls = pearls_of(name);
      float chance = greedy_chance(g, seat, l, unseen_fives, name);
      float taken = n == 2 || pearls > most ? 1.0f : pearls == most ? 0.5f : 0.0f;
      float loss = taken * ((float)pearls / (n - 1) - greedy_bonus(name)), later = tricks_left ? greedy_power(name) : 0.0f;
      int real = name; // under the current trump and token
      if (second >= 0) real = renamed_card(real, (4 - second) & 3);
      if (first >= 0) real = renamed_card(real, first == FLIP ? FLIP : (4 - first) & 3);
      f(first >= 0 ? A_SPEND + first : A_PLAY + real, chance * gain - (1 - chance) * loss - later - price);
    }
  }
}
template <class R> HD int choose_greedily(const Game &g, R &rng, float noise) {
  Best<R> best(rng, noise);
  weigh_greedily(g, [&](int action, float worth) { best.offer(action, worth); });
  return best.action;
}

// ---- the policy: hand-made or learnt -----------------------------------------------------------------------------------

struct Style { float rank, trump, five, bonus, spare_bonus, lead, unseen_pearls, void_, turn, share, led_five, gift, change, gone; };
HD Style style_of(int n, bool learnt) {
  if (!learnt) return {0.8f, 0.5f, 0.4f, 1.3f, 0.5f, 0.1f, 2.3f, 0.2f, 0.05f, n == 2 ? 0.8f : 0.4f, 0.15f, 0.5f, 0.5f, 0.5f};
  if (n == 2) return {0.13f, 0.5f, 0.4f, 1.7f, 0.6f, 0.05f, 6.5f, 0.3f, 0.08f, 0.8f, 0.1f, 0.34f, 0.44f, 0.56f};
  return {0.45f, 0.55f, 0.4f, 1.3f, 0.5f, 0.1f, 3.24f, 0.25f, 0.05f, n == 3 ? 0.4f : 0.33f, 0.1f, 0.62f, 0.59f, 0.5f};
}
enum { LEFTS = TRICKS + 1, X_WIN = LEFTS * 20, X_GIVE = X_WIN + 4 * 9 * 4, X_LENGTH = X_GIVE + 4 * 3 * 5 * 3, X_LEAD = X_LENGTH + 2 * 5 * 2,
       X_FOLLOW = X_LEAD + 8 * 9 * 2, X_TRUMP_BONUS = X_FOLLOW + 8 * 2 * 2 * 3, X_FLIP_BONUS = X_TRUMP_BONUS + LEFTS * 8, X_POINT_BONUS = X_FLIP_BONUS + LEFTS * 9,
       X_TRUMPS = X_POINT_BONUS + 1, X_BONUSES = X_TRUMPS + LEFTS * 6, X_TAKEN = X_BONUSES + LEFTS * 5, X_OWNER = X_TAKEN + LEFTS * 5, X_NAMED = X_OWNER + 3 * 5,
       X_COUNT = X_NAMED + 4 * 2 };
// What the players after the seat can do about its card.
struct Scene { int after, lackers, most; float calm, gain; };
HD Scene scene_of(const Game &g, int seat, const Look &l, const Style &w) {
  Scene s;
  s.after = g.n - 1 - l.in_trick; s.lackers = 0; s.calm = 1; s.most = most_pearls(l);
  for (int i = 1; i <= s.after; i++) {
    int o = seat + i; if (o >= g.n) o -= g.n;
    if (g.led >= 0 && (g.lacks[o] >> g.led & 1)) s.lackers++;
    if (g.bonuses[o] & ~POINT_CARDS) s.calm -= w.turn;
  }
  s.gain = w.lead + (s.after == 0 || s.most > w.unseen_pearls ? (float)s.most : w.unseen_pearls);
  return s;
}
HD float has_none(int cards, float share) { float x = 1; while (cards--) x *= 1 - share; return x; }
HD float chance_to_win(const Scene &s, const Look &l, const Style &w, int name) {
  if (strength_of(name, l.led) <= l.most) return 0;
  if (s.after == 0) return 1;
  int family = name == FIVE ? l.led : name >> 3;
  if (family < 0) return w.led_five;
  bool is_trump = family == 0, is_led = l.led < 0 || family == l.led;
  int better = count(ranks_of(l.unseen, family) & better_places(name));
  float untrumped = has_none(is_trump ? better : count(l.unseen & 0xffu), w.share), unbeaten = is_led ? has_none(better, w.share) : 1.0f;
  float usual = is_trump && is_led ? unbeaten : unbeaten * (1 - w.void_ + w.void_ * untrumped), chance = s.calm;
  for (int i = 0; i < s.after; i++) chance *= i < s.lackers ? untrumped : usual;
  return chance;
}
HD float hand_power(const Style &w, int name) { return name == FIVE ? w.five : w.rank * rank_at(name & 7) / 9 + (name < 8 ? w.trump : 0.0f); }
HD float style_bonus(const Style &w, int name, bool is_last) { return name == FIVE ? 0.0f : is_last ? 0.5f : effect_of(name) == POINT ? 1.0f : w.bonus; }

HD int x_kind(int name) { return name == FIVE ? 4 : (name & 7) < 4 ? name & 3 : 3 - (name & 3); }
HD float x_hand(const float *w, int name, int left) { return w[left * 20 + (name == FIVE ? 0 : (name < 8 ? 10 : 0) + rank_at(name & 7))]; }
HD int x_promise(int ranks) {
  int sum = 0;
  for (; ranks; ranks &= ranks - 1) sum += rank_at(lowest((uint32_t)ranks));
  sum = (sum + 4) / 5;
  return sum < 6 ? sum : 6;
}
HD float x_bonuses(const float *w, uint32_t bonuses, uint32_t hand, int left) {
  float sum = 0;
  int turning = 0, low = count(hand & 0x0f0f0f0fu) - count(hand & 0xf0f0f0f0u), trumps = count(hand & 0xffu);
  low = low < -4 ? -4 : low > 4 ? 4 : low;
  for (uint32_t rest = bonuses & ~POINT_CARDS; rest; rest &= rest - 1, turning++) {
    int effect = effect_of(lowest(rest));
    sum += effect == FLIP ? w[X_FLIP_BONUS + left * 9 + 4 + low] : w[X_TRUMP_BONUS + left * 8 + (effect == 0 ? 7 : x_promise(ranks_of(hand, effect)))];
  }
  return sum + w[X_TRUMPS + left * 6 + (trumps < 5 ? trumps : 5)] + w[X_BONUSES + left * 5 + (turning < 4 ? turning : 4)];
}
HD float x_play(const float *w, const Game &g, const Look &l, const Scene &s, uint32_t bonuses, int name, float chance, int left) {
  int pearls = pearls_of(name), likely = chance == 0 ? 0 : 1 + ((int)(chance * 7.99f) < 7 ? (int)(chance * 7.99f) : 7);
  int outlook = chance == 0 ? 0 : chance == 1 ? 3 : chance < 0.5f ? 1 : 2;
  int taken = g.n == 2 || pearls > s.most ? 0 : pearls == s.most ? 1 : 2, stage = left == 0 ? 0 : left < 3 ? 1 : 2;
  float sum = w[X_WIN + (s.after * 9 + likely) * 4 + s.most] + w[X_GIVE + ((outlook * 3 + taken) * 5 + x_kind(name)) * 3 + stage];
  if (name == FIVE) return sum + x_bonuses(w, bonuses, l.hand, left);
  uint32_t hand = l.hand & ~(1u << name);
  int family = name >> 3, is_trump = family == 0, length = count(ranks_of(hand, family));
  sum += w[X_LENGTH + (is_trump * 5 + (length < 4 ? length : 4)) * 2 + (left > 3)];
  if (s.after > 0 && chance > 0) {
    int theirs = ranks_of(l.unseen, family), better = count(theirs & better_places(name)), is_led = family == l.led;
    if (better > 7) better = 7;
    sum += l.in_trick == 0 ? w[X_LEAD + (better * 9 + count(theirs)) * 2 + is_trump] : w[X_FOLLOW + ((better * 2 + is_trump) * 2 + is_led) * 3 + s.after - 1];
  }
  return sum + x_bonuses(w, bonuses, hand, left);
}
// Calls f with every action that the policy would consider, and its worth in pearls. `unseen`: the cards in other hands, or
// a guess of them. `w`: the learnt table for this number of players, or null for the hand-made policy.
template <class F> HD void weigh_actions(const Game &g, uint32_t unseen, const float *w, F f) {
  const int seat = g.turn, n = g.n, left = g.phase == CHOOSE ? TRICKS : TRICKS - 1 - g.tricks_done;
  const Style style = style_of(n, w != nullptr);
  const Look now = look_at(g, seat, unseen);
  if (g.phase == CHOOSE) {
    float before = 0;
    if (!w) for (uint32_t rest = now.hand; rest; rest &= rest - 1) before += hand_power(style, lowest(rest));
    for (uint32_t rest = now.hand; rest; rest &= rest - 1) {
      int name = lowest(rest), effect = effect_of(name);
      if (w) {
        f(A_KEEP + name, x_bonuses(w, 1u << name, now.hand & ~(1u << name), TRICKS) + (effect == POINT ? w[X_POINT_BONUS] : 0.0f) - x_hand(w, name, TRICKS));
        continue;
      }
      float own = hand_power(style, name), worth = -own * style.gone;
      if (effect == POINT) worth += 1;
      else {
        float then = 0;
        for (uint32_t more = renamed(now.hand & ~(1u << name), effect); more; more &= more - 1) then += hand_power(style, lowest(more));
        worth += style.bonus + (then - before + own) * style.change;
      }
      f(A_KEEP + name, worth);
    }
    return;
  }
  if (g.phase == TAKE) {
    for (int i = 0; i < n; i++) {
      int s = seat_in_trick(g, i), name = named_card(g, g.trick[i]), from = s - seat;
      if (s == seat) continue;
      if (from < 0) from += n;
      int front = count(g.bonuses[s]);
      if (w) f(A_TAKE + name, w[X_TAKEN + left * 5 + x_kind(name)] + (name == FIVE ? 0.0f : w[X_OWNER + (from - 1) * 5 + (front < 4 ? front : 4)]));
      else f(A_TAKE + name, pearls_of(name) + (name == FIVE ? style.lead : -style_bonus(style, name, left == 0) * style.gift));
    }
    return;
  }
  const bool strong = (now.hand & 0xe0u) != 0;
  if (g.phase == NAME) {
    for (int i = 0; i < n; i++) f(A_NAME + i, w ? w[X_NAMED + i * 2 + strong] : i == (strong ? 0 : 1) ? 1.0f : 0.0f);
    return;
  }
  if (now.bonuses & POINT_CARDS) return f(A_SPEND + POINT, 0.0f);
  const Scene scene = scene_of(g, seat, now, style);
  const int fronts = count(now.bonuses);
  for (int effect = 0; effect <= FLIP; effect++) { // 0: none is spent
    uint32_t spent = 0;
    Look l = now;
    if (effect) {
      spent = cards_with(now.bonuses, effect);
      if (!spent) continue;
      spent = renamed(spent & (~spent + 1), effect);
      l = look_after(now, effect);
    }
    float hand = 0, most = -1e30f;
    if (w) {
      hand = l.fives * x_hand(w, FIVE, left);
      for (uint32_t rest = l.hand; rest; rest &= rest - 1) hand += x_hand(w, lowest(rest), left);
    }
    for (uint64_t rest = (uint64_t)l.cards | (l.fives ? 1ull << FIVE : 0); rest; rest &= rest - 1) {
      int name = lowest64(rest), pearls = pearls_of(name);
      float chance = chance_to_win(scene, l, style, name), worth;
      if (spent && chance == 0) continue; // a bonus is spent to win the trick
      if (w) worth = hand - x_hand(w, name, left) + x_play(w, g, l, scene, l.bonuses & ~spent, name, chance, left);
      else {
        float taken = n == 2 || pearls > scene.most ? 1.0f : pearls == scene.most ? 0.5f : 0.0f;
        float loss = taken * ((float)pearls / (n - 1) - style_bonus(style, name, left == 0)), later = left == 0 ? 0.0f : hand_power(style, name);
        worth = chance * scene.gain - (1 - chance) * loss - later;
        if (spent) worth -= fronts > left ? style.spare_bonus : style.bonus;
      }
      if (!effect) f(A_PLAY + name, worth);
      else if (worth > most) most = worth;
    }
    if (effect && most > -1e29f) f(A_SPEND + effect, most);
  }
}
HD uint32_t others_hands(const Game &g, int seat) {
  uint32_t all = 0;
  for (int s = 0; s < g.n; s++) if (s != seat) all |= g.hands[s];
  return all;
}
// Random cards from those the seat hasn't seen, as many as the others hold: it can't know which are out of the round.
template <class R> HD uint32_t guess_hands(const Game &g, int seat, R &rng) {
  uint32_t unseen = ~(g.hands[seat] | g.open);
  for (int out = count(unseen) - count(others_hands(g, seat)); out > 0; out--) {
    int card = rng.below(32);
    if (!(unseen >> card & 1)) card = nth_bit(unseen, rng.below(count(unseen)));
    unseen &= ~(1u << card);
  }
  return unseen;
}
template <class R> HD int choose_by_policy(const Game &g, R &rng, uint32_t unseen, const float *w, float noise) {
  Best<R> best(rng, noise);
  weigh_actions(g, unseen, w, [&](int action, float worth) { best.offer(action, worth); });
  return best.action;
}

// ---- for training
// --------------------------------------------------------------------------------------------------------

enum { RULE_BOTS = 4, TABLE_FLOATS = 3 * X_COUNT };
static const char *const RULE_BOT_NAMES = "dice greedy simple expert";
static const float RULE_BOT_SHARES[RULE_BOTS] = {0.05f, 0.15f, 0.25f, 0.55f};
static const float PLAYER_SHARES[3] = {0.3f, 0.2f, 0.5f};
static const float VARIANT_SHARES[3][VARIANTS] = {{1.0f}, {1.0f}, {1.0f}};
HD int choose_dice(const Game &g, Rng &rng) {
  uint64_t mask[2];
  legal_words(g, mask);
  int low = popcount64(mask[0]), k = rng.below(low + popcount64(mask[1]));
  return k < low ? nth_bit(mask[0], k) : 64 + nth_bit(mask[1], k - low);
}
HD int choose_by_rule(int bot, const Game &g, Rng &rng, const float *tables, float noise) {
  if (bot == 0) return choose_dice(g, rng);
  if (bot == 1) return choose_greedily(g, rng, 0.0f);
  return choose_by_policy(g, rng, guess_hands(g, g.turn, rng), bot == 3 ? tables + (g.n - 2) * X_COUNT : nullptr, 0.3f * noise);
}

} // namespace whales
