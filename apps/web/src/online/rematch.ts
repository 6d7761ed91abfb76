// The same people again: one tap opens the next table, or finds the one that somebody else has opened, and sits
// down there at the seat that is kept.

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
    // The host may have given the seat away: they will see, there.
    if (!(error instanceof Refused)) throw error;
  }
  place.go({ name: 'table', id: next.id, invitation: null });
}
