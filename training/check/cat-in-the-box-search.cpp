// How often the searching bots of rules/cat_in_the_box_search.h make the same choices as those in TypeScript, and how
// often the latter repeat their own:
// cat-in-the-box-search GAMES.txt RULES.bin   (games from cat-in-the-box-search-record.ts)
#define KEEP_HISTORY
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include "../rules/cat_in_the_box_search.h"
using namespace catbox;
static float tables[4 * X_COUNT];
static Work work;
int main(int, char **argv) {
  FILE *t = fopen(argv[2], "rb"), *f = fopen(argv[1], "r");
  if (!t || !f || fread(tables, sizeof tables, 1, t) != 1) return 2;
  const int playouts[3] = {1000, 2000, 1000};
  int kinds[5], x, seen = 0;
  long asked[3][5] = {}, same[3][5] = {}, twice[3] = {}; double seconds[3] = {};
  char tag[4];
  Game g;
  auto num = [&] { return fscanf(f, "%d", &x) == 1 ? x : -99; };
  while (fscanf(f, "%3s", tag) == 1) {
    if (*tag == 'N') { int n = num(); new_game(g, n, num()); for (int s = 0; s < n; s++) kinds[s] = num(); }
    else if (*tag == 'D') {
      open_round(g, num());
      for (int s = 0; s < g.n; s++) for (int k = 0; k < hand_size(g.n); k++) add_card(g, s, num());
      if (g.n == 2) for (int k = 0; k < 3; k++) turn_up(g, k, num());
    } else {
      int a = num(), again = num(), kind = kinds[g.turn];
      if (again >= 0) {
        clock_t from = clock();
        int own = Search(g, tables, work, seen * 77777ull).think(kind, playouts[kind]);
        seen++; twice[kind] += again == a;
        seconds[kind] += (double)(clock() - from) / CLOCKS_PER_SEC;
        int group = g.phase == DISCARD ? 0 : g.phase == PREDICT ? 1 : g.tricks_done < 3 ? 2 : g.tricks_done < 6 ? 3 : 4;
        asked[kind][group]++; same[kind][group] += own == a;
      }
      play(g, a);
    }
  }
  const char *names[] = {"flat", "ismcts", "hunter"};
  for (int k = 0; k < 3; k++) {
    long n = 0, s = 0;
    for (int p = 0; p < 5; p++) { n += asked[k][p]; s += same[k][p]; }
    printf("%s %ld asked, same %.3f, TypeScript again %.3f (%.2f ms each); face down, predictions, early, middle, late plays:", names[k], n, (double)s / n, (double)twice[k] / n, 1000 * seconds[k] / n);
    for (int p = 0; p < 5; p++) printf(" %.3f of %ld", (double)same[k][p] / asked[k][p], asked[k][p]);
    printf("\n");
  }
}
