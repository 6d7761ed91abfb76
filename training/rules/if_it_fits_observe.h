// The net's inputs: the table as the seat to move sees it, and what each shortlisted move does to it. Mirrors
// packages/bots/src/if-it-fits/inputs.ts, box-inputs.ts and move-inputs.ts.
#pragma once
#include "if_it_fits_eye.h"
#include "if_it_fits_features.h"

namespace ifitfits {

enum { SHORTLIST = 24, STATE_USED = F_KIND, MOVE_USED = FEATURES_USED - F_KIND, STATE_WORDS = (STATE_USED + 31) / 32, MOVE_WORDS = (MOVE_USED + 31) / 32 };
// A box, in the layout of features.ts.
enum { B_WORTH = 0, B_TOP = 13, B_RUNNER_UP = 18, B_SPRAYS = 19, B_ENDS = 22, B_GAPS = 28, B_EDGE = 33, B_ROOMS = 34, B_AWAKE = 37, B_ASLEEP = 40, B_RIVAL = 42,
       B_RIVAL_ASLEEP = 46, B_RIVALS = 47, B_STATUS = 49, B_MEETS = 53, BOX_SIZE = 55, HELD = 8, FREE = 3 };

HD int clamp(int x, int least, int most) { return x < least ? least : x > most ? most : x; }
HD int shape_of(int piece) {
  int open = open_sides(piece), turned = half_turned(open);
  switch (open < turned ? open : turned) {
    case 15: return 0;
    case 11: return 1;
    case 7: return 2;
    case 10: return 3;
    case 5: return 4;
    case 3: return 5;
    case 6: return 6;
    case 1: return 7;
    default: return 8;
  }
}
HD void put_box(Bits bits, int at, const Game &g, const Box &b) {
  int me = g.turn, most = 0;
  bits.set(at + B_WORTH + clamp(worth_of(b.symbols, false), -3, 9) + 3);
  for (int kind = 0; kind < 5; kind++) { int c = count_of(b.symbols, kind); if (c > most) most = c; }
  bool runner_up = false;
  if (most > 0) for (int kind = 0; kind < 5; kind++) {
    int c = count_of(b.symbols, kind);
    if (c == most) bits.set(at + B_TOP + kind);
    else if (c && c == most - 1) runner_up = true;
  }
  if (runner_up) bits.set(at + B_RUNNER_UP);
  bits.at_least(at + B_SPRAYS, sprays_in(b.symbols), 3);
  bits.set(at + B_ENDS + clamp(b.ends, 0, 5));
  bits.set(at + B_GAPS + clamp(b.gaps, 0, 4));
  if (b.edge) bits.set(at + B_EDGE);
  bits.set(at + B_ROOMS + clamp(b.rooms, 0, 2));
  bits.at_least(at + B_AWAKE, awake_of(b.cats, me), 3);
  bits.at_least(at + B_ASLEEP, asleep_of(b.cats, me), 2);
  int rival = 0, rivals = 0;
  bool asleep = false;
  for (int s = 0; s < g.n; s++) {
    if (s == me) continue;
    int strength = strength_in(b.cats, s, g.extended), sleepers = asleep_of(b.cats, s);
    if (strength > rival) rival = strength;
    if (strength || sleepers) rivals++;
    if (!strength && sleepers) asleep = true;
  }
  bits.at_least(at + B_RIVAL, (rival + 1) / 2, 4);
  if (asleep) bits.set(at + B_RIVAL_ASLEEP);
  bits.at_least(at + B_RIVALS, rivals, 2);
  int takers = b.cats ? takers_of(b.cats, g.n, g.extended) : 0, mine = takers >> me & 1;
  bits.set(at + B_STATUS + (takers == 0 ? 0 : mine ? (takers == 1 << me ? 1 : 2) : 3));
  bits.put(at + B_MEETS, (uint32_t)b.meets, 2);
}
HD int cats_in(uint32_t cats) {
  int sum = 0;
  for (int k = 0; k < 10; k++) sum += (cats >> (3 * k)) & 7;
  return sum;
}
HD int held_key(uint32_t symbols, uint32_t cats) { return 8 * toys_in(symbols, false) + clamp(cats_in(cats), 0, 7); }
HD int lead_over_best(const int *points, int n, int me) {
  int most = -32768;
  for (int s = 0; s < n; s++) if (s != me && points[s] > most) most = points[s];
  return points[me] - most;
}
// What the eye sees in the best place for each card in hand.
struct Promise {
  int pieces[HAND], count;
  double gains[HAND]; // best first
  HD double besides(int piece) const { // of the other cards
    for (int i = 0; i < count; i++) if (pieces[i] != piece) return gains[i];
    return -100;
  }
};
// From the gains of all moves of the cards in hand.
HD void promise_of(const int *moves, const double *gains, int length, Promise &p) {
  p.count = 0;
  for (int m = 0; m < length;) {
    int piece = piece_of(moves[m]);
    double best = gains[m];
    for (; m < length && piece_of(moves[m]) == piece; m++) if (gains[m] > best) best = gains[m];
    int at = p.count++;
    for (; at > 0 && p.gains[at - 1] < best; at--) { p.gains[at] = p.gains[at - 1]; p.pieces[at] = p.pieces[at - 1]; }
    p.gains[at] = best;
    p.pieces[at] = piece;
  }
}
HD int promise_bin(double gain) { return gain < -3 ? 0 : gain >= 8 ? 11 : (int)(gain + 3); }
HD void observe(const Game &g, const Look &look, const Promise &promise, uint32_t *words) {
  for (int w = 0; w < STATE_WORDS; w++) words[w] = 0;
  Bits bits{words};
  int me = g.turn, n = g.n;
  bits.set(F_PLAYERS + n - 2);
  if (g.extended) bits.set(F_EXTENDED);
  bits.set(F_TABLE + g.size);
  bits.set(F_PHASE + g.phase - START_CARD);
  if (g.last_phase) bits.set(F_LAST_PHASE);
  const int steps[8] = {1, 2, 3, 4, 6, 8, 12, 18};
  for (int k = 0; k < 8; k++) if (g.deck_size - g.drawn >= steps[k] * n) bits.set(F_DECK + k);
  int points[5];
  for (int s = 0; s < 5; s++) points[s] = look.points[s];
  for (int r = 0; r < n; r++) {
    int s = me + r < n ? me + r : me + r - n;
    bits.set(F_CATS + r * 6 + g.cats_left[s]);
    bits.set(F_CARDS + r * 4 + g.hand_sizes[s]);
    int lead = r ? points[me] - points[s] : lead_over_best(points, n, me);
    bits.set(F_LEAD + r * 13 + clamp(lead, -6, 6) + 6);
  }
  bits.set(F_POINTS + clamp(points[me], -3, 8) + 3);
  int shapes = 0, princesses = 0;
  uint32_t symbols = 0;
  for (int i = 0; i < g.hand_sizes[me]; i++) {
    int piece = g.hands[me * HAND + i];
    if (piece == PRINCESS) { princesses++; continue; }
    int shape = shape_of(piece);
    bits.set(F_HAND_SHAPES + 2 * shape + (shapes >> shape & 1));
    shapes |= 1 << shape;
    symbols += symbols_on(piece);
  }
  for (int kind = 0; kind < 5; kind++) bits.at_least(F_HAND_TOYS + 3 * kind, count_of(symbols, kind), 3);
  bits.at_least(F_HAND_SPRAYS, sprays_in(symbols), 2);
  bits.at_least(F_HAND_PRINCESSES, princesses, 2);
  for (int i = 0; i < 2 && i < promise.count; i++) bits.set(F_PROMISE + 12 * i + promise_bin(promise.gains[i]));
  // The best of each sort, by insertion; of equal ones, the earlier box.
  int held[HELD], held_keys[HELD], helds = 0, free[FREE], free_keys[FREE], frees = 0;
  for (int box = 0; box < g.laid; box++) {
    if (!is_whole(g, box)) continue;
    bool is_held = g.box_cats[box] != 0;
    int key = is_held ? held_key(g.box_symbols[box], g.box_cats[box]) : 4 * worth_of(g.box_symbols[box], false) + clamp(look.rooms[box], 0, 3);
    int *list = is_held ? held : free, *keys = is_held ? held_keys : free_keys, &count = is_held ? helds : frees, most = is_held ? HELD : FREE;
    int at = count;
    while (at > 0 && keys[at - 1] < key) at--;
    if (at == most) continue;
    if (count < most) count++;
    for (int k = count - 1; k > at; k--) { keys[k] = keys[k - 1]; list[k] = list[k - 1]; }
    keys[at] = key;
    list[at] = box;
  }
  for (int i = 0; i < helds; i++) {
    put_box(bits, F_HELD + i * BOX_SIZE, g, box_of(g, look, held[i]));
    int takers = takers_of(g.box_cats[held[i]], n, g.extended);
    for (int r = 0; r < n; r++) if (takers >> (me + r < n ? me + r : me + r - n) & 1) bits.set(F_TAKERS + i * 5 + r);
  }
  for (int i = 0; i < frees; i++) put_box(bits, F_FREE + i * BOX_SIZE, g, box_of(g, look, free[i]));
}

HD int kind_of_move(const Game &g, int move) {
  int piece = piece_of(move);
  if (move == DRAW) return 0;
  if (move == PASS) return 1;
  if (is_discard(move)) return 2;
  if (piece == CAT) return 3;
  if (piece == SLEEPER) return 4;
  if (piece == PRINCESS) return 5;
  if (g.phase == START_CARD) return 6;
  if (is_toy(piece)) return is_across(move) ? 7 : 8;
  return 9;
}
// `rank`: the move's place in the shortlist; `best`: the gain of the first one.
HD void observe_move(const Game &g, const Look &look, const Promise &promise, int move, const Effect &e, double gain, double best, int rank, uint32_t *words) {
  for (int w = 0; w < MOVE_WORDS; w++) words[w] = 0;
  Bits bits{words};
  int me = g.turn, n = g.n, kind = kind_of_move(g, move), piece = piece_of(move);
  enum { M = F_KIND };
  bits.set(F_KIND - M + kind);
  int points[5], before[5];
  for (int s = 0; s < 5; s++) points[s] = before[s] = look.points[s];
  if (e.has_after) {
    put_box(bits, F_AFTER - M, g, e.after);
    int order[2] = {-1, -1}, keys[2] = {-100000, -100000};
    for (int i = 0; i < e.joined_count; i++) {
      int box = e.joined[i], key = (g.box_cats[box] ? 1000 : 0) + worth_of(g.box_symbols[box], false);
      if (key > keys[0]) { keys[1] = keys[0]; order[1] = order[0]; keys[0] = key; order[0] = box; }
      else if (key > keys[1]) { keys[1] = key; order[1] = box; }
      add_points(g.box_symbols[box], g.box_cats[box], g.open_ends[box] == 0, n, g.extended, -1, points);
    }
    for (int i = 0; i < 2; i++) if (order[i] >= 0) put_box(bits, F_BEFORE - M + i * BOX_SIZE, g, box_of(g, look, order[i]));
    int top = -1, top_key = -100000;
    for (int i = 0; i < e.blocked_count; i++) {
      int box = e.blocked[i], key = (g.box_cats[box] ? 1000 : 0) + worth_of(g.box_symbols[box], false);
      if (key > top_key) { top_key = key; top = i; }
      add_points(g.box_symbols[box], g.box_cats[box], g.open_ends[box] == 0, n, g.extended, -1, points);
      add_points(g.box_symbols[box], g.box_cats[box], e.blocked_ends[i] == 0, n, g.extended, 1, points);
    }
    if (top >= 0) put_box(bits, F_BLOCKED - M, g, blocked_box(g, look, e, top));
    bits.set(F_JOINED_COUNT - M + clamp(e.joined_count, 0, 3));
    bits.set(F_BLOCKED_COUNT - M + clamp(e.blocked_count, 0, 2));
    if (e.lets_cat) {
      bits.set(F_LETS_CAT - M);
      int with_cat[5];
      for (int s = 0; s < 5; s++) with_cat[s] = points[s];
      add_points(e.after.symbols, e.after.cats + awake_bit(me), e.after.ends == 0, n, g.extended, 1, with_cat);
      bits.set(F_LEAD_WITH_CAT - M + clamp(lead_over_best(with_cat, n, me), -6, 6) + 6);
    }
    add_points(e.after.symbols, e.after.cats, e.after.ends == 0, n, g.extended, 1, points);
    if (e.neighbours) bits.set(F_NEIGHBOURS - M + e.neighbours - 1);
  }
  int floored = gain < -6 ? -6 : gain >= 9 ? 9 : (int)(gain + 6) - 6; // rounded down
  bits.set(F_GAIN - M + floored + 6);
  const int quarters[10] = {0, 1, 2, 4, 6, 8, 12, 16, 24, 32};
  for (int k = 0; k < 10; k++) if ((best - gain) * 4 > quarters[k]) bits.set(F_BEHIND - M + k);
  bits.set(F_RANK - M + (rank < 2 ? rank : rank < 4 ? 2 : rank < 8 ? 3 : 4));
  if (kind == 5 || kind == 9) {
    double rest = promise.besides(piece);
    if (rest > -100) bits.set(F_REST - M + promise_bin(rest));
  }
  bits.set(F_LEAD_AFTER - M + clamp(lead_over_best(points, n, me), -6, 6) + 6);
  int others = 0;
  for (int s = 0; s < n; s++) if (s != me) others += points[s] - before[s];
  bits.set(F_OWN_CHANGE - M + clamp(points[me] - before[me], -4, 4) + 4);
  bits.set(F_OTHERS_CHANGE - M + clamp(others, -4, 4) + 4);
  if (is_box_card(piece)) bits.set(F_SHAPE - M + shape_of(piece));
  if (move != DRAW && move != PASS && piece < CAT && piece != PRINCESS) {
    uint32_t symbols = symbols_on(piece);
    for (int k = 0; k < 5; k++) {
      int c = count_of(symbols, k);
      if (c) bits.set(F_TOYS - M + k);
      if (c > 1) bits.set(F_DOUBLE - M);
    }
    if (sprays_in(symbols)) bits.set(F_SPRAY - M);
  }
  if (kind == 5) {
    int cell = cell_of(move), owner = owner_of(is_across(move) ? g.across[cell] : g.pieces[cell]);
    bits.set(F_TARGET - M + (owner == me ? 0 : 1));
    if (is_across(move)) bits.set(F_TARGET - M + 2);
    bool leads = owner != me;
    for (int s = 0; s < n; s++) if (s != me && before[s] > before[owner]) leads = false;
    if (leads) bits.set(F_TARGET - M + 3);
  }
  if ((kind == 3 || kind == 4) && g.cats_left[me] == 1 && !g.last_phase) bits.set(F_LAST_CAT - M);
}

// The moves the eye likes best, best first; of equal ones, the earlier. `gains` in the order of `legal`.
HD int shortlist(const double *gains, int length, int *chosen) {
  int count = 0;
  for (int i = 0; i < length; i++) {
    double gain = gains[i];
    int at = count;
    if (at == SHORTLIST && gains[chosen[at - 1]] >= gain) continue;
    if (count < SHORTLIST) count++;
    else at--;
    for (; at > 0 && gains[chosen[at - 1]] < gain; at--) chosen[at] = chosen[at - 1];
    chosen[at] = i;
  }
  return count;
}

HD void put_card(Bits bits, int at, int piece) {
  if (piece == PRINCESS) { bits.set(at + 16); return; }
  if (is_toy(piece)) bits.set(at + 17);
  else bits.set(at + shape_of(piece));
  uint32_t symbols = symbols_on(piece);
  for (int k = 0; k < 5; k++) {
    int c = count_of(symbols, k);
    if (c) bits.set(at + 9 + k);
    if (c > 1) bits.set(at + 14);
  }
  if (sprays_in(symbols)) bits.set(at + 15);
}
// What only the critic sees. `kinds` by seat: 0 to 3.
HD void observe_hidden(const Game &g, const uint8_t *kinds, uint32_t *words) {
  for (int w = 0; w < HIDDEN / 32; w++) words[w] = 0;
  Bits bits{words};
  for (int r = 1; r < g.n; r++) {
    int s = g.turn + r < g.n ? g.turn + r : g.turn + r - g.n;
    for (int i = 0; i < g.hand_sizes[s]; i++) put_card(bits, H_THEIR_CARDS + (r - 1) * 51 + i * 17, g.hands[s * HAND + i]);
    bits.set(H_THEIR_KIND + (r - 1) * 4 + kinds[s]);
  }
  if (!g.last_phase)
    for (int i = 0; i < 3 && g.drawn + i < g.deck_size; i++) put_card(bits, H_NEXT + 18 * i, g.deck[g.drawn + i]);
}

} // namespace ifitfits
