// The reader's progress, shared by the screens: read once from the store, and saved after every answer.

import type { Puzzle } from '@menagerie/bots/puzzles';
import { settings } from '../settings/settings.svelte.ts';
import type { Store } from '../store/store.ts';
import { tellAnswers } from './people.ts';
import {
  inGame,
  PUZZLES_KEY,
  readProgress,
  withAnswer,
  withDay,
  withTold,
  withWish,
  type Progress,
  type Wish,
} from './progress.ts';

class Solver {
  progress = $state.raw<Progress>(readProgress(null));
  #store: Store | null = null;

  /** Another tab may have made progress, so each screen reads it again. */
  async load(store: Store): Promise<void> {
    this.#store = store;
    this.progress = readProgress(await store.get('settings', PUZZLES_KEY));
  }

  answer(game: string, puzzle: Puzzle, right: boolean, day: string | null): void {
    const answered = withAnswer(this.progress, game, puzzle, right);
    this.#keep(day === null ? answered : withDay(answered, day, right));
    void this.#tell(game);
  }

  /** Only somebody with a name is known to the server. Answers not sent now go with the next one. */
  async #tell(game: string): Promise<void> {
    if (settings.name === '') return;
    try {
      const ids = await tellAnswers(game, inGame(this.progress, game));
      if (ids.length > 0) this.#keep(withTold(this.progress, game, ids));
    } catch {
      // Offline, or unknown to the server.
    }
  }

  wish(game: string, wish: Wish): void {
    this.#keep(withWish(this.progress, game, wish));
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    void this.#store?.put('settings', PUZZLES_KEY, progress);
  }
}

export const solver = new Solver();
