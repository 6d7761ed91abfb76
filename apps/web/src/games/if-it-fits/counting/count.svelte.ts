// Progress of the final count: at one of the boxes, or past them at the totals. It continues by itself until the reader
// takes control; with reduced motion it waits for them from the start.

import type { BoxOnTable, BoxSpot, BoxView } from '@menagerie/rules';
import { isInBox } from '@menagerie/rules/if-it-fits';
import { mayMove } from '../../../settings/settings.svelte.ts';
import type { TableProps } from '../../room.ts';
import { countSteps, timeForEach, type CountStep } from './steps.ts';

export class Count {
  readonly #props: () => TableProps<BoxView>;
  /** The step reached so far; null: still where it starts. */
  #chosen = $state<number | null>(null);
  #isPaused = $state(false);

  readonly isOn: boolean = $derived.by(() => Boolean(this.#props().counting));
  readonly #isNews: boolean = $derived.by(() => this.#props().counting?.isNews ?? false);
  readonly steps: readonly CountStep[] = $derived.by(() => (this.isOn ? countSteps(this.#props().view) : []));
  /** Equals the number of steps at the totals. */
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

  /** The time for a box is up. The count pauses while anything covers the table. */
  tick(): void {
    if (document.hidden || document.querySelector('dialog[open]')) this.#isPaused = true;
    else this.#chosen = this.at + 1;
  }

  goTo(at: number): void {
    this.#isPaused = true;
    this.#chosen = Math.max(0, Math.min(this.steps.length, at));
  }

  /** The box at a cell, or the next one if nothing is counted there. */
  goToBox(cell: BoxSpot): void {
    const found = this.steps.findIndex(({ box }) => isInBox(box, cell));
    this.goTo(found < 0 ? this.at + 1 : found);
  }

  /** Restarts at the first box. */
  restart(): void {
    this.#chosen = 0;
    this.#isPaused = false;
  }

  toggle(): void {
    this.#isPaused = !this.#isPaused;
  }

  /** Continues to the result. */
  end(): void {
    this.goTo(this.steps.length);
    this.#props().counting?.end();
  }
}
