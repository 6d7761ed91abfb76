// The final count, box by box: who has the most cats in it, and what it adds to whose total.

import type { Seat } from '@menagerie/rules';
import {
  hasCats,
  hasCountedCats,
  sharesOf,
  tallyBox,
  type BoxOnTable,
  type BoxResult,
  type BoxTally,
  type BoxView,
} from '@menagerie/rules/if-it-fits';

export interface CountedSeat {
  readonly seat: Seat;
  readonly awake: number;
  readonly asleep: number;
  /** Sleeping cats count only if their player also has an awake one there. */
  readonly isCounted: boolean;
  readonly isTaker: boolean;
}

export interface CountStep {
  readonly box: BoxOnTable;
  readonly tally: BoxTally;
  /** Who has cats in it: takers first, those that don't count last. */
  readonly seats: readonly CountedSeat[];
  /** What each taker gets for the cats beyond the first. */
  readonly extra: number;
  /** By seat, including this box. */
  readonly totals: readonly number[];
}

/** Every box with a cat in it: those nobody takes first, the best one last. */
export function countSteps(view: Pick<BoxView, 'boxes' | 'cards' | 'toys' | 'options'>): CountStep[] {
  let totals: readonly number[] = Array.from({ length: view.options.players }, () => 0);
  return view.boxes
    .filter(hasCats)
    .sort(byPoints)
    .map((box) => {
      totals = totals.map((total, seat) => total + box.points[seat]);
      const extra = sharesOf(box).at(0)?.forCats ?? 0;
      return { box, tally: tallyBox(view, box), seats: seatsIn(box), extra, totals };
    });
}

function byPoints(a: BoxOnTable, b: BoxOnTable): number {
  const isTaken = ({ takers }: BoxOnTable): number => Number(takers.length > 0);
  const pointsOf = ({ points, takers }: BoxOnTable): number => points[takers[0]] ?? 0;
  const [cellA, cellB] = [a.cells[0], b.cells[0]];
  return isTaken(a) - isTaken(b) || pointsOf(a) - pointsOf(b) || cellA.y - cellB.y || cellA.x - cellB.x;
}

function seatsIn(box: BoxOnTable): CountedSeat[] {
  const seats = box.cats.map(({ awake, asleep }, seat) => ({
    seat,
    awake,
    asleep,
    isCounted: hasCountedCats(box, seat),
    isTaker: box.takers.includes(seat),
  }));
  return seats
    .filter(({ awake, asleep }) => awake + asleep > 0)
    .sort(
      (a, b) =>
        Number(b.isTaker) - Number(a.isTaker) ||
        Number(b.isCounted) - Number(a.isCounted) ||
        b.awake + b.asleep - a.awake - a.asleep,
    );
}

/** Seats with the same points as another but different penalty points (IF-21); best first. */
export function decidedByPenalties({ scores, penalties }: BoxResult): Seat[] {
  const isDecided = (seat: Seat): boolean =>
    scores.some((score, other) => score === scores[seat] && penalties[other] !== penalties[seat]);
  return scores
    .map((_, seat) => seat)
    .filter(isDecided)
    .sort((a, b) => scores[b] - scores[a] || penalties[a] - penalties[b]);
}

const WHOLE_MS = 16_000;
const LONGEST_MS = 2500;
const SHORTEST_MS = 1500;

/** How long each box is shown if there are this many. */
export const timeForEach = (boxes: number): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WHOLE_MS / boxes));
