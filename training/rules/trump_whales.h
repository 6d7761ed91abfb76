// Trump Whales: rules, features of a seat's view and action masks, for CPU and GPU from one source; simple players are in
// trump_whales_bots.h. Rule ids are those of RULES.md. Mirrors packages/rules/src/trump-whales.
//
// Cards are family << 3 | index of the rank among the family's eight; a five is 32. A set of cards is 32 bits; fives are
// counted separately. Features and actions name cards by the current trump and token (see `named`): family 0 is trump, and
// the best place is 7. The game stays the same if the families are rotated, and if the ranks are reversed together with the
// token.
#pragma once
#include "common.h"
#include "trump_whales_features.h"

namespace whales {

enum { DEAL = 0, CHOOSE = 1, PLAY = 2, TAKE = 3, NAME = 4, OVER = 5 };
enum { MIN_PLAYERS = 2, MAX_PLAYERS = 4, VARIANTS = 1, MASK_WORDS = 2 };
enum { FIVE = 32, FIVES = 4, HAND_SIZE = 9, TRICKS = 8, GOAL = 30 };
enum { FLIP = 4, POINT = 5, EFFECTS = 6 }; // effects 0 to 3: trump moves to that family
// Places of a family by what their bonus does, in every family's byte (TW-3).
constexpr uint32_t POINT_CARDS = 0x81818181u, NEXT_CARDS = 0x42424242u, FLIP_CARDS = 0x24242424u, OWN_CARDS = 0x18181818u;

HD int count(uint32_t set) { return popcount64(set); }
HD int lowest(uint32_t set) { return lowest64(set); }
HD int ranks_of(uint32_t set, int family) { return (int)(set >> (8 * family)) & 255; }
HD int pearls_of(int card) { return card == FIVE ? 1 : (0x3c >> (card & 7) & 1) ? 2 : 3; }
HD int rank_at(int place) { return place < 4 ? place + 1 : place + 2; }
HD int effect_of(int card) { // TW-3
  int family = card >> 3, bit = 1 << (card & 7);
  return bit & 0x81 ? POINT : bit & 0x24 ? FLIP : bit & 0x18 ? family : (family + 1) & 3;
}
HD uint32_t cards_with(uint32_t set, int effect) {
  if (effect == POINT) return set & POINT_CARDS;
  if (effect == FLIP) return set & FLIP_CARDS;
  return set & ((OWN_CARDS & 0xffu << (8 * effect)) | (NEXT_CARDS & 0xffu << (8 * ((effect + 3) & 3))));
}

struct Game {
  uint32_t hands[4], bonuses[4], played[4]; // family cards; what a seat played in this round
  uint32_t open;                            // cards of the round that everyone has seen: played, or a first bonus
  Rng rng;                                  // not part of the rules
  int16_t totals[4];
  uint16_t past_unspent[4];                 // bonuses left unspent in all earlier rounds
  uint8_t fives[4], pearls[4], lacks[4], spent[4];
  uint8_t chosen[4];                        // first bonus: card + 1, or 0
  uint8_t trick[4];                         // in order of play
  uint8_t last_points[4], last_bonuses[4];  // for the round that just ended
  uint8_t n, phase, round, first, turn, leader, trump, high, tricks_done, in_trick, open_fives; // high: the token is on 9
  int8_t led;
};

HD int seat_after(const Game &g, int seat) { return seat + 1 == g.n ? 0 : seat + 1; }
HD int seat_in_trick(const Game &g, int i) { int s = g.leader + i; return s < g.n ? s : s - g.n; }

HD void new_game(Game &g, int players, int) {
  g.n = (uint8_t)players; g.phase = DEAL; g.round = 0; g.first = g.turn = 0;
  for (int s = 0; s < 4; s++) { g.totals[s] = 0; g.past_unspent[s] = 0; g.last_points[s] = g.last_bonuses[s] = 0; }
}
HD void open_trick(Game &g, int leader) {
  g.leader = g.turn = (uint8_t)leader; g.in_trick = 0; g.led = -1; g.phase = PLAY;
}
HD void open_round(Game &g, int first, int trump, int high) {
  g.first = (uint8_t)first; g.trump = (uint8_t)trump; g.high = (uint8_t)high; g.tricks_done = g.open_fives = 0; g.open = 0;
  for (int s = 0; s < 4; s++) {
    g.hands[s] = g.bonuses[s] = g.played[s] = 0;
    g.fives[s] = g.pearls[s] = g.lacks[s] = g.spent[s] = g.chosen[s] = g.trick[s] = 0;
  }
  open_trick(g, first);
  g.phase = CHOOSE;
}
HD void add_card(Game &g, int seat, int card) {
  if (card >= FIVE) g.fives[seat]++;
  else g.hands[seat] |= 1u << card;
}
HD void deal(Game &g) { // TW-4, TW-5, TW-7, from the game's own random numbers
  int first = g.round == 0 ? g.rng.below(g.n) : seat_after(g, g.first);
  int drawn = g.rng.below(32);
  open_round(g, first, drawn >> 3, (drawn & 7) >= 4);
  uint64_t left = g.n == 2 ? 0xffffffffull : 0xfffffffffull;
  int cards = g.n == 2 ? 32 : 36;
  for (int s = 0; s < g.n; s++)
    for (int k = 0; k < HAND_SIZE; k++) {
      // Any card of the whole deck if it is still there, otherwise any of the rest: all remaining ones are equally likely.
      int card = g.rng.below(36);
      if (!(left >> card & 1)) card = nth_bit(left, g.rng.below(cards));
      left &= ~(1ull << card);
      cards--;
      add_card(g, s, card);
    }
}

// ---- names of cards under the current trump and token ------------------------------------------------------------------

HD uint32_t turn_families(uint32_t set, int by) { return by ? set >> (8 * by) | set << (32 - 8 * by) : set; }
HD uint32_t turn_ranks(uint32_t x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  return (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
}
HD uint32_t named(const Game &g, uint32_t set) {
  set = turn_families(set, g.trump);
  return g.high ? set : turn_ranks(set);
}
HD int named_family(const Game &g, int family) { return (family - g.trump) & 3; }
HD int named_card(const Game &g, int card) {
  return card >= FIVE ? FIVE : named_family(g, card >> 3) << 3 | (g.high ? card & 7 : 7 - (card & 7));
}
HD int card_named(const Game &g, int name) {
  return name >= FIVE ? FIVE : (((name >> 3) + g.trump) & 3) << 3 | (g.high ? name & 7 : 7 - (name & 7));
}
HD uint32_t spread_lacks(const Game &g, int lacks) { return (uint32_t)((lacks >> g.trump | lacks << (4 - g.trump)) & 15); }
// TW-10, TW-11: for a card by its name, while `led` (by its name, or -1) is to be followed.
HD int strength_of(int name, int led) {
  int family = name == FIVE ? led : name >> 3, rank = name == FIVE ? 5 : rank_at(name & 7);
  if (family == 0) return 16 + rank;
  return led < 0 || family == led ? rank : 0;
}
HD int named_led(const Game &g) { return g.led < 0 ? -1 : named_family(g, g.led); }
HD int best_place(const Game &g) {
  int best = 0, most = 0, led = named_led(g);
  for (int i = 0; i < g.in_trick; i++) {
    int strength = strength_of(named_card(g, g.trick[i]), led);
    if (strength > most) { most = strength; best = i; }
  }
  return best;
}

// ---- moves ---------------------------------------------------------------------------------------------------------

HD uint32_t playable_cards(const Game &g, int seat) { // TW-9, family cards
  uint32_t hand = g.hands[seat], following = g.led < 0 ? 0 : hand & 0xffu << (8 * g.led);
  return following ? following : hand;
}
HD void set_action(uint64_t *mask, int a) { mask[a >> 6] |= 1ull << (a & 63); }
HD void set_cards(uint64_t *mask, int at, uint32_t names) {
  mask[at >> 6] |= (uint64_t)names << (at & 63);
  if ((at & 63) > 32) mask[(at >> 6) + 1] |= (uint64_t)names >> (64 - (at & 63));
}
// Everything the rules allow. Less with `sensible`: a point is spent at once, a bonus that changes nothing never
// (sensible.ts).
HD void list_legal(const Game &g, uint64_t *mask, bool sensible) {
  mask[0] = mask[1] = 0;
  int seat = g.turn;
  if (g.phase == CHOOSE) set_cards(mask, A_KEEP, named(g, g.hands[seat]));
  else if (g.phase == PLAY) {
    uint32_t bonuses = named(g, g.bonuses[seat]);
    if (sensible && (bonuses & POINT_CARDS)) return set_action(mask, A_SPEND + POINT);
    for (int e = sensible ? 1 : 0; e < EFFECTS; e++) if (cards_with(bonuses, e)) set_action(mask, A_SPEND + e);
    set_cards(mask, A_PLAY, named(g, playable_cards(g, seat)));
    if (g.fives[seat]) set_action(mask, A_PLAY + FIVE);
  } else if (g.phase == TAKE) {
    for (int i = 0; i < g.n; i++) if (seat_in_trick(g, i) != seat) set_action(mask, A_TAKE + named_card(g, g.trick[i]));
  } else if (g.phase == NAME) {
    for (int s = 0; s < g.n; s++) set_action(mask, A_NAME + s);
  }
}
HD void legal_words(const Game &g, uint64_t *mask) { list_legal(g, mask, true); }

HD void score_round(Game &g) { // TW-14, TW-15
  int highest = -1, holders = 0;
  for (int s = 0; s < g.n; s++) {
    int left = count(g.bonuses[s]), points = g.pearls[s] + (left >> 1);
    g.last_bonuses[s] = (uint8_t)left;
    g.last_points[s] = (uint8_t)points;
    g.past_unspent[s] = (uint16_t)(g.past_unspent[s] + left);
    g.totals[s] = (int16_t)(g.totals[s] + points);
    if (g.totals[s] > highest) { highest = g.totals[s]; holders = 1; }
    else if (g.totals[s] == highest) holders++;
  }
  g.round++;
  g.phase = highest >= GOAL && holders == 1 ? OVER : DEAL;
}
HD void keep(Game &g, int seat, int card) { // TW-6, one after another; shown once all have chosen
  g.chosen[seat] = (uint8_t)(card + 1);
  g.hands[seat] &= ~(1u << card);
  g.turn = (uint8_t)seat_after(g, seat);
  if (g.turn != g.first) return;
  for (int s = 0; s < g.n; s++) { g.bonuses[s] = 1u << (g.chosen[s] - 1); g.open |= g.bonuses[s]; }
  open_trick(g, g.first);
}
HD void spend(Game &g, int seat, int effect) { // TW-8; `effect` by its name
  int real = effect < 4 ? (effect + g.trump) & 3 : effect;
  uint32_t cards = cards_with(g.bonuses[seat], real);
  g.bonuses[seat] &= ~(cards & (~cards + 1));
  g.spent[seat]++;
  if (effect == FLIP) g.high ^= 1;
  else if (effect == POINT) g.pearls[seat]++;
  else g.trump = (uint8_t)real;
}
HD void play_card(Game &g, int seat, int card) {
  if (card == FIVE) { g.fives[seat]--; g.open_fives++; }
  else {
    g.hands[seat] &= ~(1u << card);
    g.played[seat] |= 1u << card;
    g.open |= 1u << card;
    if (g.led < 0) g.led = (int8_t)(card >> 3);
    else if (card >> 3 != g.led) g.lacks[seat] |= (uint8_t)(1 << g.led);
  }
  g.trick[g.in_trick++] = (uint8_t)card;
  if (g.in_trick < g.n) { g.turn = (uint8_t)seat_after(g, seat); return; }
  g.turn = (uint8_t)seat_in_trick(g, best_place(g));
  g.phase = TAKE;
}
HD void take(Game &g, int winner, int card) { // TW-12, TW-13
  g.pearls[winner] = (uint8_t)(g.pearls[winner] + pearls_of(card));
  int first_five = -1;
  for (int i = g.n - 1; i >= 0; i--) {
    if (g.trick[i] == FIVE) first_five = seat_in_trick(g, i);
    else if (g.trick[i] == card) g.bonuses[seat_in_trick(g, i)] |= 1u << card;
  }
  if (++g.tricks_done == TRICKS) return score_round(g);
  if (card == FIVE || first_five < 0) return open_trick(g, winner);
  g.turn = (uint8_t)first_five;
  g.phase = NAME;
}
HD void step(Game &g, int action) {
  int seat = g.turn;
  if (action < A_SPEND) keep(g, seat, card_named(g, action - A_KEEP));
  else if (action < A_PLAY) spend(g, seat, action - A_SPEND);
  else if (action < A_TAKE) play_card(g, seat, card_named(g, action - A_PLAY));
  else if (action < A_NAME) take(g, seat, card_named(g, action - A_TAKE));
  else { int s = seat + action - A_NAME; open_trick(g, s < g.n ? s : s - g.n); }
}
HD bool round_ended(const Game &g) { return g.phase == DEAL || g.phase == OVER; }
HD bool game_ended(const Game &g) { return g.phase == OVER; }
// A step, and everything that follows without a choice.
HD void play(Game &g, int action) {
  for (;;) {
    step(g, action);
    if (round_ended(g)) return;
    uint64_t mask[2];
    legal_words(g, mask);
    if (popcount64(mask[0]) + popcount64(mask[1]) > 1) return;
    action = mask[0] ? lowest64(mask[0]) : 64 + lowest64(mask[1]);
  }
}
HD int round_points(const Game &g, int seat) { return g.last_points[seat]; }
HD int total_points(const Game &g, int seat) { return g.totals[seat]; }
HD int variant_of(const Game &) { return 0; }
HD int win_share60(const Game &g, int seat) { // TW-15: nobody ties
  for (int s = 0; s < g.n; s++) if (g.totals[s] > g.totals[seat]) return 0;
  return 60;
}
constexpr float POINTS_SCALE = 0.25f;

// ---- features ------------------------------------------------------------------------------------------------------

HD void put_effects(Bits &b, int at, uint32_t bonuses) {
  for (int e = 0; e < EFFECTS; e++) b.at_least(at + 2 * e, count(cards_with(bonuses, e)), 2);
}
// Whether one of these cards would win a trick in which `most` is the strength to beat; all by their names.
HD uint32_t winning_cards(uint32_t cards, int led, int most) {
  uint32_t wins = 0;
  for (uint32_t left = cards; left; left &= left - 1) if (strength_of(lowest(left), led) > most) wins |= left & (~left + 1);
  return wins;
}
// The name of a named card after the effect as well.
HD int renamed_card(int name, int effect) {
  if (name == FIVE) return FIVE;
  return effect == FLIP ? name ^ 7 : (((name >> 3) - effect) & 3) << 3 | (name & 7);
}
HD uint32_t renamed(uint32_t set, int effect) { return effect == FLIP ? turn_ranks(set) : turn_families(set, effect); }
HD int renamed_led(int led, int effect) { return led < 0 || effect == FLIP ? led : (led - effect) & 3; }

// What the seat whose turn it is sees; `words` has FEATURES / 32 words, which are overwritten.
HD void observe(const Game &g, int seat, uint32_t *words) {
  for (int i = 0; i < FEATURES / 32; i++) words[i] = 0;
  Bits b = {words};
  const int n = g.n;
  const int PEARLS[12] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16};
  const int TOTALS[16] = {4, 8, 12, 15, 18, 20, 22, 24, 26, 27, 28, 29, 30, 31, 33, 36};
  const int AHEAD[19] = {-16, -12, -9, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 12, 16};
  const uint32_t hand = named(g, g.hands[seat]), unseen = named(g, ~(g.hands[seat] | g.open)), bonuses = named(g, g.bonuses[seat]);
  const bool open = g.phase == PLAY || g.phase == TAKE; // a trick is under way
  b.put(F_HAND, hand, 32);
  b.at_least(F_HAND_FIVES, g.fives[seat], 4);
  b.put(F_UNSEEN, unseen, 32);
  if (n > 2) b.at_least(F_UNSEEN_FIVES, FIVES - g.fives[seat] - g.open_fives, 4);
  uint32_t master = 0;
  for (int f = 0; f < 4; f++) {
    int own = ranks_of(hand, f), theirs = ranks_of(unseen, f);
    b.at_least(F_LENGTH + 6 * f, count(own), 6);
    b.at_least(F_UNSEEN_LENGTH + 8 * f, count(theirs), 8);
    uint32_t below = theirs; // all places up to the best of theirs
    below |= below >> 1; below |= below >> 2; below |= below >> 4;
    master |= (own & ~below) << (8 * f);
  }
  b.put(F_MASTER, master, 32);
  const int own_score = g.totals[seat] + g.pearls[seat];
  for (int i = 0; i < n; i++) {
    int s = seat + i; if (s >= n) s -= n;
    uint32_t front = i == 0 ? bonuses : named(g, g.bonuses[s]);
    put_effects(b, F_BONUSES + 12 * i, front);
    b.at_least(F_BONUS_COUNT + 6 * i, count(front), 6);
    int score = g.totals[s] + g.pearls[s];
    for (int k = 0; k < 12 && g.pearls[s] >= PEARLS[k]; k++) b.set(F_PEARLS + 12 * i + k);
    for (int k = 0; k < 16 && score >= TOTALS[k]; k++) b.set(F_TOTAL + 16 * i + k);
    for (int k = 1; k <= 4 && g.round; k++) if (2 * g.past_unspent[s] >= k * g.round) b.set(F_PAST_UNSPENT + 4 * i + k - 1);
    if (s == g.first) b.set(F_FIRST + i);
    if (i == 0) continue;
    b.put(F_PLAYED + 32 * (i - 1), named(g, g.played[s]), 32);
    b.put(F_LACKS + 4 * (i - 1), spread_lacks(g, g.lacks[s]), 4);
    for (int k = 0; k < 19 && own_score - score >= AHEAD[k]; k++) b.set(F_AHEAD + 19 * (i - 1) + k);
    if (g.phase != CHOOSE) b.set(F_FIRST_BONUS + 6 * (i - 1) + effect_of(named_card(g, g.chosen[s] - 1)));
    b.at_least(F_SPENT + 3 * (i - 1), g.spent[s], 3);
  }
  b.set(F_PHASE + g.phase - CHOOSE);
  b.set(F_TRICKS_DONE + g.tricks_done);
  b.set(F_PLAYERS + n - 2);
  b.at_least(F_ROUNDS, g.round, 5);
  if (g.phase == PLAY) b.set(F_IN_TRICK + g.in_trick);
  if (!open || g.in_trick == 0) return;
  const int led = named_led(g);
  int best = 0, most = 0, pearls = 0, five = -1;
  for (int i = 0; i < g.in_trick; i++) {
    int s = seat_in_trick(g, i), from = s - seat, name = named_card(g, g.trick[i]), strength = strength_of(name, led);
    if (from < 0) from += n;
    if (strength > most) { most = strength; best = from; }
    if (name == FIVE && five < 0) five = from;
    if (from == 0) continue;
    b.set(F_TRICK + 33 * (from - 1) + name);
    if (pearls_of(name) > pearls) pearls = pearls_of(name);
  }
  if (led >= 0) b.set(F_LED + led);
  b.set(F_BEST_SEAT + best);
  if (most >= 16) b.set(F_BEST_TRUMP);
  b.at_least(F_BEST_RANK, most & 15, 9);
  b.at_least(F_MOST_PEARLS, pearls, 3);
  if (five >= 0) b.set(F_FIVE_BY + five);
  if (g.phase != PLAY) return;
  const uint32_t cards = named(g, playable_cards(g, seat));
  b.put(F_WINS, winning_cards(cards, led, most), 32);
  if (g.fives[seat] && strength_of(FIVE, led) > most) b.set(F_WINS + FIVE);
  for (int e = 1; e <= FLIP; e++) {
    if (!cards_with(bonuses, e)) continue;
    int then_led = renamed_led(led, e), then_most = 0;
    for (int i = 0; i < g.in_trick; i++) {
      int strength = strength_of(renamed_card(named_card(g, g.trick[i]), e), then_led);
      if (strength > then_most) then_most = strength;
    }
    if (winning_cards(renamed(cards, e), then_led, then_most) || (g.fives[seat] && strength_of(FIVE, then_led) > then_most)) b.set(F_WINS_AFTER + e - 1);
  }
}

// What only the critic sees; `kinds` says who plays each seat.
HD void observe_hidden(const Game &g, int seat, const uint8_t *kinds, uint32_t *words) {
  for (int i = 0; i < HIDDEN / 32; i++) words[i] = 0;
  Bits b = {words};
  for (int i = 1; i < g.n; i++) {
    int s = seat + i; if (s >= g.n) s -= g.n;
    b.put(H_THEIR_HANDS + 32 * (i - 1), named(g, g.hands[s]), 32);
    b.at_least(H_THEIR_FIVES + 4 * (i - 1), g.fives[s], 4);
    if (g.phase == CHOOSE && g.chosen[s]) b.set(H_THEIR_CHOICE + 6 * (i - 1) + effect_of(named_card(g, g.chosen[s] - 1)));
    b.set(H_THEIR_KIND + 8 * (i - 1) + (kinds[s] & 7));
  }
}

} // namespace whales
#include "trump_whales_bots.h"
#define GAME_NAMESPACE whales
