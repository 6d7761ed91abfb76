// What a view tells about the cards its viewer can't see. Every card was dealt or drawn, so it came from
// a place in the deck or in a dealt hand. When a seat other than the viewer's draws, everyone knows which
// place of the deck the card came from; when it plays, nobody knows which of its cards, by place, it
// played.

import type { Move, Seat } from '../core/game.ts';
import { hasCatOnTable } from './cats.ts';
import { openGame } from './deal.ts';
import { DRAW, isDiscard, isPlayable, pieceOf } from './moves.ts';
import { parseMove } from './notation.ts';
import { CARD } from './phases.ts';
import { BOX_CARDS, NO_PIECE, pieceNamed, PRINCESS, TOY, TOYS, type Piece } from './pieces.ts';
import { deckSizeOf, pilesOf } from './piles.ts';
import { play } from './play.ts';
import { BOX_LIMITS, BoxPosition, type BoxView } from './types.ts';

/**
 * A place in the deck, counted from the top; or, from FIRST_DEALT on, one of two places for each seat's
 * dealt hand.
 */
export type Slot = number;
export const FIRST_DEALT: Slot = BOX_LIMITS.deck;
export const SLOTS = FIRST_DEALT + BOX_LIMITS.dealt * BOX_LIMITS.players;

/**
 * A card left the deck. The hidden hands then hold between these minimum and maximum numbers of
 * Princesses (IF-7).
 */
export interface Drew {
  readonly type: 'drew';
  /** -1 if the card is known. */
  readonly seat: Seat;
  readonly place: Slot;
  readonly least: number;
  readonly most: number;
}

/** A card left a hidden hand. */
export interface Played {
  readonly type: 'played';
  readonly seat: Seat;
  readonly piece: Piece;
  /** How many cards the hand had before. */
  readonly from: number;
  /** A discard that shows the hand has no Princess left: she could have been played (IF-16). */
  readonly leavesNoPrincess: boolean;
  /** A discard that shows which box cards the hand doesn't have left: they could have been played. */
  readonly playable: ReadonlySet<Piece> | null;
}

export interface Memory {
  /** The position, with 0 for every hidden card. */
  readonly known: BoxPosition;
  readonly hiddenSeats: readonly Seat[];
  readonly steps: readonly (Drew | Played)[];
  /** Drawn Princesses that aren't in a hidden hand. */
  readonly princessesSeen: number;
  /** Cards the viewer hasn't seen, excluding Princesses. */
  readonly unseenBoxCards: readonly Piece[];
  readonly unseenToys: readonly Piece[];
}

export function recall(view: BoxView): Memory {
  const known = new BoxPosition(view.options);
  const seats = view.seats.map((_, seat) => seat);
  const hiddenSeats = seats.filter((seat) => seat !== view.seat);
  if (view.seat !== null) known.dealt.set(view.dealt, view.seat * BOX_LIMITS.dealt);
  const draws = view.history.filter(({ card }) => card !== undefined);
  draws.forEach(({ card }, place) => (known.deck[place] = pieceNamed(card)));
  known.deckSize = deckSizeOf(pilesOf(view.options));
  openGame(known, view.first ?? 0);

  const seen = new Set<Piece>([...known.dealt, ...known.deck]);
  const steps: (Drew | Played)[] = [];
  let princessesSeen = 0;
  for (const { seat, move: text } of view.history) {
    const move = readMove(text);
    const isHidden = seat !== view.seat;
    if (move === DRAW) {
      const piece = known.deck[known.drawn];
      if (piece === PRINCESS) princessesSeen++;
      steps.push(drewOf(known, piece === NO_PIECE ? seat : -1, princessesSeen));
    } else if (isHidden && known.phase === CARD) {
      const piece = pieceOf(move);
      steps.push(playedOf(known, seat, move));
      if (piece === PRINCESS) princessesSeen++;
      seen.add(piece);
      known.hands[seat * BOX_LIMITS.hand] = piece;
    }
    play(known, seat, move);
  }
  return {
    known,
    hiddenSeats,
    steps,
    princessesSeen,
    unseenBoxCards: numbersTo(BOX_CARDS).filter((piece) => !seen.has(piece)),
    unseenToys: numbersTo(TOYS)
      .map((toy) => TOY + toy)
      .filter((piece) => !seen.has(piece)),
  };
}

/** The draw that is about to be made. */
function drewOf(known: BoxPosition, seat: Seat, princessesSeen: number): Drew {
  const place = known.drawn;
  let least = -princessesSeen;
  let most = -princessesSeen;
  let begins = 0;
  for (const { cards, princesses } of pilesOf(known)) {
    if (begins <= place) most += princesses;
    if (begins + cards <= place + 1) least += princesses;
    begins += cards;
  }
  return { type: 'drew', seat, place, least, most };
}

function playedOf(known: BoxPosition, seat: Seat, move: Move): Played {
  const piece = pieceOf(move);
  const from = known.handSizes[seat];
  const step = { type: 'played', seat, piece, from } as const;
  if (!isDiscard(move)) return { ...step, leavesNoPrincess: false, playable: null };
  const playable = numbersTo(BOX_CARDS).filter((card) => isPlayable(known, card));
  return {
    ...step,
    leavesNoPrincess: hasCatOnTable(known),
    playable: playable.length ? new Set(playable) : null,
  };
}

function readMove(text: string): Move {
  const move = parseMove(text);
  if (!move.ok) throw new Error(`not a view of If It Fits: ${text} ${move.error.reason}`);
  return move.value;
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
