// How experienced people play a round of Cat in the Box, fast enough to be asked a hundred thousand times
// a second. A play is as good as the state that it leaves its maker in: how many cards of each rank can
// still be placed, how many of them are to spare, how many tricks are still wanted, which colours are left,
// how the own markers touch. What each of these is worth, in points more than the others, was learnt from
// rounds that the policy played against itself (scripts/train-cat-in-the-box.ts).

import { GAMES, tricksForBonus, type CatPosition, type Move, type Random, type Seat } from '@menagerie/rules';
import { WEIGHTS } from './weights.ts';

const game = GAMES['cat-in-the-box'];
export const DISCARD = 1;
export const PREDICT = 2;
const RED_STRENGTH = 16;
const MOST_RANKS = 10;

/** Where each kind of weight begins. */
export const ROOM = 0; // [stage][cards of the rank][own cells for it][cells for it]
export const SLACK = ROOM + 3 * 150; // [tricks left][cards that can be placed, beyond the tricks left]
export const NEED = SLACK + 8 * 10; // [tricks left][tricks still wanted]
export const LEAD = NEED + 8 * 8; // [tricks left]
export const TOKENS = LEAD + 8; // [tricks left][colours kept]
export const GROUP = TOKENS + 8 * 8; // [tricks left][tricks still wanted], times markers that touch
export const HAND = GROUP + 8 * 8; // [rank][cards], after laying one face down
export const PREDICTION = HAND + 60; // [prediction][rank][cards]
export const WINNING = PREDICTION + 5 * 60; // [red][followers][higher free cells]: a chance, not a worth
export const GAP = WINNING + 2 * 5 * 10; // [tricks left][tricks wanted beyond what the hand promises]
export const WEIGHT_COUNT = GAP + 8 * 16;

/** One set for each number of players. */
export const weightsFor: readonly Float64Array[] = WEIGHTS;

const moves = new Int32Array(game.maxLegalMoves);
/** For each rank in hand, with and without the led colour's token: own cells, the weight of its room. */
const roomOf = new Uint8Array(2 * MOST_RANKS);
const worthOf = new Float64Array(2 * MOST_RANKS);
const baseOf = new Float64Array(2 * MOST_RANKS);
const cellsOf = new Uint8Array(MOST_RANKS);
/** What winning the trick adds, by the rank played. */
const gainOf = new Float64Array(MOST_RANKS);

/** How much each legal move is worth, in points more than the others, in the order of `moves`. */
const worths = new Float64Array(game.maxLegalMoves);

/** `noise`, in points: how far off the policy may judge a move. */
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

/** The chance that somebody of experience makes the move; less sure of themselves with more `doubt`, in points. */
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

function weighDiscards({ players, counts }: CatPosition, seat: Seat, length: number): void {
  const weights = weightsFor[players];
  for (let i = 0; i < length; i++) {
    const rank = moves[i] & 15;
    const at = HAND + rank * 6 + counts[seat * 10 + rank];
    worths[i] = weights[at - 1] - weights[at];
  }
}

function weighPredictions({ players, counts, table }: CatPosition, seat: Seat, length: number): void {
  const weights = weightsFor[players];
  for (let i = 0; i < length; i++) {
    const from = PREDICTION + (moves[i] & 15) * 60;
    let worth = 0;
    for (let rank = 1; rank <= table.topRank; rank++) {
      worth += weights[from + rank * 6 + counts[seat * 10 + rank]];
    }
    worths[i] = worth;
  }
}

