// Replays games recorded by cat-in-the-box-record.ts and counts differences: cat-in-the-box-replay RULES.bin < games.txt
// With `make N SEED [RULES.bin]`: makes N games, at random or mostly by the learnt policy, for verify.ts and
// fixtures.ts.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include "../rules/cat_in_the_box.h"
using namespace catbox;
static float tables[4 * X_COUNT];
static const char *COL = "rbyg";
static std::string text_of(const Game &g, int a) {
  char s[8];
  if (a < A_PREDICT) snprintf(s, 8, "-%d", a + 1);
  else if (a < A_PLAY) snprintf(s, 8, "=%d", prediction_at(g.n, a - A_PREDICT));
  else { int c = cell_of_action(a); snprintf(s, 8, "%d%c", c & 15, COL[c >> 4]); }
  return s;
}
static void make(int games, uint64_t seed, bool expertly) {
  Game g;
  g.rng.state = seed;
  for (int i = 0; i < games; i++) {
    new_game(g, 2 + i % 4, (i >> 2) & 1);
    printf("{\"players\":%d,\"layout\":\"%s\",\"rounds\":[", g.n, g.layout ? "purple" : "white");
    while (g.phase != OVER) {
      deal(g);
      printf("%s{\"deal\":{\"first\":%d,\"hands\":[", g.round ? "," : "", g.first);
      for (int s = 0; s < g.n; s++) {
        printf("%s[", s ? "," : "");
        bool some = false;
        for (int r = 1; r < 10; r++) for (int k = 0; k < g.counts[s][r]; k++) { printf("%s%d", some ? "," : "", r); some = true; }
        printf("]");
      }
      printf("]");
      if (g.n == 2) printf(",\"turnedUp\":[%d,%d,%d]", g.turned_up[0], g.turned_up[1], g.turned_up[2]);
      printf("},\"steps\":[");
      bool more = false;
      while (g.phase != DEAL && g.phase != OVER) {
        uint64_t mask = legal_mask(g);
        uint32_t words[FEATURES / 32];
        observe(g, g.turn, words);
        int a = expertly && g.rng.below(4) ? choose_expertly(g, tables, g.rng, 0.6f) : choose_dice(g, g.rng);
        printf("%s[%d,\"%llx\",\"%s\",\"", more ? "," : "", g.turn, (unsigned long long)mask, text_of(g, a).c_str());
        for (int w = 0; w < FEATURES / 32; w++) printf("%08x", words[w]);
        printf("\"]");
        more = true;
        play(g, a);
      }
      printf("],\"paradox\":%d,\"points\":[", g.paradox);
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
  if (argc > 3 && !strcmp(argv[1], "make")) {
    if (argc > 4) if (FILE *f = fopen(argv[4], "rb")) { size_t got = fread(tables, 4, 4 * X_COUNT, f); (void)got; fclose(f); }
    make(atoi(argv[2]), strtoull(argv[3], 0, 10), argc > 4);
    return 0;
  }
  if (FILE *f = fopen(argv[1], "rb")) { size_t got = fread(tables, 4, 4 * X_COUNT, f); (void)got; fclose(f); }
  Game g; memset(&g, 0, sizeof g);
  long games = 0, moves = 0, rounds = 0, bad = 0, badbot[4] = {0}, tie = 0;
  char tag[4];
  int x;
  auto num = [&] { if (scanf("%d", &x) != 1) { puts("short file"); exit(2); } return x; };
  auto differ = [&](const char *what) { if (bad++ < 10) printf("difference: %s, game %ld, move %ld\n", what, games, moves); };
  while (scanf("%3s", tag) == 1) {
    if (*tag == 'N') { int n = num(); new_game(g, n, num()); games++; }
    else if (*tag == 'D') {
      int first = num();
      if (g.round && first != next_seat(g, g.first)) differ("first");
      open_round(g, first);
      for (int s = 0; s < g.n; s++) for (int k = 0; k < hand_size(g.n); k++) add_card(g, s, num());
      if (g.n == 2) for (int k = 0; k < 3; k++) turn_up(g, k, num());
    } else if (*tag == 'S') {
      unsigned long long mask; char hex[FEATURES / 4 + 1]; int seat = num(), want[4];
      if (scanf("%llx %160s", &mask, hex) != 2) return 2;
      if (g.phase == DEAL || g.phase == OVER) differ("phase");
      if (seat != g.turn) differ("turn");
      if (mask != legal_mask(g)) differ("legal");
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
      for (int k = 0; k < 4; k++) want[k] = num();
      Never never;
      int mine[4] = {choose_carefully(g), choose_boldly(g), choose_naively(g, never), choose_expertly(g, tables, never, 0.f)};
      for (int k = 0; k < 4; k++) if (mine[k] != want[k]) {
        if (k == 3) { // float versus double: a tie?
          float w[36]; expert_worths(g, tables + (g.n - 2) * X_COUNT, w);
          float a = 0, b = 0; int i = 0;
          for (uint64_t m = mask; m; m &= m - 1, i++) { if (lowest64(m) == mine[3]) a = w[i]; if (lowest64(m) == want[3]) b = w[i]; }
          if (a - b < 1e-4f) { tie++; continue; }
        }
        badbot[k]++;
      }
      int a = num();
      if (!(legal_mask(g) >> a & 1)) differ("illegal move");
      play(g, a);
      moves++;
    } else if (*tag == 'R') {
      rounds++;
      if (g.phase != DEAL && g.phase != OVER) differ("round not over");
      if (num() != g.paradox) differ("paradox");
      for (int s = 0; s < g.n; s++) {
        if (num() != g.won[s]) differ("won");
        if (num() != g.last_bonus[s]) differ("bonus");
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
  printf("games %ld rounds %ld moves %ld differences %ld; bots: careful %ld bold %ld naive %ld expert %ld (ties %ld)\n", games, rounds, moves, bad, badbot[0], badbot[1], badbot[2], badbot[3], tie);
  return bad != 0;
}
