// How sensible people finish a round of Cat in the Box, fast enough to be asked a hundred thousand
// times a second. Every legal play is weighed by three wishes: win as many tricks as predicted, keep
// cards that can still be placed (or a paradox follows), and lay markers next to one's own.

import {
  GAMES,
  tricksForBonus,
  type CatPosition,
  type CatView,
  type Random,
  type Seat,
} from '@menagerie/rules';
import type { Model } from '../search/model.ts';
import { judge } from './judge.ts';
import { BITS, DISCARD, gatherMarkers, neighbours, PREDICT } from './policy.ts';

const game = GAMES['cat-in-the-box'];
const RED_STRENGTH = 16;
const moves = new Int32Array(game.maxLegalMoves);

export const naiveModel: Model<CatPosition, CatView> = {
  game,
  choose(position, seat, random) {
    const length = game.legalMoves(position, seat, moves);
    if (length === 1) return moves[0];
    if (position.phase === DISCARD) return chooseDiscard(position, seat, length, random);
    if (position.phase === PREDICT) return choosePrediction(position, seat, length, random);
    return choosePlay(position, seat, length, random);
  },
  judge,
};

/** A card of a rank held often is the hardest to place. */
function chooseDiscard(position: CatPosition, seat: Seat, length: number, random: Random): number {
  let best = moves[0];
  let bestWorth = -Infinity;
  for (let i = 0; i < length; i++) {
    const rank = moves[i] & 15;
    const worth = 8 * position.counts[seat * 10 + rank] + random.below(16);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = moves[i];
    }
  }
  return best;
}

/** The nearest to the tricks that high cards promise, with some doubt. */
function choosePrediction(position: CatPosition, seat: Seat, length: number, random: Random): number {
  const { topRank, tricks } = position.table;
  let strength = 0;
  let cards = 0;
  for (let rank = 1; rank <= topRank; rank++) {
    const count = position.counts[seat * 10 + rank];
    cards += count;
    strength += (count * (rank - 1)) / (topRank - 1);
  }
  const share = strength / cards;
  const expected = (tricks / position.players) * (0.4 + 1.2 * share) + (random.below(100) - 50) / 100;
  let best = moves[0];
  for (let i = 1; i < length; i++) {
    if (Math.abs((moves[i] & 15) - expected) < Math.abs((best & 15) - expected)) best = moves[i];
  }
  return best;
}

/** Free cells of each rank in the colours that a seat may declare, now and without the led colour. */
const roomNow = new Uint8Array(10);
const roomLater = new Uint8Array(10);

function choosePlay(position: CatPosition, seat: Seat, length: number, random: Random): number {
  const { free, holds, counts, cardsInTrick, players } = position;
  const tokens = position.tokens[seat];
  const led = cardsInTrick === 0 ? -1 : position.ledColour;
  const wish = wishToWin(position, seat);
  const tokensLater = led < 0 ? tokens : tokens & ~(1 << led);
  const isLosing = tokensLater !== tokens;
  let dangerNow = 0;
  let dangerLater = 0;
  for (let ranks = holds[seat] & 0xffff; ranks; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const cells =
      ((free[0] >> rank) & 1) |
      (((free[0] >> (rank + 16)) & 1) << 1) |
      (((free[1] >> rank) & 1) << 2) |
      (((free[1] >> (rank + 16)) & 1) << 3);
    const count = counts[seat * 10 + rank];
    roomNow[rank] = BITS[cells & tokens];
    dangerNow += DANGER[(count << 3) | roomNow[rank]];
    if (isLosing) {
      roomLater[rank] = BITS[cells & tokensLater];
      dangerLater += DANGER[(count << 3) | roomLater[rank]];
    }
  }
  gatherMarkers(position, seat);
  const followers = players - 1 - cardsInTrick;
  let best = moves[0];
  let bestWorth = -Infinity;
  for (let i = 0; i < length; i++) {
    const move = moves[i];
    const colour = move >> 4;
    const rank = move & 15;
    const count = counts[seat * 10 + rank];
    const keepsToken = led < 0 || colour === led;
    const room = keepsToken || !isLosing ? roomNow[rank] : roomLater[rank];
    const danger =
      (keepsToken || !isLosing ? dangerNow : dangerLater) -
      DANGER[(count << 3) | room] +
      DANGER[((count - 1) << 3) | Math.max(0, room - (keepsToken || tokensLater & (1 << colour) ? 1 : 0))];
    const worth =
      wish * chanceToWin(position, colour, rank, led, followers) * 10 -
      danger -
      (keepsToken ? 0 : TOKEN_PRICE) +
      neighbours(position.placeOf[move]) * NEIGHBOUR_WORTH +
      random.below(1000) * NOISE;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
    }
  }
  return best;
}

const TOKEN_PRICE = 2;
const NEIGHBOUR_WORTH = 0.7;
const NOISE = 0.0015;

/** [cards << 3 | room]: what it threatens to hold so many cards of a rank with so many cells left for them. */
const DANGER = Float64Array.from({ length: 64 }, (_, i) => {
  const cards = i >> 3;
  const room = i & 7;
  if (cards === 0) return 0;
  const stuck = Math.max(0, cards - room);
  return 4 * stuck + (1.5 * cards) / (1 + room - Math.min(room, cards) + 0.5);
});

/** From -1, no more tricks, to 1, every one from now on. */
function wishToWin(position: CatPosition, seat: Seat): number {
  const target = tricksForBonus(position.players, position.predictions[seat]);
  const need = target - position.won[seat];
  const left = position.table.tricks - position.tricksDone;
  if (need <= 0) return -1;
  if (need >= left) return 1;
  return (2 * position.players * need) / (left * 2) - 0.6;
}

/** Roughly, the chance that the play wins the trick. */
function chanceToWin(
  position: CatPosition,
  colour: number,
  rank: number,
  led: number,
  followers: number,
): number {
  const strength = colour === 0 ? RED_STRENGTH + rank : led < 0 || colour === led ? rank : 0;
  if (strength <= position.best >> 3) return 0;
  if (followers === 0) return 1;
  const word = position.free[colour >> 1] >>> (colour & 1 ? 16 : 0);
  const higher = countHigher(word & 0xffff, rank);
  const risk = colour === 0 ? 0.06 * higher : 0.1 + 0.09 * higher;
  return Math.max(0, 1 - risk * followers);
}

function countHigher(ranks: number, rank: number): number {
  let count = 0;
  for (let left = ranks >> (rank + 1); left; left &= left - 1) count++;
  return count;
}
