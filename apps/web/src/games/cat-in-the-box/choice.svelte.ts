// A selection in progress: the card picked from the hand and the colour being previewed, until they make a move.
// Choices that aren't allowed are explained.

import {
  costOf,
  type CatRefusal,
  type CatView,
  type Colour,
  type Rank,
} from '@menagerie/rules/cat-in-the-box';
import { t } from '../../words/words.svelte.ts';
import type { TableProps } from '../room.ts';
import { moveOnto } from './drop.ts';
import { RULE_PARTS } from './rule-parts.ts';
import { partsOf, tellRefusal } from './tell.ts';

export class Choice {
  readonly #table: () => TableProps<CatView, CatRefusal>;
  #picked = $state<Rank | null>(null);
  /** The colour the chosen card would take. */
  preview = $state<Colour | null>(null);

  constructor(table: () => TableProps<CatView, CatRefusal>) {
    this.#table = table;
  }

  /** The chosen card. It can be chosen before your turn and stays chosen. */
  get rank(): Rank | null {
    const { view } = this.#table();
    const isPicked = this.#mayPick && this.#picked !== null && view.hand.includes(this.#picked);
    return isPicked ? this.#picked : (this.#prepared?.rank ?? null);
  }

  /** The colour in which the chosen card is previewed. */
  get colour(): Colour | null {
    return this.preview ?? (this.#prepared?.rank === this.rank ? (this.#prepared?.colour ?? null) : null);
  }

  get #prepared(): { readonly rank: Rank; readonly colour: Colour } | null {
    const { prepared = null } = this.#table();
    const parts = prepared === null ? null : partsOf(prepared);
    return parts?.type === 'play' ? parts : null;
  }

  get #mayPick(): boolean {
    const { view, legal } = this.#table();
    return view.phase === 'play' || (view.phase === 'discard' && legal.length > 0);
  }

  isLegal(colour: Colour): boolean {
    return this.rank !== null && this.#table().legal.includes(`${this.rank}${colour}`);
  }

  /** No colour is left for it, although it is your turn. */
  isIdle(rank: Rank): boolean {
    const { view, legal } = this.#table();
    return view.phase === 'play' && legal.length > 0 && !legal.some((move) => move.startsWith(String(rank)));
  }

  /** Picks a card; false if that isn't possible. */
  pick(rank: Rank): boolean {
    const { view, say } = this.#table();
    if (!this.#mayPick || !view.hand.includes(rank)) {
      this.#explain(view.phase === 'discard' ? `-${rank}` : `${rank}r`);
      return false;
    }
    this.#picked = rank;
    say(this.isIdle(rank) ? t('cb-no-colours', { rank }) : null);
    return true;
  }

  /** Picks the advised card, and returns the move to make. */
  follow(move: string): string {
    const parts = partsOf(move);
    if (parts.type === 'predict') return `[data-predict="${parts.count}"]`;
    this.pick(parts.rank);
    return parts.type === 'discard' ? '[data-confirm]' : `[data-colour="${parts.colour}"]`;
  }

  /** Puts the card back and returns it. */
  letGo(): Rank | null {
    const { rank } = this;
    if (rank === null) return null;
    this.#picked = null;
    this.look(null);
    this.#table().say(null);
    return rank;
  }

  /** Opens the lid as a preview, and explains the cost of the colour. */
  look(colour: Colour | null): void {
    const { view, eyes, say } = this.#table();
    const offered = colour !== null && this.isLegal(colour) ? colour : null;
    if (offered === this.preview) return;
    this.preview = offered;
    const cost = offered && costOf(view, eyes, offered);
    say(cost ? t('cb-preview-lose', { colour: cost }) : null);
  }

  declare(colour: Colour): void {
    const { view, legal, eyes, say } = this.#table();
    if (this.rank !== null) return this.make(`${this.rank}${colour}`);
    const isOwn = view.phase === 'play' && legal.length > 0 && view.seats[eyes].colours.includes(colour);
    if (isOwn) say(t('cb-no-card-chosen'));
    else this.#explain(`${view.hand[0] ?? 1}${colour}`);
  }

  /** Drops a card on a place of the table; false, with an explanation, if it can't go there. */
  dropOn(rank: Rank, place: string): boolean {
    const move = this.#mayGo(rank, place);
    if (move !== null) this.make(move);
    return move !== null;
  }

  /** For a card held over a place: what it would cost there, or why it can't go there. */
  holdOver(rank: Rank, place: string | null): void {
    this.look(null);
    this.#table().say(null);
    const move = place === null ? null : this.#mayGo(rank, place);
    const parts = move === null ? null : partsOf(move);
    if (parts?.type === 'play') this.look(parts.colour);
  }

  /** The move of a card onto a place; null, with an explanation, if it can't go there. */
  #mayGo(rank: Rank, place: string): string | null {
    const { view, legal, say } = this.#table();
    const move = moveOnto(rank, place, view.phase);
    if (move === null) say(place === 'mat' ? t('cb-drop-colour') : t('cb-drop-rank', { rank }));
    else if (legal.includes(move)) return move;
    else this.#explain(move);
    return null;
  }

  make(move: string): void {
    const { legal, play } = this.#table();
    if (!legal.includes(move)) return this.#explain(move);
    this.#picked = null;
    this.preview = null;
    play(move);
  }

  #explain(move: string): void {
    const { refuse, say, people } = this.#table();
    const refusal = refuse(move);
    if (refusal) say(tellRefusal(refusal, people), RULE_PARTS[refusal.rule]);
  }
}
