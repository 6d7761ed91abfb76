// What a move does to the boxes it touches, and what that is worth to the rule bot's eye. Mirrors
// packages/bots/src/if-it-fits/appraisal.ts and effects.ts; in doubles, so that both agree to the last bit
// (nvcc -fmad=false).
#pragma once
#include "if_it_fits.h"

namespace ifitfits {

// A box as it is or would be, from the perspective of the seat to move.
struct Box {
  uint32_t symbols, cats;
  int ends, rooms, gaps, meets; // open ends; room for cats at the next card; empty cells it opens to; 1: those also open to a box with an own cat, 2: with an opponent's
  bool edge;                    // open to the table's edge
};
// What the eye stores about a position before it examines moves.
struct Look {
  double rivals, shared, cat_price, princess_price, draw_gain, fill, growth;
  double worths[MOST_LAID];
  int16_t points[5]; // with the boxes as they are
  uint8_t rooms[MOST_LAID], edge[MOST_LAID], gaps[MOST_LAID], meets[MOST_LAID];
};
// What a move does: boxes that are merged with the card (or in which it is placed), boxes it walls up.
struct Effect {
  int joined[4], joined_count, blocked[4], blocked_ends[4], blocked_rooms[4], blocked_count, neighbours;
  bool has_after, lets_cat;
  Box after;
};

HD Box box_of(const Game &g, const Look &look, int box) {
  Box b;
  b.symbols = g.box_symbols[box]; b.cats = g.box_cats[box]; b.ends = g.open_ends[box];
  b.rooms = look.rooms[box]; b.gaps = look.gaps[box]; b.meets = look.meets[box]; b.edge = look.edge[box];
  return b;
}
HD double share_of(const Game &g, const Look &look, double points, uint32_t cats) {
  int most = 0, own = 0, others = 0, takers = 0;
  for (int seat = 0; seat < g.n; seat++) {
    int strength = strength_in(cats, seat, g.extended);
    if (strength == 0 || strength < most) continue;
    if (strength > most) { most = strength; own = others = takers = 0; }
    int bonus = points_for_cats(cats, seat, g.extended);
    takers++;
    if (seat == g.turn) own = 1 + bonus;
    else others += bonus;
  }
  double mine = own ? (points + own - 1) * (takers > 1 ? look.shared : 1.0) : 0;
  return mine - look.rivals * ((takers - (own ? 1 : 0)) * points + others);
}
HD double worth_to(const Game &g, const Look &look, uint32_t symbols, int ends, int rooms, uint32_t cats, bool edge) {
  uint32_t woken = cats;
  if (rooms > 0)
    for (int seat = 0; seat < g.n; seat++) {
      if (asleep_of(cats, seat) == 0 || awake_of(cats, seat) > 0 || g.cats_left[seat] == 0) continue;
      int to_come = g.hand_sizes[seat] - (seat == g.turn ? 1 : 0);
      if (!g.last_phase || to_come > 0) woken += awake_bit(seat);
    }
  if (!is_any_awake(woken)) return 0;
  double points = worth_of(symbols, ends == 0);
  if (ends) {
    double growth = look.growth * (ends < 3 ? ends : 3);
    if (edge || points <= 0) points = points + growth;
    else {
      double doubling = points;
      for (int end = 0; end < ends; end++) doubling *= look.fill;
      points = points + doubling + growth;
    }
  }
  double worth = share_of(g, look, points, cats);
  if (woken == cats) return worth;
  double chance = rooms == 1 ? (keen::waking() * 2) / 3 : keen::waking();
  return worth + chance * (share_of(g, look, points, woken) - worth);
}
HD double worth_to(const Game &g, const Look &look, const Box &b) { return worth_to(g, look, b.symbols, b.ends, b.rooms, b.cats, b.edge); }

// `shared` and `draw` as in a taste: they distinguish a curious eye from the keen one.
HD void look_at(const Game &g, Look &look, double shared = keen::shared(), double draw = keen::draw()) {
  int me = g.turn;
  look.shared = shared;
  for (int box = 0; box < g.laid; box++) look.rooms[box] = look.edge[box] = look.gaps[box] = look.meets[box] = 0;
  for (int i = 0; i < g.laid; i++) {
    int cell = g.laid_at[i];
    for (int side = 0; side < 4; side++)
      if (g.sides[cell] >> side & 1 && beyond_side(g, cell, side) == OFF_TABLE) look.edge[box_at(g, cell)] = 1;
  }
  uint32_t mine = 7 * (awake_bit(me) | asleep_bit(me));
  each_cell(g.frontier, [&](int cell) {
    int boxes[4], count = 0;
    for (int side = 0; side < 4; side++) {
      int beyond = beyond_side(g, cell, side);
      if (beyond == OFF_TABLE || !g.pieces[beyond] || !(g.sides[beyond] >> (side ^ 2) & 1)) continue;
      int box = box_at(g, beyond), at = 0;
      if (LONG_SIDES >> side & 1 && !is_bed(g.pieces[beyond])) look.rooms[box]++;
      while (at < count && boxes[at] != box) at++;
      if (at == count) { boxes[count++] = box; look.gaps[box]++; }
    }
    for (int a = 0; a < count; a++) for (int b = 0; b < count; b++)
      if (a != b) {
        uint32_t cats = g.box_cats[boxes[b]];
        look.meets[boxes[a]] |= (cats & mine ? 1 : 0) | (cats & ~mine ? 2 : 0);
      }
  });
  int points[5] = {0, 0, 0, 0, 0};
  for (int box = 0; box < g.laid; box++)
    if (is_whole(g, box)) add_points(g.box_symbols[box], g.box_cats[box], g.open_ends[box] == 0, g.n, g.extended, 1, points);
  for (int s = 0; s < 5; s++) look.points[s] = (int16_t)points[s];

  double turns = 0;
  if (!g.last_phase) {
    int fewest = CATS;
    for (int s = 0; s < g.n; s++) if (g.cats_left[s] < fewest) fewest = g.cats_left[s];
    double by_deck = (double)(g.deck_size - g.drawn) / g.n, by_cats = keen::pace() * fewest;
    turns = by_deck < by_cats ? by_deck : by_cats;
  }
  turns = turns + keen::hand() * g.hand_sizes[me];
  look.rivals = keen::rivals() / (g.n - 1);
  look.fill = turns / (turns + keen::closing());
  look.growth = keen::growth() * (turns / (turns + keen::growing()));
  double use = turns / (turns + keen::waiting());
  look.princess_price = keen::princess() * use;
  look.draw_gain = draw + keen::drawEarly() * use;
  int left = g.cats_left[me];
  double price = (keen::cat() * use * keen::cats()) / (left - 1 + keen::cats());
  if (left == 1 && !g.last_phase) {
    int most = -32768;
    for (int s = 0; s < g.n; s++) if (s != me && points[s] > most) most = points[s];
    int lead = points[me] - most;
    lead = lead < -6 ? -6 : lead > 6 ? 6 : lead;
    price = price + keen::ending() - keen::lead() * lead;
  }
  look.cat_price = price;
  for (int box = 0; box < g.laid; box++) if (is_whole(g, box)) look.worths[box] = worth_to(g, look, box_of(g, look, box));
}

HD void effect_of(const Game &g, const Look &look, int move, Effect &e) {
  e.joined_count = e.blocked_count = e.neighbours = 0;
  e.has_after = e.lets_cat = false;
  if (move == DRAW || move == PASS || is_discard(move)) return;
  int piece = piece_of(move), cell = cell_of(move), me = g.turn;
  e.has_after = true;
  if (is_across(move) || piece == PRINCESS) { // in an existing box: a cat, a toy, or a Princess in a cat's place
    int box = box_at(g, cell);
    e.joined[e.joined_count++] = box;
    e.after = box_of(g, look, box);
    if (piece == CAT) e.after.cats += awake_bit(me);
    else if (piece == PRINCESS) {
      int owner = owner_of(is_across(move) ? g.across[cell] : g.pieces[cell]);
      e.after.cats -= is_across(move) ? awake_bit(owner) : asleep_bit(owner);
    } else e.after.symbols += symbols_on(piece);
    return;
  }
  int open = sides_of(move), boxes[4], facing[4], ends[4], rooms[4], count = 0, room_sides = 0;
  Box &after = e.after;
  after.symbols = symbols_on(piece);
  after.cats = piece == SLEEPER ? asleep_bit(me) : 0;
  after.ends = after.rooms = after.gaps = after.meets = 0;
  after.edge = false;
  for (int side = 0; side < 4; side++) {
    int beyond = beyond_side(g, cell, side);
    bool is_open = open >> side & 1;
    if (beyond == OFF_TABLE) { if (is_open) { after.ends++; after.edge = true; } continue; }
    if (!g.pieces[beyond]) {
      if (is_open) { after.ends++; if (LONG_SIDES >> side & 1 && !is_bed(piece)) after.rooms++; }
      continue;
    }
    e.neighbours++;
    if (!(g.sides[beyond] >> (side ^ 2) & 1)) continue;
    int box = box_at(g, beyond), at = 0;
    while (at < count && boxes[at] != box) at++;
    if (at == count) { boxes[count] = box; facing[count] = 0; ends[count] = g.open_ends[box]; rooms[count] = look.rooms[box]; count++; }
    facing[at] |= 1 << side;
    ends[at]--;
    if (LONG_SIDES >> side & 1 && !is_bed(g.pieces[beyond])) { room_sides |= 1 << side; rooms[at]--; }
  }
  for (int at = 0; at < count; at++) {
    int box = boxes[at];
    if (open & facing[at]) {
      e.joined[e.joined_count++] = box;
      after.symbols += g.box_symbols[box];
      after.cats += g.box_cats[box];
      after.ends += ends[at];
      after.rooms += rooms[at];
      after.gaps += look.gaps[box] - 1;
      after.meets |= look.meets[box];
      if (look.edge[box]) after.edge = true;
    } else {
      e.blocked[e.blocked_count] = box;
      e.blocked_ends[e.blocked_count] = ends[at];
      e.blocked_rooms[e.blocked_count++] = rooms[at];
    }
  }
  for (int side = 0; side < 4; side++) { // empty cells the box didn't open to before
    if (!(open >> side & 1)) continue;
    int beyond = beyond_side(g, cell, side);
    if (beyond == OFF_TABLE || g.pieces[beyond]) continue;
    bool is_new = true;
    for (int k = 0; k < 4; k++) {
      int other = beyond_side(g, beyond, k);
      if (other == OFF_TABLE || !g.pieces[other] || !(g.sides[other] >> (k ^ 2) & 1)) continue;
      int box = box_at(g, other);
      for (int i = 0; i < e.joined_count; i++) if (e.joined[i] == box) is_new = false;
    }
    if (is_new) after.gaps++;
  }
  e.lets_cat = piece != SLEEPER && g.phase != START_CARD && (open & room_sides) && g.cats_left[me] && admits_cat(after.cats, me);
}
HD Box blocked_box(const Game &g, const Look &look, const Effect &e, int i) {
  Box b = box_of(g, look, e.blocked[i]);
  b.ends = e.blocked_ends[i]; b.rooms = e.blocked_rooms[i]; b.gaps--;
  return b;
}
HD double gain_of(const Game &g, const Look &look, int move, const Effect &e) {
  if (move == DRAW) return look.draw_gain;
  if (!e.has_after) return 0;
  int piece = piece_of(move);
  if (g.phase == START_CARD) { // valued for the toys that the hand can add to it
    int alike = 0;
    for (int i = 0; i < g.hand_sizes[g.turn]; i++) {
      uint32_t symbols = symbols_on(g.hands[g.turn * HAND + i]);
      for (int kind = 0; kind < 5; kind++) if (count_of(symbols_on(piece), kind)) alike += count_of(symbols, kind);
    }
    return alike;
  }
  if (is_across(move) || piece == PRINCESS) {
    double gain = worth_to(g, look, e.after) - look.worths[e.joined[0]];
    return piece == CAT ? gain - look.cat_price : piece == PRINCESS ? gain - look.princess_price : gain;
  }
  double gain = 0;
  if (e.joined_count + e.blocked_count) {
    // Summed in the order of the sides, as in TypeScript.
    double before = 0;
    int boxes[4], count = 0;
    for (int side = 0; side < 4; side++) {
      int beyond = beyond_side(g, cell_of(move), side);
      if (beyond == OFF_TABLE || !g.pieces[beyond] || !(g.sides[beyond] >> (side ^ 2) & 1)) continue;
      int box = box_at(g, beyond), at = 0;
      while (at < count && boxes[at] != box) at++;
      if (at == count) { boxes[count++] = box; before += look.worths[box]; }
    }
    gain = -before;
    for (int i = 0; i < e.blocked_count; i++) gain += worth_to(g, look, blocked_box(g, look, e, i));
    double worth = worth_to(g, look, e.after);
    gain += worth;
    if (e.lets_cat) {
      double more = worth_to(g, look, e.after.symbols, e.after.ends, e.after.rooms, e.after.cats + awake_bit(g.turn), e.after.edge) - worth - look.cat_price;
      if (more > 0) gain = gain + more;
    }
  }
  return piece == SLEEPER ? gain - look.cat_price : gain;
}

} // namespace ifitfits
