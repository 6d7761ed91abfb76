// Colours in the terminal, only where they are wanted: everything must also be readable without
// them.

import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];
export type Ink = (style: Style, text: string) => string;

export const plainInk: Ink = (_, text) => text;
export const colourInk: Ink = (style, text) => styleText(style, text, { validateStream: false });

/**
 * The flags take precedence, then NO_COLOR and FORCE_COLOR, then whether the output is a terminal.
 */
export function chooseInk(flag: boolean | undefined, stream: { isTTY?: boolean }, env = process.env): Ink {
  if (flag !== undefined) return flag ? colourInk : plainInk;
  if (env['NO_COLOR']) return plainInk;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return colourInk;
  return stream.isTTY && env['TERM'] !== 'dumb' ? colourInk : plainInk;
}
