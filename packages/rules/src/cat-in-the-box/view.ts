// What a seat or a spectator may know: everything public, plus a seat's own cards.

import type { Eyes, Seat, Seated } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { handOf, seatOfPlay } from './deal.ts';
import { toMove } from './moves.ts';
import { roundResult } from './score.ts';
import {
  CatPosition,
  cellOf,
  COLOURS,
  colourOf,
  DEAL,
  MAX_RANK,
  OVER,
  PHASES,
  rankOf,
  TURNED_UP,
  type CatView,
  type Cell,
  type CellOwner,
  type Rank,
  type SeatView,
  type TrickView,
} from './types.ts';

export function view(position: CatPosition, seat: Seat): Seated<CatView>;
export function view(position: CatPosition, eyes: Eyes): CatView;
export function view(position: CatPosition, eyes: Eyes): CatView {
  const { players, layout, round, phase } = position;
  const movers = toMove(position);
  const seats = list(players, (seat) => seat);
  const own = eyes !== null && isDealt(position) ? eyes : null;
  return {
    game: 'cat-in-the-box',
    seat: eyes,
    options: { players, layout },
    phase: PHASES[phase],
    toMove: seats.filter((seat) => movers & (1 << seat)),
    isOver: phase === OVER,
    round,
    first: isDealt(position) ? position.first : null,
    hand: own === null ? [] : handOf(position, own),
    discard: own === null ? null : position.discards[own] || null,
    seats: seats.map((seat) => seatView(position, seat)),
    turnedUp: players === 2 && isDealt(position) ? firstOf(position.turnedUp, TURNED_UP) : [],
    board: boardOf(position),
    tricks: tricksOf(position),
    paradox:
      position.paradox < 0 ? null : { seat: position.paradox, hand: handOf(position, position.paradox) },
    results: list(position.roundsScored, (past) => roundResult(position, past)),
    totals: firstOf(position.totals, players),
    opened:
      phase === OVER
        ? {
            hands: seats.map((seat) => handOf(position, seat)),
            discards: firstOf(position.discards, players),
          }
        : null,
  };
}

/** Only a game still waiting for its first deal has no cards. */
export function isDealt(position: CatPosition): boolean {
  return position.phase !== DEAL || position.roundsScored > 0;
}

function seatView(position: CatPosition, seat: Seat): SeatView {
  let cards = 0;
  for (let rank = 1; rank <= position.setup.topRank; rank++) cards += position.counts[seat * 10 + rank];
  return {
    cards,
    hasDiscarded: position.discards[seat] > 0,
    prediction: position.predictions[seat] || null,
    tricks: position.won[seat],
    colours: COLOURS.filter((_, colour) => position.tokens[seat] & (1 << colour)),
    lacks: ranksIn(position.lacks[seat]),
  };
}

function boardOf(position: CatPosition): CellOwner[][] {
  const { topRank } = position.setup;
  const board = COLOURS.map((_, colour) =>
    list(topRank, (column): CellOwner =>
      isDealt(position) && isTaken(position, cellOf(colour, column + 1)) ? 'neutral' : null,
    ),
  );
  for (let i = 0; i < position.plays; i++) {
    const cell = position.played[i];
    board[colourOf(cell)][rankOf(cell) - 1] = seatOfPlay(position, i);
  }
  return board;
}

function isTaken(position: CatPosition, cell: Cell): boolean {
  return !(position.free[cell >> 5] & (1 << cell));
}

function tricksOf(position: CatPosition): TrickView[] {
  const { players, plays } = position;
  return list(Math.ceil(plays / players), (trick) => {
    const from = trick * players;
    const length = Math.min(players, plays - from);
    return {
      leader: position.leaders[trick],
      plays: list(length, (i) => ({
        seat: seatOfPlay(position, from + i),
        rank: rankOf(position.played[from + i]),
        colour: COLOURS[colourOf(position.played[from + i])],
      })),
      winner: length < players ? null : winnerOf(position, trick),
    };
  });
}

/** The winner of a complete trick leads the next, or is about to (CB-11). */
function winnerOf(position: CatPosition, trick: number): Seat {
  const hasNext = (trick + 1) * position.players < position.plays;
  return hasNext ? position.leaders[trick + 1] : position.turn;
}

function ranksIn(mask: number): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank <= MAX_RANK; rank++) if (mask & (1 << rank)) ranks.push(rank);
  return ranks;
}
