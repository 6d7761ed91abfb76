// How a game is shown and spoken of in a terminal. A table draws views; it holds no rules.

import type { Consequence, Refusal, Seat, View } from '@menagerie/rules';
import type { Ink } from '../terminal/ink.ts';

/** Seats differ by shape, so that no colour is needed to tell them apart. */
export const SEAT_MARKS = ['●', '■', '▲', '◆', '○'] as const;

export interface Setting {
  readonly names: readonly string[];
  readonly ink: Ink;
}

export interface TerminalTable<V extends View = View> {
  readonly title: string;
  /** What there is to say when cards have been dealt. */
  tellRound(view: V, setting: Setting): string;
  /** Everything on the table that the view's eyes see, without the hand. Legal moves may be marked. */
  draw(view: V, legal: readonly string[], setting: Setting): string[];
  /** The viewer's own cards. */
  drawHand(view: V, setting: Setting): string;
  /** What to do now, in one sentence. */
  ask(view: V): string;
  /** The legal moves, laid out to be chosen from. */
  listMoves(view: V, legal: readonly string[], setting: Setting): string[];
  tellMove(seat: Seat, move: string | null, setting: Setting): string;
  tellConsequence(consequence: Consequence, setting: Setting): string[];
  tellRefusal(refusal: Refusal, setting: Setting): string;
  /** How moves are typed. */
  readonly notation: readonly string[];
}

export function seatLabel(seat: Seat, { names }: Setting): string {
  return `${SEAT_MARKS[seat]} ${names[seat]}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
