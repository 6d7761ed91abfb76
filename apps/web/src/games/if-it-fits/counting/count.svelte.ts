// Progress of the final count: at one of the boxes, or past them at the totals. It continues by itself until
// the reader takes it in hand; without motion it waits for them from the start.

import type { BoxOnTable, BoxSpot, BoxView } from '@menagerie/rules';
import { isInBox } from '@menagerie/rules/if-it-fits';
import { mayMove } from '../../../settings/settings.svelte.ts';
import type { TableProps } from '../../room.ts';
import { countSteps, timeForEach, type CountStep } from './steps.ts';

export class Count {
  readonly #props: () => TableProps<BoxView>;
  /** Null: wherever it begins. */
  #chosen = $state<number | null>(null);
  #isPaused = $state(false);

  readonly isOn: boolean = $derived.by(() => Boolean(this.#props().counting));
  readonly #isNews: boolean = $derived.by(() => this.#props().counting?.isNews ?? false);
  readonly steps: readonly CountStep[] = $derived.by(() => (this.isOn ? countSteps(this.#props().view) : []));
  /** As many as there are steps: at the totals. */
  readonly at: number = $derived.by(() => this.#chosen ?? (this.#isNews ? 0 : this.steps.length));
  /** Null at the totals. */
  readonly step: CountStep | null = $derived.by(() => this.steps[this.at] ?? null);
  readonly lit: BoxOnTable | null = $derived.by(() => this.step?.box ?? null);
  /** Whether it may advance by itself. */
  readonly canRun: boolean = $derived.by(() => mayMove());
  readonly isRunning: boolean = $derived.by(() => this.canRun && !this.#isPaused && this.step !== null);
  /** Whether there is something to announce to screen readers. */
  readonly isTold: boolean = $derived.by(() => this.#isNews || this.#chosen !== null);

  constructor(props: () => TableProps<BoxView>) {
    this.#props = props;
  }

  /** How long a box is shown. */
  get milliseconds(): number {
    return timeForEach(this.steps.length);
  }

  /** The time for a box is over. Anything covering the table stops the counting. */
  tick(): void {
    if (document.hidden || document.querySelector('dialog[open]')) this.#isPaused = true;
    else this.#chosen = this.at + 1;
  }

  goTo(at: number): void {
    this.#isPaused = true;
    this.#chosen = Math.max(0, Math.min(this.steps.length, at));
  }

  /** The box at a cell, or the next one where there is none to count. */
  goToBox(cell: BoxSpot): void {
    const found = this.steps.findIndex(({ box }) => isInBox(box, cell));
    this.goTo(found < 0 ? this.at + 1 : found);
  }

  /** From the first box on. */
  restart(): void {
    this.#chosen = 0;
    this.#isPaused = false;
  }

  toggle(): void {
    this.#isPaused = !this.#isPaused;
  }

  /** On to the result. */
  end(): void {
    this.goTo(this.steps.length);
    this.#props().counting?.end();
  }
}
