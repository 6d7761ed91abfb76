// What is picked but not yet played. The first press picks and previews, the second commits; a bonus can be previewed
// while a card is picked, and is spent before it.

import type { Seat } from '@menagerie/rules';
import type { CardText, WhaleRefusal, WhaleView } from '@menagerie/rules/trump-whales';
import type { TableProps } from '../room.ts';
import { cardOfMove } from './cards.ts';
import { previewSpend } from './effects.ts';
import { playableOf, promiseOf } from './preview.ts';
import { RULE_PARTS } from './rule-parts.ts';
import { tellRefusal } from './tell.ts';

export class Choice {
  readonly #table: () => TableProps<WhaleView, WhaleRefusal>;
  #card = $state<string | null>(null);
  #bonus = $state<string | null>(null);

  constructor(table: () => TableProps<WhaleView, WhaleRefusal>) {
    this.#table = table;
  }

  // What is picked counts only while it can be played.
  readonly picked = $derived.by(() => this.#ifLegal(this.#card) ?? this.#table().prepared ?? null);
  readonly spending = $derived.by(() => this.#ifLegal(this.#bonus));

  /** What the picked bonus would change. */
  readonly preview = $derived.by(() => {
    const { view, eyes, legal } = this.#table();
    if (this.spending === null) return null;
    return previewSpend(view, eyes, cardOfMove(this.spending), playableOf(legal));
  });

  /** The same in words, also for a picked card. */
  readonly promise = $derived.by(() => promiseOf(this.#table(), this.picked, this.spending));

  pick(move: string): void {
    if (!this.#mayPick(move)) return;
    if (this.picked !== move) this.#card = move;
    else if (this.spending !== null) this.#bonus = null;
    else this.commit(move);
  }

  pickFromTrick(seat: Seat, card: CardText): void {
    if (seat === this.#table().eyes) this.#explain({ rule: 'TW-12', code: 'own-card', facts: { card } });
    else this.pick(`*${card}`);
  }

  pickBonus(move: string): void {
    if (!this.#mayPick(move)) return;
    if (this.spending === move) this.commit(move);
    else this.#bonus = move;
  }

  /** Picks without committing, for keyboard players. */
  point(move: string): void {
    if (move.startsWith('!')) this.#bonus = move;
    else this.#card = move;
  }

  /** Picked up for dragging: if it can't go anywhere, the reason is shown at once. */
  lift(move: string): void {
    if (this.#mayPick(move)) this.point(move);
  }

  /** Makes the move by dropping it where it goes; false, with an explanation, if it isn't allowed. */
  drop(move: string, isThere: boolean): boolean {
    if (!this.#mayPick(move)) return false;
    if (isThere) this.commit(move);
    else this.clear();
    return isThere;
  }

  /** Unpicks the bonus first, then the card. */
  clear(): void {
    if (this.#bonus !== null) this.#bonus = null;
    else this.#card = null;
    if (this.promise === null) this.#table().say(null);
  }

  /** Spending a bonus keeps the card picked. */
  commit(move: string): void {
    this.#bonus = null;
    if (!move.startsWith('!')) this.#card = null;
    this.#table().play(move);
  }

  #ifLegal(move: string | null): string | null {
    return move !== null && this.#table().legal.includes(move) ? move : null;
  }

  #mayPick(move: string): boolean {
    const { legal, refuse } = this.#table();
    if (legal.includes(move)) return true;
    this.#explain(refuse(move));
    return false;
  }

  #explain(refusal: WhaleRefusal | null): void {
    const { say, people } = this.#table();
    if (refusal) say(tellRefusal(refusal, people), RULE_PARTS[refusal.rule]);
  }
}
