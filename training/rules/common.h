// What all games' rules share: host and device functions, bit sets, random numbers, features as
// bits.
#pragma once
#include <stdint.h>
#ifdef __CUDACC__
#define HD __host__ __device__ inline
#else
#define HD inline
#endif

HD int popcount64(uint64_t x) {
#ifdef __CUDA_ARCH__
  return __popcll(x);
#else
  return __builtin_popcountll(x);
#endif
}
HD int lowest64(uint64_t x) {
#ifdef __CUDA_ARCH__
  return __ffsll((long long)x) - 1;
#else
  return __builtin_ctzll(x);
#endif
}
// The k-th lowest set bit.
HD int nth_bit(uint64_t mask, int k) { while (k--) mask &= mask - 1; return lowest64(mask); }

struct Rng { // splitmix64
  uint64_t state;
  HD uint32_t next() {
    state += 0x9E3779B97F4A7C15ull;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return (uint32_t)((z ^ (z >> 31)) >> 32);
  }
  HD int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }
  HD float unit() { return (float)(next() >> 8) * (1.0f / 16777216.0f); }
};

struct Bits { // features: words of 32
  uint32_t *words;
  HD void set(int at) { words[at >> 5] |= 1u << (at & 31); }
  HD void at_least(int at, int value, int most) { // thermometer: bits for 1, 2, ..., most
    for (int k = 1; k <= most && k <= value; k++) set(at + k - 1);
  }
  // The lowest `width` bits of `value`, at most 32 of them.
  HD void put(int at, uint32_t value, int width) {
    if (width < 32) value &= (1u << width) - 1;
    int shift = at & 31;
    words[at >> 5] |= value << shift;
    if (shift + width > 32) words[(at >> 5) + 1] |= value >> (32 - shift);
  }
};
