// Handling the table: take a card, turn it, preview a place, lay it, ask about a box. It plays only legal moves, and
// explains why the others aren't.

import {
  besideCards,
  boxOver,
  hasCats,
  isInBox,
  meetingsOf,
  readPlacement,
  type BoxOnTable,
  type BoxRefusal,
  type BoxSide,
  type BoxSpot,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { tick } from 'svelte';
import { t } from '../../words/words.svelte.ts';
import type { TableProps } from '../room.ts';
import { notices } from '../../parts/notices.svelte.ts';
import { boxAfter } from './look-ahead.ts';
import { hasWaysUp, type MoveSpot } from './group-moves.ts';
import { Choice } from './choice.svelte.ts';
import { Drag } from './drag.svelte.ts';
import { describeBox, nameWay } from './names.ts';
import { previewLines, tellPreview } from './preview.ts';
import { RULE_PARTS } from './rule-parts.ts';
import type { CardName } from './measures.ts';
import { keyOf } from './spots.ts';
import { tellRefusal } from './tell.ts';
import { Viewpoint } from './viewpoint.svelte.ts';

export class Handling {
  readonly #props: () => TableProps<BoxView, BoxRefusal>;
  /** The element that gets the focus as a fallback. */
  root: HTMLElement | null = null;
  /** The last move previewed on the table and then made: the piece is already there. */
  laid: string | null = null;
  readonly choice = new Choice(
    () => this.#props().legal,
    (move) => this.#joins(move),
  );
  readonly viewpoint = new Viewpoint();
  readonly drag = new Drag(this.choice, this.viewpoint, {
    lift: (piece) => this.#lift(piece),
    land: (place) => {
      this.#props().say(null);
      void this.#goTo(place);
    },
    cancel: () => this.clear(),
    refuse: (cell, pair) => this.#explainSpot(cell, pair),
    accept: () => this.#sayDragged(),
    // The reason is already shown.
    miss: () => this.choice.begin(),
  });
  /** The place and the cell under the mouse, and a cell of the box that was asked about. */
  pointed = $state.raw<MoveSpot | null>(null);
  hovered = $state.raw<BoxSpot | null>(null);
  #asked = $state.raw<BoxSpot | null>(null);

  shown: MoveSpot | null = $derived(
    this.drag.piece === null ? (this.pointed ?? this.choice.place) : this.drag.place,
  );
  /** The previewed move, and what it would do to its box. */
  tried: string | null = $derived.by(() => {
    if (!this.shown) return null;
    const isChosen = this.drag.piece === null && this.shown === this.choice.place;
    return isChosen ? this.choice.ready : this.choice.moveAt(this.shown, this.drag.isTurned);
  });
  /** There is nothing to say about the very first card. */
  ahead = $derived.by(() => {
    const { view } = this.#props();
    return this.tried === null || view.cards.length === 0 ? null : boxAfter(view, this.tried);
  });
  preview: readonly string[] = $derived.by(() => {
    const { view, people } = this.#props();
    return this.tried !== null && this.ahead ? previewLines(view, this.tried, this.ahead, people) : [];
  });
  #spot: BoxSpot | null = $derived(this.hovered ?? this.#asked);
  looked: BoxOnTable | null = $derived.by(() =>
    this.ahead || !this.#spot ? null : boxOver(this.#props().view.boxes, this.#spot),
  );
  /** The highlighted box: the one being looked at, or the one the piece would join. */
  marked: BoxOnTable | null = $derived.by(() => {
    const joined = this.ahead && this.ahead.box.cells.length > 1 ? this.ahead.box : null;
    return this.looked ?? joined;
  });

  constructor(props: () => TableProps<BoxView, BoxRefusal>) {
    this.#props = props;
  }

  /** The legal moves have changed. */
  begin(): void {
    this.choice.begin();
    this.pointed = null;
    this.drag.end();
  }

  clear(): void {
    this.#asked = null;
    this.#props().say(null);
    this.choice.begin();
  }

  explain(move: string): void {
    const { refuse, say, people } = this.#props();
    const refusal = refuse(move);
    if (refusal) say(tellRefusal(refusal, people), RULE_PARTS[refusal.rule]);
  }

  make(move: string): void {
    const { legal, play } = this.#props();
    if (!legal.includes(move)) return this.explain(move);
    this.laid = move === this.tried ? move : null;
    // The button that was used is about to disappear; keys must continue to work from here.
    this.root?.focus({ preventScroll: true });
    play(move);
  }

  commit(): void {
    const { ready, piece } = this.choice;
    if (ready !== null) return this.make(ready);
    this.#props().say(t(piece === null ? 'if-choose-card' : 'if-choose-place'));
  }

  canTake(card: CardName): boolean {
    const { pieces, discards } = this.choice.choices;
    return pieces.has(String(card)) || discards.includes(String(card));
  }

  /** A second tap turns it. */
  take(card: CardName): void {
    if (!this.canTake(card)) return this.#explainCard(card);
    if (String(card) === this.choice.piece) return this.turn();
    this.#props().say(null);
    this.choice.take(String(card));
    this.#tell();
  }

  /** Why it can't be taken, for one of the places where it might go. */
  #explainCard(card: CardName): void {
    const { view } = this.#props();
    const isForCell = card !== 'princess' && view.phase === (card === 'sleep' ? 'turn' : 'card');
    const [cell] = isForCell ? besideCards(view.cards, view.options.table) : [];
    this.explain(`${card}@${cell ? keyOf(cell) : '0,0'}`);
  }

  turn(): void {
    const { piece, place, places, isTurned } = this.choice;
    const at = place ?? places.at(0);
    if (piece === null || !at) return;
    if (this.choice.mayTurn) {
      this.choice.turn();
      this.#tell();
    } else if (hasWaysUp(piece)) this.explain(`${piece}@${keyOf(at)}${isTurned ? '' : 'r'}`);
  }

  /** The first tap previews a place, the second lays the piece there. */
  tryPlace(place: MoveSpot): void {
    if (place === this.choice.place) return this.commit();
    this.#props().say(null);
    this.choice.goTo(place);
    this.#tell();
  }

  /** Picks up a piece to drag it; false if that isn't allowed. */
  #lift(piece: string): boolean {
    if (!this.canTake(piece)) {
      this.#explainCard(piece);
      return false;
    }
    if (piece !== this.choice.piece) this.choice.take(piece);
    this.choice.leave();
    this.pointed = null;
    this.#sayDragged();
    return true;
  }

  #sayDragged(): void {
    this.#props().say(t(this.choice.piece === 'sleep' ? 'if-drag-cat' : 'if-drag'));
  }

  /** The preview, for screen readers. */
  #tell(): void {
    const { view, people } = this.#props();
    const { ready, piece, isTurned } = this.choice;
    const ahead = ready === null ? null : boxAfter(view, ready);
    if (ready !== null && ahead) notices.say(tellPreview(view, ready, ahead, people));
    else if (piece === 'sleep') notices.say(nameWay(isTurned));
  }

  #joins(move: string): boolean {
    const placement = readPlacement(move);
    if (!placement) return false;
    const { x, y, piece, isTurned } = placement;
    const meetings = meetingsOf(this.#props().view.cards, { x, y, card: piece, turned: isTurned });
    return Object.values(meetings).includes('joined');
  }

  step(side: BoxSide): void {
    void this.#goTo(this.choice.step(side, this.viewpoint.seen));
  }

  cycle(by: 1 | -1): void {
    void this.#goTo(this.choice.cycle(by, this.viewpoint.seen));
  }

  async #goTo(place: MoveSpot | null): Promise<void> {
    this.pointed = null;
    if (!place) return;
    this.#tell();
    this.viewpoint.reveal(place);
    await tick();
    const button = this.root?.querySelector<HTMLElement>(`[data-place="${keyOf(place)}"]`);
    button?.focus({ preventScroll: true });
  }

  /** A tap on the table: asks about the box there, or why the piece in hand can't go there. */
  tap(cell: BoxSpot, pair: BoxSpot): void {
    const box = boxOver(this.#props().view.boxes, cell);
    this.#asked = box && this.looked !== box ? cell : null;
    const { isForPairs } = this.choice;
    if (box && !isForPairs) this.choice.leave();
    if (isForPairs || !box) this.#explainSpot(cell, pair);
  }

  /** Why the piece in hand can't go there. */
  #explainSpot(cell: BoxSpot, pair: BoxSpot): void {
    const { piece } = this.choice;
    if (piece !== null) this.explain(`${piece}@${keyOf(this.choice.isForPairs ? pair : cell)}`);
  }

  /** Boxes with cats first, the best first. */
  askNextBox(): void {
    const { view, people, say } = this.#props();
    const boxes = [...view.boxes].sort(
      (a, b) => Number(hasCats(b)) - Number(hasCats(a)) || b.worth - a.worth,
    );
    if (boxes.length === 0) return say(t('if-no-boxes'));
    const asked = this.#asked;
    const at = asked ? boxes.findIndex((box) => isInBox(box, asked)) : -1;
    const box = boxes[(at + 1) % boxes.length];
    this.choice.leave();
    this.hovered = null;
    this.#asked = box.cells[0];
    this.viewpoint.reveal(box.cells[0]);
    say(describeBox(view, box, people));
  }
}
