// Saves the reader's move until it has got through, so that it isn't lost when the page is closed. When the table is
// opened again, the move is played if its turn is still open; otherwise the reader is told.

import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.svelte.ts';

const unsentMove = v.object({ person: v.string(), move: v.string(), answers: v.number() });

/** Call this while the screen is set up; ends with the screen. */
export function keepUnsentMove(store: Store, table: LiveTable, person: string | null): void {
  if (person === null) return;
  const { id } = table.state;
  let isKept = false;
  $effect(() => {
    const { sending } = table;
    if (sending) void store.put('moves', id, { person, ...sending });
    else if (isKept) void store.remove('moves', id);
    isKept = sending !== null;
  });
  void resend();

  async function resend(): Promise<void> {
    const kept = await store.get('moves', id);
    if (!v.is(unsentMove, kept) || kept.person !== person || table.sending) return;
    if (await table.resend(kept)) await store.remove('moves', id);
  }
}
