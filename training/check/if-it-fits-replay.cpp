// Replays games recorded by if-it-fits-record.ts and counts differences.
// With `make N SEED`: makes N games, at random and by eye, as JSON lines for if-it-fits-verify.ts; now and then with the
// inputs themselves, for if-it-fits-fixtures.ts.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include "../rules/if_it_fits_observe.h"
using namespace ifitfits;
static Game g;
static Look look;
static int legal[MOST_LEGAL], length;
static double gains[MOST_LEGAL];
static uint32_t mix(uint32_t hash, uint32_t value) { return ((hash ^ value) * 0x01000193u) ^ (value >> 16); }
static uint32_t legal_hash() {
  uint32_t hash = 0x811c9dc5u;
  for (int i = 0; i < length; i++) hash = mix(hash, (uint32_t)legal[i]);
  return hash;
}
static uint32_t gain_hash() {
  uint32_t hash = 0x811c9dc5u;
  for (int i = 0; i < length; i++) {
    double gain = gains[i] + 0.0;
    uint32_t words[2];
    memcpy(words, &gain, 8);
    hash = mix(mix(hash, words[0]), words[1]);
  }
  return hash;
}
static void appraise() {
  length = legal_moves(g, legal);
  look_at(g, look);
  for (int i = 0; i < length; i++) { Effect e; effect_of(g, look, legal[i], e); gains[i] = gain_of(g, look, legal[i], e); }
}
static uint32_t hash_on(uint32_t hash, const uint32_t *words, int count, int from) {
  for (int w = 0; w < count; w++) for (uint32_t v = words[w]; v; v &= v - 1) hash = mix(hash, (uint32_t)(from + w * 32 + lowest64(v)));
  return hash;
}
static uint32_t state_words[STATE_WORDS], move_words[MOVE_WORDS];
static char hex_here[8 * 40 + 1];
static const char *hex_of(bool with_move) { // words of 32 inputs, the first input in the lowest bit of the first word
  uint32_t words[40] = {0};
  auto add = [&](const uint32_t *from, int count, int at) {
    for (int w = 0; w < count; w++) for (uint32_t v = from[w]; v; v &= v - 1) { int i = at + w * 32 + lowest64(v); words[i >> 5] |= 1u << (i & 31); }
  };
  add(state_words, STATE_WORDS, 0);
  if (with_move) add(move_words, MOVE_WORDS, STATE_USED);
  for (int w = 0; w < FEATURES / 32; w++) snprintf(hex_here + 8 * w, 9, "%08x", words[w]);
  return hex_here;
}
// Printed after a step: a shortlisted move, the position's inputs, and those with the move.
static int told_rank = -1;
static void tell(int rank, int move) {
  if (rank < 0) printf(",\"%s\"", hex_of(false));
  else if (rank == told_rank) printf(",%d,\"%s\"", move, hex_of(true));
}
static uint32_t input_hash() { // for the position, then for each shortlisted move
  int chosen[SHORTLIST], count = shortlist(gains, length, chosen);
  Promise promise;
  promise.count = 0;
  if (g.phase != START_CARD) {
    static int cards[MOST_LEGAL];
    static double card_gains[MOST_LEGAL];
    int count = card_moves(g, g.turn, cards);
    for (int i = 0; i < count; i++) { Effect e; effect_of(g, look, cards[i], e); card_gains[i] = gain_of(g, look, cards[i], e); }
    promise_of(cards, card_gains, count, promise);
  }
  observe(g, look, promise, state_words);
  if (told_rank >= 0) { told_rank %= count; tell(-1, 0); }
  uint32_t hash = mix(hash_on(0x811c9dc5u, state_words, STATE_WORDS, 0), FEATURES_USED);
  for (int k = 0; k < count; k++) {
    Effect e;
    int move = legal[chosen[k]];
    effect_of(g, look, move, e);
    observe_move(g, look, promise, move, e, gains[chosen[k]], gains[chosen[0]], k, move_words);
    tell(k, move);
    hash = mix(hash_on(hash_on(hash, state_words, STATE_WORDS, 0), move_words, MOVE_WORDS, STATE_USED), FEATURES_USED);
  }
  return hash;
}
static const char *TABLES[] = {"small", "medium", "large"};
static void print_card(int piece) {
  if (is_box_card(piece)) printf("%d", piece);
  else if (is_toy(piece)) printf("\"toy%d\"", piece - TOY);
  else printf("\"princess\"");
}
static void make(int games, uint64_t seed) {
  g.rng.state = seed;
  for (int i = 0; i < games; i++) {
    new_game(g, 2 + i % 4, i / 4 % 3, i / 12 % 2);
    deal(g);
    printf("{\"players\":%d,\"table\":\"%s\",\"extended\":%s,\"deal\":{\"first\":%d,\"hands\":[", g.n, TABLES[g.size], g.extended ? "true" : "false", g.first);
    for (int s = 0; s < g.n; s++) printf("%s[%d,%d]", s ? "," : "", g.dealt[2 * s], g.dealt[2 * s + 1]);
    printf("],\"deck\":[");
    for (int k = 0; k < g.deck_size; k++) { if (k) printf(","); print_card(g.deck[k]); }
    printf("]},\"steps\":[");
    int dice = (const int[]){1000, 20, 200, 500}[g.rng.below(4)];
    bool more = false;
    while (g.phase != OVER) {
      appraise();
      int chosen = 0;
      for (int k = 1; k < length; k++) if (gains[k] > gains[chosen]) chosen = k;
      if (g.rng.below(1000) < dice) chosen = g.rng.below(length);
      printf("%s[%d,%d,%u,%u,%u,%d", more ? "," : "", g.turn, length, legal_hash(), gain_hash(), input_hash(), legal[chosen]);
      if (g.rng.below(8) == 0) { told_rank = g.rng.below(SHORTLIST); input_hash(); told_rank = -1; }
      printf("]");
      more = true;
      play(g, legal[chosen]);
    }
    printf("],\"totals\":[");
    for (int s = 0; s < g.n; s++) printf("%s%d", s ? "," : "", g.totals[s]);
    printf("],\"shares\":[");
    for (int s = 0; s < g.n; s++) printf("%s%d", s ? "," : "", win_share60(g, s));
    printf("]}\n");
  }
}
int main(int argc, char **argv) {
  if (argc > 3 && !strcmp(argv[1], "make")) { make(atoi(argv[2]), strtoull(argv[3], 0, 10)); return 0; }
  long games = 0, moves = 0, bad = 0, bad_gains = 0, bad_inputs = 0;
  char tag[4];
  int x;
  auto num = [&] { if (scanf("%d", &x) != 1) { puts("short file"); exit(2); } return x; };
  auto differ = [&](const char *what) { if (bad++ < 10) printf("difference: %s, game %ld, move %ld\n", what, games, moves); };
  while (scanf("%3s", tag) == 1) {
    if (*tag == 'N') {
      int n = num(), size = num(), extended = num();
      new_game(g, n, size, extended);
      int first = num();
      for (int i = 0; i < 2 * n; i++) g.dealt[i] = (uint8_t)num();
      g.deck_size = (uint8_t)num();
      for (int i = 0; i < g.deck_size; i++) g.deck[i] = (uint8_t)num();
      open_game(g, first);
      games++;
    } else if (*tag == 'S') {
      int seat = num(), count = num();
      unsigned legal_there, gains_there, inputs_there;
      if (scanf("%u %u %u", &legal_there, &gains_there, &inputs_there) != 3) return 2;
      if (g.phase == OVER) differ("phase");
      if (seat != g.turn) differ("turn");
      appraise();
      if (count != length || legal_there != legal_hash()) differ("legal");
      if (gains_there != gain_hash() && bad_gains++ < 5) printf("gains differ, game %ld, move %ld, phase %d, %d legal\n", games, moves, g.phase, length);
      if (inputs_there != input_hash() && bad_inputs++ < 5) printf("inputs differ, game %ld, move %ld, phase %d, %d legal\n", games, moves, g.phase, length);
      int move = num();
      bool found = false;
      for (int i = 0; i < length; i++) if (legal[i] == move) found = true;
      if (!found) differ("illegal move");
      play(g, move);
      moves++;
    } else if (*tag == 'E') {
      if (g.phase != OVER) differ("game not over");
      for (int s = 0; s < g.n; s++) {
        if (num() != g.totals[s]) differ("totals");
        if (num() != win_share60(g, s)) differ("places");
      }
    }
  }
  printf("games %ld moves %ld differences %ld; gains %ld inputs %ld\n", games, moves, bad, bad_gains, bad_inputs);
  return bad || bad_gains || bad_inputs;
}
