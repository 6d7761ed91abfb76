// Describes a table in the server's lists: who sits where, the clock, the options.

import type { Clock, TableLine } from '@menagerie/protocol';
import { gameName } from '../games/names.ts';
import { formatList, t, words } from '../words/words.svelte.ts';
import { agoOf } from './ago.ts';
import { seatName } from './seat-name.ts';
import { isFree } from './table-lines.ts';

/** The name at a seat; null if it is empty. */
export const nameAt = ({ seats }: TableLine, seat: number): string | null => seatName(seats, seat);

/** The text for an empty seat. */
export function tellEmpty(line: TableLine, seat: number): string {
  return isFree(line.seats[seat]) ? t('together-free') : t('together-kept');
}

/** Identifies the table in button labels for screen readers. */
export function gameAndNames(line: TableLine): { readonly game: string; readonly names: string } {
  const names = line.seats.flatMap((_, seat) => nameAt(line, seat) ?? []);
  return {
    game: gameName(line.game),
    names: names.length > 0 ? formatList(names) : t('together-join-empty'),
  };
}

const MINUTE = 60;

export function tellSeconds(seconds: number): string {
  return seconds >= 2 * MINUTE && seconds % MINUTE === 0
    ? t('together-minutes', { count: seconds / MINUTE })
    : t('together-seconds', { count: seconds });
}

/** Capitalised to begin a line. */
export const beginLine = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

export function tellClock(clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return t('together-clock-none');
    case 'move':
      return t('together-clock-move', { time: tellSeconds(clock.seconds) });
    case 'bank':
      return clock.increment === 0
        ? t('together-clock-bank', { time: tellSeconds(clock.seconds) })
        : t('together-clock-bank-more', {
            time: tellSeconds(clock.seconds),
            more: tellSeconds(clock.increment),
          });
    case 'days':
      return t('together-clock-days', { count: clock.days });
  }
}

/** The game's own options; those that are off or that this page doesn't know are left out. */
export function tellOptions(options: TableLine['options']): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === 'players' || value === false) return [];
    if (value === true) return [t(`option-${name}`)];
    return [t('together-option', { name: t(`option-${name}`), value: t(`option-${name}-${String(value)}`) })];
  });
}

/** Whose turn it is, unless it is the reader's. */
export function tellTurn(line: TableLine): string {
  const names = line.toMove.map((seat) => nameAt(line, seat)).filter((name) => name !== null);
  return t('together-turn-of', { names: formatList(names), count: names.length });
}

export function tellAgo(at: number, now: number): string {
  const ago = agoOf(at, now);
  if (!ago) return t('together-just-now');
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-ago.value, ago.unit);
}
