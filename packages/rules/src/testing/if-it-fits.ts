// Who may know which card in If It Fits.

import type { Eyes, JsonObject, Seat } from '../core/game.ts';
import { ifItFits } from '../if-it-fits/index.ts';
import type { BoxView } from '../if-it-fits/types.ts';
import type { Secrets } from './secrets.ts';

type Card = number | string;

interface Data {
  players: number;
  first: Seat;
  hands: Card[][];
  deck: Card[];
  moves: string[];
}

export const boxSecrets: Secrets<BoxView> = {
  cardsIn(view) {
    const lying = view.cards.map(({ card }) => card).filter((card) => card !== 'cat' && card !== 'princess');
    const cards: Card[] = [...view.hand, ...view.discards, ...lying];
    cards.push(...view.princesses.map(() => 'princess'), ...view.toys.map(({ card }) => card));
    if (view.toy) cards.push(view.toy);
    // Cards named in the history must be on the table or in hand as well.
    const drawn = view.history.flatMap(({ card }) => card ?? []);
    for (const card of [...view.dealt, ...drawn])
      if (!cards.includes(card)) cards.push(`${card} by name only`);
    return sorted(cards.filter((card) => !String(card).startsWith('start')));
  },

  knownCards(position, eyes) {
    if (!('hands' in position)) return [];
    const { held, shown } = unroll(position as unknown as Data);
    const own = held.filter(({ seat }) => seat === eyes).map(({ card }) => card);
    return sorted([...shown, ...own]);
  },

  swapHidden(position, eyes, random) {
    if (!('hands' in position)) return null;
    const data = structuredClone(position) as unknown as Data;
    const hidden = hiddenPlaces(data, eyes);
    if (hidden.length < 2) return null;
    const a = hidden[random.below(hidden.length)];
    const b = hidden[random.below(hidden.length)];
    if (a.card === b.card) return null;
    // A special toy is shown as soon as it is drawn (IF-15).
    if ((isToy(a.card) && b.isDrawn) || (isToy(b.card) && a.isDrawn)) return null;
    a.list[a.at] = b.card;
    b.list[b.at] = a.card;
    // A Princess in the wrong pile or in a dealt hand (IF-7), or a discard by a hand that could have
    // played (IF-16), shows.
    return ifItFits.parsePosition(data).ok ? (data as unknown as JsonObject) : null;
  },
};

/** A card's place in the deal: in a dealt hand, or in the deck. */
interface Source {
  readonly list: Card[];
  readonly at: number;
  readonly card: Card;
  readonly seat: Seat;
  readonly isDrawn: boolean;
}

function hiddenPlaces(data: Data, eyes: Eyes): Source[] {
  const { held, drawn } = unroll(data);
  const undrawn = data.deck
    .map((card, at): Source => ({ list: data.deck, at, card, seat: -1, isDrawn: false }))
    .slice(drawn);
  return [...held.filter(({ seat }) => seat !== eyes), ...undrawn];
}

/**
 * Follows the moves: what each seat still holds, what everyone has seen, and how many cards were drawn.
 */
function unroll({ players, first, hands, deck, moves }: Data): {
  held: Source[];
  shown: Card[];
  drawn: number;
} {
  const held = hands.flatMap((list, seat) =>
    list.map((card, at): Source => ({ list, at, card, seat, isDrawn: true })),
  );
  const shown: Card[] = [];
  let drawn = 0;
  let seat = first - 1;
  let wasDraw = false;
  for (const move of moves) {
    if (move === 'pass' || move.startsWith('cat@')) continue;
    if (!wasDraw && !move.startsWith('start')) seat = (seat + 1) % players;
    wasDraw = move === 'draw';
    if (wasDraw) {
      const card = deck[drawn];
      if (isToy(card)) shown.push(card);
      else held.push({ list: deck, at: drawn, card, seat, isDrawn: true });
      drawn++;
      continue;
    }
    const name = /^x?(\d+|princess)(@|$)/.exec(move)?.[1];
    if (name === undefined) continue;
    const index = held.findIndex((source) => source.seat === seat && String(source.card) === name);
    shown.push(held[index].card);
    held.splice(index, 1);
  }
  return { held, shown, drawn };
}

const isToy = (card: Card): boolean => String(card).startsWith('toy');

const sorted = (cards: readonly Card[]): string[] => cards.map(String).sort();
