// A small net of plain layers with ReLU between them. Inputs are bits, so the first layer is a sum of rows; and after
// each ReLU most values are 0 and skipped. It knows nothing about games.
//
// Every sum is computed in the same order and rounded to 32 bits at every step, so every machine gives the same answer,
// with or without SIMD.

import type { Bits } from './bits.ts';
import { readLayers } from './net-file.ts';
import { plainEvaluator, type Evaluate } from './plain.ts';
import { simdEvaluator } from './simd.ts';

export class Net {
  readonly inputs: number;
  readonly outputs: number;
  readonly #evaluate: Evaluate;

  /** Throws if the bytes aren't a net of this version. */
  constructor(file: Uint8Array) {
    const layers = readLayers(file);
    this.inputs = layers[0].inputs;
    this.outputs = layers[layers.length - 1].outputs;
    this.#evaluate = simdEvaluator(layers) ?? plainEvaluator(layers);
  }

  /** The outputs, which the next call overwrites. */
  evaluate({ values }: Bits): Float32Array {
    return this.#evaluate(values);
  }
}
