// Replays games recorded by trump-whales-record.ts and counts differences:
// replay RULES.bin < games.txt
// With `make N SEED RULES.bin`: makes N games, mostly by the learnt policy or at random, as JSON lines for
// verify.ts and fixtures.ts.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include "../rules/trump_whales.h"
using namespace whales;
static float tables[TABLE_FLOATS];
static void read_tables(const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f || fread(tables, 4, TABLE_FLOATS, f) != TABLE_FLOATS) { fprintf(stderr, "no tables in %s\n", path); exit(2); }
  fclose(f);
}
static std::string card_text(int card) {
  if (card == FIVE) return "5";
  return std::string(1, "onbs"[card >> 3]) + std::to_string(rank_at(card & 7));
}
static std::string text_of(const Game &g, int a) {
  if (a < A_SPEND) return "+" + card_text(card_named(g, a - A_KEEP));
  if (a < A_PLAY) {
    int e = a - A_SPEND, real = e < 4 ? (e + g.trump) & 3 : e;
    return "!" + card_text(lowest(cards_with(g.bonuses[g.turn], real)));
  }
  if (a < A_TAKE) return card_text(card_named(g, a - A_PLAY));
  if (a < A_NAME) return "*" + card_text(card_named(g, a - A_TAKE));
  return ">" + std::to_string((g.turn + a - A_NAME) % g.n);
}
static int nth_action(const uint64_t *m, int k) { int low = popcount64(m[0]); return k < low ? nth_bit(m[0], k) : 64 + nth_bit(m[1], k - low); }
static void make(int games, uint64_t seed) {
  Game g;
  g.rng.state = seed;
  for (int i = 0; i < games; i++) {
    new_game(g, 2 + i % 3, 0);
    int dicey = i / 3 % 4 == 0; // a quarter of the games entirely at random
    printf("{\"players\":%d,\"rounds\":[", g.n);
    while (g.phase != OVER) {
      deal(g);
      printf("%s{\"deal\":{\"first\":%d,\"trump\":\"%c\",\"token\":%d,\"hands\":[", g.round ? "," : "", g.first, "onbs"[g.trump], g.high ? 9 : 1);
      for (int s = 0; s < g.n; s++) {
        printf("%s[", s ? "," : "");
        bool some = false;
        for (uint32_t h = g.hands[s]; h; h &= h - 1, some = true) printf("%s\"%s\"", some ? "," : "", card_text(lowest(h)).c_str());
        for (int k = 0; k < g.fives[s]; k++, some = true) printf("%s\"5\"", some ? "," : "");
        printf("]");
      }
      printf("]},\"steps\":[");
      bool more = false;
      while (!round_ended(g)) {
        uint64_t mask[2];
        uint32_t words[FEATURES / 32];
        list_legal(g, mask, false);
        observe(g, g.turn, words);
        int a = dicey || g.rng.below(6) == 0 ? nth_action(mask, g.rng.below(popcount64(mask[0]) + popcount64(mask[1]))) : choose_by_rule(g.rng.below(8) ? 3 : 1, g, g.rng, tables, 1.0f);
        printf("%s[%d,\"%llx%016llx\",\"%s\",\"", more ? "," : "", g.turn, (unsigned long long)mask[1], (unsigned long long)mask[0], text_of(g, a).c_str());
        for (int w = 0; w < FEATURES / 32; w++) printf("%08x", words[w]);
        printf("\"]");
        more = true;
        step(g, a);
      }
      printf("],\"points\":[");
      for (int s = 0; s < g.n; s++) printf("%s%d", s ? "," : "", g.last_points[s]);
      printf("]}");
    }
    printf("],\"totals\":[");
    for (int s = 0; s < g.n; s++) printf("%s%d", s ? "," : "", g.totals[s]);
    printf("],\"shares\":[");
    for (int s = 0; s < g.n; s++) printf("%s%d", s ? "," : "", win_share60(g, s));
    printf("]}\n");
  }
}
struct Never { int below(int) { return 0; } float unit() { return 0; } };
int main(int argc, char **argv) {
  if (argc > 4 && !strcmp(argv[1], "make")) {
    read_tables(argv[4]);
    make(atoi(argv[2]), strtoull(argv[3], 0, 10));
    return 0;
  }
  read_tables(argv[1]);
  Game g; memset(&g, 0, sizeof g);
  long games = 0, moves = 0, rounds = 0, bad = 0, other[3] = {0}, ties[3] = {0};
  char tag[4];
  int x;
  auto num = [&] { if (scanf("%d", &x) != 1) { puts("short file"); exit(2); } return x; };
  auto differ = [&](const char *what) { if (bad++ < 10) printf("difference: %s, game %ld, move %ld\n", what, games, moves); };
  while (scanf("%3s", tag) == 1) {
    if (*tag == 'N') { new_game(g, num(), 0); games++; }
    else if (*tag == 'D') {
      int first = num(), trump = num(), high = num();
      if (g.round && first != seat_after(g, g.first)) differ("first");
      open_round(g, first, trump, high);
      for (int s = 0; s < g.n; s++) for (int k = 0; k < HAND_SIZE; k++) add_card(g, s, num());
    } else if (*tag == 'S') {
      char legal[33], hex[FEATURES / 4 + 1];
      int seat = num();
      if (scanf("%32s %192s", legal, hex) != 2) return 2;
      if (round_ended(g)) differ("phase");
      if (seat != g.turn) differ("turn");
      uint64_t mask[2]; char own_legal[33];
      list_legal(g, mask, false);
      snprintf(own_legal, 33, "%016llx%016llx", (unsigned long long)mask[1], (unsigned long long)mask[0]);
      if (strcmp(legal, own_legal)) differ("legal");
      uint32_t words[FEATURES / 32]; char own[FEATURES / 4 + 9];
      observe(g, seat, words);
      for (int w = 0; w < FEATURES / 32; w++) snprintf(own + 8 * w, 9, "%08x", words[w]);
      if (strcmp(own, hex)) {
        differ("features");
        if (bad < 10) for (int w = 0; w < FEATURES / 32; w++) {
          unsigned v; sscanf(std::string(hex + 8 * w, 8).c_str(), "%x", &v);
          for (int k = 0; k < 32; k++) if ((v ^ words[w]) >> k & 1) printf("   bit %d: there %d here %d\n", w * 32 + k, v >> k & 1, words[w] >> k & 1);
        }
      }
      Never never;
      for (int k = 0; k < 3; k++) {
        int want = num();
        const float *w = k == 2 ? tables + (g.n - 2) * X_COUNT : nullptr;
        int mine = k == 0 ? choose_greedily(g, never, 0.0f) : choose_by_policy(g, never, others_hands(g, seat), w, 0.0f);
        if (mine == want) continue;
        float a = -1e9f, b = -1e9f;
        auto compare = [&](int action, float worth) { if (action == mine && worth > a) a = worth; if (action == want && worth > b) b = worth; };
        if (k) weigh_actions(g, others_hands(g, seat), w, compare);
        else weigh_greedily(g, compare);
        if (a - b < 1e-4f) ties[k]++;
        else if (other[k]++ < 3) printf("bot %d: there %d here %d, game %ld, move %ld, phase %d, players %d, %f %f\n", k, want, mine, games, moves, g.phase, g.n, a, b);
      }
      int a = num();
      if (!(mask[a >> 6] >> (a & 63) & 1)) differ("illegal move");
      step(g, a);
      moves++;
    } else if (*tag == 'R') {
      rounds++;
      if (!round_ended(g)) differ("round not over");
      for (int s = 0; s < g.n; s++) {
        if (num() != g.pearls[s]) differ("pearls");
        if (num() != g.last_bonuses[s]) differ("bonuses");
        if (num() != g.last_points[s]) differ("points");
      }
    } else if (*tag == 'E') {
      if (g.phase != OVER) differ("game not over");
      for (int s = 0; s < g.n; s++) {
        if (num() != g.totals[s]) differ("totals");
        if (num() != win_share60(g, s)) differ("places");
      }
    }
  }
  printf("games %ld rounds %ld moves %ld differences %ld; other choices: greedy %ld (ties %ld), by hand %ld (ties %ld), learnt %ld (ties %ld)\n", games, rounds, moves, bad, other[0], ties[0], other[1], ties[1], other[2], ties[2]);
  return bad != 0;
}
