// Two fixed, recognizable ways to play. They read the position because search calls them a million times;
// both look only at the seat's own cards and what is public.
//
// Careful keeps its options open: it discards the highest of the ranks it holds most, predicts the least,
// and leads and follows with the rank it holds most, lowest first. Bold goes for tricks: it discards its
// lowest card, predicts the most, and plays the highest card that follows, otherwise the highest red one,
// otherwise the lowest of all.

import { GAMES, type Move, type Seat } from '@menagerie/rules';
import {
  colourOf,
  countBeside,
  countHeld,
  DISCARD,
  gatherMarkers,
  PREDICT,
  rankOf,
  RED,
  tricksIn,
  type CatPosition,
} from '@menagerie/rules/cat-in-the-box';

const game = GAMES['cat-in-the-box'];
const moves = new Int32Array(game.maxLegalMoves);
const markers = new Int32Array(2);
const LAST_RESORT = -1000;

export function chooseCarefully(position: CatPosition, seat: Seat): Move {
  return best(position, seat, carefulWorth);
}

export function chooseBoldly(position: CatPosition, seat: Seat): Move {
  return best(position, seat, boldWorth);
}

/** What a careful player thinks of a legal move; only the order matters. */
export function carefulWorth(position: CatPosition, seat: Seat, move: Move): number {
  const { phase, ledColour } = position;
  if (phase === PREDICT) return -tricksIn(move);
  const rank = rankOf(move);
  const held = countHeld(position, seat, rank) * 10;
  if (phase === DISCARD) return held + rank;
  return held - rank + (ledColour < 0 || colourOf(move) === ledColour ? 0 : LAST_RESORT);
}

export function boldWorth({ phase, ledColour }: CatPosition, _seat: Seat, move: Move): number {
  if (phase === PREDICT) return tricksIn(move);
  const rank = rankOf(move);
  if (phase === DISCARD) return -rank;
  const colour = colourOf(move);
  if (ledColour < 0 || colour === ledColour) return rank;
  return colour === RED ? LAST_RESORT + rank : 2 * LAST_RESORT - rank;
}

/** Cares only about adjacent markers, high cards first; ignores the colours it gives up. */
export function tidyWorth(position: CatPosition, seat: Seat, move: Move): number {
  if (position.phase === PREDICT) return -tricksIn(move);
  const rank = rankOf(move);
  if (position.phase === DISCARD) return -rank;
  gatherMarkers(position, seat, markers);
  return 100 * countBeside(markers, position.placeOf[move]) + rank;
}

function best(position: CatPosition, seat: Seat, worthOf: typeof carefulWorth): Move {
  const length = game.legalMoves(position, seat, moves);
  let chosen = moves[0];
  let most = -Infinity;
  for (let i = 0; i < length; i++) {
    const worth = worthOf(position, seat, moves[i]);
    if (worth > most) {
      most = worth;
      chosen = moves[i];
    }
  }
  return chosen;
}
