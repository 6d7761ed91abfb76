// How experienced people play a round of Cat in the Box, fast enough to be called a hundred thousand times a
// second. A play is as good as the state it leaves its player in: how many cards of each rank can still be placed,
// how many of them are to spare, how many tricks are still wanted, which colours are left, how one's own markers
// touch. What each of these is worth, in points relative to the others, was learnt from rounds the policy played
// against itself (scripts/train-cat-in-the-box.ts).

import { GAMES, type Move, type Random, type Seat } from '@menagerie/rules';
import * as reading from '@menagerie/rules/cat-in-the-box';
import type { CatPosition } from '@menagerie/rules/cat-in-the-box';
import { WEIGHTS } from './weights.ts';

const game = GAMES['cat-in-the-box'];
// To the compiler, imports can change; local constants can't, which makes playouts faster.
const {
  colourOf,
  COLOURS,
  COPIES_PER_RANK,
  countBeside,
  countHeld,
  DISCARD,
  freeColours,
  freeRanks,
  gatherMarkers,
  MAX_PLAYERS,
  MAX_RANK,
  MAX_TRICKS,
  PREDICT,
  rankOf,
  ranksHeld,
  RED,
  strengthOf,
  strengthToBeat,
  tokensWithoutLed,
  tricksForBonus,
  tricksIn,
  tricksLeft,
} = reading;

/** The number of possible values, including none: of ranks, of cards of a rank, of colours. */
const RANKS = MAX_RANK + 1;
const CARDS = COPIES_PER_RANK + 1;
const CELLS = COLOURS.length + 1;

/** Where each kind of weight starts. */
export const ROOM = 0; // [stage][cards of the rank][own cells for it][cells for it]
const ROOMS = CARDS * CELLS * CELLS;
export const SLACK = ROOM + 3 * ROOMS; // [tricks left][cards that can be placed, beyond the tricks left]
export const NEED = SLACK + MAX_TRICKS * 10; // [tricks left][tricks still wanted]
export const LEAD = NEED + MAX_TRICKS * 8; // [tricks left]
export const TOKENS = LEAD + MAX_TRICKS; // [tricks left][colours kept]
export const GROUP = TOKENS + MAX_TRICKS * 8; // [tricks left][tricks still wanted], times markers that touch
export const HAND = GROUP + MAX_TRICKS * 8; // [rank][cards], after laying one face down
const HANDS = RANKS * CARDS;
export const PREDICTION = HAND + HANDS; // [prediction][rank][cards]
export const WINNING = PREDICTION + 5 * HANDS; // [red][followers][higher free cells]: a chance, not a worth
const WINNING_RED = MAX_PLAYERS * RANKS;
export const GAP = WINNING + 2 * WINNING_RED; // [tricks left][tricks wanted beyond what the hand promises]
export const WEIGHT_COUNT = GAP + MAX_TRICKS * 16;

/** The strides of weights with several dimensions. */
export const SIZES = { RANKS, CARDS, CELLS, ROOMS, HANDS, WINNING_RED } as const;

/** One set per number of players. */
export const weightsFor: readonly Float64Array[] = WEIGHTS;

const moves = new Int32Array(game.maxLegalMoves);
/** For each rank in hand, with and without the led colour's token: own cells, the weight of its room. */
const roomOf = new Uint8Array(2 * RANKS);
const worthOf = new Float64Array(2 * RANKS);
const baseOf = new Float64Array(2 * RANKS);
const cellsOf = new Uint8Array(RANKS);
/** The places of the seat's own markers. */
const markers = new Int32Array(2);
/** What winning the trick adds, by the rank played. */
const gainOf = new Float64Array(RANKS);

/** What each legal move is worth, in points relative to the others, in the order of `moves`. */
const worths = new Float64Array(game.maxLegalMoves);

