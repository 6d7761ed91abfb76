// Compares two games with the same cards, by round and decision: where they were still identical, where they diverged,
// and what was played afterwards.

import { decisionsOf, type Decision, type Seat, type Step } from '@menagerie/rules';
import type { RecordedGame } from '../replay/recorded-game.ts';
import { scoresAt } from '../replay/recorded-game.ts';

export interface ComparedRow {
  /** Null: that game had no corresponding decision. */
  readonly mine: Decision | null;
  readonly theirs: Decision | null;
  /** `same`: same position, same move. `differs`: same position, another move. `apart`: different positions. */
  readonly is: 'same' | 'differs' | 'apart';
}

export interface ComparedRound {
  readonly round: number;
  /** The compared seat's points; null where the round wasn't scored. */
  readonly points: readonly [number | null, number | null];
  readonly rows: readonly ComparedRow[];
  /** Who deviated first; null: nobody did. */
  readonly parted: 'player' | 'bot' | null;
}

export function compareGames(mine: RecordedGame, theirs: RecordedGame, seat: Seat): readonly ComparedRound[] {
  const games = [mine, theirs].map((game) => ({ game, decisions: decisionsOf(game.steps, seat) }));
  const rounds = Math.max(...games.map(({ game }) => Math.max(...game.steps.map(({ round }) => round)) + 1));
  return Array.from({ length: rounds }, (_, round) => {
    const [a, b] = games.map(({ game }) => movesIn(game, round, seat));
    const together = countTogether(a, b);
    const [own, other] = games.map(({ decisions }) => decisions.filter((one) => one.round === round));
    const isTogether = (moves: readonly Step[], n: number): boolean =>
      moves.findIndex((step) => step.n === n) < together;
    const isParting = (moves: readonly Step[], n: number): boolean => moves[together]?.n === n;
    const rows = Array.from({ length: Math.max(own.length, other.length) }, (_, i): ComparedRow => {
      const [left, right] = [own[i] ?? null, other[i] ?? null];
      const both = left !== null && right !== null;
      const isSame = both && isTogether(a, left.n) && isTogether(b, right.n);
      const isFork = both && isParting(a, left.n) && isParting(b, right.n);
      return { mine: left, theirs: right, is: isSame ? 'same' : isFork ? 'differs' : 'apart' };
    });
    const fork = a[together] ?? b[together];
    return {
      round,
      points: [pointsIn(mine, round, seat), pointsIn(theirs, round, seat)],
      rows,
      parted: fork === undefined ? null : fork.seat === seat ? 'player' : 'bot',
    };
  });
}

/** The lead over the best opponent, or the deficit. */
export function marginOf(
  game: RecordedGame,
  seat: Seat,
): { readonly total: number; readonly margin: number } {
  const { totals } = scoresAt(game, game.steps[game.steps.length - 1]);
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  return { total: totals[seat], margin: totals[seat] - best };
}

/** For simultaneous choices, the compared seat comes first, then the others in order. */
function movesIn({ record: { game }, steps }: RecordedGame, round: number, seat: Seat): readonly Step[] {
  let [moment, asked] = [0, 0];
  const rank = (step: Step): number => (step.seat === seat ? -1 : (step.seat ?? 0));
  return steps
    .filter((step) => step.round === round && step.move !== null)
    .map((step) => {
      const toMove = game.toMove(step.before.position);
      if ((toMove & ~asked) !== 0) moment++;
      asked = toMove & ~(1 << (step.seat ?? 0));
      return { step, moment };
    })
    .sort((a, b) => a.moment - b.moment || rank(a.step) - rank(b.step))
    .map(({ step }) => step);
}

function countTogether(a: readonly Step[], b: readonly Step[]): number {
  const isOther = (step: Step, i: number): boolean => step.seat !== b[i]?.seat || step.move !== b[i].move;
  const first = a.findIndex(isOther);
  return first < 0 ? a.length : first;
}

function pointsIn(game: RecordedGame, round: number, seat: Seat): number | null {
  const { rounds } = scoresAt(game, game.steps[game.steps.length - 1]);
  return rounds[round]?.[seat] ?? null;
}
