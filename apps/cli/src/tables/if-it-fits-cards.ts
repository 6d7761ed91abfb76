// How the terminal draws and names the cards of If It Fits.

import { SYMBOLS, symbolsOn, type BoxSymbol } from '@menagerie/rules/if-it-fits';
import type { Style } from '../terminal/ink.ts';
import { plural } from './table.ts';

interface Look {
  readonly letter: string;
  readonly style: Style;
  readonly many: string;
}

/** Letters, so that toys can be told apart without colour. */
export const LOOKS: Readonly<Record<BoxSymbol, Look>> = {
  yarn: { letter: 'y', style: 'yellow', many: 'yarns' },
  mouse: { letter: 'm', style: 'magenta', many: 'mice' },
  feather: { letter: 'f', style: 'green', many: 'feathers' },
  fish: { letter: 'i', style: 'cyan', many: 'fish' },
  bell: { letter: 'b', style: 'blue', many: 'bells' },
  spray: { letter: '!', style: 'red', many: 'sprays' },
};

export const countSymbol = (count: number, symbol: BoxSymbol): string =>
  plural(count, symbol, LOOKS[symbol].many);

/** `2 mice`, `1 fish`, `empty`. */
export function describeSymbols(symbols: readonly BoxSymbol[]): string {
  const kinds = SYMBOLS.filter((kind) => symbols.includes(kind));
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
