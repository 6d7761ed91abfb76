// Who may know which card in Trump Whales.

import type { JsonObject, Seat } from '../core/game.ts';
import { FACES, type WhaleRank } from '../trump-whales/faces.ts';
import { trumpWhales } from '../trump-whales/index.ts';
import type { WhaleView } from '../trump-whales/types.ts';
import type { Secrets } from './secrets.ts';

interface Data {
  players: number;
  first: Seat;
  trump: string;
  token: number;
  hands: string[][];
  moves: string[];
  earlier?: unknown[];
}

interface Round {
  /** Cards still held, by seat. */
  held: string[][];
  /** First bonuses, by seat. */
  choices: (string | null)[];
  played: string[];
}

const FAMILIES = 'onbs';
const isFamilyCard = (text: unknown): text is string => typeof text === 'string' && /^[onbs]\d$/.test(text);

export const whaleSecrets: Secrets<WhaleView> = {
  cardsIn(view) {
    // Cards of families wherever the JSON names them; since fives are alike, only those in hand or
    // in tricks.
    const cards = new Set<string>();
    JSON.stringify(view, (_, value: unknown) => (isFamilyCard(value) && cards.add(value), value));
    const places = [...view.hand, ...view.tricks.flatMap(({ turns }) => turns.map(({ card }) => card))];
    return [...cards, ...places.filter((card) => card === '5')].sort();
  },

  knownCards(position, eyes) {
    if (!('hands' in position)) return [];
    const { held, choices, played } = unroll(position as unknown as Data);
    const areOpen = !choices.includes(null);
    const seen = choices.filter((choice, seat) => choice !== null && (areOpen || seat === eyes));
    return [...played, ...(seen as string[]), ...(eyes === null ? [] : held[eyes])].sort();
  },

  swapHidden(position, eyes, random) {
    if (!('hands' in position)) return null;
    const data = structuredClone(position) as unknown as Data;
    const { held, choices } = unroll(data);
    const hidden: Hidden[] = aside(data).map((card) => ({ place: 'aside', card }));
    for (let seat = 0; seat < data.players; seat++) {
      if (seat === eyes) continue;
      held[seat].forEach((card) => hidden.push({ place: `hand ${seat}`, seat, card }));
      const choice = choices[seat];
      if (choice !== null && choices.includes(null))
        hidden.push({ place: `choice ${seat}`, seat, card: choice });
    }
    if (hidden.length < 2) return null;
    const a = hidden[random.below(hidden.length)];
    const b = hidden[random.below(hidden.length)];
    if (a.card === b.card || a.place === b.place) return null;
    replaceCard(data, a, b.card);
    replaceCard(data, b, a.card);
    // A seat that didn't follow would have had to (TW-9), and a five can't be a first bonus (TW-6),
    // so such a swap shows.
    return trumpWhales.parsePosition(data).ok ? (data as unknown as JsonObject) : null;
  },
};

interface Hidden {
  readonly place: string;
  readonly seat?: Seat;
  readonly card: string;
}

/** The cards that were not dealt. */
function aside({ players, hands }: Data): string[] {
  const deck = [...FAMILIES].flatMap((family) => [1, 2, 3, 4, 6, 7, 8, 9].map((rank) => `${family}${rank}`));
  if (players > 2) deck.push('5', '5', '5', '5');
  for (const card of hands.flat()) deck.splice(deck.indexOf(card), 1);
  return deck;
}

function replaceCard(data: Data, { place, seat, card: old }: Hidden, card: string): void {
  if (seat === undefined) return;
  data.hands[seat][data.hands[seat].indexOf(old)] = card;
  if (!place.startsWith('choice')) return;
  const index = choosers(data).indexOf(seat);
  data.moves[index] = data.moves[index].replace(/\+.+/, `+${card}`);
}

/** The seat of each first bonus among the first moves. */
function choosers({ players, first, moves }: Data): Seat[] {
  return moves
    .filter((move) => move.includes('+'))
    .map((move, i) => (move.includes(':') ? Number(move[0]) : (first + i) % players));
}

function unroll(data: Data): Round {
  const { players, moves } = data;
  const held = data.hands.map((hand) => [...hand]);
  const take = (seat: Seat, card: string): void => void held[seat].splice(held[seat].indexOf(card), 1);
  const choices: (string | null)[] = held.map(() => null);
  const seats = choosers(data);
  seats.forEach((seat, i) => take(seat, (choices[seat] = moves[i].slice(-2))));

  const played: string[] = [];
  let { trump, token, first: turn } = data;
  let trick: { seat: Seat; card: string }[] = [];
  for (const move of moves.slice(seats.length)) {
    const named = move.slice(1);
    if (move[0] === '!') [trump, token] = afterBonus(named, trump, token);
    else if (move[0] === '*') trick = [];
    else if (move[0] === '>') turn = Number(named);
    else {
      take(turn, move);
      played.push(move);
      trick.push({ seat: turn, card: move });
      turn = trick.length < players ? (turn + 1) % players : winnerOf(trick, trump, token);
    }
  }
  return { held, choices, played };
}

function afterBonus(card: string, trump: string, token: number): [string, number] {
  const { bonus } = FACES[Number(card[1]) as WhaleRank];
  if (bonus === 'flip') return [trump, 10 - token];
  if (bonus === 'own family') return [card[0], token];
  if (bonus === 'next family') return [FAMILIES[(FAMILIES.indexOf(card[0]) + 1) % 4], token];
  return [trump, token];
}

function winnerOf(trick: readonly { seat: Seat; card: string }[], trump: string, token: number): Seat {
  const led = trick.find(({ card }) => card !== '5')?.card[0];
  if (led === undefined) return trick[0].seat;
  const cards = trick.map(({ seat, card }) => (card === '5' ? { seat, card: `${led}5` } : { seat, card }));
  const trumps = cards.filter(({ card }) => card[0] === trump);
  const able = trumps.length ? trumps : cards.filter(({ card }) => card[0] === led);
  const best = able.map(({ card }) => Number(card[1])).sort((a, b) => (token === 9 ? b - a : a - b))[0];
  return able.find(({ card }) => Number(card[1]) === best)?.seat as Seat;
}
