// Where the Princesses can be. Each pile contains a known number of them (IF-7), so whether a hidden hand
// drew one depends on everything drawn before and after. This is counted exactly: after each step of the
// memory, and for each way to distribute Princesses over the hidden hands, in how many ways all cards can be
// placed from there on.

import type { Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Drew, Memory, Played } from './memory.ts';
import { PRINCESS } from './pieces.ts';
import { pilesOf } from './piles.ts';
import { BOX_LIMITS } from './types.ts';

/** How many Princesses each hand holds: two bits per seat. */
export type Spread = number;
export const oneOf = (seat: Seat): Spread => 1 << (2 * seat);
export const heldBy = (spread: Spread, seat: Seat): number => (spread >> (2 * seat)) & 3;

export class PrincessWays {
  readonly #spreads: number;
  /** [step * spreads + spread] before each step, and once more for the end. */
  readonly #ways: Float64Array;

  constructor(memory: Memory) {
    const { known, steps, hiddenSeats } = memory;
    this.#spreads = oneOf(known.players);
    this.#ways = new Float64Array((steps.length + 1) * this.#spreads);
    const most = pilesOf(known).reduce((sum, { princesses }) => sum + princesses, 0);
    const spreads = possibleSpreads(hiddenSeats, most);
    for (let i = steps.length; i >= 0; i--) {
      const before = steps[i - 1];
      for (const { spread, held } of spreads) {
        if (before?.type === 'drew' && (held < before.least || held > before.most)) continue;
        this.#ways[i * this.#spreads + spread] =
          i === steps.length ? waysInDeck(memory, held) : this.#waysFrom(i, steps[i], spread);
      }
    }
  }

  /** Whether the hidden card drawn in step i is a Princess, drawn with the right probability. */
  isPrincess(i: number, seat: Seat, spread: Spread, random: Random): boolean {
    const withHer = this.#after(i, spread + oneOf(seat));
    return hits(random, withHer, withHer + this.#after(i, spread));
  }

  #after(i: number, spread: Spread): number {
    return this.#ways[(i + 1) * this.#spreads + spread];
  }

  #waysFrom(i: number, step: Drew | Played, spread: Spread): number {
    if (step.seat < 0) return this.#after(i, spread);
    const held = heldBy(spread, step.seat);
    if (step.type === 'drew') {
      const withHer = held < BOX_LIMITS.hand ? this.#after(i, spread + oneOf(step.seat)) : 0;
      return withHer + this.#after(i, spread);
    }
    if (step.piece === PRINCESS) {
      if (held === 0 || (step.leavesNoPrincess && held > 1)) return 0;
      return held * this.#after(i, spread - oneOf(step.seat));
    }
    if (held > 0 && step.leavesNoPrincess) return 0;
    return Math.max(0, step.from - held) * this.#after(i, spread);
  }
}

/** Every way to distribute up to `most` Princesses over the seats' hands. */
function possibleSpreads(seats: readonly Seat[], most: number): { spread: Spread; held: number }[] {
  let spreads = [{ spread: 0, held: 0 }];
  for (const seat of seats) {
    spreads = spreads.flatMap(({ spread, held }) =>
      Array.from({ length: Math.min(BOX_LIMITS.hand, most - held) + 1 }, (_, more) => ({
        spread: spread + more * oneOf(seat),
        held: held + more,
      })),
    );
  }
  return spreads;
}

/** In how many ways the other Princesses and the special toys can be placed in the rest of the deck. */
function waysInDeck({ known, princessesSeen, unseenToys }: Memory, held: number): number {
  let ways = 1;
  let inDeck = 0;
  for (const { left, princesses } of pilesLeft(known, held + princessesSeen)) {
    ways *= choose(left, princesses);
    inDeck += princesses;
  }
  const free = known.deckSize - known.drawn - inDeck;
  return unseenToys.reduce((product, _, i) => product * (free - i), ways);
}

/** What remains of each pile, and how many Princesses remain, once this many have been drawn from all. */
export function pilesLeft(
  { drawn, players, extended }: { drawn: number; players: number; extended: boolean },
  princessesDrawn: number,
): { left: number; princesses: number }[] {
  let drawnBelow = drawn;
  let princessesBelow = princessesDrawn;
  return pilesOf({ players, extended }).map((pile) => {
    const cards = Math.min(pile.cards, drawnBelow);
    const princesses = cards === 0 ? 0 : Math.min(pile.princesses, princessesBelow);
    drawnBelow -= cards;
    princessesBelow -= princesses;
    return { left: pile.cards - cards, princesses: pile.princesses - princesses };
  });
}

function choose(from: number, some: number): number {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (from - i)) / (i + 1);
  return Math.max(0, ways);
}

/** True `part` times out of `whole`, to within 2^-32. */
function hits(random: Random, part: number, whole: number): boolean {
  if (part <= 0 || part >= whole) return part > 0;
  return random.below(2 ** 16) * 2 ** 16 + random.below(2 ** 16) < (part / whole) * 2 ** 32;
}
