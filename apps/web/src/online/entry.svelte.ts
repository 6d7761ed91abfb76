// Wraps everything that needs an identity on the server: anyone without a name is asked for one first.

import { cleanName } from '@menagerie/protocol/limits';
import { choose, settings } from '../settings/settings.svelte.ts';
import { me } from './me.svelte.ts';

export class Entry {
  name = $state(settings.name);
  /** How many times in a row the name was missing. */
  missed = $state(0);
  isBusy = $state(false);

  /** Whether a name is needed first. */
  isNameless(): boolean {
    this.missed = me.person || cleanName(this.name) !== null ? 0 : this.missed + 1;
    return this.missed > 0;
  }

  /** Runs one task at a time, and only with an identity. */
  async go(work: () => Promise<unknown>, tell: (trouble: unknown) => void): Promise<void> {
    if (this.isNameless() || this.isBusy) return;
    const called = cleanName(this.name);
    this.isBusy = true;
    try {
      if (!me.person && called !== null) {
        await me.setName(called);
        await choose('name', called);
      }
      await work();
    } catch (error) {
      tell(error);
    } finally {
      this.isBusy = false;
    }
  }
}
