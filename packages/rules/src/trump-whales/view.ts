// What a seat or a spectator may know: everything public, plus a seat's own cards.

import type { Eyes, Seat, Seated } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { countCards, FAMILIES, familyOf, FIVE, formatCard, listCards, type Family } from './cards.ts';
import { dealtTrumpOf } from './deal.ts';
import { cardOf, isName, isSpend, isTake, NAME_MOVE, toMove } from './moves.ts';
import { CHOOSE, DEAL, OVER, PHASES, TAKE } from './phases.ts';
import {
  WhalePosition,
  type CardText,
  type WhaleSeatView,
  type WhaleTrickView,
  type WhaleTurnView,
  type WhaleView,
} from './types.ts';

export function view(position: WhalePosition, seat: Seat): Seated<WhaleView>;
export function view(position: WhalePosition, eyes: Eyes): WhaleView;
export function view(position: WhalePosition, eyes: Eyes): WhaleView {
  const { players, round, phase } = position;
  const movers = toMove(position);
  const seats = list(players, (seat) => seat);
  const isBegun = isDealt(position);
  return {
    game: 'trump-whales',
    seat: eyes,
    options: { players },
    phase: PHASES[phase],
    toMove: seats.filter((seat) => movers & (1 << seat)),
    isOver: phase === OVER,
    round,
    first: isBegun ? position.first : null,
    dealt: isBegun ? dealtTrumpOf(position) : null,
    current: isBegun ? { trump: FAMILIES[position.trump], token: position.token } : null,
    hand: eyes === null ? [] : listCards(position.hands[eyes], position.fives[eyes]),
    seats: seats.map((seat) => seatView(position, seat, eyes)),
    tricks: tricksOf(position),
    results: position.results,
    totals: firstOf(position.totals, players),
  };
}

/** Only a game still waiting for its first deal has no cards. */
export function isDealt(position: WhalePosition): boolean {
  return position.phase !== DEAL || position.results.length > 0;
}

function seatView(position: WhalePosition, seat: Seat, eyes: Eyes): WhaleSeatView {
  const chosen = position.chosen[seat];
  const isOpen = position.phase !== CHOOSE || seat === eyes;
  return {
    cards: countCards(position.hands[seat]) + position.fives[seat],
    hasChosen: chosen > 0,
    firstBonus: chosen && isOpen ? formatCard(chosen - 1) : null,
    bonuses: listCards(position.bonuses[seat], 0),
    pearls: position.pearls[seat],
    lacks: FAMILIES.filter((_, family) => position.lacks[seat] & (1 << family)),
  };
}

interface OpenTurn extends WhaleTurnView {
  readonly spent: CardText[];
  card: CardText | null;
}

interface OpenTrick extends WhaleTrickView {
  readonly turns: OpenTurn[];
  led: Family | null;
  winner: Seat | null;
  taken: CardText | null;
  named: Seat | null;
}

function tricksOf(position: WhalePosition): WhaleTrickView[] {
  const tricks: OpenTrick[] = [];
  let trick: OpenTrick | undefined;
  for (let i = 0; i < position.moves; i++) {
    const move = position.made[i];
    const seat = position.makers[i];
    if (trick && isTake(move)) {
      trick.winner = seat;
      trick.taken = formatCard(cardOf(move));
    } else if (trick && isName(move)) {
      trick.named = move - NAME_MOVE;
    } else {
      if (!trick || trick.taken !== null) tricks.push((trick = newTrick(seat)));
      const turn = turnOf(trick, seat);
      if (isSpend(move)) {
        turn.spent.push(formatCard(cardOf(move)));
      } else {
        turn.card = formatCard(move);
        if (move !== FIVE) trick.led ??= FAMILIES[familyOf(move)];
      }
    }
  }
  if (trick && position.phase === TAKE) trick.winner = position.turn;
  return tricks;
}

function newTrick(leader: Seat): OpenTrick {
  return { leader, turns: [], led: null, winner: null, taken: null, named: null };
}

function turnOf(trick: OpenTrick, seat: Seat): OpenTurn {
  const last = trick.turns.at(-1);
  if (last?.seat === seat) return last;
  const turn: OpenTurn = { seat, spent: [], card: null };
  trick.turns.push(turn);
  return turn;
}
