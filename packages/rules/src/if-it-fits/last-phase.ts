// How the last phase began (IF-17), derived from the moves everyone saw.

import type { Seat } from '../core/game.ts';
import { readPlacement } from './notation.ts';
import type { BoxView } from './types.ts';

type Seen = Pick<BoxView, 'history' | 'seats' | 'cats' | 'deck'>;

/**
 * The move that ended the turn in which a player's last cat was laid or (without a seat) the deck's last
 * card was drawn.
 */
export function lastPhaseBeginning(view: Seen): { readonly seat: Seat | null; readonly at: number } | null {
  const { history, deck } = view;
  const cat = catsLaid(view).find(({ left }) => left === 0);
  const byCat = cat ? { seat: cat.seat, at: cat.at } : null;
  if (deck > 0) return byCat;
  const drawn = history.findLastIndex(({ move }) => move === 'draw');
  if (byCat && byCat.at < drawn) return byCat;
  const { seat } = history[drawn];
  const next = history.findIndex((event, at) => at > drawn && event.seat !== seat);
  const end = (next < 0 ? history.length : next) - 1;
  return byCat && byCat.at <= end ? byCat : { seat: null, at: end };
}

export interface LaidCat {
  readonly seat: Seat;
  /** The number of the move. */
  readonly at: number;
  /** How many cats its player had left then. */
  readonly left: number;
}

/** Every cat that was laid; Princesses return some (IF-14). */
export function catsLaid({ history, seats, cats }: Seen): readonly LaidCat[] {
  const left = seats.map((one, seat) => one.cats + cats.filter((cat) => cat.seat === seat).length);
  const owners = new Map<string, Seat>();
  const laid: LaidCat[] = [];
  for (const [at, { seat, move }] of history.entries()) {
    const placement = readPlacement(move);
    if (!placement) continue;
    const place = `${placement.x},${placement.y}`;
    if (placement.piece === 'princess') left[owners.get(place) ?? 0]++;
    if (placement.piece !== 'cat' && placement.piece !== 'sleep') continue;
    owners.set(place, seat);
    laid.push({ seat, at, left: --left[seat] });
  }
  return laid;
}
