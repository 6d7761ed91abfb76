// If It Fits, rules version 2: 2 to 5 players, all tables, basic and extended, for CPU and GPU from one source. Rule ids
// are those of RULES.md. Mirrors packages/rules/src/if-it-fits: the same pieces, moves and order.
#pragma once
#include "common.h"
#include "if_it_fits_faces.h"

namespace ifitfits {

enum { DEAL = 0, START_CARD = 1, TURN = 2, CARD = 3, TOY_CARD = 4, CAT_OR_PASS = 5, OVER = 6 };
enum { SMALL = 0, MEDIUM = 1, LARGE = 2 };
enum { MIN_PLAYERS = 2, MAX_PLAYERS = 5, COLUMNS = 21, ROWS = 11, CELLS = COLUMNS * ROWS, OFF_TABLE = 255, MIDDLE = 5 * COLUMNS + 10 };
enum { TOP = 0, RIGHT = 1, BOTTOM = 2, LEFT = 3, LONG_SIDES = 10 };
enum { SET_WORDS = 8, MOST_LAID = 112, HAND = 3, CATS = 5, MOST_DECK = 76, MOST_LEGAL = 928 };
// Pieces: 1 to 72 box cards, then toys, the Princess, start cards, cats awake and asleep by seat.
enum { BOX_CARDS = 72, TOY = 72, TOYS = 3, PRINCESS = 76, START = 76, STARTS = 5, CAT = 82, SLEEPER = 87, PIECES = 92 };
// Moves: piece << 9 | flag << 8 | cell.
enum { FLAG = 256, DRAW = 126 << 9, PASS = 127 << 9, DISCARD = 1 << 16 };

HD bool is_box_card(int piece) { return piece >= 1 && piece <= BOX_CARDS; }
HD bool is_toy(int piece) { return piece > TOY && piece <= TOY + TOYS; }
HD bool is_cat(int piece) { return piece >= CAT; }
HD int owner_of(int cat) { return (cat - CAT) % 5; }
HD bool is_bed(int piece) { return piece >= SLEEPER || piece == PRINCESS; }
HD bool is_turnable(int piece) { return is_box_card(piece) || piece == SLEEPER; }
HD int half_turned(int open) { return ((open << 2) | (open >> 2)) & 15; }
HD bool is_discard(int move) { return move >= DISCARD; }
HD int piece_of(int move) { return (move >> 9) & 127; }
HD int cell_of(int move) { return move & 255; }
HD bool is_across(int move) { return (move & FLAG) && !is_turnable(piece_of(move)); }
HD int sides_of(int move) {
  int piece = piece_of(move), open = open_sides(piece);
  return (move & FLAG) && is_turnable(piece) ? half_turned(open) : open;
}
HD int count_of(uint32_t symbols, int kind) { return (symbols >> (5 * kind)) & 31; }
HD int sprays_in(uint32_t symbols) { return count_of(symbols, 5); }

struct Game {
  Rng rng; // not part of the rules
  uint8_t n, size, extended, phase, first, turn, last_phase, starts_left, toy, just_laid, deck_size, drawn, laid;
  // Sets of cells; a pair of adjacent cells is identified by its left one.
  uint32_t frontier[SET_WORDS], room[SET_WORDS], awake[SET_WORDS], asleep[SET_WORDS];
  uint32_t box_cats[MOST_LAID]; // three bits per seat: awake ones, from bit 15 sleeping ones
  uint32_t box_symbols[MOST_LAID];
  uint8_t pieces[CELLS + 1], sides[CELLS + 1], walls[CELLS + 1], across[CELLS + 1], box_begun[CELLS + 1];
  uint8_t parents[MOST_LAID], box_sizes[MOST_LAID], open_ends[MOST_LAID], laid_at[MOST_LAID];
  uint8_t cats_left[5], hand_sizes[5], hands[5 * HAND], dealt[10], deck[MOST_DECK];
  int16_t totals[5], penalties[5];
};

HD bool has_cell(const uint32_t *set, int cell) { return set[cell >> 5] >> (cell & 31) & 1; }
HD void add_cell(uint32_t *set, int cell) { set[cell >> 5] |= 1u << (cell & 31); }
HD void remove_cell(uint32_t *set, int cell) { set[cell >> 5] &= ~(1u << (cell & 31)); }
HD bool is_empty_set(const uint32_t *set) {
  for (int w = 0; w < SET_WORDS; w++) if (set[w]) return false;
  return true;
}
HD int half_width(int size) { return size == SMALL ? 5 : size == MEDIUM ? 7 : 10; }
HD int half_height(int size) { return size == SMALL ? 3 : size == MEDIUM ? 4 : 5; }
HD int beyond_side(const Game &g, int cell, int side) { // the cell beyond a side, or OFF_TABLE
  int y = cell / COLUMNS - 5, x = cell % COLUMNS - 10;
  switch (side) {
    case TOP: return y > -half_height(g.size) ? cell - COLUMNS : OFF_TABLE;
    case RIGHT: return x < half_width(g.size) ? cell + 1 : OFF_TABLE;
    case BOTTOM: return y < half_height(g.size) ? cell + COLUMNS : OFF_TABLE;
    default: return x > -half_width(g.size) ? cell - 1 : OFF_TABLE;
  }
}

// ---- boxes (IF-3) ----------------------------------------------------------------------------------------------------
HD int box_at(const Game &g, int cell) {
  int box = g.box_begun[cell];
  while (g.parents[box] != box) box = g.parents[box];
  return box;
}
HD bool is_whole(const Game &g, int box) { return g.parents[box] == box; }
HD uint32_t awake_bit(int seat) { return 1u << (3 * seat); }
HD uint32_t asleep_bit(int seat) { return 1u << (3 * seat + 15); }
HD int awake_of(uint32_t cats, int seat) { return (cats >> (3 * seat)) & 7; }
HD int asleep_of(uint32_t cats, int seat) { return (cats >> (3 * seat + 15)) & 7; }
HD bool is_any_awake(uint32_t cats) { return (cats & 0x7fff) != 0; }
HD bool admits_cat(uint32_t cats, int seat) { return cats == 0 || (cats & (7 * (awake_bit(seat) | asleep_bit(seat)))) != 0; } // IF-12
HD int join_boxes(Game &g, int a, int b) {
  if (a == b) return a;
  int root = g.box_sizes[a] >= g.box_sizes[b] ? a : b, other = a + b - root;
  g.parents[other] = (uint8_t)root;
  g.box_sizes[root] += g.box_sizes[other];
  g.open_ends[root] += g.open_ends[other];
  g.box_cats[root] += g.box_cats[other];
  g.box_symbols[root] += g.box_symbols[other];
  return root;
}
HD int toys_in(uint32_t symbols, bool closed) { // IF-19
  int most = 0, points = 0;
  for (int kind = 0; kind < 5; kind++) {
    int found = count_of(symbols, kind);
    if (found > most) most = points = found;
    else if (found == most) points += found;
  }
  return closed ? 2 * points : points;
}
HD int penalty_in(uint32_t symbols, bool closed) { return closed ? 2 * sprays_in(symbols) : sprays_in(symbols); }
HD int worth_of(uint32_t symbols, bool closed) { return toys_in(symbols, closed) - penalty_in(symbols, closed); }
HD int strength_in(uint32_t cats, int seat, bool extended) { // IF-18, in half cats
  int awake = awake_of(cats, seat);
  return awake == 0 ? 0 : 2 * awake + (extended ? 1 : 2) * asleep_of(cats, seat);
}
HD int points_for_cats(uint32_t cats, int seat, bool extended) { return extended ? 0 : awake_of(cats, seat) + asleep_of(cats, seat) - 1; } // IF-20
HD int takers_of(uint32_t cats, int n, bool extended) { // as bits
  int most = 1, takers = 0;
  for (int seat = 0; seat < n; seat++) {
    int strength = strength_in(cats, seat, extended);
    if (strength > most) { most = strength; takers = 0; }
    if (strength == most) takers |= 1 << seat;
  }
  return takers;
}
// Adds what a box scores for each seat, `sign` times.
HD void add_points(uint32_t symbols, uint32_t cats, bool closed, int n, bool extended, int sign, int *points) {
  if (cats == 0) return;
  int takers = takers_of(cats, n, extended), worth = worth_of(symbols, closed);
  for (int seat = 0; seat < n; seat++)
    if (takers >> seat & 1) points[seat] += sign * (worth + points_for_cats(cats, seat, extended));
}
HD void score_game(Game &g) {
  int totals[5] = {0, 0, 0, 0, 0};
  for (int s = 0; s < 5; s++) g.penalties[s] = 0;
  for (int box = 0; box < g.laid; box++) {
    uint32_t cats = g.box_cats[box];
    if (!is_whole(g, box) || cats == 0) continue;
    bool closed = g.open_ends[box] == 0;
    add_points(g.box_symbols[box], cats, closed, g.n, g.extended, 1, totals);
    int takers = takers_of(cats, g.n, g.extended), sprays = penalty_in(g.box_symbols[box], closed);
    for (int s = 0; s < g.n; s++) if (takers >> s & 1) g.penalties[s] += (int16_t)sprays;
  }
  for (int s = 0; s < 5; s++) g.totals[s] = (int16_t)totals[s];
}
HD bool is_ahead(const Game &g, int a, int b) { return g.totals[a] != g.totals[b] ? g.totals[a] > g.totals[b] : g.penalties[a] < g.penalties[b]; } // IF-21
HD int win_share60(const Game &g, int seat) { // once over: 60 for a sole win, shared equally
  int winners = 0;
  for (int a = 0; a < g.n; a++) {
    bool wins = true;
    for (int b = 0; b < g.n; b++) if (is_ahead(g, b, a)) wins = false;
    if (wins) winners |= 1 << a;
  }
  return winners >> seat & 1 ? 60 / popcount64((uint64_t)winners) : 0;
}

// ---- laying ----------------------------------------------------------------------------------------------------------
HD void lay_in_cell(Game &g, int cell, int piece, int open) {
  g.pieces[cell] = (uint8_t)piece;
  g.sides[cell] = (uint8_t)open;
  remove_cell(g.frontier, cell);
  int box = g.laid++;
  g.laid_at[box] = (uint8_t)cell;
  g.box_begun[cell] = (uint8_t)box;
  g.parents[box] = (uint8_t)box;
  g.box_sizes[box] = 1;
  g.open_ends[box] = 0;
  g.box_cats[box] = 0;
  g.box_symbols[box] = symbols_on(piece);
  for (int side = 0; side < 4; side++) {
    bool is_open = open >> side & 1;
    int beyond = beyond_side(g, cell, side), facing = 1 << (side ^ 2);
    if (beyond == OFF_TABLE) { if (is_open) g.open_ends[box]++; continue; }
    if (!is_open) g.walls[beyond] |= (uint8_t)facing;
    if (g.pieces[beyond] == 0) {
      add_cell(g.frontier, beyond);
      if (is_open) g.open_ends[box]++;
    } else if (g.sides[beyond] & facing) {
      int other = box_at(g, beyond);
      g.open_ends[other]--;
      if (is_open) box = join_boxes(g, box, other);
    }
  }
  if (is_bed(piece)) return;
  if (open & 1 << RIGHT) { // IF-11
    int right = beyond_side(g, cell, RIGHT);
    if (right != OFF_TABLE && (g.sides[right] & 1 << LEFT) && !is_bed(g.pieces[right])) add_cell(g.room, cell);
  }
  if (open & 1 << LEFT) {
    int left = beyond_side(g, cell, LEFT);
    if (left != OFF_TABLE && (g.sides[left] & 1 << RIGHT) && !is_bed(g.pieces[left])) add_cell(g.room, left);
  }
}
HD void lay_across(Game &g, int pair, int piece) {
  g.across[pair] = (uint8_t)piece;
  remove_cell(g.room, pair);
  g.box_symbols[box_at(g, pair)] += symbols_on(piece);
}

// ---- dealing (IF-7, IF-8, IF-22) -----------------------------------------------------------------------------------------
HD void new_game(Game &g, int n, int size, int extended) {
  static_assert(sizeof(Game) % 8 == 0, "cleared by words");
  Rng rng = g.rng;
  uint64_t *words = (uint64_t *)&g;
  for (unsigned i = 0; i < sizeof(Game) / 8; i++) words[i] = 0;
  g.rng = rng;
  g.n = (uint8_t)n; g.size = (uint8_t)size; g.extended = (uint8_t)extended;
}
HD void add_to_hand(Game &g, int seat, int piece) { // hands are in ascending order
  int from = seat * HAND, at = from + g.hand_sizes[seat]++;
  for (; at > from && g.hands[at - 1] > piece; at--) g.hands[at] = g.hands[at - 1];
  g.hands[at] = (uint8_t)piece;
}
HD void take_from_hand(Game &g, int seat, int piece) {
  int last = seat * HAND + --g.hand_sizes[seat], at = seat * HAND;
  while (at < last && g.hands[at] != piece) at++;
  for (; at < last; at++) g.hands[at] = g.hands[at + 1];
  g.hands[last] = 0;
}
// Once `dealt`, `deck` and `deck_size` are set.
HD void open_game(Game &g, int first) {
  g.first = g.turn = (uint8_t)first;
  g.phase = START_CARD;
  g.starts_left = 62;
  for (int s = 0; s < g.n; s++) {
    g.cats_left[s] = CATS;
    for (int i = 0; i < 2; i++) add_to_hand(g, s, g.dealt[2 * s + i]);
  }
}
HD void shuffle(uint8_t *cards, int length, Rng &rng) {
  for (int i = length - 1; i > 0; i--) { int j = rng.below(i + 1); uint8_t card = cards[i]; cards[i] = cards[j]; cards[j] = card; }
}
HD void deal(Game &g) {
  uint8_t cards[BOX_CARDS], deck[MOST_DECK];
  for (int i = 0; i < BOX_CARDS; i++) cards[i] = (uint8_t)(i + 1);
  shuffle(cards, BOX_CARDS, g.rng);
  int length = 0, dealt = 2 * g.n;
  for (int i = 0; i < dealt; i++) g.dealt[i] = cards[i];
  for (int i = dealt; i < BOX_CARDS; i++) deck[length++] = cards[i];
  for (int t = 1; t <= TOYS; t++) deck[length++] = (uint8_t)(TOY + t);
  int piles = g.extended ? 1 : g.n, princesses = g.extended ? 5 : 1, from = 0, to = 0;
  if (!g.extended) shuffle(deck, length, g.rng);
  for (int pile = 0; pile < piles; pile++) {
    int size = (length - pile + piles - 1) / piles;
    for (int i = 0; i < size; i++) g.deck[to + i] = deck[from + i];
    for (int i = 0; i < princesses; i++) g.deck[to + size + i] = PRINCESS;
    shuffle(g.deck + to, size + princesses, g.rng);
    from += size;
    to += size + princesses;
  }
  g.deck_size = (uint8_t)to;
  open_game(g, g.rng.below(g.n));
}

// ---- legal moves -----------------------------------------------------------------------------------------------------
template <class F> HD void each_cell(const uint32_t *set, F f) {
  for (int w = 0; w < SET_WORDS; w++) for (uint32_t bits = set[w]; bits; bits &= bits - 1) f(w * 32 + lowest64(bits));
}
HD void add_card(const Game &g, int piece, int *into, int &length) {
  int open = open_sides(piece), turned = half_turned(open);
  each_cell(g.frontier, [&](int cell) {
    int walls = g.extended ? g.walls[cell] : 0; // IF-22
    if (!(walls & ~open)) into[length++] = piece << 9 | cell;
    if (turned != open && !(walls & ~turned)) into[length++] = piece << 9 | FLAG | cell;
  });
}
HD bool may_start_at(const Game &g, int cell) { // IF-8
  int above = beyond_side(g, cell, TOP), below = beyond_side(g, cell, BOTTOM);
  return (above != OFF_TABLE && g.pieces[above]) || (below != OFF_TABLE && g.pieces[below]);
}
HD int card_moves(const Game &g, int seat, int *into) {
  int length = 0;
  for (int i = 0; i < g.hand_sizes[seat]; i++) {
    int piece = g.hands[seat * HAND + i];
    if (piece > BOX_CARDS) {
      each_cell(g.awake, [&](int pair) { into[length++] = PRINCESS << 9 | FLAG | pair; });
      each_cell(g.asleep, [&](int cell) { into[length++] = PRINCESS << 9 | cell; });
      break;
    }
    add_card(g, piece, into, length);
  }
  if (length) return length;
  for (int i = 0; i < g.hand_sizes[seat]; i++) { // IF-16
    int piece = g.hands[seat * HAND + i];
    if (i == 0 || piece != g.hands[seat * HAND + i - 1]) into[length++] = DISCARD | piece << 9;
  }
  return length;
}
HD int legal_moves(const Game &g, int *into) {
  int length = 0, seat = g.turn;
  switch (g.phase) {
    case START_CARD: {
      auto add = [&](int cell) { for (int k = 1; k <= STARTS; k++) if (g.starts_left >> k & 1) into[length++] = (START + k) << 9 | cell; };
      if (g.laid == 0) add(MIDDLE);
      else each_cell(g.frontier, [&](int cell) { if (may_start_at(g, cell)) add(cell); });
      return length;
    }
    case TURN:
      into[length++] = DRAW;
      if (g.cats_left[seat]) add_card(g, SLEEPER, into, length);
      return length;
    case CARD: return card_moves(g, seat, into);
    case TOY_CARD: // IF-15
      each_cell(g.room, [&](int pair) { into[length++] = g.toy << 9 | FLAG | pair; });
      if (length == 0) each_cell(g.frontier, [&](int cell) { into[length++] = g.toy << 9 | cell; });
      if (length == 0) into[length++] = DISCARD | g.toy << 9;
      return length;
    case CAT_OR_PASS: {
      int left = beyond_side(g, g.just_laid, LEFT);
      if (left != OFF_TABLE && has_cell(g.room, left)) into[length++] = CAT << 9 | FLAG | left;
      if (has_cell(g.room, g.just_laid)) into[length++] = CAT << 9 | FLAG | g.just_laid;
      into[length++] = PASS;
      return length;
    }
  }
  return 0;
}

// ---- playing (IF-8 to IF-17) ---------------------------------------------------------------------------------------------
HD int seat_after(const Game &g, int seat) { return seat + 1 == g.n ? 0 : seat + 1; }
HD void end_turn(Game &g, int seat) {
  if (!g.last_phase) {
    g.last_phase = g.drawn == g.deck_size || g.cats_left[seat] == 0;
    g.turn = (uint8_t)seat_after(g, seat);
    g.phase = g.last_phase ? CARD : TURN;
    return;
  }
  g.phase = CARD;
  int next = seat;
  do {
    next = seat_after(g, next);
    if (g.hand_sizes[next]) { g.turn = (uint8_t)next; return; }
  } while (next != seat);
  g.phase = OVER;
  score_game(g);
}
HD void lay_for_cat(Game &g, int seat, int move) {
  int cell = cell_of(move);
  g.just_laid = (uint8_t)cell;
  lay_in_cell(g, cell, piece_of(move), sides_of(move));
  int left = beyond_side(g, cell, LEFT);
  bool room = has_cell(g.room, cell) || (left != OFF_TABLE && has_cell(g.room, left));
  if (room && g.cats_left[seat] && admits_cat(g.box_cats[box_at(g, cell)], seat)) g.phase = CAT_OR_PASS;
  else end_turn(g, seat);
}
HD void play(Game &g, int move) {
  int seat = g.turn, piece = piece_of(move), cell = cell_of(move);
  switch (g.phase) {
    case TURN:
      if (move == DRAW) {
        int drawn = g.deck[g.drawn++];
        if (is_toy(drawn)) { g.toy = (uint8_t)drawn; g.phase = TOY_CARD; }
        else { add_to_hand(g, seat, drawn); g.phase = CARD; }
        return;
      }
      lay_in_cell(g, cell, SLEEPER + seat, sides_of(move));
      add_cell(g.asleep, cell);
      g.box_cats[box_at(g, cell)] += asleep_bit(seat);
      g.cats_left[seat]--;
      return end_turn(g, seat);
    case CARD:
      take_from_hand(g, seat, piece);
      if (is_discard(move)) return end_turn(g, seat);
      if (piece == PRINCESS) { // IF-14
        bool awake = is_across(move);
        int owner = owner_of(awake ? g.across[cell] : g.pieces[cell]);
        if (awake) { g.across[cell] = PRINCESS; remove_cell(g.awake, cell); }
        else { g.pieces[cell] = PRINCESS; remove_cell(g.asleep, cell); }
        g.box_cats[box_at(g, cell)] -= awake ? awake_bit(owner) : asleep_bit(owner);
        g.cats_left[owner]++;
        return end_turn(g, seat);
      }
      return lay_for_cat(g, seat, move);
    case CAT_OR_PASS:
      if (move != PASS) {
        lay_across(g, cell, CAT + seat);
        add_cell(g.awake, cell);
        g.box_cats[box_at(g, cell)] += awake_bit(seat);
        g.cats_left[seat]--;
      }
      return end_turn(g, seat);
    case TOY_CARD:
      g.toy = 0;
      if (is_discard(move)) return end_turn(g, seat);
      if (!is_across(move)) return lay_for_cat(g, seat, move);
      lay_across(g, cell, piece);
      return end_turn(g, seat);
    case START_CARD:
      lay_in_cell(g, cell, piece, sides_of(move));
      g.starts_left &= (uint8_t)~(1 << (piece - START));
      g.turn = (uint8_t)seat_after(g, seat);
      if (g.turn == g.first) g.phase = TURN;
      return;
  }
}

} // namespace ifitfits
