// Cards, boxes and places in the reader's words.

import {
  openSides,
  symbolsOn,
  tallyBox,
  type BoxOnTable,
  type BoxSymbol,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { formatList, joinParts, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { spotName } from './spots.ts';
import type { CardName } from './measures.ts';

export const nameSymbols = (symbol: BoxSymbol | 'none', count: number): string =>
  t('if-card', { symbol, count });

/** `2 fish`, `an empty card`, `the Princess`, `a sleeping cat`. */
export function nameCard(card: CardName): string {
  if (card === 'princess') return t('if-card', { symbol: 'princess', count: 1 });
  if (card === 'sleep' || card === 'cat') return t('if-card', { symbol: 'sleep', count: 1 });
  const symbols = symbolsOn(card);
  return nameSymbols(symbols[0] ?? 'none', symbols.length);
}

export function nameOpenSides(card: CardName, isTurned: boolean): string {
  const open = openSides(card, isTurned);
  if (open.length === 4) return t('if-open-all');
  return t('if-open-sides', { sides: formatList(open.map((side) => t('if-side', { side }))) });
}

/** Which way a sleeping cat's carton opens. */
export const nameWay = (isTurned: boolean): string => t('if-way', { side: openSides('sleep', isTurned)[0] });

/** For screen readers. In hand a Princess has no sides. */
export function nameCardFully(card: CardName, isTurned = false): string {
  return card === 'princess' ? nameCard(card) : `${nameCard(card)}, ${nameOpenSides(card, isTurned)}`;
}

/** A box is named after the cell of its first card. */
export const nameBox = ({ cells }: BoxOnTable): string => spotName(cells[0]);

/** What its value consists of. */
export function nameWorth(view: Pick<BoxView, 'cards' | 'toys'>, box: BoxOnTable): string {
  const { kinds, most, sprays } = tallyBox(view, box);
  const toys = kinds.length ? kinds.map((kind) => nameSymbols(kind, most)).join(' + ') : t('if-box-no-toys');
  return sprays ? `${toys}, ${t('if-box-sprays', { count: sprays })}` : toys;
}

export function nameCats({ cats }: BoxOnTable, people: readonly Person[]): string[] {
  return cats.flatMap(({ awake, asleep }, seat) =>
    awake + asleep > 0 ? [t('if-box-cats', { name: people[seat].name, awake, asleep })] : [],
  );
}

export function nameTakers({ takers, points }: BoxOnTable, people: readonly Person[]): string {
  if (takers.length === 0) return t('if-box-nobody');
  const taken = takers.map((seat) => t('if-box-taken', { names: people[seat].name, count: points[seat] }));
  return joinParts(taken);
}

/** A whole box in one sentence. */
export function describeBox(view: BoxView, box: BoxOnTable, people: readonly Person[]): string {
  const details = [
    t('if-box-cards', { count: box.cells.length }),
    t(box.closed ? 'if-box-closed' : 'if-box-open'),
    nameWorth(view, box),
    t('if-box-worth', { count: box.worth }),
    ...nameCats(box, people),
    nameTakers(box, people),
  ];
  return t('if-text-box', { place: nameBox(box), details: joinParts(details) });
}
