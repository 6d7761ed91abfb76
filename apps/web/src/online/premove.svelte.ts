// A move chosen during somebody else's turn. It stays in this page until the reader's turn, so neither the server nor
// the others know of it, and a random delay hides it when it is played.

import type { Seat } from '@menagerie/rules';
import type { GameRoom } from '../games/room.ts';
import { browserDevice, type Device } from '../device.ts';
import type { Ahead } from '../play/played-table.ts';
import { movesAhead } from './ahead.ts';
import type { LiveTable } from './live-table.svelte.ts';

/** The delay's range, as if somebody had looked first. */
const PAUSE_MS = { least: 500, most: 1500 };

export class Premove implements Ahead {
  isOn = $state(false);
  chosen = $state<string | null>(null);
  /** A planned move that was no longer legal when its turn came. */
  lost = $state<string | null>(null);
  readonly #table: LiveTable;
  readonly #room: Pick<GameRoom, 'mayPrepare'>;
  readonly #device: Device;
  /** Whose next move is planned; null if nothing can be planned now. */
  readonly #seat: Seat | null = $derived.by(() => {
    const { state, view, legal, sending, stage, isWatching } = this.#table;
    const isWaiting = stage === 'playing' && state.asked === null && legal.length === 0 && !sending;
    return isWaiting && !isWatching && view.toMove.length > 0 ? state.you : null;
  });
  readonly moves: readonly string[] = $derived.by(() => {
    const { game, view } = this.#table;
    if (!this.isOn || this.#seat === null) return [];
    return movesAhead(game, view, this.#seat).filter((move) => this.#room.mayPrepare(move, view));
  });

  constructor(table: LiveTable, room: Pick<GameRoom, 'mayPrepare'>, device: Device = browserDevice) {
    this.#table = table;
    this.#room = room;
    this.#device = device;
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.chosen = null;
    this.lost = null;
  }

  choose(move: string): void {
    this.chosen = move;
    this.lost = null;
  }

  /** Call this while the screen is set up; ends with the screen. */
  follow(): void {
    $effect(() => {
      const table = this.#table;
      const { chosen } = this;
      if (chosen === null) return;
      if (table.isWatching || table.stage !== 'playing') this.chosen = null;
      if (table.legal.length === 0) return;
      if (!table.legal.includes(chosen)) {
        this.chosen = null;
        this.lost = chosen;
        return;
      }
      const pause = PAUSE_MS.least + this.#device.random() * (PAUSE_MS.most - PAUSE_MS.least);
      return this.#device.after(pause, () => this.#play(chosen));
    });
    let before: number | null = null;
    $effect(() => {
      const { asked } = this.#table.state;
      // The turn is over, whether by this move or another.
      if (before !== null && asked !== before) this.chosen = this.lost = null;
      before = asked;
    });
  }

  #play(move: string): void {
    this.chosen = null;
    this.#table.play(move);
  }
}
