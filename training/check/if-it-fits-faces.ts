// Generates rules/if_it_fits_faces.h from faces.ts, the only place where the faces of the cards are
// defined.
// npx tsx --conditions=source training/check/if-it-fits-faces.ts > training/rules/if_it_fits_faces.h
import { KEEN } from '../../packages/bots/src/if-it-fits/styles.ts';
import { OPEN_SIDES, SYMBOLS_ON } from '../../packages/rules/src/if-it-fits/pieces.ts';
const listOf = (numbers: ArrayLike<number>): string => Array.from(numbers).join(', ');
console.log(`// Printed by check/if-it-fits-faces.ts from packages/rules/src/if-it-fits/faces.ts. Do not edit.
#pragma once
#include "common.h"
// By piece: open sides as bits (top, right, bottom, left), and symbols, five bits a kind.
#define IF_OPEN_SIDES {${listOf(OPEN_SIDES)}}
#define IF_SYMBOLS_ON {${listOf(SYMBOLS_ON)}}
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
${Object.entries(KEEN)
  .map(([name, value]) => `HD double ${name}() { return ${value}; }`)
  .join('\n')}
} // namespace keen
} // namespace ifitfits`);
