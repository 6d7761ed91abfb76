// What hands do at the table: take a card, turn it, try a place, lay it, ask about a box. It plays only what
// is legal, and says why the rest is not.

import type { BoxOnTable, BoxSpot, BoxView } from '@menagerie/rules';
import { tick } from 'svelte';
import { t } from '../../words/words.svelte.ts';
import type { TableProps } from '../room.ts';
import { boxAfter, boxAt, hasCats } from './boxes.ts';
import { isTurnable, type Place } from './choices.ts';
import { Chooser } from './chooser.svelte.ts';
import { describeBox } from './names.ts';
import { RULE_PARTS } from './rule-parts.ts';
import type { CardName, Side } from './sides.ts';
import { besideCards, keyOf } from './spots.ts';
import { tellRefusal } from './telling.ts';
import { Viewpoint } from './viewpoint.svelte.ts';

export class Handling {
  readonly #props: () => TableProps<BoxView>;
  /** The element that keys fall back to. */
  root: HTMLElement | null = null;
  readonly chooser = new Chooser(() => this.#props().legal);
  readonly viewpoint = new Viewpoint();
  /** The place and the cell under the mouse, and a cell of the box that was asked about. */
  pointed = $state.raw<Place | null>(null);
  hovered = $state.raw<BoxSpot | null>(null);
  #asked = $state.raw<BoxSpot | null>(null);

  shown: Place | null = $derived(this.pointed ?? this.chooser.place);
  /** The move that is tried out, and what it would make of its box. */
  tried: string | null = $derived(this.shown && this.chooser.moveAt(this.shown));
  ahead = $derived.by(() => (this.tried === null ? null : boxAfter(this.#props().view, this.tried)));
  #spot: BoxSpot | null = $derived(this.hovered ?? this.#asked);
  looked: BoxOnTable | null = $derived.by(() =>
    this.ahead || !this.#spot ? null : boxAt(this.#props().view.boxes, this.#spot),
  );
  /** Whether what is looked at is in the upper half: the note keeps clear of it. */
  isLookedHigh = $derived.by(() => {
    const spot = this.shown ?? this.#spot;
    return spot !== null && spot.y < this.viewpoint.seen.y;
  });

  constructor(props: () => TableProps<BoxView>) {
    this.#props = props;
  }

  /** The moves have changed. */
  begin(): void {
    this.chooser.begin();
    this.pointed = null;
  }

  clear(): void {
    this.#asked = null;
    this.#props().say(null);
    this.chooser.begin();
  }

  explain(move: string): void {
    const { refuse, say, people } = this.#props();
    const refusal = refuse(move);
    if (refusal) say(tellRefusal(refusal, people), RULE_PARTS[refusal.rule]);
  }

  make(move: string): void {
    const { legal, play } = this.#props();
    if (!legal.includes(move)) return this.explain(move);
    // The button that was used is about to go; keys go on working from here.
    this.root?.focus({ preventScroll: true });
    play(move);
  }

  commit(): void {
    const { ready, piece } = this.chooser;
    if (ready !== null) return this.make(ready);
    this.#props().say(t(piece === null ? 'if-choose-card' : 'if-choose-place'));
  }

  canTake(card: CardName): boolean {
    const { pieces, discards } = this.chooser.choices;
    return pieces.has(String(card)) || discards.includes(String(card));
  }

  take(card: CardName): void {
    const { view, say } = this.#props();
    if (!this.canTake(card)) {
      const [cell] =
        view.phase === 'card' && card !== 'princess' ? besideCards(view.cards, view.options.table) : [];
      return this.explain(`${card}@${cell ? keyOf(cell) : '0,0'}`);
    }
    if (String(card) === this.chooser.piece) return this.turn();
    say(null);
    this.chooser.take(String(card));
  }

  turn(): void {
    const { piece, place, places, isTurned } = this.chooser;
    const at = place ?? places.at(0);
    if (piece === null || !at) return;
    const isPossible = place ? isTurnable(place) : places.some(({ turned }) => turned !== null);
    if (isPossible) this.chooser.turn();
    else if (/^\d/.test(piece)) this.explain(`${piece}@${keyOf(at)}${isTurned ? '' : 'r'}`);
  }

  toggleSleep(): void {
    if (!this.chooser.choices.pieces.has('sleep')) return this.explain('sleep@0,0');
    this.chooser.take(this.chooser.piece === 'sleep' ? null : 'sleep');
  }

  /** The first tap tries a place, the second lays the piece there. */
  tryPlace(place: Place): void {
    if (place === this.chooser.place) return this.commit();
    this.#props().say(null);
    this.chooser.goTo(place);
  }

  step(side: Side): void {
    void this.#goTo(this.chooser.step(side, this.viewpoint.seen));
  }

  cycle(by: 1 | -1): void {
    void this.#goTo(this.chooser.cycle(by, this.viewpoint.seen));
  }

  async #goTo(place: Place | null): Promise<void> {
    this.pointed = null;
    if (!place) return;
    this.viewpoint.reveal(place);
    await tick();
    const button = this.root?.querySelector<HTMLElement>(`[data-place="${keyOf(place)}"]`);
    button?.focus({ preventScroll: true });
  }

  /** A tap on the table: asks about the box there, or why the piece in hand cannot go there. */
  tap(cell: BoxSpot, pair: BoxSpot): void {
    const box = boxAt(this.#props().view.boxes, cell);
    const { piece, places } = this.chooser;
    const isAcross = places.some(({ x }) => !Number.isInteger(x));
    this.#asked = box && this.looked !== box ? cell : null;
    if (box && !isAcross) this.chooser.leave();
    if (piece !== null && (isAcross || !box)) this.explain(`${piece}@${keyOf(isAcross ? pair : cell)}`);
  }

  /** Boxes with cats first, the best first. */
  askNextBox(): void {
    const { view, people, say } = this.#props();
    const boxes = [...view.boxes].sort(
      (a, b) => Number(hasCats(b)) - Number(hasCats(a)) || b.worth - a.worth,
    );
    if (boxes.length === 0) return say(t('if-no-boxes'));
    const asked = this.#asked;
    const at = asked ? boxes.findIndex((box) => boxAt([box], asked)) : -1;
    const box = boxes[(at + 1) % boxes.length];
    this.chooser.leave();
    this.hovered = null;
    this.#asked = box.cells[0];
    this.viewpoint.reveal(box.cells[0]);
    say(describeBox(view, box, people));
  }
}
