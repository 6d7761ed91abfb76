// Cat in the Box: rules, features of a seat's view, action masks and simple players, for CPU and GPU from one
// source. Rule ids are those of RULES.md. Mirrors packages/rules/src/cat-in-the-box.
#pragma once
#include "common.h"
#include "cat_in_the_box_features.h"

namespace catbox {

enum { DEAL = 0, DISCARD = 1, PREDICT = 2, PLAY = 3, OVER = 4 };
enum { MIN_PLAYERS = 2, MAX_PLAYERS = 5, WHITE = 0, PURPLE = 1, VARIANTS = 2 }; // variants: the board's sides

// A cell is colour << 4 | rank; a set of cells is 64 bits.
HD int cell_of(int colour, int rank) { return colour << 4 | rank; }
HD uint64_t bit(int cell) { return 1ull << cell; }
HD int top_rank(int n) { return n == 2 ? 5 : n == 3 ? 6 : n == 4 ? 8 : 9; }     // CB-2
HD int hand_size(int n) { return n == 5 ? 9 : 10; }                             // CB-6
HD int trick_count(int n) { return n == 5 ? 7 : 8; }                            // CB-12
HD int prediction_at(int n, int slot) { return n == 3 ? (slot == 0 ? 1 : slot + 2) : slot + 1; } // CB-9
HD int slot_of(int n, int prediction) { return n == 3 ? (prediction == 1 ? 0 : prediction - 2) : prediction - 1; }
HD uint64_t all_cells(int n) { return (uint64_t)((2u << top_rank(n)) - 2u) * 0x0001000100010001ull; }
HD uint64_t in_all_colours(uint32_t ranks) { return (uint64_t)ranks * 0x0001000100010001ull; }
HD uint64_t token_cells(int tokens) {
  return ((tokens & 1) ? 0xffffull : 0) | ((tokens & 2) ? 0xffffull << 16 : 0) | ((tokens & 4) ? 0xffffull << 32 : 0) |
         ((tokens & 8) ? 0xffffull << 48 : 0);
}
// A cell's place: row << 4 | rank (CB-4).
HD int place_of(int layout, int cell) {
  int colour = cell >> 4, rank = cell & 15;
  int row = layout == PURPLE ? (colour - (rank - 1)) & 3 : colour;
  return row << 4 | rank;
}
HD int cell_at(int layout, int place) {
  int row = place >> 4, rank = place & 15;
  int colour = layout == PURPLE ? (row + (rank - 1)) & 3 : row;
  return colour << 4 | rank;
}
HD uint64_t places_of(int layout, uint64_t cells) {
  if (layout == WHITE) return cells;
  uint64_t places = 0;
  for (uint64_t left = cells; left; left &= left - 1) places |= bit(place_of(layout, lowest64(left)));
  return places;
}
// Bits 0 and 10 to 15 of each row are empty, so nothing wraps around.
HD uint64_t spread(uint64_t p) { return p | p << 1 | p >> 1 | p << 16 | p >> 16; }
HD int largest_group(uint64_t places) { // CB-23
  int largest = 0;
  while (places) {
    uint64_t group = places & (~places + 1), next;
    while ((next = places & spread(group)) != group) group = next;
    int size = popcount64(group);
    if (size > largest) largest = size;
    places &= ~group;
  }
  return largest;
}

struct Game {
  uint64_t free;       // empty cells
  uint64_t marks[5];   // each seat's markers
  Rng rng;             // not part of the rules
  uint16_t holds[5];   // ranks in hand, bits
  int16_t totals[5];
  uint8_t counts[5][10];
  uint8_t tokens[5], discards[5], predictions[5], won[5];
  uint8_t in_trick_cell[5]; // what each seat has played to the current trick, 0 for nothing
  uint8_t turned_up[3];
  uint8_t n, layout, phase, round, first, turn, laid, tricks_done, cards_in_trick, plays;
  int8_t led, best_seat, paradox;
  uint8_t best_strength;
  int8_t last_points[5];      // for the round that just ended
  uint8_t last_bonus[5];
  uint8_t past_low[5], past_high[5], past_hit[5], past_paradox[5];
#ifdef KEEP_HISTORY // for search
  uint8_t played[40];   // cells in order
  uint16_t lacks[5];    // ranks that a seat has shown it lacks, by leading red because it had nothing else
#endif
};

HD void new_game(Game &g, int players, int layout) {
  g.n = (uint8_t)players; g.layout = (uint8_t)layout; g.phase = DEAL; g.round = 0; g.first = 0; g.turn = 0; g.paradox = -1;
  for (int s = 0; s < 5; s++) {
    g.totals[s] = 0; g.past_low[s] = g.past_high[s] = g.past_hit[s] = g.past_paradox[s] = 0; g.last_points[s] = 0; g.last_bonus[s] = 0;
    g.marks[s] = 0;
  }
}

HD int next_seat(const Game &g, int seat) { return seat + 1 == g.n ? 0 : seat + 1; }

// `round` is the one about to be dealt. CB-5: `first` is only needed for the first round.
HD void open_round(Game &g, int first) {
  g.first = g.turn = (uint8_t)first; g.phase = DISCARD; g.laid = 0; g.tricks_done = g.cards_in_trick = g.plays = 0;
  g.led = -1; g.best_seat = -1; g.best_strength = 0; g.paradox = -1; g.free = all_cells(g.n);
  for (int s = 0; s < 5; s++) {
    g.holds[s] = 0; g.tokens[s] = 15; g.discards[s] = g.predictions[s] = g.won[s] = g.in_trick_cell[s] = 0; g.marks[s] = 0;
    for (int r = 0; r < 10; r++) g.counts[s][r] = 0;
  }
  for (int i = 0; i < 3; i++) g.turned_up[i] = 0;
#ifdef KEEP_HISTORY
  for (int s = 0; s < 5; s++) g.lacks[s] = 0;
#endif
}
HD void add_card(Game &g, int seat, int rank) { g.counts[seat][rank]++; g.holds[seat] |= (uint16_t)(1 << rank); }
HD void turn_up(Game &g, int index, int rank) { // CB-7
  g.turned_up[index] = (uint8_t)rank;
  for (int colour = 3; colour >= 1; colour--)
    if (g.free & bit(cell_of(colour, rank))) { g.free &= ~bit(cell_of(colour, rank)); return; }
}
HD void deal(Game &g) { // CB-5, CB-6, from the game's own random numbers
  int n = g.n, top = top_rank(n), size = hand_size(n);
  int first = g.round == 0 ? g.rng.below(n) : next_seat(g, g.first);
  open_round(g, first);
  // Cards left of each rank, 4 bits each: drawing one at a time is equivalent to shuffling.
  uint64_t left = 0;
  int total = top * 5;
  for (int r = 1; r <= top; r++) left |= 5ull << (4 * r);
  int due = n * size + (n == 2 ? 3 : 0);
  for (int i = 0; i < due; i++) {
    int pick = g.rng.below(total--), rank = 1;
    for (;; rank++) {
      int c = (int)(left >> (4 * rank)) & 15;
      if (pick < c) break;
      pick -= c;
    }
    left -= 1ull << (4 * rank);
    if (i < n * size) add_card(g, i / size, rank);
    else turn_up(g, i - n * size, rank);
  }
}

HD uint64_t playable(const Game &g, int seat) { // CB-13
  return g.free & in_all_colours(g.holds[seat]) & token_cells(g.tokens[seat]);
}
HD bool red_is_closed(const Game &g) { // CB-14
  return g.cards_in_trick == 0 && ((g.free ^ all_cells(g.n)) & 0xffffull) == 0;
}
HD uint64_t legal_cells(const Game &g, int seat) {
  uint64_t cells = playable(g, seat);
  if (red_is_closed(g) && (cells & ~0xffffull)) cells &= ~0xffffull;
  return cells;
}
// 48 bits by action.
HD uint64_t legal_mask(const Game &g) {
  int seat = g.turn;
  if (g.phase == DISCARD) return (uint64_t)(g.holds[seat] >> 1) << A_LAY;
  if (g.phase == PREDICT) return 7ull << A_PREDICT;
  if (g.phase != PLAY) return 0;
  uint64_t cells = legal_cells(g, seat), mask = 0;
  for (int colour = 0; colour < 4; colour++) mask |= ((cells >> (16 * colour + 1)) & 0x1ffull) << (A_PLAY + 9 * colour);
  return mask;
}
HD int action_of_cell(int cell) { return A_PLAY + 9 * (cell >> 4) + (cell & 15) - 1; }
HD int cell_of_action(int action) { int a = action - A_PLAY; return cell_of(a / 9, a % 9 + 1); }

HD void take_from_hand(Game &g, int seat, int rank) {
  if (--g.counts[seat][rank] == 0) g.holds[seat] &= (uint16_t)~(1 << rank);
}
HD void score_round(Game &g) { // CB-21, CB-22
  for (int s = 0; s < g.n; s++) {
    int won = g.won[s], bonus = 0;
    bool hit = s != g.paradox && (g.n == 2 ? won <= 4 : won == g.predictions[s]);
    if (hit) bonus = largest_group(places_of(g.layout, g.marks[s]));
    int points = s == g.paradox ? -won : won + bonus;
    g.last_bonus[s] = (uint8_t)bonus;
    g.last_points[s] = (int8_t)points;
    g.totals[s] = (int16_t)(g.totals[s] + points);
    if (g.n > 2) {
      int slot = slot_of(g.n, g.predictions[s]);
      if (slot == 0) g.past_low[s]++;
      if (slot == 2) g.past_high[s]++;
    }
    if (hit && bonus > 0) g.past_hit[s]++;
    if (s == g.paradox) g.past_paradox[s]++;
  }
  g.round++;
  g.phase = g.round == g.n ? OVER : DEAL;
}
// Plays a legal action of the seat whose turn it is. Afterwards `phase` is DEAL or OVER if the round has ended.
HD void play(Game &g, int action) {
  int seat = g.turn;
  if (g.phase == DISCARD) { // CB-8, clockwise from the first player
    int rank = action - A_LAY + 1;
    g.discards[seat] = (uint8_t)rank;
    take_from_hand(g, seat, rank);
    g.turn = (uint8_t)next_seat(g, seat);
    if (++g.laid == g.n) g.phase = g.n == 2 ? PLAY : PREDICT;
    return;
  }
  if (g.phase == PREDICT) {
    g.predictions[seat] = (uint8_t)prediction_at(g.n, action - A_PREDICT);
    g.turn = (uint8_t)next_seat(g, seat);
    if (g.turn == g.first) g.phase = PLAY;
    return;
  }
  int cell = cell_of_action(action), colour = cell >> 4, rank = cell & 15;
#ifdef KEEP_HISTORY
  if (colour == 0 && red_is_closed(g))
    for (int r = 1; r < 10; r++) if (g.free & token_cells(g.tokens[seat] & ~1) & in_all_colours(1u << r)) g.lacks[seat] |= (uint16_t)(1 << r);
  g.played[g.plays] = (uint8_t)cell;
#endif
  if (g.cards_in_trick == 0) g.led = (int8_t)colour;
  if (colour != g.led) g.tokens[seat] &= (uint8_t)~(1 << g.led); // CB-16
  take_from_hand(g, seat, rank);
  g.free &= ~bit(cell);
  g.marks[seat] |= bit(cell);
  g.in_trick_cell[seat] = (uint8_t)cell;
  g.plays++;
  int strength = colour == 0 ? 16 + rank : colour == g.led ? rank : 0; // CB-18
  if (strength > g.best_strength) { g.best_strength = (uint8_t)strength; g.best_seat = (int8_t)seat; }
  if (++g.cards_in_trick == g.n) {
    int winner = g.best_seat;
    g.won[winner]++;
    g.turn = (uint8_t)winner;
    g.cards_in_trick = 0; g.led = -1; g.best_seat = -1; g.best_strength = 0;
    for (int s = 0; s < 5; s++) g.in_trick_cell[s] = 0;
    if (++g.tricks_done == trick_count(g.n)) { score_round(g); return; }
  } else {
    g.turn = (uint8_t)next_seat(g, seat);
  }
  if (!playable(g, g.turn)) { // CB-19
    g.paradox = (int8_t)g.turn;
    score_round(g);
  }
}
// CB-24: 60 for a sole winner, 30 each for two, 20, 15, 12. `last` contains the points of the last round.
HD int win_share60(const Game &g, int seat) {
  int ties = 1;
  for (int o = 0; o < g.n; o++) {
    if (o == seat) continue;
    if (g.totals[o] > g.totals[seat]) return 0;
    if (g.totals[o] < g.totals[seat]) continue;
    if (g.last_points[o] > g.last_points[seat]) return 0;
    if (g.last_points[o] == g.last_points[seat]) ties++;
  }
  return 60 / ties;
}

// ---- features -----------------------------------------------------------------------------------------------

// Nine bits from a set of ranks (bit r for rank r).
HD void put_ranks(Bits &b, int at, uint32_t ranks) { b.put(at, ranks >> 1, 9); }

HD int room_slack(const Game &g, int seat, int tokens) {
  uint64_t cells = g.free & token_cells(tokens);
  int sum = 0;
  for (uint32_t left = g.holds[seat]; left; left &= left - 1) {
    int rank = lowest64(left);
    int room = popcount64(cells & in_all_colours(1u << rank)), count = g.counts[seat][rank];
    sum += room < count ? room : count;
  }
  int played = 0;
  played = popcount64(g.marks[seat]);
  return sum - (trick_count(g.n) - played);
}

// What the seat sees; `words` has FEATURES / 32 words, which are overwritten.
HD void observe(const Game &g, int seat, uint32_t *words) {
  for (int i = 0; i < FEATURES / 32; i++) words[i] = 0;
  Bits b = {words};
  const int n = g.n, top = top_rank(n);
  const int LEADS[10] = {-10, -6, -3, -1, 0, 1, 2, 4, 7, 11};
  const uint64_t own_tokens = token_cells(g.tokens[seat]);
  uint64_t taken = all_cells(n) & ~g.free;
  for (int r = 1; r <= top; r++) {
    int count = g.counts[seat][r];
    if (!count) continue;
    b.at_least(F_HAND + (r - 1) * 5, count, 5);
    int room = popcount64(g.free & own_tokens & in_all_colours(1u << r));
    b.at_least(F_ROOM + (r - 1) * 4, room, 4);
    if (count > room) b.set(F_STUCK + r - 1);
  }
  uint64_t neutral = taken;
  for (int i = 0; i < n; i++) {
    int s = seat + i; if (s >= n) s -= n;
    neutral &= ~g.marks[s];
    for (int c = 0; c < 4; c++) {
      put_ranks(b, F_BOARD + (i * 4 + c) * 9, (uint32_t)(g.marks[s] >> (16 * c)) & 0xffff);
      if (!(g.tokens[s] >> c & 1)) b.set(F_GONE + i * 4 + c);
    }
    if (i == 0) b.at_least(F_WON, g.won[s], 8);
    else b.at_least(F_WON_OTHERS + (i - 1) * 5, g.won[s], 5);
    int target = n == 2 ? 4 : g.predictions[s];
    if (n > 2 && target) b.set(F_PREDICTION + i * 3 + slot_of(n, target));
    if (target) {
      int need = target - g.won[s];
      need = need < -2 ? -2 : need > 4 ? 4 : need;
      b.set(F_NEED + i * 7 + need + 2);
    }
    b.at_least(F_PAST_LOW + i * 2, g.past_low[s], 2);
    b.at_least(F_PAST_HIGH + i * 2, g.past_high[s], 2);
    b.at_least(F_PAST_HIT + i * 2, g.past_hit[s], 2);
    b.at_least(F_PAST_PARADOX + i * 2, g.past_paradox[s], 2);
    if (s == g.first) b.set(F_FIRST + i);
    if (i > 0) {
      int lead = g.totals[seat] - g.totals[s];
      for (int k = 0; k < 10; k++) if (lead >= LEADS[k]) b.set(F_LEAD + (i - 1) * 10 + k);
      int cell = g.in_trick_cell[s];
      if (cell) {
        b.set(F_TRICK_RANK + (i - 1) * 9 + (cell & 15) - 1);
        b.set(F_TRICK_COLOUR + (i - 1) * 4 + (cell >> 4));
      }
      if (g.best_seat == s) b.set(F_BEST_SEAT + i - 1);
    }
  }
  if (n == 2)
    for (int c = 0; c < 4; c++) put_ranks(b, F_BOARD + (2 * 4 + c) * 9, (uint32_t)(neutral >> (16 * c)) & 0xffff);
  if (g.discards[seat]) b.set(F_DISCARD + g.discards[seat] - 1);
  b.set(F_PHASE + g.phase - DISCARD);
  b.set(F_PLAYERS + n - 2);
  if (g.layout == PURPLE) b.set(F_PURPLE);
  b.set(F_ROUNDS_LEFT + n - 1 - g.round);
  if (taken & 0xffff) b.set(F_RED_OPEN);
  if (g.phase != DISCARD) {
    int slack = room_slack(g, seat, g.tokens[seat]);
    b.at_least(F_SLACK, slack + 2, 8);
  }
  if (g.phase == PLAY) {
    b.set(F_IN_TRICK + g.cards_in_trick);
    b.set(F_TRICKS_DONE + g.tricks_done);
    if (g.cards_in_trick) {
      b.set(F_LED + g.led);
      int strength = g.best_strength;
      if (strength >= 16) b.set(F_BEST_RED);
      b.at_least(F_BEST_RANK, strength & 15, 9);
      if (g.tokens[seat] >> g.led & 1) b.at_least(F_SLACK_OFF, room_slack(g, seat, g.tokens[seat] & ~(1 << g.led)) + 2, 8);
    }
    uint64_t own = places_of(g.layout, g.marks[seat]);
    if (own) {
      b.at_least(F_GROUP, largest_group(own), 8);
      uint64_t touch = spread(own) & ~own;
      uint64_t cells = 0;
      if (g.layout == WHITE) cells = touch;
      else for (uint64_t left = touch & all_cells(n); left; left &= left - 1) cells |= bit(cell_at(PURPLE, lowest64(left)));
      cells &= g.free;
      for (int c = 0; c < 4; c++) put_ranks(b, F_TOUCH + c * 9, (uint32_t)(cells >> (16 * c)) & 0xffff);
    }
  }
}

// What only the critic sees; `kinds` says who plays each seat.
HD void observe_hidden(const Game &g, int seat, const uint8_t *kinds, uint32_t *words) {
  for (int i = 0; i < HIDDEN / 32; i++) words[i] = 0;
  Bits b = {words};
  for (int i = 1; i < g.n; i++) {
    int s = seat + i; if (s >= g.n) s -= g.n;
    for (int r = 1; r <= 9; r++) b.at_least(H_THEIR_HANDS + ((i - 1) * 9 + r - 1) * 3, g.counts[s][r], 3);
    if (g.discards[s]) b.set(H_THEIR_DISCARDS + (i - 1) * 9 + g.discards[s] - 1);
    b.set(H_THEIR_KIND + (i - 1) * 8 + (kinds[s] & 7));
  }
}

// ---- simple players, as in packages/bots/src/cat-in-the-box ----------------------------------------------------

template <class R> HD int choose_dice(const Game &g, R &rng) {
  uint64_t mask = legal_mask(g);
  return nth_bit(mask, rng.below(popcount64(mask)));
}
HD int choose_carefully(const Game &g) {
  uint64_t mask = legal_mask(g);
  int best = -1, most = -1000000, seat = g.turn, led = g.cards_in_trick ? g.led : -1;
  for (; mask; mask &= mask - 1) {
    int a = lowest64(mask), worth;
    if (g.phase == DISCARD) { int r = a - A_LAY + 1; worth = g.counts[seat][r] * 10 + r; }
    else if (g.phase == PREDICT) worth = -a;
    else {
      int cell = cell_of_action(a), r = cell & 15;
      worth = g.counts[seat][r] * 10 - r + (led < 0 || cell >> 4 == led ? 0 : -1000);
    }
    if (worth > most) { most = worth; best = a; }
  }
  return best;
}
HD int choose_boldly(const Game &g) {
  uint64_t mask = legal_mask(g);
  int best = -1, most = -1000000, led = g.cards_in_trick ? g.led : -1;
  for (; mask; mask &= mask - 1) {
    int a = lowest64(mask), worth;
    if (g.phase == DISCARD) worth = -a;
    else if (g.phase == PREDICT) worth = a;
    else {
      int cell = cell_of_action(a), r = cell & 15, colour = cell >> 4;
      worth = led < 0 || colour == led ? r : colour == 0 ? -1000 + r : -2000 - r;
    }
    if (worth > most) { most = worth; best = a; }
  }
  return best;
}

HD int free_of_rank(const Game &g, int rank, int tokens) {
  return popcount64(g.free & token_cells(tokens) & in_all_colours(1u << rank));
}
HD int higher_cells(const Game &g, int colour, int rank) {
  uint32_t ranks = (uint32_t)(g.free >> (16 * colour)) & 0xffff;
  return popcount64(ranks >> (rank + 1));
}
HD int touching(uint64_t own_places, int place) { return popcount64(own_places & spread(bit(place)) & ~bit(place)); }

HD float naive_danger(int cards, int room) {
  if (cards <= 0) return 0;
  int stuck = cards > room ? cards - room : 0, least = room < cards ? room : cards;
  return 4.0f * stuck + 1.5f * cards / (1 + room - least + 0.5f);
}
template <class R> HD int choose_naively(const Game &g, R &rng) {
  uint64_t mask = legal_mask(g);
  int seat = g.turn, n = g.n, top = top_rank(n);
  if (!(mask & (mask - 1))) return lowest64(mask);
  int best = lowest64(mask);
  if (g.phase == DISCARD) {
    int most = -1;
    for (; mask; mask &= mask - 1) {
      int a = lowest64(mask), worth = 8 * g.counts[seat][a - A_LAY + 1] + rng.below(16);
      if (worth > most) { most = worth; best = a; }
    }
    return best;
  }
  if (g.phase == PREDICT) {
    float strength = 0; int cards = 0;
    for (int r = 1; r <= top; r++) { int c = g.counts[seat][r]; cards += c; strength += (float)(c * (r - 1)) / (top - 1); }
    float expected = (float)trick_count(n) / n * (0.4f + 1.2f * strength / cards) + (rng.below(100) - 50) / 100.0f;
    float least = 1e9f;
    for (int slot = 0; slot < 3; slot++) {
      float d = prediction_at(n, slot) - expected; if (d < 0) d = -d;
      if (d < least - 1e-6f) { least = d; best = A_PREDICT + slot; }
    }
    return best;
  }
  int tokens = g.tokens[seat], led = g.cards_in_trick ? g.led : -1;
  int target = n == 2 ? 4 : g.predictions[seat], need = target - g.won[seat], left = trick_count(n) - g.tricks_done;
  float wish = need <= 0 ? -1.0f : need >= left ? 1.0f : (float)(n * need) / left - 0.6f;
  int later = led < 0 ? tokens : tokens & ~(1 << led);
  bool losing = later != tokens;
  float danger_now = 0, danger_later = 0;
  for (uint32_t ranks = g.holds[seat]; ranks; ranks &= ranks - 1) {
    int r = lowest64(ranks), c = g.counts[seat][r];
    danger_now += naive_danger(c, free_of_rank(g, r, tokens));
    if (losing) danger_later += naive_danger(c, free_of_rank(g, r, later));
  }
  uint64_t own = places_of(g.layout, g.marks[seat]);
  int followers = n - 1 - g.cards_in_trick;
  float most = -1e9f;
  for (; mask; mask &= mask - 1) {
    int a = lowest64(mask), cell = cell_of_action(a), colour = cell >> 4, r = cell & 15, c = g.counts[seat][r];
    bool keeps = led < 0 || colour == led;
    int room = free_of_rank(g, r, keeps || !losing ? tokens : later);
    int less = room - ((keeps || (later >> colour & 1)) ? 1 : 0);
    float danger = (keeps || !losing ? danger_now : danger_later) - naive_danger(c, room) + naive_danger(c - 1, less < 0 ? 0 : less);
    int strength = colour == 0 ? 16 + r : (led < 0 || colour == led) ? r : 0;
    float chance;
    if (strength <= g.best_strength) chance = 0;
    else if (followers == 0) chance = 1;
    else {
      int higher = higher_cells(g, colour, r);
      float risk = colour == 0 ? 0.06f * higher : 0.1f + 0.09f * higher;
      chance = 1 - risk * followers; if (chance < 0) chance = 0;
    }
    float worth = wish * chance * 10 - danger - (keeps ? 0.0f : 2.0f) + touching(own, place_of(g.layout, cell)) * 0.7f + rng.below(1000) * 0.0015f;
    if (worth > most) { most = worth; best = a; }
  }
  return best;
}

// The learnt policy of the current kitten, cat and tiger: `w` is its table for this number of players.
enum { X_ROOM = 0, X_SLACK = X_ROOM + 450, X_NEED = X_SLACK + 80, X_LEAD = X_NEED + 64, X_TOKENS = X_LEAD + 8, X_GROUP = X_TOKENS + 64,
       X_HAND = X_GROUP + 64, X_PREDICTION = X_HAND + 60, X_WINNING = X_PREDICTION + 300, X_GAP = X_WINNING + 100, X_COUNT = X_GAP + 128 };
HD int x_clamp_need(int need) { return need < -2 ? -2 : need > 5 ? 5 : need; }
HD int x_clamp_slack(int s) { return s < -2 ? 0 : s > 7 ? 9 : s + 2; }
HD int x_token_class(int t) { return popcount64(t >> 1) + (t & 1) * 4; }
HD float x_promise(int top, int rank) { float q = (float)rank / top; return 0.7f * q * q; }
HD int x_gap(float gap) {
  if (gap < -4) return 0;
  if (gap > 3.5f) return 15;
  return (int)((gap + 4) * 2 + 1e-5f);
}
// The worth of every legal action, in points; returns how many, in the order of the mask.
HD int expert_worths(const Game &g, const float *w, float *into) {
  uint64_t mask = legal_mask(g);
  int seat = g.turn, n = g.n, top = top_rank(n), length = 0;
  const uint8_t *counts = g.counts[seat];
  if (g.phase == DISCARD) {
    for (; mask; mask &= mask - 1) {
      int rank = lowest64(mask) - A_LAY + 1, at = X_HAND + rank * 6 + counts[rank];
      into[length++] = w[at - 1] - w[at];
    }
    return length;
  }
  if (g.phase == PREDICT) {
    for (int slot = 0; slot < 3; slot++) {
      const float *from = w + X_PREDICTION + prediction_at(n, slot) * 60;
      float worth = 0;
      for (int r = 1; r <= top; r++) worth += from[r * 6 + counts[r]];
      into[length++] = worth;
    }
    return length;
  }
  int tokens = g.tokens[seat], led = g.cards_in_trick ? g.led : -1, left = trick_count(n) - g.tricks_done - 1;
  int stage = X_ROOM + (left >= 5 ? 0 : left >= 2 ? 1 : 2) * 150, later = led < 0 ? tokens : tokens & ~(1 << led);
  bool loses = later != tokens;
  float room_now = 0, room_later = 0, promise = 0;
  int placeable_now = 0, placeable_later = 0;
  for (uint32_t ranks = g.holds[seat]; ranks; ranks &= ranks - 1) {
    int r = lowest64(ranks), c = counts[r], all = free_of_rank(g, r, 15), base = stage + c * 25 + all;
    int now = free_of_rank(g, r, tokens);
    room_now += w[base + now * 5];
    placeable_now += c < now ? c : now;
    promise += c * x_promise(top, r);
    if (!loses) continue;
    int then = free_of_rank(g, r, later);
    room_later += w[base + then * 5];
    placeable_later += c < then ? c : then;
  }
  int need = (n == 2 ? 4 : g.predictions[seat]) - g.won[seat];
  const float *needs = w + X_NEED + left * 8 + 2, *groups = w + X_GROUP + left * 8 + 2, *gaps = w + X_GAP + left * 16, *slacks = w + X_SLACK + left * 10;
  float if_lost = needs[x_clamp_need(need)], if_won = needs[x_clamp_need(need - 1)] + w[X_LEAD + left];
  float group_lost = groups[x_clamp_need(need)], group_gain = groups[x_clamp_need(need - 1)] - group_lost;
  room_now += w[X_TOKENS + left * 8 + x_token_class(tokens)];
  room_later += w[X_TOKENS + left * 8 + x_token_class(later)];
  uint64_t own = places_of(g.layout, g.marks[seat]);
  const float *winning = w + X_WINNING + (n - 1 - g.cards_in_trick) * 10;
  for (; mask; mask &= mask - 1) {
    int cell = cell_of_action(lowest64(mask)), colour = cell >> 4, r = cell & 15, c = counts[r];
    bool is_led = led < 0 || colour == led, off = !is_led && loses;
    int all = free_of_rank(g, r, 15), room = free_of_rank(g, r, off ? later : tokens);
    float promised = promise - x_promise(top, r), gap_lost = gaps[x_gap(need - promised)];
    float gain = if_won + gaps[x_gap(need - 1 - promised)] - if_lost - gap_lost;
    int touches = touching(own, place_of(g.layout, cell));
    float worth = (off ? room_later : room_now) - w[stage + c * 25 + all + room * 5] + w[stage + (c - 1) * 25 + all - 1 + (room - 1) * 5] +
                  slacks[x_clamp_slack((off ? placeable_later : placeable_now) - 1 - left)] + if_lost + gap_lost + group_lost * touches;
    int strength = colour == 0 ? 16 + r : is_led ? r : 0;
    if (strength > g.best_strength) worth += winning[(colour == 0 ? 50 : 0) + higher_cells(g, colour, r)] * (gain + group_gain * touches);
    into[length++] = worth;
  }
  return length;
}
template <class R> HD int choose_expertly(const Game &g, const float *tables, R &rng, float noise) {
  uint64_t mask = legal_mask(g);
  if (!(mask & (mask - 1))) return lowest64(mask);
  float worths[36];
  expert_worths(g, tables + (g.n - 2) * X_COUNT, worths);
  int best = 0, i = 0;
  float most = -1e9f;
  for (; mask; mask &= mask - 1, i++) {
    float worth = worths[i] + noise * rng.unit();
    if (worth > most) { most = worth; best = lowest64(mask); }
  }
  return best;
}

// ---- what training needs from a game (README.md, "What a game brings") -----------------------------------------

#ifdef KEEP_HISTORY // with the searching bots of cat_in_the_box_search.h
enum { MASK_WORDS = 1, RULE_BOTS = 8, TABLE_FLOATS = 4 * X_COUNT };
static const char *const RULE_BOT_NAMES = "dice careful bold naive expert flat ismcts hunter";
static const float RULE_BOT_SHARES[RULE_BOTS] = {0, 0, 0, 0, 0, 0.2f, 0.2f, 0.6f};
#else
enum { MASK_WORDS = 1, RULE_BOTS = 5, TABLE_FLOATS = 4 * X_COUNT };
static const char *const RULE_BOT_NAMES = "dice careful bold naive expert";
static const float RULE_BOT_SHARES[RULE_BOTS] = {0.05f, 0.15f, 0.15f, 0.25f, 0.40f};
#endif
static const float PLAYER_SHARES[4] = {0.125f, 0.1875f, 0.40625f, 0.28125f};
static const float VARIANT_SHARES[4][VARIANTS] = {{0.75f, 0.25f}, {0.7f, 0.3f}, {0.7f, 0.3f}, {0.4f, 0.6f}};
static const float POINTS_SCALE = 0.25f;
HD void legal_words(const Game &g, uint64_t *words) { words[0] = legal_mask(g); }
HD bool round_ended(const Game &g) { return g.phase == DEAL || g.phase == OVER; }
HD bool game_ended(const Game &g) { return g.phase == OVER; }
HD int round_points(const Game &g, int seat) { return g.last_points[seat]; }
HD int total_points(const Game &g, int seat) { return g.totals[seat]; }
HD int variant_of(const Game &g) { return g.layout; }
HD int choose_by_rule(int bot, const Game &g, Rng &rng, const float *tables, float noise) {
  if (bot == 0) return choose_dice(g, rng);
  if (bot == 1) return choose_carefully(g);
  if (bot == 2) return choose_boldly(g);
  if (bot == 3) return choose_naively(g, rng);
  return choose_expertly(g, tables, rng, noise);
}

} // namespace catbox
#define GAME_NAMESPACE catbox