function weighPlays(position: CatPosition, seat: Seat, length: number): void {
  const { free, holds, counts, cardsInTrick, players, table, placeOf } = position;
  const { topRank } = table;
  const weights = weightsFor[players];
  const tokens = position.tokens[seat];
  const led = cardsInTrick === 0 ? -1 : position.ledColour;
  const left = table.tricks - position.tricksDone - 1;
  const stage = ROOM + stageOf(left) * 150;
  const tokensLater = led < 0 ? tokens : tokens & ~(1 << led);
  const loses = tokensLater !== tokens;

  let roomNow = 0;
  let roomLater = 0;
  let placeableNow = 0;
  let placeableLater = 0;
  let promise = 0;
  for (let ranks = holds[seat] & 0xffff; ranks; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const cells = freeColours(free, rank);
    const count = counts[seat * 10 + rank];
    const all = BITS[cells];
    cellsOf[rank] = all;
    const base = stage + count * 25 + all;
    const now = BITS[cells & tokens];
    roomOf[rank] = now;
    roomNow += worthOf[rank] = weights[base + now * 5];
    placeableNow += Math.min(count, now);
    promise += count * PROMISE[topRank * 10 + rank];
    if (!loses) continue;
    const later = BITS[cells & tokensLater];
    roomOf[MOST_RANKS + rank] = later;
    roomLater += worthOf[MOST_RANKS + rank] = weights[base + later * 5];
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
  for (let ranks = holds[seat] & 0xffff; ranks; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const count = counts[seat * 10 + rank];
    const after = stage + (count - 1) * 25 + cellsOf[rank] - 1;
    const promised = promise - PROMISE[topRank * 10 + rank];
    const gapIfLost = weights[gapAt + gapIndex(need - promised)];
    gainOf[rank] = ifWon + weights[gapAt + gapIndex(need - 1 - promised)] - ifLost - gapIfLost;
    const room = roomOf[rank];
    // A cell fewer and a card fewer: one placeable card fewer, unless there were cards to spare.
    if (room > 0) {
      baseOf[rank] =
        roomNow -
        worthOf[rank] +
        weights[after + (room - 1) * 5] +
        weights[slackAt + clampSlack(placeableNow - 1 - left)] +
        ifLost +
        gapIfLost;
    }
    if (!loses) continue;
    const later = roomOf[MOST_RANKS + rank];
    if (later === 0) continue;
    baseOf[MOST_RANKS + rank] =
      roomLater -
      worthOf[MOST_RANKS + rank] +
      weights[after + (later - 1) * 5] +
      weights[slackAt + clampSlack(placeableLater - 1 - left)] +
      ifLost +
      gapIfLost;
  }

  gatherMarkers(position, seat);
  const beaten = position.best >> 3;
  const winningAt = WINNING + (players - 1 - cardsInTrick) * 10;
  for (let i = 0; i < length; i++) {
    const move = moves[i];
    const colour = move >> 4;
    const rank = move & 15;
    const isLed = led < 0 || colour === led;
    const touches = neighbours(placeOf[move]);
    let worth = baseOf[isLed || !loses ? rank : MOST_RANKS + rank] + groupIfLost * touches;
    if ((colour === 0 ? RED_STRENGTH + rank : isLed ? rank : 0) > beaten) {
      const chance = weights[winningAt + (colour === 0 ? 50 : 0) + higherCells(free, colour, rank)];
      worth += chance * (gainOf[rank] + groupGain * touches);
    }
    worths[i] = worth;
  }
}

export function stageOf(left: number): number {
  return left >= 5 ? 0 : left >= 2 ? 1 : 2;
}

/** Tricks still wanted; with two players, that may still be won (CB-22). */
export function needOf({ players, predictions, won }: CatPosition, seat: Seat): number {
  return tricksForBonus(players, predictions[seat]) - won[seat];
}

export function clampNeed(need: number): number {
  return need < -2 ? -2 : need > 5 ? 5 : need;
}

export function clampSlack(slack: number): number {
  return slack < -2 ? 0 : slack > 7 ? 9 : slack + 2;
}

/** The colours in which a rank's cell is free, as bits. */
export function freeColours(free: Int32Array, rank: number): number {
  return (
    ((free[0] >> rank) & 1) |
    (((free[0] >> (rank + 16)) & 1) << 1) |
    (((free[1] >> rank) & 1) << 2) |
    (((free[1] >> (rank + 16)) & 1) << 3)
  );
}

export const BITS = Uint8Array.from({ length: 16 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
/** How many colours besides red are left, and whether red is. */
export const TOKEN_CLASS = Uint8Array.from({ length: 16 }, (_, mask) => BITS[mask >> 1] + (mask & 1) * 4);

/** How many cells of the colour above the rank are free. */
export function higherCells(free: Int32Array, colour: number, rank: number): number {
  const ranks = free[colour >> 1] >>> (colour & 1 ? 16 : 0);
  const higher = (ranks & 0xffff) >> (rank + 1);
  return BITS[higher & 15] + BITS[higher >> 4];
}

/** The places of the seat's own markers, row << 4 | rank, as the rules keep sets of cells. */
const markers = new Int32Array(2);

export function gatherMarkers({ players, plays, placeOf, played, leaders }: CatPosition, seat: Seat): void {
  markers[0] = 0;
  markers[1] = 0;
  for (let trick = 0, from = 0; from < plays; trick++, from += players) {
    const order = seat - leaders[trick];
    const at = from + (order < 0 ? order + players : order);
    if (at >= plays) break;
    const place = placeOf[played[at]];
    markers[place >> 5] |= 1 << place;
  }
}

/** How many own markers lie next to the place. Places beside the board's edges hold nothing. */
export function neighbours(place: number): number {
  const row = place >> 4;
  return (
    isMarked(place - 1) +
    isMarked(place + 1) +
    (row > 0 ? isMarked(place - 16) : 0) +
    (row < 3 ? isMarked(place + 16) : 0)
  );
}

function isMarked(place: number): number {
  return (markers[place >> 5] >>> (place & 31)) & 1;
}

/** [top rank * 10 + rank]: how many tricks a card promises, roughly. */
export const PROMISE = Float64Array.from(
  { length: 100 },
  (_, i) => 0.7 * ((i % 10) / Math.floor(i / 10)) ** 2,
);

export function gapIndex(gap: number): number {
  return gap < -4 ? 0 : gap > 3.5 ? 15 : Math.floor((gap + 4) * 2);
}
