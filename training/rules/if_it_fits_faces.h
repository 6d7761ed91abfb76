// Printed by check/if-it-fits-faces.ts from packages/rules/src/if-it-fits/faces.ts. Do not edit.
#pragma once
#include "common.h"
// By piece: open sides as bits (top, right, bottom, left), and symbols, five bits a kind.
#define IF_OPEN_SIDES {0, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 15, 15, 15, 4, 14, 14, 14, 14, 14, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4}
#define IF_SYMBOLS_ON {0, 1024, 32, 32768, 1048576, 0, 0, 33554432, 65536, 1024, 2097152, 0, 2048, 1, 1048576, 32, 32768, 1, 0, 0, 1048576, 32, 0, 0, 33554432, 2, 1024, 33554432, 32768, 1, 33554432, 2, 0, 32768, 1024, 1, 32768, 1, 65536, 32, 1, 32, 0, 1048576, 0, 0, 64, 33554432, 0, 32768, 33554432, 33554432, 0, 1024, 1048576, 1024, 1048576, 0, 2097152, 33554432, 32, 0, 1, 32768, 32, 2048, 1024, 0, 33554432, 64, 33554432, 0, 1048576, 2, 64, 2048, 0, 1, 32, 1024, 32768, 1048576, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
namespace ifitfits {
static const uint8_t open_sides_here[] = IF_OPEN_SIDES;
static const uint32_t symbols_here[] = IF_SYMBOLS_ON;
#ifdef __CUDACC__
static __device__ __constant__ const uint8_t open_sides_there[] = IF_OPEN_SIDES;
static __device__ __constant__ const uint32_t symbols_there[] = IF_SYMBOLS_ON;
#endif
HD int open_sides(int piece) {
#ifdef __CUDA_ARCH__
  return open_sides_there[piece];
#else
  return open_sides_here[piece];
#endif
}
HD uint32_t symbols_on(int piece) {
#ifdef __CUDA_ARCH__
  return symbols_there[piece];
#else
  return symbols_here[piece];
#endif
}
// The taste of the rule bot (packages/bots/src/if-it-fits/styles.ts, KEEN).
namespace keen {
HD double rivals() { return 0.95; }
HD double shared() { return 1; }
HD double closing() { return 2.2; }
HD double growth() { return 0.47; }
HD double growing() { return 5.8; }
HD double cat() { return 2.35; }
HD double cats() { return 0.26; }
HD double waiting() { return 24; }
HD double princess() { return 1.2; }
HD double draw() { return 2; }
HD double drawEarly() { return 4; }
HD double ending() { return -0.5; }
HD double lead() { return 0.27; }
HD double waking() { return 0.18; }
HD double pace() { return 1.8; }
HD double hand() { return 0.54; }
} // namespace keen
} // namespace ifitfits
