// How sensible people finish a round of Cat in the Box, fast enough to be called a hundred thousand times a
// second. Every legal play is weighed by three goals: win as many tricks as predicted, keep cards that can
// still be placed (to avoid a paradox), and place markers next to one's own.

import { GAMES, type Random, type Seat } from '@menagerie/rules';
import {
  colourOf,
  countBeside,
  countHeld,
  DISCARD,
  freeColours,
  gatherMarkers,
  MAX_RANK,
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
  type CatPosition,
  type CatView,
} from '@menagerie/rules/cat-in-the-box';
import type { Model } from '../search/model.ts';
import { judge } from './judge.ts';
import { BITS, higherCells } from './policy.ts';

const game = GAMES['cat-in-the-box'];
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
    const worth = 8 * countHeld(position, seat, rankOf(moves[i])) + random.below(16);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = moves[i];
    }
  }
  return best;
}

/** The closest to the number of tricks that high cards promise, with some doubt. */
function choosePrediction(position: CatPosition, seat: Seat, length: number, random: Random): number {
  const { topRank, tricks } = position.setup;
  let strength = 0;
  let cards = 0;
  for (let rank = 1; rank <= topRank; rank++) {
    const count = countHeld(position, seat, rank);
    cards += count;
    strength += (count * (rank - 1)) / (topRank - 1);
  }
  const share = strength / cards;
  const expected = (tricks / position.players) * (0.4 + 1.2 * share) + (random.below(100) - 50) / 100;
  let best = moves[0];
  for (let i = 1; i < length; i++) {
    if (Math.abs(tricksIn(moves[i]) - expected) < Math.abs(tricksIn(best) - expected)) best = moves[i];
  }
  return best;
}

/** Free cells of each rank in the colours a seat may declare, now and without the led colour. */
const roomNow = new Uint8Array(MAX_RANK + 1);
const roomLater = new Uint8Array(MAX_RANK + 1);
const markers = new Int32Array(2);

function choosePlay(position: CatPosition, seat: Seat, length: number, random: Random): number {
  const { cardsInTrick, players, ledColour: led } = position;
  const tokens = position.tokens[seat];
  const wish = wishToWin(position, seat);
  const tokensLater = tokensWithoutLed(position, seat);
  const isLosing = tokensLater !== tokens;
  let dangerNow = 0;
  let dangerLater = 0;
  for (let ranks = ranksHeld(position, seat); ranks; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const cells = freeColours(position, rank);
    const count = countHeld(position, seat, rank);
    roomNow[rank] = BITS[cells & tokens];
    dangerNow += DANGER[(count << 3) | roomNow[rank]];
    if (isLosing) {
      roomLater[rank] = BITS[cells & tokensLater];
      dangerLater += DANGER[(count << 3) | roomLater[rank]];
    }
  }
  gatherMarkers(position, seat, markers);
  const followers = players - 1 - cardsInTrick;
  let best = moves[0];
  let bestWorth = -Infinity;
  for (let i = 0; i < length; i++) {
    const move = moves[i];
    const colour = colourOf(move);
    const rank = rankOf(move);
    const count = countHeld(position, seat, rank);
    const keepsToken = led < 0 || colour === led;
    const room = keepsToken || !isLosing ? roomNow[rank] : roomLater[rank];
    const danger =
      (keepsToken || !isLosing ? dangerNow : dangerLater) -
      DANGER[(count << 3) | room] +
      DANGER[((count - 1) << 3) | Math.max(0, room - (keepsToken || tokensLater & (1 << colour) ? 1 : 0))];
    const worth =
      wish * chanceToWin(position, move, followers) * 10 -
      danger -
      (keepsToken ? 0 : TOKEN_PRICE) +
      countBeside(markers, position.placeOf[move]) * NEIGHBOUR_WORTH +
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

/** [cards << 3 | room]: the risk of holding this many cards of a rank with this many cells left for them. */
const DANGER = Float64Array.from({ length: 64 }, (_, i) => {
  const cards = i >> 3;
  const room = i & 7;
  if (cards === 0) return 0;
  const stuck = Math.max(0, cards - room);
  return 4 * stuck + (1.5 * cards) / (1 + room - Math.min(room, cards) + 0.5);
});

/** From -1, no more tricks, to 1, all of the rest. */
function wishToWin(position: CatPosition, seat: Seat): number {
  const need = tricksForBonus(position.players, position.predictions[seat]) - position.won[seat];
  const left = tricksLeft(position);
  if (need <= 0) return -1;
  if (need >= left) return 1;
  return (2 * position.players * need) / (left * 2) - 0.6;
}

/** Roughly the chance that the play wins the trick. */
function chanceToWin(position: CatPosition, play: number, followers: number): number {
  if (strengthOf(play, position.ledColour) <= strengthToBeat(position)) return 0;
  if (followers === 0) return 1;
  const higher = higherCells(position, play);
  const risk = colourOf(play) === RED ? 0.06 * higher : 0.1 + 0.09 * higher;
  return Math.max(0, 1 - risk * followers);
}
