// How a game is shown and described in a terminal. A table draws views and doesn't reimplement rules.

import type { Consequence, Refusal, Seat, View } from '@menagerie/rules';
import type { Ink } from '../terminal/ink.ts';

/** Seats differ by shape, so they can be told apart without colour. */
export const SEAT_MARKS = ['●', '■', '▲', '◆', '○'] as const;

export interface Setting {
  readonly names: readonly string[];
  readonly ink: Ink;
}

/** What an answer means that names only part of a move: a whole move after all, or a narrower choice. */
export type Reading =
  | { readonly move: string }
  | {
      readonly moves: readonly string[];
      /** What the next answer builds on. */
      readonly chosen: string | null;
    };

export interface TerminalTable<
  V extends View = View,
  C extends Consequence = Consequence,
  R extends Refusal = Refusal,
> {
  readonly title: string;
  /** What to print after the cards have been dealt. */
  tellRound(view: V, setting: Setting): string;
  /** Everything on the table that the viewer sees, except the hand. Legal moves may be marked. */
  draw(view: V, legal: readonly string[], setting: Setting): string[];
  /** The viewer's own cards. */
  drawHand(view: V, setting: Setting): string;
  /** What to do now, in one sentence. */
  prompt(view: V): string;
  /** The legal moves, laid out to choose from. */
  listMoves(view: V, legal: readonly string[], setting: Setting): string[];
  /**
   * For games with many moves: interprets an answer, perhaps after an earlier one chose a card. Null if it isn't
   * understood.
   */
  readAnswer?(text: string, legal: readonly string[], chosen: string | null): Reading | null;
  tellMove(seat: Seat, move: string | null, setting: Setting): string;
  /** The view is that of the position after the move. */
  tellConsequence(consequence: C, setting: Setting, view: V): string[];
  tellRefusal(refusal: R, setting: Setting): string;
  /** How moves are typed. */
  readonly notation: readonly string[];
}

export function seatLabel(seat: Seat, { names }: Setting): string {
  return `${SEAT_MARKS[seat]} ${names[seat]}`;
}

/** `■ Miso plays`, `● You play`; for an irregular verb both forms are given. */
export function whoDoes(seat: Seat, verb: string, setting: Setting, third = `${verb}s`): string {
  return `${seatLabel(seat, setting)} ${setting.names[seat] === 'You' ? verb : third}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Words in lines, two spaces apart. */
export function wrapWords(words: readonly string[], width = 74): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 2 + word.length <= width) lines[lines.length - 1] += `  ${word}`;
    else lines.push(word);
  }
  return lines;
}
