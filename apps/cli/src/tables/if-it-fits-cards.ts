// The cards of If It Fits as the terminal draws and names them.

import {
  BOX_FACES,
  BOX_START_FACES,
  BOX_SYMBOLS,
  BOX_TOY_FACES,
  type BoxFace,
  type BoxSymbol,
} from '@menagerie/rules';
import type { Style } from '../terminal/ink.ts';
import { plural } from './table.ts';

interface Look {
  readonly letter: string;
  readonly style: Style;
  readonly many: string;
}

/** Letters, so that no colour is needed to tell toys apart. */
export const LOOKS: Readonly<Record<BoxSymbol, Look>> = {
  yarn: { letter: 'y', style: 'yellow', many: 'yarns' },
  mouse: { letter: 'm', style: 'magenta', many: 'mice' },
  feather: { letter: 'f', style: 'green', many: 'feathers' },
  fish: { letter: 'i', style: 'cyan', many: 'fish' },
  bell: { letter: 'b', style: 'blue', many: 'bells' },
  spray: { letter: '!', style: 'red', many: 'sprays' },
};

export type Side = 'T' | 'R' | 'B' | 'L';
const OPPOSITE: Readonly<Record<Side, Side>> = { T: 'B', R: 'L', B: 'T', L: 'R' };

type Printed = Pick<BoxFace, 'open' | 'symbols'>;
const FACES = new Map<string, Printed>([
  ...BOX_FACES.map((face) => [String(face.id), face] as const),
  ...BOX_START_FACES.map((face) => [`start${face.id}`, face] as const),
  ...BOX_TOY_FACES.map((face) => [`toy${face.id}`, face] as const),
]);

/** Sleeping cats and Princesses are open on all sides and show nothing (IF-5). */
const BARE: Printed = { open: 'TRBL', symbols: [] };

export const symbolsOn = (card: number | string): readonly BoxSymbol[] =>
  (FACES.get(String(card)) ?? BARE).symbols;

/** The open sides of the card as it lies. */
export function openSides(card: number | string, isTurned: boolean): ReadonlySet<Side> {
  const sides = [...(FACES.get(String(card)) ?? BARE).open] as Side[];
  return new Set(isTurned ? sides.map((side) => OPPOSITE[side]) : sides);
}

export const countSymbol = (count: number, symbol: BoxSymbol): string =>
  plural(count, symbol, LOOKS[symbol].many);

/** `2 mice`, `1 fish`, `empty`. */
export function describeSymbols(symbols: readonly BoxSymbol[]): string {
  const kinds = BOX_SYMBOLS.filter((kind) => symbols.includes(kind));
  const counts = kinds.map((kind) => countSymbol(symbols.filter((symbol) => symbol === kind).length, kind));
  return counts.join(', ') || 'empty';
}

/** `card 17 (1 yarn)`, `start card 3 (1 feather)`, `the Princess`. */
export function describeCard(card: number | string): string {
  const [, kind, number] = /^([a-z]*)(\d*)$/.exec(String(card)) as unknown as [string, string, string];
  if (!number) return kind === 'princess' ? 'the Princess' : 'a sleeping cat';
  const called = { start: 'start card', toy: 'special toy' }[kind] ?? 'card';
  return `${called} ${number} (${describeSymbols(symbolsOn(card))})`;
}
