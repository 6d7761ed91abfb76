// One player among others of a kind, whole games, on all cores: a net against another net or a searching bot of
// rules/cat_in_the_box_search.h.
// cat-in-the-box-arena ONE OTHERS PLAYERS LAYOUT GAMES SEED [THREADS]
// ONE, OTHERS: a .net file (greedy; followed by :1.2, sampled, that much sharper than in training), flat:1000, ismcts:3000,
// hunter:1000, naive, expert, careful, bold
// With CALIBRATE=1 it also prints how often the nets won the games for each chance they gave themselves.
#define KEEP_HISTORY
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>
#include "../rules/cat_in_the_box_search.h"
using namespace catbox;
static float tables[4 * X_COUNT];

struct Net { // int8 file, version 2, as floats
  std::vector<uint32_t> sizes;
  std::vector<std::vector<float>> bias, weights;
  Net(const char *path) {
    FILE *f = fopen(path, "rb");
    if (!f) { perror(path); exit(2); }
    char magic[8]; uint32_t head[2];
    auto get = [&](void *to, size_t n) { if (fread(to, 1, n, f) != n) { fprintf(stderr, "%s: short\n", path); exit(2); } };
    get(magic, 8); get(head, 8);
    sizes.resize(head[0] + 1); get(sizes.data(), 4 * sizes.size());
    for (uint32_t l = 0; l < head[0]; l++) {
      uint32_t a = sizes[l], b = sizes[l + 1];
      std::vector<float> bi(b), row(a), column(b), w((size_t)a * b);
      std::vector<int8_t> q((size_t)a * b);
      get(bi.data(), 4 * b); get(row.data(), 4 * a); get(column.data(), 4 * b); get(q.data(), q.size());
      for (uint32_t i = 0; i < a; i++) for (uint32_t o = 0; o < b; o++) w[(size_t)i * b + o] = q[(size_t)i * b + o] * row[i] * column[o];
      bias.push_back(bi); weights.push_back(w);
    }
    fclose(f);
  }
  int choose(const Game &g, float &chance, float sharp, Rng &rng) const {
    uint64_t mask = legal_mask(g);
    if (!(mask & (mask - 1))) return lowest64(mask);
    uint32_t words[FEATURES / 32];
    observe(g, g.turn, words);
    std::vector<float> in, out;
    for (size_t l = 0; l < bias.size(); l++) {
      uint32_t a = sizes[l], b = sizes[l + 1];
      out = bias[l];
      for (uint32_t i = 0; i < a; i++) {
        float x = l ? in[i] : (float)(words[i >> 5] >> (i & 31) & 1);
        if (x == 0) continue;
        const float *w = &weights[l][(size_t)i * b];
        for (uint32_t o = 0; o < b; o++) out[o] += x * w[o];
      }
      if (l + 1 < bias.size()) for (float &x : out) if (x < 0) x = 0;
      in.swap(out);
    }
    chance = 1 / (1 + expf(-in[O_WIN]));
    int best = lowest64(mask);
    for (uint64_t m = mask; m; m &= m - 1) if (in[lowest64(m)] > in[best]) best = lowest64(m);
    if (sharp <= 0) return best;
    float sum = 0, most = in[best];
    for (uint64_t m = mask; m; m &= m - 1) sum += expf((in[lowest64(m)] - most) * sharp);
    float left = rng.unit() * sum;
    for (uint64_t m = mask; m; m &= m - 1) { left -= expf((in[lowest64(m)] - most) * sharp); if (left < 0) return lowest64(m); }
    return best;
  }
};
struct Player {
  std::unique_ptr<Net> net;
  int search = -1, playouts = 0, rule = -1;
  float sharp = 0;
  Player(std::string name) {
    const char *searches[] = {"flat", "ismcts", "hunter"}, *rules[] = {"dice", "careful", "bold", "naive", "expert"};
    size_t colon = name.find(':');
    for (int k = 0; k < 3; k++) if (name.substr(0, colon) == searches[k]) { search = k; playouts = atoi(name.c_str() + colon + 1); }
    for (int k = 0; k < 5; k++) if (name == rules[k]) rule = k;
    if (search < 0 && rule < 0) {
      net = std::make_unique<Net>(name.substr(0, colon).c_str());
      if (colon != std::string::npos) sharp = (float)atof(name.c_str() + colon + 1);
    }
  }
  int choose(Game &g, Work &work, Rng &rng, float &chance) const {
    if (net) return net->choose(g, chance, sharp, rng);
    if (rule >= 0) return choose_by_rule(rule, g, rng, tables, 0.5f);
    uint64_t seed = (uint64_t)rng.next() << 32;
    return Search(g, tables, work, seed | rng.next()).think(search, playouts);
  }
};
int main(int argc, char **argv) {
  if (argc < 7) return 2;
  std::string here = argv[0];
  here = here.substr(0, here.rfind('/') + 1);
  FILE *t = fopen((here + "../data/cat-in-the-box-rules.bin").c_str(), "rb");
  if (!t || fread(tables, sizeof tables, 1, t) != 1) { fprintf(stderr, "no rules.bin\n"); return 2; }
  Player one(argv[1]), others(argv[2]);
  int n = atoi(argv[3]), layout = atoi(argv[4]), games = atoi(argv[5]), threads = argc > 7 ? atoi(argv[7]) : (int)std::thread::hardware_concurrency();
  std::atomic<int> next{0};
  std::mutex lock;
  bool calibrate = getenv("CALIBRATE");
  double bins[10][3] = {}, brier = 0, count = 0;
  double wins = 0, squares = 0, own = 0, their = 0; int played = 0;
  auto work = [&] {
    auto memory = std::make_unique<Work>();
    for (int i; (i = next++) < games;) {
      Game g; Rng rng;
      // The same deals, with each seat being the single one once.
      g.rng.state = strtoull(argv[6], nullptr, 10) * 1000003ull + (uint64_t)(i / n) * 0xD1342543DE82EF95ull; g.rng.next();
      rng.state = g.rng.state * 31 + (uint64_t)i; rng.next();
      int alone = i % n;
      std::vector<std::pair<int, float>> told;
      new_game(g, n, layout);
      while (!game_ended(g)) {
        deal(g);
        while (!round_ended(g)) {
          float chance = -1;
          int seat = g.turn, action = (seat == alone ? one : others).choose(g, *memory, rng, chance);
          if (chance >= 0) told.push_back({seat, chance});
          play(g, action);
        }
      }
      double w = win_share60(g, alone) / 60.0, o = 0;
      for (int s = 0; s < n; s++) if (s != alone) o += g.totals[s];
      std::lock_guard<std::mutex> hold(lock);
      for (auto [seat, chance] : told) {
        double won = win_share60(g, seat) / 60.0, *bin = bins[chance >= 1 ? 9 : (int)(chance * 10)];
        bin[0]++; bin[1] += chance; bin[2] += won; brier += (chance - won) * (chance - won); count++;
      }
      wins += w; squares += w * w; own += g.totals[alone]; their += o / (n - 1); played++;
    }
  };
  std::vector<std::thread> all;
  for (int k = 0; k < threads; k++) all.emplace_back(work);
  for (auto &k : all) k.join();
  double mean = wins / played, error = 1.96 * sqrt((squares / played - mean * mean) / played);
  printf("%s among %d %s, %s: %.1f %% +- %.1f of %d games; points %.1f, %.1f\n", argv[1], n - 1, argv[2], layout ? "purple" : "white", 100 * mean, 100 * error, played, own / played, their / played);
  if (!calibrate || !count) return 0;
  double off = 0;
  for (int k = 0; k < 10; k++) if (bins[k][0]) {
    off += fabs(bins[k][1] - bins[k][2]);
    printf("  %d to %d %%: %.0f positions, judged %.1f %%, won %.1f %%\n", 10 * k, 10 * k + 10, bins[k][0], 100 * bins[k][1] / bins[k][0], 100 * bins[k][2] / bins[k][0]);
  }
  printf("  calibration error %.4f, squared error %.4f\n", off / count, brier / count);
}
