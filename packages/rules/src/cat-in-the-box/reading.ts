// What others may read from Cat in the Box beyond the interface: bots from positions, tables and pages from views.
// Functions that take a position allocate nothing, because search calls them in every playout.

import type { Move, Seat } from '../core/game.ts';
import { list } from '../core/list.ts';
import { largestGroupIn } from './groups.ts';
import { LAYOUTS } from './layouts.ts';
import { DISCARD_MOVE, PREDICT_MOVE } from './moves.ts';
import { strengthOf } from './play.ts';
import {
  cellOf,
  COLOURS,
  DEAL,
  OVER,
  PLACES,
  SETUPS,
  type CatPosition,
  type CatView,
  type CellOwner,
  type Colour,
  type Rank,
  type Setup,
  type TrickView,
} from './types.ts';

export { dealSameHands } from './deal.ts';
export { countBeside, gatherMarkers } from './groups.ts';
export { LAYOUTS } from './layouts.ts';
export { strengthOf, strengthToBeat } from './play.ts';
export { explainCatRound, tricksForBonus, winnersOf, type CatSeatScore } from './score.ts';
export {
  cellOf,
  COLOURS,
  colourOf,
  COPIES_PER_RANK,
  DISCARD,
  MAX_PLAYERS,
  MAX_RANK,
  MAX_TRICKS,
} from './types.ts';
export { PLAY, PREDICT, rankOf, RED } from './types.ts';

/** Numbers that depend on the number of players. */
export const setupFor = (players: number): Setup => SETUPS[players];

// Moves: a play is its cell, which `colourOf` and `rankOf` read; `rankOf` also reads a discard.
export const discardOf = (rank: Rank): Move => DISCARD_MOVE | rank;
export const predictionOf = (tricks: number): Move => PREDICT_MOVE | tricks;
export const tricksIn = (prediction: Move): number => prediction ^ PREDICT_MOVE;

/** How many cards of a rank the seat holds. */
export const countHeld = ({ counts }: CatPosition, seat: Seat, rank: Rank): number =>
  counts[seat * 10 + rank];

/** The ranks the seat holds, as bits. */
export const ranksHeld = ({ holds }: CatPosition, seat: Seat): number => holds[seat] & 0xffff;

/** The ranks whose cell of a colour is free, as bits. */
export const freeRanks = ({ free }: CatPosition, colour: number): number =>
  (free[colour >> 1] >>> (colour & 1 ? 16 : 0)) & 0xffff;

/** The colours in which a rank's cell is free, as bits. */
export function freeColours({ free }: CatPosition, rank: Rank): number {
  return (
    ((free[0] >> rank) & 1) |
    (((free[0] >> (rank + 16)) & 1) << 1) |
    (((free[1] >> rank) & 1) << 2) |
    (((free[1] >> (rank + 16)) & 1) << 3)
  );
}

/** The colours the seat keeps, as bits, once it declares a colour other than the led one (CB-16). */
export const tokensWithoutLed = ({ tokens, ledColour }: CatPosition, seat: Seat): number =>
  ledColour < 0 ? tokens[seat] : tokens[seat] & ~(1 << ledColour);

/** How many tricks of the round are not yet won, and how many cards are still to be played if there is no paradox. */
export const tricksLeft = ({ setup, tricksDone }: CatPosition): number => setup.tricks - tricksDone;
export const playsLeft = ({ setup, players, plays }: CatPosition): number => setup.tricks * players - plays;

/** How much of the game has been played: its finished rounds, and the cards played in the current one. */
export function progressOf({ setup, players, phase, roundsScored, plays }: CatPosition): number {
  const isUnderWay = phase !== DEAL && phase !== OVER;
  return (roundsScored + (isUnderWay ? plays / (setup.tricks * players) : 0)) / setup.rounds;
}

type Play = TrickView['plays'][number];

/** The play that is winning the trick (CB-18); null before the first. */
export function bestPlay({ plays }: Pick<TrickView, 'plays'>): Play | null {
  let best: Play | null = null;
  let most = -1;
  for (const play of plays) {
    const strength = strengthOf(cellFor(play), COLOURS.indexOf(plays[0].colour));
    if (strength > most) [best, most] = [play, strength];
  }
  return best;
}

const cellFor = ({ colour, rank }: Pick<Play, 'colour' | 'rank'>): number =>
  cellOf(COLOURS.indexOf(colour), rank);

/** The colour to follow; null when a trick is about to be led. */
export function ledColour({ tricks }: Pick<CatView, 'tricks'>): Colour | null {
  const trick = tricks.at(-1);
  return !trick || trick.winner !== null ? null : trick.plays[0].colour;
}

/** The colour that the seat gives up by declaring this one now (CB-16). */
export function costOf(view: Pick<CatView, 'tricks' | 'seats'>, seat: Seat, colour: Colour): Colour | null {
  const led = ledColour(view);
  return led !== null && led !== colour && view.seats[seat].colours.includes(led) ? led : null;
}

/** A place on the board as drawn: rows from the top; columns are ranks minus one. */
export interface BoardPlace {
  readonly row: number;
  readonly column: number;
  readonly colour: Colour;
  readonly rank: Rank;
  readonly owner: CellOwner;
}

type Board = Pick<CatView, 'board' | 'options'>;

/** The board as drawn, row by row. */
export function layOut({ board, options }: Board): readonly (readonly BoardPlace[])[] {
  return LAYOUTS[options.layout].map((line, row) =>
    board[0].map((_, column) => {
      const colour = line[column] as Colour;
      return { row, column, colour, rank: column + 1, owner: board[COLOURS.indexOf(colour)][column] };
    }),
  );
}

/** By seat, the places of the largest group: it scores if the round ends now with the prediction met (CB-22). */
export function largestGroups(view: Board): readonly (readonly BoardPlace[])[] {
  const places = layOut(view).flat();
  const placeOf = (place: BoardPlace): number => PLACES[view.options.layout][cellFor(place)];
  return list(view.options.players, (seat) => {
    const markers = new Int32Array(2);
    for (const place of places) {
      if (place.owner === seat) markers[placeOf(place) >> 5] |= 1 << placeOf(place);
    }
    const group = new Int32Array(2);
    largestGroupIn(markers[0], markers[1], group);
    return places.filter((place) => group[placeOf(place) >> 5] & (1 << placeOf(place)));
  });
}

/** What the seat saw after the round was dealt, before anybody had chosen. */
export function startOfRound(view: CatView): CatView {
  const own = view.tricks.flatMap(({ plays }) => plays.filter(({ seat }) => seat === view.seat));
  const hand = [
    ...view.hand,
    ...own.map(({ rank }) => rank),
    ...(view.discard === null ? [] : [view.discard]),
  ];
  return {
    ...view,
    phase: 'discard',
    toMove: view.seats.map((_, seat) => seat),
    hand: hand.sort((a, b) => a - b),
    discard: null,
    seats: view.seats.map(() => ({
      cards: setupFor(view.options.players).handSize,
      hasDiscarded: false,
      prediction: null,
      tricks: 0,
      colours: COLOURS,
      lacks: [],
    })),
    board: view.board.map((row) => row.map((owner) => (owner === 'neutral' ? owner : null))),
    tricks: [],
    paradox: null,
  };
}
