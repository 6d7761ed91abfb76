// Runs a function for each of `n` tables or rows: one thread each on the GPU, otherwise a loop over the
// cores. BLOCK is the number of threads in a block.
#pragma once
#include "rules/common.h"

#ifdef __CUDACC__
#include <cuda_runtime.h>
template <class F> __global__ void __launch_bounds__(BLOCK) run_kernel(long n, F f) {
  long i = (long)blockIdx.x * BLOCK + threadIdx.x;
  if (i < n) f(i);
}
template <class F> static void launch(long n, void *stream, F f) {
  run_kernel<<<(unsigned)((n + BLOCK - 1) / BLOCK), BLOCK, 0, (cudaStream_t)stream>>>(n, f);
}
#define LAMBDA [=] __device__
#else
template <class F> static void launch(long n, void *, F f) {
#pragma omp parallel for schedule(dynamic, 16)
  for (long i = 0; i < n; i++) f(i);
}
#define LAMBDA [=]
struct uint4 { uint32_t x, y, z, w; };
#endif
HD void add_to(float *at, float x) {
#ifdef __CUDA_ARCH__
  atomicAdd(at, x);
#else
#pragma omp atomic
  *at += x;
#endif
}
