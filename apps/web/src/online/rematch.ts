// A rematch with the same people: one tap opens the next table, or joins the one somebody else has opened, in the seat
// reserved there.

import type { TableState } from '@menagerie/protocol';
import { place } from '../route.svelte.ts';
import type { Store } from '../store/store.ts';
import { api, Refused } from './api.ts';
import { sitDown } from './sitting.ts';

export async function goToRematch(store: Store, { id, you }: TableState): Promise<void> {
  const next = await api.request<TableState>('POST', `tables/${id}/rematch`);
  try {
    if (next.phase === 'open' && next.you === null && you !== null) {
      await sitDown(store, next.id, { seat: you });
      await api.request('POST', `tables/${next.id}/ready`, { isReady: true });
    }
  } catch (error) {
    // The host may have given the seat away; the reader will see that at the table.
    if (!(error instanceof Refused)) throw error;
  }
  place.go({ name: 'table', id: next.id, invitation: null });
}
