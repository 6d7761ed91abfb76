// An own move that has not got through is kept, so that it is not lost with the page. When the table is opened again it
// is made if its turn is still asked for; if the table has gone on, that is told.

import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.svelte.ts';

const unsentMove = v.object({ person: v.string(), move: v.string(), answers: v.number() });

/** To be called while the screen is set up; goes on as long as the screen does. */
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
