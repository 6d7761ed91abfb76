// Who may know which card in Cat in the Box.

import { catInTheBox } from '../cat-in-the-box/index.ts';
import type { CatView } from '../cat-in-the-box/types.ts';
import type { JsonObject, Seat } from '../core/game.ts';
import type { Secrets } from './secrets.ts';
import { setUp } from './set-up.ts';

interface Data {
  players: number;
  first: Seat;
  hands: number[][];
  turnedUp: number[];
  moves: string[];
  earlier?: unknown[];
}

interface Round {
  /** Cards still held, by seat. */
  held: number[][];
  discards: (number | null)[];
  played: number[];
}

export const catSecrets: Secrets<CatView> = {
  cardsIn(view) {
    const cards = [...view.turnedUp, ...view.tricks.flatMap(({ plays }) => plays.map(({ rank }) => rank))];
    if (view.opened) {
      cards.push(...view.opened.hands.flat(), ...view.opened.discards);
    } else {
      cards.push(...view.hand);
      if (view.discard !== null) cards.push(view.discard);
      if (view.paradox && view.paradox.seat !== view.seat) cards.push(...view.paradox.hand);
    }
    return sorted(cards);
  },

  knownCards(position, eyes) {
    const data = position as unknown as Data;
    if (!('hands' in position)) return [];
    const { held, discards, played } = unroll(data);
    const cards = [...data.turnedUp, ...played];
    const causer = causerOf(position);
    for (let seat = 0; seat < data.players; seat++) {
      if (isGameOver(position) || seat === eyes || seat === causer) cards.push(...held[seat]);
      const discard = discards[seat];
      if (discard !== null && (isGameOver(position) || seat === eyes)) cards.push(discard);
    }
    return sorted(cards);
  },

  swapHidden(position, eyes, random) {
    if (!('hands' in position) || isGameOver(position)) return null;
    const data = structuredClone(position) as unknown as Data;
    const { held, discards } = unroll(data);
    const causer = causerOf(position);
    const hidden: Hidden[] = aside(data).map((rank) => ({ place: 'aside', rank }));
    for (let seat = 0; seat < data.players; seat++) {
      if (seat === eyes) continue;
      if (seat !== causer) held[seat].forEach((rank) => hidden.push({ place: `hand ${seat}`, seat, rank }));
      const discard = discards[seat];
      if (discard !== null) hidden.push({ place: `discard ${seat}`, seat, rank: discard });
    }
    if (hidden.length < 2) return null;
    const a = hidden[random.below(hidden.length)];
    const b = hidden[random.below(hidden.length)];
    if (a.rank === b.rank || a.place === b.place) return null;
    replaceCard(data, a, b.rank);
    replaceCard(data, b, a.rank);
    // Everyone can tell whether the current seat could play (CB-19), and whether red was led
    // because there was nothing else (CB-14), so such a swap shows.
    const swapped = catInTheBox.parsePosition(data);
    return swapped.ok && swapped.value.paradox === causer ? (data as unknown as JsonObject) : null;
  },
};

interface Hidden {
  readonly place: string;
  readonly seat?: Seat;
  readonly rank: number;
}

/** The cards neither dealt nor turned up: two, with two players. */
function aside({ players, hands, turnedUp }: Data): number[] {
  if (players !== 2) return [];
  const left = [1, 2, 3, 4, 5].flatMap((rank) => [rank, rank, rank, rank, rank]);
  for (const rank of [...hands.flat(), ...turnedUp]) left.splice(left.indexOf(rank), 1);
  return left;
}

function replaceCard(data: Data, { place, seat, rank: old }: Hidden, rank: number): void {
  if (seat === undefined) return;
  const hand = data.hands[seat];
  hand[hand.indexOf(old)] = rank;
  hand.sort((x, y) => x - y);
  if (!place.startsWith('discard')) return;
  const index = discardMoves(data).indexOf(seat);
  data.moves[index] = data.moves[index].replace(/-\d/, `-${rank}`);
}

/** The seat of each discard among the first moves. */
function discardMoves({ players, first, moves }: Data): Seat[] {
  return moves
    .filter((move) => /^(\d:)?-/.test(move))
    .map((move, i) => (move.includes(':') ? Number(move[0]) : (first + i) % players));
}

function unroll(data: Data): Round {
  const held = data.hands.map((hand) => [...hand]);
  const take = (seat: Seat, rank: number): void => void held[seat].splice(held[seat].indexOf(rank), 1);
  const discards: (number | null)[] = held.map(() => null);
  discardMoves(data).forEach((seat, i) => {
    const rank = Number(data.moves[i].at(-1));
    discards[seat] = rank;
    take(seat, rank);
  });
  const plays = data.moves.filter((move) => /^\d[rbyg]$/.test(move));
  let leader = data.first;
  const played: number[] = [];
  for (let from = 0; from < plays.length; from += data.players) {
    const trick = plays.slice(from, from + data.players);
    trick.forEach((play, i) => take((leader + i) % data.players, Number(play[0])));
    played.push(...trick.map((play) => Number(play[0])));
    const strength = (play: string): number =>
      (play[1] === 'r' ? 100 : play[1] === trick[0][1] ? 50 : 0) + Number(play[0]);
    const best = trick.reduce((top, play, i) => (strength(play) > strength(trick[top]) ? i : top), 0);
    leader = (leader + best) % data.players;
  }
  return { held, discards, played };
}

function causerOf(position: JsonObject): Seat {
  return setUp(catInTheBox, position).paradox;
}

function isGameOver(position: JsonObject): boolean {
  return catInTheBox.isOver(setUp(catInTheBox, position));
}

function sorted(cards: number[]): string[] {
  return cards.map(String).sort();
}
