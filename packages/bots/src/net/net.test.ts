import { SeededRandom } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { Bits } from './bits.ts';
import { netFile, type LayerFile } from '../testing/net-file.ts';
import { Net } from './net.ts';
import { readLayers } from './net-file.ts';
import { hasNet, keepNet, netOf } from './nets.ts';
import { plainEvaluator } from './plain.ts';
import { simdEvaluator } from './simd.ts';
import { field, offsetsOf, sizeOf, type NetTable } from './table.ts';

const TWO_LAYERS = netFile([
  {
    bias: [0.5, -1, 0, 0, 0, 1],
    rows: [0.5, 0.25, 1],
    columns: [1, 1, 2, 1, 1, 1],
    bytes: [
      [2, 4, -1, 6, 1, 0],
      [4, 4, 4, 4, 4, 4],
      [100, 100, 100, -127, 100, 100],
    ],
  },
  {
    bias: [0.25, 0],
    rows: [1, 1, 1, 1, 1, 1],
    columns: [1, 0.5],
    bytes: [
      [1, 0],
      [2, 2],
      [3, 4],
      [4, 6],
      [5, 8],
      [-6, 127],
    ],
  },
]);

function bitsOf(...on: number[]): Bits {
  const bits = new Bits(3);
  on.forEach((at) => bits.set(at));
  return bits;
}

describe('a net from its file', () => {
  const net = new Net(TWO_LAYERS);

  test('knows its sizes', () => {
    expect([net.inputs, net.outputs]).toEqual([3, 2]);
  });
  test('sums rows, clips at 0, and sums again', () => {
    // Hidden values: 2.5, 2, 1, 4, 1.5, 2.
    expect([...net.evaluate(bitsOf(0, 1))]).toEqual([
      0.25 + 2.5 + 4 + 3 + 16 + 7.5 - 12,
      2 + 2 + 12 + 6 + 127,
    ]);
    // Nothing on: only the biases.
    expect([...net.evaluate(bitsOf())]).toEqual([0.25 + 0.5 - 6, 63.5]);
  });
  test('computes every answer from scratch', () => {
    const first = [...net.evaluate(bitsOf(0, 1))];
    net.evaluate(bitsOf(2));
    expect([...net.evaluate(bitsOf(0, 1))]).toEqual(first);
  });
  test('rounds to 32 bits after every step, from the first row to the last', () => {
    const third = { bias: [1], rows: [0.1, 0.1, 0.1], columns: [1], bytes: [[1], [1], [1]] };
    const { fround } = Math;
    const tenth = fround(0.1);
    const sum = fround(fround(fround(1 + tenth) + tenth) + tenth);
    expect(sum).not.toBe(fround(1 + tenth + tenth + tenth));
    expect(new Net(netFile([third])).evaluate(bitsOf(0, 1, 2))[0]).toBe(sum);
  });
  test('may start anywhere in its buffer', () => {
    const shifted = new Uint8Array(TWO_LAYERS.length + 3);
    shifted.set(TWO_LAYERS, 3);
    expect([...new Net(shifted.subarray(3)).evaluate(bitsOf())]).toEqual([...net.evaluate(bitsOf())]);
  });
});

describe("a file that isn't a net is refused:", () => {
  const changed = (at: number, byte: number): Uint8Array => TWO_LAYERS.with(at, byte);
  test.each<[string, Uint8Array, string]>([
    ['nothing at all', new Uint8Array(), 'not a net'],
    ['other bytes', new Uint8Array(200), 'not a net'],
    ['another version', changed(12, 1), 'a net of version 1, not 2'],
    ['no layers', changed(8, 0), 'a broken net: 0 layers'],
    ['more layers than there can be', changed(9, 1), 'a broken net: 258 layers'],
    ['a layer of nothing', changed(16, 0), 'a broken net: layers of 0, 6, 2'],
    ['the last byte missing', TWO_LAYERS.slice(0, -1), 'a broken net: 157 bytes where its layers take 158'],
    ['a byte too many', Uint8Array.of(...TWO_LAYERS, 0), 'a broken net: 159 bytes where its layers take 158'],
  ])('%s', (_, file, reason) => {
    expect(() => new Net(file)).toThrow(reason);
  });
});

describe('loaded nets', () => {
  const table: NetTable = {
    namespace: 'mice',
    inputs: { whisker: field([3], '') },
    actions: {},
    outputs: { logits: field([2], '') },
    hidden: {},
  };

  test('a missing net is an error', () => {
    expect(hasNet('nobody')).toBe(false);
    expect(() => netOf('nobody')).toThrow('the net of nobody is not loaded');
  });
  test('a net with other sizes is refused', () => {
    const wider = { ...table, inputs: { whisker: field([2, 2], '') } };
    expect(() => keepNet('wider', TWO_LAYERS, wider)).toThrow(
      'a net of another game: 3 → 2 where wider has 4 → 2',
    );
    expect(hasNet('wider')).toBe(false);
  });
  test('a matching net is kept', () => {
    keepNet('mice', TWO_LAYERS, table);
    expect(hasNet('mice')).toBe(true);
    expect(netOf('mice').inputs).toBe(3);
  });
});

test('every answer is identical to the last bit with and without SIMD, seed simd', () => {
  const random = new SeededRandom('simd');
  const signed = (most: number): number => random.below(2 * most + 1) - most;
  const list = (length: number, make: () => number): number[] => Array.from({ length }, make);
  const layer = (inputs: number, outputs: number): LayerFile => ({
    bias: list(outputs, () => signed(100) / 7),
    rows: list(inputs, () => random.below(100) / 1000),
    columns: list(outputs, () => 1 + random.below(100) / 99),
    bytes: Array.from({ length: inputs }, () => list(outputs, () => signed(127))),
  });
  const layers = readLayers(netFile([layer(37, 50), layer(50, 16), layer(16, 3)]));
  const [plain, simd] = [plainEvaluator(layers), simdEvaluator(layers)];
  for (let i = 0; i < 50; i++) {
    const bits = Uint8Array.from(list(37, () => (random.below(50) < i ? 1 : 0)));
    expect([...(simd?.(bits) ?? [])]).toEqual([...plain(bits)]);
  }
});

test('a table lays out its fields one after another', () => {
  const fields = { a: field([2, 3], ''), b: field([1], ''), c: field([4], '') };
  expect(offsetsOf(fields)).toEqual({ a: 0, b: 6, c: 7 });
  expect(sizeOf(fields)).toBe(11);
});
