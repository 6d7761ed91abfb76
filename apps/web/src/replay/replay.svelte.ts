// The state of a replay: the current step, the perspective, and whether it is playing.

import type { Scores, Seat, View } from '@menagerie/rules';
import type { Step } from '@menagerie/rules';
import { scoresAt, type RecordedGame } from './recorded-game.ts';

/** How long each step is shown, in milliseconds. */
export const TEMPOS = { slow: 2400, steady: 1200, fast: 600 } as const;
export type Tempo = keyof typeof TEMPOS;
/** The end of a trick or round is shown longer. */
const LONGER = 1.7;

export class Replay {
  readonly recorded: RecordedGame;
  #timer: ReturnType<typeof setTimeout> | undefined;

  index = $state(0);
  eyes = $state<Seat>(0);
  isOpen = $state(false);
  isPlaying = $state(false);
  tempo = $state<Tempo>('steady');

  readonly step: Step = $derived.by(() => this.recorded.steps[this.index]);
  readonly openViews: readonly View[] | null = $derived.by(() =>
    this.isOpen ? this.recorded.people.map((_, seat) => this.#viewOf(seat)) : null,
  );
  readonly view: View = $derived.by(() => this.openViews?.[this.eyes] ?? this.#viewOf(this.eyes));
  readonly scores: Scores = $derived.by(() => scoresAt(this.recorded, this.step));

  constructor(recorded: RecordedGame) {
    this.recorded = recorded;
    const own = recorded.people.findIndex(({ kind }) => kind === 'you' || kind === 'person');
    this.eyes = Math.max(0, own);
    // In a game between bots only, no cards need hiding.
    this.isOpen = own < 0;
  }

  get last(): number {
    return this.recorded.steps.length - 1;
  }

  get isFinished(): boolean {
    return this.recorded.record.end.reason === 'finished';
  }

  /** Stepping by hand stops playback. */
  go(index: number): void {
    this.pause();
    this.#show(index);
  }

  /** By the number of an event in the record; for a score, the step of the move that caused it. */
  goToEvent(n: number): void {
    this.go(this.recorded.steps.findLastIndex((step) => step.n <= n));
  }

  play(): void {
    if (this.index === this.last) this.#show(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #show(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
  }

  #wait(): void {
    const { consequences } = this.step;
    const isBig = consequences.some(({ type }) => type === 'trick-won' || type === 'round-scored');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#show(this.index + 1);
        if (this.index === this.last) this.pause();
        else this.#wait();
      },
      TEMPOS[this.tempo] * (isBig ? LONGER : 1),
    );
  }

  #viewOf(seat: Seat): View {
    return this.recorded.record.game.view(this.step.position, seat);
  }
}
