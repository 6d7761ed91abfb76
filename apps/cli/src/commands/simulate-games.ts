// Plays a series of games between bots. Pure, so that it can run in any thread: every game has its own
// seed, so the results don't depend on how games are distributed.

import { decideByItself } from '@menagerie/bots';
import { formatRecord, SeededRandom, Session, turnOf, type Game, type Options } from '@menagerie/rules';
import { botCalled, dealSource, gameCalled, writeText } from '../arguments.ts';

export interface SimulationPlan {
  readonly game: string;
  readonly options: Options;
  /** One per seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly record?: string;
}

/** Sums over games; two tallies can be added. */
export interface Tally {
  games: number;
  rounds: number;
  moves: number;
  paradoxes: number;
  /** Per seat. */
  points: number[];
  /** Sixtieths of a win, so that shared wins stay integers and sums don't depend on their order. */
  wins: number[];
  /** By name, for the game's results that have a number per seat: sums per seat. */
  results: Record<string, number[]>;
}

const now = (): number => performance.now();

export const WHOLE_WIN = 60;

export function simulateGames(plan: SimulationPlan, from: number, to: number): Tally {
  const game = gameCalled(plan.game);
  const tally = emptyTally(plan.options.players);
  for (let index = from; index < to; index++) {
    const session = playOut(game, plan, index);
    tallyGame(tally, game, session);
    if (plan.record === undefined) continue;
    writeText(recordName(plan.record, plan.games, index), formatRecord(session.closedEvents()));
  }
  return tally;
}

function playOut(game: Game, plan: SimulationPlan, index: number): Session {
  const { options, seed } = plan;
  const bots = plan.bots.map((name) => botCalled(game, name));
  const source = dealSource(`${seed}/${index}`, options.players);
  const seats = bots.map(({ name }) => ({ name, bot: name }));
  const session = new Session(game, { options, seats, source });
  const random = new SeededRandom(`${seed}/${index}`);
  while (!game.isOver(session.position)) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    session.play(seat, decideByItself(bots[seat], turnOf(game, session.position, seat), random, now));
  }
  return session;
}

export function recordName(file: string, games: number, index: number): string {
  if (games === 1) return file;
  const digits = String(index + 1).padStart(String(games).length, '0');
  const [, stem, extension] = /^(.*?)(\.[^./\\]*)?$/s.exec(file) as RegExpExecArray;
  return `${stem}-${digits}${extension ?? ''}`;
}

export function emptyTally(players: number): Tally {
  const zeros = (): number[] => new Array<number>(players).fill(0);
  return { games: 0, rounds: 0, moves: 0, paradoxes: 0, points: zeros(), wins: zeros(), results: {} };
}

function tallyGame(tally: Tally, game: Game, session: Session): void {
  const { totals, places } = game.scores(session.position);
  const winners = places.filter((place) => place === 1).length;
  tally.games++;
  tally.moves += session.events.filter((event) => event.type === 'moved').length;
  totals.forEach((points, seat) => (tally.points[seat] += points));
  places.forEach((place, seat) => (tally.wins[seat] += place === 1 ? WHOLE_WIN / winners : 0));
  for (let round = 0; round < game.roundsScored(session.position); round++) {
    const result = game.roundResult(session.position, round);
    tally.rounds++;
    if (typeof result['paradox'] === 'number') tally.paradoxes++;
    for (const [name, values] of Object.entries(result)) {
      if (name === 'scores' || !Array.isArray(values) || values.length !== totals.length) continue;
      const sums = (tally.results[name] ??= totals.map(() => 0));
      values.forEach((value: number, seat) => (sums[seat] += value));
    }
  }
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.rounds += part.rounds;
  sum.moves += part.moves;
  sum.paradoxes += part.paradoxes;
  const add = (into: number[], values: readonly number[]): void =>
    values.forEach((value, seat) => (into[seat] += value));
  add(sum.points, part.points);
  add(sum.wins, part.wins);
  for (const [name, values] of Object.entries(part.results)) {
    add((sum.results[name] ??= values.map(() => 0)), values);
  }
}