/** `noise`, in points: how far the policy may misjudge a move. */
export function chooseMove(position: CatPosition, seat: Seat, random: Random, noise: number): Move {
  const length = game.legalMoves(position, seat, moves);
  if (length === 1) return moves[0];
  weigh(position, seat, length);
  let best = 0;
  let bestWorth = -Infinity;
  let chance = random.below(65536) << 8;
  for (let i = 0; i < length; i++) {
    chance = (Math.imul(chance, 1664525) + 1013904223) | 0;
    const worth = worths[i] + noise * ((chance >>> 16) * (1 / 65536));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return moves[best];
}

/** What the policy thinks of each of these legal moves, in points. */
export function weighMoves(
  position: CatPosition,
  seat: Seat,
  legal: readonly Move[],
  into: Float64Array,
): void {
  weigh(position, seat, game.legalMoves(position, seat, moves));
  legal.forEach((move, i) => (into[i] = worths[moves.indexOf(move)]));
}

/** The chance that an experienced player makes the move; more `doubt`, in points, makes them less certain. */
export function chanceOfMove(position: CatPosition, seat: Seat, move: Move, doubt: number): number {
  const length = game.legalMoves(position, seat, moves);
  if (length === 1) return 1;
  weigh(position, seat, length);
  let most = -Infinity;
  for (let i = 0; i < length; i++) if (worths[i] > most) most = worths[i];
  let sum = 0;
  let own = 0;
  for (let i = 0; i < length; i++) {
    const part = Math.exp((worths[i] - most) / doubt);
    sum += part;
    if (moves[i] === move) own = part;
  }
  return own / sum;
}

function weigh(position: CatPosition, seat: Seat, length: number): void {
  if (position.phase === DISCARD) weighDiscards(position, seat, length);
  else if (position.phase === PREDICT) weighPredictions(position, seat, length);
  else weighPlays(position, seat, length);
}

function weighDiscards(position: CatPosition, seat: Seat, length: number): void {
  const weights = weightsFor[position.players];
  for (let i = 0; i < length; i++) {
    const rank = rankOf(moves[i]);
    const at = HAND + rank * CARDS + countHeld(position, seat, rank);
    worths[i] = weights[at - 1] - weights[at];
  }
}

function weighPredictions(position: CatPosition, seat: Seat, length: number): void {
  const weights = weightsFor[position.players];
  for (let i = 0; i < length; i++) {
    const from = PREDICTION + tricksIn(moves[i]) * HANDS;
    let worth = 0;
    for (let rank = 1; rank <= position.setup.topRank; rank++) {
      worth += weights[from + rank * CARDS + countHeld(position, seat, rank)];
    }
    worths[i] = worth;
  }
}

function weighPlays(position: CatPosition, seat: Seat, length: number): void {
  const { ledColour: led, placeOf } = position;
  const { topRank } = position.setup;
  const weights = weightsFor[position.players];
  const tokens = position.tokens[seat];
  const left = tricksLeft(position) - 1;
  const stage = ROOM + stageOf(left) * ROOMS;
  const tokensLater = tokensWithoutLed(position, seat);
  const loses = tokensLater !== tokens;

  let roomNow = 0;
  let roomLater = 0;
  let placeableNow = 0;
  let placeableLater = 0;
  let promise = 0;
  for (let ranks = ranksHeld(position, seat); ranks; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const cells = freeColours(position, rank);
    const count = countHeld(position, seat, rank);
    const all = BITS[cells];
    cellsOf[rank] = all;
    const base = stage + count * CELLS * CELLS + all;
    const now = BITS[cells & tokens];
    roomOf[rank] = now;
    roomNow += worthOf[rank] = weights[base + now * CELLS];
    placeableNow += Math.min(count, now);
    promise += count * PROMISE[topRank * RANKS + rank];
    if (!loses) continue;
    const later = BITS[cells & tokensLater];
    roomOf[RANKS + rank] = later;
    roomLater += worthOf[RANKS + rank] = weights[base + later * CELLS];
    placeableLater += Math.min(count, later);
  }

  const need = needOf(position, seat);
  const needAt = NEED + left * 8 + 2;
  const groupAt = GROUP + left * 8 + 2;
  const gapAt = GAP + left * 16;
  const slackAt = SLACK + left * 10;
  const tokensAt = TOKENS + left * 8;
  const ifLost = weights[needAt + clampNeed(need)];
  const ifWon = weights[needAt + clampNeed(need - 1)] + weights[LEAD + left];
  const groupIfLost = weights[groupAt + clampNeed(need)];
  const groupGain = weights[groupAt + clampNeed(need - 1)] - groupIfLost;
  roomNow += weights[tokensAt + TOKEN_CLASS[tokens]];
  roomLater += weights[tokensAt + TOKEN_CLASS[tokensLater]];
  for (let ranks = ranksHeld(position, seat); ranks; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const count = countHeld(position, seat, rank);
    const after = stage + (count - 1) * CELLS * CELLS + cellsOf[rank] - 1;
    const promised = promise - PROMISE[topRank * RANKS + rank];
    const gapIfLost = weights[gapAt + gapIndex(need - promised)];
    gainOf[rank] = ifWon + weights[gapAt + gapIndex(need - 1 - promised)] - ifLost - gapIfLost;
    const room = roomOf[rank];
    // One cell and one card fewer: one placeable card fewer, unless there were cards to spare.
    if (room > 0) {
      baseOf[rank] =
        roomNow -
        worthOf[rank] +
        weights[after + (room - 1) * CELLS] +
        weights[slackAt + clampSlack(placeableNow - 1 - left)] +
        ifLost +
        gapIfLost;
    }
    if (!loses) continue;
    const later = roomOf[RANKS + rank];
    if (later === 0) continue;
    baseOf[RANKS + rank] =
      roomLater -
      worthOf[RANKS + rank] +
      weights[after + (later - 1) * CELLS] +
      weights[slackAt + clampSlack(placeableLater - 1 - left)] +
      ifLost +
      gapIfLost;
  }

  gatherMarkers(position, seat, markers);
  for (let i = 0; i < length; i++) {
    const move = moves[i];
    const rank = rankOf(move);
    const isLed = led < 0 || colourOf(move) === led;
    const touches = countBeside(markers, placeOf[move]);
    let worth = baseOf[isLed || !loses ? rank : RANKS + rank] + groupIfLost * touches;
    const winning = winningIndex(position, move);
    if (winning >= 0) worth += weights[winning] * (gainOf[rank] + groupGain * touches);
    worths[i] = worth;
  }
}

export function stageOf(left: number): number {
  return left >= 5 ? 0 : left >= 2 ? 1 : 2;
}

/** Tricks still wanted; with two players, tricks that may still be won (CB-22). */
export function needOf({ players, predictions, won }: CatPosition, seat: Seat): number {
  return tricksForBonus(players, predictions[seat]) - won[seat];
}

/** Where the chance of a play that would take the lead in the trick is kept; -1 if it wouldn't. */
export function winningIndex(position: CatPosition, play: Move): number {
  if (strengthOf(play, position.ledColour) <= strengthToBeat(position)) return -1;
  const followers = position.players - 1 - position.cardsInTrick;
  const red = colourOf(play) === RED ? WINNING_RED : 0;
  return WINNING + red + followers * RANKS + higherCells(position, play);
}

export function clampNeed(need: number): number {
  return need < -2 ? -2 : need > 5 ? 5 : need;
}

export function clampSlack(slack: number): number {
  return slack < -2 ? 0 : slack > 7 ? 9 : slack + 2;
}

export const BITS = Uint8Array.from({ length: 16 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
/** How many colours other than red are left, and whether red is. */
export const TOKEN_CLASS = Uint8Array.from({ length: 16 }, (_, mask) => {
  const red = mask & (1 << RED);
  return BITS[mask ^ red] + (red ? 4 : 0);
});

/** How many cells of the play's colour above its rank are free. */
export function higherCells(position: CatPosition, play: Move): number {
  const higher = freeRanks(position, colourOf(play)) >> (rankOf(play) + 1);
  return BITS[higher & 15] + BITS[higher >> 4];
}

/** [top rank * RANKS + rank]: roughly how many tricks a card promises. */
export const PROMISE = Float64Array.from(
  { length: RANKS * RANKS },
  (_, i) => 0.7 * ((i % RANKS) / Math.floor(i / RANKS)) ** 2,
);

export function gapIndex(gap: number): number {
  return gap < -4 ? 0 : gap > 3.5 ? 15 : Math.floor((gap + 4) * 2);
}
