// Who may know which mouse.

import type { Eyes, JsonObject } from '../core/game.ts';
import { fieldMice, HAND, type MouseView } from './field-mice.ts';
import type { Secrets } from './secrets.ts';

interface Data {
  players: number;
  hands: string[][];
  moves: string[];
}

const DECK = ['b', 'c', 'h'].flatMap((field) => [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `${field}${rank}`));
const isOver = ({ players, moves }: Data): boolean => moves.length === players * HAND;
const asideOf = ({ hands }: Data): string[] => DECK.filter((card) => !hands.flat().includes(card));

export const mouseSecrets: Secrets<MouseView> = {
  cardsIn: ({ hand, plays, aside }) => [...hand, ...plays.map(({ card }) => card), ...(aside ?? [])].sort(),

  knownCards(position: JsonObject, eyes: Eyes) {
    if (!('hands' in position)) return [];
    const data = position as unknown as Data;
    const own = eyes === null ? [] : data.hands[eyes];
    return [...new Set([...own, ...data.moves, ...(isOver(data) ? asideOf(data) : [])])].sort();
  },

  swapHidden(position, eyes, random) {
    if (!('hands' in position)) return null;
    const data = structuredClone(position) as unknown as Data;
    if (isOver(data)) return null;
    const aside = asideOf(data);
    const hidden = [...data.hands.filter((_, seat) => seat !== eyes), aside];
    const [one, other] = [0, 1].map(() => hidden[random.below(hidden.length)]);
    const [i, j] = [one, other].map(({ length }) => random.below(length));
    if (one === other || [one[i], other[j]].some((card) => data.moves.includes(card))) return null;
    [one[i], other[j]] = [other[j], one[i]];
    for (const hand of data.hands) hand.sort();
    // Everyone can tell whether the plays so far followed what was led (FM-3), so such a swap shows.
    const swapped = data as unknown as JsonObject;
    return fieldMice.parsePosition(swapped).ok ? swapped : null;
  },
};
