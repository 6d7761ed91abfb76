// A WebAssembly module with one function, assembled here: it adds rows of weights, each multiplied by its scale, to a row
// of sums. Sixteen sums at a time stay in registers while all rows are added to them.

/** The function's parameters and variables, by number. */
const WEIGHTS = 0;
const SUMS = 1;
const OFFSETS = 2;
const SCALES = 3;
const COUNT_BYTES = 4;
const ROW_BYTES = 5;
const BLOCK_AT = 6;
const AT = 7;
const ADDRESS = 8;
const SCALE = 9;
const ACCUMULATORS = [10, 11, 12, 13];

const I32 = 0x7f;
const V128 = 0x7b;
const NO_RESULT = 0x40;
/** Memory alignment: four bytes. */
const ALIGNED = 2;

const get = (variable: number): number[] => [0x20, variable];
const set = (variable: number): number[] => [0x21, variable];
const tee = (variable: number): number[] => [0x22, variable];
/** Less than 64; 64 takes a second byte because the seventh bit is a sign. */
const constant = (value: number): number[] => [0x41, ...(value < 64 ? [value] : [0x80 | value, 0])];
const ADD = 0x6a;
const LESS = 0x49;
const IS_ZERO = 0x45;
const LOAD = [0x28, ALIGNED, 0];
const SPLAT = [0xfd, 0x09, ALIGNED, 0];
const loadFour = (offset: number): number[] => [0xfd, 0x00, ALIGNED, offset];
const storeFour = (offset: number): number[] => [0xfd, 0x0b, ALIGNED, offset];
const ADD_FOUR = [0xfd, 0xe4, 0x01];
const MULTIPLY_FOUR = [0xfd, 0xe6, 0x01];
const BLOCK = [0x02, NO_RESULT];
const LOOP = [0x03, NO_RESULT];
const END = 0x0b;
const BRANCH_IF = [0x0d, 0];

const sum = (a: number, b: number): number[] => [...get(a), ...get(b), ADD];

const code = [
  ...LOOP,
  ...[...sum(SUMS, BLOCK_AT), ...set(ADDRESS)],
  ...ACCUMULATORS.flatMap((four, i) => [...get(ADDRESS), ...loadFour(16 * i), ...set(four)]),
  ...[...constant(0), ...set(AT)],
  ...[...BLOCK, ...get(COUNT_BYTES), IS_ZERO, ...BRANCH_IF],
  ...LOOP,
  ...[...sum(SCALES, AT), ...SPLAT, ...set(SCALE)],
  ...[...sum(WEIGHTS, BLOCK_AT), ...sum(OFFSETS, AT), ...LOAD, ADD, ...set(ADDRESS)],
  ...ACCUMULATORS.flatMap((four, i) => [
    ...[...get(four), ...get(ADDRESS), ...loadFour(16 * i), ...get(SCALE)],
    ...[...MULTIPLY_FOUR, ...ADD_FOUR, ...set(four)],
  ]),
  ...[...get(AT), ...constant(4), ADD, ...tee(AT), ...get(COUNT_BYTES), LESS, ...BRANCH_IF, END, END],
  ...[...sum(SUMS, BLOCK_AT), ...set(ADDRESS)],
  ...ACCUMULATORS.flatMap((four, i) => [...get(ADDRESS), ...get(four), ...storeFour(16 * i)]),
  ...[...get(BLOCK_AT), ...constant(64), ADD, ...tee(BLOCK_AT), ...get(ROW_BYTES), LESS, ...BRANCH_IF, END],
  END,
];

/** A length in WebAssembly's encoding: seven bits per byte. */
const sized = (bytes: readonly number[]): number[] =>
  bytes.length < 128 ? [bytes.length, ...bytes] : [0x80 | (bytes.length & 127), bytes.length >> 7, ...bytes];
const section = (id: number, bytes: readonly number[]): number[] => [id, ...sized(bytes)];
const named = (name: string): number[] => sized([...name].map((letter) => letter.charCodeAt(0)));

export const KERNEL = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  // One type: six integers in, nothing out.
  ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
  // The memory is imported.
  ...section(2, [1, ...named('net'), ...named('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...named('add'), 0, 0]),
  ...section(10, [1, ...sized([2, 3, I32, 1 + ACCUMULATORS.length, V128, ...code])]),
]);
