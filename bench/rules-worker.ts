import { parentPort, workerData } from 'node:worker_threads';
import { findGame, parseOptions, SeededRandom, type Game } from '@menagerie/rules';

export interface RulesTask {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
}

export interface RulesFigures {
  readonly moves: number;
  readonly rounds: number;
  readonly elapsed: number;
  /** Moves per second in the fastest of many short slices: what a quiet machine would achieve. */
  readonly bestSlice: number;
}

const SLICE_MS = 50;

const task = workerData as RulesTask;
const game = findGame(task.game) as Game;
const options = parseOptions(game, { players: task.players });
if (!options.ok) throw new Error(options.error.reason);
const fresh = game.newGame(options.value);
const position = fresh.clone();
const random = new SeededRandom('bench');
const buffer = new Int32Array(game.maxLegalMoves);

/** Returns the moves played. */
function playRounds(count: number): number {
  let moves = 0;
  for (let round = 0; round < count; round++) {
    if (game.isOver(position)) position.copyFrom(fresh);
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const length = game.legalMoves(position, seat, buffer);
      game.play(position, seat, buffer[random.below(length)]);
      moves++;
    }
  }
  return moves;
}

const ROUNDS_AT_A_TIME = 500;

function playFor(milliseconds: number): { moves: number; rounds: number; elapsed: number } {
  const begun = performance.now();
  let moves = 0;
  let rounds = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    moves += playRounds(ROUNDS_AT_A_TIME);
    rounds += ROUNDS_AT_A_TIME;
    elapsed = performance.now() - begun;
  }
  return { moves, rounds, elapsed: elapsed / 1000 };
}

playFor(500); // warm up
const sum = { moves: 0, rounds: 0, elapsed: 0, bestSlice: 0 };
while (sum.elapsed < task.seconds) {
  const slice = playFor(SLICE_MS);
  sum.moves += slice.moves;
  sum.rounds += slice.rounds;
  sum.elapsed += slice.elapsed;
  sum.bestSlice = Math.max(sum.bestSlice, slice.moves / slice.elapsed);
}
parentPort?.postMessage(sum satisfies RulesFigures);
