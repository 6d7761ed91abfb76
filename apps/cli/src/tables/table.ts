// How a game is shown and spoken of in a terminal. A table draws views and restates no rules.

import type { Consequence, Refusal, Seat, View } from '@menagerie/rules';
import type { Ink } from '../terminal/ink.ts';

/** Seats differ by shape, so that no colour is needed to tell them apart. */
export const SEAT_MARKS = ['●', '■', '▲', '◆', '○'] as const;

export interface Setting {
  readonly names: readonly string[];
  readonly ink: Ink;
}

/** What an answer means that names only a part of a move: a whole move after all, or a choice among fewer. */
export type Reading =
  | { readonly move: string }
  | {
      readonly moves: readonly string[];
      /** What the next answer is read after. */
      readonly chosen: string | null;
    };

export interface TerminalTable<
  V extends View = View,
  C extends Consequence = Consequence,
  R extends Refusal = Refusal,
> {
  readonly title: string;
  /** What there is to say when cards have been dealt. */
  tellRound(view: V, setting: Setting): string;
  /** Everything on the table that the view's eyes see, without the hand. Legal moves may be marked. */
  draw(view: V, legal: readonly string[], setting: Setting): string[];
  /** The viewer's own cards. */
  drawHand(view: V, setting: Setting): string;
  /** What to do now, in one sentence. */
  prompt(view: V): string;
  /** The legal moves, laid out to be chosen from. */
  listMoves(view: V, legal: readonly string[], setting: Setting): string[];
  /** For games with many moves: reads an answer, perhaps after an earlier one chose a card. Null if it is not understood. */
  readAnswer?(text: string, legal: readonly string[], chosen: string | null): Reading | null;
  tellMove(seat: Seat, move: string | null, setting: Setting): string;
  /** The view is that of the position that the move led to. */
  tellConsequence(consequence: C, setting: Setting, view: V): string[];
  tellRefusal(refusal: R, setting: Setting): string;
  /** How moves are typed. */
  readonly notation: readonly string[];
}

export function seatLabel(seat: Seat, { names }: Setting): string {
  return `${SEAT_MARKS[seat]} ${names[seat]}`;
}

/** `■ Miso plays`, `● You play`; a verb that changes more is given in both forms. */
export function whoDoes(seat: Seat, verb: string, setting: Setting, third = `${verb}s`): string {
  return `${seatLabel(seat, setting)} ${setting.names[seat] === 'You' ? verb : third}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Lines of words, two blanks apart. */
export function wrapWords(words: readonly string[], width = 74): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 2 + word.length <= width) lines[lines.length - 1] += `  ${word}`;
    else lines.push(word);
  }
  return lines;
}
